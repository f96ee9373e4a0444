"""What people type: from a terminal or a pipe, and the end of either."""

from __future__ import annotations

import sys
from contextlib import suppress

from rich.console import Console


class Left(Exception):
    """The players leave the table; the game stays where it is."""

    def __init__(self, code: int) -> None:
        super().__init__()
        self.code = code


def ask(out: Console, prompt: str) -> str:
    """Read one line; a pipe is echoed, so that a transcript shows what was answered."""
    try:
        if sys.stdin.isatty() and sys.stdout.isatty():
            return typed(prompt)
        out.print(prompt, end="")
        line = sys.stdin.readline()
    except (EOFError, UnicodeDecodeError):
        raise Left(0) from None
    except KeyboardInterrupt:
        raise Left(130) from None
    if not line:
        out.print()
        raise Left(0)
    out.print(line.strip())
    return line.strip()


def typed(prompt: str) -> str:
    """Read a line from a terminal, with its editing keys where the system has them."""
    with suppress(ImportError):
        import readline  # noqa: F401
    return input(prompt).strip()


def clear(out: Console, forget: bool = False) -> None:
    """Clear the screen, and with `forget` also what could be scrolled back to."""
    if out.is_terminal:
        out.file.write("\x1b[3J\x1b[2J\x1b[H" if forget else "\x1b[2J\x1b[H")
        out.file.flush()
