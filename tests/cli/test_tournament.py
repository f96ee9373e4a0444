"""`tournament` and `tune`: what they print, what they write, and what they refuse."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from beffroi import games
from beffroi.kernel.evaluation import Evaluation, read_weights
from tests.cli.conftest import Terminal

QUICK = ("tournament", "villagers", "--games", "4", "--jobs", "1", "--seed", "3")


def test_a_tournament_prints_a_table_in_both_languages(beffroi: Terminal) -> None:
    english = beffroi(*QUICK, "--bots", "apprentice,random")
    french = beffroi(*QUICK, "--bots", "apprentice,random", "--lang", "fr")
    for done, head, even in ((english, "wins %", "Equal bots"), (french, "gagné %", "À forces égales")):
        assert (done.code, done.err) == (0, "")
        assert head in done.out
        assert even in done.out
        assert "apprentice" in done.out
        assert max(len(line) for line in done.out.splitlines()) <= 80


def test_a_tournament_can_be_repeated_and_taken_up_again(beffroi: Terminal, tmp_path: Path) -> None:
    def shares(*more: str) -> list[tuple[str, float]]:
        found = beffroi(*QUICK, "--bots", "apprentice,random", "--json", *more).json()["standings"]
        return [(one["bot"], one["wins"]) for one in found]

    whole = shares()
    out = ("--out", str(tmp_path / "games"))
    beffroi(
        "tournament", "villagers", "--games", "2", "--jobs", "1", "--seed", "3", "--bots", "apprentice,random", *out
    )
    assert len((tmp_path / "games" / "games.csv").read_text().splitlines()) == 3
    assert shares(*out) == whole
    assert (tmp_path / "games" / "games.parquet").is_file()


def test_fewer_bots_than_seats_come_round_again(beffroi: Terminal) -> None:
    found = beffroi(*QUICK, "--bots", "random", "--players", "3", "--json").json()
    assert found["bots"] == ["random"] * 3
    assert found["standings"][0]["entries"] == 12
    assert found["standings"][0]["share"] == pytest.approx(1 / 3, abs=1e-4)


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--bots", "wizard,random"), "the levels are"),
        (("--bots", "master:fast,random"), "not a budget"),
        (("--bots", "random,random,random", "--players", "2"), "3 bots"),
        (("--bots", ","), "No bots"),
        (("--bots", "random,random", "--bot", "random=x"), "is not a bot"),
        (("--bots", "random,random", "--bot", "mine"), "is not a bot"),
        (("--bots", "random,random", "--games", "0"), "at least 1"),
    ],
)
def test_what_cannot_be_played_is_refused(beffroi: Terminal, args: tuple[str, ...], said: str) -> None:
    done = beffroi("tournament", "villagers", *args)
    assert done.code == 2
    assert said in done.err
    assert done.err.count("\n") == 1


@pytest.fixture
def evaluator() -> Iterator[Evaluation]:
    """The evaluation of Villagers, shared by all tests: its weights are restored."""
    evaluator = games.load("villagers").evaluation()
    kept = dict(evaluator.weights)
    yield evaluator
    evaluator.weights.clear()
    evaluator.weights.update(kept)
    evaluator.use(0)


def test_tune_learns_and_writes_weights(beffroi: Terminal, evaluator: Evaluation, tmp_path: Path) -> None:
    path = tmp_path / "weights.toml"
    line = ["tune", "villagers", "--players", "1", "--games", "10", "--jobs", "1", "--out", path]
    done = beffroi(*line, "--rounds", "1")
    assert (done.code, done.err) == (0, "")
    assert str(path) in done.out.replace("\n", "")
    learned = read_weights(path, evaluator.names)
    assert sorted(learned) == sorted(evaluator.weights)


def test_tune_goes_on_from_what_it_wrote(beffroi: Terminal, evaluator: Evaluation, tmp_path: Path) -> None:
    """Weights for other numbers of players stay as in the file; without rounds only the spread is new."""
    path = tmp_path / "weights.toml"
    rows = "\n".join(f"{name} = [0.5, 0.25]" for name in evaluator.names)
    path.write_text("".join(f"[{seats}]\nspread = [9.0, 8.0]\n{rows}\n" for seats in (2, 3)), encoding="utf-8")
    line = ["tune", "villagers", "--players", "2", "--games", "10", "--jobs", "1", "--rounds", "0", "--out", path]
    assert beffroi(*line).code == 0
    found = read_weights(path, evaluator.names)
    assert [list(found[seats].early) for seats in (2, 3)] == [[0.5] * len(evaluator.names)] * 2
    assert (found[3].spread_early, found[3].spread_late) == (9.0, 8.0)
    assert (found[2].spread_early, found[2].spread_late) != (9.0, 8.0)
    refused = beffroi(*line, "--fresh")
    assert refused.code == 2
    assert "--rounds" in refused.err


def test_tune_needs_a_place_for_what_it_learns(
    beffroi: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = beffroi("tune", "villagers", "--players", "2")
    assert done.code == 2
    assert "--out" in done.err
