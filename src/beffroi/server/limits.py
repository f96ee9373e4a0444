"""Rate limits: token buckets that refill over time, one for each guest and one for each network behind them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address
from time import monotonic
from typing import Any

MOST_BUCKETS = 50_000
UNUSED = 60.0  # seconds after which a bucket is full again, whatever it held
MOST_TOLD = 60  # guests and networks of which other processes are told at once: those that do most
MANY = 8  # pages that a guest or network must have open to be told of
NOTICED = 7 / 8  # of a bucket that is left when others are told
TOLD = 10.0  # seconds for which that is believed
PREFIX = 64  # bits of an IPv6 address that name a network: its owner has all the others


@dataclass(frozen=True, slots=True)
class Pace:
    """How often: for one guest, and for everybody who shares an address, such as a school.

    Cookies are free, so a limit that counts guests alone binds nobody.
    """

    name: str
    rate: float  # a second, sustained
    burst: float
    network_rate: float
    network_burst: float


CALLS = Pace("calls", 30, 150, 120, 600)
GUESTS = Pace("guests", 1, 40, 1, 40)  # new cookies
TABLES = Pace("tables", 0.5, 20, 1, 60)
LINKS = Pace("links", 1, 20, 2, 40)  # seat links opened: a wrong one is a guess
PAGES = Pace("pages", 3, 40, 15, 250)  # sockets opened
MESSAGES = Pace("messages", 40, 160, 400, 1600)  # of any kind over a socket
HELLOS = Pace("hellos", 4, 40, 40, 400)  # each is answered with everything
ACTS = Pace("acts", 30, 120, 200, 800)
CHATS = Pace("chats", 1, 6, 5, 30)
DESKS = Pace("desks", 3, 30, 9, 90)  # values tried while somebody types: each one rereads the game
PACKS = Pace("packs", 0.2, 10, 0.6, 20)  # packs saved: games are played with each one
OWN = Pace("own", 0.1, 10, 1, 40)  # all that is kept about a guest, to read or to delete
HELP = Pace("help", 0.5, 8, 2, 24)  # hints and explanations: each is seconds of work

# What may be there at the same time, of one guest, of one network, at one table.
GUEST_PAGES, NETWORK_PAGES, TABLE_PAGES = 40, 400, 1_000
GUEST_TABLES = 100  # that are not over; whoever plays by correspondence has a few dozen


class Limits:
    """Who has recently done how much, and who has how many pages open."""

    def __init__(self, factor: float) -> None:
        self.factor = factor  # of all of them; 0 lifts them
        self.buckets: dict[tuple[str, str], tuple[float, float]] = {}
        self.spent: Counter[tuple[str, str, float]] = Counter()  # what others should know of, since last told
        self.open: Counter[str] = Counter()
        self.elsewhere: dict[str, tuple[float, dict[str, int]]] = {}  # pages open at other processes, as last told

    def allows(self, pace: Pace, guest: str | None, network: str) -> bool:
        """Return whether a guest, and everybody at their address, may do it again now, and count it."""
        if self.factor <= 0:
            return True
        now = monotonic()
        own = self.level((pace.name, guest), pace.rate, pace.burst, now) if guest is not None else 1.0
        shared = self.level((pace.name, network), pace.network_rate, pace.network_burst, now)
        if own < 1 or shared < 1:
            return False
        if len(self.buckets) >= MOST_BUCKETS:
            self.forget(now)
        if guest is not None:
            self.take((pace.name, guest), own, pace.burst, now)
        self.take((pace.name, network), shared, pace.network_burst, now)
        return True

    def take(self, key: tuple[str, str], level: float, burst: float, now: float) -> None:
        """Take one from a bucket; whoever has used some of it lately is told to the other processes."""
        self.buckets[key] = (level - 1, now)
        if level < burst * self.factor * NOTICED:
            self.spent[(*key, burst)] += 1

    def level(self, key: tuple[str, str], rate: float, burst: float, now: float) -> float:
        """Return how much is in a bucket now."""
        most = burst * self.factor
        held, at = self.buckets.get(key, (most, now))
        return min(most, held + (now - at) * rate * self.factor)

    def forget(self, now: float) -> None:
        """Drop buckets unused for a while, and if there are still too many, those unused for longest."""
        recent = sorted(self.buckets.items(), key=lambda item: item[1][1])[-MOST_BUCKETS // 2 :]
        self.buckets = {key: held for key, held in recent if now - held[1] < UNUSED}

    @contextmanager
    def page(self, guest: str | None, network: str) -> Iterator[bool]:
        """Count an open page; the value says whether it is one too many."""
        names = [network] if guest is None else [network, guest]
        self.open.update(names)
        try:
            most = {network: NETWORK_PAGES, guest: GUEST_PAGES}
            yield self.factor > 0 and any(self.pages(name) > most[name] * max(1.0, self.factor) for name in names)
        finally:
            self.open.subtract(names)
            for name in names:
                if self.open[name] <= 0:
                    del self.open[name]

    def pages(self, name: str) -> int:
        """Return how many pages a guest or network has open, here and at other processes."""
        recent = monotonic() - TOLD
        return self.open[name] + sum(open.get(name, 0) for at, open in self.elsewhere.values() if at > recent)

    # What other processes tell: so that a limit is the same however many there are

    def news(self) -> list[Any]:
        """Return what the others should know, and has not been told yet."""
        spent = [[*key, count] for key, count in self.spent.most_common(MOST_TOLD)]
        self.spent.clear()
        return [spent, {name: count for name, count in self.open.most_common(MOST_TOLD) if count >= MANY}]

    def hear(self, node: str, news: list[Any]) -> None:
        """Count what was done at another process."""
        now = monotonic()
        spent, self.elsewhere[node] = news[0], (now, news[1])
        for name, who, burst, count in spent:
            held, at = self.buckets.get((name, who), (burst * self.factor, now))
            self.buckets[name, who] = (held - count, at)


def network_of(host: str) -> str:
    """Return what an address is counted as: itself, or for IPv6 the network that one customer is given."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host[:64]  # a name of a test client, or nothing
    if isinstance(address, IPv6Address):
        mapped = address.ipv4_mapped
        if mapped is not None:
            return str(mapped)
        return f"{IPv6Address(int(address) >> (128 - PREFIX) << (128 - PREFIX))}/{PREFIX}"
    return str(address)
