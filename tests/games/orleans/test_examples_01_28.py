"""Worked examples E01 to E28: set-up, census, followers, planning, recruiting, the map."""

from __future__ import annotations

from typing import Any

from tests.kit import Table, orleans

OWN = {"farmer*": 1, "boatman*": 1, "craftsman*": 1, "trader*": 1}
GOODS = {"grain": 24, "cheese": 21, "wine": 18, "wool": 15, "brocade": 12}


def started(edition: str, seats: int, seed: int = 0, **options: str) -> Table:
    """Return a game that has just been set up, not one completed from a position."""
    table = orleans(edition, options, seats=seats, seed=seed)
    table.match.state = table.game.new(seats, table.position.options, seed)
    return table


def coins(table: Table) -> list[int]:
    """Return the coins of all seats."""
    return [player["coins"] for player in table.doc()["players"]]


def census(farmers: list[int], purses: list[int]) -> Table:
    """Hold a census."""
    players = [{"tracks": {"farmer": at}, "coins": purse} for at, purse in zip(farmers, purses, strict=True)]
    return orleans(players=players, agenda=[["Census"]], round=2)


def acts(table: Table, seat: int) -> set[str]:
    """Return the places a seat may use."""
    return {text.removeprefix("act ") for text in table.legal(seat) if text.startswith("act ")}


def starting(verb: str, table: Table, seat: int = 0) -> set[str]:
    """Return what follows a verb in the choices of a seat."""
    return {text.removeprefix(f"{verb} ") for text in table.legal(seat) if text.startswith(f"{verb} ")}


# Set-up


def test_e01_five_players_2020() -> None:
    table = started("2020", 5)
    doc, seen = table.doc(), table.view(0)
    assert list(doc["supply"].values()) == [18, 12, 12, 12, 17, 17, 17]
    assert doc["technology"] == 20
    assert sum(len(goods) for goods in doc["map"].values()) == 52
    assert sum(doc["goods"].values()) == 38
    assert doc["lost_goods"] == {}
    for player in doc["players"]:
        assert (player["coins"], player["posts"], player["bag"]) == (5, 10, {})
        assert (player["market"], player["merchant"]) == (OWN, "orleans")
    assert len(doc["citizens"]) == 13 + 1
    assert "most_posts" in doc["citizens"]
    assert len(doc["hourglass"]) == 18
    assert doc["hourglass"][0] == "pilgrimage"
    assert (len(seen["tiles"]["I"]), len(seen["tiles"]["II"])) == (12, 8)


def test_e02_two_players_2014() -> None:
    doc = started("2014", 2).doc()
    assert list(doc["supply"].values()) == [12, 6, 6, 6, 8, 8, 8]
    assert doc["technology"] == 16
    assert sum(doc["lost_goods"].values()) == 12
    assert [len(goods) for goods in doc["map"].values()] == [1] * 43
    assert sum(doc["goods"].values()) == 35
    for good, count in GOODS.items():
        lying = sum(goods.count(good) for goods in doc["map"].values())
        assert doc["goods"].get(good, 0) + lying + doc["lost_goods"].get(good, 0) == count


def test_e03_hourglass_letters_2020() -> None:
    for seed in range(20):
        tiles = [tile.partition("/") for tile in started("2020", 2, seed).doc()["hourglass"]]
        names = [name for name, _, _ in tiles]
        assert tiles[0] == ("pilgrimage", "", "")
        assert [letter for _, _, letter in tiles[1:]] == ["A"] * 5 + ["B"] * 6 + ["C"] * 6
        assert "pilgrimage" not in names[1:6]
        assert {names.count(name) for name in names} == {3}


def test_e04_exclusion_three_players() -> None:
    table = started("2020", 3, exclusion="on", first="1")
    assert table.asked() == [1]
    table.do("1 exclude bathhouse")
    assert table.asked() == [2]
    table.do("2 stop")
    table.refuses("0 exclude bathhouse")
    table.do("0 exclude school")
    tiles = table.view(0)["tiles"]
    assert (len(tiles["I"]), len(tiles["II"])) == (11, 7)
    assert set(table.doc()["excluded"]) == {"bathhouse", "school"}
    assert table.doc()["round"] == 1


