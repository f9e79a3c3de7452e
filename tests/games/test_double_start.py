"""Double Start, clause by clause (DBL-1, DBL-2); what it takes over from Eleven is held in test_rows.py."""

from __future__ import annotations

from typing import Any

import pytest

import koloda
from games import rows
from games.rows import COLOURS, cards, choose, forced, opens, play, refused, texts, words
from koloda import Seeded
from koloda.bots.bot import Random
from koloda.bots.rows import DoubleStartGreedy, RowsGreedy
from koloda.kernel.state import State


def deal(players: int, *hands: list[list[str]], **options: Any) -> State:
    return rows.deal("double-start", players, *hands, **options)


def at(text: str, players: int = 3, **options: Any) -> State:
    return rows.at("double-start", text, players, **options)


def red(low: int, high: int) -> str:
    """A table on which the red row lacks the numbers from `low` to `high`."""
    lies = ",".join([f"R{rank}" for rank in range(1, 21) if not low <= rank <= high])
    return f"row0={lies} low={low},1,1,1 high={high},20,20,20"


# DBL-1, the halves


def test_a_one_starts_a_half_that_goes_up_and_a_twenty_one_that_goes_down() -> None:
    """DBL-1"""
    state = at("turn=0 hand0=R1,R2,R3,R19,R20,Y10,Y11,Y19,Y20,G2 hand1=B1")
    assert texts(state) == ["R1", "R20", "Y20"]
    play(state, "R1")
    assert texts(state) == ["R2", "R20", "Y20", "stop"]
    play(state, "R20", "Y20", "Y19", "R19", "R2", "R3")
    assert texts(state) == ["stop"]
    assert words(state)["low"] == "4,1,1,1" and words(state)["high"] == "18,18,20,20"


def test_the_eleven_is_nothing_special() -> None:
    """DBL-1: it starts no row and waits for its neighbours"""
    state = at(f"turn=0 {red(11, 14)} hand0=Y11,Y1,R11,R12 hand1=B1")
    assert texts(state) == ["R11", "Y1"]
    parts = {"card": "Y11", "next": "Y1, Y20"}
    assert refused(state, "Y11") == ("DBL-1", "row_not_started", parts)


def test_a_card_between_the_halves_waits_for_one_of_them() -> None:
    """DBL-1"""
    state = at(f"turn=0 {red(5, 16)} hand0=R5,R10,R16,Y1 hand1=B1 hand2=R11")
    assert texts(state) == ["R5", "R16", "Y1"]
    assert refused(state, "R10") == ("DBL-1", "does_not_fit", {"card": "R10", "next": "R5, R16"})
    assert refused(state, "R11") == ("DBL-1", "not_in_hand", {"card": "R11"})
    half = at("turn=0 row0=R1,R2 low=3,1,1,1 hand0=R10,R3,Y1 hand1=B1")
    assert refused(half, "R10") == ("DBL-1", "does_not_fit", {"card": "R10", "next": "R3, R20"})


@pytest.mark.parametrize("last", range(1, 21))
def test_the_card_between_two_halves_is_laid_once_and_closes_the_row(last: int) -> None:
    """DBL-1: whichever it is, the 1 and the 20 included"""
    state = at(f"turn=0 {red(last, last)} hand0=R{last},Y1,G5 hand1=B1")
    assert texts(state) == [f"R{last}", "Y1"]
    assert opens(state, f"R{last}") == []
    play(state, f"R{last}")
    assert texts(state) == ["Y1", "stop"]
    assert words(state)["low"] == "0,1,1,1" and words(state)["high"] == "21,20,20,20"
    assert cards(state, "row0") == {f"R{rank}" for rank in range(1, 21)}
    assert not any(state.fits(face) for face in range(20))  # type: ignore[attr-defined]
    assert texts(state.game.position(str(state))) == ["Y1", "stop"]


@pytest.mark.parametrize("low", range(1, 20))
@pytest.mark.parametrize("upper", [False, True])
def test_of_the_last_two_cards_either_may_come_first(low: int, upper: bool) -> None:
    """DBL-1: the other is then the card between the halves"""
    state = at(f"turn=0 {red(low, low + 1)} hand0=R{low},R{low + 1},G5 hand1=B1")
    assert texts(state) == [f"R{low}", f"R{low + 1}"]
    first, second = (low + 1, low) if upper else (low, low + 1)
    assert opens(state, f"R{first}") == []
    play(state, f"R{first}")
    assert texts(state) == [f"R{second}", "stop"]
    play(state, f"R{second}")
    assert texts(state) == ["stop"]


