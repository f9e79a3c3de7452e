"""The same seed gives the same words, dice and shuffles for ever, on every platform, compiled or not."""

import hashlib
import hmac
from collections import Counter

import pytest

import koloda
from koloda import Chance, Seeded, Stream
from koloda.kernel.chance import NoChance, commitment


def stream(round: int = 0) -> Stream:
    return Stream(b"secret", [b"ann", b"", b"cat"], round)


def words(chance: Chance, n: int) -> list[int]:
    return [int(chance.word()) for _ in range(n)]


def shuffled(chance: Chance) -> list[int]:
    """Eighty cards in the order of chance."""
    return [int(face) for face in koloda.game("eleven").shuffled(chance)]


def test_the_seeded_generator_s_words_never_change() -> None:
    assert words(Seeded(0), 4) == [1570752374, 628309212, 1537545005, 2973236147]
    assert words(Seeded(7, 3), 4) == [1547828128, 502533212, 2038862301, 895150626]
    assert words(Seeded(-(10**30)), 4) == [1483840829, 2138543077, 2139041938, 4246344534]


def test_the_seeded_generator_s_path_never_changes() -> None:
    chance, mixed = Seeded(3), 0
    for _ in range(100_000):
        mixed = (mixed * 3 + int(chance.word())) & 0xFFFFFFFF
    assert mixed == 2815676841


def test_the_stream_s_words_never_change() -> None:
    first = [2654975012, 3045228568, 778660130, 2302942672, 3445113129]
    assert words(stream(), 10) == [*first, 30099667, 4176260579, 2241364981, 3278571617, 1407604585]
    assert words(stream(1), 3) == [2494321985, 2888240141, 3793251618]


def test_the_stream_is_what_the_records_page_says() -> None:
    key = hmac.new(b"secret", b"\0\3ann\0\0\0\3cat", hashlib.sha256).digest()
    blocks = [hmac.new(key, f"koloda/1 round 4 block {i}".encode(), hashlib.sha256).digest() for i in range(3)]
    said = b"".join(blocks)
    assert words(stream(4), 24) == [int.from_bytes(said[i : i + 4], "big") for i in range(0, 96, 4)]


def test_shuffles_never_change() -> None:
    assert shuffled(Seeded(1))[:10] == [57, 77, 36, 14, 42, 41, 63, 67, 70, 32]
    assert hashlib.sha256(str(shuffled(Seeded(1))).encode()).hexdigest()[:16] == "0ee1025cc8ec5d81"
    assert shuffled(stream())[:10] == [39, 75, 33, 46, 35, 4, 12, 48, 5, 21]
    assert hashlib.sha256(str(shuffled(stream())).encode()).hexdigest()[:16] == "b45350e60a53ac24"


def test_dice_never_change() -> None:
    sides = (1, 2, 6, 52, 1000, 2**31)
    chance: Chance = Seeded(5)
    assert [int(chance.below(n)) for n in sides] == [0, 0, 2, 42, 235, 511126006]
    chance = stream(2)
    assert [int(chance.below(n)) for n in sides] == [0, 1, 0, 10, 648, 445417968]


class Told(Chance):
    """Gives the words it has been told."""

    def __init__(self, *said: int) -> None:
        self.said = list(said)

    def word(self) -> int:
        return self.said.pop(0)


def test_words_that_would_favour_some_numbers_are_drawn_again() -> None:
    """2³² is 1 more than a multiple of 3: the word 0 is one too many."""
    assert Told(0, 1).below(3) == 0
    assert Told(0, 2**32 - 1).below(3) == 2
    assert Told(0, 0, 0, 2**31).below(3) == 1
    assert Told(0).below(4) == 0


@pytest.mark.parametrize("chance", [Seeded(11), Stream(b"s", [])])
def test_every_order_of_three_is_equally_likely(chance: Chance) -> None:
    counts: Counter[tuple[int, ...]] = Counter()
    tiny = koloda.game("eleven", players=2, size="tiny")
    for _ in range(6000):
        row = [int(face) for face in tiny.shuffled(chance, 3)]
        counts[tuple(row)] += 1
    assert len(counts) == 6
    assert max(abs(n - 1000) for n in counts.values()) < 150


def test_a_copy_of_a_seeded_generator_goes_the_same_way_and_apart() -> None:
    chance = Seeded(2)
    chance.word()
    twin = chance.copy()
    mine = words(chance, 5)
    assert words(twin, 5) == mine
    assert words(twin, 2) == words(chance, 2)


def test_a_live_stream_is_never_copied() -> None:
    with pytest.raises(NoChance):
        stream().copy()
    state = koloda.game("yassa").deal(chance=stream())
    assert state.chance is not None and state.clone().chance is None


def test_a_state_without_chance_says_so_when_luck_is_needed() -> None:
    state = koloda.game("yassa", players=2).deal(chance=stream()).clone()
    with pytest.raises(NoChance, match="clone"):
        state.luck()
    assert state.clone(Seeded(1)).luck() is not None


def test_rounds_and_tables_have_chances_of_their_own() -> None:
    assert words(Seeded(1, 1), 4) != words(Seeded(1, 2), 4)
    assert words(stream(0), 4) != words(stream(1), 4)
    assert words(Stream(b"secret", [b"ann", b"", b"cat"]), 4) != words(Stream(b"secret", [b"an", b"n", b"cat"]), 4)


def test_a_secret_is_committed_to_by_its_hash() -> None:
    assert commitment(b"secret") == hashlib.sha256(b"secret").hexdigest()
