"""Which rules are named by a passing test: `test_orl_5_2_…` names ORL-5.2. Needs the sources with their tests."""

from __future__ import annotations

import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

from beffroi import games
from beffroi.cli.rulebook import numbers_in
from beffroi.cli.save import read_text
from beffroi.cli.screen import console
from beffroi.cli.talk import SPEAKER, Problem

NAMED = re.compile(r"test_([a-z]+)_(\d+)_(\d+[a-z]?)(?:_|$)")

FEW = 3  # test files run here; more are spread over processes


def coverage(game: str) -> int:
    """Run the tests of a game; print the share of rules they name, and the missing ones; return the exit code."""
    says = SPEAKER.says
    root, book, tests = sources_of(game)
    rules = numbers_in(read_text(root / book))
    if not rules:
        raise Problem("no-rules", game=game)
    passed, failed = outcomes(root, tests)
    covered = {rule for name in passed if (rule := rule_of(name))}
    missing = [rule for rule in rules if rule not in covered]
    out = console()
    if missing:
        out.print(says.say("cli-coverage-missing", rules=", ".join(missing)), soft_wrap=True)
    if failed:
        out.print(says.say("cli-coverage-failed", count=len(failed), tests=", ".join(failed[:5])), soft_wrap=True)
    done = len(rules) - len(missing)
    share = f"{100 * done / len(rules):.1f}".removesuffix(".0")
    out.print(
        says.say("cli-coverage-share", share=share, covered=done, rules=len(rules), tests=len(passed)), soft_wrap=True
    )
    return 1 if missing else 0


def sources_of(game: str) -> tuple[Path, str, str]:
    """Return the sources that we stand in or that a game belongs to, and where they have its rules and its tests."""
    here = Path.cwd()
    for root in [here, *here.parents, *games.folder(game).resolve().parents, *Path(__file__).resolve().parents]:
        for package, tests in ((f"beffroi/games/{game}", f"tests/games/{game}"), (game, "tests")):
            book = f"src/{package}/RULES.md"
            if (root / book).is_file() and (root / tests).is_dir():
                return root, book, tests
    raise Problem("no-checkout", game=game)


def rule_of(test: str) -> str:
    """Return the rule that the name of a test starts with, or ""."""
    hit = NAMED.match(test)
    return f"{hit[1].upper()}-{hit[2]}.{hit[3]}" if hit else ""


def outcomes(root: Path, tests: str) -> tuple[list[str], list[str]]:
    """Run pytest on the tests of a game; return the names of tests that passed and that failed."""
    if find_spec("pytest") is None:
        raise Problem("no-pytest")
    with TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        command = [sys.executable, "-m", "pytest", tests, "-q", f"--junitxml={report}"]
        command += ["-o", f"cache_dir={folder}/cache"]  # the checkout stays as it is
        many = len(list((root / tests).rglob("test_*.py"))) > FEW
        if many and find_spec("xdist") is not None:
            command += ["-n", "auto"]
        done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
        if done.returncode > 1 or not report.is_file():
            lines = [line for line in (done.stdout + done.stderr).splitlines() if line.strip()]
            raise Problem("tests", reason=lines[-1][:200] if lines else str(done.returncode))
        return read_report(report)


def read_report(report: Path) -> tuple[list[str], list[str]]:
    """Return the tests that passed and those that failed; a parametrized test passes if all its cases do."""
    cases: dict[str, set[str]] = {}
    for case in ET.parse(report).iter("testcase"):
        outcome = next((part.tag for part in case if part.tag in ("failure", "error", "skipped")), "passed")
        cases.setdefault(case.get("name", "").partition("[")[0], set()).add(outcome)
    failed = [name for name, found in cases.items() if found & {"failure", "error"}]
    return [name for name, found in cases.items() if "passed" in found and name not in failed], failed
