"""Foxes, clause by clause."""

import re
from collections import Counter
from pathlib import Path

import pytest

import koloda
from koloda import Illegal, Malformed, Seeded
from koloda.games.foxes import Foxes, FoxesState
from koloda.kernel.game import Game
from koloda.kernel.moves import Offer
from koloda.kernel.playout import Tally, playout
from koloda.kernel.state import State

PLAYERS = (2, 3, 4, 5)
VARIANTS: tuple[dict[str, object], ...] = (
    {},
    {"last_steal": True},
    {"size": "tiny"},
    {"size": "tiny", "last_steal": True},
)


def table(text: str, players: int = 3, **options: object) -> FoxesState:
    """A position; hands nobody names hold a lone 1, and there is something to draw."""
    return position(Foxes(players, options), text)


def position(game: Game, text: str) -> FoxesState:
    named = {word.partition("=")[0] for word in text.split()}
    fill = " ".join(f"hand{seat}=1" for seat in range(game.players) if f"hand{seat}" not in named)
    if "stock" not in named and "market" not in named:
        fill += " stock=2,2,2,2 market=10,11"
    state = game.position(f"foxes {text} {fill}")
    assert isinstance(state, FoxesState)
    return state


def play(state: FoxesState, *lines: str) -> FoxesState:
    """Moves in order, each a seat and a text: "0 12 12"."""
    for line in lines:
        seat, _, text = line.partition(" ")
        state.apply(int(seat), state.game.move(text))
    return state


def texts(state: State, seat: int | None = None) -> list[str]:
    return [move.text for move in state.moves(int(state.turn) if seat is None else seat)]


def words(state: State) -> dict[str, str]:
    """The position as notation writes it, word by word."""
    return dict(word.partition("=")[::2] for word in str(state).split()[1:])


def bag(state: State, place: str) -> dict[str, int]:
    at = state.layout.index[place]
    return {name: n for face, name in enumerate(state.game.faces) if (n := state.held(at, face)) > 0}


def sure(state: State, place: str) -> dict[str, int]:
    """What everybody knows to be in a place: what a spectator's view counts there."""
    return bag(state.view(None), place)


def size(state: State, place: str) -> int:
    return int(state.size[state.layout.index[place]])


def reason(state: State, seat: int, text: str) -> tuple[str, str, dict[str, str]]:
    found = state.why_not(seat, state.game.move(text))
    assert found is not None
    return found.clause, found.key, found.parts


# The deck and the deal


def test_the_deck_has_eight_cards_of_each_rank_and_five_jokers() -> None:
    """FOX-1"""
    game = Foxes(4)
    assert game.faces == [*map(str, range(1, 14)), "J"]
    assert game.deck == [8] * 13 + [5]
    assert sum(game.deck) == 109


def test_a_marker_shows_the_active_player_even_while_another_decides() -> None:
    """FOX-1"""
    state = play(table("turn=0 hand0=9,1 front1=3:7"), "0 9", "0 leave")
    assert state.deciders == (1,)
    assert words(state)["thief"] == "0"


@pytest.mark.parametrize("players", PLAYERS)
def test_thirteen_cards_each_six_in_the_market_the_rest_in_the_stock(players: int) -> None:
    """FOX-2"""
    state = Foxes(players).deal(seed=5)
    assert [size(state, f"hand{seat}") for seat in range(players)] == [13] * players
    assert size(state, "market") == 6
    assert size(state, "stock") == 103 - 13 * players
    assert size(state, "box") == size(state, "discards") == 0
    total: Counter[str] = Counter()
    for place in range(int(state.layout.count)):
        for i in range(int(state.size[place]) if state.layout.start[place] >= 0 else 0):
            total[state.game.faces[state.at(place, i)]] += 1
        total.update(bag(state, state.layout.names[place]) if state.layout.start[place] < 0 else {})
    assert total == dict(zip(state.game.faces, state.game.deck))


def test_the_market_is_open_to_all_and_the_stock_to_nobody() -> None:
    """FOX-2"""
    state = Foxes(3).deal(seed=5)
    for viewer in (0, 1, 2, None):
        view = state.view(viewer)
        assert bag(view, "market") == bag(state, "market")
        assert words(view)["stock"] == "?64"


@pytest.mark.parametrize("players", [2, 5])
def test_the_first_player_is_drawn_at_random(players: int) -> None:
    """FOX-2"""
    game = Foxes(players)
    assert {game.deal(seed=seed).turn for seed in range(60)} == set(range(players))
    assert {game.match(seed=seed).state.turn for seed in range(60)} == set(range(players))


def test_the_table_may_name_the_first_player() -> None:
    """FOX-2, option first"""
    game = Foxes(4, {"first": 2})
    assert {game.deal(seed=seed).turn for seed in range(10)} == {2}
    with pytest.raises(Malformed):
        Foxes(4, {"first": 4})


