"""A match: rounds one after another, totals, what is handed on, and the log that replays it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from koloda.kernel.cells import mypyc_attr
from koloda.kernel.chance import Chance, Seeded, Stream
from koloda.kernel.errors import Illegal, KolodaError, Malformed, Reason
from koloda.kernel.moves import SILENCE_ID, Move
from koloda.kernel.state import State

if TYPE_CHECKING:
    from koloda.kernel.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Chances:
    """Hands out each round's chance."""

    def round(self, number: int) -> Chance:
        raise NotImplementedError


class SeededChances(Chances):
    """Every round's chance from one seed."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def round(self, number: int) -> Chance:
        return Seeded(self.seed, number + 1)


class StreamChances(Chances):
    """Every round's chance from a secret and the seats' nonces."""

    def __init__(self, secret: bytes, nonces: list[bytes]) -> None:
        self.secret = secret
        self.nonces = nonces

    def round(self, number: int) -> Chance:
        return Stream(self.secret, self.nonces, number)


class Entry:
    """One line of a match's log: a move, a deal, a loan, that time is up, or a call of several seats at once.

    A tie has its seats in `seats` and what they called in `text`.
    """

    def __init__(
        self,
        kind: str,
        seat: int = -1,
        text: str = "",
        to: int = -1,
        number: int = 0,
        seats: list[int] | None = None,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.text = text
        self.to = to
        self.number = number
        self.seats: list[int] = [] if seats is None else seats


class Match:
    """Rounds of one game in a row. `state` is the round in progress, or the last one finished."""

    def __init__(self, game: Game, chances: Chances) -> None:
        self.game = game
        self.chances = chances
        self.totals = game.first_totals()
        self.results: list[list[int]] = []
        self.entries: list[Entry] = []
        self.time_up = False
        self.over = False
        self.carry: list[int] = []
        self.debts: list[int] = [0] * game.players
        self.state: State = self.next_round()
        self.settle_round()

    def next_round(self) -> State:
        chance = self.chances.round(len(self.results))
        if not self.results:
            self.carry = self.game.first_carry(chance)
        return self.game.deal(chance=chance, carry=self.carry)

    def apply(self, seat: int, move: Move, at: int = -1) -> None:
        """Carry out a checked move and log it; a round that ends is settled at once."""
        self.state.apply(seat, move, at)
        self.log(seat, move)

    def push(self, seat: int, move: Move) -> None:
        """The same for a move that is known to be legal, or an answer of the serial order."""
        self.state.push(seat, move)
        if move.id != SILENCE_ID:
            self.log(seat, move)

    def tie(self, seats: list[int], move: Move) -> None:
        """Several seats have made the same call at the same instant, says the table's clock."""
        self.state.apply_tie(seats, move)
        self.entries.append(Entry("tie", -1, move.text, seats=sorted(seats)))
        self.settle_round()

    def log(self, seat: int, move: Move) -> None:
        self.entries.append(Entry("move", seat, move.text))
        self.settle_round()

    def settle_round(self) -> None:
        """A round that has ended (with its deal, perhaps) is entered into the totals; it may be the match's last."""
        if self.state.over:
            self.results.append(self.state.scores)
            self.game.settle(self, self.state)
            self.carry = self.game.next_carry(self.state, self.carry)
            self.over = self.game.match_over(self)

    @property
    def between(self) -> bool:
        """Whether a round has ended and the next can be dealt."""
        return self.state.over and not self.over

    def deal(self) -> State:
        """Deal the next round."""
        if self.over:
            raise Illegal(Reason(self.game.end_clause, "match_over"))
        if not self.state.over:
            raise Illegal(Reason(self.game.end_clause, "round_not_over"))
        self.entries.append(Entry("deal"))
        heard = self.state.heard is not None
        self.state = self.next_round()
        if heard:
            self.state.listen()
        self.settle_round()
        return self.state

    def time_is_up(self) -> None:
        """The table's clock says that the agreed time is over: the round in progress is the last."""
        if self.game.options.get("minutes") is None:
            raise Malformed("no_clock", f"this {self.game.id} match is not played by the clock")
        if self.over:
            raise Illegal(Reason(self.game.end_clause, "match_over"))
        if self.time_up:
            return
        self.entries.append(Entry("time"))
        self.time_up = True
        if self.state.over:
            self.over = True

    def lend(self, lender: int, borrower: int, number: int) -> None:
        """A loan of coins between rounds."""
        for seat in (lender, borrower):
            if seat < 0 or seat >= self.game.players:
                raise Malformed("seat", f"there is no seat {seat}")
        if not self.between:
            raise Illegal(Reason(self.game.end_clause, "not_between_rounds"))
        reason = self.game.why_no_loan(self, lender, borrower, number)
        if reason is not None:
            raise Illegal(reason)
        self.entries.append(Entry("loan", lender, "", borrower, number))
        self.game.lend(self, lender, borrower, number)

    @property
    def winners(self) -> list[int]:
        """Who has won; several share it."""
        if not self.over:
            raise KolodaError("not_over", "the match is not over: nobody has won yet")
        return self.game.winners(self)
