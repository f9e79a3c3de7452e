"""Tugriks, clause by clause."""

import functools
from typing import Any

import pytest

from koloda import SILENCE, Illegal, KolodaError, Malformed, Seeded, Stale, game
from koloda.bots.coins import TugriksGreedy
from koloda.games.tugriks import Tugriks, TugriksState
from koloda.games.tugriks_deck import STANDARD
from koloda.kernel.matches import Match
from koloda.kernel.moves import Move, Offer
from koloda.kernel.playout import Tally, playout


@functools.cache
def rules(players: int = 3, **options: Any) -> Tugriks:
    made = game("tugriks", players, **options)
    assert isinstance(made, Tugriks)
    return made


def table(text: str, players: int = 3, **options: Any) -> TugriksState:
    """A position; cards it does not name lie in the stock (or, with `box=*`, in the box)."""
    state = rules(players, **options).position("tugriks " + text, Seeded(1))
    assert isinstance(state, TugriksState)
    return state


def play(state: TugriksState, *steps: str) -> TugriksState:
    """Moves as `seat text`, each checked."""
    for step in steps:
        seat, _, text = step.partition(" ")
        state.apply(int(seat), state.rules.move(text))
    return state


def texts(state: TugriksState, seat: int = -1) -> list[str]:
    return [move.text for move in state.moves(int(state.turn) if seat < 0 else seat)]


def lays(state: TugriksState) -> set[str]:
    return {move.text for move in state.moves(int(state.turn)) if move.verb == "lay"}


def refused(state: TugriksState, step: str) -> tuple[str, str]:
    """Clause and key of the reason why a move is not allowed; the state does not change."""
    before = str(state)
    with pytest.raises(Illegal) as caught:
        play(state, step)
    assert str(state) == before
    return caught.value.reason.clause, caught.value.reason.key


def coins(state: TugriksState) -> list[int]:
    return [int(n) for n in state.coins]


# The deal


@pytest.mark.parametrize(("players", "cards"), [(2, 16), (3, 10), (4, 8), (5, 7), (6, 6), (7, 5), (8, 5)])
def test_the_deal(players: int, cards: int) -> None:
    """TUG-2"""
    made = rules(players)
    state = made.deal(seed=3)
    assert [state.size[seat] for seat in range(players)] == [cards] * players
    assert state.size[made.stock] == 50 - players * cards


def test_later_rounds_are_dealt_for_those_still_in() -> None:
    """TUG-2, TUG-14"""
    state = rules(4).deal(seed=1, carry=[1, 3, 0, 20, 0, 20, 20])
    assert [state.size[seat] for seat in range(4)] == [10, 0, 10, 10]
    assert state.turn == 2


def test_everybody_pays_one_to_enter() -> None:
    """TUG-3"""
    state = rules(4, coins=7).deal(seed=1)
    assert isinstance(state, TugriksState)
    assert coins(state) == [6, 6, 6, 6]
    assert state.bank == 4


def test_twenty_coins_by_default_and_the_first_player_agreed_or_random() -> None:
    """TUG-3"""
    assert rules(4).match(seed=1).totals == [20] * 4
    assert {rules(4).deal(seed=seed).turn for seed in range(40)} == {0, 1, 2, 3}
    assert {rules(4, first=2).deal(seed=seed).turn for seed in range(10)} == {2}


def test_each_later_round_starts_with_the_next_player_clockwise() -> None:
    """TUG-3"""
    match = rules(3, first=2, coins=500).match(seed=5)
    starters = [match.state.turn]
    for _ in range(3):
        finish(match)
        starters.append(match.deal().turn)
    assert starters == [2, 0, 1, 2]


def test_the_direction_is_clockwise_again_each_round() -> None:
    """TUG-3"""
    state = rules(3).deal(seed=1, carry=[0, -1, 0, 20, 20, 20])
    assert isinstance(state, TugriksState)
    assert not state.reversed
    assert state.next(0) == 1


# Rows and turns


def test_a_row_begins_with_its_five_and_grows_outward() -> None:
    """TUG-4, TUG-5.1, TUG-5.2"""
    state = table("turn=0 hand0=R5,R4,R6,R3,R7,G4 hand1=V5,V4 hand2=V6,V7")
    assert lays(state) == {"R5"}
    assert refused(state, "0 R4") == ("TUG-4", "row_not_started")
    assert refused(state, "0 G4") == ("TUG-4", "row_not_started")
    play(state, "0 R5", "1 V5", "2 V6")
    assert lays(state) == {"R4", "R6"}
    assert refused(state, "0 R3") == ("TUG-6", "not_next")


def test_x_comes_after_nine_and_zero_after_one() -> None:
    """TUG-4"""
    state = table("turn=0 row0=R5,R6,R7,R8,R4,R3,R2 hand0=RX,R0,R9,R1,G5 hand1=V5 hand2=V6")
    assert lays(state) == {"R9", "R1", "G5"}
    state = table("turn=0 row0=R5,R6,R7,R8,R4,R3,R2,R9,R1 hand0=RX,R0,G5 hand1=V5 hand2=V6")
    assert lays(state) == {"RX", "R0", "G5"}


def test_one_card_a_turn() -> None:
    """TUG-5"""
    state = play(table("turn=0 hand0=R5,R4 hand1=V5,V4 hand2=V6,V7"), "0 R5")
    assert state.turn == 1
    assert refused(state, "0 R4") == ("TUG-5", "not_your_turn")
    assert refused(state, "1 R6") == ("TUG-5", "not_in_hand")


def test_an_end_joins_another_colours_end_in_a_started_row_only() -> None:
    """TUG-5.3"""
    red = "row0=R5,R4,R3,R2,R1,R0"
    state = table(f"turn=0 {red} row1=Y5 hand0=Y0,YX,G0,Y3 hand1=V5 hand2=V6")
    assert lays(state) == {"Y0"}
    assert refused(state, "0 G0") == ("TUG-4", "row_not_started")


def test_a_genie_that_stands_for_an_end_counts_and_may_itself_be_attached() -> None:
    """TUG-5.3, TUG-12"""
    state = table("turn=0 row0=R5,R4,R3,R2,R1,genie row1=Y5 hand0=Y0,genie,choice hand1=V5 hand2=V6")
    assert {"Y0", "genie Y0", "choice Y0"} <= lays(state)
    play(state, "0 genie Y0")
    assert state.tag_at(state.rowing.first + 1, 1) == 0
    assert state.filled[1] == 1 << 5 | 1


def test_nothing_grows_back_from_an_attached_end() -> None:
    """TUG-6"""
    state = table("turn=0 row0=R5,R4,R3,R2,R1,R0 row1=Y5,Y0 hand0=Y1,Y2,genie,Y4 hand1=V5 hand2=V6")
    assert {"Y1", "Y2", "genie Y1", "genie Y2"}.isdisjoint(lays(state))
    assert {"Y4", "genie Y4", "genie Y6"} <= lays(state)
    assert refused(state, "0 Y1") == ("TUG-6", "not_next")


def test_the_gap_before_an_attached_end_fills_from_the_five() -> None:
    """TUG-6"""
    state = table("turn=0 row0=R5,R4,R3,R2,R1,R0 row1=Y5,Y4,Y3,Y2,Y0 hand0=Y1,V7 hand1=V5 hand2=V6")
    assert lays(state) == {"Y1"}


def test_only_the_real_card_covers_a_stand_in() -> None:
    """TUG-5.4"""
    state = table("turn=0 row0=R5,genie:4 hand0=R4,genie,choice,V1 hand1=V5 hand2=V6")
    assert "R4" in lays(state)
    assert refused(state, "0 genie R4") == ("TUG-5", "only_the_real_card")
    assert refused(state, "0 choice R4") == ("TUG-5", "only_the_real_card")
    play(state, "0 R4")
    row = state.rowing.first
    assert [state.rules.faces[state.at(row, i)] for i in range(3)] == ["R5", "genie", "R4"]
    assert state.stands[0] == 0


def test_a_covered_place_is_filled() -> None:
    """TUG-5.4"""
    state = table("turn=0 row0=R5,genie:4,R4 hand0=genie,V1 hand1=V5 hand2=V6")
    assert refused(state, "0 genie R4") == ("TUG-5", "place_is_filled")


