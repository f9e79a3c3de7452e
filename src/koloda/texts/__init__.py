"""Every sentence a person reads, in English, Russian and Ukrainian.

The engine names clauses, reasons, events and options by keys; this room turns them into sentences. What
nobody has translated is said in English, and what nobody has written at all in plain words made from its
key, so that the games of others can be played too.
"""

from koloda.kernel.game import Fact
from koloda.texts.sentences import (
    Clause,
    cards,
    clause,
    fact,
    made_of,
    name,
    names_of,
    note,
    option,
    pitch,
    place,
    rules,
    rules_taken_over,
    said,
    seat_fact,
    story,
    tell,
    why,
    word,
)
from koloda.texts.shelf import LANGUAGES, clause_ids, language, learn, say

__all__ = [
    "LANGUAGES",
    "Clause",
    "Fact",
    "cards",
    "clause",
    "clause_ids",
    "fact",
    "language",
    "learn",
    "made_of",
    "name",
    "names_of",
    "note",
    "option",
    "pitch",
    "place",
    "rules",
    "rules_taken_over",
    "said",
    "say",
    "seat_fact",
    "story",
    "tell",
    "why",
    "word",
]
