"""A recorded match gone through in words."""

from __future__ import annotations

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from koloda import texts
from koloda.kernel import records
from koloda.kernel.game import Game
from koloda.kernel.matches import Entry, Match
from koloda.terminal.paint import Painter, width_of
from koloda.terminal.scores import sheet
from koloda.terminal.words import Keyboard


class Replay:
    """Tells a record as a seat, or a spectator, would have seen it."""

    def __init__(self, record: records.Record, game: Game, seat: int | None, lang: str, console: Console) -> None:
        self.record = record
        self.game = game
        self.seat = seat
        self.lang = lang
        self.console = console
        names = texts.names_of(game.players, lang)
        self.names = [record.seats[i] if i < len(record.seats) else name for i, name in enumerate(names)]
        self.paint = Painter(game, lang, self.names, seat)

    def say(self, key: str, /, **values: object) -> str:
        return self.paint.say(f"replay-{key}", **values)

    def run(self, by_step: bool) -> None:
        """Tell everything, or wait after each entry for the reader."""
        match = records.start(self.record, self.game)
        match.state.listen()
        self.open_round(match)
        keyboard = Keyboard() if by_step else None
        for i, entry in enumerate(self.record.entries):
            records.step_named(match, i, entry)
            lines = self.lines(match, entry)
            self.console.print(*lines, sep="\n") if lines else None
            if entry.kind == "move" and match.state.over:
                self.close_round(match)
            if keyboard is not None and lines and keyboard.line(self.say("next") + " ") not in ("",):
                return
        if match.over:
            self.console.print(self.say("end", names=", ".join([self.names[seat] for seat in match.winners])))
        else:
            self.console.print(self.say("unfinished"))

    def lines(self, match: Match, entry: Entry) -> list[Text]:
        if entry.kind == "deal":
            self.open_round(match)
            return []
        if entry.kind == "time":
            return [Text(self.say("time"))]
        if entry.kind == "loan":
            names = {"name": self.names[entry.seat], "other": self.names[entry.to]}
            return [Text(self.say("loan", n=entry.number, **names))]
        events = match.state.events(self.seat)
        if match.state.heard is not None:
            match.state.heard.clear()
        return [Text.assemble("  ", line) for line in self.paint.story(events)]

    def open_round(self, match: Match) -> None:
        self.console.print(Rule(self.say("deal", n=len(match.results) + 1), align="left", style="dim"))
        view = match.state.view(self.seat, memory=False)
        if self.seat is not None:
            self.console.print(*self.paint.hand(view), sep="\n")
        if match.state.over:
            self.close_round(match)

    def close_round(self, match: Match) -> None:
        view = match.state.view(self.seat, memory=False)
        self.console.print(*self.paint.left_over(view), sep="\n")
        self.console.print(sheet(match, self.names, self.lang, width_of(self.console)))
