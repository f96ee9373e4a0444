"""Data packs of La Città: what the box holds, what an owner may correct, and how mistakes are told."""

from __future__ import annotations

import copy
import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from beffroi import games
from beffroi.kernel.errors import DataError
from beffroi.kernel.flow import legal
from beffroi.kernel.position import Position, read_position, write_position
from tests.games.la_citta.geometry import around, gap, hexes, lanes, name, place_of
from tests.kit import la_citta

GAME = games.load("la_citta")
DATA: dict[str, Any] = GAME.data.tables
SLOTS: list[dict[str, Any]] = DATA["map"]["slots"]["list"]
SPACES: list[dict[str, Any]] = DATA["map"]["spaces"]["list"]


def pack(folder: Path, text: str) -> Path:
    """Write a data pack of one file."""
    (folder / "mine.toml").write_text(text, encoding="utf-8")
    return folder


def refused(folder: Path, text: str) -> str:
    """Return the error of a pack that must be refused."""
    with pytest.raises(DataError) as caught:
        games.load("la_citta", pack(folder, text))
    assert "\n" not in str(caught.value)
    return str(caught.value)


def listed(table: str, rows: list[dict[str, Any]]) -> str:
    """Return a list of the map as TOML."""
    lines = [", ".join(f"{key} = {json.dumps(value)}" for key, value in row.items()) for row in rows]
    body = "".join(f"  {{ {line} }},\n" for line in lines)
    return f'[map.{table}]\nlist = [\n{body}]\nsource = "public"\n'


def changed(rows: list[dict[str, Any]], number: int, **more: Any) -> list[dict[str, Any]]:
    """Return the rows of a list with one changed."""
    out = copy.deepcopy(rows)
    out[number] |= more
    return out


def test_counts_of_the_box_agree() -> None:
    box = {key: entry["count"] for key, entry in DATA["box"].items()}
    assert sum(entry["count"] for entry in DATA["stocks"].values()) == box["building_tiles"]
    assert sum(entry["count"] for entry in DATA["landscapes"].values()) == box["landscape_tiles"] == len(SLOTS)
    assert sum(entry["copies"] for entry in DATA["politics"].values()) == box["politics_cards"]
    assert sum(entry["copies"] for entry in DATA["voice"].values()) == box["voice_cards"]
    numbers = {key: entry["value"] for key, entry in DATA["numbers"].items()}
    assert (5 * numbers["castelli"], 5 * numbers["notables"]) == (box["castello_tiles"], box["notables"])
    assert 5 * numbers["action_cards"] == box["action_cards"]


@pytest.mark.parametrize(("players", "spaces", "edges"), [(2, 82, 109), (3, 130, 175), (4, 166, 229), (5, 166, 229)])
def test_the_map_by_number_of_players(players: int, spaces: int, edges: int) -> None:
    rows = {(space["at"][0], space["at"][1]) for space in SPACES if space["players"] <= players}
    assert rows == lanes(players)
    assert len(rows) == spaces
    assert sum(other in rows for place in rows for other in around(place)) == 2 * edges


def test_the_rim_of_the_board_can_be_told_by_a_pack(tmp_path: Path) -> None:
    """13,2 lies at the rim: land printed there counts like a tile."""
    number = next(i for i, space in enumerate(SPACES) if space["at"] == [13, 2])
    game = games.load("la_citta", pack(tmp_path, listed("spaces", changed(SPACES, number, rim=["water"]))))
    for game_, wet in ((GAME, False), (game, True)):
        document = {"options": {"first": "0"}, "players": [{"cities": [{"castello": "12,2"}]}, {"cities": []}]}
        state = read_position(game_, document).state
        game_.play(state, 0, "build statue" if not wet else "build fountain")
        assert "at 13,2" in [game_.words.text(action) for action in legal(state, 0)]
    (tmp_path / "wrong").mkdir()
    assert "«sea» is unknown" in refused(tmp_path / "wrong", listed("spaces", changed(SPACES, number, rim=["sea"])))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_layouts_and_start_sites(players: int) -> None:
    entry = DATA["layouts"][str(players)]
    land = dict(text.split() for text in entry["land"])
    assert set(land) == set(hexes().values())
    for kind, row in DATA["landscapes"].items():
        assert list(land.values()).count(kind) == row["count"]
    sites = [site for row in entry["sites"] for site in row]
    assert len(entry["sites"]) == players
    assert len(set(sites)) == 2 * players
    assert all(place_of(site) in lanes(players) for site in sites)
    assert min(gap([a], [b], players) for a in sites for b in sites if a != b) == (6 if players == 2 else 4)


