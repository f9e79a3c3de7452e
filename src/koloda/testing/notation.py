"""Text, both ways: positions, moves, and the table of moves that a screen offers by their parts."""

from __future__ import annotations

import json

from koloda.kernel.game import Game
from koloda.testing.trail import Trail, texts


def check_position_text(trail: Trail) -> None:
    """A position's text leads back to the same position with the same legal moves."""
    state = trail.state
    read = trail.game.position(str(state))
    trail.same(str(state), str(read), "a position and the same position read from its text")
    trail.same(state.deciders, read.deciders, "who may decide in a position and in the one read from its text")
    for seat in state.deciders:
        trail.same(texts(state.moves(seat)), texts(read.moves(seat)), "moves in a position and one read from its text")


def check_table(game: Game) -> None:
    """Every move is found by its text and by its number, and no two have the same parts."""
    parts: dict[str, str] = {}
    for number, move in enumerate(game.table.moves):
        assert move.id == number, f"{game.id}: the move {move.text!r} stands at {number}, its number is {move.id}"
        assert move.text == " ".join(move.text.split()), f"{game.id}: the text {move.text!r} has stray spaces"
        assert "_" not in move.text, f"{game.id}: the text {move.text!r} has a _, which stands for a space in positions"
        assert game.move(game.text(move)) is move, f"{game.id}: {move.text!r} does not lead back to the move"
        described = game.describe(move)
        said = json.dumps({name: part for name, part in described.items() if name != "text"}, sort_keys=True)
        assert said not in parts, f"{game.id}: {move.text!r} and {parts[said]!r} have the same parts: {said}"
        parts[said] = move.text
