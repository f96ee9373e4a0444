"""The evaluation of Orléans: named features, quiet states, plans seen as carried out, potential that rises."""

from __future__ import annotations

import math
from typing import Any

import pytest

from beffroi import games
from beffroi.kernel.chance import Rng
from beffroi.kernel.flow import legal, play
from beffroi.kernel.greedy import candidates, one_ply
from beffroi.kernel.search import playing_rng
from tests.kit import Table, orleans

STARTERS = {"farmer*": 1, "boatman*": 1, "craftsman*": 1, "trader*": 1}


def found(table: Table, seat: int = 0) -> dict[str, float]:
    """Return the features of a seat by name."""
    evaluator = table.game.evaluation()
    evaluator.use(2)
    evaluator.count(table.match.state, seat, evaluator.counts)
    return dict(zip(evaluator.names, evaluator.counts, strict=True))


def features(phase: str = "followers", **player: Any) -> dict[str, float]:
    """Return the features of seat 0 in a later round."""
    return found(orleans(players=[player, {}], phase=phase, round=5))


def quiet(table: Table) -> bool:
    """Return whether the state of a table can be judged."""
    return table.game.evaluation().quiet(table.match.state)


def test_every_feature_has_one_name_and_two_weights_for_each_number_of_players() -> None:
    evaluator = games.load("orleans").evaluation()
    assert len(set(evaluator.names)) == len(evaluator.names) == len(evaluator.counts)
    assert sorted(evaluator.weights) == [2, 3, 4, 5]
    for weights in evaluator.weights.values():
        assert len(weights.early) == len(weights.late) == len(evaluator.names)


@pytest.mark.parametrize(("seats", "edition"), [(2, "2014"), (3, "2020"), (5, "2020")])
def test_features_of_a_whole_game_are_finite_and_leave_the_state_alone(seats: int, edition: str) -> None:
    game = games.load("orleans")
    evaluator = game.evaluation()
    state = game.new(seats, game.complete({"edition": edition}), 11)
    rng = playing_rng(11)
    while state.waiting:
        before = game.digest(state)
        assert 0.0 <= evaluator.progress(state) <= 1.0
        assert all(math.isfinite(points) for points in evaluator.forecast(state))
        assert game.digest(state) == before
        options = legal(state, state.asked)
        play(state, state.asked, options[rng.below(len(options))])


def test_new_decisions_are_quiet_and_what_they_begin_is_not() -> None:
    slots = {"village": ["farmer*", "boatman*", "craftsman*"], "wagon": ["farmer", "trader*", "knight"]}
    t = orleans(players=[{"slots": slots, "market": []}, {}], phase="actions", round=5)
    assert quiet(t)
    assert not quiet(t.do("0 act village"))
    assert not quiet(t.do("0 recruit trader"))
    t.do("0 take hayrick")
    assert quiet(t)
    assert not quiet(t.do("1 pass", "0 act wagon"))


def test_a_character_moved_back_is_a_draw_half_done() -> None:
    slots = {"castle": ["farmer"]}
    t = orleans(players=[{"slots": slots, "market": [], "bag": STARTERS}, {}], phase="followers", round=5)
    assert quiet(t)
    assert not quiet(t.do("0 recall castle.1"))


def test_planning_and_being_ready_are_quiet() -> None:
    t = orleans(players=[{"market": ["farmer*"]}, {}], phase="planning", round=5)
    assert quiet(t)
    assert quiet(t.do("0 place castle.1 farmer*"))
    assert quiet(t.do("0 ready"))


def test_time_stands_still_from_the_plan_to_the_next_draw() -> None:
    def progress(phase: str, number: int) -> float:
        t = orleans(players=[{"bag": STARTERS, "market": []}, {"market": ["farmer*"]}], phase=phase, round=number)
        return t.game.evaluation().progress(t.match.state)

    assert progress("planning", 5) == progress("actions", 5) == progress("followers", 6)
    assert progress("planning", 6) > progress("planning", 5)


