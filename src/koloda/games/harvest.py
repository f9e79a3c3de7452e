"""Colour Harvest. Gather cards of one colour, and say stop before the others have gathered more.

In turn a player draws the top card of the stock or of a pile and lays one card on the piles, of which up to
four lie open. Who has but one colour may say stop: then their sum must beat all others, or it counts nothing.
To stop right after laying is said with the card that is laid, since nothing can come between the two. Once
the stock is empty anybody may say "stop, no risk" between two turns, which costs a card and nothing else. The
largest one-colour sum in hand is the result, the loser begins the next round.

From the piles people could draw for ever, so two numbers of laps end a round: two with an empty stock, and as
many in a row without a card from the stock as a colour has cards; in these, everybody could have gathered a
whole colour from the piles.
"""

from __future__ import annotations

from typing import Final

from koloda.games.four_colours import COLOURS, face_texts
from koloda.kernel.cells import i64, vec
from koloda.kernel.chance import Chance
from koloda.kernel.errors import Reason
from koloda.kernel.game import Fact, Game, seat_fact
from koloda.kernel.moves import CALL, Move, Offer
from koloda.kernel.options import Option, number, seat
from koloda.kernel.places import closed_pile, face_up_pile, hands, open_bag
from koloda.kernel.state import State

DRAW: Final = 0
STOP: Final = 1
NO_RISK: Final = 2
LAY: Final = 3
LAY_AND_STOP: Final = 4
ASIDE: Final = 5

DRAWING: Final = 0
LAYING: Final = 1
PUTTING_ASIDE: Final = 2

PILES: Final = 4

DRAW_ID: Final = 0
STOP_ID: Final = 5
NO_RISK_ID: Final = 6
LAY_ID: Final = 7
STOPPING: Final = 5
ASIDE_IDS: Final = 10
EACH: Final = 11
"""The numbers of moves. A card has eleven: to a new pile or one of four, the same with a stop, and aside."""


class Harvest(Game):
    def describe_game(self) -> None:
        self.id = "harvest"
        self.least = 2
        self.most = 6
        self.turn_clause = "HAR-1"
        self.end_clause = "HAR-5"
        self.verb_clauses = {"draw": "HAR-2", "lay": "HAR-2", "stop": "HAR-3", "no risk": "HAR-4", "aside": "HAR-4"}

    def option_list(self) -> list[Option]:
        return [number("rounds", 3, "HAR-5", 1, 20), seat("dealer", "COM-1")]

    def set_up(self) -> None:
        """The tiny deck: 1 to 4 in each colour, hands of two."""
        n = self.players
        self.high: i64 = 4 if self.tiny else 20
        self.colours = COLOURS
        self.faces = face_texts(int(self.high))
        self.deck = [1] * len(self.faces)
        piles = [face_up_pile(f"pile{i + 1}") for i in range(PILES)]
        self.places = [*hands(n), closed_pile("stock"), *piles, open_bag("aside")]
        self.stock: i64 = n
        self.first_pile: i64 = n + 1
        self.aside: i64 = n + 1 + PILES
        self.rest = "stock"
        self.facts = [
            Fact("phase", 0, 2, words=["draw", "lay", "aside"]),
            seat_fact("first", n, 0),
            seat_fact("caller", n),
            Fact("idle", 0, int(self.high) * n),
        ]
        self.add_moves()

    def add_moves(self) -> None:
        self.table.add("draw stock", "draw", kind=DRAW, other=int(self.stock), place=int(self.stock))
        for i in range(PILES):
            pile = int(self.first_pile) + i
            self.table.add(f"draw {self.places[pile].name}", "draw", kind=DRAW, other=pile, place=pile)
        self.table.add("stop", "stop", kind=STOP)
        self.table.add("no risk", "no risk", kind=NO_RISK, manner=CALL)
        for face in range(len(self.faces)):
            for kind, verb, words in ((LAY, "lay", ""), (LAY_AND_STOP, "stop", " stop")):
                self.add_card(face, kind, verb, words, -1)
                for i in range(PILES):
                    self.add_card(face, kind, verb, words, int(self.first_pile) + i)
            text = f"aside {self.faces[face]}"
            self.table.add(text, "aside", kind=ASIDE, face=face, cards=[face], place=int(self.aside))

    def add_card(self, face: int, kind: int, verb: str, words: str, pile: int) -> None:
        where = f" {self.places[pile].name}" if pile >= 0 else ""
        text = self.faces[face] + where + words
        self.table.add(text, verb, kind=kind, face=face, other=pile, cards=[face], place=pile)

    def blank(self) -> State:
        return HarvestState(self)

    def first_carry(self, chance: Chance) -> list[int]:
        return [self.agreed_seat("dealer", chance)]  # HAR-1

    def next_carry(self, state: State, carry: list[int]) -> list[int]:
        assert isinstance(state, HarvestState)
        return [state.loser()]  # HAR-1


