"""Boards that come with the package of a game: one module each, and no other file of a package is ever sent."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath, FromQuery

from beffroi import games
from beffroi.server.pages import FOREVER, File, read_file, sent
from beffroi.server.problems import Refusal

NAME = "board.js"


@cache
def board(key: str) -> File | None:
    """Return the board that a game brings along, as it was when the server began; those of the house are built in."""
    path = games.folder(key) / NAME
    return read_file(path, NAME) if key in games.keys() and key not in games.ours() and path.is_file() else None


def address(key: str) -> str:
    """Return where the browser finds the board of a game: another address for every version of it."""
    file = board(key)
    return f"/games/{key}/{NAME}?v={mark(file)}" if file is not None else ""


def mark(file: File) -> str:
    """Return what tells one version of a file from another."""
    return file.etag.strip('"')


@get(f"/games/{{key:str}}/{NAME}", include_in_schema=False, sync_to_thread=False, packed=True)
def board_file(request: Request[Any, Any, Any], key: FromPath[str], v: FromQuery[str] = "") -> Response[bytes]:
    """Return the board of a game; with its mark it may be kept forever."""
    file = board(key)
    if file is None:
        raise Refusal(404, "not-found", "there is no such file")
    return sent(replace(file, cache=FOREVER) if v == mark(file) else file, request)
