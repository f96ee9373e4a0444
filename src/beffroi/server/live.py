"""A match as the server holds it: tried before it is written, logged line by line, light in memory."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

from beffroi.kernel.flow import Event, State
from beffroi.kernel.game import Game
from beffroi.kernel.match import Match, Next, Telling
from beffroi.kernel.record import UNDO, Header
from beffroi.server.wire import Line

ENCODER = msgspec.json.Encoder()


@dataclass(frozen=True, slots=True)
class Note:
    """A log line of the table itself: somebody chose for a bot that failed."""

    seat: int
    stand_in: str
    sealed: bool

    def told(self) -> dict[str, Any]:
        """Return it as an event: message table-stand-in-<who>."""
        return {"what": f"stand-in-{self.stand_in}", "seat": self.seat}


@dataclass(frozen=True, slots=True)
class Deed:
    """The last move of a seat: the states before and after it, and what it told."""

    before: State
    after: State
    events: list[Event]


class Teller:
    """The log as one viewer was told it, each line encoded once."""

    def __init__(self, game: Game, viewer: int) -> None:
        self.game = game
        self.viewer = viewer
        self.kept = 0  # lines that the last undo left unchanged
        self.begin()

    def begin(self) -> None:
        """Forget everything that was told."""
        self.telling = Telling(self.game.words, self.viewer)
        self.lines: list[msgspec.Raw] = []
        self.sealed: list[Note] = []  # about other seats, until the lanes close
        self.heard = 0  # lists of events already told: the opening, then one per move

    def hear(self, match: Live) -> None:
        """Tell what has happened since the last time, the table's notes first."""
        for index in range(self.heard, len(match.moves) + 1):
            move = match.moves[index - 1] if index else None
            note = match.note(index)
            if note is not None:
                self.sealed.append(note)
            closed = move is not None and move.closed
            for held in sorted(self.sealed, key=lambda held: held.seat):
                if closed or not held.sealed or held.seat == self.viewer:
                    self.sealed.remove(held)
                    self.add(held.told())
            for told in self.telling.hear(move.events if move else match.opening):
                self.add(told)
        self.heard = len(match.moves) + 1

    def add(self, told: dict[str, Any]) -> None:
        """Add one line."""
        self.lines.append(msgspec.Raw(ENCODER.encode(Line(len(self.lines), told))))

    def again(self, match: Live) -> None:
        """Tell everything again after an undo, and record how much stayed the same."""
        before = self.lines
        self.begin()
        self.hear(match)
        self.kept = 0
        for old, new in zip(before, self.lines, strict=False):
            if bytes(old) != bytes(new):
                break
            self.kept += 1


class Live(Match):
    """A match whose entries are first tried, then written by the caller, then applied."""

    def __init__(self, game: Game, header: Header) -> None:
        super().__init__(game, header)
        self.turns = [0] * len(header.names)  # number of entries of each seat, which an answer must name
        self.unseen = [0] * len(header.names)  # entries of each seat that the others may not know of yet
        self.settled = 0  # moves that can no longer be taken back
        self.start = self.state
        self.notes: dict[tuple[int, int], Note] = {}  # by seat and number of its move
        self.deeds: dict[int, Deed] = {}  # by seat
        self.tellers: dict[int, Teller] = {}

    def take(self, after: Next, stand_in: str = "") -> None:
        """Apply a tried entry; `stand_in` is who chose for a bot that failed."""
        seat, undo = after.entry.seat, after.entry.text == UNDO
        together, before = bool(self.state.lanes), self.state
        super().take(after)
        self.turns[seat] += 1
        if together and self.state.lanes and (undo or not self.moves[-1].closed):
            self.unseen[seat] += 1
        else:
            self.unseen = [0] * len(self.unseen)
        if undo:
            self.deeds.pop(seat, None)
            self.settled = min(self.settled, len(self.moves))
        else:
            self.deeds[seat] = Deed(before, self.state, self.moves[-1].events)
            self.remark(seat, stand_in, together)
            self.settle()
        for teller in self.tellers.values():
            if undo:
                teller.again(self)
            else:
                teller.hear(self)

    def remark(self, seat: int, stand_in: str, together: bool) -> None:
        """Record who chose for a bot that failed."""
        if not (stand_in or self.notes):
            return
        number = sum(move.seat == seat for move in self.moves)
        if stand_in:
            self.notes[seat, number] = Note(seat, stand_in, together)
        else:
            self.notes.pop((seat, number), None)  # from a move that was taken back

    def note(self, index: int) -> Note | None:
        """Return the table's note on a move; there is none on the opening (0)."""
        if index == 0 or not self.notes:
            return None
        seat = self.moves[index - 1].seat
        return self.notes.get((seat, sum(other.seat == seat for other in self.moves[:index])))

    def settle(self) -> None:
        """Drop the states before moves that can no longer be taken back: most of the memory of a long game."""
        last = self.moves[-1]
        if last.closed or (last.revealed and not self.state.lanes):
            for move in self.moves[self.settled :]:
                move.before = self.start
            self.settled = len(self.moves)

    def known(self, viewer: int) -> int:
        """Return how many entries a viewer may know of; others' plans count once they are shown."""
        return len(self.entries) - sum(count for seat, count in enumerate(self.unseen) if seat != viewer)

    def teller(self, viewer: int) -> Teller:
        """Return the log of a viewer, created on first use."""
        found = self.tellers.get(viewer)
        if found is None:
            found = self.tellers[viewer] = Teller(self.game, viewer)
            found.hear(self)
        return found
