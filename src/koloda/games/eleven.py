"""Eleven. Lay all your cards; what you hold back, others wait for.

The red 11 begins, or else the first 11 anybody holds. A row grows from its 11 down to 1 and up to 20,
one row a colour. Each in turn, to the right, lays as many cards as they like, but one at least if any
fits; who can lay nothing draws until a card fits, three at most. The first without cards ends the round,
the others count what they hold; the lowest total of the match wins.
"""

from __future__ import annotations

from koloda.games.rows import RowsGame, RowsState
from koloda.kernel.cells import i64, vec
from koloda.kernel.state import State


class Eleven(RowsGame):
    def describe_game(self) -> None:
        super().describe_game()
        self.id = "eleven"

    def set_start(self) -> None:
        self.low_start = self.high_start = 2 if self.tiny else 11  # ELV-4
        self.starters = vec[i64]([int(self.face_at(colour, self.low_start)) for colour in range(int(self.rows))])

    def blank(self) -> State:
        return RowsState(self)
