"""Write the browser's types, and docs/views.md, from the Python that declares them: messages, views, steps, events.

`make types` runs it; with --check it only reports stale files.
"""

from __future__ import annotations

import re
import sys
import typing
from collections.abc import Iterator, Mapping, Set
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any, Literal, NotRequired, get_args, get_origin, get_type_hints

import msgspec

from beffroi import games
from beffroi.kernel import views
from beffroi.kernel.flow import TableStep
from beffroi.kernel.game import Game
from beffroi.server import wire
from tools import gen_views
from tools.declared import ROOT, Source, is_choice

WEB = ROOT / "web" / "src"
PLAIN = {
    str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown",
    Mapping[str, Any]: "AnyView",
}  # fmt: skip


def head(source: Source, more: str = "") -> str:
    """Return the first line of a generated file."""
    return f"// Written by tools/gen_types.py from {source.where}{more}: change it there, then run `make types`.\n"


def typescript(hint: Any, source: Source, whole: bool = False) -> str:
    """Return a Python type in TypeScript; `whole` spells out a named choice."""
    if source.alias(hint) and not whole:
        return source.alias(hint)
    if hint in PLAIN:
        return PLAIN[hint]
    origin, args = get_origin(hint), get_args(hint)
    if origin is Literal:
        return quoted(list(args))
    if origin is NotRequired:
        return typescript(args[0], source)
    if origin is Annotated:  # views.Each
        return f"Record<{', '.join(typescript(arg, source) for arg in get_args(args[0]))}>"
    inner = [typescript(arg, source) for arg in args]
    if is_choice(hint):
        return " | ".join(inner)
    if origin is list:
        return f"({inner[0]})[]" if " | " in inner[0] else f"{inner[0]}[]"
    if origin is tuple:
        return f"[{', '.join(inner)}]"
    if origin is dict:
        record = f"Record<{', '.join(inner)}>"
        return record if inner[0] in ("string", "number") else f"Partial<{record}>"
    if isinstance(hint, type) and (issubclass(hint, msgspec.Struct) or typing.is_typeddict(hint)):
        return hint.__name__
    raise TypeError(f"tools/gen_types.py does not know {hint}")


def interface(
    source: Source, shape: Any, names: list[str], optional: Set[str], extends: str = "", tag: str = ""
) -> str:
    """Return a class as an interface, with its docstring and the comments on its fields."""
    hints = get_type_hints(shape, include_extras=True)
    lines = [f"/** {(shape.__doc__ or '').strip()} */", f"export interface {shape.__name__}{extends} {{"]
    lines += [f'  type: "{tag}";'] * bool(tag)
    for name in names:
        remark = source.remarks.get(shape.__name__, {}).get(name)
        lines += [f"  /** {remark} */"] * bool(remark)
        lines.append(f"  {name}{'?' * (name in optional)}: {typescript(hints[name], source)};")
    return "\n".join([*lines, "}\n"])


def message(source: Source, shape: type[msgspec.Struct]) -> str:
    """Return a message; in what a browser sends, fields with a default are optional."""
    fields = msgspec.structs.fields(shape)
    optional = {field.name for field in fields if not field.required and issubclass(shape, wire.Given)}
    return interface(source, shape, [f.name for f in fields], optional, tag=str(shape.__struct_config__.tag or ""))


def messages() -> str:
    """Return the types of all messages."""
    source = Source(wire)
    parts = [head(source), 'import type { AnyView } from "./views.gen";\n']
    for name, thing in vars(wire).items():
        if isinstance(thing, type) and issubclass(thing, msgspec.Struct) and thing not in (wire.Struct, wire.Given):
            parts.append(message(source, thing))
        elif name in source.aliases:
            parts.append(f"export type {name} = {typescript(thing, source, whole=True)};\n")
    return "\n".join(parts)


def shapes(source: Source) -> Iterator[str]:
    """Return the parts of a view."""
    for shape in source.shapes():
        bases = source.bases[shape.__name__]
        extends = f" extends {', '.join(bases)}" if bases else ""
        yield interface(source, shape, list(source.remarks[shape.__name__]), shape.__optional_keys__, extends)


def choices(source: Source) -> Iterator[str]:
    """Return the choices of words, each with its list."""
    for name, alias in source.aliases.items():
        if get_origin(alias) is Literal:
            words = ", ".join(f'"{word}"' for word in get_args(alias))
            listed = f"{re.sub(r'(?<=[a-z])(?=[A-Z])', '_', name).upper()}S"
            yield f"export const {listed} = [{words}] as const;\nexport type {name} = (typeof {listed})[number];\n"
        else:
            yield f"export type {name} = {typescript(alias, source, whole=True)};\n"


def of_game(game: Game, module: ModuleType) -> str:
    """Return the types of one game: its view, the steps that ask a seat, the events of its log."""
    source = Source(module)
    asking = sorted(name for name, step in game.steps.items() if not issubclass(step, TableStep))
    told = [f"  | {{ {'; '.join(facts(news))} }}" for news in game.words.news]
    return (
        "\n".join(
            [
                head(source, ", and from the steps and events of the game"),
                'import type { AnySeat, AnyTable } from "../../lib/views.gen";\n',
                *choices(source),
                *shapes(source),
                "/** The steps that ask a seat, as its prompt calls them. */",
                f"export type StepName = {quoted(asking)};\n",
                "/** A line of the log; secret facts are told to their seat alone. */",
                "export type Told =",
                *told,
            ]
        )
        + ";\n"
    )


def quoted(words: list[str]) -> str:
    """Return a choice of words."""
    return " | ".join(f'"{word}"' for word in words)


def facts(news: Any) -> Iterator[str]:
    """Return the fields of an event."""
    yield f'what: "{news.name}"'
    yield "seat: number"
    for fact in news.facts + news.secret:
        name, _, domain = fact.partition(":")
        yield f"{name}{'?' * (fact in news.secret)}: {'string' if domain else 'number'}"


def generated() -> dict[Path, str]:
    """Return every file that this tool writes."""
    folders = sorted(path.parent for path in (ROOT / "src" / "beffroi" / "games").glob("*/shape.py"))
    house = {path.name: games.load(path.name) for path in folders}
    modules = {key: sys.modules[game.shape.__module__] for key, game in house.items()}
    source = Source(views)
    out = {
        WEB / "lib" / "wire.gen.ts": messages(),
        WEB / "lib" / "views.gen.ts": "\n".join([head(source), *shapes(source)]),
        ROOT / "docs" / "views.md": gen_views.page({"Every game": views, **modules}),
    }
    return out | {WEB / "games" / key / "view.gen.ts": of_game(house[key], modules[key]) for key in house}


def main() -> None:
    """Write the files, or with --check report which are stale."""
    files = generated()
    stale = [path for path, text in files.items() if not path.is_file() or path.read_text(encoding="utf-8") != text]
    if "--check" in sys.argv[1:] and stale:
        sys.exit(f"stale, run `make types`: {', '.join(path.relative_to(ROOT).as_posix() for path in stale)}")
    for path in stale:
        path.write_text(files[path], encoding="utf-8")
        print(f"wrote {path.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
