"""The benchmark: shape of its lines, ratios from the same rounds, floors on made-up figures. No time is tested."""

from __future__ import annotations

import json
import re
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

import beffroi
from beffroi.cli import bench, peers
from beffroi.cli.bench import Interpreter, Measure
from beffroi.cli.cases import Setting, settings
from beffroi.cli.peers import LINES, Line
from beffroi.cli.timing import Run, time_rounds
from beffroi.kernel.errors import DataError

FIVE = Setting("orleans", {"edition": "2020"}, 5)
FIELDS = [
    "name", "game", "options", "seats", "detail", "value", "unit", "peer", "peer_value", "ratio", "floor", "goal",
    "holds", "rounds", "compiled", "reason", "versions",
]  # fmt: skip
OURS = {line.name for line in LINES if line.name != "memory"}
APP = typer.Typer()
APP.command()(bench.bench)


def rate(per_second: float) -> Run:
    """Return a case that reports a given rate."""
    return lambda seconds: (per_second, 1.0)


def record(name: str, rates: list[float], peer: str, peer_rates: list[float], compiled: bool = True) -> dict[str, Any]:
    """Check made-up rates against the floor with this name and peer."""
    line = next(line for line in LINES if line.name == name and peer in line.peers)
    return bench.judged(Measure(name, FIVE, rates=rates), line, {peer: peer_rates}, {}, compiled)


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make every peer missing, whatever is installed."""
    for module in ("catanatron", "pyspiel", "pettingzoo.classic.tictactoe_v3", "rlcard", "pgx"):
        monkeypatch.setitem(sys.modules, module, None)
    monkeypatch.setattr(shutil, "which", lambda *_: None)  # no Node, no boardgame.io


@pytest.fixture
def figures(monkeypatch: pytest.MonkeyPatch) -> dict[str, float]:
    """Measure made-up rates: ours by name, peers' by theirs; each can be changed."""
    rates: dict[str, float] = dict.fromkeys((peer for line in LINES for peer in line.peers), 1.0)
    rates |= dict.fromkeys(OURS, 1000.0)

    def ours(chosen: list[Setting], interpreter: Interpreter) -> list[Measure]:
        out = [Measure(name, FIVE, rate(rates[name])) for name in rates if name in OURS]
        return [*out, Measure("memory", FIVE, weight=rates.get("memory", 8.0))]

    def found() -> tuple[dict[str, Run], dict[str, str]]:
        return {peer: rate(rates[peer]) for line in LINES for peer in line.peers if peer in rates}, {}

    monkeypatch.setattr(bench, "measures", ours)
    monkeypatch.setattr(peers, "found", found)
    monkeypatch.setattr(beffroi, "COMPILED", True)
    return rates


@pytest.mark.usefixtures("alone")
def test_every_measure_is_one_line_of_json_and_missing_peers_are_named() -> None:
    done = CliRunner().invoke(
        APP, ["--peers", "--table", "--seconds", "0", "--rounds", "2", "--game", "orleans", "--players", "5"]
    )
    assert done.exit_code == 0, done.output
    records = [json.loads(line) for line in done.stdout.splitlines()]
    assert all(list(record) == FIELDS for record in records)
    assert {record["name"] for record in records} == {line.name for line in LINES}
    for record in records:
        if record["name"] not in ("arrays", "batch"):  # NumPy may be missing
            assert record["value"] > 0
        assert record["ratio"] is None
        assert record["seats"] == 5
        assert record["options"] == {"edition": "2020"}
        assert record["compiled"] == (beffroi.COMPILED and record["name"] != "interpreted")
        assert record["rounds"] == (0 if record["name"] == "memory" or record["value"] is None else 2)
        assert record["versions"]["beffroi"] == beffroi.__version__
        if record["peer"] is not None and record["value"] is not None:
            assert "is missing" in record["reason"]
    assert {record["detail"] for record in records if record["name"] == "clone"} == {"in turns", "lanes open"}
    for peer, package in peers.PACKAGES.items():
        assert re.search(f"beffroi: {re.escape(peer)} is not timed: .*{re.escape(package)}", done.stderr)
    assert "lanes open" in done.stderr


