"""Yassa, clause by clause. Hands are written in notation; on the discard pile `W:3` is a wild that named green."""

from typing import Any

import pytest

from koloda.games.yassa import Yassa, YassaState
from koloda.games.yassa_cards import worth
from koloda.kernel.chance import Seeded
from koloda.kernel.errors import Illegal, Malformed
from koloda.kernel.matches import Match
from koloda.kernel.moves import Offer
from koloda.kernel.playout import Tally, playout
from koloda.kernel.state import Preview, State

COUNTS = range(2, 11)


def table(text: str, players: int = 3, **options: object) -> YassaState:
    """A position with these options; whatever it does not name lies in the stock."""
    state = Yassa(players, options).position("yassa " + text, Seeded(1))
    assert isinstance(state, YassaState)
    return state


def play(state: State, *moves: str) -> None:
    """Checked moves, each as `seat:move`."""
    for said in moves:
        seat, _, text = said.partition(":")
        state.apply(int(seat), state.game.move(text))


def said(state: State, seat: int) -> set[str]:
    return {move.text for move in state.moves(seat)}


def refused(state: State, seat: int, text: str) -> tuple[str, str]:
    reason = state.why_not(seat, state.game.move(text))
    assert reason is not None
    return reason.clause, reason.key


def bag(state: State, name: str) -> str:
    """What lies in a place, in notation; empty if nothing does."""
    for word in str(state).split():
        if word.startswith(name + "="):
            return word.partition("=")[2]
    return ""


def size(state: State, name: str) -> int:
    return int(state.size[state.layout.index[name]])


def knows(state: State, seat: int, name: str, face: str) -> int:
    """How many cards of a face a seat is certain of in a place."""
    view = state.view(seat)
    return int(view.held(view.layout.index[name], view.game.face_of[face]))


# The deck and the deal


def test_the_deck_has_108_cards_in_four_colours() -> None:
    """YAS-1"""
    game = Yassa(4)
    deck = dict(zip(game.faces, game.deck))
    assert sum(deck.values()) == 108 and len(deck) == 54
    for letter in "RYGB":
        assert deck[letter + "0"] == 1
        kinds = [str(digit) for digit in range(1, 10)] + ["S", "+2", "R"]
        assert [deck[letter + kind] for kind in kinds] == [2] * 12
    assert deck["W"] == deck["W4"] == 4


def test_values_are_the_digit_twenty_and_fifty() -> None:
    """YAS-2"""
    game = Yassa(2)
    values = {text: int(worth(face)) for face, text in enumerate(game.faces)}
    assert [values[f"G{digit}"] for digit in range(10)] == list(range(10))
    assert values["RS"] == values["Y+2"] == values["BR"] == 20
    assert values["W"] == values["W4"] == 50


@pytest.mark.parametrize("players", COUNTS)
def test_everyone_gets_seven_cards_and_the_next_is_turned_over(players: int) -> None:
    """YAS-3, YAS-4"""
    state = Yassa(players).deal(3)
    assert [int(state.size[seat]) for seat in range(players)] == [7] * players
    assert size(state, "discard") == 1 and size(state, "stock") == 107 - 7 * players
    assert isinstance(state, YassaState)
    assert state.turn == state.dealer and not state.back and state.callers == 0


@pytest.mark.parametrize("players", COUNTS)
def test_the_tiny_deck_deals_for_every_number_of_players(players: int) -> None:
    game = Yassa(players, {"size": "tiny"})
    assert all(n <= 2 for n in game.deck)
    state = game.deal(1)
    assert [int(state.size[seat]) for seat in range(players)] == [2] * players
    assert size(state, "stock") >= 4
    if players < 4:
        assert sum(game.deck) == 12
    with pytest.raises(Malformed):
        game.move("W G")


def test_a_turned_up_action_card_affects_nobody() -> None:
    """YAS-3"""
    for card in ("RS", "R+2", "RR"):
        state = table(f"turn=0 discard={card} hand0=R5,G7,B8 hand1=G1,G2 hand2=G3,G4")
        assert said(state, 0) == {"R5"}
        play(state, "0:R5")
        assert state.turn == 1


def test_whatever_is_turned_up_the_dealer_begins_and_is_free_to_lay() -> None:
    """YAS-3, YAS-4: action cards and wilds, as they are dealt."""
    game, seen = Yassa(3, {"dealer": 1}), set()
    for seed in range(120):
        state = game.deal(seed)
        assert isinstance(state, YassaState)
        seen.add(bag(state, "discard").lstrip("RYGB") or "R")
        assert (state.turn, state.phase, state.back, state.deciders) == (1, 0, False, (1,))
        assert size(state, "stock") == 107 - 21
    assert {"S", "+2", "R", "W", "W4"} <= seen


def test_a_card_drawn_on_a_turned_up_wild_may_be_laid_whatever_it_is() -> None:
    """YAS-3, YAS-5, option may_draw"""
    state = table("turn=0 discard=W hand0=R5,G2 hand1=G1,G2 hand2=G3,G4 stock=*,B9", may_draw=True)
    play(state, "0:draw")
    assert said(state, 0) == {"B9", "pass"}
    assert bag(state.view(1), "not.hand0") == ""


def test_any_card_may_follow_a_turned_up_wild() -> None:
    """YAS-3, YAS-11: a take-four on it is always honest."""
    state = table("turn=0 discard=W hand0=R5,GS,W4 hand1=G1,G2 hand2=G3,G4", bluffing=False)
    assert said(state, 0) == {"R5", "GS", "W4 R", "W4 Y", "W4 G", "W4 B"}
    for layer in range(3):
        hands = " ".join(f"hand{seat}={'W4,R5,GS' if seat == layer else f'B{seat},W'}" for seat in range(3))
        asker = (layer + 1) % 3
        state = table(f"turn={layer} discard=W4 {hands}")
        play(state, f"{layer}:W4 B", f"{asker}:check")
        assert state.turn == asker and state.left(asker) == 8
        assert bag(state.view(None), f"not.hand{layer}") == ""


def test_the_turned_up_card_has_no_twin() -> None:
    """YAS-14"""
    state = table("turn=0 discard=R5 hand0=R1,R2 hand1=R5,R6 hand2=R6,G1")
    assert state.deciders == (0,)


def test_the_dealer_moves_first_and_the_deal_passes_clockwise() -> None:
    """YAS-4, COM-1"""
    game = Yassa(3, {"dealer": 2})
    assert game.deal(1).turn == 2
    match = game.match(5)
    dealers = [match.state.turn]
    while len(dealers) < 4:
        playout_match(match)
        assert not match.over
        dealers.append(match.deal().turn)
    assert dealers == [2, 0, 1, 2]


def test_the_first_dealer_is_drawn_at_random() -> None:
    """COM-1"""
    game = Yassa(3)
    assert {game.match(seed).state.turn for seed in range(30)} == {0, 1, 2}
    assert {game.deal(seed).turn for seed in range(30)} == {0, 1, 2}


def playout_match(match: Match) -> None:
    rng = Seeded(len(match.results), 7)
    while not match.state.over:
        seat = match.state.asked(rng)
        answers = match.state.answers(seat)
        match.push(seat, answers[rng.below(len(answers))])


# A turn


def test_a_card_follows_by_colour_digit_or_picture_and_a_wild_always() -> None:
    """YAS-5, YAS-9"""
    hand = "R1,RS,Y0,Y5,Y6,B5,BS,W"
    state = table(f"turn=0 discard=R5 hand0={hand} hand1=G1,G2 hand2=G3,G4")
    assert said(state, 0) == {"R1", "RS", "Y5", "B5", "W R", "W Y", "W G", "W B"}
    state = table(f"turn=0 discard=GS hand0={hand} hand1=G1,G2 hand2=G3,G4")
    assert said(state, 0) == {"RS", "BS", "W R", "W Y", "W G", "W B"}
    state = table(f"turn=0 discard=G2,W:4 hand0={hand} hand1=G1,G2 hand2=G3,G4")
    assert said(state, 0) == {"B5", "BS", "W R", "W Y", "W G", "W B"}
    assert refused(state, 0, "Y5") == ("YAS-5", "must_match")
    assert refused(state, 0, "G5") == ("YAS-5", "not_in_hand")


def test_who_can_play_must_play() -> None:
    """YAS-5"""
    state = table("turn=0 discard=R5 hand0=R1,G2 hand1=G1,G2 hand2=G3,G4")
    assert refused(state, 0, "draw") == ("YAS-5", "must_lay")
    state = table("turn=0 discard=R5 hand0=W,G2 hand1=G1,G2 hand2=G3,G4")
    assert refused(state, 0, "draw") == ("YAS-5", "must_lay")
    state = table("turn=0 discard=R5 hand0=B1,G2 hand1=G1,G2 hand2=G3,G4")
    assert said(state, 0) == {"draw"}


def test_an_honest_take_four_must_be_played_and_a_bluff_need_not() -> None:
    """YAS-5: beside a bluff there is always a card of the colour."""
    honest = table("turn=0 discard=R5 hand0=W4,G2,G3 hand1=G1,G2 hand2=G3,G4")
    assert said(honest, 0) == {"W4 R", "W4 Y", "W4 G", "W4 B"}
    bluff = table("turn=0 discard=R5 hand0=W4,R2,G3 hand1=G1,G2 hand2=G3,G4")
    assert said(bluff, 0) == {"R2", "W4 R", "W4 Y", "W4 G", "W4 B"}


