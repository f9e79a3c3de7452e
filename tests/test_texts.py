"""The texts: the same messages in three languages, a sentence for whatever the engine can say, and no raw keys."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import koloda
from koloda import texts
from koloda.games import BUILT_IN
from koloda.kernel.errors import Reason
from koloda.kernel.events import CARDS, LOOK, MOVE, NOTE, OVER, SHOW, SHUFFLE, Event
from koloda.texts import shelf

SOURCES = Path(koloda.__file__).parent
CLAUSES = {
    "donkey": ("DON", 13),
    "foxes": ("FOX", 9),
    "yassa": ("YAS", 18),
    "tugriks": ("TUG", 18),
    "eleven": ("ELV", 8),
    "variable-start": ("VAR", 2),
    "lottery": ("LOT", 2),
    "double-start": ("DBL", 2),
    "cheat": ("CHT", 6),
    "sleepyhead": ("SLP", 4),
    "guess": ("GUE", 3),
    "harvest": ("HAR", 5),
    "quartet": ("QUA", 4),
    "heap": ("HEAP", 5),
    "snap": ("SNP", 7),
    "war": ("WAR", 2),
    "black-peter": ("BLP", 3),
    "memory": ("MEM", 2),
}
FILES = sorted(entry.name for entry in files("koloda.texts").joinpath("en").iterdir() if entry.name.endswith(".ftl"))
WHERE = {
    **dict.fromkeys(("eleven", "variable-start", "lottery", "double-start"), "rows"),
    **dict.fromkeys(("heap", "snap"), "piles"),
}
"""How the modules of a game's rules begin, where not with its id."""
SOME_OPTIONS = {"one card", "owe", "check"}
"""Verbs of moves that a game has with some options only."""
NEVER_REFUSES = {"guess", "war"}
"""Games in which whoever may decide may choose any move there is."""


@cache
def resource(lang: str, name: str) -> ftl.Resource:
    source = files("koloda.texts").joinpath(lang).joinpath(name).read_text(encoding="utf-8")
    return FluentParser().parse(source)


def messages(lang: str, name: str) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in resource(lang, name).body if isinstance(entry, ftl.Message)}


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.selects: list[set[str]] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
        default = [variant.key for variant in node.variants if variant.default]
        self.selects.append(keys | {f"*{key.name}" for key in default if isinstance(key, ftl.Identifier)})
        self.generic_visit(node)


def variables(message: ftl.Message) -> Variables:
    found = Variables()
    found.visit(message)
    return found


# The files


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_every_file_reads_without_junk_and_names_nothing_twice(lang: str, name: str) -> None:
    body = resource(lang, name).body
    assert [entry for entry in body if isinstance(entry, ftl.Junk)] == []
    ids = [entry.id.name for entry in body if isinstance(entry, ftl.Message)]
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_no_two_files_name_the_same_message(lang: str) -> None:
    ids = [id for name in FILES for id in messages(lang, name)]
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("lang", ["ru", "uk"])
def test_languages_have_the_same_messages(lang: str, name: str) -> None:
    def shape(language: str) -> dict[str, tuple[bool, list[str]]]:
        found = messages(language, name).items()
        return {id: (each.value is not None, sorted(a.id.name for a in each.attributes)) for id, each in found}

    assert shape(lang) == shape("en")


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_languages_have_the_same_files(lang: str) -> None:
    assert sorted(e.name for e in files("koloda.texts").joinpath(lang).iterdir() if e.name.endswith(".ftl")) == FILES


@pytest.mark.parametrize("name", ["cli.ftl", "table.ftl", "cards.ftl", "common.ftl"])
@pytest.mark.parametrize("lang", ["ru", "uk"])
def test_translations_use_the_same_variables(lang: str, name: str) -> None:
    english = messages("en", name)
    for id, message in messages(lang, name).items():
        assert variables(message).names == variables(english[id]).names, id


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("lang", ["ru", "uk"])
def test_a_choice_by_number_knows_the_forms_of_its_language(lang: str, name: str) -> None:
    """Russian and Ukrainian say 1, 2 and 5 in three ways: who tells one apart must tell few and many apart too."""
    for id, message in messages(lang, name).items():
        for keys in variables(message).selects:
            if {"one", "*one"} & keys:
                assert {"few", "*few"} & keys, id
                assert {"many", "*many", "*other"} & keys, id


