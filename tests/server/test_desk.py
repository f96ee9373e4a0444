"""The owner's desk: values tried, refused, saved, played with, downloaded and uploaded."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from beffroi import desk, games
from beffroi.kernel.provenance import GUESS
from tests.server.kit import Person, Running, running

Visit = Callable[[Running, Person], Awaitable[None]]

# For each game: values as an owner types them, the resulting data, and an invalid value.
CORRECTIONS: dict[str, tuple[dict[str, Any], dict[str, Any], str, str]] = {
    "bruges": (
        {"cards.koenigin.price": "9", "cards.graf.effect": {"do": "gain", "points": "3", "florins": "1"}},
        {"cards.koenigin.price": 9, "cards.graf.effect": {"do": "gain", "points": 3, "florins": 1}},
        "cards.koenigin.price",
        "10",
    ),
    "la_citta": (
        {"politics.palace.copies": "2", "politics.bathhouse.copies": "4"},
        {"politics.palace.copies": 2, "politics.bathhouse.copies": 4},
        "politics.palace.copies",
        "many",
    ),
    "orleans": (
        {"tiles.bathhouse.slots": "boatman"},
        {"tiles.bathhouse.slots": ["boatman"]},
        "tiles.bathhouse.slots",
        "sailor",
    ),
    "villagers": ({"villagers.cooper.gold": "9"}, {"villagers.cooper.gold": 9}, "villagers.cooper.gold", "-1"),
}  # fmt: skip


def visit(folder: Path, story: Visit, **settings: Any) -> None:
    """Connect one person to a server."""

    async def come() -> None:
        async with running(folder, **settings) as server, server.person("Anne") as anne:
            await story(server, anne)

    asyncio.run(come())


def field(found: dict[str, Any], path: str) -> dict[str, Any]:
    """Return one field of a desk."""
    entry, _, key = path.rpartition(".")
    (one,) = [
        value for row in found["entries"] if row["path"] == entry for value in row["fields"] if value["key"] == key
    ]
    assert isinstance(one, dict)
    return one


@pytest.mark.parametrize("key", games.keys())
def test_a_desk_lists_what_is_guessed(tmp_path: Path, key: str) -> None:
    async def story(_: Running, anne: Person) -> None:
        found = await anne.get(f"/api/games/{key}/desk")
        asked = [f"{entry['path']}.{one['key']}" for entry in found["entries"] for one in entry["fields"]]
        assert asked == [f"{entry}.{name}" for entry, names in desk.questions(games.load(key)) for name in names]
        guesses = [path for path, state in desk.values(games.load(key)).items() if state == GUESS]
        assert (found["pack"], found["own"], found["guesses"]) == ("", 0, len(guesses))
        assert set(guesses) <= set(asked)
        tables = games.load(key).data.tables
        for entry in found["entries"]:
            assert set(entry["titles"]) == set(entry["texts"]) == {"en", "fr"}
            for one in entry["fields"]:
                path = f"{entry['path']}.{one['key']}"
                value = desk.value_at(tables, path)
                assert desk.meant(one["text"], value) == value, f"{path} is read as something else than it is"

    visit(tmp_path, story)


@pytest.mark.parametrize("key", CORRECTIONS)
def test_a_corrected_value_is_played_with(tmp_path: Path, key: str) -> None:
    values, expected, wrong, text = CORRECTIONS[key]

    async def story(server: Running, anne: Person) -> None:
        url = f"/api/games/{key}/desk"
        tried = await anne.call("POST", f"{url}/trial", {"values": values})
        assert tried["refusal"] is None
        assert {entry["path"] for entry in tried["entries"]} == {path.rpartition(".")[0] for path in values}
        assert (await anne.get(url))["own"] == 0, "a trial keeps nothing"
        refused = await anne.call("POST", f"{url}/trial", {"values": {wrong: text}})
        assert wrong.rpartition(".")[2] in refused["refusal"]["path"]
        assert refused["refusal"]["text"]
        await anne.call("PUT", url, {"values": {wrong: text}}, 400)
        kept = await anne.call("PUT", url, {"values": values})
        assert (kept["own"], kept["pack"] != "") == (len(values), True)
        for path in values:
            assert field(kept, path)["own"]
            assert not field(kept, path)["guess"]
        catalog = await anne.get(f"/api/games/{key}/catalog?pack={kept['pack']}")
        for path, value in expected.items():
            assert desk.value_at(catalog["tables"], path) == value
            assert desk.value_at(catalog["tables"], f"{path}_source") == "seed"
        seats = games.load(key).seats(games.load(key).complete({}))[1]
        table = await anne.open("me", *["bot"] * (seats - 1), game=key, pack=kept["pack"])
        shown = await anne.get(f"/api/tables/{table}")
        assert (shown["pack"], shown["playable"]) == (kept["pack"], True)
        room = server.house.lobby.rooms[table]
        assert room.live is not None
        for path, value in expected.items():
            assert desk.value_at(room.live.game.data.tables, path) == value
        changed = await anne.get(f"/api/games/{key}/packs/{kept['pack']}")
        assert {one["path"] for one in changed["changes"]} == set(values)

    visit(tmp_path, story)


def test_a_pack_is_played_with_to_the_end_and_after_a_restart(tmp_path: Path) -> None:
    """Bots, replay, a rematch and an uploaded record all use the pack of their table."""

    async def play(server: Running, anne: Person) -> None:
        kept = await anne.call("PUT", "/api/games/villagers/desk", {"values": {"villagers.cooper.gold": "9"}})
        table = await anne.open("me", "bot", game="villagers", pack=kept["pack"])
        await anne.call("POST", f"/api/tables/{table}/leave", {"seat": 0})  # a bot also plays for me
        async with anne.page(table):  # without anybody who watches, bots would wait
            while (await anne.get(f"/api/tables/{table}"))["state"] != "over":
                await asyncio.sleep(0.05)
        assert server.house.players.replaced == 0
        replay = await anne.get(f"/api/tables/{table}/replay")
        assert replay["verified"]
        again = await anne.call("POST", f"/api/tables/{table}/rematch")
        assert again["pack"] == kept["pack"]
        record = (await anne.client.get(f"/api/tables/{table}/record")).text
        assert (await anne.bring(record))["pack"] == kept["pack"]
        on = await anne.call("POST", f"/api/tables/{table}/play-on", {"n": 5, "seat": 0})
        assert on["pack"] == kept["pack"]
        found["table"], found["record"], found["cookies"] = table, record, dict(anne.client.cookies)

    async def again(_: Running, anne: Person) -> None:
        anne.client.cookies.clear()
        anne.client.cookies.update(found["cookies"])
        assert (await anne.get(f"/api/tables/{found['table']}/replay"))["verified"]
        await anne.call("DELETE", "/api/games/villagers/desk")
        assert (await anne.get("/api/games/villagers/desk"))["pack"] == ""
        assert (await anne.get(f"/api/tables/{found['table']}/replay"))["verified"], "its table keeps the pack"

    async def elsewhere(_: Running, anne: Person) -> None:
        headers = {"x-csrf-token": anne.client.cookies["csrf"], "content-type": "text/plain"}
        answer = await anne.client.post("/api/records", content=found["record"].encode(), headers=headers)
        assert (answer.status_code, answer.json()["error"]) == (400, "record-data")

    found: dict[str, Any] = {}
    visit(tmp_path / "house", play)
    visit(tmp_path / "house", again)
    visit(tmp_path / "other", elsewhere)


def test_a_pack_goes_out_as_a_file_and_comes_back(tmp_path: Path) -> None:
    async def story(_: Running, anne: Person) -> None:
        url = "/api/games/bruges/desk"
        kept = await anne.call("PUT", url, {"values": CORRECTIONS["bruges"][0]})
        answer = await anne.client.get(f"/api/games/bruges/packs/{kept['pack']}/file")
        assert "attachment" in answer.headers["content-disposition"]
        folder = tmp_path / "box"
        folder.mkdir()
        (folder / "box.toml").write_text(answer.text, encoding="utf-8")
        game = games.load("bruges", folder)  # as the terminal does with --data
        assert desk.value_at(game.data.tables, "cards.koenigin.price") == 9
        await anne.call("DELETE", url)
        gone = await anne.get(f"/api/games/bruges/packs/{kept['pack']}", 404)
        assert gone["error"] == "no-pack", "nobody needed it any longer"
        back = await anne.call("PUT", f"{url}/pack", {"files": {"box.toml": answer.text}})
        assert (back["pack"], back["own"]) == (kept["pack"], kept["own"])
        assert (await anne.get(f"/api/games/bruges/catalog?pack={back['pack']}"))["tables"] == game.data.tables

    visit(tmp_path / "house", story)


def test_a_spreadsheet_is_a_pack_too(tmp_path: Path) -> None:
    async def story(_: Running, anne: Person) -> None:
        sheet = "id;price;price_source\nkoenigin;9;seed\n"
        found = await anne.call("PUT", "/api/games/bruges/desk/pack", {"files": {"cards.csv": sheet}})
        assert field(found, "cards.koenigin.price")["text"] == "9"
        assert not field(found, "cards.koenigin.price")["guess"]
        wrong = {"files": {"cards.csv": sheet.replace("9", "10")}}
        problem = await anne.call("PUT", "/api/games/bruges/desk/pack", wrong, 400)
        assert "row 2" in problem["text"]
        assert (await anne.get("/api/games/bruges/desk"))["pack"] == found["pack"], "what lay there stays"

    visit(tmp_path, story)


def test_a_value_can_be_taken_back(tmp_path: Path) -> None:
    async def story(_: Running, anne: Person) -> None:
        url = "/api/games/la_citta/desk"
        await anne.call("PUT", url, {"values": CORRECTIONS["la_citta"][0]})
        both = ["politics.palace.copies", "politics.bathhouse.copies"]
        await anne.call("PUT", url, {"values": {}, "dropped": both[:1]}, 400)  # copies must add up to a deck
        found = await anne.call("PUT", url, {"values": {}, "dropped": both})
        assert (found["pack"], found["own"]) == ("", 0)

    visit(tmp_path, story)


BAD: list[tuple[dict[str, str], str]] = [
    ({"../x.toml": "[a]"}, "refused"),
    ({"x.py": "1"}, "refused"),
    ({"x.toml": "no toml"}, "refused"),
    ({"x.toml": ""}, "refused"),
    ({}, "refused"),
    ({"x.toml": "[villagers.cooper]\nfr = '" + "o" * 600 + "'"}, "refused"),
    ({"x.toml": "[villagers.cooper]\ngold = " + "9" * 5000}, "refused"),
    ({"x.toml": "[villagers.cooper]\ngold = " + "[" * 5000 + "]" * 5000}, "refused"),
    ({"x.toml": "villagers" + ".a" * 5000 + " = 1"}, "refused"),
    ({"x" * 300 + ".toml": "[a]"}, "refused"),
    ({f"{n}.toml": "" for n in range(30)}, "refused"),
    ({"cards.csv": "id;price\nkoenigin;9"}, "refused"),
    ({"x.toml": "[villagers.cooper]\ngold = 1979-05-27"}, "refused"),
    ({"x.toml": "[villagers.cooper]\nnote = '" + "o" * 300_000 + "'"}, "pack-too-large"),
]


@pytest.mark.parametrize(("files", "error"), BAD, ids=range(len(BAD)))
def test_a_bad_pack_is_refused_and_nothing_changes(tmp_path: Path, files: dict[str, str], error: str) -> None:
    async def story(_: Running, anne: Person) -> None:
        kept = await anne.call("PUT", "/api/games/villagers/desk", {"values": {"villagers.cooper.gold": "9"}})
        answer = await anne.call(
            "PUT", "/api/games/villagers/desk/pack", {"files": files}, 413 if "large" in error else 400
        )
        assert answer["error"] == error
        assert (await anne.get("/api/games/villagers/desk"))["pack"] == kept["pack"]

    visit(tmp_path, story)


def test_a_pack_that_no_game_survives_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the reader accepts must still be playable: here the worker finds that it is not."""

    async def story(server: Running, anne: Person) -> None:
        async def unsound(*_: object) -> str:
            return "a hand is empty"

        monkeypatch.setattr(server.house.players, "sound", unsound)
        answer = await anne.call("PUT", "/api/games/villagers/desk", {"values": {"villagers.cooper.gold": "9"}}, 400)
        assert (answer["error"], answer["facts"]) == ("pack-unsound", {"reason": "a hand is empty"})
        assert (await anne.get("/api/games/villagers/desk"))["pack"] == ""

    visit(tmp_path, story)


