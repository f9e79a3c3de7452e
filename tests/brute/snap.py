"""Snatch as a beginner would program it: piles are lists of cards, the last on top; the centre is a list of piles."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from brute.reading import listed, words

Table = dict[str, Any]


def start(text: str, players: int, options: dict[str, str]) -> Table:
    said = words(text)
    table: Table = {
        "down": [listed(said.get(f"down{seat}", "")) for seat in range(players)],
        "up": [[] for _ in range(players)],
        "aside": [listed(said.get(f"quartets{seat}", "")) for seat in range(players)],
        "centre": [],
        "turn": int(said.get("turn", -1)),
        "first": int(said.get("first", 0)),
        "laps": 0,
        "most": int(options.get("max_laps", 60)),
        "together": options.get("together") == "true",
        "called": False,
        "lost": [],
        "over": False,
    }
    table["over"] = nothing_left(table)
    new_card(table)
    table["called"] = False
    return table


def rank(pile: list[str]) -> str:
    """The number on top of a pile; nothing if there is no card."""
    return pile[-1][1:] if pile else ""


def new_card(table: Table) -> None:
    """Nobody has called on the card just turned up."""
    table["called"] = True
    table["matches"], table["late"] = [], []
    table["prizes"], table["won"] = [], False
    table["useless"] = []


def moves(table: Table) -> list[tuple[int, str]]:
    if table["over"]:
        return []
    found = [(table["turn"], "turn")]
    for seat in range(len(table["down"])) if table["called"] else []:
        for call in ("tsap", "tsarap"):
            if seat not in table["lost"] and (seat, call) not in table["useless"]:
                found.append((seat, call))
    return found


def out(table: Table, seat: int) -> bool:
    return not table["down"][seat] and not table["up"][seat]


def play(table: Table, seat: int, text: str) -> Table:
    table = deepcopy(table)
    if text == "turn":
        turn(table, seat)
        return table
    if text == "tsap":
        tsap(table, seat)
    else:
        tsarap(table, seat)
    table["over"] = nothing_left(table)
    if not table["over"] and not table["together"] and out(table, table["turn"]):
        pass_turn(table, table["turn"])
    return table


def turn(table: Table, seat: int) -> None:
    if table["laps"] >= table["most"]:
        table["over"] = True
        return
    everyone = range(len(table["down"]))
    turning = [each for each in (everyone if table["together"] else [seat]) if not out(table, each)]
    for each in turning:
        if not table["down"][each]:
            table["down"][each], table["up"][each] = table["up"][each][::-1], []
        table["up"][each].append(table["down"][each].pop())
    new_card(table)
    for number in {rank(table["up"][each]) for each in turning}:
        owners = [each for each in everyone if rank(table["up"][each]) == number]
        if len(owners) > 1:
            table["matches"].append(owners)
    for pile in table["centre"]:
        if any(rank(pile) == rank(table["up"][each]) for each in turning):
            same = [prize for prize in table["prizes"] if rank(prize[0]) == rank(pile)]
            if same:
                same[0].append(pile)
            else:
                table["prizes"].append([pile])
    if table["together"]:
        table["laps"] += 1
    else:
        pass_turn(table, seat)


def pass_turn(table: Table, seat: int) -> None:
    while True:
        seat = (seat - 1) % len(table["down"])
        if seat == table["first"]:
            table["laps"] = min(table["laps"] + 1, table["most"])
        if not out(table, seat):
            table["turn"] = seat
            return


def tsap(table: Table, seat: int) -> None:
    mine = [owners for owners in table["matches"] if seat in owners]
    if not mine:
        if seat in table["late"]:
            table["useless"].append((seat, "tsap"))
        else:
            pay(table, seat, "tsap")
        return
    n = len(table["down"])
    for step in range(n):
        other = (seat - step) % n
        if other in mine[0]:
            table["down"][seat].insert(0, table["up"][other].pop())
    table["matches"].remove(mine[0])
    table["late"] += mine[0]
    set_aside(table, seat)


def tsarap(table: Table, seat: int) -> None:
    if not table["prizes"]:
        if table["won"]:
            table["useless"].append((seat, "tsarap"))
        else:
            pay(table, seat, "tsarap")
        return
    for prize in table["prizes"].pop(0):
        table["centre"] = [pile for pile in table["centre"] if pile is not prize]
        table["down"][seat] = prize[::-1] + table["down"][seat]
    table["won"] = True
    set_aside(table, seat)


def pay(table: Table, seat: int, call: str) -> None:
    if out(table, seat):
        table["lost"].append(seat)
    elif not table["up"][seat]:
        table["useless"].append((seat, call))
    else:
        table["centre"].append(table["up"][seat])
        table["up"][seat] = []
        for owners in table["matches"]:
            if seat in owners:
                owners.remove(seat)
        table["matches"] = [owners for owners in table["matches"] if len(owners) > 1]


def set_aside(table: Table, seat: int) -> None:
    if table["together"]:
        return
    numbers = [card[1:] for card in table["down"][seat] + table["up"][seat]]
    for number in {number for number in numbers if numbers.count(number) == 4}:
        for pile in (table["down"][seat], table["up"][seat]):
            table["aside"][seat] += [card for card in pile if card[1:] == number]
            pile[:] = [card for card in pile if card[1:] != number]


def nothing_left(table: Table) -> bool:
    owners = [seat for seat in range(len(table["down"])) if not out(table, seat)]
    return not owners or (len(owners) == 1 and not table["centre"])


def scores(table: Table) -> list[int] | None:
    if not table["over"]:
        return None
    if not table["together"]:
        return [len(aside) // 4 for aside in table["aside"]]
    return [sum(map(len, piles)) for piles in zip(table["aside"], table["down"], table["up"])]
