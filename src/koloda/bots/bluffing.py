"""`greedy` where cards are laid unseen: it is honest when it can be, lies when it must, and doubts by counting."""

from __future__ import annotations

from typing import Final

from koloda.bots.bot import Bot
from koloda.games.cheat import CHEAT, LAY, PASS, PICK, TOO_MANY, CheatState
from koloda.kernel.cells import i64
from koloda.kernel.chance import Chance
from koloda.kernel.moves import Move
from koloda.kernel.state import State

CHEAP: Final = 4
"""A pile of fewer cards is worth a lie: to be caught costs little."""
SNEAK: Final = 3
"""Once in so many turns on a cheap pile a second card goes under the first."""
LIKELY: Final = 40
"""A card that is what was said with less likelihood, in percent, is called."""
QUIET: Final = -1
"""The kind of silence, which only those who are not in turn may keep."""


class CheatGreedy(Bot):
    """Calls where the cards of a number are all accounted for, or where silence would lose the round."""

    def choose(self, view: State, moves: list[Move], chance: Chance, budget: int = 0) -> Move:
        assert isinstance(view, CheatState)
        if view.callers >> view.viewer & 1:
            said = find(moves, self.doubt(view, chance))
            if said is not None:
                return said
        return self.act(view, moves, chance)

    # Doubting

    def doubt(self, view: CheatState, chance: Chance) -> i64:
        """What to call, if anything."""
        rules = view.rules
        said = view.number - 1 if view.number > 1 else rules.high
        unseen = self.unseen(view, said, view.colour)
        if rules.give_away:
            return self.call_in_vain(view, unseen)
        if unseen == 0:
            return CHEAT
        likely = self.likely(view, unseen)
        if view.bare(view.layer):
            return TOO_MANY if rules.sneaking and likely > 50 else CHEAT
        return CHEAT if likely < LIKELY and chance.below(2) == 0 else QUIET

    def call_in_vain(self, view: CheatState, unseen: i64) -> i64:
        """In give-away the pile is welcome, so it calls what is probably not so: most lay single cards."""
        if view.rules.sneaking:
            return TOO_MANY
        return CHEAT if self.likely(view, unseen) > 50 else QUIET

    def likely(self, view: CheatState, unseen: i64) -> i64:
        """How likely it is, in percent, that a hand like the layer's held one of the unseen cards."""
        mine = view.size[view.viewer]
        hidden = view.layout.cards - mine
        held = 1 + self.about(view, view.layer)
        none: i64 = 100
        while unseen > 0:
            none = none * (hidden - held) // hidden if hidden > held else 0
            unseen -= 1
        return 100 - none

    def about(self, view: CheatState, place: i64) -> i64:
        """How many cards lie in a place, or the middle of what it may be."""
        if view.counts(view.viewer, place):
            return view.size[place]
        i = view.viewer * view.layout.count + place
        return (view.least[i] + view.most[i]) // 2

    def unseen(self, view: CheatState, said: i64, colour: i64) -> i64:
        """How many cards that would be what was said may be the one laid, as far as the viewer knows."""
        rules = view.rules
        n: i64 = 0
        face = said - 1
        while face < view.faces:
            if colour < 0 or face // rules.high == colour:
                place: i64 = 0
                found: i64 = view.held(rules.top, face)
                while found == 0 and place < view.layout.count and view.held(place, face) == 0:
                    place += 1
                if found > 0 or place == view.layout.count:
                    n += 1
            face += rules.high
        return n

    # Laying

    def act(self, view: CheatState, moves: list[Move], chance: Chance) -> Move:
        """Honest or not, or pass. The card picked last lies on top: a true one is picked after what goes under it."""
        give_away = view.rules.give_away
        picks = len(view.picks)
        true = self.true_card(view, moves)
        if picks > 0:
            top = view.rules.table.moves[view.picks[picks - 1]]
            return self.lay(moves, top) if true is None or give_away or self.is_true(view, top) else true
        cheap = self.about(view, view.rules.pile) < CHEAP and not give_away
        passing = find(moves, PASS)
        if passing is not None and not cheap and (true is None or give_away):
            return passing
        spare = self.spare(view, moves, true)
        sneak = view.rules.sneaking and cheap and chance.below(SNEAK) == 0
        if true is None or (spare is not None and (give_away or sneak)):
            return moves[0] if spare is None else spare
        return true

    def is_true(self, view: CheatState, card: Move) -> bool:
        """Whether a card is what has to be said; the colour of a new pile is free."""
        if card.rank != view.number:
            return False
        return view.number == 1 or view.colour < 0 or card.colour == view.colour

    def true_card(self, view: CheatState, moves: list[Move]) -> Move | None:
        for move in moves:
            if move.kind == PICK and self.is_true(view, move):
                return move
        return None

    def spare(self, view: CheatState, moves: list[Move], true: Move | None) -> Move | None:
        """The card whose own number is farthest off."""
        best: Move | None = None
        farthest: i64 = -1
        for move in moves:
            if move.kind == PICK and move is not true:
                off = (move.rank - view.number + view.rules.high) % view.rules.high
                if off > farthest:
                    farthest = off
                    best = move
        return best

    def lay(self, moves: list[Move], top: Move) -> Move:
        """Say the number; a colour that may be named is that of the card on top."""
        for move in moves:
            if move.kind == LAY and (move.colour < 0 or move.colour == top.colour):
                return move
        return moves[0]


def find(moves: list[Move], kind: i64) -> Move | None:
    """The first move of a kind."""
    for move in moves:
        if move.kind == kind:
            return move
    return None
