"""A match as the server holds it: tried before it is written, told line by line, light in memory."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

from beffroi.kernel.flow import UNSEALED, Event, State
from beffroi.kernel.game import Game
from beffroi.kernel.match import Match, Move
from beffroi.kernel.record import UNDO, Entry, Header
from beffroi.server.wire import Line

ENCODER = msgspec.json.Encoder()


@dataclass(slots=True)
class Next:
    """What an entry would lead to; nothing of it counts until it is taken."""

    seat: int
    text: str
    state: State
    moves: list[Move]
    entries: list[Entry]
    stand_in: str = ""  # who chose for a bot that failed


@dataclass(frozen=True, slots=True)
class Note:
    """A line of the log that is the table's own: somebody chose for a bot that failed."""

    seat: int
    stand_in: str
    sealed: bool

    def told(self) -> dict[str, Any]:
        """Return it as an event: message table-stand-in-<who>."""
        return {"what": f"stand-in-{self.stand_in}", "seat": self.seat}


@dataclass(frozen=True, slots=True)
class Deed:
    """The last move of a seat: the states around it, and what it told."""

    before: State
    after: State
    events: list[Event]


class Teller:
    """The log as one viewer was told it, each line encoded once."""

    def __init__(self, game: Game, viewer: int) -> None:
        self.game = game
        self.viewer = viewer
        self.lines: list[msgspec.Raw] = []
        self.sealed: list[Event | Note] = []
        self.heard = 0  # lists of events already told: the opening, then one per move
        self.floors: list[int] = []  # for each undo, how many lines it left as they were

    def hear(self, match: Live) -> None:
        """Tell what happened since the last time."""
        for index in range(self.heard, len(match.moves) + 1):
            for event in match.happened(index):
                if isinstance(event, Event) and event.kind == UNSEALED:
                    self.sealed.sort(key=lambda held: held.seat)
                    for held in self.sealed:
                        self.add(held)
                    self.sealed = []
                elif event.sealed and event.seat != self.viewer:
                    self.sealed.append(event)
                else:
                    self.add(event)
        self.heard = len(match.moves) + 1

    def add(self, event: Event | Note) -> None:
        """Add one line."""
        told = event.told() if isinstance(event, Note) else self.game.words.told(event, self.viewer)
        line = Line(len(self.lines), told)
        self.lines.append(msgspec.Raw(ENCODER.encode(line)))

    def again(self, match: Live) -> None:
        """Tell everything anew after an undo, and remember how much stayed the same."""
        before, self.lines, self.sealed, self.heard = self.lines, [], [], 0
        self.hear(match)
        same = 0
        for old, new in zip(before, self.lines, strict=False):
            if bytes(old) != bytes(new):
                break
            same += 1
        self.floors.append(same)


class Live(Match):
    """A match whose entries are first tried, then written by somebody else, then taken."""

    def __init__(self, game: Game, header: Header) -> None:
        super().__init__(game, header)
        self.turns = [0] * len(header.names)  # own entries of each seat: what an answer must name
        self.unseen = [0] * len(header.names)  # entries of each seat that the others may not know of yet
        self.undone = 0  # number of entries up to the last undo
        self.settled = 0  # moves that nobody can take back any more
        self.start = self.state
        self.notes: dict[tuple[int, int], Note] = {}  # by seat and number of its move
        self.deeds: dict[int, Deed] = {}  # by seat
        self.tellers: dict[int, Teller] = {}

    def attempt(self, seat: int, text: str, stand_in: str = "") -> Next:
        """Try an entry; whether it is refused or not, nothing changes."""
        kept = self.state, self.moves, self.entries, self.floor
        self.moves, self.entries = self.moves[:], self.entries[:]
        try:
            self.submit(seat, text)
            return Next(seat, text, self.state, self.moves, self.entries, stand_in)
        finally:
            self.state, self.moves, self.entries, self.floor = kept

    def take(self, after: Next) -> None:
        """Let a tried entry count."""
        together, before = bool(self.state.lanes), self.state
        self.state, self.moves, self.entries = after.state, after.moves, after.entries
        self.begin_here()
        self.turns[after.seat] += 1
        undo = after.text == UNDO
        if together and self.state.lanes and (undo or not self.moves[-1].closed):
            self.unseen[after.seat] += 1
        else:
            self.unseen = [0] * len(self.unseen)
        self.remember(after, before, together)
        if undo:
            self.undone = len(self.entries)
            self.settled = min(self.settled, len(self.moves))
        else:
            self.settle()
        for teller in self.tellers.values():
            if undo:
                teller.again(self)
            else:
                teller.hear(self)

    def remember(self, after: Next, before: State, together: bool) -> None:
        """Keep the last move of each seat, and who chose for a bot that failed."""
        if after.text == UNDO:
            self.deeds.pop(after.seat, None)
            return
        self.deeds[after.seat] = Deed(before, self.state, self.moves[-1].events)
        if not (after.stand_in or self.notes):
            return
        number = sum(move.seat == after.seat for move in self.moves)
        if after.stand_in:
            self.notes[after.seat, number] = Note(after.seat, after.stand_in, together)
        else:
            self.notes.pop((after.seat, number), None)  # of a move that was taken back

    def happened(self, index: int) -> list[Event | Note]:
        """Return what the opening (0) or a move told, notes of the table first."""
        if index == 0:
            return list(self.opening)
        move = self.moves[index - 1]
        note = None
        if any(seat == move.seat for seat, _ in self.notes):
            note = self.notes.get((move.seat, sum(other.seat == move.seat for other in self.moves[:index])))
        return [*([note] if note is not None else []), *move.events]

    def settle(self) -> None:
        """Let go of the states before moves that nobody can take back: most of what a long game weighs."""
        last = self.moves[-1]
        if last.closed or (last.revealed and not self.state.lanes):
            for move in self.moves[self.settled :]:
                move.before = self.start
            self.settled = len(self.moves)

    def known(self, viewer: int) -> int:
        """Return how many entries a viewer may know of: plans of others count once they are shown."""
        return len(self.entries) - sum(count for seat, count in enumerate(self.unseen) if seat != viewer)

    def teller(self, viewer: int) -> Teller:
        """Return the log of a viewer, made when first asked for."""
        found = self.tellers.get(viewer)
        if found is None:
            found = self.tellers[viewer] = Teller(self.game, viewer)
            found.hear(self)
        return found
