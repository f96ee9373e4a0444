"""A contest on a Ray cluster: a worker that dies in the middle changes nothing."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from typing import Any

import pytest

from beffroi.bots.arena import Contest, Result, play_batch
from beffroi.bots.runners import on_cluster

pytestmark = pytest.mark.slow

CONTEST = Contest("villagers", {}, ("apprentice", "random"), 70)
NUMBERS = list(range(24))


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Two nodes on this machine with one worker each; their sockets need a short path."""
    import ray  # noqa: PLC0415
    from ray.cluster_utils import Cluster  # noqa: PLC0415

    folder = tempfile.mkdtemp(prefix="beffroi", dir="/tmp")
    monkeypatch.setenv("RAY_TMPDIR", folder)
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    quiet = {"num_cpus": 1, "include_dashboard": False, "object_store_memory": 80_000_000}
    nodes: Any = Cluster(initialize_head=True, head_node_args=quiet)
    try:
        yield nodes
    finally:
        ray.shutdown()
        nodes.shutdown()
        shutil.rmtree(folder, ignore_errors=True)


@pytest.mark.filterwarnings("default")  # Ray's own
def test_a_worker_that_dies_changes_nothing(cluster: Any) -> None:
    second = cluster.add_node(num_cpus=1, object_store_memory=80_000_000)
    found: list[Result] = []
    for batch in on_cluster(CONTEST, NUMBERS, cluster.address):
        if not found:
            cluster.remove_node(second, allow_graceful=False)
        found += batch
    assert sorted(found, key=lambda one: one.number) == play_batch(CONTEST, NUMBERS)
