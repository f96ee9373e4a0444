"""What guards every call: the host it was sent to, security headers, and rate limits."""

from __future__ import annotations

from typing import Any

import msgspec

from beffroi.server.access import banned, closed
from beffroi.server.auth import COOKIE
from beffroi.server.house import House
from beffroi.server.limits import CALLS, network_of
from beffroi.server.metrics import CALLS as ANSWERED
from beffroi.server.metrics import REFUSED
from beffroi.server.problems import Refusal
from beffroi.server.wire import Problem

# Scripts, styles, pictures and connections from this server only; no inline scripts or styles.
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

READING = ("GET", "HEAD", "OPTIONS")
DRAWING = "/api/qr"  # changes nothing, though its link is too secret for an address
ARRIVING = "/api/me"  # makes a guest of whoever has no cookie yet

FIXED = [(name.encode(), value.encode()) for name, value in HEADERS.items()]


class Guards:
    """The whole application behind its guards: even responses to unknown paths pass through here."""

    def __init__(self, app: Any, house: House) -> None:
        self.app = app
        self.house = house

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Refuse requests for another host, and too many; add the headers; responses to calls are never cached."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        if not self.meant(scope):
            await (misled if scope["type"] == "http" else hung_up)(receive, send)
            return
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
            return
        call = scope["path"].startswith("/api/")

        async def guarded(message: dict[str, Any]) -> None:
            if message["type"] == "http.response.start":
                ANSWERED.labels(str(message["status"])).inc()
                headers = list(message.get("headers", []))
                if scope["scheme"] == "https":
                    headers = [(name, over_https(name, value)) for name, value in headers]
                names = {name.lower() for name, _ in headers}
                headers += FIXED
                if call and b"cache-control" not in names:
                    headers.append((b"cache-control", b"no-store"))
                message = message | {"headers": headers}
            await send(message)

        if call and not self.allows(scope):
            await refuse(guarded)
            return
        refusal = self.refusal(scope) if call else None
        if refusal is not None:
            await answer(guarded, refusal.status, Problem(refusal.error, refusal.text))
            return
        await self.app(scope, receive, guarded)

    def meant(self, scope: Any) -> bool:
        """Return whether a request names this server.

        A page of another site can make its own name resolve to this machine (DNS rebinding) and would then pass for
        ours. So a server that listens on this machine only answers to this machine's names, and to those that
        were allowed for a proxy in front of it.
        """
        allowed = self.house.settings.hosts()
        return not allowed or host_of(scope) in allowed

    def allows(self, scope: Any) -> bool:
        """Return whether this guest, and everybody at their address, is within the rate limit."""
        return self.house.limits.allows(CALLS, *self.caller(scope))

    def caller(self, scope: Any) -> tuple[str | None, str]:
        """Return which guest asks, and from which network."""
        client = scope.get("client")
        return self.house.keys.guest(cookie_of(scope)), network_of(client[0] if client else "")

    def refusal(self, scope: Any) -> Refusal | None:
        """Return why the host lets nobody, or not this guest, change anything; looking on is always allowed."""
        access, (guest, network) = self.house.access, self.caller(scope)
        changes = scope["method"] not in READING and scope["path"] != DRAWING
        arrives = guest is None and scope["path"] == ARRIVING
        if (changes or arrives) and access.banned(guest, network):
            return banned()
        return closed() if changes and access.closed() else None


def over_https(name: bytes, value: bytes) -> bytes:
    """Return a header for a page that came over https: its cookies never travel otherwise.

    The framework sets the one against forged requests, and does not know how the page came.
    """
    if name.lower() != b"set-cookie" or b"; secure" in value.lower():
        return value
    return value + b"; Secure"


async def answer(send: Any, status: int, problem: Problem, *extra: tuple[bytes, bytes]) -> None:
    """Answer with a problem, without involving the application."""
    REFUSED.labels(problem.error).inc()
    body = msgspec.json.encode(problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *extra]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


async def refuse(send: Any) -> None:
    """Answer a request that exceeds the rate limit."""
    await answer(send, 429, Problem("too-often", "too many requests; wait a moment"), (b"retry-after", b"2"))


async def misled(_: Any, send: Any) -> None:
    """Answer a request that names another host."""
    ANSWERED.labels("421").inc()
    await answer(send, 421, Problem("other-host", "this name is not served here; see BEFFROI_HOSTS"), *FIXED)


async def hung_up(receive: Any, send: Any) -> None:
    """Close a connection that names another host before it opens."""
    await receive()
    await send({"type": "websocket.close", "code": 1008})


def host_of(scope: Any) -> str:
    """Return the name a request was sent to, without the port."""
    named = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), "")
    plain = named.strip().lower()
    return plain.rpartition("]")[0] + "]" if plain.startswith("[") else plain.partition(":")[0]


def cookie_of(scope: Any) -> str | None:
    """Return the guest cookie of a request."""
    for name, value in scope["headers"]:
        if name == b"cookie":
            for part in value.decode("latin-1").split(";"):
                key, _, kept = part.strip().partition("=")
                if key == COOKIE:
                    return str(kept)
    return None
