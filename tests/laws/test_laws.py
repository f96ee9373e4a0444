"""Laws that hold for every game and number of players, on random games (docs/architecture.md, section 9)."""

from __future__ import annotations

import re
from random import Random

import pytest

from beffroi.kernel.chance import Rng
from beffroi.kernel.errors import Illegal
from beffroi.kernel.flow import legal, pending, play
from beffroi.kernel.game import SPECTATOR
from beffroi.kernel.laws import Trial, secrecy_laws
from beffroi.kernel.match import Match, replay
from beffroi.kernel.record import read_record
from beffroi.kernel.search import playout, values
from tests.laws.cases import CASES, Case, begun, played, to_the_end

every = pytest.mark.parametrize("case", CASES, ids=repr)


@every
@pytest.mark.parametrize("seed", range(2))
def test_trial_finds_no_violation_and_no_leak(case: Case, seed: int) -> None:
    """Ends, lists, words, masks, steps, positions, pieces, money, secrets, scores: all laws of kernel.laws."""
    trial = Trial(case.game, case.seats, case.options, 1000 + seed)
    trial.run(0.03)
    assert trial.violations == []
    assert trial.leaks == []
    assert trial.decisions > 0


@every
def test_replay_gives_the_same_digest_after_every_entry(case: Case) -> None:
    match = played(case, 4, 150)
    again = begun(case, 4)
    for entry, move in zip(match.entries, match.moves, strict=True):
        assert case.game.digest(again.state) == case.game.digest(move.before)
        again.submit(entry.seat, entry.text)
    assert case.game.digest(again.state) == case.game.digest(match.state)
    kept = read_record(match.record().text())
    assert kept.cut == ""
    assert case.game.digest(replay(case.game, kept).state) == case.game.digest(match.state)


@every
def test_a_match_begins_as_set_up_and_tells_of_it(case: Case) -> None:
    match = begun(case, 12)
    assert case.game.digest(match.state) == case.game.digest(case.game.new(case.seats, case.options, 12))
    texts = [case.game.words.text(action) for action in legal(match.state, match.waiting()[0])]
    assert match.options(match.waiting()[0]) == texts
    match = played(case, 12, 30)
    assert all(told["what"] for told in match.told(-1))


@every
def test_lanes_commute(case: Case) -> None:
    """The same choices lead to the same state, in whatever order they arrive."""
    log = to_the_end(case, 3)
    state = case.game.new(case.seats, case.options, 3)
    todo = log[:]
    rng = Random(9)
    shuffled = 0
    while todo:
        index = 0
        if state.lanes:
            waiting = [s for s in range(case.seats) if (state.waiting >> s) & 1]
            seat = rng.choice(waiting)
            index = next(i for i, entry in enumerate(todo) if entry[0] == seat)
            shuffled += index > 0
        play(state, *todo.pop(index))
    straight = case.game.new(case.seats, case.options, 3)
    for seat, action in log:
        play(straight, seat, action)
    assert case.game.digest(state) == case.game.digest(straight)
    assert shuffled > 0 or not any_lanes(case, log)


def any_lanes(case: Case, log: list[tuple[int, int]]) -> bool:
    """Return whether seats ever act at the same time in this game."""
    state = case.game.new(case.seats, case.options, 3)
    found = bool(state.lanes)
    for seat, action in log:
        play(state, seat, action)
        found = found or bool(state.lanes)
    return found


@every
def test_clones_are_independent_though_they_share_the_buffer(case: Case) -> None:
    for seed in range(4):
        state = played(case, seed, 40 * seed).state
        seat = int(state.asked)
        if seat < 0:
            continue
        before, options = case.game.digest(state), legal(state, seat)
        twin = state.clone()
        assert case.game.digest(twin) == before
        assert legal(twin, seat) == options
        playout(twin, Rng(1, 2, 3, 4))
        assert case.game.digest(state) == before
        assert legal(state, seat) == options
        assert twin.waiting == 0
        assert [legal(twin, s) for s in range(case.seats)] == [[]] * case.seats


@every
def test_nothing_outside_the_legal_list_is_accepted(case: Case) -> None:
    match = played(case, 2, 90)
    words = case.game.words
    digest = case.game.digest(match.state)
    rng = Random(5)
    for seat in range(case.seats):
        options = legal(match.state, seat)
        assert (pending(match.state, seat) is None) == (options == [])
        for action in rng.sample(range(words.size), min(200, words.size)):
            if action not in options:
                with pytest.raises(Illegal):
                    match.submit(seat, words.text(action))
    for seat in (-1, case.seats):
        with pytest.raises(Illegal):
            match.submit(seat, words.text(0))
    assert case.game.digest(match.state) == digest


@every
def test_the_view_says_whom_the_game_awaits_and_when(case: Case) -> None:
    for moves in (0, 30, 90):
        match = played(case, 3, moves)
        for viewer in range(SPECTATOR, case.seats):
            view = case.game.view(match.state, viewer)
            assert view["awaited"] == match.waiting()
            assert all(view[name] == number for name, number, _ in case.game.calendar(match.state))


