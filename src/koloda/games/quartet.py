"""Quartet. Ask the others for the ranks you need, and set aside every four of a kind you bring together.

The player in turn asks somebody for a rank. Who has it must give one such card, and the asker goes on; who
has none says so, and the turn is theirs. Or they show a wrong card, which costs a point: then the asker turns
to the others for the same rank. When all quartets lie, each is worth a point.

Whoever is asked answers, even that they have none, so nobody can tell from the question alone who has what;
without honour the table answers for them at once, which is no secret either. That a wrong card betrays a
right one is a fact about several cards together, which nobody's certain knowledge follows; the wrong card
itself, all cards given, and that a player had none are known to everybody.

Two players can ask each other for the same card for ever. So the round ends after as many questions without
a new quartet as everybody needs to ask all others for all ranks; what lies then counts.
"""

from __future__ import annotations

from typing import Final

from koloda.games.four_colours import COLOURS, face_texts
from koloda.kernel.cells import i64, vec
from koloda.kernel.errors import Reason
from koloda.kernel.game import Fact, Game, seat_fact
from koloda.kernel.moves import Move, Offer
from koloda.kernel.options import Option, choice, seat, switch
from koloda.kernel.places import hands, open_bags
from koloda.kernel.state import Preview, State

ASK: Final = 0
NONE: Final = 1
GIVE: Final = 2


class Quartet(Game):
    def describe_game(self) -> None:
        self.id = "quartet"
        self.least = 3
        self.most = 6
        self.turn_clause = "QUA-2"
        self.end_clause = "QUA-4"
        self.verb_clauses = {"ask": "QUA-2", "none": "QUA-2", "give": "QUA-2"}

    def option_list(self) -> list[Option]:
        return [
            switch("go_on", True, "QUA-2"),
            choice("miss", ["asked", "next"], "QUA-2"),
            switch("must_hold", False, "QUA-2"),
            switch("honour", True, "QUA-3"),
            seat("dealer", "COM-1"),
        ]

    def set_up(self) -> None:
        """The tiny deck: 1 to 4 in each colour."""
        n = self.players
        self.high: i64 = 4 if self.tiny else 20
        self.colours = COLOURS
        self.faces = face_texts(int(self.high))
        self.deck = [1] * len(self.faces)
        self.goes_on = self.flag("go_on")
        self.to_asked = self.word("miss") == "asked"
        self.must_hold = self.flag("must_hold")
        self.honour = self.flag("honour")
        self.patience: i64 = n * (n - 1) * self.high
        self.places = [*hands(n), *open_bags("quartets", n)]
        self.facts = [
            seat_fact("asker", n),
            Fact("rank", 0, int(self.high)),
            Fact("tried", 0, 1, width=n),
            Fact("idle", 0, int(self.patience) + n),
            Fact("lost", 0, 20 * int(self.patience), width=n),
        ]
        self.marks = [self.marked(rank) for rank in range(int(self.high))]
        self.add_moves()

    def marked(self, rank: int) -> vec[i64]:
        """The four cards of a rank as a row of marks."""
        return vec[i64]([int(face % int(self.high) == rank) for face in range(len(self.faces))])

    def add_moves(self) -> None:
        for asked in range(self.players):
            for rank in range(1, int(self.high) + 1):
                self.table.add(f"ask {asked} {rank}", "ask", kind=ASK, seat=asked, rank=rank)
        self.none_id: i64 = self.table.add("none", "none", kind=NONE)
        for face, text in enumerate(self.faces):
            self.table.add(text, "give", kind=GIVE, face=face, cards=[face])

    def blank(self) -> State:
        return QuartetState(self)


