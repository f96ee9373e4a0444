"""The application: all calls, and the guards in front of them."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.config.csrf import CSRFConfig
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ControllerRouterHandler

from beffroi import __version__, games
from beffroi.server import advice, desks, links, network, operations, replays, shelf, tables
from beffroi.server.auth import CSRF_COOKIE, CSRF_HEADER
from beffroi.server.boards import board_file
from beffroi.server.forward import Forward, FromPeers, door, on_elsewhere
from beffroi.server.guards import Guards
from beffroi.server.house import House
from beffroi.server.owners import Elsewhere
from beffroi.server.pages import Pages, page
from beffroi.server.problems import HANDLERS
from beffroi.server.settings import Settings
from beffroi.server.sockets import table_socket

MOST_BODY = 64 * 1024
ROUTES: list[ControllerRouterHandler] = [
    shelf.ROUTES,
    tables.ROUTES,
    links.ROUTES,
    links.old_link,
    advice.ROUTES,
    replays.ROUTES,
    desks.ROUTES,
    network.ROUTES,
    *operations.ROUTES,
    table_socket,
    board_file,
    page,
]
COMPRESSION = CompressionConfig(backend="gzip", minimum_size=1000, gzip_compress_level=5, exclude_opt_key="packed")


def create_app(settings: Settings) -> Guards:
    """Return the application for a data folder, guards included."""
    for key in games.keys():
        games.load(key)  # once, before anybody has to wait for it
    house = House(settings)
    pages = Pages()

    def give(thing: Any) -> Provide:
        return Provide(lambda: thing, sync_to_thread=False)

    app = Litestar(
        ROUTES,
        lifespan=[open_house],
        dependencies={"house": give(house), "pages": give(pages)},
        exception_handlers=HANDLERS | {Elsewhere: on_elsewhere},
        csrf_config=CSRFConfig(house.keys.secret, CSRF_COOKIE, header_name=CSRF_HEADER, cookie_samesite="lax"),
        compression_config=COMPRESSION,
        openapi_config=described(),
        request_max_body_size=MOST_BODY,
        logging_config=None,
        debug=False,
    )
    app.state.house = house
    app.state.forward = Forward(app, house.owners, house.keys.secret)
    return Guards(app.state.forward, house)


@asynccontextmanager
async def open_house(app: Litestar) -> AsyncIterator[None]:
    """Open the house, and with others on the same database, a door for them; close both at the end."""
    house: House = app.state.house
    if not house.store.shared:
        await house.open()
        try:
            yield
        finally:
            await house.close()
        return
    server, listening = door(FromPeers(app, house.keys.secret), house.settings.peer_host)
    await house.open(address_of(listening))
    serving = asyncio.create_task(server.serve([listening]))
    try:
        yield
    finally:
        await house.close()
        await app.state.forward.close()
        server.should_exit = True
        await serving


def address_of(listening: socket.socket) -> str:
    """Return where other processes reach this one."""
    host, port = listening.getsockname()[:2]
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def described() -> OpenAPIConfig:
    """Return what the description of all calls says of itself."""
    return OpenAPIConfig(
        title="Beffroi",
        version=__version__,
        description="The calls of docs/wire.md; the WebSocket of a table is described there.",
        path="/schema",
        render_plugins=[JsonRenderPlugin(path="/openapi.json")],
    )
