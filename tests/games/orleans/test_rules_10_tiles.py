"""The twenty place tiles: pile, slots, precondition and effect of each (ORL-10)."""

from __future__ import annotations

from typing import Any

from tests.kit import Table, orleans

FIGURES = ["farmer", "boatman", "craftsman", "trader", "knight", "scholar", "monk"]
EVERY_GOOD = {"grain": 3, "cheese": 3, "wine": 3, "wool": 3, "brocade": 3}


def shape(tile: str) -> tuple[str, list[str]]:
    """Return the pile of a tile and what each of its slots asks for, found out by trying every neutral figure."""
    piles = orleans().view(0)["tiles"]
    pile = next(name for name, tiles in piles.items() if tile in tiles)
    t = orleans(players=[{"tiles": [tile], "market": FIGURES}, {}], phase="planning")
    fits: dict[str, list[str]] = {}
    for option in t.legal(0):
        verb, *rest = option.split()
        if verb == "place" and rest[0].startswith(f"{tile}."):
            fits.setdefault(rest[0], []).append(rest[1])
    asked: list[str] = []
    for number in range(1, len(fits) + 1):
        kinds = fits[f"{tile}.{number}"]
        if kinds == FIGURES:
            asked.append("any")
        else:
            asked.append("monk" if kinds == ["monk"] else kinds[0])
            assert kinds == sorted({asked[-1], "monk"}, key=FIGURES.index)
    return pile, asked


def owner(tile: str, *pieces: str, table: dict[str, Any] | None = None, **player: Any) -> Table:
    """Give seat 0 a tile with characters on it, and the turn in phase 5."""
    first = {"tiles": [tile], "slots": {tile: list(pieces)} if pieces else {}} | player
    return orleans(players=[first, {}], phase="actions", **(table or {}))


def open_to(t: Table, tile: str) -> bool:
    """Return whether seat 0 may use a tile as an action."""
    return f"act {tile}" in t.legal(0)


def check_production(tile: str, pieces: list[str], good: str) -> None:
    """A tile that takes one good from the supply, and is closed when there is none."""
    assert not open_to(owner(tile, *pieces, table={"goods": EVERY_GOOD | {good: 0}}), tile)
    t = owner(tile, *pieces, table={"goods": EVERY_GOOD | {good: 1}}).do(f"0 act {tile}")
    assert t.player(0)["goods"] == {good: 1}
    assert good not in t.doc()["goods"]
    assert sum(t.player(0)["bag"].values()) == len(pieces)
    assert t.player(0)["slots"] == {}


def test_orl_10_1_hayrick_takes_a_grain() -> None:
    assert shape("hayrick") == ("I", ["farmer"])
    check_production("hayrick", ["farmer"], "grain")


def test_orl_10_2_cheese_factory_takes_a_cheese() -> None:
    assert shape("cheese_factory") == ("I", ["farmer", "farmer"])
    check_production("cheese_factory", ["farmer", "farmer*"], "cheese")
    assert not open_to(owner("cheese_factory", "farmer", table={"goods": EVERY_GOOD}), "cheese_factory")


def test_orl_10_3_winery_takes_a_wine() -> None:
    assert shape("winery") == ("I", ["farmer", "trader"])
    check_production("winery", ["farmer", "trader"], "wine")


def test_orl_10_4_wool_manufacturer_takes_a_wool() -> None:
    assert shape("wool_manufacturer") == ("I", ["boatman", "trader"])
    check_production("wool_manufacturer", ["boatman", "trader"], "wool")


def test_orl_10_5_tailor_shop_takes_a_brocade() -> None:
    assert shape("tailor_shop") == ("I", ["trader", "scholar"])
    check_production("tailor_shop", ["trader", "scholar"], "brocade")


def test_orl_10_6_brewery_brings_two_coins() -> None:
    assert shape("brewery") == ("I", ["monk"])
    t = owner("brewery", "monk", coins=1).do("0 act brewery")
    assert t.player(0)["coins"] == 3
    assert t.player(0)["bag"] == {"monk": 1}


def test_orl_10_7_windmill_brings_two_coins_and_a_point() -> None:
    assert shape("windmill") == ("I", ["craftsman", "craftsman"])
    t = owner("windmill", "craftsman", "craftsman", coins=1).do("0 act windmill")
    assert (t.player(0)["coins"], t.player(0)["development"]) == (3, 1)
    assert t.player(0)["bag"] == {"craftsman": 2}


