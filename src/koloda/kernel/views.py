"""What a viewer may know of a state, and whole states that fit what it knows."""

from __future__ import annotations

from typing import Final

from koloda.kernel.cells import i64, vec
from koloda.kernel.chance import Chance
from koloda.kernel.errors import KolodaError, Malformed
from koloda.kernel.knowing import SEEN, UNKNOWN, UP
from koloda.kernel.moves import CALL, Offer
from koloda.kernel.places import HOLE
from koloda.kernel.state import WHOLE, State

HIDDEN: Final = -2
"""A sealed choice that has been made and is not this viewer's."""

PATIENCE: Final = 10000
"""So many deals are tried until every seat that has chosen could have chosen something."""


def copy_open(state: State, into: State) -> None:
    """Everything but chance, silence and listening."""
    into.copy_cards(state)
    into.over = state.over
    into.turn = state.turn
    into.callers = state.callers
    into.sealed = state.sealed
    if len(state.chosen) > 0:
        into.chosen = state.chosen[:]
    into.version = state.version
    into.turn_at = state.turn_at
    into.call_at = state.call_at
    into.seal_at = state.seal_at
    if len(state.picks) > 0:
        into.picks = state.picks[:]
    state.copy_facts(into)


def see(state: State, viewer: int | None, memory: bool) -> State:
    """The state without what the viewer cannot know (or, without memory, what does not lie open to it now)."""
    players = int(state.players)
    if viewer is not None and (viewer < 0 or viewer >= players):
        raise Malformed("seat", f"there is no seat {viewer}; the seats are 0 to {players - 1}")
    eye: i64 = players if viewer is None else viewer
    if state.viewer != WHOLE and state.viewer != eye:
        raise Malformed("not_your_view", "a view shows no other viewer's view")
    view = state.game.blank()
    copy_open(state, view)
    view.viewer = eye
    view.rows = vec[i64]()
    view.known = vec[i64]()
    layout = state.layout
    place: i64 = 0
    while place < layout.count:
        shown = state.eyes[place] >> eye & 1 != 0 or (state.over and layout.places[place].opens)
        if layout.start[place] >= 0:
            see_pile(state, view, place, eye, shown, memory)
        if not shown or layout.start[place] >= 0:
            face: i64 = 0
            while face < layout.faces:
                known: i64 = 0
                if memory and state.viewer == WHOLE and not shown:
                    known = state.bound(eye, place, face)
                elif memory and not shown:
                    known = state.count[place * layout.faces + face]
                view.count[place * layout.faces + face] = known
                face += 1
        place += 1
    if not memory:
        view.sure = layout.no_cards[:]
        view.sures = layout.no_sizes[:]
        view.barred = vec[i64]()
        view.bars = vec[i64]()
    seat: i64 = 0
    while seat < len(view.chosen):
        if seat != eye and view.chosen[seat] >= 0:
            view.chosen[seat] = HIDDEN
        seat += 1
    if state.turn != eye:
        view.picks = vec[i64]()
    hide_sizes(state, view, eye, memory)
    return view


def hide_sizes(state: State, view: State, eye: i64, memory: bool) -> None:
    """Of places whose cards the viewer cannot count only the known ones are there."""
    layout = state.layout
    if not layout.uncounted:
        return
    bare: i64 = 0
    place: i64 = 0
    while place < layout.count:
        if state.bare(place):
            bare |= 1 << place
        if uncounted(state, place, eye):
            view.size[place] = known_cards(view, place)
        place += 1
    share_sizes(view, view)
    if not memory:
        view.forget_sizes(bare)


def uncounted(state: State, place: i64, eye: i64) -> bool:
    """Whether a viewer cannot count the cards of a place."""
    return not state.counts(eye, place) and not (state.over and state.layout.places[place].opens)


def known_cards(view: State, place: i64) -> i64:
    """How many cards of a bag a view knows."""
    known: i64 = 0
    face: i64 = 0
    while face < view.faces:
        known += view.count[place * view.faces + face]
        face += 1
    return known


def see_pile(state: State, view: State, pile: i64, eye: i64, shown: bool, memory: bool) -> None:
    i = state.layout.start[pile]
    end = state.past_end(pile)
    grid = state.layout.grids[pile] > 0
    opened = state.layout.tops[pile] >> eye & 1 != 0
    while i < end:
        cell = state.cells[i]
        mask = cell >> SEEN
        if grid and (cell == HOLE or cell & UP != 0):
            view.cells[i] = cell
        elif shown or (memory and mask >> eye & 1) or (opened and (i == end - 1 or cell & 0xFF00 != 0)):
            known = mask if mask == state.everybody and memory else (mask | state.eyes[pile]) & (1 << eye)
            view.cells[i] = cell & 0xFFFF | (state.eyes[pile] | known) << SEEN
        else:
            view.cells[i] = cell & 0xFF00 | UNKNOWN | state.eyes[pile] << SEEN
        i += 1