def test_the_first_turn_passes_clockwise_from_round_to_round() -> None:
    """FOX-2, option rounds"""
    match = Foxes(3, {"first": 1, "rounds": 4, "size": "tiny"}).match(seed=8)
    rng = Seeded(1)
    began = [match.state.turn]
    while not match.over:
        while not match.state.over:
            seat = match.state.asked(rng)
            moves = match.state.moves(seat)
            match.apply(seat, moves[rng.below(len(moves))])
        if match.between:
            match.deal()
            began.append(match.state.turn)
    assert began == [1, 2, 0, 1]


@pytest.mark.parametrize("players", PLAYERS)
def test_the_tiny_deck_deals_two_cards_each_and_leaves_something_to_draw(players: int) -> None:
    """FOX-1, FOX-2, option size"""
    state = Foxes(players, {"size": "tiny"}).deal(seed=5)
    assert [size(state, f"hand{seat}") for seat in range(players)] == [2] * players
    assert size(state, "market") == 1
    assert 2 <= size(state, "stock") <= 4
    assert size(state, "box") == 0


def test_foxes_is_for_two_to_five() -> None:
    """FOX-1"""
    for players in (1, 6):
        with pytest.raises(Malformed):
            Foxes(players)


# A turn


def test_turns_go_clockwise() -> None:
    """FOX-3"""
    state = table("turn=1 hand0=7,1 hand1=9,6,1 hand2=8,1")
    order = []
    for card in ("9", "8", "7", "6"):
        order.append(int(state.turn))
        play(state, f"{state.turn} {card}")
    assert order == [1, 2, 0, 1]


def test_the_active_player_must_lay_and_may_lay_any_number_of_one_rank() -> None:
    """FOX-3"""
    state = table("turn=0 hand0=4*3,9 front0=12:25,12:24")
    assert texts(state) == ["4", "4 4", "4 4 4", "9"]
    assert reason(state, 0, "take") == ("FOX-3", "must_lay", {})
    assert reason(state, 0, "draw stock") == ("FOX-3", "must_lay", {})
    with pytest.raises(Malformed):
        state.game.move("pass")
    with pytest.raises(Malformed):
        state.game.move("4 9")


def test_what_is_not_in_hand_cannot_be_laid() -> None:
    """FOX-3"""
    state = table("turn=0 hand0=4*3,9")
    assert reason(state, 0, "4 4 4 4") == ("FOX-3", "not_in_hand", {"cards": "4 4 4 4"})
    assert reason(state, 0, "9 J") == ("FOX-3", "not_in_hand", {"cards": "9 J"})
    assert reason(state, 0, "J") == ("FOX-3", "not_in_hand", {"cards": "J"})
    before = str(state)
    with pytest.raises(Illegal):
        play(state, "0 4 4 4 4")
    assert str(state) == before


def test_only_the_active_player_may_act() -> None:
    """FOX-3"""
    state = table("turn=0 hand0=4*3,9")
    assert state.deciders == (0,)
    assert texts(state, 1) == []
    assert reason(state, 1, "1") == ("FOX-3", "not_your_turn", {})


def test_a_new_group_lies_on_top_of_the_earlier_ones_and_all_stay_visible() -> None:
    """FOX-3"""
    state = play(table("turn=0 hand0=6*3,J,7,12 hand1=1*3 hand2=1*3"), "0 7", "1 1", "2 1", "0 6 6 6 J")
    assert words(state)["front0"] == "7:15,6:13,6:12,6:12,J:12"
    assert (state.top_size(0), state.top_rank(0)) == (4, 6)
    for viewer in (0, 1, 2, None):
        assert words(state.view(viewer))["front0"] == "7:15,6:13,6:12,6:12,J:12"


def test_two_groups_of_the_same_rank_stay_two_groups() -> None:
    """FOX-3, FOX-5"""
    state = play(table("turn=0 hand0=7*2,1 hand1=9*2,1 hand2=13,1 front0=7:15 front1=13:27"), "0 7")
    assert words(state)["front0"] == "7:15,7:15"
    assert state.top_size(0) == 1
    play(state, "1 9 9")
    assert (state.deciders, state.phase) == ((2,), 0)


def test_a_table_shows_where_one_group_ends_and_the_next_begins() -> None:
    """FOX-3"""
    state = table("turn=0 hand0=1*2 front0=7:15,7:15,6:13,J:12")
    assert state.game.lying(state, state.layout.index["front0"]) == ["7", "| 7", "| 6", "J"]
    assert state.game.lying(state.view(1), state.layout.index["stock"]) == ["?"] * 4


# Jokers


def test_jokers_laid_with_ranked_cards_count_as_that_rank() -> None:
    """FOX-4"""
    state = table("turn=0 hand0=9,J*2,1 front1=8:17,8:16 front2=10:21,10:20")
    assert texts(state) == ["1", "1 J", "1 J J", "9", "9 J", "9 J J", "J", "J J"]
    play(state, "0 9 J")
    assert (state.phase, state.victim) == (1, 1)
    play(state, "0 leave", "1 back")
    assert words(state)["turn"] == "1"
    thirteens = table("turn=0 hand0=13*2,J*2")
    assert texts(thirteens) == ["13", "13 J", "13 J J", "13 13", "13 13 J", "13 13 J J", "J", "J J"]
    assert "thief" not in words(state)


