"""Rate limits: token buckets that refill over time."""

from __future__ import annotations

from dataclasses import dataclass
from time import monotonic

MOST_BUCKETS = 20_000


@dataclass(frozen=True, slots=True)
class Pace:
    """A token bucket: sustained rate per second, and burst."""

    name: str
    rate: float
    burst: float


CALLS = Pace("calls", 30, 150)
STRANGERS = Pace("strangers", 30, 300)  # without a cookie: many may share an address
TABLES = Pace("tables", 0.5, 20)
ACTS = Pace("acts", 30, 120)
CHATS = Pace("chats", 1, 6)
DESKS = Pace("desks", 3, 30)  # values tried while somebody types: each one rereads the game
PACKS = Pace("packs", 0.2, 10)  # packs saved: games are played with each one
HELP = Pace("help", 0.5, 8)  # hints and explanations: each is seconds of work


class Limits:
    """Who has recently done how much."""

    def __init__(self, factor: float) -> None:
        self.factor = factor
        self.buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def allows(self, pace: Pace, who: str) -> bool:
        """Return whether somebody may do it again now, and count it."""
        if self.factor <= 0:
            return True
        now = monotonic()
        burst = pace.burst * self.factor
        level, at = self.buckets.get((pace.name, who), (burst, now))
        level = min(burst, level + (now - at) * pace.rate * self.factor)
        if level < 1:
            return False
        if len(self.buckets) >= MOST_BUCKETS:
            self.forget(now)
        self.buckets[(pace.name, who)] = (level - 1, now)
        return True

    def forget(self, now: float) -> None:
        """Drop buckets unused for a minute; they are full again."""
        self.buckets = {key: held for key, held in self.buckets.items() if now - held[1] < 60}
