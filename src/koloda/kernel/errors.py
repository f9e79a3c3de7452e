"""What can be wrong with a request: it cannot be read, the rules forbid it, or it comes too late."""

from __future__ import annotations


class Reason:
    """Why something is not allowed: the clause, a key for the sentence, and the parts the sentence names."""

    def __init__(self, clause: str, key: str, parts: dict[str, str] | None = None) -> None:
        self.clause = clause
        self.key = key
        self.parts: dict[str, str] = {} if parts is None else parts

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Reason)
            and self.clause == other.clause
            and self.key == other.key
            and self.parts == other.parts
        )

    def __hash__(self) -> int:
        return hash((self.clause, self.key))

    def __repr__(self) -> str:
        return f"Reason({self.clause!r}, {self.key!r}, {self.parts!r})"


class KolodaError(ValueError):
    """The common root; `code` is stable and meant for programs."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class Malformed(KolodaError):
    """The request cannot be read: unknown game, option, move, card or position."""


class Illegal(KolodaError):
    """The rules forbid it; `reason` says which clause and why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.key, f"{reason.clause}: {reason.key.replace('_', ' ')}")
        self.reason = reason


class Stale(KolodaError):
    """The move was made for a question that has been closed since; `version` is the table's present one."""

    def __init__(self, at: int, version: int) -> None:
        super().__init__("stale", f"made for version {at}, the table is at {version}")
        self.at = at
        self.version = version
