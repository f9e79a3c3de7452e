"""Quartet, clause by clause (QUA-1 to QUA-4, COM-1, COM-2, COM-5)."""

from __future__ import annotations

import functools
from collections import Counter
from typing import Any

import pytest

from games.table import Rigged, bag, deciders, notes, play, refused, size, texts
from koloda import Malformed, Seeded, game
from koloda.bots.asking import QuartetGreedy
from koloda.bots.bot import Random
from koloda.games.quartet import Quartet, QuartetState
from koloda.kernel.events import CARDS, SHOW
from koloda.kernel.state import State

PLAYERS = range(3, 7)


@functools.cache
def rules(players: int = 3, **options: Any) -> Quartet:
    made = game("quartet", players, **options)
    assert isinstance(made, Quartet)
    return made


def table(text: str, players: int = 3, **options: Any) -> QuartetState:
    """A position; cards that no word names are in the box, so their quartets never lie."""
    state = rules(players, **options).position(f"quartet {text}", Seeded(1))
    assert isinstance(state, QuartetState)
    state.listen()
    return state


def quartet(*ranks: int) -> str:
    return ",".join(f"{colour}{rank}" for rank in ranks for colour in "RYGB")


HANDS = "hand0=R7,Y8,G9 hand1=Y7,G7,B8,R1 hand2=B7,G8,Y1"
"""Three hands with something of everything: of the 7 one, two and one."""


# QUA-1, the deal


@pytest.mark.parametrize("players", PLAYERS)
def test_all_cards_are_dealt_as_equally_as_possible(players: int) -> None:
    """QUA-1, COM-2: who begins, and the next to the right, have one more where there is one more"""
    for dealer in range(players):
        state = rules(players, dealer=dealer).deal(seed=5)
        shares = [size(state, f"hand{seat}") + size(state, f"quartets{seat}") for seat in range(players)]
        first = (dealer - 1) % players
        right = [shares[(first - i) % players] for i in range(players)]
        assert right == sorted(right, reverse=True) and sum(right) == 80 and right[0] - right[-1] <= 1
    assert rules().faces[:3] == ["R1", "R2", "R3"] and len(rules().faces) == 80


def test_it_is_for_three_to_six() -> None:
    """QUA-1"""
    for players in (2, 7):
        with pytest.raises(Malformed):
            game("quartet", players)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_player_to_the_dealers_right_begins(players: int) -> None:
    """QUA-1, COM-1, option dealer"""
    for dealer in range(players):
        assert rules(players, dealer=dealer).deal(seed=2).turn == (dealer - 1) % players
    assert {int(rules(players).deal(seed=seed).turn) for seed in range(60)} == set(range(players))
    with pytest.raises(Malformed, match="dealer"):
        Quartet(players, {"dealer": players})


def dealt(players: int, dealer: int, *hands: str, deck: str = "tiny") -> State:
    """A deal with the first cards of each hand named, by seat."""
    made = rules(players, size=deck, dealer=dealer)
    named = [hand.split(",") if hand else [] for hand in hands]
    spare = [card for card in made.faces if not any(card in hand for hand in named)]
    packet = []
    for i in range(len(made.faces)):
        hand = named[(dealer - 1 - i) % players]
        packet.append(hand.pop(0) if hand else spare.pop(0))
    return made.deal(chance=Rigged(made.faces, packet))


def test_complete_quartets_are_set_aside_with_the_deal_visible_to_all() -> None:
    """QUA-1"""
    state = dealt(3, 0, "", quartet(3), "R1,R2,R4")
    assert bag(state, "quartets1") == ["R3", "Y3", "G3", "B3"]
    assert [size(state, f"hand{seat}") for seat in range(3)] == [5, 1, 6]
    for viewer in (0, 1, 2, None):
        assert bag(state.view(viewer, memory=False), "quartets1") == ["R3", "Y3", "G3", "B3"]


@pytest.mark.parametrize("players", PLAYERS)
def test_after_the_deal_nobody_holds_a_quartet(players: int) -> None:
    """QUA-1"""
    for seed in range(60):
        state = rules(players, size="tiny").deal(seed=seed)
        for seat in range(players):
            ranks = Counter(card[1:] for card in bag(state, f"hand{seat}"))
            assert max(ranks.values(), default=0) < 4
        laid = [Counter(card[1:] for card in bag(state, f"quartets{seat}")) for seat in range(players)]
        assert all(n == 4 for ranks in laid for n in ranks.values())


def test_a_deal_of_nothing_but_quartets_is_a_round() -> None:
    """QUA-1, QUA-4"""
    state = dealt(4, 1, *[quartet(rank) for rank in (1, 2, 3, 4)])
    assert state.over and state.scores == [1, 1, 1, 1]


