"""`koloda record`, `replay` and `verify`: matches as documents."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from koloda import texts
from koloda.bots import bot
from koloda.commands.shared import (
    BOTS,
    FILE,
    GAME,
    LANG,
    OPTIONS,
    PLAYERS,
    SEED,
    a_game,
    bot_names,
    complain,
    console,
    progress,
    sentence,
    tongue,
)
from koloda.games import rules_of
from koloda.kernel import records
from koloda.kernel.errors import KolodaError, Malformed
from koloda.kernel.game import Game


def record(
    game: GAME,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to write; - prints it.")],
    players: PLAYERS = None,
    between: BOTS = "greedy",
    seed: SEED = 0,
    lang: LANG = None,
    option: OPTIONS = None,
) -> None:
    """Let bots play one match, and write its record."""
    from koloda.lab.simulate import bots_for
    from koloda.lab.simulate import play as play_match

    made = a_game(game, players, option)
    seats = bots_for(bot_names(between), made.players)
    with progress(made.id, made.rounds() or None) as step:
        match = play_match(made, [bot(name) for name in seats], seed, step)
    text = records.write(match, [f"{name} {seat}" for seat, name in enumerate(seats)])
    if str(file) == "-":
        print(text)
        return
    file.write_text(text + "\n", encoding="utf-8")
    moves = sum(entry.kind == "move" for entry in match.entries)
    print(sentence("recorded", tongue(lang), file=str(file), n=len(match.results), moves=moves), file=sys.stderr)


def replay(
    file: FILE,
    seat: Annotated[
        int | None, typer.Option("--seat", help="Whose eyes to look with.", show_default="a spectator's")
    ] = None,
    lang: LANG = None,
) -> None:
    """Go through a recorded match in words; at a terminal move by move."""
    from koloda.terminal.replay import Replay

    kept, made = a_record(file)
    if seat is not None and not 0 <= seat < made.players:
        raise Malformed("seat", f"there is no seat {seat}; the seats are 0 to {made.players - 1}")
    by_step = sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()
    Replay(kept, made, seat, tongue(lang), console()).run(by_step)


def verify(file: FILE, lang: LANG = None) -> None:
    """Play a record again and check everything it claims; exit code 1 if it is not true."""
    try:
        kept, made = a_record(file)
        with progress(made.id, len(kept.entries)) as step:
            match = records.verify(kept, made, step)
    except KolodaError as error:
        complain(str(error))
        raise typer.Exit(1) from None
    spoken = tongue(lang)
    moves = sum(entry.kind == "move" for entry in match.entries)
    print(sentence("verified", spoken, game=texts.name(made.id, spoken), n=len(match.results), moves=moves))


def a_record(file: Path) -> tuple[records.Record, Game]:
    """A record and the game it is of, in the version of the rules it names."""
    from koloda.terminal.words import standard_input

    try:
        text = standard_input().read() if str(file) == "-" else file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Malformed("record", f"{file} is not a text in UTF-8") from None
    kept = records.read(text)
    return kept, rules_of(kept.game)(kept.players, kept.options, kept.rules)
