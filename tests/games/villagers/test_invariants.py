"""The 20 invariants of RULES.md section 15 on random games, and that each check can fail."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

from beffroi import games
from beffroi.games.villagers.state import ROAD_COIN, VillagersState
from beffroi.games.villagers.tables import Card, Phase, Pile
from beffroi.games.villagers.village import COIN, KID, new_node
from beffroi.kernel.flow import legal, play
from beffroi.kernel.laws import choose
from beffroi.kernel.search import playing_rng
from tests.games.villagers.table import FED, gold
from tests.kit import villagers
from tools.golden import midgame

GAME = games.load("villagers")
Change = Callable[[VillagersState], None]


def middle(seats: int = 3, moves: int = 60, seed: int = 5) -> VillagersState:
    """Return a state from the middle of a biased game."""
    state = midgame(GAME, seats, {}, seed, moves)
    assert isinstance(state, VillagersState)
    assert GAME.violations(state, None) == []
    return state


def states(seed: int, seats: int) -> Iterator[VillagersState]:
    """Play a biased game and yield its states."""
    state = GAME.new(seats, {}, seed)
    rng = playing_rng(seed)
    while state.waiting:
        assert isinstance(state, VillagersState)
        yield state
        play(state, int(state.asked), choose(GAME, state, int(state.asked), rng, True))
    assert isinstance(state, VillagersState)
    yield state


def reported(change: Change, number: str, seats: int = 3, **more: int) -> bool:
    """Return whether a change by hand is found by the check of an invariant."""
    state = middle(seats, **more)
    change(state)
    return any(problem.startswith(f"{number}:") for problem in GAME.violations(state, None))


def found_between(earlier: VillagersState, state: VillagersState, number: str) -> bool:
    """Return whether the change between two states is reported."""
    return any(problem.startswith(f"{number}:") for problem in GAME.violations(state, earlier))


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_random_games_keep_every_invariant(seats: int) -> None:
    earlier: VillagersState | None = None
    for state in states(seats + 20, seats):
        assert GAME.violations(state, earlier) == []
        earlier = state.clone()


def test_inv_1_a_card_too_many_or_too_few() -> None:
    def double(state: VillagersState) -> None:
        state.players[0].hand = append(state.players[0].hand, state.players[0].hand[0])

    def vanish(state: VillagersState) -> None:
        state.sizes[Pile.RESERVE] -= 1

    def event(state: VillagersState) -> None:
        state.spent |= state.face_up

    assert reported(double, "INV-1")
    assert reported(vanish, "INV-1")
    assert reported(event, "INV-1", 1, moves=20)


def test_inv_2_gold_from_nowhere_and_debts() -> None:
    def gift(state: VillagersState) -> None:
        state.players[1].treasury += 1

    def debt(state: VillagersState) -> None:
        state.spend(0, 500)

    assert reported(gift, "INV-2")
    assert reported(debt, "INV-2")


def test_inv_3_an_exhausted_pile_stays_empty() -> None:
    state = middle()
    earlier = state.clone()
    earlier.sizes[5] = 0
    assert found_between(earlier, state, "INV-3")
    for recycled in (False, True):  # VIL-11.33
        state = middle(1, 20)
        earlier = state.clone()
        earlier.sizes[Pile.RESERVE] = 0
        state.recycled = recycled
        assert found_between(earlier, state, "INV-3") is not recycled


def test_inv_4_chains_out_of_order() -> None:
    seeker = GAME.book.names.index("seeker")  # type: ignore[attr-defined]

    def root(state: VillagersState) -> None:
        state.players[0].nodes = append(state.players[0].nodes, new_node(seeker, seeker, 0))

    def crowd(state: VillagersState) -> None:
        state.players[0].nodes[0] += 3 * KID

    assert reported(root, "INV-4")
    assert reported(crowd, "INV-4")


def test_inv_5_a_bare_monk() -> None:
    monk = GAME.book.names.index("monk")  # type: ignore[attr-defined]

    def bare(state: VillagersState) -> None:
        state.players[0].nodes = append(state.players[0].nodes, new_node(monk, 0, 0))

    assert reported(bare, "INV-5")


def test_inv_6_coins_in_the_wrong_place() -> None:
    def odd(state: VillagersState) -> None:
        state.players[0].nodes[0] += COIN

    assert reported(odd, "INV-6")


def test_inv_7_too_many_villagers_or_exchanges() -> None:
    def over(state: VillagersState) -> None:
        state.players[0].placed = state.players[0].limit + 1

    def late(state: VillagersState) -> None:
        state.phase = Phase.MARKET
        state.players[0].exchanges = 1

    def many(state: VillagersState) -> None:
        state.players[0].exchanges = 99

    for change in (over, late, many):
        assert reported(change, "INV-7")


def test_inv_8_drafting_less_than_the_capacity() -> None:
    def late(state: VillagersState) -> None:
        state.phase = Phase.MARKET
        state.players[0].due = 1

    assert reported(late, "INV-8")
    earlier = GAME.new(3, {}, 1)
    state = earlier.clone()
    assert isinstance(state, VillagersState)
    assert isinstance(earlier, VillagersState)
    state.phase = Phase.ARRIVALS
    assert found_between(earlier, state, "INV-8")


def test_inv_9_coins_of_the_road_after_new_arrivals() -> None:
    def bare(state: VillagersState) -> None:
        state.phase = Phase.BUILD
        state.road[2] %= ROAD_COIN

    assert reported(bare, "INV-9")
    table = villagers(phase="arrivals", seats=2, road=["hunter{1}", "mason"])
    earlier = table.match.state.clone()
    table.do("1 skip")
    table.do("0 skip")
    state = table.match.state
    assert isinstance(state, VillagersState)
    assert isinstance(earlier, VillagersState)
    assert not found_between(earlier, state, "INV-9")
    state.road[0] %= ROAD_COIN
    assert found_between(earlier, state, "INV-9")


def test_inv_10_a_second_founders_card() -> None:
    def second(state: VillagersState) -> None:
        state.players[0].nodes = append(state.players[0].nodes, new_node(Card.FED, Card.FOUNDERS, 0))

    def none(state: VillagersState) -> None:
        state.players[1].nodes = vec[i64]([])

    assert reported(second, "INV-10")
    assert reported(none, "INV-10")


def test_inv_11_markets_in_order_and_once() -> None:
    def ahead(state: VillagersState) -> None:
        state.held = 2

    def stuck(state: VillagersState) -> None:
        state.waiting = 0

    assert reported(ahead, "INV-11")
    assert reported(stuck, "INV-11")
    state = middle()
    earlier = state.clone()
    earlier.held = 1
    state.held = 0
    assert found_between(earlier, state, "INV-11")


def test_inv_12_games_end_and_commons_never_come_back() -> None:
    state = middle()
    earlier = state.clone()
    state.commons[0] += 1
    assert found_between(earlier, state, "INV-12")
    state = middle()
    state.round += 2
    assert found_between(earlier, state, "INV-12")
    for seats in (1, 2, 5):
        exchanges = 0
        for step in states(3, seats):
            exchanges = 30 - sum(int(count) for count in step.commons)
        assert exchanges <= 30


def test_inv_13_keychains_count_the_cards_they_open() -> None:
    book = GAME.data.tables["villagers"]
    for name, entry in book.items():
        assert entry.get("keychain", 0) == sum(o.get("copies", 2) for o in book.values() if o.get("lock") == name)


def test_inv_14_first_market_without_silver_second_without_hands() -> None:
    def earned(own: str, stacks: list[int], markets: list[str], **more: Any) -> int:
        players = [{"village": own, "treasury": 0} | more, {"village": FED}]
        return gold(villagers(phase="market", stacks=stacks, markets=markets, players=players))

    first = [0, 0, 4, 4, 4, 4]
    assert earned(f"{FED}; chandler; grocer", first, []) == earned(f"{FED}; chandler", first, []) == 3
    last = [0] * 6
    held = ["first"]
    assert earned(f"{FED}; grocer", last, held, hand=["jeweler"]) == earned(f"{FED}; grocer", last, held, hand=[]) == 3


def test_inv_15_a_view_does_not_depend_on_hidden_cards() -> None:
    """The laws try it on every game; here on one state for every viewer."""
    state = middle()
    for viewer in range(-1, 3):
        for seed in range(5):
            world = GAME.sample(state, viewer, seed)
            assert GAME.view(world, viewer) == GAME.view(state, viewer)
            assert world.ints() != state.ints()


def test_inv_16_same_seed_and_decisions_same_game() -> None:
    first = [GAME.digest(state) for state in states(9, 3)]
    assert first == [GAME.digest(state) for state in states(9, 3)]
    assert legal(GAME.new(3, {}, 9), int(GAME.new(3, {}, 9).asked))


def test_inv_17_villagers_of_the_countess_stand_alone() -> None:
    def pile(state: VillagersState) -> None:
        state.players[1].nodes[0] += KID

    assert reported(pile, "INV-17", 1, moves=20)


def test_inv_18_nobody_starves_after_the_first_round() -> None:
    def starve(state: VillagersState) -> None:
        state.phase = Phase.MARKET
        state.players[0].nodes = vec[i64]([new_node(Card.FOUNDERS, Card.FOUNDERS, 0)])

    assert reported(starve, "INV-18", 3, moves=90)


def test_inv_19_events_take_neither_gold_that_is_not_there_nor_commons() -> None:
    table = villagers(phase="events", events=["land_claim"], players=[{"village": f"{FED}; miner", "treasury": 1}])
    earlier = table.match.state.clone()
    table.do("0 event land_claim")
    state = table.match.state
    assert isinstance(earlier, VillagersState)
    assert isinstance(state, VillagersState)
    assert gold(table) == 0
    assert not found_between(earlier, state, "INV-19")
    state.players[0].nodes = state.players[0].nodes[:1]
    assert found_between(earlier, state, "INV-19")


def test_inv_20_a_round_of_it_was_you_does_not_pass_without_the_jester() -> None:
    table = villagers(phase="events", events=["it_was_you", "tribute"], markets=["first"])
    earlier = table.match.state.clone()
    table.do("0 event tribute")
    if table.view(0)["duty"]:
        table.do(f"0 {table.legal(0)[0]}")
    state = table.match.state
    assert isinstance(earlier, VillagersState)
    assert isinstance(state, VillagersState)
    assert not found_between(earlier, state, "INV-20")
    state.jester = True
    assert found_between(earlier, state, "INV-20")
    hard = GAME.new(1, {"mode": "hard"}, 1)
    assert isinstance(hard, VillagersState)
    hard.jester = True
    assert [problem for problem in GAME.violations(hard, None) if problem.startswith("INV-20")]
    hard.jester, hard.duty = False, True
    assert [problem for problem in GAME.violations(hard, None) if problem.startswith("INV-20")]


def test_inv_6_no_more_coins_than_can_lie_there() -> None:
    state = GAME.new(1, {}, 1)
    assert isinstance(state, VillagersState)
    hunter = GAME.book.names.index("hunter")  # type: ignore[attr-defined]
    state.players[1].nodes = append(state.players[1].nodes, new_node(hunter, hunter, 0) + 200 * COIN)
    assert [problem for problem in GAME.violations(state, None) if problem.startswith("INV-6")]
