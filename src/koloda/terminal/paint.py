"""A view as lines of text: everything lies in the game's places, so no game needs a line of its own."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

from koloda import texts
from koloda.kernel.events import Event
from koloda.kernel.game import Game
from koloda.kernel.moves import Move
from koloda.kernel.places import OWNER, Place
from koloda.kernel.state import State
from koloda.kernel.views import uncounted

COLOURS = {
    "red": "bright_red",
    "yellow": "yellow",
    "green": "green",
    "blue": "bright_blue",
    "violet": "magenta",
}
"""How a card of a colour is tinted; its letter says the same without colour."""

WIDEST = 100
"""Wider lines than this are hard to read, whatever the terminal offers."""

TOP = 12
"""So many cards of a pile are shown, the top one last."""

ROW = 4
"""From how many cards in a row on, the middle ones are left out."""


class Painter:
    """Paints for one viewer of one game in one language."""

    def __init__(self, game: Game, lang: str, names: list[str], me: int | None) -> None:
        self.game = game
        self.lang = lang
        self.names = names
        self.me = me
        self.places = game.layout.places
        self.tints = {colour[0].upper(): COLOURS[colour] for colour in game.colours if colour in COLOURS}

    def say(self, key: str, /, **values: object) -> str:
        return texts.say(f"cli-{key}", self.lang, **values) or ""

    # Cards

    def tint(self, face: str) -> str:
        """The colour of a card's text; one that stands for another (`W=R`) has the other's."""
        bare = face.rpartition("=")[2]
        return self.tints.get(bare[0], "bold") if len(face) > 1 else "bold"

    def tinted(self, line: str, style: str = "") -> Text:
        """A line of text in which the words that are cards have their colour."""
        text = Text(style=style)
        for i, token in enumerate(line.split(" ")):
            if i:
                text.append(" ")
            bare = token.strip(",.:;()")
            text.append(token, self.tint(bare) if self.is_card(bare) else "")
        return text

    def is_card(self, token: str) -> bool:
        """Whether a word is a card's; bare numbers may be anything, so they stay plain."""
        return token.partition("×")[0] in self.game.face_of and not token.isdigit()

    def cards(self, faces: list[str]) -> Text:
        return Text(" ").join([Text(face, self.tint(face)) for face in faces])

    def bag(self, view: State, index: int) -> tuple[list[str], int]:
        """The faces in a bag that the viewer sees, in the order of the deck, and how many it does not see."""
        faces: list[str] = []
        for face, text in enumerate(self.game.faces):
            faces += [text] * int(view.held(index, face))
        return faces, int(view.size[index]) - len(faces)

    def pile(self, view: State, index: int) -> list[str]:
        """The cards of a pile from the bottom up, "?" for those the viewer does not see."""
        return self.game.lying(view, index)

    def lying(self, view: State, index: int) -> Text:
        """What lies in a place that is not a hand."""
        if self.places[index].pile:
            faces = self.pile(view, index)
            if all(face == "?" for face in faces):
                return Text(self.count(len(faces)))
            shown = [face for face in faces if face != "?" or not self.places[index].top_open][-TOP:]
            if len(shown) == len(faces):
                return self.cards(shown)
            return Text.assemble("… ", self.cards(shown), (f" ({int(view.size[index])})", "dim"))
        known, unknown = self.bag(view, index)
        if not known:
            return Text(self.count(unknown))
        text = self.cards(self.shortened(known))
        if uncounted(view, index, view.viewer):
            return Text.assemble(text, " + ?")
        return Text.assemble(text, f" + {unknown}") if unknown else text

    def shortened(self, faces: list[str]) -> list[str]:
        """Many neighbours of one colour as the first and the last of them; of ranks in all colours the rank alone."""
        firsts = self.whole_ranks(faces)
        if firsts:
            return [face.removeprefix(firsts[0][0]) for face in self.shortened(firsts)]
        shown: list[str] = []
        i = 0
        while i < len(faces):
            end = i
            while end + 1 < len(faces) and self.neighbours(faces[end], faces[end + 1]):
                end += 1
            shown += faces[i : end + 1] if end - i < ROW else [faces[i], "…", faces[end]]
            i = end + 1
        return shown

    def whole_ranks(self, faces: list[str]) -> list[str]:
        """Where several ranks lie in all colours and nothing else, the cards of the first colour."""
        letters = list(self.tints)
        firsts = [face for face in faces if face[0] == letters[0]] if len(letters) > 1 else []
        whole = sorted(letter + face[1:] for letter in letters for face in firsts)
        return firsts if len(firsts) > 1 and whole == sorted(faces) else []

    def neighbours(self, one: str, other: str) -> bool:
        return one[0] == other[0] and one[0] in self.tints and self.game.face_of[other] == self.game.face_of[one] + 1

    def count(self, n: int) -> str:
        return texts.say("count-cards", self.lang, n=n) or str(n)

    # The table

    def place_name(self, place: Place) -> str:
        return texts.place(self.game, place, self.lang)

    def table(self, view: State) -> list[Text | Table]:
        """Seats from the viewer's left on, then what lies in the middle, then the public numbers."""
        seats = Table.grid(padding=(0, 2, 0, 0))
        seats.add_column(width=1)
        for _ in range(2):
            seats.add_column(no_wrap=True)
        seats.add_column(ratio=1)
        first = 0 if self.me is None else self.me + 1
        for step in range(self.game.players):
            seats.add_row(*self.seat(view, (first + step) % self.game.players))
        return [seats, *self.middle(view)]

    def seat(self, view: State, seat: int) -> list[Text]:
        """One seat's line: whose turn, the name, the cards in hand, and what lies before it."""
        decides = not view.over and (view.turn == seat or bool(view.sealed >> seat & 1))
        name = Text(self.names[seat], "bold" if decides or seat == self.me else "")
        if seat == self.me:
            name.append(f" ({self.say('you')})", "dim")
        return [
            Text(">" if decides else " ", "bold"),
            name,
            Text(self.in_hand(view, seat)),
            Text("  ").join([*self.numbers_of(view, seat), *self.before(view, seat)]),
        ]

    def in_hand(self, view: State, seat: int) -> str:
        """How many cards a seat holds, or whether it holds any, where that is all one sees; nothing without hands."""
        mine = [i for i, place in enumerate(self.places) if place.owner == seat and is_hand(place)]
        if any(uncounted(view, i, view.viewer) and not view.bare(i) for i in mine):
            return self.say("some-cards")
        return self.count(sum(int(view.size[i]) for i in mine)) if mine else ""

    def before(self, view: State, seat: int) -> list[Text]:
        """What lies before a seat; its kind is named only where there is more than one."""
        mine = [(i, place) for i, place in enumerate(self.places) if place.owner == seat and not is_hand(place)]
        lines: list[Text] = []
        for i, place in mine:
            if view.size[i] > 0:
                label = f"{self.place_name(place)}: " if len(mine) > 1 else ""
                lines.append(Text.assemble((label, "dim"), self.lying(view, i)))
        return lines

    def middle(self, view: State) -> list[Text]:
        """The places that belong to nobody: open ones on lines of their own, closed ones together."""
        open_lines: list[Text] = []
        closed: list[str] = []
        for i, place in enumerate(self.places[:-1]):
            if place.owner >= 0 or view.size[i] == 0:
                continue
            if place.columns > 0:
                open_lines += self.grid(view, i)
                continue
            lying = self.lying(view, i)
            if lying.plain == self.count(int(view.size[i])):
                closed.append(f"{self.place_name(place)}: {lying.plain}")
            else:
                open_lines.append(Text.assemble((f"   {self.place_name(place)}: ", "dim"), lying))
        numbers = " · ".join(self.numbers(view))
        last = [Text(f"   {line}", style) for line, style in ((" · ".join(closed), "dim"), (numbers, "")) if line]
        return [*open_lines, *last]

    def grid(self, view: State, index: int) -> list[Text]:
        """A grid row by row: the number of a card that lies face down, an open card, nothing where none is left."""
        lines: list[Text] = []
        columns = self.places[index].columns
        cells = self.pile(view, index)
        widest = max(len(face) for face in [*self.game.faces, str(len(cells))])
        for start in range(0, len(cells), columns):
            line = Text("   ")
            for i in range(start, start + columns):
                up = view.lies_open(index, i)
                text = cells[i] if up else " " if cells[i] == "-" else str(i + 1)
                line.append(" " * (widest + 2 - len(text)))
                line.append(text, self.tint(text) if up else "dim")
            lines.append(line)
        return lines

    def numbers(self, view: State) -> list[str]:
        """The public numbers of the game that are worth a word and not what they always are."""
        lines: list[str] = []
        facts = self.facts(view)
        beside = {fact.name: values[0] for fact, values in facts if fact.width == 1}
        for fact, values in facts:
            if texts.seat_fact(self.game, fact, 0, self.lang) is None and values != [fact.default] * fact.width:
                lines.append(texts.fact(self.game, fact, values, self.lang, self.names, beside))
        return [line for line in lines if line]

    def numbers_of(self, view: State, seat: int) -> list[Text]:
        """The public numbers that belong to a seat."""
        lines: list[Text] = []
        for fact, values in self.facts(view):
            if fact.width == self.game.players:
                line = texts.seat_fact(self.game, fact, values[seat], self.lang)
                if line:
                    lines.append(Text(line))
        return lines

    def facts(self, view: State) -> list[tuple[texts.Fact, list[int]]]:
        values = view.facts()
        found: list[tuple[texts.Fact, list[int]]] = []
        at = 0
        for fact in self.game.facts:
            found.append((fact, values[at : at + fact.width]))
            at += fact.width
        return found

    def hand(self, view: State) -> list[Text]:
        """The viewer's own cards, sorted, and those picked for the next move."""
        lines: list[Text] = []
        for i, place in enumerate(self.places):
            if place.owner == self.me and is_hand(place) and (view.size[i] > 0 or not lines):
                faces = self.pile(view, i) if place.pile else self.bag(view, i)[0]
                title = self.say("hand") if not lines else self.place_name(place)
                lines.append(Text.assemble((f"{title}: ", "bold"), self.cards(faces)))
        if len(view.picks) > 0:
            picked = [self.game.table.moves[number].text for number in view.picks]
            lines.append(Text.assemble((f"{self.say('picked')}: ", "bold"), self.tinted(" ".join(picked))))
        return lines

    def left_over(self, view: State) -> list[Text]:
        """What everybody still holds when the round is over and hands are open."""
        lines: list[Text] = []
        for i, place in enumerate(self.places):
            if is_hand(place) and place.opens and view.size[i] > 0:
                faces = self.pile(view, i) if place.pile else self.bag(view, i)[0]
                lines.append(Text.assemble((f"   {self.names[place.owner]}: ", "dim"), self.cards(faces)))
        return [Text(self.say("left-over"), "bold"), *lines] if lines else []

    # Moves

    def move(self, view: State, move: Move) -> Text:
        """A move as it is typed, with what it means where that is not plain, and whom it takes something from."""
        text = self.tinted(move.text)
        words = texts.said(self.game, move, self.lang, self.names)
        if words != move.text:
            text.append(f" ({words})", "dim")
        victims = [preview.seat for preview in view.preview(int(view.viewer), move) if preview.seat >= 0]
        if victims:
            text.append(f" → {', '.join([self.names[seat] for seat in victims])}", "italic")
        return text

    def offer(
        self, view: State, moves: list[Move], marks: list[str], width: int, whole: bool
    ) -> tuple[list[Text], dict[int, Move]]:
        """The moves in columns, and which of them a number stands for: only what is shown is chosen by its number.

        When they are many and not all are asked for, as many of each size as fit a line are shown. Numbers to choose
        from are told by the first and the last, from one place to another by the form; what lies in a grid shows its
        numbers there.
        """
        if moves and all(move.place >= 0 and self.places[move.place].columns > 0 for move in moves):
            return [Text(self.say("cell"), "dim")], by_text(moves)
        if whole or len(moves) <= 24:
            cells = [labelled(mark, self.move(view, move)) for mark, move in zip(marks, moves, strict=True)]
            return columns(cells, width), {i + 1: move for i, move in enumerate(moves)}
        if all(move.amount >= 0 and move.to >= 0 for move in moves):
            ends = [*[move.amount for move in moves], *[move.to for move in moves]]
            return [Text(f"  {self.say('put-how', verb=moves[0].verb, low=min(ends), high=max(ends))}")], {}
        if all(move.amount >= 0 and not move.cards for move in moves):
            return [Text(f"  {moves[0].text} … {moves[-1].text}")], by_text(moves)
        groups: dict[int, list[int]] = {}
        for i, move in enumerate(moves):
            groups.setdefault(len(move.cards), []).append(i)
        lines: list[Text] = []
        numbered: dict[int, Move] = {}
        for size in sorted(groups):
            line, n = shortest([labelled(marks[i], self.move(view, moves[i])) for i in groups[size]], width)
            lines.append(line)
            numbered |= {i + 1: moves[i] for i in groups[size][:n]}
        return lines, numbered

    def story(self, events: list[Event]) -> list[Text]:
        told = texts.story(events, self.game, self.lang, self.names)
        return [self.tinted(line) for line in told]


