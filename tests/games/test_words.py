"""The words of all games: each registers itself once, and tells bots itself what it brings."""

from __future__ import annotations

import importlib
import re
from pathlib import Path
from typing import Any

import pytest

from beffroi import games
from beffroi.kernel.errors import DataError
from beffroi.kernel.reader import Reader
from beffroi.kernel.vocabulary import Vocabulary

GAMES = Path(__file__).parents[2] / "src" / "beffroi" / "games"
CLASS = re.compile(r'^class (\w+)\((\w+)\):\n    """\{ do = "(\w+)"', re.MULTILINE)
TOLD = ["yields", "threat", "citizens"]  # what bots learn of a word by


def modules(game: str) -> list[Any]:
    """Return the modules of a game that hold its rules."""
    return [importlib.import_module(f"beffroi.games.{game}.{path.stem}") for path in (GAMES / game).glob("[a-z]*.py")]


def vocabularies(game: str) -> list[Vocabulary[Any]]:
    """Return the words of a game, by what they are words of."""
    found = {id(one): one for module in modules(game) for one in vars(module).values() if isinstance(one, Vocabulary)}
    return list(found.values())


def documented(game: str) -> list[tuple[str, Any, str]]:
    """Return word, class and name of the base of each class that shows its word as the data write it."""
    return [
        (word, getattr(module, name), base)
        for module in modules(game)
        for name, base, word in CLASS.findall(
            (GAMES / game / f"{module.__name__.split('.')[-1]}.py").read_text("utf-8")
        )
    ]


@pytest.mark.parametrize("game", games.ours())
def test_every_word_that_is_documented_is_registered(game: str) -> None:
    registered = {word for words in vocabularies(game) for word in words}
    assert {word for word, _, _ in documented(game)} == registered


@pytest.mark.parametrize("game", games.ours())
def test_no_word_inherits_what_it_tells_bots(game: str) -> None:
    asked = 0
    for word, made, _ in documented(game):
        root = made.__mro__[-2]
        for told in TOLD:
            if hasattr(root, told):
                asked += 1
                assert getattr(made, told) is not getattr(root, told), f"{word} does not tell {told}"
    assert asked > 0


def test_a_word_registered_twice_is_refused_at_once() -> None:
    words: Vocabulary[Any] = Vocabulary()
    words.add("gain", dict)
    with pytest.raises(ValueError, match="«gain» is registered twice: dict, list"):
        words.add("gain", list)


def test_an_unknown_word_is_refused_with_the_words_there_are() -> None:
    words: Vocabulary[Any] = Vocabulary()
    words.add("gain", dict)
    words.add("move", list)
    assert words.maker(Reader({"do": "move"}, "x")) is list
    with pytest.raises(DataError, match=r"x\.do: .*stroll.*gain, move"):
        words.maker(Reader({"do": "stroll"}, "x"))
