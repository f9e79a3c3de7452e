"""Double Start. Eleven in which every row starts at both ends and closes in the middle.

A 1 starts the half of its row that goes up, a 20 the half that goes down. They grow toward each other, and
the card between them, a different one every time, belongs to both and closes the row; where one half was
never started, the other goes on to the end. The red 1 begins, else the red 20, then the yellow 1 and so on
through the colours. All else is as in Eleven.
"""

from __future__ import annotations

from koloda.games.rows import RowsGame, RowsState
from koloda.kernel.cells import i64, vec
from koloda.kernel.state import State


class DoubleStart(RowsGame):
    def describe_game(self) -> None:
        super().describe_game()
        self.id = "double-start"
        self.begin_clause = "DBL-2"
        self.start_clause = "DBL-1"
        self.fit_clause = "DBL-1"

    def set_start(self) -> None:
        ends = (1, self.high)
        self.starters = vec[i64]([int(self.face_at(i, end)) for i in range(int(self.rows)) for end in ends])  # DBL-2

    def blank(self) -> State:
        return DoubleStartState(self)


class DoubleStartState(RowsState):
    """`low` is what comes next from below, `high` what comes next from above."""

    def grow(self, colour: i64, rank: i64) -> None:
        if self.low[colour] == self.high[colour]:
            self.low[colour] = 0  # DBL-1: the last card, and nothing follows
            self.high[colour] = self.rules.high + 1
        elif rank == self.low[colour]:
            self.low[colour] = rank + 1
        else:
            self.high[colour] = rank - 1
