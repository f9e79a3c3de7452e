"""Piles tucked under another in random order: what was known of their cards, and what is left of it."""

from __future__ import annotations

import pytest

from kernel.walk import Bare
from koloda import Seeded

BARE = Bare(3)
STOCK, DISCARD, OWN = 6, 5, 8


def test_cards_tucked_under_a_pile_are_known_to_be_there_and_no_longer_where() -> None:
    orders = set()
    for seed in range(40):
        state = BARE.position("bare turn=0 discard=5,6,7 stock=8,8", Seeded(seed))
        state.tuck_under([DISCARD], STOCK)
        assert state.size[DISCARD] == 0 and [state.at(STOCK, i) for i in (3, 4)] == [3, 3]
        orders.add(tuple(state.at(STOCK, i) for i in range(3)))
        for viewer in (0, 1, 2, None):
            view = str(state.view(viewer))
            assert "stock=?5 in.stock=5,6,7" in view
    assert len(orders) == 6


def test_several_piles_are_mixed_when_they_are_tucked_under_another() -> None:
    found = set()
    for seed in range(60):
        state = BARE.position("bare turn=0 discard=5 own=6 stock=8", Seeded(seed))
        state.listen()
        state.tuck_under([DISCARD, OWN], STOCK)
        found.add(tuple(state.at(STOCK, i) for i in range(3)))
        told = [(event.src, event.dst, event.face) for event in state.events(0)]
        assert told == [(DISCARD, STOCK, 0), (OWN, STOCK, -1)]
        assert "in.stock=5 " in f"{state.view(0)} " and "in.stock=5,6 " in f"{state.view(1)} "
    assert found == {(0, 1, 3), (1, 0, 3)}


def test_tucking_without_chance_is_refused_and_nothing_has_moved() -> None:
    state = BARE.position("bare turn=0 discard=5,6 stock=8")
    before = str(state)
    with pytest.raises(ValueError, match="chance"):
        state.tuck_under([DISCARD], STOCK)
    assert str(state) == before
