"""`greedy` where pairs are looked for: remember every card that was turned up, and hide a card that was just drawn."""

from __future__ import annotations

from koloda.bots.bot import Bot
from koloda.games.black_peter import DRAW, BlackPeterState
from koloda.games.memory import GRID, MemoryState
from koloda.kernel.cells import i64, mypyc_attr, vec
from koloda.kernel.chance import Chance
from koloda.kernel.knowing import UNKNOWN
from koloda.kernel.moves import SILENCE, Move
from koloda.kernel.state import State


class BlackPeterGreedy(Bot):
    """Draws anywhere, and puts its newest card anywhere, so that nobody knows where to find it or how to avoid it."""

    def choose(self, view: State, moves: list[Move], chance: Chance, budget: int = 0) -> Move:
        assert isinstance(view, BlackPeterState)
        if moves[0].kind == DRAW:
            return moves[chance.below(len(moves))]
        last = view.size[view.viewer] - 1
        place = chance.below(last + 1)
        return SILENCE if place == last else view.rules.table.moves[view.rules.put_id(last, place)]


@mypyc_attr(allow_interpreted_subclasses=True)
class MemoryGreedy(Bot):
    """Turns up a pair it knows, else a card it does not know, and that one's twin if it knows where it lies."""

    def recalls(self, view: State, cell: i64, chance: Chance) -> i64:
        """The face in a cell as far as the bot remembers it: this one never forgets what its seat has seen."""
        return view.at(GRID, cell)

    def choose(self, view: State, moves: list[Move], chance: Chance, budget: int = 0) -> Move:
        assert isinstance(view, MemoryState)
        table = view.rules.table.moves
        high = view.rules.high
        first = view.first_up()
        cell_of = vec[i64]([-1] * high)
        fresh: list[Move] = []
        for move in moves:
            face = self.recalls(view, move.n, chance)
            if face == UNKNOWN:
                fresh.append(move)
            elif first < 0 and cell_of[face % high] >= 0:
                return move
            else:
                cell_of[face % high] = move.n
        if first >= 0:
            twin = cell_of[view.at(GRID, first) % high]
            if twin >= 0:
                return table[twin]
        if len(fresh) > 0:
            return fresh[chance.below(len(fresh))]
        return moves[chance.below(len(moves))]
