"""A table without rules, a random walk over the kernel's verbs, and somebody who remembers by himself.

The tracker follows COM-7 viewer by viewer and knows nothing of how the kernel stores it. Of a place that
a viewer does not see it keeps the least number of cards of each face: a card seen to come makes it one
more, a card seen to leave one less, and n cards that leave unseen n less of every face. In piles it keeps
which very cards (each has a number) the viewer knows; shuffling turns those into faces that are there
somewhere, and showing the pile turns all of them back into places.
"""

from koloda.kernel.cards import Cards
from koloda.kernel.chance import Seeded
from koloda.kernel.game import Game
from koloda.kernel.knowing import UNKNOWN
from koloda.kernel.moves import Offer
from koloda.kernel.options import Option
from koloda.kernel.places import (
    HOLE,
    Place,
    closed_bag,
    closed_grid,
    closed_pile,
    hands,
    open_bag,
    open_pile,
)
from koloda.kernel.state import State
from koloda.testing import Trail
from koloda.testing.places import cells_of

VERBS = (
    *("shift", "shift", "lay", "pick", "pick", "flip", "empty", "shuffle", "look", "tell", "none"),
    *("tuck", "cell", "cell"),
)
GRID = 10
"""The place that is a grid."""


class Bare(Game):
    """Three hands and one place of every kind."""

    def describe_game(self) -> None:
        self.id = "bare"
        self.least = 3
        self.most = 3

    def option_list(self) -> list[Option]:
        return []

    def set_up(self) -> None:
        self.faces = ["5", "6", "7", "8"]
        self.deck = [4, 3, 3, 2] if not self.tiny else [3, 2, 2, 1]
        self.places = [
            *hands(3),
            open_bag("table"),
            closed_bag("gone"),
            open_pile("discard"),
            closed_pile("stock"),
            closed_pile("drawn"),
            Place("own", pile=True, owner=1, eyes="owner"),
            closed_bag("aside"),
            closed_grid("grid", 4, 3),
        ]
        self.table.add("pass", "pass", kind=0)

    def blank(self) -> State:
        return BareState(self)


class BareState(State):
    def deal(self, carry: list[int]) -> None:
        packet = self.game.shuffled(self.luck())
        for at, face in enumerate(packet):
            self.put(face, self.luck().below(self.layout.count))
            assert at >= 0
        self.to_move(0)

    def offer(self, seat: int, offer: Offer) -> None:
        offer.add(0)

    def facts(self) -> list[int]:
        return []

    def set_facts(self, facts: list[int]) -> None:
        pass


