"""What the commit-msg hook lets through and what it refuses."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
from tools.commit_message import complaints, rooms

ROOT = Path(__file__).parents[2]
KNOWN = rooms(ROOT)
GOOD = "orleans: end the census on a tie\n\nThe booklet says so (ORL-5.2).\n"


def test_rooms_are_those_of_the_tree() -> None:
    assert {"kernel", "server", "orleans", "la_citta", "web", "docs", "tests", "tools", "desk", "release"} <= KNOWN
    assert not {"src", "__pycache__", "py", ".venv"} & KNOWN


@pytest.mark.parametrize(
    "message",
    [
        GOOD,
        GOOD.replace("orleans", "orleans, villagers"),
        "docs: fix a typo\n",
        "kernel: process seeds in order\n\nWhy.\n# On branch main\n",
        "Merge the usual words of search and bots\n",
        'Revert "web: draw rivers"\n',
    ],
)
def test_good_messages_pass(message: str) -> None:
    assert complaints(message, KNOWN, 3) == []


@pytest.mark.parametrize(
    ("message", "reason"),
    [
        ("End the census on a tie\n\nWhy.\n", "start with its room"),
        ("orlean: end the census\n\nWhy.\n", "no room orlean"),
        ("orleans: ended the census\n\nWhy.\n", "imperative"),
        ("orleans: ends the census\n\nWhy.\n", "imperative"),
        ("orleans: Ending the census\n\nWhy.\n", "imperative"),
        (f"orleans: end {'x' * 70}\n\nWhy.\n", "has 83 characters"),
        ("orleans: end the census.\n\nWhy.\n", "end with a period"),
        ("orleans: end the census\nWhy.\n", "second line must be empty"),
        ("orleans: end the census\n", "body must say why"),
        ("orleans: end the census\n\n# a comment of git\n", "body must say why"),
        ("", "start with its room"),
    ],
)
def test_bad_messages_are_refused(message: str, reason: str) -> None:
    assert any(reason in one for one in complaints(message, KNOWN, 40))