def test_may_draw_lets_a_player_draw_instead() -> None:
    """YAS-5, option may_draw"""
    state = table("turn=0 discard=R5 hand0=R1,G2,G9 hand1=G1,G2 hand2=G3,G4", may_draw=True)
    assert said(state, 0) == {"R1", "draw"}
    play(state, "0:draw")
    assert refused(state, 0, "R1") == ("YAS-5", "only_the_drawn")


def test_after_a_draw_only_the_drawn_card_may_be_laid() -> None:
    """YAS-5"""
    state = table("turn=0 discard=R5 hand0=B1,G2 hand1=G1,G2 hand2=G3,G4 stock=*,R9")
    play(state, "0:draw")
    assert state.turn == 0 and said(state, 0) == {"R9", "pass"}
    assert refused(state, 0, "draw") == ("YAS-5", "drawn_already")
    twin = state.clone()
    play(state, "0:R9")
    assert state.turn == 1 and bag(state, "discard") == "R5,R9" and bag(state, "hand0") == "G2,B1"
    play(twin, "0:pass")
    assert twin.turn == 1 and bag(twin, "discard") == "R5" and bag(twin, "hand0") == "R9,G2,B1"


@pytest.mark.parametrize(("card", "moves"), [("G5", {"G5"}), ("W", {"W R", "W Y", "W G", "W B"}), ("B9", set())])
def test_a_drawn_card_fits_by_colour_by_digit_or_as_a_wild(card: str, moves: set[str]) -> None:
    """YAS-5, YAS-9"""
    state = table(f"turn=0 discard=R5 hand0=B1,G2 hand1=G1,G2 hand2=G3,G4 stock=*,{card}")
    play(state, "0:draw")
    assert said(state, 0) == moves | {"pass"}


def test_a_drawn_card_that_does_not_fit_is_kept() -> None:
    """YAS-5"""
    state = table("turn=0 discard=R5 hand0=B1,G2 hand1=G1,G2 hand2=G3,G4 stock=*,B9")
    assert refused(state, 0, "pass") == ("YAS-5", "pass_after_drawing")
    play(state, "0:draw")
    assert said(state, 0) == {"pass"}
    assert refused(state, 0, "B9") == ("YAS-5", "must_match")
    assert refused(state, 0, "B1") == ("YAS-5", "only_the_drawn")


def test_a_drawn_take_four_may_be_laid() -> None:
    """YAS-5, YAS-11: the check looks at the hand without it."""
    state = table("turn=0 discard=R5 hand0=R1,G2 hand1=G1,G2 hand2=G3,G4 stock=*,W4", may_draw=True)
    play(state, "0:draw", "0:W4 B", "1:check")
    assert state.turn == 0
    state = table("turn=0 discard=R5 hand0=R1,G2 hand1=G1,G2 hand2=G3,G4 stock=*,W4", may_draw=True, bluffing=False)
    play(state, "0:draw")
    assert said(state, 0) == {"pass"}
    assert refused(state, 0, "W4 B") == ("YAS-10", "colour_in_hand")


def test_where_bluffing_is_off_a_drawn_take_four_may_be_laid_if_it_is_honest() -> None:
    """YAS-5, YAS-10, option bluffing; a drawn card of the colour may be laid whatever else is in the hand."""
    start = "turn=0 discard=R5 hand0={},G2 hand1=G1,G2 hand2=G3,G4 stock=*,{}"
    state = table(start.format("B1", "W4"), bluffing=False)
    play(state, "0:draw")
    assert said(state, 0) == {"pass", "W4 R", "W4 Y", "W4 G", "W4 B"}
    state = table(start.format("R1", "R9"), bluffing=False, may_draw=True)
    play(state, "0:draw")
    assert said(state, 0) == {"pass", "R9"}


def test_others_may_not_play_in_between() -> None:
    """YAS-4"""
    state = table("turn=0 discard=R5 hand0=R1,G2,G3 hand1=R2,G2 hand2=G3,G4")
    assert refused(state, 1, "R2") == ("YAS-4", "not_your_turn")
    play(state, "0:R1")
    assert refused(state, 2, "draw") == ("YAS-4", "not_your_turn")


# Skip


def test_skip_takes_the_next_players_turn() -> None:
    """YAS-6"""
    state = table("turn=0 discard=R5 hand0=RS,G2,G3 hand1=G1,G2 hand2=G3,G4")
    play(state, "0:RS")
    assert state.turn == 2
    state = table("turn=0 back=1 discard=R5 hand0=RS,G2,G3 hand1=G1,G2 hand2=G3,G4")
    play(state, "0:RS")
    assert state.turn == 1
    state = table("turn=0 discard=R5 hand0=RS,G2,G3 hand1=G1,G2", 2)
    play(state, "0:RS")
    assert state.turn == 0


def test_the_identical_skip_saves_and_the_player_after_the_saver_is_skipped() -> None:
    """YAS-6"""
    for options in ({}, {"intervention": False}):
        state = table("turn=0 discard=R5 hand0=RS,G2,G3 hand1=RS,GS,G2,G8 hand2=G3,G4 hand3=G6,G4", 4, **options)
        play(state, "0:RS")
        assert state.turn == 2 and said(state, 1) == {"RS"}
        assert refused(state, 1, "GS") == ("YAS-14", "only_the_twin")
        play(state, "1:RS")
        assert state.turn == 3


def test_there_is_no_second_save() -> None:
    """YAS-6"""
    for options in ({}, {"intervention": False}):
        state = table("turn=0 discard=R5 hand0=RS,G2,G3 hand1=RS,G2,G8 hand2=G3,G4,G8 hand3=G6,G4", 4, **options)
        play(state, "0:RS", "1:RS")
        assert state.deciders == (3,)


def test_the_save_comes_too_late_once_the_player_in_turn_has_acted() -> None:
    """YAS-6: laid, drawn"""
    start = "turn=0 discard=R5 hand0=RS,G2,Y3 hand1=RS,G2,G8 hand2={} hand3=G6,G4"
    for hand, move in (("R3,G4,G8", "2:R3"), ("G3,G4,G8", "2:draw")):
        state = table(start.format(hand), 4)
        play(state, "0:RS", move)
        with pytest.raises(Illegal):
            play(state, "1:RS")


def test_without_intervention_only_the_skipped_player_may_save() -> None:
    """YAS-14, option intervention"""
    state = table("turn=0 discard=R5 hand0=RS,G2,G3 hand1=B1,G2 hand2=G3,G4 hand3=RS,G4", 4, intervention=False)
    play(state, "0:RS")
    assert state.deciders == (1, 2)
    with pytest.raises(Illegal):
        play(state, "3:RS")
    for skipped in range(3):
        layer, following = (skipped + 2) % 3, (skipped + 1) % 3
        hands = f"hand{layer}=RS,G1,Y1 hand{skipped}=RS,G2,Y2 hand{following}=B3,G3,Y3"
        state = table(f"turn={layer} discard=R5 {hands}", intervention=False)
        play(state, f"{state.turn}:RS", f"{skipped}:RS")
        assert state.turn == layer
    state = table("turn=0 discard=R5 hand0=R7,G2,G3 hand1=B1,G2 hand2=R7,G4", intervention=False)
    play(state, "0:R7")
    assert state.deciders == (1,)


# Take Two


def test_take_two_makes_the_next_player_draw_two_and_lose_the_turn() -> None:
    """YAS-7"""
    state = table("turn=0 discard=R5 hand0=R+2,G2,G3 hand1=R1,G2,RS,W,W4 hand2=G3,G4")
    play(state, "0:R+2")
    assert said(state, 1) == {"accept"}
    assert refused(state, 1, "RS") == ("YAS-7", "only_take_two")
    assert refused(state, 1, "W B") == ("YAS-7", "only_take_two")
    assert refused(state, 1, "draw") == ("YAS-7", "answer_or_accept")
    play(state, "1:accept")
    assert state.turn == 2 and size(state, "hand1") == 7 and said(state, 2) == {"draw"}


def test_a_chain_of_take_twos_draws_two_not_six() -> None:
    """YAS-7"""
    state = table("turn=0 discard=R5 hand0=R+2,G2,G3 hand1=Y+2,G2,G8 hand2=B+2,G4,G8")
    play(state, "0:R+2", "1:Y+2", "2:B+2")
    assert state.turn == 0
    play(state, "0:accept")
    assert [size(state, f"hand{seat}") for seat in range(3)] == [4, 2, 2]
    assert state.turn == 1


def test_a_take_two_just_drawn_is_no_answer() -> None:
    """YAS-7"""
    state = table("turn=0 discard=R5 hand0=R+2,G2,G3 hand1=R1,G2 hand2=G3,G4 stock=*,B+2,Y+2")
    play(state, "0:R+2", "1:accept")
    assert bag(state, "hand1") == "R1,Y+2,G2,B+2" and state.turn == 2