def test_orl_10_8_library_brings_two_points_below_thirty() -> None:
    assert shape("library") == ("I", ["knight", "scholar"])
    t = owner("library", "knight", "scholar").do("0 act library")
    assert (t.player(0)["coins"], t.player(0)["development"]) == (5, 2)
    assert owner("library", "knight", "scholar", development=29).do("0 act library").player(0)["development"] == 30
    assert not open_to(owner("library", "knight", "scholar", development=30), "library")


def test_orl_10_9_hospital_brings_the_level_in_coins() -> None:
    assert shape("hospital") == ("I", ["boatman", "scholar"])
    for development, level in [(0, 1), (3, 1), (4, 2), (9, 3), (15, 4), (22, 5), (30, 6)]:
        t = owner("hospital", "boatman", "scholar", coins=0, development=development).do("0 act hospital")
        assert t.player(0)["coins"] == level


def test_orl_10_10_sacristy_is_never_an_action() -> None:
    assert shape("sacristy") == ("I", ["monk"])
    for event in ["harvest", "taxes", "plague", "income", "trading_day", "pilgrimage"]:
        assert owner("sacristy", "monk", table={"event": event}).legal(0) == ["pass"]
    t = owner("sacristy", "monk", table={"event": "taxes"}).do("0 pass", "1 pass")
    assert t.legal(0) == ["protect", "endure"]


def test_orl_10_11_bathhouse_takes_any_character_and_needs_a_bag() -> None:
    assert shape("bathhouse") == ("I", ["any"])
    t = orleans(players=[{"tiles": ["bathhouse"]}, {}], phase="planning")
    assert "place bathhouse.1 craftsman*" in t.legal(0)
    assert not open_to(owner("bathhouse", "farmer"), "bathhouse")
    assert open_to(owner("bathhouse", "farmer", bag=["knight"]), "bathhouse")


def test_orl_10_11_bathhouse_draws_two_and_places_one_elsewhere() -> None:
    t = owner("bathhouse", "scholar", bag=["knight", "knight", "knight"]).do("0 act bathhouse")
    assert t.player(0)["fresh"] == {"knight": 2}
    knights = ["ship.3", "wagon.3", "guildhall.3", "scriptorium.1", "town_hall.1", "town_hall.2"]
    assert t.legal(0) == [f"place {slot} knight" for slot in knights]
    t.do("0 place guildhall.3 knight")
    assert t.player(0)["slots"] == {"guildhall": [None, None, "knight"]}
    assert t.player(0)["bag"] == {"knight": 2, "scholar": 1}
    assert t.asked() == [1]


def test_orl_10_11_bathhouse_never_draws_its_own_character() -> None:
    for seed in range(8):
        t = owner("bathhouse", "monk", bag=["knight"], table={"seed": seed}).do("0 act bathhouse")
        assert t.player(0)["fresh"] == {"knight": 1}
        t.do("0 place town_hall.1 knight")
        assert t.player(0)["bag"] == {"monk": 1}


def test_orl_10_11_bathhouse_offers_sacristy_and_town_hall_not_tower_nor_itself() -> None:
    tiles = ["bathhouse", "sacristy", "gunpowder_tower"]
    t = owner("bathhouse", "farmer", tiles=tiles, bag=["monk", "monk"]).do("0 act bathhouse")
    places = {option.split()[1].split(".")[0] for option in t.legal(0)}
    assert {"sacristy", "town_hall"} <= places
    assert not {"bathhouse", "gunpowder_tower"} & places


def test_orl_10_11_bathhouse_sends_no_own_color_character_to_the_town_hall() -> None:
    t = owner("bathhouse", "farmer", market=["farmer*", "craftsman*", "trader*"], bag=["boatman*"])
    t.do("0 act bathhouse")
    assert t.legal(0) == [f"place {slot} boatman*" for slot in ["farm.1", "village.2", "castle.2", "ship.2"]]


def test_orl_10_11_a_place_completed_at_the_bathhouse_works_in_the_same_phase() -> None:
    slots = {"bathhouse": ["monk"], "scriptorium": [None, "scholar"]}
    t = owner("bathhouse", slots=slots, bag=["knight"])
    assert not open_to(t, "scriptorium")
    t.do("0 act bathhouse", "0 place scriptorium.1 knight", "1 pass")
    assert t.do("0 act scriptorium").player(0)["development"] == 1


def test_orl_10_11_both_go_to_the_bag_if_neither_fits() -> None:
    slots = {"bathhouse": ["farmer"], "monastery": ["scholar"], "scriptorium": [None, "scholar"]}
    t = owner("bathhouse", slots=slots | {"town_hall": ["monk", "monk"]}, bag=["scholar", "scholar"])
    t.do("0 act bathhouse")
    assert t.player(0)["bag"] == {"scholar": 2, "farmer": 1}
    assert t.asked() == [1]


