"""Sets as bits of an integer, and copies of rows."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from beffroi.kernel.sets import bit
from beffroi.kernel.vectors import NOTHING, copied, zeros


def test_every_number_has_a_bit_of_its_own() -> None:
    assert [bit(n) for n in range(62)] == [1 << n for n in range(62)]


def test_a_copy_shares_nothing() -> None:
    row = zeros(3)
    twin = copied(row)
    twin[0] = 5
    longer = append(copied(row), 7)
    assert (list(row), list(twin), list(longer)) == ([0, 0, 0], [5, 0, 0], [0, 0, 0, 7])
    empty = copied(vec[i64]([]))
    assert list(append(empty, 1)) == [1]
    assert list(NOTHING) == []