def test_who_has_only_quartets_does_not_begin() -> None:
    """QUA-1, QUA-4"""
    state = dealt(4, 1, quartet(2), "", "", "R1,R3")
    assert bag(state, "quartets0") == ["R2", "Y2", "G2", "B2"] and size(state, "hand0") == 0
    assert state.turn == 3


def test_a_quartet_completed_later_is_set_aside_at_once() -> None:
    """QUA-1"""
    state = table("turn=0 hand0=R7,Y7,G7,R1 hand1=B7,Y1 hand2=G1")
    play(state, "0 ask 1 7", "1 B7")
    assert bag(state, "quartets0") == ["R7", "Y7", "G7", "B7"] and bag(state, "hand0") == ["R1"]
    assert state.turn == 0


# QUA-2, asking and answering


def test_one_asks_another_player_for_any_rank_that_does_not_lie() -> None:
    """QUA-2"""
    state = table(f"turn=1 {HANDS} quartets2={quartet(3, 5)}")
    ranks = [rank for rank in range(1, 21) if rank not in (3, 5)]
    assert sorted(texts(state)) == sorted(f"ask {seat} {rank}" for seat in (0, 2) for rank in ranks)
    assert refused(state, "1 ask 1 7") == ("QUA-2", "not_yourself", {})
    assert refused(state, "1 ask 0 5") == ("QUA-2", "quartet_lies", {"rank": "5"})
    assert refused(state, "1 none") == ("QUA-2", "nobody_asks", {})
    assert refused(state, "1 Y7") == ("QUA-2", "nobody_asks", {})
    assert refused(state, "0 ask 1 7")[:2] == ("QUA-2", "not_your_turn")


def test_a_question_names_a_seat_and_a_rank() -> None:
    """QUA-2"""
    state = table(f"turn=1 {HANDS}")
    move = state.game.move("ask 2 17")
    assert state.game.describe(move) == {"verb": "ask", "seat": 2, "rank": 17, "text": "ask 2 17"}
    assert state.game.describe(state.game.move("none")) == {"verb": "none", "text": "none"}
    assert state.game.describe(state.game.move("R7"))["verb"] == "give"


@pytest.mark.parametrize("rank", [1, 7, 9, 20])
def test_whoever_is_asked_answers_whether_they_have_the_rank_or_not(rank: int) -> None:
    """QUA-2: who may decide tells nothing about the cards"""
    state = play(table(f"turn=0 {HANDS}"), f"0 ask 1 {rank}")
    assert deciders(state) == [1]
    assert "rank=" + str(rank) in str(state.view()).split() and "asker=0" in str(state.view()).split()


def test_who_has_the_rank_must_give_a_card_and_chooses_which() -> None:
    """QUA-2"""
    for card in ("Y7", "G7"):
        state = play(table(f"turn=0 {HANDS}"), "0 ask 1 7")
        assert refused(state, "1 none") == ("QUA-2", "must_give", {"rank": "7"})
        assert refused(state, "1 B7") == ("QUA-2", "not_in_hand", {"card": "B7"})
        assert refused(state, "1 ask 0 8") == ("QUA-2", "answer_first", {"rank": "7"})
        play(state, f"1 {card}")
        assert sorted(bag(state, "hand0")) == sorted(["R7", "Y8", "G9", card])
        assert size(state, "hand1") == 3 and notes(state) == []


def test_a_card_given_is_seen_by_all() -> None:
    """QUA-2"""
    state = play(table(f"turn=0 {HANDS}"), "0 ask 1 7", "1 G7")
    for viewer in (0, 1, 2, None):
        shown = [rules().faces[event.face] for event in state.events(viewer) if event.kind == CARDS]
        assert shown == ["G7"]


def test_the_asker_goes_on_with_anyone_and_any_rank() -> None:
    """QUA-2"""
    state = play(table(f"turn=0 {HANDS}"), "0 ask 1 7", "1 G7")
    assert state.turn == 0 and len(texts(state)) == 40
    play(state, "0 ask 1 7", "1 Y7", "0 ask 2 8", "2 G8")
    assert state.turn == 0


def test_with_one_question_a_turn_a_card_passes_the_turn_to_the_right() -> None:
    """QUA-2, option go_on"""
    assert rules().options["go_on"] is True
    state = play(table(f"turn=0 {HANDS}", go_on=False), "0 ask 1 7", "1 G7")
    assert state.turn == 2
    play(state, "2 ask 0 8", "0 Y8")
    assert state.turn == 1
    state = play(table(f"turn=0 {HANDS}", go_on=False), "0 ask 1 9", "1 none")
    assert state.turn == 1


