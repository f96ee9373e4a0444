"""Games as Gymnasium environments: one learner, bots in the other seats; importing this registers the ids.

`gymnasium.make("beffroi.rl.gymnasium:Beffroi/Villagers-2p-v3", bots=["apprentice"])`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from beffroi.kernel.errors import DataError
from beffroi.kernel.flow import play_legal
from beffroi.rl.names import Setting, settings
from beffroi.rl.opponents import RANDOM, Opponents
from beffroi.rl.render import MODES, check_mode, rendered
from beffroi.rl.rewards import RANK
from beffroi.rl.table import SEEDS, Table
from beffroi.rl.text import told

Observation = dict[str, Any]
STRICT, LENIENT = "raise", "penalty"  # what happens on an illegal action
ANY_SEAT = -1


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """One seat of a game; between its decisions, bots play the others."""

    metadata: dict[str, Any] = {"render_modes": MODES, "render_fps": 1}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        game: str,
        seats: int,
        options: dict[str, str] | None = None,
        bots: Sequence[str] = (RANDOM,),
        seat: int = ANY_SEAT,
        reward: str = RANK,
        illegal: str = STRICT,
        penalty: float = 0.01,
        max_decisions: int = 0,
        render_mode: str | None = None,
    ) -> None:
        """`seat` is the learner's, or -1 for a random one each game; `penalty` is the cost of an illegal action."""
        setting = Setting(game, seats, options or {})
        if not ANY_SEAT <= seat < seats:
            raise DataError("seat", f"must be a number from 0 to {seats - 1}, or -1 for any")
        if illegal not in (STRICT, LENIENT):
            raise DataError("illegal", f"«{illegal[:40]}» is unknown; choose {STRICT} or {LENIENT}")
        check_mode(render_mode)
        self.table = Table(setting, reward, max_decisions)
        self.opponents = Opponents(setting, bots)
        self.fixed = seat
        self.seat = max(0, seat)
        self.lenient = illegal == LENIENT
        self.penalty = penalty
        self.render_mode = render_mode
        encoder = self.table.encoder
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(encoder.low, encoder.high, dtype=np.int64),
                "action_mask": spaces.Box(0, 1, (encoder.actions,), np.int8),
            }
        )
        self.action_space = spaces.Discrete(encoder.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game, and let the bots play until the learner's first decision."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(SEEDS))
        self.table.deal(number)
        self.seat = self.fixed if self.fixed != ANY_SEAT else number % self.table.setting.seats
        self.opponents.sit(self.seat, number)
        self.wait()
        return self.seen(), self.info()

    def wait(self) -> None:
        """Let the bots play until the learner must decide or the game is over."""
        state = self.table.state
        while state.waiting and not (state.waiting >> self.seat) & 1:
            other = int(state.asked)
            play_legal(state, other, self.opponents.choose(state, other))

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play an action and the bots' replies."""
        table = self.table
        if self.lenient and not table.allows(self.seat, int(action)):
            table.waste(self.seat, self.penalty)
        else:
            table.require(self.seat, int(action))
            play_legal(table.state, self.seat, int(action))
            self.wait()
            table.decisions += 1
            table.reckon()
        return self.seen(), table.rewards[self.seat], table.over, table.stopped, self.info()

    def seen(self) -> Observation:
        """Return what the learner sees."""
        encoder, state = self.table.encoder, self.table.state
        return {"observation": encoder.observation(state, self.seat), "action_mask": encoder.mask(state, self.seat)}

    def info(self) -> dict[str, Any]:
        """Return the learner's seat, and the result once the game is over."""
        out: dict[str, Any] = {"seat": self.seat}
        if self.table.over:
            game, state = self.table.game, self.table.state
            out |= {"points": game.points(state)[self.seat], "rank": game.ranks(state)[self.seat]}
        return out

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the legal actions, under the name sb3-contrib expects."""
        return self.table.encoder.mask(self.table.state, self.seat).astype(np.bool_)

    def render(self) -> Any:
        """Return what the learner sees, as text or as an image."""
        return rendered(told(self.table.game.view(self.table.state, self.seat)), self.render_mode)


def env_id(setting: Setting) -> str:
    """Return the id of an environment: `Beffroi/Orleans2014-3p-v0`."""
    return f"Beffroi/{setting.title}-v{setting.version}"


def register_all() -> None:
    """Register every game, edition and number of players with Gymnasium."""
    for setting in settings():
        if env_id(setting) not in gymnasium.registry:
            gymnasium.register(
                env_id(setting),
                "beffroi.rl.gymnasium:SeatEnv",
                kwargs={"game": setting.key, "seats": setting.seats, "options": setting.options},
            )


register_all()
