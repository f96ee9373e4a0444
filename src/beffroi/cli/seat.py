"""The screen of one person: news, board, options, and all commands."""

from __future__ import annotations

from contextlib import nullcontext
from typing import TYPE_CHECKING

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from beffroi.bots.hints import hint
from beffroi.cli.bots import decision_of
from beffroi.cli.final import show_scores
from beffroi.cli.hints import STRENGTHS, told
from beffroi.cli.keyboard import Left, ask, clear
from beffroi.cli.menu import Item, Menu
from beffroi.cli.rulebook import found, rules_file, sections_of
from beffroi.cli.rules import page
from beffroi.cli.save import read_text
from beffroi.cli.screen import fit
from beffroi.cli.sentences import story
from beffroi.cli.talk import SPEAKER
from beffroi.kernel.errors import Illegal
from beffroi.kernel.flow import legal, pending

if TYPE_CHECKING:
    from beffroi.cli.session import Session

COMMANDS = ("help", "board", "list", "players", "log", "score", "rules", "hint", "undo", "save", "quit")
RECENT = 40  # lines of the log shown when asked for
NEWS = 14  # lines of news shown at most before a decision


class SeatScreen:
    """What one person sees and types, turn after turn."""

    def __init__(self, session: Session, seat: int) -> None:
        self.session = session
        self.seat = seat
        self.out = session.out
        self.says = session.says
        self.heard = 0  # number of events already shown to this seat
        self.place = ("", -1)  # phase and round last shown, so that a pipe shows the board once per phase
        self.commands = self.words()
        self.menu: Menu | None = None
        self.notice = ""  # what went wrong, shown with the next options

    def words(self) -> dict[str, str]:
        """Return every command word: in English, and in the player's language."""
        out: dict[str, str] = {}
        for command in (*COMMANDS, *self.session.board.pages):
            for word in [command, *self.says.say(f"cli-command-{command}").split(",")]:
                out[word.strip()] = command
        return out | {"?": "help", "why": "rules"}

    def decide(self) -> None:
        """Show the state of play, then read input until something is done."""
        self.show()
        while True:
            typed = ask(self.out, self.says.say("cli-ask", player=self.name()) + " ")
            try:
                if typed and self.answer(typed):
                    return
            except Illegal as error:  # anything else, such as a full disk, ends the session
                self.out.print(SPEAKER.error(error), style="bold red")

    def name(self) -> str:
        """Return the name of the person."""
        return self.session.match.header.names[self.seat]

    # What is shown

    def show(self) -> None:
        """Show board, news and options; a terminal is cleared first, a pipe gets the board once per phase."""
        fit(self.out)
        match = self.session.match
        view = match.game.view(match.state, self.seat)
        step = pending(match.state, self.seat)
        actions = legal(match.state, self.seat)
        self.menu = Menu(self.session.board, view, self.seat, actions)
        below: list[RenderableType] = [Text(""), self.prompt_line(type(step).__name__), self.menu.shown(self.out.width)]
        news = self.news_lines(own=True)
        if self.notice:
            news.append(Text(self.notice, style="bold red"))
            self.notice = ""
        place = (str(view.get("phase", "")), int(view.get("round", 0)))
        if self.out.is_terminal:
            clear(self.out)
            room = self.out.height - 3 - self.height([*news, *below])
            self.print_board(room)
        elif place != self.place:
            self.print_board(1000)
        self.place = place
        for part in [*news, *below]:
            self.out.print(part)

    def prompt_line(self, step: str) -> Text:
        """Return what is asked, in the second person."""
        text = Text(f"{self.name()} · ", style="bold")
        text.append(self.says.prompt(step), style="bold")
        return text

    def height(self, parts: list[RenderableType]) -> int:
        """Return the number of lines these parts take on this screen."""
        return sum(len(self.out.render_lines(part, pad=False)) for part in parts)

    def print_board(self, room: int) -> None:
        """Print as many parts of the board as fit; the first ones always."""
        match = self.session.match
        view = match.game.view(match.state, self.seat)
        self.out.rule(Text(self.session.board.title(view), style="bold"), align="left")
        room -= 1
        for i, part in enumerate(self.session.board.sections(view, self.seat)):
            lines = self.height([part])
            if i >= 2 and lines > room:
                continue
            room -= lines
            self.out.print(part)

    def news_lines(self, own: bool) -> list[RenderableType]:
        """Return what has happened since the last time, as lines; with the seat's own moves if `own`."""
        match = self.session.match
        told = match.told(self.seat)
        fresh = [event for event in told[min(self.heard, len(told)) :] if own or event["seat"] != self.seat]
        self.heard = len(told)
        texts = story(self.says, fresh, match.header.names, self.seat)
        lines = [Padding(Text(text), (0, 0, 0, 2)) for text in texts]
        out: list[RenderableType] = list(lines[-NEWS:])
        if len(lines) > NEWS:
            out.insert(0, Text(f"  {self.says.say('cli-news-more', count=len(lines) - NEWS)}", style="dim"))
        if out:
            out.insert(0, Text(self.says.say("cli-news"), style="bold"))
        return out

    def news(self, own: bool) -> None:
        """Print the news."""
        for part in self.news_lines(own):
            self.out.print(part)

    # What is typed

    def answer(self, typed: str) -> bool:
        """Do what was typed; return whether the decision may have changed."""
        parts = typed.replace(",", " ").split()
        if parts and all(part.isascii() and part.isdigit() for part in parts) and not self.is_name(typed):
            return self.choose_numbers([int(part[:6]) for part in parts])
        command, _, rest = typed.partition(" ")
        known = self.commands.get(command.lower())
        if known is not None and (not rest or known in ("rules", "hint", *self.session.board.searched)):
            return self.obey(known, rest)
        return self.choose_words(typed.removeprefix("/").strip())

    def is_name(self, typed: str) -> bool:
        """Return whether numbers with a comma name a thing of this game, such as the space `8,9`."""
        return "," in typed and any(typed in names for names in self.session.match.game.words.index.values())

    def choose_numbers(self, numbers: list[int]) -> bool:
        """Do the options with these numbers, as listed on screen, one after another."""
        assert self.menu is not None
        items: list[Item] = []
        for number in numbers:
            item = self.menu.numbered(number)
            if item is None:
                shown = [item.number for item in self.menu.items]
                self.out.print(
                    self.says.say("cli-no-number", number=str(number), first=min(shown), last=max(shown)),
                    style="bold red",
                )
                return False
            items.append(item)
        for count, item in enumerate(items):
            try:
                self.session.enter(self.seat, item.text)
            except Illegal as error:
                if count == 0:
                    raise
                self.notice = SPEAKER.error(error)  # shown with the options that follow the first moves
                return True
        return True

    def choose_words(self, typed: str) -> bool:
        """Do the only option that matches the words; if there are several, show them."""
        assert self.menu is not None
        match = self.session.match
        if typed.lower() in match.options(self.seat):
            self.session.enter(self.seat, typed.lower())
            return True
        items = self.menu.matching(typed)
        if len(items) == 1:
            self.session.enter(self.seat, items[0].text)
            return True
        if items:
            self.out.print(self.menu.shown(self.out.width, items))
            return False
        if typed.split(" ", maxsplit=1)[0].lower() in match.game.words.by_name:
            self.session.enter(self.seat, typed.lower())  # raises, with the reason
            return True
        self.out.print(self.says.say("cli-not-understood", text=typed[:60]), style="bold red")
        return False

    def obey(self, command: str, rest: str) -> bool:
        """Carry out a typed command."""
        session = self.session
        view = session.match.game.view(session.match.state, self.seat)
        if command in session.board.pages:
            page = session.board.look(command, rest) if rest else session.board.page(command, view, self.seat)
            self.out.print(page)
            return False
        match command:
            case "undo":
                session.enter(self.seat, "undo")
                self.heard = min(self.heard, len(session.match.told(self.seat)))
                return True
            case "quit":
                raise Left(0)
            case "help":
                self.help()
            case "board":
                self.print_board(1000)
            case "list":
                self.show_options()
            case "players":
                self.out.print(session.board.everybody(view, self.seat))
            case "log":
                self.log()
            case "score":
                show_scores(self.out, self.says, session.match)
            case "rules":
                self.rules(rest)
            case "hint":
                self.hint(rest)
            case "save":
                self.out.print(self.says.say("table-saved", path=str(session.save.path)), soft_wrap=True)
        return False

    def show_options(self) -> None:
        """Print the options again."""
        assert self.menu is not None
        self.out.print(self.menu.shown(self.out.width))

    def help(self) -> None:
        """Print all commands."""
        self.out.print(self.says.say("cli-help"))
        for command in (*self.session.board.pages, *COMMANDS):
            words = self.says.say(f"cli-command-{command}")
            self.out.print(f"  {words:<22} {self.says.say(f'cli-command-{command}.does')}")

    def log(self) -> None:
        """Print the latest log lines of this seat."""
        match = self.session.match
        for text in story(self.says, match.told(self.seat), match.header.names, self.seat)[-RECENT:]:
            self.out.print(Padding(Text(text), (0, 0, 0, 2)))

    def hint(self, words: str) -> None:
        """Print a hint: what matters now, the best options compared, or the move."""
        assert self.menu is not None
        if not self.session.manners.hints:
            self.out.print(self.says.say("cli-hints-off"))
        elif words not in ("", *STRENGTHS):
            self.out.print(self.says.say("cli-hint-how"))
        else:
            thinking = self.says.say("hint-reckoning")
            with self.out.status(thinking) if self.out.is_terminal else nullcontext():
                found = hint(decision_of(self.session.match, self.seat))
            called = {item.text: f"{item.number}  {item.sentence}" for item in self.menu.items}
            for line in told(self.says, found, words or STRENGTHS[0], called):
                self.out.print(Padding(Text(line), (0, 0, 0, 2)))
            if words != STRENGTHS[-1]:
                self.out.print(self.says.say("cli-hint-how"), style="dim")

    def rules(self, words: str) -> None:
        """Print the rules that match a number or words."""
        game = self.session.match.game.key
        if not words:
            self.out.print(self.says.say("cli-rules-how", command=f"beffroi rules {game}"))
            return
        answer = found(sections_of(read_text(rules_file(game, self.says.lang))), words.split())
        if not answer:
            self.out.print(self.says.say("cli-error-no-rule", words=words[:60], game=game))
            return
        self.out.print(page(answer, words.split()))
