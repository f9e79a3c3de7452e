"""The options of Snatch, its cards and places, what is called there, and what a tie is."""

from __future__ import annotations

from typing import Final

from koloda.games.piles import PilesGame
from koloda.kernel.cells import i64
from koloda.kernel.game import Fact, flag_fact, seat_fact
from koloda.kernel.moves import CALL, Move
from koloda.kernel.options import Option, number, seat, switch
from koloda.kernel.places import face_up_pile, open_bags
from koloda.kernel.state import State

TURN: Final = 0
TSAP: Final = 1
TSARAP: Final = 2

TOP: Final = 1
"""The tag of the top card of each pile in the centre."""


class SnapRules(PilesGame):
    def describe_game(self) -> None:
        self.id = "snap"
        self.least = 2
        self.most = 6
        self.turn_clause = "SNP-2"
        self.end_clause = "SNP-6"
        self.verb_clauses = {"turn": "SNP-2", "tsap": "SNP-3", "tsarap": "SNP-4"}
        self.watchful = True

    def option_list(self) -> list[Option]:
        return [
            seat("dealer", "COM-1"),
            number("tie_ms", 80, "SNP-5", 0, 1000),
            number("max_laps", 60, "SNP-6", 1, 1000),
            switch("together", False, "SNP-7"),
        ]

    def set_up(self) -> None:
        """The tiny deck: 1 to 3 in each colour."""
        n = self.players
        self.lay_out([*open_bags("quartets", n), face_up_pile("centre")])
        self.quartets: i64 = 2 * n
        self.centre: i64 = 3 * n
        self.together = self.flag("together")
        self.most_laps: i64 = self.amount("max_laps")
        seats = int(self.everyone)
        self.facts = [
            seat_fact("first", n, 0),
            Fact("laps", 0, int(self.most_laps)),
            Fact("equal", 0, seats),
            Fact("late", 0, seats),
            Fact("ranks", 0, (1 << int(self.high)) - 1),
            Fact("prize", 0, len(self.faces)),
            flag_fact("won"),
            Fact("vain", 0, seats, width=2),
            Fact("lost", 0, seats),
        ]
        self.table.add("turn", "turn", kind=TURN)
        self.table.add("tsap", "tsap", kind=TSAP, manner=CALL)
        self.table.add("tsarap", "tsarap", kind=TSARAP, manner=CALL)

    def ties(self, move: Move) -> bool:
        return move.kind != TURN and self.amount("tie_ms") > 0  # SNP-5

    def lying(self, state: State, pile: int) -> list[str]:
        """In the centre a stroke stands between the top of one pile and the next."""
        texts = super().lying(state, pile)
        for i in range(len(texts) - 1):
            if state.tag_at(pile, i) == TOP:
                texts[i] += " |"
        return texts
