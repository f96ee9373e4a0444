"""Cards: printed in both languages, exported as a spreadsheet, corrected there, and loaded again."""

from __future__ import annotations

import csv
import io
from pathlib import Path
from typing import Any

import pytest

from beffroi import games
from tests.cli.conftest import Terminal

HAPPY = "values changed: "


@pytest.fixture
def pack(beffroi: Terminal, tmp_path: Path) -> Path:
    """Export the data of Bruges."""
    folder = tmp_path / "box"
    assert beffroi("data", "export", "bruges", folder).code == 0
    return folder


def rows_of(pack: Path) -> list[list[str]]:
    """Read the sheet as a spreadsheet program does."""
    text = (pack / "cards.csv").read_text(encoding="utf-8-sig")
    return list(csv.reader(io.StringIO(text, newline="")))


def save(pack: Path, rows: list[list[str]], separator: str = ",", mark: str = "\ufeff") -> None:
    """Write the sheet as a spreadsheet program does."""
    out = io.StringIO()
    csv.writer(out, delimiter=separator, lineterminator="\r\n").writerows(rows)
    (pack / "cards.csv").write_text(mark + out.getvalue(), encoding="utf-8", newline="")


def change(pack: Path, cells: dict[str, str], card: str = "alchemist", **how: str) -> int:
    """Change cells of a card by column title; return its row."""
    rows = rows_of(pack)
    number = next(i for i, row in enumerate(rows) if row[0] == card)
    for title, value in cells.items():
        rows[number][rows[0].index(title)] = value
    save(pack, rows, **how)
    return number + 1


def test_export_writes_all_cards_as_one_sheet(beffroi: Terminal, pack: Path) -> None:
    rows = rows_of(pack)
    assert rows[0][:9] == ["id", "fr", "en", "de", "color", "price", "group", "activation", "worker_color"]
    assert rows[0][9:11] == ["infinity_type", "effect.do"]
    assert rows[0].index("effect.group") < rows[0].index("source") < rows[0].index("price_source")
    assert {"effect.do", "effect.points", "effect.per", "effect.event"} <= set(rows[0])
    assert len(rows) == 166
    assert all(len(row) == len(rows[0]) for row in rows)
    prince = dict(zip(rows[0], rows[1], strict=True))
    assert (prince["id"], prince["fr"], prince["price"], prince["effect.florins"]) == ("fuerst", "Prince", "9", "2")
    assert prince["effect.cards"] == ""
    assert not (pack / "cards.toml").exists(), "a table stands in one file of a pack"


@pytest.mark.parametrize(("lang", "separator"), [("fr", ";"), ("en", ",")])
def test_what_was_exported_is_the_same_game(beffroi: Terminal, tmp_path: Path, lang: str, separator: str) -> None:
    folder = tmp_path / "box"
    done = beffroi("data", "export", "bruges", folder, "--lang", lang)
    assert "cards.csv" in done.out
    assert (folder / "cards.csv").read_bytes().startswith(f"\ufeffid{separator}fr{separator}".encode())
    checked = beffroi("data", "check", folder)
    assert (checked.code, f"{HAPPY}0" in checked.out) == (0, True)
    assert games.load("bruges", folder).fingerprint == games.load("bruges").fingerprint
    assert games.load("bruges", folder).data.tables == games.load("bruges").data.tables


@pytest.mark.parametrize("how", [{}, {"separator": ";"}, {"separator": "\t"}, {"separator": ";", "mark": ""}])
def test_a_corrected_price_changes_the_game(beffroi: Terminal, pack: Path, how: dict[str, Any]) -> None:
    change(pack, {"price": "6", "price_source": "seed"}, **how)
    checked = beffroi("data", "check", pack, "--game", "bruges")
    assert (checked.code, "changed: cards.alchemist.price" in checked.out) == (0, True)
    game = games.load("bruges", pack)
    assert game.fingerprint != games.load("bruges").fingerprint
    card = next(card for card in game.cards() if card["id"] == "alchemist")
    assert (card["price"], card["points"], "price" in card["reconstructed"]) == (6, 2, False)
    printed = beffroi("data", "cards", "bruges", "alchemist", "--data", pack)
    assert "Alchemist · Scholar · blue · 6 florins · 2 points · flash" in printed.out


