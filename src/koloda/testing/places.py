"""Cards: all of them lie somewhere, exactly once, and what a view says of them is true."""

from __future__ import annotations

from operator import add

from koloda.kernel.knowing import SEEN, UNKNOWN
from koloda.kernel.places import HOLE
from koloda.kernel.state import State
from koloda.kernel.views import uncounted
from koloda.testing.trail import Trail, eye_of, viewers


def faces_in(state: State, place: int) -> list[int]:
    """How many cards of every face lie in a place; unknown ones of a view are left out."""
    faces = int(state.faces)
    if state.layout.start[place] < 0:
        return counted(state, place)
    found = [0] * faces
    for face, _ in cells_of(state, place):
        if face != UNKNOWN:
            found[face] += 1
    return found


def counted(state: State, place: int) -> list[int]:
    """What a place counts by face; a slice, since single numbers are slow to read from outside the engine."""
    faces = int(state.faces)
    return list(state.count[place * faces : (place + 1) * faces])


def cells_of(state: State, pile: int) -> list[tuple[int, int]]:
    """A pile from the bottom up, a grid from its first cell on, holes left out: the face, and who knows it."""
    cells = list(state.cells[int(state.layout.start[pile]) : int(state.past_end(pile))])
    grid = state.layout.grids[pile] > 0
    return [(cell & 0xFF, cell >> SEEN) for cell in cells if cell != HOLE or not grid]


def check_cards(trail: Trail) -> None:
    """No card is lost or made, no place holds less than nothing, sizes are what lies there."""
    state = trail.state
    total = [0] * int(state.faces)
    for place in range(int(state.layout.count)):
        name = state.layout.names[place]
        held = faces_in(state, place)
        if min(held) < 0:
            trail.fail(f"{name} holds less than no card of a face: {held}")
        if sum(held) != state.size[place]:
            trail.fail(f"{name} has the size {state.size[place]}, but {sum(held)} cards")
        total = list(map(add, total, held))
        if state.layout.start[place] >= 0:
            trail.hold(not any(counted(state, place)), f"the pile {name} counts cards like a bag")
    trail.same(total, trail.game.deck, "the cards lying about and the deck")


def check_facts(trail: Trail) -> None:
    """Every public number lies in the range the game declares for it."""
    values = trail.state.facts()
    trail.same(len(values), sum([fact.width for fact in trail.game.facts]), "the number of facts told and declared")
    at = 0
    for fact in trail.game.facts:
        for value in values[at : at + fact.width]:
            good = fact.low <= value <= fact.high or value == fact.default
            trail.hold(good, f"the fact {fact.name} is {value}, not between {fact.low} and {fact.high}")
            if fact.words:
                trail.hold(value < len(fact.words), f"the fact {fact.name} has no word for {value}")
        at += fact.width


def check_claims(trail: Trail) -> None:
    """All that any view claims to know is true of the state."""
    for viewer in viewers(trail.game):
        complaint = false_claim(trail.state, viewer)
        trail.hold(not complaint, f"the view of {'a spectator' if viewer is None else viewer} claims {complaint}")


def false_claim(state: State, viewer: int | None) -> str:
    """The first claim of a view that is not true, empty if there is none."""
    view = state.view(viewer)
    eye = eye_of(state.game, viewer)
    faces = int(state.faces)
    for place in range(int(state.layout.count)):
        name = state.layout.names[place]
        if uncounted(state, place, eye):
            at = eye * int(state.layout.count) + place
            if not view.least[at] <= state.size[place] <= view.most[at]:
                return f"that {name} has {view.least[at]} to {view.most[at]} cards, there are {state.size[place]}"
        elif view.size[place] != state.size[place]:
            return f"that {name} has {view.size[place]} cards"
        there = faces_in(state, place)
        if state.layout.start[place] >= 0:
            lost = [0] * faces
            for (seen, _), (face, mask) in zip(cells_of(view, place), cells_of(state, place)):
                if seen == UNKNOWN:
                    lost[face] += 1
                elif seen != face or not (mask >> eye & 1 or (state.over and state.layout.places[place].opens)):
                    return f"to know a card in {name}"
            there = lost
        for face in range(faces):
            if view.count[place * faces + face] > there[face]:
                claimed = view.count[place * faces + face]
                return f"{claimed} of {state.game.faces[face]} in {name}, there are {there[face]}"
        barred = false_bar(state, place)
        if barred:
            return barred
    return ""


def false_bar(state: State, place: int) -> str:
    """Whether what everybody knows of a bag, of cards that are there and cards that are not, is true together."""
    if state.layout.start[place] >= 0 or len(state.barred) == 0 or state.barred[place] == 0:
        return ""
    faces = int(state.faces)
    clean = 0
    for face in range(faces):
        if not state.bars[place * faces + face]:
            clean += int(state.count[place * faces + face] - state.sure[place * faces + face])
    if clean >= state.barred[place]:
        return ""
    name = state.layout.names[place]
    return f"{state.barred[place]} unknown cards in {name} without the barred faces, there are {clean}"
