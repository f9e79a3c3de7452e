"""The way to a position: a random match that can say, when something is wrong, how it came there."""

from __future__ import annotations

from typing import NoReturn

from koloda.kernel.chance import Seeded
from koloda.kernel.game import Game
from koloda.kernel.moves import SILENCE_ID, Move
from koloda.kernel.state import State

CHOICES = 1_000
"""The lane of chance from which the moves are drawn; a match's rounds use the low ones."""


class Trail:
    """A match from a seed, played at random. `state` is its present position."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.seed = seed
        self.match = game.match(seed=seed)
        self.chance = Seeded(seed, CHOICES)
        self.doing = ""

    @property
    def state(self) -> State:
        return self.match.state

    def below(self, n: int) -> int:
        return int(self.chance.below(n))

    def answer(self) -> tuple[int, Move]:
        """The seat that is asked next, and one of its answers by chance."""
        seat = self.state.asked(self.chance)
        answers = self.state.answers(seat)
        if not answers:
            self.fail(f"seat {seat} is asked and has no answer")
        return seat, answers[self.below(len(answers))]

    def step(self) -> None:
        """One answer of the serial order, drawn by chance."""
        seat, move = self.answer()
        self.match.push(seat, move)

    def play_round(self, limit: int = 100_000) -> int:
        """Play the round in progress to its end: how many answers it took."""
        steps = 0
        while not self.state.over:
            if steps == limit:
                self.fail(f"the round did not end within {limit} answers")
            self.step()
            steps += 1
        return steps

    def hold(self, promise: bool, complaint: str) -> None:
        if not promise:
            self.fail(complaint)

    def same(self, one: object, other: object, what: str) -> None:
        if one != other:
            self.fail(f"{what} differ:\n  {one}\n  {other}")

    def fail(self, complaint: str) -> NoReturn:
        """Raise the complaint together with all that is needed to come to this position again."""
        said = [f"{entry.seat}:{entry.text}" if entry.kind == "move" else entry.kind for entry in self.match.entries]
        raise AssertionError(
            f"{self.doing}{': ' if self.doing else ''}{complaint}\n"
            f"  game: {self.game.id}, {self.game.players} players, options {self.game.options}\n"
            f"  match seed {self.seed}, log: {' | '.join(said)}\n"
            f"  position: {self.state}"
        )


def replayed(trail: Trail) -> Trail:
    """Another trail that comes to the same position by the same log, silences left out."""
    twin = Trail(trail.game, trail.seed)
    for entry in trail.match.entries:
        if entry.kind == "move":
            twin.match.apply(entry.seat, trail.game.move(entry.text))
        elif entry.kind == "deal":
            twin.match.deal()
        elif entry.kind == "time":
            twin.match.time_is_up()
        elif entry.kind == "loan":
            twin.match.lend(entry.seat, entry.to, entry.number)
        elif entry.kind == "tie":
            twin.match.tie(entry.seats, trail.game.move(entry.text))
    return twin


def viewers(game: Game) -> list[int | None]:
    """Every seat, and the spectator."""
    return [*range(game.players), None]


def eye_of(game: Game, viewer: int | None) -> int:
    return game.players if viewer is None else viewer


def texts(moves: list[Move]) -> list[str]:
    return [move.text for move in moves if move.id != SILENCE_ID]