def test_orl_10_12_herb_garden_lets_boatmen_stand_for_three_figures() -> None:
    assert shape("herb_garden") == ("I", [])
    asks = {"village.1": True, "village.3": True, "university.3": True, "ship.3": False, "scriptorium.2": False}
    for tiles in (["herb_garden", "brewery"], ["brewery"]):
        t = orleans(players=[{"tiles": tiles, "market": ["boatman", "boatman*"]}, {}], phase="planning")
        for slot, works in asks.items():
            assert (f"place {slot} boatman" in t.legal(0)) == (works and "herb_garden" in tiles)
            assert (f"place {slot} boatman*" in t.legal(0)) == (works and "herb_garden" in tiles)
        assert "place brewery.1 boatman" not in t.legal(0)
    assert owner("herb_garden").legal(0) == ["pass"]


def test_orl_10_12_permanent_tiles_work_from_the_moment_they_are_acquired() -> None:
    player = {"market": ["boatman", "scholar"]}
    t = orleans(players=[player, {}], agenda=[["TakeTile", 0, 3], ["TakeTile", 0, 3], ["Plan", 0]])
    t.do("0 take herb_garden", "0 take school")
    assert {"place university.2 boatman", "place university.2 scholar"} <= set(t.legal(0))


def test_orl_10_12_substitution_never_applies_to_deeds() -> None:
    slots = {"town_hall": ["boatman", "scholar"]}
    t = owner("herb_garden", tiles=["herb_garden", "school"], slots=slots).do("0 act town_hall")
    sent = [option.split()[1:3] for option in t.legal(0)]
    boatmen = ["defeat_plague", "boatmen_guild", "canals"]
    scholars = ["defeat_plague", "astronomy", "boatmen_guild", "peace_treaty"]
    assert {deed for figure, deed in sent if figure == "boatman"} == set(boatmen)
    assert {deed for figure, deed in sent if figure == "scholar"} == set(scholars)


def test_orl_10_12_a_substitute_stays_valid_when_the_tile_is_lost() -> None:
    player = {"tiles": ["herb_garden"], "coins": 0, "slots": {"farm": ["boatman", "boatman*"]}}
    t = orleans(players=[player, {}], agenda=[["Torture", 0, 1], ["Turn", 0]], goods=EVERY_GOOD)
    t.do("0 give-tile herb_garden", "0 act farm")
    assert t.player(0)["tracks"]["farmer"] == 1


def test_orl_10_13_tower_stores_new_characters_and_lets_them_be_planned() -> None:
    assert shape("gunpowder_tower") == ("II", [])
    player = {"tiles": ["gunpowder_tower"], "bag": ["knight", "knight", "knight"]}
    t = orleans(players=[player, {}], phase="followers").do("0 draw 3")
    assert t.legal(0) == ["ready", "store knight"]
    t.do("0 store knight", "0 store knight", "1 draw 0")
    assert t.player(0)["tower"] == {"knight": 2}
    t.do("0 deploy ship.3 knight", "0 place wagon.3 knight")
    assert t.player(0)["tower"] == {"knight": 1}
    assert t.player(0)["slots"] == {"ship": [None, None, "knight"], "wagon": [None, None, "knight"]}


def test_orl_10_13_tower_sends_one_or_two_neutral_characters_to_deeds() -> None:
    tower = ["knight", "scholar"]
    t = owner("gunpowder_tower", tower=tower, coins=0)
    t.do("0 act gunpowder_tower", "0 send knight city_wall coins", "0 send scholar astronomy coins")
    assert t.player(0)["tower"] == {}
    assert t.player(0)["coins"] == 2
    assert t.player(0)["bag"] == {}
    t = owner("gunpowder_tower", tower=tower)
    t.do("0 act gunpowder_tower", "0 send knight city_wall coins", "0 stop", "1 pass")
    assert t.player(0)["tower"] == {"scholar": 1}
    assert open_to(t, "gunpowder_tower")
    assert owner("gunpowder_tower", tower=["farmer*", "trader*"]).legal(0) == ["pass"]
    assert owner("gunpowder_tower").legal(0) == ["pass"]


