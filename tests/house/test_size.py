"""The limits of size that CONTRIBUTING.md states, for src and tools, and the few exceptions with their reasons."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
MODULE, FUNCTION, CLASS = 400, 40, 20  # CONTRIBUTING.md, "Size": all of them stay under these
EXCEPTIONS = {
    "src/beffroi/server/wire.py": "every message of the wire in one place: web/ is written from it",
    "src/beffroi/store/migrations/versions/v0001_first.py upgrade": "history: a migration is never changed",
}
Function = ast.FunctionDef | ast.AsyncFunctionDef


def name_of(base: ast.expr) -> str:
    """Return the name of a base class: `Step` of `Step[State]`."""
    inner = base.value if isinstance(base, ast.Subscript) else base
    return inner.id if isinstance(inner, ast.Name) else ""


def methods(node: ast.ClassDef) -> set[str]:
    """Return the methods of a class, those of the language apart."""
    return {one.name for one in node.body if isinstance(one, Function) and not one.name.startswith("__")}


def asked(node: ast.ClassDef, classes: dict[str, ast.ClassDef]) -> set[str]:
    """Return the methods that the bases of a class have: what it must say, or says otherwise."""
    bases = [classes[name] for name in map(name_of, node.bases) if name in classes and name != node.name]
    return set[str]().union(*[methods(base) | asked(base, classes) for base in bases])


def only_sets_fields(node: Function) -> bool:
    """Return whether a function is a constructor that sets one field after the other."""
    return node.name == "__init__" and all(isinstance(one, ast.Assign | ast.AnnAssign | ast.Expr) for one in node.body)


def length(node: Function) -> int:
    """Return the lines of a function without its head: signature and docstring."""
    body = node.body[1:] if ast.get_docstring(node) is not None else node.body
    return (node.end_lineno or 0) - body[0].lineno + 1 if body else 0


def large(texts: dict[str, str]) -> Iterator[str]:
    """Name what is too large among modules, given as their texts by path."""
    trees = {path: list(ast.walk(ast.parse(text))) for path, text in texts.items()}
    classes = {node.name: node for nodes in trees.values() for node in nodes if isinstance(node, ast.ClassDef)}
    for path, nodes in trees.items():
        if len(texts[path].splitlines()) >= MODULE:
            yield path
        for node in nodes:
            if isinstance(node, Function) and length(node) >= FUNCTION and not only_sets_fields(node):
                yield f"{path} {node.name}"
            if isinstance(node, ast.ClassDef) and len(methods(node) - asked(node, classes)) >= CLASS:
                yield f"{path} {node.name}"


def test_modules_functions_and_classes_stay_small() -> None:
    texts = {
        path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8")
        for room in ("src", "tools")
        for path in (ROOT / room).rglob("*.py")
    }
    assert len(texts) > 200
    assert sorted(large(texts)) == sorted(EXCEPTIONS), "part it, or strike an exception that is none"


def test_what_is_large_is_found() -> None:
    fields = "".join(f"        self.f{n} = {n}\n" for n in range(60))
    lines = "".join(f"    x = {n}\n" for n in range(40))
    many = "".join(f"    def m{n}(self): pass\n" for n in range(20))
    found = large(
        {
            "long": "x = 1\n" * 400,
            "fits": "x = 1\n" * 399,
            "function": f"def f():\n    'Doc.'\n{lines}def g():\n{lines[:-11]}",
            "constructor": f"class C:\n    def __init__(self):\n{fields}",
            "class": f"class Base:\n{many}class Overrides(Base):\n{many}    def one(self): pass\n",
        }
    )
    assert sorted(found) == ["class Base", "function f", "long"]