def test_a_half_goes_all_the_way_down_where_the_one_was_never_laid() -> None:
    """DBL-1"""
    down = [f"G{rank}" for rank in range(20, 0, -1)]
    state = at(f"turn=0 {red(9, 9)} hand0={','.join(down)},Y5 hand1=B1")
    for i, card in enumerate(down):
        assert texts(state) == (["G1"] if i < 19 else []) + ([card]) + (["stop"] if i else [])
        play(state, card)
    assert texts(state) == ["stop"]
    assert words(state)["low"] == "9,1,0,1" and words(state)["high"] == "9,20,21,20"


def test_a_half_goes_all_the_way_up_where_the_twenty_was_never_laid() -> None:
    """DBL-1"""
    up = [f"G{rank}" for rank in range(1, 21)]
    state = at(f"turn=0 {red(9, 9)} hand0={','.join(up)},Y5 hand1=B1")
    play(state, *up)
    assert texts(state) == ["stop"]
    assert words(state)["low"] == "9,1,0,1" and words(state)["high"] == "9,20,21,20"


def test_the_last_card_of_a_row_is_another_one_every_time() -> None:
    """DBL-1: and every row that is played to its end has all its cards"""
    last = set()
    for seed in range(60):
        state = koloda.game("double-start", 2).deal(seed=seed)
        chance = Seeded(seed, 4)
        closed: set[int] = set()
        step = 0
        while not state.over:
            move = choose(state, chance, step)
            step += 1
            state.push(int(state.turn), move)
            for i, low in enumerate(words(state).get("low", "1").split(",")):
                if low == "0" and i not in closed:
                    closed.add(i)
                    assert move.colour == i and len(cards(state, f"row{i}")) == 20
                    last.add(move.rank)
    assert len(last) > 12


def test_a_preview_names_the_number_that_comes_next() -> None:
    """DBL-1"""
    state = at(f"turn=0 {red(5, 16)} hand0=R5,R16,Y1,Y20,G3 hand1=B1")
    shown = {text: opens(state, text) for text in texts(state)}
    assert shown == {"R5": ["R6"], "R16": ["R15"], "Y1": ["Y2"], "Y20": ["Y19"]}


# DBL-2, the start


STARTERS = [f"{colour}{rank}" for colour in COLOURS for rank in (1, 20)]


@pytest.mark.parametrize("k", range(8))
@pytest.mark.parametrize("seat", [0, 2])
def test_red_one_begins_then_red_twenty_yellow_one_and_so_on(k: int, seat: int) -> None:
    """DBL-2: even when others hold all that come later"""
    hands: list[list[str]] = [[], [], []]
    hands[seat] = [STARTERS[k]]
    hands[(seat + 1) % 3] = STARTERS[k + 1 :]
    state = deal(3, hands)
    assert state.deciders == (seat,)
    assert texts(state) == [STARTERS[k]]


def test_the_holder_lays_that_card_whatever_else_could_be_laid() -> None:
    """DBL-2"""
    state = deal(3, [["Y1"], ["R20", "Y20", "B1"], ["G1"]])
    for other in ("Y20", "B1", "stop", "draw"):
        assert refused(state, other) == ("DBL-2", "must_open", {"card": "R20"})
    play(state, "R20")
    assert cards(state, "row0") == {"R20"}
    assert {"Y20", "B1", "stop"} <= {*texts(state)}


def test_without_a_one_or_a_twenty_the_cards_are_dealt_again() -> None:
    """DBL-2"""
    nobody: list[list[str]] = [[], [], []]
    state = deal(3, nobody, nobody, [[], ["B20"], []])
    assert (state.deciders, texts(state)) == ((1,), ["B20"])
    assert {*STARTERS} - {"B20"} <= cards(state, "stock")


def test_the_search_ends_at_green_without_blue_cards() -> None:
    """DBL-2, ELV-1, option no_blue"""
    assert texts(deal(2, [[], []], [[], ["G20"]])) == ["G20"]
    assert texts(deal(2, [["B1"], ["B20"]], no_blue=False)) == ["B1"]
    assert texts(deal(2, [[], ["B20"]], no_blue=False)) == ["B20"]


