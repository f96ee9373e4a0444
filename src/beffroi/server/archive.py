"""A finished game as it was seen and told, entry by entry: written once by replay, read under any rules.

An archive has a part for all and one for each viewer. Each is JSON, line by line, compressed by zlib: any program can
read it in fifty years. A part of a viewer has a line for the whole log, then a line for each moment; most moments only
say what changed in the view, so that a long game takes about as much room as a picture.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from functools import cached_property
from typing import Any

import msgspec

from beffroi import games
from beffroi.bots.worker import Rules, plainly
from beffroi.kernel.errors import DataError
from beffroi.kernel.flow import State
from beffroi.kernel.game import SPECTATOR, Game
from beffroi.kernel.record import UNDO, read_header
from beffroi.kernel.winning import behind, untied
from beffroi.server.live import ENCODER, Live
from beffroi.server.sight import Sight, merged
from beffroi.server.wire import Ahead, Chart, Line, Point
from beffroi.server.wire import State as WireState

FORMAT = 1
ALL = -2  # the part that is for all viewers
WHOLE_EVERY = 50  # moments: then the whole view is written, so that none is far from one
MOST_BYTES = 32 << 20  # of a part, unpacked

Scores = list[list[tuple[str, int]]]


class Common(msgspec.Struct):
    """What is the same for all viewers."""

    format: int
    rules: int
    data: str
    digest: str  # of the last state
    entries: list[tuple[int, str, list[str]]]  # who, what, and the targets of the action
    dates: list[dict[str, int]]  # of every moment, in the game's calendar
    scores: list[tuple[int, Scores]]  # from which moment on
    ended: list[int]  # moments at which nobody was awaited: the last one, and those that were taken back
    chart: Chart
    ranks: list[int]
    untied: list[tuple[str, list[int | None]]]
    ahead: list[Ahead]


class Log(msgspec.Struct):
    """The log of a viewer at the end: what was taken back is no longer there."""

    lines: list[msgspec.Raw]


class Moment(msgspec.Struct):
    """What a viewer saw after an entry, and was told by it."""

    view: msgspec.Raw
    whole: bool
    told: list[msgspec.Raw]


# Writing


class Part:
    """A part being written, compressed as it grows."""

    def __init__(self) -> None:
        self.size = 0
        self.packer = zlib.compressobj(9)
        self.body = bytearray()

    def add(self, line: bytes) -> None:
        """Add a line."""
        self.size += len(line) + 1
        if self.size > MOST_BYTES:
            raise DataError("archive", "is larger than any game that people play")
        self.body += self.packer.compress(line + b"\n")

    def done(self) -> bytes:
        """Return the part."""
        return bytes(self.body + self.packer.flush())


class Recorder:
    """A game replayed in front of everybody's eyes."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.viewers = range(SPECTATOR, len(live.header.names))
        self.sights = {viewer: Sight() for viewer in self.viewers}
        self.moments: dict[int, Part] = {viewer: Part() for viewer in self.viewers}
        self.entries: list[tuple[int, str, list[str]]] = []
        self.dates: list[dict[str, int]] = []
        self.scores: list[tuple[int, Scores]] = []
        self.ended: list[int] = []
        self.points: list[Point] = []
        self.latest: list[int] = []  # the last date at which a round began
        self.see({viewer: live.teller(viewer).lines[:] for viewer in self.viewers})

    def play(self, seat: int, text: str, stand_in: str) -> None:
        """Play the next entry; of an undo, viewers learn only that it happened."""
        live, words = self.live, self.live.game.words
        before = {viewer: len(live.teller(viewer).lines) for viewer in self.viewers}
        live.take(live.attempt(seat, text, recorded=True), stand_in)
        undone = [msgspec.Raw(ENCODER.encode(Line(0, {"what": "undone", "seat": seat})))] if text == UNDO else None
        self.entries.append((seat, text, [] if undone else words.targets(words.parse(text))))
        self.see({viewer: undone or live.teller(viewer).lines[before[viewer] :] for viewer in self.viewers})

    def see(self, told: dict[int, list[msgspec.Raw]]) -> None:
        """Write down what everybody sees now and has just been told."""
        game, state, n = self.live.game, self.live.state, len(self.entries)
        date = {name: number for name, number, _ in game.calendar(state)}
        self.dates.append(date)
        scores = game.scores(state)
        if not self.scores or self.scores[-1][1] != scores:
            self.scores.append((n, scores))
        if self.live.over():
            self.ended.append(n)
        elif list(date.values()) > self.latest or n == 0:
            self.points.append(point(game, state, n, date))
            self.latest = list(date.values())
        for viewer, sight in self.sights.items():
            sight.look(game.view(state, viewer))
            whole = not sight.changes or n % WHOLE_EVERY == 0
            view = msgspec.Raw(sight.whole if whole else sight.changes)
            self.moments[viewer].add(ENCODER.encode(Moment(view, whole, told[viewer])))

    def done(self) -> dict[int, bytes]:
        """Return the parts of the archive."""
        game, state, header = self.live.game, self.live.state, self.live.header
        lines = [name for name, _ in game.scores(state)[0]]
        rivals = [name for name, _ in game.rivals(state)]
        points, ties, ranks = game.points(state), game.tiebreaks(state), game.ranks(state)
        common = Common(
            format=FORMAT,
            rules=header.rules,
            data=header.data,
            digest=game.digest(state),
            entries=self.entries,
            dates=self.dates,
            scores=self.scores,
            ended=self.ended,
            chart=Chart(lines, game.resources(), rivals, [*self.points, point(game, state, len(self.entries), {})]),
            ranks=ranks,
            untied=untied(points, ties),
            ahead=aheads(points, ranks, ties),
        )
        out = {ALL: zlib.compress(ENCODER.encode(common), 9)}
        for viewer in self.viewers:
            part = self.moments[viewer]
            part.add(ENCODER.encode(Log(self.live.teller(viewer).lines)))
            out[viewer] = part.done()
        return out


