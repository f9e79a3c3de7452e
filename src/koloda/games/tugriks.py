"""Tugriks: rows of colour grow both ways from the 5, and coins change hands through the bank.

Everybody pays a coin to enter the round and in turn lays one card: a 5 starts its row, others follow
outward, a 0 or X may join another colour's, a Genie or Row Choice stands for a missing card until the
real one covers it. Who cannot lay draws, and pays if the drawn card does not fit either; whether somebody
really could not is a matter of honour that the next player may check. Some cards act on others, two of
them bind everybody to a colour. Whoever fills a row makes the next player miss a turn. The first empty
hand takes the bank; when the stock is empty and everybody has let a turn go by, nobody does.
"""

from __future__ import annotations

from typing import Final

from koloda.games.tugriks_deck import (
    AGAIN,
    COLOUR_CHOICE,
    FINE,
    REVERSE,
    ROBBERY,
    SKIP,
    SWAP,
    TAKE_TWO,
)
from koloda.games.tugriks_moves import CHECK, DRAW, KEEP, OWE, PAY, STAND
from koloda.games.tugriks_rules import COINS, TugriksRules
from koloda.games.tugriks_table import TugriksTable
from koloda.games.tugriks_why import why_not
from koloda.kernel.cells import i64
from koloda.kernel.errors import Reason
from koloda.kernel.matches import Match
from koloda.kernel.moves import Move, Offer
from koloda.kernel.state import Preview, State, bits

LAST_EFFECTS: Final = 1 << FINE | 1 << TAKE_TWO | 1 << ROBBERY
"""The actions that `last_effect` lets a last card carry out (TUG-15), as a mask."""


class Tugriks(TugriksRules):
    def blank(self) -> State:
        return TugriksState(self)

    # The match

    def next_carry(self, state: State, carry: list[int]) -> list[int]:
        assert isinstance(state, TugriksState)
        following = (int(state.starter) + 1) % self.players
        return [following, int(state.winner), int(state.bank), *[int(n) for n in state.coins]]

    def settle(self, match: Match, state: State) -> None:
        """Totals are the coins everybody has; loans are settled in the final count (TUG-14)."""
        assert isinstance(state, TugriksState)
        match.totals = [int(n) for n in state.coins]
        if self.match_over(match):
            match.totals = [total + match.debts[seat] for seat, total in enumerate(match.totals)]

    def match_over(self, match: Match) -> bool:
        assert isinstance(match.state, TugriksState)
        return match.state.rich() <= 1 or len(match.results) >= self.rounds()  # TUG-18

    def why_no_loan(self, match: Match, lender: int, borrower: int, number: int) -> Reason | None:
        """What stands between a lender and a broke player (TUG-14)."""
        state = match.state
        assert isinstance(state, TugriksState)
        if not self.flag("loans"):
            return Reason("TUG-14", "loans_off")
        if not state.playing >> borrower & 1:
            return Reason("TUG-14", "out_of_match")
        if state.coins[borrower] > 0:
            return Reason("TUG-14", "not_broke")
        if state.coins[lender] == 0:
            return Reason("TUG-14", "no_coins_of_your_own")
        if number < 1 or match.carry[COINS + lender] - number < 1:
            return Reason("TUG-14", "keep_one", {"n": str(match.carry[COINS + lender] - 1)})
        return None

    def lend(self, match: Match, lender: int, borrower: int, number: int) -> None:
        match.carry[COINS + lender] -= number
        match.carry[COINS + borrower] += number
        match.debts[lender] += number
        match.debts[borrower] -= number
        match.totals[lender] -= number
        match.totals[borrower] += number


