"""Colour Harvest, clause by clause (HAR-1 to HAR-5, COM-1, COM-3, COM-5)."""

from __future__ import annotations

import functools
from collections import Counter
from typing import Any

import pytest

from games.table import bag, deciders, notes, pile, play, refused, size, texts
from koloda import Malformed, Seeded, Stale, game
from koloda.bots.bot import Random
from koloda.bots.gathering import HarvestGreedy
from koloda.games.harvest import Harvest, HarvestState
from koloda.kernel.events import CARDS
from koloda.kernel.moves import SILENCE
from koloda.kernel.state import State

PLAYERS = range(2, 7)
DEALT = {2: 20, 3: 13, 4: 10, 5: 8, 6: 7}
FOUR = "pile1=R1 pile2=Y1 pile3=G1 pile4=B1"


@functools.cache
def rules(players: int = 3, **options: Any) -> Harvest:
    made = game("harvest", players, **options)
    assert isinstance(made, Harvest)
    return made


def table(text: str, players: int = 3, **options: Any) -> HarvestState:
    """A position; what no word names lies in the stock."""
    state = rules(players, **options).position(f"harvest {text}", Seeded(1))
    assert isinstance(state, HarvestState)
    state.listen()
    return state


def emptied(text: str, players: int = 3, **options: Any) -> HarvestState:
    """A position with an empty stock, between two turns, when a call is open to everybody."""
    said = dict(word.split("=") for word in text.split())
    callers = ",".join(str(seat) for seat in range(players) if str(seat) != said["turn"])
    return table(f"box=* calls={callers} {text}", players, **options)


def stopped(state: State) -> tuple[list[int], int]:
    """Scores and loser of a round that has ended."""
    assert state.over and isinstance(state, HarvestState)
    return state.scores, state.loser()


# HAR-1, the deal and who begins


@pytest.mark.parametrize("players", PLAYERS)
def test_about_half_the_cards_are_dealt_and_the_rest_is_the_stock(players: int) -> None:
    """HAR-1"""
    state = rules(players).deal(seed=players)
    assert [size(state, f"hand{seat}") for seat in range(players)] == [DEALT[players]] * players
    assert size(state, "stock") == 80 - players * DEALT[players]
    assert [size(state, place) for place in ("pile1", "pile2", "pile3", "pile4", "aside", "box")] == [0] * 6
    for viewer in (*range(players), None):
        assert set(pile(state.view(viewer), "stock")) == {"?"}


def test_it_is_for_two_to_six() -> None:
    """HAR-1"""
    for players in (1, 7):
        with pytest.raises(Malformed):
            game("harvest", players)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_tiny_deck_leaves_a_stock_for_every_number_of_players(players: int) -> None:
    """HAR-1, option size"""
    state = rules(players, size="tiny").deal(seed=1)
    assert [size(state, f"hand{seat}") for seat in range(players)] == [2] * players
    assert size(state, "stock") == 16 - 2 * players > 0


def test_the_dealer_begins_the_first_round() -> None:
    """HAR-1, COM-1, option dealer"""
    for seat in range(3):
        assert rules(3, dealer=seat).match(seed=1).state.turn == seat
    assert {int(rules(3).match(seed=seed).state.turn) for seed in range(30)} == {0, 1, 2}
    assert rules(3).options["dealer"] == "random"
    state = rules(3, dealer=2).deal(seed=4)
    assert isinstance(state, HarvestState) and (state.turn, state.first) == (2, 2)


@pytest.mark.parametrize("value", [3, -1, "left"])
def test_the_dealer_is_a_seat(value: object) -> None:
    """COM-1, option dealer"""
    with pytest.raises(Malformed, match="dealer"):
        Harvest(3, {"dealer": value})


