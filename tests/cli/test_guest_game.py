"""A game from an outside package, in the terminal: played to its end, replayed, simulated, read."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Terminal

KEY = "goofspiel"


@pytest.mark.parametrize(("lang", "said"), [("en", "Prizes at stake"), ("fr", "Prix en jeu")])
def test_a_game_is_played_to_its_end_and_replayed(beffroi: Terminal, home: Path, lang: str, said: str) -> None:
    done = beffroi("play", KEY, "--players", "2", "--bots", "1", "--seed", "4", "--lang", lang, lines="1\n" * 20)
    assert (done.code, done.err) == (0, "")
    assert said in done.out
    assert "awaited" not in done.out
    (saved,) = (home / "saves").glob(f"{KEY}-*")
    again = beffroi("replay", saved, "--lang", lang)
    assert again.code == 0
    assert "Goofspiel" in again.out


def test_other_commands_know_it(beffroi: Terminal, tmp_path: Path) -> None:
    assert beffroi("simulate", KEY, "--games", "5").code == 0
    assert beffroi("perft", KEY, "--depth", "2").code == 0
    assert beffroi("check", KEY, "--games", "6", "--jobs", "1").code == 0
    assert "GOO-1.4" in beffroi("rules", KEY, "highest").out
    assert "one page" in beffroi("rules", "summary", KEY).out
    assert "cards" in beffroi("data", "provenance", KEY).out
    assert beffroi("data", "export", KEY, tmp_path / "box").code == 0
    assert beffroi("data", "set", KEY, tmp_path / "mine", "numbers.cards.value=5").code == 0
    assert "1 to 5" not in beffroi("play", KEY, "--data", tmp_path / "mine", "--players", "2", lines="quit\n").err


def test_every_one_of_its_rules_is_named_by_a_test(beffroi: Terminal) -> None:
    done = beffroi("rules", "coverage", KEY)
    assert (done.code, done.err) == (0, "")
    assert done.out.startswith("100 % of the numbered rules")
