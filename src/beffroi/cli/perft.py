"""`beffroi perft`: the number of choice sequences by length; any change in the legal actions shows."""

from __future__ import annotations

from time import perf_counter
from typing import Annotated

import typer

from beffroi.cli.options import (
    AsJson,
    DataPack,
    GameName,
    Lang,
    Options,
    Players,
    PositionFile,
    Seed,
    at_least,
    chosen,
    open_game,
    print_json,
    read_document,
    read_seed,
    seats_for,
)
from beffroi.cli.screen import console, table
from beffroi.cli.talk import Problem
from beffroi.kernel.flow import State, ask, asked_seats, legal, play_legal
from beffroi.kernel.position import read_position


def perft(
    game: GameName,
    depth: Annotated[int, typer.Option("--depth", metavar="N", help="Longest sequences to count.")] = 2,
    position: PositionFile = None,
    players: Players = None,
    option: Options = None,
    seed: Seed = None,
    data: DataPack = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Count the sequences of (seat, action) of each length; all waiting seats count."""
    rules, says = open_game(game, data, lang)
    at_least(depth, 1, "--depth")
    if position is not None:
        if players is not None or option or seed is not None:
            raise Problem("position-alone")
        start = read_position(rules, read_document(position)).state
    else:
        options = chosen(rules, option)
        start = rules.new(seats_for(rules, players, options), options, read_seed(seed, 0))
    began = perf_counter()
    counts = [sequences(start, length) for length in range(1, depth + 1)]
    seconds = perf_counter() - began
    if as_json:
        print_json({"game": game, "counts": counts, "seconds": round(seconds, 3)})
        return
    rows = table(">" + says.say("cli-perft-depth"), ">" + says.say("cli-perft-sequences"))
    for length, count in enumerate(counts, 1):
        rows.add_row(str(length), str(count))
    console().print(rows)


def sequences(state: State, length: int) -> int:
    """Count the choice sequences of one length from a state."""
    seats = asked_seats(state)
    if length == 1:
        return sum(ask(state, seat) for seat in seats)
    total = 0
    for seat in seats:
        for action in legal(state, seat):
            after = state.clone()
            play_legal(after, seat, action)
            total += sequences(after, length - 1)
    return total
