"""The plain board: draws any view as labelled lists, so that every game is playable."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, TypeVar

from rich.console import Group, RenderableType
from rich.text import Text

from beffroi.i18n.messages import Messages
from beffroi.kernel.game import Game

View = TypeVar("View", bound=Mapping[str, Any])

# What titles, prompts and the heads of players say.
SAID = ("round", "rounds", "phase", "awaited", "asked", "players", "total", "lines")


class Board(Generic[View]):
    """How the views of a game look; made for one language and the names at one table."""

    pages: tuple[str, ...] = ()  # what a player may ask for by name, beside the board
    searched: tuple[str, ...] = ()  # those of the pages that take words to look for
    last: tuple[str, ...] = ("pass", "ready", "stop", "done", "keep")  # verbs that close a decision: listed last
    gathered: tuple[str, ...] = ()  # verbs whose many options stand side by side, under what the board notes of them

    widths: tuple[int, int] = (18, 19)  # columns of a title and of a note in a list of options

    def __init__(self, game: Game, says: Messages, names: list[str]) -> None:
        self.game = game
        self.says = says
        self.names = names
        self.offers: list[int] = []  # what the seat at the screen may do now, so that a map can show where

    @property
    def tables(self) -> dict[str, Any]:
        """Return the component data."""
        return self.game.data.tables

    def term(self, key: str, **facts: Any) -> str:
        """Return a word of this board."""
        return self.says.say(f"{self.game.key}-board-{key}", **facts)

    def title(self, view: View) -> str:
        """Return where the game stands, in a few words."""
        title = self.says.say(f"{self.game.key}-title")
        return f"{title} · {self.says.say('web-round', number=view['round'])}" if "round" in view else title

    def sections(self, view: View, seat: int) -> list[RenderableType]:
        """Return the parts of the board, the most important first; a small screen drops the last ones."""
        return [Group(*self.rows(view)), self.everybody(view, seat)]

    def everybody(self, view: View, seat: int) -> RenderableType:
        """Return all players in full."""
        out: list[Text] = []
        for number, player in enumerate(view.get("players", [])):
            points = self.says.say("table-points", points=player.get("total", 0))
            out += [Text(f"{self.names[number]} · {points}", style="bold"), *self.rows(player)]
        return Group(*out)

    def rows(self, part: View) -> list[Text]:
        """Return the fields of a part of a view, called as the language files call them; empty ones are left out."""
        shown = {key: value for key, value in part.items() if key not in SAID and value not in (None, "", [], {})}
        return [Text(row) for row in rows({self.field(key): value for key, value in shown.items()}, 1)]

    def field(self, key: str) -> str:
        """Return what a field of a view is called."""
        message = f"{self.game.key}-view-{key}"
        return self.says.say(message) if self.says.has(message) else key.replace("_", " ")

    def page(self, name: str, view: View, seat: int) -> RenderableType:
        """Return one of the pages."""
        return Text(name)

    def look(self, name: str, words: str) -> RenderableType:
        """Return what a page that is searched says about some words."""
        return Text(name)

    def label(self, domain: str, name: str) -> str:
        """Return a name as short as a list of options needs it."""
        return self.says.name(domain, name)

    def note(self, domain: str, name: str, view: View, seat: int) -> str:
        """Return what an option's object needs or gives, in a few words."""
        return ""


def rows(value: Any, indent: int = 0) -> list[str]:
    """Return nested lists and tables as indented lines."""
    pad = "  " * indent
    out: list[str] = []
    items = value.items() if isinstance(value, dict) else enumerate(value)
    for key, item in items:
        if isinstance(item, (dict, list)) and any(isinstance(part, (dict, list)) for part in inner(item)):
            out += [f"{pad}{key}:", *rows(item, indent + 1)]
        elif isinstance(item, dict):
            out.append(f"{pad}{key}: " + ", ".join(f"{name} {part}" for name, part in item.items()))
        elif isinstance(item, list):
            out.append(f"{pad}{key}: " + ", ".join(str(part) for part in item))
        else:
            out.append(f"{pad}{key}: {item}")
    return out


def inner(value: Any) -> list[Any]:
    """Return what a table or a list holds."""
    return list(value.values()) if isinstance(value, dict) else list(value)
