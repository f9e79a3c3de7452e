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
