"""Timing by turns: every case once in each round, so that a busy moment of the machine hurts all alike.

The clock is the processor time of the process: what others do on the same cores does not count. Peers that compute on
several cores at once are timed by the clock on the wall.
"""

from __future__ import annotations

import gc
from collections.abc import Callable
from time import process_time

Run = Callable[[float], tuple[float, float]]
"""Works for about so many seconds; returns how much was done and the time it really took."""


def until(
    seconds: float, work: Callable[[int], float], clock: Callable[[], float] = process_time
) -> tuple[float, float]:
    """Repeat some work, told its number, until the time is over; every round repeats the same numbers."""
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
    """Time every case once in each round, ours and the peers by turns, and note the rates per second."""
    gc.collect()
    gc.freeze()  # what was loaded does not slow anybody's collections
    for _ in range(rounds):
        for run, rates in cases:
            gc.collect()
            done, elapsed = run(seconds)
            rates.append(done / elapsed)
            tick()
    gc.unfreeze()