class QuartetState(State):
    """While a question waits for its answer, or for another player, `rank` is what is asked for, else 0.

    `tried` are the seats asked in vain since a wrong card was shown, `idle` the questions since the last quartet,
    `lost` the points for wrong cards.
    """

    def __init__(self, game: Quartet) -> None:
        super().__init__(game)
        self.rules = game
        self.asker: i64 = -1
        self.rank: i64 = 0
        self.tried: i64 = 0
        self.idle: i64 = 0
        self.lost = vec[i64]([0] * int(self.players))

    def facts(self) -> list[int]:
        tried = [int(self.tried >> seat & 1) for seat in range(int(self.players))]
        return [int(self.asker), int(self.rank), *tried, int(self.idle), *[int(points) for points in self.lost]]

    def set_facts(self, facts: list[int]) -> None:
        n = int(self.players)
        self.asker = facts[0]
        self.rank = facts[1]
        self.tried = sum([facts[2 + seat] << seat for seat in range(n)])
        self.idle = facts[2 + n]
        self.lost = vec[i64](facts[3 + n :])

    def copy_facts(self, twin: State) -> None:
        assert isinstance(twin, QuartetState)
        twin.asker = self.asker
        twin.rank = self.rank
        twin.tried = self.tried
        twin.idle = self.idle
        twin.lost = self.lost[:]

    # The deal

    def deal(self, carry: list[int]) -> None:
        rules = self.rules
        n = self.players
        first = self.right_of(rules.agreed_seat("dealer", self.luck()))
        packet = rules.shuffled(self.luck())
        seat = first
        i: i64 = 0
        while i < self.layout.cards:  # QUA-1
            self.put(packet[i], seat)
            seat = self.right_of(seat)
            i += 1
        seat = 0
        while seat < n:
            rank: i64 = 0
            while rank < rules.high:
                self.set_aside(seat, rank)
                rank += 1
            seat += 1
        self.turn_to(first)

    def right_of(self, seat: i64) -> i64:
        return seat - 1 if seat > 0 else self.players - 1

    # Ranks, counted from 0 here

    def has(self, seat: i64, rank: i64) -> i64:
        """How many cards of a rank a hand has."""
        high = self.rules.high
        return (
            self.held(seat, rank)
            + self.held(seat, high + rank)
            + self.held(seat, 2 * high + rank)
            + self.held(seat, 3 * high + rank)
        )

    def laid(self, rank: i64) -> bool:
        """Whether the quartet of a rank lies."""
        seat: i64 = 0
        while seat < self.players:
            if self.held(self.players + seat, rank) > 0:
                return True
            seat += 1
        return False

    def set_aside(self, seat: i64, rank: i64) -> None:
        """A quartet is set aside as soon as it is complete (QUA-1)."""
        if self.has(seat, rank) < 4:
            return
        face = rank
        while face < self.faces:
            self.shift(face, 1, seat, self.players + seat)
            face += self.rules.high
        self.idle = 0

    # Moves

    def offer(self, seat: i64, offer: Offer) -> None:
        if self.rank == 0:
            self.offer_questions(seat, offer, self.rules.must_hold)
        elif seat == self.asker:
            self.offer_others(seat, offer)
        elif self.has(seat, self.rank - 1) == 0:
            offer.add(self.rules.none_id)  # QUA-2
        else:
            face: i64 = 0
            while face < self.faces:
                if self.held(seat, face) > 0:
                    offer.add(self.rules.none_id + 1 + face)  # QUA-2, QUA-3
                face += 1

    def offer_questions(self, seat: i64, offer: Offer, must_hold: bool) -> None:
        """Anyone with cards, and any rank not yet laid (QUA-2)."""
        rank: i64 = 0
        while rank < self.rules.high:
            if not self.laid(rank) and (not must_hold or self.has(seat, rank) > 0):
                other: i64 = 0
                while other < self.players:
                    if self.can_be_asked(seat, other):
                        offer.add(other * self.rules.high + rank)
                    other += 1
            rank += 1

    def offer_others(self, seat: i64, offer: Offer) -> None:
        """The same rank, somebody else (QUA-3)."""
        other: i64 = 0
        while other < self.players:
            if self.can_be_asked(seat, other):
                offer.add(other * self.rules.high + self.rank - 1)
            other += 1

    def can_be_asked(self, seat: i64, other: i64) -> bool:
        """Whether somebody else has cards (QUA-4) and has not been asked in vain (QUA-3)."""
        return other != seat and self.size[other] > 0 and not self.tried >> other & 1

    def act(self, seat: i64, move: Move) -> None:
        if move.kind == ASK:
            self.ask_for(seat, move)
        elif move.kind == NONE:
            self.has_none(seat)
        elif move.face % self.rules.high == self.rank - 1:
            self.give(seat, move.face)
        else:
            self.give_wrong(seat, move.face)

    def ask_for(self, seat: i64, move: Move) -> None:
        """A question; without honour the table answers it (QUA-3)."""
        asked: i64 = move.seat
        self.asker = seat
        self.rank = move.rank
        self.idle += 1
        if self.rules.honour:
            self.to_move(asked)
            return
        held = self.has(asked, self.rank - 1)
        if held == 0:
            self.note("has_none", asked)
            self.has_none(asked)
            return
        nth: i64 = 0
        if held > 1:
            nth = self.luck().below(held)
        face = self.rank - 1
        while self.held(asked, face) == 0 or nth > 0:
            nth -= self.held(asked, face)
            face += self.rules.high
        self.give(asked, face)

    def give(self, seat: i64, face: i64) -> None:
        """A right card goes to the asker, seen by all (QUA-2)."""
        asker = self.asker
        self.hand_over(face, 1, seat, asker)
        self.set_aside(asker, self.rank - 1)
        self.turn_to(asker if self.rules.goes_on else self.right_of(asker))

    def give_wrong(self, seat: i64, face: i64) -> None:
        """A wrong card is shown and goes back, for a point (QUA-3)."""
        self.show(seat, face)
        self.lost[seat] += 1
        self.note("wrong_card", seat)
        self.ask_others(seat)

    def has_none(self, seat: i64) -> None:
        """Everybody knows now that there is none; unless a wrong card was shown before, that is a miss (QUA-2)."""
        self.tell_none(seat, self.rules.marks[self.rank - 1])
        if self.tried == 0:
            self.miss(seat)
        else:
            self.ask_others(seat)

    def ask_others(self, last: i64) -> None:
        """The asker goes on with the same rank as long as there is somebody who has not been asked (QUA-3)."""
        self.tried |= 1 << last
        seat: i64 = 0
        while seat < self.players:
            if self.can_be_asked(self.asker, seat):
                self.to_move(self.asker)
                return
            seat += 1
        self.miss(last)

    def miss(self, last: i64) -> None:
        """The turn passes to the player asked last, or to the right (QUA-2)."""
        self.turn_to(last if self.rules.to_asked else self.right_of(self.asker))

    def turn_to(self, seat: i64) -> None:
        """A new question, by this seat or the next one to the right that has cards (QUA-4)."""
        self.asker = -1
        self.rank = 0
        self.tried = 0
        if self.idle >= self.rules.patience:
            self.note("no_quartets", -1, self.idle)
            self.finish()
            return
        players = self.seats_left()
        while self.size[seat] == 0 and players > 0:
            seat = self.right_of(seat)
        if players > 1:
            self.to_move(seat)
        else:
            self.finish()  # QUA-4

    def seats_left(self) -> i64:
        """How many seats have cards; where only one has, they are all quartets."""
        found: i64 = 0
        seat: i64 = 0
        while seat < self.players:
            if self.size[seat] > 0:
                found += 1
            seat += 1
        return found

    # Results, reasons and what is plain to everybody

    def score(self) -> list[int]:
        """A point a quartet, less the points lost (QUA-4)."""
        return [int(self.size[self.players + seat] // 4 - self.lost[seat]) for seat in range(int(self.players))]

    def forced(self) -> Move | None:
        """A lone question, the answer of a hand known to have none, or the only one of a hand that all know."""
        seat = self.turn
        if seat < 0:
            return None
        rules = self.rules
        desk = rules.desk
        desk.n = 0
        if self.rank == 0:
            self.offer_questions(seat, desk, False)
        elif seat == self.asker:
            self.offer_others(seat, desk)
        elif self.known_to_lack(seat):
            return rules.table.moves[rules.none_id]
        if desk.n != 1 and self.sures[seat] == self.size[seat]:
            self.fill(seat, desk)
        return rules.table.moves[desk.ids[0]] if desk.n == 1 else None

    def known_to_lack(self, seat: i64) -> bool:
        """Whether everybody knows of each card of the rank asked for that it is not in this hand."""
        unknown = self.size[seat] - self.sures[seat]
        face = self.rank - 1
        while face < self.faces:
            here = seat * self.faces + face
            barred = len(self.barred) > 0 and self.barred[seat] == unknown and self.bars[here] != 0
            if self.sure[here] > 0 or not (barred or self.known_elsewhere(seat, face)):
                return False
            face += self.rules.high
        return True

    def known_elsewhere(self, seat: i64, face: i64) -> bool:
        """Whether everybody knows another hand to hold a card."""
        other: i64 = 0
        while other < self.players:
            if other != seat and self.sure[other * self.faces + face] > 0:
                return True
            other += 1
        return False

    def preview_move(self, seat: i64, move: Move) -> list[Preview]:
        """What a wrong card costs."""
        if move.kind == GIVE and move.face % self.rules.high != self.rank - 1:
            return [Preview("costs", number=1)]
        return []

    def why(self, seat: i64, move: Move) -> Reason | None:
        asking = self.rank == 0 or seat == self.asker
        if not asking:
            return self.why_no_answer(seat, move)
        if move.kind != ASK:
            return Reason("QUA-2", "nobody_asks")
        rank = {"rank": str(move.rank)}
        if self.rank > 0 and move.rank != self.rank:
            return Reason("QUA-3", "same_rank", {"rank": str(self.rank)})
        if move.seat == seat:
            return Reason("QUA-2", "not_yourself")
        if self.size[move.seat] == 0:
            return Reason("QUA-4", "no_cards", {"seat": str(move.seat)})
        if self.rank > 0:
            return Reason("QUA-3", "asked_already", {"seat": str(move.seat)})
        if self.laid(move.rank - 1):
            return Reason("QUA-2", "quartet_lies", rank)
        return Reason("QUA-2", "rank_not_held", rank)

    def why_no_answer(self, seat: i64, move: Move) -> Reason:
        rank = {"rank": str(self.rank)}
        if move.kind == ASK:
            return Reason("QUA-2", "answer_first", rank)
        if move.kind == NONE:
            return Reason("QUA-2", "must_give", rank)
        if self.held(seat, move.face) == 0:
            return Reason("QUA-2", "not_in_hand", {"card": move.text})
        return Reason("QUA-3", "no_right_card", rank)
