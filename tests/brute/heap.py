"""Heap as a beginner would program it: piles are lists of cards, the last on top."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from brute.reading import listed, words

Table = dict[str, Any]


def start(text: str, players: int, options: dict[str, str]) -> Table:
    said = words(text)
    return {
        "down": [listed(said.get(f"down{seat}", "")) for seat in range(players)],
        "up": [[] for _ in range(players)],
        "centre": [],
        "open": None,
        "turn": int(said["turn"]),
        "callers": [],
        "last": None,
        "foul": False,
        "vain": 0,
        "patience": 60 if options.get("size") == "tiny" else 400,
        "highest": 3 if options.get("size") == "tiny" else 20,
        "attention": options.get("attention") != "false",
        "done": [],
    }


def number(card: str) -> int:
    return int(card[1:])


def after(table: Table, card: str) -> int:
    return 1 if number(card) == table["highest"] else number(card) + 1


def homes(table: Table, seat: int, card: str) -> list[str]:
    """Where a card belongs: the centre, or else any of some players' piles, or else one's own."""
    if table["centre"] and number(card) == after(table, table["centre"][-1]):
        return ["centre"]
    return others(table, seat, card) or ["own"]


def others(table: Table, seat: int, card: str) -> list[str]:
    ups = enumerate(table["up"])
    return [f"pile {owner}" for owner, up in ups if owner != seat and up and number(card) == after(table, up[-1])]


def watched(table: Table) -> bool:
    return bool(table["attention"] and table["vain"] < table["patience"])


def moves(table: Table) -> list[tuple[int, str]]:
    if scores(table) is not None:
        return []
    seat = table["turn"]
    found = [(caller, "foul") for caller in table["callers"]]
    if table["open"] is None:
        return [*found, (seat, "turn")]
    good = homes(table, seat, table["open"])
    if watched(table):
        good = list({*good, *others(table, seat, table["open"]), "own"})
    return [*found, *((seat, text) for text in good)]


def empty(table: Table, seat: int) -> bool:
    return not table["down"][seat] and not table["up"][seat]


def right_of(table: Table, seat: int) -> list[int]:
    """Everybody from a player's right on, the player last."""
    n = len(table["down"])
    return [(seat - step) % n for step in range(1, n + 1)]


def following(table: Table, seat: int) -> int:
    return next(other for other in right_of(table, seat) if not empty(table, other))


def finish(table: Table) -> None:
    if table["last"] is not None:
        for seat in right_of(table, table["last"][0]):
            if empty(table, seat) and seat not in table["done"]:
                table["done"].append(seat)


def play(table: Table, seat: int, text: str) -> Table:
    table = deepcopy(table)
    if text == "foul":
        call(table, seat)
    elif text == "turn":
        turn_up(table, seat)
    else:
        place(table, seat, text)
    return table


def turn_up(table: Table, seat: int) -> None:
    finish(table)
    table["callers"] = []
    table["last"] = None
    if scores(table) is not None:
        return
    if not table["down"][seat]:
        table["down"][seat] = table["up"][seat][::-1]
        table["up"][seat] = []
    card = table["down"][seat].pop()
    if not table["centre"]:
        table["centre"].append(card)
        table["turn"] = following(table, seat)
        return
    table["open"] = card
    good = homes(table, seat, card)
    if not watched(table) and len(good) == 1:
        place(table, seat, good[0])


def place(table: Table, seat: int, text: str) -> None:
    card = table["open"]
    seen = watched(table)
    table["foul"] = text not in homes(table, seat, card)
    table["open"] = None
    pile = table["centre"] if text == "centre" else table["up"][seat if text == "own" else int(text[5:])]
    pile.append(card)
    table["last"] = (seat, text)
    if text == "centre":
        table["vain"] = 0
    elif seen:
        table["vain"] += 1
    if seen:
        table["callers"] = [other for other in range(len(table["down"])) if other != seat]
    else:
        finish(table)
    if scores(table) is None:
        table["turn"] = following(table, seat) if text == "own" or empty(table, seat) else seat


def call(table: Table, seat: int) -> None:
    if not table["foul"]:
        table["callers"].remove(seat)
        return
    offender, text = table["last"]
    for giver in right_of(table, offender)[:-1]:
        if table["down"][giver]:
            table["down"][offender].insert(0, table["down"][giver].pop(0))
    table["callers"] = []
    goes_on = text != "own" and not empty(table, offender)
    table["turn"] = offender if goes_on else following(table, offender)


def scores(table: Table) -> list[int] | None:
    n = len(table["down"])
    if len(table["done"]) < n - 1:
        return None
    order = [*table["done"], *(seat for seat in range(n) if seat not in table["done"])]
    return [order.index(seat) + 1 for seat in range(n)]
