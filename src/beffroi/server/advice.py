"""Calls for help at the table: hints, consent to them, and what a bot's last move gained."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from litestar import Request, Router, post
from litestar.params import FromPath, JSONBody

from beffroi.bots import hints
from beffroi.kernel.flow import UNSEALED, pending
from beffroi.kernel.game import SPECTATOR, Game
from beffroi.server.house import InHouse
from beffroi.server.limits import HELP
from beffroi.server.problems import Refusal, may_answer, not_yours
from beffroi.server.room import Room
from beffroi.server.tables import change_seat, own_seat, seat_of
from beffroi.server.wire import Agree, AskHint, AskMove, Change, Explanation, Hint, HintOption, TableInfo

Asked = Request[Any, Any, Any]


@post("/tables/{id:str}/hint", status_code=200, summary="A hint", responses=may_answer(400, 403, 404, 409, 413, 429))
async def hint(request: Asked, house: InHouse, id: FromPath[str], data: JSONBody[AskHint]) -> Hint:
    """Return a hint for the current decision of the caller's seat, computed from what that seat may know."""
    guest = await house.known(request)
    async with house.lobby.room(id) as room:
        seat = seat_of(room, data.seat)
        if seat.n not in room.row.mine(guest.id):
            raise not_yours()
        live = room.playable()
        if not room.row.hinted():
            raise Refusal(403, "hints-off", "hints are off: everybody at the table must agree to them first")
        if seat.away or pending(live.state, seat.n) is None:
            raise Refusal(409, "no-decision", "this seat has nothing to decide now")
        house.limit(HELP, request)
        turn = live.turns[seat.n]
        found = await room.advice(seat.n)
        if live.turns[seat.n] != turn:
            raise Refusal(409, "stale", "the table has moved on; check again")
        return as_asked(live.game, found, turn, data.strength)


def as_asked(game: Game, found: hints.Hint, turn: int, strength: str) -> Hint:
    """Return as much of a hint as was asked for."""
    shown = {"matters": 0, "options": len(found.options), "move": 1}[strength]
    options = [
        HintOption(one.text, game.words.targets(game.words.parse(one.text)), one.chance, listed(one.changes))
        for one in found.options[:shown]
    ]
    return Hint(turn, list(found.matters), options)


def listed(changes: Iterable[hints.Change]) -> list[Change]:
    """Return changes in wire format."""
    return [Change(one.feature, one.amount, one.worth) for one in changes]


@post(
    "/tables/{id:str}/hints",
    status_code=200,
    summary="Agree to hints",
    responses=may_answer(400, 403, 404, 409, 413, 429),
)
async def agree(request: Asked, house: InHouse, id: FromPath[str], data: JSONBody[Agree]) -> TableInfo:
    """Agree to hints for everybody, or withdraw consent; the table announces it."""
    guest = await house.known(request)
    async with house.lobby.room(id) as room:

        async def agreed() -> None:
            seat = own_seat(room, data.seat, guest)
            if seat.hints != data.agreed:
                house.limit(HELP, request)
                await change_seat(house, room, seat, hints=data.agreed)
                kind = "hints-agreed" if data.agreed else "hints-withdrawn"
                await room.add_line(seat.n, seat.name, "", kind)

        await room.alone(agreed)
        room.changed()
        return room.info(guest.id)


@post(
    "/tables/{id:str}/explanation",
    status_code=200,
    summary="A bot's last move",
    responses=may_answer(400, 403, 404, 409, 413, 429),
)
async def explanation(request: Asked, house: InHouse, id: FromPath[str], data: JSONBody[AskMove]) -> Explanation:
    """Return what a bot's last move gained, as far as the caller's seat or, with -1, a spectator can know."""
    async with house.lobby.room(id) as room:
        if data.eyes != SPECTATOR and data.eyes not in room.row.mine(house.guest_of(request)):
            raise not_yours()
        holder = seat_of(room, data.seat)
        if holder.kind != "bot" and not holder.away:
            raise Refusal(409, "no-bot", "no bot plays in this seat")
        house.limit(HELP, request)
        return await explained(room, house.network_of(request), data.seat, data.eyes)


async def explained(room: Room, payer: str, seat: int, viewer: int) -> Explanation:
    """Return the last move of a seat as a viewer was told it; a plan that is still secret does not count yet."""
    live = room.playable()
    deed = live.deeds.get(seat)
    events = [event for event in deed.events if event.kind != UNSEALED and event.seat == seat] if deed else []
    if deed is None or not events or live.unseen[seat]:
        raise Refusal(409, "no-move-yet", "this bot has not yet made a move that everybody knows of")
    changes = await room.means.players.explain(payer, live, deed.before, deed.after, viewer, seat)
    return Explanation(live.game.words.told(events[0], viewer), listed(changes))


ROUTES = Router("/api", route_handlers=[hint, agree, explanation], tags=["help"])
