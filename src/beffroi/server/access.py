"""Who may not come in, and whether anybody may play: what the host decided, as last read from the database."""

from __future__ import annotations

from time import time

from beffroi.server.problems import Refusal
from beffroi.server.wire import Notice
from beffroi.store import Store
from beffroi.store.orders import Ban, Closing, bans, closing


class Access:
    """Bans, and the time from which the house is closed."""

    def __init__(self) -> None:
        self.bans: dict[str, Ban] = {}
        self.closing: Closing | None = None

    async def read(self, store: Store) -> None:
        """Read it again."""
        self.bans = {ban.who: ban for ban in await bans(store)}
        self.closing = await closing(store)

    def banned(self, guest: str | None, network: str) -> bool:
        """Return whether a guest, or everybody at their address, is banned."""
        found = [self.bans[who] for who in (guest, network) if who in self.bans]
        return any(ban.holds() for ban in found)

    def closed(self) -> bool:
        """Return whether nobody may play now."""
        return self.closing is not None and self.closing.at <= time()

    def check_open(self) -> None:
        """Refuse to change anything while the house is closed."""
        if self.closed():
            raise closed()

    def notice(self) -> Notice:
        """Return what people are told about it."""
        if self.closing is None:
            return Notice(0, "", False)
        return Notice(self.closing.at, self.closing.text, self.closed())


def banned() -> Refusal:
    """Return the refusal of somebody who is banned."""
    return Refusal(403, "banned", "you are banned from this server; ask its host if you think that this is a mistake")


def closed() -> Refusal:
    """Return the refusal while the house is closed."""
    return Refusal(503, "closed", "this server is closed for maintenance; you can look on, and play again later")
