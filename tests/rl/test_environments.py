"""What environments promise beyond the official tests: rewards, ends, illegal actions, pictures, bots, waiting."""

from __future__ import annotations

import json
import pickle
from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest

from beffroi.kernel.errors import DataError, Illegal
from beffroi.kernel.flow import legal
from beffroi.rl import openspiel, pettingzoo
from beffroi.rl.gymnasium import LENIENT, SeatEnv, env_id
from beffroi.rl.names import Setting
from beffroi.rl.opponents import Opponents
from beffroi.rl.rewards import final


def played(env: Any, seed: int) -> Iterator[Any]:
    """Play a random game, one agent after another; return the environment after each step."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    while not any(env.terminations.values()) and not any(env.truncations.values()):
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(int(rng.choice(np.flatnonzero(mask))))
        yield env


@pytest.mark.parametrize(
    ("kind", "ranks", "expected"),
    [
        ("win", [2, 1, 3], [0.0, 1.0, 0.0]),
        ("win", [1, 1, 3], [0.5, 0.5, 0.0]),
        ("rank", [2, 1, 3], [0.0, 1.0, -1.0]),
        ("rank", [1, 1, 3, 4], [2 / 3, 2 / 3, -1 / 3, -1.0]),
        ("rank", [1, 1], [0.0, 0.0]),
        ("rank", [2], [-1.0]),  # solo, beaten by the Countess
        ("rank", [1], [1.0]),
        ("score", [1, 2], [0.0, 0.0]),
    ],
)
def test_rewards_at_the_end(kind: str, ranks: list[int], expected: list[float]) -> None:
    assert final(kind, ranks) == pytest.approx(expected)


def test_scores_are_paid_as_they_come_and_sum_up_to_the_points() -> None:
    env = pettingzoo.raw_env("bruges", 3, reward="score")
    total = dict.fromkeys(env.possible_agents, 0.0)
    env.reset(seed=4)
    start = env.table.game.points(env.table.state)
    times = 0
    for after in played(env, 4):
        times += any(after.rewards.values())
        for agent, reward in after.rewards.items():
            total[agent] += reward
    assert times > 5
    assert [start[i] + total[agent] for i, agent in enumerate(env.possible_agents)] == env.table.points
    assert env.table.points == env.table.game.points(env.table.state)


def test_ranks_and_wins_are_paid_at_the_end_only() -> None:
    for kind in ("rank", "win"):
        env = pettingzoo.raw_env("la_citta", 3, reward=kind)
        paid = [dict(after.rewards) for after in played(env, 6)]
        assert not any(any(rewards.values()) for rewards in paid[:-1])
        ranks = env.table.game.ranks(env.table.state)
        assert list(paid[-1].values()) == final(kind, ranks)
        assert max(paid[-1], key=lambda agent: paid[-1][agent]) == f"player_{ranks.index(1)}"


def test_a_game_that_is_too_long_is_truncated() -> None:
    env = pettingzoo.raw_env("villagers", 2, max_decisions=7)
    assert len(list(played(env, 1))) == 7
    assert set(env.truncations.values()) == {True}
    assert set(env.terminations.values()) == {False}


def test_pettingzoo_refuses_what_is_not_possible_and_says_what_is() -> None:
    env = pettingzoo.env("villagers", seats=2)
    env.reset(seed=1)
    mask = env.observe(env.agent_selection)["action_mask"]
    before = env.unwrapped.table.game.digest(env.unwrapped.table.state)
    with pytest.raises(Illegal, match=r"is not possible for seat \d; possible: \d+ \("):
        env.step(int(np.flatnonzero(mask == 0)[0]))
    assert env.unwrapped.table.game.digest(env.unwrapped.table.state) == before
    with pytest.raises(DataError, match="the options are"):
        pettingzoo.env("villagers", seats=2, colour="red")
    with pytest.raises(DataError, match="choose one of: rank, win, score"):
        pettingzoo.env("villagers", seats=2, reward="glory")
    for made in (pettingzoo.env, SeatEnv):
        with pytest.raises(DataError, match="choose one of: ansi, svg, rgb_array"):
            made("villagers", seats=2, render_mode="human")


def test_names_say_game_edition_and_version() -> None:
    assert str(pettingzoo.raw_env("villagers", 3)) == "villagers_v3"
    assert str(pettingzoo.raw_env("orleans", 3, edition=2014)) == "orleans_2014_v1"
    assert pettingzoo.parallel_env("orleans", 3, edition="2020").metadata["name"] == "orleans_2020_parallel_v1"


def test_environments_can_be_pickled() -> None:
    env = pickle.loads(pickle.dumps(pettingzoo.raw_env("orleans", 3, edition="2014", reward="win")))
    assert (env.table.setting.seats, env.table.options["edition"], env.table.reward) == (3, "2014", "win")


def test_all_that_plan_act_at_once_and_the_others_wait() -> None:
    env = pettingzoo.parallel_env("orleans", 4)
    seen, _ = env.reset(seed=3)
    rng = np.random.default_rng(3)
    together = alone = 0
    while env.agents:
        masks = {agent: one["action_mask"] for agent, one in seen.items()}
        asked = [agent for agent, mask in masks.items() if not mask[env.wait]]
        assert asked == [f"player_{seat}" for seat in env.table.waiting()]
        assert all(mask.sum() == 1 for agent, mask in masks.items() if agent not in asked)
        together += len(asked) > 1
        alone += len(asked) == 1
        seen, *_ = env.step({agent: int(rng.choice(np.flatnonzero(mask))) for agent, mask in masks.items()})
    assert together > 20
    assert alone > 20


def test_who_is_not_asked_can_only_wait() -> None:
    env = pettingzoo.parallel_env("bruges", 2)
    seen, _ = env.reset(seed=1)
    asked = env.table.waiting()[0]
    action = int(np.flatnonzero(seen[f"player_{asked}"]["action_mask"])[0])
    with pytest.raises(ValueError, match="can only wait"):
        env.step({f"player_{asked}": action, f"player_{1 - asked}": action})


@pytest.mark.parametrize("mode", ["ansi", "svg", "rgb_array"])
def test_pictures_show_the_public_table(mode: str) -> None:
    env = pettingzoo.raw_env("villagers", 2, render_mode=mode)
    env.reset(seed=1)
    picture = env.render()
    if mode == "rgb_array":
        assert picture.dtype == np.uint8
        assert picture.shape[2] == 3
        assert len(np.unique(picture)) > 10  # ink on paper
    else:
        assert "road" in picture
        assert "hand:" not in picture  # hands are hidden from spectators
        assert picture.startswith("<svg") == (mode == "svg")
    assert pettingzoo.raw_env("villagers", 2).render() is None


def test_pictures_of_a_game_have_one_size() -> None:
    env = pettingzoo.raw_env("la_citta", 5, render_mode="rgb_array")
    shapes = {after.render().shape for number, after in enumerate(played(env, 2)) if number % 90 == 0}
    assert len(shapes) == 1


def test_lenient_mode_takes_a_price_and_changes_nothing() -> None:
    env = SeatEnv("bruges", 2, illegal=LENIENT, penalty=0.25, max_decisions=3)
    seen, _ = env.reset(seed=2)
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    for number in range(3):
        after, reward, over, stopped, _ = env.step(wrong)
        assert (reward, over, stopped) == (-0.25, False, number == 2)
        assert (after["observation"] == seen["observation"]).all()
    strict = SeatEnv("bruges", 2)
    strict.reset(seed=2)
    with pytest.raises(Illegal, match="see the action mask"):
        strict.step(wrong)


@pytest.mark.parametrize("seat", [-1, 0, 2])
def test_the_learner_sits_where_it_is_told_or_anywhere(seat: int) -> None:
    env = SeatEnv("bruges", 3, seat=seat)
    seats = {env.reset(seed=seed)[1]["seat"] for seed in range(30)}
    assert seats == ({0, 1, 2} if seat == -1 else {seat})


def finished(env: gymnasium.Env[Any, Any], seed: int) -> dict[str, Any]:
    """Play a random game; return what the end reports."""
    seen, info = env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    over = False
    while not over:
        seen, _, over, _, info = env.step(rng.choice(np.flatnonzero(seen["action_mask"])))
    return info


def test_bots_sit_in_the_other_seats() -> None:
    """Apprentices nearly always beat random play, so a learner that plays at random must come in last."""
    weak, strong = (SeatEnv("villagers", 2, bots=[level]) for level in ("random", "apprentice"))
    assert sum(finished(strong, seed)["rank"] == 2 for seed in range(6)) >= 5
    assert 1 <= sum(finished(weak, seed)["rank"] == 1 for seed in range(12)) <= 11
    assert finished(weak, 3) == finished(SeatEnv("villagers", 2), 3)


def test_solo_and_its_modes() -> None:
    easy, hard = (SeatEnv("villagers", 1, options={"mode": mode}, bots=()) for mode in ("beginner", "hard"))
    assert finished(easy, 1)["seat"] == 0
    assert env_id(Setting("villagers", 1)) == "Beffroi/Villagers-1p-v3"
    assert finished(hard, 1)["points"] != finished(easy, 1)["points"]


def test_who_the_bots_are_is_checked() -> None:
    assert Opponents(Setting("bruges", 3), ["random"]).levels == ["random", "random"]
    assert Opponents(Setting("bruges", 3), ["random", "apprentice"]).levels == ["random", "apprentice"]
    with pytest.raises(DataError, match="name one, or one for each of the 2 other seats"):
        Opponents(Setting("bruges", 3), ["random"] * 3)
    with pytest.raises(DataError, match="name one level"):
        Opponents(Setting("bruges", 3), [])
    with pytest.raises(DataError, match="the levels are"):
        Opponents(Setting("bruges", 3), ["genius"])
    with pytest.raises(DataError, match="must be a number from 0 to 1, or -1"):
        SeatEnv("villagers", 2, seat=2)
    with pytest.raises(DataError, match="choose raise or penalty"):
        SeatEnv("villagers", 2, illegal="shrug")


def test_action_masks_are_the_legal_list() -> None:
    env = SeatEnv("la_citta", 2)
    env.reset(seed=5)
    assert list(np.flatnonzero(env.action_masks())) == legal(env.table.state, env.seat)


def test_openspiel_deals_by_a_chance_node_and_takes_options() -> None:
    assert openspiel.game_type("orleans").short_name == "beffroi_orleans"
    game = pyspiel.load_game("beffroi_orleans(seats=2,edition=2014,deals=3,first_seed=40,reward=win)")
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert [deal for deal, _ in state.chance_outcomes()] == [0, 1, 2]
    digests = set[str]()
    for deal in range(3):
        child = state.child(deal)
        digests.add(str(child))
        assert child.action_to_string(child.legal_actions()[0])
    assert len(digests) == 3
    rules = Setting("orleans", 2, {"edition": "2014"})
    assert rules.game().digest(rules.game().new(2, rules.options, 41)) in digests
    assert game.max_utility() == 1.0
    assert game.min_utility() == 0.0


def test_openspiel_observes_what_the_seat_sees() -> None:
    game = pyspiel.load_game("beffroi_villagers(seats=2)")
    state = game.new_initial_state().child(7)
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert str(twin) != str(state)
    assert json.loads(state.observation_string(0)) == Setting("villagers", 2).game().view(
        Setting("villagers", 2).game().new(2, {}, 7), 0
    )
    assert state.observation_string(0) != state.observation_string(1)
    assert state.observation_tensor(0) != state.observation_tensor(1)
    again = game.deserialize_state(twin.serialize())
    assert str(again) == str(twin)
