"""Bots at the table: what they receive, and what happens when one fails or hangs."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from beffroi import bots, games
from beffroi.bots import Glimpse, worker
from beffroi.kernel.flow import legal
from beffroi.kernel.match import Match
from beffroi.kernel.position import Position, read_position
from beffroi.kernel.record import new_header
from beffroi.server import players
from beffroi.server.players import Players
from tests.server.kit import finished_record, running


def some_match(moves: int, seed: int = 5) -> Match:
    """Return a game after some moves by chance."""
    game = games.load("orleans")
    match = Match(game, new_header(game, ["a", "b", "c"], {}, seed))
    chance = Random(seed)
    for _ in range(moves):
        seat = chance.choice(match.waiting())
        match.submit(seat, chance.choice(match.options(seat)))
    return match


@pytest.mark.parametrize("moves", [0, 20, 90])
def test_bot_receives_its_own_knowledge_and_nothing_else(moves: int) -> None:
    match = some_match(moves)
    game, seat = match.game, match.waiting()[0]
    position = Position(3, match.header.options, match.header.seed, match.state)
    document = json.loads(json.dumps(worker.sampled(game, position, seat, 77)))
    assert document["seed"] == "0"
    glimpse = Glimpse(game, read_position(game, document), seat, 1)
    assert glimpse.view == game.view(match.state, seat)
    assert glimpse.options == match.options(seat)
    # Another truth with the same view gives the same document: nothing hidden can be in it.
    other = game.sample(match.state, seat, 99)
    assert (
        json.loads(json.dumps(worker.sampled(game, Position(3, match.header.options, 0, other), seat, 77))) == document
    )
    for world in glimpse.worlds(3):
        assert game.view(world, seat) == glimpse.view
        assert [game.words.text(action) for action in legal(world, seat)] == glimpse.options


@pytest.mark.parametrize("level", bots.LEVELS)
def test_every_level_plays_whole_games(level: str) -> None:
    match = some_match(0)
    for number in range(60):
        seat = match.waiting()[0]
        document = worker.sampled(match.game, Position(3, match.header.options, 0, match.state), seat, number)
        match.submit(seat, worker.answer(level, "orleans", document, seat, number))


def test_worker_checks_records() -> None:
    text = finished_record()
    assert worker.check(text) == ""
    assert "line 2" in worker.check(text.replace("\n", "\n0 pass\n", 1))
    position = text.replace('"seed"', '"position": {"players": 7}, "seed"', 1)
    assert worker.check(position) != ""


def fail(*_: Any) -> str:
    """Stand in for a bot with a mistake."""
    raise ZeroDivisionError


def hang(*_: Any) -> str:
    """Stand in for a bot that never answers."""
    time.sleep(60)
    return ""


@pytest.mark.parametrize(("bad", "limit"), [(fail, 20.0), (hang, 0.5)])
def test_bot_that_fails_or_hangs_is_replaced(
    bad: Any, limit: float, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(players, "answer", bad)

    async def run() -> None:
        house = Players(limit)
        match = some_match(30)
        seat = match.waiting()[0]
        began = time.monotonic()
        with caplog.at_level(logging.WARNING):
            assert await house.choose("journeyman:20", match, seat) in match.options(seat)
        assert time.monotonic() - began < 15
        assert "replaced by chance" in caplog.text
        assert house.replaced == 1
        monkeypatch.undo()
        house.limit = 30.0
        assert await house.choose("journeyman:20", match, seat) in match.options(seat)
        assert house.replaced == 1
        house.stop()

    asyncio.run(run())


def test_bots_never_hold_up_the_server(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path) as server, server.person() as anne:
            table = await anne.open("bot", "bot", "bot")
            longest = 0.0
            for _ in range(40):
                began = time.monotonic()
                await anne.get("/api/games")
                longest = max(longest, time.monotonic() - began)
                await asyncio.sleep(0.02)
            assert longest < 1.0
            assert (await anne.get(f"/api/tables/{table}"))["round"] >= 1

    asyncio.run(run())


def test_record_can_be_brought_along_and_played_on(tmp_path: Path) -> None:
    async def run() -> None:
        whole = finished_record()
        part = "".join(line + "\n" for line in whole.splitlines()[:40])
        async with running(tmp_path) as server, server.person() as anne:
            over = await anne.bring(whole)
            assert (over["state"], [seat["name"] for seat in over["seats"]]) == ("over", ["Anne", "Bert"])
            assert (await anne.get(f"/api/tables/{over['id']}/replay"))["verified"]
            again = await anne.client.get(f"/api/tables/{over['id']}/record")
            assert again.text == whole
            begun = await anne.bring(part)
            assert begun["state"] == "playing"
            assert all(seat["mine"] for seat in begun["seats"])
            seat = begun["waiting"][0]
            async with anne.page(begun["id"], seat) as page:
                decision = await page.decision()
                await page.act(decision, decision["options"][0]["text"])
                await page.next("acked")

    asyncio.run(run())
