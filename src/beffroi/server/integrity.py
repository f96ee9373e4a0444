"""Whether everything that is stored can be read and replayed, down to the last entry."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import func, select
from sqlalchemy.exc import SQLAlchemyError

from beffroi.server.archive import ALL, Film, Recorder, Reel, unpacked
from beffroi.server.headers import header_of
from beffroi.server.info import fits
from beffroi.server.live import Live
from beffroi.server.packs import Packs
from beffroi.server.players import Players
from beffroi.server.roster import Roster
from beffroi.server.settings import Settings
from beffroi.store import Store
from beffroi.store.archives import parts_of
from beffroi.store.engines import brief
from beffroi.store.integrity import damage, dangling
from beffroi.store.rows import EntryRow, TableRow
from beffroi.store.tables import TABLE

AT_ONCE = 50  # tables read together


@dataclass(frozen=True, slots=True)
class Fault:
    """Something that is wrong; the key names the message `admin-fault-<key>`, which says what to do about it."""

    key: str
    table: str = ""
    facts: dict[str, str | int] = field(default_factory=dict)


class Inspection:
    """One round through a folder or a database; nothing is changed there."""

    def __init__(self, folder: Path, database: str) -> None:
        self.folder = folder
        self.database = database
        self.tables = 0
        self.replayed = 0

    async def run(self, key: str, progress: Callable[[int, int], None]) -> list[Fault]:
        """Return what is wrong, with one table or with all."""
        store = Store.open(self.folder, self.database, new=False)
        try:
            with TemporaryDirectory(prefix="beffroi-check-") as folder:
                settings = Settings(Path(folder))
                self.packs = Packs(store, Players(0.0, Roster(settings)), settings.folder)
                faults = [] if key else await self.house_faults(store)
                return faults + await self.table_faults(store, key, progress)
        finally:
            await store.close()

    async def house_faults(self, store: Store) -> list[Fault]:
        """Return what is wrong with the database itself."""
        faults: list[Fault] = []
        if not self.database:
            faults = [Fault("database", facts={"reason": reason}) for reason in damage(self.folder)]
        try:
            for table, other, count in await dangling(store):
                faults.append(Fault("dangling", facts={"rows": table, "others": other, "count": count}))
        except SQLAlchemyError as error:
            faults.append(Fault("database", facts={"reason": brief(error)}))
        return faults

    async def table_faults(self, store: Store, only: str, progress: Callable[[int, int], None]) -> list[Fault]:
        """Return what is wrong with tables."""
        wanted = select(TABLE).order_by(TABLE.c.key).limit(AT_ONCE)
        if only:
            wanted = wanted.where(TABLE.c.key == only)
        total = 1 if only else int((await store.rows(select(func.count()).select_from(TABLE)))[0][0])
        faults: list[Fault] = []
        after = ""
        while rows := await store.tables(wanted.where(TABLE.c.key > after)):
            for row in rows:
                faults += await self.faults_of(store, row)
                self.tables += 1
                progress(self.tables, total)
            after = rows[-1].key
        return faults if self.tables or not only else [Fault("no-table", only)]

    async def faults_of(self, store: Store, row: TableRow) -> list[Fault]:
        """Return what is wrong with a table."""
        faults: list[Fault] = []
        if sha256(row.seed.encode()).hexdigest() != row.seed_hash:
            faults.append(Fault("seed", row.key))
        if [seat.n for seat in row.seats] != list(range(len(row.seats))) or not row.seats:
            return [*faults, Fault("seats", row.key)]
        try:
            entries = await store.entries(row.key)
            parts = await parts_of(store, row.key, [ALL, *range(-1, len(row.seats))])
        except SQLAlchemyError as error:
            return [*faults, Fault("unreadable", row.key, {"reason": brief(error)})]
        gap = next((n for n, entry in enumerate(entries, 1) if entry.seq != n), 0)
        if gap:
            return [*faults, Fault("gap", row.key, {"number": gap})]
        if row.archived:
            faults += archive_faults(row, parts)
        if row.state != "open" and fits(row):
            faults += await self.replay_faults(row, entries, {} if faults else parts)
        return faults

    async def replay_faults(self, row: TableRow, entries: list[EntryRow], parts: dict[int, bytes]) -> list[Fault]:
        """Return what is wrong with a game, by playing it once more; an archive is compared with a new one."""
        number = 0
        try:
            game = await self.packs.game(row.game, row.pack)
            live = Live(game, header_of(row, game))
            recorder = Recorder(live) if parts and row.archived else None
            for entry in entries:
                number = entry.seq
                if recorder is not None:
                    recorder.play(entry.seat, entry.text, entry.stand_in)
                else:
                    live.take(live.attempt(entry.seat, entry.text, recorded=True), entry.stand_in)
        except (
            Exception
        ) as error:  # whatever a rule raises is a fault of this table; the others are checked all the same
            return [Fault("replay", row.key, {"number": number, "reason": brief(error)})]
        self.replayed += 1
        if live.over() != (row.state == "over"):
            return [Fault("state", row.key)]
        if recorder is not None:
            again = recorder.done()
            if any(unpacked(again[part]) != unpacked(parts[part]) for part in again):
                return [Fault("archive-differs", row.key)]
        return []


def archive_faults(row: TableRow, parts: dict[int, bytes]) -> list[Fault]:
    """Return what is wrong with the archive of a game: a part is missing, or a moment cannot be read."""
    if len(parts) != len(row.seats) + 2:
        return [Fault("archive", row.key, {"reason": "a part is missing"})]
    try:
        film = Film(parts[ALL])
        for part, body in parts.items():
            if part != ALL:
                reel = Reel(body)
                for n in range(film.last + 1):
                    reel.told(n)
                reel.view(film.last)
                len(reel.lines)
    except Exception as error:  # however it is damaged
        return [Fault("archive", row.key, {"reason": brief(error)})]
    return []
