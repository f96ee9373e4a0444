"""Strict reading: every error has a path and a reason."""

from __future__ import annotations

import pickle
import tomllib
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from beffroi import games
from beffroi.i18n import Messages
from beffroi.kernel.errors import DataError, Illegal
from beffroi.kernel.provenance import guesses, values_of
from beffroi.kernel.reader import Data, Reader, read_json, read_toml, whole


def refused(act: Any) -> str:
    """Return the error of input that must be refused."""
    with pytest.raises(DataError) as caught:
        act()
    return str(caught.value)


def test_types_and_bounds() -> None:
    doc = Reader({"n": 5, "t": "x", "b": True, "l": [1, "a"], "d": {}}, "file: top")
    assert doc.number("n") == 5
    assert refused(lambda: doc.number("n", None, 0, 4)) == "file: top.n: 5 is out of bounds; expected 0 to 4"
    assert refused(lambda: doc.number("t")) == "file: top.t: expected a whole number, not a text"
    assert "true or false" in refused(lambda: doc.number("b"))
    assert refused(lambda: doc.numbers("l")).startswith("file: top.l[1]:")
    assert doc.decimal("n", 0.5) == 5.0
    assert doc.decimal("missing", 0.5) == 0.5
    for key in ("t", "b", "endless", "below"):
        refused_one = Reader({"t": "x", "b": True, "endless": float("nan"), "below": -0.1}, "top")
        assert refused(partial(refused_one.decimal, key, 0.5)).startswith(f"top.{key}: expected a number of at least 0")
    assert refused(lambda: doc.flag("n")).startswith("file: top.n:")
    assert refused(lambda: doc.text("d")) == "file: top.d: expected a text, not a table"
    assert refused(lambda: doc.items("d")).startswith("file: top.d:")
    assert refused(lambda: doc.table("l")) == "file: top.l: expected a table, not a list"
    assert refused(lambda: doc.word("t", ["y"])) == "file: top.t: «x» is unknown; choose one of: y"
    assert refused(lambda: doc.value("zz")) == "file: top.zz: is missing"


def test_a_key_left_over_is_an_error_with_a_hint() -> None:
    doc = Reader({"colour": 1, "color": 2}, "")
    doc.number("color")
    assert refused(doc.done) == "colour: is not a known key here; did you mean color?"
    doc = Reader({"gold": 1, "gold_source": "seed", "cost": 2}, "")
    doc.number("cost")
    doc.provenance()
    assert "choose one of: confidence, cost, note, refs, source" in refused(doc.done)


@pytest.mark.parametrize(
    ("value", "kind"), [(tomllib.loads("x = 07:30:00")["x"], "date"), (None, "nothing"), (2.5, "number")]
)
def test_a_wrong_kind_is_told_in_facts_that_languages_choose_by(value: Any, kind: str) -> None:
    with pytest.raises(DataError) as caught:
        whole(value, "top.n", 0, 9)
    assert caught.value.key == "kind"
    assert caught.value.facts == {"wanted": "whole", "kind": kind, "value": "2.5" if kind == "number" else ""}


