"""A walk through every page, sheet and phase, for tests that look at all of them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from playwright.sync_api import Page

from beffroi import games
from beffroi.kernel.flow import pending
from beffroi.kernel.laws import choose
from beffroi.kernel.match import Match
from beffroi.kernel.record import new_header
from beffroi.kernel.search import playing_rng

LIT = "() => document.querySelector('[data-lit]') !== null"
CALL = """async ([path, body, type]) => {
  const token = decodeURIComponent(document.cookie.split('; ').find((one) => one.startsWith('csrf=')).slice(5));
  const headers = {'x-csrf-token': token, 'content-type': type};
  const answer = await fetch(path, {method: 'POST', headers, body});
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()).id;
}"""
# Like a settings change in another tab: the page adopts them and keeps them later.
KEEP = """(changed) => {
  const kept = {...JSON.parse(localStorage.getItem('beffroi.settings') ?? '{}'), ...changed};
  localStorage.setItem('beffroi.settings', JSON.stringify(kept));
  dispatchEvent(new StorageEvent('storage', {key: 'beffroi.settings'}));
}"""
# A link within the page, which is faster than reloading everything; the page being left is marked.
FOLLOW = """(to) => {
  for (const one of document.querySelectorAll('main')) one.dataset.left = '';
  const link = document.createElement('a');
  link.href = to;
  document.body.append(link);
  link.click();
  link.remove();
}"""
LEFT = "() => document.querySelector('main') && !document.querySelector('[data-left]')"
# Changes are drawn, and anything measuring them has run.
SETTLED = "await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));"
SEED = 3
VILLAGERS = [
    ("Pick", 5), ("PlaceCoin", 2), ("Turn", 3), ("Turn", 4), ("Where", 4), ("Unlock", 4), ("Swap", 4), ("Sell", 3),
    ("Onto", 3), ("Return", 2), ("Give", 1), ("BuyOff", 1), ("Resolve", 1), ("Choose", 1),
    ("Point", 1), ("Allow", 1),
]  # fmt: skip
AFTER = {
    "Unlock": 90,
    "Give": 30,
    "BuyOff": 30,
    "Resolve": 30,
    "Choose": 30,
    "Point": 30,
    "Allow": 10,
}  # a solo duel is shorter
NAMES = ["Aude", "Colin", "Perrine", "Basile", "Odile"]


@cache
def record_at(
    step: str, key: str = "orleans", after: int = 0, seats: int = 3, options: tuple[tuple[str, str], ...] = ()
) -> str:
    """Return the record of a biased game that stops, after some entries, where everyone awaited faces this decision."""
    game = games.load(key)
    for seed in range(SEED, SEED + 40):
        match = Match(game, new_header(game, NAMES[:seats], dict(options), seed))
        rng = playing_rng(seed)
        while not match.over():
            awaited = match.waiting()
            asked = {type(pending(match.state, seat)).__name__ for seat in awaited}
            if asked == {step} and len(match.entries) >= after:
                return match.record().text()
            action = choose(game, match.state, awaited[0], rng, biased=True)
            match.submit(awaited[0], game.words.text(action))
        if step == "":
            return match.record().text()
    raise AssertionError(f"no biased game comes to {step}")


class Tour:
    """One browser page that goes from place to place; each step yields the name of what it shows."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url
        self.hovering = False  # the mouse rests on the thing shown
        self.asked = False  # a decision was just reached, nothing was opened or turned since
        self.alone = False  # other kinds of screen do not have what is shown
        self.phone = (page.viewport_size or {"width": 0})["width"] < 1100

    def go(self, path: str, wait: str = "main") -> None:
        """Open a page and wait until it is drawn."""
        self.asked = False
        self.page.goto(f"{self.url}{path}")
        self.page.locator(wait).first.wait_for()
        self.settled()

    def follow(self, path: str, wait: str = "main") -> None:
        """Go to another page from the current one, as a link would."""
        self.asked = False
        self.page.evaluate(FOLLOW, path)
        self.page.wait_for_function(LEFT)
        self.page.locator(wait).first.wait_for()
        self.settled()

    def settled(self) -> None:
        """Wait until changes are drawn."""
        self.page.evaluate(f"async () => {{ {SETTLED} }}")

    def post(self, path: str, body: str, kind: str = "application/json") -> str:
        """Make a table by a call of the page's own guest."""
        made: str = self.page.evaluate(CALL, [path, body, kind])
        return made

    def table(self, key: str, *seats: str) -> str:
        """Open a table with seats such as "me", "open", "bot"."""
        wanted = ",".join(f'{{"kind": "{seat}"}}' for seat in seats)
        return self.post("/api/tables", f'{{"game": "{key}", "options": {{}}, "seats": [{wanted}]}}')

    def stands(self) -> None:
        """Wait until the board is drawn and a target is highlighted."""
        self.page.locator(".stage > div").first.wait_for()
        self.page.wait_for_function(LIT)
        self.settled()
        self.asked = True

    def at(self, step: str, key: str = "orleans", after: int = 120, seats: int = 3) -> None:
        """Open a table where a player here faces a decision."""
        self.opening(record_at(step, key, after, seats), seats)

    def opening(self, record: str, seats: int = 3) -> None:
        """Open the table of a record, with all seats on this page, at its decision."""
        table = self.post("/api/records", record, "text/plain")
        if seats == 1:
            self.follow(f"/table/{table}", ".stage")
        else:
            self.follow(f"/table/{table}", ".curtain button.primary")
            self.page.locator(".curtain button.primary").click()
        self.stands()

    def plain(self, wanted: bool) -> None:
        """Set whether every board is shown in plain words."""
        self.page.evaluate(KEEP, {"plain": wanted})

    def play(self, key: str) -> None:
        """Open a table against bots."""
        table = self.table(key, "me", "bot", "bot")
        self.follow(f"/table/{table}", ".stage")
        self.stands()

    def opened(self, *clicks: str) -> None:
        """Open a sheet by clicking one thing after another."""
        self.asked = False
        for click in clicks:
            self.page.locator(click).first.click()
        self.settled()

    def closed(self) -> None:
        """Close the dialog that is open."""
        self.page.locator("dialog[open] header button").click()
        self.page.locator("dialog").wait_for(state="detached")

    def tabs(self, tab: str, place: str, *names: str) -> Iterator[str]:
        """Open the tabs of a phone one by one; a desk has room for all of them at once."""
        before, self.alone = self.alone, True
        for name in names:
            self.opened(f"#{tab}-tab-{name}")
            yield f"{place}-{name}"
        self.alone = before

    # Where it leads

    def house(self) -> Iterator[str]:
        """Pages without a game."""
        yield "home"
        self.opened("header nav button.square")
        yield "home-settings"
        self.closed()
        self.opened("header nav .guest")
        yield "home-guest"
        self.closed()
        self.follow("/new/orleans", "form")
        yield "new"
        self.follow("/new/villagers", "form")
        yield "new-villagers"
        self.follow("/desk/bruges#cards.graf", "form.entry h2")
        yield "desk"
        self.follow("/rules/orleans", "main")
        self.page.wait_for_timeout(300)
        yield "rules"
        self.follow("/rules", "main")
        yield "rules-all"
        self.follow("/nowhere")
        yield "missing"
        table = self.table("orleans", "me", "open", "bot")
        self.follow(f"/table/{table}", "ol li")
        yield "waiting-room"

    def sheets(self) -> Iterator[str]:
        """A running game of Orléans with each of its sheets."""
        self.play("orleans")
        yield "table-first"
        self.page.locator("[data-offer]").first.click()  # no one to draw yet: on to planning
        self.page.locator(".always button >> nth=2").wait_for()
        self.page.wait_for_timeout(150)
        yield "table"
        menu = f"header button >> nth={2 if self.phone else 0}"
        items = [("rules", 0), ("share", 2), ("seat", 3), ("hints", 4), ("settings", 5)]
        self.opened(menu)
        yield "sheet-menu"
        self.closed()
        for name, number in items:
            self.opened(menu, f".menu li:nth-child({number + 1}) button")
            self.page.wait_for_timeout(250)
            yield f"sheet-{name}"
            self.closed()
        self.opened(menu, ".menu button.warn")
        yield "sheet-leave"
        self.closed()
        self.opened(".bar .always button >> nth=2")
        yield "sheet-choices"
        self.closed()
        yield from self.hints()
        self.alone = True
        yield from self.phone_sheets() if self.phone else self.desk_sheets()
        self.alone = False

    def hints(self) -> Iterator[str]:
        """A hint of each strength, beside the board or over it."""
        self.opened(".bar .always button >> nth=1")
        for strength in ("matters", "options", "move"):
            self.page.locator(f".hint input[value={strength}]").check(force=True)
            self.page.locator(".hint h3, .hint .said > p:not(.soft)").first.wait_for()
            self.settled()
            yield f"hint-{strength}"
        self.page.locator(".hint header button").click()
        self.page.locator(".hint").wait_for(state="detached")

    def phone_sheets(self) -> Iterator[str]:
        """What a small screen keeps in sheets and tabs."""
        for name, click in (
            ("players", "button.strip"),
            ("log", "header button >> nth=0"),
            ("chat", "header button >> nth=1"),
        ):
            self.opened(click)
            yield f"sheet-{name}"
            self.closed()
        yield from self.tabs("orl", "board", "town", "others", "mine")
        self.opened("#orl-tab-town")
        yield from self.drawers(".sheets button")

    def desk_sheets(self) -> Iterator[str]:
        """What a large screen shows next to and over the board."""
        self.opened(".side .tabs button >> nth=1")
        self.page.locator(".side form input").fill("Bonjour à tous")
        self.page.keyboard.press("Enter")
        self.page.wait_for_timeout(200)
        yield "chat"
        self.opened(".side .tabs button >> nth=0")
        yield from self.drawers(".orleans > .bar button")
        self.page.locator(".place").first.hover()
        self.page.locator("[role=tooltip]").wait_for()
        self.hovering = True
        yield "tip"
        self.hovering = False
        self.page.mouse.move(2, 2)
        self.page.locator(".town [data-id='town:chartres']").click()
        self.page.locator(".notice").wait_for()
        yield "notice"

    def drawers(self, buttons: str) -> Iterator[str]:
        """What folds out over the town."""
        for number in range(self.page.locator(buttons).count()):
            self.opened(f"{buttons} >> nth={number}")
            if self.page.locator(".drawer").count() == 0:
                continue  # a button that shows something in its place
            yield f"drawer-{number}"
            if self.phone:
                self.opened(".drawer header button")
            else:
                self.page.keyboard.press("Escape")
            self.page.locator(".drawer").wait_for(state="detached")

    def phases(self) -> Iterator[str]:
        """Every decision in Orléans."""
        for step in ("Plan", "Turn", "Travel", "Send", "TakeTile", "ChooseFigure", "Feed", "Gather"):
            self.at(step)
            yield f"phase-{step}"

    def others(self) -> Iterator[str]:
        """Hot-seat, the plain board, the end, and a replay."""
        table = self.table("orleans", "me", "here", "bot")
        self.follow(f"/table/{table}", ".curtain")
        yield "curtain"
        self.plain(True)
        self.play("villagers")
        yield "plain"
        self.plain(False)
        table = self.post("/api/records", record_at(""), "text/plain")
        self.follow(f"/table/{table}", "dialog[open]")
        yield "end-scores"
        self.closed()
        yield "end"
        self.follow(f"/replay/{table}", ".controls")
        self.page.locator("input[type=range]").fill("60")
        self.page.wait_for_timeout(500)
        yield "replay"
        self.opened("header .verified")
        yield "replay-seed"
        self.closed()
        if self.phone:
            self.opened("header button.square")
            self.alone = True
            yield "replay-log"
            self.alone = False
            self.closed()

    def villagers(self) -> Iterator[str]:
        """Villagers early, in the middle and at the end, every decision, and the solo duel."""
        self.at("Pick", "villagers", 0)
        yield "villagers-early"
        for step, seats in VILLAGERS:
            self.at(step, "villagers", AFTER.get(step, 60), seats)
            yield f"villagers-{step}{'-solo' if seats == 1 else ''}"
            if step in ("Turn", "Resolve") and self.phone:
                yield from self.tabs("vil", f"villagers-{step}", "road", "mine", "others")
        self.at("Resolve", "villagers", 0, 1)
        if self.phone:
            self.opened("#vil-tab-others")
        self.opened(".events .all")
        yield "villagers-events"
        for seats in (1, 4):
            table = self.post("/api/records", record_at("", "villagers", 0, seats), "text/plain")
            self.follow(f"/table/{table}", "dialog[open]")
            yield f"villagers-scores-{seats}"
            self.closed()
            yield f"villagers-end-{seats}"
