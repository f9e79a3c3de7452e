"""Positions and views as one line of text, both ways. See docs/notation.md.

`donkey turn=1 lead=0 size=3 hand0=6*3,J hand1=?13 box=?57`: the game's id, then what differs from an
empty table. Bags list faces with counts, piles list cards from the bottom up, grids cell by cell. In a view
`?` stands for cards the viewer does not know, and `sure.`, `in.` and `not.` carry what it remembers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from koloda.kernel.cells import i64, vec
from koloda.kernel.chance import Chance
from koloda.kernel.errors import Malformed
from koloda.kernel.knowing import SEEN, TAG, UNKNOWN
from koloda.kernel.places import HOLE
from koloda.kernel.state import WHOLE, State
from koloda.kernel.views import HIDDEN, known_cards, uncounted, unknown_cells

if TYPE_CHECKING:
    from koloda.kernel.game import Fact, Game


# Writing


def write(state: State) -> str:
    """The one line that describes a state or a view."""
    game = state.game
    words = [game.id]
    if state.viewer != WHOLE:
        words.append(f"view={'table' if state.viewer == state.players else int(state.viewer)}")
    if state.over:
        words.append("over")
    if state.turn >= 0:
        words.append(f"turn={state.turn}")
    for name, mask in (("calls", state.callers), ("sealed", state.sealed)):
        if mask != 0:
            words.append(f"{name}={','.join(seats(mask, state.players))}")
    write_choices(state, words)
    if len(state.picks) > 0:
        words.append(f"picks={','.join([spaceless(state, number) for number in state.picks])}")
    write_facts(state, words)
    place: i64 = 0
    while place < state.layout.count:
        name = state.layout.names[place]
        if state.size[place] > 0:
            pile = state.layout.start[place] >= 0
            words.append(f"{name}={write_pile(state, place) if pile else write_bag(state, place)}")
        if state.viewer != WHOLE:
            write_memory(state, place, words)
        place += 1
    return " ".join(words)


def seats(mask: i64, players: i64) -> list[str]:
    return [str(seat) for seat in range(int(players)) if mask >> seat & 1]


def write_choices(state: State, words: list[str]) -> None:
    seat: i64 = 0
    while seat < len(state.chosen):
        chosen = state.chosen[seat]
        if chosen >= 0:
            words.append(f"chose{seat}={spaceless(state, chosen)}")
        elif chosen == HIDDEN:
            words.append(f"chose{seat}=?")
        seat += 1


def spaceless(state: State, number: i64) -> str:
    """A move's text as a part of a word."""
    return state.game.table.moves[number].text.replace(" ", "_")


def write_facts(state: State, words: list[str]) -> None:
    values = state.facts()
    at = 0
    for fact in state.game.facts:
        own = values[at : at + fact.width]
        at += fact.width
        if own != [fact.default] * fact.width:
            words.append(f"{fact.name}={','.join([fact.words[v] if fact.words and v >= 0 else str(v) for v in own])}")


def write_bag(state: State, place: i64) -> str:
    listed = write_counts(state, state.count, place)
    known: i64 = 0
    face: i64 = 0
    while face < state.faces:
        known += state.count[place * state.faces + face]
        face += 1
    if known == state.size[place]:
        return listed
    unknown = f"?{state.size[place] - known}"
    return f"{unknown},{listed}" if listed else unknown


def write_counts(state: State, counts: vec[i64], place: i64) -> str:
    """The faces of a place with their counts: `6*3,8,J`."""
    parts: list[str] = []
    face: i64 = 0
    while face < state.faces:
        n = counts[place * state.faces + face]
        if n > 0:
            name = state.game.faces[face]
            parts.append(name if n == 1 else f"{name}*{n}")
        face += 1
    return ",".join(parts)


