"""How words describe themselves: all that a character or a disaster can bring, for bots to read; no rule is made here.

A word calls these methods to say what it does. None has a default: mypy rejects a word that says nothing, and a bot
that leaves out something words can say.
"""

from __future__ import annotations

from abc import abstractmethod

from mypy_extensions import i64


class Account:
    """What a character brings: once as a flash, on each activation, or per round while it is in a house."""

    @abstractmethod
    def by_dice(self) -> None:
        """What follows only counts while a die shows one of two faces."""

    @abstractmethod
    def whenever(self, happening: i64) -> None:
        """What follows comes each time something happens to the owner."""

    @abstractmethod
    def gains(self, points: i64, florins: i64, workers: i64, cards: i64) -> None:
        """Gains from the supply."""

    @abstractmethod
    def counts(self, amount: i64, per_n: i64, counter: i64, group: i64, florin: bool) -> None:
        """Gains for something that is counted; `Effect.worth` returns how much."""

    @abstractmethod
    def takes(self, florins: i64, workers: i64) -> None:
        """Gains from each opponent."""

    @abstractmethod
    def lends(self, florins: i64, points: i64) -> None:
        """Florins given to each opponent, and points in return."""

    @abstractmethod
    def markers(self, any_color: bool) -> None:
        """A marker returned in a reaction."""

    @abstractmethod
    def discards(self, count: i64, any_color: bool) -> None:
        """Markers returned; 0: as many as there are characters."""

    @abstractmethod
    def breaks(self, tiles: i64) -> None:
        """Tiles that each opponent loses."""

    @abstractmethod
    def tile(self, factor: i64) -> None:
        """A canal tile built without a card, for a multiple of its cost."""

    @abstractmethod
    def house(self) -> None:
        """A house built without a worker."""

    @abstractmethod
    def extra_card(self) -> None:
        """A card played in addition to that of the turn."""

    @abstractmethod
    def exchanges(self) -> None:
        """Workers exchanged for others."""

    @abstractmethod
    def climbs(self, levels: i64, florins: i64) -> None:
        """Levels of progress, and their total cost."""

    @abstractmethod
    def sifts(self, drawn: i64, put_down: i64) -> None:
        """Cards drawn and discarded."""

    @abstractmethod
    def cheapens(self, target: i64, florins: i64, one_group: bool) -> None:
        """A cost that drops by some florins, or is set."""

    @abstractmethod
    def bends(self) -> None:
        """A rule that is relaxed for the owner."""

    @abstractmethod
    def ties(self) -> None:
        """A tie is enough for a majority, which `Trait.ON_TIE` says too."""


class Toll:
    """What a disaster costs its victim."""

    @abstractmethod
    def all_workers(self) -> None:
        """All workers."""

    @abstractmethod
    def all_florins(self) -> None:
        """All florins."""

    @abstractmethod
    def points(self, points: i64) -> None:
        """Points."""

    @abstractmethod
    def character(self) -> None:
        """A character of the victim's choice."""

    @abstractmethod
    def house_or_tile(self) -> None:
        """A house or a canal tile of the victim's choice."""
