"""Grids: every card has a cell of its own, is turned up and back where it lies, and leaves a hole when it is taken."""

from __future__ import annotations

import pytest

from kernel.walk import GRID, Bare
from koloda import Malformed, Seeded
from koloda.kernel.places import HOLE, closed_grid
from koloda.kernel.state import State
from koloda.testing import check_arrangements, check_views
from koloda.testing.places import cells_of
from koloda.testing.trail import Trail

BARE = Bare(3)
STOCK, TABLE, GONE = 6, 3, 4


def at(grid: str, more: str = "") -> State:
    return BARE.position(f"bare turn=0 grid={grid} {more}", Seeded(1))


def grid(state: State, viewer: int | None = None, memory: bool = True) -> str:
    """How a view writes the grid."""
    words = str(state.view(viewer, memory)).split()
    return next((word[5:] for word in words if word.startswith("grid=")), "")


def test_a_taken_card_leaves_a_hole_and_the_others_stay_where_they_are() -> None:
    state = at("5,6,7,8")
    assert state.pick(GRID, 1, TABLE) == 1
    assert [state.at(GRID, i) for i in range(5)] == [0, HOLE, 2, 3, HOLE]
    assert "grid=5,-1,7,8 " in str(state) and state.size[GRID] == 3
    assert state.slide(GRID, 3, STOCK, 0) == 3
    assert "grid=5,-1,7 " in str(state) and "stock=8" in str(state)


def test_a_card_turned_up_is_seen_by_all_and_turned_back_it_is_remembered_but_no_longer_shown() -> None:
    state = at("5,6,7,8")
    for viewer in (0, 1, 2, None):
        assert grid(state, viewer) == grid(state, viewer, False) == "?4"
    assert state.open_cell(GRID, 2) == 2
    assert state.lies_open(GRID, 2) and not state.lies_open(GRID, 1)
    for viewer in (0, 1, 2, None):
        assert grid(state, viewer) == grid(state, viewer, False) == "?2,7:1,?1"
    state.close_cell(GRID, 2)
    assert not state.lies_open(GRID, 2)
    for viewer in (0, 1, 2, None):
        assert grid(state, viewer) == "?2,7,?1"
        assert grid(state, viewer, False) == "?4"


def test_a_card_that_one_viewer_was_shown_is_known_to_that_one() -> None:
    state = at("5,6,-1,8")
    state.look(1, GRID)
    assert grid(state, 1) == "5~,6~,-1,8~"
    assert grid(state, 0) == grid(state, None) == grid(state, 1, False) == "?2,-1,?1"
    state.open_cell(GRID, 0)
    assert grid(state, 1) == "5:1,6~,-1,8~"


def test_a_card_lies_face_down_again_wherever_it_comes_from_the_grid() -> None:
    state = at("5,6,7,8")
    state.open_cell(GRID, 0)
    state.slide(GRID, 0, STOCK, 0)
    assert "stock=5 " in f"{state} "


def test_events_say_in_which_cell_something_happened() -> None:
    state = at("5,6,7,8", "stock=8")
    state.listen()
    state.open_cell(GRID, 2)
    state.close_cell(GRID, 2)
    state.pick(GRID, 1, GONE)
    state.pick(GRID, 2, GONE)
    told = [(event.kind, event.face, event.cell) for event in state.events(0)]
    assert told == [("show", 2, 2), ("back", -1, 2), ("cards", -1, 1), ("cards", 2, 2)]
    texts = [event.text() for event in state.events(0)]
    assert len(set(texts)) == 4 and f" {GRID}.2>" in texts[0]
    state.show(GONE, 1)
    state.pick(STOCK, 0, TABLE)
    assert [event.cell for event in state.events(0)[4:]] == [-1, -1]


@pytest.mark.parametrize(
    "text",
    ["5,6,7,8", "-3,5", "5,-1,6,-2,7", "5:1,6,-1,7", "-11,8", "-1,5,-1,6,-1,7,-1,8,-1,5,-1,6"],
)
def test_a_grid_is_written_and_read_cell_by_cell(text: str) -> None:
    state = at(text)
    assert f"grid={text} " in str(state) + " "
    assert str(BARE.position(str(state))) == str(state)
    for viewer in (0, 1, 2, None):
        view = state.view(viewer)
        again = BARE.position(str(view))
        assert str(again) == str(view)
        assert cells_of(again, GRID) == cells_of(view, GRID)


