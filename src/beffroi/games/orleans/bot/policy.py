"""Default policy: fill the market, keep it from clogging, pay with the cheapest food.

Rollouts follow it, so it must keep the game going as good players would: a market full of followers that complete
nothing leaves no room to draw.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from beffroi.games.orleans.bot.yields import Yields
from beffroi.games.orleans.state import OrleansState
from beffroi.games.orleans.tables import EMPTY, MAX_SLOTS, N_GOODS, N_KINDS
from beffroi.games.orleans.words import Act
from beffroi.kernel.evaluation import Evaluation
from beffroi.kernel.flow import ask, play_legal


def fill_market(evaluator: Evaluation, state: OrleansState, seat: i64) -> i64:
    """Draw as many as possible, or first move back a character that is more useful in the market.

    Smaller draws are not compared: a clone would reveal the draw, and the bot would stop before useless ones.
    """
    options = state.offers.ids[: ask(state, seat)]
    best = most_drawn(options)
    if options[len(options) - 1] < Act.RECALL:
        return best
    most = gathered(evaluator, state, seat, best)
    for action in options:
        if action >= Act.RECALL:
            found = gathered(evaluator, state, seat, action)
            if found > most:
                most = found
                best = action
    return best


def gathered(evaluator: Evaluation, state: OrleansState, seat: i64, action: i64) -> float:
    """Return the points of a seat after drawing as many as possible, with one character moved back first or not."""
    after = state.clone()
    play_legal(after, seat, action)
    if action >= Act.RECALL:
        play_legal(after, seat, most_drawn(after.offers.ids[: ask(after, seat)]))
    return evaluator.points(after, seat, evaluator.progress(after))


def most_drawn(options: vec[i64]) -> i64:
    """Return the largest draw; draws come first, in ascending order."""
    best = options[0]
    for action in options:
        if action < Act.RECALL:
            best = action
    return best


def make_room(evaluator: Evaluation, state: OrleansState, seat: i64, options: vec[i64]) -> i64:
    """Return the best option for followers that complete nothing."""
    best = options[0]
    if len(options) == 1:
        return best
    most = 0.0
    for i in range(len(options)):
        after = state.clone()
        play_legal(after, seat, options[i])
        found = evaluator.points(after, seat, evaluator.progress(after))
        if i == 0 or found > most:
            most = found
            best = options[i]
    return best


def to_deeds(yields: Yields, options: vec[i64]) -> vec[i64]:
    """Keep placements that lead to deeds, and being ready."""
    kept = vec[i64]([])
    for action in options:
        first = Act.DEPLOY if action >= Act.DEPLOY else Act.PLACE
        if action == Act.READY or yields.deals[(action - first) // N_KINDS // MAX_SLOTS] == 1:
            kept = append(kept, action)
    return kept


def next_action(yields: Yields, options: vec[i64]) -> i64:
    """Return the first place to use; those that depend on others, such as posts on moves, come last."""
    found: i64 = Act.PASS
    for action in options:
        if action != Act.PASS:
            if yields.last[action - Act.ACT] == 0:
                return action
            if found == Act.PASS:
                found = action
    return found


def least_food(state: OrleansState, seat: i64) -> i64:
    """Return the option to pay the cheapest food, or coins if there is none."""
    book = state.book
    least: i64 = EMPTY
    for good in range(N_GOODS):
        if (
            book.good_is_food[good] == 1
            and state.players[seat].goods[good] > 0
            and (least == EMPTY or book.good_points[good] < book.good_points[least])
        ):
            least = good
    return Act.SETTLE if least == EMPTY else Act.FEED + least
