"""Every game with every edition, number of players and word option; new games are included automatically."""

from __future__ import annotations

from beffroi import games
from beffroi.kernel.flow import legal, play
from beffroi.kernel.game import Game
from beffroi.kernel.laws import choose, pick
from beffroi.kernel.match import Match
from beffroi.kernel.record import new_header
from beffroi.kernel.search import playing_rng
from beffroi.testing import variants


class Case:
    """One way to set a game up."""

    def __init__(self, game: Game, seats: int, options: dict[str, str]) -> None:
        self.game = game
        self.seats = seats
        self.options = options

    def __repr__(self) -> str:
        return "-".join([self.game.key, str(self.seats), *self.options.values()])


def cases() -> list[Case]:
    """Return every game with every number of players and every option."""
    out: list[Case] = []
    for key in games.keys():
        game = games.load(key)
        for options in variants(game):
            low, high = game.seats(game.complete(options))
            out += [Case(game, seats, options) for seats in range(low, high + 1)]
    return out


CASES = cases()


def begun(case: Case, seed: int) -> Match:
    """Return a new match at its first decision."""
    names = [f"P{seat}" for seat in range(case.seats)]
    return Match(case.game, new_header(case.game, names, case.options, seed))


def played(case: Case, seed: int, moves: int) -> Match:
    """Return a match after some moves by random seats among those that may choose."""
    match = begun(case, seed)
    rng = playing_rng(seed)
    while len(match.moves) < moves and match.state.waiting:
        seat = pick(match.waiting(), rng)
        action = choose(case.game, match.state, seat, rng, seed % 3 > 0)
        match.submit(seat, case.game.words.text(action))
    return match


def to_the_end(case: Case, seed: int) -> list[tuple[int, int]]:
    """Return the seats and actions of a whole game."""
    state = case.game.new(case.seats, case.options, seed)
    rng = playing_rng(seed)
    log: list[tuple[int, int]] = []
    while state.waiting:
        seat = pick([s for s in range(case.seats) if (state.waiting >> s) & 1], rng)
        assert legal(state, seat)
        log.append((seat, choose(case.game, state, seat, rng, True)))
        play(state, *log[-1])
    return log
