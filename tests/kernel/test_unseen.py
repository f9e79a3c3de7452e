"""What is done unseen stays unseen, and what is certain all the same is known."""

import pytest

from kernel.unseen import Gifts, Order, Slip, Small
from koloda import SILENCE, Seeded
from koloda.kernel.state import State
from koloda.testing import conform


@pytest.mark.parametrize("game", [Slip, Order, Gifts])
def test_games_with_unseen_steps_keep_every_promise(game: type[Small]) -> None:
    account = conform(game(3), rounds=40, limit=3000)
    assert account.twin_steps > 0


def slip(text: str) -> State:
    return Slip(3).position(f"slip {text}", Seeded(1))


def sizes(state: State, viewer: int | None, memory: bool = True) -> dict[str, str]:
    """What a viewer knows of sizes, by place."""
    told = [word.partition("=")[::2] for word in str(state.view(viewer, memory)).split() if word.startswith("size.")]
    return {name.removeprefix("size."): value for name, value in told}


def test_that_a_hand_is_not_empty_is_seen_even_without_memory() -> None:
    state = slip("turn=0 hand0=1,2 hand2=3 pile=*")
    seen = {"hand1": "0-0", "hand2": "1-12", "under": "0-12", "pile": "0-12"}
    assert sizes(state, 0, memory=False) == seen
    assert sizes(state, None, memory=False) == seen | {"hand0": "1-12"}


def test_what_is_told_of_a_size_everybody_knows_and_hears() -> None:
    state = Slip(3).deal(seed=1)
    for text in [*(move.text for move in state.moves(0)[:2]), "lay"]:
        state.apply(0, state.game.move(text))
    under = state.layout.index["under"]
    assert [sizes(state, viewer).get("under") for viewer in (0, 1, None)] == ["1-1", "0-2", "0-2"]
    state.listen()
    state.tell_size(under, 1, 2)
    assert [sizes(state, viewer).get("under") for viewer in (0, 1, None)] == ["1-1", "1-2", "1-2"]
    assert [(event.kind, event.src, event.numbers) for event in state.events(None)] == [("count", under, [1, 2])]


def test_when_callers_come_first_a_sealed_choice_waits_until_all_others_are_silent() -> None:
    chance = Seeded(1)
    state = Gifts(3).position("gifts sealed=1,2 calls=0,1,2 hand0=1,2 hand1=1,3 hand2=2,3", chance)
    assert {state.clone().asked(Seeded(seed), "calls_first") for seed in range(20)} == {0}
    assert {state.clone().asked(Seeded(seed)) for seed in range(40)} == {0, 1, 2}
    assert state.asked(chance, "calls_first") == 0
    state.push(0, SILENCE)
    assert state.asked(chance, "calls_first") == 1
def test_a_hand_in_an_order_that_is_opened_at_the_end_needs_no_memory() -> None:
    state = Order(3).position("order turn=0 hand0=1,2 hand1=3")
    state.slide(1, 0, 0, 0)
    assert "hand0=?3 in.hand0=3" in str(state.view(1))
    state.finish()
    for viewer in (0, 1, 2, None):
        view = state.view(viewer)
        assert "in.hand0" not in str(view) and "hand0=3" in str(view) and "?" not in str(view).partition("box")[0]
        assert str(state.game.resample(view, Seeded(1)).view(viewer)) == str(view)
