"""End and scoring, optional rules, hidden and public information (ORL-18, ORL-19, ORL-20)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from beffroi import games
from beffroi.kernel.game import Game
from beffroi.kernel.match import Match
from beffroi.kernel.record import new_header
from tests.kit import Table, orleans

OWN = ["farmer*", "boatman*", "craftsman*", "trader*"]


def ended(*players: dict[str, Any], **table: Any) -> Table:
    """Let the last phase of the last round run, and the game end."""
    return orleans(players=list(players), round=18, phase="start_player", **table)


def told(t: Table, viewer: int, what: str) -> list[dict[str, Any]]:
    """Return what a viewer was told of one kind."""
    return [news for news in t.told(viewer) if news["what"] == what]


def other(t: Table, viewer: int, seat: int) -> dict[str, Any]:
    """Return what a viewer sees of a seat."""
    return dict(t.view(viewer)["players"][seat])


def packed(folder: Path, of_one: int, of_two: int) -> Game:
    """Return the game with so many more place tiles in each pile."""
    lines: list[str] = []
    for pile, count in (("I", of_one), ("II", of_two)):
        for i in range(count):
            lines += [f"[tiles.extra_{len(pile)}_{i}]", f'pile = "{pile}"', 'slots = ["monk"]']
            lines += [f'effect = {{ do = "gain", coins = {i + 1} }}', 'source = "recalled"']
    (folder / "more.toml").write_text("\n".join(lines), encoding="utf-8")
    return games.load("orleans", folder)


def piles_of(game: Game, edition: str, seed: int, **options: str) -> dict[str, list[str]]:
    """Return the two piles of place tiles after set-up."""
    chosen = game.complete({"edition": edition} | options)
    return dict(game.view(game.new(2, chosen, seed), 0)["tiles"])


def test_orl_18_1_the_game_ends_after_round_eighteen() -> None:
    t = orleans(round=17, event="income/C", phase="actions").do("0 pass", "1 pass")
    assert (t.asked(), t.doc()["round"], t.doc()["phase"]) == ([0, 1], 18, "followers")
    t = orleans(round=18, event="income/C", phase="actions").do("0 pass", "1 pass")
    assert (t.asked(), t.doc()["round"], t.doc()["phase"]) == ([], 18, "over")
    assert told(t, -1, "over")


def test_orl_18_2_strictly_most_posts_take_the_last_citizen() -> None:
    t = ended({"built": ["blois", "tours"]}, {"built": ["orleans"]}, {})
    assert [t.player(seat)["citizens"] for seat in range(3)] == [1, 0, 0]
    assert "most_posts" not in t.doc()["citizens"]
    t = ended({"built": ["blois"]}, {"built": ["orleans"]}, {})
    assert [t.player(seat)["citizens"] for seat in range(3)] == [0, 0, 0]
    assert "most_posts" in t.doc()["citizens"]
    assert [t.player(seat)["citizens"] for t in [ended({}, {})] for seat in (0, 1)] == [0, 0]


def test_orl_18_2_posts_given_up_no_longer_count() -> None:
    players = [{"built": ["blois", "tours"], "coins": 0}, {"built": ["orleans", "nevers"]}]
    t = orleans(players=players, round=18, agenda=[["Torture", 0, 1], ["StartPlayer"], ["Hourglass"]])
    t.do("0 give-built tours")
    assert [t.player(seat)["citizens"] for seat in (0, 1)] == [0, 1]


def test_orl_18_3_coins_goods_and_the_level_times_posts_and_citizens() -> None:
    for good, worth in [("grain", 1), ("cheese", 2), ("wine", 3), ("wool", 4), ("brocade", 5)]:
        assert ended({"coins": 7, "goods": {good: 3}}, {"coins": 0}).points() == [7 + 3 * worth, 0]
    for development, level in [(0, 1), (4, 2), (9, 3), (15, 4), (22, 5), (30, 6)]:
        first = {"coins": 0, "development": development, "citizens": 3, "built": ["blois"]}
        assert ended(first, {"built": ["tours"]}).points()[0] == (3 + 1) * level


def test_orl_18_3_points_are_the_sum_of_their_lines() -> None:
    t = ended({"coins": 2, "goods": ["wine"], "built": ["blois"], "development": 9, "citizens": 2}, {})
    lines = dict(t.view(0)["players"][0]["lines"])
    assert lines == {"coins": 2, "grain": 0, "cheese": 0, "wine": 3, "wool": 0, "brocade": 0, "posts": 3, "citizens": 9}
    assert t.points()[0] == sum(lines.values())


def test_orl_18_4_most_points_then_development_then_shared() -> None:
    assert ended({"coins": 4}, {"coins": 6}, {"coins": 5}).ranks() == [3, 1, 2]
    t = ended({"coins": 6, "development": 1}, {"coins": 6, "development": 2}, {"coins": 6, "development": 1})
    assert t.points() == [6, 6, 6]
    assert (t.ranks(), t.tiebreaks()) == ([2, 1, 2], [("development", [1, 2, 1])])
    assert ended({"coins": 6}, {"coins": 6}).ranks() == [1, 1]


def test_orl_18_5_reserve_characters_technology_and_tiles_score_nothing() -> None:
    rich = {"coins": 3, "posts": 10, "bag": ["knight", "monk"], "held": 2, "tiles": ["school", "cellar"]}
    poor = {"coins": 3, "posts": 0, "tracks": {"knight": 3}, "slots": {"ship": ["tech"]}}
    assert ended(rich, poor).points() == [3, 3]


def test_orl_19_1_everybody_may_take_out_one_tile_in_turn_order() -> None:
    t = orleans(options={"exclusion": "on", "first": "2"}, seats=3)
    assert t.asked() == [2]
    assert len(t.legal(2)) == 1 + 20
    t.do("2 exclude hayrick")
    assert t.asked() == [0]
    t.refuses("0 exclude hayrick")
    t.do("0 stop")
    assert t.asked() == [1]
    t.do("1 exclude school")
    assert t.doc()["excluded"] == ["hayrick", "school"]
    assert (len(t.doc()["tiles"]), t.doc()["round"], t.doc()["phase"]) == (18, 1, "followers")


def test_orl_19_1_with_two_players_each_may_take_out_two_at_once() -> None:
    t = orleans(options={"exclusion": "on"}, seats=2).do("0 exclude hayrick")
    assert t.asked() == [0]
    t.do("0 exclude school", "1 exclude cellar")
    assert t.asked() == [1]
    t.do("1 stop")
    assert sorted(t.doc()["excluded"]) == ["cellar", "hayrick", "school"]
    assert t.doc()["round"] == 1
    orleans(options={"exclusion": "on"}, seats=4).do("0 exclude hayrick").refuses("0 exclude school")


def test_orl_19_1_an_excluded_tile_cannot_be_taken_and_the_rule_is_optional() -> None:
    player = {"slots": {"village": ["farmer", "boatman", "craftsman"]}}
    t = orleans(players=[player, {}], phase="actions", excluded=["hayrick"])
    t.do("0 act village", "0 recruit trader")
    assert len(t.legal(0)) == 11
    t.refuses("0 take hayrick")
    assert orleans(seats=3).doc()["phase"] == "followers"


def test_orl_19_2_the_base_tiles_alone_are_all_used() -> None:
    for seed in range(5):
        piles = orleans(seed=seed).view(0)["tiles"]
        assert (len(piles["I"]), len(piles["II"])) == (12, 8)


def test_orl_19_2_thirteen_of_each_category_at_random_in_2020(tmp_path: Path) -> None:
    game = packed(tmp_path, 5, 6)
    seen: dict[str, set[str]] = {"I": set(), "II": set()}
    for seed in range(40):
        piles = piles_of(game, "2020", seed)
        assert (len(piles["I"]), len(piles["II"])) == (13, 13)
        for pile, tiles in piles.items():
            seen[pile] |= set(tiles)
    assert (len(seen["I"]), len(seen["II"])) == (17, 14)
    assert len({tuple(piles_of(game, "2020", seed)["I"]) for seed in range(10)}) > 5


def test_orl_19_2_with_fewer_than_thirteen_of_a_category_all_are_used(tmp_path: Path) -> None:
    piles = piles_of(packed(tmp_path, 3, 2), "2020", 7)
    assert (len(piles["I"]), len(piles["II"])) == (13, 10)
    assert {"extra_2_0", "extra_2_1", "school"} <= set(piles["II"])


def test_orl_19_2_the_selection_is_of_2020_and_comes_before_the_exclusion(tmp_path: Path) -> None:
    game = packed(tmp_path, 5, 6)
    piles = piles_of(game, "2014", 7)
    assert (len(piles["I"]), len(piles["II"])) == (17, 14)
    options = game.complete({"exclusion": "on"})
    state = game.new(3, options, 7)
    view = game.view(state, 0)
    assert [len(tiles) for tiles in view["tiles"].values()] == [13, 13]
    assert view["phase"] == "exclusion"


def test_orl_19_2_an_additional_tile_is_played_like_any_other(tmp_path: Path) -> None:
    game = packed(tmp_path, 2, 0)
    player = {"tiles": ["extra_1_1"], "slots": {"extra_1_1": ["monk"]}}
    document = {"options": {"first": "0"}, "players": [player, {}], "phase": "actions"}
    options = game.complete({"first": "0"})
    match = Match(game, new_header(game, ["P0", "P1"], options, 0, document))
    match.submit(0, "act extra_1_1")
    assert game.view(match.state, 0)["players"][0]["coins"] == 5 + 2


def test_orl_20_1_the_table_is_open_to_everybody() -> None:
    player = {
        "coins": 3,
        "goods": ["wine"],
        "built": ["blois"],
        "tiles": ["cellar"],
        "held": 1,
        "slots": {"cellar": ["monk"], "castle": ["farmer*"]},
        "market": ["boatman*", "craftsman*", "trader*"],
        "development": 5,
        "tracks": {"knight": 2},
        "citizens": 1,
    }
    t = orleans(players=[player, {}], phase="actions", round=4, event="income/A")
    for viewer in (1, -1):
        seen = other(t, viewer, 0)
        for key in ("coins", "goods", "tiles", "held", "market", "tracks", "development", "citizens", "merchant"):
            assert seen[key] == t.player(0)[key]
        assert seen["slots"]["cellar"] == ["monk", None]
        assert seen["built"] == 1
        view = t.view(viewer)
        assert view["posts"] == {"blois": [0]}
        assert view["event"] == {"name": "income", "grade": "A"}
        assert len(view["past"]) == 3
        assert {key: view[key] for key in ("supply", "goods", "map", "technology")} == {
            key: t.doc()[key] for key in ("supply", "goods", "map", "technology")
        }


def test_orl_20_2_the_content_of_a_bag_is_its_owners_secret() -> None:
    t = orleans(players=[{"bag": ["knight", "monk"]}, {"bag": ["scholar"]}], phase="actions")
    assert other(t, 0, 0)["bag"] == {"knight": 1, "monk": 1}
    for viewer in (1, -1):
        assert "bag" not in other(t, viewer, 0)
        assert other(t, viewer, 0)["bag_size"] == 2


def test_orl_20_2_the_hourglass_to_come_and_the_goods_removed_are_hidden() -> None:
    stack = [
        "pilgrimage", "income/A", "harvest/A", "taxes/A", "trading_day/A", "plague/A", "pilgrimage/B", "income/B",
        "harvest/B", "taxes/B", "trading_day/B", "plague/B", "pilgrimage/C", "income/C", "harvest/C", "taxes/C",
        "trading_day/C", "plague/C",
    ]  # fmt: skip
    swapped = [*stack[:4], stack[5], stack[4], *stack[6:]]
    views = [orleans(hourglass=order, round=3, phase="actions").view(0) for order in (stack, swapped)]
    assert views[0] == views[1]
    assert views[0]["past"] == [{"name": "pilgrimage", "grade": "none"}, {"name": "income", "grade": "A"}]
    assert "lost_goods" not in views[0]
    assert "hourglass" not in views[0]


def test_orl_20_3_a_plan_is_shown_when_all_are_ready() -> None:
    t = orleans(players=[{}, {}], phase="planning").do("0 place village.1 farmer*", "0 ready")
    for viewer in (1, -1):
        assert told(t, viewer, "placed") == []
        assert other(t, viewer, 0)["slots"]["village"] == [None, None, None]
        assert other(t, viewer, 0)["market"] == dict.fromkeys(OWN, 1)
    assert told(t, 0, "placed") == [{"what": "placed", "seat": 0, "slot": "village.1", "kind": "farmer*"}]
    assert other(t, 0, 0)["slots"]["village"] == ["farmer*", None, None]
    t.do("1 ready")
    for viewer in (1, -1):
        assert len(told(t, viewer, "placed")) == 1
        assert other(t, viewer, 0)["slots"]["village"] == ["farmer*", None, None]


def test_orl_20_3_planning_in_turn_order_is_open() -> None:
    t = orleans(options={"planning": "turn_order"}, players=[{}, {}], phase="planning", first=1)
    assert t.asked() == [1]
    t.do("1 place village.1 farmer*")
    assert len(told(t, 0, "placed")) == 1
    assert other(t, 0, 1)["slots"]["village"] == ["farmer*", None, None]


def test_orl_20_4_draws_of_phase_three_are_shown_when_all_have_finished() -> None:
    player = {"bag": ["knight", "knight"], "slots": {"castle": ["farmer"]}}
    t = orleans(players=[player, {"bag": ["monk"]}], phase="followers").do("0 recall castle.1", "0 draw 2")
    for viewer in (1, -1):
        assert told(t, viewer, "drew") == []
        assert told(t, viewer, "recalled") == []
        seen = other(t, viewer, 0)
        assert (seen["market"], seen["bag_size"]) == (dict.fromkeys(OWN, 1), 2)
        assert seen["slots"]["castle"] == ["farmer", None, None]
    assert len(told(t, 0, "drew")) == 2
    assert other(t, 0, 0)["market"]["knight"] == 2
    t.do("1 draw 1")
    assert [news["kind"] for news in told(t, 1, "drew")] == ["monk", "knight", "knight"]
    assert [news["kind"] for news in told(t, -1, "drew")] == ["knight", "knight", "monk"]
    assert other(t, 1, 0)["market"]["knight"] == 2
    assert other(t, 0, 1)["market"]["monk"] == 1


def test_orl_20_4_the_owner_sees_the_own_draw_before_filling_the_tower() -> None:
    player = {"bag": ["knight"], "tiles": ["gunpowder_tower"]}
    t = orleans(players=[player, {}], phase="followers").do("0 draw 1")
    assert other(t, 0, 0)["fresh"] == {"knight": 1}
    assert other(t, 1, 0)["fresh"] == {}
    t.do("0 store knight")
    assert other(t, 1, 0)["tower"] == {}
    t.do("1 draw 0")
    assert other(t, 1, 0)["tower"] == {"knight": 1}


def test_orl_20_4_bathhouse_plague_and_torture_draws_are_shown_to_all() -> None:
    player = {"bag": ["knight", "knight", "knight"], "coins": 0}
    bath = {"tiles": ["bathhouse"], "slots": {"bathhouse": ["monk"]}}
    t = orleans(players=[player | bath, {}], phase="actions").do("0 act bathhouse")
    assert [news["kind"] for news in told(t, 1, "bath")] == ["knight", "knight"]
    assert other(t, 1, 0)["fresh"] == {"knight": 2}
    t = orleans(players=[player, {}], agenda=[["Turn", 0], ["Meet", 0], ["Torture", 0, 1]], event="plague")
    t.do("0 pass", "1 pass")
    assert told(t, 1, "plague") == [{"what": "plague", "seat": 0, "kind": "knight"}]
    t.do("0 give-follower")
    assert told(t, 1, "gave-follower") == [{"what": "gave-follower", "seat": 0, "kind": "knight"}]
    t = orleans(players=[{"bag": OWN, "market": []}, {}], agenda=[["Turn", 0], ["Meet", 0]], event="plague")
    assert told(t.do("0 pass", "1 pass"), 1, "spared")[0]["kind"] in OWN
