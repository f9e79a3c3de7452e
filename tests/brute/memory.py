"""Memory as a beginner would program it: a dictionary of cells."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from brute.reading import words

Table = dict[str, Any]


def start(text: str, players: int, options: dict[str, str]) -> Table:
    said = words(text)
    cells: dict[int, str] = {}
    at = 1
    for part in said["grid"].split(","):
        if part.startswith("-"):
            at += int(part[1:])
        else:
            cells[at] = part
            at += 1
    return {
        "cells": cells,
        "first": None,
        "pairs": [0] * players,
        "turn": int(said["turn"]),
        "again": options.get("again") == "true",
    }


def moves(table: Table) -> list[tuple[int, str]]:
    return [(table["turn"], str(cell)) for cell in table["cells"] if cell != table["first"]]


def play(table: Table, seat: int, text: str) -> Table:
    table = deepcopy(table)
    cell, cells = int(text), table["cells"]
    if table["first"] is None:
        table["first"] = cell
        return table
    pair = cells[cell][1:] == cells[table["first"]][1:]
    if pair:
        del cells[cell], cells[table["first"]]
        table["pairs"][seat] += 1
    if not (pair and table["again"]):
        table["turn"] = (seat + 1) % len(table["pairs"])
    table["first"] = None
    return table


def scores(table: Table) -> list[int] | None:
    return None if table["cells"] else table["pairs"]
