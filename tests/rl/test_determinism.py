"""The same seed and the same actions give the same states and observations, everywhere."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import beffroi
from beffroi.rl.names import Setting, settings
from tests.rl.digests import digests, everything

ROOT = Path(__file__).parents[2]


def elsewhere(**variables: str) -> dict[str, Any]:
    """Return what another process finds."""
    around = os.environ | variables
    line = [sys.executable, "-m", "tests.rl.digests"]
    done = subprocess.run(line, cwd=ROOT, env=around, capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_another_process_finds_the_same() -> None:
    found = elsewhere(PYTHONHASHSEED="77")
    assert found == {"compiled": beffroi.COMPILED, "digests": everything()}


def test_interpreted_and_compiled_find_the_same() -> None:
    """If nothing is compiled, both are interpreted and this proves nothing new."""
    found = elsewhere(PYTHONPATH=os.pathsep.join([str(ROOT / "src"), os.environ["PYTHONPATH"]]))
    assert found == {"compiled": False, "digests": everything()}


@pytest.mark.parametrize("setting", list(settings()), ids=lambda one: one.title)
def test_a_game_that_was_saved_halfway_goes_on_the_same(setting: Setting) -> None:
    assert digests(setting, saved=True) == digests(setting, saved=False)
    assert len(set(digests(setting, saved=False))) == 4
