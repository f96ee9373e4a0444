"""Options of a table: every one, and every value of it, says what it is in both languages."""

from __future__ import annotations

import pytest

from beffroi import games
from beffroi.i18n import Messages
from beffroi.kernel.game import Option
from beffroi.testing import values

LANGUAGES = ["fr", "en"]
OPTIONS = [(key, option) for key in games.keys() for option in games.load(key).options]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("key", "option"), OPTIONS, ids=lambda one: getattr(one, "name", one))
def test_every_option_and_value_has_its_words(key: str, option: Option, lang: str) -> None:
    says = Messages(lang, key, strict=True)
    title = says.option(option.name)
    assert title != option.name
    about = says.say(f"{key}-option-{option.name}.help")
    assert 10 < len(about) < 120  # one line, or two on a phone
    assert option.default in values(option)
    named = [says.option(option.name, value) for value in values(option)]
    assert len(set(named)) == len(named)
    assert all(says.has(f"{key}-option-{option.name}-{value}") for value in values(option))
    if option.name != "first":  # seats and chance speak for themselves
        for value in option.words:
            assert 10 < len(says.say(f"{key}-option-{option.name}-{value}.help")) < 100


@pytest.mark.parametrize("key", games.keys())
def test_the_usual_options_can_be_played_by_every_number(key: str) -> None:
    game = games.load(key)
    usual = game.complete({})
    low, high = game.seats(usual)
    assert low < high
    for seats in range(low, high + 1):
        game.check_seats(seats, usual)
