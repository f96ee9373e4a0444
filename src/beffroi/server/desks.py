"""Calls of the owner's desk: what a box could settle, trying and saving values, downloading and uploading packs."""

from __future__ import annotations

import asyncio
from collections.abc import Container, Iterable, Mapping
from typing import Any

from litestar import Request, Response, Router, delete, get, post, put
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody

from beffroi import desk, games
from beffroi.i18n.messages import Messages, messages_of
from beffroi.i18n.texts import LANGUAGES
from beffroi.kernel.errors import DataError
from beffroi.kernel.game import Game
from beffroi.kernel.provenance import GUESS, explains
from beffroi.kernel.refusals import kind
from beffroi.server.house import House, InHouse
from beffroi.server.limits import DESKS, PACKS
from beffroi.server.packs import MOST_LETTERS
from beffroi.server.problems import may_answer
from beffroi.server.shelf import loaded
from beffroi.server.wire import (
    Desk,
    DeskEntry,
    DeskField,
    DeskRefusal,
    DeskTrial,
    DeskValues,
    PackChange,
    PackFiles,
    PackInfo,
)

Asked = Request[Any, Any, Any]
MOST_KNOWN = 60  # words suggested for a value
NAMES = ("fr", "en", "de")  # not worth suggesting: every entry has its own


@get("/boxes", summary="My packs", responses=may_answer(429))
async def my_boxes(request: Asked, house: InHouse) -> dict[str, str]:
    """Return the pack on my desk for each game that has one."""
    guest = house.guest_of(request)
    return await house.store.boxes(guest) if guest else {}


@get("/games/{key:str}/desk", summary="My box", responses=may_answer(403, 404, 429))
async def my_desk(request: Asked, house: InHouse, key: FromPath[str]) -> Desk:
    """Return what a copy of the game could settle, and what I have settled."""
    guest = await house.known(request)
    house.limit(DESKS, request)
    id = await house.store.box(guest.id, loaded(key).key)
    return await laid_out(house, key, id)


@post("/games/{key:str}/desk/trial", status_code=200, summary="Try values", responses=may_answer(400, 403, 404, 429))
async def try_values(request: Asked, house: InHouse, key: FromPath[str], data: JSONBody[DeskValues]) -> DeskTrial:
    """Return what cards would say with these values, or why they are refused; nothing is saved."""
    guest = await house.known(request)
    house.limit(DESKS, request)
    before = await house.packs.tables(loaded(key).key, await house.store.box(guest.id, key))
    try:
        tables = with_values(key, before, data)
        game = await house.packs.tried(key, tables) if tables else games.load(key)
    except DataError as error:
        return DeskTrial([], refused(error))
    touched = {path.rpartition(".")[0] for path in [*data.values, *data.dropped]}
    return DeskTrial(await asyncio.to_thread(entries, game, tables, touched), None)


@put("/games/{key:str}/desk", summary="Keep values", responses=may_answer(400, 403, 404, 413, 429))
async def keep_values(request: Asked, house: InHouse, key: FromPath[str], data: JSONBody[DeskValues]) -> Desk:
    """Save values to my pack, unless the game's reader refuses them or no game can be played with them."""
    guest = await house.known(request)
    house.limit(PACKS, request)
    before = await house.packs.tables(loaded(key).key, await house.store.box(guest.id, key))
    id = await house.packs.keep(guest, house.network_of(request), key, with_values(key, before, data))
    return await laid_out(house, key, id)


@put(
    "/games/{key:str}/desk/pack",
    summary="Upload a pack",
    request_max_body_size=2 * MOST_LETTERS,
    responses=may_answer(400, 403, 404, 413, 429),
)
async def bring_pack(request: Asked, house: InHouse, key: FromPath[str], data: JSONBody[PackFiles]) -> Desk:
    """Replace the pack on my desk; its files are read as in the terminal."""
    guest = await house.known(request)
    house.limit(PACKS, request)
    tables = await house.packs.taken(loaded(key).key, data.files)
    id = await house.packs.keep(guest, house.network_of(request), key, tables)
    return await laid_out(house, key, id)


