"""`greedy` in Tugriks: lay whenever it can, open places for its own cards rather than for others', keep the Genies."""

from __future__ import annotations

from typing import Final

from koloda.bots.bot import Bot
from koloda.games.tugriks import TugriksState
from koloda.games.tugriks_deck import AGAIN, FINE, ROBBERY, SKIP, TAKE_TWO
from koloda.games.tugriks_moves import CHECK, KEEP, OWE, PAY, STAND
from koloda.kernel.cells import i64
from koloda.kernel.chance import Chance
from koloda.kernel.moves import SILENCE_ID, Move
from koloda.kernel.state import State

HINDERS: Final = 1 << FINE | 1 << SKIP | 1 << TAKE_TWO
HELPS: Final = 1 << AGAIN | 1 << ROBBERY
"""Actions as masks."""

NEVER: Final = -1000
"""Worse than any way to lay a card or to draw one."""

OPENS_FOR_ME: Final = 4
COSTS_NEXT: Final = 5
SPENDS_WILD: Final = 6


class TugriksGreedy(Bot):
    """Takes the answer worth most, card by card; the first of equal ones drawn by chance."""

    def choose(self, view: State, moves: list[Move], chance: Chance, budget: int = 0) -> Move:
        assert isinstance(view, TugriksState)
        best: i64 = 10 * NEVER
        ties: i64 = 0
        chosen = moves[0]
        for move in moves:
            worth = self.worth(view, move)
            if worth > best:
                best = worth
                ties = 0
            if worth == best:
                ties += 1
                if chance.below(ties) == 0:
                    chosen = move
        return chosen

    def worth(self, view: TugriksState, move: Move) -> i64:
        if move.kind == OWE:
            return -NEVER
        if move.kind == CHECK:  # only where a card known to lie in that hand would have fitted
            return -NEVER if view.holds_fitting(view.paid) else NEVER
        if move.id == SILENCE_ID:
            return NEVER
        if move.kind <= STAND:
            return self.worth_laying(view, move)
        return -100 if move.kind == PAY or move.kind == KEEP else -50

    def worth_laying(self, view: TugriksState, move: Move) -> i64:
        rows = view.rowing
        stands = move.kind == STAND
        place = move.other if stands else move.face - move.n * rows.length
        worth = self.opens(view, move.n, place)
        if stands:
            return worth - SPENDS_WILD
        action = view.rules.actions[move.face]
        if HINDERS >> action & 1:
            worth += COSTS_NEXT
        elif HELPS >> action & 1:
            worth += COSTS_NEXT + 1
        if move.other >= 0:
            worth += 2 * self.useful(view, move.other)
        if view.filled[move.n] | 1 << place == rows.full:
            worth += COSTS_NEXT
        return worth

    def opens(self, view: TugriksState, colour: i64, place: i64) -> i64:
        """What the next places outward are worth: much with their card in hand, less than nothing without."""
        rows = view.rowing
        worth: i64 = 0
        if place <= rows.five and place > 0:
            worth += self.opens_one(view, colour, place - 1)
        if place >= rows.five and place + 1 < rows.length:
            worth += self.opens_one(view, colour, place + 1)
        return worth

    def opens_one(self, view: TugriksState, colour: i64, place: i64) -> i64:
        if view.filled[colour] >> place & 1:
            return 0
        return OPENS_FOR_ME if view.held(view.turn, colour * view.rowing.length + place) > 0 else -1

    def useful(self, view: TugriksState, colour: i64) -> i64:
        """How many of the hand's cards a row could take now."""
        opened = view.open_places(colour, view.ends_lying()) | view.stands[colour]
        face = colour * view.rowing.length
        n: i64 = 0
        while opened != 0:
            if opened & 1 and view.held(view.turn, face) > 0:
                n += 1
            opened >>= 1
            face += 1
        return n
