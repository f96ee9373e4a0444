"""Components and set-up (ORL-1, ORL-2)."""

from __future__ import annotations

from typing import Any

import pytest

from beffroi import games
from tests.kit import Table, broken, orleans

FIGURES = ["farmer", "boatman", "craftsman", "trader", "knight", "scholar", "monk"]
STARTERS = {"farmer*": 1, "boatman*": 1, "craftsman*": 1, "trader*": 1}
GOODS = {"grain": 24, "cheese": 21, "wine": 18, "wool": 15, "brocade": 12}
PLAYED = [("2014", 2), ("2014", 3), ("2014", 4), ("2020", 2), ("2020", 3), ("2020", 4), ("2020", 5)]
GRADED = ["harvest", "income", "plague", "taxes", "trading_day"]


def started(edition: str, seats: int, seed: int = 0, **options: str) -> Table:
    """Return a game that has just been set up, not one completed from a position."""
    table = orleans(edition, options, seats=seats, seed=seed)
    table.match.state = table.game.new(seats, table.position.options, seed)
    return table


def data() -> dict[str, Any]:
    """Return the tables that the game was loaded from."""
    return games.load("orleans").data.tables


def on_map(doc: dict[str, Any]) -> list[str]:
    """Return all goods that lie on the map."""
    return [good for goods in doc["map"].values() for good in goods]


# Components


def test_orl_1_1_seven_figures() -> None:
    assert list(data()["figures"]) == FIGURES
    assert list(started("2020", 2).view(0)["supply"]) == FIGURES
    assert "choose one of: farmer, boatman" in broken("orleans", {"players": [{"market": ["bishop"]}, {}]})


def test_orl_1_2_each_player_has_one_own_color_character_of_four_figures() -> None:
    for player in started("2020", 5).doc()["players"]:
        assert player["market"] == STARTERS
    twice = broken("orleans", {"players": [{"market": ["farmer*", "farmer*"]}, {}]})
    assert "ORL-1.2" in twice
    assert "choose one of" in broken("orleans", {"players": [{"market": ["knight*"]}, {}]})


def test_orl_1_2_own_color_counts_as_its_figure() -> None:
    table = orleans(phase="actions", players=[{"slots": {"farm": ["boatman*", "craftsman*"]}}, {}])
    assert "act farm" in table.legal(0)


def test_orl_1_3_own_color_never_in_the_town_hall() -> None:
    table = orleans(phase="planning", players=[{"market": ["farmer*", "farmer"]}, {}])
    table.refuses("0 place town_hall.1 farmer*")
    assert "place town_hall.1 farmer" in table.legal(0)
    assert "ORL-7.2" in broken("orleans", {"players": [{"slots": {"town_hall": ["farmer*"]}}, {}]})


def test_orl_1_3_own_color_never_on_a_deed() -> None:
    tower = {"tiles": ["gunpowder_tower"], "tower": ["trader*", "trader"]}
    table = orleans(phase="actions", players=[tower, {}]).do("0 act gunpowder_tower", "0 send trader city_wall coins")
    assert table.player(0)["tower"] == {"trader*": 1}
    assert "act gunpowder_tower" not in table.do("1 pass").legal(0)


def test_orl_1_3_own_color_is_spared_by_plague_and_torture() -> None:
    for seed in range(20):
        table = orleans(players=[{"market": [], "bag": STARTERS}, {}], event="plague", agenda=[["Meet", 0]], seed=seed)
        assert table.player(0)["bag"] == STARTERS
    table = orleans(players=[{"market": [], "bag": STARTERS, "coins": 0}, {}], agenda=[["Torture", 0, 1]])
    assert table.legal(0) == ["give-post"]


def test_orl_1_4_contents_of_the_boxes() -> None:
    first = {
        "characters": 104,
        "starters": 16,
        "neutrals": 88,
        "technology": 16,
        "coin_tokens": 47,
        "posts": 40,
    }
    first |= {"cubes": 28, "player_boards": 4, "bags": 4, "merchants": 4}
    second = {
        "characters": 125,
        "starters": 20,
        "neutrals": 105,
        "technology": 20,
        "coin_tokens": 54,
        "posts": 50,
    }
    second |= {"cubes": 35, "player_boards": 5, "bags": 5, "merchants": 5, "player_aids": 2}
    both = {"goods": 90, "citizens": 14, "place_tiles": 20, "hourglass_tiles": 18, "central_boards": 1}
    both |= {"deed_boards": 1, "first_player_tiles": 1}
    for edition, own in [("2014", first), ("2020", second)]:
        box = data()["boxes"][edition]
        assert {key: box[key] for key in own | both} == own | both


