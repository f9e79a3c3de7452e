"""Who's the Donkey?, clause by clause."""

import functools
from collections import Counter
from typing import Any

import pytest

from koloda import Illegal, Malformed, Seeded, game
from koloda.games.donkey import Donkey, DonkeyState
from koloda.kernel.events import CARDS
from koloda.kernel.matches import Match
from koloda.kernel.state import State

PLAYERS = range(3, 13)
HAND_SIZES = {3: 13, 4: 13, 5: 13, 6: 13, 7: 13, 8: 13, 9: 12, 10: 11, 11: 10, 12: 9}
IN_PLAY = {3: 39, 4: 52, 5: 65, 6: 78, 7: 91, 8: 104, 9: 108, 10: 110, 11: 110, 12: 108}


@functools.cache
def rules(players: int = 3, **options: Any) -> Donkey:
    made = game("donkey", players, **options)
    assert isinstance(made, Donkey)
    return made


def table(text: str, players: int = 3, **options: Any) -> DonkeyState:
    """A position; the leader is on turn unless it says otherwise, unnamed hands hold a lone 4 (from seat 8 on a 5)."""
    said = dict(word.split("=") for word in text.split())
    fill = [f"turn={said['lead']}"] if "turn" not in said else []
    fill += [f"hand{seat}={4 + seat // 8}" for seat in range(players) if f"hand{seat}" not in said]
    state = rules(players, **options).position(f"donkey {text} {' '.join(fill)}", Seeded(1))
    assert isinstance(state, DonkeyState)
    return state


def play(state: DonkeyState, *steps: str) -> DonkeyState:
    """Moves as `seat text`, each checked."""
    for step in steps:
        seat, _, text = step.partition(" ")
        state.apply(int(seat), state.rules.move(text))
    return state


def texts(state: State, seat: int = -1) -> list[str]:
    return [move.text for move in state.moves(int(state.turn) if seat < 0 else seat)]


def bag(state: State, place: str) -> dict[str, int]:
    at = state.layout.index[place]
    return {name: n for face, name in enumerate(state.game.faces) if (n := int(state.held(at, face))) > 0}


def size(state: State, place: str) -> int:
    return int(state.size[state.layout.index[place]])


def hand(state: State, seat: int) -> dict[str, int]:
    return bag(state, f"hand{seat}")


def refused(state: DonkeyState, step: str) -> tuple[str, str, dict[str, str]]:
    """Clause, key and parts of the reason why a move is not allowed; the state does not change."""
    before = str(state)
    with pytest.raises(Illegal) as caught:
        play(state, step)
    assert str(state) == before
    return caught.value.reason.clause, caught.value.reason.key, caught.value.reason.parts


def holder(state: State) -> int:
    """Who has the donkey in hand."""
    found = [seat for seat in range(int(state.players)) if "D" in hand(state, seat)]
    assert len(found) == 1
    return found[0]


# The deck


def test_the_deck_has_eight_cards_of_each_rank_five_jokers_and_one_donkey() -> None:
    """DON-1"""
    made = rules(4)
    assert made.faces == [*map(str, range(1, 14)), "J", "D"]
    assert made.deck == [8] * 13 + [5, 1]
    assert sum(made.deck) == 110


def test_the_game_is_for_three_to_twelve_and_four_by_default() -> None:
    """DON-1, DON-2"""
    for players in (2, 13):
        with pytest.raises(Malformed):
            Donkey(players)
    assert Donkey().players == 4


@pytest.mark.parametrize("players", PLAYERS)
def test_the_tiny_deck_deals_two_cards_each_the_donkey_among_them(players: int) -> None:
    """DON-1, DON-2, option size"""
    made = rules(players, size="tiny")
    assert made.faces == ["1", "2", "3", "J", "D"]
    assert made.deck[3:] == [1, 1]
    for seed in range(20):
        state = made.deal(seed=seed)
        assert [size(state, f"hand{seat}") for seat in range(players)] == [2] * players
        assert size(state, "box") == sum(made.deck) - 2 * players
        assert state.turn == holder(state)


# The deal


@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_gets_the_cards_of_the_table_of_hands(players: int) -> None:
    """DON-2"""
    state = rules(players).deal(seed=players)
    assert [size(state, f"hand{seat}") for seat in range(players)] == [HAND_SIZES[players]] * players
    assert size(state, "box") == 110 - IN_PLAY[players]
    assert size(state, "gone") == sum(size(state, f"trick{seat}") for seat in range(players)) == 0


@pytest.mark.parametrize("players", PLAYERS)
def test_all_cards_are_there_and_the_donkey_is_always_dealt(players: int) -> None:
    """DON-1, DON-2"""
    for seed in range(10):
        state = rules(players).deal(seed=seed)
        total: Counter[str] = Counter()
        for name in state.layout.names:
            total.update(bag(state, name))
        assert total == dict(zip(state.game.faces, state.game.deck))
        assert hand(state, holder(state))["D"] == 1