def test_a_place_that_stands_ready_counts_as_carried_out() -> None:
    ready = features("planning", slots={"university": ["farmer*", "craftsman*", "trader*"]}, market=[])
    lacking = features("planning", slots={"university": ["farmer*", "craftsman*"]}, market=[])
    assert ready["scholars"] == lacking["scholars"] + 1
    assert ready["development"] == lacking["development"] + 2
    assert lacking["standing"] == 2
    assert ready["standing"] == 0


def test_a_place_that_the_market_completes_counts_too_but_a_hair_less() -> None:
    t = orleans(players=[{"market": ["farmer*", "boatman*", "trader*"]}, {}], phase="planning", round=5)
    before = found(t)
    after = found(t.do("0 place castle.1 farmer*"))
    assert before["knights"] == after["knights"] == 1
    assert 0 < after["points"] - before["points"] < 0.1
    assert found(t.do("0 ready"))["knights"] == 0  # what the market could have completed is forgone


def test_who_has_passed_carries_nothing_out_in_this_round() -> None:
    slots = {"castle": ["farmer*", "boatman*", "trader*"]}
    t = orleans(players=[{"slots": slots, "market": []}, {"market": []}], phase="actions", round=5)
    assert found(t)["knights"] == 1
    assert found(t.do("0 pass"))["knights"] == 0


def test_a_move_leads_to_where_the_guildhall_can_build() -> None:
    slots = {"guildhall": ["farmer", "craftsman*", "knight"], "wagon": ["farmer*", "trader*", "knight"]}
    built = {"slots": slots, "market": [], "built": ["orleans"]}
    assert features("planning", **built)["posts"] == 2
    assert features("planning", **(built | {"slots": {"guildhall": slots["guildhall"]}}))["posts"] == 1


def test_followers_in_the_town_hall_turn_into_coins() -> None:
    here = features("planning", slots={"town_hall": ["monk"]}, market=[])
    there = features("planning", bag=STARTERS | {"monk": 1}, market=[])
    assert here["coins"] == there["coins"] + 3
    assert here["monks"] == there["monks"] - 1


def test_the_events_to_come_are_known_but_for_their_order() -> None:
    low = features(development=3, goods={}, built=[])
    high = features(development=4, goods={"wool": 2}, built=["orleans", "blois"])
    assert high["income_to_come"] > low["income_to_come"]
    assert high["trading_to_come"] > low["trading_to_come"] == 0
    assert high["taxes_to_come"] > low["taxes_to_come"] == 0
    assert features(goods={"grain": 2})["hunger_to_come"] == low["hunger_to_come"] - 2


@pytest.mark.parametrize(
    ("name", "less", "more"),
    [
        ("draws", {}, {"tracks": {"knight": 1}}),
        ("hand", {"tracks": {"knight": 2}}, {"tracks": {"knight": 2}, "bag": {"monk": 1}}),
        ("scholars", {}, {"bag": {"scholar": 1}}),
        ("technology_held", {}, {"held": 1}),
        ("technology_building", {}, {"slots": {"guildhall": ["tech"]}}),
        ("school", {}, {"tiles": ["school"]}),
        ("goods_tiles", {"tiles": ["hayrick"]}, {"tiles": ["winery"]}),
        ("citizens", {}, {"citizens": 1}),
        ("market", {"market": []}, {"market": ["monk"]}),
    ],
)
def test_potential_rises(name: str, less: dict[str, Any], more: dict[str, Any]) -> None:
    assert features(**more)[name] > features(**less)[name]


def test_a_one_ply_bot_completes_its_plan_before_it_is_ready() -> None:
    t = orleans(players=[{"market": ["farmer*", "boatman*", "trader*"]}, {"market": []}], phase="planning", round=3)
    game = t.game
    state = t.match.state
    rng = Rng(1, 2, 3, 4)
    done: list[str] = []
    while not done or done[-1] != "ready":
        action = one_ply(game.evaluation(), [game.sample(state, 0, 5)], 0, rng)
        done.append(game.words.text(int(action)))
        play(state, 0, action)
    assert sorted(done[:-1]) == ["place castle.1 farmer*", "place castle.2 boatman*", "place castle.3 trader*"]


