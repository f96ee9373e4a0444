"""Positions of Villagers: partial ones completed, whole ones exact, impossible ones refused with path and reason."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from beffroi import games
from beffroi.kernel.flow import legal
from beffroi.kernel.position import Position, read_position, write_position
from tests.games.villagers.table import FED, gold, hand, public, reserve, road, sizes, village
from tests.kit import broken, villagers
from tools.golden import midgame

GAME = games.load("villagers")


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_nothing_given_is_the_set_up(seats: int) -> None:
    for seed in range(3):
        state = read_position(GAME, {"seats": seats, "seed": seed}).state
        assert GAME.digest(state) == GAME.digest(GAME.new(seats, {}, seed))


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_whole_positions_round_trip(seats: int) -> None:
    for moves in (3, 25, 48, 77, 110):
        state = midgame(GAME, seats, {}, 8, moves)
        options = GAME.complete({})
        document = json.loads(json.dumps(write_position(GAME, Position(seats, options, 8, state))))
        again = read_position(GAME, document).state
        assert GAME.digest(again) == GAME.digest(state)
        assert [legal(again, seat) for seat in range(seats)] == [legal(state, seat) for seat in range(seats)]
        assert GAME.violations(again, None) == GAME.violations(state, None)


def all_cards(document: dict[str, Any]) -> Counter[str]:
    """Count every villager of a whole document."""
    out = Counter[str]()
    piles = [*document["stacks"], document["reserve"], document["buried"], document["discard"]]
    piles += [zone for player in document["players"] for zone in (player["hand"], player["square"])]
    for pile in piles:
        out.update(card.partition("@")[0] for card in pile)
    out.update(card.partition("{")[0] for card in document["road"] if card)
    out.update({name: count for name, count in document["commons"].items() if count})
    return out


@pytest.mark.parametrize(
    "document",
    [
        {"players": [{"village": f"{FED}; miner > (seeker > spelunker > jeweler | mason)"}, {}]},
        {"seats": 4, "stacks": [0, 0, 0, 0, 0, 1]},
        {"seats": 3, "stacks": [{"size": 4, "top": ["mason", "agent"]}, 6, 6, 6, 6, 6], "reserve": 3},
        {"seats": 5, "phase": "build", "road": ["hunter{1}"], "reserve": []},
        {"players": [{"hand": []}, {"hand": ["jeweler", "jeweler"]}, {}]},
        {"seats": 2, "commons": {"miner": 2}},
    ],
)
def test_partial_positions_keep_every_card(document: dict[str, Any]) -> None:
    table = villagers(**document)
    whole = table.doc()
    expected = all_cards(villagers(seats=table.position.seats).doc())
    assert [problem for problem in table.game.violations(table.match.state, None) if "INV-1:" in problem] == []
    inside = Counter(card["card"] for seat in whole["players"] for card in cards_of(seat["village"]))
    assert all_cards(whole) + inside == expected + Counter({"founders": table.position.seats})


def cards_of(text: str) -> list[dict[str, str]]:
    """Return the cards named in a village."""
    names = text.replace("(", " ").replace(")", " ").replace("|", " ").replace(";", " ").replace(">", " ").split()
    return [{"card": name.partition(":")[0].partition("{")[0]} for name in names]


def test_sizes_keep_the_bottom_of_the_stacks_of_the_set_up() -> None:
    full = villagers(seats=3, seed=4).doc()["stacks"]
    table = villagers(seats=3, seed=4, stacks=[2, 6, 6, 6, 6, 6]).doc()["stacks"]
    assert table[0] == full[0][-2:]
    assert table[1:] == full[1:]


def test_stacks_shrink_from_the_left_when_villages_need_the_cards() -> None:
    own = (
        f"{FED} > (swineherd > truffler | poulterer); lumberjack > (wheeler > cartwright | carpenter); "
        "hayer > (grazier > milk_maid > fromager | thatcher); miner > (seeker > spelunker > jeweler | mason)"
    )
    table = villagers(players=[{"village": own}] * 2 + [{}] * 3)
    assert village(table) == own
    assert sizes(table)[0] < 10
    assert sizes(table)[5] == 10
    assert reserve(table) == 0
    assert len(hand(table, 2)) == 5


def test_draft_and_build_are_completed() -> None:
    table = villagers(phase="draft", players=[{"village": FED, "square": ["hunter"]}, {}])
    assert (public(table)["due"], public(table, 1)["due"]) == (2, 2)
    table = villagers(phase="build", turn=1, players=[{}, {"village": f"{FED}; wattler", "placed": 1}])
    assert table.asked() == [1]
    assert (public(table, 1)["limit"], public(table, 1)["placed"], public(table, 1)["exchanges"]) == (3, 1, 3)
    assert villagers(phase="build", seats=3).view(-1)["road"][0]["coins"] == 1
    assert villagers(round=3, seats=3).view(-1)["phase"] == "draft"


def test_steps_name_cards_events_and_piles() -> None:
    table = villagers(phase="build", players=[{"village": f"{FED}; miner", "hand": ["glass_blower", "priest"]}, {}])
    table.do("0 place glass_blower", "0 on miner.1")
    assert table.doc()["agenda"][0] == ["Unlock", 0, "glass_blower"]
    table.do("0 bank", "0 exchange miner", "0 onto 2")
    document = table.doc()
    assert document["agenda"][0] == ["Return", 0, "miner", "2"]
    assert GAME.digest(read_position(GAME, document).state) == GAME.digest(table.match.state)
    solo = villagers(phase="events", events=["bribes"], countess={"village": "countess:gold; hunter; blacksmith"})
    assert solo.do("0 event bribes").doc()["agenda"][0] == ["Point", 0, "bribes"]


def begun(**document: Any) -> tuple[list[str], list[str]]:
    """Return which events of a position of the duel have begun, and which the Jester may still discard."""
    usual: dict[str, Any] = {"jester": True, "events": ["rats", "arson", "serfdom", "countess_bank"]}
    table = villagers(**(usual | document))
    jests = [text[5:] for text in table.legal(0) if text.startswith("jest ")]
    return sorted(table.view(0)["begun"]), sorted(jests)


def test_what_has_begun_follows_from_the_phase() -> None:
    all_ = ["arson", "countess_bank", "rats", "serfdom"]
    late = ["arson", "countess_bank", "serfdom"]
    assert begun(phase="draft") == ([], all_)
    assert begun(phase="draft", players=[{"square": ["hunter"]}])[0] == ["rats"]
    assert begun(phase="draft", players=[{"due": 1}])[0] == ["rats"]
    assert begun(phase="arrivals") == (["rats"], late)
    assert begun(phase="build") == (["rats"], late)
    assert begun(phase="build", players=[{"limit": 2}])[0] == ["arson", "rats"]
    assert begun(phase="build", players=[{"exchanges": 2}])[0] == ["arson", "rats", "serfdom"]
    assert begun(phase="build", begun=["rats", "arson"], bought=["arson"])[0] == ["arson", "rats"]
    assert begun(phase="events", events=["rats", "serfdom", "tribute"]) == (["rats", "serfdom"], ["tribute"])
    bought = villagers(phase="build", events=["arson"], bought=["arson"], players=[{"village": FED}])
    assert (public(bought)["limit"], bought.legal(0)[0]) == (2, "done")


def test_an_open_duty_is_kept() -> None:
    table = villagers(phase="events", events=["rats", "tribute"], markets=["first"], duty=True)
    assert table.legal(0) == ["jest tribute", "jest rats"]
    assert table.doc()["duty"]


def test_whole_positions_of_the_duel_round_trip() -> None:
    for mode in ("normal", "beginner", "hard"):
        options = GAME.complete({"mode": mode})
        for moves in range(5, 190, 23):
            state = midgame(GAME, 1, options, 4, moves)
            document = json.loads(json.dumps(write_position(GAME, Position(1, options, 4, state))))
            assert GAME.digest(read_position(GAME, document).state) == GAME.digest(state)


def test_round_and_gold_are_kept() -> None:
    table = villagers(round=4, players=[{"treasury": 3}, {"village": f"{FED}; chandler{{4}}"}], road=["hunter{2}"])
    assert (table.view(-1)["round"], gold(table), road(table)[0]) == (4, 3, "hunter{2}")
    assert not [problem for problem in table.game.violations(table.match.state, None) if "INV-2" in problem]


TWO = {"seats": 2}


def player(**more: Any) -> dict[str, Any]:
    """Return a document of two whose first player is given."""
    return {"players": [more, {}]}


@pytest.mark.parametrize(
    ("document", "problem"),
    [
        ({"colour": 1}, "colour: is not a known key here"),
        (TWO | {"countess": {}}, "countess: is not a known key"),
        (player(purse=3), "players[0].purse: is not a known key"),
        (
            player(village="founders:gold; hunter hunter"),
            "players[0].village: expected a «;» or a «>» instead of «hunter»",
        ),
        (player(village="founders:gold; dragon"), "«dragon» is not a card of this game"),
        (player(village="hunter"), "holds Founders 0 times"),
        (player(village=f"{FED}; cooper"), "cooper starts a pile; it must lie on lumberjack (VIL-7.6)"),
        (player(village=f"{FED}; miner > cooper"), "cooper lies on miner instead of lumberjack"),
        (player(village=f"{FED}; hunter > priest"), "1 villagers lie on hunter; it carries 0"),
        (player(village=f"{FED}; miner > (mason | mason | seeker)"), "3 villagers lie on miner; it carries 2"),
        (player(village=f"{FED}; miner > monk > spelunker"), "say what monk stands for"),
        (player(village=f"{FED}; hunter:mason"), "hunter stands for nobody"),
        (player(village=f"{FED}; wattler{{2}}"), "coins lie on wattler; only top villagers that are keys"),
        (player(village=f"{FED}; hunter{{3}}"), "3 coins lie on hunter; each padlock puts 2"),
        (player(village=f"{FED}; (hunter"), "expected a card instead of «(»"),
        (player(village=f"{FED}; miner > (mason"), "a «)» is missing"),
        (player(village=f"{FED}; miner >"), "expected a card at the end"),
        (player(village="countess:gold"), "the Countess has a village of her own"),
        (player(village=f"{FED}; #"), "cannot be read from «#» on"),
        (player(hand=["hunter", "hunter", "hunter"]), "players[0].hand[2]: one hunter too many; this game has 2"),
        (player(hand=["weaver"]), "players[0].hand[0]: weaver is out of this game with so few players (VIL-3.4)"),
        (player(hand={"hunter": 3}), "players[0].hand.hunter: one hunter too many"),
        (player(hand=["nobody"]), "players[0].hand[0]: «nobody» is unknown"),
        (player(seen=["hunter@1"], hand=[]) | {"round": 2}, "players[0].seen: hunter is neither in the hand"),
        (player(seen=["hunter@3"], hand=["hunter"]) | {"round": 2}, "round 3 is still to come"),
        (player(square=["hunter"]) | {"phase": "build"}, "cards lie there in the draft phase only"),
        (player(due=3) | {"phase": "draft"}, "more villagers in square and due than the capacity of 2"),
        (player(due=1) | {"phase": "build"}, "is for the draft phase"),
        (player(limit=3) | {"phase": "draft"}, "are for the build phase"),
        (player(placed=3) | {"phase": "build"}, "players[0].placed: 3 of 2 villagers"),
        (player(limit=2) | {"phase": "build", "turn": 1}, "turn: seat 0 is in its build turn"),
        (player(treasury=-1), "players[0].treasury: -1 is out of bounds"),
        (TWO | {"road": ["a"] * 7}, "road: 7 places; the road has 6"),
        (TWO | {"road": ["hunter{"]}, "road[0]: expected a villager"),
        (TWO | {"stacks": [4, 4]}, "stacks: 2 stacks are given; there are 6"),
        (TWO | {"stacks": [90, 4, 4, 4, 4, 4]}, "stacks[0]: "),
        (TWO | {"stacks": [["priest@4.1"], 4, 4, 4, 4, 4], "round": 1}, "stacks[0][0]: there is no seat 4"),
        (TWO | {"stacks": [["priest@1.3"], 4, 4, 4, 4, 4], "round": 1}, "round 3 is still to come"),
        (
            TWO | {"stacks": [["mason", "priest@0.1"], 4, 4, 4, 4, 4], "round": 1},
            "stacks[0][1]: was returned, so it lies on",
        ),
        (TWO | {"buried": ["priest"]}, "say who discarded it and when"),
        (TWO | {"reserve": 2, "discard": []}, "discard: "),
        (TWO | {"commons": {"miner": 11}}, "commons.miner: 11 is out of bounds"),
        (TWO | {"markets": ["second"]}, "the second market comes after the first"),
        (TWO | {"markets": ["third"]}, "markets[0]: «third» is unknown"),
        (TWO | {"phase": "setup", "round": 2}, "round: is 0 before the first round"),
        (TWO | {"phase": "events"}, "phase: events belong to the solo duel"),
        (TWO | {"phase": "market", "turn": 0}, "turn: says who moves in the phases draft and build"),
        (TWO | {"agenda": [["Give", 0]]}, "agenda[0]: Give belongs to the solo duel"),
        (TWO | {"agenda": [["Unlock", 0, 0]]}, "agenda[0][2]: lumberjack has no padlock"),
        (TWO | {"agenda": [["Unlock", 0, 60]]}, "agenda[0][2]: 60 is out of bounds"),
        (TWO | {"agenda": [["Return", 0, 3, 1]]}, "brewer is not a common villager"),
        (player(hand=[]) | {"agenda": [["Where", 0, 4, 1, 0]]}, "poulterer is not in the hand of seat 0"),
        (player(hand=["hunter"]) | {"agenda": [["Where", 0, 40, 1, 0]]}, "hunter does not lie on another card"),
        (player(hand=["hunter"]) | {"agenda": [["Swap", 0, 40]]}, "hunter takes nobody's place"),
        ({"agenda": [["Choose", 0, "customs", 1]]}, "agenda[0][2]: customs lets nobody choose cards"),
        ({"countess": {"village": "hunter"}}, "countess.village: begins with countess:gold or countess:plain"),
        ({"countess": {"village": "countess:gold; miner > mason"}}, "mason cannot be there"),
        ({"events": ["customs"], "spent": ["customs"]}, "spent[0]: customs is in events too"),
        ({"winter": ["customs"]}, "winter[0]: customs is not an event of this season"),
        ({"summer": [], "spent": [], "events": []}, "is missing; name it in a deck or in spent"),
        ({"options": {"mode": "hard"}, "jester": True}, "jester: there is none in hard mode (VIL-11.27)"),
        ({"events": ["rats"], "begun": ["arson"]}, "begun: names an event that does not lie face up"),
        ({"events": ["serfdom"], "bought": ["serfdom"]}, "bought: names an event that cannot be bought off"),
        ({"phase": "draft", "duty": True}, "duty: is for the event phase, while the Jester is yours"),
        ({"phase": "events", "jester": False, "duty": True}, "duty: is for the event phase"),
        (
            {"phase": "draft", "events": ["rats"], "begun": [], "players": [{"due": 2}]},
            "players[0].due: is fixed after the answer",
        ),
        (player(limit=9) | {"phase": "build"}, "players[0].limit: 9 villagers; nobody places more than 5 (VIL-7.2)"),
        (player(exchanges=18) | {"phase": "build"}, "players[0].exchanges: 18 are left; a turn allows 3 (VIL-7.10)"),
        (player(village=f"{FED}; lumberjack > cooper{{50}}"), "players[0].village: 50 coins lie on cooper"),
        ({"agenda": [["BuyOff", 0, "rats"]], "events": []}, "agenda[0][2]: rats does not lie face up"),
        ({"agenda": [["BuyOff", 0, "serfdom"]], "events": ["serfdom"]}, "serfdom cannot be bought off"),
        ({"agenda": [["Allow", 0, "customs"]], "events": ["customs"], "jester": False}, "without the Jester nobody"),
        ({"agenda": [["Point", 0, "guild_conspiracy"]]}, "guild_conspiracy asks for no villager here"),
        ({"agenda": [["Point", 0, "bribes"]]}, "bribes asks for no villager here"),
        ({"agenda": [["Point", 0, "rain"]]}, "agenda[0][2]: «rain» is unknown"),
        ({"agenda": [["Serve", 0, "miner"]], "events": []}, "no event gives a card to the Countess"),
        (TWO | {"agenda": [["Unlock", 0, "lumberjack"]]}, "agenda[0][2]: lumberjack has no padlock"),
        (TWO | {"agenda": [["Turn", "two"]]}, "agenda[0][1]: expected a whole number"),
    ],
)
def test_what_cannot_be_is_refused_with_path_and_reason(document: dict[str, Any], problem: str) -> None:
    found = broken("villagers", document)
    assert problem in found
    assert "\n" not in found
