"""Hints and explanations: who may ask for them, when they are allowed, and that they reveal nothing hidden."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from beffroi import games
from beffroi.bots import worker
from beffroi.kernel.match import Match
from beffroi.kernel.position import Position
from beffroi.kernel.record import new_header
from tests.server.kit import Page, Person, eager, running

STRENGTHS = ("matters", "options", "move")


async def table_of(person: Person, *seats: dict[str, str], game: str = "villagers") -> str:
    """Open a table."""
    table = await person.call("POST", "/api/tables", {"game": game, "options": {}, "seats": list(seats)})
    return f"/api/tables/{table['id']}"


ME, BOT, OPEN = {"kind": "me"}, {"kind": "bot", "bot": "apprentice"}, {"kind": "open"}


async def my_decision(page: Page) -> dict[str, Any]:
    """Return the next decision with a real choice; earlier ones are made at random."""
    chance = Random(2)
    while True:
        decision = await page.decision()
        if len(decision["options"]) > 2:
            return decision
        await page.act(decision, eager(chance, [option["text"] for option in decision["options"]]))


def test_hint_in_three_strengths(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path) as server, server.person() as anne:
            path = await table_of(anne, ME, BOT)
            assert (await anne.get(path))["hints"]  # one person against bots
            async with anne.page(path.rpartition("/")[2], 0) as page:
                decision = await my_decision(page)
                texts = {option["text"]: option["targets"] for option in decision["options"]}
                found = {}
                for strength in STRENGTHS:
                    found[strength] = await anne.call("POST", f"{path}/hint", {"seat": 0, "strength": strength})
                assert all(hint["turn"] == decision["turn"] for hint in found.values())
                assert found["matters"]["options"] == []
                assert 2 <= len(found["options"]["options"]) <= 3
                assert found["move"]["options"] == found["options"]["options"][:1]
                names = set(games.load("villagers").evaluation().names)
                for option in found["options"]["options"]:
                    assert texts[option["text"]] == option["targets"]
                    assert 0 <= option["chance"] <= 1
                    assert {change["feature"] for change in option["changes"]} <= names
                assert set(found["matters"]["matters"]) <= names
                await page.act(decision, found["move"]["options"][0]["text"])
                await page.next("acked")

    asyncio.run(run())


def test_only_the_own_seat_and_the_own_decision(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path) as server, server.person() as anne, server.person() as bert:
            path = await table_of(anne, ME, BOT)
            asked = {"seat": 0, "strength": "move"}
            assert (await bert.call("POST", f"{path}/hint", asked, 403))["error"] == "not-yours"  # a spectator
            for seat, status, error in [(1, 403, "not-yours"), (7, 404, "no-seat"), (-1, 404, "no-seat")]:
                answer = await anne.call("POST", f"{path}/hint", asked | {"seat": seat}, status)
                assert answer["error"] == error
            await anne.call("POST", f"{path}/hint", asked | {"strength": "all"}, 400)
            open_table = await table_of(anne, ME, OPEN)
            assert (await anne.call("POST", f"{open_table}/hint", asked, 409))["error"] == "not-started"
            hot = await table_of(anne, ME, {"kind": "here"})
            for seat in (0, 1):
                await anne.call("POST", f"{hot}/hints", {"seat": seat, "agreed": True})
            waiting = (await anne.get(hot))["waiting"]
            idle = next(n for n in (0, 1) if n not in waiting)
            answer = await anne.call("POST", f"{hot}/hint", {"seat": idle, "strength": "move"}, 409)
            assert answer["error"] == "no-decision"

    asyncio.run(run())


def test_people_must_all_agree(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path) as server, server.person("Anne") as anne, server.person("Bert") as bert:
            path = await table_of(anne, ME, OPEN)
            begun = await bert.call("POST", f"{path}/join", {"seat": 1})
            key, turn = begun["id"], begun["waiting"][0]
            people = [anne, bert]
            asked = {"seat": turn, "strength": "matters"}
            assert not begun["hints"]
            assert (await people[turn].call("POST", f"{path}/hint", asked, 403))["error"] == "hints-off"
            async with bert.page(key, 1) as page:
                await page.next("state")
                first = await anne.call("POST", f"{path}/hints", {"seat": 0, "agreed": True})
                assert (first["hints"], [seat["hints"] for seat in first["seats"]]) == (False, [True, False])
                said = await page.next("said")
                assert [(line["kind"], line["name"], line["seat"]) for line in said["lines"]] == [
                    ("hints-agreed", "Anne", 0)
                ]
                assert (await page.next("state"))["table"]["seats"][0]["hints"]
            await anne.call("POST", f"{path}/hints", {"seat": 1, "agreed": True}, 403)
            both = await bert.call("POST", f"{path}/hints", {"seat": 1, "agreed": True})
            assert both["hints"]
            await people[turn].call("POST", f"{path}/hint", asked)
        async with running(tmp_path) as server, server.person() as carl:  # it is stored with the table
            assert (await carl.get(path))["hints"]
            async with carl.page(key) as page:
                kinds = [line["kind"] for line in (await page.next("said"))["lines"]]
            assert kinds == ["hints-agreed", "hints-agreed"]

    asyncio.run(run())


def test_anybody_may_withdraw(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path) as server, server.person() as anne:
            path = await table_of(anne, ME, {"kind": "here"})
            await anne.call("POST", f"{path}/hints", {"seat": 0, "agreed": True})
            table = await anne.call("POST", f"{path}/hints", {"seat": 1, "agreed": True})
            assert table["hints"]
            table = await anne.call("POST", f"{path}/hints", {"seat": 1, "agreed": False})
            assert not table["hints"]
            asked = {"seat": table["waiting"][0], "strength": "move"}
            assert (await anne.call("POST", f"{path}/hint", asked, 403))["error"] == "hints-off"

    asyncio.run(run())


def test_help_is_limited(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path, rate=1.0) as server, server.person() as anne:
            path = await table_of(anne, ME, BOT)
            async with anne.page(path.rpartition("/")[2], 0) as page:
                await my_decision(page)
                for _ in range(8):
                    await anne.call("POST", f"{path}/hint", {"seat": 0, "strength": "matters"})
                token = {"x-csrf-token": anne.client.cookies["csrf"]}
                body = {"seat": 0, "strength": "matters"}
                codes = [
                    (await anne.client.post(f"{path}/hint", json=body, headers=token)).status_code for _ in range(4)
                ]
                assert 429 in codes

    asyncio.run(run())


def some_match(moves: int, seed: int) -> Match:
    """Return a game of Villagers after some random moves."""
    game = games.load("villagers")
    match = Match(game, new_header(game, ["a", "b", "c"], {}, seed))
    chance = Random(seed)
    while len(match.moves) < moves or len(match.options(match.waiting()[0])) < 3:
        seat = match.waiting()[0]
        match.submit(seat, chance.choice(match.options(seat)))
    return match


@pytest.mark.parametrize("moves", [5, 40])
def test_hint_depends_on_the_view_alone(moves: int) -> None:
    match = some_match(moves, 8)
    game, seat = match.game, match.waiting()[0]
    found = []
    for state in (match.state, game.sample(match.state, seat, 99), game.sample(match.state, seat, 4)):
        assert game.view(state, seat) == game.view(match.state, seat)
        document = json.loads(json.dumps(worker.sampled(game, Position(3, match.header.options, 0, state), seat, 7)))
        found.append(worker.advise(("villagers", None), document, seat, 7))
    assert found[0] == found[1] == found[2]


@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_explanation_depends_on_the_views_alone(viewer: int) -> None:
    match = some_match(40, 9)
    game, seat = match.game, match.waiting()[0]
    before = match.state
    match.submit(seat, match.options(seat)[0])
    found = []
    for first, second in ((before, match.state), [game.sample(one, viewer, 50) for one in (before, match.state)]):
        pair = [
            json.loads(json.dumps(worker.sampled(game, Position(3, match.header.options, 0, state), viewer, 7)))
            for state in (first, second)
        ]
        found.append(worker.explain(("villagers", None), pair[0], pair[1], viewer, seat, 7))
    assert found[0] == found[1]


def test_last_move_of_a_bot_is_explained(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path) as server, server.person() as anne, server.person() as bert:
            path = await table_of(anne, ME, BOT)
            where = f"{path}/explanation"
            async with anne.page(path.rpartition("/")[2], 0) as page:
                await page.play(Random(4), lambda state: any(line["told"].get("seat") == 1 for line in page.lines))
                found = await anne.call("POST", where, {"seat": 1, "eyes": 0})
                told = [line["told"] for line in page.lines]
                assert found["told"] in told
                assert found["told"]["seat"] == 1
                names = set(games.load("villagers").evaluation().names)
                assert {change["feature"] for change in found["changes"]} <= names
            assert (await bert.call("POST", where, {"seat": 1}))["told"]["what"] == found["told"]["what"]
            assert (await bert.call("POST", where, {"seat": 1, "eyes": 0}, 403))["error"] == "not-yours"
            assert (await anne.call("POST", where, {"seat": 0, "eyes": 0}, 409))["error"] == "no-bot"
            assert (await anne.call("POST", where, {"seat": 9, "eyes": 0}, 404))["error"] == "no-seat"

    asyncio.run(run())


def test_plan_that_is_still_secret_is_not_explained(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path) as server, server.person() as anne:
            path = await table_of(anne, ME, {"kind": "bot", "bot": "random"}, game="orleans")
            async with anne.page(path.rpartition("/")[2], 0) as page:
                await page.decision()  # both plan at once, and the bot may already be done
                room = server.house.lobby.rooms[path.rpartition("/")[2]]
                while room.live is None or 1 in room.live.waiting():
                    await asyncio.sleep(0.02)
                assert room.live.state.lanes
                answer = await anne.call("POST", f"{path}/explanation", {"seat": 1, "eyes": 0}, 409)
                assert answer["error"] == "no-move-yet"

    asyncio.run(run())
