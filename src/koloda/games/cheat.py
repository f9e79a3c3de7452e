"""Cheat: lay your cards face down in the order of the numbers, true or not, and be the first without any.

In turn a player lays a card and says the next number, from one to twenty, or passes. Until the next card is
laid, anybody else may say "Cheat!": the card is turned up, and whoever was wrong, the caller or the one who
laid it, takes the whole pile. With sneaking up to three cards may be laid as if they were one, hands and pile
cannot be counted, and "Too many!" is another thing to say. What a turn lays is picked unseen, card by card;
the one picked last lies on top.
"""

from __future__ import annotations

from typing import Final

from koloda.kernel.cells import i64
from koloda.kernel.errors import Reason
from koloda.kernel.game import Fact, Game, seat_fact
from koloda.kernel.moves import CALL, PRIVATE, Move, Offer
from koloda.kernel.options import Option, choice, number, seat, switch
from koloda.kernel.places import closed_bag, hands, uncounted_bag, uncounted_hands
from koloda.kernel.state import State

PICK: Final = 0
LAY: Final = 1
PASS: Final = 2
CHEAT: Final = 3
TOO_MANY: Final = 4

MOST_LAPS: Final = 1000


class Cheat(Game):
    def describe_game(self) -> None:
        self.id = "cheat"
        self.least = 3
        self.most = 8
        self.turn_clause = "CHT-3"
        self.end_clause = "CHT-6"
        self.verb_clauses = {"pick": "CHT-5", "lay": "CHT-3", "pass": "CHT-3", "cheat": "CHT-4", "too many": "CHT-5"}

    def option_list(self) -> list[Option]:
        return [
            seat("dealer", "COM-1"),
            switch("colour_piles", False, "CHT-2"),
            choice("after_call", ["restart", "go_on"], "CHT-4"),
            switch("sneaking", True, "CHT-5"),
            switch("give_away", False, "CHT-6"),
            number("max_laps", 100, "CHT-6", 1, MOST_LAPS),
        ]

    def set_up(self) -> None:
        """The tiny deck: red and yellow, numbers up to one more than there are players."""
        n = self.players
        self.high: i64 = n + 1 if self.tiny else 20
        self.colours = ["red", "yellow"] if self.tiny else ["red", "yellow", "green", "blue"]
        self.faces = [f"{colour[0].upper()}{rank + 1}" for colour in self.colours for rank in range(int(self.high))]
        self.deck = [1] * len(self.faces)
        self.colour_piles = self.flag("colour_piles")
        self.restart = self.word("after_call") == "restart"
        self.sneaking = self.flag("sneaking")
        self.give_away = self.flag("give_away")
        self.max_laps: i64 = self.amount("max_laps")
        self.at_once: i64 = 3 if self.sneaking else 1  # CHT-5
        heap = uncounted_bag if self.sneaking else closed_bag
        held = uncounted_hands(n) if self.sneaking else hands(n)
        self.places = [*held, closed_bag("top"), heap("under"), heap("pile"), heap("gone")]
        self.top: i64 = n
        self.under: i64 = n + 1
        self.pile: i64 = n + 2
        self.gone: i64 = n + 3
        self.facts = [
            Fact("number", 1, int(self.high), default=1),
            Fact("colour", -1, len(self.colours) - 1, default=-1, words=self.colours),
            seat_fact("layer", n),
            Fact("passes", 0, n - 1),
            Fact("turns", 0, n),
            Fact("laps", 0, MOST_LAPS),
        ]
        self.add_moves()

    def add_moves(self) -> None:
        for face, name in enumerate(self.faces):
            rank, colour = face % int(self.high) + 1, face // int(self.high)
            self.table.add(name, "pick", kind=PICK, face=face, cards=[face], rank=rank, colour=colour, manner=PRIVATE)
        self.lay_id: i64 = len(self.table.moves)
        for said in range(1, int(self.high) + 1):
            self.table.add(f"lay {said}", "lay", kind=LAY, n=said, amount=said)
        self.coloured_id: i64 = len(self.table.moves)
        if self.colour_piles:
            for colour, word in enumerate(self.colours):
                self.table.add(f"lay 1 {word[0].upper()}", "lay", kind=LAY, n=1, amount=1, colour=colour)
        self.pass_id: i64 = self.table.add("pass", "pass", kind=PASS)
        self.cheat_id: i64 = self.table.add("cheat", "cheat", kind=CHEAT, manner=CALL)
        self.too_many_id: i64 = -1
        if self.sneaking:
            self.too_many_id = self.table.add("too many", "too many", kind=TOO_MANY, manner=CALL)

    def blank(self) -> State:
        return CheatState(self)