class HarvestState(State):
    """`first` began the round, `caller` has said stop at a risk, `idle` turns in a row took nothing from the stock."""

    def __init__(self, game: Harvest) -> None:
        super().__init__(game)
        self.rules = game
        self.phase: i64 = DRAWING
        self.first: i64 = 0
        self.caller: i64 = -1
        self.idle: i64 = 0

    def facts(self) -> list[int]:
        return [int(self.phase), int(self.first), int(self.caller), int(self.idle)]

    def set_facts(self, facts: list[int]) -> None:
        self.phase = facts[0]
        self.first = facts[1]
        self.caller = facts[2]
        self.idle = facts[3]

    def copy_facts(self, twin: State) -> None:
        assert isinstance(twin, HarvestState)
        twin.phase = self.phase
        twin.first = self.first
        twin.caller = self.caller
        twin.idle = self.idle

    # The deal

    def hand_size(self) -> i64:
        """Cards a player gets (HAR-1)."""
        n = self.players
        if self.rules.tiny:
            return 2
        return 20 if n == 2 else 13 if n == 3 else 10 if n == 4 else 8 if n == 5 else 7

    def deal(self, carry: list[int]) -> None:
        rules = self.rules
        self.first = carry[0] if len(carry) > 0 else rules.agreed_seat("dealer", self.luck())
        packet = rules.shuffled(self.luck())
        dealt = self.players * self.hand_size()
        i: i64 = 0
        while i < dealt:
            self.put(packet[i], i % self.players)
            i += 1
        while i < self.layout.cards:
            self.put(packet[i], rules.stock)
            i += 1
        self.to_move(self.first)

    # Colours and piles

    def sums(self, seat: i64) -> vec[i64]:
        """What a hand's cards of each colour add up to."""
        found = vec[i64]([0, 0, 0, 0])
        face = seat * self.faces
        colour: i64 = 0
        while colour < 4:
            rank: i64 = 1
            while rank <= self.rules.high:
                found[colour] += rank * self.count[face]
                face += 1
                rank += 1
            colour += 1
        return found

    def result(self, seat: i64) -> i64:
        """The largest one-colour sum (HAR-3)."""
        return largest(self.sums(seat))

    def of_colours(self, seat: i64) -> vec[i64]:
        """How many cards of each colour a hand has."""
        found = vec[i64]([0, 0, 0, 0])
        face = seat * self.faces
        colour: i64 = 0
        while colour < 4:
            end = face + self.rules.high
            while face < end:
                found[colour] += self.count[face]
                face += 1
            colour += 1
        return found

    def new_pile(self) -> i64:
        """Where a new pile would lie; −1 when four lie open."""
        pile = self.rules.first_pile
        while pile < self.rules.aside:
            if self.size[pile] == 0:
                return pile
            pile += 1
        return -1

    # Moves

    def offer(self, seat: i64, offer: Offer) -> None:
        if seat != self.turn:
            offer.add(NO_RISK_ID)
        elif self.phase == DRAWING:
            self.offer_draws(offer)
            if largest(self.of_colours(seat)) == self.size[seat]:
                offer.add(STOP_ID)  # HAR-3
            if self.callers != 0:
                offer.add(NO_RISK_ID)  # HAR-4
        elif self.phase == LAYING:
            self.offer_cards(seat, offer)
        else:
            face: i64 = 0
            while face < self.faces:
                if self.held(seat, face) > 0:
                    offer.add(LAY_ID + EACH * face + ASIDE_IDS)  # HAR-4
                face += 1

    def offer_draws(self, offer: Offer) -> None:
        """The stock, or any pile (HAR-2)."""
        place = self.rules.stock
        while place < self.rules.aside:
            if self.size[place] > 0:
                offer.add(DRAW_ID + place - self.rules.stock)
            place += 1

    def offer_cards(self, seat: i64, offer: Offer) -> None:
        """Any card of the hand, to a new pile as long as fewer than four lie open, else to any (HAR-2)."""
        counts = self.of_colours(seat)
        most = largest(counts)
        size = self.size[seat]
        fresh = self.new_pile() >= 0
        face: i64 = 0
        while face < self.faces:
            if self.held(seat, face) > 0:
                colour = face // self.rules.high
                stops = most == size or (most == size - 1 and counts[colour] == 1)  # HAR-3
                move = LAY_ID + EACH * face
                end = move + 1
                if not fresh:
                    move += 1
                    end = move + PILES
                while move < end:
                    offer.add(move)
                    if stops:
                        offer.add(move + STOPPING)
                    move += 1
            face += 1
        if most == size:
            offer.add(STOP_ID)  # HAR-3

    def act(self, seat: i64, move: Move) -> None:
        rules = self.rules
        if move.kind == DRAW:
            self.shut_calls()
            self.draw(move.other, seat)
            self.idle = 0 if move.other == rules.stock else self.idle + 1
            self.phase = LAYING
            self.to_move(seat)
        elif move.kind == STOP:
            self.stop(seat)
        elif move.kind == NO_RISK:
            self.shut_calls()
            self.phase = PUTTING_ASIDE
            self.to_move(seat)
        elif move.kind == ASIDE:
            self.shift(move.face, 1, seat, rules.aside)
            self.finish()
        else:
            pile: i64 = move.other
            self.lay(move.face, seat, self.new_pile() if pile < 0 else pile)
            if move.kind == LAY_AND_STOP:
                self.stop(seat)
            else:
                self.end_turn(seat)

    def stop(self, seat: i64) -> None:
        """All hands are compared: the caller has more than everybody else, or has failed (HAR-3)."""
        self.caller = seat
        self.note("failed" if self.failed() else "held", seat, self.result(seat))
        self.finish()

    def end_turn(self, seat: i64) -> None:
        """The next player's turn, unless it has been idle for too long; before it a call may end the round (HAR-4)."""
        emptied = self.size[self.rules.stock] == 0
        laps = 2 if emptied else self.rules.high
        if self.idle >= laps * self.players:
            self.note("laps_over", -1, laps)
            self.finish()
            return
        self.phase = DRAWING
        self.to_move(seat + 1 if seat + 1 < self.players else 0)  # HAR-1
        if emptied:
            self.open_calls(((1 << self.players) - 1) & ~(1 << self.turn))

    # Results and reasons

    def failed(self) -> bool:
        """Whether somebody who said stop at a risk has not the largest result alone (HAR-3)."""
        seat: i64 = 0
        while self.caller >= 0 and seat < self.players:
            if seat != self.caller and self.result(seat) >= self.result(self.caller):
                return True
            seat += 1
        return False

    def score(self) -> list[int]:
        results = [int(self.result(seat)) for seat in range(int(self.players))]
        if self.failed():
            results[self.caller] = 0
        return results

    def loser(self) -> int:
        """Who begins the next round (HAR-5). A failed caller has nothing, and every hand has something."""
        results = self.score()
        found = int(self.first)
        for step in range(1, int(self.players)):
            seat = (int(self.first) + step) % int(self.players)
            if results[seat] < results[found]:
                found = seat
        return found

    def why(self, seat: i64, move: Move) -> Reason | None:
        rules = self.rules
        if seat != self.turn and move.kind != NO_RISK:
            return Reason("HAR-1", "not_your_turn")
        if self.phase == PUTTING_ASIDE:
            if move.kind == ASIDE:
                return Reason("HAR-4", "not_in_hand", {"card": rules.faces[move.face]})
            return Reason("HAR-4", "put_one_aside" if seat == self.turn else "called_already")
        if move.kind == ASIDE:
            return Reason("HAR-4", "nothing_aside")
        if move.kind == NO_RISK:
            return Reason("HAR-4", "between_turns" if self.size[rules.stock] == 0 else "stock_left")
        if move.kind == STOP:
            return Reason("HAR-3", "several_colours")
        if move.kind == DRAW:
            return self.why_no_draw(move)
        return self.why_no_card(seat, move)

    def why_no_draw(self, move: Move) -> Reason:
        if self.phase == LAYING:
            return Reason("HAR-2", "lay_one")
        return Reason("HAR-2", "stock_empty" if move.other == self.rules.stock else "pile_empty")

    def why_no_card(self, seat: i64, move: Move) -> Reason:
        """What forbids to lay a card, or to stop with it."""
        card = {"card": self.rules.faces[move.face]}
        if self.phase == DRAWING:
            return Reason("HAR-2", "draw_first")
        if self.held(seat, move.face) == 0:
            return Reason("HAR-2", "not_in_hand", card)
        if move.other < 0 and self.new_pile() < 0:
            return Reason("HAR-2", "four_piles")
        if move.other >= 0 and self.new_pile() >= 0:
            return Reason("HAR-2", "new_pile", {"n": str(PILES)})
        return Reason("HAR-3", "several_colours_left", card)


def largest(row: vec[i64]) -> i64:
    """The largest of some numbers."""
    most: i64 = 0
    i: i64 = 0
    while i < len(row):
        if row[i] > most:
            most = row[i]
        i += 1
    return most
