"""Technology tiles, and what the tracks bring (ORL-11, ORL-12)."""

from __future__ import annotations

from typing import Any

from tests.kit import Table, broken, orleans

FARMER_SLOTS = ["village.1", "university.1", "castle.1", "ship.1", "wagon.1", "guildhall.1"]
PLENTY = {"grain": 3, "cheese": 3, "wine": 3, "wool": 3, "brocade": 3}
VILLAGE = ["farmer", "boatman", "craftsman"]
UNIVERSITY = ["farmer", "craftsman", "trader"]
CASTLE = ["farmer", "boatman", "trader"]


def acting(slots: dict[str, list[Any]], table: dict[str, Any] | None = None, **player: Any) -> Table:
    """Give seat 0 some characters on slots, and the turn in phase 5."""
    return orleans(players=[{"slots": slots} | player, {}], phase="actions", **(table or {}))


def holding(**player: Any) -> Table:
    """Let seat 0 hold a technology tile in the technology step."""
    return orleans(players=[{"held": 1} | player, {}], agenda=[["Technology"]])


def tech_slots(t: Table) -> list[str]:
    """Return the slots on which seat 0 may place a technology tile."""
    return [option.removeprefix("tech ") for option in t.legal(0) if option.startswith("tech ")]


def level(t: Table, seat: int = 0) -> int:
    """Return the development level of a seat."""
    return int(t.view(seat)["players"][seat]["level"])


def test_orl_11_1_craftsmen_and_laboratory_bring_tiles_that_are_held() -> None:
    for step in range(5):
        t = acting({"village": VILLAGE}, tracks={"craftsman": step}).do("0 act village", "0 recruit craftsman")
        assert t.player(0)["held"] == 1
        assert t.doc()["technology"] == 15
        assert not any("tech" in pieces for pieces in t.player(0)["slots"].values())
    t = acting({"laboratory": ["craftsman", "scholar"]}, tiles=["laboratory"]).do("0 act laboratory")
    assert t.player(0)["held"] == 1


def test_orl_11_2_tiles_are_placed_when_all_have_passed_and_before_the_event() -> None:
    t = orleans(players=[{"held": 1}, {"held": 1}], first=1, phase="actions", event="income/C")
    assert t.legal(1) == ["pass"]
    t.do("1 pass", "0 pass")
    assert t.asked() == [1]
    assert t.player(1)["coins"] == 5
    t.do("1 tech ship.1")
    assert t.asked() == [0]
    t.do("0 keep")
    assert [t.player(seat)["coins"] for seat in (0, 1)] == [6, 6]
    assert [t.player(seat)["held"] for seat in (0, 1)] == [1, 0]


def test_orl_11_2_each_held_tile_is_placed_or_kept() -> None:
    t = holding(held=3).do("0 tech ship.1", "0 tech farm.1")
    assert t.player(0)["held"] == 1
    assert t.asked() == [0]
    t.do("0 keep")
    assert t.player(0)["held"] == 1
    assert t.asked() == []


def test_orl_11_3_the_first_tile_goes_on_a_farmer_slot() -> None:
    t = holding()
    assert tech_slots(t) == FARMER_SLOTS
    t.refuses("0 tech farm.1")
    t = holding(tiles=["hayrick", "cheese_factory", "winery"])
    assert tech_slots(t) == [*FARMER_SLOTS, "cheese_factory.1", "cheese_factory.2", "winery.1"]


def test_orl_11_3_later_tiles_replace_any_figure_farmers_included() -> None:
    t = holding(slots={"ship": ["tech"]})
    assert {"farm.1", "university.2", "castle.3", "scriptorium.1", "monastery.1", "wagon.1"} <= set(tech_slots(t))


def test_orl_11_3_losing_the_first_tile_does_not_bring_the_restriction_back() -> None:
    player = {"slots": {"ship": ["tech"]}, "held": 1, "coins": 0}
    t = orleans(players=[player, {}], agenda=[["Torture", 0, 1], ["Technology"]]).do("0 give-tech ship")
    assert "tech farm.1" in t.legal(0)


def test_orl_11_4_never_on_monks_single_slots_town_hall_or_twice_on_a_place() -> None:
    single = ["hayrick", "brewery", "sacristy", "bathhouse", "pharmacy", "shipping_line"]
    t = holding(slots={"ship": ["tech"]}, tiles=[*single, "cellar", "herb_garden", "gunpowder_tower", "school"])
    places = {slot.split(".")[0] for slot in tech_slots(t)}
    board = {"farm", "village", "university", "castle", "monastery", "wagon", "guildhall", "scriptorium"}
    assert places == board | {"cellar"}
    assert "tech cellar.2" in t.legal(0)
    assert "tech cellar.1" not in t.legal(0)


