"""A terminal for tests: commands run in this process, with lines to type and their own home folder."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from beffroi.cli.main import run

UNKNOWN = re.compile(r"\[(?:cli|orleans|table|error|list|card)-[\w.-]+\]")  # what a missing message looks like


class Done(NamedTuple):
    """The result of a command."""

    code: int
    out: str
    err: str

    def json(self) -> Any:
        """Return the JSON output of a command."""
        return json.loads(self.out)


Terminal = Callable[..., Done]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep saved games in the test's folder; use English by default."""
    monkeypatch.setenv("BEFFROI_HOME", str(tmp_path / "home"))
    for variable in ("BEFFROI_LANG", "LC_ALL", "LC_MESSAGES", "COLUMNS", "FORCE_COLOR"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    return tmp_path / "home"


@pytest.fixture
def beffroi(home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    """Run a command with lines to type."""

    def type_in(*args: str | Path, lines: str = "") -> Done:
        monkeypatch.setattr("sys.stdin", io.StringIO(lines))
        code = run([str(arg) for arg in args])
        said = capsys.readouterr()
        assert not UNKNOWN.search(said.out + said.err)
        return Done(code, said.out, said.err)

    return type_in


@pytest.fixture
def write(tmp_path: Path) -> Callable[[str, Any], Path]:
    """Write a file: text as is, anything else as JSON."""

    def put(name: str, content: Any) -> Path:
        path = tmp_path / name
        path.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
        return path

    return put
