"""Language files: complete for every game, alike in both languages, and fit to be read."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from beffroi import games
from beffroi.games.orleans.effects import WORDS
from beffroi.games.orleans.tables import GRADES, NEEDS, PHASES, ROUTES
from beffroi.i18n import Messages, amount_of, slot_needs
from beffroi.i18n.check import problems
from beffroi.i18n.texts import HOUSE
from beffroi.kernel.game import Game
from beffroi.kernel.match import Match
from beffroi.kernel.record import new_header

ROOT = HOUSE.parents[1]
SCREENS = [ROOT / room for room in ("cli", "tui", "server", "rl") if (ROOT / room).is_dir()]
SCREENS.append(Path(__file__).resolve().parents[2] / "web" / "src")
LANGUAGES = ["fr", "en"]
PLAYERS = ["Ada", "Bo", "Cy"]
SHY = ["pass", "ready", "stop", "withdraw", "recall", "exclude"]  # a game of these alone shows little
# Shared words that are ready for a screen still to come.
RESERVED = [
    "error-unknown-game", "error-unknown-language", "error-number", "error-no-file", "error-not-readable",
    "error-not-writable", "error-input-ended", "game-beffroi", "game-choose", "game-options", "game-seats",
    "table-new", "table-resume", "table-save", "table-saved", "table-quit", "table-undo", "table-undone",
    "table-round", "table-phase", "table-turn", "table-waiting", "table-curtain", "table-only",
    "table-over", "table-winner", "table-shared", "table-points", "table-total", "table-reconstructed",
    "table-seed", "table-stand-in-apprentice", "table-stand-in-chance",
]  # fmt: skip
UNFIT = re.compile(r"[{}\[\]!]|\s\s|^\s|\s$|^$")


def speaker(lang: str, game: Game) -> Messages:
    """Return the messages of a game, with what its slots ask for."""
    return Messages(lang, game.key, needs=slot_needs(game.data.tables), strict=True)


def real(game: Game, domain: str) -> list[str]:
    """Return the names of a domain that things have."""
    return [name for name in game.words.names[domain] if not name.startswith("spare-")]


def asking(game: Game) -> list[str]:
    """Return the steps that ask a seat."""
    return [name for name, step in game.steps.items() if "options" in vars(step)]


def demanded(game: Game) -> list[str]:
    """Return the keys that any game needs: verbs, steps, events, nouns, options, score lines."""
    says = Messages("en", game.key)
    out = ["title", "summary", "slot", "slot-asking", "slot-twin"]
    out += [f"action-{word.name}" for word in game.words.words]
    out += [f"prompt-{name}" for name in asking(game)]
    out += [f"told-{news.name}" for news in game.words.news]
    for option in game.options:
        out += [f"option-{option.name}", f"option-{option.name}.help"]
        out += [f"option-{option.name}-{value}" for value in option.words]
        if option.name == "first":  # people count seats from 1
            out += [f"option-first-{seat}" for seat in range(option.low, option.high + 1)]
    low, _ = game.seats(game.complete({}))
    out += [f"score-{line}" for line, _ in game.scores(game.new(low, {}, 1))[0]]
    out += [f"tiebreak-{name}{form}" for name, _ in game.tiebreaks(game.new(2, {}, 1)) for form in ("", ".by")]
    keys = [f"{game.key}-{key}" for key in out]
    for domain in game.words.names:
        if domain not in {"number", "slot"}:
            for name in real(game, domain):
                keys.append(says.noun_key(domain, name) or f"{game.key}-{domain}-{name}")
    return keys


def of_orleans() -> list[str]:
    """Return the keys that the data language of Orléans needs, and names that no action mentions."""
    says = Messages("en", "orleans")
    tables = games.load("orleans").data.tables
    keys = [f"orleans-effect-{word}" for word in WORDS]
    keys += [f"orleans-happening-{event['do']}" for event in tables["events"].values()]
    keys += [f"orleans-phase-{phase}" for phase in PHASES] + [f"orleans-route-{route}" for route in ROUTES]
    keys += [says.noun_key("need", need) or f"orleans-need-{need}" for need in NEEDS]
    keys += [f"orleans-{domain}-other" for domain in ("place", "town", "deed", "event", "citizen")]
    return keys


def keys_of(view: object) -> set[str]:
    """Return every key of a view."""
    if isinstance(view, dict):
        return set(view).union(*(keys_of(part) for part in view.values()))
    return set[str]().union(*(keys_of(part) for part in view)) if isinstance(view, list) else set()


def view_words(key: str) -> list[str]:
    """Return the words of the plain board: code makes their keys from those of the view."""
    text = (games.folder(key) / "locale" / "en.ftl").read_text(encoding="utf-8")
    return re.findall(rf"^({key}-view-\w+) =", text, re.MULTILINE)


def refused_words(folder: Path) -> list[str]:
    """Return the words of refused data packs: tests/i18n/test_refusals.py finds those that nothing needs."""
    text = (folder / "en.ftl").read_text(encoding="utf-8")
    return re.findall(r"^((?:\w+-)?refused-[\w-]+) =", text, re.MULTILINE)


def feature_words(game: Game) -> list[str]:
    """Return the words of what bots and hints count: code makes their keys from the names of the evaluation."""
    return [f"{game.key}-feature-{name.replace('_', '-')}" for name in game.evaluation().names]


def seen_words(game: Game) -> list[str]:
    """Return the words of the sections of observations: code makes their keys from the names of the layout."""
    low, _ = game.seats(game.complete({}))
    names = {re.sub(r"^city\d", "city", one.name) for one in game.sections(low, game.complete({}))}
    return [f"{game.key}-seen-{re.sub(r'[_.]', '-', name)}" for name in sorted(names)]


def in_plain_words(key: str, seats: int) -> list[str]:
    """Return what the browser's plain board says of the views of a game: every key that is no name itself."""
    game = games.load(key)
    match = Match(game, new_header(game, [str(seat) for seat in range(seats)], {}, 5))
    chance, found = Random(5), set[str]()
    while not match.over():
        seat = chance.choice(match.waiting())
        found |= keys_of(game.view(match.state, seat))
        match.submit(seat, chance.choice(match.options(seat)))
    says = Messages("en", key)
    named = {name for names in game.words.names.values() for name in names} | set(game.data.tables.get("edges", {}))
    shown = found - named - FRAME
    return [f"{key}-view-{one}" for one in sorted(shown) if not says.has(f"{key}-board-{one}")]


