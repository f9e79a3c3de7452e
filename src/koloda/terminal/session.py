"""A match of one person against bots, at a prompt."""

from __future__ import annotations

import time
from collections.abc import Callable

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from koloda import texts
from koloda.bots.bot import Bot
from koloda.kernel.chance import Seeded
from koloda.kernel.errors import Illegal, KolodaError, Reason
from koloda.kernel.events import Event
from koloda.kernel.game import Game
from koloda.kernel.matches import Match
from koloda.kernel.moves import CALL, PRIVATE, SILENCE, Move
from koloda.kernel.records import step
from koloda.kernel.state import State
from koloda.terminal.paint import Painter, is_hand, width_of
from koloda.terminal.scores import sheet
from koloda.terminal.words import Ear, Keyboard


class Quit(Exception):
    """The person has had enough."""


class Undone(Exception):
    """The person took a move back."""


class Session:
    """One person's seat at a table of bots. It sees what its seat sees; the bots are handed their own views."""

    def __init__(
        self,
        game: Game,
        me: int,
        bots: dict[int, Bot],
        seed: int,
        lang: str,
        names: list[str],
        console: Console,
        keyboard: Keyboard | None = None,
        clock: Callable[[], float] = time.monotonic,
        open_memory: bool = False,
    ) -> None:
        self.game = game
        self.me = me
        self.bots = bots
        self.seed = seed
        self.lang = lang
        self.names = names
        self.console = console
        self.keyboard = Keyboard() if keyboard is None else keyboard
        self.clock = clock
        self.open_memory = open_memory
        self.paint = Painter(game, lang, names, me)
        self.ear = Ear(game, lang)
        self.numbered: dict[int, Move] = {}
        """The moves that have been shown, by the numbers beside them."""
        self.chance = Seeded(seed, -1)
        self.choosing = len(game.table.moves) > 1
        """Whether there is ever a choice; where there is none, the only move is the person's own to make."""
        self.match = self.start()
        self.unasked: set[int] = set()
        """The person's moves, by their place in the log, that were made for them because they were forced."""
        self.begun = clock()

    def start(self) -> Match:
        match = self.game.match(seed=self.seed)
        match.state.listen()
        return match

    def say(self, key: str, /, **values: object) -> str:
        return self.paint.say(key, **values)

    def show(self, *lines: object) -> None:
        for line in lines:
            self.console.print(line)

    def width(self) -> int:
        return width_of(self.console)

    # The match

    def play(self) -> bool:
        """Play until the match is over (true) or the person stops (false)."""
        self.show(Text(texts.pitch(self.game.id, self.lang), "italic"))
        self.show(Text(self.say("welcome"), "dim"))
        try:
            while True:
                self.play_round()
                self.end_round()
                if self.match.over:
                    break
                self.between_rounds()
        except (Quit, KeyboardInterrupt):
            self.show("", self.say("left", seed=str(self.seed)))
            return False
        self.end_match()
        return True

    def play_round(self) -> None:
        self.show("", Rule(self.title(), align="left", style="dim"))
        while not self.match.state.over:
            self.watch_clock()
            seat = self.match.state.asked(self.chance)
            try:
                answer = self.answer(seat) if seat == self.me else self.ask_bot(seat)
            except Undone:
                continue
            self.match.push(seat, answer)

    def title(self) -> str:
        number = len(self.match.results) + 1
        rounds = self.game.rounds()
        where = self.say("round-of", n=number, all=rounds) if rounds > 1 else self.say("round", n=number)
        return f"{texts.name(self.game.id, self.lang)} · {where}"

    def watch_clock(self) -> None:
        """A match by the clock: the table keeps the time, not the rules."""
        minutes = self.game.options.get("minutes")
        if isinstance(minutes, int) and not self.match.time_up and self.clock() - self.begun >= 60 * minutes:
            self.match.time_is_up()
            self.show(self.say("time-up"))

    def ask_bot(self, seat: int) -> Move:
        view = self.match.state.view(seat)
        return self.bots[seat].choose(view, view.answers(seat), self.chance)

    def view(self) -> State:
        """What the person sees; what lay open before they remember themselves, unless the table does (COM-7)."""
        return self.match.state.view(self.me, memory=self.open_memory)

    # The person's answer

    def answer(self, seat: int) -> Move:
        view = self.view()
        moves = view.moves(seat)
        silence = self.match.state.silence_open(seat)
        if silence and not moves and not self.game.watchful:
            return SILENCE
        forced = self.match.state.forced()
        if forced is not None and not silence and self.choosing:
            self.show_news()
            self.show(Text(self.say("forced", move=texts.said(self.game, forced, self.lang, self.names)), "dim"))
            self.unasked.add(len(self.match.entries))
            return forced
        shown = self.at_hand(view) if self.game.watchful else moves
        self.show_table(view)
        self.show_question(view, shown, silence)
        while True:
            typed = self.keyboard.line("> ")
            if typed is None:
                raise Quit
            heard = self.ear.hear(typed, shown, silence, self.numbered)
            if heard.kind == "silence":
                return SILENCE
            if heard.kind == "empty" and len(shown) == 1:
                return shown[0]
            if heard.kind == "move" and heard.move is not None:
                if heard.move in moves:
                    return heard.move
                self.explain(heard.move)
            else:
                self.obey(heard.kind, heard.rest, view, shown)

    def at_hand(self, view: State) -> list[Move]:
        """All moves of a game of attention, possible or not, but for those with cards that one does not hold."""
        hands = [i for i, place in enumerate(self.paint.places) if place.owner == self.me and is_hand(place)]
        mine = {face for face in range(len(self.game.faces)) if any(view.held(hand, face) > 0 for hand in hands)}
        return [move for move in self.game.table.moves if mine.issuperset(move.cards)]

    def show_news(self) -> None:
        """What has happened since the last time, as the person's seat saw it."""
        for line in self.paint.story(self.news()):
            self.show(Text.assemble("  ", line))

    def news(self) -> list[Event]:
        """What the seat has seen since the last time; the state forgets it."""
        state = self.match.state
        events = state.events(self.me)
        if state.heard is not None:
            state.heard.clear()
        return events

    def show_table(self, view: State) -> None:
        self.show("")
        self.show_news()
        self.show("", *self.paint.table(view), "", *self.paint.hand(view))

    def show_question(self, view: State, moves: list[Move], silence: bool) -> None:
        if view.sealed >> self.me & 1 and self.choosing and any(move.manner != CALL for move in moves):
            key = "sealed" if self.game.shows_sealed else "sealed-unseen"
        elif silence and all(move.manner == PRIVATE for move in moves):
            key = "unseen"
        elif silence:
            key = "call"
        else:
            key = "your-turn"
        self.show(Text(self.say(key), "bold"))
        if len(moves) == 1 and not silence:
            only = texts.said(self.game, moves[0], self.lang, self.names)
            self.show(Text(self.say("only", move=only), "dim"))
            self.numbered = {1: moves[0]}
            return
        self.show_moves(view, moves, False)

    def show_moves(self, view: State, moves: list[Move], whole: bool) -> None:
        lines, self.numbered = self.paint.offer(view, moves, self.marks(moves), self.width(), whole)
        self.show(*lines)

    def marks(self, moves: list[Move]) -> list[str]:
        return [self.ear.mark(i) for i in range(len(moves))]

    # Commands

    def obey(self, command: str, rest: str, view: State, moves: list[Move]) -> None:
        if command == "quit":
            raise Quit
        if command == "undo":
            self.undo()
        elif command == "list":
            self.show_moves(view, moves, True)
        elif command == "why":
            self.answer_why(rest, moves)
        elif command == "lend":
            self.refuse_loan()
        elif command == "rules":
            self.show_rules(rest)
        elif command == "scores":
            self.show_scores()
        elif command == "help":
            self.show_help()
        else:
            self.show(Text(self.say("unknown", text=rest) if rest else self.say("choose"), "italic"))

    def explain(self, move: Move) -> None:
        """Why a move is not possible, with its clause."""
        reason = self.match.state.why_not(self.me, move)
        if reason is None:
            self.show(self.say("allowed"))
            return
        clause = texts.clause(reason.clause, self.lang)
        title = f"{clause.id} · {clause.title}" if clause.title != clause.id else clause.id
        self.show(
            Text.assemble((texts.why(reason, self.game, self.lang, self.names), "italic"), (f"  ({title})", "dim"))
        )

    def answer_why(self, text: str, moves: list[Move]) -> None:
        move = self.ear.move(text, moves, self.numbered)
        if not text:
            example = (moves or self.game.table.moves)[0]
            self.show(Text(self.say("why-how", move=example.text), "italic"))
        elif move is None:
            self.show(Text(self.say("unknown", text=text), "italic"))
        else:
            self.explain(move)

    def show_rules(self, id: str) -> None:
        wanted = id.upper()
        clauses = [*texts.rules(self.game.id, self.lang), *texts.rules_taken_over(self.game.id, self.lang)]
        if wanted:
            clauses = [texts.clause(wanted, self.lang)] if texts.say(wanted, self.lang) is not None else []
        for clause in clauses:
            self.show(Text.assemble((f"{clause.id} ", "dim"), (clause.title, "bold")))
            if wanted:
                self.show(clause.text)
        if not clauses:
            self.show(Text(self.say("no-clause", id=id), "italic"))
        elif not wanted:
            self.show(Text(self.say("rules-hint", id=clauses[0].id), "dim"))

    def show_help(self) -> None:
        self.show(self.say("help"))
        legend = [f"{colour[0].upper()} {texts.word(colour, self.lang)}" for colour in self.game.colours]
        for face in self.game.faces:
            named = texts.say(f"{self.game.id}-face-{face}", self.lang) or texts.say(f"face-{face}", self.lang)
            if named:
                legend.append(f"{face} {named}")
        if legend:
            self.show(self.say("legend", cards=", ".join(legend)))

    # Taking back

    def undo(self) -> None:
        """Back to before the person's last choice in this round; everything up to there happens again as it did."""
        entries = self.match.entries
        for i in range(len(entries) - 1, -1, -1):
            if entries[i].kind == "deal":
                break
            if entries[i].kind == "move" and entries[i].seat == self.me and i not in self.unasked:
                self.unasked = {at for at in self.unasked if at < i}
                self.go_back(i)
                raise Undone
        self.show(Text(self.say("no-undo"), "italic"))

    def go_back(self, length: int) -> None:
        entries = self.match.entries[:length]
        self.match = self.start()
        for entry in entries:
            step(self.match, entry)
        self.news()
        self.show(Text(self.say("undone"), "italic"))

    # Ends

    def end_round(self) -> None:
        self.show("")
        self.show_news()
        view = self.view()
        self.show("", *self.paint.left_over(view))
        self.show_scores()

    def show_scores(self) -> None:
        self.show("", sheet(self.match, self.names, self.lang, self.width()))

    def between_rounds(self) -> None:
        """Until the person is ready for the next deal; coins may be lent meanwhile."""
        lending = self.borrowers()
        if lending:
            seats = ", ".join([f"{seat} {self.names[seat]}" for seat in lending])
            self.show(self.say("lend-hint", seats=seats))
        while True:
            typed = self.keyboard.line(f"{self.say('next-deal')} ")
            if typed is None:
                raise Quit
            heard = self.ear.hear(typed, [], True, {})
            if heard.kind == "silence":
                self.match.deal()
                return
            if heard.kind == "lend":
                self.lend(heard.rest)
            elif heard.kind == "undo":
                self.show(Text(self.say("no-undo"), "italic"))
            elif heard.kind == "move":
                self.show(Text(self.say("between"), "italic"))
            else:
                self.obey(heard.kind, heard.rest, self.view(), [])

    def borrowers(self) -> list[int]:
        """Seats the person could lend to now."""
        seats = [seat for seat in range(self.game.players) if seat != self.me]
        return [seat for seat in seats if self.game.why_no_loan(self.match, self.me, seat, 1) is None]

    def lend(self, text: str) -> None:
        """`lend SEAT NUMBER`."""
        words = text.split()
        if len(words) != 2 or not all(word.isascii() and word.isdigit() and len(word) < 7 for word in words):
            self.show(Text(self.say("lend-how"), "italic"))
            return
        try:
            self.match.lend(self.me, int(words[0]), int(words[1]))
        except Illegal as refused:
            self.show(Text(texts.why(refused.reason, self.game, self.lang, self.names), "italic"))
        except KolodaError:
            self.show(Text(self.say("lend-how"), "italic"))
        else:
            self.show(self.say("lent"))

    def refuse_loan(self) -> None:
        """While a round is played: loans are made between rounds, where this table knows any."""
        other = (self.me + 1) % self.game.players
        reason = self.game.why_no_loan(self.match, self.me, other, 1)
        if reason is None or reason.key not in ("no_loans", "loans_off"):
            reason = Reason(self.game.end_clause, "not_between_rounds")
        self.show(Text(texts.why(reason, self.game, self.lang, self.names), "italic"))

    def end_match(self) -> None:
        winners = self.match.winners
        names = ", ".join([self.names[seat] for seat in winners])
        self.show("", Text(self.say("winners", n=len(winners), names=names), "bold"))