def aheads(points: Sequence[int], ranks: Sequence[int], ties: Sequence[tuple[str, Sequence[int]]]) -> list[Ahead]:
    """Return how the winners beat seats with equal points."""
    return [Ahead(name, own, list(seats.items())) for name, own, seats in behind(points, ranks, ties)]


def point(game: Game, state: State, n: int, date: dict[str, int]) -> Point:
    """Return everybody's standing after an entry."""
    parts = game.scores(state), game.holdings(state), [lines for _, lines in game.rivals(state)]
    return Point(n, date, *[[[worth for _, worth in one] for one in part] for part in parts])


def recorded(rules: Rules, header: str, entries: list[tuple[int, str, str]]) -> dict[int, bytes]:
    """Return the archive of a record, in a worker process."""

    def parts() -> dict[int, bytes]:
        recorder = Recorder(Live(games.load(*rules), read_header(header)))
        for entry in entries:
            recorder.play(*entry)
        if not recorder.live.over():
            raise DataError("record", "this game is not over")
        return recorder.done()

    return plainly(parts)


# Reading


COMMON = msgspec.json.Decoder(Common)
MOMENT = msgspec.json.Decoder(Moment)
LOG = msgspec.json.Decoder(Log)


def unpacked(body: bytes) -> bytes:
    """Return a part as it was written; more than any part may hold is refused."""
    packer = zlib.decompressobj()
    text = packer.decompress(body, MOST_BYTES + 1)
    if len(text) > MOST_BYTES or not packer.eof:
        raise DataError("archive", "is damaged")
    return text


class Reel:
    """What one viewer saw."""

    def __init__(self, body: bytes) -> None:
        *self.moments, self.log = unpacked(body).splitlines()
        self.size = sum(map(len, self.moments)) + len(self.log)

    def view(self, n: int) -> dict[str, Any]:
        """Return the view after an entry."""
        changes: list[Any] = []
        for line in reversed(self.moments[: n + 1]):
            moment = MOMENT.decode(line)
            changes.append(msgspec.json.decode(moment.view))
            if moment.whole:
                break
        view: dict[str, Any] = changes.pop()
        while changes:
            view = merged(view, changes.pop())
        return view

    def told(self, n: int) -> list[dict[str, Any]]:
        """Return what the viewer was told by an entry."""
        return [msgspec.json.decode(line)["told"] for line in MOMENT.decode(self.moments[n]).told]

    @cached_property
    def lines(self) -> list[msgspec.Raw]:
        """Return the log as it stands at the end."""
        return LOG.decode(self.log).lines


class Film:
    """An archive, ready to be watched; viewers' parts are read when somebody looks through their eyes."""

    def __init__(self, body: bytes) -> None:
        text = unpacked(body)
        self.common = COMMON.decode(text)
        self.reels: dict[int, Reel] = {}
        self.own_size = 2 * len(text)

    @property
    def size(self) -> int:
        """Return about how much memory it takes, in bytes."""
        return self.own_size + sum(reel.size for reel in self.reels.values())

    @property
    def last(self) -> int:
        """Return the number of the last moment."""
        return len(self.common.entries)

    def conclude(self, state: WireState, viewer: int) -> None:
        """Fill in how the game ended, for a viewer whose reel was read."""
        common, reel = self.common, self.reels[viewer]
        lines: Any = reel.lines
        state.seq, state.view, state.lines = self.last, reel.view(self.last), lines
        state.turn = sum(seat == viewer for seat, *_ in common.entries)
        state.scores, state.ranks = self.scores(self.last), common.ranks
        state.untied, state.ahead = common.untied, common.ahead

    def scores(self, n: int) -> Scores:
        """Return the scores after an entry."""
        return next(scores for first, scores in reversed(self.common.scores) if first <= n)

    def beginnings(self) -> list[int]:
        """Return the number of the first entry of each round."""
        out, latest = [0], list(self.common.dates[0].values())
        for n, date in enumerate(self.common.dates):
            if list(date.values()) > latest:
                out.append(n)
                latest = list(date.values())
        return out
