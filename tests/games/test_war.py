"""War, clause by clause (WAR-1, WAR-2, COM-6, COM-7)."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

import koloda
from koloda import Illegal, Malformed, Seeded
from koloda.bots import bot
from koloda.kernel.events import CARDS, NOTE
from koloda.kernel.state import State
from koloda.lab.simulate import play_round

WAR = koloda.game("war")
TURN = WAR.move("turn")


def at(text: str, seed: int = 1) -> State:
    return WAR.position(f"war sealed=0,1 {text}", Seeded(seed))


def turn(state: State, times: int = 1, first: int = 0) -> State:
    """Both turn up a card, so many times."""
    for _ in range(times):
        state.apply(first, TURN)
        state.apply(1 - first, TURN)
    return state


def may(state: State) -> list[int]:
    """The seats that may act now."""
    return list(state.deciders)


def cards(state: State, place: str) -> list[str]:
    """A pile from the bottom up, as the position's text lists it."""
    for word in str(state).split():
        if word.startswith(f"{place}="):
            return word.partition("=")[2].split(",")
    return []


def notes(state: State) -> list[tuple[str, int]]:
    return [(event.key, event.seat) for event in state.events() if event.kind == NOTE]


# The deal


def test_two_players_get_twenty_cards_each_of_two_colours() -> None:
    """WAR-1, COM-6"""
    state = WAR.deal(seed=3)
    one, other = cards(state, "pile0"), cards(state, "pile1")
    assert len(one) == len(other) == 20
    assert {*one, *other} == {f"{colour}{rank}" for colour in "RY" for rank in range(1, 21)}


@pytest.mark.parametrize("players", [1, 3])
def test_it_is_for_exactly_two(players: int) -> None:
    """WAR-1"""
    with pytest.raises(Malformed, match="war is for 2 players, not"):
        koloda.game("war", players)


def test_cards_are_dealt_by_chance() -> None:
    """WAR-1"""
    tops = [str(WAR.deal(seed=seed)) for seed in range(20)]
    assert len(set(tops)) == 20
    assert str(WAR.deal(seed=7)) == tops[7]


def test_the_piles_lie_face_down_for_their_owners_too() -> None:
    """WAR-1"""
    state = WAR.deal(seed=3)
    for viewer in (0, 1, None):
        assert str(state.view(viewer)).endswith("pile0=?20 pile1=?20")


def test_there_is_nothing_to_agree_on() -> None:
    """COM-5: the page names no rounds and no dealer."""
    assert [option.name for option in WAR.all_options()] == ["size"]
    for name in ("rounds", "dealer"):
        with pytest.raises(Malformed, match=name):
            koloda.game("war", **{name: 1})


# Turning up


def test_both_turn_up_their_top_card_at_once_whoever_is_ready_first() -> None:
    """WAR-1: nothing is seen before both are ready."""
    for first in (0, 1):
        state = at("pile0=R1,R5 pile1=Y1,Y9")
        state.listen()
        assert may(state) == [0, 1]
        state.apply(first, TURN)
        assert may(state) == [1 - first]
        assert state.events() == [] and cards(state, "pile0") == ["R1", "R5"]
        state.apply(1 - first, TURN)
        told = state.events()
        assert [event.kind for event in told] == [CARDS] * 4, "the cards say it all"
        assert [(event.src, event.dst, WAR.faces[event.face]) for event in told[:2]] == [(0, 2, "R5"), (1, 3, "Y9")]
        assert may(state) == [0, 1]


def test_nobody_turns_up_two_cards_while_the_other_waits() -> None:
    """WAR-1"""
    state = at("pile0=R1,R5 pile1=Y1,Y9")
    state.apply(0, TURN)
    before = str(state)
    with pytest.raises(Illegal) as caught:
        state.apply(0, TURN)
    assert (caught.value.reason.clause, caught.value.reason.key) == ("WAR-1", "already_chosen")
    assert str(state) == before


HIGHER = [("R9", "Y8", 0), ("R8", "R9", 1), ("Y1", "R20", 1), ("Y2", "Y1", 0)]


@pytest.mark.parametrize(("one", "other", "winner"), HIGHER)
def test_the_higher_card_takes_both_whatever_the_colours(one: str, other: str, winner: int) -> None:
    """WAR-1"""
    state = turn(at(f"pile0=R3,{one} pile1=R4,{other}"))
    piles = [cards(state, "pile0"), cards(state, "pile1")]
    assert piles[1 - winner] == ["R4", "R3"][winner:][:1]
    assert sorted(piles[winner]) == sorted([["R3", "R4"][winner], one, other])


