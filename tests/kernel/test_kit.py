"""The conformance kit finds the faults it is there for: each game below breaks one promise."""

from __future__ import annotations

import pytest

import koloda
from koloda.kernel.cells import i64
from koloda.kernel.errors import Reason
from koloda.kernel.game import Game
from koloda.kernel.moves import Move, Offer
from koloda.kernel.state import State
from koloda.testing import Trail, check_arrangements, conform
from nineteenth import Pounce, PounceState


def table(made: type[PounceState], size: str = "full") -> Game:
    """Pounce for three, with these states."""

    class Broken(Pounce):
        def blank(self) -> State:
            return made(self)

    return Broken(3, {"size": size})


class LosesACard(PounceState):
    def act(self, seat: i64, move: Move) -> None:
        super().act(seat, move)
        if not self.over and self.size[self.layout.count - 1] > 0:
            face = next(face for face in range(int(self.faces)) if self.held(self.layout.count - 1, face) > 0)
            self.count[(self.layout.count - 1) * self.faces + face] -= 1


class TellsOfAHand(PounceState):
    """A public number that depends on what somebody holds."""

    def unseal(self) -> None:
        super().unseal()
        self.fines[0] = int(self.held(0, 0) + self.held(0, 1))


class OffersByAnothersHand(PounceState):
    def offer(self, seat: i64, offer: Offer) -> None:
        if self.turn < 0 or seat == self.turn or self.held((seat + 1) % 3, 0) == 0:
            super().offer(seat, offer)


class CallsOnlyWhoCan(PounceState):
    """A window that is open only to those who hold a certain card."""

    def open_calls(self, callers: i64) -> None:
        super().open_calls(sum([1 << seat for seat in range(3) if callers >> seat & 1 and self.held(seat, 0) > 0]))


class SharesAList(PounceState):
    def copy_facts(self, twin: State) -> None:
        assert isinstance(twin, PounceState)
        twin.fines = self.fines


class ForgetsAFact(PounceState):
    """A public number that is not among the facts, so no text and no copy has it."""

    def __init__(self, game: Pounce) -> None:
        super().__init__(game)
        self.calls = 0

    def act(self, seat: i64, move: Move) -> None:
        super().act(seat, move)
        self.calls += 1

    def score(self) -> list[int]:
        return [points + self.calls for points in super().score()]

    def offer(self, seat: i64, offer: Offer) -> None:
        if self.calls < 1 or self.sealed >> seat & 1 == 0:
            super().offer(seat, offer)
            return
        face = next(face for face in range(int(self.faces)) if self.held(seat, face) > 0)
        offer.add(face)


class NeverEnds(PounceState):
    def finish(self) -> None:
        self.clear()
        self.deal([])


class GivesNoReason(PounceState):
    def why(self, seat: i64, move: Move) -> Reason | None:
        return None


class SaysForcedWhatIsNot(PounceState):
    def forced(self) -> Move | None:
        return self.game.move("take") if self.turn >= 0 else None


class MovesWhoMayNot(PounceState):
    def fill(self, seat: i64, offer: Offer) -> None:
        offer.n = 0
        if not self.over:
            self.offer(seat, offer)


@pytest.mark.parametrize(
    ("made", "complaint"),
    [
        (LosesACard, "cards"),
        (TellsOfAHand, "views differ"),
        (OffersByAnothersHand, "legal moves"),
        (CallsOnlyWhoCan, "who may decide|views differ"),
        (SharesAList, "before and after|played again from its log differ"),
        (ForgetsAFact, "moves in a position and one read from its text|legal moves in state and"),
        (NeverEnds, "did not end|cards"),
        (GivesNoReason, "reason of last resort"),
        (SaysForcedWhatIsNot, "forced"),
        (MovesWhoMayNot, "may not decide, but has moves|is asked and has no answer"),
    ],
)
def test_the_kit_finds_a_broken_promise(made: type[PounceState], complaint: str) -> None:
    with pytest.raises(AssertionError, match=complaint):
        conform(table(made), rounds=100, limit=500)


def test_the_kit_is_content_with_the_game_as_it_is() -> None:
    account = conform(table(PounceState, "tiny"), rounds=60, limit=500)
    assert account.rounds == 60
    assert account.twin_steps > 0 and account.arrangements > 0


class TwoOfAName(Pounce):
    """Two moves with the same parts."""

    def set_up(self) -> None:
        super().set_up()
        self.table.add("grab", "take", kind=1)


def test_the_kit_finds_moves_that_a_screen_could_not_tell_apart() -> None:
    with pytest.raises(AssertionError, match="'grab' and 'take' have the same parts"):
        conform(TwoOfAName(3), rounds=1)


def test_a_complaint_says_how_to_come_there_again() -> None:
    with pytest.raises(AssertionError) as caught:
        conform(table(GivesNoReason), rounds=5, seed=3)
    said = str(caught.value)
    assert "match seed 3" in said and "log:" in said and "position: pounce" in said


def test_far_too_many_deals_are_not_counted_to_the_end() -> None:
    """Twelve cards in a grid lie there in 479,001,600 ways."""
    trail = Trail(koloda.game("memory", 2, size="tiny"), 1)
    assert check_arrangements(trail, None) == 0


def test_a_card_known_to_be_in_one_pile_is_not_looked_for_in_others() -> None:
    """Eleven unknown cards, the first of them known to be in the last hand: laid elsewhere it is in vain."""
    game = koloda.game("black-peter", 6, size="tiny")
    hands = " ".join(f"hand{seat}=?2" for seat in range(1, 6))
    view = game.position(f"black-peter view=0 turn=1 hand0=Y6 {hands} aside=?1 in.hand5=R1")
    trail = Trail(game, 1)
    trail.match.state = game.resample(view, koloda.Seeded(1))
    assert str(trail.state.view(0)) == str(view)
    assert check_arrangements(trail, 0) == 0
