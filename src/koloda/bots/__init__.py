"""The bots: each is handed what its seat may know and the answers open to it, never a state."""

from koloda.bots.bot import Bot, Random
from koloda.bots.greedy import Greedy
from koloda.kernel.errors import Malformed

BOTS: dict[str, type[Bot]] = {"random": Random, "greedy": Greedy}


def bots() -> list[str]:
    """The names of all bots."""
    return list(BOTS)


def bot(name: str) -> Bot:
    """A bot by name."""
    if name not in BOTS:
        raise Malformed("unknown_bot", f"there is no bot {name[:40]!r}; there are {', '.join(BOTS)}")
    return BOTS[name]()
