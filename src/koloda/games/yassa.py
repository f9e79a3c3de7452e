"""Yassa: match the top card by colour, digit or picture, and say "Yassa!" as you lay your last card but one.

In turn a player lays one card, or draws one and may lay just that. Skip, Take Two and Reverse work on the
players that follow; a Wild names a colour; a Wild Take Four may be laid honestly only by somebody without the
current colour, and whoever it hits may ask to see the hand. Out of turn, the twin of a card just laid may be
laid on it, and a forgotten "Yassa!" may be called. The round ends with somebody's last card.
"""

from __future__ import annotations

from koloda.games import yassa_why
from koloda.games.yassa_cards import FACES, KINDS, REVERSE, SKIP, TAKE_TWO, WILD, WILD_FOUR
from koloda.games.yassa_rules import ACCEPT, CHECK, DRAW, LAY, ONE_CARD, PASS, YassaRules
from koloda.games.yassa_table import DRAWN, TURN, UNDER_FOUR, UNDER_TWO, WAITING, YassaTable
from koloda.kernel.cells import i64
from koloda.kernel.errors import Reason
from koloda.kernel.moves import Move, Offer
from koloda.kernel.state import Preview, State


class Yassa(YassaRules):
    def blank(self) -> State:
        return YassaState(self)


class YassaState(YassaTable):
    # The deal

    def deal(self, carry: list[int]) -> None:
        rules = self.rules
        chance = self.luck()
        self.dealer = carry[0] if carry else rules.agreed_seat("dealer", chance)
        packet = rules.shuffled(chance)
        dealt = self.players * rules.hand_size
        n = rules.layout.cards
        i: i64 = 0
        while i < n:
            self.put(packet[i], i % self.players if i < dealt else rules.stock)  # YAS-3
            i += 1
        self.flip(rules.stock, rules.discard)
        self.to_move(self.dealer)  # YAS-4

    # Moves

    def offer(self, seat: i64, offer: Offer) -> None:
        rules = self.rules
        if self.phase == WAITING:
            offer.add(rules.ready_id)  # YAS-12
            return
        if (self.forgot >= 0 and self.forgot != seat) or rules.penalties:
            offer.add(rules.one_card_id)  # YAS-13
        if rules.penalties:
            self.offer_any(seat, offer)  # YAS-15
            if seat != self.turn:
                return
        elif seat != self.turn:
            top = self.top(rules.discard)
            if self.twins >> seat & 1 and self.held(seat, top) > 0:
                self.offer_card(seat, top, offer)  # YAS-14
            return
        if self.phase == TURN:
            self.offer_turn(seat, offer)
        elif self.phase == DRAWN:
            self.offer_drawn(seat, offer)
        else:
            self.offer_answers(seat, offer)

    def offer_card(self, seat: i64, face: i64, offer: Offer) -> None:
        """A card, and the same with "Yassa!" where it leaves one (YAS-13)."""
        last_but_one = self.left(seat) == 2
        number = 2 * face
        end = number + 1
        if face >= WILD:
            hues = self.rules.hues
            number = 2 * (WILD + (face - WILD) * hues)
            end = number + 2 * hues - 1
        while number < end:
            offer.add(number)
            if last_but_one:
                offer.add(number + 1)
            number += 2

    def offer_turn(self, seat: i64, offer: Offer) -> None:
        rules = self.rules
        already = offer.n
        if rules.penalties:
            playable = self.can_lay(seat)
        else:
            self.offer_fitting(seat, offer)
            playable = offer.n > already
        if not playable or (rules.may_draw and self.stock_left()):
            offer.add(rules.draw_id)  # YAS-5, YAS-17

    def offer_fitting(self, seat: i64, offer: Offer) -> None:
        """The cards of a hand that may be laid in turn (YAS-5)."""
        colour = self.colour()
        kind = self.kind()
        coloured = False
        hue: i64 = 0
        while hue < 4:
            face = hue * KINDS
            if hue == colour or colour < 0:
                end = face + KINDS
                while face < end:
                    if self.held(seat, face) > 0:
                        coloured = coloured or hue == colour
                        self.offer_card(seat, face, offer)
                    face += 1
            elif kind < KINDS and self.held(seat, face + kind) > 0:
                self.offer_card(seat, face + kind, offer)
            hue += 1
        if self.held(seat, WILD) > 0:
            self.offer_card(seat, WILD, offer)
        if self.held(seat, WILD_FOUR) > 0 and (self.rules.bluffing or not coloured):
            self.offer_card(seat, WILD_FOUR, offer)  # YAS-10, YAS-11

    def offer_drawn(self, seat: i64, offer: Offer) -> None:
        rules = self.rules
        offer.add(rules.pass_id)
        if not rules.penalties:
            face = self.drawn_face(seat)
            if self.fits(face) and (face != WILD_FOUR or rules.bluffing or self.honest(seat)):
                self.offer_card(seat, face, offer)

    def offer_answers(self, seat: i64, offer: Offer) -> None:
        """Under a Take Two any Take Two (YAS-7), under a Wild Take Four that of the named colour (YAS-10)."""
        rules = self.rules
        offer.add(rules.accept_id)
        if self.phase == UNDER_FOUR and rules.bluffing:
            offer.add(rules.check_id)  # YAS-11
        if rules.penalties:
            return
        hue: i64 = 0
        while hue < 4:
            face = hue * KINDS + TAKE_TWO
            if self.held(seat, face) > 0 and self.answered_by(face):
                self.offer_card(seat, face, offer)
            hue += 1

    def offer_any(self, seat: i64, offer: Offer) -> None:
        """With penalties every card may be laid, rightly or wrongly (YAS-15)."""
        face: i64 = 0
        while face < FACES:
            if self.held(seat, face) > 0 or self.held(self.players + seat, face) > 0:
                self.offer_card(seat, face, offer)
            face += 1

    def rightly(self, seat: i64, face: i64) -> bool:
        """Whether a card may be laid by the rules."""
        if seat != self.turn:
            return self.twins >> seat & 1 != 0 and face == self.top(self.rules.discard)
        if self.phase == UNDER_TWO or self.phase == UNDER_FOUR:
            return self.answered_by(face)
        if self.phase == DRAWN and self.held(self.players + seat, face) == 0:
            return False
        return self.fits(face) and (face != WILD_FOUR or self.rules.bluffing or self.honest(seat))

    def act(self, seat: i64, move: Move) -> None:
        if move.kind == ONE_CARD:
            self.call(seat)
        elif move.kind == LAY:
            if self.rules.penalties and not self.rightly(seat, move.face):
                self.mistake(seat, move.face)
            else:
                self.lay_down(seat, move)
        else:
            self.close()
            if move.kind == DRAW:
                self.draw_card(seat)
            elif move.kind == PASS:
                self.pour(self.players + seat, seat)
                self.next_turn(seat)
            elif move.kind == ACCEPT:
                self.accept(seat)
            elif move.kind == CHECK:
                self.check(seat)
            else:
                self.next_turn(seat)

    def next_turn(self, seat: i64) -> None:
        """The player after this one is in turn."""
        self.phase = TURN
        self.to_move(self.after(seat))

    def close(self) -> None:
        """The player in turn has acted: too late for interventions, saves and calls (YAS-6, YAS-13, YAS-14)."""
        self.forgot = -1
        self.twins = 0
        if self.callers != 0:
            self.shut_calls()

    # A card is laid

    def lay_down(self, seat: i64, move: Move) -> None:
        """Lay a card in turn, as an answer, as an intervention or as a save."""
        rules = self.rules
        face = move.face
        self.join_drawn()
        src = self.players + seat if self.phase == DRAWN and seat == self.turn else seat
        twin = face == self.top(rules.discard)
        lacking = self.colour() if face == WILD_FOUR and not rules.bluffing else -1
        self.lay(face, src, rules.discard, move.other + 1)
        if lacking >= 0:
            self.tell_none(seat, rules.of_colour[lacking])  # YAS-11: without bluffing the card is honest
        left = self.left(seat)
        self.layer = seat
        self.twins = 0
        self.forgot = seat if left == 1 and move.n == 0 else -1  # YAS-13
        self.phase = TURN
        if left == 0:
            self.end_round(seat, face)
            return
        following = self.after(seat)
        if face >= WILD:
            if face == WILD_FOUR:
                self.phase = UNDER_FOUR
            self.to_move(following)
        else:
            self.take_effect(seat, face, following, twin)
        self.open_calls(self.window())

    def take_effect(self, seat: i64, face: i64, following: i64, twin: bool) -> None:
        """What a coloured card does, and who may lay its twin on it; a twin or a 0 has none left."""
        rules = self.rules
        kind = face % KINDS
        skipped: i64 = -1
        if kind == SKIP:
            skipped = following
            following = self.after(skipped)  # YAS-6
        elif kind == TAKE_TWO:
            self.phase = UNDER_TWO  # YAS-7
        elif kind == REVERSE:
            self.back = not self.back  # YAS-8
            following = seat if rules.skips_two else self.after(seat)
        self.to_move(following)
        if kind == 0 or twin:
            return
        if rules.intervention:
            able = rules.everyone if rules.own_twin else rules.everyone & ~(1 << seat)  # YAS-14
            self.twins = able & ~(1 << following)
        elif skipped >= 0:
            self.twins = 1 << skipped  # YAS-6

    def window(self) -> i64:
        """Who may speak or lay out of turn."""
        others = self.rules.everyone & ~(1 << self.turn)
        if self.rules.penalties:
            return others
        if self.forgot >= 0:
            return others & (self.twins | ~(1 << self.forgot))
        return self.twins

    # Drawing

    def draw_card(self, seat: i64) -> None:
        """One card, seen by its drawer; whoever had to lay if they could has shown that they cannot (YAS-5)."""
        rules = self.rules
        if (not rules.may_draw or not self.stock_left()) and self.colour() >= 0:
            self.tell_none(seat, rules.fits_on[self.colour() * (KINDS + 1) + self.kind()])
        if self.take(seat, 1, self.players + seat) == 0:
            self.next_turn(seat)  # YAS-17
        else:
            self.phase = DRAWN
            self.to_move(seat)

    def accept(self, seat: i64) -> None:
        """Draw two (YAS-7) or four (YAS-10) and lose the turn."""
        if self.phase == UNDER_TWO:
            self.take(seat, 2, seat)
            self.next_turn(seat)
            return
        self.join_drawn()
        self.wait(seat, 4)

    def wait(self, seat: i64, n: i64) -> None:
        """Draw so many and say when ready (YAS-12)."""
        self.phase = WAITING
        self.take(seat, n, seat)
        self.to_move(seat)

    def check(self, seat: i64) -> None:
        """The player hit by a Wild Take Four sees the hand it was laid from (YAS-11)."""
        rules = self.rules
        layer = self.layer
        colour = self.colour_at(self.size[rules.discard] - 2)
        bluff = colour >= 0 and self.holds(layer, colour)
        self.look(seat, layer)
        if not bluff and colour >= 0:
            self.tell_none(layer, rules.of_colour[colour])
        self.join_drawn()
        if bluff:
            self.note("bluff", layer)
            self.draw(rules.discard, layer)
            self.wait(layer, 4)
        else:
            self.note("honest", layer)
            self.wait(seat, 6)

    # Calls and mistakes

    def call(self, seat: i64) -> None:
        """ "One card!" (YAS-13)."""
        forgetful = self.forgot
        if forgetful < 0 or forgetful == seat:
            self.note("wrong_call", seat)
            self.punish(seat)  # YAS-15
            return
        self.note("forgot", forgetful)
        self.forgot = -1
        self.fine(forgetful)
        self.callers = self.window()

    def mistake(self, seat: i64, face: i64) -> None:
        """A card laid wrongly goes back (YAS-15)."""
        self.note("wrong_card", seat)
        src = self.players + seat if self.held(self.players + seat, face) > 0 else seat
        self.lay(face, src, self.rules.discard)
        self.draw(self.rules.discard, src)
        self.punish(seat)

    def punish(self, seat: i64) -> None:
        """Two cards for a mistake; the player in turn closes the window by drawing them (YAS-13)."""
        if seat == self.turn:
            self.close()
        self.fine(seat)

    def fine(self, seat: i64) -> None:
        """Two cards, beside the hand as long as that hand may be checked (YAS-11)."""
        apart = self.phase == UNDER_FOUR and self.rules.bluffing and seat == self.layer
        self.take(seat, 2, self.players + seat if apart else seat)

    # The end

    def end_round(self, seat: i64, face: i64) -> None:
        """Somebody has laid their last card (YAS-16)."""
        if self.rules.last_effect:
            if face == WILD_FOUR:
                self.take(self.after(seat), 4, self.after(seat))
            elif face < WILD and face % KINDS == TAKE_TWO:
                self.take(self.after(seat), 2, self.after(seat))
        self.finish()

    def score(self) -> list[int]:
        """The winner collects all other hands, or everybody avoids their own (YAS-18)."""
        values = [int(self.value(seat)) for seat in range(int(self.players))]
        if self.rules.low_wins:
            return values
        return [sum(values) if self.size[seat] == 0 else 0 for seat in range(int(self.players))]

    # Reasons, previews, forced steps

    def forced(self) -> Move | None:
        return self.rules.table.moves[self.rules.ready_id] if self.phase == WAITING and not self.over else None

    def why(self, seat: i64, move: Move) -> Reason | None:
        return yassa_why.why(self, seat, move)

    def preview_move(self, seat: i64, move: Move) -> list[Preview]:
        last = self.left(seat) == 1  # YAS-16
        if move.kind != LAY or (last and not self.rules.last_effect):
            return []
        following = int(self.after(seat))
        kind = move.face % KINDS if move.face < WILD else KINDS
        if move.face == WILD_FOUR or kind == TAKE_TWO:
            return [Preview("draws", following, number=4 if move.face == WILD_FOUR else 2)]
        if last:
            return []
        if kind == SKIP or (kind == REVERSE and self.rules.skips_two):
            return [Preview("skips", following)]
        return [Preview("turns")] if kind == REVERSE else []
