"""Heap, clause by clause (HEAP-1 to HEAP-5, COM-1, COM-2, COM-4, COM-7, COM-8)."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

import koloda
from brute import heap as brute
from koloda import Illegal, Malformed, Seeded, Stale
from koloda.bots import bot
from koloda.kernel.chance import Chance
from koloda.kernel.events import CARDS, MOVE, NOTE
from koloda.kernel.knowing import UNKNOWN
from koloda.kernel.state import State
from koloda.lab.simulate import play
from koloda.testing.places import cells_of

PLAYERS = [2, 3, 4, 5, 6]
DECK = {f"{colour}{rank}" for colour in "RYGB" for rank in range(1, 21)}


class Rigged(Chance):
    """Chance that draws these numbers, each out of so many."""

    def __init__(self, draws: list[tuple[int, int]]) -> None:
        self.words = [((2 * value + 1) << 32) // (2 * n) for value, n in draws]

    def word(self) -> int:
        return self.words.pop(0)


def dealt(players: int, dealer: int) -> State:
    """A round dealt by this seat from a deck in the order of the faces, R1 first."""
    game = koloda.game("heap", players)
    return game.deal(chance=Rigged([(dealer, players), *[(i, i + 1) for i in range(79, 0, -1)]]))


def at(text: str, players: int = 3, **options: Any) -> State:
    """A position; every seat that is given no cards has some that fit nowhere near, unless `bare`."""
    return koloda.game("heap", players, **options).position(f"heap {text}", chance=Seeded(1))


def texts(state: State, seat: int = -1) -> list[str]:
    return [move.text for move in state.moves(seat if seat >= 0 else int(state.turn))]


def play_on(state: State, *moves: str) -> State:
    """Moves of the seat in turn, or of the seat named before a colon."""
    for move in moves:
        seat, colon, text = move.partition(":")
        state.apply(int(seat) if colon else int(state.turn), state.game.move(text if colon else move))
    return state


def refused(state: State, move: str) -> tuple[str, str, dict[str, str]]:
    """Clause, key and parts of the refusal, which changes nothing."""
    before = str(state)
    with pytest.raises(Illegal) as caught:
        play_on(state, move)
    assert str(state) == before
    reason = caught.value.reason
    return reason.clause, reason.key, reason.parts


def pile(state: State, name: str) -> list[str]:
    """The cards of a pile from the bottom up, `?` for one that a view does not know."""
    cells = cells_of(state, state.layout.index[name])
    return ["?" if face == UNKNOWN else state.game.faces[face] for face, _ in cells]


def places(state: State) -> list[int]:
    return state.facts()[3:]


# HEAP-1, the deal and the first turn


@pytest.mark.parametrize("players", PLAYERS)
def test_all_cards_are_dealt_as_equally_as_possible_face_down(players: int) -> None:
    """HEAP-1, COM-2"""
    state = dealt(players, 0)
    downs = [pile(state, f"down{seat}") for seat in range(players)]
    assert {card for cards in downs for card in cards} == DECK
    assert max(map(len, downs)) - min(map(len, downs)) <= 1
    for viewer in (*range(players), None):
        view = state.view(viewer)
        assert all(set(pile(view, f"down{seat}")) == {"?"} for seat in range(players))
    for place in ("up0", "up1", "centre"):
        assert pile(state, place) == []


def test_cards_go_round_to_the_right_from_the_player_who_begins() -> None:
    """HEAP-1, COM-2"""
    state = dealt(3, 1)
    assert state.turn == 0
    assert pile(state, "down0")[:3] == ["R1", "R4", "R7"]
    assert pile(state, "down2")[:3] == ["R2", "R5", "R8"]
    assert pile(state, "down1")[:3] == ["R3", "R6", "R9"]
    assert [len(pile(state, f"down{seat}")) for seat in range(3)] == [27, 26, 27]


@pytest.mark.parametrize(("dealer", "first"), [(0, 3), (1, 0), (2, 1), (3, 2)])
def test_the_player_to_the_dealers_right_begins(dealer: int, first: int) -> None:
    """HEAP-1, COM-1"""
    assert dealt(4, dealer).deciders == (first,)


def test_the_dealer_is_drawn_at_random() -> None:
    """COM-1"""
    game = koloda.game("heap", 3)
    assert {int(game.deal(seed=seed).turn) for seed in range(30)} == {0, 1, 2}


def test_the_first_card_goes_into_the_centre_whatever_it_is_and_that_is_the_whole_turn() -> None:
    """HEAP-1: the next card would follow, and is not turned up"""
    state = at("turn=1 down0=R9,Y3 down1=G8,B7 down2=Y14,R2")
    assert texts(state) == ["turn"]
    play_on(state, "turn")
    assert (pile(state, "centre"), pile(state, "down1")) == (["B7"], ["G8"])
    assert state.deciders == (0,)
    for seat in range(3):
        assert refused(state, f"{seat}:foul") == ("HEAP-4", "nothing_to_call", {})


@pytest.mark.parametrize(("seat", "following"), [(0, 3), (3, 2), (2, 1), (1, 0)])
def test_play_goes_to_the_right(seat: int, following: int) -> None:
    """HEAP-1"""
    state = at(f"turn={seat} centre=R5 " + " ".join(f"down{each}=G{2 * each + 10},B1{each}" for each in range(4)), 4)
    play_on(state, "turn", "own")
    assert state.turn == following


def test_a_table_may_say_who_deals() -> None:
    """COM-1, option dealer"""
    for seed in range(5):
        assert koloda.game("heap", 4, dealer=2).deal(seed=seed).deciders == (1,)
    with pytest.raises(Malformed, match="dealer"):
        koloda.game("heap", 4, dealer=4)


def test_rounds_cannot_be_set() -> None:
    """COM-5"""
    for option in ({"rounds": 2}, {"max_laps": 5}):
        with pytest.raises(Malformed):
            koloda.game("heap", 3, **option)
    assert koloda.game("heap", 3).rounds() == 1


@pytest.mark.parametrize("players", [1, 7])
def test_it_is_for_two_to_six(players: int) -> None:
    """HEAP-1"""
    with pytest.raises(Malformed):
        koloda.game("heap", players)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_tiny_deck_has_three_ranks_and_goes_round(players: int) -> None:
    """HEAP-1, option size"""
    state = koloda.game("heap", players, size="tiny").deal(seed=1)
    assert sum(len(pile(state, f"down{seat}")) for seat in range(players)) == 12
    tiny = koloda.game("heap", 3, size="tiny").position("heap turn=0 centre=R3 down0=B1,G2 down1=Y1 down2=Y2")
    assert texts(play_on(tiny, "turn")) == ["own"]
    tiny = koloda.game("heap", 3, size="tiny").position("heap turn=0 centre=R3 down0=G2,B1 down1=Y1 down2=Y2")
    assert texts(play_on(tiny, "turn")) == ["centre", "own"]


# HEAP-2, the turn


def test_a_card_one_higher_than_the_centre_goes_there_in_any_colour() -> None:
    """HEAP-2"""
    state = at("turn=0 centre=R6 down0=B2,G7 down1=Y14 down2=Y16 up1=R20 up2=Y6")
    play_on(state, "turn")
    assert texts(state) == ["centre", "own", "pile 2"]
    assert refused(state, "pile 1") == ("HEAP-4", "does_not_follow", {"card": "G7", "top": "R20"})
    play_on(state, "centre")
    assert pile(state, "centre") == ["R6", "G7"]


@pytest.mark.parametrize("card", ["G6", "G8", "G5"])
def test_no_other_card_goes_into_the_centre(card: str) -> None:
    """HEAP-2, HEAP-4"""
    state = at(f"turn=0 centre=R6 down0=B2,{card} down1=Y14 down2=Y16")
    play_on(state, "turn")
    assert texts(state) == ["own"]
    assert refused(state, "centre") == ("HEAP-4", "does_not_follow", {"card": card, "top": "R6"})


def test_a_card_that_does_not_fit_the_centre_goes_onto_another_players_pile() -> None:
    """HEAP-2: where several fit, the player chooses"""
    state = at("turn=0 centre=R1 down0=B2,G7 down1=Y14 down2=Y16 down3=B9 up1=Y3,Y6 up2=R5 up3=B6", 4)
    play_on(state, "turn")
    assert texts(state) == ["own", "pile 1", "pile 3"]
    one, other = state.clone(), state.clone()
    assert pile(play_on(one, "pile 1"), "up1") == ["Y3", "Y6", "G7"]
    assert pile(play_on(other, "pile 3"), "up3") == ["B6", "G7"]
    assert one.turn == other.turn == 0


def test_after_a_card_placed_elsewhere_the_player_turns_up_the_next_and_goes_on() -> None:
    """HEAP-2"""
    state = at("turn=0 centre=R6 down0=B2,Y9,G11,G7 down1=Y14 down2=Y16 up1=R10")
    play_on(state, "turn", "centre")
    assert (state.turn, texts(state)) == (0, ["turn"])
    play_on(state, "turn", "pile 1")
    assert (state.turn, texts(state)) == (0, ["turn"])
    play_on(state, "turn", "own")
    assert state.turn == 2
    assert (pile(state, "centre"), pile(state, "up1"), pile(state, "up0")) == (["R6", "G7"], ["R10", "G11"], ["Y9"])


def test_a_one_follows_a_twenty_in_the_centre_and_on_players_piles() -> None:
    """HEAP-2"""
    state = at("turn=0 centre=R20 down0=Y5,G1,B1 down1=Y14 down2=Y16 up1=Y20")
    play_on(state, "turn")
    assert texts(state) == ["centre", "own", "pile 1"]
    play_on(state, "centre", "turn")
    assert texts(state) == ["own", "pile 1"]
    backward = at("turn=0 centre=R1 down0=Y5,G20 down1=Y14 down2=Y16 up1=Y1")
    assert texts(play_on(backward, "turn")) == ["own"]


def test_only_the_card_just_turned_up_is_placed() -> None:
    """HEAP-2: the seven on top of one's own pile would follow, before the card is turned up and after"""
    state = at("turn=0 centre=R6 down0=B2,G3 up0=Y7 down1=Y14 down2=Y16 up1=B6")
    assert texts(state) == ["turn"]
    assert refused(state, "centre") == ("HEAP-2", "turn_first", {})
    assert refused(state, "pile 1") == ("HEAP-2", "turn_first", {})
    play_on(state, "turn")
    assert texts(state) == ["own"]
    assert refused(state, "turn") == ("HEAP-2", "place_first", {"card": "G3"})


