"""Guesswork, clause by clause (GUE-1 to GUE-3, COM-5)."""

from __future__ import annotations

import functools
from collections import Counter
from typing import Any

import pytest

from games.table import bag, deciders, notes, pile, play, refused, size, texts
from koloda import Malformed, Seeded, game
from koloda.bots.bot import Random
from koloda.bots.guessing import GuessGreedy
from koloda.games.guess import Guess
from koloda.kernel.events import CARDS
from koloda.kernel.state import State

PLAYERS = range(2, 9)
DEALT = {2: 20, 3: 13, 4: 10, 5: 8, 6: 6, 7: 5, 8: 5}


@functools.cache
def rules(players: int = 2, **options: Any) -> Guess:
    made = game("guess", players, **options)
    assert isinstance(made, Guess)
    return made


def table(text: str, players: int = 2, **options: Any) -> State:
    """A position in which everybody has a guess to make."""
    seats = ",".join(map(str, range(players)))
    state = rules(players, **options).position(f"guess sealed={seats} {text}", Seeded(1))
    state.listen()
    return state


def guess(state: State, *numbers: int) -> State:
    """Everybody's guess, from seat 0 on."""
    return play(state, *[f"{seat} {number}" for seat, number in enumerate(numbers)])


# GUE-1, the deal


@pytest.mark.parametrize("players", PLAYERS)
def test_about_half_the_cards_are_dealt(players: int) -> None:
    """GUE-1; in the first turn one of each pile lies in the centre already (GUE-2)"""
    state = rules(players).deal(seed=players)
    assert [size(state, f"pile{seat}") for seat in range(players)] == [DEALT[players] - 1] * players
    assert size(state, "centre") == players
    assert size(state, "box") == 80 - players * DEALT[players]
    assert len(rules(players).faces) == 80


def test_it_is_for_two_to_eight() -> None:
    """GUE-1"""
    for players in (1, 9):
        with pytest.raises(Malformed):
            game("guess", players)


@pytest.mark.parametrize("players", PLAYERS)
def test_nobody_sees_a_card_not_even_its_owner(players: int) -> None:
    """GUE-1"""
    state = rules(players).deal(seed=1)
    for viewer in (*range(players), None):
        for memory in (True, False):
            view = state.view(viewer, memory)
            for place in ("centre", *(f"pile{seat}" for seat in range(players))):
                assert set(pile(view, place)) == {"?"}
            assert bag(view, "box") == []


def test_what_is_not_dealt_stays_unseen_to_the_end() -> None:
    """GUE-1"""
    state = table("centre=R1,R2")
    guess(state, 3, 40)
    assert state.over
    for viewer in (0, 1, None):
        assert bag(state.view(viewer), "box") == [] and size(state.view(viewer), "box") == 78


@pytest.mark.parametrize("players", PLAYERS)
def test_the_tiny_deck_is_enough_for_two_turns(players: int) -> None:
    """GUE-1, option size"""
    state = rules(players, size="tiny").deal(seed=1)
    each = 3 if players == 2 else 2
    assert [size(state, f"pile{seat}") for seat in range(players)] == [each - 1] * players
    assert len(rules(players, size="tiny").faces) == 16


# GUE-2, the turns


def test_everybody_pushes_their_top_card_to_the_centre() -> None:
    """GUE-2"""
    state = table("pile0=R1,R2,R3 pile1=Y1,Y2,Y3 centre=R4,Y4")
    guess(state, 8, 9)
    assert pile(state, "centre") == ["R3", "Y3"]
    assert (pile(state, "pile0"), pile(state, "pile1")) == (["R1", "R2"], ["Y1", "Y2"])
    for viewer in (0, 1, None):
        assert pile(state.view(viewer), "centre") == ["?", "?"]


