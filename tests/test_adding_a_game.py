"""A nineteenth game in one file has all that the built-in ones have; the page that walks through it is that file."""

from __future__ import annotations

import io
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import koloda
from koloda import Illegal, Seeded, texts
from koloda.cli import run
from koloda.games import joined
from koloda.testing import conform
from nineteenth import Pounce

HERE = Path(__file__).parent
PAGE = HERE.parent / "docs" / "adding-a-game.md"


@pytest.fixture
def at_the_table(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    koloda.register("pounce", Pounce)
    yield
    del joined["pounce"]


def blocks() -> list[str]:
    return re.findall(r"^```python\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


def lines(code: str) -> list[str]:
    return [line for line in code.splitlines() if line.strip()]


def test_the_pieces_on_the_page_are_the_whole_file() -> None:
    whole = lines((HERE / "nineteenth.py").read_text(encoding="utf-8"))
    shown = [line for block in blocks() for line in lines(block)]
    assert shown[: len(whole)] == whole
    assert len(shown) - len(whole) <= 10


def test_the_page_s_other_snippets_run(capsys: pytest.CaptureFixture[str]) -> None:
    known: dict[str, Any] = {"Pounce": Pounce}
    trying, testing = blocks()[-2:]
    exec(trying.replace("200", "20"), known)
    assert capsys.readouterr().out.count("20 rounds") == 2
    exec(testing, known)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("size", ["full", "tiny"])
def test_it_keeps_every_promise(players: int, size: str) -> None:
    assert conform(Pounce(players, {"size": size}), rounds=30, seed=players, every=2).rounds == 30


def test_it_has_notation_both_ways_reasons_and_resamples() -> None:
    game = Pounce(3)
    text = "pounce sealed=0,1 chose2=3 hand0=5,6 hand1=2,6 hand2=1,3 box=1*3,2*3,3*3,4*4,5*3,6*2,7*4,8*4"
    state = game.position(text, Seeded(1))
    assert str(state) == text
    view = state.view(0)
    assert "chose2=?" in str(view) and str(game.position(str(view))) == str(view)
    again = game.resample(view, Seeded(2))
    assert str(again.view(0)) == str(view)
    with pytest.raises(Illegal) as caught:
        state.apply(0, game.move("8"))
    assert texts.why(caught.value.reason, game, "uk") == "Not in hand: 8."
    assert game.describe(game.move("8")) == {"verb": "lay", "text": "8", "cards": ["8"], "rank": 8}


def test_it_is_played_at_the_terminal_simulated_recorded_and_verified(
    at_the_table: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["games"]) == 0 and "pounce" in capsys.readouterr().out
    kept = tmp_path / "match.json"
    monkeypatch.setattr("sys.stdin", io.StringIO("?\n" + "#1\n\n" * 60))
    assert run(["play", "pounce", "--players", "3", "--seed", "4", "--save", str(kept)]) == 0
    assert "Round   Guest   Vera   Max" in capsys.readouterr().out
    assert json.loads(kept.read_text(encoding="utf-8"))["over"] is True
    assert run(["verify", str(kept)]) == 0
    assert run(["replay", str(kept), "--seat", "1"]) == 0
    assert "Vera: 8" in capsys.readouterr().out
    assert run(["simulate", "pounce", "-n", "20", "--bots", "greedy,random", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["matches"] == 20


def test_an_installed_package_brings_its_game_by_its_entry_point(tmp_path: Path) -> None:
    about = tmp_path / "pounce-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: pounce\nVersion: 1.0\n", encoding="utf-8")
    (about / "entry_points.txt").write_text("[koloda.games]\npounce = nineteenth:Pounce\n", encoding="utf-8")
    found = os.pathsep.join([str(tmp_path), str(HERE), *filter(None, [os.environ.get("PYTHONPATH")])])
    done = subprocess.run(
        [sys.executable, "-m", "koloda.cli", "perft", "pounce", "-o", "size=tiny", "--depth", "2", "--json"],
        env={**os.environ, "PYTHONPATH": found},
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(done.stdout)["game"] == "pounce"


def test_choices_revealed_together_are_told_once_each() -> None:
    state = Pounce(3).position("pounce sealed=0,1,2 hand0=5,6 hand1=2,8 hand2=1,3", Seeded(1))
    state.listen()
    for seat, card in enumerate(("6", "8", "1")):
        state.apply(seat, state.game.move(card))
    assert texts.story(state.events(0), state.game, "en", ["Ann", "Ben", "Cat"]) == ["Ann: 6", "Ben: 8", "Cat: 1"]
