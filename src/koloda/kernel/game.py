"""A game with its players and options: immutable, and the maker of states."""

from __future__ import annotations

from koloda.kernel import matches, notation, views
from koloda.kernel.cells import i64, mypyc_attr, vec
from koloda.kernel.chance import Chance, Seeded
from koloda.kernel.errors import Malformed, Reason
from koloda.kernel.knowing import UNKNOWN
from koloda.kernel.moves import Move, Offer, Table
from koloda.kernel.options import Option, Value, choice
from koloda.kernel.places import HOLE, Layout, Place
from koloda.kernel.state import State


class Fact:
    """A public number of a state as notation knows it: a name, how many values, their range and words for them."""

    def __init__(
        self, name: str, low: int, high: int, *, default: int = 0, width: int = 1, words: list[str] | None = None
    ) -> None:
        self.name = name
        self.low = low
        self.high = high
        self.default = default
        self.width = width
        self.words: list[str] = [] if words is None else words


def seat_fact(name: str, players: int, default: int = -1) -> Fact:
    """A public seat; −1 stands for nobody."""
    return Fact(name, -1, players - 1, default=default)


def flag_fact(name: str, default: int = 0) -> Fact:
    return Fact(name, 0, 1, default=default)


def a_seed(seed: object, missing: str) -> int:
    """A seed, which comes from outside: a whole number."""
    if seed is None:
        raise Malformed("seed", missing)
    if not isinstance(seed, int) or isinstance(seed, bool):
        raise Malformed("seed", f"seed: {str(seed)[:40]!r} is not a whole number")
    return seed


