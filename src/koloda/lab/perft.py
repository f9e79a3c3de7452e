"""Counts every way a round can be played on: one number a depth, to hold the rules against a list."""

from __future__ import annotations

from koloda.kernel.state import State


def count(state: State, depth: int) -> list[int]:
    """How many different sequences of one move, two moves … `depth` moves there are from here.

    Every legal move of every seat that may decide is followed, as live play would take it; silence is no
    move. Each branch goes on with a copy of the state's chance, so one seed always gives one answer.
    """
    counts = [0] * depth
    walk(state, 0, counts)
    return counts


def walk(state: State, level: int, counts: list[int]) -> None:
    for seat in state.deciders:
        moves = state.moves(seat)
        counts[level] += len(moves)
        if level + 1 < len(counts):
            for move in moves:
                twin = state.clone()
                twin.push(seat, move)
                walk(twin, level + 1, counts)