class Tracker:
    """What each viewer is certain of, followed card by card."""

    def __init__(self, state: State) -> None:
        layout = state.layout
        self.viewers = int(layout.players) + 1
        self.faces = int(state.faces)
        self.piled = [int(layout.start[place]) >= 0 for place in range(int(layout.count))]
        self.eyes = [int(mask) for mask in state.eyes]
        self.face_of: list[int] = []
        self.piles: list[list[int | None]] = [[] for _ in self.piled]
        self.size = [int(n) for n in state.size]
        self.knows: list[set[int]] = [set() for _ in range(self.viewers)]
        self.least = [[[0] * self.faces for _ in self.piled] for _ in range(self.viewers)]
        for place, pile in enumerate(self.piled):
            for i in range(self.size[place] if pile else 0):
                self.piles[place].append(self.card(int(state.at(place, i)), self.eyes[place]))
        self.up: set[int] = set()

    def card(self, face: int, seen: int) -> int:
        number = len(self.face_of)
        self.face_of.append(face)
        self.show(number, seen)
        return number

    def show(self, number: int, seen: int) -> None:
        for viewer in range(self.viewers):
            if seen >> viewer & 1:
                self.knows[viewer].add(number)

    def sees(self, viewer: int, place: int) -> bool:
        return bool(self.eyes[place] >> viewer & 1)

    def take(self, viewer: int, place: int, face: int, n: int, seen: bool) -> None:
        """n cards leave a place that this viewer does not see."""
        least = self.least[viewer][place]
        for each in range(self.faces):
            if each == face or not seen:
                least[each] = max(0, least[each] - n)

    def shift(self, face: int, n: int, src: int, dst: int) -> None:
        for viewer in range(self.viewers):
            seen = self.sees(viewer, src) or self.sees(viewer, dst)
            if not self.sees(viewer, src):
                self.take(viewer, src, face, n, seen)
            if seen and not self.sees(viewer, dst):
                self.least[viewer][dst][face] += n

    def lay(self, face: int, bag: int, pile: int) -> None:
        seen = self.eyes[bag] | self.eyes[pile]
        for viewer in range(self.viewers):
            if not self.sees(viewer, bag):
                self.take(viewer, bag, face, 1, bool(seen >> viewer & 1))
        self.piles[pile].append(self.card(face, seen))

    def lift(self, pile: int, i: int, seen: int) -> int:
        """A card leaves a pile: who did not know it by its place takes it for one of the others."""
        number = self.piles[pile][i]
        assert number is not None
        if pile == GRID:
            self.piles[pile][i] = None
        else:
            self.piles[pile].pop(i)
        for viewer in range(self.viewers):
            if number not in self.knows[viewer]:
                self.take(viewer, pile, self.face_of[number], 1, bool(seen >> viewer & 1))
        self.show(number, seen)
        return number

    def pick(self, pile: int, i: int, bag: int) -> None:
        number = self.lift(pile, i, self.eyes[bag])
        self.into_bag(number, bag)

    def into_bag(self, number: int, bag: int) -> None:
        for viewer in range(self.viewers):
            if number in self.knows[viewer] and not self.sees(viewer, bag):
                self.least[viewer][bag][self.face_of[number]] += 1

    def flip(self, src: int, dst: int, seen: int) -> None:
        self.piles[dst].append(self.lift(src, len(self.piles[src]) - 1, seen | self.eyes[dst]))

    def take_off(self, i: int, dst: int, at: int, seen: int) -> None:
        """A card of the grid goes into a pile."""
        self.piles[dst].insert(at, self.lift(GRID, i, seen | self.eyes[dst]))

    def tuck(self, state: State, sources: list[int], dst: int) -> None:
        """Piles go under another in random order: nobody knows where a card of them lies who does not see it."""
        n = 0
        for src in sources:
            n += len(self.piles[src])
            for viewer in range(self.viewers):
                known = [self.face_of[one] for one in self.numbers(src) if one in self.knows[viewer]]
                for face in range(self.faces):
                    if not self.sees(viewer, dst):
                        self.least[viewer][dst][face] += known.count(face) + self.least[viewer][src][face]
                self.least[viewer][src] = [0] * self.faces
            self.piles[src] = []
        under: list[int | None] = [self.card(int(state.at(dst, i)), self.eyes[dst]) for i in range(n)]
        self.piles[dst] = under + self.piles[dst]

    def numbers(self, pile: int) -> list[int]:
        """The cards of a pile, or of the grid without its holes."""
        return [number for number in self.piles[pile] if number is not None]

    def empty(self, src: int, dst: int, held: list[int]) -> None:
        """All of a place goes to another: nothing that was known to be here can be elsewhere."""
        for viewer in range(self.viewers):
            carried = held if self.sees(viewer, src) and not self.piled[src] else self.least[viewer][src]
            for face in range(self.faces):
                if not self.sees(viewer, dst):
                    self.least[viewer][dst][face] += carried[face]
            self.least[viewer][src] = [0] * self.faces
        for number in self.numbers(src):
            self.show(number, self.eyes[dst])
            if not self.piled[dst]:
                self.into_bag(number, dst)
        if self.piled[dst]:
            self.piles[dst] += self.piles[src]
        self.piles[src] = []

    def shuffle(self, state: State, pile: int) -> None:
        for viewer in range(self.viewers):
            if not self.sees(viewer, pile):
                for number in self.numbers(pile):
                    if number in self.knows[viewer]:
                        self.least[viewer][pile][self.face_of[number]] += 1
        self.piles[pile] = [self.card(int(state.at(pile, i)), self.eyes[pile]) for i in range(len(self.piles[pile]))]

    def look(self, viewer: int, place: int, held: list[int]) -> None:
        if self.piled[place]:
            self.knows[viewer].update(self.numbers(place))
            self.least[viewer][place] = [0] * self.faces
        elif not self.sees(viewer, place):
            self.least[viewer][place] = held

    def tell(self, place: int, face: int, n: int) -> None:
        for viewer in range(self.viewers):
            if not self.sees(viewer, place):
                self.least[viewer][place][face] = max(n, self.least[viewer][place][face])


