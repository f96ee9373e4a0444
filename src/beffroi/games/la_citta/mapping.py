# mypyc: skip
"""The map from its data: landscapes, slots, spaces, layouts; what is near what, worked out once (CIT-1.5, 2, 3.1)."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from beffroi.games.la_citta.state import Book, Ground, Layout
from beffroi.games.la_citta.tables import EMPTY, LANDS, MAX_SEATS, MAX_SLOTS, MAX_SPACES, MIN_SEATS, Land
from beffroi.kernel.errors import DataError
from beffroi.kernel.provenance import GUESS, origin
from beffroi.kernel.reader import Data, Reader, known, whole
from beffroi.kernel.vectors import vec_of

Hex = tuple[int, int]
AROUND = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]  # neighbors of a hex
SLOT_HEXES = 6  # a triangle (CIT-2.1)
FAR = 1 << 20  # no way leads there


def read_map(book: Book, data: Data) -> None:
    """Read the map and everything that lies on it at the set-up."""
    read_landscapes(book, data)
    table = data.table("map")
    plan = Plan(book)
    plan.read_slots(table.table("slots"))
    plan.read_spaces(table.table("spaces"))
    table.done()
    check_tiles(book, data)
    for players in range(MIN_SEATS, MAX_SEATS + 1):
        ground, ways = plan.ground(players, table)
        book.grounds.append(ground)
        book.layouts.append(read_layout(book, data, players, ground, ways))


def read_landscapes(book: Book, data: Data) -> None:
    """Read the landscape tiles (CIT-1.5)."""
    kinds: list[int] = []
    wheat: list[int] = []
    counts: list[int] = []
    for name, entry in data.entries("landscapes"):
        book.landscapes.append(name)
        book.titles[name] = {lang: entry.text(lang) for lang in ("fr", "en") if entry.has(lang)}
        kinds.append(1 + entry.word("kind", LANDS[1:]))
        wheat.append(entry.number("wheat", None, 1, 9) if kinds[-1] == Land.FIELD else 0)
        counts.append(entry.number("count", None, 0, 99))
        entry.provenance()
        entry.done()
    book.land_kind, book.land_wheat, book.land_count = vec_of(kinds), vec_of(wheat), vec_of(counts)


def check_tiles(book: Book, data: Data) -> None:
    """Refuse more or fewer landscape tiles than slots: all of them are laid at every number of players (CIT-3.1)."""
    total = sum(int(count) for count in book.land_count)
    if total != len(book.slots):
        where = f"{data.files['landscapes']}: landscapes"
        slots = len(book.slots)
        reason = f"{total} tiles for {slots} slots; every slot carries one (CIT-3.1)"
        raise DataError(where, reason, "tiles", count=total, slots=slots)


def read_hex(item: Any, path: str) -> Hex:
    """Read the two coordinates of a hex."""
    if not isinstance(item, list) or len(item) != 2:
        raise DataError(path, "a hex is two numbers, [q, r]", "hex")
    return whole(item[0], f"{path}[0]", -99, 99), whole(item[1], f"{path}[1]", -99, 99)


class Plan:
    """Hexes of slots and spaces while the map is read."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.hex_slot: dict[Hex, int] = {}
        self.at: list[Hex] = []
        self.space_players: list[int] = []

    def read_slots(self, entry: Reader) -> None:
        """Read the slots: six hexes each, no hex twice (CIT-2.1)."""
        rows = entry.tables("list")
        if not 1 <= len(rows) <= MAX_SLOTS:
            reason = f"there can be 1 to {MAX_SLOTS} slots, not {len(rows)}"
            raise DataError(entry.at("list"), reason, "slots", most=int(MAX_SLOTS), count=len(rows))
        for slot, row in enumerate(rows):
            name = row.text("id")
            if name in self.book.slots or not name.isalnum():
                raise DataError(row.at("id"), "names are letters and digits, each used once", "slot-name")
            self.book.slots.append(name)
            if row.has("players"):
                reason = "is gone since rules version 2: every slot carries a tile (CIT-2.3)"
                raise DataError(row.at("players"), reason, "slot-players")
            hexes = [read_hex(item, f"{row.at('hexes')}[{i}]") for i, item in enumerate(row.items("hexes"))]
            if len(hexes) != SLOT_HEXES:
                reason = f"{len(hexes)} hexes; a slot has {SLOT_HEXES} (CIT-2.1)"
                raise DataError(row.at("hexes"), reason, "slot-hexes", count=len(hexes), needed=int(SLOT_HEXES))
            for q, r in hexes:
                if (q, r) in self.hex_slot:
                    place = f"{q},{r}"
                    raise DataError(row.at("hexes"), f"{place} belongs to two slots", "two-slots", hex=place)
                self.hex_slot[(q, r)] = slot
            self.book.hexes.append([[q, r] for q, r in hexes])
            row.done()
        entry.provenance()
        entry.done()

    def read_spaces(self, entry: Reader) -> None:
        """Read the spaces: each touches one or two slots, those of the hexes around it (CIT-2.2)."""
        book = self.book
        rows = entry.tables("list")
        if not 1 <= len(rows) <= MAX_SPACES:
            reason = f"there can be 1 to {MAX_SPACES} spaces, not {len(rows)}"
            raise DataError(entry.at("list"), reason, "spaces", most=int(MAX_SPACES), count=len(rows))
        for row in rows:
            q, r = read_hex(row.value("at"), row.at("at"))
            place = f"{q},{r}"
            if (q, r) in self.at or (q, r) in self.hex_slot:
                raise DataError(row.at("at"), f"{place} is a space or part of a slot already", "space-taken", hex=place)
            self.at.append((q, r))
            book.spaces.append(place)
            self.space_players.append(row.number("players", None, int(MIN_SEATS), int(MAX_SEATS)))
            touches = row.words("touches", book.slots)
            around = {self.hex_slot[(q + x, r + y)] for x, y in AROUND if (q + x, r + y) in self.hex_slot}
            if set(touches) != around or not 1 <= len(touches) <= 2:
                names = ", ".join(book.slots[slot] for slot in sorted(around))
                reason = f"expected one or two slots next to {place}; found: {names or 'none'}"
                raise DataError(row.at("touches"), reason, "touches", hex=place, count=len(around), names=names)
            book.touches.append(touches)
            book.rim.append(row.words("rim", book.landscapes) if row.has("rim") else [])
            row.done()
        entry.provenance()
        entry.done()

    def ground(self, players: int, table: Reader) -> tuple[Ground, list[list[int]]]:
        """Return the spaces in play with so many players, and the distance of any two (CIT-2.3, 2.4, 2.7)."""
        book = self.book
        n = len(self.at)
        path = f"{table.at('spaces')} with {players} players"
        in_play = [i for i in range(n) if self.space_players[i] <= players]
        index = {self.at[i]: i for i in in_play}
        near = [
            sorted(index[(q + x, r + y)] for x, y in AROUND if i in index.values() and (q + x, r + y) in index)
            for i, (q, r) in enumerate(self.at)
        ]
        ways = [distances(near, i) if self.space_players[i] <= players else [FAR] * n for i in range(n)]
        if not in_play:
            raise DataError(path, "no space is in play", "no-space")
        for i in in_play:
            if ways[in_play[0]][i] == FAR:
                here, there = book.spaces[in_play[0]], book.spaces[i]
                reason = f"there is no way from {here} to {there} (CIT-2.7)"
                raise DataError(path, reason, "no-way", here=here, there=there)
        ground = Ground()
        ground.n_spaces = n
        ground.in_play = vec_of(in_play)
        ground.next_at, ground.next_of = flat(near)
        ground.close_at, ground.close_of = flat(within(ways, int(book.founding_gap)))
        ground.reach_at, ground.reach_of = flat(within(ways, int(book.neighbor_gap)))
        return ground, ways