@pytest.mark.parametrize(("players", "wheat"), [(2, 5), (3, 7), (4, 6), (5, 6)])
def test_every_seat_starts_with_the_same_food(players: int, wheat: int) -> None:
    table = la_citta(seats=players)
    assert [own["food"] for own in table.view(-1)["players"]] == [wheat] * players


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_distances_of_the_engine(players: int) -> None:
    """Next, too close, within reach: the tables of the engine against a plain search, for all pairs."""
    book = GAME.book  # type: ignore[attr-defined]
    ground = book.grounds[players - 2]
    names = book.spaces
    assert {names[space] for space in ground.in_play} == {name(place) for place in lanes(players)}
    for space in ground.in_play:
        for starts, items, most in (
            (ground.next_at, ground.next_of, 1),
            (ground.close_at, ground.close_of, 3),
            (ground.reach_at, ground.reach_of, 3),
        ):
            found = {names[items[i]] for i in range(starts[space], starts[space + 1])}
            near = {name(place) for place in lanes(players) if gap([names[space]], [name(place)], players) + 1 <= most}
            assert found == (near - {names[space]} if most == 1 else near)


def test_what_is_reconstructed_is_marked() -> None:
    found = {value.path for value in GAME.data.provenance() if value.source == "reconstructed"}
    names = {f"politics.{card}.fr" for card in ("population", "bread_and_circuses", "listen", "builders")}
    guessed = {f"politics.{card}.copies" for card in DATA["politics"]} | names
    guessed |= {"map.slots.list", "map.spaces.list", "landscapes.field3.count"}
    guessed |= {f"layouts.{players}.{key}" for players in (2, 3, 4, 5) for key in ("land", "sites")}
    assert found == guessed
    assert set(DATA["doubts"]) == {"2", "10", "11", "14"}


def test_a_pack_corrects_how_many_copies_there_are(tmp_path: Path) -> None:
    text = "".join(
        f'[politics.{card}]\ncopies = {n}\ncopies_source = "public"\n' for card, n in (("palace", 2), ("bathhouse", 4))
    )
    game = games.load("la_citta", pack(tmp_path, text))
    document = write_position(game, Position(2, game.complete({}), 1, game.new(2, {}, 1)))
    cards = document["display"] + document["pile"]
    assert (cards.count("palace"), cards.count("bathhouse")) == (2, 4)
    assert game.fingerprint != GAME.fingerprint
    sources = {value.path: value.source for value in game.data.provenance()}
    assert (sources["politics.palace.copies"], sources["politics.hospital.copies"]) == ("public", "reconstructed")


def test_a_pack_corrects_the_fourteenth_field(tmp_path: Path) -> None:
    """Layouts that are a guess do not speak against it; one that an owner has read off the box does."""
    text = "[landscapes.field2]\ncount = 7\n[landscapes.field3]\ncount = 1\n"
    sure = f'[layouts.2]\nland = {json.dumps(DATA["layouts"]["2"]["land"])}\nland_source = "seed"\n'
    assert "layouts.2.land: 2 of field3; the box has 1" in refused(tmp_path, text + sure)
    game = games.load("la_citta", pack(tmp_path, text))
    view = game.view(game.new(2, {"map": "random"}, 1), -1)
    assert Counter(slot["land"] for slot in view["slots"])["field2"] == 7


def test_a_pack_corrects_a_layout(tmp_path: Path) -> None:
    swap = {"B2": "B3", "B3": "B2"}
    land = [f"{swap.get(text.split()[0], text.split()[0])} {text.split()[1]}" for text in DATA["layouts"]["2"]["land"]]
    game = games.load("la_citta", pack(tmp_path, f"[layouts.2]\nland = {json.dumps(land)}\n"))
    view = game.view(game.new(2, {}, 1), -1)
    assert {slot["slot"]: slot["land"] for slot in view["slots"]}["B2"] == "field2"


def test_a_pack_brings_another_card(tmp_path: Path) -> None:
    text = (
        '[politics.fair]\nfr = "Foire"\nen = "Fair"\ncopies = 2\ncost = 0\n'
        'effect = { do = "games", prices = [1] }\nsource = "recalled"\n[box.politics_cards]\ncount = 34\n'
    )
    game = games.load("la_citta", pack(tmp_path, text))
    mine = {"cities": [{"castello": "11,12", "tiles": {"12,11": "statue"}}], "gold": 1}
    document = {"options": {"first": "0"}, "display": ["fair", "bread_and_circuses"], "players": [mine, {}]}
    state = read_position(game, document).state
    texts = [game.words.text(action) for action in legal(state, 0)]
    assert {"take fair", "take bread_and_circuses"} <= set(texts)
    assert game.book.titles["fair"] == {"fr": "Foire", "en": "Fair"}  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('[politics.bread_and_circuses]\neffect = { do = "circus", bonus = 2 }',
         "effect.do: «circus» is gone since rules version 2; «games» takes its place"),
        ('[politics.builders]\neffect = { do = "builders", most = 2 }', "effect.most: is gone: since rules version 2"),
        ('[politics.listen]\neffect = { do = "listen", prices = [0, 1, 2] }', "effect.looks: is missing: since rules"),
        ('[politics.rich_harvest]\neffect = { do = "harvest", times = 2, barred_years = [6] }', "effect.on: is"),
        ("[bags.2]\nwater = 3", "bags: is gone since rules version 2: all tiles are shuffled, landscapes.*.count"),
        (listed("slots", changed(SLOTS, 0, players=2)), "map.slots.list[0].players: is gone since rules version 2"),
    ],
)  # fmt: skip
def test_a_pack_of_version_1_is_told_what_takes_the_place(tmp_path: Path, text: str, reason: str) -> None:
    assert reason in refused(tmp_path, text)