# Census


def test_e05_leader_and_last() -> None:
    assert coins(census([5, 3, 3, 1], [4, 4, 4, 4])) == [5, 4, 4, 3]


def test_e06_tie_for_the_lead_sole_last() -> None:
    assert coins(census([4, 4, 2], [2, 2, 2])) == [2, 2, 1]


def test_e07_two_players() -> None:
    assert coins(census([3, 1], [5, 5])) == [6, 5]


def test_e08_last_without_a_coin() -> None:
    table = census([2, 2, 0], [5, 5, 0])
    assert (table.asked(), table.player(2)["posts"]) == ([2], 10)
    table.do("2 give-post")
    assert (table.player(2)["posts"], table.player(2)["built"]) == (9, [])
    assert coins(table) == [5, 5, 0]


# Followers


def test_e09_draw_numbers() -> None:
    players = [{"tracks": {"knight": at}, "market": [], "bag": OWN | {"farmer": 4}} for at in (0, 2, 2, 5)]
    table = orleans(players=players, phase="followers", round=3)
    most = [max(int(number) for number in starting("draw", table, seat)) for seat in range(4)]
    assert most == [4, 6, 6, 8]


def test_e10_giving_up_draws() -> None:
    slots = {"ship": ["farmer"], "university": [None, None, "trader"], "castle": [None, "boatman"]}
    player = {"tracks": {"knight": 2}, "market": [], "bag": OWN | {"knight": 5}, "slots": slots}
    table = orleans(players=[player, {}], phase="followers", round=3)
    table.do("0 recall ship.1", "0 recall university.3")
    assert "4" in starting("draw", table)
    table.do("0 draw 4")
    after = table.player(0)
    assert sum(after["market"].values()) == 6
    assert (after["market"]["farmer"], after["market"]["trader"]) == (1, 1)
    assert sum(after["bag"].values()) == 5
    assert after["slots"] == {"castle": [None, "boatman", None]}


def test_e11_market_room_limits_both() -> None:
    slots = {"ship": ["farmer", "boatman"], "university": [None, None, "trader"]}
    player = {"tracks": {"knight": 3}, "market": OWN | {"knight": 2}, "bag": {"farmer": 5}, "slots": slots}
    for recalled, left in [(0, {"0", "1", "2"}), (1, {"0", "1"}), (2, {"0"})]:
        table = orleans(players=[player, {}], phase="followers", round=3)
        table.do(*[f"0 recall ship.{slot}" for slot in range(1, recalled + 1)])
        assert starting("draw", table) == left
        assert bool(starting("recall", table)) == (recalled < 2)
        table.refuses(f"0 draw {3 - recalled}")


def test_e12_gunpowder_tower_adds_room() -> None:
    bag = {"knight": 1, "scholar": 1, "farmer": 1, "monk": 1, "boatman": 2}
    player = {"tracks": {"knight": 1}, "market": OWN | {"trader": 2}, "bag": bag, "tiles": ["gunpowder_tower"]}
    drawn = {"farmer": 1, "knight": 1, "scholar": 1, "monk": 1}
    for seed in range(200):
        table = orleans(players=[player, {}], phase="followers", round=3, seed=seed)
        table.refuses("0 draw 5")
        if table.do("0 draw 4").player(0)["fresh"] == drawn:
            break
    else:
        raise AssertionError("no seed draws these four")
    assert "ready" not in table.legal(0)  # the market has room for two only
    table.do("0 store knight", "0 store scholar")
    assert table.player(0)["market"] == OWN | {"trader": 2, "farmer": 1, "monk": 1}
    assert table.player(0)["tower"] == {"knight": 1, "scholar": 1}


def test_e13_round_1() -> None:
    table = started("2020", 2)
    assert (table.player(0)["bag"], table.player(0)["market"]) == ({}, OWN)
    assert table.legal(0) == ["draw 0"]
    table.do("0 draw 0", "1 draw 0")
    assert table.doc()["phase"] == "planning"
    assert (table.player(0)["bag"], table.player(0)["market"]) == ({}, OWN)


# Planning


