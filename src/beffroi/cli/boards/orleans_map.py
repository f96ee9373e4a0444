"""The map of Orléans as characters: towns where they lie, ways between them, goods, posts and merchants."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.console import Group, RenderableType
from rich.text import Text

if TYPE_CHECKING:
    from beffroi.cli.boards.orleans import OrleansBoard
    from beffroi.games.orleans.shape import Table as View

WIDTH = 78
HEIGHT = 34
SIGNS = {"river": "~", "road": "·"}
STYLES = {"river": "blue", "road": "dim"}

TOWN = "bold"
GOODS = "bold yellow"
PARTS = (0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8)  # of a way, where goods may be written

Edge = dict[str, Any]


def ways_from(edges: dict[str, Edge], town: str, kind: str) -> list[tuple[str, str]]:
    """Return the ways of a kind from a town: their names, and where they lead."""
    out: list[tuple[str, str]] = []
    for name, edge in edges.items():
        if edge["kind"] == kind and town in (edge["a"], edge["b"]):
            out.append((name, edge["b"] if edge["a"] == town else edge["a"]))
    return out


class Canvas:
    """A sheet of characters, each with a style; what is written later lies on top."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.letters = [[" "] * width for _ in range(height)]
        self.styles = [[""] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str) -> None:
        """Write a text, pushed left where it would leave the sheet."""
        x = max(0, min(x, self.width - len(text)))
        for i, letter in enumerate(text):
            self.letters[y][x + i] = letter
            self.styles[y][x + i] = style

    def line(self, a: tuple[int, int], b: tuple[int, int], sign: str, style: str) -> None:
        """Draw a way, a character for each step of its longer side."""
        steps = max(abs(a[0] - b[0]), abs(a[1] - b[1]), 1)
        for i in range(steps + 1):
            x = round(a[0] + (b[0] - a[0]) * i / steps)
            y = round(a[1] + (b[1] - a[1]) * i / steps)
            self.put(x, y, sign, style)

    def free_spot(self, a: tuple[int, int], b: tuple[int, int], length: int) -> tuple[int, int]:
        """Return where goods can be written on a way, near its middle and not over a town or other goods."""
        for part in PARTS:
            x = min(round(a[0] + (b[0] - a[0]) * part), self.width - length)
            y = round(a[1] + (b[1] - a[1]) * part)
            if all(style not in (TOWN, GOODS) for style in self.styles[y][x : x + length]):
                return x, y
        return (a[0] + b[0]) // 2, (a[1] + b[1]) // 2

    def text(self) -> Text:
        """Return the sheet for the screen."""
        out = Text(no_wrap=True)
        for letters, styles in zip(self.letters, self.styles, strict=True):
            for letter, style in zip(letters, styles, strict=True):
                out.append(letter, style=style)
            out.append("\n")
        out.rstrip()
        return out


def drawn_map(board: OrleansBoard, view: View) -> RenderableType:
    """Return the whole map, with a legend."""
    towns = board.tables["towns"]
    spots = scaled({name: (town["x"], town["y"]) for name, town in towns.items() if "x" in town})
    canvas = Canvas(WIDTH, HEIGHT)
    edges = [edge for edge in board.tables["edges"].items() if edge[1]["a"] in spots and edge[1]["b"] in spots]
    for _, edge in edges:
        canvas.line(spots[edge["a"]], spots[edge["b"]], SIGNS[edge["kind"]], STYLES[edge["kind"]])
    for name, (x, y) in spots.items():
        label = board.says.name("town", name) + signs(view, name)
        canvas.put(x - len(label) // 2, y, label, TOWN)
    for name, edge in edges:
        goods = "".join(letter(board, good) for good in view["map"].get(name, []))
        if goods:
            x, y = canvas.free_spot(spots[edge["a"]], spots[edge["b"]], len(goods))
            canvas.put(x, y, goods, GOODS)
    return Group(canvas.text(), Text(legend(board, view), style="dim"))


def scaled(spots: dict[str, tuple[int, int]]) -> dict[str, tuple[int, int]]:
    """Return places on the sheet for places on the printed map."""
    xs = [x for x, _ in spots.values()]
    ys = [y for _, y in spots.values()]
    wide, high = max(xs) - min(xs) or 1, max(ys) - min(ys) or 1
    return {
        name: (5 + (x - min(xs)) * (WIDTH - 11) // wide, (y - min(ys)) * (HEIGHT - 1) // high)
        for name, (x, y) in spots.items()
    }


def letter(board: OrleansBoard, good: str) -> str:
    """Return the two letters of a good: wine and wool begin alike."""
    return board.says.name("good", good)[:2].capitalize()


def signs(view: View, town: str) -> str:
    """Return the posts (#seat) and the merchants (@seat) in a town."""
    posts = "".join(str(seat + 1) for seat in view["posts"].get(town, []))
    merchants = "".join(str(seat + 1) for seat, player in enumerate(view["players"]) if player["merchant"] == town)
    return (f"#{posts}" if posts else "") + (f"@{merchants}" if merchants else "")


def legend(board: OrleansBoard, view: View) -> str:
    """Return what the signs of the map mean."""
    goods = ", ".join(f"{letter(board, good)} {board.says.name('good', good)}" for good in board.tables["goods"])
    players = ", ".join(f"{seat + 1} {name}" for seat, name in enumerate(board.names))
    return board.term("legend", river=SIGNS["river"], road=SIGNS["road"], goods=goods, players=players)
