"""Self-play on plain Ray: workers play games of a policy against itself, the head learns from how they ended.

`pip install "beffroi[rl,cluster]"`, then run this file, on the cores of this machine or with `--address auto` on a
cluster that has Beffroi installed. The policy is linear and needs only NumPy; REINFORCE with Adam.
"""

from __future__ import annotations

import argparse
from time import perf_counter
from typing import Any

import numpy as np
import ray
from numpy.typing import NDArray

from beffroi.bots.league import wilson
from beffroi.rl.vector import BatchEnv

Floats = NDArray[np.float32]
SCALE = 20.0  # points of lead that count like a win
UNSEEN = 1_000_000_000  # seed of the first game that is not trained on


def own_masks(env: BatchEnv) -> NDArray[np.bool_]:
    """Return the legal actions with seats counted from the viewer's own, so that one policy fits every seat."""
    return np.take_along_axis(env.action_mask, env.encoder.own_first[env.seat], axis=1).astype(np.bool_)


def common_actions(game: str, seats: int, steps: int = 2000) -> NDArray[np.int64]:
    """Return the actions that random games ever offer, counted from the own seat; others are left to chance."""
    env = BatchEnv(game, seats, rows=64)
    generator = np.random.default_rng(0)
    offered = np.zeros(env.encoder.actions, np.bool_)
    for _ in range(steps):
        offered |= own_masks(env).any(axis=0)
        env.step(env.random(generator))
    return np.flatnonzero(offered)


def chances(features: Floats, mask: NDArray[np.bool_], weights: Floats) -> Floats:
    """Return how likely the policy chooses each action."""
    logits = np.where(mask, features @ weights, np.float32(-1e9))
    likely = np.exp(logits - logits.max(axis=1, keepdims=True)) * mask
    return np.asarray(likely / np.maximum(likely.sum(axis=1, keepdims=True), 1e-9), np.float32)


def pick(likely: Floats, generator: np.random.Generator) -> NDArray[np.int64]:
    """Return an action of each row by its chances."""
    marks = generator.random((len(likely), 1)) * likely.sum(axis=1, keepdims=True)
    return np.minimum((likely.cumsum(axis=1) < marks).sum(axis=1), likely.shape[1] - 1)


def played(
    game: str, seats: int, weights: Floats, actions: NDArray[np.int64], rows: int, seed: int, alone: bool
) -> Any:
    """Play one game in every row; `alone`: the policy has seat row % seats, chance the others.

    Return features, choices, chances, row and seat of every decision of the policy, then points and ranks.
    """
    env = BatchEnv(game, seats, rows, seed=seed)
    generator = np.random.default_rng(seed)
    going = np.ones(rows, np.bool_)
    points, ranks = np.zeros((rows, seats)), np.zeros((rows, seats), np.int64)
    kept: list[tuple[Any, ...]] = []
    while going.any():
        mask = own_masks(env)[:, actions]
        ours = going & mask.any(axis=1)
        if alone:
            ours &= env.seat == env.each % seats
        choice = env.random(generator)
        at = np.flatnonzero(ours)
        features = env.encoder.features(env.observation[at])
        likely = chances(features, mask[at], weights)
        picks = pick(likely, generator)
        choice[at] = env.encoder.own_first[env.seat[at], actions[picks]]
        if not alone:
            kept.append((features, picks, likely, at, env.seat[at].copy()))
        env.step(choice)
        ended = going & env.terminated
        points[ended], ranks[ended] = env.points[ended], env.ranks[ended]
        going &= ~ended
    parts = [np.concatenate(part) for part in zip(*kept)] if kept else []
    return parts, points, ranks


