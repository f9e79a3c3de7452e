"""Memory, clause by clause (MEM-1, MEM-2, COM-1, COM-6, COM-7)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import koloda
from koloda import Illegal, Malformed, Seeded
from koloda.bots import bot
from koloda.bots.bot import Bot
from koloda.bots.pairs import MemoryGreedy
from koloda.games.memory import GRID
from koloda.kernel.cells import i64
from koloda.kernel.chance import Chance
from koloda.kernel.events import BACK, CARDS, SHOW
from koloda.kernel.knowing import UNKNOWN
from koloda.kernel.places import HOLE
from koloda.kernel.state import State
from koloda.lab.simulate import play_round

PLAYERS = [2, 3, 4, 5, 6]
ROW = "R1,Y2,G3,B1,R2,Y3"
"""Two of each of three numbers: at 1 and 4, 2 and 5, 3 and 6."""


def at(text: str, players: int = 3, **options: Any) -> State:
    return koloda.game("memory", players, **options).position(f"memory {text}", Seeded(1))


def cards(state: State, place: str) -> list[str]:
    for word in str(state).split():
        if word.startswith(f"{place}="):
            return word.partition("=")[2].split(",")
    return []


def play(state: State, *said: str) -> State:
    """Whoever is in turn turns up these cards."""
    for text in said:
        state.apply(int(state.turn), state.game.move(text))
    return state


def offered(state: State) -> list[str]:
    return [move.text for seat in state.deciders for move in state.moves(seat)]


def refused(state: State, text: str, seat: int = -1) -> tuple[str, str, dict[str, str]]:
    """Clause, key and parts of the refusal, which changes nothing."""
    before = str(state)
    with pytest.raises(Illegal) as caught:
        state.apply(int(state.turn) if seat < 0 else seat, state.game.move(text))
    assert str(state) == before
    reason = caught.value.reason
    return reason.clause, reason.key, reason.parts


# MEM-1, the grid


@pytest.mark.parametrize(
    ("two_colours", "columns", "rows", "colours"), [(False, 10, 8, "RYGB"), (True, 8, 5, "RY")]
)
def test_all_cards_lie_face_down_each_by_itself(two_colours: bool, columns: int, rows: int, colours: str) -> None:
    """MEM-1, COM-6, option two_colours"""
    game = koloda.game("memory", 3, two_colours=two_colours)
    state = game.deal(seed=4)
    place = game.places[GRID]
    assert (place.columns, place.rows) == (columns, rows)
    assert sorted(cards(state, "grid")) == sorted(f"{colour}{rank}" for colour in colours for rank in range(1, 21))
    for viewer in (0, 1, 2, None):
        assert cards(state.view(viewer), "grid") == [f"?{columns * rows}"]
    assert offered(state) == [str(cell) for cell in range(1, columns * rows + 1)]


def test_all_four_colours_are_used_unless_agreed_otherwise() -> None:
    """MEM-1"""
    assert koloda.game("memory").options == {"dealer": "random", "again": False, "two_colours": False, "size": "full"}


def test_any_card_may_lie_anywhere() -> None:
    """MEM-1"""
    game = koloda.game("memory", 2)
    assert len({cards(game.deal(seed=seed), "grid")[0] for seed in range(600)}) == 80


@pytest.mark.parametrize("players", [1, 7])
def test_it_is_for_two_to_six(players: int) -> None:
    """MEM-1"""
    with pytest.raises(Malformed, match="2 to 6 players"):
        koloda.game("memory", players)


# MEM-1, whose turn it is


@pytest.mark.parametrize("dealer", [0, 1, 2, 3])
def test_the_dealers_left_neighbour_begins(dealer: int) -> None:
    """MEM-1, COM-1, option dealer"""
    assert koloda.game("memory", 4, dealer=dealer).deal(seed=3).turn == (dealer + 1) % 4


def test_the_dealer_is_drawn_unless_a_seat_is_named() -> None:
    """COM-1, option dealer"""
    game = koloda.game("memory", 3)
    assert {int(game.deal(seed=seed).turn) for seed in range(30)} == {0, 1, 2}
    assert {int(game.match(seed=seed).state.turn) for seed in range(30)} == {0, 1, 2}
    with pytest.raises(Malformed, match="dealer"):
        koloda.game("memory", 3, dealer=3)


def test_turns_go_clockwise() -> None:
    """MEM-1"""
    state = at(f"turn=1 grid={ROW}")
    order = []
    for _ in range(4):
        order.append(int(state.turn))
        play(state, "1", "2")
    assert order == [1, 2, 0, 1]


# MEM-1, a turn


def test_a_player_turns_up_two_cards_one_after_the_other_and_all_see_both() -> None:
    """MEM-1"""
    state = at(f"turn=1 grid={ROW}")
    state.listen()
    play(state, "2")
    assert state.turn == 1 and state.deciders == (1,)
    for viewer in (0, 1, 2, None):
        for memory in (True, False):
            assert cards(state.view(viewer, memory), "grid") == ["?1", "Y2:1", "?4"]
    play(state, "1")
    for viewer in (0, 1, 2, None):
        shown = [(event.cell, state.game.faces[event.face]) for event in state.events(viewer) if event.kind == SHOW]
        assert shown == [(1, "Y2"), (0, "R1")]


def test_the_second_must_be_another_card() -> None:
    """MEM-1"""
    state = play(at(f"turn=1 grid={ROW}"), "2")
    assert offered(state) == ["1", "3", "4", "5", "6"]
    assert refused(state, "2") == ("MEM-1", "another_card", {"n": "2"})


def test_equal_numbers_are_kept_and_leave_holes() -> None:
    """MEM-1: of different colours, for of each there is one."""
    state = at(f"turn=1 grid={ROW}")
    state.listen()
    play(state, "2", "5")
    assert cards(state, "won1") == ["R2", "Y2"] and cards(state, "grid") == ["R1", "-1", "G3", "B1", "-1", "Y3"]
    for viewer in (0, 1, 2, None):
        assert cards(state.view(viewer), "won1") == ["R2", "Y2"]
        assert [(event.cell, event.dst) for event in state.events(viewer) if event.kind == CARDS] == [(1, 2), (4, 2)]
    assert refused(state, "5") == ("MEM-1", "no_card_there", {"n": "5"})
    assert offered(state) == ["1", "3", "4", "6"]


def test_others_are_turned_back() -> None:
    """MEM-1"""
    state = at(f"turn=1 grid={ROW}")
    state.listen()
    play(state, "2", "1")
    assert cards(state, "grid") == ROW.split(",") and cards(state, "won1") == []
    for viewer in (0, 1, 2, None):
        assert cards(state.view(viewer, memory=False), "grid") == ["?6"]
        assert [event.cell for event in state.events(viewer) if event.kind == BACK] == [1, 0]


@pytest.mark.parametrize("rank", range(1, 21))
def test_any_two_of_a_number_are_a_pair(rank: int) -> None:
    """MEM-1"""
    for colours in ("RY", "YG", "GB", "BR"):
        other = rank % 20 + 1
        state = play(at(f"turn=0 grid={colours[0]}{rank},R{other},{colours[1]}{rank}"), "1", "3")
        assert len(cards(state, "won0")) == 2
        state = play(at(f"turn=0 grid={colours[0]}{rank},{colours[0]}{other},{colours[1]}{rank}"), "1", "2")
        assert cards(state, "won0") == []


@pytest.mark.parametrize("again", [False, True])
def test_the_turn_passes_either_way_unless_a_pair_earns_another(again: bool) -> None:
    """MEM-1, option again"""
    state = play(at(f"turn=1 grid={ROW}", again=again), "2", "5")
    assert state.turn == (1 if again else 2)
    assert refused(state, "1", 0) == ("MEM-1", "not_your_turn", {})
    state = play(at(f"turn=1 grid={ROW}", again=again), "2", "1")
    assert state.turn == 2


# MEM-2, the end


@pytest.mark.parametrize("again", [False, True])
def test_when_all_are_taken_most_pairs_win(again: bool) -> None:
    """MEM-2"""
    state = at("turn=2 grid=R1,-2,Y1 won0=R2,Y2 won1=R3,Y3,R4,Y4 won2=R5,Y5", again=again)
    play(state, "4")
    assert state.deciders == (2,)
    play(state, "1")
    assert state.over and not offered(state)
    assert state.scores == state.returns == [1, 2, 2]
    assert refused(state, "1", 0) == ("MEM-2", "round_over", {})


def test_equal_numbers_of_pairs_share_the_win() -> None:
    """MEM-2, COM-5"""
    match = koloda.game("memory", 3).match(seed=1)
    text = "memory turn=2 grid=R1,-2,Y1 won0=R2,Y2 won1=R3,Y3,R4,Y4 won2=R5,Y5"
    match.state = match.game.position(text)
    for text in ("4", "1"):
        match.apply(2, match.game.move(text))
    assert match.over and match.totals == [1, 2, 2] and match.winners == [1, 2]


def test_a_match_is_one_round() -> None:
    """COM-5: the page names no rounds."""
    with pytest.raises(Malformed, match="rounds"):
        koloda.game("memory", rounds=2)


@pytest.mark.parametrize("two_colours", [False, True])
def test_random_play_comes_to_an_end(two_colours: bool) -> None:
    """MEM-2: docs/design.md says how long they get."""
    game = koloda.game("memory", 3, two_colours=two_colours)
    for seed in range(2):
        match = game.match(seed=seed)
        assert play_round(match, [bot("random")] * 3, Seeded(seed), 10_000) % 2 == 0
        assert match.over and sum(match.totals) == (20 if two_colours else 40)


# What is plain to everybody


def test_the_last_card_is_forced_once_its_twin_is_turned_up() -> None:
    """MEM-1"""
    state = at("turn=2 grid=R1,-2,Y1")
    assert state.forced() is None
    play(state, "4")
    for seen in (state, state.view(0), state.view(2), state.view(None)):
        forced = seen.forced()
        assert forced is not None and forced.text == "1"
    assert play(at(f"turn=1 grid={ROW}"), "4").forced() is None
    assert [state.preview(2, move) for move in state.moves(2)] == [[]]


def test_a_move_says_where_it_points() -> None:
    """MEM-1"""
    game = koloda.game("memory")
    assert game.describe(game.move("37")) == {"verb": "turn", "text": "37", "place": "grid", "number": 37}
    assert len(game.table.moves) == 80


# Bots


def choice(text: str, chosen_by: Bot, seed: int = 1, look: tuple[str, ...] = (), **options: Any) -> str:
    """What a bot does in seat 1 after these cards have been seen."""
    state = at(f"turn=0 {text}", 2, **options)
    for i in range(0, len(look), 2):
        play(state, *look[i : i + 2])
    view = state.view(int(state.turn))
    return chosen_by.choose(view, view.answers(int(view.viewer)), Seeded(seed)).text


def test_the_bot_takes_a_pair_that_it_has_seen() -> None:
    greedy = MemoryGreedy()
    seen = ("1", "2", "4", "6")
    assert {choice(f"grid={ROW}", greedy, seed, seen) for seed in range(20)} == {"4"}
    assert {choice(f"grid={ROW}", greedy, seed, (*seen, "4")) for seed in range(20)} == {"1"}


def test_the_bot_turns_up_what_it_has_not_seen_and_then_the_twin_it_has() -> None:
    greedy = MemoryGreedy()
    assert {choice(f"grid={ROW}", greedy, seed, ("1", "2")) for seed in range(60)} == {"3", "4", "5", "6"}
    assert {choice(f"grid={ROW}", greedy, seed, ("1", "2", "4")) for seed in range(20)} == {"1"}
    assert {choice(f"grid={ROW}", greedy, seed, ("1", "2", "3")) for seed in range(60)} == {"4", "5", "6"}


def test_the_bot_plays_on_when_it_has_seen_everything() -> None:
    greedy = MemoryGreedy()
    assert choice("grid=R1,Y2,G3,B4", greedy, 1, ("1", "2", "3", "4", "1")) in {"2", "3", "4"}


class Forgetful(MemoryGreedy):
    """Remembers nothing but what lies open."""

    def recalls(self, view: State, cell: i64, chance: Chance) -> i64:
        return UNKNOWN


def test_a_bot_may_remember_less() -> None:
    """A bot for people can forget: what it makes of a card is one method of its own."""
    seen = ("1", "2", "4", "6")
    assert len({choice(f"grid={ROW}", Forgetful(), seed, seen) for seed in range(60)}) == 6


def test_the_bot_beats_random_play() -> None:
    game = koloda.game("memory", 2, two_colours=True)
    wins = 0
    for seed in range(6):
        match = game.match(seed=seed)
        play_round(match, [bot("greedy"), bot("random")], Seeded(seed), 10_000)
        wins += match.winners == [0]
    assert wins == 6


# What everybody knows


class Remembering:
    """Somebody at the table who remembers every card from what they are told."""

    def __init__(self, state: State, viewer: int | None) -> None:
        self.viewer = viewer
        self.game = state.game
        self.cells: list[str] = ["?"] * int(state.size[GRID])
        self.open: set[int] = set()
        self.won: list[set[str]] = [set() for _ in range(int(state.players))]

    def hear(self, state: State) -> None:
        for event in state.events(self.viewer):
            if event.kind == SHOW:
                self.cells[event.cell] = self.game.faces[event.face]
                self.open.add(event.cell)
            elif event.kind == BACK:
                self.open.discard(event.cell)
            elif event.kind == CARDS:
                self.won[event.dst - 1].add(self.cells[event.cell])
                self.cells[event.cell] = "-"
                self.open.discard(event.cell)

    def compare(self, state: State) -> None:
        for memory in (True, False):
            view = state.view(self.viewer, memory)
            for i, card in enumerate(self.cells):
                face = view.at(GRID, i)
                if card == "-":
                    assert face == HOLE
                elif card == "?" or (i not in self.open and not memory):
                    assert face == UNKNOWN
                else:
                    assert self.game.faces[face] == card
                assert view.lies_open(GRID, i) == (i in self.open)
            for seat, won in enumerate(self.won):
                assert set(cards(view, f"won{seat}")) == won


@pytest.mark.parametrize("options", [{"size": "tiny"}, {"two_colours": True, "again": True}, {}])
@pytest.mark.parametrize("players", [2, 5])
def test_every_seat_remembers_every_card_that_was_turned_up(players: int, options: dict[str, Any]) -> None:
    """COM-7: until it is taken; what lies open now is all that a view without memory shows."""
    chance = Seeded(players)
    state = koloda.game("memory", players, **options).deal(seed=players)
    viewers: list[int | None] = [*range(players), None]
    memories = [Remembering(state, viewer) for viewer in viewers]
    for step in range(260):
        if state.over:
            break
        moves = state.moves(int(state.turn))
        state.listen()
        state.push(int(state.turn), moves[chance.below(len(moves))])
        for memory in memories:
            memory.hear(state)
        memories[step % len(memories)].compare(state)
        state.heard = None
    for memory in memories:
        memory.compare(state)


def test_all_viewers_know_the_same() -> None:
    """COM-7"""
    state = play(at(f"turn=1 grid={ROW}"), "2", "1", "6")
    seen = {str(state.view(viewer)).partition(" turn")[2] for viewer in (0, 1, 2, None)}
    assert len(seen) == 1
    counted = Counter(cards(state.view(None), "grid"))
    assert counted == Counter(["R1", "Y2", "?3", "Y3:1"])
