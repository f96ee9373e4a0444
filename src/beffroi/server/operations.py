"""Calls for whoever runs the server: is it alive, may it be sent visitors, and what does it count."""

from __future__ import annotations

import asyncio
import hmac
from ipaddress import ip_address
from typing import Any

from litestar import Request, Response, get
from sqlalchemy import text

from beffroi.server.house import InHouse
from beffroi.server.metrics import figures
from beffroi.server.owners import BROKEN
from beffroi.server.problems import Refusal, may_answer
from beffroi.server.watch import count

Asked = Request[Any, Any, Any]
PATIENCE = 3.0  # seconds in which the database must answer


@get("/health", summary="Is it alive", media_type="text/plain", sync_to_thread=False)
def health() -> str:
    """Answer as long as this process answers at all."""
    return "ok\n"


@get("/ready", summary="May it be sent visitors", media_type="text/plain", responses=may_answer(503))
async def ready(house: InHouse) -> str:
    """Answer only if tables can be read and written here."""
    if house.closing:
        raise Refusal(503, "closing", "this server is closing")
    if house.damaged:
        raise Refusal(503, "damaged", "the database is damaged; restore a backup")
    if house.owners.cut_off():
        raise Refusal(503, "cut-off", "the database could not be reached for some seconds")
    try:
        async with asyncio.timeout(PATIENCE), house.store.engine.connect() as connection:
            await connection.execute(text("SELECT 1"))
    except BROKEN:
        raise Refusal(503, "cut-off", "the database does not answer") from None
    return "ready\n"


@get("/metrics", media_type="text/plain", include_in_schema=False)
async def metrics(request: Asked, house: InHouse) -> Response[bytes]:
    """Return figures for Prometheus, to this machine and to whoever has the token."""
    if not may_count(request, house.settings.metrics_token):
        raise Refusal(404, "not-found", "there is no such thing")
    count(house)
    return Response(figures(), media_type="text/plain; version=0.0.4; charset=utf-8")


def may_count(request: Asked, token: str) -> bool:
    """Return whether whoever asks may read the figures: with a token, only who knows it."""
    if token:
        given = request.headers.get("authorization", "").encode()
        return hmac.compare_digest(given, f"Bearer {token}".encode())
    try:
        return ip_address(request.client.host if request.client else "").is_loopback
    except ValueError:
        return False


ROUTES = [health, ready, metrics]
