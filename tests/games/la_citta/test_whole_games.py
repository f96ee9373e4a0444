"""Whole games of La Città against two second opinions: what may be done, and what the news add up to."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import pytest

from beffroi.kernel.laws import choose
from beffroi.kernel.search import playing_rng
from tests.games.la_citta.ledger import Ledger
from tests.games.la_citta.oracle import Oracle
from tests.kit import Table, la_citta

GAMES: list[tuple[int, int, dict[str, str]]] = [
    (2, 1, {}),
    (2, 2, {"map": "random"}),
    (2, 3, {"pass": "voluntary"}),
    (3, 4, {}),
    (3, 5, {"map": "random", "first": "random"}),
    (4, 6, {}),
    (4, 7, {"sites": "free"}),
    (5, 8, {}),
    (5, 9, {"map": "random", "first": "random"}),
]
MANY = int(os.environ.get("BEFFROI_GAMES", "32"))
OUTSIDE = {
    "gold",
    "take",
    "pass",
    "wish",
    "claim",
    "raze",
    "starve",
    "place",
}  # first words that begin no part of a card


def played(seats: int, seed: int, options: dict[str, str], biased: bool = True) -> Iterator[tuple[Table, int, str]]:
    """Play a random game; yield it with who is asked and what was done last, at the end with nobody."""
    table = la_citta(options, seats=seats, seed=seed)
    rng = playing_rng(seed)
    last = ""
    while table.asked():
        seat = table.asked()[0]
        yield table, seat, last
        last = table.game.words.text(choose(table.game, table.match.state, seat, rng, biased))
        table.do(f"{seat} {last}")
    yield table, -1, last


def offers_are_those_of_the_rules(table: Table, seat: int, last: str) -> None:
    """Compare the legal list with the rules."""
    texts = table.legal(seat)
    verb = texts[-1].split()[0]
    oracle = Oracle(table.view(-1), table.position.options["pass"] == "voluntary")
    assert set(texts) == oracle.expected(seat, verb, last), f"after {last}"


def audited(seats: int, seed: int, options: dict[str, str], biased: bool = True) -> set[str]:
    """Play a game against both second opinions, move by move; return the verbs that were offered."""
    ledger = Ledger(la_citta(options, seats=seats, seed=seed).view(-1), options.get("pass") == "voluntary")
    done = 0
    seen = set[str]()
    for table, seat, last in played(seats, seed, options, biased):
        news = table.told()
        for event in news[done:]:
            ledger.read(event)
        done = len(news)
        if seat < 0:
            assert table.points() == [ledger.score(each) for each in range(seats)]
            break
        assert table.asked() == [seat]
        offers_are_those_of_the_rules(table, seat, last)
        verbs = {text.split()[0] for text in table.legal(seat)}
        seen |= verbs
        if verbs & OUTSIDE:
            ledger.agrees(table.view(-1))
    assert len(ledger.drawn) == 24
    return seen


@pytest.mark.parametrize(("seats", "seed", "options"), GAMES)
def test_offers_and_news_of_whole_games(seats: int, seed: int, options: dict[str, str]) -> None:
    assert {"gold", "take", "build", "at", "found", "site", "from"} <= audited(seats, seed, options)


@pytest.mark.slow
def test_many_games_of_every_kind() -> None:
    """Lively players and random ones, every map and option; `BEFFROI_GAMES=1000` plays as many."""
    kinds: list[dict[str, str]] = [{}, {"map": "random", "first": "random"}, {"sites": "free"}, {"pass": "voluntary"}]
    asked = set[str]()
    for number in range(MANY):
        asked |= audited(2 + number % 4, 1000 + number, kinds[number // 4 % 4], biased=number % 3 > 0)
    assert {"place", "invite", "welcome", "harvest", "stage", "circus", "listen", "wish", "raze", "starve"} <= asked


def test_the_second_opinions_can_disagree() -> None:
    """A ledger that misses a piece of news, or an oracle of another moment, is found out."""
    table = la_citta(seats=2, seed=1)
    start: list[dict[str, Any]] = table.told()
    ledger = Ledger(table.view(-1))
    for event in start[:-2]:
        ledger.read(event)
    with pytest.raises(AssertionError):
        ledger.agrees(table.view(-1))
    before = Oracle(table.view(-1)).turn(0)
    table.do("0 build farm", f"0 {table_spot(table)}", "1 gold")
    assert set(table.legal(0)) == Oracle(table.view(-1)).turn(0)
    assert {text for text in before if text.startswith("build")} >= {"build farm"}


def table_spot(table: Table) -> str:
    """Return the first space offered for a farm."""
    return sorted(f"at {space}" for space in Oracle(table.view(-1)).spots(0, "farm"))[0]
