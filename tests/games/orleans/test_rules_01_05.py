"""Components, set-up, rounds, hourglass and census (ORL-1 to ORL-5)."""

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
    """Return a game that has just been set up."""
    return orleans(edition, options, seats=seats, seed=seed)


def data() -> dict[str, Any]:
    """Return the tables that the game was loaded from."""
    return games.load("orleans").data.tables


def on_map(doc: dict[str, Any]) -> list[str]:
    """Return all goods that lie on the map."""
    return [good for goods in doc["map"].values() for good in goods]


def coins(table: Table) -> list[int]:
    """Return the coins of all seats."""
    return [player["coins"] for player in table.doc()["players"]]


def census(*farmers: int, edition: str = "2020", purses: list[int] | None = None, **document: Any) -> Table:
    """Hold a census with the markers on these spaces."""
    purses = purses or [4] * len(farmers)
    players = [{"tracks": {"farmer": at}, "coins": purse} for at, purse in zip(farmers, purses, strict=True)]
    return orleans(edition, players=players, agenda=[["Census"]], round=2, **document)


def play_round(table: Table) -> None:
    """Let everybody draw, plan and do nothing, until the next round begins."""
    now = table.doc()["round"]
    while table.asked() and table.doc()["round"] == now:
        seat = table.asked()[0]
        table.do(f"{seat} {table.legal(seat)[0]}")


# Components


def test_orl_1_1_seven_figures() -> None:
    assert list(data()["figures"]) == FIGURES
    assert list(started("2020", 2).view(0)["supply"]) == FIGURES
    assert "known are: farmer, boatman" in broken("orleans", {"players": [{"market": ["bishop"]}, {}]})


def test_orl_1_2_each_player_has_one_own_color_character_of_four_figures() -> None:
    for player in started("2020", 5).doc()["players"]:
        assert player["market"] == STARTERS
    twice = broken("orleans", {"players": [{"market": ["farmer*", "farmer*"]}, {}]})
    assert "ORL-1.2" in twice
    assert "known are" in broken("orleans", {"players": [{"market": ["knight*"]}, {}]})


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
    table = orleans(phase="actions", players=[tower, {}]).do(
        "0 act gunpowder_tower", "0 send trader city_wall coins"
    )
    assert table.player(0)["tower"] == {"trader*": 1}
    assert "act gunpowder_tower" not in table.do("1 pass").legal(0)


def test_orl_1_3_own_color_is_spared_by_plague_and_torture() -> None:
    for seed in range(20):
        table = orleans(
            players=[{"market": [], "bag": STARTERS}, {}], event="plague", agenda=[["Meet", 0]], seed=seed
        )
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


# Rounds


def test_orl_3_1_seven_phases_in_order() -> None:
    players: list[dict[str, Any]] = [
        {"tracks": {"farmer": 1}, "market": ["farmer"], "bag": {"monk": 4} | STARTERS},
        {},
    ]
    table = orleans(players=players, phase="actions", round=2, event="income/A").do("0 pass", "1 pass")
    table.do("0 draw 1", "1 draw 0", "0 place village.1 farmer", "0 ready", "1 ready", "0 pass", "1 pass")
    told = [event["what"] for event in table.told(0)]
    round_three = told[told.index("round") : told.index("round", told.index("round") + 1) + 1]
    order = ["round", "census-gain", "drew", "placed", "passed", "event", "first", "round"]
    places = [round_three.index(what) for what in order[:-1]]
    assert places == sorted(places)
    assert round_three[-1] == "round"


def test_orl_3_1_eighteen_rounds() -> None:
    table = started("2014", 2)
    rounds = list[int]()
    while table.asked():
        rounds.append(table.doc()["round"])
        play_round(table)
    assert rounds == list(range(1, 19))
    assert table.doc()["phase"] == "over"