def test_who_has_none_says_so_and_is_the_next_to_ask() -> None:
    """QUA-2"""
    for asked in (1, 2):
        state = play(table(f"turn=0 {HANDS}"), f"0 ask {asked} 9")
        assert texts(state, asked) == ["none"]
        play(state, f"{asked} none")
        assert state.turn == asked and "ask 0 9" in texts(state)
        assert (state.asker, state.rank) == (-1, 0)


@pytest.mark.parametrize("asked", [1, 2, 3])
def test_a_miss_may_pass_the_turn_to_the_right(asked: int) -> None:
    """QUA-2, option miss"""
    hands = "hand0=R7 hand1=Y8 hand2=G9 hand3=G10"
    state = play(table(f"turn=0 {hands}", 4, miss="next"), f"0 ask {asked} 7", f"{asked} none")
    assert state.turn == 3
    assert rules().options["miss"] == "asked"
    with pytest.raises(Malformed, match="miss"):
        Quartet(3, {"miss": "left"})


def test_one_may_have_to_hold_what_one_asks_for() -> None:
    """QUA-2, option must_hold"""
    state = table(f"turn=1 {HANDS}", must_hold=True)
    assert sorted(texts(state)) == sorted(f"ask {seat} {rank}" for seat in (0, 2) for rank in (1, 7, 8))
    assert refused(state, "1 ask 0 9") == ("QUA-2", "rank_not_held", {"rank": "9"})
    assert rules().options["must_hold"] is False and "ask 0 9" in texts(table(f"turn=1 {HANDS}"))


# QUA-3, wrong cards


def test_who_has_a_right_card_may_give_a_wrong_one() -> None:
    """QUA-3"""
    state = play(table(f"turn=0 {HANDS}"), "0 ask 1 7")
    assert sorted(texts(state, 1)) == ["B8", "G7", "R1", "Y7"]
    assert [(move.text, len(state.preview(1, move))) for move in state.moves(1)] == [
        ("R1", 1), ("Y7", 0), ("G7", 0), ("B8", 1)
    ]  # fmt: skip
    assert state.preview(1, state.game.move("R1"))[0].key == "costs"


def test_who_has_no_right_card_cannot_give_a_wrong_one() -> None:
    """QUA-3"""
    state = play(table(f"turn=0 {HANDS}"), "0 ask 1 9")
    assert refused(state, "1 B8") == ("QUA-3", "no_right_card", {"rank": "9"})
    assert texts(state, 1) == ["none"]


def test_a_wrong_card_is_shown_goes_back_and_costs_a_point() -> None:
    """QUA-3"""
    state = play(table(f"turn=0 {HANDS}"), "0 ask 1 7", "1 B8")
    assert [int(points) for points in state.lost] == [0, 1, 0]
    assert bag(state, "hand1") == ["R1", "Y7", "G7", "B8"] and size(state, "hand0") == 3
    for viewer in (0, 1, 2, None):
        shown = [rules().faces[event.face] for event in state.events(viewer) if event.kind == SHOW]
        assert shown == ["B8"]
        if viewer != 1:
            assert bag(state.view(viewer), "hand1") == ["B8"]
    assert notes(state) == ["wrong_card 1"]


def test_after_a_wrong_card_the_asker_asks_the_others_for_the_same_rank() -> None:
    """QUA-3"""
    state = play(table(f"turn=0 {HANDS} hand3=Y9,Y20", 4), "0 ask 1 7", "1 B8")
    assert deciders(state) == [0]
    assert texts(state) == ["ask 2 7", "ask 3 7"]
    assert refused(state, "0 ask 1 7") == ("QUA-3", "asked_already", {"seat": "1"})
    assert refused(state, "0 ask 2 8") == ("QUA-3", "same_rank", {"rank": "7"})
    assert refused(state, "0 ask 0 7") == ("QUA-2", "not_yourself", {})
    assert refused(state, "0 R7") == ("QUA-2", "nobody_asks", {})


def test_who_has_none_does_not_end_it() -> None:
    """QUA-3"""
    state = play(table(f"turn=0 {HANDS} hand3=Y9,Y20", 4), "0 ask 1 7", "1 B8", "0 ask 3 7", "3 none")
    assert state.turn == 0 and texts(state) == ["ask 2 7"]
    play(state, "0 ask 2 7", "2 B7")
    assert sorted(bag(state, "hand0")) == ["B7", "G9", "R7", "Y8"]
    assert state.turn == 0 and len(texts(state)) == 60


def test_another_wrong_card_costs_its_owner_a_point_too() -> None:
    """QUA-3"""
    state = play(table(f"turn=0 {HANDS} hand3=Y9,Y20", 4), "0 ask 1 7", "1 B8", "0 ask 2 7", "2 G8")
    assert [int(points) for points in state.lost] == [0, 1, 1, 0]
    assert texts(state) == ["ask 3 7"]


