"""Bots and hints in the terminal: levels by seat, the same after a resume, hints at three levels of detail."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from beffroi import games
from beffroi.bots.hints import Change
from beffroi.cli.bots import bots_of, read_bots, titled
from beffroi.cli.hints import sides
from beffroi.i18n.messages import Messages
from beffroi.kernel.errors import DataError
from beffroi.kernel.record import new_header
from tests.cli.conftest import Terminal

DUEL = ("play", "bruges", "--names", "Ann,Ben", "--bots", "1", "--seed", "4")


def names_in(path: Path) -> list[str]:
    """Return the names in a record."""
    names: list[str] = json.loads(path.read_text(encoding="utf-8").splitlines()[0])["names"]
    return names


def test_seats_and_levels_are_read() -> None:
    assert read_bots("1,2=master:2s", 3, "apprentice") == {1: "apprentice", 2: "master:2s"}
    assert read_bots("all", 2, "journeyman") == {0: "journeyman", 1: "journeyman"}
    assert read_bots("none", 2, "random") == {}
    for text, usual in (("1=wizard", "apprentice"), ("1", "wizard"), ("1=mine=./bot", "apprentice"), ("1=", "random")):
        with pytest.raises(DataError):
            read_bots(text, 2, usual)


def test_a_name_tells_the_level() -> None:
    names = [titled("Ann", None), titled("Ben", "apprentice"), titled("Zoé (bot)", "master:2s")]
    assert names == ["Ann", "Ben (bot)", "Zoé (bot: master:2s)"]
    header = new_header(games.load("bruges"), names, {}, 1, None)
    assert bots_of(header) == {1: "apprentice", 2: "master:2s"}


def test_a_level_is_kept_in_the_record_and_played_on(beffroi: Terminal, tmp_path: Path) -> None:
    path, copy = tmp_path / "game.beffroi", tmp_path / "copy.beffroi"
    first = beffroi(*DUEL, "--level", "journeyman:8", "--save", path, lines="1\n" * 6 + "quit\n")
    assert first.code == 0
    assert names_in(path)[1] == "Ben (bot: journeyman:8)"
    copy.write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
    ends = [beffroi("play", "bruges", "--resume", one, lines="1\n" * 6 + "quit\n") for one in (path, copy)]
    assert [one.code for one in ends] == [0, 0]
    assert path.read_text(encoding="utf-8") == copy.read_text(encoding="utf-8")  # bots choose the same after a resume


@pytest.mark.parametrize(
    ("lang", "word", "heads"),
    [
        (
            "en",
            "hint",
            ["What matters now", "The best options, for and against", "This looks best"],
        ),
        (
            "fr",
            "conseil",
            ["Ce qui compte maintenant", "Les meilleurs choix, pour et contre", "Voici le meilleur coup"],
        ),
    ],
)
def test_hints_of_three_strengths(beffroi: Terminal, lang: str, word: str, heads: list[str]) -> None:
    lines = "".join(f"{word} {strength}\n" for strength in ("1", "2", "3", "4")) + f"{word}\nquit\n"
    done = beffroi(*DUEL, "--lang", lang, lines="1\n" * 7 + lines)
    assert done.code == 0
    for head in heads:
        assert head in done.out
    assert done.out.count(heads[0]) == 2  # without a number, what matters
    assert "%" in done.out
    assert "{" not in done.out


def test_a_hint_says_what_speaks_for_and_against_an_option() -> None:
    """More of a good thing may have negative value: the side it is listed on shows that, not its sign."""
    changes = [Change("cities", 1.0, -0.4), Change("gold", -2.0, -1.0), Change("income", 1.0, 0.6)]
    assert sides(Messages("en", "la_citta"), changes) == ["For: gold each year +1", "Against: cities +1, gold −2"]
    assert sides(Messages("fr", "la_citta"), changes[2:]) == ["Pour : or par an +1"]
    assert sides(Messages("en", "la_citta"), []) == ["no change that matters"]


def test_hints_are_off_between_people_unless_they_agree(beffroi: Terminal) -> None:
    people = ("play", "bruges", "--names", "Ann,Ben", "--seed", "4", "--lang", "en")
    lines = "\nhint 3\nquit\n"
    assert "if everybody agrees" in beffroi(*people, lines=lines).out
    assert "This looks best" in beffroi(*people, "--hints", lines=lines).out


def test_a_bad_level_is_refused_before_anything_is_written(beffroi: Terminal, home: Path) -> None:
    for more in (("--level", "wizard"), ("--level", "apprentice:9"), ("--bots", "1=wizard")):
        done = beffroi("play", "bruges", "--names", "Ann,Ben", *more)
        assert done.code == 2
        assert "Traceback" not in done.err
    assert not (home / "saves").exists()
