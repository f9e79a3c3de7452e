"""Koloda: card games played by their own written rules."""

import os

__version__ = "0.1.0"

# This comes before any other import of koloda: it decides what those imports load.
if os.environ.get("KOLODA_PURE", "") not in ("", "0"):
    from koloda._pure import install

    install()
    del install
del os

# The public API; nothing heavy (the command line, the texts) is imported here.
from koloda.games import game, games, register  # noqa: E402
from koloda.kernel.chance import Chance, Seeded, Stream  # noqa: E402
from koloda.kernel.errors import Illegal, KolodaError, Malformed, Reason, Stale  # noqa: E402
from koloda.kernel.moves import SILENCE, Move  # noqa: E402

__all__ = [
    "SILENCE",
    "Chance",
    "Illegal",
    "KolodaError",
    "Malformed",
    "Move",
    "Reason",
    "Seeded",
    "Stale",
    "Stream",
    "__version__",
    "engine",
    "game",
    "games",
    "register",
]


def engine() -> str:
    """How the engine runs in this process: "compiled" or "interpreted"."""
    from importlib.machinery import EXTENSION_SUFFIXES
    from importlib.util import find_spec

    spec = find_spec("koloda.kernel.state")
    origin = (spec.origin if spec is not None else None) or ""
    return "compiled" if origin.endswith(tuple(EXTENSION_SUFFIXES)) else "interpreted"
