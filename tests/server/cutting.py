"""A wire to PostgreSQL that a test can cut and mend."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from sqlalchemy.engine import make_url


class Wire:
    """A proxy for TCP connections."""

    def __init__(self, host: str, port: int) -> None:
        self.target = (host, port)
        self.whole = True
        self.writers: set[asyncio.StreamWriter] = set()

    async def joined(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass a connection on, unless the wire is cut."""
        if not self.whole:
            writer.close()
            return
        there, back = await asyncio.open_connection(*self.target)
        self.writers |= {writer, back}
        try:
            await asyncio.gather(passed(reader, back), passed(there, writer))
        finally:
            self.writers -= {writer, back}

    def cut(self) -> None:
        """End all connections and take no more."""
        self.whole = False
        for writer in self.writers:
            writer.transport.abort()

    def mend(self) -> None:
        """Take connections again."""
        self.whole = True


async def passed(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Pass on what comes in one direction."""
    with suppress(OSError):
        while data := await reader.read(1 << 16):
            writer.write(data)
            await writer.drain()
    writer.close()


@asynccontextmanager
async def wired(database: str) -> AsyncIterator[tuple[Wire, str]]:
    """Return a wire to a database, and the address at its other end."""
    url = make_url(database)
    wire = Wire(url.host or "127.0.0.1", url.port or 5432)
    server = await asyncio.start_server(wire.joined, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    try:
        yield wire, url.set(host="127.0.0.1", port=port).render_as_string(hide_password=False)
    finally:
        wire.cut()
        server.close()