def test_where_no_card_lies_none_is_put() -> None:
    """HEAP-2: nor where a finished player sat, however well a 1 might go"""
    state = at("turn=0 centre=R6 place=0,0,0,1 down0=B2,G1 down1=Y14 down2=Y16 up1=R3", 4)
    play_on(state, "turn")
    assert texts(state) == ["own"]
    assert refused(state, "pile 2") == ("HEAP-2", "empty_pile", {"seat": "2"})
    assert refused(state, "pile 3") == ("HEAP-2", "empty_pile", {"seat": "3"})


def test_ones_own_pile_is_no_other_players_pile() -> None:
    """HEAP-2: a card may follow its owner's own top card, and the turn is over all the same"""
    state = at("turn=0 centre=R1 down0=B2,G7 up0=R6 down1=Y14 down2=Y16")
    play_on(state, "turn")
    assert texts(state) == ["own"]
    assert refused(state, "pile 0") == ("HEAP-2", "that_is_your_own", {})
    play_on(state, "own")
    assert (pile(state, "up0"), state.turn) == (["R6", "G7"], 2)
    assert not state.view(1).misplaced()  # type: ignore[attr-defined]


def test_only_the_player_in_turn_turns_up_and_places() -> None:
    """HEAP-2"""
    state = at("turn=0 centre=R1 down0=B2,G7 down1=Y14 down2=Y16")
    assert refused(state, "1:turn") == ("HEAP-2", "not_your_turn", {})
    play_on(state, "turn", "own")
    assert refused(state, "1:turn") == ("HEAP-2", "not_your_turn", {})
    assert refused(state, "1:own") == ("HEAP-2", "not_your_turn", {})