def test_a_complete_row_has_no_open_place() -> None:
    """TUG-5, TUG-8"""
    full = "row0=R5,R4,R3,R2,R1,R0,R6,R7,R8,R9,RX"
    state = table(f"turn=0 {full} hand0=genie,choice,Y0,V1 hand1=V5 hand2=V6")
    assert lays(state) == set()
    state = table(f"turn=0 {full} row1=Y5 hand0=genie,choice,V1 hand1=V5 hand2=V6")
    places = ("Y0", "Y4", "Y6", "YX")
    assert lays(state) == {f"{wild} {place}" for wild in ("genie", "choice") for place in places}
    assert refused(state, "0 genie RX") == ("TUG-5", "place_is_filled")


# Must, drawing and paying


def test_whoever_can_lay_must_when_honour_is_off() -> None:
    """TUG-7, TUG-16: option honour"""
    state = table("turn=0 hand0=R5,V4 hand1=V5 hand2=V6", honour=False)
    assert texts(state) == ["R5"]
    assert refused(state, "0 draw") == ("TUG-7", "must_lay")
    assert refused(state, "0 check") == ("TUG-16", "must_is_enforced")


def test_where_the_must_is_enforced_nobody_who_paid_is_checked() -> None:
    """TUG-16, option honour"""
    state = play(table("turn=0 hand0=V4,V3 hand1=V5 hand2=V6 stock=R3,R4", honour=False), "0 draw", "0 keep")
    assert texts(state) == ["V5"]
    assert refused(state, "1 check") == ("TUG-16", "must_is_enforced")


def test_a_drawn_card_that_fits_must_be_laid_and_costs_nothing() -> None:
    """TUG-7"""
    state = play(table("turn=0 hand0=V4,V3 hand1=V5 hand2=V6 stock=R5", honour=False), "0 draw")
    assert texts(state) == ["R5"]
    assert refused(state, "0 keep") == ("TUG-7", "must_lay_drawn")
    play(state, "0 R5")
    assert coins(state) == [20, 20, 20]
    assert state.turn == 1


def test_a_drawn_card_that_does_not_fit_is_kept_for_a_coin() -> None:
    """TUG-7"""
    state = play(table("turn=0 hand0=V4,V3 hand1=V5 hand2=V6 stock=R4", honour=False), "0 draw")
    assert texts(state) == ["keep"]
    play(state, "0 keep")
    assert coins(state) == [19, 20, 20]
    assert (state.bank, state.turn, state.size[0]) == (1, 1, 3)


def test_with_an_empty_stock_one_pays_or_just_passes() -> None:
    """TUG-7: option pay_on_empty"""
    text = "turn=0 hand0=V4,V3 hand1=V5 hand2=V6 box=*"
    state = table(text)
    assert texts(state) == ["pay"]
    assert refused(state, "0 draw") == ("TUG-7", "stock_is_empty")
    assert refused(state, "0 pass") == ("TUG-7", "must_pay")
    play(state, "0 pay")
    assert (coins(state), state.bank, state.turn) == ([19, 20, 20], 1, 1)
    state = table(text, pay_on_empty=False)
    assert texts(state) == ["pass"]
    assert refused(state, "0 pay") == ("TUG-7", "nothing_to_pay")
    play(state, "0 pass")
    assert (coins(state), state.bank, state.turn) == ([20, 20, 20], 0, 1)


# Completing a row

NEARLY = "row0=R5,R4,R3,R2,R1,R0,R6,R7,R8,R9"


def test_whoever_fills_the_last_place_makes_the_next_player_miss() -> None:
    """TUG-8"""
    state = play(table(f"turn=0 {NEARLY} hand0=RX,V1 hand1=V5 hand2=V6"), "0 RX")
    assert state.turn == 2


def test_finishing_with_a_genie_makes_the_next_miss_and_covering_it_later_does_not() -> None:
    """TUG-8: the page's example"""
    state = play(table(f"turn=0 {NEARLY} hand0=genie,V1 hand1=V5,Y5,V0 hand2=RX,G5,V2"), "0 genie RX")
    assert state.turn == 2
    play(state, "2 RX")
    assert state.turn == 0


def test_after_a_reverse_the_next_player_is_the_new_one() -> None:
    """TUG-8, TUG-9.8"""
    row = "row1=Y5,Y4,Y3,Y2,Y1,Y0,Y6,Y7,Y8,YX"
    state = play(table(f"turn=0 {row} hand0=Y9,V1 hand1=V5 hand2=V6 hand3=V7", 4), "0 Y9")
    assert state.turn == 2
    assert state.reversed
    assert [int(n) for n in state.misses] == [0, 0, 0, 0]


AGAIN_ENDS = """\
colours red green violet
numbers 4 5 6
genies 20
deal 2
red 6 again
green 5 reverse
"""


def test_if_again_completes_a_row_the_player_after_the_repeated_move_misses() -> None:
    """TUG-8, TUG-9.3"""
    state = table("turn=0 row0=R5,R4 hand0=R6,V5,V4 hand1=V6 hand2=G4 hand3=G6", 4, deck=AGAIN_ENDS)
    play(state, "0 R6")
    assert state.turn == 0
    assert state.completed == 1
    play(state, "0 V5")
    assert state.turn == 2
    state = table("turn=0 row0=R5,R4 hand0=R6,G5,V4 hand1=V6 hand2=G4 hand3=G6", 4, deck=AGAIN_ENDS)
    play(state, "0 R6", "0 G5")
    assert state.turn == 2
    assert state.reversed


# Actions


def test_fine() -> None:
    """TUG-9.1"""
    state = play(table("turn=0 row2=G5,G6 hand0=G7,V1 hand1=V5 hand2=V6"), "0 G7")
    assert (coins(state), state.bank, state.turn) == ([20, 18, 20], 2, 2)


def test_swap_takes_from_the_next_player_all_at_once() -> None:
    """TUG-9.2"""
    text = "turn=0 row0=R5,R4 hand0=R3,V1,V1 hand1=V5,V5 hand2=V6,V6"
    deck = "colours red violet\ngenies 20\nred 3 swap\nviolet 1 x2\nviolet 5 x2\nviolet 6 x2\ndeal 2"
    state = play(table(text, deck=deck), "0 R3")
    face = state.rules.face_of
    assert [state.held(seat, face[card]) for seat, card in ((0, "V1"), (1, "V5"), (2, "V6"))] == [1, 1, 1]
    assert [state.held(seat, face[card]) for seat, card in ((0, "V5"), (1, "V6"), (2, "V1"))] == [1, 1, 1]
    state = play(table(text + " reversed=1", deck=deck), "0 R3")
    assert [state.held(seat, face[card]) for seat, card in ((0, "V6"), (1, "V1"), (2, "V5"))] == [1, 1, 1]
    assert state.turn == 2


def test_which_card_is_swapped_is_chance() -> None:
    """TUG-9.2"""
    came: set[str] = set()
    for seed in range(40):
        state = table("turn=0 row0=R5,R4 hand0=R3,V1 hand1=V5,V7,G1 hand2=V6,V8")
        state.chance = Seeded(seed)
        play(state, "0 R3")
        came |= {card for card in ("V5", "V7", "G1") if state.held(0, state.rules.face_of[card])}
    assert came == {"V5", "V7", "G1"}


def test_giver_and_taker_know_the_swapped_card_and_nobody_else() -> None:
    """TUG-9.2"""
    state = play(table("turn=0 row0=R5,R4 hand0=R3,V1,V2 hand1=V5,V7 hand2=V6,V8"), "0 R3")
    taken = next(card for card in ("V5", "V7") if state.held(0, state.rules.face_of[card]))
    face = state.rules.face_of[taken]
    assert state.view(1).held(0, face) == 1
    assert state.view(2).held(0, face) == 0
    assert state.view(None).held(0, face) == 0
    back = state.rules.resample(state.view(1), Seeded(4))
    assert back.held(0, face) == 1


def test_again_means_another_move_and_paying_if_there_is_none() -> None:
    """TUG-9.3"""
    state = play(table("turn=0 row1=Y5,Y4 hand0=Y3,V1 hand1=V5 hand2=V6 stock=R3", honour=False), "0 Y3")
    assert state.turn == 0
    assert texts(state) == ["draw"]
    play(state, "0 draw", "0 keep")
    assert (coins(state), state.turn) == ([19, 20, 20], 1)


