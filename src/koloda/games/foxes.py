"""Foxes: lay as many cards before you as you can, and steal the lower groups of your rivals.

Each turn the active player lays one or more cards of one rank on top of their earlier groups. Every
rival whose top group has the same size and a lower rank loses it: the thief may take it into hand, else
its owner takes it back or discards it; whoever has lost cards for good draws as many. The round ends
with an empty hand, or when there is nothing left to draw. Cards before you count for you, cards in hand
against you.
"""

from __future__ import annotations

from typing import Final

from koloda.kernel.cells import i64
from koloda.kernel.chance import Chance
from koloda.kernel.errors import Reason
from koloda.kernel.game import Fact, Game, seat_fact
from koloda.kernel.moves import Move, Offer
from koloda.kernel.options import Option, number, seat, switch
from koloda.kernel.places import closed_pile, hands, open_bag, open_pile
from koloda.kernel.state import Preview, State

LAY: Final = 0
TAKE: Final = 1
LEAVE: Final = 2
BACK: Final = 3
DISCARD: Final = 4
DRAW_STOCK: Final = 5
DRAW_MARKET: Final = 6

LAYING: Final = 0
STEALING: Final = 1
LOSING: Final = 2
DRAWING: Final = 3

JOKERS_RANK: Final = 14
"""What jokers laid without other cards count."""


class Foxes(Game):
    def describe_game(self) -> None:
        self.id = "foxes"
        self.least = 2
        self.most = 5
        self.turn_clause = "FOX-3"
        self.end_clause = "FOX-8"
        self.verb_clauses = {
            "lay": "FOX-3",
            "take": "FOX-6",
            "leave": "FOX-6",
            "back": "FOX-6",
            "discard": "FOX-6",
            "draw": "FOX-7",
        }

    def option_list(self) -> list[Option]:
        return [
            number("rounds", 1, "FOX-9", 1, 20),
            seat("first", "FOX-2"),
            switch("last_steal", False, "FOX-8"),
        ]

    def set_up(self) -> None:
        """FOX-1. The tiny deck: three ranks and a joker, hands of two, a market of one and a stock of two to four."""
        n = self.players
        self.ranks: i64 = 3 if self.tiny else 13
        self.copies: i64 = (2 * n + 4) // 3 if self.tiny else 8
        self.jokers: i64 = 1 if self.tiny else 5
        self.hand_size: i64 = 2 if self.tiny else 13
        self.market_size: i64 = 1 if self.tiny else 6
        self.joker: i64 = self.ranks
        self.last_steal = self.flag("last_steal")
        self.faces = [str(rank + 1) for rank in range(int(self.ranks))] + ["J"]
        self.deck = [int(self.copies)] * int(self.ranks) + [int(self.jokers)]
        fronts = [open_pile(f"front{owner}", owner) for owner in range(n)]
        self.places = [*hands(n), *fronts, closed_pile("stock"), open_bag("market"), open_bag("discards")]
        self.stock: i64 = 2 * n
        self.market: i64 = 2 * n + 1
        self.discards: i64 = 2 * n + 2
        self.facts = [
            Fact("phase", 0, 3, words=["lay", "steal", "lose", "draw"]),
            seat_fact("thief", n),
            seat_fact("victim", n),
            Fact("left", 0, 13),
        ]
        self.add_moves()

    def add_moves(self) -> None:
        for rank in range(int(self.ranks)):
            for ranked in range(1, int(self.copies) + 1):
                for jokers in range(int(self.jokers) + 1):
                    self.add_group([rank] * ranked + [int(self.joker)] * jokers, rank, rank + 1, jokers)
        self.jokers_id: i64 = len(self.table.moves)
        for jokers in range(1, int(self.jokers) + 1):
            self.add_group([int(self.joker)] * jokers, int(self.joker), JOKERS_RANK, 0)
        self.take_id: i64 = self.table.add("take", "take", kind=TAKE)
        self.leave_id: i64 = self.table.add("leave", "leave", kind=LEAVE)
        self.back_id: i64 = self.table.add("back", "back", kind=BACK)
        self.discard_id: i64 = self.table.add("discard", "discard", kind=DISCARD)
        self.draw_id: i64 = self.table.add("draw stock", "draw", kind=DRAW_STOCK, place=int(self.stock))
        for face, name in enumerate(self.faces):
            self.table.add(
                f"draw {name}", "draw", kind=DRAW_MARKET, face=face, n=1, cards=[face], place=int(self.market)
            )

    def add_group(self, cards: list[int], face: int, rank: int, jokers: int) -> None:
        text = " ".join([self.faces[card] for card in cards])
        self.table.add(text, "lay", kind=LAY, face=face, n=len(cards), other=jokers, cards=cards, rank=rank)

    def group_id(self, face: i64, ranked: i64, jokers: i64) -> i64:
        """The move that lays so many cards of a face together with so many jokers."""
        return (face * self.copies + ranked - 1) * (self.jokers + 1) + jokers

    def blank(self) -> State:
        return FoxesState(self)

    def first_carry(self, chance: Chance) -> list[int]:
        return [self.agreed_seat("first", chance)]

    def next_carry(self, state: State, carry: list[int]) -> list[int]:
        return [(carry[0] + 1) % self.players]  # FOX-2

    def lying(self, state: State, pile: int) -> list[str]:
        """A stroke stands between one group and the next."""
        texts = super().lying(state, pile)
        for i in range(1, len(texts)):
            if state.tag_at(pile, i) & 1:
                texts[i] = "| " + texts[i]
        return texts


