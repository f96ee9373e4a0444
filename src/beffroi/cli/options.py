"""What commands have in common: the game, its options, its seats, its data."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from beffroi import games
from beffroi.bots.levels import LEVELS
from beffroi.cli.save import read_text
from beffroi.cli.talk import SPEAKER, Problem
from beffroi.i18n.messages import Messages
from beffroi.kernel.chance import MOST_SEED
from beffroi.kernel.errors import DataError, Illegal
from beffroi.kernel.game import Game
from beffroi.kernel.game import Option as GameOption
from beffroi.kernel.reader import read_json

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Key of a game, as listed by `beffroi games`.")]
Lang = Annotated[str | None, typer.Option("--lang", metavar="fr|en", help="Language; default: the locale.")]
DataPack = Annotated[Path | None, typer.Option("--data", metavar="DIR", help="Data pack on top of the built-in data.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="Option of the game; may be repeated.")
]
Players = Annotated[int | None, typer.Option("--players", "--seats", metavar="N", help="Number of players.")]
Seed = Annotated[str | None, typer.Option("--seed", metavar="NUMBER", help="Seed of chance; default: a new one.")]
PositionFile = Annotated[
    Path | None, typer.Option("--position", metavar="FILE", help="Start from a position (docs/positions.md).")
]
OutsideBots = Annotated[
    list[str] | None, typer.Option("--bot", metavar="NAME=COMMAND", help="External bot (docs/bots.md); repeatable.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]

BOT_NAME = re.compile(r"[a-z][a-z0-9_-]{0,19}")


def open_game(key: str, pack: Path | None, lang: str | None) -> tuple[Game, Messages]:
    """Load a game with an owner's data, and the messages to describe it."""
    SPEAKER.choose(lang)
    known_game(key)
    SPEAKER.choose(lang, key=key)  # a pack may be refused before there is a game
    game = games.load(key, None if pack is None else pack.resolve())
    return game, SPEAKER.choose(lang, game)


def known_game(key: str) -> None:
    """Refuse an unknown game."""
    if key not in games.keys():
        raise Illegal("unknown-game", key, game=key[:30], games=", ".join(games.keys()))


def chosen(game: Game, texts: list[str] | None) -> dict[str, str]:
    """Read `name=value` options and check them."""
    out: dict[str, str] = {}
    for text in texts or []:
        name, equals, value = text.partition("=")
        if not equals or not name or not value:
            raise Problem("option-form", text=text[:60])
        out[name.strip()] = value.strip()
    names = [option.name for option in game.options]
    for name, value in out.items():
        if name not in names:
            raise Problem("option-name", name=name[:40], names=", ".join(names))
        check_value(game.options[names.index(name)], value)
    return out


def outside_bots(texts: list[str] | None) -> dict[str, str]:
    """Read the names and commands of external bots; a name must be new and short."""
    out: dict[str, str] = {}
    for text in texts or []:
        name, equals, command = text.partition("=")
        if not equals or not command.strip() or not BOT_NAME.fullmatch(name) or name in (*LEVELS, *out):
            raise Problem("bot-form", text=text[:60])
        out[name] = command
    return out


def check_value(option: GameOption, value: str) -> None:
    """Refuse a value that an option does not have."""
    try:
        option.check(value)
    except DataError:
        values = ", ".join(values_of(option))
        raise Problem("option-value", name=option.name, value=value[:40], values=values) from None


def values_of(option: GameOption) -> list[str]:
    """Return the values of an option."""
    return [*option.words, f"{option.low}-{option.high}"] if option.low != option.high else option.words


def seats_for(game: Game, players: int | None, options: dict[str, str]) -> int:
    """Return the number of players, by default the fewest the options allow."""
    full = game.complete(options)
    low, high = game.seats(full)
    seats = low if players is None else players
    if not low <= seats <= high:
        raise Problem("seats", players=seats, low=low, high=high)
    game.check_seats(seats, full)
    return seats


def read_seed(text: str | None, default: int) -> int:
    """Read a seed of up to 128 bits."""
    if text is None:
        return default
    if not (text.isascii() and text.isdigit() and len(text) <= 39 and int(text) <= MOST_SEED):
        raise Problem("seed", text=text[:60])
    return int(text)


def read_document(path: Path) -> Any:
    """Read a JSON document from a file, or from standard input for `-`."""
    if str(path) == "-":
        return read_json(sys.stdin.read(), "-")
    return read_json(read_text(path), path.name)


def print_json(document: Any) -> None:
    """Print a document as plain JSON."""
    sys.stdout.write(json.dumps(document, ensure_ascii=False, indent=1) + "\n")


def at_least(number: int, least: int, name: str) -> int:
    """Refuse a number that is too small."""
    if number < least:
        raise Problem("too-small", name=name, least=least)
    return number
