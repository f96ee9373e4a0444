"""External bots: a program that speaks JSON lines over stdin and stdout, or a Python callable (docs/bots.md).

A program keeps running between answers and may serve many games: every question is self-contained. One that takes too
long or answers nonsense is killed, and restarted for the next question.
"""

from __future__ import annotations

import atexit
import json
import shlex
import subprocess
import threading
from functools import cache
from importlib import import_module
from queue import Empty, Queue
from time import monotonic
from typing import Any

from beffroi.bots.base import Bot, Decision
from beffroi.kernel.errors import DataError

PROTOCOL = 1
PATIENCE = 20.0  # seconds for one answer
LONGEST = 1_000_000  # characters of a line
MOST_WORLDS = 100  # that may be asked for at once
PYTHON = "python:"

RUNNING: set[Program] = set()


class Failed(RuntimeError):
    """An external bot did not answer as it should."""


class Program:
    """A program that plays: started at the first question, killed at exit."""

    def __init__(self, command: str, patience: float = PATIENCE) -> None:
        self.words = shlex.split(command)
        if not self.words:
            raise DataError("bot", "a command is missing after the name, as in NAME=./my_bot.py")
        self.patience = patience
        self.process: subprocess.Popen[str] | None = None
        self.lines: Queue[str | None] = Queue()
        self.asked = 0

    def __call__(self, decision: Decision) -> str:
        """Ask for a choice; any error kills the program and is raised."""
        self.asked += 1
        until = monotonic() + self.patience
        try:
            self.say(question(decision, self.asked, self.patience))
            while True:
                answer = self.hear(until)
                if answer.get("id") != self.asked:
                    raise Failed(f"answered question {answer.get('id')!r} instead of {self.asked}")
                if "worlds" not in answer:
                    return choice(answer, decision)
                self.say({"id": self.asked, "worlds": documents(decision, answer["worlds"])})
        except BaseException:
            self.end()
            raise

    def begin(self) -> subprocess.Popen[str]:
        """Start the program, unless it is running."""
        if self.process is None or self.process.poll() is not None:
            self.end()
            try:
                self.process = subprocess.Popen(
                    self.words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", bufsize=1
                )
            except OSError as error:
                raise Failed(f"cannot be started: {error.strerror}") from None
            self.lines = Queue()
            threading.Thread(target=listen, args=(self.process, self.lines), daemon=True).start()
            RUNNING.add(self)
        return self.process

    def say(self, message: dict[str, Any]) -> None:
        """Send one line."""
        stdin = self.begin().stdin
        assert stdin is not None
        try:
            stdin.write(json.dumps(message, ensure_ascii=False) + "\n")
            stdin.flush()
        except OSError:
            raise Failed("ended before it was asked") from None

    def hear(self, until: float) -> dict[str, Any]:
        """Wait for one line."""
        try:
            line = self.lines.get(timeout=max(0.0, until - monotonic()))
        except Empty:
            raise Failed(f"did not answer within {self.patience:g} seconds") from None
        if line is None:
            raise Failed("ended without an answer")
        try:
            found = json.loads(line)
        except ValueError:
            raise Failed(f"sent invalid JSON: {line[:60]!r}") from None
        if not isinstance(found, dict):
            raise Failed(f"sent JSON that is not an object: {line[:60]!r}")
        return found

    def end(self) -> None:
        """End the program."""
        process, self.process = self.process, None
        if process is not None:
            RUNNING.discard(self)
            process.kill()
            process.wait()
            for pipe in (process.stdin, process.stdout):
                if pipe is not None:
                    pipe.close()


def end_programs() -> None:
    """End every running program, before this process exits."""
    for program in list(RUNNING):
        program.end()


atexit.register(end_programs)


def listen(process: subprocess.Popen[str], lines: Queue[str | None]) -> None:
    """Queue every line that a program writes, and None when it has ended."""
    assert process.stdout is not None
    try:
        while line := process.stdout.readline(LONGEST):
            lines.put(line)
    except (OSError, ValueError):
        pass  # closed while we listened
    lines.put(None)


def question(decision: Decision, number: int, patience: float) -> dict[str, Any]:
    """Return the question to a program: all that its seat may know."""
    game = decision.game
    return {
        "protocol": PROTOCOL,
        "id": number,
        "game": game.key,
        "rules": game.rules,
        "seat": decision.seat,
        "view": decision.view,
        "options": decision.options,
        "seconds": patience,
        "seed": decision.seed,
    }


def documents(decision: Decision, count: Any) -> list[dict[str, Any]]:
    """Return worlds that agree with the view."""
    if not isinstance(count, int) or not 1 <= count <= MOST_WORLDS:
        raise Failed(f"asked for {count!r} worlds; it may ask for 1 to {MOST_WORLDS}")
    return decision.positions(count)


def choice(answer: dict[str, Any], decision: Decision) -> str:
    """Return the text of the option that was chosen."""
    text = answer.get("text")
    if text not in decision.options:
        raise Failed(f"answered {str(text)[:60]!r}, which is not an option")
    return str(text)


@cache
def outside(command: str, patience: float = PATIENCE) -> Bot:
    """Return the bot of a command or of `python:module:name`; one per process."""
    if not command.startswith(PYTHON):
        return Program(command, patience)
    module, _, name = command.removeprefix(PYTHON).partition(":")
    try:
        found = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise DataError("bot", f"«{command[:60]}» cannot be loaded: {error}") from None
    bot: Bot = found() if isinstance(found, type) else found
    return bot
