"""One step ahead: every option is played on a clone, what it begins is finished, and the result is judged."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beffroi.kernel.chance import Rng
from beffroi.kernel.evaluation import NO_HABIT, Evaluation, ahead_of
from beffroi.kernel.flow import NOBODY, State, ask, play_legal

MOST_FOLLOWING: Final[i64] = 16  # decisions that finish what one option began
LOWEST: Final = -1e18


def offered(judge: Evaluation, state: State, seat: i64) -> vec[i64]:
    """Return the options of a seat that a bot considers, as a list of its own: the buffer is everybody's.

    Where those that take something back are left out, nobody can go to and fro for ever.
    """
    return judge.considered(state, seat, state.offers.ids[: ask(state, seat)])


def settle(judge: Evaluation, state: State) -> None:
    """Let whoever is asked finish what was begun, each by the next state that looks best, until it can be judged."""
    for _ in range(MOST_FOLLOWING):
        if state.asked == NOBODY or judge.calm(state):
            return
        seat = state.asked
        play_legal(state, seat, nearest(judge, state, seat))


def nearest(judge: Evaluation, state: State, seat: i64) -> i64:
    """Return the option whose very next state looks best for a seat; the first of equals."""
    options = offered(judge, state, seat)
    best = options[0]
    if len(options) > 1:
        most = LOWEST
        for action in options:
            after = state.clone()
            play_legal(after, seat, action)
            found = judge.lead(after, seat)
            if found > most:
                most = found
                best = action
    return best


def leads(judge: Evaluation, state: State, seat: i64, options: vec[i64]) -> vec[float]:
    """Return by how much a seat would lead after each option, what it begins finished."""
    out = vec[float]([0.0] * len(options))
    known = judge.known(state)
    for i in range(len(options)):
        after = state.clone()
        play_legal(after, seat, options[i])
        settle(judge, after)
        out[i] = ahead_of(judge.revised(known, state, after, seat), seat)
    return out


def highest(values: vec[float], rng: Rng) -> i64:
    """Return the place of the highest value, one of the equals at random."""
    best: i64 = 0
    equals: i64 = 1
    for i in range(1, len(values)):
        if values[i] > values[best]:
            best = i
            equals = 1
        elif values[i] == values[best]:
            equals += 1
            if rng.below(equals) == 0:
                best = i
    return best


def step_ahead(judge: Evaluation, worlds: list[State], seat: i64, rng: Rng) -> i64:
    """Return the option that leads furthest, on the mean of worlds that agree with what the seat knows."""
    options = offered(judge, worlds[0], seat)
    if len(options) == 1:
        return options[0]
    total = vec[float]([0.0] * len(options))
    for world in worlds:
        found = leads(judge, world, seat, options)
        for i in range(len(options)):
            total[i] += found[i]
    return options[highest(total, rng)]


def stride(judge: Evaluation, state: State, sight: i64, rng: Rng) -> None:
    """Let whoever is asked play by routine, or what looks best of all options, or of so many that are drawn."""
    seat = state.asked
    usual = judge.routine(state, seat)
    if usual != NO_HABIT:
        play_legal(state, seat, usual)
        return
    options = offered(judge, state, seat)
    many: i64 = len(options)
    if 0 < sight < many:
        for i in range(sight):
            j = i + rng.below(many - i)
            action = options[j]
            options[j] = options[i]
            options[i] = action
        options = options[:sight]
    best: i64 = highest(leads(judge, state, seat, options), rng) if len(options) > 1 else 0
    play_legal(state, seat, options[best])