def test_later_rounds_are_begun_by_the_loser_of_the_last() -> None:
    """HAR-1, HAR-5"""
    for loser, text in ((1, "R10"), (2, "R3")):
        match = rules(3, dealer=0).match(seed=1)
        match.state = rules(3).position(f"harvest turn=1 hand0=R11 hand1={text} hand2=R4")
        match.apply(1, rules(3).move("stop"))
        assert match.between
        match.deal()
        assert match.state.turn == {1: 1, 2: 1}[loser]
    match = rules(3, dealer=0).match(seed=1)
    match.state = rules(3).position("harvest turn=1 hand0=R11 hand1=R12 hand2=R4")
    match.apply(1, rules(3).move("stop"))
    match.deal()
    assert isinstance(match.state, HarvestState) and (match.state.turn, match.state.first) == (2, 2)


@pytest.mark.parametrize("players", PLAYERS)
def test_play_goes_clockwise(players: int) -> None:
    """HAR-1"""
    state = rules(players, dealer=players - 1).deal(seed=3)
    for step in range(2 * players):
        seat = (players - 1 + step) % players
        assert deciders(state) == [seat]
        play(state, f"{seat} draw stock")
        play(state, f"{seat} {texts(state)[0]}")


# HAR-2, draw and lay


def test_at_first_there_is_only_the_stock_to_draw_from() -> None:
    """HAR-2"""
    assert texts(table("turn=0 hand0=R1,Y2 hand1=R3 hand2=R4")) == ["draw stock"]


def test_one_draws_the_top_of_the_stock_or_of_any_pile() -> None:
    """HAR-2"""
    text = "turn=0 hand0=R1,Y2 hand1=R3 hand2=R4 pile1=G1,G2 pile3=B5 stock=*,Y9"
    assert texts(table(text)) == ["draw stock", "draw pile1", "draw pile3"]
    for source, card in (("stock", "Y9"), ("pile1", "G2"), ("pile3", "B5")):
        state = play(table(text), f"0 draw {source}")
        assert bag(state, "hand0") == sorted(["R1", "Y2", card], key=rules().faces.index)
    state = play(table(text), "0 draw pile1")
    assert pile(state, "pile1") == ["G1"]


def test_one_draws_before_one_lays_and_only_once() -> None:
    """HAR-2"""
    state = table("turn=0 hand0=R1,Y2 hand1=R3 hand2=R4 pile1=G1")
    assert refused(state, "0 R1") == ("HAR-2", "draw_first", {})
    assert refused(state, "0 R1 stop") == ("HAR-2", "draw_first", {})
    play(state, "0 draw stock")
    for source in ("stock", "pile1"):
        assert refused(state, f"0 draw {source}") == ("HAR-2", "lay_one", {})


def test_nothing_is_drawn_from_an_empty_stock_or_pile() -> None:
    """HAR-2"""
    state = table("turn=0 hand0=R1,Y2 hand1=R3 hand2=R4 pile1=G1 box=*")
    assert refused(state, "0 draw stock") == ("HAR-2", "stock_empty", {})
    assert refused(state, "0 draw pile2") == ("HAR-2", "pile_empty", {})
    assert texts(state) == ["draw pile1"]


def test_any_card_of_the_hand_may_be_laid_the_drawn_one_too() -> None:
    """HAR-2"""
    state = play(table("turn=0 hand0=R1,Y2,B7 hand1=R3 hand2=R4 stock=*,G5"), "0 draw stock")
    assert texts(state) == ["R1", "Y2", "G5", "B7"]
    assert refused(state, "0 R3") == ("HAR-2", "not_in_hand", {"card": "R3"})
    play(state, "0 G5")
    assert pile(state, "pile1") == ["G5"] and bag(state, "hand0") == ["R1", "Y2", "B7"]
    assert state.turn == 1


def test_a_card_drawn_from_a_pile_may_go_back() -> None:
    """HAR-2"""
    state = table(f"turn=0 hand0=R2,Y2 hand1=R3 hand2=R4 {FOUR},B2")
    play(state, "0 draw pile4", "0 B2 pile4")
    assert pile(state, "pile4") == ["B1", "B2"]


