"""Cheat as a beginner would program it: one list is the pile, and what was laid last is its end."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from brute.reading import listed, words

Table = dict[str, Any]


def start(text: str, players: int, options: dict[str, str]) -> Table:
    said = words(text)
    hands = [listed(said.get(f"hand{seat}", "")) for seat in range(players)]
    return {
        "hands": hands,
        "pile": [],
        "high": sum(map(len, hands)) // (2 if options.get("size") == "tiny" else 4),
        "letters": "RY" if options.get("size") == "tiny" else "RYGB",
        "number": 1,
        "colour": None,
        "turn": int(said["turn"]),
        "picked": [],
        "last": None,
        "passed": 0,
        "turns": [],
        "out": [],
        "over": False,
        "colour_piles": options.get("colour_piles") == "true",
        "go_on": options.get("after_call") == "go_on",
        "three": 1 if options.get("sneaking") == "false" else 3,
        "give_away": options.get("give_away") == "true",
        "max_laps": int(options.get("max_laps", 100)),
        "laps": 0,
    }


def inside(table: Table) -> list[int]:
    return [seat for seat in range(len(table["hands"])) if seat not in table["out"]]


def moves(table: Table) -> list[tuple[int, str]]:
    if table["over"]:
        return []
    found = []
    if table["last"]:
        for seat in inside(table):
            if seat != table["last"][0]:
                found += [(seat, text) for text in (["cheat", "too many"] if table["three"] == 3 else ["cheat"])]
    turn, picked = table["turn"], table["picked"]
    if table["laps"] == table["max_laps"]:
        return [*found, (turn, "pass")]
    if table["passed"] < len(inside(table)) - 1:
        found.append((turn, "pass"))
    if len(picked) < table["three"]:
        found += [(turn, card) for card in table["hands"][turn] if card not in picked]
    if picked:
        named = table["number"] == 1 and table["colour_piles"]
        words = [f" {letter}" for letter in table["letters"]] if named else [""]
        found += [(turn, f"lay {table['number']}{word}") for word in words]
    return found


def play(table: Table, seat: int, text: str) -> Table:
    table = deepcopy(table)
    if text in table["hands"][seat]:
        table["picked"].append(text)
        return table
    picked, table["picked"] = table["picked"], []
    if text in ("cheat", "too many"):
        call(table, seat, text)
    elif text == "pass":
        table["passed"] += 1
        next_turn(table, seat)
    else:
        too_late(table)
        for card in picked:
            table["hands"][seat].remove(card)
        table["pile"] += picked
        if len(text.split()) == 3:
            table["colour"] = text.split()[2]
        table["last"] = (seat, picked, table["number"])
        table["number"] = table["number"] % table["high"] + 1
        table["passed"] = 0
        if not won(table):
            next_turn(table, seat)
    return table


def too_late(table: Table) -> None:
    """Nobody can call the last card any more."""
    if table["last"]:
        layer, _, number = table["last"]
        table["last"] = None
        if number == table["high"]:
            table["pile"] = []
        if not table["hands"][layer]:
            table["out"].append(layer)


def won(table: Table) -> bool:
    table["over"] = len(inside(table)) == 1 if table["give_away"] else bool(table["out"])
    return bool(table["over"])


def clockwise(table: Table, seat: int) -> int:
    seats = inside(table)
    return min([other for other in seats if other > seat] or seats)


def next_turn(table: Table, seat: int) -> None:
    following = clockwise(table, seat)
    if table["last"] and following == table["last"][0]:
        too_late(table)
        if won(table):
            return
        if following in table["out"]:
            following = clockwise(table, following)
    if table["laps"] < table["max_laps"]:
        table["turns"].append(seat)
    if len(table["turns"]) >= len(inside(table)):
        table["turns"] = []
        table["laps"] += 1
    table["turn"] = following
    stop(table)


def stop(table: Table) -> None:
    """When the laps are over the last card may still be called."""
    table["over"] = table["laps"] == table["max_laps"] and not table["last"]


def call(table: Table, seat: int, text: str) -> None:
    layer, cards, number = table["last"]
    top = cards[-1]
    true = int(top[1:]) == number and (table["colour"] is None or top[0] == table["colour"])
    caught = not true if text == "cheat" else len(cards) > 1
    table["hands"][layer if caught else seat] += table["pile"]
    table["pile"], table["last"] = [], None
    if not table["hands"][layer]:
        table["out"].append(layer)
    if won(table):
        return
    stop(table)
    if not table["go_on"] or number == table["high"]:
        table["number"], table["colour"] = 1, None
    table["passed"] = 0
    table["turn"] = clockwise(table, layer)


def scores(table: Table) -> list[int] | None:
    if not table["over"]:
        return None
    seats = range(len(table["hands"]))
    if table["give_away"] and len(inside(table)) == 1:
        return [int(seat in inside(table)) for seat in seats]
    if table["out"] and not table["give_away"]:
        return [int(seat in table["out"]) for seat in seats]
    sizes = [len(hand) for hand in table["hands"]]
    return [int(n == (max(sizes) if table["give_away"] else min(sizes))) for n in sizes]