def gradient(game: str, seats: int, weights: Floats, actions: NDArray[np.int64], rows: int, seed: int) -> Any:
    """Play games of the policy against itself; return which way to go, the decisions, and the mean of the points."""
    (features, picks, likely, row, seat), points, _ = played(game, seats, weights, actions, rows, seed, alone=False)
    others = (points.sum(axis=1, keepdims=True) - points) / max(1, seats - 1)
    lead = np.clip((points - others) / SCALE, -2, 2)
    push = -likely
    push[np.arange(len(picks)), picks] += 1
    push *= lead[row, seat].astype(np.float32)[:, None]
    return features.T @ push / len(picks), len(picks), float(points.mean())


def judged(game: str, seats: int, weights: Floats, actions: NDArray[np.int64], rows: int) -> float:
    """Return how many unseen games the policy wins against chance, a shared first place in parts."""
    _, _, ranks = played(game, seats, weights, actions, rows, UNSEEN, alone=True)
    first = ranks == 1
    return float((first[np.arange(rows), np.arange(rows) % seats] / first.sum(axis=1)).sum())


class Policy:
    """The weights, and Adam, which moves them."""

    def __init__(self, width: int, actions: int, rate: float) -> None:
        self.weights = np.zeros((width, actions), np.float32)
        self.mean, self.square = np.zeros_like(self.weights), np.zeros_like(self.weights)
        self.rate = rate
        self.steps = 0

    def move(self, way: Floats) -> None:
        """Go a step."""
        self.steps += 1
        self.mean = 0.9 * self.mean + 0.1 * way
        self.square = 0.99 * self.square + 0.01 * way**2
        mean, square = self.mean / (1 - 0.9**self.steps), self.square / (1 - 0.99**self.steps)
        self.weights = self.weights + self.rate * mean / (np.sqrt(square) + 1e-6)


def learned(chosen: argparse.Namespace, actions: NDArray[np.int64]) -> Floats:
    """Learn for a time: tasks play side by side, wherever Ray puts them, and the head waits for all of a round."""
    width = BatchEnv(chosen.game, chosen.seats, 1).encoder.width
    policy = Policy(width, len(actions), chosen.rate)
    remote: Any = ray.remote(gradient)
    began = perf_counter()
    games = decisions = 0
    while perf_counter() - began < 60 * chosen.minutes:
        shared = ray.put(policy.weights)
        seeds = range(games, games + chosen.workers * chosen.rows, chosen.rows)
        tasks = [remote.remote(chosen.game, chosen.seats, shared, actions, chosen.rows, seed) for seed in seeds]
        found = ray.get(tasks)
        policy.move(sum(way for way, _, _ in found) / len(found))
        games += chosen.workers * chosen.rows
        decisions += sum(count for _, count, _ in found)
        if policy.steps % 10 == 1:
            points = np.mean([points for _, _, points in found])
            print(f"round {policy.steps}: {decisions} decisions, {points:.1f} points in self-play", flush=True)
    print(f"learned from {decisions} decisions of {games} games in {perf_counter() - began:.0f} s")
    return policy.weights


def main() -> None:
    """Learn, then play against chance."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="villagers")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--address", default=None, help="of a Ray cluster; «auto» finds one; default: this machine")
    parser.add_argument("--workers", type=int, default=2, help="tasks in flight")
    parser.add_argument("--rows", type=int, default=64, help="games of a task")
    parser.add_argument("--minutes", type=float, default=3.0, help="how long to learn")
    parser.add_argument("--games", type=int, default=400, help="how many games to judge it by")
    parser.add_argument("--rate", type=float, default=0.003, help="how far a step goes")
    chosen = parser.parse_args()
    ray.init(address=chosen.address, num_cpus=None if chosen.address else chosen.workers, log_to_driver=False)
    actions = common_actions(chosen.game, chosen.seats)
    weights = learned(chosen, actions)
    wins = judged(chosen.game, chosen.seats, weights, actions, chosen.games)
    low, high = wilson(wins, chosen.games)
    share = 100 * wins / chosen.games
    print(f"won {share:.1f} % (95 %: {100 * low:.1f} to {100 * high:.1f}) of {chosen.games} games against random")


if __name__ == "__main__":
    main()
