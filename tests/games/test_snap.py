"""Snatch, clause by clause (SNP-1 to SNP-7, COM-1 to COM-4, COM-7, COM-8)."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

import koloda
from brute import snap as brute
from koloda import Illegal, Malformed, Seeded, Stale
from koloda.bots import bot
from koloda.kernel import records
from koloda.kernel.chance import Chance
from koloda.kernel.events import CARDS, MOVE, NOTE
from koloda.kernel.knowing import UNKNOWN
from koloda.kernel.state import State
from koloda.lab.simulate import play
from koloda.testing import Trail, check_cards, check_claims, check_facts, check_views
from koloda.testing.places import cells_of
from koloda.testing.trail import viewers

PLAYERS = [2, 3, 4, 5, 6]
DECK = [f"{colour}{rank}" for colour in "RYGB" for rank in range(1, 21)]


class Rigged(Chance):
    """Chance that draws this dealer, shuffles the deck into this order, and then goes on by itself."""

    def __init__(self, players: int, dealer: int, order: list[str]) -> None:
        self.rest = Seeded(1)
        self.words = [((2 * dealer + 1) << 32) // (2 * players)]
        row = list(DECK)
        for i in range(len(row) - 1, 0, -1):
            j = row.index(order[i])
            self.words.append(((2 * j + 1) << 32) // (2 * (i + 1)))
            row[i], row[j] = row[j], row[i]

    def word(self) -> int:
        return self.words.pop(0) if self.words else int(self.rest.word())


def mixed() -> list[str]:
    """A deck that deals nobody a quartet."""
    row, chance = list(DECK), Seeded(7)
    return [row.pop(chance.below(len(row))) for _ in DECK]


def dealt(players: int, dealer: int, order: list[str], **options: Any) -> State:
    return koloda.game("snap", players, **options).deal(chance=Rigged(players, dealer, order))


def at(text: str, players: int = 3, **options: Any) -> State:
    return koloda.game("snap", players, **options).position(f"snap {text}", chance=Seeded(1))


def texts(state: State, seat: int = -1) -> list[str]:
    return [move.text for move in state.moves(seat if seat >= 0 else int(state.turn))]


def on(state: State, *moves: str) -> State:
    """Moves of the seat in turn, or of the seat named before a colon."""
    for move in moves:
        seat, colon, text = move.partition(":")
        state.apply(int(seat) if colon else int(state.turn), state.game.move(text if colon else move))
    return state


def tie(state: State, move: str, *seats: int) -> State:
    state.apply_tie(list(seats), state.game.move(move))
    return state


def refused(state: State, move: str) -> tuple[str, str]:
    """Clause and key of the refusal, which changes nothing."""
    before = str(state)
    with pytest.raises(Illegal) as caught:
        on(state, move)
    assert str(state) == before
    return caught.value.reason.clause, caught.value.reason.key


def pile(state: State, name: str) -> list[str]:
    """The cards of a pile from the bottom up, `?` for one that a view does not know."""
    cells = cells_of(state, state.layout.index[name])
    return ["?" if face == UNKNOWN else state.game.faces[face] for face, _ in cells]


def piles(state: State, *names: str) -> list[list[str]]:
    return [pile(state, name) for name in names]


def bag(state: State, name: str) -> set[str]:
    place = state.layout.index[name]
    return {text for face, text in enumerate(state.game.faces) if state.held(place, face) > 0}


def fact(state: State, name: str) -> str:
    for word in str(state).split():
        if word.startswith(f"{name}="):
            return word.partition("=")[2]
    return ""


# SNP-1, the deal


@pytest.mark.parametrize("players", PLAYERS)
def test_all_cards_are_dealt_as_equally_as_possible(players: int) -> None:
    """SNP-1, COM-2"""
    state = koloda.game("snap", players).deal(seed=2)
    hands = [pile(state, f"down{seat}") + list(bag(state, f"quartets{seat}")) for seat in range(players)]
    assert sorted(card for hand in hands for card in hand) == sorted(DECK)
    assert max(map(len, hands)) - min(map(len, hands)) <= 1


def test_cards_go_round_to_the_right_from_the_player_who_begins() -> None:
    """SNP-1, SNP-2, COM-2"""
    state = dealt(3, 1, DECK)
    assert state.turn == 0
    hands = [set(pile(state, f"down{seat}")) for seat in range(3)]
    assert [len(hand) for hand in hands] == [27, 26, 27]
    assert {"R1", "R4", "R7"} <= hands[0] and {"R2", "R5"} <= hands[2] and {"R3", "R6"} <= hands[1]


def test_everybody_looks_through_their_cards_but_they_are_shuffled_then() -> None:
    """SNP-1: one knows which cards one has, and nobody knows where they lie"""
    state = koloda.game("snap", 4).deal(seed=3)
    for seat in range(4):
        own = sorted(pile(state, f"down{seat}"))
        view = state.view(seat)
        assert set(pile(view, f"down{seat}")) == {"?"}
        face_of = state.game.face_of
        assert all(view.count[seat * 80 + face_of[card]] == 1 for card in own)
        others = [pile(state.view(viewer), f"down{seat}") for viewer in (*range(4), None)]
        assert all(set(cards) == {"?"} for cards in others)
        assert sum(int(n) for n in state.view((seat + 1) % 4).count[seat * 80 : seat * 80 + 80]) == 0
        for draw in range(3):
            fit = state.game.resample(view, Seeded(draw))
            assert sorted(pile(fit, f"down{seat}")) == own


def test_the_rest_is_shuffled_after_it_was_looked_through() -> None:
    """SNP-1"""
    state = dealt(3, 1, DECK)
    assert [card for card in DECK if card in pile(state, "down0")] != pile(state, "down0")


def test_a_quartet_that_is_dealt_is_set_aside_at_once() -> None:
    """SNP-1: the cards dealt first go to the player who begins"""
    sevens = ["R7", "Y7", "G7", "B7"]
    others = [card for card in DECK if card not in sevens]
    order = []
    for i in range(80):
        order.append(sevens.pop() if i % 3 == 1 and sevens else others.pop())
    state = dealt(3, 0, order)
    assert state.turn == 2
    assert bag(state, "quartets1") == {"R7", "Y7", "G7", "B7"}
    assert len(pile(state, "down1")) == 27 - 4
    assert bag(state.view(0), "quartets1") == bag(state.view(None), "quartets1") == {"R7", "Y7", "G7", "B7"}
    together = dealt(3, 0, order, together=True)
    assert len(bag(together, "quartets1")) == 4


def test_a_deal_of_nothing_but_quartets_is_the_whole_round() -> None:
    """SNP-6: no cards are left; with four players the deck in order deals quartets only"""
    state = dealt(4, 0, DECK)
    assert (state.over, state.deciders, state.scores) == (True, (), [5, 5, 5, 5])


def test_a_player_who_is_dealt_quartets_only_is_passed_over() -> None:
    """SNP-6, SNP-2"""
    quartets = [f"{colour}{rank}" for rank in range(1, 6) for colour in "RYGB"]
    others = sorted((card for card in DECK if card not in quartets), key=lambda card: card[1:])
    order = [quartets.pop() if i % 4 == 0 else others.pop(0) for i in range(80)]
    state = dealt(4, 3, order)
    assert (pile(state, "down2"), len(bag(state, "quartets2"))) == ([], 20)
    assert state.turn == 1


@pytest.mark.parametrize("players", [1, 7])
def test_it_is_for_two_to_six(players: int) -> None:
    """SNP-1"""
    with pytest.raises(Malformed):
        koloda.game("snap", players)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_tiny_deck_has_three_ranks(players: int) -> None:
    """SNP-1, option size"""
    state = koloda.game("snap", players, size="tiny").deal(seed=1)
    assert sum(int(state.size[place]) for place in range(3 * players)) == 12


# SNP-2, turning up


@pytest.mark.parametrize(("dealer", "first"), [(0, 3), (1, 0), (2, 1), (3, 2)])
def test_the_player_to_the_dealers_right_begins(dealer: int, first: int) -> None:
    """SNP-2, COM-1"""
    state = dealt(4, dealer, mixed())
    assert (state.deciders, texts(state)) == ((first,), ["turn"])


def test_a_table_may_say_who_deals() -> None:
    """COM-1, option dealer"""
    for seed in range(5):
        assert koloda.game("snap", 4, dealer=2).deal(seed=seed).deciders == (1,)
        assert koloda.game("snap", 4, dealer=2, together=True).deal(seed=seed).turn == 2
    with pytest.raises(Malformed, match="dealer"):
        koloda.game("snap", 4, dealer=4)


def test_the_dealer_is_drawn_at_random() -> None:
    """COM-1, COM-5: there are no rounds to agree on"""
    game = koloda.game("snap", 3)
    assert {int(game.deal(seed=seed).turn) for seed in range(30)} == {0, 1, 2}
    with pytest.raises(Malformed):
        koloda.game("snap", 3, rounds=2)


@pytest.mark.parametrize(("seat", "following"), [(0, 3), (3, 2), (2, 1), (1, 0)])
def test_play_goes_counter_clockwise(seat: int, following: int) -> None:
    """SNP-2"""
    state = at(f"turn={seat} " + " ".join(f"down{each}=R{each + 1}" for each in range(4)), 4)
    assert on(state, "turn").turn == following


def test_each_turns_up_the_top_card_onto_their_own_face_up_pile() -> None:
    """SNP-2"""
    state = at("turn=0 down0=R1,R2 up0=G9 down1=R3,R4 down2=R5,R6")
    on(state, "turn", "turn")
    assert piles(state, "down0", "up0", "down2", "up2") == [["R1"], ["G9", "R2"], ["R5"], ["R6"]]
    assert refused(state, "0:turn") == ("SNP-2", "not_your_turn")


def test_before_the_first_card_there_is_nothing_to_call() -> None:
    """SNP-3, SNP-4: whoever is in turn"""
    state = koloda.game("snap", 3).deal(seed=1)
    for seat in range(3):
        for call in ("tsap", "tsarap"):
            assert refused(state, f"{seat}:{call}") == ("SNP-3", "nothing_turned_up")


def test_who_has_no_face_down_card_turns_the_face_up_pile_over_and_goes_on_at_once() -> None:
    """SNP-2, COM-4"""
    state = at("turn=0 up0=R1,R2,R3 down1=R4 down2=R5")
    on(state, "turn")
    assert (piles(state, "down0", "up0"), state.turn) == ([["R3", "R2"], ["R1"]], 2)


def test_players_without_cards_are_passed_over() -> None:
    """SNP-6, SNP-2"""
    state = at("turn=3 down3=R1 down1=R2 up0=R3", 4)
    assert [int(on(state, "turn").turn) for _ in range(3)] == [1, 0, 3]


# SNP-3, "Tsap!"


def seven(extra: str = "", players: int = 4, **options: Any) -> State:
    """Seat 0 has just turned up a seven; seat 2 shows one, seat 3 another number, seat 1 nothing; seat 3 is next."""
    text = f"turn=0 down0=R1,R7 up0=G9 down1=B1 down2=Y2,Y3 up2=Y9,Y7 down3=G4,G5 up3=R8 {extra}"
    return on(at(text, players, **options), "turn")


@pytest.mark.parametrize(("caller", "taken"), [(0, ["Y7", "R7", "R1"]), (2, ["R7", "Y7", "Y2", "Y3"])])
def test_the_first_owner_of_equal_cards_to_call_takes_them_under_the_pile(caller: int, taken: list[str]) -> None:
    """SNP-3: the one who turned it up too; one's own card goes under first"""
    state = on(seven(), f"{caller}:tsap")
    assert pile(state, f"down{caller}") == taken
    assert piles(state, "up0", "up2") == [["G9"], ["Y9"]]
    assert (pile(state, "centre"), state.turn) == ([], 3)


