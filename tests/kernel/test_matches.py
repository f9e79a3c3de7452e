"""Matches: rounds, what is handed on, the clock's word, loans, ends and shared wins."""

from __future__ import annotations

from typing import Any

import pytest

import koloda
from kernel.unseen import Small, SmallState
from koloda import Illegal, KolodaError, Malformed, Seeded
from koloda.kernel.matches import Match, StreamChances
from koloda.kernel.moves import Move, Offer
from koloda.kernel.places import hands
from koloda.kernel.state import State
from koloda.testing import conform


def played_round(match: Match, chance: koloda.Chance) -> None:
    while not match.state.over:
        seat = match.state.asked(chance)
        answers = match.state.answers(seat)
        match.push(seat, answers[chance.below(len(answers))])


def short(**options: Any) -> Match:
    return koloda.game("donkey", players=3, size="tiny", **options).match(seed=4)


def ended(match: Match) -> bool:
    return match.over


def refused(match: Match) -> str:
    with pytest.raises(Illegal) as caught:
        match.deal()
    return caught.value.reason.key


def test_a_match_has_as_many_rounds_as_agreed() -> None:
    """COM-5, DON-13"""
    match, chance = short(rounds=3), Seeded(1)
    for number in range(3):
        assert len(match.results) == number and not match.over
        played_round(match, chance)
        assert match.between == (number < 2)
        if match.between:
            match.deal()
    assert match.over and len(match.results) == 3
    assert match.totals == [sum(result[seat] for result in match.results) for seat in range(3)]
    assert refused(match) == "match_over"


def test_the_next_round_is_not_dealt_while_one_is_played() -> None:
    match = short()
    before = str(match.state)
    assert refused(match) == "round_not_over"
    assert str(match.state) == before and match.entries == []


def test_equal_lowest_totals_share_the_win() -> None:
    """COM-5, DON-13"""
    match = short(rounds=1)
    played_round(match, Seeded(1))
    match.totals = [4, 9, 4]
    assert match.winners == [0, 2]


def test_nobody_has_won_before_the_end() -> None:
    with pytest.raises(KolodaError) as caught:
        _ = short().winners
    assert caught.value.code == "not_over"


def test_time_that_is_up_makes_the_round_in_progress_the_last() -> None:
    """DON-13"""
    match, chance = short(minutes=5), Seeded(1)
    played_round(match, chance)
    assert match.between
    match.deal()
    match.time_is_up()
    match.time_is_up()
    assert match.time_up and not match.over
    played_round(match, chance)
    assert ended(match) and len(match.results) == 2
    assert [entry.kind for entry in match.entries].count("time") == 1
    with pytest.raises(Illegal):
        match.time_is_up()


def test_time_that_is_up_between_two_rounds_ends_the_match() -> None:
    """DON-13"""
    match = short(minutes=5)
    played_round(match, Seeded(1))
    match.time_is_up()
    assert match.over and match.winners


def test_a_match_of_minutes_ends_by_no_number_of_rounds() -> None:
    """DON-13"""
    match, chance = short(minutes=1, rounds=1), Seeded(1)
    for _ in range(5):
        played_round(match, chance)
        match.deal()
    assert not match.over


def test_a_match_without_a_clock_knows_no_time() -> None:
    with pytest.raises(Malformed) as caught:
        short().time_is_up()
    assert caught.value.code == "no_clock"


def test_games_without_coins_know_no_loans() -> None:
    match = short()
    with pytest.raises(Illegal) as caught:
        match.lend(0, 1, 1)
    assert caught.value.reason.key == "not_between_rounds"
    played_round(match, Seeded(1))
    with pytest.raises(Illegal) as caught:
        match.lend(0, 1, 1)
    assert caught.value.reason.key == "no_loans"
    with pytest.raises(Malformed):
        match.lend(0, 3, 1)


def test_rounds_of_one_seed_are_dealt_differently_and_the_same_again() -> None:
    one, two = short(), short()
    first = str(one.state)
    played_round(one, Seeded(1))
    played_round(two, Seeded(2))
    assert first == str(short().state)
    assert str(one.deal()) == str(two.deal()) != first


def test_a_live_table_deals_each_round_from_its_secret_and_nonces() -> None:
    def match(secret: bytes, *nonces: bytes) -> Match:
        return koloda.game("donkey", players=3).match(chances=StreamChances(secret, list(nonces)))

    assert str(match(b"s", b"a", b"b").state) == str(match(b"s", b"a", b"b").state)
    assert str(match(b"s", b"a", b"b").state) != str(match(b"s", b"a", b"c").state)
    assert str(match(b"s", b"a", b"b").state) != str(match(b"t", b"a", b"b").state)


def test_a_match_and_a_deal_need_a_source_of_chance() -> None:
    game = koloda.game("donkey")
    for wanting in (game.match, game.deal):
        with pytest.raises(Malformed) as caught:
            wanting()
        assert caught.value.code == "seed"


def test_who_listens_goes_on_listening_in_the_next_round() -> None:
    match = short()
    match.state.listen()
    played_round(match, Seeded(1))
    match.deal()
    assert match.state.events(0) == []
    seat = match.state.deciders[0]
    match.apply(seat, match.state.moves(seat)[0])
    assert match.state.events(0) != []


class Dealt(Small):
    """Nobody does anything: the round is over with its deal, or with one pass."""

    def set_up(self) -> None:
        self.id = "dealt"
        self.cards()
        self.places = hands(3)
        self.table.add("pass", "pass", kind=0)

    def rounds(self) -> int:
        return 4

    def blank(self) -> State:
        return DealtState(self)


class DealtState(SmallState):
    def deal(self, carry: list[int]) -> None:
        self.deal_out([0, 1, 2])
        if self.luck().below(2) == 0:
            self.finish()
        else:
            self.to_move(0)

    def offer(self, seat: int, offer: Offer) -> None:
        offer.add(0)

    def act(self, seat: int, move: Move) -> None:
        self.finish()


@pytest.mark.parametrize("seed", range(8))
def test_a_round_may_be_over_with_its_deal(seed: int) -> None:
    match = Dealt(3).match(seed=seed)
    assert len(match.results) == match.state.over
    while not match.over:
        if match.state.over:
            before = len(match.results)
            match.deal()
            assert len(match.results) == before + match.state.over
        else:
            match.push(0, match.game.move("pass"))
    assert len(match.results) == 4
    assert conform(Dealt(3), rounds=8, seed=seed).rounds == 8