def test_orl_3_2_phases_3_and_4_together_or_in_turn_order() -> None:
    assert started("2020", 3).asked() == [0, 1, 2]
    table = started("2020", 3, planning="turn_order", first="1")
    order = list[int]()
    while table.doc()["phase"] != "actions":
        (seat,) = table.asked()
        order.append(seat)
        table.do(f"{seat} {table.legal(seat)[0]}")
    assert order == [1, 2, 0, 1, 2, 0]


def test_orl_3_3_phase_4_opens_when_all_have_finished_phase_3() -> None:
    table = started("2020", 3).do("2 draw 0", "0 draw 0")
    assert (table.doc()["phase"], table.asked()) == ("followers", [1])
    assert table.do("1 draw 0").doc()["phase"] == "planning"


def test_orl_3_3_order_of_decisions_does_not_change_the_result() -> None:
    player = {"bag": {"monk": 3, "knight": 3} | STARTERS, "market": []}
    moves = ["0 draw 3", "1 draw 2", "2 draw 4"]
    digests = set[str]()
    for order in ([0, 1, 2], [2, 1, 0], [1, 2, 0]):
        table = orleans(players=[player, player, player], phase="followers", round=3, seed=5)
        table.do(*[moves[i] for i in order]).do("0 ready", "2 ready", "1 ready")
        digests.add(table.game.digest(table.match.state))
    assert len(digests) == 1


@pytest.mark.parametrize(
    ("mode", "seen"), [("simultaneous", [None] * 3), ("turn_order", ["farmer*", None, None])]
)
def test_orl_3_3_plans_are_hidden_unless_planned_in_turn_order(mode: str, seen: list[str | None]) -> None:
    table = orleans(options={"planning": mode}, seats=2, phase="planning").do("0 place village.1 farmer*")
    assert table.view(1)["players"][0]["slots"]["village"] == seen
    assert table.view(0)["players"][0]["slots"]["village"] == ["farmer*", None, None]


def test_orl_3_4_first_player_tile_goes_to_the_left() -> None:
    table = started("2020", 3, first="1")
    firsts = list[int]()
    while table.asked():
        firsts.append(table.doc()["first"])
        play_round(table)
    assert firsts == [(1 + number - 1) % 3 for number in range(1, 19)]
    assert table.doc()["first"] == firsts[-1]


# Hourglass


def test_orl_4_1_a_tile_is_turned_up_each_round_and_its_event_holds() -> None:
    table = started("2020", 2)
    for number in (1, 2, 3):
        doc, seen = table.doc(), table.view(0)
        name, _, grade = doc["hourglass"][number - 1].partition("/")
        assert doc["round"] == number
        assert seen["event"] == {"name": name, "grade": grade or "none"}
        play_round(table)


def test_orl_4_1_the_game_ends_with_the_round_of_the_last_tile() -> None:
    table = orleans(seats=2, phase="actions", round=18).do("0 pass")
    assert table.asked() == [1]
    while table.asked():
        table.do(f"{table.asked()[0]} {table.legal(table.asked()[0])[0]}")
    assert (table.doc()["phase"], table.doc()["round"]) == ("over", 18)


def test_orl_4_2_pilgrimage_acts_in_phase_5_only() -> None:
    monastery = {"slots": {"monastery": ["scholar", "trader"]}}
    table = orleans(players=[monastery, {}], phase="actions", event="pilgrimage", round=1)
    assert table.legal(0) == ["pass"]
    before = table.doc()["players"]
    table.do("0 pass", "1 pass")
    assert table.doc()["round"] == 2
    for old, new in zip(before, table.doc()["players"], strict=True):
        assert [old[key] for key in ("coins", "bag", "slots")] == [
            new[key] for key in ("coins", "bag", "slots")
        ]


def test_orl_4_2_the_other_events_wait_for_phase_6() -> None:
    for event, change in [("income/A", 3), ("trading_day/A", 3), ("taxes/A", -2)]:
        player = {"coins": 5, "goods": {"wool": 2}, "built": ["orleans"]}
        table = orleans(players=[player, {}], phase="actions", event=event).do("0 pass")
        assert coins(table) == [5, 5], event
        assert table.do("1 pass").player(0)["coins"] == 5 + change, event


