"""Every block of code in the READMEs and in docs/ does what it says, or the page gives a reason why it is not run.

Python runs, JSON is a position or a message, TOML is a data pack that some game takes. Commands of `beffroi` run in a
folder with the files that they name, for a few games instead of thousands; those that serve, measure or test for long
are parsed only, and so are `make` and `pip install`. A comment `<!-- not run: reason -->` before a block exempts it.
The blocks of docs/adding-a-game.md make one story: tests/house/test_adding_a_game.py follows it.
"""

from __future__ import annotations

import io
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import NamedTuple

import pytest
import typer

from beffroi import games
from beffroi.cli.main import app, run
from beffroi.kernel.errors import DataError
from beffroi.kernel.match import Match
from beffroi.kernel.position import read_position, write_position
from beffroi.kernel.record import new_header
from tests.cli.conftest import home as home  # noqa: PLC0414 - a fixture

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "README.fr.md", *sorted((ROOT / "docs").glob("*.md"))]
PAGES.remove(ROOT / "docs" / "adding-a-game.md")
FENCE = re.compile(r"^(?:<!-- not run: (?P<reason>[^\n]+) -->\n\n?)?```(?P<kind>\w*)\n(?P<code>.*?)^```$", re.M | re.S)
INDENTED = re.compile(r"(?<=\n\n) {4,}\S[^\n]*")
SHOWN = "text"  # what a command prints, or a sketch
PARSED = {"admin", "bench", "loadtest", "serve", "rules coverage"}  # they need a server, or run for long
AT_MOST = {"--games": 2, "--depth": 2, "--jobs": 1}
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


class Block(NamedTuple):
    """A block of code and where it stands."""

    page: str
    line: int
    kind: str
    code: str
    reason: str | None

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"


def blocks() -> list[Block]:
    """Return every fenced block of every page."""
    out: list[Block] = []
    for path in PAGES:
        text = path.read_text(encoding="utf-8")
        for found in FENCE.finditer(text):
            line = text.count("\n", 0, found.start("code"))
            out.append(Block(path.name, line, found["kind"], found["code"], found["reason"]))
    return out


def of(*kinds: str) -> pytest.MarkDecorator:
    """Run a test for every block of some kinds that has no reason not to run."""
    chosen = [block for block in blocks() if block.kind in kinds and block.reason is None]
    return pytest.mark.parametrize("block", chosen, ids=str)


@pytest.fixture
def folder(tmp_path: Path, home: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Go to a folder with the files that the pages name: positions, records, a bot."""
    game = games.load("orleans")
    position = read_position(
        game, {"phase": "actions", "turn": 0, "players": [{"slots": {"farm": ["boatman*", "craftsman*"]}}, {}]}
    )
    document = json.dumps(write_position(game, position))
    match = Match(game, new_header(game, ["Ann", "Ben"], {}, 7))
    while len(match.entries) < 50:
        seat = match.waiting()[0]
        match.submit(seat, match.options(seat)[0])
    for name in ("my.json", "start.json", "puzzle.json"):
        (tmp_path / name).write_text(document, encoding="utf-8")
    for name in ("game.beffroi", "saves/evening.beffroi"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(match.record().text(), encoding="utf-8")
    shutil.copy(ROOT / "examples" / "outside_bot.py", tmp_path / "my_bot")
    (tmp_path / "my_bot").chmod(0o755)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def statements(code: str) -> list[str]:
    """Split lines for a shell into commands; one may go over several lines."""
    out: list[str] = []
    begun = ""
    for line in code.splitlines():
        begun = f"{begun}\n{line}" if begun else line
        if not begun.rstrip().endswith(("|", "\\")):
            out += [begun] if begun.strip() and not begun.lstrip().startswith("#") else []
            begun = ""
    return out


def capped(args: list[str]) -> list[str]:
    """Return arguments that ask for a few games only."""
    out = list(args)
    for k, arg in enumerate(args[:-1]):
        if arg in AT_MOST:
            out[k + 1] = str(min(int(args[k + 1]), AT_MOST[arg]))
    return out


def parsed(args: list[str]) -> None:
    """Parse a command of ours without running it: an unknown command, option or value raises."""
    command = typer.main.get_command(app)
    context = command.make_context("beffroi", list(args), resilient_parsing=False)
    while rest := [*context._protected_args, *context.args]:
        name, found, rest = command.resolve_command(context, rest)  # type: ignore[attr-defined]
        context = found.make_context(name, rest, parent=context)
        if not hasattr(found, "resolve_command"):
            return
        command = found


def known(command: list[str]) -> None:
    """Check a command of another program: a target of make, an extra of ours."""
    match command:
        case ["make", *rest]:
            targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
            assert {word for word in rest if "=" not in word} <= targets
        case ["pip", "install", *rest]:
            for word in rest:
                name, _, extras = word.rstrip("]").partition("[")
                assert name == PROJECT["name"]
                assert set(filter(None, extras.split(","))) <= set(PROJECT["optional-dependencies"])
        case _:
            raise AssertionError(f"{command[0]} is not a command this test knows: say why it is not run")


@of("sh")
def test_commands_run(block: Block, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for statement in statements(block.code):
        words = shlex.split(statement, comments=True)
        while re.fullmatch(r"[A-Z_]+=.*", words[0]):
            del words[0]
        if "|" in words:
            path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
            done = subprocess.run(
                ["bash", "-ec", statement], env=os.environ | {"PATH": path}, capture_output=True, text=True, check=False
            )
            assert done.returncode == 0, done.stderr
        elif words[0] != "beffroi":
            known(words)
        elif {words[1], " ".join(words[1:3])} & PARSED:
            parsed(words[1:])
        else:
            monkeypatch.setattr("sys.stdin", io.StringIO(""))  # whoever is asked goes away
            assert run(capped(words[1:])) == 0, statement


@of("python")
def test_programs_run(block: Block) -> None:
    exec(compile(block.code, str(block), "exec"), {})


@of("json")
def test_documents_are_positions_or_messages(block: Block) -> None:
    if block.code.startswith('{"id"') or '"protocol"' in block.code:
        for line in block.code.splitlines() if block.code.startswith('{"id"') else [block.code]:
            assert "id" in json.loads(line)
        return
    whole = json.loads(block.code)
    game = games.load(whole["game"])
    position = read_position(game, whole)
    again = read_position(game, json.loads(json.dumps(write_position(game, position))))
    assert game.digest(again.state) == game.digest(position.state)


@of("toml")
def test_packs_are_taken_by_a_game(block: Block, tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text(block.code, encoding="utf-8")
    refused: list[str] = []
    for key in games.keys():
        try:
            assert games.load(key, tmp_path).fingerprint != games.load(key).fingerprint
            return
        except DataError as error:
            refused.append(f"{key}: {error}")
    raise AssertionError(refused)


def test_every_block_says_what_it_is() -> None:
    kinds = {"python", "sh", "json", "toml", SHOWN}
    assert [str(block) for block in blocks() if block.kind not in kinds and block.reason is None] == []
    for path in PAGES:
        assert INDENTED.findall(FENCE.sub("", path.read_text(encoding="utf-8"))) == [], path.name
    found = [block.kind for block in blocks() if block.reason is None]
    assert min(found.count(kind) for kind in ("python", "sh", "json", "toml")) >= 3
