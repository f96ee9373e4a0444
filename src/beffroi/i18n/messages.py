"""Messages in French and English: what players read, from the shared language files and those of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from beffroi.i18n.texts import HOUSE, LANGUAGES, Language, Texts, UnknownMessage

# Environment variables that may name a language; the first one set decides.
VARIABLES = ["BEFFROI_LANG", "LC_ALL", "LC_MESSAGES", "LANG"]

# Domains that borrow some or all nouns from another domain.
BORROWED = {
    "tile": "place", "kind": "figure", "load": "good", "need": "figure", "heap": "pile", "ransom_to": "payee",
    "buyoff_to": "payee", "giver": "city",
}  # fmt: skip

# Facts of an effect that are named after their role, with the domain of their values.
ROLES = {
    "from": "figure", "to": "figure", "figures": "figure", "events": "event", "worker_color": "color",
    "die": "color", "receiver": "seat", "other": "wish",
}  # fmt: skip
LISTS = {"on": "building"}  # the same for lists of names

# Domains whose names are seats, shown by the names of their players.
PEOPLE = {"village", "seat"}

# Data keys that say where an entry comes from, not what it does.
PROVENANCE = {"source", "confidence", "refs", "note"}


class Names(Texts):
    """Names of things as sentences need them: with article, number and agreement."""

    def __init__(
        self,
        lang: str,
        game: str | None = None,
        titles: Mapping[str, Mapping[str, str]] | None = None,
        folders: Sequence[Path] = (),
        needs: Mapping[str, str] | None = None,
        strict: bool = False,
        renamed: Mapping[str, Mapping[str, str]] | None = None,
    ) -> None:
        """Read the shared files and those of a game, from `folders` or from the game's own folder.

        `titles` are names that a data pack adds, see titles_of(); `renamed` are those it puts in place of
        ours; `needs` says what a slot asks for (`{"ship.3": "knight"}`), see slot_needs().
        """
        self.game = game or ""
        self.titles = titles or {}
        self.renamed = renamed or {}
        self.needs = needs or {}
        self.players: Sequence[str] = ()  # names of the players, for actions that name a village
        self.nouns: dict[tuple[str, str], dict[str, str]] = {}
        super().__init__(lang, [HOUSE, *(folders or folders_of(self.game))], strict)

    def name(self, domain: str, name: str) -> str:
        """Return the noun of a name: `name("kind", "farmer*")`, `name("slot", "ship.2")`."""
        return str(self.noun(domain, name)[domain])

    def noun(self, domain: str, name: str, role: str = "") -> dict[str, Any]:
        """Return a noun as facts of a sentence: `$kind`, its forms `$kind-a`, `$kind-of`…, and `$kind-id`."""
        role = role or domain
        if domain == "number":
            return {role: int(name)}
        if domain in PEOPLE:
            return self.person(domain, name, self.players, role=role)
        found = self.nouns.get((domain, name))
        if found is None:
            makers = {"slot": self.slot, "spot": self.spot, "city": self.city, "space": self.space}
            made = makers.get(BORROWED.get(domain, domain))
            found = made(name) if made is not None else self.word(domain, name)
            self.nouns[(domain, name)] = found
        return {f"{role}{form}": text for form, text in found.items()} | {f"{role}-id": name}

    def word(self, domain: str, name: str) -> dict[str, str]:
        """Return a noun and its forms; a name in no file gets its title, and forms from `…-other`."""
        key = self.noun_key(domain, name)
        if key and name not in self.renamed:
            return self.shaped(key)
        if name.isdigit() and self.has(f"{self.game}-{domain}-number"):
            return self.shaped(f"{self.game}-{domain}-number", number=int(name))
        if self.strict and name not in self.titles and name not in self.renamed:
            raise UnknownMessage(f"no language file names the {domain} {name}")
        titles = self.renamed.get(name) or self.titles.get(name, {})
        title = titles.get(self.lang) or titles.get("en") or name.replace("_", " ").capitalize()
        other = self.noun_key(domain, "other")
        return self.shaped(other, title=title) if other else {"": title}

    def shaped(self, key: str, **facts: Any) -> dict[str, str]:
        """Return a message and its attributes: `{"": "monk", "-a": "a monk"}`."""
        out = {"": self.say(key, **facts)}
        for form in self.forms(key):
            out[f"-{form}"] = self.say(f"{key}.{form}", **facts)
        return out

    def noun_key(self, domain: str, name: str) -> str:
        """Return the key of a noun, from its own domain or else the one it borrows from."""
        word = name.replace("*", "-own").replace("+", "-")
        for where in (domain, BORROWED.get(domain, "")):
            key = f"{self.game}-{where}-{word}"
            if where and self.has(key):
                return key
        return ""

    def slot(self, name: str) -> dict[str, str]:
        """Return a slot: its place and number, or what it requires, if known."""
        place, _, number = name.rpartition(".")
        facts = self.noun("place", place) | {"number": int(number)}
        need = self.needs.get(name)
        if need is None:
            return self.shaped(f"{self.game}-slot", **facts)
        alike = [slot for slot, other in self.needs.items() if other == need and slot.startswith(f"{place}.")]
        key = f"{self.game}-slot-asking" if len(alike) == 1 else f"{self.game}-slot-twin"
        return self.shaped(key, **(facts | self.noun("need", need)))

    def spot(self, name: str) -> dict[str, str]:
        """Return a card of a village, `blacksmith.2`: its name, and which copy it is."""
        card, _, number = name.rpartition(".")
        return self.shaped(f"{self.game}-spot", **(self.noun("card", card) | {"number": int(number)}))

    def city(self, name: str) -> dict[str, str]:
        """Return a city, `0.2`: the letter of its seat and its number, A2."""
        seat, _, number = name.partition(".")
        return self.shaped(f"{self.game}-city", letter=chr(ord("A") + int(seat)), number=number)

    def space(self, name: str) -> dict[str, str]:
        """Return a space of a map, named as in actions."""
        return self.shaped(f"{self.game}-space", name=name)

    def person(
        self, domain: str, name: str, players: Sequence[str], viewer: int = -1, role: str = ""
    ) -> dict[str, Any]:
        """Return a seat or its village: by player name or number, as the viewer's, or as nobody's."""
        role = role or domain
        if not name.isdigit():
            found = self.word(domain, name)
        elif int(name) == viewer:
            found = self.word(domain, "own")
        elif int(name) < len(players):
            found = self.shaped(f"{self.game}-{domain}-player", player=players[int(name)])
        else:
            found = self.shaped(f"{self.game}-{domain}-seat", number=int(name) + 1)
        return {f"{role}{form}": text for form, text in found.items()} | {f"{role}-id": name}

    def expanded(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Return facts for a sentence: names become nouns with their forms, lists one text, tables numbers."""
        out: dict[str, Any] = {}
        for role, value in facts.items():
            domain = ROLES.get(role, role)
            if isinstance(value, str):
                out |= self.noun(domain, value, role)
            elif isinstance(value, (list, tuple)):
                out |= self.several(role, LISTS.get(role, domain), value) if named(value) else numbers(role, value)
            elif isinstance(value, Mapping):
                out |= {f"{role}-{key}": number for key, number in value.items()} | {f"{role}-count": len(value)}
            elif isinstance(value, int):
                out[role] = int(value)
        return out

    def several(self, role: str, domain: str, names: Sequence[str]) -> dict[str, Any]:
        """Return several names as facts: `$figures` (any of them), and one list per form, `$figures-a`…"""
        found = [self.noun(domain, name, role) for name in names]
        shared = set(found[0]).intersection(*found) if found else {role}
        return {key: self.listed([str(noun[key]) for noun in found], "list-or") for key in shared}


