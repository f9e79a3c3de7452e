"""The engine, a list of counts, and a simple-minded second program of each game must agree move by move."""

from __future__ import annotations

import importlib
import json
from pathlib import Path
from typing import Any

import pytest

import koloda
from koloda import Seeded
from koloda.games import BUILT_IN
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
    assert {path.stem for path in FILES} == set(BUILT_IN)


def second(game: str) -> Any:
    """The second program of a game."""
    return importlib.import_module(f"brute.{game.replace('-', '_')}")


@pytest.mark.parametrize(("game", "line"), lines())
def test_the_engine_counts_what_the_list_says(game: str, line: dict[str, Any]) -> None:
    assert count(deal(game, line), len(line["counts"])) == line["counts"]


@pytest.mark.parametrize(("game", "line"), lines())
def test_a_second_program_agrees_on_every_move_and_count(game: str, line: dict[str, Any]) -> None:
    brute = second(game)
    state = deal(game, line)
    options = {name: str(value).lower() for name, value in line["options"].items()}
    counts = [0] * len(line["counts"])
    compare(brute, state, brute.start(str(state), line["players"], options), [], counts)
    assert counts == line["counts"]


ROUNDS = [
    ("donkey", {}, (3, 5, 9)),
    ("donkey", {"size": "tiny"}, (4, 6)),
    ("eleven", {}, (2, 3, 5)),
    ("eleven", {"first_goes_on": False, "draw_goes_on": False}, (4, 6)),
    ("variable-start", {}, (2, 3, 5)),
    ("variable-start", {"first_goes_on": False, "draw_goes_on": False}, (4, 6)),
    ("lottery", {}, (2, 3, 5)),
    ("lottery", {"draw_goes_on": False}, (4, 6)),
    ("double-start", {}, (2, 3, 5)),
    ("double-start", {"first_goes_on": False, "draw_goes_on": False}, (4, 6)),
    ("guess", {}, (2, 5)),
    ("guess", {"ties": "nobody"}, (3, 8)),
    ("harvest", {}, (2, 3, 6)),
    ("harvest", {"size": "tiny"}, (2, 4, 5)),
    ("quartet", {}, (3, 4, 6)),
    ("quartet", {"size": "tiny"}, (3, 5)),
    ("quartet", {"honour": False, "size": "tiny"}, (3, 4, 6)),
    ("quartet", {"honour": False, "must_hold": True, "miss": "next"}, (3, 4)),
    ("quartet", {"go_on": False, "must_hold": True, "size": "tiny"}, (3, 4, 6)),
    ("foxes", {}, (2, 4)),
    ("foxes", {"last_steal": True}, (3, 5)),
    ("yassa", {}, (2, 3, 7)),
    ("yassa", {"size": "tiny"}, (2, 3, 4)),
    ("yassa", {"may_draw": True, "bluffing": False}, (2, 3)),
    ("yassa", {"intervention": False, "last_effect": True}, (3, 4)),
    ("yassa", {"own_twin": False, "reverse_skips_two": True}, (2, 3)),
    ("yassa", {"size": "tiny", "penalties": True}, (2, 3)),
    ("yassa", {"penalties": True, "bluffing": False}, (3,)),
    ("tugriks", {}, (2, 3, 6)),
    ("tugriks", {"size": "tiny"}, (2, 3, 4)),
    ("tugriks", {"honour": False, "manual_pay": True}, (2, 4)),
    ("tugriks", {"manual_pay": True, "misses_add": True}, (3, 5)),
    ("tugriks", {"pay_on_empty": False, "last_effect": True, "coins": 2}, (2, 3)),
    ("cheat", {}, (3, 5, 8)),
    ("cheat", {"give_away": True, "max_laps": 3}, (3, 4)),
    ("cheat", {"size": "tiny"}, (3, 4, 6)),
    ("cheat", {"size": "tiny", "colour_piles": True, "after_call": "go_on", "give_away": True}, (3, 5)),
    ("cheat", {"size": "tiny", "sneaking": False, "max_laps": 20}, (3, 4)),
    ("sleepyhead", {}, (3, 6, 10)),
    ("sleepyhead", {"size": "tiny"}, (3, 5)),
    ("sleepyhead", {"size": "tiny", "max_laps": 2}, (3, 4, 7)),
    ("heap", {}, (2, 4, 6)),
    ("heap", {"size": "tiny"}, (2, 3, 5)),
    ("heap", {"attention": False}, (3, 4, 6)),
    ("heap", {"size": "tiny", "attention": False}, (2, 4, 6)),
    ("snap", {}, (2, 4, 6)),
    ("snap", {"size": "tiny"}, (2, 3, 4)),
    ("snap", {"together": True}, (2, 3, 5)),
    ("snap", {"size": "tiny", "together": True, "max_laps": 9}, (2, 4, 6)),
    ("war", {}, (2,)),
    ("war", {"size": "tiny"}, (2, 2, 2)),
    ("black-peter", {}, (2, 3, 4, 6)),
    ("black-peter", {"size": "tiny"}, (2, 3, 4, 5, 6)),
    ("memory", {}, (3,)),
    ("memory", {"two_colours": True, "again": True}, (2, 4)),
    ("memory", {"size": "tiny"}, (2, 3, 5)),
    ("memory", {"size": "tiny", "again": True}, (3, 4, 6)),
]
"""Games, options and numbers of players for whole rounds."""


@pytest.mark.parametrize(("game", "options", "players"), ROUNDS)
def test_a_second_program_agrees_through_whole_random_rounds(
    game: str, options: dict[str, Any], players: tuple[int, ...]
) -> None:
    brute = second(game)
    said = {name: str(value).lower() for name, value in options.items()}
    for seed in range(2 * len(players)):
        state = koloda.game(game, players[seed % len(players)], **options).deal(seed=seed)
        table = brute.start(str(state), state.game.players, said)
        chance = Seeded(seed, 3)
        path: list[str] = []
        while not state.over and len(path) < 300:
            compare(brute, state, table, path, [0] * len(path))
            seat, text = sorted(brute.moves(table))[chance.below(len(brute.moves(table)))]
            state.push(seat, state.game.move(text))
            table = follow(brute, table, seat, text, state)
            path.append(f"{seat}: {text}")
        compare(brute, state, table, path, [0] * len(path))


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
        compare(brute, twin, follow(brute, table, seat, text, twin), [*path, f"{seat}: {text}"], counts)


def follow(brute: Any, table: Any, seat: int, text: str, state: State) -> Any:
    """The second program's next table; what chance has brought it takes from the engine, if that can be."""
    table = brute.play(table, seat, text)
    if hasattr(brute, "luck"):
        brute.luck(table, str(state))
    return table
