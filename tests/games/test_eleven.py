"""Eleven, clause by clause (ELV-1 to ELV-8, COM-5)."""

from __future__ import annotations

from typing import Any

import pytest

import koloda
from games import rows
from games.rows import HANDS, WHOLE_DECK, cards, follow, forced, opens, play, refused, texts
from koloda import Malformed, Seeded
from koloda.bots.bot import Random
from koloda.bots.rows import RowsGreedy
from koloda.kernel.moves import Offer
from koloda.kernel.playout import Tally, playout
from koloda.kernel.state import State


def deal(players: int, *hands: list[list[str]], **options: Any) -> State:
    return rows.deal("eleven", players, *hands, **options)


def at(text: str, players: int = 3, **options: Any) -> State:
    return rows.at("eleven", text, players, **options)


RED = "row0=R11 low=10,11,11,11 high=12,11,11,11"
"""A table on which only the red row lies, with its 11."""


# ELV-1, the deal


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_hands_get_smaller_with_more_players_and_the_rest_is_the_stock(players: int) -> None:
    """ELV-1"""
    state = koloda.game("eleven", players).deal(seed=3)
    hands = [cards(state, f"hand{seat}") for seat in range(players)]
    assert [len(hand) for hand in hands] == [HANDS[players]] * players
    assert len(cards(state, "stock")) == 80 - players * HANDS[players] == 20
    assert set.union(cards(state, "stock"), *hands) == WHOLE_DECK


def test_two_players_leave_out_the_blue_cards() -> None:
    """ELV-1"""
    state = koloda.game("eleven", 2).deal(seed=3)
    seen = [cards(state, place) for place in ("hand0", "hand1", "stock")]
    assert [len(part) for part in seen] == [20, 20, 20]
    assert set.union(*seen) == {card for card in WHOLE_DECK if card[0] != "B"}


def test_two_players_may_keep_the_blue_cards() -> None:
    """ELV-1, option no_blue"""
    state = koloda.game("eleven", 2, no_blue=False).deal(seed=3)
    seen = [cards(state, place) for place in ("hand0", "hand1", "stock")]
    assert [len(part) for part in seen] == [20, 20, 40]
    assert set.union(*seen) == WHOLE_DECK


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_leaving_out_blue_is_not_offered_to_more_than_two(players: int) -> None:
    """ELV-1, option no_blue"""
    assert "no_blue" not in koloda.game("eleven", players).options
    for value in (True, False):
        with pytest.raises(Malformed, match="no_blue"):
            koloda.game("eleven", players, no_blue=value)


@pytest.mark.parametrize("players", [1, 7])
def test_it_is_for_two_to_six(players: int) -> None:
    """ELV-1"""
    with pytest.raises(Malformed):
        koloda.game("eleven", players)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_tiny_deck_deals_for_every_number_of_players(players: int) -> None:
    """ELV-1, option size"""
    state = koloda.game("eleven", players, size="tiny").deal(seed=1)
    colours = 3 if players == 2 else 4
    each = 3 if players <= 3 else 2
    assert [len(cards(state, f"hand{seat}")) for seat in range(players)] == [each] * players
    assert len(cards(state, "stock")) == 3 * colours - players * each
    assert texts(state)[0] in ("R2", "Y2", "G2", "B2")


# ELV-2, the start


def test_the_holder_of_the_red_eleven_lays_it_whatever_else_could_be_laid() -> None:
    """ELV-2"""
    state = deal(4, [["Y11"], [], ["R11", "B11", "G11"], []])
    assert state.deciders == (2,)
    assert texts(state) == ["R11"]
    for other in ("B11", "stop", "draw"):
        assert refused(state, other) == ("ELV-2", "must_open", {"card": "R11"})
    play(state, "R11")
    assert cards(state, "row0") == {"R11"}


@pytest.mark.parametrize(
    ("hands", "seat", "card"),
    [
        ([["B11"], ["G11"], ["Y11"], []], 2, "Y11"),
        ([["B11"], ["G11"], [], []], 1, "G11"),
        ([[], [], [], ["B11"]], 3, "B11"),
        ([["G11"], [], [], ["Y11"]], 3, "Y11"),
    ],
)
def test_without_the_red_eleven_yellow_begins_then_green_then_blue(
    hands: list[list[str]], seat: int, card: str
) -> None:
    """ELV-2"""
    state = deal(4, hands)
    assert (int(state.turn), texts(state)) == (seat, [card])


