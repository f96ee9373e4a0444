"""Running the server: uvicorn with our measures."""

from __future__ import annotations

import logging

import uvicorn

from beffroi.server.app import create_app
from beffroi.server.settings import Settings

MOST_MESSAGE = 64 * 1024  # of a WebSocket message


def run(settings: Settings) -> None:
    """Serve until somebody ends it."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    uvicorn.run(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=MOST_MESSAGE,
        ws_ping_interval=20,
        ws_ping_timeout=30,
        timeout_graceful_shutdown=3,
    )
