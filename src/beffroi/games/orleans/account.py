"""How words describe themselves: all that a place or an event can bring, for bots to read; no rule is made here.

A word calls these methods to say what it does. None has a default: mypy rejects a word that says nothing, and a bot
that leaves out something words can say.
"""

from __future__ import annotations

from abc import abstractmethod

from mypy_extensions import i64


class Account:
    """What a place brings, as an action or automatically."""

    @abstractmethod
    def follower(self, figure: i64) -> None:
        """A follower, and the reward on its track."""

    @abstractmethod
    def follower_of(self, figures: i64) -> None:
        """One follower out of a bit set."""

    @abstractmethod
    def move(self, route: i64) -> None:
        """A move of the merchant."""

    @abstractmethod
    def post(self) -> None:
        """A trading post."""

    @abstractmethod
    def coins(self, coins: i64) -> None:
        """Coins."""

    @abstractmethod
    def coins_per_level(self, coins: i64) -> None:
        """Coins for each level of development."""

    @abstractmethod
    def coins_per_post(self, coins: i64) -> None:
        """Coins for each trading post."""

    @abstractmethod
    def development(self, points: i64) -> None:
        """Development points."""

    @abstractmethod
    def development_for_coins(self, most: i64) -> None:
        """Development points at one coin each, up to a maximum."""

    @abstractmethod
    def good(self, good: i64) -> None:
        """A good."""

    @abstractmethod
    def technology_tile(self) -> None:
        """A technology tile."""

    @abstractmethod
    def hire(self) -> None:
        """Characters drawn from the bag to use at once."""

    @abstractmethod
    def deeds(self) -> None:
        """Characters sent to deeds."""

    @abstractmethod
    def storage(self) -> None:
        """More market spaces; deeds from there are not predicted."""

    @abstractmethod
    def protection(self) -> None:
        """Events that the owner may ignore."""

    @abstractmethod
    def stand_in(self, figure: i64) -> None:
        """A figure that substitutes for others."""


class Forecast:
    """What an event brings or costs each player."""

    @abstractmethod
    def income(self, coins: i64) -> None:
        """Coins for each level of development."""

    @abstractmethod
    def trading(self, coins: i64) -> None:
        """Coins for each trading post."""

    @abstractmethod
    def taxes(self, goods: i64) -> None:
        """A coin to pay for every so many goods."""

    @abstractmethod
    def hunger(self, food: i64) -> None:
        """Food to pay."""

    @abstractmethod
    def plague(self) -> None:
        """A character lost from the bag."""

    @abstractmethod
    def bar(self) -> None:
        """The event only forbids something during its round."""
