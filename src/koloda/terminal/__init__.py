"""The terminal game: any game against bots, in 80 columns, with or without colour, in three languages."""

from koloda.terminal.session import Session

__all__ = ["Session"]
