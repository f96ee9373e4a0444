"""Reproducible chance: one small sfc32 generator for every named stream."""

from __future__ import annotations

from hashlib import shake_256
from struct import unpack
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

M32: Final[i64] = 0xFFFFFFFF
MOST_SEED: Final = (1 << 128) - 1


@final
@mypyc_attr(acyclic=True)
class Rng:
    """sfc32: adds, xors and shifts on 32 bits; `d` counts the draws made."""

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def next32(self) -> i64:
        """Return the next 32 bits."""
        b = self.b
        c = self.c
        out = (self.a + b + self.d) & M32
        self.d = (self.d + 1) & M32
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & M32
        self.c = (((c << 21) | (c >> 11)) + out) & M32
        return out

    def below(self, n: i64) -> i64:
        """Return an integer in [0, n); exactly one draw, bias under n / 2**32."""
        return (self.next32() * n) >> 32

    def pick(self, counts: vec[i64], total: i64) -> i64:
        """Draw an index with chances proportional to its count."""
        ticket = self.below(total)
        index: i64 = 0
        while ticket >= counts[index]:
            ticket -= counts[index]
            index += 1
        return index

    def shuffle(self, items: vec[i64]) -> None:
        """Put the items in a random order."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            item = items[i]
            items[i] = items[j]
            items[j] = item

    def clone(self) -> Rng:
        """Return a twin that will draw the same numbers."""
        return Rng(self.a, self.b, self.c, self.d)


def streams(seed: int, count: int) -> list[Rng]:
    """Derive independent generators; stream k is the same no matter how many follow it."""
    raw = shake_256(seed.to_bytes(16, "little")).digest(12 * count)
    words = unpack(f"<{3 * count}I", raw)
    return [Rng(words[i], words[i + 1], words[i + 2], 0) for i in range(0, 3 * count, 3)]
