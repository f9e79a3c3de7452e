"""Quartet as a beginner would program it: hands are lists of card names."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from brute.reading import listed, words

Table = dict[str, Any]


def start(text: str, players: int, options: dict[str, str]) -> Table:
    said = words(text)
    ranks = 4 if options.get("size") == "tiny" else 20
    return {
        "hands": [listed(said.get(f"hand{seat}", "")) for seat in range(players)],
        "laid": [sorted({card[1:] for card in listed(said.get(f"quartets{seat}", ""))}) for seat in range(players)],
        "lost": [0] * players,
        "ranks": [str(rank) for rank in range(1, ranks + 1)],
        "asker": int(said["turn"]),
        "question": None,
        "vain": [],
        "questions": 0,
        "bound": ranks * players * (players - 1),
        "options": options,
        "chance": False,
        "over": False,
    }


def has(table: Table, seat: int, rank: str) -> list[str]:
    return [card for card in table["hands"][seat] if card[1:] == rank]


def others(table: Table) -> list[int]:
    """Who can be asked now."""
    seats = range(len(table["hands"]))
    return [s for s in seats if s != table["asker"] and s not in table["vain"] and table["hands"][s]]


def moves(table: Table) -> list[tuple[int, str]]:
    if table["over"]:
        return []
    asker = table["asker"]
    if table["question"]:
        asked, rank = table["question"]
        if not has(table, asked, rank):
            return [(asked, "none")]
        return [(asked, card) for card in table["hands"][asked]]
    if table["vain"]:
        return [(asker, f"ask {seat} {table['rank']}") for seat in others(table)]
    laid = [rank for ranks in table["laid"] for rank in ranks]
    ranks = [rank for rank in table["ranks"] if rank not in laid]
    if table["options"].get("must_hold") == "true":
        ranks = [rank for rank in ranks if has(table, asker, rank)]
    return [(asker, f"ask {seat} {rank}") for seat in others(table) for rank in ranks]


def play(table: Table, seat: int, text: str) -> Table:
    table = deepcopy(table)
    if text.startswith("ask"):
        _, asked, rank = text.split()
        table["questions"] += 1
        table["question"] = (int(asked), rank)
        table["rank"] = rank
        if table["options"].get("honour") == "false":
            cards = has(table, int(asked), rank)
            if not cards:
                refuse(table, int(asked))
            elif len(cards) == 1:
                give(table, int(asked), cards[0])
            else:
                table["chance"] = True
    elif text == "none":
        refuse(table, seat)
    elif text[1:] == table["rank"]:
        give(table, seat, text)
    else:
        table["lost"][seat] += 1
        table["vain"].append(seat)
        ask_on(table, seat)
    return table


def luck(table: Table, text: str) -> None:
    """Which of several right cards the table has given."""
    if not table["chance"]:
        return
    table["chance"] = False
    asked, rank = table["question"]
    left = listed(words(text).get(f"hand{asked}", ""))
    gone = [card for card in has(table, asked, rank) if card not in left]
    assert len(gone) == 1
    give(table, asked, gone[0])


def refuse(table: Table, seat: int) -> None:
    if table["vain"]:
        table["vain"].append(seat)
        ask_on(table, seat)
    else:
        miss(table, seat)


def ask_on(table: Table, last: int) -> None:
    table["question"] = None
    if not others(table):
        miss(table, last)


def miss(table: Table, last: int) -> None:
    if table["options"].get("miss") == "next":
        last = table["asker"] - 1
    new_turn(table, last)


def give(table: Table, seat: int, card: str) -> None:
    asker, rank = table["asker"], card[1:]
    table["hands"][seat].remove(card)
    table["hands"][asker].append(card)
    if len(has(table, asker, rank)) == 4:
        table["hands"][asker] = [other for other in table["hands"][asker] if other[1:] != rank]
        table["laid"][asker].append(rank)
        table["questions"] = 0
    new_turn(table, asker - 1 if table["options"].get("go_on") == "false" else asker)


def new_turn(table: Table, seat: int) -> None:
    table["question"], table["vain"] = None, []
    table["over"] = not any(table["hands"]) or table["questions"] >= table["bound"]
    while not table["over"] and not table["hands"][seat % len(table["hands"])]:
        seat -= 1
    table["asker"] = seat % len(table["hands"])


def scores(table: Table) -> list[int] | None:
    if not table["over"]:
        return None
    return [len(laid) - lost for laid, lost in zip(table["laid"], table["lost"])]
