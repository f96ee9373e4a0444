"""A view as it is sent: encoded once for all who see the same, whole or only what changed since the last time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

ENCODER = msgspec.json.Encoder()
PLAYERS = "players"  # in every view: the largest part, of which most moves change one item


class Sight:
    """What one pair of eyes sees now, and what changed since it looked last."""

    def __init__(self) -> None:
        self.number = 0  # of looks
        self.parts: dict[str, bytes] = {}
        self.players: list[bytes] = []
        self.whole = b""
        self.changes = b""  # since the look before; empty if there was none, or if views cannot be compared

    def look(self, view: Mapping[str, Any]) -> None:
        """Take a new view."""
        encode = ENCODER.encode
        players = [encode(player) for player in view[PLAYERS]]
        parts = {name: encode(value) for name, value in view.items() if name != PLAYERS}
        comparable = self.number > 0 and parts.keys() == self.parts.keys() and len(players) == len(self.players)
        self.changes = self.difference(parts, players) if comparable else b""
        self.number += 1
        self.parts, self.players = parts, players
        self.whole = joined(parts, players)

    def difference(self, parts: dict[str, bytes], players: list[bytes]) -> bytes:
        """Return what is new in these parts; a player who is as before is null."""
        before = self.parts
        some = [b"null" if old == new else new for old, new in zip(self.players, players, strict=True)]
        return joined(
            {name: part for name, part in parts.items() if part != before[name]},
            some if any(player != b"null" for player in some) else None,
        )


def joined(parts: dict[str, bytes], players: list[bytes] | None) -> bytes:
    """Return encoded parts as one object."""
    items = [b'"%b":%b' % (name.encode(), part) for name, part in parts.items()]
    if players is not None:
        items.append(b'"%b":[%b]' % (PLAYERS.encode(), b",".join(players)))
    return b"{%b}" % b",".join(items)


def merged(before: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """Return a view with what changed in it, as the browser does (web/src/lib/news.ts)."""
    out = {**before, **changes}
    if PLAYERS in changes:
        both = zip(before[PLAYERS], changes[PLAYERS], strict=True)
        out[PLAYERS] = [old if new is None else new for old, new in both]
    return out
