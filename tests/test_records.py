"""Records replay to the same states, and a false one is found out."""

import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest

import koloda
from koloda.kernel import records
from koloda.kernel.matches import Match, StreamChances

HERE = Path(__file__).parent
SCHEMA = json.loads((HERE.parent / "docs" / "record.schema.json").read_text(encoding="utf-8"))
GOLDEN = sorted((HERE / "golden" / "records").glob("*.json"))


def played(match: Match, seed: int = 5) -> Match:
    """The match played to its end with random answers."""
    chance = koloda.Seeded(seed)
    while not match.over:
        if match.between:
            match.deal()
        seat = match.state.asked(chance)
        answers = match.state.answers(seat)
        match.push(seat, answers[chance.below(len(answers))])
    return match


def game_of(record: records.Record) -> Any:
    return koloda.game(record.game, record.players, version=record.rules, **record.options)


def donkey_record() -> dict[str, Any]:
    game = koloda.game("donkey", players=3, rounds=2, size="tiny")
    text = records.write(played(game.match(seed=11)), ["Ann", "Ben", "Cat"])
    found: dict[str, Any] = json.loads(text)
    return found


def check(data: dict[str, Any]) -> Match:
    record = records.read(json.dumps(data))
    return records.verify(record, game_of(record))


@pytest.mark.parametrize("id", koloda.games())
def test_a_record_follows_its_schema_and_replays_to_the_same_end(id: str) -> None:
    game = koloda.game(id)
    match = played(game.match(seed=3))
    text = records.write(match, [f"seat {seat}" for seat in range(game.players)])
    jsonschema.validate(json.loads(text), SCHEMA)
    record = records.read(text)
    again = records.verify(record, game_of(record))
    assert str(again.state) == str(match.state)
    assert again.totals == match.totals and again.winners == match.winners


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_record_stays_true(path: Path) -> None:
    check(json.loads(path.read_text(encoding="utf-8")))


def test_every_game_has_a_golden_record() -> None:
    assert {path.stem for path in GOLDEN} >= set(koloda.games())


def test_a_live_table_s_record_proves_its_shuffles() -> None:
    game = koloda.game("donkey", players=3, rounds=2, size="tiny")
    chances = StreamChances(b"a secret of the table", [b"ann", b"", b"cat"])
    match = played(game.match(chances=chances))
    data = json.loads(records.write(match, ["Ann", "Ben", "Cat"]))
    jsonschema.validate(data, SCHEMA)
    check(data)
    data["chance"]["commitment"] = "00" * 32
    with pytest.raises(records.Dishonest, match="not the one that was committed to"):
        check(data)


def test_a_record_whose_secret_is_not_revealed_cannot_be_replayed() -> None:
    data = donkey_record()
    data["chance"] = {"commitment": "ab" * 32}
    jsonschema.validate(data, SCHEMA)
    with pytest.raises(koloda.Malformed, match="has not been revealed"):
        check(data)


@pytest.mark.parametrize("name", ["results", "totals", "winners", "over", "digest"])
def test_a_false_claim_is_named(name: str) -> None:
    data = donkey_record()
    data[name] = {
        "results": [[0, 0, 0]],
        "totals": [0, 0, 0],
        "winners": [0, 1, 2],
        "over": False,
        "digest": "00" * 32,
    }[name]
    with pytest.raises(records.Dishonest, match=name):
        check(data)


def test_an_illegal_entry_is_named_by_its_number() -> None:
    data = donkey_record()
    mover = data["entries"][1]["seat"]
    data["entries"][1]["seat"] = (mover + 1) % 3
    with pytest.raises(records.Dishonest, match="entry 1 "):
        check(data)


