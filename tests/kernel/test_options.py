"""Options: each accepts what it means, and names itself when it is given something else."""

import pytest

import koloda
from koloda import Malformed
from koloda.kernel.options import Option, choice, number, seat, switch

ROUNDS = number("rounds", 3, "COM-5", 1, 20)
MINUTES = number("minutes", None, "DON-13", 1, 600, optional=True)


@pytest.mark.parametrize(
    ("option", "given", "read"),
    [
        (switch("fast", True, "A-1"), False, False),
        (switch("fast", True, "A-1"), "off", False),
        (switch("fast", False, "A-1"), "Yes", True),
        (ROUNDS, 20, 20),
        (ROUNDS, "7", 7),
        (MINUTES, "none", None),
        (MINUTES, None, None),
        (choice("size", ["full", "tiny"], "A-1"), "tiny", "tiny"),
        (seat("dealer", "COM-1"), "random", "random"),
        (seat("dealer", "COM-1"), "3", 3),
        (Option("deck", "text", "", "A-1"), "any text", "any text"),
    ],
)
def test_what_an_option_accepts(option: Option, given: object, read: object) -> None:
    found = option.read(given, 4)
    assert found == read and type(found) is type(read)


@pytest.mark.parametrize(
    ("option", "given", "wanted"),
    [
        (switch("fast", True, "A-1"), 1, "true or false"),
        (switch("fast", True, "A-1"), "maybe", "true or false"),
        (ROUNDS, 0, "from 1 to 20"),
        (ROUNDS, 21, "from 1 to 20"),
        (ROUNDS, True, "from 1 to 20"),
        (ROUNDS, 2.5, "from 1 to 20"),
        (ROUNDS, "-3", "from 1 to 20"),
        (ROUNDS, "٣", "from 1 to 20"),
        (ROUNDS, "9" * 5000, "from 1 to 20"),
        (ROUNDS, None, "from 1 to 20"),
        (MINUTES, 0, "or none"),
        (choice("size", ["full", "tiny"], "A-1"), "huge", "one of full, tiny"),
        (choice("size", ["full", "tiny"], "A-1"), ["tiny"], "one of full, tiny"),
        (seat("dealer", "COM-1"), 4, "from 0 to 3"),
        (seat("dealer", "COM-1"), "me", "from 0 to 3"),
        (Option("deck", "text", "", "A-1"), 7, "text"),
    ],
)
def test_what_an_option_refuses_is_named(option: Option, given: object, wanted: str) -> None:
    with pytest.raises(Malformed, match=wanted) as caught:
        option.read(given, 4)
    assert caught.value.code == "option"
    assert f"option {option.name}" in str(caught.value) and len(str(caught.value)) < 200


def test_a_default_may_depend_on_a_choice() -> None:
    """YAS-18: 500 points to win, or 200 to lose, unless the table names a number."""
    assert koloda.game("yassa").options["target"] == 500
    assert koloda.game("yassa", scoring="avoid").options["target"] == 200
    assert koloda.game("yassa", scoring="avoid", target=500).options["target"] == 500
    with pytest.raises(Malformed, match="from 1 to 2000"):
        koloda.game("yassa", target=2001)


def test_an_unknown_option_is_named_with_those_there_are() -> None:
    with pytest.raises(Malformed, match=r"no option 'colour'; it has rounds, minutes, size"):
        koloda.game("donkey", colour="red")


@pytest.mark.parametrize("id", koloda.games())
def test_every_option_has_a_clause_and_a_default_that_it_accepts_itself(id: str) -> None:
    game = koloda.game(id)
    for option in game.all_options():
        assert bool(option.clause) != (option.name == "size"), option.name
        if option.default is not None:
            assert option.read(option.default, game.players) == option.default
        for default in option.defaults.values():
            assert option.read(default, game.players) == default
    assert set(game.options) == {option.name for option in game.all_options()}


@pytest.mark.parametrize("id", koloda.games())
def test_four_play_unless_told_otherwise_or_as_near_as_may_be(id: str) -> None:
    game = koloda.game(id)
    assert game.players == min(max(4, game.least), game.most)
    numbers = f"{game.least} to {game.most}" if game.least < game.most else f"{game.most}"
    for players in (game.least - 1, game.most + 1):
        with pytest.raises(Malformed, match=f"for {numbers} players, not {players}"):
            koloda.game(id, players)


@pytest.mark.parametrize("players", ["four", 4.0, True, None])
def test_players_are_a_whole_number(players: object) -> None:
    if players is None:
        assert koloda.game("donkey", None).players == 4
        return
    with pytest.raises(Malformed) as caught:
        koloda.game("donkey", players)  # type: ignore[arg-type]
    assert caught.value.code == "players"


def test_an_unknown_game_is_named_with_those_there_are() -> None:
    with pytest.raises(Malformed, match="there is no game 'bridge'; there are donkey") as caught:
        koloda.game("bridge")
    assert caught.value.code == "unknown_game"


def test_an_unknown_version_of_the_rules_is_refused() -> None:
    assert koloda.game("donkey", version=1).version == 1
    for version in (0, 2):
        with pytest.raises(Malformed, match="rules versions 1 to 1"):
            koloda.game("donkey", version=version)
