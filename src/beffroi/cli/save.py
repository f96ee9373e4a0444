"""A game on disk: one line per entry, each one safe before it is acknowledged."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from time import strftime
from typing import Self

from beffroi.cli.talk import Problem
from beffroi.kernel.record import Entry, Header, Record, read_record


def home() -> Path:
    """Return Beffroi's data folder: $BEFFROI_HOME, else the one in the user's data folder."""
    given = os.environ.get("BEFFROI_HOME")
    if given:
        return Path(given)
    if os.name == "nt":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "beffroi"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "beffroi"


def new_path(game: str) -> Path:
    """Return an unused path for a saved game."""
    folder = home() / "saves"
    stem = f"{game}-{strftime('%Y%m%d-%H%M%S')}"
    number = 1
    path = folder / f"{stem}.beffroi"
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}.beffroi"
    return path


class Save:
    """An open, append-only record."""

    def __init__(self, path: Path, descriptor: int, size: int) -> None:
        self.path = path
        self.descriptor = descriptor
        self.size = size  # of what is safely on disk; a failed write is cut back to it

    @classmethod
    def create(cls, path: Path, header: Header, entries: list[Entry] | None = None) -> Self:
        """Start a record in a new file; an existing file is never touched."""
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o644)
        except FileExistsError:
            raise Problem("exists", name=str(path)) from None
        save = cls(path, descriptor, 0)
        try:
            save.lock()
            save.write(Record(header, entries or [], "").text())
        except BaseException:
            save.close()
            path.unlink(missing_ok=True)  # ours, and empty
            raise
        sync_folder(path.parent)
        return save

    @classmethod
    def reopen(cls, path: Path, record: Record) -> Self:
        """Continue a record; an incomplete last line, which nobody relied on, is cut off."""
        size = len(record.text().encode())
        descriptor = os.open(path, os.O_WRONLY | getattr(os, "O_BINARY", 0))
        save = cls(path, descriptor, size)
        try:
            save.lock()
            if record.cut:
                os.ftruncate(descriptor, size)
                os.fsync(descriptor)
            os.lseek(descriptor, size, os.SEEK_SET)
        except BaseException:
            save.close()
            raise
        return save

    def lock(self) -> None:
        """Keep a second table from writing into the same record, where the system can."""
        if sys.platform == "win32":
            return
        import fcntl

        try:
            fcntl.flock(self.descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise Problem("in-use", name=str(self.path)) from None
        except OSError:
            return  # a file system without locks

    def add(self, entry: Entry) -> None:
        """Write one entry; when this returns, it is on disk."""
        self.write(entry.line() + "\n")

    def write(self, text: str) -> None:
        """Write, flush and sync; undo a partial write."""
        data = text.encode()
        try:
            done = 0
            while done < len(data):
                done += os.write(self.descriptor, data[done:])
            os.fsync(self.descriptor)
        except OSError as error:
            self.cut_back()
            raise Problem("disk", name=str(self.path), reason=error.strerror or str(error)) from None
        self.size += len(data)

    def cut_back(self) -> None:
        """Remove a half-written line; if even that fails, readers ignore it."""
        try:
            os.ftruncate(self.descriptor, self.size)
            os.lseek(self.descriptor, self.size, os.SEEK_SET)
        except OSError:
            return

    def close(self) -> None:
        """Close the file."""
        os.close(self.descriptor)


def sync_folder(folder: Path) -> None:
    """Sync the folder of a new file, so that its name is on disk too, where the system can."""
    if os.name == "nt":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    except OSError:
        return  # some file systems cannot; the content is safe anyway
    finally:
        os.close(descriptor)


def load_record(path: Path) -> Record:
    """Read a record from a file, byte for byte."""
    return read_record(read_text(path))


def read_text(path: Path) -> str:
    """Read a whole text file, keeping its line endings."""
    try:
        return path.read_bytes().decode()
    except UnicodeDecodeError:
        raise Problem("not-text", name=str(path)) from None
