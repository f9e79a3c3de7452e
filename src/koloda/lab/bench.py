"""Speeds of the engine, beside other libraries in the same run. Machines differ, ratios travel."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tracemalloc
from collections.abc import Callable
from functools import partial
from time import process_time
from typing import Any

import koloda
from koloda.kernel.chance import Seeded
from koloda.kernel.game import Game
from koloda.kernel.moves import Offer
from koloda.kernel.playout import Tally, playout
from koloda.kernel.state import State
from koloda.lab import rivals

Figures = dict[str, float]

BEST_OF = 5


def loop(game: Game, rounds: int, checked: bool) -> float:
    """Answered questions a second of the loop a bot's author writes in Python."""
    chance = Seeded(1)
    steps = 0
    begin = process_time()
    for _ in range(rounds):
        state = game.deal(chance=chance)
        asked, answers, below = state.asked, state.answers, chance.below
        push, silence = state.push, koloda.SILENCE
        while not state.over:
            seat = asked(chance)
            open_moves = answers(seat)
            move = open_moves[below(len(open_moves))]
            if checked and move is not silence:
                state.apply(seat, move)
            else:
                push(seat, move)
            steps += 1
    return steps / (process_time() - begin)


def inner(game: Game, rounds: int, tally: Tally | None = None) -> float:
    """Answered questions a second of whole random rounds inside the engine."""
    chance = Seeded(1)
    offer = Offer(len(game.table.moves))
    count = Tally() if tally is None else tally
    before = int(count.steps)
    begin = process_time()
    for _ in range(rounds):
        playout(game.deal(chance=chance), chance, offer, count)
    return (int(count.steps) - before) / (process_time() - begin)


def rate(act: Callable[[], object], times: int) -> float:
    """How often a second something can be done."""
    begin = process_time()
    for _ in range(times):
        act()
    return times / (process_time() - begin)


def middle(game: Game) -> State:
    """A state some way into a round, from the same seed everywhere."""
    chance = Seeded(5)
    state = game.deal(chance=chance)
    before = state
    for _ in range(12):
        if state.over:
            return before
        before = state.clone()
        seat = state.asked(chance)
        answers = state.answers(seat)
        state.push(seat, answers[chance.below(len(answers))])
    return before


def memory(game: Game) -> float:
    """Bytes a state takes."""
    state = middle(game)
    tracemalloc.start()
    kept = [state.clone() for _ in range(200)]
    size = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return size / len(kept)


def rounds_for(game: Game, seconds: float) -> int:
    """How many rounds take about so long."""
    rounds = 1
    while True:
        begin = process_time()
        inner(game, rounds)
        spent = process_time() - begin
        if spent > seconds / 8:
            return max(1, round(rounds * seconds / spent))
        rounds *= 2


def best(measures: dict[str, Callable[[], float]], times: int = BEST_OF) -> Figures:
    """The best of several turns of each measure; the turns are interleaved, so that all meet the same weather."""
    found = dict.fromkeys(measures, 0.0)
    for _ in range(times):
        for name, measure in measures.items():
            found[name] = max(found[name], measure())
    return found


def own_figures(id: str, seconds: float) -> Figures:
    """Everything measured of one game with its default number of players."""
    game = koloda.game(id)
    rounds = rounds_for(game, seconds)
    state = middle(game)
    seat = next(iter(state.deciders), 0)
    view = state.view(seat)
    chance = Seeded(3)
    times = max(20, round(20000 * seconds))
    figures = best(
        {
            "push": lambda: loop(game, max(1, rounds // 2), False),
            "apply": lambda: loop(game, max(1, rounds // 2), True),
            "inner": lambda: inner(game, rounds),
            "clone": lambda: rate(state.clone, times),
            "view": lambda: rate(lambda: state.view(seat), times),
            "resample": lambda: rate(lambda: game.resample(view, chance), max(1, times // 4)),
        }
    )
    tally = Tally()
    inner(game, rounds, tally)
    steps = int(tally.steps)
    figures["steps_a_round"] = steps / rounds
    figures["silences"] = int(tally.silences) / steps
    figures["forced"] = int(tally.forced) / steps
    figures["branching"] = int(tally.offered) / steps
    figures["bytes"] = memory(game)
    for players in sorted({game.least, 4, game.most}):
        if game.least <= players <= game.most:
            sized = koloda.game(id, players)
            n = rounds_for(sized, seconds / 2)
            figures[f"inner_{players}"] = max(inner(sized, n) for _ in range(2))
    return figures


def rival_figures() -> Figures:
    """Everything measured of the libraries that are installed."""
    if rivals.missing():
        return {}
    return best({name: partial(run, rounds) for name, (run, rounds) in rivals.RIVALS.items()}, 3)


def interpreted_figures(ids: list[str]) -> dict[str, Figures]:
    """The same engine's loops in a process that runs it interpreted."""
    code = (
        "import json, koloda; from koloda.lab.bench import inner\n"
        f"ids = {ids!r}\n"
        "best = lambda run: max(run() for _ in range(3))\n"
        "speeds = {i: {'inner': best(lambda: inner(koloda.game(i), 8))} for i in ids}\n"
        "print(json.dumps(speeds))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "KOLODA_PURE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    found: dict[str, Figures] = json.loads(done.stdout)
    return found


def ratios(figures: Figures, others: Figures) -> Figures:
    """One game's figures as multiples of the other libraries'."""
    python, inner, bare, env = [others[name] for name in rivals.RIVALS]
    return {
        "push": figures["push"] / python,
        "apply": figures["apply"] / python,
        "bare": figures["push"] / bare,
        "env": figures["push"] / env,
        "inner": figures["inner"] / inner,
    }


def measure(ids: list[str], seconds: float = 0.4, say: Callable[[str], None] = lambda text: None) -> dict[str, Any]:
    """All figures of one run. Rivals are measured before and after the games, and the better counts."""
    say("other libraries")
    others = rival_figures()
    own: dict[str, Figures] = {}
    for id in ids:
        say(id)
        own[id] = own_figures(id, seconds)
    say("other libraries once more")
    again = rival_figures()
    others = {name: max(value, again[name]) for name, value in others.items()}
    say("interpreted")
    return {
        "engine": koloda.engine(),
        "games": own,
        "rivals": others,
        "ratios": {id: ratios(figures, others) for id, figures in own.items()} if others else {},
        "interpreted": interpreted_figures(ids),
    }
