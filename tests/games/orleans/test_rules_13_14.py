"""The map with its merchants and posts, and the beneficial deeds (ORL-13, ORL-14)."""

from __future__ import annotations

from typing import Any

from tests.kit import Table, broken, orleans

RIVERS = [
    "orleans briare", "briare sancerre", "sancerre nevers", "orleans blois", "blois tours", "tours montrichard",
    "montrichard vierzon", "vierzon bourges", "vierzon st_amand", "tours loches", "tours chinon",
    "chinon chatellerault", "chinon le_blanc", "le_blanc argenton",
]  # fmt: skip
ROADS = [
    "chartres le_mans", "etampes montargis", "chatellerault argenton", "st_amand nevers", "le_mans tours",
    "orleans vierzon", "chartres etampes", "chartres orleans", "chartres chateaudun", "le_mans chateaudun",
    "le_mans vendome", "chateaudun vendome", "chateaudun orleans", "orleans montargis", "vendome blois",
    "montargis briare", "blois vierzon", "chinon chatellerault", "montrichard loches", "vierzon chateauroux",
    "sancerre bourges", "loches chateauroux", "le_blanc chateauroux", "argenton la_chatre", "la_chatre st_amand",
    "bourges st_amand", "bourges nevers", "chateauroux argenton", "chateauroux la_chatre",
]  # fmt: skip
MARKED_3 = [
    "river_orleans_briare", "river_briare_sancerre", "river_chinon_le_blanc", "road_le_mans_tours",
    "road_orleans_vierzon",
]  # fmt: skip
MARKED_4 = ["road_chartres_le_mans", "road_etampes_montargis", "road_chatellerault_argenton", "road_st_amand_nevers"]
TOWNS = sorted({town for way in RIVERS + ROADS for town in way.split()})
LANDLOCKED = ["chartres", "chateaudun", "chateauroux", "etampes", "la_chatre", "le_mans", "montargis", "vendome"]
SHIP, WAGON, GUILDHALL = (
    ["farmer", "boatman", "knight"],
    ["farmer", "trader", "knight"],
    ["farmer", "craftsman", "knight"],
)
DEEDS = {
    "city_wall": ("knight 3 trader 1 farmer 3 craftsman 3", 1),
    "papal_conclave": ("knight 1 monk 2", 3),
    "defeat_plague": ("scholar 2 boatman 1 farmer 1 trader 1", 2),
    "astronomy": ("scholar 2 trader 1", 1),
    "boatmen_guild": ("boatman 3 scholar 1", 1),
    "cathedral": ("craftsman 2 monk 2 trader 2", 2),
    "peace_treaty": ("monk 1 scholar 1 knight 2", 2),
    "canals": ("boatman 3 trader 2 farmer 3 craftsman 2", 1),
}


def spaces(deed: str) -> dict[str, int]:
    """Return how many spaces of each figure a deed has by the rules."""
    words = DEEDS[deed][0].split()
    return {figure: int(count) for figure, count in zip(words[::2], words[1::2], strict=True)}


def acting(slots: dict[str, list[Any]], table: dict[str, Any] | None = None, **player: Any) -> Table:
    """Give seat 0 some characters on slots, and the turn in phase 5."""
    return orleans(players=[{"slots": slots} | player, {}], phase="actions", **(table or {}))


def reached(place: str, town: str) -> set[str]:
    """Return where a merchant may go from a town with Ship or Wagon."""
    t = acting({place: SHIP if place == "ship" else WAGON}, merchant=town)
    if f"act {place}" not in t.legal(0):
        return set()
    return {option.split()[1] for option in t.do(f"0 act {place}").legal(0)}


def neighbors(ways: list[str], town: str) -> set[str]:
    """Return the towns at the other end of the ways of a town."""
    pairs = [set(way.split()) for way in ways]
    return {other for pair in pairs if town in pair for other in pair - {town}}


def hall(*characters: str, table: dict[str, Any] | None = None, **player: Any) -> Table:
    """Put characters into the Town Hall of seat 0, which acts there."""
    return acting({"town_hall": list(characters)}, table, **({"coins": 0} | player)).do("0 act town_hall")


