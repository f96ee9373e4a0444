"""Bots at the table: what they are sent, and what happens if one fails or hangs."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from beffroi import bots, games
from beffroi.bots import Decision, worker
from beffroi.bots.searcher import most_tried
from beffroi.i18n.messages import Messages
from beffroi.kernel.flow import legal
from beffroi.kernel.match import Match
from beffroi.kernel.position import Position, read_position
from beffroi.kernel.record import new_header
from beffroi.server import players
from beffroi.server.archive import Recorder, Reel
from beffroi.server.live import Live
from beffroi.server.players import Players
from beffroi.server.problems import Refusal
from beffroi.server.roster import Roster
from beffroi.server.settings import Settings
from tests.server.bad_bots import fail, fail_all, hang
from tests.server.kit import Page, finished_record, running


def some_match(moves: int, seed: int = 5, key: str = "orleans") -> Match:
    """Return a game after some random moves."""
    game = games.load(key)
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
    decision = Decision(game, read_position(game, document), seat, 1)
    assert decision.view == game.view(match.state, seat)
    assert decision.options == match.options(seat)
    # A different state with the same view gives the same document, so it cannot contain anything hidden.
    other = game.sample(match.state, seat, 99)
    assert (
        json.loads(json.dumps(worker.sampled(game, Position(3, match.header.options, 0, other), seat, 77))) == document
    )
    for world in decision.worlds(3):
        assert game.view(world, seat) == decision.view
        assert [game.words.text(action) for action in legal(world, seat)] == decision.options


@pytest.mark.parametrize("level", ["random", "apprentice", "journeyman:10", "master:20"])
def test_every_level_plays_in_a_worker(level: str) -> None:
    match = some_match(0, key="villagers")
    for number in range(30):
        seat = match.waiting()[0]
        document = worker.sampled(match.game, Position(3, match.header.options, 0, match.state), seat, number)
        match.submit(seat, worker.answer(level, ("villagers", None), document, seat, number))


def test_worker_checks_records() -> None:
    text = finished_record()
    assert worker.check(text, None) == ""
    assert "line 2" in worker.check(text.replace("\n", "\n0 pass\n", 1), None)
    position = text.replace('"seed"', '"position": {"players": 7}, "seed"', 1)
    assert worker.check(position, None) != ""


@pytest.mark.parametrize(
    ("bad", "limit", "stand_in"), [(fail, 20.0, "apprentice"), (hang, 2.0, "apprentice"), (fail_all, 20.0, "chance")]
)
def test_bot_that_fails_or_hangs_loses_its_move(
    bad: Any, limit: float, stand_in: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(players, "answer", bad)

    async def run() -> None:
        house = Players(limit, Roster(Settings(tmp_path)))
        match = some_match(30, key="villagers")
        seat = match.waiting()[0]
        chosen = await house.choose("anne", "random", match, seat)
        assert (chosen.text in match.options(seat), chosen.stand_in) == (True, stand_in)
        assert house.replaced == 1
        monkeypatch.undo()
        house.limit = 30.0
        chosen = await house.choose("anne", "random", match, seat)
        assert (chosen.text in match.options(seat), chosen.stand_in, house.replaced) == (True, "", 1)
        house.stop()

    asyncio.run(run())


def test_one_bot_that_hangs_does_not_hurt_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(players, "answer", hang)

    async def run() -> None:
        house = Players(6.0, Roster(Settings(tmp_path)))
        match = some_match(30, key="villagers")
        seat = match.waiting()[0]
        await house.warm()
        slow = [house.choose("anne", bot, match, seat) for bot in ("random", "apprentice", "apprentice")]
        found = await asyncio.gather(*slow)
        assert [chosen.stand_in for chosen in found] == ["apprentice", "", ""]
        house.stop()

    asyncio.run(run())


def test_master_searches_in_all_idle_workers(tmp_path: Path) -> None:
    async def run() -> None:
        house = Players(30.0, Roster(Settings(tmp_path, master=0.2)))
        match = some_match(20, key="villagers")
        seat = match.waiting()[0]
        chosen = await house.choose("anne", "master", match, seat)
        assert (chosen.text in match.options(seat), chosen.stand_in) == (True, "")
        assert house.pool is not None
        assert len(house.pool._processes) == house.count >= 2
        house.stop()

    asyncio.run(run())


def test_searches_of_one_decision_are_added_up() -> None:
    one = {"a": (10, 0.5), "b": (9, 0.6)}
    two = {"b": (4, 0.6), "c": (2, 0.9)}
    assert most_tried([one]) == "a"
    assert most_tried([one, two]) == "b"
    assert most_tried([{"a": (3, 0.2), "b": (3, 0.4)}]) == "b"


def test_roster_knows_levels_and_bots_from_outside(tmp_path: Path) -> None:
    roster = Roster(Settings(tmp_path, bots={"mine": "./mine --fast"}, bot="mine", journeyman=0.25))
    assert roster.names() == [*bots.LEVELS, "mine"]
    assert (roster.chosen(""), roster.chosen("master")) == ("mine", "master")
    assert [roster.spec(name) for name in ("random", "journeyman", "master", "mine")] == [
        "random", "journeyman:<0.25s", "master:3s", "mine=./mine --fast",
    ]  # fmt: skip
    assert (roster.playing("lively"), roster.spec("lively")) == ("apprentice", "apprentice")
    assert Roster(Settings(tmp_path, bot="nobody")).usual == "journeyman"
    with pytest.raises(Refusal, match="the bots are: random, apprentice"):
        roster.chosen("lively")


def test_levels_are_offered_chosen_and_shown(tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path) as server, server.person() as anne, server.person() as bert:
            info = next(game for game in await anne.get("/api/games") if game["key"] == "villagers")
            assert (info["bots"], info["bot"]) == (bots.LEVELS, "apprentice")
            seats = [
                {"kind": "me"},
                {"kind": "bot", "bot": "random"},
                {"kind": "open", "bot": "random"},
                {"kind": "open"},
            ]
            table = await anne.call("POST", "/api/tables", {"game": "villagers", "options": {}, "seats": seats})
            path = f"/api/tables/{table['id']}"
            assert [seat["bot"] for seat in table["seats"]] == ["", "random", "random", "apprentice"]
            changed = await anne.call("PUT", f"{path}/bot", {"seat": 3, "bot": "random"})
            assert changed["seats"][3]["bot"] == "random"
            await anne.call("PUT", f"{path}/bot", {"seat": 1, "bot": "lively"}, 400)
            await anne.call("PUT", f"{path}/bot", {"seat": 0, "bot": "random"}, 409)
            await bert.call("PUT", f"{path}/bot", {"seat": 1, "bot": "random"}, 403)
            await bert.call("POST", f"{path}/join", {"seat": 2})
            begun = await anne.call("POST", f"{path}/start")
            assert [(seat["kind"], seat["bot"]) for seat in begun["seats"]] == [
                ("human", ""), ("bot", "random"), ("human", ""), ("bot", "random"),
            ]  # fmt: skip
            await anne.call("PUT", f"{path}/bot", {"seat": 1, "bot": "random"}, 409)
            room = server.house.lobby.rooms[table["id"]]
            room.row.seats[1].bot = "lively"  # as in a very old table
            assert (await anne.get(path))["seats"][1]["bot"] == "apprentice"

    asyncio.run(run())


PROGRAMS = {
    "mine": f"{sys.executable} {Path(__file__).resolve().parents[2] / 'examples' / 'outside_bot.py'}",
    "broken": f"{sys.executable} -c pass",
}


@pytest.mark.parametrize(("bot", "failed"), [("mine", False), ("broken", True)])
def test_bots_from_outside_play_at_the_table(bot: str, failed: bool, tmp_path: Path) -> None:
    async def run() -> None:
        async with running(tmp_path, bots=PROGRAMS) as server, server.person() as anne:
            seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
            table = await anne.call("POST", "/api/tables", {"game": "villagers", "options": {}, "seats": seats})
            assert table["seats"][1]["bot"] == bot
            assert PROGRAMS[bot] not in str(await anne.get("/api/games")) + str(table)
            async with anne.page(table["id"], 0) as page:
                await page.play(Random(1), lambda state: acted(page, 1) > 3)
                live = [line["told"] for line in page.lines]
            async with anne.page(table["id"], 0) as page:
                await page.next("state")
                again = [line["told"] for line in page.lines]
            assert again[: len(live)] == live
            assert ({"what": "stand-in-apprentice", "seat": 1} in live) == failed
        async with running(tmp_path, bots=PROGRAMS) as server, server.person() as bert:
            async with bert.page(table["id"]) as page:  # a spectator, after a restart
                await page.next("state")
            assert ("stand-in-apprentice" in [line["told"]["what"] for line in page.lines]) == failed

    asyncio.run(run())


def acted(page: Page, seat: int) -> int:
    """Return how many lines in the log are about a seat."""
    return sum(line["told"].get("seat") == seat for line in page.lines)


def test_who_stood_in_is_told_when_plans_are_shown_and_in_the_replay() -> None:
    match = some_match(0)
    live = Live(match.game, match.header)
    recorder = Recorder(Live(match.game, match.header))
    chance = Random(3)
    assert live.state.lanes  # all plan at once
    number = count = 0
    while not any(move.closed for move in live.moves):
        seat = chance.choice(live.waiting())
        text = chance.choice(live.options(seat))
        stand_in = "apprentice" if seat == 1 else ""
        live.take(live.attempt(seat, text), stand_in)
        number += 1
        recorder.play(seat, text, stand_in)
        told = {viewer: [whats(line) for line in live.teller(viewer).lines] for viewer in (-1, 0, 1)}
        count = sum(move.seat == 1 for move in live.moves)
        assert told[1].count("stand-in-apprentice") == count
        open_now = any(move.closed for move in live.moves)
        assert told[0].count("stand-in-apprentice") == told[-1].count("stand-in-apprentice") == count * open_now
    assert count > 0
    reel = Reel(recorder.done()[0])
    lines = [told["what"] for n in range(number + 1) for told in reel.told(n)]
    assert lines.count("stand-in-apprentice") == count


def whats(line: Any) -> str:
    """Return the content of an encoded line."""
    return str(json.loads(bytes(line))["told"]["what"])


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "The bot playing for Colin did not answer; the apprentice chose instead"),
        ("fr", "Le robot qui joue pour Colin n’a pas répondu\u202f; l’apprenti a choisi à sa place"),
    ],
)
def test_sentence_of_who_stood_in(lang: str, sentence: str) -> None:
    says = Messages(lang)
    assert says.say("table-stand-in-apprentice", player="Colin") == sentence
    assert "Colin" in says.say("table-stand-in-chance", player="Colin")


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