def test_what_was_not_counted_off_is_seen_by_nobody() -> None:
    """DON-2"""
    state = rules(4).deal(seed=2)
    assert size(state, "box") == 58
    for viewer in (0, 1, 2, 3, None):
        view = state.view(viewer)
        assert (bag(view, "box"), size(view, "box")) == ({}, 58)


@pytest.mark.parametrize("players", [3, 4, 12])
def test_every_seat_is_equally_likely_to_be_dealt_the_donkey(players: int) -> None:
    """DON-2: the donkey's place in the packet is uniform."""
    made = rules(players, size="tiny")
    found = Counter(made.deal(seed=seed).turn for seed in range(500 * players))
    assert sorted(found) == list(range(players))
    assert all(abs(n - 500) < 90 for n in found.values()), found


def test_every_other_card_is_equally_likely_to_be_dealt_to_anybody_or_left_out() -> None:
    """DON-2: of the tiny deck's ten other cards three players are dealt five."""
    made = rules(3, size="tiny")
    found: Counter[str] = Counter()
    for seed in range(3000):
        state = made.deal(seed=seed)
        found.update(name for name in ("hand0", "hand1", "hand2", "box") if "J" in bag(state, name))
    assert abs(found["box"] - 1500) < 120
    assert all(abs(found[f"hand{seat}"] - 500) < 90 for seat in range(3)), found


def test_the_donkey_changes_places_with_any_card_of_its_packet() -> None:
    """DON-2: who is dealt the donkey has one other card less, and it may be any."""
    made = rules(3, size="tiny")
    beside = Counter(next(card for card in hand(state, holder(state)) if card != "D") for state in deals(made, 3000))
    assert all(abs(beside[card] - 900) < 110 for card in "123"), beside
    assert abs(beside["J"] - 300) < 70, beside


def deals(made: Donkey, n: int) -> list[State]:
    return [made.deal(seed=seed) for seed in range(n)]


def test_dealer_and_score_keeper_are_no_part_of_the_rules() -> None:
    """DON-2"""
    with pytest.raises(Malformed):
        Donkey(4, {"dealer": 1})
    assert {match.state.turn == holder(match.state) for match in map(rules(4).match, range(20))} == {True}


# Leading


@pytest.mark.parametrize("players", PLAYERS)
def test_who_holds_the_donkey_leads_the_first_trick_and_may_lead_it_at_once(players: int) -> None:
    """DON-3"""
    for seed in range(5):
        state = rules(players).deal(seed=seed)
        assert state.deciders == (holder(state),)
        assert "D" in texts(state)
        assert len(texts(state)) > 1


def test_one_or_more_cards_of_one_rank_are_led_or_the_donkey() -> None:
    """DON-4, DON-7"""
    state = table("lead=0 hand0=4*2,9,J,D")
    assert sorted(texts(state)) == sorted(["4", "4 J", "4 4", "4 4 J", "9", "9 J", "J", "D"])
    for text in ("4 9", "4 4 9", "D J", "4 D", "4 9 J"):
        with pytest.raises(Malformed):
            state.game.move(text)


def test_the_cards_led_are_the_size_of_the_trick_and_there_is_no_largest() -> None:
    """DON-4"""
    state = play(table("lead=0 hand0=8*8,J*5,1 hand1=9*8"), "0 8 8 8 8 8 8 8 8 J J J J J")
    assert state.trick_size == 13
    assert texts(state, 1) == ["pass"]
    assert refused(state, "1 9 9 9 9 9 9 9 9") == ("DON-5", "same_number", {"n": "13"})


def test_the_leader_may_not_pass() -> None:
    """DON-4"""
    state = table("lead=0 hand0=4*2,9")
    assert "pass" not in texts(state)
    assert refused(state, "0 pass") == ("DON-4", "leader_may_not_pass", {})


def test_only_cards_in_hand_can_be_led() -> None:
    """DON-4"""
    state = table("lead=0 hand0=4*2,9,J hand1=D")
    for text in ("4 4 4", "9 9", "9 J J", "J J", "8", "8 J", "D"):
        assert refused(state, f"0 {text}") == ("DON-4", "not_in_hand", {"cards": text})


# Following


def test_a_raise_is_as_many_cards_of_a_strictly_higher_rank() -> None:
    """DON-5, DON-7"""
    state = play(table("lead=0 hand0=8*2,1 hand1=7*3,8*2,9*3,10,11,J*2"), "0 8 8")
    assert sorted(texts(state)) == sorted(["pass", "9 9", "9 J", "10 J", "11 J", "J J"])
    assert refused(state, "1 8 8") == ("DON-5", "must_be_higher", {"rank": "8", "n": "2"})
    assert refused(state, "1 7 J") == ("DON-5", "must_be_higher", {"rank": "8", "n": "2"})
    assert refused(state, "1 9") == ("DON-5", "same_number", {"n": "2"})
    assert refused(state, "1 9 9 9") == ("DON-5", "same_number", {"n": "2"})
    assert refused(state, "1 12 12") == ("DON-5", "not_in_hand", {"cards": "12 12"})
    assert refused(state, "1 10 10") == ("DON-5", "not_in_hand", {"cards": "10 10"})