def test_the_repeated_move_is_a_question_of_its_own() -> None:
    """TUG-9.3: a second click is no second card."""
    state = table("turn=0 row1=Y5,Y4 hand0=Y3,Y2,V1 hand1=V5 hand2=V6")
    seen = int(state.version)
    state.apply(0, state.rules.move("Y3"), at=seen)
    with pytest.raises(Stale):
        state.apply(0, state.rules.move("Y2"), at=seen)


def test_skip() -> None:
    """TUG-9.4"""
    assert play(table("turn=0 row1=Y5,Y4,Y3,Y2 hand0=Y1,V1 hand1=V5 hand2=V6"), "0 Y1").turn == 2


def test_with_two_players_a_miss_gives_the_same_player_the_turn_and_reverse_does_nothing() -> None:
    """TUG-9"""
    assert play(table("turn=0 row1=Y5,Y4,Y3,Y2 hand0=Y1,V1 hand1=V5", 2), "0 Y1").turn == 0
    state = play(table("turn=0 row1=Y5,Y6,Y7,Y8 hand0=Y9,V1 hand1=V5", 2), "0 Y9")
    assert state.turn == 1
    assert not state.reversed


@pytest.mark.parametrize(("stock", "drawn"), [("stock=R3,R2,R1", 2), ("stock=R3", 1), ("box=*", 0)])
def test_take_two_takes_what_there_is(stock: str, drawn: int) -> None:
    """TUG-9.5"""
    state = play(table(f"turn=0 row1=Y5,Y6 hand0=Y7,V1 hand1=V5 hand2=V6 {stock}"), "0 Y7")
    assert state.size[1] == 1 + drawn
    assert state.turn == 2


def test_robbery_takes_a_coin_a_player_or_what_there_is() -> None:
    """TUG-9.7"""
    text = "turn=0 row0=R5,R6,R7,R8 hand0=R9,V1 hand1=V5 hand2=V6"
    state = play(table(text + " bank=9"), "0 R9")
    assert (coins(state), state.bank) == ([23, 20, 20], 6)
    state = play(table(text + " bank=2"), "0 R9")
    assert (coins(state), state.bank) == ([22, 20, 20], 0)
    state = play(table(text + " hand3=V7 out=0,0,1,0 bank=9", 4), "0 R9")
    assert (coins(state), state.bank) == ([23, 20, 20, 20], 6)


def test_reverse() -> None:
    """TUG-9.8"""
    assert play(table("turn=0 row1=Y5,Y6,Y7,Y8 hand0=Y9,V1 hand1=V5 hand2=V6"), "0 Y9").turn == 2


def test_an_action_happens_on_top_of_a_genie_but_not_by_the_genie() -> None:
    """TUG-9, TUG-12"""
    state = play(table("turn=0 row1=Y5,Y4,Y3,Y2 hand0=genie,V1 hand1=Y1,V5 hand2=V6 hand3=V7", 4), "0 genie Y1")
    assert state.turn == 1
    play(state, "1 Y1")
    assert state.turn == 3


def test_one_missed_turn_even_for_two_causes_unless_misses_add() -> None:
    """TUG-9: option misses_add"""
    text = "turn=0 row1=Y5,Y4,Y3,Y2,Y0,Y6,Y7,Y8,Y9,YX hand0=Y1,R5,G5 hand1=V5,R1 hand2=V6,R2 stock=R4,R6"
    state = play(table(text), "0 Y1")
    assert (state.turn, list(state.misses)) == (2, [0, 0, 0])
    state = play(table(text, misses_add=True), "0 Y1")
    assert (state.turn, list(state.misses)) == (2, [0, 1, 0])
    play(state, "2 draw", "2 keep", "0 R5")
    assert (state.turn, list(state.misses)) == (2, [0, 0, 0])


# Colour Choice


def test_colour_choice_binds_the_next_two_cards_whoever_lays_them() -> None:
    """TUG-9.6, TUG-10"""
    hands = "hand0=G3,G2,V9 hand1=V5,R5,V7 hand2=V6,Y5,Y4"
    state = play(table(f"turn=0 row2=G5,G4 {hands}"), "0 G3 V")
    assert (state.named, state.owed) == (3, 2)
    assert lays(state) == {"V5"}
    assert refused(state, "1 R5") == ("TUG-10", "only_colour")
    play(state, "1 V5")
    assert lays(state) == {"V6"}
    play(state, "2 V6")
    assert (state.named, state.owed) == (-1, 0)
    assert lays(state) == {"G2"}


def test_any_row_with_an_open_place_may_be_named_its_own_too() -> None:
    """TUG-10"""
    full = "row0=R5,R4,R3,R2,R1,R0,R6,R7,R8,R9,RX"
    state = table(f"turn=0 {full} row2=G5,G4 hand0=G3,V1 hand1=V5 hand2=V6")
    assert lays(state) == {"G3 Y", "G3 G", "G3 V"}
    assert refused(state, "0 G3 R") == ("TUG-10", "row_is_complete")
    assert refused(state, "0 G3") == ("TUG-10", "name_a_colour")


def test_a_drawn_colour_choice_names_a_colour_too() -> None:
    """TUG-10, TUG-16"""
    state = play(table("turn=0 row2=G5,G4 hand0=V1 hand1=V5 hand2=V6 stock=G3"), "0 draw")
    assert lays(state) == {"G3 R", "G3 Y", "G3 G", "G3 V"}


ONE_ROW = "colours green\nnumbers 4 5 6\ngenies 9\nchoices 2\ndeal 2\ngreen 6 colour-choice\n"


def test_nothing_is_named_when_no_row_has_an_open_place() -> None:
    """TUG-10"""
    state = table("turn=0 row0=G5,G4 hand0=G6,genie hand1=genie", 2, deck=ONE_ROW)
    assert lays(state) == {"G6", "genie G6"}
    play(state, "0 G6")
    assert (state.named, state.owed) == (-1, 0)


def test_a_named_row_not_started_takes_only_its_five() -> None:
    """TUG-10, TUG-12"""
    state = table("turn=1 row2=G5,G4,G3 named=violet owed=2 hand0=R5 hand1=V5,V4,genie,choice,G2 hand2=V6")
    assert texts(state) == ["V5", "draw"]


@pytest.mark.parametrize("move", ["V0", "genie V4", "choice V6", "V7"])
def test_every_card_into_the_named_row_counts(move: str) -> None:
    """TUG-10"""
    rows = "row0=R5,R4,R3,R2,R1,R0 row3=V5,genie:7"
    state = table(f"turn=1 {rows} named=violet owed=2 hand0=G5 hand1=V0,genie,choice,V7,G2 hand2=Y6")
    play(state, "1 " + move)
    assert (state.named, state.owed) == (3, 1)


def test_the_demand_ends_when_the_row_is_complete() -> None:
    """TUG-10"""
    state = table(f"turn=0 {NEARLY} named=red owed=2 hand0=RX,V1 hand1=V5 hand2=V6,G5")
    play(state, "0 RX")
    assert (state.named, state.owed) == (-1, 0)
    assert lays(state) == {"G5"}


def test_a_later_colour_choice_replaces_an_earlier_one() -> None:
    """TUG-11"""
    state = table("turn=0 row2=G5,G4 named=green owed=1 hand0=G3,V1 hand1=V5 hand2=V6")
    play(state, "0 G3 R")
    assert (state.named, state.owed) == (0, 2)


# Row Choice


def test_a_row_choice_binds_everybody_until_its_row_is_complete() -> None:
    """TUG-13"""
    state = table("turn=0 row2=G5 row0=R5,genie:4 hand0=choice,V1,V2 hand1=R4,R6,Y5,genie,G4 hand2=V6")
    play(state, "0 choice G6")
    assert state.bound_row == 2
    assert lays(state) == {"G4", "genie G4", "genie G7"}
    assert refused(state, "1 R4") == ("TUG-13", "only_row")
    assert refused(state, "1 Y5") == ("TUG-13", "only_row")


def test_covering_the_row_choice_does_not_lift_its_demand() -> None:
    """TUG-13"""
    state = play(table("turn=0 row2=G5,choice:6 finish=green hand0=G6,V1 hand1=R5 hand2=V6"), "0 G6")
    assert state.bound_row == 2
    assert lays(state) == set()


