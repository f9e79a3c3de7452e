"""Colour Harvest as a beginner would program it: hands and piles are lists of card names."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from brute.reading import listed, words

Table = dict[str, Any]


def start(text: str, players: int, options: dict[str, str]) -> Table:
    said = words(text)
    return {
        "hands": [listed(said[f"hand{seat}"]) for seat in range(players)],
        "stock": listed(said.get("stock", "")),
        "piles": [[], [], [], []],
        "turn": int(said["turn"]),
        "step": "draw",
        "window": False,
        "quiet": 0,
        "patience": 4 if options.get("size") == "tiny" else 20,
        "stopper": None,
        "over": False,
    }


def colours(cards: list[str]) -> int:
    return len({card[0] for card in cards})


def moves(table: Table) -> list[tuple[int, str]]:
    if table["over"]:
        return []
    seat = table["turn"]
    hand = table["hands"][seat]
    if table["step"] == "aside":
        return [(seat, f"aside {card}") for card in hand]
    found = [(seat, "stop")] if colours(hand) == 1 else []
    if table["step"] == "draw":
        found += [(seat, f"draw pile{i + 1}") for i in range(4) if table["piles"][i]]
        if table["stock"]:
            found.append((seat, "draw stock"))
        if table["window"]:
            found += [(player, "no risk") for player in range(len(table["hands"]))]
        return found
    for card in hand:
        rest = [other for other in hand if other != card]
        where = [f" pile{i + 1}" for i in range(4)] if all(table["piles"]) else [""]
        for pile in where:
            found.append((seat, card + pile))
            if colours(rest) == 1:
                found.append((seat, card + pile + " stop"))
    return found


def play(table: Table, seat: int, text: str) -> Table:
    table = deepcopy(table)
    hand = table["hands"][seat]
    parts = text.split()
    if text == "stop":
        stop(table, seat)
    elif text == "no risk":
        table["turn"], table["step"] = seat, "aside"
    elif parts[0] == "aside":
        hand.remove(parts[1])
        table["over"] = True
    elif parts[0] == "draw":
        source = table["stock"] if parts[1] == "stock" else table["piles"][int(parts[1][4:]) - 1]
        hand.append(source.pop())
        table["quiet"] = 0 if parts[1] == "stock" else table["quiet"] + 1
        table["step"] = "lay"
    else:
        hand.remove(parts[0])
        piles = [int(part[4:]) - 1 for part in parts if part.startswith("pile")]
        table["piles"][piles[0] if piles else table["piles"].index([])].append(parts[0])
        if parts[-1] == "stop":
            stop(table, seat)
        else:
            next_turn(table, seat)
    return table


def next_turn(table: Table, seat: int) -> None:
    n = len(table["hands"])
    table["turn"], table["step"] = (seat + 1) % n, "draw"
    table["window"] = not table["stock"]
    table["over"] = table["quiet"] >= n * (table["patience"] if table["stock"] else 2)


def stop(table: Table, seat: int) -> None:
    table["stopper"], table["over"] = seat, True


def best(hand: list[str]) -> int:
    return max(sum(int(card[1:]) for card in hand if card[0] == colour) for colour in "RYGB")


def scores(table: Table) -> list[int] | None:
    if not table["over"]:
        return None
    points = [best(hand) for hand in table["hands"]]
    seat = table["stopper"]
    if seat is not None and any(points[other] >= points[seat] for other in range(len(points)) if other != seat):
        points[seat] = 0
    return points
