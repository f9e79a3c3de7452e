"""Why a move is not allowed in Yassa: the clause and the sentence for everything that can go wrong."""

from __future__ import annotations

from koloda.games.yassa_cards import COLOURS, WILD_FOUR
from koloda.games.yassa_rules import ACCEPT, CHECK, DRAW, LAY, ONE_CARD, PASS, READY
from koloda.games.yassa_table import DRAWN, TURN, UNDER_FOUR, UNDER_TWO, WAITING, YassaTable
from koloda.kernel.cells import i64
from koloda.kernel.errors import Reason
from koloda.kernel.moves import Move


def why(table: YassaTable, seat: i64, move: Move) -> Reason | None:
    """The rule against a move of a seat that may decide."""
    if table.phase == WAITING:
        return Reason("YAS-12", "say_ready_first")
    if move.kind == ONE_CARD:
        return Reason("YAS-13", "not_on_yourself" if table.forgot == seat else "nobody_forgot")
    if move.kind == LAY:
        return why_card(table, seat, move)
    if move.kind == READY:
        return Reason("YAS-12", "nobody_waits")
    if seat != table.turn:
        return Reason("YAS-4", "not_your_turn")
    return why_words(table, move)


def why_words(table: YassaTable, move: Move) -> Reason | None:
    """What the seat in turn may not say or draw."""
    attacked = table.phase == UNDER_TWO or table.phase == UNDER_FOUR
    if move.kind == PASS:
        return Reason("YAS-5", "pass_after_drawing")
    if move.kind == ACCEPT:
        return Reason("YAS-7", "nothing_to_accept")
    if move.kind == CHECK:
        return Reason("YAS-11", "no_bluffing" if table.phase == UNDER_FOUR else "nothing_to_check")
    if move.kind == DRAW and attacked:
        return Reason("YAS-7" if table.phase == UNDER_TWO else "YAS-10", "answer_or_accept")
    if table.phase == DRAWN:
        return Reason("YAS-5", "drawn_already")
    if table.rules.may_draw:
        return Reason("YAS-17", "nothing_to_draw")
    return Reason("YAS-5", "must_lay")


def why_card(table: YassaTable, seat: i64, move: Move) -> Reason:
    """What forbids a card, or the "Yassa!" said with it."""
    face = move.face
    text = table.game.faces[face]
    apart = table.held(table.players + seat, face) > 0
    if table.held(seat, face) == 0 and not apart:
        return Reason("YAS-5", "not_in_hand", {"card": text})
    if seat != table.turn:
        reason = why_twin(table, seat, face)
    elif table.phase == TURN or table.phase == DRAWN:
        reason = why_turn(table, seat, face, apart)
    else:
        reason = why_answer(table, face)
    if reason is None or table.rules.penalties:
        return Reason("YAS-13", "yassa_too_soon", {"n": str(table.left(seat))})
    return reason


def why_twin(table: YassaTable, seat: i64, face: i64) -> Reason | None:
    """What forbids a card out of turn."""
    top = table.top(table.rules.discard)
    parts = {"card": table.game.faces[top]}
    if table.twins >> seat & 1:
        return None if face == top else Reason("YAS-14", "only_the_twin", parts)
    if table.twins != 0 and table.rules.intervention:
        return Reason("YAS-14", "not_on_your_own", parts)
    if table.twins != 0:
        return Reason("YAS-6", "only_the_skipped", parts)
    if not table.rules.intervention:
        return Reason("YAS-14", "no_intervention")
    return Reason("YAS-14", "no_twin_left", parts)


def why_turn(table: YassaTable, seat: i64, face: i64, apart: bool) -> Reason | None:
    """What forbids a card in turn."""
    if table.phase == DRAWN and not apart:
        return Reason("YAS-5", "only_the_drawn", {"card": table.game.faces[face]})
    if not table.fits(face):
        parts = {"card": table.game.faces[face], "top": table.game.faces[table.top(table.rules.discard)]}
        return Reason("YAS-5", "must_match", {**parts, "colour": COLOURS[table.colour()]})
    if face == WILD_FOUR and not table.rules.bluffing and not table.honest(seat):
        return Reason("YAS-10", "colour_in_hand", {"colour": COLOURS[table.colour()]})
    return None


def why_answer(table: YassaTable, face: i64) -> Reason | None:
    """What forbids a card under a Take Two or a Wild Take Four."""
    if table.answered_by(face):
        return None
    if table.phase == UNDER_TWO:
        return Reason("YAS-7", "only_take_two")
    return Reason("YAS-10", "only_that_take_two", {"colour": COLOURS[table.colour()]})
