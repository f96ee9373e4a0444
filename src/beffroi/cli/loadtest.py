"""`beffroi loadtest`: many tables of scripted players against a server on this machine."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Annotated

import typer

from beffroi.cli.options import AsJson, Lang, print_json
from beffroi.cli.talk import SPEAKER, Problem


def loadtest(
    tables: Annotated[int, typer.Option("--tables", min=1, max=1000, help="Tables played at the same time.")] = 200,
    seats: Annotated[int, typer.Option("--seats", min=2, max=5, help="Players per table, each with a connection.")] = 2,
    seconds: Annotated[float, typer.Option("--seconds", min=1, max=600, help="How long to measure.")] = 20.0,
    think: Annotated[
        float, typer.Option("--think", min=0, max=60, help="Seconds a player thinks on average; 0: none.")
    ] = 1.0,
    url: Annotated[
        str | None, typer.Option("--url", metavar="URL", help="A server already running on this machine.")
    ] = None,
    database: Annotated[
        str,
        typer.Option("--database", metavar="URL", help="Also measure several processes on this PostgreSQL server."),
    ] = "",
    workers: Annotated[int, typer.Option("--workers", min=1, max=64, help="Number of processes with --database.")] = 2,
    peers: Annotated[bool, typer.Option("--peers", help="Also measure boardgame.io's server, if installed.")] = False,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Play many tables at once, on this machine only; report response times, errors, memory and actions per second.

    Every action is on disk before it is acknowledged; response time is from sending to acknowledgement. With
    --database, one process and a file are measured first, then several processes on a new database of that server,
    which is dropped at the end.
    """
    SPEAKER.choose(lang)
    if find_spec("litestar") is None or find_spec("websockets") is None:
        raise Problem("no-server")
    from beffroi.server.loadtest import LoadTest, NotHere, report
    from beffroi.store.engines import hidden

    try:
        figures = LoadTest(tables, seats, seconds, think, url, database, workers).run(peers)
    except NotHere as error:
        raise Problem("loopback", url=hidden(str(error))[:80]) from None
    except ConnectionError as error:
        raise Problem("no-answer", url=(url or str(error))[:120]) from None
    if as_json:
        print_json(figures)
    else:
        print(report(figures))
    if figures["errors"] or figures.get("shared", {}).get("errors"):
        raise typer.Exit(1)
