"""Every deal that fits a view is drawn from it sooner or later, and no other."""

from __future__ import annotations

from collections.abc import Iterator
from operator import add

from koloda.kernel.knowing import UNKNOWN
from koloda.kernel.state import State
from koloda.kernel.views import HIDDEN, uncounted
from koloda.testing.places import cells_of, counted, faces_in
from koloda.testing.trail import Trail

MOST = 100
PATIENCE = 60
"""Draws for every arrangement before one that has not come up counts as out of reach."""

Arrangement = tuple[tuple[int, ...], ...]


def arrangement(state: State) -> Arrangement:
    """Where all cards lie: a bag as counts, a pile as a row of faces."""
    found: list[tuple[int, ...]] = []
    for place in range(int(state.layout.count)):
        if state.layout.start[place] >= 0:
            found.append(tuple([face for face, _ in cells_of(state, place)]))
        else:
            found.append(tuple(faces_in(state, place)))
    return tuple(found)


def choices(pool: list[int], n: int) -> Iterator[list[int]]:
    """All ways to take n cards from counted faces, as counts."""
    if not pool:
        if n == 0:
            yield []
        return
    for first in range(min(pool[0], n) + 1):
        for rest in choices(pool[1:], n - first):
            yield [first, *rest]


def rows(pool: list[int], n: int) -> Iterator[list[int]]:
    """All rows of n cards from counted faces, one after another: there may be far too many."""
    if n == 0:
        yield []
        return
    for face, left in enumerate(pool):
        if left > 0:
            rest = [*pool]
            rest[face] -= 1
            for row in rows(rest, n - 1):
                yield [face, *row]


class Fitting:
    """All arrangements that fit a view, found place by place."""

    def __init__(self, view: State, most: int) -> None:
        self.view = view
        self.most = most
        self.found: set[Arrangement] = set()
        pool = [int(n) for n in view.game.deck]
        for place in range(int(view.layout.count)):
            pool = [left - n for left, n in zip(pool, faces_in(view, place))]
        self.later: list[list[int]] = [[0] * int(view.faces)]
        """By place, the cards known to be somewhere in a pile after it: no other place can have them."""
        for place in range(int(view.layout.count) - 1, 0, -1):
            self.later.insert(0, list(map(add, self.later[0], self.inside(place))))
        self.lay(0, pool, [])

    def inside(self, place: int) -> list[int]:
        """The cards known to be somewhere in a pile."""
        return counted(self.view, place) if self.view.layout.start[place] >= 0 else [0] * int(self.view.faces)

    def lay(self, place: int, pool: list[int], laid: list[tuple[int, ...]]) -> None:
        """Fill this place in every way that fits, then the next."""
        if len(self.found) > self.most:
            return
        view = self.view
        if place == view.layout.count:
            if not any(pool):
                self.found.add(tuple(laid))
            return
        known = faces_in(view, place)
        free = [left - n for left, n in zip(pool, self.later[place])]
        if view.layout.start[place] < 0:
            for unknown in unknown_cards(view, place):
                for taken in choices(free, unknown):
                    if len(self.found) > self.most:
                        return
                    held = [a + b for a, b in zip(known, taken)]
                    if self.allowed(place, held):
                        self.lay(place + 1, [a - b for a, b in zip(pool, taken)], [*laid, tuple(held)])
            return
        unknown = int(view.size[place]) - sum(known)
        inside = [(face, n) for face, n in enumerate(self.inside(place)) if n > 0]
        for row in rows(free, unknown):
            if len(self.found) > self.most:
                return
            if all([row.count(face) >= n for face, n in inside]):
                rest = iter(row)
                cells = [next(rest) if face == UNKNOWN else face for face, _ in cells_of(view, place)]
                self.lay(place + 1, [a - row.count(face) for face, a in enumerate(pool)], [*laid, tuple(cells)])

    def allowed(self, place: int, held: list[int]) -> bool:
        """Whether so many unknown cards of a bag are free of the barred faces as the table knows to be."""
        view = self.view
        if len(view.barred) == 0 or view.barred[place] == 0:
            return True
        at = place * int(view.faces)
        free = sum([n - int(view.sure[at + face]) for face, n in enumerate(held) if not view.bars[at + face]])
        return free >= view.barred[place]


def unknown_cards(view: State, place: int) -> range:
    """How many unknown cards a bag may hold."""
    known = sum(faces_in(view, place))
    if not uncounted(view, place, view.viewer):
        return range(int(view.size[place]) - known, int(view.size[place]) - known + 1)
    at = int(view.viewer * view.layout.count) + place
    return range(max(0, int(view.least[at]) - known), int(view.most[at]) - known + 1)


def hidden_cards(view: State) -> int:
    """How many cards of the deck a view does not place."""
    return sum(view.game.deck) - sum([sum(faces_in(view, place)) for place in range(int(view.layout.count))])


def check_arrangements(trail: Trail, viewer: int | None, most: int = MOST, memory: bool = True) -> int:
    """Where few deals fit a view, draw until each has come up: how many there were, 0 when there are too many."""
    view = trail.state.view(viewer, memory)
    if hidden_cards(view) > 12 or HIDDEN in [int(chosen) for chosen in view.chosen]:
        return 0
    fitting = Fitting(view, most).found
    if len(fitting) > most:
        return 0
    trail.doing = f"deals that fit the view of {'a spectator' if viewer is None else viewer}"
    trail.hold(arrangement(trail.state) in fitting, f"the true one does not fit {view}")
    missing = set(fitting)
    for _ in range(PATIENCE * len(fitting)):
        drawn = arrangement(trail.game.resample(view, trail.chance))
        trail.hold(drawn in fitting, f"{drawn} was drawn from {view}")
        missing.discard(drawn)
        if not missing:
            break
    trail.hold(not missing, f"{len(missing)} of {len(fitting)} never came up, such as {sorted(missing)[:1]} of {view}")
    trail.doing = ""
    return len(fitting)
