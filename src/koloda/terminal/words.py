"""What is typed at the prompt: a move in notation, its number, or a command."""

from __future__ import annotations

import errno
import sys
from contextlib import suppress
from typing import NamedTuple, TextIO

from koloda import texts
from koloda.kernel.errors import Malformed
from koloda.kernel.game import Game
from koloda.kernel.moves import Move

KEYS = dict(zip("йгрыі", "quhss", strict=True))
"""Letters on the keys of the one-letter commands, should another keyboard be switched on."""

COMMANDS = {
    "q": "quit", "quit": "quit", "exit": "quit",
    "u": "undo", "undo": "undo",
    "h": "help", "help": "help",
    "s": "scores", "scores": "scores",
    "why": "why", "rules": "rules", "lend": "lend",
}  # fmt: skip


class Typed(NamedTuple):
    """A line as understood: `move`, a command, or `silence` for an empty line; `unknown` when it is nothing."""

    kind: str
    rest: str = ""
    move: Move | None = None


def standard_input() -> TextIO:
    """The standard input, which a caller may have closed."""
    if sys.stdin is None:
        raise OSError(errno.EBADF, "it is closed, there is nothing to read from", "standard input")
    return sys.stdin


class Keyboard:
    """Lines from a terminal or a pipe; what comes through a pipe is echoed, so that the transcript can be read."""

    def __init__(self, source: TextIO | None = None) -> None:
        self.source = standard_input() if source is None else source
        self.echo = not self.source.isatty()
        if not self.echo:
            with suppress(ImportError):
                import readline  # noqa: F401

    def line(self, prompt: str) -> str | None:
        """The next line without its end; nothing once there are no more."""
        if not self.echo:
            try:
                return input(prompt).strip()
            except EOFError:
                print()
                return None
        print(prompt, end="", flush=True)
        typed = self.source.readline()
        print(typed.strip() if typed else "")
        return typed.strip() if typed else None


class Ear:
    """Understands lines for one game in one language."""

    def __init__(self, game: Game, lang: str) -> None:
        self.game = game
        self.lang = lang
        self.bare_numbers = any(move.text.isdigit() for move in game.table.moves)
        self.letters: dict[str, str] = {}
        for colour in game.colours:
            letter = texts.say(f"colour-letter-{colour}", lang)
            if letter:
                self.letters[letter.lower()] = colour[0].upper()
        self.folded: dict[str, Move | None] = {}
        """Moves by their text in small letters; none where two differ in capitals alone."""
        for move in game.table.moves:
            small = move.text.lower()
            self.folded[small] = None if small in self.folded else move

    def mark(self, i: int) -> str:
        """The number shown beside the i-th move: with a cross where a bare number is a card."""
        return f"#{i + 1}:" if self.bare_numbers else f"{i + 1}."

    def hear(self, line: str, moves: list[Move], silence: bool, numbered: dict[int, Move]) -> Typed:
        if not line:
            return Typed("silence" if silence else "empty")
        move = self.move(line, moves, numbered)
        if move is not None:
            return Typed("move", line, move)
        if line.startswith("?"):
            rest = line[1:].strip()
            return Typed("why" if rest else "list", rest)
        head, _, rest = line.partition(" ")
        command = COMMANDS.get(KEYS.get(head.lower(), head.lower()))
        if command is not None:
            return Typed(command, rest.strip())
        return Typed("unknown", line)

    def move(self, line: str, moves: list[Move], numbered: dict[int, Move]) -> Move | None:
        """The move a line means, legal or not; a number counts as a card where the game has such cards."""
        if line.startswith("#"):
            return self.chosen(line[1:], numbered)
        return self.written(line) or self.spoken(line, moves) or self.chosen(line.rstrip("."), numbered)

    def chosen(self, number: str, numbered: dict[int, Move]) -> Move | None:
        """The move that has been shown with this number."""
        return numbered.get(int(number[:6])) if number.isascii() and number.isdigit() else None

    def written(self, line: str) -> Move | None:
        for text in (line, self.upright(line)):
            try:
                return self.game.move(text)
            except Malformed:
                pass
        return self.folded.get(self.upright(line).lower())

    def upright(self, line: str) -> str:
        """Cards written in small letters, or with the language's own letters for colours, as notation has them."""
        tokens: list[str] = []
        for token in line.split():
            head = self.letters.get(token[0].lower())
            read = head + token[1:] if head is not None and len(token) > 1 else token
            tokens.append(read.upper() if read.upper() in self.game.face_of else read)
        return " ".join(tokens)

    def spoken(self, line: str, moves: list[Move]) -> Move | None:
        """A move on offer by the words shown beside it."""
        for move in moves:
            if texts.said(self.game, move, self.lang).lower() == line.lower():
                return move
        return None
