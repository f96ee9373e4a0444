"""The 23 invariants of RULES.md section 22 on random games, and that each check can fail."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

from beffroi import games
from beffroi.kernel.flow import Event, State, legal, play
from beffroi.kernel.laws import choose, pick
from beffroi.kernel.search import playing_rng
from tools.golden import midgame

GAME = games.load("orleans")
SEEDS = [(seed, 2 + seed % 3, ["2014", "2020"][seed % 2]) for seed in range(6)] + [(6, 5, "2020")]
DATA = games.folder("orleans") / "data"
Doc = dict[str, Any]


class Act:
    """One decision of a random game: documents before and after, who did what, what was told."""

    def __init__(self, seat: int, text: str, before: Doc, after: Doc, events: list[Doc]) -> None:
        self.seat = seat
        self.verb, *self.words = text.split(" ")
        self.before = before
        self.after = after
        self.events = events
        self.old: Doc = before["players"][seat]
        self.new: Doc = after["players"][seat]


def acts(seed: int, seats: int, edition: str) -> Iterator[Act]:
    """Play a biased random game and yield its decisions."""
    state = GAME.new(seats, {"edition": edition}, seed)
    rng = playing_rng(seed)
    before = GAME.write(state)
    while state.waiting:
        seat = pick([s for s in range(seats) if (state.waiting >> s) & 1], rng)
        action = choose(GAME, state, seat, rng, True)
        state.events = events = list[Event]()
        play(state, seat, action)
        after = GAME.write(state)
        told = [GAME.words.told(event, -1) for event in events if event.kind >= 0]
        yield Act(seat, GAME.words.text(action), before, after, told)
        before = after


over_games = pytest.mark.parametrize(("seed", "seats", "edition"), SEEDS)


def tables(name: str) -> dict[str, Any]:
    """Read a data file again, apart from the engine's own reading."""
    return tomllib.loads((DATA / name).read_text(encoding="utf-8"))


def total(pieces: dict[str, int]) -> int:
    """Return how many pieces there are."""
    return sum(pieces.values())


@over_games
def test_invariants_1_to_11_13_14_16_22_hold_after_every_decision(seed: int, seats: int, edition: str) -> None:
    state = GAME.new(seats, {"edition": edition}, seed)
    rng = playing_rng(seed)
    earlier: State | None = None
    while state.waiting:
        assert GAME.violations(state, earlier) == []
        earlier = state.clone()
        seat = pick([s for s in range(seats) if (state.waiting >> s) & 1], rng)
        play(state, seat, choose(GAME, state, seat, rng, True))
    assert GAME.violations(state, earlier) == []


@over_games
def test_invariant_12_every_character_fitted_when_placed(seed: int, seats: int, edition: str) -> None:
    places = tables("places.toml")
    slots = {name: entry["slots"] for table in places.values() for name, entry in table.items()}
    for act in acts(seed, seats, edition):
        if act.verb not in ("place", "deploy"):
            continue
        place, number = act.words[0].split(".")
        need = slots[place][int(number) - 1]
        figure = act.words[1].removesuffix("*")
        fits = figure in (need, "monk") or need == "any"
        fits = fits or (figure == "scholar" and "school" in act.old["tiles"] and need not in ("monk", "any_neutral"))
        fits = fits or (
            figure == "boatman" and "herb_garden" in act.old["tiles"] and need in ("farmer", "craftsman", "trader")
        )
        fits = fits or (need == "any_neutral" and not act.words[1].endswith("*"))
        assert fits, act.words
        assert not (need == "any_neutral" and act.words[1].endswith("*"))


@over_games
def test_invariant_15_draws_and_moves_back_keep_within_allowance_and_room(seed: int, seats: int, edition: str) -> None:
    moved: dict[tuple[int, int], int] = {}
    for act in acts(seed, seats, edition):
        key = (act.seat, act.before["round"])
        if act.verb == "recall":
            moved[key] = moved.get(key, 0) + 1
        if act.verb == "draw":
            allowance = [4, 5, 6, 7, 7, 8][act.old["tracks"]["knight"]]
            assert int(act.words[0]) + moved.get(key, 0) <= allowance
        assert total(act.new["market"]) <= 8
        assert total(act.new["tower"]) <= (2 if "gunpowder_tower" in act.new["tiles"] else 0)


@over_games
def test_invariant_16_recruiting_lowers_the_supply_by_one(seed: int, seats: int, edition: str) -> None:
    for act in acts(seed, seats, edition):
        for event in act.events:
            if event["what"] == "recruited":
                figure = event["figure"]
                lost = [e for e in act.events if e["what"] == "plague" and e["kind"] == figure]
                assert act.after["supply"].get(figure, 0) == act.before["supply"][figure] - 1 + len(lost)


@over_games
def test_invariant_17_merchants_use_connections_of_the_right_kind(seed: int, seats: int, edition: str) -> None:
    edges = tables("map.toml")["edges"].values()
    ways = {(kind, a, b) for e in edges for kind, a, b in [(e["kind"], e["a"], e["b"]), (e["kind"], e["b"], e["a"])]}
    route = ""
    for act in acts(seed, seats, edition):
        if act.verb == "act":
            route = "river" if act.words[0] == "ship" else "road"
        if act.verb == "move":
            assert (route, act.old["merchant"], act.words[0]) in ways
            assert act.new["merchant"] == act.words[0]


