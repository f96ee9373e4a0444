"""Plays every game at random from a seed and prints the result, to compare processes and modes."""

from __future__ import annotations

import json
from hashlib import sha256

from beffroi.kernel.flow import State, legal, play
from beffroi.kernel.position import Position, read_position, write_position
from beffroi.kernel.search import playing_rng
from beffroi.rl.encode import Encoder
from beffroi.rl.names import Setting, settings

SEED = 2024
MOST = 120  # decisions per game; it is saved halfway


def length(setting: Setting) -> int:
    """Return how many decisions of a game to look at."""
    state: State = setting.game().new(setting.seats, setting.options, SEED)
    rng = playing_rng(SEED)
    for number in range(MOST):
        if not state.waiting:
            return number
        options = legal(state, int(state.asked))
        play(state, int(state.asked), options[int(rng.below(len(options)))])
    return MOST


def digests(setting: Setting, saved: bool) -> list[str]:
    """Return digests of the state and of all observations, halfway and at the end; `saved`: reloaded halfway."""
    game = setting.game()
    encoder = Encoder(game, setting.seats, setting.options)
    state: State = game.new(setting.seats, setting.options, SEED)
    rng = playing_rng(SEED)
    seen = sha256()
    out: list[str] = []
    last = length(setting)
    for number in range(last):
        if number == last // 2:
            out += [game.digest(state), seen.hexdigest()]
            if saved:
                position = Position(setting.seats, game.complete(setting.options), SEED, state)
                state = read_position(game, json.loads(json.dumps(write_position(game, position)))).state
        seat = int(state.asked)
        seen.update(encoder.observation(state, seat).tobytes())
        seen.update(encoder.mask(state, seat).tobytes())
        options = legal(state, seat)
        play(state, seat, options[int(rng.below(len(options)))])
    return [*out, game.digest(state), seen.hexdigest()]


def everything() -> dict[str, list[str]]:
    """Return the digests of every game, edition and number of players."""
    return {setting.title: digests(setting, saved=False) for setting in settings()}


if __name__ == "__main__":
    import beffroi

    print(json.dumps({"compiled": beffroi.COMPILED, "digests": everything()}))
