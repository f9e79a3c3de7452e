"""To be written."""

from koloda.bots.bot import Random


class YassaGreedy(Random):
    """To be written."""
