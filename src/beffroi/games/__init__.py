"""Finds games: by folder here, and by the entry point group `beffroi.games` for those of third parties."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

from beffroi.kernel.errors import DataError
from beffroi.kernel.game import Game

Maker = Callable[[Path | None], Game]

GROUP = "beffroi.games"
EDITION = "edition"  # the option of a game that makes another game of it
KEY = re.compile(r"[a-z][a-z0-9_]{1,30}")  # also the name of a Python package, and part of addresses


@cache
def homes() -> dict[str, Path | EntryPoint]:
    """Return where each known game is: its folder here, or the entry point of a package of its own."""
    found: dict[str, Path | EntryPoint] = {}
    for path in sorted(Path(__file__).parent.iterdir()):
        if (path / "RULES.md").is_file():
            found[path.name] = path
    for entry in sorted(entry_points(group=GROUP), key=lambda one: one.name):
        found.setdefault(entry.name, entry)
    return found


@cache
def maker(key: str) -> Maker:
    """Return what makes a game; it takes an owner's data pack or None."""
    home = homes()[key]
    if isinstance(home, Path):
        made: Maker = import_module(f"{__name__}.{key}").GAME
        return made
    if not KEY.fullmatch(key):
        reason = "is not the key of a game; use lower-case letters, digits and _, at most 31"
        raise DataError(f"{home.value}: {key[:40]}", reason, "game-key")
    try:
        found: Maker = home.load()
    except Exception as error:
        reason = f"this package cannot be loaded: {error}; fix or uninstall it"
        raise DataError(f"{key} ({home.value})", reason, "game-broken", why=str(error)) from error
    if not any((folder(key) / "locale" / name).is_file() for name in ("en.ftl", "fr.ftl")):
        path = str(folder(key) / "locale" / "en.ftl")
        reason = f"{path} is missing; write it, and list locale/*.ftl as package data in pyproject.toml"
        raise DataError(key, reason, "game-mute", file=path)
    return found


def keys() -> list[str]:
    """Return the keys of all known games."""
    return list(homes())


def ours() -> list[str]:
    """Return the keys of the games of this house: those that come with it."""
    return [key for key, home in homes().items() if isinstance(home, Path)]


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
    if key not in homes():
        said, names = key[:30], ", ".join(keys())
        raise DataError("game", f"«{said}» is unknown; the games are: {names}", "game", value=said, names=names)
    game = maker(key)(pack)
    if game.key != key:
        reason = f"calls itself «{game.key}»; give Game.key and the entry point the same name"
        raise DataError(key, reason, "game-name", value=game.key)
    return game


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
    """Return the folder of a game: its rules, data, languages, and for games of others their board."""
    home = homes().get(key)
    if isinstance(home, EntryPoint):
        return Path(str(import_module(home.module).__file__)).parent
    return Path(__file__).parent / key
