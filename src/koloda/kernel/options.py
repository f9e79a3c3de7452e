"""Options: what a table may agree on before the deal, each with a type, a default and the clause it changes."""

from __future__ import annotations

from koloda.kernel.errors import Malformed

Value = bool | int | str | None


class Option:
    """One option. `kind` is bool, int, choice, seat (a seat or "random") or text.

    The default may depend on a choice that stands before it in the list: `by` names it, and `defaults` has the
    default for each of its words.
    """

    def __init__(
        self,
        name: str,
        kind: str,
        default: Value,
        clause: str,
        *,
        low: int = 0,
        high: int = 0,
        choices: list[str] | None = None,
        optional: bool = False,
        by: str = "",
        defaults: dict[str, Value] | None = None,
    ) -> None:
        self.name = name
        self.kind = kind
        self.default = default
        self.clause = clause
        self.low = low
        self.high = high
        self.choices: list[str] = [] if choices is None else choices
        self.optional = optional
        self.by = by
        self.defaults: dict[str, Value] = {} if defaults is None else defaults

    def usual(self, read: dict[str, Value]) -> Value:
        """The default beside the options read so far."""
        return self.defaults[str(read[self.by])] if self.by else self.default

    def read(self, given: object, players: int) -> Value:
        """The value as the game will use it; accepts its own type or that type written as text."""
        if self.optional and (given is None or given == "none"):
            return None
        if self.kind == "bool":
            return self.read_bool(given)
        if self.kind == "int":
            return self.read_int(given, self.low, self.high)
        if self.kind == "seat":
            return "random" if given == "random" else self.read_int(given, 0, players - 1)
        if isinstance(given, str):
            if self.kind == "text" or given in self.choices:
                return given
        raise self.wrong(given, "text" if self.kind == "text" else "one of " + ", ".join(self.choices))

    def read_bool(self, given: object) -> bool:
        if given is True or given is False:
            return given is True
        if isinstance(given, str) and given.lower() in ("true", "yes", "on", "1"):
            return True
        if isinstance(given, str) and given.lower() in ("false", "no", "off", "0"):
            return False
        raise self.wrong(given, "true or false")

    def read_int(self, given: object, low: int, high: int) -> int:
        number = -1
        if given is True or given is False:
            raise self.wrong(given, f"a whole number from {low} to {high}")
        if isinstance(given, int):
            number = given
        elif isinstance(given, str) and given.isascii() and given.isdigit() and len(given) < 10:
            number = int(given)
        else:
            raise self.wrong(given, f"a whole number from {low} to {high}")
        if number < low or number > high:
            raise self.wrong(given, f"a whole number from {low} to {high}")
        return number

    def wrong(self, given: object, wanted: str) -> Malformed:
        shown = repr(given)
        if len(shown) > 40:
            shown = shown[:40] + "…"
        also = " or none" if self.optional else ""
        return Malformed("option", f"option {self.name}: {shown} is not {wanted}{also}")


def switch(name: str, default: bool, clause: str) -> Option:
    return Option(name, "bool", default, clause)


def number(name: str, default: int | None, clause: str, low: int, high: int, *, optional: bool = False) -> Option:
    return Option(name, "int", default, clause, low=low, high=high, optional=optional)


def number_by(name: str, by: str, defaults: dict[str, Value], clause: str, low: int, high: int) -> Option:
    """A whole number whose default depends on a choice; the first of the defaults belongs to its usual word."""
    return Option(name, "int", next(iter(defaults.values())), clause, low=low, high=high, by=by, defaults=defaults)


def choice(name: str, choices: list[str], clause: str) -> Option:
    """One of several words; the first is the default."""
    return Option(name, "choice", choices[0], clause, choices=choices)


def seat(name: str, clause: str) -> Option:
    """A seat, or `random`, which is the default."""
    return Option(name, "seat", "random", clause)