@pytest.mark.parametrize("players", PLAYERS)
def test_a_guess_is_a_whole_number_from_n_to_twenty_n(players: int) -> None:
    """GUE-2"""
    state = rules(players).deal(seed=2)
    for seat in range(players):
        assert texts(state, seat) == [str(number) for number in range(players, 20 * players + 1)]
    for text in (str(players - 1), str(20 * players + 1), "4.5", "-3"):
        with pytest.raises(Malformed):
            state.game.move(text)
    assert state.game.describe(state.game.move("17")) == {"verb": "guess", "number": 17, "text": "17"}


def test_all_guess_at_once_and_nobody_sees_a_guess_before_all_have_made_theirs() -> None:
    """GUE-2"""
    state = rules(3).deal(seed=4)
    state.listen()
    assert deciders(state) == [0, 1, 2]
    play(state, "1 20")
    assert deciders(state) == [0, 2]
    assert refused(state, "1 30")[:2] == ("GUE-2", "already_chosen")
    assert "chose1=20" in str(state.view(1))
    for viewer in (0, 2, None):
        assert "chose1=?" in str(state.view(viewer)) and state.events(viewer) == []
    play(state, "2 30", "0 40")
    said = [(event.seat, event.move.text) for event in state.events(None) if event.move is not None]
    assert said == [(0, "40"), (1, "20"), (2, "30")]


def test_the_closest_guess_takes_the_cards_face_up() -> None:
    """GUE-2"""
    state = table("pile0=G1 pile1=G2 pile2=G3 centre=R4,Y11,B20", 3)
    guess(state, 30, 33, 60)
    assert [bag(state, f"won{seat}") for seat in range(3)] == [[], ["R4", "Y11", "B20"], []]
    for viewer in (0, 1, 2, None):
        assert bag(state.view(viewer, memory=False), "won1") == ["R4", "Y11", "B20"]
    assert notes(state) == ["sum 35", "takes 1 3"]


@pytest.mark.parametrize(("guesses", "winner"), [((18, 23), 0), ((23, 18), 1), ((17, 22), 1), ((20, 30), 0)])
def test_too_low_and_too_high_count_alike(guesses: tuple[int, int], winner: int) -> None:
    """GUE-2: 20 lie in the centre"""
    state = guess(table("pile0=G1 pile1=G2 centre=R9,Y11"), *guesses)
    assert bag(state, f"won{winner}") == ["R9", "Y11"]


def test_the_closest_guess_takes_them_however_far_off_it_is() -> None:
    """GUE-2"""
    cards = ",".join(f"{colour}{rank}" for rank in (1, 2) for colour in "RYGB")
    piles = " ".join(f"pile{seat}=R{seat + 10}" for seat in range(8))
    state = guess(table(f"{piles} centre={cards}", 8), 160, 159, 158, 157, 156, 155, 154, 160)
    assert size(state, "won6") == 8 and notes(state) == ["sum 12", "takes 6 8"]


@pytest.mark.parametrize("guesses", [(19, 21, 23), (20, 20, 2), (60, 19, 19)])
def test_equally_close_guesses_leave_the_cards_in_the_centre(guesses: tuple[int, int, int]) -> None:
    """GUE-2"""
    state = guess(table("pile0=G1 pile1=G2 pile2=G3 centre=R9,Y10,B1", 3), *[max(3, number) for number in guesses])
    assert bag(state, "stake") == ["R9", "Y10", "B1"]
    assert [size(state, f"won{seat}") for seat in range(3)] == [0, 0, 0]
    for viewer in (0, 1, 2, None):
        assert bag(state.view(viewer, memory=False), "stake") == ["R9", "Y10", "B1"]
    assert notes(state) == ["sum 20", "stays 3"]


def test_equal_guesses_that_are_not_the_closest_change_nothing() -> None:
    """GUE-2"""
    state = guess(table("pile0=G1 pile1=G2 pile2=G3 centre=R9,Y10,B1", 3), 25, 15, 19)
    assert bag(state, "won2") == ["R9", "Y10", "B1"]
    state = guess(table("pile0=G1 pile1=G2 pile2=G3 centre=R9,Y10,B1", 3), 22, 25, 25)
    assert bag(state, "won0") == ["R9", "Y10", "B1"]