def test_all_equal_cards_are_taken_the_callers_first_and_then_on_to_the_right() -> None:
    """SNP-3"""
    text = "turn=0 down0=R1,R7 down1=B2 up1=B7 down2=Y2 up2=Y9,Y7 down3=G4 up3=R8 down4=G2 up4=G1"
    state = on(at(text, 5), "turn")
    assert pile(on(state.clone(), "1:tsap"), "down1") == ["Y7", "R7", "B7", "B2"]
    assert pile(on(state.clone(), "2:tsap"), "down2") == ["R7", "B7", "Y7", "Y2"]
    assert pile(on(state.clone(), "0:tsap"), "down0") == ["B7", "Y7", "R7", "R1"]


def test_the_call_is_open_until_the_next_card_is_turned_up() -> None:
    """SNP-3"""
    state = seven()
    assert state.deciders == (0, 1, 2, 3)
    seen = int(state.version)
    late = on(state.clone(), "turn")
    assert fact(late, "equal") == ""
    with pytest.raises(Stale):
        late.apply(2, late.game.move("tsap"), seen)
    on(late, "2:tsap")
    assert pile(late, "centre") == ["Y9", "Y7"]


def test_the_player_in_turn_may_call_too() -> None:
    """SNP-3"""
    state = on(at("turn=0 down0=R1,R7 down2=Y2 up2=Y7 down1=B5", 3), "turn")
    assert (state.turn, texts(state)) == (2, ["turn", "tsap", "tsarap"])
    assert pile(on(state, "tsap"), "down2") == ["R7", "Y7", "Y2"]
    assert state.turn == 2


