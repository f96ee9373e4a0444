"""Refusals of data packs: each has its message in both languages, with the facts that the code gives."""

from __future__ import annotations

from pathlib import Path

import pytest

from beffroi import desk, games
from beffroi.i18n import Messages
from beffroi.i18n.check import refusals, unspoken
from beffroi.i18n.texts import HOUSE
from beffroi.kernel.errors import DataError

ROOT = HOUSE.parents[1]
# What reads a data pack; positions, options and records are for authors, in English.
READERS = [
    "kernel/reader.py", "kernel/refusals.py", "kernel/sheet.py", "kernel/provenance.py", "desk.py", "cli/data.py",
    "games/__init__.py", "games/bruges/reading.py", "games/bruges/effects.py", "games/bruges/standing.py",
    "games/la_citta/reading.py", "games/la_citta/card_words.py", "games/la_citta/mapping.py",
    "games/orleans/reading.py", "games/villagers/reading.py", "games/villagers/happenings.py",
    "games/villagers/transfers.py",
]  # fmt: skip


def test_every_key_has_its_message_with_its_facts() -> None:
    assert unspoken(ROOT, games.keys()) == []


def test_every_refusal_of_a_pack_has_a_key() -> None:
    found = refusals(ROOT, [ROOT / name for name in READERS])
    assert len(found) > 100
    assert [one.where for one in found if not one.key] == []


def test_check_finds_what_is_wrong(tmp_path: Path) -> None:
    """A key without a message, other facts, a message of nobody; facts that are computed cannot be checked."""
    for name in ("i18n/locale", "games/chess/locale", "kernel"):
        (tmp_path / name).mkdir(parents=True)
    for lang in ("fr", "en"):
        (tmp_path / f"i18n/locale/{lang}.ftl").write_text("refused-a = { $x }\nrefused-b = b\n", encoding="utf-8")
        (tmp_path / f"games/chess/locale/{lang}.ftl").write_text("chess-refused-c = c\n", encoding="utf-8")
    (tmp_path / "kernel/reader.py").write_text(
        'DataError(p, "no")\nDataError(p, "no", "a", y=1)\nDataError(p, "no", "c")\n', encoding="utf-8"
    )
    (tmp_path / "games/chess/reading.py").write_text(
        'DataError(p, "no", "a", x=1)\nDataError(p, "no", "d")\nDataError(p, "no", "a", **facts)\n', encoding="utf-8"
    )
    assert unspoken(tmp_path, ["chess"]) == [
        "games/chess/reading.py, line 2: d has no message",
        "games/chess/reading.py, line 3: refused-a in fr.ftl mentions other facts than ['**']",
        "games/chess/reading.py, line 3: refused-a in en.ftl mentions other facts than ['**']",
        "kernel/reader.py, line 2: refused-a in fr.ftl mentions other facts than ['y']",
        "kernel/reader.py, line 2: refused-a in en.ftl mentions other facts than ['y']",
        "kernel/reader.py, line 3: c has no message",
        "chess-refused-c is never used",
        "refused-b is never used",
    ]


WRONG = [
    ("bruges", "cards.koenigin.price", 10, "n’est pas un multiple de 3 (BRU-1.5)"),
    ("bruges", "cards.koenigin.price", "neuf", "il faut un nombre entier, pas un texte"),
    (
        "bruges",
        "cards.koenigin.color",
        "pink",
        "« pink » est inconnu ; choisissez parmi : blue, brown, yellow, red, purple",
    ),
    ("bruges", "cards.koenigin.group", "church", "15, mais 14 cartes sont de ce groupe (BRU-1.3)"),
    ("bruges", "box.pieces.dice", 7, "7, mais les règles et les autres tables en ont 5 (BRU-1)"),
    ("la_citta", "politics.palace.copies", 2, "30 cartes ; il en faut 32 pour qu’aucune ne manque"),
    (
        "la_citta",
        "politics.palace.gold",
        2,
        "n’est pas une clé connue ici ; choisissez parmi : confidence, copies, copies_source",
    ),
    ("la_citta", "buildings.farm.arches", [1], "il faut un nombre pour chacun de ces vœux : culture, education"),
    ("la_citta", "politics.population.cost", 2, "doit être 0 : on ne paie que les prix de cet effet"),
    ("la_citta", "politics.palace.effect.do", ["build"], "il faut un nom, pas une liste"),
    ("la_citta", "bags.all.count", 2, "n’existe plus depuis la version 2 des règles : toutes les tuiles"),
    ("orleans", "coins.2014.bank_value", True, "il faut un nombre entier, pas true ou false"),
    ("orleans", "coins.2014.bank_value", -5, "-5 est hors limites ; il faut un nombre de "),
    ("orleans", "tiles.bathhouse.slots", ["monk"] * 9, "un lieu a au plus 3 cases"),
    ("orleans", "weather.rain.x", 1, "n’est pas une table de ce jeu ; ses tables : "),
    ("orleans", "towns.orleans.start", False, "exactement une ville a start = true, pas 0"),
    ("villagers", "villagers.cooper.keychain", 9, "9, mais il ouvre "),
    ("villagers", "villagers.cooper.placed_on", "coper", "vouliez-vous dire cooper"),
    ("villagers", "events.land_claim.phase", "draft", "ce mot agit dans « event », pas dans « draft »"),
    ("villagers", "villagers.cooper", 9, "il faut une table, pas le nombre 9"),
]


@pytest.mark.parametrize(("game", "path", "value", "french"), WRONG)
def test_owners_read_their_language(game: str, path: str, value: object, french: str) -> None:
    """English says what authors read in the error itself, French the same."""
    with pytest.raises(DataError) as caught:
        desk.tried(game, desk.corrected({}, path, value))
    error = caught.value
    said = {lang: Messages(lang, game, strict=True).refused(error.key, error.facts, "") for lang in ("fr", "en")}
    assert said["en"] == error.reason
    assert french in said["fr"].replace("\u202f", " ")


def test_a_reason_without_a_message_is_said_as_it_is() -> None:
    """Positions, and games of others that speak no language of ours."""
    says = Messages("fr", "orleans", strict=True)
    assert says.refused("", {}, "is odd") == "is odd"
    assert says.refused("of-another-house", {"number": 2}, "is odd") == "is odd"
    assert says.refused("missing", {}, "is missing") == "manque"
