"""How a view looks in the terminal: one module per game, and a plain board for games without one."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from beffroi.cli.boards.plain import Board
from beffroi.i18n.messages import Messages
from beffroi.kernel.game import Game


def board_of(game: Game, says: Messages, names: list[str]) -> Board[Any]:
    """Return the board of a game."""
    module = f"{__name__}.{game.key}"
    if game.key.isidentifier() and game.key != "plain" and find_spec(module) is not None:
        made: Board[Any] = import_module(module).BOARD(game, says, names)
        return made
    return Board(game, says, names)