@pytest.mark.parametrize(("letter", "gain"), [("A", 3), ("B", 2), ("C", 1)])
def test_orl_4_3_the_letter_sets_the_size_of_an_event(letter: str, gain: int) -> None:
    table = orleans(seats=2, event=f"income/{letter}", agenda=[["Meet", 0]])
    assert coins(table) == [5 + gain, 5]
    assert table.view(0)["event"] == {"name": "income", "grade": letter}


def test_orl_4_3_the_starting_pilgrimage_has_no_letter() -> None:
    assert started("2020", 2).view(0)["event"] == {"name": "pilgrimage", "grade": "none"}


def test_orl_4_4_the_order_of_the_tiles_to_come_is_hidden() -> None:
    stack = ["pilgrimage", *(f"{name}/A" for name in GRADED)]
    stack += [f"{name}/{letter}" for letter in "BC" for name in [*GRADED, "pilgrimage"]]
    other = [*stack[:2], *reversed(stack[2:6]), *reversed(stack[6:12]), *reversed(stack[12:])]
    tables = [orleans(seats=2, phase="actions", round=2, hourglass=tiles) for tiles in (stack, other)]
    for viewer in (-1, 0, 1):
        assert tables[0].view(viewer) == tables[1].view(viewer)
    assert tables[0].view(0)["past"] == [{"name": "pilgrimage", "grade": "none"}]


def test_orl_4_4_the_letter_of_the_next_tile_is_public() -> None:
    letters = [
        orleans(seats=2, phase="actions", round=number).view(-1)["next_grade"] for number in range(1, 18)
    ]
    assert letters == ["A"] * 5 + ["B"] * 6 + ["C"] * 6
    assert orleans(seats=2, phase="actions", round=18).view(-1)["next_grade"] is None


# Census


def test_orl_5_1_markers_count_not_tokens() -> None:
    players = [{"tracks": {"farmer": 2}}, {"bag": {"farmer": 6}, "market": list(STARTERS)}]
    assert coins(orleans(players=players, agenda=[["Census"]], round=2)) == [6, 5]


def test_orl_5_2_leader_alone_receives_a_coin() -> None:
    assert coins(census(3, 2, 1, 1)) == [5, 4, 4, 4]
    assert coins(census(1, 2, 4, 1)) == [4, 4, 5, 4]


def test_orl_5_2_shared_lead_gives_nobody_a_coin() -> None:
    assert coins(census(3, 3, 1, 1)) == [4, 4, 4, 4]


def test_orl_5_3_last_alone_pays_a_coin() -> None:
    assert coins(census(2, 2, 1)) == [4, 4, 3]
    assert coins(census(0, 2, 2, 1)) == [3, 4, 4, 4]


def test_orl_5_3_shared_last_place_costs_nobody_a_coin() -> None:
    assert coins(census(2, 2, 1, 1)) == [4, 4, 4, 4]


def test_orl_5_4_with_two_players_nobody_pays() -> None:
    assert coins(census(2, 1)) == [5, 4]
    assert coins(census(0, 1)) == [4, 5]


def test_orl_5_5_receive_first_then_pay() -> None:
    table = census(2, 1, 0, edition="2014", bank=0)
    assert coins(table) == [4, 4, 3]
    assert table.doc()["bank"] == 1


def test_orl_5_6_last_without_a_coin_is_tortured_for_one() -> None:
    table = census(2, 2, 0, purses=[4, 4, 0])
    assert table.asked() == [2]
    assert table.legal(2) == ["give-post"]
    assert table.do("2 give-post").asked() == []
    assert (table.player(2)["posts"], table.player(2)["coins"]) == (9, 0)


@pytest.mark.parametrize(("edition", "seats"), PLAYED)
def test_orl_5_7_nothing_happens_in_round_one(edition: str, seats: int) -> None:
    table = started(edition, seats)
    assert table.doc()["phase"] == "followers"
    assert coins(table) == [5] * seats
