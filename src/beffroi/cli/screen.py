"""Where text goes: one console, its width, tables, rules and a progress bar that only a person sees."""

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
    """Return a console on what is standard output now; no colors when NO_COLOR says so or nobody watches."""
    out = Console(stderr=error, highlight=False, soft_wrap=False, emoji=False, markup=False)
    fit(out)
    return out


def fit(out: Console) -> None:
    """Take the width of the window, which may have changed, within what reads well; 80 columns elsewhere."""
    known = out.is_terminal or os.environ.get("COLUMNS", "").isdigit()
    wide = get_terminal_size().columns if known else 80
    out.width = max(NARROWEST, min(wide, WIDEST))


def watched() -> bool:
    """Return whether a person sits at both ends."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def table(*columns: str, title: str | None = None) -> Table:
    """Return a plain table; a heading that begins with `>` is of numbers, set to the right."""
    out = Table(box=SIMPLE_HEAD, title=title, title_justify="left", pad_edge=False, show_edge=False)
    for column in columns:
        number = column.startswith(">")
        out.add_column(column.removeprefix(">"), justify="right" if number else "left", no_wrap=number)
    return out


class Bar:
    """How far a long piece of work is."""

    def __init__(self, progress: Progress | None, task: object) -> None:
        self.progress = progress
        self.task = task

    def step(self, count: int = 1) -> None:
        """Tell that more is done."""
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