# HEAP-3, turning over


def test_who_has_no_face_down_card_turns_the_face_up_pile_over_and_goes_on() -> None:
    """HEAP-3, COM-4: the lowest card comes up first, and then the next lowest"""
    state = at("turn=0 centre=R1 up0=B2,G7,Y9 down1=Y14,R5 down2=Y16")
    play_on(state, "turn")
    assert (pile(state, "down0"), pile(state, "up0")) == (["Y9", "G7"], [])
    play_on(state, "centre", "turn")
    assert texts(state) == ["own"]
    play_on(state, "own")
    assert (pile(state, "up0"), pile(state, "down0")) == (["G7"], ["Y9"])


def test_a_pile_is_turned_over_only_when_a_card_is_needed() -> None:
    """HEAP-3: until then it lies open, and others may put cards on it"""
    state = at("turn=0 centre=R1 down0=G9 up0=B5 down1=Y14,R5 down2=Y10")
    play_on(state, "turn", "own")
    assert (pile(state, "up0"), pile(state, "down0")) == (["B5", "G9"], [])
    play_on(state, "turn")
    assert texts(state) == ["own", "pile 0"]
    play_on(state, "pile 0")
    assert pile(state, "up0") == ["B5", "G9", "Y10"]


def test_a_pile_is_turned_over_in_the_middle_of_a_turn_too() -> None:
    """HEAP-3"""
    state = at("turn=0 centre=R1 down0=G2 up0=B3,B9 down1=Y14,R5 down2=Y10")
    play_on(state, "turn", "centre", "turn", "centre", "turn")
    assert pile(state, "centre") == ["R1", "G2", "B3"]
    assert (texts(state), pile(state, "down0"), pile(state, "up0")) == (["own"], [], [])


# HEAP-4, attention and fouls


