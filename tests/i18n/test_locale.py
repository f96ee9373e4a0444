"""Language files: complete for every game, alike in both languages, and fit to be read."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from random import Random

import pytest

from beffroi import games
from beffroi.games.orleans.tables import GRADES
from beffroi.i18n import Messages, amount_of, slot_needs
from beffroi.i18n.check import File, problems
from beffroi.i18n.texts import HOUSE
from beffroi.kernel.game import Game
from beffroi.kernel.match import Match
from beffroi.kernel.record import new_header
from beffroi.testing import signs

ROOT = HOUSE.parents[1]
SCREENS = [ROOT / room for room in ("cli", "server", "rl")]
SCREENS.append(Path(__file__).resolve().parents[2] / "web" / "src")
LANGUAGES = ["fr", "en"]
TOLD_PLAINLY = [("orleans", 3), ("villagers", 1), ("villagers", 3), ("bruges", 4), ("goofspiel", 3)]
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


def keys_of(view: object) -> set[str]:
    """Return every key of a view."""
    if isinstance(view, dict):
        return set(view).union(*(keys_of(part) for part in view.values()))
    return set[str]().union(*(keys_of(part) for part in view)) if isinstance(view, list) else set()


def in_plain_words(key: str, seats: int) -> list[str]:
    """Return the keys that the browser's plain board shows for a game's views, except keys that are names."""
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


@pytest.mark.parametrize(("key", "seats"), TOLD_PLAINLY)
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
    refused = [key for key in File(HOUSE / "en.ftl").messages if key.startswith("refused-")]  # see test_refusals.py
    needed = ["card", "list-and", "list-or", *sorted(refusals()), *refused]
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
def test_typography_of_the_house(lang: str) -> None:
    assert signs(HOUSE / f"{lang}.ftl", lang, ()) == []
