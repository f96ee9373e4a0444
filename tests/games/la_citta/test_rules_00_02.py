"""Rules CIT-0 to CIT-2: what the game is, components, board and geometry."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from beffroi import games
from tests.games.la_citta.geometry import SLOTS, around, beside, board, far, gap, lanes, name, touching
from tests.games.la_citta.table import (
    ALPHA1,
    BETA1,
    BETA2,
    city,
    gold,
    owner,
    public,
    spots,
    supply,
    tidied,
    town,
)
from tests.kit import broken, la_citta

GAME = games.load("la_citta")
DATA: dict[str, Any] = GAME.data.tables
SPACES: list[dict[str, Any]] = DATA["map"]["spaces"]["list"]


def number(key: str) -> int:
    """Return one number of the data."""
    return int(DATA["numbers"][key]["value"])


def test_cit_0_1_the_frame_of_the_game() -> None:
    keys = ("years", "rounds", "display", "action_cards", "voice_cards", "voice_open", "cap_bare", "cap_market")
    assert [number(key) for key in keys] == [6, 5, 7, 3, 4, 1, 5, 8]
    assert [number(key) for key in ("points_citizen", "points_city", "points_hunger")] == [1, 3, -5]
    assert DATA["politics"]["rich_harvest"]["effect"]["barred_years"] == [6]


def test_cit_0_2_every_entry_says_where_it_comes_from() -> None:
    for table, entries in DATA.items():
        for key, entry in entries.items():
            assert entry["source"] in ("seed", "booklet", "public", "recalled", "reconstructed"), f"{table}.{key}"
            assert set(entry.get("refs", [])) <= set(DATA["sources"]), f"{table}.{key}"


def test_cit_0_2_reconstructed_numbers_are_read_from_the_data(tmp_path: Any) -> None:
    (tmp_path / "mine.toml").write_text("[politics.palace]\ncost = 4\n", encoding="utf-8")
    game = games.load("la_citta", tmp_path)
    from beffroi.kernel.flow import legal  # noqa: PLC0415
    from beffroi.kernel.position import read_position  # noqa: PLC0415

    for coins, offered in ((3, False), (4, True)):
        document = {"options": {"first": "0"}, "display": ["palace"], "players": [{"gold": coins}, {}], "year": 1}
        state = read_position(game, document).state
        assert ("take palace" in [game.words.text(action) for action in legal(state, 0)]) is offered


def test_cit_0_3_the_aid_wins() -> None:
    """Where old translations differ, the numbers and the market's citizen of the aid stand (RULES.md, section 17)."""
    aid = ("years", "rounds", "display", "founding_gap", "neighbor_gap", "cap_bare", "cap_market", "points_hunger")
    assert {DATA["numbers"][key]["source"] for key in aid} == {"seed"}
    table = la_citta(turn=1, players=[{}, owner(city(BETA1, 1))])
    before = supply(table)
    table.do("1 build market", "1 at 8,9")
    assert (supply(table), town(table, "1.1")["citizens"]) == (before - 1, 2)


def test_cit_0_4_the_words_of_the_game() -> None:
    named = {key: (entry["fr"], entry["en"]) for key, entry in DATA["buildings"].items()}
    assert list(named) == [
        "castello", "farm", "quarry", "market", "statue", "school",
        "fountain", "palace", "hospital", "cathedral", "university", "bathhouse",
    ]  # fmt: skip
    french = {key: fr.split()[0] for key, (fr, _) in named.items()}
    assert french["quarry"] == "Mine"
    assert (french["school"], french["bathhouse"], french["market"]) == ("Monastère", "Thermes", "Marché")
    assert all(en for _, en in named.values())


def test_cit_1_1_two_to_five_players() -> None:
    assert GAME.seats(GAME.complete({})) == (2, 5)
    for seats in (1, 6):
        assert broken("la_citta", {"seats": seats})


def test_cit_1_2_contents_of_the_box() -> None:
    box = {key: entry["count"] for key, entry in DATA["box"].items()}
    assert (box["castello_tiles"], box["building_tiles"], box["landscape_tiles"]) == (20, 121, 22)
    assert (box["citizens"], box["notables"], box["gold"], box["food_tokens"]) == (130, 20, 32, 65)
    assert (box["action_cards"], box["politics_cards"], box["voice_cards"], box["start_marker"]) == (15, 32, 27, 1)
    assert [number(key) for key in ("castelli", "notables", "action_cards")] == [4, 4, 3]
    assert sum(entry["count"] for entry in DATA["stocks"].values()) == 121


def test_cit_1_3_nine_voice_cards_of_each_wish() -> None:
    assert {key: entry["copies"] for key, entry in DATA["voice"].items()} == dict.fromkeys(DATA["wishes"], 9)
    document = la_citta(seats=3).doc()
    deck = Counter(document["voice"] + document["voice_past"] + document["voice_pile"])
    assert deck == {"culture": 9, "education": 9, "health": 9}


