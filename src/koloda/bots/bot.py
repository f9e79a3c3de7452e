"""What every bot is: a choice among answers, made from a view."""

from __future__ import annotations

from koloda.kernel.cells import mypyc_attr
from koloda.kernel.chance import Chance
from koloda.kernel.moves import Move
from koloda.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses one of the answers open to its seat; the same arguments give the same choice."""

    def choose(self, view: State, moves: list[Move], chance: Chance, budget: int = 0) -> Move:
        """One of `moves` (which holds SILENCE where a call may be left unsaid), for the viewer of `view`."""
        raise NotImplementedError


class Random(Bot):
    """Any answer, all equally likely."""

    def choose(self, view: State, moves: list[Move], chance: Chance, budget: int = 0) -> Move:
        return moves[chance.below(len(moves))]
