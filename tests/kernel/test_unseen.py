"""What is done unseen stays unseen, and what is certain all the same is known."""

import pytest

from kernel.unseen import Gifts, Order, Slip, Small
from koloda import Seeded
from koloda.testing import conform


@pytest.mark.parametrize("game", [Slip, Order, Gifts])
def test_games_with_unseen_steps_keep_every_promise(game: type[Small]) -> None:
    account = conform(game(3), rounds=40, limit=3000)
    assert account.twin_steps > 0


def test_a_hand_in_an_order_that_is_opened_at_the_end_needs_no_memory() -> None:
    state = Order(3).position("order turn=0 hand0=1,2 hand1=3")
    state.slide(1, 0, 0, 0)
    assert "hand0=?3 in.hand0=3" in str(state.view(1))
    state.finish()
    for viewer in (0, 1, 2, None):
        view = state.view(viewer)
        assert "in.hand0" not in str(view) and "hand0=3" in str(view) and "?" not in str(view).partition("box")[0]
        assert str(state.game.resample(view, Seeded(1)).view(viewer)) == str(view)