def test_without_any_eleven_the_cards_are_dealt_again() -> None:
    """ELV-2"""
    nobody: list[list[str]] = [[], [], []]
    state = deal(3, nobody, nobody, [[], ["G11"], []])
    assert (int(state.turn), texts(state)) == (1, ["G11"])
    assert {"R11", "Y11", "B11"} <= cards(state, "stock")


def test_the_search_for_an_eleven_ends_at_green_without_blue_cards() -> None:
    """ELV-2, option no_blue"""
    assert texts(deal(2, [[], []], [[], ["G11"]])) == ["G11"]
    assert texts(deal(2, [[], ["B11"]], no_blue=False)) == ["B11"]


def test_everybody_knows_who_holds_the_eleven_that_begins() -> None:
    """ELV-2: who begins is public, so each seat's view and the spectator's hold the card, and it is forced"""
    state = deal(4, [[], ["G11"], [], ["B11"]])
    for viewer in (0, 2, 3, None):
        view = state.view(viewer)
        assert "G11" in cards(view, "hand1")
        forced = view.forced()
        assert forced is not None and forced.text == "G11"


def test_an_eleven_that_all_know_of_is_forced_at_the_start_alone() -> None:
    """ELV-2, ELV-4: once the round has begun its holder may keep it back"""
    known = "view=1 turn=0 hand0=?1,Y11 hand1=G5,G6 sure.hand0=Y11"
    begun = rows.at("eleven", f"{known} row0=R11 low=10,11,11 high=12,11,11 stock=?55", 2)
    assert begun.forced() is None
    start = rows.at("eleven", f"{known} opening=1 stock=?56", 2)
    forced = start.forced()
    assert forced is not None and forced.text == "Y11"


def test_earlier_elevens_are_known_to_be_in_no_hand() -> None:
    """ELV-2: a green 11 that begins shows that red and yellow lie in the stock"""
    state = deal(3, [[], ["G11"], ["B11"]])
    for viewer in (0, 1, 2, None):
        for seed in range(6):
            fit = state.game.resample(state.view(viewer), Seeded(seed))
            assert {"R11", "Y11"} <= cards(fit, "stock")
            assert "G11" in cards(fit, "hand1")


# ELV-3, the order


@pytest.mark.parametrize(("seat", "following"), [(2, 1), (1, 0), (0, 3), (3, 2)])
def test_play_goes_to_the_right(seat: int, following: int) -> None:
    """ELV-3"""
    state = at(f"turn={seat} {RED} hand{seat}=R10,B1 hand{following}=Y1", 4)
    play(state, "R10", "stop")
    assert state.deciders == (following,)


def test_only_the_player_in_turn_lays() -> None:
    """ELV-3"""
    state = at(f"turn=1 {RED} hand0=R10 hand1=R12 hand2=Y11")
    assert texts(state, 0) == []
    reason = state.why_not(0, state.game.move("R10"))
    assert reason is not None and (reason.clause, reason.key) == ("ELV-3", "not_your_turn")


# ELV-4, what can be laid


def test_a_row_takes_its_next_lower_and_next_higher_card_and_other_colours_start_with_eleven() -> None:
    """ELV-4"""
    state = at(
        "turn=0 row0=R9,R10,R11,R12,R13,R14 low=8,11,11,11 high=15,11,11,11 "
        "hand0=R7,R8,R15,R16,Y8,Y10,Y11,Y12,B11,B15,G20 hand1=R1"
    )
    assert sorted(texts(state)) == ["B11", "R15", "R8", "Y11"]
    assert refused(state, "R7") == ("ELV-4", "does_not_fit", {"card": "R7", "next": "R8, R15"})
    assert refused(state, "Y10") == ("ELV-4", "row_not_started", {"card": "Y10", "next": "Y11"})
    assert refused(state, "R1") == ("ELV-4", "not_in_hand", {"card": "R1"})
    play(state, "R8", "R7", "R15", "R16", "Y11")
    assert sorted(texts(state)) == ["B11", "Y10", "Y12", "stop"]
    assert cards(state, "row0") == {f"R{rank}" for rank in range(7, 17)}
    assert cards(state, "row1") == {"Y11"}