def test_the_corrected_price_is_paid(beffroi: Terminal, pack: Path, write: Any) -> None:
    player = {"florins": 7, "houses": ["dieb"], "hand": ["alchemist"]}
    path = write(
        "p.json", {"game": "bruges", "phase": "play", "turn": 0, "options": {"first": "0"}, "players": [player, {}]}
    )
    act = ["position", "bruges", path, "--do", "0 play alchemist character"]
    assert beffroi(*act).json()["players"][0]["florins"] == 7 - 3 + 6
    change(pack, {"price": "6"})
    assert beffroi(*act, "--data", pack).json()["players"][0]["florins"] == 7 - 6 + 6


def test_a_price_too_high_cannot_be_paid(beffroi: Terminal, pack: Path, write: Any) -> None:
    player = {"florins": 7, "houses": ["dieb"], "hand": ["alchemist"]}
    document = {"game": "bruges", "phase": "play", "turn": 0, "options": {"first": "0"}, "players": [player, {}]}
    path = write("p.json", document)
    change(pack, {"price": "9"})
    assert "play alchemist character" not in beffroi("position", "bruges", path, "--legal", "0", "--data", pack).out


def test_a_new_effect_and_a_new_name_are_shown(beffroi: Terminal, pack: Path) -> None:
    cells = {"effect.do": "gain", "effect.florins": "", "effect.cards": "2", "fr": "Souffleur", "en": "Puffer"}
    change(pack, cells | {"activation": "worker", "worker_color": "red"})
    printed = beffroi("data", "cards", "bruges", "souffleur", "--data", pack, "--lang", "fr").out
    assert "Souffleur · Érudit · bleu · 3 florins · 1 point · ouvrier rouge\n  Piochez 2 cartes\n" in printed
    assert "Alchimiste" not in printed
    lines = beffroi("play", "bruges", "--data", pack, "--names", "Ann,Ben", "--bots", "1", lines="cards puffer\nquit\n")
    assert "Puffer" in lines.out


def test_rows_and_columns_that_do_not_change_may_go(beffroi: Terminal, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "cards.csv").write_text("id;price\nalchemist;6\n", encoding="utf-8")
    done = beffroi("data", "check", folder, "--game", "bruges")
    assert (done.code, f"{HAPPY}1" in done.out) == (0, True)


@pytest.mark.parametrize(
    ("cells", "column", "reason"),
    [
        ({"price": ""}, "price", "is missing"),
        ({"price": "six"}, "price", "expected a whole number, not a text"),
        ({"price": "6,0"}, "price", "expected a whole number, not a text"),
        ({"price": "-3"}, "price", "-3 is out of bounds; expected 0 to 99"),
        ({"price": "7"}, "price", "is not a multiple of 3 (BRU-1.5)"),
        ({"color": "bleu"}, "color", "«bleu» is unknown; choose one of: blue, brown, yellow, red, purple"),
        ({"color": ""}, "color", "is missing"),
        ({"group": "scholars"}, "group", "«scholars» is unknown"),
        ({"activation": "lightning"}, "activation", "«lightning» is unknown"),
        ({"activation": "worker"}, "worker_color", "is missing"),
        ({"activation": "infinity"}, "infinity_type", "is missing"),
        ({"worker_color": "red"}, "worker_color", "is not a known key here"),
        ({"effect.do": ""}, "effect.do", "is missing"),
        ({"effect.do": "gains"}, "effect.do", "«gains» is unknown; choose one of: gain, gain_per"),
        ({"effect.florins": "many"}, "effect.florins", "expected a whole number, not a text"),
        ({"effect.group": "guard"}, "effect.group", "is not a known key here"),
        (
            {"source": "box"},
            "source",
            "«box» is unknown; choose one of: seed, booklet, public, recalled, reconstructed",
        ),
        ({"price_source": "9"}, "price_source", "expected a name, not the number 9"),
        ({"fr": "1515"}, "fr", "expected a text, not the number 1515"),
    ],
)
def test_a_broken_cell_is_named_by_row_and_column(
    beffroi: Terminal, pack: Path, cells: dict[str, str], column: str, reason: str
) -> None:
    row = change(pack, cells)
    done = beffroi("data", "check", pack, "--game", "bruges")
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert done.err.startswith(f"beffroi: cards.csv, row {row} (alchemist), column {column}: {reason}"), done.err