def test_a_raise_goes_above_the_last_cards_played_not_only_above_those_led() -> None:
    """DON-5"""
    state = play(table("lead=0 hand0=3,1 hand1=9,1 hand2=8,9,10", 4), "0 3", "1 9")
    assert texts(state) == ["pass", "10"]
    assert refused(state, "2 9") == ("DON-5", "must_be_higher", {"rank": "9", "n": "1"})


def test_a_pass_leaves_what_must_be_beaten_as_it_was() -> None:
    """DON-5"""
    state = play(table("lead=0 hand0=3,1 hand1=9,1 hand3=8,10", 4), "0 3", "1 9", "2 pass")
    assert texts(state) == ["pass", "10"]


def test_passing_is_always_allowed_even_with_a_raise_in_hand() -> None:
    """DON-5"""
    state = play(table("lead=0 hand0=3,1 hand1=13,J"), "0 3")
    assert texts(state) == ["pass", "13", "J"]
    play(state, "1 pass")
    assert hand(state, 1) == {"13": 1, "J": 1}


@pytest.mark.parametrize("players", PLAYERS)
def test_each_player_acts_exactly_once_clockwise(players: int) -> None:
    """DON-5, DON-6"""
    lead = players - 2
    state = play(table(f"lead={lead} hand{lead}=3,1", players), f"{lead} 3")
    order: list[int] = []
    while len(order) < players - 1:
        order.append(int(state.turn))
        play(state, f"{state.turn} pass")
    assert order == [(lead + step) % players for step in range(1, players)]
    assert (state.turn, state.trick_size) == (lead, 0)


def test_only_the_player_in_turn_may_act() -> None:
    """DON-5"""
    state = play(table("lead=0 hand0=3,1 hand1=9,1 hand2=9,1"), "0 3")
    assert state.deciders == (1,)
    assert texts(state, 2) == texts(state, 0) == []
    assert refused(state, "2 9") == ("DON-5", "not_your_turn", {})
    assert refused(state, "0 1") == ("DON-5", "not_your_turn", {})


def test_cards_lie_face_up_before_their_player_until_the_trick_is_over() -> None:
    """DON-5"""
    state = play(table("lead=1 hand1=8*2,1 hand2=9,J,1"), "1 8 8", "2 9 J")
    for viewer in (0, 1, 2, None):
        view = state.view(viewer)
        assert [bag(view, f"trick{seat}") for seat in range(3)] == [{}, {"8": 2}, {"9": 1, "J": 1}]


# The end of a trick


def test_the_first_example() -> None:
    """DON-5, DON-6, DON-7: 6 6 6; 8 8 J; pass; 10 10 10; pass, and the fourth player leads."""
    state = table("lead=0 hand0=6*3,1 hand1=8*2,J,1 hand2=13*3 hand3=10*3,1 hand4=11*3", 5)
    play(state, "0 6 6 6", "1 8 8 J", "2 pass", "3 10 10 10", "4 pass")
    assert (state.deciders, state.lead) == ((3,), 3)
    assert texts(state) == ["1"]
    assert [size(state, f"trick{seat}") for seat in range(5)] == [0] * 5
    assert bag(state, "gone") == {"6": 3, "8": 2, "10": 3, "J": 1}
    assert [sum(hand(state, seat).values()) for seat in range(5)] == [1, 1, 3, 1, 3]
    assert not {"high", "rank", "size"} & {word.partition("=")[0] for word in str(state).split()}


def test_if_nobody_raises_the_leader_leads_again_anything_they_like() -> None:
    """DON-6, DON-4"""
    state = play(table("lead=2 hand2=9,3*2"), "2 9", "0 pass", "1 pass")
    assert state.deciders == (2,)
    assert texts(state) == ["3", "3 3"]


def test_played_cards_do_not_come_back() -> None:
    """DON-6: what has left the round stays out of every later trick."""
    state = table("lead=0 hand0=9,8,2 hand1=D,3,3 hand2=5,6,7")
    play(state, "0 9", "1 pass", "2 pass", "0 8", "1 pass", "2 pass")
    assert bag(state, "gone") == {"8": 1, "9": 1}
    play(state, "0 2", "1 3", "2 5")
    assert bag(state, "gone") == {"2": 1, "3": 1, "5": 1, "8": 1, "9": 1}


# Jokers


def test_a_joker_played_with_ranked_cards_has_their_rank() -> None:
    """DON-7"""
    state = table("lead=0 hand0=10*2,J,1 hand1=9*3,10*3,11*2,J,1")
    play(state, "0 10 10 J")
    assert texts(state) == ["pass", "11 11 J"]
    play(state, "1 11 11 J", "2 pass")
    assert state.deciders == (1,)


