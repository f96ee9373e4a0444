"""The worked examples E29 to E58 of examples.md, each with its situation, its decision and all its results."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.kit import Table, orleans

MONKS_FULL = {"papal_conclave": ["monk", "monk"], "cathedral": ["monk", "monk"], "peace_treaty": ["monk"]}
PLENTY = {"grain": 3, "cheese": 3, "wine": 3, "wool": 3, "brocade": 3}
GRADES = [("2014", ""), ("2020", "/A"), ("2020", "/B"), ("2020", "/C")]


def acting(slots: dict[str, list[Any]], table: dict[str, Any] | None = None, **player: Any) -> Table:
    """Give seat 0 some characters on slots, and the turn in phase 5."""
    return orleans(players=[{"slots": slots} | player, {}], phase="actions", **(table or {}))


def meet(event: str, edition: str = "2020", table: dict[str, Any] | None = None, **player: Any) -> Table:
    """Let the event of the round befall seat 0, and nothing else."""
    return orleans(edition, players=[player, {}], event=event, agenda=[["Meet", 0]], **(table or {}))


def until(make: Callable[[int], Table], wanted: Callable[[Table], bool]) -> Table:
    """Try seeds until chance does what the example tells."""
    return next(t for t in map(make, range(400)) if wanted(t))


def idle(t: Table) -> None:
    """Let the first seat that is asked do as little as possible."""
    seat = t.asked()[0]
    options = t.legal(seat)
    modest = [option for option in ("draw 0", "ready", "pass", "keep", "settle") if option in options]
    t.do(f"{seat} {(modest or options)[0]}")


def test_e29_two_characters_complete_a_deed() -> None:
    deeds = {"deeds": {"papal_conclave": ["monk"]}}
    t = acting({"town_hall": ["knight", "monk"]}, deeds, coins=2).do("0 act town_hall")
    t.do("0 send knight papal_conclave coins", "0 send monk papal_conclave coins")
    assert t.player(0)["coins"] == 8
    assert t.player(0)["citizens"] == 1
    assert "deed_papal_conclave" not in t.doc()["citizens"]
    assert t.doc()["deeds"]["papal_conclave"] == {"knight": 1, "monk": 2}
    assert (t.player(0)["slots"], t.player(0)["bag"]) == ({}, {})


def test_e30_one_stays() -> None:
    t = acting({"town_hall": ["monk", "farmer"]}, {"deeds": MONKS_FULL}, coins=0).do("0 act town_hall")
    assert {option.split()[1] for option in t.legal(0)} == {"farmer"}
    t.do("0 send farmer defeat_plague coins")
    assert t.player(0)["coins"] == 2
    assert t.player(0)["slots"] == {"town_hall": ["monk", None]}
    assert t.asked() == [1]
    t.do("1 pass")
    assert t.legal(0) == ["pass"]
    player: dict[str, Any] = {"slots": {"town_hall": ["monk"]}}
    assert "recall town_hall.1" in orleans(players=[player, {}], phase="followers").legal(0)


def test_e31_canalisation_development_chosen() -> None:
    t = acting({"town_hall": ["craftsman"]}, development=2, coins=0)
    assert "development_1" in t.doc()["citizens"]
    t.do("0 act town_hall", "0 send craftsman canals development")
    assert (t.player(0)["development"], t.player(0)["citizens"], t.player(0)["coins"]) == (3, 1, 0)
    assert t.view(0)["players"][0]["level"] == 1
    assert "development_1" not in t.doc()["citizens"]


def test_e32_tower_deeds() -> None:
    player: dict[str, Any] = {"tiles": ["gunpowder_tower"], "tower": ["scholar", "trader*"], "coins": 0}
    t = acting({"town_hall": ["trader"]}, **player).do("0 act gunpowder_tower")
    t.refuses("0 send trader astronomy coins")
    t.do("0 send scholar astronomy coins")
    assert t.player(0)["coins"] == 1
    assert t.player(0)["tower"] == {"trader*": 1}
    assert t.player(0)["slots"] == {"town_hall": ["trader", None]}
    assert t.asked() == [1]
    t.do("1 pass")
    assert t.legal(0) == ["pass", "act town_hall"]
    t.do("0 act town_hall", "0 send trader astronomy coins")
    assert (t.player(0)["coins"], t.player(0)["tower"]) == (2, {"trader*": 1})


def test_e33_bathhouse() -> None:
    def make(seed: int) -> Table:
        slots = {"bathhouse": ["farmer*"], "castle": ["farmer", "boatman"]}
        player = {"tiles": ["bathhouse"], "bag": ["knight", "trader", "boatman"]}
        return acting(slots, {"seed": seed}, **player).do("0 act bathhouse")

    t = until(make, lambda t: t.player(0)["fresh"] == {"trader": 1, "knight": 1})
    assert "act castle" not in acting({"castle": ["farmer", "boatman"]}).legal(0)
    t.do("0 place castle.3 trader")
    assert t.player(0)["bag"] == {"boatman": 1, "knight": 1, "farmer*": 1}
    assert t.player(0)["slots"] == {"castle": ["farmer", "boatman", "trader"]}
    t.do("1 pass", "0 act castle")
    assert t.player(0)["tracks"]["knight"] == 1


def test_e34_bathhouse_nothing_fits() -> None:
    slots: dict[str, list[Any]] = {
        "bathhouse": ["monk"],
        "farm": ["boatman", "craftsman"],
        "village": ["farmer", "boatman", "craftsman"],
        "university": ["farmer", "craftsman", "trader"],
        "castle": ["farmer", "boatman", "trader"],
        "monastery": [None, "trader"],
        "ship": ["farmer", "boatman"],
        "wagon": ["farmer", "trader"],
        "guildhall": ["farmer", "craftsman"],
        "town_hall": ["farmer"],
    }
    bag = ["boatman*", "craftsman*", "knight"]

    def make(seed: int) -> Table:
        player = {"tiles": ["bathhouse"], "bag": bag, "market": ["farmer*", "trader*"], "slots": slots}
        players = [player, {}, {}]
        return orleans(players=players, phase="actions", seed=seed).do("0 act bathhouse")

    t = until(make, lambda t: sorted(n["kind"] for n in t.told() if n["what"] == "bath") == bag[:2])
    assert t.player(0)["bag"] == {"boatman*": 1, "craftsman*": 1, "knight": 1, "monk": 1}
    assert "bathhouse" not in t.player(0)["slots"]
    assert t.asked() == [1]


def test_e35_pharmacy() -> None:
    player: dict[str, Any] = {"tiles": ["pharmacy"], "coins": 2, "development": 6}
    t = acting({"pharmacy": ["farmer*"]}, **player).do("0 act pharmacy")
    assert t.legal(0) == ["pay 1", "pay 2"]
    t.refuses("0 pay 3")
    t.do("0 pay 2")
    assert (t.player(0)["coins"], t.player(0)["development"]) == (3, 8)
    told = [news for news in t.told() if news["what"] in ("paid", "coins")]
    assert [news["what"] for news in told] == ["paid", "coins"]


def test_e36_production_without_stock() -> None:
    slots = {"tailor_shop": ["trader", "scholar"]}
    t = acting(slots, {"goods": PLENTY | {"brocade": 0}}, tiles=["tailor_shop"])
    t.refuses("0 act tailor_shop")
    t.do("0 pass")
    assert t.player(0)["slots"] == slots


def test_e37_windmill_at_the_end_of_development() -> None:
    slots = {"windmill": ["craftsman", "craftsman"], "scriptorium": ["knight", "scholar"]}
    t = acting(slots, tiles=["windmill"], development=30)
    assert t.legal(0) == ["pass", "act windmill"]
    t.refuses("0 act scriptorium")
    t.do("0 act windmill")
    assert (t.player(0)["coins"], t.player(0)["development"]) == (7, 30)


def test_e38_round_robin() -> None:
    tiles = {"brewery": ["monk"], "cellar": ["monk", "scholar"], "shipping_line": ["boatman"]}
    first = {"tiles": list(tiles), "slots": tiles, "held": 1}
    second = {"tiles": ["pharmacy"], "slots": {"pharmacy": ["farmer"]}}
    t = orleans(players=[first, second, {}], phase="actions")
    t.do("0 act brewery", "1 act pharmacy", "1 pay 1")
    assert t.legal(2) == ["pass"]
    t.do("2 pass", "0 act cellar")
    assert t.legal(1) == ["pass"]
    t.do("1 pass", "0 act shipping_line")
    assert t.asked() == [0]
    t.do("0 pass")
    assert t.asked() == [0]
    assert t.legal(0)[0] == "keep"


@pytest.mark.parametrize(("tile", "income", "trade"), list(zip(GRADES, [3, 9, 6, 3], [4, 12, 8, 4], strict=True)))
def test_e39_income_and_trading_day(tile: tuple[str, str], income: int, trade: int) -> None:
    player: dict[str, Any] = {"coins": 0, "development": 9, "built": ["orleans", "blois", "tours", "briare"]}
    edition, letter = tile
    assert meet(f"income{letter}", edition, **player).player(0)["coins"] == income
    assert meet(f"trading_day{letter}", edition, **player).player(0)["coins"] == trade


@pytest.mark.parametrize(("tile", "due"), list(zip(GRADES, [2, 8, 4, 2], strict=True)))
def test_e40_taxes(tile: tuple[str, str], due: int) -> None:
    edition, letter = tile
    t = meet(f"taxes{letter}", edition, goods={"grain": 3, "wine": 2, "wool": 2, "brocade": 1}, coins=20)
    assert t.player(0)["coins"] == 20 - due


def test_e41_harvest_2014() -> None:
    ann = {"goods": ["wine", "wool", "wool"], "coins": 12}
    ben = {"goods": ["wool", "wool"], "coins": 3}
    t = orleans("2014", players=[ann, ben], event="harvest", agenda=[["EventPhase"]], goods=PLENTY)
    assert t.legal(0) == ["feed wine"]
    t.refuses("0 settle")
    t.do("0 feed wine")
    assert (t.player(0)["coins"], t.player(0)["goods"]) == (12, {"wool": 2})
    assert t.doc()["goods"]["wine"] == 4
    assert (t.player(1)["coins"], t.asked()) == (0, [1])
    t.do("1 give-post", "1 give-good wool")
    assert t.asked() == []
    assert (t.player(1)["posts"], t.player(1)["goods"]) == (9, {"wool": 1})


def test_e42_harvest_2020_free_choice() -> None:
    def make() -> Table:
        return meet("harvest/B", table={"goods": PLENTY}, goods={"grain": 3}, coins=11)

    assert make().legal(0) == ["settle", "feed grain"]
    two_grain = make().do("0 feed grain", "0 feed grain")
    assert (two_grain.player(0)["goods"], two_grain.player(0)["coins"]) == ({"grain": 1}, 11)
    ten_coins = make().do("0 settle")
    assert (ten_coins.player(0)["goods"], ten_coins.player(0)["coins"]) == ({"grain": 3}, 1)
    t = make().do("0 feed grain", "0 settle")
    assert (t.player(0)["goods"], t.player(0)["coins"], t.doc()["goods"]["grain"]) == ({"grain": 2}, 6, 4)
    assert [table.asked() for table in (two_grain, ten_coins, t)] == [[], [], []]


def test_e43_harvest_2020_unable() -> None:
    t = meet("harvest/C", table={"goods": PLENTY}, goods=["cheese", "wool", "wool"], coins=7)
    assert (t.player(0)["goods"], t.player(0)["coins"], t.doc()["goods"]["cheese"]) == ({"wool": 2}, 0, 4)
    t.do("0 give-post", "0 give-post", "0 give-post")
    assert t.asked() == []


def test_e44_plague() -> None:
    supply = dict.fromkeys(["farmer", "boatman", "craftsman", "trader", "knight", "scholar"], 3)
    player: dict[str, Any] = {
        "bag": ["farmer", "monk", "trader*"],
        "market": ["farmer*", "boatman*", "craftsman*"],
        "slots": {"monastery": ["scholar", "trader"]},
    }

    def make(seed: int) -> Table:
        todo = [["Meet", 0], ["Turn", 0]]
        return orleans(players=[player, {}], event="plague", supply=supply, seed=seed, agenda=todo)

    t = until(make, lambda t: "monk" not in t.player(0)["bag"])
    assert t.player(0)["bag"] == {"farmer": 1, "trader*": 1}
    assert t.doc()["supply"]["monk"] == 1
    assert "act monastery" in t.legal(0)
    t = until(make, lambda t: "monk" not in t.doc()["supply"] and t.doc()["supply"]["farmer"] == 3)
    assert t.player(0)["bag"] == {"farmer": 1, "monk": 1, "trader*": 1}
    assert "act monastery" not in t.legal(0)


def test_e45_sacristy() -> None:
    player: dict[str, Any] = {"tiles": ["sacristy"], "slots": {"sacristy": ["monk"]}, "bag": ["knight", "scholar"]}
    t = meet("plague", **player).do("0 protect")
    assert (t.player(0)["bag"], t.player(0)["slots"]) == ({"knight": 1, "scholar": 1, "monk": 1}, {})
    assert [news["what"] for news in t.told()] == ["protected"]
    lost = set()
    for seed in range(30):
        t = meet("plague", table={"seed": seed}, **player)
        before = t.doc()["supply"]
        t.do("0 endure")
        (left,) = t.player(0)["bag"]
        gone = {"knight": "scholar", "scholar": "knight"}[left]
        assert t.doc()["supply"][gone] == before[gone] + 1
        assert t.player(0)["slots"] == {"sacristy": ["monk"]}
        lost.add(gone)
    assert lost == {"knight", "scholar"}


def test_e46_five_missing_coins() -> None:
    player: dict[str, Any] = {
        "coins": 0,
        "development": 11,
        "posts": 7,
        "built": ["blois", "tours", "orleans"],
        "bag": ["trader*", "boatman", "knight"],
        "market": ["farmer*", "boatman*", "craftsman*"],
    }

    def make(seed: int) -> Table:
        todo = [["Torture", 0, 5]]
        return orleans(players=[player, {}], agenda=todo, seed=seed).do("0 give-follower")

    t = until(make, lambda t: "boatman" not in t.player(0)["bag"])
    t.do("0 give-post", "0 give-built blois", "0 give-development", "0 give-development")
    after = t.player(0)
    assert after["bag"] == {"trader*": 1, "knight": 1}
    assert t.doc()["lost"] == {"boatman": 1}
    assert (after["posts"], sorted(after["built"])) == (6, ["orleans", "tours"])
    assert "blois" not in t.view(0)["posts"]
    assert (after["development"], t.view(0)["players"][0]["level"]) == (9, 3)
    assert (after["coins"], t.asked()) == (0, [])


def back(development: int) -> list[int]:
    """Return the levels passed while giving as many development points as possible."""
    t = orleans(players=[{"coins": 0, "development": development}, {}], agenda=[["Torture", 0, 10]])
    levels: list[int] = []
    while "give-development" in t.legal(0):
        t.do("0 give-development")
        levels.append(t.view(0)["players"][0]["level"])
    assert t.player(0)["development"] == development - len(levels)
    return levels


def test_e47_limits_of_going_back() -> None:
    assert back(9) == [2]
    assert [back(at) for at in (8, 7, 13, 12, 26, 25)] == [[]] * 6
    assert len(back(14)) == 1
    assert back(4) == [1, 1, 1, 1]
    assert back(20) == [4, 4, 4, 4, 4, 3, 3]


def test_e48_giving_a_place_tile() -> None:
    player: dict[str, Any] = {
        "coins": 0,
        "tiles": ["library"],
        "slots": {"library": ["knight", "tech"]},
        "goods": ["grain"],
    }
    t = orleans(players=[player, {}], agenda=[["Torture", 0, 2]])
    gone = t.doc()["lost_goods"].get("grain", 0)
    supply = t.doc()["goods"]
    t.do("0 give-tile library", "0 give-good grain")
    after = t.player(0)
    assert (after["tiles"], after["slots"], after["bag"], after["goods"]) == ([], {}, {"knight": 1}, {})
    assert (t.doc()["lost_tiles"], t.doc()["lost_technology"]) == (["library"], 1)
    assert (t.doc()["lost_goods"]["grain"], t.doc()["goods"]) == (gone + 1, supply)
    assert t.asked() == []


def test_e49_second_yield_missing() -> None:
    slots = {"farm": ["boatman", "craftsman"], "village": ["farmer", "boatman", "craftsman"]}
    supply = {"farmer": 5, "craftsman": 3, "boatman": 1, "trader": 1}
    for position in range(8):
        players = [{"slots": slots, "tracks": {"farmer": position}}, {"slots": {"village": slots["village"]}}]
        t = orleans(players=players, phase="actions", goods=PLENTY | {"brocade": 0}, technology=0, supply=supply)
        assert ("act farm" in t.legal(0)) == (position < 7)
        assert t.do("0 act village").legal(0) == ["recruit boatman", "recruit trader"]
        t.do("0 recruit boatman", "1 act village")
        assert "recruit craftsman" not in t.legal(1)


def test_e50_empty_bank_2014() -> None:
    posts = [["blois", "tours", "briare"], ["nevers", "bourges", "chinon", "loches", "vierzon"], ["orleans"]]
    players = [{"built": built, "coins": 1} for built in posts]
    t = orleans("2014", players=players, event="trading_day", bank=4, agenda=[["EventPhase"], ["Turn", 0]])
    assert [t.player(seat)["coins"] for seat in range(3)] == [4, 1, 2]
    assert t.doc()["bank"] == 0
    t = orleans("2014", players=players, event="trading_day", bank=4, phase="event")
    assert t.player(1)["coins"] == 1


def test_e51_posts_and_citizens() -> None:
    yann = {"coins": 0, "built": ["orleans", "blois", "tours", "nevers", "loches"], "citizens": 2, "development": 15}
    t = orleans(players=[yann, {}], phase="actions")
    lines = dict(t.view(0)["players"][0]["lines"])
    assert lines["posts"] + lines["citizens"] == 28
    assert t.points()[0] == 28


def test_e52_full_score_and_majority() -> None:
    goods = {"grain": 3, "cheese": 2, "wine": 1, "wool": 2, "brocade": 1}
    built = ["orleans", "blois", "tours", "nevers", "loches"]
    ann = {"coins": 23, "goods": goods, "built": built, "citizens": 3, "development": 24}
    ben = {"built": ["briare", "sancerre", "bourges", "vierzon"], "citizens": 0}
    cid = {"built": ["chinon", "argenton"], "citizens": 0}
    t = orleans(players=[ann, ben, cid], round=18, phase="start_player")
    assert [t.player(seat)["citizens"] for seat in range(3)] == [4, 0, 0]
    assert "most_posts" not in t.doc()["citizens"]
    lines = dict(t.view(0)["players"][0]["lines"])
    assert (lines["coins"], sum(lines[good] for good in goods), lines["posts"] + lines["citizens"]) == (23, 23, 45)
    assert t.points()[0] == 91
    more = ben | {"built": ["briare", "sancerre", "bourges", "vierzon", "st_amand"]}
    t = orleans(players=[ann, more, cid], round=18, phase="start_player")
    assert [t.player(seat)["citizens"] for seat in range(3)] == [3, 0, 0]
    assert t.points()[0] == 86


def test_e53_ties() -> None:
    for developments, ranks in [((24, 22), [1, 2]), ((24, 24), [1, 1]), ((22, 24), [2, 1])]:
        players = [{"coins": 91, "development": at, "citizens": 0} for at in developments]
        t = orleans(players=players, round=18, phase="start_player")
        assert (t.points(), t.ranks()) == ([91, 91], ranks)


def test_e54_the_first_player_moves_on() -> None:
    early = ["pilgrimage", "plague/A", "income/A", "harvest/A", "taxes/A", "trading_day/A"]
    rest = ["pilgrimage", "income", "harvest", "taxes", "trading_day", "plague"]
    stack = early + [f"{event}/{letter}" for letter in "BC" for event in rest]
    t = orleans(options={"first": "2"}, seats=4, hourglass=stack, round=1, phase="followers")
    firsts: dict[int, int] = {}
    while t.asked():
        view = t.view(0)
        firsts.setdefault(view["round"], view["first"])
        idle(t)
    assert firsts == {number: (2 + number - 1) % 4 for number in range(1, 19)}
    assert (firsts[2], firsts[3], firsts[18]) == (3, 0, 3)
    told = t.told()
    begin = told.index({"what": "round", "seat": -1, "number": 3, "event": "income", "grade": "A"})
    third = told[begin : next(i for i in range(begin + 1, len(told)) if told[i]["what"] == "round")]
    assert [news["seat"] for news in third if news["what"] == "passed"] == [0, 1, 2, 3]
    event = third[third.index({"what": "event", "seat": -1, "event": "income", "grade": "A"}) :]
    assert [news["seat"] for news in event if news["what"] == "coins"] == [0, 1, 2, 3]


def test_e55_town_hall_twice_in_one_phase() -> None:
    t = acting({"town_hall": ["boatman", "scholar"]}, coins=0)
    t.do("0 act town_hall", "0 send boatman canals coins", "0 stop")
    assert (t.player(0)["coins"], t.player(0)["slots"]) == (1, {"town_hall": [None, "scholar"]})
    assert t.player(0)["bag"] == {}
    t.do("1 pass", "0 act town_hall", "0 send scholar astronomy coins")
    assert (t.player(0)["coins"], t.player(0)["slots"]) == (2, {})


def test_e56_only_food_feeds_2020() -> None:
    goods = ["wool", "wool", "brocade"]
    t = meet("harvest/A", goods=goods, coins=6)
    assert t.legal(0) == ["settle"]
    t.do("0 settle")
    assert (t.player(0)["coins"], t.player(0)["goods"]) == (1, {"wool": 2, "brocade": 1})
    t = meet("harvest/A", table={"goods": PLENTY}, goods=goods, coins=4)
    assert (t.player(0)["coins"], t.asked()) == (0, [0])
    t.do("0 give-good wool")
    assert (t.player(0)["goods"], t.asked()) == ({"wool": 1, "brocade": 1}, [])
    assert t.doc()["goods"]["wool"] == PLENTY["wool"]


def test_e57_later_technology_on_a_farmer_slot() -> None:
    player: dict[str, Any] = {"slots": {"castle": ["tech"], "wagon": [None, "trader", "knight"]}, "held": 1}
    t = orleans(players=[player, {"passed": True}], agenda=[["Technology"], ["Turn", 0]]).do("0 tech wagon.1")
    assert t.player(0)["slots"]["wagon"] == ["tech", "trader", "knight"]
    assert "act wagon" in t.legal(0)
    slots = {"castle": ["tech"], "wagon": ["tech", "trader"]}
    assert acting(slots).legal(0) == ["pass"]


def test_e58_two_receipts_2014_bank() -> None:
    player: dict[str, Any] = {
        "tiles": ["windmill"],
        "slots": {"windmill": ["craftsman", "craftsman"]},
        "coins": 0,
        "development": 6,
    }
    t = orleans("2014", players=[player, {}], phase="actions", bank=2).do("0 act windmill")
    after = t.player(0)
    assert (after["coins"], t.doc()["bank"], after["development"]) == (2, 0, 7)
    assert (after["bag"], after["slots"]) == ({"craftsman": 2}, {})
    assert {"what": "unpaid", "seat": 0, "number": 3} in t.told()
