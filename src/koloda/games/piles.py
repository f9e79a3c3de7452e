"""A face-down pile for everybody and beside it a face-up one: what Heap and Snatch share.

All cards are dealt into face-down piles, play goes to the right, and who must turn up a card and has no
face-down one turns the face-up pile over first.
"""

from __future__ import annotations

from koloda.kernel.cells import i64
from koloda.kernel.game import Game
from koloda.kernel.places import Place, closed_pile, face_up_pile
from koloda.kernel.state import State


class PilesGame(Game):
    """Deck and piles. A seat's face-down pile has its number, its face-up pile the number players + seat."""

    def lay_out(self, others: list[Place]) -> None:
        """The cards, the piles and the other places of the game. The tiny deck: 1 to 3 in each colour."""
        n = self.players
        self.high: i64 = 3 if self.tiny else 20
        self.colours = ["red", "yellow", "green", "blue"]
        self.faces = [f"{c[0].upper()}{rank + 1}" for c in self.colours for rank in range(int(self.high))]
        self.deck = [1] * len(self.faces)
        downs = [closed_pile(f"down{owner}", owner) for owner in range(n)]
        ups = [face_up_pile(f"up{owner}", owner) for owner in range(n)]
        self.places = [*downs, *ups, *others]
        self.everyone: i64 = (1 << n) - 1


class PilesState(State):
    def deal_to(self, first: i64) -> None:
        """All cards face down, one at a time, to the right from the one who begins (COM-2)."""
        packet = self.game.shuffled(self.luck())
        seat = first
        i: i64 = 0
        while i < len(packet):
            self.put(packet[i], seat)
            seat = self.right(seat)
            i += 1

    def right(self, seat: i64) -> i64:
        return seat - 1 if seat > 0 else self.players - 1

    def up(self, seat: i64) -> i64:
        """A seat's face-up pile."""
        return self.players + seat

    def cards_of(self, seat: i64) -> i64:
        """How many cards a player has, face down and face up."""
        return self.size[seat] + self.size[self.players + seat]

    def ready(self, seat: i64) -> None:
        """Who has to turn up a card has one face down (COM-4)."""
        if self.size[seat] == 0:
            self.note("turns_over", seat)
            self.turn_over(self.up(seat), seat)
