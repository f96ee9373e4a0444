"""Options and events as sentences in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from beffroi.i18n.messages import Messages
from beffroi.kernel.game import Game


def option_text(says: Messages, game: Game, action: int) -> str:
    """Return an action as a sentence."""
    word, _ = game.words.parts(action)
    return says.action(word.name, game.words.arguments(action))


def story(says: Messages, told: Sequence[dict[str, Any]], names: list[str], viewer: int) -> list[str]:
    """Return events as lines; consecutive ones of another player share a line, with the name only once."""
    out: list[str] = []
    last = -1
    for event in told:
        seat = int(event["seat"])
        text = says.event(event, names, viewer)
        start = f"{names[seat]} " if seat >= 0 else ""
        if seat >= 0 and seat == last and text.startswith(start):
            out[-1] += f" · {text.removeprefix(start)}"
        else:
            out.append(text)
        last = seat if start and text.startswith(start) else -1
    return out
