"""Composes docs/views.md: every field of every view, from the modules that declare them."""

from __future__ import annotations

from types import ModuleType
from typing import Annotated, Any, Literal, NotRequired, get_args, get_origin, get_type_hints

from tools.declared import Source, is_choice, words_of

ABOUT = """\
<!-- Written by tools/gen_types.py from games/*/shape.py: change those files, then run `make types`. -->
# Views

A view is what one seat may know, as plain data: `game.view(state, seat)` in Python (seat -1 is a spectator),
`decision.view` for a bot, `view` in the messages of the server. It holds nothing that the seat may not know. Each game
declares the shape of its view in `games/<game>/shape.py`, and a law holds every view against it.

A field marked *optional* is there for some viewers, or in some games, only. Names of cards, places and pieces are those
of the data; the language files say them in English and French. A `dict` may leave names out, an `each` has all of them.
"""


def page(sources: dict[str, ModuleType]) -> str:
    """Return the page, one chapter for each module."""
    return "\n\n".join([ABOUT, *[chapter(title, module) for title, module in sources.items()]]) + "\n"


def chapter(title: str, module: ModuleType) -> str:
    """Return what a module declares, the whole before its parts."""
    source = Source(module)
    about = (module.__doc__ or "").strip().splitlines()[0]
    choices = [
        f"- `{name}`: {', '.join(f'`{word}`' for word in words_of(alias))}" for name, alias in source.aliases.items()
    ]
    parts = [f"## {title}", about, *[table(source, shape) for shape in reversed(source.shapes())]]
    return "\n\n".join(parts + ["\n".join(choices)] * bool(choices))


def table(source: Source, shape: Any) -> str:
    """Return the fields of one part of a view as a table."""
    more = [f"`{name}`" for name in source.bases[shape.__name__]]
    about = (shape.__doc__ or "").strip() + (f" It has the fields of {' and '.join(more)}, too." if more else "")
    rows = ["| field | type | meaning |", "|---|---|---|"]
    hints = get_type_hints(shape, include_extras=True)
    for name, remark in source.remarks[shape.__name__].items():
        optional = "" if name in shape.__required_keys__ else "*optional* "
        rows.append(f"| `{name}` | {optional}`{typed(hints[name], source)}` | {remark} |")
    return f"### {shape.__name__}\n\n{about}\n\n" + "\n".join(rows)


def typed(hint: Any, source: Source) -> str:
    """Return a type as Python says it, by its name where it has one."""
    if source.alias(hint):
        return source.alias(hint)
    if get_origin(hint) is Literal:
        return " or ".join(f'"{word}"' for word in words_of(hint))
    if get_origin(hint) is NotRequired:
        return typed(get_args(hint)[0], source)
    if get_origin(hint) is Annotated:  # views.Each
        return typed(get_args(hint)[0], source).replace("dict", "each", 1)
    args = [typed(arg, source) for arg in get_args(hint)]
    if is_choice(hint):
        return " or ".join(args)
    if args:
        return f"{get_origin(hint).__name__}[{', '.join(args)}]"
    return "null" if hint is type(None) else str(hint.__name__)
