"""`greedy` where cards change hands: it collects the rank it has most of and wastes no time."""

from __future__ import annotations

from koloda.bots.bot import Bot
from koloda.games.sleepyhead import GIVE, SleepyheadState
from koloda.kernel.cells import i64
from koloda.kernel.chance import Chance
from koloda.kernel.moves import Move
from koloda.kernel.state import State


class SleepyheadGreedy(Bot):
    """Gives away what it has fewest of, one of equals by chance; lays down as soon as it may."""

    def choose(self, view: State, moves: list[Move], chance: Chance, budget: int = 0) -> Move:
        assert isinstance(view, SleepyheadState)
        chosen = moves[0]
        fewest: i64 = 1000
        ties: i64 = 0
        for move in moves:
            if move.kind != GIVE:
                continue
            n = self.count(view, move.rank)
            if n < fewest:
                fewest = n
                ties = 0
            if n == fewest:
                ties += 1
                if chance.below(ties) == 0:
                    chosen = move
        return chosen

    def count(self, view: SleepyheadState, rank: i64) -> i64:
        """How many cards of a rank the viewer holds."""
        n: i64 = 0
        face = rank - 1
        while face < view.faces:
            n += view.held(view.viewer, face)
            face += view.rules.high
        return n
