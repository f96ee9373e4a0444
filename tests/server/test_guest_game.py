"""A game from an outside package: a whole table with bots and a spectator, its replay, its board."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random

import pytest

from beffroi import games
from beffroi.kernel.match import replay
from beffroi.kernel.record import read_record
from tests.server.kit import Message, Person, running

KEY = "goofspiel"


def test_a_whole_table_with_bots_and_a_spectator(tmp_path: Path) -> None:
    asyncio.run(whole_table(tmp_path))


async def whole_table(folder: Path) -> None:
    async with running(folder) as server, server.person("Anne") as anne, server.person("Bert") as bert:
        table = await anne.open("me", "open", "bot", game=KEY, listed=True)
        async with anne.page(table, 0) as first, server.person("Zoe") as zoe:
            await bert.call("POST", f"/api/tables/{table}/join", {"seat": 1})
            async with bert.page(table, 1) as second, zoe.page(table) as watcher:
                ends = await asyncio.gather(first.play(Random(1)), second.play(Random(2)), watcher.play(Random(3)))
        assert all(end["ranks"] == ends[0]["ranks"] and 1 in end["ranks"] for end in ends)
        for page, viewer in ((first, 0), (second, 1), (watcher, -1)):
            states = [heard for heard in page.heard if heard["type"] == "state" and heard["view"]]
            assert len(states) > 7
            assert all(bids_of_others(state, viewer) == [] for state in states)
        await check_replay(anne, table)


def bids_of_others(state: Message, viewer: int) -> list[str]:
    """Return the secret bids that a state contains."""
    return [player["bid"] for seat, player in enumerate(state["view"]["players"]) if seat != viewer and player["bid"]]


async def check_replay(person: Person, table: str) -> None:
    """The record replays to the same game, and every round of it can be viewed."""
    record = read_record((await person.client.get(f"/api/tables/{table}/record")).text)
    assert replay(games.load(KEY), record).over()
    told = await person.get(f"/api/tables/{table}/replay")
    assert [date["round"] for date in told["dates"]][-1] == 7
    frame = await person.get(f"/api/tables/{table}/replay/4?seat=-1")
    assert frame["view"]["round"] == 2
    assert (await person.get(f"/api/tables/{table}/chart"))["resources"] == ["won"]


def test_its_words_rules_and_summary_are_told_in_both_languages(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path) as server, server.person() as anne:
            for lang, word in (("en", "Prizes at stake"), ("fr", "Prix en jeu")):
                assert word in (await anne.client.get(f"/api/games/{KEY}/texts/{lang}")).text
                assert len((await anne.get(f"/api/games/{KEY}/rules/{lang}"))[0]["rules"]) == 5
                assert len(await anne.get(f"/api/games/{KEY}/summary/{lang}")) == 4
                assert f"{KEY}-title" in (await anne.client.get(f"/api/texts/{lang}")).text

    asyncio.run(run())


def test_its_board_is_sent_once_and_kept_and_nothing_else_of_its_package(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path) as server, server.person() as anne:
            told = {game["key"]: game["board"] for game in await anne.get("/api/games")}
            assert [key for key, board in told.items() if board] == [KEY]
            answer = await anne.client.get(told[KEY])
            assert answer.text == (games.folder(KEY) / "board.js").read_text(encoding="utf-8")
            assert answer.headers["content-type"].startswith("text/javascript")
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert "immutable" in answer.headers["cache-control"]
            other = await anne.client.get(f"/games/{KEY}/board.js?v=old")
            assert (other.status_code, other.headers["cache-control"]) == (200, "no-cache")
            again = await anne.client.get(told[KEY], headers={"if-none-match": answer.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")
            own = [f"{KEY}/{name}" for name in ("game.py", "RULES.md", "x/board.js", "data/numbers.toml")]
            for path in ("orleans/board.js", "nothing/board.js", *own):
                assert (await anne.client.get(f"/games/{path}")).status_code == 404

    asyncio.run(run())


@pytest.mark.parametrize("level", ["random", "apprentice", "journeyman", "master"])
def test_every_level_of_bots_plays_it(tmp_path: Path, level: str) -> None:
    async def run() -> None:
        async with running(tmp_path, bot=level) as server, server.person("Anne") as anne:
            table = await anne.open("me", "bot", "bot", game=KEY)
            async with anne.page(table, 0) as page:
                end = await page.play(Random(4))
            assert json.dumps(end["ranks"])
            assert end["table"]["state"] == "over"

    asyncio.run(run())
