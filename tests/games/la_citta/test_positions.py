"""Positions of La Città: partial ones completed, whole ones exact, impossible ones refused with path and reason."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from beffroi import games
from beffroi.kernel.flow import legal
from beffroi.kernel.position import Position, read_position, write_position
from tests.games.la_citta.table import (
    ALPHA1,
    ALPHA2,
    BETA1,
    BETA2,
    PLAIN,
    city,
    gold,
    names,
    owner,
    problems,
    public,
    shape,
    supply,
    town,
)
from tests.kit import broken, la_citta
from tools.golden import midgame

GAME = games.load("la_citta")
OPTIONS: list[dict[str, str]] = [{}, {"map": "random"}, {"sites": "free"}, {"pass": "voluntary"}]


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_nothing_given_is_the_set_up(seats: int, options: dict[str, str]) -> None:
    for seed in range(2):
        state = read_position(GAME, {"seats": seats, "seed": seed, "options": options}).state
        assert GAME.digest(state) == GAME.digest(GAME.new(seats, GAME.complete(options), seed))


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_whole_positions_round_trip(seats: int, options: dict[str, str]) -> None:
    for moves in (2, 13, 41, 90, 160, 400):
        state = midgame(GAME, seats, GAME.complete(options), 8, moves)
        document = json.loads(json.dumps(write_position(GAME, Position(seats, GAME.complete(options), 8, state))))
        again = read_position(GAME, document).state
        assert GAME.digest(again) == GAME.digest(state)
        assert [legal(again, seat) for seat in range(seats)] == [legal(state, seat) for seat in range(seats)]
        assert GAME.violations(again, None) == GAME.violations(state, None) == []


def cards(document: dict[str, Any]) -> Counter[str]:
    """Count all politics cards of a whole document."""
    out = Counter(card for card in document["display"] if card) + Counter(document["pile"])
    out += Counter(document["discard"])
    for player in document["players"]:
        out += Counter(player["taken"]) + Counter(player["drawn"])
    return out


COPIES = Counter({key: entry["copies"] for key, entry in GAME.data.tables["politics"].items()})


@pytest.mark.parametrize(
    "document",
    [
        {"seats": 2, "display": PLAIN},
        {"seats": 5, "year": 3, "discard": ["palace", "listen"]},
        {"seats": 3, "year": 3, "pile": 4},
        {"seats": 3, "year": 3, "pile": 0},
        {"seats": 3, "year": 3, "pile": {"size": 3, "top": ["listen", "palace"]}},
        {"seats": 3, "display": ["", "listen"], "pile": {"top": ["builders"]}},
        {"year": 2, "players": [{"taken": {"builders": 4}}, {"taken": ["listen", "listen"]}]},
        {"year": 2, "players": [{"actions": 0, "drawn": 2}, {"actions": 0, "drawn": ["palace"], "taken": ["listen"]}]},
        {"phase": "feeding", "year": 6, "seats": 4},
    ],
)
def test_partial_positions_keep_every_card(document: dict[str, Any]) -> None:
    table = la_citta(agenda=[], **document)
    whole = table.doc()
    assert cards(whole) == COPIES
    deck = Counter(whole["voice"] + whole["voice_past"] + whole["voice_pile"])
    assert deck == {"culture": 9, "education": 9, "health": 9}
    assert problems(table) == []


def test_piles_are_what_the_document_says() -> None:
    table = la_citta(seats=3, year=3, pile={"size": 3, "top": ["listen", "palace"]}, agenda=[], phase="politics")
    assert table.doc()["pile"][:2] == ["listen", "palace"]
    assert (len(table.doc()["pile"]), table.view(-1)["pile"]) == (3, 3)
    assert sum(table.view(-1)["discard"].values()) == 32 - 7 - 3
    shown = la_citta(seats=2, display=["", "listen"], agenda=[], phase="politics")
    assert shown.view(-1)["display"] == [None, "listen", None, None, None, None, None]
    voice = la_citta(year=2, voice_past=["health"] * 4, voice_pile=["culture", "education"], agenda=[], seats=2)
    assert voice.doc()["voice_past"] == ["health"] * 4
    assert voice.doc()["voice_pile"][:2] == ["culture", "education"]


def test_phases_are_completed() -> None:
    assert la_citta({"sites": "free"}, seats=2).view(-1)["phase"] == "setup"
    assert la_citta(round=3, seats=2).view(-1)["round"] == 3
    table = la_citta(turn=1, seats=3)
    assert (table.view(-1)["phase"], table.view(-1)["year"], table.view(-1)["round"], table.asked()) == (
        "politics",
        1,
        1,
        [1],
    )
    assert la_citta(voice=["culture"] * 4, seats=2).view(-1)["phase"] == "politics"
    assert la_citta(year=4, first=1, seats=2).asked() == [1]
    late = la_citta(year=2, round=4, turn=2, first=1, seats=3).do("2 gold", "0 gold")
    assert (late.view(-1)["round"], late.asked()) == (5, [1])
    over = la_citta(phase="over", seats=2)
    assert (over.view(-1)["year"], over.asked()) == (6, [])


def test_a_year_begins_with_the_first_round_whatever_the_clock_said() -> None:
    documents: list[dict[str, Any]] = [
        {"phase": "feeding", "year": 3},
        {"phase": "politics", "year": 3, "round": 4},
    ]
    for document in documents:
        table = la_citta(agenda=[["Year"]], seats=2, **document)
        shown = table.view(-1)
        assert (shown["year"], shown["phase"], shown["round"], table.asked()) == (4, "politics", 1, [1])
    first = la_citta({"sites": "free"}, seats=2, agenda=[["Place", 0], ["Year"]]).do("0 place 8,8")
    assert (first.view(-1)["year"], first.view(-1)["round"]) == (1, 1)


def test_cities_are_completed() -> None:
    table = la_citta(players=[owner({"castello": BETA1}, {"castello": ALPHA2, "tiles": {"18,6": "farm"}}), owner()])
    assert (shape(table, "0.1"), shape(table, "0.2"), supply(table)) == ((3, 1), (3, 2), 124)
    many = {"8,9": "farm", "8,7": "farm", "7,8": "farm"}
    assert shape(la_citta(players=[owner({"castello": BETA1, "tiles": many}), owner()]), "0.1") == (4, 4)
    assert names(la_citta(players=[owner(), {}])) == ["1.1", "1.2"]
    named = la_citta(players=[owner(city(BETA1, 3, city="0.4"), city(ALPHA1, 3, city="0.2")), owner()])
    assert [one["city"] for one in public(named)["cities"]] == ["0.4", "0.2"]


def test_numbers_are_kept() -> None:
    table = la_citta(
        year=3,
        supply=17,
        stocks={"market": 2},
        land={"B2": "mountain"},
        players=[{"gold": 12, "actions": 1, "founded": True}, {"looked": [3]}],
        voice=["culture", "health", "health", "health"],
    )
    assert (supply(table), gold(table), table.view(-1)["stocks"]["market"]) == (17, 12, 2)
    assert (public(table)["actions"], public(table)["founded"]) == (1, True)
    assert {slot["slot"]: slot["land"] for slot in table.view(-1)["slots"]}["B2"] == "mountain"
    assert table.view(1)["voice"][2]["wish"] == "health"
    assert problems(table) == []


def test_claims_of_a_turn_that_has_begun() -> None:
    mine = owner(city("8,9", 3, {"8,10": "statue"}), city("12,8", 3, {"13,8": "statue"}))
    theirs = owner(city("10,9", 1))
    claims = [["0.1", "1.1"], ["0.2", "1.1"]]
    document: dict[str, Any] = {"phase": "migration", "voice": ["culture"] * 4, "players": [mine, theirs]}
    table = la_citta(claims=claims, agenda=[["Claim", 0]], **document)
    assert table.legal(0) == ["claim 0.1 1.1", "claim 0.2 1.1"]
    again = read_position(GAME, table.doc()).state
    assert GAME.digest(again) == GAME.digest(table.match.state)
    table.do("0 claim 0.2 1.1")
    assert [town(table, name)["citizens"] for name in ("0.1", "0.2", "1.1")] == [3, 4, 0]


def test_the_wish_of_a_clear_voice_need_not_be_given() -> None:
    """Phase migration without wishes moves those whom the voice moves."""
    players = [owner(city("10,9", 3)), owner(city(BETA1, 3, {"8,9": "farm", "8,10": "statue"}))]
    more: list[dict[str, Any]] = [{}, {"agenda": [["Migration"]]}]
    for agenda in more:
        table = la_citta(phase="migration", voice=["culture"] * 4, players=players, **agenda)
        assert {"what": "moved", "seat": 1, "city": "1.1", "giver": "0.1"} in table.told()


@pytest.mark.parametrize(("more", "found"), [({}, 3), ({"round": 5}, 5)])
def test_the_round_follows_from_the_cards_used(more: dict[str, Any], found: int) -> None:
    table = la_citta(players=[{"actions": 1}, {"taken": ["palace"]}], **more)
    assert table.view(-1)["round"] == found


TWO = {"seats": 2}


def player(*cities: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Return a document of two whose first player is given; the other has no city."""
    return {"players": [owner(*cities, **more), owner()]}


