"""Where cards may lie, and who sees them there."""

from __future__ import annotations

from typing import Final

from koloda.kernel.cells import i64, vec

NOBODY: Final = "nobody"
OWNER: Final = "owner"
EVERYBODY: Final = "everybody"

COUNTED: Final = 0
SEEN_EMPTY: Final = 1
UNCOUNTED: Final = 2
"""What everybody sees of a place's size: the number, only whether cards lie there at all, nothing."""

HOLE: Final = 254
"""The cell of a grid where no card lies."""


class Place:
    """A bag (cards without order), a pile (cards in order, the last on top) or a grid.

    A grid is a pile whose cards lie side by side, each in a cell of its own in `columns` and `rows`: a card
    that is taken leaves a hole, and the others stay where they are.

    `eyes` says who sees the faces while cards lie here; what somebody saw on the way here they go on
    knowing, the kernel sees to that. `opens` marks what is shown to all once the round is over. Of a pile
    with `top_open` only the top card lies open, and any that carries a tag (so that one place can hold a row of
    piles, whose tops are tagged); the others have to be remembered. In a `loose` pile the owner may put the
    cards in another order at any time, so nobody else knows a card by its position.
    `size` says whether a bag's cards can be counted by those who do not see them.
    """

    def __init__(
        self,
        name: str,
        *,
        pile: bool = False,
        owner: int = -1,
        eyes: str = EVERYBODY,
        opens: bool = False,
        top_open: bool = False,
        loose: bool = False,
        size: int = COUNTED,
        columns: int = 0,
        rows: int = 0,
    ) -> None:
        self.name = name
        self.pile = pile
        self.owner = owner
        self.eyes = eyes
        self.opens = opens
        self.top_open = top_open
        self.loose = loose
        self.size = size
        self.columns = columns
        self.rows = rows


def hands(players: int) -> list[Place]:
    """One hand a seat, seen by its owner; by custom a game declares them first, so that hand = seat."""
    return [Place(f"hand{seat}", owner=seat, eyes=OWNER, opens=True) for seat in range(players)]


def open_bags(name: str, players: int) -> list[Place]:
    """One bag a seat lying face up before it."""
    return [Place(f"{name}{seat}", owner=seat) for seat in range(players)]


def open_bag(name: str) -> Place:
    return Place(name)


def closed_bag(name: str) -> Place:
    return Place(name, eyes=NOBODY)


def open_pile(name: str, owner: int = -1) -> Place:
    return Place(name, pile=True, owner=owner)


def closed_pile(name: str, owner: int = -1) -> Place:
    return Place(name, pile=True, owner=owner, eyes=NOBODY)


def face_up_pile(name: str, owner: int = -1) -> Place:
    """A pile of which everybody sees the top card."""
    return Place(name, pile=True, owner=owner, eyes=NOBODY, top_open=True)


def closed_grid(name: str, columns: int, rows: int) -> Place:
    """Cards lying face down side by side, each of which can be turned up where it lies."""
    return Place(name, pile=True, eyes=NOBODY, columns=columns, rows=rows)


def ordered_hands(players: int) -> list[Place]:
    """One hand a seat whose cards stand in an order, which its owner sees and may change."""
    return [Place(f"hand{seat}", pile=True, owner=seat, eyes=OWNER, opens=True, loose=True) for seat in range(players)]


def uncounted_hands(players: int) -> list[Place]:
    """One hand a seat of which others see only whether it is empty."""
    return [Place(f"hand{seat}", owner=seat, eyes=OWNER, opens=True, size=SEEN_EMPTY) for seat in range(players)]


def uncounted_bag(name: str) -> Place:
    """Cards of which nobody sees the faces or how many there are."""
    return Place(name, eyes=NOBODY, size=UNCOUNTED)


class Layout:
    """A game's places as numbers. The last place is always the box: cards out of the round, unseen."""

    def __init__(self, players: int, places: list[Place], faces: int, cards: int) -> None:
        self.places = [*places, closed_bag("box")]
        self.players: i64 = players
        self.faces: i64 = faces
        self.cards: i64 = cards
        self.count: i64 = len(self.places)
        self.all: i64 = (1 << (players + 1)) - 1
        self.names = [place.name for place in self.places]
        self.index = {place.name: i for i, place in enumerate(self.places)}
        self.eyes = vec[i64]([self.mask(place) for place in self.places])
        self.tops = vec[i64]([int(self.all) if place.top_open else 0 for place in self.places])
        self.loose = vec[i64]([int(place.loose) for place in self.places])
        self.sizes = vec[i64]([place.size for place in self.places])
        self.uncounted = any([place.size != COUNTED for place in self.places])
        self.grids = vec[i64]([place.columns * place.rows for place in self.places])
        self.start = vec[i64]([-1] * len(self.places))
        room: list[int] = []
        for i, place in enumerate(self.places):
            if place.pile:
                self.start[i] = len(room)
                cells = place.columns * place.rows
                room += [HOLE] * cells if cells > 0 else [0] * cards
        self.no_cards = vec[i64]([0] * (len(self.places) * faces))
        self.no_sizes = vec[i64]([0] * len(self.places))
        self.no_piles = vec[i64](room)
        self.no_bounds = vec[i64]([0] * (len(self.places) * (players + 1) if self.uncounted else 0))

    def mask(self, place: Place) -> int:
        """The viewers that see a place, one bit a seat and one more for a spectator."""
        if place.eyes == EVERYBODY:
            return (1 << (int(self.players) + 1)) - 1
        if place.eyes == OWNER:
            return 1 << place.owner
        return 0