def test_completing_the_row_lifts_the_demand() -> None:
    """TUG-13"""
    state = play(table(f"turn=0 {NEARLY} finish=red hand0=RX,V1 hand1=V5 hand2=V6,G5"), "0 RX")
    assert state.bound_row == -1
    assert lays(state) == {"G5"}


def test_a_row_choice_that_completes_its_row_is_fulfilled_and_replaces_an_earlier_one() -> None:
    """TUG-13"""
    state = table(f"turn=0 {NEARLY} row2=G5 finish=green hand0=choice,V1 hand1=V5 hand2=V6,Y5")
    play(state, "0 choice RX")
    assert state.bound_row == -1
    assert state.turn == 2


def test_a_later_row_choice_goes_into_any_started_row() -> None:
    """TUG-11: the page's example"""
    state = table("turn=0 row1=Y5 row2=G5 hand0=choice,V1,V2 hand1=choice,G4,Y4,Y6 hand2=V6")
    play(state, "0 choice Y4")
    assert lays(state) == {"Y4", "Y6", "choice Y3", "choice Y6", "choice G4", "choice G6"}
    play(state, "1 choice G6")
    assert state.bound_row == 2


def test_a_colour_choice_cancels_a_row_choice() -> None:
    """TUG-11: the page's example"""
    hands = "hand0=choice,V4,R5 hand1=G3,R1,R2 hand2=V5,R3,R4 hand3=Y5,R6,R7"
    state = play(table(f"turn=0 row2=G5,G4 {hands}", 4), "0 choice G6")
    assert refused(state, "1 R1")[0] == "TUG-13"
    play(state, "1 G3 V")
    assert (state.bound_row, state.named) == (-1, 3)
    play(state, "2 V5", "3 draw", "3 keep", "0 V4")
    assert (state.bound_row, state.owed) == (-1, 0)
    play(state, "1 draw", "1 keep", "2 draw", "2 keep")
    assert "Y5" in lays(state)


def test_a_cancelled_row_choice_does_not_come_back_even_in_its_own_colour() -> None:
    """TUG-11"""
    state = play(table("turn=0 row2=G5,G4,choice:6 finish=green hand0=G3,V1 hand1=G2 hand2=V6"), "0 G3 G")
    assert (state.bound_row, state.named, state.owed) == (-1, 2, 2)


def test_under_a_colour_choice_a_row_choice_goes_into_the_named_row_only() -> None:
    """TUG-11: the page's example"""
    state = table("turn=0 row0=R5 row2=G5 named=red owed=2 hand0=choice,V1 hand1=V5 hand2=V6")
    assert lays(state) == {"choice R4", "choice R6"}
    assert refused(state, "0 choice G4") == ("TUG-11", "only_colour")
    play(state, "0 choice R4")
    assert (state.owed, state.bound_row) == (1, 0)


def test_the_row_choices_own_demand_goes_on_after_the_two_cards() -> None:
    """TUG-11"""
    state = table("turn=0 row0=R5 row2=G5 named=red owed=1 hand0=choice,V1 hand1=G4,R6 hand2=V6")
    play(state, "0 choice R4")
    assert (state.owed, state.named, state.bound_row) == (0, -1, 0)
    assert lays(state) == {"R6"}


def test_a_genie_stands_for_anything_open_but_a_five_action_numbers_included() -> None:
    """TUG-5.5, TUG-12"""
    state = table("turn=0 row0=R5,R4,R3,R2 hand0=genie,V1 hand1=V5 hand2=V6")
    assert lays(state) == {"genie R1", "genie R6"}
    assert refused(state, "0 genie Y4") == ("TUG-4", "row_not_started")
    with pytest.raises(Malformed):
        rules().move("genie R5")
    play(state, "0 genie R1")
    assert (coins(state), state.turn) == ([20, 20, 20], 1)
    assert "row0=R5,R4,R3,R2,genie:1" in str(state).split()


# Coins run out


def test_who_cannot_pay_all_pays_what_they_have_and_is_hit_all_the_same() -> None:
    """TUG-14"""
    state = play(table("turn=0 row2=G5,G6 coins=5,1,5 hand0=G7,V1 hand1=V5 hand2=V6"), "0 G7")
    assert (coins(state), state.bank, state.turn) == ([5, 0, 5], 1, 2)
    assert state.playing == 0b111


def finish(match: Match, bot: TugriksGreedy | None = None) -> None:
    """Play the match's round to its end."""
    chance = Seeded(7)
    while not match.state.over:
        seat = match.state.asked(chance)
        answers = match.state.answers(seat)
        move = (
            answers[chance.below(len(answers))] if bot is None else bot.choose(match.state.view(seat), answers, chance)
        )
        match.push(seat, move)


def ended(text: str, step: str, players: int = 3, **options: Any) -> Match:
    """A match whose first round has just ended with a move in a position."""
    match = rules(players, **options).match(seed=1)
    match.state = table(text, players, **options)
    seat, _, move = step.partition(" ")
    match.apply(int(seat), match.game.move(move))
    assert match.state.over
    return match


BROKE = "turn=0 starter=0 bank=5 coins=10,0,8 hand0=R5 hand1=V5 hand2=V6"


def test_a_broke_player_without_a_loan_is_out_of_the_next_round() -> None:
    """TUG-14"""
    match = ended(BROKE, "0 R5")
    assert match.totals == [15, 0, 8]
    state = match.deal()
    assert isinstance(state, TugriksState)
    assert (state.playing, state.turn, state.bank) == (0b101, 2, 2)
    assert [state.size[seat] for seat in range(3)] == [16, 0, 16]
    assert coins(state) == [14, 0, 7]


def test_a_winner_without_coins_is_not_out() -> None:
    """TUG-14"""
    match = ended("turn=0 bank=0 coins=0,9,8 hand0=R5 hand1=V5 hand2=V6", "0 R5")
    state = match.deal()
    assert isinstance(state, TugriksState)
    assert state.playing == 0b111
    assert coins(state) == [0, 8, 7]


def test_a_loan_keeps_a_player_in_and_is_settled_in_the_final_count() -> None:
    """TUG-14: option loans"""
    match = ended(BROKE, "0 R5", rounds=2)
    match.lend(0, 1, 6)
    assert (match.totals, match.debts) == ([9, 6, 8], [6, -6, 0])
    state = match.deal()
    assert isinstance(state, TugriksState)
    assert (state.playing, coins(state)) == (0b111, [8, 5, 7])
    finish(match)
    assert match.over
    assert isinstance(match.state, TugriksState)
    last = coins(match.state)
    assert match.totals == [last[0] + 6, last[1] - 6, last[2]]
    assert match.results[1] == [now - before for now, before in zip(last, [9, 6, 8])]


def test_what_stands_between_lender_and_broke_player() -> None:
    """TUG-14"""
    match = ended("turn=0 bank=5 coins=10,0,8,0 out=0,0,0,1 hand0=R5 hand1=V5 hand2=V6", "0 R5", 4)

    def key(lender: int, borrower: int, number: int, clause: str = "TUG-14") -> str:
        with pytest.raises(Illegal) as caught:
            match.lend(lender, borrower, number)
        assert caught.value.reason.clause == clause
        assert caught.value.reason.parts == ({"n": "14"} if caught.value.code == "keep_one" else {})
        return caught.value.code

    assert key(0, 2, 1) == "not_broke"
    assert key(0, 3, 1) == "out_of_match"
    assert key(0, 1, 15) == "keep_one"
    assert key(0, 1, 0) == "keep_one"
    assert key(1, 1, 1) == "no_coins_of_your_own"
    match.lend(0, 1, 14)
    assert match.carry[3:] == [1, 14, 8, 0]
    match.lend(2, 1, 1)
    assert match.carry[3:] == [1, 15, 7, 0], "one tugrik is a loan, and more than one may lend"
    match.deal()
    assert key(2, 1, 1, "TUG-15") == "not_between_rounds"
    match = ended(BROKE, "0 R5", loans=False)
    assert key(0, 1, 1) == "loans_off"


# The end of a round


def test_the_first_empty_hand_takes_the_bank() -> None:
    """TUG-15"""
    state = play(table("turn=0 bank=7 hand0=R5 hand1=V5 hand2=V6"), "0 R5")
    assert state.over
    assert (coins(state), state.bank, state.winner) == ([27, 20, 20], 0, 0)
    assert state.scores == [7, 0, 0]


