"""Bots: they receive what their seat may know, and name one of its options."""

from beffroi.bots.base import Bot, Glimpse
from beffroi.bots.random_bot import play_lively, play_random

LEVELS: dict[str, Bot] = {"random": play_random, "lively": play_lively}  # weakest first: screens offer the last
STAND_IN = "lively"  # who plays for somebody who left, and in a seat that nobody took

__all__ = ["LEVELS", "STAND_IN", "Bot", "Glimpse"]
