"""The cards of Yassa as numbers, and how the deck is made up.

Every colour has thirteen faces: the digits 0 to 9, Skip, Take Two, Reverse. The two wilds come last.
"""

from __future__ import annotations

from typing import Final

from koloda.kernel.cells import i64, vec

KINDS: Final = 13
SKIP: Final = 10
TAKE_TWO: Final = 11
REVERSE: Final = 12
WILD: Final = 52
WILD_FOUR: Final = 53
FACES: Final = 54

COLOURS = ["red", "yellow", "green", "blue"]
LETTERS = ["R", "Y", "G", "B"]
PICTURES = ["S", "+2", "R"]


def face_texts() -> list[str]:
    """`R0` … `R9`, `RS`, `R+2`, `RR`, the same in the other colours, `W`, `W4`."""
    kinds = [str(digit) for digit in range(10)] + PICTURES
    return [letter + kind for letter in LETTERS for kind in kinds] + ["W", "W4"]


def full_deck() -> list[int]:
    """108 cards: one 0 and two of everything else in each colour, four of each wild (YAS-1)."""
    return [1 if kind == 0 else 2 for _ in LETTERS for kind in range(KINDS)] + [4, 4]


def tiny_deck(players: int) -> list[int]:
    """Red and yellow only: a 0, two Skips, a Take Two and a Reverse each, one of each wild, and digits for many hands.

    That is 12 cards for two or three players, four more (two of a digit in each colour) whenever two cards a
    hand and a small stock need them.
    """
    digits = max(0, (2 * players - 4) // 4)
    colour = [1] + [2] * digits + [0] * (9 - digits) + [2, 1, 1]
    return colour + colour + [0] * (2 * KINDS) + [1, 1]


def worth(face: i64) -> i64:
    """What a card left in hand counts (YAS-2)."""
    if face >= WILD:
        return 50
    kind = face % KINDS
    return kind if kind < 10 else 20


def coloured(colour: i64) -> vec[i64]:
    """All faces of a colour, marked 1."""
    return vec[i64]([1 if face < WILD and face // KINDS == colour else 0 for face in range(FACES)])


def fitting(colour: i64, kind: i64) -> vec[i64]:
    """All faces that may be laid on this colour and kind, marked 1; kind 13 is no kind at all (YAS-5)."""
    marked = [face >= WILD or face // KINDS == colour or face % KINDS == kind for face in range(FACES)]
    return vec[i64]([1 if mark else 0 for mark in marked])
