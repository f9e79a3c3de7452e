"""The deck of Tugriks as data (TUG-1): what a text may say, and what is said of a wrong one."""

from typing import Any

import pytest

from koloda import Malformed, Seeded, game
from koloda.games.tugriks import Tugriks
from koloda.games.tugriks_deck import ACTIONS, STANDARD
from koloda.kernel.moves import Offer
from koloda.kernel.playout import Tally, playout


def tugriks(players: int, **options: Any) -> Tugriks:
    made = game("tugriks", players, **options)
    assert isinstance(made, Tugriks)
    return made


def test_the_standard_deck_has_fifty_cards() -> None:
    """TUG-1"""
    rules = tugriks(4)
    assert rules.colours == ["red", "yellow", "green", "violet"]
    assert sum(rules.deck) == 50
    assert rules.deck == [1] * 44 + [4, 2]
    assert rules.faces[:11] == ["R0", "R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8", "R9", "RX"]
    assert rules.faces[44:] == ["genie", "choice"]


def test_sixteen_cards_act_each_action_twice() -> None:
    """TUG-1"""
    rules = tugriks(4)
    acting = {rules.faces[face]: ACTIONS[action] for face, action in enumerate(rules.actions) if action}
    assert acting == {
        "R1": "fine", "R3": "swap", "R7": "colour-choice", "R9": "robbery",
        "Y1": "skip", "Y3": "again", "Y7": "take-two", "Y9": "reverse",
        "G1": "robbery", "G3": "colour-choice", "G7": "fine", "G9": "swap",
        "V1": "reverse", "V3": "take-two", "V7": "again", "V9": "skip",
    }  # fmt: skip


def test_the_word_standard_stands_for_the_standard_deck() -> None:
    """TUG-1"""
    assert tugriks(4, deck=STANDARD).deck == tugriks(4, deck="standard").deck == tugriks(4).deck


def test_a_table_may_bring_its_own_deck() -> None:
    """TUG-1"""
    rules = tugriks(2, deck="colours blue amber # two\nnumbers 4 5 6\ngenies 2\ndeal 3\nblue 5 fine x2\namber 6 x3\n")
    assert rules.colours == ["blue", "amber"]
    assert rules.faces == ["B4", "B5", "B6", "A4", "A5", "A6", "genie", "choice"]
    assert rules.deck == [1, 2, 1, 1, 1, 3, 2, 0]
    assert ACTIONS[rules.actions[1]] == "fine"
    assert [rules.deal(seed=1).size[seat] for seat in (0, 1)] == [3, 3]


def test_numbers_left_out_are_all_eleven() -> None:
    """TUG-1"""
    assert tugriks(2, deck="colours red green violet").deck == [1] * 33 + [0, 0]


@pytest.mark.parametrize(
    ("text", "line", "what"),
    [
        ("", 1, "without a line `colours"),
        ("# nothing\n\n", 2, "without a line `colours"),
        ("colours", 1, "1 to 8 colours"),
        ("colours a b c d e f g h i", 1, "1 to 8 colours, not 9"),
        ("colours Red", 1, "'Red' cannot name a colour"),
        ("colours deal", 1, "'deal' cannot name a colour"),
        ("colours красный", 1, "cannot name a colour"),
        ("colours red rose", 1, "begin with the letter 'r'"),
        ("colours red\n\ncolours blue", 3, "earlier line"),
        ("numbers 4 6", 1, "needs a 5"),
        ("numbers 5", 1, "needs a 5 and at least one"),
        ("numbers 4 5 11", 1, "'11' is not a number"),
        ("numbers 5 4", 1, "does not rise"),
        ("colours red\nred 1 fine\nnumbers 4 5", 3, "before the cards"),
        ("red 1 fine", 1, "before the cards"),
        ("colours red\nblue 1 fine", 2, "'blue' is no colour"),
        ("colours red\nred", 2, "'' is no number"),
        ("colours red\nnumbers 4 5\nred 6 fine", 3, "'6' is no number of this deck"),
        ("colours red\nred 6 rob", 2, "'rob' is no action"),
        ("colours red\nred 6 fine swap", 2, "'swap' is no action"),
        ("colours red\nred 6", 2, "nothing is said of red 6"),
        ("colours red\nred 6 x0", 2, "'0' is not a whole number from 1 to 9"),
        ("colours red\nred 6 fine\nred 6 x2", 3, "earlier line"),
        ("colours red\ngenies", 2, "followed by one number"),
        ("colours red\ngenies many", 2, "'many' is not a whole number"),
        ("colours red\nchoices 51", 2, "'51' is not a whole number from 0 to 50"),
        ("colours red\ndeal 3 3", 2, "one hand size, or by 7"),
        ("colours red\ndeal 0", 2, "'0' is not a whole number from 1 to 50"),
        ("colours red\n", 1, "ends with 11 cards, but 2 players are dealt 32"),
        ("colours a b c d e f g h\ngenies 50\nchoices 50\na 1 x9\na 2 x9", 5, "at most 200 cards"),
        ("colours red green violet\nnumbers 0 1 2 3 4 5 6 7 8 9 X\ndeal 1 12 1 1 1 1 1", 3, "3 players are dealt 36"),
    ],
)
def test_a_bad_deck_is_told_by_line(text: str, line: int, what: str) -> None:
    """TUG-1"""
    with pytest.raises(Malformed) as caught:
        tugriks(4, deck=text)
    assert caught.value.code == "option"
    assert str(caught.value).startswith(f"option deck, line {line}: ")
    assert what in str(caught.value)


def test_the_deck_must_last_for_the_players_left_in_a_later_round() -> None:
    """TUG-1, TUG-2"""
    deck = "colours red green violet\ndeal 17 2 2 2 2 2 2"
    with pytest.raises(Malformed, match="33 cards, but 2 players are dealt 34"):
        tugriks(5, deck=deck)


@pytest.mark.parametrize("players", range(2, 9))
def test_the_tiny_deck_deals_to_everybody_and_ends(players: int) -> None:
    """TUG-1, TUG-2"""
    rules = tugriks(players, size="tiny")
    assert sum(rules.deck) == 12
    assert sorted(ACTIONS[action] for action in rules.actions if action) == sorted(ACTIONS[1:])
    for seed in range(5):
        state = rules.deal(seed=seed)
        assert [state.size[seat] for seat in range(players)] == [[3, 2, 2, 2, 1, 1, 1][players - 2]] * players
        playout(state, Seeded(seed), Offer(len(rules.table.moves)), Tally(), 10000)
        assert state.over


def test_a_given_deck_is_used_with_size_tiny_too() -> None:
    assert sum(tugriks(2, size="tiny", deck=STANDARD).deck) == 50


ODD = """\
colours blue amber
numbers 1 3 5 X
genies 3
choices 2
deal 2
blue 5 colour-choice
blue X again
amber 5 swap x2
amber 1 again x2
amber X reverse
"""


@pytest.mark.parametrize("players", [2, 3, 5])
def test_any_valid_deck_can_be_played(players: int) -> None:
    """TUG-1"""
    rules = tugriks(players, deck=ODD)
    for seed in range(30):
        state = rules.deal(seed=seed)
        playout(state, Seeded(seed), Offer(len(rules.table.moves)), Tally(), 10000)
        assert state.over
