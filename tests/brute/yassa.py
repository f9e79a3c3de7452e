"""Yassa as a beginner would program it, with every option of a round: a top card, a colour, and who is in turn."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from brute.reading import UNKNOWN, learn, listed, words

Table = dict[str, Any]


def start(text: str, players: int, options: dict[str, str]) -> Table:
    said = words(text)
    top = said["discard"]
    return {
        "hands": [listed(said[f"hand{seat}"]) for seat in range(players)],
        "stock": listed(said.get("stock", "")),
        "pool": [],
        "discard": [(top, None if top[0] == "W" else top[0])],
        "hues": "RY" if options.get("size") == "tiny" else "RYGB",
        "turn": int(said["turn"]),
        "step": 1,
        "asked": "turn",
        "drawn": None,
        "four": None,
        "forgot": None,
        "twins": [],
        "open": False,
        "over": False,
        "on": [name for name, value in options.items() if value == "true"],
        "off": [name for name, value in options.items() if value == "false"],
    }


def fits(table: Table, card: str) -> bool:
    top, colour = table["discard"][-1]
    if card[0] == "W" or colour is None or card[0] == colour:
        return True
    return bool(top[0] != "W" and card[1:] == top[1:])


def after(table: Table, seat: int) -> int:
    return int((seat + table["step"]) % len(table["hands"]))


def ways(table: Table, seat: int, card: str) -> list[str]:
    """A card's moves: for a wild one a colour, and all with and without the word where one card is left."""
    texts = [f"{card} {hue}" for hue in table["hues"]] if card[0] == "W" else [card]
    if len(table["hands"][seat]) == 2:
        texts += [f"{text} yassa" for text in texts]
    return texts


def moves(table: Table) -> list[tuple[int, str]]:
    if table["over"]:
        return []
    turn, hands = table["turn"], table["hands"]
    if table["asked"] == "ready":
        return [(turn, "ready")]
    found = [(turn, text) for text in own_words(table, turn)]
    for seat, hand in enumerate(hands):
        if seat == turn or table["open"]:
            cards = [card for card in set(hand) if "penalties" in table["on"] or right(table, seat, card)]
            found += [(seat, text) for card in cards for text in ways(table, seat, card)]
            if "penalties" in table["on"] or table["forgot"] not in (None, seat):
                found.append((seat, "one card"))
    return found


def own_words(table: Table, seat: int) -> list[str]:
    """What the player in turn may do beside laying a card."""
    if table["asked"] == "drawn":
        return ["pass"]
    if table["asked"] == "two" or (table["asked"] == "four" and "bluffing" in table["off"]):
        return ["accept"]
    if table["asked"] == "four":
        return ["accept", "check"]
    able = any(right(table, seat, card) for card in table["hands"][seat])
    left = table["stock"] or table["pool"] or len(table["discard"]) > 1
    return ["draw"] if not able or ("may_draw" in table["on"] and left) else []


def right(table: Table, seat: int, card: str) -> bool:
    """Whether this player may lay this card now."""
    top, colour = table["discard"][-1]
    if seat != table["turn"]:
        return seat in table["twins"] and card == top
    if table["asked"] == "two":
        return card.endswith("+2")
    if table["asked"] == "four":
        return card == f"{colour}+2"
    if table["asked"] == "drawn" and card != table["drawn"]:
        return False
    if card == "W4" and "bluffing" in table["off"] and colour is not None:
        hand = list(table["hands"][seat])
        if table["asked"] == "drawn":
            hand.remove(table["drawn"])
        return not any(other[0] == colour for other in hand)
    return fits(table, card)


def shut(table: Table) -> None:
    table["forgot"], table["twins"], table["open"] = None, [], False


def punish(table: Table, seat: int) -> None:
    if seat == table["turn"]:
        shut(table)
    take(table, seat, 2)