def test_jokers_alone_are_above_thirteen() -> None:
    """FOX-4"""
    state = play(table("turn=0 hand0=J,1 front1=13:27"), "0 J")
    assert (state.thief, state.victim) == (0, 1)


def test_a_lying_group_keeps_its_rank_and_a_joker_taken_into_hand_is_free_again() -> None:
    """FOX-4"""
    state = table("turn=0 hand0=9*2,1 front1=7:15,J:14 stock=2,2,2")
    play(state, "0 9 9")
    assert (state.thief, state.victim) == (0, 1)
    play(state, "0 take", "1 draw stock", "1 draw stock", "1 1", "2 1")
    assert state.over
    state = table("turn=0 hand0=9*2,1 hand1=1*2 hand2=1*2 front1=7:15,J:14 stock=2,2,2")
    play(state, "0 9 9", "0 take", "1 draw stock", "1 draw stock", "1 1", "2 1")
    assert texts(state) == ["1", "1 J", "7", "7 J", "J"]


# Comparing


def test_the_same_size_and_a_higher_rank_steal() -> None:
    """FOX-5"""
    state = play(table("turn=0 hand0=9*2,1 front1=8:17,8:16"), "0 9 9")
    assert (state.deciders, state.phase, state.victim) == ((0,), 1, 1)
    assert texts(state) == ["take", "leave"]


@pytest.mark.parametrize("lying", ["9:19,9:18", "10:21,10:20", "8:17", "8:17,8:16,8:16", "8:17,8:17"])
def test_an_equal_or_higher_rank_or_another_size_is_safe(lying: str) -> None:
    """FOX-5"""
    state = play(table(f"turn=0 hand0=9*2,1 front1={lying}", 2), "0 9 9")
    assert state.deciders == (1,)
    assert words(state)["front1"] == lying
    assert "thief" not in words(state)


def test_equal_jokers_steal_nothing() -> None:
    """FOX-5"""
    state = play(table("turn=0 hand0=J*2,1 front1=J:29,J:28", 2), "0 J J")
    assert texts(state) == ["1"]


def test_who_has_no_group_has_nothing_to_steal() -> None:
    """FOX-5"""
    state = play(table("turn=0 hand0=9,1"), "0 9")
    assert state.deciders == (1,)
    assert state.phase == 0


def test_victims_are_handled_clockwise_from_the_active_player() -> None:
    """FOX-5"""
    state = table("turn=2 hand2=9,1 front0=3:7 front1=5:11 front3=7:15", 4)
    seen = []
    play(state, "2 9")
    while state.phase == 1:
        seen.append(int(state.victim))
        play(state, "2 leave", f"{state.victim} back")
    assert seen == [3, 0, 1]
    assert state.deciders == (3,)


def test_the_theft_is_not_a_choice() -> None:
    """FOX-5"""
    state = play(table("turn=0 hand0=9,1 front1=3:7"), "0 9")
    assert reason(state, 0, "1") == ("FOX-6", "take_or_leave", {"n": "1"})
    assert state.deciders == (0,)


@pytest.mark.parametrize("answers", [("0 take", "1 draw stock"), ("0 leave", "1 back")])
def test_a_group_uncovered_by_a_theft_is_not_compared_again_in_that_turn(answers: tuple[str, ...]) -> None:
    """FOX-5"""
    state = table("turn=0 hand0=9,1 front1=2:5,3:7 hand1=1,1 hand2=12,1")
    play(state, "0 9", *answers)
    assert words(state)["front1"] == "2:5"
    assert (state.deciders, state.phase) == ((1,), 0)


def test_after_a_theft_the_group_below_is_the_new_top() -> None:
    """FOX-5, third example"""
    state = table("turn=0 hand0=9,1 front1=4:9,4:8,8:17 hand1=1,1 hand2=7*2,1")
    play(state, "0 9", "0 take", "1 draw stock")
    assert (state.top_size(1), state.top_rank(1)) == (2, 4)
    play(state, "1 1", "2 7 7")
    assert (state.deciders, state.phase) == ((0,), 0)
    state = table("turn=0 hand0=9,1 front1=4:9,4:8,8:17 hand1=1,1 hand2=7*2,1")
    play(state, "0 9", "0 take", "1 draw stock")
    state = table("turn=2 hand2=7*2,1 front1=4:9,4:8")
    play(state, "2 7 7")
    assert state.victim == 1


def test_a_lost_group_laid_again_may_be_stolen_again() -> None:
    """FOX-5"""
    state = table("turn=0 hand0=9,9,1 front1=3:7 hand2=1,1", 3)
    play(state, "0 9", "0 leave", "1 back", "1 3", "2 1", "0 9")
    assert (state.phase, state.victim) == (1, 1)


# The stolen group