class Messages(Names):
    """All that one reader is told: shared messages, those of one game, and titles brought by a data pack."""

    # Nouns

    # Sentences of a game

    def action(self, verb: str, arguments: Mapping[str, str] | None = None) -> str:
        """Return a numbered option: `action("place", {"slot": "ship.2", "kind": "monk"})`."""
        return self.say(f"{self.game}-action-{verb}", **self.expanded(arguments or {}))

    def event(self, told: Mapping[str, Any], players: Sequence[str], viewer: int = -1) -> str:
        """Return a log line of what Words.told() gives; a viewer's own acts are told in the second person."""
        facts = {role: value for role, value in told.items() if role not in {"what", "seat"}}
        seat = int(told.get("seat", -1))
        key = f"{self.game}-told-{told['what']}"
        if seat >= 0 and seat == viewer and self.has(f"{key}.own"):
            key += ".own"
        player = players[seat] if 0 <= seat < len(players) else ""
        said = self.expanded(facts) | {"player": player}
        for role, value in facts.items():
            if ROLES.get(role, role) in PEOPLE:
                said |= self.person(ROLES.get(role, role), str(value), players, viewer, role)
        return self.say(key, **said)

    def prompt(self, step: str, **facts: Any) -> str:
        """Return what a seat is asked: the name of the step that waits for it."""
        return self.say(f"{self.game}-prompt-{step}", **facts)

    def effect(self, facts: Mapping[str, Any]) -> str:
        """Return what a card or place does, from its data: `{"do": "gain", "coins": 2}`.

        A number that the sentence needs but the data omits counts as 0.
        """
        return self.doing("effect", facts)

    def happening(self, facts: Mapping[str, Any], amount: int = 0) -> str:
        """Return what an event does, from its data and the current amount."""
        plain = {role: value for role, value in facts.items() if not isinstance(value, Mapping)}
        return self.doing("happening", {"amount": amount} | plain)

    def outlook(self, facts: Mapping[str, Any], now: Mapping[str, int]) -> str:
        """Return what an event would do now, from its data and the numbers of the view, or "" if that adds nothing."""
        if now["bought"]:
            return self.say(f"{self.game}-outlook-bought")
        return self.doing("outlook", {**facts, **now})

    def doing(self, kind: str, facts: Mapping[str, Any]) -> str:
        """Return the sentence for a word of the data, with the facts beside it."""
        key = f"{self.game}-{kind}-{facts['do']}"
        given = {role: value for role, value in facts.items() if role not in {"do", *PROVENANCE}}
        blank = dict.fromkeys(self.variables(key), 0)
        return self.say(key, **(blank | self.expanded(given)))

    def card(self, name: str, effect: Mapping[str, Any], domain: str = "place") -> str:
        """Return a name and what it does, on one line: « Moulin : 2 pièces et 1 point de développement »."""
        return self.say("card", name=self.name(domain, name), text=self.effect(effect))

    def face(self, card: Mapping[str, Any]) -> dict[str, str]:
        """Return a card of Game.cards() in words: its `name`, its `text`, and the forms of `<game>-face`."""
        key = f"{self.game}-face"
        given = {role: value for role, value in card.items() if role not in {"id", "effect", "reconstructed"}}
        facts = dict.fromkeys(self.variables(key), 0) | self.expanded(given)
        text = self.say(key, **(facts | {"text": self.effect(card["effect"])}))
        parts = self.listed([self.say(f"{self.game}-part-{part}") for part in card["reconstructed"]])
        facts["parts"] = parts
        out = {form: self.say(f"{key}.{form}", **facts) for form in self.forms(key)}
        return out | {
            "name": self.name("card", card["id"]),
            "text": text[:1].upper() + text[1:],
            "doubt": out["doubt"] if parts else "",
        }

    def entry(self, data: object, card: Mapping[str, Any] | None = None) -> list[str]:
        """Return what a data entry does, in words: the face of its card, or a sentence for each effect."""
        if card is not None:
            face = self.face(card)
            return [f"{face['name']} · {face['about']}", face["text"]]
        parts = data.values() if isinstance(data, Mapping) else ()
        words = [part for part in parts if isinstance(part, Mapping) and "do" in part]
        said: list[str] = []
        for kind in ("effect", "happening"):  # an event happens
            said += [self.doing(kind, word) for word in words if self.has(f"{self.game}-{kind}-{word['do']}")]
        return [text[:1].upper() + text[1:] for text in said]

    def option(self, name: str, value: str = "") -> str:
        """Return the name of a game option, or of one of its values; numbers need no name."""
        key = f"{self.game}-option-{name}"
        if not value:
            return self.say(key)
        return self.say(f"{key}-{value}") if self.has(f"{key}-{value}") else value

    def refused(self, key: str, facts: Mapping[str, str | int], reason: str) -> str:
        """Return why a data pack is refused: from the game's messages, else the shared ones, else the reason itself."""
        for message in (f"{self.game}-refused-{key}", f"refused-{key}"):
            if key and self.has(message):
                return self.say(message, **facts)
        return reason

    def feature(self, name: str) -> str:
        """Return the name of an evaluation feature, for hints."""
        return self.say(f"{self.game}-feature-{name.replace('_', '-')}")

    def score(self, line: str) -> str:
        """Return the name of a score line."""
        return self.say(f"{self.game}-score-{line}")

    def tiebreak(self, name: str, form: str = "") -> str:
        """Return the name of a tie-breaker; with the form `by`, how somebody was ahead: "by florins"."""
        key = f"{self.game}-tiebreak-{name}" + (f".{form}" if form else "")
        if self.has(key):
            return self.say(key)
        plain = name.replace("_", " ")
        return self.say(f"table-tiebreak.{form}", name=plain) if form else plain


