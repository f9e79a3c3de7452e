"""Double Start as a beginner would program it: of each colour the lowest and the highest number that is missing."""

from __future__ import annotations

from brute import eleven
from brute.eleven import Table, play, scores

__all__ = ["moves", "play", "scores", "start"]


def start(text: str, players: int, options: dict[str, str]) -> Table:
    table = eleven.start(text, players, options)
    table["last"] = 3 if options.get("size") == "tiny" else 20
    table["openers"] = [f"{colour}{rank}" for colour in "RYGB" for rank in (1, table["last"])]
    return table


def fits(table: Table, card: str) -> bool:
    missing = [rank for rank in range(1, table["last"] + 1) if rank not in table["rows"][card[0]]]
    return int(card[1:]) in missing[:1] + missing[-1:]


def moves(table: Table) -> list[tuple[int, str]]:
    return eleven.moves(table, fits)
