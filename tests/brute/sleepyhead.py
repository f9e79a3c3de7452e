"""Sleepyhead as a beginner would program it: hands are lists, and choices wait in a dictionary."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from brute.reading import listed, words

Table = dict[str, Any]


def start(text: str, players: int, options: dict[str, str]) -> Table:
    said = words(text)
    return {
        "hands": [listed(said[f"hand{seat}"]) for seat in range(players)],
        "pair": (int(said["giver"]), (int(said["giver"]) + 1) % players),
        "chosen": {},
        "left": players * int(options.get("max_laps", 60)),
        "down": [],
        "over": False,
        "nobody": False,
    }


def same(hand: list[str]) -> bool:
    return len({card[1:] for card in hand}) == 1


def moves(table: Table) -> list[tuple[int, str]]:
    if table["over"]:
        return []
    seats = [seat for seat in range(len(table["hands"])) if seat not in table["down"]]
    if table["down"]:
        return [(seat, "down") for seat in seats]
    found = [(seat, "down") for seat in seats if same(table["hands"][seat])]
    for seat in seats:
        if seat not in table["chosen"] and not same(table["hands"][seat]):
            if table["left"] == 0:
                found.append((seat, "nothing"))
            elif seat in table["pair"]:
                found += [(seat, card) for card in table["hands"][seat]]
    return found


def play(table: Table, seat: int, text: str) -> Table:
    table = deepcopy(table)
    if text == "down":
        table["down"].append(seat)
        table["over"] = len(table["down"]) == len(table["hands"]) - 1
        return table
    table["chosen"][seat] = text
    if table["left"] == 0:
        table["over"] = table["nobody"] = len(table["chosen"]) == len(table["hands"])
    elif len(table["chosen"]) == 2:
        one, other = table["pair"]
        for giver, taker in ((one, other), (other, one)):
            table["hands"][giver].remove(table["chosen"][giver])
            table["hands"][taker].append(table["chosen"][giver])
        table["chosen"] = {}
        table["pair"] = (other, (other + 1) % len(table["hands"]))
        table["left"] -= 1
    return table


def scores(table: Table) -> list[int] | None:
    if not table["over"]:
        return None
    return [int(not table["nobody"] and seat not in table["down"]) for seat in range(len(table["hands"]))]
