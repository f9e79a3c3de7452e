"""Clauses, reasons, options and what happens at the table, as sentences."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from koloda.kernel.errors import Reason
from koloda.kernel.events import CARDS, LOOK, MOVE, NOTE, OVER, SHOW, SHUFFLE, Event
from koloda.kernel.game import Fact, Game
from koloda.kernel.moves import Move
from koloda.kernel.options import Option
from koloda.kernel.places import EVERYBODY, NOBODY, OWNER, Place
from koloda.texts.shelf import KIN, clause_ids, readable, say, slug, taken_over


class Clause(NamedTuple):
    """A clause of the rules: its id, its title and its text, in which every line is a thought of its own."""

    id: str
    title: str
    text: str


# The shelf of games


def name(game: str, lang: str) -> str:
    """A game's name."""
    return say(f"{game}-name", lang) or readable(game).capitalize()


def pitch(game: str, lang: str) -> str:
    """A game in one sentence; empty when nobody has written it."""
    return say(f"{game}-pitch", lang) or ""


def clause(id: str, lang: str) -> Clause:
    """A clause by its id; one without a text has its id for a title."""
    return Clause(id, say(f"{id}.title", lang) or id, say(id, lang) or "")


def rules(game: str, lang: str) -> list[Clause]:
    """All clauses of a game in the order of its page."""
    return [clause(id, lang) for id in clause_ids(game)]


def rules_taken_over(game: str, lang: str) -> list[Clause]:
    """The clauses that a game takes over from the game it is made of; none for most."""
    return [clause(id, lang) for id in taken_over(game)]


def made_of(game: str, lang: str) -> str:
    """The name of the game that a game is made of; empty for most."""
    return name(KIN[game][0], lang) if game in KIN else ""


def option(game: str, option: Option | str, lang: str) -> str:
    """What an option of a game means."""
    called = option if isinstance(option, str) else option.name
    return first([f"{game}-option-{slug(called)}", f"option-{slug(called)}"], lang) or readable(called)


def first(keys: list[str], lang: str, /, **values: object) -> str | None:
    """The first of several messages that exists."""
    for key in keys:
        found = say(key, lang, **values)
        if found is not None:
            return found
    return None


# Words


def word(text: str, lang: str) -> str:
    """One word of notation (a colour, a verb, a choice) in a language; itself when nobody has translated it."""
    return first([f"colour-{slug(text)}", f"word-{slug(text)}"], lang) or text if slug(text) else text


def names_of(players: int, lang: str) -> list[str]:
    """Names for seats whose players have none."""
    return [say("seat-name", lang, seat=seat) or f"Seat {seat}" for seat in range(players)]


def cards(game: Game, faces: list[int]) -> str:
    """Cards in notation, in the order of the deck; many equal ones with their number."""
    if len(faces) <= 10:
        return " ".join([game.faces[face] for face in sorted(faces)])
    counted = sorted(Counter(faces).items())
    return " ".join([game.faces[face] if n == 1 else f"{game.faces[face]}×{n}" for face, n in counted])


def count(n: int, lang: str) -> str:
    return say("count-cards", lang, n=n) or str(n)


def place(game: Game, where: Place, lang: str) -> str:
    """What a place is called, its owner left out; places of nobody may be told apart by their numbers."""
    stem = where.name.rstrip("0123456789")
    keys = [f"{game.id}-place-{slug(where.name)}"] if where.owner < 0 else []
    return first([*keys, f"{game.id}-place-{slug(stem)}", f"place-{slug(stem)}"], lang) or word(readable(stem), lang)


def said(game: Game, move: Move, lang: str, names: list[str] | None = None) -> str:
    """A move as one says it: cards in notation, everything else in words, whole or by the verb and its parts."""
    if not move.cards:
        whole = first([f"{game.id}-move-{slug(move.text)}", f"move-{slug(move.text)}"], lang, **agreed(game))
        whole = whole or say(f"{game.id}-move-{slug(move.verb)}", lang, **parts(game, move, lang, names))
        if whole is not None:
            return whole
    shown: list[str] = []
    for token in move.text.split():
        if token in game.face_of:
            shown.append(face(game, token, lang))
        elif names is not None and move.seat >= 0 and token == str(move.seat):
            shown.append(names[move.seat])
        else:
            shown.append(first([f"{game.id}-word-{slug(token)}"], lang) or word(token, lang) if slug(token) else token)
    return " ".join(shown)