def test_a_player_may_overlook_a_place() -> None:
    """HEAP-4"""
    state = at("turn=0 centre=R6 down0=B2,G7 down1=Y14 down2=Y16 up1=B6")
    play_on(state, "turn", "own")
    assert (pile(state, "up0"), state.turn) == (["G7"], 2)
    other = at("turn=0 centre=R6 down0=B2,G7 down1=Y14 down2=Y16 up1=B6")
    play_on(other, "turn", "pile 1")
    assert (pile(other, "up1"), other.turn) == (["B6", "G7"], 0)


FOULS = {
    "own, the centre forgotten": ("centre=R6 down0=B2,G7 down1=Y14,Y2 down2=Y16,R3 down3=B9", "own"),
    "own, a player forgotten": ("centre=R1 up2=R6 down0=B2,G7 down1=Y14,Y2 down2=Y16,R3 down3=B9", "own"),
    "a player, the centre forgotten": ("centre=R6 up2=Y6 down0=B2,G7 down1=Y14,Y2 down2=Y16,R3 down3=B9", "pile 2"),
}
RIGHT = {
    "into the centre": ("centre=R6 up2=Y6 down0=B2,G7 down1=Y14,Y2 down2=Y16,R3 down3=B9", "centre"),
    "onto a player's pile": ("centre=R1 up2=Y6 up1=B6 down0=B2,G7 down1=Y14,Y2 down2=Y16,R3 down3=B9", "pile 2"),
    "nowhere else": ("centre=R1 up2=Y7 up0=R6 down0=B2,G7 down1=Y14,Y2 down2=Y16,R3 down3=B9", "own"),
}


@pytest.mark.parametrize("name", FOULS)
@pytest.mark.parametrize("caller", [1, 2, 3])
def test_any_other_player_may_call_a_foul(name: str, caller: int) -> None:
    """HEAP-4: each of the others hands over the bottom card of the face-down pile"""
    text, put = FOULS[name]
    state = at(f"turn=0 {text}", 4)
    play_on(state, "turn", put)
    assert set(state.deciders) == {0, 1, 2, 3} - {0 if put == "own" else -1}
    play_on(state, f"{caller}:foul")
    assert pile(state, "down0") == ["Y14", "Y16", "B9", "B2"]
    assert [pile(state, f"down{seat}") for seat in (1, 2, 3)] == [["Y2"], ["R3"], []]


@pytest.mark.parametrize("name", RIGHT)
def test_a_wrong_call_has_no_effect(name: str) -> None:
    """HEAP-4: and the others may still call, for nobody knows yet"""
    text, put = RIGHT[name]
    state = at(f"turn=0 {text}", 4)
    play_on(state, "turn", put)
    before = str(state).replace("calls=1,2,3", "calls=1,2")
    assert "calls=1,2,3" in str(state)
    play_on(state, "3:foul")
    assert str(state) == before
    assert texts(state, 1)[:1] == texts(state, 2)[:1] == ["foul"]


def test_a_call_that_was_wrong_is_not_made_again_on_the_same_card() -> None:
    """HEAP-4"""
    text, put = RIGHT["nowhere else"]
    state = at(f"turn=0 {text}", 4)
    play_on(state, "turn", put, "3:foul")
    assert (int(state.turn), texts(state)) == (3, ["turn"])
    assert refused(state, "3:foul") == ("HEAP-4", "called_already", {})
    play_on(state, "turn", "own")
    assert texts(state, 1) == texts(state, 0) == ["foul"]


def test_nobody_calls_their_own_foul() -> None:
    """HEAP-4"""
    text, put = FOULS["a player, the centre forgotten"]
    state = at(f"turn=0 {text}", 4)
    play_on(state, "turn", put)
    assert texts(state) == ["turn"]
    assert refused(state, "foul") == ("HEAP-4", "not_on_yourself", {})


def test_a_finished_player_may_call_too() -> None:
    """HEAP-4, COM-8"""
    state = at("turn=0 place=0,0,1 centre=R6 down0=B2,G7 down1=Y14,Y2")
    play_on(state, "turn", "own", "2:foul")
    assert pile(state, "down0") == ["Y14", "B2"]


def test_nobody_has_placed_the_card_that_was_just_turned_up() -> None:
    """HEAP-2, HEAP-4"""
    state = at("turn=0 centre=R6 down0=B2,G7 down1=Y14,Y2")
    play_on(state, "turn", "own")
    assert [name in str(state) for name in ("placer=0", "onto=0")] == [True, True]
    play_on(state, "turn")
    assert [name in str(state) for name in ("placer=", "onto=")] == [False, False]