@pytest.mark.parametrize(
    ("key", "lang", "words"),
    [
        ("count-cards", "en", ["1 card", "2 cards", "5 cards", "11 cards", "21 cards"]),
        ("count-cards", "ru", ["1 карта", "2 карты", "5 карт", "11 карт", "21 карта"]),
        ("count-cards", "uk", ["1 карта", "2 карти", "5 карт", "11 карт", "21 карта"]),
        ("count-tugriks", "ru", ["1 тугрик", "2 тугрика", "5 тугриков", "11 тугриков", "21 тугрик"]),
        ("count-tugriks", "uk", ["1 тугрик", "2 тугрики", "5 тугриків", "11 тугриків", "21 тугрик"]),
        ("count-rounds", "ru", ["1 партия", "2 партии", "5 партий", "11 партий", "21 партия"]),
        ("count-points", "uk", ["1 бал", "2 бали", "5 балів", "11 балів", "21 бал"]),
        ("count-players", "ru", ["1 игрок", "2 игрока", "5 игроков", "11 игроков", "21 игрок"]),
    ],
)
def test_words_agree_with_numbers(key: str, lang: str, words: list[str]) -> None:
    assert [texts.say(key, lang, n=n) for n in (1, 2, 5, 11, 21)] == words


# What the engine can say


@pytest.mark.parametrize("lang", texts.LANGUAGES)
@pytest.mark.parametrize("game", BUILT_IN)
def test_every_clause_has_a_title_and_a_text(game: str, lang: str) -> None:
    letters, count = CLAUSES[game]
    clauses = texts.rules(game, lang)
    assert [clause.id for clause in clauses][:count] == [f"{letters}-{n + 1}" for n in range(count)]
    for clause in clauses:
        assert clause.title and clause.title != clause.id
        assert len(clause.text) > 20
    own = {clause.text for clause in clauses}
    assert lang == "en" or not own & {clause.text for clause in texts.rules(game, "en")}


@pytest.mark.parametrize("lang", texts.LANGUAGES)
@pytest.mark.parametrize("game", BUILT_IN)
def test_every_game_has_a_name_a_pitch_and_a_sentence_for_each_option(game: str, lang: str) -> None:
    assert texts.name(game, lang) and texts.pitch(game, lang)
    for players in (None, 2):
        if players is None or koloda.game(game).least == 2:
            for option in koloda.game(game, players).all_options():
                assert " " in texts.option(game, option, lang), option.name


def own(game: str, tail: str) -> list[str]:
    """What a game's message may be called: by its own name, or by that of the game it is made of."""
    return [f"{id}-{tail}" for id in (game, *shelf.KIN.get(game, ())[:1])]


def calls(game: str, name: str) -> Iterator[ast.Call]:
    """Every call of a name in the modules of a game's rules."""
    for path in sorted((SOURCES / "games").glob("*.py")):
        own = game.replace("-", "_")
        if path.name.startswith((own, WHERE.get(game, own))):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) == name:
                    yield node