@pytest.mark.parametrize(
    ("row", "at", "reason"),
    [
        (["alchemits", "x"], "row 167, column id", "«alchemits» is unknown; did you mean alchemist?"),
        (["fuerst", "Prince"], "row 167, column id", "«fuerst» is also in row 2"),
        (["", "Prince"], "row 167, column id", "is missing"),
    ],
)
def test_a_broken_row_is_named(beffroi: Terminal, pack: Path, row: list[str], at: str, reason: str) -> None:
    save(pack, [*rows_of(pack), row])
    done = beffroi("play", "bruges", "--data", pack, "--names", "Ann,Ben")
    assert (done.code, done.err) == (2, f"beffroi: cards.csv, {at}: {reason}\n")


def test_a_column_with_a_wrong_title_is_named(beffroi: Terminal, pack: Path) -> None:
    rows = rows_of(pack)
    rows[0][rows[0].index("price")] = "prix"
    save(pack, rows)
    done = beffroi("data", "check", pack, "--game", "bruges")
    assert "cards.csv, row 2 (fuerst), column prix: is not a known key here; did you mean price?" in done.err


def test_export_overwrites_no_sheet(beffroi: Terminal, tmp_path: Path) -> None:
    (tmp_path / "cards.csv").write_text("mine", encoding="utf-8")
    done = beffroi("data", "export", "bruges", tmp_path)
    assert (done.code, "cards.csv" in done.err) == (2, True)
    assert [path.name for path in tmp_path.iterdir() if path.suffix] == ["cards.csv"]
    assert (tmp_path / "cards.csv").read_text(encoding="utf-8") == "mine"


# Cards in words


@pytest.mark.parametrize(
    ("lang", "laurel", "doubt"), [("fr", "laurier", "reconstitué"), ("en", "laurel", "reconstructed")]
)
def test_every_card_is_printed(beffroi: Terminal, lang: str, laurel: str, doubt: str) -> None:
    done = beffroi("data", "cards", "bruges", "--lang", lang)
    assert done.code == 0
    cards = beffroi("data", "cards", "bruges", "--lang", lang, "--json").json()
    assert len(cards) == 165
    assert all(card[part] for card in cards for part in ("id", "name", "about", "text"))
    for card in cards:
        assert f"{card['name']} · {card['about'].split(' · ')[0]}" in done.out
    laurels = [card["id"] for card in games.load("bruges").cards() if card["activation"] == "laurel"]
    assert sum(line.endswith(f" · {laurel}") for line in done.out.splitlines()) == len(laurels) > 0
    assert sum(doubt in card["doubt"] for card in cards) == 164, "all but the Prince"
    assert all(len(line) <= 80 for line in done.out.splitlines())


def test_cards_are_found_by_words(beffroi: Terminal) -> None:
    cards = beffroi("data", "cards", "bruges", "eclair", "erudit", "--lang", "fr", "--json").json()
    names = [card["name"] for card in cards]
    assert {"Alchimiste", "Médecin", "Astronome"} <= set(names), "the Astronomer speaks of flashes"
    assert not {"Inventeur", "Mendiant"} & set(names)
    done = beffroi("data", "cards", "bruges", "dragon")
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)


def test_a_game_without_such_cards_says_so(beffroi: Terminal) -> None:
    done = beffroi("data", "cards", "orleans", "--lang", "fr")
    assert (done.code, done.err) == (2, "beffroi: orleans n’a pas de cartes dont le texte puisse être imprimé\n")
