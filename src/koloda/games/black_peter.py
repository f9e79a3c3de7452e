"""Black Peter: draw blindly, set pairs aside, and do not be left with the card that has no twin.

Of forty cards one is set aside unseen; the other card of its number is Black Peter, and nobody knows which
that is. The rest is dealt, and everybody lays out their pairs. Each in turn draws a card from their left
neighbour, who may have put their hand in another order before; a pair that comes of it is laid out. Whoever
has no cards is out of danger, the last one is left with a single card and is Black Peter.

No rule bounds a round: two players can hand the last cards to and fro. But where cards are drawn by chance
it ends with probability 1. A pair that is apart can always be brought together, since one of its cards is
drawn a seat further in every lap while the other stays, unless a hand runs empty first; so in every lap or
two there is a chance, bounded from below, of fewer cards or fewer hands, and both only ever become fewer.
"""

from __future__ import annotations

from typing import Final

from koloda.kernel.cells import i64, vec
from koloda.kernel.chance import Chance
from koloda.kernel.errors import Reason
from koloda.kernel.game import Fact, Game, seat_fact
from koloda.kernel.moves import PRIVATE, Move, Offer
from koloda.kernel.options import Option, number, seat
from koloda.kernel.places import closed_bag, open_bags, ordered_hands
from koloda.kernel.state import State

DRAW: Final = 0
PUT: Final = 1

FORFEITS: Final = 10
"""So many different forfeits the table can propose."""


class BlackPeter(Game):
    def describe_game(self) -> None:
        self.id = "black-peter"
        self.least = 2
        self.most = 6
        self.turn_clause = "BLP-2"
        self.end_clause = "BLP-3"
        self.low_wins = True  # BLP-3
        self.calls_first = True  # BLP-2

    def option_list(self) -> list[Option]:
        return [number("rounds", 3, "BLP-3", 1, 20), seat("dealer", "COM-1")]

    def set_up(self) -> None:
        """BLP-1. The tiny deck: as many numbers as players, but three at least, in both colours."""
        n = self.players
        self.high: i64 = max(3, n) if self.tiny else 20
        self.colours = ["red", "yellow"]  # COM-6
        self.faces = [f"{c[0].upper()}{rank + 1}" for c in self.colours for rank in range(int(self.high))]
        self.deck = [1] * len(self.faces)
        aside = closed_bag("aside")
        aside.opens = True
        self.places = [*ordered_hands(n), *open_bags("pairs", n), aside]
        self.aside: i64 = 2 * n
        self.facts = [
            Fact("round", 1, 20, default=1),
            seat_fact("beard", n),
            Fact("forfeits", 0, 20, width=n),
        ]
        for i in range(int(self.high)):
            self.table.add(f"draw {i + 1}", "draw", kind=DRAW, n=i, amount=i + 1)
        for i in range(int(self.high)):
            for at in range(int(self.high)):
                if at != i:
                    text = f"put {i + 1} {at + 1}"
                    self.table.add(text, "put", kind=PUT, n=i, other=at, amount=i + 1, to=at + 1, manner=PRIVATE)

    def put_id(self, i: i64, at: i64) -> i64:
        """The private step that puts the i-th card of a hand in another place."""
        if at > i:
            at -= 1
        return self.high + i * (self.high - 1) + at

    def blank(self) -> State:
        return BlackPeterState(self)

    def first_carry(self, chance: Chance) -> list[int]:
        """The dealer, the number of the round, who wears a beard, and how many forfeits everybody owes."""
        return [self.agreed_seat("dealer", chance), 1, -1, *[0] * self.players]

    def next_carry(self, state: State, carry: list[int]) -> list[int]:
        return [(carry[0] + 1) % self.players, carry[1] + 1, *state.facts()[1:]]  # COM-1


