"""The score sheet: a column a player, a line a round, totals below, the leaders marked."""

from __future__ import annotations

from rich.box import ASCII, SIMPLE_HEAD, Box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from koloda import texts
from koloda.kernel.matches import Match

LINES = 8
"""Of a longer match the last so many rounds are shown."""


def leaders(match: Match) -> list[int]:
    """Who is ahead: the winners once the match is over, before that the best totals."""
    if match.over:
        return match.winners
    returns = match.game.returns(match.totals)
    return [seat for seat, value in enumerate(returns) if value == max(returns)]


def sheet(match: Match, names: list[str], lang: str, width: int, plain: bool = False) -> RenderableType:
    """The sheet as a table; where the players are too many for the width, a line a player instead."""
    box: Box = ASCII if plain else SIMPLE_HEAD
    ahead = leaders(match) if match.results else []
    first = max(0, len(match.results) - LINES)
    rounds = match.results[first:]
    title = texts.say("cli-round-column", lang) or "Round"
    total = texts.say("cli-total", lang) or "Total"
    if sum(max(6, len(name)) + 3 for name in names) + 10 <= width:
        table = Table(box=box, show_footer=True, pad_edge=False)
        table.add_column(title, footer=total)
        for seat, name in enumerate(names):
            table.add_column(name, footer=mark(match.totals[seat], seat in ahead), justify="right")
        for i, scores in enumerate(rounds):
            table.add_row(str(first + i + 1), *[str(score) for score in scores])
        return table
    table = Table(box=box, pad_edge=False)
    table.add_column("")
    for i in range(len(rounds)):
        table.add_column(str(first + i + 1), justify="right")
    table.add_column(total, justify="right")
    for seat, name in enumerate(names):
        table.add_row(name, *[str(scores[seat]) for scores in rounds], mark(match.totals[seat], seat in ahead))
    return table


def mark(total: int, ahead: bool) -> Text:
    """A total; the leader's has a star, so that colour is not the only mark."""
    return Text(f"*{total}", "bold red") if ahead else Text(str(total))