def test_cit_1_4_copies_of_the_politics_cards() -> None:
    copies = {key: entry["copies"] for key, entry in DATA["politics"].items()}
    assert sorted(copies.values()) == [2, 2, 2, 2, 4, 4, 4, 4, 4, 4]
    twice = {"bathhouse", "population", "rich_harvest", "bread_and_circuses"}
    assert {key for key, count in copies.items() if count == 2} == twice
    for seats in (2, 5):
        document = la_citta(seats=seats).doc()
        assert Counter(document["display"] + document["pile"]) == copies


def test_cit_1_5_landscape_tiles() -> None:
    counts = {key: entry["count"] for key, entry in DATA["landscapes"].items()}
    assert counts == {"field1": 6, "field2": 6, "field3": 2, "water": 5, "mountain": 3}
    assert [DATA["landscapes"][f"field{n}"]["wheat"] for n in (1, 2, 3)] == [1, 2, 3]
    assert DATA["landscapes"]["field3"]["count_source"] == "reconstructed"


def test_cit_1_6_gold_never_runs_out() -> None:
    table = la_citta(players=[{"gold": 500}, {"gold": 900}]).do("0 gold")
    assert gold(table) == 502
    crowd = {"cities": [city(ALPHA1, 90), city("18,7", 40)]}
    assert "citizens" in broken("la_citta", {"players": [crowd, owner(city(BETA1, 1))]})
    assert supply(la_citta(players=[crowd, owner()])) == 0


@pytest.mark.parametrize(
    ("stock", "count", "sides"),
    [
        ("farm_quarry", 40, {"farm", "quarry"}),
        ("palace_hospital", 20, {"palace", "hospital"}),
        ("statue_cathedral", 15, {"statue", "cathedral"}),
        ("school_university", 15, {"school", "university"}),
        ("fountain_bathhouse", 15, {"fountain", "bathhouse"}),
        ("market", 16, {"market"}),
    ],
)
def test_cit_1_7_both_sides_share_one_stock(stock: str, count: int, sides: set[str]) -> None:
    assert DATA["stocks"][stock]["count"] == count
    assert {key for key, entry in DATA["buildings"].items() if entry.get("stock") == stock} == sides
    shown = ["palace", "hospital", "cathedral", "university", "bathhouse", "palace", "palace"]
    # 7,8 is at water and 8,10 at a mountain, so every building has a space as long as there are tiles
    mine = owner(city(BETA1, 6, {"8,9": "farm"}), gold=9)
    for left in (0, 1):
        table = la_citta(display=shown, stocks={stock: left}, players=[mine, owner(city(ALPHA1, 1))])
        for side in sides:
            verb = "take" if side in shown else "build"
            assert (f"{verb} {side}" in table.legal(0)) is bool(left)
            if left:
                spot = min(spots(table, 0, side, verb))
                built = la_citta(display=shown, stocks={stock: 1}, players=[mine, owner(city(ALPHA1, 1))])
                built.do(f"0 {verb} {side}", f"0 at {spot}")
                assert built.view(-1)["stocks"][stock] == 0


def test_cit_1_7_a_removed_tile_goes_back() -> None:
    table = tidied({}, owner(city(BETA1, 1, {"8,9": "quarry"} | {"8,9": "farm"})))
    assert table.view(-1)["stocks"]["farm_quarry"] == 40
    assert town(table, "1.1")["size"] == 1


def test_cit_2_1_slots_are_triangles_of_six_hexes() -> None:
    assert len(SLOTS) == 22
    for slot in SLOTS:
        q, r = slot["hexes"][0]
        triangle = {(q, r), (q + 1, r), (q + 2, r), (q, r + 1), (q + 1, r + 1), (q, r + 2)}
        assert {tuple(place) for place in slot["hexes"]} == triangle, slot["id"]
    covered = {tuple(place) for slot in SLOTS for place in slot["hexes"]}
    assert len(covered) == 132
    assert {tuple(space["at"]) for space in SPACES} == lanes(5) == board()
    assert not covered & lanes(5)


def test_cit_2_2_every_space_touches_one_or_two_slots() -> None:
    assert len(SPACES) == 166
    for space in SPACES:
        place = (space["at"][0], space["at"][1])
        assert set(space["touches"]) == touching(place)
        assert len(space["touches"]) in (1, 2)
    inside = [space for space in SPACES if len(space["touches"]) == 2]
    rim = {tuple(space["at"]) for space in SPACES if len(space["touches"]) == 1}
    assert len(inside) + len(rim) == 166
    # a space of the rim has a hex beside it that is neither space nor slot; one inside has at most board around it
    covered = {tuple(place) for slot in SLOTS for place in slot["hexes"]}
    assert all(any(hex_ not in covered | lanes(5) for hex_ in around((q, r))) for q, r in rim)


@pytest.mark.parametrize(("seats", "spaces"), [(2, 82), (3, 130), (4, 166), (5, 166)])
def test_cit_2_3_in_play_by_number_of_players(seats: int, spaces: int) -> None:
    """Fewer players build on fewer spaces; every slot carries a tile."""
    view = la_citta(seats=seats).view(-1)
    assert len(view["spaces"]) == spaces
    assert set(view["spaces"]) == {name(place) for place in lanes(seats)}
    assert [slot["slot"] for slot in view["slots"]] == [slot["id"] for slot in SLOTS]
    assert all(slot["land"] for slot in view["slots"])