def test_what_stayed_goes_to_the_next_winner_who_is_found_by_the_new_cards_alone() -> None:
    """GUE-2"""
    state = table("pile0=R1,R5 pile1=Y1,Y5 centre=R9,Y11")
    guess(state, 19, 21)
    guess(state, 40, 11)
    assert bag(state, "won1") == ["R5", "R9", "Y5", "Y11"]
    assert bag(state, "stake") == []
    assert notes(state) == ["sum 20", "stays 2", "sum 10", "takes 1 4"]


def test_cards_may_stay_more_than_once() -> None:
    """GUE-2"""
    state = table("pile0=R1,R5 pile1=Y1,Y5 centre=R9,Y11")
    guess(state, 19, 21)
    guess(state, 10, 10)
    assert bag(state, "stake") == ["R5", "R9", "Y5", "Y11"]
    guess(state, 4, 2)
    assert bag(state, "won1") == ["R1", "R5", "R9", "Y1", "Y5", "Y11"]


def test_what_is_still_there_after_the_last_turn_is_nobodys() -> None:
    """GUE-2, GUE-3"""
    state = guess(table("centre=R9,Y11 won0=B1,B2 won1=G1"), 20, 20)
    assert state.over and state.scores == [2, 1]
    assert bag(state, "stake") == ["R9", "Y11"]
    assert notes(state) == ["sum 20", "left_over 2"]


def test_with_nobody_the_cards_are_put_away_at_once() -> None:
    """GUE-2, option ties"""
    state = table("pile0=R5 pile1=Y5 centre=R9,Y11", ties="nobody")
    guess(state, 20, 20)
    assert bag(state, "stake") == []
    for viewer in (0, 1, None):
        assert bag(state.view(viewer), "box") == ["R9", "Y11"]
        assert bag(state.view(viewer, memory=False), "box") == []
    guess(state, 11, 40)
    assert state.scores == [2, 0] and bag(state, "won0") == ["R5", "Y5"]
    assert notes(state) == ["sum 20", "put_away 2", "sum 10", "takes 0 2"]


def test_cards_put_away_have_been_turned_up_for_all() -> None:
    """GUE-2, option ties"""
    state = guess(table("pile0=R5 pile1=Y5 centre=R9,Y11", ties="nobody"), 20, 20)
    for viewer in (0, 1, None):
        shown = [rules().faces[event.face] for event in state.events(viewer) if event.kind == CARDS and event.face >= 0]
        assert set(shown) == {"R9", "Y11"}


def test_ties_are_carried_unless_the_table_says_otherwise() -> None:
    """GUE-2, option ties"""
    assert rules().options["ties"] == "carry"
    with pytest.raises(Malformed, match="ties"):
        Guess(2, {"ties": "split"})


# GUE-3, the end


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("ties", ["carry", "nobody"])
def test_a_round_has_as_many_turns_as_a_pile_has_cards(players: int, ties: str) -> None:
    """GUE-1, GUE-2: so it always ends"""
    state = rules(players, ties=ties).deal(seed=5)
    chance = Seeded(players)
    answers = 0
    while not state.over:
        seat = state.asked(chance)
        moves = state.answers(seat)
        state.push(seat, moves[chance.below(len(moves))])
        answers += 1
    assert answers == players * DEALT[players]
    gone = size(state, "stake") + size(state, "box") - (80 - players * DEALT[players])
    assert sum(state.scores) == players * DEALT[players] - gone


def test_every_card_taken_is_a_point_and_more_is_better() -> None:
    """GUE-3"""
    state = guess(table("centre=R1,R2 won0=B1,B2,B3 won1=G1,G2"), 40, 3)
    assert state.scores == state.returns == [3, 4]


