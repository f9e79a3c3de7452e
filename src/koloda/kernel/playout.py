"""Random play to the end of a round, without leaving compiled code."""

from __future__ import annotations

from koloda.kernel.cells import i64
from koloda.kernel.chance import Chance
from koloda.kernel.errors import KolodaError
from koloda.kernel.moves import SILENCE, Offer
from koloda.kernel.state import State


class Tally:
    """What a playout cost: questions answered, of them silences and answers without an alternative."""

    def __init__(self) -> None:
        self.steps: i64 = 0
        self.silences: i64 = 0
        self.forced: i64 = 0
        self.offered: i64 = 0


def playout(state: State, chance: Chance, offer: Offer, tally: Tally, limit: i64 = 1000000) -> None:
    """Play a round on to its end, each answer drawn evenly from those open to the seat asked."""
    moves = state.game.table.moves
    steps: i64 = 0
    while not state.over:
        if steps >= limit:
            raise KolodaError("endless", f"the round did not end within {limit} steps")
        seat = state.ask(chance)
        state.fill(seat, offer)
        n = offer.n
        if state.silence_open(seat):
            n += 1
        tally.offered += n
        if n == 1:
            tally.forced += 1
            k: i64 = 0
        else:
            k = chance.below(n)
        steps += 1
        if k == offer.n:
            tally.silences += 1
            state.make(seat, SILENCE)
        else:
            state.make(seat, moves[offer.ids[k]])
    tally.steps += steps
