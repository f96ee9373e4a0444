"""docs/adding-a-game.md, to the letter: its commands are run, its changes made, and its game is played."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
import time
import venv
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.web.house import free_port

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"(?:`(src/[^`\n]+)`:\n\n)?^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
KEY = "hot_dice"
OFFLINE = ["--quiet", "--no-index", "--no-deps", "--no-build-isolation"]


class Author:
    """Somebody who follows the page, in a Python environment and a folder of their own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        venv.create(folder / "venv", with_pip=False, symlinks=True)
        self.python = folder / "venv" / "bin" / "python"
        (site,) = (folder / "venv" / "lib").glob("*/site-packages")
        (site / "house.pth").write_text("\n".join(path for path in sys.path if path.endswith("site-packages")) + "\n")

    def run(self, line: str) -> None:
        """Run a command of the page, which must succeed."""
        program, *words = line.replace('"Hot Dice"', "Hot_Dice").split()
        words = [word.replace("Hot_Dice", "Hot Dice") for word in words]
        module = ["-m", "beffroi"] if program == "beffroi" else []
        if words[:3] == ["-m", "pip", "install"]:
            words[3:3] = OFFLINE
        if words[0] == "serve":
            self.served([str(self.python), *module, *words])
            return
        done = subprocess.run(
            [self.python, *module, *words], cwd=self.folder, env=self.around(), text=True, capture_output=True,
            check=False, input="1\n1\nquit\n",
        )  # fmt: skip
        assert done.returncode == 0, f"{line}\n{done.stdout}{done.stderr}"

    def around(self) -> dict[str, str]:
        """Return the variables of the author's commands."""
        return os.environ | {"BEFFROI_HOME": str(self.folder / "home"), "LANG": "C"}

    def served(self, command: list[str]) -> None:
        """Start the server: the home page tells of the game, and its board is there."""
        port = free_port()
        server = subprocess.Popen([*command, "--port", str(port)], cwd=self.folder, env=self.around())
        try:
            told = self.asked(f"http://127.0.0.1:{port}/api/games")
            assert f'"key":"{KEY}"' in told
        finally:
            server.terminate()
            server.wait(20)

    def asked(self, url: str) -> str:
        """Return what a server answers, once it does."""
        until = time.monotonic() + 60
        while True:
            try:
                with urlopen(url, timeout=5) as answer:
                    return str(answer.read().decode())
            except OSError:
                assert time.monotonic() < until, "the server did not start"
                time.sleep(0.1)

    def change(self, text: str) -> None:
        """Make the change of a block: what it shows stands once in its file, and gives way to what it wants."""
        head, *lines = text.splitlines()
        path = self.folder / KEY / head.removeprefix("--- ")
        before = "".join(f"{line[1:]}\n" for line in lines if line[:1] != "+")
        after = "".join(f"{line[1:]}\n" for line in lines if line[:1] != "-")
        whole = path.read_text(encoding="utf-8")
        assert whole.count(before) == 1, f"{path.name}:\n{before}"
        path.write_text(whole.replace(before, after), encoding="utf-8")

    def follow(self, path: str, kind: str, text: str) -> None:
        """Do what a block says."""
        match kind:
            case "sh":
                for line in text.splitlines():
                    self.run(line)
            case "diff":
                self.change(text)
            case "python":
                (self.folder / "program.py").write_text(text, encoding="utf-8")
                self.run("python program.py")
            case _:
                (self.folder / KEY / path).write_text(text, encoding="utf-8")


@pytest.fixture(scope="module")
def author(tmp_path_factory: pytest.TempPathFactory) -> Author:
    """Follow the page to its end."""
    found = Author(tmp_path_factory.mktemp("author"))
    for path, kind, text in BLOCK.findall(PAGE):
        found.follow(path, kind, text)
    return found


@pytest.mark.slow
def test_the_page_can_be_followed_to_its_end(author: Author) -> None:
    kinds = [kind for _, kind, _ in BLOCK.findall(PAGE)]
    assert len(kinds) == PAGE.count("```") / 2
    assert {"sh", "diff", "js", "python"} == set(kinds)
    assert "HOT-1.5" in (author.folder / KEY / "src" / KEY / "RULES.md").read_text(encoding="utf-8")


@pytest.mark.slow
def test_its_game_is_nobody_elses(author: Author) -> None:
    """What an author installs is seen in their environment, not in ours."""
    listing = [sys.executable, "-m", "beffroi", "games"]
    done = subprocess.run(listing, text=True, capture_output=True, env=author.around(), check=True)
    assert "Hot Dice" not in done.stdout
    author.run(f"beffroi rules {KEY} 1.5 --lang fr")


@pytest.mark.parametrize("name", ["game.py", "flow.py"])
def test_every_method_that_must_be_written_is_listed(name: str) -> None:
    source = Path(__file__).resolve().parents[2] / "src" / "beffroi" / "kernel" / name
    functions = [node for node in ast.walk(ast.parse(source.read_text())) if isinstance(node, ast.FunctionDef)]
    functions.sort(key=lambda one: one.lineno)
    last = {one.name: ast.unparse(one.body[-1]) for one in functions}  # a class below may have a default
    obligatory = [name for name, end in last.items() if end == "raise NotImplementedError"]
    assert len(obligatory) > 5
    assert [method for method in obligatory if f"`{method}`" not in PAGE] == []
