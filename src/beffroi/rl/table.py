"""One game as every environment plays it: dealt from a seed, played step by step, rewarded, stopped if too long."""

from __future__ import annotations

from collections.abc import Sequence

from beffroi.kernel.errors import DataError, Illegal
from beffroi.kernel.flow import asked_seats, legal, play_legal
from beffroi.rl.encode import Encoder
from beffroi.rl.names import Setting
from beffroi.rl.rewards import RANK, SCORE, check_reward, final

SEEDS = 1 << 32  # games that an environment may deal


class Table:
    """A game in play: whose turn it is, what they may do, and each seat's reward for the last step."""

    def __init__(self, setting: Setting, reward: str = RANK, most_decisions: int = 0) -> None:
        """`most_decisions` stops a game that goes on too long; 0 means no limit."""
        check_reward(reward)
        if most_decisions < 0:
            raise DataError("max_decisions", "must be a number of decisions, or 0 for no limit")
        self.setting = setting
        self.game = setting.game()
        self.options = self.game.complete(setting.options)
        self.game.check_seats(setting.seats, self.options)
        self.encoder = Encoder(self.game, setting.seats, self.options)
        self.reward = reward
        self.most = most_decisions
        self.deal(0)

    def deal(self, seed: int) -> None:
        """Start a new game."""
        self.seed = seed
        self.state = self.game.new(self.setting.seats, self.options, seed)
        self.decisions = 0
        self.rewards = [0.0] * self.setting.seats
        self.points = self.game.points(self.state)

    @property
    def over(self) -> bool:
        """Whether the game is over by its rules."""
        return not self.state.waiting

    @property
    def stopped(self) -> bool:
        """Whether it was stopped for being too long."""
        return 0 < self.most <= self.decisions and not self.over

    def waiting(self) -> list[int]:
        """Return the seats that may act now; several in simultaneous phases."""
        return asked_seats(self.state)

    def allows(self, seat: int, action: int) -> bool:
        """Return whether an action is legal for a seat now."""
        return action in legal(self.state, seat)

    def require(self, seat: int, action: int) -> None:
        """Refuse an illegal action, and say which are legal."""
        if not self.allows(seat, action):
            text = self.game.words.text
            possible = ", ".join(f"{one} ({text(one)})" for one in legal(self.state, seat)[:5]) or "nothing"
            hint = f"{possible}…; see the action mask"
            raise Illegal("not-possible", f"action {action} is not possible for seat {seat}; possible: {hint}")

    def act(self, moves: Sequence[tuple[int, int]]) -> None:
        """Let seats act, each with a legal action, and compute everybody's reward."""
        for seat, action in moves:
            self.require(seat, action)
        for seat, action in moves:
            play_legal(self.state, seat, action)
        self.decisions += 1
        self.reckon()

    def waste(self, seat: int, penalty: float) -> None:
        """Count a decision that changed nothing, with a penalty."""
        self.decisions += 1
        self.rewards = [0.0] * self.setting.seats
        self.rewards[seat] = -penalty

    def reckon(self) -> None:
        """Set the rewards of the last step."""
        if self.reward == SCORE:
            before, self.points = self.points, self.game.points(self.state)
            self.rewards = [float(now - then) for now, then in zip(self.points, before)]
        elif self.over:
            self.rewards = final(self.reward, self.game.ranks(self.state))
        else:
            self.rewards = [0.0] * self.setting.seats