def test_every_edition_is_measured_with_fewest_usual_and_most_players() -> None:
    found = [(setting.options["edition"], setting.seats) for setting in settings(["orleans"], None)]
    assert found == [("2020", 2), ("2020", 4), ("2020", 5), ("2014", 2), ("2014", 4)]


def test_a_number_of_players_that_none_has_is_refused() -> None:
    assert isinstance(CliRunner().invoke(APP, ["--players", "9"]).exception, DataError)


def test_rounds_take_peers_and_ours_by_turns() -> None:
    calls: list[str] = []

    def case(name: str) -> Run:
        def run(seconds: float) -> tuple[float, float]:
            calls.append(name)
            return 10.0 * len(calls), 2.0

        return run

    rates: list[list[float]] = [[], [], []]
    ticks: list[int] = []
    names = ["peer", "core", "step"]
    time_rounds([(case(name), into) for name, into in zip(names, rates)], 3, 0.1, lambda: ticks.append(1))
    assert calls == names * 3
    assert len(ticks) == 9
    assert rates == [[5.0, 20.0, 35.0], [10.0, 25.0, 40.0], [15.0, 30.0, 45.0]]


def test_ratio_is_the_best_round_against_the_best_round() -> None:
    found = record("core", [100.0, 900.0, 300.0], peers.CATANATRON, [30.0, 10.0, 20.0])
    assert (found["value"], found["peer_value"], found["ratio"], found["rounds"]) == (900.0, 30.0, 30.0, 3)
    assert found["holds"] is True


def test_clones_are_told_in_microseconds_and_their_ratio_says_how_much_quicker() -> None:
    found = record("clone", [500_000.0], peers.COPY, [20_000.0])
    assert (found["value"], found["peer_value"], found["ratio"], found["unit"]) == (2.0, 50.0, 25.0, "us")


def test_the_fastest_classic_game_counts() -> None:
    line = next(line for line in LINES if line.name == "arrays")
    first, second = line.peers
    found = bench.judged(Measure("arrays", FIVE, rates=[80.0]), line, {first: [4.0], second: [2.0, 9.0]}, {}, True)
    assert (found["peer"], found["holds"]) == (second, True)


@pytest.mark.parametrize(("ours", "holds"), [(19.9, False), (20.0, True), (51.0, True)])
def test_a_floor_holds_from_its_figure_on(ours: float, holds: bool) -> None:
    found = record("core", [ours], peers.CATANATRON, [1.0])
    assert found["holds"] is holds
    assert bool(bench.failures([found])) is not holds


@pytest.mark.parametrize(("weight", "holds"), [(7.9, True), (16.0, True), (16.1, False)])
def test_memory_has_a_most(weight: float, holds: bool) -> None:
    line = next(line for line in LINES if line.name == "memory")
    found = bench.judged(Measure("memory", FIVE, weight=weight), line, {}, {}, True)
    assert (found["holds"], found["ratio"], found["peer"]) == (holds, None, None)


def test_floors_of_the_compiled_engine_do_not_judge_an_interpreted_one() -> None:
    assert record("core", [99.0], peers.CATANATRON, [1.0], compiled=False)["holds"] is None
    assert record("interpreted", [0.7], peers.CATANATRON, [1.0], compiled=False)["holds"] is True