def test_equal_cards_that_are_uncovered_later_open_nothing() -> None:
    """SNP-3: two eights lay under the sevens"""
    state = on(at("turn=0 down0=R1,R7 up0=G8 down1=B1 down2=Y2,Y3 up2=Y8,Y7"), "turn", "2:tsap")
    assert piles(state, "up0", "up2") == [["G8"], ["Y8"]]
    on(state, "0:tsap")
    assert (pile(state, "centre"), pile(state, "up0")) == ([], ["G8"])
    on(state, "1:tsap", "turn")
    assert fact(state, "equal") == ""


def test_equal_cards_open_a_call_only_when_one_of_them_is_turned_up() -> None:
    """SNP-3: not called in time, they are lost until an equal card comes"""
    state = on(at("turn=0 down0=R1,G7 up0=R7 down1=B1,B2 down2=Y2,Y3 up2=Y7 up1=B7"), "turn")
    on(state, "turn")
    assert fact(state, "equal") == ""
    on(state, "0:tsap")
    assert pile(state, "centre") == ["R7", "G7"]
    again = on(at("turn=0 down0=R1,R7 down1=B1,B2 up1=B7 down2=Y2,Y3 up2=Y7"), "turn", "turn", "2:tsap")
    assert pile(again, "centre") == ["Y7", "Y3"]


def test_a_card_turned_up_covers_ones_own_equal_card() -> None:
    """SNP-3: it has to equal the top of another pile"""
    state = on(at("turn=0 down0=R1,R7 up0=G7 down1=B1 down2=Y2,Y3"), "turn", "0:tsap")
    assert pile(state, "centre") == ["G7", "R7"]


def test_before_the_first_card_nobody_calls() -> None:
    """SNP-3"""
    state = koloda.game("snap", 3).deal(seed=1)
    forced = state.forced()
    assert forced is not None and forced.text == "turn"
    assert len(state.deciders) == 1
    assert refused(state, "tsap") == refused(state, "tsarap") == ("SNP-3", "nothing_turned_up")
    assert on(state, "turn").forced() is None


# SNP-4, wrong calls and "Tsarap!"


def test_a_wrong_tsap_costs_the_callers_face_up_pile() -> None:
    """SNP-4: who owns none of the equal cards; the others may still call"""
    state = on(seven(), "3:tsap")
    assert (pile(state, "centre"), pile(state, "up3"), state.turn) == (["R8"], [], 3)
    assert pile(on(state, "2:tsap"), "down2") == ["R7", "Y7", "Y2", "Y3"]


def test_the_pile_goes_to_the_centre_as_it_lies() -> None:
    """SNP-4"""
    state = on(at("turn=0 down0=R1,R7 up0=G9,G8 down1=B1 down2=Y2"), "turn", "0:tsap")
    assert pile(state, "centre") == ["G9", "G8", "R7"]
    assert fact(state, "centre") == "G9,G8,R7:1"


@pytest.mark.parametrize("caller", [0, 1, 2, 3])
def test_anyone_may_call_tsarap_when_a_card_equals_a_pile_in_the_centre(caller: int) -> None:
    """SNP-4: the first takes it, turned over, under their own"""
    state = on(at("turn=0 down0=R1,R7 down1=B1 down2=Y2 centre=G3,G9,B7:1", 4), "turn", f"{caller}:tsarap")
    own = {0: ["R1"], 1: ["B1"], 2: ["Y2"], 3: []}[caller]
    assert pile(state, f"down{caller}") == ["B7", "G9", "G3", *own]
    assert (pile(state, "centre"), pile(state, "up0")) == ([], ["R7"])


def test_each_penalty_makes_a_pile_of_its_own_and_equal_tops_are_won_together() -> None:
    """SNP-4: the one that has lain there longest goes under first"""
    text = "turn=0 down0=R1,R7 down1=B1 down2=Y2 centre=G3,G9,B7:1,R9:1,B2,Y7:1,G7,R2:1"
    state = on(at(text), "turn", "1:tsarap")
    assert pile(state, "down1") == ["Y7", "B2", "B7", "G9", "G3", "B1"]
    assert fact(state, "centre") == "R9:1,G7,R2:1"


def test_only_the_top_of_a_pile_in_the_centre_counts() -> None:
    """SNP-4"""
    state = on(at("turn=0 down0=R1,R7 down1=B1 down2=Y2 up2=Y9 centre=G7,G9:1"), "turn", "2:tsarap")
    assert fact(state, "centre") == "G7,G9:1,Y9:1"


def test_a_wrong_tsarap_costs_the_same() -> None:
    """SNP-4"""
    state = on(seven(), "2:tsarap")
    assert (fact(state, "centre"), pile(state, "up2")) == ("Y9,Y7:1", [])


