"""A batch plays the same games as one at a time, in the core's own memory."""

from __future__ import annotations

import numpy as np
import pytest

from beffroi.kernel.errors import DataError, Illegal
from beffroi.kernel.flow import legal, play
from beffroi.rl.encode import Encoder
from beffroi.rl.names import Setting, settings
from beffroi.rl.rewards import REWARDS, final
from beffroi.rl.vector import BatchEnv

ROWS = 3


@pytest.mark.parametrize("setting", list(settings()), ids=lambda one: one.title)
def test_rows_are_the_same_games_as_one_by_one(setting: Setting) -> None:
    game, encoder = setting.game(), Encoder(setting.game(), setting.seats, setting.options)
    env = BatchEnv(setting.key, setting.seats, ROWS, setting.options, seed=20)
    states = [game.new(setting.seats, setting.options, 20 + row) for row in range(ROWS)]
    rng = np.random.default_rng(2)
    for _ in range(150):
        for row, state in enumerate(states):
            seat = int(state.asked)
            assert env.seat[row] == seat
            assert (env.observation[row] == encoder.observation(state, seat)).all()
            assert (env.action_mask[row] == encoder.mask(state, seat)).all()
            assert list(env.choices[row, : env.counts[row]]) == legal(state, seat)
        actions = env.random(rng)
        env.step(actions)
        for row, state in enumerate(states):
            play(state, int(state.asked), int(actions[row]))
            assert bool(env.terminated[row]) == (not state.waiting)
            if not state.waiting:
                assert list(env.points[row]) == game.points(state)
                assert list(env.ranks[row]) == game.ranks(state)
                states[row] = game.new(setting.seats, setting.options, 20 + int(env.number[row]))


@pytest.mark.parametrize("reward", REWARDS)
def test_rewards_come_at_the_end_of_a_game(reward: str) -> None:
    env = BatchEnv("la_citta", 3, 4, reward=reward)
    rng = np.random.default_rng(1)
    ends = 0
    for _ in range(400):
        rewards = env.step(env.random(rng))
        assert rewards.shape == (4, 3)
        for row in range(4):
            if env.terminated[row]:
                ranks = [int(rank) for rank in env.ranks[row]]
                expected = list(env.points[row]) if reward == "score" else final(reward, ranks)
                assert rewards[row] == pytest.approx(expected)
                ends += 1
            else:
                assert not rewards[row].any()
    assert ends > 3


def test_games_that_are_too_long_make_way() -> None:
    env = BatchEnv("bruges", 2, 2, max_decisions=5)
    rng = np.random.default_rng(1)
    stopped = []
    for _ in range(10):
        env.step(env.random(rng))
        stopped.append(list(env.truncated))
    assert stopped == ([[False, False]] * 4 + [[True, True]]) * 2
    assert list(env.number) == [4, 5]
    assert not env.terminated.any()


def test_one_action_that_is_not_possible_refuses_all() -> None:
    env = BatchEnv("bruges", 2, 2)
    rng = np.random.default_rng(1)
    actions = env.random(rng)
    before = env.observation.copy()
    actions[1] = int(np.flatnonzero(env.action_mask[1] == 0)[0])
    with pytest.raises(Illegal, match="in row 1; see its mask"):
        env.step(actions)
    assert (env.observation == before).all()
    for wrong in (-1, env.encoder.actions):
        actions[1] = wrong
        with pytest.raises(Illegal, match="in row 1"):
            env.step(actions)
    with pytest.raises(DataError, match="1 are given for 2 games"):
        env.step(actions[:1])
    with pytest.raises(DataError, match="one row or more"):
        BatchEnv("bruges", 2, 0)
    with pytest.raises(DataError, match="2 to 4 players"):
        BatchEnv("bruges", 9, 1)


def test_arrays_are_read_in_place() -> None:
    env = BatchEnv("villagers", 2, 2)
    seen = env.observation
    before = seen.copy()
    env.step(env.random(np.random.default_rng(1)))
    assert (seen != before).any()
    assert not seen.flags.writeable