def test_the_first_example() -> None:
    """FOX-5, FOX-6, FOX-7: a pair of 12s against a 3, a pair of 9s and a pair of 7s."""
    start = (
        "turn=0 hand0=12*2,1 front1=3:7 hand2=1 front2=9:19,9:18 hand3=1 front3=7:15,7:14 stock=2,4,5,6 market=10,11"
    )
    state = play(table(start, 4), "0 12 12")
    assert (state.phase, state.victim) == (1, 2)
    play(state, "0 take")
    assert bag(state, "hand0") == {"1": 1, "9": 2}
    assert state.deciders == (2,)
    assert texts(state) == ["draw stock", "draw 10", "draw 11"]
    play(state, "2 draw stock", "2 draw 11")
    assert bag(state, "hand2") == {"1": 1, "6": 1, "11": 1}
    assert (state.deciders, state.phase, state.victim) == ((0,), 1, 3)
    play(state, "0 leave")
    assert texts(state, 3) == ["back", "discard"]
    other = state.clone()
    assert isinstance(other, FoxesState)
    play(state, "3 back")
    assert bag(state, "hand3") == {"1": 1, "7": 2}
    assert (state.deciders, state.phase) == ((1,), 0)
    play(other, "3 discard")
    assert bag(other, "discards") == {"7": 2}
    play(other, "3 draw 10", "3 draw 5")
    assert bag(other, "hand3") == {"1": 1, "10": 1, "5": 1}
    assert (other.deciders, other.phase) == ((1,), 0)
    for end in (state, other):
        assert not {"phase", "thief", "victim", "left"} & words(end).keys()
        assert words(end)["front0"] == "12:25,12:24"
        assert words(end)["front1"] == "3:7"


def test_the_second_example() -> None:
    """FOX-4, FOX-5: jokers steal 13s, a 13 with a joker does not."""
    state = play(table("turn=0 hand0=J*2,1 front1=13:27,13:26", 2), "0 J J")
    assert (state.phase, state.victim) == (1, 1)
    state = play(table("turn=0 hand0=13,J,1 front1=13:27,13:26", 2), "0 13 J")
    assert (state.deciders, state.phase) == ((1,), 0)


def test_the_victim_has_no_say_before_the_thief_has_chosen() -> None:
    """FOX-6"""
    state = play(table("turn=0 hand0=9,1 front1=3:7"), "0 9")
    assert texts(state, 1) == []
    assert reason(state, 0, "back") == ("FOX-6", "take_or_leave", {"n": "1"})


def test_the_thief_has_no_say_after_leaving_the_group() -> None:
    """FOX-6"""
    state = play(table("turn=0 hand0=9,1 front1=3:7"), "0 9", "0 leave")
    assert state.deciders == (1,)
    assert texts(state) == ["back", "discard"]
    assert reason(state, 1, "take") == ("FOX-6", "back_or_discard", {"n": "1"})


def test_a_group_taken_back_draws_nothing() -> None:
    """FOX-6"""
    state = play(table("turn=0 hand0=9*2,1 front1=3:7,3:6"), "0 9 9", "0 leave", "1 back")
    assert bag(state, "hand1") == {"1": 1, "3": 2}
    assert size(state, "stock") == 4
    assert state.phase == 0


@pytest.mark.parametrize("answers", [("0 take",), ("0 leave", "1 discard")])
def test_a_victim_draws_as_many_cards_as_are_lost(answers: tuple[str, ...]) -> None:
    """FOX-6"""
    state = play(table("turn=0 hand0=9*3,1 front1=3:7,3:6,3:6"), "0 9 9 9", *answers)
    for left in (3, 2, 1):
        assert (state.deciders, state.phase, state.left) == ((1,), 3, left)
        play(state, "1 draw stock")
    assert bag(state, "hand1") == {"1": 1, "2": 3}
    assert (state.deciders, state.phase) == ((1,), 0)


def test_one_victim_is_finished_before_the_next() -> None:
    """FOX-6"""
    state = play(table("turn=0 hand0=9,1 front1=3:7 front2=4:9"), "0 9", "0 take")
    assert state.deciders == (1,)
    assert words(state)["front2"] == "4:9"
    play(state, "1 draw stock")
    assert (state.deciders, state.victim) == ((0,), 2)


# Drawing


def test_each_card_is_drawn_from_stock_or_market_as_the_drawer_likes_after_seeing_the_last() -> None:
    """FOX-7"""
    state = table("turn=0 hand0=9*2,1 front1=3:7,3:6 stock=5,6 market=10*2,J")
    play(state, "0 9 9", "0 take")
    assert texts(state, 1) == ["draw stock", "draw 10", "draw J"]
    assert reason(state, 1, "draw 7") == ("FOX-7", "not_in_market", {"card": "7"})
    assert reason(state, 1, "1") == ("FOX-7", "must_draw", {"n": "2"})
    assert reason(state, 1, "take") == ("FOX-7", "must_draw", {"n": "2"})
    play(state, "1 draw stock")
    assert bag(state.view(1), "hand1") == {"1": 1, "6": 1}
    assert texts(state, 1) == ["draw stock", "draw 10", "draw J"]
    play(state, "1 draw J")
    assert bag(state, "hand1") == {"1": 1, "6": 1, "J": 1}


