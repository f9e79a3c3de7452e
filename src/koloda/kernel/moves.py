"""Moves: interned, numbered, each with a text and with parts that a screen can offer without knowing a rule."""

from __future__ import annotations

from typing import Final

from koloda.kernel.cells import i64, vec
from koloda.kernel.errors import Malformed

OPEN: Final = 0
CALL: Final = 1
PRIVATE: Final = 2
"""How a move is made: an ordinary one; a call, which a seat may make though it is asked for a sealed choice;
a private step, which nobody else notices."""


class Move:
    """One thing a seat may do. `kind`, `face`, `n` and `other` are for the game's own quick reading."""

    def __init__(
        self,
        number: int,
        text: str,
        verb: str,
        kind: int,
        face: int,
        n: int,
        other: int,
        cards: list[int],
        place: int,
        seat: int,
        rank: int,
        colour: int,
        amount: int,
        manner: int = OPEN,
        to: int = -1,
        named: int = -1,
    ) -> None:
        self.id: i64 = number
        self.text = text
        self.verb = verb
        self.kind: i64 = kind
        self.face: i64 = face
        self.n: i64 = n
        self.other: i64 = other
        self.cards = cards
        self.place = place
        self.seat = seat
        self.rank = rank
        self.colour = colour
        self.amount = amount
        self.manner: i64 = manner
        self.to = to
        self.named = named

    def __repr__(self) -> str:
        return f"<{self.text}>"


SILENCE_ID: Final = -1
SILENCE = Move(SILENCE_ID, "silence", "silence", -1, -1, 0, -1, [], -1, -1, -1, -1, -1)
"""Saying nothing while a call is open. Only the serial order offers it; no view, event or log shows it."""


class Table:
    """All moves of one game with one set of options, by number and by text."""

    def __init__(self) -> None:
        self.moves: list[Move] = []
        self.by_text: dict[str, Move] = {}

    def add(
        self,
        text: str,
        verb: str,
        *,
        kind: int,
        face: int = -1,
        n: int = 0,
        other: int = -1,
        cards: list[int] | None = None,
        place: int = -1,
        seat: int = -1,
        rank: int = -1,
        colour: int = -1,
        amount: int = -1,
        to: int = -1,
        manner: int = OPEN,
        named: int = -1,
    ) -> int:
        """Enter a move and return its number; numbers are given in the order of entry and never change."""
        number = len(self.moves)
        shown: list[int] = [] if cards is None else cards
        move = Move(
            number, text, verb, kind, face, n, other, shown, place, seat, rank, colour, amount, manner, to, named
        )
        if text in self.by_text:
            raise ValueError(f"two moves are called {text!r}")
        self.moves.append(move)
        self.by_text[text] = move
        return number

    def check(self, move: Move) -> None:
        """Refuse a move that was not entered here."""
        if move.id < 0 or move.id >= len(self.moves) or self.moves[move.id] is not move:
            raise Malformed("unknown_move", f"{move.text[:60]!r} is not a move of this game")

    def find(self, text: str) -> Move:
        """The move of that text; spaces and the order of cards do not matter."""
        move = self.by_text.get(text)
        if move is None:
            move = self.by_text.get(" ".join(text.split()))
        if move is None:
            wanted = sorted(text.split())
            for other in self.moves:
                if len(other.cards) > 1 and sorted(other.text.split()) == wanted:
                    return other
            raise Malformed("unknown_move", f"there is no move {text[:60]!r} in this game")
        return move


class Offer:
    """The numbers of the moves on offer, on a buffer that is used again and again."""

    def __init__(self, most: int) -> None:
        self.ids = vec[i64]([0] * (most + 1))
        self.n: i64 = 0

    def add(self, number: i64) -> None:
        self.ids[self.n] = number
        self.n += 1

    def has(self, number: i64) -> bool:
        i: i64 = 0
        while i < self.n:
            if self.ids[i] == number:
                return True
            i += 1
        return False