def test_a_card_that_lies_open_in_a_position_is_known_to_all() -> None:
    state = at("5:1,6")
    state.close_cell(GRID, 0)
    assert grid(state, 0) == grid(state, None) == "5,?1"


def test_an_empty_grid_needs_no_word_and_the_other_cards_may_lie_in_it() -> None:
    assert "grid" not in str(BARE.position("bare turn=0"))
    assert BARE.position("bare turn=0").size[GRID] == 0
    state = at("*", "hand0=5*4")
    assert state.size[GRID] == 8 and state.at(GRID, 8) == HOLE and state.at(GRID, 7) < 4
    assert str(at("*")) == str(at("*"))


class Narrow(Bare):
    """With a grid that has room for four of the twelve cards."""

    def set_up(self) -> None:
        super().set_up()
        self.places[GRID] = closed_grid("grid", 2, 2)


def test_a_grid_holds_no_more_cards_than_it_has_cells() -> None:
    game = Narrow(3)
    state = game.position("bare turn=0 grid=* hand0=5*4,6*3 hand1=8", Seeded(1))
    assert state.size[GRID] == 4
    for text in ("grid=*", "grid=5,5,5,5,6"):
        with pytest.raises(Malformed, match="only 4 cells"):
            game.position(f"bare turn=0 {text}")


def test_a_card_put_down_goes_to_the_next_free_cell() -> None:
    state = at("5,-1,6")
    state.put(3, GRID)
    assert "grid=5,-1,6,8 " in str(state)


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("grid=-13", "13 is not between 1 and 12"),
        ("grid=5,-12", "only 12 cells"),
        ("grid=-12,5", "only 12 cells"),
        ("grid=-0", "0 is not between"),
        ("grid=-x", "not a whole number"),
        ("grid=9", "there is no card '9'"),
        ("grid=5:2", "2 is not between 0 and 1"),
        ("grid=?2", "only a view"),
        ("grid=5,*", r"no card '\*'"),
        ("grid=* hand0=*", "one place only"),
        ("view=1 grid=?:1", "not a whole number"),
        ("view=1 grid=?2", "the view leaves"),
        ("view=1 grid=5,,6", "there is no card ''"),
    ],
)
def test_what_cannot_be_a_grid_is_named(text: str, named: str) -> None:
    with pytest.raises(Malformed, match=named):
        BARE.position(f"bare turn=0 {text}")


def test_the_holes_of_a_view_stay_holes_in_every_deal_that_fits_it() -> None:
    state = at("5,-1,6,-2,8")
    state.open_cell(GRID, 2)
    view = state.view(1)
    drawn = [BARE.resample(view, Seeded(seed)) for seed in range(20)]
    for one in drawn:
        assert [i for i in range(12) if one.at(GRID, i) != HOLE] == [0, 2, 5]
        assert one.at(GRID, 2) == 1 and one.lies_open(GRID, 2) and str(one.view(1)) == str(view)
    assert len({one.at(GRID, 0) for one in drawn}) > 1


class At(Trail):
    """A position that was not played for."""

    def __init__(self, state: State) -> None:
        super().__init__(state.game, 0)
        self.match.state = state


def test_the_kit_draws_every_arrangement_of_a_grid() -> None:
    small = Bare(3, {"size": "tiny"})
    state = small.position("bare turn=0 grid=5,-1,6,7,-2,8 hand1=6 stock=5,5,7", Seeded(1))
    state.open_cell(GRID, 2)
    state.close_cell(GRID, 2)
    state.open_cell(GRID, 3)
    state.look(0, STOCK)
    trail = At(state)
    assert check_arrangements(trail, 0) > 1
    for viewer in (0, 1, 2, None):
        check_views(trail, viewer)


def test_a_copy_has_a_grid_of_its_own() -> None:
    state = at("5,6,7,8")
    twin = state.clone()
    state.pick(GRID, 1, TABLE)
    twin.open_cell(GRID, 1)
    assert state.at(GRID, 1) == HOLE and twin.at(GRID, 1) == 1 and "6:1" in str(twin)


def test_a_screen_is_told_what_is_in_every_cell() -> None:
    state = at("5,-1,6:1,8")
    assert BARE.lying(state.view(0), GRID) == ["?", "-", "6", "?", *["-"] * 8]
