"""A position's words as plain lists."""

from __future__ import annotations


def words(text: str) -> dict[str, str]:
    return dict([word.partition("=")[::2] for word in text.split()[1:]])


def listed(value: str) -> list[str]:
    """`6*3,J` as four cards."""
    found: list[str] = []
    for part in value.split(",") if value else []:
        card, _, times = part.partition("*")
        found += [card] * int(times or 1)
    return found


def without(cards: list[str], gone: list[str]) -> list[str]:
    left = list(cards)
    for card in gone:
        left.remove(card)
    return left


UNKNOWN = "?"
"""A card drawn from a pile that has been shuffled in the same move."""


def learn(text: str, bags: dict[str, list[str]], pool: list[str]) -> list[str]:
    """After a shuffle by chance: name the unknown cards of some bags as the engine dealt them, once they are
    found to come out of the shuffled cards; answers with the stock that is left of them."""
    said = words(text)
    left = list(pool)
    for name, cards in bags.items():
        dealt = [card for place in name.split("+") for card in listed(said.get(place, ""))]
        known = [card for card in cards if card != UNKNOWN]
        drawn = without(dealt, known)
        assert len(dealt) == len(cards), f"{name} has {len(dealt)} cards, not {len(cards)}"
        left = without(left, drawn)
        cards[:] = known + drawn
    stock = listed(said.get("stock", ""))
    assert sorted(stock) == sorted(left), f"the stock is {stock}, it ought to hold {left}"
    return stock


def learn_swap(text: str, hands: list[list[str]], source: list[int]) -> list[list[str]]:
    """Everybody drew one card from their source at the same time: the hands as the engine dealt them, once one
    choice of cards is found that explains them all."""
    said = words(text)
    dealt = [listed(said[f"hand{seat}"]) for seat in range(len(hands))]
    for first in sorted(set(hands[0])):
        seat, lost, fits = 0, first, True
        while fits:
            rest = without(hands[seat], [lost])
            gained = [card for card in dealt[seat] if dealt[seat].count(card) > rest.count(card)]
            fits = len(set(gained)) == 1 and sorted([*rest, gained[0]]) == sorted(dealt[seat])
            seat = source[seat]
            fits = fits and gained[0] in hands[seat]
            if fits:
                lost = gained[0]
            if seat == 0:
                break
        if fits and seat == 0 and lost == first:
            return dealt
    raise AssertionError(f"no swap turns {hands} into {dealt}")