def test_any_number_of_jokers_joins_ranked_cards_in_a_raise() -> None:
    """DON-7"""
    state = play(table("lead=0 hand0=8*4,1 hand1=9,10*2,J*4"), "0 8 8 8 8")
    assert texts(state) == ["pass", "9 J J J", "10 10 J J", "10 J J J", "J J J J"]
    play(state, "1 9 J J J")
    assert (hand(state, 1), state.rank) == ({"10": 2, "J": 1}, 9)


def test_a_joker_alone_has_rank_fourteen() -> None:
    """DON-7"""
    state = play(table("lead=0 hand0=13,1 hand1=J,1"), "0 13")
    assert texts(state) == ["pass", "J"]
    play(state, "1 J")
    assert state.rank == 14


def test_several_jokers_alone_are_rank_fourteen_too() -> None:
    """DON-7"""
    state = play(table("lead=0 hand0=13,J,1 hand1=J*2,1"), "0 13 J")
    assert texts(state) == ["pass", "J J"]


@pytest.mark.parametrize("n", [1, 2])
def test_nothing_tops_jokers_not_even_jokers(n: int) -> None:
    """DON-7"""
    led = " ".join(["J"] * n)
    state = play(table(f"lead=0 hand0=J*{n},1 hand1=13*2,J*3"), f"0 {led}")
    assert texts(state) == ["pass"]
    assert refused(state, f"1 {led}") == ("DON-7", "nothing_tops_jokers", {})


# The donkey trick


def test_the_donkey_is_led_alone_and_not_with_jokers() -> None:
    """DON-8"""
    state = table("lead=0 hand0=D,J*2")
    assert texts(state) == ["J", "J J", "D"]
    play(state, "0 D")
    assert (state.donkey_trick, state.trick_size, bag(state, "trick0")) == (True, 1, {"D": 1})


def test_in_a_donkey_trick_nobody_may_pass() -> None:
    """DON-8.1"""
    state = play(table("lead=0 hand0=D,1 hand1=13"), "0 D")
    assert texts(state) == ["13"]
    assert refused(state, "1 pass") == ("DON-8", "no_pass_in_donkey_trick", {})


def test_in_a_donkey_trick_exactly_one_card_is_played() -> None:
    """DON-8.1"""
    state = play(table("lead=0 hand0=D,1 hand1=5*2,J*2"), "0 D")
    assert texts(state) == ["5", "J"]
    for text in ("5 5", "5 J", "J J"):
        assert refused(state, f"1 {text}") == ("DON-8", "one_card_in_donkey_trick", {})
    assert refused(state, "1 6") == ("DON-8", "not_in_hand", {"cards": "6"})


def test_in_a_donkey_trick_the_card_may_be_lower_equal_or_higher() -> None:
    """DON-8.1"""
    state = play(table("lead=0 hand0=D,1 hand1=7,1 hand2=2,7,12"), "0 D", "1 7")
    assert texts(state) == ["2", "7", "12"]


def test_the_second_example() -> None:
    """DON-8, DON-9: D, 2, 1, 2, 1, and the fourth player takes all five cards, leads, and may not lead the donkey."""
    state = table("lead=0 hand0=D,4 hand1=2,4 hand2=1,4 hand3=2,4 hand4=1,4", 5)
    play(state, "0 D", "1 2", "2 1", "3 2", "4 1")
    assert hand(state, 3) == {"1": 2, "2": 2, "4": 1, "D": 1}
    assert [size(state, f"trick{seat}") for seat in range(5)] == [0] * 5
    assert bag(state, "gone") == {}
    assert state.deciders == (3,)
    assert refused(state, "3 D") == ("DON-9", "donkey_not_yet", {})


def test_the_third_example_a_lone_joker_counts_one_in_a_donkey_trick() -> None:
    """DON-8.2, DON-8.3: D, J, 1, 1, and the fourth takes, the last of three equal ones."""
    state = table("lead=0 hand0=D,4 hand1=J,4 hand2=1,4 hand3=1,4", 4)
    play(state, "0 D", "1 J", "2 1", "3 1")
    assert hand(state, 3) == {"1": 2, "4": 1, "J": 1, "D": 1}
    assert state.deciders == (3,)


@pytest.mark.parametrize(
    ("cards", "taker"),
    [
        ("1 J", 2),
        ("J 1", 2),
        ("J J", 2),
        ("J 2", 2),
        ("2 J", 1),
        ("13 J", 1),
        ("7 3", 1),
        ("3 7", 2),
        ("7 7", 2),
        ("1 1", 2),
    ],
)
def test_the_highest_card_takes_the_trick_among_equals_the_last(cards: str, taker: int) -> None:
    """DON-8.2, DON-8.3"""
    one, two = cards.split()
    state = table(f"lead=0 hand0=D,4 hand1={one},4 hand2={two},4")
    play(state, "0 D", f"1 {one}", f"2 {two}")
    assert hand(state, taker) == Counter([one, two, "4", "D"])
    assert hand(state, 3 - taker) == {"4": 1}


