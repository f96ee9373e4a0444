"""Which environments there are: every game, edition and number of players, with the names they are known by."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from beffroi import games
from beffroi.kernel.game import Game

EDITION = "edition"  # the option of a game that makes another game of it


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
        """Raised whenever rules or observation change, so that results are compared with their like only."""
        game = self.game()
        return game.rules + game.observed - 2

    @property
    def name(self) -> str:
        """Its name without the number of players: `orleans_2014`."""
        return "_".join([self.key, *[value for name, value in self.options.items() if name == EDITION]])

    @property
    def title(self) -> str:
        """Its name for Gymnasium: `Orleans2014-3p`."""
        return f"{''.join(part.capitalize() for part in self.name.split('_'))}-{self.seats}p"


def editions(game: Game) -> list[dict[str, str]]:
    """Return the options that set the editions of a game apart; one empty set of them where there is one only."""
    words = [option.words for option in game.options if option.name == EDITION]
    return [{EDITION: word} for word in words[0]] if words else [{}]


def settings() -> Iterator[Setting]:
    """Return every game, edition and number of players."""
    for key in games.keys():
        game = games.load(key)
        for options in editions(game):
            low, high = game.seats(game.complete(options))
            for seats in range(low, high + 1):
                yield Setting(key, seats, options)
