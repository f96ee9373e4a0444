"""The skeleton of a game: written, refused, playable as is; and possible mistakes in an outside package."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Done, Terminal
from tests.fixtures.place import install

ROOT = Path(__file__).resolve().parents[2]


def guest(folder: Path, *words: str, lines: str = "") -> Done:
    """Run a command with the games of a folder installed."""
    places = [*install(folder, folder / "records"), os.environ["PYTHONPATH"]]
    around = os.environ | {"PYTHONPATH": os.pathsep.join(places), "BEFFROI_HOME": str(folder / "home"), "LANG": "C"}
    line = [sys.executable, "-m", *words]
    done = subprocess.run(line, env=around, input=lines, capture_output=True, text=True, cwd=folder, check=False)
    return Done(done.returncode, done.stdout, done.stderr)


@pytest.fixture
def dice(beffroi: Terminal, tmp_path: Path) -> Path:
    """Write the skeleton of a game; return the folder around it."""
    done = beffroi("new-game", "hot_dice", tmp_path / "games" / "dice", "--title", "Hot Dice")
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith("Hot Dice is written to ")
    assert "check hot_dice" in done.out
    return tmp_path / "games"


def test_the_skeleton_keeps_every_law_and_passes_its_own_tests(dice: Path) -> None:
    checked = guest(dice, "beffroi", "check", "hot_dice", "--games", "30", "--often", "0.2", "--jobs", "1")
    assert (checked.code, checked.err) == (0, "")
    assert "0 exceptions, 0 invariant violations, 0 leaks" in checked.out
    tested = guest(dice, "pytest", "-q", "-c", "dice/pyproject.toml", "dice/tests")
    assert "9 passed" in tested.out


def test_the_skeleton_is_as_tidy_as_the_house(dice: Path) -> None:
    config = ["--config", str(ROOT / "pyproject.toml"), "--config", f"src=['{dice}/dice/src']", "--no-cache"]
    for check in (["check", *config], ["format", "--check", *config]):
        done = guest(dice, "ruff", *check, "dice")
        assert done.code == 0, done.out + done.err


def test_the_skeleton_can_be_played_and_says_how_well_its_bots_play(dice: Path) -> None:
    listed = guest(dice, "beffroi", "games")
    assert "Hot Dice (hot_dice) · 2 to 4 players\nBrought by the package hot_dice" in listed.out
    assert "look at points only" in listed.out
    told = guest(dice, "beffroi", "rules", "hot_dice", "1.3", "--lang", "fr")
    assert "HOT-1.3" in told.out
    played = guest(
        dice, "beffroi", "play", "hot_dice", "--players", "2", "--bots", "1", "--seed", "1", lines="1\n1\nquit\n"
    )
    assert "Roll the die" in played.out
    level = ["--players", "2", "--bots", "master:50,random", "--games", "10"]
    assert guest(dice, "beffroi", "tournament", "hot_dice", *level).code == 0


def test_coverage_of_rules_finds_the_tests_of_a_package(dice: Path) -> None:
    done = guest(dice, "beffroi", "rules", "coverage", "hot_dice")
    assert (done.code, done.err) == (0, "")
    assert "100 % of the numbered rules" in done.out


@pytest.mark.parametrize("name", ["Pig", "1pig", "pig-dice", "x", "class", "a" * 40, "../up", ""])
def test_bad_names_are_refused(beffroi: Terminal, tmp_path: Path, name: str) -> None:
    done = beffroi("new-game", name, tmp_path / "new")
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    assert "lower-case letters" in done.err
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize("name", ["orleans", "goofspiel", "random", "beffroi"])
def test_names_that_are_taken_are_refused(beffroi: Terminal, tmp_path: Path, name: str) -> None:
    done = beffroi("new-game", name, tmp_path / "new", "--lang", "fr")
    assert (done.code, done.err.count("\n")) == (2, 1)
    assert "est pris" in done.err


def test_folders_in_use_and_titles_that_break_files_are_refused(beffroi: Terminal, tmp_path: Path) -> None:
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "mine.txt").write_text("x", encoding="utf-8")
    for folder in ("full", "full/mine.txt"):
        done = beffroi("new-game", "dice", tmp_path / folder)
        assert (done.code, done.err.count("\n")) == (2, 1)
        assert "not empty" in done.err
    for title in ('A "game"', "{ x }", "back\\slash", "  "):
        assert beffroi("new-game", "dice", tmp_path / "new", "--title", title).code == 2
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize(
    ("file", "before", "after", "told"),
    [
        ("src/hot_dice/game.py", "import Words", "import Nothing", "cannot be loaded"),
        ("src/hot_dice/game.py", 'key = "hot_dice"', 'key = "cold_dice"', "calls itself «cold_dice»"),
        ("pyproject.toml", 'hot_dice = "hot_dice:GAME"', 'hot-dice = "hot_dice:GAME"', "is not the key of a game"),
    ],
)
def test_what_is_wrong_with_a_package_is_said_in_one_line(
    dice: Path, file: str, before: str, after: str, told: str
) -> None:
    path = dice / "dice" / file
    text = path.read_text(encoding="utf-8")
    assert before in text
    path.write_text(text.replace(before, after), encoding="utf-8")
    done = guest(dice, "beffroi", "games")
    assert (done.code, done.err.count("\n")) == (2, 1)
    assert told in done.err


def test_a_package_without_words_is_told_what_to_do(dice: Path) -> None:
    for lang in ("en", "fr"):
        (dice / "dice/src/hot_dice/locale" / f"{lang}.ftl").unlink()
    done = guest(dice, "beffroi", "check", "hot_dice", "--lang", "fr")
    assert (done.code, done.err.count("\n")) == (2, 1)
    assert "en.ftl manque" in done.err


def test_a_package_with_words_in_one_language_can_be_played_and_is_told_by_check(dice: Path) -> None:
    (dice / "dice/src/hot_dice/locale/fr.ftl").unlink()
    assert guest(dice, "beffroi", "games", "--lang", "fr").code == 0
    done = guest(dice, "beffroi", "check", "hot_dice", "--games", "3", "--jobs", "1")
    assert done.code == 1
    assert "fr.ftl is missing" in done.out
    assert "problems of words and rules" in done.out


@pytest.mark.parametrize(
    ("file", "before", "after", "told"),
    [
        ("locale/en.ftl", "hot_dice-told-over =", "hot_dice-told-other =", "hot_dice-told-over is missing in en.ftl"),
        ("locale/en.ftl", "{ $player } rolls", "{ $who } rolls", "lacks a fact"),
        ("locale/fr.ftl", "Lancer le dé", "Lancer le dé !", "fr.ftl: hot_dice-action-roll"),
        ("RULES.fr.md", "**HOT-1.4**", "**HOT-1.5**", "other numbers"),
        ("SUMMARY.md", "(HOT-1.3)", "(HOT-1.7)", "cites HOT-1.7, which is not a rule"),
        ("rules.py", "ROLL, HOLD = 0, 1", "HOLD, ROLL = 0, 1", "begins at"),
        ("rules.py", "            state.offer(HOLD)", "            state.offer(ROLL)", "unsorted or has doubles"),
        ("game.py", '"brought": state.total', '"brought": int(state.chance[0].a)', "changes with hidden things"),
        ("state.py", "self.points = before.points[:]", "self.points = before.points", "changed the state"),
    ],
)
def test_every_law_is_broken_by_something(dice: Path, file: str, before: str, after: str, told: str) -> None:
    path = dice / "dice/src/hot_dice" / file
    text = path.read_text(encoding="utf-8").replace("self.points: list[int] =", "self.points =")
    assert text.count(before) == 1
    path.write_text(text.replace(before, after), encoding="utf-8")
    done = guest(dice, "beffroi", "check", "hot_dice", "--games", "3", "--often", "0.3", "--jobs", "1")
    assert done.code != 0
    assert told in done.out + done.err
