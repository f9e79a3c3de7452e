"""How many cards lie where not everybody may count them: for every viewer the least and the most it can be."""

from __future__ import annotations

from koloda.kernel.cells import i64, mypyc_attr
from koloda.kernel.events import COUNT, Event
from koloda.kernel.knowing import Knowing, less
from koloda.kernel.places import COUNTED, SEEN_EMPTY


@mypyc_attr(allow_interpreted_subclasses=True)
class Sizes(Knowing):
    """Bounds of sizes, kept only in layouts that have such places; they change as cards move."""

    def bare(self, place: i64) -> bool:
        """Whether a place is empty, which may be seen even where the cards cannot be counted."""
        if self.layout.sizes[place] == COUNTED:
            return self.size[place] == 0
        return self.most[self.layout.players * self.layout.count + place] == 0

    def counts(self, viewer: i64, place: i64) -> bool:
        """Whether a viewer sees how many cards lie in a place."""
        return self.layout.sizes[place] == COUNTED or self.eyes[place] >> viewer & 1 != 0

    def more_in(self, viewer: i64, place: i64, least: i64, most: i64) -> None:
        """From so many to so many cards have come to a place, as far as a viewer can tell."""
        i = viewer * self.layout.count + place
        self.least[i] = self.least[i] + least
        self.most[i] = self.most[i] + most
        if self.most[i] > self.layout.cards:
            self.most[i] = self.layout.cards

    def fewer_in(self, viewer: i64, place: i64, least: i64, most: i64) -> None:
        """From so many to so many cards have left a place, as far as a viewer can tell."""
        i = viewer * self.layout.count + place
        self.least[i] = less(self.least[i], most)
        self.most[i] = less(self.most[i], least)

    def counted(self, src: i64, dst: i64, n: i64) -> None:
        """Everybody saw n cards go from a place (−1: the packet) to another."""
        viewer: i64 = 0
        while viewer <= self.layout.players:
            if src >= 0:
                self.fewer_in(viewer, src, n, n)
            self.more_in(viewer, dst, n, n)
            viewer += 1
        if src >= 0:
            self.see_whether_empty(src)
        self.see_whether_empty(dst)

    def uncounted(self, src: i64, dst: i64, n: i64, most: i64) -> None:
        """n cards, at most `most`, went from a place to another; who sees neither place could not count them."""
        viewer: i64 = 0
        while viewer <= self.layout.players:
            if self.counts(viewer, src) or self.counts(viewer, dst):
                self.fewer_in(viewer, src, n, n)
                self.more_in(viewer, dst, n, n)
            else:
                self.fewer_in(viewer, src, 0, most)
                self.more_in(viewer, dst, 0, most)
            viewer += 1
        self.see_whether_empty(src)
        self.see_whether_empty(dst)

    def emptied(self, src: i64, dst: i64, n: i64) -> None:
        """All n cards of a place went to another."""
        viewer: i64 = 0
        while viewer <= self.layout.players:
            if self.counts(viewer, src) or self.counts(viewer, dst):
                self.more_in(viewer, dst, n, n)
            else:
                i = viewer * self.layout.count + src
                self.more_in(viewer, dst, self.least[i], self.most[i])
            self.least[viewer * self.layout.count + src] = 0
            self.most[viewer * self.layout.count + src] = 0
            viewer += 1
        self.see_whether_empty(dst)

    def tell_size(self, place: i64, least: i64, most: i64) -> None:
        """From now on everybody knows that from so many to so many cards lie in a place."""
        i = place
        while i < len(self.least):
            if self.least[i] < least:
                self.least[i] = least
            if self.most[i] > most:
                self.most[i] = most
            i += self.layout.count
        if self.heard is not None:
            self.heard.append(Event(COUNT, src=int(place), numbers=[int(least), int(most)]))

    def see_whether_empty(self, place: i64) -> None:
        """Where a place's emptiness shows, no viewer goes on thinking otherwise."""
        if self.layout.sizes[place] != SEEN_EMPTY:
            return
        viewer: i64 = 0
        while viewer <= self.layout.players:
            i = viewer * self.layout.count + place
            if self.size[place] == 0:
                self.least[i] = 0
                self.most[i] = 0
            elif self.least[i] == 0:
                self.least[i] = 1
            viewer += 1

    def empty_places(self) -> i64:
        """The places without cards, as a mask."""
        mask: i64 = 0
        place: i64 = 0
        while place < self.layout.count:
            if self.size[place] == 0:
                mask |= 1 << place
            place += 1
        return mask

    def forget_sizes(self, bare: i64) -> None:
        """Nobody remembers any number: only what lies open now counts. In `bare` are the empty places."""
        place: i64 = 0
        while place < self.layout.count and len(self.least) > 0:
            least: i64 = 0
            most: i64 = self.layout.cards
            if self.layout.sizes[place] == SEEN_EMPTY:
                if bare >> place & 1:
                    most = 0
                else:
                    least = 1
            viewer: i64 = 0
            while viewer <= self.layout.players:
                self.least[viewer * self.layout.count + place] = least
                self.most[viewer * self.layout.count + place] = most
                viewer += 1
            place += 1
