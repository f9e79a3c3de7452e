"""Every game keeps the engine's promises: all numbers of players, both decks, each option's other values."""

from typing import Any

import pytest

import koloda
from koloda import Seeded
from koloda.kernel.game import Game
from koloda.kernel.moves import Offer
from koloda.kernel.playout import Tally, playout
from koloda.testing import conform
from koloda.testing.variants import players_of, variants

LONGEST = 30_000
"""No random round of any game has more answers than this; see docs/design.md."""

ANSWERS = 400_000
"""So many answers of each game are looked at one by one in the long test."""


ROUNDS = 3 if koloda.engine() == "compiled" else 1
"""Rounds of every table in the short test; the interpreted engine is some thirty times slower."""


def tables() -> list[Any]:
    found = []
    for id in koloda.games():
        for players, options in variants(id):
            said = " ".join(f"{name}={value}" for name, value in options.items())
            found.append(pytest.param(id, players, options, id=f"{id}-{players}-{said}"))
    return found


@pytest.mark.parametrize(("id", "players", "options"), tables())
def test_a_game_keeps_every_promise(id: str, players: int, options: dict[str, Any]) -> None:
    account = conform(koloda.game(id, players, **options), rounds=ROUNDS, seed=players, every=4, limit=LONGEST)
    assert account.rounds == ROUNDS


@pytest.mark.parametrize("id", koloda.games())
def test_a_game_keeps_every_promise_with_its_whole_deck(id: str) -> None:
    account = conform(koloda.game(id), rounds=1, seed=17, every=9, limit=LONGEST)
    assert account.rounds == 1


@pytest.mark.long
@pytest.mark.parametrize("id", koloda.games())
def test_ten_thousand_random_rounds(id: str) -> None:
    """All of them end; card conservation and the bounds of public numbers hold at every step, and all promises at one
    position in a hundred, in as many of them as come to so many answers."""
    numbers = players_of(id)
    for players in numbers:
        share = 10_000 // len(numbers) + 1
        game = koloda.game(id, players)
        mean, longest = lengths(game, share)
        print(f"{id}, {players} players: {share} rounds, {mean:.0f} answers on average, at most {longest}")
        checked = min(share, int(ANSWERS / len(numbers) / mean) + 1)
        account = conform(game, rounds=checked, seed=1000 * players, every=400, limit=LONGEST)
        print(f"{id}, {players} players: {account}")
        assert account.rounds == checked


def lengths(game: Game, rounds: int) -> tuple[float, int]:
    """How many answers random rounds take: the mean and the most."""
    chance, offer, tally = Seeded(game.players), Offer(len(game.table.moves)), Tally()
    longest = 0
    for _ in range(rounds):
        before = int(tally.steps)
        playout(game.deal(chance=chance), chance, offer, tally, LONGEST)
        longest = max(longest, int(tally.steps) - before)
    return int(tally.steps) / rounds, longest
