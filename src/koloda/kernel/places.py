"""Where cards may lie, and who sees them there."""

from __future__ import annotations

from koloda.kernel.cells import i64, vec

NOBODY = "nobody"
OWNER = "owner"
EVERYBODY = "everybody"


class Place:
    """A bag (cards without order) or a pile (cards in order, the last on top).

    `eyes` says who sees the faces while cards lie here; what somebody saw on the way here they go on
    knowing, the kernel sees to that. `opens` marks what is shown to all once the round is over.
    """

    def __init__(
        self, name: str, *, pile: bool = False, owner: int = -1, eyes: str = EVERYBODY, opens: bool = False
    ) -> None:
        self.name = name
        self.pile = pile
        self.owner = owner
        self.eyes = eyes
        self.opens = opens


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
        self.start = vec[i64]([-1] * len(self.places))
        room = 0
        for i, place in enumerate(self.places):
            if place.pile:
                self.start[i] = room
                room += cards
        self.room: i64 = room
        self.no_cards = vec[i64]([0] * (len(self.places) * faces))
        self.no_sizes = vec[i64]([0] * len(self.places))
        self.no_piles = vec[i64]([0] * room)

    def mask(self, place: Place) -> int:
        """The viewers that see a place, one bit a seat and one more for a spectator."""
        if place.eyes == EVERYBODY:
            return (1 << (int(self.players) + 1)) - 1
        if place.eyes == OWNER:
            return 1 << place.owner
        return 0
