# mypyc: skip
"""A record with its live state: submit, undo, and what each viewer was told."""

from __future__ import annotations

from typing import Any

from beffroi.kernel.errors import Illegal, RecordError
from beffroi.kernel.flow import UNSEALED, Event, State, asked_seats, legal, play_legal
from beffroi.kernel.game import Game
from beffroi.kernel.position import read_position
from beffroi.kernel.record import UNDO, Entry, Header, Record, check_fits
from beffroi.kernel.words import Words


class Move:
    """An effective entry: the state it was played on, what it told, and whether it discovered anything."""

    def __init__(self, seat: int, action: int, before: State, after: State, events: list[Event]) -> None:
        self.seat = seat
        self.action = action
        self.before = before
        self.events = events
        self.closed = any(event.kind == UNSEALED for event in events)
        self.planned = bool(before.lanes) and not self.closed  # all worked together before and after
        self.revealed = after.shown != before.shown or draws(after) != draws(before)


class Next:
    """What an entry would lead to; it only counts once the match accepts it."""

    def __init__(self, entry: Entry, state: State, kept: int, moves: list[Move]) -> None:
        self.entry = entry
        self.state = state
        self.kept = kept  # earlier moves that still count; `moves` come after them
        self.moves = moves


class Telling:
    """What one viewer hears: others' secret plans once the lanes close, except those taken back."""

    def __init__(self, words: Words, viewer: int) -> None:
        self.words = words
        self.viewer = viewer
        self.sealed: list[Event] = []

    def hear(self, events: list[Event]) -> list[dict[str, Any]]:
        """Return what the viewer is told when these events happen."""
        out: list[Event] = []
        for event in events:
            if event.kind == UNSEALED:
                self.sealed.sort(key=lambda held: held.seat)
                out += self.words.standing(self.sealed)
                self.sealed = []
            elif event.sealed and event.seat != self.viewer:
                self.sealed.append(event)
            else:
                out.append(event)
        return [self.words.told(event, self.viewer) for event in out]


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
        """Return whether the game is over."""
        return self.state.waiting == 0

    def options(self, seat: int) -> list[str]:
        """Return the texts of what a seat may do now."""
        return [self.game.words.text(action) for action in legal(self.state, seat)]

    def submit(self, seat: int, text: str, recorded: bool = False) -> None:
        """Enter what a seat does, or did according to a record; a refused entry changes nothing."""
        self.take(self.attempt(seat, text, recorded))

    def attempt(self, seat: int, text: str, recorded: bool = False) -> Next:
        """Try an entry without changing anything, whether it is refused or not."""
        entry = Entry(seat, text)
        if text == UNDO:
            index = self.undoable(seat, recorded)
            state, again = self.moves[index].before, list[Move]()
            for move in self.moves[index + 1 :]:  # lanes commute: those of other seats stay
                action = self.game.checked(state, move.seat, self.game.words.text(move.action))
                state = self.tried(state, move.seat, action, again)
            return Next(entry, state, index, again)
        moves: list[Move] = []
        state = self.tried(self.state, seat, self.game.checked(self.state, seat, text), moves)
        return Next(entry, state, len(self.moves), moves)

    def tried(self, state: State, seat: int, action: int, moves: list[Move]) -> State:
        """Play an action on a clone, note the move, and return the clone."""
        after = state.clone()
        after.events = events = list[Event]()
        play_legal(after, seat, action)
        moves.append(Move(seat, action, state, after, events))
        return after

    def take(self, after: Next) -> None:
        """Accept an entry that was tried."""
        self.state = after.state
        self.moves[after.kept :] = after.moves
        self.entries.append(after.entry)
        self.begin_here()

    def begin_here(self) -> None:
        """Note how many moves are another game's past, once its last entry has been replayed."""
        origin = self.header.origin
        if origin is not None and len(self.entries) == origin.entries:
            self.floor = len(self.moves)

    def undoable(self, seat: int, recorded: bool = False) -> int:
        """Return the index of the move that this seat may take back, or raise with the reason.

        Never a discovery, never past another seat's act, and never once the game is over: by then everybody may read
        the record, hands and seed included. Beffroi 0.1 allowed that, so a record may hold it.
        """
        if self.over() and not recorded:
            raise Illegal("over", "the game is over: nothing can be taken back")
        last = index = len(self.moves) - 1
        if self.state.lanes:  # lanes commute: the seat's own last entry since they opened
            while index >= 0 and self.moves[index].seat != seat and self.moves[index].planned:
                index -= 1
        own = index >= self.floor and self.moves[index].seat == seat
        if not own or not (index == last or self.moves[index].planned):
            reason = "there is nothing to take back: the last act was another player's, or none was made"
            raise Illegal("nothing-to-undo", reason)
        if self.moves[index].revealed:
            raise Illegal("revealed", "this cannot be taken back: something hidden was revealed by it")
        return index

    def may_undo(self, seat: int) -> bool:
        """Return whether a seat may take its last act back."""
        try:
            return self.undoable(seat) >= 0
        except Illegal:
            return False

    def told(self, viewer: int) -> list[dict[str, Any]]:
        """Return everything a viewer was told, in order."""
        telling = Telling(self.game.words, viewer)
        happened = [self.opening, *[move.events for move in self.moves]]
        return [line for events in happened for line in telling.hear(events)]

    def record(self) -> Record:
        """Return the record of this match."""
        return Record(self.header, self.entries[:], "")


def misfit(line: int, error: Illegal) -> RecordError:
    """Return the error of a line of a record that cannot be played."""
    return RecordError("record-line", f"line {line} does not fit this game: {error}", line=line, reason=str(error))


def replay(game: Game, record: Record) -> Match:
    """Replay a record from its header, naming any line that does not fit."""
    match = Match(game, record.header)
    for number, entry in enumerate(record.entries, 2):
        try:
            match.submit(entry.seat, entry.text, recorded=True)
        except Illegal as error:
            raise misfit(number, error) from None
    return match