def test_desks_are_apart_and_unknown_packs_are_refused(tmp_path: Path) -> None:
    async def story(server: Running, anne: Person) -> None:
        kept = await anne.call("PUT", "/api/games/orleans/desk", {"values": CORRECTIONS["orleans"][0]})
        async with server.person("Bert") as bert:
            assert (await bert.get("/api/games/orleans/desk"))["own"] == 0
            seats = [{"kind": "me"}, {"kind": "open"}]
            for pack in ("x" * 32, "../../etc", "0" * 32):
                asked = {"game": "orleans", "options": {}, "seats": seats, "pack": pack}
                assert (await bert.call("POST", "/api/tables", asked, 404))["error"] == "no-pack"
                await bert.get(f"/api/games/orleans/catalog?pack={pack}", 404)
            other = {"game": "bruges", "options": {}, "seats": seats, "pack": kept["pack"]}
            assert (await bert.call("POST", "/api/tables", other, 404))["error"] == "no-pack"
            await bert.get("/api/games/chess/desk", 404)

    visit(tmp_path, story)


def test_trials_and_packs_have_a_pace(tmp_path: Path) -> None:
    async def story(_: Running, anne: Person) -> None:
        values = {"values": {"villagers.cooper.gold": "9"}}
        answers = [await anne.call("PUT", "/api/games/villagers/desk", values, 200) for _ in range(2)]
        assert answers[0]["pack"] == answers[1]["pack"], "the same values are the same pack"
        answer = await anne.call("PUT", "/api/games/villagers/desk", values, 429)
        assert answer["error"] == "too-often"

    visit(tmp_path, story, rate=0.2)


