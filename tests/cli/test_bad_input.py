"""Every error is one line that says what to do, with exit code 2 and nothing changed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from beffroi import games
from beffroi.kernel.record import new_header
from tests.cli.conftest import Done, Terminal

USAGE = {
    "command": ("nonsense", "“nonsense”"),
    "data command": ("data nonsense", "“nonsense”"),
    "no game": ("play", "GAME"),
    "option of a command": ("play orleans --fast", "--fast"),
    "number": ("simulate orleans --games many", "--games"),
    "too few": ("simulate orleans --games 0", "--games"),
    "depth": ("perft orleans --depth 0", "--depth"),
    "share": ("check orleans --often 2", "--often"),
    "jobs": ("check orleans --jobs 0", "--jobs"),
    "game": ("play chess", "“chess”"),
    "rules of a game": ("rules chess", "“chess”"),
    "language": ("games --lang de", "“de”"),
    "option form": ("play orleans --option edition", "name=value"),
    "option name": ("play orleans --option speed=1", "speed"),
    "option value": ("play orleans --option edition=1999", "“1999”"),
    "option number": ("play orleans --players 2 --option first=7", "first"),
    "players": ("play orleans --players 9", "2 to 5"),
    "players of an edition": ("play orleans --players 5 --option edition=2014", "2 to 4"),
    "players of all": ("check orleans --players 9", "9"),
    "names": ("play orleans --players 3 --names Ann,Ben", "2 names"),
    "empty name": ("play orleans --names Ann,", "names[1]"),
    "bots": ("play orleans --players 2 --bots 2", "--bots"),
    "bots form": ("play orleans --players 2 --bots me", "--bots"),
    "seed": ("play orleans --seed tomorrow", "“tomorrow”"),
    "large seed": ("simulate orleans --seed 340282366920938463463374607431768211456", "seed"),
    "no record": ("replay nowhere.beffroi", "nowhere.beffroi"),
    "folder as record": ("replay .", "directory"),
    "no position": ("position orleans nowhere.json", "nowhere.json"),
    "no pack": ("data check nowhere", "nowhere"),
    "pack of a game": ("play orleans --data nowhere", "nowhere"),
    "source": ("data provenance orleans --source rumor", "“rumor”"),
    "rule": ("rules orleans qwertz", "“qwertz”"),
    "rule number": ("rules orleans 99.1", "“99.1”"),
    "coverage": ("rules coverage", "beffroi rules coverage orleans"),
    "resume and more": ("play orleans --resume x --players 2", "--players"),
}


def refused(done: Done) -> str:
    """Check for one line on standard error and exit code 2; return the line."""
    assert done.code == 2
    assert done.out == ""
    assert done.err.startswith("beffroi: ")
    assert done.err.count("\n") == 1
    return done.err


@pytest.mark.parametrize("case", USAGE)
def test_wrong_use(beffroi: Terminal, home: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, case: str) -> None:
    monkeypatch.chdir(tmp_path)
    line, hint = USAGE[case]
    assert hint in refused(beffroi(*line.split()))
    assert not home.exists()


@pytest.mark.parametrize("case", ["command", "option of a command", "game", "option value", "players", "no record"])
def test_wrong_use_is_said_in_french(
    beffroi: Terminal, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, case: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    line = refused(beffroi(*USAGE[case][0].split()))
    assert any(word in line for word in ("n’y a pas", "n’est pas", "on ne peut pas", "n’existe pas"))


def record(*entries: str, **changes: Any) -> str:
    """Return a record of two players, with a change in its header."""
    header = new_header(games.load("orleans"), ["Ann", "Ben"], {"first": "0"}, 7)
    for key, value in changes.items():
        setattr(header, key, value)
    return "\n".join([header.text(), *entries]) + "\n"


RECORDS = {
    "foreign text": "Dear diary,\ntoday I played a game.\n",
    "other JSON": '{"name": "chess"}\n',
    "empty": "",
    "cut header": record()[:40],
    "other game": record(game="chess"),
    "other rules": record(rules=99),
    "other data": record(data="0123456789ab"),
    "damaged line": record("draw"),
    "wrong seat": record("5 draw 0"),
    "illegal action": record("0 act farm"),
    "unknown verb": record("0 dance"),
    "unknown option": record(options={"speed": "1"}),
    "too many players": record(names=["Ann"] * 9),
    "wrong undo": record("0 undo"),
}


@pytest.mark.parametrize("case", RECORDS)
@pytest.mark.parametrize("command", ["replay {}", "replay {} --verify", "replay {} --json", "play orleans --resume {}"])
def test_broken_record(beffroi: Terminal, write: Callable[[str, Any], Path], case: str, command: str) -> None:
    path = write("broken.beffroi", RECORDS[case])
    done = beffroi(*command.format(path).split())
    assert (done.code, done.err.count("\n")) == (2, 1)
    assert path.read_text(encoding="utf-8") == RECORDS[case]


def test_binary_record(beffroi: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "x"
    path.write_bytes(b"\xff\xfe\x00")
    assert "not a text file" in refused(beffroi("replay", path))


POSITIONS = {
    "broken JSON": ("{", "line 1"),
    "a list": ("[]", "list"),
    "unknown key": ('{"weather": "fine"}', "weather"),
    "impossible": ('{"players": [{"tracks": {"farmer": 99}}, {}]}', "farmer"),
    "twice": ('{"round": 1, "round": 2}', "round"),
    "deep": ("[" * 100_000, "nested"),
    "other game": ('{"game": "chess"}', "chess"),
}


@pytest.mark.parametrize("case", POSITIONS)
def test_broken_position(beffroi: Terminal, write: Callable[[str, Any], Path], home: Path, case: str) -> None:
    text, hint = POSITIONS[case]
    path = write("broken.json", text)
    assert hint in refused(beffroi("position", "orleans", path))
    assert hint in refused(beffroi("position", "orleans", "-", lines=text))
    refused(beffroi("play", "orleans", "--position", path))
    refused(beffroi("perft", "orleans", "--position", path))
    assert not home.exists()


@pytest.mark.parametrize(
    ("args", "hint"),
    [
        (["--do", "0 act farm"], "“act farm” is not possible now"),
        (["--do", "0 dance"], "“dance”"),
        (["--do", "act farm"], "0 act farm"),
        (["--do", "9 draw 0"], "seats 0 to 1"),
        (["--legal", "2"], "seats 0 to 1"),
        (["--legal", "-1"], "seats 0 to 1"),
        (["--view", "2"], "seats 0 to 1"),
    ],
)
def test_wrong_move_from_a_position(
    beffroi: Terminal, write: Callable[[str, Any], Path], args: list[str], hint: str
) -> None:
    assert hint in refused(beffroi("position", "orleans", write("p.json", {}), *args))


def test_seat_and_entry_of_a_replay(beffroi: Terminal, write: Callable[[str, Any], Path]) -> None:
    path = write("x.beffroi", record("0 draw 0"))
    assert "seats 0 to 1" in refused(beffroi("replay", path, "--seat", "2"))
    assert "--to 0 to 1" in refused(beffroi("replay", path, "--to", "2"))
