"""Bots with a mistake, for a worker process; a module of its own, so that a worker loads it at once."""

from __future__ import annotations

import time
from typing import Any

from beffroi.bots import STAND_IN, worker


def fail(bot: str, *rest: Any) -> str:
    """Stand in for a bot that raises; the apprentice does not."""
    if bot != STAND_IN:
        raise ZeroDivisionError
    return worker.answer(bot, *rest)


def hang(bot: str, *rest: Any) -> str:
    """Stand in for a bot that never answers; the apprentice does."""
    if bot != STAND_IN:
        time.sleep(60)
    return worker.answer(bot, *rest)


def fail_all(*_: Any) -> str:
    """Stand in for bots that all raise."""
    raise ZeroDivisionError