def constants(node: ast.expr) -> list[str]:
    """The texts an expression may be: itself, or the two sides of an `if`."""
    if isinstance(node, ast.IfExp):
        return constants(node.body) + constants(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def reasons(game: str) -> set[str]:
    """The keys of a game's reasons."""
    return {key for call in calls(game, "Reason") if len(call.args) > 1 for key in constants(call.args[1])}


def notes(game: str) -> set[str]:
    return {key for call in calls(game, "note") for key in constants(call.args[0])}


@pytest.mark.parametrize("lang", texts.LANGUAGES)
@pytest.mark.parametrize("game", BUILT_IN)
def test_every_reason_has_its_sentence(game: str, lang: str) -> None:
    found = reasons(game)
    assert bool(found) != (game in NEVER_REFUSES)
    said = {id for name in FILES for id in messages(lang, name)}
    for key in found:
        slug = key.replace("_", "-")
        assert {*own(game, f"why-{slug}"), f"table-why-{slug}"} & said, key


def page(game: str) -> set[str]:
    """The clauses that a game may cite: its own, those it takes over, and those common to all."""
    clauses = [*texts.rules(game, "en"), *texts.rules_taken_over(game, "en")]
    return {clause.id for clause in clauses} | {f"COM-{n + 1}" for n in range(8)}


@pytest.mark.parametrize("game", BUILT_IN)
def test_reasons_and_notes_that_arise_in_play_are_said_without_gaps(game: str) -> None:
    """What a sentence names must come with the reason, or it would be said in English or in a makeshift way."""
    made = koloda.game(game)
    heard: dict[tuple[str, frozenset[str]], Reason] = {}
    events: dict[str, Event] = {}
    refused = False
    chance = koloda.Seeded(1)
    for seed in range(4):
        state = made.deal(seed)
        state.listen()
        step = 0
        while not state.over and step < 250:
            step += 1
            seat = state.asked(chance)
            for other in range(made.players):
                for move in made.table.moves[(step + other) % 7 :: 7]:
                    reason = state.why_not(other, move)
                    if reason is not None:
                        refused |= other in state.deciders
                        heard.setdefault((reason.key, frozenset(reason.parts)), reason)
            answers = state.answers(seat)
            state.push(seat, answers[chance.below(len(answers))])
        events |= {event.key: event for event in state.events(None) if event.kind == NOTE}
    assert {reason.clause for reason in heard.values()} <= page(game)
    assert refused != (game in NEVER_REFUSES)
    for lang in texts.LANGUAGES:
        said = {id: each for name in FILES for id, each in messages(lang, name).items()}
        for reason in heard.values():
            slug = reason.key.replace("_", "-")
            keys = [key for key in (*own(game, f"why-{slug}"), f"table-why-{slug}") if key in said]
            message = said[keys[0]]
            assert variables(message).names <= set(reason.parts), reason
        for event in events.values():
            keys = [key for key in own(game, f"note-{event.key.replace('_', '-')}") if key in said]
            message = said[keys[0]]
            known = {"seat"} if event.seat >= 0 else set()
            assert variables(message).names <= known | set(("number", "other", "key")[: len(event.numbers)]), event.key
            assert "{" not in texts.note(event, made, lang)


@pytest.mark.parametrize("lang", texts.LANGUAGES)
@pytest.mark.parametrize("game", BUILT_IN)
def test_every_note_has_its_sentence(game: str, lang: str) -> None:
    said = {id: each for name in FILES for id, each in messages(lang, name).items()}
    for key in notes(game):
        found = [said[each] for each in own(game, f"note-{key.replace('_', '-')}") if each in said]
        assert found, key
        assert variables(found[0]).names <= {"seat", "number", "other", "key"}, key


@pytest.mark.parametrize("lang", texts.LANGUAGES)
@pytest.mark.parametrize("game", BUILT_IN)
def test_every_place_number_and_word_of_a_move_is_named(game: str, lang: str) -> None:
    made = koloda.game(game)
    said = {id for name in FILES for id in messages(lang, name)}
    for place in made.places:
        stem = place.name.rstrip("0123456789")
        assert {*own(game, f"place-{stem}"), f"place-{stem}"} & said, place.name
    for fact in made.facts:
        keys = [*own(game, f"fact-{fact.name}"), f"fact-{fact.name}", *own(game, f"seat-fact-{fact.name}")]
        assert {*keys} & said, fact.name
    for move in made.table.moves:
        whole = f"move-{move.text.replace(' ', '-')}"
        if move.cards or not {whole, *own(game, whole), f"{game}-move-{move.verb}"} & said:
            for token in move.text.split():
                named = token in made.face_of or (move.seat >= 0 and token == str(move.seat))
                assert named or {f"word-{token}", *own(game, f"word-{token}")} & said, move.text


# Games made of another game


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_refusal_cites_what_stands_on_the_page_of_its_game(game: str) -> None:
    cited = {clause for call in calls(game, "Reason") for clause in constants(call.args[0])}
    made = koloda.game(game)
    cited |= {made.turn_clause, made.end_clause, *(option.clause for option in made.option_list())}
    cited |= {made.clause_of(move) for move in made.table.moves}
    assert set(made.verb_clauses) <= {move.verb for move in made.table.moves} | SOME_OPTIONS
    assert cited <= page(game)


@pytest.mark.parametrize("lang", texts.LANGUAGES)
@pytest.mark.parametrize("game", shelf.KIN)
def test_a_game_made_of_another_takes_over_all_clauses_but_those_it_replaces(game: str, lang: str) -> None:
    kin, replaced = shelf.KIN[game]
    taken = texts.rules_taken_over(game, lang)
    assert taken == [clause for clause in texts.rules(kin, lang) if clause.id not in replaced]
    assert texts.made_of(game, lang) == texts.name(kin, lang)
    said = " ".join([clause.text for clause in texts.rules(game, lang)])
    assert all(id in said for id in replaced)


def test_most_games_are_made_of_no_other() -> None:
    assert texts.rules_taken_over("donkey", "en") == []
    assert texts.made_of("donkey", "en") == ""


def test_a_game_made_of_another_borrows_the_sentences_it_has_not_got() -> None:
    game = koloda.game("lottery")
    assert texts.why(Reason("ELV-6", "stock_empty"), game, "ru") == "Колода пуста. Ход дальше."
    assert texts.why(Reason("LOT-1", "any_card"), game, "uk").startswith("Партію починаєте ви.")
    assert texts.option("double-start", "draw_goes_on", "en") == texts.option("eleven", "draw_goes_on", "en")
    assert texts.option("double-start", "first_goes_on", "en") != texts.option("eleven", "first_goes_on", "en")


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_every_reason_of_the_kernel_has_its_sentence(lang: str) -> None:
    found: set[str] = set()
    for path in sorted((SOURCES / "kernel").glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Reason":
                found |= set(constants(node.args[1]))
    assert len(found) > 4
    said = messages(lang, "table.ftl")
    assert {f"table-why-{key.replace('_', '-')}" for key in found} <= set(said)


# The language


def test_the_language_is_the_one_asked_for_or_the_one_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert texts.language() == "en"
    monkeypatch.setenv("LANG", "uk_UA.UTF-8")
    assert texts.language() == "uk"
    assert texts.language("ru") == "ru"
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert texts.language() == "en"
    assert texts.language("ru-RU") == "ru"
    assert texts.language("de") == "en"


# What nobody has written


@pytest.fixture
def own_texts() -> Iterator[None]:
    """Texts may be learned, and are forgotten afterwards."""
    yield
    shelf.learned.clear()
    shelf.bundle.cache_clear()


def test_what_is_missing_in_a_language_is_said_in_english(own_texts: None) -> None:
    texts.learn("whist", "en", "whist-name = Whist\nWHI-1 = Four players.\n    .title = Players\n")
    texts.learn("whist", "ru", "whist-name = Вист\n")
    assert texts.name("whist", "ru") == "Вист"
    assert texts.name("whist", "uk") == "Whist"
    assert texts.rules("whist", "ru") == [("WHI-1", "Players", "Four players.")]


def test_what_nobody_has_written_is_said_in_plain_words() -> None:
    game = koloda.game("donkey")
    assert texts.name("old_maid", "ru") == "Old maid"
    assert texts.clause("XYZ-1", "ru") == ("XYZ-1", "XYZ-1", "")
    assert texts.why(Reason("DON-5", "wrong_shoes", {"card": "7"}), game, "uk") == "Wrong shoes: 7."
    assert texts.why(Reason("DON-5", "wrong_shoes"), game, "uk") == "Wrong shoes."
    assert texts.tell(Event(NOTE, seat=1, key="barks_at", numbers=[2]), game, "en", ["A", "B", "C", "D"]) == (
        "B: barks at 2"
    )
    assert texts.option("donkey", "wild_threes", "en") == "wild threes"


def test_a_sentence_without_its_variable_counts_as_missing() -> None:
    assert texts.say("tell-move", "ru", name="A") is None


# The log


NAMES = ["Ann", "Bob", "Cleo", "Dan"]


def test_cards_that_go_together_are_told_in_one_line() -> None:
    """DON-8: whoever was highest takes the whole trick, from every seat's place."""
    game = koloda.game("donkey")
    state = game.position(
        "donkey turn=3 lead=0 high=1 size=1 rank=9 donkey=1 trick0=D trick1=9 trick2=3 hand3=3,4 hand0=1 hand1=1"
    )
    state.listen()
    state.apply(3, game.move("4"))
    told = texts.story(state.events(0), game, "en", NAMES)
    assert told == ["Dan: 4", "Bob takes 3 4 9 D", "The round is over."]


def test_cards_that_leave_the_table_unseen_are_counted() -> None:
    """DON-6: all cards of an ordinary trick leave the round."""
    game = koloda.game("donkey")
    trick, gone = game.layout.index["trick0"], game.layout.index["gone"]
    events = [Event(CARDS, src=trick + seat, dst=gone, face=5, n=2) for seat in range(3)]
    assert texts.story(events, game, "ru", NAMES) == ["Со стола уходит: 6 карт"]


def test_what_is_laid_unseen_is_told_by_the_move_and_a_card_turned_up_by_its_face() -> None:
    """CHT-3, CHT-4"""
    game = koloda.game("cheat", 4, sneaking=False)
    state = game.position("cheat turn=0 number=7 hand0=R3,R4 hand1=Y1 hand2=G1 hand3=B1 pile=Y5")
    state.listen()
    for seat, text in ((0, "R3"), (0, "lay 7"), (2, "cheat")):
        state.apply(seat, game.move(text))
    called = ["Cleo: Cheat!", "Turned up: R3", "That was no 7. Ann takes the pile."]
    assert texts.story(state.events(1), game, "en", NAMES) == ["Ann: “seven”", *called, "Ann takes 2 cards"]
    laid = ["Ann: “seven”", "Ann: R3 → top of the pile"]
    assert texts.story(state.events(0), game, "en", NAMES) == [*laid, *called, "Ann takes R3 Y5"]


def test_a_draw_is_told_with_its_card_only_to_who_drew_it() -> None:
    game = koloda.game("foxes", 3)
    stock, hand = game.layout.index["stock"], game.layout.index["hand1"]
    move = Event(MOVE, seat=1, move=game.move("draw stock"))
    drawn = Event(CARDS, src=stock, dst=hand, face=4, n=1, seen=0b0010)
    assert texts.story([move.seen_by(1), drawn.seen_by(1)], game, "en", NAMES) == ["Bob draws 5"]
    assert texts.story([move.seen_by(0), drawn.seen_by(0)], game, "en", NAMES) == ["Bob draws 1 card"]


def test_draws_in_a_row_are_one_line() -> None:
    game = koloda.game("foxes", 3)
    stock, hand = game.layout.index["stock"], game.layout.index["hand1"]
    events = []
    for _ in range(3):
        events.append(Event(MOVE, seat=1, move=game.move("draw stock")))
        events.append(Event(CARDS, src=stock, dst=hand, face=-1, n=1))
    assert texts.story(events, game, "ru", NAMES) == ["Bob берёт: 3 карты"]


def test_cards_named_by_the_move_are_not_named_again() -> None:
    game = koloda.game("donkey")
    hand, trick = game.layout.index["hand0"], game.layout.index["trick0"]
    move = Event(MOVE, seat=0, move=game.move("8 8 J"))
    laid = [Event(CARDS, src=hand, dst=trick, face=7, n=2), Event(CARDS, src=hand, dst=trick, face=13, n=1)]
    assert texts.story([move, *laid], game, "en", NAMES) == ["Ann: 8 8 J"]
    more = Event(CARDS, src=hand, dst=trick, face=7, n=1)
    assert texts.story([move, *laid, more], game, "en", NAMES) == ["Ann: 8 8 J", "Ann: 8 → trick"]


def test_the_other_events_have_their_lines() -> None:
    game = koloda.game("foxes", 3)
    index = game.layout.index
    gift = Event(CARDS, src=index["hand0"], dst=index["hand2"], face=-1, n=2)
    assert texts.tell(gift, game, "uk", NAMES) == "Ann → Cleo: 2 карти"
    turned = Event(CARDS, src=index["stock"], dst=index["market"], face=8, n=1)
    assert texts.tell(turned, game, "en", NAMES) == "Turned up: 9"
    thrown = Event(CARDS, src=index["front0"], dst=index["discards"], face=8, n=1)
    assert texts.tell(thrown, game, "en", NAMES) is None
    looked = Event(LOOK, seat=1, src=index["hand0"])
    assert texts.tell(looked, game, "en", NAMES) == "Bob is shown the cards of Ann"
    looked.cards = [0, 1]
    shown = f"{game.faces[0]} {game.faces[1]}"
    assert texts.tell(looked.seen_by(1), game, "en", NAMES) == f"Bob is shown the cards of Ann: {shown}"
    assert texts.tell(looked.seen_by(0), game, "en", NAMES) == "Bob is shown the cards of Ann"
    assert texts.tell(Event(SHUFFLE, src=index["stock"]), game, "en", NAMES) == "Shuffled: stock"
    assert texts.tell(Event(OVER), game, "en", NAMES) == "The round is over."
    ended = [Event(NOTE, seat=1, key="hand_empty"), Event(OVER)]
    assert len(texts.story(ended, game, "en", NAMES)) == 1


def test_a_card_turned_up_in_a_grid_is_told_with_its_place_in_one_line() -> None:
    """MEM-1, BLP-1"""
    game = koloda.game("memory", 2)
    state = game.position("memory turn=0 grid=R7,B1,Y7,R3")
    state.listen()
    for text in ("1", "3", "2", "4"):
        state.apply(int(state.turn), game.move(text))
    told = texts.story(state.events(1), game, "en", NAMES)
    assert told == [
        "Ann turns up 1: R7",
        "Ann turns up 3: Y7",
        "Ann takes R7 Y7",
        "Bob turns up 2: B1",
        "Bob turns up 4: R3",
    ]
    peter = koloda.game("black-peter", 2)
    shown = Event(SHOW, src=peter.layout.index["aside"], face=5, n=1)
    assert texts.story([shown], peter, "ru", NAMES) == ["Открывается: R6"]


def test_a_card_turned_up_from_a_pile_is_told_with_its_owner_and_so_are_cards_won() -> None:
    """WAR-1"""
    game = koloda.game("war")
    state = game.position("war sealed=0,1 pile0=R1,R5 pile1=Y1,Y9", koloda.Seeded(1))
    state.listen()
    for seat in (1, 0):
        state.apply(seat, game.move("turn"))
    assert texts.story(state.events(), game, "en", NAMES) == ["Ann: R5", "Bob: Y9", "Bob takes 2 cards"]


def test_a_card_turned_up_from_ones_own_pile_is_told_with_the_name() -> None:
    """HEAP-2, HEAP-3: a pile that is turned over is told by the game alone"""
    game = koloda.game("heap", 3)
    state = game.position("heap turn=1 centre=R1 up1=G7,G9 down0=B5 down2=Y15")
    state.listen()
    state.apply(1, game.move("turn"))
    told = ["Bob turns the face-up pile over.", "Bob turns up G7"]
    assert texts.story(state.events(0), game, "en", NAMES) == told
    state = game.position("heap turn=1 centre=R6 down1=B2,G7 down0=B5 down2=Y15")
    state.listen()
    for seat, text in ((1, "turn"), (1, "own"), (2, "foul")):
        state.apply(seat, game.move(text))
    said = ["Bob turns up G7", "Bob: onto their own pile", "Cleo: Foul!", "A foul! Bob gets 2 cards."]
    assert texts.story(state.events(0), game, "en", NAMES) == said


def test_cards_won_and_lost_on_the_table_are_told_by_the_game_alone() -> None:
    """SNP-3, SNP-4, SNP-6: without a word of what lay covered"""
    game = koloda.game("snap", 3)
    state = game.position("snap turn=0 down0=R9,R7 up1=Y7 down1=G4 up2=G1,G5 down2=G7 centre=B4,B7:1")
    state.listen()
    for seat, text in ((0, "turn"), (2, "tsap"), (1, "tsarap"), (0, "tsap")):
        state.apply(seat, game.move(text))
    assert texts.story(state.events(None), game, "en", NAMES) == [
        "Ann turns up R7",
        *["Cleo: Tsap!", "A wrong call: Cleo puts 2 cards in the centre."],
        *["Bob: Tsarap!", "Tsarap! Cards from the centre go to Bob: 2."],
        *["Ann: Tsap!", "Tsap! Equal cards go to Ann: 2."],
    ]


LOG = {
    "en": r": (draw|take|lay|turn|put|keep|pay|ask|check)\b|\byour\b",
    "ru": r": \w+(ть|ти)\b(?! нечего)",
    "uk": r": \w+ти\b(?! нічого| нема)",
}
"""What would tell a move as one says or asks for it, not as one that somebody has made."""


@pytest.mark.parametrize("game", BUILT_IN)
def test_the_log_tells_what_somebody_does(game: str) -> None:
    made = koloda.game(game)
    chance = koloda.Seeded(2)
    names = [f"N{seat}" for seat in range(made.players)]
    for seed in range(3):
        state = made.deal(seed)
        state.listen()
        step = 0
        while not state.over and step < 400:
            step += 1
            seat = state.asked(chance)
            answers = state.answers(seat)
            state.push(seat, answers[chance.below(len(answers))])
        for lang, asking in LOG.items():
            for line in texts.story(state.events(None), made, lang, names):
                assert re.search(asking, line) is None, line


def test_what_ends_a_game_of_snatch_is_told() -> None:
    """SNP-6: no card is turned up any more"""
    game = koloda.game("snap", 3, max_laps=4)
    state = game.position("snap turn=1 laps=4 down0=R1 down1=G3 down2=B5", koloda.Seeded(1))
    state.listen()
    state.apply(1, game.move("turn"))
    assert [texts.story(state.events(None), game, lang, NAMES) for lang in texts.LANGUAGES] == [
        ["4 laps are over, and so is the round."],
        ["Сыграно 4 круга, партия окончена."],
        ["Зіграно 4 кола, партію закінчено."],
    ]


def test_laying_down_in_sleepyhead_is_told_of_the_one_who_does_it() -> None:
    game = koloda.game("sleepyhead", 3)
    move = Event(MOVE, seat=1, move=game.move("down"))
    told = [texts.tell(move, game, lang, NAMES) for lang in texts.LANGUAGES]
    assert told == ["Bob lays the cards down", "Bob кладёт карты", "Bob кладе карти"]


@pytest.mark.parametrize("name", FILES)
def test_english_has_one_kind_of_apostrophe(name: str) -> None:
    assert "'" not in files("koloda.texts").joinpath("en").joinpath(name).read_text(encoding="utf-8")


def test_moves_are_said_in_words_and_cards_stay_notation() -> None:
    game = koloda.game("yassa", 2)
    assert texts.said(game, game.move("pass"), "ru") == "пас"
    assert re.fullmatch(r"W червоний Ясса!", texts.said(game, game.move("W R yassa"), "uk"))
    assert texts.said(game, game.move("R7"), "uk") == "R7"
    peter = koloda.game("black-peter")
    assert texts.said(peter, peter.move("put 2 5"), "uk") == "карту 2 на місце 5"
    assert texts.said(peter, peter.move("draw 3"), "ru") == "вытянуть карту 3"


def test_a_move_without_cards_is_said_with_its_parts() -> None:
    """A seat's number and a rank are not taken for one another."""
    game = koloda.game("quartet", 3)
    assert texts.said(game, game.move("ask 2 2"), "en", NAMES) == "Cleo, any 2s?"
    assert texts.said(game, game.move("ask 1 20"), "uk") == "Гравець 1, є 20?"
    assert texts.said(koloda.game("guess"), koloda.game("guess").move("37"), "ru") == "37"


@pytest.mark.parametrize(("lang", "kept"), [("en", "keep the card"), ("ru", "оставить карту"), ("uk", "лишити карту")])
def test_a_move_is_said_as_the_table_has_agreed_on_it(lang: str, kept: str) -> None:
    """TUG-17: who keeps a card pays for it in the same breath, unless paying is left to the players."""
    by_itself, by_hand = koloda.game("tugriks"), koloda.game("tugriks", manual_pay=True)
    assert texts.said(by_hand, by_hand.move("keep"), lang) == kept
    assert texts.said(by_itself, by_itself.move("keep"), lang).startswith(f"{kept} ")


@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        ("en", ["Bob: You owe!", "Ann forgot to pay: the coin owed, and one more.", "Ann pays 2 tugriks."]),
        ("ru", ["Bob: Не заплачено!", "Ann забывает заплатить: забытый тугрик и ещё один.", "Ann платит 2 тугрика."]),
        ("uk", ["Bob: Не заплачено!", "Ann забуває заплатити: забутий тугрик і ще один.", "Ann платить 2 тугрики."]),
    ],
)
def test_a_call_is_told_once(lang: str, lines: list[str]) -> None:
    """TUG-17: what is called is the move; what follows from it is the note."""
    game = koloda.game("tugriks", 3, manual_pay=True)
    state = game.position("tugriks turn=1 calls=1,2 unpaid=0 hand0=R4,V4 hand1=V5,V9 hand2=V6 stock=R1,R2")
    state.listen()
    state.apply(1, game.move("you owe"))
    assert texts.story(state.events(2), game, lang, NAMES) == lines