def test_when_one_gives_the_card_the_others_are_asked_no_more() -> None:
    """QUA-3"""
    state = play(table(f"turn=0 {HANDS} hand3=Y9,Y20", 4), "0 ask 1 7", "1 B8", "0 ask 2 7", "2 B7")
    assert state.turn == 0 and "ask 1 7" in texts(state) and "ask 3 8" in texts(state)
    assert (state.rank, state.tried) == (0, 0)


@pytest.mark.parametrize(("order", "last"), [((1, 2, 3), 3), ((1, 3, 2), 2)])
@pytest.mark.parametrize("miss", ["asked", "next"])
def test_when_all_were_asked_in_vain_the_turn_passes_as_after_a_miss_by_the_last(
    order: tuple[int, ...], last: int, miss: str
) -> None:
    """QUA-3, option miss: seat 3 has none, seats 1 and 2 show wrong cards"""
    state = table(f"turn=0 {HANDS} hand3=Y9,Y20", 4, miss=miss)
    answers = {1: "B8", 2: "G8", 3: "none"}
    for seat in order:
        play(state, f"0 ask {seat} 7", f"{seat} {answers[seat]}")
    assert state.turn == (last if miss == "asked" else 3)
    assert len(texts(state)) > 40 and (state.rank, state.tried) == (0, 0)


def test_where_nobody_else_is_left_to_ask_a_wrong_card_ends_the_turn() -> None:
    """QUA-3, QUA-4"""
    state = play(table("turn=0 hand0=R7,Y8 hand1=Y7,B8"), "0 ask 1 7", "1 B8")
    assert state.turn == 1 and [int(points) for points in state.lost] == [0, 1, 0]


def test_after_a_quartet_by_a_second_question_the_asker_goes_on() -> None:
    """QUA-1, QUA-3"""
    state = table("turn=0 hand0=R7,Y7,Y8 hand1=G7,B8 hand2=B7,G8")
    play(state, "0 ask 1 7", "1 B8", "0 ask 2 7", "2 B7", "0 ask 1 7", "1 G7")
    assert bag(state, "quartets0") == ["R7", "Y7", "G7", "B7"] and state.turn == 0


def test_with_one_question_a_turn_the_questions_after_a_wrong_card_are_still_asked() -> None:
    """QUA-2, QUA-3, option go_on"""
    state = play(table(f"turn=1 {HANDS}", go_on=False), "1 ask 0 7", "0 G9")
    assert texts(state) == ["ask 2 7"]
    play(state, "1 ask 2 7", "2 B7")
    assert state.turn == 0


def test_without_honour_a_right_card_is_given_by_itself() -> None:
    """QUA-3, option honour"""
    state = play(table(f"turn=0 {HANDS}", honour=False), "0 ask 2 7")
    assert deciders(state) == [0] and sorted(bag(state, "hand0")) == ["B7", "G9", "R7", "Y8"]
    for viewer in (0, 1, 2, None):
        assert [rules().faces[e.face] for e in state.events(viewer) if e.kind == CARDS] == ["B7"]
    play(state, "0 ask 1 9")
    assert deciders(state) == [1] and notes(state) == ["has_none 1"]
    assert "not.hand1=4:R9,Y9,G9,B9" in str(state.view()).split()


def test_without_honour_chance_says_which_of_several_right_cards_it_is() -> None:
    """QUA-3, option honour"""
    found = set()
    for seed in range(40):
        state = rules(honour=False).position(f"quartet turn=0 hand0=R8 hand1=Y7,G7,B7 hand2={quartet(2)}", Seeded(seed))
        play(state, "0 ask 1 7")
        found |= set(bag(state, "hand0")) - {"R8"}
        assert size(state, "hand1") == 2
    assert found == {"Y7", "G7", "B7"}


def test_honour_is_the_default() -> None:
    """QUA-3, option honour"""
    assert rules().options["honour"] is True


# QUA-4, players without cards, and the end


def test_a_player_without_cards_is_not_asked() -> None:
    """QUA-4"""
    state = table("turn=0 hand0=R7,Y8 hand2=Y7,B8")
    assert not any(text.startswith("ask 1") for text in texts(state))
    assert refused(state, "0 ask 1 7") == ("QUA-4", "no_cards", {"seat": "1"})
    state = play(table("turn=0 hand0=R7,Y8 hand1=R9 hand2=Y7,B8", 4), "0 ask 2 7", "2 B8")
    assert texts(state) == ["ask 1 7"]
    assert refused(state, "0 ask 3 7") == ("QUA-4", "no_cards", {"seat": "3"})


