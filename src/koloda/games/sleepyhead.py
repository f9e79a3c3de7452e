"""Sleepyhead: collect four of a kind, lay your cards down without a word, and never be the last to notice.

Round the table two neighbours at a time exchange one card each, face down. Whoever holds four of a kind must
lay them down, quietly and whenever they like, but before their next exchange. As soon as cards lie there,
everybody else must lay theirs down too, and the last one is the sleepyhead. The laying down is a call that
stays open to every seat from the deal on, so nothing shows who could make it.
"""

from __future__ import annotations

from typing import Final

from koloda.kernel.cells import i64, vec
from koloda.kernel.errors import Reason
from koloda.kernel.game import Fact, Game, seat_fact
from koloda.kernel.moves import CALL, Move, Offer
from koloda.kernel.options import Option, number
from koloda.kernel.places import hands, open_bag, open_bags
from koloda.kernel.state import State, bits, lowest

GIVE: Final = 0
DOWN: Final = 1
NOTHING: Final = 2

MOST_LAPS: Final = 1000


class Sleepyhead(Game):
    def describe_game(self) -> None:
        self.id = "sleepyhead"
        self.least = 3
        self.most = 10
        self.turn_clause = "SLP-2"
        self.end_clause = "SLP-4"
        self.verb_clauses = {"give": "SLP-2", "nothing": "SLP-4", "down": "SLP-3"}
        self.low_wins = True
        self.shows_sealed = False
        self.watchful = True  # COM-7

    def option_list(self) -> list[Option]:
        return [number("rounds", 5, "SLP-4", 1, 20), number("max_laps", 60, "SLP-4", 1, MOST_LAPS)]

    def set_up(self) -> None:
        """The tiny deck: three colours, so hands of three and three of a kind; one rank more than there are players."""
        n = self.players
        self.colours = ["red", "yellow", "green"] if self.tiny else ["red", "yellow", "green", "blue"]
        self.high: i64 = n + 1 if self.tiny else 20
        self.each: i64 = len(self.colours)
        self.faces = [f"{colour[0].upper()}{rank + 1}" for colour in self.colours for rank in range(int(self.high))]
        self.deck = [1] * len(self.faces)
        self.places = [*hands(n), *open_bags("down", n), open_bag("unused")]
        self.unused: i64 = 2 * n
        self.rest = "unused"
        self.everybody: i64 = (1 << n) - 1
        self.last: i64 = n * self.amount("max_laps")
        self.facts = [seat_fact("giver", n), Fact("exchanges", 0, n * MOST_LAPS)]
        for face, name in enumerate(self.faces):
            rank, colour = face % int(self.high) + 1, face // int(self.high)
            self.table.add(name, "give", kind=GIVE, face=face, cards=[face], rank=rank, colour=colour)
        self.down_id: i64 = self.table.add("down", "down", kind=DOWN, manner=CALL)
        self.nothing_id: i64 = self.table.add("nothing", "nothing", kind=NOTHING)

    def blank(self) -> State:
        return SleepyheadState(self)


