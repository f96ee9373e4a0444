"""Events, Torture and shortage (ORL-15, ORL-16, ORL-17)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.kit import Table, orleans

EVENTS = ["pilgrimage", "income", "harvest", "taxes", "trading_day", "plague"]
PLENTY = {"grain": 3, "cheese": 3, "wine": 3, "wool": 3, "brocade": 3}
TILES = [
    ("2014", "", 0),
    ("2020", "/A", 1),
    ("2020", "/B", 2),
    ("2020", "/C", 3),
]  # edition, letter, number of the pile
BUILT = ["orleans", "blois", "tours", "nevers"]


def meet(event: str, edition: str = "2020", table: dict[str, Any] | None = None, **player: Any) -> Table:
    """Let the event of the round befall seat 0, and nothing else."""
    return orleans(edition, players=[player, {}], event=event, agenda=[["Meet", 0]], **(table or {}))


def debtor(debt: int, table: dict[str, Any] | None = None, **player: Any) -> Table:
    """Let seat 0 owe coins it does not have."""
    return orleans(players=[{"coins": 0} | player, {}], agenda=[["Torture", 0, debt]], **(table or {}))


def test_orl_15_1_one_player_completely_before_the_next_in_turn_order() -> None:
    player: dict[str, Any] = {"goods": ["grain", "wool"], "coins": 1, "tiles": [], "posts": 10}
    players = [player, player | {"tiles": ["sacristy"], "slots": {"sacristy": ["monk"]}}, player]
    t = orleans(players=players, event="taxes/A", first=1, agenda=[["EventPhase"]])
    assert t.asked() == [1]
    assert [t.player(seat)["coins"] for seat in range(3)] == [1, 1, 1]
    t.do("1 endure")
    assert t.asked() == [1]
    assert [t.player(seat)["coins"] for seat in range(3)] == [1, 0, 1]
    t.do("1 give-post")
    assert t.asked() == [2]
    t.do("2 give-post")
    assert t.asked() == [0]
    t.do("0 give-post")
    assert t.asked() == []


def test_orl_15_2_pilgrimage_forbids_monks_and_does_nothing_in_phase_six() -> None:
    slots = {"monastery": ["scholar", "trader"], "castle": ["farmer", "boatman", "trader"]}
    for edition in ("2014", "2020"):
        for event in EVENTS:
            t = orleans(edition, players=[{"slots": slots}, {}], event=event, phase="actions")
            assert ("act monastery" in t.legal(0)) == (event != "pilgrimage")
            assert "act castle" in t.legal(0)
        t = meet("pilgrimage", edition, goods=["grain", "wool"], bag=["knight"], built=BUILT)
        assert t.asked() == []
        assert (t.player(0)["coins"], t.player(0)["bag"]) == (5, {"knight": 1})


@pytest.mark.parametrize(("edition", "letter", "pile"), TILES)
def test_orl_15_3_income_brings_the_level_times_the_factor(edition: str, letter: str, pile: int) -> None:
    factor = [1, 3, 2, 1][pile]
    for development, level in [(0, 1), (4, 2), (9, 3), (15, 4), (22, 5), (30, 6)]:
        t = meet(f"income{letter}", edition, coins=2, development=development)
        assert t.player(0)["coins"] == 2 + level * factor


@pytest.mark.parametrize(("edition", "letter", "pile"), TILES)
def test_orl_15_4_trading_day_brings_the_posts_times_the_factor(edition: str, letter: str, pile: int) -> None:
    factor = [1, 3, 2, 1][pile]
    for posts in range(5):
        t = meet(f"trading_day{letter}", edition, coins=2, built=BUILT[:posts], development=9)
        assert t.player(0)["coins"] == 2 + posts * factor


@pytest.mark.parametrize(("edition", "letter", "pile"), TILES)
def test_orl_15_5_taxes_take_a_coin_for_each_complete_lot_of_goods(edition: str, letter: str, pile: int) -> None:
    lot = [3, 1, 2, 3][pile]
    for wool in range(9):
        t = meet(f"taxes{letter}", edition, coins=20, goods={"wool": wool, "grain": 1}, posts=10)
        assert t.player(0)["coins"] == 20 - (wool + 1) // lot
        assert t.asked() == []
    t = meet(f"taxes{letter}", edition, coins=0, goods={"wool": lot})
    assert t.asked() == [0]
    t.do("0 give-good wool")
    assert t.asked() == []


def test_orl_15_6_harvest_2014_takes_one_food_if_there_is_any() -> None:
    t = meet("harvest", "2014", coins=30, goods=["grain", "cheese", "wine", "wool", "brocade"])
    assert t.legal(0) == ["feed grain", "feed cheese", "feed wine"]
    t.refuses("0 settle")
    before = t.doc()["goods"].get("cheese", 0)
    t.do("0 feed cheese")
    assert t.doc()["goods"]["cheese"] == before + 1
    assert t.player(0)["goods"] == {"grain": 1, "wine": 1, "wool": 1, "brocade": 1}
    assert (t.player(0)["coins"], t.asked()) == (30, [])


def test_orl_15_6_harvest_2014_costs_five_coins_without_food() -> None:
    t = meet("harvest", "2014", coins=12, goods=["wool", "brocade"])
    assert (t.player(0)["coins"], t.asked()) == (7, [])
    t = meet("harvest", "2014", coins=3, goods=["wool", "brocade"])
    t.do("0 give-post", "0 give-post")
    assert (t.player(0)["coins"], t.player(0)["posts"], t.asked()) == (0, 8, [])


def test_orl_15_7_harvest_2020_leaves_the_choice_of_food_or_five_coins_each() -> None:
    for pile, letter in enumerate("ABC", 1):
        for food in range(pile + 1):
            t = meet(f"harvest/{letter}", coins=5 * (pile - food), goods={"grain": pile})
            t.do(*["0 feed grain"] * food)
            if food < pile:
                t.do("0 settle")
            assert (t.player(0)["coins"], t.asked()) == (0, [])
            assert t.player(0)["goods"].get("grain", 0) == pile - food


def test_orl_15_7_harvest_2020_wool_and_brocade_never_count() -> None:
    t = meet("harvest/A", coins=5, goods=["wool", "brocade"])
    assert t.legal(0) == ["settle"]
    t.do("0 settle")
    assert (t.player(0)["coins"], t.player(0)["goods"]) == (0, {"wool": 1, "brocade": 1})


def test_orl_15_7_harvest_2020_coins_must_suffice_for_what_is_missing() -> None:
    t = meet("harvest/C", coins=9, goods={"grain": 2, "cheese": 1})
    assert t.legal(0) == ["feed grain", "feed cheese"]
    t.do("0 feed grain")
    assert t.legal(0) == ["feed grain", "feed cheese"]
    t.do("0 feed cheese")
    assert t.legal(0) == ["settle", "feed grain"]
    t.do("0 settle")
    assert (t.player(0)["coins"], t.player(0)["goods"]) == (4, {"grain": 1})


def test_orl_15_7_harvest_2020_unable_means_all_food_all_coins_then_torture() -> None:
    t = meet("harvest/C", coins=4, goods=["grain", "wine", "wool"])
    assert (t.player(0)["coins"], t.player(0)["goods"]) == (0, {"wool": 1})
    t.do("0 give-good wool")
    assert (t.player(0)["goods"], t.asked()) == ({}, [])


def test_orl_15_8_the_sacristy_wards_off_harvest_taxes_and_plague() -> None:
    shelter: dict[str, Any] = {
        "tiles": ["sacristy"],
        "slots": {"sacristy": ["monk"]},
        "goods": ["wool", "wool", "wool"],
    }
    for edition in ("2014", "2020"):
        for event in EVENTS:
            t = meet(event, edition, bag=["knight"], **shelter)
            offered = event in ("harvest", "taxes", "plague")
            assert (t.legal(0) == ["protect", "endure"]) == offered
            if not offered:
                continue
            assert t.player(0)["coins"] == 5
            t.do("0 protect")
            assert (t.player(0)["coins"], t.player(0)["bag"]) == (5, {"knight": 1, "monk": 1})
            assert (t.player(0)["slots"], t.asked()) == ({}, [])


def test_orl_15_8_the_sacristy_may_be_left_unused() -> None:
    t = meet("taxes/A", tiles=["sacristy"], slots={"sacristy": ["monk"]}, goods=["wool"]).do("0 endure")
    assert t.player(0)["coins"] == 4
    assert t.player(0)["slots"] == {"sacristy": ["monk"]}


def test_orl_15_8_the_sacristy_is_offered_whatever_the_effect_and_only_with_a_monk() -> None:
    for event in ("taxes/C", "plague"):
        t = meet(event, tiles=["sacristy"], slots={"sacristy": ["monk"]})
        assert t.legal(0) == ["protect", "endure"]
        assert meet(event, tiles=["sacristy"]).asked() == []


def test_orl_15_8_the_sacristy_does_not_help_in_the_census() -> None:
    last = {"tiles": ["sacristy"], "slots": {"sacristy": ["monk"]}}
    players = [{"tracks": {"farmer": 1}}, {"tracks": {"farmer": 1}}, last]
    t = orleans(players=players, event="taxes", agenda=[["Census"]])
    assert (t.player(2)["coins"], t.asked()) == (4, [])


def test_orl_15_9_plague_takes_a_neutral_character_of_the_bag_to_the_supply() -> None:
    own = ["farmer*", "boatman*", "craftsman*", "trader*"]
    for edition in ("2014", "2020"):
        t = meet("plague", edition, bag=["knight"], tracks={"knight": 2}, slots={"castle": ["farmer"]})
        assert (t.player(0)["bag"], t.player(0)["tracks"]["knight"]) == ({}, 2)
        assert t.doc()["supply"]["knight"] == 8
        assert "lost" not in t.doc() or t.doc()["lost"] == {}
        assert (sum(t.player(0)["market"].values()), t.player(0)["slots"]) == (4, {"castle": ["farmer", None, None]})
        t = meet("plague", edition, bag=own, market=["knight"])
        assert t.player(0)["bag"] == dict.fromkeys(own, 1)
        assert t.player(0)["market"] == {"knight": 1}
        assert meet("plague", edition, market=own).player(0)["bag"] == {}


def test_orl_15_9_plague_draws_at_random_and_may_be_spared() -> None:
    lost = set()
    for seed in range(60):
        t = meet(
            "plague",
            table={"seed": seed},
            bag=["knight", "monk", "farmer*"],
            market=["boatman*", "craftsman*", "trader*"],
        )
        lost |= {"knight", "monk", "farmer*"} - set(t.player(0)["bag"]) or {"spared"}
    assert lost == {"knight", "monk", "spared"}


def test_orl_15_10_the_event_of_round_eighteen_is_resolved_before_scoring() -> None:
    t = orleans(players=[{"development": 9}, {}], round=18, event="income/C", phase="actions")
    t.do("0 pass", "1 pass")
    assert t.doc()["phase"] == "over"
    assert [t.player(seat)["coins"] for seat in (0, 1)] == [8, 6]


def test_orl_16_1_all_coins_are_paid_first_then_an_item_for_each_missing_coin() -> None:
    t = meet("taxes/A", coins=2, goods={"wool": 5})
    assert t.player(0)["coins"] == 0
    t.do("0 give-post", "0 give-post", "0 give-post")
    assert (t.player(0)["posts"], t.asked()) == (7, [])
    census = orleans(players=[{"tracks": {"farmer": 1}}, {"tracks": {"farmer": 1}}, {"coins": 0}], agenda=[["Census"]])
    assert census.asked() == [2]
    assert census.do("2 give-post").asked() == []
    harvest = meet("harvest/A", coins=4)
    assert (harvest.player(0)["coins"], harvest.do("0 give-post").asked()) == (0, [])


def test_orl_16_2_all_six_kinds_of_items() -> None:
    player: dict[str, Any] = {
        "posts": 3,
        "built": ["blois", "orleans"],
        "bag": ["knight"],
        "development": 5,
        "citizens": 1,
        "goods": ["grain", "brocade"],
        "tiles": ["hayrick", "cellar"],
        "held": 1,
        "slots": {"ship": ["tech"], "cellar": [None, "tech"]},
    }
    t = debtor(12, **player)
    items = [
        "give-post", "give-follower", "give-development", "give-held", "give-built orleans", "give-built blois",
        "give-good grain", "give-good brocade", "give-tile hayrick", "give-tile cellar", "give-tech ship",
        "give-tech cellar",
    ]  # fmt: skip
    assert t.legal(0) == items
    t.do(*[f"0 {item}" for item in items if item not in ("give-tile cellar",)])
    assert t.legal(0) == ["give-post", "give-development", "give-tile cellar"]
    after = t.player(0)
    assert (after["posts"], after["built"], after["bag"], after["development"]) == (2, [], {}, 4)
    assert (after["goods"], after["tiles"], after["held"], after["slots"]) == ({}, ["cellar"], 0, {})


def test_orl_16_3_everything_given_is_out_of_the_game() -> None:
    t = debtor(5, bag=["knight"], goods=["wine"], tiles=["hayrick"], held=1, posts=10)
    before = t.doc()
    t.do("0 give-follower", "0 give-good wine", "0 give-tile hayrick", "0 give-held", "0 give-post")
    after = t.doc()
    for key in ("supply", "goods", "technology", "tiles"):
        assert after[key] == before[key]
    assert after["lost"] == {"knight": 1}
    assert after["lost_goods"].get("wine", 0) == before["lost_goods"].get("wine", 0) + 1
    assert (after["lost_tiles"], after["lost_technology"]) == (["hayrick"], 1)
    assert t.player(0)["posts"] == 9


def test_orl_16_3_development_can_be_regained() -> None:
    player: dict[str, Any] = {"coins": 0, "development": 5, "slots": {"scriptorium": ["knight", "scholar"]}}
    t = orleans(players=[player, {}], agenda=[["Torture", 0, 1], ["Turn", 0]])
    assert t.do("0 give-development", "0 act scriptorium").player(0)["development"] == 5


def test_orl_16_4_items_are_chosen_one_at_a_time() -> None:
    t = debtor(3, bag=["knight", "monk"]).do("0 give-follower")
    drawn = [news["kind"] for news in t.told(1) if news["what"] == "gave-follower"]
    assert sum(t.player(0)["bag"].values()) == 1
    assert drawn in (["knight"], ["monk"])
    assert t.asked() == [0]
    t.do("0 give-follower")
    t.refuses("0 give-follower")
    t.do("0 give-post")
    assert t.asked() == []


def test_orl_16_5_only_neutral_characters_of_the_bag_are_drawn_all_alike() -> None:
    own = ["farmer*", "boatman*", "craftsman*", "trader*"]
    debtor(1, bag=own, market=[]).refuses("0 give-follower")
    debtor(1, market=["knight"], slots={"castle": ["farmer"]}).refuses("0 give-follower")
    found = {"knight": 0, "monk": 0}
    for seed in range(200):
        t = debtor(1, {"seed": seed}, bag=[*own, "knight", "monk"], market=[]).do("0 give-follower")
        for kind in t.doc()["lost"]:
            found[kind] += 1
    assert sum(found.values()) == 200
    assert 60 < found["knight"] < 140


def test_orl_16_6_no_step_onto_or_off_a_coin_space() -> None:
    closed = [at for at in range(31) if "give-development" not in debtor(1, development=at).legal(0)]
    assert closed == [0, 7, 8, 12, 13, 25, 26]
    t = debtor(9, development=4)
    t.do(*["0 give-development"] * 4)
    assert t.player(0)["development"] == 0
    t.refuses("0 give-development")


def test_orl_16_7_a_lost_tile_returns_its_characters_and_takes_its_technology_along() -> None:
    slots = {"cellar": ["monk", "tech"]}
    t = debtor(2, tiles=["cellar"], slots=slots).do("0 give-tile cellar")
    assert (t.player(0)["bag"], t.player(0)["tiles"], t.player(0)["slots"]) == ({"monk": 1}, [], {})
    assert (t.doc()["lost_technology"], t.doc()["lost_tiles"]) == (1, ["cellar"])
    assert t.asked() == [0]
    t = debtor(1, tiles=["gunpowder_tower"], tower=["knight", "monk"]).do("0 give-tile gunpowder_tower")
    assert (t.player(0)["bag"], t.player(0)["tower"]) == ({"knight": 1, "monk": 1}, {})


def test_orl_16_8_a_lost_technology_tile_frees_its_slot() -> None:
    player: dict[str, Any] = {"coins": 0, "slots": {"farm": ["boatman", "tech"]}, "market": ["craftsman"]}
    t = orleans(players=[player, {}], agenda=[["Torture", 0, 1], ["Plan", 0], ["Turn", 0]], goods=PLENTY)
    t.do("0 give-tech farm")
    assert t.player(0)["slots"] == {"farm": ["boatman", None]}
    assert "place farm.2 craftsman" in t.legal(0)
    t.do("0 ready")
    assert t.legal(0) == ["pass"]


def test_orl_16_9_with_nothing_left_the_debt_is_waived() -> None:
    bare: dict[str, Any] = {"posts": 0, "citizens": 3, "slots": {"castle": ["farmer"]}}
    t = debtor(3, **bare)
    assert t.asked() == []
    t = debtor(3, **bare | {"posts": 1}).do("0 give-post")
    assert t.asked() == []
    after = t.player(0)
    assert (after["coins"], after["citizens"], after["merchant"]) == (0, 3, "orleans")
    assert after["slots"] == {"castle": ["farmer", None, None]}


def test_orl_16_10_who_has_the_coins_pays_coins() -> None:
    t = meet("taxes/A", coins=3, goods={"wool": 3})
    assert (t.asked(), t.player(0)["coins"], t.player(0)["goods"]) == ([], 0, {"wool": 3})


def test_orl_17_1_what_is_not_there_cannot_be_gained() -> None:
    places = {
        "farmer": ("farm", ["boatman", "craftsman"]),
        "scholar": ("university", ["farmer", "craftsman", "trader"]),
        "knight": ("castle", ["farmer", "boatman", "trader"]),
        "monk": ("monastery", ["scholar", "trader"]),
    }
    whole = {"farmer": 1, "boatman": 1, "craftsman": 1, "trader": 1, "knight": 1, "scholar": 1, "monk": 1}
    for figure, (place, pieces) in places.items():
        for left in (0, 1):
            supply = whole | {figure: left}
            t = orleans(
                players=[{"slots": {place: pieces}}, {}], phase="actions", event="income", supply=supply, goods=PLENTY
            )
            assert (f"act {place}" in t.legal(0)) == (left == 1)


def test_orl_17_2_no_action_without_each_of_its_tokens() -> None:
    slots = {
        "farm": ["boatman", "craftsman"],
        "village": ["farmer", "boatman", "craftsman"],
        "laboratory": ["craftsman", "scholar"],
        "hayrick": ["farmer"],
    }
    player: dict[str, Any] = {"slots": slots, "tiles": ["laboratory", "hayrick"]}
    t = orleans(players=[player, {}], phase="actions", goods=PLENTY)
    assert t.legal(0) == ["pass", "act farm", "act village", "act hayrick", "act laboratory"]
    t = orleans(players=[player, {}], phase="actions", goods=PLENTY | {"grain": 0}, technology=0)
    assert t.legal(0) == ["pass", "act village"]
    assert t.do("0 act village").legal(0) == ["recruit boatman", "recruit trader"]


def test_orl_17_3_plague_and_harvest_reopen_actions() -> None:
    todo = [["Turn", 0], ["Meet", 0], ["Turn", 0]]
    first = {"slots": {"castle": ["farmer", "boatman", "trader"]}, "bag": ["knight"]}
    players = [first, {"passed": True}]
    t = orleans(players=players, event="plague", supply={"trader": 1}, agenda=todo)
    assert t.legal(0) == ["pass"]
    assert t.do("0 pass").legal(0) == ["pass", "act castle"]
    first = {"slots": {"hayrick": ["farmer"]}, "tiles": ["hayrick"], "goods": ["grain"]}
    players = [first, {"passed": True}]
    t = orleans(players=players, event="harvest/A", goods=PLENTY | {"grain": 0}, agenda=todo)
    assert t.legal(0) == ["pass"]
    assert t.do("0 pass", "0 feed grain").legal(0) == ["pass", "act hayrick"]


def test_orl_17_4_a_receipt_the_bank_cannot_meet_is_not_paid_at_all() -> None:
    slots = {"cellar": ["monk", "scholar"], "brewery": ["monk"]}
    player: dict[str, Any] = {"slots": slots, "tiles": ["cellar", "brewery"], "coins": 0}
    t = orleans("2014", players=[player, {}], phase="actions", bank=3).do("0 act cellar", "1 pass")
    assert (t.player(0)["coins"], t.doc()["bank"]) == (0, 3)
    assert {"what": "unpaid", "seat": 0, "number": 4} in t.told()
    t.do("0 act brewery")
    assert (t.player(0)["coins"], t.doc()["bank"]) == (2, 1)


def test_orl_17_4_each_receipt_by_itself_and_payments_return_to_the_bank() -> None:
    player: dict[str, Any] = {"slots": {"town_hall": ["monk", "knight"]}, "coins": 0}
    t = orleans("2014", players=[player, {}], phase="actions", bank=2)
    t.do("0 act town_hall", "0 send monk papal_conclave coins", "0 send knight city_wall coins")
    assert (t.player(0)["coins"], t.doc()["bank"]) == (1, 1)
    t = meet("taxes", "2014", {"bank": 0}, coins=4, goods={"wool": 6})
    assert (t.player(0)["coins"], t.doc()["bank"]) == (2, 2)


def test_orl_17_4_the_bank_and_the_purses_are_the_box() -> None:
    assert orleans("2014").doc()["bank"] == 215 - 10
    assert orleans("2014", {"bank": "60"}, seats=4).doc()["bank"] == 40


def test_orl_17_5_coins_of_2020_are_unlimited() -> None:
    t = meet("trading_day/A", coins=9000, built=BUILT)
    assert t.player(0)["coins"] == 9012
    assert t.view(0)["bank"] is None