def test_a_copy_made_in_mid_draw_goes_on_with_the_same_draw() -> None:
    """FOX-7"""
    state = play(table("turn=0 hand0=9*3,1 front1=3:7,3:6,3:6"), "0 9 9 9", "0 take", "1 draw stock")
    twin = state.clone()
    assert str(twin) == str(state)
    assert isinstance(twin, FoxesState)
    play(twin, "1 draw stock")
    assert (state.left, twin.left) == (2, 1)


def test_a_draw_made_for_the_question_before_comes_too_late() -> None:
    """FOX-7: a second click is no second card."""
    state = play(table("turn=0 hand0=9*2,1 front1=3:7,3:6"), "0 9 9", "0 take")
    seen = int(state.version)
    state.apply(1, state.game.move("draw stock"), at=seen)
    with pytest.raises(koloda.Stale):
        state.apply(1, state.game.move("draw stock"), at=seen)


def test_the_market_is_refilled_only_after_the_whole_draw() -> None:
    """FOX-7"""
    state = table("turn=0 hand0=9*2,1 front1=3:7,3:6 stock=4,4,5,6 market=7,8,10,11,12,13")
    play(state, "0 9 9", "0 take", "1 draw 7")
    assert bag(state, "market") == {"8": 1, "10": 1, "11": 1, "12": 1, "13": 1}
    assert reason(state, 1, "draw 6") == ("FOX-7", "not_in_market", {"card": "6"})
    play(state, "1 draw 8")
    assert bag(state, "market") == {"5": 1, "6": 1, "10": 1, "11": 1, "12": 1, "13": 1}
    assert size(state, "stock") == 2


def test_the_market_is_refilled_before_the_next_victim() -> None:
    """FOX-7"""
    state = table("turn=0 hand0=9,1 front1=3:7 front2=4:9 stock=4,4,5,6 market=7,8,10,11,12,13")
    play(state, "0 9", "0 take", "1 draw 7")
    assert bag(state, "market") == {"6": 1, "8": 1, "10": 1, "11": 1, "12": 1, "13": 1}
    play(state, "0 take")
    assert "draw 6" in texts(state, 2)


def test_the_market_is_refilled_as_far_as_the_stock_goes() -> None:
    """FOX-7"""
    state = table("turn=0 hand0=9*3,1 front1=3:7,3:6,3:6 stock=5 market=7,8,10,11,12,13")
    play(state, "0 9 9 9", "0 take", "1 draw 7", "1 draw 8", "1 draw 10")
    assert bag(state, "market") == {"5": 1, "11": 1, "12": 1, "13": 1}
    assert size(state, "stock") == 0
    assert not state.over


def test_from_an_empty_stock_nothing_is_drawn() -> None:
    """FOX-7"""
    state = play(table("turn=0 hand0=9*2,1 front1=3:7,3:6 market=7,8,10"), "0 9 9", "0 take")
    assert texts(state, 1) == ["draw 7", "draw 8", "draw 10"]
    assert reason(state, 1, "draw stock") == ("FOX-7", "stock_empty", {})


@pytest.mark.parametrize(
    ("rest", "only"),
    [("stock=5,6", "draw stock"), ("market=7*3", "draw 7"), ("stock=5 market=7", None), ("market=7,8", None)],
)
def test_a_draw_is_forced_where_everybody_sees_that_there_is_no_choice(rest: str, only: str | None) -> None:
    """FOX-7"""
    state = table(f"turn=0 hand0=9*2,1 front1=3:7,3:6 {rest}")
    assert state.forced() is None
    play(state, "0 9 9")
    assert state.forced() is None
    play(state, "0 take")
    for seen in (state, state.view(1), state.view(None)):
        forced = seen.forced()
        assert (None if forced is None else forced.text) == only


def test_a_last_card_that_all_know_is_forced() -> None:
    """FOX-3: with last_steal who has laid everything and taken a lone card into hand must lay it in their next turn."""
    text = "turn=0 hand0=9 front1=3:7 hand1=1*3 hand2=1*3"
    state = play(table(text, last_steal=True), "0 9", "0 take", "1 draw stock", "1 1", "2 1")
    for seen in (state, state.view(0), state.view(1), state.view(None)):
        forced = seen.forced()
        assert forced is not None and forced.text == "3"
    assert table("turn=0 hand0=9").forced() is None, "a lone card that only its owner knows"
    state = table("turn=0 hand0=9*2 front1=3:7,3:6 hand1=1*3 hand2=1*3", last_steal=True)
    play(state, "0 9 9", "0 take", "1 draw stock", "1 draw stock", "1 1", "2 1")
    assert (texts(state), state.forced()) == (["3", "3 3"], None)


# The end


def test_the_last_card_laid_ends_the_game_and_steals_nothing() -> None:
    """FOX-8"""
    state = play(table("turn=0 hand0=9 front1=3:7"), "0 9")
    assert state.over
    assert state.deciders == ()
    assert words(state)["front1"] == "3:7"
    assert state.scores == [1, 0, -1]


