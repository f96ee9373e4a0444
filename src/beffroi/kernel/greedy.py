"""One-ply search: play each option on a clone, finish what it starts, evaluate the result."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from beffroi.kernel.chance import Rng
from beffroi.kernel.evaluation import NO_ACTION, Evaluation, ahead_of
from beffroi.kernel.flow import NOBODY, State, ask, play_legal

MAX_QUIESCENCE: Final[i64] = 16  # decisions played to reach a quiet state
LOWEST: Final = -1e18


def candidates(evaluator: Evaluation, state: State, seat: i64) -> vec[i64]:
    """Return the options that a bot considers, copied from the shared buffer.

    Options that take something back are left out, so no bot can go back and forth forever.
    """
    return evaluator.considered(state, seat, state.offers.ids[: ask(state, seat)])


def quiesce(evaluator: Evaluation, state: State) -> None:
    """Quiescence: play greedily until the state is quiet enough to be evaluated."""
    for _ in range(MAX_QUIESCENCE):
        if state.asked == NOBODY or evaluator.quiet(state):
            return
        seat = state.asked
        play_legal(state, seat, greedy_action(evaluator, state, seat))


def greedy_action(evaluator: Evaluation, state: State, seat: i64) -> i64:
    """Return the option whose next state looks best for a seat, without quiescence; the first of equals."""
    options = candidates(evaluator, state, seat)
    best = options[0]
    if len(options) > 1:
        most = LOWEST
        for action in options:
            after = state.clone()
            play_legal(after, seat, action)
            found = ahead_of(evaluator.forecast(after), seat)
            if found > most:
                most = found
                best = action
    return best


def leads(evaluator: Evaluation, state: State, seat: i64, options: vec[i64]) -> vec[float]:
    """Return the lead of a seat after each option, once the state is quiet."""
    out = vec[float]([0.0] * len(options))
    baseline = evaluator.baseline(state)
    for i in range(len(options)):
        after = state.clone()
        play_legal(after, seat, options[i])
        quiesce(evaluator, after)
        out[i] = ahead_of(evaluator.updated(baseline, state, after, seat), seat)
    return out


def argmax(values: vec[float], rng: Rng) -> i64:
    """Return the index of the highest value; ties are broken at random."""
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


def one_ply(evaluator: Evaluation, worlds: list[State], seat: i64, rng: Rng) -> i64:
    """Return the option with the best lead, averaged over worlds that agree with what the seat knows."""
    options = candidates(evaluator, worlds[0], seat)
    if len(options) == 1:
        return options[0]
    total = vec[float]([0.0] * len(options))
    for world in worlds:
        found = leads(evaluator, world, seat, options)
        for i in range(len(options)):
            total[i] += found[i]
    return options[argmax(total, rng)]


def rollout_step(evaluator: Evaluation, state: State, width: i64, rng: Rng) -> None:
    """Play one decision of a rollout: the rollout policy, else the best of `width` random options (0: of all)."""
    seat = state.asked
    action = evaluator.rollout_action(state, seat)
    if action != NO_ACTION:
        play_legal(state, seat, action)
        return
    options = candidates(evaluator, state, seat)
    many: i64 = len(options)
    if 0 < width < many:
        for i in range(width):
            j = i + rng.below(many - i)
            swapped = options[j]
            options[j] = options[i]
            options[i] = swapped
        options = options[:width]
    best: i64 = argmax(leads(evaluator, state, seat, options), rng) if len(options) > 1 else 0
    play_legal(state, seat, options[best])
