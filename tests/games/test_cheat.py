"""Cheat, clause by clause."""

import functools
from typing import Any

import pytest

from koloda import SILENCE, Illegal, Malformed, Seeded, Stale, game
from koloda.bots.bluffing import CheatGreedy
from koloda.bots.bot import Bot, Random
from koloda.games.cheat import Cheat, CheatState
from koloda.kernel.events import CARDS, COUNT, MOVE, NOTE, SHOW
from koloda.kernel.moves import PRIVATE
from koloda.kernel.state import State
from koloda.lab import simulate
from koloda.texts import note

PLAYERS = range(3, 9)
LETTERS = "RYGB"


@functools.cache
def rules(players: int = 3, **options: Any) -> Cheat:
    made = game("cheat", players, **options)
    assert isinstance(made, Cheat)
    return made


def table(text: str, players: int = 3, **options: Any) -> CheatState:
    """A position; hands not named hold two cards (`hand1=` holds none), after a layer everybody else may call."""
    said = dict(word.split("=") for word in text.split())
    text = " ".join(word for word in text.split() if not word.endswith("="))
    fill = [f"hand{seat}=B{11 + seat},G{11 + seat}" for seat in range(players) if f"hand{seat}" not in said]
    if "layer" in said and "calls" not in said:
        fill.append("calls=" + ",".join(str(seat) for seat in range(players) if str(seat) != said["layer"]))
    state = rules(players, **options).position(f"cheat {text} {' '.join(fill)}", Seeded(1))
    assert isinstance(state, CheatState)
    return state


def play(state: State, *steps: str) -> CheatState:
    """Moves as `seat text`, each checked; `0 R3 R7 lay 7` picks cards and lays them, saying seven."""
    assert isinstance(state, CheatState)
    for step in steps:
        seat, _, text = step.partition(" ")
        cards, lay, number = text.partition("lay ")
        if lay:
            for card in cards.split():
                state.apply(int(seat), state.rules.move(card))
        state.apply(int(seat), state.rules.move(lay + number if lay else text))
    return state


def who(state: State) -> list[int]:
    """Who may decide."""
    return list(state.deciders)


def texts(state: State, seat: int = -1) -> list[str]:
    return [move.text for move in state.moves(int(state.turn) if seat < 0 else seat)]


def said(state: State, seat: int = -1) -> list[str]:
    """The moves without the cards to pick."""
    return [text for text in texts(state, seat) if text not in state.game.face_of]


def bag(state: State, place: str) -> set[str]:
    at = state.layout.index[place]
    return {name for face, name in enumerate(state.game.faces) if state.held(at, face) > 0}


def size(state: State, place: str) -> int:
    return int(state.size[state.layout.index[place]])


def refused(state: CheatState, step: str) -> tuple[str, str, dict[str, str]]:
    """Clause, key and parts of the reason why a move is not allowed; the state does not change."""
    before = str(state)
    with pytest.raises(Illegal) as caught:
        play(state, step)
    assert str(state) == before
    return caught.value.reason.clause, caught.value.reason.key, caught.value.reason.parts


def notes(state: State) -> list[tuple[str, int]]:
    return [(event.key, event.seat) for event in state.events(None) if event.kind == NOTE]


def bounds(state: State, place: str, viewer: int | None) -> tuple[int, int]:
    """The least and the most cards a viewer may believe to lie in a place."""
    eye = int(state.players) if viewer is None else viewer
    at = eye * int(state.layout.count) + state.layout.index[place]
    return int(state.least[at]), int(state.most[at])


# CHT-1, the deal


def test_eighty_cards_one_to_twenty_in_four_colours() -> None:
    """CHT-1"""
    made = rules(4)
    assert made.faces == [f"{letter}{rank}" for letter in LETTERS for rank in range(1, 21)]
    assert made.deck == [1] * 80