def named(values: Sequence[Any]) -> bool:
    """Return whether a data list holds names; numbers need no nouns."""
    return any(isinstance(value, str) for value in values)


def numbers(role: str, values: Sequence[int]) -> dict[str, Any]:
    """Return several numbers as facts: `$prices` « 0/1/3 », and how many there are, `$prices-count`."""
    return {role: "/".join(str(value) for value in values), f"{role}-count": len(values)}


@cache
def folders_of(game: str) -> list[Path]:
    """Return the language folder of a game: in this house, or in the package that brings the game."""
    found = [HOUSE.parents[1] / "games" / game] if game else []
    for entry in entry_points(group="beffroi.games", name=game):
        with suppress(ModuleNotFoundError):  # the registry of games tells of it
            home = find_spec(entry.module)
            found += [Path(home.origin).parent] if home is not None and home.origin else []
    return [path / "locale" for path in found if (path / "locale").is_dir()][:1]


def messages_of(lang: str, game: str, tables: Mapping[str, Any], renamed: Mapping[str, Mapping[str, str]]) -> Messages:
    """Return the messages of a game in a language, including those of its data and of an owner's pack."""
    return Messages(lang, game, titles_of(tables), needs=slot_needs(tables), renamed=renamed)


def entries_of(tables: Mapping[str, Any]) -> list[tuple[str, Mapping[str, Any]]]:
    """Return the named entries of all tables of a game's data."""
    found = [table for table in tables.values() if isinstance(table, Mapping)]
    return [(name, entry) for table in found for name, entry in table.items() if isinstance(entry, Mapping)]


