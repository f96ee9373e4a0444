"""Whole games over the wire, and whatever can go wrong between two people."""

from __future__ import annotations

import asyncio
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

from beffroi import games
from beffroi.kernel.match import replay
from beffroi.kernel.record import read_record
from beffroi.server.shown import NO_VIEW
from tests.kit import bruges
from tests.server.kit import Message, Page, after, finished_record, running


def test_two_people_and_a_bot_play_to_the_final_score(tmp_path: Path) -> None:
    asyncio.run(whole_game(tmp_path))


async def whole_game(folder: Path) -> None:
    async with running(folder) as server, server.person("Anne") as anne, server.person("Bert") as bert:
        table = await anne.open("me", "open", "bot")
        before = await anne.get(f"/api/tables/{table}")
        assert (before["state"], before["waiting"], before["seats"][1]["kind"]) == ("open", [], "open")
        async with anne.page(table, 0) as first:
            empty = await first.next("state")
            assert (empty["view"], empty["viewer"], empty["decisions"]) == (NO_VIEW, 0, [])
            joined = await bert.call("POST", f"/api/tables/{table}/join", {"seat": 1})
            assert (joined["state"], joined["seats"][1]["name"]) == ("playing", "Bert")
            assert joined["seats"][1]["color"] != joined["seats"][0]["color"]
            async with bert.page(table, 1) as second:
                ends = await asyncio.gather(first.play(Random(1)), second.play(Random(2)))
        for end, page in zip(ends, (first, second), strict=True):
            check_end(end, page, before["seed_hash"])
        await check_record(anne, table, ends[0])
        await check_replay(anne, table, ends[0])
        assert [t["id"] for t in await anne.get("/api/tables?which=mine")] == [table]
        assert await anne.get("/api/tables?which=listed") == []


def check_end(end: Message, page: Page, seed_hash: str) -> None:
    """The end shows every score line, the ranks and a seed that fits its hash."""
    assert end["table"]["state"] == "over"
    assert 1 in end["ranks"]
    assert [sum(points for _, points in lines) for lines in end["scores"]] == [
        p["total"] for p in end["view"]["players"]
    ]
    assert sha256(end["seed"].encode()).hexdigest() == end["table"]["seed_hash"] == seed_hash
    early = ("scores", "ranks", "untied", "ahead", "seed")
    assert not any(m[what] for what in early for m in page.heard if m["type"] == "state" and m is not end)


def test_the_last_state_says_what_broke_a_tie(tmp_path: Path) -> None:
    asyncio.run(broken_tie(tmp_path))


async def broken_tie(folder: Path) -> None:
    tied = bruges(
        phase="over",
        players=[{"score": 61, "florins": 4}, {"score": 61, "florins": 7}, {"score": 50, "florins": 9}],
    )
    async with running(folder) as server, server.person("Anne") as anne:
        table = await anne.bring(tied.called("Anne", "Robin", "Paul"))
        async with anne.page(table["id"]) as page:
            end = await page.next("state")
    assert (end["ranks"], end["untied"]) == ([2, 1, 3], [["florins", [4, 7, None]]])
    assert end["ahead"] == [{"tiebreak": "florins", "own": 7, "others": [[0, 4]]}]


async def check_record(person: Any, table: str, end: Message) -> None:
    """The record gives the same game in the terminal."""
    answer = await person.client.get(f"/api/tables/{table}/record")
    assert answer.headers["content-disposition"].endswith('.beffroi"')
    record = read_record(answer.text)
    match = replay(games.load("orleans"), record)
    assert match.over()
    assert match.game.points(match.state) == [player["total"] for player in end["view"]["players"]]
    assert record.header.names[:2] == ["Anne", "Bert"]


async def check_replay(person: Any, table: str, end: Message) -> None:
    """The replay verifies itself, and its last frame is the end."""
    info = await person.get(f"/api/tables/{table}/replay")
    assert info["verified"]
    assert info["seed"] == end["seed"]
    assert len(info["rounds"]) == 18
    last = len(info["entries"])
    frame = await person.get(f"/api/tables/{table}/replay/{last}?seat=0")
    assert (frame["of"], frame["view"]) == (last, end["view"])
    first = await person.get(f"/api/tables/{table}/replay/0?seat=-1")
    assert (first["seat"], first["text"], first["round"]) == (-1, "", 1)
    assert "bag" not in first["view"]["players"][0]
    story = (await person.get(f"/api/tables/{table}/story?seat=0"))["lines"]
    assert [line["n"] for line in story] == sorted(line["n"] for line in story)
    assert [line["told"] for line in story if line["n"] == last] == frame["told"]
    assert sum(line["told"]["what"] == "round" for line in story) == 18
    await person.get(f"/api/tables/{table}/story?seat=7", 404)
    await person.get(f"/api/tables/{table}/replay/{last + 1}?seat=0", 404)
    await person.get(f"/api/tables/{table}/replay/1?seat=7", 404)


