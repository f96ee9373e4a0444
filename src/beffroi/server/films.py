"""Finished games, state by state: the basis of replays, charts and what-if tables."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from hashlib import sha256
from typing import Any

import msgspec

from beffroi.kernel.flow import State
from beffroi.kernel.game import SPECTATOR
from beffroi.kernel.record import UNDO
from beffroi.server.house import House
from beffroi.server.live import ENCODER, Live
from beffroi.server.lobby import BREATH, header_of
from beffroi.server.problems import Refusal
from beffroi.server.room import Room
from beffroi.server.wire import Chart, Line, Point
from beffroi.store.rows import EntryRow

MOST_KEPT = 8  # games watched recently


class Film:
    """A finished game: the state after each entry, and what each viewer was told."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.states: list[State] = [live.state]
        self.dates: list[dict[str, int]] = [self.date_of(live.state)]
        viewers = range(SPECTATOR, len(live.header.names))
        self.told: dict[int, list[list[msgspec.Raw]]] = {viewer: [live.teller(viewer).lines[:]] for viewer in viewers}
        self.verified = False

    def date_of(self, state: State) -> dict[str, int]:
        """Return the date of a state in the game's calendar."""
        return {name: number for name, number, _ in self.live.game.calendar(state)}

    def add(self, entry: EntryRow) -> None:
        """Play the next entry; of an undo, viewers learn only that it happened."""
        before = {viewer: len(self.live.teller(viewer).lines) for viewer in self.told}
        self.live.take(self.live.attempt(entry.seat, entry.text), entry.stand_in)
        self.states.append(self.live.state)
        self.dates.append(self.date_of(self.live.state))
        for viewer, told in self.told.items():
            if entry.text == UNDO:
                told.append([msgspec.Raw(ENCODER.encode(Line(0, {"what": "undone", "seat": entry.seat})))])
            else:
                told.append(self.live.teller(viewer).lines[before[viewer] :])

    def lines(self, viewer: int, n: int) -> list[dict[str, Any]]:
        """Return what a viewer was told about an entry."""
        return [msgspec.json.decode(line)["told"] for line in self.told[viewer][n]]

    def beginnings(self) -> list[int]:
        """Return the number of the first entry of each round."""
        out, latest = [0], list(self.dates[0].values())
        for n, date in enumerate(self.dates):
            if list(date.values()) > latest:
                out.append(n)
                latest = list(date.values())
        return out

    def chart(self) -> Chart:
        """Return everybody's standing at the start of each round and at the end."""
        last = len(self.states) - 1
        starts = [n for n in self.beginnings() if n < last]
        points = [self.point(n, self.dates[n]) for n in starts]
        game, state = self.live.game, self.states[last]
        lines = [name for name, _ in game.scores(state)[0]]
        rivals = [name for name, _ in game.rivals(state)]
        return Chart(lines, game.resources(), rivals, [*points, self.point(last, {})])

    def point(self, n: int, date: dict[str, int]) -> Point:
        """Return everybody's standing after an entry."""
        game, state = self.live.game, self.states[n]
        parts = game.scores(state), game.holdings(state), [lines for _, lines in game.rivals(state)]
        return Point(n, date, *[[[worth for _, worth in one] for one in part] for part in parts])


class Films:
    """The games watched recently."""

    def __init__(self) -> None:
        self.kept: OrderedDict[str, Film] = OrderedDict()
        self.lock = asyncio.Lock()

    async def film(self, house: House, room: Room) -> Film:
        """Return the film of a table, built by replay and checked against the table itself."""
        row, final = room.row, room.playable()
        if row.state != "over":
            raise Refusal(409, "not-over", "a game can be watched step by step once it is over")
        async with self.lock:
            found = self.kept.get(row.key)
            if found is None:
                found = Film(Live(final.game, header_of(row, final.game)))
                for number, entry in enumerate(await house.store.entries(row.key), 1):
                    found.add(entry)
                    if number % BREATH == 0:
                        await asyncio.sleep(0)
                same = found.live.game.digest(found.live.state) == final.game.digest(final.state)
                found.verified = same and sha256(row.seed.encode()).hexdigest() == row.seed_hash
                self.kept[row.key] = found
            self.kept.move_to_end(row.key)
            while len(self.kept) > MOST_KEPT:
                self.kept.popitem(last=False)
            return found
