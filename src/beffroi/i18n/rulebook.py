"""The rules of a game: numbered, from its RULES.md, and on one page, from its SUMMARY.md."""

from __future__ import annotations

import re
from pathlib import Path

CITED = re.compile(r"\b[A-Z]{3}-\d+\.\d+[a-z]?\b")
NUMBER = re.compile(r"\*\*([A-Z]+-\d+\.\d+[a-z]?)\*\*")
MARKS = re.compile(r"\*\*|`")
SLANTED = re.compile(r"(?<![\w*])\*([^*\n]+)\*(?!\w)")  # the star of an own-color character, F*, stays


class Rule:
    """One numbered rule with everything that belongs to it."""

    def __init__(self, number: str, text: str) -> None:
        self.number = number
        self.text = text


class Section:
    """A heading with its rules; unnumbered text between them is only in the full text."""

    def __init__(self, title: str, chapter: str = "") -> None:
        self.title = title
        self.chapter = chapter or title  # the second-level heading above it, or itself
        self.rules: list[Rule] = []


class Part:
    """A heading of the summary with its paragraphs and items, one line each, in Markdown."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.lines: list[str] = []


def book_file(folder: Path, name: str, lang: str) -> Path | None:
    """Return the RULES or SUMMARY file of a game in a language, else in English, else None."""
    paths = (folder / f"{name}.{lang}.md", folder / f"{name}.md")
    return next((path for path in paths if path.is_file()), None)


def parts_of(text: str) -> list[Part]:
    """Read a summary: the text under each second-level heading."""
    out: list[Part] = []
    for line in text.splitlines():
        if line.startswith("## "):
            out.append(Part(line.removeprefix("## ")))
        elif out and line.strip():
            out[-1].lines.append(line)
    return out


def cited(text: str) -> list[str]:
    """Return the rule numbers that a text mentions, in order."""
    return CITED.findall(text)


def sections_of(text: str) -> list[Section]:
    """Read the numbered rules of a text: list items, and rows of tables whose first cell is a number."""
    out = [Section("")]
    heads: list[str] = []
    rule: Rule | None = None
    for line in text.splitlines():
        if line.startswith("#"):
            out.append(Section(line.lstrip("# "), out[-1].chapter if line.startswith("### ") else ""))
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


def numbers_in(text: str) -> list[str]:
    """Return every rule number of a text, in order, once each."""
    return list(dict.fromkeys(rule.number for section in sections_of(text) for rule in section.rules))


def row_text(heads: list[str], cells: list[str]) -> str:
    """Return a row of a table as a sentence: its name, then each cell with its heading."""
    parts = [
        f"{plain(head)} – {plain(cell)}" for head, cell in zip(heads[2:], cells[2:], strict=False) if cell not in "-–"
    ]
    return f"{plain(cells[1])}. {'; '.join(parts)}" if len(cells) > 1 else ""


def plain(text: str) -> str:
    """Return a text without Markdown markup."""
    return SLANTED.sub(r"\1", MARKS.sub("", text)).strip()
