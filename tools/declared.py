"""Reads the Python that declares types for others: its classes with the remark on each field, its named choices."""

from __future__ import annotations

import ast
import re
import sys
import types
import typing
from pathlib import Path
from types import ModuleType
from typing import Any, Literal, Union, get_args, get_origin

ROOT = Path(__file__).parents[1]


class Source:
    """A module that declares types."""

    def __init__(self, module: ModuleType) -> None:
        self.where = f"src/{module.__name__.replace('.', '/')}.py"
        text = (ROOT / self.where).read_text(encoding="utf-8")
        lines = text.splitlines()
        own = re.findall(r"^(\w+) = ", text, re.MULTILINE)
        self.module = module
        self.aliases = {name: vars(module)[name] for name in own if is_choice(vars(module)[name])}
        self.remarks: dict[str, dict[str, str]] = {}  # of the fields that a class adds to those of its bases
        self.bases: dict[str, list[str]] = {}  # the shapes whose fields a shape has, too
        for node in [node for node in ast.parse(text).body if isinstance(node, ast.ClassDef)]:
            self.bases[node.name] = [
                base.id for base in node.bases if isinstance(base, ast.Name) and base.id != "TypedDict"
            ]
            for field in node.body:
                if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                    _, _, remark = lines[field.lineno - 1].partition("  # ")
                    self.remarks.setdefault(node.name, {})[field.target.id] = remark

    def alias(self, hint: Any) -> str:
        """Return what a type is called here, if it has a name."""
        return next((name for name, alias in self.aliases.items() if alias == hint), "")

    def shapes(self) -> list[Any]:
        """Return the parts of a view that the module declares; each of their fields says what it is."""
        found = [vars(self.module)[name] for name in self.remarks if typing.is_typeddict(vars(self.module)[name])]
        bare = [
            f"{one.__name__}.{name}" for one in found for name, said in self.remarks[one.__name__].items() if not said
        ]
        if bare:
            sys.exit(f"{self.where}: say at the end of the line what these fields are: {', '.join(bare)}")
        return found


def is_choice(hint: Any) -> bool:
    """Return whether a type is a choice of words or of other types."""
    return get_origin(hint) in (Literal, Union, types.UnionType)


def words_of(hint: Any) -> list[str]:
    """Return the words of a choice."""
    args = get_args(hint)
    return list(args) if get_origin(hint) is Literal else [word for part in args for word in words_of(part)]
