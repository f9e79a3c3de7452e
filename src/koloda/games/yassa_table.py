"""What lies on a table of Yassa, what follows from it, and the stock that is drawn from."""

from __future__ import annotations

from typing import Final

from koloda.games.yassa_cards import FACES, KINDS, TAKE_TWO, WILD, WILD_FOUR, worth
from koloda.games.yassa_rules import YassaRules
from koloda.kernel.cells import i64
from koloda.kernel.state import State

TURN: Final = 0
DRAWN: Final = 1
UNDER_TWO: Final = 2
UNDER_FOUR: Final = 3
WAITING: Final = 4


class YassaTable(State):
    """A round's public numbers and the questions its rules ask of them.

    A seat's `drawn` bag holds what is not yet part of the hand: the card drawn in turn, and cards that come to
    the layer of a Wild Take Four while that can still be checked.
    """

    def __init__(self, game: YassaRules) -> None:
        super().__init__(game)
        self.rules = game
        self.phase: i64 = TURN
        self.back = False
        self.dealer: i64 = 0
        self.layer: i64 = -1
        self.forgot: i64 = -1
        self.twins: i64 = 0

    def facts(self) -> list[int]:
        return [
            int(self.phase),
            int(self.back),
            int(self.dealer),
            int(self.layer),
            int(self.forgot),
            int(self.twins),
        ]

    def set_facts(self, facts: list[int]) -> None:
        self.phase = facts[0]
        self.back = facts[1] != 0
        self.dealer = facts[2]
        self.layer = facts[3]
        self.forgot = facts[4]
        self.twins = facts[5]

    def fault(self) -> str:
        pile = self.rules.discard
        cards = self.size[pile]
        i: i64 = 0
        while i < cards:
            if self.tag_at(pile, i) > (self.rules.hues if self.at(pile, i) >= WILD else 0):
                return "on the discard pile only a wild has a number, that of the colour it has named"
            i += 1
        if self.over:
            return ""
        if self.turn < 0 or cards == 0:
            return "there are a player in turn and a card on the discard pile"
        if self.phase == DRAWN and self.size[self.players + self.turn] != 1:
            return "one card has been drawn, and lies in `drawn`"
        top = self.top(pile)
        if self.phase == UNDER_TWO and (top >= WILD or top % KINDS != TAKE_TWO):
            return "a Take Two lies on top"
        if self.phase == UNDER_FOUR and (top != WILD_FOUR or self.colour() < 0 or cards < 2 or self.layer < 0):
            return "a Wild Take Four that names a colour lies on another card, and `layer` has laid it"
        return ""

    def copy_facts(self, twin: State) -> None:
        assert isinstance(twin, YassaTable)
        twin.phase = self.phase
        twin.back = self.back
        twin.dealer = self.dealer
        twin.layer = self.layer
        twin.forgot = self.forgot
        twin.twins = self.twins

    # What lies and what is held

    def colour_at(self, i: i64) -> i64:
        """The colour in force with the i-th card of the discard pile on top; −1 for a wild that named none."""
        face = self.at(self.rules.discard, i)
        return face // KINDS if face < WILD else self.tag_at(self.rules.discard, i) - 1

    def colour(self) -> i64:
        """The current colour."""
        return self.colour_at(self.size[self.rules.discard] - 1)

    def kind(self) -> i64:
        """The digit or picture on top, 13 when a wild lies there."""
        top = self.top(self.rules.discard)
        return top % KINDS if top < WILD else KINDS

    def fits(self, face: i64) -> bool:
        """Whether a card may follow the top card (YAS-5, YAS-9)."""
        if face >= WILD:
            return True
        colour = self.colour()
        return colour < 0 or face // KINDS == colour or face % KINDS == self.kind()

    def holds(self, seat: i64, colour: i64) -> bool:
        """Whether a hand has a card of a colour."""
        face = colour * KINDS
        end = face + KINDS
        while face < end:
            if self.held(seat, face) > 0:
                return True
            face += 1
        return False

    def honest(self, seat: i64) -> bool:
        """Whether a Wild Take Four would be honest now (YAS-10, YAS-11)."""
        colour = self.colour()
        return colour < 0 or not self.holds(seat, colour)

    def left(self, seat: i64) -> i64:
        """How many cards a player has."""
        return self.size[seat] + self.size[self.players + seat]

    def drawn_face(self, seat: i64) -> i64:
        """The card just drawn."""
        face: i64 = 0
        while self.held(self.players + seat, face) == 0:
            face += 1
        return face

    def stock_left(self) -> bool:
        """Whether a draw in turn would yield a card."""
        return self.size[self.rules.stock] > 0 or self.size[self.rules.discard] > 1

    def after(self, seat: i64) -> i64:
        """The next player in the direction of play."""
        if self.back:
            return seat - 1 if seat > 0 else self.players - 1
        return seat + 1 if seat + 1 < self.players else 0

    def can_lay(self, seat: i64) -> bool:
        """Whether a hand has a playable card. A Wild Take Four always means one: honest, or the colour is there."""
        face: i64 = 0
        while face < FACES:
            if self.held(seat, face) > 0 and self.fits(face):
                return True
            face += 1
        return False

    def answered_by(self, face: i64) -> bool:
        """Whether a card answers the Take Two or Wild Take Four on top."""
        if face >= WILD or face % KINDS != TAKE_TWO:
            return False
        return self.phase == UNDER_TWO or face // KINDS == self.colour()

    def value(self, seat: i64) -> i64:
        points: i64 = 0
        face: i64 = 0
        while face < FACES:
            points += self.held(seat, face) * worth(face)
            face += 1
        return points

    # The stock

    def take(self, seat: i64, n: i64, into: i64) -> i64:
        """Draw up to n cards into a hand or beside it; answers with how many there were."""
        rules = self.rules
        taken: i64 = 0
        while taken < n:
            if self.size[rules.stock] == 0:
                self.renew_stock()
                if self.size[rules.stock] == 0:
                    self.note("no_more_cards", seat, n - taken)
                    return taken
            self.draw(rules.stock, into)
            taken += 1
        return taken

    def renew_stock(self) -> None:
        """The discard pile becomes the stock; what a check would need stays (YAS-17)."""
        rules = self.rules
        kept: i64 = 2 if self.phase == UNDER_FOUR and rules.bluffing else 1
        if self.size[rules.discard] > kept:
            self.sweep(rules.discard, rules.stock, kept)
            self.shuffle(rules.stock)

    def join_drawn(self) -> None:
        """A Wild Take Four can no longer be checked: what its layer has drawn since joins the hand (YAS-11)."""
        if self.phase == UNDER_FOUR and self.size[self.players + self.layer] > 0:
            self.pour(self.players + self.layer, self.layer)
