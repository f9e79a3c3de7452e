"""Guesswork as a beginner would program it: everything is a list of card names."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from brute.reading import listed, words

Table = dict[str, Any]


def start(text: str, players: int, options: dict[str, str]) -> Table:
    said = words(text)
    return {
        "piles": [listed(said.get(f"pile{seat}", "")) for seat in range(players)],
        "won": [[] for _ in range(players)],
        "centre": listed(said["centre"]),
        "waiting": [],
        "guesses": {},
        "highest": 4 if options.get("size") == "tiny" else 20,
        "carry": options.get("ties") != "nobody",
    }


def moves(table: Table) -> list[tuple[int, str]]:
    if not table["centre"]:
        return []
    n = len(table["piles"])
    numbers = range(n, n * table["highest"] + 1)
    return [(seat, str(number)) for seat in range(n) if seat not in table["guesses"] for number in numbers]


def play(table: Table, seat: int, text: str) -> Table:
    table = deepcopy(table)
    table["guesses"][seat] = int(text)
    if len(table["guesses"]) < len(table["piles"]):
        return table
    total = sum(int(card[1:]) for card in table["centre"])
    distance = {player: abs(number - total) for player, number in table["guesses"].items()}
    winners = [player for player in distance if distance[player] == min(distance.values())]
    cards = table["centre"] + table["waiting"]
    table["waiting"] = []
    if len(winners) == 1:
        table["won"][winners[0]] += cards
    elif table["carry"]:
        table["waiting"] = cards
    table["guesses"] = {}
    table["centre"] = [pile.pop() for pile in table["piles"] if pile]
    return table


def scores(table: Table) -> list[int] | None:
    return None if table["centre"] else [len(cards) for cards in table["won"]]
