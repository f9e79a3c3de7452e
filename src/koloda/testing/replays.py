"""Played again, the same: logs, copies."""

from __future__ import annotations

from koloda.testing.trail import Trail, replayed


def check_clone(trail: Trail) -> None:
    """A copy is equal, plays on in the same way, and neither feels what happens to the other."""
    state = trail.state
    before = str(state)
    views = [str(state.view(seat)) for seat in range(trail.game.players)]
    one, two = state.clone(), state.clone()
    trail.same(before, str(one), "a state and its copy")
    trail.same(views, [str(one.view(seat)) for seat in range(trail.game.players)], "views of a state and of its copy")
    told = state.clone()
    told.set_facts(state.facts())
    trail.same(told.facts(), state.facts(), "facts taken over and facts told")
    trail.same(one.facts(), state.facts(), "facts copied and facts told")
    for _ in range(4):
        if one.over:
            break
        seat = one.asked(trail.chance)
        answers = one.answers(seat)
        move = answers[trail.below(len(answers))]
        one.push(seat, move)
        two.push(seat, move)
        trail.same(str(one), str(two), f"two copies after {seat}:{move.text}")
    trail.same(before, str(state), "a state before and after its copies were played on")
    after = [str(state.view(seat)) for seat in range(trail.game.players)]
    trail.same(views, after, "views before and after copies played")


def check_match_replay(trail: Trail) -> None:
    """The log of a match leads to the same cards, results and totals, and to the same knowledge."""
    twin = replayed(trail)
    trail.same(str(trail.state), str(twin.state), "a match and the match played again from its log")
    trail.same(trail.match.results, twin.match.results, "results, and those of the match played again")
    trail.same(trail.match.totals, twin.match.totals, "totals, and those of the match played again")
    for seat in range(trail.game.players):
        mine, again = str(trail.state.view(seat)), str(twin.state.view(seat))
        trail.same(mine, again, f"seat {seat}'s view, and the one played again")
    if trail.match.over:
        trail.same(trail.match.winners, twin.match.winners, "winners, and those of the match played again")
