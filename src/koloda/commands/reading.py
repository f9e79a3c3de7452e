"""`koloda games` and `koloda rules`: what can be played, and how."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Group
from rich.padding import Padding
from rich.text import Text

import koloda
from koloda import texts
from koloda.commands.shared import GAME, JSON, LANG, a_table, console, print_json, sentence, tongue
from koloda.kernel.errors import Malformed
from koloda.kernel.game import Game
from koloda.kernel.options import Option


def games(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="A game whose options to list.")] = None,
    lang: LANG = None,
    as_json: JSON = False,
) -> None:
    """List the games, or the options of one."""
    spoken = tongue(lang)
    if game is not None:
        show_options(koloda.game(game), spoken, as_json)
        return
    listed = [koloda.game(id) for id in koloda.games()]
    if as_json:
        print_json([game_data(each, spoken) for each in listed])
        return
    table = a_table(
        "", sentence("games-game", spoken), sentence("games-players", spoken), sentence("games-about", spoken)
    )
    for each in listed:
        players = str(each.least) if each.least == each.most else f"{each.least}–{each.most}"
        table.add_row(Text(each.id, "bold"), texts.name(each.id, spoken), players, texts.pitch(each.id, spoken))
    console().print(table)


def game_data(game: Game, lang: str) -> dict[str, object]:
    return {
        "id": game.id,
        "name": texts.name(game.id, lang),
        "about": texts.pitch(game.id, lang),
        "least": game.least,
        "most": game.most,
        "rules": game.rules,
        "options": [option_data(game, option, lang) for option in game.all_options()],
    }


def option_data(game: Game, option: Option, lang: str) -> dict[str, object]:
    found: dict[str, object] = {
        "name": option.name,
        "kind": option.kind,
        "default": option.default,
        "clause": option.clause,
        "about": texts.option(game.id, option, lang),
    }
    if option.kind == "int":
        found |= {"low": option.low, "high": option.high}
    if option.choices:
        found["choices"] = option.choices
    if option.optional:
        found["optional"] = True
    if option.by:
        found["defaults"] = {option.by: option.defaults}
    return found


def show_options(game: Game, lang: str, as_json: bool) -> None:
    if as_json:
        print_json(game_data(game, lang))
        return
    heads = [sentence(f"options-{head}", lang) for head in ("option", "default", "values", "clause", "about")]
    table = a_table(*heads)
    for option in game.all_options():
        table.add_row(
            Text(option.name, "bold"),
            default_of(option, lang),
            values_of(option, lang),
            option.clause,
            texts.option(game.id, option, lang),
        )
    console().print(table)


def default_of(option: Option, lang: str) -> str:
    """What holds unless the table says otherwise: `true`, `none`, `500 (collect), 200 (avoid)`."""
    if option.by:
        return ", ".join([f"{value} ({word})" for word, value in option.defaults.items()])
    if option.default is None:
        return sentence("none", lang)
    default = str(option.default).lower() if isinstance(option.default, bool) else str(option.default)
    return default if len(default) <= 20 else default[:19] + "…"


def values_of(option: Option, lang: str) -> str:
    """What an option may be, in a few words."""
    if option.kind == "bool":
        values = sentence("yes-no", lang)
    elif option.kind == "int":
        values = sentence("from-to", lang, low=str(option.low), high=str(option.high))
    elif option.kind == "seat":
        values = sentence("seat-or-random", lang)
    elif option.kind == "text":
        values = sentence("any-text", lang)
    else:
        values = ", ".join(option.choices)
    return sentence("or-none", lang, values=values) if option.optional else values


def rules(
    game: GAME,
    clause: Annotated[str | None, typer.Argument(metavar="CLAUSE", help="One clause, such as DON-8.")] = None,
    lang: LANG = None,
    options: Annotated[bool, typer.Option("--options", help="List the options instead.")] = False,
    as_json: JSON = False,
) -> None:
    """Print the rules of a game, or one clause."""
    spoken = tongue(lang)
    made = koloda.game(game)
    if options:
        show_options(made, spoken, as_json)
        return
    clauses = texts.rules(made.id, spoken)
    others = texts.rules_taken_over(made.id, spoken)
    if clause is not None:
        wanted = clause.upper()
        if texts.say(wanted, spoken) is None:
            raise Malformed("clause", f"there is no clause {clause[:40]!r}")
        clauses, others = [texts.clause(wanted, spoken)], []
    if as_json:
        print_json([each._asdict() for each in [*clauses, *others]])
        return
    out = console()
    if clause is None:
        out.print(Text(texts.name(made.id, spoken), "bold"))
        out.print(texts.pitch(made.id, spoken), highlight=False)
    for each in clauses:
        out.print(page_of(each, clause is None))
    if others:
        heading = sentence("rules-taken-over", spoken, name=texts.made_of(made.id, spoken))
        out.print("", Text(heading, "italic"), sep="\n")
    for each in others:
        out.print(page_of(each, True))


def page_of(clause: texts.Clause, apart: bool) -> Group:
    """A clause with its title above it, and an empty line above that where several follow one another."""
    title = Text.assemble((f"{clause.id}  ", "dim"), (clause.title, "bold"))
    return Group(*([""] if apart else []), title, Padding(Text(clause.text), (0, 0, 0, 2)))
