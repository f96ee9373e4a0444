"""What a bot is given, and what it returns."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any

from beffroi.kernel.flow import State, legal
from beffroi.kernel.game import Game
from beffroi.kernel.position import Position, write_position


class Decision:
    """What a bot gets for one decision: its view, the texts of its options, and worlds of its information set.

    It is built from a sampled world, never from the true state, so even a bot that peeks inside learns nothing hidden.
    """

    def __init__(self, game: Game, world: Position, seat: int, seed: int) -> None:
        self.game = game
        self.seat = seat
        self.seats = world.seats
        self.seed = seed  # for the bot's random choices
        self.actions = legal(world.state, seat)
        self._world = world

    @cached_property
    def view(self) -> Mapping[str, Any]:
        """What the seat sees, as the browser gets it."""
        return self.game.view(self._world.state, self.seat)

    @cached_property
    def options(self) -> list[str]:
        """What the seat may do, as text."""
        return [self.game.words.text(action) for action in self.actions]

    def world(self, number: int) -> State:
        """Return a full state that agrees with the view; hidden cards and chance depend on the number."""
        return self.game.sample(self._world.state, self.seat, self.seed + number)

    def worlds(self, count: int) -> list[State]:
        """Return several full states that agree with the view."""
        return [self.world(number) for number in range(count)]

    def positions(self, count: int) -> list[dict[str, Any]]:
        """Return such worlds as documents, for bots not written in Python."""
        seats, options = self._world.seats, self._world.options
        return [write_position(self.game, Position(seats, options, 0, world)) for world in self.worlds(count)]


Bot = Callable[[Decision], str]
