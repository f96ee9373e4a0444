"""Language files of La Città: complete, alike in both languages, and fit to be read."""

from __future__ import annotations

import re
from typing import Any

import pytest

from beffroi import games
from beffroi.games.la_citta.tables import HEARD
from beffroi.i18n import Messages
from beffroi.kernel.game import Game
from beffroi.testing import asking, real

LANGUAGES = ["fr", "en"]
NAMES = ["Ada", "Bo", "Cy", "Di", "Ed"]
UNFIT = re.compile(r"[{}\[\]!]|\s\s|^\s|\s$|^$")


@pytest.fixture(scope="module")
def game() -> Game:
    return games.load("la_citta")


def speaker(lang: str, game: Game) -> Messages:
    """Return the messages of the game, which refuse to leave anything out."""
    return Messages(lang, game.key, strict=True)


def unfit(text: str) -> bool:
    """Return whether a text holds something left over."""
    return UNFIT.search(text) is not None


def effects(game: Game) -> dict[str, dict[str, Any]]:
    """Return what every politics card does, as the data say it."""
    return {name: entry["effect"] for name, entry in game.data.tables["politics"].items()}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_those_of_the_data(game: Game, lang: str) -> None:
    says = speaker(lang, game)
    for domain, table in {"building": "buildings", "card": "politics", "wish": "wishes"}.items():
        for name, entry in game.data.tables[table].items():
            written = entry[lang].replace("'", "’").lower()  # which may say more: “Cloister school”
            assert says.name(domain, name).lower() in written, name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_building_and_wish_has_all_its_forms(game: Game, lang: str) -> None:
    says = speaker(lang, game)
    for name in real(game, "building"):
        assert says.forms(f"la_citta-building-{name}") == ["a", "the"]
    for name in real(game, "wish"):
        assert says.forms(f"la_citta-wish-{name}") == ["the", "of"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_of_the_data_can_be_read(game: Game, lang: str) -> None:
    says = speaker(lang, game)
    for name, effect in effects(game).items():
        assert not unfit(says.card(name, effect, "card")), name


def test_cards_are_said_with_the_numbers_of_the_data(game: Game) -> None:
    says = speaker("en", game)
    cards = effects(game)
    assert says.effect(cards["population"]) == "1 to 3 new citizens for 0/2/5 gold, all in one city"
    assert says.effect(cards["population"] | {"prices": [2, 5]}) == "1 or 2 new citizens for 2/5 gold, all in one city"
    assert says.effect(cards["rich_harvest"]) == "a farm feeds double this year; not in year 6"
    free = cards["rich_harvest"] | {"on": ["farm", "castello"], "times": 3, "barred_years": []}
    assert says.effect(free) == "a farm or a castello feeds 3 times as much this year"
    assert says.effect(cards["listen"]) == "look at 2/3 hidden voice cards for 0/2 gold"
    builders = "build one building of any kind: small 1, medium 2, large 4 gold"
    assert says.effect(cards["builders"]) == builders
    only = cards["builders"] | {"prices": {"small": 1}}
    assert says.effect(only) == "build one building for the price of its size"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_question_is_about_can_be_read(game: Game, lang: str) -> None:
    says = speaker(lang, game)
    facts: dict[str, list[dict[str, Any]]] = {
        "Put": [{"building": name} for name in real(game, "building")],
        "Wish": [{"city": "0.1"}],
        "Raze": [{"city": "4.4"}],
        **{step: [{"left": number} for number in (1, 2, 3)] for step in ("Welcome", "Starve")},
    }
    assert sorted(facts) == [step for step in sorted(asking(game)) if says.has(f"la_citta-prompt-{step}.about")]
    for step, cases in facts.items():
        for about in cases:
            text = says.say(f"la_citta-prompt-{step}.about", **says.expanded(about))
            assert not unfit(text), f"{step}: {text}"
            assert text != says.prompt(step)


def test_elision_gender_and_number(game: Game) -> None:
    says = speaker("fr", game)
    assert says.action("build", {"building": "farm"}) == "Construire une Ferme"
    assert says.effect({"do": "build", "building": "bathhouse"}) == "construisez des Thermes"
    told = {"what": "razed", "seat": 0, "building": "hospital", "space": "8,9", "city": "0.2"}
    assert says.event(told, NAMES) == "Ada retire l’Hôpital en 8,9 de A2"
    assert says.event(told | {"building": "quarry"}, NAMES, 0) == "Vous retirez la Mine en 8,9 de A2"
    tie = {"what": "tie", "seat": -1, "wish": "culture", "other": "education"}
    assert "entre la culture et l’éducation" in says.event(tie, NAMES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_somebody_heard_is_said_to_that_seat_alone(game: Game, lang: str) -> None:
    says = speaker(lang, game)
    open_part = {"what": "heard", "seat": 1, "place": 3}
    wishes = [str(says.noun("wish", name)["wish-the"]) for name in real(game, "wish")]
    for secret, name in zip(wishes, real(game, "wish"), strict=True):
        assert secret in says.event(open_part | {"wish": name}, NAMES, 1)
    assert not any(secret in says.event(open_part, NAMES, 0) for secret in wishes)


def test_cities_and_voice_cards_are_called_as_the_board_shows_them(game: Game) -> None:
    says = speaker("en", game)
    assert says.action("claim", {"city": "0.1", "giver": "4.3"}) == "A1 takes a citizen from E3"
    assert says.action("listen", {"heard": "2+4"}) == "Look at cards 2 and 4"
    assert {says.name("heard", name).count("and") for name in HEARD} == {0, 1}
