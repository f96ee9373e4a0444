"""Chance: reproducible, independent streams, the same numbers in every mode."""

from __future__ import annotations

from collections import Counter

from librt.vecs import vec
from mypy_extensions import i64

from beffroi.kernel.chance import MOST_SEED, Rng, streams


def test_streams_are_pinned() -> None:
    """The numbers of a seed never change: old games must replay forever."""
    first = [[int(rng.next32()) for _ in range(3)] for rng in streams(1, 2)]
    assert first == [[3461292252, 2816297787, 3325511955], [3880826108, 3429389584, 63064044]]


def test_a_stream_is_the_same_however_many_follow_it() -> None:
    few, many = streams(7, 2), streams(7, 20)
    assert [rng.next32() for rng in few] == [rng.next32() for rng in many[:2]]
    assert len({rng.next32() for rng in many}) == 20


def test_seeds_have_128_bits() -> None:
    assert streams(0, 1)[0].next32() != streams(MOST_SEED, 1)[0].next32()
    assert streams(1, 1)[0].next32() != streams(1 + (1 << 64), 1)[0].next32()


def test_below_is_even_and_draws_once() -> None:
    rng = streams(3, 1)[0]
    counts = Counter(int(rng.below(6)) for _ in range(6000))
    assert rng.d == 6000
    assert sorted(counts) == list(range(6))
    assert max(counts.values()) - min(counts.values()) < 200


def test_pick_follows_counts_and_never_takes_what_is_not_there() -> None:
    rng = streams(4, 1)[0]
    picked = Counter(int(rng.pick(vec[i64]([0, 1, 0, 3]), 4)) for _ in range(4000))
    assert set(picked) == {1, 3}
    assert 2800 < picked[3] < 3200


def test_shuffle_reaches_every_order() -> None:
    rng = streams(5, 1)[0]
    orders: set[tuple[int, ...]] = set()
    for _ in range(200):
        items = vec[i64]([0, 1, 2])
        rng.shuffle(items)
        orders.add(tuple(int(item) for item in items))
    assert len(orders) == 6


def test_a_twin_draws_the_same() -> None:
    rng = Rng(1, 2, 3, 4)
    twin = rng.clone()
    assert [rng.next32() for _ in range(5)] == [twin.next32() for _ in range(5)]
