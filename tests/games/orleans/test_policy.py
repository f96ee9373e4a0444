"""Default and rollout policy of Orléans: fill the market, keep it from clogging, feed with the cheapest goods."""

from __future__ import annotations

from typing import Any

import pytest

from beffroi import games
from beffroi.games.orleans.events import Feed
from beffroi.games.orleans.followers import Gather
from beffroi.games.orleans.planning import Plan
from beffroi.kernel.evaluation import NO_ACTION
from beffroi.kernel.flow import legal, pending, play
from beffroi.kernel.greedy import rollout_step
from beffroi.kernel.search import playing_rng
from tests.kit import Table, orleans

STARTERS = {"farmer*": 1, "boatman*": 1, "craftsman*": 1, "trader*": 1}


def usual(table: Table) -> str:
    """Return the default action of seat 0."""
    evaluator = table.game.evaluation()
    return table.game.words.text(int(evaluator.default_action(table.match.state, 0)))


def gathering(**player: Any) -> Table:
    """Let seat 0 draw or move back, in a later round."""
    return orleans(players=[player, {}], phase="followers", round=5)


@pytest.mark.parametrize(("seats", "edition"), [(2, "2014"), (5, "2020")])
def test_default_actions_are_legal_and_come_to_an_end(seats: int, edition: str) -> None:
    """In planning, drawing and feeding there is always one; elsewhere options are compared."""
    game = games.load("orleans")
    evaluator = game.evaluation()
    state = game.new(seats, game.complete({"edition": edition}), 5)
    rng = playing_rng(5)
    seen: dict[type, int] = {Plan: 0, Gather: 0, Feed: 0}
    in_a_row = 0
    while state.waiting:
        seat = state.asked
        options = legal(state, seat)
        before = game.digest(state)
        action = evaluator.default_action(state, seat)
        assert game.digest(state) == before
        assert evaluator.has_default_action(state, seat) == (action != NO_ACTION)
        kind = type(pending(state, seat))
        if kind in seen:
            assert action in options
            seen[kind] += 1
            in_a_row += 1
            assert in_a_row < 60 * seats
            play(state, seat, action)
        else:
            assert action == NO_ACTION
            in_a_row = 0
            play(state, seat, options[rng.below(len(options))])
    assert all(seen.values()), seen


def test_the_default_policy_keeps_drawing_and_acting() -> None:
    """A market full of followers that complete nothing would end all draws: then a game brings about 25 points."""
    game = games.load("orleans")
    evaluator = game.evaluation()
    points = 0
    for seed in range(6):
        state = game.new(2, game.complete({}), 300 + seed)
        rng = playing_rng(seed)
        while state.waiting:
            rollout_step(evaluator, state, 0, rng)
        points += sum(game.points(state))
    assert points / 12 > 50


def test_followers_who_complete_nothing_leave_a_full_market() -> None:
    """ORL-6.2: eight farmers leave no room to draw; some wait on places or go to deeds, in whatever order."""
    table = orleans(players=[{"market": {"farmer": 8}, "bag": STARTERS}, {}], phase="planning", round=5)
    said: list[str] = []
    while not said or said[-1] != "ready":
        said.append(usual(table))
        table.do(f"0 {said[-1]}")
    assert len(said) > 2
    assert any(text.startswith("place town_hall") for text in said)


def test_all_that_may_be_drawn_is_drawn() -> None:
    """ORL-6.1, 6.2: four without a knight, if there is room."""
    assert usual(gathering(bag={"farmer": 6} | STARTERS, market=[])) == "draw 4"
    assert usual(gathering(bag=STARTERS, market={"farmer": 6})) == "draw 2"


def test_who_is_of_more_use_in_the_market_is_moved_back() -> None:
    """ORL-6.5, 9.1: boatman and craftsman fill the Farm House, but one of them waits on the Castle."""
    market = {"craftsman*": 1}
    waiting = {"castle": [None, "boatman*", None], "wagon": ["farmer*", "trader*", None]}
    table = gathering(bag=[], market=market, slots=waiting)
    assert table.legal(0) == ["draw 0", "recall castle.2", "recall wagon.1", "recall wagon.2"]
    assert usual(table) == "recall castle.2"
    whole = gathering(bag=["monk"], market=market, slots={"castle": ["farmer*", "boatman*", "trader*"]})
    assert "recall castle.2" in whole.legal(0)
    assert usual(whole) == "draw 1", "the Castle is complete, a monk is welcome"


def test_food_worth_least_is_paid_first() -> None:
    player = {"coins": 30, "goods": ["wool", "wine", "cheese"]}
    table = orleans(players=[player, {}], event="harvest/B", agenda=[["Meet", 0]])
    assert set(table.legal(0)) == {"settle", "feed cheese", "feed wine"}
    assert usual(table) == "feed cheese"
    table.do("0 feed cheese")
    assert usual(table) == "feed wine"


def played_on(table: Table) -> str:
    """Return what seat 0 does where a game is only played on."""
    evaluator = table.game.evaluation()
    return table.game.words.text(int(evaluator.rollout_action(table.match.state, 0)))


def test_rollouts_act_place_by_place_posts_after_moves() -> None:
    """ORL-9.6, 9.8: the merchant goes on before a post is built; nobody passes who can act."""
    slots = {"guildhall": ["farmer*", "craftsman*", "knight"], "wagon": ["farmer", "trader*", "knight"]}
    table = orleans(players=[{"slots": slots, "bag": ["boatman*"]}, {}], phase="actions", round=5)
    assert table.legal(0) == ["pass", "act wagon", "act guildhall"]
    assert played_on(table) == "act wagon"
    table = orleans(players=[{"slots": slots | {"wagon": []}, "bag": ["boatman*", "trader*"]}, {}], phase="actions")
    assert table.legal(0) == ["pass", "act guildhall"]
    assert played_on(table) == "act guildhall"
    table = orleans(players=[{"slots": {}}, {}], phase="actions", round=5)
    assert played_on(table) == "pass"


def test_in_rollouts_only_the_town_hall_empties_the_market() -> None:
    market = {"farmer": 8}
    said: list[str] = []
    table = orleans(players=[{"market": market, "bag": STARTERS}, {}], phase="planning", round=5)
    while not said or said[-1] != "ready":
        said.append(played_on(table))
        table.do(f"0 {said[-1]}")
    assert said == ["place town_hall.1 farmer", "place town_hall.2 farmer", "ready"]
