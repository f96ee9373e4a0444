"""One table: a single writer, its pages, its bots."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from time import monotonic, time
from typing import Any, TypeVar

from beffroi.bots.hints import Hint as Advice
from beffroi.kernel.errors import Illegal
from beffroi.kernel.record import UNDO
from beffroi.server.access import Access
from beffroi.server.exchange import Exchange
from beffroi.server.films import Films
from beffroi.server.info import resting
from beffroi.server.live import ENCODER, Live
from beffroi.server.logs import event
from beffroi.server.metrics import ACTING, ACTIONS
from beffroi.server.players import Players
from beffroi.server.problems import LOG, Refusal, not_yours
from beffroi.server.shown import Shown
from beffroi.server.wire import Act, Thinking
from beffroi.store import Store, Taken
from beffroi.store.rows import ChatRow, EntryRow, Summary, TableRow
from beffroi.store.writer import Fenced

MOST_CHAT = 500  # characters of a line
CHAT_SHOWN = 100  # lines for a page that opens
PROGRESS = 1.0  # seconds between two looks at the queue of the bots
MOST_KEY = 60  # characters of the key of an action
MOST_ENTRIES = 5_000  # of a game; after that nothing is taken back any more, so that it comes to an end
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Means:
    """What every table works with."""

    store: Store
    players: Players
    films: Films
    exchange: Exchange
    access: Access
    bot_delay: float


class Room(Shown):
    """A table in memory. `live` is None while seats are open, for games of other rules than ours, and for archives."""

    def __init__(self, row: TableRow, live: Live | None, means: Means) -> None:
        super().__init__(row, live, means.players.roster)
        self.means = means
        self.lock = asyncio.Lock()
        self.keys: dict[str, int] = {}  # of every entry, with its number: an action sent twice counts once
        self.holders = 0  # calls using this room now
        self.network = ""  # from where it was last used by one of its players
        self.hints: dict[int, tuple[object, Advice]] = {}  # by seat, with the moment each is about
        self.driving: asyncio.Task[None] | None = None
        self.working: set[asyncio.Task[Any]] = set()  # changes that nobody may interrupt
        self.broken = False  # memory may differ from the disk: it must be reloaded

    # What is done

    async def alone(self, work: Callable[[], Awaitable[T]]) -> T:
        """Change something here, one change at a time, and to the end: whoever asked for it may hang up meanwhile.

        A change is written, then taken into memory. If that ends in between, for whatever reason, the table is
        reloaded.
        """

        async def locked() -> T:
            async with self.lock:
                if self.broken:
                    raise Refusal(409, "stale", "this table is being reloaded; check again")
                try:
                    return await work()
                except (Refusal, Illegal):
                    raise
                except (Fenced, Taken):  # or it was deleted
                    self.broken = True
                    raise Refusal(409, "stale", "this table is played elsewhere by now; check again") from None
                except BaseException:
                    self.broken = True
                    raise

        task = asyncio.create_task(locked())
        self.working.add(task)
        task.add_done_callback(self.finished)
        return await asyncio.shield(task)

    def finished(self, task: asyncio.Task[Any]) -> None:
        """Forget a change that ended; its error has been told to whoever asked, unless they hung up."""
        self.working.discard(task)
        if not task.cancelled():
            task.exception()

    async def act(self, guest: str | None, act: Act, told: Callable[[], None]) -> None:
        """Enter a person's action, once even if it is sent twice; they are told before everybody sees it."""
        if act.seat not in self.row.mine(guest):
            raise not_yours()
        if not act.key or len(act.key) > MOST_KEY or not act.key.isprintable():
            raise Refusal(400, "bad-key", f"the key of an action has 1 to {MOST_KEY} characters")
        await self.enter(act.seat, act.turn, act.text, f"{act.seat}:{act.key}", told)

    async def enter(
        self, seat: int, turn: int, text: str, key: str, told: Callable[[], None] | None = None, stand_in: str = ""
    ) -> None:
        """Try an entry, write it, and only then apply it and tell everybody; bots need not be told."""
        began = monotonic()

        async def entered() -> None:
            new = key not in self.keys
            if new:
                live = self.playable()
                self.check(live, seat, turn, text, bot=told is None)
                await self.written(live, EntryRow(len(live.entries) + 1, seat, text, key, time(), stand_in))
                ACTIONS.labels("stand-in" if stand_in else "bot" if told is None else "person").inc()
                ACTING.observe(monotonic() - began)
            if told is not None:
                told()
            if new:
                self.publish()
                self.wake_bots()

        await self.alone(entered)

    def check(self, live: Live, seat: int, turn: int, text: str, bot: bool) -> None:
        """Refuse an entry that is not this player's now, whatever the rules say of it."""
        self.means.access.check_open()
        if bot != self.row.seats[seat].played_by_bot():
            raise Refusal(409, "stand-in", "a bot is playing this seat: take it back first")
        if turn != live.turns[seat]:
            raise Refusal(409, "stale", "the table has moved on; check again", turn=live.turns[seat])
        if text == UNDO and len(live.entries) >= MOST_ENTRIES:
            raise Refusal(409, "too-long", "this game is so long that nothing can be taken back any more")

    async def written(self, live: Live, entry: EntryRow) -> None:
        """Try an entry, write it, then take it."""
        try:
            after = live.attempt(entry.seat, entry.text[:200])
        except Illegal:
            raise
        except Exception as error:
            LOG.error("table %s, seat %d, «%s»", self.row.key, entry.seat, entry.text[:60], exc_info=error)
            raise Refusal(409, "internal", "the engine failed on this; nothing was changed") from error
        summary = self.summary(live, after.state, bool(live.state.lanes))
        try:
            await self.means.store.append(self.row.key, entry, summary)
        except (Taken, Fenced):
            self.broken = True
            raise Refusal(409, "stale", "this table was played elsewhere; check again") from None
        except Exception as error:
            self.broken = True
            LOG.error("table %s cannot be written", self.row.key, exc_info=error)
            raise Refusal(409, "internal", "the disk could not be written; nothing was changed") from error
        live.take(after, entry.stand_in)
        if entry.text == UNDO:
            for page in self.pages:
                if page.lines:
                    page.lines = min(page.lines, live.teller(page.viewer).kept)
        self.keys[entry.key] = entry.seq
        self.remember(summary)
        if live.over():
            event("table over", table=self.row.key, entries=entry.seq)
            self.means.films.soon(self.row)

    def playable(self) -> Live:
        """Return the running game, or refuse."""
        if self.broken:
            raise Refusal(409, "stale", "this table is being reloaded; check again")
        if self.row.state == "open":
            raise Refusal(409, "not-started", "the game has not started")
        if self.live is None:
            raise Refusal(409, "over", "the game is over") if self.film is not None else resting(self.row)
        return self.live

    def summary(self, live: Live, state: Any, hidden: bool, changed: float | None = None) -> Summary:
        """Return what lists show of a state; a secret plan does not even change the time."""
        waiting, row = int(state.waiting), self.row
        if hidden and state.lanes and waiting == row.waiting:
            return Summary(row.state, waiting, row.round, row.rounds, row.changed)
        _, number, last = live.game.calendar(state)[0]
        return Summary("playing" if waiting else "over", waiting, number, last, changed or time())

    def remember(self, summary: Summary) -> None:
        """Store what lists show."""
        for name in ("state", "waiting", "round", "rounds", "changed"):
            setattr(self.row, name, getattr(summary, name))

    async def say(self, guest: str | None, name: str, text: str) -> None:
        """Store a chat line and show it to everybody."""
        clean = " ".join("".join(c if c.isprintable() else " " for c in text).split())
        if not clean:
            return
        if len(clean) > MOST_CHAT:
            raise Refusal(413, "too-large", f"a chat line has at most {MOST_CHAT} characters")

        async def said() -> None:
            mine = self.row.mine(guest)
            shown = self.row.seats[mine[0]].name if mine else name
            await self.add_line(mine[0] if mine else -1, shown, clean, guest=guest)

        await self.alone(said)

    async def add_line(self, seat: int, name: str, text: str, kind: str = "", guest: str | None = None) -> None:
        """Store a chat line of a person or of the table itself, and show it; only within `alone`."""
        number = self.chat[-1].n + 1 if self.chat else 0
        line = ChatRow(number, seat, name, text, time(), kind, guest)
        await self.means.store.add_chat(self.row.key, line)
        self.chat = [*self.chat[-CHAT_SHOWN + 1 :], line]
        message = ENCODER.encode(self.said([line]))
        for page in self.pages:
            page.post(message)
        self.used = monotonic()

    def full(self) -> bool:
        """Return whether the game can start: nobody is waited for any more."""
        return self.row.state == "open" and not any(seat.kind == "open" for seat in self.row.seats)

    def show_presence(self) -> None:
        """Tell all pages, and the lists of other processes, whose player is here."""
        before = self.online
        super().show_presence()
        if self.online != before:
            self.means.exchange.tell("here", {self.row.key: self.online})

    # Bots

    def lively(self) -> bool:
        """Return whether somebody plays or watches here: bots alone do not play for nobody."""
        return bool(self.pages) or any(seat.kind == "human" and not seat.away for seat in self.row.seats)

    def awaited_bots(self) -> list[int]:
        """Return the seats that a bot must answer for now."""
        if self.live is None or self.broken or self.means.access.closed() or not self.lively():
            return []
        return [n for n in self.live.waiting() if self.row.seats[n].played_by_bot()]

    def wake_bots(self) -> None:
        """Start the bots if one is awaited and none is running."""
        if self.awaited_bots() and (self.driving is None or self.driving.done()):
            self.driving = asyncio.create_task(self.drive(), name=f"bots {self.row.key}")

    async def drive(self) -> None:
        """Let bots answer one after another until a person is awaited."""
        try:
            while seats := self.awaited_bots():
                progress = asyncio.create_task(show_progress(self, seats))
                try:
                    await self.one_bot(seats[0])
                finally:
                    progress.cancel()
        except asyncio.CancelledError:
            raise
        except Exception as error:
            LOG.error("the bots of table %s stopped", self.row.key, exc_info=error)
        finally:
            self.show_thinking(Thinking([]))

    async def one_bot(self, seat: int) -> None:
        """Let one bot answer; it pauses first if others see it act."""
        live = self.playable()
        turn, began, together = live.turns[seat], monotonic(), bool(live.state.lanes)
        chosen = await self.means.players.choose(self.payer(), self.row.seats[seat].bot, live, seat)
        rest = 0 if together else self.means.bot_delay - (monotonic() - began)
        if rest > 0:
            await asyncio.sleep(rest)
        try:
            await self.enter(seat, turn, chosen.text, f"bot:{seat}:{turn}", stand_in=chosen.stand_in)
        except (Refusal, Illegal) as error:
            # Its player came back, or undid something, while the bot was thinking.
            LOG.info("table %s: the bot of seat %d was late: %s", self.row.key, seat, error)

    def payer(self) -> str:
        """Return on whose account bots think here: a network, since cookies are free, or else the owner."""
        return self.network or self.row.owner

    async def advice(self, seat: int) -> Advice:
        """Return a hint for the current decision of a seat, computed only once."""
        live = self.playable()
        moment = (live.turns[seat], live.known(seat))
        held = self.hints.get(seat)
        if held is None or held[0] != moment:
            found = await self.means.players.hint(self.payer(), live, seat, secrets.randbits(32))
            held = self.hints[seat] = (moment, found)
        return held[1]


async def show_progress(room: Room, seats: list[int]) -> None:
    """Tell all pages which bots are choosing, and how much comes before them, for as long as that takes."""
    while True:
        room.show_thinking(Thinking(seats, room.means.players.queue.ahead(room.payer())))
        await asyncio.sleep(PROGRESS)
