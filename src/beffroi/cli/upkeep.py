"""`beffroi admin backup`, `restore`, `check` and `clean`: looking after the tables of a server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from beffroi.cli.admin import Database, DataDir, spoken
from beffroi.cli.options import AsJson, Lang, print_json
from beffroi.cli.save import home
from beffroi.cli.screen import bar, console
from beffroi.cli.talk import SPEAKER, Problem
from beffroi.i18n.messages import Messages
from beffroi.kernel.errors import BeffroiError

PERCENT = 100


def begin(lang: str | None, data_dir: Path | None) -> tuple[Messages, Path]:
    """Return the messages of a command, and where tables are kept."""
    says = SPEAKER.choose(lang)
    if find_spec("litestar") is None:
        raise Problem("no-server")
    return says, data_dir if data_dir is not None else home() / "tables"


@contextmanager
def alone(folder: Path, shared: bool) -> Iterator[None]:
    """Keep servers off a folder for a while; a database has room for others."""
    from beffroi.server.house import locked

    lock = None
    if not shared and folder.is_dir():
        try:
            lock = locked(folder)
        except BeffroiError:
            raise Problem("server-runs", folder=str(folder)) from None
    try:
        yield
    finally:
        if lock is not None:
            lock.close()


@contextmanager
def percent(label: str) -> Iterator[Callable[[int, int], None]]:
    """Show how much of a long task is done."""
    with bar(label, PERCENT) as shown:
        before = 0

        def step(done: int, total: int) -> None:
            nonlocal before
            now = PERCENT * done // max(total, 1)
            shown.step(now - before)
            before = now

        yield step


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the backup goes.")],
    data_dir: DataDir = None,
    database: Database = "",
    force: Annotated[bool, typer.Option("--force", help="Overwrite an older backup.")] = False,
    lang: Lang = None,
) -> None:
    """Write a backup of all tables, guests and packs into one file; the server may go on meanwhile.

    The file also holds the secret that signs cookies: keep it where nobody else can read it.
    """
    says, folder = begin(lang, data_dir)
    from beffroi.store.backup import back_up, summed

    with spoken(), percent(says.say("admin-backup-bar")) as progress:
        counts = back_up(folder, database, file, force, progress)
    console().print(says.say("admin-backup-done", path=str(file), **summed(counts)), soft_wrap=True)


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup.")],
    data_dir: DataDir = None,
    database: Database = "",
    lang: Lang = None,
) -> None:
    """Fill an empty folder or an empty database from a backup; this is also how tables move from one to the other."""
    says, folder = begin(lang, data_dir)
    from beffroi.store.backup import restore as restored
    from beffroi.store.backup import summed
    from beffroi.store.engines import hidden

    where = hidden(database) if database else str(folder)
    with spoken(), alone(folder, bool(database)), percent(says.say("admin-restore-bar")) as progress:
        counts = restored(file, folder, database, progress)
    console().print(says.say("admin-restore-done", where=where, **summed(counts)), soft_wrap=True)


def check(
    data_dir: DataDir = None,
    database: Database = "",
    table: Annotated[str, typer.Option("--table", metavar="KEY", help="Only this table.")] = "",
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Check the database and replay every table; exit code 1 and a line for each fault, with what to do about it."""
    says, folder = begin(lang, data_dir)
    from beffroi.server.integrity import Inspection

    inspection = Inspection(folder, database)
    with spoken(), percent(says.say("admin-check-bar")) as progress:
        faults = asyncio.run(inspection.run(table, progress))
    lines = [says.say(f"admin-fault-{fault.key}", table=fault.table, **fault.facts) for fault in faults]
    if as_json:
        told = [
            {**f.facts, "fault": f.key, "table": f.table, "text": line} for f, line in zip(faults, lines, strict=True)
        ]
        print_json({"tables": inspection.tables, "replayed": inspection.replayed, "faults": told})
    else:
        for line in lines:
            console().print(line, soft_wrap=True)
        done = says.say("admin-check-done", tables=inspection.tables, replayed=inspection.replayed, faults=len(faults))
        console().print(done, soft_wrap=True)
    raise typer.Exit(1 if faults else 0)


def clean(
    data_dir: DataDir = None,
    database: Database = "",
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say what would be deleted.")] = False,
    lang: Lang = None,
) -> None:
    """Delete what is kept for long enough, as the settings BEFFROI_KEEP_… say (docs/hosting.md)."""
    says, folder = begin(lang, data_dir)
    from beffroi.server.retention import clean_now

    with spoken(), alone(folder, bool(database) or dry_run):
        done = asyncio.run(clean_now(folder, database, dry_run))
    say = "admin-clean-would" if dry_run else "admin-clean-done"
    console().print(says.say(say, **asdict(done)), soft_wrap=True)
