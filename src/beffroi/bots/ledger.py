"""Where the games of a contest are written as they end, so that a stopped contest can be resumed."""

from __future__ import annotations

import csv
import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from beffroi.bots.arena import Contest, Result
from beffroi.kernel.errors import DataError

FIELDS = ["number", "deal", "bots", "points", "ranks", "decisions", "faults", "seconds"]


class Ledger:
    """A folder with one line per game, and what was played."""

    def __init__(self, folder: Path, contest: Contest) -> None:
        self.folder = folder
        self.contest = contest
        self.table = folder / "games.csv"
        self.head = folder / "contest.json"

    def open(self) -> list[Result]:
        """Return the games already played; start in an empty folder, refuse one of another contest."""
        self.folder.mkdir(parents=True, exist_ok=True)
        head = {
            "game": self.contest.game,
            "options": self.contest.options,
            "bots": list(self.contest.bots),
            "seed": str(self.contest.seed),
            "fingerprint": self.contest.fingerprint(),
        }
        if not self.head.exists():
            if any(self.folder.iterdir()):
                raise DataError(str(self.folder), "is not empty and holds no tournament; choose another folder")
            self.head.write_text(json.dumps(head, indent=1) + "\n", encoding="utf-8")
            self.table.write_text(",".join(FIELDS) + "\n", encoding="utf-8")
            return []
        if json.loads(self.head.read_text(encoding="utf-8")) != head:
            raise DataError(str(self.folder), "holds another tournament; choose another folder, or remove this one")
        return self.read()

    def read(self) -> list[Result]:
        """Return the games of the table; a last line that was cut off is dropped."""
        text = self.table.read_text(encoding="utf-8")
        if not text.endswith("\n"):
            text = text[: text.rfind("\n") + 1]
            self.table.write_text(text, encoding="utf-8")
        return [result_of(row) for row in csv.DictReader(text.splitlines())]

    def add(self, results: Sequence[Result]) -> None:
        """Append finished games, and flush them to disk."""
        with self.table.open("a", encoding="utf-8", newline="") as out:
            rows = csv.writer(out, lineterminator="\n")
            for result in results:
                rows.writerow([text_of(result.document()[name]) for name in FIELDS])
            out.flush()
            os.fsync(out.fileno())

    def write_parquet(self, results: Sequence[Result]) -> Path:
        """Write all games as Parquet, one row per seat and game."""
        import pyarrow as pa  # noqa: PLC0415 - an extra: only this needs it
        from pyarrow import parquet  # noqa: PLC0415

        rows: list[dict[str, Any]] = []
        for one in sorted(results, key=lambda result: result.number):
            for seat, bot in enumerate(one.bots):
                row: dict[str, Any] = {"number": one.number, "deal": str(one.deal), "seat": seat, "bot": bot}
                row |= {"points": one.points[seat], "rank": one.ranks[seat], "decisions": one.decisions[seat]}
                rows.append(row | {"faults": one.faults[seat], "seconds": one.seconds[seat]})
        path = self.folder / "games.parquet"
        parquet.write_table(pa.Table.from_pylist(rows), path)
        return path


def text_of(value: Any) -> str:
    """Return a field of the table; values of several seats are separated by spaces."""
    return " ".join(str(one) for one in value) if isinstance(value, tuple) else str(value)


def result_of(row: dict[str, str]) -> Result:
    """Read a line of the table."""
    whole = {name: tuple(int(one) for one in row[name].split()) for name in ("points", "ranks", "decisions", "faults")}
    seconds = tuple(float(one) for one in row["seconds"].split())
    return Result(int(row["number"]), int(row["deal"]), tuple(row["bots"].split()), **whole, seconds=seconds)
