"""Black Peter as a beginner would program it: hands are lists, gone through for pairs after every draw."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from brute.reading import listed, words

Table = dict[str, Any]


def start(text: str, players: int, options: dict[str, str]) -> Table:
    said = words(text)
    return {
        "hands": [listed(said.get(f"hand{seat}", "")) for seat in range(players)],
        "turn": int(said.get("turn", "-1")),
    }


def holding(table: Table) -> list[int]:
    return [seat for seat, hand in enumerate(table["hands"]) if hand]


def neighbour(table: Table, seat: int) -> int:
    """The next seat clockwise with cards."""
    n = len(table["hands"])
    return next(other % n for other in range(seat + 1, seat + n + 1) if table["hands"][other % n])


def moves(table: Table) -> list[tuple[int, str]]:
    if len(holding(table)) == 1:
        return []
    giver = neighbour(table, table["turn"])
    n = len(table["hands"][giver])
    found = [(table["turn"], f"draw {i}") for i in range(1, n + 1)]
    return found + [(giver, f"put {i} {at}") for i in range(1, n + 1) for at in range(1, n + 1) if i != at]


def play(table: Table, seat: int, text: str) -> Table:
    table = deepcopy(table)
    hand = table["hands"][seat]
    if text.startswith("put"):
        i, at = [int(word) - 1 for word in text.split()[1:]]
        hand.insert(at, hand.pop(i))
        return table
    giver = table["hands"][neighbour(table, seat)]
    hand.append(giver.pop(int(text.split()[1]) - 1))
    ranks = [card[1:] for card in hand]
    table["hands"][seat] = [card for card in hand if ranks.count(card[1:]) == 1]
    table["turn"] = neighbour(table, seat)
    return table


def luck(table: Table, text: str) -> None:
    """Nothing is drawn by chance; the hands must lie in the engine's order."""
    said = words(text)
    for seat, hand in enumerate(table["hands"]):
        assert hand == listed(said.get(f"hand{seat}", ""))


def scores(table: Table) -> list[int] | None:
    left = holding(table)
    return [1 if hand else 0 for hand in table["hands"]] if len(left) == 1 else None
