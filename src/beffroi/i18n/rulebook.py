"""The rules of a game as sections of numbered rules, read from its RULES.md."""

from __future__ import annotations

import re

NUMBER = re.compile(r"\*\*([A-Z]+-\d+\.\d+[a-z]?)\*\*")
MARKS = re.compile(r"\*\*|`")
SLANTED = re.compile(r"(?<![\w*])\*([^*\n]+)\*(?!\w)")  # the star of an own-color character, F*, stays


class Rule:
    """One numbered rule with everything that belongs to it."""

    def __init__(self, number: str, text: str) -> None:
        self.number = number
        self.text = text


class Section:
    """A heading with its rules; what stands between them without a number is left to the whole text."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.rules: list[Rule] = []


def sections_of(text: str) -> list[Section]:
    """Read the numbered rules of a text: list items, and rows of tables whose first cell is a number."""
    out = [Section("")]
    heads: list[str] = []
    rule: Rule | None = None
    for line in text.splitlines():
        if line.startswith("#"):
            out.append(Section(line.lstrip("# ")))
            rule = None
        elif line.startswith("|"):
            rule = None
            cells = [cell.strip() for cell in line.strip("| ").split(" | ")]
            number = NUMBER.fullmatch(cells[0])
            if number is not None:
                out[-1].rules.append(Rule(number[1], row_text(heads, cells)))
            elif not set(line) <= set("|-: ") and line.startswith("| "):
                heads = cells
        elif (number := NUMBER.match(line.removeprefix("- "))) is not None:
            rule = Rule(number[1], plain(line.removeprefix("- ")[number.end() :]))
            out[-1].rules.append(rule)
        elif rule is not None and line.startswith("  "):
            if not set(line.strip()) <= set("|-: "):
                rule.text += f"\n  {plain(' – '.join(line.strip().strip('|').split(' | ')))}"
        elif line.strip():
            rule = None
    return [section for section in out if section.rules]


def row_text(heads: list[str], cells: list[str]) -> str:
    """Return a row of a table as a sentence: its name, then each cell with its heading."""
    parts = [
        f"{plain(head)} – {plain(cell)}" for head, cell in zip(heads[2:], cells[2:], strict=False) if cell not in "-–"
    ]
    return f"{plain(cells[1])}. {'; '.join(parts)}" if len(cells) > 1 else ""


def plain(text: str) -> str:
    """Return a text without the marks of Markdown."""
    return SLANTED.sub(r"\1", MARKS.sub("", text)).strip()