def test_won_cards_go_under_the_pile() -> None:
    """WAR-1"""
    state = turn(at("pile0=R3,R2,R9 pile1=R4,Y8"))
    assert sorted(cards(state, "pile0")[:2]) == ["R9", "Y8"]
    assert cards(state, "pile0")[2:] == ["R3", "R2"]
    assert cards(state, "up0") == cards(state, "up1") == []


def test_after_equal_cards_both_turn_up_one_more() -> None:
    """WAR-1"""
    state = at("pile0=R3,R9,R7 pile1=R4,Y8,Y7")
    state.listen()
    turn(state)
    assert (cards(state, "up0"), cards(state, "up1")) == (["R7"], ["Y7"])
    assert may(state) == [0, 1] and notes(state) == [("equal", -1)]
    for viewer in (0, 1, None):
        assert "up0=R7 up1=Y7" in str(state.view(viewer, memory=False))
    turn(state)
    assert cards(state, "up0") == cards(state, "up1") == []
    assert sorted(cards(state, "pile0")[:4]) == ["R7", "R9", "Y7", "Y8"]
    assert cards(state, "pile1") == ["R4"]


def test_cards_may_be_equal_again_and_again_and_the_higher_takes_them_all() -> None:
    """WAR-1"""
    state = turn(at("pile0=R3,R8,R9,R7,R1 pile1=R4,Y19,Y9,Y7,Y1"), 3)
    assert (cards(state, "up0"), cards(state, "up1")) == (["R1", "R7", "R9"], ["Y1", "Y7", "Y9"])
    turn(state)
    assert cards(state, "pile0") == ["R3"]
    assert sorted(cards(state, "pile1")[:8]) == sorted(["R1", "R7", "R9", "Y1", "Y7", "Y9", "R8", "Y19"])
    assert cards(state, "pile1")[8:] == ["R4"]


def test_only_the_cards_turned_up_last_decide() -> None:
    """WAR-1"""
    state = turn(at("pile0=R3,R2,R20 pile1=R4,Y5,Y20"), 2)
    assert cards(state, "pile0") == ["R3"] and len(cards(state, "pile1")) == 5


# The end


@pytest.mark.parametrize("loser", [0, 1])
def test_who_has_no_cards_left_has_lost(loser: int) -> None:
    """WAR-2"""
    low, high = f"pile{loser}=R3", f"pile{1 - loser}=Y1,Y4"
    state = at(f"{low} {high}")
    state.listen()
    turn(state)
    assert state.over and may(state) == []
    assert state.scores == state.returns == [loser, 1 - loser]
    assert notes(state) == [("no_cards", loser)]
    assert len(cards(state, f"pile{1 - loser}")) == 3


@pytest.mark.parametrize("loser", [0, 1])
def test_who_must_turn_up_a_card_and_has_none_has_lost(loser: int) -> None:
    """WAR-2: though the cards lying open are equal."""
    state = turn(at(f"pile{loser}=R3 pile{1 - loser}=Y1,Y3"))
    assert state.over and state.scores == [loser, 1 - loser]
    assert cards(state, "up0") and cards(state, "up1")


def test_both_without_a_card_at_the_same_time_is_a_draw() -> None:
    """WAR-2"""
    state = at("pile0=R3,R9 pile1=Y3,Y9")
    state.listen()
    turn(state)
    assert may(state) == [0, 1]
    turn(state)
    assert state.over and state.scores == state.returns == [0, 0]
    assert notes(state) == [("equal", -1), ("draw", -1)]


def test_the_last_card_may_still_win_everything() -> None:
    """WAR-2: who has turned up the last card has not lost before it is beaten."""
    state = turn(at("pile0=R20 pile1=R4,Y8"))
    assert not state.over and sorted(cards(state, "pile0")) == ["R20", "Y8"]


def test_won_cards_lie_in_random_order() -> None:
    """WAR-2"""
    orders = Counter(tuple(cards(turn(at("pile0=R3,R9 pile1=R4,Y8", seed)), "pile0")[:2]) for seed in range(400))
    assert set(orders) == {("R9", "Y8"), ("Y8", "R9")}
    assert min(orders.values()) > 150
    equal = "pile0=R3,R9,R5 pile1=R4,Y8,Y5"
    assert len({tuple(cards(turn(at(equal, seed), 2), "pile0")[:4]) for seed in range(900)}) == 24