@pytest.mark.parametrize(
    ("document", "problem"),
    [
        ({"colour": 1}, "colour: is not a known key here"),
        (player(purse=3), "players[0].purse: is not a known key"),
        (player({"castello": BETA1, "walls": 3}), "players[0].cities[0].walls: is not a known key"),
        (player({"citizens": 3}), "players[0].cities[0].castello: is missing"),
        (player(city("9,9", 3)), "players[0].cities[0].castello: «9,9» is unknown"),
        (player(city("9,0", 3)), "9,0 is out of play with 2 players (CIT-2.3)"),
        (player(city(BETA1, 3), city(BETA1, 3)), "players[0].cities[1].castello: two tiles on 8,8"),
        (player(city(BETA1, 3, {"8,8": "farm"})), "two tiles on 8,8; a space carries one"),
        (player(city(BETA1, 3, {"8,9": "tower"})), "players[0].cities[0].tiles.8,9: «tower» is unknown"),
        (player(city(BETA1, 3, {"8,9": "castello"})), "«castello» is unknown"),
        (player(city(BETA1, 3, {"10,9": "farm"})), "the tiles of city 0.1 are not connected (CIT-7.3)"),
        (player(city(BETA1, 3), city("8,9", 3)), "cities 0.1 and 0.2 touch at"),
        ({"players": [owner(city(BETA1, 3)), owner(city("7,8", 3))]}, "cities 0.1 and 1.1 touch at"),
        (player(city(BETA1, 3, {"8,9": "fountain"})), "fountain needs a water, 8,9 touches none (CIT-7.7)"),
        (player(city(BETA1, 3, {"8,9": "market", "8,7": "market"})), "a city has one market at most (CIT-7.8)"),
        (player(city(BETA1, 1, {"8,9": "farm"})), "1 citizens for 2 tiles; each needs one (CIT-7.2)"),
        (player(city(BETA1, 0)), "0 citizens for 1 tiles"),
        (player(city(BETA1, 131)), "131 is out of bounds"),
        (player(city(BETA1, 100), city(ALPHA1, 31)), "131 citizens on the board; the box has 130"),
        (player(*[city(s, 1) for s in (BETA1, ALPHA1, ALPHA2, BETA2, "4,11")]), "5 cities; a player has 4 castelli"),
        (player(city(BETA1, 3, city="1.1")), "players[0].cities[0].city: «1.1» is unknown"),
        (player(city(BETA1, 3, city="0.2"), city(ALPHA1, 3)), "two cities have the same name"),
        (
            player(city(BETA1, 3, circuses=["palace"])),
            "cities[0].circuses: stands with the player since rules version 2",
        ),
        (
            player(city(BETA1, 3, {"8,9": "farm"}), circuses=[["8,9", "culture", 1]]),
            "this player has no building there with an arch of",
        ),
        (
            player(city(BETA1, 3), circuses=[["8,10", "culture", 1]]),
            "players[0].circuses[0]: this player has no building there with an arch",
        ),
        (
            player(city(BETA1, 3, {"8,9": "statue"}), circuses=[["8,9", "health", 1]]),
            "no building there with an arch of health",
        ),
        (
            player(city(BETA1, 3, {"8,9": "statue"}), circuses=[["8,9", "culture", 5]]),
            "circuses[0][2]: 5 is out of bounds",
        ),
        (player(circuses=["8,9"]), "players[0].circuses[0]: expected a space, a wish and a number"),
        (player(city(BETA1, 3, {"8,9": "farm"}), harvests=[["8,9", "rich_harvest"]]) | {"year": 6}, "barred in year 6"),
        (
            player(taken=["palace", "palace", "hospital"], actions=0),
            "position: cannot be: I12: seat 0 has used 6 cards",
        ),
        (player(taken={"palace": 3, "listen": 3}), "has used 6 cards in 5 turns of the year"),
        (player(taken=["palace"], round=1), "players[0].round: is not a known key"),
        (player(taken=["palace", "palace"]) | {"round": 1}, "seat 0 has used 2 cards in 1 turns"),
        (player(drawn=1), "I12: seat 0 drew a card with an action card left (CIT-8.6)"),
        (player(drawn=8, actions=0), "players[0].drawn: 8 is out of bounds"),
        (player(drawn=["tax"], actions=0), "players[0].drawn[0]: «tax» is unknown"),
        (
            player(city(BETA1, 3, wish="health")) | {"phase": "migration", "voice": ["culture"] * 4},
            "players[0].cities: health counts for 0.1 against the voice of the people",
        ),
        (player(city(BETA1, 3, wish="culture")), "is known from phase reveal_voice on (CIT-10.1)"),
        (
            player(city(BETA1, 3), harvests=[["8,9", "rich_harvest"]]),
            "this player has no farm there without a notable of this card",
        ),
        (
            player(city(BETA1, 3), harvests=[["8,8", "rich_harvest"]]),
            "players[0].harvests[0]: this player has no farm there",
        ),
        (
            player(city(BETA1, 3), harvests=[["8,8", "palace"]]),
            "this player has no farm there without a notable of this card",
        ),
        (player(city(BETA1, 3), harvests=["8,8"]), "players[0].harvests[0]: expected a space and a card"),
        (player(city(BETA1, 3), castelli=4), "players[0].castelli: 3 are left in hand"),
        (player(city(BETA1, 3), notables=3), "players[0].notables: 4 are left in hand"),
        (player(gold=-1), "players[0].gold: -1 is out of bounds"),
        (player(actions=4), "players[0].actions: 4 is out of bounds"),
        (player(looked=[1]), "players[0].looked"),
        (player(taken=["palace"] * 5), "players[0].taken[4]: one palace too many"),
        (player(taken={"listen": 5}), "players[0].taken.listen: one listen too many"),
        (player(taken=["tax"]), "players[0].taken[0]: «tax» is unknown"),
        (TWO | {"display": ["listen"] * 5}, "display[4]: one listen too many"),
        (TWO | {"display": PLAIN * 2}, "display: 14 places; there are 7"),
        (TWO | {"pile": 26, "year": 1}, "pile: 26 cards; only 25"),
        (TWO | {"pile": ["tax"], "year": 1}, "pile[0]: «tax» is unknown"),
        (
            TWO | {"pile": [], "discard": ["palace"], "year": 2},
            "is missing; name it, or leave pile or discard out",
        ),
        (TWO | {"voice": ["culture"] * 3}, "voice: 3 cards; 4 lie there in this year"),
        (TWO | {"voice": ["glory"] * 4}, "voice[0]: «glory» is unknown"),
        (TWO | {"year": 3, "voice_past": ["culture"] * 4}, "voice_past: 4 cards; 8 are of past years"),
        (TWO | {"year": 4, "voice": ["culture"] * 4, "voice_past": ["culture"] * 12}, "one culture too many"),
        (TWO | {"year": 7}, "year: 7 is out of bounds"),
        (TWO | {"year": 2, "phase": "setup"}, "year: is 0 before the first year"),
        (TWO | {"round": 6}, "round: 6 is out of bounds"),
        (TWO | {"phase": "brunch"}, "phase: «brunch» is unknown"),
        (TWO | {"first": 2}, "first: 2 is out of bounds"),
        (TWO | {"phase": "feeding", "turn": 0}, "turn: says who moves in the phase politics"),
        (TWO | {"supply": 119, "year": 1}, "supply: 119 is out of bounds"),
        (TWO | {"stocks": {"market": 17}}, "stocks.market: 17 is out of bounds"),
        (TWO | {"stocks": {"towers": 1}}, "stocks.towers: is not a known key"),
        (TWO | {"land": {"B2": "sea"}}, "land.B2: «sea» is unknown"),
        (TWO | {"land": {"Z1": "water"}}, "«Z1» is unknown"),
        (TWO | {"claims": [["0.1", "1.1"]]}, "claims[0]: claims join cities of two players, in phase migration"),
        (TWO | {"claims": [["0.1", "0.2"]], "phase": "migration"}, "claims[0]: claims join cities of two players"),
        (TWO | {"claims": [["0.1", "1.4"]], "phase": "migration"}, "claims[0]: city 1.4 does not stand"),
        (
            TWO | {"claims": [["0.1", "1.1"]], "phase": "migration"},
            "claims: are those of a turn that has begun: give the",
        ),
        (
            TWO | {"claims": [["0.1", "1.1"], ["1.1", "0.1"]], "phase": "migration"},
            "claims[1]: only the player on turn has claims (CIT-10.5)",
        ),
        (TWO | {"agenda": [["Small", 0, 2, 0]], "phase": "politics"}, "agenda[0]"),
        (TWO | {"agenda": [["Stage", 0, 0]], "phase": "politics"}, "palace does not ask this"),
        (TWO | {"agenda": [["Circus", 0, 7, 5]], "phase": "politics"}, "agenda[0][3]: 5 is out of bounds"),
        (TWO | {"agenda": [["Master", 0, 8]], "phase": "politics"}, "listen does not ask this"),
        (TWO | {"claims": ["0.1"], "phase": "migration"}, "claims[0]: expected a taker and a giver"),
        (TWO | {"agenda": [["Turn", 2]], "phase": "politics"}, "agenda[0]"),
        (TWO | {"agenda": [["Put", 0, 0]], "phase": "politics"}, "a castello is not built but founded"),
        (TWO | {"agenda": [["Wish", 0, 4]], "phase": "reveal_voice"}, "city 1.1 is not of seat 0"),
        (TWO | {"agenda": [["Raze", 0, 3]], "phase": "migration"}, "city 0.4 does not stand"),
        (TWO | {"agenda": [["Invite", 0, 0]], "phase": "politics"}, "palace does not ask this"),
        (TWO | {"agenda": [["Starve", 0, 0]], "phase": "feeding"}, "agenda[0][2]: 0 is out of bounds"),
        (TWO | {"agenda": [["Dance", 0]]}, "agenda[0]"),
        (
            TWO | {"agenda": [["LayVoice"]], "phase": "setup"},
            "agenda[0]: LayVoice belongs to a year, and none has begun",
        ),
        (TWO | {"agenda": [["Year"], ["Reveal"]]}, "agenda[1]: Reveal belongs to a year"),
        (TWO | {"agenda": [["Listen", 0, 8]], "year": 0}, "agenda[0]: Listen belongs to a year"),
        (TWO | {"agenda": [["Turn", 0]], "phase": "setup"}, "give year and phase"),
        (TWO | {"agenda": [["Year"]], "year": 6}, "agenda[0]: year 6 is the last; no other follows"),
        (TWO | {"agenda": [["Year"]], "phase": "over"}, "agenda[0]: year 6 is the last"),
        ({"seats": 3, "players": [{}, {}]}, "players"),
        (TWO | {"options": {"pass": "often"}}, "pass"),
    ],
)
def test_what_cannot_be_is_refused_with_path_and_reason(document: dict[str, Any], problem: str) -> None:
    found = broken("la_citta", document)
    assert problem in found
    assert "\n" not in found


def test_too_many_tiles_of_a_stock_are_refused() -> None:
    line = ["8,9", "8,10", "9,10", "10,10", "10,11", "9,12", "8,13", "8,14", "8,15", "8,16", "9,16", "10,15", "11,14",
            "12,13", "12,14", "13,14"]  # fmt: skip
    tiles = dict.fromkeys(line, "statue")
    assert "one statue_cathedral too many; the box has 15" in broken("la_citta", player(city(BETA1, 20, tiles)))
    tiles["8,9"] = "school"
    assert la_citta(**player(city(BETA1, 20, tiles))).view(-1)["stocks"]["statue_cathedral"] == 0


def test_five_notables_are_refused() -> None:
    tiles = {"8,9": "farm", "8,7": "farm", "7,8": "statue"}
    mine = city(BETA1, 5, tiles)
    farms = [[space, "rich_harvest"] for space in ("8,9", "8,7")]
    for count in (2, 3):
        document = player(mine, harvests=farms, circuses=[["7,8", "culture", count]])
        if count == 3:
            assert "5 notables on the board; a player has 4 (CIT-9.7)" in broken("la_citta", document)
        else:
            assert public(la_citta(**document))["notables"] == 0
