"""What runs in a worker process: sampled worlds come in as positions, texts of actions and figures go out."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

from beffroi import games
from beffroi.bots import Decision, hints, level
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
    """Return a world that agrees with a seat's view, as a document without the seed of the true game."""
    world = game.sample(position.state, seat, seed)
    return write_position(game, Position(position.seats, position.options, 0, world))


def plainly(work: Callable[[], T]) -> T:
    """Do something; any error is raised as a RuntimeError with its text.

    Not every exception can be pickled between processes, and one that cannot takes all workers down.
    """
    try:
        return work()
    except Exception as error:
        raise RuntimeError(repr(error)[:300]) from None


def decision_in(rules: Rules, document: dict[str, Any], seat: int, seed: int) -> Decision:
    """Return the decision of a seat in a sampled world."""
    game = games.load(*rules)
    return Decision(game, read_position(game, document), seat, seed)


def answer(bot: str, rules: Rules, document: dict[str, Any], seat: int, seed: int, patience: float = PATIENCE) -> str:
    """Let a bot choose for a seat of a sampled world; an external one has `patience` seconds."""

    def chosen() -> str:
        decision = decision_in(rules, document, seat, seed)
        text = level(bot, patience)(decision)
        if text not in decision.options:
            raise ValueError(f"answered {str(text)[:60]!r}, which is not an option")
        return text

    return plainly(chosen)


def search(bot: str, rules: Rules, document: dict[str, Any], seat: int, seed: int) -> Tally:
    """Search one decision and return visits and values, to be added to those of other workers."""

    def found() -> Tally:
        searcher = level(bot)
        if not isinstance(searcher, Searcher):
            raise TypeError(f"{bot} does not search")
        return tallied(searcher, decision_in(rules, document, seat, seed))

    return plainly(found)


def advise(rules: Rules, document: dict[str, Any], seat: int, seed: int) -> Hint:
    """Return a hint for a seat of a sampled world."""
    return plainly(lambda: hints.hint(decision_in(rules, document, seat, seed)))


def explain(
    rules: Rules, before: dict[str, Any], after: dict[str, Any], viewer: int, seat: int, seed: int
) -> tuple[Change, ...]:
    """Return what a move changed for its seat, in worlds consistent with what one viewer knew before and after it."""

    def found() -> tuple[Change, ...]:
        game = games.load(*rules)
        states = [read_position(game, document).state for document in (before, after)]
        return hints.explained(game, states[0], states[1], viewer, seat, seed)

    return plainly(found)


def check(text: str, pack: Path | None) -> str:
    """Replay an uploaded record; return why it must be refused, or ""."""
    try:
        record = read_record(text)
        replay(games.load(record.header.game, pack), record)
    except BeffroiError as error:
        return str(error)[:300] or "it cannot be read"
    except Exception:
        return "this record cannot be replayed"
    return ""


def sound(key: str, text: str) -> str:
    """Play games with an owner's pack, in every edition and number of players; return what goes wrong, or ""."""
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