# Keys of views that the frame of the table shows, or that are no words: the plain board leaves them out.
FRAME = {
    "players", "phase", "awaited", "round", "rounds", "total", "lines", "spot", "village", "name", "card", "I", "II",
    "stands_for",
}  # fmt: skip


def refusals() -> set[str]:
    """Return the keys of all refusals of the kernel and of the server, as their code writes them."""
    found = set[str]()
    for path in [*(ROOT / "kernel").glob("*.py"), *(ROOT / "server").glob("*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            name = node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else ""
            if isinstance(node, ast.Call) and name in ("Illegal", "RecordError", "Refusal", "Refused"):
                key = node.args[0 if name in ("Illegal", "RecordError") else 1]
                if name == "Refused" and not isinstance(key, ast.Constant):
                    continue  # it passes on the key of another refusal
                assert isinstance(key, ast.Constant)
                assert isinstance(key.value, str)
                found.add(f"error-{key.value}")
    return found


def test_orleans_speaks_both_languages() -> None:
    game = games.load("orleans")
    needed = demanded(game) + of_orleans() + view_words("orleans") + feature_words(game) + seen_words(game)
    needed += refused_words(games.folder("orleans") / "locale")
    assert problems([games.folder("orleans") / "locale"], needed, SCREENS) == []


@pytest.mark.parametrize(("key", "seats"), [("orleans", 3), ("villagers", 1), ("villagers", 3)])
def test_views_can_be_told_in_plain_words(key: str, seats: int) -> None:
    says = Messages("fr", key)
    assert [one for one in in_plain_words(key, seats) if not says.has(one)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", games.keys())
def test_charts_can_be_read(key: str, lang: str) -> None:
    """What a chart follows has a name; a calendar of more than rounds has its dates, long and short."""
    game = games.load(key)
    says = speaker(lang, game)
    assert all(says.say(f"{key}-view-{name}") for name in game.resources())
    names = [name for name, _, _ in game.calendar(game.new(game.seats(game.complete({}))[0], {}, 1))]
    if names != ["round"]:
        date = {name: n for n, name in enumerate(names, 1)}
        for form in (f"{key}-date", f"{key}-date.short"):
            assert all(str(n) in says.say(form, **date) for n in date.values())


def test_house_speaks_both_languages() -> None:
    needed = ["card", "list-and", "list-or", *sorted(refusals()), *refused_words(HOUSE)]
    assert problems([HOUSE], needed + RESERVED, SCREENS) == []


def test_check_finds_what_is_wrong(tmp_path: Path) -> None:
    (tmp_path / "fr.ftl").write_text(
        "a = { $x-of }\nb = oui\n    .of = de\nc = { $n }\ne = { a }\nfact-1 = un\n", encoding="utf-8"
    )
    (tmp_path / "en.ftl").write_text("a = { $x }\nb = yes\nc = none\nc = two\nd = {\n", encoding="utf-8")
    (tmp_path / "page.py").write_text('say(f"fact-{number}")\n', encoding="utf-8")
    found = "\n".join(problems([tmp_path], ["b", "z", "b.the"], [tmp_path]))
    for part in [
        "en.ftl, line 5:",
        "c stands there twice",
        "e is missing in en.ftl",
        "b.of stands in one language only",
        "c mentions in one language only: n",
        "z is missing",
        "b.the is missing",
        "c is never used",
    ]:
        assert part in found
    for part in ["a mentions", "a is never used", "b is never used", "fact-1 is never used"]:
        assert part not in found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_can_be_read(lang: str) -> None:
    game = games.load("orleans")
    says = speaker(lang, game)
    for action in range(game.words.size):
        if "spare-" not in game.words.text(action):
            word, _ = game.words.parts(action)
            text = says.action(word.name, game.words.arguments(action))
            assert not UNFIT.search(text), f"{game.words.text(action)}: {text}"


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
def test_every_event_can_be_read(lang: str) -> None:
    game = games.load("orleans")
    says = speaker(lang, game)
    for told in tellings(game):
        for viewer in (-1, 0):
            text = says.event(told, PLAYERS, viewer)
            assert not UNFIT.search(text), f"{told}: {text}"


@pytest.mark.parametrize("edition", ["2014", "2020"])
def test_whole_game_can_be_read(edition: str) -> None:
    game = games.load("orleans")
    speakers = [speaker(lang, game) for lang in LANGUAGES]
    match = Match(game, new_header(game, PLAYERS, {"edition": edition, "exclusion": "on"}, 7))
    chance = Random(7)
    while not match.over():
        seat = chance.choice(match.waiting())
        options = match.options(seat)
        lively = [text for text in options if text.partition(" ")[0] not in SHY]
        text = chance.choice(lively or options)
        for says in speakers:
            word, _ = game.words.parts(game.words.parse(text))
            assert not UNFIT.search(says.action(word.name, game.words.arguments(game.words.parse(text))))
        match.submit(seat, text)
    for viewer in range(-1, len(PLAYERS)):
        for told in match.told(viewer):
            for says in speakers:
                assert not UNFIT.search(says.event(told, PLAYERS, viewer)), told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_place_and_event_of_the_data_can_be_read(lang: str) -> None:
    game = games.load("orleans")
    says = speaker(lang, game)
    tables = game.data.tables
    for name, entry in (tables["places"] | tables["tiles"]).items():
        assert not UNFIT.search(says.card(name, entry["effect"])), name
    for event in tables["events"].values():
        for grade in GRADES:
            assert not UNFIT.search(says.happening(event, amount_of(event, "2020", grade)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_prompt_can_be_read(lang: str) -> None:
    game = games.load("orleans")
    says = speaker(lang, game)
    for step in asking(game):
        assert not UNFIT.search(says.prompt(step)), step


@pytest.mark.parametrize("folder", [HOUSE, games.folder("orleans") / "locale"], ids=["house", "orleans"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_typography(lang: str, folder: Path) -> None:
    lines = (folder / f"{lang}.ftl").read_text(encoding="utf-8").splitlines()
    text = [re.sub(r"\{[^{}]*\}", "x", line) for line in lines if not line.startswith("#")]
    assert [line for line in text if "'" in line or "!" in line or "..." in line] == []
    if lang == "fr":
        loose = re.compile(r"[\w)»][ \u00a0]?([;?»]|:(?=\s|$))|«(?!\u202f)")
        assert [line for line in text if loose.search(line)] == []
    else:
        assert [line for line in text if re.search(r"\w[ \u00a0\u202f][;:?]", line)] == []
