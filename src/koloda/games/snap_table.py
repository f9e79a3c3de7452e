"""What lies on a table of Snatch: what may be called, who owns what, and the quartets."""

from __future__ import annotations

from koloda.games.piles import PilesState
from koloda.games.snap_rules import TOP, SnapRules
from koloda.kernel.cells import i64, vec
from koloda.kernel.state import State


class SnapTable(PilesState):
    """What may be called on the card just turned up: `equal` seats own a card of a "Tsap!" still open, `late` seats
    owned one of a "Tsap!" that was won; a "Tsarap!" is open for the `ranks` that lie on top among the first `prize`
    cards of the centre, and one was `won`; `vain` seats have called "Tsap!" or "Tsarap!" without effect. As long as
    the round lasts, `lost` seats are out for good. `first` began, and counts the laps."""

    def __init__(self, game: SnapRules) -> None:
        super().__init__(game)
        self.rules = game
        self.first: i64 = 0
        self.laps: i64 = 0
        self.equal: i64 = 0
        self.late: i64 = 0
        self.ranks: i64 = 0
        self.prize: i64 = 0
        self.won = False
        self.vain = vec[i64]([0, 0])
        self.lost: i64 = 0

    def facts(self) -> list[int]:
        called = [int(self.equal), int(self.late), int(self.ranks), int(self.prize), int(self.won)]
        return [int(self.first), int(self.laps), *called, int(self.vain[0]), int(self.vain[1]), int(self.lost)]

    def set_facts(self, facts: list[int]) -> None:
        self.first = facts[0]
        self.laps = facts[1]
        self.equal = facts[2]
        self.late = facts[3]
        self.ranks = facts[4]
        self.prize = facts[5]
        self.won = facts[6] != 0
        self.vain = vec[i64](facts[7:9])
        self.lost = facts[9]

    def copy_facts(self, twin: State) -> None:
        assert isinstance(twin, SnapTable)
        twin.first = self.first
        twin.laps = self.laps
        twin.equal = self.equal
        twin.late = self.late
        twin.ranks = self.ranks
        twin.prize = self.prize
        twin.won = self.won
        twin.vain = self.vain[:]
        twin.lost = self.lost

    # What shows, and who owns it

    def top_rank(self, seat: i64) -> i64:
        """The rank on top of a seat's face-up pile, −1 if nothing lies there."""
        top = self.top(self.up(seat))
        if top < 0:
            return -1
        return top % self.rules.high

    def showing(self, rank: i64) -> i64:
        """The seats, as a mask, whose face-up piles show a rank."""
        found: i64 = 0
        seat: i64 = 0
        while seat < self.players:
            if self.top_rank(seat) == rank:
                found |= 1 << seat
            seat += 1
        return found

    def group(self, seat: i64) -> i64:
        """The owners of the equal cards of which this seat owns one."""
        return self.equal & self.showing(self.top_rank(seat))

    def prize_of(self, ranks: i64) -> i64:
        """The rank of the first pile in the centre that shows one of these ranks, −1 if there is none."""
        i: i64 = 0
        while i < self.prize:
            rank = self.at(self.rules.centre, i) % self.rules.high
            if self.tag_at(self.rules.centre, i) == TOP and ranks >> rank & 1:
                return rank
            i += 1
        return -1

    # Quartets

    def set_aside(self, seat: i64) -> None:
        """Every rank of which a player owns all four cards is set aside, for all to see."""
        owned = vec[i64]([0] * int(self.rules.high))
        self.count_ranks(seat, owned)
        self.count_ranks(self.up(seat), owned)
        rank: i64 = 0
        while rank < self.rules.high:
            if owned[rank] == 4:
                self.note("quartet", seat, rank + 1)
                self.pull_rank(seat, rank, self.rules.quartets + seat)
                self.pull_rank(self.up(seat), rank, self.rules.quartets + seat)
            rank += 1

    def count_ranks(self, pile: i64, owned: vec[i64]) -> None:
        i: i64 = 0
        while i < self.size[pile]:
            rank = self.at(pile, i) % self.rules.high
            owned[rank] = owned[rank] + 1
            i += 1

    def pull_rank(self, pile: i64, rank: i64, bag: i64) -> None:
        i = self.size[pile] - 1
        while i >= 0:
            if self.at(pile, i) % self.rules.high == rank:
                self.pick(pile, i, bag)
            i -= 1
