"""Records: a match as one JSON document that replays to the same states for ever. See docs/records.md."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable

from koloda.kernel.chance import commitment
from koloda.kernel.errors import KolodaError, Malformed
from koloda.kernel.game import Game
from koloda.kernel.matches import Chances, Entry, Match, SeededChances, StreamChances

FORMAT = 1
LARGEST = 8_000_000
FIELDS = ["koloda", "game", "rules", "players", "options", "seats", "chance", "entries"]
CLAIMS = ["results", "totals", "winners", "over", "digest"]


class Dishonest(KolodaError):
    """A record that can be read and is not true: a move, a result or the shuffle does not check out."""


class Record:
    """What a record says, before anybody has checked whether it is true."""

    def __init__(
        self,
        game: str,
        rules: int,
        players: int,
        options: dict[str, object],
        seats: list[str],
        chance: dict[str, object],
        entries: list[Entry],
        claims: dict[str, object],
    ) -> None:
        self.game = game
        self.rules = rules
        self.players = players
        self.options = options
        self.seats = seats
        self.chance = chance
        self.entries = entries
        self.claims = claims


class Digest:
    """A running SHA-256 of every position of a match, in the order they arose."""

    def __init__(self) -> None:
        self.hash = hashlib.sha256()

    def add(self, match: Match) -> None:
        self.hash.update(str(match.state).encode())
        self.hash.update(b"\n")

    def text(self) -> str:
        return str(self.hash.hexdigest())


# Writing


def write(match: Match, seats: list[str]) -> str:
    """The record of a match played from a seed or from a revealed secret."""
    return json.dumps(record_of(match, seats, chance_of(match.chances)), ensure_ascii=False, separators=(",", ":"))


def record_of(match: Match, seats: list[str], chance: dict[str, object]) -> dict[str, object]:
    """The record as plain data; `chance` is the seed, the revealed secret, or a commitment alone."""
    game = match.game
    return {
        "koloda": FORMAT,
        "game": game.id,
        "rules": game.version,
        "players": game.players,
        "options": dict(game.options),
        "seats": seats,
        "chance": chance,
        "entries": [entry_data(entry) for entry in match.entries],
        "results": match.results,
        "totals": match.totals,
        "winners": match.winners if match.over else [],
        "over": match.over,
        "digest": digest_of(match),
    }


def chance_of(chances: Chances) -> dict[str, object]:
    if isinstance(chances, SeededChances):
        return {"seed": chances.seed}
    if isinstance(chances, StreamChances):
        return {
            "secret": chances.secret.hex(),
            "nonces": [nonce.hex() for nonce in chances.nonces],
            "commitment": commitment(chances.secret),
        }
    raise Malformed("chance", "a match with this source of chance cannot be recorded")


def entry_data(entry: Entry) -> dict[str, object]:
    if entry.kind == "move":
        return {"seat": entry.seat, "move": entry.text}
    if entry.kind == "loan":
        return {"loan": {"from": entry.seat, "to": entry.to, "number": entry.number}}
    if entry.kind == "tie":
        return {"tie": {"seats": entry.seats, "move": entry.text}}
    return {entry.kind: True}


def digest_of(match: Match) -> str:
    """The digest of all positions of a match, found by replaying it."""
    digest = Digest()
    again = match.game.match(chances=match.chances)
    digest.add(again)
    for entry in match.entries:
        step(again, entry)
        digest.add(again)
    return digest.text()


# Reading


def read(text: str) -> Record:
    """The record a JSON text holds; anything that is not as documented is an error that names it."""
    if len(text) > LARGEST:
        raise Malformed("record", f"a record has at most {LARGEST} characters")
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Malformed("record", f"the record is not JSON: {str(error)[:80]}") from None
    if not isinstance(data, dict):
        raise Malformed("record", "a record is a JSON object")
    if data.get("koloda") != FORMAT or data["koloda"] is True:
        raise Malformed("record", f'the record\'s format must be {FORMAT}: "koloda": {FORMAT}')
    no_others(data, FIELDS + CLAIMS, "a record")
    check_chance(an_object(data, "chance"))
    check_claims(data)
    return Record(
        a_text(data, "game"),
        a_number(data, "rules"),
        a_number(data, "players"),
        an_object(data, "options"),
        texts(data, "seats"),
        an_object(data, "chance"),
        [entry_of(i, each) for i, each in enumerate(a_list(data, "entries"))],
        {key: data[key] for key in CLAIMS},
    )


def no_others(data: dict[str, object], known: list[str], what: str) -> None:
    for name in data:
        if name not in known:
            raise Malformed("record", f"{what} has no field {str(name)[:40]!r}")


def check_chance(chance: dict[str, object]) -> None:
    """A seed, or a secret with its nonces, or its commitment alone."""
    no_others(chance, ["seed"] if "seed" in chance else ["secret", "nonces", "commitment"], "the record's chance")
    if "seed" in chance:
        a_number(chance, "seed")
    for name in ("secret", "commitment"):
        if name in chance:
            from_hex(a_text(chance, name))
    if "nonces" in chance:
        for nonce in texts(chance, "nonces"):
            from_hex(nonce)


def check_claims(data: dict[str, object]) -> None:
    """What a record claims is all there, and of the right kind; whether it is true, `verify` says."""
    for scores in a_list(data, "results"):
        numbers({"results": scores}, "results")
    numbers(data, "totals")
    numbers(data, "winners")
    if not isinstance(data.get("over"), bool):
        raise Malformed("record", "the record's 'over' must be true or false")
    if len(from_hex(a_text(data, "digest"))) != 32:
        raise Malformed("record", "the record's 'digest' must have 64 hexadecimal digits")


def a_text(data: dict[str, object], name: str) -> str:
    value = data.get(name)
    if not isinstance(value, str):
        raise Malformed("record", f"the record's {name!r} must be a text")
    return value


def a_number(data: dict[str, object], name: str) -> int:
    value = data.get(name)
    if not isinstance(value, int) or isinstance(value, bool):
        raise Malformed("record", f"the record's {name!r} must be a whole number")
    return value


def an_object(data: dict[str, object], name: str) -> dict[str, object]:
    value = data.get(name)
    if not isinstance(value, dict):
        raise Malformed("record", f"the record's {name!r} must be an object")
    return {str(key): value[key] for key in value}


def a_list(data: dict[str, object], name: str) -> list[object]:
    value = data.get(name)
    if not isinstance(value, list):
        raise Malformed("record", f"the record's {name!r} must be a list")
    return list(value)


def texts(data: dict[str, object], name: str) -> list[str]:
    found: list[str] = []
    for value in a_list(data, name):
        if not isinstance(value, str):
            raise Malformed("record", f"the record's {name!r} must be a list of texts")
        found.append(value)
    return found


def numbers(data: dict[str, object], name: str) -> list[int]:
    found: list[int] = []
    for value in a_list(data, name):
        if not isinstance(value, int) or isinstance(value, bool):
            raise Malformed("record", f"the record's {name!r} must be a list of whole numbers")
        found.append(value)
    return found


def entry_of(i: int, value: object) -> Entry:
    if isinstance(value, dict):
        data = {str(key): value[key] for key in value if key != "ms"}
        if "ms" in value and a_number({"ms": value["ms"]}, "ms") < 0:
            raise Malformed("record", f"entry {i} of the record happened before the match: its 'ms' is below 0")
        if sorted(data) == ["move", "seat"]:
            mover = a_number(data, "seat")
            if mover < 0:
                raise Malformed("record", f"entry {i} of the record: there is no seat {mover}")
            return Entry("move", mover, a_text(data, "move"))
        if list(data) == ["loan"]:
            loan = an_object(data, "loan")
            no_others(loan, ["from", "to", "number"], f"the loan of entry {i}")
            return Entry("loan", a_number(loan, "from"), "", a_number(loan, "to"), a_number(loan, "number"))
        if list(data) == ["tie"]:
            tie = an_object(data, "tie")
            no_others(tie, ["seats", "move"], f"the tie of entry {i}")
            callers = numbers(tie, "seats")
            if len(callers) < 2:
                raise Malformed("record", f"entry {i} of the record: a tie is of two seats or more")
            return Entry("tie", -1, a_text(tie, "move"), seats=callers)
        if list(data) == ["deal"] and data["deal"] is True:
            return Entry("deal")
        if list(data) == ["time"] and data["time"] is True:
            return Entry("time")
    raise Malformed("record", f"entry {i} of the record is neither a move, a deal, a loan, a tie nor the end of time")


# Replaying


def chances_of(record: Record) -> Chances:
    """Where the record's cards come from; it must have been revealed."""
    seed = record.chance.get("seed")
    if isinstance(seed, int) and not isinstance(seed, bool):
        return SeededChances(seed)
    secret = record.chance.get("secret")
    if not isinstance(secret, str):
        raise Malformed("record", "the record has no seed, and its secret has not been revealed")
    return StreamChances(from_hex(secret), [from_hex(nonce) for nonce in texts(record.chance, "nonces")])


