"""What words tell of themselves: all that a place or an event can bring, asked by bots and never decided here.

A word tells its part by calling these methods. None has a default: a word that tells nothing, or a bot that leaves out
something that words can tell, is refused by mypy.
"""

from __future__ import annotations

from abc import abstractmethod

from mypy_extensions import i64


class Account:
    """What a place brings when it is carried out, or by itself."""

    @abstractmethod
    def follower(self, figure: i64) -> None:
        """Hear of a follower, and of the reward of its track."""

    @abstractmethod
    def follower_of(self, figures: i64) -> None:
        """Hear of one follower of a bit set."""

    @abstractmethod
    def move(self, route: i64) -> None:
        """Hear of a way for the merchant."""

    @abstractmethod
    def post(self) -> None:
        """Hear of a trading post."""

    @abstractmethod
    def coins(self, coins: i64) -> None:
        """Hear of coins."""

    @abstractmethod
    def coins_per_level(self, coins: i64) -> None:
        """Hear of coins for each level of development."""

    @abstractmethod
    def coins_per_post(self, coins: i64) -> None:
        """Hear of coins for each trading post."""

    @abstractmethod
    def development(self, points: i64) -> None:
        """Hear of development points."""

    @abstractmethod
    def development_for_coins(self, most: i64) -> None:
        """Hear of development points at a coin each, up to so many."""

    @abstractmethod
    def good(self, good: i64) -> None:
        """Hear of a good."""

    @abstractmethod
    def technology_tile(self) -> None:
        """Hear of a technology tile."""

    @abstractmethod
    def hire(self) -> None:
        """Hear of characters drawn from the bag to be used at once."""

    @abstractmethod
    def deeds(self) -> None:
        """Hear of characters sent to deeds."""

    @abstractmethod
    def storage(self) -> None:
        """Hear of more market spaces; deeds from there are not foreseen."""

    @abstractmethod
    def protection(self) -> None:
        """Hear of events that need not be met."""

    @abstractmethod
    def stand_in(self, figure: i64) -> None:
        """Hear of a figure that takes the place of others."""


class Forecast:
    """What an event brings each player, or costs."""

    @abstractmethod
    def income(self, coins: i64) -> None:
        """Hear of coins for each level of development."""

    @abstractmethod
    def trading(self, coins: i64) -> None:
        """Hear of coins for each trading post."""

    @abstractmethod
    def taxes(self, goods: i64) -> None:
        """Hear of a coin to be paid for so many goods."""

    @abstractmethod
    def hunger(self, food: i64) -> None:
        """Hear of food to be paid."""

    @abstractmethod
    def plague(self) -> None:
        """Hear of a character lost from the bag."""

    @abstractmethod
    def bar(self) -> None:
        """Hear that the event only forbids something in its round."""
