"""Tables as spreadsheets: what is written can be read back, and every error names its row and column."""

from __future__ import annotations

from pathlib import Path

import pytest

from beffroi.kernel.errors import DataError
from beffroi.kernel.reader import Data
from beffroi.kernel.sheet import columns_of, letter, sheet_text

BASE = """
[people.ann]
fr = "Anne, dite « l'aînée »"
en = "Ann"
price = 3
kind = "worker"
color = "red"
effect = { do = "gain", points = 1 }
source = "seed"
price_source = "public"
refs = ["a", "b"]
note = "first"

[people.bob]
fr = "Bob"
en = "Bob"
price = 0
kind = "flash"
effect = { do = "tax", amount = -2, group = "guild" }
source = "reconstructed"

[other.x]
n = 1
"""


@pytest.fixture
def base(tmp_path: Path) -> Path:
    folder = tmp_path / "base"
    folder.mkdir()
    (folder / "people.toml").write_text(BASE, encoding="utf-8")
    return folder


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    folder = tmp_path / "pack"
    folder.mkdir()
    return folder


def refused(base: Path, pack: Path, text: str | bytes) -> str:
    """Return the error of a sheet that must be refused."""
    data = text.encode() if isinstance(text, str) else text
    (pack / "people.csv").write_bytes(data)
    with pytest.raises(DataError) as caught:
        Data(base, pack)
    return str(caught.value)


def test_columns_are_keys_with_sources_and_notes_last(base: Path) -> None:
    assert columns_of(Data(base, None).tables["people"]) == [
        "id", "fr", "en", "price", "kind", "color", "effect.do", "effect.points", "effect.amount", "effect.group",
        "source", "price_source", "note",
    ]  # fmt: skip


@pytest.mark.parametrize("separator", [",", ";", "\t"])
def test_what_is_written_is_read_back(base: Path, pack: Path, separator: str) -> None:
    plain = Data(base, None)
    text = sheet_text(plain.tables["people"], separator)
    assert text.startswith("\ufeffid"), "the mark tells spreadsheets that this is UTF-8"
    (pack / "people.csv").write_text(text, encoding="utf-8", newline="")
    again = Data(base, pack)
    assert again.tables == plain.tables
    assert again.fingerprint() == plain.fingerprint()
    assert again.renamed == {}


def test_rows_and_columns_left_out_stay_as_they_are(base: Path, pack: Path) -> None:
    (pack / "people.csv").write_text("id,price\nbob,6\n", encoding="utf-8")
    plain, laid = Data(base, None), Data(base, pack)
    assert laid.tables["people"]["ann"] == plain.tables["people"]["ann"]
    assert laid.tables["people"]["bob"] == plain.tables["people"]["bob"] | {"price": 6}
    assert laid.fingerprint() != plain.fingerprint()
    assert plain.tables["people"]["bob"]["price"] == 0


def test_an_empty_cell_takes_away(base: Path, pack: Path) -> None:
    text = "id;color;effect.do;effect.points;effect.amount;effect.group\nann;;tax;;1;\n"
    (pack / "people.csv").write_text(text, encoding="utf-8")
    ann = Data(base, pack).tables["people"]["ann"]
    assert "color" not in ann
    assert ann["effect"] == {"do": "tax", "amount": 1}


def test_a_new_effect_needs_no_further_columns(base: Path, pack: Path) -> None:
    (pack / "people.csv").write_text("id,effect.do\nann,rest\n", encoding="utf-8")
    assert Data(base, pack).tables["people"]["ann"]["effect"] == {"do": "rest"}


def test_blank_rows_are_skipped_but_counted(base: Path, pack: Path) -> None:
    text = " id , price \r\n\r\n , \r\nann, 9 \r\n"
    (pack / "people.csv").write_text(text, encoding="utf-8", newline="")
    data = Data(base, pack)
    assert data.tables["people"]["ann"]["price"] == 9
    assert data.path("people", "ann") == "people.csv, row 4 (ann), column "
    assert data.path("people", "bob") == "people.csv: people.bob"


def test_readers_of_rows_name_row_and_column(base: Path, pack: Path) -> None:
    (pack / "people.csv").write_text("id,price,effect.do,effect.points\nbob,5,gain,lots\n", encoding="utf-8")
    entries = dict(Data(base, pack).entries("people"))
    with pytest.raises(
        DataError, match=r"^people\.csv, row 2 \(bob\), column price: 5 is out of bounds; expected 0 to 4"
    ):
        entries["bob"].number("price", None, 0, 4)
    with pytest.raises(DataError, match=r"^people\.csv, row 2 \(bob\), column effect\.points: expected a whole number"):
        entries["bob"].table("effect").number("points")
    with pytest.raises(DataError, match=r"^people\.csv, row 2 \(bob\), column weight: is missing$"):
        entries["bob"].number("weight")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "people.csv: is empty; `beffroi data export` writes one to start from"),
        ("id,price\n", "people.csv: has no rows below the first one, which holds the column titles"),
        ("name,price\nann,3\n", "people.csv, row 1: no column has the title «id»; the first row holds the titles"),
        ("id,price,price\nann,3,3\n", "people.csv, row 1, column C: «price» is also in column B"),
        ("id,price\nann,3\n,6\n", "people.csv, row 3, column id: is missing"),
        ("id,price\nann,3\nann,6\n", "people.csv, row 3, column id: «ann» is also in row 2"),
        ("id,price\nanne,3\n", "people.csv, row 2, column id: «anne» is unknown; did you mean ann?"),
        ("id,price\nzoe,3\n", "people.csv, row 2, column id: «zoe» is unknown; keep the ids of the export as they are"),
        ("id,price\nann,3,9\n", "people.csv, row 2, column C: «9» is in a column without a title"),
        ("id,,price\nann,x,3\n", "people.csv, row 2, column B: «x» is in a column without a title"),
        ('id,fr\nann,"Anne\n', "people.csv, row 2: is not valid CSV: unexpected end of data"),
    ],
)
def test_mistakes_of_form(base: Path, pack: Path, text: str, message: str) -> None:
    assert refused(base, pack, text) == message


def test_other_encodings_are_refused(base: Path, pack: Path) -> None:
    for encoding in ("latin-1", "utf-16"):
        wrong = refused(base, pack, "id,fr\nann,Aînée\n".encode(encoding))
        assert wrong == "people.csv: is not UTF-8; save it again as «CSV UTF-8»"


def test_a_table_stands_in_one_file(base: Path, pack: Path) -> None:
    (pack / "mine.toml").write_text("[people.ann]\nprice = 9\n", encoding="utf-8")
    assert refused(base, pack, "id,price\nann,6\n") == (
        "people.csv: the table people is also in a .toml file in this folder"
    )


def test_a_sheet_of_no_table_is_refused(base: Path, pack: Path) -> None:
    (pack / "notes.csv").write_text("id\nann\n", encoding="utf-8")
    with pytest.raises(DataError, match=r"notes\.csv: notes: is not a table of this game; its tables: people, other"):
        Data(base, pack)


def test_new_names_are_known(base: Path, pack: Path) -> None:
    (pack / "people.csv").write_text("id,fr,en\nann,Annie,Ann\nbob,Bob,Bob\n", encoding="utf-8")
    assert Data(base, pack).renamed == {"ann": {"fr": "Annie", "en": "Ann"}}


def test_columns_have_the_letters_of_spreadsheets() -> None:
    assert [letter(n) for n in (0, 25, 26, 51, 52, 701, 702)] == ["A", "Z", "AA", "AZ", "BA", "ZZ", "AAA"]
