"""A table as its pages see it: what each pair of eyes is sent, built once for all who see the same."""

from __future__ import annotations

from collections import Counter
from time import monotonic
from typing import Any

import msgspec

from beffroi.kernel.flow import legal, pending
from beffroi.kernel.game import Game
from beffroi.kernel.views import AnyView
from beffroi.kernel.winning import untied
from beffroi.server.archive import Film, aheads
from beffroi.server.connection import Connection
from beffroi.server.info import online_seats, table_info
from beffroi.server.live import ENCODER, Live
from beffroi.server.roster import Roster
from beffroi.server.sight import Sight
from beffroi.server.wire import Chat, Choice, Decision, FromServer, Presence, Said, State, TableInfo, Thinking
from beffroi.store.rows import ChatRow, TableRow

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


class Eyes(Sight):
    """What one viewer sees, with the messages made of it: pages that have seen the same get the same bytes."""

    def __init__(self) -> None:
        super().__init__()
        self.stamp: object = None
        self.messages: dict[object, bytes] = {}

    def since(self, looked: int) -> tuple[bytes, bool]:
        """Return what is new since a look, and whether that is the whole view."""
        if looked == self.number:
            return b"{}", False
        if looked and looked == self.number - 1 and self.changes:
            return self.changes, False
        return self.whole, True


class Shown:
    """A table with its pages."""

    def __init__(self, row: TableRow, live: Live | None, roster: Roster) -> None:
        self.row = row
        self.live = live
        self.roster = roster
        self.film: Film | None = None  # of a game that is read from its archive
        self.chat: list[ChatRow] = []
        self.pages: set[Connection] = set()
        self.present: Counter[str] = Counter()  # guests, with the number of their pages
        self.online: list[int] = []  # seats whose player is here
        self.gone: dict[int, float] = {}  # when the players of other seats left
        self.loaded = monotonic()
        self.used = monotonic()
        self.version = 0  # incremented when seats or names change
        self.eyes: dict[int, Eyes] = {}
        self.thinking = Thinking([])

    def info(self, guest: str | None) -> TableInfo:
        """Return the table as a guest sees it."""
        out = table_info(self.row, guest, self.online, self.roster)
        shown = self.live is not None or self.film is not None or self.row.state == "open"
        out.playable = out.playable and shown
        return out

    # Who is here

    def come(self, page: Connection) -> None:
        """Add a page."""
        self.pages.add(page)
        if page.guest is not None:
            self.present[page.guest] += 1
            self.show_presence()

    def go(self, page: Connection) -> None:
        """Remove a page."""
        self.pages.discard(page)
        if page.guest is not None:
            self.present[page.guest] -= 1
            if not self.present[page.guest]:
                del self.present[page.guest]
                self.show_presence()

    def show_presence(self) -> None:
        """Tell all pages whose player is here, if that changed: spectators who come and go cost the others nothing."""
        online = online_seats(self.row, self.present)
        if online != self.online:
            self.gone |= {seat: monotonic() for seat in self.online if seat not in online}
            self.online = online
            self.post(Presence(online))

    def absent(self, seat: int) -> float:
        """Return for how many seconds the player of a seat has not been here, as far as is known."""
        return 0.0 if seat in self.online else monotonic() - self.gone.get(seat, self.loaded)

    # What they are sent

    def state_for(self, page: Connection) -> bytes | None:
        """Return the latest state as a page may see it, unless it already has it."""
        live, film, viewer = self.live, self.film, page.viewer
        if live is not None:
            seen: object = (live.known(viewer), live.state.waiting, self.version)
        else:
            seen = (self.version, self.row.state)
        if page.seen == seen:
            return None
        page.seen = seen
        news = (self.version, self.row.state)
        table = self.info(page.guest) if page.table != news else None
        page.table = news
        if live is not None:
            return self.state_of(live, page, table)
        page.lines = 0
        state = State(0, viewer, NO_VIEW, True, table, [], [], 0, [], 0, [], [])
        if film is not None:
            film.conclude(state, viewer)
            state.seed = self.row.seed
        return ENCODER.encode(state)

    def state_of(self, live: Live, page: Connection, table: TableInfo | None) -> bytes:
        """Return the latest state of a game; without the table, pages that have the same get the same bytes."""
        viewer, first, looked = page.viewer, page.lines, page.looked
        eyes = self.eyes_of(live, viewer)
        page.lines, page.looked = len(live.teller(viewer).lines), eyes.number
        told = (first, looked, self.version)
        made = eyes.messages.get(told) if table is None else None
        if made is None:
            made = ENCODER.encode(self.state(live, viewer, eyes.since(looked), first, table))
            if table is None:
                eyes.messages[told] = made
        return made

    def eyes_of(self, live: Live, viewer: int) -> Eyes:
        """Return what a viewer sees now; views are built once for all pages with the same viewer."""
        eyes = self.eyes.setdefault(viewer, Eyes())
        stamp = (live.known(viewer), live.state.waiting)
        if eyes.stamp != stamp:
            eyes.stamp = stamp
            eyes.messages.clear()
            eyes.look(live.game.view(live.state, viewer))
        return eyes

    def state(self, live: Live, viewer: int, news: tuple[bytes, bool], first: int, table: TableInfo | None) -> State:
        """Return the state of a game for a viewer who has the log up to a line."""
        lines: Any = live.teller(viewer).lines[first:]
        view: Any = msgspec.Raw(news[0])
        state = State(
            seq=live.known(viewer),
            viewer=viewer,
            view=view,
            whole=news[1],
            table=table,
            decisions=self.decisions(live, viewer),
            undo=[viewer] if viewer >= 0 and not self.row.seats[viewer].away and live.may_undo(viewer) else [],
            turn=live.turns[viewer] if viewer >= 0 else 0,
            lines=lines,
            first_line=first,
            scores=[],
            ranks=[],
        )
        if live.over():
            game, end = live.game, live.state
            points, ties = game.points(end), game.tiebreaks(end)
            state.scores, state.ranks, state.seed = game.scores(end), game.ranks(end), self.row.seed
            state.untied, state.ahead = untied(points, ties), aheads(points, state.ranks, ties)
        return state

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
        """Record that seats or names changed."""
        self.version += 1
        self.show_presence()
        self.publish()

    def post(self, message: FromServer) -> None:
        """Send a message to every page that has been greeted, encoded once."""
        encoded = ENCODER.encode(message)
        for page in self.pages:
            if page.greeted:
                page.post(encoded)

    def said(self, lines: list[ChatRow]) -> Said:
        """Return lines of chat as a message."""
        return Said([Chat(line.n, line.seat, line.name, line.text, line.at, line.kind) for line in lines])

    def show_thinking(self, thinking: Thinking) -> None:
        """Tell all pages which bots are choosing."""
        if thinking != self.thinking:
            self.thinking = thinking
            self.post(thinking)