class SleepyheadState(State):
    """`giver` exchanges with its left neighbour; `exchanges` have been made."""

    def __init__(self, game: Sleepyhead) -> None:
        super().__init__(game)
        self.rules = game
        self.giver: i64 = -1
        self.exchanges: i64 = 0

    def facts(self) -> list[int]:
        return [int(self.giver), int(self.exchanges)]

    def set_facts(self, facts: list[int]) -> None:
        self.giver = facts[0]
        self.exchanges = facts[1]

    def copy_facts(self, twin: State) -> None:
        assert isinstance(twin, SleepyheadState)
        twin.giver = self.giver
        twin.exchanges = self.exchanges

    # The deal

    def deal(self, carry: list[int]) -> None:
        """As many ranks as players, drawn by chance; the others lie open beside the game (SLP-1)."""
        rules = self.rules
        chance = self.luck()
        ranks = vec[i64](list(range(int(rules.high))))
        chance.shuffle(ranks, rules.high)
        packet = vec[i64]([0] * int(self.players * rules.each))
        i: i64 = 0
        while i < self.layout.cards:
            face = ranks[i // rules.each] + i % rules.each * rules.high
            if i < len(packet):
                packet[i] = face
            else:
                self.put(face, rules.unused)
            i += 1
        chance.shuffle(packet, len(packet))
        i = 0
        while i < len(packet):
            self.put(packet[i], i % self.players)
            i += 1
        self.open_calls(rules.everybody)
        self.exchange(chance.below(self.players))  # SLP-2

    # Exchanging

    def exchange(self, giver: i64) -> None:
        """A player and the left neighbour choose a card each; after the last lap all say whether they hold a four."""
        if self.exchanges == self.rules.last:
            self.giver = -1
            self.ask_sealed(self.rules.everybody)  # SLP-4
        else:
            self.giver = giver
            self.ask_sealed(1 << giver | 1 << self.left_of(giver))
        self.silent = 0  # hands are other than before: everybody is asked about laying down again

    def left_of(self, seat: i64) -> i64:
        return seat + 1 if seat + 1 < self.players else 0

    def unseal(self) -> None:
        """Both cards change hands, unseen by the others (SLP-2)."""
        if self.giver < 0:
            self.note("nobody")
            self.finish()  # SLP-4
            return
        one = self.giver
        other = self.left_of(one)
        mine = self.chosen[one]
        yours = self.chosen[other]
        self.shift(mine, 1, one, other)
        self.shift(yours, 1, other, one)
        self.exchanges += 1
        self.exchange(other)

    # Moves

    def racing(self) -> bool:
        """Whether somebody has laid down, so that all others must."""
        return self.holders() != self.rules.everybody

    def holders(self) -> i64:
        """Who has cards in hand, as a mask."""
        mask: i64 = 0
        seat: i64 = 0
        while seat < self.players:
            if self.size[seat] > 0:
                mask |= 1 << seat
            seat += 1
        return mask

    def four(self, seat: i64) -> bool:
        """Whether a hand is all of one rank."""
        rules = self.rules
        rank: i64 = 0
        while rank < rules.high:
            if self.held(seat, rank) > 0:
                face = rank + rules.high
                while face < self.faces and self.held(seat, face) > 0:
                    face += rules.high
                if face >= self.faces:
                    return True
            rank += 1
        return False

    def offer(self, seat: i64, offer: Offer) -> None:
        rules = self.rules
        if self.racing() or self.four(seat):
            offer.add(rules.down_id)  # SLP-3
        elif self.sealed >> seat & 1 and self.giver < 0:
            offer.add(rules.nothing_id)
        elif self.sealed >> seat & 1:
            face: i64 = 0
            while face < self.faces:
                if self.held(seat, face) > 0:
                    offer.add(face)
                face += 1

    def act(self, seat: i64, move: Move) -> None:
        """A hand is laid down; an exchange under way is void (SLP-3)."""
        self.void_sealed()
        self.giver = -1
        self.pour(seat, self.players + seat)
        self.callers = self.holders()  # the same call that has been open since the deal
        if bits(self.callers) == 1:
            self.note("sleepyhead", lowest(self.callers))
            self.finish()

    # Results and reasons

    def score(self) -> list[int]:
        """1 for the sleepyhead, who alone has not laid down, if there is one (SLP-4)."""
        n = int(self.players)
        if not any([self.size[n + seat] > 0 for seat in range(n)]):
            return [0] * n
        return [int(self.size[seat] > 0) for seat in range(n)]

    def why(self, seat: i64, move: Move) -> Reason | None:
        if self.racing() and move.kind != DOWN:
            return Reason("SLP-3", "all_lay_down")
        if move.kind == DOWN:
            return Reason("SLP-3", "no_four_of_a_kind" if self.size[seat] > 0 else "down_already")
        if self.four(seat):
            return Reason("SLP-3", "must_lay_down")
        if move.kind == NOTHING and self.giver >= 0:
            return Reason("SLP-4", "laps_go_on")
        if len(self.chosen) > 0 and self.chosen[seat] >= 0:
            return Reason("SLP-2", "already_chosen")
        if move.kind == GIVE and self.giver < 0:
            return Reason("SLP-4", "laps_over")
        if not self.sealed >> seat & 1:
            return Reason("SLP-2", "not_your_exchange")
        return Reason("SLP-2", "not_in_hand", {"card": move.text})