def agreed(game: Game) -> dict[str, object]:
    """What the table has agreed on: an option that is on or off as the word `true` or `false`."""
    return {name: str(value).lower() if isinstance(value, bool) else value for name, value in game.options.items()}


def told(game: Game, name: str, move: Move, lang: str, names: list[str]) -> str:
    """A move as the log tells it: in a sentence of its own where there is one, else as the player says it."""
    if move.cards:
        found = say(f"{game.id}-told-{slug(move.verb)}-cards", lang, name=name, cards=cards(game, move.cards))
    else:
        keys = [f"{game.id}-told-{slug(move.text)}", f"told-{slug(move.text)}"]
        found = first(keys, lang, name=name, **parts(game, move, lang, names))
    if found is not None:
        return found
    return say("tell-move", lang, name=name, move=said(game, move, lang, names)) or ""


def parts(game: Game, move: Move, lang: str, names: list[str] | None) -> dict[str, object]:
    """The seat, rank and numbers that a move names; those it has."""
    found: dict[str, object] = {}
    if move.seat >= 0:
        found["seat"] = (names or names_of(game.players, lang))[move.seat]
    if move.rank >= 0:
        found["rank"] = move.rank
    if move.amount >= 0:
        found["number"] = move.amount
    if move.to >= 0:
        found["to"] = move.to
    return found


def face(game: Game, text: str, lang: str) -> str:
    """A card as it is said: those written as a word are said as a word."""
    if len(text) > 2 and text.isalpha():
        return first([f"{game.id}-face-{slug(text)}", f"face-{slug(text)}"], lang) or text
    return text


# Reasons


def why(reason: Reason, game: Game, lang: str, names: list[str] | None = None) -> str:
    """Why something is not allowed, as a sentence."""
    values = {part: spoken(game, part, value, lang, names) for part, value in reason.parts.items()}
    key = slug(reason.key)
    found = first([f"{game.id}-why-{key}", f"table-why-{key}"], lang, **values)
    if found is not None:
        return found
    parts = [str(value) for value in values.values()]
    return ": ".join([readable(reason.key).capitalize(), *([", ".join(parts)] if parts else [])]) + "."


def spoken(game: Game, part: str, value: str, lang: str, names: list[str] | None) -> object:
    """A part of a reason: numbers as numbers, so that the words about them agree; seats and colours by name."""
    if part in SEATS and value.isdigit() and int(value) < game.players:
        return (names or names_of(game.players, lang))[int(value)]
    if value.isdigit() and len(value) < 10:
        return int(value)
    return word(value, lang) if part == "colour" else value


SEATS = ("seat", "player", "other")
"""Parts of reasons that name a seat."""


# Events


def note(event: Event, game: Game, lang: str, names: list[str] | None = None) -> str:
    """A public fact of the game."""
    called = names_of(game.players, lang) if names is None else names
    values: dict[str, object] = {}
    if event.seat >= 0:
        values["seat"] = called[event.seat]
    for part, value in zip(("number", "other"), event.numbers, strict=False):
        values[part] = value
    if len(event.numbers) > 1 and 0 <= event.numbers[1] < game.players:
        values["other"] = called[event.numbers[1]]
    if len(event.numbers) > 2:
        values["key"] = game.colours[event.numbers[2]]
    key = slug(event.key)
    found = first([f"{game.id}-note-{key}", f"table-note-{key}"], lang, **values)
    if found is not None:
        return found
    about = f"{values['seat']}: " if event.seat >= 0 else ""
    return " ".join([about + readable(event.key), *[str(value) for part, value in values.items() if part != "seat"]])


def tell(event: Event, game: Game, lang: str, names: list[str] | None = None) -> str | None:
    """One event as a line for the log; nothing for what needs no words."""
    lines = story([event], game, lang, names)
    return lines[0] if lines else None


def story(events: list[Event], game: Game, lang: str, names: list[str] | None = None) -> list[str]:
    """Events in a row as lines for the log: cards that went together in one line, and nothing twice."""
    return Story(game, lang, names_of(game.players, lang) if names is None else names).tell(events)