def test_orl_11_4_a_position_obeys_the_limits_too() -> None:
    for tile, pieces in [("brewery", ["tech"]), ("cellar", ["tech", None]), ("office", ["tech", "tech"])]:
        assert "ORL-11.4" in broken("orleans", {"players": [{"tiles": [tile], "slots": {tile: pieces}}, {}]})
    assert "ORL-11.4" in broken("orleans", {"players": [{"slots": {"town_hall": ["tech"]}}, {}]})


def test_orl_11_5_the_laboratory_may_carry_one() -> None:
    t = holding(slots={"ship": ["tech"]}, tiles=["laboratory"])
    assert {"laboratory.1", "laboratory.2"} <= set(tech_slots(t))
    t = acting({"laboratory": ["craftsman", "tech"]}, tiles=["laboratory"]).do("0 act laboratory")
    assert t.player(0)["held"] == 1
    assert t.player(0)["slots"] == {"laboratory": [None, "tech"]}


def test_orl_11_6_a_placed_tile_stays_and_cannot_be_moved() -> None:
    t = acting({"farm": ["boatman", "tech"]}, table={"goods": PLENTY}).do("0 act farm")
    assert t.player(0)["slots"] == {"farm": [None, "tech"]}
    t = orleans(players=[{"slots": {"ship": ["tech", "boatman"]}}, {}], phase="followers")
    assert "recall ship.2" in t.legal(0)
    assert "recall ship.1" not in t.legal(0)
    t = orleans(players=[{"slots": {"ship": ["tech"]}}, {}], phase="planning")
    assert not [option for option in t.legal(0) if "ship.1" in option]


def test_orl_11_7_a_character_on_the_slot_returns_to_the_bag() -> None:
    t = holding(slots={"ship": ["farmer", "boatman"]}).do("0 tech ship.1")
    assert t.player(0)["slots"] == {"ship": ["tech", "boatman", None]}
    assert t.player(0)["bag"] == {"farmer": 1}


def test_orl_11_8_technology_is_no_monk_and_does_no_deeds() -> None:
    t = holding(slots={"ship": ["tech"]}, tiles=["brewery", "sacristy", "cellar"])
    assert not {"brewery.1", "sacristy.1", "cellar.1", "town_hall.1", "town_hall.2"} & set(tech_slots(t))


def test_orl_11_9_at_least_one_character_is_always_needed() -> None:
    t = acting({"farm": [None, "tech"], "ship": ["tech"]}, table={"goods": PLENTY})
    assert t.legal(0) == ["pass"]
    t = acting({"farm": ["boatman", "tech"]}, table={"goods": PLENTY})
    assert t.legal(0) == ["pass", "act farm"]


def test_orl_12_1_a_marker_advances_with_its_character_and_never_goes_back() -> None:
    t = acting({"castle": CASTLE}).do("0 act castle")
    assert t.player(0)["tracks"]["knight"] == 1
    assert t.player(0)["bag"]["knight"] == 1
    player = {"bag": ["knight", "knight"], "tracks": {"knight": 2}, "coins": 0}
    t = orleans(players=[player, {}], agenda=[["Meet", 0], ["Torture", 0, 1]], event="plague")
    t.do("0 give-follower")
    assert t.player(0)["bag"] == {}
    assert t.player(0)["tracks"]["knight"] == 2


def test_orl_12_2_the_last_space_closes_the_action() -> None:
    ends = {"farmer": 8, "boatman": 5, "craftsman": 5, "trader": 5, "knight": 5, "scholar": 5}
    slots = {
        "farm": ["boatman", "craftsman"],
        "village": VILLAGE,
        "university": UNIVERSITY,
        "castle": ["farmer", "boatman", "trader"],
    }
    opens = {"farmer": "farm", "boatman": "village", "craftsman": "village", "trader": "village"}
    opens |= {"knight": "castle", "scholar": "university"}
    assert acting(slots, table={"goods": PLENTY}, tracks=ends).legal(0) == ["pass"]
    for figure, place in opens.items():
        tracks = ends | {figure: ends[figure] - 1}
        t = acting(slots, table={"goods": PLENTY}, tracks=tracks)
        assert t.legal(0) == ["pass", f"act {place}"]
        if place == "village":
            assert t.do("0 act village").legal(0) == [f"recruit {figure}"]


def test_orl_12_3_the_farmers_track_brings_goods() -> None:
    goods = ["grain", "grain", "cheese", "cheese", "wine", "wine", "wool", "brocade"]
    for step, good in enumerate(goods):
        t = acting({"farm": ["boatman", "craftsman"]}, table={"goods": PLENTY}, tracks={"farmer": step})
        assert t.do("0 act farm").player(0)["goods"] == {good: 1}