def test_the_last_cards_effect_is_not_carried_out() -> None:
    """TUG-15"""
    state = play(table("turn=0 row2=G5,G6 bank=3 hand0=G7 hand1=V5 hand2=V6"), "0 G7")
    assert (state.over, coins(state)) == (True, [23, 20, 20])


def test_with_last_effect_fine_take_two_and_robbery_still_are() -> None:
    """TUG-15: option last_effect"""
    state = play(table("turn=0 row2=G5,G6 bank=3 hand0=G7 hand1=V5 hand2=V6", last_effect=True), "0 G7")
    assert (state.over, coins(state)) == (True, [25, 18, 20])
    state = play(table("turn=0 row1=Y5,Y6 hand0=Y7 hand1=V5 hand2=V6", last_effect=True), "0 Y7")
    assert (state.over, state.size[1]) == (True, 3)
    state = play(table("turn=0 row1=Y5,Y6,Y7,Y8 hand0=Y9 hand1=V5 hand2=V6", last_effect=True), "0 Y9")
    assert (state.over, state.reversed) == (True, False)
    heard = table("turn=0 row0=R5,R6,R7,R8 bank=9 hand0=R9 hand1=V5 hand2=V6", last_effect=True)
    heard.listen()
    play(heard, "0 R9")
    assert [event.key for event in heard.events() if event.key] == ["robbed", "won"]
    assert coins(heard) == [29, 20, 20]


def test_a_last_colour_choice_names_nothing() -> None:
    """TUG-15"""
    state = table("turn=0 row2=G5,G4 hand0=G3 hand1=V5 hand2=V6")
    assert lays(state) == {"G3"}
    assert refused(state, "0 G3 V") == ("TUG-15", "last_card_names_nothing")


def test_a_round_is_blocked_when_everybody_lets_a_turn_go_by() -> None:
    """TUG-15"""
    state = table("turn=0 bank=4 hand0=R5,V1 hand1=V5,V2 hand2=V6,V7 box=*")
    play(state, "0 pay", "1 pay")
    assert not state.over
    play(state, "2 pay")
    assert (state.over, state.winner, state.bank, coins(state)) == (True, -1, 7, [19, 19, 19])
    assert state.scores == [-1, -1, -1]


def test_a_card_laid_in_between_begins_the_count_anew() -> None:
    """TUG-15"""
    state = table("turn=0 hand0=R5,V1 hand1=V5,V2 hand2=V6,V7 box=*")
    play(state, "0 pay", "1 V5", "2 pay", "0 pay")
    assert not state.over
    play(state, "1 pay")
    assert state.over


def test_a_missed_turn_counts_towards_the_block_and_a_paid_repeat_does_not() -> None:
    """TUG-15"""
    state = table("turn=0 row1=Y5,Y4,Y3,Y2 hand0=Y1,V1 hand1=V5,V2 hand2=V6,V7 box=*")
    play(state, "0 Y1", "2 pay")
    assert (state.over, state.idle) == (False, 2)
    play(state, "0 pay")
    assert state.over
    state = table("turn=0 row1=Y5,Y4 hand0=Y3,V1 hand1=V5,V2 hand2=V6,V7 box=*")
    play(state, "0 Y3", "0 pay")
    assert state.idle == 0


def test_a_round_with_cards_in_the_stock_is_not_blocked() -> None:
    """TUG-15"""
    state = table("turn=0 hand0=R4,V1 hand1=V5,V2 hand2=V6,V7 stock=R1,R2,R3,R6")
    play(state, "0 draw", "0 keep", "1 draw", "1 keep", "2 draw", "2 keep")
    assert not state.over
    play(state, "0 draw", "0 keep")
    assert state.over


def test_the_bank_of_a_blocked_round_stays() -> None:
    """TUG-15"""
    match = ended("turn=2 idle=2 bank=4 hand0=R5,V1 hand1=V5,V2 hand2=V6,V7 box=*", "2 pay")
    state = match.deal()
    assert isinstance(state, TugriksState)
    assert state.bank == 8


# Honour


HONOUR = "turn=0 hand0=R5,V4 hand1=V5,V9 hand2=V6,V7"


def test_a_player_may_draw_and_keep_though_cards_fit() -> None:
    """TUG-16"""
    state = table(HONOUR + " stock=Y5")
    assert texts(state) == ["R5", "draw"]
    play(state, "0 draw")
    assert texts(state) == ["Y5", "keep"]
    assert refused(state, "0 R5") == ("TUG-16", "only_the_drawn_card")
    assert refused(state, "0 draw") == ("TUG-7", "drawn_already")
    play(state, "0 keep")
    assert coins(state) == [19, 20, 20]


def test_a_just_check_costs_two_and_a_card_and_the_checker_moves() -> None:
    """TUG-16"""
    state = play(table(HONOUR + " stock=R1,R2"), "0 draw", "0 keep", "1 check")
    assert (coins(state), state.bank, state.turn, state.size[0]) == ([17, 20, 20], 3, 1, 4)
    assert texts(state) == ["V5", "pay"]
    assert refused(state, "1 check") == ("TUG-16", "nobody_to_check")


def test_a_drawn_card_that_fitted_is_reason_enough() -> None:
    """TUG-16"""
    state = play(table("turn=0 hand0=R4,V4 hand1=V5 hand2=V6 stock=R1,R5"), "0 draw", "0 keep", "1 check")
    assert (coins(state), state.turn) == ([17, 20, 20], 1)


def test_a_vain_check_costs_the_checker_two_a_card_and_the_turn() -> None:
    """TUG-16"""
    state = play(table("turn=0 hand0=R4,V4 hand1=V5 hand2=V6 stock=R1,R2"), "0 draw", "0 keep", "1 check")
    assert (coins(state), state.turn, state.size[1]) == ([19, 18, 20], 2, 2)
    assert "check" not in texts(state)


def test_without_a_card_to_draw_the_punished_player_pays_a_third_coin() -> None:
    """TUG-16"""
    state = play(table(HONOUR + " box=*"), "0 pay", "1 check")
    assert coins(state) == [16, 20, 20]
    state = play(table("turn=0 hand0=R4,V4 hand1=V5 hand2=V6 box=*"), "0 pay", "1 check")
    assert (coins(state), state.turn) == ([19, 17, 20], 2)


def test_only_a_turn_that_ended_in_paying_can_be_checked() -> None:
    """TUG-16"""
    state = play(table(HONOUR + " stock=R1,Y5"), "0 draw", "0 Y5")
    assert refused(state, "1 check") == ("TUG-16", "nobody_to_check")
    state = play(table(HONOUR + " box=*", pay_on_empty=False), "0 pass")
    assert "check" not in texts(state)


def test_the_check_belongs_to_whoever_moves_next_and_comes_before_the_move() -> None:
    """TUG-16"""
    state = play(table(HONOUR + " misses=0,1,0 stock=R1,R2,R3", misses_add=True), "0 draw", "0 keep")
    assert state.turn == 2
    assert "check" in texts(state)
    play(state, "2 draw")
    assert refused(state, "2 check") == ("TUG-16", "check_comes_first")
    play(state, "2 keep")
    assert state.paid == 2
    play(state, "0 check")
    assert state.coins[0] == 17


def test_a_check_concerns_only_the_turn_just_before() -> None:
    """TUG-16"""
    state = play(table(HONOUR + " stock=R1,R2,R3"), "0 draw", "0 keep", "1 V5")
    assert texts(state) == ["V6", "draw"]
    assert refused(state, "2 check") == ("TUG-16", "nobody_to_check")


