"""The engine, a list of counts, and a simple-minded second program of each game must agree move by move."""

from __future__ import annotations

import importlib
import json
from pathlib import Path
from typing import Any

import pytest

import koloda
from koloda.kernel.state import State
from koloda.lab.perft import count

FILES = sorted((Path(__file__).parent / "perft").glob("*.json"))


def lines() -> list[Any]:
    found = []
    for path in FILES:
        for line in json.loads(path.read_text()):
            options = " ".join(f"{name}={value}" for name, value in line["options"].items())
            named = f"{path.stem}-{line['players']}-{options}-seed{line['seed']}"
            found.append(pytest.param(path.stem, line, id=named))
    return found


def deal(game: str, line: dict[str, Any]) -> State:
    return koloda.game(game, line["players"], **line["options"]).deal(seed=line["seed"])


def test_every_game_has_its_counts() -> None:
    assert {path.stem for path in FILES} >= {"donkey", "eleven"}


@pytest.mark.parametrize(("game", "line"), lines())
def test_the_engine_counts_what_the_list_says(game: str, line: dict[str, Any]) -> None:
    assert count(deal(game, line), len(line["counts"])) == line["counts"]


@pytest.mark.parametrize(("game", "line"), lines())
def test_a_second_program_agrees_on_every_move_and_count(game: str, line: dict[str, Any]) -> None:
    brute = importlib.import_module(f"brute.{game}")
    state = deal(game, line)
    options = {name: str(value).lower() for name, value in line["options"].items()}
    counts = [0] * len(line["counts"])
    compare(brute, state, brute.start(str(state), line["players"], options), [], counts)
    assert counts == line["counts"]


def compare(brute: Any, state: State, table: Any, path: list[str], counts: list[int]) -> None:
    """Both programs side by side through the whole tree; the counts are the second program's."""
    mine = sorted((seat, move.text) for seat in state.deciders for move in state.moves(seat))
    theirs = sorted(brute.moves(table))
    assert mine == theirs, f"after {', '.join(path)} the engine offers {mine}, the second program {theirs}"
    ended = state.scores if state.over else None
    assert ended == brute.scores(table), f"after {', '.join(path)} the scores are {ended} or {brute.scores(table)}"
    if len(path) == len(counts):
        return
    counts[len(path)] += len(theirs)
    for seat, text in theirs:
        twin = state.clone()
        twin.push(seat, state.game.move(text))
        played = brute.play(table, seat, text)
        if hasattr(brute, "luck"):
            brute.luck(played, str(twin))
        compare(brute, twin, played, [*path, f"{seat}: {text}"], counts)
