"""To be written."""

from koloda.bots.bot import Random


class DonkeyGreedy(Random):
    """To be written."""


class FoxesGreedy(Random):
    """To be written."""
