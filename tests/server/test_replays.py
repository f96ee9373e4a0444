"""Finished games: their statistics, and tables that continue from one of their positions."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from beffroi import games
from beffroi.kernel.errors import Illegal, RecordError
from beffroi.kernel.match import Match, replay
from beffroi.kernel.record import UNDO, read_record
from tests.server.kit import Person, finished_record, running

TABLES = [("orleans", 2), ("villagers", 1), ("villagers", 3), ("bruges", 2), ("la_citta", 2)]
NAMES = ("Anne", "Bert", "Carl")
ELSEWHERE = "0123456789abcdef"


def film_of(text: str) -> list[Match]:
    """Return the match of a record after each of its entries, starting with the initial position."""
    record = read_record(text)
    game = games.load(record.header.game)
    out: list[Match] = []
    for n in range(len(record.entries) + 1):
        match = Match(game, record.header) if n == 0 else replay_step(out[-1], record.entries[n - 1])
        out.append(match)
    return out


def replay_step(before: Match, entry: Any) -> Match:
    """Return a match one entry later."""
    after = Match(before.game, before.header)
    after.state, after.moves, after.entries = before.state, before.moves[:], before.entries[:]
    after.submit(entry.seat, entry.text)
    return after


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_chart_tells_what_the_rules_tell_at_each_round_and_at_the_end(tmp_path: Path, key: str, seats: int) -> None:
    asyncio.run(charted(tmp_path, key, seats))


async def charted(folder: Path, key: str, seats: int) -> None:
    text = finished_record(NAMES[:seats], 4, key)
    film, game = film_of(text), games.load(key)
    async with running(folder) as server, server.person("Anne") as anne, server.person("Eve") as eve:
        table = (await anne.bring(text))["id"]
        info = await anne.get(f"/api/tables/{table}/replay")
        chart = await anne.get(f"/api/tables/{table}/chart")
        assert chart == await eve.get(f"/api/tables/{table}/chart")  # what is over is public
        assert [point["n"] for point in chart["points"]] == [*info["rounds"], len(film) - 1]
        assert [point["date"] for point in chart["points"]] == [*info["dates"], {}]
        assert len(info["dates"]) > 3
        assert chart["resources"] == game.resources() != []
        for point in chart["points"]:
            state = film[point["n"]].state
            for seat, lines in enumerate(game.scores(state)):
                assert list(zip(chart["lines"], point["scores"][seat], strict=True)) == lines
            for (name, lines), worth in zip(game.rivals(state), point["rivals"], strict=True):
                assert name in chart["rivals"]
                assert list(zip(chart["lines"], worth, strict=True)) == lines
            players = game.view(state, -1)["players"]
            for seat, held in enumerate(point["resources"]):
                for name, count in zip(chart["resources"], held, strict=True):
                    shown = players[seat][name]
                    counted = sum(shown.values()) if isinstance(shown, dict) else shown
                    assert count == (len(counted) if isinstance(counted, list) else counted)
        assert len({tuple(map(tuple, point["scores"])) for point in chart["points"]}) > 2  # it moves


def test_rounds_of_every_year_are_told_apart(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path) as server, server.person() as anne:
            table = (await anne.bring(finished_record(("Anne", "Bert"), 4, "la_citta")))["id"]
            dates = (await anne.get(f"/api/tables/{table}/replay"))["dates"]
            assert {date["year"] for date in dates} == set(range(1, 7))
            assert [list(date.values()) for date in dates] == sorted(list(date.values()) for date in dates)

    asyncio.run(run())


def test_nothing_is_charted_or_played_on_that_is_not_there(tmp_path: Path) -> None:
    async def run() -> None:
        text = finished_record()
        last = len(read_record(text).entries)
        async with running(tmp_path) as server, server.person("Anne") as anne:
            await anne.get(f"/api/tables/{ELSEWHERE}/chart", 404)
            await anne.call("POST", f"/api/tables/{ELSEWHERE}/play-on", {"n": 0, "seat": 0}, 404)
            running_table = await anne.open("me", "here")
            await anne.get(f"/api/tables/{running_table}/chart", 409)
            await anne.call("POST", f"/api/tables/{running_table}/play-on", {"n": 0, "seat": 0}, 409)
            waiting = await anne.open("me", "open")
            await anne.get(f"/api/tables/{waiting}/chart", 409)
            table = (await anne.bring(text))["id"]
            path = f"/api/tables/{table}/play-on"
            for body in ({"n": -1, "seat": 0}, {"n": last + 1, "seat": 0}, {"n": 3, "seat": 2}, {"n": 3, "seat": -1}):
                assert (await anne.call("POST", path, body, 404))["error"] == "no-frame"
            assert (await anne.call("POST", path, {"n": last, "seat": 0}, 409))["error"] == "over"
            assert (await anne.call("POST", path, {"n": 1, "seat": 0, "bot": "oracle"}, 400))["error"] == "unknown-bot"
            await anne.call("POST", path, {"n": 1}, 400)
            assert len(await anne.get("/api/tables?which=mine")) == 3  # nothing was opened
            no_cookie = await server_less(anne, path)
            assert no_cookie == 403

    asyncio.run(run())


async def server_less(person: Person, path: str) -> int:
    """Return the answer to a call without a guest's cookie."""
    headers = {"x-csrf-token": person.client.cookies["csrf"], "cookie": f"csrf={person.client.cookies['csrf']}"}
    person.client.cookies.delete("guest")
    return (await person.client.post(path, json={"n": 1, "seat": 0}, headers=headers)).status_code


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_play_on_from_a_moment_keeps_the_past_and_can_be_watched_itself(tmp_path: Path, key: str, seats: int) -> None:
    asyncio.run(played_on(tmp_path, key, seats))


