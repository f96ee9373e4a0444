"""The tree search: its counts, that it can be repeated, and that it sees further than one step."""

from __future__ import annotations

from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from beffroi import games
from beffroi.kernel.errors import DataError
from beffroi.kernel.evaluation import Evaluation, Weights, read_weights, rewards, softmax
from beffroi.kernel.flow import State, legal, play
from beffroi.kernel.search import playing_rng
from beffroi.kernel.tree import Node, Search, SearchConfig


def searched(seed: int, simulations: int) -> Search:
    """Search the first decision of a game of Villagers."""
    game = games.load("villagers")
    state = game.new(3, {}, 5)
    seat = int(state.asked)
    search = Search(
        game.evaluation(), lambda number: game.sample(state, seat, number), seat, playing_rng(seed), SearchConfig()
    )
    search.run(simulations)
    return search


def test_every_simulation_is_counted_once_at_the_root() -> None:
    search = searched(1, 50)
    assert sorted(search.root.actions) == legal(search.worlds[0], search.seat)
    assert sum(search.root.tries) == search.root.visits == search.simulations == 50
    assert search.best() in search.root.actions


def test_a_search_can_be_repeated_and_run_on() -> None:
    at_once, in_parts = searched(2, 40), searched(2, 25)
    in_parts.run(15)
    assert list(at_once.root.tries) == list(in_parts.root.tries)
    assert list(at_once.root.total) == list(in_parts.root.total)


def test_a_choice_that_nothing_can_change_any_more_ends_the_search() -> None:
    """Fewer simulations, the same choice as all of them would make; and one fewer would have left it open."""
    shorter = 0
    for seed in range(8):
        through, decided = searched(seed, 60), searched(seed, 0)
        decided.decide(60)
        assert decided.best() == through.best()
        assert decided.simulations <= through.simulations
        if decided.simulations < through.simulations:
            shorter += 1
            left = 60 - decided.simulations
            assert decided.decided(left)
            assert not searched(seed, decided.simulations - 1).decided(left + 1)
    assert shorter


def test_decisions_of_the_default_policy_get_no_node() -> None:
    """In Orléans the tree holds the searcher's own plan and actions; all other plans follow the default policy."""
    game = games.load("orleans")
    state = game.new(2, {}, 6)
    rng = playing_rng(6)
    while not any(game.words.text(action).startswith("place") for action in legal(state, int(state.asked))):
        play(state, int(state.asked), legal(state, int(state.asked))[-1])
    seat = int(state.asked)
    search = Search(
        game.evaluation(), lambda number: game.sample(state, seat, number), seat, rng, SearchConfig(8.0, 0.1)
    )
    search.run(400)
    plans, actions = 0, 0
    waiting: list[tuple[Node, bool]] = [(search.root, True)]
    while waiting:
        node, planning = waiting.pop()
        places = any(game.words.text(int(action)).startswith("place") for action in node.actions)
        assert not places or (planning and node.mover == seat)
        plans += places
        actions += not places
        waiting += [(child, planning and places) for child in node.children if child is not None]
    assert plans > 20
    assert actions > 20


class Watch(Evaluation):
    """The evaluation of Orléans, which notes the rounds of the states it is asked about."""

    def __init__(self) -> None:
        self.inner = games.load("orleans").evaluation()
        super().__init__(self.inner.names, self.inner.weights)
        self.rounds: list[int] = []

    def seats(self, state: State) -> i64:
        return self.inner.seats(state)

    def progress(self, state: State) -> float:
        return self.inner.progress(state)

    def quiet(self, state: State) -> bool:
        return self.inner.quiet(state)

    def considered(self, state: State, seat: i64, options: vec[i64]) -> vec[i64]:
        return self.inner.considered(state, seat, options)

    def default_action(self, state: State, seat: i64) -> i64:
        return self.inner.default_action(state, seat)

    def round_number(self, state: State) -> i64:
        return self.inner.round_number(state)

    def forecast(self, state: State) -> vec[float]:
        return self.inner.forecast(state)

    def chances(self, state: State) -> vec[float]:
        self.rounds.append(int(self.round_number(state)))
        return self.inner.chances(state)


@pytest.mark.parametrize(("horizon", "earliest"), [(1, 2), (3, 4)])
def test_no_state_is_evaluated_before_the_horizon(horizon: int, earliest: int) -> None:
    """A plan of the first round is evaluated only after further rounds have been played."""
    game = games.load("orleans")
    state = game.new(2, {}, 6)
    while not any(game.words.text(action).startswith("place") for action in legal(state, int(state.asked))):
        play(state, int(state.asked), legal(state, int(state.asked))[-1])
    seat, evaluator = int(state.asked), Watch()
    assert evaluator.round_number(state) == 1
    config = SearchConfig(8.0, 0.3, horizon=horizon)
    search = Search(evaluator, lambda number: game.sample(state, seat, number), seat, playing_rng(6), config)
    search.run(12)
    assert min(evaluator.rounds) == earliest
    assert len(evaluator.rounds) == search.simulations


def test_chances_are_parts_of_one() -> None:
    found = softmax(vec[float]([10.0, 10.0, 4.0]), 6.0)
    assert sum(found) == pytest.approx(1.0)
    assert found[0] == found[1] > found[2]
    ends = rewards(vec[float]([30.0, 30.0, 29.0]))
    assert sum(ends) == pytest.approx(1.0)
    assert ends[0] == ends[1] > 0.45
    assert 0 < ends[2] < 0.1


def test_weights_of_another_game_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "weights.toml"
    assert read_weights(path, ["gold"]) == {}
    path.write_text("[2]\nspread = [9.0, 2.0]\ngold = [1.0, 0.5]\n")
    found = read_weights(path, ["gold"])[2]
    assert isinstance(found, Weights)
    assert (list(found.early), list(found.late), found.spread_early, found.spread_late) == ([1.0], [0.5], 9.0, 2.0)
    for text, complaint in (
        ("[2]\nspread = [9.0, 2.0]\n", "gold"),
        ("[2]\nspread = [9.0, 2.0]\ngold = [1.0]\n", "two numbers"),
        ("[2]\nspread = [9.0, 2.0]\ngold = [1, 2]\nsilver = [1, 2]\n", "not a feature"),
        ("[many]\nspread = [9.0, 2.0]\n", "number of players"),
    ):
        path.write_text(text)
        with pytest.raises(DataError, match=complaint):
            read_weights(path, ["gold"])


@pytest.mark.parametrize("key", games.ours())
def test_every_game_has_weights_for_every_number_of_players(key: str) -> None:
    game = games.load(key)
    evaluator = game.evaluation()
    low, high = game.seats(game.complete({}))
    assert len(set(evaluator.names)) == len(evaluator.names)
    assert sorted(evaluator.weights) == list(range(low, high + 1))
