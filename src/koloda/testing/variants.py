"""The tables at which a game is tried: every number of players, both decks, every option's other values."""

from __future__ import annotations

from koloda.games import game
from koloda.kernel.game import Game
from koloda.kernel.options import Option, Value

Variant = tuple[int, dict[str, Value]]
"""A number of players and options."""


def other_values(option: Option, players: int) -> list[Value]:
    """What an option can be set to beside its default; of numbers and texts the ends that there are."""
    if option.kind == "bool":
        return [option.default is not True]
    if option.kind == "choice":
        return [word for word in option.choices if word != option.default]
    if option.kind == "seat":
        return [players - 1]
    if option.kind == "int":
        return [number for number in (option.low, min(option.high, option.low + 2)) if number != option.default]
    return []


def players_of(id: str) -> list[int]:
    """The numbers of players a game is for."""
    usual: Game = game(id)
    return list(range(usual.least, usual.most + 1))


def variants(id: str) -> list[Variant]:
    """Every number of players with the tiny deck, then each other value of each option, fewest and usual players."""
    found: list[Variant] = [(players, {"size": "tiny"}) for players in players_of(id)]
    for players in sorted({players_of(id)[0], game(id).players}):
        for option in game(id, players).option_list():
            for value in other_values(option, players):
                found.append((players, {"size": "tiny", option.name: value}))
    return found
