"""A proxy between a page and its table, which can show the page a different state."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from tests.web.robot import Wire


class Between:
    """Passes everything on, and keeps the newest state of a seat."""

    def __init__(self, page: Page) -> None:
        self.state: dict[str, Any] = {}
        page.route_web_socket(re.compile("/ws/"), self.join)

    def join(self, wire: WebSocketRoute) -> None:
        """Connect the page to the server."""
        self.wire, self.seen = wire, Wire()
        server = wire.connect_to_server()
        wire.on_message(server.send)
        server.on_message(self.pass_on)

    def pass_on(self, text: str | bytes) -> None:
        """Give the page what the server says."""
        said = json.loads(text)
        state = self.seen.completed(said) if said["type"] == "state" else {"viewer": -1}
        if state["viewer"] >= 0:
            self.state = state
        self.wire.send(text)

    def newest(self) -> dict[str, Any]:
        """Return the kept state, marked as newer for the page."""
        self.state["seq"] += 1
        return self.state