def test_nothing_follows_below_one_or_above_twenty() -> None:
    """ELV-4"""
    reds = ",".join(f"R{rank}" for rank in range(2, 20))
    state = at(f"turn=0 row0={reds} low=1,11,11,11 high=20,11,11,11 hand0=R1,R20,Y1,Y20 hand1=G5 hand2=G6")
    play(state, "R1", "R20")
    assert texts(state) == ["stop"]
    assert refused(state, "Y1") == ("ELV-4", "row_not_started", {"card": "Y1", "next": "Y11"})


def test_a_whole_row_can_be_laid_from_the_eleven_to_both_ends() -> None:
    """ELV-4"""
    down = [f"G{rank}" for rank in range(10, 0, -1)]
    up = [f"G{rank}" for rank in range(12, 21)]
    state = at(f"turn=2 {RED} hand2=G11,{','.join(down + up)},Y1 hand1=B1 hand0=B2")
    play(state, "G11", *down, *up)
    assert texts(state) == ["stop"]
    assert "low=10,11,0,11" in str(state) and "high=12,11,21,11" in str(state)


def test_a_preview_names_the_numbers_a_card_opens() -> None:
    """ELV-4"""
    state = at(f"turn=0 {RED} hand0=R10,Y11,G1 hand1=B1")
    assert {text: opens(state, text) for text in ("R10", "Y11", "stop")} == {
        "R10": ["R9"],
        "Y11": ["Y10", "Y12"],
        "stop": [],
    }
    assert cards(state, "row0") == {"R11"} and "low=10,11,11,11" in str(state)


# ELV-5, how many


def test_who_can_lay_must_lay_one_card_at_least() -> None:
    """ELV-5"""
    state = at(f"turn=1 {RED} hand1=R10,R9,G1 hand0=Y1")
    assert texts(state) == ["R10"]
    assert refused(state, "stop") == ("ELV-5", "must_lay_one", {})
    play(state, "R10")
    assert texts(state) == ["R9", "stop"]


def test_several_cards_go_down_in_one_turn_on_any_rows_new_ones_included() -> None:
    """ELV-5"""
    state = at(f"turn=1 {RED} hand1=R10,R12,R13,Y11,Y12,G11,B1 hand0=Y1")
    play(state, "R12", "Y11", "R13", "G11", "Y12", "R10")
    assert state.turn == 1
    play(state, "stop")
    assert state.turn == 0
    assert cards(state, "hand1") == {"B1"}


def test_a_player_may_hold_cards_back() -> None:
    """ELV-5: after one card stopping is always possible, whatever still fits, and the others then wait"""
    state = at(f"turn=1 {RED} hand1=R12,R10,R9 hand0=R8,G5,Y11 hand2=B1 box=*")
    play(state, "R12", "stop")
    assert texts(state) == ["Y11"]
    assert refused(state, "R8") == ("ELV-4", "does_not_fit", {"card": "R8", "next": "R10, R13"})


def test_the_next_turn_must_lay_anew() -> None:
    """ELV-5: what was laid in one turn does not count for the next"""
    state = at(f"turn=1 {RED} hand1=R12,R13 hand0=R10,R9,R8")
    play(state, "R12", "stop")
    assert texts(state) == ["R10"]


def test_the_first_player_may_go_on_after_the_eleven() -> None:
    """ELV-5"""
    state = deal(3, [["R11", "R10", "Y11"], ["R12"], []])
    play(state, "R11")
    assert sorted(texts(state)) == ["R10", "Y11", "stop"]
    play(state, "Y11", "R10", "stop")
    assert state.turn == 2


def test_the_first_turn_may_be_agreed_to_end_with_the_eleven() -> None:
    """ELV-5, option first_goes_on"""
    state = deal(3, [["R11", "R10", "Y11"], ["R12"], []], first_goes_on=False)
    play(state, "R11")
    assert state.turn == 2
    later = at(f"turn=0 {RED} hand0=Y11,Y10,B1 hand1=G1", first_goes_on=False)
    play(later, "Y11")
    assert texts(later) == ["Y10", "stop"]


