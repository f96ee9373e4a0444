"""`dataset`: what it writes, that it resumes where it stopped, and what it prints."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet

from tests.cli.conftest import Terminal

QUICK = ("dataset", "bruges", "--bots", "random", "--jobs", "1", "--seed", "5")


def rows_of(folder: Path) -> list[dict[str, Any]]:
    """Return all rows in order."""
    return sorted(parquet.read_table(folder).to_pylist(), key=lambda row: (row["game"], row["decision"]))


def test_a_run_that_stopped_goes_on_and_may_be_made_longer(beffroi: Terminal, tmp_path: Path) -> None:
    whole, taken_up = tmp_path / "whole", tmp_path / "parts"
    assert beffroi(*QUICK, "--games", "5", "--out", str(whole)).code == 0
    assert beffroi(*QUICK, "--games", "2", "--out", str(taken_up), "--json").json()["written"] == 2
    (taken_up / "_games-0000002-0000004.1.tmp").write_bytes(b"cut off")
    assert beffroi(*QUICK, "--games", "5", "--out", str(taken_up), "--json").json()["written"] == 3
    assert beffroi(*QUICK, "--games", "5", "--out", str(taken_up), "--json").json()["written"] == 0
    assert rows_of(taken_up) == rows_of(whole)
    assert {row["game"] for row in rows_of(whole)} == set(range(5))


@pytest.mark.parametrize(("lang", "said"), [("en", "1 game with"), ("fr", "1 partie écrite dans")])
def test_it_says_what_was_written(beffroi: Terminal, tmp_path: Path, lang: str, said: str) -> None:
    done = beffroi(*QUICK, "--games", "1", "--out", str(tmp_path / "new"), "--lang", lang)
    assert (done.code, done.err) == (0, "")
    assert said in done.out.replace("\n", " ")


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--bots", "wizard"), "the levels are"),
        (("--games", "0"), "at least 1"),
        (("--players", "9"), "2"),
        (("--bots", "random,random,random", "--players", "2"), "3 bots"),
    ],
)
def test_what_cannot_be_played_is_refused(beffroi: Terminal, tmp_path: Path, args: tuple[str, ...], said: str) -> None:
    done = beffroi(*QUICK, *args, "--out", str(tmp_path / "new"))
    assert done.code == 2
    assert said in done.err
    assert not (tmp_path / "new").exists()
