"""A robot that only uses what is lit: it clicks, taps or types, and knows no rule."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Page, WebSocket

IN_REACH = """() => {
  const out = [];
  for (const element of document.querySelectorAll('[data-lit]')) {
    const box = element.getBoundingClientRect();
    const x = box.x + box.width / 2, y = box.y + box.height / 2;
    if (box.width < 2 || box.height < 2 || x < 0 || y < 0 || x > innerWidth || y > innerHeight) continue;
    const top = document.elementFromPoint(x, y);
    if (!top || !(element === top || element.contains(top))) continue;
    out.push([x, y, element.hasAttribute('data-offer')]);
  }
  return out;
}"""


class Watch:
    """What must not happen in a page, and what came over its wire."""

    def __init__(self, page: Page) -> None:
        self.errors: list[str] = []
        self.frames: list[dict[str, Any]] = []
        self.quiet = False  # while the server is away, failed requests are what we wait for
        page.on("console", lambda message: self.note("console", message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: self.note("script", str(error)))
        page.on("requestfailed", lambda request: self.note("request", f"{request.url} {request.failure}"))
        page.on(
            "response",
            lambda answer: self.note("status", f"{answer.status} {answer.url}") if answer.status >= 400 else None,
        )
        page.on("websocket", self.listen)

    def note(self, kind: str, text: str) -> None:
        """Remember something that must not happen."""
        if not self.quiet and "ERR_ABORTED" not in text:
            self.errors.append(f"{kind}: {text}")

    def listen(self, wire: WebSocket) -> None:
        """Keep every message that arrives."""
        wire.on("framereceived", lambda data: self.frames.append(json.loads(data)) if isinstance(data, str) else None)

    def states(self) -> list[dict[str, Any]]:
        """Return the states that were received."""
        return [frame for frame in self.frames if frame.get("type") == "state"]

    def last(self) -> dict[str, Any]:
        """Return the newest state."""
        return self.states()[-1]


class Robot:
    """Plays one page at random, eager enough to see much and quick enough to come to the end."""

    def __init__(self, page: Page, seed: int, touch: bool = False) -> None:
        self.page = page
        self.rng = Random(seed)
        self.touch = touch
        self.watch = Watch(page)
        self.acts = 0

    def over(self) -> bool:
        """Tell whether the game is over."""
        states = self.watch.states()
        return bool(states) and states[-1]["table"]["state"] == "over"

    def round(self) -> int:
        """Return the round the table is in."""
        states = self.watch.states()
        return int(states[-1]["table"]["round"]) if states else 0

    def open_dialogs(self) -> list[str]:
        """Return what lies over the board."""
        return self.page.locator("dialog[open]").all_inner_texts()

    def step(self) -> bool:
        """Use one thing that is lit; false when nothing is, or when it is covered for the moment."""
        found: list[list[Any]] = self.page.evaluate(IN_REACH)
        if not found:
            return False
        offers = [(x, y) for x, y, offer in found if offer]
        board = [(x, y) for x, y, offer in found if not offer]
        pool = board if board and (not offers or self.rng.random() < 0.55) else offers or board
        x, y = self.rng.choice(pool)
        if self.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)
        self.acts += 1
        return True

    def play(self, until: Callable[[], bool], most: int = 4000) -> None:
        """Go on until something holds; complain when nothing moves any more."""
        idle = 0
        for _ in range(most):
            if until():
                return
            if self.step():
                idle = 0
                self.page.wait_for_timeout(15)
            else:
                idle += 1
                if idle % 40 == 0:  # what was clicked had just moved away, and something opened over the board
                    self.page.keyboard.press("Escape")
                assert idle < 400, f"nothing is lit and nothing moves: {self.watch.errors[-3:]} {self.open_dialogs()}"
                self.page.wait_for_timeout(50)
        raise AssertionError(f"not there after {most} steps, in round {self.round()}")
