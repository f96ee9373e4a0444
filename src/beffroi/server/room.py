"""One table: a single writer, its pages, its bots."""

from __future__ import annotations

import asyncio
import secrets
from time import monotonic, time
from typing import Any

import msgspec

from beffroi.bots.hints import Hint as Advice
from beffroi.kernel.errors import Illegal
from beffroi.kernel.flow import legal, pending
from beffroi.kernel.game import Game
from beffroi.kernel.record import UNDO, Record
from beffroi.kernel.views import AnyView
from beffroi.kernel.winning import behind, untied
from beffroi.server.connection import Connection
from beffroi.server.info import release_of, table_info
from beffroi.server.live import ENCODER, Live
from beffroi.server.players import Players
from beffroi.server.problems import LOG, Refusal, not_yours
from beffroi.server.wire import Act, Ahead, Chat, Choice, Decision, Said, State, TableInfo, Thinking
from beffroi.store import Store, Taken
from beffroi.store.rows import ChatRow, EntryRow, Summary, TableRow

MOST_CHAT = 500  # characters of a line
CHAT_SHOWN = 100  # lines for a page that opens
MOST_KEY = 60  # characters of the key of an action

MOST_GAMES = 32  # whose choices are cached: owners' packs make many of one

NO_VIEW: AnyView = {"round": 0, "awaited": [], "phase": "", "players": []}  # of a game that has not started

CHOICES: dict[str, dict[int, msgspec.Raw]] = {}  # by data and action: the same few thousand come back all the time


def choice(game: Game, action: int) -> msgspec.Raw:
    """Return a legal option, encoded."""
    if game.fingerprint not in CHOICES and len(CHOICES) >= MOST_GAMES:
        del CHOICES[next(iter(CHOICES))]
    known = CHOICES.setdefault(game.fingerprint, {})
    found = known.get(action)
    if found is None:
        made = Choice(game.words.text(action), game.words.targets(action))
        found = known[action] = msgspec.Raw(ENCODER.encode(made))
    return found