class CheatState(State):
    """`number` is the one to say next, `layer` the seat whose last cards may still be called."""

    def __init__(self, game: Cheat) -> None:
        super().__init__(game)
        self.rules = game
        self.number: i64 = 1
        self.colour: i64 = -1
        self.layer: i64 = -1
        self.passes: i64 = 0
        self.turns: i64 = 0
        self.laps: i64 = 0

    def facts(self) -> list[int]:
        return [
            int(self.number),
            int(self.colour),
            int(self.layer),
            int(self.passes),
            int(self.turns),
            int(self.laps),
        ]

    def set_facts(self, facts: list[int]) -> None:
        self.number = facts[0]
        self.colour = facts[1]
        self.layer = facts[2]
        self.passes = facts[3]
        self.turns = facts[4]
        self.laps = facts[5]

    def copy_facts(self, twin: State) -> None:
        assert isinstance(twin, CheatState)
        twin.number = self.number
        twin.colour = self.colour
        twin.layer = self.layer
        twin.passes = self.passes
        twin.turns = self.turns
        twin.laps = self.laps

    # The deal

    def deal(self, carry: list[int]) -> None:
        dealer: i64 = self.rules.agreed_seat("dealer", self.luck())
        first = (dealer + 1) % self.players  # CHT-1
        packet = self.rules.shuffled(self.luck())
        i: i64 = 0
        while i < self.layout.cards:
            self.put(packet[i], (first + i) % self.players)
            i += 1
        self.to_move(first)

    # Who is in

    def out(self, seat: i64) -> bool:
        """Whether a seat has no cards and its last can no longer be called (CHT-6)."""
        return seat != self.layer and self.bare(seat)

    def how_many_in(self) -> i64:
        n: i64 = 0
        seat: i64 = 0
        while seat < self.players:
            if not self.out(seat):
                n += 1
            seat += 1
        return n

    def after(self, seat: i64) -> i64:
        """The next seat clockwise that is in."""
        seat = seat + 1 if seat + 1 < self.players else 0
        while self.out(seat):
            seat = seat + 1 if seat + 1 < self.players else 0
        return seat

    # Moves

    def offer(self, seat: i64, offer: Offer) -> None:
        rules = self.rules
        if self.callers >> seat & 1:
            offer.add(rules.cheat_id)  # CHT-4
            if rules.sneaking:
                offer.add(rules.too_many_id)  # CHT-5
        if seat != self.turn:
            return
        if self.laps_over():
            offer.add(rules.pass_id)  # CHT-6
            return
        if self.passes < self.how_many_in() - 1:
            offer.add(rules.pass_id)  # CHT-3
        if len(self.picks) < rules.at_once:
            face: i64 = 0
            while face < self.faces:
                if self.held(seat, face) > 0 and not self.picked(face):
                    offer.add(face)
                face += 1
        if len(self.picks) > 0:
            self.offer_lay(offer)

    def offer_lay(self, offer: Offer) -> None:
        """The number whose turn it is; with piles of one colour the "one" names it (CHT-2)."""
        rules = self.rules
        if self.number > 1 or not rules.colour_piles:
            offer.add(rules.lay_id + self.number - 1)
            return
        colour: i64 = 0
        while colour < len(rules.colours):
            offer.add(rules.coloured_id + colour)
            colour += 1

    def picked(self, face: i64) -> bool:
        i: i64 = 0
        while i < len(self.picks):
            if self.picks[i] == face:
                return True
            i += 1
        return False

    def act(self, seat: i64, move: Move) -> None:
        if move.kind == LAY:
            self.lay_down(seat, move)
        elif move.kind == PASS:
            self.passes += 1
            self.end_turn(seat)
        else:
            self.call(seat, move)

    # Laying

    def lay_down(self, seat: i64, move: Move) -> None:
        """The picked cards go face down on the pile as if they were one."""
        rules = self.rules
        self.close()
        last = len(self.picks) - 1
        under = [int(self.picks[i]) for i in range(last)]
        self.shift(self.picks[last], 1, seat, rules.top)
        if rules.sneaking:
            self.slip(under, seat, rules.under, rules.at_once - 1)  # CHT-5
        if move.colour >= 0:
            self.colour = move.colour
        self.number = self.number + 1 if self.number < rules.high else 1
        self.layer = seat
        self.passes = 0
        if not self.settled():
            self.end_turn(seat)
        if not self.over:
            self.open_calls(self.others(seat))

    def close(self) -> None:
        """The last cards can no longer be called; after the highest number the pile is out of the game (CHT-2)."""
        rules = self.rules
        if self.layer < 0:
            return
        self.gather()
        if self.number == 1:
            self.pour(rules.pile, rules.gone)
            self.colour = -1
            self.note("set_aside")
        self.forget_layer()

    def gather(self) -> None:
        """The cards laid last are cards of the pile like any other."""
        self.pour(self.rules.top, self.rules.pile)
        self.pour(self.rules.under, self.rules.pile)

    def forget_layer(self) -> None:
        """Nobody's cards can be called now; who then has none is out."""
        seat = self.layer
        self.layer = -1
        self.shut_calls()
        if self.rules.give_away and self.out(seat):
            self.note("out", seat)

    def others(self, layer: i64) -> i64:
        """Everybody who is in but the one who has laid, as a mask."""
        mask: i64 = 0
        seat: i64 = 0
        while seat < self.players:
            if seat != layer and not self.out(seat):
                mask |= 1 << seat
            seat += 1
        return mask

    def end_turn(self, seat: i64) -> None:
        """The next player is in turn; where the turn is back at the last layer, nobody can call any more (CHT-4)."""
        following = self.after(seat)
        if following == self.layer:
            self.close()
            if self.settled():
                return
            if self.out(following):
                following = self.after(following)
        self.count_turn()
        if not self.stopped():
            self.to_move(following)

    def count_turn(self) -> None:
        if self.laps_over():
            return
        self.turns += 1
        if self.turns >= self.how_many_in():
            self.turns = 0
            self.laps += 1

    def laps_over(self) -> bool:
        """Whether nothing is laid any more; the last card can still be called (CHT-6)."""
        return self.laps >= self.rules.max_laps

    def stopped(self) -> bool:
        """End the round when its laps are over and nothing can be called any more (CHT-6)."""
        if self.layer >= 0 or not self.laps_over():
            return False
        self.note("laps_over", number=self.laps)
        self.finish()
        return True

    # Calling

    def call(self, seat: i64, move: Move) -> None:
        """Whoever is wrong takes the pile, and the player after the one who was called begins a new one (CHT-4)."""
        rules = self.rules
        layer = self.layer
        said = self.number - 1 if self.number > 1 else rules.high
        if move.kind == CHEAT:
            face = self.top_face()
            caught = not self.is_what_was_said(face, said)
            self.show(rules.top, face)
            if caught and self.colour >= 0:
                self.note("lie_in_colour", layer, said, seat, self.colour)
            else:
                self.note("lie" if caught else "truth", layer, said, seat)
        else:
            caught = self.size[rules.under] > 0
            self.tell_size(rules.under, int(caught), rules.at_once - 1 if caught else 0)
            self.note("several" if caught else "single", layer, said, seat)
        self.gather()
        self.pour(rules.pile, layer if caught else seat)
        self.forget_layer()
        if self.settled() or self.stopped():
            return
        if rules.restart or self.number == 1:
            self.number = 1
            self.colour = -1
        self.passes = 0
        self.to_move(self.after(layer))

    def top_face(self) -> i64:
        """The card laid last, or the topmost of those laid as one."""
        face: i64 = 0
        while self.held(self.rules.top, face) == 0:
            face += 1
        return face

    def is_what_was_said(self, face: i64, said: i64) -> bool:
        """Whether a card has the number said and, where piles have one colour, that colour (CHT-2)."""
        if face % self.rules.high + 1 != said:
            return False
        return self.colour < 0 or face // self.rules.high == self.colour

    # The end

    def settled(self) -> bool:
        """End the round when somebody has won it: the first out, or with `give_away` the last one in (CHT-6)."""
        left = self.how_many_in()
        if left == self.players or (self.rules.give_away and left > 1):
            return False
        self.note("wins", self.score().index(1))
        self.finish()
        return True

    def score(self) -> list[int]:
        """The winner has 1; when the laps are over, those with the fewest cards, with `give_away` the most (CHT-6)."""
        seats = range(int(self.players))
        left = self.how_many_in()
        give_away = self.rules.give_away
        if give_away and left == 1:
            return [int(not self.out(seat)) for seat in seats]
        if not give_away and left < self.players:
            return [int(self.out(seat)) for seat in seats]
        sizes = [int(self.size[seat]) for seat in seats]
        best = max(sizes) if give_away else min(sizes)
        return [int(size == best) for size in sizes]

    # Reasons

    def why(self, seat: i64, move: Move) -> Reason | None:
        rules = self.rules
        if move.kind == CHEAT or move.kind == TOO_MANY:
            return self.why_no_call(seat)
        if seat != self.turn:
            return Reason("CHT-3", "not_your_turn")
        if self.laps_over():
            return Reason("CHT-6", "laps_over")
        if move.kind == PASS:
            return Reason("CHT-3", "somebody_must_lay")
        if move.kind == PICK:
            card = {"card": move.text}
            if self.held(seat, move.face) == 0:
                return Reason("CHT-3", "not_in_hand", card)
            if self.picked(move.face):
                return Reason("CHT-5" if rules.sneaking else "CHT-3", "already_picked", card)
            if rules.sneaking:
                return Reason("CHT-5", "three_at_most")
            return Reason("CHT-3", "one_card")
        if move.n != self.number:
            return Reason("CHT-2", "another_number", {"n": str(self.number)})
        if len(self.picks) == 0:
            return Reason("CHT-3", "pick_first")
        return Reason("CHT-2", "name_a_colour")

    def why_no_call(self, seat: i64) -> Reason:
        if self.layer < 0:
            return Reason("CHT-4", "nothing_to_call")
        if seat == self.layer:
            return Reason("CHT-4", "not_on_yourself")
        return Reason("CHT-6", "you_are_out")
