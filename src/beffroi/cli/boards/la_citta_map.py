"""The map of La Città as characters: lanes with tiles, landscapes, and the spaces that may be chosen now."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from rich.text import Text

from beffroi.cli.boards.orleans_map import Canvas

if TYPE_CHECKING:
    from beffroi.games.la_citta.shape import Slot
    from beffroi.games.la_citta.shape import Table as View

STEP = 2  # columns for half a hex
CELL = 2 * STEP
WIDTH = 80
MARGIN = 4  # for the numbers of rows, where the screen leaves room

SIGNS = {"field": '"', "water": "~", "mountain": "^"}
STYLES = {"field": "yellow", "water": "blue", "mountain": "dim"}
OWNERS = ("red", "bright_yellow", "green", "cyan", "magenta")
CHOSEN = "bold reverse"
FREE = "dim"
ROW = "dim"

RAISED = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")  # for a row that leaves no room for more

Hex = tuple[int, int]


class Cell:
    """What is written on one space, and how."""

    def __init__(self, text: str, style: str) -> None:
        self.text = text
        self.style = style


def place_of(space: str) -> Hex:
    """Return the lane and the row of a space, `8,9`."""
    lane, _, row = space.partition(",")
    return int(lane), int(row)


def letter(seat: int) -> str:
    """Return the letter of a player on the map."""
    return chr(ord("A") + seat)


def cells(view: View, shorts: Mapping[str, str], spaces: set[str], cities: set[str]) -> dict[str, Cell]:
    """Return what every space shows: its lane, or its tile; in brackets what may be chosen now."""
    out: dict[str, Cell] = {}
    for space in view["spaces"]:
        lane = space.partition(",")[0]
        out[space] = Cell(f"[{lane}]", CHOSEN) if space in spaces else Cell(f" {lane}", FREE)
    for seat, player in enumerate(view["players"]):
        style = f"bold {OWNERS[seat]}"
        for city in player["cities"]:
            for tile in city["tiles"]:
                space = tile["space"]
                castello = space == city["castello"]
                name = f"{letter(seat)}{city['city'].partition('.')[2]}" if castello else shorts[tile["building"]]
                if space in spaces or (castello and city["city"] in cities):
                    out[space] = Cell(f"[{name}]", f"{style} reverse")
                else:
                    out[space] = Cell(f"<{name}>" if castello else f"{letter(seat)}{name}", style)
    return out


def drawn_map(view: View, written: Mapping[str, Cell]) -> Text:
    """Return the map: a line per row of hexes, every hex four columns wide."""
    hexes = [place_of(space) for space in view["spaces"]]
    hexes += [(lane, row) for slot in view["slots"] for lane, row in slot["hexes"]]  # also beyond the spaces of few
    left = min(2 * lane + row for lane, row in hexes)
    wide = STEP * (max(2 * lane + row for lane, row in hexes) - left) + CELL
    margin = min(MARGIN, max(0, WIDTH - wide))
    top = min(row for _, row in hexes)
    canvas = Canvas(min(WIDTH, wide + 2 * margin), max(row for _, row in hexes) - top + 1)
    shift = margin - STEP * left
    ends: dict[int, list[int]] = {}
    for slot in view["slots"]:
        draw_land(canvas, slot, shift, top)
        for lane, row in slot["hexes"]:
            ends.setdefault(row, []).append(STEP * (2 * lane + row) + shift)
    for space, cell in written.items():
        lane, row = place_of(space)
        x = STEP * (2 * lane + row) + shift
        canvas.put(x, row - top, cell.text, cell.style)
        ends.setdefault(row, []).append(x)
    for row, columns in ends.items():
        number_row(canvas, row, row - top, min(columns), max(columns) + CELL)
    return canvas.text()


def draw_land(canvas: Canvas, slot: Slot, shift: int, top: int) -> None:
    """Draw a landscape tile: its sign over all its hexes, the wheat of a field in its middle line."""
    lines: dict[int, list[int]] = {}
    for lane, row in slot["hexes"]:
        lines.setdefault(row, []).append(STEP * (2 * lane + row) + shift)
    middle = sorted(lines)[len(lines) // 2]
    for row, columns in lines.items():
        wide = CELL * len(columns) - 1
        text = SIGNS[slot["kind"]] * wide
        if row == middle and slot["wheat"]:
            text = f" {slot['wheat']} ".center(wide, SIGNS[slot["kind"]])
        canvas.put(min(columns), row - top, text, STYLES[slot["kind"]])


def number_row(canvas: Canvas, row: int, y: int, first: int, last: int) -> None:
    """Write the number of a row on both sides of it, where there is room: `,9` as in the name of its spaces."""
    text = f",{row}"
    small = str(row).translate(RAISED)
    if first > len(text):
        canvas.put(first - len(text) - 1, y, text, ROW)
    if last + len(text) <= canvas.width:
        canvas.put(last, y, text, ROW)
    elif first <= len(text) and last + len(small) <= canvas.width:
        canvas.put(last, y, small, ROW)
