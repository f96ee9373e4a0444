"""Random messages over a WebSocket: the server never fails, hangs or lets anybody in; longer by a variable."""

from __future__ import annotations

import asyncio
import json
import logging
import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from tests.server.kit import Page, Person, Running, running

TRIES = int(os.environ.get("BEFFROI_TRIES", "4")) * 25  # messages, as for the calls of HTTP
ANSWERS = {"state", "acked", "refused", "said", "unsaid", "presence", "thinking", "notice"}

ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=40),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
SEATS = st.integers(-3, 6) | st.integers() | ANYTHING
TEXTS = st.sampled_from(["undo", "ready", "pass", "place ship.1 boatman*", "draw 0"]) | st.text(max_size=300) | ANYTHING
MESSAGES = st.one_of(
    st.fixed_dictionaries({"type": st.just("hello"), "seat": SEATS}),
    st.fixed_dictionaries(
        {"type": st.just("act"), "key": st.text(max_size=90), "seat": SEATS, "turn": st.integers(-2, 9), "text": TEXTS}
    ),
    st.fixed_dictionaries({"type": st.just("say"), "text": TEXTS}),
    st.dictionaries(st.sampled_from(["type", "seat", "turn", "text", "key"]) | st.text(max_size=6), ANYTHING),
    ANYTHING,
)


def whole(message: Any) -> str:
    """Return a message as JSON."""
    return json.dumps(message)


CUT = st.tuples(MESSAGES.map(whole), st.integers(0, 60)).map(lambda cut: cut[0][: cut[1]])
RAW = MESSAGES.map(whole) | CUT | st.text()


def sequences() -> list[list[str]]:
    """Return random conversations, the same ones each time."""
    found: list[list[str]] = []

    @settings(
        max_examples=TRIES,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(st.lists(RAW, min_size=1, max_size=6))
    def note(said: list[str]) -> None:
        found.append(said)

    note()
    return found


def test_no_message_makes_the_server_fail(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        asyncio.run(talked(tmp_path))
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


async def talked(folder: Path) -> None:
    """Say everything at a table, as its player and as a stranger, who never acts."""
    async with running(folder) as server, server.person("Anne") as anne, server.person("Eve") as eve:
        table = await anne.open("me", "here", "bot")
        for number, said in enumerate(sequences()):
            person = anne if number % 2 else eve
            before = await acts(server, table)
            await heard(person, table, said)
            if person is eve:
                assert await acts(server, table) == before
        async with anne.page(table, 0) as page:  # everything goes on
            assert (await page.next("state"))["viewer"] == 0
        room = server.house.lobby.rooms[table]
        assert set(room.eyes) <= {-1, 0, 1, 2}
        assert not room.broken


async def acts(server: Running, table: str) -> int:
    """Return how many entries people have made."""
    return sum(entry.seat < 2 for entry in await server.house.store.entries(table))


async def heard(person: Person, table: str, said: list[str]) -> None:
    """Say something, and hear only what a page may hear until the server has dealt with all of it."""
    try:
        async with person.page(table) as page:
            for text in said:
                await page.wire.send(text)
            await page.wire.send('{"type":"hello","seat":-1}')
            await answered(page, len(said))
    except ConnectionClosed as closed:
        if closed.rcvd is None or closed.rcvd.code not in (1009, 1012):  # too long for a frame, or reloaded
            raise


async def answered(page: Page, most: int) -> None:
    """Listen until the last hello is answered."""
    heard = await page.quiet(0.05)
    assert heard or most == 0
    for message in heard:
        assert message["type"] in ANSWERS
        if message["type"] == "state":
            assert message["viewer"] in (-1, 0, 1)
