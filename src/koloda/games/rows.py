"""Rows of colour on the table: what Eleven shares with its kin.

Every colour has one row of numbers. In a turn a player lays one card or several, each where a row goes
on; who can lay nothing draws up to three cards until one fits. Whoever lays their last card ends the
round, the others count the numbers left in hand; the lowest total of a match wins. A game of this family
says which numbers start rows and who begins; where its rows grow otherwise, it says how.

A round always ends. While the stock lasts, every lap lays a card or draws one. Once it is empty, whatever
a row can take next lies neither in the stock nor on the table, so somebody holds it and has to lay it
in their turn: every lap lays a card, until a hand is empty.
"""

from __future__ import annotations

from typing import Final

from koloda.kernel.cells import i64, vec
from koloda.kernel.chance import Chance
from koloda.kernel.errors import Malformed, Reason
from koloda.kernel.game import Fact, Game, flag_fact
from koloda.kernel.moves import Move, Offer
from koloda.kernel.options import Option, Value, number, switch
from koloda.kernel.places import closed_pile, hands, open_bag
from koloda.kernel.state import Preview, State

DRAW: Final = 0
STOP: Final = 1
LAY: Final = 2
"""What a move is; a card's own move has the number LAY + face."""


class RowsGame(Game):
    """Deck, places, facts and moves of the family. A game of its own sets the numbers that start a row (`low_start`
    and `high_start`, in a `wide` game those between them too), `starters` (the cards of which the first one held
    begins; none where a seat begins with what it likes), and its clauses for who begins, what starts a row and how
    a row goes on."""

    begin_clause: str = "ELV-2"
    start_clause: str = "ELV-4"
    fit_clause: str = "ELV-4"
    tiny_high: int = 3
    wide: bool = False

    def describe_game(self) -> None:
        self.least = 2
        self.most = 6
        self.turn_clause = "ELV-3"
        self.end_clause = "ELV-7"
        self.verb_clauses = {"lay": "ELV-5", "draw": "ELV-6", "stop": "ELV-5"}
        self.low_wins = True  # ELV-8

    def option_list(self) -> list[Option]:
        listed = [number("rounds", 3, "ELV-8", 1, 20), switch("draw_goes_on", True, "ELV-6")]
        if self.players == 2:
            listed.append(switch("no_blue", True, "ELV-1"))
        listed.append(switch("first_goes_on", True, "ELV-5"))
        return listed

    def read_options(self, given: dict[str, object]) -> dict[str, Value]:
        if "no_blue" in given and self.players != 2:
            raise Malformed(
                "option", f"option no_blue: only two players may leave out the blue cards, not {self.players}"
            )
        return super().read_options(given)

    def set_up(self) -> None:
        """ELV-1. The tiny deck: 1 to 3 in each colour, hands of three, of two from four players on."""
        self.high: i64 = self.tiny_high if self.tiny else 20
        self.colours = ["red", "yellow", "green", "blue"]
        if self.players == 2 and self.flag("no_blue"):
            self.colours.pop()  # ELV-1
        self.rows: i64 = len(self.colours)
        self.faces = [f"{c[0].upper()}{rank + 1}" for c in self.colours for rank in range(int(self.high))]
        self.deck = [1] * len(self.faces)
        self.stock: i64 = self.players
        self.first_row: i64 = self.players + 1
        rows = [open_bag(f"row{colour}") for colour in range(int(self.rows))]
        self.places = [*hands(self.players), closed_pile("stock"), *rows]
        self.rest = "stock"
        self.low_start: i64 = 1
        self.high_start: i64 = self.high
        self.starters = vec[i64]()
        self.first_goes_on = self.options.get("first_goes_on") is not False
        self.draw_goes_on = self.flag("draw_goes_on")
        self.set_start()
        self.facts = [
            Fact("low", 0, int(self.high), default=int(self.low_start), width=len(rows)),
            Fact("high", 1, int(self.high) + 1, default=int(self.high_start), width=len(rows)),
            flag_fact("opening"),
            flag_fact("laid"),
            Fact("drew", 0, 3),
        ]
        self.marks = vec[i64]([0] * len(self.faces))
        self.add_moves()

    def set_start(self) -> None:
        """Set what starts a row and who begins."""
        raise NotImplementedError

    def add_moves(self) -> None:
        self.table.add("draw", "draw", kind=DRAW)
        self.table.add("stop", "stop", kind=STOP)
        for face, text in enumerate(self.faces):
            rank, colour = face % int(self.high) + 1, face // int(self.high)
            self.table.add(text, "lay", kind=LAY, face=face, n=1, cards=[face], rank=rank, colour=colour)

    def hand_size(self) -> i64:
        """Cards a player gets (ELV-1)."""
        if self.tiny:
            return 3 if self.players <= 3 else 2
        if self.players <= 3:
            return 20
        return 15 if self.players == 4 else 12 if self.players == 5 else 10

    def face_at(self, colour: i64, rank: i64) -> i64:
        return colour * self.high + rank - 1


