"""Variable Start as a beginner would program it: Eleven with other cards that start a row."""

from __future__ import annotations

from brute import eleven
from brute.eleven import Table, play, scores

__all__ = ["moves", "play", "scores", "start"]


def start(text: str, players: int, options: dict[str, str]) -> Table:
    table = eleven.start(text, players, options)
    table["starts"] = (2, 3, 4) if options.get("size") == "tiny" else (10, 11, 12)
    table["openers"] = []
    return table


def fits(table: Table, card: str) -> bool:
    row = table["rows"][card[0]]
    rank = int(card[1:])
    return rank in (min(row) - 1, max(row) + 1) if row else rank in table["starts"]


def moves(table: Table) -> list[tuple[int, str]]:
    return eleven.moves(table, fits)
