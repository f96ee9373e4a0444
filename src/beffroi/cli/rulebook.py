"""Searching the rules of a game by number or by words."""

from __future__ import annotations

import re
from pathlib import Path
from unicodedata import combining, normalize

from beffroi import games
from beffroi.cli.talk import Problem
from beffroi.i18n.rulebook import Rule, Section, book_file, numbers_in, sections_of

ASKED = re.compile(r"(?:[a-z]+-)?(\d+)(?:\.(\d+[a-z]?))?", re.IGNORECASE)

__all__ = ["Rule", "Section", "folded", "found", "numbers_in", "rules_file", "sections_of", "summary_file"]


def rules_file(game: str, lang: str) -> Path:
    """Return the rules of a game in a language, or in English if there are no others."""
    path = book_file(games.folder(game), "RULES", lang)
    if path is None:
        raise Problem("no-rules", game=game)
    return path


def summary_file(game: str, lang: str) -> Path:
    """Return the one-page rules of a game."""
    path = book_file(games.folder(game), "SUMMARY", lang)
    if path is None:
        raise Problem("no-summary", game=game)
    return path


def folded(text: str) -> str:
    """Return a text without accents and capitals, letter for letter, so that positions stay the same."""
    return "".join(bare(letter) for letter in text)


def bare(letter: str) -> str:
    """Return a letter without its accent, in lower case; always one letter."""
    parts = [part for part in normalize("NFD", letter) if not combining(part)]
    low = (parts[0] if parts else letter).lower()
    return low if len(low) == 1 else letter


def found(sections: list[Section], words: list[str]) -> list[Section]:
    """Return the rules that match a number or contain every word."""
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
    """Return whether a rule number is the one asked for, or in the section asked for."""
    of_section, _, own = number.rpartition("-")[2].partition(".")
    return of_section == section and rule in (None, own)
