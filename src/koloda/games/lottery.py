"""Lottery. Eleven in which one card, laid by a player drawn at random, says what every row starts with.

That player lays any card they like and may go on; in this round all other rows start with the number of
that card. A row that starts with 1 or with 20 grows one way only. All else is as in Eleven.
"""

from __future__ import annotations

from koloda.games.rows import LAY, RowsGame, RowsState
from koloda.kernel.cells import i64
from koloda.kernel.chance import Chance
from koloda.kernel.errors import Reason
from koloda.kernel.moves import Move
from koloda.kernel.options import Option
from koloda.kernel.state import State


class Lottery(RowsGame):
    def describe_game(self) -> None:
        super().describe_game()
        self.id = "lottery"
        self.start_clause = "LOT-1"
        self.wide = True  # LOT-1

    def option_list(self) -> list[Option]:
        return [option for option in super().option_list() if option.name != "first_goes_on"]  # LOT-2

    def set_start(self) -> None:
        """The first card is any card (LOT-1)."""

    def blank(self) -> State:
        return LotteryState(self)


class LotteryState(RowsState):
    def begin(self, carry: list[int], chance: Chance) -> None:
        self.first_move(chance.below(self.players))  # LOT-1

    def grow(self, colour: i64, rank: i64) -> None:
        super().grow(colour, rank)
        if not self.opening:
            return
        other: i64 = 0
        while other < self.rules.rows:  # LOT-1
            if other != colour:
                self.low[other] = rank
                self.high[other] = rank
            other += 1
        self.note("rows_start", number=rank)

    def why(self, seat: i64, move: Move) -> Reason | None:
        if self.opening and move.kind != LAY:
            return Reason("LOT-1", "any_card")
        return super().why(seat, move)
