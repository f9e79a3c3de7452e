"""Piles whose order is remembered: cards slid under, packets tucked away, piles turned over, rows of open tops."""

import pytest

from kernel.walk import Bare, Tracker, Walk, compare
from koloda.kernel.events import CARDS
from koloda.kernel.knowing import UNKNOWN
from koloda.kernel.places import closed_pile, face_up_pile, hands, open_bag
from koloda.kernel.state import State
from koloda.testing import check_cards, check_claims, check_views
from koloda.testing.places import cells_of
from koloda.testing.trail import viewers

DOWN, OTHER, UP, ROW = range(4, 8)
VERBS = ("slide", "slide", "tuck", "turn", "empty", "lay", "pick", "mark", "look", "shuffle")


class Stacks(Bare):
    """Two closed piles, a face-up one and a row of face-up ones in one place."""

    def set_up(self) -> None:
        super().set_up()
        closed = [closed_pile("down"), closed_pile("other")]
        self.places = [*hands(3), open_bag("table"), *closed, face_up_pile("up"), face_up_pile("row")]


class StackTracker(Tracker):
    """Besides, whatever comes to lie open is seen by all."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.opens = [-1 if mask else 0 for mask in state.layout.tops]
        for pile in (UP, ROW):
            self.uncover(pile)

    def see(self, pile: int, i: int) -> None:
        number = self.numbers(pile)[i]
        for viewer in range(self.viewers):
            least = self.least[viewer][pile]
            if number not in self.knows[viewer] and least[self.face_of[number]] > 0:
                least[self.face_of[number]] -= 1
            self.knows[viewer].add(number)

    def uncover(self, pile: int) -> None:
        if self.opens[pile] and self.piles[pile]:
            self.see(pile, len(self.piles[pile]) - 1)

    def see_tagged(self, state: State, pile: int) -> None:
        for i in range(len(self.piles[pile]) if self.opens[pile] else 0):
            if state.tag_at(pile, i) > 0:
                self.see(pile, i)

    def lay(self, face: int, bag: int, pile: int) -> None:
        seen = self.eyes[bag] | self.opens[pile]
        for viewer in range(self.viewers):
            if not self.sees(viewer, bag):
                self.take(viewer, bag, face, 1, bool(seen >> viewer & 1))
        self.piles[pile].append(self.card(face, seen))

    def slide(self, src: int, i: int, dst: int, at: int, seen: int, tagged: bool = False) -> None:
        opened = self.opens[dst] if tagged or at == len(self.piles[dst]) else 0
        self.piles[dst].insert(at, self.lift(src, i, seen | opened))
        self.uncover(src)

    def turn_over(self, src: int, dst: int) -> None:
        for viewer in range(self.viewers):
            for face in range(self.faces):
                self.least[viewer][dst][face] += self.least[viewer][src][face]
            self.least[viewer][src] = [0] * self.faces
        self.piles[dst] += self.piles[src][::-1]
        self.piles[src] = []
        self.uncover(dst)


class StackWalk(Walk):
    def __init__(self, seed: int) -> None:
        super().__init__(Stacks(3), seed)
        for pile in (UP, ROW):
            self.table.uncover(pile)
        self.stacks = StackTracker(self.table)
        self.tracker = self.stacks

    def step(self) -> None:
        verb = VERBS[self.below(len(VERBS))]
        state, tracker = self.table, self.stacks
        src = self.some(verb != "lay", True)
        dst = self.some(verb != "pick", False, src)
        if src < 0:
            return
        size = int(state.size[src])
        i = self.below(size)
        self.say(f"{verb} {i} {src}>{dst}")
        if verb == "slide":
            at, seen = self.below(2) * int(state.size[dst]), self.below(16)
            tracker.slide(src, i, dst, at, seen, state.tag_at(src, i) > 0)
            state.slide(src, i, dst, at, seen)
        elif verb == "tuck":
            n = 1 + self.below(size - i)
            state.tuck(src, i, n, dst)
            for _ in range(n):
                tracker.slide(src, i, dst, 0, 0)
        elif verb == "turn":
            state.turn_over(src, dst)
            tracker.turn_over(src, dst)
            tracker.see_tagged(state, dst)
        elif verb == "empty":
            state.empty(src, dst)
            tracker.empty(src, dst, [])
            tracker.uncover(dst)
            tracker.see_tagged(state, dst)
        elif verb == "lay":
            face = self.face_in(src)
            state.lay(face, src, dst)
            tracker.lay(face, src, dst)
        elif verb == "pick":
            state.pick(src, i, dst)
            tracker.pick(src, i, dst)
            tracker.uncover(src)
        elif verb == "mark":
            state.mark(src, i, self.below(2))
            if state.tag_at(src, i) > 0 and tracker.opens[src]:
                tracker.see(src, i)
        elif verb == "look":
            viewer = self.below(tracker.viewers)
            state.look(viewer, src)
            tracker.look(viewer, src, self.held(src))
        else:
            state.shuffle(src)
            tracker.shuffle(state, src)
            tracker.uncover(src)


@pytest.mark.parametrize("seed", range(40))
def test_everybody_remembers_the_order_of_piles_as_far_as_it_was_seen(seed: int) -> None:
    walk = StackWalk(seed)
    for _ in range(40):
        walk.step()
        check_cards(walk)
        compare(walk)
        check_claims(walk)


@pytest.mark.parametrize("seed", range(8))
def test_a_state_drawn_from_a_view_of_piles_gives_the_same_view(seed: int) -> None:
    walk = StackWalk(seed)
    for _ in range(20):
        walk.step()
        walk.step()
        for viewer in viewers(walk.game):
            check_views(walk, viewer)


def at(text: str) -> State:
    return Stacks(3).position(f"bare turn=0 {text} table=*")


def pile(state: State, place: int, viewer: int | None = None) -> list[str]:
    """The cards of a pile as a viewer knows them."""
    cells = cells_of(state.view(viewer), place)
    return ["?" if face == UNKNOWN else state.game.faces[face] for face, _ in cells]


def test_what_lies_open_in_a_position_is_remembered_when_it_is_covered() -> None:
    state = at("up=5,6 row=5:1,7,8:1,6 down=5")
    assert pile(state, UP) == ["?", "6"]
    assert pile(state, ROW) == ["5", "?", "8", "6"]
    state.flip(DOWN, UP)
    state.flip(UP, ROW)
    assert pile(state, UP) == ["?", "6"]
    assert pile(state, ROW) == ["5", "?", "8", "6", "5"]
    assert pile(state.view(memory=False), ROW) == ["5", "?", "8", "?", "5"]


def test_a_packet_that_is_tucked_under_a_pile_is_turned_over_and_loses_its_tags() -> None:
    state = at("row=5:1,6,7,8:1 down=6,7")
    state.tuck(ROW, 1, 3, DOWN)
    assert [state.game.faces[face] for face, _ in cells_of(state, DOWN)] == ["8", "7", "6", "6", "7"]
    assert pile(state, DOWN) == ["8", "?", "?", "?", "?"]
    assert [state.tag_at(DOWN, i) for i in range(5)] == [0] * 5
    assert pile(state, ROW) == ["5"]


def test_a_card_that_gets_a_tag_in_a_face_up_pile_lies_open() -> None:
    state = at("up=5,6,7 down=5,6")
    state.listen()
    state.mark(UP, 0, 1)
    state.mark(DOWN, 0, 1)
    assert pile(state, UP) == ["5", "?", "7"]
    assert pile(state, DOWN) == ["?", "?"]
    assert [(event.kind, event.face) for event in state.events(0)] == [("show", 0)]
    state.mark(UP, 0, 0)
    assert pile(state, UP) == ["5", "?", "7"]
    assert pile(state.view(memory=False), UP) == ["?", "?", "7"]


def test_everybody_sees_from_where_inside_a_pile_a_card_came() -> None:
    state = at("up=5,6,7 down=5,6")
    state.listen()
    state.slide(UP, 0, DOWN, 0)
    state.slide(UP, 1, DOWN, 0)
    state.pick(DOWN, 1, 0)
    assert [event.cell for event in state.events(2) if event.kind == CARDS] == [0, -1, 1]