@delete("/games/{key:str}/desk", status_code=200, summary="Clear my desk", responses=may_answer(403, 404, 429))
async def clear(request: Asked, house: InHouse, key: FromPath[str]) -> Desk:
    """Remove the pack from my desk; tables that play with it keep it."""
    guest = await house.known(request)
    await house.packs.keep(guest, house.network_of(request), loaded(key).key, {})
    return await laid_out(house, key, "")


@get("/games/{key:str}/packs/{pack:str}", summary="What a pack changes", responses=may_answer(400, 404, 429))
async def pack_info(house: InHouse, key: FromPath[str], pack: FromPath[str]) -> PackInfo:
    """Return the values in which a pack differs from the built-in data; anyone at its table may see them."""
    before, after = loaded(key), await house.packs.game(key, pack)
    return PackInfo(pack, key, [PackChange(*one) for one in desk.changes(before.data.tables, after.data.tables)])


FILE = {200: ResponseSpec(str, media_type="application/toml", generate_examples=False, description="the pack")}


@get(
    "/games/{key:str}/packs/{pack:str}/file",
    media_type="application/toml",
    summary="A pack as a file",
    responses=FILE | may_answer(404, 429),
)
async def pack_file(house: InHouse, key: FromPath[str], pack: FromPath[str]) -> Response[str]:
    """Return a pack as a file; in a folder of its own, it works with --data in the terminal."""
    row = await house.packs.row(pack, loaded(key).key)
    headers = {"content-disposition": f'attachment; filename="{key}-{pack[:8]}.toml"'}
    return Response(row.text, media_type="application/toml; charset=utf-8", headers=headers)


# What a desk shows


async def laid_out(house: House, key: str, id: str) -> Desk:
    """Return a desk, with or without a pack."""
    tables, game, refusal = await house.packs.tables(key, id), games.load(key), None
    try:
        game = await house.packs.tried(key, tables) if tables else game
    except DataError as error:  # saved before the data or the rules changed: it can still be downloaded and removed
        tables, refusal = {}, refused(error)
    found = await asyncio.to_thread(entries, game, tables)
    fields = [field for entry in found for field in entry.fields]
    shown = list(dict.fromkeys(entry.path.partition(".")[0] for entry in found))
    known, shapes = vocabulary({name: game.data.tables[name] for name in shown})
    return Desk(
        pack=id,
        guesses=sum(field.guess for field in fields),
        own=sum(field.own for field in fields),
        entries=found,
        headings={name: heading(key, name) for name in shown},
        known=known,
        shapes=shapes,
        refusal=refusal,
    )


def heading(key: str, table: str) -> dict[str, str]:
    """Return the title of a data table in each language, or its name if it has none."""
    said = {lang: Messages(lang, key) for lang in LANGUAGES}
    name = f"{key}-desk-{table}"
    return {lang: one.say(name) if one.has(name) else table for lang, one in said.items()}


def entries(game: Game, tables: desk.Tables, only: Container[str] | None = None) -> list[DeskEntry]:
    """Return every entry, or some of them, with a value that a box could settle or that the pack sets."""
    built_in = games.load(game.key)
    asked = desk.values(built_in)
    now = desk.values(game)
    own = {path for path in now if desk.value_at(tables, path) is not None}
    says: dict[str, Messages] = {
        lang: messages_of(lang, game.key, game.data.tables, game.data.renamed) for lang in LANGUAGES
    }
    cards = {f"cards.{card['id']}": card for card in game.cards()}
    found: list[DeskEntry] = []
    for path, keys in desk.by_entry(path for path in now if asked.get(path) or path in own):
        if only is not None and path not in only:
            continue
        entry = desk.value_at(game.data.tables, path)
        fields = [field_of(built_in, entry, f"{path}.{key}", now, own) for key in keys]
        titles = {lang: title_of(game, one, path, entry) for lang, one in says.items()}
        texts = {lang: one.entry(entry, cards.get(path)) for lang, one in says.items()}
        found.append(DeskEntry(path, titles, texts, str(entry.get("note", "")), entry, fields))
    return found


