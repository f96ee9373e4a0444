"""Calls about seat links: a secret that lets another browser play the same seats.

The secret stands behind the # of the address, which browsers keep to themselves: no proxy and no log ever sees it.
"""

from __future__ import annotations

from typing import Any

from litestar import Request, Router, delete, get, post
from litestar.params import FromPath, JSONBody
from litestar.response import Redirect

from beffroi.server.auth import hashed, new_secret
from beffroi.server.house import House, InHouse
from beffroi.server.limits import LINKS
from beffroi.server.logs import event
from beffroi.server.problems import Refusal, may_answer, not_yours
from beffroi.server.wire import OpenLink, SeatLink, TableInfo
from beffroi.store import Lost

Asked = Request[Any, Any, Any]
MOST_PASSES = 60  # of guests who came by a seat link, at one table


@post("/tables/{id:str}/link", status_code=200, summary="Seat link", responses=may_answer(403, 404, 429))
async def link(request: Asked, house: InHouse, id: FromPath[str]) -> SeatLink:
    """Create a secret for another device; the previous one is revoked, and guests who used it lose the seats."""
    secret = new_secret()
    await set_link(request, house, id, hashed(secret))
    return SeatLink(f"/seat#{secret}")


@delete("/tables/{id:str}/link", status_code=204, summary="Revoke the seat link", responses=may_answer(403, 404, 429))
async def no_link(request: Asked, house: InHouse, id: FromPath[str]) -> None:
    """Revoke the seat link; guests who used it lose the seats."""
    await set_link(request, house, id, "")


async def set_link(request: Asked, house: House, id: str, link: str) -> None:
    """Change the link of all seats the guest owns; guests who came by a link cannot create or revoke one."""
    guest = await house.known(request)
    async with house.lobby.room(id) as room:

        async def changed() -> None:
            own = [seat for seat in room.row.seats if seat.guest == guest.id]
            if not own:
                raise not_yours()
            await house.store.set_link(id, guest.id, link)
            for seat in own:
                seat.link = link
            room.row.passes = {(owner, other) for owner, other in room.row.passes if owner != guest.id}
            for page in room.pages:
                if page.viewer >= 0 and page.viewer not in room.row.mine(page.guest):
                    page.cut()  # it showed a seat that it lost

        await room.alone(changed)
        room.changed()


@post("/seat", status_code=200, summary="Open a seat link", responses=may_answer(400, 403, 404, 409, 413, 429))
async def open_link(request: Asked, house: InHouse, data: JSONBody[OpenLink]) -> TableInfo:
    """Let this browser play the seats of a link from now on. The secret comes in the body, which no log keeps."""
    guest = await house.known(request)
    house.limit(LINKS, request)
    try:
        key, owner = await house.store.linked(hashed(data.secret))
    except Lost:
        event("seat link refused", guest=guest.id)
        raise Refusal(404, "no-link", "this seat link is not valid, or was revoked") from None
    async with house.lobby.room(key) as room:

        async def opened() -> None:
            if guest.id == owner or (owner, guest.id) in room.row.passes:
                return
            if len(room.row.passes) >= MOST_PASSES:
                raise Refusal(409, "too-many-passes", "this seat link was opened too often; ask for a new one")
            await house.store.add_pass(key, owner, guest, room.row.created)
            room.row.passes.add((owner, guest.id))

        await room.alone(opened)
        event("seat link opened", table=key, guest=guest.id)
        room.changed()
        return room.info(guest.id)


@get("/seat/{secret:str}", include_in_schema=False, sync_to_thread=False)
def old_link(secret: FromPath[str]) -> Redirect:
    """Lead a link of Beffroi 0.1, whose secret is part of the path, to where links are opened now."""
    return Redirect(f"/seat#{secret}", status_code=303)


ROUTES = Router("/api", route_handlers=[link, no_link, open_link], tags=["tables"])