def test_orl_12_4_the_boatmen_track_brings_coins_then_the_citizen() -> None:
    for step, coins in enumerate([2, 3, 4, 5]):
        t = acting({"village": VILLAGE}, coins=0, tracks={"boatman": step}).do("0 act village", "0 recruit boatman")
        assert t.player(0)["coins"] == coins
    players = [{"slots": {"village": VILLAGE}, "tracks": {"boatman": 4}} for _ in range(2)]
    t = orleans(players=players, phase="actions")
    t.do("0 act village", "0 recruit boatman", "1 act village", "1 recruit boatman")
    assert [t.player(seat)["citizens"] for seat in (0, 1)] == [1, 0]
    assert [t.player(seat)["coins"] for seat in (0, 1)] == [5, 5]
    assert "boatman_track" not in t.doc()["citizens"]


def test_orl_12_5_the_first_fourth_knight_brings_a_citizen() -> None:
    players = [{"slots": {"castle": CASTLE}, "tracks": {"knight": 3}} for _ in range(2)]
    t = orleans(players=players, phase="actions").do("0 act castle", "1 act castle")
    assert [t.player(seat)["citizens"] for seat in (0, 1)] == [1, 0]
    draws = []
    for step in range(6):
        t = orleans(players=[{"tracks": {"knight": step}}, {}], phase="followers")
        draws.append(t.view(0)["players"][0]["draws"])
    assert draws == [4, 5, 6, 7, 7, 8]


def test_orl_12_6_levels_of_the_development_track() -> None:
    found = [level(orleans(players=[{"development": at}, {}], phase="actions")) for at in range(31)]
    assert found == [1] * 4 + [2] * 5 + [3] * 6 + [4] * 7 + [5] * 8 + [6]


def test_orl_12_6_coins_and_citizens_of_the_development_track() -> None:
    coins: dict[int, int] = {}
    citizens: list[int] = []
    for at in range(30):
        t = acting({"scriptorium": ["knight", "scholar"]}, coins=0, development=at)
        held = t.player(0)["citizens"]
        t.do("0 act scriptorium")
        assert t.player(0)["development"] == at + 1
        if t.player(0)["coins"]:
            coins[at + 1] = t.player(0)["coins"]
        citizens += [at + 1] * (t.player(0)["citizens"] - held)
    assert coins == {7: 3, 12: 4, 25: 5}
    assert citizens == [3, 18, 28]


def test_orl_12_6_coins_are_for_everybody_citizens_for_the_first() -> None:
    library = {"tiles": ["library"], "slots": {"library": ["knight", "scholar"]}}
    scholar = {"slots": {"university": UNIVERSITY}, "tracks": {"scholar": 0}}
    first, second = library | {"development": 2, "citizens": 0}, scholar | {"development": 2, "citizens": 0}
    t = orleans(players=[first, second], phase="actions").do("0 act library", "1 act university")
    assert [t.player(seat)["citizens"] for seat in (0, 1)] == [1, 0]
    first, second = library | {"development": 6}, scholar | {"development": 6}
    t = orleans(players=[first, second], phase="actions").do("0 act library", "1 act university")
    assert [t.player(seat)["coins"] for seat in (0, 1)] == [8, 8]


def test_orl_12_7_every_step_yields_and_points_beyond_thirty_are_lost() -> None:
    t = acting({"university": UNIVERSITY}, coins=0, development=2, tracks={"scholar": 4}).do("0 act university")
    assert (t.player(0)["development"], t.player(0)["citizens"], t.player(0)["coins"]) == (8, 1, 3)
    assert level(t) == 2
    t = acting({"university": UNIVERSITY}, coins=0, development=27, tracks={"scholar": 4}).do("0 act university")
    assert t.player(0)["development"] == 30
    assert level(t) == 6


def test_orl_12_8_only_what_gives_nothing_else_is_closed_at_thirty() -> None:
    tiles = {
        "library": ["knight", "scholar"],
        "shipping_line": ["boatman"],
        "pharmacy": ["farmer"],
        "windmill": ["craftsman", "craftsman"],
    }
    slots = tiles | {"scriptorium": ["knight", "scholar"], "university": UNIVERSITY}
    t = acting(slots, tiles=list(tiles), development=30)
    assert t.legal(0) == ["pass", "act university", "act windmill"]
    t = acting(slots, tiles=list(tiles), development=29)
    assert len(t.legal(0)) == 7


def test_orl_12_9_the_level_falls_with_the_marker_and_citizens_are_kept() -> None:
    player = {"development": 4, "coins": 0, "citizens": 1}
    t = orleans(players=[player, {}], agenda=[["Torture", 0, 2]])
    assert level(t) == 2
    t.do("0 give-development", "0 give-development")
    assert (t.player(0)["development"], level(t), t.player(0)["citizens"]) == (2, 1, 1)
    slots = {"scriptorium": ["knight", "scholar"]}
    t = orleans(players=[player | {"slots": slots}, {}], agenda=[["Torture", 0, 2], ["Turn", 0]])
    t.do("0 give-development", "0 give-development", "0 act scriptorium")
    assert t.player(0)["citizens"] == 1