# ELV-6, drawing


def test_who_can_lay_nothing_draws_one_card_at_a_time_until_three() -> None:
    """ELV-6: the stock is written from the bottom up"""
    state = at(f"turn=1 {RED} hand1=G1 hand0=R10,R9 stock=Y15,G5,G4,G3 box=*")
    assert texts(state) == ["draw"]
    assert refused(state, "stop") == ("ELV-6", "draw_first", {"n": "0"})
    play(state, "draw")
    assert cards(state, "hand1") == {"G1", "G3"}
    assert refused(state, "stop") == ("ELV-6", "draw_first", {"n": "1"})
    play(state, "draw", "draw")
    assert texts(state) == ["stop"]
    assert refused(state, "draw") == ("ELV-6", "three_drawn", {})
    play(state, "stop")
    assert state.turn == 0
    assert cards(state, "hand1") == {"G1", "G3", "G4", "G5"}
    assert cards(state, "stock") == {"Y15"}


def test_each_turn_has_three_draws_of_its_own() -> None:
    """ELV-6"""
    state = at(f"turn=1 {RED} hand1=G1 hand0=B1 stock=Y15,G6,G5,G4,G3,G2 box=*")
    play(state, "draw", "draw", "draw", "stop", "draw", "draw")
    assert texts(state) == ["draw"]


def test_who_can_lay_does_not_draw() -> None:
    """ELV-6"""
    state = at(f"turn=1 {RED} hand1=R10,G1 hand0=B1")
    assert refused(state, "draw") == ("ELV-6", "can_lay", {})
    play(state, "R10")
    assert texts(state) == ["stop"]
    assert refused(state, "draw") == ("ELV-6", "no_draw_after_laying", {})


@pytest.mark.parametrize("before", [0, 1, 2])
def test_a_drawn_card_that_fits_is_laid_at_once_and_the_turn_goes_on(before: int) -> None:
    """ELV-6: as the first, second or third card drawn"""
    stock = ["Y15", "Y16", "R10", "G4", "G3"][: 3 + before]
    state = at(f"turn=1 {RED} hand1=R9,G1 hand0=B1 stock={','.join(stock)} box=*")
    play(state, *["draw"] * (before + 1))
    assert texts(state) == ["R10"]
    for other in ("draw", "stop"):
        assert refused(state, other) == ("ELV-6", "drawn_must_be_laid", {"card": "R10"})
    assert refused(state, "R9") == ("ELV-4", "does_not_fit", {"card": "R9", "next": "R10, R12"})
    play(state, "R10")
    assert texts(state) == ["R9", "stop"]
    assert refused(state, "draw") == ("ELV-6", "no_draw_after_laying", {})


def test_the_turn_may_be_agreed_to_end_with_the_drawn_card() -> None:
    """ELV-6, option draw_goes_on"""
    state = at(f"turn=1 {RED} hand1=R9,G1 hand0=R12,R13 stock=Y15,R10 box=*", draw_goes_on=False)
    play(state, "draw", "R10")
    assert state.turn == 0
    play(state, "R12")
    assert texts(state) == ["R13", "stop"]


@pytest.mark.parametrize("left", [1, 2])
def test_the_turn_passes_when_the_stock_runs_out(left: int) -> None:
    """ELV-6"""
    state = at(f"turn=1 {RED} hand1=G1 hand0=R10,R9 stock={','.join(['G3', 'G2'][:left])} box=*")
    play(state, *["draw"] * left)
    assert texts(state) == ["stop"]
    assert refused(state, "draw") == ("ELV-6", "stock_empty", {})
    play(state, "stop")
    assert state.turn == 0


def test_the_last_card_of_the_stock_is_laid_if_it_fits() -> None:
    """ELV-6"""
    state = at(f"turn=1 {RED} hand1=G1 hand0=R10,R9 stock=R12 box=*")
    play(state, "draw")
    assert texts(state) == ["R12"]


def test_the_turn_passes_at_once_with_an_empty_stock() -> None:
    """ELV-6"""
    state = at(f"turn=1 {RED} hand1=G1 hand0=R10,R9 box=*")
    assert texts(state) == ["stop"]
    state.listen()
    play(state, "stop")
    assert state.turn == 0
    assert [(e.key, e.seat, e.numbers) for e in state.events() if e.kind == "note"] == [("none_fits", 1, [0])]


