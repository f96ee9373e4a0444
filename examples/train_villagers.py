"""Masked PPO on Villagers for two, against bots: `pip install "beffroi[rl,train]"`, then run this file.

It trains for some minutes, plays unseen games from both seats, and reports how many it won.
"""

from __future__ import annotations

import argparse
from time import perf_counter, process_time
from typing import Any

import gymnasium
import numpy as np
import torch
from gymnasium import spaces
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.monitor import Monitor
from stable_baselines3.common.vec_env import DummyVecEnv

from beffroi.bots.league import wilson
from beffroi.rl.gymnasium import SeatEnv
from beffroi.rl.vector import BatchEnv

ENVS = 16
UNSEEN = 1_000_000  # seed of the first game that is not trained on


def common_actions() -> list[int]:
    """Return the actions that random games ever offer, with seats counted from the viewer's own.

    Of 4057 numbers, most are room for cards of data packs.
    """
    env = BatchEnv("villagers", 2, rows=64)
    generator = np.random.default_rng(0)
    offered = np.zeros(env.encoder.actions, np.bool_)
    for _ in range(4000):
        own = np.take_along_axis(env.action_mask, env.encoder.own_first[env.seat], axis=1)
        offered |= own.any(axis=0)
        env.step(env.random(generator))
    return [int(action) for action in np.flatnonzero(offered)]


class Villagers(gymnasium.Wrapper[Any, Any, Any, Any]):
    """One seat of Villagers: features for a network, points as rewards, a win at the end on top of them.

    The last number of its actions stands for all that are not common; it takes the first of those on offer.
    """

    def __init__(self, bot: str, actions: list[int]) -> None:
        env = SeatEnv("villagers", 2, bots=[bot], reward="score")
        super().__init__(env)
        self.seat = env
        self.actions = np.array(actions)
        self.rare = np.ones(env.table.encoder.actions, np.bool_)
        self.rare[self.actions] = False
        self.encoder = env.table.encoder
        self.observation_space = spaces.Box(-np.inf, np.inf, (self.encoder.width,), np.float32)
        self.action_space = spaces.Discrete(len(actions) + 1)

    def reset(self, **arguments: Any) -> tuple[Any, dict[str, Any]]:
        seen, info = self.env.reset(**arguments)
        return self.encoder.features(seen["observation"]), info

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if action == len(self.actions):
            action = np.flatnonzero(self.own_mask() & self.rare)[0]
        else:
            action = self.actions[action]
        seen, points, over, stopped, info = self.env.step(self.encoder.own_first[self.seat.seat][action])
        won = 0.0 if not over else 1.0 if info["rank"] == 1 else -1.0
        return self.encoder.features(seen["observation"]), float(points) / 20 + won, over, stopped, info

    def own_mask(self) -> Any:
        """Return the legal actions with seats counted from the viewer's own, so that one network fits both seats."""
        return self.seat.action_masks()[self.encoder.own_first[self.seat.seat]]

    def action_masks(self) -> Any:
        """Return what is possible; sb3-contrib asks for it by this name."""
        mask = self.own_mask()
        return np.append(mask[self.actions], (mask & self.rare).any())


class Minutes(BaseCallback):
    """Stops training after a time, and tells how it goes."""

    def __init__(self, minutes: float) -> None:
        super().__init__()
        self.until = perf_counter() + 60 * minutes

    def _on_step(self) -> bool:
        return perf_counter() < self.until

    def _on_rollout_end(self) -> None:
        won = [float(game["r"]) for game in self.model.ep_info_buffer or []]
        print(f"{self.num_timesteps:8} decisions, reward {np.mean(won) if won else 0:6.2f}", flush=True)


def evaluated(model: MaskablePPO, env: Villagers, games: int) -> tuple[float, float]:
    """Return the share of unseen games that were won, and the mean of the points."""
    wins = points = 0.0
    for number in range(games):
        seen, info = env.reset(seed=UNSEEN + number)
        over = False
        while not over:
            action, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=True)
            seen, _, over, _, info = env.step(int(action))
        wins += info["rank"] == 1
        points += info["points"]
    return wins / games, points / games


def main() -> None:
    """Train, then play."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=5.0, help="how long to train")
    parser.add_argument("--bot", default="random", help="level of the other seat: random, apprentice…")
    parser.add_argument("--games", type=int, default=400, help="how many games to judge it by")
    parser.add_argument("--threads", type=int, default=2, help="cores that torch may use")
    parser.add_argument("--save", default="", help="where to keep the network")
    chosen = parser.parse_args()
    torch.set_num_threads(chosen.threads)
    actions = common_actions()
    env = DummyVecEnv([lambda: Monitor(Villagers(chosen.bot, actions)) for _ in range(ENVS)])
    model = MaskablePPO(
        "MlpPolicy", env, n_steps=256, batch_size=512, n_epochs=4, learning_rate=5e-4, gamma=0.995, ent_coef=0.01,
        policy_kwargs={"net_arch": [256]}, seed=1, device="cpu",
    )  # fmt: skip
    began = perf_counter()
    model.learn(10_000_000, callback=Minutes(chosen.minutes))
    seconds = perf_counter() - began
    print(f"trained on {model.num_timesteps} decisions in {seconds:.0f} s, {process_time():.0f} s of CPU time")
    share, points = evaluated(model, Villagers(chosen.bot, actions), chosen.games)
    low, high = wilson(share * chosen.games, chosen.games)
    print(f"won {100 * share:.1f} % (95 %: {100 * low:.1f} to {100 * high:.1f}) of {chosen.games} games against "
          f"{chosen.bot}, with {points:.1f} points on the mean")  # fmt: skip
    if chosen.save:
        model.save(chosen.save)


if __name__ == "__main__":
    main()
