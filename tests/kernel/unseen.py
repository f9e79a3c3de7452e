"""Three little games for what is done unseen: cards slipped in, hands put in order, gifts exchanged face down."""

from koloda.kernel.cells import i64
from koloda.kernel.errors import Reason
from koloda.kernel.game import Game
from koloda.kernel.moves import CALL, PRIVATE, Move, Offer
from koloda.kernel.places import (
    closed_bag,
    face_up_pile,
    hands,
    open_bag,
    ordered_hands,
    uncounted_bag,
    uncounted_hands,
)
from koloda.kernel.state import State

FACES = 4
PICK, LAY, DOUBT, DRAW, MOVE_CARD, GIVE, DOWN = range(7)


class Small(Game):
    """Four faces, three of each."""

    def describe_game(self) -> None:
        self.id = "small"
        self.least = 3
        self.most = 3
        self.turn_clause = "SML-1"
        self.end_clause = "SML-2"

    def cards(self) -> None:
        self.faces = [str(face + 1) for face in range(FACES)]
        self.deck = [3] * FACES


class SmallState(State):
    def why(self, seat: i64, move: Move) -> Reason | None:
        return Reason("SML-1", "not_so")

    def score(self) -> list[int]:
        return [0] * 3

    def deal_out(self, places: list[int]) -> None:
        for at, face in enumerate(self.game.shuffled(self.luck())):
            self.put(face, places[at % len(places)])


class Slip(Small):
    """In turn one card goes on the pile, and up to two more under it; whoever doubts it takes the pile."""

    def set_up(self) -> None:
        self.id = "slip"
        self.cards()
        self.places = [*uncounted_hands(3), closed_bag("top"), uncounted_bag("under"), uncounted_bag("pile")]
        for face in range(FACES):
            self.table.add(self.faces[face], "pick", kind=PICK, face=face, cards=[face], manner=PRIVATE)
        self.table.add("lay", "lay", kind=LAY)
        self.table.add("doubt", "doubt", kind=DOUBT)

    def blank(self) -> State:
        return SlipState(self)


class SlipState(SmallState):
    def deal(self, carry: list[int]) -> None:
        self.deal_out([0, 1, 2])
        self.to_move(0)

    def picked(self, face: int) -> int:
        return [int(self.game.table.moves[number].face) for number in self.picks].count(face)

    def offer(self, seat: i64, offer: Offer) -> None:
        if seat != self.turn:
            offer.add(FACES + 1)
            return
        if len(self.picks) < 3:
            for face in range(FACES):
                if self.held(seat, face) > self.picked(face):
                    offer.add(face)
        if len(self.picks) > 0:
            offer.add(FACES)

    def act(self, seat: i64, move: Move) -> None:
        if move.kind == DOUBT:
            for bag in (3, 4, 5):
                self.pour(bag, seat)
            self.shut_calls()
            self.to_move(self.turn)
            return
        cards = [int(self.game.table.moves[number].face) for number in self.picks]
        self.pour(4, 5)
        self.pour(3, 5)
        self.shift(cards[0], 1, seat, 3)
        self.slip(cards[1:], seat, 4, 2)
        if self.bare(seat):
            self.finish()
            return
        self.to_move((seat + 1) % 3)
        self.open_calls(7 & ~(1 << self.turn))


class Order(Small):
    """In turn everybody draws a card by its place from the left neighbour, who may move one before."""

    def set_up(self) -> None:
        self.id = "order"
        self.cards()
        self.places = [*ordered_hands(3), face_up_pile("seen"), open_bag("pairs")]
        for i in range(12):
            self.table.add(f"draw {i}", "draw", kind=DRAW, n=i, amount=i)
        for i in range(3):
            self.table.add(f"first {i}", "first", kind=MOVE_CARD, n=i, amount=i, manner=PRIVATE)

    def blank(self) -> State:
        return OrderState(self)


class OrderState(SmallState):
    def deal(self, carry: list[int]) -> None:
        self.deal_out([0, 1, 2])
        self.next_turn(0)

    def next_turn(self, seat: i64) -> None:
        self.to_move(seat)
        self.open_calls(1 << (seat + 1) % 3)

    def offer(self, seat: i64, offer: Offer) -> None:
        if seat == self.turn:
            for i in range(int(self.size[(seat + 1) % 3])):
                offer.add(i)
        else:
            for i in range(min(3, int(self.size[seat]))):
                offer.add(12 + i)

    def act_privately(self, seat: i64, move: Move) -> None:
        self.rearrange(seat, move.n, 0)
        self.step_aside(seat, 1)

    def act(self, seat: i64, move: Move) -> None:
        giver = (seat + 1) % 3
        self.slide(giver, move.n, seat, self.size[seat])
        self.flip(seat, 3)
        if self.size[3] % 3 == 0:
            self.pick(3, 0, 4)
        if self.size[giver] == 0 or self.size[seat] == 0:
            self.finish()
        else:
            self.next_turn(giver)


class Gifts(Small):
    """Two neighbours exchange a card face down, unless somebody with three of a kind lays them down first."""

    def set_up(self) -> None:
        self.id = "gifts"
        self.shows_sealed = False
        self.cards()
        self.places = [*hands(3), open_bag("down")]
        for face in range(FACES):
            self.table.add(self.faces[face], "give", kind=GIVE, face=face, cards=[face])
        self.table.add("down", "down", kind=DOWN, manner=CALL)

    def blank(self) -> State:
        return GiftsState(self)


class GiftsState(SmallState):
    def deal(self, carry: list[int]) -> None:
        self.deal_out([0, 1, 2])
        self.exchange(0)

    def exchange(self, seat: i64) -> None:
        self.ask_sealed(1 << seat | 1 << (seat + 1) % 3)
        self.open_calls(7)

    def three(self, seat: i64) -> bool:
        return any(self.held(seat, face) == 3 for face in range(FACES))

    def offer(self, seat: i64, offer: Offer) -> None:
        if self.three(seat):
            offer.add(FACES)
        elif self.sealed >> seat & 1:
            for face in range(FACES):
                if self.held(seat, face) > 0:
                    offer.add(face)

    def unseal(self) -> None:
        one, two = [seat for seat in range(3) if self.chosen[seat] >= 0]
        self.shift(self.chosen[one], 1, one, two)
        self.shift(self.chosen[two], 1, two, one)
        self.exchange((one + 1) % 3)

    def act(self, seat: i64, move: Move) -> None:
        self.empty(seat, 3)
        self.finish()
