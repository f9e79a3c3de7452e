"""`koloda play`: a match against bots at the terminal."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from typing import Annotated

import typer

from koloda import texts
from koloda.bots import bot
from koloda.commands.shared import BOTS, GAME, LANG, OPTIONS, PLAYERS, a_game, bot_names, console, sentence, tongue
from koloda.kernel import records
from koloda.kernel.errors import Malformed


def play(
    game: GAME,
    players: PLAYERS = None,
    against: BOTS = "greedy",
    seat: Annotated[int, typer.Option("--seat", help="Your seat; seats are numbered clockwise from 0.")] = 0,
    seed: Annotated[
        int | None, typer.Option("--seed", "-s", help="The same seed deals the same cards.", show_default="by lot")
    ] = None,
    lang: LANG = None,
    option: OPTIONS = None,
    name: Annotated[str | None, typer.Option("--name", "-n", help="Your name.", show_default="your login name")] = None,
    open_memory: Annotated[
        bool, typer.Option("--open-memory", help="Keep showing what you have already seen (COM-7).")
    ] = False,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="FILE", help="Write the record of a finished match.")
    ] = None,
) -> None:
    """Play a match against bots, here in the terminal."""
    from koloda.lab.simulate import bots_for
    from koloda.terminal import Session

    spoken = tongue(lang)
    made = a_game(game, players, option, clock=True)
    if not 0 <= seat < made.players:
        raise Malformed("seat", f"there is no seat {seat}; the seats are 0 to {made.players - 1}")
    chosen = bots_for(bot_names(against), made.players - 1)
    others = [i for i in range(made.players) if i != seat]
    session = Session(
        made,
        seat,
        {i: bot(chosen[k]) for k, i in enumerate(others)},
        secrets.randbelow(1_000_000) if seed is None else seed,
        spoken,
        seat_names(made.players, seat, name, spoken),
        console(),
        open_memory=open_memory,
    )
    if session.play() and save is not None:
        save.write_text(records.write(session.match, session.names), encoding="utf-8")


def seat_names(players: int, seat: int, name: str | None, lang: str) -> list[str]:
    """Names round the table: the person's own, and some for the bots."""
    login = os.environ.get("USER", os.environ.get("USERNAME", ""))
    mine = name or ("" if login in ("", "root") else login.capitalize()) or sentence("guest", lang)
    others = [other.strip() for other in sentence("bot-names", lang).split(",") if other.strip() != mine]
    others += texts.names_of(players, lang)
    names = others[: players - 1]
    names.insert(seat, mine[:20])
    return names
