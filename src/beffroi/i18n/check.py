"""Checks language files: both languages say the same, nothing is missing, nothing is unused."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast

from beffroi.i18n.texts import forms_of, references_of, variables_of

FILES = ("fr.ftl", "en.ftl")
CODE = (".py", ".ts", ".svelte")
WORD = re.compile(r"[a-z]{3}")


class File:
    """A language file: its messages by key, and its own errors."""

    def __init__(self, path: Path) -> None:
        self.name = path.name
        self.messages: dict[str, ast.Message] = {}
        self.references: set[str] = set()
        self.faults: list[str] = []
        if not path.is_file():
            self.faults.append(f"{path.name} is missing")
            return
        text = path.read_text(encoding="utf-8")
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Junk):
                self.faults.append(self.at(text, entry))
            elif isinstance(entry, ast.Message):
                self.add(entry)

    def at(self, text: str, junk: ast.Junk) -> str:
        """Return a syntax error with its line."""
        line = text.count("\n", 0, junk.span.start) + 1 if junk.span is not None else 0
        return f"{self.name}, line {line}: {'; '.join(str(note.message) for note in junk.annotations)}"

    def add(self, entry: ast.Message) -> None:
        """Add a message; a duplicate key is an error."""
        if entry.id.name in self.messages:
            self.faults.append(f"{self.name}: {entry.id.name} stands there twice")
        self.messages[entry.id.name] = entry
        self.references |= references_of(entry)


def problems(folders: Sequence[Path], demanded: Sequence[str], sources: Sequence[Path] = ()) -> list[str]:
    """Return what is wrong with the files fr.ftl and en.ftl of some folders, as sentences.

    Every required key must exist; every other key must be mentioned by another message or by the code in
    the source folders, in full or as an f-string such as `f"cli-source-{kind}"`.
    """
    out: list[str] = []
    keys: set[str] = set()
    known: set[str] = set()
    used = {key.partition(".")[0] for key in demanded}
    for folder in folders:
        french, english = (File(folder / name) for name in FILES)
        out += [f"{folder.parent.name}/{fault}" for fault in french.faults + english.faults]
        out += differences(french, english)
        for file in (french, english):
            used |= file.references
            keys |= set(file.messages)
            known |= {f"{key}.{form}" for key, entry in file.messages.items() for form in forms_of(entry)}
    out += [f"{key} is missing" for key in dict.fromkeys(demanded) if key not in keys | known]
    mentioned = mentions(sources)
    out += [f"{key} is never used" for key in sorted(keys - used) if not mentioned.fullmatch(key)]
    return out


def differences(french: File, english: File) -> list[str]:
    """Return where two languages differ: in keys, in forms, or in the variables of a text."""
    out: list[str] = []
    for here, there in ((french, english), (english, french)):
        out += [f"{key} is missing in {there.name}" for key in here.messages if key not in there.messages]
    for key in french.messages.keys() & english.messages.keys():
        one, other = parts(french.messages[key]), parts(english.messages[key])
        out += [f"{key}{form} stands in one language only" for form in sorted(one.keys() ^ other.keys())]
        for form in sorted(one.keys() & other.keys()):
            if one[form] != other[form]:
                facts = ", ".join(sorted(one[form] ^ other[form]))
                out.append(f"{key}{form} mentions in one language only: {facts}")
    return sorted(out)


def parts(entry: ast.Message) -> dict[str, set[str]]:
    """Return the variables of a message and of each of its forms.

    Languages may need different forms of a noun: `$kind-a` and `$kind-the` both count as kind.
    """
    patterns = {f".{attribute.id.name}": attribute.value for attribute in entry.attributes}
    if entry.value is not None:
        patterns[""] = entry.value
    return {form: {name.partition("-")[0] for name in variables_of(pattern)} for form, pattern in patterns.items()}


def mentions(sources: Sequence[Path]) -> re.Pattern[str]:
    """Return a pattern that matches every key the code of some folders can name."""
    found = {pattern for folder in sources for path in folder.rglob("*") for pattern in texts_in(path)}
    return re.compile("|".join(sorted(found)) or r"(?!)")


def texts_in(path: Path) -> Iterator[str]:
    """Return the strings of a source file that may be keys, as patterns in which placeholders match anything."""
    if path.suffix not in CODE:
        return
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        yield from (re.escape(key) for key in re.findall(r"[\"'`]([a-z][\w-]*-[\w-]+)", text))
        yield from (f"{re.escape(key)}.+" for key in re.findall(r"`([a-z][\w-]*-)\$\{", text))
        return
    for node in python.walk(python.parse(text)):
        if isinstance(node, python.Constant) and isinstance(node.value, str) and "-" in node.value:
            yield re.escape(node.value.partition(".")[0])
        elif isinstance(node, python.JoinedStr):
            known = [part.value if isinstance(part, python.Constant) else None for part in node.values]
            if any(isinstance(part, str) and "-" in part and WORD.search(part) for part in known):
                yield "".join(".+" if part is None else re.escape(str(part)) for part in known).partition(r"\.")[0]


class Refusal(NamedTuple):
    """A DataError raised in the code: where, in which game, with which key and facts."""

    where: str
    game: str
    key: str
    facts: set[str]


def refusals(root: Path, paths: Iterable[Path]) -> list[Refusal]:
    """Return every DataError created in some files below a folder; keys and facts are literals, never computed."""
    out: list[Refusal] = []
    for path in paths:
        place = path.relative_to(root)
        game = place.parts[1] if place.parts[0] == "games" and len(place.parts) > 2 else ""
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, python.Call) and isinstance(node.func, python.Name) and node.func.id == "DataError":
                key = node.args[2].value if len(node.args) > 2 and isinstance(node.args[2], python.Constant) else ""
                facts = {word.arg or "**" for word in node.keywords}
                out.append(Refusal(f"{place.as_posix()}, line {node.lineno}", game, str(key), facts))
    return out


def unspoken(root: Path, games: Sequence[str]) -> list[str]:
    """Return what is wrong with the messages of refusals, `<game>-refused-<key>` or `refused-<key>`, as sentences.

    In both languages, each must mention exactly the facts of its refusals, and none may be unused.
    """
    folders = [root / "i18n" / "locale", *(root / "games" / game / "locale" for game in games)]
    files = [File(folder / name) for folder in folders for name in FILES]
    prefixes = ("refused-", *(f"{game}-refused-" for game in games))
    told = {key for file in files for key in file.messages if key.startswith(prefixes)}
    out: list[str] = []
    used: set[str] = set()
    for where, game, key, facts in refusals(root, sorted(root.rglob("*.py"))):
        own = {f"{one}-refused-{key}" for one in ([game] if game else games)} & told
        fitting = own | ({f"refused-{key}"} & told)
        if key and (fitting if game else f"refused-{key}" in told):
            used |= fitting
        elif key or facts:
            out.append(f"{where}: {key} has no message")
        for file in files:
            for message in sorted(fitting & file.messages.keys()):
                if variables_of(file.messages[message]) != facts:
                    out.append(f"{where}: {message} in {file.name} mentions other facts than {sorted(facts)}")
    return out + [f"{key} is never used" for key in sorted(told - used)]