def test_orl_13_1_towns_rivers_and_roads_are_these() -> None:
    assert (len(TOWNS), len(RIVERS), len(ROADS)) == (23, 14, 29)
    for town in TOWNS:
        assert reached("ship", town) == neighbors(RIVERS, town)
        assert reached("wagon", town) == neighbors(ROADS, town)
    names = [f"river_{way.replace(' ', '_')}" for way in RIVERS] + [f"road_{way.replace(' ', '_')}" for way in ROADS]
    assert sorted(orleans().view(0)["map"]) == sorted(names)


def test_orl_13_1_chinon_and_chatellerault_are_joined_twice() -> None:
    goods = {"river_chinon_chatellerault": ["wine"], "road_chinon_chatellerault": ["wool"]}
    t = acting({"ship": SHIP}, {"map": goods}, merchant="chinon").do("0 act ship", "0 move chatellerault wine")
    assert t.doc()["map"]["road_chinon_chatellerault"] == ["wool"]
    t = acting({"wagon": WAGON}, {"map": goods}, merchant="chinon").do("0 act wagon")
    assert t.legal(0) == ["move chatellerault wool", "move chatellerault none"]
    t.do("0 move chatellerault wool")
    assert t.doc()["map"]["river_chinon_chatellerault"] == ["wine"]


def test_orl_13_1_river_and_road_of_the_same_towns_keep_their_goods_apart() -> None:
    ways = {"ship": "river_chinon_chatellerault", "wagon": "road_chinon_chatellerault"}
    for place, way in ways.items():
        slots = {place: SHIP if place == "ship" else WAGON}
        t = acting(slots, {"map": {name: ["wine"] for name in ways.values()}}, merchant="chinon")
        t.do(f"0 act {place}", "0 move chatellerault wine")
        assert {name for name in ways.values() if t.doc()["map"][name] == []} == {way}


def test_orl_13_1_goods_spaces_by_number_of_players() -> None:
    for players, marked in [(2, []), (3, MARKED_3), (4, MARKED_3 + MARKED_4), (5, MARKED_3 + MARKED_4)]:
        goods = orleans(seats=players).view(0)["map"]
        assert {name: len(lying) for name, lying in goods.items()} == {n: 1 + (n in marked) for n in goods}
        assert sum(len(lying) for lying in goods.values()) == {2: 43, 3: 48, 4: 52, 5: 52}[players]


def test_orl_13_2_a_move_follows_one_connection_and_merchants_share_towns() -> None:
    t = acting({"ship": SHIP}).do("0 act ship")
    t.refuses("0 move tours none")
    t.refuses("0 move vierzon none")
    t.refuses("0 move orleans none")
    t = orleans(players=[{"slots": {"ship": SHIP}}, {"merchant": "blois"}], phase="actions", map={})
    t.do("0 act ship", "0 move blois none")
    assert [t.player(seat)["merchant"] for seat in (0, 1)] == ["blois", "blois"]


def test_orl_13_3_the_mover_may_take_one_good_of_the_connection_used() -> None:
    table = {"map": {"river_orleans_briare": ["wine", "wool"], "river_orleans_blois": ["grain"]}}
    t = acting({"ship": SHIP}, table).do("0 act ship")
    briare = ["move briare wine", "move briare wool", "move briare none"]
    assert sorted(t.legal(0)) == sorted([*briare, "move blois grain", "move blois none"])
    before = t.doc()["goods"]
    t.do("0 move briare wine")
    assert t.player(0)["goods"] == {"wine": 1}
    assert t.doc()["map"]["river_orleans_briare"] == ["wool"]
    assert t.doc()["goods"] == before
    t = acting({"ship": SHIP}, table).do("0 act ship", "0 move briare none")
    assert t.player(0)["goods"] == {}
    assert t.doc()["map"]["river_orleans_briare"] == ["wine", "wool"]
    table = {"map": {"river_orleans_briare": ["wine", "wine"]}}
    t = acting({"ship": SHIP}, table).do("0 act ship", "0 move briare wine")
    assert t.doc()["map"]["river_orleans_briare"] == ["wine"]


