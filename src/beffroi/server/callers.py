"""A small HTTP client for the load test: one request at a time, with cookies, and nothing else."""

from __future__ import annotations

import asyncio
import json
from typing import Any


class Caller:
    """A client with cookies that calls a server on this machine."""

    def __init__(self, host: str, port: int) -> None:
        self.host = host
        self.port = port
        self.cookies: dict[str, str] = {}

    @property
    def cookie(self) -> str:
        """Return the header that sends the cookies back."""
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    async def call(self, method: str, path: str, body: Any = None) -> Any:
        """Send a request and read the response; anything but success is an error."""
        data = b"" if body is None else json.dumps(body).encode()
        head = [
            f"{method} {path} HTTP/1.1",
            f"host: {self.host}:{self.port}",
            f"cookie: {self.cookie}",
            f"x-csrf-token: {self.cookies.get('csrf', '')}",
            "content-type: application/json",
            f"content-length: {len(data)}",
            "connection: close",
        ]
        reader, writer = await asyncio.open_connection(self.host, self.port)
        try:
            writer.write("\r\n".join(head).encode() + b"\r\n\r\n" + data)
            await writer.drain()
            answer = await reader.read()
        finally:
            writer.close()
        top, _, rest = answer.partition(b"\r\n\r\n")
        first, *lines = top.decode("latin-1").split("\r\n")
        for line in lines:
            name, _, value = line.partition(": ")
            if name.lower() == "set-cookie":
                key, _, kept = value.partition(";")[0].partition("=")
                self.cookies[key] = kept
        status = int(first.split()[1])
        if not 200 <= status < 300:
            raise ConnectionError(f"{method} {path}: {status} {rest[:200]!r}")
        return json.loads(rest) if rest else None