def test_tsap_where_tsarap_was_right_costs_the_same() -> None:
    """SNP-4: and the call that was right stays open, for the caller too"""
    state = on(seven("centre=B7:1"), "3:tsap")
    assert fact(state, "centre") == "B7:1,R8:1"
    assert pile(on(state, "3:tsarap"), "down3") == ["B7", "G4", "G5"]
    other = on(at("turn=0 down0=R1,R7 down1=B1 down2=Y2 up2=Y9 centre=B7:1"), "turn", "0:tsap")
    assert (fact(other, "centre"), pile(other, "up0")) == ("B7:1,R7:1", [])


def test_a_card_may_open_both_calls_and_each_is_won_once() -> None:
    """SNP-4"""
    state = on(seven("centre=B7:1,B8:1"), "1:tsarap", "2:tsap")
    assert (pile(state, "down1"), pile(state, "down2")) == (["B7", "B1"], ["R7", "Y7", "Y2", "Y3"])
    assert fact(state, "centre") == "B8:1"


def test_a_penalty_that_leaves_only_one_of_the_equal_cards_shuts_the_call() -> None:
    """SNP-4: to call for it then is wrong"""
    state = on(seven(), "2:tsarap")
    assert fact(state, "equal") == ""
    on(state, "0:tsap")
    assert fact(state, "centre") == "Y9,Y7:1,G9,R7:1"


def test_a_penalty_that_leaves_several_equal_cards_leaves_the_call_open() -> None:
    """SNP-4"""
    text = "turn=0 down0=R1,R7 down1=B2 up1=B7 down2=Y2 up2=Y9,Y7 down3=G4"
    state = on(at(text, 4), "turn", "2:tsarap", "1:tsap")
    assert pile(state, "down1") == ["R7", "B7", "B2"]
    assert fact(state, "centre") == "Y9,Y7:1"


def test_a_pile_that_comes_to_the_centre_is_not_won_by_the_card_turned_up_before() -> None:
    """SNP-4"""
    state = on(seven(), "2:tsarap", "1:tsarap")
    assert fact(state, "centre") == "Y9,Y7:1"
    assert pile(state, "down1") == ["B1"]


def test_who_has_no_face_up_card_pays_nothing() -> None:
    """SNP-4: the call has no effect, and is not made again before the next card"""
    state = on(seven(), "1:tsap")
    assert (pile(state, "centre"), pile(state, "down1")) == ([], ["B1"])
    assert texts(state, 1) == ["tsarap"]
    assert refused(state, "1:tsap") == ("SNP-4", "called_in_vain")
    on(state, "1:tsarap")
    assert 1 not in state.deciders
    on(state, "turn")
    assert texts(state, 1) == ["tsap", "tsarap"]


def test_who_is_out_and_calls_wrongly_is_out_for_good() -> None:
    """SNP-4, SNP-6: not even a right call brings them back"""
    state = on(at("turn=0 down0=R1,R9 down1=B1,B7 down2=Y2 up2=Y9,Y8 centre=G7:1", 4), "turn", "3:tsap")
    assert 3 not in state.deciders
    on(state, "turn")
    assert 3 not in state.deciders
    on(state, "turn")
    assert (fact(state, "ranks"), fact(state, "lost")) == ("64", "8")
    assert refused(state, "3:tsarap") == ("SNP-4", "out_for_good")
    assert pile(on(state, "0:tsarap"), "down0") == ["G7", "R1"]


def test_who_loses_their_last_cards_by_a_wrong_call_and_calls_wrongly_again_is_out_for_good() -> None:
    """SNP-4"""
    state = on(at("turn=0 down0=R1,R9 down1=B1,B7 up2=Y8"), "turn")
    on(state, "2:tsap")
    assert 2 in state.deciders and state.turn == 1
    on(state, "2:tsap")
    assert 2 not in state.deciders


def test_a_call_that_comes_after_the_first_has_no_effect() -> None:
    """COM-3, SNP-3, SNP-4"""
    state = on(seven("centre=B7:1"), "2:tsap", "1:tsarap")
    before = [pile(state, place) for place in ("up0", "up2", "up3", "centre", "down0", "down2")]
    on(state, "0:tsap", "3:tsarap", "2:tsap", "1:tsarap")
    assert before == [pile(state, place) for place in ("up0", "up2", "up3", "centre", "down0", "down2")]
    assert texts(state, 0) == ["tsarap"]
    assert refused(state, "0:tsap") == ("SNP-4", "called_in_vain")
    on(state, "3:tsap")
    assert pile(state, "centre") == ["R8"]


def test_the_next_card_ends_every_occasion() -> None:
    """SNP-3, SNP-4: what was open, and what was won, is so no more"""
    state = on(seven("centre=B7:1"), "turn", "2:tsarap")
    assert fact(state, "centre") == "B7:1,Y9,Y7:1"
    state = on(seven("centre=B7:1"), "2:tsap", "1:tsarap", "turn", "0:tsap", "3:tsarap")
    assert fact(state, "centre") == "G9:1,R8,G5:1"


def test_a_call_is_not_stale_because_another_arrived_first() -> None:
    """COM-3"""
    state = seven("centre=B7:1")
    seen = int(state.version)
    on(state, "1:tsarap")
    state.apply(2, state.game.move("tsap"), seen)
    assert pile(state, "down2") == ["R7", "Y7", "Y2", "Y3"]
    state.apply(3, state.game.move("turn"), seen)
    assert state.turn == 2


# SNP-5, at the same instant


def test_owners_who_call_at_the_same_instant_get_nothing() -> None:
    """SNP-5: their face-up piles go, turned over, under their own"""
    state = tie(seven(), "tsap", 2, 0)
    assert piles(state, "down0", "up0") == [["R7", "G9", "R1"], []]
    assert piles(state, "down2", "up2") == [["Y7", "Y9", "Y2", "Y3"], []]
    assert (pile(state, "centre"), state.turn, fact(state, "equal")) == ([], 3, "")


