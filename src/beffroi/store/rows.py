"""What the store hands out and takes: one plain class per kind of row."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(slots=True)
class GuestRow:
    """Somebody behind a cookie."""

    id: str
    name: str
    color: str
    created: float


@dataclass(slots=True)
class SeatRow:
    """One seat of a table."""

    n: int
    kind: str
    guest: str | None
    name: str
    color: str
    bot: str = ""
    away: bool = False
    link: str = ""
    hints: bool = False  # its player agrees to hints for everybody

    def played_by_bot(self) -> bool:
        """Return whether a bot answers here: its own seat, or that of somebody who is away."""
        return self.kind == "bot" or self.away


@dataclass(slots=True)
class TableRow:
    """A table with its seats, and who came by seat links: (owner, guest)."""

    key: str
    game: str
    rules: int
    data: str
    options: dict[str, str]
    position: dict[str, Any] | None
    seed: str
    seed_hash: str
    owner: str
    listed: bool
    confirm: bool
    created: float
    rematch: str
    state: str
    waiting: int
    round: int
    rounds: int
    changed: float
    origin: str = ""  # of a table that plays on from a moment of another one: its id, and how many entries are the same
    origin_entries: int = 0
    pack: str = ""  # id of an owner's pack, or nothing
    base: str = ""  # with a pack: fingerprint of the data it was laid over when the game began
    seats: list[SeatRow] = field(default_factory=list)
    passes: set[tuple[str, str]] = field(default_factory=set)

    def awaited(self) -> list[SeatRow]:
        """Return the seats that may choose now."""
        return [seat for seat in self.seats if (self.waiting >> seat.n) & 1]

    def players(self) -> list[int]:
        """Return the seats of people, away or not."""
        return [seat.n for seat in self.seats if seat.kind == "human"]

    def hinted(self) -> bool:
        """Return whether hints may be given: to one person against bots, or where all people agreed."""
        people = self.players()
        return len(people) == 1 or all(self.seats[n].hints for n in people)

    def mine(self, guest: str | None) -> list[int]:
        """Return the seats that a guest may play: own ones, and those of links that the guest opened."""
        if guest is None:
            return []
        return [
            seat.n
            for seat in self.seats
            if seat.kind == "human" and (seat.guest == guest or (seat.guest or "", guest) in self.passes)
        ]


@dataclass(slots=True)
class PackRow:
    """An owner's pack; what it says never changes."""

    id: str
    game: str
    data: str  # fingerprint of the data with it
    text: str
    created: float


@dataclass(slots=True)
class EntryRow:
    """One entry of a log."""

    seq: int
    seat: int
    text: str
    key: str
    at: float
    stand_in: str = ""  # who chose for a bot that failed


@dataclass(slots=True)
class ChatRow:
    """One line of chat."""

    n: int
    seat: int
    name: str
    text: str
    at: float
    kind: str = ""  # of what the table itself says


@dataclass(slots=True)
class Summary:
    """What lists show of a game under way; replay can always tell it anew."""

    state: str
    waiting: int
    round: int
    rounds: int
    changed: float