def from_hex(text: str) -> bytes:
    if len(text) % 2 or text.strip("0123456789abcdef"):
        raise Malformed("record", f"{text[:20]!r} in the record is not hexadecimal")
    return bytes.fromhex(text)


def start(record: Record, game: Game) -> Match:
    """The match a record begins with, before its first entry. `game` is made from the record's header."""
    return game.match(chances=chances_of(record))


def step(match: Match, entry: Entry) -> None:
    """Carry out one entry of a record, checked like live play."""
    if entry.kind == "move":
        match.apply(entry.seat, match.game.move(entry.text))
    elif entry.kind == "deal":
        match.deal()
    elif entry.kind == "time":
        match.time_is_up()
    elif entry.kind == "tie":
        match.tie(entry.seats, match.game.move(entry.text))
    else:
        match.lend(entry.seat, entry.to, entry.number)


def replay(record: Record, game: Game) -> Match:
    """Play a whole record again."""
    match = start(record, game)
    for i, entry in enumerate(record.entries):
        step_named(match, i, entry)
    return match


def step_named(match: Match, i: int, entry: Entry) -> None:
    try:
        step(match, entry)
    except KolodaError as error:
        what = entry.text if entry.text else entry.kind
        raise Dishonest("entry", f"entry {i} ({what}, seat {entry.seat}) cannot have happened: {error}") from error


def verify(record: Record, game: Game, checked: Callable[[int], None] | None = None) -> Match:
    """Play a record again and compare everything it claims; `Dishonest` says what is not true.

    `checked` hears how many entries more have been.
    """
    secret = record.chance.get("secret")
    claimed = record.chance.get("commitment")
    if isinstance(secret, str) and claimed is not None and commitment(from_hex(secret)) != claimed:
        raise Dishonest("commitment", "the revealed secret is not the one that was committed to")
    if len(record.seats) != game.players:
        raise Dishonest("seats", f"{len(record.seats)} names for {game.players} seats")
    match = start(record, game)
    digest = Digest()
    digest.add(match)
    for i, entry in enumerate(record.entries):
        step_named(match, i, entry)
        digest.add(match)
        if checked is not None:
            checked(1)
    found: dict[str, object] = {
        "results": match.results,
        "totals": match.totals,
        "winners": match.winners if match.over else [],
        "over": match.over,
        "digest": digest.text(),
    }
    for name, value in record.claims.items():
        if value != found[name]:
            raise Dishonest(name, f"the record's {name} {str(value)[:80]} should be {str(found[name])[:80]}")
    return match
