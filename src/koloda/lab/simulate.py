"""Many matches of bots, and what they come to: how long, what scores, who wins.

Match i is the match of seed + i, whoever plays it and wherever it is played, so the figures do not
depend on how many processes share the work, and any of them can be looked at with `koloda record`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache

from koloda.bots import bot
from koloda.bots.bot import Bot
from koloda.games import rules_of
from koloda.kernel.chance import Chance, Seeded
from koloda.kernel.errors import KolodaError
from koloda.kernel.game import Game
from koloda.kernel.matches import Match

CHUNK = 25
"""So many matches go to a process at once."""

LIMIT = 200_000
"""More answers than this in one match mean that it does not end."""


def bots_for(names: list[str], players: int) -> list[str]:
    """A bot for every seat; a shorter list is begun again."""
    return [names[seat % len(names)] for seat in range(players)]


def play(game: Game, bots: list[Bot], seed: int, step: Callable[[int], None] | None = None) -> Match:
    """One match of bots: the cards come from the seed, and so does what the bots leave to chance.

    `step` hears of every finished round.
    """
    match = game.match(seed=seed)
    chance = Seeded(seed, -1)
    answers = 0
    while not match.over:
        if match.state.over:
            match.deal()
        answers += play_round(match, bots, chance, LIMIT - answers)
        if step is not None:
            step(1)
    return match


def play_round(match: Match, bots: list[Bot], chance: Chance, limit: int) -> int:
    """The round in progress to its end; answers with the number of answers given."""
    state = match.state
    answers = 0
    while not state.over:
        if answers >= limit:
            raise KolodaError("endless", f"a match of {match.game.id} did not end within {LIMIT} answers")
        seat = state.asked(chance)
        view = state.view(seat)
        match.push(seat, bots[seat].choose(view, view.answers(seat), chance))
        answers += 1
    return answers


class Figures:
    """What a number of matches came to. Whole numbers only, so that adding up in any order gives the same."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.matches = 0
        self.lengths: Counter[int] = Counter()
        self.scores: list[Counter[int]] = [Counter() for _ in range(players)]
        self.wins = [0] * players
        self.shared: list[Counter[int]] = [Counter() for _ in range(players)]
        """Wins by how many shared them."""
        self.longest = (0, 0, 0)
        """Moves, seed of the match and number of the longest round, the earliest of equals."""

    def add_match(self, match: Match, seed: int) -> None:
        self.matches += 1
        for number, (moves, scores) in enumerate(zip(lengths(match), match.results, strict=True)):
            self.lengths[moves] += 1
            if moves > self.longest[0]:
                self.longest = (moves, seed, number + 1)
            for seat, score in enumerate(scores):
                self.scores[seat][score] += 1
        for seat in match.winners:
            self.wins[seat] += 1
            self.shared[seat][len(match.winners)] += 1

    def add(self, other: Figures) -> None:
        self.matches += other.matches
        self.lengths.update(other.lengths)
        for seat in range(self.players):
            self.scores[seat].update(other.scores[seat])
            self.wins[seat] += other.wins[seat]
            self.shared[seat].update(other.shared[seat])
        mine, its = self.longest, other.longest
        if its[0] > mine[0] or (its[0] == mine[0] and its[1:] < mine[1:]):
            self.longest = its

    def share(self, seat: int) -> float:
        """The part of all matches a seat has won, a shared win counted in parts."""
        return sum([times / parts for parts, times in sorted(self.shared[seat].items())]) / self.matches

    def data(self) -> dict[str, object]:
        """The figures as plain data."""
        moves, seed, number = self.longest
        return {
            "matches": self.matches,
            "rounds": sum(self.lengths.values()),
            "moves": summary(self.lengths),
            "longest": {"moves": moves, "seed": seed, "round": number},
            "seats": [
                {
                    "wins": self.wins[seat],
                    "share": round(self.share(seat), 6),
                    "scores": summary(self.scores[seat]) | {"counts": dict(sorted(self.scores[seat].items()))},
                }
                for seat in range(self.players)
            ],
        }


def lengths(match: Match) -> list[int]:
    """How many moves each round had."""
    counted = [0]
    for entry in match.entries:
        if entry.kind == "deal":
            counted.append(0)
        elif entry.kind == "move":
            counted[-1] += 1
    return counted


def summary(counts: Counter[int]) -> dict[str, object]:
    """Least, quartiles, most, mean and standard deviation of counted numbers."""
    n = sum(counts.values())
    total = sum([value * times for value, times in counts.items()])
    squares = sum([value * value * times for value, times in counts.items()])
    variance = (n * squares - total * total) / (n * n)
    return {
        "least": min(counts),
        "quartile": quantile(counts, 1, 4),
        "median": quantile(counts, 1, 2),
        "upper_quartile": quantile(counts, 3, 4),
        "most": max(counts),
        "mean": round(total / n, 4),
        "deviation": round(float(variance**0.5), 4),
    }


def quantile(counts: Counter[int], part: int, of: int) -> int:
    """The smallest number that at least part/of all are not above."""
    need = sum(counts.values()) * part
    for value in sorted(counts):
        need -= counts[value] * of
        if need <= 0:
            return value
    return max(counts)


# Many of them


@cache
def prepared(id: str, players: int, options: tuple[tuple[str, object], ...]) -> Game:
    return rules_of(id)(players, dict(options))


def chunk(
    id: str, players: int, options: tuple[tuple[str, object], ...], names: tuple[str, ...], seed: int, n: int
) -> Figures:
    """The figures of n matches in a row."""
    game = prepared(id, players, options)
    bots = [bot(name) for name in names]
    figures = Figures(players)
    for i in range(n):
        figures.add_match(play(game, bots, seed + i), seed + i)
    return figures


def simulate(
    game: Game,
    names: list[str],
    n: int,
    seed: int = 0,
    jobs: int = 1,
    step: Callable[[int], None] | None = None,
) -> Figures:
    """The figures of n matches between the bots of these names, one a seat; `step` hears how many more are done."""
    options = tuple(sorted(game.options.items()))
    seats = tuple(bots_for(names, game.players))
    total = Figures(game.players)
    for figures in chunks(game, options, seats, n, seed, jobs):
        total.add(figures)
        if step is not None:
            step(figures.matches)
    return total


def chunks(
    game: Game, options: tuple[tuple[str, object], ...], seats: tuple[str, ...], n: int, seed: int, jobs: int
) -> Iterator[Figures]:
    parts = [(seed + i, min(CHUNK, n - i)) for i in range(0, n, CHUNK)]
    if jobs == 1 or len(parts) == 1:
        for first, size in parts:
            yield chunk(game.id, game.players, options, seats, first, size)
        return
    with ProcessPoolExecutor(min(jobs, len(parts))) as pool:
        waiting = [pool.submit(chunk, game.id, game.players, options, seats, first, size) for first, size in parts]
        try:
            for future in waiting:
                yield future.result()
        finally:
            for future in waiting:
                future.cancel()
