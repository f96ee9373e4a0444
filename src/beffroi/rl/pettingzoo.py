"""Games as PettingZoo environments: agents act one after another, or all that must decide at once.

`env("villagers", seats=3)` and `parallel_env("orleans", seats=4, edition="2014")` are what most programs need.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle, seeding
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from beffroi.kernel.game import SPECTATOR
from beffroi.rl.names import Setting
from beffroi.rl.render import MODES, check_mode, rendered
from beffroi.rl.rewards import RANK
from beffroi.rl.table import SEEDS, Table
from beffroi.rl.text import told

Observation = dict[str, Any]
Stepped = tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


class Seating(EzPickle):
    """What both kinds of environments have in common: agents, spaces, observations, deals, images."""

    kind = ""  # suffix of their names
    idle = 0  # actions besides those of the game

    def __init__(
        self,
        game: str,
        seats: int,
        options: dict[str, str] | None = None,
        reward: str = RANK,
        max_decisions: int = 0,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, game, seats, options, reward, max_decisions, render_mode)
        check_mode(render_mode)
        self.table = Table(Setting(game, seats, options or {}), reward, max_decisions)
        self.render_mode = render_mode
        self.generator, _ = seeding.np_random(None)
        self.agents: list[str] = []
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        encoder = self.table.encoder
        self.wait = encoder.actions  # the action besides those of the game, if there is one
        numbers = spaces.Box(encoder.low, encoder.high, dtype=np.int64)
        mask = spaces.Box(0, 1, (encoder.actions + self.idle,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": numbers, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(mask.shape[0]) for agent in self.possible_agents}
        self.metadata: dict[str, Any] = {
            "name": f"{self.table.setting.name}{self.kind}_v{self.table.setting.version}",
            "render_modes": MODES,
            "render_fps": 1,
            "is_parallelizable": False,
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the observation space of an agent: numbers and action mask."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the action space of an agent."""
        return self.action_spaces[agent]

    def deal(self, seed: int | None) -> None:
        """Start a new game from a seed, or from the next random one."""
        if seed is not None:
            self.generator, _ = seeding.np_random(seed)
        self.table.deal(int(self.generator.integers(SEEDS)))
        self.agents = self.possible_agents[:]

    def seen(self, seat: int) -> Observation:
        """Return what a seat sees; no game action is legal while it has nothing to decide."""
        encoder, state = self.table.encoder, self.table.state
        mask = encoder.mask(state, seat)
        if self.idle:
            mask = np.append(mask, np.int8(not mask.any()))
        return {"observation": encoder.observation(state, seat), "action_mask": mask}

    def render(self) -> Any:
        """Return what everybody may see, as text or as an image."""
        return rendered(told(self.table.game.view(self.table.state, SPECTATOR)), self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""


class TurnEnv(Seating, AECEnv[str, Observation, int | None]):
    """A game in which agents act one after another."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game."""
        self.deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[int(self.table.state.asked)]

    def observe(self, agent: str) -> Observation:
        """Return what an agent sees."""
        return self.seen(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """Let the agent whose turn it is act."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} must choose an action; None is for agents whose game is over")
        self._cumulative_rewards[agent] = 0.0
        self.table.act([(self.possible_agents.index(agent), int(action))])
        self.rewards = dict(zip(self.possible_agents, self.table.rewards))
        self.terminations = dict.fromkeys(self.agents, self.table.over)
        self.truncations = dict.fromkeys(self.agents, self.table.stopped)
        if not self.table.over:
            self.agent_selection = self.possible_agents[int(self.table.state.asked)]
        self._accumulate_rewards()


class TogetherEnv(Seating, ParallelEnv[str, Observation, int]):
    """A game in which all agents that must decide act at once; the others can only wait.

    There is one more action than the game has: the last one, `wait`, is all an agent can do while it is not
    asked. Several agents are asked in phases that are simultaneous by the rules.
    """

    kind = "_parallel"
    idle = 1

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Start a new game."""
        self.deal(seed)
        return self.all_seen(), {agent: {} for agent in self.agents}

    def all_seen(self) -> dict[str, Observation]:
        """Return what every agent sees."""
        return {agent: self.seen(seat) for seat, agent in enumerate(self.possible_agents)}

    def step(self, actions: dict[str, int]) -> Stepped:
        """Let all agents that are asked act."""
        waiting = self.table.waiting()
        moves: list[tuple[int, int]] = []
        for seat, agent in enumerate(self.possible_agents):
            if seat in waiting:
                moves.append((seat, int(actions[agent])))
            elif actions.get(agent, self.wait) != self.wait:
                raise ValueError(f"{agent} is not asked now and can only wait: action {self.wait}")
        self.table.act(moves)
        agents, table = self.possible_agents, self.table
        if table.over or table.stopped:
            self.agents = []
        return (
            self.all_seen(),
            dict(zip(agents, table.rewards)),
            dict.fromkeys(agents, table.over),
            dict.fromkeys(agents, table.stopped),
            {agent: {} for agent in agents},
        )


def raw_env(game: str, seats: int, **arguments: Any) -> TurnEnv:
    """Return an environment without wrappers; options of the game and of the environment by name."""
    return TurnEnv(game, seats, **sorted_out(arguments))


def env(game: str, seats: int, **arguments: Any) -> Any:
    """Return an environment that also refuses invalid action numbers and calls in the wrong order."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw_env(game, seats, **arguments)))


def parallel_env(game: str, seats: int, **arguments: Any) -> TogetherEnv:
    """Return an environment in which all agents that are asked act at once."""
    return TogetherEnv(game, seats, **sorted_out(arguments))


def sorted_out(arguments: dict[str, Any]) -> dict[str, Any]:
    """Separate the options of the game (`edition="2014"`) from those of the environment."""
    own = {name: arguments.pop(name) for name in ("reward", "max_decisions", "render_mode") if name in arguments}
    return own | {"options": {name: str(value) for name, value in arguments.items()}}
