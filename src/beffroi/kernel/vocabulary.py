# mypyc: skip
"""The words that `do` may hold in one place in the data; each is registered once, next to what it makes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Generic, TypeVar

from beffroi.kernel.reader import Reader

M = TypeVar("M", bound=Callable[..., Any])


class Vocabulary(Generic[M]):
    """The makers of effects, by the word that names each of them in the data."""

    def __init__(self) -> None:
        self.makers: dict[str, M] = {}

    def __iter__(self) -> Iterator[str]:
        return iter(self.makers)

    def add(self, word: str, maker: M) -> None:
        """Register a word: called once, right below what it makes."""
        if word in self.makers:
            raise ValueError(f"«{word}» is registered twice: {self.makers[word].__name__}, {maker.__name__}")
        self.makers[word] = maker

    def maker(self, data: Reader) -> M:
        """Return what makes the effect that `do` names; refuse an unknown word and list the known ones."""
        words = list(self.makers)
        return self.makers[words[data.word("do", words)]]
