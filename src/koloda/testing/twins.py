"""Twins in lockstep: two rounds that look the same to one seat go on looking the same.

A state and a state drawn from one seat's view are played on side by side with the same chance. The seat
makes the same moves in both; of the others' moves such are picked as look the same to it. Its views,
events, legal moves and refusals must stay equal until something it may see tells the two apart. That is
- a card it sees move or is shown, of another face or in another number in the two;
- a place that somebody is shown (`look`), for the answer to a question about it may be said aloud;
- a place whose cards cannot be counted and that is seen to be empty in one only, or of which it is shown
  how many lie there;
- sealed choices that differ, in the moment they are revealed, if the game shows them;
- the end of the round, when hands are opened.
A move that is legal in only one of the two is nothing to complain of: to make it is the other seat's choice.
What another seat does unseen need not be the same in the two, only what it then does openly.
"""

from __future__ import annotations

from koloda.kernel.events import CARDS, COUNT, LOOK, SHOW, Event
from koloda.kernel.moves import CALL, PRIVATE, SILENCE, SILENCE_ID, Move
from koloda.kernel.state import State
from koloda.testing.refusals import some_moves
from koloda.testing.trail import Trail, texts

TRIES = 8

FACES = (CARDS, SHOW)
"""The kinds of events that may show a face."""


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
        if move.manner == PRIVATE and asked != self.seat:
            return self.answer_unseen(asked, move)
        others = self.two.answers(asked)
        if move.id in [other.id for other in others]:
            return self.carry_out(asked, move, move)
        others = [other for other in others if other.manner != CALL]
        if self.one.sealed >> asked & 1 and move.manner != CALL and others:
            return self.carry_out(asked, move, others[self.trail.below(len(others))])
        return False

    def answer_unseen(self, asked: int, move: Move) -> bool:
        """Private steps of another seat, by chance in each of the two, and the public move they lead to in both."""
        one, two = self.one, self.two
        self.one, self.two = one.clone(), two.clone()
        steps = 0
        while move.manner == PRIVATE and steps < TRIES:
            steps += 1
            before = str(self.one.view(self.seat))
            self.same([], [event.text() for event in self.push(self.one, asked, move)], "unseen events and none")
            self.same(before, str(self.one.view(self.seat)), "views before and after an unseen step")
            if self.one.asked(self.trail.chance) != asked:
                move = SILENCE
            else:
                answers = self.one.answers(asked)
                move = answers[self.trail.below(len(answers))]
        answers = self.two.answers(asked)
        while steps > 0 and move.id not in [other.id for other in answers]:
            steps -= 1
            unseen = [other for other in answers if other.manner == PRIVATE]
            if not unseen:
                break
            self.two.push(asked, unseen[self.trail.below(len(unseen))])
            answers = self.two.answers(asked)
        if move is SILENCE:
            self.said.append(f"{asked}: something unseen")
            self.compare()
            return True
        if move.manner != PRIVATE and move.id in [other.id for other in answers] and self.carry_out(asked, move, move):
            return True
        self.one, self.two = one, two
        return False

    def carry_out(self, asked: int, move: Move, other: Move) -> bool:
        one, two = self.one.clone(), self.two.clone()
        apart = [int(chosen) for chosen in one.chosen] != [int(chosen) for chosen in two.chosen] or move is not other
        sealed = one.sealed
        heard = [self.push(state, asked, made) for state, made in ((one, move), (two, other))]
        said = [[event.text() for event in events] for events in heard]
        revealed = sealed != 0 and one.sealed == 0 and one.game.shows_sealed
        if told_apart(heard[0], heard[1]) or (revealed and apart) or seen_empty(one) != seen_empty(two):
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
    shown = [[event.text() for event in events if shows(event)] for events in (one, two)]
    return shown[0] != shown[1] or any([event.kind == LOOK for event in one + two])


def shows(event: Event) -> bool:
    """Whether an event shows a face, or how many cards lie somewhere."""
    return event.kind == COUNT or (event.kind in FACES and event.face >= 0)


def seen_empty(state: State) -> list[int]:
    """The places that everybody sees to be empty."""
    return [place for place in range(int(state.layout.count)) if state.bare(place)]


def check_twins(trail: Trail, seat: int, steps: int = 30) -> int:
    """Play twins on for so many answers, or until they are told apart: how many answers it was."""
    twins = Twins(trail, seat)
    twins.compare()
    done = 0
    while done < steps and not twins.one.over and twins.step():
        done += 1
    trail.doing = ""
    return done
