"""The shelf of sentences: Fluent files of three languages, read once, with English behind what is missing."""

from __future__ import annotations

import os
import re
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Resource

LANGUAGES = ("en", "ru", "uk")
FALLBACK = "en"

CLAUSE = re.compile(r"[A-Z]{2,5}-\d+")
"""What a clause's message is called."""

KIN = {
    "variable-start": ("eleven", ("ELV-2",)),
    "lottery": ("eleven", ("ELV-2",)),
    "double-start": ("eleven", ("ELV-2",)),
}
"""Games made of another game: whose sentences they borrow where they have none of their own, and whose clauses
they take over, but for those they replace."""

learned: dict[tuple[str, str], str] = {}
"""Texts of games that joined, by game and language."""


def language(preferred: str | None = None) -> str:
    """The language to speak: the one asked for if there is one, else the one the environment names, else English."""
    wishes = [preferred or "", *[os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]]
    for wish in wishes:
        spoken = re.split(r"[-_.@]", wish.strip().lower())[0]
        if spoken in LANGUAGES:
            return spoken
        if wish:
            return FALLBACK
    return FALLBACK


def learn(game: str, lang: str, source: str) -> None:
    """Add the Fluent text of a game of one's own; its messages are named as those of the built-in games."""
    learned[game, lang] = source
    bundle.cache_clear()


@cache
def resource(lang: str, name: str) -> Resource:
    source = files("koloda.texts").joinpath(lang).joinpath(f"{name}.ftl")
    return FluentResource(source.read_text(encoding="utf-8"))


@cache
def names(lang: str) -> list[str]:
    """The names of a language's files, without their ending."""
    return sorted(
        entry.name.removesuffix(".ftl")
        for entry in files("koloda.texts").joinpath(lang).iterdir()
        if entry.name.endswith(".ftl")
    )


@cache
def bundle(lang: str) -> FluentBundle:
    """All messages of one language."""
    made = FluentBundle([lang], use_isolating=False)
    for name in names(lang):
        made.add_resource(resource(lang, name))
    for (_, spoken), source in learned.items():
        if spoken == lang:
            made.add_resource(FluentResource(source))
    return made


def clause_ids(game: str) -> list[str]:
    """The clauses of a game in the order of its page."""
    body: list[object] = []
    if game in names(FALLBACK):
        body += resource(FALLBACK, game).body
    for (whose, lang), source in learned.items():
        if whose == game and lang == FALLBACK:
            body += FluentResource(source).body
    return [entry.id.name for entry in body if isinstance(entry, Message) and CLAUSE.fullmatch(entry.id.name)]


def taken_over(game: str) -> list[str]:
    """The clauses of another game's page that a game made of it takes over."""
    if game not in KIN:
        return []
    kin, replaced = KIN[game]
    return [id for id in clause_ids(kin) if id not in replaced]


def borrowed(key: str) -> str | None:
    """What the message is called in the game that a game is made of."""
    for game, (kin, _) in KIN.items():
        if key.startswith(f"{game}-"):
            return kin + key.removeprefix(game)
    return None


def say(key: str, lang: str, /, **values: object) -> str | None:
    """A message in a language, else in English, else nothing; `key.part` is an attribute of a message."""
    for tongue in (lang, FALLBACK) if lang != FALLBACK else (FALLBACK,):
        said = say_in(key, tongue, values) if tongue in LANGUAGES else None
        if said is not None:
            return said
    also = borrowed(key)
    return None if also is None else say(also, lang, **values)


def say_in(key: str, lang: str, values: dict[str, object]) -> str | None:
    """A message in one language; one that lacks a variable counts as missing."""
    name, _, part = key.partition(".")
    shelf = bundle(lang)
    if not shelf.has_message(name):
        return None
    message = shelf.get_message(name)
    pattern = message.attributes.get(part) if part else message.value
    if pattern is None:
        return None
    said, errors = shelf.format_pattern(pattern, values)
    return None if errors else str(said)


def slug(text: str) -> str:
    """A key or a move's text as the end of a message's name."""
    return re.sub(r"[^A-Za-z0-9]+", "-", text).strip("-")


def readable(key: str) -> str:
    """A key nobody has written a sentence for, as words."""
    return key.replace("_", " ").replace("-", " ").strip()
