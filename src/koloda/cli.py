"""The `koloda` command: rules, games at the terminal, simulation, records, counting, speeds.

Answers go to the standard output, complaints as one line to the standard error. The exit code is 0 when
all is well, 1 when the thing looked at is wrong or against the rules, 2 when the request cannot be read.
"""

from __future__ import annotations

import json
import os
import secrets
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Annotated, Any

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console, Group
from rich.padding import Padding
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

import koloda
from koloda import texts
from koloda.bots import bot, bots
from koloda.games import rules_of
from koloda.kernel import records
from koloda.kernel.errors import Illegal, KolodaError, Malformed, Stale
from koloda.kernel.game import Game
from koloda.kernel.options import Option

app = typer.Typer(rich_markup_mode=None, invoke_without_command=True, pretty_exceptions_enable=False)


# What commands take

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


@app.callback()
def koloda_command(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version, and how the engine runs.")] = False,
) -> None:
    """Card games played by their own written rules."""
    if version:
        show_version()
    elif context.invoked_subcommand is None:
        print(context.get_help())


def show_version() -> None:
    engine = koloda.engine()
    print(f"koloda {koloda.__version__} {engine}")
    if engine == "interpreted":
        print(sentence("interpreted", texts.language()))


# Rules


@app.command(epilog="Example: koloda games tugriks --lang uk")
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
    return found


def show_options(game: Game, lang: str, as_json: bool) -> None:
    if as_json:
        print_json(game_data(game, lang))
        return
    heads = [sentence(f"options-{head}", lang) for head in ("option", "default", "values", "clause", "about")]
    table = a_table(*heads)
    for option in game.all_options():
        default = sentence("none", lang) if option.default is None else str(option.default)
        if isinstance(option.default, bool):
            default = default.lower()
        table.add_row(
            Text(option.name, "bold"),
            default if len(default) <= 20 else default[:19] + "…",
            values_of(option, lang),
            option.clause,
            texts.option(game.id, option, lang),
        )
    console().print(table)


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


@app.command(epilog="Example: koloda rules donkey DON-8 --lang ru")
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
    if clause is not None:
        wanted = clause.upper()
        if texts.say(wanted, spoken) is None:
            raise Malformed("clause", f"there is no clause {clause[:40]!r}")
        clauses = [texts.clause(wanted, spoken)]
    if as_json:
        print_json([each._asdict() for each in clauses])
        return
    out = console()
    if clause is None:
        out.print(Text(texts.name(made.id, spoken), "bold"))
        out.print(texts.pitch(made.id, spoken), highlight=False)
    for each in clauses:
        title = Text.assemble((f"{each.id}  ", "dim"), (each.title, "bold"))
        out.print(Group(*([] if clause else [""]), title, Padding(Text(each.text), (0, 0, 0, 2))))


# Playing


@app.command(epilog="Example: koloda play donkey --players 5 --seed 7 -o rounds=1")
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
    save: Annotated[
        Path | None, typer.Option("--save", metavar="FILE", help="Write the record of a finished match.")
    ] = None,
) -> None:
    """Play a match against bots, here in the terminal."""
    from koloda.lab.simulate import bots_for
    from koloda.terminal import Session

    spoken = tongue(lang)
    made = a_game(game, players, option)
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


# Bots among themselves


@app.command(epilog="Example: koloda simulate donkey -n 1000 --bots greedy,random --jobs 2 --json")
def simulate(
    game: GAME,
    n: Annotated[int, typer.Option("-n", "--matches", min=1, help="How many matches.")] = 100,
    players: PLAYERS = None,
    between: BOTS = "greedy",
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, help="How many processes share the work.")] = 1,
    seed: SEED = 0,
    lang: LANG = None,
    option: OPTIONS = None,
    as_json: JSON = False,
) -> None:
    """Let bots play many matches, and print how long they take, what they score and who wins.

    Match i is dealt from seed + i; the figures are the same for any number of processes.
    """
    from koloda.lab.simulate import bots_for
    from koloda.lab.simulate import simulate as run_matches

    spoken = tongue(lang)
    made = a_game(game, players, option)
    names = bot_names(between)
    with progress(f"{made.id}", n, not as_json) as step:
        figures = run_matches(made, names, n, seed, jobs, step)
    seats = bots_for(names, made.players)
    data = {
        "game": made.id,
        "players": made.players,
        "options": dict(made.options),
        "bots": seats,
        "seed": seed,
        **figures.data(),
    }
    if as_json:
        print_json(data)
    else:
        show_figures(made, data, spoken)


