"""Files that are there whole or not at all."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def whole(path: Path) -> Iterator[Path]:
    """Yield a new file beside a path, readable only by its owner, which takes its place once all of it is on disk."""
    written = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        os.close(os.open(written, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        yield written
        sync(written)
        written.replace(path)
        sync(path.parent)
    finally:
        written.unlink(missing_ok=True)


def sync(path: Path) -> None:
    """Have the system write a file or folder to the disk, where it can."""
    if os.name == "nt":
        return
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
