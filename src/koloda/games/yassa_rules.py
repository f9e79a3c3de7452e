"""What a table of Yassa agrees on before it begins: options, cards, places, moves, and how a match ends."""

from __future__ import annotations

from typing import Final

from koloda.games.yassa_cards import (
    COLOURS,
    KINDS,
    LETTERS,
    SKIP,
    WILD,
    WILD_FOUR,
    coloured,
    face_texts,
    fitting,
    full_deck,
    tiny_deck,
)
from koloda.kernel.cells import i64
from koloda.kernel.chance import Chance
from koloda.kernel.game import Fact, Game, flag_fact, seat_fact
from koloda.kernel.matches import Match
from koloda.kernel.moves import CALL
from koloda.kernel.options import Option, choice, number_by, seat, switch
from koloda.kernel.places import OWNER, Place, closed_pile, hands, open_pile
from koloda.kernel.state import State

LAY: Final = 0
DRAW: Final = 1
PASS: Final = 2
ONE_CARD: Final = 3
CHECK: Final = 4
ACCEPT: Final = 5
READY: Final = 6

PHASES = ["turn", "drawn", "two", "four", "ready"]
"""What the seat in turn is asked, as positions write it."""


class YassaRules(Game):
    def describe_game(self) -> None:
        self.id = "yassa"
        self.least = 2
        self.most = 10
        self.turn_clause = "YAS-4"
        self.end_clause = "YAS-16"
        self.verb_clauses = {
            "lay": "YAS-5",
            "yassa": "YAS-13",
            "draw": "YAS-5",
            "pass": "YAS-5",
            "one card": "YAS-13",
            "check": "YAS-11",
            "accept": "YAS-7",
            "ready": "YAS-12",
        }
        self.rest = "stock"

    def option_list(self) -> list[Option]:
        return [
            switch("may_draw", False, "YAS-5"),
            switch("reverse_skips_two", False, "YAS-8"),
            switch("bluffing", True, "YAS-11"),
            switch("intervention", True, "YAS-14"),
            switch("own_twin", True, "YAS-14"),
            switch("penalties", False, "YAS-15"),
            switch("last_effect", False, "YAS-16"),
            choice("scoring", ["collect", "avoid"], "YAS-18"),
            number_by("target", "scoring", {"collect": 500, "avoid": 200}, "YAS-18", 1, 2000),
            seat("dealer", "COM-1"),
        ]

    def set_up(self) -> None:
        self.low_wins = self.word("scoring") == "avoid"
        self.may_draw = self.flag("may_draw")
        self.skips_two = self.players == 2 and self.flag("reverse_skips_two")
        self.bluffing = self.flag("bluffing")
        self.intervention = self.flag("intervention")
        self.own_twin = self.flag("own_twin")
        self.penalties = self.flag("penalties")
        self.last_effect = self.flag("last_effect")
        self.faces = face_texts()
        self.colours = COLOURS
        self.deck = tiny_deck(self.players) if self.tiny else full_deck()
        self.hues: i64 = 2 if self.tiny else 4
        self.hand_size: i64 = 2 if self.tiny else 7
        self.everyone: i64 = (1 << self.players) - 1
        apart = [Place(f"drawn{owner}", owner=owner, eyes=OWNER, opens=True) for owner in range(self.players)]
        self.places = [*hands(self.players), *apart, open_pile("discard"), closed_pile("stock")]
        self.discard: i64 = 2 * self.players
        self.stock: i64 = self.discard + 1
        self.facts = [
            Fact("phase", 0, 4, words=PHASES),
            flag_fact("back"),
            seat_fact("dealer", self.players, 0),
            seat_fact("layer", self.players),
            seat_fact("forgot", self.players),
            Fact("twins", 0, int(self.everyone)),
        ]
        self.of_colour = [coloured(colour) for colour in range(4)]
        self.fits_on = [fitting(colour, kind) for colour in range(4) for kind in range(KINDS + 1)]
        self.add_moves()

    def add_moves(self) -> None:
        """Cards by face, each as it is and with "Yassa!"; a wild once for every colour it may name."""
        for face in range(WILD):
            self.add_card(face, self.faces[face], -1)
        for face in (WILD, WILD_FOUR):
            for colour in range(int(self.hues)):
                self.add_card(face, f"{self.faces[face]} {LETTERS[colour]}", colour)
        self.draw_id: i64 = self.table.add("draw", "draw", kind=DRAW)
        self.pass_id: i64 = self.table.add("pass", "pass", kind=PASS)
        self.one_card_id: i64 = self.table.add("one card", "one card", kind=ONE_CARD, manner=CALL)
        self.check_id: i64 = self.table.add("check", "check", kind=CHECK)
        self.accept_id: i64 = self.table.add("accept", "accept", kind=ACCEPT)
        self.ready_id: i64 = self.table.add("ready", "ready", kind=READY)

    def add_card(self, face: int, text: str, named: int) -> None:
        colour, kind = divmod(face, KINDS) if face < WILD else (-1, KINDS)
        rank = kind if kind < SKIP else -1
        for n, (verb, said) in enumerate((("lay", text), ("yassa", f"{text} yassa"))):
            self.table.add(
                said, verb, kind=LAY, face=face, n=n, other=named, cards=[face], rank=rank, colour=colour, named=named
            )

    def lying(self, state: State, pile: int) -> list[str]:
        """A wild stands for the colour it has named: `W=R` (YAS-9, YAS-10)."""
        texts = super().lying(state, pile)
        for i, text in enumerate(texts):
            named = int(state.tag_at(pile, i)) if pile == self.discard else 0
            if named > 0:
                texts[i] = f"{text}={LETTERS[named - 1]}"
        return texts

    # The match

    def rounds(self) -> int:
        return 0

    def first_carry(self, chance: Chance) -> list[int]:
        return [self.agreed_seat("dealer", chance)]  # COM-1

    def next_carry(self, state: State, carry: list[int]) -> list[int]:
        return [(carry[0] + 1) % self.players]  # YAS-4

    def match_over(self, match: Match) -> bool:
        return max(match.totals) >= self.amount("target")

    def winners(self, match: Match) -> list[int]:
        if self.low_wins:
            return [seat for seat, total in enumerate(match.totals) if total < self.amount("target")]  # YAS-18
        return super().winners(match)