def test_orl_13_4_empty_connections_stay_open_and_empty() -> None:
    slots = {"ship": ["farmer", "boatman", "knight"], "wagon": ["farmer", "trader", "knight"]}
    t = acting(slots, {"map": {"river_orleans_blois": [], "road_blois_vierzon": ["wool"]}})
    t.do("0 act ship", "0 move blois none", "1 pass", "0 act wagon", "0 move vierzon wool", "0 pass")
    assert t.player(0)["merchant"] == "vierzon"
    assert t.doc()["map"]["road_blois_vierzon"] == []
    assert t.doc()["map"]["river_orleans_blois"] == []


def test_orl_13_5_one_post_in_a_town() -> None:
    for built, own, opens in [("blois", False, False), ("blois", True, False), ("tours", False, True)]:
        first = {"slots": {"guildhall": GUILDHALL}, "merchant": "blois", "built": [built] if own else []}
        second = {"built": [] if own else [built]}
        t = orleans(players=[first, second], phase="actions")
        assert ("act guildhall" in t.legal(0)) == opens
    t = acting({"guildhall": GUILDHALL}, merchant="blois").do("0 act guildhall")
    assert t.player(0)["built"] == ["blois"]
    assert t.player(0)["posts"] == 9
    two = {"players": [{"built": ["blois"]}, {"built": ["blois"]}]}
    assert "ORL-13.5" in broken("orleans", two)


def test_orl_13_5_in_orleans_one_post_of_each_player() -> None:
    players = [{"slots": {"guildhall": GUILDHALL}} for _ in range(2)]
    t = orleans(players=players, phase="actions").do("0 act guildhall", "1 act guildhall")
    assert [t.player(seat)["built"] for seat in (0, 1)] == [["orleans"], ["orleans"]]
    assert "act guildhall" not in acting({"guildhall": GUILDHALL}, built=["orleans"]).legal(0)


def test_orl_13_6_without_a_post_in_reserve_the_guildhall_is_closed() -> None:
    assert orleans().player(0)["posts"] == 10
    assert "act guildhall" not in acting({"guildhall": GUILDHALL}, posts=0).legal(0)
    assert "act guildhall" in acting({"guildhall": GUILDHALL}, posts=1).legal(0)


def test_orl_13_7_a_post_paid_under_torture_frees_its_town() -> None:
    first = {"built": ["blois"], "coins": 0}
    second = {"slots": {"guildhall": GUILDHALL}, "merchant": "blois"}
    t = orleans(players=[first, second], agenda=[["Torture", 0, 1], ["Turn", 1]])
    t.do("0 give-built blois", "1 act guildhall")
    assert (t.player(0)["built"], t.player(0)["posts"]) == ([], 9)
    assert t.player(1)["built"] == ["blois"]


def test_orl_13_8_eight_towns_have_no_river_and_all_have_a_road() -> None:
    assert [town for town in TOWNS if not reached("ship", town)] == LANDLOCKED
    assert all(reached("wagon", town) for town in TOWNS)
    assert reached("ship", "orleans") == {"blois", "briare"}
    assert reached("wagon", "orleans") == {"chartres", "chateaudun", "montargis", "vierzon"}


def test_orl_14_1_one_or_two_characters_are_sent_the_other_stays() -> None:
    t = hall("knight", "scholar").do("0 send knight city_wall coins")
    assert "stop" in t.legal(0)
    t.do("0 stop", "1 pass")
    assert t.player(0)["slots"] == {"town_hall": [None, "scholar"]}
    assert t.player(0)["bag"] == {}
    t.do("0 act town_hall", "0 send scholar astronomy coins")
    assert t.player(0)["slots"] == {}
    t = hall("knight", "knight").do("0 send knight peace_treaty coins", "0 send knight peace_treaty coins")
    assert t.doc()["deeds"]["peace_treaty"] == {"knight": 2}
    t = hall("knight", "scholar")
    assert "stop" not in t.legal(0)


def test_orl_14_1_the_town_hall_needs_a_free_matching_space() -> None:
    deeds = {"papal_conclave": ["monk", "monk"], "cathedral": ["monk", "monk"], "peace_treaty": ["monk"]}
    assert acting({"town_hall": ["monk"]}, {"deeds": deeds}).legal(0) == ["pass"]
    assert acting({"town_hall": ["monk", "knight"]}, {"deeds": deeds}).legal(0) == ["pass", "act town_hall"]


