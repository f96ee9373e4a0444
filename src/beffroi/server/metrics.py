"""What a server counts, for Prometheus: tables, sockets, actions, waits, queues; no names, no ids."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

# Where the processes of one server put their figures; the library reads this variable when it is loaded.
FOLDER = "PROMETHEUS_MULTIPROC_DIR"
WAITS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)

OURS = CollectorRegistry()
TABLES = Gauge("beffroi_tables", "Tables in memory", multiprocess_mode="livesum", registry=OURS)
SOCKETS = Gauge("beffroi_sockets", "Pages connected", multiprocess_mode="livesum", registry=OURS)
QUEUE = Gauge(
    "beffroi_bot_queue", "Choices of bots that wait for a process", multiprocess_mode="livesum", registry=OURS
)
BUSY = Gauge("beffroi_bots_busy", "Processes of bots at work", multiprocess_mode="livesum", registry=OURS)
WRITES = Gauge("beffroi_writes_waiting", "Changes that wait for the disk", multiprocess_mode="livesum", registry=OURS)
ACTIONS = Counter("beffroi_actions", "Actions entered", ["by"], registry=OURS)
REFUSED = Counter("beffroi_refused", "Requests and actions refused", ["error"], registry=OURS)
CALLS = Counter("beffroi_calls", "HTTP calls answered", ["status"], registry=OURS)
ACTING = Histogram(
    "beffroi_action_seconds", "From an action's arrival until it is on disk", buckets=WAITS, registry=OURS
)
WRITING = Histogram("beffroi_write_seconds", "One transaction", buckets=WAITS, registry=OURS)
THINKING = Histogram("beffroi_bot_seconds", "One choice of a bot, waiting included", buckets=WAITS, registry=OURS)
LAG = Histogram("beffroi_loop_lag_seconds", "By how much the event loop is late", buckets=WAITS, registry=OURS)
TAKEN = Counter("beffroi_taken_over", "Tables taken over from a process that was gone", registry=OURS)


def figures() -> bytes:
    """Return all figures of this server, of all its processes, in the format of Prometheus."""
    folder = os.environ.get(FOLDER, "")
    if not folder:
        return generate_latest(OURS)
    forget_dead(Path(folder))
    registry = CollectorRegistry()
    MultiProcessCollector(registry, folder)  # type: ignore[no-untyped-call]
    return generate_latest(registry)


def forget_dead(folder: Path) -> None:
    """Drop what processes that have ended said of themselves; what they counted stays."""
    for file in folder.glob("gauge_live*_*.db"):
        pid = int(file.stem.rpartition("_")[2])
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            with suppress(OSError):
                mark_process_dead(pid, str(folder))  # type: ignore[no-untyped-call]
        except PermissionError:
            continue