def test_another_seed_deals_other_cards() -> None:
    data = donkey_record()
    data["chance"] = {"seed": 12}
    with pytest.raises(records.Dishonest):
        check(data)


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"koloda": 2}, "format"),
        ({"koloda": "1"}, "format"),
        ({"game": 7}, "game"),
        ({"players": "3"}, "players"),
        ({"players": True}, "players"),
        ({"options": []}, "options"),
        ({"options": {"rounds": 99}}, "rounds"),
        ({"options": {"colour": "red"}}, "colour"),
        ({"rules": 2}, "rules"),
        ({"seats": "Ann"}, "seats"),
        ({"seats": [1, 2, 3]}, "seats"),
        ({"chance": {"secret": "xyz", "nonces": []}}, "hexadecimal"),
        ({"chance": {}}, "revealed"),
        ({"entries": {}}, "entries"),
        ({"entries": [{"seat": 0}]}, "entry 0"),
        ({"entries": [["0", "pass"]]}, "entry 0"),
        ({"entries": [{"deal": True, "ms": "soon"}]}, "ms"),
        ({"extra": 1}, "extra"),
    ],
)
def test_what_cannot_be_read_is_named(change: dict[str, Any], named: str) -> None:
    with pytest.raises(koloda.Malformed, match=named):
        check({**donkey_record(), **change})


@pytest.mark.parametrize(
    "change",
    [
        *[{name: None} for name in donkey_record()],
        {"koloda": True},
        {"results": [[0.5, 0, 0]]},
        {"results": [0, 0, 0]},
        {"totals": [0.5, 1, 2]},
        {"totals": [True, 1, 2]},
        {"winners": ["Ann"]},
        {"over": 1},
        {"digest": "00"},
        {"digest": "GG" * 32},
        {"chance": {"seed": 11, "secret": "00", "nonces": []}},
        {"chance": {"seed": "11"}},
        {"chance": {"secret": "AB", "nonces": []}},
        {"chance": {"secret": "ab", "nonces": ["a"]}},
        {"chance": {"commitment": "ab", "salt": "00"}},
        {"entries": [{"deal": 1}]},
        {"entries": [{"deal": True, "ms": -1}]},
        {"entries": [{"time": True, "ms": 0.5}]},
        {"entries": [{"loan": {"from": 0, "to": 1, "number": 2, "at": 5}}]},
        {"entries": [{"tie": {"seats": [0, 1], "move": "pass", "at": 5}}]},
        {"entries": [{"tie": {"seats": [0], "move": "pass"}}]},
        {"entries": [{"seat": -1, "move": "pass"}]},
    ],
    ids=str,
)
def test_what_the_schema_refuses_is_refused(change: dict[str, Any]) -> None:
    """`None` stands for a field that is missing."""
    data = {name: value for name, value in {**donkey_record(), **change}.items() if value is not None}
    assert list(jsonschema.Draft202012Validator(SCHEMA).iter_errors(data))
    with pytest.raises(koloda.Malformed):
        records.read(json.dumps(data))


def test_whole_numbers_are_written_as_whole_numbers() -> None:
    data = donkey_record()
    data["totals"] = [float(total) for total in data["totals"]]
    with pytest.raises(koloda.Malformed, match="totals"):
        records.read(json.dumps(data))


@pytest.mark.parametrize("text", ["", "{", "[]", "1", '"koloda"', "[" * 100000])
def test_what_is_no_record_at_all_is_refused(text: str) -> None:
    with pytest.raises(koloda.Malformed):
        records.read(text)


def test_a_record_may_be_unfinished() -> None:
    game = koloda.game("donkey", players=3)
    match = game.match(seed=1)
    seat = match.state.deciders[0]
    match.apply(seat, match.state.moves(seat)[0])
    data = json.loads(records.write(match, ["Ann", "Ben", "Cat"]))
    assert data["over"] is False and data["winners"] == []
    check(data)


def test_the_number_of_names_is_the_number_of_seats() -> None:
    data = donkey_record()
    data["seats"] = ["Ann"]
    with pytest.raises(records.Dishonest, match="1 names for 3 seats"):
        check(data)