class Shown:
    """A table as its pages see it."""

    def __init__(self, row: TableRow, live: Live | None, store: Store, players: Players, bot_delay: float) -> None:
        self.row = row
        self.live = live
        self.store = store
        self.players = players
        self.bot_delay = bot_delay
        self.lock = asyncio.Lock()
        self.keys: dict[str, int] = {}  # of every entry, with its number: an action sent twice counts once
        self.chat: list[ChatRow] = []
        self.pages: set[Connection] = set()
        self.holders = 0  # calls using this room now
        self.used = monotonic()
        self.version = 0  # incremented when seats, names or presence change
        self.views: dict[int, tuple[object, msgspec.Raw]] = {}
        self.thinking: list[int] = []
        self.hints: dict[int, tuple[object, Advice]] = {}  # by seat, with the moment each is about
        self.driving: asyncio.Task[None] | None = None
        self.broken = False  # another writer had this table, or the disk failed: it must be reloaded

    def info(self, guest: str | None) -> TableInfo:
        """Return the table as a guest sees it."""
        online = {page.guest for page in self.pages if page.guest is not None}
        out = table_info(self.row, guest, online, self.players.roster)
        out.playable = out.playable and (self.live is not None or self.row.state == "open")
        return out

    def state_for(self, page: Connection) -> bytes | None:
        """Return the latest state as a page may see it, unless it already has it."""
        live = self.live
        if live is None:
            seen: object = (self.version, self.row.state)
            if page.seen == seen:
                return None
            page.seen, page.lines = seen, 0
            nothing: list[Any] = []
            info = self.info(page.guest)
            return ENCODER.encode(State(0, page.viewer, NO_VIEW, info, nothing, [], 0, nothing, 0, nothing, []))
        known = live.known(page.viewer)
        seen = (known, live.state.waiting, self.version)
        if page.seen == seen:
            return None
        page.seen = seen
        teller = live.teller(page.viewer)
        first, page.lines = page.lines, len(teller.lines)
        viewer = page.viewer
        lines: Any = teller.lines[first:]
        view: Any = self.view_of(viewer, (known, live.state.waiting))
        state = State(
            seq=known,
            viewer=viewer,
            view=view,
            table=self.info(page.guest),
            decisions=self.decisions(live, viewer),
            undo=[viewer] if viewer >= 0 and not self.row.seats[viewer].away and live.may_undo(viewer) else [],
            turn=live.turns[viewer] if viewer >= 0 else 0,
            lines=lines,
            first_line=first,
            scores=[],
            ranks=[],
        )
        if live.over():
            self.conclude(state, live)
        return ENCODER.encode(state)

    def conclude(self, state: State, live: Live) -> None:
        """Say how the game ended, and reveal its seed."""
        game, end = live.game, live.state
        points, ties = game.points(end), game.tiebreaks(end)
        state.scores, state.ranks, state.seed = game.scores(end), game.ranks(end), self.row.seed
        state.untied = untied(points, ties)
        state.ahead = [Ahead(name, own, list(seats.items())) for name, own, seats in behind(points, state.ranks, ties)]

    def view_of(self, viewer: int, stamp: object) -> msgspec.Raw:
        """Return a view, built once for all pages with the same viewer."""
        held = self.views.get(viewer)
        if held is None or held[0] != stamp:
            if self.live is None:
                raise RuntimeError("there is no view before the game starts")
            data = ENCODER.encode(self.live.game.view(self.live.state, viewer))
            held = self.views[viewer] = (stamp, msgspec.Raw(data))
        return held[1]

    def decisions(self, live: Live, viewer: int) -> list[Decision]:
        """Return what the viewer's seat is asked, with the engine's list of legal actions."""
        step = pending(live.state, viewer)
        if step is None or self.row.seats[viewer].away:
            return []
        options: Any = [choice(live.game, action) for action in legal(live.state, viewer)]
        prompt, args = type(step).__name__, [int(number) for number in step.args()]
        return [Decision(viewer, live.turns[viewer], prompt, args, options)]

    def publish(self) -> None:
        """Let every page know that something changed."""
        self.used = monotonic()
        for page in self.pages:
            page.touch()

    def changed(self) -> None:
        """Record that seats, names or presence changed."""
        self.version += 1
        self.publish()

    def said(self, lines: list[ChatRow]) -> Said:
        """Return lines of chat as a message."""
        return Said([Chat(line.n, line.seat, line.name, line.text, line.at, line.kind) for line in lines])

    def show_thinking(self, seats: list[int]) -> None:
        """Tell all pages which bots are choosing."""
        if seats != self.thinking:
            self.thinking = seats
            for page in self.pages:
                if page.greeted:
                    page.tell(Thinking(seats))


