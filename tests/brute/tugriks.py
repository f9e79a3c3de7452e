"""Tugriks as a beginner would program it, with every option of a round: a row has a heap of cards for every number."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from brute.reading import learn_swap, listed, words

Table = dict[str, Any]

ACTIONS = {
    "R1": "fine", "R3": "swap", "R7": "colour", "R9": "robbery",
    "Y1": "skip", "Y3": "again", "Y7": "two", "Y9": "reverse",
    "G1": "robbery", "G3": "colour", "G7": "fine", "G9": "swap",
    "V1": "reverse", "V3": "two", "V7": "again", "V9": "skip",
}  # fmt: skip
TINY_ACTIONS = {
    "R0": "swap", "R4": "fine", "R6": "again", "RX": "reverse",
    "Y0": "two", "Y4": "colour", "Y6": "skip", "YX": "robbery",
}  # fmt: skip


def start(text: str, players: int, options: dict[str, str]) -> Table:
    said = words(text)
    tiny = options.get("size") == "tiny"
    return {
        "hands": [listed(said[f"hand{seat}"]) for seat in range(players)],
        "stock": listed(said.get("stock", "")),
        "coins": [int(part) for part in said["coins"].split(",")],
        "began": [int(part) + 1 for part in said["coins"].split(",")],
        "bank": int(said["bank"]),
        "rows": {colour: {} for colour in ("RY" if tiny else "RYGV")},
        "numbers": ["0", "4", "5", "6", "X"] if tiny else [*"0123456789", "X"],
        "actions": TINY_ACTIONS if tiny else ACTIONS,
        "turn": int(said["turn"]),
        "step": 1,
        "drawn": None,
        "paid": None,
        "colour": None,
        "left": 0,
        "row": None,
        "misses": [0] * players,
        "filled": False,
        "owes": None,
        "idle": 0,
        "again": False,
        "winner": None,
        "over": False,
        "swapped": None,
        "on": [name for name, value in options.items() if value == "true"],
        "off": [name for name, value in options.items() if value == "false"],
    }


# What can be laid


def gaps(table: Table, colour: str) -> list[str]:
    return [number for number in table["numbers"] if number not in table["rows"][colour]]


def places(table: Table, colour: str) -> set[str]:
    """The numbers that can be added to a started row now."""
    row, numbers = table["rows"][colour], table["numbers"]
    if "5" not in row:
        return set()
    middle = numbers.index("5")
    low = [number for number in reversed(numbers[:middle]) if number not in row][:1]
    high = [number for number in numbers[middle:] if number not in row][:1]
    others = [table["rows"][other] for other in table["rows"] if other != colour]
    ends = [end for end in "0X" if end not in row and any(end in other for other in others)]
    return {*low, *high, *ends}


def fits(table: Table, card: str) -> bool:
    """Whether a real card can be laid."""
    colour, number = card[0], card[1:]
    if table["colour"] not in (None, colour) or table["row"] not in (None, colour):
        return False
    row = table["rows"][colour]
    if number in row:
        return row[number][-1] in ("genie", "choice")
    return number == "5" or number in places(table, colour)


def stands(table: Table, card: str) -> list[str]:
    """What a genie or a row choice can stand for."""
    found = []
    for colour in table["rows"]:
        free = table["colour"] in (None, colour) and (card == "choice" or table["row"] in (None, colour))
        if free:
            found += [f"{card} {colour}{number}" for number in sorted(places(table, colour))]
    return found


def ways(table: Table, card: str) -> list[str]:
    if card in ("genie", "choice"):
        return stands(table, card)
    if not fits(table, card):
        return []
    if table["actions"].get(card) != "colour" or table["hands"][table["turn"]] == [card]:
        return [card]
    after = deepcopy(table)
    after["rows"][card[0]].setdefault(card[1:], []).append(card)
    named = [f"{card} {colour}" for colour in after["rows"] if gaps(after, colour)]
    return named or [card]


def moves(table: Table) -> list[tuple[int, str]]:
    if table["over"]:
        return []
    seat = table["turn"]
    called = [] if table["owes"] is None else [each for each in range(len(table["hands"])) if each != table["owes"]]
    return [(seat, text) for text in own_moves(table, seat)] + [(each, "you owe") for each in called]


def own_moves(table: Table, seat: int) -> list[str]:
    cards = {table["drawn"]} if table["drawn"] else set(table["hands"][seat])
    found = [text for card in cards for text in ways(table, card)]
    must = "honour" in table["off"] and found
    if table["drawn"]:
        idle = ["keep", "pay"] if "manual_pay" in table["on"] else ["keep"]
        return found if must else found + idle
    if not must:
        found.append("draw" if table["stock"] else "pass" if "pay_on_empty" in table["off"] else "pay")
    if table["paid"] not in (None, seat) and "honour" not in table["off"]:
        found.append("check")
    return found


# What happens


def play(table: Table, seat: int, text: str) -> Table:
    table = deepcopy(table)
    if text == "you owe":
        pay(table, table["owes"], 2)
        table["paid"], table["owes"] = table["owes"], None
        return table
    payer, table["paid"] = table["paid"], None
    if text not in ("check", "draw"):
        table["owes"] = None
    if text == "check":
        check(table, seat, payer)
    elif text == "draw":
        table["drawn"] = draw(table, seat)
    elif text in ("keep", "pay", "pass"):
        table["drawn"] = None
        if text == "pay" or (text == "keep" and "manual_pay" not in table["on"]):
            pay(table, seat, 1)
            table["paid"] = seat
        elif text == "keep":
            table["owes"] = seat
        pass_on(table, seat, True)
    else:
        table["drawn"] = None
        lay(table, seat, text.split())
    return table


def after(table: Table, seat: int) -> int:
    return int((seat + table["step"]) % len(table["hands"]))


def draw(table: Table, seat: int) -> Any:
    if not table["stock"]:
        return None
    card = table["stock"].pop()
    table["hands"][seat].append(card)
    return card


def pay(table: Table, seat: int, n: int) -> None:
    n = min(n, table["coins"][seat])
    table["coins"][seat] -= n
    table["bank"] += n


def check(table: Table, seat: int, payer: int) -> None:
    could = any(ways(table, card) for card in table["hands"][payer])
    loser = payer if could else seat
    pay(table, loser, 2)
    if draw(table, loser) is None:
        pay(table, loser, 1)
    if not could:
        pass_on(table, seat, True)


def pass_on(table: Table, seat: int, idle: bool) -> None:
    table["idle"] = (table["idle"] + (not table["again"])) if idle else 0
    table["again"] = False
    following = after(table, seat)
    if table["filled"]:
        miss(table, following)
    table["filled"] = False
    while table["misses"][following] and not blocked(table):
        table["misses"][following] -= 1
        table["idle"] += 1
        following = after(table, following)
    table["turn"] = following
    table["over"] = blocked(table)


def miss(table: Table, seat: int) -> None:
    table["misses"][seat] = table["misses"][seat] + 1 if "misses_add" in table["on"] else 1


def blocked(table: Table) -> bool:
    return not table["stock"] and table["idle"] >= len(table["hands"])


def lay(table: Table, seat: int, parts: list[str]) -> None:
    card = parts[0]
    wild = card in ("genie", "choice")
    place = parts[1] if wild else card
    colour, number = place[0], place[1:]
    row = table["rows"][colour]
    completes = gaps(table, colour) == [number]
    row.setdefault(number, []).append(card)
    table["hands"][seat].remove(card)
    meet_demands(table, colour, card)
    action = "" if wild else table["actions"].get(card, "")
    if not table["hands"][seat]:
        if "last_effect" in table["on"] and action in ("fine", "two", "robbery"):
            carry_out(table, seat, action, parts)
        table["coins"][seat] += table["bank"]
        table["bank"] = 0
        table["over"] = True
        return
    again = carry_out(table, seat, action, parts)
    if completes:
        table["filled"] = True
    if again:
        table["idle"] = 0
        table["again"] = True
        table["turn"] = seat
    else:
        pass_on(table, seat, False)


def meet_demands(table: Table, colour: str, card: str) -> None:
    if table["colour"] == colour:
        table["left"] -= 1
        if table["left"] == 0 or not gaps(table, colour):
            table["colour"] = None
    if card == "choice":
        table["row"] = colour
    if table["row"] and not gaps(table, table["row"]):
        table["row"] = None


def carry_out(table: Table, seat: int, action: str, parts: list[str]) -> bool:
    """What a card does; whether the same player moves again."""
    following = after(table, seat)
    if action in ("fine", "skip", "two"):
        miss(table, following)
    if action == "fine":
        pay(table, following, 2)
    elif action == "two":
        draw(table, following)
        draw(table, following)
    elif action == "swap":
        table["swapped"] = [after(table, each) for each in range(len(table["hands"]))]
    elif action == "reverse":
        table["step"] = -table["step"]
    elif action == "robbery":
        n = min(len(table["hands"]), table["bank"])
        table["bank"] -= n
        table["coins"][seat] += n
    elif action == "colour":
        table["row"] = None
        table["colour"], table["left"] = (parts[1], 2) if len(parts) > 1 else (None, 0)
    return action == "again"


def luck(table: Table, text: str) -> None:
    """Take over which cards a swap has brought."""
    if table["swapped"]:
        table["hands"] = learn_swap(text, table["hands"], table["swapped"])
        table["swapped"] = None


def scores(table: Table) -> list[int] | None:
    return [now - then for now, then in zip(table["coins"], table["began"])] if table["over"] else None