def test_any_one_or_twenty_may_be_laid_at_any_time() -> None:
    """DBL-2, ELV-4: as the first card of a turn and as a later one, into a row begun at the other end too"""
    state = deal(3, [["R1", "R20", "B20", "G1"], [], []])
    play(state, "R1", "B20")
    assert {"R20", "G1"} <= {*texts(state)}
    play(state, "R20", "G1")
    later = at(f"turn=1 {red(5, 16)} hand1=Y20,B1,G7 hand0=Y1,Y2 hand2=G1")
    assert texts(later) == ["Y20", "B1"]
    play(later, "Y20", "stop")
    assert texts(later) == ["Y1"]


def test_the_first_player_may_go_on_after_the_card_that_begins() -> None:
    """DBL-2, ELV-5"""
    state = deal(3, [["R1", "R2", "Y20"], ["R19", "R20"], []])
    play(state, "R1", "R2", "Y20", "stop")
    assert state.deciders == (2,)


def test_the_first_turn_may_be_agreed_to_end_with_the_card_that_begins() -> None:
    """DBL-2, ELV-5, option first_goes_on"""
    state = deal(3, [["R1", "R2", "Y20"], [], ["R20", "Y1"]], first_goes_on=False)
    play(state, "R1")
    assert state.deciders == (2,)
    play(state, "Y1")
    assert "R20" in texts(state)


# What every seat knows, and the bot


@pytest.mark.parametrize("k", range(8))
def test_everybody_knows_who_holds_the_card_that_begins(k: int) -> None:
    """DBL-2, COM-7: until it is laid, as it has to be; and that nobody holds one that comes before it"""
    state = deal(3, [[], [STARTERS[k]], STARTERS[k + 1 :]])
    assert forced(state) == STARTERS[k]
    for viewer in (0, 1, 2, None):
        said = words(state.view(viewer))
        assert STARTERS[k] in said["hand1"].split(",")
        assert said["sure.hand1"] == STARTERS[k]
        earlier = ",".join(sorted(STARTERS[:k], key=state.game.face_of.__getitem__))
        assert said.get("not.hand0") == said.get("not.hand2") == (f"20:{earlier}" if k else None)
        assert said.get("not.hand1") == (f"19:{earlier}" if k else None)
        fit = state.game.resample(state.view(viewer), Seeded(k))
        assert {*STARTERS[:k]} <= cards(fit, "stock")
    play(state, STARTERS[k])
    assert "sure.hand1" not in words(state.view(0))
    assert forced(state) is None


def test_the_bot_sees_that_halves_grow_toward_each_other() -> None:
    """DBL-1: it lays where its own cards come next, from below and from above"""
    bot = DoubleStartGreedy()
    others = "hand1=R8,R9,R10,B2 hand2=R11,R12,R13,B3 stock=B9 box=*"
    below = at(f"turn=0 {red(5, 16)} hand0=R5,R6,R7,R16,Y5 {others}")
    above = at(f"turn=0 {red(5, 16)} hand0=R5,R14,R15,R16,Y5 {others}")
    assert bot.choose(below.view(0), below.moves(0), Seeded(1)).text == "R5"
    assert bot.choose(above.view(0), above.moves(0), Seeded(1)).text == "R16"
    held = at(f"turn=0 laid=1 {red(5, 16)} hand0=R5,R16,Y5 {others}")
    assert bot.choose(held.view(0), held.moves(0), Seeded(1)).text == "stop"
    closing = at(f"turn=0 laid=1 {red(5, 5)} hand0=R5,Y5,Y6 {others.replace('R', 'G')}")
    assert bot.choose(closing.view(0), closing.moves(0), Seeded(1)).text == "R5"


def test_the_bot_that_sees_it_beats_the_one_that_does_not() -> None:
    seeing, blind = rows.duel("double-start", 4, 40, DoubleStartGreedy(), RowsGreedy())
    assert 5 * seeing < 4 * blind
    greedy, chance = rows.duel("double-start", 4, 40, DoubleStartGreedy(), Random())
    assert 3 * greedy < 2 * chance


# The deck


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_tiny_deck_has_rows_that_close_with_their_second_or_last_card(players: int) -> None:
    """ELV-1, option size"""
    state = koloda.game("double-start", players, size="tiny").deal(seed=1)
    each = 3 if players <= 3 else 2
    assert [len(cards(state, f"hand{seat}")) for seat in range(players)] == [each] * players
    assert texts(state)[0] in {f"{colour}{rank}" for colour in COLOURS for rank in (1, 3)}
    high = "2,3,3" if players == 2 else "2,3,3,3"
    down = state.game.position(f"double-start turn=0 row0=R3 high={high} hand0=R2")
    assert texts(down) == ["R2"] and opens(down, "R2") == []