def test_while_fewer_than_four_piles_lie_open_a_new_one_is_started() -> None:
    """HAR-2"""
    state = table("turn=0 hand0=R9,Y9 hand1=R8,Y8 hand2=R7,Y7")
    laid = ["R9", "R8", "R7"]
    for seat, card in enumerate(laid):
        play(state, f"{seat} draw stock")
        for i in range(1, 5):
            assert refused(state, f"{seat} {card} pile{i}") == ("HAR-2", "new_pile", {"n": "4"})
        play(state, f"{seat} {card}")
    assert [pile(state, f"pile{i}") for i in range(1, 5)] == [["R9"], ["R8"], ["R7"], []]
    play(state, "0 draw stock", "0 Y9")
    assert pile(state, "pile4") == ["Y9"]


def test_with_four_piles_the_card_goes_on_any_of_them() -> None:
    """HAR-2"""
    text = f"turn=0 hand0=R9,Y9 hand1=R8 hand2=R7 {FOUR} stock=*,G9"
    state = play(table(text), "0 draw stock")
    assert texts(state) == [f"{card} pile{i}" for card in ("R9", "Y9", "G9") for i in range(1, 5)]
    assert refused(state, "0 R9") == ("HAR-2", "four_piles", {})
    for i, below in enumerate("RYGB", 1):
        laid = play(table(text), "0 draw stock", f"0 Y9 pile{i}")
        assert pile(laid, f"pile{i}") == [f"{below}1", "Y9"]
    assert state.game.describe(state.game.move("Y9 pile3")) == {
        "verb": "lay", "cards": ["Y9"], "place": "pile3", "text": "Y9 pile3"
    }  # fmt: skip


def test_where_a_pile_was_emptied_a_new_one_is_started() -> None:
    """HAR-2"""
    state = table(f"turn=0 hand0=R9,Y9,G9 hand1=R8 hand2=R7 {FOUR}")
    play(state, "0 draw pile2")
    assert texts(state) == ["R9", "Y1", "Y9", "G9"]
    play(state, "0 R9")
    assert pile(state, "pile2") == ["R9"]
    play(state, "1 draw stock")
    assert "R8 pile1" in texts(state)


# HAR-3, stop


def test_stop_takes_a_single_colour() -> None:
    """HAR-3"""
    state = table("turn=0 hand0=R1,R2,Y3 hand1=R3 hand2=R4 stock=*,G5")
    assert refused(state, "0 stop") == ("HAR-3", "several_colours", {})
    play(state, "0 draw stock")
    assert refused(state, "0 stop") == ("HAR-3", "several_colours", {})
    assert refused(state, "0 Y3 stop") == ("HAR-3", "several_colours_left", {"card": "Y3"})


def test_stop_may_be_said_before_drawing() -> None:
    """HAR-3: the first turn is no exception"""
    state = table("turn=0 hand0=R1,R20 hand1=Y20,B1 hand2=R4")
    assert "stop" in texts(state)
    assert stopped(play(state, "0 stop")) == ([21, 20, 4], 2)
    assert notes(state) == ["held 0 21"]


def test_stop_may_be_said_right_after_drawing_and_the_drawn_card_counts() -> None:
    """HAR-3"""
    state = play(table("turn=0 hand0=R1,R2 hand1=Y20,B1 hand2=R4 stock=*,R20"), "0 draw stock")
    assert "stop" in texts(state)
    assert stopped(play(state, "0 stop")) == ([23, 20, 4], 2)
    assert size(state, "hand0") == 3


def test_a_drawn_card_of_another_colour_bars_the_stop() -> None:
    """HAR-3"""
    state = play(table("turn=0 hand0=R1,R2 hand1=Y20,B1 hand2=R4 stock=*,Y5"), "0 draw stock")
    assert texts(state) == ["R1", "R2", "Y5", "Y5 stop"]


