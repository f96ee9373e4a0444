"""The language of this run, and problems reported in it."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import Any

from beffroi.i18n.messages import Messages, messages_of, pick_language
from beffroi.kernel.errors import BeffroiError, DataError, Illegal, Spoken
from beffroi.kernel.game import Game


class Problem(BeffroiError):
    """Something that the terminal itself refuses; the key names the message `cli-error-<key>`."""

    def __init__(self, key: str, **facts: Any) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts


class Speaker:
    """The messages of this run; errors use the language chosen last."""

    def __init__(self) -> None:
        self.says = Messages("en")

    def choose(self, lang: str | None, game: Game | None = None, key: str = "") -> Messages:
        """Choose a language, `fr` or `en`, or that of the environment, with the words of a game, or of its key."""
        if lang is not None and lang not in ("fr", "en"):
            raise Illegal("unknown-language", lang, lang=lang[:20])
        wanted = pick_language(lang, os.environ)
        self.says = Messages(wanted, key) if game is None else self.made(wanted, game)
        return self.says

    def made(self, lang: str, game: Game) -> Messages:
        """Return the messages of a game in a language, including those of its data pack."""
        return messages_of(lang, game.key, game.data.tables, game.data.renamed)

    def error(self, problem: BaseException) -> str:
        """Return a problem as one line."""
        match problem:
            case Problem():
                text = self.says.say(f"cli-error-{problem.key}", **problem.facts)
            case DataError():
                text = refusal(self.says, problem)
            case Spoken():
                text = self.says.error(problem.key, **problem.facts)
            case FileNotFoundError():
                text = self.says.error("no-file", path=str(problem.filename))
            case OSError():
                name = "" if problem.filename is None else str(problem.filename)
                text = self.says.error("not-readable", path=name, reason=problem.strerror or str(problem))
            case _:
                text = str(problem)
        return " ".join(text.split())


SPEAKER = Speaker()


def refusal(says: Messages, problem: DataError) -> str:
    """Return what is refused and why, in the reader's language."""
    reason = says.refused(problem.key, problem.facts, problem.reason)
    return f"{problem.path}: {reason}" if problem.path else reason


def program() -> str:
    """Return how to call this program again: by name, or by path if the name is not found."""
    beside = Path(sys.executable).with_name("beffroi")
    if shutil.which("beffroi") or not beside.exists():
        return "beffroi"
    return str(beside.relative_to(Path.cwd()) if beside.is_relative_to(Path.cwd()) else beside)