def test_double_send_counts_once_and_stale_or_illegal_changes_nothing(tmp_path: Path) -> None:
    asyncio.run(refusals(tmp_path))


async def refusals(folder: Path) -> None:
    async with running(folder) as server, server.person("Anne") as anne, server.person("Bert") as bert:
        table = await anne.open("me", "open")
        await bert.call("POST", f"/api/tables/{table}/join", {"seat": 1})
        async with anne.page(table, 0) as page, bert.page(table, 1) as other:
            decision = await page.decision()
            text = decision["options"][0]["text"]
            await page.act(decision, "no such verb")
            assert (await page.next("refused"))["error"] == "no-verb"
            await page.act(decision, "place ship.1 monk")
            assert (await page.next("refused"))["error"] == "not-possible"
            key = await page.act(decision, text, "twice")
            await page.act(decision, text, "twice")
            acks = [await page.next("acked"), await page.next("acked")]
            assert acks[0] == acks[1] == {"type": "acked", "key": key, "seq": 1}
            await page.act(decision, text, "late")
            refused = await page.next("refused")
            assert (refused["key"], refused["error"], refused["facts"]) == ("late", "stale", {"turn": "1"})
            asked = await other.decision()
            await other.act(asked | {"seat": 0}, text, "not mine")
            assert (await other.next("refused"))["error"] == "not-yours"
            await other.act(asked, asked["options"][0]["text"], key="twice")  # another seat can use the same key
            assert (await other.next("acked"))["key"] == "twice"
            await other.act(asked, "x" * 300, key="k" * 70)
            assert (await other.next("refused"))["error"] == "bad-key"
        entries = await server.house.store.entries(table)
        assert [(e.seq, e.seat) for e in entries] == [(1, 0), (2, 1)]


def test_plans_made_at_the_same_time_stay_secret_until_shown(tmp_path: Path) -> None:
    asyncio.run(secret_plans(tmp_path))


async def secret_plans(folder: Path) -> None:
    async with running(folder) as server, server.person() as anne, server.person() as bert:
        table = await anne.open("me", "open")
        await bert.call("POST", f"/api/tables/{table}/join", {"seat": 1})
        async with anne.page(table, 0) as mine, bert.page(table, 1) as theirs, bert.page(table, -1) as public:
            for page in (theirs, mine):  # both draw; then both plan at the same time
                drawing = await page.decision()
                await page.act(drawing, drawing["options"][0]["text"])
                await page.next("acked")
            decision = await mine.decision()
            for page in (theirs, public):
                await page.quiet()
            changed = (await anne.get(f"/api/tables/{table}"))["changed"]
            done = 0
            while done < 3:
                text = next(o["text"] for o in decision["options"] if not o["text"].startswith("ready"))
                await mine.act(decision, text)
                await mine.next("acked")
                decision = await mine.decision()
                done += 1
            # Three more entries are on disk; nobody else learns that anything happened, or when.
            assert len(await server.house.store.entries(table)) == 5
            assert await theirs.quiet() == []
            assert await public.quiet() == []
            assert (await bert.get(f"/api/tables/{table}"))["changed"] == changed
            await mine.act({"seat": 0, "turn": decision["turn"]}, "undo")
            await mine.next("acked")
            assert (await mine.next("state"))["seq"] == 6
            assert await theirs.quiet() == []
            await mine.act({"seat": 0, "turn": decision["turn"] + 1}, "ready")
            assert (await mine.next("acked"))["seq"] == 7
            heard = await theirs.next("state")
            assert (heard["seq"], heard["view"]["awaited"]) == (2, [1])  # ready, and nothing more than that


def test_leaving_and_taking_the_seat_back(tmp_path: Path) -> None:
    asyncio.run(leaving(tmp_path))


async def leaving(folder: Path) -> None:
    async with running(folder) as server, server.person("Anne") as anne, server.person("Bert") as bert:
        table = await anne.open("me", "open", "open")
        await bert.call("POST", f"/api/tables/{table}/join", {"seat": 1})
        await bert.call("POST", f"/api/tables/{table}/leave", {"seat": 1})
        assert (await bert.get(f"/api/tables/{table}"))["seats"][1]["kind"] == "open"
        await bert.call("POST", f"/api/tables/{table}/join", {"seat": 1})
        await bert.call("POST", f"/api/tables/{table}/join", {"seat": 0}, 409)
        await bert.call("POST", f"/api/tables/{table}/join", {"seat": 9}, 404)
        await bert.call("POST", f"/api/tables/{table}/leave", {"seat": 0}, 403)
        begun = await anne.call("POST", f"/api/tables/{table}/start")
        assert [seat["kind"] for seat in begun["seats"]] == ["human", "human", "bot"]
        await anne.call("POST", f"/api/tables/{table}/start", status=409)
        left = await bert.call("POST", f"/api/tables/{table}/leave", {"seat": 1})
        seat = left["seats"][1]
        assert (seat["away"], seat["mine"], seat["bot"]) == (True, True, "apprentice")
        async with anne.page(table, 0) as page:
            await page.play(Random(3), lambda state: state["view"]["round"] == 3)
            back = await bert.call("POST", f"/api/tables/{table}/join", {"seat": 1})
            assert not back["seats"][1]["away"]
            async with bert.page(table, 1) as second:
                ends = [page.play(Random(4), after(4)), second.play(Random(5), after(4))]
                await asyncio.gather(*ends)


