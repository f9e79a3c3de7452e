"""Black Peter, clause by clause (BLP-1 to BLP-3, COM-1, COM-2, COM-7)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import koloda
from koloda import SILENCE, Illegal, Malformed, Seeded
from koloda.bots.pairs import BlackPeterGreedy
from koloda.games.black_peter import FORFEITS, BlackPeter
from koloda.kernel.events import CARDS, MOVE, NOTE, SHOW
from koloda.kernel.matches import Match
from koloda.kernel.state import State
from rigged import Rigged

PLAYERS = [2, 3, 4, 5, 6]
DECK = [f"{colour}{rank}" for colour in "RY" for rank in range(1, 21)]


def at(text: str, players: int = 3, **options: Any) -> State:
    return koloda.game("black-peter", players, **options).position(f"black-peter {text}", Seeded(1))


def cards(state: State, place: str) -> list[str]:
    """What lies in a place, as the position's text lists it: a hand from its first card on."""
    for word in str(state).split():
        if word.startswith(f"{place}="):
            return word.partition("=")[2].split(",")
    return []


def hand(state: State, seat: int) -> list[str]:
    return cards(state, f"hand{seat}")


def play(state: State, *said: str) -> State:
    """`0 draw 3`: a seat and its move."""
    for one in said:
        seat, _, text = one.partition(" ")
        state.apply(int(seat), state.game.move(text))
    return state


def may(state: State) -> list[int]:
    return list(state.deciders)


def offered(state: State, seat: int) -> list[str]:
    return [move.text for move in state.moves(seat)]


def refused(state: State, said: str) -> tuple[str, str, dict[str, str]]:
    """Clause, key and parts of the refusal, which changes nothing."""
    before = str(state)
    with pytest.raises(Illegal) as caught:
        play(state, said)
    assert str(state) == before
    reason = caught.value.reason
    return reason.clause, reason.key, reason.parts


def notes(state: State) -> list[tuple[str, int, list[int]]]:
    return [(event.key, event.seat, event.numbers) for event in state.events() if event.kind == NOTE]


def ranks(listed: list[str]) -> list[int]:
    return [int(card[1:]) for card in listed]


def dealt(order: list[str], players: int, dealer: int = 0) -> State:
    """The first of these cards is set aside, the others are dealt in their order; what is not named comes last."""
    game = koloda.game("black-peter", players, dealer=dealer)
    return game.deal(chance=Rigged(game, order + [card for card in DECK if card not in order]))


# BLP-1, the deal