def test_e14_substitution() -> None:
    player = {"tiles": ["school", "herb_garden", "brewery"], "market": ["scholar", "boatman", "monk"]}
    table = orleans(players=[player, {}], phase="planning", round=3)
    fits = {
        slot: {text.split()[-1] for text in table.legal(0) if text.startswith(f"place {slot} ")}
        for slot in ("village.1", "ship.3", "scriptorium.2", "brewery.1")
    }
    assert fits["village.1"] == {"scholar", "boatman", "monk"}
    assert fits["ship.3"] == {"scholar", "monk"}
    assert fits["scriptorium.2"] == {"scholar", "monk"}
    assert fits["brewery.1"] == {"monk"}


def test_e15_town_hall_and_own_color() -> None:
    table = orleans(players=[{"market": ["farmer*", "farmer", "monk"]}, {}], phase="planning", round=3)
    table.refuses("0 place town_hall.1 farmer*")
    table.do("0 place town_hall.1 farmer", "0 place town_hall.2 monk", "0 ready")
    assert table.player(0)["market"] == {"farmer*": 1}
    assert table.player(0)["slots"] == {"town_hall": ["farmer", "monk"]}


def test_e16_partial_filling() -> None:
    player = {"market": ["farmer", "boatman"], "bag": OWN | {"monk": 1}, "tracks": {"knight": 1}}
    table = orleans(players=[player, {}], phase="planning", round=1)
    table.do("0 place castle.1 farmer", "0 place castle.2 boatman", "0 ready", "1 ready")
    assert table.player(0)["slots"] == {"castle": ["farmer", "boatman", None]}
    assert acts(table, 0) == set()
    table.do("0 pass", "1 pass", "0 draw 5", "1 draw 0")
    assert table.doc()["round"] == 2
    assert {"castle.3 trader*", "castle.3 monk"} <= starting("place", table)
    table.do("0 place castle.3 monk", "0 ready", "1 ready", "1 pass")
    assert acts(table, 0) == {"castle"}


# Recruiting


def test_e17_farm_house() -> None:
    player = {"slots": {"farm": ["boatman*", "craftsman*"]}, "market": ["farmer*", "trader*"], "bag": []}
    table = orleans(players=[player, {}, {}, {}], phase="actions", goods={"grain": 10})
    assert table.doc()["supply"]["farmer"] == 16
    table.do("0 act farm")
    after, doc = table.player(0), table.doc()
    assert after["tracks"]["farmer"] == 1
    assert (after["goods"], doc["goods"]["grain"], doc["supply"]["farmer"]) == ({"grain": 1}, 9, 15)
    assert after["bag"] == {"farmer": 1, "boatman*": 1, "craftsman*": 1}
    assert after["slots"] == {}


def test_e18_village_boatman() -> None:
    player = {"slots": {"village": ["farmer*", "boatman*", "craftsman*"]}, "tracks": {"boatman": 3}, "coins": 2}
    player |= {"market": ["trader*"], "bag": []}
    table = orleans(players=[player, {}], phase="actions", supply={"boatman": 5})
    table.do("0 act village", "0 recruit boatman")
    after = table.player(0)
    assert (after["tracks"]["boatman"], after["coins"], table.doc()["supply"]["boatman"]) == (4, 7, 4)
    assert after["bag"] == {"boatman": 1, "farmer*": 1, "boatman*": 1, "craftsman*": 1}


def test_e19_boatmen_last_space() -> None:
    player = {"slots": {"village": ["farmer*", "boatman*", "craftsman*"]}, "tracks": {"boatman": 4}, "coins": 3}
    table = orleans(players=[player, player], phase="actions", round=1)
    late = table.game.data.tables["tracks"]["boatman"]["rewards"][4]["coins_if_citizen_gone"]
    assert "boatman_track" in table.doc()["citizens"]
    table.do("0 act village", "0 recruit boatman", "1 act village", "1 recruit boatman")
    first, second = table.player(0), table.player(1)
    assert (first["tracks"]["boatman"], first["citizens"], first["coins"]) == (5, 1, 3)
    assert (second["tracks"]["boatman"], second["citizens"], second["coins"]) == (5, 0, 3 + late)
    assert "boatman_track" not in table.doc()["citizens"]
    table.do("0 pass", "1 pass")
    for seat in (0, 1):
        count = sum(table.player(seat)["bag"].values())
        table.do(f"{seat} draw {count}")
    for seat in (0, 1):
        for slot, figure in enumerate(["farmer*", "boatman*", "craftsman*"], 1):
            table.do(f"{seat} place village.{slot} {figure}")
        table.do(f"{seat} ready")
    for seat in (1, 0):
        table.do(f"{seat} act village")
        assert table.legal(seat) == ["recruit craftsman", "recruit trader"]
        table.do(f"{seat} recruit craftsman")