class Story:
    """Events being told."""

    def __init__(self, game: Game, lang: str, names: list[str]) -> None:
        self.game = game
        self.lang = lang
        self.names = names
        self.places = game.layout.places
        self.lines: list[str] = []
        self.shown: dict[int, Counter[int]] = {}
        """By seat the cards of the last moves that have been named already."""

    def tell(self, events: list[Event]) -> list[str]:
        heard = [event for i, event in enumerate(events) if not self.plain_draw(event, events[i + 1 : i + 2])]
        i = 0
        while i < len(heard):
            event = heard[i]
            i += 1
            if event.kind == CARDS:
                run = [event]
                while i < len(heard) and self.together(event, heard[i]):
                    run.append(heard[i])
                    i += 1
                self.tell_cards(run)
            elif event.kind == MOVE and event.move is not None:
                if i < 2 or heard[i - 2].kind != MOVE:  # sealed choices are told in a row
                    self.shown = {}
                opened = heard[i] if i < len(heard) and heard[i].kind == SHOW and heard[i].cell >= 0 else None
                if opened is None:
                    self.tell_move(event.seat, event.move)
                else:
                    self.tell_opened(event.seat, opened)
            elif event.kind == SHOW and self.opened(event):
                self.line("turns", cards=cards(self.game, [event.face] * event.n))
            elif event.kind == NOTE:
                self.lines.append(note(event, self.game, self.lang, self.names))
            elif event.kind == LOOK:
                self.tell_look(event)
            elif event.kind == SHOW and not self.places[event.src].pile:
                self.line("turns", cards=cards(self.game, [event.face] * event.n))
            elif event.kind == SHUFFLE:
                self.line("shuffle", place=place(self.game, self.places[event.src], self.lang))
            elif event.kind == OVER and not self.said_why_over(heard, i - 2):
                self.line("over")
        return [line for line in self.lines if line]

    def plain_draw(self, event: Event, following: list[Event]) -> bool:
        """Whether a move only brings cards into the mover's hand, or turns up their own: the cards say it all."""
        if event.kind != MOVE or not following or following[0].kind != CARDS:
            return False
        src, dst = self.places[following[0].src], self.places[following[0].dst]
        if src.owner == event.seat:
            return not opened(src) and src.eyes != OWNER and opened(dst)
        return dst.eyes == OWNER and dst.owner == event.seat

    def said_why_over(self, events: list[Event], i: int) -> bool:
        """Whether the event before the end of a round was a note, which says as much and more."""
        return i >= 0 and events[i].kind == NOTE

    def line(self, key: str, /, **values: object) -> None:
        self.lines.append(say(f"tell-{key}", self.lang, **values) or "")

    def tell_move(self, seat: int, move: Move) -> None:
        self.shown[seat] = Counter(move.cards)
        self.lines.append(told(self.game, self.names[seat], move, self.lang, self.names))

    def opened(self, shown: Event) -> bool:
        """Whether cards that are shown lie in a bag that nobody sees."""
        src = self.places[shown.src]
        return shown.cell < 0 and not src.pile and src.eyes == NOBODY and shown.face >= 0

    def tell_opened(self, seat: int, shown: Event) -> None:
        """A move that turned up a card of a grid: both in one line."""
        card = cards(self.game, [shown.face])
        self.line("opens", name=self.names[seat], number=shown.cell + 1, cards=card)

    def together(self, one: Event, other: Event) -> bool:
        """Whether two movements of cards are one to those who watch."""
        if other.kind != CARDS or other.dst != one.dst:
            return False
        a, b = self.places[one.src], self.places[other.src]
        return (opened(a) and opened(b)) or one.src == other.src

    def tell_cards(self, run: list[Event]) -> None:
        src, dst = self.places[run[0].src], self.places[run[0].dst]
        known: list[int] = []
        unknown = 0
        if opened(src) and dst.eyes != OWNER and not opened(dst):
            self.tell_group(src, dst, count(sum([event.n for event in run]), self.lang))
            return
        for event in run:
            fresh = event.n
            if event.face >= 0 and src.eyes == OWNER and src.owner in self.shown:
                named = min(fresh, self.shown[src.owner][event.face])
                self.shown[src.owner][event.face] -= named
                fresh -= named
            if event.face < 0:
                unknown += event.n
            else:
                known += [event.face] * fresh
        if known:
            self.tell_group(src, dst, cards(self.game, known))
        if unknown and not self.laid_unseen(src, dst):
            self.tell_group(src, dst, count(unknown, self.lang))

    def laid_unseen(self, src: Place, dst: Place) -> bool:
        """Whether a player lays what nobody is to see, so that the move has said all there is to say."""
        return src.eyes == OWNER and dst.eyes == NOBODY and src.owner in self.shown

    def tell_group(self, src: Place, dst: Place, what: str) -> None:
        if src.eyes == OWNER and dst.eyes == OWNER and src.owner == dst.owner:
            return
        if src.eyes == OWNER and dst.eyes == OWNER:
            self.line("gives", name=self.names[src.owner], other=self.names[dst.owner], cards=what)
        elif dst.owner >= 0 and src.owner < 0 and src.columns > 0:
            self.line("takes", name=self.names[dst.owner], cards=what)
        elif dst.owner >= 0 and src.owner == dst.owner and src.eyes == NOBODY and dst.eyes == EVERYBODY:
            self.line("move", name=self.names[dst.owner], move=what)
        elif dst.owner >= 0 and src.eyes == EVERYBODY and dst.eyes == NOBODY and not dst.top_open:
            self.line("takes", name=self.names[dst.owner], cards=what)
        elif dst.eyes == OWNER:
            drawn = src.pile and src.eyes != EVERYBODY
            self.line("draws" if drawn else "takes", name=self.names[dst.owner], cards=what)
        elif src.eyes == OWNER:
            self.line("lays", name=self.names[src.owner], cards=what, place=place(self.game, dst, self.lang))
        elif not opened(src) and opened(dst):
            if src.owner < 0:
                self.line("turns", cards=what, place=place(self.game, dst, self.lang))
            elif dst.pile or dst.owner != src.owner:
                self.line("turns-up", name=self.names[src.owner], cards=what)
        elif opened(src) and not opened(dst) and dst.owner < 0:
            self.line("swept", cards=what)

    def tell_look(self, event: Event) -> None:
        where = self.places[event.src]
        called = self.names[where.owner] if where.owner >= 0 else place(self.game, where, self.lang)
        if event.cards:
            self.line("looks-at", name=self.names[event.seat], other=called, cards=cards(self.game, event.cards))
        else:
            self.line("looks", name=self.names[event.seat], other=called)


