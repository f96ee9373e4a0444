"""Language files of La Città: complete, alike in both languages, and fit to be read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from beffroi import games
from beffroi.games.la_citta import reasons
from beffroi.games.la_citta.tables import HEARD, LANDS, PHASES, SIZES
from beffroi.i18n import Messages
from beffroi.i18n.check import problems
from beffroi.i18n.texts import HOUSE
from beffroi.kernel.game import Game
from beffroi.kernel.match import Match
from beffroi.kernel.record import new_header
from tests.i18n.test_locale import feature_words, refused_words, seen_words

ROOT = HOUSE.parents[1]
SCREENS = [ROOT / room for room in ("cli", "tui", "server") if (ROOT / room).is_dir()]
SCREENS.append(Path(__file__).resolve().parents[2] / "web" / "src")
LANGUAGES = ["fr", "en"]
NAMES = ["Ada", "Bo", "Cy", "Di", "Ed"]
TABLES = [(2, "beginner", "fixed"), (3, "random", "free"), (4, "beginner", "free"), (5, "beginner", "fixed")]
REASON = re.compile(r'\("(\w+)", "CIT-')  # a reason and its rule, as the module writes them
UNFIT = re.compile(r"[{}\[\]!]|\s\s|^\s|\s$|^$")


@pytest.fixture(scope="module")
def game() -> Game:
    return games.load("la_citta")


def speaker(lang: str, game: Game) -> Messages:
    """Return the messages of the game, which refuse to leave anything out."""
    return Messages(lang, game.key, strict=True)


def unfit(text: str) -> bool:
    """Tell whether a text holds something left over."""
    return UNFIT.search(text) is not None


def real(game: Game, domain: str) -> list[str]:
    """Return the names of a domain that things have."""
    return [name for name in game.words.names[domain] if not name.startswith("spare-")]


def asking(game: Game) -> list[str]:
    """Return the steps that ask a seat."""
    return [name for name, step in game.steps.items() if "options" in vars(step)]


def effects(game: Game) -> dict[str, dict[str, Any]]:
    """Return what every politics card does, as the data say it."""
    return {name: entry["effect"] for name, entry in game.data.tables["politics"].items()}


def demanded(game: Game) -> list[str]:
    """Return every key that the game, its data and its data packs need."""
    says = Messages("en", game.key)
    out = ["title", "summary", "clock", "city", "space", "building-other", "card-other"]
    out += [f"action-{word.name}" for word in game.words.words]
    out += [f"prompt-{name}" for name in asking(game)]
    out += [f"told-{news.name}" for news in game.words.news]
    for option in game.options:
        out += [f"option-{option.name}", f"option-{option.name}.help"]
        out += [f"option-{option.name}-{value}" for value in option.words]
    out += [f"score-{line}" for line, _ in game.scores(game.new(2, {}, 1))[0]]
    out += [f"tiebreak-{name}{form}" for name, _ in game.tiebreaks(game.new(2, {}, 1)) for form in ("", ".by")]
    out += [*[f"view-{name}" for name in game.resources()], "date", "date.short"]
    out += [f"effect-{effect['do']}" for effect in effects(game).values()]
    out += [f"phase-{phase}" for phase in PHASES]
    out += [f"why-{word}" for word in sorted(set(REASON.findall(Path(reasons.__file__).read_text(encoding="utf-8"))))]
    out += [f"land-{kind}" for kind in LANDS if kind != "any"]
    out += [f"board-at-{kind}" for kind in LANDS if kind != "any"] + [f"board-size-{size}" for size in SIZES]
    keys = [f"{game.key}-{key}" for key in out]
    for domain in game.words.names:
        if domain not in {"number", "city", "giver", "space"}:
            for name in real(game, domain):
                keys.append(says.noun_key(domain, name) or f"{game.key}-{domain}-{name}")
    return keys


def test_la_citta_speaks_both_languages(game: Game) -> None:
    needed = demanded(game) + feature_words(game) + seen_words(game)
    needed += refused_words(games.folder("la_citta") / "locale")
    assert problems([games.folder("la_citta") / "locale"], needed, SCREENS) == []


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
def test_every_action_can_be_read(game: Game, lang: str) -> None:
    says = speaker(lang, game)
    for action in range(game.words.size):
        if "spare-" not in game.words.text(action):
            word, _ = game.words.parts(action)
            text = says.action(word.name, game.words.arguments(action))
            assert not unfit(text), f"{game.words.text(action)}: {text}"


def tellings(game: Game) -> Iterator[dict[str, Any]]:
    """Return every event with every name that each of its facts may hold."""
    for news in game.words.news:
        facts = [fact.partition(":") for fact in news.facts + news.secret]
        first = {name: real(game, domain)[0] if domain else 2 for name, _, domain in facts}
        for number in (0, 1, 2):
            yield {"what": news.name, "seat": 0} | first | ({"number": number} if "number" in first else {})
        for name, _, domain in facts:
            for value in real(game, domain) if domain else []:
                yield {"what": news.name, "seat": 0} | first | {name: value}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_can_be_read(game: Game, lang: str) -> None:
    says = speaker(lang, game)
    for told in tellings(game):
        for viewer in (-1, 0):
            text = says.event(told, NAMES, viewer)
            assert not unfit(text), f"{told}: {text}"


@pytest.mark.parametrize(("seats", "land", "sites"), TABLES)
def test_whole_game_can_be_read(game: Game, seats: int, land: str, sites: str) -> None:
    speakers = [speaker(lang, game) for lang in LANGUAGES]
    names = NAMES[:seats]
    match = Match(game, new_header(game, names, {"map": land, "sites": sites}, 7))
    chance = Random(7)
    while not match.over():
        seat = chance.choice(match.waiting())
        text = chance.choice(match.options(seat))
        action = game.words.parse(text)
        word, _ = game.words.parts(action)
        for says in speakers:
            assert not unfit(says.action(word.name, game.words.arguments(action))), text
        match.submit(seat, text)
    for viewer in range(-1, seats):
        for told in match.told(viewer):
            for says in speakers:
                assert not unfit(says.event(told, names, viewer)), told


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
def test_every_prompt_can_be_read(game: Game, lang: str) -> None:
    says = speaker(lang, game)
    assert len(asking(game)) == 16
    for step in asking(game):
        assert not unfit(says.prompt(step)), step


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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_typography(lang: str) -> None:
    lines = (games.folder("la_citta") / "locale" / f"{lang}.ftl").read_text(encoding="utf-8").splitlines()
    text = [re.sub(r"\{[^{}]*\}", "x", line) for line in lines if not line.startswith("#")]
    assert [line for line in text if "'" in line or "!" in line or "..." in line] == []
    if lang == "fr":
        loose = re.compile(r"[\w)»][ \u00a0]?([;?»]|:(?=\s|$))|«(?!\u202f)")
        assert [line for line in text if loose.search(line)] == []
    else:
        assert [line for line in text if re.search(r"\w[ \u00a0\u202f][;:?]", line)] == []


def test_rules_have_the_same_numbers_in_both_languages() -> None:
    english, french = [
        (games.folder("la_citta") / name).read_text(encoding="utf-8") for name in ("RULES.md", "RULES.fr.md")
    ]
    numbers = [re.findall(r"^- \*\*(CIT-\d+\.\d+)\*\*", text, re.MULTILINE) for text in (english, french)]
    assert numbers[0] == numbers[1]
    assert len(numbers[0]) == len(set(numbers[0])) == 112
    prose = re.sub(r"`[^`]*`", "x", french)
    assert not re.search(r"'|[\w)»*][ \u00a0]?([;!?»]|:(?=\s|$))|«(?!\u202f)", prose)