def test_a_turn_of_a_player_without_cards_goes_on_to_the_right() -> None:
    """QUA-4"""
    state = table("turn=0 hand0=R7,Y8 hand1=B8 hand2=Y9", 4, miss="next")
    play(state, "0 ask 1 7", "1 none")
    assert state.turn == 2
    state = play(table("turn=0 hand0=R7,Y8 hand1=B8 hand2=Y7", 4, go_on=False), "0 ask 2 7", "2 Y7")
    assert state.turn == 1


def test_who_has_just_laid_their_last_cards_passes_the_turn_to_the_right() -> None:
    """QUA-4"""
    state = table("turn=0 hand0=R7,Y7,G7 hand1=B7,Y8 hand2=R8")
    play(state, "0 ask 1 7", "1 B7")
    assert size(state, "hand0") == 0 and state.turn == 2
    state = play(table("turn=0 hand0=R7,Y7,G7 hand1=B7,Y8 hand3=R8", 4), "0 ask 1 7", "1 B7")
    assert state.turn == 3


def test_who_gives_their_last_card_leaves_the_turn_with_the_asker() -> None:
    """QUA-4"""
    state = play(table("turn=0 hand0=R7,Y8 hand1=B7 hand2=R8"), "0 ask 1 7", "1 B7")
    assert state.turn == 0 and not any(text.startswith("ask 1") for text in texts(state))


def test_where_nobody_is_left_to_ask_the_game_is_over() -> None:
    """QUA-4: as a round goes that is when all quartets lie; here cards are missing"""
    state = table("turn=0 hand0=R7,Y7,G7,R1 hand1=B7")
    assert play(state, "0 ask 1 7", "1 B7").scores == [1, 0, 0]


def test_the_game_ends_when_all_quartets_lie_and_lost_points_are_taken_off() -> None:
    """QUA-4"""
    text = f"turn=0 hand0=R20,Y20,G20 hand1=B20 quartets0={quartet(1)} quartets1={quartet(*range(2, 12))}"
    state = table(f"{text} quartets2={quartet(*range(12, 20))} lost=1,3,0")
    play(state, "0 ask 1 20", "1 B20")
    assert state.over and state.scores == state.returns == [1, 7, 8]


def test_most_points_win_and_ties_share() -> None:
    """QUA-4, COM-5"""
    text = f"turn=0 hand0=R20,Y20,G20 hand1=B20 quartets0={quartet(1)} quartets1={quartet(*range(2, 12))}"
    for lost, winners in (("0,2,0", [1, 2]), ("0,1,0", [1]), ("0,3,0", [2])):
        match = rules(3).match(seed=1)
        match.state = rules(3).position(f"quartet {text} quartets2={quartet(*range(12, 20))} lost={lost}")
        match.apply(0, rules(3).move("ask 1 20"))
        match.apply(1, rules(3).move("B20"))
        assert match.over and match.winners == winners


def test_a_match_is_one_round() -> None:
    """COM-5: the page names no number of rounds"""
    assert rules().rounds() == 1
    with pytest.raises(Malformed, match="rounds"):
        Quartet(3, {"rounds": 2})


@pytest.mark.parametrize("players", PLAYERS)
def test_too_many_questions_without_a_quartet_end_the_round(players: int) -> None:
    """QUA-4: two players could ask each other for the same card for ever"""
    bound = 20 * players * (players - 1)
    spare = " ".join(f"hand{seat}=B{seat},G{seat}" for seat in range(2, players))
    state = table(f"turn=0 hand0=R7,Y8 hand1=Y7,R8 {spare} quartets1={quartet(20)} lost={lost(players)}", players)
    for question in range(bound):
        assert not state.over and state.idle == question
        asker = int(state.turn)
        play(state, f"{asker} ask {1 - asker} 19", f"{1 - asker} none")
    assert state.over and notes(state) == [f"no_quartets {bound}"]
    assert state.scores == [0, 1, *[0] * (players - 3), -2]


def lost(players: int) -> str:
    return ",".join(["0"] * (players - 1) + ["2"])


def test_a_quartet_begins_the_count_of_questions_anew() -> None:
    """QUA-4"""
    state = table("turn=0 idle=119 hand0=R7,Y7,G7,R1 hand1=B7,Y1 hand2=G1")
    play(state, "0 ask 1 7", "1 B7")
    assert deciders(state) == [0] and state.idle == 0
    state = table("turn=0 idle=119 hand0=R7,Y7,G7,R1 hand1=B7,Y1 hand2=G1")
    play(state, "0 ask 1 1", "1 Y1")
    assert state.over