def test_most_cards_win_and_ties_share() -> None:
    """GUE-3, COM-5"""
    for won, winners in (("won0=B1,B2,B3 won1=G1", [0, 1]), ("won0=B1 won1=G1", [1]), ("won0=B1,B2,B3,B4", [0])):
        match = rules().match(seed=1)
        match.state = rules().position(f"guess sealed=0,1 centre=R1,R2 {won}")
        match.apply(0, rules().move("40"))
        match.apply(1, rules().move("3"))
        assert match.over and match.winners == winners


def test_a_match_is_one_round() -> None:
    """COM-5: the page names neither rounds nor a dealer"""
    assert rules().rounds() == 1
    assert set(rules().options) == {"ties", "size"}
    for name in ("rounds", "dealer"):
        with pytest.raises(Malformed, match=name):
            Guess(2, {name: 1})


# What everybody knows


class Memory:
    """What one viewer can remember by following the cards it is told of."""

    def __init__(self, state: State, viewer: int | None) -> None:
        self.viewer = viewer
        self.heard = 0
        self.open: dict[str, Counter[str]] = {}
        self.places = [place.name for place in state.layout.places]
        self.faces = state.game.faces

    def hear(self, state: State) -> None:
        for event in state.events(self.viewer)[self.heard :]:
            if event.kind == CARDS and event.face >= 0:
                self.open.setdefault(self.places[event.src], Counter())[self.faces[event.face]] -= event.n
                self.open.setdefault(self.places[event.dst], Counter())[self.faces[event.face]] += event.n
        self.heard = len(state.events(self.viewer))

    def compare(self, state: State) -> None:
        view = state.view(self.viewer)
        for place in [place for place in self.places if not place.startswith(("pile", "centre"))]:
            known = sorted((+self.open.get(place, Counter())).elements())
            assert sorted(bag(view, place)) == known, (place, self.viewer)
        for place in [place for place in self.places if place.startswith(("pile", "centre"))]:
            assert set(pile(view, place)) <= {"?"}


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("ties", ["carry", "nobody"])
def test_everybody_knows_what_was_turned_up_and_nothing_else(players: int, ties: str) -> None:
    """COM-7"""
    state = rules(players, ties=ties).deal(seed=players)
    state.listen()
    memories = [Memory(state, viewer) for viewer in (*range(players), None)]
    chance = Seeded(7)
    while not state.over:
        seat = state.asked(chance)
        state.push(seat, state.game.move(str(10 * players + int(chance.below(7)))))
        for memory in memories:
            memory.hear(state)
            memory.compare(state)


def test_nothing_is_forced_and_nothing_has_consequences_before_all_have_guessed() -> None:
    """GUE-2"""
    state = rules().deal(seed=1)
    assert state.forced() is None
    assert state.preview(0, state.game.move("20")) == []


# The greedy bot


def test_greedy_guesses_near_what_is_still_to_be_expected() -> None:
    state = table("pile0=G1 pile1=G2 centre=R20,Y20 won0=R1,R2,R3,R4,R5,R6,R7,R8,R9,R10,Y1,Y2,Y3,Y4,Y5,Y6,Y7,Y8,Y9,Y10")
    found = {GuessGreedy().choose(state.view(0), state.moves(0), Seeded(i)).amount for i in range(40)}
    assert found == {22, 23, 24, 25, 26}


@pytest.mark.parametrize("players", [2, 4, 8])
def test_greedy_beats_random(players: int) -> None:
    chance = Seeded(players)
    mine = theirs = 0
    for seed in range(12):
        state = rules(players).deal(seed=seed)
        while not state.over:
            seat = state.asked(chance)
            bot = GuessGreedy() if seat % players == seed % players else Random()
            state.push(seat, bot.choose(state.view(seat), state.answers(seat), chance))
        mine += state.scores[seed % players]
        theirs += sum(state.scores) - state.scores[seed % players]
    assert mine * (players - 1) > 1.4 * theirs
