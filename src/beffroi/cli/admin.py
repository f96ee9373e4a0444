"""`beffroi admin`: one person looks after a server while it runs: its tables and what is said there."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from time import localtime, strftime, time
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeVar

import typer

from beffroi.cli.keyboard import Left, ask
from beffroi.cli.options import AsJson, Lang, known_game, print_json
from beffroi.cli.save import home
from beffroi.cli.screen import console, table
from beffroi.cli.talk import SPEAKER, Problem
from beffroi.i18n.messages import Messages

if TYPE_CHECKING:
    from beffroi.store import Store  # the server is an extra
    from beffroi.store.rows import ChatRow, TableRow

app = typer.Typer(help="Look after a server while it runs: tables, guests, bans, maintenance.", no_args_is_help=True)

DataDir = Annotated[
    Path | None, typer.Option("--data-dir", metavar="DIR", help="Where tables are kept; default: your data folder.")
]
Database = Annotated[
    str,
    typer.Option(
        "--database", metavar="URL", envvar="BEFFROI_DATABASE", help="The PostgreSQL database of the server, if any."
    ),
]
Yes = Annotated[bool, typer.Option("--yes", "-y", help="Do not ask.")]
Limit = Annotated[int, typer.Option("--limit", min=1, help="How many to list at most.")]
TableKey = Annotated[str, typer.Argument(metavar="TABLE", help="Id of a table: the end of its address.")]
DAY = 24 * 3600.0
NONE = "·"
YES = ("y", "yes", "o", "oui")
T = TypeVar("T")


def at_work(data_dir: Path | None, database: str, work: Callable[[Store], Awaitable[T]]) -> T:
    """Open the database of a server, which may be running, do something there, and close it."""
    if find_spec("litestar") is None:
        raise Problem("no-server")
    from beffroi.store.admin import served
    from beffroi.store.engines import FILE, apart

    folder = data_dir if data_dir is not None else home() / "tables"
    if not database and not (folder / FILE).is_file():
        raise Problem("no-tables-here", folder=str(folder))

    async def done() -> T:
        async with served(folder, database) as store:
            return await work(store)

    with spoken():
        return apart(done())


@contextmanager
def spoken() -> Iterator[None]:
    """Say what the store refuses in the language of this run."""
    from beffroi.store.engines import Unfit

    try:
        yield
    except Unfit as error:
        raise Problem(f"store-{error.key}", **error.facts) from None


def check_sure(says: Messages, yes: bool, lines: Sequence[str]) -> None:
    """Say what will happen, and end here unless the host wants it."""
    out = console()
    for line in lines:
        out.print(line, soft_wrap=True)
    if yes:
        return
    try:
        wanted = ask(out, f"{says.say('cli-admin-sure')} ").lower() in YES
    except Left:
        wanted = False
    if not wanted:
        out.print(says.say("cli-admin-unchanged"))
        raise typer.Exit(1)


def moment(at: float) -> str:
    """Return a time for people."""
    return strftime("%Y-%m-%d %H:%M", localtime(at))


# Tables


@app.command()
def tables(
    state: Annotated[Literal["open", "playing", "over"] | None, typer.Option("--state", help="Only these.")] = None,
    game: Annotated[str | None, typer.Option("--game", metavar="GAME", help="Only of this game.")] = None,
    guest: Annotated[str, typer.Option("--guest", metavar="ID", help="Only where this guest is.")] = "",
    older_than: Annotated[
        int, typer.Option("--older-than", metavar="DAYS", min=0, help="Only where nothing happened for so long.")
    ] = 0,
    limit: Limit = 50,
    data_dir: DataDir = None,
    database: Database = "",
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """List tables, those that changed last first."""
    says = SPEAKER.choose(lang)
    if game is not None:
        known_game(game)

    async def found(store: Store) -> list[TableRow]:
        from beffroi.store.admin import TableSearch, find_tables

        before = time() - older_than * DAY if older_than else 0.0
        return await find_tables(store, TableSearch(state or "", game or "", guest, before, limit))

    rows = at_work(data_dir, database, found)
    if as_json:
        print_json([facts(row) for row in rows])
    else:
        show_tables(says, rows, limit)


def show_tables(says: Messages, rows: list[TableRow], limit: int) -> None:
    """Print a list of tables."""
    out = console()
    if not rows:
        out.print(says.say("cli-admin-no-tables"))
        return
    listed = table(*[says.say(f"cli-admin-head-{head}") for head in ("table", "game", "state", "people", "changed")])
    for row in rows:
        listed.add_row(
            row.key, row.game, says.say("cli-admin-state", state=row.state), people(row), moment(row.changed)
        )
    out.print(listed)
    if len(rows) == limit:
        out.print(says.say("cli-admin-more", limit=limit))


def people(row: TableRow) -> str:
    """Return the names of the people at a table."""
    return ", ".join(seat.name or NONE for seat in row.seats if seat.kind == "human") or NONE


def facts(row: TableRow) -> dict[str, Any]:
    """Return what the host may know of a table: nothing by which somebody could play there, or look into hands."""
    names = ("game", "options", "state", "listed", "pack", "owner", "round", "rounds", "created", "changed")
    kept = ("n", "kind", "guest", "name", "bot", "away")
    seats = [{name: getattr(seat, name) for name in kept} | {"link": bool(seat.link)} for seat in row.seats]
    passes = [{"owner": owner, "guest": guest} for owner, guest in sorted(row.passes)]
    return {"id": row.key} | {name: getattr(row, name) for name in names} | {"seats": seats, "passes": passes}


@app.command("table")
def one_table(
    key: TableKey, data_dir: DataDir = None, database: Database = "", as_json: AsJson = False, lang: Lang = None
) -> None:
    """Show a table: who sits there, how much was played and said; no secrets."""
    says = SPEAKER.choose(lang)

    async def found(store: Store) -> tuple[TableRow, int, int]:
        from beffroi.store.admin import counts

        (row,) = await rows_of(store, [key])
        return row, *(await counts(store, key))

    row, entries, chat = at_work(data_dir, database, found)
    if as_json:
        print_json(facts(row) | {"entries": entries, "chat": chat})
        return
    out = console()
    state = says.say("cli-admin-state", state=row.state)
    out.print(f"{row.key} · {row.game} · {state} · {moment(row.created)} … {moment(row.changed)}", soft_wrap=True)
    out.print(says.say("cli-admin-counts", entries=entries, chat=chat))
    seats = table(*[says.say(f"cli-admin-head-{head}") for head in ("seat", "name", "guest", "bot")])
    for seat in row.seats:
        host = f" ({says.say('cli-admin-host')})" if seat.guest == row.owner else ""
        seats.add_row(f"{seat.n}", seat.name or NONE, f"{seat.guest or NONE}{host}", seat.bot or NONE)
    for owner, guest in sorted(row.passes):
        seats.add_row(NONE, says.say("cli-admin-pass", owner=owner), guest, NONE)
    out.print(seats)


async def rows_of(store: Store, keys: Sequence[str]) -> list[TableRow]:
    """Return tables by their ids, or refuse one that is not there."""
    from beffroi.store import Lost

    rows: list[TableRow] = []
    for key in dict.fromkeys(keys):
        try:
            rows.append(await store.table(key))
        except Lost:
            raise Problem("no-table", table=key[:40]) from None
    return rows


def described(says: Messages, row: TableRow) -> str:
    """Return a table in one line."""
    return f"{row.key} · {row.game} · {says.say('cli-admin-state', state=row.state)} · {people(row)}"


@app.command("delete-table")
def delete_table(
    keys: Annotated[list[str], typer.Argument(metavar="TABLE...", help="Ids of tables.")],
    yes: Yes = False,
    data_dir: DataDir = None,
    database: Database = "",
    lang: Lang = None,
) -> None:
    """Delete tables with everything that was played and said there; whoever is there is told."""
    says = SPEAKER.choose(lang)
    rows = at_work(data_dir, database, lambda store: rows_of(store, keys))
    told = [says.say("cli-admin-delete-tables", count=len(rows)), *[described(says, row) for row in rows]]
    check_sure(says, yes, told)

    async def done(store: Store) -> None:
        from beffroi.store.admin import delete_tables

        await delete_tables(store, [row.key for row in rows])

    at_work(data_dir, database, done)
    console().print(says.say("cli-admin-deleted"))


# What is said


@app.command()
def chat(
    key: TableKey,
    limit: Limit = 100,
    data_dir: DataDir = None,
    database: Database = "",
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Show what was last said at a table, each line with its number."""
    says = SPEAKER.choose(lang)

    async def found(store: Store) -> list[ChatRow]:
        await rows_of(store, [key])
        return await store.chat(key, limit)

    show_chat(says, at_work(data_dir, database, found), as_json)


