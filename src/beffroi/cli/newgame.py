"""`beffroi new-game`: the skeleton of a package that brings a game of its own, playable as written."""

from __future__ import annotations

import keyword
import sys
from pathlib import Path
from typing import Annotated

import typer

from beffroi import games
from beffroi.cli.options import Lang
from beffroi.cli.screen import console
from beffroi.cli.talk import SPEAKER, Problem, program

SKELETON = Path(__file__).with_name("skeleton")
SUFFIX = ".in"  # so that no tool takes a file of the skeleton for one of ours


def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Key of the game: lower-case letters, digits and _.")],
    folder: Annotated[Path | None, typer.Argument(metavar="[DIR]", help="Where to write it; default: NAME.")] = None,
    title: Annotated[str | None, typer.Option("--title", metavar="TEXT", help="What players call it.")] = None,
    lang: Lang = None,
) -> None:
    """Write the skeleton of a package with a game of your own: a small dice game, to be turned into yours.

    docs/adding-a-game.md goes on from there.
    """
    says = SPEAKER.choose(lang)
    check_name(name)
    called = (title if title is not None else name.replace("_", " ").title()).strip()
    if not called or not called.isprintable() or any(sign in called for sign in '{}"\\'):
        raise Problem("game-title", title=called[:60])
    target = Path(name) if folder is None else folder
    if target.exists() and (not target.is_dir() or any(target.iterdir())):
        raise Problem("game-folder", path=str(target))
    write(target, name, called)
    out = console()
    out.print(says.say("cli-new-game-done", title=called, path=str(target)), soft_wrap=True)
    here = program()
    python = str(Path(here).with_name("python"))
    for command in (f"{python} -m pip install -e {target}", f"{here} check {name}", f"{here} play {name}"):
        out.print(f"  {command}", soft_wrap=True, markup=False)


def check_name(name: str) -> None:
    """Refuse what cannot be the key of a game and the name of a package, or is one already."""
    taken = name in games.keys() or name in sys.stdlib_module_names or name == "beffroi"
    if not games.KEY.fullmatch(name) or keyword.iskeyword(name):
        raise Problem("game-name", name=name[:40])
    if taken:
        raise Problem("game-taken", name=name)


def write(target: Path, name: str, title: str) -> None:
    """Write all files of the skeleton with the name and the title of the game."""
    tag = "".join(letter for letter in name if letter.isalpha()).upper().ljust(3, "X")[:3]
    marks = {
        "key": name,
        "title": title,
        "class": "".join(part.capitalize() for part in name.split("_")) + "Game",
        "tag": tag,
        "tag_low": tag.lower(),
    }
    for source in sorted(SKELETON.rglob(f"*{SUFFIX}")):
        parts = [name if part == "game" else part for part in source.relative_to(SKELETON).parts]
        path = target.joinpath(*parts).with_suffix("")
        path.parent.mkdir(parents=True, exist_ok=True)
        text = source.read_text(encoding="utf-8")
        for mark, word in marks.items():
            text = text.replace("{{" + mark + "}}", word)
        path.write_text(text, encoding="utf-8")