def distances(near: list[list[int]], start: int) -> list[int]:
    """Return how far every space is from one, over spaces in play (CIT-2.7)."""
    out = [FAR] * len(near)
    out[start] = 0
    todo = [start]
    for space in todo:
        for other in near[space]:
            if out[other] == FAR:
                out[other] = out[space] + 1
                todo.append(other)
    return out


def within(ways: list[list[int]], gap: int) -> list[list[int]]:
    """Return for each space those with fewer than so many spaces between, itself included (CIT-2.7)."""
    return [[j for j, way in enumerate(row) if way - 1 < gap] for row in ways]


def flat(lists: list[list[int]]) -> tuple[vec[i64], vec[i64]]:
    """Return lists one after the other, and where each begins."""
    starts = [0]
    for items in lists:
        starts.append(starts[-1] + len(items))
    return vec_of(starts), vec_of([item for items in lists for item in items])


def read_layout(book: Book, data: Data, players: int, ground: Ground, ways: list[list[int]]) -> Layout:
    """Read the beginners' map and the start sites for a number of players (CIT-3.1, 3.10)."""
    layout = Layout()
    entry = data.table("layouts").table(str(players))
    layout.land = vec_of(read_land(book, entry))
    layout.sites = vec_of(read_sites(book, entry, players, ground, ways))
    entry.provenance()
    entry.done()
    return layout


