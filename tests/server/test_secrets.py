"""A recorder between server and players: nobody is ever sent what only another seat may know."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

from beffroi import games
from beffroi.server.headers import header_of
from beffroi.server.live import Live
from tests.server.kit import Message, Page, Running, after, running

ROUNDS = 4


def test_no_message_contains_another_seats_secret(tmp_path: Path) -> None:
    asyncio.run(recorded(tmp_path))


async def recorded(folder: Path) -> None:
    async with running(folder) as server, server.person("Anne") as anne, server.person("Bert") as bert:
        table = await anne.open("me", "open", "bot", listed=True)
        await bert.call("POST", f"/api/tables/{table}/join", {"seat": 1})
        async with anne.page(table, 0) as first, bert.page(table, 1) as second, bert.page(table) as public:
            watching = asyncio.create_task(public.play(Random(0), after(ROUNDS)))
            await asyncio.gather(first.play(Random(1), after(ROUNDS)), second.play(Random(2), after(ROUNDS)))
            await watching
            listed = await anne.client.get("/api/tables?which=watch")
            own = await anne.client.get(f"/api/tables/{table}")
        states = await every_state(server, table)
        for page, viewer in ((first, 0), (second, 1), (public, -1)):
            check_page(page, viewer, states)
        row = await server.house.store.table(table)
        for text in [*first.raw, *second.raw, *public.raw, listed.text, own.text]:
            assert row.seed not in text
        for text in (listed.text, own.text):
            assert not {"bag", "view", "market", "seed"} & keys_in(json.loads(text))


async def every_state(server: Running, table: str) -> list[tuple[Live, dict[int, Message]]]:
    """Replay the table; return what every viewer may see after each entry."""
    row = await server.house.store.table(table)
    live = Live(games.load("orleans"), header_of(row, games.load("orleans")))
    out: list[tuple[Live, dict[int, Message]]] = [(live, views(live))]
    for entry in await server.house.store.entries(table):
        live.take(live.attempt(entry.seat, entry.text))
        out.append((live, views(live)))
    return out


def views(live: Live) -> dict[int, Message]:
    """Return everyone's view, as the game builds it."""
    return {viewer: json.loads(json.dumps(live.game.view(live.state, viewer))) for viewer in range(-1, 3)}


def check_page(page: Page, viewer: int, states: list[tuple[Live, dict[int, Message]]]) -> None:
    """Every state sent is a view the game builds for this viewer, with nothing added."""
    allowed = [known[viewer] for _, known in states]
    hidden = [seat for seat in range(3) if seat != viewer]
    sent = [message for message in page.heard if message["type"] == "state"]
    assert len(sent) > 20
    for message in sent:
        assert message["viewer"] == viewer
        assert message["view"] in allowed
        assert message["scores"] == []
        assert [decision["seat"] for decision in message["decisions"]] in ([], [viewer])
        for seat in hidden:
            assert "bag" not in message["view"]["players"][seat]
        assert keys_in(message) & {"bag"} == ({"bag"} if viewer >= 0 else set())
    live = states[-1][0]
    told = [json.loads(bytes(line))["told"] for line in live.teller(viewer).lines]
    assert [line["told"] for line in page.lines] == told[: len(page.lines)]


def keys_in(value: Any) -> set[str]:
    """Return every key of a document."""
    if isinstance(value, dict):
        return set(value).union(*[keys_in(item) for item in value.values()])
    if isinstance(value, list):
        return set().union(*[keys_in(item) for item in value])
    return set()


def test_record_and_replay_are_closed_while_others_play(tmp_path: Path) -> None:
    asyncio.run(closed(tmp_path))


async def closed(folder: Path) -> None:
    async with running(folder) as server, server.person("Anne") as anne, server.person("Bert") as bert:
        table = await anne.open("me", "open")
        await anne.get(f"/api/tables/{table}/record", 409)
        await bert.call("POST", f"/api/tables/{table}/join", {"seat": 1})
        for person in (anne, bert):
            await person.get(f"/api/tables/{table}/record", 403)
            await person.get(f"/api/tables/{table}/replay", 409)
            await person.get(f"/api/tables/{table}/replay/0?seat=1", 409)
            await person.get(f"/api/tables/{table}/story?seat=1", 409)
            await person.get(f"/api/tables/{table}/chart", 409)
            await person.call("POST", f"/api/tables/{table}/play-on", {"n": 0, "seat": 0}, 409)
        alone = await anne.open("me", "bot")
        assert (await anne.client.get(f"/api/tables/{alone}/record")).status_code == 200
        await bert.get(f"/api/tables/{alone}/record", 403)
        # Others do not see a private table in any list.
        for which in ("mine", "listed", "watch"):
            assert alone not in [t["id"] for t in await bert.get(f"/api/tables?which={which}")]