@pytest.mark.parametrize(
    ("rows", "hand", "could"),
    [
        ("row0=R5", "genie,V1", True),
        ("row0=R5", "choice,V1", True),
        ("row0=R5,genie:4", "R4,V1", True),
        ("row0=R5,genie:4,R4", "R4,V1", False),
        ("row0=R5 row2=G5 finish=green", "R4,V1", False),
        ("row0=R5 row2=G5 finish=green", "genie,V1", True),
        ("row0=R5 row2=G5 finish=green", "choice,V1", True),
        ("row0=R5 named=violet owed=2", "genie,choice", False),
        ("row0=R5 row3=V5 named=violet owed=2", "genie,R4", True),
        ("row0=R5 row3=V5 named=violet owed=2", "choice,R4", True),
        ("row0=R5,R4,R3,R2,R1,R0,R6,R7,R8,R9,RX", "genie,choice", False),
        ("row0=R5,R4,R3,R2,R1,R0 row1=Y5", "Y0,V1", True),
        ("row0=R5,R4,R3,R2,R1,R0", "Y0,V1", False),
    ],
)
def test_who_holds_a_genie_a_row_choice_a_covering_card_or_an_end_could_have_laid_it(
    rows: str, hand: str, could: bool
) -> None:
    """TUG-16, with TUG-5, TUG-10, TUG-12 and TUG-13"""
    deck = STANDARD.replace("red 1 fine", "red 1 fine\nred 4 x2")
    state = table(f"turn=0 {rows} hand0={hand} hand1=V9,V8 hand2=V7 stock=V2,V3", deck=deck)
    play(state, "0 draw", "0 keep", "1 check")
    assert coins(state) == ([17, 20, 20] if could else [19, 18, 20])


def test_nobody_checks_themselves() -> None:
    """TUG-16"""
    state = play(table("turn=0 hand0=R5,V4 hand1=V5,V9 misses=0,1 stock=R1,R2", 2, misses_add=True), "0 draw", "0 keep")
    assert state.turn == 0
    assert "check" not in texts(state)


def test_a_check_judges_by_the_demands_as_they_were() -> None:
    """TUG-16"""
    state = table("turn=0 row2=G5 named=green owed=2 hand0=R5,V4 hand1=V5 hand2=V6 stock=R1,R2,R3")
    play(state, "0 draw", "0 keep", "1 check")
    assert coins(state) == [19, 18, 20]


def test_a_genie_is_no_fitting_card_while_no_row_has_begun() -> None:
    """TUG-12, TUG-16"""
    state = play(table("turn=0 hand0=genie,choice hand1=V5 hand2=V6 stock=R1,R2"), "0 draw", "0 keep", "1 check")
    assert coins(state) == [19, 18, 20]


def test_only_the_checker_sees_the_hand_and_all_learn_the_verdict() -> None:
    """TUG-16"""
    state = play(table("turn=0 hand0=R4,V4 hand1=V5 hand2=V6 stock=R1,R2"), "0 draw", "0 keep", "1 check")
    face = state.rules.face_of
    assert [state.view(1).held(0, face[card]) for card in ("R4", "V4", "R2")] == [1, 1, 1]
    assert [state.view(2).held(0, face[card]) for card in ("R4", "V4", "R2")] == [0, 0, 0]
    for seed in range(20):
        back = state.rules.resample(state.view(2), Seeded(seed))
        assert [back.held(0, face[five]) for five in ("R5", "Y5", "G5", "V5")] == [0, 0, 0, 0]


def test_drawing_shows_nothing_under_honour_and_much_without_it() -> None:
    """TUG-7, TUG-16"""
    text = "turn=0 hand0=R4,V4,V3,V2 hand1=V1 hand2=V6"
    free = play(table(text), "0 draw", "0 keep")
    bound = play(table(text, honour=False), "0 draw")
    if "keep" in texts(bound):
        play(bound, "0 keep")
    fives = [free.rules.face_of[five] for five in ("R5", "Y5", "G5", "V5")]

    def seen(state: TugriksState) -> int:
        backs = [state.rules.resample(state.view(1), Seeded(seed)) for seed in range(30)]
        return sum(back.held(0, five) for back in backs for five in fives)

    assert seen(free) > 0
    assert seen(bound) == 0


def barred(state: TugriksState, viewer: int, seat: int) -> str:
    """What a viewer knows a hand not to hold, in notation."""
    said = [word for word in str(state.view(viewer)).split() if word.startswith(f"not.hand{seat}=")]
    return said[0].partition("=")[2] if said else ""


def test_who_draws_where_the_must_is_enforced_shows_that_nothing_fitted() -> None:
    """TUG-7, TUG-16, COM-7: by the rows and demands at that moment, and the drawn card is not among those shown."""
    start = "turn=0 row0=R5 row2=G5,G4 hand0=V4,V3 hand1=V1 hand2=V6"
    state = play(table(start + " stock=R4", honour=False), "0 draw")
    assert barred(state, 1, 0) == "2:R4,R6,Y5,G3,G6,V5,genie,choice"
    play(state, "0 R4")
    assert barred(state, 1, 0) == "2:R4,R6,Y5,G3,G6,V5,genie,choice"
    state = play(table(start + " stock=V2", honour=False), "0 draw", "0 keep")
    assert barred(state, 1, 0) == "3:R4,R6,Y5,G3,G6,V5,genie,choice"
    state = play(table(start + " finish=green stock=V2", honour=False), "0 draw")
    assert barred(state, 1, 0) == "2:G3,G6,genie,choice"
    state = play(table(start + " named=violet owed=1 box=*", honour=False), "0 pay")
    assert barred(state, 1, 0) == "2:V5"


def test_a_drawn_card_is_a_question_of_its_own() -> None:
    """TUG-7: what was clicked before the card was seen comes too late."""
    state = table("turn=0 hand0=R4,V4 hand1=V5 hand2=V6 stock=R1")
    seen = int(state.version)
    state.apply(0, state.rules.move("draw"), at=seen)
    with pytest.raises(Stale):
        state.apply(0, state.rules.move("keep"), at=seen)


# Forgetting to pay


def test_with_manual_pay_the_player_pays_or_forgets() -> None:
    """TUG-17: option manual_pay"""
    state = play(table("turn=0 hand0=R4,V4 hand1=V5,V9 hand2=V6 stock=R1,R2", manual_pay=True), "0 draw")
    assert texts(state) == ["keep", "pay"]
    paid = state.clone()
    assert isinstance(paid, TugriksState)
    play(paid, "0 pay")
    assert (coins(paid), paid.deciders, paid.paid) == ([19, 20, 20], (1,), 0)
    play(state, "0 keep")
    assert (coins(state), state.deciders, state.unpaid) == ([20, 20, 20], (1, 2), 0)
    assert "check" not in texts(state, 1)
    assert texts(state, 2) == ["you owe"]


def test_a_called_debt_costs_one_more_and_the_first_call_counts() -> None:
    """TUG-17, COM-3"""
    state = play(table("turn=0 hand0=R4,V4 hand1=V5,V9 hand2=V6 stock=R1,R2", manual_pay=True), "0 draw", "0 keep")
    play(state, "2 you owe")
    assert (coins(state), state.bank, state.turn, state.deciders) == ([18, 20, 20], 2, 1, (1,))
    assert refused(state, "1 you owe") == ("TUG-17", "nobody_owes")
    assert "check" in texts(state)


def test_nothing_is_owed_once_the_next_player_has_moved() -> None:
    """TUG-17"""
    state = play(table("turn=0 hand0=R4,V4 hand1=V5,V9 hand2=V6,Y5 stock=R1,R2", manual_pay=True), "0 draw", "0 keep")
    play(state, "1 draw")
    assert state.deciders == (1, 2)
    play(state, "1 pay")
    assert (list(state.deciders), state.unpaid, state.coins[0]) == ([2], -1, 20)


def test_a_seat_out_of_the_match_may_call_the_debtor_may_not() -> None:
    """TUG-17, COM-8"""
    text = "turn=0 out=0,0,0,1 hand0=R4,V4 hand1=V5,V9 hand2=V6 stock=R1,R2"
    state = play(table(text, 4, manual_pay=True), "0 draw", "0 keep")
    assert state.deciders == (1, 2, 3)
    assert refused(state, "0 you owe")[1] == "own_debt"
    play(state, "3 you owe")
    assert state.coins[0] == 18


def test_without_the_option_the_coin_is_paid_by_itself() -> None:
    """TUG-17"""
    state = play(table("turn=0 hand0=R4,V4 hand1=V5,V9 hand2=V6 stock=R1,R2"), "0 draw")
    assert refused(state, "0 pay") == ("TUG-17", "pays_by_itself")
    assert refused(state, "0 you owe") == ("TUG-17", "pays_by_itself")


# The match


def test_a_match_has_five_rounds_or_as_many_as_agreed() -> None:
    """TUG-18, COM-5: option rounds"""
    for options, rounds in (({"coins": 500}, 5), ({"coins": 500, "rounds": 2}, 2)):
        match = rules(3, **options).match(seed=2)
        finish(match)
        while not match.over:
            match.deal()
            finish(match)
        assert len(match.results) == rounds
        assert isinstance(match.state, TugriksState)
        assert sum(match.totals) + match.state.bank == 1500


