"""`greedy`: what a sensible beginner does, game by game; a game nobody has taught it, it plays at random."""

from __future__ import annotations

from koloda.bots.asking import QuartetGreedy
from koloda.bots.bluffing import CheatGreedy
from koloda.bots.bot import Bot, Random
from koloda.bots.climbing import DonkeyGreedy, FoxesGreedy
from koloda.bots.coins import TugriksGreedy
from koloda.bots.exchanging import SleepyheadGreedy
from koloda.bots.gathering import HarvestGreedy
from koloda.bots.guessing import GuessGreedy
from koloda.bots.pairs import BlackPeterGreedy, MemoryGreedy
from koloda.bots.piles import HeapGreedy, SnapGreedy
from koloda.bots.rows import DoubleStartGreedy, LotteryGreedy, RowsGreedy
from koloda.bots.shedding import YassaGreedy
from koloda.kernel.chance import Chance
from koloda.kernel.moves import Move
from koloda.kernel.state import State


class Greedy(Bot):
    """Hands each game to the part of it that knows that game."""

    def __init__(self) -> None:
        self.parts: dict[str, Bot] = {
            "donkey": DonkeyGreedy(),
            "foxes": FoxesGreedy(),
            "yassa": YassaGreedy(),
            "tugriks": TugriksGreedy(),
            "eleven": RowsGreedy(),
            "variable-start": RowsGreedy(),
            "lottery": LotteryGreedy(),
            "heap": HeapGreedy(),
            "cheat": CheatGreedy(),
            "guess": GuessGreedy(),
            "sleepyhead": SleepyheadGreedy(),
            "war": Random(),  # it has nothing to choose
            "harvest": HarvestGreedy(),
            "snap": SnapGreedy(),
            "quartet": QuartetGreedy(),
            "black-peter": BlackPeterGreedy(),
            "memory": MemoryGreedy(),
            "double-start": DoubleStartGreedy(),
        }
        self.other: Bot = Random()

    def choose(self, view: State, moves: list[Move], chance: Chance, budget: int = 0) -> Move:
        part = self.parts.get(view.game.id)
        return (self.other if part is None else part).choose(view, moves, chance, budget)