def play(table: Table, seat: int, text: str) -> Table:
    table = deepcopy(table)
    if text == "one card" and table["forgot"] in (None, seat):
        punish(table, seat)
        return table
    if text == "one card":
        take(table, table["forgot"], 2)
        table["forgot"] = None
        table["open"] = bool(table["twins"]) or "penalties" in table["on"]
        return table
    if text.split()[0] not in ("draw", "pass", "accept", "check", "ready"):
        if right(table, seat, text.split()[0]):
            lay(table, seat, text.split())
        else:
            punish(table, seat)
        return table
    shut(table)
    asked, table["asked"] = table["asked"], "turn"
    if text == "draw":
        draw(table, seat)
    elif text == "accept" and asked == "four":
        table["four"] = None
        take(table, seat, 4)
        table["asked"] = "ready"
    elif text == "check":
        check(table, seat)
    else:
        if text == "accept":
            take(table, seat, 2)
        table["turn"] = after(table, seat)
    if text == "pass":
        table["drawn"] = None
    return table


def draw(table: Table, seat: int) -> None:
    before = len(table["hands"][seat])
    take(table, seat, 1)
    if len(table["hands"][seat]) == before:
        table["turn"] = after(table, seat)
    else:
        table["asked"], table["drawn"] = "drawn", table["hands"][seat][-1]


def check(table: Table, asker: int) -> None:
    layer, hand, colour = table["four"]
    table["four"] = None
    table["asked"] = "ready"
    if colour is not None and any(card[0] == colour for card in hand):
        table["hands"][layer].append(table["discard"].pop()[0])
        take(table, layer, 4)
        table["turn"] = layer
    else:
        take(table, asker, 6)


def take(table: Table, seat: int, n: int) -> None:
    for _ in range(n):
        if not table["stock"] and not table["pool"]:
            kept = 2 if table["four"] else 1
            table["pool"] = [card for card, _ in table["discard"][:-kept]]
            table["discard"] = table["discard"][-kept:]
            table["unknown"] = len(table["pool"])
        if table["stock"]:
            table["hands"][seat].append(table["stock"].pop())
        elif table["pool"] and table["unknown"] > 0:
            table["unknown"] -= 1
            table["hands"][seat].append(UNKNOWN)


def lay(table: Table, seat: int, parts: list[str]) -> None:
    card, said = parts[0], parts[-1] == "yassa"
    hand = table["hands"][seat]
    hand.remove(card)
    top, colour = table["discard"][-1]
    table["discard"].append((card, parts[1] if card[0] == "W" else card[0]))
    table["forgot"] = seat if len(hand) == 1 and not said else None
    table["drawn"] = table["four"] = None
    table["twins"] = []
    table["asked"] = "turn"
    table["open"] = True
    if not hand:
        table["over"] = True
        if "last_effect" in table["on"]:
            take(table, after(table, seat), 4 if card == "W4" else 2 if card[1:] == "+2" else 0)
        return
    if card == "W4":
        table["asked"] = "four"
        table["four"] = None if "bluffing" in table["off"] else (seat, list(hand), colour)
    if card[1:] == "R":
        table["step"] = -table["step"]
    hit = table["turn"] = after(table, seat)
    if card[1:] == "R" and len(table["hands"]) == 2 and "reverse_skips_two" in table["on"]:
        table["turn"] = seat
    if card[1:] == "S":
        table["turn"] = after(table, table["turn"])
    if card[1:] == "+2":
        table["asked"] = "two"
    if card[0] == "W" or card == top or card[1:] == "0":
        return
    if "intervention" not in table["off"]:
        table["twins"] = [each for each in range(len(table["hands"])) if each != seat or "own_twin" not in table["off"]]
    elif card[1:] == "S":
        table["twins"] = [hit]


def luck(table: Table, text: str) -> None:
    """Take over what a shuffle has brought."""
    if table["pool"]:
        bags = {f"hand{seat}+drawn{seat}": hand for seat, hand in enumerate(table["hands"])}
        drawn = table["drawn"]
        table["stock"] = learn(text, bags, table["pool"])
        table["pool"] = []
        if drawn == UNKNOWN:
            table["drawn"] = listed(words(text)[f"drawn{table['turn']}"])[0]


def scores(table: Table) -> list[int] | None:
    if not table["over"]:
        return None
    values = [sum(worth(card) for card in hand) for hand in table["hands"]]
    return [0 if hand else sum(values) for hand in table["hands"]]


def worth(card: str) -> int:
    if card[0] == "W":
        return 50
    return int(card[1:]) if card[1:].isdigit() else 20
