"""What happens at a table, told so that each viewer hears what it saw and nothing else."""

from __future__ import annotations

from koloda.kernel.moves import Move

CARDS = "cards"
MOVE = "move"
LOOK = "look"
SHUFFLE = "shuffle"
NOTE = "note"
OVER = "over"
SHOW = "show"
COUNT = "count"
BACK = "back"


class Event:
    """One thing that happened.

    `cards`: n cards of `face` went from place `src` to place `dst` · `move`: a seat made a public move ·
    `show`: n cards of `face` were shown where they lie, in place `src`; in a grid the card stays face up ·
    `back`: a card of the grid `src` was turned back · `look`: a seat was shown place `src` · `count`: it was
    shown that from `numbers[0]` to `numbers[1]` cards lie in place `src` · `shuffle`: the pile `src` was
    shuffled · `note`: a public fact of the game, named by `key`, about `seat`, with `numbers` · `over`: the
    round has ended.
    `cell` says where in a pile (counted from the bottom) a card came from that was not its top, or where in a
    grid it happened; else it is −1. `cards` are the faces of a `look`, told to nobody but the seat that looked.
    `seen` is the mask of those who saw the face; for others it is −1. `noticed` is the mask of those who
    noticed anything; others hear nothing of it.
    """

    def __init__(
        self,
        kind: str,
        seat: int = -1,
        src: int = -1,
        dst: int = -1,
        face: int = -1,
        n: int = 0,
        seen: int = 0,
        move: Move | None = None,
        key: str = "",
        numbers: list[int] | None = None,
        noticed: int = -1,
        cell: int = -1,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.src = src
        self.dst = dst
        self.face = face
        self.n = n
        self.seen = seen
        self.move = move
        self.key = key
        self.numbers: list[int] = [] if numbers is None else numbers
        self.noticed = noticed
        self.cell = cell
        self.cards: list[int] = []

    def seen_by(self, viewer: int) -> Event:
        """The same event as this viewer (a seat, or the number of seats for a spectator) saw it."""
        if (self.kind != CARDS and self.kind != SHOW) or self.seen >> viewer & 1:
            face = self.face
        else:
            face = -1
        told = Event(self.kind, self.seat, self.src, self.dst, face, self.n, 0, self.move, self.key, self.numbers)
        told.cell = self.cell
        if self.seat == viewer:
            told.cards = self.cards
        return told

    def text(self) -> str:
        """A compact line for tests and for comparing bytes."""
        said = "" if self.move is None else self.move.text
        numbers = ",".join([str(number) for number in [*self.numbers, *self.cards]])
        where = f"{self.src}" if self.cell < 0 else f"{self.src}.{self.cell}"
        return f"{self.kind} {self.seat} {where}>{self.dst} {self.face}*{self.n} {said} {self.key} {numbers}"