def write_pile(state: State, pile: i64) -> str:
    """The cards from the bottom up, or cell by cell: `R5,G7:3,?12,-4`; `-4` are holes in a grid.

    `:3` is a tag, in a grid `:1` a card that lies face up; `~` marks what only the viewer knows.
    """
    parts: list[str] = []
    run = 0
    sign = ""
    i = state.layout.start[pile]
    end = state.past_end(pile)
    while i < end:
        text = write_cell(state, pile, state.cells[i])
        if run > 0 and text != sign:
            parts.append(f"{sign}{run}")
            run = 0
        if text == "?" or text == "-":
            sign = text
            run += 1
        else:
            parts.append(text)
        i += 1
    if run > 0 and sign == "?":
        parts.append(f"?{run}")
    return ",".join(parts)


def write_cell(state: State, pile: i64, cell: i64) -> str:
    if state.layout.grids[pile] > 0 and cell == HOLE:
        return "-"
    face = cell & 0xFF
    tag = cell >> TAG & 0xFF
    text = "?" if face == UNKNOWN else state.game.faces[face]
    if tag > 0:
        text += f":{tag}"
    if state.viewer != WHOLE and face != UNKNOWN and cell >> SEEN != state.everybody:
        text += "~"
    return text


def write_memory(state: State, place: i64, words: list[str]) -> None:
    name = state.layout.names[place]
    if state.layout.start[place] >= 0:
        inside = write_counts(state, state.count, place)
        if inside:
            words.append(f"in.{name}={inside}")
    sure = write_counts(state, state.sure, place)
    if sure:
        words.append(f"sure.{name}={sure}")
    if len(state.barred) > 0 and state.barred[place] > 0:
        words.append(f"not.{name}={state.barred[place]}:{write_counts(state, state.bars, place)}")
    if uncounted(state, place, state.viewer):
        at = state.viewer * state.layout.count + place
        words.append(f"size.{name}={state.least[at]}-{state.most[at]}")


# Reading