@every
def test_undo_equals_the_prefix_and_stops_at_discoveries(case: Case) -> None:
    """Undo is offered exactly if the seat's last action revealed nothing and no other seat acted on it."""
    match = begun(case, 6)
    rng = Random(6)
    undone = refused = 0
    for _ in range(160):
        if match.over():
            break
        seat = rng.choice(match.waiting())
        before = case.game.digest(match.state)
        shown, drawn = match.state.shown, [rng.d for rng in match.state.chance]
        match.submit(seat, rng.choice(match.options(seat)))
        discovered = match.state.shown != shown or [rng.d for rng in match.state.chance] != drawn
        assert match.may_undo(seat) == (not discovered and not match.over())
        if discovered:
            refused += 1
            with pytest.raises(Illegal):
                match.submit(seat, "undo")
            continue
        others = [other for other in range(case.seats) if other != seat]
        offered = [other for other in others if match.may_undo(other)]
        assert match.state.lanes or not offered
        for other in offered:
            match.attempt(other, "undo")  # every option offered is possible
        if rng.random() < 0.5 and not match.over():
            match.submit(seat, "undo")
            undone += 1
            assert case.game.digest(match.state) == before
    assert undone > 0
    assert refused > 0
    assert case.game.digest(replay(case.game, match.record()).state) == case.game.digest(match.state)


@every
def test_nothing_is_taken_back_once_the_game_is_over(case: Case) -> None:
    """Hands and seed are public by then; a record of Beffroi 0.1 may hold such an undo and is read as before."""
    match = begun(case, 8)
    rng = Random(8)
    while not match.over():
        seat = rng.choice(match.waiting())
        match.submit(seat, rng.choice(match.options(seat)))
    for seat in range(case.seats):
        assert not match.may_undo(seat)
        with pytest.raises(Illegal) as error:
            match.submit(seat, "undo")
        assert error.value.key == "over"
    last = match.moves[-1]
    if not last.revealed:
        match.submit(last.seat, "undo", recorded=True)
        assert not replay(case.game, match.record()).over()


@every
def test_what_lanes_seal_reaches_others_only_when_they_close(case: Case) -> None:
    match = begun(case, 8)
    rng = Random(8)
    for _ in range(120):
        if match.over():
            break
        seat = rng.choice(match.waiting())
        told = {viewer: match.told(viewer) for viewer in range(-1, case.seats)}
        match.submit(seat, rng.choice(match.options(seat)))
        closed = match.moves[-1].closed
        for viewer, earlier in told.items():
            now = match.told(viewer)
            assert now[: len(earlier)] == earlier
            if match.moves[-1].before.lanes and not closed and viewer != seat:
                assert now == earlier


@every
def test_samples_deal_hidden_things_anew(case: Case) -> None:
    """The law that hidden things do not matter is meaningless if they never change."""
    match = played(case, 7, 100)
    for viewer in range(-1, case.seats):
        worlds = [case.game.sample(match.state, viewer, seed) for seed in range(6)]
        hidden = {tuple(case.game.hidden(world, viewer)) for world in worlds}
        assert len(hidden) == 6
        assert tuple(case.game.hidden(match.state, viewer)) not in hidden


@every
def test_a_view_that_tells_too_much_would_be_caught(case: Case) -> None:
    """The leak law itself can fail: a view with one hidden number in it is reported."""

    class Leaky:
        """The game, but with a view that shows something hidden."""

        def __getattr__(self, name: str) -> object:
            return getattr(case.game, name)

        def view(self, state: object, viewer: int) -> dict[str, object]:
            return {"leak": case.game.hidden(state, viewer)}  # type: ignore[arg-type]

    state = played(case, 7, 100).state
    assert any("view" in problem for problem in secrecy_laws(Leaky(), state, 0, 1))  # type: ignore[arg-type]
    assert secrecy_laws(case.game, state, 0, 1) == []


@every
def test_search_leaves_the_state_alone(case: Case) -> None:
    state = played(case, 5, 60).state
    before = case.game.digest(state)
    seat = int(state.asked)
    assert len(values(state, seat, 1, Rng(1, 2, 3, 4))) == len(legal(state, seat))
    assert case.game.digest(state) == before


@every
def test_ranks_follow_points(case: Case) -> None:
    state = case.game.new(case.seats, case.options, 11)
    playout(state, Rng(5, 6, 7, 8))
    points, ranks, ties = case.game.points(state), case.game.ranks(state), case.game.tiebreaks(state)
    assert min(ranks) == 1 or case.seats == 1  # a solo player may lose
    for a in range(case.seats):
        for b in range(case.seats):
            if points[a] > points[b]:
                assert ranks[a] < ranks[b]
            elif (
                points[a] == points[b] and case.seats > 1
            ):  # only the tiebreaks that the game names separate equal scores
                ahead = [numbers[a] for _, numbers in ties] > [numbers[b] for _, numbers in ties]
                assert (ranks[a] < ranks[b]) == ahead
        assert points[a] == state.score(a)


@every
def test_words_agree(case: Case) -> None:
    words = case.game.words
    assert [words.parse(words.text(i)) for i in range(words.size)] == list(range(words.size))
    for action in range(0, words.size, 97):
        word, arguments = words.parts(action)
        names = [f"{domain}:{words.names[domain][i]}" for domain, i in zip(word.domains, arguments, strict=True)]
        assert words.targets(action) == names
        assert words.text(action).split(" ")[1:] == [name.partition(":")[2] for name in names]
    for domain, known in words.names.items():  # ids of the browser join verb/target+target: no name may look like that
        assert [f"{domain}:{name}" for name in known if re.search(r"/|\+\w+:", name)] == []


def test_a_match_refuses_records_of_other_rules_data_and_games() -> None:
    case = CASES[0]
    match = begun(case, 1)
    for change in ({"game": "chess"}, {"rules": 99}, {"data": "000"}):
        header = read_record(match.record().text()).header
        for name, value in change.items():
            setattr(header, name, value)
        with pytest.raises(Exception, match="record"):
            Match(case.game, header)
