"""Observations as NumPy arrays: flat, by named section, as network features, and explained in words."""

from __future__ import annotations

import re
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from beffroi.i18n.messages import Messages
from beffroi.kernel.batch import layout_of, observation
from beffroi.kernel.flow import State
from beffroi.kernel.game import Game
from beffroi.kernel.layout import CHOICE, FLAG, SET, Layout, Section
from beffroi.kernel.words import Words

Ints = NDArray[np.int64]
Floats = NDArray[np.float32]
SHOWN = 12  # values that an explanation lists
QUESTIONS = ("seat", "asked", "about")  # sections that every game has
NUMBERED = re.compile(r"(?<=^city)\d")  # cities of one player


def ints(row: Any) -> Ints:
    """Return a vec of the core as an array, without copying."""
    return np.frombuffer(row, np.int64)


def bits(row: Any) -> NDArray[np.int8]:
    """Return a vec of small numbers as an array, without copying."""
    return np.frombuffer(row, np.int8)


class Encoder:
    """The encoding of states of one game, for given options and number of players."""

    def __init__(self, game: Game, seats: int, options: dict[str, str]) -> None:
        self.game = game
        self.seats = seats
        self.layout: Layout = layout_of(game, seats, options)
        self.length = self.layout.length
        self.actions: int = game.words.size
        low, high = zip(*[section.bounds() for section in self.layout.sections for _ in section.slots])
        self.low: Ints = np.array(low, np.int64)
        self.high: Ints = np.array(high, np.int64)

    def observation(self, state: State, seat: int) -> Ints:
        """Return what a seat is asked and everything it may know."""
        return ints(observation(self.game, state, seat)).copy()

    def mask(self, state: State, seat: int) -> NDArray[np.int8]:
        """Return 1 for every action that a seat may choose now."""
        return bits(self.game.mask(state, seat)).copy()

    @cached_property
    def own_first(self) -> Ints:
        """Actions with seats counted from the viewer, as in observations: one row per viewer.

        `mask[encoder.own_first[seat]]` is a mask that means the same to every viewer, and its action k is action
        `encoder.own_first[seat][k]` of the game.
        """
        return np.stack([turned(self.game.words, self.seats, seat) for seat in range(self.seats)])

    def sections(self, observed: Ints) -> dict[str, Ints]:
        """Return the named parts of one observation, or of rows of them; nothing is copied."""
        return {path: observed[..., self.layout.span(path)] for path in self.layout.by_path}

    @cached_property
    def columns(self) -> dict[str, Ints]:
        """For each kind of feature, the number it comes from, and the value or bit it tests."""
        numbers: list[int] = []
        flags: list[int] = []
        choices: list[tuple[int, int]] = []
        members: list[tuple[int, int]] = []
        for start, section in zip(self.layout.starts, self.layout.sections):
            where = range(start, start + section.size)
            if section.kind == FLAG:
                flags += where
            elif section.kind == CHOICE:
                choices += [(i, section.low + k) for i in where for k in range(len(section.values))]
            elif section.kind == SET:
                members += [(i, k) for i in where for k in range(len(section.values))]
            else:
                numbers += where
        out = {"numbers": np.array(numbers, np.int64), "flags": np.array(flags, np.int64)}
        out["choices"], out["values"] = np.array(choices, np.int64).reshape(-1, 2).T
        out["sets"], out["bits"] = np.array(members, np.int64).reshape(-1, 2).T
        return out

    @cached_property
    def width(self) -> int:
        """The number of features."""
        return sum(len(self.columns[kind]) for kind in ("numbers", "flags", "choices", "sets"))

    def features(self, observed: Ints) -> Floats:
        """Return observations as network features: one column per value of a choice and per member of a set.

        Numbers become signed logarithms, so that a few coins and a long track have similar magnitude.
        """
        columns = self.columns
        numbers = observed[..., columns["numbers"]].astype(np.float32)
        parts = [
            np.copysign(np.log1p(np.abs(numbers)), numbers),
            observed[..., columns["flags"]].astype(np.float32),
            (observed[..., columns["choices"]] == columns["values"]).astype(np.float32),
            ((observed[..., columns["sets"]] >> columns["bits"]) & 1).astype(np.float32),
        ]
        return np.concatenate(parts, axis=-1)

    def explain(self, index: int, lang: str = "en") -> str:
        """Say what a number of the observation means."""
        section, slot = self.layout.at(index)
        says = Messages(lang, self.game.key)
        place = section.path if section.size == 1 else f"{section.path}[{named(says, section, slot)}]"
        kind = says.say(f"seen-kind-{section.kind}")
        if section.values:
            first = [1 << i if section.kind == SET else section.low + i for i in range(len(section.values))]
            names = [f"{number} {value_name(says, section, value)}" for number, value in zip(first, section.values)]
            more = [says.say("seen-more", count=len(names))] if len(names) > SHOWN else []
            kind = says.say("seen-values", kind=kind, values=", ".join(names[:SHOWN] + more))
        return " | ".join([place, meaning(says, self.game.key, section), kind])


def turned(words: Words, seats: int, by: int) -> Ints:
    """Return every action with the seats it names rotated by `by` around the table."""
    out = np.arange(words.size, dtype=np.int64)
    for word in words.words:
        if not set(word.domains) & set(words.seated):
            continue
        shape = tuple(len(words.names[domain]) for domain in word.domains)
        room = int(np.prod(shape))
        arguments = list(np.unravel_index(np.arange(room), shape))
        for i, domain in enumerate(word.domains):
            each = words.seated.get(domain, 0)
            taken = seats * each  # names beyond these belong to empty seats
            if each:
                arguments[i] = np.where(arguments[i] < taken, (arguments[i] + by * each) % taken, arguments[i])
        out[word.first : word.first + room] = word.first + np.ravel_multi_index(arguments, shape)
    return out


def meaning(says: Messages, key: str, section: Section) -> str:
    """Return the meaning of a section in a language; the question sections are the same in all games."""
    path = NUMBERED.sub("", section.name)
    word = f"seen-{path}" if section.name in QUESTIONS else f"{key}-seen-{path.replace('_', '-').replace('.', '-')}"
    name = says.say(word)
    if path != section.name:
        name = says.say("seen-city", number=section.name[len("city")], name=name)
    if section.player is None:
        return name
    return (
        says.say("seen-other", number=section.player, name=name) if section.player else says.say("seen-own", name=name)
    )


def named(says: Messages, section: Section, slot: int) -> str:
    """Return the name of a slot in a language, if it has a noun."""
    name = section.slots[slot]
    return says.name(section.domain, name) if has_noun(section.domain, name) else name


def value_name(says: Messages, section: Section, value: str) -> str:
    """Return the name of a value in a language, if it has a noun."""
    return says.name(section.meaning, value) if has_noun(section.meaning, value) else value


def has_noun(domain: str, name: str) -> bool:
    """Return whether a name is a proper one of a domain: not spare, none, or a card side."""
    return bool(domain) and name != "none" and not name.startswith("spare-") and ":" not in name


def explain(game: Game, index: int, seats: int, options: dict[str, str] | None = None, lang: str = "en") -> str:
    """Say what a number of an observation means: `road[2] | cards on the road | choice: -1 none, 0 Baker, …`."""
    return Encoder(game, seats, options or {}).explain(index, lang)
