"""The laws of every game, for the tests of whoever writes one: each law returns what breaks it, in words.

@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law(law: Law) -> None:
    assert law("pig") == []
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

from beffroi import games
from beffroi.i18n.check import File, problems
from beffroi.i18n.messages import BORROWED, Messages, entries_of, slot_needs
from beffroi.i18n.rulebook import book_file, cited, numbers_in, parts_of
from beffroi.i18n.texts import LANGUAGES, UnknownMessage
from beffroi.kernel.game import Game, Option
from beffroi.kernel.laws import Trial, choose
from beffroi.kernel.match import Match
from beffroi.kernel.record import new_header
from beffroi.kernel.search import playing_rng

Law = Callable[[str], list[str]]

HOUSE = Path(__file__).parent
SCREENS = [HOUSE / room for room in ("cli", "server", "rl")]  # whose code may name messages of a game
PLAYERS = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ida", "Jo"]
GAMES = 3  # random ones of each way to set a game up
CLOSELY = 0.1  # share of their states that are looked at closely
FEW = 12  # more numbers than these are typed, not picked from a list
# Forms of a noun that the house says of a domain as a whole, whatever the name.
SHAPES = ("", "-number", "-other", "-player", "-seat", "-own", "-asking", "-twin")
# Words that no code names in full: of the plain board and refused packs; of data, where a game is not of this house.
FAMILIES = "view", "refused"
GUEST_FAMILIES = *FAMILIES, "effect", "happening", "phase", "face", "part", "board"
UNFIT = re.compile(r"[{}\[\]]|\s\s|^\s|\s$|^$|None")
LOOSE = {  # signs of French without their narrow space, signs of English with one
    "fr": re.compile(r"[\w)»][ \u00a0]?([;?»]|:(?=\s|$))|«(?!\u202f)"),
    "en": re.compile(r"\w[ \u00a0\u202f][;:?]"),
}
LOOSE_PROSE = re.compile(r"'|[\w)»*][ \u00a0]?([;!?»]|:(?=\s|$))|«(?!\u202f)")


def variants(game: Game) -> list[dict[str, str]]:
    """Return the defaults, and one set of options for every other word of every option."""
    return [{}] + [{one.name: word} for one in game.options for word in one.words if word != one.default]


def tables(game: Game) -> Iterator[tuple[int, dict[str, str]]]:
    """Return plain games with every number of players, and each other word of an option with one of them."""
    for number, options in enumerate(variants(game)):
        low, high = game.seats(game.complete(options))
        for seats in range(low, high + 1) if not options else [low + number % (high - low + 1)]:
            yield seats, options


def plays(key: str) -> list[str]:
    """Random games end, and keep every law of rules, words, positions, secrets and scores."""
    game = games.load(key)
    out: list[str] = []
    for seats, options in tables(game):
        for seed in range(GAMES):
            trial = Trial(game, seats, options, seed)
            trial.run(CLOSELY)
            out += trial.violations + trial.leaks
    return out


def speaks(key: str, also: Sequence[str] = (), sources: Sequence[Path] = ()) -> list[str]:
    """Everything that is shown has its words in both languages, alike, and no word is left over.

    `also` are keys that the game's own data or code need, `sources` is more code that may name keys.
    """
    game = games.load(key)
    folder = games.folder(key)
    at_home = key in games.ours()
    families = tuple(f"{key}-{family}-" for family in (FAMILIES if at_home else GUEST_FAMILIES))
    spare = [one for one in File(folder / "locale" / "en.ftl").messages if one.startswith(families)]
    code = [*SCREENS, *sources] if at_home else [folder, *SCREENS, *sources]
    return problems([folder / "locale"], [*demanded(game, Messages("en", key)), *also, *spare], code)


def demanded(game: Game, says: Messages) -> list[str]:
    """Return the keys that any game needs: verbs, steps, events, nouns, options, score lines, features, sections."""
    low, high = game.seats(game.complete({}))
    state = game.new(low, {}, 1)
    out = ["title", "summary"]
    out += [f"action-{word.name}" for word in game.words.words]
    out += [f"prompt-{name}" for name in asking(game)]
    out += [f"told-{news.name}" for news in game.words.news]
    for option in game.options:
        out += [f"option-{option.name}", f"option-{option.name}.help"]
        out += [f"option-{option.name}-{value}" for value in values(option)]
    out += [f"score-{line}" for line, _ in game.scores(state)[0]]
    out += [f"rival-{name}" for name, _ in game.rivals(state)]
    ties = game.tiebreaks(game.new(min(2, high), {}, 1))
    out += [f"tiebreak-{name}{form}" for name, _ in ties for form in ("", ".by")]
    out += [f"view-{name}" for name in game.resources()]
    if [name for name, _, _ in game.calendar(state)] != ["round"]:
        out += ["date", "date.short"]
    out += [f"feature-{name.replace('_', '-')}" for name in game.evaluation().names]
    out += sorted({f"seen-{section_word(section.name)}" for section in game.sections(low, game.complete({}))})
    keys = [f"{game.key}-{key}" for key in out]
    return keys + [key for domain in game.words.names for key in nouns(game, says, domain)]


def section_word(name: str) -> str:
    """Return how the language files call a section of observations; cities are one word, whatever their number."""
    return re.sub(r"[_.]", "-", re.sub(r"^city\d", "city", name))


def values(option: Option) -> list[str]:
    """Return the values that a list offers."""
    numbers = range(option.low, option.high + 1) if 0 < option.high - option.low < FEW else range(0)
    return [*option.words, *(str(number) for number in numbers)]


def asking(game: Game) -> list[str]:
    """Return the steps that ask a seat."""
    return [name for name, step in game.steps.items() if "options" in vars(step)]


def real(game: Game, domain: str) -> list[str]:
    """Return the names of a domain that things have."""
    return [name for name in game.words.names[domain] if not name.startswith("spare-")]


def nouns(game: Game, says: Messages, domain: str) -> list[str]:
    """Return the keys of the nouns of a domain: of each name, or of what the house makes of a name."""
    strict = Messages("en", game.key, needs=slot_needs(game.data.tables), strict=True)
    wheres = {domain, BORROWED.get(domain, domain)}
    out = [f"{game.key}-{where}{shape}" for where in sorted(wheres) for shape in SHAPES]
    out = [key for key in out if says.has(key)]
    for name in real(game, domain):
        key = says.noun_key(domain, name)
        try:
            strict.noun(domain, name)
        except UnknownMessage:
            key = key or f"{game.key}-{domain}-{name}"
        out += [key] if key else []
    return out


def reads(key: str) -> list[str]:
    """Every action, event and prompt is a whole sentence in both languages, whatever it names; whole games are read."""
    game = games.load(key)
    needs = slot_needs(game.data.tables)
    speakers = [Messages(lang, key, needs=needs, strict=True) for lang in LANGUAGES]
    return [f"{says.lang}: {problem}" for says in speakers for problem in unread(game, says)]


def unread(game: Game, says: Messages) -> Iterator[str]:
    """Return the sentences of a language that cannot be said, or that have something left over."""

    def wrong(what: object, say: Callable[..., str], *given: Any) -> Iterator[str]:
        try:
            text = say(*given)
        except UnknownMessage as error:
            yield f"{what}: {error}"
            return
        if UNFIT.search(text):
            yield f"{what}: «{text}»"

    for step in asking(game):
        yield from wrong(step, says.prompt, step)
    for action in range(game.words.size):
        text = game.words.text(action)
        if "spare-" not in text:
            word, _ = game.words.parts(action)
            yield from wrong(text, says.action, word.name, game.words.arguments(action))
    for told in tellings(game):
        for viewer in (-1, 0, 1):
            yield from wrong(told, says.event, told, PLAYERS, viewer)
    for viewer, told in happened(game):
        yield from wrong(told, says.event, told, PLAYERS, viewer)


def tellings(game: Game) -> Iterator[dict[str, Any]]:
    """Return every event with every name that each of its facts may hold."""
    for news in game.words.news:
        facts = [fact.partition(":") for fact in news.facts + news.secret]
        first = {name: real(game, domain)[0] if domain else 2 for name, _, domain in facts}
        for number in (0, 1, 2):
            yield {"what": news.name, "seat": 0} | first | ({"number": number} if "number" in first else {})
        for name, _, domain in facts:
            for value in real(game, domain) if domain else []:
                yield {"what": news.name, "seat": 0} | first | {name: value}


def happened(game: Game) -> Iterator[tuple[int, dict[str, Any]]]:
    """Return what everybody is told in whole games, one of each way to set them up; each with who is told."""
    for seats, options in tables(game):
        match = Match(game, new_header(game, PLAYERS[:seats], options, 7))
        chance, rng = Random(7), playing_rng(7)
        while not match.over():
            seat = chance.choice(match.waiting())
            match.submit(seat, game.words.text(choose(game, match.state, seat, rng, biased=True)))
        for viewer in range(-1, seats):
            yield from ((viewer, told) for told in match.told(viewer))


def writes(key: str) -> list[str]:
    """The language files keep the signs of their language: ’ and …, no !, French signs with their narrow space."""
    named = entries_of(games.load(key).data.tables)
    out: list[str] = []
    for lang in LANGUAGES:  # some names are calls
        calls = [str(entry[lang]).replace("'", "’") for _, entry in named if "!" in str(entry.get(lang, ""))]
        out += signs(games.folder(key) / "locale" / f"{lang}.ftl", lang, calls)
    return out


def signs(path: Path, lang: str, calls: Sequence[str]) -> list[str]:
    """Return the lines of a language file with signs that are not of the language; `calls` may end in one."""
    out: list[str] = []
    for line in path.read_text(encoding="utf-8").splitlines() if path.is_file() else []:
        text = re.sub(r"\{[^{}]*\}", "x", line)
        if any(call in text.replace("\u202f", " ") for call in calls):
            text = text.replace("!", "")
        if line.startswith("#") or "-legend" in line:  # a legend lists signs
            continue
        if re.search(r"'|!|\.\.\.", text) or LOOSE[lang].search(text):
            out.append(f"{path.name}: {line}")
    return out


def explains(key: str) -> list[str]:
    """There are rules and a summary in both languages, with the same numbers; the summary cites rules that exist."""
    out: list[str] = []
    numbers: dict[str, list[str]] = {}
    shapes: dict[str, list[list[list[str]]]] = {}
    for lang in LANGUAGES:
        for name in ("RULES", "SUMMARY"):
            path = book_file(games.folder(key), name, lang)
            wanted = f"{name}.md" if lang == "en" else f"{name}.{lang}.md"
            if path is None or path.name != wanted:
                out.append(f"{wanted} is missing")
                continue
            text = path.read_text(encoding="utf-8")
            if lang == "fr" and LOOSE_PROSE.search(re.sub(r"`[^`]*`", "x", text)):
                out.append(f"{wanted} has signs without their narrow space, or an apostrophe that is not ’")
            if name == "RULES":
                numbers[lang] = numbers_in(text)
            else:
                shapes[lang] = [[cited(line) for line in part.lines] for part in parts_of(text)]
    if len({tuple(found) for found in numbers.values()}) > 1:
        out.append("the rules of the two languages have other numbers")
    if len({repr(shape) for shape in shapes.values()}) > 1:
        out.append("the summaries of the two languages cite other rules")
    known = {number for found in numbers.values() for number in found}
    used = [number for shape in shapes.values() for part in shape for line in part for number in line]
    out += [f"the summary cites {number}, which is not a rule" for number in sorted(set(used) - known)]
    if not known:
        out.append("RULES.md has no numbered rule")
    return out


OF_WORDS: list[Law] = [speaks, reads, writes, explains]
LAWS: list[Law] = [plays, *OF_WORDS]
