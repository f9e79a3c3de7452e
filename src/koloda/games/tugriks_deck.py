"""The deck of Tugriks as data: a short text says which cards there are and which of them act.

The rulebook's pictures are lost, so a table may write its own deck (docs/tugriks-deck.md). Every line is
one statement: `colours …`, `numbers …`, `genies N`, `choices N`, `deal …`, or a card such as
`red 1 fine` or `green 6 x2`; `#` begins a remark. A card that no line names lies in the deck once and
does nothing.
"""

from __future__ import annotations

from typing import Final

from koloda.kernel.errors import Malformed

PLAIN: Final = 0
FINE: Final = 1
SWAP: Final = 2
AGAIN: Final = 3
SKIP: Final = 4
TAKE_TWO: Final = 5
COLOUR_CHOICE: Final = 6
ROBBERY: Final = 7
REVERSE: Final = 8

ACTIONS: Final = ["", "fine", "swap", "again", "skip", "take-two", "colour-choice", "robbery", "reverse"]
NUMBERS: Final = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "X"]
KEYWORDS: Final = ["colours", "numbers", "genies", "choices", "deal"]

FIVE: Final = 5
TEN: Final = 10
"""The X, which comes after the 9."""

HANDS: Final = [16, 10, 8, 7, 6, 5, 5]
"""Cards dealt to each of 2, 3, … 8 players (TUG-2)."""

MOST_COLOURS: Final = 8
MOST_CARDS: Final = 200

STANDARD: Final = """\
colours red yellow green violet
numbers 0 1 2 3 4 5 6 7 8 9 X
genies 4
choices 2

red 1 fine
red 3 swap
red 7 colour-choice
red 9 robbery

yellow 1 skip
yellow 3 again
yellow 7 take-two
yellow 9 reverse

green 1 robbery
green 3 colour-choice
green 7 fine
green 9 swap

violet 1 reverse
violet 3 take-two
violet 7 again
violet 9 skip
"""

TINY: Final = """\
colours red yellow
numbers 0 4 5 6 X
genies 1
choices 1
deal 3 2 2 2 1 1 1

red 0 swap
red 4 fine
red 6 again
red X reverse

yellow 0 take-two
yellow 4 colour-choice
yellow 6 skip
yellow X robbery
"""


class Deck:
    """What a deck's text says. A card's face is colour × (how many numbers) + the number's place in the row."""

    def __init__(self) -> None:
        self.colours: list[str] = []
        self.numbers: list[int] = []
        self.copies: list[int] = []
        self.actions: list[int] = []
        self.genies = 0
        self.choices = 0
        self.hands: list[int] = [*HANDS]

    def faces(self) -> list[str]:
        """The cards' names: the colour's first letter and the number; then `genie` and `choice`."""
        named = [colour[0].upper() + NUMBERS[number] for colour in self.colours for number in self.numbers]
        return [*named, "genie", "choice"]

    def counts(self) -> list[int]:
        return [*self.copies, self.genies, self.choices]


