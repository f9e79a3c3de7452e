"""What Variable Start, Lottery and Double Start take over from Eleven (ELV-1, ELV-3 to ELV-8), in all three alike."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

import koloda
from games import rows
from games.rows import (
    HANDS,
    KIN,
    WHOLE_DECK,
    at,
    cards,
    choose,
    follow,
    forced,
    play,
    play_on,
    refused,
    texts,
    words,
)
from koloda import Malformed, Seeded
from koloda.bots.bot import Random
from koloda.bots.greedy import Greedy
from koloda.kernel.moves import Offer
from koloda.kernel.playout import Tally, playout

OUTSIDE = ",".join(f"R{rank}" for rank in (*range(1, 10), *range(13, 21)))
TABLE = {
    "variable-start": "row0=R11",
    "lottery": "row0=R11 low=10,11,11,11 high=12,11,11,11",
    "double-start": f"row0={OUTSIDE} low=10,1,1,1 high=12,20,20,20",
}
"""A table on which only the red row lies and goes on with 10 and 12."""
NEW = {"variable-start": "Y12", "lottery": "Y11", "double-start": "Y20"}
NEWER = {"variable-start": "B10", "lottery": "B11", "double-start": "B1"}
"""Cards that start rows of their own there."""
AFTER = {"variable-start": ("R9", "Y13"), "lottery": ("R9", "Y10"), "double-start": ("R11", "Y19")}
"""What the red 10 opens there, and what the first of those new rows does."""

games = pytest.mark.parametrize("id", KIN)


# ELV-1, the deal


@games
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_hands_get_smaller_with_more_players_and_the_rest_is_the_stock(id: str, players: int) -> None:
    """ELV-1"""
    state = koloda.game(id, players).deal(seed=3)
    hands = [cards(state, f"hand{seat}") for seat in range(players)]
    assert [len(hand) for hand in hands] == [HANDS[players]] * players
    assert len(cards(state, "stock")) == 20
    assert set.union(cards(state, "stock"), *hands) == WHOLE_DECK


@games
def test_two_players_leave_out_the_blue_cards_or_keep_them(id: str) -> None:
    """ELV-1, option no_blue"""
    for options, left in (({}, 20), ({"no_blue": True}, 20), ({"no_blue": False}, 40)):
        state = koloda.game(id, 2, **options).deal(seed=3)
        seen = [cards(state, place) for place in ("hand0", "hand1", "stock")]
        assert [len(part) for part in seen] == [20, 20, left]
        assert ("B7" in set.union(*seen)) == (left == 40)
        assert len(state.game.colours) == (4 if left == 40 else 3)


@games
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_leaving_out_blue_is_not_offered_to_more_than_two(id: str, players: int) -> None:
    """ELV-1, option no_blue"""
    assert "no_blue" not in koloda.game(id, players).options
    with pytest.raises(Malformed, match="no_blue"):
        koloda.game(id, players, no_blue=False)


@games
def test_it_is_for_two_to_six(id: str) -> None:
    """ELV-1"""
    for players in (1, 7):
        with pytest.raises(Malformed):
            koloda.game(id, players)


# ELV-3, the order


@games
@pytest.mark.parametrize(("seat", "following"), [(2, 1), (1, 0), (0, 3), (3, 2)])
def test_play_goes_to_the_right(id: str, seat: int, following: int) -> None:
    """ELV-3"""
    state = at(id, f"turn={seat} {TABLE[id]} hand{seat}=R10,B5 hand{following}=Y5", 4)
    play(state, "R10", "stop")
    assert state.deciders == (following,)


@games
def test_only_the_player_in_turn_lays(id: str) -> None:
    """ELV-3"""
    state = at(id, f"turn=1 {TABLE[id]} hand0=R10 hand1=R12 hand2={NEW[id]}")
    assert texts(state, 0) == []
    reason = state.why_not(0, state.game.move("R10"))
    assert reason is not None and (reason.clause, reason.key) == ("ELV-3", "not_your_turn")


# ELV-5, how many


@games
def test_who_can_lay_must_lay_one_card_and_may_then_stop(id: str) -> None:
    """ELV-5"""
    state = at(id, f"turn=1 {TABLE[id]} hand1=R10,G5,B5 hand0=R12,Y5")
    assert texts(state) == ["R10"]
    assert refused(state, "stop") == ("ELV-5", "must_lay_one", {})
    assert refused(state, "draw") == ("ELV-6", "can_lay", {})
    play(state, "R10")
    assert texts(state) == ["stop"]
    assert refused(state, "draw") == ("ELV-6", "no_draw_after_laying", {})
    play(state, "stop")
    assert texts(state) == ["R12"]


@games
def test_several_cards_go_down_in_one_turn_on_any_rows_new_ones_included(id: str) -> None:
    """ELV-5"""
    state = at(id, f"turn=1 {TABLE[id]} hand1=R12,R10,{NEW[id]},{NEWER[id]},G5 hand0=Y5")
    play(state, "R12", NEW[id], "R10", NEWER[id])
    assert state.deciders == (1,)
    play(state, "stop")
    assert cards(state, "hand1") == {"G5"}


@games
def test_a_player_may_hold_cards_back(id: str) -> None:
    """ELV-5"""
    state = at(id, f"turn=1 {TABLE[id]} hand1=R12,R10,G5 hand0=Y5,Y6 hand2=B5 box=*")
    play(state, "R12", "stop")
    assert texts(state) == ["stop"]


@games
def test_a_turn_that_is_not_the_first_goes_on_whatever_was_agreed_about_the_first(id: str) -> None:
    """ELV-5, option first_goes_on"""
    options = {} if id == "lottery" else {"first_goes_on": False}
    state = at(id, f"turn=0 {TABLE[id]} hand0=R10,{NEW[id]},B5 hand1=G5", **options)
    play(state, "R10")
    assert texts(state) == [NEW[id], "stop"]


# ELV-6, drawing


@games
def test_who_can_lay_nothing_draws_one_card_at_a_time_until_three(id: str) -> None:
    """ELV-6: the stock is written from the bottom up"""
    state = at(id, f"turn=1 {TABLE[id]} hand1=G5 hand0=R10,Y5 stock=Y15,G8,G7,G6 box=*")
    assert texts(state) == ["draw"]
    assert refused(state, "stop") == ("ELV-6", "draw_first", {"n": "0"})
    play(state, "draw", "draw", "draw")
    assert texts(state) == ["stop"]
    assert refused(state, "draw") == ("ELV-6", "three_drawn", {})
    state.listen()
    play(state, "stop")
    assert [(e.key, e.seat, e.numbers) for e in state.events() if e.kind == "note"] == [("none_fits", 1, [3])]
    assert state.deciders == (0,)
    assert cards(state, "hand1") == {"G5", "G6", "G7", "G8"}


@games
@pytest.mark.parametrize("before", [0, 1, 2])
@pytest.mark.parametrize("new_row", [False, True])
def test_a_drawn_card_that_fits_is_laid_at_once_and_the_turn_goes_on(id: str, before: int, new_row: bool) -> None:
    """ELV-6: as the first, second or third card drawn, on a row that lies or on a new one"""
    fit = NEW[id] if new_row else "R10"
    after = AFTER[id][new_row]
    stock = ["Y5", "Y6", fit, "G8", "G7"][: 3 + before]
    state = at(id, f"turn=1 {TABLE[id]} hand1={after},G5 hand0=B5 stock={','.join(stock)} box=*")
    play(state, *["draw"] * (before + 1))
    assert texts(state) == [fit]
    for other in ("draw", "stop"):
        assert refused(state, other) == ("ELV-6", "drawn_must_be_laid", {"card": fit})
    play(state, fit)
    assert texts(state) == [after, "stop"]
    assert refused(state, "draw") == ("ELV-6", "no_draw_after_laying", {})


@games
def test_the_turn_may_be_agreed_to_end_with_the_drawn_card(id: str) -> None:
    """ELV-6, option draw_goes_on"""
    options = {"draw_goes_on": False}
    state = at(id, f"turn=1 {TABLE[id]} hand1={AFTER[id][0]},G5 hand0=R12,{NEW[id]},B5 stock=Y15,R10 box=*", **options)
    play(state, "draw", "R10")
    assert state.deciders == (0,)
    play(state, "R12")
    assert NEW[id] in texts(state) and "stop" in texts(state)


@games
@pytest.mark.parametrize("left", [0, 1, 2])
def test_the_turn_passes_when_the_stock_runs_out_and_at_once_when_it_is_empty(id: str, left: int) -> None:
    """ELV-6"""
    stock = f"stock={','.join(['G7', 'G6'][:left])} " if left else ""
    state = at(id, f"turn=1 {TABLE[id]} hand1=G5 hand0=R10,Y5 {stock}box=*")
    play(state, *["draw"] * left)
    assert texts(state) == ["stop"]
    assert refused(state, "draw") == ("ELV-6", "stock_empty", {})
    play(state, "stop")
    assert state.deciders == (0,)


# COM-7, what every seat knows


@games
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("option", ["", "first_goes_on", "draw_goes_on"])
def test_every_seat_knows_what_it_has_followed_and_nothing_else(id: str, players: int, option: str) -> None:
    """COM-7"""
    if option and option not in koloda.game(id, players).options:
        option = ""
    options = {option: False} if option else {}
    seats: list[int | None] = [*range(players), None]
    for seed in range(5):
        follow(koloda.game(id, players, size="tiny", **options).deal(seed=seed), Seeded(seed, 1), seats)
    follow(koloda.game(id, players, **options).deal(seed=1), Seeded(1, 1), [0, None])


@games
def test_holding_back_is_secret(id: str) -> None:
    """ELV-5, ELV-6: stopping without a card shows the hand, stopping after one does not"""
    held = at(id, f"turn=1 {TABLE[id]} hand1=R10,R12,{NEW[id]} hand0=B5,B6 hand2=Y5,Y6 box=*")
    play(held, "R10", "stop")
    assert "not.hand1" not in words(held.view(0))
    play(held, "stop")
    shown = words(held.view(2))["not.hand0"]
    assert shown.startswith("2:") and "R12" in shown and NEW[id] in shown


MOST = ",".join(f"R{rank}" for rank in range(2, 13))
LAST = {
    "variable-start": f"row0={MOST} low=1,10,10 high=13,12,12",
    "lottery": f"row0={MOST} low=1,11,11 high=13,11,11",
    "double-start": f"row0={','.join(f'R{rank}' for rank in range(2, 21))} low=1,1,1 high=1,20,20",
}
"""A table of two on which the red 1 fits and opens nothing."""


@games
def test_a_move_is_forced_where_everybody_knows_that_nothing_fits(id: str) -> None:
    """ELV-6: who has shown that nothing fits, and for whom nothing new has been opened since, has one move"""
    passed = at(id, f"turn=1 {LAST[id]} hand1=G5,G6 hand0=R1,Y5,Y6 box=*", 2)
    assert forced(passed) is None
    play(passed, "stop", "R1", "stop")
    assert forced(passed) == "stop"
    drawn = at(id, f"turn=1 {LAST[id]} hand1=G5,G6 hand0=R1,Y5,Y6 stock=Y8,G9,G8,G7 box=*", 2)
    play(drawn, "draw", "draw", "draw", "stop", "R1", "stop")
    assert forced(drawn) == "draw"
    play(drawn, "draw")
    assert forced(drawn) is None


@games
def test_nothing_is_forced_where_a_card_that_was_opened_since_may_be_there(id: str) -> None:
    """ELV-6"""
    state = at(id, f"turn=1 {TABLE[id]} hand1=G5,G6 hand0=R10,Y5,Y6 box=*", 2, no_blue=False)
    play(state, "stop", "R10", "stop")
    assert texts(state) == ["stop"]
    assert forced(state) is None


# ELV-7, the end


@games
def test_the_round_ends_with_the_last_card_in_mid_turn_too(id: str) -> None:
    """ELV-7"""
    state = at(id, f"turn=1 {TABLE[id]} hand1=R10,R12 hand0=Y7,G19,G3 hand2=B11,B13 box=*")
    play(state, "R10")
    assert state.deciders == (1,)
    play(state, "R12")
    assert list(state.deciders) == []
    assert state.scores == [29, 0, 24]
    assert state.returns == [-29, 0, -24]
    reason = state.why_not(0, state.game.move("R11"))
    assert reason is not None and (reason.clause, reason.key) == ("ELV-7", "round_over")


@games
@pytest.mark.parametrize("opening", ["", "opening=1 "])
def test_the_last_card_ends_the_round_even_where_the_turn_would_end_with_it(id: str, opening: str) -> None:
    """ELV-7"""
    options = {"draw_goes_on": False} | ({} if id == "lottery" else {"first_goes_on": False})
    lies = "" if opening else f"{TABLE[id]} "
    first = {"variable-start": "R11", "lottery": "R5", "double-start": "R1"}[id] if opening else "R10"
    state = at(id, f"turn=1 {opening}{lies}hand1={first} hand0=Y9 box=*", **options)
    play(state, first)
    assert state.over and state.scores == [9, 0, 0]


@games
def test_hands_are_open_after_the_round_and_the_stock_is_not(id: str) -> None:
    """ELV-7"""
    state = at(id, f"turn=1 {TABLE[id]} hand1=R10 hand0=Y9,G3 hand2=B4 stock=B2,B3 box=*")
    play(state, "R10")
    view = state.view(2)
    assert cards(view, "hand0") == {"Y9", "G3"}
    assert cards(view, "stock") == {"?2"}


@games
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("option", ["", "first_goes_on", "draw_goes_on"])
def test_every_round_ends_with_one_empty_hand(id: str, players: int, option: str) -> None:
    """ELV-7: no round is longer than the cards and the laps between them allow"""
    if option and option not in koloda.game(id, players).options:
        return
    game = koloda.game(id, players, **({option: False} if option else {}))
    offer = Offer(len(game.table.moves))
    for seed in range(40):
        state = game.deal(seed=seed)
        playout(state, Seeded(seed, 1), offer, Tally(), limit=400)
        assert sorted(state.scores)[0] == 0 < sorted(state.scores)[1]


@games
@pytest.mark.parametrize("players", [2, 4, 6])
def test_with_the_stock_empty_every_lap_lays_a_card(id: str, players: int) -> None:
    """ELV-7: something always fits, and what fits is in somebody's hand, so a round cannot go round for ever.

    In Variable Start a row that is not started takes its 10, 11 and 12, one that is what comes beyond its ends; in
    Lottery the first card's number is what those three are; in Double Start a row takes what comes next from below and
    from above. A row that takes nothing has all its cards, and not all rows have: somebody would have laid their last
    card. What a row takes does not lie on the table, and with the stock empty all other cards are in hands.
    """
    game = koloda.game(id, players)
    stock = game.layout.index["stock"]
    chance = Seeded(5)
    emptied = 0
    for seed in range(16):
        state = game.deal(seed=seed)
        idle = step = 0
        while not state.over:
            moves = state.moves(int(state.turn))
            if state.size[stock] == 0:
                needed = [face for face in range(len(game.faces)) if state.fits(face)]  # type: ignore[attr-defined]
                assert needed
                assert all(any(state.held(seat, face) for seat in range(players)) for face in needed)
                emptied += 1
                idle = idle + 1 if [move.text for move in moves] == ["stop"] and "laid" not in words(state) else 0
                assert idle < players
            state.push(int(state.turn), choose(state, chance, step))
            step += 1
    assert emptied > 20


@games
def test_with_cards_in_the_stock_every_lap_lays_a_card_or_draws_one(id: str) -> None:
    """ELV-6: only an empty stock lets anybody pass with nothing done"""
    game = koloda.game(id, 6)
    stock = game.layout.index["stock"]
    chance = Seeded(6)
    for seed in range(8):
        state = game.deal(seed=seed)
        step = 0
        while not state.over:
            if texts(state) == ["stop"] and state.size[stock] > 0:
                assert "laid" in words(state) or words(state)["drew"] == "3"
            state.push(int(state.turn), choose(state, chance, step))
            step += 1


# ELV-8 and COM-5, the match


@games
def test_a_match_has_three_rounds_and_the_lowest_total_wins(id: str) -> None:
    """ELV-8"""
    match = koloda.game(id, 3, size="tiny").match(seed=4)
    chance = Seeded(4)
    for number in range(3):
        if number:
            assert match.between
            match.deal()
        play_on(match, chance)
    assert match.over
    assert match.totals == [sum(result[seat] for result in match.results) for seat in range(3)]
    assert match.winners == [seat for seat in range(3) if match.totals[seat] == min(match.totals)]


@games
def test_equal_lowest_totals_share_the_win(id: str) -> None:
    """ELV-8, COM-5"""
    game = koloda.game(id, 3)
    match = game.match(seed=4)
    match.totals = [7, 12, 7]
    assert game.winners(match) == [0, 2]


@games
@pytest.mark.parametrize("rounds", [1, 2, 20])
def test_the_number_of_rounds_is_agreed(id: str, rounds: int) -> None:
    """ELV-8, COM-5, option rounds"""
    match = koloda.game(id, 2, rounds=rounds, size="tiny").match(seed=1)
    for number in range(rounds):
        if number:
            match.deal()
        play_on(match, Seeded(number))
    assert match.over


@games
def test_options_that_cannot_be(id: str) -> None:
    """COM-5"""
    wrongs: list[dict[str, Any]] = [{"rounds": 0}, {"rounds": 21}, {"draw_goes_on": "perhaps"}, {"after_call": "go_on"}]
    for wrong in wrongs:
        with pytest.raises(Malformed, match=next(iter(wrong))):
            koloda.game(id, 4, **wrong)


# Moves, notation, bots


@games
def test_moves_are_those_of_eleven(id: str) -> None:
    for players, options in ((2, {}), (2, {"no_blue": False}), (4, {})):
        own, eleven = (koloda.game(each, players, **options) for each in (id, "eleven"))
        assert [game.describe(move) for game in (own,) for move in game.table.moves] == [
            eleven.describe(move) for move in eleven.table.moves
        ]


@games
def test_a_position_is_read_as_it_was_written(id: str) -> None:
    chance = Seeded(2)
    state = koloda.game(id, 3).deal(seed=2)
    step = 0
    while not state.over:
        read = state.game.position(str(state))
        assert str(read) == str(state)
        assert texts(read) == texts(state)
        state.push(int(state.turn), choose(state, chance, step))
        step += 1


@games
def test_a_clone_goes_its_own_way(id: str) -> None:
    state = at(id, f"turn=1 {TABLE[id]} hand1=R10,R12,G5 hand0=B5")
    before = str(state)
    twin = state.clone()
    play(twin, "R10", "stop")
    assert str(state) == before != str(twin)


@games
@pytest.mark.parametrize("players", [2, 4])
def test_greedy_beats_random(id: str, players: int) -> None:
    greedy, chance = rows.duel(id, players, 40, Greedy(), Random())
    assert 3 * greedy < 2 * chance


@games
def test_greedy_goes_out_when_it_can_under_whatever_was_agreed(id: str) -> None:
    """ELV-7: and does not count on going on where the turn ends with the first card"""
    greedy = Greedy()
    others = "hand0=Y5,Y6,Y7,Y8 hand2=B5,B6,B7,B8 box=*"
    out = at(id, f"turn=1 {TABLE[id]} laid=1 hand1=R10,R12,{NEW[id]} {others}")
    hand = []
    while not out.over:
        move = greedy.choose(out.view(1), out.moves(1), Seeded(1))
        hand.append(move.text)
        out.push(1, move)
    assert sorted(hand) == sorted(["R10", "R12", NEW[id]])


@games
def test_rounds_differ(id: str) -> None:
    """Each seed deals another round, and the same one the same."""
    game = koloda.game(id, 4)
    dealt = [str(game.deal(seed=seed)) for seed in (1, 1, 2, 3)]
    assert [one == other for one, other in pairwise(dealt)] == [True, False, False]