def show_figures(game: Game, data: dict[str, Any], lang: str) -> None:
    out = console()
    title = sentence(
        "sim-title",
        lang,
        game=texts.name(game.id, lang),
        **{k: str(data[k]) for k in ("players", "seed")},
        n=str(data["matches"]),
    )
    out.print(Text(title, "bold"))
    heads = ("seat", "bot", "wins", "share", "mean", "spread", "least", "median", "most")
    table = a_table(*[sentence(f"sim-{head}", lang) for head in heads])
    for column in table.columns[2:]:
        column.justify = "right"
    for seat, figures in enumerate(data["seats"]):
        scores = figures["scores"]
        table.add_row(
            str(seat),
            data["bots"][seat],
            str(figures["wins"]),
            f"{100 * figures['share']:.1f} %",
            f"{scores['mean']:.2f}",
            f"{scores['deviation']:.2f}",
            *[str(scores[key]) for key in ("least", "median", "most")],
        )
    out.print(table)
    moves, longest = data["moves"], data["longest"]
    shown = {key: str(moves[key]) for key in ("least", "median", "most")}
    out.print(sentence("sim-rounds", lang, rounds=str(data["rounds"]), mean=f"{moves['mean']:.1f}", **shown))
    out.print(sentence("sim-longest", lang, **{key: str(value) for key, value in longest.items()}))
    out.print(Text(sentence("sim-scores", lang), "dim"))


@app.command(epilog="Example: koloda record yassa --seed 7 --bots greedy -o match.json")
def record(
    game: GAME,
    output: Annotated[Path, typer.Option("--output", "-o", metavar="FILE", help="Where to write; - prints it.")],
    players: PLAYERS = None,
    between: BOTS = "greedy",
    seed: SEED = 0,
    lang: LANG = None,
    option: Annotated[
        list[str] | None,
        typer.Option(
            "--option", metavar="NAME=VALUE", help="An option of the game; @FILE reads the value from a file."
        ),
    ] = None,
) -> None:
    """Let bots play one match, and write its record."""
    from koloda.lab.simulate import bots_for
    from koloda.lab.simulate import play as play_match

    made = a_game(game, players, option)
    seats = bots_for(bot_names(between), made.players)
    match = play_match(made, [bot(name) for name in seats], seed)
    text = records.write(match, [f"{name} {seat}" for seat, name in enumerate(seats)])
    if str(output) == "-":
        print(text)
        return
    output.write_text(text + "\n", encoding="utf-8")
    moves = sum(entry.kind == "move" for entry in match.entries)
    print(sentence("recorded", tongue(lang), file=str(output), n=len(match.results), moves=moves), file=sys.stderr)


# Records


@app.command(epilog="Example: koloda replay match.json --seat 0 --lang uk")
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
    Replay(kept, made, seat, tongue(lang), console()).run(sys.stdin.isatty() and sys.stdout.isatty())


@app.command(epilog="Example: koloda verify match.json && echo true")
def verify(file: FILE, lang: LANG = None) -> None:
    """Play a record again and check everything it claims; exit code 1 if it is not true."""
    try:
        kept, made = a_record(file)
        match = records.verify(kept, made)
    except KolodaError as error:
        complain(str(error))
        raise typer.Exit(1) from None
    spoken = tongue(lang)
    moves = sum(entry.kind == "move" for entry in match.entries)
    print(sentence("verified", spoken, game=texts.name(made.id, spoken), n=len(match.results), moves=moves))


def a_record(file: Path) -> tuple[records.Record, Game]:
    """A record and the game it is of, in the version of the rules it names."""
    try:
        text = sys.stdin.read() if str(file) == "-" else file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Malformed("record", f"{file} is not a text in UTF-8") from None
    kept = records.read(text)
    return kept, rules_of(kept.game)(kept.players, kept.options, kept.rules)