def test_with_last_steal_the_last_group_still_steals_and_the_end_comes_after_it() -> None:
    """FOX-8, option last_steal"""
    state = play(table("turn=0 hand0=9 front1=3:7 front2=4:9", last_steal=True), "0 9")
    assert (state.over, state.phase, state.victim) == (False, 1, 1)
    play(state, "0 leave", "1 back")
    assert (state.over, state.phase, state.victim) == (False, 1, 2)
    play(state, "0 leave", "2 discard", "2 draw stock")
    assert (state.over, state.deciders) == (True, ())
    assert state.scores == [1, -2, -2]


def test_with_last_steal_a_last_group_that_steals_nothing_ends_the_game() -> None:
    """FOX-8, option last_steal"""
    assert play(table("turn=0 hand0=9 front1=13:27", last_steal=True), "0 9").over


def test_with_last_steal_who_has_taken_a_group_plays_on() -> None:
    """FOX-8, option last_steal"""
    state = table("turn=0 hand0=9 front1=3:7 front2=4:9 hand1=1*2 hand2=1*2", last_steal=True)
    play(state, "0 9", "0 leave", "1 back", "0 take", "2 draw stock")
    assert not state.over
    assert state.deciders == (1,)
    play(state, "1 1", "2 1")
    assert texts(state, 0) == ["4"]


def test_the_game_ends_the_instant_stock_and_market_are_empty_even_between_two_victims() -> None:
    """FOX-8"""
    state = table("turn=0 hand0=9,1 front1=3:7 front2=4:9 stock=5")
    play(state, "0 9", "0 take", "1 draw stock")
    assert state.over
    assert not {"phase", "thief", "victim", "left", "turn"} & words(state).keys()
    assert words(state)["front2"] == "4:9"
    assert bag(state, "hand0") == {"1": 1, "3": 1}
    assert state.scores == [1 - 2, 0 - 2, 1 - 1]


def test_a_draw_that_cannot_be_completed_takes_what_there_is() -> None:
    """FOX-8"""
    state = table("turn=0 hand0=9*3,1 front1=3:7,3:6,3:6 front2=4:9,4:8,4:8 stock=5 market=6")
    play(state, "0 9 9 9", "0 take", "1 draw stock")
    assert state.deciders == (1,)
    play(state, "1 draw 6")
    assert state.over
    assert not {"phase", "thief", "victim", "left", "turn"} & words(state).keys()
    assert bag(state, "hand1") == {"1": 1, "5": 1, "6": 1}
    assert state.scores == [3 - 4, 0 - 3, 3 - 1]


@pytest.mark.parametrize("rest", ["stock=5", "market=5"])
def test_an_empty_stock_alone_or_an_empty_market_alone_ends_nothing(rest: str) -> None:
    """FOX-8"""
    other = "market=6" if rest == "stock=5" else "stock=6"
    state = table(f"turn=0 hand0=9,1 front1=3:7 {rest} {other}")
    play(state, "0 9", "0 take", "1 draw stock" if rest == "stock=5" else "1 draw 5")
    assert not state.over
    assert state.deciders == (1,)


def test_the_discards_are_never_drawn_from() -> None:
    """FOX-8"""
    state = table("turn=0 hand0=9*2,1 front1=3:7,3:6 discards=8*4 market=6*2")
    play(state, "0 9 9", "0 leave", "1 discard")
    assert texts(state, 1) == ["draw 6"]
    assert reason(state, 1, "draw 3")[1] == "not_in_market"
    play(state, "1 draw 6", "1 draw 6")
    assert state.over
    assert bag(state, "discards") == {"3": 2, "8": 4}


def test_with_last_steal_an_exhausted_stock_ends_the_game_before_the_next_victim() -> None:
    """FOX-8, option last_steal"""
    state = table("turn=0 hand0=9 front1=3:7 front2=4:9 stock=5", last_steal=True)
    play(state, "0 9", "0 take", "1 draw stock")
    assert state.over
    assert words(state)["front2"] == "4:9"


def test_nothing_may_be_done_after_the_end() -> None:
    """FOX-8"""
    state = play(table("turn=0 hand0=9"), "0 9")
    assert reason(state, 1, "1") == ("FOX-8", "round_over", {})
    assert state.forced() is None


# The score


def test_cards_on_the_table_count_for_and_cards_in_hand_against_and_discards_for_nobody() -> None:
    """FOX-9"""
    state = table("turn=0 hand0=J front0=2:5,2:4,7:15 hand1=1*4 front1=3:7 hand2=13*3 discards=5*6")
    play(state, "0 J")
    assert state.scores == [4, -3, -3]
    assert state.returns == [4, -3, -3]


def test_by_default_a_match_is_one_round_and_equal_scores_share_the_win() -> None:
    """FOX-9, COM-5"""
    match = Foxes(3).match(seed=1)
    match.state = position(match.game, "turn=0 hand0=5 hand1=1 front1=9:19,9:18 hand2=1*2 front2=2:5")
    match.apply(0, match.game.move("5"))
    assert match.over
    assert match.totals == [1, 1, -1]
    assert match.winners == [0, 1]


