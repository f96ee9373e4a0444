"""What runs in a worker process: sampled worlds come in as positions, texts of actions and figures go out."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

from beffroi import games
from beffroi.bots import Glimpse, hints, level
from beffroi.bots.hints import Change, Hint
from beffroi.bots.outside import PATIENCE
from beffroi.bots.searcher import Searcher, Tally, tallied
from beffroi.kernel.errors import BeffroiError
from beffroi.kernel.game import Game
from beffroi.kernel.laws import Trial
from beffroi.kernel.match import replay
from beffroi.kernel.position import Position, read_position, write_position
from beffroi.kernel.record import read_record

T = TypeVar("T")
Rules = tuple[str, Path | None]  # a game by its key, and the folder of an owner's pack
TRIALS = 2  # games with each number of players that a new pack must bring to an end


def warm() -> None:
    """Load every game once, so that the first answer is quick."""
    for key in games.keys():
        games.load(key)


def sampled(game: Game, position: Position, seat: int, seed: int) -> dict[str, Any]:
    """Return a world that agrees with a seat's view, as a document; the seed of the true game is not in it."""
    world = game.sample(position.state, seat, seed)
    return write_position(game, Position(position.seats, position.options, 0, world))


def plainly(work: Callable[[], T]) -> T:
    """Do something; whatever goes wrong comes back as plain words.

    Not every exception survives the way between processes, and one that does not takes all workers with it.
    """
    try:
        return work()
    except Exception as error:
        raise RuntimeError(repr(error)[:300]) from None


def glimpsed(rules: Rules, document: dict[str, Any], seat: int, seed: int) -> Glimpse:
    """Return what a seat knows in a sampled world."""
    game = games.load(*rules)
    return Glimpse(game, read_position(game, document), seat, seed)


def answer(bot: str, rules: Rules, document: dict[str, Any], seat: int, seed: int, patience: float = PATIENCE) -> str:
    """Let a bot choose for a seat of a sampled world; one from outside has so many seconds."""

    def chosen() -> str:
        glimpse = glimpsed(rules, document, seat, seed)
        text = level(bot, patience)(glimpse)
        if text not in glimpse.options:
            raise ValueError(f"answered {str(text)[:60]!r}, which is no option")
        return text

    return plainly(chosen)


def search(bot: str, rules: Rules, document: dict[str, Any], seat: int, seed: int) -> Tally:
    """Search one decision and return how often each option was tried: others may search the same one."""

    def found() -> Tally:
        searcher = level(bot)
        if not isinstance(searcher, Searcher):
            raise TypeError(f"{bot} does not search")
        return tallied(searcher, glimpsed(rules, document, seat, seed))

    return plainly(found)


def advise(rules: Rules, document: dict[str, Any], seat: int, seed: int) -> Hint:
    """Return a hint for a seat of a sampled world."""
    return plainly(lambda: hints.hint(glimpsed(rules, document, seat, seed)))


def explain(
    rules: Rules, before: dict[str, Any], after: dict[str, Any], viewer: int, seat: int, seed: int
) -> tuple[Change, ...]:
    """Return what a move brought the seat that made it, by worlds that one viewer held possible before and after it."""

    def found() -> tuple[Change, ...]:
        game = games.load(*rules)
        states = [read_position(game, document).state for document in (before, after)]
        return hints.explained(game, states[0], states[1], viewer, seat, seed)

    return plainly(found)


def check(text: str, pack: Path | None) -> str:
    """Replay a record that somebody brought along; return why it must be refused, or nothing."""
    try:
        record = read_record(text)
        replay(games.load(record.header.game, pack), record)
    except BeffroiError as error:
        return str(error)[:300] or "it cannot be read"
    except Exception:
        return "this record cannot be replayed"
    return ""


def sound(key: str, text: str) -> str:
    """Play games with an owner's pack, in every edition and number of players; return what goes wrong, or nothing."""
    try:
        with TemporaryDirectory() as folder:
            (Path(folder) / "pack.toml").write_text(text, encoding="utf-8")
            game = games.fresh(key, Path(folder))
        tables = [(options, seats) for options, counts in games.editions(key) for seats in counts]
        trials = [Trial(game, seats, options, seed) for options, seats in tables for seed in range(TRIALS)]
        for trial in trials:
            trial.run(0.0)
            if trial.violations:
                return trial.violations[0][:200]
    except Exception as error:
        return f"{type(error).__name__}: {error}"[:200]
    return ""
