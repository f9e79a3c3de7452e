"""What was true stays true, and the compiled engine and the interpreted one agree: both are held to the same files."""

import json
from pathlib import Path
from typing import Any

import pytest

import koloda
from koloda.testing.digests import match_digest, table_digest
from koloda.testing.variants import players_of

FILES = sorted((Path(__file__).parent / "golden" / "digests").glob("*.json"))


def lines() -> list[Any]:
    found = []
    for path in FILES:
        for players, golden in json.loads(path.read_text(encoding="utf-8")).items():
            found.append(pytest.param(path.stem, int(players), golden, id=f"{path.stem}-{players}"))
    return found


def test_every_game_and_number_of_players_has_its_digests() -> None:
    assert {path.stem for path in FILES} == set(koloda.games())
    for path in FILES:
        assert [int(players) for players in json.loads(path.read_text(encoding="utf-8"))] == players_of(path.stem)


@pytest.mark.parametrize(("id", "players", "golden"), lines())
def test_moves_keep_their_numbers_and_seeds_their_matches(id: str, players: int, golden: dict[str, str]) -> None:
    whole = koloda.game(id, players)
    assert table_digest(whole) == golden["moves"]
    assert match_digest(koloda.game(id, players, size="tiny"), seed=players, rounds=3) == golden["tiny"]
    assert match_digest(whole, seed=players, rounds=1) == golden["full"]