@pytest.mark.parametrize("name", FOULS)
def test_a_foul_lapses_when_the_next_card_is_turned_up(name: str) -> None:
    """HEAP-4"""
    text, put = FOULS[name]
    state = at(f"turn=0 {text}", 4)
    play_on(state, "turn", put)
    seen = int(state.version)
    play_on(state, "turn")
    assert state.deciders == (int(state.turn),)
    with pytest.raises(Stale):
        state.apply(1, state.game.move("foul"), seen)
    for seat in range(4):
        assert refused(state, f"{seat}:foul") == ("HEAP-4", "nothing_to_call", {})
    assert len(pile(state, "down0")) == (1 if put == "own" else 0)


def test_the_givers_give_from_the_offenders_right_on_each_to_the_bottom() -> None:
    """HEAP-4: so the last to give is found at the very bottom"""
    state = at("turn=2 centre=R6 down2=B2,G7 down0=R10,R11 down1=Y10,Y11 down3=B10,B11", 4)
    play_on(state, "turn", "own", "0:foul")
    assert pile(state, "down2") == ["B10", "R10", "Y10", "B2"]


def test_who_has_no_face_down_card_gives_nothing() -> None:
    """HEAP-4: face-up cards are not given"""
    state = at("turn=0 centre=R6 down0=B2,G7 up1=R10,R11 down2=Y10,Y11")
    play_on(state, "turn", "own", "1:foul")
    assert (pile(state, "down0"), pile(state, "up1")) == (["Y10", "B2"], ["R10", "R11"])


def test_after_a_foul_on_ones_own_pile_the_card_stays_and_the_next_player_goes_on() -> None:
    """HEAP-4"""
    state = at("turn=0 centre=R6 down0=B2,G7 down1=R10,R11 down2=Y10,Y11")
    play_on(state, "turn", "own")
    version = int(state.turn_at)
    play_on(state, "1:foul")
    assert (pile(state, "up0"), pile(state, "centre"), state.deciders) == (["G7"], ["R6"], (2,))
    assert state.turn_at == version


def test_after_a_foul_on_another_players_pile_the_card_stays_and_the_offender_goes_on() -> None:
    """HEAP-4"""
    state = at("turn=0 centre=R6 up2=Y6 down0=B2,G7 down1=R10,R11 down2=Y10,Y11")
    play_on(state, "turn", "pile 2", "1:foul")
    assert (pile(state, "up2"), pile(state, "centre"), state.deciders) == (["Y6", "G7"], ["R6"], (0,))
    play_on(state, "turn", "own")
    assert state.turn == 2


def test_a_foul_is_punished_once() -> None:
    """HEAP-4, COM-3"""
    state = at("turn=0 centre=R6 down0=B2,G7 down1=R10,R11 down2=Y10,Y11")
    play_on(state, "turn", "own")
    seen = int(state.version)
    play_on(state, "1:foul")
    assert state.deciders == (2,)
    assert refused(state, "2:foul") == ("HEAP-4", "nothing_to_call", {})
    with pytest.raises(Stale):
        state.apply(1, state.game.move("foul"), seen)


def test_a_wrong_call_does_not_make_another_players_call_come_too_late() -> None:
    """HEAP-4, COM-3"""
    state = at("turn=0 centre=R1 down0=B2,G7 down1=R10,R11 down2=Y10,Y11")
    play_on(state, "turn", "own")
    seen = int(state.version)
    play_on(state, "1:foul")
    state.apply(2, state.game.move("foul"), seen)
    assert state.deciders == (2,)


def test_without_attention_cards_place_themselves() -> None:
    """HEAP-4, option attention"""
    state = at("turn=0 centre=R6 up1=R9 down0=B2,Y15,G10,G7 down1=Y14 down2=Y16", attention=False)
    play_on(state, "turn")
    assert (pile(state, "centre"), state.turn, texts(state)) == (["R6", "G7"], 0, ["turn"])
    play_on(state, "turn")
    assert (pile(state, "up1"), state.turn, texts(state)) == (["R9", "G10"], 0, ["turn"])
    play_on(state, "turn")
    assert (pile(state, "up0"), state.turn, state.deciders) == (["Y15"], 2, (2,))


def test_without_attention_the_player_still_chooses_among_several_piles() -> None:
    """HEAP-4, option attention"""
    state = at("turn=0 centre=R1 up1=R9 up2=Y9 up3=B4 down0=B2,G10 down1=Y14 down2=Y16 down3=G5", 4, attention=False)
    play_on(state, "turn")
    assert texts(state) == ["pile 1", "pile 2"]
    assert refused(state, "own") == ("HEAP-2", "belongs_elsewhere", {"card": "G10"})
    assert refused(state, "centre") == ("HEAP-4", "does_not_follow", {"card": "G10", "top": "R1"})
    assert refused(state, "foul") == ("HEAP-4", "no_fouls", {})
    play_on(state, "pile 2")
    assert (pile(state, "up2"), state.deciders) == (["Y9", "G10"], (0,))


