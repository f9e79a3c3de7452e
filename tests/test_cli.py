"""The command: what it prints, what it refuses and with which exit code, and whole matches at its table."""

import io
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from rich.console import Console

import koloda
from koloda import texts
from koloda.bots import bot
from koloda.cli import run
from koloda.commands.shared import progress
from koloda.games import BUILT_IN, joined, rules_of
from koloda.kernel.errors import Reason
from koloda.kernel.game import Fact, Game
from koloda.kernel.moves import Move, Offer
from koloda.kernel.options import Option, number
from koloda.kernel.places import closed_bag, hands, open_bag
from koloda.kernel.state import State
from koloda.lab.simulate import bots_for, play, simulate
from koloda.terminal import Session
from koloda.terminal.paint import Painter
from koloda.terminal.session import Quit
from koloda.terminal.words import Ear

Output = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """English, 80 columns, no colour, nobody in particular."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "USER", "USERNAME", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


# A game of somebody else's: each lays a card face down, all at once; then whoever likes calls, and the highest wins


class Duel(Game):
    def describe_game(self) -> None:
        self.id = "duel"
        self.least = 2
        self.most = 3
        self.turn_clause = "DUEL-1"
        self.end_clause = "DUEL-2"

    def option_list(self) -> list[Option]:
        return [number("rounds", 2, "DUEL-3", 1, 20)]

    def set_up(self) -> None:
        self.faces = [f"K{rank}" for rank in range(1, 10)]
        self.deck = [1] * 9
        self.places = [*hands(self.players), open_bag("centre"), closed_bag("odd-ones")]
        self.facts = [Fact("loud_ones", 0, 7)]
        for face, text in enumerate(self.faces):
            self.table.add(text, "lay", kind=0, face=face, n=1, cards=[face])
        self.table.add("hurrah now", "hurrah", kind=1)
        self.table.add("on we go", "go", kind=2)

    def blank(self) -> State:
        return DuelState(self)


class DuelState(State):
    loud = 0

    def facts(self) -> list[int]:
        return [self.loud]

    def set_facts(self, facts: list[int]) -> None:
        self.loud = facts[0]

    def deal(self, carry: list[int]) -> None:
        packet = self.game.shuffled(self.luck())
        for i in range(9):
            self.put(packet[i], i % self.players if i < 2 * self.players else self.players + 1)
        self.ask_sealed((1 << self.players) - 1)

    def offer(self, seat: int, offer: Offer) -> None:
        if self.sealed:
            for face in range(9):
                if self.held(seat, face) > 0:
                    offer.add(face)
            return
        if self.callers >> seat & 1:
            offer.add(9)
        if self.turn == seat:
            offer.add(10)

    def unseal(self) -> None:
        for seat in range(self.players):
            self.shift(self.chosen[seat], 1, seat, self.players)
        self.to_move(0)
        self.open_calls((1 << self.players) - 1)

    def act(self, seat: int, move: Move) -> None:
        if move.kind == 1:
            self.loud |= 1 << seat
            self.note("shouts", seat)
            self.open_calls(self.callers & ~(1 << seat))
        else:
            self.shut_calls()
            self.finish()

    def score(self) -> list[int]:
        return [int(self.held(seat, 8)) for seat in range(self.players)]

    def why(self, seat: int, move: Move) -> Reason | None:
        return Reason("DUEL-1", "not_at_this_time", {"card": move.text}) if move.kind == 0 else None


@pytest.fixture
def duel() -> Iterator[str]:
    koloda.register("duel", Duel)
    yield "duel"
    del joined["duel"]


# Version, help, games, rules


def test_the_version_says_how_the_engine_runs(capsys: Output) -> None:
    assert run(["--version"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == f"koloda {koloda.__version__} {koloda.engine()}"
    assert len(lines) == (1 if koloda.engine() == "compiled" else 2)


def test_without_a_command_it_shows_its_help(capsys: Output) -> None:
    assert run([]) == 0
    assert "simulate" in capsys.readouterr().out


COMMANDS = ["games", "rules", "play", "simulate", "record", "replay", "verify", "perft", "bench"]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(command: str, capsys: Output) -> None:
    assert run([command, "--help"]) == 0
    said = capsys.readouterr().out
    assert f"Example: koloda {command}" in said
    assert max(len(line) for line in said.splitlines()) <= 80


@pytest.mark.parametrize(
    ("arguments", "names"),
    [
        (["nonsense"], "nonsense"),
        (["rules"], "GAME"),
        (["rules", "bridge"], "bridge"),
        (["rules", "donkey", "DON-99"], "DON-99"),
        (["rules", "donkey", "--lang", "de"], "de"),
        (["games", "bridge"], "bridge"),
        (["play", "donkey", "--players", "2"], "3 to 12"),
        (["play", "donkey", "--seat", "4"], "seat 4"),
        (["play", "donkey", "--bots", "greedy,clever"], "clever"),
        (["play", "donkey", "-o", "rounds=0"], "rounds"),
        (["play", "donkey", "-o", "rounds"], "name=value"),
        (["play", "donkey", "-o", "rounds=1", "-o", "rounds=2"], "twice"),
        (["play", "donkey", "-o", "speed=1"], "speed"),
        (["play", "tugriks", "-o", "deck=@/nowhere/deck"], "deck"),
        (["simulate", "donkey", "-n", "0"], "-n"),
        (["simulate", "donkey", "-n", "many"], "-n"),
        (["simulate", "donkey", "-o", "minutes=5"], "minutes"),
        (["record", "donkey", "-", "-o", "minutes=5"], "minutes"),
        (["perft", "donkey", "-o", "minutes=5"], "minutes"),
        (["record", "donkey"], "FILE"),
        (["replay", "/nowhere/match.json"], "/nowhere/match.json"),
        (["verify", "/nowhere/match.json"], "/nowhere/match.json"),
        (["perft", "donkey", "--depth", "0"], "--depth"),
    ],
)
def test_a_bad_request_is_one_line_and_exit_code_2(arguments: list[str], names: str, capsys: Output) -> None:
    assert run(arguments) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert len(said.err.splitlines()) == 1
    assert said.err.startswith("koloda: ") and names in said.err


def test_a_deck_is_read_from_a_file_and_a_path_without_its_sign_is_understood(tmp_path: Path, capsys: Output) -> None:
    """TUG-1: option deck"""
    path = tmp_path / "mine.deck"
    path.write_text("colours red yellow\nnumbers 4 5 6\ngenies 1\ndeal 2\n", encoding="utf-8")
    arguments = ["perft", "tugriks", "-p", "2", "--depth", "1", "-o"]
    assert run([*arguments, f"deck=@{path}"]) == 0
    for given in (str(path), "mine.deck"):
        assert run([*arguments, f"deck={given}"]) == 2
        assert f"(to read it from a file: deck=@{given})" in capsys.readouterr().err
    for other in ("deck=nonsense", "coins=1.5/2", "speed=a/b"):
        assert run([*arguments, other]) == 2
    assert "=@" not in capsys.readouterr().err


def test_games_are_listed(capsys: Output) -> None:
    assert run(["games", "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)
    assert [game["id"] for game in listed] == koloda.games()
    assert listed[0]["name"] == "Who’s the Donkey?" and (listed[0]["least"], listed[0]["most"]) == (3, 12)
    assert run(["games", "--lang", "ru"]) == 0
    assert "Кто осёл?" in capsys.readouterr().out


def test_options_are_listed_with_defaults_and_clauses(capsys: Output) -> None:
    assert run(["games", "donkey"]) == 0
    listed = capsys.readouterr().out
    assert run(["rules", "donkey", "--options"]) == 0
    assert capsys.readouterr().out == listed
    assert "rounds" in listed and "1 to 20" in listed and "DON-13" in listed and "1 to 600, or none" in listed
    assert run(["games", "donkey", "--json"]) == 0
    rounds = json.loads(capsys.readouterr().out)["options"][0]
    assert (rounds["name"], rounds["default"], rounds["low"], rounds["high"]) == ("rounds", 3, 1, 20)


def test_a_default_that_depends_on_another_option_is_listed_with_it(capsys: Output) -> None:
    """YAS-18"""
    assert run(["games", "yassa"]) == 0
    listed = " ".join(capsys.readouterr().out.split())
    assert re.search(r"target 500 \(collect\), 1 to 2000 YAS-18 .* 200 \(avoid\)", listed) and "or none" not in listed
    assert run(["games", "yassa", "--json"]) == 0
    (target,) = [each for each in json.loads(capsys.readouterr().out)["options"] if each["name"] == "target"]
    assert target["default"] == 500 and target["defaults"] == {"scoring": {"collect": 500, "avoid": 200}}


def test_rules_are_printed_clause_by_clause(capsys: Output) -> None:
    assert run(["rules", "donkey", "--lang", "uk"]) == 0
    said = capsys.readouterr().out
    assert "Хто осел?" in said
    assert [f"DON-{n}  " in said for n in range(1, 14)] == [True] * 13
    assert run(["rules", "donkey", "don-8"]) == 0
    one = capsys.readouterr().out
    assert one.startswith("DON-8  ") and "DON-9" not in one
    assert run(["rules", "donkey", "COM-5", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)[0]["id"] == "COM-5"


def test_a_page_brings_the_clauses_it_takes_over_from_another_game(capsys: Output) -> None:
    ids = ["VAR-1", "VAR-2", "ELV-1", "ELV-3", "ELV-4", "ELV-5", "ELV-6", "ELV-7", "ELV-8"]
    assert run(["rules", "variable-start", "--lang", "ru"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines if line[3:4] == "-" and line[:1].isupper()] == ids
    assert lines.index("Из игры «11», если выше не сказано иное:") < lines.index("ELV-1  Раздача")
    assert run(["rules", "variable-start", "--json"]) == 0
    assert [each["id"] for each in json.loads(capsys.readouterr().out)] == ids
    assert run(["rules", "variable-start", "elv-2"]) == 0
    assert capsys.readouterr().out.startswith("ELV-2  Start")


# Simulation


def test_figures_do_not_depend_on_the_number_of_processes(capsys: Output) -> None:
    said = []
    for jobs in ("1", "2"):
        arguments = ["simulate", "donkey", "-p", "3", "-n", "30", "-o", "size=tiny", "--bots", "random,greedy"]
        assert run([*arguments, "--seed", "5", "--jobs", jobs, "--json"]) == 0
        said.append(capsys.readouterr().out)
    assert said[0] == said[1]
    figures = json.loads(said[0])
    assert figures["matches"] == 30 and figures["rounds"] == 90
    assert figures["bots"] == ["random", "greedy", "random"]
    assert sum(seat["share"] for seat in figures["seats"]) == pytest.approx(1, abs=1e-4)
    for seat in figures["seats"]:
        assert sum(seat["scores"]["counts"].values()) == 90
        assert seat["scores"]["least"] <= seat["scores"]["median"] <= seat["scores"]["most"]


def test_the_longest_round_can_be_looked_at() -> None:
    game = koloda.game("donkey", 3, size="tiny")
    figures = simulate(game, ["random"], 20, seed=9)
    moves, seed, number = figures.longest
    again = play(game, [bot(name) for name in bots_for(["random"], 3)], seed)
    counted = [0]
    for entry in again.entries:
        counted = [*counted, 0] if entry.kind == "deal" else [*counted[:-1], counted[-1] + 1]
    assert counted[number - 1] == moves == max(figures.lengths)


def test_matches_are_dealt_from_consecutive_seeds() -> None:
    game = koloda.game("donkey", 3, size="tiny")
    all_at_once = simulate(game, ["greedy"], 4, seed=3)
    one_by_one = simulate(game, ["greedy"], 1, seed=3)
    for seed in (4, 5, 6):
        one_by_one.add(simulate(game, ["greedy"], 1, seed=seed))
    assert all_at_once.data() == one_by_one.data()


def test_figures_are_printed_in_80_columns(capsys: Output) -> None:
    for lang in texts.LANGUAGES:
        assert run(["simulate", "donkey", "-n", "2", "-o", "size=tiny", "--lang", lang]) == 0
        said = capsys.readouterr().out
        assert "greedy" in said and max(len(line) for line in said.splitlines()) <= 80


@pytest.mark.parametrize(
    ("lang", "one", "two"), [("en", "1 match", "2 matches"), ("ru", "1 матч", "2 матча"), ("uk", "1 матч", "2 матчі")]
)
def test_the_heads_of_the_figures_fit_and_numbers_agree_with_their_words(
    lang: str, one: str, two: str, capsys: Output
) -> None:
    for n, matches in (("1", one), ("2", two)):
        arguments = ["simulate", "tugriks", "-p", "2", "-n", n, "-o", "coins=1000", "-o", "rounds=2"]
        assert run([*arguments, "--lang", lang]) == 0
        said = capsys.readouterr().out
        assert f"{matches}," in said and "…" not in said
        assert len([line for line in said.splitlines() if "%" in line and "greedy" in line]) == 2


# Records


@pytest.fixture
def kept(tmp_path: Path, capsys: Output) -> Path:
    path = tmp_path / "match.json"
    assert run(["record", "donkey", str(path), "--seed", "3", "--bots", "random", "-o", "rounds=2"]) == 0
    said = capsys.readouterr()
    assert said.out == "" and "2 rounds" in said.err
    return path


def test_a_record_is_true_until_somebody_touches_it(kept: Path, capsys: Output) -> None:
    assert run(["verify", str(kept)]) == 0
    assert "2 rounds" in capsys.readouterr().out
    data = json.loads(kept.read_text(encoding="utf-8"))
    data["totals"][0] += 1
    kept.write_text(json.dumps(data), encoding="utf-8")
    assert run(["verify", str(kept)]) == 1
    said = capsys.readouterr()
    assert said.out == "" and len(said.err.splitlines()) == 1 and "totals" in said.err
    kept.write_text("{", encoding="utf-8")
    assert run(["verify", str(kept)]) == 1
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert run(["replay", str(kept)]) == 2


def test_an_entry_against_the_rules_is_exit_code_1(kept: Path, capsys: Output) -> None:
    data = json.loads(kept.read_text(encoding="utf-8"))
    data["entries"][0] = {"seat": data["entries"][0]["seat"], "move": "pass"}
    kept.write_text(json.dumps(data), encoding="utf-8")
    assert run(["replay", str(kept)]) == 1
    assert "entry 0" in capsys.readouterr().err


def test_a_record_is_told_in_words(kept: Path, capsys: Output) -> None:
    assert run(["replay", str(kept), "--lang", "en"]) == 0
    said = capsys.readouterr().out
    data = json.loads(kept.read_text(encoding="utf-8"))
    first = data["entries"][0]
    assert f"random {first['seat']}: {first['move']}" in said
    assert "Round 1 is dealt." in said and "Round 2 is dealt." in said and "Your hand" not in said
    assert "The match is over. Winner: random" in said
    assert run(["replay", str(kept), "--seat", "1"]) == 0
    assert "Your hand" in capsys.readouterr().out


def test_a_record_goes_through_a_pipe(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    assert run(["record", "foxes", "-", "-p", "2"]) == 0
    monkeypatch.setattr("sys.stdin", io.StringIO(capsys.readouterr().out))
    assert run(["verify", "-"]) == 0


def test_recording_and_verifying_tell_how_far_they_are(
    kept: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """By rounds where their number is known, by entries where the match is; for people, on the standard error."""
    told: list[int | None] = []

    @contextmanager
    def heard(title: str, total: int | None, wanted: bool = True) -> Iterator[Callable[[int], None]]:
        told.append(total)
        yield told.append

    monkeypatch.setattr("koloda.commands.recording.progress", heard)
    assert run(["verify", str(kept)]) == 0
    entries = len(json.loads(kept.read_text(encoding="utf-8"))["entries"])
    assert told == [entries] + [1] * entries
    for id, total, rounds in (("eleven", 3, 3), ("yassa", None, 4)):
        told.clear()
        options = ["-o", f"rounds={total}"] if total else ["-o", "target=200"]
        assert run(["record", id, str(tmp_path / id), *options]) == 0
        assert told[0] == total and len(told) - 1 >= min(rounds, 2) and set(told[1:]) == {1}


def test_a_bar_appears_once_something_takes_long(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    monkeypatch.setenv("TTY_COMPATIBLE", "1")
    monkeypatch.setenv("TERM", "xterm")
    now = iter(range(0, 1000, 2))
    monkeypatch.setattr("koloda.commands.shared.monotonic", lambda: next(now))
    for total in (4, None):
        with progress("yassa", total) as step:
            assert capsys.readouterr().err == ""
            step(1)
        assert "yassa" in capsys.readouterr().err


@pytest.mark.parametrize("arguments", [["play", "eleven", "--seed", "2"], ["verify", "-"], ["replay", "-"]])
def test_a_closed_standard_input_is_a_complaint(
    arguments: list[str], monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    monkeypatch.setattr("sys.stdin", None)
    assert run(arguments) == 2
    assert capsys.readouterr().err == "koloda: standard input: it is closed, there is nothing to read from\n"


def test_streams_that_are_closed_and_not_needed_are_not_missed(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", None)
    assert run(["replay", str(kept)]) == 0
    monkeypatch.setattr("sys.stdout", None)
    assert run(["verify", str(kept)]) == 0


# Memory


def test_the_table_repeats_what_was_seen_only_when_asked_to(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    """COM-7"""
    for arguments, shown in (([], False), (["--open-memory"], True)):
        typed(monkeypatch, "#1", "#1", "#1")
        assert run(["play", "donkey", "--players", "3", "--seed", "4", *arguments]) == 0
        gone = re.findall(r"out of the round: (.*)", capsys.readouterr().out)
        assert gone and all(("card" not in what) is shown for what in gone)


# Counting


def test_perft_counts_each_depth(capsys: Output) -> None:
    assert run(["perft", "donkey", "-p", "3", "-d", "3", "-o", "size=tiny", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    state = koloda.game("donkey", 3, size="tiny").deal(0)
    assert data["counts"][0] == len(state.moves(state.turn))
    assert len(data["counts"]) == 3
    assert run(["perft", "donkey", "-p", "3", "-d", "2", "-o", "size=tiny"]) == 0
    assert str(data["counts"][1]) in capsys.readouterr().out


# Playing


class Player:
    """Types at random: numbers of moves mostly, now and then a command or nonsense."""

    echo = True

    def __init__(self, seed: int) -> None:
        self.chance = koloda.Seeded(seed)
        self.session: Session | None = None
        self.lines = 0

    def line(self, prompt: str) -> str | None:
        self.lines += 1
        assert self.session is not None and self.lines < 30_000
        dice = int(self.chance.below(100))
        moves = self.session.game.table.moves
        if dice < 4:
            return ("?", "u", "s", "h", "rules", "lend 1 1", "what", "why nothing")[self.chance.below(8)]
        if dice < 6:
            return f"? {moves[self.chance.below(len(moves))].text}"
        if prompt != "> " or dice < 40:
            return ""
        return f"#{self.chance.below(6) + 1}"


def at_the_table(game: Game, seed: int, lang: str, out: io.StringIO) -> Session:
    player = Player(seed)
    others = {seat: bot("random") for seat in range(game.players)}
    names = [f"N{seat}" for seat in range(game.players)]
    console = Console(file=out, width=80, highlight=False, markup=False)
    session = Session(game, seed % game.players, others, seed, lang, names, console, player)  # type: ignore[arg-type]
    player.session = session
    return session


WHOLE = [*((id, lang, "tiny") for id in (*BUILT_IN, "duel") for lang in texts.LANGUAGES)]
WHOLE += [(id, texts.LANGUAGES[i % 3], "full") for i, id in enumerate(BUILT_IN)]


@pytest.mark.parametrize(("id", "lang", "size"), WHOLE)
def test_a_whole_match_of_any_game_can_be_played(id: str, lang: str, size: str, duel: str) -> None:
    short = {"target": 40, "rounds": 2 if size == "tiny" else 1}
    known = {option.name for option in rules_of(id)(None, {}).all_options()}
    game = rules_of(id)(None, {"size": size, **{name: value for name, value in short.items() if name in known}})
    out = io.StringIO()
    session = at_the_table(game, 1, lang, out)
    assert session.play()
    said = out.getvalue()
    winners = ", ".join(f"N{seat}" for seat in session.match.winners)
    assert said.splitlines()[-1].endswith(winners)
    assert max(len(line) for line in said.splitlines()) <= 80
    assert "\x1b" not in said and "cli-" not in said and "_" not in said.replace("hurrah_now", "")


def test_the_table_shows_no_card_its_player_may_not_see() -> None:
    """Eleven's cards are all different, so each that is named can be looked for."""
    game = koloda.game("eleven", 4)
    for seed in range(1, 2):
        out = io.StringIO()
        session = at_the_table(game, seed, "en", out)
        seen: set[str] = set()

        def line(prompt: str, session: Session = session, out: io.StringIO = out, seen: set[str] = seen) -> str:
            state = session.match.state
            for place in range(len(game.places)):
                if place == session.me or state.eyes[place] >> session.me & 1:
                    seen |= {text for face, text in enumerate(game.faces) if state.held(place, face) > 0}
            words = out.getvalue().replace(",", " ").split()
            assert {word for word in words if word in game.face_of} <= seen
            return "" if len(state.moves(session.me)) == 1 else "1."

        session.keyboard.line = line  # type: ignore[method-assign]
        session.play_round()
        assert session.match.state.over


