"""Tables as lists show them: who sits where and whose turn it is, but nothing hidden."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

from beffroi import games
from beffroi.server.problems import Refusal
from beffroi.server.roster import Roster
from beffroi.server.wire import Origin, Seat, TableInfo
from beffroi.store.rows import TableRow


def fits(row: TableRow) -> bool:
    """Return whether the installed rules and data are those the table started with."""
    if row.game not in games.keys():
        return False
    if row.state == "open":
        return True
    game = games.load(row.game)
    return row.rules == game.rules and (row.base if row.pack else row.data) == game.fingerprint


def playable(row: TableRow) -> bool:
    """Return whether a table can go on here, or at least be watched: what is archived needs no rules."""
    return row.archived or fits(row)


def release_of(row: TableRow) -> str:
    """Return the release that can play a table of older rules, or ""."""
    if row.state == "open" or row.game not in games.keys():
        return ""
    game = games.load(row.game)
    return game.release_of(row.rules) if row.rules != game.rules else ""


def resting(row: TableRow) -> Refusal:
    """Return why nobody can move here: older rules, with the release that has them, or other data."""
    release, rules = release_of(row), row.rules
    if release:
        text = f"this table was played with rules version {rules}; open its record with Beffroi {release}"
        return Refusal(409, "other-rules-released", text, rules=rules, release=release)
    return Refusal(409, "other-rules", "this table was played with other rules or data; download its record")


def table_info(row: TableRow, guest: str | None, online: Collection[int], roster: Roster) -> TableInfo:
    """Return a table as a guest sees it; `online` are the seats whose player has a page open."""
    mine = row.mine(guest)
    seats = [
        Seat(
            kind="human" if seat.kind == "human" else "bot" if seat.kind == "bot" else "open",
            name=seat.name,
            color=seat.color,
            mine=seat.n in mine,
            online=seat.kind == "bot" or seat.n in online,
            bot=roster.playing(seat.bot) if seat.bot or seat.kind == "bot" else "",
            away=seat.away,
            hints=seat.hints,
        )
        for seat in row.seats
    ]
    state: Literal["open", "playing", "over"]
    state = "open" if row.state == "open" else "over" if row.state == "over" else "playing"
    return TableInfo(
        id=row.key,
        game=row.game,
        options=row.options,
        seats=seats,
        state=state,
        waiting=[seat.n for seat in row.awaited()],
        round=row.round,
        rounds=row.rounds,
        listed=row.listed,
        seed_hash=row.seed_hash,
        playable=playable(row),
        rules=row.rules,
        release=release_of(row),
        pack=row.pack,
        confirm=row.confirm,
        hints=row.hinted(),
        owner=guest is not None and guest == row.owner,
        rematch=row.rematch,
        origin=Origin(row.origin, row.origin_entries) if row.origin else None,
        changed=row.changed,
    )


def online_seats(row: TableRow, present: Collection[str]) -> list[int]:
    """Return the seats whose owner, or somebody who opened their seat link, is among these guests."""
    there = {owner for owner, guest in row.passes if guest in present}
    return [seat.n for seat in row.seats if seat.guest is not None and (seat.guest in present or seat.guest in there)]
