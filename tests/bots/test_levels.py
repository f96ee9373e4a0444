"""The levels: what they are called, what they know, and that the same decision gives the same answer."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from beffroi import bots, games
from beffroi.bots import Decision, level
from beffroi.bots.levels import USUAL, budget_of, read_budget, search_figures, usual_budgets
from beffroi.bots.searcher import Budget, Searcher
from beffroi.kernel.errors import DataError
from beffroi.kernel.flow import State, legal, play
from beffroi.kernel.laws import choose
from beffroi.kernel.position import Position
from beffroi.kernel.search import playing_rng

QUICK = ["random", "apprentice", "journeyman:12", "master:30"]
FEW = 5  # decisions looked at in each game


def decisions(key: str, seats: int, seed: int) -> Iterator[tuple[State, int]]:
    """Return some decisions of a biased game with two options or more, from the beginning to the end: five at least."""
    found = list(real_decisions(key, seats, seed))
    yield from found[:: min(23, max(1, len(found) // 5))]


def real_decisions(key: str, seats: int, seed: int) -> Iterator[tuple[State, int]]:
    """Return all decisions of a biased game with two options or more."""
    game = games.load(key)
    state = game.new(seats, {}, seed)
    rng = playing_rng(seed)
    while state.waiting:
        seat = int(state.asked)
        if len(legal(state, seat)) > 1:
            yield state.clone(), seat
        play(state, seat, choose(game, state, seat, rng, biased=True))


def decision(key: str, seats: int, world: State, seat: int) -> Decision:
    """Return what a bot receives."""
    game = games.load(key)
    return Decision(game, Position(seats, game.complete({}), 0, world), seat, 7)


def test_levels_are_named_and_only_searchers_have_a_budget() -> None:
    assert bots.LEVELS == ["random", "apprentice", "journeyman", "master"]
    assert usual_budgets("a later game") == USUAL
    for key in [*games.keys(), "a later game"]:
        assert usual_budgets(key)["journeyman"].simulations < usual_budgets(key)["master"].simulations
    assert read_budget("800") == Budget(simulations=800)
    assert read_budget("1.5s") == Budget(seconds=1.5)
    for text in ("grandmaster", "", "random:5", "apprentice:1s", "master:", "master:0", "master:-3", "master:1e3",
                 "master:0s", "master:nans", "master:infs", "master:99999999",
                 "master:<", "master:<800", "master:<0s", "master:<<1s"):  # fmt: skip
        with pytest.raises(DataError):
            level(text)


def test_search_figures_follow_the_budget() -> None:
    assert search_figures("apprentice", "bruges") == {}
    usual = search_figures("master", "bruges")
    assert usual["simulations"] == budget_of("master", "bruges").simulations > 0
    assert search_figures("master:801", "bruges") == usual | {"simulations": 801}
    timed = {name: figure for name, figure in usual.items() if name != "simulations"}
    assert search_figures("master:2s", "bruges") == timed | {"seconds": 2.0}
    assert search_figures("master:<2s", "bruges") == usual | {"seconds": 2.0}
    assert "horizon" not in usual, "a parameter that is not used changes no fingerprint"
    assert search_figures("master", "orleans")["horizon"] == budget_of("master", "orleans").horizon > 0


@pytest.mark.parametrize(
    ("master", "where"),
    [
        ("rollout_depth = 4", "simulations"),
        ("simulations = 0", "simulations"),
        ("simulations = 9\nprior_weight = true", "prior_weight"),
        ("simulations = 9\nexploration = -0.1", "exploration"),
        ("simulations = 9\nrollout_width = 4", "rollout_width"),
        ("simulations = 9\nhorizon = -1", "horizon"),
        ("simulations = 9\nsteps = 4", "steps"),
        ("simulations = 9\n[master.3]\nsimulations = 0", "3.simulations"),
        ("simulations = 9\n[master.3]\nrollout_width = 4", "3.rollout_width"),
    ],
)
def test_levels_that_make_no_sense_are_refused(
    master: str, where: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games, "folder", lambda _: tmp_path)
    (tmp_path / "levels.toml").write_text(f"[journeyman]\nsimulations = 5\n[master]\n{master}\n")
    with pytest.raises(DataError, match=f"master.{where}"):
        usual_budgets.__wrapped__("bruges")


def test_a_level_may_have_another_budget_with_some_number_of_players(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games, "folder", lambda _: tmp_path)
    (tmp_path / "levels.toml").write_text(
        "[journeyman]\nsimulations = 5\nprior_weight = 3.0\n[journeyman.5]\nrollout_depth = 4\nrollout_width = 2\n"
        "[master]\nsimulations = 9\n"
    )
    asked = usual_budgets.__wrapped__
    assert asked("bruges", 5) == {
        "journeyman": Budget(5, prior_weight=3.0, rollout_depth=4, rollout_width=2),
        "master": Budget(9),
    }
    for seats in (0, 2, 4):
        assert asked("bruges", seats)["journeyman"] == Budget(5, prior_weight=3.0)


@pytest.mark.parametrize("key", games.keys())
@pytest.mark.parametrize("name", QUICK)
def test_a_bot_answers_by_what_its_seat_knows_alone(key: str, name: str) -> None:
    """Two truths with the same view, the same seed of the bot: the same choice, and one that is offered."""
    game = games.load(key)
    bot = level(name)
    for number, (state, seat) in enumerate(decisions(key, 3, 11)):
        if number == FEW:
            break
        other = game.sample(state, seat, 1000 + number)
        assert game.view(other, seat) == game.view(state, seat)
        answers = [bot(decision(key, 3, game.sample(truth, seat, 7), seat)) for truth in (state, other)]
        assert answers[0] == answers[1]
        assert game.words.parse(answers[0]) in legal(state, seat)


@pytest.mark.parametrize("key", games.keys())
def test_bots_leave_the_game_as_it_is(key: str) -> None:
    game = games.load(key)
    for number, (state, seat) in enumerate(decisions(key, 2, 3)):
        if number == FEW:
            break
        before = game.digest(state)
        for name in QUICK:
            level(name)(decision(key, 2, state, seat))
        assert game.digest(state) == before


def test_a_search_does_what_its_budget_says() -> None:
    state, seat = next(decisions("villagers", 2, 5))
    search = Searcher(lambda *_: Budget(25)).searched(decision("villagers", 2, state, seat))
    assert search.simulations == 25
    assert sum(search.root.tries) == 25
    in_time = Searcher(lambda *_: Budget(seconds=0.05)).searched(decision("villagers", 2, state, seat))
    assert in_time.simulations >= 1
    bounded = Searcher(lambda *_: Budget(25, seconds=60.0)).searched(decision("villagers", 2, state, seat))
    assert list(bounded.root.tries) == list(search.root.tries), "time enough: the same search"
    cut = Searcher(lambda *_: Budget(25, seconds=0.5), Slow()).searched(decision("villagers", 2, state, seat))
    assert 1 <= cut.simulations < 25, "too little time for all of them"


def timed(seconds: float, *_: object) -> Budget:
    """Return a budget of seconds, in any game."""
    return Budget(seconds=seconds)


class Slow:
    """A clock by which every look takes its time: a hundredth of a second, and now and then a tenth."""

    def __init__(self) -> None:
        self.looks = 0
        self.now = 0.0

    def __call__(self) -> float:
        self.looks += 1
        self.now += 0.1 if self.looks % 7 == 0 else 0.01
        return self.now


@pytest.mark.parametrize("key", games.keys())
def test_a_searcher_never_thinks_more_than_a_tenth_longer_than_its_time(key: str) -> None:
    state, seat = next(decisions(key, 2, 5))
    for seconds in (0.5, 1.0, 2.0):
        clock = Slow()
        search = Searcher(partial(timed, seconds), clock).searched(decision(key, 2, state, seat))
        assert 0.5 * seconds < clock.now <= 1.1 * seconds
        assert search.simulations > 5


@pytest.mark.parametrize("key", games.keys())
@pytest.mark.parametrize("name", ["apprentice", "journeyman:12", "master:8"])
def test_a_bot_ends_every_phase_it_begins(key: str, name: str) -> None:
    """Nobody goes to and fro for ever: a game has so many decisions and no more."""
    game = games.load(key)
    state = game.new(2, {}, 4)
    bot, made = level(name), 0
    while state.waiting and made < 60:
        seat = int(state.asked)
        before = game.digest(state)
        for _ in range(60):
            if not state.waiting or int(state.asked) != seat:
                break
            play(state, seat, game.words.parse(bot(decision(key, 2, state, seat))))
            made += 1
        else:
            pytest.fail(f"seat {seat} was asked 60 times in a row")
        assert game.digest(state) != before
