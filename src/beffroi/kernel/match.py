# mypyc: skip
"""A record with its live state: submit, undo, and what each viewer was told."""

from __future__ import annotations

from typing import Any

from beffroi.kernel.errors import Illegal, RecordError
from beffroi.kernel.flow import UNSEALED, Event, State, asked_seats, legal, play_legal
from beffroi.kernel.game import Game
from beffroi.kernel.position import read_position
from beffroi.kernel.record import UNDO, Entry, Header, Record, check_fits


class Move:
    """An effective entry: the state it was played on, what it told, and whether it discovered anything."""

    def __init__(self, seat: int, action: int, before: State, after: State, events: list[Event]) -> None:
        self.seat = seat
        self.action = action
        self.before = before
        self.events = events
        self.closed = any(event.kind == UNSEALED for event in events)
        self.revealed = after.shown != before.shown or draws(after) != draws(before)


def draws(state: State) -> list[int]:
    """Return how often each stream of chance was used."""
    return [int(rng.d) for rng in state.chance]


class Match:
    """A game being played: the log only grows, the state is what its effective entries lead to."""

    def __init__(self, game: Game, header: Header) -> None:
        check_fits(header, game)
        self.game = game
        self.header = header
        self.entries: list[Entry] = []
        self.moves: list[Move] = []
        self.floor = 0  # moves that are another game's past: this one begins after them
        document = header.position
        if document is None:
            document = {"seats": len(header.names), "options": header.options, "seed": header.seed}
        self.state = read_position(game, document, listening=True).state
        self.opening = self.state.events or []  # what happened before the first decision

    def waiting(self) -> list[int]:
        """Return the seats that may choose now."""
        return asked_seats(self.state)

    def over(self) -> bool:
        """Tell whether the game is over."""
        return self.state.waiting == 0

    def options(self, seat: int) -> list[str]:
        """Return the texts of what a seat may do now."""
        return [self.game.words.text(action) for action in legal(self.state, seat)]

    def submit(self, seat: int, text: str) -> None:
        """Enter what a seat does; a refused entry changes nothing."""
        if text == UNDO:
            self.undo(seat)
            return
        self.moves.append(self.tried(seat, text))
        self.entries.append(Entry(seat, text))
        self.begin_here()

    def begin_here(self) -> None:
        """Note how many moves are another game's past, when its last entry was played again."""
        origin = self.header.origin
        if origin is not None and len(self.entries) == origin.entries:
            self.floor = len(self.moves)

    def tried(self, seat: int, text: str) -> Move:
        """Play an action on a clone and take over the result."""
        action = self.game.checked(self.state, seat, text)
        after = self.state.clone()
        events: list[Event] = []
        after.events = events
        play_legal(after, seat, action)
        move = Move(seat, action, self.state, after, events)
        self.state = after
        return move

    def undoable(self, seat: int) -> int:
        """Return the index of the move that this seat may take back, or raise with the reason."""
        index = len(self.moves) - 1
        if self.state.lanes:  # lanes commute: the seat's own last entry, wherever it stands
            while index >= 0 and self.moves[index].seat != seat and not self.moves[index].closed:
                index -= 1
        if index < self.floor or self.moves[index].seat != seat:
            reason = "there is nothing to take back: the last act was another player's, or none was made"
            raise Illegal("nothing-to-undo", reason)
        if self.moves[index].revealed:
            raise Illegal("revealed", "this cannot be taken back: something hidden was revealed by it")
        return index

    def may_undo(self, seat: int) -> bool:
        """Tell whether a seat may take its last act back."""
        try:
            return self.undoable(seat) >= 0
        except Illegal:
            return False

    def undo(self, seat: int) -> None:
        """Take back a choice, never a discovery and never past another seat's act."""
        index = self.undoable(seat)
        later = self.moves[index + 1 :]
        self.state = self.moves[index].before
        del self.moves[index:]
        for move in later:
            self.moves.append(self.tried(move.seat, self.game.words.text(move.action)))
        self.entries.append(Entry(seat, UNDO))
        self.begin_here()

    def told(self, viewer: int) -> list[dict[str, Any]]:
        """Return everything a viewer was told, in order; what lanes sealed comes when they close."""
        out: list[dict[str, Any]] = []
        sealed: list[Event] = []
        for events in [self.opening, *[move.events for move in self.moves]]:
            for event in events:
                if event.kind == UNSEALED:
                    sealed.sort(key=lambda held: held.seat)
                    out += [self.game.words.told(held, viewer) for held in self.game.words.standing(sealed)]
                    sealed = []
                elif event.sealed and event.seat != viewer:
                    sealed.append(event)
                else:
                    out.append(self.game.words.told(event, viewer))
        return out

    def record(self) -> Record:
        """Return the record of this match."""
        return Record(self.header, self.entries[:], "")


def misfit(line: int, error: Illegal) -> RecordError:
    """Return the error of a line of a record that cannot be played."""
    return RecordError("record-line", f"line {line} does not fit this game: {error}", line=line, reason=str(error))


def replay(game: Game, record: Record) -> Match:
    """Play a record again from its header; a line that does not fit is named."""
    match = Match(game, record.header)
    for number, entry in enumerate(record.entries, 2):
        try:
            match.submit(entry.seat, entry.text)
        except Illegal as error:
            raise misfit(number, error) from None
    return match
