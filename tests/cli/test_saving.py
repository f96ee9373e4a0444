"""Nothing that was acknowledged is lost, nothing is half-written."""

from __future__ import annotations

import errno
import io
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import beffroi as package
from beffroi.cli.keyboard import clear
from beffroi.cli.main import run
from beffroi.cli.save import Save, load_record
from beffroi.cli.screen import console
from tests.cli.conftest import Terminal

SOLO = ("play", "orleans", "--names", "Ann,Ben", "--bots", "1", "--seed", "7")


def test_killed_game_goes_on_where_it_was(beffroi: Terminal, tmp_path: Path) -> None:
    save = tmp_path / "save"
    command = [sys.executable, "-m", "beffroi", *SOLO, "--lang", "en", "--save", str(save)]
    env = os.environ | {"PYTHONPATH": str(Path(package.__file__).parents[1])}
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env) as game:
        assert game.stdin is not None
        assert game.stdout is not None
        game.stdin.write("place farm.1 boatman*\n")
        game.stdin.flush()
        for line in game.stdout:
            if "You place an own-color boatman" in line:  # acknowledged
                break
        game.send_signal(signal.SIGTERM if os.name == "nt" else signal.SIGKILL)
        game.communicate()
    assert save.read_text(encoding="utf-8").endswith("\n0 place farm.1 boatman*\n")
    done = beffroi("play", "orleans", "--resume", save, lines="place farm.2 craftsman*\n")
    assert done.code == 0
    assert "[boa*] (cra)" in done.out
    assert save.read_text(encoding="utf-8").endswith("\n0 place farm.1 boatman*\n0 place farm.2 craftsman*\n")


def test_unfinished_last_line_is_left_out_with_a_notice(beffroi: Terminal, tmp_path: Path) -> None:
    save = tmp_path / "save"
    beffroi(*SOLO, "--save", save, lines="place farm.1 boatman*\n")
    whole = save.read_bytes()
    save.write_bytes(whole + b"0 place fa")
    assert "incomplete" in beffroi("replay", save, "--verify").out
    assert save.read_bytes() == whole + b"0 place fa"  # just looking changes nothing
    done = beffroi("play", "orleans", "--resume", save, "--lang", "fr")
    assert done.code == 0
    assert "incomplète" in done.out
    assert save.read_bytes() == whole


def test_full_disk_is_one_line_and_nothing_half_written(
    beffroi: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save = tmp_path / "save"
    write = os.write

    def full(descriptor: int, data: bytes) -> int:
        if data == b"an*\n":
            raise OSError(errno.ENOSPC, "No space left on device")
        return write(descriptor, data.removesuffix(b"an*\n"))

    monkeypatch.setattr(os, "write", full)
    done = beffroi(*SOLO, "--save", save, lines="place farm.1 boatman*\n")
    assert done.code == 2
    assert done.err.count("\n") == 1
    assert "No space left on device" in done.err
    monkeypatch.undo()
    text = save.read_text(encoding="utf-8")
    assert text.endswith("\n")
    assert "0 place" not in text


def test_new_file_that_cannot_be_written_leaves_nothing(
    beffroi: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(descriptor: int) -> None:
        raise OSError(errno.EIO, "Input/output error")

    monkeypatch.setattr(os, "fsync", broken)
    done = beffroi(*SOLO, "--save", tmp_path / "save")
    assert done.code == 2
    assert done.err.count("\n") == 1
    assert not (tmp_path / "save").exists()


def test_existing_file_is_never_touched(beffroi: Terminal, tmp_path: Path) -> None:
    save = tmp_path / "save"
    save.write_text("precious", encoding="utf-8")
    done = beffroi(*SOLO, "--save", save)
    assert (done.code, done.err.count("\n")) == (2, 1)
    assert save.read_text(encoding="utf-8") == "precious"


def test_folder_that_cannot_be_made(beffroi: Terminal, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    done = beffroi(*SOLO, "--save", tmp_path / "file" / "save")
    assert (done.code, done.err.count("\n")) == (2, 1)


def test_interruption_says_where_the_game_is(home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt() -> str:
        raise KeyboardInterrupt

    out = io.StringIO()
    monkeypatch.setattr("sys.stdin", io.StringIO())
    monkeypatch.setattr("sys.stdin.readline", interrupt)
    monkeypatch.setattr("sys.stdout", out)
    assert run([*SOLO, "--save", str(tmp_path / "save")]) == 130
    assert f"--resume {tmp_path / 'save'}" in out.getvalue()


@pytest.mark.skipif(os.name == "nt", reason="files are locked by other means there")
def test_second_table_is_kept_out(beffroi: Terminal, tmp_path: Path) -> None:
    save = tmp_path / "save"
    beffroi(*SOLO, "--save", save)
    table = Save.reopen(save, load_record(save))
    done = beffroi("play", "orleans", "--resume", save)
    assert (done.code, done.err.count("\n")) == (2, 1)
    assert "open at another table" in done.err
    table.close()
    assert beffroi("play", "orleans", "--resume", save).code == 0


def test_resume_into_a_new_file(beffroi: Terminal, tmp_path: Path) -> None:
    save, copy = tmp_path / "save", tmp_path / "copy"
    beffroi(*SOLO, "--save", save, lines="place farm.1 boatman*\n")
    before = save.read_bytes()
    beffroi("play", "orleans", "--resume", save, "--save", copy, lines="place farm.2 craftsman*\n")
    assert save.read_bytes() == before
    assert copy.read_bytes() == before + b"0 place farm.2 craftsman*\n"


def test_terminal_forgets_what_was_above_the_curtain(monkeypatch: pytest.MonkeyPatch) -> None:
    sheet = io.StringIO()
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setattr("sys.stdout", sheet)
    clear(console(), forget=True)
    assert "\x1b[3J" in sheet.getvalue()
