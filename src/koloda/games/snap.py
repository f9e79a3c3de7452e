"""Snatch: turn up cards one after another, and be the first to shout when two of them are equal.

Everybody turns up the top card of a face-down pile onto their own face-up pile. If it equals the top of
another, the owners of the equal cards may shout "Tsap!", and the first takes them. Who shouts wrongly loses
their face-up pile to the centre; when a card equal to the top of a centre pile is turned up, the first to
shout "Tsarap!" takes that pile. Whoever owns all four of a rank sets the quartet aside; most quartets win.
Together: all turn up at once, quartets stay in play, and cards are counted.

Every round ends: the laps are limited, and between two turned cards each call takes cards or loses them, puts
its caller out for good, or has no effect; whoever made one without effect cannot make it again so soon.
"""

from __future__ import annotations

from koloda.games.snap_rules import TOP, TSAP, TSARAP, TURN, SnapRules
from koloda.games.snap_table import SnapTable
from koloda.kernel.cells import i64
from koloda.kernel.errors import Reason
from koloda.kernel.moves import Move, Offer
from koloda.kernel.state import State, bits


class Snap(SnapRules):
    def blank(self) -> State:
        return SnapState(self)


class SnapState(SnapTable):
    # The deal

    def deal(self, carry: list[int]) -> None:
        dealer: i64 = self.rules.agreed_seat("dealer", self.luck())
        self.first = self.right(dealer)
        self.deal_to(self.first)
        seat: i64 = 0
        while seat < self.players:
            self.look(seat, seat)  # SNP-1
            self.set_aside(seat)
            self.shuffle(seat)
            seat += 1
        if self.ended():
            return
        if self.rules.together:
            self.to_move(dealer)  # SNP-7
        elif self.cards_of(self.first) > 0:
            self.to_move(self.first)  # SNP-2
        else:
            self.next_turn(self.first)

    # Moves

    def offer(self, seat: i64, offer: Offer) -> None:
        if seat == self.turn and (self.rules.together or self.cards_of(seat) > 0):
            offer.add(TURN)
        if self.callers >> seat & 1:
            if not self.vain[0] >> seat & 1:
                offer.add(TSAP)
            if not self.vain[1] >> seat & 1:
                offer.add(TSARAP)

    def act(self, seat: i64, move: Move) -> None:
        if move.kind == TURN:
            self.turn_up(seat)
            return
        self.call(seat, move.kind)
        self.go_on()

    def turn_up(self, seat: i64) -> None:
        rules = self.rules
        if self.laps >= rules.most_laps:
            self.note("laps_over", number=self.laps)
            self.finish()  # SNP-6
            return
        turning: i64 = 1 << seat
        if rules.together:
            self.laps += 1
            turning = rules.everyone  # SNP-7
        self.forget_calls()
        other: i64 = 0
        while other < self.players:
            if turning >> other & 1 and self.cards_of(other) > 0:
                self.turn_one(other)
            other += 1
        other = 0
        while other < self.players:
            if turning >> other & 1 and self.cards_of(other) > 0:
                self.open_for(self.top_rank(other))
            other += 1
        self.open_calls(rules.everyone & ~self.lost)
        if rules.together:
            self.to_move(seat)
        else:
            self.next_turn(seat)

    def turn_one(self, seat: i64) -> None:
        self.ready(seat)
        self.flip(seat, self.up(seat))  # SNP-2

    def forget_calls(self) -> None:
        """The next card shuts every call."""
        self.equal = 0
        self.late = 0
        self.ranks = 0
        self.prize = self.size[self.rules.centre]
        self.won = False
        self.vain[0] = 0
        self.vain[1] = 0

    def open_for(self, rank: i64) -> None:
        """A card of this rank has been turned up: what it equals."""
        owners = self.showing(rank)
        if owners & (owners - 1) != 0:
            self.equal |= owners  # SNP-3
        if self.prize_of(1 << rank) >= 0:
            self.ranks |= 1 << rank  # SNP-4

    def next_turn(self, seat: i64) -> None:
        """The turn goes to the next player on the right who has cards; the laps are counted where they began."""
        again = True
        while again:
            seat = self.right(seat)
            if seat == self.first and self.laps < self.rules.most_laps:
                self.laps += 1
            again = self.cards_of(seat) == 0
        self.to_move(seat)

    # Calls

    def call(self, seat: i64, kind: i64) -> None:
        """One call; what it brings its caller."""
        if kind == TSAP and self.equal >> seat & 1:
            self.take_equal(seat)
        elif kind == TSARAP and self.ranks != 0:
            self.take_prize(seat)
        elif (self.late >> seat & 1 != 0) if kind == TSAP else self.won:
            self.note("late", seat)  # COM-3
            self.vain[kind - TSAP] = self.vain[kind - TSAP] | 1 << seat
        else:
            self.penalise(seat, kind)

    def take_equal(self, seat: i64) -> None:
        """The equal cards go face down under the caller's pile, their own first (SNP-3)."""
        group = self.group(seat)
        self.note("tsap", seat, bits(group))
        other = seat
        i: i64 = 0
        while i < self.players:
            if group >> other & 1:
                self.slide(self.up(other), self.size[self.up(other)] - 1, seat, 0)
            other = self.right(other)
            i += 1
        self.shut_group(group)
        self.gain(seat)

    def shut_group(self, group: i64) -> None:
        self.equal &= ~group
        self.late |= group

    def take_prize(self, seat: i64) -> None:
        """All piles in the centre with one top go under the caller's pile (SNP-4)."""
        rules = self.rules
        rank = self.prize_of(self.ranks)
        before = self.prize
        low: i64 = 0
        i: i64 = 0
        while i < self.prize:
            if self.tag_at(rules.centre, i) != TOP:
                i += 1
            elif self.at(rules.centre, i) % rules.high != rank:
                i += 1
                low = i
            else:
                self.tuck(rules.centre, low, i + 1 - low, seat)
                self.prize -= i + 1 - low
                i = low
        self.note("tsarap", seat, before - self.prize)
        self.shut_rank(rank)
        self.gain(seat)

    def shut_rank(self, rank: i64) -> None:
        self.ranks &= ~(1 << rank)
        self.won = True

    def penalise(self, seat: i64, kind: i64) -> None:
        """A wrong call: the caller's face-up pile becomes a pile in the centre (SNP-4)."""
        n = self.size[self.up(seat)]
        if self.cards_of(seat) == 0:
            self.note("wrong_and_out", seat)
            self.lost |= 1 << seat
        elif n == 0:
            self.note("wrong_for_nothing", seat)
            self.vain[kind - TSAP] = self.vain[kind - TSAP] | 1 << seat
        else:
            self.note("wrong", seat, n)
            if self.equal >> seat & 1:
                self.lose_equal(seat)
            self.empty(self.up(seat), self.rules.centre)
            self.mark(self.rules.centre, self.size[self.rules.centre] - 1, TOP)

    def lose_equal(self, seat: i64) -> None:
        """One of some equal cards goes to the centre: if it leaves only one, the call is shut (SNP-4)."""
        left = self.group(seat) & ~(1 << seat)
        self.equal &= ~(1 << seat)
        if left & (left - 1) == 0:
            self.equal &= ~left

    def tie(self, seats: i64, move: Move) -> None:
        """Several seats have called at the same instant: if they are right, nobody gets anything (SNP-5)."""
        right: i64 = 0
        if move.kind == TSAP:
            right = seats & self.equal
        elif self.ranks != 0:
            right = seats
            self.note("tsarap_tie")
            self.shut_rank(self.prize_of(self.ranks))
        seat: i64 = 0
        while seat < self.players:
            if seats & ~right & 1 << seat != 0:
                self.call(seat, move.kind)
            elif self.equal & right & 1 << seat != 0:
                self.tie_group(seat, right)
            seat += 1
        self.go_on()

    def tie_group(self, seat: i64, callers: i64) -> None:
        """The face-up piles of the owners of equal cards who have called together go under their own piles (SNP-5)."""
        group = self.group(seat)
        callers &= group
        if callers == 1 << seat:
            self.take_equal(seat)
            return
        self.note("tsap_tie", -1, bits(callers))
        other: i64 = 0
        while other < self.players:
            if callers >> other & 1:
                self.tuck(self.up(other), 0, self.size[self.up(other)], other)
            other += 1
        self.shut_group(group)

    # Quartets and the end

    def gain(self, seat: i64) -> None:
        """Cards have come to a player."""
        if not self.rules.together:
            self.set_aside(seat)  # SNP-6

    def go_on(self) -> None:
        """After a call: who may call now, and whose turn it is."""
        if self.ended():
            return
        self.callers = self.rules.everyone & ~self.lost & ~(self.vain[0] & self.vain[1])
        if not self.rules.together and self.cards_of(self.turn) == 0:
            self.next_turn(self.turn)

    def ended(self) -> bool:
        """Whether nobody has a card to turn up, or one player has all that are left (SNP-6)."""
        owners: i64 = 0
        seat: i64 = 0
        while seat < self.players:
            if self.cards_of(seat) > 0:
                owners += 1
            seat += 1
        if owners > 1 or (owners == 1 and self.size[self.rules.centre] > 0):
            return False
        self.finish()
        return True

    def score(self) -> list[int]:
        """Quartets (SNP-6), or all cards (SNP-7)."""
        return [self.points(seat) for seat in range(int(self.players))]

    def points(self, seat: i64) -> int:
        aside = self.size[self.rules.quartets + seat]
        return int(aside + self.cards_of(seat)) if self.rules.together else int(aside // 4)

    # Reasons and forced steps

    def forced(self) -> Move | None:
        """The first card of the round: nobody can call yet."""
        return self.game.table.moves[TURN] if self.turn >= 0 and self.callers == 0 else None

    def why(self, seat: i64, move: Move) -> Reason | None:
        if move.kind == TURN:
            return Reason("SNP-2", "not_your_turn")
        if self.lost >> seat & 1:
            return Reason("SNP-4", "out_for_good")
        if self.vain[move.kind - TSAP] >> seat & 1:
            return Reason("SNP-4", "called_in_vain")
        return Reason("SNP-3", "nothing_turned_up")
