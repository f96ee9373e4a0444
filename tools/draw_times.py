"""Measure how long a move takes from its message to the screen, using the page's own performance marks.

Usage: python -m tools.draw_times [GAME ...] [--narrow] [--runs N] [--against FOLDER]. Bots play one whole game, always
the same; its messages are recorded, and those from the middle sent to a page one by one, each once the previous one is
drawn. Other work disturbs some of them, so they are sent in several runs and the best time of each counts. `--narrow`
is a phone. `--against` also draws the same messages with other pages (a copy of src/beffroi/server/pages), in turn.
"""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterator
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, Route, sync_playwright

from beffroi import games
from beffroi.bots.arena import Contest, Seat
from beffroi.kernel.match import Match
from beffroi.kernel.record import new_header
from tests.web.conftest import FLAGS
from tests.web.house import House
from tests.web.robot import Wire
from tests.web.tour import NAMES, Tour
from tools.find_browser import browser as find_browser

SEED = 1
SEATS = {"la_citta": 5}  # elsewhere four
BOT = "apprentice"
DESK, PHONE = {"width": 1280, "height": 800}, {"width": 360, "height": 740}
MOVES = {1280: 100, 360: 80}  # from the middle of the game

# Play entries for all seats, and record every state sent to the first one.
RECORD = """async ([table, entries]) => {
  const wire = new WebSocket(`ws://${location.host}/ws/tables/${table}`), states = [], turns = {};
  let done, failed;
  wire.onmessage = ({data}) => {
    const message = JSON.parse(data);
    if (message.type === 'state') states.push(message);
    else if (message.type === 'acked') done();
    else if (message.type === 'refused') failed(new Error(data));
  };
  await new Promise((open) => (wire.onopen = open));
  wire.send(JSON.stringify({type: 'hello', seat: 0}));
  for (const [seat, text] of entries) {
    const turn = turns[seat] ?? 0;
    turns[seat] = turn + 1;
    const answered = new Promise((...answers) => ([done, failed] = answers));
    wire.send(JSON.stringify({type: 'act', key: `${seat}-${turn}`, seat, turn, text}));
    await answered;
    await new Promise((go) => setTimeout(go, 4));  // a page that lags behind is not sent every state
  }
  // the last state may come some time after its entry was acknowledged
  for (let n = 0; n < 500 && states.at(-1)?.table?.state !== 'over'; n++) await new Promise((go) => setTimeout(go, 20));
  wire.close();
  return states;
}"""
# A fake connection whose messages come from this script.
WIRE = """window.WebSocket = class {
  readyState = 1;
  constructor() {
    window.wire = this;
    setTimeout(() => this.onopen());
  }
  send() {}
  close() {}
};"""
# Send a message to the page, and return how long it took to be drawn. The pause lets everything that follows a
# move settle; it ends at a different point of a frame each time.
DRAW = """async (text) => {
  const drawn = new Promise((go) => {
    const marks = new PerformanceObserver((list) => {
      marks.disconnect();
      go(list.getEntriesByName('beffroi-draw')[0].duration);
    });
    marks.observe({entryTypes: ['measure']});
  });
  window.wire.onmessage({data: text});
  const took = await drawn;
  await new Promise((go) => setTimeout(go, 250 + 17 * Math.random()));
  return took;
}"""

Message = dict[str, Any]


def played(key: str) -> Match:
    """Return a whole game played by bots."""
    game = games.load(key)
    names = NAMES[: SEATS.get(key, 4)]
    match = Match(game, new_header(game, names, {}, SEED))
    contest = Contest(key, {}, tuple(BOT for _ in names))
    seats = [Seat(contest.bot(BOT), SEED, seat) for seat in range(len(names))]
    while not match.over():
        seat = match.waiting()[0]
        match.submit(seat, game.words.text(seats[seat].choose(game, contest, match.state, seat)))
    return match


def recorded(browser: Browser, house: House, match: Match) -> list[Message]:
    """Return every state sent to the first seat, as if bots sat in all others."""
    with browser.new_context() as guest:
        tour = Tour(guest.new_page(), house.url)
        tour.go("/")
        table = tour.post("/api/records", Match(match.game, match.header).record().text(), "text/plain")
        entries = [[entry.seat, entry.text] for entry in match.entries]
        states: list[Message] = tour.page.evaluate(RECORD, [table, entries])
    for state in states:
        for seat in state["table"]["seats"][1:] if state["table"] else []:
            seat |= {"kind": "bot", "bot": BOT, "mine": False}
    return states