def test_rounds_add_their_scores() -> None:
    """FOX-9, option rounds"""
    match = Foxes(3, {"rounds": 2}).match(seed=1)
    match.state = position(match.game, "turn=0 hand0=5 hand1=1 front1=9:19,9:18 hand2=1*2 front2=2:5")
    match.apply(0, match.game.move("5"))
    assert match.between
    match.deal()
    match.state = position(match.game, "turn=2 hand0=5*2 hand1=1 hand2=2 front2=2:5")
    match.apply(2, match.game.move("2"))
    assert match.over
    assert match.results == [[1, 1, -1], [-2, -1, 2]]
    assert match.totals == [-1, 0, 1]
    assert match.winners == [2]


def test_rounds_may_be_one_to_twenty_and_there_is_no_dealer_to_choose() -> None:
    """COM-5"""
    assert Foxes(3, {"rounds": 20}).rounds() == 20
    assert Foxes(3).rounds() == 1
    wrong: list[dict[str, object]] = [{"rounds": 0}, {"rounds": 21}, {"dealer": 1}]
    for options in wrong:
        with pytest.raises(Malformed):
            Foxes(3, options)


@pytest.mark.parametrize("players", PLAYERS)
def test_a_whole_match_is_played_to_its_totals(players: int) -> None:
    """FOX-9, COM-1: every round is scored, and the match ends with the last."""
    match = Foxes(players, {"rounds": 2, "first": 0}).match(seed=players)
    rng = Seeded(4)
    while not match.over:
        while not match.state.over:
            seat = match.state.asked(rng)
            moves = match.state.moves(seat)
            match.apply(seat, moves[rng.below(len(moves))])
        if match.between:
            match.deal()
    assert len(match.results) == 2
    assert match.totals == [sum(points) for points in zip(*match.results)]
    assert match.winners == [seat for seat in range(players) if match.totals[seat] == max(match.totals)]


# What everybody sees before and after


def test_a_preview_names_every_group_a_move_would_steal() -> None:
    """FOX-5"""
    state = table("turn=1 hand1=9*2,1 front0=3:7,3:6 front2=8:17,8:16 front3=9:19,9:18", 4)
    previews = state.preview(1, state.game.move("9 9"))
    assert [(p.key, p.seat, p.number) for p in previews] == [("steals", 2, 2), ("steals", 0, 2)]
    assert [state.layout.names[p.place] for p in previews] == ["front2", "front0"]
    assert state.preview(1, state.game.move("9")) == []
    assert [p.seat for p in state.view(1).preview(1, state.game.move("9 9"))] == [2, 0]
    play(state, "1 9 9")
    assert state.preview(1, state.game.move("take")) == []


def test_a_preview_of_the_last_cards_steals_only_with_last_steal() -> None:
    """FOX-8"""
    for last_steal, number in ((False, 0), (True, 1)):
        state = table("turn=0 hand0=9 front1=3:7", last_steal=last_steal)
        assert len(state.preview(0, state.game.move("9"))) == number


def test_the_log_hears_of_thefts_and_of_the_end() -> None:
    """FOX-5, FOX-8"""
    state = table("turn=1 hand1=9*2,1 front0=3:7,3:6 stock=5 market=4")
    state.listen()
    play(state, "1 9 9", "1 take", "0 draw stock", "0 draw 4")
    notes = [(event.key, event.seat, event.numbers) for event in state.events() if event.kind == "note"]
    assert notes == [("steals", 1, [2, 0]), ("nothing_to_draw", -1, [])]
    state = table("turn=1 hand1=9*2")
    state.listen()
    play(state, "1 9 9")
    assert [(event.key, event.seat) for event in state.events(2) if event.kind == "note"] == [("hand_empty", 1)]


def test_a_drawn_card_of_the_stock_is_seen_by_its_drawer_only() -> None:
    """FOX-7, COM-7"""
    state = table("turn=0 hand0=9,1 front1=3:7 stock=4,4,5 market=6")
    state.listen()
    play(state, "0 9", "0 take", "1 draw stock")
    for viewer, face in ((0, -1), (1, 4), (2, -1), (None, -1)):
        drawn = [event for event in state.events(viewer) if event.kind == "cards" and event.dst == 1]
        assert [event.face for event in drawn] == [face]
    assert bag(state.view(1), "hand1") == {"1": 1, "5": 1}
    assert bag(state.view(0), "hand1") == {}


def test_a_stolen_group_is_known_to_be_in_the_hand_that_took_it_until_it_is_laid() -> None:
    """FOX-6, COM-7"""
    state = table("turn=0 hand0=9*2,1 front1=3:7,J:6 hand1=1*2 hand2=1*2")
    play(state, "0 9 9", "0 take")
    for viewer in (1, 2, None):
        assert bag(state.view(viewer), "hand0") == {"3": 1, "J": 1}
    play(state, "1 draw 10", "1 draw stock", "1 10", "2 1", "0 J")
    assert sure(state, "hand0") == {"3": 1}


