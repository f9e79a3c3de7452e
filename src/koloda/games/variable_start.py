"""Variable Start. Eleven in which a row may start with its 10, its 11 or its 12.

Whatever a row was started with, it grows both ways from there, and each colour has one row. The player to
the dealer's right begins; who has none of these cards draws for one like anybody who can lay nothing, and
if nothing comes of it the next player begins in the same way. All else is as in Eleven.
"""

from __future__ import annotations

from koloda.games.rows import RowsGame, RowsState
from koloda.kernel.cells import i64
from koloda.kernel.chance import Chance
from koloda.kernel.game import seat_fact
from koloda.kernel.options import Option, seat
from koloda.kernel.state import State


class VariableStart(RowsGame):
    def describe_game(self) -> None:
        super().describe_game()
        self.id = "variable-start"
        self.start_clause = "VAR-1"
        self.fit_clause = "VAR-1"
        self.wide = True  # VAR-1
        self.tiny_high = 5

    def option_list(self) -> list[Option]:
        return [*super().option_list(), seat("dealer", "COM-1")]

    def set_up(self) -> None:
        """ELV-1. The tiny deck: 1 to 5 in each colour, of which 2, 3 and 4 start rows; hands of three, of two from
        four players on."""
        super().set_up()
        self.facts.append(seat_fact("dealer", self.players, 0))

    def set_start(self) -> None:
        self.low_start = 2 if self.tiny else 10
        self.high_start = 4 if self.tiny else 12

    def blank(self) -> State:
        return VariableStartState(self)

    def first_carry(self, chance: Chance) -> list[int]:
        return [self.agreed_seat("dealer", chance)]  # COM-1

    def next_carry(self, state: State, carry: list[int]) -> list[int]:
        return [(carry[0] + 1) % self.players]  # COM-1


class VariableStartState(RowsState):
    def __init__(self, game: VariableStart) -> None:
        super().__init__(game)
        self.dealer: i64 = 0

    def facts(self) -> list[int]:
        return [*super().facts(), int(self.dealer)]

    def set_facts(self, facts: list[int]) -> None:
        super().set_facts(facts)
        self.dealer = facts[len(facts) - 1]

    def copy_facts(self, twin: State) -> None:
        super().copy_facts(twin)
        assert isinstance(twin, VariableStartState)
        twin.dealer = self.dealer

    def begin(self, carry: list[int], chance: Chance) -> None:
        self.dealer = carry[0] if len(carry) > 0 else self.rules.agreed_seat("dealer", chance)
        self.first_move(self.right_of(self.dealer))  # VAR-2
