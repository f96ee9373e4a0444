"""Bots in the terminal: who sits where, at which level, and how a bot's move is chosen."""

from __future__ import annotations

import re

from beffroi.bots.base import Decision
from beffroi.bots.levels import STAND_IN, level
from beffroi.cli.talk import Problem
from beffroi.kernel.chance import MOST_SEED, streams
from beffroi.kernel.errors import DataError
from beffroi.kernel.match import Match
from beffroi.kernel.position import Position
from beffroi.kernel.record import Header

TITLE = re.compile(r" \(bot(?:: ([a-z0-9_.:-]+))?\)$")  # how the name of a bot ends, so that a record says who played
STRIDE = 1 << 64  # far from any seed people type, so that bots cannot predict the game's own chance

Bots = dict[int, str]  # levels by seat


def titled(name: str, bot: str | None) -> str:
    """Return the name of a seat; a bot's name says so, and names its level."""
    plain = TITLE.sub("", name)
    if bot is None:
        return name
    return f"{plain} (bot)" if bot == STAND_IN else f"{plain} (bot: {bot})"


def bots_of(header: Header) -> Bots:
    """Return the bots, according to the names of the seats."""
    found = {seat: TITLE.search(name) for seat, name in enumerate(header.names)}
    return {seat: match.group(1) or STAND_IN for seat, match in found.items() if match is not None}


def read_bots(text: str, count: int, usual: str) -> Bots:
    """Read seats such as `1,2` or `1=master`, or the words `all` and `none`."""
    check_level(usual)
    if text in ("all", "none"):
        return dict.fromkeys(range(count), usual) if text == "all" else {}
    out: Bots = {}
    for part in text.split(","):
        seat, equals, own = (piece.strip() for piece in part.partition("="))
        if not (seat.isascii() and seat.isdigit() and len(seat) < 3 and int(seat) < count):
            raise Problem("bots", text=text[:40], last=count - 1)
        out[int(seat)] = check_level(own) if equals else usual
    return out


def check_level(text: str) -> str:
    """Refuse what is not a level; external bots play in the browser and in tournaments."""
    if "=" in text or len(text) > 20:
        raise DataError("bot", f"«{text[:40]}» is not a level")
    level(text)
    return text


def decision_of(match: Match, seat: int) -> Decision:
    """Return the decision of a seat, with a seed that is the same after a resume."""
    game, header, count = match.game, match.header, len(match.entries)
    seed = int(streams((header.seed + count * STRIDE) & MOST_SEED, 1)[0].next32())
    world = Position(len(header.names), header.options, 0, game.sample(match.state, seat, seed))
    return Decision(game, world, seat, seed)