async def played_on(folder: Path, key: str, seats: int) -> None:
    text = finished_record(NAMES[:seats], 5, key)
    past = read_record(text)
    moment = len(past.entries) * 2 // 3
    async with running(folder) as server, server.person("Zoe") as zoe, server.person("Eve") as eve:
        whole = (await zoe.bring(text))["id"]
        made = await eve.call("POST", f"/api/tables/{whole}/play-on", {"n": moment, "seat": seats - 1}, 201)
        assert (made["origin"], made["listed"]) == ({"table": whole, "n": moment}, False)
        assert [seat["name"] for seat in made["seats"]] == list(NAMES[:seats])
        assert [seat["kind"] for seat in made["seats"]] == ["bot"] * (seats - 1) + ["human"]
        assert [seat["mine"] for seat in made["seats"]] == [False] * (seats - 1) + [True]
        assert (await zoe.get(f"/api/tables/{whole}"))["origin"] is None
        assert made["id"] not in [t["id"] for t in await zoe.get("/api/tables?which=watch")]
        await zoe.get(f"/api/tables/{made['id']}/replay", 409)
        async with eve.page(made["id"], seats - 1) as page:
            final = await page.play(Random(7))
        assert final["table"]["origin"] == made["origin"]
    async with running(folder) as server, server.person("Eve") as eve:  # after a restart
        info = await eve.get(f"/api/tables/{made['id']}/replay")
        assert info["verified"]
        assert [tuple(entry) for entry in info["entries"][:moment]] == [(e.seat, e.text) for e in past.entries[:moment]]
        assert info["seed"] == str(past.header.seed)
        record = (await eve.client.get(f"/api/tables/{made['id']}/record")).text
        kept = read_record(record)
        assert kept.header.origin is not None
        assert (kept.header.origin.table, kept.header.origin.entries) == (whole, moment)
        assert replay(games.load(key), kept).over()
        again = await eve.bring(record)
        assert (again["state"], again["origin"]) == ("over", made["origin"])


def test_a_table_that_plays_on_survives_a_restart_and_never_takes_its_past_back(tmp_path: Path) -> None:
    asyncio.run(restarted(tmp_path))


def planning(match: Match) -> bool:
    """Return whether both plan and the first may still place a follower."""
    return match.waiting() == [0, 1] and any(text.startswith("place") for text in match.options(0))


async def restarted(folder: Path) -> None:
    text = finished_record(("Anne", "Bert"), 5)
    film = film_of(text)
    moment = next(n for n, match in enumerate(film) if n > 60 and match.may_undo(0) and planning(match))
    async with running(folder) as server, server.person("Anne") as anne:
        whole = (await anne.bring(text))["id"]
        made = (await anne.call("POST", f"/api/tables/{whole}/play-on", {"n": moment, "seat": 0}))["id"]
        async with anne.page(made, 0) as page:
            state = await page.next("state")
            assert state["undo"] == []
            await page.act({"seat": 0, "turn": state["turn"]}, "undo")
            assert (await page.next("refused"))["error"] == "nothing-to-undo"
            view = state["view"]
        cookies = dict(anne.client.cookies)
    async with running(folder) as server, server.person() as anne:
        anne.client.cookies.clear()
        anne.client.cookies.update(cookies)
        listed = {table["id"]: table for table in await anne.get("/api/tables?which=mine")}
        assert (listed[whole]["state"], listed[made]["state"]) == ("over", "playing")
        assert 0 in listed[made]["waiting"]
        async with anne.page(made, 0) as page:
            state = await page.next("state")
            assert (state["view"]["players"][0], state["undo"]) == (view["players"][0], [])
            decision = state["decisions"][0]
            await page.act(decision, next(o["text"] for o in decision["options"] if o["text"].startswith("place")))
            await page.next("acked")
            after = (await page.quiet())[-1]
            assert after["undo"] == [0]  # moves made since then can be undone, but none before
            await page.act({"seat": 0, "turn": after["turn"]}, "undo")
            await page.next("acked")
            assert (await page.quiet())[-1]["undo"] == []


def test_the_past_of_another_game_is_no_move_of_this_one() -> None:
    """The same in the kernel: undo of the past is refused, but an undo within it is replayed."""
    text = finished_record(("Anne", "Bert"), 5)
    film = film_of(text)
    moment = next(n for n, match in enumerate(film) if n > 100 and match.may_undo(0))
    before = film[moment]
    before.submit(0, UNDO)
    text = before.record().text()
    header, *entries = text.splitlines()
    for kept, refused in ((len(entries), True), (0, False)):
        origin = f', "from": {{"table": "{ELSEWHERE}", "entries": {kept}}}}}'
        match = replay(before.game, read_record("\n".join([header[:-1] + origin, *entries]) + "\n"))
        assert match.game.digest(match.state) == before.game.digest(before.state)
        assert match.record().text().splitlines()[0] == header[:-1] + origin
        if refused:
            with pytest.raises(Illegal):
                match.submit(0, UNDO)
        else:
            assert match.may_undo(0) == before.may_undo(0)


@pytest.mark.parametrize(
    "origin",
    ['{"table": "../../x", "entries": 1}', '{"table": "x"}', '{"table": "x", "entries": -1}', "3",
     '{"table": "x", "entries": 1, "more": 1}', '{"table": "' + "x" * 33 + '", "entries": 1}'],
)  # fmt: skip
def test_a_damaged_origin_is_refused(origin: str) -> None:
    header, *rest = finished_record().split("\n")
    with pytest.raises(RecordError):
        read_record("\n".join([f'{header[:-1]}, "from": {origin}}}', *rest]))
