"""The rules of every game on one page: true to the numbered rules, alike in both languages, short enough to print."""

from __future__ import annotations

import pytest

from beffroi import games
from beffroi.cli.rulebook import numbers_in, rules_file, summary_file
from beffroi.i18n.rulebook import cited, parts_of

LANGUAGES = ["fr", "en"]
PAGE = 520  # words that fit on a sheet of A4 beside the pictures


def text_of(game: str, lang: str) -> str:
    """Return a summary."""
    path = summary_file(game, lang)
    assert path.name == ("SUMMARY.md" if lang == "en" else f"SUMMARY.{lang}.md")
    return path.read_text(encoding="utf-8")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games.keys())
def test_it_is_one_page_of_goal_course_choices_and_end(game: str, lang: str) -> None:
    """It cites as many rules as a page holds, or as there are; test_language.py knows that they exist."""
    text, rules = text_of(game, lang), rules_file(game, lang).read_text(encoding="utf-8")
    parts = parts_of(text)
    assert 4 <= len(parts) <= 5
    assert all(cited("\n".join(part.lines)) for part in parts)  # each part leads on to the rules
    assert len(cited(text)) >= min(26, len(numbers_in(rules)))
    assert min(250, len(rules.split()) // 3) < len(text.split()) <= PAGE


def test_lines_belong_to_the_heading_above_them() -> None:
    first, second = parts_of("# Title\n\nleft out\n\n## One\n\nA (ABC-1.2).\n\n1. **B.** C\n\n## Two\n- D\n")
    assert (first.title, first.lines) == ("One", ["A (ABC-1.2).", "1. **B.** C"])
    assert (second.title, second.lines) == ("Two", ["- D"])
    assert cited("as in ABC-1.2 and ABC-10.3a, not in ABC-7 or XABC-1.1") == ["ABC-1.2", "ABC-10.3a"]