def test_stop_may_be_said_as_one_lays() -> None:
    """HAR-3"""
    state = table(f"turn=0 hand0=R10,R12,Y3 hand1=Y20,B2 hand2=R4 {FOUR} stock=*,R9")
    play(state, "0 draw stock")
    said = [text for text in texts(state) if "stop" in text]
    assert said == [f"Y3 pile{i} stop" for i in range(1, 5)]
    assert state.game.describe(state.game.move("Y3 pile2 stop"))["verb"] == "stop"
    assert stopped(play(state, "0 Y3 pile2 stop")) == ([31, 20, 4], 2)
    assert pile(state, "pile2") == ["Y1", "Y3"] and bag(state, "hand0") == ["R9", "R10", "R12"]


def test_a_card_of_the_one_colour_may_go_with_the_stop() -> None:
    """HAR-3"""
    state = play(table("turn=0 hand0=R10,R12 hand1=Y20,B1 hand2=R4 stock=*,R9"), "0 draw stock")
    assert [text for text in texts(state) if "stop" in text] == ["R9 stop", "R10 stop", "R12 stop", "stop"]
    assert stopped(play(state, "0 R9 stop")) == ([22, 20, 4], 2)


def test_with_two_cards_of_two_colours_either_may_go() -> None:
    """HAR-3"""
    state = play(table("turn=0 hand0=R10 hand1=Y20,B1 hand2=R4 stock=*,Y9"), "0 draw stock")
    assert [text for text in texts(state) if "stop" in text] == ["R10 stop", "Y9 stop"]


def test_stop_is_said_in_ones_own_turn() -> None:
    """HAR-3"""
    state = table("turn=0 hand0=R1,Y20 hand1=Y19,Y1 hand2=R4")
    assert refused(state, "1 stop")[1] == "not_your_turn"
    state = emptied("turn=0 hand0=R1,Y20 hand1=Y19,Y1 hand2=R4 pile1=G1")
    assert refused(state, "1 stop") == ("HAR-1", "not_your_turn", {})
    assert texts(state, 1) == ["no risk"]


def test_the_result_is_the_largest_sum_of_one_colour() -> None:
    """HAR-3"""
    state = play(table("turn=0 hand0=R20,R19 hand1=Y2,Y3,Y4,B8,G5,G6 hand2=R4,B4"), "0 stop")
    assert state.scores == [39, 11, 4]


@pytest.mark.parametrize("other", ["R5,R6", "Y11", "B11,G3", "B20"])
def test_who_stops_without_strictly_the_largest_result_scores_nothing_and_is_the_loser(other: str) -> None:
    """HAR-3, HAR-5"""
    state = play(table(f"turn=0 hand0=Y1,Y10 hand1=G1 hand2={other}"), "0 stop")
    assert stopped(state) == ([0, 1, 20 if other == "B20" else 11], 0)
    assert notes(state) == ["failed 0 11"]


def test_when_all_are_compared_all_hands_lie_open() -> None:
    """HAR-3"""
    state = play(table("turn=0 hand0=Y1,Y10 hand1=G1 hand2=B3,R4"), "0 stop")
    for viewer in (0, 1, 2, None):
        assert bag(state.view(viewer, memory=False), "hand2") == ["R4", "B3"]


# HAR-4, stop without risk and the ends that come by themselves


def test_the_call_opens_when_the_turn_that_emptied_the_stock_is_over() -> None:
    """HAR-4"""
    state = table("turn=0 hand0=R1,Y2 hand1=R3,Y4 hand2=R5,Y6 pile1=G1 stock=B9 box=*")
    assert refused(state, "0 no risk") == ("HAR-4", "stock_left", {})
    play(state, "0 draw stock")
    assert deciders(state) == [0]
    assert refused(state, "0 no risk") == ("HAR-4", "between_turns", {})
    play(state, "0 B9")
    assert deciders(state) == [0, 1, 2]
    for seat in (0, 2):
        assert texts(state, seat) == ["no risk"]
        assert [move.text for move in state.answers(seat)] == ["no risk", SILENCE.text]
    assert texts(state, 1) == ["draw pile1", "draw pile2", "no risk"]


