"""Write the golden files: transcripts of whole games, perft counts, digests (`make golden`, then read the diff)."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from beffroi import games
from beffroi.kernel.batch import layout_of
from beffroi.kernel.flow import State, legal, play_legal
from beffroi.kernel.game import Game
from beffroi.kernel.laws import choose, pick
from beffroi.kernel.match import Match
from beffroi.kernel.record import new_header
from beffroi.kernel.search import playing_rng, random_games
from beffroi.rl.names import settings
from beffroi.testing import tables, variants

TESTS = Path(__file__).resolve().parent.parent / "tests"
VERSIONS = TESTS / "versions"
GUARDED = {"data": "rules", "observations": "observed", "actions": "numbered"}  # what changes with which version
DEPTHS = 3


def perft(state: State, seats: int, depth: int) -> int:
    """Count the sequences of that many choices, for all seats that may act."""
    total = 0
    for seat in range(seats):
        for action in legal(state, seat):
            if depth == 1:
                total += 1
                continue
            after = state.clone()
            play_legal(after, seat, action)
            total += perft(after, seats, depth - 1)
    return total


def midgame(game: Game, seats: int, options: dict[str, str], seed: int, moves: int) -> State:
    """Return a state after some moves of biased random players."""
    state = game.new(seats, options, seed)
    rng = playing_rng(seed)
    for _ in range(moves):
        if state.waiting:
            seat = min(s for s in range(seats) if (state.waiting >> s) & 1)
            play_legal(state, seat, choose(game, state, seat, rng, True))
    return state


def perft_rows(game: Game) -> list[dict[str, object]]:
    """Return counts from the set-up and from the middle of games, for every number of players."""
    rows: list[dict[str, object]] = []
    for options in variants(game):
        low, high = game.seats(game.complete(options))
        for seats in range(low, high + 1):
            for moves in (0, 60, 137, 301):
                state = midgame(game, seats, options, 5, moves)
                counts = [perft(state, seats, depth) for depth in range(1, DEPTHS + (seats == low))]
                rows.append({"options": options, "seats": seats, "seed": 5, "moves": moves, "counts": counts})
    return rows


def digest_rows(game: Game) -> list[dict[str, object]]:
    """Return checksums that interpreted and compiled play must both reach."""
    rows: list[dict[str, object]] = []
    for options in variants(game):
        full = game.complete(options)
        low, high = game.seats(full)
        for seats in range(low, high + 1):
            decisions, check = random_games(game, seats, full, 1, 3)
            state = midgame(game, seats, options, 2, 250)
            rows.append(
                {
                    "options": options,
                    "seats": seats,
                    "decisions": int(decisions),
                    "check": int(check),
                    "digest": game.digest(state),
                }
            )
    return rows


def transcript(game: Game, seats: int, options: dict[str, str], seed: int) -> str:
    """Return a whole game as text, including the scores after every round."""
    match = Match(game, new_header(game, [f"P{seat}" for seat in range(seats)], options, seed))
    rng = playing_rng(seed)
    lines = [match.header.text()]
    last = ""
    while not match.over():
        seat = pick(match.waiting(), rng)
        text = game.words.text(choose(game, match.state, seat, rng, True))
        match.submit(seat, text)
        lines.append(f"{seat} {text}")
        check = check_line(game, match)
        if check != last:
            lines.append(check)
            last = check
    ranks = " ".join(str(rank) for rank in game.ranks(match.state))
    return "\n".join([*lines, f"= end ranks {ranks} digest {game.digest(match.state)}"]) + "\n"


def check_line(game: Game, match: Match) -> str:
    """Return what a transcript checks after a move: the round and the points."""
    points = " ".join(str(points) for points in game.points(match.state))
    return f"= round {game.view(match.state, -1)['round']} scores {points}"


def standing(game: Game) -> dict[str, Any]:
    """Return the versions of a game, with fingerprints of what they speak of."""
    layouts = {one.title: layout_of(game, one.seats, one.options) for one in settings() if one.key == game.key}
    return {
        "rules": game.rules,
        "observed": game.observed,
        "numbered": game.numbered,
        "data": game.fingerprint,
        "actions": [game.words.size, game.words.fingerprint()],
        "observations": {title: [layout.length, layout.fingerprint()] for title, layout in layouts.items()},
    }


def outdated(noted: dict[str, Any], found: dict[str, Any]) -> list[str]:
    """Return what changed though its version did not."""
    return [
        f"{part} changed, so raise Game.{version} and say so in the changelog"
        for part, version in GUARDED.items()
        if found[part] != noted[part] and found[version] == noted[version]
    ]


def write_versions(game: Game) -> None:
    """Note versions and fingerprints, unless a version had to be raised."""
    path = VERSIONS / f"{game.key}.json"
    found = standing(game)
    wrong = outdated(json.loads(path.read_text(encoding="utf-8")), found) if path.is_file() else []
    if wrong:
        sys.exit(f"{game.key}: {'; '.join(wrong)}")
    path.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


def write_all() -> None:
    """Write every golden file of every game of the house."""
    for key in games.ours():
        game = games.load(key)
        write_versions(game)
        (TESTS / "perft" / f"{key}.json").write_text(rows_text(perft_rows(game)), encoding="utf-8")
        (TESTS / "golden" / f"{key}.json").write_text(rows_text(digest_rows(game)), encoding="utf-8")
        for seats, options in tables(game):
            name = "-".join([key, str(seats), *[f"{k}_{v}" for k, v in options.items()]])
            seed = 40 + variants(game).index(options)
            (TESTS / "transcripts" / f"{name}.txt").write_text(transcript(game, seats, options, seed), encoding="utf-8")


def rows_text(rows: list[dict[str, object]]) -> str:
    """Return rows as JSON, one per line."""
    return "[\n" + ",\n".join(json.dumps(row) for row in rows) + "\n]\n"


if __name__ == "__main__":
    write_all()