# Values owners are asked for beyond the guesses: prices of small buildings, land at the edge, the map's routes.
MORE: list[tuple[str, str, str]] = [
    ("la_citta", "buildings.statue.cost", "1"),
    ("la_citta", "landscapes.field3.count", "2"),
    ("orleans", "coins.2014.bank_value", "200"),
    ("bruges", "progress.track.points", "0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13"),
]


@pytest.mark.parametrize(("key", "path", "text"), MORE)
def test_what_an_owner_is_asked_for_can_be_set(tmp_path: Path, key: str, path: str, text: str) -> None:
    async def story(_: Running, anne: Person) -> None:
        found = await anne.call("PUT", f"/api/games/{key}/desk", {"values": {path: text}})
        assert field(found, path)["text"] == text
        assert field(found, path)["own"]

    visit(tmp_path, story)


def test_doubts_that_are_no_guesses_are_asked_too(tmp_path: Path) -> None:
    async def story(_: Running, anne: Person) -> None:
        found = await anne.get("/api/games/orleans/desk")
        spaces = [one for entry in found["entries"] if entry["path"] == "development" for one in entry["fields"]]
        assert spaces
        assert [(one["guess"], one["asked"]) for one in spaces] == [(False, True)] * len(spaces)

    visit(tmp_path, story)


