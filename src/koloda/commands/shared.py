"""What the commands share: their common arguments, how they speak, tables, JSON and the progress bar."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table

from koloda import texts
from koloda.bots import bots
from koloda.games import rules_of
from koloda.kernel.errors import Malformed
from koloda.kernel.game import Game

# Arguments and options

GAME = Annotated[str, typer.Argument(metavar="GAME", help="A game's id, as `koloda games` lists them.")]
PLAYERS = Annotated[
    int | None, typer.Option("--players", "-p", help="How many players.", show_default="4, or what fits")
]
BOTS = Annotated[
    str, typer.Option("--bots", "-b", help="Bots by name, separated by commas; a short list is begun again.")
]
LANG = Annotated[str | None, typer.Option("--lang", "-l", help="en, ru or uk.", show_default="as the system speaks")]
JSON = Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")]
SEED = Annotated[int, typer.Option("--seed", "-s", help="The same seed deals the same cards.")]
OPTIONS = Annotated[
    list[str] | None,
    typer.Option(
        "--option", "-o", metavar="NAME=VALUE", help="An option of the game; @FILE as the value reads it from a file."
    ),
]
FILE = Annotated[Path, typer.Argument(metavar="FILE", help="A record; - reads it from the standard input.")]


def sentence(key: str, lang: str, /, **values: object) -> str:
    """A sentence of the terminal."""
    return texts.say(f"cli-{key}", lang, **values) or key


def tongue(lang: str | None) -> str:
    """The language asked for, which must be one there is, or the system's."""
    if lang is not None and lang not in texts.LANGUAGES:
        raise Malformed("lang", f"there is no language {lang[:20]!r}; there are {', '.join(texts.LANGUAGES)}")
    return texts.language(lang)


def a_game(id: str, players: int | None, given: list[str] | None, clock: bool = False) -> Game:
    """The game asked for; `clock` says whether a clock runs, as a match by the clock needs one."""
    options: dict[str, object] = {}
    for each in given or []:
        name, sign, value = each.partition("=")
        if not sign or not name:
            raise Malformed("option", f"an option is given as name=value, not {each[:40]!r}")
        if name in options:
            raise Malformed("option", f"option {name} is given twice")
        options[name] = file_text(name, value[1:]) if value.startswith("@") else value
    rules = rules_of(id)
    try:
        made = rules(players, options)
    except Malformed as error:
        for text in [option.name for option in rules().all_options() if option.kind == "text"]:
            value = str(options.get(text, ""))
            if str(error).startswith(f"option {text}") and looks_like_a_path(value):
                raise Malformed(error.code, f"{error} (to read it from a file: {text}=@{value})") from None
        raise
    if made.options.get("minutes") is not None and not clock:
        raise Malformed("no_clock", "option minutes: no clock runs here; agree on a number of rounds instead")
    return made


def looks_like_a_path(text: str) -> bool:
    return " " not in text and "\n" not in text and ("/" in text or "\\" in text or bool(Path(text).suffix))


def file_text(name: str, path: str) -> str:
    try:
        return Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) else "not a text in UTF-8"
        raise Malformed("option", f"option {name}: {path}: {why}") from None


def bot_names(text: str) -> list[str]:
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name not in bots():
            raise Malformed("unknown_bot", f"there is no bot {name[:40]!r}; there are {', '.join(bots())}")
    return names


def console() -> Console:
    return Console(highlight=False, markup=False, emoji=False)


def a_table(*heads: str) -> Table:
    table = Table(box=SIMPLE_HEAD, pad_edge=False, show_edge=False)
    for head in heads:
        table.add_column(head)
    return table


def print_json(data: object) -> None:
    print(json.dumps(data, indent=2, ensure_ascii=False))


@contextmanager
def progress(title: str, total: int | None, wanted: bool = True) -> Iterator[Callable[[int], None]]:
    """A bar on the standard error, for people, and only once something has taken longer than a second.

    Without a total, where nobody knows it, the bar only shows that something goes on.
    """
    out = Console(stderr=True)
    if not wanted or not out.is_terminal or out.is_dumb_terminal:
        yield lambda done: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=out, transient=True)
    task = bar.add_task(title, total=total)
    begun = monotonic()

    def step(done: int) -> None:
        bar.advance(task, done)
        if monotonic() - begun > 1:
            bar.start()

    try:
        yield step
    finally:
        bar.stop()


def complain(message: str) -> None:
    """One line, whatever the message is made of."""
    print("koloda: " + " ".join(message.split()), file=sys.stderr)
