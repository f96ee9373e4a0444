"""Where the games of a contest are played: the cores of this machine, or a Ray cluster. The results are the same."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any

from beffroi.bots.arena import Contest, Result, batches, play_batch


def on_cores(contest: Contest, numbers: list[int], processes: int = 0) -> Iterator[list[Result]]:
    """Play games on the cores of this machine; yield batches as they end."""
    count = min(processes or os.cpu_count() or 1, max(1, len(numbers)))
    if count == 1:
        for batch in batches(numbers):
            yield play_batch(contest, batch)
        return
    with ProcessPoolExecutor(count) as pool:
        try:
            for done in as_completed([pool.submit(play_batch, contest, batch) for batch in batches(numbers)]):
                yield done.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def on_cluster(contest: Contest, numbers: list[int], address: str) -> Iterator[list[Result]]:
    """Play games on a Ray cluster; a batch whose worker dies is played again elsewhere."""
    import ray  # noqa: PLC0415 - an extra

    if not ray.is_initialized():
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    remote: Any = ray.remote(max_retries=-1)(play_batch)
    waiting = [remote.remote(contest, batch) for batch in batches(numbers)]
    while waiting:
        done, waiting = ray.wait(waiting)
        for one in done:
            yield ray.get(one)
