"""Short fingerprints of what must never change unnoticed."""

from __future__ import annotations

import hashlib

from koloda.kernel.game import Game
from koloda.testing.trail import Trail


def table_digest(game: Game) -> str:
    """A fingerprint of the table of moves: numbers, texts, parts."""
    lines = [f"{move.id} {sorted(game.describe(move).items())}" for move in game.table.moves]
    return fingerprint("\n".join(lines))


def match_digest(game: Game, seed: int, rounds: int = 3) -> str:
    """A fingerprint of a random match, up to so many rounds: every position, every seat's view at the round's end."""
    trail = Trail(game, seed)
    lines: list[str] = []
    for number in range(rounds):
        while not trail.state.over:
            lines.append(str(trail.state))
            trail.step()
        lines += [str(trail.state), str(trail.state.scores), str(trail.match.totals)]
        lines += [str(trail.state.view(seat)) for seat in range(game.players)]
        if trail.match.over:
            lines.append(str(trail.match.winners))
            break
        if number + 1 < rounds:
            trail.match.deal()
    lines += [f"{entry.kind} {entry.seat} {entry.text} {entry.to} {entry.number}" for entry in trail.match.entries]
    return fingerprint("\n".join(lines))


def fingerprint(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:24]
