"""Data packs: exported, corrected, checked; and the source of every figure."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Terminal


def test_exported_data_are_a_sound_pack(beffroi: Terminal, tmp_path: Path) -> None:
    pack = tmp_path / "pack"
    assert beffroi("data", "export", "orleans", pack).code == 0
    assert (pack / "places.toml").is_file()
    done = beffroi("data", "check", pack)
    assert done.code == 0
    assert "values changed: 0" in done.out


def test_export_overwrites_nothing(beffroi: Terminal, tmp_path: Path) -> None:
    (tmp_path / "places.toml").write_text("mine", encoding="utf-8")
    done = beffroi("data", "export", "orleans", tmp_path)
    assert (done.code, done.err.count("\n")) == (2, 1)
    assert [path.name for path in tmp_path.glob("*.toml")] == ["places.toml"]
    assert (tmp_path / "places.toml").read_text(encoding="utf-8") == "mine"


def test_correction_is_named(beffroi: Terminal, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text('[tiles.bathhouse]\nslots = ["monk"]\n', encoding="utf-8")
    done = beffroi("data", "check", tmp_path, "--game", "orleans")
    assert done.code == 0
    assert "changed: tiles.bathhouse.slots" in done.out
    assert "guesses left:" in done.out


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("[goods.grain]\nvpp = 2\n", "goods.grain.vpp"),
        ('[goods.grain]\nvp = "two"\n', "goods.grain.vp"),
        ("[goods.grain\n", "not valid TOML"),
        ("[weather.rain]\nx = 1\n", "weather"),
        ('[tiles.bathhouse]\nslots = ["dragon"]\n', "dragon"),
        ("figures = 5\n", "figures: expected a table, not the number 5"),
        ("[tiles.bathhouse]\nrefs = 5\n", "tiles.bathhouse.refs: expected a list, not the number 5"),
        ('[development.source]\nfr = "livret"\n', "development.source: expected a name, not a table"),
    ],
)
def test_mistake_is_named_with_its_file_and_key(beffroi: Terminal, tmp_path: Path, text: str, hint: str) -> None:
    (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
    done = beffroi("data", "check", tmp_path, "--game", "orleans")
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert "mine.toml" in done.err
    assert hint in done.err


def test_empty_folder_is_no_pack(beffroi: Terminal, tmp_path: Path) -> None:
    done = beffroi("data", "check", tmp_path)
    assert (done.code, done.err.count("\n")) == (2, 1)


@pytest.mark.parametrize(("lang", "word"), [("fr", "Reconstitué"), ("en", "Reconstructed")])
def test_provenance(beffroi: Terminal, lang: str, word: str) -> None:
    done = beffroi("data", "provenance", "orleans", "--lang", lang)
    assert done.code == 0
    assert word in done.out
    assert "tiles.bathhouse" in done.out
    assert all(len(line) <= 80 for line in done.out.splitlines())
    rows = beffroi("data", "provenance", "orleans", "--source", "reconstructed", "--json").json()
    assert {row["source"] for row in rows} == {"reconstructed"}
    assert any(row["path"] == "tiles.bathhouse.slots" and row["confidence"] == "low" for row in rows)


def test_doubts_are_listed_with_what_is_open(beffroi: Terminal, tmp_path: Path) -> None:
    rows = {row["about"]: row for row in beffroi("data", "doubts", "orleans", "--json").json()}
    assert (rows["coins.2014.bank_value"]["guesses"], rows["tracks.boatman.rewards"]["guesses"]) == (1, 1)
    (tmp_path / "mine.toml").write_text('[coins.2014]\nbank_value = 150\nsource = "seed"\n', encoding="utf-8")
    after = {row["about"]: row for row in beffroi("data", "doubts", "orleans", "--data", tmp_path, "--json").json()}
    assert after["coins.2014.bank_value"]["guesses"] == 0
    done = beffroi("data", "doubts", "bruges", "--lang", "fr")
    assert (done.code, "progress.track.points" in done.out, "suppositions" in done.out) == (0, True, True)


def test_a_value_of_the_box_is_set_and_used(beffroi: Terminal, tmp_path: Path) -> None:
    pack = tmp_path / "box"
    done = beffroi("data", "set", "bruges", pack, "cards.koenigin.price=9")
    assert done.code == 0, done.err
    assert "Queen" in done.out
    assert "Reine" in done.out
    assert f"Written to {pack}: cards.koenigin.price" in done.out
    shown = beffroi("data", "cards", "bruges", "queen", "--data", pack)
    assert "9 florins" in shown.out
    sources = beffroi("data", "provenance", "bruges", "--data", pack, "--json").json()
    assert {row["path"]: row["source"] for row in sources}["cards.koenigin.price"] == "seed"
    again = beffroi("data", "set", "bruges", pack, "cards.herzog.price=9")
    assert again.code == 0, again.err
    assert "values changed: 2" in beffroi("data", "check", pack, "--game", "bruges").out


@pytest.mark.parametrize(
    ("game", "path", "value", "reason"),
    [
        ("bruges", "cards.koenigin.price", "10", "multiple of 3"),
        ("bruges", "cards.koenigin.color", "pink", "«pink» is unknown"),
        ("bruges", "cards.koenigin", "9", "expected a table"),
        ("bruges", "cards.koenigin.source", "seed", "is not the path of a value"),
        ("la_citta", "politics.palace.copies", "5", "33 in all"),
        ("la_citta", "politics.palace.gold", "5", "is not a known key"),
        ("orleans", "coins.2014.bank_value", "many", "whole number"),
        ("villagers", "villagers.cooper.copies", "[1", "whole number"),
    ],
)
def test_what_cannot_be_is_refused_and_nothing_written(
    beffroi: Terminal, tmp_path: Path, game: str, path: str, value: str, reason: str
) -> None:
    done = beffroi("data", "set", game, tmp_path / "box", f"{path}={value}")
    assert (done.code, done.err.count("\n")) == (2, 1)
    assert reason in done.err
    assert not (tmp_path / "box").exists()


@pytest.mark.parametrize(
    ("game", "text", "said"),
    [
        ("orleans", "[goods.grain\n", "mine.toml: n’est pas du TOML valable, ligne 1, colonne 13"),
        ("orleans", "[towns.orleans]\nstart = false\n", ": exactement une ville a start = true, pas 0"),
        (
            "orleans",
            '[goods.grain]\nvp = "deux"\n',
            "mine.toml: goods.grain.vp: il faut un nombre entier, pas un texte",
        ),
        ("villagers", "[villagers.cooper]\nkeychain = 9\n", ": 9, mais il ouvre "),
        ("bruges", "[cards.koenigin]\nprice = 10\n", "cards.koenigin.price: n’est pas un multiple de 3 (BRU-1.5)"),
        ("la_citta", "[politics.palace]\ncopies = 5\n", "mine.toml: politics: 33 en tout ; box.politics_cards.count"),
        ("chess", "[pieces]\n", "game: « chess » est inconnu ; les jeux sont : "),
    ],
)
def test_a_mistake_is_named_in_french(beffroi: Terminal, tmp_path: Path, game: str, text: str, said: str) -> None:
    (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
    done = beffroi("data", "check", tmp_path, "--game", game, "--lang", "fr")
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert said in done.err


def test_refusals_of_other_commands_are_french_too(beffroi: Terminal, tmp_path: Path) -> None:
    said = "politics: 30 cartes ; il en faut 32 pour qu’aucune ne manque"
    assert said in beffroi("data", "set", "la_citta", tmp_path / "a", "politics.palace.copies=2", "--lang", "fr").err
    desk = beffroi("data", "desk", "la_citta", tmp_path / "b", "--lang", "fr", lines="2\nq\n")
    assert f"C’est impossible : desk.toml: {said}." in desk.out.replace("\u202f", " ")
    (tmp_path / "mine.toml").write_text("[politics.palace]\ncopies = 2\n", encoding="utf-8")
    assert said in beffroi("play", "la_citta", "--data", tmp_path, "--bots", "all", "--lang", "fr").err


def test_values_that_are_right_only_together(beffroi: Terminal, tmp_path: Path) -> None:
    """Copies add up to the deck: one kind alone cannot change, two can."""
    pack = tmp_path / "box"
    assert "30 cards; 32 are needed" in beffroi("data", "set", "la_citta", pack, "politics.palace.copies=2").err
    both = ["politics.palace.copies=2", "politics.bathhouse.copies=4"]
    assert beffroi("data", "set", "la_citta", pack, *both).code == 0
    assert beffroi("play", "la_citta", "--players", "2", "--bots", "all", "--seed", "3", "--data", pack).code == 0
    assert "should be a path and a value" in beffroi("data", "set", "la_citta", pack, "politics.palace.copies").err


def test_the_desk_keeps_an_answer_for_the_next_ones(beffroi: Terminal, tmp_path: Path) -> None:
    """The number of palaces comes first, that of public baths fifth."""
    pack = tmp_path / "box"
    done = beffroi("data", "desk", "la_citta", pack, lines="2\n+\n\n\n\n4\nq\n")
    assert "30 cards; 32 are needed" in done.out
    left = beffroi("data", "provenance", "la_citta", "--source", "reconstructed", "--data", pack, "--json").json()
    assert not {"politics.palace.copies", "politics.bathhouse.copies"} & {row["path"] for row in left}
    lost = beffroi("data", "desk", "la_citta", tmp_path / "other", lines="2\n+\nq\n")
    assert "Not saved, because not possible yet: politics.palace.copies" in lost.out
    assert not (tmp_path / "other").exists()


def test_the_desk_goes_through_what_is_guessed(beffroi: Terminal, tmp_path: Path) -> None:
    """Wrong values are refused with a reason and asked for again; every answer is saved at once."""
    pack = tmp_path / "box"
    before = beffroi("data", "provenance", "la_citta", "--source", "reconstructed", "--json").json()
    first = before[0]["path"]
    done = beffroi("data", "desk", "la_citta", pack, lines="many\n=\nq\n")
    assert done.code == 0
    assert f"{len(before)} values are guesses" in done.out
    assert f"{first} [" in done.out
    assert "Not possible" in done.out
    left = beffroi("data", "provenance", "la_citta", "--source", "reconstructed", "--data", pack, "--json").json()
    assert [row["path"] for row in left] == [row["path"] for row in before[1:]]
    rest = beffroi("data", "desk", "la_citta", pack, "--lang", "fr", lines="\n" * len(left))
    assert f"{len(left)} valeurs sont des suppositions" in rest.out
    assert "C’est tout" in rest.out
