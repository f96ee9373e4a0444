"""Versions and fingerprints of every built-in game: of rules and data, observations, and numbers of actions."""

from __future__ import annotations

import json

import pytest

from beffroi import games
from tools.golden import VERSIONS, outdated, standing


@pytest.mark.parametrize("key", games.ours())
def test_nothing_changes_without_a_new_version(key: str) -> None:
    """When this fails: raise the version that `make golden` names, add it to the changelog, then run `make golden`."""
    noted = json.loads((VERSIONS / f"{key}.json").read_text(encoding="utf-8"))
    assert standing(games.load(key)) == noted


def test_a_change_without_a_new_version_is_refused() -> None:
    noted = standing(games.load("villagers"))
    assert outdated(noted, noted) == []
    for part, version in (("data", "rules"), ("observations", "observed"), ("actions", "numbered")):
        changed = noted | {part: "another"}
        assert outdated(noted, changed) == [f"{part} changed, so raise Game.{version} and say so in the changelog"]
        assert outdated(noted, changed | {version: 99}) == []
