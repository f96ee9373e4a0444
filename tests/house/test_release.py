"""The release script, on a clone of this repository; nothing of it needs the network."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
from tools.release import RELEASED, UNRELEASED, Refused, check, installed, numbers, release, said, sound, write
from tools.wheels import SDIST, wheel

ROOT = Path(__file__).parents[2]
NEXT = "97.1.0"
NEWS = f"{UNRELEASED}\n\n### Fixed\n\n- A rule.\n"


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A clone on main with the files at work, whatever is committed, and one line of news."""
    root = tmp_path / "clone"
    root.mkdir()
    files = said(ROOT, "git", "ls-files", "-co", "--exclude-standard").splitlines()
    for name in files:
        if name.startswith(("src/", "tools/")) or "/" not in name:
            path = root / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes((ROOT / name).read_bytes())
    changelog = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    older = changelog[changelog.index("\n## [", changelog.index(UNRELEASED) + 1) :]
    (root / "CHANGELOG.md").write_text(f"# Changelog\n\n{NEWS}{older}", encoding="utf-8")
    said(root, "git", "init", "-q", "-b", "main")
    for key, value in {"user.name": "Tester", "user.email": "tester@example.org", "commit.gpgsign": "false"}.items():
        said(root, "git", "config", key, value)
    said(root, "git", "add", "-A")
    said(root, "git", "commit", "-q", "-m", "all")
    return root


def test_a_release_is_written_committed_and_tagged(clone: Path) -> None:
    release(clone, NEXT, "2031-02-03", built=False)
    assert said(clone, "git", "log", "--format=%s").splitlines() == [
        "release: go on with 97.2.0.dev0",
        "release: 97.1.0",
        "all",
    ]
    assert said(clone, "git", "status", "--porcelain") == ""
    changelog = (clone / "CHANGELOG.md").read_text(encoding="utf-8")
    assert f"{UNRELEASED}\n\n## [{NEXT}] - 2031-02-03\n\n### Fixed" in changelog
    assert 'version = "97.2.0.dev0"' in (clone / "pyproject.toml").read_text(encoding="utf-8")
    said(clone, "git", "checkout", "-q", f"v{NEXT}")
    assert tomllib.loads((clone / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"] == NEXT
    assert f'"{NEXT}"' in (clone / "src/beffroi/__init__.py").read_text(encoding="utf-8")
    citation = (clone / "CITATION.cff").read_text(encoding="utf-8")
    assert f"version: {NEXT}\ndate-released: 2031-02-03" in citation
    row = rf"^\| {NEXT} \| 2031-02-03 \| `v{NEXT}` \| Bruges \d+, La Città \d+, Orléans \d+, Villagers \d+ \|$"
    assert re.search(row, (clone / "RELEASING.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert UNRELEASED not in (clone / "CHANGELOG.md").read_text(encoding="utf-8")


def branch(root: Path) -> None:
    """Leave main."""
    said(root, "git", "checkout", "-q", "-b", "other")


def unsaved(root: Path) -> None:
    """Leave something that is not committed."""
    (root / "new.txt").write_text("new")


def no_news(root: Path) -> None:
    """Take the news out of the changelog."""
    text = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    (root / "CHANGELOG.md").write_text(text.replace("- A rule.\n", ""), encoding="utf-8")
    said(root, "git", "commit", "-q", "-a", "-m", "none")


def tagged(root: Path) -> None:
    """Give the tag away."""
    said(root, "git", "tag", f"v{NEXT}")


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [(branch, "on main"), (unsaved, "stash"), (no_news, "nothing under Unreleased"), (tagged, "already")],
)
def test_what_cannot_be_released_is_refused(clone: Path, spoil: Callable[[Path], None], reason: str) -> None:
    spoil(clone)
    with pytest.raises(Refused, match=reason):
        check(clone, NEXT)


def test_versions_rise(clone: Path) -> None:
    latest = RELEASED.findall((clone / "CHANGELOG.md").read_text(encoding="utf-8"))[0]
    for version, reason in ((latest, "does not come after"), ("0.0.1", "does not come after"), ("1.0", "a version of")):
        with pytest.raises(Refused, match=reason):
            check(clone, version)
    assert numbers("0.10.0") > numbers("0.9.9")


def test_a_build_that_fails_leaves_no_trace(clone: Path) -> None:
    (clone / "tools" / "wheels.py").write_text("raise SystemExit(1)")
    said(clone, "git", "commit", "-q", "-a", "-m", "broken")
    with pytest.raises(Refused, match="could not be built"):
        release(clone, NEXT, "2031-02-03", built=True)
    assert said(clone, "git", "status", "--porcelain") == ""
    assert said(clone, "git", "tag", "--list") == ""


def test_a_dry_run_changes_nothing(clone: Path) -> None:
    command = [sys.executable, "tools/release.py", NEXT, "--dry-run"]
    done = subprocess.run(command, cwd=clone, capture_output=True, text=True, check=True, env=os.environ)
    assert f"would commit, tag v{NEXT}" in done.stdout
    assert said(clone, "git", "status", "--porcelain") == said(clone, "git", "tag", "--list") == ""


@pytest.mark.slow
def test_what_is_built_is_tried(clone: Path, tmp_path: Path) -> None:
    write(clone, NEXT, "2031-02-03")
    out = tmp_path / "dist"
    out.mkdir()
    made = wheel(clone, out, BEFFROI_PURE="1")
    said(clone, sys.executable, "-c", SDIST.format(out=str(out)), BEFFROI_PURE="1")
    for path in out.iterdir():
        sound(path, NEXT)
        with pytest.raises(Refused, match="metadata is wrong"):
            sound(path, "97.1.1")
    installed(made, NEXT)
    with pytest.raises(Refused, match="another version"):
        installed(made, "97.1.1")