def opened(where: Place) -> bool:
    """Whether cards that come to lie on top there lie open to all."""
    return where.eyes == EVERYBODY or where.top_open


# Public numbers


def fact(
    game: Game,
    fact: Fact,
    values: list[int],
    lang: str,
    names: list[str] | None = None,
    beside: dict[str, int] | None = None,
) -> str:
    """A public number of the game in a few words; empty for one that the table shows in some other way.

    A sentence may depend on the game's other numbers, which `beside` has by name; those it lacks have their usual
    values.
    """
    called = names_of(game.players, lang) if names is None else names
    spoken = [value_of(game, fact, value, lang, called) for value in values]
    shown = spoken[0] if len(spoken) == 1 else ", ".join([str(value) for value in spoken])
    key = fact.words[values[0]] if fact.words and 0 <= values[0] < len(fact.words) else ""
    others: dict[str, object] = {other.name: other.default for other in game.facts if other.width == 1}
    told = {**others, **(beside or {}), "value": shown, "key": key}
    found = first([f"{game.id}-fact-{slug(fact.name)}", f"fact-{slug(fact.name)}"], lang, **told)
    return f"{readable(fact.name)}: {shown}" if found is None else found


def seat_fact(game: Game, fact: Fact, value: int, lang: str) -> str | None:
    """A public number that belongs to a seat, as coins do; nothing if it is not known to be one."""
    return first([f"{game.id}-seat-fact-{slug(fact.name)}", f"seat-fact-{slug(fact.name)}"], lang, value=value)


def value_of(game: Game, fact: Fact, value: int, lang: str, names: list[str]) -> object:
    if fact.words:
        return word(fact.words[value], lang) if 0 <= value < len(fact.words) else "–"
    if fact.low == -1 and fact.high == game.players - 1:
        return names[value] if value >= 0 else "–"
    return value