def test_the_log_says_how_many_were_drawn_in_vain() -> None:
    """ELV-6; a stop after a laid card says nothing of the kind"""
    state = at(f"turn=1 {RED} hand1=G1 hand0=R10,R9 stock=B5,G4,G3,G2 box=*")
    state.listen()
    play(state, "draw", "draw", "draw", "stop", "R10", "stop")
    assert [(e.key, e.seat, e.numbers) for e in state.events() if e.kind == "note"] == [("none_fits", 1, [3])]


def test_a_drawn_card_is_seen_by_its_drawer_only() -> None:
    """ELV-6"""
    state = at(f"turn=1 {RED} hand1=G1 hand0=R10,R9 stock=G4,G3,G2 box=*")
    state.listen()
    play(state, "draw")
    drawn = state.game.face_of["G2"]
    for viewer, face in ((1, drawn), (0, -1), (2, -1), (None, -1)):
        assert [e.face for e in state.events(viewer) if e.kind == "cards"] == [face]
        assert ("G2" in cards(state.view(viewer), "hand1")) == (viewer == 1)
    assert "G2" in cards(state.view(1, memory=False), "hand1")


# What every seat must know


def test_who_draws_shows_that_nothing_fitted() -> None:
    """ELV-6: no resample gives the drawer's old cards a face that could have been laid"""
    state = at(f"turn=1 {RED} hand1=G1,G2,G3,G4 hand0=B1,B2,Y11,R10 hand2=R12,B11,G11,B4 stock=Y1,Y2,Y3,Y4,Y5 box=*")
    fitting = {"R10", "R12", "Y11", "G11", "B11"}
    play(state, "draw")
    for seed in range(12):
        fit = state.game.resample(state.view(0), Seeded(seed))
        assert len(cards(fit, "hand1") & fitting) <= 1
    play(state, "draw", "draw", "stop")
    for seed in range(12):
        fit = state.game.resample(state.view(0), Seeded(seed))
        assert not cards(fit, "hand1") & fitting
        assert str(fit.view(0)) == str(state.view(0))


def test_a_drawn_card_that_is_laid_leaves_the_shown_hand_as_known_as_before() -> None:
    """ELV-6"""
    state = at(f"turn=1 {RED} hand1=G1,G2,G3 hand0=B1,Y11 hand2=R12,B11,G11 stock=Y1,Y2,R10 box=*")
    play(state, "draw", "R10", "stop")
    for seed in range(12):
        fit = state.game.resample(state.view(0), Seeded(seed))
        assert not cards(fit, "hand1") & {"R12", "G11", "B11"}


def test_stopping_without_a_card_shows_a_hand_and_stopping_after_one_does_not() -> None:
    """ELV-5, ELV-6: holding back is secret"""
    shown = at(f"turn=1 {RED} hand1=G1,G2 hand0=B1,B2 hand2=R12,R10 box=*")
    play(shown, "stop")
    assert "not.hand1=2:" in str(shown.view(0))
    held = at(f"turn=1 {RED} hand1=R10,R12,R13 hand0=B1,B2 hand2=Y11,Y12 box=*")
    play(held, "R10", "stop")
    assert "not." not in str(held.view(0))


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("options", [{}, {"first_goes_on": False, "draw_goes_on": False}])
def test_every_seat_knows_what_it_has_followed_and_nothing_else(players: int, options: dict[str, Any]) -> None:
    """ELV-2, ELV-6, COM-7"""
    seats: list[int | None] = [*range(players), None]
    for seed in range(6):
        follow(koloda.game("eleven", players, size="tiny", **options).deal(seed=seed), Seeded(seed, 1), seats)
    follow(koloda.game("eleven", players, **options).deal(seed=1), Seeded(1, 1), [0, None])


MOST = f"row0={','.join(f'R{rank}' for rank in range(2, 13))} low=1,11,11 high=13,11,11"
"""A table of two on which the red row lacks its 1."""