def test_e20_craftsman_and_first_technology() -> None:
    player = {"slots": {"village": ["farmer", "boatman", "craftsman"]}}
    supply = {"craftsman": 10, "boatman": 9, "trader": 9}
    table = orleans(players=[player, {}, {}, {}, {}], phase="actions", supply=supply, technology=16)
    table.do("0 act village", "0 recruit craftsman")
    doc = table.doc()
    assert (table.player(0)["tracks"]["craftsman"], doc["supply"]["craftsman"], doc["technology"]) == (1, 9, 15)
    assert table.player(0)["held"] == 1
    table.do("1 pass", "2 pass", "3 pass", "4 pass")
    assert table.legal(0) == ["pass"]  # the tile cannot be used in this phase
    table.do("0 pass")
    farmers = ["village.1", "university.1", "castle.1", "ship.1", "wagon.1", "guildhall.1"]
    assert table.legal(0) == ["keep", *(f"tech {slot}" for slot in farmers)]
    table.refuses("0 tech farm.1")
    table.do("0 tech wagon.1")
    assert table.player(0)["slots"] == {"wagon": ["tech", None, None]}
    assert table.player(0)["held"] == 0


def test_e21_second_technology() -> None:
    player = {"slots": {"ship": ["tech"]}, "held": 1, "tiles": ["cellar", "shipping_line", "laboratory"]}
    table = orleans(players=[player, {}], agenda=[["Technology"]], round=3)
    sizes = {"farm": 2, "village": 3, "university": 3, "castle": 3, "monastery": 2, "wagon": 3, "guildhall": 3}
    sizes |= {"scriptorium": 2, "laboratory": 2}
    slots = {f"{place}.{number}" for place, size in sizes.items() for number in range(1, size + 1)}
    assert starting("tech", table) == slots | {"cellar.2"}
    assert "keep" in table.legal(0)
    for slot in ("ship.2", "ship.3", "cellar.1", "shipping_line.1", "town_hall.1"):
        table.refuses(f"0 tech {slot}")


def test_e22_trader_piles() -> None:
    stack = ["pilgrimage"]
    for letter in "ABC":
        stack += [f"{name}/{letter}" for name in ("income", "trading_day", "harvest", "taxes", "plague")]
        stack += [f"pilgrimage/{letter}"] if letter != "A" else []
    player = {"slots": {"village": ["farmer*", "boatman*", "craftsman*"]}, "market": ["trader*", "scholar"], "bag": []}
    table = orleans(players=[player, {}], phase="actions", round=1, hourglass=stack)
    piles = table.view(0)["tiles"]
    table.do("0 act village", "0 recruit trader")
    assert starting("take", table) == set(piles["I"])
    assert len(piles["I"]) == 12
    table.refuses("0 take school")
    table.do("0 take hospital", "1 pass", "0 pass", "0 draw 4", "1 draw 0")
    table.refuses("0 place ship.3 scholar")
    table.do("0 place village.1 farmer*", "0 place village.2 boatman*", "0 place village.3 craftsman*", "0 ready")
    table.do("1 ready", "1 pass", "0 act village", "0 recruit trader")
    assert starting("take", table) == set(piles["I"]) - {"hospital"} | set(piles["II"])
    assert len(table.legal(0)) == 11 + 8
    table.do("0 take school", "0 pass", "0 draw 0", "1 draw 0")
    assert set(table.player(0)["tiles"]) == {"hospital", "school"}
    wild = {"village.1", "village.2", "village.3", "castle.3", "ship.3", "farm.1"}
    assert {f"{slot} scholar" for slot in wild} <= starting("place", table)


