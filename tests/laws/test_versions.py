"""The version of the rules and the fingerprint of the data of every game."""

from __future__ import annotations

import pytest

from beffroi import games

# rules version, fingerprint of the data
KNOWN = {
    "bruges": (1, "df8639f1881c"),
    "orleans": (1, "b625f95af9e2"),
    "la_citta": (1, "6057160e9e7d"),
    "villagers": (2, "b0789da12b93"),
}


@pytest.mark.parametrize("key", games.keys())
def test_data_do_not_change_without_a_new_rules_version(key: str) -> None:
    """When this fails: raise Game.rules, say so in the changelog under Rules, then note both here."""
    game = games.load(key)
    assert (game.rules, game.fingerprint) == KNOWN[key]
