"""Bots: they receive what their seat may know, and name one of its options."""

from beffroi.bots.base import Bot, Decision
from beffroi.bots.levels import LEVELS, STAND_IN, level

__all__ = ["LEVELS", "STAND_IN", "Bot", "Decision", "level"]
