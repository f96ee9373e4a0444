"""Actions and the ten places of the player board (ORL-8, ORL-9)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit import Table, orleans

SLOTS = {
    "farm": ["boatman", "craftsman"],
    "village": ["farmer", "boatman", "craftsman"],
    "university": ["farmer", "craftsman", "trader"],
    "castle": ["farmer", "boatman", "trader"],
    "monastery": ["scholar", "trader"],
    "ship": ["farmer", "boatman", "knight"],
    "wagon": ["farmer", "trader", "knight"],
    "guildhall": ["farmer", "craftsman", "knight"],
    "scriptorium": ["knight", "scholar"],
}
OWN = {"farmer*": 1, "boatman*": 1, "craftsman*": 1, "trader*": 1}
PILE_ONE = {
    "hayrick",
    "cheese_factory",
    "winery",
    "wool_manufacturer",
    "tailor_shop",
    "brewery",
    "windmill",
    "library",
    "hospital",
    "sacristy",
    "bathhouse",
    "herb_garden",
}
PILE_TWO = {
    "gunpowder_tower",
    "cellar",
    "office",
    "school",
    "pharmacy",
    "horse_wagon",
    "shipping_line",
    "laboratory",
}


def ready(*places: str, edition: str = "2020", table: dict[str, Any] | None = None, **player: Any) -> Table:
    """Return phase 5 of a later round with these places of seat 0 filled, its own-color four in the market."""
    slots = {place: SLOTS[place] for place in places} | player.pop("slots", {})
    seat = {"market": OWN, "bag": []} | player | {"slots": slots}
    document = {"phase": "actions", "event": "income", "players": [seat, {}]} | (table or {})
    return orleans(edition, **document)


def acts(table: Table, seat: int = 0) -> set[str]:
    """Return the places a seat may use."""
    return {text.removeprefix("act ") for text in table.legal(seat) if text.startswith("act ")}


def supply(figure: str, count: int) -> dict[str, Any]:
    """Leave so many of a figure in the supply, and four of every other."""
    figures = ["farmer", "boatman", "craftsman", "trader", "knight", "scholar", "monk"]
    return {"supply": dict.fromkeys(figures, 4) | {figure: count}}


# Actions


@pytest.mark.parametrize("place", list(SLOTS))
def test_orl_8_1_a_place_is_activated_when_every_slot_is_held(place: str) -> None:
    assert acts(ready(place)) == {place}
    for empty in range(len(SLOTS[place])):
        held: list[str | None] = [*SLOTS[place]]
        held[empty] = None
        assert acts(ready(slots={place: held})) == set()
        assert acts(ready(slots={place: [*held[:empty], "tech", *held[empty + 1 :]]})) == {place}


def test_orl_8_1_town_hall_needs_one_character() -> None:
    assert acts(ready(slots={"town_hall": []})) == set()
    assert acts(ready(slots={"town_hall": ["farmer"]})) == {"town_hall"}
    assert acts(ready(slots={"town_hall": [None, "farmer"]})) == {"town_hall"}


def test_orl_8_2_one_action_each_until_all_have_passed() -> None:
    busy = {"slots": {"farm": SLOTS["farm"], "castle": SLOTS["castle"]}}
    table = orleans(players=[busy, {}, busy], phase="actions", event="income", options={"first": "1"})
    assert table.asked() == [1]
    table.do("1 pass", "2 act farm", "0 act castle")
    assert table.asked() == [2]  # who has passed is left out
    table.do("2 pass", "0 act farm")
    assert table.asked() == [0]
    assert table.doc()["phase"] == "actions"
    assert table.do("0 pass").doc()["round"] == 3


def test_orl_8_3_an_action_is_an_activated_place_or_the_tower() -> None:
    table = ready("farm", "ship", slots={"castle": ["farmer", None, "trader"]}, merchant="montargis")
    assert table.legal(0) == ["pass", "act farm"]  # the Castle is not activated, no river leads from Montargis
    table = ready(tiles=["gunpowder_tower"], tower=["knight"])
    assert table.legal(0) == ["pass", "act gunpowder_tower"]
    table.do("0 act gunpowder_tower", "0 send knight papal_conclave coins")
    assert table.player(0)["coins"] == 8


def test_orl_8_4_a_pass_is_final_and_always_allowed() -> None:
    table = ready("farm").do("0 pass")
    assert table.asked() == [1]
    table.refuses("0 act farm")
    assert table.do("1 pass").doc()["round"] == 3  # seat 0 was not asked again
    assert ready().legal(0) == ["pass"]


def test_orl_8_5_characters_return_to_the_bag_and_technology_stays() -> None:
    table = ready(slots={"castle": ["tech", "boatman", "monk"]}).do("0 act castle")
    assert table.player(0)["bag"] == {"boatman": 1, "monk": 1, "knight": 1}
    assert table.player(0)["slots"] == {"castle": ["tech", None, None]}


def test_orl_8_5_town_hall_and_tower_keep_whom_they_do_not_send() -> None:
    player: dict[str, Any] = {
        "tiles": ["gunpowder_tower"],
        "tower": ["scholar", "trader"],
        "slots": {"town_hall": ["farmer", "knight"]},
    }
    table = ready(**player).do("0 act town_hall", "0 send farmer city_wall coins", "0 stop", "1 pass")
    table.do("0 act gunpowder_tower", "0 send trader cathedral coins", "0 stop")
    assert table.player(0)["slots"] == {"town_hall": [None, "knight"]}
    assert table.player(0)["tower"] == {"scholar": 1}
    assert table.player(0)["bag"] == {}
    assert table.doc()["deeds"]["city_wall"] == {"farmer": 1}
    assert table.doc()["deeds"]["cathedral"] == {"trader": 1}


def test_orl_8_5_the_character_of_the_bathhouse_is_not_in_the_bag_at_the_draw() -> None:
    for seed in range(20):
        player: dict[str, Any] = {"tiles": ["bathhouse"], "slots": {"bathhouse": ["monk"]}, "bag": ["knight"]}
        table = ready(table={"seed": seed}, **player).do("0 act bathhouse")
        assert table.player(0)["fresh"] == {"knight": 1}
        table.do("0 place ship.3 knight")
        assert table.player(0)["bag"] == {"monk": 1}


def test_orl_8_6_order_inside_a_recruiting_action() -> None:
    table = ready("university", development=6).do("0 act university")
    told = [(event["what"], event.get("number", event.get("figure"))) for event in table.told() if event["seat"] == 0]
    assert told == [("acted", None), ("recruited", "scholar"), ("developed", 7), ("coins", 3), ("developed", 8)]
    assert table.player(0)["tracks"]["scholar"] == 1
    assert table.player(0)["bag"] == {"scholar": 1, "farmer": 1, "craftsman": 1, "trader": 1}


def test_orl_8_7_actions_in_any_order_and_unused_places_stay_activated() -> None:
    for first, second in [("farm", "castle"), ("castle", "farm")]:
        table = ready("farm", "castle", "scriptorium").do(f"0 act {first}", "1 pass", f"0 act {second}", "0 pass")
        table.do("1 draw 0", "0 draw 0", "0 ready", "1 ready", "1 pass")
        assert table.doc()["round"] == 3
        assert table.player(0)["slots"] == {"scriptorium": ["knight", "scholar"]}
        assert acts(table) == {"scriptorium"}


def test_orl_8_8_an_action_without_effect_is_legal() -> None:
    empty: dict[str, Any] = {"map": {"river_orleans_blois": []}}
    table = ready("ship", table=empty).do("0 act ship", "0 move blois none")
    assert (table.player(0)["merchant"], table.player(0)["goods"]) == ("blois", {})
    table = ready(tiles=["office"], slots={"office": ["scholar", "scholar"]}).do("0 act office")
    assert (table.player(0)["coins"], table.player(0)["bag"]) == (5, {"scholar": 2})
    poor = {"event": "income", "bank": 1}
    table = ready(edition="2014", table=poor, tiles=["brewery"], slots={"brewery": ["monk"]}).do("0 act brewery")
    assert (table.player(0)["coins"], table.player(0)["bag"], table.doc()["bank"]) == (5, {"monk": 1}, 1)


def test_orl_8_9_technology_step_then_event_when_all_have_passed() -> None:
    seat = {"held": 1, "coins": 5}
    table = orleans(players=[seat, seat], phase="hourglass", event="income/A", options={"first": "1"})
    table.do("0 draw 0", "1 draw 0", "0 ready", "1 ready", "1 pass", "0 pass")
    assert (table.asked(), table.player(0)["coins"]) == ([1], 5)
    table.do("1 tech ship.1")
    assert (table.asked(), table.player(0)["coins"]) == ([0], 5)
    table.do("0 keep")
    assert [player["coins"] for player in table.doc()["players"]] == [8, 8]


# Farm House, University, Castle, Monastery


def test_orl_9_1_farm_house() -> None:
    for position, good in enumerate(["grain", "grain", "cheese", "cheese", "wine", "wine", "wool", "brocade"]):
        table = ready("farm", tracks={"farmer": position})
        before = table.doc()
        table.do("0 act farm")
        after = table.doc()
        assert table.player(0)["tracks"]["farmer"] == position + 1
        assert table.player(0)["goods"] == {good: 1}
        assert after["goods"].get(good, 0) == before["goods"][good] - 1
        assert after["supply"]["farmer"] == before["supply"]["farmer"] - 1
        assert table.player(0)["bag"] == {"farmer": 1, "boatman": 1, "craftsman": 1}


def test_orl_9_1_farm_house_closed() -> None:
    assert acts(ready("farm", table=supply("farmer", 1))) == {"farm"}
    assert acts(ready("farm", table=supply("farmer", 0))) == set()
    assert acts(ready("farm", tracks={"farmer": 8})) == set()
    wine = {"goods": {"grain": 3, "cheese": 3, "wool": 3, "brocade": 3}}
    assert acts(ready("farm", tracks={"farmer": 4}, table=wine)) == set()
    assert acts(ready("farm", tracks={"farmer": 3}, table=wine)) == {"farm"}


def test_orl_9_2_village_offers_three_choices_and_needs_one() -> None:
    table = ready("village").do("0 act village")
    assert table.legal(0) == ["recruit boatman", "recruit craftsman", "recruit trader"]
    ends = {"boatman": 5, "craftsman": 5}
    assert ready("village", tracks=ends).do("0 act village").legal(0) == ["recruit trader"]
    assert acts(ready("village", tracks=ends | {"trader": 5})) == set()


@pytest.mark.parametrize(("position", "points"), [(0, 2), (1, 3), (2, 4), (3, 5), (4, 6)])
def test_orl_9_3_university(position: int, points: int) -> None:
    table = ready("university", tracks={"scholar": position}).do("0 act university")
    assert table.player(0)["development"] == points
    assert table.player(0)["tracks"]["scholar"] == position + 1
    assert table.player(0)["bag"]["scholar"] == 1
    assert table.doc()["supply"]["scholar"] == 7


def test_orl_9_3_university_closed() -> None:
    assert acts(ready("university", table=supply("scholar", 0))) == set()
    assert acts(ready("university", tracks={"scholar": 5})) == set()
    assert acts(ready("university", development=30)) == {"university"}


@pytest.mark.parametrize(("position", "number"), [(0, 5), (1, 6), (2, 7), (3, 7), (4, 8)])
def test_orl_9_4_castle(position: int, number: int) -> None:
    table = ready("castle", tracks={"knight": position})
    before = table.player(0)["citizens"]
    table.do("0 act castle")
    assert table.player(0)["tracks"]["knight"] == position + 1
    assert table.view(0)["players"][0]["draws"] == number
    assert table.player(0)["bag"] == {"knight": 1, "farmer": 1, "boatman": 1, "trader": 1}
    assert table.player(0)["citizens"] - before == (1 if position == 3 else 0)
    assert ("knight_track" in table.doc()["citizens"]) == (position < 3)


def test_orl_9_4_castle_closed_and_citizen_gone() -> None:
    assert acts(ready("castle", table=supply("knight", 0))) == set()
    assert acts(ready("castle", tracks={"knight": 5})) == set()
    seat = {"tracks": {"knight": 3}, "slots": {"castle": SLOTS["castle"]}}
    players = [seat, {"tracks": {"knight": 4}, "citizens": 1}]
    table = orleans(players=players, phase="actions", event="income").do("0 act castle")
    assert (table.player(0)["tracks"]["knight"], table.player(0)["citizens"]) == (4, 0)


def test_orl_9_5_monastery() -> None:
    table = ready("monastery")
    before = table.player(0)
    table.do("0 act monastery")
    after = table.player(0)
    assert after["bag"] == {"monk": 1, "scholar": 1, "trader": 1}
    assert table.doc()["supply"]["monk"] == 7
    assert [before[key] for key in ("tracks", "coins", "goods", "development", "citizens")] == [
        after[key] for key in ("tracks", "coins", "goods", "development", "citizens")
    ]


def test_orl_9_5_monastery_closed() -> None:
    assert acts(ready("monastery", table=supply("monk", 0))) == set()
    for tile, number in [("pilgrimage", 1), ("pilgrimage/B", 8), ("pilgrimage/C", 18)]:
        assert acts(ready("monastery", table={"event": tile, "round": number})) == set()


# Ship, Wagon, Guildhall, Scriptorium, Town Hall


def test_orl_9_6_ship() -> None:
    table = ready("ship", table={"map": {"river_orleans_blois": ["wine"], "river_orleans_briare": ["wool"]}})
    table.do("0 act ship")
    assert table.legal(0) == ["move blois wine", "move blois none", "move briare wool", "move briare none"]
    table.do("0 move blois wine")
    assert (table.player(0)["merchant"], table.player(0)["goods"]) == ("blois", {"wine": 1})
    assert table.doc()["map"]["river_orleans_blois"] == []
    assert table.player(0)["bag"] == {"farmer": 1, "boatman": 1, "knight": 1}


def test_orl_9_6_ship_closed_without_a_river() -> None:
    assert acts(ready("ship", merchant="chartres")) == set()
    assert acts(ready("ship", merchant="nevers")) == {"ship"}


def test_orl_9_7_wagon() -> None:
    goods = {"road_chartres_orleans": ["grain"], "road_chateaudun_orleans": ["cheese"], "road_orleans_montargis": []}
    table = ready("wagon", table={"map": goods | {"road_orleans_vierzon": ["wool", "brocade"]}}).do("0 act wagon")
    assert {text.split()[1] for text in table.legal(0)} == {"chartres", "chateaudun", "montargis", "vierzon"}
    table.refuses("0 move montargis grain")
    table.do("0 move vierzon brocade")
    assert (table.player(0)["merchant"], table.player(0)["goods"]) == ("vierzon", {"brocade": 1})
    assert table.doc()["map"]["road_orleans_vierzon"] == ["wool"]


def test_orl_9_7_a_road_leads_from_every_town() -> None:
    for town in ready().game.data.tables["towns"]:
        assert acts(ready("wagon", merchant=town)) == {"wagon"}


def test_orl_9_8_guildhall() -> None:
    table = ready("guildhall", merchant="blois").do("0 act guildhall")
    assert (table.player(0)["built"], table.player(0)["posts"]) == (["blois"], 9)
    assert table.player(0)["bag"] == {"farmer": 1, "craftsman": 1, "knight": 1}


def test_orl_9_8_guildhall_closed() -> None:
    assert acts(ready("guildhall", merchant="blois", posts=0)) == set()
    assert acts(ready("guildhall", merchant="blois", built=["blois"])) == set()
    seat = {"merchant": "blois", "slots": {"guildhall": SLOTS["guildhall"]}}
    table = orleans(players=[seat, {"built": ["blois"]}], phase="actions", event="income")
    assert acts(table) == set()


def test_orl_9_9_scriptorium() -> None:
    table = ready("scriptorium", development=8).do("0 act scriptorium")
    assert table.player(0)["development"] == 9
    assert table.view(0)["players"][0]["level"] == 3
    assert acts(ready("scriptorium", development=29)) == {"scriptorium"}
    assert acts(ready("scriptorium", development=30)) == set()


def test_orl_9_10_town_hall() -> None:
    table = ready(slots={"town_hall": ["scholar", "boatman"]}).do("0 act town_hall")
    table.refuses("0 stop")  # at least one is sent
    table.do("0 send scholar astronomy coins", "0 send boatman defeat_plague coins")
    assert table.asked() == [1]
    assert (table.player(0)["coins"], table.player(0)["slots"], table.player(0)["bag"]) == (8, {}, {})
    assert table.doc()["deeds"]["astronomy"] == {"scholar": 1}
    assert table.doc()["deeds"]["defeat_plague"] == {"boatman": 1}


def test_orl_9_10_one_of_two_alike_may_be_sent() -> None:
    table = ready(slots={"town_hall": ["farmer", "farmer"]})
    table.do("0 act town_hall", "0 send farmer city_wall coins", "0 stop")
    assert sorted(table.player(0)["slots"]["town_hall"], key=str) == [None, "farmer"]
    assert table.doc()["deeds"]["city_wall"] == {"farmer": 1}


def test_orl_9_10_town_hall_closed_without_a_matching_deed_space() -> None:
    full = {"papal_conclave": ["monk", "monk"], "cathedral": ["monk", "monk"], "peace_treaty": ["monk"]}
    assert acts(ready(slots={"town_hall": ["monk"]}, table={"deeds": full})) == set()
    assert acts(ready(slots={"town_hall": ["monk", "farmer"]}, table={"deeds": full})) == {"town_hall"}


# The three choices of the Village


@pytest.mark.parametrize(("position", "coins"), [(0, 2), (1, 3), (2, 4), (3, 5)])
def test_orl_9_11_boatman(position: int, coins: int) -> None:
    table = ready("village", tracks={"boatman": position}).do("0 act village", "0 recruit boatman")
    assert table.player(0)["coins"] == 5 + coins
    assert table.player(0)["tracks"]["boatman"] == position + 1
    assert table.player(0)["bag"] == {"boatman": 2, "farmer": 1, "craftsman": 1}
    assert table.doc()["supply"]["boatman"] == 4


def test_orl_9_11_boatman_last_space_and_closed() -> None:
    table = ready("village", tracks={"boatman": 4}).do("0 act village", "0 recruit boatman")
    assert (table.player(0)["coins"], table.player(0)["citizens"]) == (5, 1)
    ready("village", tracks={"boatman": 5}).do("0 act village").refuses("0 recruit boatman")
    ready("village", table=supply("boatman", 0)).do("0 act village").refuses("0 recruit boatman")


@pytest.mark.parametrize("position", range(5))
def test_orl_9_12_craftsman(position: int) -> None:
    table = ready("village", tracks={"craftsman": position}).do("0 act village", "0 recruit craftsman")
    assert (table.player(0)["held"], table.doc()["technology"]) == (1, 15)
    assert table.player(0)["tracks"]["craftsman"] == position + 1
    assert table.player(0)["bag"] == {"craftsman": 2, "farmer": 1, "boatman": 1}
    assert table.doc()["supply"]["craftsman"] == 4
    assert table.asked() == [1]


def test_orl_9_12_craftsman_closed() -> None:
    for table in (
        ready("village", tracks={"craftsman": 5}),
        ready("village", table=supply("craftsman", 0)),
        ready("village", table={"technology": 0}),
    ):
        assert table.do("0 act village").legal(0) == ["recruit boatman", "recruit trader"]


def test_orl_9_13_trader_takes_a_tile_of_pile_one_first() -> None:
    table = ready("village").do("0 act village", "0 recruit trader")
    assert {text.removeprefix("take ") for text in table.legal(0)} == PILE_ONE
    table.do("0 take windmill")
    assert table.player(0)["tiles"] == ["windmill"]
    assert table.player(0)["tracks"]["trader"] == 1
    assert table.player(0)["bag"] == {"trader": 1, "farmer": 1, "boatman": 1, "craftsman": 1}
    assert table.doc()["supply"]["trader"] == 5
    assert "windmill" not in table.doc()["tiles"]


@pytest.mark.parametrize("position", [1, 2, 3, 4])
def test_orl_9_13_later_traders_take_a_tile_of_either_pile(position: int) -> None:
    table = ready("village", tracks={"trader": position}).do("0 act village", "0 recruit trader")
    assert {text.removeprefix("take ") for text in table.legal(0)} == PILE_ONE | PILE_TWO


def test_orl_9_13_the_tile_joins_the_own_places_at_once() -> None:
    slots = {"ship": ["farmer", "boatman", None], "bathhouse": ["monk"]}
    offered = dict[str, bool]()
    for tile in ("school", "office"):
        for seed in range(20):  # the Bathhouse draws the scholar in some of them
            player: dict[str, Any] = {
                "tiles": ["bathhouse"],
                "slots": slots,
                "bag": {"scholar": 5},
                "tracks": {"trader": 1},
            }
            table = ready("village", **player, table={"seed": seed})
            table.do("0 act village", "0 recruit trader", f"0 take {tile}", "1 pass", "0 act bathhouse")
            offered[tile] = offered.get(tile, False) or "place ship.3 scholar" in table.legal(0)
    assert offered == {"school": True, "office": False}  # a scholar stands in for the knight in the same phase


def test_orl_9_13_trader_closed() -> None:
    for table in (ready("village", tracks={"trader": 5}), ready("village", table=supply("trader", 0))):
        assert table.do("0 act village").legal(0) == ["recruit boatman", "recruit craftsman"]


def test_orl_9_14_the_tile_is_mandatory() -> None:
    table = ready("village").do("0 act village", "0 recruit trader")
    assert table.asked() == [0]
    assert all(text.startswith("take ") for text in table.legal(0))
    table.refuses("0 pass")
    table.refuses("0 stop")


def test_orl_9_14_without_a_tile_left_the_recruiting_still_works() -> None:
    only_two = {"tiles": sorted(PILE_TWO), "lost_tiles": sorted(PILE_ONE)}
    table = ready("village", table=only_two).do("0 act village", "0 recruit trader")
    assert table.asked() == [1]
    assert table.player(0)["tracks"]["trader"] == 1
    assert table.player(0)["bag"]["trader"] == 1
    assert table.player(0)["tiles"] == []
