"""What is done unseen stays unseen, and what is certain all the same is known."""

import pytest

from kernel.unseen import Gifts, Order, Slip, Small
from koloda.testing import conform


@pytest.mark.parametrize("game", [Slip, Order, Gifts])
def test_games_with_unseen_steps_keep_every_promise(game: type[Small]) -> None:
    account = conform(game(3), rounds=40, limit=3000)
    assert account.twin_steps > 0
