"""Language files: found in folders, parsed with Fluent, and queried one text at a time."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

Language = Literal["fr", "en"]

LANGUAGES: tuple[Language, ...] = ("en", "fr")
HOUSE = Path(__file__).with_name("locale")


class UnknownMessage(LookupError):
    """A key or variable missing from the language files; raised in strict mode only."""


@lru_cache(maxsize=16)
def parsed(text: str) -> ast.Resource:
    """Return a parsed language file, cached because parsing takes longer than everything else."""
    return FluentResource(text)


class Shelf:
    """The messages of one language, from several folders."""

    def __init__(self, lang: str, folders: Sequence[Path]) -> None:
        # Terminals show the isolation marks that Fluent puts around variables, so they are left out.
        self.bundle = FluentBundle([lang], use_isolating=False)
        self.messages: dict[str, ast.Message] = {}
        for folder in folders:
            path = folder / f"{lang}.ftl"
            if path.is_file():
                self.add(parsed(path.read_text(encoding="utf-8")))

    def add(self, resource: ast.Resource) -> None:
        """Add the messages of a file; the first message with a key wins."""
        self.bundle.add_resource(resource)
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                self.messages.setdefault(entry.id.name, entry)


class Texts:
    """Texts by key in one language, falling back to the other one if a third-party game lacks some."""

    def __init__(self, lang: str, folders: Sequence[Path], strict: bool = False) -> None:
        self.lang: Language = "fr" if lang == "fr" else "en"
        self.strict = strict
        self.folders = folders
        self.shelves: dict[Language, Shelf] = {}

    def shelf(self, key: str) -> Shelf | None:
        """Return the language that has a key, loaded on first use; `key.form` names an attribute."""
        name, _, form = key.partition(".")
        for lang in sorted(LANGUAGES, key=lambda lang: lang != self.lang):
            if lang not in self.shelves:
                self.shelves[lang] = Shelf(lang, self.folders)
            shelf = self.shelves[lang]
            message = shelf.messages.get(name)
            if message is not None and (not form or form in forms_of(message)):
                return shelf
        return None

    def has(self, key: str) -> bool:
        """Return whether a message exists, or with `key.form` one of its attributes."""
        return self.shelf(key) is not None

    def say(self, key: str, /, **facts: Any) -> str:
        """Return a message with its facts filled in; an unknown key is returned in brackets."""
        shelf = self.shelf(key)
        name, _, form = key.partition(".")
        message = shelf.bundle.get_message(name) if shelf is not None else None
        pattern = (message.attributes[form] if form else message.value) if message is not None else None
        if shelf is None or pattern is None:
            if self.strict:
                raise UnknownMessage(f"no language file has the message {key}")
            return f"[{key}]"
        text, errors = shelf.bundle.format_pattern(pattern, facts)
        if errors and self.strict:
            raise UnknownMessage(f"the message {key} lacks a fact: {errors[0]}")
        return str(text)

    def error(self, key: str, /, **facts: Any) -> str:
        """Return why something was refused, from the key and facts of an Illegal."""
        return self.say(f"error-{key}", **facts)

    def listed(self, items: Sequence[str], key: str = "list-and") -> str:
        """Join words the way the language does: « a, b et c », or with `list-or` « a, b ou c »."""
        if len(items) < 2:
            return "".join(items)
        return self.say(key, rest=", ".join(items[:-1]), last=items[-1])

    def forms(self, key: str) -> list[str]:
        """Return the names of the attributes that a message has."""
        shelf = self.shelf(key)
        return forms_of(shelf.messages[key]) if shelf is not None else []

    def variables(self, key: str) -> set[str]:
        """Return the variables of a message, including those of messages it refers to."""
        shelf = self.shelf(key)
        if shelf is None:
            return set()
        out: set[str] = set()
        seen: set[str] = set()
        todo = {key}
        while todo:
            message = shelf.messages.get(name := todo.pop())
            seen.add(name)
            if message is not None:
                out |= variables_of(message)
                todo |= references_of(message) - seen
        return out


def forms_of(message: ast.Message) -> list[str]:
    """Return the names of the attributes of a message."""
    return [attribute.id.name for attribute in message.attributes]


def references_of(node: Any) -> set[str]:
    """Return the keys that a part of a language file refers to."""
    if isinstance(node, ast.MessageReference):
        return {node.id.name}
    if isinstance(node, list):
        return {key for item in node for key in references_of(item)}
    if isinstance(node, ast.BaseNode):
        return {key for name, part in vars(node).items() if name != "span" for key in references_of(part)}
    return set()


def variables_of(node: Any) -> set[str]:
    """Return the names of all variables in a part of a language file."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    if isinstance(node, list):
        return {name for item in node for name in variables_of(item)}
    if isinstance(node, ast.BaseNode):
        return {name for key, part in vars(node).items() if key != "span" for name in variables_of(part)}
    return set()