def test_a_game_nobody_has_written_texts_for_is_played_in_plain_words(
    duel: str, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    typed(monkeypatch, "hurrah now", "? K1", "1.", "", "", "", "", "", "", "q")
    assert run(["play", "duel", "--players", "2", "--bots", "random", "--seed", "1", "--lang", "uk"]) == 0
    said = capsys.readouterr().out
    assert "Duel" in said and "centre: K" in said
    assert "odd ones: 5 карт" in said
    assert "DUEL-1" in said


def test_a_grid_shows_the_numbers_to_type_and_what_lies_open(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    """MEM-1: the second card of a turn must be another."""
    typed(monkeypatch, "7", "7", "8", "q")
    arguments = ["play", "memory", "-p", "2", "--bots", "random", "--seed", "1", "-o", "dealer=1", "-o", "size=tiny"]
    assert run([*arguments, "--lang", "en", "--name", "Ann"]) == 0
    lines = capsys.readouterr().out.splitlines()
    rows = [line for line in lines if line.startswith("    ")]
    assert rows[:3] == ["      1   2   3   4", "      5   6   7   8", "      9  10  11  12"]
    assert re.fullmatch(r"      5   6  [RYGB]\d   8", rows[4]) and rows[3] == rows[0] and rows[5] == rows[2]
    assert "Card 7 lies open already. The second card must be another one.  (MEM-1 · Play)" in lines
    assert lines.count("Type the number of a card.") == 3


def test_where_there_is_never_a_choice_the_only_move_is_still_the_player_s_own(
    monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    """WAR-1"""
    typed(monkeypatch, "", "", "q")
    assert run(["play", "war", "--bots", "greedy", "--seed", "1", "--lang", "en", "--name", "Ann"]) == 0
    said = capsys.readouterr().out
    assert said.count("Only one thing can be done. Enter: turn up the next card") == 3
    assert "Everyone chooses" not in said and "There is only one way" not in said
    assert not re.search(r"\b0 cards", said)


def test_a_hand_may_be_put_in_order_before_it_is_drawn_from(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    """BLP-2"""
    typed(monkeypatch, "draw 1", "put 1 2", "q")
    arguments = ["play", "black-peter", "-p", "3", "--bots", "random", "--seed", "4", "-o", "dealer=2"]
    assert run([*arguments, "--lang", "en", "--name", "Ann"]) == 0
    said = capsys.readouterr().out
    hands = [line.split()[2:] for line in said.splitlines() if line.startswith("Your hand: ")]
    assert "Before the next move you may change something, unseen by the others." in said
    assert {*hands[-1]} <= {*hands[-2]} and hands[-2][:2] != hands[-1][:2]


def asked_at(position: str, seat: int, players: int, *answers: str) -> tuple[Session, list[str]]:
    """A session at a position, and what it has shown before each of these answers and before it is left."""
    out = io.StringIO()
    game = koloda.game(position.split()[0], players)
    session = at_the_table(game, seat, "en", out)
    session.match.state = game.position(position, koloda.Seeded(1))
    session.match.state.listen()
    asked: list[str] = []

    def line(prompt: str) -> str | None:
        asked.append(out.getvalue())
        out.seek(0)
        out.truncate()
        return answers[len(asked) - 1] if len(asked) <= len(answers) else None

    session.keyboard.line = line  # type: ignore[method-assign]
    with pytest.raises(Quit):
        session.play_round()
    return session, asked


MANY = "black-peter turn=1 calls=2 hand0=R1 hand1=R2,R3 hand2=R4,R5,R6,R7,R8,R9"


def test_a_number_chooses_nothing_that_was_not_shown_with_it() -> None:
    """BLP-2: with six cards there are thirty ways to put one elsewhere, of which the form is shown"""
    session, asked = asked_at(MANY, 2, 3, "3", "#3", "? 3", "put 6 1")
    assert "\n  put FROM TO: two places from 1 to 6\n" in asked[0] and " … " not in asked[0]
    for said, typed in zip(asked[1:4], ("3", "#3", "3"), strict=True):
        assert said.startswith(f"“{typed}” is not a move in this game.") and "Your hand" not in said
    assert "Your hand: R9 R4 R5 R6 R7 R8" in asked[4]
    assert [entry.text for entry in session.match.entries] == ["put 6 1"]


def test_a_number_chooses_from_the_whole_list_once_that_was_shown() -> None:
    _, asked = asked_at(MANY, 2, 3, "?", "3")
    assert re.search(r"\b3\. put 1 4 ", asked[1]) and re.search(r"\b30\. put 6 5 ", asked[1])
    assert "Your hand: R5 R6 R7 R4 R8 R9" in asked[2]


def test_of_many_moves_only_those_on_the_line_have_numbers() -> None:
    hand = ",".join(f"R{n}" for n in range(1, 21)) + ",Y1,Y2,Y3,Y4,Y5,Y6"
    _, asked = asked_at(f"cheat turn=0 number=5 hand0={hand} hand1=Y7 hand2=Y8", 0, 3, "27", "?", "27")
    assert "… +" in asked[0] and "27." not in asked[0]
    assert asked[1].startswith("“27” is not a move")
    assert "27. Y6" in asked[2] and "Picked: Y6" in asked[3]


def test_a_table_of_sleepyhead_asks_in_the_same_way_whatever_one_holds() -> None:
    """COM-7, SLP-3: nothing tells that four of a kind can be laid down but the cards in hand"""
    others = "hand1=R8,Y8,G8,R9 hand2=Y9,G9,B9,B8"
    prompts = []
    for mine in ("R7,Y7,G7,B7", "R7,Y7,G7,B6"):
        for seats in ("0,1", "1,2"):
            giver = seats[0]
            text = f"sleepyhead sealed={seats} calls=0,1,2 giver={giver} hand0={mine} {others} unused=*"
            _, asked = asked_at(text, 0, 3)
            prompts.append(asked[0].partition("Your hand: ")[2].replace(mine.replace(",", " "), "").replace("B6", "B7"))
            assert "down (lay the cards down)" in asked[0] and "Only one thing" not in asked[0]
            assert ("Choose. The others do not see" in asked[0]) == (seats == "0,1")
    assert prompts[0] == prompts[2] and prompts[1] == prompts[3]


def test_what_must_be_called_is_not_asked_for_as_a_choice_that_nobody_sees() -> None:
    session = at_the_table(koloda.game("sleepyhead", 3), 0, "en", out := io.StringIO())
    view = session.game.position("sleepyhead sealed=0,1 giver=0 hand0=R7,Y7,G7,B7 unused=*").view(0)
    session.show_question(view, view.moves(), False)
    assert "Only one thing can be done. Enter: lay the cards down" in out.getvalue()
    assert "Choose" not in out.getvalue()


@pytest.mark.parametrize("id", BUILT_IN)
def test_the_games_of_attention_are_those_that_the_rules_name(id: str) -> None:
    """COM-7"""
    named = texts.clause("COM-7", "en").text.partition("(")[2].partition(")")[0].split(", ")
    assert koloda.game(id).watchful == (texts.name(id, "en") in named)


def test_calls_are_offered_and_enter_keeps_silent(duel: str) -> None:
    out = io.StringIO()
    session = at_the_table(koloda.game("duel", 3), 1, "en", out)
    asked: list[str] = []

    def line(prompt: str) -> str:
        asked.append(out.getvalue().splitlines()[-2])
        return "" if session.match.state.sealed == 0 else "1."

    session.keyboard.line = line  # type: ignore[method-assign]
    session.play_round()
    assert any("Everyone chooses" in each for each in asked)
    assert "Enter: say nothing." in out.getvalue()
    assert all(entry.text != "silence" for entry in session.match.entries)


def test_a_game_of_attention_is_shown_without_pointing_anything_out() -> None:
    """COM-7: every move is listed, Enter chooses none, and of a face-up pile the top and the number are shown"""
    out = io.StringIO()
    session = at_the_table(koloda.game("heap", 2), 0, "en", out)
    session.match.state = session.game.position("heap turn=0 centre=R1,R2 up1=G7,G9 down0=B5,B9 down1=Y15")
    session.match.state.listen()
    asked: list[str] = []

    def line(prompt: str) -> str | None:
        asked.append(out.getvalue())
        return ("", "own", None)[len(asked) - 1]

    session.keyboard.line = line  # type: ignore[method-assign]
    session.chance = koloda.Seeded(3)
    with pytest.raises(Quit):
        session.play_round()
    for text in (
        "turn (turn up",
        "foul (Foul!)",
        "centre (to the",
        "own (onto",
        "pile 0 (onto the",
        "pile 1 (onto the",
    ):
        assert text in asked[0]
    assert "centre: … R2 (2)" in asked[0] and "face up: … G9 (2)" in asked[0] and "G7" not in asked[0]
    assert "N0 turns up B9" in asked[0] and "Only one thing" not in asked[0]
    assert asked[1].endswith("h for help.\n")
    assert "N0: onto their own pile" in asked[2]


def start(monkeypatch: pytest.MonkeyPatch, capsys: Output, *lines: str, lang: str = "en") -> str:
    typed(monkeypatch, *lines)
    arguments = ["play", "donkey", "--seed", "7", "--name", "Ann", "--bots", "random", "--lang", lang]
    assert run(arguments) == 0
    return capsys.readouterr().out


def shown(view: State, me: int) -> str:
    """What the terminal shows of a view."""
    out = io.StringIO()
    paint = Painter(view.game, "en", [f"N{seat}" for seat in range(view.game.players)], me)
    console = Console(file=out, width=80, highlight=False, markup=False)
    for line in [*paint.table(view), *paint.hand(view)]:
        console.print(line)
    return " ".join(out.getvalue().split())


def test_hands_that_cannot_be_counted_are_seen_to_be_empty_or_not() -> None:
    game = koloda.game("cheat", 3, give_away=True)
    state = game.position("cheat turn=0 number=5 hand0=R1,R2 hand1=Y1,Y2,Y3 pile=*")
    for memory in (True, False):
        said = shown(state.view(0, memory), 0)
        assert "N1 some cards" in said and "N2 0 cards" in said and "> N0 (you) 2 cards" in said
    for text in ("R1", "lay 5"):
        state.apply(0, game.move(text))
    for text in ("Y1", "lay 6"):
        state.apply(1, game.move(text))
    assert "pile: R1 + ?" in shown(state.view(0), 0)
    assert "R1" not in shown(state.view(0, memory=False), 0)


def test_what_is_picked_for_the_next_move_is_shown_to_who_picks() -> None:
    game = koloda.game("cheat", 3)
    state = game.position("cheat turn=0 hand0=R1,R2,R3 hand1=Y1 hand2=Y2")
    for text in ("R3", "R1"):
        state.apply(0, game.move(text))
    assert "Picked: R3 R1" in shown(state.view(0), 0)
    assert "Picked" not in shown(state.view(1), 1)


def test_ranks_that_lie_in_all_colours_are_shown_as_ranks() -> None:
    game = koloda.game("sleepyhead", 3)
    state = game.position(
        "sleepyhead giver=0 sealed=0,1 calls=0,1,2 hand0=R1,Y1,G1,B1 hand1=R9,Y9,G9,B9 hand2=R3,Y3,G3,B3"
    )
    assert "not used: 2 4 … 8 10 … 20" in shown(state.view(0), 0)


def test_a_card_that_stands_for_another_is_shown_as_the_other() -> None:
    """YAS-9, TUG-12: the colour in force and the places filled in a row can be read off the table."""
    yassa = koloda.game("yassa", 2).position("yassa turn=0 hand0=R5 hand1=R6 discard=R7,W:1")
    assert "discard pile: R7 W=R" in shown(yassa.view(0), 0)
    tugriks = koloda.game("tugriks", 2).position("tugriks turn=0 hand0=R7 hand1=V5 row2=G5,G6,genie:4,choice:3,G4")
    assert "row: choice=G3 G4/genie G5 G6" in shown(tugriks.view(0), 0)


def test_an_illegal_move_is_refused_with_its_clause(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    """DON-4: the leader may not pass. The prompt stays, and nothing is played."""
    said = start(monkeypatch, capsys, "pass", "? pass", "why pass", "q")
    assert said.count("(DON-4 · Leading)") == 3
    assert "Ann: pass" not in said


def test_a_move_may_be_typed_as_notation_in_small_letters_or_by_number(
    monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    assert "Ann: 2 2 J" in start(monkeypatch, capsys, "j 2  2", "q")
    assert "Ann: 2\n" in start(monkeypatch, capsys, "#1", "q")
    assert "Ann: D" in start(monkeypatch, capsys, "d", "q")
    assert "“%%”" in start(monkeypatch, capsys, "%%", "q")
    assert "That is allowed." in start(monkeypatch, capsys, "? 2 2 J", "q")


def test_where_numbers_are_cards_a_bare_number_is_a_card() -> None:
    ear = Ear(koloda.game("donkey"), "en")
    moves = [koloda.game("donkey").move("9 9"), koloda.game("donkey").move("2")]
    shown = {1: moves[0], 2: moves[1]}
    found = ear.move("2", moves, shown)
    assert found is not None and found.text == "2"
    found_by_number = [ear.move(text, moves, shown) for text in ("#2", "2.", "#1", "1.")]
    assert found_by_number == [moves[1], moves[1], moves[0], moves[0]]
    assert ear.mark(0) == "#1:"
    rows = Ear(koloda.game("eleven"), "ru")
    first = rows.game.move("R11")
    assert rows.move("1", [first], {1: first}) is first and rows.mark(0) == "1."
    assert rows.move("к11", [], {}) is first and rows.move("1", [first], {}) is None
    assert rows.move("на этом всё", [rows.game.move("stop")], {}) is rows.game.move("stop")


def test_a_question_without_a_move_says_how_to_ask(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    assert "Add the move you mean: why 2, or ? 2." in start(monkeypatch, capsys, "why", "q")


def test_a_loan_in_the_middle_of_a_round_is_refused_with_the_reason(
    monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    """TUG-14: the window is between rounds."""
    for options, refusal in (
        (["tugriks"], "Loans are made between rounds."),
        (["tugriks", "-o", "loans=false"], "There is no lending at this table."),
        (["eleven"], "Nothing can be lent in this game."),
    ):
        typed(monkeypatch, "lend 1 3", "lend", "q")
        assert run(["play", *options, "--seed", "3"]) == 0
        said = capsys.readouterr().out
        assert said.count(refusal) == 2 and "is not a move" not in said


def test_where_the_donkey_was_led_nothing_has_to_be_beaten() -> None:
    """DON-8.1; in an ordinary trick the rank to beat is shown."""
    game = koloda.game("donkey", 3)
    state = game.position(
        "donkey turn=2 lead=0 high=1 size=1 rank=9 donkey=1 trick0=D trick1=9 hand2=3 hand0=1 hand1=1"
    )
    assert "to beat" not in shown(state.view(2), 2) and "the donkey was led" in shown(state.view(2), 2)
    state = game.position("donkey turn=1 lead=0 high=0 size=1 rank=6 trick0=6 hand0=1 hand1=8 hand2=3")
    assert "to beat: 6" in shown(state.view(1), 1)


def test_the_last_choice_can_be_taken_back(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    """A pass that was forced and made by itself is no choice: taking it back would only repeat it."""
    said = start(monkeypatch, capsys, "u", "D", "u", "2 2", "q")
    assert (
        said.index("nothing to take back") < said.index("Ann: D") < said.index("Taken back.") < said.index("Ann: 2 2")
    )
    hands_shown = [line for line in said.splitlines() if line.startswith("Your hand")]
    assert hands_shown[0] == "Your hand: 2 2 3 4 6 6 9 10 12 13 J J D"
    assert said.index("There is only one way: pass") < said.index("Taken back.")
    assert hands_shown.count(hands_shown[0]) == 2


def test_commands_are_obeyed_on_another_keyboard_too(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    said = start(monkeypatch, capsys, "р", "rules don-8", "rules", "rules xxx", "й", lang="ru")
    assert "взять назад" in said and "Круг осла" in said and "Пункта «xxx»" in said and "--seed 7" in said


def test_clauses_of_other_pages_are_there_to_be_read_at_the_table(
    monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    typed(monkeypatch, "rules", "rules elv-6", "rules com-1", "rules elv-9", "q")
    assert run(["play", "variable-start", "--seed", "3", "--name", "Ann", "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert said.count("VAR-2 Start") == 1 and said.count("ELV-6 Drawing") == 2 and "COM-1 Dealer" in said
    assert "ELV-2" not in said and "no clause “elv-9”" in said


def test_the_end_of_the_input_leaves_the_table(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    assert "Left." in start(monkeypatch, capsys)


def test_a_finished_match_can_be_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    path = tmp_path / "mine.json"
    typed(monkeypatch, *["", "#1"] * 200)
    arguments = ["play", "donkey", "-p", "3", "-o", "size=tiny", "-o", "rounds=1", "--save", str(path)]
    assert run([*arguments, "--name", "Ann"]) == 0
    assert run(["verify", str(path)]) == 0
    assert json.loads(path.read_text(encoding="utf-8"))["seats"][0] == "Ann"


def test_time_runs_out_by_the_table_s_clock() -> None:
    """DON-13: the round in progress when time runs out is the last."""
    out = io.StringIO()
    session = at_the_table(koloda.game("donkey", 3, minutes=1, size="tiny"), 1, "en", out)
    session.begun = session.clock() - 61
    assert session.play()
    assert len(session.match.results) == 1 and "Time is up" in out.getvalue()


def test_the_program_works_in_a_pipe_without_colours_or_a_clever_terminal() -> None:
    """The installed command in a process of its own, driven by nothing but lines of text."""
    clean = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LANG", "LC_ALL")}
    done = subprocess.run(
        [sys.executable, "-m", "koloda.cli", "play", "donkey", "--seed", "7", "--name", "Ann", "--lang", "uk"],
        input="?\n#1\nq\n",
        env={**clean, "TERM": "dumb", "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
    )
    assert done.returncode == 0 and done.stderr == ""
    assert "Ваші карти: 2 2 3 4 6 6 9 10 12 13 J J D" in done.stdout
    assert "\x1b" not in done.stdout
    assert max(len(line) for line in done.stdout.splitlines()) <= 80