class BlackPeterState(State):
    """A state drawn from a view may hold a pair in one hand, for that it cannot is a fact about two cards together.

    Such a pair stays there until one of its cards is drawn; nothing below relies on there being none.
    """

    def __init__(self, game: BlackPeter) -> None:
        super().__init__(game)
        self.rules = game
        self.round: i64 = 1
        self.beard: i64 = -1
        self.forfeits = vec[i64]([0] * game.players)

    def facts(self) -> list[int]:
        return [int(self.round), int(self.beard), *[int(n) for n in self.forfeits]]

    def set_facts(self, facts: list[int]) -> None:
        self.round = facts[0]
        self.beard = facts[1]
        self.forfeits = vec[i64](facts[2:])

    def copy_facts(self, twin: State) -> None:
        assert isinstance(twin, BlackPeterState)
        twin.round = self.round
        twin.beard = self.beard
        twin.forfeits = self.forfeits[:]

    # The deal

    def deal(self, carry: list[int]) -> None:
        rules = self.rules
        chance = self.luck()
        begun = carry if len(carry) > 0 else rules.first_carry(chance)
        self.set_facts(begun[1:])
        dealer: i64 = begun[0]
        packet = rules.shuffled(chance)
        self.put(packet[0], rules.aside)  # BLP-1
        i: i64 = 1
        while i < len(packet):
            self.put(packet[i], (dealer + i) % self.players)  # COM-2
            i += 1
        seat: i64 = 0
        while seat < self.players:
            self.lay_out_pairs(seat)
            seat += 1
        self.next_turn(dealer)  # BLP-2

    def lay_out_pairs(self, seat: i64) -> None:
        """All pairs dealt to a hand (BLP-1)."""
        i = self.size[seat] - 1
        while i > 0:
            if self.lay_out_pair(seat, i):
                i -= 1
            i -= 1

    def lay_out_pair(self, seat: i64, i: i64) -> bool:
        """The i-th card of a hand and one below it with the same number are set aside, if there is one (BLP-1)."""
        rank = self.at(seat, i) % self.rules.high
        k: i64 = i - 1
        while k >= 0:
            if self.at(seat, k) % self.rules.high == rank:
                self.pick(seat, i, self.players + seat)
                self.pick(seat, k, self.players + seat)
                return True
            k -= 1
        return False

    # Turns

    def holder_after(self, seat: i64) -> i64:
        """The next player clockwise who still has cards, who may be the same one (BLP-2)."""
        step: i64 = 1
        while step < self.players and self.size[(seat + step) % self.players] == 0:
            step += 1
        return (seat + step) % self.players

    def places_in(self, seat: i64) -> i64:
        """How many places of a hand can be named; hands in which pairs are laid out never hold more cards."""
        if self.size[seat] > self.rules.high:
            return self.rules.high
        return self.size[seat]

    def next_turn(self, seat: i64) -> None:
        """The turn goes on from this seat; whoever is drawn from may put their hand in order first."""
        drawer = self.holder_after(seat)
        giver = self.holder_after(drawer)
        if drawer == giver:
            self.end_round(drawer)
            return
        self.to_move(drawer)
        if self.size[giver] > 1:
            self.open_calls(1 << giver)
        else:
            self.shut_calls()

    def offer(self, seat: i64, offer: Offer) -> None:
        rules = self.rules
        if seat == self.turn:
            n = self.places_in(self.holder_after(seat))
            i: i64 = 0
            while i < n:
                offer.add(i)
                i += 1
            return
        n = self.places_in(seat)
        i = 0
        while i < n:
            at: i64 = 0
            while at < n:
                if at != i:
                    offer.add(rules.put_id(i, at))
                at += 1
            i += 1

    def forced(self) -> Move | None:
        """The only card that the left neighbour has."""
        if self.turn >= 0 and self.size[self.holder_after(self.turn)] == 1:
            return self.rules.table.moves[0]
        return None

    def act_privately(self, seat: i64, move: Move) -> None:
        """BLP-2: whoever puts one card less than they hold can bring about any order."""
        self.rearrange(seat, move.n, move.other)
        self.step_aside(seat, self.size[seat] - 1)

    def act(self, seat: i64, move: Move) -> None:
        giver = self.holder_after(seat)
        self.slide(giver, move.n, seat, self.size[seat])  # BLP-2
        self.lay_out_pair(seat, self.size[seat] - 1)
        if self.size[giver] == 0:
            self.note("out", giver)
        if self.size[seat] == 0:
            self.note("out", seat)
        self.next_turn(seat)

    # The end

    def end_round(self, seat: i64) -> None:
        """The last player with a card is Black Peter (BLP-3)."""
        rules = self.rules
        self.beard = seat
        self.forfeits[seat] += 1
        peter = self.at(seat, 0) % rules.high
        card: i64 = 0
        while card < self.faces:
            if self.held(rules.aside, card) > 0:
                self.show(rules.aside, card)  # BLP-1
            card += 1
        self.note("black_peter", seat, peter + 1)
        if self.round == rules.rounds():
            self.propose_forfeits(peter)
        self.finish()

    def propose_forfeits(self, drawn: i64) -> None:
        """After the last round: Black Peter's number, which the deal drew and nobody knew, draws the forfeits owed."""
        seat: i64 = 0
        while seat < self.players:
            owed: i64 = 0
            while owed < self.forfeits[seat]:
                self.note("forfeit", seat, drawn % FORFEITS + 1)
                drawn += 3  # no divisor of their number, so the first ten are all different
                owed += 1
            seat += 1

    def score(self) -> list[int]:
        """A point against whoever is Black Peter; fewest points win the match (BLP-3)."""
        return [1 if seat == self.beard else 0 for seat in range(int(self.players))]

    def why(self, seat: i64, move: Move) -> Reason | None:
        if seat == self.turn:
            if move.kind == PUT:
                return Reason("BLP-2", "order_before_being_drawn_from")
            giver = self.holder_after(seat)
            return Reason("BLP-2", "no_such_card", {"n": str(self.size[giver]), "other": str(giver)})
        if move.kind == DRAW:
            return Reason("BLP-2", "not_your_draw")
        return Reason("BLP-2", "no_such_place", {"n": str(self.size[seat])})
