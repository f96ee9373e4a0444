"""Options and events as sentences in the reader's language."""

from __future__ import annotations

from beffroi.i18n.messages import Messages
from beffroi.kernel.game import Game


def option_text(says: Messages, game: Game, action: int) -> str:
    """Return an action as a sentence."""
    word, _ = game.words.parts(action)
    return says.action(word.name, game.words.arguments(action))
