"""What the store returns and accepts: one plain class per kind of row."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(slots=True)
class GuestRow:
    """A person, known by a cookie."""

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
        """Return whether a bot answers here: in its own seat, or for somebody who is away."""
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
    origin: str = ""  # of a what-if table: id of the original, and number of shared entries
    origin_entries: int = 0
    pack: str = ""  # id of an owner's pack, or empty
    base: str = ""  # with a pack: fingerprint of the data it was applied to when the game started
    archived: bool = False  # what was seen and told is kept: it can be watched under any rules
    seats: list[SeatRow] = field(default_factory=list)
    passes: set[tuple[str, str]] = field(default_factory=set)

    def awaited(self) -> list[SeatRow]:
        """Return the seats that may choose now."""
        return [seat for seat in self.seats if (self.waiting >> seat.n) & 1]

    def players(self) -> list[int]:
        """Return the seats of people, away or not, but for those who were forgotten."""
        return [seat.n for seat in self.seats if seat.kind == "human" and seat.guest is not None]

    def hinted(self) -> bool:
        """Return whether hints are allowed: for one person against bots, or if all people agreed."""
        people = self.players()
        return len(people) == 1 or all(self.seats[n].hints for n in people)

    def mine(self, guest: str | None) -> list[int]:
        """Return the seats that a guest may play: their own, and those whose links they opened."""
        if guest is None:
            return []
        return [
            seat.n
            for seat in self.seats
            if seat.kind == "human" and (seat.guest == guest or (seat.guest or "", guest) in self.passes)
        ]


@dataclass(slots=True)
class PackRow:
    """An owner's pack; its content never changes."""

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
    kind: str = ""  # for what the table itself says
    guest: str | None = None  # who said it, if they are known; never sent to anybody


@dataclass(slots=True)
class Summary:
    """What lists show of a game in progress; replay can always rebuild it."""

    state: str
    waiting: int
    round: int
    rounds: int
    changed: float
