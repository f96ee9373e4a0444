"""The rules of a game as sections of numbered rules, and searching them by number or by words."""

from __future__ import annotations

import re
from pathlib import Path
from unicodedata import combining, normalize

from beffroi import games
from beffroi.cli.talk import Problem

NUMBER = re.compile(r"\*\*([A-Z]+-\d+\.\d+[a-z]?)\*\*")
ASKED = re.compile(r"(?:[a-z]+-)?(\d+)(?:\.(\d+[a-z]?))?", re.IGNORECASE)
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


def rules_file(game: str, lang: str) -> Path:
    """Return the rules of a game in a language, or in English when there are no others."""
    folder = games.folder(game)
    own = folder / f"RULES.{lang}.md"
    path = own if own.is_file() else folder / "RULES.md"
    if not path.is_file():
        raise Problem("no-rules", game=game)
    return path


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


def folded(text: str) -> str:
    """Return a text letter for letter without accents and capitals, so that positions stay the same."""
    return "".join(bare(letter) for letter in text)


def bare(letter: str) -> str:
    """Return a letter without its accent, in lower case; always one letter."""
    parts = [part for part in normalize("NFD", letter) if not combining(part)]
    low = (parts[0] if parts else letter).lower()
    return low if len(low) == 1 else letter


def found(sections: list[Section], words: list[str]) -> list[Section]:
    """Return the rules that answer to a number, or that hold every word."""
    asked = ASKED.fullmatch(words[0]) if len(words) == 1 else None
    out: list[Section] = []
    for section in sections:
        hit = Section(section.title)
        if asked is not None:
            hit.rules = [rule for rule in section.rules if is_asked(rule.number, asked[1], asked[2])]
        else:
            wanted = [folded(word) for word in words]
            hit.rules = [
                rule
                for rule in section.rules
                if all(word in folded(f"{section.title} {rule.number} {rule.text}") for word in wanted)
                and any(word in folded(f"{rule.number} {rule.text}") for word in wanted)
            ]
        if hit.rules:
            out.append(hit)
    return out


def is_asked(number: str, section: str, rule: str | None) -> bool:
    """Tell whether a rule number is the one asked for, or of the section asked for."""
    of_section, _, own = number.rpartition("-")[2].partition(".")
    return of_section == section and rule in (None, own)


def numbers_in(text: str) -> list[str]:
    """Return every rule number of a text, in order, once each."""
    return list(dict.fromkeys(rule.number for section in sections_of(text) for rule in section.rules))