def test_the_call_is_shut_when_the_next_player_draws_and_opens_again_after_their_turn() -> None:
    """HAR-4"""
    state = emptied("turn=1 hand0=R1,Y2 hand1=R3,Y4 hand2=R5,Y6 pile1=G1")
    before = int(state.version)
    play(state, "1 draw pile1")
    assert deciders(state) == [1]
    for seat in range(3):
        assert refused(state, f"{seat} no risk")[1] == "between_turns"
    with pytest.raises(Stale):
        state.apply(0, state.game.move("no risk"), at=before)
    play(state, "1 R3")
    assert deciders(state) == [0, 1, 2]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_anybody_may_call_and_puts_a_card_aside_before_all_score(seat: int) -> None:
    """HAR-4: whatever the result; seat 1 is in turn, seat 0 has just laid"""
    state = emptied("turn=1 hand0=R1,Y2,Y3 hand1=R3,Y4,Y9 hand2=R5,Y6,Y10 pile1=G1")
    play(state, f"{seat} no risk")
    assert deciders(state) == [seat]
    cards = bag(state, f"hand{seat}")
    assert texts(state, seat) == [f"aside {card}" for card in cards]
    largest = [5, 13, 16]
    less = [3, 9, 10]
    scores = [less[i] if i == seat else largest[i] for i in range(3)]
    play(state, f"{seat} aside {cards[1]}")
    assert bag(state, "aside") == [cards[1]]
    assert stopped(state) == (scores, 0)


def test_the_card_put_aside_is_free_to_choose_and_counts_no_more() -> None:
    """HAR-4"""
    for card, score in (("R5", 16), ("Y6", 10), ("Y10", 6)):
        state = emptied("turn=1 hand0=R1 hand1=R3 hand2=R5,Y6,Y10 pile1=G1")
        assert play(state, "2 no risk", f"2 aside {card}").scores == [1, 3, score]
    state = play(emptied("turn=1 hand0=R1 hand1=R3 hand2=R5,Y6,Y10 pile1=G1"), "2 no risk")
    assert refused(state, "2 aside R3") == ("HAR-4", "not_in_hand", {"card": "R3"})
    assert refused(state, "2 stop") == ("HAR-4", "put_one_aside", {})
    assert refused(state, "1 draw pile1")[1] == "not_your_turn"
    assert refused(table("turn=0 hand0=R1 hand1=R3 hand2=R5"), "0 aside R1") == ("HAR-4", "nothing_aside", {})


def test_the_first_call_counts() -> None:
    """COM-3"""
    state = emptied("turn=1 hand0=R1 hand1=R3 hand2=R5,Y6,Y10 pile1=G1")
    play(state, "2 no risk")
    for seat in (0, 1):
        assert refused(state, f"{seat} no risk") == ("HAR-4", "called_already", {})


def test_no_risk_means_that_the_caller_may_have_the_smallest_result() -> None:
    """HAR-4"""
    state = emptied("turn=1 hand0=R1,Y2 hand1=R20 hand2=R19 pile1=G1")
    assert stopped(play(state, "0 no risk", "0 aside R1")) == ([2, 20, 19], 0)


def test_with_an_empty_stock_plain_stop_remains_possible_in_ones_own_turn() -> None:
    """HAR-4"""
    state = emptied("turn=1 hand0=R1,Y2 hand1=G20 hand2=R19 pile1=G1")
    assert texts(state, 1) == ["draw pile1", "stop", "no risk"]
    assert stopped(play(state, "1 stop")) == ([2, 20, 19], 0)
    state = play(emptied("turn=1 hand0=R1,Y2 hand1=G20 hand2=R19 pile1=G1"), "1 draw pile1")
    assert "stop" in texts(state, 1) and "G1 stop" in texts(state, 1)


@pytest.mark.parametrize("players", PLAYERS)
def test_after_two_laps_with_an_empty_stock_the_round_ends_by_itself(players: int) -> None:
    """HAR-4: nobody puts a card aside"""
    hands = " ".join(f"hand{seat}=R{seat + 1},Y{seat + 1}" for seat in range(players))
    state = table(f"turn=0 {hands} pile1=G1 stock=G2 box=*", players)
    play(state, "0 draw stock", "0 G2")
    for turn in range(2 * players):
        assert not state.over
        seat = (turn + 1) % players
        play(state, f"{seat} draw pile1")
        play(state, f"{seat} {pile_card(state, seat)}")
    assert stopped(state) == ([seat + 1 for seat in range(players)], 0)
    assert notes(state) == ["laps_over 2"] and size(state, "aside") == 0