def test_a_group_taken_back_and_a_market_card_are_known_to_be_in_hand() -> None:
    """FOX-6, FOX-7, COM-7"""
    state = table("turn=0 hand0=9*2,1*2 front1=3:7,3:6 front2=4:9,4:8 stock=5,6 market=10,11")
    play(state, "0 9 9", "0 leave", "1 back", "0 leave", "2 discard", "2 draw 11", "2 draw stock")
    assert sure(state, "hand1") == {"3": 2}
    assert sure(state, "hand2") == {"11": 1}
    assert bag(state.view(0, memory=False), "discards") == {"4": 2}
    rng = Seeded(3)
    view = state.view(0)
    for _ in range(40):
        drawn = state.game.resample(view, rng)
        assert isinstance(drawn, FoxesState)
        assert bag(drawn, "hand1")["3"] >= 2
        assert bag(drawn, "hand2")["11"] >= 1


def test_laying_what_is_known_leaves_the_rest_of_the_hand_unknown() -> None:
    """COM-7"""
    state = table("turn=1 hand0=9,1 hand1=3,8 front2=2:5 hand2=1*2")
    play(state, "1 3", "1 take", "2 draw 10")
    assert sure(state, "hand1") == {"2": 1}
    play(state, "2 1", "0 9", "0 leave", "1 back", "0 leave", "2 back")
    assert sure(state, "hand1") == {"2": 1, "3": 1}
    assert sure(state, "hand2") == {"1": 1, "10": 1}


def test_after_the_round_hands_are_open_and_the_stock_stays_closed() -> None:
    """FOX-8"""
    view = play(table("turn=0 hand0=9 hand1=4,5"), "0 9").view(2)
    assert bag(view, "hand1") == {"4": 1, "5": 1}
    assert words(view)["stock"] == "?4"


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("options", VARIANTS)
def test_views_states_and_resamples_agree_all_through_random_rounds(players: int, options: dict[str, object]) -> None:
    """FOX-3 to FOX-8, COM-7"""
    game = Foxes(players, options)
    rng = Seeded(players)
    for seed in range(12 if game.tiny else 1):
        state = game.deal(seed=seed)
        steps = 0
        while not state.over:
            seat = state.asked(rng)
            moves = [move.text for move in state.moves(seat)]
            assert moves
            if game.tiny or steps % 7 == 0:
                assert str(game.position(str(state))) == str(state)
                for viewer in (*range(players), None):
                    view = state.view(viewer)
                    again = game.resample(view, rng)
                    assert str(again.view(viewer)) == str(view)
                    assert str(game.position(str(view))) == str(view)
                    if viewer == seat:
                        assert [move.text for move in view.moves()] == moves
                        assert [move.text for move in again.moves(seat)] == moves
            state.push(seat, game.move(moves[rng.below(len(moves))]))
            steps += 1


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("options", VARIANTS)
def test_random_rounds_end_as_the_rules_say(players: int, options: dict[str, object]) -> None:
    """FOX-8, FOX-9"""
    game = Foxes(players, options)
    offer = Offer(len(game.table.moves))
    rng = Seeded(7)
    for seed in range(60 if game.tiny else 15):
        state = game.deal(seed=seed)
        assert isinstance(state, FoxesState)
        playout(state, rng, offer, Tally(), 20000)
        hands = [size(state, f"hand{seat}") for seat in range(players)]
        fronts = [size(state, f"front{seat}") for seat in range(players)]
        assert 0 in hands or size(state, "stock") + size(state, "market") == 0
        assert state.scores == [front - hand for front, hand in zip(fronts, hands)]
        assert sum(int(n) for n in state.size) == sum(game.deck)


def test_every_refusal_is_explained() -> None:
    """FOX-3, FOX-6, FOX-7: each illegal move of a deciding seat has its clause."""
    game = Foxes(3, {"size": "tiny"})
    rng = Seeded(2)
    seen: set[str] = set()
    for seed in range(20):
        state = game.deal(seed=seed)
        while not state.over:
            seat = state.asked(rng)
            moves = state.moves(seat)
            for move in game.table.moves:
                why = state.why_not(seat, move)
                assert (why is None) == (move in moves)
                if why is not None:
                    assert why.clause in ("FOX-3", "FOX-6", "FOX-7")
                    seen.add(why.key)
            state.push(seat, moves[rng.below(len(moves))])
    assert seen == {"not_in_hand", "must_lay", "take_or_leave", "back_or_discard", "must_draw", "not_in_market"} | (
        seen & {"stock_empty"}
    )


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_every_reason_and_note_has_its_sentence(language: str) -> None:
    """FOX-3 to FOX-8"""
    text = (Path(koloda.__file__).parent / "texts" / language / "foxes-says.ftl").read_text(encoding="utf-8")
    keys = set(re.findall(r"^(foxes-(?:why|note)-[a-z-]+) =", text, re.MULTILINE))
    whys = "not-in-hand must-lay take-or-leave back-or-discard stock-empty not-in-market must-draw"
    notes = "steals hand-empty nothing-to-draw"
    assert keys == {f"foxes-why-{key}" for key in whys.split()} | {f"foxes-note-{key}" for key in notes.split()}
