"""Who's the Donkey? as a beginner would program it: every group in the hand is tried against the rules."""

from __future__ import annotations

from copy import deepcopy
from itertools import combinations
from typing import Any

from brute.reading import listed, without, words

Table = dict[str, Any]
ORDER = [str(rank) for rank in range(1, 14)] + ["J", "D"]


def start(text: str, players: int, options: dict[str, str]) -> Table:
    said = words(text)
    return {
        "hands": [listed(said.get(f"hand{seat}", "")) for seat in range(players)],
        "turn": int(said["turn"]),
        "trick": [],
        "barred": False,
        "over": False,
    }


def rank_of(cards: list[str]) -> int:
    """14 for jokers alone, else the rank of the cards that have one."""
    ranked = [int(card) for card in cards if card not in "JD"]
    return ranked[0] if ranked else 14


def one_rank(cards: list[str]) -> bool:
    return "D" not in cards and len({card for card in cards if card != "J"}) <= 1


def may_play(table: Table, cards: list[str]) -> bool:
    trick = table["trick"]
    if not trick:
        return one_rank(cards) or (cards == ["D"] and not table["barred"])
    if trick[0][1] == ["D"]:
        return len(cards) == 1
    last = [played for _, played in trick if played][-1]
    return one_rank(cards) and len(cards) == len(last) and rank_of(cards) > rank_of(last)


def moves(table: Table) -> list[tuple[int, str]]:
    if table["over"]:
        return []
    seat = table["turn"]
    parts = set()
    for rank in set(table["hands"][seat]):
        cards = sorted([card for card in table["hands"][seat] if card in (rank, "J")], key=ORDER.index)
        parts |= {part for n in range(1, len(cards) + 1) for part in combinations(cards, n)}
    found = [" ".join(part) for part in parts if may_play(table, list(part))]
    if table["trick"] and table["trick"][0][1] != ["D"]:
        found.append("pass")
    return [(seat, text) for text in found]


def play(table: Table, seat: int, text: str) -> Table:
    table = deepcopy(table)
    cards = [] if text == "pass" else text.split()
    table["hands"][seat] = without(table["hands"][seat], cards)
    table["trick"].append((seat, cards))
    players = len(table["hands"])
    table["turn"] = (seat + 1) % players
    if len(table["trick"]) == players:
        end_trick(table)
    return table


def end_trick(table: Table) -> None:
    trick = table["trick"]
    donkeys = trick[0][1] == ["D"]
    if donkeys:
        worth = {card: i + 1 for i, card in enumerate(ORDER)} | {"J": 1, "D": 0}
        highest = max(worth[cards[0]] for _, cards in trick)
        taker = [seat for seat, cards in trick if worth[cards[0]] == highest][-1]
        table["hands"][taker] += [cards[0] for _, cards in trick]
    else:
        taker = [seat for seat, cards in trick if cards][-1]
    table["turn"] = taker
    table["trick"] = []
    table["barred"] = donkeys
    table["over"] = any(not hand for hand in table["hands"])


def scores(table: Table) -> list[int] | None:
    if not table["over"]:
        return None
    points = {"J": 14, "D": 20}
    return [sum(points[card] if card in points else int(card) for card in hand) for hand in table["hands"]]