def test_with_two_players_whoever_made_the_other_draw_plays_again() -> None:
    """YAS-7"""
    state = table("turn=0 discard=R5 hand0=R+2,G2,G3 hand1=R1,G2", 2)
    play(state, "0:R+2", "1:accept")
    assert state.turn == 0


# Reverse


def test_reverse_turns_the_direction_and_two_cancel_out() -> None:
    """YAS-8"""
    state = table("turn=1 discard=R5 hand0=RR,G2,G3 hand1=RR,R2,G2 hand2=G3,G4")
    play(state, "1:RR")
    assert state.turn == 0 and state.back
    play(state, "0:RR")
    assert state.turn == 1 and not state.back


def test_a_reverse_by_intervention_turns_again() -> None:
    """YAS-8, YAS-14: the reverse already made stands."""
    state = table("turn=0 discard=R5 hand0=RR,G2,G3 hand1=G2,G8 hand2=G3,G4 hand3=G1,G6 hand4=RR,R1,R2", 5)
    play(state, "0:RR")
    assert state.turn == 4
    state = table("turn=0 discard=R5 hand0=RR,G2,G3 hand1=G2,G8 hand2=RR,G4,G8 hand3=G1,G6 hand4=R1,R2", 5)
    play(state, "0:RR", "2:RR")
    assert not state.back and state.turn == 3


def test_reverse_changes_nothing_with_two_players_unless_it_skips() -> None:
    """YAS-8, option reverse_skips_two"""
    text = "turn=0 discard=R5 hand0=RR,G2,G3 hand1=G1,G2"
    state = table(text, 2)
    play(state, "0:RR")
    assert state.turn == 1
    state = table(text, 2, reverse_skips_two=True)
    play(state, "0:RR")
    assert state.turn == 0
    state = table(text + " hand2=G4,G5", 3, reverse_skips_two=True)
    play(state, "0:RR")
    assert state.turn == 2


# Wilds


def test_a_wild_names_a_colour_that_must_be_followed() -> None:
    """YAS-9"""
    state = table("turn=0 discard=R5 hand0=W,G2,G3 hand1=R5,B2,W,W4 hand2=G3,G4")
    assert {"W R", "W Y", "W G", "W B"} <= said(state, 0)
    play(state, "0:W B")
    assert said(state, 1) == {"B2"} | {f"{wild} {hue}" for wild in ("W", "W4") for hue in "RYGB"}
    assert refused(state, 1, "R5") == ("YAS-5", "must_match")


def test_take_four_makes_the_next_player_draw_four_and_lose_the_turn() -> None:
    """YAS-10, YAS-12"""
    state = table("turn=0 discard=R5 hand0=W4,G2,G3 hand1=R1,B+2,Y+2,BS,W,W4 hand2=B3,G4")
    play(state, "0:W4 B")
    assert said(state, 1) == {"B+2", "check", "accept"}
    assert refused(state, 1, "Y+2") == ("YAS-10", "only_that_take_two")
    assert refused(state, 1, "BS") == ("YAS-10", "only_that_take_two")
    assert refused(state, 1, "W R") == ("YAS-10", "only_that_take_two")
    assert refused(state, 1, "draw") == ("YAS-10", "answer_or_accept")
    play(state, "1:accept")
    assert size(state, "hand1") == 10 and state.turn == 1
    play(state, "1:ready")
    assert state.turn == 2 and said(state, 2) == {"B3", "B3 yassa"}


def test_a_take_four_answered_by_a_take_two_of_the_named_colour() -> None:
    """YAS-10, YAS-11: it acts as an ordinary take-two, and there is no more check."""
    state = table("turn=0 discard=R5 hand0=W4,R2,G3 hand1=B+2,G2,G8 hand2=R+2,G4,G8")
    play(state, "0:W4 B", "1:B+2")
    assert state.turn == 2 and said(state, 2) == {"accept", "R+2"}
    assert refused(state, 2, "check") == ("YAS-11", "nothing_to_check")
    play(state, "2:accept")
    assert size(state, "hand2") == 5 and size(state, "hand1") == 2 and state.turn == 0


@pytest.mark.parametrize("card", ["W G", "W4 G"])
def test_a_forgotten_yassa_lets_others_call_and_not_lay_a_wild(card: str) -> None:
    """YAS-13, YAS-14: the window is open for the call alone."""
    state = table(f"turn=0 discard=R5 hand0={card.split()[0]},Y3 hand1=G1,W,W4 hand2=W4,W,G4")
    play(state, f"0:{card}")
    assert said(state, 2) == {"one card"}
    assert refused(state, 2, card) == ("YAS-14", "no_twin_left")


def test_a_take_four_comes_only_in_ones_own_turn() -> None:
    """YAS-10, YAS-14"""
    state = table("turn=0 discard=R5 hand0=R7,G2,G3 hand1=G1,G2 hand2=W4,W,G4")
    play(state, "0:R7")
    assert said(state, 2) == set()
    assert refused(state, 2, "W4 G") == ("YAS-14", "only_the_twin")
    play(state, "1:draw")
    state = table("turn=0 discard=R5 hand0=W4,G2,G3 hand1=G1,G2 hand2=W4,W,G4")
    play(state, "0:W4 R")
    assert state.deciders == (1,)


# The honesty check

REDS = ",".join([f"R{kind}" for kind in [*range(10), "S", "+2", "R"]])
BLUFF = "turn=0 discard=R5 hand0=W4,R2,G3 hand1=B+2,G2,G8 hand2=B3,G4 stock=*,Y1,Y2,Y3,Y4,Y6,Y7"
TRUTH = "turn=0 discard=R5 hand0=W4,Y5,W,G3 hand1=B+2,G2,G8 hand2=B3,G4 stock=*,Y1,Y2,Y3,Y4,Y6,Y7"


def test_a_caught_bluffer_takes_the_card_back_and_draws_four() -> None:
    """YAS-11, YAS-12: colour and top card are as before, and the asker plays as usual."""
    state = table(BLUFF)
    play(state, "0:W4 B", "1:check")
    assert bag(state, "discard") == "R5" and bag(state, "hand0") == "R2,Y3,Y4,Y6,Y7,G3,W4"
    assert state.deciders == (0,) and said(state, 0) == {"ready"}
    play(state, "0:ready")
    assert state.deciders == (1,) and said(state, 1) == {"draw"}
    assert size(state, "hand1") == 3


def test_a_caught_bluff_restores_the_colour_a_wild_had_named() -> None:
    """YAS-11"""
    state = table(BLUFF.replace("discard=R5", "discard=G5,W:1"))
    play(state, "0:W4 B", "1:check", "0:ready")
    assert bag(state, "discard") == "G5,W:1"
    assert said(state, 1) == {"draw"}


def test_a_wrong_suspicion_costs_six_and_the_turn() -> None:
    """YAS-11, YAS-12: other playable cards do not matter."""
    state = table(TRUTH)
    play(state, "0:W4 B", "1:check")
    assert bag(state, "hand1") == "Y1,Y2,Y3,Y4,Y6,Y7,G2,G8,B+2"
    assert bag(state, "discard") == "R5,W4:4" and said(state, 1) == {"ready"}
    play(state, "1:ready")
    assert state.turn == 2 and "B3" in said(state, 2)


def test_the_check_is_about_the_colour_before_not_the_one_named() -> None:
    """YAS-10, YAS-11: any colour may be named, the current one included."""
    state = table(TRUTH)
    play(state, "0:W4 G", "1:check")
    assert state.turn == 1
    state = table(TRUTH)
    play(state, "0:W4 R", "1:check", "1:ready")
    assert refused(state, 2, "B3") == ("YAS-5", "must_match")
    state = table(BLUFF)
    play(state, "0:W4 R", "1:check")
    assert state.turn == 0


def test_the_asker_can_no_longer_answer() -> None:
    """YAS-11"""
    state = table(BLUFF)
    play(state, "0:W4 B", "1:check")
    with pytest.raises(Illegal):
        play(state, "1:B+2")
    assert refused(state, 0, "W4 B") == ("YAS-12", "say_ready_first")
    play(state, "0:ready")
    assert refused(state, 1, "B+2") == ("YAS-5", "must_match")


def test_only_the_asker_sees_the_hand() -> None:
    """YAS-11"""
    state = table(TRUTH)
    play(state, "0:W4 B")
    state.listen()
    play(state, "1:check")
    assert [knows(state, 1, "hand0", face) for face in ("Y5", "W", "G3")] == [1, 1, 1]
    assert [knows(state, 2, "hand0", face) for face in ("Y5", "W", "G3")] == [0, 0, 0]
    looks = [event for event in state.events(2) if event.kind == "look"]
    assert [(look.seat, look.src) for look in looks] == [(1, 0)]


def test_everybody_learns_that_an_honest_hand_has_none_of_the_colour() -> None:
    """YAS-11"""
    state = table(TRUTH)
    play(state, "0:W4 B", "1:check")
    assert bag(state.view(2), "not.hand0") == "3:" + REDS
    for seed in range(20):
        other = state.game.resample(state.view(2), Seeded(seed))
        assert isinstance(other, YassaState) and not other.holds(0, 0)


