"""COM-7: who is certain of what, against somebody who remembers by himself."""

import pytest

from kernel.walk import Bare, Walk, compare
from koloda.testing import check_arrangements, check_cards, check_claims, check_views
from koloda.testing.trail import viewers


def check(walk: Walk) -> None:
    check_cards(walk)
    compare(walk)
    check_claims(walk)


@pytest.mark.parametrize("seed", range(40))
def test_every_viewer_is_certain_of_exactly_what_it_has_followed(seed: int) -> None:
    walk = Walk(Bare(3), seed)
    for _ in range(40):
        walk.step()
        check(walk)


@pytest.mark.parametrize("seed", range(12))
def test_a_state_drawn_from_a_view_gives_the_same_view_whatever_was_remembered(seed: int) -> None:
    walk = Walk(Bare(3), seed)
    for _ in range(20):
        walk.step()
        walk.step()
        for viewer in viewers(walk.game):
            check_views(walk, viewer)


@pytest.mark.parametrize("seed", range(8))
def test_every_deal_that_fits_the_memory_is_drawn_and_no_other(seed: int) -> None:
    walk = Walk(Bare(3, {"size": "tiny"}), seed)
    for _ in range(12):
        walk.step()
        walk.step()
        check_arrangements(walk, viewers(walk.game)[walk.below(4)], 24)


@pytest.mark.long
def test_long_walks() -> None:
    for seed in range(1000, 3000):
        walk = Walk(Bare(3), seed)
        for _ in range(60):
            walk.step()
            compare(walk)
            check_claims(walk)
        for viewer in viewers(walk.game):
            check_views(walk, viewer)


@pytest.mark.parametrize("seed", range(12))
def test_what_is_ruled_out_lies_there_in_no_deal_that_everybody_could_think_of(seed: int) -> None:
    walk = Walk(Bare(3), seed)
    out = 0
    for _ in range(60):
        walk.step()
        state = walk.table
        drawn = state.game.resample(state.view(), walk.chance)
        for bag, pile in enumerate(walk.tracker.piled):
            for face in range(0 if pile else walk.tracker.faces):
                ruled_out = state.ruled_out(bag, face)
                assert drawn.ruled_out(bag, face) == state.view().ruled_out(bag, face) == ruled_out
                assert not ruled_out or state.held(bag, face) == drawn.held(bag, face) == 0
                out += ruled_out and not walk.tracker.sees(3, bag) and state.size[bag] > 0
    assert out > 0


def test_a_face_is_ruled_out_while_every_unknown_card_is_known_to_be_another() -> None:
    state = Bare(3).position("bare turn=0 hand0=5,6 hand1=7,8 stock=5,6")
    five, six, seven = range(3)
    assert not state.ruled_out(0, seven)
    state.tell_none(0, state.marks([seven]))
    assert [state.ruled_out(0, face) for face in (five, six, seven)] == [False, False, True]
    state.tell(0, five)
    state.tell(0, six)
    assert [state.ruled_out(0, face) for face in range(4)] == [False, False, True, True]
    state.draw(state.layout.index["stock"], 0)
    assert not state.ruled_out(0, seven)
    assert state.ruled_out(state.layout.index["table"], five)
    assert state.ruled_out(state.layout.index["gone"], five)


def test_what_is_known_of_a_place_again_and_again_takes_no_more_room_each_time() -> None:
    state = Bare(3).position("bare turn=0 gone=5*3,7*2")
    gone, aside = state.layout.index["gone"], state.layout.index["aside"]
    room = []
    for _ in range(6):
        state.look(0, gone)
        state.pour(gone, aside)
        state.look(1, aside)
        state.pour(aside, gone)
        room.append(len(state.known))
        held = [int(state.held(gone, face)) for face in range(4)]
        for viewer in (0, 1):
            assert [int(state.bound(viewer, gone, face)) for face in range(4)] == held
        assert [int(state.bound(2, gone, face)) for face in range(4)] == [0] * 4
    assert room == [room[0]] * 6