@pytest.mark.parametrize("players", PLAYERS)
def test_one_card_of_forty_is_set_aside_and_all_others_are_dealt(players: int) -> None:
    """BLP-1, COM-2: as equally as possible, the dealer's left neighbour first."""
    state = koloda.game("black-peter", players, dealer=1).deal(seed=3)
    found = [hand(state, seat) + cards(state, f"pairs{seat}") for seat in range(players)]
    assert sorted(sum(found, cards(state, "aside"))) == sorted(DECK)
    more = 39 % players
    expected = [39 // players + ((seat - 2) % players < more) for seat in range(players)]
    assert [len(got) for got in found] == expected
    assert len(cards(state, "aside")) == 1


def test_cards_go_round_one_at_a_time_from_the_dealers_left() -> None:
    """BLP-1, COM-2"""
    state = dealt([f"R{rank}" for rank in range(1, 21)], 4, dealer=2)
    assert cards(state, "aside") == ["R1"]
    red = [[card for card in hand(state, seat) + cards(state, f"pairs{seat}") if card[0] == "R"] for seat in range(4)]
    assert [set(got) for got in red] == [
        {"R3", "R7", "R11", "R15", "R19"},
        {"R4", "R8", "R12", "R16", "R20"},
        {"R5", "R9", "R13", "R17"},
        {"R2", "R6", "R10", "R14", "R18"},
    ]


@pytest.mark.parametrize("players", [1, 7])
def test_it_is_for_two_to_six(players: int) -> None:
    """BLP-1"""
    with pytest.raises(Malformed, match="2 to 6 players"):
        koloda.game("black-peter", players)


def test_any_card_may_be_set_aside_and_nobody_sees_it() -> None:
    """BLP-1"""
    game = koloda.game("black-peter", 3)
    found = Counter(cards(game.deal(seed=seed), "aside")[0] for seed in range(400))
    assert set(found) == set(DECK)
    state = game.deal(seed=5)
    for viewer in (0, 1, 2, None):
        for memory in (True, False):
            assert cards(state.view(viewer, memory), "aside") == ["?1"]


@pytest.mark.parametrize("players", PLAYERS)
def test_pairs_that_were_dealt_are_set_aside_for_all_to_see(players: int) -> None:
    """BLP-1"""
    for seed in range(20):
        state = koloda.game("black-peter", players).deal(seed=seed)
        for seat in range(players):
            assert len(set(ranks(hand(state, seat)))) == len(hand(state, seat))
            laid = cards(state, f"pairs{seat}")
            assert all(n == 2 for n in Counter(ranks(laid)).values())
            for viewer in (*range(players), None):
                assert cards(state.view(viewer), f"pairs{seat}") == laid


def test_equal_numbers_make_a_pair_and_equal_colours_do_not() -> None:
    """BLP-1"""
    state = play(at("turn=0 hand0=R5 hand1=R6,Y5,R8 hand2=R7"), "0 draw 1")
    assert hand(state, 0) == ["R5", "R6"] and cards(state, "pairs0") == []
    state = play(at("turn=0 hand0=R5,R9 hand1=R6,Y5,R8 hand2=R7"), "0 draw 2")
    assert hand(state, 0) == ["R9"] and cards(state, "pairs0") == ["R5", "Y5"]


def test_the_card_set_aside_is_shown_at_the_end() -> None:
    """BLP-1"""
    state = at("turn=0 hand0=R5 hand1=R6,Y5 aside=Y6")
    state.listen()
    play(state, "0 draw 2")
    assert state.over
    for viewer in (0, 1, 2, None):
        assert cards(state.view(viewer, memory=False), "aside") == ["Y6"]
        shown = [event for event in state.events(viewer) if event.kind == SHOW]
        assert [(state.game.faces[event.face], event.src) for event in shown] == [("Y6", 6)]


# BLP-2, drawing


@pytest.mark.parametrize("dealer", [0, 1, 2, 3])
def test_the_dealers_left_neighbour_begins(dealer: int) -> None:
    """BLP-2, COM-1, option dealer"""
    state = koloda.game("black-peter", 4, dealer=dealer).deal(seed=3)
    assert state.turn == (dealer + 1) % 4


def test_turns_go_clockwise() -> None:
    """BLP-2"""
    state = at("turn=1 hand0=R1,R2 hand1=R3,R4 hand2=R5,R6")
    order = []
    for _ in range(5):
        order.append(int(state.turn))
        play(state, f"{state.turn} draw 1")
    assert order == [1, 2, 0, 1, 2]


def test_the_card_at_the_chosen_place_of_the_left_neighbours_hand_is_drawn() -> None:
    """BLP-2"""
    for n, card in enumerate(["Y9", "R3", "Y1", "R8"], 1):
        state = at("turn=1 hand0=R1 hand1=R4,R5 hand2=Y9,R3,Y1,R8")
        assert offered(state, 1) == ["draw 1", "draw 2", "draw 3", "draw 4"]
        play(state, f"1 draw {n}")
        assert hand(state, 1) == ["R4", "R5", card]
        assert hand(state, 2) == [other for other in ["Y9", "R3", "Y1", "R8"] if other != card]


def test_no_card_is_drawn_from_a_place_where_none_is() -> None:
    """BLP-2"""
    state = at("turn=1 hand0=R1 hand1=R4,R5 hand2=Y9,R3")
    assert refused(state, "1 draw 3") == ("BLP-2", "no_such_card", {"n": "2", "other": "2"})


def test_a_position_with_more_cards_in_a_hand_than_can_be_can_be_played_all_the_same() -> None:
    """BLP-2: there are places for twenty, as many as there are numbers."""
    many = ",".join(DECK[:25])
    state = at(f"turn=0 calls=1 hand0=Y6 hand1={many} hand2=Y7")
    assert offered(state, 0) == [f"draw {i}" for i in range(1, 21)]
    assert len(offered(state, 1)) == 20 * 19
    play(state, "1 put 20 1", "0 draw 1")
    assert hand(state, 0) == ["Y6", "R20"]
    assert at("turn=0").moves(0) == [] and at("turn=0").forced() is None


def test_all_hear_the_place_and_only_the_two_neighbours_see_the_card() -> None:
    """BLP-2"""
    state = at("turn=1 hand0=R1 hand1=R4,R5 hand2=Y9,R3")
    state.listen()
    play(state, "1 draw 2")
    for viewer in (0, 1, 2, None):
        heard = state.events(viewer)
        assert [event.move.text for event in heard if event.kind == MOVE and event.move] == ["draw 2"]
        faces = [event.face for event in heard if event.kind == CARDS]
        assert faces == ([state.game.face_of["R3"]] if viewer in (1, 2) else [-1])
    assert cards(state.view(2), "in.hand1") == ["R3"]
    assert cards(state.view(0), "in.hand1") == cards(state.view(None), "in.hand1") == []


def test_a_pair_that_is_formed_is_set_aside() -> None:
    """BLP-2, BLP-1"""
    state = at("turn=1 hand0=R1 hand1=R4,R3,R5 hand2=Y9,Y3 pairs1=R7,Y7")
    play(state, "1 draw 2")
    assert hand(state, 1) == ["R4", "R5"]
    assert cards(state, "pairs1") == ["R3", "R7", "Y3", "Y7"]
    assert cards(state.view(0), "pairs1") == ["R3", "R7", "Y3", "Y7"]


def test_who_has_no_cards_is_passed_over_and_not_drawn_from() -> None:
    """BLP-2"""
    state = at("turn=0 hand0=R1,R2 hand3=R3,R4 hand4=R5", 5)
    assert offered(state, 0) == ["draw 1", "draw 2"]
    play(state, "0 draw 1")
    assert (hand(state, 0), hand(state, 3), state.turn) == (["R1", "R2", "R3"], ["R4"], 3)


def test_a_player_whose_last_card_is_drawn_has_no_turn_any_more() -> None:
    """BLP-2"""
    state = play(at("turn=0 hand0=R1 hand1=R3 hand2=R5,R6", 3), "0 draw 1")
    assert state.turn == 2 and offered(state, 2) == ["draw 1", "draw 2"]


def test_who_begins_without_cards_is_passed_over() -> None:
    """BLP-2: all that seat 1 was dealt were pairs."""
    one = [card for rank in range(1, 6) for card in (f"R{rank}", f"Y{rank}")]
    rest = [card for card in DECK if card not in one and card != "R20"]
    order = ["R20"]
    for i in range(10):
        order += [one[i], *rest[3 * i : 3 * i + 3]][: 39 - 4 * i]
    state = dealt(order, 4)
    assert hand(state, 1) == [] and state.turn == 2


# BLP-2, the order of a hand


def test_the_one_who_is_drawn_from_may_put_the_hand_in_another_order_before() -> None:
    """BLP-2"""
    state = play(at("turn=0 hand0=R4,R5 hand1=R2,R6 hand2=Y9,R3,Y1"), "0 draw 1")
    assert state.turn == 1 and may(state) == [1, 2]
    assert offered(state, 2) == ["put 1 2", "put 1 3", "put 2 1", "put 2 3", "put 3 1", "put 3 2"]
    play(state, "2 put 1 3")
    assert hand(state, 2) == ["R3", "Y1", "Y9"] and may(state) == [1, 2]
    play(state, "2 put 3 2", "2 put 2 1")
    assert hand(state, 2) == ["Y9", "R3", "Y1"]
    play(state, "1 draw 2")
    assert hand(state, 1) == ["R6", "R3"] and may(state) == [0, 2]


def ready(text: str, players: int = 3) -> State:
    """A position in which the one who is drawn from may put the hand in order."""
    return at(f"calls=2 {text}", players)


def test_putting_a_hand_in_order_is_noticed_by_nobody_else() -> None:
    """BLP-2"""
    state = ready("turn=1 hand0=R1 hand1=R4,R5 hand2=Y9,R3,Y1")
    state.listen()
    before = [str(state.view(viewer)) for viewer in (0, 1, None)]
    version = int(state.version)
    play(state, "2 put 1 3")
    assert state.events(2) == [] and int(state.version) == version
    assert [str(state.view(viewer)) for viewer in (0, 1, None)] == before
    assert hand(state.view(2), 2) == ["R3~", "Y1~", "Y9~"]


def test_only_the_one_who_is_drawn_from_may_put_a_hand_in_order() -> None:
    """BLP-2"""
    state = ready("turn=1 hand0=R1,R2 hand1=R4,R5 hand2=Y9,R3,Y1")
    assert refused(state, "1 put 1 2") == ("BLP-2", "order_before_being_drawn_from", {})
    assert refused(state, "0 put 1 2") == ("BLP-2", "not_your_turn", {})
    assert refused(state, "2 put 1 4") == ("BLP-2", "no_such_place", {"n": "3"})
    assert refused(state, "2 put 4 1") == ("BLP-2", "no_such_place", {"n": "3"})
    assert refused(state, "2 draw 1") == ("BLP-2", "not_your_draw", {})


def test_a_single_card_cannot_be_put_in_another_order() -> None:
    """BLP-2: and everybody can see that nobody has to be waited for."""
    state = at("turn=0 calls=1 hand0=R1,R2 hand1=R3,R6 hand2=R5")
    assert may(state) == [0, 1]
    play(state, "0 draw 1")
    assert state.turn == 1 and offered(state, 1) == ["draw 1"]
    assert may(state) == [1] and int(state.callers) == 0


def test_a_draw_comes_from_the_order_that_the_hand_is_in() -> None:
    """BLP-2: the place, not the card, is what is chosen."""
    state = ready("turn=1 hand0=R1 hand1=R4,R5 hand2=Y9,R3,Y1")
    at_version = int(state.version)
    play(state, "2 put 1 3")
    state.apply(1, state.game.move("draw 1"), at=at_version)
    assert hand(state, 1) == ["R4", "R5", "R3"]


def test_who_has_two_cards_left_may_still_change_their_order() -> None:
    """BLP-2"""
    state = play(at("turn=0 hand0=R4,R5 hand1=R2,R6 hand2=Y9,R3"), "0 draw 1")
    assert state.turn == 1 and may(state) == [1, 2]
    assert offered(state, 2) == ["put 1 2", "put 2 1"]
    assert hand(play(state, "2 put 1 2"), 2) == ["R3", "Y9"]


@pytest.mark.parametrize("order", ["race", "calls_first"])
def test_whoever_is_drawn_from_is_asked_before_every_draw(order: str) -> None:
    """BLP-2: in the serial order nobody can be so quick that a hand cannot be put in order before."""
    for seed in range(3):
        state = koloda.game("black-peter", 4).deal(seed=seed)
        chance = Seeded(seed)
        asked: list[int] = []
        while not state.over:
            seat = state.asked(chance, order)
            if seat == state.turn:
                assert set(asked) == set(may(state)) - {seat}
                state.push(seat, state.moves(seat)[chance.below(len(state.moves(seat)))])
                asked = []
            else:
                asked.append(seat)
                state.push(seat, SILENCE)


def test_in_the_serial_order_one_may_go_on_until_any_order_has_been_brought_about() -> None:
    """BLP-2: one card less than one holds; then play goes on."""
    state = at("turn=0 hand0=R4,R5 hand1=R2,R6 hand2=Y9,R3,Y1,R8 hand3=R12,Y13", 4)
    play(state, "0 draw 1")
    for step in ("put 4 1", "put 4 2", "put 4 3"):
        assert state.asked(Seeded(1)) == 2
        assert SILENCE in state.answers(2)
        state.push(2, state.game.move(step))
    assert hand(state, 2) == ["R8", "Y1", "R3", "Y9"]
    assert state.asked(Seeded(1)) == state.turn == 1
    play(state, "1 draw 1")
    assert state.turn == 2 and state.asked(Seeded(1)) == 3


def test_silence_ends_the_putting_in_order() -> None:
    """BLP-2"""
    state = play(at("turn=0 hand0=R4,R5 hand1=R2,R6 hand2=Y9,R3,Y1,R8"), "0 draw 1")
    assert state.asked(Seeded(1)) == 2
    state.push(2, state.game.move("put 4 1"))
    state.push(2, SILENCE)
    assert state.clone().asked(Seeded(1)) == 1


# BLP-3, the end


def test_who_has_no_cards_left_is_out_of_danger() -> None:
    """BLP-3: by a pair, or because the last card was drawn."""
    state = at("turn=0 hand0=R5 hand1=Y5,R6 hand2=R7 aside=Y9")
    state.listen()
    play(state, "0 draw 1")
    assert hand(state, 0) == [] and notes(state) == [("out", 0, [])]
    state = at("turn=0 hand0=R5 hand1=R6 hand2=R7,R8 aside=Y9")
    state.listen()
    play(state, "0 draw 1")
    assert hand(state, 1) == [] and notes(state) == [("out", 1, [])]


@pytest.mark.parametrize("peter", [0, 1])
def test_the_last_one_left_with_the_single_card_is_black_peter(peter: int) -> None:
    """BLP-3"""
    left = f"hand{peter}=Y5,R6" if peter else "hand0=R6"
    other = "hand0=R5" if peter else "hand1=Y5"
    more = "" if peter else ",R5"
    state = at(f"turn=0 {left}{more} {other} aside=Y6")
    state.listen()
    play(state, "0 draw 1")
    assert state.over and may(state) == []
    assert state.scores == [int(seat == peter) for seat in range(3)]
    assert state.returns == [-int(seat == peter) for seat in range(3)]
    assert ("black_peter", peter, [6]) in notes(state)
    for viewer in (0, 1, 2, None):
        assert cards(state.view(viewer), f"hand{peter}")[0].startswith("R6")


def test_two_who_hand_the_last_cards_to_and_fro_play_on() -> None:
    """BLP-3"""
    state = at("turn=0 hand0=R5 hand1=R6,Y5 aside=Y6", 2)
    for _ in range(20):
        play(state, f"{state.turn} draw {hand(state, 1 - int(state.turn)).index('R6') + 1}")
        assert not state.over and len(hand(state, 0)) + len(hand(state, 1)) == 3
    play(state, f"{state.turn} draw {3 - hand(state, 1 - int(state.turn)).index('R6') - 1}")
    assert state.over


@pytest.mark.parametrize("players", PLAYERS)
def test_rounds_end_and_one_player_has_the_twin_of_the_card_set_aside(players: int) -> None:
    """BLP-3: docs/design.md says how long they get."""
    game = koloda.game("black-peter", players)
    chance = Seeded(players)
    for seed in range(20):
        state = game.deal(seed=seed)
        steps = 0
        while not state.over:
            seat = state.asked(chance)
            moves = state.answers(seat)
            state.push(seat, moves[chance.below(len(moves))])
            steps += 1
        assert steps < 1000
        left = [hand(state, seat) for seat in range(players) if hand(state, seat)]
        assert ranks(left[0]) == ranks(cards(state, "aside")) and len(left) == len(left[0]) == 1
        assert sum(state.scores) == 1 and len(hand(state, state.scores.index(1))) == 1


# BLP-3, the match


def finish(match: Match, chance: Seeded) -> int:
    """Play the round at hand to its end, at random; who is Black Peter."""
    while not match.state.over:
        seat = match.state.asked(chance)
        moves = match.state.moves(seat)
        match.apply(seat, moves[chance.below(len(moves))])
    return match.state.scores.index(1)


def fact(state: State, name: str) -> str:
    return ",".join(cards(state, name))


def test_the_beard_stays_until_the_next_round_ends() -> None:
    """BLP-3"""
    match, chance = koloda.game("black-peter", 4, rounds=6).match(seed=2), Seeded(2)
    assert fact(match.state, "beard") == ""
    bearded = set()
    for _ in range(6):
        peter = finish(match, chance)
        bearded.add(peter)
        assert fact(match.state, "beard") == str(peter)
        if not match.over:
            match.deal()
            assert fact(match.state, "beard") == str(peter)
    assert len(bearded) > 1


def test_black_peter_owes_a_forfeit_and_they_are_counted_to_the_end() -> None:
    """BLP-3"""
    match, chance = koloda.game("black-peter", 3, rounds=5).match(seed=1), Seeded(1)
    owed = [0, 0, 0]
    for number in range(5):
        assert fact(match.state, "round") == (str(number + 1) if number else "")
        owed[finish(match, chance)] += 1
        assert fact(match.state, "forfeits") == ",".join(map(str, owed))
        if not match.over:
            match.deal()
            assert fact(match.state, "forfeits") == ",".join(map(str, owed))
    assert match.totals == owed


def test_after_the_last_round_the_table_proposes_a_forfeit_for_every_one_owed() -> None:
    """BLP-3: in no round before; which ones, the card set aside has decided."""
    text = "turn=0 hand0=R5 hand1=R6,Y5 aside=Y6 forfeits=1,2,0"
    state = at(f"{text} round=2", rounds=3)
    state.listen()
    play(state, "0 draw 2")
    assert [note for note in notes(state) if note[0] == "forfeit"] == []
    state = at(f"{text} round=3", rounds=3)
    state.listen()
    play(state, "0 draw 2")
    proposed = [(seat, numbers) for key, seat, numbers in notes(state) if key == "forfeit"]
    assert proposed == [(0, [6]), (1, [9]), (1, [2]), (1, [5])]
    assert fact(state, "forfeits") == "1,3,0"


def test_every_forfeit_may_be_drawn() -> None:
    """BLP-3"""
    drawn = Counter[int]()
    for rank in range(1, 21):
        state = at(f"turn=0 hand0=R{rank % 20 + 1} hand1=R{rank},Y{rank % 20 + 1} aside=Y{rank}", rounds=1)
        state.listen()
        play(state, "0 draw 2")
        drawn.update([numbers[0] for key, _, numbers in notes(state) if key == "forfeit"])
    assert sorted(drawn.items()) == [(number, 2) for number in range(1, FORFEITS + 1)]


def test_ten_forfeits_at_once_are_all_different() -> None:
    """BLP-3"""
    state = at("turn=0 hand0=R5 hand1=R6,Y5 aside=Y6 round=20 forfeits=4,3,2", rounds=20)
    state.listen()
    play(state, "0 draw 2")
    drawn = [numbers[0] for key, _, numbers in notes(state) if key == "forfeit"]
    assert sorted(drawn) == list(range(1, 11))


def test_a_match_is_three_rounds_by_default_and_who_was_black_peter_least_often_wins() -> None:
    """BLP-3, option rounds"""
    match, chance = koloda.game("black-peter", 3).match(seed=3), Seeded(3)
    for number in range(3):
        finish(match, chance)
        assert match.over == (number == 2)
        if not match.over:
            match.deal()
    match.totals = [2, 1, 0]
    assert match.winners == [2]
    match.totals = [1, 2, 1]
    assert match.winners == [0, 2]


def test_rounds_may_be_one_to_twenty() -> None:
    """BLP-3, COM-5, option rounds"""
    assert [koloda.game("black-peter", 3, rounds=n).rounds() for n in (1, 20)] == [1, 20]
    for n in (0, 21, "many"):
        with pytest.raises(Malformed, match="rounds"):
            BlackPeter(3, {"rounds": n})


def test_the_first_dealer_is_drawn_and_the_deal_passes_clockwise() -> None:
    """COM-1, option dealer"""
    game = koloda.game("black-peter", 3)
    assert {int(game.match(seed=seed).state.turn) for seed in range(30)} == {0, 1, 2}
    assert {int(game.deal(seed=seed).turn) for seed in range(30)} == {0, 1, 2}
    match, chance = koloda.game("black-peter", 3, dealer=1, rounds=4).match(seed=1), Seeded(1)
    turns = []
    while True:
        turns.append(int(match.state.turn))
        finish(match, chance)
        if match.over:
            break
        match.deal()
    assert turns == [2, 0, 1, 2]


def test_a_round_may_be_over_with_the_deal() -> None:
    """BLP-1, BLP-3: all that two players were dealt were pairs, but for Black Peter."""
    game = koloda.game("black-peter", 2, size="tiny", rounds=2, dealer=0)
    order = ["R1", "R2", "R3", "Y2", "Y3", "Y1"]
    state = game.deal(chance=Rigged(game, order))
    assert state.over and state.scores == [0, 1] and hand(state, 1) == ["Y1"]
    at_once = [seed for seed in range(40) if game.match(seed=seed).state.over]
    assert at_once
    match = game.match(seed=at_once[0])
    assert len(match.results) == 1 and match.between


# What is plain to everybody


def test_a_single_card_is_drawn_without_asking() -> None:
    """BLP-2"""
    state = at("turn=1 hand0=R1 hand1=R4,R5 hand2=Y9")
    for seen in (state, state.view(0), state.view(1), state.view(None)):
        forced = seen.forced()
        assert forced is not None and forced.text == "draw 1"
    state = at("turn=1 hand0=R1 hand1=R4,R5 hand2=Y9,R3")
    assert state.forced() is None
    assert [state.preview(1, move) for move in state.moves(1)] == [[], []]


def test_the_parts_of_a_move_say_places_as_people_count_them() -> None:
    """BLP-2"""
    game = BlackPeter(4)
    assert game.describe(game.move("draw 3")) == {"verb": "draw", "text": "draw 3", "number": 3}
    assert game.describe(game.move("put 5 20")) == {"verb": "put", "text": "put 5 20", "number": 5, "to": 20}
    assert len(game.table.moves) == 20 + 20 * 19
    for i in range(20):
        for place in range(20):
            if i != place:
                assert game.table.moves[game.put_id(i, place)].text == f"put {i + 1} {place + 1}"


# The bot


def test_the_bot_draws_anywhere_and_hides_its_newest_card_anywhere() -> None:
    bot, chance = BlackPeterGreedy(), Seeded(4)
    state = ready("turn=1 hand0=R1 hand1=R4,R5 hand2=Y9,R3,Y1")
    drawn = Counter(bot.choose(state.view(1), state.view(1).answers(1), chance).text for _ in range(300))
    assert set(drawn) == {"draw 1", "draw 2", "draw 3"} and min(drawn.values()) > 60
    view = state.view(2)
    hidden = Counter(bot.choose(view, view.answers(2), chance).text for _ in range(300))
    assert set(hidden) == {"put 3 1", "put 3 2", SILENCE.text} and min(hidden.values()) > 60


# What every seat knows


class Memory:
    """One viewer that follows the events it is told, card by card, and remembers by itself."""

    def __init__(self, state: State, viewer: int | None) -> None:
        self.viewer = viewer
        self.game = state.game
        self.players = int(state.players)
        self.known: list[set[str]] = [set() for _ in range(self.players)]
        self.laid = [set(cards(state, f"pairs{seat}")) for seat in range(self.players)]

    def hear(self, state: State) -> None:
        for event in state.events(self.viewer):
            if event.kind != CARDS:
                continue
            card = "" if event.face < 0 else self.game.faces[event.face]
            if card:
                self.known[event.src].discard(card)
            else:
                self.known[event.src].clear()  # it may have been any of those that were known
            if event.dst >= self.players:
                self.laid[event.dst - self.players].add(card)
            elif card:
                self.known[event.dst].add(card)

    def compare(self, state: State) -> None:
        view = state.view(self.viewer)
        for seat in range(self.players):
            assert set(cards(view, f"pairs{seat}")) == self.laid[seat]
            if seat == self.viewer or state.over:
                assert [card.rstrip("~") for card in hand(view, seat)] == hand(state, seat)
            else:
                assert set(cards(view, f"in.hand{seat}")) == self.known[seat], (self.viewer, seat, str(view))
                assert hand(view, seat) == ([f"?{state.size[seat]}"] if state.size[seat] else [])


@pytest.mark.parametrize("players", PLAYERS)
def test_every_seat_knows_what_it_has_followed_and_nothing_else(players: int) -> None:
    """COM-7"""
    chance = Seeded(players)
    known = 0
    for seed in range(8):
        state = koloda.game("black-peter", players, size="tiny" if seed else "full").deal(seed=seed)
        memories = [Memory(state, viewer) for viewer in (*range(players), None)]
        looked_at = -1
        while not state.over:
            for memory in memories if state.version > looked_at else []:
                memory.compare(state)
                known += sum(len(cards) for cards in memory.known)
            looked_at = int(state.version)
            seat = state.asked(chance)
            moves = state.answers(seat)
            state.listen()
            state.push(seat, moves[chance.below(len(moves))])
            for memory in memories:
                memory.hear(state)
            state.heard = None
        for memory in memories:
            memory.compare(state)
    assert known > 0
