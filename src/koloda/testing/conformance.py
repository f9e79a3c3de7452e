"""All checks together, on random matches of one game."""

from __future__ import annotations

from koloda.kernel.game import Game
from koloda.testing.deals import check_arrangements
from koloda.testing.events import check_events
from koloda.testing.notation import check_position_text, check_table
from koloda.testing.order import check_deciders, check_serial_order
from koloda.testing.places import check_cards, check_claims, check_facts
from koloda.testing.refusals import check_reasons, check_refusals
from koloda.testing.replays import check_clone, check_match_replay
from koloda.testing.trail import Trail, viewers
from koloda.testing.twins import check_twins
from koloda.testing.views import check_forced, check_views


class Account:
    """What was looked at: rounds, answers, the longest round, twins' common steps, enumerated deals."""

    def __init__(self) -> None:
        self.rounds = 0
        self.answers = 0
        self.longest = 0
        self.twin_steps = 0
        self.arrangements = 0

    def __repr__(self) -> str:
        return (
            f"{self.rounds} rounds, {self.answers} answers, the longest {self.longest}; "
            f"{self.twin_steps} steps of twins, {self.arrangements} deals enumerated"
        )


def conform(game: Game, rounds: int = 10, seed: int = 0, every: int = 1, limit: int = 100_000) -> Account:
    """Play so many random rounds and check one position in `every` (the quick checks: all of them)."""
    account = Account()
    check_table(game)
    while account.rounds < rounds:
        trail = Trail(game, seed)
        conform_match(trail, account, rounds, every, limit)
        check_match_replay(trail)
        seed += 1
    return account


def conform_match(trail: Trail, account: Account, rounds: int, every: int, limit: int) -> None:
    """One match, or as much of it as there are rounds to play."""
    while True:
        steps = 0
        check_position(trail, account)
        while not trail.state.over:
            trail.hold(steps < limit, f"the round did not end within {limit} answers")
            trail.step()
            steps += 1
            check_cards(trail)
            check_facts(trail)
            if trail.below(every) == 0 or trail.state.over:
                check_position(trail, account)
        check_scores(trail)
        account.rounds += 1
        account.answers += steps
        account.longest = max(account.longest, steps)
        if trail.match.over or account.rounds >= rounds:
            return
        trail.match.deal()


def check_position(trail: Trail, account: Account) -> None:
    """What must hold of any position; the dear checks take turns."""
    state = trail.state
    check_cards(trail)
    check_facts(trail)
    check_deciders(trail)
    everyone = viewers(trail.game)
    for viewer in {everyone[trail.below(len(everyone))], *state.deciders[:1]}:
        check_views(trail, viewer)
    turn = trail.below(8)
    if turn == 0:
        check_claims(trail)
        check_views(trail, None)
        check_forced(trail)
    elif turn == 1:
        check_reasons(trail)
    elif turn == 2:
        check_refusals(trail)
    elif turn == 3:
        check_position_text(trail)
        check_clone(trail)
    elif turn == 4:
        check_serial_order(trail)
    elif turn == 5 and not state.over:
        account.twin_steps += check_twins(trail, trail.below(trail.game.players))
    elif turn == 6 and trail.game.tiny and trail.below(4) == 0:
        account.arrangements += check_arrangements(trail, everyone[trail.below(len(everyone))])
    elif turn == 7 and not state.over:
        check_events(trail)


def check_scores(trail: Trail) -> None:
    """A finished round has a score a seat, and returns in the same order of merit."""
    scores, returns = trail.state.scores, trail.state.returns
    trail.hold(len(scores) == len(returns) == trail.game.players, f"{scores} and {returns} are not one number a seat")
    trail.hold(not trail.state.deciders, "the round is over, and somebody may decide")
