"""All games in one table: who plays, how many rules and options, how long rounds are, how fast they run."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from time import process_time
from typing import NamedTuple

import koloda
from koloda import texts
from koloda.games import rules_of
from koloda.kernel.chance import Seeded
from koloda.kernel.game import Game
from koloda.kernel.moves import Offer
from koloda.kernel.playout import Tally, playout

GAMES = Path(str(files("koloda.games")))


class Lengths(NamedTuple):
    """What random rounds of a game come to, in answers of the serial order."""

    mean: float
    longest: int
    offered: float
    speed: float


def lengths(game: Game, rounds: int) -> Lengths:
    """So many random rounds, from one seed."""
    chance, offer, tally = Seeded(game.players), Offer(len(game.table.moves)), Tally()
    longest = 0
    begin = process_time()
    for _ in range(rounds):
        before = int(tally.steps)
        playout(game.deal(chance=chance), chance, offer, tally)
        longest = max(longest, int(tally.steps) - before)
    steps = int(tally.steps)
    return Lengths(steps / rounds, longest, int(tally.offered) / steps, steps / (process_time() - begin))


def clauses(id: str) -> str:
    """How many clauses a game's page has, and of which game it takes over others."""
    own, taken = len(texts.rules(id, "en")), len(texts.rules_taken_over(id, "en"))
    return f"{own} + {taken} of {texts.made_of(id, 'en')}" if taken else str(own)


def lines(id: str) -> str:
    """The lines of a game's own module, and of others of the games' room that it is made of."""
    own = GAMES / f"{rules_of(id).__module__.rpartition('.')[2]}.py"
    count = len(own.read_text(encoding="utf-8").splitlines())
    kin = sum(len(path.read_text(encoding="utf-8").splitlines()) for path in shared(own))
    return f"{count} + {kin}" if kin else str(count)


def shared(module: Path) -> set[Path]:
    """The files of the games' room that a module is made of, directly or not."""
    found: set[Path] = set()
    left = [module]
    while left:
        for line in left.pop().read_text(encoding="utf-8").splitlines():
            words = line.split()
            if words[:1] == ["from"] and words[1].startswith("koloda.games"):
                names = [words[1].rpartition(".")[2]] if words[1] != "koloda.games" else words[3:]
                for path in (module.with_name(f"{name.strip(',')}.py") for name in names):
                    if path not in found and path != module:
                        found.add(path)
                        left.append(path)
    return found


def row(id: str, rounds: int) -> list[str]:
    """One game's line."""
    game = koloda.game(id)
    players = str(game.least) if game.least == game.most else f"{game.least}–{game.most}"
    options = ", ".join(f"`{option.name}`" for option in game.option_list()) or "–"
    ends = [lengths(koloda.game(id, n), rounds) for n in sorted({game.least, game.players, game.most})]
    usual = ends[min(1, len(ends) - 1)] if game.least != game.players else ends[0]
    return [
        f"`{id}`",
        players,
        clauses(id),
        options,
        f"{usual.mean:.0f}",
        str(max(each.longest for each in ends)),
        f"{usual.offered:.1f}",
        f"{usual.speed / 1e6:.2f}",
        lines(id),
    ]


HEAD = ["game", "players", "clauses", "options", "mean round", "longest round", "answers offered", "M steps/s", "lines"]


ABOUT = """\
Written by `make catalogue` ({engine} engine). Rounds are random: {rounds} with the usual number of players, as many
with the fewest and with the most; the longest is that of them all, the other figures are those of the usual number
(four, or what comes nearest). A round is counted in answers of the serial order, silences included. Speed is that of
whole random rounds inside the engine, one core. Lines are those of the game's module, and of others in the games' room
that it is made of. Every game has the option `size` besides.
"""


def page(rounds: int = 10_000) -> str:
    """The table of all games as a Markdown page."""
    table = [HEAD, ["---"] * len(HEAD), *[row(id, rounds) for id in koloda.games()]]
    about = ABOUT.format(engine=koloda.engine(), rounds=f"{rounds:,}")
    return "\n".join(["# The games", "", about, *["| " + " | ".join(cells) + " |" for cells in table], ""])