class RowsState(State):
    """`low` and `high` are, by colour, the two numbers that fit its row next (0 and one past the highest: none).
    `opening`: nothing lies on the table yet."""

    def __init__(self, game: RowsGame) -> None:
        super().__init__(game)
        self.rules = game
        self.low = vec[i64]([game.low_start] * game.rows)
        self.high = vec[i64]([game.high_start] * game.rows)
        self.opening = False
        self.laid = False
        self.drew: i64 = 0

    def facts(self) -> list[int]:
        ends = [int(rank) for rank in self.low] + [int(rank) for rank in self.high]
        return [*ends, int(self.opening), int(self.laid), int(self.drew)]

    def set_facts(self, facts: list[int]) -> None:
        rows = int(self.rules.rows)
        self.low = vec[i64](facts[:rows])
        self.high = vec[i64](facts[rows : 2 * rows])
        self.opening = facts[2 * rows] != 0
        self.laid = facts[2 * rows + 1] != 0
        self.drew = facts[2 * rows + 2]

    def copy_facts(self, twin: State) -> None:
        assert isinstance(twin, RowsState)
        twin.low = self.low[:]
        twin.high = self.high[:]
        twin.opening = self.opening
        twin.laid = self.laid
        twin.drew = self.drew

    # The deal

    def deal(self, carry: list[int]) -> None:
        rules = self.rules
        chance = self.luck()
        dealt = self.players * rules.hand_size()
        packet = rules.shuffled(chance)
        while not self.may_begin(packet, dealt):
            packet = rules.shuffled(chance)  # ELV-2
        i: i64 = 0
        while i < dealt:
            self.put(packet[i], i % self.players)
            i += 1
        while i < len(packet):
            self.put(packet[i], rules.stock)
            i += 1
        self.begin(carry, chance)

    def may_begin(self, packet: vec[i64], dealt: i64) -> bool:
        """Whether somebody is dealt a card that begins, where one has to."""
        starters = self.rules.starters
        if len(starters) == 0:
            return True
        i: i64 = 0
        while i < dealt:
            k: i64 = 0
            while k < len(starters):
                if packet[i] == starters[k]:
                    return True
                k += 1
            i += 1
        return False

    def begin(self, carry: list[int], chance: Chance) -> None:
        """The holder of the first starter that anybody holds begins with it, and so everybody knows who holds what.

        A game without starters says here which seat begins.
        """
        starters = self.rules.starters
        k: i64 = 0
        while k < len(starters):
            seat: i64 = 0
            while seat < self.players:
                if self.held(seat, starters[k]) > 0:
                    self.open_with(seat, k)
                    return
                seat += 1
            k += 1

    def open_with(self, seat: i64, k: i64) -> None:
        """This seat begins with the k-th starter: nobody holds an earlier one."""
        starters = self.rules.starters
        self.tell(seat, starters[k])
        if k > 0:
            marks = self.no_marks()
            i: i64 = 0
            while i < k:
                marks[starters[i]] = 1
                i += 1
            i = 0
            while i < self.players:
                self.tell_none(i, marks)
                i += 1
        self.first_move(seat)

    def first_move(self, seat: i64) -> None:
        self.opening = True
        self.to_move(seat)

    def no_marks(self) -> vec[i64]:
        """No face marked, on a buffer used again."""
        marks = self.rules.marks
        face: i64 = 0
        while face < self.faces:
            marks[face] = 0
            face += 1
        return marks

    # Rows

    def started(self, colour: i64) -> bool:
        return self.size[self.rules.first_row + colour] > 0

    def fits(self, face: i64) -> bool:
        """Whether a card can be laid on its row as it lies (ELV-4)."""
        rules = self.rules
        colour = face // rules.high
        rank = face % rules.high + 1
        low = self.low[colour]
        high = self.high[colour]
        if low == rank or high == rank:
            return True
        return rules.wide and low < rank < high and not self.started(colour)

    def grow(self, colour: i64, rank: i64) -> None:
        """A card that fits goes to its row: what fits next (ELV-4)."""
        if not self.started(colour):
            self.low[colour] = rank - 1
            self.high[colour] = rank + 1
        elif rank == self.low[colour]:
            self.low[colour] = rank - 1
        else:
            self.high[colour] = rank + 1

    def tell_nothing_fits(self, seat: i64) -> None:
        """A player shows that they can lay nothing."""
        marks = self.rules.marks
        face: i64 = 0
        while face < self.faces:
            marks[face] = 1 if self.fits(face) else 0
            face += 1
        self.tell_none(seat, marks)

    # Moves

    def offer(self, seat: i64, offer: Offer) -> None:
        if self.opening and len(self.rules.starters) > 0:
            self.offer_starter(seat, offer)
            return
        colour: i64 = 0
        while colour < self.rules.rows:
            self.offer_row(seat, colour, offer)
            colour += 1
        if self.laid:
            offer.add(STOP)  # ELV-5
        elif offer.n == 0:
            offer.add(DRAW if self.may_draw() else STOP)  # ELV-6

    def may_draw(self) -> bool:
        """Whether a player who can lay nothing goes on drawing (ELV-6)."""
        return self.drew < 3 and self.size[self.rules.stock] > 0

    def offer_starter(self, seat: i64, offer: Offer) -> None:
        starters = self.rules.starters
        k: i64 = 0
        while k < len(starters):
            if self.held(seat, starters[k]) > 0:
                offer.add(LAY + starters[k])  # ELV-2
                return
            k += 1

    def offer_row(self, seat: i64, colour: i64, offer: Offer) -> None:
        """The cards in hand that fit one row. Of a card just drawn only it can fit: before, nothing did."""
        rules = self.rules
        low = self.low[colour]
        high = self.high[colour]
        if low > 0 and self.held(seat, rules.face_at(colour, low)) > 0:
            offer.add(LAY + rules.face_at(colour, low))
        if rules.wide and not self.started(colour):
            rank = low + 1
            while rank < high:
                if self.held(seat, rules.face_at(colour, rank)) > 0:
                    offer.add(LAY + rules.face_at(colour, rank))
                rank += 1
        if high != low and high <= rules.high and self.held(seat, rules.face_at(colour, high)) > 0:
            offer.add(LAY + rules.face_at(colour, high))

    def act(self, seat: i64, move: Move) -> None:
        if move.kind == LAY:
            self.lay_on_row(seat, move.face)
        elif move.kind == DRAW:
            self.tell_nothing_fits(seat)
            self.draw(self.rules.stock, seat)
            self.drew += 1
            self.to_move(seat)
        else:
            if not self.laid:
                self.tell_nothing_fits(seat)
                self.note("none_fits", seat, self.drew)
            self.end_turn(seat)

    def lay_on_row(self, seat: i64, face: i64) -> None:
        rules = self.rules
        colour = face // rules.high
        self.grow(colour, face % rules.high + 1)
        self.shift(face, 1, seat, rules.first_row + colour)
        first = self.opening
        self.opening = False
        if self.size[seat] == 0:
            self.finish()  # ELV-7
        elif first and not rules.first_goes_on:
            self.end_turn(seat)  # ELV-5
        elif self.drew > 0 and not rules.draw_goes_on:
            self.end_turn(seat)  # ELV-6
        else:
            self.laid = True
            self.to_move(seat)

    def end_turn(self, seat: i64) -> None:
        self.laid = False
        self.drew = 0
        self.to_move(self.right_of(seat))  # ELV-3

    def right_of(self, seat: i64) -> i64:
        return seat - 1 if seat > 0 else self.players - 1

    def forced(self) -> Move | None:
        """A card everybody knows to begin, or what is left where everybody knows that nothing fits."""
        seat = self.turn
        if seat < 0:
            return None
        moves = self.game.table.moves
        starters = self.rules.starters
        k: i64 = 0
        while self.opening and k < len(starters):
            if self.sure[seat * self.faces + starters[k]] > 0:
                return moves[LAY + starters[k]]
            k += 1
        face: i64 = 0
        while face < self.faces:
            if self.fits(face) and not self.ruled_out(seat, face):
                return None
            face += 1
        return moves[DRAW] if not self.laid and self.may_draw() else moves[STOP]

    def preview_move(self, seat: i64, move: Move) -> list[Preview]:
        """The numbers that fit after a card is laid and did not before; after the first one, all that fit."""
        found: list[Preview] = []
        if move.kind != LAY:
            return found
        after = self.clone()
        assert isinstance(after, RowsState)
        after.lay_on_row(seat, move.face)
        face: i64 = 0
        while face < self.faces:
            if after.fits(face) and (self.opening or not self.fits(face)):
                row = self.rules.first_row + face // self.rules.high
                found.append(Preview("opens", place=int(row), number=int(face % self.rules.high) + 1))
            face += 1
        return found

    # Results and reasons

    def score(self) -> list[int]:
        """The numbers left in hand (ELV-7)."""
        return [self.left_in_hand(seat) for seat in range(int(self.players))]

    def left_in_hand(self, seat: i64) -> int:
        points: i64 = 0
        face: i64 = 0
        while face < self.faces:
            points += self.held(seat, face) * (face % self.rules.high + 1)
            face += 1
        return int(points)

    def why(self, seat: i64, move: Move) -> Reason | None:
        if move.kind == LAY and self.held(seat, move.face) == 0:
            return Reason(self.rules.fit_clause, "not_in_hand", {"card": move.text})
        if self.opening and len(self.rules.starters) > 0:
            return self.why_not_begin(seat)
        if move.kind == LAY:
            return self.why_not_fit(move)
        offer = Offer(len(self.game.table.moves))
        self.offer(seat, offer)
        can_lay = offer.ids[0] >= LAY
        if can_lay and not self.laid and self.drew > 0:
            card = self.game.table.moves[offer.ids[0]].text
            return Reason("ELV-6", "drawn_must_be_laid", {"card": card})
        if move.kind == STOP:
            return Reason("ELV-5", "must_lay_one") if can_lay else Reason("ELV-6", "draw_first", {"n": str(self.drew)})
        if self.laid:
            return Reason("ELV-6", "no_draw_after_laying")
        if can_lay:
            return Reason("ELV-6", "can_lay")
        return Reason("ELV-6", "three_drawn" if self.drew == 3 else "stock_empty")

    def why_not_begin(self, seat: i64) -> Reason:
        offer = Offer(len(self.game.table.moves))
        self.offer_starter(seat, offer)
        return Reason(self.rules.begin_clause, "must_open", {"card": self.game.table.moves[offer.ids[0]].text})

    def why_not_fit(self, move: Move) -> Reason:
        """A card is in the hand, but its row goes on with others, or starts with others."""
        fitting: list[str] = []
        face = self.rules.face_at(move.colour, 1)
        end = face + self.rules.high
        while face < end:
            if self.fits(face):
                fitting.append(self.game.faces[face])
            face += 1
        parts = {"card": move.text, "next": ", ".join(fitting)}
        if self.started(move.colour):
            return Reason(self.rules.fit_clause, "does_not_fit", parts)
        return Reason(self.rules.start_clause, "row_not_started", parts)
