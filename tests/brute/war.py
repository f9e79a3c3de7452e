"""War as a beginner would program it: piles are lists with the top card last. What goes under a pile is mixed by the
engine's chance, so the second program only checks that the right cards went there."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from brute.reading import listed, words

Table = dict[str, Any]


def start(text: str, players: int, options: dict[str, str]) -> Table:
    said = words(text)
    return {
        "piles": [listed(said.get(f"pile{seat}", "")) for seat in range(2)],
        "open": [listed(said.get(f"up{seat}", "")) for seat in range(2)],
        "waiting": [0, 1],
        "mixed": None,
    }


def over(table: Table) -> bool:
    return [] in table["piles"]


def moves(table: Table) -> list[tuple[int, str]]:
    return [] if over(table) else [(seat, "turn") for seat in table["waiting"]]


def play(table: Table, seat: int, text: str) -> Table:
    table = deepcopy(table)
    table["waiting"].remove(seat)
    if table["waiting"]:
        return table
    for pile, lying in zip(table["piles"], table["open"]):
        lying.append(pile.pop())
    one, other = [int(lying[-1][1:]) for lying in table["open"]]
    if one != other:
        winner = 0 if one > other else 1
        won = table["open"][0] + table["open"][1]
        table["piles"][winner] = won + table["piles"][winner]
        table["mixed"] = (winner, len(won))
        table["open"] = [[], []]
    table["waiting"] = [0, 1]
    return table


def luck(table: Table, text: str) -> None:
    """The order in which the engine put the won cards under the pile; all others lie as they should."""
    said = words(text)
    if table["mixed"] is not None:
        winner, n = table["mixed"]
        found = listed(said[f"pile{winner}"])[:n]
        assert sorted(found) == sorted(table["piles"][winner][:n]), f"{found} went under pile {winner}"
        table["piles"][winner][:n] = found
        table["mixed"] = None
    for seat in range(2):
        assert table["piles"][seat] == listed(said.get(f"pile{seat}", ""))
        assert table["open"][seat] == listed(said.get(f"up{seat}", ""))


def scores(table: Table) -> list[int] | None:
    return [1 if pile else 0 for pile in table["piles"]] if over(table) else None