def window(states: list[Message], count: int) -> list[str]:
    """Return a state from the middle of a game with everything in it, and `count` states after it."""
    first = max(0, (len(states) - count) // 2 - 1)
    lines: list[Any] = []
    wire, whole = Wire(), states[0]
    for state in states[: first + 1]:
        lines = lines[: state["first_line"]] + state["lines"]
        whole = wire.completed(state)
    chosen = [whole | {"lines": lines, "first_line": 0}, *states[first + 1 : first + 1 + count]]
    return [plain(state) for state in chosen]


def plain(value: object) -> str:
    """Return JSON as the server writes it."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def opened(browser: Browser, house: House, size: dict[str, int], pages: Path | None, table: Message) -> Page:
    """Open a table in a separate window, with the server's pages or with others."""
    narrow = size == PHONE
    guest = browser.new_context(
        viewport={"width": size["width"], "height": size["height"]},
        locale="en-GB",
        reduced_motion="reduce",
        has_touch=narrow,
        is_mobile=narrow,
        service_workers="block",
    )
    if pages is not None:
        guest.route(lambda url: not urlsplit(url).path.startswith("/api/"), lambda route: from_folder(route, pages))
    guest.route(f"**/api/tables/{table['id']}", lambda route: route.fulfill(json=table))
    page = guest.new_page()
    page.add_init_script(WIRE)
    page.goto(f"{house.url}/table/{table['id']}")
    page.wait_for_function("() => window.wire?.onmessage")
    return page


def from_folder(route: Route, pages: Path) -> None:
    """Answer with a file of other pages; any other path is a page of the client."""
    path = pages / urlsplit(route.request.url).path.lstrip("/")
    route.fulfill(path=path if path.is_file() else pages / "index.html")


def drawn(browser: Browser, house: House, size: dict[str, int], pages: Path | None, messages: list[str]) -> list[float]:
    """Return how long each message after the first took."""
    page = opened(browser, house, size, pages, json.loads(messages[0])["table"])
    page.evaluate("(text) => window.wire.onmessage({data: text})", messages[0])
    page.locator(".stage > div").first.wait_for()
    page.wait_for_timeout(1000)  # fonts and signs are loaded
    took = [float(page.evaluate(DRAW, text)) for text in messages[1:]]
    page.context.close()
    return took


def figures(runs: list[list[float]]) -> str:
    """Return median and 95th percentile of the best times, and in brackets of all."""
    least = [min(times) for times in zip(*runs, strict=True)]
    every = [time for run in runs for time in run]
    told = [f"{median(times):.0f}, {quantiles(times, n=20)[-1]:.0f}" for times in (least, every)]
    return f"{told[0]} ({told[1]})"


def measured(keys: list[str], size: dict[str, int], runs: int, against: Path | None) -> Iterator[str]:
    """Draw the middle of each game, and yield a line for each."""
    with TemporaryDirectory(prefix="beffroi-draw-") as folder, sync_playwright() as driver:
        house = House(Path(folder))
        house.open()
        browser = driver.chromium.launch(executable_path=find_browser(), args=FLAGS)
        try:
            for key in keys:
                messages = window(recorded(browser, house, played(key)), MOVES[size["width"]])
                kinds: dict[str, Path | None] = {"": None} if against is None else {" against": against, "": None}
                times: dict[str, list[list[float]]] = {kind: [] for kind in kinds}
                for _ in range(runs):
                    for kind, pages in kinds.items():
                        times[kind].append(drawn(browser, house, size, pages, messages))
                for kind in kinds:
                    yield f"{key} {size['width']} px{kind}: {figures(times[kind])}"
        finally:
            browser.close()
            house.close()


def main() -> None:
    """Measure the given games, or all."""
    parser = argparse.ArgumentParser(description="Measure how long a move takes from its message to the screen.")
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--narrow", action="store_true", help="on a phone of 360 px")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--against", type=Path, metavar="FOLDER", help="other pages, drawn in turn with these")
    asked = parser.parse_args()
    os.environ["BEFFROI_RATE"] = "0"  # a whole game is entered without limits
    size = PHONE if asked.narrow else DESK
    print("milliseconds from message to screen: median, 95th percentile of the best times (of all)", flush=True)
    for line in measured(asked.games or games.ours(), size, asked.runs, asked.against):
        print(line, flush=True)


if __name__ == "__main__":
    main()
