"""Does a game keep the engine's promises? Checks for every game, those of others included.

    from koloda.testing import conform
    conform(MyGame(players=3), rounds=50)

`conform` plays random matches and holds every position against the contract; the single checks can be
called by themselves. A broken promise is an AssertionError that says how to see it again.
"""

from koloda.testing.conformance import Account, conform
from koloda.testing.deals import check_arrangements
from koloda.testing.digests import match_digest, table_digest
from koloda.testing.events import check_events
from koloda.testing.notation import check_position_text, check_table
from koloda.testing.order import check_deciders, check_serial_order
from koloda.testing.places import check_cards, check_claims, check_facts
from koloda.testing.refusals import check_reasons, check_refusals
from koloda.testing.replays import check_clone, check_match_replay
from koloda.testing.trail import Trail
from koloda.testing.twins import check_twins
from koloda.testing.variants import players_of, variants
from koloda.testing.views import check_forced, check_views

__all__ = [
    "Account",
    "Trail",
    "check_arrangements",
    "check_cards",
    "check_claims",
    "check_clone",
    "check_deciders",
    "check_events",
    "check_facts",
    "check_forced",
    "check_match_replay",
    "check_position_text",
    "check_reasons",
    "check_refusals",
    "check_serial_order",
    "check_table",
    "check_twins",
    "check_views",
    "conform",
    "match_digest",
    "players_of",
    "table_digest",
    "variants",
]