def test_the_questions_after_a_wrong_card_are_asked_before_the_round_ends() -> None:
    """QUA-3, QUA-4"""
    state = table("turn=0 idle=119 hand0=R7,Y7,G7,R1 hand1=B7,Y1 hand2=G1")
    play(state, "0 ask 1 7", "1 Y1")
    assert deciders(state) == [0] and state.idle == 120
    play(state, "0 ask 2 7", "2 none")
    assert deciders(state) == [] and state.idle == 121


# What every seat knows


def test_who_has_none_is_known_to_have_none_until_a_card_comes() -> None:
    """QUA-2, COM-7"""
    state = play(table(f"turn=0 {HANDS}"), "0 ask 1 9", "1 none")
    for viewer in (0, 2, None):
        view = state.view(viewer)
        assert "not.hand1=4:R9,Y9,G9,B9" in str(view).split()
        for seed in range(20):
            drawn = rules().resample(view, Seeded(seed))
            assert not any(card[1:] == "9" for card in bag(drawn, "hand1"))
    play(state, "1 ask 0 9", "0 G9")
    for viewer in (0, 2, None):
        assert bag(state.view(viewer), "hand1") == ["G9"]
        assert "not.hand1=4:R9,Y9,G9,B9" in str(state.view(viewer)).split()


def test_what_one_has_not_adds_up() -> None:
    """QUA-2, COM-7"""
    state = play(table(f"turn=0 {HANDS}"), "0 ask 1 9", "1 none", "1 ask 2 3", "2 none", "2 ask 1 2", "1 none")
    assert "not.hand1=4:R2,R9,Y2,Y9,G2,G9,B2,B9" in str(state.view(0)).split()
    assert "not.hand2=3:R3,Y3,G3,B3" in str(state.view(0)).split()


def test_who_gave_a_card_may_have_more() -> None:
    """QUA-2, COM-7"""
    state = play(table(f"turn=0 {HANDS}"), "0 ask 1 7", "1 Y7")
    assert not any(word.startswith("not.hand1") for word in str(state.view(2)).split())


def test_a_card_given_is_known_where_it_went_until_it_goes_on() -> None:
    """QUA-2, COM-7"""
    state = play(table(f"turn=0 {HANDS}"), "0 ask 1 7", "1 Y7", "0 ask 2 9", "2 none")
    for viewer in (1, 2, None):
        assert bag(state.view(viewer), "hand0") == ["Y7"]
        assert bag(state.view(viewer, memory=False), "hand0") == []
    play(state, "2 ask 0 7", "0 R7")
    for viewer in (1, None):
        assert bag(state.view(viewer), "hand0") == ["Y7"]
        assert bag(state.view(viewer), "hand2") == ["R7"]
    play(state, "2 ask 0 7", "0 Y7")
    assert bag(state.view(1), "hand0") == [] and bag(state.view(1), "hand2") == ["R7", "Y7"]


class Memory:
    """One viewer that hears questions and answers and remembers by itself, hand by hand."""

    def __init__(self, state: State, viewer: int | None) -> None:
        self.viewer = viewer
        self.game = state.game
        self.heard = 0
        self.asked = (-1, 0)
        self.places = [place.name for place in state.layout.places]
        self.known = [Counter[str]() for _ in range(int(state.players))]
        self.lacks: list[set[str]] = [set() for _ in self.known]

    def hear(self, state: State) -> None:
        events = state.events(self.viewer)
        for event in events[self.heard :]:
            if event.move is not None and event.move.verb == "ask":
                self.asked = (event.move.seat, event.move.rank)
            if event.key == "has_none" or (event.move is not None and event.move.verb == "none"):
                self.lacks[event.seat].add(str(self.asked[1]))
                assert event.seat == self.asked[0]
            if event.kind == SHOW:
                self.known[event.src][self.game.faces[event.face]] = 1
            elif event.kind == CARDS:
                assert event.face >= 0
                card = self.game.faces[event.face]
                if self.known[event.src][card]:
                    self.known[event.src][card] -= 1
                if self.places[event.dst].startswith("hand"):
                    self.known[event.dst][card] += 1
        self.heard = len(events)

    def compare(self, state: State) -> None:
        view = state.view(self.viewer)
        words = dict(word.partition("=")[::2] for word in str(view).split()[1:])
        for seat, cards in enumerate(self.known):
            known = sorted(cards.elements(), key=self.game.faces.index)
            if state.over or seat == self.viewer:
                assert bag(view, f"hand{seat}") == bag(state, f"hand{seat}")
            else:
                assert bag(view, f"hand{seat}") == known, (seat, self.viewer, str(state))
            unknown = size(state, f"hand{seat}") - len(known)
            barred = [card for card in self.game.faces if card[1:] in self.lacks[seat]]
            expected = f"{unknown}:{','.join(barred)}" if unknown and barred else ""
            assert words.get(f"not.hand{seat}", "") == expected, (seat, self.viewer, str(state))


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("options", [{}, {"honour": False}, {"must_hold": True, "go_on": False, "miss": "next"}])
@pytest.mark.parametrize("deck", ["tiny", "full"])
def test_every_seat_knows_what_it_has_followed_and_nothing_else(
    players: int, options: dict[str, Any], deck: str
) -> None:
    """COM-7"""
    chance = Seeded(players)
    for seed in range(8 if deck == "tiny" else 1):
        state = rules(players, size=deck, **options).deal(seed=seed)
        state.listen()
        memories = [Memory(state, viewer) for viewer in (*range(players), None)]
        step = 0
        while not state.over and step < 400:
            step += 1
            seat = state.asked(chance)
            answers = state.answers(seat)
            right = [move for move in answers if not state.preview(seat, move)]
            some = right if chance.below(3) else answers
            state.push(seat, some[chance.below(len(some))])
            for memory in memories:
                memory.hear(state)
                if step % 5 == 0 or deck == "tiny" or state.over:
                    memory.compare(state)


