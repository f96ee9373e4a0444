"""Faulty bots, for a worker process; in a module of their own, so that workers load it quickly."""

from __future__ import annotations

import time
from typing import Any

from beffroi.bots import STAND_IN, worker


def fail(bot: str, *rest: Any) -> str:
    """Answer for the apprentice, raise for any other bot."""
    if bot != STAND_IN:
        raise ZeroDivisionError
    return worker.answer(bot, *rest)


def hang(bot: str, *rest: Any) -> str:
    """Answer for the apprentice, hang for any other bot."""
    if bot != STAND_IN:
        time.sleep(60)
    return worker.answer(bot, *rest)


def fail_all(*_: Any) -> str:
    """Raise for every bot."""
    raise ZeroDivisionError
