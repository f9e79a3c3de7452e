"""What tests of several games ask of a table: what lies where, what is refused and why."""

from __future__ import annotations

from typing import TypeVar

import pytest

from koloda import Illegal
from koloda.kernel.chance import Chance
from koloda.kernel.state import State

S = TypeVar("S", bound=State)


def bag(state: State, place: str) -> list[str]:
    """The cards a bag holds, or of which a view knows that it does, in the order of the deck."""
    at = state.layout.index[place]
    return [name for face, name in enumerate(state.game.faces) for _ in range(int(state.held(at, face)))]


def pile(state: State, place: str) -> list[str]:
    """The cards of a pile from the bottom up, `?` for those a view does not know."""
    return state.game.lying(state, state.layout.index[place])


def size(state: State, place: str) -> int:
    return int(state.size[state.layout.index[place]])


def deciders(state: State) -> list[int]:
    """The seats that may decide."""
    return list(state.deciders)


def play(state: S, *steps: str) -> S:
    """Moves as `seat text`, each checked."""
    for step in steps:
        seat, _, text = step.partition(" ")
        state.apply(int(seat), state.game.move(text))
    return state


def texts(state: State, seat: int = -1) -> list[str]:
    """The legal moves of a seat, of the one in turn if none is named."""
    return [move.text for move in state.moves(int(state.turn) if seat < 0 else seat)]


def refused(state: State, step: str) -> tuple[str, str, dict[str, str]]:
    """Clause, key and parts of the reason why a move is not allowed; the state does not change."""
    before = str(state)
    with pytest.raises(Illegal) as caught:
        play(state, step)
    assert str(state) == before
    return caught.value.reason.clause, caught.value.reason.key, caught.value.reason.parts


def notes(state: State) -> list[str]:
    """What the table has noted since listening began: `key seat number`, as far as a note has them."""
    found = []
    for event in state.events(None):
        if event.kind == "note":
            numbers = [event.seat] if event.seat >= 0 else []
            found.append(" ".join([event.key, *[str(number) for number in [*numbers, *event.numbers]]]))
    return found


class Rigged(Chance):
    """Chance that shuffles a deck of single cards into the given order."""

    def __init__(self, faces: list[str], order: list[str]) -> None:
        self.words: list[int] = []
        row = list(faces)
        assert sorted(row) == sorted(order)
        for i in range(len(row) - 1, 0, -1):
            j = row.index(order[i])
            self.words.append(((2 * j + 1) << 32) // (2 * (i + 1)))
            row[i], row[j] = row[j], row[i]

    def word(self) -> int:
        return self.words.pop(0)
