"""Why a move is not allowed in Tugriks: the clause, and what a sentence about it has to name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from koloda.games.tugriks_moves import CHECK, DRAW, KEEP, OWE, PAY, STAND
from koloda.kernel.cells import i64
from koloda.kernel.errors import Reason
from koloda.kernel.moves import Move

if TYPE_CHECKING:
    from koloda.games.tugriks import TugriksState


def why_not(state: TugriksState, seat: i64, move: Move) -> Reason:
    """The rule that forbids a move to a seat that may decide."""
    if move.kind == OWE:
        return why_no_debt(state, seat)
    if seat != state.turn:
        return Reason("TUG-5", "not_your_turn")
    if move.kind <= STAND:
        return why_not_lay(state, seat, move)
    if move.kind == CHECK:
        return why_no_check(state, seat)
    return why_not_end(state, seat, move)


def why_no_debt(state: TugriksState, seat: i64) -> Reason:
    if not state.rules.manual_pay:
        return Reason("TUG-17", "pays_by_itself")
    return Reason("TUG-17", "own_debt" if seat == state.unpaid else "nobody_owes")


def why_no_check(state: TugriksState, seat: i64) -> Reason:
    if not state.rules.honour:
        return Reason("TUG-16", "must_is_enforced")
    if state.size[state.players + seat] > 0 or state.again:
        return Reason("TUG-16", "check_comes_first")
    return Reason("TUG-16", "nobody_to_check")


def why_not_end(state: TugriksState, seat: i64, move: Move) -> Reason:
    rules = state.rules
    drawn = state.size[state.players + seat] > 0
    if drawn and not rules.honour and state.holds_fitting(state.players + seat):
        return Reason("TUG-7", "must_lay_drawn")
    if drawn:
        if move.kind == PAY:
            return Reason("TUG-17", "pays_by_itself")
        return Reason("TUG-7", "drawn_already")
    if not rules.honour and state.holds_fitting(seat):
        return Reason("TUG-7", "must_lay")
    if move.kind == KEEP:
        return Reason("TUG-7", "nothing_drawn")
    if state.size[rules.stock] > 0:
        return Reason("TUG-7", "draw_first")
    if move.kind == DRAW:
        return Reason("TUG-7", "stock_is_empty")
    return Reason("TUG-7", "nothing_to_pay" if move.kind == PAY else "must_pay")


def why_not_lay(state: TugriksState, seat: i64, move: Move) -> Reason:
    rules = state.rules
    rows = state.rowing
    colour = move.n
    parts = {"colour": rules.colours[colour], "card": rules.faces[move.face]}
    drawn = state.size[state.players + seat] > 0
    if drawn and state.held(state.players + seat, move.face) == 0:
        return Reason("TUG-16", "only_the_drawn_card", parts)
    if not drawn and state.held(seat, move.face) == 0:
        return Reason("TUG-5", "not_in_hand", parts)
    if state.owed > 0 and colour != state.named:
        clause = "TUG-11" if move.face == rows.choice else "TUG-10"
        return Reason(clause, "only_colour", {"colour": rules.colours[state.named], "n": str(state.owed)})
    if state.bound_row >= 0 and colour != state.bound_row and move.face != rows.choice and state.owed == 0:
        return Reason("TUG-13", "only_row", {"colour": rules.colours[state.bound_row]})
    if not state.started(colour) and (move.kind == STAND or move.face - colour * rows.length != rows.five):
        return Reason("TUG-4", "row_not_started", parts)
    return why_not_there(state, seat, move, parts)


def why_not_there(state: TugriksState, seat: i64, move: Move, parts: dict[str, str]) -> Reason:
    rows = state.rowing
    place = move.other if move.kind == STAND else move.face - move.n * rows.length
    parts["place"] = state.rules.faces[move.n * rows.length + place]
    if state.stands[move.n] >> place & 1 and move.kind == STAND:
        return Reason("TUG-5", "only_the_real_card", parts)
    covers = state.stands[move.n] >> place & 1 != 0
    if state.filled[move.n] >> place & 1 and not covers:
        return Reason("TUG-5", "place_is_filled", parts)
    if not covers and not state.open_places(move.n, state.ends_lying()) >> place & 1:
        return Reason("TUG-6", "not_next", parts)
    if move.other < 0:
        return Reason("TUG-10", "name_a_colour", parts)
    if state.size[seat] == 1 and state.size[state.players + seat] == 0:
        return Reason("TUG-15", "last_card_names_nothing", parts)
    return Reason("TUG-10", "row_is_complete", {"colour": state.rules.colours[move.other]})
