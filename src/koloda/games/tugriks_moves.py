"""The moves of Tugriks, numbered: laying every card in every way it may be laid, then the words said at the table."""

from __future__ import annotations

from typing import Final

from koloda.games.tugriks_deck import COLOUR_CHOICE
from koloda.games.tugriks_rows import RowRules
from koloda.kernel.cells import i64, vec
from koloda.kernel.moves import CALL, Table

LAY: Final = 0
STAND: Final = 1
DRAW: Final = 2
KEEP: Final = 3
PAY: Final = 4
PASS: Final = 5
CHECK: Final = 6
OWE: Final = 7


class MoveBook:
    """Enters all moves into the table and remembers their numbers.

    A card that is laid has its colour's row in `n`; a Colour Choice the named colour in `other` (−1: none),
    a Genie or Row Choice its place in the row. A Colour Choice is entered plain, then once a colour.
    """

    def __init__(self, table: Table, faces: list[str], colours: list[str], actions: vec[i64], rows: RowRules) -> None:
        self.table = table
        self.faces = faces
        self.colours = colours
        self.rows = rows
        self.lay = vec[i64]([0] * len(faces))
        self.stand = vec[i64]([0] * (2 * len(faces)))
        for face in range(int(rows.genie)):
            self.lay[face] = self.add_card(face, -1)
            if actions[face] == COLOUR_CHOICE:
                for named in range(len(colours)):
                    self.add_card(face, named)
        for face in range(int(rows.genie)):
            self.stand[face] = self.add_wild(int(rows.genie), face)
        for face in range(int(rows.genie)):
            self.stand[len(faces) + face] = self.add_wild(int(rows.choice), face)
        self.draw: i64 = table.add("draw", "draw", kind=DRAW)
        self.keep: i64 = table.add("keep", "keep", kind=KEEP)
        self.pay: i64 = table.add("pay", "pay", kind=PAY)
        self.pass_turn: i64 = table.add("pass", "pass", kind=PASS)
        self.check: i64 = table.add("check", "check", kind=CHECK)
        self.owe: i64 = table.add("you owe", "owe", kind=OWE, manner=CALL)

    def add_card(self, face: int, named: int) -> int:
        """A real card; a Colour Choice names a colour, or none where none can be named."""
        row, place = divmod(face, int(self.rows.length))
        number = int(self.rows.numbers[place])
        text = self.faces[face] if named < 0 else f"{self.faces[face]} {self.colours[named][0].upper()}"
        return self.table.add(
            text, "lay", kind=LAY, face=face, n=row, other=named, cards=[face], rank=number, colour=row, named=named
        )

    def add_wild(self, wild: int, face: int) -> int:
        """A Genie or Row Choice in a card's stead; −1 for a 5, which has no stand-in (TUG-12)."""
        row, place = divmod(face, int(self.rows.length))
        if place == self.rows.five:
            return -1
        number = int(self.rows.numbers[place])
        text = f"{self.faces[wild]} {self.faces[face]}"
        return self.table.add(
            text, "lay", kind=STAND, face=wild, n=row, other=place, cards=[wild], rank=number, colour=row
        )
