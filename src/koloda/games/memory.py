"""Memory: all cards lie face down in a grid; remember where, and find pairs.

In turn, clockwise, a player turns up two cards, one after the other, and everybody sees them. Two of the
same number are theirs and leave holes; any others are turned back. When all cards are taken, most pairs
win. No rule bounds a round: whoever wants to may turn up the same cards again and again. But by chance
alone a pair comes up sooner or later, so that random play ends with probability 1.
"""

from __future__ import annotations

from typing import Final

from koloda.kernel.cells import i64
from koloda.kernel.errors import Reason
from koloda.kernel.game import Game
from koloda.kernel.moves import Move, Offer
from koloda.kernel.options import Option, seat, switch
from koloda.kernel.places import HOLE, closed_grid, open_bags
from koloda.kernel.state import State

TURN: Final = 0

GRID: Final = 0
"""The place where the cards lie; what seat 0 has won is the next place, and so on."""


class Memory(Game):
    def describe_game(self) -> None:
        self.id = "memory"
        self.least = 2
        self.most = 6
        self.turn_clause = "MEM-1"
        self.end_clause = "MEM-2"
        self.watchful = True  # COM-7

    def option_list(self) -> list[Option]:
        return [seat("dealer", "COM-1"), switch("again", False, "MEM-1"), switch("two_colours", False, "MEM-1")]

    def set_up(self) -> None:
        """MEM-1. The tiny deck: 1 to 3 in each colour, 4 × 3 cards, with two colours 3 × 2."""
        self.colours = ["red", "yellow", "green", "blue"]
        self.high: i64 = 3 if self.tiny else 20
        columns, rows = (4, 3) if self.tiny else (10, 8)
        if self.flag("two_colours"):
            self.colours = self.colours[:2]  # COM-6
            columns, rows = (3, 2) if self.tiny else (8, 5)
        self.again = self.flag("again")
        self.faces = [f"{c[0].upper()}{rank + 1}" for c in self.colours for rank in range(int(self.high))]
        self.deck = [1] * len(self.faces)
        self.places = [closed_grid("grid", columns, rows), *open_bags("won", self.players)]
        for cell in range(columns * rows):
            self.table.add(str(cell + 1), "turn", kind=TURN, n=cell, place=GRID, amount=cell + 1)

    def blank(self) -> State:
        return MemoryState(self)


class MemoryState(State):
    """What is public lies on the table: a card that lies face up is the first of a turn."""

    def __init__(self, game: Memory) -> None:
        super().__init__(game)
        self.rules = game

    def deal(self, carry: list[int]) -> None:
        dealer: i64 = self.rules.agreed_seat("dealer", self.luck())
        packet = self.rules.shuffled(self.luck())
        i: i64 = 0
        while i < len(packet):  # MEM-1
            self.put(packet[i], GRID)
            i += 1
        self.to_move(self.after(dealer))

    def after(self, seat: i64) -> i64:
        return seat + 1 if seat + 1 < self.players else 0

    def first_up(self) -> i64:
        """The cell of the first card of this turn, −1 while none is turned up."""
        cells = self.layout.grids[GRID]
        i: i64 = 0
        while i < cells:
            if self.lies_open(GRID, i):
                return i
            i += 1
        return -1

    # Moves

    def offer(self, seat: i64, offer: Offer) -> None:
        cells = self.layout.grids[GRID]
        i: i64 = 0
        while i < cells:
            if self.at(GRID, i) != HOLE and not self.lies_open(GRID, i):
                offer.add(i)
            i += 1

    def forced(self) -> Move | None:
        """The last card, once the last but one has been turned up."""
        if self.size[GRID] != 2 or self.first_up() < 0:
            return None
        self.fill(self.turn, self.rules.desk)
        return self.rules.table.moves[self.rules.desk.ids[0]]

    def act(self, seat: i64, move: Move) -> None:
        first = self.first_up()
        face = self.open_cell(GRID, move.n)
        if first < 0:
            self.to_move(seat)
        elif self.at(GRID, first) % self.rules.high == face % self.rules.high:
            self.pick(GRID, first, 1 + seat)
            self.pick(GRID, move.n, 1 + seat)
            self.end_turn(seat, self.rules.again)
        else:
            self.close_cell(GRID, first)
            self.close_cell(GRID, move.n)
            self.end_turn(seat, False)

    def end_turn(self, seat: i64, again: bool) -> None:
        """The turn passes either way, unless a pair earns another one (MEM-1)."""
        if self.size[GRID] == 0:
            self.finish()  # MEM-2
        else:
            self.to_move(seat if again else self.after(seat))

    # Results and reasons

    def score(self) -> list[int]:
        """A point for every pair (MEM-2)."""
        return [int(self.size[1 + seat]) // 2 for seat in range(int(self.players))]

    def why(self, seat: i64, move: Move) -> Reason | None:
        """A card that has been taken, or the one that is turned up already."""
        if self.at(GRID, move.n) == HOLE:
            return Reason("MEM-1", "no_card_there", {"n": move.text})
        return Reason("MEM-1", "another_card", {"n": move.text})
