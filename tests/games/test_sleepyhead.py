"""Sleepyhead, clause by clause."""

import functools
from typing import Any

import pytest

from koloda import SILENCE, Illegal, Malformed, Seeded, Stale, game
from koloda.bots.bot import Bot, Random
from koloda.bots.exchanging import SleepyheadGreedy
from koloda.games.sleepyhead import Sleepyhead, SleepyheadState
from koloda.kernel.events import CARDS, MOVE, NOTE
from koloda.kernel.moves import CALL
from koloda.kernel.state import State
from koloda.lab import simulate

PLAYERS = range(3, 11)

MIXED = ("R1,Y2,G3,B4", "R2,Y3,G4,B1", "R3,Y4,G1,B2", "R4,Y1,G2,B3")
"""Four hands without two equal cards in any."""


@functools.cache
def rules(players: int = 4, **options: Any) -> Sleepyhead:
    made = game("sleepyhead", players, **options)
    assert isinstance(made, Sleepyhead)
    return made


def table(text: str = "", giver: int = 0, hands: tuple[str, ...] = MIXED, **options: Any) -> SleepyheadState:
    """Four players, about to exchange unless the text says otherwise; everybody may call."""
    words = [f"hand{seat}={cards}" for seat, cards in enumerate(hands) if f"hand{seat}=" not in text]
    if "sealed=" not in text:
        words.append(f"giver={giver} sealed={giver},{(giver + 1) % 4}")
    state = rules(4, **options).position(f"sleepyhead calls=0,1,2,3 {text} {' '.join(words)}", Seeded(1))
    assert isinstance(state, SleepyheadState)
    return state


def play(state: State, *steps: str) -> SleepyheadState:
    """Moves as `seat text`, each checked."""
    assert isinstance(state, SleepyheadState)
    for step in steps:
        seat, _, text = step.partition(" ")
        state.apply(int(seat), state.rules.move(text))
    return state


def who(state: State) -> list[int]:
    """Who may decide."""
    return list(state.deciders)


def choosing(state: State) -> list[int]:
    """Who still has to choose a card."""
    return [seat for seat in range(int(state.players)) if state.sealed >> seat & 1]


def texts(state: State, seat: int) -> list[str]:
    return [move.text for move in state.moves(seat)]


def bag(state: State, place: str) -> set[str]:
    at = state.layout.index[place]
    return {name for face, name in enumerate(state.game.faces) if state.held(at, face) > 0}


def hands(state: State) -> list[set[str]]:
    return [bag(state, f"hand{seat}") for seat in range(int(state.players))]


def cards(text: str) -> set[str]:
    return set(text.split(","))


def refused(state: State, step: str) -> tuple[str, str, dict[str, str]]:
    """Clause, key and parts of the reason why a move is not allowed; the state does not change."""
    before = str(state)
    with pytest.raises(Illegal) as caught:
        play(state, step)
    assert str(state) == before
    return caught.value.reason.clause, caught.value.reason.key, caught.value.reason.parts


def notes(state: State) -> list[tuple[str, int]]:
    return [(event.key, event.seat) for event in state.events(None) if event.kind == NOTE]


# SLP-1, the deal


def test_it_is_for_three_to_ten_and_four_by_default() -> None:
    """SLP-1"""
    for players in (2, 11):
        with pytest.raises(Malformed):
            Sleepyhead(players)
    assert Sleepyhead().players == 4
    assert rules().faces == [f"{letter}{rank}" for letter in "RYGB" for rank in range(1, 21)]


@pytest.mark.parametrize("players", PLAYERS)
def test_as_many_ranks_as_players_all_four_colours_of_each_four_cards_a_hand(players: int) -> None:
    """SLP-1"""
    state = rules(players).deal(seed=players)
    assert [len(hand) for hand in hands(state)] == [4] * players
    dealt = set.union(*hands(state))
    ranks = {card[1:] for card in dealt}
    assert len(ranks) == players
    assert dealt == {f"{letter}{rank}" for letter in "RYGB" for rank in ranks}
    assert bag(state, "unused") == set(state.game.faces) - dealt


def test_which_ranks_are_used_is_drawn_by_lot_and_so_are_the_hands() -> None:
    """SLP-1"""
    deals = [rules(3).deal(seed=seed) for seed in range(60)]
    used = [frozenset(int(card[1:]) for card in set.union(*hands(state))) for state in deals]
    assert set.union(*(set(ranks) for ranks in used)) == set(range(1, 21))
    assert len(set(used)) > 50
    assert len({frozenset(card[0] for card in hands(state)[0]) for state in deals}) > 3