def test_a_third_owner_comes_too_late_for_a_tie() -> None:
    """SNP-5, COM-3: the occasion is gone"""
    text = "turn=0 down0=R1,R7 down1=B2 up1=B7 down2=Y2 up2=Y9,Y7 down3=G4"
    state = on(tie(on(at(text, 4), "turn"), "tsap", 0, 1), "2:tsap")
    assert piles(state, "up0", "up1", "up2", "centre") == [[], [], ["Y9", "Y7"], []]


def test_a_wrong_call_at_the_same_instant_is_still_wrong_and_a_right_one_right() -> None:
    """SNP-5, SNP-4"""
    state = tie(seven(), "tsap", 1, 2, 3)
    assert (fact(state, "centre"), pile(state, "down2")) == ("R8:1", ["R7", "Y7", "Y2", "Y3"])
    state = tie(seven(), "tsap", 0, 2, 3)
    assert (fact(state, "centre"), piles(state, "up0", "up2")) == ("R8:1", [[], []])


def test_two_right_tsaraps_at_the_same_instant_leave_the_pile_where_it_is() -> None:
    """SNP-5: for this card"""
    state = tie(seven("centre=B9,B7:1"), "tsarap", 1, 3)
    assert (fact(state, "centre"), fact(state, "ranks")) == ("B9,B7:1", "")
    on(state, "2:tsarap")
    assert (fact(state, "centre"), pile(state, "up2")) == ("B9,B7:1", ["Y9", "Y7"])


def test_wrong_tsaraps_at_the_same_instant_cost_what_they_always_cost() -> None:
    """SNP-5, SNP-4"""
    assert fact(tie(seven(), "tsarap", 0, 2), "centre") == "G9,R7:1,Y9,Y7:1"


def test_only_who_may_call_can_be_in_a_tie() -> None:
    """SNP-5"""
    state = on(seven(), "1:tsap")
    before = str(state)
    with pytest.raises(Illegal):
        tie(state, "tsap", 0, 1)
    with pytest.raises(Illegal):
        tie(state, "turn", 0, 3)
    with pytest.raises(Malformed):
        tie(state, "tsap", 0)
    assert str(state) == before


def test_without_a_clock_there_are_no_ties() -> None:
    """SNP-5, option tie_ms"""
    game = koloda.game("snap", 3)
    assert game.options["tie_ms"] == 80
    assert [game.ties(game.move(text)) for text in ("turn", "tsap", "tsarap")] == [False, True, True]
    state = seven(tie_ms=0)
    with pytest.raises(Illegal):
        tie(state, "tsap", 0, 2)
    for value in (-1, 1001, "soon"):
        with pytest.raises(Malformed, match="tie_ms"):
            koloda.game("snap", 3, tie_ms=value)


def test_a_record_keeps_ties() -> None:
    """SNP-5"""
    match = koloda.game("snap", 3, size="tiny").match(seed=8)
    chance = Seeded(8)
    ties = 0
    while not match.over:
        seat = match.state.asked(chance)
        able = [each for each in range(3) if "tsap" in texts(match.state, each)]
        if len(able) > 1 and chance.below(4) == 0:
            match.tie(able[:2], match.game.move("tsap"))
            ties += 1
        else:
            answers = match.state.answers(seat)
            match.push(seat, answers[chance.below(len(answers))])
    assert ties > 0
    text = records.write(match, ["A", "B", "C"])
    assert json.loads(text)["entries"].count({"tie": {"seats": [0, 1], "move": "tsap"}}) > 0
    record = records.read(text)
    again = records.verify(record, match.game)
    assert str(again.state) == str(match.state)


# SNP-6, quartets and the end


def test_a_quartet_won_by_tsap_is_set_aside_at_once_for_all_to_see() -> None:
    """SNP-6: from the face-down pile and from the face-up one"""
    text = "turn=0 down0=R1,R7 down1=G4 down2=Y2,B7,Y3,G9 up2=G7,Y7"
    state = on(at(text), "turn", "2:tsap")
    assert bag(state, "quartets2") == {"R7", "Y7", "G7", "B7"}
    assert piles(state, "down2", "up2") == [["Y2", "Y3", "G9"], []]
    assert state.layout.places[state.layout.index["quartets2"]].eyes == "everybody"


def test_a_quartet_won_by_tsarap_is_set_aside_too() -> None:
    """SNP-6"""
    text = "turn=0 down0=R1,R7 down1=G4,R9,Y9 up1=Y7,G7,B1 down2=Y2,B3 centre=R2:1,G9,B9,B7:1"
    state = on(at(text), "turn", "1:tsarap")
    assert bag(state, "quartets1") == {"R9", "Y9", "G9", "B9"}
    assert piles(state, "down1", "up1") == [["B7", "G4"], ["Y7", "G7", "B1"]]


def test_four_cards_make_a_quartet_only_in_one_players_piles() -> None:
    """SNP-6: cards in the centre are nobody's"""
    text = "turn=0 down0=R1,R7 down1=G4 down2=Y2,B7 up2=Y7 centre=G7,G1:1"
    assert bag(on(at(text), "turn", "2:tsap"), "quartets2") == set()


def test_who_comes_back_with_a_tsarap_takes_the_next_turn_that_reaches_them() -> None:
    """SNP-6: the turn that has already passed over them does not come back"""
    state = on(at("turn=0 down0=R1,R7,R8 down1=B1,B2 down2=Y1,Y2 centre=G4,G8:1", 4), "turn")
    assert state.turn == 2
    on(state, "3:tsarap")
    assert (state.turn, pile(state, "down3")) == (2, ["G8", "G4"])
    assert [int(on(state, "turn").turn) for _ in range(3)] == [1, 0, 3]


def test_a_player_in_turn_who_loses_all_cards_is_passed_over() -> None:
    """SNP-6: by a wrong call, or because an equal card is taken"""
    state = on(at("turn=0 down0=R1,R7 down1=B1 up2=Y8"), "turn")
    assert state.turn == 2
    assert on(state, "2:tsap").turn == 1
    other = on(at("turn=0 down0=R1,R7 down1=B1 up2=Y7"), "turn", "0:tsap")
    assert (other.turn, pile(other, "up2")) == (1, [])


