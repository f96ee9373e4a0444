"""The official tests of PettingZoo, Gymnasium and OpenSpiel, on every game, edition and number of players."""

from __future__ import annotations

from typing import Any

import gymnasium
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test

from beffroi import games
from beffroi.rl import openspiel, pettingzoo
from beffroi.rl.gymnasium import LENIENT, env_id
from beffroi.rl.names import Setting, settings

ALL = list(settings())
CYCLES = 300  # rounds of all agents: most games end within them
EVERY = pytest.mark.parametrize("setting", ALL, ids=lambda one: one.title)

# What api_test() says about any environment whose observation is a dict with a mask, except its own.
USUAL = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),  # when the game is over
]


def usual(test: Any) -> Any:
    """Mark a test for environments with a mask."""
    for mark in USUAL:
        test = mark(test)
    return test


def test_every_game_edition_and_number_of_players_is_there() -> None:
    titles = [one.title for one in ALL if one.key in games.ours()]
    assert len(titles) == len(set(titles)) == 19
    assert {"Villagers-1p", "Villagers-5p", "Orleans2014-4p", "Orleans2020-5p", "LaCitta-5p", "Bruges-4p"} <= set(
        titles
    )


@EVERY
@usual
def test_pettingzoo_one_after_the_other(setting: Setting) -> None:
    api_test(pettingzoo.env(setting.key, setting.seats, **setting.options), num_cycles=CYCLES)


@usual
def test_pettingzoo_games_that_are_truncated() -> None:
    api_test(pettingzoo.env("orleans", 3, max_decisions=25, reward="score"), num_cycles=CYCLES)
    parallel_api_test(pettingzoo.parallel_env("orleans", 3, max_decisions=25), num_cycles=100)


@EVERY
@usual
def test_pettingzoo_seeds(setting: Setting) -> None:
    seed_test(lambda: pettingzoo.env(setting.key, setting.seats, **setting.options), num_cycles=40)


@EVERY
@usual
def test_pettingzoo_all_at_once(setting: Setting) -> None:
    parallel_api_test(pettingzoo.parallel_env(setting.key, setting.seats, **setting.options), num_cycles=100)


@EVERY
def test_gymnasium(setting: Setting) -> None:
    """The checker takes actions without the mask, so illegal actions must be allowed."""
    check_env(gymnasium.make(env_id(setting), illegal=LENIENT, render_mode="rgb_array").unwrapped)


@EVERY
def test_openspiel(setting: Setting) -> None:
    options = "".join(f",{name}={value}" for name, value in setting.options.items())
    game = pyspiel.load_game(f"{openspiel.game_type(setting.key).short_name}(seats={setting.seats}{options})")
    assert (game.num_players(), game.num_distinct_actions()) == (setting.seats, setting.game().words.size)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