def test_the_check_judges_and_shows_the_hand_as_it_was() -> None:
    """YAS-11: a red card drawn since, for a forgotten Yassa, neither counts nor is shown."""
    start = "turn=0 discard=R5 hand0=W4,G3 hand1=B+2,G2,G8 hand2=B3,G4 stock=*,B1,B2,B4,B5,B6,B7,R8,R9"
    state = table(start)
    play(state, "0:W4 B", "2:one card")
    assert bag(state, "hand0") == "G3" and bag(state, "drawn0") == "R8,R9" and state.left(0) == 3
    assert knows(state, 0, "drawn0", "R9") == 1 and knows(state, 1, "drawn0", "R9") == 0
    late = state.clone()
    play(state, "1:check")
    assert bag(state, "hand0") == "R8,R9,G3" and state.turn == 1 and size(state, "hand1") == 9
    assert knows(state, 1, "hand0", "G3") == 1 and knows(state, 1, "hand0", "R9") == 0
    play(late, "1:accept")
    assert bag(late, "hand0") == "R8,R9,G3" and bag(late, "drawn0") == ""
    again = table(start)
    play(again, "0:W4 B", "2:one card", "1:B+2")
    assert bag(again, "hand0") == "R8,R9,G3"


def test_without_bluffing_the_card_must_be_honest_and_is_not_checked() -> None:
    """YAS-11, option bluffing"""
    state = table(BLUFF, bluffing=False)
    assert said(state, 0) == {"R2"}
    assert refused(state, 0, "W4 B") == ("YAS-10", "colour_in_hand")
    state = table(TRUTH, bluffing=False)
    play(state, "0:W4 B")
    assert said(state, 1) == {"B+2", "accept"}
    assert refused(state, 1, "check") == ("YAS-11", "no_bluffing")
    assert bag(state.view(2), "not.hand0") == "3:" + REDS
    state = table("turn=0 discard=R5 hand0=R1,R2,G3 hand1=G1,G2 hand2=G3,G4", bluffing=False)
    play(state, "0:R1")
    assert bag(state.view(2), "not.hand0") == "", "other cards show nothing of the hand"
    state = table(TRUTH.replace("Y5,W,G3", "G3"), bluffing=False)
    play(state, "0:W4 B", "2:one card")
    assert size(state, "hand0") == 3


def test_the_game_waits_until_the_player_is_ready() -> None:
    """YAS-12: nothing can be laid or called, and the step is publicly forced."""
    state = table("turn=0 discard=R5 hand0=W4,G3 hand1=R1,G2,G8 hand2=B3,G4")
    assert state.forced() is None
    play(state, "0:W4 B", "1:accept")
    assert state.deciders == (1,) and said(state, 1) == {"ready"}
    assert state.forced() is state.game.move("ready")
    for text in ("R1", "one card", "draw", "pass", "check", "accept"):
        assert refused(state, 1, text) == ("YAS-12", "say_ready_first")
    assert refused(state, 2, "one card") == ("YAS-12", "say_ready_first")
    assert refused(table("turn=0 discard=R5 hand0=R1,R2"), 0, "ready") == ("YAS-12", "nobody_waits")


# Yassa!


def test_yassa_is_said_only_with_the_last_card_but_one() -> None:
    """YAS-13"""
    state = table("turn=0 discard=R5 hand0=R1,G2 hand1=R1,R2,G3 hand2=G3,G4")
    assert said(state, 0) == {"R1", "R1 yassa"}
    play(state, "0:R1 yassa")
    assert state.callers & 4 and said(state, 2) == set() and said(state, 1) == {"R1", "R2"}
    assert refused(state, 1, "one card") == ("YAS-13", "nobody_forgot")
    assert refused(state, 1, "R2 yassa") == ("YAS-13", "yassa_too_soon")


def test_a_missed_yassa_is_caught() -> None:
    """YAS-13: any other player may call, the one in turn too; two cards, once."""
    for caller in (1, 2):
        state = table("turn=0 discard=R5 hand0=R1,G2 hand1=R2,G3,G8 hand2=G3,G4")
        play(state, "0:R1")
        assert "one card" in said(state, 1) and "one card" in said(state, 2)
        assert refused(state, 0, "one card") == ("YAS-13", "not_on_yourself")
        play(state, f"{caller}:one card")
        assert size(state, "hand0") == 3 and state.turn == 1
        assert refused(state, 1, "one card") == ("YAS-13", "nobody_forgot")
        assert state.callers & 5 == 5, "the twin may still be laid"
    state = table("turn=0 discard=R5 hand0=R0,G2 hand1=R2,G3,G8 hand2=G3,G4")
    play(state, "0:R0", "2:one card")
    assert state.deciders == (1,), "a 0 has no twin, and the call has been made"


def test_a_missed_yassa_is_not_caught_when_the_next_player_is_faster() -> None:
    """YAS-13: laid, drawn, penalty cards drawn"""
    for top, hand, faster in (
        ("R0", "R2,G3,G8", "1:R2"),
        ("R0", "B2,G3,G8", "1:draw"),
        ("R+2", "B2,G3,G8", "1:accept"),
        ("W4 G", "B2,G3,G8", "1:accept"),
    ):
        state = table(f"turn=0 discard=R5 hand0={top.split()[0]},Y2 hand1={hand} hand2=G3,G4")
        play(state, f"0:{top}", faster)
        with pytest.raises(Illegal):
            play(state, "2:one card")
        assert size(state, "hand0") == 1


def test_an_intervention_or_a_check_closes_the_call() -> None:
    """YAS-13"""
    state = table("turn=0 discard=R5 hand0=R1,Y2 hand1=R2,G3,G8 hand2=R1,G3,G4")
    play(state, "0:R1", "2:R1")
    assert refused(state, 0, "one card") == ("YAS-13", "nobody_forgot")
    assert state.deciders == (0,)
    state = table("turn=0 discard=R5 hand0=W4,Y2 hand1=R2,G3,G8 hand2=R1,G3,G4")
    play(state, "0:W4 G", "1:check")
    assert state.deciders == (1,)


def test_yassa_holds_for_interventions_and_saves_too() -> None:
    """YAS-13"""
    state = table("turn=0 discard=R5 hand0=R1,Y2,Y3 hand1=R2,G3,G8 hand2=R1,G3")
    play(state, "0:R1")
    assert said(state, 2) == {"R1", "R1 yassa"}
    play(state, "2:R1", "1:one card")
    assert size(state, "hand2") == 3
    state = table("turn=0 discard=R5 hand0=RS,Y2,Y3 hand1=RS,G3 hand2=R1,G3,G8", intervention=False)
    play(state, "0:RS", "1:RS", "2:one card")
    assert size(state, "hand1") == 3


def test_yassa_with_a_drawn_card_counts_the_hand() -> None:
    """YAS-13"""
    state = table("turn=0 discard=R5 hand0=G2 hand1=R2,G3 hand2=R1,G3 stock=*,R9")
    play(state, "0:draw")
    assert said(state, 0) == {"pass", "R9", "R9 yassa"}
    play(state, "0:R9", "2:one card")
    assert size(state, "hand0") == 3


def test_two_players_and_a_skip_leave_the_caller_the_other() -> None:
    """YAS-13, YAS-6: the forgetful player is in turn, and drawing the two changes nothing else."""
    state = table("turn=0 discard=R5 hand0=RS,G2 hand1=RS,G3,G8", 2)
    play(state, "0:RS")
    assert state.deciders == (0, 1) and "one card" not in said(state, 0)
    play(state, "1:one card")
    assert size(state, "hand0") == 3 and state.turn == 0 and said(state, 1) == {"RS"}


# Interventions


def test_the_twin_may_be_laid_out_of_turn_and_play_goes_on_from_there() -> None:
    """YAS-14: it skips over players."""
    state = table("turn=0 discard=R5 hand0=R7,G2,G3 hand1=R1,G2 hand2=R7,G4,G8 hand3=R3,G4", 4)
    play(state, "0:R7")
    assert state.deciders == (0, 1, 2, 3)
    assert said(state, 2) == {"R7"} and said(state, 3) == set()
    play(state, "2:R7")
    assert state.turn == 3 and list(state.deciders) == [3] and bag(state, "discard") == "R5,R7,R7"


def test_everyone_may_intervene_whatever_their_cards() -> None:
    """YAS-14: the window shows nothing of anybody's hand."""
    state = table("turn=0 discard=R5 hand0=R7,G2,G3 hand1=R1,G2 hand2=B7,G4 hand3=R3,G4", 4)
    play(state, "0:R7")
    assert state.deciders == (0, 1, 2, 3)


@pytest.mark.parametrize("card", ["R0", "W G", "W4 G"])
def test_there_is_no_intervention_on_a_zero_or_a_wild(card: str) -> None:
    """YAS-14"""
    state = table(f"turn=0 discard=Y0 hand0={card.split()[0]},G2,G3 hand1=G1,W hand2=W4,W,G4")
    play(state, f"0:{card}")
    assert state.deciders == (1,)


def test_a_twin_laid_in_turn_cannot_be_intervened_on_either() -> None:
    """YAS-14: both cards lie there."""
    state = table("turn=1 discard=R5 layer=0 hand0=R1,G2,G3 hand1=R5,G1,G2 hand2=G4,G5")
    play(state, "1:R5")
    assert state.deciders == (2,)


