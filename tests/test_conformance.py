"""Every game keeps the engine's promises: all numbers of players, both decks, each option's other values."""

from typing import Any

import pytest

import koloda
from koloda.testing import conform
from koloda.testing.variants import players_of, variants

LONGEST = 30_000
"""No random round of any game has more answers than this; see docs/design.md."""


def tables() -> list[Any]:
    found = []
    for id in koloda.games():
        for players, options in variants(id):
            said = " ".join(f"{name}={value}" for name, value in options.items())
            found.append(pytest.param(id, players, options, id=f"{id}-{players}-{said}"))
    return found


@pytest.mark.parametrize(("id", "players", "options"), tables())
def test_a_game_keeps_every_promise(id: str, players: int, options: dict[str, Any]) -> None:
    account = conform(koloda.game(id, players, **options), rounds=3, seed=players, every=4, limit=LONGEST)
    assert account.rounds == 3


@pytest.mark.parametrize("id", koloda.games())
def test_a_game_keeps_every_promise_with_its_whole_deck(id: str) -> None:
    account = conform(koloda.game(id), rounds=1, seed=17, every=9, limit=LONGEST)
    assert account.rounds == 1


@pytest.mark.long
@pytest.mark.parametrize("id", koloda.games())
def test_ten_thousand_random_rounds(id: str) -> None:
    """Cards and public numbers at every step of one round in ten and at every end, all promises here and there."""
    numbers = players_of(id)
    for players in numbers:
        share = 10_000 // len(numbers) + 1
        game = koloda.game(id, players)
        account = conform(game, rounds=share, seed=1000 * players, every=1500, watched=10, limit=LONGEST)
        print(f"{id}, {players} players: {account}")
        assert account.rounds == share
