"""Positions, views and moves as text: what is written is read back, and what cannot be read is named."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import koloda
from kernel.unseen import Order
from koloda import Malformed, Seeded
from koloda.kernel.moves import Table

DONKEY = koloda.game("donkey", players=3)
DOCS = Path(__file__).parent.parent.parent / "docs"


def test_what_the_text_leaves_out_has_its_usual_value_and_the_rest_lies_in_the_box() -> None:
    state = DONKEY.position("donkey turn=1 lead=1 hand0=J hand1=D,3*2 hand2=9")
    assert state.size[DONKEY.layout.index["box"]] == 110 - 5
    assert [move.text for move in state.moves(1)] == ["3", "3 3", "D"]


def test_the_other_cards_lie_where_the_star_is() -> None:
    game = koloda.game("eleven", players=3)
    state = game.position("eleven turn=0 hand0=R11 hand1=R12 hand2=R13 stock=*,Y1,Y2", Seeded(1))
    assert state.size[game.layout.index["stock"]] == 77
    pile = game.layout.index["stock"]
    assert [game.faces[state.at(pile, 76 - i)] for i in range(2)] == ["Y2", "Y1"]
    state = game.position("eleven turn=0 hand0=R11 hand1=R12 hand2=R13 stock=Y2")
    assert state.size[pile] == 1 and state.size[game.layout.index["box"]] == 76


def test_a_position_supplies_chance_anew() -> None:
    text = "eleven turn=0 hand0=R11 hand1=R12 hand2=R13"
    game = koloda.game("eleven", players=3)
    assert str(game.position(text, Seeded(1))) == str(game.position(text, Seeded(1)))
    assert str(game.position(text, Seeded(1))) != str(game.position(text, Seeded(2)))
    assert game.position(text).chance is None


def test_a_position_remembers_nothing() -> None:
    text = "donkey turn=1 lead=1 hand0=J hand1=D,3*2 hand2=9"
    assert "hand1=?3" in str(DONKEY.position(text).view(0))


def test_the_top_card_of_a_face_up_pile_is_known_to_whoever_watches_it_being_taken() -> None:
    """It lies open, so a position need not say that it is known."""
    state = Order().position("order turn=0 hand0=1,2 hand1=3 hand2=3 seen=4,1")
    assert "seen=?1,1 " in str(state.view()) + " "
    state.flip(state.layout.index["seen"], 1)
    assert "in.hand1=1" in str(state.view()).split() and "sure.hand1=1" in str(state.view()).split()


def test_the_page_s_example_is_a_position() -> None:
    page = (DOCS / "notation.md").read_text(encoding="utf-8")
    (line,) = re.findall(r"^donkey .*$", page, re.M)
    state = DONKEY.position(line)
    assert state.turn == 1 and state.moves(1)[1].text == "8 8 J"
    assert str(DONKEY.position(str(state))) == str(state)


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("", "begins with 'donkey'"),
        ("yassa turn=1", "begins with 'donkey'"),
        ("donkey turn", "'turn'.*name=value"),
        ("donkey turn=", "'turn='.*name=value"),
        ("donkey turn=3", "3 is not between 0 and 2"),
        ("donkey turn=-1", "-1 is not between"),
        ("donkey turn=one", "'one' is not a whole number"),
        ("donkey turn=²", "is not a whole number"),
        ("donkey turn=99999999999", "is not a whole number"),
        ("donkey turn=1 turn=2", "stands there twice"),
        ("donkey colour=red", "knows no 'colour'"),
        ("donkey size=121", "121 is not between 0 and 120"),
        ("donkey hand0=14", "there is no card '14'"),
        ("donkey hand0=3*9", "9 is not between 1 and 8"),
        ("donkey hand0=3*5 hand1=3*5", "only 8 cards 3"),
        ("donkey hand0=?3", "only a view"),
        ("donkey sure.hand0=3", "only a view"),
        ("donkey hand0=* hand1=*", "one place only"),
        ("donkey view=4", "4 is not between 0 and 2"),
        ("donkey view=0 hand0=?1", "the view leaves"),
        ("donkey hand0=" + "3," * 20000, "at most 20,000 characters"),
    ],
)
def test_what_cannot_be_read_is_named(text: str, named: str) -> None:
    with pytest.raises(Malformed, match=named) as caught:
        DONKEY.position(text)
    assert caught.value.code == "position" and len(str(caught.value)) < 200


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("donkey hand0=5 hand1=6 hand2=7", "somebody who may decide: say `turn=`"),
        ("donkey over turn=1 hand0=5", "nobody decides once it is over"),
        ("donkey sealed=1 hand0=5 hand1=6", "no sealed choices"),
        ("foxes sealed=1 hand0=5", "no sealed choices"),
        ("foxes turn=0 calls=1 hand0=5 hand1=6", "nobody calls"),
        ("foxes turn=0 hand1=6", "holds a card"),
        ("foxes turn=1 phase=draw left=1 hand0=5 hand1=6 market=1,2 stock=*", "a thief and a victim"),
        ("foxes turn=1 phase=lose thief=1 victim=1 front1=2 hand0=5 hand1=6", "a thief and a victim"),
        ("foxes turn=1 phase=steal thief=0 victim=1 front0=2 front1=3 hand0=5 hand1=6", "thief decides first"),
        ("foxes turn=1 phase=draw thief=0 victim=1 left=1 hand0=5 hand1=6 market=1", "has laid a group"),
        ("foxes turn=0 phase=steal thief=0 victim=1 front0=2:5 hand0=5 hand1=6", "a group to lose"),
        ("foxes turn=1 phase=draw thief=0 victim=1 front0=2:5 hand0=5 hand1=6 market=1", "a card to draw"),
        ("foxes turn=1 phase=draw thief=0 victim=1 left=1 front0=2:5 hand0=5 hand1=6 discards=*", "a card to draw"),
        ("tugriks turn=0 out=1,1,1,1", "two players or more"),
        ("tugriks turn=0 out=1,0,0,0", "whoever is in turn is still in"),
        ("tugriks sealed=0", "no sealed choices"),
        ("tugriks calls=0 unpaid=1", "whoever is in turn"),
        ("tugriks turn=0 calls=1,2", "what `unpaid` has forgotten"),
        ("tugriks turn=1 calls=0,2 unpaid=2", "what `unpaid` has forgotten"),
        ("tugriks turn=0 owed=1", "belong together"),
        ("tugriks turn=0 named=red", "belong together"),
        ("yassa turn=0", "a card on the discard pile"),
        ("yassa calls=0 discard=R5", "a player in turn"),
        ("yassa turn=0 discard=W:5", "the colour it has named"),
        ("yassa turn=0 discard=R5:1", "the colour it has named"),
        ("yassa turn=0 phase=drawn discard=R5", "one card has been drawn"),
        ("yassa turn=0 phase=two discard=R5", "a Take Two lies on top"),
        ("yassa turn=0 phase=four layer=1 discard=R5,W4", "names a colour"),
        ("yassa turn=0 phase=four layer=1 discard=W4:1", "on another card"),
        ("yassa turn=0 phase=four discard=R5,W4:1", "`layer` has laid it"),
    ],
)
def test_what_cannot_be_a_position_is_refused_with_what_is_wrong(text: str, named: str) -> None:
    """Or the round would wait for ever, or look for a card, a player or a colour that is not there."""
    game = koloda.game(text.split()[0])
    with pytest.raises(Malformed, match=named) as caught:
        game.position(text, Seeded(1))
    assert caught.value.code == "position" and len(str(caught.value)) < 200


def test_a_view_s_text_is_the_view() -> None:
    state = DONKEY.deal(seed=2)
    for viewer in (0, 1, 2, None):
        view = state.view(viewer)
        again = DONKEY.position(str(view))
        assert str(again) == str(view) and again.viewer == view.viewer
        if viewer is not None:
            assert [move.text for move in again.moves()] == [move.text for move in view.moves()]
    assert "view=table" in str(state.view())


def test_a_move_s_text_may_have_its_cards_in_any_order() -> None:
    assert DONKEY.move("8 8 J") is DONKEY.move(" J  8 8 ") is DONKEY.move("8 J 8")
    assert DONKEY.text(DONKEY.move("J 8")) == "8 J"


def test_no_two_moves_have_one_text_and_of_words_that_are_no_cards_the_order_counts() -> None:
    yassa = koloda.game("yassa")
    assert yassa.move("W4 B").text == "W4 B"
    with pytest.raises(Malformed):
        yassa.move("B W4")
    table = Table()
    table.add("pass", "pass", kind=0)
    with pytest.raises(ValueError, match="'pass'"):
        table.add("pass", "pass", kind=1)


@pytest.mark.parametrize("text", ["", "8 9", "8 " * 9, "PASS", "x" * 10000])
def test_an_unknown_move_is_refused(text: str) -> None:
    with pytest.raises(Malformed) as caught:
        DONKEY.move(text)
    assert caught.value.code == "unknown_move" and len(str(caught.value)) < 200


def test_a_move_tells_its_parts() -> None:
    assert DONKEY.describe(DONKEY.move("8 8 J")) == {
        "verb": "play", "text": "8 8 J", "cards": ["8", "8", "J"], "rank": 8,
    }  # fmt: skip
    yassa = koloda.game("yassa")
    assert yassa.describe(yassa.move("W4 B")) == {"verb": "lay", "text": "W4 B", "cards": ["W4"], "named": "blue"}
    tugriks = koloda.game("tugriks")
    genie = next(move for move in tugriks.table.moves if move.text == "genie R4")
    assert tugriks.describe(genie) == {
        "verb": "lay", "text": "genie R4", "cards": ["genie"], "rank": 4, "colour": "red",
    }  # fmt: skip