def test_whoever_takes_the_donkey_leads_the_next_trick() -> None:
    """DON-8.4"""
    state = play(table("lead=1 hand1=D,4 hand2=9,4 hand0=3,4"), "1 D", "2 9", "0 3")
    assert (state.deciders, state.lead, state.donkey_trick) == ((2,), 2, False)
    play(state, "2 9")
    assert texts(state, 0) == ["pass"]


def test_the_donkey_counts_nothing_and_never_takes_its_own_trick() -> None:
    """DON-8: jokers and ones still count one."""
    state = play(table("lead=0 hand0=D,4 hand1=J,4 hand2=J,4"), "0 D", "1 J", "2 J")
    assert hand(state, 0) == {"4": 1}
    assert holder(state) == 2


# Getting rid of the donkey

TAKEN = ("0 D", "1 2", "2 9")
TAKING = "lead=0 hand0=D,8,8,8 hand1=2,3,5,6 hand2=9,10,7,1"


def test_whoever_took_the_donkey_may_not_lead_it_in_the_next_trick() -> None:
    """DON-9"""
    state = play(table(TAKING), *TAKEN)
    assert holder(state) == 2
    assert texts(state) == ["1", "2", "7", "9", "10"]
    assert refused(state, "2 D") == ("DON-9", "donkey_not_yet", {})


def test_winning_the_very_next_trick_is_enough() -> None:
    """DON-9"""
    state = play(table(TAKING), *TAKEN, "2 10", "0 pass", "1 pass")
    assert state.deciders == (2,)
    assert "D" in texts(state)


def test_winning_a_later_trick_from_another_leader_is_enough() -> None:
    """DON-9"""
    state = play(table(TAKING), *TAKEN, "2 1", "0 8", "1 pass")
    assert state.deciders == (0,)
    assert "D" not in texts(state)
    play(state, "0 8", "1 pass", "2 10")
    assert state.deciders == (2,)
    assert "D" in texts(state)
    play(state, "2 D", "0 8", "1 3")
    assert holder(state) == 0
    assert "D" not in texts(state)


def test_who_was_dealt_the_donkey_may_lead_it_whenever_on_lead() -> None:
    """DON-9"""
    state = table("lead=0 hand0=D,3,12,1 hand1=5,9,1,1 hand2=6,6,1,1")
    play(state, "0 3", "1 5", "2 6")
    assert state.deciders == (2,)
    assert refused(state, "2 D") == ("DON-4", "not_in_hand", {"cards": "D"})
    play(state, "2 6", "0 12", "1 pass")
    assert state.deciders == (0,)
    assert "D" in texts(state)


def test_the_bar_is_a_matter_of_one_trick_and_not_of_one_player() -> None:
    """DON-9: taken a second time, the donkey waits a trick again."""
    state = play(table(TAKING), *TAKEN, "2 10", "0 pass", "1 pass", "2 D", "0 8", "1 6")
    assert holder(state) == 0
    assert refused(state, "0 D")[1] == "donkey_not_yet"
    play(state, "0 8", "1 pass", "2 pass")
    assert "D" in texts(state)


@pytest.mark.parametrize("steps", [(), TAKEN[:1], TAKEN[:2], TAKEN, (*TAKEN, "2 1"), (*TAKEN, "2 1", "0 8")])
def test_a_copy_of_a_position_or_its_text_is_in_the_same_trick_under_the_same_bar(steps: tuple[str, ...]) -> None:
    """DON-8, DON-9"""
    state = play(table(TAKING), *steps)
    for same in (state.clone(), state.view(int(state.turn)), state.game.position(str(state))):
        assert texts(same) == texts(state)
        assert same.facts() == state.facts()


# The donkey cannot follow


def test_in_an_ordinary_trick_the_donkey_is_never_playable() -> None:
    """DON-10"""
    state = play(table("lead=0 hand0=3,1 hand1=D,9"), "0 3")
    assert texts(state) == ["pass", "9"]
    assert refused(state, "1 D") == ("DON-10", "donkey_is_led_only", {})


def test_in_a_donkey_trick_the_donkey_is_not_to_be_played_again() -> None:
    """DON-8"""
    state = play(table("lead=0 hand0=D,1 hand1=9,1"), "0 D")
    assert refused(state, "1 D") == ("DON-8", "donkey_is_led_only", {})


def test_a_player_who_holds_only_the_donkey_passes() -> None:
    """DON-10"""
    state = play(table("lead=0 hand0=3,1 hand1=D hand2=4,1"), "0 3")
    assert texts(state) == ["pass"]
    play(state, "1 pass", "2 pass")
    assert (state.over, hand(state, 1)) == (False, {"D": 1})


# The end of the round


def test_the_round_ends_with_the_trick_in_which_somebody_ran_out_of_cards() -> None:
    """DON-11"""
    state = play(table("lead=0 hand0=3 hand1=9,1 hand2=10,2"), "0 3")
    assert not state.over
    assert play(state, "1 9", "2 10").over
    assert state.deciders == ()
    assert state.scores == [0, 1, 2]


