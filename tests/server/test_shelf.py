"""What the browser reads of the language files."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from beffroi import games
from beffroi.i18n.texts import HOUSE
from beffroi.server.shelf import chapters, names_of_games, one_page, words_in


def keys(text: str) -> set[str]:
    """Return the keys of a language file; it has no syntax errors."""
    body = FluentParser().parse(text).body
    assert [entry for entry in body if isinstance(entry, ast.Junk)] == []
    return {entry.id.name for entry in body if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize(
    "folder", [HOUSE, *(games.folder(key) / "locale" for key in games.keys())], ids=lambda f: f.parent.name
)
def test_words_of_the_terminal_stay_at_home(folder: Path, lang: str) -> None:
    whole = keys((folder / f"{lang}.ftl").read_text(encoding="utf-8"))
    sent = keys(words_in(folder, lang))
    assert {key for key in whole if not re.match("cli-|serve-", key)} == sent


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_game_is_named_without_reading_all_its_words(lang: str) -> None:
    assert keys(names_of_games(lang)) == {f"{key}-{word}" for key in games.keys() for word in ("title", "summary")}


def test_the_rules_on_one_page_come_by_headings() -> None:
    french, english = one_page("orleans", "fr"), one_page("orleans", "en")
    assert [part.title for part in french] == ["But", "Une manche", "Vos choix", "Fin et points"]
    assert [len(part.lines) for part in french] == [len(part.lines) for part in english]
    assert english[1].lines[1].startswith("1. **Hourglass.** ")


def test_chapters_keep_their_number_and_title_in_all_their_parts() -> None:
    found = [(section.number, section.title, section.part) for section in chapters("villagers", "en")]
    assert (5, "Draft phase", "") in found
    assert (6, "New arrivals", "Two players") in found
    assert [part for number, title, part in found if (number, title) == (7, "Build phase")][:2] == ["Frame", "Chains"]
    assert len(set(found)) == len(found)
