"""Bots in the other seats of an environment: a level for each, with its own random numbers."""

from __future__ import annotations

from collections.abc import Sequence

from beffroi.bots.arena import Contest, Seat, check
from beffroi.kernel.errors import DataError
from beffroi.kernel.flow import State, legal
from beffroi.rl.names import Setting

RANDOM = "random"


class Opponents:
    """The bots of one table; the same game number gives the same choices."""

    def __init__(self, setting: Setting, bots: Sequence[str]) -> None:
        """`bots` are levels in order of play after the learner; a single one takes all other seats."""
        others = setting.seats - 1
        if not bots and others:
            raise DataError("bots", f"name one level for all other seats, or {others} levels")
        if len(bots) not in (1, others) and others:
            raise DataError("bots", f"{len(bots)} are named; name one, or one for each of the {others} other seats")
        self.setting = setting
        self.game = setting.game()
        self.levels = [bots[i % len(bots)] for i in range(others)]
        self.contest = Contest(setting.key, self.game.complete(setting.options), (RANDOM, *self.levels))
        check(self.contest)
        self.bots = {name: self.contest.bot(name) for name in self.levels}
        self.sit(0, 0)

    def sit(self, learner: int, number: int) -> None:
        """Take the seats after the learner's for a new game."""
        self.seats: dict[int, Seat] = {}
        self.plain: set[int] = set()
        for i, name in enumerate(self.levels):
            seat = (learner + 1 + i) % self.setting.seats
            self.seats[seat] = Seat(self.bots[name], number, seat)
            if name == RANDOM:
                self.plain.add(seat)

    def choose(self, state: State, seat: int) -> int:
        """Return what a bot does; the random bot needs no sampled world, which saves most of the time."""
        if seat in self.plain:
            options = legal(state, seat)
            return options[int(self.seats[seat].rng.below(len(options)))]
        return self.seats[seat].choose(self.game, self.contest, state, seat)
