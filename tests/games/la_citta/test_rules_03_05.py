"""Rules CIT-3 to CIT-5: set-up, the course of the game, phases 1 to 3."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from beffroi import games
from tests.games.la_citta.geometry import beside, gap, lanes, name
from tests.games.la_citta.table import (
    ALPHA1,
    ALPHA2,
    BETA1,
    BETA2,
    alone,
    city,
    food,
    gold,
    idle,
    names,
    owner,
    playing,
    public,
    shape,
    supply,
    told,
    town,
    towns,
)
from tests.kit import Table, broken, la_citta

DATA: dict[str, Any] = games.load("la_citta").data.tables
FREE = {"sites": "free"}
ALL_TILES = Counter({key: entry["count"] for key, entry in DATA["landscapes"].items()})


def land(table: Table) -> dict[str, str]:
    """Return the landscape of every slot."""
    return {slot["slot"]: slot["land"] for slot in table.view(-1)["slots"]}


def placed(table: Table) -> list[int]:
    """Let everybody place castelli on the first space offered; return who did, in order."""
    order = []
    while table.view(-1)["phase"] == "setup":
        seat = table.asked()[0]
        order.append(seat)
        table.do(f"{seat} {table.legal(seat)[0]}")
    return order


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_cit_3_1_the_beginners_map_is_fixed(seats: int) -> None:
    fixed = dict(text.split() for text in DATA["layouts"][str(seats)]["land"])
    for seed in range(3):
        assert land(la_citta(seats=seats, seed=seed)) == fixed
    assert Counter(fixed.values()) == ALL_TILES


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_cit_3_1_the_random_map_shuffles_all_tiles(seats: int) -> None:
    found = [land(la_citta({"map": "random"}, seats=seats, seed=seed)) for seed in range(12)]
    for tiles in found:
        assert Counter(tiles.values()) == ALL_TILES
    assert len({tuple(tiles.items()) for tiles in found}) == 12
    for slot in found[0]:
        assert len({tiles[slot] for tiles in found}) > 1


def test_cit_3_2_stocks_and_supply() -> None:
    view = la_citta(FREE, seats=4).view(-1)
    assert view["supply"] == 130
    assert view["stocks"] == {key: entry["count"] for key, entry in DATA["stocks"].items()}


@pytest.mark.parametrize("seats", [2, 5])
def test_cit_3_3_what_each_player_gets(seats: int) -> None:
    table = la_citta(FREE, seats=seats)
    for seat in range(seats):
        own = public(table, seat)
        assert (own["castelli"], own["notables"], own["actions"], own["gold"]) == (4, 4, 3, 1)
        assert (own["taken"], own["cities"], own["hungry"], own["founded"]) == ({}, [], False, False)


def test_cit_3_4_seven_politics_cards_lie_open() -> None:
    table = la_citta(FREE, seats=3)
    view = table.view(-1)
    assert len([card for card in view["display"] if card]) == 7
    assert (view["pile"], view["discard"]) == (25, {})
    assert view["voice"] == []
    assert view["voice_left"] == {"culture": 9, "education": 9, "health": 9}
    shown = {tuple(la_citta(FREE, seats=3, seed=seed).view(-1)["display"]) for seed in range(6)}
    assert len(shown) == 6
    voices = {tuple(la_citta(seats=3, seed=seed).doc()["voice"]) for seed in range(12)}
    assert len(voices) > 6


def test_cit_3_5_the_start_player_is_drawn() -> None:
    firsts = {la_citta({"first": "random"}, seats=5, seed=seed).view(-1)["first"] for seed in range(40)}
    assert firsts == {0, 1, 2, 3, 4}
    assert la_citta({"first": "2"}, seats=4).view(-1)["first"] == 2
    assert la_citta({"first": "2"}, seats=4).asked() == [2]
    assert "first" in broken("la_citta", {"seats": 2, "options": {"first": "3"}})


@pytest.mark.parametrize(("seats", "first"), [(2, 0), (2, 1), (3, 1), (5, 3)])
def test_cit_3_6_counter_clockwise_and_back(seats: int, first: int) -> None:
    order = placed(la_citta(FREE | {"first": str(first)}, seats=seats))
    there = [(first - i) % seats for i in range(seats)]
    assert order == there + there[::-1]


@pytest.mark.parametrize(("options", "then"), [(FREE, 2), ({"map": "random"}, 2), ({}, 1)])
def test_cit_3_13_who_starts_the_first_year(options: dict[str, str], then: int) -> None:
    table = la_citta(options | {"first": "1"}, seats=3)
    placed(table)
    assert (table.view(-1)["first"], table.asked(), table.view(-1)["year"]) == (then, [then], 1)
    assert told(table, "first") == [{"what": "first", "seat": then}]


def test_cit_3_13_in_a_position_of_the_set_up() -> None:
    """Castelli that stand are not placed again, and the marker moves once."""
    done = [owner(city(ALPHA1, 3), city(ALPHA2, 3)), owner(city(BETA1, 3))]
    table = la_citta(FREE, phase="setup", players=done).do("1 place 12,2")
    assert (table.view(-1)["first"], table.asked()) == (1, [1])


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_cit_3_7_castelli_keep_a_gap_of_three(seats: int) -> None:
    table = la_citta(FREE | {"map": "random"}, seats=seats, seed=3)
    while table.view(-1)["phase"] == "setup":
        seat = table.asked()[0]
        standing = [one["castello"] for one in towns(table)]
        spaces = [name(place) for place in lanes(seats)]
        free = {space for space in spaces if all(gap([space], [other], seats) >= 3 for other in standing)}
        assert {text.removeprefix("place ") for text in table.legal(seat)} == free
        table.do(f"{seat} {table.legal(seat)[len(standing) % len(free)]}")
    assert len(towns(table)) == 2 * seats


def test_cit_3_7_own_castelli_too() -> None:
    table = la_citta(FREE, seats=2).do("0 place 8,8", "1 place 12,2")
    assert table.asked() == [1]
    table.refuses("1 place 13,2")
    table.refuses("1 place 14,3")
    assert "place 14,4" in table.legal(1)


def test_cit_3_8_any_space_will_do() -> None:
    table = la_citta(FREE, seats=2)
    assert {text.removeprefix("place ") for text in table.legal(0)} == {name(place) for place in lanes(2)}
    table.do("0 place 14,4")
    assert food(table) == 0
    for seats in (2, 3, 4, 5):
        for place in lanes(seats):
            close = [other for other in lanes(seats) if gap([name(place)], [name(other)], seats) < 3]
            assert len(close) <= 14


def crowded() -> dict[str, Any]:
    """Return a player whose one city leaves no space of the board for two with a gap of three."""
    tiles = ["8,8"]
    while any(gap([name(place)], tiles, 2) >= 3 for place in lanes(2)):
        edge = sorted({space for tile in tiles for space in beside(tile, 2)} - set(tiles))
        tiles.append(max(edge, key=lambda space: closed([*tiles, space])))
    kinds = ["palace"] * 20 + ["statue"] * 15 + ["school"] * 15
    return owner(city(tiles[0], len(tiles) + 2, dict(zip(tiles[1:], kinds, strict=False))))


def closed(tiles: list[str]) -> int:
    """Return how many spaces of the board for two are too close to some tiles."""
    return len([place for place in lanes(2) if gap([name(place)], tiles, 2) < 3])


def test_cit_3_8_without_a_space_nothing_is_placed() -> None:
    table = la_citta(FREE, phase="setup", players=[crowded(), {}])
    assert (public(table)["castelli"], public(table, 1)["castelli"]) == (3, 4)
    assert (table.view(-1)["phase"], table.asked()) == ("politics", [1])
    assert "found" not in table.legal(1)


def test_cit_3_9_three_citizens_on_each_castello() -> None:
    table = la_citta(FREE, seats=2).do("0 place 8,8")
    assert (shape(table, "0.1"), supply(table)) == ((3, 1), 127)
    table.do("1 place 12,2", "1 place 18,7")
    assert (shape(table, "1.1"), shape(table, "1.2"), supply(table)) == ((3, 1), (3, 1), 121)
    assert public(table, 1)["castelli"] == 2


@pytest.mark.parametrize(("seats", "first"), [(2, 0), (2, 1), (3, 2), (4, 1), (5, 4)])
def test_cit_3_10_fixed_start_sites_from_the_start_player_on(seats: int, first: int) -> None:
    table = la_citta({"first": str(first)}, seats=seats)
    sites = DATA["layouts"][str(seats)]["sites"]
    for i in range(seats):
        own = public(table, (first + i) % seats)["cities"]
        assert [one["castello"] for one in own] == sites[i]


@pytest.mark.parametrize(
    ("space", "wheat"), [("8,8", 3), ("12,2", 2), ("10,6", 3), ("9,6", 1), ("7,4", 3), ("14,4", 0), ("11,8", 2)]
)
def test_cit_3_11_a_castello_feeds_its_fields(space: str, wheat: int) -> None:
    table = la_citta(players=[owner(city(space, 3)), owner()])
    assert (food(table), town(table, "0.1")["food"]) == (wheat, wheat)


def test_cit_3_12_map_and_sites_are_options() -> None:
    assert la_citta(seats=2).view(-1)["phase"] == "politics"
    assert la_citta(FREE, seats=2).view(-1)["phase"] == "setup"
    random = la_citta({"map": "random"}, seats=2)
    assert (random.view(-1)["phase"], random.view(-1)["map"]) == ("setup", "random")
    assert random.legal(0)[0].startswith("place ")
    assert Counter(land(random).values()) == ALL_TILES
    assert "map" in broken("la_citta", {"seats": 2, "options": {"map": "printed"}})


def test_cit_4_1_six_years_of_eight_phases() -> None:
    table = la_citta(seats=2, seed=5)
    seen: list[tuple[int, str]] = []
    for table in playing(2, 5):
        view = table.view(-1)
        if not seen or seen[-1] != (view["year"], view["phase"]):
            seen.append((view["year"], view["phase"]))
    order = ["politics", "migration", "feeding", "over"]
    assert [year for year, phase in seen if phase == "politics"] == [1, 2, 3, 4, 5, 6]
    assert seen == sorted(seen, key=lambda one: (one[0], order.index(one[1])))
    assert (table.view(-1)["phase"], table.asked()) == ("over", [])
    kinds = [event["what"] for event in table.told() if event["what"] in ("year", "voice", "round", "wish", "tie")]
    text = " ".join(kinds).replace("tie", "wish")
    assert text == " ".join(["year voice round round round round round wish"] * 6)
    assert [event["number"] for event in told(table, "year")] == [1, 2, 3, 4, 5, 6]


def test_cit_4_2_player_order_is_clockwise_from_the_start_player() -> None:
    table = la_citta(seats=4, first=2, year=1)
    order = []
    for _ in range(8):
        order.append(table.asked()[0])
        table.do(f"{order[-1]} gold")
    assert order == [2, 3, 0, 1] * 2


def test_cit_4_3_what_lies_open_and_what_is_hidden() -> None:
    other = owner(
        city(BETA1, 4, {"8,9": "farm", "8,10": "statue"}),
        gold=4,
        actions=0,
        taken=["bread_and_circuses"],
        drawn=["rich_harvest"],
        harvests=[["8,9", "rich_harvest"]],
        circuses=[["8,10", "culture", 1]],
    )
    table = la_citta(
        year=2,
        round=5,
        players=[{}, other],
        discard=["palace", "listen"],
        voice_past=["health", "health", "culture", "health"],
        voice=["culture", "education", "education", "health"],
    )
    for viewer in (-1, 0, 1):
        view = table.view(viewer)
        own = view["players"][1]
        assert (own["gold"], own["food"], own["notables"]) == (4, 3 + 3 + 3, 2)
        assert (own["taken"], own["drawn"]) == ({"bread_and_circuses": 1}, 1)
        assert own["harvests"] == [{"space": "8,9", "card": "rich_harvest"}]
        assert own["circuses"] == [{"space": "8,10", "wish": "culture", "number": 1}]
        assert view["discard"] == {"palace": 1, "listen": 1}
        assert view["voice_past"] == ["health", "health", "culture", "health"]
        assert view["pile"] == 32 - 7 - 2 - 2
        assert [card["wish"] for card in view["voice"]] == ["culture", None, None, None]


def test_cit_5_1_the_marker_goes_left() -> None:
    for first, then in ((0, 1), (1, 2), (2, 0)):
        table = alone("StartPlayer", "start_player", {}, {}, {}, year=2, first=first)
        assert table.view(-1)["first"] == then
    year_one = alone("StartPlayer", "start_player", {}, {}, {}, year=1, first=2)
    assert year_one.view(-1)["first"] == 2


def test_cit_5_1_over_a_whole_game() -> None:
    firsts = {}
    for table in playing(3, 2, first="1"):
        view = table.view(-1)
        if view["phase"] == "politics":
            firsts[view["year"]] = view["first"]
    assert firsts == {1: 1, 2: 2, 3: 0, 4: 1, 5: 2, 6: 0}


def test_cit_5_2_four_voice_cards_one_face_up() -> None:
    table = alone("LayVoice", "lay_voice", {}, {}, year=1)
    voice = table.view(-1)["voice"]
    assert [(card["place"], card["open"]) for card in voice] == [(1, True), (2, False), (3, False), (4, False)]
    assert voice[0]["wish"] is not None
    assert [card["wish"] for card in voice[1:]] == [None] * 3
    assert told(table, "voice") == [{"what": "voice", "seat": -1, "wish": voice[0]["wish"]}]


def test_cit_5_2_never_reshuffled() -> None:
    years: dict[int, list[str]] = {}
    whole: list[str] = []
    for table in playing(2, 9):
        document = table.doc()
        if document["phase"] == "politics":
            years[document["year"]] = document["voice"]
            whole = document["voice_past"] + document["voice"] + document["voice_pile"]
            assert Counter(whole) == {"culture": 9, "education": 9, "health": 9}
            assert len(document["voice_past"]) == 4 * (document["year"] - 1)
    assert [card for year in range(1, 7) for card in years[year]] == whole[:24]


def test_cit_5_3_gold_for_each_mountain_of_each_quarry() -> None:
    land_ = {"C3": "mountain", "D3": "mountain", "D2": "mountain"}
    first = owner(city("10,11", 4, {"10,10": "quarry", "9,12": "quarry"}), gold=0)
    other = owner(city("12,6", 4, {"12,7": "quarry", "12,8": "quarry"}), city(BETA1, 4, {"8,9": "farm"}), gold=7)
    table = alone("Income", "income", first, other, land=land_)
    assert (gold(table, 0), gold(table, 1)) == (2 + 1, 7 + 1 + 2)
    assert (public(table)["income"], public(table, 1)["income"]) == (3, 3)


def test_cit_5_3_castelli_and_farms_at_a_mountain_bring_nothing() -> None:
    table = alone("Income", "income", owner(city("8,10", 3, {"7,10": "farm"})), {})
    assert gold(table) == 1
    assert told(table, "income") == []


def test_cit_5_3_the_phases_come_in_order() -> None:
    """A quarry brings gold before politics, growth comes after: both are done when the first turn begins."""
    mine = owner(city("10,11", 3, {"10,10": "quarry"}), gold=0)
    table = la_citta(phase="income", players=[mine, {}])
    assert (gold(table), shape(table, "0.1")) == (1, (4, 2))
    assert table.asked() == [0]
    assert names(idle(table, 1)) == ["0.1", "1.1", "1.2"]
    assert {ALPHA1, ALPHA2, BETA1, BETA2} >= {one["castello"] for one in public(table, 1)["cities"]}