def test_what_could_not_be_measured_says_why_and_fails_the_gate() -> None:
    line = Line("core", (peers.CATANATRON,), 20, 50)
    unasked = bench.judged(Measure("core", FIVE, rates=[1.0]), line, {}, {}, True)
    absent = bench.judged(Measure("core", FIVE, rates=[1.0]), line, {}, {"catanatron": "no module"}, True)
    broken = bench.judged(Measure("core", FIVE, reason="no NumPy"), line, {"catanatron": [1.0]}, {}, True)
    assert "--peers" in unasked["reason"]
    assert absent["reason"] == "catanatron is missing: no module"
    assert broken["reason"] == "no NumPy"
    assert bench.failures([absent]) == [
        "core orleans 2020 ×5 against catanatron: not measured, catanatron is missing: no module"
    ]
    assert len(bench.failures([unasked, absent, broken])) == 3


def test_gate_passes_when_every_floor_holds(figures: dict[str, float]) -> None:
    done = CliRunner().invoke(APP, ["--gate", "--rounds", "1"])
    assert (done.exit_code, done.stderr) == (0, "")  # one of them without a floor
    assert len(done.stdout.splitlines()) == len(LINES)


@pytest.mark.parametrize(
    ("name", "figure", "told"),
    [
        ("clone", 7.0, "clone orleans 2020 ×5 against catanatron copy: 7, the floor is 8"),
        ("memory", 17.0, "memory orleans 2020 ×5: 17, the floor is 16"),
    ],
)
def test_gate_fails_below_one_floor(figures: dict[str, float], name: str, figure: float, told: str) -> None:
    figures[name] = figure
    done = CliRunner().invoke(APP, ["--gate", "--rounds", "1"])
    assert (done.exit_code, done.stderr) == (1, f"beffroi: {told}\n")
    assert CliRunner().invoke(APP, ["--peers", "--rounds", "1"]).exit_code == 0


def test_gate_fails_without_a_peer(figures: dict[str, float]) -> None:
    del figures[peers.BACKGAMMON]
    done = CliRunner().invoke(APP, ["--gate", "--rounds", "1"])
    assert done.exit_code == 1
    assert "step orleans 2020 ×5 against OpenSpiel backgammon, Python: not measured" in done.stderr


class Dice:
    """A state like OpenSpiel's: dice are rolled before every choice; it ends after three choices."""

    def __init__(self) -> None:
        self.turn = 0

    def clone(self) -> Dice:
        out = Dice()
        out.turn = self.turn
        return out

    def is_terminal(self) -> bool:
        return self.turn == 6

    def is_chance_node(self) -> bool:
        return self.turn % 2 == 0

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(0, 0.25), (1, 0.75)]

    def legal_actions(self) -> list[int]:
        return [4, 7]

    def apply_action(self, action: int) -> None:
        assert action in ((0, 1) if self.is_chance_node() else (4, 7))
        self.turn += 1


class Spiel:
    """The part of OpenSpiel that rollouts need."""

    RandomRolloutEvaluator = staticmethod(lambda games, seed: games)

    def load_game(self, name: str) -> Spiel:
        return self

    def new_initial_state(self) -> Dice:
        return Dice()

    def MCTSBot(self, *_: Any) -> Spiel:  # noqa: N802 - the name in OpenSpiel
        return self

    def mcts_search(self, state: Dice) -> None:
        assert not state.is_chance_node()


def test_rollouts_count_the_decisions_of_players_only() -> None:
    done, elapsed = peers.rollouts(Spiel(), "dice")(0.0)
    assert done == peers.BATCH * 3
    assert elapsed > 0


def test_floors_are_those_of_the_document() -> None:
    text = (Path(__file__).parents[2] / "docs" / "benchmarks.md").read_text(encoding="utf-8")
    rows = [[cell.strip(" `") for cell in row.split("|")] for row in text.splitlines() if row.startswith("| `")]
    signs = {"memory": "{:g} kB"}
    promised = []
    for line in LINES:
        sign = signs.get(line.name, "{:g}×")
        promised.append([line.name, *("–" if n is None else sign.format(n) for n in (line.floor, line.goal))])
    assert [[row[1], row[3], row[4]] for row in rows] == promised