@over_games
def test_invariant_18_games_end_after_18_rounds_and_the_bathhouse_acts_once(
    seed: int, seats: int, edition: str
) -> None:
    baths: list[tuple[int, int]] = []
    last: Doc = {}
    for act in acts(seed, seats, edition):
        last = act.after
        if act.verb == "act" and act.words[0] == "bathhouse":
            baths.append((act.seat, act.before["round"]))
    assert (last["round"], last["phase"]) == (18, "over")
    assert len(baths) == len(set(baths))


@over_games
def test_invariant_19_scores_follow_from_the_final_table(seed: int, seats: int, edition: str) -> None:
    state = midgame(GAME, seats, {"edition": edition}, seed, 100_000)
    for seat, player in enumerate(GAME.write(state)["players"]):
        level = 1 + sum(player["development"] >= space for space in (4, 9, 15, 22, 30))
        worth = {"grain": 1, "cheese": 2, "wine": 3, "wool": 4, "brocade": 5}
        points = player["coins"] + sum(worth[good] * count for good, count in player["goods"].items())
        assert GAME.points(state)[seat] == points + (len(player["built"]) + player["citizens"]) * level


@over_games
def test_invariant_20_the_same_seed_and_decisions_give_the_same_state(seed: int, seats: int, edition: str) -> None:
    log: list[tuple[int, int]] = []
    state = GAME.new(seats, {"edition": edition}, seed)
    rng = playing_rng(seed)
    while state.waiting:
        seat = pick([s for s in range(seats) if (state.waiting >> s) & 1], rng)
        log.append((seat, choose(GAME, state, seat, rng, True)))
        play(state, *log[-1])
    again = GAME.new(seats, {"edition": edition}, seed)
    for seat, action in log:
        assert action in legal(again, seat)
        play(again, seat, action)
    assert GAME.digest(again) == GAME.digest(state)


@over_games
def test_invariant_21_torture_and_plague_draw_from_the_bag_alone(seed: int, seats: int, edition: str) -> None:
    for act in acts(seed, seats, edition):
        if act.verb == "give-follower" and act.after["phase"] == act.before["phase"]:
            assert total(act.new["bag"]) == total(act.old["bag"]) - 1
            for zone in ("market", "tower", "slots"):
                assert act.new[zone] == act.old[zone]
        losses = [event["seat"] for event in act.events if event["what"] == "plague"]
        for seat in losses:
            old, new = act.before["players"][seat], act.after["players"][seat]
            if seat != act.seat:
                assert new["market"] == old["market"]
                assert new["slots"] == old["slots"]
                assert total(new["bag"]) == total(old["bag"]) - 1


@over_games
def test_invariant_22_the_first_player_moves_on_each_round(seed: int, seats: int, edition: str) -> None:
    start = None
    for act in acts(seed, seats, edition):
        start = act.before["first"] if start is None else start
        assert act.after["first"] == (start + act.after["round"] - 1) % seats


@over_games
def test_invariant_23_order_of_arrival_does_not_matter(seed: int, seats: int, edition: str) -> None:
    first = GAME.new(seats, {"edition": edition}, seed)
    second = first.clone()
    for forward in (True, False):
        state = first if forward else second
        todo = {seat: playing_rng(seat) for seat in range(seats)}
        while state.lanes and GAME.write(state)["round"] == 1:
            waiting = [s for s in range(seats) if (state.waiting >> s) & 1]
            seat = waiting[0] if forward else waiting[-1]
            play(state, seat, pick(legal(state, seat), todo[seat]))
    assert GAME.digest(first) == GAME.digest(second)


def spoiled(number: str) -> list[str]:
    """Return what the checks say of a table on which one thing was changed by hand."""
    state: Any = midgame(GAME, 3, {"edition": "2014"}, 3, 200)
    player = state.players[0]
    match number:
        case "1":
            state.supply[0] += 1
        case "2":
            player.bag[7] += 1
        case "3":
            player.goods[0] += 1
        case "4":
            state.technology -= 1
        case "5":
            player.citizens += 1
        case "6":
            player.tiles |= state.tiles
        case "7":
            state.towns[3] |= 3
        case "8":
            player.coins += 1
        case "9":
            player.market[0] += 9
        case "10":
            player.slots[9] = 11
            player.slots[10] = 11
            player.automated = True
        case "11":
            player.tracks[4] = 6
        case "13":
            state.deeds[0] = 99
        case "14":
            state.round = 19
        case "18":
            state.waiting = 0
    return GAME.violations(state, None)


@pytest.mark.parametrize("number", ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "13", "14", "18"])
def test_each_check_can_fail(number: str) -> None:
    assert any(problem.startswith(f"{number}:") for problem in spoiled(number))


def test_checks_between_two_states_can_fail() -> None:
    old: Any = midgame(GAME, 3, {}, 3, 200)
    for change, number in [("tracks", "11"), ("citizens", "5"), ("deeds", "13"), ("first", "22"), ("round", "14")]:
        new: Any = old.clone()
        match change:
            case "tracks":
                new.players[0].tracks[0] -= 1
            case "citizens":
                new.players[0].citizens = -1
            case "deeds":
                new.deeds[0] = old.deeds[0] + 1
            case "first":
                new.round += 1
            case "round":
                new.round -= 1
        assert any(problem.startswith(f"{number}:") for problem in GAME.violations(new, old)), change
