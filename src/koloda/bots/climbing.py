"""`greedy` in the two climbing games: keep the lead in Who's the Donkey?, lay much and steal gladly in Foxes."""

from __future__ import annotations

from typing import Final

from koloda.bots.bot import Bot
from koloda.games.donkey import DONKEY, PASS, DonkeyState
from koloda.games.foxes import DRAWING, LAYING, STEALING, FoxesState
from koloda.kernel.cells import i64
from koloda.kernel.chance import Chance
from koloda.kernel.moves import Move
from koloda.kernel.state import State

LATE: Final = 4
"""With so few cards in some hand the end is near, and what costs points goes first."""


def smallest_hand(view: State) -> i64:
    """The size of the smallest hand but the viewer's own."""
    least: i64 = 1000
    seat: i64 = 0
    while seat < view.players:
        if seat != view.viewer and view.size[seat] < least:
            least = view.size[seat]
        seat += 1
    return least


class DonkeyGreedy(Bot):
    """Lead the donkey as soon as it may go, small ranks otherwise; raise cheaply, keep jokers and groups together."""

    def choose(self, view: State, moves: list[Move], chance: Chance, budget: int = 0) -> Move:
        assert isinstance(view, DonkeyState)
        late = smallest_hand(view) <= LATE
        best = moves[0]
        most: i64 = -1000000
        for move in moves:
            if view.trick_size == 0:
                worth = self.leading(view, move, late)
            elif view.donkey_trick:
                worth = self.dodging(view, move, late)
            else:
                worth = self.following(view, move, late)
            if worth > most:
                most = worth
                best = move
        return best

    def leading(self, view: DonkeyState, move: Move, late: bool) -> i64:
        if move.kind == DONKEY or move.n == view.size[view.viewer]:
            return 100000
        split = view.held(view.viewer, move.face) - (move.n - move.other)
        if late:
            return self.points(view, move) - 3 * split
        if view.held(view.viewer, view.rules.donkey) > 0:  # win this trick, to lead the donkey in the next
            return 8 * move.n + 3 * move.rank - 12 * move.other - 3 * split
        return 6 * move.n - 5 * move.rank - 40 * move.other - 20 * split

    def following(self, view: DonkeyState, move: Move, late: bool) -> i64:
        if move.kind == PASS:
            return 0
        if move.n == view.size[view.viewer]:
            return 100000
        if late:
            return self.points(view, move)
        split = view.held(view.viewer, move.face) - (move.n - move.other)
        worth = 40 - 2 * move.rank - 12 * split - 30 * (move.n if move.rank == 14 else move.other)
        if view.held(view.viewer, view.rules.donkey) > 0:
            worth += 4 * move.rank + 30
        return worth

    def dodging(self, view: DonkeyState, move: Move, late: bool) -> i64:
        """In a donkey trick: the highest card that another already tops, else the lowest."""
        joker = move.face == view.rules.joker
        counts: i64 = 1 if joker else move.rank
        if counts >= view.rank:
            return -counts
        if joker:
            return 14 if late else 0
        return counts

    def points(self, view: DonkeyState, move: Move) -> i64:
        """What the cards of a group would cost if they stayed in hand."""
        rank: i64 = move.rank
        return rank * (move.n - move.other) + 14 * move.other


class FoxesGreedy(Bot):
    """Lay large groups, low ones first, and such as steal; take what makes a group, draw what matches the hand."""

    def choose(self, view: State, moves: list[Move], chance: Chance, budget: int = 0) -> Move:
        assert isinstance(view, FoxesState)
        if view.phase == LAYING:
            return self.lay(view, moves)
        if view.phase == DRAWING:
            return self.draw(view, moves)
        n = view.top_size(view.victim)
        rank = view.top_rank(view.victim)
        if view.phase == STEALING:
            early = smallest_hand(view) > LATE and view.size[view.rules.stock] > 3 * view.players
            return moves[0] if early and (n > 1 or rank > 10) else moves[1]
        return moves[0] if n > 2 else moves[1]

    def lay(self, view: FoxesState, moves: list[Move]) -> Move:
        best = moves[0]
        most: i64 = -1000000
        for move in moves:
            worth = self.out(view) if move.n == view.size[view.viewer] else self.group(view, move)
            if worth > most:
                most = worth
                best = move
        return best

    def out(self, view: FoxesState) -> i64:
        """To lay the last cards is right for whoever then has won."""
        own = view.size[view.front(view.viewer)] + view.size[view.viewer]
        seat: i64 = 0
        while seat < view.players:
            if seat != view.viewer and view.size[view.front(seat)] - view.size[seat] > own:
                return -1000
            seat += 1
        return 1000

    def group(self, view: FoxesState, move: Move) -> i64:
        """Cards laid count, and cards stolen more; high ranks and jokers are kept for stealing."""
        seat = view.viewer
        stolen: i64 = 0
        rival = view.after(seat)
        while rival != seat:
            if view.steals(move.n, move.rank, rival):
                stolen += move.n
            rival = view.after(rival)
        split = view.held(seat, move.face) - (move.n - move.other)
        return 20 * move.n + 30 * stolen - move.rank * move.n - 20 * move.other - 4 * split

    def draw(self, view: FoxesState, moves: list[Move]) -> Move:
        """The market card that best matches the hand, or luck with the stock."""
        best = moves[0]
        most: i64 = -1
        for move in moves:
            if move.face < 0:
                worth: i64 = 12
            elif move.face == view.rules.joker:
                worth = 40
            else:
                worth = 10 * view.held(view.viewer, move.face) + move.face
            if worth > most:
                most = worth
                best = move
        return best