def test_the_trick_is_played_out_so_that_several_may_go_out() -> None:
    """DON-11"""
    state = play(table("lead=0 hand0=3 hand1=9 hand2=10,2 hand3=13,13", 4), "0 3", "1 9", "2 pass", "3 pass")
    assert state.over
    assert state.scores == [0, 0, 12, 26]


def test_a_round_goes_on_while_everybody_has_cards() -> None:
    """DON-11"""
    state = play(table("lead=0 hand0=3,1 hand1=9,1 hand2=10,2"), "0 3", "1 9", "2 10")
    assert not state.over
    assert state.deciders == (2,)


def test_the_fourth_example_one_card_left_each_in_a_donkey_trick() -> None:
    """DON-11, DON-12: the taker is not out, the others are."""
    state = play(table("lead=0 hand0=D hand1=7 hand2=12 hand3=J", 4), "0 D", "1 7", "2 12", "3 J")
    assert state.over
    assert hand(state, 2) == {"7": 1, "12": 1, "J": 1, "D": 1}
    assert state.scores == [0, 0, 20 + 7 + 12 + 14, 0]


def test_who_plays_the_last_card_and_takes_the_donkey_trick_is_not_out_and_the_round_goes_on() -> None:
    """DON-11"""
    state = play(table("lead=0 hand0=D,1 hand1=13 hand2=5,5"), "0 D", "1 13", "2 5")
    assert not state.over
    assert (state.deciders, hand(state, 1)) == ((1,), {"5": 1, "13": 1, "D": 1})


def test_whose_last_card_is_the_donkey_is_out_when_it_is_led() -> None:
    """DON-11"""
    state = play(table("lead=0 hand0=D hand1=2,1 hand2=1,1"), "0 D")
    assert not state.over
    assert play(state, "1 2", "2 1").over
    assert state.scores == [0, 20 + 2 + 1 + 1, 1]


def test_after_the_round_nothing_more_is_played_and_hands_are_open() -> None:
    """DON-11"""
    state = play(table("lead=0 hand0=3 hand1=9,1 hand2=10,2"), "0 3", "1 9", "2 10")
    assert refused(state, "2 2") == ("DON-11", "round_over", {})
    assert [hand(state.view(None), seat) for seat in range(3)] == [{}, {"1": 1}, {"2": 1}]


# Penalties


def test_each_card_left_costs_its_rank_a_joker_fourteen_the_donkey_twenty() -> None:
    """DON-12"""
    state = table("lead=0 hand0=3 hand1=D,J*2,13,1 hand2=" + ",".join(str(rank) for rank in range(1, 14)))
    play(state, "0 3", "1 pass", "2 pass")
    assert state.scores == [0, 20 + 28 + 13 + 1, 91]
    assert state.returns == [0, -62, -91]


# The match


def finish(match: Match, chance: Seeded) -> None:
    """Play the round at hand to its end, at random."""
    while not match.state.over:
        seat = match.state.asked(chance)
        moves = match.state.moves(seat)
        match.apply(seat, moves[chance.below(len(moves))])


def ending(match: Match, *hands: str) -> None:
    """Put the match into a round that ends with seat 0's lead of a 3, and play it: the hands are what is left."""
    text = " ".join(f"hand{seat}={cards}" for seat, cards in enumerate(hands, 1))
    match.state = match.game.position(f"donkey turn=0 lead=0 hand0=3 {text}")
    for seat, move in enumerate(["3", *["pass"] * len(hands)]):
        match.apply(seat, match.game.move(move))


def test_a_match_is_three_rounds_by_default_and_the_lowest_total_wins() -> None:
    """DON-13, option rounds"""
    match = rules(3).match(seed=1)
    for hands in (("5", "D"), ("5,5", "1")):
        ending(match, *hands)
        assert (match.over, match.between) == (False, True)
        match.deal()
    ending(match, "1", "13,J")
    assert (match.over, match.between) == (True, False)
    assert match.results == [[0, 5, 20], [0, 10, 1], [0, 1, 27]]
    assert (match.totals, match.winners) == ([0, 16, 48], [0])


def test_equal_lowest_totals_share_the_win() -> None:
    """DON-13"""
    match = rules(4, rounds=1).match(seed=1)
    match.state = match.game.position("donkey turn=0 lead=0 hand0=3 hand1=9 hand2=2 hand3=4*2")
    for seat, text in enumerate(["3", "9", "pass", "pass"]):
        match.apply(seat, match.game.move(text))
    assert match.totals == [0, 0, 2, 8]
    assert match.winners == [0, 1]


def test_rounds_may_be_one_to_twenty() -> None:
    """DON-13, COM-5, option rounds"""
    assert [rules(3, rounds=n).rounds() for n in (1, 20)] == [1, 20]
    for n in (0, 21, "many"):
        with pytest.raises(Malformed, match="rounds"):
            Donkey(3, {"rounds": n})


def test_minutes_are_a_whole_number_or_none() -> None:
    """DON-13, option minutes"""
    assert rules(3, minutes=None).rounds() == rules(3, minutes="none").rounds() == 3
    for n in (0, 601, "long"):
        with pytest.raises(Malformed, match="minutes"):
            Donkey(3, {"minutes": n})


