"""`greedy` in Heap and in Snatch: sees everything, calls what is right and nothing else."""

from __future__ import annotations

from koloda.bots.bot import Bot
from koloda.games.heap import CENTRE, FOUL, PILE, HeapState
from koloda.games.snap import SnapState
from koloda.games.snap_rules import TSAP, TSARAP
from koloda.kernel.cells import i64
from koloda.kernel.chance import Chance
from koloda.kernel.moves import SILENCE_ID, Move
from koloda.kernel.state import State


class HeapGreedy(Bot):
    """Places every card where it belongs, on whoever has the fewest cards, and catches who does not."""

    def choose(self, view: State, moves: list[Move], chance: Chance, budget: int = 0) -> Move:
        assert isinstance(view, HeapState)
        best = moves[0]
        most: i64 = -1000
        for move in moves:
            worth: i64 = 0
            if move.id == SILENCE_ID:
                worth = 1
            elif move.kind == FOUL:
                worth = 200 if view.misplaced() else -200
            elif move.kind == CENTRE:
                worth = 150
            elif move.kind == PILE:
                worth = 100 - view.cards_of(move.n)
            if worth > most:
                most = worth
                best = move
        return best


class SnapGreedy(Bot):
    """Shouts at once where it is right; in turn it goes on before the others have seen what they could shout."""

    def choose(self, view: State, moves: list[Move], chance: Chance, budget: int = 0) -> Move:
        assert isinstance(view, SnapState)
        best = moves[0]
        most: i64 = -1000
        for move in moves:
            worth: i64 = 0
            if move.kind == TSAP:
                worth = 100 if view.equal >> view.viewer & 1 else -100
            elif move.kind == TSARAP:
                worth = 200 if view.ranks != 0 else -200
            if worth > most:
                most = worth
                best = move
        return best