def test_everybody_sees_which_cards_are_not_used() -> None:
    """SLP-1"""
    state = rules(5).deal(seed=2)
    for viewer in (0, 4, None):
        view = state.view(viewer, memory=False)
        assert bag(view, "unused") == bag(state, "unused")
        drawn = state.game.resample(view, Seeded(1))
        assert set.union(*hands(drawn)) == set.union(*hands(state))
    assert len(bag(table(), "unused")) == 80 - 16


@pytest.mark.parametrize("players", PLAYERS)
def test_the_tiny_deck_has_three_colours_and_hands_of_three(players: int) -> None:
    """SLP-1, option size"""
    state = rules(players, size="tiny").deal(seed=1)
    assert [len(hand) for hand in hands(state)] == [3] * players
    assert len(bag(state, "unused")) == 3
    assert len(state.game.faces) == 3 * (players + 1)


# SLP-2, exchanging


def test_a_player_drawn_by_lot_begins_with_the_left_neighbour() -> None:
    """SLP-2"""
    pairs = [choosing(rules(3).deal(seed=seed)) for seed in range(40)]
    assert sorted({tuple(pair) for pair in pairs}) == [(0, 1), (0, 2), (1, 2)]
    givers = {int(rules(5).deal(seed=seed).facts()[0]) for seed in range(60)}
    assert givers == set(range(5))


def test_two_neighbours_exchange_one_card_each() -> None:
    """SLP-2"""
    state = table()
    assert (texts(state, 0), texts(state, 1)) == (["R1", "Y2", "G3", "B4"], ["R2", "Y3", "G4", "B1"])
    play(state, "1 G4", "0 Y2")
    assert hands(state) == [cards("R1,G4,G3,B4"), cards("R2,Y3,Y2,B1"), cards(MIXED[2]), cards(MIXED[3])]


def test_both_choose_before_they_see_and_nothing_moves_until_both_have() -> None:
    """SLP-2"""
    state = play(table(), "0 Y2")
    assert hands(state) == [cards(hand) for hand in MIXED]
    assert choosing(state) == [1]
    assert refused(state, "0 R1") == ("SLP-2", "already_chosen", {})
    assert "chose0=Y2" in str(state.view(0)).split()
    for viewer in (1, 2, None):
        assert "chose0=?" in str(state.view(viewer)).split()


def test_then_that_neighbour_exchanges_with_the_next_one_clockwise() -> None:
    """SLP-2"""
    state = table()
    for one, other, following in ((0, 1, [1, 2]), (1, 2, [2, 3]), (2, 3, [0, 3]), (3, 0, [0, 1])):
        assert choosing(state) == sorted((one, other))
        play(state, f"{one} {min(hands(state)[one])}", f"{other} {min(hands(state)[other])}")
        assert choosing(state) == following
        assert [len(hand) for hand in hands(state)] == [4] * 4
    assert state.exchanges == 4


def test_only_the_two_choose_and_only_cards_they_hold() -> None:
    """SLP-2"""
    state = table(giver=3)
    assert (texts(state, 1), texts(state, 2)) == ([], [])
    assert refused(state, "1 R2") == ("SLP-2", "not_your_exchange", {})
    assert refused(state, "0 R2") == ("SLP-2", "not_in_hand", {"card": "R2"})


def test_the_others_see_that_cards_go_and_come_and_no_faces() -> None:
    """SLP-2"""
    state = table()
    state.listen()
    play(state, "0 Y2", "1 G4")
    assert [event.kind for event in state.events(2)] == [CARDS, CARDS]
    for viewer, faces in ((0, ["Y2", "G4"]), (1, ["Y2", "G4"]), (2, []), (3, []), (None, [])):
        seen = [state.game.faces[event.face] for event in state.events(viewer) if event.face >= 0]
        assert seen == faces
        assert not [event for event in state.events(viewer) if event.kind == MOVE]


def test_a_choice_is_not_stale_because_the_other_one_arrived_first() -> None:
    """SLP-2"""
    state = table()
    seen = int(state.version)
    play(state, "0 Y2")
    state.apply(1, state.game.move("G4"), at=seen)
    with pytest.raises(Stale):
        state.apply(1, state.game.move("R2"), at=seen)


# SLP-3, laying down


