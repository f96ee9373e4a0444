"""`beffroi serve` says when it is open, and what to do if it cannot open."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

from beffroi.server.run import listen
from tests.cli.conftest import Terminal

NOWHERE = "192.0.2.1"  # reserved for documentation, so no machine has it


def test_it_says_that_it_is_open_when_it_answers(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    command = [sys.executable, "-m", "beffroi", "serve", "--no-open", "--port", str(port), "--lang", "en"]
    env = os.environ | {"BEFFROI_HOME": str(tmp_path)}
    with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline() == f"Beffroi is open: http://127.0.0.1:{port}/\n"
            with urlopen(f"http://127.0.0.1:{port}/api/games", timeout=60) as answer:
                assert answer.status == 200
        finally:
            process.terminate()


@pytest.mark.parametrize(("lang", "word"), [("en", "in use"), ("fr", "pris")])
def test_a_port_that_is_taken(beffroi: Terminal, tmp_path: Path, lang: str, word: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        done = beffroi("serve", "--no-open", "--port", port, "--data-dir", tmp_path / "tables", "--lang", lang)
    assert (done.code, done.out) == (2, "")
    assert port in done.err
    assert word in done.err
    assert "--port" in done.err
    assert not (tmp_path / "tables").exists()


def test_an_address_that_is_not_here(beffroi: Terminal, tmp_path: Path) -> None:
    done = beffroi("serve", "--no-open", "--host", NOWHERE, "--data-dir", tmp_path / "tables")
    assert (done.code, done.out) == (2, "")
    assert NOWHERE in done.err
    assert "--host" in done.err
    assert not (tmp_path / "tables").exists()


def test_whoever_comes_early_waits_and_is_not_refused() -> None:
    (waiting,) = listen("127.0.0.1", 0)
    with waiting, socket.create_connection(waiting.getsockname(), timeout=5) as early:
        assert early.getpeername() == waiting.getsockname()
