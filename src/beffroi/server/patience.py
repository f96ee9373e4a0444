"""Connections that take their time: a request must come whole within seconds, and there are only so many at once.

Somebody who opens connections and says nothing, or says it letter by letter, would otherwise hold them for ever.
"""

from __future__ import annotations

import asyncio
from typing import Any

from beffroi.server.problems import LOG, seldom

REQUEST = 20.0  # seconds from the first byte of a request, or from the connection, to the last byte
SPARE = 128  # descriptors kept for files, the database, workers and other processes
MOST_FILES = 65_536  # descriptors asked of the system

try:
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
except ImportError:  # Windows, where a server is for one's own table
    protocol: Any = "auto"
else:

    class Patient(HttpToolsProtocol):
        """The protocol of uvicorn, which waits for a response as long as it takes, but not for a request."""

        waiting: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            if len(self.connections) > most_connections():
                if seldom("connections"):
                    LOG.error("too many connections are open: newcomers are sent away")
                transport.close()
                return
            self.wait()

        def connection_lost(self, exc: Exception | None) -> None:
            self.arrived()
            super().connection_lost(exc)

        def on_message_begin(self) -> None:
            super().on_message_begin()
            self.wait()

        def on_message_complete(self) -> None:
            self.arrived()
            super().on_message_complete()

        def handle_websocket_upgrade(self) -> None:
            self.arrived()
            super().handle_websocket_upgrade()

        def wait(self) -> None:
            """Begin to wait for the rest of a request."""
            self.arrived()
            self.waiting = self.loop.call_later(REQUEST, self.give_up)

        def arrived(self) -> None:
            """Wait no longer."""
            if self.waiting is not None:
                self.waiting.cancel()
                self.waiting = None

        def give_up(self) -> None:
            """Close a connection that still owes us a request."""
            if seldom("patience"):
                LOG.warning("a request that did not come to its end was given up")
            self.transport.abort()

    protocol = Patient


def most_connections() -> int:
    """Return how many connections may be open, by the descriptors that the system allows."""
    try:
        import resource  # noqa: PLC0415  # not on every system
    except ImportError:
        return MOST_FILES
    return max(SPARE, resource.getrlimit(resource.RLIMIT_NOFILE)[0] - SPARE)


def allow_files() -> None:
    """Ask the system for as many descriptors as it gives: every page is one."""
    try:
        import resource  # noqa: PLC0415  # not on every system
    except ImportError:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
