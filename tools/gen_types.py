"""Write the browser's types from the server's: web/src/lib/wire.gen.ts from src/beffroi/server/wire.py.

Usage: python tools/gen_types.py [--check], from the root of the project; --check only tells whether it is stale.
"""

from __future__ import annotations

import ast
import sys
import types
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

ROOT = Path(__file__).parents[1]
TARGET = ROOT / "web" / "src" / "lib" / "wire.gen.ts"
HEAD = "// Written by tools/gen_types.py from src/beffroi/server/wire.py: change that file, then run `make types`.\n"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown"}


def typescript(hint: Any) -> str:
    """Return a Python type as TypeScript says it."""
    if hint in PLAIN:
        return PLAIN[hint]
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return hint.__name__
    origin, args = get_origin(hint), get_args(hint)
    if origin is Literal:
        return " | ".join(f'"{word}"' for word in args)
    if origin in (Union, types.UnionType):
        return " | ".join(typescript(arg) for arg in args)
    if origin is list:
        inner = typescript(args[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is tuple:
        return f"[{', '.join(typescript(arg) for arg in args)}]"
    if origin is dict:
        return f"Record<{typescript(args[0])}, {typescript(args[1])}>"
    raise TypeError(f"tools/gen_types.py does not know {hint}")


def remarks(source: str) -> dict[tuple[str, str], str]:
    """Return the comment at the end of the line of each field, by struct and field."""
    lines = source.splitlines()
    out: dict[tuple[str, str], str] = {}
    for node in [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]:
        for field in node.body:
            if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                _, mark, remark = lines[field.lineno - 1].partition("  # ")
                if mark:
                    out[(node.name, field.target.id)] = remark
    return out


def interface(struct: type[msgspec.Struct], given: bool, notes: dict[tuple[str, str], str]) -> str:
    """Return a struct as an interface; what a browser sends may leave out fields with a default."""
    lines = [f"/** {(struct.__doc__ or '').strip()} */", f"export interface {struct.__name__} {{"]
    if struct.__struct_config__.tag is not None:
        lines.append(f'  type: "{struct.__struct_config__.tag}";')
    hints = get_type_hints(struct)
    for field in msgspec.structs.fields(struct):
        note = notes.get((struct.__name__, field.name), "")
        if note:
            lines.append(f"  /** {note} */")
        mark = "?" if given and not field.required else ""
        lines.append(f"  {field.name}{mark}: {typescript(hints[field.name])};")
    return "\n".join([*lines, "}"])


def generated() -> str:
    """Return the whole file."""
    from beffroi.server import wire  # noqa: PLC0415  # needs the sources on the path

    notes = remarks(Path(wire.__file__).read_text(encoding="utf-8"))
    parts = [HEAD]
    for name, thing in vars(wire).items():
        if isinstance(thing, type) and issubclass(thing, msgspec.Struct):
            if thing not in (wire.Struct, wire.Given):
                parts.append(interface(thing, issubclass(thing, wire.Given), notes) + "\n")
        elif get_origin(thing) in (Literal, Union, types.UnionType):
            parts.append(f"export type {name} = {typescript(thing)};\n")
    return "\n".join(parts)


def main() -> None:
    """Write the file, or with --check tell whether it is stale."""
    sys.path.insert(0, str(ROOT / "src"))
    text = generated()
    if "--check" in sys.argv[1:]:
        if not TARGET.is_file() or TARGET.read_text(encoding="utf-8") != text:
            sys.exit("web/src/lib/wire.gen.ts is stale: run `make types`")
        return
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text, encoding="utf-8")
    print(f"wrote {TARGET.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
