"""Calls about what is kept about me: to take it along, or to have it deleted."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from litestar import Request, Response, delete, get
from litestar.datastructures import Cookie

from beffroi.bots import STAND_IN
from beffroi.server.auth import COOKIE
from beffroi.server.house import InHouse
from beffroi.server.limits import OWN
from beffroi.server.owners import BROKEN
from beffroi.server.problems import may_answer
from beffroi.store.people import forget, kept_about

Asked = Request[Any, Any, Any]


@get("/me/data", summary="What is kept about me", responses=may_answer(403, 429))
async def my_data(request: Asked, house: InHouse) -> Response[dict[str, Any]]:
    """Return everything that is kept about me; of others only their names."""
    guest = await house.known(request)
    house.limit(OWN, request)
    headers = {"content-disposition": 'attachment; filename="beffroi.json"'}
    return Response(await kept_about(house.store, guest), headers=headers)


@delete(
    "/me",
    status_code=204,
    summary="Forget me",
    responses=may_answer(403, 429, 503),
    response_cookies=[Cookie(COOKIE, max_age=0, expires=0)],
)
async def forget_me(request: Asked, house: InHouse) -> None:
    """Delete what is kept about me; bots stand in for me in games that go on, which stay without my name."""
    guest = await house.known(request)
    house.limit(OWN, request)
    await forget(house.store, guest.id, STAND_IN)
    with suppress(*BROKEN):  # then it is followed a moment later, as by other processes
        await house.orders.follow()