def resample(view: State, chance: Chance) -> State:
    """A whole state that fits the view: every unknown card is dealt out again among the places it may lie in.

    Other seats' private knowledge, and facts about several cards together, may be forgotten; what the
    viewer is certain of is kept.
    """
    if view.viewer == WHOLE:
        raise Malformed("not_a_view", "only a view can be resampled")
    for _ in range(PATIENCE):
        state = fill_in(view, chance)
        if choose_sealed(view, state, chance):
            return state
    raise KolodaError("unsound", "the view contradicts itself: nobody could have chosen what was chosen")


def fill_in(view: State, chance: Chance) -> State:
    """A state with all cards in it; others' sealed choices are still open."""
    state = view.game.blank()
    copy_open(view, state)
    state.chance = chance
    layout = view.layout
    own_rows(view, state)
    pool = unseen_cards(view)
    places = vec[i64]([0] * len(pool))
    limits = vec[i64]([0] * len(pool))
    if layout.uncounted:
        guess_sizes(view, state, len(pool), chance)
    slots = open_slots(view, state, places, limits)
    if slots != len(pool):
        raise KolodaError("unsound", f"{len(pool)} unseen cards do not fit {slots} open places")
    chance.shuffle(pool, len(pool))
    order = match_limits(view, places, limits, pool, chance)
    i: i64 = 0
    while i < slots:
        place = places[i]
        face = pool[order[i]]
        if layout.start[place] >= 0:
            state.cells[limits[i]] = state.cells[limits[i]] & ~0xFF | face
        else:
            state.count[place * layout.faces + face] += 1
        i += 1
    return state


def guess_sizes(view: State, state: State, pool: i64, chance: Chance) -> None:
    """Give places whose cards could not be counted so many that all unseen cards find room."""
    layout = view.layout
    eye = view.viewer
    free = pool
    room: list[int] = []
    place: i64 = 0
    while place < layout.count:
        at = eye * layout.count + place
        hidden = uncounted(view, place, eye)
        if hidden and view.least[at] > view.size[place]:
            state.size[place] = view.least[at]
        if layout.start[place] < 0:
            free -= state.size[place] - known_cards(view, place)
        else:
            free -= unknown_cells(view, place)
        left = view.most[at] - state.size[place] if hidden else 0
        while left > 0:
            room.append(int(place))
            left -= 1
        place += 1
    if free < 0 or free > len(room):
        raise KolodaError("unsound", f"{pool} unseen cards do not fit the open places")
    while free > 0:
        k = chance.below(len(room))
        state.size[room[k]] += 1
        room[k] = room[len(room) - 1]
        room.pop()
        free -= 1
    share_sizes(view, state)


def share_sizes(view: State, state: State) -> None:
    """Of sizes all but the viewer know what a spectator knows, and no more."""
    n = view.layout.count
    seat: i64 = 0
    while seat < view.layout.players:
        i: i64 = 0
        while i < n and seat != view.viewer:
            state.least[seat * n + i] = view.least[view.layout.players * n + i]
            state.most[seat * n + i] = view.most[view.layout.players * n + i]
            i += 1
        seat += 1


def unknown_cells(view: State, pile: i64) -> i64:
    """How many cards of a pile a view does not place, less those it knows to be somewhere in it."""
    unknown = -known_cards(view, pile)
    i = view.layout.start[pile]
    end = view.past_end(pile)
    while i < end:
        if view.cells[i] & 0xFF == UNKNOWN:
            unknown += 1
        i += 1
    return unknown


def own_rows(view: State, state: State) -> None:
    """Give the viewer rows of its own where it knows more than everybody."""
    F = view.faces
    place: i64 = 0
    while place < view.layout.count:
        if not view.eyes[place] >> view.viewer & 1 and not (view.over and view.layout.places[place].opens):
            more = False
            face: i64 = 0
            while face < F:
                if view.count[place * F + face] != view.sure[place * F + face]:
                    more = True
                face += 1
            if more:
                at = state.open_row(view.viewer, place)
                face = 0
                while face < F:
                    state.known[at + face] = view.count[place * F + face]
                    face += 1
        place += 1


def unseen_cards(view: State) -> vec[i64]:
    """Every card of the deck that the view does not place."""
    F = view.faces
    left = vec[i64]([0] * int(F))
    face: i64 = 0
    while face < F:
        left[face] = view.game.deck[face]
        place: i64 = 0
        while place < view.layout.count:
            left[face] -= view.count[place * F + face]
            place += 1
        face += 1
    pile: i64 = 0
    while pile < view.layout.count:
        if view.layout.start[pile] >= 0:
            i = view.layout.start[pile]
            end = view.past_end(pile)
            while i < end:
                known = view.cells[i] & 0xFF
                if known < HOLE:
                    left[known] -= 1
                i += 1
        pile += 1
    pool: list[int] = []
    face = 0
    while face < F:
        n = left[face]
        while n > 0:
            pool.append(int(face))
            n -= 1
        face += 1
    return vec[i64](pool)


