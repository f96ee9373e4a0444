"""`beffroi admin`: guests, what is kept about them, and bans."""

from __future__ import annotations

import json
from ipaddress import ip_address, ip_network
from pathlib import Path
from time import time
from typing import TYPE_CHECKING, Annotated, Any

import typer

from beffroi.cli.admin import (
    DAY,
    NONE,
    Database,
    DataDir,
    Limit,
    Yes,
    at_work,
    check_sure,
    facts,
    moment,
    show_tables,
)
from beffroi.cli.options import AsJson, Lang, print_json
from beffroi.cli.screen import console, table
from beffroi.cli.talk import SPEAKER, Problem

if TYPE_CHECKING:
    from beffroi.store import Store  # the server is an extra
    from beffroi.store.orders import Ban
    from beffroi.store.rows import GuestRow, TableRow

GuestId = Annotated[str, typer.Argument(metavar="GUEST", help="Id of a guest, as `guests` and `table` show it.")]
Who = Annotated[
    str, typer.Argument(metavar="WHO", help="Id of a guest, or an address; with IPv6 its network (/64) is meant.")
]
MOST_WHY = 200  # letters of a reason
MOST_SHOWN = 50  # tables of a guest


def guests(
    name: Annotated[str, typer.Option("--name", metavar="PART", help="Only with this in their name.")] = "",
    limit: Limit = 50,
    data_dir: DataDir = None,
    database: Database = "",
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """List guests who have done something here, the newest first."""
    says = SPEAKER.choose(lang)

    async def found(store: Store) -> list[tuple[GuestRow, int]]:
        from beffroi.store.admin import find_guests

        return await find_guests(store, name, limit)

    rows = at_work(data_dir, database, found)
    out = console()
    if as_json:
        print_json([described(guest) | {"seats": seats} for guest, seats in rows])
    elif not rows:
        out.print(says.say("cli-admin-no-guests"))
    else:
        listed = table(*[says.say(f"cli-admin-head-{head}") for head in ("guest", "name", "since", "seats")])
        for guest, seats in rows:
            listed.add_row(guest.id, guest.name, moment(guest.created), f"{seats}")
        out.print(listed)
        if len(rows) == limit:
            out.print(says.say("cli-admin-more", limit=limit))


def described(guest: GuestRow) -> dict[str, Any]:
    """Return a guest as JSON data."""
    return {name: getattr(guest, name) for name in ("id", "name", "color", "created")}


async def known(store: Store, id: str) -> GuestRow:
    """Return a guest, even one who has only talked; refuse an id that nobody has."""
    from beffroi.store.admin import said_by
    from beffroi.store.rows import GuestRow

    found = await store.guest(id) if id else None
    if found is None and not (id and await said_by(store, id)):
        raise Problem("no-guest", guest=id[:40])
    return found or GuestRow(id, "", "", 0.0)


async def looked_up(store: Store, id: str) -> tuple[GuestRow, list[TableRow], list[Ban], int]:
    """Return a guest with their tables and bans, and how many lines they wrote."""
    from beffroi.store.admin import TableSearch, find_tables, said_by
    from beffroi.store.orders import bans

    guest = await known(store, id)
    tables = await find_tables(store, TableSearch(guest=id, most=MOST_SHOWN))
    return guest, tables, [ban for ban in await bans(store) if ban.who == id], await said_by(store, id)


def one_guest(
    id: GuestId, data_dir: DataDir = None, database: Database = "", as_json: AsJson = False, lang: Lang = None
) -> None:
    """Show a guest: their tables, their bans, how much they have said."""
    says = SPEAKER.choose(lang)
    guest, tables, bans, said = at_work(data_dir, database, lambda store: looked_up(store, id))
    if as_json:
        rows = {"tables": [facts(row) for row in tables], "bans": [ban_facts(ban) for ban in bans]}
        print_json(described(guest) | rows | {"chat": said})
        return
    out = console()
    since = moment(guest.created) if guest.created else NONE
    out.print(f"{guest.id} · {guest.name or NONE} · {since} · {says.say('cli-admin-said', count=said)}")
    for ban in bans:
        out.print(says.say("cli-admin-banned", why=ban.why or NONE, until=end_of(ban)))
    show_tables(says, tables, MOST_SHOWN)


def delete_guest(
    id: GuestId, yes: Yes = False, data_dir: DataDir = None, database: Database = "", lang: Lang = None
) -> None:
    """Forget a guest: name, lines of chat, packs and seat links are deleted; games with others stay, without the name.

    A bot stands in for them in games that go on. Their tables that have not started are deleted, unless others sit
    there; other tables pass to somebody else who sits there, or to nobody.
    """
    says = SPEAKER.choose(lang)
    guest, tables, _, said = at_work(data_dir, database, lambda store: looked_up(store, id))
    told = says.say("cli-admin-forget", name=guest.name or NONE, tables=len(tables), lines=said)
    check_sure(says, yes, [told])

    async def done(store: Store) -> None:
        from beffroi.bots import STAND_IN
        from beffroi.store.people import forget

        await forget(store, id, STAND_IN)

    at_work(data_dir, database, done)
    console().print(says.say("cli-admin-deleted"))


def export_guest(
    id: GuestId,
    file: Annotated[Path | None, typer.Argument(metavar="[FILE]", help="Where to write it; default: print it.")] = None,
    data_dir: DataDir = None,
    database: Database = "",
    lang: Lang = None,
) -> None:
    """Write everything that is kept about a guest as JSON; of others only the names that everybody sees."""
    says = SPEAKER.choose(lang)

    async def found(store: Store) -> dict[str, Any]:
        from beffroi.store.people import kept_about

        return await kept_about(store, await known(store, id))

    kept = at_work(data_dir, database, found)
    if file is None:
        print_json(kept)
        return
    try:
        with file.open("x", encoding="utf-8") as out:
            out.write(json.dumps(kept, ensure_ascii=False, indent=1) + "\n")
    except FileExistsError:
        raise Problem("exists", name=str(file)) from None
    console().print(says.say("cli-admin-exported", path=str(file)), soft_wrap=True)


# Bans


def meant(text: str) -> str:
    """Return whom a ban is about: a network, or the id of a guest."""
    from beffroi.server.limits import network_of

    try:
        if "/" in text:
            network = ip_network(text, strict=False)
            if network_of(str(network.network_address)) != str(network):
                raise Problem("ban-network", text=text[:60])
            return str(network)
        ip_address(text)
    except ValueError:
        if not (text.isascii() and text.isalnum()):
            raise Problem("ban-who", text=text[:60]) from None
        return text
    return network_of(text)


def ban(
    who: Who,
    why: Annotated[str, typer.Option("--why", metavar="TEXT", help="A reason, for you; they may ask for it.")] = "",
    days: Annotated[int, typer.Option("--days", min=0, help="For how long; 0 for ever.")] = 0,
    data_dir: DataDir = None,
    database: Database = "",
    lang: Lang = None,
) -> None:
    """Keep a guest or a network from changing anything here; their pages are closed.

    A guest is a cookie: whoever deletes it comes back as somebody else. So a ban of a guest alone binds only those who
    do not know that. A ban of an address holds over a new cookie, but for everybody who shares the address.
    """
    says = SPEAKER.choose(lang)
    whom = meant(who)
    if len(why) > MOST_WHY:
        raise Problem("too-many-letters", most=MOST_WHY)

    async def done(store: Store) -> Ban:
        from beffroi.store.orders import Ban, ban

        if whom.isalnum():
            await known(store, whom)
        one = Ban(whom, why, time(), time() + days * DAY if days else 0.0)
        await ban(store, one)
        return one

    made = at_work(data_dir, database, done)
    console().print(says.say("cli-admin-ban-done", who=whom, until=end_of(made)), soft_wrap=True)


def unban(who: Who, data_dir: DataDir = None, database: Database = "", lang: Lang = None) -> None:
    """Lift a ban."""
    says = SPEAKER.choose(lang)
    whom = meant(who)

    async def done(store: Store) -> None:
        from beffroi.store.orders import bans, unban

        if whom not in [ban.who for ban in await bans(store)]:
            raise Problem("no-ban", who=whom)
        await unban(store, whom)

    at_work(data_dir, database, done)
    console().print(says.say("cli-admin-unban-done", who=whom), soft_wrap=True)


def bans(data_dir: DataDir = None, database: Database = "", as_json: AsJson = False, lang: Lang = None) -> None:
    """List who is banned, the newest ban first."""
    says = SPEAKER.choose(lang)

    async def found(store: Store) -> list[Ban]:
        from beffroi.store.orders import bans

        return await bans(store)

    rows = at_work(data_dir, database, found)
    if as_json:
        print_json([ban_facts(ban) for ban in rows])
    elif not rows:
        console().print(says.say("cli-admin-no-bans"))
    else:
        listed = table(*[says.say(f"cli-admin-head-{head}") for head in ("who", "since", "until", "why")])
        for one in rows:
            until = end_of(one) if one.until else says.say("cli-admin-for-ever")
            listed.add_row(one.who, moment(one.at), until, one.why or NONE)
        console().print(listed)


def end_of(ban: Ban) -> str:
    """Return when a ban ends, for messages that have words for never."""
    return moment(ban.until) if ban.until else "never"


def ban_facts(ban: Ban) -> dict[str, Any]:
    """Return a ban as JSON data."""
    return {"who": ban.who, "why": ban.why, "at": ban.at, "until": ban.until}