def steps(one: tuple[int, ...], other: tuple[int, ...]) -> set[tuple[tuple[int, ...], tuple[int, ...]]]:
    """All positions that may follow one, whose piles have their tops first; an empty pile is an end."""
    n = 0
    while n < min(len(one), len(other)) and one[n] == other[n]:
        n += 1
    if n == min(len(one), len(other)):
        return {((), ())}
    n += 1
    orders = set(permutations(one[:n] + other[:n]))
    if one[n - 1] > other[n - 1]:
        return {(one[n:] + order, other[n:]) for order in orders}
    return {(one[n:], other[n:] + order) for order in orders}


def test_from_every_position_of_a_small_deck_an_end_can_be_reached() -> None:
    """WAR-2: so a round ends with probability 1; how it follows for every deck is said in the game's own words."""
    deck = (1, 1, 2, 2, 3, 3, 4, 4)
    follow = {}
    for row in set(permutations(deck)):
        for cut in range(1, len(deck)):
            follow[row[:cut], row[cut:]] = steps(row[:cut], row[cut:])
    leads = {place for place in follow if any(not one or not other for one, other in follow[place])}
    before: dict[object, set[tuple[tuple[int, ...], tuple[int, ...]]]] = {}
    for place, nexts in follow.items():
        for after in nexts:
            before.setdefault(after, set()).add(place)
    found = list(leads)
    while found:
        new = before.get(found.pop(), set()) - leads
        leads |= new
        found += new
    assert leads == set(follow)


def test_rounds_of_the_whole_deck_end() -> None:
    """WAR-2: docs/design.md says how long they get."""
    for seed in range(3):
        match = WAR.match(seed=seed)
        assert play_round(match, [bot("greedy"), bot("random")], Seeded(seed), 20_000) % 2 == 0
        assert match.over


# What is plain to everybody


def test_turning_up_is_all_there_is_to_do_and_everybody_sees_it() -> None:
    """WAR-1"""
    state = at("pile0=R1,R5,R7 pile1=Y1,Y9,Y7")
    for waiting in ([0, 1], [1]):
        assert may(state) == waiting
        for seen in (state, state.view(0), state.view(1), state.view(None)):
            assert seen.forced() is TURN
        for seat in waiting:
            assert [move.text for move in state.moves(seat)] == ["turn"]
        state.apply(waiting[0], TURN)
    assert turn(at("pile0=R3 pile1=Y1,Y4")).forced() is None
    assert state.preview(1, TURN) == []


def test_a_round_is_a_match_and_a_draw_is_shared() -> None:
    """COM-5, WAR-2"""
    for text, winners in (("pile0=R3 pile1=Y4", [1]), ("pile0=R5 pile1=Y4", [0]), ("pile0=R4 pile1=Y4", [0, 1])):
        match = WAR.match(seed=1)
        match.state = at(text)
        for seat in (0, 1):
            match.apply(seat, TURN)
        assert match.over and match.winners == winners


# What everybody knows


class Memory:
    """Somebody who hears what a viewer is told and remembers which cards lie in which pile, though not where."""

    def __init__(self, state: State, viewer: int | None) -> None:
        self.viewer = viewer
        self.known: list[set[str]] = [set(), set(), set(), set()]
        self.size = [int(n) for n in state.size]

    def hear(self, state: State) -> None:
        for event in state.events(self.viewer):
            if event.kind == CARDS:
                assert event.face >= 0, "every card on its way lies open"
                self.known[event.src].discard(WAR.faces[event.face])
                self.known[event.dst].add(WAR.faces[event.face])
                self.size[event.src] -= 1
                self.size[event.dst] += 1

    def compare(self, state: State) -> None:
        view = state.view(self.viewer)
        for place in range(4):
            name = WAR.layout.names[place]
            open_ = place > 1
            listed = cards(view, name if open_ else f"in.{name}")
            assert set(listed) == self.known[place], str(view)
            assert view.size[place] == self.size[place]
            if not open_ and self.size[place]:
                assert cards(view, name) == [f"?{self.size[place]}"]


@pytest.mark.parametrize("seed", range(4))
def test_who_saw_cards_won_knows_that_they_are_in_the_pile_and_not_where(seed: int) -> None:
    """COM-7"""
    state = WAR.deal(seed=seed)
    memories = [Memory(state, viewer) for viewer in (0, 1, None)]
    steps = 0
    while not state.over and steps < 200:
        state.listen()
        turn(state, 1, steps % 2)
        steps += 1
        for memory in memories:
            memory.hear(state)
            memory.compare(state)
        state.heard = None