# Counting and speeds


@app.command(epilog="Example: koloda perft donkey --players 3 --depth 4 -o size=tiny")
def perft(
    game: GAME,
    depth: Annotated[int, typer.Option("--depth", "-d", min=1, help="How many moves deep.")] = 3,
    players: PLAYERS = None,
    seed: SEED = 0,
    lang: LANG = None,
    option: OPTIONS = None,
    as_json: JSON = False,
) -> None:
    """Count the different ways in which a deal can be played 1, 2, … moves on."""
    from koloda.lab.perft import count

    spoken = tongue(lang)
    made = a_game(game, players, option)
    state = made.deal(seed)
    counts: list[int] = []
    with progress(f"{made.id}", depth, not as_json) as step:
        for deep in range(1, depth + 1):
            counts.append(count(state, deep)[-1])
            step(1)
    if as_json:
        print_json(
            {"game": made.id, "players": made.players, "options": dict(made.options), "seed": seed, "counts": counts}
        )
        return
    table = a_table(sentence("perft-depth", spoken), sentence("perft-sequences", spoken))
    for column in table.columns:
        column.justify = "right"
    for deep, found in enumerate(counts):
        table.add_row(str(deep + 1), str(found))
    console().print(table)


@app.command(epilog="Example: koloda bench donkey yassa --json")
def bench(
    ids: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME]...", help="Games to measure.", show_default="all")
    ] = None,
    seconds: Annotated[
        float, typer.Option("--seconds", min=0.01, max=60, help="About how long one turn of a loop takes.")
    ] = 0.4,
    write: Annotated[Path | None, typer.Option("--write", help="Also write the tables to a file.")] = None,
    as_json: JSON = False,
) -> None:
    """Measure the engine's speeds on this machine, beside other libraries where they are installed."""
    from koloda.lab.bench import measure
    from koloda.lab.speed import report

    measured = [koloda.game(id).id for id in ids or koloda.games()]
    with progress("bench", len(measured) + 3, not as_json) as step:
        found = measure(measured, seconds, lambda text: step(1))
    page = report(found)
    if write is not None:
        write.write_text(page, encoding="utf-8")
    if as_json:
        print_json(found)
    else:
        print(page)


# What commands share


def sentence(key: str, lang: str, /, **values: object) -> str:
    """A sentence of the terminal."""
    return texts.say(f"cli-{key}", lang, **values) or key


def tongue(lang: str | None) -> str:
    """The language asked for, which must be one there is, or the system's."""
    if lang is not None and lang not in texts.LANGUAGES:
        raise Malformed("lang", f"there is no language {lang[:20]!r}; there are {', '.join(texts.LANGUAGES)}")
    return texts.language(lang)


def a_game(id: str, players: int | None, given: list[str] | None) -> Game:
    options: dict[str, object] = {}
    for each in given or []:
        name, sign, value = each.partition("=")
        if not sign or not name:
            raise Malformed("option", f"an option is given as name=value, not {each[:40]!r}")
        if name in options:
            raise Malformed("option", f"option {name} is given twice")
        options[name] = file_text(name, value[1:]) if value.startswith("@") else value
    return rules_of(id)(players, options)


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
def progress(title: str, total: int, wanted: bool) -> Iterator[Callable[[int], None]]:
    """A bar on the standard error, for people, and only once something has taken longer than a second."""
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


def run(arguments: list[str] | None = None) -> int:
    """Run the command and answer with its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        code = app(arguments, prog_name="koloda", standalone_mode=False)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except KolodaError as error:
        complain(str(error))
        return 1 if isinstance(error, (Illegal, Stale, records.Dishonest)) else 2
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except (KeyboardInterrupt, typer.Abort):
        return 130
    except OSError as error:
        complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))
        return 2
    except Exception as error:
        told = getattr(error, "format_message", None)
        if told is None:
            raise
        complain(told())
        return 2


def main() -> None:
    sys.exit(run())


if __name__ == "__main__":
    main()
