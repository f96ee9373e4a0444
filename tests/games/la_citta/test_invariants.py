"""The 22 invariants of RULES.md section 16 on random games, and that each check can fail."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from beffroi import games
from beffroi.games.la_citta.state import CittaState
from beffroi.games.la_citta.tables import CASTELLO, EMPTY, MAX_BUILDINGS, MAX_CITIES, City, Phase
from beffroi.kernel.flow import legal, play
from beffroi.kernel.laws import choose
from beffroi.kernel.search import playing_rng
from tests.games.la_citta.table import BETA1, BETA2, PLAIN, city, culture, owner, public, told, town
from tests.kit import la_citta
from tools.golden import midgame

GAME = games.load("la_citta")
BOOK = GAME.book  # type: ignore[attr-defined]
Change = Callable[[CittaState], None]
FARM, MARKET, FOUNTAIN = (BOOK.buildings.index(kind) for kind in ("farm", "market", "fountain"))


def middle(seats: int = 3, moves: int = 60, seed: int = 5) -> CittaState:
    """Return a state of phase 5 from the middle of a biased game."""
    state = midgame(GAME, seats, GAME.complete({}), seed, moves)
    assert isinstance(state, CittaState)
    while state.phase != Phase.POLITICS:
        play(state, int(state.asked), legal(state, int(state.asked))[0])
    assert GAME.violations(state, None) == []
    return state


def states(seed: int, seats: int, **options: str) -> Iterator[CittaState]:
    """Play a biased game and yield its states."""
    state = GAME.new(seats, GAME.complete(options), seed)
    rng = playing_rng(seed)
    while state.waiting:
        assert isinstance(state, CittaState)
        yield state
        play(state, int(state.asked), choose(GAME, state, int(state.asked), rng, True))
    assert isinstance(state, CittaState)
    yield state


def reported(change: Change, number: str, **more: int) -> bool:
    """Return whether a change by hand is found by the check of an invariant."""
    state = middle(**more)
    change(state)
    return any(problem.startswith(f"{number}:") for problem in GAME.violations(state, None))


def found_between(earlier: CittaState, state: CittaState, number: str) -> bool:
    """Return whether the change between two states is reported."""
    return any(problem.startswith(f"{number}:") for problem in GAME.violations(state, earlier))


def first_city(state: CittaState) -> int:
    """Return the number of a city that stands."""
    return next(one for one in range(state.seats * MAX_CITIES) if state.stands(one))


def space_of(state: CittaState, building: int) -> int:
    """Return a space with such a building."""
    return next(i for i, code in enumerate(state.tiles) if code != EMPTY and code % MAX_BUILDINGS == building)


def free_space(state: CittaState) -> int:
    """Return a space in play without a tile, far from all cities."""
    return next(int(space) for space in state.ground.in_play if state.close[space] == 0)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("board", ["beginner", "random"])
def test_random_games_keep_every_invariant(seats: int, board: str) -> None:
    earlier: CittaState | None = None
    for state in states(seats + 20, seats, map=board):
        assert GAME.violations(state, earlier) == []
        earlier = state.clone()


def test_i1_citizens_from_nowhere() -> None:
    def gift(state: CittaState) -> None:
        state.supply += 1

    def debt(state: CittaState) -> None:
        state.supply = -1

    assert reported(gift, "I1")
    assert reported(debt, "I1")
    state = middle()
    earlier = state.clone()
    state.supply -= 1
    assert found_between(earlier, state, "I1")


def test_i2_every_tile_has_its_citizen() -> None:
    def strip(state: CittaState) -> None:
        state.cities[first_city(state) * City.COUNT + City.PEOPLE] = 0

    assert reported(strip, "I2")

    def minus(state: CittaState) -> None:
        state.phase = Phase.MIGRATION
        state.cities[first_city(state) * City.COUNT + City.PEOPLE] = -1

    assert reported(minus, "I2")


def test_i3_connected_with_one_castello() -> None:
    def island(state: CittaState) -> None:
        state.tiles[free_space(state)] = first_city(state) * MAX_BUILDINGS + FARM

    def second(state: CittaState) -> None:
        state.tiles[space_of(state, FARM)] -= FARM - CASTELLO

    def nobody(state: CittaState) -> None:
        gone = next(one for one in range(state.seats * MAX_CITIES) if not state.stands(one))
        state.tiles[free_space(state)] = gone * MAX_BUILDINGS + FARM

    for change in (island, second, nobody):
        assert reported(change, "I3")


def test_i4_cities_apart() -> None:
    def touch(state: CittaState) -> None:
        castello = state.cities[first_city(state) * City.COUNT + City.CASTELLO]
        state.touch[castello] |= 1 << (first_city(state) + 1)

    assert reported(touch, "I4")


def test_i5_only_on_spaces_in_play() -> None:
    def out(state: CittaState) -> None:
        inside = {int(space) for space in state.ground.in_play}
        space = next(i for i in range(len(state.tiles)) if i not in inside)
        state.tiles[space] = first_city(state) * MAX_BUILDINGS + FARM

    assert reported(out, "I5", seats=2)


def test_i6_tiles_of_a_stock() -> None:
    def more(state: CittaState) -> None:
        state.stocks[0] += 1

    def debt(state: CittaState) -> None:
        state.stocks[0] = -1

    assert reported(more, "I6")
    assert reported(debt, "I6")
    state = middle()
    earlier = state.clone()
    state.stocks[2] -= 1
    assert found_between(earlier, state, "I6")


def test_i7_castelli_and_notables() -> None:
    def lost(state: CittaState) -> None:
        state.players[0].notables -= 1

    def order(state: CittaState) -> None:
        state.players[1].order >>= i64(4)

    assert reported(lost, "I7")
    assert reported(order, "I7")


def test_i8_politics_cards() -> None:
    def vanish(state: CittaState) -> None:
        state.left -= 1

    def double(state: CittaState) -> None:
        state.discard[0] += 1

    def paint(state: CittaState) -> None:
        state.display[0] = (state.display[0] + 1) % 10

    for change in (vanish, double, paint):
        assert reported(change, "I8")


def test_i8_seven_cards_are_open_between_turns() -> None:
    for state in states(31, 4):
        texts = [GAME.words.text(action) for action in legal(state, int(state.asked))] if state.waiting else ["gold"]
        if any(text == "gold" or text.startswith("take") for text in texts):
            assert EMPTY not in list(state.display)


def test_i9_voice_cards_are_drawn_once() -> None:
    def paint(state: CittaState) -> None:
        voice = state.voice[:]
        voice[0] = (voice[0] + 1) % 3
        state.voice = voice

    assert reported(paint, "I9")
    state = middle()
    earlier = state.clone()
    voice = state.voice[:]
    different = next(i for i in range(1, 20) if voice[i] != voice[0])
    voice[0], voice[different] = voice[different], voice[0]
    state.voice = voice
    assert found_between(earlier, state, "I9")


def test_i10_no_debts() -> None:
    def debt(state: CittaState) -> None:
        state.players[2].gold = -1

    assert reported(debt, "I10")


def test_i11_five_turns_a_year() -> None:
    """Counted from the news: turns of a player in a year, lost ones and draws included."""
    kinds = {"gold", "founded", "took", "skipped", "drew"}
    table = la_citta(seats=3, seed=6)
    rng = playing_rng(6)
    while table.asked():
        seat = table.asked()[0]
        table.do(f"{seat} {table.game.words.text(choose(GAME, table.match.state, seat, rng, True))}")
    turns = Counter[tuple[int, int]]()
    year, card = 0, False
    for event in table.told():
        year += event["what"] == "year"
        card = (card or event["what"] == "took") and event["what"] != "refilled"
        if event["what"] in kinds or (event["what"] == "built" and not card):
            turns[year, event["seat"]] += 1
    assert turns == {(y, seat): 5 for y in range(1, 7) for seat in range(3)}


def test_i12_cards_of_a_year() -> None:
    def more(state: CittaState) -> None:
        state.players[0].actions = 4

    assert reported(more, "I12")

    def spent(state: CittaState) -> None:
        state.players[0].actions = 0
        state.drawn = vec[i64]([0, 0, 0])

    def unspent(state: CittaState) -> None:
        state.players[0].actions = 1
        state.drawn = vec[i64]([0])

    assert reported(spent, "I12")
    assert reported(unspent, "I12")
    state = la_citta(seats=2, round=2).match.state
    assert isinstance(state, CittaState)
    earlier = state.clone()
    earlier.players[0].actions = 1
    state.players[0].actions = 2
    assert found_between(earlier, state, "I12")


def test_i13_landscapes() -> None:
    def dry(state: CittaState) -> None:
        space = next(int(s) for s in state.ground.in_play if not state.terrain.kinds[s] & 8)
        state.tiles[space] = first_city(state) * MAX_BUILDINGS + FOUNTAIN

    assert reported(dry, "I13")


def test_i14_one_market() -> None:
    table = la_citta(players=[owner(city(BETA1, 5, {"8,9": "market", "8,7": "farm"})), owner(city(BETA2, 3))])
    state = table.match.state
    assert isinstance(state, CittaState)
    assert GAME.violations(state, None) == []
    state.tiles[space_of(state, FARM)] += MARKET - FARM
    assert any(problem.startswith("I14:") for problem in GAME.violations(state, None))


def migrating() -> CittaState:
    """Return a state of migration with a choice."""
    mine = owner(city("8,9", 3, {"8,10": "statue"}), city("12,8", 3, {"13,8": "statue"}))
    state = culture(mine, owner(city("10,9", 1), city(BETA2, 6))).match.state
    assert isinstance(state, CittaState)
    assert state.waiting == 1
    return state


def test_i15_nobody_comes_above_the_cap() -> None:
    state = migrating()
    earlier = state.clone()
    state.cities[City.PEOPLE] += 3
    state.cities[(MAX_CITIES + 1) * City.COUNT + City.PEOPLE] -= 3
    assert found_between(earlier, state, "I15")
    assert not found_between(earlier, earlier.clone(), "I15")


def test_i15_for_growth_and_cards() -> None:
    """Every gain that is told stays within the cap of that moment, in whole games too (the ledger checks it)."""
    table = la_citta(
        phase="growth",
        display=["population", *PLAIN[:6]],
        players=[owner(city(BETA1, 4), city(BETA2, 5)), owner()],
    )
    assert [event["number"] for event in told(table, "grew")] == [5]
    assert "take population" not in table.legal(0)


def test_i16_migration_brings_nobody_to_the_board() -> None:
    state = migrating()
    earlier = state.clone()
    state.cities[City.PEOPLE] += 1
    state.supply -= 1
    assert found_between(earlier, state, "I16")


def test_i17_no_more_citizens_than_food() -> None:
    """After phase 8 of every year of a game nobody has more citizens than food before it."""
    table = la_citta(seats=4, seed=7)
    rng = playing_rng(7)
    limit: dict[int, int] = {}
    checked = done = 0
    while table.asked():
        seat = table.asked()[0]
        table.do(f"{seat} {table.game.words.text(choose(GAME, table.match.state, seat, rng, True))}")
        news = table.told()
        for event in news[done:]:
            if event["what"] in ("fed", "hungry"):
                limit[event["seat"]] = event["food"]
            if event["what"] in ("year", "over") and limit:
                people = {each: public(table, each)["demand"] for each in limit}
                grown = Counter(int(e["city"][0]) for e in news[done:] if e["what"] == "grew")
                assert all(people[each] - grown[each] <= food for each, food in limit.items())
                checked += 1
                limit = {}
        done = len(news)
    assert checked == 6


def test_i18_four_cities_one_founding() -> None:
    state = la_citta(seats=2, round=2).match.state
    assert isinstance(state, CittaState)
    earlier = state.clone()
    earlier.players[0].founded = True
    assert found_between(earlier, state, "I18")

    def fifth(state: CittaState) -> None:
        state.players[0].order = 0x12341

    assert reported(fifth, "I18")


def test_i19_points() -> None:
    """Points are recounted from the board, which reveals a city that forgets an arch."""
    table = la_citta(phase="over", players=[owner(city(BETA1, 4, {"8,9": "palace", "7,8": "hospital"})), owner()])
    assert (table.points(), town(table, "0.1")["arches"]["health"]) == ([7, 0], 1)
    state = table.match.state
    assert isinstance(state, CittaState)
    state.cities[City.ARCHES + 2] = 0
    assert GAME.violations(state, None)
    state.cities[City.ARCHES + 2] = 1
    state.year = 5
    state.players[0].hungry = True
    assert any(problem.startswith("I19:") for problem in GAME.violations(state, None))


def test_i20_same_seed_and_decisions_same_game() -> None:
    first = [GAME.digest(state) for state in states(9, 3)]
    assert first == [GAME.digest(state) for state in states(9, 3)]
    assert first != [GAME.digest(state) for state in states(10, 3)]


def test_i21_every_slot_carries_a_tile_of_the_box() -> None:
    box = Counter({name: int(BOOK.land_count[i]) for i, name in enumerate(BOOK.landscapes)})
    for seats in (2, 3, 4, 5):
        for options in ({}, {"map": "random"}):
            view = la_citta(options, seats=seats, seed=seats).view(-1)
            assert Counter(slot["land"] for slot in view["slots"]) == box


def test_i22_golden_times_brings_all_to_one_city() -> None:
    """Counted from the news of whole games: one arrival for each card, of as many as were invited."""
    seen = 0
    for seed in range(6):
        table = la_citta(seats=3, seed=seed)
        rng = playing_rng(seed)
        invited = 0
        while table.asked():
            seat = table.asked()[0]
            text = table.game.words.text(choose(GAME, table.match.state, seat, rng, True))
            before = {one["city"]: one["citizens"] for one in public(table, seat)["cities"]}
            table.do(f"{seat} {text}")
            if text.startswith("invite"):
                invited = int(text.split()[1])
            if text.startswith("welcome"):
                event = told(table, "welcomed")[-1]
                assert event["number"] == before[event["city"]] + invited
                seen += 1
    assert seen > 3


def test_the_spaces_that_carry_a_tile_are_noted() -> None:
    state = middle()
    state.built = state.built[1:]
    assert any("count as built" in problem for problem in GAME.violations(state, None))
