"""Views: a state drawn from a view gives the same view, and what is legal can be told from the view alone."""

from __future__ import annotations

from koloda.kernel.state import State
from koloda.testing.trail import Trail, texts


def check_views(trail: Trail, viewer: int | None) -> None:
    """One viewer's round trip: view → resample → view, and back through text; the same legal moves in all of them."""
    game, state = trail.game, trail.state
    view = state.view(viewer)
    check_nothing_else(trail, view)
    drawn = game.resample(view, trail.chance)
    trail.same(str(view), str(drawn.view(viewer)), "a view and the view of a state drawn from it")
    trail.same(str(view), str(view.view(viewer)), "a view and the view of a view")
    trail.same(str(view), str(game.position(str(view))), "a view and the same view read from its text")
    read = game.resample(game.position(str(view)), trail.chance)
    trail.same(str(view), str(read.view(viewer)), "a view and the view of a state drawn from its text")
    trail.same(state.deciders, drawn.deciders, "who may decide in the state and in one drawn from a view")
    plain = state.view(viewer, memory=False)
    trail.same(str(plain), str(view.view(viewer, memory=False)), "what lies open in a state and in its view")
    bare = game.resample(plain, trail.chance)
    again = str(bare.view(viewer, memory=False))
    trail.same(str(plain), again, "a view without memory and that of a state drawn from it")
    if viewer is not None:
        legal = texts(state.moves(viewer))
        trail.same(legal, texts(view.moves()), "legal moves in state and view")
        trail.same(legal, texts(plain.moves()), "legal moves in state and view without memory")
        trail.same(legal, texts(drawn.moves(viewer)), "legal moves in state and a state drawn from the view")


def check_nothing_else(trail: Trail, view: State) -> None:
    """A view holds no chance, no events, nobody else's knowledge and nothing that is being put together unseen."""
    trail.hold(view.chance is None and view.heard is None, "a view holds chance or events")
    trail.hold(len(view.rows) == 0 and len(view.known) == 0, "a view holds what others know")
    trail.hold(len(view.picks) == 0 or view.turn == view.viewer, "a view shows what another seat picks")
    n = int(view.layout.count)
    for bounds in (view.least, view.most):
        rows = [[int(bound) for bound in bounds[seat * n : (seat + 1) * n]] for seat in range(trail.game.players + 1)]
        told = [row for seat, row in enumerate(rows) if seat != view.viewer]
        trail.hold(all([row == told[-1] for row in told]), "a view holds what another seat knows of sizes")


def check_forced(trail: Trail) -> None:
    """A publicly forced move is the only legal one of whoever may decide, and a spectator could have said so."""
    state = trail.state
    forced = state.forced()
    drawn = trail.game.resample(state.view(), trail.chance)
    other = drawn.forced()
    trail.same(
        None if forced is None else forced.text,
        None if other is None else other.text,
        "the forced move in the state and in one that looks the same to a spectator",
    )
    if forced is None:
        return
    for one in (state, drawn):
        trail.hold(len(one.deciders) > 0, f"{forced.text} is forced, but nobody may decide")
        for seat in one.deciders:
            trail.same(texts(one.moves(seat)), [forced.text], f"the legal moves of {seat} and the forced one")
