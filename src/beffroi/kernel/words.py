# mypyc: skip
"""The vocabulary of a game: one table of actions (id, text, click targets, RL number), one of events."""

from __future__ import annotations

import hashlib
from bisect import bisect_right
from typing import Any

from beffroi.kernel.errors import Illegal
from beffroi.kernel.flow import Event


class Word:
    """A verb: its name, its first id, and the domain of each argument."""

    def __init__(self, name: str, first: int, domains: list[str]) -> None:
        self.name = name
        self.first = first
        self.domains = domains


class News:
    """A kind of event: its facts are `name` (a number) or `name:domain`; secret ones are for its own seat only.

    An event that undoes another names it in `cancels`: when sealed events are opened, nobody else hears of either.
    """

    def __init__(self, name: str, facts: list[str], secret: list[str], cancels: str = "") -> None:
        self.name = name
        self.facts = facts
        self.secret = secret
        self.cancels = cancels


class Words:
    """Every action of a game: first id of its verb plus a mixed radix of its arguments."""

    def __init__(
        self,
        names: dict[str, list[str]],
        words: list[Word],
        news: list[News],
        told: type[object],
        seated: dict[str, int] | None = None,
    ) -> None:
        """`told` names the numbers of the news, `DEED_DONE` for `deed-done`: what the rules report is what people read.

        `seated` are the domains that begin with the names of seat 0, then seat 1…: that many for each seat.
        """
        self.names = names
        self.seated = seated or {}
        self.words = words
        self.news = news
        self.by_name = {word.name: word for word in words}
        self.index = {domain: {name: i for i, name in enumerate(all_)} for domain, all_ in names.items()}
        self.firsts = [word.first for word in words]
        self.size = 0
        for word in words:
            if word.first != self.size:
                raise ValueError(f"{word.name} begins at {word.first}, the table says {self.size}")
            room = 1
            for domain in word.domains:
                room *= len(names[domain])
            self.size += room
        check_news(news, told)

    def fingerprint(self) -> str:
        """Return everything that action ids depend on: the verbs, and how many names each domain has."""
        facts = [(word.name, [len(self.names[domain]) for domain in word.domains]) for word in self.words]
        return hashlib.sha256(repr(facts).encode()).hexdigest()[:16]

    def parts(self, action: int) -> tuple[Word, list[int]]:
        """Return the verb of an id and its arguments."""
        if not 0 <= action < self.size:
            text = f"there is no action number {action}; they go from 0 to {self.size - 1}"
            raise Illegal("no-action", text, number=action, last=self.size - 1)
        word = self.words[bisect_right(self.firsts, action) - 1]
        rest = action - word.first
        out: list[int] = []
        for domain in word.domains[::-1]:
            rest, argument = divmod(rest, len(self.names[domain]))
            out.insert(0, argument)
        return word, out

    def text(self, action: int) -> str:
        """Return an action as logs and messages write it: `place ship.2 monk`."""
        word, arguments = self.parts(action)
        return " ".join([word.name] + [self.names[d][a] for d, a in zip(word.domains, arguments, strict=True)])

    def parse(self, text: str) -> int:
        """Return the id of a text; the inverse of text()."""
        name, *arguments = text.split(" ")
        word = self.by_name.get(name)
        if word is None:
            verbs = ", ".join(self.by_name)
            raise Illegal(
                "no-verb", f"unknown verb {shorten(name)}; the verbs are {verbs}", verb=name[:60], verbs=verbs
            )
        if len(arguments) != len(word.domains):
            form = " ".join([name] + [f"<{domain}>" for domain in word.domains])
            few = len(arguments) < len(word.domains)
            problem = f"{shorten(text)} has too {'few' if few else 'many'} words; write: {form}"
            raise Illegal("arguments", problem, form=form, missing="few" if few else "many")
        action = 0
        for domain, argument in zip(word.domains, arguments, strict=True):
            number = self.index[domain].get(argument)
            if number is None:
                problem = f"{shorten(argument)} is no {domain} of this game, in: {shorten(text)}"
                raise Illegal("no-name", problem, name=argument[:60], domain=domain)
            action = action * len(self.names[domain]) + number
        return word.first + action

    def targets(self, action: int) -> list[str]:
        """Return what a player clicks, in order: `["slot:ship.2", "kind:monk"]`."""
        word, arguments = self.parts(action)
        return [f"{d}:{self.names[d][a]}" for d, a in zip(word.domains, arguments, strict=True)]

    def arguments(self, action: int) -> dict[str, str]:
        """Return the named arguments of an action, for messages: `{"slot": "ship.2", "kind": "monk"}`."""
        word, arguments = self.parts(action)
        return {d: self.names[d][a] for d, a in zip(word.domains, arguments, strict=True)}

    def standing(self, events: list[Event]) -> list[Event]:
        """Return the events without those that were undone: the final plan, not how it came about."""
        out: list[Event] = []
        for event in events:
            cancels = self.news[event.kind].cancels
            if not cancels:
                out.append(event)
                continue
            for i in range(len(out) - 1, -1, -1):
                same = (out[i].seat, out[i].a, out[i].b, out[i].c) == (event.seat, event.a, event.b, event.c)
                if same and self.news[out[i].kind].name == cancels:
                    del out[i]
                    break
        return out

    def told(self, event: Event, viewer: int) -> dict[str, Any]:
        """Return what a viewer may know of an event: secret facts only for its own seat."""
        news = self.news[event.kind]
        numbers = [int(event.a), int(event.b), int(event.c)]
        out: dict[str, Any] = {"what": news.name, "seat": int(event.seat)}
        for i, fact in enumerate(news.facts + news.secret):
            if i >= len(news.facts) and viewer != event.seat:
                break
            name, _, domain = fact.partition(":")
            out[name] = self.names[domain][numbers[i]] if domain else numbers[i]
        return out


def check_news(news: list[News], told: type[object]) -> None:
    """Refuse a table of events that does not match their numbers: events would be told as other ones."""
    numbers = {name: int(number) for name, number in vars(told).items() if name.isupper()}
    table = {one.name.replace("-", "_").upper(): number for number, one in enumerate(news)}
    for name in [*table, *numbers]:
        if table.get(name) != numbers.get(name):
            raise ValueError(f"{name} is number {numbers.get(name)}, the table of events says {table.get(name)}")


def shorten(text: str) -> str:
    """Quote what someone typed, shortened so that an error stays one readable line."""
    shown = "".join(c if c.isprintable() else "?" for c in text)
    return f"«{shown}»" if len(shown) <= 60 else f"«{shown[:57]}…»"
