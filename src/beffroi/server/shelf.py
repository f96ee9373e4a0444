"""Calls about games: the list of games, their data, words and rules."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from pathlib import Path
from typing import Literal

from litestar import MediaType, Router, get
from litestar.params import FromPath, FromQuery

from beffroi import games
from beffroi.i18n.messages import messages_of
from beffroi.i18n.rulebook import book_file, parts_of, sections_of
from beffroi.i18n.texts import HOUSE
from beffroi.kernel.game import Game
from beffroi.kernel.provenance import GUESS
from beffroi.server.boards import address
from beffroi.server.house import InHouse
from beffroi.server.problems import Refusal, may_answer
from beffroi.server.wire import CardFace, Catalog, GameInfo, OptionInfo, Rule, RuleSection, SummaryPart

Lang = Literal["en", "fr"]
HEAD = re.compile(r"(\d+)(?:\.\d+|[A-Z])?\.? +(.*)")  # "7. Build phase", "7.2 Chains", "6A. Three or more players"


def loaded(key: str) -> Game:
    """Return a game, or refuse an unknown one."""
    if key not in games.keys():
        raise Refusal(404, "unknown-game", f"there is no such game; the games are: {', '.join(games.keys())}")
    return games.load(key)


@cache
def about(key: str, bots: tuple[str, ...], bot: str) -> GameInfo:
    """Return what the home page shows of a game, with the bots and the default one."""
    game = games.load(key)
    usual = game.complete({})
    by_option = {
        f"{option.name}={word}": game.seats(usual | {option.name: word})
        for option in game.options
        for word in option.words
    }
    ranges = [game.seats(usual), *by_option.values()]
    return GameInfo(
        key=key,
        rules=game.rules,
        data=game.fingerprint,
        options=[OptionInfo(o.name, o.default, o.words, o.low, o.high) for o in game.options],
        seats=(min(low for low, _ in ranges), max(high for _, high in ranges)),
        seats_by_option=by_option,
        reconstructed=[value.path for value in game.data.provenance() if value.source == GUESS],
        bots=list(bots),
        bot=bot,
        board=address(key),
    )


@cache
def chapters(key: str, lang: str) -> list[RuleSection]:
    """Return the rules of a game in a language, or in English if there are no others."""
    path = book_file(games.folder(key), "RULES", lang)
    if path is None:
        return []
    out: list[RuleSection] = []
    for section in sections_of(path.read_text(encoding="utf-8")):
        head = HEAD.match(section.chapter)
        number, title = (int(head[1]), head[2]) if head else (len(out) + 1, section.chapter)
        part = HEAD.sub(r"\2", section.title) if section.title != section.chapter else ""
        out.append(RuleSection(number, title, part, [Rule(rule.number, rule.text) for rule in section.rules]))
    return out


@cache
def one_page(key: str, lang: str) -> list[SummaryPart]:
    """Return the one-page rules of a game; empty if it has none."""
    path = book_file(games.folder(key), "SUMMARY", lang)
    found = parts_of(path.read_text(encoding="utf-8")) if path is not None else []
    return [SummaryPart(part.title, part.lines) for part in found]


@lru_cache(maxsize=32)
def faces(game: Game, lang: str) -> list[CardFace]:
    """Return the cards of a game in words; empty if its card texts are not composed."""
    says = messages_of(lang, game.key, game.data.tables, game.data.renamed)
    found = [(card["id"], says.face(card)) for card in game.cards()]
    return [CardFace(card, face["name"], face["about"], face["text"], face["doubt"]) for card, face in found]


# What the browser does not need of a language file: messages of the terminal, and comments.
NOT_HERE = re.compile(r"^(?:(?:cli|serve)-.*(?:\n(?![a-z#]).*)*|#.*)\n?", re.MULTILINE)


@cache
def words_in(folder: Path, lang: str) -> str:
    """Return what the browser needs of a language file; a third-party game may lack one."""
    path = folder / f"{lang}.ftl"
    return NOT_HERE.sub("", path.read_text(encoding="utf-8")) if path.is_file() else ""


@cache
def names_of_games(lang: str) -> str:
    """Return title and summary of every game, so that the home page need not load all their words."""
    out: list[str] = []
    for key in games.keys():
        folder = games.folder(key) / "locale"
        text = words_in(folder, lang) or words_in(folder, "en")
        out += re.findall(rf"^{key}-(?:title|summary) =.*(?:\n[ \t].*)*", text, re.MULTILINE)
    return "\n".join(out) + "\n"


@get("/games", summary="Every game of the house", sync_to_thread=False)
def list_games(house: InHouse) -> list[GameInfo]:
    """Return every game found by its folder."""
    roster = house.roster
    return [about(key, tuple(roster.names()), roster.usual) for key in games.keys()]


@get("/games/{key:str}/catalog", responses=may_answer(400, 404), summary="Component data")
async def catalog(house: InHouse, key: FromPath[str], pack: FromQuery[str] = "") -> Catalog:
    """Return the component data with provenance, for drawing and tips; an owner's pack is named by its id."""
    game = await house.packs.game(loaded(key).key, pack)
    return Catalog(dict(game.data.tables), game.data.renamed)


@get(
    "/texts/{lang:str}",
    media_type=MediaType.TEXT,
    responses=may_answer(400),
    summary="Shared words",
    sync_to_thread=False,
)
def house_texts(lang: FromPath[Lang]) -> str:
    """Return the shared Fluent messages, and the title of every game."""
    return words_in(HOUSE, lang) + names_of_games(lang)


@get(
    "/games/{key:str}/texts/{lang:str}",
    media_type=MediaType.TEXT,
    responses=may_answer(400, 404),
    summary="Words of a game",
    sync_to_thread=False,
)
def game_texts(key: FromPath[str], lang: FromPath[Lang]) -> str:
    """Return the Fluent messages of a game."""
    loaded(key)
    return words_in(games.folder(key) / "locale", lang)


@get(
    "/games/{key:str}/rules/{lang:str}", responses=may_answer(400, 404), summary="Rules of a game", sync_to_thread=False
)
def rules(key: FromPath[str], lang: FromPath[Lang]) -> list[RuleSection]:
    """Return the numbered rules."""
    loaded(key)
    return chapters(key, lang)


@get(
    "/games/{key:str}/summary/{lang:str}",
    responses=may_answer(400, 404),
    summary="Rules on one page",
    sync_to_thread=False,
)
def summary(key: FromPath[str], lang: FromPath[Lang]) -> list[SummaryPart]:
    """Return goal, course, choices and end of a game on one page, with rule numbers."""
    loaded(key)
    return one_page(key, lang)


@get("/games/{key:str}/cards/{lang:str}", responses=may_answer(400, 404), summary="Cards in words")
async def cards(house: InHouse, key: FromPath[str], lang: FromPath[Lang], pack: FromQuery[str] = "") -> list[CardFace]:
    """Return every card whose text is composed, in the same words as the terminal."""
    return faces(await house.packs.game(loaded(key).key, pack), lang)


HANDLERS = [list_games, catalog, house_texts, game_texts, cards, rules, summary]
ROUTES = Router("/api", route_handlers=HANDLERS, tags=["games"])
