"""Hints: what they tell, in which order, and that they know no more than who asks."""

from __future__ import annotations

import pytest

from beffroi import games
from beffroi.bots import Decision
from beffroi.bots.hints import COMPARED, MATTERING, TOLD, Hint, explained, hint
from beffroi.bots.searcher import Budget
from beffroi.kernel.flow import State, legal, play
from beffroi.kernel.position import Position
from tests.bots.test_levels import decisions

FEW = Budget(simulations=20)


def asked(key: str, world: State, seat: int) -> Hint:
    """Return the hint for a seat of a game of three."""
    game = games.load(key)
    return hint(Decision(game, Position(3, game.complete({}), 0, world), seat, 9), FEW)


@pytest.mark.parametrize("key", games.keys())
def test_a_hint_compares_options_that_are_offered(key: str) -> None:
    game = games.load(key)
    told = 0
    for number, (state, seat) in enumerate(decisions(key, 3, 21)):
        if number == 6:
            break
        found = asked(key, state, seat)
        assert 1 <= len(found.options) <= COMPARED
        assert {game.words.parse(one.text) for one in found.options} <= set(legal(state, seat))
        assert found.move() == found.options[0].text
        assert len(found.matters) <= MATTERING
        names = set(game.evaluation().names)
        assert set(found.matters) <= names
        for one in found.options:
            assert 0 <= one.chance <= 1
            assert len(one.changes) <= TOLD
            assert {change.feature for change in one.changes} <= names
            worths = [abs(change.worth) for change in one.changes]
            assert worths == sorted(worths, reverse=True)
            told += len(one.changes)
    assert told > 0


@pytest.mark.parametrize("key", games.keys())
def test_a_hint_tells_nothing_hidden(key: str) -> None:
    """Two states with the same view give the same hint, and the same words about another player's move."""
    game = games.load(key)
    state, seat = next(decisions(key, 3, 22))
    other = game.sample(state, seat, 500)
    assert asked(key, game.sample(state, seat, 1), seat) == asked(key, game.sample(other, seat, 1), seat)
    viewer = (seat + 1) % 3
    after = state.clone()
    play(after, seat, legal(state, seat)[-1])
    again = [game.sample(one, viewer, 900) for one in (state, after)]
    assert explained(game, state, after, viewer, seat, 5) == explained(game, again[0], again[1], viewer, seat, 5)
