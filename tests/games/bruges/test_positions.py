"""Positions of Bruges: partial ones completed, whole ones exact, impossible ones refused with path and reason."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from beffroi import games
from beffroi.kernel.flow import legal
from beffroi.kernel.laws import choose, position_laws
from beffroi.kernel.position import Position, read_position, write_position
from beffroi.kernel.search import playing_rng
from tests.games.bruges.table import (
    CARDS,
    COLORS,
    at,
    characters,
    faces,
    hand,
    houses,
    names_in,
    own,
    phase,
    playing,
    public,
    sizes,
    statues,
    used,
    workers,
)
from tests.kit import broken, bruges
from tools.golden import midgame

GAME = games.load("bruges")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_given_is_the_set_up(seats: int) -> None:
    for seed in range(3):
        state = read_position(GAME, {"seats": seats, "seed": seed}).state
        assert GAME.digest(state) == GAME.digest(GAME.new(seats, {}, seed))
        assert GAME.view(state, -1)["phase"] == "draw"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_positions_round_trip(seats: int) -> None:
    for moves in (0, 3, 25, 48, 77, 110, 200, 300):
        state = midgame(GAME, seats, {}, 8, moves)
        options = GAME.complete({})
        document = json.loads(json.dumps(write_position(GAME, Position(seats, options, 8, state))))
        again = read_position(GAME, document).state
        assert GAME.digest(again) == GAME.digest(state)
        assert [legal(again, seat) for seat in range(seats)] == [legal(state, seat) for seat in range(seats)]
        assert [GAME.view(again, viewer) for viewer in range(-1, seats)] == [
            GAME.view(state, viewer) for viewer in range(-1, seats)
        ]
        assert GAME.violations(again, None) == GAME.violations(state, None) == []


@pytest.mark.parametrize("seats", [2, 4])
def test_every_position_of_a_game_leads_back(seats: int) -> None:
    table = bruges(seats=seats, seed=seats)
    rng = playing_rng(seats)
    game = table.game
    asked = set[str]()
    for _ in range(230):
        if not table.asked():
            break
        seat = table.asked()[0]
        state = table.match.state
        asked.add(type(state.agenda[-1]).__name__)
        assert position_laws(game, Position(seats, table.position.options, seats, state)) == []
        table.do(f"{seat} {game.words.text(choose(game, state, seat, rng, True))}")
    assert {"Draw", "Turn"} <= asked


QUESTIONS: list[tuple[str, dict[str, Any], list[str]]] = [
    ("give", {"hand": ["bettler"], "houses": ["red"], "florins": 6}, ["0 play bettler character"]),
    ("lend", {"hand": ["geldverleiher"], "houses": ["red"], "florins": 4}, ["0 play geldverleiher character"]),
    ("lose-tile", {"hand": ["unruhestifter"], "houses": ["red"], "florins": 6}, ["0 play unruhestifter character"]),
    ("into", {"hand": ["novize"], "houses": ["red", "blue"]}, ["0 play novize character"]),
    ("section", {"hand": ["graf"], "canals": {"right": 2}}, ["0 play graf canal"]),
    ("pay", {"hand": ["graf"], "characters": ["zimmermann"]}, ["0 play graf house"]),
    ("hand-in", {"characters": ["koehler"]}, ["0 activate koehler", "0 hand-in red"]),
    ("take", {"characters": ["koehler"]}, ["0 activate koehler", "0 hand-in red", "0 stop"]),
    ("return", {"characters": ["armbrustschuetze"], "markers": {"red": 1, "blue": 2}}, ["0 activate armbrustschuetze"]),
    ("return", {"hand": ["graf"], "characters": ["tuermer"], "markers": {"blue": 2}}, ["0 play graf canal"]),
    (
        "put-down",
        {"hand": ["mathematiker", "graf"], "houses": ["red"], "florins": 6},
        ["0 play mathematiker character", *["0 draw a"] * 4],
    ),
    ("lay", {"hand": ["graf", "koch"], "characters": ["architekt"]}, ["0 activate architekt"]),
    ("play", {"hand": ["graf", "koch"], "characters": ["herold"]}, ["0 activate herold"]),
    ("again", {"hand": ["novize"], "characters": ["astronom"], "houses": ["red"]}, ["0 play novize character"]),
    ("draw", {"hand": ["pilger"], "houses": ["red"]}, ["0 play pilger character", "0 draw a"]),
]


@pytest.mark.parametrize(("verb", "mine", "moves"), QUESTIONS)
def test_every_question_can_be_written_down(verb: str, mine: dict[str, Any], moves: list[str]) -> None:
    """In the middle of an action too a position leads back, and the game goes on as before."""
    others = {"canals": {"left": 1, "right": 1}}
    table = bruges(phase="play", players=[mine, others, others]).do(*moves)
    seat = table.asked()[0]
    assert verb in [text.split(" ")[0] for text in table.legal(seat)]
    again = bruges(**{key: value for key, value in table.doc().items() if key != "options"})
    assert [again.legal(s) for s in range(3)] == [table.legal(s) for s in range(3)]
    move = f"{seat} {table.legal(seat)[-1]}"
    assert again.do(move).doc() == table.do(move).doc()


@pytest.mark.parametrize(
    "document",
    [
        {"players": [{"houses": ["red: graf", "blue"], "hand": ["koch"]}, {}]},
        {"seats": 4, "phase": "draw", "piles": {"a": 3, "b": 2}},
        {"seats": 3, "phase": "play", "piles": {"a": {"size": 4, "top": ["graf", "koch"]}, "b": 9}, "reserve": 3},
        {"seats": 2, "phase": "play", "reserve": 0},
        {"seats": 2, "phase": "over"},
        {"seats": 2, "phase": "play", "discard": ["graf", "koch"]},
        {
            "players": [{"characters": ["graf", "koch"], "fresh": ["bote"]}, {"characters": ["arzt"]}, {}],
            "phase": "draw",
        },
    ],
)
def test_partial_positions_keep_every_card(document: dict[str, Any]) -> None:
    table = bruges(**document)
    whole = table.doc()
    found = Counter[str]()
    for pile in (whole["piles"]["a"], whole["piles"]["b"], whole["reserve"], whole["discard"]):
        found.update(pile)
    for player in whole["players"]:
        found.update([*player["hand"], *player.get("fresh", [])])
        found.update(part for house in player["houses"] for part in house.split(": "))
    assert found == Counter(dict.fromkeys(CARDS, 1))
    assert [problem for problem in GAME.violations(table.match.state, None) if "18.1:" in problem] == []


def test_any_card_of_a_color_never_takes_a_named_one() -> None:
    """A color as a house lays some free card; what the document names anywhere is not free."""
    many = {"houses": [*COLORS] * 3}
    for name in list(CARDS)[:60]:
        for players in ([many | {"characters": [name]}, {}], [many, {"characters": [name]}], [many, {"hand": [name]}]):
            table = bruges(phase="play", players=players)
            assert name in characters(table) + characters(table, 1) + hand(table, 1)
    everybody = [name for name in CARDS if CARDS[name]["color"] == "red"][:16]
    for seed in range(6):
        table = bruges(phase="play", seed=seed, players=[{"characters": everybody}, {}])
        assert characters(table) == everybody


def test_what_is_left_out_of_a_player_is_as_set_up() -> None:
    table = bruges(phase="play", players=[{"florins": 9}, {}])
    assert (public(table)["florins"], public(table, 1)["florins"], public(table)["score"]) == (9, 5, 5)
    assert workers(table) == workers(table, 1) == dict.fromkeys(COLORS, 1)
    assert (hand(table), sizes(table)) == ([], (33, 33, 99))
    assert workers(bruges(phase="play", players=[{"workers": {"red": 3}}, {}])) == {"red": 3}


def test_houses_and_characters_in_their_orders() -> None:
    table = playing([], houses=["herold: koch", "dieb: graf", "yellow"], characters=["graf", "koch", "abt"])
    assert houses(table) == ["red: koch", "blue: graf", "yellow", "blue: abt"]
    assert characters(table) == ["graf", "koch", "abt"]
    seen = public(table)["characters"]
    assert [(entry["card"], entry["house"]) for entry in seen] == [("graf", 2), ("koch", 1), ("abt", 4)]
    assert [house["card"] for house in own(table)["houses"]][:2] == ["herold", "dieb"]


def test_dice_default_to_three_and_turns_to_the_first_player() -> None:
    table = bruges({"first": "1"}, phase="play", seats=3, dice={"red": 6})
    assert table.view(-1)["dice"] == {"blue": 3, "brown": 3, "yellow": 3, "red": 6, "purple": 3}
    assert (table.asked(), table.view(-1)["cycle"], table.view(-1)["played"]) == ([1], 1, False)
    assert bruges(round=3, seats=2).view(-1)["phase"] == "play"
    later = bruges({"first": "1"}, phase="play", seats=3, turn=0, cycle=3)
    assert (later.asked(), later.view(-1)["active"], later.view(-1)["cycle"]) == ([0], 0, 3)
    assert bruges({"first": "1"}, phase="progress", dice={"red": 1}, turn=0, seats=3).asked() == [0]
    assert bruges({"first": "1"}, phase="draw", turn=2, seats=3).asked() == [2]


def test_a_turn_in_the_middle_leaves_only_the_turns_after_it() -> None:
    table = bruges({"first": "1"}, phase="play", seats=3, turn=0, cycle=4).do("0 end-turn")
    assert phase(table) == "draw"
    table = bruges({"first": "1"}, phase="play", seats=3, turn=2, cycle=4).do("2 end-turn")
    assert (phase(table), table.asked()) == ("play", [0])


def test_last_round_follows_from_the_reserve() -> None:
    assert bruges(phase="play", round=6, reserve=0, seats=2).view(-1)["last_round"] == 6
    assert bruges(phase="play", round=6, seats=2).view(-1)["last_round"] is None
    assert bruges(phase="play", round=6, last_round=7, reserve=0, seats=2).view(-1)["last_round"] == 7


def test_statues_leave_the_stack() -> None:
    players = [{"canals": {"left": 5}, "statues": [6]}, {"canals": {"left": 5, "right": 5}, "statues": [5, 7]}]
    table = bruges(phase="play", players=players)
    assert (table.view(-1)["statues"], statues(table), sorted(statues(table, 1))) == ([4, 3, 2], [6], [5, 7])


def test_used_and_played_are_kept() -> None:
    table = playing(["graf"], characters=["buchhalter", "marktfrau"], used=["marktfrau"], played=True)
    assert (used(table), table.legal(0)) == (["marktfrau"], ["end-turn", "activate buchhalter"])


def test_fresh_cards_belong_to_a_hand_in_the_making() -> None:
    table = at("draw", hand=["graf"], fresh=["koch", "abt"])
    assert (own(table)["hand_size"], hand(table), own(table)["fresh"]) == (3, ["graf"], {"blue": 1, "brown": 1})
    table.do("0 draw a", "0 draw a")
    assert {"graf", "koch", "abt"} <= set(hand(table))


TWO = {"seats": 2}


def player(**more: Any) -> dict[str, Any]:
    """Return a document of two whose first player is given."""
    return {"players": [more, {}]}


@pytest.mark.parametrize(
    ("document", "problem"),
    [
        ({"colour": 1}, "colour: is not a known key here"),
        ({"seats": 1}, "seats: 1 cannot play this"),
        ({"seats": 5}, "seats: 5 cannot play this"),
        ({"seats": 3, "players": [{}, {}]}, "players: 2 players are given, but the game has 3"),
        ({"players": [[], {}]}, "players[0]: expected a table"),
        (player(purse=3), "players[0].purse: is not a known key"),
        (player(hand=["dragon"]), "players[0].hand[0]: «dragon» is unknown"),
        (
            player(hand=["graf", "graf"]),
            "players[0].hand[1]: graf lies somewhere else too; each card exists once (BRU-1.2)",
        ),
        ({"players": [{"hand": ["graf"]}, {"houses": ["graf"]}]}, "players[1].houses[0]: graf lies somewhere else too"),
        (player(houses=["graf: graf"]), "players[0].houses[0]: graf lies somewhere else"),
        (player(houses=["pink"]), "players[0].houses[0]: «pink» is unknown"),
        (player(houses=["red: graf: koch"]), "players[0].houses[0]: expected a house"),
        (player(houses=["red"] * 34), "players[0].houses[33]: no red card is left"),
        (player(characters=["graf", "graf"]), "players[0].characters[1]: graf is listed twice"),
        (player(houses=["red: graf"], characters=["koch"]), "players[0].characters: graf lives in a house"),
        (player(used=["buchhalter"]) | {"phase": "play"}, "players[0].used[0]: buchhalter lives in no house"),
        (player(characters=["graf"], used=["graf"]) | {"phase": "play"}, "players[0].used[0]: "),
        (player(characters=["koenig"], used=["koenig"]) | {"phase": "play"}, "players[0].used[0]: "),
        (player(characters=["zofe"], used=["zofe"]) | {"phase": "play"}, "players[0].used[0]: "),
        (player(characters=["buchhalter"], used=["buchhalter"]) | {"phase": "draw"}, "players[0].used"),
        (player(fresh=["graf"]) | {"phase": "play"}, "players[0].fresh: "),
        (player(placing="graf") | {"phase": "play"}, "players[0].placing: "),
        (player(placing="graf", houses=["red"]) | {"phase": "play"}, "players[0].placing: "),
        (player(florins=-1), "players[0].florins: -1 is out of bounds"),
        (player(score=-1), "players[0].score: -1 is out of bounds"),
        (player(workers={"red": -1}), "players[0].workers.red: -1 is out of bounds"),
        (player(workers={"pink": 1}), "players[0].workers.pink: is not a known key"),
        (player(markers={"red": 3}), "players[0].markers.red: 3 markers of a color (BRU-18.2)"),
        (player(progress=13), "players[0].progress: 13 is out of bounds"),
        (player(canals={"left": 6}), "players[0].canals.left: 6 is out of bounds"),
        (player(canals={"middle": 1}), "players[0].canals.middle: is not a known key"),
        (
            player(canals={"left": 5}, completed=[]),
            "players[0].completed: a section with five tiles has had its statue",
        ),
        (player(statues=[8]), "players[0].statues[0]: there is no statue of 8"),
        (player(statues=[6]), "statues are taken from the top"),
        (player(statues=[7, 7]), "players[0].statues[1]: the statue of 7 exists once"),
        (player(statues=[7, 6]), "players[0].statues: each section brings one statue"),
        (player(majorities=["gold"]), "players[0].majorities[0]: «gold» is unknown"),
        (TWO | {"statues": [7, 6]}, "statues: the stack holds exactly the statues that nobody owns"),
        (TWO | {"phase": "play", "dice": {"red": 7}}, "dice.red: 7 is out of bounds; expected 1 to 6"),
        (TWO | {"dice": {"red": 5}}, "dice.red: 5 is out of bounds"),
        (
            TWO | {"phase": "draw", "piles": {"a": 0, "b": 3}},
            "piles.a: is empty: the reserve would have taken its place",
        ),
        (TWO | {"phase": "draw", "piles": {"a": 0, "b": 3}, "reserve": 0}, "piles.a: is empty: the other pile would"),
        (TWO | {"phase": "draw", "piles": {"a": 200, "b": 3}}, "piles.a: 200 is out of bounds"),
        (TWO | {"phase": "draw", "piles": {"a": ["graf", "graf"], "b": 3}}, "piles.a[1]: graf lies somewhere else"),
        (TWO | {"phase": "draw", "piles": {"c": 1}}, "piles.c: is not a known key"),
        (
            TWO | {"phase": "draw", "piles": {"a": {"size": 1, "top": ["graf", "koch"]}, "b": 3}},
            "piles.a.size: 1 is out",
        ),
        (TWO | {"phase": "draw", "discard": ["graf", "graf"]}, "discard[1]: graf lies somewhere else"),
        (TWO | {"phase": "draw", "piles": {"a": 1, "b": 1}, "reserve": 1, "discard": []}, "discard: "),
        (TWO | {"phase": "sleep"}, "phase: «sleep» is unknown"),
        (TWO | {"phase": "setup", "round": 2}, "round: is 0 before the first round"),
        (TWO | {"phase": "play", "round": 0}, "round: 0 is out of bounds"),
        (TWO | {"phase": "play", "cycle": 5}, "cycle: 5 is out of bounds"),
        (TWO | {"phase": "draw", "cycle": 1}, "cycle: 1 is out of bounds"),
        (TWO | {"phase": "draw", "played": True}, "played: is for the phase play"),
        (TWO | {"first": 2}, "first: 2 is out of bounds"),
        (TWO | {"phase": "play", "turn": 2}, "turn: 2 is out of bounds"),
        (TWO | {"phase": "majorities", "turn": 0}, "turn: says who moves"),
        (
            TWO | {"phase": "play", "round": 3, "last_round": 2, "reserve": 0},
            "last_round: is this round or the next one",
        ),
        (
            TWO | {"phase": "play", "round": 3, "last_round": 7, "reserve": 0},
            "last_round: is this round or the next one",
        ),
        (TWO | {"phase": "play", "round": 3, "last_round": 0, "reserve": 0}, "last_round: "),
        (TWO | {"phase": "play", "round": 3, "last_round": 3}, "last_round: "),
        (TWO | {"agenda": [["Nonsense", 0]]}, "agenda[0]: «Nonsense» is not a step"),
        (TWO | {"phase": "play", "agenda": [["Turn", 5]]}, "agenda[0][1]: there is no seat 5"),
        (TWO | {"phase": "play", "agenda": [["Draw", 0, 900, 0]]}, "agenda[0][2]: 900 is out of bounds"),
    ],
)
def test_what_cannot_be_is_refused_with_path_and_reason(document: dict[str, Any], problem: str) -> None:
    found = broken("bruges", document)
    assert problem in found
    assert "\n" not in found


def test_names_of_cards_are_no_other_words() -> None:
    """A card called like a color or a word of a document could not be told from it."""
    words = {word for word in names_in(bruges(phase="over", seats=2).doc()) if word not in CARDS}
    assert not set(CARDS) & words
    assert faces(["graf", "red"]) == {"graf"}
