"""`beffroi admin` in a terminal: what it lists, what it asks before it deletes, what it refuses."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from time import time

import pytest

from beffroi.store import Store
from beffroi.store.rows import ChatRow, SeatRow
from beffroi.store.schema import migrate
from tests.cli.conftest import Terminal
from tests.store.test_store import ANNE, BERT, SUMMARY, entry, new_table

SEED, LINK = "1" * 39, "f" * 64  # never shown
SHOWN = [["tables"], ["table", "t"], ["chat", "t"], ["guests"], ["guest", "anne"], ["export-guest", "anne"]]
CHANGES = [
    ["delete-table", "t", "--yes"],
    ["delete-chat", "t", "0", "--yes"],
    ["delete-guest", "anne", "--yes"],
    ["ban", "anne"],
    ["unban", "anne"],
    ["close"],
    ["open"],
]


@pytest.fixture
def folder(home: Path) -> Path:
    """Return the data folder of a server with two tables, where Anne and Bert talked."""
    path = home / "tables"

    async def filled() -> None:
        store = Store.open(path)
        store.start()
        await store.set_guest(BERT)
        seats = [
            SeatRow(0, "human", "anne", "Anne", "azure", link=LINK),
            SeatRow(1, "human", "bert", "Bert", "gules"),
        ]
        await store.add_table(replace(new_table(), seats=seats, changed=time()), ANNE)
        await store.append("t", entry(1, "0:a"), replace(SUMMARY, changed=time()))
        await store.add_pass("t", "anne", BERT, 1.0)
        await store.add_chat("t", ChatRow(0, 0, "Anne", "hello", 1.0, guest="anne"))
        await store.add_chat("t", ChatRow(1, 1, "Bert", "good evening", 2.0, guest="bert"))
        await store.add_table(new_table("u"), ANNE)
        await store.close()

    asyncio.run(filled())
    return path


def test_tables_are_found_by_state_game_guest_and_age(beffroi: Terminal, folder: Path) -> None:
    def found(*args: str) -> list[str]:
        return [table["id"] for table in beffroi("admin", "tables", "--json", *args).json()]

    assert found() == ["t", "u"]
    assert found("--state", "playing") == ["t"]
    assert found("--game", "bruges") == []
    assert found("--guest", "bert") == ["t"]
    assert found("--older-than", "30") == ["u"]
    assert found("--limit", "1") == ["t"]
    assert "the first 1" in beffroi("admin", "tables", "--limit", "1").out
    assert "No table matches" in beffroi("admin", "tables", "--state", "over").out
    assert beffroi("admin", "tables", "--game", "chess").code == 2
    assert str(folder) in beffroi("admin", "tables", "--data-dir", folder / "no").err


@pytest.mark.parametrize("command", SHOWN, ids=lambda command: command[0])
def test_nothing_shows_a_seed_or_a_seat_link(beffroi: Terminal, folder: Path, command: list[str]) -> None:
    ways = [[], ["--json"], ["--lang", "fr"]] if command[0] != "export-guest" else [[]]
    for more in ways:
        done = beffroi("admin", *command, *more)
        assert (done.code, done.err) == (0, "")
        assert SEED not in done.out
        assert LINK not in done.out


def test_a_table_is_shown_with_its_people_and_how_much_there_is_of_it(beffroi: Terminal, folder: Path) -> None:
    out = beffroi("admin", "table", "t").out
    for part in ("anne (host)", "Bert", "entries: 1; lines of chat: 2", "came by the seat link of anne"):
        assert part in out
    kept = beffroi("admin", "table", "t", "--json").json()
    assert (kept["entries"], kept["chat"], kept["passes"]) == (1, 2, [{"owner": "anne", "guest": "bert"}])
    assert [seat["link"] for seat in kept["seats"]] == [True, False]
    done = beffroi("admin", "table", "nowhere")
    assert (done.code, "beffroi admin tables" in done.err) == (2, True)


def test_nothing_is_deleted_without_a_yes(beffroi: Terminal, folder: Path) -> None:
    for command in (["delete-table", "t", "u"], ["delete-chat", "t", "0"], ["delete-guest", "anne"]):
        for lines in ("no\n", "", "\n"):
            done = beffroi("admin", *command, lines=lines)
            assert (done.code, "Nothing was changed" in done.out) == (1, True)
    assert beffroi("admin", "table", "t", "--json").json()["chat"] == 2
    done = beffroi("admin", "delete-table", "t", "u", lines="yes\n")
    assert (done.code, "t · orleans · being played · Anne, Bert" in done.out) == (0, True)
    assert beffroi("admin", "tables", "--json").json() == []
    assert beffroi("admin", "delete-table", "t", "--lang", "fr").code == 2


def test_lines_of_chat_are_shown_and_deleted_by_number(beffroi: Terminal, folder: Path) -> None:
    assert [line["text"] for line in beffroi("admin", "chat", "t", "--json").json()] == ["hello", "good evening"]
    done = beffroi("admin", "delete-chat", "t", "1", lines="oui\n")
    assert (done.code, "good evening" in done.out, "hello" in done.out) == (0, True, False)
    assert [line["n"] for line in beffroi("admin", "chat", "t", "--json").json()] == [0]
    assert "no line 1" in beffroi("admin", "delete-chat", "t", "1", "--yes").err
    assert "Nothing has been said" in beffroi("admin", "chat", "u").out


def test_guests_are_found_by_name_and_shown_with_their_bans(beffroi: Terminal, folder: Path) -> None:
    assert {guest["id"] for guest in beffroi("admin", "guests", "--json").json()} == {"anne", "bert"}
    assert [one["seats"] for one in beffroi("admin", "guests", "--name", "aNN", "--json").json()] == [2]
    for name in ("%", "_", "nobody"):
        assert "No guest matches" in beffroi("admin", "guests", "--name", name).out
    assert beffroi("admin", "ban", "anne", "--why", "rude", "--days", "2").code == 0
    out = beffroi("admin", "guest", "anne").out
    assert "lines of chat: 1" in out
    assert "why: rude" in out
    kept = beffroi("admin", "guest", "anne", "--json").json()
    assert ([table["id"] for table in kept["tables"]], kept["chat"]) == (["t", "u"], 1)
    assert "no guest nobody" in beffroi("admin", "guest", "nobody").err


def test_a_guest_is_handed_over_and_forgotten(beffroi: Terminal, folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "anne.json"
    assert beffroi("admin", "export-guest", "anne", file).code == 0
    assert beffroi("admin", "export-guest", "anne").json()["guest"]["name"] == "Anne"
    assert beffroi("admin", "export-guest", "anne", file).code == 2
    assert beffroi("admin", "delete-guest", "anne", "--yes").code == 0
    assert [table["id"] for table in beffroi("admin", "tables", "--json").json()] == ["t"]
    kept = beffroi("admin", "table", "t", "--json").json()
    assert (kept["owner"], kept["seats"][0]["name"], kept["seats"][0]["away"]) == ("bert", "", True)
    assert "·, Bert" in beffroi("admin", "tables").out
    assert beffroi("admin", "delete-guest", "anne", "--yes").code == 2
    assert [guest["id"] for guest in beffroi("admin", "guests", "--json").json()] == ["bert"]


def test_bans_name_guests_and_networks(beffroi: Terminal, folder: Path) -> None:
    assert "Nobody is banned" in beffroi("admin", "bans").out
    for who in ("anne", "192.0.2.7", "2001:db8:1:2:3::4", "2001:db8:9:9::/64"):
        assert beffroi("admin", "ban", who).code == 0
    assert {ban["who"] for ban in beffroi("admin", "bans", "--json").json()} == {
        "anne",
        "192.0.2.7",
        "2001:db8:1:2::/64",
        "2001:db8:9:9::/64",
    }
    for who, why in (("192.0.2.0/24", "192.0.2.0/24"), ("2001:db8::/32", "/64"), ("an!ne", "an!ne"), ("zoe", "zoe")):
        done = beffroi("admin", "ban", who)
        assert (done.code, why in done.err) == (2, True)
    assert beffroi("admin", "unban", "2001:db8:1:2:ffff::").code == 0
    assert "not banned" in beffroi("admin", "unban", "2001:db8:1:2::1").err
    assert "for ever" in beffroi("admin", "bans").out
    assert "cookie" in beffroi("admin", "ban", "--help").out


def test_closing_is_announced_and_taken_back(beffroi: Terminal, folder: Path) -> None:
    assert "was open" in beffroi("admin", "open").out
    assert "beffroi admin open" in beffroi("admin", "close", "a new disk", "--in", "10").out
    assert "open again" in beffroi("admin", "open").out
    assert "at most 200" in beffroi("admin", "close", "x" * 201).err


@pytest.mark.parametrize("command", SHOWN + CHANGES, ids=lambda command: command[0])
def test_a_database_of_another_version_is_left_alone(beffroi: Terminal, home: Path, command: list[str]) -> None:
    path = home / "tables" / "beffroi.db"
    path.parent.mkdir(parents=True)
    migrate(path, "0005")
    done = beffroi("admin", *command)
    assert (done.code, "another version of Beffroi" in done.err) == (2, True)
    with closing(sqlite3.connect(path)) as base:
        assert base.execute("SELECT version_num FROM alembic_version").fetchone() == ("0005",)