def test_a_draw_is_forced_where_everybody_knows_that_nothing_fits() -> None:
    """ELV-6: who has shown that nothing fits, and for whom nothing new has been opened since, has one move"""
    state = at(f"turn=1 {MOST} hand1=G1,G2 hand0=R1,Y1,Y2 stock=R13,G5,G4,G3 box=*", 2)
    assert forced(state) is None
    play(state, "draw", "draw", "draw", "stop", "R1")
    assert forced(state) is None
    play(state, "stop")
    assert forced(state) == "draw"
    play(state, "draw")
    assert forced(state) is None
    play(state, "R13")
    assert forced(state) is None


def test_a_stop_is_forced_where_everybody_knows_that_nothing_fits() -> None:
    """ELV-6: with nothing to draw, or after a drawn card that opens nothing"""
    passed = at(f"turn=1 {MOST} hand1=G1,G2 hand0=R1,Y1,Y2 box=*", 2)
    play(passed, "stop", "R1", "stop")
    assert forced(passed) == "stop"
    drawn = at(f"turn=1 {MOST} hand1=G1,G2 hand0=R13,Y1 stock=Y5,R1 box=*", 2)
    play(drawn, "draw")
    assert forced(drawn) is None
    play(drawn, "R1")
    assert forced(drawn) == "stop"


# ELV-7, the end


def test_the_round_ends_with_the_last_card_in_mid_turn_too() -> None:
    """ELV-7"""
    state = at(f"turn=1 {RED} hand1=R10,R12 hand0=R9,Y20,G1 hand2=B11,B13 box=*")
    play(state, "R10")
    assert state.deciders == (1,)
    play(state, "R12")
    assert list(state.deciders) == []
    assert state.scores == [30, 0, 24]
    assert state.returns == [-30, 0, -24]
    assert state.moves(0) == []
    reason = state.why_not(0, state.game.move("R9"))
    assert reason is not None and (reason.clause, reason.key) == ("ELV-7", "round_over")


def test_the_eleven_that_begins_can_be_a_whole_hand_and_a_drawn_card_ends_nothing() -> None:
    """ELV-7: the end comes with the last card even where the turn would end with it"""
    state = at(f"turn=1 {RED} hand1=R10 hand0=R9 box=*", draw_goes_on=False, first_goes_on=False)
    play(state, "R10")
    assert state.over and state.scores == [9, 0, 0]


def test_a_turn_that_began_with_a_drawn_card_may_end_the_round() -> None:
    """ELV-6, ELV-7"""
    state = at(f"turn=1 {RED} hand1=R9 hand0=Y12,G1 hand2=B4 stock=Y15,R10 box=*")
    play(state, "draw", "R10", "R9")
    assert state.over and state.scores == [13, 0, 4]


def test_hands_are_open_after_the_round_and_the_stock_is_not() -> None:
    """ELV-7"""
    state = at(f"turn=1 {RED} hand1=R10 hand0=R9,G1 hand2=B4 stock=B1,B2 box=*")
    play(state, "R10")
    view = state.view(2)
    assert cards(view, "hand0") == {"R9", "G1"}
    assert cards(view, "stock") == {"?2"}


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("options", [{}, {"draw_goes_on": False, "first_goes_on": False}])
def test_every_round_ends_with_one_empty_hand(players: int, options: dict[str, Any]) -> None:
    """ELV-7: no round is longer than the cards and the empty laps between them allow"""
    game = koloda.game("eleven", players, **options)
    offer = Offer(len(game.table.moves))
    for seed in range(40):
        state = game.deal(seed=seed)
        playout(state, Seeded(seed, 1), offer, Tally(), limit=400)
        assert sorted(state.scores)[0] == 0 < sorted(state.scores)[1]


@pytest.mark.parametrize("players", [2, 4])
def test_with_the_stock_empty_every_lap_lays_a_card(players: int) -> None:
    """ELV-7: what each row needs next is then in somebody's hand, so a round cannot go round for ever"""
    game = koloda.game("eleven", players)
    stock = game.layout.index["stock"]
    chance = Seeded(5)
    emptied = 0
    for seed in range(8):
        state = game.deal(seed=seed)
        idle = 0
        while not state.over:
            moves = state.moves(int(state.turn))
            if state.size[stock] == 0:
                needed = [face for face in range(len(game.faces)) if state.fits(face)]  # type: ignore[attr-defined]
                assert needed
                assert all(any(state.held(seat, face) for seat in range(players)) for face in needed)
                emptied += 1
                idle = idle + 1 if moves[0].text == "stop" else 0
                assert idle < players
            state.push(int(state.turn), moves[chance.below(len(moves))])
    assert emptied > 100