def field_of(built_in: Game, entry: Mapping[str, Any], path: str, now: Mapping[str, str], own: set[str]) -> DeskField:
    """Return one value of an entry, as the owner would type it."""
    key = path.rpartition(".")[2]
    value, before = entry.get(key), desk.value_at(built_in.data.tables, path)
    parts = {name: desk.typed(part) for name, part in value.items()} if isinstance(value, dict) else {}
    return DeskField(
        key, kind(value), desk.typed(value), parts, desk.typed(before), now[path] == GUESS, now[path] != "", path in own
    )


def title_of(game: Game, says: Messages, path: str, entry: Mapping[str, Any]) -> str:
    """Return the title of an entry: its own name, else the game's noun for it, else its key."""
    if isinstance(entry.get(says.lang), str):
        return str(entry[says.lang])
    name = path.partition(".")[2] or path
    for domain, names in game.words.names.items():
        if name in names and not name[0].isdigit() and says.noun_key(domain, name):
            noun = says.name(domain, name)
            return noun[:1].upper() + noun[1:]
    return name.replace("_", " ").replace(".", " · ")


def vocabulary(tables: Mapping[str, Any]) -> tuple[dict[str, list[str]], dict[str, dict[str, list[str]]]]:
    """Return the words used in tables, by table and key, and the keys used beside each word of `do`."""
    known: dict[str, dict[str, None]] = {}  # as a set that keeps its order
    shapes: dict[str, dict[str, dict[str, None]]] = {}
    for table, entry in [(name, entry) for name, below in tables.items() for entry in entries_below(below)]:
        for key, value in entry.items():
            where = f"{table}.{key}"
            if isinstance(value, dict) and "do" in value:
                inner = {name: None for name in value if name != "do"}
                shapes.setdefault(where, {}).setdefault(value["do"], {}).update(inner)
            for name, word in words_in(where, value):
                known.setdefault(name, {})[word] = None
    few = {name: sorted(words) for name, words in known.items() if len(words) <= MOST_KNOWN}
    return few, {where: {do: list(keys) for do, keys in found.items()} for where, found in shapes.items()}


def entries_below(table: Any) -> Iterable[dict[str, Any]]:
    """Return the entries of a table, at any depth."""
    if not isinstance(table, dict):
        return
    if any(explains(key) for key in table):
        yield {key: value for key, value in table.items() if not explains(key) and key not in NAMES}
        return
    for inner in table.values():
        yield from entries_below(inner)


def words_in(where: str, value: Any) -> Iterable[tuple[str, str]]:
    """Return the words of a value with the place where each is used."""
    if isinstance(value, str):
        yield where, value
    elif isinstance(value, list):
        for item in value:
            yield from words_in(where, item) if isinstance(item, str) else ()
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from words_in(f"{where}.{key}", item)


# What is typed


def with_values(key: str, tables: desk.Tables, given: DeskValues) -> desk.Tables:
    """Return the tables of a pack with what was typed and without what was dropped."""
    built_in = games.load(key).data.tables
    for path in given.dropped:
        tables = desk.without(tables, desk.keys_of(path))
    for path, text in given.values.items():
        like = desk.value_at(tables, path)
        like = desk.value_at(built_in, path) if like is None else like
        tables = desk.corrected(tables, path, meant(text, like))
    return tables


def meant(text: str | dict[str, str], like: Any) -> Any:
    """Return what was typed as a value; in a table, keys without text are left out."""
    if isinstance(text, str):
        return desk.meant(text, like)
    old = like if isinstance(like, dict) else {}
    return {name: desk.meant(part, old.get(name)) for name, part in text.items() if part.strip()}


def refused(error: DataError) -> DeskRefusal:
    """Return why the reader refuses it, as the screen shows it."""
    return DeskRefusal(error.path, error.key, error.facts, error.reason)


CALLS = [my_boxes, my_desk, try_values, keep_values, bring_pack, clear, pack_info, pack_file]
ROUTES = Router("/api", route_handlers=CALLS, tags=["desk"])