def test_the_game_ends_when_no_cards_are_left() -> None:
    """SNP-6: most quartets win"""
    state = at("turn=0 down0=R7 up1=Y7,B7,G7 quartets1=R1,Y1,G1,B1 quartets2=R2,Y2,G2,B2")
    on(state, "turn", "1:tsap")
    assert state.over
    assert (state.scores, state.returns) == ([0, 2, 1], [0, 2, 1])
    assert refused(state, "1:tsap") == ("SNP-6", "round_over")


def test_cards_in_the_centre_are_cards_left() -> None:
    """SNP-6"""
    state = at("turn=0 down0=R7 up1=Y7,B7,G7 down2=G9 centre=R9:1")
    assert not on(state, "turn", "1:tsap").over
    alone = at("turn=0 down0=R9,Y9 up2=B9 centre=G9:1")
    on(alone, "turn", "2:tsarap", "0:tsap")
    assert (alone.over, bag(alone, "quartets2")) == (False, set())


def test_the_game_ends_when_nobody_has_a_card_to_turn_up() -> None:
    """SNP-6"""
    state = at("turn=0 down0=R9 up1=Y8")
    on(state, "turn", "1:tsap")
    assert not state.over
    assert on(state, "0:tsap").over
    assert state.scores == [0, 0, 0]


def test_the_game_ends_after_sixty_laps_at_the_latest() -> None:
    """SNP-6, option max_laps: when the next card would be turned up, so that the last can still be called"""
    game = koloda.game("snap", 3)
    assert game.options["max_laps"] == 60
    state = at("turn=1 first=1 laps=59 down0=R1,R2 down1=G3,G4 down2=B5,B4")
    on(state, "turn", "turn", "turn")
    assert (state.turn, fact(state, "laps"), state.over) == (1, "60", False)
    assert pile(on(state.clone(), "1:tsap"), "down1") == ["B4", "G4", "G3"]
    state.listen()
    assert on(state, "turn").over
    assert pile(state, "down1") == ["G3"]
    ends = [(event.key, event.numbers) for event in state.events(None) if event.kind == NOTE]
    assert ends == [("laps_over", [60])]


@pytest.mark.parametrize("laps", [1, 3])
def test_the_number_of_laps_can_be_agreed(laps: int) -> None:
    """SNP-6, option max_laps"""
    state = koloda.game("snap", 4, max_laps=laps).deal(seed=4)
    turned = 0
    while not state.over:
        on(state, "turn")
        turned += 1
    assert turned == 4 * laps + 1
    for value in (0, 1001, "many"):
        with pytest.raises(Malformed, match="max_laps"):
            koloda.game("snap", 4, max_laps=value)


def test_laps_are_counted_where_they_began_whoever_still_plays() -> None:
    """SNP-6: a player without cards is passed over, their place counts the lap"""
    state = at("turn=2 first=3 laps=4 down2=R1,R2,R3 down1=G1,G2,G3", 4)
    counted = []
    for _ in range(5):
        counted.append((int(state.turn), fact(state, "laps")))
        on(state, "turn")
    assert counted == [(2, "4"), (1, "4"), (2, "5"), (1, "5"), (2, "6")]
    alone = at("turn=2 first=2 laps=4 down2=R1,R2,R3 centre=G1:1", 4)
    assert fact(on(alone, "turn", "turn"), "laps") == "6"


def test_the_most_quartets_win_the_match_and_ties_share() -> None:
    """SNP-6, COM-5"""
    match = koloda.game("snap", 3).match(seed=1)
    match.state = match.game.position("snap turn=0 down0=R7 up1=Y7,B7,G7 quartets2=R2,Y2,G2,B2")
    match.apply(0, match.game.move("turn"))
    match.apply(1, match.game.move("tsap"))
    assert (match.over, match.totals, match.winners) == (True, [0, 1, 1], [1, 2])


# SNP-7, all together


def test_everybody_turns_up_a_card_at_once_on_the_dealers_signal() -> None:
    """SNP-7"""
    state = dealt(4, 2, mixed(), together=True)
    assert (state.deciders, texts(state)) == ((2,), ["turn"])
    for lap in (1, 2):
        on(state, "turn")
        assert [len(pile(state, f"up{seat}")) for seat in range(4)] == [lap] * 4
        assert (state.turn, fact(state, "laps"), state.deciders) == (2, str(lap), (0, 1, 2, 3))
    assert refused(state, "1:turn") == ("SNP-2", "not_your_turn")


def together(text: str, players: int = 4, **options: Any) -> State:
    return on(at(text, players, together=True, **options), "turn")


def test_in_together_a_call_made_for_the_last_cards_is_stale_once_the_next_are_turned_up() -> None:
    """SNP-7, SNP-3: the dealer's too, who is in turn all the time"""
    state = together("turn=0 down0=R1,R7 down1=B2,B3")
    seen = int(state.version)
    on(state, "turn")
    for seat in (0, 1):
        with pytest.raises(Stale):
            state.apply(seat, state.game.move("tsap"), seen)


def test_in_together_piles_are_turned_over_and_players_without_cards_turn_up_nothing() -> None:
    """SNP-7, SNP-2"""
    state = together("turn=3 down0=R1 up1=B2,B3 down2=Y5")
    assert piles(state, "up0", "up1", "down1", "up2", "up3") == [["R1"], ["B2"], ["B3"], ["Y5"], []]
    assert state.turn == 3


def test_several_matches_at_once_are_separate_calls() -> None:
    """SNP-7: each takes the equal cards of the others"""
    state = together("turn=0 down0=R1,R7 down1=B2,B3 down2=Y2,Y7 down3=G4,G3")
    on(state, "1:tsap")
    assert piles(state, "down1", "up1", "up3", "up0", "up2") == [["G3", "B3", "B2"], [], [], ["R7"], ["Y7"]]
    on(state, "0:tsap")
    assert pile(state, "down0") == ["Y7", "R7", "R1"]
    on(state, "2:tsap", "3:tsap")
    assert pile(state, "centre") == []


