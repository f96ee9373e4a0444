"""Reads Python modules that declare types: their classes with the comment on each field, and their named choices."""

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
        self.remarks: dict[str, dict[str, str]] = {}  # on the fields that a class adds to those of its bases
        self.bases: dict[str, list[str]] = {}  # the shapes a shape inherits fields from
        for node in [node for node in ast.parse(text).body if isinstance(node, ast.ClassDef)]:
            self.bases[node.name] = [
                base.id for base in node.bases if isinstance(base, ast.Name) and base.id != "TypedDict"
            ]
            for field in node.body:
                if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                    _, _, remark = lines[field.lineno - 1].partition("  # ")
                    self.remarks.setdefault(node.name, {})[field.target.id] = remark

    def alias(self, hint: Any) -> str:
        """Return the name of a type in this module, if it has one."""
        return next((name for name, alias in self.aliases.items() if alias == hint), "")

    def shapes(self) -> list[Any]:
        """Return the parts of a view that the module declares; each of their fields must have a comment."""
        found = [vars(self.module)[name] for name in self.remarks if typing.is_typeddict(vars(self.module)[name])]
        bare = [
            f"{one.__name__}.{name}" for one in found for name, said in self.remarks[one.__name__].items() if not said
        ]
        if bare:
            sys.exit(f"{self.where}: add a comment at the end of the line to these fields: {', '.join(bare)}")
        return found


def is_choice(hint: Any) -> bool:
    """Return whether a type is a choice of words or of other types."""
    return get_origin(hint) in (Literal, Union, types.UnionType)


def words_of(hint: Any) -> list[str]:
    """Return the words of a choice."""
    args = get_args(hint)
    return list(args) if get_origin(hint) is Literal else [word for part in args for word in words_of(part)]
