"""Turns, calls and sealed choices: who may decide, in which order, what is stale, and what a refusal leaves alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

import koloda
from koloda import SILENCE, Illegal, Malformed, Move, Seeded, Stale
from koloda.kernel.game import Game
from koloda.kernel.state import State
from nineteenth import Pounce

THREE = Pounce(3)


def laid(*cards: str, calls: bool = True) -> State:
    """A trick of Pounce in which everybody has laid a card, and the winner decides."""
    state = THREE.position("pounce hand0=5,6,8 hand1=2,6,8 hand2=1,3,8 sealed=0,1,2", Seeded(1))
    for seat, card in enumerate(cards):
        state.apply(seat, THREE.move(card))
    return state


def said(state: State, viewer: int | None) -> list[str]:
    return [f"{event.kind} {event.seat} {event.move.text}" for event in state.events(viewer) if event.move is not None]


# What comes from outside


@pytest.mark.parametrize("seat", [-5, -1, 3, 64])
def test_a_seat_that_is_not_there_is_named(seat: int) -> None:
    state = laid("5", "6", "1")
    state.listen()
    move = THREE.move("take")
    asked: list[Callable[[], object]] = [
        lambda: state.moves(seat),
        lambda: state.answers(seat),
        lambda: state.why_not(seat, move),
        lambda: state.preview(seat, move),
        lambda: state.apply(seat, move),
        lambda: state.view(seat),
        lambda: state.events(seat),
        lambda: state.view(1).answers(seat),
    ]
    for ask in asked:
        with pytest.raises(Malformed) as caught:
            ask()
        assert caught.value.code == "seat"


def test_a_view_knows_whose_moves_are_meant() -> None:
    state = laid("5", "6", "1")
    assert state.view(1).moves() == state.moves(1) and state.view().moves() == []
    for seat in (-5, 3):
        with pytest.raises(Malformed) as caught:
            state.view(1).moves(seat)
        assert caught.value.code == "seat"


def test_a_move_of_another_game_is_no_move_here() -> None:
    state = laid("5", "6", "1")
    for other in (koloda.game("donkey").move("pass"), Pounce(3).move("take"), SILENCE):
        for ask in (THREE.describe, lambda move: state.why_not(1, move), lambda move: state.preview(1, move)):
            with pytest.raises(Malformed) as caught:
                ask(other)
            assert caught.value.code == "unknown_move"


@pytest.mark.parametrize("seed", ["a", "7", 1.5, True, b"7", None])
def test_a_seed_is_a_whole_number(seed: object) -> None:
    for ask in (THREE.deal, THREE.match):
        with pytest.raises(Malformed) as caught:
            ask(seed)
        assert caught.value.code == "seed"


def test_a_view_of_another_game_is_no_view_here() -> None:
    view = laid("5", "6", "1").view(0)
    assert str(Pounce(3).resample(view, Seeded(1)).view(0)) == str(view)
    for other in (Pounce(4), Pounce(3, {"rounds": 3}), koloda.game("donkey", 3)):
        with pytest.raises(Malformed) as caught:
            other.resample(view, Seeded(1))
        assert caught.value.code == "view"


# Sealed choices


def test_sealed_choices_may_come_in_any_order_and_are_carried_out_together() -> None:
    state = THREE.position("pounce hand0=5,6 hand1=2,6 hand2=1,3 sealed=0,1,2", Seeded(1))
    assert list(state.deciders) == [0, 1, 2]
    state.apply(2, THREE.move("3"))
    assert list(state.deciders) == [0, 1]
    state.apply(0, THREE.move("5"))
    assert state.deciders == (1,) and state.size[THREE.laid] == 0
    state.apply(1, THREE.move("6"))
    assert state.turn == 1 and state.size[THREE.laid] == 3


def test_a_sealed_choice_is_seen_by_nobody_else_before_all_have_chosen() -> None:
    state = THREE.position("pounce hand0=5,6 hand1=2,6 hand2=1,3 sealed=0,1,2", Seeded(1))
    state.listen()
    state.apply(0, THREE.move("5"))
    assert "chose0=5" in str(state.view(0))
    for viewer in (1, 2, None):
        assert "chose0=?" in str(state.view(viewer)) and said(state, viewer) == []
    state.apply(1, THREE.move("6"))
    state.apply(2, THREE.move("1"))
    for viewer in (0, 1, 2, None):
        assert said(state, viewer) == ["move 0 5", "move 1 6", "move 2 1"]
        assert "chose" not in str(state.view(viewer))


def test_nobody_chooses_twice() -> None:
    state = THREE.position("pounce hand0=5,6 hand1=2,6 hand2=1,3 sealed=0,1,2", Seeded(1))
    state.apply(0, THREE.move("5"))
    with pytest.raises(Illegal) as caught:
        state.apply(0, THREE.move("6"))
    assert caught.value.reason.key == "already_chosen"


# Calls, and the serial order


def test_while_a_call_is_open_its_callers_and_the_turn_may_decide() -> None:
    state = laid("5", "6", "3")
    assert state.deciders == (0, 1, 2) and state.turn == 1
    assert [move.text for move in state.moves(0)] == ["pair"]
    assert [move.text for move in state.moves(1)] == ["take", "leave"]


def test_silence_is_an_answer_of_callers_and_never_a_move() -> None:
    state = laid("5", "6", "3")
    assert state.answers(0)[-1] is SILENCE and SILENCE not in state.moves(0)
    assert SILENCE not in state.answers(1)


def test_silence_changes_nothing_that_anybody_sees() -> None:
    state = laid("5", "6", "3")
    state.listen()
    before = str(state), int(state.version), [str(state.view(seat)) for seat in range(3)]
    state.push(0, SILENCE)
    assert before == (str(state), int(state.version), [str(state.view(seat)) for seat in range(3)])
    assert state.events(1) == [] and state.deciders == (0, 1, 2)


def first_asked(order: str) -> Counter[int]:
    state, chance = laid("5", "6", "3"), Seeded(4)
    return Counter(state.clone().asked(chance, order) for _ in range(900))


def test_in_a_race_the_turn_may_be_quicker_than_every_caller() -> None:
    found = first_asked("race")
    assert set(found) == {0, 1, 2} and max(abs(n - 300) for n in found.values()) < 75


def test_with_calls_first_the_turn_waits_for_all_callers() -> None:
    found = first_asked("calls_first")
    assert set(found) == {0, 2} and max(abs(n - 450) for n in found.values()) < 75


def test_asking_again_without_an_answer_asks_the_same_seat() -> None:
    state, chance = laid("5", "6", "3"), Seeded(4)
    first = state.asked(chance)
    assert [state.asked(chance) for _ in range(20)] == [first] * 20


def test_a_silent_caller_is_not_asked_again_about_the_same_window() -> None:
    state, chance = laid("5", "6", "3"), Seeded(4)
    asked = []
    while state.asked(chance, "calls_first") != 1:
        asked.append(state.asked(chance, "calls_first"))
        state.push(asked[-1], SILENCE)
    assert sorted(asked) == [0, 2]


def test_who_kept_silent_is_asked_again_when_something_has_happened_and_the_call_is_still_open() -> None:
    game, chance = koloda.game("tugriks", players=3, manual_pay=True), Seeded(4)
    state = game.position("tugriks turn=0 hand0=R4,V4 hand1=V5,V9 hand2=V6 stock=R1,R2,R3", Seeded(1))
    for text in ("draw", "keep"):
        state.apply(0, game.move(text))
    assert state.asked(chance, "calls_first") == 2
    state.push(2, SILENCE)
    assert state.asked(chance, "calls_first") == 1
    state.push(1, game.move("draw"))
    assert state.deciders == (1, 2) and state.asked(chance, "calls_first") == 2


def test_a_copy_asks_the_same_seat_and_remembers_who_kept_silent() -> None:
    state, chance = laid("5", "6", "3"), Seeded(4)
    first = state.asked(chance)
    assert {state.clone().asked(Seeded(seed)) for seed in range(30)} == {first}
    state = laid("5", "6", "3")
    state.push(0, SILENCE)
    assert {state.clone().asked(Seeded(seed)) for seed in range(30)} == {1, 2}


def test_nobody_is_asked_once_the_round_is_over() -> None:
    state = THREE.position("pounce over won0=1,2", Seeded(1))
    assert state.asked(Seeded(0)) == -1 and state.deciders == ()


# Versions


def test_a_call_does_not_fail_because_another_came_first_on_another_cause() -> None:
    """Two sealed choices made for the same version are both good, in whatever order they arrive."""
    state = THREE.position("pounce hand0=5,6 hand1=2,6 hand2=1,3 sealed=0,1,2", Seeded(1))
    seen = int(state.version)
    for seat, card in ((2, "3"), (0, "5"), (1, "2")):
        state.apply(seat, THREE.move(card), at=seen)
    assert state.turn == 0


def test_two_calls_for_the_same_version_are_both_good_while_the_window_is_open() -> None:
    """COM-3: whoever calls first shuts only what the call was about."""
    game = koloda.game("yassa", players=3)
    state = game.position("yassa turn=0 discard=R5 hand0=R1,G2 hand1=R2,G3,G8 hand2=R1,G4,G8", Seeded(1))
    state.apply(0, game.move("R1"))
    seen = int(state.version)
    state.apply(1, game.move("one card"), at=seen)
    with pytest.raises(Illegal):
        state.apply(2, game.move("one card"), at=seen)
    state.apply(2, game.move("R1"), at=seen)
    assert state.turn == 0


def test_a_call_is_stale_once_its_window_has_closed() -> None:
    state = laid("5", "6", "3")
    seen = int(state.version)
    state.apply(1, THREE.move("take"), at=seen)
    with pytest.raises(Stale) as caught:
        state.apply(0, THREE.move("pair"), at=seen)
    assert (caught.value.at, caught.value.version, caught.value.code) == (seen, seen + 1, "stale")


def test_a_move_for_a_version_that_has_not_been_is_stale() -> None:
    state = laid("5", "6", "3")
    with pytest.raises(Stale):
        state.apply(1, THREE.move("take"), at=int(state.version) + 1)


def test_a_turn_is_stale_when_it_came_round_again() -> None:
    game = koloda.game("donkey", players=3)
    state = game.position("donkey turn=0 lead=0 hand0=3,5,9 hand1=4,6,7 hand2=1,2,8", Seeded(1))
    seen = int(state.version)
    for seat, card in ((0, "3"), (1, "pass"), (2, "pass")):
        state.apply(seat, game.move(card))
    assert state.turn == 0
    with pytest.raises(Stale):
        state.apply(0, game.move("5"), at=seen)
    state.apply(0, game.move("5"), at=int(state.version))


# Refusals


def moves_refused(game: Game, state: State) -> list[tuple[int, Move, type[Exception]]]:
    stranger = koloda.game("donkey").move("pass")
    return [
        (3, game.move("take"), Malformed),
        (-1, game.move("take"), Malformed),
        (1, stranger, Malformed),
        (1, SILENCE, Malformed),
        (1, game.move("pair"), Illegal),
        (0, game.move("take"), Illegal),
    ]


def test_a_refused_move_changes_nothing() -> None:
    state = laid("5", "6", "3")
    state.listen()
    before = str(state), int(state.version), state.asked(Seeded(3))
    for seat, move, error in moves_refused(THREE, state):
        with pytest.raises(error):
            state.apply(seat, move)
        assert before == (str(state), int(state.version), state.asked(Seeded(3)))
        assert state.events(0) == []


def test_a_view_cannot_be_played_on_nor_asked_for_others() -> None:
    state = laid("5", "6", "3")
    view = state.view(0)
    with pytest.raises(Malformed, match="cannot be played on"):
        view.apply(0, THREE.move("pair"))
    with pytest.raises(Malformed, match="cannot tell what seat 1 may do"):
        view.moves(1)
    with pytest.raises(Malformed, match="no other viewer's view"):
        view.view(1)
    with pytest.raises(Malformed, match="there is no seat 7"):
        state.view(7)


def test_scores_come_with_the_end() -> None:
    with pytest.raises(koloda.KolodaError) as caught:
        _ = laid("5", "6", "3").scores
    assert caught.value.code == "not_over"


def test_the_same_instant_is_for_calls_that_know_it() -> None:
    state = laid("5", "6", "3")
    with pytest.raises(Illegal):
        state.apply_tie([0, 2], THREE.move("pair"))
    for seats in ([0], [0, 0], [0, 9], []):
        with pytest.raises(Malformed):
            state.apply_tie(seats, THREE.move("pair"))
    assert state.turn == 1


# Looking


def test_what_is_shown_to_one_is_told_to_that_one_alone() -> None:
    yassa = koloda.game("yassa", 3)
    state = yassa.position(
        "yassa turn=1 phase=four layer=0 discard=R5,W4:3 hand0=R7,Y2 hand1=B1,B2 hand2=G1,G2", Seeded(1)
    )
    state.listen()
    state.apply(1, yassa.move("check"))
    seen = {
        viewer: [event.cards for event in state.events(viewer) if event.kind == "look"] for viewer in (0, 1, 2, None)
    }
    assert seen == {0: [[]], 1: [[yassa.face_of["R7"], yassa.face_of["Y2"]]], 2: [[]], None: [[]]}


def test_a_move_knows_the_clause_that_speaks_of_it() -> None:
    yassa = koloda.game("yassa")
    clauses = [yassa.clause_of(yassa.move(text)) for text in ("R7", "R7 yassa", "one card", "check", "ready")]
    assert clauses == ["YAS-5", "YAS-13", "YAS-13", "YAS-11", "YAS-12"]
    assert THREE.clause_of(THREE.move("take")) == THREE.turn_clause
