"""Archives of finished games: made in a worker when a game ends, kept in the store, held while somebody watches."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from beffroi.kernel.errors import BeffroiError
from beffroi.server.archive import ALL, Film, Reel, recorded
from beffroi.server.headers import header_of
from beffroi.server.info import fits, playable, resting
from beffroi.server.packs import Packs
from beffroi.server.players import Players
from beffroi.server.problems import LOG, Refusal
from beffroi.store import Store
from beffroi.store.archives import keep_archive, parts_of, unarchived
from beffroi.store.rows import TableRow

MOST_BYTES = 48 << 20  # of the films held at the same time
AT_ONCE = 100  # tables looked up at once that may lack an archive


class Films:
    """The films watched recently; those that are not in the store yet are made first."""

    def __init__(self, store: Store, players: Players, packs: Packs) -> None:
        self.store = store
        self.players = players
        self.packs = packs
        self.held: OrderedDict[str, Film] = OrderedDict()
        self.locks: dict[str, asyncio.Lock] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    async def film(self, row: TableRow) -> Film:
        """Return the film of a finished game."""
        if not playable(row):
            raise resting(row)
        if row.state == "open":
            raise Refusal(409, "not-started", "the game has not started")
        if row.state != "over":
            raise Refusal(409, "not-over", "a game can be watched step by step once it is over")
        found = self.held.get(row.key)
        if found is None:
            async with self.locks.setdefault(row.key, asyncio.Lock()):  # made once, however many ask
                found = self.held.get(row.key) or await self.opened(row)
                self.held[row.key] = found
            self.locks.pop(row.key, None)
        self.held.move_to_end(row.key)
        self.trim()
        return found

    def trim(self) -> None:
        """Let go of the films that were watched longest ago, until the rest fits."""
        held = sum(film.size for film in self.held.values())
        while held > MOST_BYTES and len(self.held) > 1:
            _, film = self.held.popitem(last=False)
            held -= film.size

    async def opened(self, row: TableRow) -> Film:
        """Return a film from the store, after making it if it is not there yet."""
        parts = await parts_of(self.store, row.key, [ALL])
        if ALL not in parts:
            parts = await self.made(row)
        return await asyncio.to_thread(Film, parts[ALL])

    async def reel(self, row: TableRow, viewer: int) -> Reel:
        """Return what one viewer of a finished game saw; refuse a viewer who was not there."""
        film = await self.film(row)
        found = film.reels.get(viewer)
        if found is None:
            if not -1 <= viewer < len(row.seats):
                raise Refusal(404, "no-frame", "this game has no such moment or seat")
            parts = await parts_of(self.store, row.key, [viewer])
            found = film.reels[viewer] = await asyncio.to_thread(Reel, parts[viewer])
            self.trim()
        return found

    async def made(self, row: TableRow) -> dict[int, bytes]:
        """Make the archive of a finished game by replay in a worker, and store it."""
        if not fits(row):
            raise resting(row)
        game = await self.packs.game(row.game, row.pack)
        entries = [(entry.seat, entry.text, entry.stand_in) for entry in await self.store.entries(row.key)]
        rules, header = (row.game, game.data.pack), header_of(row, game).text()
        parts = await self.players.run("", recorded, rules, header, entries)
        await keep_archive(self.store, row.key, parts)
        row.archived = True
        return parts

    # In the background

    def soon(self, row: TableRow) -> None:
        """Make the archive of a game that has just ended."""
        task = asyncio.create_task(self.keep(row), name=f"archive {row.key}")
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def keep(self, row: TableRow) -> None:
        """Make an archive; a failure is only logged, since it is tried again at the next start."""
        try:
            await self.film(row)
        except Exception as error:
            LOG.error("table %s cannot be archived yet", row.key, exc_info=error)

    async def catch_up(self) -> None:
        """Make the archives that are missing, for instance because the server was killed when a game ended."""
        after = ""
        while keys := await unarchived(self.store, after, AT_ONCE):
            after = keys[-1]
            for key in keys:
                try:
                    row = await self.store.table(key)
                    if fits(row):
                        await self.opened(row)
                except (BeffroiError, RuntimeError, OSError, Refusal) as error:
                    LOG.error("table %s cannot be archived: %s", key, error)

    async def close(self) -> None:
        """Finish what was begun, for a moment; the next start makes the rest."""
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=2)
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
