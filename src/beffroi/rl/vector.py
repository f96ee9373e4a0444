"""Many games stepped at once into NumPy arrays; the loop over games and fields runs inside the compiled core."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from beffroi.kernel import batch as core
from beffroi.kernel.flow import MOST_OPTIONS
from beffroi.rl.encode import Encoder, Ints, bits, ints
from beffroi.rl.names import Setting
from beffroi.rl.rewards import RANK, WIN, check_reward

PLAYING, OVER, STOPPED = int(core.PLAYING), int(core.OVER), int(core.STOPPED)


class BatchEnv:
    """A batch of games, one per row, each observed by the seat to move. A finished game is replaced by the next seed.

    All arrays except the rewards are the core's own memory: they are read-only, and the next step overwrites them.
    Copy what you want to keep.
    """

    def __init__(
        self,
        game: str,
        seats: int,
        rows: int,
        options: dict[str, str] | None = None,
        reward: str = RANK,
        seed: int = 0,
        max_decisions: int = 0,
    ) -> None:
        """Deal the first games: row k starts with the seed plus k."""
        check_reward(reward)
        setting = Setting(game, seats, options or {})
        self.rows = rows
        self.seats = seats
        self.reward = reward
        self.encoder = Encoder(setting.game(), seats, setting.options)
        self.batch = batch = core.Batch(setting.game(), seats, setting.options, rows, seed, max_decisions)
        self.observation: Ints = ints(batch.observations).reshape(rows, -1)
        self.action_mask: NDArray[np.int8] = bits(batch.allowed.masks).reshape(rows, -1)
        self.choices: Ints = ints(batch.allowed.choices).reshape(rows, int(MOST_OPTIONS))
        self.counts: Ints = ints(batch.allowed.counts)  # number of valid choices in each row
        self.seat: Ints = ints(batch.seats)  # the seat to move
        self.number: Ints = ints(batch.numbers)  # of the game: its seed is the first seed plus this
        self.ended: NDArray[np.int8] = bits(batch.ended)
        self.points: Ints = ints(batch.points).reshape(rows, seats)  # of the game that ended last
        self.ranks: Ints = ints(batch.ranks).reshape(rows, seats)
        self.each = np.arange(rows)

    def step(self, actions: Ints) -> NDArray[np.float32]:
        """Play one action in every row; return the rewards of each seat, which are 0 until a game ends."""
        self.batch.step(actions.tolist())
        return self.rewards()

    @property
    def terminated(self) -> NDArray[np.bool_]:
        """Which rows hold a new game because the previous one was over."""
        return np.asarray(self.ended == OVER)

    @property
    def truncated(self) -> NDArray[np.bool_]:
        """Which rows hold a new game because the previous one went on too long."""
        return np.asarray(self.ended == STOPPED)

    def rewards(self) -> NDArray[np.float32]:
        """Return the rewards of the last step, by row and seat; `score` gives the final points."""
        out = np.zeros((self.rows, self.seats), np.float32)
        over = self.ended == OVER if self.reward in (RANK, WIN) else self.ended != PLAYING
        if over.any():
            ranks = self.ranks[over]
            equals = (ranks[:, :, None] == ranks[:, None, :]).sum(axis=2)
            if self.reward == WIN:
                out[over] = (ranks == 1) / equals
            elif self.reward == RANK:
                out[over] = 1 - 2 * (ranks - 1 + (equals - 1) / 2) / (max(2, self.seats) - 1)
            else:
                out[over] = self.points[over]
        return out

    def random(self, generator: np.random.Generator) -> Ints:
        """Return a uniformly random legal action for each row."""
        picks = (generator.random(self.rows) * self.counts).astype(np.int64)
        return np.asarray(self.choices[self.each, picks], np.int64)