def test_orl_14_1_the_deeds_have_these_spaces() -> None:
    found = orleans().view(0)["deeds"]
    assert {deed: entry["spaces"] for deed, entry in found.items()} == {deed: spaces(deed) for deed in DEEDS}
    for deed in DEEDS:
        for figure in ["farmer", "boatman", "craftsman", "trader", "knight", "scholar", "monk"]:
            t = hall(figure)
            fits = any(option.startswith(f"send {figure} {deed} ") for option in t.legal(0))
            assert fits == (figure in spaces(deed))


def test_orl_14_2_every_deed_pays_at_once_for_each_character() -> None:
    for deed, (_, coins) in DEEDS.items():
        for figure in spaces(deed):
            t = hall(figure, "monk" if figure != "monk" else "knight").do(f"0 send {figure} {deed} coins")
            assert t.player(0)["coins"] == coins
            if deed != "canals":
                hall(figure).refuses(f"0 send {figure} {deed} development")


def test_orl_14_2_canalisation_leaves_the_choice_for_each_character() -> None:
    t = hall("boatman", "farmer").do("0 send boatman canals development", "0 send farmer canals coins")
    assert (t.player(0)["development"], t.player(0)["coins"]) == (1, 1)
    t = hall("boatman", development=30)
    assert "send boatman canals coins" in t.legal(0)
    t.refuses("0 send boatman canals development")


def test_orl_14_3_nothing_stands_for_another_figure_on_a_deed() -> None:
    t = hall("monk", tiles=["school", "herb_garden"])
    assert {option.split()[2] for option in t.legal(0)} == {"papal_conclave", "cathedral", "peace_treaty"}
    full = {"astronomy": ["scholar", "scholar"]}
    t = hall("scholar", tiles=["school"], table={"deeds": full})
    assert not [option for option in t.legal(0) if "astronomy" in option]


def test_orl_14_4_own_color_characters_cannot_be_sent() -> None:
    t = orleans(players=[{"market": ["farmer*", "boatman*", "craftsman*", "trader*"]}, {}], phase="planning")
    assert not [option for option in t.legal(0) if "town_hall" in option]
    assert "ORL-7.2" in broken("orleans", {"players": [{"slots": {"town_hall": ["farmer*"]}}, {}]})
    player = {"tiles": ["gunpowder_tower"], "tower": ["trader*", "knight"]}
    t = orleans(players=[player, {}], phase="actions").do("0 act gunpowder_tower")
    assert {option.split()[1] for option in t.legal(0)} == {"knight"}


def test_orl_14_5_who_fills_the_last_space_takes_the_citizen() -> None:
    for deed in DEEDS:
        last = next(iter(spaces(deed)))
        almost = spaces(deed) | {last: spaces(deed)[last] - 1}
        t = hall(last, table={"deeds": {deed: almost}})
        assert f"deed_{deed}" in t.doc()["citizens"]
        t.do(f"0 send {last} {deed} coins")
        assert t.player(0)["citizens"] == 1
        assert f"deed_{deed}" not in t.doc()["citizens"]
        assert {"what": "deed-done", "seat": 0, "deed": deed} in t.told()


def test_orl_14_6_characters_stay_on_the_deed() -> None:
    t = hall("knight").do("0 send knight city_wall coins", "1 pass", "0 pass")
    while t.doc()["round"] == 1:
        for seat in t.asked():
            t.do(f"{seat} {t.legal(seat)[0]}")
    assert t.doc()["deeds"]["city_wall"] == {"knight": 1}
    assert "knight" not in t.player(0)["bag"]


def test_orl_14_7_the_first_is_settled_before_the_second() -> None:
    t = hall("farmer", "boatman", development=29).do("0 send farmer canals development")
    assert "send boatman canals coins" in t.legal(0)
    t.refuses("0 send boatman canals development")
    t = hall("knight", "monk", table={"deeds": {"papal_conclave": ["monk"]}})
    t.do("0 send knight papal_conclave coins")
    assert t.player(0)["citizens"] == 0
    t.do("0 send monk papal_conclave coins")
    assert t.player(0)["citizens"] == 1