def slot_needs(tables: Mapping[str, Any]) -> dict[str, str]:
    """Return what every slot requires, from the game's data: entries with a list `slots`."""
    return {
        f"{name}.{number}": need
        for name, entry in entries_of(tables)
        if isinstance(entry.get("slots"), list)
        for number, need in enumerate(entry["slots"], 1)
    }


def amount_of(facts: Mapping[str, Any], edition: str, grade: str) -> int:
    """Return the amount of an event: `amount` in the data, by edition and, if it differs, by grade."""
    amount = facts.get("amount", {}).get(edition, 0)
    return int(amount.get(grade, 0) if isinstance(amount, Mapping) else amount)


def titles_of(tables: Mapping[str, Any]) -> dict[str, dict[str, str]]:
    """Return the names that entries of a data pack define: their texts `fr` and `en`."""
    found = {
        name: {str(lang): str(entry[lang]) for lang in LANGUAGES if isinstance(entry.get(lang), str)}
        for name, entry in entries_of(tables)
    }
    return {name: titles for name, titles in found.items() if titles}


def pick_language(asked: str | None, environ: Mapping[str, str]) -> Language:
    """Return the language to use: the one asked for, else the first one in the environment, else English."""
    wishes = [asked or "", *(environ.get(variable, "") for variable in VARIABLES)]
    wish = next((wish for wish in wishes if wish), "")
    return "fr" if wish.lower().replace("-", "_").split("_")[0].split(".")[0] == "fr" else "en"