def open_slots(view: State, state: State, places: vec[i64], limits: vec[i64]) -> i64:
    """List the open slots: place by place, for a bag 1 where a slot is barred, for a pile the cell to fill."""
    F = view.faces
    n: i64 = 0
    place: i64 = 0
    while place < view.layout.count:
        known: i64 = 0
        face: i64 = 0
        while face < F:
            known += view.count[place * F + face]
            face += 1
        if view.layout.start[place] >= 0:
            n = open_cells(view, state, place, known, places, limits, n)
        else:
            left = state.size[place] - known
            barred = barred_slots(view, place)
            while left > 0:
                places[n] = place
                limits[n] = 1 if barred > 0 else 0
                barred -= 1
                n += 1
                left -= 1
        place += 1
    return n


def open_cells(view: State, state: State, pile: i64, known: i64, places: vec[i64], limits: vec[i64], n: i64) -> i64:
    """The unknown cells of a pile. Cards known to be somewhere in it are put in by chance, the others stay open."""
    F = view.faces
    start = view.layout.start[pile]
    free: list[int] = []
    i = start
    end = view.past_end(pile)
    while i < end:
        if view.cells[i] & 0xFF == UNKNOWN:
            free.append(int(i))
        i += 1
    chance = state.luck()
    face: i64 = 0
    while face < F and known > 0:
        copies = view.count[pile * F + face]
        while copies > 0:
            k = chance.below(len(free))
            cell = free[k]
            free[k] = free[len(free) - 1]
            free.pop()
            state.cells[cell] = state.cells[cell] & ~0xFF | face
            copies -= 1
        state.count[pile * F + face] = 0
        face += 1
    for cell in free:
        places[n] = pile
        limits[n] = cell
        n += 1
    return n


def barred_slots(view: State, place: i64) -> i64:
    """How many of a bag's open slots are known to hold none of the barred faces."""
    if len(view.barred) == 0 or view.barred[place] == 0 or view.eyes[place] >> view.viewer & 1:
        return 0
    F = view.faces
    barred = view.barred[place]
    face: i64 = 0
    while face < F:
        i = place * F + face
        if view.bars[i] == 0:
            barred -= view.count[i] - view.sure[i]
        face += 1
    return barred if barred > 0 else 0


def match_limits(view: State, places: vec[i64], limits: vec[i64], pool: vec[i64], chance: Chance) -> vec[i64]:
    """Which card of the (shuffled) pool goes to which slot; barred slots choose first, so that all can be filled."""
    n: i64 = len(pool)
    card_of = vec[i64]([-1] * len(pool))
    slot_of = vec[i64]([-1] * len(pool))
    barred: list[int] = []
    slot: i64 = 0
    while slot < n:
        if view.layout.start[places[slot]] < 0 and limits[slot] == 1:
            barred.append(int(slot))
        slot += 1
    for late in barred:
        tried = vec[i64]([0] * len(pool))
        if not settle_slot(view, places, pool, card_of, slot_of, tried, late, chance.below(n)):
            raise KolodaError("unsound", "the view contradicts itself: no deal of the unseen cards fits it")
    card: i64 = 0
    slot = 0
    while slot < n:
        if card_of[slot] < 0:
            while slot_of[card] >= 0:
                card += 1
            card_of[slot] = card
            card += 1
        slot += 1
    return card_of


def settle_slot(
    view: State,
    places: vec[i64],
    pool: vec[i64],
    card_of: vec[i64],
    slot_of: vec[i64],
    tried: vec[i64],
    slot: i64,
    first: i64,
) -> bool:
    """Find a card for a barred slot, moving other barred slots' cards when none is free (an augmenting path)."""
    n: i64 = len(pool)
    bars = places[slot] * view.faces
    step: i64 = 0
    while step < n:
        card = (first + step) % n
        if slot_of[card] < 0 and view.bars[bars + pool[card]] == 0:
            slot_of[card] = slot
            card_of[slot] = card
            return True
        step += 1
    step = 0
    while step < n:
        card = (first + step) % n
        if not tried[card] and view.bars[bars + pool[card]] == 0:
            tried[card] = 1
            if settle_slot(view, places, pool, card_of, slot_of, tried, slot_of[card], first):
                slot_of[card] = slot
                card_of[slot] = card
                return True
        step += 1
    return False


def choose_sealed(view: State, state: State, chance: Chance) -> bool:
    """Give other seats' sealed choices some legal value; False if one of them has none."""
    seat: i64 = 0
    while seat < len(view.chosen):
        if view.chosen[seat] == HIDDEN:
            offer = Offer(len(view.game.table.moves))
            state.sealed |= 1 << seat
            state.fill(seat, offer)
            state.sealed = view.sealed
            n: i64 = 0
            i: i64 = 0
            while i < offer.n:
                if view.game.table.moves[offer.ids[i]].manner != CALL:
                    offer.ids[n] = offer.ids[i]
                    n += 1
                i += 1
            if n == 0:
                return False
            state.chosen[seat] = offer.ids[chance.below(n)]
        seat += 1
    return True
