"""Running the server: uvicorn with our settings."""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
import socket
import sys
import tempfile
import threading
from collections.abc import Callable
from contextlib import suppress
from errno import EADDRNOTAVAIL
from functools import partial
from time import sleep
from typing import Any
from urllib.request import urlopen

import uvicorn
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess
from uvicorn.supervisors.multiprocess import Process

from beffroi.server.app import create_app
from beffroi.server.logs import set_up
from beffroi.server.metrics import FOLDER
from beffroi.server.patience import allow_files, protocol
from beffroi.server.settings import Settings

MOST_MESSAGE = 64 * 1024  # of a WebSocket message


def listen(host: str, port: int) -> list[socket.socket]:
    """Return a socket for every address of a host; from now on clients wait instead of being refused."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    sockets: list[socket.socket] = []
    missing: OSError | None = None
    for family, *_, address in dict.fromkeys(found):
        try:
            sockets.append(socket.create_server(address[:2], family=family))
        except OSError as error:
            if error.errno != EADDRNOTAVAIL:  # a name may resolve to an address that this machine lacks
                raise
            missing = error
    if missing and not sockets:
        raise missing
    return sockets


class Doorkeeper(uvicorn.Server):
    """A server that reports when it is ready."""

    def __init__(self, config: uvicorn.Config, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self.opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.opened()


def run(settings: Settings, sockets: list[socket.socket], opened: Callable[[], None]) -> None:
    """Serve until stopped; `opened` is called once the server answers."""
    set_up(settings.log)
    allow_files()
    leave_in_order()
    with suppress(KeyboardInterrupt):  # the usual way to stop
        if settings.workers > 1:
            run_several(settings, sockets, opened)
        else:
            Doorkeeper(configured(light_app(settings)), opened).run(sockets)


def leave_in_order() -> None:
    """Tidy up after SIGTERM, too: uvicorn closes the house, then lets the signal end the process at once."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))


def light_app(settings: Settings) -> Any:
    """Return the application, with the garbage collector kept off what lives as long as the server."""
    app = create_app(settings)
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
    return app


def configured(app: Any, **more: Any) -> uvicorn.Config:
    """Return how uvicorn serves an application."""
    return uvicorn.Config(
        app,
        http=protocol,
        log_level="warning",
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=MOST_MESSAGE,
        ws_per_message_deflate=False,  # takes more memory for each page than all the rest, for what is small anyway
        ws_ping_interval=20,
        ws_ping_timeout=30,
        timeout_graceful_shutdown=3,
        **more,
    )


def run_several(settings: Settings, sockets: list[socket.socket], opened: Callable[[], None]) -> None:
    """Serve with several processes on the same sockets; one that ends is replaced."""
    os.environ.setdefault(FOLDER, tempfile.mkdtemp(prefix="beffroi-figures-"))
    application = partial(app_of_worker, settings)
    config = configured(application, factory=True, workers=settings.workers)
    threading.Thread(target=report, args=(settings, opened), daemon=True).start()
    Supervisor(config, sockets=sockets).run()


class Supervisor(Multiprocess):
    """Starts the processes and replaces those that end."""

    def keep_subprocess_alive(self) -> None:
        """Replace processes that have ended.

        The original asks each of them for a sign of life and waits, for one that is killed meanwhile as long as for one
        that starts slowly. One that hangs has lost its tables to the others anyway.
        """
        for index, worker in enumerate(self.processes):
            if worker.process.is_alive() or self.should_exit.is_set():
                continue
            worker.join()
            if worker.exitcode == STARTUP_FAILURE:
                self.should_exit.set()  # it would fail again
                return
            self.processes[index] = Process(self.config, self.sockets)
            self.processes[index].start()


def app_of_worker(settings: Settings) -> Any:
    """Return the application of one process of several, which does not outlive the one that started it."""
    set_up(settings.log)
    leave_in_order()
    parent = multiprocessing.parent_process()

    def follow() -> None:
        if parent is not None:
            parent.join()
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=follow, daemon=True).start()
    return light_app(settings)


def report(settings: Settings, opened: Callable[[], None]) -> None:
    """Report once the server answers."""
    host = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(settings.host, settings.host)
    while True:
        with suppress(OSError, ValueError), urlopen(f"http://{host}:{settings.port}/health", timeout=5):
            opened()
            return
        sleep(0.1)
