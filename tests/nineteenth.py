"""Pounce: a game of one's own, complete in one file. Cards are laid unseen, a winner decides, anyone may pounce.

Everybody chooses a card at once. The highest (of equal ones that of the lowest seat) may take all laid
cards or leave them in the pot for a later winner; in the last trick they must be taken. While the winner
ponders, any other player may call "pair": the first to do so takes the cards if two of this trick are
equal, and pays a point if not. A round ends when the hands are empty; a card won is a point.
"""

from typing import Final

from koloda.kernel.cells import i64
from koloda.kernel.errors import Reason
from koloda.kernel.game import Fact, Game
from koloda.kernel.moves import Move, Offer
from koloda.kernel.options import Option, number
from koloda.kernel.places import hands, open_bag, open_bags
from koloda.kernel.state import State

LAY: Final = 0
TAKE: Final = 1
LEAVE: Final = 2
PAIR: Final = 3


class Pounce(Game):
    def describe_game(self) -> None:
        self.id = "pounce"
        self.least = 2
        self.most = 4
        self.turn_clause = "PNC-2"
        self.end_clause = "PNC-5"

    def option_list(self) -> list[Option]:
        return [number("rounds", 2, "PNC-5", 1, 20)]

    def set_up(self) -> None:
        ranks = 4 if self.tiny else 8
        self.hand_size: i64 = 2 if self.tiny else 5
        self.faces = [str(rank + 1) for rank in range(ranks)]
        self.deck = [2 if self.tiny else 4] * ranks  # PNC-1
        self.places = [*hands(self.players), *open_bags("won", self.players), open_bag("laid"), open_bag("pot")]
        self.laid: i64 = 2 * self.players
        self.pot: i64 = 2 * self.players + 1
        self.facts = [Fact("fines", 0, 20, width=self.players)]
        for rank in range(ranks):
            self.table.add(self.faces[rank], "lay", kind=LAY, face=rank, cards=[rank], rank=rank + 1)
        self.take_id = self.table.add("take", "take", kind=TAKE)
        self.leave_id = self.table.add("leave", "leave", kind=LEAVE)
        self.pair_id = self.table.add("pair", "call", kind=PAIR)

    def blank(self) -> State:
        return PounceState(self)


class PounceState(State):
    def __init__(self, game: Pounce) -> None:
        super().__init__(game)
        self.rules = game
        self.fines = [0] * game.players

    def facts(self) -> list[int]:
        return list(self.fines)

    def set_facts(self, facts: list[int]) -> None:
        self.fines = list(facts)

    def deal(self, carry: list[int]) -> None:
        packet = self.rules.shuffled(self.luck())
        dealt = self.players * self.rules.hand_size
        for at, face in enumerate(packet):
            self.put(face, at % self.players if at < dealt else self.layout.count - 1)
        self.choose_again()

    def choose_again(self) -> None:
        """Everybody lays a card at once (PNC-2)."""
        self.turn = -1
        self.ask_sealed((1 << self.players) - 1)

    def offer(self, seat: i64, offer: Offer) -> None:
        rules = self.rules
        if self.sealed >> seat & 1:
            for face in range(len(rules.faces)):
                if self.held(seat, face) > 0:
                    offer.add(face)
        elif seat == self.turn:
            offer.add(rules.take_id)
            if self.size[seat] > 0:  # PNC-3
                offer.add(rules.leave_id)
        else:
            offer.add(rules.pair_id)

    def unseal(self) -> None:
        winner = 0
        for seat in range(self.rules.players):
            self.shift(self.chosen[seat], 1, seat, self.rules.laid)
            if self.chosen[seat] > self.chosen[winner]:
                winner = seat
        self.to_move(winner)
        self.open_calls((1 << self.players) - 1 & ~(1 << winner))  # PNC-4

    def act(self, seat: i64, move: Move) -> None:
        rules = self.rules
        if move.kind == PAIR:
            self.shut_calls()
            if not self.pair_lies():
                self.note("no_pair", seat)
                self.fines[seat] += 1
                return
        into = rules.pot if move.kind == LEAVE else self.players + seat
        self.pour(rules.laid, into)
        if move.kind != LEAVE:
            self.pour(rules.pot, into)
        self.shut_calls()
        if self.size[0] == 0:
            self.finish()
        else:
            self.choose_again()

    def pair_lies(self) -> bool:
        return any(self.held(self.rules.laid, face) > 1 for face in range(len(self.rules.faces)))

    def score(self) -> list[int]:
        return [int(self.size[self.players + seat]) - self.fines[seat] for seat in range(self.rules.players)]  # PNC-5

    def why(self, seat: i64, move: Move) -> Reason | None:
        if self.sealed >> seat & 1:
            if move.kind == LAY:
                return Reason("PNC-2", "not_in_hand", {"card": move.text})
            return Reason("PNC-2", "lay_a_card")
        if move.kind == LAY:
            return Reason("PNC-2", "all_have_laid")
        if move.kind == PAIR:
            return Reason("PNC-4", "winner_decides")
        if seat != self.turn:
            return Reason("PNC-3", "winner_decides")
        return Reason("PNC-3", "last_trick_is_taken")
