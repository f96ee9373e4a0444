"""Games of bots as Parquet, one row per decision, written part by part so that a stopped run can be resumed."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
from pyarrow import parquet

from beffroi import games
from beffroi.bots.arena import Contest, Seat, seating
from beffroi.kernel.errors import DataError
from beffroi.kernel.flow import play_legal
from beffroi.rl.encode import Encoder
from beffroi.rl.rewards import WIN, final

HEAD = "_dataset.json"  # Parquet readers skip files with an underscore
PART = re.compile(r"games-(\d+)-(\d+)\.parquet")
GAMES_PER_PART = 20


def schema(encoder: Encoder) -> Any:
    """Return the columns; see docs/research.md."""
    return pa.schema(
        [
            ("game", pa.int64()),
            ("decision", pa.int32()),
            ("seat", pa.int8()),
            ("bot", pa.string()),
            ("observation", pa.list_(pa.int64(), encoder.length)),
            ("mask", pa.binary((encoder.actions + 7) // 8)),
            ("choice", pa.int32()),
            ("points", pa.int32()),
            ("rank", pa.int8()),
            ("win", pa.float32()),
        ]
    )


class Dataset:
    """A folder with games: one file says what was played, the others hold some games each."""

    def __init__(self, folder: Path, contest: Contest) -> None:
        self.folder = folder
        self.contest = contest

    def head(self) -> dict[str, Any]:
        """Return what identifies these games, and how to read their numbers."""
        game = games.load(self.contest.game)
        encoder = Encoder(game, len(self.contest.bots), self.contest.options)
        layout = encoder.layout
        return {
            "game": self.contest.game,
            "rules": game.rules,
            "options": self.contest.options,
            "bots": list(self.contest.bots),
            "seed": str(self.contest.seed),
            "fingerprint": self.contest.fingerprint(),
            "observation": layout.version,
            "layout": layout.fingerprint(),
            "numbering": game.numbered,
            "actions": encoder.actions,
            "sections": [
                {"name": section.path, "start": start, "size": section.size, "kind": section.kind, "low": section.low}
                for start, section in zip(layout.starts, layout.sections)
            ],
        }

    def open(self, number: int) -> list[list[int]]:
        """Return the games still to be played, by parts; refuse a folder of other games."""
        self.folder.mkdir(parents=True, exist_ok=True)
        path = self.folder / HEAD
        if not path.exists():
            if any(self.folder.iterdir()):
                raise DataError(str(self.folder), "is not empty and holds no dataset; choose another folder")
            path.write_text(json.dumps(self.head(), indent=1) + "\n", encoding="utf-8")
        elif json.loads(path.read_text(encoding="utf-8")) != self.head():
            raise DataError(str(self.folder), "holds another dataset; choose another folder, or remove this one")
        done = self.done()
        return list(parts([k for k in range(number) if k not in done]))

    def done(self) -> set[int]:
        """Return the games already in the folder."""
        found = [PART.fullmatch(path.name) for path in self.folder.iterdir()]
        return {k for part in found if part for k in range(int(part[1]), int(part[2]) + 1)}

    def write(self, numbers: list[int]) -> int:
        """Play and write the games of one part; return the number of their decisions."""
        encoder = Encoder(games.load(self.contest.game), len(self.contest.bots), self.contest.options)
        path = self.folder / f"games-{numbers[0]:07}-{numbers[-1]:07}.parquet"
        unfinished = path.with_name(f"_{path.stem}.{os.getpid()}.tmp")
        kinds = schema(encoder)
        rows = 0
        try:
            with parquet.ParquetWriter(unfinished, kinds, compression="zstd") as out:
                for number in numbers:
                    table = pa.Table.from_pydict(played(self.contest, encoder, number), kinds)
                    out.write_table(table)
                    rows += table.num_rows
            os.replace(unfinished, path)  # a part is there whole or not at all
        finally:
            unfinished.unlink(missing_ok=True)
        return rows


def parts(numbers: list[int]) -> Iterator[list[int]]:
    """Split game numbers into parts without gaps."""
    part: list[int] = []
    for number in numbers:
        if part and (number != part[-1] + 1 or len(part) == GAMES_PER_PART):
            yield part
            part = []
        part.append(number)
    if part:
        yield part


def played(contest: Contest, encoder: Encoder, number: int) -> dict[str, Any]:
    """Play one game; return its decisions by column, each with the outcome for whoever made it."""
    game = encoder.game
    deal, names = seating(contest, number)
    state = game.new(len(names), contest.options, deal)
    bots = [Seat(contest.bot(name), number, seat) for seat, name in enumerate(names)]
    seats: list[int] = []
    seen: list[Any] = []
    masks: list[bytes] = []
    choices: list[int] = []
    while state.waiting:
        seat = int(state.asked)
        seats.append(seat)
        seen.append(encoder.observation(state, seat))
        masks.append(np.packbits(encoder.mask(state, seat), bitorder="little").tobytes())
        choices.append(bots[seat].choose(game, contest, state, seat))
        play_legal(state, seat, choices[-1])
    points, ranks = game.points(state), game.ranks(state)
    wins = final(WIN, ranks)
    return {
        "game": [number] * len(seats),
        "decision": list(range(len(seats))),
        "seat": seats,
        "bot": [names[seat] for seat in seats],
        "observation": pa.FixedSizeListArray.from_arrays(pa.array(np.concatenate(seen)), encoder.length),
        "mask": masks,
        "choice": choices,
        "points": [points[seat] for seat in seats],
        "rank": [ranks[seat] for seat in seats],
        "win": [wins[seat] for seat in seats],
    }


def write_all(dataset: Dataset, todo: list[list[int]], processes: int) -> Iterator[tuple[int, int]]:
    """Write parts on the cores of this machine; yield games and decisions of each as it ends."""
    count = min(processes or os.cpu_count() or 1, max(1, len(todo)))
    if count == 1:
        for part in todo:
            yield len(part), dataset.write(part)
        return
    with ProcessPoolExecutor(count) as pool:
        try:
            jobs = {pool.submit(partial(dataset.write, part)): len(part) for part in todo}
            for job in as_completed(jobs):
                yield jobs[job], job.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
