"""Matches: rounds, what is handed on, the clock's word, loans, ends and shared wins."""

from __future__ import annotations

from typing import Any

import pytest

import koloda
from koloda import Illegal, KolodaError, Malformed, Seeded
from koloda.kernel.matches import Match, StreamChances
from koloda.kernel.state import State
from nineteenth import Pounce, PounceState


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


class AtOnce(PounceState):
    """A round that is over when it has been dealt, if the first card of seat 0 is a high one."""

    def deal(self, carry: list[int]) -> None:
        super().deal(carry)
        if any(self.held(0, face) > 0 for face in range(4, 8)):
            self.finish()


class PounceAtOnce(Pounce):
    def blank(self) -> State:
        return AtOnce(self)


def test_a_round_that_ends_with_its_deal_is_settled_like_any_other() -> None:
    at_once = 0
    for seed in range(6):
        match, chance = PounceAtOnce(3, {"rounds": 3}).match(seed=seed), Seeded(seed)
        for number in range(3):
            at_once += match.state.over
            assert len(match.results) == number + match.state.over
            played_round(match, chance)
            assert len(match.results) == number + 1 and match.over == (number == 2)
            if match.between:
                match.deal()
        again = PounceAtOnce(3, {"rounds": 3}).match(seed=seed)
        for entry in match.entries:
            if entry.kind == "deal":
                again.deal()
            else:
                again.apply(entry.seat, again.game.move(entry.text))
        assert again.results == match.results and again.over
    assert 0 < at_once < 18