def test_minutes_replace_rounds_and_the_round_in_progress_is_played_to_its_end() -> None:
    """DON-13, option minutes"""
    match = rules(3, minutes=30, rounds=1, size="tiny").match(seed=4)
    chance = Seeded(9)
    for _ in range(5):
        finish(match, chance)
        assert match.between
        match.deal()
    match.time_is_up()
    assert (match.over, match.time_up) == (False, True)
    match.time_is_up()
    finish(match, chance)
    assert (match.over, len(match.results)) == (True, 6)
    assert match.totals == [sum(points) for points in zip(*match.results)]
    with pytest.raises(Illegal):
        match.deal()
    with pytest.raises(Illegal):
        match.time_is_up()


def test_when_time_runs_out_between_two_rounds_the_match_is_over() -> None:
    """DON-13, option minutes"""
    match = rules(3, minutes=30).match(seed=4)
    ending(match, "5", "D")
    match.time_is_up()
    assert (match.over, match.winners) == (True, [0])


def test_where_rounds_are_counted_no_clock_runs() -> None:
    """DON-13, option minutes"""
    match = rules(3).match(seed=4)
    with pytest.raises(Malformed) as caught:
        match.time_is_up()
    assert caught.value.code == "no_clock"
    assert not match.time_up


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("deck", ["tiny", "full"])
def test_a_whole_match_is_played_to_its_totals(players: int, deck: str) -> None:
    """DON-13: every round is scored, a leader always has a card to lead (DON-4), and the match ends with the last."""
    match = rules(players, rounds=2, size=deck).match(seed=players)
    chance = Seeded(players)
    finish(match, chance)
    match.deal()
    finish(match, chance)
    assert match.over
    assert match.totals == [sum(points) for points in zip(*match.results)]
    assert match.winners == [seat for seat in range(players) if match.totals[seat] == min(match.totals)]


# What is plain to everybody


def test_a_pass_is_forced_where_the_hand_is_too_small_or_jokers_lie() -> None:
    """DON-5, DON-7"""
    small = play(table("lead=0 hand0=3*3,1 hand1=9*2 hand2=9*3"), "0 3 3 3")
    jokers = play(table("lead=0 hand0=J,1 hand1=9*2"), "0 J")
    for state in (small, jokers):
        for seen in (state, state.view(0), state.view(1), state.view(None)):
            forced = seen.forced()
            assert forced is not None and forced.text == "pass"
    play(small, "1 pass")
    assert small.forced() is None


def test_a_pass_is_forced_above_more_thirteens_than_there_are_jokers() -> None:
    """DON-5, DON-7"""
    for rank, n, forced in ((13, 6, True), (13, 5, False), (12, 6, False)):
        state = table("lead=0 hand0=12*6,13*6,1 hand1=2*8,J*5")
        play(state, "0 " + " ".join([str(rank)] * n))
        assert (state.forced() is not None) == forced


def test_nothing_is_forced_where_the_others_cannot_see_it() -> None:
    """DON-5: that nothing in the hand is higher is the hand's secret; so is a lone card."""
    state = play(table("lead=0 hand0=13,1 hand1=9*2"), "0 13")
    assert texts(state) == ["pass"]
    assert state.forced() is None
    assert table("lead=0 hand0=13").forced() is None
    assert play(table("lead=0 hand0=D,1 hand1=9"), "0 D").forced() is None


def test_the_donkey_known_to_all_is_no_card_to_follow_with() -> None:
    """DON-10: two cards and the donkey cannot answer three."""
    state = table("lead=0 hand0=D,8*4,1 hand1=7,9 hand2=2,1,1")
    play(state, "0 D", "1 7", "2 2", "1 2", "2 pass", "0 8")
    assert hand(state, 1) == {"7": 1, "9": 1, "D": 1}
    other = state.clone()
    other.apply(0, other.game.move("8 8"))
    assert other.forced() is None
    play(state, "0 8 8 8")
    for seen in (state, state.view(0), state.view(1), state.view(None)):
        forced = seen.forced()
        assert forced is not None and forced.text == "pass"


def test_a_hand_that_all_know_is_forced_when_it_has_one_move_left() -> None:
    """DON-5, DON-9"""
    state = play(table("lead=0 hand0=D,8,8,1 hand1=7 hand2=2,1,1"), "0 D", "1 7", "2 2", "1 2", "2 pass", "0 8")
    play(state, "0 8")
    for seen in (state, state.view(1), state.view(None)):
        forced = seen.forced()
        assert forced is not None and forced.text == "pass"
    state = play(table("lead=0 hand0=D,8,8,1 hand1=7 hand2=2,1,1"), "0 D", "1 7", "2 2", "1 7", "2 pass", "0 pass")
    assert (texts(state), state.forced()) == (["2", "D"], None)
    play(state, "1 2", "2 pass", "0 pass")
    for seen in (state, state.view(0), state.view(None)):
        forced = seen.forced()
        assert forced is not None and forced.text == "D"


