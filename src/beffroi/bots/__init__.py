"""Bots: they are given what their seat may know, and choose one of its options."""

from beffroi.bots.base import Bot, Decision
from beffroi.bots.levels import LEVELS, STAND_IN, level

__all__ = ["LEVELS", "STAND_IN", "Bot", "Decision", "level"]