ODD: list[tuple[str, object]] = [
    ("villagers.cooper.gold", "9" * 5000),
    ("villagers.cooper.gold", "[" * 3000),
    ("villagers" + ".a" * 3000, "1"),
    ("villagers", "1"),
    ("villagers.cooper.gold_source", "seed"),
    ("villagers.cooper", {"gold": "1"}),
    ("sources.x.what", "1"),
    ("nothing.at.all", "1"),
    ("villagers.cooper.gold", {"do": "gain"}),
    ("villagers.cooper.fr", "o" * 600),
]


@pytest.mark.parametrize(("path", "text"), ODD, ids=range(len(ODD)))
def test_odd_values_are_refused_in_words(tmp_path: Path, path: str, text: object) -> None:
    """Whatever is typed is refused with a reason, never crashes, and is not saved."""

    async def story(_: Running, anne: Person) -> None:
        url = "/api/games/villagers/desk"
        tried = await anne.call("POST", f"{url}/trial", {"values": {path: text}}, 200)
        assert tried["refusal"] is not None
        answer = await anne.call("PUT", url, {"values": {path: text}}, 400)
        assert answer["error"] == "refused"
        assert (await anne.get(url))["pack"] == ""

    visit(tmp_path, story)


def test_files_of_a_pack_go_with_it(tmp_path: Path) -> None:
    async def story(_: Running, anne: Person) -> None:
        url = "/api/games/villagers/desk"
        first = await anne.call("PUT", url, {"values": {"villagers.cooper.gold": "9"}})
        await anne.get(f"/api/games/villagers/packs/{first['pack']}")
        assert [path.name for path in (tmp_path / "packs").iterdir()] == [first["pack"]]
        await anne.call("PUT", url, {"values": {"villagers.cooper.gold": "8"}})
        assert list((tmp_path / "packs").iterdir()) == []

    visit(tmp_path, story)


def test_a_pack_of_other_data_is_told_and_can_be_put_away(tmp_path: Path) -> None:
    """After an upgrade a saved pack may no longer fit: its owner still gets a desk, and its table still gets a page."""

    async def story(server: Running, anne: Person) -> None:
        url = "/api/games/villagers/desk"
        kept = await anne.call("PUT", url, {"values": {"villagers.cooper.gold": "9"}})
        table = await anne.open("me", "bot", game="villagers", pack=kept["pack"])
        with closing(sqlite3.connect(tmp_path / "beffroi.db")) as base, base:
            base.execute("UPDATE pack SET text = '[villagers.cooper]\nsilver_age = 1'")
            base.execute("UPDATE game_table SET base = 'another'")
        found["table"], found["pack"], found["cookies"] = table, kept["pack"], dict(anne.client.cookies)

    async def later(_: Running, anne: Person) -> None:
        anne.client.cookies.clear()
        anne.client.cookies.update(found["cookies"])
        url = "/api/games/villagers/desk"
        shown = await anne.get(url)
        assert (shown["pack"], shown["own"]) == (found["pack"], 0)
        assert "silver_age" in shown["refusal"]["path"]
        assert not (await anne.get(f"/api/tables/{found['table']}"))["playable"]
        cleared = await anne.call("DELETE", url)
        assert (cleared["pack"], cleared["refusal"]) == ("", None)

    found: dict[str, Any] = {}
    visit(tmp_path, story)
    visit(tmp_path, later)
