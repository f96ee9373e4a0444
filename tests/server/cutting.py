"""A wire to PostgreSQL that a test can cut and mend."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from sqlalchemy.engine import make_url


class Wire:
    """A proxy for TCP connections, in threads of its own: a server that starts waits for its database."""

    def __init__(self, host: str, port: int) -> None:
        self.target = (host, port)
        self.whole = True
        self.ends: list[socket.socket] = []
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.listening.getsockname()[1]
        threading.Thread(target=self.run, daemon=True).start()

    def run(self) -> None:
        """Take connections until the wire is taken away."""
        with suppress(OSError):
            while True:
                near, _ = self.listening.accept()
                if not self.whole:
                    near.close()
                    continue
                far = socket.create_connection(self.target)
                self.ends += [near, far]
                for ends in ((near, far), (far, near)):
                    threading.Thread(target=passed, args=ends, daemon=True).start()

    def cut(self) -> None:
        """End all connections and take no more."""
        self.whole = False
        for end in self.ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        self.ends.clear()

    def mend(self) -> None:
        """Take connections again."""
        self.whole = True


def passed(come: socket.socket, gone: socket.socket) -> None:
    """Pass on what comes in one direction."""
    with suppress(OSError):
        while data := come.recv(1 << 16):
            gone.sendall(data)
        gone.shutdown(socket.SHUT_RDWR)
    come.close()


@contextmanager
def wired(database: str) -> Iterator[tuple[Wire, str]]:
    """Return a wire to a database, and the address at its other end."""
    url = make_url(database)
    wire = Wire(url.host or "127.0.0.1", url.port or 5432)
    try:
        yield wire, url.set(host="127.0.0.1", port=wire.port).render_as_string(hide_password=False)
    finally:
        wire.cut()
        wire.listening.close()