def test_in_together_whoever_is_late_for_one_match_stays_so_when_another_is_won() -> None:
    """SNP-7, COM-3: a late call costs nothing"""
    state = together("turn=0 down0=R1,R7 down1=B2,B3 down2=Y2,Y7 down3=G4,G3")
    on(state, "1:tsap", "0:tsap", "3:tsap", "2:tsap")
    assert (pile(state, "centre"), fact(state, "late")) == ([], "15")
    state = together("turn=0 down0=R1,R7 down1=B2,B3 down2=Y2,Y7 down3=G4,G3 up3=G8")
    on(state, "1:tsap", "0:tsap", "3:tsap")
    assert piles(state, "up3", "centre") == [["G8"], []]


def test_in_together_wrong_calls_and_tsarap_are_as_always() -> None:
    """SNP-7, SNP-4: of several piles that can be won, the oldest goes first"""
    state = together("turn=0 down0=R1,R7 down1=B2,B3 down2=Y2,Y9 up2=R5 centre=G3:1,G2,G7:1,Y3:1")
    on(state, "2:tsap")
    assert fact(state, "centre") == "G3:1,G2,G7:1,Y3:1,R5,Y9:1"
    on(state, "2:tsarap")
    assert (pile(state, "down2"), fact(state, "centre")) == (["Y3", "G3", "Y2"], "G2,G7:1,R5,Y9:1")
    on(state, "2:tsarap")
    assert (pile(state, "down2"), fact(state, "centre")) == (["G7", "G2", "Y3", "G3", "Y2"], "R5,Y9:1")
    on(state, "1:tsarap")
    assert fact(state, "centre") == "R5,Y9:1"


def test_in_together_ties_are_settled_match_by_match() -> None:
    """SNP-7, SNP-5"""
    state = together("turn=0 down0=R1,R7 down1=B2,B3 down2=Y2,Y7 down3=G4,G3")
    tie(state, "tsap", 0, 1, 2)
    assert piles(state, "down0", "down2", "down1") == [["R7", "R1"], ["Y7", "Y2"], ["G3", "B3", "B2"]]
    state = together("turn=0 down0=R1,R7 down1=B2,B3 down2=Y2 centre=G3:1,G7:1")
    tie(state, "tsarap", 0, 2)
    assert fact(state, "centre") == "G3:1,G7:1"
    on(state, "1:tsarap")
    assert (fact(state, "centre"), pile(state, "down1")) == ("G3:1", ["G7", "B2"])


def test_in_together_a_penalty_shuts_only_its_own_match() -> None:
    """SNP-7, SNP-4"""
    state = together("turn=0 down0=R1,R7 down1=B2,B3 down2=Y2,Y7 down3=G4,G3")
    on(state, "2:tsarap")
    assert fact(state, "equal") == "10"


def test_in_together_quartets_stay_in_play_and_those_dealt_count_as_four_cards() -> None:
    """SNP-7"""
    state = together("turn=0 down0=R1,R7 down1=B2 down2=Y2,G7,B7,Y7 quartets3=R5,Y5,G5,B5", max_laps=1)
    on(state, "2:tsap")
    assert pile(state, "down2") == ["R7", "Y7", "Y2", "G7", "B7"]
    assert bag(state, "quartets2") == set()
    on(state, "turn")
    assert (state.over, state.scores) == (True, [1, 1, 5, 4])


def test_in_together_whoever_has_all_cards_wins_at_once() -> None:
    """SNP-7"""
    state = together("turn=0 down0=R7 down1=Y7,G7", 3)
    on(state, "1:tsap")
    assert (state.over, state.scores) == (True, [0, 3, 0])
    left = together("turn=0 down0=R7 down1=Y7,G7 centre=B1:1", 3)
    assert not on(left, "1:tsap").over


def test_in_together_a_dealer_without_cards_still_gives_the_signal() -> None:
    """SNP-7"""
    state = together("turn=3 down0=R1,R2 down1=B5,B3", 4)
    on(state, "3:tsap")
    assert (texts(state, 3), fact(state, "lost")) == (["turn"], "8")
    assert refused(state, "3:tsap") == ("SNP-4", "out_for_good")
    on(state, "turn")
    assert pile(state, "up0") == ["R2", "R1"]


# COM-7, what everybody remembers


def test_what_was_face_up_is_known_when_it_lies_face_down() -> None:
    """COM-7, SNP-2, SNP-3, SNP-4"""
    state = on(seven("centre=B9,B8:1"), "2:tsap")
    for viewer in (0, 1, 2, 3, None):
        assert pile(state.view(viewer), "down2") == ["R7", "Y7", "?", "?"]
        assert pile(state.view(viewer), "centre") == ["?", "B8"]
        assert pile(state.view(viewer, memory=False), "down2") == ["?"] * 4


def test_a_card_known_to_be_somewhere_in_ones_own_pile_is_known_until_it_comes_up() -> None:
    """COM-7, SNP-1"""
    state = koloda.game("snap", 3).deal(seed=6)
    seat = int(state.turn)
    mine = pile(state, f"down{seat}")
    on(state, "turn")
    view = state.view(seat)
    known = {text for face, text in enumerate(state.game.faces) if view.count[seat * 80 + face] > 0}
    assert known == set(mine[:-1])


def test_in_the_centre_the_tops_lie_open() -> None:
    """COM-7"""
    state = at("turn=0 down0=R1,R2 down1=B1 centre=G3,G9:1,R9:1,B2,Y8:1")
    assert pile(state.view(1, memory=False), "centre") == ["?", "G9", "R9", "?", "Y8"]
    assert state.game.lying(state.view(1, memory=False), state.layout.index["centre"]) == [
        *["?", "G9 |", "R9 |", "?", "Y8"]
    ]


