"""What the tests of Eleven and its kin have in common: dealt hands, positions, refusals, memories, duels."""

from __future__ import annotations

import importlib
from typing import Any

import pytest

import koloda
from koloda import Illegal, Seeded
from koloda.bots.bot import Bot
from koloda.kernel.chance import Chance
from koloda.kernel.events import CARDS, MOVE
from koloda.kernel.matches import Match
from koloda.kernel.moves import Move
from koloda.kernel.state import State

COLOURS = "RYGB"
WHOLE_DECK = {f"{colour}{rank}" for colour in COLOURS for rank in range(1, 21)}
HANDS = {2: 20, 3: 20, 4: 15, 5: 12, 6: 10}
KIN = ["variable-start", "lottery", "double-start"]


class Rigged(Chance):
    """Chance that shuffles a deck into the given orders, one after another, and then draws the given numbers."""

    def __init__(self, game: Any, orders: list[list[str]], drawn: list[tuple[int, int]]) -> None:
        self.words: list[int] = []
        for order in orders:
            row = list(game.faces)
            assert sorted(row) == sorted(order)
            for i in range(len(row) - 1, 0, -1):
                j = row.index(order[i])
                self.draw(j, i + 1)
                row[i], row[j] = row[j], row[i]
        for number, below in drawn:
            self.draw(number, below)

    def draw(self, number: int, below: int) -> None:
        self.words.append(((2 * number + 1) << 32) // (2 * below))

    def word(self) -> int:
        return self.words.pop(0)


def packet(game: Any, hands: list[list[str]], kept: list[int]) -> list[str]:
    """A deck that deals these cards to these hands; the others follow as they come, no more of the kept before the
    stock."""
    size = HANDS[game.players]
    named = {card for hand in hands for card in hand}
    spare = [card for card in game.faces if card not in named and int(card[1:]) not in kept]
    filled = [hand + [spare.pop() for _ in range(size - len(hand))] for hand in hands]
    dealt = [filled[i % game.players][i // game.players] for i in range(size * game.players)]
    return dealt + [card for card in game.faces if card not in dealt]


KEPT = {"eleven": [11], "variable-start": [10, 11, 12], "lottery": [], "double-start": [1, 20]}
"""Numbers of which hands get only the cards that are named."""


def deal(id: str, players: int, *hands: list[list[str]], **options: Any) -> State:
    """A round with these hands; several lists of hands are dealt one after another. `drawn` is what comes by lot."""
    drawn = options.pop("drawn", [])
    carry = options.pop("carry", [])
    game = koloda.game(id, players, **options)
    chance = Rigged(game, [packet(game, each, KEPT[id]) for each in hands], drawn)
    state = game.deal(chance=chance, carry=carry)
    assert chance.words == []
    return state


def at(id: str, text: str, players: int = 3, **options: Any) -> State:
    return koloda.game(id, players, **options).position(f"{id} {text}", chance=Seeded(1))


def texts(state: State, seat: int = -1) -> list[str]:
    return [move.text for move in state.moves(seat if seat >= 0 else int(state.turn))]


def play(state: State, *moves: str) -> None:
    for move in moves:
        state.apply(int(state.turn), state.game.move(move))


def refused(state: State, move: str) -> tuple[str, str, dict[str, str]]:
    """Clause, key and parts of the refusal, which changes nothing."""
    before = str(state)
    with pytest.raises(Illegal) as caught:
        state.apply(int(state.turn), state.game.move(move))
    assert str(state) == before
    reason = caught.value.reason
    return reason.clause, reason.key, reason.parts


def cards(state: State, place: str) -> set[str]:
    """The faces a position lists for a place."""
    return set(words(state).get(place, "").split(",")) - {""}


def words(state: State) -> dict[str, str]:
    """A position's words."""
    return {name: value for name, _, value in [word.partition("=") for word in str(state).split()]}


def opens(state: State, move: str) -> list[str]:
    """The cards a preview says a move opens."""
    seen = state.preview(int(state.turn), state.game.move(move))
    assert {preview.key for preview in seen} <= {"opens"}
    return [f"{COLOURS[int(state.layout.names[each.place][3:])]}{each.number}" for each in seen]


def forced(state: State) -> str | None:
    """The move that everybody at the table sees to be the only one, which it then is."""
    move = state.forced()
    seen = state.view(None).forced()
    assert (None if move is None else move.text) == (None if seen is None else seen.text)
    if move is not None:
        assert texts(state) == [move.text]
    return None if move is None else move.text


LONGEST = 600
"""No random round of these games has more moves."""


def choose(state: State, chance: Chance, step: int) -> Move:
    """A move by chance; a round that goes on and on is a failure."""
    assert step < LONGEST, str(state)
    moves = state.moves(int(state.turn))
    return moves[chance.below(len(moves))]


def play_on(match: Match, chance: Chance) -> None:
    """A match's round played to its end at random."""
    step = 0
    while not match.state.over:
        match.push(int(match.state.turn), choose(match.state, chance, step))
        step += 1


class Memory:
    """One viewer that follows the events it is told and remembers by itself (COM-7): the cards of its own hand and of
    the rows, how many cards each hand holds, the card that had to begin, and what others have shown they lack."""

    def __init__(self, state: State, viewer: int | None) -> None:
        self.viewer = viewer
        self.state = state
        self.game = state.game
        players = self.game.players
        self.rules = importlib.import_module(f"brute.{self.game.id.replace('-', '_')}")
        said = {name: str(value).lower() for name, value in self.game.options.items()}
        self.table = self.rules.start(str(state), players, said)
        self.sizes = [len(hand) for hand in self.table["hands"]]
        self.hand = set() if viewer is None else set(self.table["hands"][viewer])
        self.sure: list[set[str]] = [set() for _ in range(players)]
        self.lacks: list[tuple[int, set[str]]] = [(0, set()) for _ in range(players)]
        self.laid_by = -1
        self.begun = False
        self.heard = 0
        if self.table["openers"]:
            self.see_who_begins(int(state.turn))
        self.table["hands"] = None

    def see_who_begins(self, seat: int) -> None:
        """Who has to begin holds that card, and nobody one that would have come before."""
        openers = self.table["openers"]
        k = [card in self.table["hands"][seat] for card in openers].index(True)
        self.sure[seat].add(openers[k])
        for other in range(self.game.players if k else 0):
            self.lacks[other] = (self.sizes[other] - len(self.sure[other]), set(openers[:k]))

    def show_nothing_fits(self, seat: int) -> None:
        unknown = self.sizes[seat] - len(self.sure[seat])
        fitting = {card for card in self.game.faces if self.rules.fits(self.table, card)}
        n, faces = self.lacks[seat]
        if unknown:
            self.lacks[seat] = (unknown, faces | fitting if n == unknown else fitting)

    def hear(self) -> None:
        events = self.state.events(self.viewer)
        for event in events[self.heard :]:
            if event.kind == MOVE and event.move is not None:
                if event.move.verb == "draw" or (event.move.verb == "stop" and self.laid_by != event.seat):
                    self.show_nothing_fits(event.seat)
                self.laid_by = event.seat if event.move.verb == "lay" else -1
            elif event.kind == CARDS and event.src == self.game.players:
                self.sizes[event.dst] += 1
                assert (event.face >= 0) == (event.dst == self.viewer)
                if event.dst == self.viewer:
                    self.hand.add(self.game.faces[event.face])
            elif event.kind == CARDS:
                self.see_laid(event.src, self.game.faces[event.face])
        self.heard = len(events)

    def see_laid(self, seat: int, card: str) -> None:
        self.sizes[seat] -= 1
        n, faces = self.lacks[seat]
        if card not in self.sure[seat] and card not in faces:
            self.lacks[seat] = (max(0, n - 1), faces)
        self.sure[seat].discard(card)
        if seat == self.viewer:
            self.hand.remove(card)
        if not self.begun and "number" in self.table:
            self.table["number"] = int(card[1:])
        self.begun = True
        self.table["rows"][card[0]].append(int(card[1:]))

    def compare(self) -> None:
        seen = words(self.state.view(self.viewer))
        order = self.game.face_of
        for seat in range(self.game.players):
            n, faces = self.lacks[seat]
            lacks = f"{n}:{','.join(sorted(faces, key=order.__getitem__))}" if n else None
            assert seen.get(f"not.hand{seat}") == lacks, (seat, str(self.state))
            assert seen.get(f"sure.hand{seat}") == (",".join(self.sure[seat]) or None), (seat, str(self.state))
            known = self.hand if seat == self.viewer else self.sure[seat]
            if not self.state.over:
                hidden = [f"?{self.sizes[seat] - len(known)}"] if self.sizes[seat] > len(known) else []
                held = ",".join([*hidden, *sorted(known, key=order.__getitem__)])
                assert seen.get(f"hand{seat}", "") == held, (seat, str(self.state))
        for i, colour in enumerate(COLOURS[: len(self.game.colours)]):
            row = {f"{colour}{rank}" for rank in self.table["rows"][colour]}
            assert cards(self.state, f"row{i}") == cards(self.state.view(self.viewer), f"row{i}") == row


def follow(state: State, chance: Chance, viewers: list[int | None]) -> None:
    """Play on at random. After every move each viewer's view must be what that viewer remembers, no more and no less;
    what was shown must hold in a state drawn from it."""
    state.listen()
    memories = [Memory(state, viewer) for viewer in viewers]
    for step in range(LONGEST + 1):
        for memory in memories:
            memory.hear()
            memory.compare()
        if state.over:
            return
        viewer = memories[chance.below(len(memories))].viewer
        view = state.view(viewer)
        fit = state.game.resample(view, chance)
        assert str(fit.view(viewer)) == str(view)
        for seat, (n, faces) in enumerate(memories[0].lacks):
            held = cards(fit, f"hand{seat}")
            assert len(held & faces) <= len(held) - n
        state.push(int(state.turn), choose(state, chance, step))


def duel(id: str, players: int, rounds: int, mine: Bot, rival: Bot, begins: bool = False) -> tuple[float, float]:
    """Mean points of one bot (in changing seats, or in that which begins) and of each rival over some rounds."""
    game = koloda.game(id, players)
    own = others = 0
    for seed in range(rounds):
        state = game.deal(seed=seed)
        chance = Seeded(seed, 2)
        me = int(state.turn) if begins else seed % players
        for _ in range(LONGEST):
            if state.over:
                break
            seat = int(state.turn)
            moves = state.moves(seat)
            bot = mine if seat == me else rival
            state.push(seat, bot.choose(state.view(seat), moves, chance) if len(moves) > 1 else moves[0])
        own += state.scores[me]
        others += sum(state.scores) - state.scores[me]
    return own / rounds, others / rounds / (players - 1)
