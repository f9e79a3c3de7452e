"""Writes the golden files that are missing, and no others: `python tests/golden/write.py`.

A golden file is the past. To write one anew it has to be removed first, and that a rule changed needs a new
`rules` version of the game, so that old records go on being true.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import koloda
from koloda.kernel import records
from koloda.kernel.game import Game
from koloda.kernel.matches import Match, StreamChances
from koloda.testing.digests import match_digest, table_digest
from koloda.testing.variants import players_of

HERE = Path(__file__).parent
RECORDS = HERE / "records"
DIGESTS = HERE / "digests"

NAMES = ["Anna", "Boris", "Віра", "Глеб", "Dana", "Єва", "Женя", "Zoe", "Ivan", "Їжак", "Kira", "Лев"]


def played(match: Match, seed: int) -> Match:
    """The match played to its end with random answers."""
    chance = koloda.Seeded(seed, 99)
    while not match.over:
        if match.between:
            match.deal()
        seat = match.state.asked(chance)
        answers = match.state.answers(seat)
        match.push(seat, answers[chance.below(len(answers))])
    return match


def short(id: str, players: int) -> Game:
    """A match of this game that does not take long: the fewest rounds that pass on what a round hands on."""
    names = {option.name for option in koloda.game(id, players).option_list()}
    options: dict[str, Any] = {}
    if "rounds" in names:
        options["rounds"] = 2
    if "target" in names:
        options["target"] = 100
    return koloda.game(id, players, **options)


def record(id: str) -> str:
    """A match of a live table: its shuffles come from a secret and the seats' nonces."""
    game = short(id, koloda.game(id).players)
    nonces = [f"nonce {seat}".encode() for seat in range(game.players)]
    match = played(game.match(chances=StreamChances(f"the secret of {id}".encode(), nonces)), 1)
    text = records.write(match, NAMES[: game.players])
    return json.dumps(json.loads(text), ensure_ascii=False, indent=None, separators=(",", ":")) + "\n"


def digests(id: str) -> str:
    """What each number of players' moves, positions, views and results come to."""
    found = {}
    for players in players_of(id):
        tiny = koloda.game(id, players, size="tiny")
        whole = koloda.game(id, players)
        found[str(players)] = {
            "moves": table_digest(whole),
            "tiny": match_digest(tiny, seed=players, rounds=3),
            "full": match_digest(whole, seed=players, rounds=1),
        }
    return json.dumps(found, indent=1) + "\n"


def main() -> None:
    for folder, text in ((RECORDS, record), (DIGESTS, digests)):
        folder.mkdir(exist_ok=True)
        for id in koloda.games():
            path = folder / f"{id}.json"
            if not path.exists():
                path.write_text(text(id), encoding="utf-8")
                print(f"wrote {path.relative_to(HERE)}")


if __name__ == "__main__":
    main()