def test_the_default_policy_completes_the_place_worth_most() -> None:
    """ORL-7: with a boatman and a craftsman at hand the Farm House can be filled, then nothing more."""
    table = orleans(players=[{"market": {"boatman*": 1, "craftsman*": 1}}, {}], phase="planning", round=5)
    state, evaluator = table.match.state, table.game.evaluation()
    words = table.game.words
    said: list[str] = []
    while not said or said[-1] != "ready":
        action = evaluator.default_action(state, 0)
        said.append(words.text(action))
        play(state, 0, action)
    assert len(said) == 3
    assert len({text.split()[1].partition(".")[0] for text in said[:2]}) == 1, said


def considered(table: Table) -> list[str]:
    """Return the options of seat 0 that a bot looks at."""
    state, words = table.match.state, table.game.words
    return [words.text(int(action)) for action in candidates(table.game.evaluation(), state, 0)]


def test_bots_make_a_plan_in_one_order_only() -> None:
    """Slots are filled from the first on, a place that was begun is completed, and nothing comes back."""
    market = {"farmer*": 1, "boatman*": 1, "craftsman*": 1, "trader*": 1}
    t = orleans(players=[{"market": market}, {}], phase="planning", round=5)
    first = considered(t)
    assert "ready" in first
    assert "place castle.1 farmer*" in first
    assert "place castle.2 boatman*" not in first, "the first slot of the Castle is still free"
    t.do("0 place castle.1 farmer*")
    assert considered(t) == ["ready", "place castle.2 boatman*"]
    t.do("0 place castle.2 boatman*", "0 place castle.3 trader*")
    assert not [text for text in considered(t) if text.startswith("withdraw")]
    assert len(considered(t)) > 1, "the next place may be begun"


def test_a_place_that_nobody_at_hand_completes_keeps_no_other_waiting() -> None:
    market = {"farmer*": 1, "boatman*": 1, "craftsman*": 1}
    t = orleans(players=[{"market": market}, {}], phase="planning", round=5).do("0 place castle.1 farmer*")
    assert "place farm.1 boatman*" in considered(t)


def test_a_slot_for_which_nobody_is_at_hand_bars_none_behind_it() -> None:
    t = orleans(players=[{"market": {"trader*": 1}}, {}], phase="planning", round=5)
    assert "place castle.3 trader*" in considered(t)


@pytest.mark.parametrize("planning", ["simultaneous", "turn_order"])
def test_every_plan_can_be_made_in_the_order_of_bots(planning: str) -> None:
    """Whole games in which only what bots consider is played: a plan is never stuck, and something is always left."""
    game = games.load("orleans")
    evaluator = game.evaluation()
    state = game.new(3, game.complete({"planning": planning}), 8)
    rng = playing_rng(8)
    narrowed = 0
    while state.waiting:
        seat = state.asked
        options = candidates(evaluator, state, seat)
        assert len(options) > 0
        assert set(options) <= set(legal(state, seat))
        narrowed += len(options) < len(legal(state, seat))
        play(state, seat, options[rng.below(len(options))])
    assert narrowed > 20


@pytest.mark.parametrize("planning", ["simultaneous", "turn_order"])
def test_what_others_count_stays_while_somebody_plans_alone(planning: str) -> None:
    """Recounting only the planner gives the same result as counting everyone."""
    game = games.load("orleans")
    evaluator = game.evaluation()
    state = game.new(3, game.complete({"planning": planning}), 9)
    rng = playing_rng(9)
    spared = 0
    while state.waiting:
        seat = state.asked
        known = evaluator.baseline(state)
        options = legal(state, seat)
        after = state.clone()
        play(after, seat, options[rng.below(len(options))])
        assert list(evaluator.updated(known, state, after, seat)) == list(evaluator.forecast(after))
        spared += len(known) > 0 and evaluator.others_unchanged(state, after)
        state = after
    assert (spared > 50) == (planning == "simultaneous")