# What is plain to everybody


def forced(state: State) -> str | None:
    """The forced move, the same for everybody."""
    found = {None if move is None else move.text for move in (seen.forced() for seen in views(state))}
    assert len(found) == 1
    return found.pop()


def views(state: State) -> list[State]:
    return [state, *[state.view(viewer) for viewer in (*range(int(state.players)), None)]]


def test_who_is_known_to_have_none_can_only_say_so() -> None:
    """QUA-2"""
    state = play(table(f"turn=0 {HANDS}"), "0 ask 1 9")
    assert forced(state) is None
    play(state, "1 none", "1 ask 2 3", "2 none", "2 ask 1 9")
    assert forced(state) == "none"
    play(state, "1 none", "1 ask 0 9", "0 G9", "1 ask 2 15", "2 none", "2 ask 1 9")
    assert forced(state) is None


def test_who_is_known_to_hold_other_cards_can_only_say_none() -> None:
    """QUA-2"""
    state = table("turn=0 hand0=R7,Y8 hand1=Y7 hand2=B7,G8")
    play(state, "0 ask 1 7", "1 Y7", "0 ask 2 9", "2 none", "2 ask 0 8", "0 Y8", "2 ask 0 7", "0 Y7", "2 ask 0 7")
    assert size(state, "hand0") == 1 and forced(state) is None
    state = table("turn=0 hand0=R7,Y8 hand1=Y7,R9 hand2=B7,G8")
    play(state, "0 ask 1 7", "1 R9", "0 ask 2 7", "2 B7", "0 ask 1 7", "1 Y7", "0 ask 2 9", "2 none", "2 ask 1 7")
    assert forced(state) == "none"


def test_who_has_none_of_a_rank_that_all_know_to_be_elsewhere_can_only_say_so() -> None:
    """QUA-2"""
    state = table("turn=0 hand0=R1,Y1 hand1=R7,Y7,R3 hand2=G7,B7,R2 hand3=R4,Y5", 4)
    play(state, "0 ask 1 7", "1 R7", "0 ask 1 7", "1 Y7", "0 ask 3 9", "3 none", "3 ask 2 7", "2 G7")
    play(state, "3 ask 2 11", "2 none")
    other = play(state.clone(), "2 ask 1 7")
    assert forced(other) is None
    play(state, "2 ask 3 1", "3 none", "3 ask 2 7", "2 B7", "3 ask 2 11", "2 none", "2 ask 1 7")
    assert forced(state) == "none"


def test_a_lone_question_is_forced() -> None:
    """QUA-3, QUA-4"""
    state = play(table(f"turn=0 {HANDS}"), "0 ask 1 7", "1 B8")
    assert forced(state) == "ask 2 7"
    state = play(table(f"turn=0 {HANDS} hand3=Y9", 4), "0 ask 1 7", "1 B8")
    assert forced(state) is None
    last = f"turn=0 hand0=R20,Y20 hand1=B20,G20 quartets1={quartet(*range(1, 20))}"
    for options in ({}, {"must_hold": True}):
        assert forced(table(last, **options)) == "ask 1 20"
    last = f"turn=0 hand0=R20,Y19,G19 hand1=B20,G20,Y20,B19,R19 quartets1={quartet(*range(1, 19))}"
    assert forced(table(last)) is None


