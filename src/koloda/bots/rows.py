"""To be written."""

from koloda.bots.bot import Random


class ElevenGreedy(Random):
    """To be written."""