FOUR = "R5,Y5,G5,B5"


def test_four_of_a_kind_may_be_laid_down_at_any_moment_by_the_deal_too() -> None:
    """SLP-3"""
    for giver in range(4):
        state = table(f"hand2={FOUR}", giver)
        assert texts(state, 2) == ["down"]
        play(state, "2 down")
        assert (bag(state, "down2"), bag(state, "hand2")) == (cards(FOUR), set())
    dealt = [rules(3, size="tiny").deal(seed=seed) for seed in range(80)]
    held = [
        (each, seat) for each in dealt for seat, hand in enumerate(hands(each)) if len({card[1:] for card in hand}) == 1
    ]
    assert held
    for each, seat in held:
        assert texts(each, seat) == ["down"]


@pytest.mark.parametrize("hand", ["R5,Y5,G5,B6", "R6,Y5,G5,B5", "R5,Y6,G5,B5", "R5,R6,R7,R8", MIXED[2]])
def test_nobody_may_lay_down_first_without_four_of_a_kind(hand: str) -> None:
    """SLP-3"""
    for giver in (0, 1):
        state = table(f"hand2={hand}", giver)
        assert "down" not in texts(state, 2)
        assert refused(state, "2 down") == ("SLP-3", "no_four_of_a_kind", {})


def test_three_cards_of_a_rank_and_the_fourth_that_comes_make_four() -> None:
    """SLP-3"""
    state = table("hand0=R5,Y5,G5,B6 hand1=B5,R7,R8,R9")
    assert texts(state, 0) == ["R5", "Y5", "G5", "B6"]
    play(state, "0 B6", "1 B5")
    assert texts(state, 0) == ["down"]


def test_the_holder_may_wait_while_others_exchange() -> None:
    """SLP-3: the moment is theirs"""
    state = play(table(f"hand3={FOUR}"), "0 R1", "1 R2")
    assert (choosing(state), texts(state, 3)) == ([1, 2], ["down"])
    assert not state.over


def test_the_holder_cannot_take_part_in_another_exchange() -> None:
    """SLP-3"""
    for giver, other in ((3, "0 R1"), (2, "2 R3")):
        state = table(f"hand3={FOUR}", giver)
        assert texts(state, 3) == ["down"]
        assert refused(state, "3 R5") == ("SLP-3", "must_lay_down", {})
        play(state, other)
        assert refused(state, "3 R5") == ("SLP-3", "must_lay_down", {})
        play(state, "3 down")
        assert choosing(state) == []


def test_an_exchange_under_way_is_void_and_there_is_none_after() -> None:
    """SLP-3"""
    state = play(table(f"hand3={FOUR}"), "0 R1", "3 down")
    assert (choosing(state), len(state.chosen)) == ([], 0)
    assert hands(state)[:3] == [cards(hand) for hand in MIXED[:3]]
    for seat in range(3):
        assert texts(state, seat) == ["down"]
        assert refused(state, f"{seat} {min(hands(state)[seat])}") == ("SLP-3", "all_lay_down", {})
        assert refused(state, f"{seat} nothing") == ("SLP-3", "all_lay_down", {})


def test_a_choice_that_came_too_late_is_never_revealed() -> None:
    """SLP-3"""
    state = table(f"hand3={FOUR}")
    state.listen()
    play(state, "0 R1", "3 down")
    for viewer in (1, 2, 3, None):
        faces = [state.game.faces[event.face] for event in state.events(viewer) if event.face >= 0]
        assert set(faces) == cards(FOUR)
        assert "R1" not in bag(state.view(viewer), "hand0")


def test_from_then_on_all_others_must_lay_down_and_the_last_one_is_the_sleepyhead() -> None:
    """SLP-3"""
    state = table(f"hand3={FOUR}")
    state.listen()
    play(state, "3 down")
    assert who(state) == [0, 1, 2]
    assert refused(state, "3 down") == ("SLP-3", "down_already", {})
    play(state, "1 down")
    assert (who(state), state.over) == ([0, 2], False)
    play(state, "0 down")
    assert (state.over, who(state), state.scores, state.returns) == (True, [], [0, 0, 1, 0], [0, 0, -1, 0])
    assert notes(state) == [("sleepyhead", 2)]
    assert [bag(state, f"down{seat}") for seat in range(4)] == [cards(MIXED[0]), cards(MIXED[1]), set(), cards(FOUR)]