def test_e23_university_across_specials() -> None:
    player = {"slots": {"university": ["farmer", "craftsman", "trader"]}, "tracks": {"scholar": 2}}
    player |= {"development": 8, "coins": 1}
    table = orleans(players=[player, {}], phase="actions", supply={"scholar": 4})
    assert table.view(0)["players"][0]["level"] == 2
    table.do("0 act university")
    after = table.view(0)["players"][0]
    assert (after["tracks"]["scholar"], after["development"], after["level"], after["coins"]) == (3, 12, 3, 5)
    assert table.doc()["supply"]["scholar"] == 3


def test_e24_fourth_knight() -> None:
    player = {"slots": {"castle": ["farmer*", "boatman*", "trader*"]}, "tracks": {"knight": 3}}
    table = orleans(players=[player, player], phase="actions", round=1)
    assert "knight_track" in table.doc()["citizens"]
    table.do("0 act castle", "1 act castle")
    for seat, citizens in [(0, 1), (1, 0)]:
        after = table.view(seat)["players"][seat]
        assert (after["tracks"]["knight"], after["citizens"], after["draws"]) == (4, citizens, 7)
    assert "knight_track" not in table.doc()["citizens"]
    table.do("0 pass", "1 pass", "0 draw 4", "1 draw 0", "0 place castle.1 farmer*", "0 place castle.2 boatman*")
    table.do("0 place castle.3 trader*", "0 ready", "1 ready", "1 pass", "0 act castle")
    assert table.view(0)["players"][0]["draws"] == 8


def test_e25_monastery_under_pilgrimage() -> None:
    player = {"slots": {"monastery": ["scholar", "trader"]}}
    table = orleans(players=[player, {}], phase="actions", round=1, event="pilgrimage")
    table.refuses("0 act monastery")
    table.do("0 pass", "1 pass")
    assert table.player(0)["slots"] == player["slots"]
    table.do("0 draw 0", "1 draw 0", "0 ready", "1 ready", "1 pass")
    assert table.view(0)["event"]["name"] != "pilgrimage"
    assert acts(table, 0) == {"monastery"}


# The map


def test_e26_two_goods_on_a_route() -> None:
    player = {"slots": {"ship": ["farmer", "boatman", "knight"]}, "market": OWN, "bag": []}
    table = orleans(players=[player, {}, {}], phase="actions", map={"river_orleans_briare": ["wine", "wool"]})
    table.do("0 act ship", "0 move briare wool")
    after = table.player(0)
    assert (after["merchant"], after["goods"]) == ("briare", {"wool": 1})
    assert table.doc()["map"]["river_orleans_briare"] == ["wine"]
    assert after["bag"] == {"farmer": 1, "boatman": 1, "knight": 1}


def test_e27_empty_road() -> None:
    slots = {"wagon": ["farmer", "trader", "knight"], "ship": ["farmer", "boatman", "knight"]}
    player: dict[str, Any] = {"slots": slots, "merchant": "vierzon", "market": OWN, "bag": []}
    table = orleans(players=[player, {}], phase="actions", map={"road_vierzon_chateauroux": []})
    assert acts(table, 0) == {"wagon", "ship"}
    table.do("0 act wagon")
    table.refuses("0 move chateauroux cheese")
    table.do("0 move chateauroux none", "1 pass")
    after = table.player(0)
    assert (after["merchant"], after["goods"]) == ("chateauroux", {})
    assert after["bag"] == {"farmer": 1, "trader": 1, "knight": 1}
    assert acts(table, 0) == set()  # no river leads from Châteauroux


def test_e28_posts() -> None:
    guildhall = {"slots": {"guildhall": ["farmer", "craftsman", "knight"]}}
    red = guildhall | {"built": ["blois", "orleans"], "merchant": "orleans"}
    blue = guildhall | {"merchant": "blois"}
    green = guildhall | {"merchant": "orleans"}
    table = orleans(players=[red, blue, green], phase="actions", round=1)
    assert acts(table, 0) == set()
    table.do("0 pass")
    table.refuses("1 act guildhall")
    table.do("1 pass", "2 act guildhall")
    assert table.player(2)["built"] == ["orleans"]
    assert table.view(0)["posts"] == {"orleans": [0, 2], "blois": [0]}
