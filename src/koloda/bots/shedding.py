"""`greedy` in the shedding game: say the words in time, lay dear cards first and keep the wilds for need."""

from __future__ import annotations

from typing import Final

from koloda.bots.bot import Bot
from koloda.games.yassa import YassaState
from koloda.games.yassa_cards import KINDS, REVERSE, SKIP, WILD, WILD_FOUR, worth
from koloda.games.yassa_rules import ACCEPT, CHECK, DRAW, LAY, ONE_CARD, READY
from koloda.kernel.cells import i64
from koloda.kernel.chance import Chance
from koloda.kernel.moves import SILENCE, Move
from koloda.kernel.state import State

DANGER: Final = 2
"""A player with so few cards left may be out in a moment."""


class YassaGreedy(Bot):
    """Always says "Yassa!" and always calls, hits a player who is nearly out, and bluffs or checks only then."""

    def choose(self, view: State, moves: list[Move], chance: Chance, budget: int = 0) -> Move:
        assert isinstance(view, YassaState)
        best = moves[0]
        most: i64 = -1000000
        for move in moves:
            points = self.points(view, move)
            if points > most:
                most = points
                best = move
        return best

    def points(self, view: YassaState, move: Move) -> i64:
        """What a move is good for."""
        me = view.viewer
        if move is SILENCE:
            return 0
        if move.kind == LAY:
            return self.card(view, move)
        if move.kind == ONE_CARD:
            return 5000 if view.forgot >= 0 and view.forgot != me else -5000
        if move.kind == READY:
            return 1
        if move.kind == CHECK:  # with many cards the colour was hardly missing
            return 30 if view.size[view.layer] > 6 else -30
        return -200 if move.kind == DRAW or move.kind == ACCEPT else -100

    def card(self, view: YassaState, move: Move) -> i64:
        """A card: its worth, the hurt it does, and what colour it leaves to follow."""
        me = view.viewer
        face = move.face
        if view.rules.penalties and not view.rightly(me, face):
            return -5000
        left = view.left(me) - 1
        if left == 0:
            return 10000
        points = 2000 + 10 * move.n
        danger = view.left(view.after(me)) <= DANGER
        if face >= WILD:
            points += 5 * self.count(view, move.other) - 300
            if danger:
                points += 350
            if face == WILD_FOUR:
                points += 60 if danger or view.honest(me) else -600
            return points
        kind = face % KINDS
        points += worth(face) + 8 * self.count(view, face // KINDS)
        if danger and kind >= SKIP:
            points += 60 if kind == REVERSE else 200
        return points

    def count(self, view: YassaState, colour: i64) -> i64:
        """How many cards of a colour the viewer holds."""
        n: i64 = 0
        kind: i64 = 0
        while kind < KINDS:
            n += view.held(view.viewer, colour * KINDS + kind)
            kind += 1
        return n
