"""One round: the cards, who may decide, and what their decisions do.

A game's state adds its public numbers as attributes and says, in `deal`, `offer`, `act` and `score`,
what its rulebook says. It hides nothing: what is secret lies in a place, and the kernel knows who sees
which place. Decisions are of three kinds. A *turn*: `turn` is the seat that must act. *Calls*: the seats
in `callers` may speak. A *sealed* choice: the seats in `sealed` still have to choose, unseen; when the
last has chosen, `unseal` is called. All three are public and never depend on hands.

A move may be put together unseen: private steps are noticed by nobody and leave the version as it is; then
comes one public move.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from koloda.kernel.cards import Cards
from koloda.kernel.cells import append, i64, mypyc_attr, vec
from koloda.kernel.chance import Chance, NoChance
from koloda.kernel.errors import Illegal, KolodaError, Malformed, Reason, Stale
from koloda.kernel.events import MOVE, OVER, Event
from koloda.kernel.moves import CALL, PRIVATE, SILENCE, SILENCE_ID, Move, Offer

if TYPE_CHECKING:
    from koloda.kernel.game import Game

WHOLE: Final = -1
"""The `viewer` of a state that is no view."""


class Preview:
    """A public consequence of a move: what it would steal, complete or open, and where."""

    def __init__(self, key: str, seat: int = -1, place: int = -1, number: int = -1) -> None:
        self.key = key
        self.seat = seat
        self.place = place
        self.number = number

    def __repr__(self) -> str:
        return f"Preview({self.key!r}, seat={self.seat}, place={self.place}, number={self.number})"


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Cards):
    """A round in progress, or, when `viewer` is set, what one viewer may know of it."""

    def __init__(self, game: Game) -> None:
        super().__init__(game.layout)
        self.game = game
        self.players: i64 = game.layout.players
        self.viewer: i64 = WHOLE
        self.over = False
        self.turn: i64 = -1
        self.callers: i64 = 0
        self.sealed: i64 = 0
        self.chosen = vec[i64]()
        self.picks = vec[i64]()
        self.version: i64 = 0
        self.turn_at: i64 = 0
        self.call_at: i64 = 0
        self.seal_at: i64 = 0
        self.silent: i64 = 0
        self.steps: i64 = 0
        self.asking: i64 = -1

    # What a game says

    def deal(self, carry: list[int]) -> None:
        """Deal the round; `carry` is what the match hands on (a dealer, coins …), empty in the first round."""
        raise NotImplementedError

    def offer(self, seat: i64, offer: Offer) -> None:
        """Add the legal moves of a seat that may decide, calls included, using nothing it cannot see."""
        raise NotImplementedError

    def act(self, seat: i64, move: Move) -> None:
        """Carry out a legal move."""
        raise NotImplementedError

    def unseal(self) -> None:
        """Carry out the sealed choices, which stand in `chosen` by seat as move numbers."""
        raise NotImplementedError

    def act_privately(self, seat: i64, move: Move) -> None:
        """Carry out a private step; as a rule the seat in turn picks what its public move will use."""
        self.picks = append(self.picks, move.id)

    def tie(self, seats: i64, move: Move) -> None:
        """Carry out a call that the seats in this mask have made at the same instant, where `game.ties` knows it."""
        raise NotImplementedError

    def score(self) -> list[int]:
        """The finished round's result by seat, in the page's own points."""
        raise NotImplementedError

    def why(self, seat: i64, move: Move) -> Reason | None:
        """The rule that forbids a move to a seat that may decide, or a call to any seat at all."""
        return None

    def preview_move(self, seat: i64, move: Move) -> list[Preview]:
        """Public consequences of a move that a table may frame before it is made."""
        return []

    def forced(self) -> Move | None:
        """The only move that whoever may decide has, where anybody at the table could see that there is no other."""
        return None

    def facts(self) -> list[int]:
        """The game's public numbers, in the order of `game.facts`."""
        return []

    def set_facts(self, facts: list[int]) -> None:
        """Take over public numbers given in the same order."""

    def fault(self) -> str:
        """Why the public numbers of a position that was read cannot go together; empty when they can."""
        return ""

    # What a game's moves use

    def luck(self) -> Chance:
        """The round's source of chance."""
        if self.chance is None:
            raise NoChance()
        return self.chance

    def to_move(self, seat: i64) -> None:
        """From now on this seat has to act; what was picked for a move is put back."""
        if len(self.picks) > 0:
            self.picks = vec[i64]()
        self.turn = seat
        self.turn_at = self.version

    def open_calls(self, callers: i64) -> None:
        """From now on the seats in this mask may call."""
        self.callers = callers
        self.silent = 0
        self.steps = 0
        self.call_at = self.version

    def shut_calls(self) -> None:
        self.callers = 0
        self.silent = 0

    def step_aside(self, seat: i64, most: i64) -> None:
        """A private step where calls are open: after so many of them in this window they stand for silence."""
        self.steps += 1
        if self.steps >= most:
            self.silent |= 1 << seat
            self.asking = -1

    def ask_sealed(self, seats: i64) -> None:
        """The seats in this mask choose at once, unseen."""
        self.chosen = vec[i64]([-1] * int(self.players))
        self.sealed = seats
        self.seal_at = self.version

    def void_sealed(self) -> None:
        """Nobody has to choose any more; what was chosen is never revealed."""
        self.sealed = 0
        self.chosen = vec[i64]()

    def finish(self) -> None:
        """The round is over."""
        self.over = True
        self.turn = -1
        self.picks = vec[i64]()
        self.callers = 0
        self.void_sealed()
        if self.heard is not None:
            self.heard.append(Event(OVER))

    # Who may decide, and what

    @property
    def deciders(self) -> tuple[int, ...]:
        """The seats that may act now; empty once the round is over."""
        mask = self.callers | self.sealed
        if self.turn >= 0:
            mask |= 1 << self.turn
        return tuple([seat for seat in range(int(self.players)) if mask >> seat & 1])

    def may_decide(self, seat: i64) -> bool:
        return not self.over and (self.turn == seat or (self.callers | self.sealed) >> seat & 1 != 0)

    def fill(self, seat: i64, offer: Offer) -> None:
        """The legal moves of a seat as numbers, on a buffer used again and again."""
        offer.n = 0
        if self.may_decide(seat):
            self.offer(seat, offer)

    def moves(self, seat: int = -1) -> list[Move]:
        """The legal moves of a seat (of the viewer, in a view), calls included; may be empty for a decider."""
        if seat == -1:
            seat = int(self.viewer)
        if seat < 0 or seat != self.viewer:
            check_seat(seat, self.players)
        if self.viewer >= 0 and seat != self.viewer:
            raise Malformed(
                "not_your_view", f"this view is seat {self.viewer}'s, it cannot tell what seat {seat} may do"
            )
        offer = self.game.desk
        self.fill(seat, offer)
        table = self.game.table.moves
        found: list[Move] = []
        i: i64 = 0
        while i < offer.n:
            found.append(table[offer.ids[i]])
            i += 1
        return found

    def silence_open(self, seat: i64) -> bool:
        """Whether the seat, asked now in the serial order, may keep silent."""
        if self.turn == seat or not self.callers >> seat & 1 or self.sealed >> seat & 1:
            return False
        return self.turn >= 0 or self.sealed != 0

    def answers(self, seat: int) -> list[Move]:
        """What the seat being asked may answer in the serial order: its moves, and silence where a call is open."""
        if seat < 0:
            check_seat(seat, self.players)
        found = self.moves(seat)
        if self.silence_open(seat):
            found.append(SILENCE)
        return found

    def asked(self, chance: Chance, order: str = "race") -> int:
        """Which seat to ask next in one fair serial order of the same game; −1 once the round is over.

        Sealed choices are asked seat by seat. While calls are open every caller is asked once, in random
        order; with "race" the seat in turn (or those that choose) takes part in the draw, so that it may be
        quicker than a caller, with "calls_first", or in a game that says so, it waits until all have been
        silent. A seat that has taken a private step is asked again.
        """
        return int(self.ask(chance, order == "race"))

    def ask(self, chance: Chance, race: bool = True) -> i64:
        """`asked`, for callers inside the engine."""
        if self.asking < 0 and not self.over:
            self.asking = self.next_to_ask(chance, race and not self.game.calls_first)
        return self.asking

    def next_to_ask(self, chance: Chance, race: bool) -> i64:
        waiting = self.callers & ~self.silent
        if self.sealed != 0:
            others = waiting & ~self.sealed
            if others == 0:
                return lowest(self.sealed)
            return pick(others | self.sealed if race else others, chance)
        if self.turn >= 0:
            if race and waiting != 0:
                waiting |= 1 << self.turn
            else:
                waiting &= ~(1 << self.turn)
            if waiting == 0:
                return self.turn
        return pick(waiting, chance)

    # Acting

    def push(self, seat: int, move: Move) -> None:
        """Carry out a move that is known to be legal (or an answer of the serial order)."""
        self.make(seat, move)

    def make(self, seat: i64, move: Move) -> None:
        if move.manner == PRIVATE:
            self.act_privately(seat, move)
            return
        self.asking = -1
        if move.id == SILENCE_ID:
            self.silent |= 1 << seat
            return
        self.version += 1
        if self.sealed >> seat & 1 and move.manner != CALL:
            self.chosen[seat] = move.id
            self.sealed &= ~(1 << seat)
            if self.sealed == 0:
                self.reveal()
            return
        self.silent = 0
        if self.heard is not None:
            self.heard.append(Event(MOVE, seat=int(seat), move=move))
        self.act(seat, move)

    def reveal(self) -> None:
        """The last seat has chosen: all hear who chose what, if that is shown at all, and it is carried out."""
        seat: i64 = 0
        while self.heard is not None and self.game.shows_sealed and seat < self.players:
            if self.chosen[seat] >= 0:
                self.heard.append(Event(MOVE, seat=int(seat), move=self.game.table.moves[self.chosen[seat]]))
            seat += 1
        self.unseal()
        if self.sealed == 0:
            self.void_sealed()

    def apply(self, seat: int, move: Move, at: int = -1) -> None:
        """Carry out a move after checking it; a refused move changes nothing.

        `at` is the version the mover had seen. The move is stale only if the question it answers (the
        turn, the window of calls, the sealed choice) has been opened or closed since.
        """
        if self.viewer != WHOLE:
            raise Malformed("view", "a view cannot be played on: ask the game for a state that fits it")
        check_seat(seat, self.players)
        self.game.table.check(move)
        if at >= 0 and at != self.version and self.closed_since(seat, move, at):
            raise Stale(at, int(self.version))
        desk = self.game.desk
        self.fill(seat, desk)
        if not desk.has(move.id):
            reason = self.why_not(seat, move)
            raise Illegal(self.game.not_now() if reason is None else reason)
        self.make(seat, move)

    def apply_tie(self, seats: list[int], move: Move) -> None:
        """Carry out, after checking it, a call that several seats have made at the same instant."""
        mask: i64 = 0
        for seat in seats:
            if seat < 0 or seat >= self.players or mask >> seat & 1:
                raise Malformed("seat", f"a call at the same instant cannot be made by the seats {seats}")
            mask |= 1 << seat
        if bits(mask) < 2:
            raise Malformed("seat", "a call at the same instant is made by two seats or more")
        for seat in seats:
            reason = self.why_not(seat, move)
            if reason is not None:
                raise Illegal(reason)
        if not self.game.ties(move):
            raise Illegal(self.game.not_now())
        self.asking = -1
        self.version += 1
        self.silent = 0
        for seat in seats:
            if self.heard is not None:
                self.heard.append(Event(MOVE, seat=int(seat), move=move))
        self.tie(mask, move)

    def closed_since(self, seat: i64, move: Move, at: i64) -> bool:
        """Whether nothing that this seat could have answered with the move at version `at` is still open."""
        if at > self.version:
            return True
        if self.sealed >> seat & 1 and move.manner != CALL:
            return at < self.seal_at
        if self.turn == seat and at >= self.turn_at:
            return False
        return not (self.callers >> seat & 1 and at >= self.call_at)

    def why_not(self, seat: int, move: Move) -> Reason | None:
        """The clause and reason that forbid a move to a seat, None if it is legal."""
        check_seat(seat, self.players)
        self.game.table.check(move)
        desk = self.game.desk
        self.fill(seat, desk)
        if desk.has(move.id):
            return None
        if self.over:
            return Reason(self.game.end_clause, "round_over")
        deciding = self.may_decide(seat)
        if not deciding and move.manner != CALL:
            return self.not_your_turn(seat)
        reason = self.why(seat, move)
        if reason is None and not deciding:
            return self.not_your_turn(seat)
        return self.game.not_now() if reason is None else reason

    def not_your_turn(self, seat: i64) -> Reason:
        """Somebody else is to decide, if only because this seat has chosen already."""
        chosen = seat < len(self.chosen) and self.chosen[seat] != -1
        return Reason(self.game.turn_clause, "already_chosen" if chosen else "not_your_turn")

    def preview(self, seat: int, move: Move) -> list[Preview]:
        """Public consequences of a legal move."""
        check_seat(seat, self.players)
        self.game.table.check(move)
        return self.preview_move(seat, move)

    # Copies, views, results

    def clone(self, chance: Chance | None = None) -> State:
        """An independent copy, with the chance given, else a copy of this one's; a live stream is never copied."""
        twin = self.game.blank()
        twin.copy_cards(self)
        twin.over = self.over
        twin.turn = self.turn
        twin.callers = self.callers
        twin.sealed = self.sealed
        if len(self.chosen) > 0:
            twin.chosen = self.chosen[:]
        if len(self.picks) > 0:
            twin.picks = self.picks[:]
        twin.version = self.version
        twin.turn_at = self.turn_at
        twin.call_at = self.call_at
        twin.seal_at = self.seal_at
        twin.silent = self.silent
        twin.steps = self.steps
        twin.asking = self.asking
        twin.viewer = self.viewer
        self.copy_facts(twin)
        if chance is not None:
            twin.chance = chance
        elif self.chance is not None and self.chance.copies:
            twin.chance = self.chance.copy()
        return twin

    def copy_facts(self, twin: State) -> None:
        """Hand the public numbers to a copy; a game may override it to be quicker than the pair facts, set_facts."""
        twin.set_facts(self.facts())

    def listen(self) -> None:
        """From now on events are kept, until `events` takes them."""
        if self.heard is None:
            self.heard = []

    def events(self, viewer: int | None = None) -> list[Event]:
        """What has happened since listening began, as a seat (None: a spectator) saw it."""
        eye = int(self.players)
        if viewer is not None:
            check_seat(viewer, self.players)
            eye = viewer
        if self.heard is None:
            return []
        return [event.seen_by(eye) for event in self.heard if event.noticed >> eye & 1]

    @property
    def scores(self) -> list[int]:
        """The round's result by seat, in the page's own points."""
        if not self.over:
            raise KolodaError("not_over", "the round is not over: there are no scores yet")
        return self.score()

    @property
    def returns(self) -> list[int]:
        """The same result as numbers of which more is better."""
        return self.game.returns(self.scores)

    def view(self, viewer: int | None = None, memory: bool = True) -> State:
        """All that a seat (None: a spectator) may know and nothing else; without memory, only what lies open now."""
        return self.game.see(self, viewer, memory)

    def __str__(self) -> str:
        return self.game.write(self)


def check_seat(seat: i64, players: i64) -> None:
    if seat < 0 or seat >= players:
        raise Malformed("seat", f"there is no seat {seat}; the seats are 0 to {players - 1}")


def lowest(mask: i64) -> i64:
    """The lowest seat in a mask."""
    seat: i64 = 0
    while not mask >> seat & 1:
        seat += 1
    return seat


def bits(mask: i64) -> i64:
    """How many seats are in a mask."""
    n: i64 = 0
    while mask != 0:
        mask &= mask - 1
        n += 1
    return n


def pick(mask: i64, chance: Chance) -> i64:
    """A seat of a mask, all equally likely."""
    k = chance.below(bits(mask))
    while k > 0:
        mask &= mask - 1
        k -= 1
    return lowest(mask)