class TugriksState(TugriksTable):
    # The deal

    def deal(self, carry: list[int]) -> None:
        rules = self.rules
        if not carry:
            carry = rules.first_carry(self.luck())
        self.enter(carry)
        packet = rules.shuffled(self.luck())
        dealt: i64 = rules.hand_size(int(bits(self.playing))) * bits(self.playing)
        seat = self.starter
        i: i64 = 0
        while i < dealt:
            self.put(packet[i], seat)
            seat = self.next(seat)
            i += 1
        while i < rules.layout.cards:
            self.put(packet[i], rules.stock)
            i += 1
        self.to_move(self.starter)

    # Moves

    def offer(self, seat: i64, offer: Offer) -> None:
        rules = self.rules
        if self.callers >> seat & 1:
            offer.add(rules.book.owe)  # TUG-17
        if seat != self.turn:
            return
        before = offer.n
        drawn = self.players + seat
        if self.size[drawn] > 0:
            self.offer_cards(drawn, False, offer)  # TUG-16: only the drawn card
            if rules.honour or offer.n == before:
                offer.add(rules.book.keep)
                if rules.manual_pay:
                    offer.add(rules.book.pay)
            return
        self.offer_cards(seat, self.size[seat] == 1, offer)
        if rules.honour or offer.n == before:  # TUG-7
            if self.size[rules.stock] > 0:
                offer.add(rules.book.draw)
            else:
                offer.add(rules.book.pay if rules.pay_on_empty else rules.book.pass_turn)
        if self.may_check(seat):
            offer.add(rules.book.check)

    def may_check(self, seat: i64) -> bool:
        """Whether somebody else has just paid, and no move has been made since (TUG-16)."""
        return self.rules.honour and self.paid >= 0 and self.paid != seat

    def offer_cards(self, bag: i64, last: bool, offer: Offer) -> None:
        """The ways to lay a card of this bag."""
        rows = self.rowing
        ends = self.ends_lying()
        genies = self.held(bag, rows.genie)
        choices = self.held(bag, rows.choice)
        colour: i64 = 0
        while colour < rows.colours:
            opened = self.open_places(colour, ends)
            free = self.may_add(colour)
            if free:
                self.offer_row(bag, colour, opened | self.stands[colour], last, offer)
            if self.started(colour):
                if genies > 0 and free:
                    self.offer_wild(colour * rows.length, opened, offer)
                if choices > 0 and self.may_choose(colour):
                    self.offer_wild(self.faces + colour * rows.length, opened, offer)
            colour += 1

    def offer_row(self, bag: i64, colour: i64, opened: i64, last: bool, offer: Offer) -> None:
        rows = self.rowing
        face = colour * rows.length
        place: i64 = 0
        while opened != 0:
            if opened & 1 and self.held(bag, face) > 0:
                if self.rules.actions[face] == COLOUR_CHOICE and not last:
                    self.offer_colours(colour, place, self.rules.book.lay[face], offer)
                else:
                    offer.add(self.rules.book.lay[face])
            opened >>= 1
            place += 1
            face += 1

    def offer_colours(self, colour: i64, place: i64, plain: i64, offer: Offer) -> None:
        """A Colour Choice may name any row that still has an open place when it lies (TUG-10)."""
        before = offer.n
        named: i64 = 0
        while named < self.rowing.colours:
            if self.may_name(named, colour, place):
                offer.add(plain + 1 + named)
            named += 1
        if offer.n == before:
            offer.add(plain)

    def may_name(self, named: i64, colour: i64, place: i64) -> bool:
        filled = self.filled[named]
        if named == colour:
            filled |= 1 << place
        return filled != self.rowing.full

    def offer_wild(self, at: i64, opened: i64, offer: Offer) -> None:
        """A Genie or Row Choice at any open place of a started row, whose 5 lies there already (TUG-12, TUG-13)."""
        while opened != 0:
            if opened & 1:
                offer.add(self.rules.book.stand[at])
            opened >>= 1
            at += 1

    def act(self, seat: i64, move: Move) -> None:
        if move.kind == OWE:
            self.call_debt(seat)
        elif move.kind == CHECK:
            self.check(seat)
        else:
            self.paid = -1
            if move.kind != DRAW:
                self.unpaid = -1
                self.shut_calls()
            if move.kind <= STAND:
                self.lay_card(seat, move)
            elif move.kind == DRAW:
                self.draw_card(seat)
            else:
                self.end_without(seat, move)

    # Laying a card

    def lay_card(self, seat: i64, move: Move) -> None:
        """A card into its row, then its action, then the completed row, then the turn passes (TUG-8)."""
        rules = self.rules
        rows = self.rowing
        colour = move.n
        stands = move.kind == STAND
        place = move.other if stands else move.face - colour * rows.length
        source = seat if self.size[self.players + seat] == 0 else self.players + seat
        self.lay(move.face, source, rows.first + colour, rows.numbers[place] if stands else 0)
        self.again = True
        self.idle = 0
        if self.fill_place(colour, place, stands):
            self.completed += 1
            self.note("completed", seat)
        self.meet_demands(colour, move.face == rows.choice)
        action = rules.actions[move.face]
        if self.size[seat] == 0:
            if rules.last_effect and LAST_EFFECTS >> action & 1:
                self.carry_out(seat, action, -1)
            self.end_round(seat)  # TUG-15
            return
        self.carry_out(seat, action, move.other)
        if action == AGAIN:
            self.to_move(seat)  # TUG-9.3
        else:
            self.end_turn(seat)

    def carry_out(self, seat: i64, action: i64, named: i64) -> None:
        """What the card does (TUG-9)."""
        following = self.next(seat)
        if action == FINE:
            self.pay(following, 2)
            self.miss(following)
        elif action == SWAP:
            self.swap()
        elif action == SKIP:
            self.miss(following)
        elif action == TAKE_TWO:
            self.take(following)
            self.take(following)
            self.miss(following)
        elif action == COLOUR_CHOICE:
            self.demand_colour(named)
        elif action == ROBBERY:
            self.rob(seat)
        elif action == REVERSE and bits(self.playing) > 2:
            self.reversed = not self.reversed
            self.note("turned", seat)

    # Drawing, paying, passing

    def draw_card(self, seat: i64) -> None:
        self.tell_unfitting(seat)
        self.draw(self.rules.stock, self.players + seat)
        self.to_move(seat)

    def tell_unfitting(self, seat: i64) -> None:
        """Where the must is enforced, all see that nothing in the hand could be laid (TUG-16)."""
        if not self.rules.honour:
            self.mark_fitting(self.rowing.flags)
            self.tell_none(seat, self.rowing.flags)

    def end_without(self, seat: i64, move: Move) -> None:
        """A turn, or a repeated move, ends without a card (TUG-7)."""
        drawn = self.size[self.players + seat] > 0
        if drawn:
            self.pour(self.players + seat, seat)
        self.tell_unfitting(seat)
        if move.kind == PAY or (move.kind == KEEP and not self.rules.manual_pay):
            self.pay(seat, 1)
            self.paid = seat
        elif move.kind == KEEP:
            self.unpaid = seat  # TUG-17
        self.end_turn(seat)
        if self.unpaid >= 0 and not self.over:
            everybody: i64 = (1 << self.players) - 1
            self.open_calls(everybody & ~(1 << self.unpaid))

    def call_debt(self, caller: i64) -> None:
        """Somebody has noticed a forgotten coin: the one owed and one more (TUG-17)."""
        debtor = self.unpaid
        self.note("forgot", debtor, 2, caller)
        self.pay(debtor, 2)
        self.unpaid = -1
        self.paid = debtor
        self.shut_calls()

    def check(self, checker: i64) -> None:
        """A hand is looked at: could it have laid a card? Nothing has been laid since (TUG-16)."""
        suspect = self.paid
        self.paid = -1
        self.look(checker, suspect)
        if self.holds_fitting(suspect):
            self.note("caught", suspect, 2, checker)
            self.punish(suspect)
            self.to_move(checker)
            return
        self.tell_none(suspect, self.rowing.flags)
        self.note("checked_in_vain", checker, 2, suspect)
        self.punish(checker)
        self.end_turn(checker)

    def punish(self, seat: i64) -> None:
        """Two coins and a card, or a third coin where there is no card."""
        self.pay(seat, 2)
        if not self.take(seat):
            self.pay(seat, 1)

    # The turn passes

    def end_turn(self, seat: i64) -> None:
        """Completed rows make the next player miss a turn (TUG-8); the turn goes to whoever misses none."""
        following = self.next(seat)
        while self.completed > 0:
            self.miss(following)
            self.completed -= 1
        if not self.again:
            self.idle += 1
        self.again = False
        while self.misses[following] > 0 and not self.blocked():
            self.misses[following] -= 1
            self.idle += 1
            self.note("missed", following)
            following = self.next(following)
        if self.blocked():
            self.end_round(-1)
        else:
            self.to_move(following)

    def blocked(self) -> bool:
        """Nothing left to draw, and everybody in turn has let a turn go by (TUG-15)."""
        return self.size[self.rules.stock] == 0 and self.idle >= bits(self.playing)

    def end_round(self, winner: i64) -> None:
        self.winner = winner
        if winner >= 0:
            self.coins[winner] += self.bank
            self.note("won", winner, self.bank)
            self.bank = 0
        else:
            self.note("blocked", -1, self.bank)
        self.finish()

    def forced(self) -> Move | None:
        """With every row complete and nothing to cover, no card can be laid, and all can see it."""
        rules = self.rules
        if self.turn < 0 or self.callers != 0 or self.may_check(self.turn):
            return None
        colour: i64 = 0
        while colour < self.rowing.colours:
            if not self.complete(colour) or self.stands[colour] != 0:
                return None
            colour += 1
        if self.size[self.players + self.turn] > 0:
            return None if rules.manual_pay else rules.table.moves[rules.book.keep]
        if self.size[rules.stock] > 0:
            return rules.table.moves[rules.book.draw]
        return rules.table.moves[rules.book.pay if rules.pay_on_empty else rules.book.pass_turn]

    def preview_move(self, seat: i64, move: Move) -> list[Preview]:
        """A card that fills the last open place of its row (TUG-8)."""
        if move.kind > STAND:
            return []
        place = move.other if move.kind == STAND else move.face - move.n * self.rowing.length
        filled = self.filled[move.n]
        if filled | 1 << place == self.rowing.full and filled != self.rowing.full:
            return [Preview("completes", place=int(self.rowing.first + move.n))]
        return []

    def why(self, seat: i64, move: Move) -> Reason | None:
        return why_not(self, seat, move)
