"""War: forty cards, two piles, and nothing to decide but to turn up the next card.

Both players turn up the top cards of their piles at once, and the higher one takes both. Equal cards stay
and each player turns up one more on top, until one is higher and takes all of them. What is won goes under
the winner's pile in random order; whoever has no cards left, or none to turn up, has lost.

That random order ends every round with probability 1, since from every position some orders lead to an end.
Suppose there are positions from which none does. Consider only the two orders that put what was equal at the
very bottom, pair by pair, and the unequal two above, either way. By these every such position leads to two
such positions, and is led to from two at most, one by a win of each player: counting the equal pairs from the
bottom of the winner's pile tells what had been turned up. So each is led to from exactly two, which are such
positions too, and one could go back for ever from win to win of the same player. But each of these wins, undone,
makes that player's pile smaller; so there are no such positions.
"""

from __future__ import annotations

from typing import Final

from koloda.kernel.cells import i64
from koloda.kernel.game import Game
from koloda.kernel.moves import Move, Offer
from koloda.kernel.places import closed_pile, open_pile
from koloda.kernel.state import State

TURN: Final = 0


class War(Game):
    def describe_game(self) -> None:
        self.id = "war"
        self.least = 2
        self.most = 2
        self.turn_clause = "WAR-1"
        self.end_clause = "WAR-2"
        self.shows_sealed = False  # the cards that are turned up say it all
        self.watchful = True  # COM-7

    def set_up(self) -> None:
        """WAR-1. The tiny deck: 1 to 3 in both colours."""
        self.high: i64 = 3 if self.tiny else 20
        self.colours = ["red", "yellow"]  # COM-6
        self.faces = [f"{c[0].upper()}{rank + 1}" for c in self.colours for rank in range(int(self.high))]
        self.deck = [1] * len(self.faces)
        piles = [closed_pile(f"pile{seat}", seat) for seat in range(2)]
        self.places = [*piles, *[open_pile(f"up{seat}", seat) for seat in range(2)]]
        self.table.add("turn", "turn", kind=TURN)

    def blank(self) -> State:
        return WarState(self)


class WarState(State):
    """A seat's pile has the seat's number, the cards it has turned up lie two places further on."""

    def __init__(self, game: War) -> None:
        super().__init__(game)
        self.rules = game

    def deal(self, carry: list[int]) -> None:
        packet = self.rules.shuffled(self.luck())
        i: i64 = 0
        while i < len(packet):  # WAR-1
            self.put(packet[i], i % 2)
            i += 1
        self.ask_sealed(3)

    def turned_up(self, seat: i64) -> i64:
        """The number on the card that a player has turned up last, counted from 0."""
        return self.top(2 + seat) % self.rules.high

    # Turning up

    def offer(self, seat: i64, offer: Offer) -> None:
        offer.add(TURN)

    def forced(self) -> Move | None:
        """Nobody ever has a choice."""
        return None if self.over else self.rules.table.moves[TURN]

    def unseal(self) -> None:
        """Both are ready: their top cards are turned up at once (WAR-1)."""
        self.flip(0, 2)
        self.flip(1, 3)
        one = self.turned_up(0)
        other = self.turned_up(1)
        if one != other:
            winner: i64 = 0
            if other > one:
                winner = 1
            self.tuck_under([2, 3], winner)  # WAR-2
        if self.size[0] == 0 or self.size[1] == 0:
            self.end_round()
            return
        if one == other:
            self.note("equal")
        self.ask_sealed(3)

    def end_round(self) -> None:
        """Somebody has no card left, or none to turn up beside an equal one (WAR-2)."""
        if self.size[0] == self.size[1]:
            self.note("draw")
        elif self.size[0] == 0:
            self.note("no_cards", 0)
        else:
            self.note("no_cards", 1)
        self.finish()

    def score(self) -> list[int]:
        """A point for who still has cards; a draw gives none (WAR-2)."""
        return [1 if self.size[seat] > 0 else 0 for seat in range(2)]
