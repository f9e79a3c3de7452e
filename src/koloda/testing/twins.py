"""Twins in lockstep: two rounds that look the same to one seat go on looking the same.

A state and a state drawn from one seat's view are played on side by side with the same chance. The seat
makes the same moves in both; of the others' moves such are picked as look the same to it. Its views,
events, legal moves and refusals must stay equal until something it may see tells the two apart. That is
- a card it sees move, of another face or in another number in the two (`cards` events that show the face);
- a place that somebody is shown (`look`), for the answer to a question about it may be said aloud;
- sealed choices that differ, in the moment they are revealed;
- the end of the round, when hands are opened.
A move that is legal in only one of the two is nothing to complain of: to make it is the other seat's choice.
"""

from __future__ import annotations

from koloda.kernel.events import CARDS, LOOK, Event
from koloda.kernel.moves import SILENCE_ID, Move
from koloda.kernel.state import State
from koloda.testing.refusals import some_moves
from koloda.testing.trail import Trail, texts

TRIES = 8


class Twins:
    """The state, the state drawn from a seat's view, and what has been done in both."""

    def __init__(self, trail: Trail, seat: int) -> None:
        self.trail = trail
        self.seat = seat
        self.one = trail.state.clone()
        self.two = trail.game.resample(trail.state.view(seat), trail.chance)
        self.two.chance = None if self.one.chance is None else self.one.chance.copy()
        self.said: list[str] = []
        trail.doing = f"twins as seat {seat} sees them"

    def fail(self, complaint: str) -> None:
        self.trail.fail(
            f"{complaint}\n  since the position below: {' | '.join(self.said)}\n"
            f"  one: {self.one}\n  two: {self.two}"
        )

    def same(self, one: object, other: object, what: str) -> None:
        if one != other:
            self.fail(f"{what} differ:\n  {one}\n  {other}")

    def compare(self) -> None:
        """All that the seat can see or learn by asking must be equal."""
        one, two, seat = self.one, self.two, self.seat
        self.same(str(one.view(seat)), str(two.view(seat)), "views")
        self.same(one.deciders, two.deciders, "who may decide")
        self.same(texts(one.moves(seat)), texts(two.moves(seat)), "legal moves")
        for move in some_moves(self.trail, 24):
            self.same(one.why_not(seat, move), two.why_not(seat, move), f"reasons against {move.text!r}")
        for move in one.moves(seat)[:4]:
            self.same(repr(one.preview(seat, move)), repr(two.preview(seat, move)), f"previews of {move.text!r}")
        forced = [None if move is None else move.text for move in (one.forced(), two.forced())]
        self.same(forced[0], forced[1], "forced moves")

    def step(self) -> bool:
        """One answer in both; False when there is none that leaves the two looking the same."""
        asked = self.one.asked(self.trail.chance)
        answers = self.one.answers(asked)
        start = self.trail.below(len(answers))
        for i in range(min(TRIES, len(answers))):
            move = answers[(start + i) % len(answers)]
            if self.answer(asked, move):
                return True
            if asked == self.seat:
                return False
        return False

    def answer(self, asked: int, move: Move) -> bool:
        """Carry the move out in both, if that leaves the two looking the same."""
        others = self.two.answers(asked)
        if move.id in [other.id for other in others]:
            return self.carry_out(asked, move, move)
        if self.one.sealed >> asked & 1 and others:
            return self.carry_out(asked, move, others[self.trail.below(len(others))])
        return False

    def carry_out(self, asked: int, move: Move, other: Move) -> bool:
        one, two = self.one.clone(), self.two.clone()
        apart = [int(chosen) for chosen in one.chosen] != [int(chosen) for chosen in two.chosen] or move is not other
        sealed = one.sealed
        heard = [self.push(state, asked, made) for state, made in ((one, move), (two, other))]
        said = [[event.text() for event in events] for events in heard]
        if told_apart(heard[0], heard[1]) or (sealed != 0 and one.sealed == 0 and apart):
            return False
        self.said.append(f"{asked}:{move.text}")
        self.one, self.two = one, two
        self.same(said[0], said[1], "events")
        self.same(one.over, two.over, "ends of the round")
        if move.id != SILENCE_ID and not one.over:
            self.compare()
        return True

    def push(self, state: State, asked: int, move: Move) -> list[Event]:
        state.listen()
        state.push(asked, move)
        heard = state.events(self.seat)
        state.heard = None
        return heard


def told_apart(one: list[Event], two: list[Event]) -> bool:
    """Whether the seat saw something that rightly differs."""
    shown = [[event.text() for event in events if event.kind == CARDS and event.face >= 0] for events in (one, two)]
    return shown[0] != shown[1] or any([event.kind == LOOK for event in one + two])


def check_twins(trail: Trail, seat: int, steps: int = 30) -> int:
    """Play twins on for so many answers, or until they are told apart: how many answers it was."""
    twins = Twins(trail, seat)
    twins.compare()
    done = 0
    while done < steps and not twins.one.over and twins.step():
        done += 1
    trail.doing = ""
    return done