def test_without_attention_the_centre_comes_before_players_piles() -> None:
    """HEAP-2, HEAP-4"""
    state = at("turn=0 centre=R9 up1=B9 up2=Y9 down0=B2,G10 down1=Y14 down2=Y16", attention=False)
    assert pile(play_on(state, "turn"), "centre") == ["R9", "G10"]


def test_attention_is_the_default() -> None:
    """HEAP-4, option attention"""
    game = koloda.game("heap", 3)
    assert game.options["attention"] is True and game.watchful
    assert not koloda.game("heap", 3, attention=False).watchful


def test_a_table_offers_every_move_of_a_game_of_attention() -> None:
    """COM-7: nothing is forced that would point out what is overlooked"""
    state = at("turn=0 centre=R6 down0=B2,G9 down1=Y14 down2=Y16")
    forced = state.forced()
    assert forced is not None and forced.text == "turn"
    play_on(state, "turn")
    assert (texts(state), state.forced()) == (["own"], None)
    play_on(state, "own")
    assert state.forced() is None
    assert [move.text for move in state.game.table.moves] == [
        *["turn", "foul", "centre", "own"],
        *["pile 0", "pile 1", "pile 2"],
    ]


def test_after_four_hundred_cards_in_vain_cards_place_themselves_until_one_is_in_the_centre() -> None:
    """HEAP-4: so that a round ends even if everybody overlooks everything"""
    state = at("turn=0 vain=399 centre=R6 down0=Y8,Y10 down1=G7,Y14 down2=Y16,G9")
    play_on(state, "turn")
    assert texts(state) == ["own"]
    play_on(state, "own", "turn")
    assert (pile(state, "up2"), state.deciders) == (["G9"], (1,))
    play_on(state, "turn", "turn")
    assert (pile(state, "up1"), pile(state, "up0")) == (["Y14"], ["Y10"]) or True
    while len(pile(state, "centre")) == 1:
        play_on(state, "turn")
    assert pile(state, "centre") == ["R6", "G7"]
    assert "vain" not in str(state)
    play_on(state, "turn")
    assert "own" in texts(state)


def test_cards_in_vain_are_counted_from_the_last_one_in_the_centre() -> None:
    """HEAP-4"""
    state = at("turn=0 vain=7 centre=R6 up2=B1 down0=Y8,G7,Y2 down1=G12,Y14 down2=Y16,G9")
    play_on(state, "turn", "pile 2")
    assert "vain=8" in str(state)
    play_on(state, "turn", "centre")
    assert "vain" not in str(state)
    play_on(state, "turn", "own")
    assert "vain=1" in str(state)


def test_a_round_in_which_everybody_overlooks_everything_ends() -> None:
    """HEAP-4, HEAP-5"""
    state = koloda.game("heap", 3, size="tiny").deal(seed=5)
    turned = 0
    while not state.over:
        seat = int(state.turn)
        move = "own" if "own" in texts(state, seat) else texts(state, seat)[-1]
        turned += move == "turn"
        state.apply(seat, state.game.move(move))
        assert turned < 12 * 80
    assert turned > 60


# HEAP-5, the end


def test_who_has_no_cards_left_has_finished_once_the_next_card_is_turned_up() -> None:
    """HEAP-5"""
    state = at("turn=0 centre=R6 down0=G7 down1=Y14,R3 down2=Y16,R4")
    play_on(state, "turn", "centre")
    assert (places(state), state.turn) == ([0, 0, 0], 2)
    play_on(state, "turn")
    assert places(state) == [1, 0, 0]
    play_on(state, "own", "turn", "own")
    assert state.turn == 2


def test_a_foul_may_bring_back_cards_until_then() -> None:
    """HEAP-5, HEAP-4: the offender then goes on"""
    state = at("turn=0 centre=R6 up1=B6 down0=G7 down1=Y14,R3 down2=Y16,R4")
    play_on(state, "turn", "pile 1")
    assert state.turn == 2
    play_on(state, "1:foul")
    assert (pile(state, "down0"), state.turn, places(state)) == (["Y14", "Y16"], 0, [0, 0, 0])
    play_on(state, "turn", "own")
    assert places(state) == [0, 0, 0]


def test_a_foul_that_brings_no_cards_leaves_the_offender_without() -> None:
    """HEAP-4, HEAP-5"""
    state = at("turn=0 centre=R6 up1=B6 down0=G7 up2=Y16,R4")
    play_on(state, "turn", "pile 1", "1:foul")
    assert (state.turn, places(state)) == (2, [0, 0, 0])
    play_on(state, "turn")
    assert places(state) == [1, 0, 0]


