"""Every game, from wherever it comes, says all it shows in both languages, in whole sentences."""

from __future__ import annotations

from pathlib import Path

import pytest

from beffroi import games
from beffroi.testing import explains, reads, speaks, writes
from tests.i18n.more import MORE

PAGES = Path(__file__).resolve().parents[2] / "web" / "src"


@pytest.mark.parametrize("key", games.keys())
def test_all_that_is_shown_has_its_words_in_both_languages(key: str) -> None:
    more = MORE[key]() if key in MORE else []
    assert speaks(key, more, [PAGES] if key in games.ours() else []) == []


@pytest.mark.parametrize("key", games.keys())
def test_every_action_event_and_question_can_be_read(key: str) -> None:
    assert reads(key) == []


@pytest.mark.parametrize("key", games.keys())
def test_signs_are_those_of_the_language(key: str) -> None:
    assert writes(key) == []


@pytest.mark.parametrize("key", games.keys())
def test_rules_and_summary_agree_in_both_languages(key: str) -> None:
    assert explains(key) == []
