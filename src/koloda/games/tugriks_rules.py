"""What a table of Tugriks agrees on before it begins: deck, places, coins and options."""

from __future__ import annotations

from typing import Final

from koloda.games.tugriks_deck import STANDARD, TINY, read_deck
from koloda.games.tugriks_moves import MoveBook
from koloda.games.tugriks_rows import RowRules
from koloda.kernel.cells import i64, vec
from koloda.kernel.chance import Chance
from koloda.kernel.game import Fact, Game, flag_fact, seat_fact
from koloda.kernel.options import Option, number, seat, switch
from koloda.kernel.places import OWNER, Place, closed_pile, hands, open_pile
from koloda.kernel.state import State

COINS: Final = 3
"""Where everybody's coins begin in what a round hands on."""


class TugriksRules(Game):
    def describe_game(self) -> None:
        self.id = "tugriks"
        self.least = 2
        self.most = 8
        self.turn_clause = "TUG-5"
        self.end_clause = "TUG-15"
        self.verb_clauses = {
            "lay": "TUG-5",
            "draw": "TUG-7",
            "keep": "TUG-7",
            "pay": "TUG-7",
            "pass": "TUG-7",
            "check": "TUG-16",
            "owe": "TUG-17",
        }
        self.rest = "stock"

    def option_list(self) -> list[Option]:
        return [
            Option("deck", "text", "standard", "TUG-1"),
            number("coins", 20, "TUG-3", 1, 1000),
            seat("first", "TUG-3"),
            switch("honour", True, "TUG-16"),
            switch("manual_pay", False, "TUG-17"),
            switch("loans", True, "TUG-14"),
            switch("pay_on_empty", True, "TUG-7"),
            switch("misses_add", False, "TUG-9"),
            switch("last_effect", False, "TUG-15"),
            number("rounds", 5, "TUG-18", 1, 20),
        ]

    def set_up(self) -> None:
        text = self.word("deck")
        if text == "standard":
            text = TINY if self.tiny else STANDARD
        card_deck = read_deck(text, self.players)  # TUG-1
        self.faces = card_deck.faces()
        self.colours = card_deck.colours
        self.deck = card_deck.counts()
        self.actions = vec[i64](card_deck.actions + [0, 0])
        self.hand_sizes = card_deck.hands
        self.stock: i64 = 2 * self.players
        self.rows = RowRules(card_deck, 2 * self.players + 1)
        self.places = [
            *hands(self.players),
            *[Place(f"drawn{i}", owner=i, eyes=OWNER, opens=True) for i in range(self.players)],
            closed_pile("stock"),
            *[open_pile(f"row{i}") for i in range(len(self.colours))],
        ]
        self.start_coins: i64 = self.amount("coins")
        self.honour = self.flag("honour")
        self.manual_pay = self.flag("manual_pay")
        self.pay_on_empty = self.flag("pay_on_empty")
        self.misses_add = self.flag("misses_add")
        self.last_effect = self.flag("last_effect")
        self.declare_facts()
        self.book = MoveBook(self.table, self.faces, self.colours, self.actions, self.rows)

    def declare_facts(self) -> None:
        n = self.players
        last_colour = len(self.colours) - 1
        self.facts = [
            seat_fact("starter", n, 0),
            flag_fact("reversed"),
            Fact("bank", 0, 1000000),
            Fact("coins", 0, 1000000, default=int(self.start_coins), width=n),
            Fact("began", 0, 1000000, default=int(self.start_coins), width=n),
            Fact("out", 0, 1, width=n),
            Fact("misses", 0, 1000, width=n),
            Fact("named", -1, last_colour, default=-1, words=self.colours),
            Fact("owed", 0, 2),
            Fact("finish", -1, last_colour, default=-1, words=self.colours),
            flag_fact("again"),
            Fact("completed", 0, 100),
            Fact("idle", 0, 1000000),
            seat_fact("paid", n),
            seat_fact("unpaid", n),
            seat_fact("winner", n),
        ]

    def lying(self, state: State, pile: int) -> list[str]:
        """A row in its own order: `genie=G4` stands for the green 4, `G4/genie` is the 4 that covers one."""
        first = int(self.rows.first)
        if not first <= pile < first + len(self.colours):
            return super().lying(state, pile)
        colour = pile - first
        texts = [""] * int(self.rows.length)
        i: i64 = 0
        while i < state.size[pile]:
            face = state.at(pile, i)
            text = self.faces[face]
            place = face - colour * self.rows.length
            if face >= self.rows.genie:
                place = self.rows.place_of[state.tag_at(pile, i)]
                text = f"{text}={self.faces[colour * self.rows.length + place]}"
            elif texts[place]:
                text = f"{text}/{texts[place].partition('=')[0]}"
            texts[place] = text
            i += 1
        return [text for text in texts if text]

    def hand_size(self, players: int) -> int:
        """Cards a player gets (TUG-2)."""
        return self.hand_sizes[max(players, 2) - 2]

    # The match: a round begins with [who is next to start, the last winner, the bank, everybody's coins]

    def first_totals(self) -> list[int]:
        return [int(self.start_coins)] * self.players

    def first_carry(self, chance: Chance) -> list[int]:
        return [self.agreed_seat("first", chance), -1, 0, *self.first_totals()]  # TUG-3
