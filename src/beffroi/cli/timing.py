"""Interleaved timing: every case once per round, so that a busy moment of the machine affects all alike.

The clock is the CPU time of the process: other work on the same cores does not count. Peers that compute on
several cores at once are timed by wall clock.
"""

from __future__ import annotations

import gc
from collections.abc import Callable
from time import process_time

Run = Callable[[float], tuple[float, float]]
"""Work for about this many seconds; returns the amount done and the actual time."""


def until(
    seconds: float, work: Callable[[int], float], clock: Callable[[], float] = process_time
) -> tuple[float, float]:
    """Repeat some work, given its number, until time is up; every round repeats the same numbers."""
    done = 0.0
    number = 1
    start = clock()
    while True:
        done += work(number)
        number += 1
        elapsed = clock() - start
        if elapsed >= seconds:
            return done, elapsed


def time_rounds(cases: list[tuple[Run, list[float]]], rounds: int, seconds: float, tick: Callable[[], None]) -> None:
    """Time every case once per round, ours and the peers' in turn, and record the rates per second."""
    gc.collect()
    gc.freeze()  # loaded modules must not slow garbage collection
    for _ in range(rounds):
        for run, rates in cases:
            gc.collect()
            done, elapsed = run(seconds)
            rates.append(done / elapsed)
            tick()
    gc.unfreeze()