@pytest.mark.parametrize(("text", "line"), [("[goods\n", "1"), ("x = [1,\n", "end")])
def test_toml_mistakes_name_the_line(tmp_path: Path, text: str, line: str) -> None:
    (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
    with pytest.raises(DataError) as caught:
        read_toml(tmp_path / "mine.toml")
    assert (caught.value.key, caught.value.facts["line"]) == ("toml", line)
    for lang, part in (("en", caught.value.reason), ("fr", "n’est pas du TOML valable, ")):
        assert part in Messages(lang, strict=True).refused(caught.value.key, caught.value.facts, "")


def test_refusals_cross_borders_of_processes() -> None:
    error = DataError("cards.toml: cards.x", "is missing", "missing", number=2)
    back = pickle.loads(pickle.dumps(error))
    assert (str(back), back.path, back.reason) == (
        "cards.toml: cards.x: is missing",
        "cards.toml: cards.x",
        "is missing",
    )
    assert (back.key, back.facts, back.args) == ("missing", {"number": 2}, error.args)
    assert (str(DataError("", "is odd")), DataError("", "is odd").key) == ("is odd", "")


def test_counts() -> None:
    doc = Reader({"goods": {"grain": 2}, "bad": {"gold": 1}}, "")
    assert doc.counts("goods", ["grain", "wool"]) == [2, 0]
    assert refused(lambda: doc.counts("bad", ["grain"])).startswith("bad.gold:")


def test_json_mistakes_name_the_line() -> None:
    assert "line 2" in refused(lambda: read_json('{"a": 1,\n b}', "x.json"))
    assert refused(lambda: read_json('{"a": 1, "a": 2}', "x.json")) == "a: is given twice"
    assert "deep" in refused(lambda: read_json("[" * 100_000, "x.json"))


def test_a_pack_changes_only_what_it_names(tmp_path: Path) -> None:
    base, pack = tmp_path / "base", tmp_path / "pack"
    base.mkdir()
    pack.mkdir()
    (base / "a.toml").write_text('[t.x]\nn = 1\nm = 2\nsource = "seed"\n[t.y]\nn = 3\n', encoding="utf-8")
    (pack / "mine.toml").write_text('[t.x]\nn = 9\nnote = "mine"\n', encoding="utf-8")
    plain, laid = Data(base, None), Data(base, pack)
    changed = {"n": 9, "m": 2, "source": "seed", "note": "mine", "n_source": "reconstructed"}
    assert laid.tables == {"t": {"x": changed, "y": {"n": 3}}}
    assert plain.fingerprint() != laid.fingerprint()
    told = [("t.x.n", "reconstructed", "", "mine"), ("t.x.m", "seed", "", "mine"), ("t.y.n", "", "", "")]
    assert laid.provenance() == told, "nobody said where the new value comes from"


PACKS = {
    'n = 9\nsource = "public"': ("public", "reconstructed", "seed"),  # only what it names
    'n = 9\nn_source = "public"': ("public", "reconstructed", "seed"),
    "n = 9": ("reconstructed", "reconstructed", "seed"),  # it has no source
    "n = 1": ("reconstructed", "reconstructed", "seed"),
    'source = "seed"': ("seed", "seed", "seed"),  # all of it is confirmed
    'm_source = "seed"': ("reconstructed", "seed", "seed"),
    'm = 5\nm_source = "public"\nsource = "seed"': ("reconstructed", "public", "seed"),
    "p = 4": ("reconstructed", "reconstructed", "reconstructed"),
}


@pytest.mark.parametrize("pack", PACKS)
def test_a_pack_is_credited_for_what_it_names(tmp_path: Path, pack: str) -> None:
    base, mine = tmp_path / "base", tmp_path / "pack"
    base.mkdir()
    mine.mkdir()
    entry = 'n = 1\nm = 2\np = 3\nsource = "reconstructed"\np_source = "seed"\n'
    (base / "a.toml").write_text(f"[t.x]\n{entry}", encoding="utf-8")
    (mine / "mine.toml").write_text(f"[t.x]\n{pack}\n", encoding="utf-8")
    found = {row.path: row.source for row in Data(base, mine).provenance()}
    assert tuple(found[f"t.x.{key}"] for key in "nmp") == PACKS[pack]


def test_the_items_of_a_list_have_sources_of_their_own() -> None:
    entry = {"points": [0, 1, 2], "source": "reconstructed", "points_source": ["seed", "public", "reconstructed"]}
    Reader(entry, "t.x").provenance()
    assert [(row.path, row.source) for row in values_of({"x": entry}, "t")] == [
        ("t.x.points[0]", "seed"), ("t.x.points[1]", "public"), ("t.x.points[2]", "reconstructed"),
    ]  # fmt: skip
    assert guesses(entry) == ["points"]
    short = Reader(entry | {"points_source": ["seed"]}, "t.x")
    assert refused(short.provenance) == "t.x.points_source: must have one word for each item in its list"


@pytest.mark.parametrize(
    ("name", "text", "reason"),
    [
        ("a.toml", "n = ", "a.toml: is not valid TOML"),
        ("a.toml", "[other]\nn = 1", "a.toml: other: is not a table of this game"),
        ("a.txt", "n = 1", "contains no .toml or .csv files"),
    ],
)
def test_a_bad_pack_is_told_precisely(tmp_path: Path, name: str, text: str, reason: str) -> None:
    base, pack = tmp_path / "base", tmp_path / "pack"
    base.mkdir()
    pack.mkdir()
    (base / "a.toml").write_text("[t]\nn = 1\n", encoding="utf-8")
    (pack / name).write_text(text, encoding="utf-8")
    assert reason in refused(lambda: Data(base, pack))


def test_a_pack_that_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text("[t]\nn = 1\n", encoding="utf-8")
    assert "is not a folder" in refused(lambda: Data(tmp_path, tmp_path / "nothing"))


def test_an_entry_says_where_it_comes_from_in_one_of_a_few_words() -> None:
    Reader({"source": "booklet", "price_source": "seed", "confidence": "low", "note": "x"}, "t.x").provenance()
    said = refused(Reader({"price_source": "box"}, "t.x").provenance)
    assert said == "t.x.price_source: «box» is unknown; choose one of: seed, booklet, public, recalled, reconstructed"


def test_an_edited_pack_is_read_again(tmp_path: Path) -> None:
    pack = tmp_path / "mine.toml"
    pack.write_text("[coins.2014]\nbank_value = 150\n", encoding="utf-8")
    first = games.load("orleans", tmp_path)
    assert games.load("orleans", tmp_path) is first
    pack.write_text("[coins.2014]\nbank_value = 1500\n", encoding="utf-8")
    second = games.load("orleans", tmp_path)
    assert [game.data.tables["coins"]["2014"]["bank_value"] for game in (first, second)] == [150, 1500]


@pytest.mark.parametrize(("text", "missing"), [("act farm house", "many"), ("act", "few"), ("move briare", "few")])
def test_an_action_with_words_too_many_is_not_called_incomplete(text: str, missing: str) -> None:
    with pytest.raises(Illegal, match=f"has too {missing} words; write: ") as caught:
        games.load("orleans").words.parse(text)
    assert caught.value.facts["missing"] == missing
