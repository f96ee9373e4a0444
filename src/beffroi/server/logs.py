"""What a server writes down: one line per event, as text for people or as JSON for machines.

No line holds a cookie, the secret of a seat link, what is said at a table, or an address. Guests and tables are named
by their ids: that of a guest opens nothing, that of a table shows what spectators see.
"""

from __future__ import annotations

import json
import logging
import os
from datetime import UTC, datetime
from typing import Any

EVENTS = logging.getLogger("beffroi.events")
FORMS = ("text", "json")


def event(what: str, **facts: object) -> None:
    """Write down that something happened."""
    EVENTS.info(what, extra={"facts": facts})


def stamp(record: logging.LogRecord) -> str:
    """Return when it happened, in UTC."""
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


class Text(logging.Formatter):
    """Lines for people."""

    def format(self, record: logging.LogRecord) -> str:
        """Return an event as a line; an error is followed by where it came from."""
        facts: dict[str, object] = getattr(record, "facts", {})
        told = "".join(f" {name}={value}" for name, value in facts.items())
        line = f"{stamp(record)} {record.levelname.lower()} {record.name}: {record.getMessage()}{told}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


class Json(logging.Formatter):
    """Lines for machines: one JSON object each."""

    def format(self, record: logging.LogRecord) -> str:
        """Return an event as a line."""
        out: dict[str, Any] = {
            "at": stamp(record),
            "level": record.levelname.lower(),
            "from": record.name,
            "process": record.process,
            "event": record.getMessage(),
        }
        out |= getattr(record, "facts", {})
        if record.exc_info:
            out["error"] = self.formatException(record.exc_info)
        return json.dumps(out, ensure_ascii=False, default=str)


def set_up(form: str) -> None:
    """Write what happens to standard error, in one of the forms; events of every day only as JSON, or if asked for."""
    handler = logging.StreamHandler()
    handler.setFormatter(Json() if form == "json" else Text())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    chatty = form == "json" or os.environ.get("BEFFROI_LOG_LEVEL", "").lower() == "info"
    EVENTS.setLevel(logging.INFO if chatty else logging.WARNING)
