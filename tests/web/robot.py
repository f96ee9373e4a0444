"""A robot that only uses highlighted targets: it clicks, taps or types, and knows no rules."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Page, WebSocket

from beffroi.server.sight import merged

# Up to `most` highlighted targets, neither covered nor out of view, as [x, y]; in random order if `chance` is given,
# whose sign decides what comes first: targets on the board, or those in the prompt bar. A hit test
# costs more than anything else here, so only targets that would be returned are tested.
IN_REACH = """([most, chance]) => {
  const lit = [...document.querySelectorAll('[data-lit]')];
  let dice = Math.abs(chance);
  for (let at = lit.length - 1; at > 0 && chance; at--) {
    dice = (dice * 48271) % 2147483647;
    const other = dice % (at + 1);
    [lit[at], lit[other]] = [lit[other], lit[at]];
  }
  const first = (one) => one.hasAttribute('data-offer') === chance < 0;
  const out = [];
  for (const element of chance ? [...lit.filter(first), ...lit.filter((one) => !first(one))] : lit) {
    if (out.length === most) break;
    const box = element.getBoundingClientRect();
    const x = box.x + box.width / 2, y = box.y + box.height / 2;
    if (box.width < 2 || box.height < 2 || x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
    const top = document.elementFromPoint(x, y);
    if (top && (element === top || element.contains(top))) out.push([x, y]);
  }
  return out;
}"""

DIGITS = 9  # on a keyboard
MANY = 250  # actions without any effect on the table
LONG = 400  # looks at a page with nothing highlighted


class Wire:
    """A connection of a page: completes each state by what was sent before, as the page does (web/src/lib/news.ts)."""

    def __init__(self) -> None:
        self.latest: dict[str, Any] = {}

    def completed(self, state: dict[str, Any]) -> dict[str, Any]:
        """Return a state with everything in it."""
        view = state["view"] if state["whole"] else merged(self.latest["view"], state["view"])
        date = view.get("year", view["round"])
        table = state["table"] or self.latest["table"] | {"waiting": view["awaited"], "round": date}
        self.latest = state | {"whole": True, "view": view, "table": table}
        return self.latest


class Watch:
    """Whatever must not happen in a page, and what was sent to it."""

    def __init__(self, page: Page) -> None:
        self.errors: list[str] = []
        self.received: list[dict[str, Any]] = []  # states, in order and complete
        self.awaiting = False  # an action was sent, and nothing has arrived since
        self.quiet = False  # while the server is down, failed requests are expected
        page.on("console", lambda message: self.note("console", message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: self.note("script", str(error)))
        page.on("requestfailed", lambda request: self.note("request", f"{request.url} {request.failure}"))
        page.on(
            "response",
            lambda answer: self.note("status", f"{answer.status} {answer.url}") if answer.status >= 400 else None,
        )
        page.on("websocket", self.listen)

    def note(self, kind: str, text: str) -> None:
        """Record something that must not happen."""
        if not self.quiet and "ERR_ABORTED" not in text:
            self.errors.append(f"{kind}: {text}")

    def listen(self, wire: WebSocket) -> None:
        """Keep every state that arrives, and know when one is awaited."""
        own = Wire()
        wire.on("framereceived", lambda data: self.keep(own, json.loads(data)) if isinstance(data, str) else None)
        wire.on("framesent", lambda data: self.await_answer(json.loads(data)) if isinstance(data, str) else None)

    def keep(self, wire: Wire, frame: dict[str, Any]) -> None:
        """Keep a message if it is a state."""
        if frame.get("type") in ("state", "refused"):
            self.awaiting = False
        if frame.get("type") == "state":
            self.received.append(wire.completed(frame))

    def await_answer(self, frame: dict[str, Any]) -> None:
        """Record that something was played."""
        self.awaiting = self.awaiting or frame.get("type") == "act"

    def states(self) -> list[dict[str, Any]]:
        """Return the states that were received."""
        return self.received

    def last(self) -> dict[str, Any]:
        """Return the newest state."""
        return self.received[-1]


class Robot:
    """Plays one page at random, thorough enough to see a lot, quick enough to finish."""

    def __init__(self, page: Page, seed: int, touch: bool = False, keys: bool = False) -> None:
        self.page = page
        self.rng = Random(seed)
        self.touch = touch
        self.keys = keys
        self.watch = Watch(page)
        self.acts = 0

    def over(self) -> bool:
        """Return whether the game is over."""
        states = self.watch.states()
        return bool(states) and states[-1]["table"]["state"] == "over"

    def round(self) -> int:
        """Return the round the table is in."""
        states = self.watch.states()
        return int(states[-1]["table"]["round"]) if states else 0

    def seq(self) -> int:
        """Return the sequence number of the table."""
        states = self.watch.states()
        return int(states[-1]["seq"]) if states else 0

    def plight(self) -> str:
        """Return what is visible, to report a game that is stuck."""
        prompts = self.page.locator(".prompt").all_inner_texts()
        return f"{prompts} {self.page.locator('dialog[open]').all_inner_texts()} {self.watch.errors[-3:]}"

    def step(self) -> bool:
        """Use one highlighted target; false if there is none, it is covered, or it was already answered."""
        if self.watch.awaiting:
            return False
        board_first = 1 if self.rng.random() < 0.55 else -1
        chance = board_first * self.rng.randint(1, 10**9)
        found: list[list[float]] = self.page.evaluate(IN_REACH, [DIGITS, 0] if self.keys else [1, chance])
        if not found or self.watch.awaiting:
            return False
        self.acts += 1
        if self.keys:
            self.type(len(found))
        elif self.touch:
            self.page.touchscreen.tap(*found[0])
        else:
            self.page.mouse.click(*found[0])
        return True

    def type(self, lit: int) -> None:
        """Press the number of a highlighted target, or reach a button of the prompt bar with Shift+Tab."""
        keyboard = self.page.keyboard
        if self.rng.random() < 0.8:
            keyboard.press(str(self.rng.randint(1, lit)))
            return
        keyboard.press("Escape")
        for _ in range(12):
            if self.page.evaluate("() => document.activeElement?.matches('[data-offer]') ?? false"):
                keyboard.press("Enter")
                return
            keyboard.press("Shift+Tab")
        keyboard.press("1")

    def play(self, until: Callable[[], bool]) -> None:
        """Play until a condition holds."""
        play_together([self], until)


def play_together(robots: list[Robot], until: Callable[[], bool]) -> None:
    """Let robots play at one table until a condition holds; fail when nothing moves anymore."""
    seq, acts, idle = -1, 0, 0
    while not until():
        now = max(robot.seq() for robot in robots)
        if now != seq:
            seq, acts, idle = now, 0, 0
        used = [robot.step() for robot in robots]
        if any(used):
            acts += 1
            robots[0].page.wait_for_timeout(15)
        else:
            idle += 1
            for robot in robots if idle % 40 == 0 else []:
                # A click may have missed a target that just moved, and opened something over the board. But what was
                # chosen in the prompt bar must always lead on: players should never have to step back from it.
                assert robot.page.locator(".prompt + .chosen").count() == 0, f"a blind alley: {robot.plight()}"
                robot.page.keyboard.press("Escape")
            robots[0].page.wait_for_timeout(50)
        told = [robot.plight() for robot in robots] if acts >= MANY or idle >= LONG else []
        assert not told, f"nothing moves after {acts} acts and {idle} looks: {told}"
