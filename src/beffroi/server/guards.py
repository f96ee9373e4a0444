"""What stands before every call: headers that bind the browser, and a limit on how often one may ask."""

from __future__ import annotations

from typing import Any

from litestar.connection import Request
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from beffroi.server.house import House
from beffroi.server.limits import CALLS, STRANGERS
from beffroi.server.problems import answer

# Scripts, styles, pictures and connections of this house only. Attributes may carry a style (drawings are placed
# with them); an element <style> or a script inside a page may not.
POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
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


class Guards:
    """Middleware around every HTTP call."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app = app
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse who asks too often; add the headers to every answer; answers of calls are not kept anywhere."""
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        call = scope["path"].startswith("/api/")

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                for name, value in HEADERS.items():
                    headers[name] = value
                if call and "cache-control" not in headers:
                    headers["cache-control"] = "no-store"
            await send(message)

        request: Request[Any, Any, Any] = Request(scope, receive)
        guest = self.house.guest_of(request)
        client = scope.get("client")
        who, pace = (guest, CALLS) if guest else (client[0] if client else "", STRANGERS)
        if call and not self.house.limits.allows(pace, who):
            refused = answer(429, "too-often", "this comes too often; wait a moment", {"retry-after": "2"})
            await refused.to_asgi_response(None, request)(scope, receive, guarded)
            return
        await self.app(scope, receive, guarded)