def test_cit_2_3_every_slot_gives_its_terrain() -> None:
    """14,3 touches C1 and D1, whose own spaces two players do not use: a water all the same."""
    for seats in (2, 4):
        rest = [owner() for _ in range(seats - 2)]
        table = la_citta(land={"D1": "water"}, players=[owner(city("14,2", 3)), owner(city(ALPHA1, 3)), *rest])
        assert "14,3" in spots(table, 0, "fountain")
    dry = la_citta(land={"D1": "mountain"}, players=[owner(city("14,2", 3)), owner(city(ALPHA1, 3))])
    assert "14,3" not in spots(dry, 0, "fountain")
    assert "15,0" not in dry.view(-1)["spaces"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_cit_2_4_adjacent_are_hex_neighbors_in_play(seats: int) -> None:
    """A lone castello may build on all spaces beside it and on no other."""
    rest = [owner() for _ in range(seats - 1)]
    for place in sorted(lanes(seats)):
        table = la_citta(players=[owner(city(name(place), 3)), *rest])
        assert spots(table, 0, "statue") == beside(name(place), seats)


def test_cit_2_5_a_space_is_at_the_landscapes_of_its_slots() -> None:
    """8,10 touches C2 and C3."""
    for land, water, wheat, mountains in (
        ({"C2": "water", "C3": "water"}, True, 0, 0),
        ({"C2": "water", "C3": "mountain"}, True, 0, 1),
        ({"C2": "field2", "C3": "mountain"}, False, 2, 1),
        ({"C2": "field2", "C3": "field3"}, False, 5, 0),
    ):
        mine = [owner(city("8,9", 3)), owner()]
        assert ("8,10" in spots(la_citta(land=land, players=mine), 0, "fountain")) is water
        for building, key, more in (("farm", "food", wheat), ("quarry", "income", mountains)):
            table = la_citta(land=land, players=mine)
            before = town(table, "0.1")[key]
            table.do(f"0 build {building}", "0 at 8,10")
            assert town(table, "0.1")[key] == before + more


def test_cit_2_5_the_rim_carries_no_terrain() -> None:
    """13,2 lies at the rim beside C1 alone; an owner whose board prints land there can say so in a pack."""
    table = la_citta(land={"C1": "mountain"}, players=[owner(city(BETA2, 3)), owner()])
    assert "13,2" not in spots(table, 0, "fountain")
    table.do("0 build farm", "0 at 13,2")
    assert town(table, "0.1")["food"] == 0


def test_cit_2_6_terrain_is_never_used_up() -> None:
    """Field C2 feeds two castelli and two farms of two players at once."""
    ours = owner(city(BETA1, 3, {"8,9": "farm"}))
    theirs = owner(city("11,8", 3, {"12,7": "farm"}))
    table = la_citta(land={"C2": "field3"}, players=[ours, theirs])
    assert public(table)["food"] == (3 + 2) + (3 + 2)
    assert public(table, 1)["food"] == (3 + 1) + 3


def test_cit_2_7_distance_goes_along_the_lanes() -> None:
    """8,7 and 11,6 are three hexes apart as the crow flies, on either side of a tile four."""
    assert gap(["8,8"], ["10,9"], 2) == 3
    table = la_citta({"sites": "free"}, phase="setup", players=[owner(city("9,10", 3)), {}])
    assert "place 9,6" in table.legal(1)
    assert gap(["9,10"], ["9,6"], 2) == 4


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_cit_2_7_gaps_of_all_pairs(seats: int) -> None:
    """Every space as a first castello: the second may stand exactly where three spaces lie between."""
    rest: list[dict[str, Any]] = [{} for _ in range(seats - 1)]
    for place in sorted(lanes(seats)):
        start = owner(city(name(place), 3))
        table = la_citta({"sites": "free"}, phase="setup", players=[start, *rest])
        seat = table.asked()[0]  # the next one counter-clockwise
        assert {text.removeprefix("place ") for text in table.legal(seat)} == far(name(place), seats)


@pytest.mark.parametrize("seats", [2, 4])
def test_cit_2_7_occupied_spaces_do_not_lengthen_the_way(seats: int) -> None:
    """The city of a third stands between two others; the gap stays what the lanes say."""
    ours = city(BETA1, 3, {"8,9": "farm"})
    between = city("9,10", 3)
    rest = [owner() for _ in range(seats - 2)]
    if seats == 4:
        table = la_citta(players=[owner(ours), owner(city("10,11", 3)), owner(between), rest[0]])
        assert gap([BETA1, "8,9"], ["10,11"], 4) == 3
        assert "1.1" not in town(table, "0.1")["neighbors"]
    table = la_citta(players=[owner(ours, city("12,8", 3)), owner(between), *rest])
    assert town(table, "1.1")["neighbors"] == sorted(
        each for each, tiles in (("0.1", [BETA1, "8,9"]), ("0.2", ["12,8"])) if gap(["9,10"], tiles, seats) < 3
    )