def pile_card(state: State, seat: int) -> str:
    """The green card just drawn goes back."""
    return next(text for text in texts(state, seat) if text.startswith("G"))


@pytest.mark.parametrize("players", PLAYERS)
def test_after_twenty_laps_without_a_card_from_the_stock_the_round_ends_by_itself(players: int) -> None:
    """HAR-4: else people could draw from the piles for ever"""
    hands = " ".join(f"hand{seat}=R{seat + 1},Y{seat + 1}" for seat in range(players))
    state = table(f"turn=0 {hands} pile1=G1", players)
    for turn in range(20 * players):
        assert not state.over and state.callers == 0
        play(state, f"{turn % players} draw pile1")
        play(state, f"{turn % players} {pile_card(state, turn % players)}")
    assert stopped(state) == ([seat + 1 for seat in range(players)], 0)
    assert notes(state) == ["laps_over 20"]


def test_a_card_from_the_stock_begins_the_count_of_laps_anew() -> None:
    """HAR-4"""
    state = table("turn=0 idle=39 hand0=R1,Y1 hand1=R2,Y2 pile1=G1", 2)
    play(state, "0 draw stock", "0 R1")
    assert not state.over and state.idle == 0
    play(state, "1 draw pile1", "1 R2")
    assert state.idle == 1
    state = table("turn=0 idle=39 hand0=R1,Y1 hand1=R2,Y2 pile1=G1", 2)
    assert play(state, "0 draw pile1", "0 R1").over


@pytest.mark.parametrize("players", PLAYERS)
def test_every_random_round_ends_within_its_bound(players: int) -> None:
    """HAR-4: at most so many laps for each card of the stock, two more, and two answers a turn"""
    made = rules(players, size="tiny")
    chance = Seeded(players)
    for seed in range(20):
        state = made.deal(seed=seed)
        turns = 0
        while not state.over:
            seat = state.asked(chance)
            moves = [m for m in state.answers(seat) if "stop" not in m.text and m.text not in ("no risk", "draw stock")]
            move = (moves or state.answers(seat))[0]
            turns += move.verb == "draw"
            state.push(seat, move)
        assert turns <= players * (4 * (16 - 2 * players) + 2)


# HAR-5, the loser and the match


def test_the_loser_is_who_stopped_in_vain_whatever_the_others_have() -> None:
    """HAR-5"""
    state = play(table("turn=1 hand0=R1 hand1=Y10 hand2=B11"), "1 stop")
    assert stopped(state) == ([1, 0, 11], 1)
    state = play(table("turn=1 hand0=R1 hand1=Y2 hand2=R3"), "1 stop")
    assert stopped(state) == ([1, 0, 3], 1)


@pytest.mark.parametrize(("first", "loser"), [(0, 1), (1, 1), (2, 3), (3, 3)])
def test_of_several_smallest_results_the_first_clockwise_from_who_began_loses(first: int, loser: int) -> None:
    """HAR-5"""
    state = table(f"turn=0 first={first} hand0=R20 hand1=Y4 hand2=R5 hand3=B4", 4)
    assert stopped(play(state, "0 stop")) == ([20, 4, 5, 4], loser)


def test_highest_total_wins_after_three_rounds_and_ties_share() -> None:
    """HAR-5, COM-5, option rounds"""
    match = rules(3, dealer=0).match(seed=1)
    for hands in ("R5,R6 Y4 B3", "R1 Y9 B3", "R2 B1 Y4"):
        seat = int(match.state.turn)
        state = rules(3).position(
            f"harvest turn={seat} " + " ".join(f"hand{i}={cards}" for i, cards in enumerate(hands.split())) + " box=*"
        )
        state.callers = 7 & ~(1 << seat)
        match.state = state
        match.apply(seat, rules(3).move("no risk"))
        match.apply(seat, next(move for move in match.state.moves(seat)))
        if match.between:
            match.deal()
    assert match.over and len(match.results) == 3
    assert match.totals == [sum(points) for points in zip(*match.results)]
    assert match.winners == [seat for seat in range(3) if match.totals[seat] == max(match.totals)]
    match.totals = [9, 4, 9]
    assert rules(3).winners(match) == [0, 2]


