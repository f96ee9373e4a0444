"""The version of the rules and the fingerprint of the data of every game."""

from __future__ import annotations

import pytest

from beffroi import games

# rules version, fingerprint of the data
KNOWN = {
    "bruges": (2, "6047e8738706"),
    "orleans": (2, "a86c06791786"),
    "la_citta": (2, "7b4c778ff42c"),
    "villagers": (2, "82e3e556ab96"),
}


@pytest.mark.parametrize("key", games.keys())
def test_data_do_not_change_without_a_new_rules_version(key: str) -> None:
    """When this fails: raise Game.rules, say so in the changelog under Rules, then note both here."""
    game = games.load(key)
    assert (game.rules, game.fingerprint) == KNOWN[key]
