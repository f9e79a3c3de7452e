"""Variable Start, clause by clause (VAR-1, VAR-2, COM-1); what it takes over from Eleven is held in test_rows.py."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import koloda
from games import rows
from games.rows import cards, forced, opens, play, play_on, refused, texts, words
from koloda import Malformed, Seeded
from koloda.kernel.state import State


def deal(players: int, dealer: int, hands: list[list[str]], **options: Any) -> State:
    return rows.deal("variable-start", players, hands, carry=[dealer], **options)


def at(text: str, players: int = 3, **options: Any) -> State:
    return rows.at("variable-start", text, players, **options)


NONE: list[list[str]] = [[], [], []]
"""Three hands without a 10, 11 or 12."""


# VAR-1, rows


@pytest.mark.parametrize("number", [10, 11, 12])
def test_a_row_may_be_started_with_its_ten_eleven_or_twelve(number: int) -> None:
    """VAR-1"""
    state = at("turn=0 opening=1 hand0=R9,R10,R11,R12,R13,Y1 hand1=B1 hand2=B2")
    assert texts(state) == ["R10", "R11", "R12"]
    play(state, f"R{number}")
    assert cards(state, "row0") == {f"R{number}"}
    assert texts(state) == [f"R{number - 1}", f"R{number + 1}", "stop"]


def test_what_other_rows_were_started_with_makes_no_difference() -> None:
    """VAR-1"""
    state = at("turn=0 row0=R12 low=11,10,10,10 high=13,12,12,12 hand0=Y10,Y11,Y12,G10,G12,B11,B12,B13,Y9 hand1=R1")
    assert texts(state) == ["Y10", "Y11", "Y12", "G10", "G12", "B11", "B12"]
    play(state, "Y10", "G12", "B11")
    assert words(state)["low"] == "11,9,11,10" and words(state)["high"] == "13,11,13,12"


@pytest.mark.parametrize("number", [10, 11, 12])
def test_a_row_grows_both_ways_from_whatever_it_was_started_with(number: int) -> None:
    """VAR-1, ELV-4"""
    down = [f"G{rank}" for rank in range(number - 1, 0, -1)]
    up = [f"G{rank}" for rank in range(number + 1, 21)]
    state = at(f"turn=2 row0=R11 hand2=G{number},{','.join(down + up)},Y1 hand1=B1 hand0=B2")
    play(state, f"G{number}", *down, *up)
    assert texts(state) == ["stop"]
    assert words(state)["low"] == "10,10,0,10" and words(state)["high"] == "12,12,21,12"


@pytest.mark.parametrize(("first", "others"), [("R10", ["R11", "R12"]), ("R11", []), ("R12", ["R11", "R10"])])
def test_once_a_row_is_started_its_other_cards_only_join_at_the_ends(first: str, others: list[str]) -> None:
    """VAR-1: a colour has one row, and the numbers that could have started it are cards like any other now"""
    state = at("turn=0 opening=1 hand0=R10,R11,R12,Y1 hand1=B1 hand2=B2")
    play(state, first)
    for i, other in enumerate(others):
        ends = [rank for rank in (int(first[1:]) - 1, int(first[1:]) + 1)]
        if i == 0:
            assert other in texts(state)
        else:
            parts = {"card": other, "next": f"R{ends[0]}, R{ends[1]}"}
            assert refused(state, other) == ("VAR-1", "does_not_fit", parts)
    assert len(texts(state)) == (3 if first == "R11" else 2)


@pytest.mark.parametrize("number", [1, 9, 13, 20])
def test_no_other_number_starts_a_row(number: int) -> None:
    """VAR-1"""
    state = at("turn=0 row0=R11 hand0=R10,Y1,Y9,Y13,Y20 hand1=B1")
    parts = {"card": f"Y{number}", "next": "Y10, Y11, Y12"}
    assert refused(state, f"Y{number}") == ("VAR-1", "row_not_started", parts)
    assert texts(state) == ["R10"]


def test_a_card_that_is_not_held_is_refused() -> None:
    """VAR-1"""
    state = at("turn=0 row0=R11 hand0=R10,Y1 hand1=Y10")
    assert refused(state, "Y10") == ("VAR-1", "not_in_hand", {"card": "Y10"})


def test_a_preview_names_the_numbers_a_card_opens_and_none_that_were_open() -> None:
    """VAR-1"""
    state = at("turn=0 row0=R11 hand0=R10,Y10,G11,B12,Y1 hand1=B1")
    assert {text: opens(state, text) for text in texts(state)} == {
        "R10": ["R9"],
        "Y10": ["Y9"],
        "G11": [],
        "B12": ["B13"],
    }


# VAR-2, the start


@pytest.mark.parametrize(("dealer", "first"), [(0, 3), (1, 0), (2, 1), (3, 2)])
def test_the_player_to_the_dealers_right_begins(dealer: int, first: int) -> None:
    """VAR-2, ELV-2: whoever holds the red 11"""
    state = deal(4, dealer, [["R11"], ["Y11", "R10"], ["G12"], ["B10"]])
    assert state.deciders == (first,)
    assert words(state).get("dealer", "0") == str(dealer)
    play(state, texts(state)[0], "stop")
    assert state.deciders == ((first - 1) % 4,)


def test_the_player_who_begins_lays_a_ten_eleven_or_twelve_of_their_choice() -> None:
    """VAR-2: and has to, if they hold one"""
    state = deal(3, 1, [["R12", "Y11", "B10", "R11"], ["Y10"], ["G10"]])
    assert texts(state) == ["R11", "R12", "Y11", "B10"]
    assert forced(state) is None
    assert refused(state, "draw") == ("ELV-6", "can_lay", {})
    assert refused(state, "stop") == ("ELV-5", "must_lay_one", {})
    play(state, "B10")
    assert cards(state, "row3") == {"B10"}


def test_nothing_is_dealt_again() -> None:
    """VAR-2: the deck is shuffled once, though nobody has a card to begin with"""
    state = deal(3, 0, NONE)
    assert texts(state) == ["draw"]
    assert cards(state, "stock") >= {f"{colour}{rank}" for colour in "RYGB" for rank in (10, 11, 12)}


def test_without_a_card_to_begin_with_one_draws_as_in_the_middle_of_a_round() -> None:
    """VAR-2, ELV-6: the stock is written from the bottom up"""
    state = at("turn=1 opening=1 hand0=R10,Y1 hand1=Y2,Y13 hand2=B1 stock=B20,G11,G9,G13 box=*")
    play(state, "draw", "draw")
    assert refused(state, "stop") == ("ELV-6", "draw_first", {"n": "2"})
    play(state, "draw")
    assert texts(state) == ["G11"]
    assert refused(state, "stop") == ("ELV-6", "drawn_must_be_laid", {"card": "G11"})
    play(state, "G11")
    assert texts(state) == ["stop"]


@pytest.mark.parametrize("stock", ["G9,G13,Y9,B14", "G9,G13", "G9", ""])
def test_when_nothing_comes_of_it_the_next_player_begins_in_the_same_way(stock: str) -> None:
    """VAR-2: three cards drawn in vain, the stock run out, or none there"""
    said = f" stock={stock}" if stock else ""
    state = at(f"turn=1 opening=1 hand0=R12,R13,Y10,Y11 hand1=Y2,Y13 hand2=B1{said} box=*")
    play(state, *["draw"] * min(3, len(stock.split(",")) if stock else 0), "stop")
    assert state.deciders == (0,)
    assert texts(state) == ["R12", "Y10", "Y11"]
    play(state, "Y10")
    assert texts(state) == ["R12", "Y11", "stop"]


def test_a_whole_lap_may_pass_before_somebody_begins() -> None:
    """VAR-2"""
    state = at("turn=0 opening=1 hand0=R1 hand1=Y1 hand2=G1 stock=B10,B9,B8,B7,B6,B5,B4,B3,B2,B1 box=*")
    play(state, *["draw", "draw", "draw", "stop"] * 3)
    assert state.deciders == (0,) and words(state)["opening"] == "1"
    play(state, "draw", "B10")
    assert "opening" not in words(state)


# ELV-5, the first turn


def test_who_lays_the_first_card_may_go_on() -> None:
    """VAR-2, ELV-5"""
    state = deal(3, 1, [["R12", "Y11", "B10", "R13"], [], []])
    play(state, "R12")
    assert texts(state) == ["R13", "Y11", "B10", "stop"]
    play(state, "R13", "Y11", "stop")
    assert state.deciders == (2,)


def test_the_first_turn_may_be_agreed_to_end_with_the_first_card() -> None:
    """VAR-2, ELV-5, option first_goes_on: the next turn is like any other"""
    state = deal(3, 1, [["R12", "Y11"], [], ["R11", "R13", "G10"]], first_goes_on=False)
    play(state, "R12")
    assert state.deciders == (2,)
    play(state, "R13")
    assert texts(state) == ["R11", "G10", "stop"]


def test_whoever_lays_the_first_card_is_the_first_player() -> None:
    """VAR-2, ELV-5, option first_goes_on: after a turn in which nothing was laid, and with a drawn card too"""
    state = at("turn=1 opening=1 hand0=R12,R13 hand1=Y2 hand2=B1 box=*", first_goes_on=False)
    play(state, "stop", "R12")
    assert state.deciders == (2,)
    drawn = at("turn=1 opening=1 hand0=R13,Y1 hand1=Y2,Y3 hand2=B1 stock=B9,R12 box=*", first_goes_on=False)
    play(drawn, "draw", "R12")
    assert drawn.deciders == (0,)
    assert texts(drawn) == ["R13"]


# COM-1, the dealer


@pytest.mark.parametrize("players", [2, 3, 6])
def test_the_first_dealer_is_drawn_at_random(players: int) -> None:
    """COM-1: in a match and in a round dealt by itself; the others have their turns to deal in time"""
    game = koloda.game("variable-start", players, size="tiny")
    for found in (
        Counter(words(game.match(seed=seed).state).get("dealer", "0") for seed in range(100 * players)),
        Counter(words(game.deal(seed=seed)).get("dealer", "0") for seed in range(100 * players)),
    ):
        assert sorted(found) == [str(seat) for seat in range(players)]
        assert all(abs(n - 100) < 45 for n in found.values()), found


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_the_deal_passes_to_the_left_and_the_first_dealer_may_be_agreed(dealer: int) -> None:
    """COM-1, VAR-2, option dealer"""
    game = koloda.game("variable-start", 3, dealer=dealer, rounds=4, size="tiny")
    match = game.match(seed=dealer)
    chance = Seeded(1)
    for number in range(4):
        if number:
            match.deal()
        dealt = (dealer + number) % 3
        assert words(match.state).get("dealer", "0") == str(dealt)
        assert match.state.deciders == ((dealt - 1) % 3,)
        play_on(match, chance)


def test_the_dealer_is_the_same_in_a_copy_and_in_every_view() -> None:
    """COM-1: it is public"""
    state = deal(3, 2, NONE)
    for copy in (
        state.clone(Seeded(1)),
        state.view(0),
        state.view(None),
        state.game.resample(state.view(1), Seeded(1)),
    ):
        assert words(copy)["dealer"] == "2"


def test_the_dealer_is_a_seat_at_the_table() -> None:
    """COM-1"""
    assert koloda.game("variable-start", 3).options["dealer"] == "random"
    for wrong in (3, -1, "left"):
        with pytest.raises(Malformed, match="dealer"):
            koloda.game("variable-start", 3, dealer=wrong)


# What every seat knows


def test_who_draws_for_a_start_shows_that_they_hold_none() -> None:
    """VAR-2, COM-7: no 10, 11 or 12 of any colour among the old cards"""
    state = deal(3, 1, NONE)
    play(state, "draw")
    started = ",".join(f"{colour}{rank}" for colour in "RYGB" for rank in (10, 11, 12))
    for viewer in (0, 1, 2, None):
        assert words(state.view(viewer))["not.hand0"] == f"20:{started}"


def test_a_second_draw_for_a_start_is_forced_when_all_know_there_is_none() -> None:
    """VAR-2: nobody has laid anything since, so the table knows what the player can do; the drawn card it does not"""
    state = at("turn=1 opening=1 hand0=R1,R2 hand1=Y1,Y2 stock=B3,B1,B2,G3,G2,G1,B6,B5,B4 box=*", 2, no_blue=False)
    assert forced(state) is None
    play(state, "draw", "draw", "draw", "stop")
    assert forced(state) is None
    play(state, "draw", "draw", "draw", "stop")
    assert forced(state) == "draw"
    play(state, "draw")
    assert forced(state) is None


# The deck


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_tiny_deck_has_five_numbers_of_which_the_middle_ones_start_rows(players: int) -> None:
    """ELV-1, option size"""
    game = koloda.game("variable-start", players, size="tiny")
    state = game.deal(seed=1)
    colours = 3 if players == 2 else 4
    each = 3 if players <= 3 else 2
    assert [len(cards(state, f"hand{seat}")) for seat in range(players)] == [each] * players
    assert len(cards(state, "stock")) == 5 * colours - players * each
    empty = game.position("variable-start turn=0 opening=1 hand0=R1,R2,R3,R4,R5 hand1=Y1")
    assert texts(empty) == ["R2", "R3", "R4"]