def test_once_cards_lie_there_nobody_exchanges_any_more() -> None:
    """SLP-3"""
    state = play(table(f"hand3={FOUR}", giver=1), "1 R2", "3 down")
    assert (state.facts()[0], choosing(state), len(state.chosen)) == (-1, [], 0)
    assert "giver=" not in str(state)


def test_a_second_four_of_a_kind_has_no_privilege() -> None:
    """SLP-3"""
    state = play(table(f"hand3={FOUR} hand1=R6,Y6,G6,B6"), "3 down", "2 down", "0 down")
    assert (state.over, state.scores) == (True, [0, 1, 0, 0])


def test_the_cards_that_lie_there_are_open_to_all() -> None:
    """SLP-3"""
    state = play(table(f"hand3={FOUR}"), "3 down", "1 down")
    for viewer in (0, 2, None):
        view = state.view(viewer, memory=False)
        assert (bag(view, "down3"), bag(view, "down1")) == (cards(FOUR), cards(MIXED[1]))


def test_nothing_announces_a_first_laying_down() -> None:
    """SLP-3: only the move and the cards that lie there"""
    state = table(f"hand3={FOUR}")
    state.listen()
    play(state, "3 down")
    assert [event.kind for event in state.events(0)] == [MOVE, CARDS, CARDS, CARDS, CARDS]


@pytest.mark.parametrize("giver", range(4))
def test_nothing_shows_who_holds_four_of_a_kind(giver: int) -> None:
    """SLP-3: neither who may decide nor anything in the others' views"""
    plain = table("hand3=R5,Y6,G7,B8", giver)
    four = table(f"hand3={FOUR}", giver)
    steps = [f"{seat} {min(cards(MIXED[seat]))}" for seat in (giver, (giver + 1) % 4) if seat != 3]
    for step in ["", *steps]:
        if step:
            play(plain, step)
            play(four, step)
        assert who(plain) == who(four) == [0, 1, 2, 3]
        assert (plain.forced(), four.forced()) == (None, None)
        assert int(plain.version) == int(four.version)
        for viewer in (0, 1, 2, None):
            seen = [str(state.view(viewer)).replace(MIXED[3], "") for state in (plain, four)]
            shown = [[word for word in line.split() if not word.startswith("unused=")] for line in seen]
            assert shown[0] == shown[1]


def test_everybody_is_asked_about_laying_down_anew_before_every_exchange() -> None:
    """SLP-3: who has nothing to lay down can only keep silent"""
    state = table(f"hand3={FOUR}")
    chance = Seeded(3)
    for _ in range(3):
        asked = set()
        while state.callers & ~state.silent & ~state.sealed:
            seat = state.asked(chance, "calls_first")
            asked.add(seat)
            answers = state.answers(seat)
            assert [move.text for move in answers if move is not SILENCE] == (["down"] if seat == 3 else [])
            state.push(seat, SILENCE)
        assert asked == {0, 1, 2, 3} - set(choosing(state))
        if 3 in choosing(state):
            break
        for seat in choosing(state):
            state.push(seat, state.moves(seat)[0])
    assert choosing(state) == [2, 3]
    assert [move.text for move in state.answers(3)] == ["down"]


def test_once_cards_lie_there_nobody_may_keep_silent() -> None:
    """SLP-3"""
    state = play(table(f"hand3={FOUR}"), "3 down")
    chance = Seeded(1)
    seen = {state.clone().asked(Seeded(seed)) for seed in range(30)}
    assert seen == {0, 1, 2}
    while not state.over:
        seat = state.asked(chance)
        assert [move.text for move in state.answers(seat)] == ["down"]
        state.push(seat, state.answers(seat)[0])


def test_a_laying_down_never_comes_too_late_because_something_else_arrived_first() -> None:
    """SLP-3: it is the same call from the deal to the end"""
    state = table(f"hand3={FOUR} hand2=R6,Y6,G6,B6")
    seen = int(state.version)
    play(state, "0 R1", "1 R2")
    state.apply(3, state.game.move("down"), at=seen)
    state.apply(2, state.game.move("down"), at=seen)
    state.apply(0, state.game.move("down"), at=seen)
    assert (state.over, state.scores) == (True, [0, 1, 0, 0])


def test_laying_down_is_a_call_and_giving_is_not() -> None:
    """SLP-3: a seat asked for a card may call all the same"""
    made = rules()
    assert [move.text for move in made.table.moves if move.manner == CALL] == ["down"]


