"""What stands before every call: headers that bind the browser, and a limit on how often one may ask."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Litestar

from beffroi.server.auth import COOKIE
from beffroi.server.house import House
from beffroi.server.limits import CALLS, STRANGERS
from beffroi.server.wire import Problem

# Scripts, styles, pictures and connections of this house only; nothing inline, neither script nor style.
POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "media-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}

FIXED = [(name.encode(), value.encode()) for name, value in HEADERS.items()]


class Guards:
    """The whole application behind its guards: even an answer to a path that nobody knows passes here."""

    def __init__(self, app: Litestar, house: House) -> None:
        self.app: Any = app
        self.house = house

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Refuse who asks too often; add the headers to every answer; answers of calls are not kept anywhere."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        call = scope["path"].startswith("/api/")

        async def guarded(message: dict[str, Any]) -> None:
            if message["type"] == "http.response.start":
                headers = list(message.get("headers", []))
                names = {name.lower() for name, _ in headers}
                headers += FIXED
                if call and b"cache-control" not in names:
                    headers.append((b"cache-control", b"no-store"))
                message = message | {"headers": headers}
            await send(message)

        if call and not self.allows(scope):
            await refuse(guarded)
            return
        await self.app(scope, receive, guarded)

    def allows(self, scope: Any) -> bool:
        """Tell whether this guest, or a stranger's address, may ask once more."""
        guest = self.house.keys.guest(cookie_of(scope))
        if guest is not None:
            return self.house.limits.allows(CALLS, guest)
        client = scope.get("client")
        return self.house.limits.allows(STRANGERS, client[0] if client else "")


async def refuse(send: Any) -> None:
    """Answer somebody who asks too often."""
    body = msgspec.json.encode(Problem("too-often", "this comes too often; wait a moment"))
    headers = [(b"content-type", b"application/json"), (b"retry-after", b"2")]
    headers.append((b"content-length", str(len(body)).encode()))
    await send({"type": "http.response.start", "status": 429, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def cookie_of(scope: Any) -> str | None:
    """Return the guest cookie of a request."""
    for name, value in scope["headers"]:
        if name == b"cookie":
            for part in value.decode("latin-1").split(";"):
                key, _, kept = part.strip().partition("=")
                if key == COOKIE:
                    return str(kept)
    return None
