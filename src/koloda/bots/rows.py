"""Bots for the games with rows of colour. Holding back is the skill: what opens much for oneself and little
for others goes first, blockers stay until a round's end is near and high numbers begin to weigh."""

from __future__ import annotations

from typing import Final

from koloda.bots.bot import Bot
from koloda.games.rows import LAY, RowsState
from koloda.kernel.cells import i64
from koloda.kernel.chance import Chance
from koloda.kernel.moves import Move
from koloda.kernel.state import State

NEAR: Final = 2
"""From so few cards in another hand on, the end counts as near."""
MINE: Final = 5
OTHERS: Final = 4
"""What a card counts that comes after the one laid, held by oneself or by anybody else."""
SAFE: Final = 1000
"""What a side of a row counts that goes on with one's own cards to its end: it opens nothing to others."""


class ElevenGreedy(Bot):
    """Goes out when it can, else lays the card with the best balance, and stops when none has a good one."""

    def choose(self, view: State, moves: list[Move], chance: Chance, budget: int = 0) -> Move:
        best = moves[len(moves) - 1]
        if not isinstance(view, RowsState) or len(moves) == 1:
            return best
        stops = best.kind != LAY
        hurry = self.can_go_out(view) or self.shortest(view) <= NEAR
        value: i64 = 0 if stops else -1000000
        for move in moves:
            if move.kind == LAY:
                worth = self.balance(view, move)
                if hurry:
                    worth += SAFE + SAFE * move.rank
                if worth > value:
                    value = worth
                    best = move
        return best

    def shortest(self, view: RowsState) -> i64:
        """The fewest cards that any other player holds."""
        fewest: i64 = 1000
        seat: i64 = 0
        while seat < view.players:
            if seat != view.viewer and view.size[seat] < fewest:
                fewest = view.size[seat]
            seat += 1
        return fewest

    def can_go_out(self, view: RowsState) -> bool:
        """Whether every card in hand can be laid in this turn, one opening the other."""
        left = view.size[view.viewer]
        colour: i64 = 0
        while colour < view.rules.rows:
            low = view.low[colour]
            high = view.high[colour]
            if low == high and self.holds(view, colour, low):
                left -= 1
                low -= 1
                high += 1
            while low != high and self.holds(view, colour, low):
                left -= 1
                low -= 1
            while low != high and self.holds(view, colour, high):
                left -= 1
                high += 1
            colour += 1
        return left == 0

    def holds(self, view: RowsState, colour: i64, rank: i64) -> bool:
        rules = view.rules
        return 0 < rank <= rules.high and view.held(view.viewer, rules.face_at(colour, rank)) > 0

    def balance(self, view: RowsState, move: Move) -> i64:
        """What laying a card does for one's own hand, less what it does for the others."""
        worth: i64 = 0
        if view.low[move.colour] >= move.rank:
            worth += self.beyond(view, move.colour, move.rank, -1)
        if view.high[move.colour] <= move.rank:
            worth += self.beyond(view, move.colour, move.rank, 1)
        return worth

    def beyond(self, view: RowsState, colour: i64, rank: i64, step: i64) -> i64:
        """The cards that come after one on its side of the row: one's own count for it, the others' against it."""
        worth: i64 = 0
        opened = False
        at = rank + step
        while 0 < at <= view.rules.high:
            if self.holds(view, colour, at):
                worth += MINE
            else:
                opened = True
                worth -= OTHERS
            at += step
        return worth if opened else SAFE
