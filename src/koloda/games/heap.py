"""Heap: sort all cards into one pile in the centre, and be the first to be rid of yours.

Everybody has a face-down pile and beside it a face-up one. In turn a player turns up a card: if it is one
higher than the centre's top card it goes there, else onto another player's face-up pile where it is one
higher, else onto their own, and only that ends the turn. To see where it goes is the player's own business:
who overlooks a place may be caught with "Foul!", and then all the others hand them a card. The first without
cards wins.

Every round ends. The card that the centre waits for stays in its owner's piles until the owner turns it up,
at the latest in the second pass from now on; where cards place themselves it then goes to the centre. Players
may overlook it, so once it has taken too many cards (`patience`) cards place themselves for everybody.
"""

from __future__ import annotations

from typing import Final

from koloda.games.piles import PilesGame, PilesState
from koloda.kernel.cells import i64, vec
from koloda.kernel.errors import Reason
from koloda.kernel.game import Fact, seat_fact
from koloda.kernel.moves import CALL, Move, Offer
from koloda.kernel.options import Option, seat, switch
from koloda.kernel.places import face_up_pile, open_bag
from koloda.kernel.state import State

TURN: Final = 0
FOUL: Final = 1
CENTRE: Final = 2
OWN: Final = 3
PILE: Final = 4
"""What a move is; to put a card on a seat's pile has the number PILE + seat."""


class Heap(PilesGame):
    def describe_game(self) -> None:
        self.id = "heap"
        self.least = 2
        self.most = 6
        self.turn_clause = "HEAP-2"
        self.end_clause = "HEAP-5"
        self.verb_clauses = {"turn": "HEAP-2", "put": "HEAP-2", "keep": "HEAP-2", "foul": "HEAP-4"}
        self.low_wins = True

    def option_list(self) -> list[Option]:
        return [seat("dealer", "COM-1"), switch("attention", True, "HEAP-4")]

    def set_up(self) -> None:
        """The tiny deck: 1 to 3 in each colour."""
        n = self.players
        self.lay_out([face_up_pile("centre"), open_bag("turned")])
        self.centre: i64 = 2 * n
        self.turned: i64 = 2 * n + 1
        self.attention = self.flag("attention")
        self.watchful = self.attention
        self.patience: i64 = 5 * len(self.faces)
        self.facts = [
            seat_fact("placer", n),
            Fact("onto", -1, n, default=-1),
            Fact("vain", 0, int(self.patience)),
            Fact("place", 0, n, width=n),
        ]
        self.add_moves()

    def add_moves(self) -> None:
        self.table.add("turn", "turn", kind=TURN)
        self.table.add("foul", "foul", kind=FOUL, manner=CALL)
        self.table.add("centre", "put", kind=CENTRE, place=int(self.centre))
        self.table.add("own", "keep", kind=OWN)
        for owner in range(self.players):
            self.table.add(f"pile {owner}", "put", kind=PILE, n=owner, place=self.players + owner, seat=owner)

    def blank(self) -> State:
        return HeapState(self)

    def returns(self, scores: list[int]) -> list[int]:
        return [self.players - place for place in scores]


