"""Finds games: by folder here, and by the entry point group `beffroi.games` for those of third parties."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path

from beffroi.kernel.errors import DataError
from beffroi.kernel.game import Game

Maker = Callable[[Path | None], Game]

EDITION = "edition"  # the option of a game that makes another game of it


@cache
def makers() -> dict[str, Maker]:
    """Return what makes each known game, by key; a maker takes an owner's data pack or None."""
    found: dict[str, Maker] = {}
    for folder in sorted(Path(__file__).parent.iterdir()):
        if (folder / "RULES.md").is_file():
            found[folder.name] = import_module(f"beffroi.games.{folder.name}").GAME
    for entry in entry_points(group="beffroi.games"):
        found.setdefault(entry.name, entry.load())
    return found


def keys() -> list[str]:
    """Return the keys of all known games."""
    return list(makers())


def load(key: str, pack: Path | None = None) -> Game:
    """Return a game by its key, with an owner's data pack laid over its data; the same one until the pack changes."""
    return made(key, pack, stamps(pack))


def stamps(pack: Path | None) -> tuple[tuple[str, int, int], ...]:
    """Return what changes when a file of a pack does."""
    files = sorted(path for path in pack.iterdir() if path.is_file()) if pack is not None and pack.is_dir() else []
    return tuple((path.name, path.stat().st_mtime_ns, path.stat().st_size) for path in files)


@lru_cache(maxsize=64)
def made(key: str, pack: Path | None, stamp: tuple[tuple[str, int, int], ...]) -> Game:
    """Make a game; the stamp tells one state of a pack from another."""
    return fresh(key, pack)


def fresh(key: str, pack: Path | None = None) -> Game:
    """Make a game from what its files say now, and do not remember it: for packs that are only tried."""
    maker = makers().get(key)
    if maker is None:
        said, names = key[:30], ", ".join(keys())
        raise DataError("game", f"«{said}» is unknown; the games are: {names}", "game", value=said, names=names)
    return maker(pack)


def editions(key: str, names: Sequence[str] = (EDITION,)) -> Iterator[tuple[dict[str, str], range]]:
    """Return what sets the editions of a game apart, one set of options for each, with the numbers of players.

    `names` are the options that make another game of it; where it has none of them, there is one edition.
    """
    game = load(key)
    words = [{option.name: word} for option in game.options if option.name in names for word in option.words]
    for options in words or [{}]:
        low, high = game.seats(game.complete(options))
        yield options, range(low, high + 1)


def folder(key: str) -> Path:
    """Return the folder of a game that stands here: its rules, data and languages."""
    return Path(__file__).parent / key
