"""Lottery, clause by clause (LOT-1, LOT-2); what it takes over from Eleven is held in test_rows.py."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

import koloda
from games import rows
from games.rows import HANDS, cards, duel, forced, opens, play, play_on, refused, texts, words
from koloda import Malformed, Seeded
from koloda.bots.bot import Random
from koloda.bots.rows import LotteryGreedy, RowsGreedy
from koloda.kernel.state import State


def deal(players: int, first: int, *hands: list[list[str]], **options: Any) -> State:
    return rows.deal("lottery", players, *hands, drawn=[(first, players)], **options)


def at(text: str, players: int = 3, **options: Any) -> State:
    return rows.at("lottery", text, players, **options)


# LOT-1, who begins


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_player_who_begins_is_drawn_at_random(players: int) -> None:
    """LOT-1"""
    game = koloda.game("lottery", players)
    found = Counter(int(game.deal(seed=seed).turn) for seed in range(100 * players))
    assert sorted(found) == list(range(players))
    assert all(abs(n - 100) < 45 for n in found.values()), found


@pytest.mark.parametrize("first", [0, 1, 2])
def test_whoever_is_drawn_begins_whatever_the_hands_hold(first: int) -> None:
    """LOT-1, ELV-2: no 11 is looked for, and nothing is dealt again"""
    state = deal(3, first, [["R11"], ["Y11"], ["G11", "B11"]])
    assert state.deciders == (first,)


def test_somebody_is_drawn_in_every_round() -> None:
    """LOT-1: each round of a match anew, and nothing depends on who began the last one"""
    game = koloda.game("lottery", 3, size="tiny", rounds=20)
    pairs: Counter[tuple[int, int]] = Counter()
    for seed in range(20):
        match = game.match(seed=seed)
        chance = Seeded(seed, 5)
        begun: list[int] = []
        while not match.over:
            if match.between:
                match.deal()
            begun.append(int(match.state.turn))
            play_on(match, chance)
        pairs.update(pairwise(begun))
    assert len(pairs) == 9
    assert all(abs(n - 380 / 9) < 22 for n in pairs.values()), pairs


# LOT-1, the first card


def test_the_first_card_is_any_card_of_the_hand() -> None:
    """LOT-1"""
    hand = [f"R{rank}" for rank in range(1, 21)]
    state = deal(3, 1, [[], hand, []])
    assert texts(state) == hand
    assert forced(state) is None
    for move in ("draw", "stop"):
        assert refused(state, move) == ("LOT-1", "any_card", {})
    assert refused(state, "Y1") == ("ELV-4", "not_in_hand", {"card": "Y1"})


@pytest.mark.parametrize("first", [2, 7, 11, 19])
def test_its_number_starts_every_other_row(first: int) -> None:
    """LOT-1"""
    near = [f"{colour}{rank}" for colour in "RYGB" for rank in (first - 1, first, first + 1)]
    state = at(f"turn=0 opening=1 hand0={','.join(near)} hand1=G4 hand2=Y15")
    play(state, f"Y{first}")
    assert texts(state) == [f"R{first}", f"Y{first - 1}", f"Y{first + 1}", f"G{first}", f"B{first}", "stop"]
    parts = {"card": f"R{first - 1}", "next": f"R{first}"}
    assert refused(state, f"R{first - 1}") == ("LOT-1", "row_not_started", parts)
    play(state, f"R{first}")
    assert f"R{first - 1}" in texts(state) and f"R{first + 1}" in texts(state)


@pytest.mark.parametrize(("first", "following"), [(1, 2), (20, 19)])
def test_a_row_that_starts_with_one_or_twenty_grows_one_way_only(first: int, following: int) -> None:
    """LOT-1"""
    state = at("turn=0 opening=1 hand0=R1,R2,R19,R20,Y1,Y2,Y19,Y20,G5 hand1=B1")
    play(state, f"R{first}")
    assert texts(state) == sorted([f"R{following}", f"Y{first}"]) + ["stop"]
    play(state, f"Y{first}")
    assert texts(state) == [f"R{following}", f"Y{following}", "stop"]


def test_a_row_grows_from_its_number_to_both_ends() -> None:
    """LOT-1, ELV-4"""
    down = [f"R{rank}" for rank in range(6, 0, -1)]
    up = [f"R{rank}" for rank in range(8, 21)]
    state = at(f"turn=0 opening=1 hand0=R7,{','.join(down + up)},Y1 hand1=B1")
    play(state, "R7", *down)
    assert refused(state, "R9") == ("ELV-4", "does_not_fit", {"card": "R9", "next": "R8"})
    play(state, *up)
    assert texts(state) == ["stop"]
    assert words(state)["low"] == "0,7,7,7" and words(state)["high"] == "21,7,7,7"


def test_the_number_stays_the_same_while_rows_grow() -> None:
    """LOT-1: it is the first card's, not that of the last new row's neighbour"""
    state = at("turn=0 row0=R6,R7,R8 low=5,7,7,7 high=9,7,7,7 hand0=R5,R9,Y5,Y6,Y7,Y8,Y9,B7 hand1=B1")
    play(state, "R9", "R5", "Y7", "Y6")
    assert texts(state) == ["Y5", "Y8", "B7", "stop"]


def test_the_number_counts_in_its_round_only() -> None:
    """LOT-1"""
    game = koloda.game("lottery", 2, size="tiny", rounds=20)
    match = game.match(seed=3)
    chance = Seeded(3)
    numbers = set()
    while not match.over:
        if match.between:
            match.deal()
        assert len(texts(match.state)) == 3
        move = match.state.moves(int(match.state.turn))[0]
        match.push(int(match.state.turn), move)
        numbers.add(move.rank)
        empty = [i for i in range(3) if i != move.colour]
        for end in ("low", "high"):
            assert {words(match.state)[end].split(",")[i] for i in empty} == {str(move.rank)}
        play_on(match, chance)
    assert len(numbers) == 3


def test_a_preview_shows_which_numbers_would_come_next() -> None:
    """LOT-1: what the choice of the first card is about"""
    state = at("turn=0 opening=1 hand0=R7,B1,G3 hand1=Y1")
    assert opens(state, "R7") == ["R6", "R8", "Y7", "G7", "B7"]
    assert opens(state, "B1") == ["R1", "Y1", "G1", "B2"]
    play(state, "R7")
    later = at("turn=0 row0=R7 low=6,7,7,7 high=8,7,7,7 hand0=R6,Y7 hand1=Y1")
    assert opens(later, "R6") == ["R5"] and opens(later, "Y7") == ["Y6", "Y8"]


# LOT-2, the turn


def test_the_first_player_may_go_on_with_several_cards_on_several_rows() -> None:
    """LOT-2, ELV-5"""
    state = deal(3, 2, [[], ["G1"], ["R7", "R8", "R9", "Y7", "Y6", "B7"]])
    play(state, "R8", "R9", "R7")
    assert refused(state, "Y7")[1] == "row_not_started"
    play(state, "stop")
    assert state.deciders == (1,)
    again = deal(3, 2, [[], ["G1"], ["R7", "R8", "R9", "Y7", "Y6", "B7"]])
    play(again, "R7", "Y7", "Y6", "B7", "R8", "stop")
    assert cards(again, "row1") == {"Y6", "Y7"}


def test_that_the_first_player_goes_on_is_no_option_here() -> None:
    """LOT-2"""
    assert set(koloda.game("lottery", 4).options) == {"rounds", "draw_goes_on", "size"}
    assert set(koloda.game("lottery", 2).options) == {"rounds", "draw_goes_on", "no_blue", "size"}
    for option in ("first_goes_on", "dealer"):
        with pytest.raises(Malformed, match=option):
            koloda.game("lottery", 4, **{option: True})


def test_the_next_player_follows_rows_or_the_number() -> None:
    """LOT-2, ELV-6: and draws when neither can be done"""
    state = deal(3, 1, [["Y6", "G8", "B11"], ["R7"], []])
    play(state, "R7", "stop")
    assert state.deciders == (0,)
    state = at("turn=0 row0=R7 low=6,7,7,7 high=8,7,7,7 hand0=Y6,G8,B11 hand1=B1 stock=G2,Y7,B12 box=*")
    assert texts(state) == ["draw"]
    play(state, "draw", "draw")
    assert texts(state) == ["Y7"]
    play(state, "Y7")
    assert texts(state) == ["Y6", "stop"]


# What every seat knows, and the bot


def test_nobody_knows_anything_before_the_first_card() -> None:
    """LOT-1, COM-7"""
    state = koloda.game("lottery", 4).deal(seed=1)
    for viewer in (0, 1, 2, 3, None):
        said = words(state.view(viewer))
        assert not [name for name in said if name.startswith(("sure.", "not.", "in."))]
        assert {said[f"hand{seat}"] for seat in range(4) if seat != viewer} == {f"?{HANDS[4]}"}


def test_the_lottery_bot_begins_with_the_number_nearest_to_its_cards() -> None:
    """LOT-1"""
    bot = LotteryGreedy()
    state = at("turn=0 opening=1 hand0=R1,R7,R8,Y6,Y9,G7,B20 hand1=Y1,Y2,Y3 hand2=Y8,B9,Y10")
    assert bot.choose(state.view(0), state.moves(0), Seeded(1)).text == "R7"
    low = at("turn=0 opening=1 hand0=R2,Y1,Y2,G3,B20 hand1=Y3 hand2=Y8,B9,Y10")
    assert bot.choose(low.view(0), low.moves(0), Seeded(1)).text == "R2"


def test_choosing_the_number_is_worth_something() -> None:
    """LOT-1: beginning well, and otherwise playing alike"""
    well, others = duel("lottery", 4, 200, LotteryGreedy(), Random(), begins=True)
    ill, _ = duel("lottery", 4, 200, RowsGreedy(), Random(), begins=True)
    assert well < ill < others
