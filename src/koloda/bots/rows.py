"""Bots for the games with rows of colour. Holding back is the skill: what opens much for oneself and little
for others goes first, blockers stay until a round's end is near and high numbers begin to weigh."""

from __future__ import annotations

from typing import Final

from koloda.bots.bot import Bot
from koloda.games.rows import LAY, RowsState
from koloda.kernel.cells import i64
from koloda.kernel.chance import Chance
from koloda.kernel.moves import Move, Offer
from koloda.kernel.state import State

NEAR: Final = 2
"""From so few cards in another hand on, the end counts as near."""
MINE: Final = 5
OTHERS: Final = 4
"""What a card counts that comes after the one laid, held by oneself or by anybody else."""
SAFE: Final = 1000
"""What a side of a row counts that goes on with one's own cards to its end: it opens nothing to others."""
REACH: Final = 4
"""What the next card counts where the nearest count most, the one after it one less, and so on."""


class RowsGreedy(Bot):
    """Goes out when it can, else lays the card with the best balance, and stops when none has a good one."""

    def choose(self, view: State, moves: list[Move], chance: Chance, budget: int = 0) -> Move:
        best = moves[len(moves) - 1]
        if not isinstance(view, RowsState) or len(moves) == 1:
            return best
        stops = best.kind != LAY
        hurry = self.shortest(view) <= NEAR or self.can_go_out(view)
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
        seat = view.viewer
        ahead = view.clone()
        offer = Offer(len(view.game.table.moves))
        while not ahead.over:
            ahead.fill(seat, offer)
            if offer.n == 0 or offer.ids[0] < LAY:
                return False
            ahead.make(seat, view.game.table.moves[offer.ids[0]])
        return True

    def holds(self, view: RowsState, colour: i64, rank: i64) -> bool:
        rules = view.rules
        return 0 < rank <= rules.high and view.held(view.viewer, rules.face_at(colour, rank)) > 0

    def balance(self, view: RowsState, move: Move) -> i64:
        """What laying a card does for one's own hand, less what it does for the others."""
        worth: i64 = 0
        started = view.started(move.colour)
        if not started or move.rank == view.low[move.colour]:
            worth += self.beyond(view, move, -1, 1)
        if not started or move.rank == view.high[move.colour]:
            worth += self.beyond(view, move, 1, view.rules.high)
        return worth

    def beyond(self, view: RowsState, move: Move, step: i64, end: i64) -> i64:
        """The cards that come after one on its side of the row: one's own count for it, the others' against it."""
        worth: i64 = 0
        opened = False
        at: i64 = move.rank
        while at != end:
            at += step
            if self.holds(view, move.colour, at):
                worth += MINE
            else:
                opened = True
                worth -= OTHERS
        return worth if opened else SAFE


class LotteryGreedy(RowsGreedy):
    """Begins with the number to which its cards lie nearest, all in all."""

    def choose(self, view: State, moves: list[Move], chance: Chance, budget: int = 0) -> Move:
        if not isinstance(view, RowsState) or not view.opening:
            return super().choose(view, moves, chance, budget)
        best = moves[0]
        for move in moves:
            if self.far(view, move.rank) < self.far(view, best.rank):
                best = move
        return best

    def far(self, view: RowsState, rank: i64) -> i64:
        """How far from a number the cards in hand lie, added up."""
        total: i64 = 0
        face: i64 = 0
        while face < view.faces:
            if view.held(view.viewer, face) > 0:
                apart = face % view.rules.high + 1 - rank
                total += apart if apart > 0 else -apart
            face += 1
        return total


class DoubleStartGreedy(RowsGreedy):
    """The halves of a row grow toward each other: what comes after a card lies between them, and only the next few
    cards count, since those farther off are reached from the other side too."""

    def balance(self, view: RowsState, move: Move) -> i64:
        if move.rank == view.low[move.colour]:
            return self.beyond(view, move, 1, view.high[move.colour])
        return self.beyond(view, move, -1, view.low[move.colour])

    def beyond(self, view: RowsState, move: Move, step: i64, end: i64) -> i64:
        """The cards from one to the other half, the nearer the more."""
        worth: i64 = 0
        weight: i64 = REACH
        opened = False
        at: i64 = move.rank
        while at != end:
            at += step
            if self.holds(view, move.colour, at):
                worth += MINE * weight
            else:
                opened = True
                worth -= OTHERS * weight
            if weight > 0:
                weight -= 1
        return worth if opened else SAFE