class Reader:
    """One position being read; every complaint names the word that is wrong."""

    def __init__(self, game: Game, chance: Chance | None) -> None:
        self.game = game
        self.state = game.blank()
        self.state.clear()
        self.state.chance = chance
        self.filler = ""
        self.values: list[int] = []
        for fact in game.facts:
            self.values += [fact.default] * fact.width

    def read(self, text: str) -> State:
        if len(text) > 20000:
            raise Malformed("position", "a position has at most 20,000 characters")
        words = text.split()
        if not words or words[0] != self.game.id:
            raise Malformed("position", f"a position of this game begins with {self.game.id!r}")
        seen: set[str] = set()
        for word in words[1:]:
            name, sign, value = word.partition("=")
            if name in seen:
                raise self.wrong(word, "it stands there twice")
            seen.add(name)
            if word == "over":
                self.state.over = True
            elif not sign or not value:
                raise self.wrong(word, "a word has the form name=value")
            else:
                self.read_word(word, name, value)
        self.state.set_facts(self.values)
        self.fill_up()
        if self.state.viewer == WHOLE:
            self.state.forget_sizes(self.state.empty_places())
            self.open_piles()
        self.check_deciders()
        fault = self.state.fault()
        if fault:
            raise Malformed("position", f"this cannot be a position of {self.game.id}: {fault}")
        return self.state

    def check_deciders(self) -> None:
        """Somebody may decide as long as the round runs, and nobody once it is over."""
        state = self.state
        if (state.turn < 0 and state.callers == 0 and state.sealed == 0) != state.over:
            why = "nobody decides once it is over" if state.over else "say `turn=` or who else may decide, or `over`"
            raise Malformed("position", f"a round in progress has somebody who may decide: {why}")

    def wrong(self, word: str, why: str) -> Malformed:
        return Malformed("position", f"{word[:60]!r} in the position: {why}")

    def read_word(self, word: str, name: str, value: str) -> None:
        state = self.state
        at = 0
        for fact in self.game.facts:
            if fact.name == name:
                self.read_fact(word, fact, at, value)
                return
            at += fact.width
        if name == "view":
            state.viewer = state.players if value == "table" else self.seat(word, value)
        elif name == "turn":
            state.turn = self.seat(word, value)
        elif name == "calls" or name == "sealed":
            mask: i64 = 0
            for part in value.split(","):
                mask |= 1 << self.seat(word, part)
            if name == "calls":
                state.callers = mask
            elif type(state).unseal is State.unseal:
                raise self.wrong(word, f"{self.game.id} has no sealed choices")
            else:
                state.sealed = mask
                self.choices()
        elif name == "picks":
            state.picks = vec[i64]([int(self.game.move(part.replace("_", " ")).id) for part in value.split(",")])
        elif name[:5] == "chose" and name[5:].isdigit():
            self.choices()
            chooser = self.seat(word, name[5:])
            state.chosen[chooser] = HIDDEN if value == "?" else self.game.move(value.replace("_", " ")).id
        elif name in state.layout.index:
            self.read_place(word, state.layout.index[name], value)
        elif "." in name and name.split(".", 1)[1] in state.layout.index:
            self.read_memory(word, name.split(".", 1)[0], state.layout.index[name.split(".", 1)[1]], value)
        else:
            raise self.wrong(word, f"{self.game.id} knows no {name[:30]!r}")

    def choices(self) -> None:
        if len(self.state.chosen) == 0:
            self.state.chosen = vec[i64]([-1] * int(self.state.players))

    def seat(self, word: str, text: str) -> i64:
        number = self.number(word, text, 0, int(self.state.players) - 1)
        return number

    def number(self, word: str, text: str, low: int, high: int) -> int:
        digits = text[1:] if text[:1] == "-" else text
        if not (digits.isascii() and digits.isdigit()) or len(digits) > 9:
            raise self.wrong(word, f"{text[:20]!r} is not a whole number")
        value = int(text)
        if value < low or value > high:
            raise self.wrong(word, f"{value} is not between {low} and {high}")
        return value

    def read_fact(self, word: str, fact: Fact, at: int, value: str) -> None:
        parts = value.split(",")
        if len(parts) != fact.width:
            raise self.wrong(word, f"{fact.name} has {fact.width} values")
        for i, part in enumerate(parts):
            if part in fact.words:
                self.values[at + i] = fact.words.index(part)
            else:
                self.values[at + i] = self.number(word, part, fact.low, fact.high)

    def counted(self, word: str, part: str) -> tuple[int, int]:
        """A face and how many: `6*3` or `J`."""
        text, star, times = part.partition("*")
        face = self.game.face_of.get(text, -1)
        if face < 0:
            raise self.wrong(word, f"there is no card {text[:20]!r} in {self.game.id}")
        return face, self.number(word, times, 1, self.game.deck[face]) if star else 1

    def read_place(self, word: str, place: int, value: str) -> None:
        state = self.state
        pile = state.layout.start[place] >= 0
        if state.layout.grids[place] > 0:
            self.read_grid(word, place, value)
            return
        for part in value.split(","):
            if part == "*":
                self.fill_one(word)
                if pile and state.size[place] > 0:
                    raise self.wrong(word, "the other cards lie at the bottom: * comes first")
                self.filler = state.layout.names[place]
                if pile:
                    self.fill_later(word, place, value)
                    return
            elif part[:1] == "?" and ":" not in part:
                self.read_unknown(word, place, part)
            elif pile:
                self.read_card(word, place, part)
            else:
                face, n = self.counted(word, part)
                state.count[place * state.faces + face] += n
                state.size[place] += n

    def fill_one(self, word: str) -> None:
        if self.filler:
            raise self.wrong(word, "the other cards can lie in one place only")

    def read_grid(self, word: str, grid: int, value: str) -> None:
        """A grid cell by cell: cards, `?5` unknown ones, `-3` holes; or `*`, the other cards in the first cells."""
        state = self.state
        if value == "*":
            self.fill_one(word)
            self.filler = state.layout.names[grid]
            return
        cell = state.layout.start[grid]
        end = state.past_end(grid)
        for part in value.split(","):
            sign = part[:1]
            many = sign in ("?", "-") and len(part) > 1
            n = self.number(word, part[1:], 1, int(state.layout.grids[grid])) if many else 1
            if cell + n > end:
                raise self.wrong(word, f"there are only {state.layout.grids[grid]} cells")
            for _ in range(n):
                if sign == "?":
                    self.no_unknown_cards(word)
                    state.cells[cell] = UNKNOWN | state.eyes[grid] << SEEN
                elif sign != "-":
                    state.cells[cell] = self.card_in(word, grid, part)
                if sign != "-":
                    state.size[grid] += 1
                cell += 1

    def no_unknown_cards(self, word: str) -> None:
        if self.state.viewer == WHOLE:
            raise self.wrong(word, "only a view (view=… first) has unknown cards")

    def fill_later(self, word: str, pile: int, value: str) -> None:
        """The cards named on top of a pile whose rest is filled up at the end."""
        for part in value.split(",")[1:]:
            self.read_card(word, pile, part)

    def read_unknown(self, word: str, place: int, part: str) -> None:
        state = self.state
        self.no_unknown_cards(word)
        if uncounted(state, place, state.viewer):
            raise self.wrong(word, f"the unknown cards of {state.layout.names[place]} cannot be counted: say size.")
        n = self.number(word, part[1:], 1, int(state.layout.cards - state.size[place])) if len(part) > 1 else 1
        for _ in range(n):
            if state.layout.start[place] >= 0:
                at = state.layout.start[place] + state.size[place]
                state.cells[at] = UNKNOWN | state.eyes[place] << SEEN
            state.size[place] += 1

    def read_card(self, word: str, pile: int, part: str) -> None:
        state = self.state
        cell = self.card_in(word, pile, part)
        if state.size[pile] >= state.layout.cards:
            raise self.wrong(word, "there are not so many cards")
        state.cells[state.layout.start[pile] + state.size[pile]] = cell
        state.size[pile] += 1

    def card_in(self, word: str, pile: int, part: str) -> i64:
        """The cell of a pile or grid that a card's text describes."""
        state = self.state
        private = part[-1:] == "~"
        text, _, tag = part.rstrip("~").partition(":")
        face: i64 = UNKNOWN if text == "?" and state.viewer != WHOLE else self.game.face_of.get(text, -1)
        if face < 0:
            raise self.wrong(word, f"there is no card {text[:20]!r} in {self.game.id}")
        grid = state.layout.grids[pile] > 0
        tagged: i64 = self.number(word, tag, 0, 1 if grid else 255) if tag else 0
        mask = state.eyes[pile]
        if state.viewer != WHOLE and face != UNKNOWN:
            mask = mask | 1 << state.viewer if private else state.everybody
        if grid and tagged > 0:
            mask = state.everybody
        return face | tagged << TAG | mask << SEEN

    def read_memory(self, word: str, kind: str, place: int, value: str) -> None:
        state = self.state
        if state.viewer == WHOLE:
            raise self.wrong(word, "only a view (view=… first) remembers")
        if kind == "size":
            self.read_size(word, place, value)
            return
        if kind == "not":
            n, _, value = value.partition(":")
            if len(state.barred) == 0:
                state.barred = state.layout.no_sizes[:]
                state.bars = state.layout.no_cards[:]
            state.barred[place] = self.number(word, n, 1, int(state.layout.cards))
        elif kind not in ("sure", "in"):
            raise self.wrong(word, "what is remembered is written sure., in., not. or size.")
        for part in value.split(","):
            face, n_cards = self.counted(word, part)
            i = place * state.faces + face
            if kind == "not":
                state.bars[i] = 1
            elif kind == "in":
                state.count[i] = n_cards
            else:
                state.sure[i] = n_cards
                state.sures[place] += n_cards

    def read_size(self, word: str, place: int, value: str) -> None:
        """The least and the most cards that may lie where the viewer cannot count them."""
        state = self.state
        if not uncounted(state, place, state.viewer):
            raise self.wrong(word, f"the cards of {state.layout.names[place]} can be counted")
        least, _, most = value.partition("-")
        low = self.number(word, least, 0, int(state.layout.cards))
        high = self.number(word, most, low, int(state.layout.cards))
        for eye in range(int(state.players) + 1):
            state.least[eye * int(state.layout.count) + place] = low
            state.most[eye * int(state.layout.count) + place] = high

    def fill_up(self) -> None:
        """Check that no card lies twice, and lay the cards the text does not name where the rest lies."""
        state = self.state
        game = self.game
        left = vec[i64](game.deck)
        place: i64 = 0
        while place < state.layout.count:
            if state.layout.start[place] < 0:
                face: i64 = 0
                while face < state.faces:
                    left[face] -= state.count[place * state.faces + face]
                    face += 1
            else:
                i = state.layout.start[place]
                end = state.past_end(place)
                while i < end:
                    if state.cells[i] & 0xFF < HOLE:
                        left[state.cells[i] & 0xFF] -= 1
                    i += 1
            place += 1
        others: list[int] = []
        face = 0
        while face < state.faces:
            if left[face] < 0:
                raise Malformed("position", f"there are only {game.deck[face]} cards {game.faces[face]} in {game.id}")
            others += [int(face)] * int(left[face])
            face += 1
        if state.viewer != WHOLE:
            self.check_view(len(others))
        elif others:
            self.lay_others(others)

    def open_piles(self) -> None:
        """What lies open in face-up piles is seen, and remembered when it is covered."""
        state = self.state
        pile: i64 = 0
        while pile < state.layout.count:
            i: i64 = 0
            while state.layout.tops[pile] != 0 and i < state.size[pile]:
                if i + 1 == state.size[pile] or state.tag_at(pile, i) > 0:
                    state.lie_open(pile, i)
                i += 1
            pile += 1

    def check_view(self, others: int) -> None:
        """As many cards are hidden as the view leaves open, or as many as may be where they cannot be counted."""
        state = self.state
        least = 0
        most = 0
        place: i64 = 0
        while place < state.layout.count:
            at = state.viewer * state.layout.count + place
            known = known_cards(state, place)
            if state.layout.start[place] >= 0:
                hidden = unknown_cells(state, place) + known
                least += int(hidden)
                most += int(hidden)
            elif uncounted(state, place, state.viewer):
                least += max(0, int(state.least[at] - known))
                most += max(0, int(state.most[at] - known))
            else:
                least += int(state.size[place] - known)
                most += int(state.size[place] - known)
            place += 1
        if others < least or others > most:
            hidden_cards = str(least) if least == most else f"{least} to {most}"
            raise Malformed("position", f"the view leaves {others} cards open, but hides {hidden_cards}")

    def lay_others(self, others: list[int]) -> None:
        state = self.state
        name = self.filler if self.filler else self.game.rest
        place = state.layout.index[name]
        if state.layout.start[place] < 0:
            for face in others:
                state.put(face, place)
            return
        if not self.filler and state.size[place] > 0:
            place = int(state.layout.count) - 1
            for face in others:
                state.put(face, place)
            return
        if 0 < state.layout.grids[place] < len(others):
            raise Malformed("position", f"{name} has only {state.layout.grids[place]} cells for {len(others)} cards")
        top: list[i64] = []
        start = state.layout.start[place]
        i = start
        while i < start + state.size[place]:
            top.append(state.cells[i])
            i += 1
        state.size[place] = 0
        row = vec[i64](others)
        if state.chance is not None:
            state.chance.shuffle(row, len(row))
        for card in row:
            state.put(card, place)
        for cell in top:
            state.cells[start + state.size[place]] = cell
            state.size[place] += 1


def read(game: Game, text: str, chance: Chance | None) -> State:
    """The state or view a line of text describes."""
    return Reader(game, chance).read(text)