@pytest.mark.parametrize(("edition", "seats"), [("2014", 4), ("2020", 5)])
def test_orl_1_4_the_largest_game_uses_the_whole_box(edition: str, seats: int) -> None:
    box = data()["boxes"][edition]
    doc = started(edition, seats).doc()
    assert sum(doc["supply"].values()) == box["neutrals"]
    assert sum(sum(player["market"].values()) for player in doc["players"]) == box["starters"]
    assert sum(player["posts"] for player in doc["players"]) == box["posts"]
    assert doc["technology"] == box["technology"]
    assert len(doc["citizens"]) == 14
    assert len(doc["tiles"]) == 20
    assert len(doc["hourglass"]) == 18
    assert {name: entry["count"] for name, entry in data()["goods"].items()} == GOODS


def test_orl_1_5_neutral_characters_of_the_full_boxes() -> None:
    first = started("2014", 4).doc()["supply"]
    second = started("2020", 5).doc()["supply"]
    assert list(first.values()) == [16, 10, 10, 10, 14, 14, 14]
    assert list(second.values()) == [18, 12, 12, 12, 17, 17, 17]
    assert sum(second.values()) == 105


def test_orl_1_6_twelve_tiles_with_back_one_and_eight_with_back_two() -> None:
    tiles = started("2020", 2).view(0)["tiles"]
    assert len(tiles["I"]) == 12
    assert len(tiles["II"]) == 8
    assert len(set(tiles["I"]) | set(tiles["II"])) == 20


# Set-up


@pytest.mark.parametrize(("edition", "seats"), PLAYED)
def test_orl_2_1_what_each_player_gets(edition: str, seats: int) -> None:
    players = started(edition, seats).doc()["players"]
    assert len(players) == seats
    for player in players:
        assert (player["coins"], player["posts"], player["bag"]) == (5, 10, {})
        assert len(player["tracks"]) + len(["development"]) == 7


def test_orl_2_2_all_markers_start_at_zero_and_monks_have_no_track() -> None:
    for player in started("2014", 3).doc()["players"]:
        assert player["tracks"] == dict.fromkeys(FIGURES[:6], 0)
        assert player["development"] == 0


def test_orl_2_3_own_color_characters_start_in_the_market() -> None:
    for player in started("2014", 4).doc()["players"]:
        assert player["market"] == STARTERS
        assert player["bag"] == {}


def test_orl_2_4_merchants_start_in_orleans() -> None:
    assert {player["merchant"] for player in started("2020", 5).doc()["players"]} == {"orleans"}


@pytest.mark.parametrize(("edition", "seats"), PLAYED)
def test_orl_2_5_neutral_characters_and_technology_by_player_count(edition: str, seats: int) -> None:
    basic = {2: (12, 6), 3: (14, 8), 4: (16, 10), 5: (18, 12)}[seats]
    advanced = {2: 8, 3: 11, 4: 14, 5: 17}[seats]
    doc = started(edition, seats).doc()
    assert list(doc["supply"].values()) == [
        basic[0],
        basic[1],
        basic[1],
        basic[1],
        advanced,
        advanced,
        advanced,
    ]
    assert doc["technology"] == (20 if seats == 5 else 16)
    assert sum(player["market"]["farmer*"] for player in doc["players"]) == seats


@pytest.mark.parametrize(("edition", "seats"), PLAYED)
def test_orl_2_6_goods_removed_at_random(edition: str, seats: int) -> None:
    removed = [started(edition, seats, seed).doc()["lost_goods"] for seed in range(8)]
    assert {sum(lost.values()) for lost in removed} == {{2: 12, 3: 6}.get(seats, 0)}
    assert (len({str(lost) for lost in removed}) > 1) == (seats < 4)


@pytest.mark.parametrize(("edition", "seats"), PLAYED)
def test_orl_2_7_one_good_on_every_space_in_use(edition: str, seats: int) -> None:
    doc = started(edition, seats).doc()
    assert len(on_map(doc)) == {2: 43, 3: 48}.get(seats, 52)
    sizes = [len(goods) for goods in doc["map"].values()]
    assert len(sizes) == 43
    assert sizes.count(2) == {2: 0, 3: 5}.get(seats, 9)
    other = started(edition, seats, 1).doc()
    assert other["map"] != doc["map"]


def test_orl_2_7_marks_of_the_spaces() -> None:
    marks = [mark for edge in data()["edges"].values() for mark in edge["spaces"]]
    assert (len(marks), marks.count(2), marks.count(3), marks.count(4)) == (52, 43, 5, 4)


