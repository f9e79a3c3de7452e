"""`greedy` in Quartet: ask for what one has most of, where it is known to be or likely; answer honestly."""

from __future__ import annotations

from koloda.bots.bot import Bot
from koloda.games.quartet import ASK, GIVE, QuartetState
from koloda.kernel.cells import i64
from koloda.kernel.chance import Chance
from koloda.kernel.moves import Move
from koloda.kernel.state import State


class QuartetGreedy(Bot):
    """Remembers every card it saw given or shown, and who had none."""

    def choose(self, view: State, moves: list[Move], chance: Chance, budget: int = 0) -> Move:
        assert isinstance(view, QuartetState)
        best = moves[0]
        most: i64 = -1
        ties: i64 = 0
        for move in moves:
            if move.kind == ASK:
                worth = self.hope(view, move.seat, move.rank - 1)
            else:
                worth = self.honesty(view, move)
            if worth > most:
                most = worth
                ties = 0
            if worth == most:
                ties += 1
                if chance.below(ties) == 0:
                    best = move
        return best

    def honesty(self, view: QuartetState, move: Move) -> i64:
        """A right card before a wrong one, and one that everybody knows of before one that is news."""
        if move.kind != GIVE or move.face % view.rules.high != view.rank - 1:
            return 0
        return 1 + view.sure[view.viewer * view.faces + move.face]

    def hope(self, view: QuartetState, seat: i64, rank: i64) -> i64:
        """How likely a player has a card of a rank, in thousandths, the more so the more of it one has oneself."""
        own = view.has(view.viewer, rank)
        missing: i64 = 1000
        face = rank
        while face < view.faces:
            if view.held(seat, face) > 0:
                missing = 0
            elif not self.found(view, face):
                missing = missing * (1000 - self.share(view, seat, face)) // 1000
            face += view.rules.high
        return (1000 - missing) * (1 + own * own)

    def found(self, view: QuartetState, face: i64) -> bool:
        """Whether the viewer knows where a card is."""
        place: i64 = 0
        while place < view.layout.count:
            if view.held(place, face) > 0:
                return True
            place += 1
        return False

    def share(self, view: QuartetState, seat: i64, face: i64) -> i64:
        """The part of all places where an unknown card may be that are in this hand, in thousandths."""
        all_places: i64 = 0
        other: i64 = 0
        while other < view.players:
            all_places += self.room(view, other, face)
            other += 1
        return 1000 * self.room(view, seat, face) // all_places if all_places > 0 else 0

    def room(self, view: QuartetState, seat: i64, face: i64) -> i64:
        """How many unknown cards of a hand may be this one."""
        if seat == view.viewer:
            return 0
        if len(view.barred) > 0 and view.barred[seat] > 0 and view.bars[seat * view.faces + face] != 0:
            return 0
        return view.size[seat] - view.sures[seat]