# SLP-4, the match


def test_a_match_has_five_rounds_and_who_was_sleepyhead_least_often_wins() -> None:
    """SLP-4"""
    match = rules(4).match(seed=1)
    for number, last in enumerate((2, 2, 0, 1, 2)):
        others = [seat for seat in range(4) if seat != last]
        match.state = table(f"hand{others[0]}={FOUR}")
        for seat in others:
            match.apply(seat, match.game.move("down"))
        assert match.over == (number == 4)
        if not match.over:
            match.deal()
    assert (match.totals, match.winners) == ([1, 1, 3, 0], [3])


def test_equal_totals_share_the_win_and_rounds_are_one_to_twenty() -> None:
    """SLP-4, COM-5, option rounds"""
    match = rules(4, rounds=1).match(seed=1)
    match.state = table(f"hand0={FOUR}", rounds=1)
    for seat in (0, 1, 3):
        match.apply(seat, match.game.move("down"))
    assert (match.over, match.winners) == (True, [0, 1, 3])
    for name, value in (("rounds", 0), ("rounds", 21), ("max_laps", 0), ("max_laps", 1001), ("dealer", 1)):
        with pytest.raises(Malformed, match=name):
            Sleepyhead(4, {name: value})
    assert rules(4).options == {"rounds": 5, "max_laps": 60, "size": "full"}


def test_every_round_begins_with_a_player_drawn_by_lot() -> None:
    """SLP-2, SLP-4"""
    match = rules(4, rounds=20, max_laps=1).match(seed=1)
    givers = []
    while True:
        givers.append(int(match.state.facts()[0]))
        while not match.state.over:
            seat = match.state.asked(Seeded(1))
            match.push(seat, match.state.answers(seat)[0])
        if match.over:
            break
        match.deal()
    assert set(givers) == {0, 1, 2, 3}


def exchange(state: SleepyheadState) -> None:
    """The exchange at hand, each giving the first card."""
    for seat in choosing(state):
        state.apply(seat, state.moves(seat)[0])


def test_after_the_last_lap_all_say_whether_they_hold_four_and_else_nobody_is_the_sleepyhead() -> None:
    """SLP-4, option max_laps"""
    state = table("exchanges=7", 3, max_laps=2)
    state.listen()
    assert refused(state, "0 nothing") == ("SLP-4", "laps_go_on", {})
    exchange(state)
    assert (state.over, choosing(state), int(state.exchanges)) == (False, [0, 1, 2, 3], 8)
    for seat in (2, 0, 3, 1):
        assert texts(state, seat) == ["nothing"]
        assert refused(state, f"{seat} {min(hands(state)[seat])}") == ("SLP-4", "laps_over", {})
        play(state, f"{seat} nothing")
    assert (state.over, state.scores, state.returns) == (True, [0] * 4, [0] * 4)
    assert notes(state) == [("nobody", -1)]


def test_before_the_last_lap_is_over_the_exchanges_go_on() -> None:
    """SLP-4, option max_laps"""
    state = table("exchanges=6", 2, max_laps=2)
    exchange(state)
    assert choosing(state) == [0, 3]


def test_a_four_that_the_last_exchange_has_brought_is_laid_down() -> None:
    """SLP-3, SLP-4"""
    state = table("exchanges=7 hand3=B6,Y5,G5,B5 hand0=R5,R7,R8,R9", 3, max_laps=2)
    play(state, "3 B6", "0 R5")
    assert texts(state, 3) == ["down"]
    assert refused(state, "3 nothing") == ("SLP-3", "must_lay_down", {})
    play(state, "0 nothing", "1 nothing", "2 nothing")
    assert not state.over
    assert refused(state, "0 nothing") == ("SLP-2", "already_chosen", {})
    play(state, "3 down", "0 down", "1 down")
    assert (state.over, state.scores) == (True, [0, 0, 1, 0])


def test_a_lap_is_an_exchange_for_every_player() -> None:
    """SLP-4, option max_laps"""
    for players in (3, 5):
        state = rules(players, max_laps=1).deal(seed=4)
        assert isinstance(state, SleepyheadState)
        for _ in range(players):
            assert len(choosing(state)) == 2
            exchange(state)
        assert choosing(state) == list(range(players))


def test_after_the_round_the_sleepyheads_hand_lies_open_too() -> None:
    """SLP-4"""
    state = play(table(f"hand3={FOUR}"), "3 down", "1 down", "0 down")
    assert bag(state.view(None), "hand2") == cards(MIXED[2])


