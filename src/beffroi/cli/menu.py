"""Numbered options, grouped so that sixty of them stay readable, and found by number, text or words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from beffroi.cli.boards.plain import Board
from beffroi.cli.rulebook import folded
from beffroi.cli.sentences import option_text

FEW = 4  # up to this many options with two arguments are shorter as sentences


class Item:
    """One option: its number, its action, a short label for its group, and the whole sentence."""

    def __init__(self, action: int, text: str, label: str, sentence: str) -> None:
        self.number = 0
        self.action = action
        self.text = text
        self.label = label
        self.sentence = sentence


class Bunch:
    """Options that share a verb and its object; without a title, each is on its own line."""

    def __init__(self, verb: str, title: str, note: str) -> None:
        self.verb = verb
        self.title = title
        self.note = note
        self.items: list[Item] = []


class Menu:
    """What a seat may do now, as a numbered list."""

    def __init__(self, board: Board[Any], view: Mapping[str, Any], seat: int, actions: list[int]) -> None:
        self.game = board.game
        self.says = board.says
        self.board = board
        board.offers = actions
        self.view = view
        self.seat = seat
        self.bunches: list[Bunch] = []
        self.closing: list[Item] = []  # passing, being ready: listed last, the first one as number 0
        counts: dict[str, int] = {}
        for action in actions:
            name = self.game.words.parts(action)[0].name
            counts[name] = counts.get(name, 0) + 1
        for action in actions:
            self.add(action, counts)
        self.bunches.sort(key=lambda bunch: bunch.title if bunch.verb in board.gathered else "")
        self.items = [item for bunch in self.bunches for item in bunch.items]
        for number, item in enumerate(self.items + self.closing[1:], 1):
            item.number = number
        self.items += self.closing

    def add(self, action: int, counts: dict[str, int]) -> None:
        """Put an option where it belongs; if several look alike, only the first is shown."""
        words = self.game.words
        word, _ = words.parts(action)
        arguments = list(words.arguments(action).items())
        text = words.text(action)
        sentence = option_text(self.says, self.game, action)
        if not arguments:
            plain = Item(action, text, self.with_note(sentence, "verb", word.name), sentence)
            if word.name in self.board.last:
                self.closing.append(plain)
            else:
                self.bunch(word.name, "", "").items.append(plain)
            return
        domain, name = arguments[0]
        if len(arguments) == 1 and word.name in self.board.gathered and counts[word.name] > FEW:
            bunch = self.bunch(word.name, self.note(domain, name), "")
            bunch.items.append(Item(action, text, self.board.label(domain, name), sentence))
            return
        if len(arguments) == 1 or (counts[word.name] <= FEW and not self.heading(word.name)):
            bunch = self.bunch(word.name, "", "")
            bunch.items.append(Item(action, text, self.with_note(sentence, domain, name), sentence))
            return
        if domain == "slot":
            domain, name = "place", name.rpartition(".")[0]
        bunch = self.bunch(word.name, self.says.name(domain, name), self.note(domain, name))
        label = " · ".join(self.board.label(other, value) for other, value in arguments[1:])
        if all(item.label != label for item in bunch.items):
            bunch.items.append(Item(action, text, label, sentence))

    def note(self, domain: str, name: str) -> str:
        """Return what the board says about a thing."""
        return self.board.note(domain, name, self.view, self.seat)

    def with_note(self, sentence: str, domain: str, name: str) -> str:
        """Return a sentence with what the board says about its object."""
        note = self.note(domain, name)
        return f"{sentence}  — {note}" if note else sentence

    def bunch(self, verb: str, title: str, note: str) -> Bunch:
        """Return the bunch of a verb and a title, creating it if needed."""
        for bunch in self.bunches:
            if bunch.verb == verb and bunch.title == title:
                return bunch
        self.bunches.append(Bunch(verb, title, note))
        return self.bunches[-1]

    def heading(self, verb: str) -> str:
        """Return the heading for a verb whose options are grouped, if the language has one."""
        key = f"cli-{self.game.key}-group-{verb}"
        return self.says.say(key) if self.says.has(key) else ""

    def shown(self, width: int, only: list[Item] | None = None) -> RenderableType:
        """Return the list for the screen, or only some of it; numbers stay the same."""
        parts: list[RenderableType] = []
        verb = ""
        for bunch in self.bunches:
            items = [item for item in bunch.items if only is None or item in only]
            if not items:
                continue
            if bunch.title and bunch.verb != verb and self.heading(bunch.verb):
                parts.append(Text(self.heading(bunch.verb), style="bold"))
            verb = bunch.verb
            widths = self.board.widths
            parts.append(
                grouped(bunch, items, width, widths) if bunch.title else Lines(*[line(item) for item in items])
            )
        parts += [line(item) for item in self.closing if only is None or item in only]
        return Lines(*parts)

    def numbered(self, number: int) -> Item | None:
        """Return the option with a number."""
        return next((item for item in self.items if item.number == number), None)

    def named(self, typed: str) -> list[Item]:
        """Return the options about a thing whose name is not a word, as typed: `8,9`, `0.2`."""
        return [] if typed.isalnum() else [item for item in self.items if typed in item.text.split(" ")[1:]]

    def matching(self, typed: str) -> list[Item]:
        """Return the options that contain every word typed, in their text or their sentence."""
        for item in self.items:
            if typed.lower() == item.text:
                return [item]
        if len(self.named(typed)) == 1:
            return self.named(typed)
        wanted = folded(typed).split()
        out: list[Item] = []
        for bunch in [*self.bunches, Bunch("", "", "")]:
            for item in bunch.items if bunch.verb else self.closing:
                hay = folded(f"{item.text.replace('.', ' ')} {bunch.title} {item.sentence}")
                if all(any(part.startswith(word) for part in words_of(hay)) for word in wanted):
                    out.append(item)
        return out


def words_of(text: str) -> list[str]:
    """Split a sentence into words."""
    return "".join(letter if letter.isalnum() or letter in "*-_" else " " for letter in text).split()


def numbered(item: Item) -> Text:
    """Return the number of an option, highlighted."""
    return Text(f"{item.number:>3}", style="bold cyan")


def line(item: Item) -> RenderableType:
    """Return an option on a line of its own."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(width=4, justify="right")
    grid.add_column()
    grid.add_row(numbered(item), item.label)
    return grid


def grouped(bunch: Bunch, items: list[Item], width: int, widths: tuple[int, int]) -> RenderableType:
    """Return a bunch: its title and note, then its options side by side, numbers never split from labels."""
    title, note = widths
    room = width - title - (note if bunch.note else 0) - 2
    lines = [Text()]
    for item in items:
        choice = numbered(item).append(f" {item.label} ", style="not bold default")
        if lines[-1] and len(lines[-1]) + len(choice) > room:
            lines.append(Text())
        lines[-1].append_text(choice)
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=title, overflow="ellipsis", no_wrap=True)
    if bunch.note:
        grid.add_column(width=note)
    grid.add_column(no_wrap=True)
    row: list[RenderableType] = [Text(f"  {bunch.title}")]
    if bunch.note:
        row.append(Text(bunch.note, style="dim"))
    grid.add_row(*row, Text("\n").join(lines))
    return grid
