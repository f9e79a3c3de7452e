"""The kernel's verbs for moving cards from place to place."""

from __future__ import annotations

from typing import Final

from koloda.kernel.cells import i64, mypyc_attr
from koloda.kernel.chance import NoChance
from koloda.kernel.events import BACK, CARDS, NOTE, SHOW, SHUFFLE, Event
from koloda.kernel.knowing import SEEN, TAG, UP
from koloda.kernel.places import COUNTED, HOLE
from koloda.kernel.sizes import Sizes

ALL: Final = -1
"""The mask of all who may notice something."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Cards(Sizes):
    """Cards being moved; what anybody knows of them follows from who sees the places."""

    # Looking at places

    def held(self, place: i64, face: i64) -> i64:
        """How many cards of a face lie in a bag."""
        return self.count[place * self.faces + face]

    def top(self, pile: i64) -> i64:
        """The face on top of a pile, −1 when it is empty."""
        n = self.size[pile]
        if n == 0:
            return -1
        return self.cells[self.layout.start[pile] + n - 1] & 0xFF

    def at(self, pile: i64, i: i64) -> i64:
        """The face of the i-th card of a pile, counted from the bottom; of a grid what is in its i-th cell."""
        return self.cells[self.layout.start[pile] + i] & 0xFF

    def lies_open(self, grid: i64, i: i64) -> bool:
        """Whether a card lies face up in the i-th cell of a grid."""
        return self.cells[self.layout.start[grid] + i] & UP != 0

    def tag_at(self, pile: i64, i: i64) -> i64:
        """The tag (what a lying card stands for) of the i-th card of a pile."""
        return self.cells[self.layout.start[pile] + i] >> TAG & 0xFF

    # Putting cards down before the round begins

    def put(self, face: i64, place: i64) -> None:
        """A card from the packet to a place, in a grid to its next free cell; seen only by those who see the place."""
        if self.layout.start[place] >= 0:
            i = self.layout.start[place] + self.size[place]
            while self.layout.grids[place] > 0 and self.cells[i] != HOLE:
                i += 1
            self.cells[i] = face | self.eyes[place] << SEEN
        else:
            self.count[place * self.faces + face] += 1
        self.size[place] += 1
        if len(self.least) > 0:
            self.counted(-1, place, 1)

    # Moving cards

    def shift(self, face: i64, n: i64, src: i64, dst: i64) -> None:
        """n cards of a face from bag to bag; everybody sees how many."""
        self.carry(face, n, src, dst, self.eyes[src] | self.eyes[dst])

    def hand_over(self, face: i64, n: i64, src: i64, dst: i64) -> None:
        """The same, with the cards shown to everybody on the way."""
        self.carry(face, n, src, dst, self.everybody)

    def carry(self, face: i64, n: i64, src: i64, dst: i64, seen: i64) -> None:
        self.count[src * self.faces + face] -= n
        self.count[dst * self.faces + face] += n
        self.leave(src, face, n, seen, 0)
        self.arrive(dst, face, n, seen)
        self.size[src] -= n
        self.size[dst] += n
        if len(self.least) > 0:
            self.counted(src, dst, n)
        if self.heard is not None:
            self.tell_cards(src, dst, face, n, seen, ALL)

    def slip(self, cards: list[int], src: i64, dst: i64, most: i64) -> None:
        """Some cards, up to `most` and perhaps none, from bag to bag; who sees the source may see and count them.

        Nobody else may see the target either. To others as many as may be have left: every time the same.
        """
        seen = self.eyes[src]
        self.leave(src, 0, most, seen, 0)
        n: i64 = len(cards)
        i: i64 = 0
        while i < n:
            face: i64 = cards[i]
            self.count[src * self.faces + face] -= 1
            self.count[dst * self.faces + face] += 1
            self.arrive(dst, face, 1, seen)
            if self.heard is not None:
                self.tell_cards(src, dst, face, 1, seen, seen)
            i += 1
        self.size[src] -= n
        self.size[dst] += n
        self.uncounted(src, dst, n, most)

    def lay(self, face: i64, bag: i64, pile: i64, tag: i64 = 0) -> None:
        """A card from a bag onto a pile."""
        seen = self.eyes[bag] | self.eyes[pile] | self.layout.tops[pile]
        self.count[bag * self.faces + face] -= 1
        self.leave(bag, face, 1, seen, 0)
        self.size[bag] -= 1
        self.set_down(pile, self.size[pile], face | tag << TAG, seen)
        if len(self.least) > 0:
            self.counted(bag, pile, 1)
        if self.heard is not None:
            self.tell_cards(bag, pile, face, 1, seen, ALL)

    def set_down(self, pile: i64, at: i64, card: i64, seen: i64) -> None:
        """A card (its face and tag) becomes the one at a place in a pile; `seen` know its face."""
        if self.layout.loose[pile] != 0:
            self.arrive(pile, card & 0xFF, 1, seen)
            seen = self.eyes[pile]
        start = self.layout.start[pile]
        i = start + self.size[pile]
        while i > start + at:
            self.cells[i] = self.cells[i - 1]
            i -= 1
        self.cells[i] = card | seen << SEEN
        self.size[pile] += 1

    def draw(self, pile: i64, bag: i64) -> i64:
        """The top card of a pile into a bag; answers with its face."""
        return self.pick(pile, self.size[pile] - 1, bag)

    def pick(self, pile: i64, i: i64, bag: i64) -> i64:
        """The i-th card of a pile (from the bottom) or of a grid into a bag; answers with its face."""
        cell = self.lift(pile, i, self.eyes[bag])
        face = cell & 0xFF
        seen = cell >> SEEN
        self.count[bag * self.faces + face] += 1
        self.arrive(bag, face, 1, seen)
        self.size[bag] += 1
        if len(self.least) > 0:
            self.counted(pile, bag, 1)
        if self.heard is not None:
            self.tell_cards(pile, bag, face, 1, seen, ALL)
            self.tell_cell(pile, i)
        return face

    def flip(self, src: i64, dst: i64, seen: i64 = 0) -> i64:
        """The top card of one pile onto another, shown on the way to those in `seen` too; answers with its face."""
        return self.slide(src, self.size[src] - 1, dst, self.size[dst], seen)

    def slide(self, src: i64, i: i64, dst: i64, at: i64, seen: i64 = 0) -> i64:
        """The i-th card of a pile becomes the one at a place in another, those it covers follow; answers with its face.

        At 0 it goes under the other pile. It is shown on the way to those in `seen` too. It may come from a grid.
        """
        shown = self.eyes[dst] | seen
        if at == self.size[dst] or self.tag_at(src, i) != 0:
            shown |= self.layout.tops[dst]
        cell = self.lift(src, i, shown)
        self.set_down(dst, at, cell & 0xFFFF, cell >> SEEN)
        if self.heard is not None:
            self.tell_cards(src, dst, cell & 0xFF, 1, cell >> SEEN, ALL)
            self.tell_cell(src, i)
        return cell & 0xFF

    def tuck(self, src: i64, first: i64, n: i64, dst: i64) -> None:
        """n cards of a pile, from the `first`-th on, go under another as one packet that is turned over (COM-4)."""
        while n > 0:
            self.mark(src, first, 0)
            self.slide(src, first, dst, 0)
            n -= 1

    def mark(self, pile: i64, i: i64, tag: i64) -> None:
        """The i-th card of a pile is given a tag, or with 0 loses it; in a face-up pile a tagged card lies open."""
        cell = self.layout.start[pile] + i
        self.cells[cell] = self.cells[cell] & ~(0xFF << TAG) | tag << TAG
        if tag != 0:
            self.lie_open(pile, i)

    def rearrange(self, pile: i64, i: i64, at: i64) -> None:
        """The owner of a loose pile puts its i-th card elsewhere in it; nobody else can tell, and nobody is told."""
        start = self.layout.start[pile]
        cell = self.cells[start + i]
        while i < at:
            self.cells[start + i] = self.cells[start + i + 1]
            i += 1
        while i > at:
            self.cells[start + i] = self.cells[start + i - 1]
            i -= 1
        self.cells[start + at] = cell

    def lift(self, pile: i64, i: i64, eyes: i64) -> i64:
        """Take the i-th card off a pile or a grid: its cell, with all who know its face from now on."""
        start = self.layout.start[pile]
        cell = self.cells[start + i]
        last = self.size[pile] - 1
        placed = cell >> SEEN | self.eyes[pile]
        self.leave(pile, cell & 0xFF, 1, placed | eyes, placed)
        self.size[pile] = last
        if self.layout.grids[pile] > 0:
            self.cells[start + i] = HOLE
            return cell & ~UP | (placed | eyes) << SEEN
        while i < last:
            self.cells[start + i] = self.cells[start + i + 1]
            i += 1
        self.cells[start + last] = 0
        if self.layout.tops[pile] != 0:
            self.uncover(pile)
        return cell | (placed | eyes) << SEEN

    def open_cell(self, grid: i64, i: i64) -> i64:
        """The card in the i-th cell of a grid is turned up and lies open until it is turned back; its face."""
        cell = self.layout.start[grid] + i
        viewer: i64 = 0
        while viewer <= self.layout.players:
            self.look_at(viewer, grid, cell)
            viewer += 1
        self.cells[cell] = self.cells[cell] | UP
        face = self.cells[cell] & 0xFF
        self.tell_show(grid, face, 1, self.everybody)
        self.tell_cell(grid, i)
        return face

    def close_cell(self, grid: i64, i: i64) -> None:
        """The card in the i-th cell of a grid lies face down again; who has seen it goes on knowing it."""
        cell = self.layout.start[grid] + i
        self.cells[cell] = self.cells[cell] & ~UP
        if self.heard is not None:
            self.heard.append(Event(BACK, src=int(grid), n=1))
            self.tell_cell(grid, i)

    def uncover(self, pile: i64) -> None:
        """The card that has come to lie on top of a face-up pile is seen, if it was not remembered."""
        if self.size[pile] > 0:
            self.lie_open(pile, self.size[pile] - 1)

    def lie_open(self, pile: i64, i: i64) -> None:
        """The i-th card of a face-up pile lies open and is seen by whoever did not know it."""
        cell = self.layout.start[pile] + i
        blind = self.layout.tops[pile] & ~(self.cells[cell] >> SEEN)
        if blind == 0:
            return
        viewer: i64 = 0
        while viewer <= self.layout.players:
            if blind >> viewer & 1:
                self.look_at(viewer, pile, cell)
            viewer += 1
        self.tell_show(pile, self.cells[cell] & 0xFF, 1, self.layout.tops[pile])

    def empty(self, src: i64, dst: i64) -> None:
        """Everything from a bag or pile into a bag, or from a pile onto a pile."""
        if self.layout.start[src] < 0:
            self.pour(src, dst)
        elif self.size[src] > 0:
            self.carry_known(src, dst)
            if self.layout.start[dst] < 0:
                self.draw_all(src, dst)
            else:
                self.flip_all(src, dst)

    def pour(self, src: i64, dst: i64) -> None:
        """Everything from bag to bag. Known cards stay known: none can have gone elsewhere."""
        if self.layout.sizes[src] != COUNTED:
            self.pour_unseen(src, dst)
            return
        if (self.eyes[src] | self.eyes[dst]) == self.everybody or self.size[src] == 0:
            face: i64 = 0
            while face < self.faces and self.size[src] > 0:
                n = self.count[src * self.faces + face]
                if n > 0:
                    self.shift(face, n, src, dst)
                face += 1
            return
        if self.size[src] == 1 and self.sures[src] == 0 and (len(self.barred) == 0 or self.barred[src] == 0):
            self.pour_one(src, dst)
            return
        self.pour_unseen(src, dst)

    def pour_one(self, src: i64, dst: i64) -> None:
        """The only card of a bag: whoever knew it to be there has as good as seen it."""
        face: i64 = 0
        while self.count[src * self.faces + face] == 0:
            face += 1
        seen = self.eyes[src] | self.eyes[dst]
        if len(self.rows) > 0:
            viewer: i64 = 0
            while viewer <= self.layout.players:
                if self.row(viewer, src) >= 0 and self.bound(viewer, src, face) > 0:
                    seen |= 1 << viewer
                viewer += 1
        self.carry(face, 1, src, dst, seen)

    def pour_unseen(self, src: i64, dst: i64) -> None:
        F = self.faces
        seen = self.eyes[src] | self.eyes[dst]
        noticed: i64 = ALL
        if self.layout.sizes[src] != COUNTED and self.layout.sizes[dst] != COUNTED:
            noticed = seen
        self.carry_known(src, dst)
        g: i64 = 0
        while g < F:
            n = self.count[src * F + g]
            self.count[dst * F + g] += n
            self.count[src * F + g] = 0
            while n > 0 and self.heard is not None:  # card by card: how many are equal is for seeing eyes only
                self.tell_cards(src, dst, g, 1, seen, noticed)
                n -= 1
            g += 1
        if len(self.barred) > 0:
            if self.barred[dst] == 0 and self.barred[src] > 0:
                self.barred[dst] = self.barred[src]
                g = 0
                while g < F:
                    self.bars[dst * F + g] = self.bars[src * F + g]
                    g += 1
            self.barred[src] = 0
        moved = self.size[src]
        self.size[dst] += moved
        self.size[src] = 0
        if len(self.least) > 0:
            self.emptied(src, dst, moved)

    def draw_all(self, pile: i64, bag: i64) -> None:
        """A pile whose unplaced knowledge has been carried over, card by card into a bag."""
        i = self.layout.start[pile] + self.size[pile] - 1
        while i >= self.layout.start[pile]:
            face = self.cells[i] & 0xFF
            placed = self.cells[i] >> SEEN | self.eyes[pile]
            self.cells[i] = 0
            self.size[pile] -= 1
            self.count[bag * self.faces + face] += 1
            self.size[bag] += 1
            self.arrive(bag, face, 1, placed)
            if self.heard is not None:
                self.tell_cards(pile, bag, face, 1, placed | self.eyes[bag], ALL)
            i -= 1

    def flip_all(self, src: i64, dst: i64) -> None:
        """A pile whose unplaced knowledge has been carried over, onto another; it keeps its order."""
        i = self.layout.start[src]
        end = i + self.size[src]
        self.size[src] = 0
        while i < end:
            self.pass_on(src, i, dst)
            i += 1
        if self.layout.tops[dst] != 0:
            self.uncover(dst)

    def turn_over(self, src: i64, dst: i64) -> None:
        """A whole pile is turned over onto another: its lowest card comes to lie on top (COM-4)."""
        if self.size[src] == 0:
            return
        self.carry_known(src, dst)
        start = self.layout.start[src]
        i = start + self.size[src] - 1
        self.size[src] = 0
        while i >= start:
            self.pass_on(src, i, dst)
            i -= 1
        if self.layout.tops[dst] != 0:
            self.uncover(dst)

    def pass_on(self, src: i64, i: i64, dst: i64) -> None:
        """The card in a cell of a pile that goes over as a whole, onto another."""
        cell = self.cells[i]
        self.cells[i] = 0
        placed = cell >> SEEN | self.eyes[src]
        seen = placed | self.eyes[dst]
        self.set_down(dst, self.size[dst], cell & 0xFFFF, seen)
        if placed != self.everybody and seen == self.everybody:
            self.placed_for_all(dst, cell & 0xFF)
        if self.heard is not None:
            self.tell_cards(src, dst, cell & 0xFF, 1, seen, ALL)
        if cell & 0xFF00 != 0 and self.layout.tops[dst] != 0:
            self.lie_open(dst, self.size[dst] - 1)

    def tuck_under(self, sources: list[int], dst: i64) -> None:
        """All cards of some piles go under another in random order.

        Who knew the cards knows that they are there, no longer where.
        """
        chance = self.chance
        if chance is None:
            raise NoChance()
        n: i64 = 0
        for src in sources:
            n += self.size[src]
        start = self.layout.start[dst]
        i = start + self.size[dst] - 1
        while i >= start:
            self.cells[i + n] = self.cells[i]
            i -= 1
        self.size[dst] += n
        i = start
        for src in sources:
            if self.size[src] > 0:
                self.carry_known(src, dst)
                i = self.mix_in(src, dst, i)
        i = n - 1
        while i > 0:
            j = chance.below(i + 1)
            kept = self.cells[start + i]
            self.cells[start + i] = self.cells[start + j]
            self.cells[start + j] = kept
            i -= 1
        if self.layout.tops[dst] != 0:
            self.uncover(dst)

    def mix_in(self, src: i64, dst: i64, to: i64) -> i64:
        """A pile whose unplaced knowledge has been carried over, into cells of another; answers with the next cell."""
        eyes = self.eyes[dst]
        i = self.layout.start[src]
        end = i + self.size[src]
        self.size[src] = 0
        while i < end:
            face = self.cells[i] & 0xFF
            placed = self.cells[i] >> SEEN | self.eyes[src]
            self.cells[i] = 0
            self.cells[to] = face | eyes << SEEN
            self.arrive(dst, face, 1, placed)
            if self.heard is not None:
                self.tell_cards(src, dst, face, 1, placed | eyes, ALL)
            i += 1
            to += 1
        return to

    def sweep(self, src: i64, dst: i64, kept: i64) -> None:
        """All but the topmost `kept` cards of a pile onto another; both keep their order."""
        start = self.layout.start[src]
        end = start + self.size[src] - kept
        at = self.layout.start[dst] + self.size[dst]
        i = start
        while i < end:
            cell = self.cells[i]
            placed = cell >> SEEN | self.eyes[src]
            seen = placed | self.eyes[dst]
            self.leave(src, cell & 0xFF, 1, seen, placed)
            self.cells[at] = cell | seen << SEEN
            self.size[src] -= 1
            self.size[dst] += 1
            if self.heard is not None:
                self.tell_cards(src, dst, cell & 0xFF, 1, seen, ALL)
            at += 1
            i += 1
        n: i64 = 0
        while n < kept:
            self.cells[start + n] = self.cells[end + n]
            n += 1
        i = start + kept
        while i < end + kept:
            self.cells[i] = 0
            i += 1

    def shuffle(self, pile: i64) -> None:
        """A pile in random order: who knew cards in it knows that they are there, no longer where."""
        chance = self.chance
        if chance is None:
            raise NoChance()
        start = self.layout.start[pile]
        n = self.size[pile]
        i: i64 = 0
        while i < n:
            self.forget_position(pile, self.cells[start + i])
            i += 1
        i = n - 1
        while i > 0:
            j = chance.below(i + 1)
            kept = self.cells[start + i]
            self.cells[start + i] = self.cells[start + j]
            self.cells[start + j] = kept
            i -= 1
        i = 0
        while i < n:
            self.cells[start + i] = self.cells[start + i] & 0xFF | self.eyes[pile] << SEEN  # a tag would mark its card
            i += 1
        if self.heard is not None:
            self.heard.append(Event(SHUFFLE, src=int(pile)))
        if self.layout.tops[pile] != 0:
            self.uncover(pile)

    # Telling

    def tell_cards(self, src: i64, dst: i64, face: i64, n: i64, seen: i64, noticed: i64) -> None:
        if self.heard is not None:
            told = Event(CARDS, src=int(src), dst=int(dst), face=int(face), n=int(n), seen=int(seen))
            told.noticed = int(noticed)
            self.heard.append(told)

    def tell_show(self, place: i64, face: i64, n: i64, seen: i64) -> None:
        if self.heard is not None:
            self.heard.append(Event(SHOW, src=int(place), face=int(face), n=int(n), seen=int(seen)))

    def tell_cell(self, place: i64, i: i64) -> None:
        """What was told just now happened in this cell of a grid, or inside a pile, as everybody has seen."""
        if self.heard is not None and (self.layout.grids[place] > 0 or i < self.size[place]):
            self.heard[-1].cell = int(i)

    def show(self, bag: i64, face: i64, n: i64 = 1) -> None:
        """n cards of a face that lie in a bag are shown to everybody and stay there."""
        self.tell(bag, face, n)
        self.tell_show(bag, face, n, self.everybody)

    def note(self, key: str, seat: i64 = -1, number: i64 = -1, other: i64 = -1, colour: i64 = -1) -> None:
        """A public fact of the game for the log: coins paid, the direction turned, a call that was right.

        A colour is told after the two numbers, so it comes with both of them.
        """
        if self.heard is not None:
            numbers: list[int] = []
            if number != -1:
                numbers.append(int(number))
            if other != -1:
                numbers.append(int(other))
            if colour != -1:
                numbers.append(int(colour))
            self.heard.append(Event(NOTE, seat=int(seat), key=key, numbers=numbers))