SIZE = choice("size", ["full", "tiny"], "")


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game's rules with a number of players and options.

    A game of its own sets `id`, `least`, `most` and the clauses below, lists its `options`, and builds
    faces, deck, places, facts and moves in `set_up`. `rules` is the newest version of its rules, `version`
    the one in force: a change that would alter an old record raises `rules` and asks for `version`. Sealed
    choices are told to all once they are revealed, unless `shows_sealed` is False. In a `watchful` game to see
    what can be done is part of the game: a table offers every move alike, possible or not (COM-7). Where
    `calls_first` is set, whoever may call has time for it: the serial order asks the seat in turn last.
    """

    id: str = ""
    least: int = 2
    most: int = 2
    rules: int = 1
    turn_clause: str = "COM-1"
    end_clause: str = "COM-5"
    rest: str = "box"
    low_wins: bool = False
    shows_sealed: bool = True
    watchful: bool = False
    calls_first: bool = False

    def __init__(
        self, players: int | None = None, options: dict[str, object] | None = None, version: int | None = None
    ) -> None:
        self.verb_clauses: dict[str, str] = {}
        self.describe_game()
        if version is not None and not 1 <= version <= self.rules:
            raise Malformed("rules", f"{self.id} has rules versions 1 to {self.rules}, not {version}")
        self.version = self.rules if version is None else version
        if players is None:
            players = min(max(4, self.least), self.most)
        if players < self.least or players > self.most:
            number = f"{self.least} to {self.most}" if self.least < self.most else str(self.most)
            raise Malformed("players", f"{self.id} is for {number} players, not {players}")
        self.players = players
        self.options: dict[str, Value] = self.read_options({} if options is None else options)
        self.tiny = self.options["size"] == "tiny"
        self.faces: list[str] = []
        self.colours: list[str] = []
        self.deck: list[int] = []
        self.places: list[Place] = []
        self.facts: list[Fact] = []
        self.table = Table()
        self.set_up()
        self.face_of = {text: face for face, text in enumerate(self.faces)}
        self.layout = Layout(players, self.places, len(self.faces), sum(self.deck))
        self.packet = vec[i64]([face for face, n in enumerate(self.deck) for _ in range(n)])
        self.desk = Offer(len(self.table.moves))
        self.spread = vec[i64]([0] * len(self.packet))
        self.fact_count = sum([fact.width for fact in self.facts])

    # What a game says

    def describe_game(self) -> None:
        """Set id, least, most and the clauses named above; `verb_clauses` for moves that have a clause of their own."""
        raise NotImplementedError

    def option_list(self) -> list[Option]:
        """The options of this game; `size` is added by the kernel."""
        return []

    def set_up(self) -> None:
        """Fill faces, colours, deck, places, facts and the table of moves."""
        raise NotImplementedError

    def blank(self) -> State:
        """An empty state of this game."""
        raise NotImplementedError

    # Options

    def all_options(self) -> list[Option]:
        return [*self.option_list(), SIZE]

    def read_options(self, given: dict[str, object]) -> dict[str, Value]:
        known = {option.name: option for option in self.all_options()}
        for name in given:
            if name not in known:
                raise Malformed("option", f"{self.id} has no option {name[:40]!r}; it has {', '.join(known)}")
        read: dict[str, Value] = {}
        for name, option in known.items():
            read[name] = option.read(given[name], self.players) if name in given else option.usual(read)
        return read

    def flag(self, name: str) -> bool:
        return self.options[name] is True

    def amount(self, name: str) -> int:
        value = self.options[name]
        return value if isinstance(value, int) else 0

    def word(self, name: str) -> str:
        return str(self.options[name])

    def agreed_seat(self, name: str, chance: Chance) -> int:
        """A seat option's value, drawn by chance when it is `random`."""
        value = self.options[name]
        return value if isinstance(value, int) else int(chance.below(self.players))

    # Rounds

    def deal(self, seed: object = None, *, chance: Chance | None = None, carry: list[int] | None = None) -> State:
        """A new round, from a seed or from a source of chance."""
        state = self.blank()
        state.clear()
        if chance is None:
            chance = Seeded(a_seed(seed, "a deal needs a seed or a source of chance"))
        state.chance = chance
        state.deal([] if carry is None else carry)
        return state

    def shuffled(self, chance: Chance, size: int = -1) -> vec[i64]:
        """The deck (or its first `size` cards) in random order, on a buffer used again."""
        n = len(self.packet) if size < 0 else size
        i: i64 = 0
        while i < n:
            self.spread[i] = self.packet[i]
            i += 1
        chance.shuffle(self.spread, n)
        return self.spread

    def resample(self, view: State, chance: Chance) -> State:
        """A whole state that fits a view, drawn by chance."""
        if view.game is not self and not self.like(view.game):
            raise Malformed("view", f"this is no view of this game: {view.game.id} for {view.game.players} players")
        return views.resample(view, chance)

    def like(self, other: Game) -> bool:
        """Whether another game has the same rules, players and options."""
        return (
            self.id == other.id
            and self.players == other.players
            and self.version == other.version
            and self.options == other.options
        )

    def see(self, state: State, viewer: int | None, memory: bool) -> State:
        """A state's view for a seat, None for a spectator."""
        return views.see(state, viewer, memory)

    # Text

    def move(self, text: str) -> Move:
        """The move of that text."""
        return self.table.find(text)

    def text(self, move: Move) -> str:
        """A move's text."""
        return move.text

    def lying(self, state: State, pile: int) -> list[str]:
        """The cards of a pile from the bottom up, one text each, as a table shows them; `?` is a card not seen.

        Of a grid what is in every cell, `-` for a hole. A game in which a lying card stands for another (`W=R`), or
        whose piles are rows or are made of groups, says so here.
        """
        cells = int(state.past_end(pile) - state.layout.start[pile])
        faces = [int(state.at(pile, i)) for i in range(cells)]
        return ["-" if face == HOLE else "?" if face == UNKNOWN else self.faces[face] for face in faces]

    def write(self, state: State) -> str:
        return notation.write(state)

    def position(self, text: str, chance: Chance | None = None) -> State:
        """The state (or view) a text describes; it remembers nothing, and chance is supplied anew."""
        return notation.read(self, text, chance)

    def clause_of(self, move: Move) -> str:
        """The clause that speaks of such moves."""
        return self.verb_clauses.get(move.verb, self.turn_clause)

    def describe(self, move: Move) -> dict[str, object]:
        """A move's parts: verb, cards, place, seat, rank, colour, named, number, to, text; those it has.

        `rank` and `colour` are those of the card that is laid, or that it stands for; `named` is a colour that the
        mover names beside it.
        """
        self.table.check(move)
        parts: dict[str, object] = {"verb": move.verb, "text": move.text}
        if move.cards:
            parts["cards"] = [self.faces[face] for face in move.cards]
        if move.place >= 0:
            parts["place"] = self.places[move.place].name
        if move.seat >= 0:
            parts["seat"] = move.seat
        if move.rank >= 0:
            parts["rank"] = move.rank
        if move.colour >= 0:
            parts["colour"] = self.colours[move.colour]
        if move.named >= 0:
            parts["named"] = self.colours[move.named]
        if move.amount >= 0:
            parts["number"] = move.amount
        if move.to >= 0:
            parts["to"] = move.to
        return parts

    def ties(self, move: Move) -> bool:
        """Whether a call may be made by several seats at the same instant, with a result of its own."""
        return False

    def not_now(self) -> Reason:
        """The reason of last resort: the rules offer something else at this moment."""
        return Reason(self.turn_clause, "not_now")

    # Results and matches

    def returns(self, scores: list[int]) -> list[int]:
        """Scores as numbers of which more is better."""
        return [-score for score in scores] if self.low_wins else scores

    def match(self, seed: object = None, chances: matches.Chances | None = None) -> matches.Match:
        """A match from a seed, or from whatever hands out each round's chance."""
        if chances is None:
            chances = matches.SeededChances(a_seed(seed, "a match needs a seed or a source of chance for its rounds"))
        return matches.Match(self, chances)

    def rounds(self) -> int:
        """How many rounds a match has; 0 when something else ends it."""
        value = self.options.get("rounds", 1)
        return value if isinstance(value, int) else 0

    def first_totals(self) -> list[int]:
        """What everybody has when the match begins."""
        return [0] * self.players

    def first_carry(self, chance: Chance) -> list[int]:
        """What the first round begins with."""
        return []

    def next_carry(self, state: State, carry: list[int]) -> list[int]:
        """What the next round begins with, given how this one began and ended."""
        return carry

    def settle(self, match: matches.Match, state: State) -> None:
        """Enter a finished round into the totals."""
        for seat, score in enumerate(state.scores):
            match.totals[seat] += score

    def match_over(self, match: matches.Match) -> bool:
        """Whether the match ends with the round just settled."""
        return match.time_up or 0 < self.rounds() <= len(match.results)

    def winners(self, match: matches.Match) -> list[int]:
        """Who has won the finished match; several share it."""
        best = min(match.totals) if self.low_wins else max(match.totals)
        return [seat for seat, total in enumerate(match.totals) if total == best]

    def why_no_loan(self, match: matches.Match, lender: int, borrower: int, number: int) -> Reason | None:
        """Why a loan between rounds is not possible; games without coins know none."""
        return Reason(self.end_clause, "no_loans")

    def lend(self, match: matches.Match, lender: int, borrower: int, number: int) -> None:
        """Carry out a loan between rounds."""
