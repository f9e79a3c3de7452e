"""`greedy` in Colour Harvest: gather the colour with the best prospects, throw away what the next player hardly
needs, and stop when the others have, by the look of it, gathered less."""

from __future__ import annotations

from typing import Final

from koloda.bots.bot import Bot
from koloda.games.harvest import ASIDE, DRAW, NO_RISK, HarvestState
from koloda.kernel.cells import i64
from koloda.kernel.chance import Chance
from koloda.kernel.moves import SILENCE_ID, Move
from koloda.kernel.state import State

SAFE: Final = 5
"""So many points ahead of the best guess at the others one may stop at a risk."""


class HarvestGreedy(Bot):
    """Draws its colour from the piles when a high card lies there, else from the stock; lays other colours first."""

    def choose(self, view: State, moves: list[Move], chance: Chance, budget: int = 0) -> Move:
        assert isinstance(view, HarvestState)
        colour = self.colour(view)
        best = moves[0]
        most: i64 = -1000000
        for move in moves:
            worth = self.worth(view, move, colour)
            if worth > most:
                most = worth
                best = move
        return best

    def colour(self, view: HarvestState) -> i64:
        """The colour of which the hand has most."""
        sums = view.sums(view.viewer)
        best: i64 = 0
        colour: i64 = 1
        while colour < 4:
            if sums[colour] > sums[best]:
                best = colour
            colour += 1
        return best

    def worth(self, view: HarvestState, move: Move, colour: i64) -> i64:
        if move.id == SILENCE_ID:
            return 0
        if move.kind == NO_RISK:
            return 1000 if self.lead(view, self.after_aside(view, colour)) > 0 else -1000
        if move.kind == DRAW:
            return self.worth_drawing(view, move.other, colour)
        if move.kind == ASIDE:
            return self.spare(view, move.face, colour)
        mine = view.sums(view.viewer)[colour]
        if len(move.cards) > 0 and move.face // view.rules.high == colour:
            mine -= move.face % view.rules.high + 1
        if move.verb == "stop":
            return 10000 if self.lead(view, mine) > SAFE else -10000
        return self.spare(view, move.face, colour) + self.harmless(view, move)

    def worth_drawing(self, view: HarvestState, place: i64, colour: i64) -> i64:
        """A card of the colour, the higher the better; the stock is worth more than another colour."""
        if place == view.rules.stock:
            return 50
        face = view.top(place)
        if face // view.rules.high != colour:
            return 0
        rank = face % view.rules.high + 1
        return 100 + rank if rank > self.lowest(view, colour) else 1

    def lowest(self, view: HarvestState, colour: i64) -> i64:
        """The lowest card that would have to go if a card of the colour came; 0 when it is one of another colour."""
        high = view.rules.high
        least: i64 = 1000
        face: i64 = 0
        while face < view.faces:
            if view.held(view.viewer, face) > 0:
                if face // high != colour:
                    return 0
                least = face % high + 1 if face % high + 1 < least else least
            face += 1
        return least

    def spare(self, view: HarvestState, face: i64, colour: i64) -> i64:
        """How readily a card leaves the hand: other colours first, of them the low cards and small sums."""
        high = view.rules.high
        if face // high == colour:
            return -100 * (face % high + 1) - 1000
        return -view.sums(view.viewer)[face // high] - (face % high + 1)

    def harmless(self, view: HarvestState, move: Move) -> i64:
        """What a laid card gives to the next player, and what it takes from them by lying on another."""
        following = view.turn + 1 if view.turn + 1 < view.players else 0
        known = view.sums(following)
        high = view.rules.high
        worth = -known[move.face // high] // 2
        if move.other >= 0:
            under = view.top(move.other)
            worth += known[under // high] // 4
        return worth

    def after_aside(self, view: HarvestState, colour: i64) -> i64:
        """One's own result after putting a card aside."""
        return view.sums(view.viewer)[colour] - self.lowest(view, colour)

    def lead(self, view: HarvestState, mine: i64) -> i64:
        """By how much a result is above what the best of the others may have."""
        best: i64 = 0
        seat: i64 = 0
        while seat < view.players:
            if seat != view.viewer:
                likely = self.likely(view, seat)
                if likely > best:
                    best = likely
            seat += 1
        return mine - best

    def likely(self, view: HarvestState, seat: i64) -> i64:
        """What a hand may come to: its known cards of the best colour, and of the unknown ones about half."""
        sums = view.sums(seat)
        counts = view.of_colours(seat)
        high = view.rules.high
        unknown = view.size[seat]
        best: i64 = 0
        colour: i64 = 0
        while colour < 4:
            unknown -= counts[colour]
            if sums[colour] > best:
                best = sums[colour]
            colour += 1
        return best + unknown * (high + 1) // 4
