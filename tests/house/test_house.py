"""The house itself: version, mode, and what every game folder must hold."""

import ast
import os
import re
import sys
import tomllib
from pathlib import Path

import pytest

import beffroi
from beffroi.kernel import flow

ROOT = Path(__file__).parents[2]
HOUSE = ROOT / "src" / "beffroi"
GAMES = sorted(path.parent for path in (HOUSE / "games").glob("*/__init__.py"))
ALLOWED = {
    "kernel": {"librt", "mypy_extensions"},
    "games": {"librt", "mypy_extensions"},
    "i18n": {"fluent"},
}


def outside(room: Path) -> set[str]:
    """Name the packages that the modules of a room import, beside Beffroi and the standard library."""
    found = set[str]()
    for path in room.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                found |= {alias.name.split(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module is not None:
                found.add(node.module.split(".")[0])
    return found - sys.stdlib_module_names - {"beffroi"}


def test_version_is_the_same_everywhere() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert beffroi.__version__ == project["version"]


def test_changelog_names_the_version_or_is_unreleased() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert "## [Unreleased]" in text or f"## [{beffroi.__version__}]" in text


def test_the_citation_names_the_latest_release() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    version, date = re.findall(r"^## \[(\d[^]]*)\] - (\S+)$", changelog, re.MULTILINE)[0]
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8").splitlines()
    assert {f"version: {version}", f"date-released: {date}"} <= set(citation)
    assert f"| {version} | {date} |" in (ROOT / "RELEASING.md").read_text(encoding="utf-8")


def test_flag_tells_where_the_kernel_comes_from() -> None:
    assert beffroi.COMPILED == (not flow.__file__.endswith(".py"))


def test_mode_is_the_one_that_was_asked_for() -> None:
    expected = os.environ.get("BEFFROI_EXPECT")
    if expected is None:
        pytest.skip("BEFFROI_EXPECT is not set")
    assert expected == ("compiled" if beffroi.COMPILED else "interpreted")


@pytest.mark.parametrize("room", ALLOWED)
def test_room_needs_no_other_package(room: str) -> None:
    assert outside(HOUSE / room) <= ALLOWED[room]


def test_there_is_a_game() -> None:
    assert GAMES


@pytest.mark.parametrize("game", GAMES, ids=lambda path: path.name)
@pytest.mark.parametrize(
    "part", ["RULES.md", "SUMMARY.md", "SUMMARY.fr.md", "data/*.toml", "locale/fr.ftl", "locale/en.ftl"]
)
def test_every_game_folder_is_complete(game: Path, part: str) -> None:
    assert any(game.glob(part)), f"games/{game.name} has no {part}"


@pytest.mark.parametrize("game", GAMES, ids=lambda path: path.name)
@pytest.mark.parametrize("pattern", ["*.md", "*.toml", "data/*.toml", "locale/*.ftl"])
def test_what_a_game_needs_is_installed(game: Path, pattern: str) -> None:
    installed = Path(beffroi.__file__).parent / "games" / game.name
    assert {path.name for path in installed.glob(pattern)} == {path.name for path in game.glob(pattern)}


@pytest.mark.parametrize("game", GAMES, ids=lambda path: path.name)
@pytest.mark.parametrize("room", ["lib", "parts"])
def test_the_browser_names_a_game_in_its_own_folder_only(game: Path, room: str) -> None:
    sources = [path for path in (ROOT / "web" / "src" / room).rglob("*") if path.is_file()]
    assert sources
    naming = [path.name for path in sources if game.name in path.read_text(encoding="utf-8").lower()]
    assert naming == []


def test_every_package_of_an_extra_is_pinned() -> None:
    """`make setup` and `make bench` install versions that are known to work together."""

    def plain(name: str) -> str:
        return re.sub(r"[-_.]+", "-", re.split(r"[\[<>=;! ]", name)[0]).lower()

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [
        *project["dependencies"],
        *(name for extra in project["optional-dependencies"].values() for name in extra),
    ]
    pins = {plain(line) for line in (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines() if "==" in line}
    assert [name for name in wanted if plain(name) not in pins] == []