class HeapState(PilesState):
    """`placer` put the last card, `onto` that seat's pile (the number of players stands for the centre); `vain`
    cards in a row have been turned up and did not go to the centre; `place` is each finished player's."""

    def __init__(self, game: Heap) -> None:
        super().__init__(game)
        self.rules = game
        self.placer: i64 = -1
        self.onto: i64 = -1
        self.vain: i64 = 0
        self.place = vec[i64]([0] * game.players)

    def facts(self) -> list[int]:
        return [int(self.placer), int(self.onto), int(self.vain), *[int(place) for place in self.place]]

    def set_facts(self, facts: list[int]) -> None:
        self.placer = facts[0]
        self.onto = facts[1]
        self.vain = facts[2]
        self.place = vec[i64](facts[3:])

    def copy_facts(self, twin: State) -> None:
        assert isinstance(twin, HeapState)
        twin.placer = self.placer
        twin.onto = self.onto
        twin.vain = self.vain
        twin.place = self.place[:]

    # The deal

    def deal(self, carry: list[int]) -> None:
        first = self.right(self.rules.agreed_seat("dealer", self.luck()))
        self.deal_to(first)  # HEAP-1
        self.to_move(first)

    # Who comes next, and what follows what

    def next_turn(self, seat: i64) -> i64:
        """The next player to the right who has cards."""
        seat = self.right(seat)
        while self.cards_of(seat) == 0:
            seat = self.right(seat)
        return seat

    def follows(self, face: i64, pile: i64) -> bool:
        """Whether a card is one higher than the top of a pile, a 1 after the highest (HEAP-2)."""
        top = self.top(pile)
        high = self.rules.high
        return top >= 0 and face % high == (top + 1) % high

    def fitting(self, face: i64, seat: i64) -> i64:
        """The other players, as a mask, on whose piles a card of this seat's follows."""
        found: i64 = 0
        other: i64 = 0
        while other < self.players:
            if other != seat and self.follows(face, self.up(other)):
                found |= 1 << other
            other += 1
        return found

    def turned_face(self) -> i64:
        """The card that has been turned up and still has to be placed."""
        face: i64 = 0
        while self.held(self.rules.turned, face) == 0:
            face += 1
        return face

    def watched(self) -> bool:
        """Whether placing is the players' own act (HEAP-4)."""
        return self.rules.attention and self.vain < self.rules.patience

    # Moves

    def offer(self, seat: i64, offer: Offer) -> None:
        if self.callers >> seat & 1:
            offer.add(FOUL)
        if seat != self.turn:
            return
        if self.size[self.rules.turned] == 0:
            if self.cards_of(seat) > 0:
                offer.add(TURN)
            return
        face = self.turned_face()
        if self.watched():
            if self.follows(face, self.rules.centre):
                offer.add(CENTRE)
            offer.add(OWN)  # HEAP-4
        fitting = self.fitting(face, seat)
        other: i64 = 0
        while other < self.players:
            if fitting >> other & 1:
                offer.add(PILE + other)
            other += 1

    def act(self, seat: i64, move: Move) -> None:
        if move.kind == TURN:
            self.turn_up(seat)
        elif move.kind == FOUL:
            self.call_foul(seat)
        elif move.kind == CENTRE:
            self.put_on(seat, self.players)
        else:
            self.put_on(seat, seat if move.kind == OWN else move.n)

    def turn_up(self, seat: i64) -> None:
        rules = self.rules
        self.shut_calls()
        if self.settle():
            return
        self.placer = -1
        self.onto = -1
        self.ready(seat)  # HEAP-3
        if self.size[rules.centre] == 0:
            self.flip(seat, rules.centre)  # HEAP-1
            self.to_move(self.next_turn(seat))
            return
        face = self.draw(seat, rules.turned)
        if self.watched():
            self.to_move(seat)
        else:
            self.place_itself(seat, face)

    def place_itself(self, seat: i64, face: i64) -> None:
        """Only the choice among several players' piles is left to the player (HEAP-4)."""
        fitting = self.fitting(face, seat)
        if self.follows(face, self.rules.centre):
            self.put_on(seat, self.players)
        elif fitting == 0:
            self.put_on(seat, seat)
        elif fitting & (fitting - 1) == 0:
            onto: i64 = 0
            while fitting >> onto != 1:
                onto += 1
            self.put_on(seat, onto)
        else:
            self.to_move(seat)

    def put_on(self, seat: i64, onto: i64) -> None:
        """The card turned up goes onto a seat's pile or the centre; one's own pile ends the turn (HEAP-2)."""
        watched = self.watched()
        self.lay(self.turned_face(), self.rules.turned, self.players + onto)
        self.placer = seat
        if onto == self.players:
            self.vain = 0
        elif watched:
            self.vain += 1
        if watched:
            self.onto = onto
            self.open_calls(self.rules.everyone & ~(1 << seat))  # HEAP-4
        elif self.settle():
            return
        self.to_move(seat if onto != seat and self.cards_of(seat) > 0 else self.next_turn(seat))

    # Fouls

    def misplaced(self) -> bool:
        """Whether the last card lies where it does not belong (HEAP-4)."""
        if self.onto < 0 or self.onto == self.players:
            return False
        face = self.top(self.players + self.onto)
        if self.follows(face, self.rules.centre):
            return True
        return self.onto == self.placer and self.fitting(face, self.placer) != 0

    def call_foul(self, seat: i64) -> None:
        if not self.misplaced():
            self.note("no_foul", seat)
            self.callers &= ~(1 << seat)
            return
        offender = self.placer
        given: i64 = 0
        giver = self.right(offender)
        while giver != offender:
            if self.size[giver] > 0:
                self.slide(giver, 0, offender, 0)
                given += 1
            giver = self.right(giver)
        self.note("foul", offender, given)
        self.shut_calls()
        goes_on = self.onto != offender and self.cards_of(offender) > 0
        following = offender if goes_on else self.next_turn(offender)
        self.onto = -1
        if following != self.turn:
            self.to_move(following)

    # The end

    def settle(self) -> bool:
        """Who has no cards left is finished, in the order of play from the one who placed the last card (HEAP-5)."""
        place: i64 = 1
        seat: i64 = 0
        while seat < self.players:
            if self.place[seat] > 0:
                place += 1
            seat += 1
        i: i64 = 0
        seat = self.placer if self.placer >= 0 else self.turn
        while i < self.players:
            seat = self.right(seat)
            if self.place[seat] == 0 and self.cards_of(seat) == 0:
                self.place[seat] = place
                self.note("finished", seat, place)
                place += 1
            i += 1
        if place < self.players:
            return False
        self.gather()
        self.finish()
        return True

    def gather(self) -> None:
        """The cards of the only player who has any go to the centre in order; that player is the last."""
        last: i64 = 0
        while self.place[last] > 0:
            last += 1
        self.place[last] = self.players
        pile = self.up(last)
        self.turn_over(last, pile)
        i: i64 = 0
        while i < self.size[pile]:
            if self.follows(self.at(pile, i), self.rules.centre):
                self.slide(pile, i, self.rules.centre, self.size[self.rules.centre])
                i = 0
            else:
                i += 1

    def score(self) -> list[int]:
        return [int(place) for place in self.place]

    # Reasons and forced steps

    def forced(self) -> Move | None:
        """To turn up a card, while nobody may call. A placing never is: that would point out what is overlooked."""
        if self.turn < 0 or self.callers != 0 or self.size[self.rules.turned] > 0:
            return None
        return self.game.table.moves[TURN]

    def why(self, seat: i64, move: Move) -> Reason | None:
        if move.kind == FOUL:
            return self.why_no_foul(seat)
        if seat != self.turn:
            return Reason("HEAP-2", "not_your_turn")
        if self.size[self.rules.turned] == 0:
            return Reason("HEAP-2", "turn_first")
        face = self.turned_face()
        card = self.game.faces[face]
        if move.kind == TURN:
            return Reason("HEAP-2", "place_first", {"card": card})
        if move.kind == OWN:
            return Reason("HEAP-2", "belongs_elsewhere", {"card": card})
        if move.kind == PILE and move.n == seat:
            return Reason("HEAP-2", "that_is_your_own")
        top = self.top(self.players + move.n if move.kind == PILE else self.rules.centre)
        if top < 0:
            return Reason("HEAP-2", "empty_pile", {"seat": str(move.n)})
        return Reason("HEAP-4", "does_not_follow", {"card": card, "top": self.game.faces[top]})

    def why_no_foul(self, seat: i64) -> Reason:
        if not self.rules.attention:
            return Reason("HEAP-4", "no_fouls")
        if self.onto < 0:
            return Reason("HEAP-4", "nothing_to_call")
        return Reason("HEAP-4", "not_on_yourself" if seat == self.placer else "called_already")
