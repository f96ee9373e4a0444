"""Running the server: uvicorn with our measures."""

from __future__ import annotations

import gc
import logging

import uvicorn

from beffroi.server.app import create_app
from beffroi.server.settings import Settings

MOST_MESSAGE = 64 * 1024  # of a WebSocket message


def run(settings: Settings) -> None:
    """Serve until somebody ends it."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    app = create_app(settings)
    # What the games and libraries made lives as long as the server: the collector need not look at it again.
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
    uvicorn.run(
        app,
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
