"""Chance that has been told what to bring."""

from __future__ import annotations

from koloda.kernel.chance import Chance
from koloda.kernel.game import Game


class Rigged(Chance):
    """Shuffles a deck of different cards into the given order; nothing else is asked of it."""

    def __init__(self, game: Game, order: list[str]) -> None:
        row = list(game.faces)
        assert sorted(row) == sorted(order)
        self.words: list[int] = []
        for i in range(len(row) - 1, 0, -1):
            j = row.index(order[i])
            self.words.append(((2 * j + 1) << 32) // (2 * (i + 1)))
            row[i], row[j] = row[j], row[i]

    def word(self) -> int:
        return self.words.pop(0)
