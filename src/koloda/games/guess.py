"""Guesswork. Guess what cards add up to that nobody has seen, not even those who hold them.

About half the deck is dealt, face down; the rest is never seen. In every turn all push their top card to
the centre and guess the sum of these cards, all at once. The cards are turned up, and whoever was closest
takes them. When several were equally close, the cards stay for the winner of the next turn. Most cards win.
Every turn takes one card from everybody, so a round has as many turns as a pile has cards.
"""

from __future__ import annotations

from typing import Final

from koloda.games.four_colours import COLOURS, face_texts
from koloda.kernel.cells import i64
from koloda.kernel.game import Game
from koloda.kernel.moves import Offer
from koloda.kernel.options import Option, choice
from koloda.kernel.places import closed_pile, open_bag, open_bags
from koloda.kernel.state import State

GUESS: Final = 0


class Guess(Game):
    def describe_game(self) -> None:
        self.id = "guess"
        self.least = 2
        self.most = 8
        self.turn_clause = "GUE-2"
        self.end_clause = "GUE-3"

    def option_list(self) -> list[Option]:
        return [choice("ties", ["carry", "nobody"], "GUE-2")]

    def set_up(self) -> None:
        """The tiny deck: 1 to 4 in each colour, piles of three for two players, of two for more."""
        n = self.players
        self.high: i64 = 4 if self.tiny else 20
        self.colours = COLOURS
        self.faces = face_texts(int(self.high))
        self.deck = [1] * len(self.faces)
        self.carries = self.word("ties") == "carry"
        piles = [closed_pile(f"pile{owner}", owner) for owner in range(n)]
        self.places = [*piles, *open_bags("won", n), closed_pile("centre"), open_bag("stake")]
        self.centre: i64 = 2 * n
        self.stake: i64 = 2 * n + 1
        for total in range(n, n * int(self.high) + 1):  # GUE-2
            self.table.add(str(total), "guess", kind=GUESS, n=total, amount=total)

    def blank(self) -> State:
        return GuessState(self)


class GuessState(State):
    def __init__(self, game: Guess) -> None:
        super().__init__(game)
        self.rules = game

    # The deal

    def pile_size(self) -> i64:
        """Cards a player gets (GUE-1)."""
        n = self.players
        if self.rules.tiny:
            return 3 if n == 2 else 2
        return 20 if n == 2 else 13 if n == 3 else 10 if n == 4 else 8 if n == 5 else 6 if n == 6 else 5

    def deal(self, carry: list[int]) -> None:
        packet = self.rules.shuffled(self.luck())
        dealt = self.players * self.pile_size()
        i: i64 = 0
        while i < dealt:
            self.put(packet[i], i % self.players)
            i += 1
        while i < self.layout.cards:
            self.put(packet[i], self.layout.count - 1)
            i += 1
        self.next_turn()

    def next_turn(self) -> None:
        """Everybody's top card goes to the centre, and everybody is asked for the sum."""
        seat: i64 = 0
        while seat < self.players:
            self.flip(seat, self.rules.centre)
            seat += 1
        self.ask_sealed((1 << self.players) - 1)

    # Guesses

    def offer(self, seat: i64, offer: Offer) -> None:
        number: i64 = 0
        while number < len(self.rules.table.moves):
            offer.add(number)
            number += 1

    def unseal(self) -> None:
        """All have guessed: the cards are turned up, and somebody takes them or nobody does."""
        rules = self.rules
        total: i64 = 0
        while self.size[rules.centre] > 0:
            total += self.draw(rules.centre, rules.stake) % rules.high + 1
        self.note("sum", -1, total)
        winner = self.closest(total)
        if winner >= 0:
            self.note("takes", winner, self.size[rules.stake])
            self.pour(rules.stake, self.players + winner)
        elif rules.carries:
            self.note("stays" if self.size[0] > 0 else "left_over", -1, self.size[rules.stake])
        else:
            self.note("put_away", -1, self.size[rules.stake])
            self.pour(rules.stake, self.layout.count - 1)
        if self.size[0] == 0:
            self.finish()
        else:
            self.next_turn()

    def closest(self, total: i64) -> i64:
        """Who guessed best, too low and too high counting alike; −1 when several were equally close."""
        best: i64 = -1
        least: i64 = 1000
        seat: i64 = 0
        while seat < self.players:
            off = self.rules.table.moves[self.chosen[seat]].n - total
            if off < 0:
                off = -off
            if off < least:
                least = off
                best = seat
            elif off == least:
                best = -1
            seat += 1
        return best

    # Results

    def score(self) -> list[int]:
        """The cards taken (GUE-3)."""
        return [int(self.size[self.players + seat]) for seat in range(int(self.players))]