class Room(Shown):
    """A table in memory. `live` is None while seats are open, and for games of other rules than ours."""

    # What is shown

    # What is done

    async def act(self, guest: str | None, act: Act) -> int:
        """Enter a person's action; return the number of the entry, the same one if it is sent twice."""
        if act.seat not in self.row.mine(guest):
            raise not_yours()
        if not act.key or len(act.key) > MOST_KEY or not act.key.isprintable():
            raise Refusal(400, "bad-key", f"the key of an action has 1 to {MOST_KEY} characters")
        return await self.enter(act.seat, act.turn, act.text, f"{act.seat}:{act.key}", bot=False)

    async def enter(self, seat: int, turn: int, text: str, key: str, bot: bool, stand_in: str = "") -> int:
        """Try an entry, write it, and only then apply it and tell everybody."""
        async with self.lock:
            live = self.playable()
            known = self.keys.get(key)
            if known is not None:
                return known
            holder = self.row.seats[seat]
            if bot != holder.played_by_bot():
                raise Refusal(409, "stand-in", "a bot is playing this seat: take it back first")
            if turn != live.turns[seat]:
                raise Refusal(409, "stale", "the table has moved on; check again", turn=live.turns[seat])
            try:
                after = live.attempt(seat, text[:200])
            except Illegal:
                raise
            except Exception as error:
                LOG.error("table %s, seat %d, «%s»", self.row.key, seat, text[:60], exc_info=error)
                raise Refusal(409, "internal", "the engine failed on this; nothing was changed") from error
            number = len(live.entries) + 1
            summary = self.summary(live, after.state, bool(live.state.lanes))
            try:
                entry = EntryRow(number, seat, text, key, time(), stand_in)
                await self.store.append(self.row.key, entry, summary)
            except Taken:
                self.broken = True
                raise Refusal(409, "stale", "this table was played elsewhere; check again") from None
            except Exception as error:
                self.broken = True
                LOG.error("table %s cannot be written", self.row.key, exc_info=error)
                raise Refusal(409, "internal", "the disk could not be written; nothing was changed") from error
            live.take(after, stand_in)
            if text == UNDO:
                for page in self.pages:
                    if page.lines:
                        page.lines = min(page.lines, live.teller(page.viewer).kept)
            self.keys[key] = number
            self.remember(summary)
        self.publish()
        self.wake_bots()
        return number

    def playable(self) -> Live:
        """Return the running game, or refuse."""
        if self.broken:
            raise Refusal(409, "stale", "this table is being reloaded; check again")
        if self.row.state == "open":
            raise Refusal(409, "not-started", "the game has not started")
        if self.live is None:
            raise self.resting()
        return self.live

    def resting(self) -> Refusal:
        """Return why nobody can move here: older rules, with the release that has them, or other data."""
        release = release_of(self.row)
        rules = self.row.rules
        if release:
            text = f"this table was played with rules version {rules}; open its record with Beffroi {release}"
            return Refusal(409, "other-rules-released", text, rules=rules, release=release)
        return Refusal(409, "other-rules", "this table was played with other rules or data; download its record")

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
        async with self.lock:
            mine = self.row.mine(guest)
            shown = self.row.seats[mine[0]].name if mine else name
            await self.add_line(mine[0] if mine else -1, shown, clean)

    async def add_line(self, seat: int, name: str, text: str, kind: str = "") -> None:
        """Store a chat line of a person or of the table itself, and show it; the caller holds the lock."""
        number = self.chat[-1].n + 1 if self.chat else 0
        line = ChatRow(number, seat, name, text, time(), kind)
        await self.store.add_chat(self.row.key, line)
        self.chat = [*self.chat[-CHAT_SHOWN + 1 :], line]
        message = ENCODER.encode(self.said([line]))
        for page in self.pages:
            page.post(message)
        self.used = monotonic()

    # Bots

    def awaited_bots(self) -> list[int]:
        """Return the seats that a bot must answer for now."""
        if self.live is None or self.broken:
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
                self.show_thinking(seats)
                await self.one_bot(seats[0])
        except asyncio.CancelledError:
            raise
        except Exception as error:
            LOG.error("the bots of table %s stopped", self.row.key, exc_info=error)
        finally:
            self.show_thinking([])

    async def one_bot(self, seat: int) -> None:
        """Let one bot answer; it pauses first if others see it act."""
        live = self.playable()
        turn, began, together = live.turns[seat], monotonic(), bool(live.state.lanes)
        chosen = await self.players.choose(self.row.seats[seat].bot, live, seat)
        rest = 0 if together else self.bot_delay - (monotonic() - began)
        if rest > 0:
            await asyncio.sleep(rest)
        try:
            await self.enter(seat, turn, chosen.text, f"bot:{seat}:{turn}", bot=True, stand_in=chosen.stand_in)
        except (Refusal, Illegal) as error:
            # Its player came back, or undid something, while the bot was thinking.
            LOG.info("table %s: the bot of seat %d was late: %s", self.row.key, seat, error)

    async def advice(self, seat: int) -> Advice:
        """Return a hint for the current decision of a seat, computed only once."""
        live = self.playable()
        moment = (live.turns[seat], live.known(seat))
        held = self.hints.get(seat)
        if held is None or held[0] != moment:
            held = self.hints[seat] = (moment, await self.players.hint(live, seat, secrets.randbits(32)))
        return held[1]

    def record(self) -> Record:
        """Return the record of the game."""
        return self.playable().record()
