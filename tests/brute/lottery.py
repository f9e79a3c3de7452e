"""Lottery as a beginner would program it: Eleven with the first card's number for the 11."""

from __future__ import annotations

from brute import eleven
from brute.eleven import Table, scores

__all__ = ["moves", "play", "scores", "start"]


def start(text: str, players: int, options: dict[str, str]) -> Table:
    table = eleven.start(text, players, options)
    table["openers"] = []
    table["number"] = None
    return table


def fits(table: Table, card: str) -> bool:
    row = table["rows"][card[0]]
    rank = int(card[1:])
    if table["number"] is None:
        return True
    return rank in (min(row) - 1, max(row) + 1) if row else rank == table["number"]


def moves(table: Table) -> list[tuple[int, str]]:
    return eleven.moves(table, fits)


def play(table: Table, seat: int, text: str) -> Table:
    after = eleven.play(table, seat, text)
    if table["number"] is None:
        after["number"] = int(text[1:])
    return after
