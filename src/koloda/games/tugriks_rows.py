"""The rows of Tugriks: which of their places are filled, which are open, and who binds whom to a colour.

A row's places are numbered from its low end (usually 0) to its high end (X). What lies in a row lies
there openly; the two masks kept beside it, of filled places and of places where a Genie or Row Choice
stands uncovered, only spare a look through the pile.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from koloda.games.tugriks_deck import FIVE, NUMBERS, TEN, Deck
from koloda.kernel.cells import i64, vec
from koloda.kernel.errors import Malformed
from koloda.kernel.state import State

if TYPE_CHECKING:
    from koloda.kernel.game import Game


class RowRules:
    """The measure of the rows, taken from the deck."""

    def __init__(self, deck: Deck, first: int) -> None:
        self.colours: i64 = len(deck.colours)
        self.length: i64 = len(deck.numbers)
        self.numbers = vec[i64](deck.numbers)
        self.place_of = vec[i64]([deck.numbers.index(n) if n in deck.numbers else -1 for n in range(len(NUMBERS))])
        self.five: i64 = deck.numbers.index(FIVE)
        self.full: i64 = (1 << len(deck.numbers)) - 1
        self.ends: i64 = sum([1 << i for i, n in enumerate(deck.numbers) if n in (0, TEN)])
        self.genie: i64 = len(deck.colours) * len(deck.numbers)
        self.choice: i64 = self.genie + 1
        self.first: i64 = first
        self.flags = vec[i64]([0] * (len(deck.copies) + 2))


class RowState(State):
    """A state with rows and demands; who lays and pays comes on top."""

    def __init__(self, game: Game, rows: RowRules) -> None:
        super().__init__(game)
        self.rowing = rows
        self.filled = vec[i64]([0] * int(rows.colours))
        self.stands = vec[i64]([0] * int(rows.colours))
        self.named: i64 = -1
        self.owed: i64 = 0
        self.bound_row: i64 = -1

    # What lies in the rows

    def read_rows(self) -> None:
        """Take the masks from the cards that lie in the rows, the lowest first."""
        rules = self.rowing
        colour: i64 = 0
        while colour < rules.colours:
            self.filled[colour] = 0
            self.stands[colour] = 0
            i: i64 = 0
            while i < self.size[rules.first + colour]:
                self.read_card(colour, self.at(rules.first + colour, i), self.tag_at(rules.first + colour, i))
                i += 1
            colour += 1

    def read_card(self, colour: i64, face: i64, tag: i64) -> None:
        rules = self.rowing
        stands = face >= rules.genie
        place = face - colour * rules.length
        if stands:
            place = rules.place_of[tag] if tag < len(rules.place_of) else -1
        if place < 0 or place >= rules.length or (stands and place == rules.five):
            raise Malformed("position", f"{self.game.faces[face]}:{tag} cannot lie in row{colour}")
        self.fill_place(colour, place, stands)

    def fill_place(self, colour: i64, place: i64, stands: bool) -> bool:
        """Mark a card that comes to lie in a row; tells whether it was the row's last open place (TUG-8)."""
        bit: i64 = 1 << place
        before = self.filled[colour]
        self.filled[colour] = before | bit
        if stands:
            self.stands[colour] = self.stands[colour] | bit
        else:
            self.stands[colour] = self.stands[colour] & ~bit
        return before | bit == self.rowing.full and before != self.rowing.full

    def complete(self, colour: i64) -> bool:
        return self.filled[colour] == self.rowing.full

    def started(self, colour: i64) -> bool:
        return self.filled[colour] >> self.rowing.five & 1 != 0

    # What may be added

    def ends_lying(self) -> i64:
        """The ends, 0 and X, that lie on the table in any colour."""
        lying: i64 = 0
        colour: i64 = 0
        while colour < self.rowing.colours:
            lying |= self.filled[colour]
            colour += 1
        return lying & self.rowing.ends

    def open_places(self, colour: i64, ends: i64) -> i64:
        """The places of a row that a card may fill now, as far as the rows alone go."""
        rules = self.rowing
        filled = self.filled[colour]
        if not filled >> rules.five & 1:
            return 1 << rules.five  # TUG-4, TUG-5.1
        opened: i64 = ends & ~filled  # TUG-5.3
        place = rules.five - 1  # TUG-5.2, TUG-6
        while place >= 0 and filled >> place & 1:
            place -= 1
        if place >= 0:
            opened |= 1 << place
        place = rules.five + 1
        while place < rules.length and filled >> place & 1:
            place += 1
        if place < rules.length:
            opened |= 1 << place
        return opened

    def may_add(self, colour: i64) -> bool:
        """Whether the demands in force let a card into this row (TUG-10, TUG-13)."""
        if self.owed > 0:
            return colour == self.named
        return self.bound_row < 0 or colour == self.bound_row

    def may_choose(self, colour: i64) -> bool:
        """The same for a Row Choice, which only a Colour Choice binds (TUG-11)."""
        return self.owed == 0 or colour == self.named

    def mark_fitting(self, flags: vec[i64]) -> None:
        """Flag 1 for every card that could be laid now, 0 for the others."""
        rules = self.rowing
        flags[rules.genie] = 0
        flags[rules.choice] = 0
        ends = self.ends_lying()
        colour: i64 = 0
        face: i64 = 0
        while colour < rules.colours:
            opened = self.open_places(colour, ends)
            if opened != 0 and self.started(colour):
                if self.may_add(colour):
                    flags[rules.genie] = 1  # TUG-12
                if self.may_choose(colour):
                    flags[rules.choice] = 1
            opened |= self.stands[colour]  # TUG-5.4
            allowed = self.may_add(colour)
            place: i64 = 0
            while place < rules.length:
                flags[face] = opened >> place & 1 if allowed else 0
                face += 1
                place += 1
            colour += 1

    def holds_fitting(self, bag: i64) -> bool:
        """Whether a card in the bag could be laid now."""
        flags = self.rowing.flags
        self.mark_fitting(flags)
        face: i64 = 0
        while face < self.faces:
            if flags[face] != 0 and self.held(bag, face) > 0:
                return True
            face += 1
        return False

    # Demands

    def meet_demands(self, colour: i64, chooses_row: bool) -> None:
        """What a card laid into a row does to the demands in force."""
        if self.owed > 0:  # TUG-10
            self.owed -= 1
            if self.complete(colour):
                self.owed = 0
            if self.owed == 0:
                self.named = -1
        if chooses_row:
            self.bound_row = colour  # TUG-11
        if self.bound_row == colour and self.complete(colour):
            self.bound_row = -1  # TUG-13

    def demand_colour(self, colour: i64) -> None:
        """A Colour Choice asks for two cards of a colour, −1 if none can be named, and cancels what was (TUG-11)."""
        self.bound_row = -1
        self.named = colour
        self.owed = 2 if colour >= 0 else 0
