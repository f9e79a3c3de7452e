"""`greedy` in Guesswork: what is still unseen says what to expect."""

from __future__ import annotations

from koloda.bots.bot import Bot
from koloda.games.guess import GuessState
from koloda.kernel.cells import i64
from koloda.kernel.chance import Chance
from koloda.kernel.moves import Move
from koloda.kernel.state import State


class GuessGreedy(Bot):
    """As many average cards as there are players, a little more or less: two equal guesses win nothing."""

    def choose(self, view: State, moves: list[Move], chance: Chance, budget: int = 0) -> Move:
        assert isinstance(view, GuessState)
        n = view.players
        cards: i64 = 0
        total: i64 = 0
        face: i64 = 0
        while face < view.faces:
            unseen = view.game.deck[face] - self.seen(view, face)
            cards += unseen
            total += unseen * (face % view.rules.high + 1)
            face += 1
        spread = n * view.rules.high // 16
        guess = (total * n + cards // 2) // cards + chance.below(2 * spread + 1) - spread
        least = moves[0].n
        last: i64 = len(moves) - 1
        return moves[max(0, min(guess - least, last))]

    def seen(self, view: GuessState, face: i64) -> i64:
        """Whether a card has been turned up."""
        found: i64 = 0
        place: i64 = 0
        while place < view.layout.count:
            if view.layout.start[place] < 0:
                found += view.held(place, face)
            place += 1
        return found