class Walk(Trail):
    """A state pushed about at random, and the tracker that goes with it."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.seed = seed
        self.chance = Seeded(seed, 77)
        self.doing = ""
        self.table = game.deal(seed=seed)
        self.table.listen()
        self.tracker = Tracker(self.table)
        self.said: list[str] = []

    @property
    def state(self) -> State:
        return self.table

    def fail(self, complaint: str) -> None:  # type: ignore[override]
        raise AssertionError(f"{self.doing} {complaint}\nseed {self.seed}: {'; '.join(self.said)}\n{self.table}")

    def held(self, place: int) -> list[int]:
        return [int(self.table.held(place, face)) for face in range(int(self.table.faces))]

    def some(self, pile: bool, filled: bool, other_than: int = -1) -> int:
        """A place by chance, −1 if there is none of the kind."""
        fit = [
            place
            for place, piled in enumerate(self.tracker.piled)
            if piled == pile and place not in (other_than, GRID) and (not filled or self.table.size[place] > 0)
        ]
        return fit[self.below(len(fit))] if fit else -1

    def face_in(self, bag: int) -> int:
        held = [face for face, n in enumerate(self.held(bag)) if n > 0]
        return held[self.below(len(held))]

    def step(self) -> None:
        verb = VERBS[self.below(len(VERBS))]
        state, tracker = self.table, self.tracker
        if verb == "cell":
            self.step_in_grid()
            return
        pile = verb in ("pick", "flip", "shuffle", "tuck") or (verb in ("look", "empty") and self.below(2) == 0)
        src = self.some(pile, True)
        if src < 0 or (verb == "empty" and self.below(3) > 0):
            return
        if verb == "shift":
            dst, face = self.some(False, False, src), self.face_in(src)
            n = 1 + self.below(int(state.held(src, face)))
            self.say(f"shift {face}*{n} {src}>{dst}")
            state.shift(face, n, src, dst)
            tracker.shift(face, n, src, dst)
        elif verb == "lay":
            dst, face = self.some(True, False), self.face_in(src)
            self.say(f"lay {face} {src}>{dst}")
            state.lay(face, src, dst, self.below(3))
            tracker.lay(face, src, dst)
        elif verb == "pick":
            dst, i = self.some(False, False), self.below(int(state.size[src]))
            self.say(f"pick {i} {src}>{dst}")
            state.pick(src, i, dst)
            tracker.pick(src, i, dst)
        elif verb == "flip":
            dst, seen = self.some(True, False, src), self.below(16)
            self.say(f"flip {src}>{dst} seen {seen}")
            state.flip(src, dst, seen)
            tracker.flip(src, dst, seen)
        elif verb == "empty":
            dst = self.some(pile and self.below(2) == 0, False, src)
            self.say(f"empty {src}>{dst}")
            tracker.empty(src, dst, self.held(src))
            state.empty(src, dst)
        elif verb == "tuck":
            dst = self.some(True, False, src)
            other = self.some(True, False, src)
            sources = [src] if other == dst else [src, other]
            self.say(f"tuck {sources}>{dst}")
            state.tuck_under(sources, dst)
            tracker.tuck(state, sources, dst)
        elif verb == "shuffle":
            self.say(f"shuffle {src}")
            state.shuffle(src)
            tracker.shuffle(state, src)
        elif verb == "look":
            viewer = self.below(tracker.viewers)
            self.say(f"look {viewer} {src}")
            state.look(viewer, src)
            tracker.look(viewer, src, self.held(src))
        elif verb == "tell":
            face = self.face_in(src)
            n = 1 + self.below(int(state.held(src, face)))
            self.say(f"tell {src} {face}*{n}")
            state.tell(src, face, n)
            tracker.tell(src, face, n)
        else:
            self.tell_none(src)

    def step_in_grid(self) -> None:
        """A card of the grid is turned up or back, taken away, or shown to one viewer."""
        state, tracker = self.table, self.tracker
        cells = [i for i, number in enumerate(tracker.piles[GRID]) if number is not None]
        if not cells:
            return
        i = cells[self.below(len(cells))]
        what = self.below(5)
        self.say(f"grid {i} {what}")
        if what == 0:
            dst = self.some(False, False)
            state.pick(GRID, i, dst)
            tracker.pick(GRID, i, dst)
            tracker.up.discard(i)
        elif what == 1:
            dst, seen = self.some(True, False), self.below(16)
            at = self.below(int(state.size[dst]) + 1)
            state.slide(GRID, i, dst, at, seen)
            tracker.take_off(i, dst, at, seen)
            tracker.up.discard(i)
        elif what == 2:
            viewer = self.below(tracker.viewers)
            state.look(viewer, GRID)
            tracker.look(viewer, GRID, [])
        elif i in tracker.up:
            state.close_cell(GRID, i)
            tracker.up.discard(i)
        else:
            state.open_cell(GRID, i)
            tracker.show(tracker.piles[GRID][i] or 0, int(state.everybody))
            tracker.up.add(i)
        for cell, number in enumerate(tracker.piles[GRID]):
            self.same(number is None, state.at(GRID, cell) == HOLE, f"holes at {cell}")
            self.same(cell in tracker.up, number is not None and state.lies_open(GRID, cell), f"open cards at {cell}")

    def say(self, said: str) -> None:
        self.said.append(said)

    def tell_none(self, bag: int) -> None:
        """Tell that none of the unknown cards is of some faces, if there are such."""
        state = self.table
        at = bag * int(state.faces)
        if tracker_sees_all(state, bag):
            return
        absent = [int(n == state.sure[at + face] and self.below(2) == 0) for face, n in enumerate(self.held(bag))]
        self.say(f"none {bag} {absent}")
        state.tell_none(bag, type(state.count)(absent))


def tracker_sees_all(state: Cards, place: int) -> bool:
    return bool(state.eyes[place] == state.everybody)


def compare(walk: Walk) -> None:
    """The kernel's views and the tracker are certain of exactly the same."""
    state, tracker = walk.state, walk.tracker
    for eye in range(tracker.viewers):
        view = state.view(None if eye == state.players else eye)
        for place, pile in enumerate(tracker.piled):
            name = state.layout.names[place]
            if pile:
                knows = tracker.knows[eye]
                known = [tracker.face_of[one] if one in knows else UNKNOWN for one in tracker.numbers(place)]
                walk.same([face for face, _ in cells_of(view, place)], known, f"{eye}'s cards in the pile {name}")
            at = place * tracker.faces
            told = [int(view.count[at + face]) for face in range(tracker.faces)]
            if pile or not tracker.sees(eye, place):
                least = tracker.least[eye][place]
                walk.same(told, least, f"{eye}'s certain cards in {name}, in the kernel and by COM-7,")
                sure = [int(state.sure[at + face]) for face in range(tracker.faces)]
                most = unplaced(walk, place) if pile else told
                fits = all(a <= b for a, b in zip(sure, most))
                walk.hold(fits, f"everybody is sure of {sure} in {name}, {most} at most")


def unplaced(walk: Walk, pile: int) -> list[int]:
    """Cards of a pile that not everybody knows by position."""
    cells = cells_of(walk.state, pile)
    faces, everybody = range(walk.tracker.faces), walk.state.everybody
    return [sum(mask != everybody for each, mask in cells if each == face) for face in faces]
