"""Other libraries' card games in the same loops, so that speeds stand beside each other. Used only when installed."""

from __future__ import annotations

import random
from importlib.util import find_spec
from time import process_time
from typing import Any


def missing() -> list[str]:
    """The libraries of the comparison that are not installed."""
    return [name for name in ("pyspiel", "rlcard") if find_spec(name) is None]


def openspiel_python(rounds: int) -> float:
    """Decisions a second of OpenSpiel's crazy_eights with 4 players, driven from Python, dealing included."""
    import pyspiel

    game: Any = pyspiel.load_game("crazy_eights(players=4)")
    draw = random.Random(1).random
    steps = 0
    begin = process_time()
    for _ in range(rounds):
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            if not state.is_chance_node():
                steps += 1
            state.apply_action(actions[int(draw() * len(actions))])
    return steps / (process_time() - begin)


def openspiel_inner(rounds: int) -> float:
    """Decisions a second of the same game in OpenSpiel's own C++ rollouts (from the first decision on)."""
    import pyspiel

    game: Any = pyspiel.load_game("crazy_eights(players=4)")
    draw = random.Random(1)
    start = game.new_initial_state()
    while start.is_chance_node():
        start.apply_action(draw.choice(start.legal_actions()))
    steps = 0
    sample = 300
    for _ in range(sample):
        state = start.clone()
        while not state.is_terminal():
            if not state.is_chance_node():
                steps += 1
            state.apply_action(draw.choice(state.legal_actions()))
    evaluator = pyspiel.RandomRolloutEvaluator(rounds, 1)
    bot: Any = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 1000, False, 1, False)
    begin = process_time()
    bot.step(start)
    return rounds * steps / sample / (process_time() - begin)


def rlcard_bare(rounds: int) -> float:
    """Steps a second of RLCard's bare UNO game with 4 players."""
    from rlcard.games.uno import Game

    draw = random.Random(1).random
    game: Any = Game(num_players=4)
    steps = 0
    begin = process_time()
    for _ in range(rounds):
        game.init_game()
        while not game.is_over():
            actions = game.get_legal_actions()
            game.step(actions[int(draw() * len(actions))])
            steps += 1
    return steps / (process_time() - begin)


def rlcard_env(rounds: int) -> float:
    """Steps a second of RLCard's UNO environment (2 players, as it is made) with random actions."""
    import rlcard

    draw = random.Random(1).random
    env: Any = rlcard.make("uno", config={"seed": 1})
    steps = 0
    begin = process_time()
    for _ in range(rounds):
        state, _player = env.reset()
        while not env.is_over():
            actions = list(state["legal_actions"])
            state, _player = env.step(actions[int(draw() * len(actions))])
            steps += 1
    return steps / (process_time() - begin)


RIVALS = {
    "OpenSpiel crazy_eights, from Python": (openspiel_python, 400),
    "OpenSpiel crazy_eights, own C++ rollouts": (openspiel_inner, 20000),
    "RLCard UNO, bare game": (rlcard_bare, 200),
    "RLCard UNO, env": (rlcard_env, 60),
}