@pytest.mark.parametrize("lang", ["ru", "uk"])
def test_one_word_says_that_somebody_is_ready(lang: str) -> None:
    """YAS-12: the move, its reasons, its clause and what the table waits for have the same word."""
    game = koloda.game("yassa")
    phase = game.facts[0]
    said = [
        texts.said(game, game.move("ready"), lang),
        *[texts.why(Reason("YAS-12", key), game, lang) for key in ("say_ready_first", "nobody_waits")],
        *[texts.clause("YAS-12", lang).title, texts.clause("YAS-12", lang).text.split(".")[0]],
        texts.fact(game, phase, [phase.words.index("ready")], lang),
    ]
    assert all(re.search(r"\b[Гг]отово\b", each) for each in said), said


def test_what_nobody_has_done_is_said_of_the_past() -> None:
    game = koloda.game("yassa")
    said = [texts.why(Reason("YAS-13", "nobody_forgot"), game, lang) for lang in ("ru", "uk")]
    assert "никто не забыл," in said[0] and "ніхто не забув," in said[1]


def test_places_that_are_told_apart_by_number_keep_it_in_their_names() -> None:
    game = koloda.game("harvest", 2)
    piles = [place for place in game.places if place.name.startswith("pile")]
    assert [texts.place(game, pile, "ru") for pile in piles] == [f"стопка {n}" for n in range(1, 5)]
    assert texts.said(game, game.move("R7 pile2 stop"), "en") == "R7 on pile 2 and stop!"


def test_many_cards_are_counted() -> None:
    game = koloda.game("donkey")
    assert texts.cards(game, [3, 1, 1]) == "2 2 4"
    assert texts.cards(game, [0] * 8 + [1] * 3) == "1×8 2×3"


def test_reasons_name_seats_and_colours_and_agree_with_numbers(own_texts: None) -> None:
    texts.learn(
        "donkey", "ru", "donkey-why-odd = { $seat }, { $colour }, { $n ->\n    [one] раз\n   *[other] разы\n }\n"
    )
    reason = Reason("DON-1", "odd", {"seat": "2", "colour": "red", "n": "21"})
    assert texts.why(reason, koloda.game("donkey"), "ru", NAMES) == "Cleo, красный, раз"
