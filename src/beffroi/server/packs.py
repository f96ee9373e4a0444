"""Owners' packs: stored by their content, and unpacked into a folder for the engine and the bots to read."""

from __future__ import annotations

import asyncio
import shutil
import tomllib
from collections.abc import Callable, Mapping
from hashlib import sha256
from pathlib import Path
from time import time
from typing import Any, TypeVar

import tomli_w

from beffroi import desk, games
from beffroi.kernel.errors import DataError
from beffroi.kernel.game import Game
from beffroi.server.players import Players
from beffroi.server.problems import Refusal
from beffroi.store import Lost, Store
from beffroi.store.rows import GuestRow, PackRow

FILE = "pack.toml"
MOST_LETTERS = 1 << 18  # in a pack; a whole deck with notes takes a quarter of that
MOST_TEXT = 500  # characters of a name or a note
ID = 32  # characters of an id
T = TypeVar("T")


class Packs:
    """What owners copied from their boxes. A pack never changes, so it can be cached forever."""

    def __init__(self, store: Store, players: Players, folder: Path) -> None:
        self.store = store
        self.players = players
        self.folder = folder / "packs"
        self.trying = asyncio.Semaphore(1)  # a trial keeps a core busy: one at a time
        self.playing = asyncio.Semaphore(1)  # and test games keep a worker busy for longer: the others are for bots

    async def row(self, id: str, key: str) -> PackRow:
        """Return a pack of a game."""
        try:
            found = await self.store.pack(id)
        except Lost:
            raise no_pack() from None
        if found.game != key:
            raise no_pack()
        return found

    async def game(self, key: str, id: str) -> Game:
        """Return a game with a pack, or with its built-in data if no pack is named."""
        if not id:
            return games.load(key)
        if len(id) != ID or not id.isalnum() or not id.isascii():
            raise no_pack()
        folder = self.folder / id
        if not (folder / FILE).is_file():
            unpack(folder, (await self.row(id, key)).text)
        return await asyncio.to_thread(games.load, key, folder)

    async def tables(self, key: str, id: str) -> desk.Tables:
        """Return the tables of a pack; none if no pack is named."""
        return tomllib.loads((await self.row(id, key)).text) if id else {}

    async def tried(self, key: str, tables: desk.Tables) -> Game:
        """Return the game with tables that are not saved; refuse what its reader refuses."""
        check_texts(tables, "")
        return await self.apart(desk.tried, key, tables)

    async def taken(self, key: str, files: Mapping[str, str]) -> desk.Tables:
        """Return the files of a pack as tables."""
        return await self.apart(desk.taken, key, files)

    async def apart(self, work: Callable[..., T], *args: Any) -> T:
        """Work on a pack in a separate thread, one at a time."""
        async with self.trying:
            try:
                return await asyncio.to_thread(work, *args)
            except RecursionError:
                raise DataError("pack", "is nested too deeply", "nested") from None

    async def keep(self, guest: GuestRow, payer: str, key: str, tables: desk.Tables) -> str:
        """Put a pack on a guest's desk and return its id; an empty one clears the desk.

        It must be readable and survive whole games, because people who did not write it will play with it.
        """
        if not tables:
            await self.lay(guest, key, None)
            return ""
        text = tomli_w.dumps(tables)
        if len(text) > MOST_LETTERS:
            raise Refusal(413, "pack-too-large", "this pack is larger than the data of any game")
        game = await self.tried(key, tables)
        async with self.playing:
            problem = await self.players.sound(payer, key, text)
        if problem:
            raise Refusal(400, "pack-unsound", f"no game can be played with this pack: {problem}", reason=problem)
        id = sha256(f"{key}\n{text}".encode()).hexdigest()[:ID]
        await self.lay(guest, key, PackRow(id, key, game.fingerprint, text, time()))
        return id

    async def lay(self, guest: GuestRow, key: str, pack: PackRow | None) -> None:
        """Put a pack on a guest's desk, or none; delete the files of a pack that nobody needs any longer."""
        before = await self.store.box(guest.id, key)
        await self.store.set_box(guest, key, pack, time())
        if before:
            try:
                await self.store.pack(before)
            except Lost:
                await asyncio.to_thread(shutil.rmtree, self.folder / before, ignore_errors=True)


def no_pack() -> Refusal:
    """Return the refusal for an unknown pack."""
    return Refusal(404, "no-pack", "there is no such pack for this game; save it at the desk first")


def unpack(folder: Path, text: str) -> None:
    """Write a pack where the engine reads it, whole or not at all."""
    folder.mkdir(parents=True, exist_ok=True)
    written = folder / f".{FILE}.new"
    written.write_text(text, encoding="utf-8")
    written.replace(folder / FILE)


def check_texts(value: Any, path: str) -> None:
    """Refuse a pack with text too long for any card."""
    if isinstance(value, dict):
        for key, item in value.items():
            check_texts(item, f"{path}.{key}" if path else key)
    elif isinstance(value, list):
        for item in value:
            check_texts(item, path)
    elif isinstance(value, str) and len(value) > MOST_TEXT:
        raise DataError(path[:80], f"is longer than {MOST_TEXT} characters", "too-long", count=MOST_TEXT)