class Memory:
    """One viewer that follows what it is told and remembers every pile card by card."""

    def __init__(self, state: State, viewer: int | None) -> None:
        self.viewer = viewer
        self.players = int(state.players)
        self.turning = False
        sizes = [int(size) for size in state.size]
        self.piles: dict[int, list[int | None]] = {}
        for place in (*range(2 * self.players), 3 * self.players):
            self.piles[place] = [None] * sizes[place]
        self.inside = Counter[int]()
        if viewer is not None:
            self.inside.update(face for face, _ in cells_of(state, viewer))

    def hear(self, state: State) -> None:
        for event in state.events(self.viewer):
            if event.kind in (MOVE, NOTE):
                self.turning = event.key == "turns_over"
            elif event.kind == CARDS:
                self.follow(event.src, event.cell, event.dst, event.face)

    def follow(self, src: int, cell: int, dst: int, face: int) -> None:
        card = self.piles[src].pop(cell)
        if src == self.viewer and card is None and face >= 0:
            self.inside[face] -= 1
        card = face if face >= 0 else card
        if dst in self.piles:
            self.piles[dst].insert(0 if dst < self.players and not self.turning else len(self.piles[dst]), card)

    def compare(self, state: State) -> None:
        view = state.view(self.viewer)
        for place, remembered in self.piles.items():
            known = [None if face == UNKNOWN else face for face, _ in cells_of(view, place)]
            assert known == remembered, (state.layout.names[place], self.viewer, str(state))
            n = int(state.faces)
            inside = Counter({face: int(view.count[place * n + face]) for face in range(n)})
            assert +inside == (+self.inside if place == self.viewer else Counter()), (self.viewer, str(state))


def remember(state: State, chance: Seeded, steps: int, every: int) -> None:
    """Play on at random, with ties; each viewer remembers all the time, and one of them is compared now and then."""
    state.listen()
    memories = [Memory(state, viewer) for viewer in (*range(int(state.players)), None)]
    while not state.over and steps > 0:
        steps -= 1
        step(state, chance)
        for memory in memories:
            memory.hear(state)
        state.heard = []
        if steps % every == 0:
            memories[chance.below(len(memories))].compare(state)


def step(state: State, chance: Seeded) -> None:
    """An answer by chance, silent or right more often than not, or two calls at the same instant."""
    seat = state.asked(chance)
    move = state.game.move("tsarap" if chance.below(2) else "tsap")
    able = [each for each in state.deciders if move.text in texts(state, each)]
    if len(able) > 1 and chance.below(12) == 0:
        tie(state, move.text, *able[: 2 + chance.below(2)])
        return
    answers = state.answers(seat)
    best = bot("greedy").choose(state.view(seat), answers, chance)
    state.push(seat, best if chance.below(5) else answers[chance.below(len(answers))])


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("together", [False, True])
def test_everybody_knows_exactly_what_they_have_followed(players: int, together: bool) -> None:
    """COM-7"""
    chance = Seeded(players, 2)
    for seed in range(8):
        remember(koloda.game("snap", players, size="tiny", together=together).deal(seed=seed), chance, 400, 1)
    remember(koloda.game("snap", players, together=together).deal(seed=players), chance, 800, 20)


class TieTrail(Trail):
    """A match in which calls are made at the same instant, too."""

    def step(self) -> None:
        call = self.game.move(("tsap", "tsarap")[self.below(2)])
        able = [seat for seat in self.state.deciders if call.text in texts(self.state, seat)]
        if len(able) > 1 and self.below(3) == 0:
            self.match.tie(able[: 2 + self.below(3)], call)
        else:
            super().step()


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("together", [False, True])
def test_ties_keep_every_promise(players: int, together: bool) -> None:
    """SNP-5"""
    for seed in range(6):
        trail = TieTrail(koloda.game("snap", players, size="tiny", together=together), seed)
        while not trail.state.over:
            trail.step()
            check_cards(trail)
            check_facts(trail)
            check_claims(trail)
            check_views(trail, viewers(trail.game)[trail.below(players + 1)])


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("together", [False, True])
def test_a_second_program_lays_every_card_in_the_same_place(players: int, together: bool) -> None:
    """SNP-1 to SNP-7: played well enough that much is won"""
    chance = Seeded(players, 4)
    for size in ("tiny", "tiny", "full"):
        state = koloda.game("snap", players, size=size, together=together).deal(seed=players)
        table = brute.start(str(state), players, {"size": size, "together": str(together).lower()})
        while not state.over:
            seat = state.asked(chance)
            answers = state.answers(seat)
            best = bot("greedy").choose(state.view(seat), answers, chance)
            move = best if chance.below(4) else answers[chance.below(len(answers))]
            state.push(seat, move)
            if move.text == "silence":
                continue
            table = brute.play(table, seat, move.text)
            for owner in range(players):
                assert piles(state, f"down{owner}", f"up{owner}") == [table["down"][owner], table["up"][owner]]
                assert bag(state, f"quartets{owner}") == set(table["aside"][owner])
            assert pile(state, "centre") == [card for each in table["centre"] for card in each]
        assert state.scores == brute.scores(table)


# The end of every round, and the bot


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("together", [False, True])
def test_however_much_is_shouted_the_round_ends(players: int, together: bool) -> None:
    """SNP-6: calls without effect cannot be repeated, so even who always calls has to turn up a card in the end"""
    state = koloda.game("snap", players, together=together).deal(seed=1)
    said = 0
    while not state.over:
        able = [(seat, text) for seat in state.deciders for text in texts(state, seat)]
        seat, text = next((each for each in able if each[1] != "turn"), able[0])
        on(state, f"{seat}:{text}")
        said += 1
        assert said < 3000


@pytest.mark.parametrize("together", [False, True])
@pytest.mark.parametrize("players", [2, 4])
def test_greedy_clearly_beats_random(players: int, together: bool) -> None:
    game = koloda.game("snap", players, together=together)
    for seed in range(3):
        bots = [bot("greedy" if seat == seed % players else "random") for seat in range(players)]
        assert play(game, bots, seed).winners == [seed % players]


def test_greedy_shouts_what_is_right_and_nothing_else() -> None:
    greedy = bot("greedy")

    def said(state: State, seat: int) -> str:
        view = state.view(seat)
        return greedy.choose(view, view.answers(seat), Seeded(1)).text

    assert [said(seven(), seat) for seat in range(4)] == ["tsap", "silence", "tsap", "turn"]
    assert [said(seven("centre=B7:1"), seat) for seat in range(4)] == ["tsarap"] * 4