def is_hand(place: Place) -> bool:
    return place.eyes == OWNER


def labelled(mark: str, move: Text) -> Text:
    return Text.assemble((f"{mark} ", "dim"), move)


def columns(cells: list[Text], width: int) -> list[Text]:
    """Cells in as many columns as fit, read along the lines."""
    if not cells:
        return []
    widest = max(cell.cell_len for cell in cells)
    per_line = max(1, (width - 2) // (widest + 3))
    lines: list[Text] = []
    for start in range(0, len(cells), per_line):
        line = Text("  ")
        for cell in cells[start : start + per_line]:
            line.append_text(cell)
            line.append(" " * (widest + 3 - cell.cell_len))
        line.rstrip()
        lines.append(line)
    return lines


def by_text(moves: list[Move]) -> dict[int, Move]:
    """Moves whose text is a number, by that number."""
    return {int(move.text): move for move in moves if move.text.isdigit()}


def shortest(cells: list[Text], width: int) -> tuple[Text, int]:
    """One line of cells with how many more there are, and how many it shows."""
    line = Text("  ")
    for i, cell in enumerate(cells):
        rest = f"… +{len(cells) - i}"
        if line.cell_len + cell.cell_len + 3 + len(rest) > width and i:
            line.append(rest, "dim")
            return line, i
        line.append_text(cell)
        line.append("   ")
    line.rstrip()
    return line, len(cells)


def width_of(console: Console) -> int:
    return min(console.width, WIDEST)
