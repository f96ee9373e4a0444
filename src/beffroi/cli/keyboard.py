"""Input from a terminal or a pipe, until either ends."""

from __future__ import annotations

import sys
from contextlib import suppress

from rich.console import Console


class Left(Exception):
    """The players leave the table; the game stays as it is."""

    def __init__(self, code: int) -> None:
        super().__init__()
        self.code = code


def ask(out: Console, prompt: str) -> str:
    """Read one line; piped input is echoed, so that a transcript shows the answers."""
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
    """Read a line from a terminal, with line editing where the system supports it."""
    with suppress(ImportError):
        import readline  # noqa: F401
    return input(prompt).strip()


def clear(out: Console, forget: bool = False) -> None:
    """Clear the screen, and with `forget` the scrollback, too."""
    if out.is_terminal:
        out.file.write("\x1b[3J\x1b[2J\x1b[H" if forget else "\x1b[2J\x1b[H")
        out.file.flush()
