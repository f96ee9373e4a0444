"""Work spread over processes, with a short queue, so that memory stays flat however much there is to do."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import get_context
from typing import Final, TypeVar

AHEAD: Final = 4  # queued batches per process

Batch = TypeVar("Batch")
Found = TypeVar("Found")


def spread(run: Callable[[Batch], Found], batches: Iterator[Batch], workers: int) -> Iterator[Found]:
    """Run the batches, in processes if several are asked for; yield results as they are ready."""
    if workers == 1:
        yield from map(run, batches)
        return
    # "spawn" starts clean on every system: no inherited threads, consoles or open files
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        waiting: set[Future[Found]] = set()
        try:
            while True:
                waiting |= {pool.submit(run, batch) for batch in islice(batches, AHEAD * workers - len(waiting))}
                if not waiting:
                    return
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for one in done:
                    yield one.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
