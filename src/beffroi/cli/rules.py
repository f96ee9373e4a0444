"""`beffroi rules`: the rules of a game in our own words, full, on one page or searched, and which tests name them."""

from __future__ import annotations

import os
import re
from typing import Annotated

import typer
from rich.console import Console, Group
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from beffroi import games
from beffroi.cli.coverage import coverage
from beffroi.cli.options import Lang, known_game
from beffroi.cli.rulebook import Section, folded, found, rules_file, sections_of, summary_file
from beffroi.cli.save import read_text
from beffroi.cli.screen import console, watched
from beffroi.cli.talk import SPEAKER, Problem

HIT = "bold underline"


def rules(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Key of a game; or: summary GAME, coverage GAME.")],
    words: Annotated[
        list[str] | None, typer.Argument(metavar="[WORD]...", help="A rule number (5.2, ORL-5.2) or words.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Print the rules of a game; with a number or words, only matching rules.

    `beffroi rules summary GAME` prints them on one page; `beffroi rules coverage GAME` (in a source checkout) says
    which rules a passing test names.
    """
    says = SPEAKER.choose(lang)
    if game == "coverage" and "coverage" not in games.keys():
        if words is None or len(words) != 1:
            raise Problem("coverage-form")
        raise typer.Exit(coverage(words[0]))
    if game == "summary" and "summary" not in games.keys():
        if words is None or len(words) != 1:
            raise Problem("summary-form")
        known_game(words[0])
        show(console(), Group(Markdown(read_text(summary_file(words[0], says.lang)))))
        return
    known_game(game)
    text = read_text(rules_file(game, says.lang))
    out = console()
    if not words:
        show(out, Group(Markdown(text)))
        return
    answer = found(sections_of(text), words)
    if not answer:
        raise Problem("no-rule", words=" ".join(words)[:60], game=game)
    show(out, page(answer, words))


def show(out: Console, content: Group) -> None:
    """Print, through a pager if it is long and a person reads it."""
    if watched() and len(out.render_lines(content)) > out.height - 2:
        os.environ.setdefault("LESS", "FRX")  # like Git: show bold text, and exit at once if it fits
        with out.pager(styles=True):
            out.print(content)
    else:
        out.print(content)


def page(sections: list[Section], words: list[str]) -> Group:
    """Return rules under their headings, with the words highlighted."""
    parts: list[Text | Padding] = []
    for section in sections:
        if parts:
            parts.append(Text(""))
        parts.append(Text(section.title, style="bold"))
        for rule in section.rules:
            text = Text(rule.number, style="bold")
            text.append("  ")
            text.append_text(marked(rule.text, words))
            parts.append(Padding(text, (0, 0, 0, 2)))
    return Group(*parts)


def marked(text: str, words: list[str]) -> Text:
    """Return a text with every match highlighted."""
    out = Text(text)
    plain = folded(text)
    for word in words:
        for hit in re.finditer(re.escape(folded(word)), plain):
            out.stylize(HIT, hit.start(), hit.end())
    return out
