"""The environments: every game, edition and number of players, with their names."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from beffroi import games
from beffroi.kernel.game import Game


@dataclass(frozen=True)
class Setting:
    """A game with its options and number of players."""

    key: str
    seats: int
    options: dict[str, str] = field(default_factory=dict)

    def game(self) -> Game:
        """Return the rules."""
        return games.load(self.key)

    @property
    def version(self) -> int:
        """Raised when rules, observations or action numbers change: only results of one version are comparable."""
        game = self.game()
        return game.rules + game.observed + game.numbered - 3

    @property
    def name(self) -> str:
        """Its name without the number of players: `orleans_2014`."""
        return "_".join([self.key, *[value for name, value in self.options.items() if name == games.EDITION]])

    @property
    def title(self) -> str:
        """Its name for Gymnasium: `Orleans2014-3p`."""
        return f"{''.join(part.capitalize() for part in self.name.split('_'))}-{self.seats}p"


def settings() -> Iterator[Setting]:
    """Return every game, edition and number of players."""
    for key in games.keys():
        for options, counts in games.editions(key):
            yield from (Setting(key, seats, options) for seats in counts)