def test_a_hand_that_all_know_is_forced_when_it_has_one_answer() -> None:
    """QUA-2"""
    state = table("turn=0 hand0=R7 hand1=Y7,R1 hand2=B7,G8")
    play(state, "0 ask 1 7", "1 Y7", "0 ask 2 9", "2 none", "2 ask 0 7")
    assert forced(state) is None
    play(state, "0 R7", "2 ask 0 7")
    assert bag(state.view(), "hand0") == ["Y7"] and forced(state) == "Y7"


def test_nothing_is_forced_where_only_the_hand_forces_it() -> None:
    """QUA-2: a player who has none is asked like any other"""
    state = play(table(f"turn=0 {HANDS}"), "0 ask 1 9")
    assert texts(state, 1) == ["none"] and forced(state) is None
    state = play(table("turn=0 hand0=R7 hand1=Y7 hand2=B8"), "0 ask 1 7")
    assert texts(state, 1) == ["Y7"] and forced(state) is None


# The greedy bot


def choice(state: QuartetState, seat: int) -> str:
    return QuartetGreedy().choose(state.view(seat), state.answers(seat), Seeded(1)).text


def test_greedy_asks_for_what_it_saw_given() -> None:
    state = table("turn=0 hand0=R7,Y8 hand1=Y7,R9,Y9 hand2=G7,B9,G10")
    play(state, "0 ask 1 7", "1 Y7", "0 ask 1 8", "1 none", "1 ask 2 9", "2 B9", "1 ask 2 11", "2 none")
    assert choice(state, 2) == "ask 0 7"


def test_greedy_does_not_ask_again_who_had_none() -> None:
    state = table("turn=0 hand0=R7,Y7,Y8 hand1=R9,Y9 hand2=G7,B9,G8,B8")
    play(state, "0 ask 1 7", "1 none", "1 ask 0 9", "0 none")
    assert choice(state, 0) == "ask 2 7"


def test_greedy_gives_a_right_card_and_rather_one_that_all_know_of() -> None:
    state = table("turn=0 hand0=R7,Y8 hand1=Y7,R9 hand2=B7,G8")
    play(state, "0 ask 1 7", "1 Y7", "0 ask 2 9", "2 none", "2 ask 0 7")
    assert choice(state, 0) == "Y7"


@pytest.mark.parametrize("players", [3, 5])
def test_greedy_beats_random(players: int) -> None:
    chance = Seeded(players)
    mine = theirs = 0
    for seed in range(6):
        state = rules(players, honour=False).deal(seed=seed)
        while not state.over:
            seat = state.asked(chance)
            bot = QuartetGreedy() if seat == seed % players else Random()
            state.push(seat, bot.choose(state.view(seat), state.answers(seat), chance))
        mine += state.scores[seed % players]
        theirs += sum(state.scores) - state.scores[seed % players]
    assert mine * (players - 1) > 1.4 * theirs


@pytest.mark.parametrize("players", PLAYERS)
def test_greedy_rounds_end_with_all_quartets(players: int) -> None:
    """The bound on questions is for those who do not try"""
    chance = Seeded(players)
    for seed in range(2):
        state = rules(players).deal(seed=seed)
        while not state.over:
            seat = state.asked(chance)
            state.push(seat, QuartetGreedy().choose(state.view(seat), state.answers(seat), chance))
        assert sum(state.scores) == 20


@pytest.mark.parametrize("miss", ["asked", "next"])
@pytest.mark.parametrize("players", [3, 4, 6])
def test_greedy_asks_for_no_card_for_ever_where_a_turn_is_one_question(players: int, miss: str) -> None:
    """QUA-2, options go_on and miss: most rounds end with all quartets"""
    chance = Seeded(players)
    laid = []
    for seed in range(6):
        state = rules(players, go_on=False, miss=miss).deal(seed=seed)
        while not state.over:
            seat = state.asked(chance)
            state.push(seat, QuartetGreedy().choose(state.view(seat), state.answers(seat), chance))
        laid.append(sum(state.scores))
    assert min(laid) >= 19 and laid.count(20) > len(laid) / 2


def test_greedy_takes_no_card_that_will_be_taken_back() -> None:
    """QUA-2, option go_on"""
    rest = "hand3=R1,R2,R3,R4"
    state = table(f"turn=0 hand0=R7,G8 hand1=Y7,G7,R8 hand2=B7,B8,Y8 {rest}", 4, go_on=False)
    play(state, "0 ask 1 7", "1 Y7", "3 ask 1 7", "1 G7", "2 ask 0 7", "0 Y7")
    assert state.turn == 1
    greedy = QuartetGreedy()
    view = state.view(1)
    assert isinstance(view, QuartetState)
    assert greedy.hope(view, 2, 6) == -1 and greedy.hope(view, 3, 6) == -1
    assert greedy.hope(view, 2, 7) > 0