def test_a_note_is_no_change_of_play(tmp_path: Path) -> None:
    game = games.load("la_citta", pack(tmp_path, '[buildings.farm]\nnote = "seen in my box"\nfr = "Autre"\n'))
    assert game.fingerprint == GAME.fingerprint


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('[buildings.farm]\nat = "sea"', "mine.toml: buildings.farm.at: «sea» is unknown"),
        ('[buildings.farm]\nstock = "barns"', "mine.toml: buildings.farm.stock: «barns» is unknown"),
        ("[buildings.farm]\narches = [1, 0]", "mine.toml: buildings.farm.arches: expected one number for each"),
        ("[buildings.farm]\ncolor = 3", "mine.toml: buildings.farm.color: is not a known key"),
        ('[buildings.farm]\nsource = "rumour"', "mine.toml: buildings.farm.source: «rumour» is unknown"),
        ('[buildings.farm]\nsize = "castello"', "buildings.farm.size: the castello comes first"),
        ('[buildings.farm]\nsize = "large"', "no card builds farm (CIT-7.9)"),
        ('[buildings.palace]\nsize = "small"', "only a medium or large building has a card (CIT-7.9)"),
        ("[stocks.market]\ncount = 17", "stocks: 122 in all; box.building_tiles.count says 121"),
        ("[landscapes.water]\ncount = 6", "landscapes: 23 tiles for 22 slots; every slot carries one (CIT-3.1)"),
        ("[politics.palace]\ncopies = 5", "politics: 33 in all; box.politics_cards.count says 32"),
        ("[politics.palace]\ncopies = 3", "politics: 31 cards; 32 are needed"),
        ("[voice.health]\ncopies = 8", "voice: 26 in all; box.voice_cards.count says 27"),
        ("[voice.health]\ncopies = 5", "voice: 23 cards; 24 are laid out (CIT-5.2)"),
        ("[politics.palace]\ncost = true", "mine.toml: politics.palace.cost: expected a whole number"),
        ("[politics.listen]\ncost = 1", "politics.listen.cost: must be 0: players only pay"),
        ('[politics.palace]\neffect = { do = "dance" }', "politics.palace.effect.do: «dance» is unknown"),
        ('[politics.palace]\neffect = { do = "build", building = "tower" }', "building: «tower» is unknown"),
        (
            '[politics.listen]\neffect = { do = "listen", looks = [1], prices = [0, 1, 2, 3] }',
            "prices: expected 1 to 3 prices",
        ),
        (
            '[politics.listen]\neffect = { do = "listen", looks = [3, 2], prices = [0, 1] }',
            "looks: expected rising numbers",
        ),
        ('[politics.listen]\neffect = { do = "listen", looks = [2, 3], prices = [0] }', "one for each price"),
        ('[politics.listen]\neffect = { do = "listen", looks = [4], prices = [0] }', "looks[0]: 4 is out of bounds"),
        ('[politics.rich_harvest]\neffect = { do = "harvest", on = ["statue"], times = 2, barred_years = [] }',
         "effect.on: statue feeds nobody (CIT-9.3)"),
        ("[buildings.palace]\ncost = 2", "buildings.palace.cost: the price of this building is the cost of its"),
        ('[politics.population]\neffect = { do = "population", prices = [3, 1] }', "none lower than the one before"),
        ('[politics.population]\neffect = { do = "population" }', "effect.prices: is missing"),
        ('[politics.builders]\neffect = { do = "builders", prices = { huge = 9 } }', "prices.huge: is not a known key"),
        ("[politics.builders]\ncost = 1", "politics.builders.cost: must be 0"),
        ("[numbers.castelli]\nvalue = 5", "mine.toml: numbers.castelli.value: 5 is out of bounds"),
        ("[numbers.voice_cards]\nvalue = 5", "5 is out of bounds; expected 4 to 4"),
        ("[numbers.luck]\nvalue = 5", "numbers.luck: is not a known key"),
        ("[numbers.founding_gap]\nvalue = 8", "at least 8 are needed (CIT-3.7)"),
        ('[wishes.glory]\nfr = "Gloire"', "it must hold exactly culture, education, health"),
        ('[layouts.2]\nland = ["B2 water"]', "layouts.2.land: A1 has no landscape"),
        ('[layouts.2]\nland = ["A1 water", "A1 water"]', "layouts.2.land[1]: A1 is named twice"),
        ('[layouts.2]\nland = ["Z9 water"]', "layouts.2.land[0]: «Z9» is unknown"),
        ('[layouts.2]\nland = ["B2 sea"]', "layouts.2.land[0]: «sea» is unknown"),
        ('[layouts.2]\nsites = [["8,8", "12,2"]]', "layouts.2.sites: 1 rows; expected one for each of 2 players"),
        ('[layouts.2]\nsites = [["8,8"], ["12,2"]]', "layouts.2.sites[0]: a row has 2 spaces"),
        ('[layouts.2]\nsites = [["8,8", "9,10"], ["12,2", "18,7"]]', "2 spaces between 9,10 and 8,8; at least 3"),
        ('[layouts.2]\nsites = [["8,8", "9,9"], ["12,2", "18,7"]]', "layouts.2.sites[0][1]: «9,9» is unknown"),
        ('[layouts.2]\nsites = [["8,8", "12,0"], ["12,2", "18,7"]]', "12,0 is out of play with 2 players"),
        ("[landscapes.field1]\nwheat = 0", "landscapes.field1.wheat: 0 is out of bounds"),
        ('[landscapes.field1]\nkind = "desert"', "landscapes.field1.kind: «desert» is unknown"),
        ("[wolves]\na = 1", "mine.toml: wolves: is not a table of this game"),
    ],
)  # fmt: skip
def test_a_bad_pack_is_told_precisely(tmp_path: Path, text: str, reason: str) -> None:
    assert reason in refused(tmp_path, text)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (listed("slots", changed(SLOTS, 0, id="A2")), "map.slots.list[1].id: names are letters and digits, each used"),
        (listed("slots", changed(SLOTS, 0, hexes=[[5, 3]])), "map.slots.list[0].hexes: 1 hexes; a slot has 6"),
        (listed("slots", changed(SLOTS, 0, hexes=SLOTS[1]["hexes"])), "belongs to two slots"),
        (listed("spaces", changed(SPACES, 0, touches=["Z1"])), "map.spaces.list[0].touches[0]: «Z1» is unknown"),
        (
            listed("spaces", changed(SPACES, 0, touches=["A1"])),
            "map.spaces.list[0].touches: expected one or two slots next to",
        ),
        (
            listed("spaces", changed(SPACES, 0, touches=[])),
            "map.spaces.list[0].touches: expected one or two slots next to",
        ),
        (listed("spaces", changed(SPACES, 0, at=[5, 3])), "map.spaces.list[0].at: 5,3 is a space or part of a slot"),
        (listed("spaces", changed(SPACES, 1, at=[9, 0])), "map.spaces.list[1].at: 9,0 is a space or part of a slot"),
        (listed("spaces", changed(SPACES, 1, at=[9])), "map.spaces.list[1].at: a hex is two numbers"),
        (listed("spaces", changed(SPACES, 0, players=2)), "there is no way from 9,0 to"),
        (listed("spaces", []), "there can be 1 to 200 spaces"),
    ],
)
def test_a_bad_map_is_told_precisely(tmp_path: Path, text: str, reason: str) -> None:
    assert reason in refused(tmp_path, text)


def test_a_map_in_two_parts_is_refused(tmp_path: Path) -> None:
    """Without the lane around 8,8 the spaces beyond it can still be reached; without a whole column they cannot."""
    cut = [space for space in SPACES if space["at"][1] != 9]
    assert "there is no way from" in refused(tmp_path, listed("spaces", cut))


def test_a_slot_too_many_needs_its_landscape(tmp_path: Path) -> None:
    more = [*SLOTS, {"id": "G1", "hexes": [[40, 0], [41, 0], [42, 0], [40, 1], [41, 1], [40, 2]]}]
    assert "22 tiles for 23 slots; every slot carries one (CIT-3.1)" in refused(tmp_path, listed("slots", more))


def test_every_entry_says_where_it_comes_from() -> None:
    for table, entries in DATA.items():
        for key, entry in entries.items():
            assert "source" in entry, f"{table}.{key}"


def test_notes_speak_of_the_game_alone() -> None:
    text = json.dumps(DATA, ensure_ascii=False)
    assert not [word for word in ("simulat", ".txt", "section 20") if word in text]
