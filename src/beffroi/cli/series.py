"""Random games in batches, played in any process, with results as plain values."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import Final, NamedTuple

from beffroi import games
from beffroi.kernel.flow import Event, State, play_legal
from beffroi.kernel.game import Game
from beffroi.kernel.laws import choose
from beffroi.kernel.search import playing_rng, playout

BATCH: Final = 32  # games sent to a process at once: enough to make the overhead negligible
FEW: Final = 32  # a report lists names separately in domains of up to this size


class SeriesConfig(NamedTuple):
    """The settings of all games of a series."""

    game: str
    pack: Path | None
    uniform: bool
    report: bool


class Deal(NamedTuple):
    """One game of a series, as sent to a process; states cannot be sent."""

    table: int  # index of its table in the series
    seats: int
    options: dict[str, str]
    seed: int


class Outcome(NamedTuple):
    """The result of one game, with event counts if asked for, or the error that ended it."""

    table: int
    decisions: int
    points: list[int]
    ranks: list[int]
    seconds: float
    happened: dict[str, int] | None
    error: str


Batch = tuple[SeriesConfig, list[Deal]]


def dealt(config: SeriesConfig, tables: list[tuple[int, dict[str, str]]], first: int, number: int) -> Iterator[Batch]:
    """Deal out games in batches: game K is played at table K, cyclically, with the seed plus K."""
    for start in range(0, number, BATCH):
        numbers = range(start, min(start + BATCH, number))
        yield config, [Deal(k % len(tables), *tables[k % len(tables)], first + k) for k in numbers]


def play_batch(batch: Batch) -> list[Outcome]:
    """Play the games of a batch to their ends."""
    config, deals = batch
    game = games.load(config.game, config.pack)
    return [play_one(game, config, deal) for deal in deals]


def play_one(game: Game, config: SeriesConfig, deal: Deal) -> Outcome:
    """Play one game; if a rule raises an error, report it and let the other games continue."""
    began = perf_counter()
    try:
        state = game.new(deal.seats, deal.options, deal.seed)
        state.events = [] if config.report else None
        decisions = int(playout(state, playing_rng(deal.seed))) if config.uniform else biased(game, state, deal.seed)
        seconds = perf_counter() - began
        happened = None if state.events is None else counted(game, state.events)
        return Outcome(deal.table, decisions, game.points(state), game.ranks(state), seconds, happened, "")
    except Exception as error:
        options = " ".join(f"--option {name}={value}" for name, value in deal.options.items())
        again = f"beffroi simulate {config.game} --games 1 --seed {deal.seed} --players {deal.seats} {options}"
        text = f"{type(error).__name__}: {error}\n    {again}{' --uniform' if config.uniform else ''}"
        return Outcome(deal.table, 0, [], [], 0.0, None, text)


def biased(game: Game, state: State, seed: int) -> int:
    """Play one biased random game to the end; return the number of decisions."""
    rng = playing_rng(seed)
    decisions = 0
    while state.waiting:
        seat = int(state.asked)
        play_legal(state, seat, choose(game, state, seat, rng, biased=True))
        decisions += 1
    return decisions


def counted(game: Game, events: list[Event]) -> dict[str, int]:
    """Return how often each kind of event happened."""
    found = Counter[str]()
    for event in events:
        if event.kind >= 0:
            found.update(kinds_of(game, event))
    return dict(found)


def kinds_of(game: Game, event: Event) -> list[str]:
    """Return what an event counts as: its name, and its name with each fact from a small domain."""
    news = game.words.news[event.kind]
    out = [news.name]
    for i, fact in enumerate(news.facts):
        names = game.words.names.get(fact.partition(":")[2], [])
        if 0 < len(names) <= FEW:
            out.append(f"{news.name} {names[[event.a, event.b, event.c][i]]}")
    return out
