"""Output: one console, its width, tables, and a progress bar for terminals only."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from shutil import get_terminal_size

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

NARROWEST = 60
WIDEST = 120


def console(error: bool = False) -> Console:
    """Return a console on the current standard output; without colors if NO_COLOR is set or it is not a terminal."""
    out = Console(stderr=error, highlight=False, soft_wrap=False, emoji=False, markup=False)
    fit(out)
    return out


def fit(out: Console) -> None:
    """Adapt to the current window width, up to what reads well; 80 columns outside a terminal."""
    known = out.is_terminal or os.environ.get("COLUMNS", "").isdigit()
    wide = get_terminal_size().columns if known else 80
    out.width = max(NARROWEST, min(wide, WIDEST))


def watched() -> bool:
    """Return whether both input and output are a terminal."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def table(*columns: str, title: str | None = None) -> Table:
    """Return a plain table; a heading that starts with `>` is for numbers, aligned right."""
    out = Table(box=SIMPLE_HEAD, title=title, title_justify="left", pad_edge=False, show_edge=False)
    for column in columns:
        number = column.startswith(">")
        out.add_column(column.removeprefix(">"), justify="right" if number else "left", no_wrap=number)
    return out


class Bar:
    """The progress of a long task."""

    def __init__(self, progress: Progress | None, task: object) -> None:
        self.progress = progress
        self.task = task

    def step(self, count: int = 1) -> None:
        """Advance the bar."""
        if self.progress is not None:
            self.progress.advance(self.task, count)  # type: ignore[arg-type]


@contextmanager
def bar(label: str, total: int) -> Iterator[Bar]:
    """Show a progress bar on a terminal, nothing elsewhere: logs stay readable."""
    err = console(error=True)
    if not err.is_terminal:
        yield Bar(None, 0)
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True) as progress:
        yield Bar(progress, progress.add_task(label, total=total))
