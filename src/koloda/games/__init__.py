"""The games: one module each, found by id. Others join through the entry point group `koloda.games`."""

from importlib import import_module
from importlib.metadata import entry_points

from koloda.kernel.errors import Malformed
from koloda.kernel.game import Game

BUILT_IN = {
    "donkey": "koloda.games.donkey:Donkey",
    "foxes": "koloda.games.foxes:Foxes",
    "yassa": "koloda.games.yassa:Yassa",
    "tugriks": "koloda.games.tugriks:Tugriks",
    "eleven": "koloda.games.eleven:Eleven",
    "variable-start": "koloda.games.variable_start:VariableStart",
    "lottery": "koloda.games.lottery:Lottery",
    "heap": "koloda.games.heap:Heap",
    "cheat": "koloda.games.cheat:Cheat",
    "guess": "koloda.games.guess:Guess",
    "sleepyhead": "koloda.games.sleepyhead:Sleepyhead",
    "war": "koloda.games.war:War",
    "harvest": "koloda.games.harvest:Harvest",
    "snap": "koloda.games.snap:Snap",
    "quartet": "koloda.games.quartet:Quartet",
    "black-peter": "koloda.games.black_peter:BlackPeter",
    "memory": "koloda.games.memory:Memory",
    "double-start": "koloda.games.double_start:DoubleStart",
}

joined: dict[str, type[Game]] = {}


def register(id: str, rules: type[Game]) -> None:
    """Add a game of one's own under an id, for this process."""
    if id in BUILT_IN:
        raise Malformed("unknown_game", f"{id!r} is the id of a built-in game")
    joined[id] = rules


def games() -> list[str]:
    """The ids of all games: the built-in ones, then those that joined."""
    others = {*joined, *(point.name for point in entry_points(group="koloda.games"))}
    return [*BUILT_IN, *sorted(others - BUILT_IN.keys())]


def rules_of(id: str) -> type[Game]:
    """The class of a game's rules."""
    if id in joined:
        return joined[id]
    if id in BUILT_IN:
        module, _, name = BUILT_IN[id].partition(":")
        found: type[Game] = getattr(import_module(module), name)
        return found
    for point in entry_points(group="koloda.games"):
        if point.name == id:
            loaded: type[Game] = point.load()
            return loaded
    raise Malformed("unknown_game", f"there is no game {str(id)[:40]!r}; there are {', '.join(games())}")


def game(id: str, players: int | None = None, *, version: int | None = None, **options: object) -> Game:
    """A game with its players and options; a bad option is an error that names it."""
    for name, given in (("players", players), ("rules", version)):
        if given is not None and type(given) is not int:
            raise Malformed(name, f"{name}: {str(given)[:40]!r} is not a whole number")
    return rules_of(id)(players, options, version)
