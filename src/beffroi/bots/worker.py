"""What runs in a worker process: a sampled world comes in as a position, the text of an action goes out."""

from __future__ import annotations

from typing import Any

from beffroi import games
from beffroi.bots import LEVELS, STAND_IN, Glimpse, level
from beffroi.kernel.errors import BeffroiError
from beffroi.kernel.game import Game
from beffroi.kernel.match import replay
from beffroi.kernel.position import Position, read_position, write_position
from beffroi.kernel.record import read_record


def warm() -> None:
    """Load every game once, so that the first answer is quick."""
    for key in games.keys():
        games.load(key)


def sampled(game: Game, position: Position, seat: int, seed: int) -> dict[str, Any]:
    """Return a world that agrees with a seat's view, as a document; the seed of the true game is not in it."""
    world = game.sample(position.state, seat, seed)
    return write_position(game, Position(position.seats, position.options, 0, world))


def answer(bot: str, key: str, document: dict[str, Any], seat: int, seed: int) -> str:
    """Let a bot choose for a seat of a sampled world; whatever goes wrong comes back as plain words."""
    try:
        game = games.load(key)
        glimpse = Glimpse(game, read_position(game, document), seat, seed)
        # a table may be older than the names of today's levels
        text = level(bot if bot.partition(":")[0] in LEVELS else STAND_IN)(glimpse)
    except Exception as error:
        # Not every exception survives the way between processes, and one that does not takes all workers with it.
        raise RuntimeError(repr(error)[:300]) from None
    if text not in glimpse.options:
        raise RuntimeError(f"answered {text[:60]!r}, which is no option")
    return text


def check(text: str) -> str:
    """Replay a record that somebody brought along; return why it must be refused, or nothing."""
    try:
        record = read_record(text)
        replay(games.load(record.header.game), record)
    except BeffroiError as error:
        return str(error)[:300] or "it cannot be read"
    except Exception:
        return "this record cannot be replayed"
    return ""