def test_the_layer_may_lay_the_twin_unless_the_table_says_no() -> None:
    """YAS-14, option own_twin"""
    text = "turn=0 discard=R5 hand0=R7*2,G2,G3 hand1=R1,G2 hand2=G4,G8"
    state = table(text)
    play(state, "0:R7", "0:R7")
    assert state.turn == 1 and size(state, "hand0") == 2
    state = table(text, own_twin=False)
    play(state, "0:R7")
    assert state.deciders == (1, 2)
    with pytest.raises(Illegal):
        play(state, "0:R7")


def test_own_twin_does_not_forbid_an_ordinary_turn() -> None:
    """YAS-14: after a skip with two players the layer is in turn."""
    state = table("turn=0 discard=R5 hand0=RS*2,G2,G3 hand1=R1,G2", 2, own_twin=False)
    play(state, "0:RS")
    assert said(state, 0) == {"RS"}


def test_a_skip_or_take_two_that_is_covered_falls_away() -> None:
    """YAS-14"""
    state = table("turn=0 discard=R5 hand0=R+2,G2,G3 hand1=R1,G2 hand2=R+2,G4,G8 hand3=R3,G4", 4)
    play(state, "0:R+2", "2:R+2")
    assert state.turn == 3 and said(state, 3) == {"accept"} and size(state, "hand1") == 2
    state = table("turn=0 discard=R5 hand0=RS,G2,G3 hand1=R1,G2 hand2=R1,G4,G8 hand3=RS,G1,G4", 4)
    play(state, "0:RS", "3:RS")
    assert state.turn == 1


def test_a_player_hit_by_a_take_two_answers_with_the_twin() -> None:
    """YAS-7, YAS-14"""
    state = table("turn=0 discard=R5 hand0=R+2,G2,G3 hand1=R+2,G2,G8 hand2=G4,G8 hand3=R3,G4", 4)
    play(state, "0:R+2", "1:R+2")
    assert state.turn == 2 and said(state, 2) == {"accept"}


def test_the_window_closes_when_the_player_in_turn_acts() -> None:
    """YAS-14: laid, drawn, or two drawn."""
    for top, hand, faster in (("R7", "R2,G3,G8", "1:R2"), ("R7", "B2,G3", "1:draw"), ("R+2", "B2,G3", "1:accept")):
        state = table(f"turn=0 discard=R5 hand0={top},Y2,Y3 hand1={hand} hand2=Y5,G4 hand3={top},G4", 4)
        play(state, f"0:{top}", faster)
        assert (bag(state, "twins"), bag(state, "calls")) == ("", "") or faster == "1:R2"
        with pytest.raises(Illegal):
            play(state, f"3:{top}")


def test_no_intervention_on_a_card_on_top_again() -> None:
    """YAS-14"""
    state = table("turn=3 discard=R4 hand0=W4,R2,G3 hand1=G2,G8,G9 hand2=R7,G4,G6 hand3=R7,B1,B2", 4)
    play(state, "3:R7", "0:W4 B", "1:check", "0:ready")
    assert bag(state, "discard") == "R4,R7" and state.deciders == (1,)


def test_a_call_is_not_stale_because_another_came_first() -> None:
    """COM-3, YAS-13"""
    state = table("turn=0 discard=R5 hand0=R1,G2 hand1=R2,G3,G8 hand2=R1,G4,G8")
    play(state, "0:R1")
    at = int(state.version)
    play(state, "1:one card")
    state.apply(2, state.game.move("R1"), at)
    assert state.turn == 0


# Mistakes


def test_without_penalties_the_table_refuses_mistakes() -> None:
    """YAS-15"""
    state = table("turn=0 discard=R5 hand0=R1,G2,G3 hand1=B2,G3 hand2=B7,G4")
    for text in ("G2", "one card"):
        with pytest.raises(Illegal):
            play(state, f"0:{text}")


def test_a_card_laid_wrongly_goes_back_and_costs_two() -> None:
    """YAS-15, option penalties: in turn, after a draw, in answer and out of turn."""
    state = table("turn=0 discard=R5 hand0=R1,G2,G3 hand1=B2,G3 hand2=B7,G4", penalties=True)
    play(state, "0:G2")
    assert bag(state, "discard") == "R5" and size(state, "hand0") == 5 and state.turn == 0
    assert knows(state, 1, "hand0", "G2") == 1 and knows(state, 1, "hand0", "R1") == 0
    play(state, "0:R1", "2:B7")
    assert size(state, "hand2") == 4 and state.turn == 1 and bag(state, "discard") == "R5,R1"
    state = table("turn=0 discard=R5 hand0=B1,G3 hand1=B2,G3 hand2=B7,G4 stock=*,Y1,Y2,Y9", penalties=True)
    play(state, "0:draw", "0:B1")
    assert bag(state, "drawn0") == "Y9" and bag(state, "hand0") == "Y1,Y2,G3,B1"
    state = table("turn=0 discard=R5 hand0=B1,G3 hand1=B2,G3 hand2=B7,G4 stock=*,Y1,Y2,Y9", penalties=True)
    play(state, "0:draw", "0:Y9")
    assert bag(state, "drawn0") == "Y9" and size(state, "hand0") == 4 and knows(state, 2, "drawn0", "Y9") == 1
    play(state, "0:pass")
    assert knows(state, 2, "hand0", "Y9") == 1
    state = table("turn=1 phase=two layer=0 discard=R5,R+2 hand0=B1,G3 hand1=RS,G3 hand2=B7,G4", penalties=True)
    play(state, "1:RS")
    assert size(state, "hand1") == 4 and said(state, 1) >= {"accept", "RS"} and state.turn == 1
    state = table("turn=1 phase=four layer=0 discard=R5,W4:3 hand0=B1,G3 hand1=R+2,G+2 hand2=B7,G4", penalties=True)
    play(state, "1:R+2")
    assert size(state, "hand1") == 4 and state.turn == 1
    play(state, "1:G+2")
    assert state.turn == 2


def test_out_of_turn_cards_may_be_laid_wrongly_and_nothing_else_is_done() -> None:
    """YAS-4, YAS-15: drawing, passing and accepting are for the player in turn."""
    state = table("turn=0 discard=R5 hand0=R+2,G2,G3 hand1=B2,G3,G8 hand2=B7,G4,W", penalties=True)
    play(state, "0:R+2")
    assert said(state, 2) == {"one card", "B7", "G4", "W R", "W Y", "W G", "W B"}
    assert said(state, 1) == {"one card", "accept", "B2", "G3", "G8"}
    assert refused(state, 2, "accept") == refused(state, 2, "draw") == ("YAS-4", "not_your_turn")


def test_any_of_ones_cards_may_be_laid_wrongly_those_put_apart_too() -> None:
    """YAS-11, YAS-15: cards drawn while a take-four lies can be laid by mistake, and go back where they lay."""
    state = table(TRUTH, penalties=True)
    play(state, "0:W4 B", "0:G3")
    assert bag(state, "drawn0") == "Y6,Y7"
    assert {"G3", "Y5", "Y6", "Y7"} <= said(state, 0)
    play(state, "0:Y7")
    assert (bag(state, "hand0"), size(state, "drawn0"), state.turn) == ("Y5,G3,W", 4, 1)
    assert bag(state, "discard") == "R5,W4:4" and knows(state, 1, "drawn0", "Y7") == 1


@pytest.mark.parametrize("now", ["discard=R5", "discard=R+2 phase=two layer=2", "discard=R5,W4:1 phase=four layer=2"])
@pytest.mark.parametrize("penalties", [False, True])
def test_no_card_is_offered_twice(now: str, penalties: bool) -> None:
    """YAS-5, YAS-15"""
    state = table(f"turn=0 {now} hand0=R1*2,R+2,W*2,G2,G3 hand1=B2,G3 hand2=B7,G4", penalties=penalties)
    moves = [move.text for move in state.moves(0)]
    assert len(moves) == len(set(moves))


REST = "hand1=G1,G2,G3 hand2=G3,G4,G6"


