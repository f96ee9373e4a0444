"""Running the server: uvicorn with our settings."""

from __future__ import annotations

import gc
import logging
import socket
from collections.abc import Callable
from contextlib import suppress
from errno import EADDRNOTAVAIL

import uvicorn

from beffroi.server.app import create_app
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
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    app = create_app(settings)
    # Objects of the games and libraries live as long as the server: keep the garbage collector off them.
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
    config = uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=MOST_MESSAGE,
        ws_ping_interval=20,
        ws_ping_timeout=30,
        timeout_graceful_shutdown=3,
    )
    with suppress(KeyboardInterrupt):  # the usual way to stop
        Doorkeeper(config, opened).run(sockets)
