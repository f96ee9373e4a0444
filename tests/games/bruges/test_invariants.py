"""The 20 invariants of RULES.md section 18 on random games, and that each check can fail."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

from beffroi import games
from beffroi.games.bruges.state import USED, BrugesState
from beffroi.games.bruges.tables import Phase
from beffroi.kernel.flow import legal, play
from beffroi.kernel.laws import choose
from beffroi.kernel.search import playing_rng
from tests.games.bruges.table import at, florins, lines, passed, phase, playing, until, workers
from tools.golden import midgame

GAME = games.load("bruges")
Change = Callable[[BrugesState], None]


def middle(seats: int = 3, moves: int = 150, seed: int = 5) -> BrugesState:
    """Return a state from the middle of a biased game, in phase 3 of a later round."""
    state = midgame(GAME, seats, {}, seed, moves)
    assert isinstance(state, BrugesState)
    while state.phase != Phase.PLAY:
        play(state, int(state.asked), legal(state, int(state.asked))[0])
    assert GAME.violations(state, None) == []
    return state


def states(seed: int, seats: int) -> Iterator[BrugesState]:
    """Play a biased game and yield its states."""
    state = GAME.new(seats, {}, seed)
    rng = playing_rng(seed)
    while state.waiting:
        assert isinstance(state, BrugesState)
        yield state
        play(state, int(state.asked), choose(GAME, state, int(state.asked), rng, True))
    assert isinstance(state, BrugesState)
    yield state


def reported(change: Change, number: int, state: BrugesState | None = None) -> bool:
    """Return whether a change by hand is found by the check of an invariant."""
    state = middle() if state is None else state
    change(state)
    return any(problem.startswith(f"BRU-18.{number}:") for problem in GAME.violations(state, None))


def between(change: Change, number: int, earlier: BrugesState | None = None) -> bool:
    """Return whether a change from one state to the next is found."""
    earlier = middle() if earlier is None else earlier
    state = earlier.clone()
    assert not [problem for problem in GAME.violations(state, earlier) if problem.startswith(f"BRU-18.{number}:")]
    change(state)
    return any(problem.startswith(f"BRU-18.{number}:") for problem in GAME.violations(state, earlier))


def state_of(table_state: object) -> BrugesState:
    """Return a state of this game."""
    assert isinstance(table_state, BrugesState)
    return table_state


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2])
def test_random_games_keep_every_invariant(seats: int, seed: int) -> None:
    earlier: BrugesState | None = None
    for state in states(seats + 20 * seed, seats):
        assert GAME.violations(state, earlier) == []
        earlier = state.clone()


def test_bru_18_1_every_card_in_one_place() -> None:
    def double(state: BrugesState) -> None:
        state.players[0].hand = append(state.players[0].hand, state.deck[state.starts[0]])

    def vanish(state: BrugesState) -> None:
        state.sizes[2] -= 1

    def lost(state: BrugesState) -> None:
        state.discard = vec[i64]([0] * len(state.discard))

    def house(state: BrugesState) -> None:
        state.players[1].houses = append(state.players[1].houses, state.deck[state.starts[0]])

    for change in (double, vanish, lost, house):
        assert reported(change, 1)


def test_bru_18_2_three_markers_outside_a_disaster() -> None:
    def third(state: BrugesState) -> None:
        state.supply[0] += state.players[1].markers[0] - 3
        state.players[1].markers[0] = 3

    assert reported(third, 2)
    table = at("threats", {"houses": ["red", "blue"], "markers": {"red": 2}}, dice={"red": 5})
    state = state_of(table.match.state)
    assert (table.asked(), int(state.players[1].markers[3])) == ([1], 3)
    assert GAME.violations(state, None) == []


def test_bru_18_3_nine_markers_of_each_color() -> None:
    def more(state: BrugesState) -> None:
        state.supply[2] += 1

    def less(state: BrugesState) -> None:
        state.players[0].markers[4] += 1

    def negative(state: BrugesState) -> None:
        held = 9 - state.supply[1]
        state.players[0].markers[1] += 10 - held
        state.supply[1] = -1

    for change in (more, less, negative):
        assert reported(change, 3)


def test_bru_18_4_nothing_is_negative() -> None:
    def debt(state: BrugesState) -> None:
        state.players[0].florins = -1

    def shame(state: BrugesState) -> None:
        state.players[2].score = -1

    def slave(state: BrugesState) -> None:
        state.players[1].workers[4] = -1

    def marker(state: BrugesState) -> None:
        state.players[1].markers[0] = -1

    for change in (debt, shame, slave, marker):
        assert reported(change, 4)


def test_bru_18_5_a_house_for_each_character() -> None:
    def homeless(state: BrugesState) -> None:
        state.players[0].houses = vec[i64]([])
        state.players[0].characters = vec[i64]([3])

    assert reported(homeless, 5)


def test_bru_18_6_up_to_five_tiles_in_a_section() -> None:
    def six(state: BrugesState) -> None:
        state.players[0].tiles[1] = 6

    def negative(state: BrugesState) -> None:
        state.players[0].tiles[0] = -1

    assert reported(six, 6)
    assert reported(negative, 6)


def test_bru_18_7_statues_in_the_stack_or_owned() -> None:
    def stolen(state: BrugesState) -> None:
        state.players[0].statues |= 1 << 2

    def gone(state: BrugesState) -> None:
        state.taken = 6

    def third(state: BrugesState) -> None:
        state.players[0].statues = 1 << 7 | 1 << 6 | 1 << 5
        state.players[1].statues = state.players[2].statues = 0
        state.taken = 3
        state.players[0].completed = 3

    def unpaid(state: BrugesState) -> None:
        state.players[0].tiles[0] = 5
        state.players[0].completed = 0

    for change in (stolen, gone, third, unpaid):
        assert reported(change, 7)


def test_bru_18_8_levels_exist_and_never_fall() -> None:
    def high(state: BrugesState) -> None:
        state.players[0].level = 13

    assert reported(high, 8)

    def fall(state: BrugesState) -> None:
        state.players[1].level -= 1

    earlier = middle()
    earlier.players[1].level = 4
    assert between(fall, 8, earlier)


def test_bru_18_8_one_dice_advance_in_a_round() -> None:
    for seats in (2, 3, 4):
        for state in states(seats, seats):
            paying = [step.seat for step in state.agenda if type(step).__name__ == "BuyProgress"]
            assert len(paying) == len(set(paying))
    table = at("progress", {}, dice={"red": 1}).do("0 advance", "1 advance")
    assert phase(table) == "play"


def test_bru_18_9_markers_never_turn_back() -> None:
    def grey(state: BrugesState) -> None:
        state.players[0].majorities = 1

    earlier = middle()
    earlier.players[0].majorities = 3
    assert between(grey, 9, earlier)


def test_bru_18_10_characters_are_used_once_per_round() -> None:
    table = playing([], characters=["buchhalter", "graf"]).do("0 activate buchhalter")
    earlier = state_of(table.match.state)

    def fresh(state: BrugesState) -> None:
        state.players[0].characters[0] %= USED

    def flash(state: BrugesState) -> None:
        state.players[0].characters[1] += USED

    assert between(fresh, 10, earlier)
    assert reported(flash, 10, earlier.clone())


def test_bru_18_11_four_turns_each() -> None:
    def early(state: BrugesState) -> None:
        state.phase = Phase.DRAW
        state.round += 1

    def leap(state: BrugesState) -> None:
        state.active = (state.active + 2) % 3

    earlier = state_of(playing([], {}, {}).match.state)
    assert between(early, 11, earlier.clone())
    assert between(leap, 11, earlier.clone())


def test_bru_18_12_only_intrigue_takes_points() -> None:
    def robbed(state: BrugesState) -> None:
        state.players[0].score -= 1

    earlier = middle()
    earlier.players[0].score = 9
    assert between(robbed, 12, earlier)


def test_bru_18_13_dice_hold_for_the_round() -> None:
    def turned(state: BrugesState) -> None:
        state.dice[2] = state.dice[2] % 6 + 1

    assert between(turned, 13)


def test_bru_18_14_somebody_can_choose_until_the_end() -> None:
    def stuck(state: BrugesState) -> None:
        state.waiting = 0

    assert reported(stuck, 14)
    last = 0
    for state in states(4, 2):
        last = int(state.phase)
        assert bool(state.waiting) is (last != Phase.OVER)
        if state.waiting:
            assert legal(state, int(state.asked))
    assert last == Phase.OVER


def test_bru_18_15_the_score_is_the_sum_of_its_items() -> None:
    def negative(state: BrugesState) -> None:
        state.players[0].score = -7

    assert reported(negative, 15)
    for seats in (2, 3, 4):
        last = list(states(seats, seats))[-1]
        for seat in range(seats):
            items = [int(worth) for _, worth in GAME.view(last, -1)["players"][seat]["lines"]]
            assert (len(items), min(items) >= 0, sum(items)) == (7, True, GAME.points(last)[seat])
    table = at("over", score=8)
    assert (lines(table)["track"], table.points()[0]) == (8, 8)


def test_bru_18_16_full_hands_after_phase_one() -> None:
    table = at("draw", {"hand": ["graf", "koch", "dichter", "herold", "student"]}, hand=["notar"])
    earlier = state_of(table.match.state).clone()

    def short(state: BrugesState) -> None:
        state.phase = Phase.PROGRESS

    assert between(short, 16, earlier)
    for state in states(6, 3):
        if state.phase == Phase.PLAY and state.cycle == 1 and not state.played and state.active == state.first:
            assert all(len(player.hand) >= 5 for player in state.players[1:])


def test_bru_18_17_the_game_ends_after_the_last_round() -> None:
    def late(state: BrugesState) -> None:
        state.last_round = state.round - 1

    assert reported(late, 17)

    def moved(state: BrugesState) -> None:
        state.last_round = state.round + 1

    earlier = middle()
    earlier.last_round = earlier.round
    assert between(moved, 17, earlier)
    for seats in (2, 3, 4):
        fixed = 0
        for state in states(seats + 3, seats):
            assert fixed in (0, int(state.last_round))
            fixed = int(state.last_round)
        assert (int(state.round), state.waiting) == (fixed, 0)


def test_bru_18_18_workers_and_florins_are_not_limited() -> None:
    rich = {"florins": 4000, "workers": dict.fromkeys(["red", "blue"], 900)}
    table = playing(["dieb"], rich, florins=9000, workers={"blue": 900}).do("0 play dieb workers")
    assert (workers(table), florins(table)) == ({"blue": 902}, 9000)
    assert GAME.violations(table.match.state, None) == []


def test_bru_18_19_same_seed_and_choices_same_game() -> None:
    first = [GAME.digest(state) for state in states(9, 3)]
    assert first == [GAME.digest(state) for state in states(9, 3)]
    assert first != [GAME.digest(state) for state in states(10, 3)]


def test_bru_18_20_a_view_does_not_depend_on_hidden_cards() -> None:
    """The laws try it on every game, test_secrecy.py by the names that are told; here one state for every viewer."""
    for moves in (40, 150, 260):
        state = midgame(GAME, 3, {}, 7, moves)
        for viewer in range(-1, 3):
            for seed in range(4):
                world = GAME.sample(state, viewer, seed)
                assert GAME.view(world, viewer) == GAME.view(state, viewer)
                assert world.ints() != state.ints()


def test_bru_18_21_that_a_tile_was_built_is_never_forgotten() -> None:
    def forgotten(state: BrugesState) -> None:
        state.players[0].built = False

    earlier = middle()
    earlier.players[0].built = True
    assert between(forgotten, 21, earlier)

    def never(state: BrugesState) -> None:
        state.players[0].tiles[0] = 1
        state.players[0].built = False

    assert reported(never, 21)


def test_a_whole_round_of_everybody_passing_keeps_the_table() -> None:
    table = passed(playing([], {}, round=3))
    assert phase(until(table, "play")) == "play"
    assert GAME.violations(table.match.state, None) == []