@pytest.mark.parametrize(
    ("text", "options", "before", "lays", "right"),
    [
        ("turn=0 discard=R5 hand0=R1,G2,G8", {}, [], "0:R1", True),
        ("turn=0 discard=R5 hand0=R1,G2,G8", {}, [], "0:G2", False),
        ("turn=0 discard=R5 hand0=W4,R2,G8", {}, [], "0:W4 B", True),
        ("turn=0 discard=R5 hand0=W4,R2,G8", {"bluffing": False}, [], "0:W4 B", False),
        ("turn=0 discard=R5 hand0=W4,B2,G8", {"bluffing": False}, [], "0:W4 B", True),
        ("turn=0 discard=R5 hand0=R1,R2,G8", {"bluffing": False}, [], "0:R1", True),
        ("turn=1 discard=W hand0=B1,W,G8 hand1=W4,G5,B2 hand2=G1,G5", {"bluffing": False}, [], "1:W4 B", True),
        ("turn=0 discard=R5 hand0=R1,G2,G8 stock=*,R9", {"may_draw": True}, ["0:draw"], "0:R9", True),
        ("turn=0 discard=R5 hand0=R1,G2,G8 stock=*,R9", {"may_draw": True}, ["0:draw"], "0:R1", False),
        ("turn=0 discard=R5 hand0=R1,G2,G8 stock=*,B9", {"may_draw": True}, ["0:draw"], "0:B9", False),
        ("turn=0 discard=R+2 phase=two layer=2 hand0=R1,Y+2,G8", {}, [], "0:Y+2", True),
        ("turn=0 discard=R+2 phase=two layer=2 hand0=R1,Y+2,G8", {}, [], "0:R1", False),
        ("turn=0 discard=R5,W4:3 phase=four layer=2 hand0=R1,G+2,G8", {}, [], "0:G+2", True),
        ("turn=0 discard=R5,W4:3 phase=four layer=2 hand0=R1,G+2,G8", {}, [], "0:G8", False),
        ("turn=2 discard=R5 hand0=R9,R1,G8 hand1=G1,G2 hand2=R1,G2,G9", {}, ["2:R1"], "1:G1", False),
        ("turn=1 discard=R5 hand0=R9,R7,G8 hand1=R7,G2,G9 hand2=G1,G5", {}, ["1:R7"], "0:R9", False),
        ("turn=1 discard=R5 hand0=R9,R7,G8 hand1=R7,G2,G9 hand2=G1,G5", {}, ["1:R7"], "0:R7", True),
        ("turn=1 discard=R5 hand0=R9,G8 hand1=R7*2,G2 hand2=G1,G5", {}, ["1:R7"], "1:R7 yassa", True),
        ("turn=1 discard=R5 hand0=R9,G8 hand1=R7*2,G2 hand2=G1,G5", {"own_twin": False}, ["1:R7"], "1:R7", False),
        ("turn=1 discard=R5 hand0=R7,G8 hand1=R7,B8,G2 hand2=G1,G5", {"intervention": False}, ["1:R7"], "0:R7", False),
    ],
)
def test_what_is_laid_rightly_lies_and_what_is_not_comes_back(
    text: str, options: dict[str, Any], before: list[str], lays: str, right: bool
) -> None:
    """YAS-15, with YAS-5, YAS-7, YAS-10, YAS-11 and YAS-14"""
    others = "" if "hand1" in text else REST
    state = table(f"{text} {others}", penalties=True, **options)
    play(state, *before)
    lying, seat = bag(state, "discard"), int(lays[0])
    held = int(state.left(seat))
    play(state, lays)
    assert (bag(state, "discard") != lying) == right
    assert state.left(seat) == (held - 1 if right else held + 2)


def test_a_dishonest_take_four_is_a_mistake_where_bluffing_is_off() -> None:
    """YAS-15, YAS-11"""
    state = table(BLUFF, bluffing=False, penalties=True)
    play(state, "0:W4 B")
    assert bag(state, "discard") == "R5" and size(state, "hand0") == 5 and state.turn == 0


def test_a_wrong_call_costs_two() -> None:
    """YAS-15"""
    state = table("turn=0 discard=R5 hand0=R1,G2 hand1=B2,G3 hand2=B7,G4", penalties=True)
    play(state, "0:R1 yassa", "2:one card")
    assert size(state, "hand2") == 4 and size(state, "hand0") == 1
    play(state, "0:one card")
    assert size(state, "hand0") == 3
    play(state, "1:one card")
    assert size(state, "hand1") == 4 and state.turn == 1 and state.deciders == (1,)
    state = table("turn=0 discard=R5 hand0=R1,G2 hand1=B2,G3 hand2=B7,G4", penalties=True)
    play(state, "0:R1", "0:one card")
    assert size(state, "hand0") == 3, "nobody calls it on themselves"
    play(state, "2:one card")
    assert size(state, "hand0") == 5
    state = table("turn=0 discard=R5 hand0=R1,G2 hand1=B2,G3 hand2=B7,G4", penalties=True)
    play(state, "0:R1", "2:one card")
    assert size(state, "hand0") == 3 and size(state, "hand2") == 2


def test_a_wrong_card_of_the_player_in_turn_closes_the_call() -> None:
    """YAS-13, YAS-15: penalty cards are drawn."""
    state = table("turn=0 discard=R5 hand0=R1,G2 hand1=B2,G3 hand2=R1,G4", penalties=True)
    play(state, "0:R1", "1:B2")
    assert state.deciders == (1,)
    with pytest.raises(Illegal):
        play(state, "2:R1")


def test_penalties_leave_the_must_and_rightly_laid_cards_alone() -> None:
    """YAS-5, YAS-15"""
    state = table("turn=0 discard=R5 hand0=R1,G2,G3 hand1=B2,G3 hand2=R1,G4,G8", penalties=True)
    assert refused(state, 0, "draw") == ("YAS-5", "must_lay")
    play(state, "0:R1", "2:R1")
    assert state.turn == 0 and size(state, "hand2") == 2


def test_a_mistake_while_a_take_four_lies_does_not_change_the_hand_to_be_checked() -> None:
    """YAS-11, YAS-15"""
    state = table(TRUTH, penalties=True)
    play(state, "0:W4 B", "0:G3")
    assert bag(state, "hand0") == "Y5,G3,W" and size(state, "drawn0") == 2


# The end of a round


def test_the_last_card_ends_the_round_without_effect() -> None:
    """YAS-16"""
    for card in ("R+2", "W4 G", "R1"):
        state = table(f"turn=0 discard=R5 hand0={card.split()[0]} hand1=B2,G3 hand2=B7,G4")
        play(state, f"0:{card}")
        assert state.over and state.deciders == () and size(state, "hand1") == 2
        assert refused(state, 1, "B2") == ("YAS-16", "round_over")


def test_an_intervention_or_an_answer_may_end_the_round() -> None:
    """YAS-16"""
    state = table("turn=0 discard=R5 hand0=R1,G1,G2 hand1=B2,G3 hand2=R1")
    play(state, "0:R1", "2:R1")
    assert (state.over and state.scores == [0, 0, 3 + 5]) or state.scores == [0, 0, 1 + 2 + 2 + 3]
    state = table("turn=0 discard=R5 hand0=R+2,G1,G2 hand1=G+2 hand2=R1")
    play(state, "0:R+2", "1:G+2")
    assert state.over and state.scores == [0, 4, 0]


@pytest.mark.parametrize(("card", "n"), [("R+2", 2), ("W4 G", 4), ("RS", 0)])
def test_last_effect_makes_the_next_player_draw_first(card: str, n: int) -> None:
    """YAS-16, option last_effect: no answer, no check."""
    text = f"turn=0 discard=R5 hand0={card.split()[0]} hand1=G+2,B2 hand2=B7,G4 stock=*,B1,B1,B3,B3"
    state = table(text, last_effect=True)
    play(state, f"0:{card}")
    assert state.over and size(state, "hand1") == 2 + n
    assert state.scores == [33 + (0, 0, 6, 0, 8)[n], 0, 0]


def test_last_effect_follows_the_direction() -> None:
    """YAS-16"""
    state = table("turn=0 back=1 discard=R5 hand0=R+2 hand1=B2 hand2=B7", last_effect=True)
    play(state, "0:R+2")
    assert size(state, "hand2") == 3 and size(state, "hand1") == 1


# The stock


def test_an_empty_stock_is_made_of_the_discards_without_the_top() -> None:
    """YAS-17"""
    hands = "hand0=B1,G2 hand1=G1,G3 hand2=G3,G4"
    state = table(f"turn=0 discard=Y1,W:2,Y3,R5 {hands} box=*")
    play(state, "0:draw")
    assert bag(state, "discard") == "R5" and size(state, "stock") == 2 and size(state, "drawn0") == 1
    others = [card for card in ("Y1", "W", "Y3") if card != bag(state, "drawn0")]
    assert sorted(bag(state, "stock").split(",")) == sorted(others), "what a wild stood for is forgotten"


def test_everybody_knows_what_the_new_stock_is_made_of() -> None:
    """YAS-17, COM-7"""
    state = table("turn=0 discard=Y1,Y2,Y3,R+2 phase=two layer=2 hand0=B1,G2 hand1=G1,G3 hand2=G3,G4 box=*")
    play(state, "0:accept")
    assert size(state, "stock") == 1 and knows(state, 0, "hand0", "B1") == 1
    left = bag(state, "stock")
    text = str(state.view(0))
    assert f"in.stock={left}" not in text.split() or left in ("Y1", "Y2", "Y3")


def test_a_draw_yields_what_there_is_and_the_turn_is_over() -> None:
    """YAS-17"""
    state = table("turn=0 discard=R5 hand0=B1,G2 hand1=R1,G3 hand2=G3,G4 box=*")
    assert said(state, 0) == {"draw"}
    state.listen()
    play(state, "0:draw")
    assert state.turn == 1 and size(state, "hand0") == 2
    heard = [(event.kind, event.key, event.seat, event.numbers) for event in state.events()]
    assert heard == [("move", "", 0, []), ("note", "no_more_cards", 0, [1])]
    state = table("turn=0 phase=two layer=2 discard=Y9,R+2 hand0=B1,G2 hand1=R1,G3 hand2=G3,G4 box=*")
    play(state, "0:accept")
    assert state.turn == 1 and bag(state, "hand0") == "Y9,G2,B1"