def test_nothing_is_forced_and_nothing_framed() -> None:
    """SLP-3: that only laying down is left, the hand alone forces"""
    state = table(f"hand3={FOUR}", 3)
    assert (state.forced(), state.preview(3, state.game.move("down"))) == (None, [])


# What each seat knows


class Memory:
    """One viewer who follows every card by itself."""

    def __init__(self, state: State, viewer: int | None) -> None:
        self.viewer = viewer
        self.known: list[set[str]] = [set() for _ in range(int(state.players))]
        if viewer is not None:
            self.known[viewer] = hands(state)[viewer]

    def exchange(self, one: int, other: int, gives: str, gets: str) -> None:
        """Who takes part sees both cards; for all others any card of the two hands may have gone."""
        if self.viewer in (one, other):
            self.known[one] = self.known[one] - {gives} | {gets}
            self.known[other] = self.known[other] - {gets} | {gives}
        else:
            self.known[one] = set()
            self.known[other] = set()

    def compare(self, state: State) -> None:
        view = state.view(self.viewer)
        assert hands(view) == self.known, (self.viewer, str(state))


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("deck", ["tiny", "full"])
def test_every_seat_knows_what_it_has_followed_and_nothing_else(players: int, deck: str) -> None:
    """COM-7, SLP-2"""
    for seed in range(6 if deck == "tiny" else 1):
        state = rules(players, size=deck, max_laps=4).deal(seed=seed)
        assert isinstance(state, SleepyheadState)
        chance = Seeded(seed, 5)
        memories = [Memory(state, viewer) for viewer in (*range(min(players, 4)), None)]
        exchanges = -1
        while not state.over:
            if exchanges != state.exchanges or state.racing():
                for memory in memories:
                    memory.compare(state)
            exchanges = int(state.exchanges)
            seat = state.asked(chance)
            answers = state.answers(seat)
            before, pair = hands(state), (int(state.giver), (int(state.giver) + 1) % players)
            move = answers[chance.below(len(answers))]
            state.push(seat, move)
            if move.text == "down":
                for memory in memories:
                    memory.known[seat] = set()
            if state.exchanges > exchanges:
                one, other = pair
                gives, gets = before[one] - hands(state)[one], before[other] - hands(state)[other]
                for memory in memories:
                    memory.exchange(one, other, *gives, *gets)


def test_a_card_given_away_is_known_until_its_new_owner_exchanges_with_somebody_else() -> None:
    """COM-7, SLP-2"""
    state = play(table(), "0 Y2", "1 G4")
    assert bag(state.view(0), "hand1") == {"Y2"}
    assert bag(state.view(1), "hand0") == {"G4"}
    assert bag(state.view(2), "hand0") == bag(state.view(None), "hand1") == set()
    play(state, "1 R2", "2 R3")
    assert bag(state.view(0), "hand1") == set()
    assert bag(state.view(1), "hand0") == {"G4"}
    assert bag(state.view(1), "hand2") == {"R2"}
    assert bag(state.view(2), "hand1") == {"R3"}
    play(state, "2 R2", "3 R4")
    assert bag(state.view(1), "hand2") == set()
    play(state, "3 B3", "0 B4")
    assert bag(state.view(1), "hand0") == set()


# The bot


def chosen(state: State, seat: int, seed: int = 1) -> str:
    view = state.view(seat)
    return SleepyheadGreedy().choose(view, view.moves(seat), Seeded(seed)).text


def test_greedy_keeps_the_rank_it_has_most_of_and_lays_down_at_once() -> None:
    """SLP-2, SLP-3"""
    state = table("hand0=R5,Y5,G6,B5 hand1=R7,Y7,G8,B9")
    assert {chosen(state, 0, seed) for seed in range(20)} == {"G6"}
    assert {chosen(state, 1, seed) for seed in range(20)} == {"G8", "B9"}
    assert chosen(table(f"hand2={FOUR}"), 2) == "down"


def test_greedy_is_the_sleepyhead_less_often_than_random() -> None:
    """SLP-3: in changing seats"""
    made = rules(4, rounds=1)
    times = 0
    for seed in range(120):
        seats: list[Bot] = [Random(), Random(), Random(), Random()]
        seats[seed % 4] = SleepyheadGreedy()
        times += simulate.play(made, seats, seed).totals[seed % 4]
    assert times < 24
