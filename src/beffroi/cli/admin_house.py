"""`beffroi admin close` and `open`: nobody plays while the host works on the server, and everybody knows."""

from __future__ import annotations

from time import time
from typing import TYPE_CHECKING, Annotated

import typer

from beffroi.cli.admin import Database, DataDir, at_work, moment
from beffroi.cli.options import Lang
from beffroi.cli.screen import console
from beffroi.cli.talk import SPEAKER, Problem

if TYPE_CHECKING:
    from beffroi.store import Store  # the server is an extra

MOST_TEXT = 200  # letters of a notice: it stands above every board, on phones, too


def close(
    text: Annotated[str, typer.Argument(metavar="[TEXT]", help="What people read beside the time; plain text.")] = "",
    minutes: Annotated[int, typer.Option("--in", metavar="MINUTES", min=0, help="When; default: now.")] = 0,
    data_dir: DataDir = None,
    database: Database = "",
    lang: Lang = None,
) -> None:
    """Close the server for maintenance: everybody reads a notice, and from then on nobody can play, but look on.

    It stays closed, over restarts too, until `beffroi admin open`.
    """
    says = SPEAKER.choose(lang)
    said = " ".join(text.split())
    if len(said) > MOST_TEXT:
        raise Problem("too-many-letters", most=MOST_TEXT)
    at = time() + 60 * minutes

    async def done(store: Store) -> None:
        from beffroi.store.orders import Closing, close

        await close(store, Closing(at, said))

    at_work(data_dir, database, done)
    console().print(says.say("cli-admin-closed", at=moment(at)), soft_wrap=True)


def reopen(data_dir: DataDir = None, database: Database = "", lang: Lang = None) -> None:
    """Open the server again, or take back that it will close."""
    says = SPEAKER.choose(lang)

    async def done(store: Store) -> bool:
        from beffroi.store.orders import close, closing

        before = await closing(store)
        await close(store, None)
        return before is not None

    was = at_work(data_dir, database, done)
    console().print(says.say("cli-admin-opened" if was else "cli-admin-was-open"))
