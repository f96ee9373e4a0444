"""The fair queue of the workers: whoever used them least comes next, and everybody sees how long it takes."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from beffroi.server.players import Chosen, Players
from beffroi.server.queue import Queue
from tests.server.kit import running


def test_whoever_queues_much_does_not_make_others_wait() -> None:
    async def run() -> list[str]:
        queue, done = Queue(1), list[str]()

        async def job(payer: str, seconds: float) -> None:
            async with queue.place(payer):
                await asyncio.sleep(seconds)
                done.append(payer)

        eve = [asyncio.create_task(job("eve", 0.03)) for _ in range(8)]
        await asyncio.sleep(0.04)
        anne = [asyncio.create_task(job("anne", 0.01)) for _ in range(3)]
        await asyncio.sleep(0)
        assert queue.ahead("anne") <= 1  # however many eve has queued
        assert queue.ahead("eve") == 1
        assert queue.ahead("bert") == 0  # who does not wait at all
        await asyncio.gather(*eve, *anne)
        return done

    done = asyncio.run(run())
    assert done.index("anne") <= 2
    assert [n for n, payer in enumerate(done) if payer == "anne"][-1] < 8, done


def test_one_payer_leaves_a_place_for_others() -> None:
    async def run() -> None:
        queue = Queue(3)
        free = asyncio.Event()

        async def job(payer: str) -> None:
            async with queue.place(payer):
                await free.wait()

        anne = asyncio.create_task(job("anne"))
        await asyncio.sleep(0)
        eve = [asyncio.create_task(job("eve")) for _ in range(9)]
        await asyncio.sleep(0)
        assert queue.running == {"anne": 1, "eve": 2}
        anne.cancel()
        await asyncio.gather(anne, return_exceptions=True)
        assert queue.running == {"eve": 2}  # anne may come back in a moment
        for task in eve:
            task.cancel()
        await asyncio.gather(*eve, return_exceptions=True)
        assert (queue.busy, queue.length) == (0, 0)

    asyncio.run(run())


def test_a_table_sees_how_many_come_before_its_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("beffroi.server.room.PROGRESS", 0.05)

    async def slow(players: Players, payer: str, *_: Any) -> Chosen:
        async with players.queue.place(payer):
            raise AssertionError("it never comes to that")

    async def run() -> None:
        async with running(tmp_path) as server, server.person("Anne") as anne:
            queue, free = server.house.players.queue, asyncio.Event()

            async def others(payer: str) -> None:
                async with queue.place(payer):
                    await free.wait()

            busy = [asyncio.create_task(others(f"eve{n}")) for n in range(queue.places + 3)]
            await asyncio.sleep(0.05)
            with monkeypatch.context() as slowed:
                slowed.setattr(Players, "choose", slow)
                table = await anne.open("me", "bot", game="villagers", options={"first": "1"})
                async with anne.page(table, 0) as page:
                    told = await page.next("thinking")
                    while not told["ahead"]:
                        told = await page.next("thinking")
                    assert (told["seats"], told["ahead"]) == ([1], 3)
            for task in busy:
                task.cancel()

    asyncio.run(run())