def test_no_move_has_a_consequence_that_needs_a_frame() -> None:
    """DON-8: whose the trick will be is seen when it is played out."""
    state = play(table("lead=0 hand0=D,1 hand1=7,1 hand2=2,9"), "0 D", "1 7")
    assert [state.preview(2, move) for move in state.moves(2)] == [[], []]


# What every seat knows


def known(state: State, seat: int, viewer: int | None = None) -> dict[str, int]:
    """What a viewer (None: a spectator) is certain of in a hand."""
    return hand(state.view(viewer), seat)


def test_before_anything_is_played_all_know_who_holds_the_donkey_and_nothing_more() -> None:
    """DON-3, COM-7"""
    state = rules(4).deal(seed=3)
    first = holder(state)
    for viewer in (0, 1, 2, 3, None):
        for seat in range(4):
            if seat != viewer:
                assert known(state, seat, viewer) == ({"D": 1} if seat == first else {})
            else:
                assert known(state, seat, viewer) == hand(state, seat)


def test_the_cards_of_a_donkey_trick_are_known_in_the_takers_hand_until_they_are_played() -> None:
    """DON-8.3, COM-7"""
    state = table("lead=0 hand0=D,8,8 hand1=2,2,8 hand2=9,2,9")
    play(state, "0 D", "1 2", "2 9")
    for viewer in (0, 1, None):
        assert known(state, 2, viewer) == {"2": 1, "9": 1, "D": 1}
    play(state, "2 2")
    for viewer in (0, 1, None):
        assert known(state, 2, viewer) == {"9": 1, "D": 1}
    play(state, "0 8", "1 pass", "0 8", "1 pass", "2 9")
    assert state.over


def test_playing_more_than_were_known_leaves_nothing_known() -> None:
    """DON-5, COM-7: the nine that was taken may be either of the two."""
    state = play(table("lead=0 hand0=D,8,8 hand1=2,2,8 hand2=9,9,9,1"), "0 D", "1 2", "2 9")
    play(state, "2 9 9")
    assert known(state, 2) == {"2": 1, "D": 1}
    assert hand(state, 2) == {"1": 1, "2": 1, "9": 1, "D": 1}


def test_what_has_left_the_round_is_known_to_all() -> None:
    """DON-6, COM-7"""
    state = play(table("lead=0 hand0=8*2,1 hand1=9,J,1"), "0 8 8", "1 9 J", "2 pass")
    for viewer in (0, 1, 2, None):
        assert bag(state.view(viewer), "gone") == {"8": 2, "9": 1, "J": 1}


class Memory:
    """One viewer that follows the events it is told, card by card, and remembers by itself."""

    def __init__(self, state: State, viewer: int | None) -> None:
        self.viewer = viewer
        self.game = state.game
        self.heard = 0
        self.hands = [Counter[str]() for _ in range(int(state.players))]
        self.tricks = [Counter[str]() for _ in self.hands]
        self.gone = Counter[str]()
        self.hands[int(state.turn)]["D"] = 1
        if viewer is not None:
            self.hands[viewer] = Counter(hand(state, viewer))

    def place(self, number: int) -> Counter[str]:
        players = len(self.hands)
        return [*self.hands, *self.tricks, self.gone][number] if number <= 2 * players else Counter()

    def hear(self, state: State) -> None:
        events = state.events(self.viewer)
        for event in events[self.heard :]:
            if event.kind == CARDS:
                card = self.game.faces[event.face]
                assert event.face >= 0
                src, dst = self.place(event.src), self.place(event.dst)
                src[card] = max(0, src[card] - event.n)
                dst[card] += event.n
        self.heard = len(events)

    def compare(self, state: State) -> None:
        view = state.view(self.viewer)
        for seat, cards in enumerate(self.hands):
            assert hand(view, seat) == (hand(state, seat) if state.over else +cards), (seat, self.viewer, str(state))
            assert bag(view, f"trick{seat}") == +self.tricks[seat]
            assert size(view, f"hand{seat}") == size(state, f"hand{seat}")
        assert bag(view, "gone") == +self.gone
        assert bag(view, "box") == {}


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("deck", ["tiny", "full"])
def test_every_seat_knows_what_it_has_followed_and_nothing_else(players: int, deck: str) -> None:
    """COM-7"""
    chance = Seeded(players)
    for seed in range(12 if deck == "tiny" else 1):
        state = rules(players, size=deck).deal(seed=seed)
        state.listen()
        seats: list[int | None] = [*range(players), None]
        memories = [Memory(state, viewer) for viewer in (seats if deck == "tiny" else [0, players - 1, None])]
        while not state.over:
            for memory in memories:
                memory.compare(state)
            seat = state.asked(chance)
            moves = state.moves(seat)
            donkey = [move for move in moves if move.text == "D" and chance.below(2)]
            state.push(seat, (donkey or moves)[chance.below(len(donkey or moves))])
            for memory in memories:
                memory.hear(state)
        for memory in memories:
            memory.compare(state)