# ELV-8 and COM-5, the match


def test_a_match_has_three_rounds_and_the_lowest_total_wins() -> None:
    """ELV-8"""
    game = koloda.game("eleven", 3, size="tiny")
    match = game.match(seed=4)
    chance = Seeded(4)
    while not match.over:
        if match.between:
            match.deal()
        seat = match.state.asked(chance)
        moves = match.state.moves(seat)
        match.apply(seat, moves[chance.below(len(moves))])
    assert len(match.results) == 3
    assert match.totals == [sum(result[seat] for result in match.results) for seat in range(3)]
    assert match.winners == [seat for seat in range(3) if match.totals[seat] == min(match.totals)]


def test_equal_lowest_totals_share_the_win() -> None:
    """ELV-8, COM-5"""
    game = koloda.game("eleven", 3)
    match = game.match(seed=4)
    match.totals = [7, 12, 7]
    assert game.winners(match) == [0, 2]
    match.totals = [7, 3, 7]
    assert game.winners(match) == [1]


@pytest.mark.parametrize("rounds", [1, 5, 20])
def test_the_number_of_rounds_is_agreed(rounds: int) -> None:
    """ELV-8, COM-5, option rounds"""
    game = koloda.game("eleven", 2, rounds=rounds, size="tiny")
    match = game.match(seed=1)
    chance = Seeded(1)
    for number in range(rounds):
        if number:
            assert match.between
            match.deal()
        while not match.state.over:
            moves = match.state.moves(int(match.state.turn))
            match.apply(int(match.state.turn), moves[chance.below(len(moves))])
    assert match.over


@pytest.mark.parametrize("wrong", [{"rounds": 0}, {"rounds": 21}, {"dealer": 1}, {"draw_goes_on": "perhaps"}])
def test_options_that_cannot_be(wrong: dict[str, Any]) -> None:
    """COM-5: one to twenty rounds, and no dealer, since none is named"""
    with pytest.raises(Malformed, match=next(iter(wrong))):
        koloda.game("eleven", 4, **wrong)


# Moves, notation, bots


def test_moves_are_numbered_alike_whatever_the_options() -> None:
    plain, blue = koloda.game("eleven", 2), koloda.game("eleven", 2, no_blue=False)
    for move in plain.table.moves:
        assert blue.move(move.text).id == move.id
    described = blue.describe(blue.move("G7"))
    assert described == {"verb": "lay", "text": "G7", "cards": ["G7"], "rank": 7, "colour": "green"}
    with pytest.raises(Malformed):
        plain.move("B11")


def test_a_position_that_names_no_stock_puts_the_other_cards_there() -> None:
    state = at(f"turn=1 {RED} hand1=G1,R10 hand0=B1")
    assert len(cards(state, "stock")) == 76
    assert str(state.game.position(str(state))) == str(state)


def test_a_clone_goes_its_own_way() -> None:
    state = at(f"turn=1 {RED} hand1=R10,R9,G1 hand0=B1")
    before = str(state)
    twin = state.clone()
    play(twin, "R10", "stop")
    assert str(state) == before
    assert "low=9," in str(twin)


def test_greedy_beats_random() -> None:
    mine, theirs = rows.duel("eleven", 4, 30, RowsGreedy(), Random())
    assert 3 * mine < theirs * 2


def test_greedy_goes_out_when_it_can_and_keeps_a_blocker_otherwise() -> None:
    greedy = RowsGreedy()
    out = at(f"turn=1 {RED} laid=1 hand1=R10,R9 hand0=R8,B2,B3,B4 hand2=B5,B6,B7,B8 box=*")
    assert greedy.choose(out.view(1), out.moves(1), Seeded(1)).text != "stop"
    block = at(f"turn=1 {RED} laid=1 hand1=R10,G2,G3,G4 hand0=R8,B2,B3,B4 hand2=B5,B6,B7,B8 box=*")
    assert greedy.choose(block.view(1), block.moves(1), Seeded(1)).text == "stop"
