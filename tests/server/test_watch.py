"""What a server counts and writes down: figures that add up over processes, lines that betray nobody."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from beffroi.server import owners, watch
from beffroi.server.logs import EVENTS, Json, Text, event
from beffroi.server.metrics import TAKEN
from beffroi.server.players import Players
from beffroi.server.roster import Roster
from beffroi.server.settings import Settings
from tests.postgres import Postgres
from tests.server.kit import Person, free_port, running
from tests.server.test_processes import until

CHAT = "rendez-vous under the belfry"
ADDRESS = "203.0.113.77"  # reserved for documentation, so no machine has it


@asynccontextmanager
async def serving(folder: Path, *args: str, **settings: str) -> AsyncIterator[tuple[str, Path]]:
    """Run a server as a host would; give its address, and the file of what it writes down."""
    port, log = free_port(), folder / "log"
    command = [sys.executable, "-m", "beffroi", "serve", "--no-open", "--port", str(port), "--data-dir", str(folder)]
    given = {"BEFFROI_RATE": "0", "BEFFROI_BOT": "apprentice", "BEFFROI_BOT_DELAY": "0", "BEFFROI_LOG": "json"}
    with log.open("w") as file:
        process = subprocess.Popen(
            [*command, *args], env=os.environ | given | settings, stdout=subprocess.DEVNULL, stderr=file
        )
        try:
            async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as client:
                for _ in range(600):
                    try:
                        if (await client.get("/ready")).status_code == 200:
                            break
                    except httpx.TransportError:
                        assert process.poll() is None, log.read_text()
                    await asyncio.sleep(0.1)
            yield f"127.0.0.1:{port}", log
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(60)


@asynccontextmanager
async def person(address: str, name: str) -> AsyncIterator[Person]:
    """Add a person who comes from afar, through a proxy."""
    headers = {"x-forwarded-for": ADDRESS}
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=20, headers=headers) as client:
        out = Person(client, address)
        await out.arrive(name)
        yield out


def figures(text: str) -> dict[tuple[str, ...], float]:
    """Return the figures of a text in the format of Prometheus, by name and labels."""
    families = list(text_string_to_metric_families(text))
    assert families
    return {(one.name, *one.labels.values()): one.value for family in families for one in family.samples}


async def asked(address: str) -> dict[tuple[str, ...], float]:
    """Ask a server for its figures."""
    async with httpx.AsyncClient() as client:
        answer = await client.get(f"http://{address}/metrics")
    assert answer.status_code == 200
    return figures(answer.text)


def events(log: Path) -> list[dict[str, Any]]:
    """Return what was written down; every line is an object of its own."""
    return [json.loads(line) for line in log.read_text().splitlines()]


def processes(log: Path, what: str) -> set[int]:
    """Return which processes wrote something down."""
    return {line["process"] for line in events(log) if line["event"] == what}


def test_a_whole_game_is_written_down_and_counted_without_a_secret(tmp_path: Path) -> None:
    async def run() -> tuple[list[str], dict[tuple[str, ...], float], str]:
        async with (
            serving(tmp_path) as (address, _),
            person(address, "Aalis of Avon") as anne,
            person(address, "Bert") as bert,
        ):
            table = await anne.open("me", "open", "bot")
            await bert.call("POST", f"/api/tables/{table}/join", {"seat": 1})
            secret = (await anne.call("POST", f"/api/tables/{table}/link"))["path"].partition("#")[2]
            await bert.call("POST", "/api/seat", {"secret": secret})
            await bert.call("POST", "/api/seat", {"secret": "not-the-right-one"}, 404)
            await bert.client.get(f"/seat/{secret}")
            async with anne.page(table, 0) as first, bert.page(table, 1) as second:
                await first.send({"type": "say", "text": CHAT})
                await asyncio.gather(first.play(Random(1)), second.play(Random(2)))
            cookies = [value for one in (anne, bert) for value in one.client.cookies.values()]
            text = (await anne.client.get(f"http://{address}/metrics", headers={"x-forwarded-for": ""})).text
            record = (await anne.client.get(f"/api/tables/{table}/record")).text
            first_line = json.loads(record.splitlines()[0])
            signed = [cookie.partition(".")[2] for cookie in cookies if "." in cookie]
            key = (tmp_path / "secret.key").read_text().strip()
            hidden = [
                *cookies,
                *signed,
                secret,
                "not-the-right-one",
                CHAT,
                key,
                str(first_line["seed"]),
                ADDRESS,
                "Avon",
            ]
            return hidden, figures(text), text

    hidden, counted, text = asyncio.run(run())
    log = (tmp_path / "log").read_text()
    assert [one for one in hidden if one in log or one in text] == []
    assert len(hidden) >= 10
    lines = events(tmp_path / "log")
    told = [line["event"] for line in lines]
    wanted = ["guest made", "table opened", "seat taken", "table started", "seat link opened", "seat link refused"]
    assert sorted({*wanted, "table over"} - {*told}) == []
    assert {line["level"] for line in lines} == {"info"}
    assert counted["beffroi_actions_total", "person"] > 50
    assert counted["beffroi_actions_total", "bot"] > 20
    assert counted["beffroi_action_seconds_count",] == sum(
        value for (name, *_), value in counted.items() if name == "beffroi_actions_total"
    )
    assert counted["beffroi_calls_total", "404"] >= 1
    assert counted["beffroi_refused_total", "no-link"] == 1
    for name in ("beffroi_write_seconds", "beffroi_bot_seconds", "beffroi_loop_lag_seconds"):
        assert counted[f"{name}_count",] > 0


def test_figures_are_the_sum_of_all_processes(tmp_path: Path, postgres: Postgres) -> None:
    async def run() -> None:
        async with serving(tmp_path, "--workers", "2", BEFFROI_DATABASE=postgres.database()) as (address, log):
            await until(lambda: len(processes(log, "process joined")) == 2)
            before = await asked(address)
            tables: set[str] = set()
            while len(processes(log, "table opened")) < 2:  # each connection may reach either process
                assert len(tables) < 100, "one process gets all connections"
                async with person(address, "Anne") as one:
                    tables.add(await one.open("me", "here"))
            after = before
            for _ in range(100):
                after = await asked(address)
                if after["beffroi_tables",] == len(tables):
                    break
                await asyncio.sleep(0.1)
            for _ in range(6):  # whichever process is asked
                after = await asked(address)
                assert after["beffroi_tables",] == len(tables)
            posted = after["beffroi_calls_total", "201"] - before.get(("beffroi_calls_total", "201"), 0)
            assert posted == len(tables)
            assert after["beffroi_sockets",] == 0

    asyncio.run(run())


def test_a_table_that_is_taken_over_is_counted_and_written_down(
    tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch, told: list[dict[str, Any]]
) -> None:
    monkeypatch.setattr(owners, "SILENT", 1.0)
    monkeypatch.setattr(owners, "BEAT", 0.2)
    database = postgres.database()
    before = TAKEN._value.get()

    async def run() -> None:
        async with (
            running(tmp_path / "one", database=database) as one,
            running(tmp_path / "two", database=database) as two,
            one.person("Anne") as anne,
        ):
            table = await anne.open("me", "here")
            silent, one.house.owners.beat = one.house.owners.node, lambda: asyncio.sleep(60)  # type: ignore[method-assign]
            await until(lambda: table in two.house.lobby.rooms)
            (taken,) = [line for line in told if line["event"] == "table taken over"]
            assert (taken["table"], taken["node"], taken["before"]) == (table, two.house.owners.node, silent)

    asyncio.run(run())
    assert TAKEN._value.get() == before + 1
    assert [line["event"] for line in told].count("process left") == 2


@pytest.fixture
def told() -> Iterator[list[dict[str, Any]]]:
    """Return the events of this process, as they come."""
    out: list[dict[str, Any]] = []
    form = Json()

    class Ear(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            out.append(json.loads(form.format(record)))

    ear, level = Ear(), EVENTS.level
    EVENTS.addHandler(ear)
    EVENTS.setLevel(logging.INFO)
    yield out
    EVENTS.removeHandler(ear)
    EVENTS.setLevel(level)


def test_seats_that_are_left_or_freed_are_written_down(tmp_path: Path, told: list[dict[str, Any]]) -> None:
    async def run() -> str:
        async with running(tmp_path) as server, server.person("Anne") as anne, server.person("Bert") as bert:
            table = await anne.open("me", "open", "open")
            for seat in (1, 2):
                await bert.call("POST", f"/api/tables/{table}/join", {"seat": 1})
                who = bert if seat == 1 else anne
                await who.call("POST", f"/api/tables/{table}/{'leave' if seat == 1 else 'kick'}", {"seat": 1})
            return table

    table = asyncio.run(run())
    seats = [(line["event"], line["seat"]) for line in told if line.get("table") == table and "seat" in line]
    assert seats == [("seat taken", 1), ("seat left", 1), ("seat taken", 1), ("seat freed", 1)]


def hang() -> None:
    """Never end."""
    while True:
        pass


def test_a_worker_that_hangs_is_killed_and_that_is_written_down(tmp_path: Path, told: list[dict[str, Any]]) -> None:
    async def run() -> None:
        players = Players(0.3, Roster(Settings(tmp_path)))
        try:
            with pytest.raises(TimeoutError):
                await players.run("anne", hang)
        finally:
            players.stop()

    asyncio.run(run())
    assert [(line["event"], line["work"]) for line in told] == [("workers killed", "hang")]


def test_a_slow_write_is_written_down_and_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, told: list[dict[str, Any]]
) -> None:
    monkeypatch.setattr(watch, "SLOW", -1.0)

    async def run() -> None:
        async with running(tmp_path) as server, server.person("Anne"):
            await asyncio.sleep(0)

    asyncio.run(run())
    assert next(line["changes"] for line in told if line["event"] == "slow write") >= 1


def test_a_line_is_one_object_whatever_it_says() -> None:
    record = logging.LogRecord("beffroi.events", logging.INFO, "", 0, 'two\nlines "quoted"', None, None)
    record.facts = {"table": "a\nb", "odd": Path("x"), "many": [1, 2]}
    line = Json().format(record)
    assert "\n" not in line
    assert (json.loads(line)["event"], json.loads(line)["odd"]) == ('two\nlines "quoted"', "x")
    assert "table=a" in Text().format(record)


def test_events_of_every_day_stay_out_of_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    event("table opened", table="x")
    assert capsys.readouterr().err == ""
