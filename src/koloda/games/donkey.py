"""Who's the Donkey? Get rid of your cards; never be the one left holding the donkey.

The leader of a trick plays any number of cards of one rank, and everyone in turn raises with as many
cards of a higher rank or passes; whoever was highest leads next. A lone donkey may be led instead: then
all must add one card, and whoever played the highest takes them all, donkey included. The round ends
with the trick in which somebody ran out of cards; cards left in hand are penalties.
"""

from __future__ import annotations

from typing import Final

from koloda.kernel.cells import i64
from koloda.kernel.errors import Reason
from koloda.kernel.game import Fact, Game, flag_fact, seat_fact
from koloda.kernel.knowing import less
from koloda.kernel.moves import Move, Offer
from koloda.kernel.options import Option, number
from koloda.kernel.places import closed_bag, hands, open_bags
from koloda.kernel.state import State

PASS: Final = 0
PLAY: Final = 1
DONKEY: Final = 2

ONE_JOKER: Final = 1
"""What a joker counts in a donkey trick."""


class Donkey(Game):
    def describe_game(self) -> None:
        self.id = "donkey"
        self.least = 3
        self.most = 12
        self.turn_clause = "DON-5"
        self.end_clause = "DON-11"
        self.verb_clauses = {"pass": "DON-5", "play": "DON-4"}
        self.low_wins = True

    def option_list(self) -> list[Option]:
        return [
            number("rounds", 3, "DON-13", 1, 20),
            number("minutes", None, "DON-13", 1, 600, optional=True),
        ]

    def set_up(self) -> None:
        """The tiny deck: three ranks, a joker and the donkey, hands of two."""
        self.ranks: i64 = 3 if self.tiny else 13
        self.copies: i64 = max((self.players + 1) // 2 + 1, 2 * self.players // 3) if self.tiny else 8
        self.jokers: i64 = 1 if self.tiny else 5
        self.joker: i64 = self.ranks
        self.donkey: i64 = self.ranks + 1
        self.faces = [str(rank + 1) for rank in range(int(self.ranks))] + ["J", "D"]
        self.deck = [int(self.copies)] * int(self.ranks) + [int(self.jokers), 1]  # DON-1
        self.places = [*hands(self.players), *open_bags("trick", self.players), closed_bag("gone")]
        self.gone: i64 = 2 * self.players
        self.facts = [
            seat_fact("lead", self.players),
            seat_fact("high", self.players),
            Fact("size", 0, 120),
            Fact("rank", 0, 14),
            flag_fact("donkey"),
            flag_fact("barred"),
        ]
        self.add_moves()

    def add_moves(self) -> None:
        self.pass_id: i64 = self.table.add("pass", "pass", kind=PASS)
        for rank in range(int(self.ranks)):
            for ranked in range(1, int(self.copies) + 1):
                for jokers in range(int(self.jokers) + 1):
                    self.add_group([rank] * ranked + [int(self.joker)] * jokers, rank, rank + 1, jokers)
        self.jokers_id: i64 = len(self.table.moves)
        for jokers in range(1, int(self.jokers) + 1):
            self.add_group([int(self.joker)] * jokers, int(self.joker), 14, 0)  # DON-7
        self.donkey_id: i64 = self.table.add(
            "D", "play", kind=DONKEY, face=int(self.donkey), n=1, other=0, cards=[int(self.donkey)], rank=0
        )

    def add_group(self, cards: list[int], face: int, rank: int, jokers: int) -> None:
        text = " ".join([self.faces[card] for card in cards])
        self.table.add(text, "play", kind=PLAY, face=face, n=len(cards), other=jokers, cards=cards, rank=rank)

    def group_id(self, face: i64, ranked: i64, jokers: i64) -> i64:
        """The move that plays so many cards of a face together with so many jokers."""
        return 1 + (face * self.copies + ranked - 1) * (self.jokers + 1) + jokers

    def blank(self) -> State:
        return DonkeyState(self)

    def rounds(self) -> int:
        return 0 if self.options["minutes"] is not None else self.amount("rounds")  # DON-13


class DonkeyState(State):
    def __init__(self, game: Donkey) -> None:
        super().__init__(game)
        self.rules = game
        self.lead: i64 = -1
        self.high: i64 = -1
        self.trick_size: i64 = 0
        self.rank: i64 = 0
        self.donkey_trick = False
        self.barred_lead = False

    def facts(self) -> list[int]:
        return [
            int(self.lead),
            int(self.high),
            int(self.trick_size),
            int(self.rank),
            int(self.donkey_trick),
            int(self.barred_lead),
        ]

    def set_facts(self, facts: list[int]) -> None:
        self.lead = facts[0]
        self.high = facts[1]
        self.trick_size = facts[2]
        self.rank = facts[3]
        self.donkey_trick = facts[4] != 0
        self.barred_lead = facts[5] != 0

    def copy_facts(self, twin: State) -> None:
        if isinstance(twin, DonkeyState):
            twin.lead = self.lead
            twin.high = self.high
            twin.trick_size = self.trick_size
            twin.rank = self.rank
            twin.donkey_trick = self.donkey_trick
            twin.barred_lead = self.barred_lead

    # The deal

    def hand_size(self) -> i64:
        """Cards a player gets (DON-2)."""
        if self.rules.tiny:
            return 2
        n = self.players
        if n <= 8:
            return 13
        return 21 - n

    def deal(self, carry: list[int]) -> None:
        rules = self.rules
        chance = self.luck()
        each = self.hand_size()
        dealt = self.players * each
        others = rules.layout.cards - 1
        packet = rules.shuffled(chance, int(others))  # the donkey, last in the deck, is set aside
        i: i64 = dealt - 1
        while i < others:
            self.put(packet[i], self.layout.count - 1)
            i += 1
        at = chance.below(dealt)
        packet[dealt - 1] = packet[at]
        packet[at] = rules.donkey
        i = 0
        while i < dealt:
            self.put(packet[i], i % self.players)
            i += 1
        holder = at % self.players
        self.tell(holder, rules.donkey)
        self.lead_next(holder)  # DON-3

    def lead_next(self, seat: i64) -> None:
        """A new trick, led by this seat."""
        self.lead = seat
        self.high = -1
        self.trick_size = 0
        self.rank = 0
        self.donkey_trick = False
        self.to_move(seat)

    # Moves

    def offer(self, seat: i64, offer: Offer) -> None:
        rules = self.rules
        if self.trick_size == 0:
            self.offer_lead(seat, offer)
        elif self.donkey_trick:
            face: i64 = 0
            while face <= rules.joker:  # DON-8.1
                if self.held(seat, face) > 0:
                    self.offer_one(face, offer)
                face += 1
        else:
            offer.add(rules.pass_id)
            self.offer_raises(seat, offer)

    def offer_one(self, face: i64, offer: Offer) -> None:
        """A single card of a face."""
        if face == self.rules.joker:
            offer.add(self.rules.jokers_id)
        else:
            offer.add(self.rules.group_id(face, 1, 0))

    def offer_raises(self, seat: i64, offer: Offer) -> None:
        """As many cards of a higher rank, jokers joining or alone (DON-5, DON-7)."""
        rules = self.rules
        count = self.count
        hand = seat * self.faces
        size = self.trick_size
        jokers = count[hand + rules.joker]
        face = self.rank
        while face < rules.ranks:
            ranked = count[hand + face]
            if ranked > 0 and ranked + jokers >= size:
                used = less(size, ranked)
                while used <= jokers and used < size:
                    offer.add(rules.group_id(face, size - used, used))
                    used += 1
            face += 1
        if self.rank < 14 and jokers >= size:
            offer.add(rules.jokers_id + size - 1)

    def offer_lead(self, seat: i64, offer: Offer) -> None:
        rules = self.rules
        count = self.count
        hand = seat * self.faces
        jokers = count[hand + rules.joker]
        face: i64 = 0
        while face < rules.ranks:  # DON-4
            ranked = count[hand + face]
            n: i64 = 1
            while n <= ranked:
                used: i64 = 0
                while used <= jokers:
                    offer.add(rules.group_id(face, n, used))
                    used += 1
                n += 1
            face += 1
        n = 1
        while n <= jokers:
            offer.add(rules.jokers_id + n - 1)
            n += 1
        if count[hand + rules.donkey] > 0 and not self.barred_lead:  # DON-9
            offer.add(rules.donkey_id)

    def act(self, seat: i64, move: Move) -> None:
        if move.kind != PASS:
            self.play(seat, move)
        following = seat + 1
        if following == self.players:
            following = 0
        if following == self.lead:
            self.end_trick()
        else:
            self.to_move(following)

    def play(self, seat: i64, move: Move) -> None:
        """Cards go face up before the player (DON-5)."""
        trick = self.players + seat
        if move.n > move.other:
            self.shift(move.face, move.n - move.other, seat, trick)
        if move.other > 0:
            self.shift(self.rules.joker, move.other, seat, trick)
        if self.trick_size == 0:
            self.trick_size = move.n
            self.donkey_trick = move.kind == DONKEY
            self.high = seat
            self.rank = move.rank
            return
        rank: i64 = move.rank
        if self.donkey_trick and move.face == self.rules.joker:
            rank = ONE_JOKER  # DON-8.2
        if rank >= self.rank:  # DON-8.3: among equals the last
            self.high = seat
            self.rank = rank

    def end_trick(self) -> None:
        taker = self.high
        away = self.rules.gone  # DON-6
        if self.donkey_trick:
            away = taker  # DON-8.3
        seat: i64 = 0
        while seat < self.players:
            self.pour(self.players + seat, away)
            seat += 1
        self.barred_lead = self.donkey_trick  # DON-9
        seat = 0
        while seat < self.players:
            if self.size[seat] == 0:
                self.finish()  # DON-11
                return
            seat += 1
        self.lead_next(taker)

    def forced(self) -> Move | None:
        """A pass that the hand's size or the cards on the table force, or the one move of a hand that all know."""
        seat = self.turn
        if seat < 0:
            return None
        rules = self.rules
        if self.trick_size > 0 and not self.donkey_trick:
            playable = self.size[seat] - self.sure[seat * self.faces + rules.donkey]  # DON-10
            highest = self.rank == rules.ranks and self.trick_size > rules.jokers
            if playable < self.trick_size or self.rank == 14 or highest:
                return rules.table.moves[rules.pass_id]
        if self.sures[seat] == self.size[seat]:
            self.fill(seat, rules.desk)
            if rules.desk.n == 1:
                return rules.table.moves[rules.desk.ids[0]]
        return None

    # Results and reasons

    def score(self) -> list[int]:
        """Penalties for the cards left in hand (DON-12)."""
        return [self.penalty(seat) for seat in range(int(self.players))]

    def penalty(self, seat: i64) -> int:
        points: i64 = 20 * self.held(seat, self.rules.donkey) + 14 * self.held(seat, self.rules.joker)
        face: i64 = 0
        while face < self.rules.ranks:
            points += (face + 1) * self.held(seat, face)
            face += 1
        return int(points)

    def why(self, seat: i64, move: Move) -> Reason | None:
        rules = self.rules
        if move.kind == PASS:
            if self.donkey_trick:
                return Reason("DON-8", "no_pass_in_donkey_trick")
            return Reason("DON-4", "leader_may_not_pass")
        if move.kind == DONKEY and self.trick_size > 0:
            return Reason("DON-8" if self.donkey_trick else "DON-10", "donkey_is_led_only")
        ranked = move.n - move.other
        if self.held(seat, move.face) < ranked or self.held(seat, rules.joker) < move.other:
            clause = "DON-4" if self.trick_size == 0 else "DON-8" if self.donkey_trick else "DON-5"
            return Reason(clause, "not_in_hand", {"cards": move.text})
        if move.kind == DONKEY:
            return Reason("DON-9", "donkey_not_yet")
        if self.donkey_trick:
            return Reason("DON-8", "one_card_in_donkey_trick")
        if move.n != self.trick_size:
            return Reason("DON-5", "same_number", {"n": str(self.trick_size)})
        if self.rank == 14:
            return Reason("DON-7", "nothing_tops_jokers")
        return Reason("DON-5", "must_be_higher", {"rank": str(self.rank), "n": str(self.trick_size)})