def test_seat_link_opens_the_seat_elsewhere_and_can_be_revoked(tmp_path: Path) -> None:
    asyncio.run(seat_link(tmp_path))


async def seat_link(folder: Path) -> None:
    async with running(folder) as server, server.person("Anne") as anne, server.person() as phone:
        table = await anne.open("me", "bot")
        await phone.call("POST", f"/api/tables/{table}/link", status=403)
        path = (await anne.call("POST", f"/api/tables/{table}/link"))["path"]
        assert path.partition("#")[2] not in (folder / "beffroi.db").read_bytes().decode("latin-1")
        assert (await phone.take_link(path))["id"] == table
        assert (await phone.get(f"/api/tables/{table}"))["seats"][0]["mine"]
        assert [t["id"] for t in await phone.get("/api/tables?which=mine")] == [table]
        async with phone.page(table, 0) as page:
            decision = await page.decision()
            await page.act(decision, decision["options"][0]["text"])
            await page.next("acked")
            await page.quiet()
            before = len(page.heard)
            await anne.call("DELETE", f"/api/tables/{table}/link")
            with pytest.raises(Exception, match=r"1012|come again|closed"):
                await page.quiet(2)
            assert [message["type"] for message in page.heard[before:]] == []  # nothing more through the revoked seat
        assert not (await phone.get(f"/api/tables/{table}"))["seats"][0]["mine"]
        assert (await anne.get(f"/api/tables/{table}"))["seats"][0]["mine"]
        assert (await phone.take_link(path, 404))["error"] == "no-link"
        async with phone.page(table, 0) as page:
            assert (await page.next("refused"))["error"] == "not-yours"
            assert (await page.next("state"))["viewer"] == -1


def test_who_came_by_a_seat_link_plays_the_rematch_too(tmp_path: Path) -> None:
    asyncio.run(carried(tmp_path))


async def carried(folder: Path) -> None:
    async with running(folder) as server, server.person("Anne") as anne, server.person() as phone:
        table = (await anne.bring(finished_record()))["id"]
        path = (await anne.call("POST", f"/api/tables/{table}/link"))["path"]
        await phone.take_link(path)
        again = (await anne.call("POST", f"/api/tables/{table}/rematch"))["id"]
        assert [seat["mine"] for seat in (await phone.get(f"/api/tables/{again}"))["seats"]] == [True, True]
        await phone.call("DELETE", f"/api/tables/{again}/link", status=403)
        await anne.call("DELETE", f"/api/tables/{again}/link")
        assert [seat["mine"] for seat in (await phone.get(f"/api/tables/{again}"))["seats"]] == [False, False]
    async with running(folder) as server, server.person() as other:
        assert not (await other.get(f"/api/tables/{again}"))["seats"][0]["mine"]


def test_hot_seat_chat_and_rematch(tmp_path: Path) -> None:
    asyncio.run(evening(tmp_path))


async def evening(folder: Path) -> None:
    async with running(folder) as server, server.person("Anne") as anne:
        table = await anne.open("me", "here")
        async with anne.page(table, 0) as page:
            first = await page.next("state")
            assert [d["seat"] for d in first["decisions"]] == [0]
            page.lines = []
            await page.send({"type": "hello", "seat": 1})
            second = await page.next("state")
            assert (second["viewer"], second["first_line"]) == (1, 0)
            assert "bag" in second["view"]["players"][1]
            assert "bag" not in second["view"]["players"][0]
            await page.send({"type": "say", "text": "  good\tluck  "})
            said = await page.next("said")
            assert [(line["seat"], line["name"], line["text"]) for line in said["lines"]] == [(0, "Anne", "good luck")]
            await page.send({"type": "say", "text": "x" * 501})
            assert (await page.next("refused"))["error"] == "too-large"
        await anne.call("POST", f"/api/tables/{table}/rematch", status=409)
        for seat in (0, 1):
            await anne.call("POST", f"/api/tables/{table}/leave", {"seat": seat})
        async with anne.page(table, 0) as page:
            assert (await page.next("said"))["lines"][0]["text"] == "good luck"
            end = await page.play(Random(1))
        assert end["ranks"]
        again = await anne.call("POST", f"/api/tables/{table}/rematch")
        assert again["id"] != table
        assert again["seats"][1]["name"] == "Anne"
        assert (await anne.call("POST", f"/api/tables/{table}/rematch"))["id"] == again["id"]
        assert (await anne.get(f"/api/tables/{table}"))["rematch"] == again["id"]