def test_penalty_draws_follow_the_same_rule() -> None:
    """YAS-17"""
    state = table("turn=0 discard=Y8,R5 hand0=R1,G2 hand1=R2,G3 hand2=G3,G4 box=*")
    play(state, "0:R1", "1:one card")
    assert size(state, "hand0") == 3 and bag(state, "discard") == "R1"


def test_the_card_under_a_take_four_stays_while_it_can_be_checked() -> None:
    """YAS-17"""
    text = "turn=0 discard=Y7,Y8,R5 hand0=W4,G2 hand1=R2,G3 hand2=G3,G4 box=*"
    state = table(text)
    play(state, "0:W4 B", "2:one card")
    assert bag(state, "discard") == "R5,W4:4" and bag(state, "drawn0") == "Y7,Y8"
    state = table(text, bluffing=False)
    play(state, "0:W4 B", "2:one card")
    assert bag(state, "discard") == "W4:4" and size(state, "hand0") == 3
    state = table(text)
    play(state, "0:W4 B", "1:accept")
    assert bag(state, "discard") == "W4:4" and size(state, "hand1") == 5


def test_with_may_draw_and_nothing_to_draw_who_can_lay_must_lay() -> None:
    """YAS-17"""
    state = table("turn=0 discard=R5 hand0=R1,G2,G3 hand1=R2,G3 hand2=G6,G4 box=*", may_draw=True)
    assert said(state, 0) == {"R1"}
    assert refused(state, 0, "draw") == ("YAS-17", "nothing_to_draw")
    state = table("turn=0 discard=Y1,R5 hand0=R1,G2,G3 hand1=R2,G3 hand2=G6,G4 box=*", may_draw=True)
    assert said(state, 0) == {"R1", "draw"}
    state = table("turn=0 discard=R5 hand0=B1,G2,G3 hand1=R2,G3 hand2=G6,G4 box=*", may_draw=True)
    play(state, "0:draw")
    assert state.turn == 1 and bag(state.view(1), "not.hand0").startswith("3:R0")


# The match


def test_the_winner_collects_the_other_hands() -> None:
    """YAS-18"""
    state = table("turn=0 discard=R5 hand0=R1 hand1=B2,GS,W hand2=R0,B7,W4")
    play(state, "0:R1")
    assert state.scores == [129, 0, 0] and state.returns == [129, 0, 0]


def test_avoiding_everybody_scores_their_own_hand() -> None:
    """YAS-18, option scoring"""
    state = table("turn=0 discard=R5 hand0=R1 hand1=B2,GS,W hand2=B7,W4", scoring="avoid")
    play(state, "0:R1")
    assert state.scores == [0, 72, 57] and state.returns == [0, -72, -57]


def finished(totals: list[int], **options: object) -> tuple[Match, bool]:
    """A match with these totals after a round."""
    match = Yassa(len(totals), dict(options)).match(1)
    match.totals = totals
    return match, match.game.match_over(match)


@pytest.mark.parametrize(
    ("options", "reached", "short"),
    [({}, 500, 499), ({"scoring": "avoid"}, 200, 199), ({"target": 30}, 30, 29)],
)
def test_a_match_ends_at_the_target(options: dict[str, object], reached: int, short: int) -> None:
    """YAS-18, option target"""
    assert finished([0, short, 7], **options)[1] is False
    assert finished([0, reached, 7], **options)[1] is True
    assert Yassa(2, options).rounds() == 0


def test_first_to_the_target_wins_or_loses() -> None:
    """YAS-18: avoiding, everyone who has reached it has lost and all others win."""
    match, _ = finished([10, 520, 7])
    assert match.game.winners(match) == [1]
    match, _ = finished([10, 220, 200, 199], scoring="avoid")
    assert match.game.winners(match) == [0, 3]


@pytest.mark.parametrize("scoring", ["collect", "avoid"])
def test_a_whole_match_ends_as_the_rules_say(scoring: str) -> None:
    """YAS-18, COM-5"""
    match = Yassa(3, {"scoring": scoring, "target": 150}).match(2)
    playout_match(match)
    while not match.over:
        match.deal()
        playout_match(match)
    assert match.totals == [sum(result[seat] for result in match.results) for seat in range(3)]
    assert max(match.totals) >= 150
    earlier = [sum(result[seat] for result in match.results[:-1]) for seat in range(3)]
    assert max(earlier) < 150
    for seat in range(3):
        assert (seat in match.winners) == ((match.totals[seat] >= 150) == (scoring == "collect"))


def test_equal_totals_share_the_win() -> None:
    """COM-5"""
    match, _ = finished([500, 500, 7])
    assert match.game.winners(match) == [0, 1]


# What every seat must know


def test_drawing_shows_that_nothing_could_be_laid() -> None:
    """YAS-5, COM-7: no card of the colour or the digit and no wild of either kind."""
    state = table("turn=0 discard=R5 hand0=B1,G2 hand1=G1,G3 hand2=G3,G4")
    play(state, "0:draw", "0:pass")
    barred = bag(state.view(1), "not.hand0")
    listed = barred.partition(":")[2].split(",")
    assert barred.startswith("2:")
    assert {card.partition("*")[0] for card in listed} == {
        *[f"R{kind}" for kind in [*range(10), "S", "+2", "R"]], "Y5", "G5", "B5", "W", "W4",
    }  # fmt: skip


def test_drawing_on_a_wild_shows_that_the_colour_lacked() -> None:
    state = table("turn=0 discard=R5,W:3 hand0=B1,R5 hand1=G1,G3 hand2=G3,G4")
    play(state, "0:draw")
    listed = bag(state.view(2), "not.hand0").partition(":")[2].split(",")
    assert len(listed) == 15 and listed[0] == "G0" and listed[-1] == "W4"


def test_where_drawing_is_free_it_shows_nothing() -> None:
    """option may_draw"""
    state = table("turn=0 discard=R5 hand0=R1,G2 hand1=G1,G3 hand2=G3,G4", may_draw=True)
    play(state, "0:draw")
    assert bag(state.view(1), "not.hand0") == ""


def test_a_take_four_taken_back_is_known_to_be_there() -> None:
    """COM-7, YAS-11"""
    state = table(BLUFF)
    play(state, "0:W4 B", "1:check", "0:ready")
    assert knows(state, 2, "hand0", "W4") == 1 and knows(state, 1, "hand0", "R2") == 1
    assert state.view(None).held(0, state.game.face_of["W4"]) == 1


def test_a_drawn_card_is_seen_by_its_drawer_only() -> None:
    """COM-7; it lies open to its drawer without memory too."""
    state = table("turn=0 discard=R5 hand0=B1,G2 hand1=G1,G3 hand2=G3,G4 stock=*,R9")
    play(state, "0:draw")
    assert knows(state, 0, "drawn0", "R9") == 1 and knows(state, 1, "drawn0", "R9") == 0
    assert {move.text for move in state.view(0, memory=False).moves()} == {"R9", "pass"}


def test_previews_name_who_is_hit() -> None:
    state = table("turn=1 discard=R5 hand0=R1,R2 hand1=RS,R+2,RR,R1,W4 hand2=G3,G4")

    def shown(text: str) -> list[Preview]:
        return state.preview(1, state.game.move(text))

    assert repr(shown("RS")) == repr([Preview("skips", 2)])
    assert repr(shown("R+2")) == repr([Preview("draws", 2, number=2)])
    assert repr(shown("W4 G")) == repr([Preview("draws", 2, number=4)])
    assert repr(shown("RR")) == repr([Preview("turns")])
    assert shown("R1") == shown("draw") == shown("pass") == []


@pytest.mark.parametrize(("card", "n"), [("R+2", 2), ("W4 G", 4), ("RS", 0), ("RR", 0), ("R1", 0)])
def test_a_last_card_hits_nobody_unless_its_effect_is_carried_out(card: str, n: int) -> None:
    """YAS-16, option last_effect"""
    for last_effect in (False, True):
        state = table(f"turn=0 discard=R5 hand0={card.split()[0]} hand1=G1,G2 hand2=G3,G4", last_effect=last_effect)
        hit = [Preview("draws", 1, number=n)] if n and last_effect else []
        assert repr(state.preview(0, state.game.move(card))) == repr(hit)


def test_a_reverse_that_skips_is_shown_as_a_skip() -> None:
    """YAS-8, option reverse_skips_two"""
    for skips, shown in ((False, Preview("turns")), (True, Preview("skips", 1))):
        state = table("turn=0 discard=R5 hand0=RR,G2,G3 hand1=G1,G2", 2, reverse_skips_two=skips)
        assert repr(state.preview(0, state.game.move("RR"))) == repr([shown])


def test_what_happens_is_noted() -> None:
    state = table(BLUFF)
    state.listen()
    play(state, "0:W4 B", "1:check")
    assert [(event.key, event.seat) for event in state.events() if event.kind == "note"] == [("bluff", 0)]
    state = table("turn=0 discard=R5 hand0=R1,G2 hand1=R2,G3 hand2=G3,G4")
    state.listen()
    play(state, "0:R1", "1:one card")
    assert [(event.key, event.seat) for event in state.events() if event.kind == "note"] == [("forgot", 0)]
    state = table(TRUTH)
    state.listen()
    play(state, "0:W4 B", "1:check")
    assert [(event.key, event.seat) for event in state.events() if event.kind == "note"] == [("honest", 0)]
    state = table("turn=0 discard=R5 hand0=R1,G2,G3 hand1=B2,G3 hand2=B7,G4", penalties=True)
    state.listen()
    play(state, "0:G2", "0:R1", "2:one card")
    notes = [(event.key, event.seat) for event in state.events() if event.kind == "note"]
    assert notes == [("wrong_card", 0), ("wrong_call", 2)]