def test_rounds_may_be_one_to_twenty() -> None:
    """HAR-5, COM-5, option rounds"""
    assert rules(3).rounds() == 3
    assert [rules(3, rounds=n).rounds() for n in (1, 20)] == [1, 20]
    for n in (0, 21):
        with pytest.raises(Malformed, match="rounds"):
            Harvest(3, {"rounds": n})


# What every seat knows


def test_a_card_taken_from_a_pile_is_known_in_the_hand_until_it_is_laid() -> None:
    """COM-7"""
    state = table("turn=0 hand0=R1,Y2,B7 hand1=R3 hand2=R4 pile1=G1,G2")
    play(state, "0 draw pile1", "0 Y2")
    for viewer in (1, 2, None):
        assert bag(state.view(viewer), "hand0") == ["G2"]
        assert bag(state.view(viewer, memory=False), "hand0") == []
    play(state, "1 draw stock", "1 R3", "2 draw stock", "2 R4", "0 draw stock", "0 G2 pile1")
    for viewer in (1, 2, None):
        assert bag(state.view(viewer), "hand0") == []


def test_a_card_drawn_from_the_stock_is_seen_by_its_drawer_only() -> None:
    """COM-7"""
    state = play(table("turn=0 hand0=R1,Y2,B7 hand1=R3 hand2=R4 stock=*,G9"), "0 draw stock")
    drawn = [[event.face for event in state.events(viewer) if event.kind == CARDS] for viewer in (0, 1, 2, None)]
    assert drawn == [[rules().faces.index("G9")], [-1], [-1], [-1]]
    assert "G9" in bag(state.view(0), "hand0") and bag(state.view(1), "hand0") == []


def test_of_a_pile_the_top_card_lies_open_and_the_others_are_remembered() -> None:
    """COM-7"""
    state = table(f"turn=0 hand0=R9,Y9 hand1=R8,Y8 hand2=R7 {FOUR}")
    play(state, "0 draw stock", "0 R9 pile1", "1 draw stock", "1 R8 pile1")
    for viewer in (0, 2, None):
        assert pile(state.view(viewer), "pile1")[1:] == ["R9", "R8"]
        assert pile(state.view(viewer, memory=False), "pile1") == ["?", "?", "R8"]


class Memory:
    """One viewer that follows what it is told, card by card, and remembers by itself."""

    def __init__(self, state: State, viewer: int | None) -> None:
        self.viewer = viewer
        self.game = state.game
        self.heard = 0
        self.places = [place.name for place in state.layout.places]
        self.hands = {f"hand{seat}": Counter[str]() for seat in range(int(state.players))}
        self.piles: dict[str, list[str]] = {f"pile{i}": [] for i in range(1, 5)}
        if viewer is not None:
            self.hands[f"hand{viewer}"].update(bag(state, f"hand{viewer}"))

    def hear(self, state: State) -> None:
        events = state.events(self.viewer)
        for event in events[self.heard :]:
            if event.kind != CARDS:
                continue
            src, dst = self.places[event.src], self.places[event.dst]
            card = self.game.faces[event.face] if event.face >= 0 else "?"
            if src in self.piles:
                card = self.piles[src].pop()
            elif src in self.hands and self.hands[src][card]:
                self.hands[src][card] -= 1
            if dst in self.piles:
                self.piles[dst].append(card)
            elif dst in self.hands and card != "?":
                self.hands[dst][card] += 1
        self.heard = len(events)

    def compare(self, state: State) -> None:
        view = state.view(self.viewer)
        for name, cards in self.hands.items():
            known = bag(state, name) if state.over else sorted(cards.elements(), key=self.game.faces.index)
            assert bag(view, name) == known, (name, self.viewer, str(state))
        for name, lying in self.piles.items():
            assert pile(view, name) == lying, (name, self.viewer)
        assert set(pile(view, "stock")) <= {"?"}


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("deck", ["tiny", "full"])
def test_every_seat_knows_what_it_has_followed_and_nothing_else(players: int, deck: str) -> None:
    """COM-7"""
    chance = Seeded(players)
    for seed in range(10 if deck == "tiny" else 1):
        state = rules(players, size=deck).deal(seed=seed)
        state.listen()
        memories = [Memory(state, viewer) for viewer in (*range(players), None)]
        for memory in memories:
            memory.compare(state)
        while not state.over:
            seat = state.asked(chance)
            answers = [move for move in state.answers(seat) if "stop" not in move.text] or state.answers(seat)
            state.push(seat, answers[chance.below(len(answers))])
            for memory in memories:
                memory.hear(state)
                memory.compare(state)


