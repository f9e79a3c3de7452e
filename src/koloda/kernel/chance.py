"""Chance comes from outside: a fast seeded generator for simulation, a keyed stream for live tables.

Both hand out 32-bit words; everything else (dice, shuffles) is made of words in one fixed way, so the
same seed gives the same shuffles on every platform, compiled or not, for ever.
"""

from __future__ import annotations

import hashlib
import hmac

from koloda.kernel.cells import i64, mypyc_attr, vec
from koloda.kernel.errors import KolodaError


class NoChance(KolodaError):
    """A card was to be drawn by luck from a table that has been handed none."""

    def __init__(self) -> None:
        super().__init__("no_chance", "this state has no source of chance: hand it one with `clone(chance)`")


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A source of 32-bit words. `copies` says whether it may be copied into a clone."""

    copies: bool = True

    def word(self) -> i64:
        """The next word, evenly spread over 0 … 2³² − 1."""
        raise NoChance()

    def copy(self) -> Chance:
        """An independent source that will give the same words; a live stream refuses."""
        raise NoChance()

    def below(self, n: i64) -> i64:
        """A number from 0 to n − 1, all equally likely (multiply and reject, n up to 2³¹)."""
        product = self.word() * n
        if (product & 0xFFFFFFFF) < n:
            floor = 0x100000000 % n
            while (product & 0xFFFFFFFF) < floor:
                product = self.word() * n
        return product >> 32

    def shuffle(self, row: vec[i64], size: i64) -> None:
        """Put the first `size` numbers of the row in random order."""
        i = size - 1
        while i > 0:
            j = self.below(i + 1)
            kept = row[i]
            row[i] = row[j]
            row[j] = kept
            i -= 1


class Seeded(Chance):
    """Marsaglia's KISS of three small generators: quick, and no product outgrows 63 bits."""

    def __init__(self, seed: int = 0, lane: int = 0, twin: Seeded | None = None) -> None:
        if twin is not None:
            self.a: i64 = twin.a
            self.b: i64 = twin.b
            self.c: i64 = twin.c
            self.d: i64 = twin.d
            return
        digest = hashlib.sha256(f"koloda {seed} {lane}".encode()).digest()
        self.a = int.from_bytes(digest[0:4], "little")
        self.b = int.from_bytes(digest[4:8], "little") | 1
        self.c = int.from_bytes(digest[8:12], "little")
        self.d = int.from_bytes(digest[12:16], "little") % 698769068 + 1

    def word(self) -> i64:
        """A congruence, a shift register and a multiply-with-carry, added up."""
        a = (69069 * self.a + 12345) & 0xFFFFFFFF
        b = self.b
        b ^= (b << 13) & 0xFFFFFFFF
        b ^= b >> 17
        b ^= (b << 5) & 0xFFFFFFFF
        t = 698769069 * self.c + self.d
        self.a = a
        self.b = b
        self.c = t & 0xFFFFFFFF
        self.d = t >> 32
        return (a + b + self.c) & 0xFFFFFFFF

    def copy(self) -> Chance:
        return Seeded(twin=self)


class Stream(Chance):
    """HMAC-SHA-256 of a counter under a key made of the table's secret and every seat's nonce.

    Block i is HMAC(key, "koloda/1 round <round> block <i>"), read as eight big-endian words; the key is
    HMAC(secret, the nonces, each preceded by its length as two bytes). Nobody can foresee it who lacks
    the secret, and nobody who has it can steer it. A stream cannot be copied.
    """

    def __init__(self, secret: bytes, nonces: list[bytes], round: int = 0) -> None:
        said = b"".join([len(nonce).to_bytes(2, "big") + nonce for nonce in nonces])
        self.key = hmac.new(secret, said, hashlib.sha256).digest()
        self.copies = False
        self.round = round
        self.block = 0
        self.words: list[int] = []

    def word(self) -> i64:
        if not self.words:
            label = f"koloda/1 round {self.round} block {self.block}".encode()
            digest = hmac.new(self.key, label, hashlib.sha256).digest()
            self.block += 1
            self.words = [int.from_bytes(digest[i : i + 4], "big") for i in range(28, -1, -4)]
        return self.words.pop()


def commitment(secret: bytes) -> str:
    """What is published before the deal, so that the secret cannot be changed after it."""
    return hashlib.sha256(secret).hexdigest()
