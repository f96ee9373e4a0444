"""How a server starts and lists among many tables: `python -m tools.many_tables`."""

from __future__ import annotations

import argparse
import json
import os
import signal
import sqlite3
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from time import perf_counter, sleep, time
from urllib.request import Request, urlopen

from beffroi import games
from beffroi.server.auth import Keys, secret_key
from beffroi.server.loadserver import free_port
from beffroi.store.schema import migrate

LISTS = ("mine", "listed", "watch")
TRIES = 40
GUESTS_SHARE = 20  # tables for each guest, about
STATES = ("open", "playing", "over", "over", "over")


def fill(path: Path, tables: int) -> None:
    """Write many tables of many guests: waiting, running and over, a tenth of them in the lists."""
    migrate(path)
    game = games.load("orleans")
    guests, now = max(1, tables // GUESTS_SHARE), time()
    options = json.dumps(game.complete({}))

    def rows() -> Iterator[tuple[object, ...]]:
        for n in range(tables):
            state = STATES[n % len(STATES)]
            fixed = (f"t{n}", game.key, game.rules, game.fingerprint, options, "", "1", "h", f"g{n % guests}")
            yield (*fixed, n % 10 == 0, False, now, "", state, state == "playing", 1, 18, now - n, state == "over")

    with closing(sqlite3.connect(path)) as base, base:
        people = ((f"g{n}", "Anne", "azure", now) for n in range(guests))
        base.executemany("INSERT INTO guest VALUES (?, ?, ?, ?)", people)
        names = "key game rules data options position seed seed_hash owner listed confirm created rematch state waiting"
        columns = ", ".join([*names.split(), "round", "rounds", "changed", "archived"])
        base.executemany(f"INSERT INTO game_table ({columns}) VALUES ({', '.join('?' * 19)})", rows())
        seats = ((f"t{n}", seat, "human", f"g{(n + seat) % guests}") for n in range(tables) for seat in (0, 1))
        base.executemany("INSERT INTO seat VALUES (?, ?, ?, ?, 'Anne', 'azure', '', 0, '', 0)", seats)


def asked(url: str, cookie: str) -> float:
    """Return the seconds of one request."""
    began = perf_counter()
    with urlopen(Request(url, headers={"cookie": cookie})) as answer:
        answer.read()
    return perf_counter() - began


def measured(tables: int) -> dict[str, float]:
    """Return the seconds of a start and of each list, with so many tables in the store."""
    with tempfile.TemporaryDirectory(prefix="beffroi-many-") as name:
        folder, port = Path(name), free_port()
        fill(folder / "beffroi.db", tables)
        cookie = f"guest={Keys(secret_key(folder)).signer.sign('g0').decode()}"
        command = [sys.executable, "-m", "beffroi", "serve", "--no-open", "--port", str(port), "--data-dir", name]
        began = perf_counter()
        with subprocess.Popen(command, env=os.environ | {"BEFFROI_RATE": "0"}, stdout=subprocess.DEVNULL) as server:
            try:
                url = f"http://127.0.0.1:{port}"
                while True:
                    try:
                        asked(f"{url}/ready", cookie)
                        break
                    except OSError:
                        sleep(0.02)
                out = {"start": perf_counter() - began}
                sleep(8)  # what a start does in the background
                for which in LISTS:
                    times = [asked(f"{url}/api/tables?which={which}", cookie) for _ in range(TRIES)]
                    out[which] = statistics.median(times)
                return out
            finally:
                server.send_signal(signal.SIGTERM)


def main() -> None:
    """Measure few and many."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--few", type=int, default=1_000)
    parser.add_argument("--many", type=int, default=100_000)
    chosen = parser.parse_args()
    few, many = measured(chosen.few), measured(chosen.many)
    for name, seconds in many.items():
        first, second = 1000 * few[name], 1000 * seconds
        told = f"{first:8.1f} ms among {chosen.few}, {second:8.1f} ms among {chosen.many}"
        print(f"{name:7} {told}: {second / first:.2f} times")


if __name__ == "__main__":
    main()