def test_a_match_is_over_when_only_one_player_has_coins() -> None:
    """TUG-18"""
    match = ended("turn=0 bank=5 coins=10,0,0 hand0=R5 hand1=V5 hand2=V6", "0 R5")
    assert match.over
    assert match.winners == [0]
    with pytest.raises(Illegal):
        match.lend(0, 1, 2)


def test_most_tugriks_wins_and_ties_share() -> None:
    """TUG-18, COM-5"""
    match = ended("turn=0 bank=5 coins=10,15,8 hand0=R5 hand1=V5 hand2=V6", "0 R5", rounds=1)
    assert (match.totals, match.winners) == ([15, 15, 8], [0, 1])


# Reasons

HAND = "hand1=V9 hand2=V6"


@pytest.mark.parametrize(
    ("text", "steps", "clause", "key", "parts"),
    [
        ("turn=0 hand0=R5,V4", ["0 R6"], "TUG-5", "not_in_hand", {"colour": "red", "card": "R6"}),
        (
            "turn=0 hand0=R5,V4 stock=Y3",
            ["0 draw", "0 Y3"],
            "TUG-4",
            "row_not_started",
            {"colour": "yellow", "card": "Y3"},
        ),
        ("turn=0 hand0=R4,V4", ["0 R4"], "TUG-4", "row_not_started", {"colour": "red", "card": "R4"}),
        ("turn=0 hand0=genie,V4", ["0 genie R4"], "TUG-4", "row_not_started", {"colour": "red", "card": "genie"}),
        (
            "turn=0 hand0=R5,V4 stock=Y5",
            ["0 draw", "0 R5"],
            "TUG-16",
            "only_the_drawn_card",
            {"colour": "red", "card": "R5"},
        ),
        (
            "turn=0 row0=R5 named=violet owed=2 hand0=R4,V1",
            ["0 R4"],
            "TUG-10",
            "only_colour",
            {"colour": "violet", "n": "2"},
        ),
        (
            "turn=0 row0=R5 row2=G5 named=green owed=1 hand0=choice,V1",
            ["0 choice R4"],
            "TUG-11",
            "only_colour",
            {"colour": "green", "n": "1"},
        ),
        (
            "turn=0 row3=V5 named=violet owed=2 hand0=V3,V1",
            ["0 V3"],
            "TUG-6",
            "not_next",
            {"colour": "violet", "card": "V3", "place": "V3"},
        ),
        ("turn=0 row0=R5 row2=G5 finish=green hand0=R4,V1", ["0 R4"], "TUG-13", "only_row", {"colour": "green"}),
        ("turn=0 row0=R5 row2=G5 finish=red hand0=G4,V1", ["0 G4"], "TUG-13", "only_row", {"colour": "red"}),
        (
            "turn=0 row0=R5 row2=G5 finish=green hand0=G3,V1",
            ["0 G3 V"],
            "TUG-6",
            "not_next",
            {"colour": "green", "card": "G3", "place": "G3"},
        ),
        (
            "turn=0 row0=R5 row2=G5 finish=green hand0=choice,V1",
            ["0 choice R3"],
            "TUG-6",
            "not_next",
            {"colour": "red", "card": "choice", "place": "R3"},
        ),
        (
            "turn=0 row0=R5 hand0=R3,V1",
            ["0 R3"],
            "TUG-6",
            "not_next",
            {"colour": "red", "card": "R3", "place": "R3"},
        ),
        (
            "turn=0 row0=R5 hand0=genie,V1",
            ["0 genie R3"],
            "TUG-6",
            "not_next",
            {"colour": "red", "card": "genie", "place": "R3"},
        ),
        (
            "turn=0 row0=R5,genie:4 hand0=choice,V1",
            ["0 choice R4"],
            "TUG-5",
            "only_the_real_card",
            {"colour": "red", "card": "choice", "place": "R4"},
        ),
        (
            "turn=0 row0=R5,R4 hand0=genie,V1",
            ["0 genie R4"],
            "TUG-5",
            "place_is_filled",
            {"colour": "red", "card": "genie", "place": "R4"},
        ),
        (
            "turn=0 row2=G5,G4 hand0=G3,V1",
            ["0 G3"],
            "TUG-10",
            "name_a_colour",
            {"colour": "green", "card": "G3", "place": "G3"},
        ),
        (
            "turn=0 row2=G5,G4,genie:3 hand0=G3,V1",
            ["0 G3"],
            "TUG-10",
            "name_a_colour",
            {"colour": "green", "card": "G3", "place": "G3"},
        ),
        (
            "turn=0 row0=R5,R4,R3,R2,R1,R0,R6,R7,R8,R9,RX row2=G5,G4 hand0=V1 stock=G3",
            ["0 draw", "0 G3 R"],
            "TUG-10",
            "row_is_complete",
            {"colour": "red"},
        ),
        (
            "turn=0 row0=R5,R4,R3,R2,R1,R0,R6,R7,R8,R9,RX row2=G5,G4 hand0=G3,V1",
            ["0 G3 R"],
            "TUG-10",
            "row_is_complete",
            {"colour": "red"},
        ),
        (
            "turn=0 row2=G5,G4 hand0=G3",
            ["0 G3 V"],
            "TUG-15",
            "last_card_names_nothing",
            {"colour": "green", "card": "G3", "place": "G3"},
        ),
        ("turn=0 hand0=R5,V4", ["0 keep"], "TUG-7", "nothing_drawn", {}),
        ("turn=0 hand0=R5,V4", ["0 pay"], "TUG-7", "draw_first", {}),
        ("turn=0 hand0=R5,V4", ["0 pass"], "TUG-7", "draw_first", {}),
        ("turn=0 hand0=R5,V4 box=*", ["0 draw"], "TUG-7", "stock_is_empty", {}),
        ("turn=0 hand0=R5,V4 box=*", ["0 pass"], "TUG-7", "must_pay", {}),
        ("turn=0 hand0=R5,V4", ["0 draw", "0 pass"], "TUG-7", "drawn_already", {}),
        ("turn=0 hand0=R5,V4", ["0 draw", "0 check"], "TUG-16", "check_comes_first", {}),
        ("turn=0 hand0=R5,V4", ["0 check"], "TUG-16", "nobody_to_check", {}),
        ("turn=0 row1=Y5,Y4 hand0=Y3,V4", ["0 Y3", "0 check"], "TUG-16", "check_comes_first", {}),
    ],
)
def test_a_refusal_names_its_clause_and_what_it_is_about(
    text: str, steps: list[str], clause: str, key: str, parts: dict[str, str]
) -> None:
    """TUG-4 to TUG-7, TUG-10, TUG-11, TUG-13, TUG-15, TUG-16"""
    state = play(table(f"{text} {HAND}"), *steps[:-1])
    seat, _, move = steps[-1].partition(" ")
    reason = state.why_not(int(seat), state.rules.move(move))
    assert reason is not None
    assert (reason.clause, reason.key, reason.parts) == (clause, key, parts)


@pytest.mark.parametrize(
    ("steps", "key"),
    [
        (["0 pay"], "draw_first"),
        (["0 keep"], "nothing_drawn"),
        (["0 draw", "0 draw"], "drawn_already"),
        (["0 draw", "0 pass"], "drawn_already"),
    ],
)
def test_an_enforced_must_is_no_reason_for_who_can_lay_nothing(steps: list[str], key: str) -> None:
    """TUG-7, option honour"""
    state = play(table("turn=0 hand0=R4,V4 stock=R3 " + HAND, honour=False), *steps[:-1])
    assert refused(state, steps[-1]) == ("TUG-7", key)


def test_a_caller_who_is_not_in_turn_may_do_nothing_else() -> None:
    """TUG-5, TUG-17"""
    state = play(table("turn=0 hand0=R4,V4 hand1=V5,V9 hand2=V6 stock=R1,R2", manual_pay=True), "0 draw", "0 keep")
    for text in ("V6", "draw", "check", "pay"):
        assert refused(state, f"2 {text}") == ("TUG-5", "not_your_turn")
    state = table("turn=0 hand0=R4,V4 hand1=V5,V9 misses=0,1 stock=R1,R2", 2, manual_pay=True, misses_add=True)
    play(state, "0 draw", "0 keep")
    assert state.deciders == (0, 1)
    assert refused(state, "0 you owe") == ("TUG-17", "own_debt")


