"""Language files of Villagers: complete, alike in both languages, and fit to be read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

from beffroi import games
from beffroi.cli.boards import board_of
from beffroi.cli.boards.plain import Board
from beffroi.cli.menu import Menu
from beffroi.games.villagers.counting import COUNTS
from beffroi.games.villagers.effects import SILVER_WORDS, SPECIAL_WORDS
from beffroi.games.villagers.happenings import ON, PAYERS, RECEIVERS, WHOSE
from beffroi.games.villagers.happenings import WORDS as HAPPENINGS
from beffroi.games.villagers.tables import EVENT_PHASES, KEYS, PHASES, SEASONS, SYMBOLS
from beffroi.games.villagers.transfers import PICKS, SOURCES, TARGETS
from beffroi.i18n import Messages, slot_needs
from beffroi.i18n.check import problems
from beffroi.i18n.texts import HOUSE
from beffroi.kernel.flow import legal, pending
from beffroi.kernel.game import Game
from beffroi.kernel.match import Match
from beffroi.kernel.record import new_header
from tests.i18n.test_locale import feature_words, refused_words, seen_words, view_words

ROOT = HOUSE.parents[1]
SCREENS = [ROOT / room for room in ("cli", "tui", "server") if (ROOT / room).is_dir()]
SCREENS.append(Path(__file__).resolve().parents[2] / "web" / "src")
LANGUAGES = ["fr", "en"]
NAMES = ["Ada", "Bo", "Cy", "Di", "Ed"]
SHY = ["done", "skip"]  # a game of these alone shows little
TABLES = [(1, "normal"), (1, "beginner"), (1, "hard"), (2, "normal"), (3, "normal"), (4, "normal"), (5, "normal")]
WORDS: dict[str, list[str]] = {
    "payer": PAYERS,
    "payee": RECEIVERS,
    "count": list(COUNTS),
    "whose": WHOSE,
    "on": ON,
    "amount": ["keychain"],
    "take": SOURCES,
    "give": TARGETS,
    "pick": PICKS,
}
UNFIT = re.compile(r"[{}\[\]!]|\s\s|^\s|\s$|^$")
CALL = re.compile(r"C’était toi\u202f!|It Was You!")  # the one name that ends in an exclamation mark


@pytest.fixture(scope="module")
def game() -> Game:
    return games.load("villagers")


def speaker(lang: str, game: Game) -> Messages:
    """Return the messages of the game, which refuse to leave anything out."""
    return Messages(lang, game.key, needs=slot_needs(game.data.tables), strict=True)


def unfit(text: str) -> bool:
    """Tell whether a text holds something left over."""
    return UNFIT.search(CALL.sub("x", text)) is not None


def real(game: Game, domain: str) -> list[str]:
    """Return the names of a domain that things have."""
    return [name for name in game.words.names[domain] if not name.startswith("spare-")]


def asking(game: Game) -> list[str]:
    """Return the steps that ask a seat."""
    return [name for name, step in game.steps.items() if "options" in vars(step)]


def demanded(game: Game) -> list[str]:
    """Return every key that the game, its data and its data packs need."""
    says = Messages("en", game.key)
    out = ["title", "summary", "spot", "spot.the", "spot.of-the", "card-founders", "card-countess"]
    out += [f"action-{word.name}" for word in game.words.words]
    out += [f"prompt-{name}" for name in asking(game)]
    out += [f"told-{news.name}" for news in game.words.news]
    for option in game.options:
        out += [f"option-{option.name}", f"option-{option.name}.help"]
        out += [f"option-{option.name}-{value}" for value in option.words]
        if option.name == "first":  # people count seats from 1
            out += [f"option-first-{seat}" for seat in range(option.low, option.high + 1)]
    out += [f"score-{line}" for line, _ in game.scores(game.new(1, {}, 1))[0]]
    out += [f"rival-{name}" for name, _ in game.rivals(game.new(1, {}, 1))]
    out += [f"tiebreak-{name}{form}" for name, _ in game.tiebreaks(game.new(2, {}, 1)) for form in ("", ".by")]
    out += [f"effect-{word}" for word in [*SILVER_WORDS, *SPECIAL_WORDS, "cancel_event"]]
    out += [f"{kind}-{word}" for word in HAPPENINGS for kind in ("happening", "outlook")] + ["outlook-bought"]
    out += [f"{role}-{word}" for role, words in WORDS.items() for word in words]
    out += [f"key-{key}" for key in KEYS] + [f"symbol-{symbol}" for symbol in SYMBOLS]
    out += [f"phase-{phase}" for phase in PHASES] + [f"when-{phase}" for phase in EVENT_PHASES]
    out += [f"season-{season}" for season in SEASONS] + ["rounding-up", "rounding-down"]
    out += [f"village-{whose}" for whose in ("player", "seat", "own", "countess")]
    out += ["card-other", "event-other"]
    keys = [f"{game.key}-{key}" for key in out]
    for domain in game.words.names:
        if domain not in {"number", "spot", "village"}:
            for name in real(game, domain):
                keys.append(says.noun_key(domain, name) or f"{game.key}-{domain}-{name}")
    return keys


def test_villagers_speaks_both_languages(game: Game) -> None:
    needed = demanded(game) + view_words("villagers") + feature_words(game) + seen_words(game)
    needed += refused_words(games.folder("villagers") / "locale")
    assert problems([games.folder("villagers") / "locale"], needed, SCREENS) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_those_of_the_data(game: Game, lang: str) -> None:
    says = speaker(lang, game)
    tables = game.data.tables
    for domain, table in {"card": "villagers", "event": "events", "family": "families"}.items():
        for name, entry in tables[table].items():
            assert says.name(domain, name).replace("\u202f", " ") == entry[lang].replace("\u202f", " ")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_villager_has_all_its_forms(game: Game, lang: str) -> None:
    says = speaker(lang, game)
    for name in [*real(game, "card"), "founders", "countess"]:
        assert says.forms(f"villagers-card-{name}") == ["a", "the", "of-the"]
    for name in game.words.names["heap"]:
        assert says.forms(says.noun_key("heap", name)) == ["of-the", "onto"]
    for symbol in SYMBOLS:
        assert says.forms(f"villagers-symbol-{symbol}") == ["one", "many"]


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
        for number in (1, 2):
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


@pytest.mark.parametrize(("seats", "mode"), TABLES)
def test_whole_game_can_be_read(game: Game, seats: int, mode: str) -> None:
    speakers = [speaker(lang, game) for lang in LANGUAGES]
    names = NAMES[:seats]
    match = Match(game, new_header(game, names, {"mode": mode}, 7))
    chance = Random(7)
    while not match.over():
        seat = chance.choice(match.waiting())
        options = match.options(seat)
        lively = [text for text in options if text.partition(" ")[0] not in SHY]
        text = chance.choice(lively or options)
        action = game.words.parse(text)
        word, _ = game.words.parts(action)
        for says in speakers:
            assert not unfit(says.action(word.name, game.words.arguments(action))), text
        match.submit(seat, text)
    for viewer in range(-1, seats):
        for told in match.told(viewer):
            for says in speakers:
                assert not unfit(says.event(told, names, viewer)), told


def look(board: Board[Any], view: Any, seat: int, actions: list[int]) -> None:
    """Check that everything the terminal shows of a view is whole and fits."""
    file = StringIO()
    out = Console(file=file, width=80, highlight=False, emoji=False, markup=False)
    parts = [*board.sections(view, seat), Menu(board, view, seat, actions).shown(80), board.everybody(view, seat)]
    for part in [*parts, *[board.page(page, view, seat) for page in board.pages]]:
        out.print(part)
    shown = f"{board.title(view)}\n{file.getvalue()}"
    assert "…" not in shown
    assert not re.search(r"\[(cli|villagers)-|[{}]|None", shown), shown
    assert max(len(line) for line in shown.splitlines()) <= 80


@pytest.mark.parametrize(("seats", "mode", "lang"), [(1, "hard", "fr"), (2, "normal", "en"), (5, "normal", "fr")])
def test_board_and_menu_fit_80_columns(game: Game, seats: int, mode: str, lang: str) -> None:
    names = NAMES[:seats]
    match = Match(game, new_header(game, names, {"mode": mode}, 11))
    board = board_of(game, speaker(lang, game), names)
    chance = Random(11)
    known = set[str]()
    while not match.over():
        seat = chance.choice(match.waiting())
        actions = legal(match.state, seat)
        step = type(pending(match.state, seat)).__name__
        if step not in known or chance.random() < 0.04:  # each kind of question at least once
            look(board, game.view(match.state, seat), seat, actions)
        known.add(step)
        choices = [game.words.text(action) for action in actions]
        lively = [text for text in choices if text.partition(" ")[0] not in SHY]
        match.submit(seat, chance.choice(lively or choices))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_villager_and_event_of_the_data_can_be_read(game: Game, lang: str) -> None:
    says = speaker(lang, game)
    tables = game.data.tables
    for name, entry in tables["villagers"].items():
        for part in ("silver", "special"):
            if part in entry:
                assert not unfit(says.card(name, entry[part], "card")), name
    for name, entry in tables["events"].items():
        text = says.happening(entry["effect"])
        assert not unfit(text), f"{name}: {text}"
        for number in (0, 1, 3):
            for flag in (0, 1):
                now = dict.fromkeys(("counted", "least", "most", "own", "cards"), number)
                text = says.outlook(entry["effect"], now | dict.fromkeys(("open", "begun", "bought"), flag))
                assert text == "" or not unfit(text), f"{name}: {text}"
    assert not unfit(says.effect(tables["jester"]["card"]["effect"]))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_prompt_can_be_read(game: Game, lang: str) -> None:
    says = speaker(lang, game)
    for step in asking(game):
        assert not unfit(says.prompt(step)), step


def test_elision_and_gender(game: Game) -> None:
    says = speaker("fr", game)
    assert says.action("draft", {"place": "3", "card": "jeweler"}) == "Recruter l’Orfèvre (place 3)"
    assert says.action("place", {"card": "spelunker"}) == "Placer le Haveur"
    assert says.action("place", {"card": "grazier"}) == "Placer l’Herbager"
    assert says.action("sell", {"spot": "milk_maid.2"}) == "Toucher la moitié de l’or de la Laitière n° 2"
    assert says.action("on", {"spot": "founders.1"}) == "Sur les Compagnons"


def test_villages_are_called_by_their_players(game: Game) -> None:
    says = speaker("en", game)
    key = {"village": "1", "copy": "1"}
    assert says.action("unlock", key) == "Pay the key in the village of player 2 (no. 1)"
    says.players = NAMES
    assert says.action("unlock", key) == "Pay the key in Bo’s village (no. 1)"
    told = {"what": "unlocked", "seat": 0, "card": "cooper", "village": "1"}
    assert says.event(told, NAMES) == "Ada opens the padlock and pays the Cooper in Bo’s village"
    assert says.event(told, NAMES, 1) == "Ada opens the padlock and pays the Cooper in your village"
    assert says.event(told | {"village": "countess"}, NAMES, 0).endswith("the Cooper in the Countess’s village")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_typography(lang: str) -> None:
    lines = (games.folder("villagers") / "locale" / f"{lang}.ftl").read_text(encoding="utf-8").splitlines()
    text = [re.sub(r"\{[^{}]*\}", "x", CALL.sub("x", line)) for line in lines if not line.startswith("#")]
    assert [line for line in text if "'" in line or "!" in line or "..." in line] == []
    if lang == "fr":
        loose = re.compile(r"[\w)»][ \u00a0]?([;?»]|:(?=\s|$))|«(?!\u202f)")
        assert [line for line in text if loose.search(line)] == []
    else:
        assert [line for line in text if re.search(r"\w[ \u00a0\u202f][;:?]", line)] == []


def test_rules_have_the_same_numbers_in_both_languages() -> None:
    english, french = [
        (games.folder("villagers") / name).read_text(encoding="utf-8") for name in ("RULES.md", "RULES.fr.md")
    ]
    numbers = [re.findall(r"^- \*\*(VIL-\d+\.\d+)\*\*", text, re.MULTILINE) for text in (english, french)]
    assert numbers[0] == numbers[1]
    prose = re.sub(r"`[^`]*`", "x", french)
    assert not re.search(r"'|[\w)»*][ \u00a0]?([;!?»]|:(?=\s|$))|«(?!\u202f)", prose)
