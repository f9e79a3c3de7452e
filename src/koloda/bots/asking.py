"""`greedy` in Quartet: ask for what one has most of, where it is known to be or likely; answer honestly.

Where a turn is a single question it takes no card that will be taken back, and looks ahead when few ranks are left.
"""

from __future__ import annotations

from typing import Final

from koloda.bots.bot import Bot
from koloda.games.quartet import ASK, GIVE, QuartetState
from koloda.kernel.cells import append, i64, vec
from koloda.kernel.chance import Chance
from koloda.kernel.moves import Move
from koloda.kernel.state import State

FEW: Final = 2
"""With so many ranks left it looks ahead, where a turn is a single question."""

DEPTH: Final = 5
"""So many questions."""


class QuartetGreedy(Bot):
    """Remembers every card it saw given or shown, and who had none."""

    def choose(self, view: State, moves: list[Move], chance: Chance, budget: int = 0) -> Move:
        assert isinstance(view, QuartetState)
        ending = self.ending(view, chance)
        best = moves[0]
        most: i64 = -2
        ties: i64 = 0
        for move in moves:
            if ending is not None:
                worth = ending.promise(view.viewer, move.seat, move.rank - 1)
            elif move.kind == ASK:
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

    def ending(self, view: QuartetState, chance: Chance) -> Ending | None:
        """The last ranks as their unknown cards may lie, where a turn is a single question and few ranks are left.

        The last quartet is completed only if the right player has the turn when the last but one is laid.
        """
        if view.rank != 0 or view.rules.goes_on:
            return None
        left = ranks_left(view)
        if len(left) > FEW:
            return None
        state = view.game.resample(view, chance)
        assert isinstance(state, QuartetState)
        return Ending(state, left)

    def honesty(self, view: QuartetState, move: Move) -> i64:
        """A right card before a wrong one, and one that everybody knows of before one that is news."""
        if move.kind != GIVE or move.face % view.rules.high != view.rank - 1:
            return 0
        return 1 + view.sure[view.viewer * view.faces + move.face]

    def hope(self, view: QuartetState, seat: i64, rank: i64) -> i64:
        """How likely a player has a card of a rank, in thousandths, the more so the more of it one has oneself.

        Where a turn is a single question, it is no use to take a card that everybody knows of from somebody who may
        have more of that rank: they will have it back.
        """
        own = view.has(view.viewer, rank)
        if not view.rules.goes_on and view.has(seat, rank) > 0 and self.most(view, seat, rank) > own:
            return -1
        missing: i64 = 1000
        face = rank
        while face < view.faces:
            if view.held(seat, face) > 0:
                missing = 0
            elif not self.found(view, face):
                missing = missing * (1000 - self.share(view, seat, face)) // 1000
            face += view.rules.high
        return (1000 - missing) * (1 + own * own)

    def most(self, view: QuartetState, seat: i64, rank: i64) -> i64:
        """How many cards of a rank a hand may hold."""
        known = view.has(seat, rank)
        maybe: i64 = 0
        face = rank
        while face < view.faces:
            if not self.found(view, face) and self.room(view, seat, face) > 0:
                maybe += 1
            face += view.rules.high
        unknown = view.size[seat] - view.sures[seat]
        return known + (maybe if maybe < unknown else unknown)

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


def ranks_left(view: QuartetState) -> vec[i64]:
    """The ranks whose quartets do not lie yet, counted from 0."""
    left = vec[i64]()
    rank: i64 = 0
    while rank < view.rules.high:
        if not view.laid(rank):
            left = append(left, rank)
        rank += 1
    return left


class Ending:
    """The last ranks as numbers of cards, rank by rank and seat by seat, and the quartets that are won of them."""

    def __init__(self, state: QuartetState, left: vec[i64]) -> None:
        self.left = left
        self.players: i64 = state.players
        self.ranks: i64 = len(left)
        self.to_asked = state.rules.to_asked
        self.must_hold = state.rules.must_hold
        self.counts = vec[i64]([0] * int(self.players * self.ranks))
        self.won = vec[i64]([0] * int(self.players))
        rank: i64 = 0
        while rank < self.ranks:
            seat: i64 = 0
            while seat < self.players:
                self.counts[rank * self.players + seat] = state.has(seat, left[rank])
                seat += 1
            rank += 1

    def promise(self, seat: i64, asked: i64, rank: i64) -> i64:
        """What a question is worth to the seat that asks it."""
        i: i64 = 0
        while self.left[i] != rank:
            i += 1
        return self.worth(self.ask(seat, asked, i, DEPTH), seat)

    def cards(self, seat: i64) -> i64:
        found: i64 = 0
        i = seat
        while i < len(self.counts):
            found += self.counts[i]
            i += self.players
        return found

    def laid(self, rank: i64) -> bool:
        i = rank * self.players
        end = i + self.players
        while i < end:
            if self.counts[i] > 0:
                return False
            i += 1
        return True

    def right_of(self, seat: i64) -> i64:
        return seat - 1 if seat > 0 else self.players - 1

    def worth(self, won: vec[i64], seat: i64) -> i64:
        """One's own quartets above all, then those of all together."""
        total: i64 = 0
        i: i64 = 0
        while i < self.players:
            total += won[i]
            i += 1
        return 10 * won[seat] + total

    def ask(self, seat: i64, asked: i64, rank: i64, depth: i64) -> vec[i64]:
        """Who will have how many quartets after a question and so many more of them."""
        if depth == 0:
            return self.won[:]
        mine = rank * self.players + seat
        theirs = rank * self.players + asked
        if self.counts[theirs] == 0:
            return self.go_on(asked if self.to_asked else self.right_of(seat), depth - 1)
        self.counts[theirs] -= 1
        self.counts[mine] += 1
        whole = self.counts[mine] == 4
        if whole:
            self.counts[mine] = 0
            self.won[seat] += 1
        won = self.go_on(self.right_of(seat), depth - 1)
        if whole:
            self.counts[mine] = 4
            self.won[seat] -= 1
        self.counts[mine] -= 1
        self.counts[theirs] += 1
        return won

    def go_on(self, seat: i64, depth: i64) -> vec[i64]:
        """Everybody asks what is best for them; a seat without cards is passed over (QUA-4)."""
        best = self.won[:]
        if depth == 0:
            return best
        step: i64 = 0
        while self.cards(seat) == 0:
            seat = self.right_of(seat)
            step += 1
            if step == self.players:
                return best
        most: i64 = -1
        rank: i64 = 0
        while rank < self.ranks:
            if not self.laid(rank) and (not self.must_hold or self.counts[rank * self.players + seat] > 0):
                other: i64 = 0
                while other < self.players:
                    if other != seat and self.cards(other) > 0:
                        won = self.ask(seat, other, rank, depth)
                        if self.worth(won, seat) > most:
                            most = self.worth(won, seat)
                            best = won
                    other += 1
            rank += 1
        return best
