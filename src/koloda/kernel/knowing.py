"""Who knows what for certain of one round's cards.

Bags are counted by face, piles and grids are rows of cells (face, tag, and the mask of those who know the
card there). A viewer's certain knowledge of a place it does not see is a lower bound for every face:
`sure` holds what everybody knows; a viewer who knows more has a row of its own, made when it is needed.
Moving a card changes bounds by the eyes on its way alone: who saw it goes on knowing, and whoever did not
must take every known card of the source for one that may have left.
"""

from __future__ import annotations

from typing import Final

from koloda.kernel.cells import append, i64, mypyc_attr, vec
from koloda.kernel.chance import Chance
from koloda.kernel.events import LOOK, Event
from koloda.kernel.places import COUNTED, HOLE, Layout

UNKNOWN: Final = 255
"""The face of a card in a pile of a view that the viewer does not know."""

TAG: Final = 8
SEEN: Final = 16

UP: Final = 1 << TAG
"""The tag of a card that lies face up in a grid."""

NO_ROW: Final = -1
PARKED: Final = -2
"""A viewer without own bounds for a place; who had some once has room for them at PARKED less this number."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowing:
    """The places of a layout with cards in them, and what every viewer knows of those it does not see."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.faces: i64 = layout.faces
        self.everybody: i64 = layout.all
        self.eyes = layout.eyes
        self.count = vec[i64]()
        self.size = vec[i64]()
        self.cells = vec[i64]()
        self.sure = vec[i64]()
        self.sures = vec[i64]()
        self.rows = vec[i64]()
        self.known = vec[i64]()
        self.barred = vec[i64]()
        self.bars = vec[i64]()
        self.least = vec[i64]()
        self.most = vec[i64]()
        self.chance: Chance | None = None
        self.heard: list[Event] | None = None

    def clear(self) -> None:
        """No cards anywhere and nothing known."""
        layout = self.layout
        self.count = layout.no_cards[:]
        self.sure = layout.no_cards[:]
        self.size = layout.no_sizes[:]
        self.sures = layout.no_sizes[:]
        self.cells = layout.no_piles[:]
        self.rows = vec[i64]()
        self.known = vec[i64]()
        self.barred = vec[i64]()
        self.bars = vec[i64]()
        if layout.uncounted:
            self.least = layout.no_bounds[:]
            self.most = layout.no_bounds[:]

    def copy_cards(self, source: Knowing) -> None:
        """The same cards and the same knowledge as another state of the same game."""
        self.count = source.count[:]
        self.sure = source.sure[:]
        self.size = source.size[:]
        self.sures = source.sures[:]
        if len(source.cells) > 0:
            self.cells = source.cells[:]
        if len(source.rows) > 0:
            self.rows = source.rows[:]
            self.known = source.known[:]
        if len(source.barred) > 0:
            self.barred = source.barred[:]
            self.bars = source.bars[:]
        if len(source.least) > 0:
            self.least = source.least[:]
            self.most = source.most[:]

    def past_end(self, pile: i64) -> i64:
        """One past the last cell of a pile or a grid."""
        cells = self.layout.grids[pile]
        if cells == 0:
            cells = self.size[pile]
        return self.layout.start[pile] + cells

    def bound(self, viewer: i64, place: i64, face: i64) -> i64:
        """How many cards of a face the viewer is certain of in a place, those known by position in a pile left out."""
        if self.eyes[place] >> viewer & 1:
            return self.count[place * self.faces + face]
        at = self.row(viewer, place)
        return self.known[at + face] if at >= 0 else self.sure[place * self.faces + face]

    def row(self, viewer: i64, place: i64) -> i64:
        """Where the viewer's own bounds for a place stand, less than nothing if it knows what everybody knows."""
        if len(self.rows) == 0:
            return -1
        return self.rows[viewer * self.layout.count + place]

    def open_row(self, viewer: i64, place: i64) -> i64:
        """The viewer's own bounds for a place, copied from what everybody knows when they are new."""
        if len(self.rows) == 0:
            self.rows = vec[i64]([NO_ROW] * (int(self.layout.count) * (int(self.layout.players) + 1)))
        slot = viewer * self.layout.count + place
        at = self.rows[slot]
        if at >= 0:
            return at
        face: i64 = 0
        if at == NO_ROW:
            at = len(self.known)
            while face < self.faces:
                self.known = append(self.known, self.sure[place * self.faces + face])
                face += 1
        else:
            at = PARKED - at
            while face < self.faces:
                self.known[at + face] = self.sure[place * self.faces + face]
                face += 1
        self.rows[slot] = at
        return at

    def open_rows(self, place: i64, viewers: i64) -> None:
        """Own bounds for each of these viewers that does not see the place."""
        viewer: i64 = 0
        while viewer <= self.layout.players:
            if (viewers & ~self.eyes[place]) >> viewer & 1:
                self.open_row(viewer, place)
            viewer += 1

    def leave(self, src: i64, face: i64, n: i64, seen: i64, placed: i64) -> None:
        """n cards of a face leave a place; `seen` know which, `placed` knew the very card by its position."""
        if self.eyes[src] == self.everybody:
            return
        i = src * self.faces + face
        if self.sures[src] > 0 and placed != 0 and placed != self.everybody:
            self.open_rows(src, placed)
        if seen == self.everybody:
            unknown = n
            if placed != self.everybody and self.sure[i] > 0:
                unknown = less(n, self.sure[i])
                self.sure[i] -= n - unknown
                self.sures[src] -= n - unknown
            if len(self.barred) > 0 and self.barred[src] > 0 and self.bars[i] == 0:
                self.barred[src] = less(self.barred[src], unknown)
        if len(self.rows) > 0 or (seen != self.everybody and self.sures[src] > 0):
            self.leave_rows(src, face, n, seen, placed)
        if seen != self.everybody and len(self.barred) > 0:
            self.barred[src] = less(self.barred[src], n)

    def leave_rows(self, src: i64, face: i64, n: i64, seen: i64, placed: i64) -> None:
        viewer: i64 = 0
        while viewer <= self.layout.players:
            if not (self.eyes[src] | placed) >> viewer & 1:
                knows = seen >> viewer & 1
                at = self.row(viewer, src)
                if at < 0 and knows and seen != self.everybody and self.sures[src] > 0:
                    at = self.open_row(viewer, src)
                if at >= 0 and knows:
                    self.known[at + face] = less(self.known[at + face], n)
                elif at >= 0:
                    g: i64 = 0
                    while g < self.faces:
                        self.known[at + g] = less(self.known[at + g], n)
                        g += 1
            viewer += 1
        if seen != self.everybody and self.sures[src] > 0:
            total: i64 = 0
            g = src * self.faces
            while g < (src + 1) * self.faces:
                self.sure[g] = less(self.sure[g], n)
                total += self.sure[g]
                g += 1
            self.sures[src] = total

    def arrive(self, dst: i64, face: i64, n: i64, seen: i64) -> None:
        """n cards of a face come to a bag (or lose their position in a pile); `seen` know which."""
        if self.eyes[dst] == self.everybody:
            return
        if seen == self.everybody:
            if len(self.rows) > 0:
                self.arrive_rows(dst, face, n, seen)
            self.sure[dst * self.faces + face] += n
            self.sures[dst] += n
        elif seen & ~self.eyes[dst] != 0:
            self.arrive_rows(dst, face, n, seen)

    def arrive_rows(self, dst: i64, face: i64, n: i64, seen: i64) -> None:
        viewer: i64 = 0
        while viewer <= self.layout.players:
            if (seen & ~self.eyes[dst]) >> viewer & 1:
                at = self.row(viewer, dst)
                if at < 0 and seen != self.everybody:
                    at = self.open_row(viewer, dst)
                if at >= 0:
                    self.known[at + face] += n
            viewer += 1

    def carry_known(self, src: i64, dst: i64) -> None:
        """All of a place is about to go to another: whoever knew a card to be somewhere in it knows where it is now."""
        F = self.faces
        eyes = self.eyes[src]
        if self.layout.start[src] >= 0 and self.sures[src] == 0:
            eyes = 0  # whoever sees a pile knows its cards by their places, which is not what goes over here
        viewer: i64 = 0
        while viewer <= self.layout.players:
            bit: i64 = 1 << viewer
            known_here = eyes & bit != 0 or self.row(viewer, src) >= 0
            if not self.eyes[dst] & bit and (known_here or (self.sures[src] > 0 and self.row(viewer, dst) >= 0)):
                into = self.open_row(viewer, dst)
                g: i64 = 0
                while g < F:
                    self.known[into + g] = self.known[into + g] + self.bound(viewer, src, g)
                    g += 1
            viewer += 1
        if self.eyes[dst] != self.everybody and self.sures[src] > 0:
            g = 0
            while g < F:
                self.sure[dst * F + g] += self.sure[src * F + g]
                g += 1
            self.sures[dst] += self.sures[src]
        self.clear_known(src)

    def clear_known(self, place: i64) -> None:
        """Nobody knows of any card to be somewhere in this place."""
        face: i64 = 0
        while self.sures[place] > 0 and face < self.faces:
            self.sure[place * self.faces + face] = 0
            face += 1
        self.sures[place] = 0
        if len(self.rows) > 0:
            slot = place
            while slot < len(self.rows):
                if self.rows[slot] >= 0:
                    self.rows[slot] = PARKED - self.rows[slot]
                slot += self.layout.count

    def forget_position(self, pile: i64, cell: i64) -> None:
        seen = cell >> SEEN
        face = cell & 0xFF
        if seen == self.everybody:
            self.arrive(pile, face, 1, seen)
            return
        viewer: i64 = 0
        while viewer <= self.layout.players:
            if seen >> viewer & 1 and not self.eyes[pile] >> viewer & 1:
                at = self.open_row(viewer, pile)
                self.known[at + face] += 1
            viewer += 1

    def look(self, viewer: i64, place: i64) -> None:
        """A viewer is shown all of a place."""
        if self.layout.loose[place] != 0:
            self.look_through(viewer, place)
        elif self.layout.start[place] >= 0:
            i = self.layout.start[place]
            end = self.past_end(place)
            while i < end:
                if self.cells[i] != HOLE:
                    self.look_at(viewer, place, i)
                i += 1
        elif not self.eyes[place] >> viewer & 1:
            at = self.open_row(viewer, place)
            face: i64 = 0
            while face < self.faces:
                self.known[at + face] = self.count[place * self.faces + face]
                face += 1
        if self.heard is not None:
            told = Event(LOOK, seat=int(viewer), src=int(place))
            told.cards = self.faces_in(place)
            self.heard.append(told)

    def faces_in(self, place: i64) -> list[int]:
        """The faces of all cards in a bag, or of a pile from the bottom up."""
        found: list[int] = []
        if self.layout.start[place] >= 0:
            i = self.layout.start[place]
            end = self.past_end(place)
            while i < end:
                if self.cells[i] != HOLE:
                    found.append(int(self.cells[i] & 0xFF))
                i += 1
            return found
        face: i64 = 0
        while face < self.faces:
            n = self.count[place * self.faces + face]
            while n > 0:
                found.append(int(face))
                n -= 1
            face += 1
        return found

    def look_through(self, viewer: i64, pile: i64) -> None:
        """A viewer sees which cards a loose pile holds; their order will not last."""
        if self.eyes[pile] >> viewer & 1:
            return
        at = self.open_row(viewer, pile)
        face: i64 = 0
        while face < self.faces:
            self.known[at + face] = 0
            face += 1
        i = self.layout.start[pile]
        while i < self.layout.start[pile] + self.size[pile]:
            self.known[at + (self.cells[i] & 0xFF)] = self.known[at + (self.cells[i] & 0xFF)] + 1
            i += 1

    def look_at(self, viewer: i64, pile: i64, cell: i64) -> None:
        """A card counted among those somewhere in the pile is from now on known by its position."""
        face = self.cells[cell] & 0xFF
        if self.cells[cell] >> (SEEN + viewer) & 1:
            return
        if self.bound(viewer, pile, face) > 0:
            at = self.open_row(viewer, pile)
            self.known[at + face] = self.known[at + face] - 1
        self.cells[cell] = self.cells[cell] | 1 << (SEEN + viewer)
        if self.cells[cell] >> SEEN == self.everybody:
            self.placed_for_all(pile, face)

    def placed_for_all(self, pile: i64, face: i64) -> None:
        """Everybody knows a card by its position now: it may be the one that everybody knew to be somewhere."""
        if self.sure[pile * self.faces + face] > 0:
            self.open_rows(pile, self.everybody)
            self.sure[pile * self.faces + face] -= 1
            self.sures[pile] -= 1

    def tell(self, place: i64, face: i64, n: i64 = 1) -> None:
        """From now on everybody knows that at least n cards of a face lie in a bag."""
        viewer: i64 = 0
        while viewer <= self.layout.players:
            at = self.row(viewer, place)
            if at >= 0 and self.known[at + face] < n:
                self.known[at + face] = n
            viewer += 1
        i = place * self.faces + face
        more = n - self.sure[i]
        if more > 0 and self.eyes[place] != self.everybody:
            self.sures[place] += more
            self.sure[i] = n
            if len(self.barred) > 0 and self.barred[place] > 0 and self.bars[i] == 0:
                self.barred[place] = less(self.barred[place], more)

    def marks(self, faces: list[int]) -> vec[i64]:
        """A row with a 1 for each of these faces, for `tell_none`."""
        row = vec[i64]([0] * int(self.faces))
        for face in faces:
            row[face] = 1
        return row

    def tell_none(self, place: i64, faces: vec[i64]) -> None:
        """From now on everybody knows that none of a bag's unknown cards is of a face marked 1 in `faces`."""
        unknown = self.size[place] - self.sures[place]
        if unknown == 0 or self.eyes[place] == self.everybody or not marks_any(faces, self.faces):
            return
        if len(self.barred) == 0:
            self.barred = self.layout.no_sizes[:]
            self.bars = self.layout.no_cards[:]
        joined = self.barred[place] == unknown
        start = place * self.faces
        face: i64 = 0
        while face < self.faces:
            if faces[face] != 0:
                self.bars[start + face] = 1
            elif not joined:
                self.bars[start + face] = 0
            face += 1
        self.barred[place] = unknown

    def ruled_out(self, bag: i64, face: i64) -> bool:
        """Whether everybody knows that no card of a face lies in a bag whose cards all can count."""
        i = bag * self.faces + face
        if self.eyes[bag] == self.everybody:
            return self.count[i] == 0
        if self.layout.sizes[bag] != COUNTED or self.sure[i] > 0:
            return False
        unknown = self.size[bag] - self.sures[bag]
        return unknown == 0 or (len(self.barred) > 0 and self.barred[bag] >= unknown and self.bars[i] != 0)


def less(number: i64, n: i64) -> i64:
    """The number made less by n, but never below nothing."""
    if number > n:
        return number - n
    return 0


def marks_any(faces: vec[i64], n: i64) -> bool:
    """Whether any of the first n faces is marked."""
    face: i64 = 0
    while face < n:
        if faces[face] != 0:
            return True
        face += 1
    return False