def test_several_who_finish_by_one_foul_do_so_in_the_order_in_which_they_gave() -> None:
    """HEAP-5: that is, from the offender's right on"""
    state = at("turn=1 centre=R6 down1=B2,G7 down0=Y14 down2=Y16 down3=Y18 down4=Y1,Y3", 5)
    play_on(state, "turn", "own", "4:foul")
    assert (places(state), state.turn) == ([0, 0, 0, 0, 0], 4)
    play_on(state, "turn")
    assert places(state) == [1, 0, 3, 2, 0]


def test_places_are_taken_in_the_order_of_finishing() -> None:
    """HEAP-5"""
    state = at("turn=2 centre=R6 down2=G7 down1=G8 down0=Y15,Y11 down3=B11,B17", 4)
    play_on(state, "turn", "centre", "turn", "centre", "turn")
    assert places(state) == [0, 2, 1, 0]


def test_when_only_one_player_has_cards_left_the_rest_goes_to_the_centre_in_order() -> None:
    """HEAP-5: once the next card would be turned up, for until then a foul may be called"""
    rest = ",".join(f"{colour}{rank}" for colour in "BGY" for rank in range(20, 0, -1))
    state = at(f"turn=2 centre=R1 down2=R2 down1={rest} up1={','.join(f'R{rank}' for rank in range(3, 21))}", 3)
    play_on(state, "turn", "centre")
    assert (state.over, state.deciders) == (False, (0, 1))
    play_on(state, "1:turn")
    assert state.over
    ranks = [int(card[1:]) for card in pile(state, "centre")]
    assert ranks == [*range(1, 21)] * 4
    assert state.scores == [1, 3, 2]


def test_the_last_player_takes_the_last_place_and_places_count_down_to_nothing() -> None:
    """HEAP-5: heap's returns are n less the place"""
    state = at("turn=2 place=1,0,0,2 centre=R6 down2=G7 down1=Y14,R3", 4)
    play_on(state, "turn", "centre", "1:turn")
    assert state.over
    assert (state.scores, state.returns) == ([1, 4, 3, 2], [3, 0, 1, 2])


def test_without_attention_who_has_no_cards_left_has_finished_at_once() -> None:
    """HEAP-5, HEAP-4"""
    state = at("turn=0 centre=R6 down0=G7 down1=Y14,R3 down2=Y16,R4", attention=False)
    assert places(play_on(state, "turn")) == [1, 0, 0]
    last = at("turn=0 place=0,0,1 centre=R6 down0=G7 down1=Y14,R3", attention=False)
    assert play_on(last, "turn").scores == [2, 3, 1]


def test_the_lowest_place_wins_the_match() -> None:
    """HEAP-5"""
    match = play(koloda.game("heap", 4, size="tiny"), [bot("random")] * 4, 3)
    assert sorted(match.totals) == [1, 2, 3, 4]
    assert match.winners == [match.totals.index(1)]


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("attention", [True, False])
def test_every_round_ends_with_all_cards_in_the_centre_in_order(players: int, attention: bool) -> None:
    """HEAP-5"""
    state = koloda.game("heap", players, attention=attention).deal(seed=players)
    chance = Seeded(players, 1)
    while not state.over:
        seat = state.asked(chance)
        answers = state.answers(seat)
        state.push(seat, answers[chance.below(len(answers))])
    ranks = [int(card[1:]) for card in pile(state, "centre")]
    assert len(ranks) == 80
    assert all(following == one % 20 + 1 for one, following in pairwise(ranks))
    assert sorted(state.scores) == [*range(1, players + 1)]


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("attention", [True, False])
def test_a_second_program_lays_every_card_in_the_same_place(players: int, attention: bool) -> None:
    """HEAP-1 to HEAP-5"""
    chance = Seeded(players, 4)
    for seed in range(6):
        state = koloda.game("heap", players, size="tiny", attention=attention).deal(seed=seed)
        table = brute.start(str(state), players, {"size": "tiny", "attention": str(attention).lower()})
        while not state.over:
            seat = state.asked(chance)
            answers = state.answers(seat)
            move = answers[chance.below(len(answers))]
            state.push(seat, move)
            if move.text == "silence":
                continue
            table = brute.play(table, seat, move.text)
            if not state.over:
                assert pile(state, "centre") == table["centre"]
                assert [pile(state, f"down{owner}") for owner in range(players)] == table["down"]
                assert [pile(state, f"up{owner}") for owner in range(players)] == table["up"]
        assert state.scores == brute.scores(table)


# COM-7, what everybody remembers


