"""What words tell of themselves: all that a character or a disaster can bring, asked by bots and never decided here.

A word tells its part by calling these methods. None has a default: a word that tells nothing, or a bot that leaves out
something that words can tell, is refused by mypy.
"""

from __future__ import annotations

from abc import abstractmethod

from mypy_extensions import i64


class Account:
    """What a character brings: once as a flash, each time it is activated, or in a round while it lies there."""

    @abstractmethod
    def by_dice(self) -> None:
        """Hear that what follows comes only while a die shows one of two faces."""

    @abstractmethod
    def whenever(self, happening: i64) -> None:
        """Hear that what follows comes each time something happens to the owner."""

    @abstractmethod
    def gains(self, points: i64, florins: i64, workers: i64, cards: i64) -> None:
        """Hear of gains from the supply."""

    @abstractmethod
    def counts(self, amount: i64, per_n: i64, counter: i64, group: i64, florin: bool) -> None:
        """Hear of gains for what can be counted; `Effect.worth` says how much they are."""

    @abstractmethod
    def takes(self, florins: i64, workers: i64) -> None:
        """Hear of gains from each opponent."""

    @abstractmethod
    def lends(self, florins: i64, points: i64) -> None:
        """Hear of florins for each opponent, and points for them."""

    @abstractmethod
    def markers(self, any_color: bool) -> None:
        """Hear of a marker returned in a reaction."""

    @abstractmethod
    def discards(self, count: i64, any_color: bool) -> None:
        """Hear of markers returned; 0: as many as there are characters."""

    @abstractmethod
    def breaks(self, tiles: i64) -> None:
        """Hear of tiles that each opponent loses."""

    @abstractmethod
    def tile(self, factor: i64) -> None:
        """Hear of a canal tile built without a card, for so many times its cost."""

    @abstractmethod
    def house(self) -> None:
        """Hear of a house built without a worker."""

    @abstractmethod
    def extra_card(self) -> None:
        """Hear of a card played beside that of the turn."""

    @abstractmethod
    def exchanges(self) -> None:
        """Hear of workers changed for others."""

    @abstractmethod
    def climbs(self, levels: i64, florins: i64) -> None:
        """Hear of levels of progress, and what they cost together."""

    @abstractmethod
    def sifts(self, drawn: i64, put_down: i64) -> None:
        """Hear of cards drawn and put down."""

    @abstractmethod
    def cheapens(self, target: i64, florins: i64, one_group: bool) -> None:
        """Hear of a cost that falls by so many florins, or is set."""

    @abstractmethod
    def bends(self) -> None:
        """Hear of a rule that is gentler to the owner."""

    @abstractmethod
    def ties(self) -> None:
        """Hear that a tie is enough for a majority, which `Trait.ON_TIE` tells too."""


class Toll:
    """What a disaster costs its victim."""

    @abstractmethod
    def all_workers(self) -> None:
        """Hear of all workers."""

    @abstractmethod
    def all_florins(self) -> None:
        """Hear of all florins."""

    @abstractmethod
    def points(self, points: i64) -> None:
        """Hear of points."""

    @abstractmethod
    def character(self) -> None:
        """Hear of a character of the victim's choice."""

    @abstractmethod
    def house_or_tile(self) -> None:
        """Hear of a house or a canal tile of the victim's choice."""
