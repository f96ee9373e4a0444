"""Whole games and single decisions typed into `beffroi play`."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Terminal

SOLO = ("play", "orleans", "--names", "Ann,Ben", "--bots", "1", "--seed", "7")
TURN = {
    "options": {"edition": "2020", "first": "0"},
    "round": 1,
    "phase": "actions",
    "players": [
        {"bag": {"monk": 3}, "slots": {"farm": ["boatman*", "craftsman*"]}, "market": {"farmer*": 1, "trader*": 1}},
        {"bag": {"scholar": 2}},
    ],
}
PLAN = {"options": {"edition": "2020", "first": "0"}, "round": 1, "phase": "planning", "players": [{}, {}]}


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_whole_game_alone_against_bots(beffroi: Terminal, home: Path, lang: str) -> None:
    done = beffroi(*SOLO, "--lang", lang, lines="1\n0\n" * 3000)
    assert (done.code, done.err) == (0, "")
    assert {"fr": "La partie est finie", "en": "The game is over"}[lang] in done.out
    assert re.search(
        {"fr": r"gagne avec \d+ point|partagent la victoire", "en": r"wins with|share the"}[lang], done.out
    )
    for line in ({"fr": "Citoyens × niveau", "en": "Citizens × level"}[lang], "Total"):
        assert line in done.out
    (saved,) = (home / "saves").iterdir()
    verified = beffroi("replay", saved, "--verify")
    assert verified.code == 0
    assert "game over" in verified.out
    paths = re.compile(r"saves|--resume")
    assert all(len(line) <= 80 for line in done.out.splitlines() if not paths.search(line))
    assert "\x1b" not in done.out  # not a terminal: no colors, no clearing


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("fr", ["Comtesse, trésor", "Événement\u202f: ", "Bouffon disponible", "Le trésor de la Comtesse est de"]),
        ("en", ["Countess, treasury", "Event: ", "Jester at hand", "The Countess’s treasury is"]),
    ],
)
def test_whole_solo_game_of_villagers(beffroi: Terminal, lang: str, words: list[str]) -> None:
    done = beffroi("play", "villagers", "--seats", "1", "--seed", "9", "--lang", lang, lines="1\n0\n2\n" * 900)
    assert (done.code, done.err) == (0, "")
    assert {"fr": "La partie est finie", "en": "The game is over"}[lang] in done.out
    for word in words:
        assert word in done.out
    assert done.out.count(words[1]) >= 5  # every round has its event


def test_a_number_that_is_not_offered_is_answered_with_those_that_are(beffroi: Terminal) -> None:
    done = beffroi("play", "villagers", "--seats", "1", "--seed", "9", "--no-auto", lines="0\n99\nquit\n")
    assert "There is no number 0; type one from 1 to 13" in done.out
    assert "There is no number 99; type one from 1 to 13" in done.out


def test_whole_game_at_one_screen(beffroi: Terminal) -> None:
    done = beffroi("play", "orleans", "--players", "2", "--seed", "3", "--lang", "fr", lines="1\n0\n" * 6000)
    assert done.code == 0
    assert "La partie est finie" in done.out
    assert "Passez l’appareil à Joueur 2" in done.out


def test_bots_play_alone(beffroi: Terminal) -> None:
    done = beffroi("play", "orleans", "--players", "4", "--bots", "all", "--seed", "5", "--option", "edition=2014")
    assert done.code == 0
    assert "Player 4" in done.out
    assert "The game is over" in done.out


def test_defaults_without_a_person_to_ask(beffroi: Terminal, home: Path) -> None:
    done = beffroi("play", "orleans")
    assert done.code == 0  # the end of input is not an error, and nothing is lost
    (saved,) = (home / "saves").iterdir()
    assert f"--resume {saved}" in done.out
    assert "Player 2 (bot)" in done.out


def test_number_text_words_and_several_numbers(beffroi: Terminal, write: Callable[[str, Any], Path]) -> None:
    start = ("play", "orleans", "--position", write("p.json", PLAN), "--bots", "1", "--save")
    folder = write("x", "").parent
    typed = "place farm.1 boatman*\nFARM craft\nquit\n"
    assert beffroi(*start, folder / "a", lines=typed).code == 0
    assert beffroi(*start, folder / "b", lines="1\n1\nquit\n").code == 0
    assert beffroi(*start, folder / "c", lines="1 2\nquit\n").code == 0
    entries = [entries_of(folder / name) for name in "abc"]
    assert entries[0] == ["0 place farm.1 boatman*", "0 place farm.2 craftsman*"]
    assert entries[1] == entries[2] == entries[0]


def test_several_numbers_stop_at_the_first_that_is_not_possible(
    beffroi: Terminal, write: Callable[[str, Any], Path]
) -> None:
    save = write("x", "").parent / "save"
    start = ("play", "orleans", "--position", write("p.json", PLAN), "--bots", "1", "--save", save)
    done = beffroi(*start, lines="1 1 2\n1\n")
    assert entries_of(save) == ["0 place farm.1 boatman*", "0 place farm.2 craftsman*"]
    assert "“place farm.1 boatman*” is not possible now" in done.out


def entries_of(path: Path) -> list[str]:
    """Return the entries of people in a record."""
    return [line for line in path.read_text(encoding="utf-8").splitlines()[1:] if line.startswith("0 ")]


def test_words_that_fit_several_options_list_them(beffroi: Terminal, write: Callable[[str, Any], Path]) -> None:
    done = beffroi("play", "orleans", "--position", write("p.json", PLAN), "--bots", "1", lines="trader\n")
    listed = done.out.rpartition("help): trader\n")[2]
    assert "University" in listed
    assert "Farm House" not in listed


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("99", "There is no number 99"),
        ("act farm", "“act farm” is not possible now"),
        ("place farm.1 dragon", "This game has no kind “dragon”"),
        ("xyzzy", "“xyzzy” matches none of your options"),
        ("undo", "There is nothing to take back"),
        ("rules qwertz", "No rule of orleans matches “qwertz”"),
        ("12345678901234567890", "There is no number"),
    ],
)
def test_what_cannot_be_done_is_said_and_asked_again(
    beffroi: Terminal, write: Callable[[str, Any], Path], typed: str, answer: str
) -> None:
    save = write("x", "").parent / "save"
    done = beffroi(
        "play", "orleans", "--position", write("p.json", PLAN), "--bots", "1", "--save", save, lines=f"{typed}\n"
    )
    assert done.code == 0
    assert answer in done.out
    assert entries_of(save) == []


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "help board list players log score rules undo save places map deeds tiles why"),
        ("fr", "aide plateau liste joueurs journal scores règles annuler sauver lieux carte actes tuiles pourquoi"),
    ],
)
def test_every_command_answers_and_changes_nothing(
    beffroi: Terminal, write: Callable[[str, Any], Path], lang: str, words: str
) -> None:
    save = write("x", "").parent / "save"
    lines = "\n".join([*words.split(), "rules 5.2", "?"])
    done = beffroi(
        "play",
        "orleans",
        "--position",
        write("p.json", TURN),
        "--bots",
        "1",
        "--save",
        save,
        "--lang",
        lang,
        lines=lines,
    )
    assert done.code == 0
    assert "ORL-5.2" in done.out
    assert {"en": "Building the Cathedral", "fr": "cathédrale"}[lang] in done.out
    assert {"en": "Gunpowder Tower", "fr": "Poudrière"}[lang] in done.out
    assert entries_of(save) == []


def test_undo_takes_the_last_act_back(beffroi: Terminal, write: Callable[[str, Any], Path]) -> None:
    save = write("x", "").parent / "save"
    start = ("play", "orleans", "--position", write("p.json", PLAN), "--bots", "1", "--save", save)
    done = beffroi(*start, lines="place farm.1 boatman*\nundo\nplayers\nquit\n")
    assert done.code == 0
    assert entries_of(save) == ["0 place farm.1 boatman*", "0 undo"]
    assert "[boa*]" not in done.out.rpartition("undo\n")[2]


def test_curtain_shows_nothing_of_the_other_seat(beffroi: Terminal, write: Callable[[str, Any], Path]) -> None:
    done = beffroi(
        "play",
        "orleans",
        "--position",
        write("p.json", TURN),
        "--names",
        "Ann,Ben",
        lines="\npass\n\nboard\nplayers\nlog\nmap\nplaces\n",
    )
    before, ann, ben = re.split(r"Pass the device to \w+\n", done.out)
    assert "Bag" not in before
    assert "Bag 3      3 monks" in ann
    assert "2 scholars" not in ann
    assert "Bag 2      2 scholars" in ben
    assert "3 monks" not in ben
    assert "only its owner may look" in ben


def test_plans_stay_hidden_behind_the_curtain(beffroi: Terminal, write: Callable[[str, Any], Path]) -> None:
    lines = "\nplace castle.1 farmer*\nready\n\nplayers\nlog\n"
    done = beffroi("play", "orleans", "--position", write("p.json", PLAN), "--names", "Ann,Ben", lines=lines)
    ben = done.out.rpartition("Pass the device to Ben")[2]
    assert "[far*]" not in ben
    assert "Ann places" not in ben


def test_undo_at_the_curtain(beffroi: Terminal, write: Callable[[str, Any], Path]) -> None:
    save = write("x", "").parent / "save"
    lines = "\nplace castle.1 farmer*\nready\nundo\nquit\n"
    start = ("play", "orleans", "--position", write("p.json", PLAN), "--names", "Ann,Ben", "--save", save)
    done = beffroi(*start, lines=lines)
    assert done.code == 0
    assert entries_of(save) == ["0 place castle.1 farmer*", "0 ready", "0 undo"]
    assert "Ann can still type undo" in done.out


def test_only_option_is_played_for_a_lonely_player(beffroi: Terminal) -> None:
    assert "Draw nobody" not in beffroi(*SOLO).out
    assert "Draw nobody" in beffroi(*SOLO, "--no-auto").out


def test_names_of_bots_say_so_and_a_resumed_game_knows(beffroi: Terminal, tmp_path: Path) -> None:
    save = tmp_path / "save"
    beffroi(*SOLO, "--save", save, lines="0\n")
    done = beffroi("play", "orleans", "--resume", save, lines="")
    assert done.code == 0
    assert "Ben (bot)" in done.out
    assert "Pass the device" not in done.out


@pytest.mark.parametrize(("lang", "typed"), [("fr", "aide"), ("fr", "?"), ("en", "help"), ("fr", "help")])
def test_help_is_called_by_every_of_its_words(beffroi: Terminal, lang: str, typed: str) -> None:
    args = ["play", "orleans", "--names", "Ann,Ben", "--bots", "1", "--seed", "7", "--lang", lang]
    done = beffroi(*args, lines=f"{typed}\nquit\n")
    assert {"fr": "reprendre votre dernier coup", "en": "take back your last move"}[lang] in done.out
