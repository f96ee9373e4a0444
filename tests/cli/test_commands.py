"""Replay, simulate, check, perft, position, games: what they print for people and for programs."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import beffroi as package
from beffroi import games
from beffroi.cli import check, series
from beffroi.kernel.flow import legal, play
from beffroi.kernel.laws import Trial
from tests.cli.conftest import Terminal
from tests.kit import bruges

FARM = {
    "options": {"edition": "2020", "first": "0"},
    "round": 1,
    "phase": "actions",
    "players": [{"slots": {"farm": ["boatman*", "craftsman*"]}, "market": {"farmer*": 1, "trader*": 1}}, {}],
}


def test_version_and_help(beffroi: Terminal) -> None:
    assert beffroi("--version").out == f"beffroi {package.__version__}\n"
    done = beffroi()
    assert (done.code, done.err) == (0, "")
    for command in ("play", "replay", "simulate", "check", "perft", "position", "rules", "games", "data", "bench"):
        assert command in done.out
        assert beffroi(command, "--help").code == 0


@pytest.mark.parametrize(("lang", "players"), [("fr", "2 à 5 joueurs"), ("en", "2 to 5 players")])
def test_games(beffroi: Terminal, lang: str, players: str) -> None:
    done = beffroi("games", "--lang", lang)
    assert players in done.out
    for option in games.load("orleans").options:
        assert option.name in done.out
    players_of = {game["game"]: game["players"] for game in beffroi("games", "--json").json()}
    assert (players_of["orleans"], players_of["bruges"]) == ([2, 5], [2, 4])


@pytest.mark.parametrize("manner", [[], ["--uniform"]])
def test_simulate(beffroi: Terminal, manner: list[str]) -> None:
    args = ("simulate", "orleans", "--games", "3", "--players", "3", "--seed", "4", *manner)
    first, again = (beffroi(*args, "--json").json() for _ in range(2))
    del first["seconds"], again["seconds"]
    assert first == again
    assert first["games"] == 3
    assert len(first["scores"]) == len(first["wins"]) == 3
    assert sum(first["wins"]) >= 3
    assert all(score["min"] <= score["mean"] <= score["max"] for score in first["scores"])
    for lang in ("fr", "en"):
        done = beffroi(*args, "--lang", lang)
        assert (done.code, done.err) == (0, "")
        assert f"± {first['scores'][0]['margin']:.1f}" in done.out


def test_simulate_reports_what_happened(beffroi: Terminal) -> None:
    args = ("simulate", "villagers", "--games", "3", "--players", "2", "--seed", "4", "--report")
    events = beffroi(*args, "--json").json()["events"]
    assert events["over"] == {"mean": 1.0, "margin": 0.0, "min": 1, "max": 1}
    assert events["market"]["mean"] == events["market first"]["mean"] + events["market second"]["mean"] == 2
    assert "drafted" in events
    assert not any(name.startswith("drafted ") for name in events if "cooper" in name)  # too many cards to list
    for lang in ("fr", "en"):
        done = beffroi(*args, "--lang", lang)
        assert (done.code, done.err) == (0, "")
        assert "market second" in done.out
    assert "events" not in beffroi(*args[:-1], "--json").json()


def test_simulate_at_every_table_in_processes(beffroi: Terminal) -> None:
    args = ("simulate", "villagers", "--games", "60", "--uniform", "--all", "--seed", "4")
    alone = beffroi(*args, "--json").json()
    shared = beffroi(*args, "--jobs", "2", "--json").json()
    for found in (alone, shared):
        for table in found["tables"]:
            del table["seconds"]
    assert alone == shared  # regardless of who plays them and the order they come back in
    assert alone["errors"] == []
    assert {len(table["scores"]) for table in alone["tables"]} == {1, 2, 3, 4, 5}
    assert sum(table["games"] for table in alone["tables"]) == 60
    for lang in ("fr", "en"):
        done = beffroi(*args, "--lang", lang)
        assert (done.code, done.err) == (0, "")
        assert "×5" in done.out


def test_simulate_tells_what_a_rule_raised_and_goes_on(beffroi: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> int:
        raise RuntimeError("lanes do not nest")

    monkeypatch.setattr(series, "biased", broken)
    done = beffroi("simulate", "bruges", "--games", "2", "--seed", "4")
    assert done.code == 1
    assert done.err.count("RuntimeError: lanes do not nest") == 2
    assert "beffroi simulate bruges --games 1 --seed 5 --players 2" in done.err


def test_perft_counts_every_sequence(beffroi: Terminal, write: Callable[[str, Any], Path]) -> None:
    path = write("p.json", FARM)
    counts = beffroi("perft", "orleans", "--position", path, "--depth", "3", "--json").json()["counts"]
    texts = beffroi("position", "orleans", path, "--legal", "0").out.splitlines()
    assert counts[0] == len(texts)
    second = [beffroi("position", "orleans", path, "--do", f"0 {t}", "--legal", s).out for t in texts for s in "01"]
    assert counts[1] == sum(len(out.splitlines()) for out in second)
    assert str(counts[2]) in beffroi("perft", "orleans", "--position", path, "--depth", "3").out


def test_perft_counts_all_waiting_seats(beffroi: Terminal) -> None:
    game = games.load("orleans")
    state = game.new(3, {}, 0)
    total = 0
    for seat in range(3):
        for action in legal(state, seat):
            after = state.clone()
            play(after, seat, action)
            total += sum(len(legal(after, other)) for other in range(3))
    counts = beffroi("perft", "orleans", "--players", "3", "--json").json()["counts"]
    assert counts == [sum(len(legal(state, seat)) for seat in range(3)), total]


def test_check_in_processes(beffroi: Terminal) -> None:
    done = beffroi("check", "orleans", "--games", "9", "--jobs", "2", "--often", "0.005")
    assert (done.code, done.err) == (0, "")
    assert done.out.splitlines()[-1] == "0 exceptions, 0 invariant violations, 0 leaks"


def test_check_covers_editions_counts_and_word_options() -> None:
    combos = check.combinations(games.load("orleans"), None, {})
    assert len(combos) == 4 * 3 + 4 * 4
    assert {(seats, options["edition"]) for seats, options in combos} == {
        *((n, "2014") for n in (2, 3, 4)),
        *((n, "2020") for n in (2, 3, 4, 5)),
    }
    assert {options["bank"] for _, options in combos} == {"box"}


def test_check_reports_problems_and_how_to_see_them_again(beffroi: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(trial: Trial, often: float) -> None:
        trial.note(["a coin too many"])
        if trial.seats == 2:
            raise ValueError("no such town")

    monkeypatch.setattr(Trial, "run", fail)
    done = beffroi("check", "orleans", "--games", "2", "--seed", "5", "--jobs", "1", "--option", "exclusion=on")
    assert done.code == 1
    assert "a coin too many" in done.out
    assert "ValueError: no such town" in done.out
    assert "beffroi check orleans --games 1 --seed 5 --often 0.01 --players 2 --option edition=2020" in done.out
    assert done.out.splitlines()[-1] == "1 exceptions, 2 invariant violations, 0 leaks"


@pytest.fixture
def record(beffroi: Terminal, tmp_path: Path) -> Path:
    """Return a finished game of three bots."""
    path = tmp_path / "game.beffroi"
    assert beffroi("play", "orleans", "--players", "3", "--bots", "all", "--seed", "2", "--save", path).code == 0
    return path


def test_replay(beffroi: Terminal, record: Path) -> None:
    entries = record.read_text(encoding="utf-8").splitlines()[1:]
    shown = beffroi("replay", record, "--lang", "fr")
    assert f"\n{len(entries):4} Joueur" in shown.out.replace("Player", "Joueur")
    assert "gagne avec" in shown.out or "partagent" in shown.out
    assert "game over" in beffroi("replay", record, "--verify").out
    part = beffroi("replay", record, "--to", "5").out
    assert "not over" in part
    assert "   6 " not in part
    whole = beffroi("replay", record, "--json").json()
    assert [f"{seat} {text}" for seat, text in whole["entries"]] == entries
    assert whole["over"] is True
    assert whole["points"] == [sum(points for _, points in lines) for lines in whole["scores"]]


def ended(*florins: int) -> str:
    """Return the record of a game of Bruges that ended with equal points for all."""
    players = [{"score": 61, "florins": number} for number in florins]
    return bruges(phase="over", players=players).called("Robin", "Anne", "Paul")


@pytest.mark.parametrize(
    ("lang", "florins", "said"),
    [
        ("en", (7, 4, 4), "Robin wins with 61 points, ahead of Anne and Paul by florins (7 to 4)"),
        ("fr", (4, 7, 2), "Anne gagne avec 61 points, devant Robin et Paul grâce aux florins (7 contre 4 et 2)"),
        ("en", (7, 7, 4), "Robin and Anne share the victory with 61 points, ahead of Paul by florins (7 to 4)"),
        ("en", (7, 7, 7), "Robin, Anne and Paul share the victory with 61 points"),
    ],
)
def test_the_end_says_what_set_equals_apart(
    beffroi: Terminal, write: Callable[[str, Any], Path], lang: str, florins: tuple[int, ...], said: str
) -> None:
    shown = beffroi("replay", write("tie.beffroi", ended(*florins)), "--lang", lang).out
    assert " ".join(shown.split()).endswith(said)  # it may fill two lines
    label = {"en": "Tie: florins", "fr": "Égalité : florins"}[lang]
    numbers = [line.split()[-3:] for line in shown.splitlines() if label in line]
    assert numbers == ([[str(number) for number in florins]] if len(set(florins)) > 1 else [])


def test_replay_through_the_eyes_of_a_seat(beffroi: Terminal, record: Path) -> None:
    seen = beffroi("replay", record, "--seat", "1", "--to", "60", "--json").json()
    assert "bag" in seen["view"]["players"][1]
    assert "bag" not in seen["view"]["players"][0]
    assert "entries" not in seen
    told = beffroi("replay", record, "--seat", "1", "--to", "60").out
    assert "You " in told


def test_position_plays_on_and_comes_back(beffroi: Terminal, write: Callable[[str, Any], Path], tmp_path: Path) -> None:
    start, after = write("p.json", FARM), tmp_path / "after.json"
    done = beffroi("position", "orleans", start, "--do", "0 act farm")
    reached = done.json()
    assert reached["players"][0]["tracks"]["farmer"] == 1
    assert beffroi("position", "orleans", start, "--do", "0 act farm", "--out", after).out == ""
    assert json.loads(after.read_text(encoding="utf-8")) == reached
    again = beffroi("position", "orleans", "-", lines=done.out)
    assert again.json() == reached
    assert beffroi("position", "orleans", start, "--do", "0 act farm", "--out", after).code == 2  # never overwrite
    view = beffroi("position", "orleans", start, "--view", "1").json()
    assert "bag" not in view["players"][0]
    undone = beffroi("position", "orleans", start, "--do", "0 pass", "--do", "0 undo").json()
    assert undone == beffroi("position", "orleans", start).json()


def test_data_pack_goes_with_every_command(
    beffroi: Terminal, write: Callable[[str, Any], Path], tmp_path: Path
) -> None:
    write("numbers.toml", "[numbers.start_coins]\nvalue = 9\n")
    position = beffroi("position", "orleans", "-", "--data", tmp_path, lines="{}").json()
    assert position["players"][0]["coins"] == 9
    save = tmp_path / "save"
    assert beffroi("play", "orleans", "--data", tmp_path, "--save", save).code == 0
    assert "--data" in beffroi("replay", save).err
    assert beffroi("replay", save, "--data", tmp_path, "--verify").code == 0
    for command in ("simulate", "check"):
        assert beffroi(command, "orleans", "--games", "1", "--data", tmp_path).code == 0
    assert beffroi("perft", "orleans", "--depth", "1", "--data", tmp_path).code == 0
