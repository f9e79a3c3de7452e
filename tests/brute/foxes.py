"""Foxes as a beginner would program it: groups are lists of lists, what is still to do is a list of victims."""

from __future__ import annotations

from copy import deepcopy
from itertools import combinations
from typing import Any

from brute.reading import listed, without, words

Table = dict[str, Any]


def start(text: str, players: int, options: dict[str, str]) -> Table:
    said = words(text)
    market = listed(said["market"])
    return {
        "hands": [listed(said[f"hand{seat}"]) for seat in range(players)],
        "fronts": [[] for _ in range(players)],
        "stock": listed(said.get("stock", "")),
        "market": market,
        "market_size": len(market),
        "active": int(said["turn"]),
        "asked": "lay",
        "waiting": [],
        "draws": 0,
        "over": False,
        "last_steal": options.get("last_steal") == "true",
    }


def rank_of(group: list[str]) -> int:
    ranked = [int(card) for card in group if card != "J"]
    return ranked[0] if ranked else 14


def stolen_from(table: Table, seat: int) -> bool:
    """Whether the active player's new group steals what lies on top before this seat."""
    if not table["fronts"][seat]:
        return False
    new, top = table["fronts"][table["active"]][-1], table["fronts"][seat][-1]
    return len(new) == len(top) and rank_of(new) > rank_of(top)


def groups(hand: list[str]) -> set[tuple[str, ...]]:
    """All cards of one rank with or without jokers, in all numbers."""
    found = set()
    for rank in set(hand):
        cards = sorted(card for card in hand if card in (rank, "J"))
        found |= {part for n in range(1, len(cards) + 1) for part in combinations(cards, n)}
    return found


def moves(table: Table) -> list[tuple[int, str]]:
    if table["over"]:
        return []
    active = table["active"]
    if table["asked"] == "lay":
        return [(active, " ".join(group)) for group in groups(table["hands"][active])]
    if table["asked"] == "take":
        return [(active, "take"), (active, "leave")]
    victim = table["waiting"][0]
    if table["asked"] == "back":
        return [(victim, "back"), (victim, "discard")]
    sources = {f"draw {card}" for card in table["market"]} | ({"draw stock"} if table["stock"] else set())
    return [(victim, source) for source in sources]


def play(table: Table, seat: int, text: str) -> Table:
    table = deepcopy(table)
    fronts, hands = table["fronts"], table["hands"]
    if table["asked"] == "lay":
        group = text.split()
        hands[seat] = without(hands[seat], group)
        fronts[seat].append(group)
        if not hands[seat] and not table["last_steal"]:
            table["over"] = True
            return table
        others = [(seat + step) % len(hands) for step in range(1, len(hands))]
        table["waiting"] = [other for other in others if stolen_from(table, other)]
        next_victim(table)
    elif text == "leave":
        table["asked"] = "back"
    elif text in ("take", "back", "discard"):
        group = fronts[table["waiting"][0]].pop()
        if text != "discard":
            hands[seat] += group
        if text == "back":
            table["waiting"].pop(0)
            next_victim(table)
        else:
            table["asked"] = "draw"
            table["draws"] = len(group)
    else:
        draw(table, seat, text.split()[1])
    return table


def draw(table: Table, seat: int, source: str) -> None:
    if source == "stock":
        table["hands"][seat].append(table["stock"].pop())
    else:
        table["market"].remove(source)
        table["hands"][seat].append(source)
    table["draws"] -= 1
    if not table["stock"] and not table["market"]:
        table["over"] = True
    elif table["draws"] == 0:
        while table["stock"] and len(table["market"]) < table["market_size"]:
            table["market"].append(table["stock"].pop())
        table["waiting"].pop(0)
        next_victim(table)


def next_victim(table: Table) -> None:
    if table["waiting"]:
        table["asked"] = "take"
        return
    table["over"] = not table["hands"][table["active"]]
    table["active"] = (table["active"] + 1) % len(table["hands"])
    table["asked"] = "lay"


def scores(table: Table) -> list[int] | None:
    if not table["over"]:
        return None
    return [sum(len(group) for group in fronts) - len(hand) for fronts, hand in zip(table["fronts"], table["hands"])]