def read_land(book: Book, entry: Reader) -> list[int]:
    """Read which landscape lies on each slot: `"B2 water"`."""
    land = [int(EMPTY)] * len(book.slots)
    for i, item in enumerate(entry.items("land")):
        path = f"{entry.at('land')}[{i}]"
        if not isinstance(item, str) or len(item.split()) != 2:
            raise DataError(path, "expected a slot and its landscape, as in «B2 water»", "land")
        slot = known(item.split()[0], path, book.slots)
        if land[slot] != EMPTY:
            raise DataError(path, f"{book.slots[slot]} is named twice", "land-twice", slot=book.slots[slot])
        land[slot] = known(item.split()[1], path, book.landscapes)
    for slot, name in enumerate(book.slots):
        if land[slot] == EMPTY:
            raise DataError(entry.at("land"), f"{name} has no landscape", "no-land", slot=name)
    guessed = origin(entry.data, "land") == GUESS  # ours, and so no witness against tiles that an owner has counted
    for tile, name in enumerate(book.landscapes):
        if not guessed and land.count(tile) > book.land_count[tile]:
            laid, most = land.count(tile), int(book.land_count[tile])
            reason = f"{laid} of {name}; the box has {most}"
            raise DataError(entry.at("land"), reason, "land-count", count=laid, landscape=name, most=most)
    return land


def read_sites(book: Book, entry: Reader, players: int, ground: Ground, ways: list[list[int]]) -> list[int]:
    """Read the start sites, one row for each seat from the start player on; all far enough apart (CIT-3.7, 3.10)."""
    out: list[int] = []
    rows = entry.items("sites")
    if len(rows) != players:
        reason = f"{len(rows)} rows; expected one for each of {players} players"
        raise DataError(entry.at("sites"), reason, "sites", count=len(rows), players=players)
    for i, row in enumerate(rows):
        path = f"{entry.at('sites')}[{i}]"
        if not isinstance(row, list) or len(row) != book.start_castelli:
            reason = f"a row has {book.start_castelli} spaces, one for each castello (CIT-3.6)"
            raise DataError(path, reason, "site-row", count=int(book.start_castelli))
        for k, item in enumerate(row):
            site = known(item, f"{path}[{k}]", book.spaces)
            if site not in list(ground.in_play):
                reason = f"{item} is out of play with {players} players"
                raise DataError(f"{path}[{k}]", reason, "site-out", space=str(item), players=players)
            for other in out:
                if ways[site][other] - 1 < book.founding_gap:
                    raise too_close(
                        f"{path}[{k}]", str(item), book.spaces[other], ways[site][other] - 1, int(book.founding_gap)
                    )
            out.append(site)
    return out


def too_close(path: str, here: str, there: str, gap: int, needed: int) -> DataError:
    """Return the refusal of a start site too near to another one (CIT-3.7)."""
    reason = f"{gap} spaces between {here} and {there}; at least {needed} are needed (CIT-3.7)"
    return DataError(path, reason, "gap", count=gap, here=here, there=there, needed=needed)