class DeckReader:
    """One deck being read; every complaint names the line and what is wrong with it."""

    def __init__(self) -> None:
        self.deck = Deck()
        self.line = 0
        self.stated: list[str] = []

    def wrong(self, why: str) -> Malformed:
        return Malformed("option", f"option deck, line {self.line}: {why}")

    def read(self, text: str) -> Deck:
        for row in text[:20000].splitlines():
            self.line += 1
            words = row.partition("#")[0].split()
            if words:
                self.read_line(words)
        self.line = max(self.line, 1)
        if not self.deck.colours:
            raise self.wrong("the deck ends without a line `colours …`")
        self.fill_rows()
        total = sum(self.deck.counts())
        if total > MOST_CARDS or len(text) > 20000:
            raise self.wrong(f"a deck has at most {MOST_CARDS} cards (and its text 20000 characters)")
        return self.deck

    def read_line(self, words: list[str]) -> None:
        if words[0] not in KEYWORDS:
            self.read_card(words)
            return
        if words[0] in self.stated:
            raise self.wrong(f"{words[0]!r} stands in an earlier line already")
        self.stated.append(words[0])
        if words[0] == "colours":
            self.read_colours(words[1:])
        elif words[0] == "numbers":
            self.read_numbers(words[1:])
        elif words[0] == "deal":
            self.read_deal(words[1:])
        else:
            if len(words) != 2:
                raise self.wrong(f"{words[0]!r} is followed by one number")
            n = self.count(words[1], 0, 50)
            if words[0] == "genies":
                self.deck.genies = n
            else:
                self.deck.choices = n

    def count(self, word: str, low: int, high: int) -> int:
        if not (word.isascii() and word.isdigit()) or len(word) > 6 or int(word) < low or int(word) > high:
            raise self.wrong(f"{word[:20]!r} is not a whole number from {low} to {high}")
        return int(word)

    def read_colours(self, names: list[str]) -> None:
        if not 1 <= len(names) <= MOST_COLOURS:
            raise self.wrong(f"there are 1 to {MOST_COLOURS} colours, not {len(names)}")
        letters: list[str] = []
        for name in names:
            if not (name.isascii() and name.isalpha() and name.islower()) or len(name) > 20 or name in KEYWORDS:
                raise self.wrong(
                    f"{name[:20]!r} cannot name a colour: up to 20 letters from a to z, and no word of the format"
                )
            if name[0] in letters:
                raise self.wrong(f"two colours begin with the letter {name[0]!r}")
            letters.append(name[0])
        self.deck.colours = names

    def read_numbers(self, names: list[str]) -> None:
        if self.deck.copies:
            raise self.wrong("`numbers` comes before the cards")
        for name in names:
            if name not in NUMBERS:
                raise self.wrong(f"{name[:20]!r} is not a number of this game; they are {' '.join(NUMBERS)}")
            number = NUMBERS.index(name)
            if self.deck.numbers and number <= self.deck.numbers[-1]:
                raise self.wrong(f"{name} does not rise above the number before it")
            self.deck.numbers.append(number)
        if FIVE not in self.deck.numbers or len(names) < 2:
            raise self.wrong("a row needs a 5 and at least one number more")

    def read_deal(self, words: list[str]) -> None:
        if len(words) not in (1, len(HANDS)):
            raise self.wrong(f"`deal` is followed by one hand size, or by {len(HANDS)}: for 2, 3, … 8 players")
        sizes = [self.count(word, 1, 50) for word in words]
        self.deck.hands = sizes if len(sizes) > 1 else sizes * len(HANDS)

    def fill_rows(self) -> None:
        """One card of every number in every colour, until a line says more."""
        deck = self.deck
        if not deck.numbers:
            deck.numbers = list(range(len(NUMBERS)))
        if not deck.copies:
            deck.copies = [1] * (len(deck.colours) * len(deck.numbers))
            deck.actions = [PLAIN] * len(deck.copies)

    def read_card(self, words: list[str]) -> None:
        deck = self.deck
        if not deck.colours:
            raise self.wrong("`colours` comes before the cards")
        if words[0] not in deck.colours:
            raise self.wrong(f"{words[0][:20]!r} is no colour of this deck and no word of the format")
        self.fill_rows()
        number = NUMBERS.index(words[1]) if len(words) > 1 and words[1] in NUMBERS else -1
        if number not in deck.numbers:
            shown = words[1][:20] if len(words) > 1 else ""
            raise self.wrong(f"{shown!r} is no number of this deck")
        face = deck.colours.index(words[0]) * len(deck.numbers) + deck.numbers.index(number)
        card = f"{words[0]} {words[1]}"
        if card in self.stated:
            raise self.wrong(f"{card} stands in an earlier line already")
        self.stated.append(card)
        rest = words[2:]
        if rest and rest[0] in ACTIONS:
            deck.actions[face] = ACTIONS.index(rest[0])
            rest = rest[1:]
        if rest and rest[0][:1] == "x":
            deck.copies[face] = self.count(rest[0][1:], 1, 9)
            rest = rest[1:]
        if rest:
            raise self.wrong(f"{rest[0][:20]!r} is no action; the actions are {', '.join(ACTIONS[1:])}")
        if len(words) == 2:
            raise self.wrong(f"nothing is said of {card}: an action or a number of copies such as x2")


def read_deck(text: str, players: int) -> Deck:
    """The deck a text describes, if it can be dealt to so many players and, later in a match, to fewer."""
    reader = DeckReader()
    deck = reader.read(text)
    total = sum(deck.counts())
    for n in range(2, players + 1):
        dealt = n * deck.hands[n - 2]
        if dealt > total:
            raise reader.wrong(f"the deck ends with {total} cards, but {n} players are dealt {dealt}")
    return deck
