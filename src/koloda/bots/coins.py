"""To be written."""

from koloda.bots.bot import Random


class TugriksGreedy(Random):
    """To be written."""
