"""`beffroi serve`: tables in the browser, for this machine or the local network."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from errno import EADDRINUSE
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from beffroi.cli.options import Lang, OutsideBots, outside_bots
from beffroi.cli.save import home
from beffroi.cli.talk import SPEAKER, Problem
from beffroi.i18n.messages import Messages

if TYPE_CHECKING:
    from beffroi.server.settings import Settings  # the server is an extra


def serve(
    host: Annotated[str, typer.Option("--host", help="Where to listen; 0.0.0.0 for the local network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=1, max=65535, help="Port to listen on.")] = 8765,
    data_dir: Annotated[
        Path | None, typer.Option("--data-dir", metavar="DIR", help="Where tables are kept; default: your data folder.")
    ] = None,
    database: Annotated[
        str,
        typer.Option("--database", metavar="URL", help="A PostgreSQL database; default: a file in the data folder."),
    ] = "",
    workers: Annotated[
        int, typer.Option("--workers", min=1, max=64, help="Number of processes; more than one need --database.")
    ] = 1,
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="Open the browser, if there is one.")] = True,
    bot: OutsideBots = None,
    lang: Lang = None,
) -> None:
    """Serve tables to browsers on this machine, or with --host 0.0.0.0 to phones on the same network, too."""
    says = SPEAKER.choose(lang)
    bots = outside_bots(bot)
    if find_spec("litestar") is None:
        raise Problem("no-server")
    from beffroi.server.run import listen, run
    from beffroi.server.settings import Settings

    folder = data_dir if data_dir is not None else home() / "tables"
    settings = Settings.from_environment(folder, host, port, bots)
    settings.database, settings.workers = database or settings.database, workers
    if workers > 1 and not settings.database:
        raise Problem("workers-database")
    try:
        sockets = listen(host, port)
    except OSError as error:
        taken = error.errno == EADDRINUSE
        raise Problem("port-taken" if taken else "address", host=host, port=str(port)) from None
    run(settings, sockets, partial(announce, says, settings, folder, open_browser))


def announce(says: Messages, settings: Settings, folder: Path, open_browser: bool) -> None:
    """Print the addresses, now that the server answers, and open a browser."""
    from beffroi.server.network import network_url, qr_lines
    from beffroi.store.engines import hidden

    host, port = settings.host, settings.port
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    url = f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"
    print(says.say("serve-at", url=url))
    others = network_url(host, port)
    if others:
        print(says.say("serve-network", url=f"{others}/"))
        if sys.stdout.isatty() or os.environ.get("BEFFROI_QR"):
            print(qr_lines(f"{others}/"))
    if settings.database:
        print(says.say("serve-database", database=hidden(settings.database)))
    else:
        print(says.say("serve-data", folder=str(folder)))
    print(says.say("serve-stop"), flush=True)
    if open_browser and has_browser():
        # in a thread: a browser that starts slowly must not keep others waiting
        threading.Thread(target=webbrowser.open, args=[url], daemon=True).start()


def has_browser() -> bool:
    """Return whether a browser could be shown: not on a machine without a screen."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