def test_the_log_hears_what_is_done_with_coins_turns_and_rows() -> None:
    """TUG-8, TUG-9"""
    told = {
        "row2=G5,G6 hand0=G7,V1": ("G7", [("paid", 1, [2]), ("missed", 1, [])]),
        "row0=R5,R4 hand0=R3,V1": ("R3", [("swapped", -1, [])]),
        "row1=Y5,Y6,Y7,Y8 hand0=Y9,V1": ("Y9", [("turned", 0, [])]),
        "row0=R5,R6,R7,R8 bank=2 hand0=R9,V1": ("R9", [("robbed", 0, [2])]),
        f"{NEARLY} hand0=RX,V1": ("RX", [("completed", 0, []), ("missed", 1, [])]),
        "bank=3 hand0=R5": ("R5", [("won", 0, [3])]),
        "idle=2 bank=3 box=* hand0=R4,V4": ("pay", [("paid", 0, [1]), ("blocked", -1, [4])]),
    }
    for text, (move, notes) in told.items():
        state = table(f"turn=0 {text} {HAND}")
        state.listen()
        play(state, f"0 {move}")
        heard = [(event.key, event.seat, event.numbers) for event in state.events() if event.key]
        assert heard == notes, text


# What holds in all play


@pytest.mark.parametrize("players", range(2, 9))
def test_random_play_ends_and_keeps_coins_and_cards(players: int) -> None:
    for options in ({}, {"honour": False}, {"manual_pay": True, "misses_add": True, "pay_on_empty": False}):
        made = rules(players, **options)
        for seed in range(6):
            state = made.deal(seed=seed)
            playout(state, Seeded(seed), Offer(len(made.table.moves)), Tally(), 5000)
            assert isinstance(state, TugriksState)
            assert sum(state.coins) + state.bank == 20 * players
            assert sum(state.size) == 50


@pytest.mark.parametrize("options", [{}, {"honour": False}, {"manual_pay": True}, {"size": "tiny"}])
def test_views_resamples_and_texts_agree(options: dict[str, object]) -> None:
    made = rules(3, **options)
    for seed in range(4):
        state, chance, step = made.deal(seed=seed), Seeded(seed, 9), 0
        while not state.over:
            seat = state.asked(chance)
            answers = state.answers(seat)
            if step % 5 == 0:
                assert str(made.position(str(state))) == str(state)
                for viewer in range(3):
                    view = state.view(viewer)
                    back = made.resample(view, chance)
                    assert str(back.view(viewer)) == str(view)
                    assert str(made.position(str(view))) == str(view)
                    assert view.moves() == state.moves(viewer) == back.moves(viewer)
                for move in made.table.moves:
                    reason = state.why_not(seat, move)
                    assert (reason is None) == (move in answers)
                    assert reason is None or reason.key != "not_now"
            state.push(seat, answers[chance.below(len(answers))])
            step += 1


def test_the_drawer_still_sees_the_drawn_card_without_memory() -> None:
    """TUG-7"""
    state = play(table("turn=0 hand0=R4,V4 hand1=V5 hand2=V6 stock=Y5"), "0 draw")
    assert [move.text for move in state.view(0, memory=False).moves()] == ["Y5", "keep"]
    assert state.view(1).held(3, state.rules.face_of["Y5"]) == 0


def test_a_completing_card_is_previewed() -> None:
    """TUG-8"""
    state = table(f"turn=0 {NEARLY} hand0=RX,V5 hand1=V1 hand2=V6")
    place = state.rowing.first
    assert [(p.key, p.place) for p in state.preview(0, state.rules.move("RX"))] == [("completes", place)]
    assert state.preview(0, state.rules.move("V5")) == []
    covered = table(f"turn=0 {NEARLY},genie:10 hand0=RX,V5 hand1=V1 hand2=V6")
    assert covered.preview(0, state.rules.move("RX")) == []
    assert state.preview(0, state.rules.move("draw")) == []


def test_drawing_is_forced_only_when_all_rows_are_complete() -> None:
    state = table("turn=0 row0=G5,G4,G6 hand0=genie,genie hand1=genie", 2, deck=ONE_ROW)
    assert state.forced() is rules(2, deck=ONE_ROW).move("draw")
    play(state, "0 draw")
    assert state.forced() is rules(2, deck=ONE_ROW).move("keep")
    play(state, "0 keep")
    assert state.forced() is None
    assert table("turn=0 row0=G5,G4,genie:6 hand0=genie hand1=genie", 2, deck=ONE_ROW).forced() is None


def test_a_row_that_cannot_be_is_refused() -> None:
    for row in ("row0=G5", "row0=Y0", "row0=genie:5", "row0=genie:11", "row0=genie:44"):
        with pytest.raises(Malformed):
            table("turn=0 " + row)


def test_moves_have_parts_that_tell_them_apart() -> None:
    made = rules(4)
    seen = {str({key: part for key, part in made.describe(move).items() if key != "text"}) for move in made.table.moves}
    assert len(seen) == len(made.table.moves)


def test_a_round_in_progress_has_no_scores() -> None:
    with pytest.raises(KolodaError):
        rules(3).deal(seed=1).scores  # noqa: B018


# The greedy bot


def test_greedy_lays_when_it_can_calls_debts_and_checks_only_what_it_knows() -> None:
    bot, chance = TugriksGreedy(), Seeded(1)

    def choose(state: TugriksState, seat: int) -> Move:
        return bot.choose(state.view(seat), state.answers(seat), chance)

    state = table("turn=0 hand0=R5,V4 hand1=V5,V9 hand2=V6,V7")
    assert choose(state, 0).text == "R5"
    state = play(table("turn=0 hand0=R4,V4 hand1=V5,V9 hand2=V6 stock=R1,R2", manual_pay=True), "0 draw", "0 keep")
    assert choose(state, 2).text == "you owe"
    state = play(table("turn=0 hand0=R5,V4 hand1=V5,V9 hand2=V6 stock=R1,R2"), "0 draw", "0 keep")
    assert choose(state, 1).text == "V5"
    state.tell(0, state.rules.face_of["R5"])
    assert choose(state, 1).text == "check"
    assert SILENCE not in state.answers(1)


def test_greedy_wins_more_coins_than_random_play() -> None:
    greedy, chance, gains = TugriksGreedy(), Seeded(3), [0, 0]
    for seed in range(30):
        state = rules(4).deal(seed=seed)
        while not state.over:
            seat = state.asked(chance)
            answers = state.answers(seat)
            if (seat + seed) % 2 == 0:
                state.push(seat, greedy.choose(state.view(seat), answers, chance))
            else:
                state.push(seat, answers[chance.below(len(answers))])
        for seat, score in enumerate(state.scores):
            gains[(seat + seed) % 2] += score
    assert gains[0] > gains[1] + 100


# What a table shows of rows and moves


def test_a_row_is_shown_in_its_own_order() -> None:
    """TUG-4, TUG-5.4: whatever was laid first; a card that stands for another is told as it, a covered one after it."""
    state = table("turn=0 hand0=R7 hand1=V4,V9 hand2=V6 row0=R5,R6,genie:4,R0,R4,choice:10,genie:3 row3=V5 stock=R1,R2")
    rows = [state.game.lying(state, state.layout.index[row]) for row in ("row0", "row1", "row3")]
    assert rows == [["R0", "genie=R3", "R4/genie", "R5", "R6", "choice=RX"], [], ["V5"]]
    play(state, "0 R7")
    assert state.game.lying(state.view(1), state.layout.index["row0"])[-2:] == ["R7", "choice=RX"]
    assert state.game.lying(state.view(1), state.layout.index["stock"]) == ["?", "?"]


def test_a_card_s_own_colour_and_a_named_one_are_told_apart() -> None:
    made = rules()
    told = [made.describe(made.move(text)) for text in ("R4", "G3 V", "G3", "genie G4", "choice VX")]
    parts = [[parts.get(key) for key in ("rank", "colour", "named")] for parts in told]
    assert parts == [
        [4, "red", None],
        [3, "green", "violet"],
        [3, "green", None],
        [4, "green", None],
        [10, "violet", None],
    ]