class FoxesState(State):
    def __init__(self, game: Foxes) -> None:
        super().__init__(game)
        self.rules = game
        self.phase: i64 = LAYING
        self.thief: i64 = -1
        self.victim: i64 = -1
        self.left: i64 = 0

    def facts(self) -> list[int]:
        return [int(self.phase), int(self.thief), int(self.victim), int(self.left)]

    def set_facts(self, facts: list[int]) -> None:
        self.phase = facts[0]
        self.thief = facts[1]
        self.victim = facts[2]
        self.left = facts[3]

    def fault(self) -> str:
        if self.over:
            return ""
        if self.callers != 0:
            return "nobody calls"
        if self.phase == LAYING:
            return "" if self.size[self.turn] > 0 else "whoever has to lay holds a card"
        if self.thief < 0 or self.victim < 0 or self.thief == self.victim:
            return "a theft has a thief and a victim"
        if self.turn != (self.thief if self.phase == STEALING else self.victim):
            return "the thief decides first, then the victim"
        if self.size[self.front(self.thief)] == 0:
            return "the thief has laid a group"
        if self.phase != DRAWING:
            return "" if self.size[self.front(self.victim)] > 0 else "the victim has a group to lose"
        if self.left < 1 or self.size[self.rules.stock] + self.size[self.rules.market] == 0:
            return "there is a card to draw"
        return ""

    def copy_facts(self, twin: State) -> None:
        assert isinstance(twin, FoxesState)
        twin.phase = self.phase
        twin.thief = self.thief
        twin.victim = self.victim
        twin.left = self.left

    # The deal

    def deal(self, carry: list[int]) -> None:
        rules = self.rules
        first = carry[0] if len(carry) > 0 else rules.agreed_seat("first", self.luck())
        packet = rules.shuffled(self.luck())
        dealt = rules.hand_size * self.players
        i: i64 = 0
        while i < dealt:  # FOX-2
            self.put(packet[i], i % self.players)
            i += 1
        while i < dealt + rules.market_size:
            self.put(packet[i], rules.market)
            i += 1
        while i < self.layout.cards:
            self.put(packet[i], rules.stock)
            i += 1
        self.to_move(first)

    # Groups: the tag of a lying card is twice its group's rank, and one more on the group's lowest card

    def front(self, seat: i64) -> i64:
        return self.players + seat

    def top_size(self, seat: i64) -> i64:
        """How many cards the top group before a seat has; 0 where no group lies."""
        pile = self.front(seat)
        i = self.size[pile] - 1
        n: i64 = i + 1
        while i > 0 and not self.tag_at(pile, i) & 1:
            i -= 1
        return n - i if n > 0 else 0

    def top_rank(self, seat: i64) -> i64:
        pile = self.front(seat)
        return self.tag_at(pile, self.size[pile] - 1) >> 1 if self.size[pile] > 0 else 0

    def steals(self, size: i64, rank: i64, rival: i64) -> bool:
        """Whether a new group of this size and rank steals the rival's top group (FOX-5)."""
        return self.top_size(rival) == size and self.top_rank(rival) < rank

    def after(self, seat: i64) -> i64:
        return seat + 1 if seat + 1 < self.players else 0

    # Moves

    def offer(self, seat: i64, offer: Offer) -> None:
        rules = self.rules
        if self.phase == LAYING:
            self.offer_groups(seat, offer)
        elif self.phase == STEALING:
            offer.add(rules.take_id)
            offer.add(rules.leave_id)
        elif self.phase == LOSING:
            offer.add(rules.back_id)
            offer.add(rules.discard_id)
        else:
            self.offer_draws(offer)

    def offer_groups(self, seat: i64, offer: Offer) -> None:
        rules = self.rules
        jokers = self.held(seat, rules.joker)
        face: i64 = 0
        while face < rules.ranks:  # FOX-3, FOX-4
            ranked = self.held(seat, face)
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

    def offer_draws(self, offer: Offer) -> None:
        rules = self.rules
        if self.size[rules.stock] > 0:
            offer.add(rules.draw_id)
        face: i64 = 0
        while face <= rules.joker:  # FOX-7
            if self.held(rules.market, face) > 0:
                offer.add(rules.draw_id + 1 + face)
            face += 1

    def forced(self) -> Move | None:
        """A draw without a choice between stock and market, or the last card of a hand that all know."""
        seat = self.turn
        if seat < 0 or (self.phase != DRAWING and self.sures[seat] < self.size[seat]):
            return None
        desk = self.game.desk
        self.fill(seat, desk)
        return self.game.table.moves[desk.ids[0]] if desk.n == 1 else None

    def act(self, seat: i64, move: Move) -> None:
        if move.kind == LAY:
            self.lay_group(seat, move)
        elif move.kind == TAKE:
            stolen = self.lift_group(seat)
            self.start_draw(stolen)
        elif move.kind == LEAVE:
            self.phase = LOSING
            self.to_move(self.victim)
        elif move.kind == BACK:
            self.lift_group(seat)
            self.compare(self.after(seat))
        elif move.kind == DISCARD:
            stolen = self.lift_group(self.rules.discards)
            self.start_draw(stolen)
        else:
            self.draw_one(seat, move)

    def lay_group(self, seat: i64, move: Move) -> None:
        """A new group on top of the earlier ones (FOX-3)."""
        pile = self.front(seat)
        tag: i64 = 2 * move.rank
        i: i64 = 0
        while i < move.n:
            face = move.face if i < move.n - move.other else self.rules.joker
            self.lay(face, seat, pile, tag + 1 if i == 0 else tag)
            i += 1
        if self.size[seat] == 0 and not self.rules.last_steal:  # FOX-8
            self.end("hand_empty", seat)
            return
        self.thief = seat
        self.compare(self.after(seat))

    def compare(self, rival: i64) -> None:
        """Go on clockwise to the next player whose top group is stolen; after the last the turn is over (FOX-5)."""
        size = self.top_size(self.thief)
        rank = self.top_rank(self.thief)
        while rival != self.thief:
            if self.steals(size, rank, rival):
                self.victim = rival
                self.phase = STEALING
                self.note("steals", self.thief, size, rival)
                self.to_move(self.thief)
                return
            rival = self.after(rival)
        self.end_turn()

    def lift_group(self, bag: i64) -> i64:
        """The victim's top group goes to a hand or to the discards; answers with its size (FOX-6)."""
        pile = self.front(self.victim)
        n = self.top_size(self.victim)
        i: i64 = 0
        while i < n:
            self.draw(pile, bag)
            i += 1
        return n

    def start_draw(self, n: i64) -> None:
        self.phase = DRAWING
        self.left = n
        self.to_move(self.victim)

    def draw_one(self, seat: i64, move: Move) -> None:
        rules = self.rules
        if move.kind == DRAW_STOCK:
            self.draw(rules.stock, seat)
        else:
            self.shift(move.face, 1, rules.market, seat)
        self.left -= 1
        if self.size[rules.stock] == 0 and self.size[rules.market] == 0:  # FOX-8
            self.end("nothing_to_draw", -1)
        elif self.left > 0:
            self.to_move(seat)
        else:
            while self.size[rules.market] < rules.market_size and self.size[rules.stock] > 0:  # FOX-7
                self.draw(rules.stock, rules.market)
            self.compare(self.after(seat))

    def end_turn(self) -> None:
        seat = self.thief
        if self.size[seat] == 0:  # FOX-8, last_steal
            self.end("hand_empty", seat)
            return
        self.phase = LAYING
        self.thief = -1
        self.victim = -1
        self.to_move(self.after(seat))

    def end(self, key: str, seat: i64) -> None:
        self.phase = LAYING
        self.thief = -1
        self.victim = -1
        self.left = 0
        self.note(key, seat)
        self.finish()

    # Results and reasons

    def score(self) -> list[int]:
        """A point for every card on the table, one off for every card in hand (FOX-9)."""
        return [int(self.size[self.front(seat)] - self.size[seat]) for seat in range(int(self.players))]

    def preview_move(self, seat: i64, move: Move) -> list[Preview]:
        """Whose top groups a group would steal, in the order of the victims."""
        found: list[Preview] = []
        if move.kind != LAY or (move.n == self.size[seat] and not self.rules.last_steal):
            return found
        rival = self.after(seat)
        while rival != seat:
            if self.steals(move.n, move.rank, rival):
                found.append(Preview("steals", int(rival), int(self.front(rival)), int(move.n)))
            rival = self.after(rival)
        return found

    def why(self, seat: i64, move: Move) -> Reason | None:
        rules = self.rules
        if self.phase == LAYING:
            if move.kind == LAY:
                return Reason("FOX-3", "not_in_hand", {"cards": move.text})
            return Reason("FOX-3", "must_lay")
        if self.phase == STEALING:
            return Reason("FOX-6", "take_or_leave", {"n": str(self.top_size(self.victim))})
        if self.phase == LOSING:
            return Reason("FOX-6", "back_or_discard", {"n": str(self.top_size(self.victim))})
        if move.kind == DRAW_STOCK:
            return Reason("FOX-7", "stock_empty")
        if move.kind == DRAW_MARKET:
            return Reason("FOX-7", "not_in_market", {"card": rules.faces[move.face]})
        return Reason("FOX-7", "must_draw", {"n": str(self.left)})
