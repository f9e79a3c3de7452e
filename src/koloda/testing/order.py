"""Who is asked: everybody who may decide, in a fair order, whatever their cards."""

from __future__ import annotations

from koloda.kernel.chance import Seeded
from koloda.kernel.moves import SILENCE
from koloda.testing.trail import Trail

DRAWS = 40
"""Draws per seat when every seat must come first at least once: missing one is rarer than 1 in 10¹⁵."""


def check_deciders(trail: Trail) -> None:
    """While the round lasts somebody may decide, and nobody else has moves; a seat in turn always has one."""
    state = trail.state
    trail.hold(bool(state.deciders) != state.over, f"over is {state.over}, and {state.deciders} may decide")
    for seat in range(trail.game.players):
        moves = state.moves(seat)
        trail.hold(not moves or seat in state.deciders, f"seat {seat} may not decide, but has moves")
        must = seat == state.turn or state.sealed >> seat & 1
        trail.hold(bool(moves) or not must, f"seat {seat} must decide and has no move")
        ids = [move.id for move in moves]
        trail.hold(len(ids) == len(set(ids)), f"seat {seat} is offered a move twice")


def check_serial_order(trail: Trail) -> None:
    """In both orders every caller is asked once before the turn, if it keeps silent; in a race anyone may be first,
    but in a game where calls come first in any order."""
    state = trail.state
    callers = {seat for seat in range(trail.game.players) if state.callers >> seat & 1}
    if state.over or state.sealed != 0:
        return
    turn = {int(state.turn)} - {-1}
    waiting = callers - turn or turn
    for order, first in (("race", waiting if trail.game.calls_first else callers | turn), ("calls_first", waiting)):
        seen = set()
        for _ in range(DRAWS * trail.game.players):
            fresh = state.clone()
            fresh.asking = -1
            fresh.silent = 0
            seen.add(fresh.asked(trail.chance, order))
        trail.same(seen, first, f"who comes first in the order {order} and who may")
    if turn and callers - turn:
        quiet = state.clone()
        quiet.silent = 0
        quiet.asking = -1
        asked = []
        while quiet.silent & quiet.callers != quiet.callers & ~(1 << quiet.turn):
            seat = quiet.asked(trail.chance, "calls_first")
            asked.append(seat)
            trail.hold(len(asked) <= trail.game.players, f"callers are asked again and again: {asked}")
            trail.hold(quiet.silence_open(seat), f"caller {seat} may not keep silent")
            quiet.push(seat, SILENCE)
        trail.same(sorted(asked), sorted(callers - turn), "the callers and those who were asked")
        trail.hold(quiet.asked(Seeded(0)) == quiet.turn, "all callers are silent, and the turn is not asked")
        trail.same(str(quiet), str(state), "the state before and after silence")