def test_orl_10_13_tower_and_town_hall_are_not_mixed() -> None:
    t = owner("gunpowder_tower", tower=["knight"], slots={"town_hall": ["scholar"]})
    t.do("0 act gunpowder_tower", "0 send knight city_wall coins")
    assert t.asked() == [1]
    assert t.player(0)["slots"] == {"town_hall": ["scholar", None]}
    t = owner("gunpowder_tower", tower=["knight"], slots={"town_hall": ["scholar"]}).do("0 act town_hall")
    assert {option.split()[1] for option in t.legal(0)} == {"scholar"}


def test_orl_10_14_cellar_brings_four_coins() -> None:
    assert shape("cellar") == ("II", ["monk", "scholar"])
    t = owner("cellar", "monk", "scholar", coins=1).do("0 act cellar")
    assert t.player(0)["coins"] == 5


def test_orl_10_15_office_brings_a_coin_for_each_own_post_on_the_map() -> None:
    assert shape("office") == ("II", ["scholar", "scholar"])
    for built in ([], ["orleans"], ["orleans", "blois", "tours"]):
        first = {"tiles": ["office"], "slots": {"office": ["scholar", "monk"]}, "coins": 0, "built": built}
        t = orleans(players=[first, {"built": ["orleans", "nevers"]}], phase="actions").do("0 act office")
        assert t.player(0)["coins"] == len(built)


def test_orl_10_16_school_lets_scholars_stand_for_all_but_monks() -> None:
    assert shape("school") == ("II", [])
    slots = ["farm.1", "farm.2", "village.1", "university.3", "castle.3", "ship.3", "scriptorium.2"]
    t = orleans(players=[{"tiles": ["school", "brewery"], "market": ["scholar"]}, {}], phase="planning")
    assert all(f"place {slot} scholar" in t.legal(0) for slot in slots)
    assert "place brewery.1 scholar" not in t.legal(0)
    t = orleans(players=[{"market": ["scholar"]}, {}], phase="planning")
    assert [slot for slot in slots if f"place {slot} scholar" in t.legal(0)] == ["scriptorium.2"]
    assert owner("school").legal(0) == ["pass"]


def test_orl_10_17_pharmacy_sells_one_to_three_points() -> None:
    assert shape("pharmacy") == ("II", ["any"])
    t = owner("pharmacy", "farmer*", coins=9).do("0 act pharmacy")
    assert t.legal(0) == ["pay 1", "pay 2", "pay 3"]
    t.do("0 pay 3")
    assert (t.player(0)["coins"], t.player(0)["development"]) == (6, 3)
    assert t.player(0)["bag"] == {"farmer*": 1}


def test_orl_10_17_pharmacy_is_closed_without_a_coin_or_at_thirty() -> None:
    assert not open_to(owner("pharmacy", "monk", coins=0), "pharmacy")
    assert not open_to(owner("pharmacy", "monk", coins=9, development=30), "pharmacy")
    assert owner("pharmacy", "monk", coins=2).do("0 act pharmacy").legal(0) == ["pay 1", "pay 2"]
    assert owner("pharmacy", "monk", coins=9, development=28).do("0 act pharmacy").legal(0) == ["pay 1", "pay 2"]


def test_orl_10_18_horse_wagon_moves_along_a_road_and_may_load() -> None:
    assert shape("horse_wagon") == ("II", ["knight", "trader"])
    roads = {"road_orleans_vierzon": ["wine"], "road_chartres_orleans": []}
    t = owner("horse_wagon", "knight", "trader", table={"map": roads}).do("0 act horse_wagon")
    towns = {option.split()[1] for option in t.legal(0)}
    assert towns == {"chartres", "chateaudun", "montargis", "vierzon"}
    assert {"move vierzon wine", "move vierzon none", "move chartres none"} <= set(t.legal(0))
    t.do("0 move vierzon wine")
    assert (t.player(0)["merchant"], t.player(0)["goods"]) == ("vierzon", {"wine": 1})
    assert t.doc()["map"]["road_orleans_vierzon"] == []


def test_orl_10_19_shipping_line_brings_a_point_below_thirty() -> None:
    assert shape("shipping_line") == ("II", ["boatman"])
    assert owner("shipping_line", "boatman").do("0 act shipping_line").player(0)["development"] == 1
    assert not open_to(owner("shipping_line", "boatman", development=30), "shipping_line")


def test_orl_10_20_laboratory_takes_a_technology_tile() -> None:
    assert shape("laboratory") == ("II", ["craftsman", "scholar"])
    t = owner("laboratory", "craftsman", "scholar", table={"technology": 1}).do("0 act laboratory")
    assert (t.player(0)["held"], t.doc()["technology"]) == (1, 0)
    assert not open_to(owner("laboratory", "craftsman", "scholar", table={"technology": 0}), "laboratory")