@pytest.mark.parametrize(("edition", "seats"), PLAYED)
def test_orl_2_8_the_other_goods_are_the_supply(edition: str, seats: int) -> None:
    compositions = set[str]()
    for seed in range(5):
        doc = started(edition, seats, seed).doc()
        assert sum(doc["goods"].values()) == {2: 35, 3: 36}.get(seats, 38)
        for good, count in GOODS.items():
            held = on_map(doc).count(good) + doc["goods"].get(good, 0) + doc["lost_goods"].get(good, 0)
            assert held == count
        compositions.add(str(doc["goods"]))
    assert len(compositions) == 5


def test_orl_2_9_where_the_citizens_lie() -> None:
    doc = started("2014", 2).doc()
    assert len(doc["citizens"]) == 14
    assert "most_posts" in doc["citizens"]
    assert all(deed["citizen"] for deed in started("2014", 2).view(0)["deeds"].values())
    assert len(started("2014", 2).view(0)["deeds"]) == 8
    tracks = data()["tracks"]
    last = tracks["boatman"]["rewards"]
    assert [i for i, reward in enumerate(last, 1) if "citizen" in reward] == [5] == [tracks["boatman"]["max"]]
    assert [i for i, reward in enumerate(tracks["knight"]["rewards"], 1) if "citizen" in reward] == [4]
    spaces = data()["development"]["spaces"]
    assert [int(space) for space, entry in spaces.items() if "citizen" in entry] == [3, 18, 28]


def test_orl_2_10_first_edition_shuffles_one_stack_under_the_pilgrimage() -> None:
    seconds = set[str]()
    for seed in range(60):
        stack = started("2014", 2, seed).doc()["hourglass"]
        assert stack[0] == "pilgrimage"
        assert sorted(stack) == sorted((*GRADED, "pilgrimage") * 3)
        seconds.add(stack[1])
    assert seconds == {*GRADED, "pilgrimage"}


def test_orl_2_10_second_edition_stacks_three_piles_under_the_pilgrimage() -> None:
    seconds = set[str]()
    for seed in range(40):
        stack = started("2020", 2, seed).doc()["hourglass"]
        assert stack[0] == "pilgrimage"
        assert [tile[-2:] for tile in stack[1:]] == ["/A"] * 5 + ["/B"] * 6 + ["/C"] * 6
        seconds.add(stack[1])
    assert seconds == {f"{name}/A" for name in GRADED}


def test_orl_2_11_contents_of_the_piles() -> None:
    stack = started("2020", 2, 7).doc()["hourglass"]
    assert sorted(stack[1:6]) == [f"{name}/A" for name in GRADED]
    for letter, pile in [("B", stack[6:12]), ("C", stack[12:18])]:
        assert sorted(pile) == sorted(f"{name}/{letter}" for name in [*GRADED, "pilgrimage"])


def test_orl_2_12_both_piles_of_tiles_are_open_to_everybody() -> None:
    table = started("2020", 3)
    shown = table.view(0)["tiles"]
    assert "hospital" in shown["I"]
    assert "school" in shown["II"]
    assert shown == table.view(2)["tiles"] == table.view(-1)["tiles"]


def test_orl_2_13_bank_of_limited_value_in_the_first_edition_only() -> None:
    value = data()["coins"]["2014"]["bank_value"]
    assert started("2014", 4).doc()["bank"] == value - 20
    assert started("2014", 4, bank="60").doc()["bank"] == 40
    assert started("2020", 4).doc()["bank"] is None


def test_orl_2_14_first_player_as_configured_or_at_random() -> None:
    assert started("2020", 4, first="3").doc()["first"] == 3
    assert {started("2020", 4, seed, first="random").doc()["first"] for seed in range(40)} == {0, 1, 2, 3}


def test_orl_2_15_turn_order_is_clockwise_from_the_first_player() -> None:
    table = orleans(seats=4, phase="actions", options={"first": "2"})
    order = list[int]()
    for _ in range(4):
        (seat,) = table.asked()
        order.append(seat)
        table.do(f"{seat} pass")
    assert order == [2, 3, 0, 1]


def test_orl_2_16_exclusion_comes_before_round_one() -> None:
    table = started("2020", 3, exclusion="on")
    assert (table.doc()["round"], table.asked()) == (0, [0])
    table.do("0 stop", "1 exclude bathhouse", "2 stop")
    assert (table.doc()["round"], table.doc()["excluded"]) == (1, ["bathhouse"])
    assert started("2020", 3).doc()["round"] == 1
