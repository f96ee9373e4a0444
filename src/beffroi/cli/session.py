"""A table in the terminal: whose turn it is, bots, curtains between people, and the record on disk."""

from __future__ import annotations

from contextlib import nullcontext
from typing import NamedTuple

from rich.console import Console

from beffroi.bots.levels import STAND_IN, level
from beffroi.cli.boards import board_of
from beffroi.cli.bots import Bots, decision_of
from beffroi.cli.final import show_scores
from beffroi.cli.keyboard import Left, ask, clear
from beffroi.cli.save import Save
from beffroi.cli.seat import SeatScreen
from beffroi.cli.talk import SPEAKER, program
from beffroi.i18n.messages import Messages
from beffroi.kernel.errors import Illegal
from beffroi.kernel.game import SPECTATOR
from beffroi.kernel.match import Match


class Manners(NamedTuple):
    """The settings of a table."""

    only_option: bool  # play forced moves automatically
    hints: bool  # are allowed


class Session:
    """One session at the table: a match, its file, and who sits where."""

    def __init__(self, match: Match, save: Save, says: Messages, out: Console, bots: Bots, manners: Manners) -> None:
        self.match = match
        self.save = save
        self.says = says
        self.out = out
        self.bots = bots
        self.manners = manners
        self.current = SPECTATOR  # the person at the screen
        self.board = board_of(match.game, says, match.header.names)
        self.screens = {seat: SeatScreen(self, seat) for seat in self.humans()}

    def humans(self) -> list[int]:
        """Return the seats of people."""
        return [seat for seat in range(len(self.match.header.names)) if seat not in self.bots]

    def run(self) -> None:
        """Play until the game is over."""
        while not self.match.over():
            seat = self.next_seat()
            if seat in self.bots:
                self.let_bot_play(seat)
            elif self.manners.only_option and len(self.match.options(seat)) == 1:
                self.enter(seat, self.match.options(seat)[0])
            elif self.curtain(seat):
                self.screens[seat].decide()
        self.end()

    def next_seat(self) -> int:
        """Choose among those who may act: the person at the screen, then bots, then people in seat order."""
        waiting = self.match.waiting()
        if self.current in waiting:
            return self.current
        bots = [seat for seat in waiting if seat in self.bots]
        if bots:
            return bots[0]
        after = [seat for seat in waiting if seat > self.current]
        return (after or waiting)[0]

    def enter(self, seat: int, text: str) -> None:
        """Enter a move; when this returns, it is on disk."""
        self.match.submit(seat, text)
        self.save.add(self.match.entries[-1])

    def let_bot_play(self, seat: int) -> None:
        """Let a bot choose, the same after a resume; if it fails, the apprentice chooses instead."""
        name, decision = self.bots[seat], decision_of(self.match, seat)
        thinking = self.says.say("cli-thinking", player=self.match.header.names[seat])
        try:
            with self.out.status(thinking) if self.out.is_terminal else nullcontext():
                text = level(name)(decision)
        except Exception:
            self.out.print(self.says.say("cli-stand-in", player=self.match.header.names[seat]), style="bold")
            text = level(STAND_IN)(decision)
        self.enter(seat, text)

    def curtain(self, seat: int) -> bool:
        """Hand the cleared screen to another person; return whether that person now decides."""
        before, name = self.current, self.match.header.names[seat]
        if seat == before:
            return True
        if len(self.screens) > 1:
            clear(self.out, forget=True)
            self.out.rule()
            self.out.print(self.says.say("table-curtain", player=name), style="bold")
            may_undo = before != SPECTATOR and self.match.may_undo(before)
            if may_undo:
                self.out.print(self.says.say("cli-curtain-undo", player=self.match.header.names[before]))
            answer = ask(self.out, self.says.say("cli-curtain-enter", player=name) + " ")
            if may_undo and self.screens[seat].commands.get(answer.lower()) == "undo":
                return self.take_back(before)
            clear(self.out, forget=True)
        self.current = seat
        return True

    def take_back(self, seat: int) -> bool:
        """Give the screen back to a player who changed their mind at the curtain."""
        try:
            self.enter(seat, "undo")
        except Illegal as error:
            self.out.print(SPEAKER.error(error))
        return False

    def end(self) -> None:
        """Show the last events, every score line and the winners."""
        self.out.rule()
        for screen in list(self.screens.values())[:1]:
            screen.news(own=True)
        self.out.print(self.says.say("table-over"), style="bold")
        show_scores(self.out, self.says, self.match)
        self.out.print(self.says.say("table-seed", seed=str(self.match.header.seed)), style="dim")
        self.out.print(self.says.say("table-saved", path=str(self.save.path)), soft_wrap=True)

    def leave(self, left: Left) -> int:
        """Say where the game is saved and how to resume it; return the exit code."""
        self.out.print()
        self.out.print(self.says.say("table-saved", path=str(self.save.path)), soft_wrap=True)
        command = f"{program()} play {self.match.game.key} --resume {self.save.path}"
        self.out.print(self.says.say("cli-resume-with", command=command), soft_wrap=True)
        return left.code
