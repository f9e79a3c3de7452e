"""Eleven as a beginner would program it: rows are lists of numbers. Its kin say which cards fit and which begin."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

from brute.reading import listed, words

Table = dict[str, Any]
Fits = Callable[[Table, str], bool]


def start(text: str, players: int, options: dict[str, str]) -> Table:
    said = words(text)
    middle = 2 if options.get("size") == "tiny" else 11
    return {
        "hands": [listed(said.get(f"hand{seat}", "")) for seat in range(players)],
        "stock": listed(said.get("stock", "")),
        "rows": {"R": [], "Y": [], "G": [], "B": []},
        "middle": middle,
        "openers": [f"{colour}{middle}" for colour in "RYGB"],
        "turn": int(said["turn"]),
        "drawn": None,
        "draws": 0,
        "laid": 0,
        "first": True,
        "first_goes_on": options.get("first_goes_on") != "false",
        "draw_goes_on": options.get("draw_goes_on") != "false",
    }


def fits(table: Table, card: str) -> bool:
    row = table["rows"][card[0]]
    rank = int(card[1:])
    return rank == table["middle"] if not row else rank in (min(row) - 1, max(row) + 1)


def moves(table: Table, fits: Fits = fits) -> list[tuple[int, str]]:
    if scores(table) is not None:
        return []
    seat = table["turn"]
    hand = table["hands"][seat]
    if table["first"] and table["openers"]:
        return [(seat, next(card for card in table["openers"] if card in hand))]
    if table["drawn"] and fits(table, table["drawn"]):
        return [(seat, table["drawn"])]
    found = [card for card in hand if fits(table, card)]
    if table["laid"]:
        found.append("stop")
    elif not found:
        found.append("draw" if table["draws"] < 3 and table["stock"] else "stop")
    return [(seat, text) for text in found]


def play(table: Table, seat: int, text: str) -> Table:
    table = deepcopy(table)
    if text == "draw":
        table["drawn"] = table["stock"].pop()
        table["hands"][seat].append(table["drawn"])
        table["draws"] += 1
        return table
    ends = text == "stop"
    if not ends:
        ends = (table["first"] and not table["first_goes_on"]) or (table["drawn"] == text and not table["draw_goes_on"])
        table["hands"][seat].remove(text)
        table["rows"][text[0]].append(int(text[1:]))
        table["laid"] += 1
        table["first"] = False
        table["drawn"] = None
    if ends:
        table["turn"] = (seat - 1) % len(table["hands"])
        table["drawn"], table["draws"], table["laid"] = None, 0, 0
    return table


def scores(table: Table) -> list[int] | None:
    hands = table["hands"]
    return [sum(int(card[1:]) for card in hand) for hand in hands] if [] in hands else None