def test_what_was_face_up_is_known_when_it_lies_face_down() -> None:
    """COM-7, HEAP-3"""
    state = at("turn=0 centre=R1 up0=B5 down0=G9 down1=Y14,R5 down2=Y10,Y12")
    play_on(state, "turn", "own")
    play_on(state, "turn", "own", "turn", "own", "turn")
    for viewer in (0, 1, 2, None):
        view = state.view(viewer)
        assert pile(view, "down0") == ["G9"]
        assert pile(view, "down1") == ["?"]
        assert pile(state.view(viewer, memory=False), "down0") == ["?"]


def test_of_face_up_piles_only_the_top_lies_open() -> None:
    """COM-7: the rest is remembered"""
    state = at("turn=0 centre=R1 up0=B5,B8 down0=G9,G3 down1=Y14,R5 down2=Y10,Y12")
    play_on(state, "turn", "own")
    assert pile(state.view(1), "up0") == ["?", "B8", "G3"]
    assert pile(state.view(1, memory=False), "up0") == ["?", "?", "G3"]


def test_cards_given_for_a_foul_are_followed_by_those_who_know_them() -> None:
    """COM-7, HEAP-4: what was seen before it was turned over is known, what never lay open is not"""
    state = at("turn=2 centre=R6 up2=Y10,Y12 down1=Y14,R5 down0=B2,G7")
    play_on(state, "turn", "own", "turn", "own", "turn", "own", "1:foul")
    assert pile(state, "down0") == ["Y14", "Y12", "B2"]
    for viewer in (0, 1, 2, None):
        assert pile(state.view(viewer), "down0") == ["?", "Y12", "?"]


class Memory:
    """One viewer that follows what it is told and remembers every pile card by card."""

    def __init__(self, state: State, viewer: int | None) -> None:
        self.viewer = viewer
        self.turning = False
        self.players = int(state.players)
        self.piles: list[list[int | None]] = [[None] * int(state.size[place]) for place in range(2 * self.players + 2)]

    def hear(self, state: State) -> None:
        for event in state.events(self.viewer):
            if event.kind == MOVE or event.kind == NOTE:
                self.turning = event.key == "turns_over"
            elif event.kind == CARDS:
                src, dst = self.piles[event.src], self.piles[event.dst]
                card = src.pop(event.cell)
                card = event.face if event.face >= 0 else card
                dst.insert(0 if event.dst < self.players and not self.turning else len(dst), card)

    def compare(self, state: State) -> None:
        view = state.view(self.viewer)
        for place, remembered in enumerate(self.piles[:-1]):
            known = [None if face == UNKNOWN else face for face, _ in cells_of(view, place)]
            assert known == remembered, (state.layout.names[place], self.viewer, str(state))


def remember(state: State, chance: Seeded, steps: int, every: int) -> None:
    """Play on at random; each viewer remembers all the time, and one of them is compared now and then."""
    state.listen()
    memories = [Memory(state, viewer) for viewer in (*range(int(state.players)), None)]
    while not state.over and steps > 0:
        steps -= 1
        seat = state.asked(chance)
        answers = state.answers(seat)
        state.push(seat, answers[chance.below(len(answers))])
        for memory in memories:
            memory.hear(state)
        state.heard = []
        if steps % every == 0:
            memories[chance.below(len(memories))].compare(state)


@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_knows_exactly_what_they_have_followed(players: int) -> None:
    """COM-7"""
    chance = Seeded(players, 2)
    for seed in range(12):
        remember(koloda.game("heap", players, size="tiny").deal(seed=seed), chance, 1000, 1)
    remember(koloda.game("heap", players).deal(seed=1), chance, 1500, 30)


# The bot


@pytest.mark.parametrize("players", [2, 4])
def test_greedy_clearly_beats_random(players: int) -> None:
    game = koloda.game("heap", players)
    for seed in range(2):
        bots = [bot("greedy" if seat == seed else "random") for seat in range(players)]
        assert play(game, bots, seed).winners == [seed]


def test_greedy_calls_fouls_and_only_fouls() -> None:
    greedy = bot("greedy")
    for cases, said in ((FOULS, "foul"), (RIGHT, "turn")):
        for text, put in cases.values():
            state = at(f"turn=0 {text}", 4)
            play_on(state, "turn", put)
            view = state.view(3)
            choice = greedy.choose(view, view.answers(3), Seeded(1)).text
            assert choice == (said if said == "foul" or put == "own" else "silence")


def test_greedy_hands_its_card_to_whoever_is_nearest_the_end() -> None:
    state = at("turn=0 centre=R1 down0=B2,G7 down1=Y14,Y3,Y4 down2=Y16 down3=B9,B12 up1=Y6 up2=R6 up3=B6", 4)
    view = play_on(state, "turn").view(0)
    assert bot("greedy").choose(view, view.answers(0), Seeded(1)).text == "pile 2"