def test_it_is_for_three_to_eight_and_four_by_default() -> None:
    """CHT-1"""
    for players in (2, 9):
        with pytest.raises(Malformed):
            Cheat(players)
    assert Cheat().players == 4


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("sneaking", [True, False])
def test_all_cards_are_dealt_and_who_begins_and_those_after_have_one_more(players: int, sneaking: bool) -> None:
    """CHT-1, COM-2"""
    for seed in range(6):
        state = rules(players, sneaking=sneaking).deal(seed=seed)
        first = int(state.turn)
        dealt = [size(state, f"hand{(first + i) % players}") for i in range(players)]
        assert dealt == [80 // players + (i < 80 % players) for i in range(players)]
        assert who(state) == [first]


def test_who_begins_is_drawn_by_lot() -> None:
    """CHT-1, COM-1"""
    assert {int(rules(5).deal(seed=seed).turn) for seed in range(40)} == set(range(5))


def test_hands_are_dealt_by_lot() -> None:
    """CHT-1"""
    assert len({frozenset(bag(rules(3).deal(seed=seed), "hand0")) for seed in range(10)}) == 10


@pytest.mark.parametrize("players", PLAYERS)
def test_the_tiny_deck_has_two_colours_and_one_number_more_than_players(players: int) -> None:
    """CHT-1, option size"""
    made = rules(players, size="tiny")
    assert made.faces == [f"{letter}{rank}" for letter in "RY" for rank in range(1, players + 2)]
    state = made.deal(seed=1)
    assert sorted(size(state, f"hand{seat}") for seat in range(players)) == [2] * (players - 2) + [3] * 2


def test_play_goes_clockwise() -> None:
    """CHT-1"""
    state = play(table("turn=3 hand3=R1,R2 hand0=R3,R4 hand1=R5,R6", 5), "3 R1 lay 1", "4 pass")
    assert int(state.turn) == 0
    assert int(play(state, "0 R3 lay 2").turn) == 1


def test_a_table_may_say_who_deals() -> None:
    """CHT-1, COM-1, option dealer: the player to the dealer's left begins"""
    for seed in range(5):
        assert game("cheat", 4, dealer=3).deal(seed=seed).turn == 0
    assert {int(game("cheat", 4).deal(seed=seed).turn) for seed in range(40)} == {0, 1, 2, 3}
    with pytest.raises(Malformed, match="dealer"):
        game("cheat", 4, dealer=4)


# CHT-2, counting aloud


@pytest.mark.parametrize("number", [1, 2, 7, 19, 20])
def test_the_number_to_say_is_the_one_whose_turn_it_is(number: int) -> None:
    """CHT-2"""
    state = table(f"turn=0 number={number} hand0=R3,R4")
    play(state, "0 R3")
    assert said(state) == ["pass", f"lay {number}"]
    wrong = 5 if number != 5 else 6
    assert refused(state, f"0 lay {wrong}") == ("CHT-2", "another_number", {"n": str(number)})
    play(state, f"0 lay {number}")
    assert state.number == (number + 1 if number < 20 else 1)


def test_all_numbers_are_said_in_order_on_one_pile() -> None:
    """CHT-2"""
    state = rules(4).deal(seed=2)
    heard = []
    for _ in range(21):
        seat = int(state.turn)
        state.apply(seat, next(move for move in state.moves(seat) if move.manner == PRIVATE))
        heard.append(said(state)[-1])
        state.apply(seat, state.game.move(heard[-1]))
    assert heard == [f"lay {n}" for n in [*range(1, 21), 1]]
    assert (size(state, "pile") + size(state, "top"), size(state, "gone")) == (1, 20)


def test_once_the_twenty_can_no_longer_be_called_the_pile_is_set_aside_and_one_comes_next() -> None:
    """CHT-2"""
    state = table("turn=0 number=20 hand0=R3,R4 hand1=R5,R6 pile=G1,G2,G3")
    state.listen()
    play(state, "0 R3 lay 20")
    assert (bag(state, "gone"), bag(state, "pile"), bag(state, "top")) == (set(), {"G1", "G2", "G3"}, {"R3"})
    play(state, "1 R5 lay 1")
    assert (bag(state, "gone"), bag(state, "pile")) == ({"G1", "G2", "G3", "R3"}, set())
    assert bag(state, "top") == {"R5"}
    assert notes(state) == [("set_aside", -1)]


def test_the_pile_is_set_aside_as_soon_as_the_turn_is_back_at_the_twenty() -> None:
    """CHT-2"""
    state = table("turn=0 number=20 hand0=R3,R4 hand1=R5,R6 pile=G1")
    play(state, "0 R3 lay 20", "1 pass")
    assert bag(state, "gone") == set()
    play(state, "2 pass")
    assert (bag(state, "gone"), int(state.turn), int(state.number)) == ({"G1", "R3"}, 0, 1)


def test_the_twenty_can_be_called_until_then() -> None:
    """CHT-2, CHT-4"""
    state = play(table("turn=0 number=20 hand0=R3,R4 pile=G1,G2"), "0 R3 lay 20", "2 cheat")
    assert bag(state, "hand0") == {"R3", "R4", "G1", "G2"}
    assert bag(state, "gone") == set()


def test_an_ordinary_number_leaves_the_pile_where_it_is() -> None:
    """CHT-2"""
    state = play(table("turn=0 number=19 hand0=R3,R4 pile=G1"), "0 R3 lay 19", "1 pass", "2 pass")
    assert (bag(state, "pile"), bag(state, "gone"), int(state.number)) == ({"G1", "R3"}, set(), 20)


def test_by_default_no_colour_is_named_and_only_the_number_counts() -> None:
    """CHT-2, option colour_piles"""
    state = play(table("turn=0 hand0=R1,R4 hand1=Y2,Y3"), "0 R1")
    assert said(state) == ["pass", "lay 1"]
    with pytest.raises(Malformed):
        state.game.move("lay 1 R")
    play(state, "0 lay 1", "1 Y2 lay 2", "2 cheat")
    assert "Y2" in bag(state, "hand2")


def test_with_piles_of_one_colour_the_one_names_it() -> None:
    """CHT-2, option colour_piles"""
    state = table("turn=0 hand0=R1,R4 hand1=R5,R6", colour_piles=True)
    play(state, "0 R1")
    assert said(state) == ["pass", "lay 1 R", "lay 1 Y", "lay 1 G", "lay 1 B"]
    assert refused(state, "0 lay 1") == ("CHT-2", "name_a_colour", {})
    play(state, "0 lay 1 G")
    assert state.colour == 2
    play(state, "1 R5")
    assert said(state, 1) == ["cheat", "too many", "pass", "lay 2"]
    assert refused(state, "1 lay 1 G") == ("CHT-2", "another_number", {"n": "2"})


@pytest.mark.parametrize(("card", "honest"), [("G2", True), ("R2", False), ("G3", False)])
def test_with_piles_of_one_colour_a_card_must_have_number_and_colour(card: str, honest: bool) -> None:
    """CHT-2, option colour_piles"""
    state = table(f"turn=0 number=2 colour=green hand0={card},R19 pile=Y9", colour_piles=True)
    play(state, f"0 {card} lay 2", "1 cheat")
    assert bag(state, "hand1" if honest else "hand0") >= {card, "Y9"}


def test_the_one_itself_must_have_the_colour_named_with_it() -> None:
    """CHT-2, option colour_piles"""
    state = table("turn=0 hand0=R1,R4", colour_piles=True)
    assert "R1" in bag(play(state.clone(), "0 R1 lay 1 R", "1 cheat"), "hand1")
    assert "R1" in bag(play(state.clone(), "0 R1 lay 1 B", "1 cheat"), "hand0")


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_the_colour_that_a_card_has_not_got_is_told(lang: str) -> None:
    """CHT-2, CHT-4, option colour_piles"""
    state = table("turn=0 number=2 colour=green hand0=R2,R19", colour_piles=True)
    state.listen()
    play(state, "0 R2 lay 2", "1 cheat")
    event = next(event for event in state.events(None) if event.kind == NOTE)
    assert (event.key, event.seat, event.numbers) == ("lie_in_colour", 0, [2, 1, 2])
    told = {
        "en": "That was no green 2. Ann takes the pile.",
        "ru": "Это не зелёная 2. Стопку забирает Ann.",
        "uk": "Це не зелена 2. Стос забирає Ann.",
    }
    assert note(event, state.game, lang, ["Ann", "Bob", "Cleo"]) == told[lang]


def test_every_new_pile_has_a_colour_of_its_own() -> None:
    """CHT-2, option colour_piles"""
    state = table("turn=0 number=20 colour=green hand0=G20,R4 hand1=R1,R6", colour_piles=True)
    play(state, "0 G20 lay 20")
    assert state.colour == 2
    truth = play(state.clone(), "1 cheat")
    assert "G20" in bag(truth, "hand1")
    play(state, "1 R1 lay 1 Y")
    assert state.colour == 1
    play(state, "2 cheat")
    assert ("R1" in bag(state, "hand1"), int(state.colour), int(state.number)) == (True, -1, 1)


def test_no_colour_is_in_force_once_the_pile_is_set_aside() -> None:
    """CHT-2, option colour_piles"""
    state = table("turn=0 number=20 colour=green hand0=G20,R4", colour_piles=True)
    play(state, "0 G20 lay 20", "1 pass", "2 pass")
    assert (int(state.colour), size(state, "gone")) == (-1, 1)


def test_when_the_count_goes_on_the_colour_stays_until_the_next_one() -> None:
    """CHT-2, CHT-4, options colour_piles and after_call"""
    state = table("turn=0 number=2 colour=green hand0=R2,R4", colour_piles=True, after_call="go_on")
    play(state, "0 R2 lay 2", "1 cheat")
    assert (int(state.number), int(state.colour)) == (3, 2)
    last = table("turn=0 number=20 colour=green hand0=R2,R4", colour_piles=True, after_call="go_on")
    play(last, "0 R2 lay 20", "1 cheat")
    assert (int(last.number), int(last.colour)) == (1, -1)


# CHT-3, a turn


def test_any_card_of_the_hand_may_be_laid_or_none() -> None:
    """CHT-3"""
    state = table("turn=0 number=7 hand0=R3,G7,B20")
    assert texts(state) == ["pass", "R3", "G7", "B20"]
    play(state, "0 B20 lay 7")
    assert (bag(state, "hand0"), bag(state, "top"), int(state.turn)) == ({"R3", "G7"}, {"B20"}, 1)


def test_a_card_that_is_not_in_hand_cannot_be_laid_and_something_must_be_picked() -> None:
    """CHT-3"""
    state = table("turn=0 number=7 hand0=R3,G7")
    assert refused(state, "0 B20") == ("CHT-3", "not_in_hand", {"card": "B20"})
    assert refused(state, "0 lay 7") == ("CHT-3", "pick_first", {})


def test_nobody_lays_or_passes_out_of_turn() -> None:
    """CHT-3"""
    state = table("turn=1 number=7 layer=0 top=R6 hand2=R3,G7")
    for text in ("R3", "lay 7", "pass"):
        assert refused(state, f"2 {text}") == ("CHT-3", "not_your_turn", {})
        assert refused(state, f"0 {text}") == ("CHT-3", "not_your_turn", {})


def test_after_a_pass_the_next_player_has_the_same_number_and_may_pass_as_well() -> None:
    """CHT-3"""
    state = play(table("turn=0 number=7 hand1=R3,G7"), "0 pass")
    assert (int(state.turn), int(state.number)) == (1, 7)
    assert "pass" in texts(state)
    play(state, "1 R3")
    assert said(state) == ["pass", "lay 7"]


@pytest.mark.parametrize("players", PLAYERS)
def test_when_all_others_have_just_passed_one_has_to_lay(players: int) -> None:
    """CHT-3"""
    state = table("turn=1 number=7 hand0=R3,G7", players)
    for seat in range(1, players):
        assert "pass" in texts(state)
        play(state, f"{seat} pass")
    assert texts(state) == ["R3", "G7"]
    assert refused(state, "0 pass") == ("CHT-3", "somebody_must_lay", {})
    play(state, "0 R3 lay 7")
    assert "pass" in texts(state)


def test_passes_before_the_last_card_do_not_count() -> None:
    """CHT-3"""
    state = table("turn=0 number=7 hand1=R3,G7", 4)
    play(state, "0 pass", "1 R3 lay 7", "2 pass", "3 pass")
    assert "pass" in texts(state, 0)
    play(state, "0 pass")
    assert (int(state.turn), "pass" in texts(state)) == (1, False)


def test_passes_before_a_call_do_not_count() -> None:
    """CHT-3, CHT-4"""
    state = play(table("turn=0 number=7 hand0=R3,G7"), "0 R3 lay 7", "1 pass", "2 cheat")
    assert int(state.turn) == 1
    play(state, "1 pass")
    assert "pass" in texts(state, 2)


def test_what_is_picked_for_a_turn_that_ends_in_a_pass_stays_in_hand() -> None:
    """CHT-3"""
    state = play(table("turn=0 number=7 hand0=R3,G7"), "0 R3", "0 pass")
    assert (bag(state, "hand0"), len(state.picks)) == ({"R3", "G7"}, 0)
    play(state, "1 B12 lay 7", "2 pass")
    assert texts(state) == ["cheat", "too many", "pass", "R3", "G7"]


# CHT-4, calling


def test_all_but_the_one_who_laid_may_call_whoever_is_in_turn() -> None:
    """CHT-4, COM-8"""
    state = play(table("turn=0 number=7 hand0=R3,G7", 4), "0 R3 lay 7")
    assert who(state) == [1, 2, 3]
    for seat in (1, 2, 3):
        assert "cheat" in texts(state, seat)
        assert "R3" in bag(play(state.clone(), f"{seat} cheat"), "hand0")
    for call in ("cheat", "too many"):
        assert refused(state, f"0 {call}") == ("CHT-4", "not_on_yourself", {})


def test_before_anything_is_laid_there_is_nothing_to_call() -> None:
    """CHT-4"""
    state = table("turn=0 hand0=R3,G7")
    for call in ("cheat", "too many"):
        assert refused(state, f"0 {call}") == ("CHT-4", "nothing_to_call", {})
        assert refused(state, f"1 {call}") == ("CHT-4", "nothing_to_call", {})


def test_a_pass_does_not_shut_the_call() -> None:
    """CHT-4"""
    state = play(table("turn=0 number=7 hand0=R3,G7", 4), "0 R3 lay 7", "1 pass", "2 pass")
    assert who(state) == [1, 2, 3]
    assert "R3" in bag(play(state, "1 cheat"), "hand0")


def test_the_next_card_shuts_the_call_and_opens_one_on_itself() -> None:
    """CHT-4"""
    state = table("turn=0 number=7 hand0=R3,G7 hand1=R8,R9")
    play(state, "0 R3 lay 7", "1 R8 lay 8", "2 cheat")
    assert bag(state, "hand2") >= {"R8", "R3"}
    assert bag(state, "hand0") == {"G7"}


def test_the_call_is_shut_when_the_turn_is_back_at_the_layer() -> None:
    """CHT-4"""
    state = play(table("turn=0 number=7 hand0=R3,G7"), "0 R3 lay 7", "1 pass")
    assert who(state) == [1, 2]
    play(state, "2 pass")
    assert (who(state), int(state.layer)) == ([0], -1)
    assert refused(state, "1 cheat") == ("CHT-4", "nothing_to_call", {})
    assert refused(state, "0 cheat") == ("CHT-4", "nothing_to_call", {})
    assert (bag(state, "pile"), bag(state, "top")) == ({"R3"}, set())


def test_if_it_is_what_was_said_the_caller_takes_the_whole_pile() -> None:
    """CHT-4"""
    state = table("turn=0 number=7 hand0=G7,R3 hand2=B1 pile=R1,Y2")
    state.listen()
    play(state, "0 G7 lay 7", "2 cheat")
    assert (bag(state, "hand2"), bag(state, "hand0")) == ({"B1", "G7", "R1", "Y2"}, {"R3"})
    assert [size(state, place) for place in ("top", "under", "pile", "gone")] == [0, 0, 0, 0]
    assert notes(state) == [("truth", 0)]


def test_if_it_is_not_the_one_who_laid_it_does() -> None:
    """CHT-4"""
    state = table("turn=0 number=7 hand0=G7,R3 hand2=B1 pile=R1,Y2")
    state.listen()
    play(state, "0 R3 lay 7", "2 cheat")
    assert (bag(state, "hand2"), bag(state, "hand0")) == ({"B1"}, {"G7", "R3", "R1", "Y2"})
    assert notes(state) == [("lie", 0)]


def test_the_number_said_counts_not_the_one_to_come() -> None:
    """CHT-4"""
    state = play(table("turn=0 number=7 hand0=G8,R3"), "0 G8 lay 7", "2 cheat")
    assert bag(state, "hand0") == {"G8", "R3"}
    state = play(table("turn=0 number=20 hand0=G20,R3"), "0 G20 lay 20", "2 cheat")
    assert "G20" in bag(state, "hand2")


@pytest.mark.parametrize("sneaking", [True, False])
def test_the_card_is_turned_up_for_all_and_the_rest_is_seen_by_the_taker_alone(sneaking: bool) -> None:
    """CHT-4, COM-7"""
    state = table("turn=0 number=7 hand0=R3,G7 pile=R1,Y2", 4, sneaking=sneaking)
    play(state, "0 R3 lay 7")
    before = {viewer: bag(state.view(viewer), "top") for viewer in (0, 1, 2, 3, None)}
    assert before == {0: {"R3"}, 1: set(), 2: set(), 3: set(), None: set()}
    state.listen()
    play(state, "2 cheat")
    for viewer in (1, 2, 3, None):
        assert bag(state.view(viewer), "hand0") == {"R3"}
        shown = [event for event in state.events(viewer) if event.kind == SHOW]
        assert [state.game.faces[event.face] for event in shown] == ["R3"]
    assert bag(state.view(0), "hand0") == {"R3", "G7", "R1", "Y2"}


def test_then_the_player_after_the_one_who_was_called_starts_a_new_pile_at_one() -> None:
    """CHT-4"""
    start = play(table("turn=0 number=7 hand0=R3,G7", 4), "0 R3 lay 7", "1 pass", "2 pass")
    for caller in (1, 2, 3):
        state = play(start.clone(), f"{caller} cheat")
        assert (int(state.turn), int(state.number), who(state)) == (1, 1, [1])
    state = play(table("turn=3 number=7 hand3=R7,G7", 4), "3 R7 lay 7", "1 cheat")
    assert (int(state.turn), int(state.number)) == (0, 1)


@pytest.mark.parametrize("honest", [True, False])
def test_or_the_count_goes_on_with_the_next_number(honest: bool) -> None:
    """CHT-4, option after_call"""
    state = table("turn=0 number=7 hand0=R3,G7 pile=R1", 4, after_call="go_on")
    play(state, f"0 {'G7' if honest else 'R3'} lay 7", "1 pass", "2 cheat")
    assert (int(state.turn), int(state.number), size(state, "pile")) == (1, 8, 0)
    last = play(table("turn=0 number=20 hand0=R3,G7", 4, after_call="go_on"), "0 R3 lay 20", "1 cheat")
    assert int(last.number) == 1


def test_the_first_call_counts() -> None:
    """CHT-4, COM-3: whoever comes later is told that the window has closed"""
    state = play(table("turn=0 number=7 hand0=R3,G7", 4), "0 R3 lay 7")
    seen = int(state.version)
    state.apply(2, state.game.move("cheat"), at=seen)
    for seat in (1, 3):
        with pytest.raises(Stale):
            state.apply(seat, state.game.move("cheat"), at=seen)


def test_a_call_made_before_a_pass_arrives_in_time_even_from_the_next_in_turn() -> None:
    """CHT-4"""
    for caller in (1, 2, 3):
        state = play(table("turn=0 number=7 hand0=R3,G7", 4), "0 R3 lay 7")
        seen = int(state.version)
        play(state, "1 pass")
        state.apply(caller, state.game.move("cheat"), at=seen)
        assert "R3" in bag(state, "hand0")


def test_a_call_made_before_the_next_card_never_hits_that_card() -> None:
    """CHT-4"""
    state = play(table("turn=0 number=7 hand0=R3,G7", 4), "0 R3 lay 7")
    seen = int(state.version)
    play(state, "1 B12 lay 8")
    for seat in (2, 3):
        with pytest.raises(Stale):
            state.apply(seat, state.game.move("cheat"), at=seen)


def test_a_call_interrupts_a_turn_and_what_was_picked_is_put_back() -> None:
    """CHT-4"""
    state = play(table("turn=0 number=7 hand0=R3,G7 hand1=R8,R9"), "0 R3 lay 7", "1 R8", "2 cheat")
    assert (bag(state, "hand1"), len(state.picks), said(state, 1)) == ({"R8", "R9"}, 0, ["pass"])
    seen = int(state.version)
    with pytest.raises(Stale):
        state.apply(1, state.game.move("R8"), at=seen - 1)


# CHT-5, sneaking


def test_up_to_three_cards_are_laid_as_if_they_were_one() -> None:
    """CHT-5"""
    state = table("turn=0 number=7 hand0=R3,R4,R5,R6,G7")
    play(state, "0 R3", "0 R4")
    assert refused(state, "0 R4") == ("CHT-5", "already_picked", {"card": "R4"})
    play(state, "0 G7")
    assert texts(state) == ["pass", "lay 7"]
    assert refused(state, "0 R6") == ("CHT-5", "three_at_most", {})
    play(state, "0 lay 7")
    assert (bag(state, "hand0"), bag(state, "top"), bag(state, "under")) == ({"R5", "R6"}, {"G7"}, {"R3", "R4"})
    assert (int(state.turn), int(state.number)) == (1, 8)


@pytest.mark.parametrize("cards", ["R3", "R3 R4", "R3 R4 R5"])
def test_one_two_or_three_all_look_the_same_to_the_others(cards: str) -> None:
    """CHT-5"""
    base = table("turn=0 number=7 hand0=R3,R4,R5,R6,G7 pile=Y1,Y2", 4)
    one, other = base.clone(), base.clone()
    for state, laid in ((one, "R6"), (other, cards)):
        state.listen()
        play(state, f"0 {laid} lay 7")
    for viewer in (1, 2, 3, None):
        assert str(one.view(viewer)) == str(other.view(viewer))
        assert [e.text() for e in one.events(viewer)] == [e.text() for e in other.events(viewer)]
    assert int(one.version) == int(other.version)


def test_picking_is_noticed_by_nobody_else() -> None:
    """CHT-5"""
    state = table("turn=0 number=7 layer=2 top=R6 hand0=R3,R4,R5")
    state.listen()
    views = [str(state.view(viewer)) for viewer in (1, 2, None)]
    version = int(state.version)
    play(state, "0 R3", "0 R5")
    assert [str(state.view(viewer)) for viewer in (1, 2, None)] == views
    assert (int(state.version), state.events(1), state.events(0)) == (version, [], [])
    assert [state.game.faces[int(face)] for face in state.view(0).picks] == ["R3", "R5"]
    assert texts(state.view(0)) == texts(state)


def test_in_the_serial_order_whoever_picks_is_asked_again() -> None:
    """CHT-5"""
    state = table("turn=0 number=7 layer=2 top=R6 hand0=R3,R4,R5")
    chance = Seeded(1)
    while state.asked(chance) != 0:
        state.push(state.asked(chance), SILENCE)
    for card in ("R3", "R4", "R5"):
        state.push(0, state.game.move(card))
        assert state.asked(chance) == 0


def test_cheat_tests_the_card_picked_last() -> None:
    """CHT-5: it lies on top"""
    base = table("turn=0 number=7 hand0=R3,R4,G7,B1 hand2=B2")
    honest = play(base.clone(), "0 R3 R4 G7 lay 7", "2 cheat")
    assert (bag(honest, "hand2"), bag(honest, "hand0")) == ({"B2", "R3", "R4", "G7"}, {"B1"})
    for cards in ("G7 R3 R4", "R3 G7 R4"):
        caught = play(base.clone(), f"0 {cards} lay 7", "2 cheat")
        assert (bag(caught, "hand2"), bag(caught, "hand0")) == ({"B2"}, {"B1", "R3", "R4", "G7"})


@pytest.mark.parametrize("cards", ["G7 R3", "R3 G7", "R3 R4", "R3 R4 G7"])
def test_too_many_is_right_when_more_than_one_card_was_laid(cards: str) -> None:
    """CHT-5"""
    state = table("turn=0 number=7 hand0=R3,R4,G7,B1 hand2=B2 pile=Y1")
    state.listen()
    play(state, f"0 {cards} lay 7", "2 too many")
    assert (bag(state, "hand2"), bag(state, "hand0")) == ({"B2"}, {"R3", "R4", "G7", "B1", "Y1"})
    assert (int(state.turn), int(state.number), notes(state)) == (1, 1, [("several", 0)])


@pytest.mark.parametrize("card", ["G7", "R3"])
def test_too_many_is_wrong_when_it_was_one_card_true_or_not(card: str) -> None:
    """CHT-5"""
    state = table("turn=0 number=7 hand0=R3,R4,G7,B1 hand2=B2 pile=Y1")
    state.listen()
    play(state, f"0 {card} lay 7", "2 too many")
    assert bag(state, "hand2") == {"B2", card, "Y1"}
    assert (int(state.turn), int(state.number), notes(state)) == (1, 1, [("single", 0)])


@pytest.mark.parametrize("cards", ["R3", "R3 R4"])
def test_too_many_turns_no_card_up(cards: str) -> None:
    """CHT-5"""
    state = play(table("turn=0 number=7 hand0=R3,R4,G7,B1 pile=Y1", 4), f"0 {cards} lay 7")
    state.listen()
    play(state, "2 too many")
    for viewer in (1, 3, None):
        assert bag(state.view(viewer), "hand0") == bag(state.view(viewer), "hand2") == set()
        assert all(event.face < 0 for event in state.events(viewer) if event.kind in (CARDS, SHOW))


@pytest.mark.parametrize(("cards", "told"), [("R3", [0, 0]), ("R3 R4", [1, 2]), ("R3 R4 G7", [1, 2])])
def test_too_many_shows_whether_it_was_more_than_one_and_not_how_many(cards: str, told: list[int]) -> None:
    """CHT-5"""
    state = play(table("turn=0 number=7 hand0=R3,R4,G7,B1"), f"0 {cards} lay 7")
    state.listen()
    play(state, "1 too many")
    assert [event.numbers for event in state.events(2) if event.kind == COUNT] == [told]


def test_the_others_see_neither_hand_sizes_nor_the_height_of_the_pile() -> None:
    """CHT-5"""
    state = table("turn=0 number=7 hand0=R3,R4,R5 hand1=G1 pile=Y1,Y2 gone=B1,B2")
    for viewer in (2, None):
        view = state.view(viewer, memory=False)
        assert [size(view, place) for place in ("hand0", "hand1", "pile", "gone")] == [0, 0, 0, 0]
        for place in ("hand0", "hand1"):
            assert bounds(view, place, viewer) == (1, 80)
        for place in ("pile", "gone", "under"):
            assert bounds(view, place, viewer) == (0, 80)


def test_what_each_has_seen_laid_limits_what_may_lie_where() -> None:
    """CHT-5, COM-7: from one to three cards at a time, and who lays or takes has counted them"""
    state = rules(4).deal(seed=3)
    first = int(state.turn)
    for step in range(3):
        seat = (first + step) % 4
        cards = [move for move in state.moves(seat) if move.manner == PRIVATE][: step + 1]
        for move in cards:
            state.apply(seat, move)
        state.apply(seat, state.game.move(f"lay {step + 1}"))
    layers = [(first + step) % 4 for step in range(3)]
    watcher = (first + 3) % 4
    for viewer in (watcher, None):
        assert [bounds(state, f"hand{seat}", viewer) for seat in layers] == [(17, 19)] * 3
        assert (bounds(state, "pile", viewer), bounds(state, "under", viewer)) == ((2, 6), (0, 2))
    assert [bounds(state, "pile", seat) for seat in layers] == [(2, 4), (3, 5), (2, 6)]
    assert [bounds(state, "under", seat) for seat in layers] == [(0, 2), (0, 2), (2, 2)]
    state.apply(watcher, state.game.move("too many"))
    assert bounds(state, f"hand{layers[2]}", watcher) == (17 + 1 + 1 + 2, 19 + 1 + 2 + 6)
    assert bounds(state, f"hand{layers[2]}", layers[2]) == (17 + 6, 17 + 6)


def test_a_hand_that_is_empty_is_seen_to_be_so() -> None:
    """CHT-5"""
    state = table("turn=0 number=7 hand0=R3,R4 hand1=R5,R6,R8")
    play(state, "0 R3 R4 lay 7")
    for viewer in (1, 2, None):
        for memory in (True, False):
            view = state.view(viewer, memory)
            assert (view.bare(0), view.bare(1)) == (True, False)
    play(state, "1 R5 lay 8")
    assert state.over


def test_only_the_layer_hears_what_went_under() -> None:
    """CHT-5"""
    state = table("turn=0 number=7 hand0=R3,R4,G7,B1")
    state.listen()
    play(state, "0 R3 R4 G7 lay 7")
    under = state.layout.index["under"]
    for viewer, heard in ((0, ["R3", "R4"]), (1, []), (2, []), (None, [])):
        events = [event for event in state.events(viewer) if event.kind == CARDS and event.dst == under]
        assert [state.game.faces[event.face] for event in events] == heard


def test_without_sneaking_single_cards_are_laid_and_nobody_says_too_many() -> None:
    """CHT-5, option sneaking"""
    state = table("turn=0 number=7 hand0=R3,R4,G7", sneaking=False)
    play(state, "0 R3")
    assert texts(state) == ["pass", "lay 7"]
    assert refused(state, "0 R4") == ("CHT-3", "one_card", {})
    assert refused(state, "0 R3") == ("CHT-3", "already_picked", {"card": "R3"})
    play(state, "0 lay 7")
    assert texts(state, 2) == ["cheat"]
    with pytest.raises(Malformed):
        state.game.move("too many")


def test_without_sneaking_hands_and_pile_are_counted() -> None:
    """CHT-5, option sneaking"""
    state = table("turn=0 number=7 hand0=R3,R4,R5 hand1=G1 pile=Y1,Y2 gone=B1", sneaking=False)
    view = state.view(2, memory=False)
    assert [size(view, place) for place in ("hand0", "hand1", "pile", "gone")] == [3, 1, 2, 1]


def test_without_sneaking_the_picked_card_is_still_nobody_elses_business() -> None:
    """CHT-3, option sneaking"""
    one, other = (table("turn=0 number=7 hand0=R3,R4,G7", sneaking=False) for _ in range(2))
    for state, card in ((one, "G7"), (other, "R3")):
        state.listen()
        play(state, f"0 {card} lay 7")
    for viewer in (1, 2, None):
        assert str(one.view(viewer)) == str(other.view(viewer))
        assert [e.text() for e in one.events(viewer)] == [e.text() for e in other.events(viewer)]


# CHT-6, the end


def test_the_first_without_cards_wins_when_the_next_card_is_laid() -> None:
    """CHT-6"""
    state = table("turn=0 number=7 hand0=R3 hand1=R8,R9")
    state.listen()
    play(state, "0 R3 lay 7")
    assert (state.over, int(state.turn), who(state)) == (False, 1, [1, 2])
    play(state, "1 R8 lay 8")
    assert (state.over, state.scores, state.returns, who(state)) == (True, [1, 0, 0], [1, 0, 0], [])
    assert notes(state) == [("wins", 0)]


def test_or_when_the_turn_comes_back() -> None:
    """CHT-6"""
    state = play(table("turn=0 number=7 hand0=R3"), "0 R3 lay 7", "1 pass")
    assert not state.over
    play(state, "2 pass")
    assert (state.over, state.scores) == (True, [1, 0, 0])


@pytest.mark.parametrize(("card", "call"), [("G7", "cheat"), ("R3", "too many")])
def test_or_when_the_call_on_the_last_card_fails(card: str, call: str) -> None:
    """CHT-6"""
    state = play(table(f"turn=0 number=7 hand0={card}"), f"0 {card} lay 7", f"2 {call}")
    assert (state.over, state.scores) == (True, [1, 0, 0])
    assert card in bag(state, "hand2")


@pytest.mark.parametrize(("cards", "call"), [("R3", "cheat"), ("R3 G7", "too many")])
def test_who_is_caught_with_the_last_cards_plays_on(cards: str, call: str) -> None:
    """CHT-6"""
    held = cards.replace(" ", ",")
    state = play(table(f"turn=0 number=7 hand0={held}"), f"0 {cards} lay 7", f"2 {call}")
    assert (state.over, bag(state, "hand0"), int(state.turn)) == (False, set(cards.split()), 1)


def test_who_lays_the_last_card_later_comes_too_late() -> None:
    """CHT-6"""
    state = play(table("turn=0 number=7 hand0=R3 hand1=R8"), "0 R3 lay 7", "1 R8 lay 8")
    assert (state.over, state.scores) == (True, [1, 0, 0])


def test_give_away_puts_out_who_has_no_cards_and_plays_on() -> None:
    """CHT-6, option give_away"""
    state = table("turn=0 number=7 hand0=R3 hand1=R8,R9", 4, give_away=True)
    state.listen()
    play(state, "0 R3 lay 7")
    assert who(state) == [1, 2, 3]
    play(state, "1 R8 lay 8")
    assert (state.over, who(state)) == (False, [2, 3])
    assert notes(state) == [("out", 0)]
    play(state, "2 pass", "3 pass")
    assert (int(state.turn), who(state), "pass" in texts(state)) == (1, [1], False)


def test_who_is_out_neither_lays_nor_calls() -> None:
    """CHT-6, option give_away, COM-8"""
    state = table("turn=0 number=7 hand0=R3 hand1=R8,R9", 4, give_away=True)
    play(state, "0 R3 lay 7", "1 R8 lay 8")
    assert texts(state, 0) == []
    assert refused(state, "0 cheat") == ("CHT-6", "you_are_out", {})
    play(state, "2 pass", "3 B14 lay 9")
    assert int(state.turn) == 1
    assert who(state) == [1, 2]


def test_in_give_away_the_turn_that_comes_back_to_the_last_card_goes_on_to_the_next() -> None:
    """CHT-6, CHT-3, option give_away: all others have passed, so the next has to lay"""
    state = play(table("turn=0 number=7 hand0=R3", 4, give_away=True), "0 R3 lay 7", "1 pass", "2 pass")
    assert who(state) == [1, 2, 3]
    play(state, "3 pass")
    assert (int(state.turn), who(state), "pass" in texts(state)) == (1, [1], False)
    assert state.out(0)


def test_in_give_away_a_failed_call_puts_out_too_and_a_right_one_does_not() -> None:
    """CHT-6, option give_away"""
    honest = play(table("turn=0 number=7 hand0=G7", 4, give_away=True), "0 G7 lay 7", "2 cheat")
    assert (honest.over, honest.out(0), int(honest.turn)) == (False, True, 1)
    caught = play(table("turn=0 number=7 hand0=R3", 4, give_away=True), "0 R3 lay 7", "2 cheat")
    assert (caught.over, caught.out(0), int(caught.turn)) == (False, False, 1)


@pytest.mark.parametrize("step", ["1 pass", "1 B12 lay 8", "1 cheat"])
def test_in_give_away_the_last_one_in_wins(step: str) -> None:
    """CHT-6, option give_away"""
    state = play(table("turn=0 number=7 hand0=G7 hand1=B12 hand2=", give_away=True), "0 G7 lay 7")
    assert (state.over, who(state)) == (False, [1])
    play(state, step)
    assert (state.over, state.scores) == (True, [0, 1, 0])


def test_in_give_away_the_next_player_is_the_next_one_still_in() -> None:
    """CHT-6, option give_away"""
    state = table("turn=0 number=7 hand0=G7,G8 hand1= hand2=R1,R2 hand3=R3", 4, give_away=True)
    play(state, "0 G7 lay 7")
    assert (int(state.turn), who(state)) == (2, [2, 3])
    assert int(play(state, "3 cheat").turn) == 2


@pytest.mark.parametrize(("give_away", "scores"), [(False, [0, 1, 1]), (True, [1, 0, 0])])
def test_after_the_last_lap_the_fewest_cards_win_and_in_give_away_the_most(give_away: bool, scores: list[int]) -> None:
    """CHT-6, option max_laps"""
    text = "turn=0 hand0=R3,R4,R5 hand1=R6 hand2=R8,R9"
    state = table(text, give_away=give_away, max_laps=1)
    state.listen()
    play(state, "0 pass", "1 pass", "2 R8 lay 1", "0 pass")
    assert not state.over
    play(state, "1 pass")
    assert notes(state) == [("laps_over", -1)]
    assert (state.over, state.scores, who(state)) == (True, scores, [])


def test_the_card_laid_last_of_all_can_be_called_until_the_turn_is_back() -> None:
    """CHT-6, CHT-4, option max_laps: no more cards are laid, one only passes"""
    state = table("turn=0 hand0=R3,R4 hand1=R6,R7 hand2=R8,R9", max_laps=1)
    play(state, "0 R3 lay 1", "1 pass", "2 R8 lay 2")
    assert (state.over, int(state.laps), int(state.turn), who(state)) == (False, 1, 0, [0, 1])
    assert texts(state, 0) == ["cheat", "too many", "pass"] and texts(state, 1) == ["cheat", "too many"]
    for text in ("R4", "lay 3"):
        assert refused(state, f"0 {text}") == ("CHT-6", "laps_over", {})
    play(state, "0 pass")
    state.listen()
    play(state, "1 cheat")
    assert [key for key, _ in notes(state)] == ["lie", "laps_over"]
    assert bag(state, "hand2") == {"R3", "R8", "R9"}
    assert (state.over, state.scores) == (True, [1, 0, 0])


def test_when_the_laps_are_over_and_nothing_can_be_called_the_round_is_over_at_once() -> None:
    """CHT-6, option max_laps"""
    state = play(table("turn=1 turns=2 layer=2 number=7 top=R9 hand0=R3", max_laps=1), "1 pass")
    assert (state.over, state.scores) == (True, [1, 0, 0])
    read = table("turn=1 laps=1 passes=2 hand0=R3,R4 hand1=R5", max_laps=1)
    assert texts(read, 1) == ["pass"] and play(read, "1 pass").over


def test_equal_numbers_of_cards_share_the_win() -> None:
    """CHT-6, COM-5"""
    state = table("turn=0 hand0=R3,R4 hand1=R6,R7 hand2=R8,R9", max_laps=1)
    match = state.game.match(seed=1)
    match.state = state
    for seat, text in ((0, "R3"), (0, "lay 1"), (1, "R6"), (1, "lay 2"), (2, "pass"), (0, "pass")):
        match.apply(seat, state.game.move(text))
    assert (match.over, match.totals, match.winners) == (True, [1, 1, 0], [0, 1])


def test_the_last_card_laid_in_the_last_turn_wins() -> None:
    """CHT-6"""
    state = play(table("turn=0 hand2=R8", max_laps=1), "0 pass", "1 pass", "2 R8 lay 1")
    assert not state.over
    caught = play(state.clone(), "1 cheat")
    assert (caught.over, bag(caught, "hand2")) == (True, {"R8"})
    state.listen()
    play(state, "0 pass", "1 pass")
    assert notes(state) == [("wins", 2)]
    assert (state.over, state.scores) == (True, [0, 0, 1])


def test_a_lap_is_as_many_turns_as_there_are_players_in_and_calls_are_none() -> None:
    """CHT-6, option max_laps"""
    state = table("turn=0 hand0=R3,R4,R5 hand1=R6,R7 hand2=R8,R9")
    play(state, "0 R3 lay 1", "1 pass", "2 cheat", "1 R6 lay 1", "2 cheat", "2 pass")
    assert (int(state.laps), int(state.turns)) == (1, 1)
    fewer = table("turn=0 number=7 turns=1 hand0=R3 hand1=R8,R9", 4, give_away=True)
    play(fewer, "0 R3 lay 7", "1 R8 lay 8")
    assert (int(fewer.laps), int(fewer.turns)) == (1, 0)


def test_a_round_is_bounded_by_its_laps() -> None:
    """CHT-6: a turn ends with a card or a pass, a call needs a card, a turn has three picks at most. After the
    last lap two more may pass."""
    for seed in range(3):
        state = rules(3, max_laps=4, size="tiny").deal(seed=seed)
        chance = Seeded(seed)
        turns = 0
        while not state.over:
            seat = state.asked(chance)
            answers = state.answers(seat)
            move = answers[chance.below(len(answers))]
            turns += move.verb in ("lay", "pass")
            state.push(seat, move)
        assert turns <= 14


def test_a_match_is_one_round_and_laps_are_one_to_a_thousand() -> None:
    """CHT-6, COM-5"""
    assert rules(3).rounds() == 1
    assert [option.name for option in rules(3).option_list()] == [
        "dealer", "colour_piles", "after_call", "sneaking", "give_away", "max_laps",
    ]  # fmt: skip
    for name, value in (("rounds", 3), ("dealer", 3), ("max_laps", 0), ("max_laps", 1001), ("after_call", "stop")):
        with pytest.raises(Malformed, match=name):
            Cheat(3, {name: value})


def test_the_defaults() -> None:
    """CHT-2, CHT-4, CHT-5, CHT-6"""
    assert rules(3).options == {
        "dealer": "random", "colour_piles": False, "after_call": "restart", "sneaking": True, "give_away": False,
        "max_laps": 100, "size": "full",
    }  # fmt: skip


def test_after_the_round_hands_lie_open_and_the_piles_stay_closed() -> None:
    """CHT-6"""
    state = table("turn=0 number=7 hand0=R3 hand1=R8,R9 hand2=B1,B2 pile=Y1 gone=Y2")
    play(state, "0 R3 lay 7", "1 R8 lay 8")
    view = state.view(None)
    assert [bag(view, f"hand{seat}") for seat in range(3)] == [set(), {"R9"}, {"B1", "B2"}]
    assert [bag(view, place) for place in ("top", "pile", "gone")] == [set(), set(), set()]


def test_nothing_is_forced_and_nothing_framed() -> None:
    """CHT-3: what one has to lay is one's own choice of card, and what a call brings nobody knows"""
    state = play(table("turn=0 number=7 hand0=R3", sneaking=False), "0 R3", "0 lay 7")
    assert state.forced() is None
    assert [state.preview(2, move) for move in state.moves(2)] == [[]]


# What each seat knows


class Memory:
    """One viewer who follows every card by itself: where each card is that it is certain of."""

    def __init__(self, state: State, viewer: int | None) -> None:
        self.viewer = viewer
        self.cards = sum(state.game.deck)
        self.where: dict[str, str] = {}
        self.sizes: dict[str, tuple[int, int]] = {}
        players = int(state.players)
        for seat in range(players):
            self.sizes[f"hand{seat}"] = (size(state, f"hand{seat}"),) * 2
        for place in ("top", "under", "pile", "gone"):
            self.sizes[place] = (0, 0)
        if viewer is not None:
            self.where = dict.fromkeys(bag(state, f"hand{viewer}"), f"hand{viewer}")

    def move_all(self, src: str, dst: str) -> None:
        for card, place in self.where.items():
            if place == src:
                self.where[card] = dst
        self.add(dst, *self.sizes[src])
        self.sizes[src] = (0, 0)

    def add(self, place: str, least: int, most: int) -> None:
        low, high = self.sizes[place]
        self.sizes[place] = (max(0, low + least), min(high + most, self.cards))

    def lay(self, seat: int, cards: list[str], sneaking: bool, ends: bool) -> None:
        """The last card goes on top, others under it; earlier cards join the pile, or leave with it."""
        self.close(ends)
        hand = f"hand{seat}"
        if seat == self.viewer:
            self.where[cards[-1]] = "top"
            self.where |= dict.fromkeys(cards[:-1], "under")
        else:
            self.where = {card: place for card, place in self.where.items() if place != hand}
        n = len(cards) - 1
        least, most = (n, n) if seat == self.viewer or not sneaking else (0, 2)
        self.add(hand, -1 - most, -1 - least)
        self.add("top", 1, 1)
        self.add("under", least, most)

    def close(self, ends: bool) -> None:
        for place in ("top", "under"):
            self.move_all(place, "pile")
        if ends:
            self.move_all("pile", "gone")

    def call(self, top: str | None, several: bool | None, taker: int, held: set[str]) -> None:
        """The card on top, where it was turned up, and whether it was more than one, where that was shown."""
        if top is not None:
            self.where[top] = "top"
        if several is not None:
            low, high = self.sizes["under"]
            self.sizes["under"] = (max(1, low), high) if several else (0, 0)
        self.close(False)
        self.move_all("pile", f"hand{taker}")
        if taker == self.viewer:
            self.where |= dict.fromkeys(held, f"hand{taker}")
            self.sizes[f"hand{taker}"] = (len(held),) * 2

    def see(self, state: State) -> None:
        """An empty hand is seen, and that a hand is not empty."""
        for seat in range(int(state.players)):
            low, high = self.sizes[f"hand{seat}"]
            self.sizes[f"hand{seat}"] = (max(1, low), high) if size(state, f"hand{seat}") else (0, 0)

    def compare(self, state: State) -> None:
        view = state.view(self.viewer)
        for place, (low, high) in self.sizes.items():
            known = {card for card, at in self.where.items() if at == place}
            assert bag(view, place) == known, (place, self.viewer, str(state))
            if not state.counts(view.viewer, state.layout.index[place]):
                assert bounds(view, place, self.viewer) == (low, high), (place, self.viewer, str(state))
            else:
                assert size(view, place) == size(state, place)


@pytest.mark.parametrize("sneaking", [True, False])
@pytest.mark.parametrize(("players", "deck"), [(3, "tiny"), (5, "tiny"), (8, "tiny"), (3, "full"), (4, "full")])
def test_every_seat_knows_what_it_has_followed_and_nothing_else(players: int, deck: str, sneaking: bool) -> None:
    """COM-7, CHT-4, CHT-5"""
    made = rules(players, size=deck, sneaking=sneaking, after_call="go_on", give_away=True, max_laps=6)
    for seed in range(6):
        state = made.deal(seed=seed)
        assert isinstance(state, CheatState)
        chance = Seeded(seed, 5)
        memories = [Memory(state, viewer) for viewer in (*range(players), None)]
        while True:
            for memory in memories:
                memory.compare(state)
            seat = state.asked(chance)
            answers = state.answers(seat)
            move = answers[chance.below(len(answers))]
            if SILENCE in answers and chance.below(6):
                move = SILENCE
            picks = [state.game.faces[int(face)] for face in state.picks]
            top, several = bag(state, "top"), size(state, "under") > 0
            number, layer = int(state.number), int(state.layer)
            state.push(seat, move)
            if state.over:
                break
            for memory in memories:
                if move.verb == "lay":
                    memory.lay(seat, picks, sneaking, number == 1 and layer >= 0)
                elif move.text == "cheat" or move.text == "too many":
                    honest = move.text == "cheat"
                    taker = next(other for other in range(players) if top <= bag(state, f"hand{other}"))
                    held = bag(state, f"hand{taker}")
                    memory.call(next(iter(top)) if honest else None, None if honest else several, taker, held)
                elif move.text == "pass" and layer >= 0 and int(state.layer) < 0:
                    memory.close(number == 1)
                memory.see(state)


def test_a_card_in_the_pile_one_has_taken_is_known_until_it_may_have_been_laid() -> None:
    """COM-7: who laid it knows where it went"""
    state = table("turn=0 number=7 hand0=R3,G7 hand1=R8,R9 hand2=B1,B2")
    play(state, "0 G7 lay 7", "1 R9 lay 8", "2 cheat")
    assert bag(state.view(0), "hand1") == {"G7", "R9"}
    assert bag(state.view(2), "hand1") == {"R9"}
    play(state, "2 pass", "0 pass")
    assert bag(state.view(0), "hand1") == {"G7", "R9"}
    play(state, "1 R8 lay 1")
    assert bag(state.view(0), "hand1") == set()


def test_moves_are_announced_without_the_cards() -> None:
    """CHT-3"""
    state = table("turn=0 number=7 hand0=R3,G7")
    state.listen()
    play(state, "0 R3 lay 7", "1 pass")
    said_aloud = [event.move.text for event in state.events(None) if event.kind == MOVE and event.move is not None]
    assert said_aloud == ["lay 7", "pass"]


# The bot


def chosen(state: CheatState, seat: int) -> str:
    """What the greedy bot does at a seat, that seat's own calls and silence included."""
    view = state.view(seat)
    moves = view.moves(seat) + ([SILENCE] if seat != state.turn else [])
    return CheatGreedy().choose(view, moves, Seeded(2)).text


def test_greedy_calls_what_cannot_be_true() -> None:
    """CHT-4: all sevens are in its hand, or were laid by itself"""
    state = table("turn=0 number=7 hand0=R3,G4 hand2=R7,Y7,G7,B7", 4)
    play(state, "0 R3 lay 7")
    assert chosen(state, 2) == "cheat"


def test_greedy_does_not_let_the_last_card_pass() -> None:
    """CHT-6"""
    state = play(table("turn=0 number=7 hand0=R3 hand2=R7,Y7,G1,B1", 4), "0 R3 lay 7")
    assert chosen(state, 2) in ("cheat", "too many")


def test_greedy_lays_what_is_true_and_passes_a_dear_pile_otherwise() -> None:
    """CHT-3"""
    pile = "pile=" + ",".join(f"R{rank}" for rank in range(1, 10))
    honest = table(f"turn=0 number=7 hand0=Y3,G7,B9 {pile}")
    assert chosen(honest, 0) == "G7"
    assert chosen(play(honest, "0 G7"), 0) == "lay 7"
    assert chosen(table(f"turn=0 number=7 hand0=Y3,G8,B9 {pile}"), 0) == "pass"


def test_greedy_lies_when_it_must() -> None:
    """CHT-3"""
    state = table("turn=0 number=7 passes=2 hand0=R3,G8,B9", sneaking=False)
    assert chosen(state, 0) in ("R3", "G8", "B9")
    assert chosen(play(state, "0 B9"), 0) == "lay 7"


def test_greedy_names_the_colour_of_the_card_on_top() -> None:
    """CHT-2, option colour_piles"""
    state = play(table("turn=0 hand0=G1,R8", colour_piles=True), "0 G1")
    assert chosen(state, 0) == "lay 1 G"


@pytest.mark.parametrize("options", [{}, {"give_away": True}, {"sneaking": False}, {"after_call": "go_on"}])
def test_greedy_beats_random(options: dict[str, Any]) -> None:
    """CHT-6: one greedy player, in changing seats, wins more than its share"""
    made = rules(3, size="tiny", max_laps=20, **options)
    wins = 0.0
    for seed in range(60):
        seats: list[Bot] = [Random(), Random(), Random()]
        seats[seed % 3] = CheatGreedy()
        match = simulate.play(made, seats, seed)
        wins += (seed % 3 in match.winners) / len(match.winners)
    assert wins > 24
