"""The bench prints what it measures, and says what it could not measure. No figure is judged here."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from koloda.cli import run
from koloda.lab import rivals
from koloda.lab.bench import measure
from koloda.lab.speed import MARKS, report

Output = pytest.CaptureFixture[str]

OTHERS = dict.fromkeys(rivals.RIVALS, 1000.0)


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rivals, "missing", lambda: ["pyspiel", "rlcard"])


def test_figures_of_the_games_asked_for_come_as_json(alone: None, capsys: Output) -> None:
    assert run(["bench", "donkey", "--seconds", "0.01", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert list(found["games"]) == ["donkey"] and found["rivals"] == {} and found["ratios"] == {}
    figures = found["games"]["donkey"]
    speeds = ("push", "apply", "inner", "clone", "view", "resample", "bytes", "inner_3", "inner_4", "inner_12")
    assert all(figures[name] > 0 for name in speeds)
    assert figures["silences"] == 0 and figures["steps_a_round"] > 20
    assert found["interpreted"]["donkey"]["inner"] > 0


def test_the_page_is_written_to_a_file_and_says_that_the_others_are_missing(
    alone: None, tmp_path: Path, capsys: Output
) -> None:
    page = tmp_path / "speed.md"
    assert run(["bench", "eleven", "--seconds", "0.01", "--write", str(page)]) == 0
    assert capsys.readouterr().out == page.read_text(encoding="utf-8") + "\n"
    assert "not installed here" in page.read_text(encoding="utf-8")


def test_ratios_are_of_one_run_and_stand_beside_their_marks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("koloda.lab.bench.rival_figures", lambda: OTHERS)
    found = measure(["donkey"], 0.01)
    figures, ratios = found["games"]["donkey"], found["ratios"]["donkey"]
    assert ratios["push"] == figures["push"] / 1000 and ratios["inner"] == figures["inner"] / 1000
    assert set(MARKS["donkey"]) <= set(ratios)
    page = report({**found, "ratios": {"donkey": {**ratios, "push": 3.0, "apply": 2.4}}})
    assert "3.0 (mark 3, reached)" in page and "2.4 (mark 2.5, missed)" in page


def test_a_game_that_is_not_there_is_named(capsys: Output) -> None:
    assert run(["bench", "bridge"]) == 2
    assert "there is no game 'bridge'" in capsys.readouterr().err
