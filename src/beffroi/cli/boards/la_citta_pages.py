"""Pages beside the board of La Città: cities and their neighbors, politics cards, buildings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.console import Group, RenderableType
from rich.text import Text

from beffroi.cli.screen import table

if TYPE_CHECKING:
    from beffroi.cli.boards.la_citta import LaCittaBoard
    from beffroi.games.la_citta.shape import Table as View
    from beffroi.games.la_citta.shape import Town, WishName

GUESS = "◇"  # after what is reconstructed


def cities_page(board: LaCittaBoard, view: View) -> RenderableType:
    """Return all cities, and for each pair of neighbors who would take a citizen under each wish."""
    every = board.city_rows(view, list(range(len(view["players"]))))
    wishes = list(board.tables["wishes"])
    rows = table(board.term("head-pair"), *[board.wish(wish) for wish in wishes])
    cities = {city["city"]: city for player in view["players"] for city in player["cities"]}
    for name, city in cities.items():
        for other in [other for other in city["neighbors"] if other > name]:
            pair = f"{board.city(name)} – {board.city(other)}"
            rows.add_row(pair, *[duel(board, city, cities[other], wish) for wish in wishes])
    if not rows.rows:
        return Group(every, Text(""), Text(board.term("no-neighbors")))
    return Group(every, Text(""), Text(board.term("duels")), rows)


def duel(board: LaCittaBoard, one: Town, other: Town, wish: WishName) -> str:
    """Return the attraction of two neighbors under a wish and who would take a citizen; from a full city it is lost."""
    mine, theirs = one["attractions"][wish], other["attractions"][wish]
    score = f"{mine}:{theirs}"
    if mine == theirs:
        return score
    winner = one if mine > theirs else other
    full = winner["cap"] is not None and winner["citizens"] >= winner["cap"]
    return f"{score} {board.term('full' if full else 'wins', city=board.city(winner['city']))}"


def cards_page(board: LaCittaBoard) -> RenderableType:
    """Return all politics cards: copies, price, effect."""
    heads = [board.term("head-card"), f">{board.term('head-copies')}", f">{board.term('head-price')}"]
    rows = table(*heads, board.term("head-does"))
    for name, entry in board.tables["politics"].items():
        title = board.card(name) + guess(entry)
        rows.add_row(title, str(entry["copies"]), board.price(name), board.does(name))
    return Group(rows, Text(board.term("guess", sign=GUESS), style="dim"))


def buildings_page(board: LaCittaBoard, view: View) -> RenderableType:
    """Return all buildings: how they are built, what they need and give, tiles left."""
    heads = [board.term(f"head-{key}") for key in ("building", "size", "does")]
    rows = table(*heads, f">{board.term('head-left')}")
    for name, entry in board.tables["buildings"].items():
        title = board.says.name("building", name) + guess(entry)
        left = str(view["stocks"][entry["stock"]]) if "stock" in entry else ""
        rows.add_row(title, board.term(f"size-{entry['size']}"), board.gives(name), left)
    return Group(rows, Text(board.term("guess", sign=GUESS), style="dim"))


def guess(entry: dict[str, Any]) -> str:
    """Return the mark of an entry that is reconstructed, as a whole or in part."""
    return f" {GUESS}" if "reconstructed" in [entry[key] for key in entry if key.endswith("source")] else ""