def test_nothing_is_forced_for_the_hand_alone_decides_whether_one_may_stop() -> None:
    """HAR-3"""
    state = table("turn=0 hand0=R1,Y2 hand1=R3 hand2=R4")
    assert texts(state) == ["draw stock"] and state.forced() is None


def test_no_move_has_a_consequence_that_needs_a_frame() -> None:
    """HAR-3: whether a stop holds is seen when all hands are"""
    state = table("turn=0 hand0=R1,R2 hand1=R3 hand2=R4")
    assert [state.preview(0, move) for move in state.moves(0)] == [[], []]


# The greedy bot


def choice(state: HarvestState, seat: int) -> str:
    return HarvestGreedy().choose(state.view(seat), state.answers(seat), Seeded(1)).text


def test_greedy_takes_its_colour_from_the_piles_and_lays_another() -> None:
    state = table("turn=0 hand0=R10,R12,Y2 hand1=Y3,B1 hand2=R4 pile1=R11 pile2=Y20")
    assert choice(state, 0) == "draw pile1"
    play(state, "0 draw pile1")
    assert choice(state, 0).startswith("Y2")
    state = table("turn=0 hand0=R10,R12,R13 hand1=Y3,B1 hand2=R4 pile1=R9 pile2=Y20")
    assert choice(state, 0) in ("draw stock", "stop")


def test_greedy_stops_only_when_it_is_ahead_by_the_look_of_it() -> None:
    assert choice(table("turn=0 hand0=R20,R19,R18 hand1=Y3,B1,B2 hand2=Y4,B5,B6"), 0) == "stop"
    state = table("turn=0 hand0=R1,R2,R3 hand1=Y3,B1,B2 hand2=Y4,B5,B6 pile1=Y20")
    assert choice(state, 0) == "draw stock"
    ahead = emptied("turn=1 hand0=R20,R19,R18,Y1 hand1=Y3,B1,B2 hand2=Y4,B5,B6 pile1=G1")
    assert choice(ahead, 0) == "no risk"
    assert choice(play_on(ahead), 0) == "aside Y1"
    behind = emptied("turn=1 hand0=R1,R2,Y3 hand1=Y13,B1,B2 hand2=Y4,B5,B6 pile1=G1")
    assert choice(behind, 0) == "silence"


def play_on(state: HarvestState) -> HarvestState:
    play(state, "0 no risk")
    return state


@pytest.mark.parametrize("players", [2, 4])
def test_greedy_beats_random(players: int) -> None:
    chance = Seeded(players)
    mine = theirs = 0
    for seed in range(6):
        state = rules(players).deal(seed=seed)
        while not state.over:
            seat = state.asked(chance)
            bot = HarvestGreedy() if seat == seed % players else Random()
            state.push(seat, bot.choose(state.view(seat), state.answers(seat), chance))
        mine += state.scores[seed % players]
        theirs += sum(state.scores) - state.scores[seed % players]
    assert mine * (players - 1) > 1.4 * theirs
