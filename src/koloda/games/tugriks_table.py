"""Who is in at a table of Tugriks, who comes next, and what goes through the bank or from hand to hand."""

from __future__ import annotations

from koloda.games.tugriks_rows import RowState
from koloda.games.tugriks_rules import COINS, TugriksRules
from koloda.kernel.cells import i64, vec
from koloda.kernel.state import State, bits


class TugriksTable(RowState):
    """A round's public numbers beside its rows, and what happens to coins, turns and hands."""

    def __init__(self, game: TugriksRules) -> None:
        super().__init__(game, game.rows)
        self.rules = game
        self.starter: i64 = 0
        self.reversed = False
        self.bank: i64 = 0
        self.coins = vec[i64]([int(game.start_coins)] * game.players)
        self.began = self.coins[:]
        self.playing: i64 = (1 << game.players) - 1
        self.misses = vec[i64]([0] * game.players)
        self.again = False
        self.completed: i64 = 0
        self.idle: i64 = 0
        self.paid: i64 = -1
        self.unpaid: i64 = -1
        self.winner: i64 = -1

    def facts(self) -> list[int]:
        return [
            int(self.starter),
            int(self.reversed),
            int(self.bank),
            *[int(n) for n in self.coins],
            *[int(n) for n in self.began],
            *[1 - (int(self.playing) >> seat & 1) for seat in range(int(self.players))],
            *[int(n) for n in self.misses],
            int(self.named),
            int(self.owed),
            int(self.bound_row),
            int(self.again),
            int(self.completed),
            int(self.idle),
            int(self.paid),
            int(self.unpaid),
            int(self.winner),
        ]

    def set_facts(self, facts: list[int]) -> None:
        n = int(self.players)
        self.starter = facts[0]
        self.reversed = facts[1] != 0
        self.bank = facts[2]
        self.coins = vec[i64](facts[3 : 3 + n])
        self.began = vec[i64](facts[3 + n : 3 + 2 * n])
        self.playing = sum([1 << seat for seat in range(n) if not facts[3 + 2 * n + seat]])
        self.misses = vec[i64](facts[3 + 3 * n : 3 + 4 * n])
        rest = facts[3 + 4 * n :]
        self.named = rest[0]
        self.owed = rest[1]
        self.bound_row = rest[2]
        self.again = rest[3] != 0
        self.completed = rest[4]
        self.idle = rest[5]
        self.paid = rest[6]
        self.unpaid = rest[7]
        self.winner = rest[8]
        self.read_rows()

    def fault(self) -> str:
        if bits(self.playing) < 2:
            return "two players or more are still in"
        if (self.owed > 0) != (self.named >= 0):
            return "`named` and `owed` belong together"
        if self.over:
            return ""
        if self.turn < 0 or not self.playing >> self.turn & 1:
            return "whoever is in turn is still in"
        if self.callers != 0 and (self.unpaid < 0 or self.callers >> self.unpaid & 1):
            return "only others call, and only what `unpaid` has forgotten"
        return ""

    def copy_facts(self, twin: State) -> None:
        assert isinstance(twin, TugriksTable)
        twin.starter = self.starter
        twin.reversed = self.reversed
        twin.bank = self.bank
        twin.coins = self.coins[:]
        twin.began = self.began[:]
        twin.playing = self.playing
        twin.misses = self.misses[:]
        twin.named = self.named
        twin.owed = self.owed
        twin.bound_row = self.bound_row
        twin.again = self.again
        twin.completed = self.completed
        twin.idle = self.idle
        twin.paid = self.paid
        twin.unpaid = self.unpaid
        twin.winner = self.winner
        twin.filled = self.filled[:]
        twin.stands = self.stands[:]

    # Who is in, and who comes next

    def enter(self, carry: list[int]) -> None:
        """Who has coins pays one to enter; the others are out, unless they won the last round (TUG-3, TUG-14)."""
        self.starter = carry[0]
        self.bank = carry[2]
        self.playing = 0
        seat: i64 = 0
        while seat < self.players:
            self.coins[seat] = carry[COINS + seat]
            self.began[seat] = self.coins[seat]
            if self.coins[seat] > 0:
                self.coins[seat] -= 1
                self.bank += 1
                self.playing |= 1 << seat
            elif seat == carry[1]:
                self.playing |= 1 << seat
            seat += 1
        if not self.playing >> self.starter & 1:
            self.starter = self.next(self.starter)

    def next(self, seat: i64) -> i64:
        """The next player still in, in the direction of play."""
        step: i64 = self.players - 1 if self.reversed else 1
        following = (seat + step) % self.players
        while not self.playing >> following & 1:
            following = (following + step) % self.players
        return following

    # Coins, turns and cards

    def pay(self, seat: i64, n: i64) -> None:
        """Coins into the bank; who has too few pays what they have (TUG-14)."""
        if n > self.coins[seat]:
            n = self.coins[seat]
        self.coins[seat] -= n
        self.bank += n
        self.note("paid", seat, n)

    def miss(self, seat: i64) -> None:
        """The seat will miss a turn; one only, unless the table lets them add up (TUG-9)."""
        self.misses[seat] = self.misses[seat] + 1 if self.rules.misses_add else 1

    def take(self, seat: i64) -> bool:
        """A card from the stock into a hand, if there is one."""
        if self.size[self.rules.stock] == 0:
            return False
        self.draw(self.rules.stock, seat)
        return True

    def rob(self, seat: i64) -> None:
        n = bits(self.playing)
        if n > self.bank:
            n = self.bank
        self.bank -= n
        self.coins[seat] += n
        self.note("robbed", seat, n)

    def swap(self) -> None:
        """Everybody draws from the next player at once: all cards are up before one is taken in (TUG-9.2)."""
        seat: i64 = 0
        while seat < self.players:
            if self.playing >> seat & 1:
                giver = self.next(seat)
                self.shift(self.blind(giver), 1, giver, self.players + seat)
            seat += 1
        seat = 0
        while seat < self.players:
            if self.playing >> seat & 1:
                self.pour(self.players + seat, seat)
            seat += 1
        self.note("swapped")

    def blind(self, hand: i64) -> i64:
        """A card of a hand drawn by chance."""
        left = self.luck().below(self.size[hand])
        face: i64 = 0
        while left >= self.held(hand, face):
            left -= self.held(hand, face)
            face += 1
        return face

    def rich(self) -> int:
        """How many players have coins."""
        return sum([1 for n in self.coins if n > 0])

    def score(self) -> list[int]:
        """Coins won and lost in the round, the one paid to enter included."""
        return [int(self.coins[seat] - self.began[seat]) for seat in range(int(self.players))]