def show_chat(says: Messages, lines: list[ChatRow], as_json: bool) -> None:
    """Print lines of chat."""
    if as_json:
        print_json([{name: getattr(line, name) for name in line.__slots__} for line in lines])
        return
    if not lines:
        console().print(says.say("cli-admin-no-chat"))
        return
    listed = table(*[says.say(f"cli-admin-head-{head}") for head in ("line", "when", "name", "guest", "said")])
    for line in lines:
        listed.add_row(f"{line.n}", moment(line.at), line.name or NONE, line.guest or NONE, line.text or line.kind)
    console().print(listed)


@app.command("delete-chat")
def delete_chat(
    key: TableKey,
    numbers: Annotated[list[int], typer.Argument(metavar="NUMBER...", help="Numbers of lines, as `chat` shows them.")],
    yes: Yes = False,
    data_dir: DataDir = None,
    database: Database = "",
    lang: Lang = None,
) -> None:
    """Delete lines of chat; they vanish from the pages that show them, too."""
    says = SPEAKER.choose(lang)

    async def found(store: Store) -> list[ChatRow]:
        from beffroi.store.admin import lines

        await rows_of(store, [key])
        return await lines(store, key, numbers)

    said = at_work(data_dir, database, found)
    missing = set(numbers) - {line.n for line in said}
    if missing:
        raise Problem("no-line", line=min(missing), table=key)
    show_chat(says, said, as_json=False)
    check_sure(says, yes, [says.say("cli-admin-delete-chat", count=len(said))])

    async def done(store: Store) -> None:
        from beffroi.store.admin import delete_chat

        await delete_chat(store, key, numbers)

    at_work(data_dir, database, done)
    console().print(says.say("cli-admin-deleted"))
