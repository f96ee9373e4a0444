"""Whole duels against a second bookkeeping of the events, move by move: what may be decided, and what comes of it.

`BEFFROI_DUELS=1000` plays as many random games; without it a few of them are enough.
"""

from __future__ import annotations

import os
from typing import Any

import pytest

from beffroi import games
from beffroi.kernel.flow import legal, play
from beffroi.kernel.laws import choose
from beffroi.kernel.position import Position, write_position
from beffroi.kernel.search import playing_rng
from tests.games.villagers.ledger import EVENTS, Ledger

GAME = games.load("villagers")
MODES = ["normal", "beginner", "hard"]
DUELS = int(os.environ.get("BEFFROI_DUELS", "12"))
SETS = {"events", "begun", "bought", "spent"}  # their order means nothing
WATCHED = ["events", "bought", "spent", "summer", "winter", "jester", "duty", "recycled"]
FULLY = [*WATCHED, "begun", "round", "phase", "markets", "road", "stacks", "reserve", "buried", "commons", "discard"]
PLAYER = ["village", "treasury", "hand", "square", "due", "limit", "placed", "exchanges", "income"]


def same(key: str, mine: Any, theirs: Any) -> bool:
    """Compare one value of two documents."""
    if key in SETS:
        return sorted(mine) == sorted(theirs)
    if key == "hand":
        return sorted(mine) == sorted(theirs)
    return bool(mine == theirs)


def differences(ledger: dict[str, Any], engine: dict[str, Any], whole: bool) -> list[str]:
    """Return what the two books do not agree upon."""
    out = [key for key in (FULLY if whole else WATCHED) if not same(key, ledger[key], engine[key])]
    if whole:
        mine, theirs = ledger["players"][0], engine["players"][0]
        out += [key for key in PLAYER if not same(key, mine[key], theirs[key])]
        out += [f"countess.{key}" for key, value in engine["countess"].items() if ledger["countess"][key] != value]
    return out


def duel(mode: str, seed: int, seen: set[str]) -> None:
    """Play one random duel and compare both books with every move."""
    options = GAME.complete({"mode": mode})
    state = GAME.new(1, options, seed)
    rng = playing_rng(seed)
    before = write_position(GAME, Position(1, options, seed, state))
    while state.waiting:
        ledger = Ledger(before)
        texts = {GAME.words.text(action) for action in legal(state, 0)}
        at = f"{mode} {seed}, round {before['round']}, {before['agenda'][0]}"
        expected = ledger.options()
        if expected is None:
            assert {text for text in texts if text.startswith("jest ")} == ledger.jests(), at
        else:
            assert texts == expected, at
        if "bank" in texts:
            assert before["players"][0]["treasury"] >= ledger.bank_price(), at
        action = choose(GAME, state, 0, rng, seed % 2 == 0)
        move = GAME.words.text(action)
        play(state, 0, action)
        after = write_position(GAME, Position(1, options, seed, state))
        whole = ledger.play(move)
        found = differences(ledger.done(), after, whole)
        assert not found, f"{at}, {move}: {found}"
        if move.startswith("bank") or move.startswith("exchange"):
            assert sorted(ledger.doc["begun"]) == sorted(after["begun"]), at
        if move.startswith("bank"):
            assert ledger.you["treasury"] == after["players"][0]["treasury"], at
        seen.add(move if move.partition(" ")[0] in ("event", "jest", "ransom", "submit") else move.partition(" ")[0])
        before = after


@pytest.mark.parametrize("mode", MODES)
def test_two_books_of_the_duel_agree(mode: str) -> None:
    seen = set[str]()
    for seed in range(DUELS // 3):
        duel(mode, seed, seen)
    if DUELS >= 300:
        wanted = {f"event {name}" for name, entry in EVENTS.items() if entry["phase"] == "event"}
        assert wanted <= seen
        assert {"ransom", "submit", "point", "from", "lose", "hand-over"} <= seen
