"""docs/security.md and docs/hosting.md name tests and figures that there are."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from beffroi.server.metrics import OURS

ROOT = Path(__file__).parents[2]


def read(name: str) -> str:
    """Return a page."""
    return (ROOT / "docs" / name).read_text(encoding="utf-8")


def test_every_promise_names_tests_that_there_are() -> None:
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in (ROOT / "tests").rglob("test_*.py")]
    there = {node.name for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
    promises = read("security.md").partition("## What is promised")[2].partition("## What is not")[0].split("\n**")[1:]
    assert len(promises) >= 6
    for promise in promises:
        named = set(re.findall(r"`(test_\w+)`", promise))
        assert named, promise.splitlines()[0]
        assert sorted(named - there) == []


def test_every_figure_that_is_explained_is_counted_and_the_other_way_round() -> None:
    counted = {f"{family.name}_total" if family.type == "counter" else family.name for family in OURS.collect()}
    page = read("hosting.md")
    table = page.partition("| figure |")[2].partition("\n\n")[0]
    assert set(re.findall(r"`(beffroi_\w+)`", table)) == counted
    used = {name.removesuffix("_bucket") for name in re.findall(r"\bbeffroi_\w+", page)}
    assert used == counted
