"""A view as an image: its lines of text as SVG, or drawn into a pixel array."""

from __future__ import annotations

from html import escape

import numpy as np
from numpy.typing import NDArray

from beffroi.kernel.errors import DataError

TEXT, SVG, PIXELS = "ansi", "svg", "rgb_array"
MODES = [TEXT, SVG, PIXELS]

LINE = 14  # pixels from one line to the next
LETTER = 7
MARGIN = 10
WIDEST = 160  # characters of a line in SVG; longer lines are cut
COLUMNS, ROWS, LETTERS = 3, 80, 72  # of the pixel array, which has the same size for all states, as videos need it
INK, PAPER = "#1c1917", "#faf7f0"


def check_mode(mode: str | None) -> None:
    """Refuse an unknown render mode."""
    if mode is not None and mode not in MODES:
        raise DataError("render_mode", f"«{mode[:40]}» is unknown; choose one of: {', '.join(MODES)}")


def cut(text: str, letters: int) -> list[str]:
    """Return lines, cut to fit the image."""
    return [line if len(line) <= letters else f"{line[: letters - 1]}…" for line in text.splitlines()]


def svg(text: str) -> str:
    """Return text as an SVG document."""
    lines = cut(text, WIDEST)
    width, height = 2 * MARGIN + LETTER * WIDEST, 2 * MARGIN + LINE * len(lines)
    rows = [
        f'<text x="{MARGIN}" y="{MARGIN + LINE * (i + 1) - 3}" xml:space="preserve">{escape(line)}</text>'
        for i, line in enumerate(lines)
    ]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">'
    group = f'<g font-family="monospace" font-size="{LINE - 3}" fill="{INK}">'
    return "\n".join([head, f'<rect width="100%" height="100%" fill="{PAPER}"/>', group, *rows, "</g></svg>"])


def pixels(text: str) -> NDArray[np.uint8]:
    """Return text in columns, as an array of rows, columns and colors; lines that do not fit are left out."""
    from PIL import Image, ImageDraw, ImageFont  # noqa: PLC0415 - slow to load, and only images need it

    lines = cut(text, LETTERS)
    if len(lines) > COLUMNS * ROWS:
        lines = [*lines[: COLUMNS * ROWS - 1], "…"]
    wide = 2 * MARGIN + LETTER * LETTERS
    image = Image.new("RGB", (COLUMNS * wide, 2 * MARGIN + LINE * ROWS), PAPER)
    font = ImageFont.load_default(LINE - 3)
    draw = ImageDraw.Draw(image)
    for i, line in enumerate(lines):
        draw.text((MARGIN + i // ROWS * wide, MARGIN + LINE * (i % ROWS)), line, INK, font)
    return np.asarray(image)


def rendered(text: str, mode: str | None) -> str | NDArray[np.uint8] | None:
    """Return text in the render mode of an environment, or None if it has none."""
    if mode == TEXT:
        return text
    if mode == SVG:
        return svg(text)
    return pixels(text) if mode == PIXELS else None
