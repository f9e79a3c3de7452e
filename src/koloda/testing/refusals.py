"""Refusals: every illegal move has its reason, and a refused request changes nothing."""

from __future__ import annotations

import re

from koloda.kernel.errors import Illegal, KolodaError, Malformed, Reason, Stale
from koloda.kernel.moves import CALL, SILENCE, Move
from koloda.kernel.state import State
from koloda.testing.trail import Trail

CLAUSE = re.compile(r"[A-Z]{2,4}-\d+(\.\d+)?")
KEY = re.compile(r"[a-z][a-z0-9_]*")
SAMPLE = 80


def some_moves(trail: Trail, most: int = SAMPLE) -> list[Move]:
    """All moves of the table, or some of them by chance when there are many."""
    table = trail.game.table.moves
    if len(table) <= most:
        return list(table)
    return [table[trail.below(len(table))] for _ in range(most)]


def check_reasons(trail: Trail) -> None:
    """`why_not` is silent about legal moves and names clause and key for all others."""
    state = trail.state
    for seat in range(trail.game.players):
        legal = {move.id for move in state.moves(seat)}
        for move in [*some_moves(trail), *state.moves(seat)]:
            reason = state.why_not(seat, move)
            who = f"seat {seat}, move {move.text!r}"
            if move.id in legal:
                trail.hold(reason is None, f"{who} is legal, yet {reason}")
                continue
            if reason is None:
                trail.fail(f"{who} is illegal, but there is no reason")
            check_reason(trail, reason, who)
            if move.manner == CALL and not state.over:
                trail.hold(reason.key != "not_your_turn", f"{who}: nobody waits for a turn to call")
            if seat in state.deciders:
                trail.hold(reason.key != "not_now", f"{who}: `why` leaves it to the reason of last resort")


def check_reason(trail: Trail, reason: Reason, who: str) -> None:
    trail.hold(CLAUSE.fullmatch(reason.clause) is not None, f"{who}: {reason.clause!r} is no clause")
    trail.hold(KEY.fullmatch(reason.key) is not None, f"{who}: {reason.key!r} is no key")
    for name, part in reason.parts.items():
        trail.hold(type(part) is str, f"{who}: the part {name} of {reason} is no text")


def fingerprint(state: State) -> tuple[object, ...]:
    """All of a state that a refused request might have changed."""
    heard = [event.text() for event in state.heard or []]
    return str(state), int(state.version), heard, [str(state.view(seat)) for seat in range(int(state.players))]


def check_refusals(trail: Trail) -> None:
    """Malformed, illegal and stale requests are refused as such and leave everything as it was."""
    state = trail.state.clone()
    state.listen()
    before = fingerprint(state)
    seat = state.deciders[0] if state.deciders else 0
    for move in some_moves(trail, 12):
        if state.why_not(seat, move) is not None:
            refused(trail, state, seat, move, -1, Illegal)
    table = trail.game.table.moves
    some = table[trail.below(len(table))]
    known = game_twin(some)
    for wrong_seat in (-1, trail.game.players):
        refused(trail, state, wrong_seat, some, -1, Malformed)
    refused(trail, state, seat, SILENCE, -1, Malformed)
    refused(trail, state, seat, known, -1, Malformed)
    for decider in state.deciders:
        for move in state.moves(decider)[:2]:
            refused(trail, state, decider, move, int(state.version) + 1, Stale)
            oldest = min(int(state.turn_at), int(state.call_at), int(state.seal_at))
            if oldest > 0:
                refused(trail, state, decider, move, oldest - 1, Stale)
    refused(trail, state.view(seat), seat, some, -1, Malformed)
    trail.same(before, fingerprint(state), "a state before and after refusals")


def game_twin(move: Move) -> Move:
    """A move of the same number that does not come from the game's table."""
    return Move(int(move.id), move.text, move.verb, 0, 0, 0, 0, [], -1, -1, -1, -1, -1)


def refused(trail: Trail, state: State, seat: int, move: Move, at: int, error: type[KolodaError]) -> None:
    try:
        state.apply(seat, move, at)
    except KolodaError as raised:
        trail.hold(type(raised) is error, f"{move.text!r} of seat {seat} raises {raised!r}, not {error.__name__}")
        trail.hold(bool(raised.code), f"{raised!r} has no code")
        return
    trail.fail(f"{move.text!r} of seat {seat} at version {at} is not refused as {error.__name__}")