@pytest.mark.parametrize(
    ("text", "options", "before", "move", "clause", "key", "parts"),
    [
        ("hand0=R1,G2,G3", {}, [], "0:G5", "YAS-5", "not_in_hand", {"card": "G5"}),
        ("hand0=R1,G2,G3", {}, [], "0:G2", "YAS-5", "must_match", {"card": "G2", "top": "R5", "colour": "red"}),
        ("hand0=B1,G2,G3", {}, ["0:draw"], "0:B1", "YAS-5", "only_the_drawn", {"card": "B1"}),
        ("hand0=R1,W4,G3", {"bluffing": False}, [], "0:W4 G", "YAS-10", "colour_in_hand", {"colour": "red"}),
        ("hand0=R+2,G2,G3", {}, ["0:R+2"], "1:G8", "YAS-7", "only_take_two", {}),
        ("hand0=W4,G2,G3", {}, ["0:W4 B"], "1:G8", "YAS-10", "only_that_take_two", {"colour": "blue"}),
        ("hand0=R7,G2,G3", {}, ["0:R7"], "2:B3", "YAS-14", "only_the_twin", {"card": "R7"}),
        ("hand0=R7*2,G3,G4", {"own_twin": False}, ["0:R7", "1:draw"], "2:B3", "YAS-4", "not_your_turn", {}),
        ("hand0=RS,G2,G3", {"intervention": False}, ["0:RS"], "1:G8", "YAS-14", "only_the_twin", {"card": "RS"}),
        ("hand0=R0,G2", {}, ["0:R0"], "2:B3", "YAS-14", "no_twin_left", {"card": "R0"}),
        ("hand0=R7,G2", {"intervention": False}, ["0:R7"], "2:B3", "YAS-14", "no_intervention", {}),
        ("hand0=RS,G2", {"intervention": False}, ["0:RS"], "0:G2", "YAS-4", "not_your_turn", {}),
        ("hand0=R1,G2,G3", {}, [], "0:R1 yassa", "YAS-13", "yassa_too_soon", {"n": "3"}),
        ("hand0=R1,G2", {}, ["0:R1"], "0:one card", "YAS-13", "not_on_yourself", {}),
        ("hand0=R1,G2,G3", {}, [], "0:one card", "YAS-13", "nobody_forgot", {}),
        ("hand0=R1,G2,G3", {}, [], "0:pass", "YAS-5", "pass_after_drawing", {}),
        ("hand0=R1,G2,G3", {}, [], "0:accept", "YAS-7", "nothing_to_accept", {}),
        ("hand0=R1,G2,G3", {}, [], "0:check", "YAS-11", "nothing_to_check", {}),
        ("hand0=R1,G2,G3", {}, [], "0:ready", "YAS-12", "nobody_waits", {}),
        ("hand0=R1,G2,G3", {}, [], "0:draw", "YAS-5", "must_lay", {}),
        ("hand0=B1,G2,G3", {}, ["0:draw"], "0:draw", "YAS-5", "drawn_already", {}),
        ("hand0=W4,G2,G3", {}, ["0:W4 B", "1:accept"], "1:G8", "YAS-12", "say_ready_first", {}),
    ],
)
def test_a_refusal_names_its_clause_and_what_it_is_about(
    text: str,
    options: dict[str, object],
    before: list[str],
    move: str,
    clause: str,
    key: str,
    parts: dict[str, str],
) -> None:
    """YAS-4 to YAS-14"""
    state = table(f"turn=0 discard=R5 {text} hand1=G8,B4,B5 hand2=B3,G4 stock=*,Y1,Y2,Y9", 3, **options)
    play(state, *before)
    seat, _, said = move.partition(":")
    reason = state.why_not(int(seat), state.game.move(said))
    assert reason is not None
    assert (reason.clause, reason.key, reason.parts) == (clause, key, parts)


def test_a_caller_who_is_not_skipped_may_not_lay_the_identical_skip() -> None:
    """YAS-6: the window is open to them for the call alone."""
    state = table("turn=0 discard=R5 hand0=RS,G2 hand1=G8,B4 hand2=B3,G4 hand3=RS,G4", 4, intervention=False)
    play(state, "0:RS")
    assert refused(state, 3, "RS") == ("YAS-6", "only_the_skipped")


# Random play

MODES: list[dict[str, object]] = [
    {},
    {"may_draw": True},
    {"bluffing": False},
    {"intervention": False},
    {"own_twin": False, "last_effect": True},
    {"penalties": True},
    {"size": "tiny"},
    {"size": "tiny", "penalties": True},
]


@pytest.mark.parametrize("players", [2, 3, 10])
@pytest.mark.parametrize("options", MODES, ids=str)
def test_random_rounds_keep_every_card_and_end_with_an_empty_hand(players: int, options: dict[str, object]) -> None:
    """YAS-16: a round that ends within the patience of this test ends with somebody's last card."""
    game = Yassa(players, options)
    rng = Seeded(players)
    state = game.deal(players)
    assert isinstance(state, YassaState)
    for _ in range(600):
        if state.over:
            break
        answers = state.answers(state.asked(rng))
        state.push(state.asked(rng), answers[rng.below(len(answers))])
    assert sum(state.size) == game.layout.cards
    assert state.over == any(state.left(seat) == 0 for seat in range(players))


@pytest.mark.parametrize("players", [2, 4])
def test_a_random_round_ends(players: int) -> None:
    game = Yassa(players)
    for seed in range(5):
        state = game.deal(seed)
        playout(state, Seeded(seed, 1), Offer(len(game.table.moves)), Tally(), 20000)
        assert state.over and min(state.scores) == 0


@pytest.mark.parametrize("options", MODES, ids=str)
def test_views_resamples_and_notation_agree(options: dict[str, object]) -> None:
    """Moves are the same in state, view and resample; a resample looks the same; a position reads back."""
    game = Yassa(3, options)
    rng = Seeded(4)
    state = game.deal(8)
    for step in range(90):
        if state.over:
            break
        seat = state.asked(rng)
        if step % 9 == 0:
            for viewer in range(3):
                view = state.view(viewer)
                other = game.resample(view, Seeded(step))
                assert str(other.view(viewer)) == str(view)
                assert str(game.position(str(view))) == str(view)
                texts = [move.text for move in state.moves(viewer)]
                assert texts == [move.text for move in view.moves()]
                assert texts == [move.text for move in other.moves(viewer)]
                assert texts == [move.text for move in state.view(viewer, memory=False).moves()]
                assert texts == [move.text for move in game.position(str(state)).moves(viewer)]
        answers = state.answers(seat)
        state.push(seat, answers[rng.below(len(answers))])


@pytest.mark.parametrize("options", [{}, {"penalties": True}, {"may_draw": True}, {"bluffing": False}], ids=str)
def test_every_refusal_names_its_clause(options: dict[str, object]) -> None:
    game = Yassa(3, options)
    rng = Seeded(4)
    state = game.deal(2)
    for step in range(60):
        if state.over:
            break
        seat = state.asked(rng)
        if step % 5 == 0:
            for who in state.deciders:
                for move in game.table.moves:
                    reason = state.why_not(who, move)
                    assert (reason is None) == (move in state.moves(who))
                    if reason is not None:
                        assert reason.clause.startswith("YAS-") and reason.key != "not_now"
        answers = state.answers(seat)
        state.push(seat, answers[rng.below(len(answers))])


def test_a_clone_goes_its_own_way() -> None:
    state = table("turn=0 discard=R5 hand0=R1,G2 hand1=R2,G3 hand2=G3,G4")
    play(state, "0:R1")
    before = str(state)
    twin = state.clone()
    assert str(twin) == before
    play(twin, "1:one card", "1:R2")
    assert str(state) == before


# What a table shows of the pile and of moves


def test_a_wild_is_shown_as_the_colour_it_has_named() -> None:
    """YAS-9, YAS-10; a wild that was turned up has named none (YAS-3)."""
    state = table("turn=0 hand0=W,R5 hand1=R6 hand2=B7 discard=W,R7,W4:4,B2")
    pile = state.layout.index["discard"]
    assert state.game.lying(state, pile) == ["W", "R7", "W4=B", "B2"]
    play(state, "0:W Y")
    assert state.game.lying(state.view(1), pile)[-1] == "W=Y"
    assert set(state.game.lying(state.view(1), state.layout.index["stock"])) == {"?"}


def test_a_card_s_own_colour_and_a_named_one_are_told_apart() -> None:
    made = Yassa(3)
    told = [made.describe(made.move(text)) for text in ("R7", "B+2 yassa", "W G", "W4 B yassa")]
    parts = [[parts.get(key) for key in ("rank", "colour", "named")] for parts in told]
    assert parts == [[7, "red", None], [None, "blue", None], [None, None, "green"], [None, None, "blue"]]
