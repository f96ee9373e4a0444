"""Games as text, for language models and people: one-page rules, what a seat sees, its options by name."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from beffroi import games
from beffroi.i18n.messages import Messages
from beffroi.i18n.rulebook import book_file
from beffroi.kernel.errors import Illegal
from beffroi.kernel.flow import State, legal, pending
from beffroi.kernel.game import Game

CITATION = re.compile(r"\s*\([A-Z]{3}-[^)]*\)")


def rules(game: Game, lang: str = "en") -> str:
    """Return the rules in compact form: the summary of the game, without the numbers of the rules."""
    path = book_file(games.folder(game.key), "SUMMARY", lang)
    return CITATION.sub("", path.read_text(encoding="utf-8")).strip() if path is not None else ""


def told(view: Mapping[str, Any]) -> str:
    """Return a view as indented lines; empty and missing values are left out."""
    return "\n".join(lines(view, ""))


def lines(value: Mapping[str, Any], indent: str) -> list[str]:
    """Return one line per field, with nested fields below it."""
    out: list[str] = []
    for name, item in value.items():
        if item is None or item in ("", [], {}):
            continue
        if isinstance(item, dict) and deep(item):
            out += [f"{indent}{name}:", *lines(item, f"{indent}  ")]
        elif isinstance(item, list) and any(isinstance(one, dict) and deep(one) for one in item):
            for number, entry in enumerate(item):
                out += [f"{indent}{name} {number}:", *lines(entry, f"{indent}  ")]
        else:
            out.append(f"{indent}{name}: {plain(item)}")
    return out


def deep(fields: dict[str, Any]) -> bool:
    """Return whether fields are nested, so that they need lines of their own."""
    held = [one for item in fields.values() for one in (item if isinstance(item, list) else [item])]
    return any(isinstance(one, dict) for one in held)


def plain(item: Any) -> str:
    """Return a value on one line: `Baker 2, Miner 1`."""
    if isinstance(item, dict):
        return ", ".join(f"{name} {plain(value)}" for name, value in item.items() if value not in (None, [], {}))
    if isinstance(item, list):
        nested = any(isinstance(one, dict) for one in item)
        return ("; " if nested else ", ").join(" ".join(map(plain, one)) if isinstance(one, list) else plain(one)
                                               for one in item)  # fmt: skip
    if isinstance(item, bool):
        return "yes" if item else "no"
    return "-" if item is None else str(item)


def named_actions(game: Game, state: State, seat: int, lang: str = "en") -> dict[str, str]:
    """Return what a seat may do: the text that selects each option, and a sentence describing it."""
    says, words = Messages(lang, game.key), game.words
    return {
        words.text(action): says.action(words.parts(action)[0].name, words.arguments(action))
        for action in legal(state, seat)
    }


def observed(game: Game, state: State, seat: int, lang: str = "en") -> str:
    """Return what a seat sees, is asked and may do, in words, built only from its view."""
    options = named_actions(game, state, seat, lang)
    step = pending(state, seat)
    question = Messages(lang, game.key).prompt(type(step).__name__) if step is not None else "You are not asked now"
    listing = [f"{number}. {text} — {sentence}" for number, (text, sentence) in enumerate(options.items(), 1)]
    return "\n".join([f"You are seat {seat}.", told(game.view(state, seat)), "", f"{question}:", *listing])


def chosen(game: Game, state: State, seat: int, answer: str) -> int:
    """Return the action that an answer names, by its number in the list or by its text."""
    options = legal(state, seat)
    text = answer.strip().strip("`\"'").rstrip(".")
    if text.isascii() and text.isdigit():
        if not 1 <= int(text) <= len(options):
            raise Illegal("not-possible", f"there is no option {text[:9]}; they go from 1 to {len(options)}")
        return options[int(text) - 1]
    action = game.words.parse(text)
    if action not in options:
        raise Illegal("not-possible", f"«{text[:60]}» is not possible now; answer with the number or text of an option")
    return action
