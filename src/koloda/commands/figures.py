"""`koloda simulate`, `perft` and `bench`: figures of bots, of deals and of this machine."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

import koloda
from koloda import texts
from koloda.commands.shared import (
    BOTS,
    GAME,
    JSON,
    LANG,
    OPTIONS,
    PLAYERS,
    SEED,
    a_game,
    a_table,
    bot_names,
    console,
    print_json,
    progress,
    sentence,
    tongue,
)
from koloda.kernel.game import Game


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
        **{k: str(data[k]) for k in ("players", "seed", "matches")},
        n=data["matches"],
    )
    out.print(Text(title, "bold"))
    heads = ("seat", "bot", "wins", "share", "mean", "spread", "least", "median", "most")
    table = a_table(*[sentence(f"sim-{head}", lang) for head in heads])
    for column in table.columns[2:]:
        column.justify = "right"
        column.no_wrap = True
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
