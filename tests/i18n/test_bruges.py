"""Language files of Bruges: complete, alike in both languages, and fit to be read; card texts composed of them."""

from __future__ import annotations

import re
from functools import cache
from io import StringIO
from random import Random
from typing import Any

import pytest
from rich.console import Console

from beffroi import games
from beffroi.cli.boards import board_of
from beffroi.cli.boards.plain import Board
from beffroi.cli.menu import Menu
from beffroi.games.bruges.tables import (
    COLORS,
    COUNTERS,
)
from beffroi.i18n import Messages
from beffroi.kernel.flow import legal, pending
from beffroi.kernel.game import Game
from beffroi.kernel.match import Match
from beffroi.kernel.record import new_header
from beffroi.testing import real

LANGUAGES = ["fr", "en"]
NAMES = ["Ada", "Bo", "Cy", "Di"]
SHY = ["end-turn", "stay", "stop", "enough", "keep"]  # a game of these alone shows little
UNFIT = re.compile(r"[{}\[\]!]|\s\s|^\s|\s$|^$| [.,)]|None")


@pytest.fixture(scope="module")
def game() -> Game:
    return games.load("bruges")


def speaker(lang: str, game: Game) -> Messages:
    """Return the messages of the game, which refuse to leave anything out."""
    return Messages(lang, game.key, strict=True)


def unfit(text: str) -> bool:
    """Return whether a text holds something left over."""
    return UNFIT.search(text) is not None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_those_of_the_data(game: Game, lang: str) -> None:
    says = speaker(lang, game)
    tables = game.data.tables
    domains = {"card": "cards", "group": "groups", "color": "colors", "threat": "threats", "field": "majorities"}
    for domain, table in domains.items():
        for name, entry in tables[table].items():
            assert says.name(domain, name) == entry[lang].replace("'", "’"), name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_noun_has_all_its_forms(game: Game, lang: str) -> None:
    says = speaker(lang, game)
    assert len(real(game, "card")) == 165
    for name in real(game, "card"):
        assert says.forms(f"bruges-card-{name}") == ["the", "of-the"]
    for color in COLORS:
        assert says.forms(f"bruges-color-{color}") == ["m", "ms", "f", "fs", "short", "letter"]
    for counter in COUNTERS:
        assert says.forms(f"bruges-per-{counter}") == ["one", "of", "many"]


def look(board: Board[Any], view: Any, seat: int, actions: list[int]) -> None:
    """Check that everything the terminal shows of a view is whole and fits."""
    file = StringIO()
    out = Console(file=file, width=80, highlight=False, emoji=False, markup=False)
    parts = [*board.sections(view, seat), Menu(board, view, seat, actions).shown(80), board.everybody(view, seat)]
    for part in [*parts, *[board.page(page, view, seat) for page in board.pages]]:
        out.print(part)
    shown = f"{board.title(view)}\n{file.getvalue()}"
    assert "…" not in shown
    assert not re.search(r"\[(cli|bruges)-|[{}]|None", shown), shown
    assert max(len(line) for line in shown.splitlines()) <= 80


@pytest.mark.parametrize(("seats", "lang"), [(2, "fr"), (3, "en"), (4, "fr")])
def test_board_and_menu_fit_80_columns(game: Game, seats: int, lang: str) -> None:
    names = NAMES[:seats]
    match = Match(game, new_header(game, names, {}, 11))
    board = board_of(game, speaker(lang, game), names)
    chance = Random(11)
    known = set[str]()
    while not match.over():
        seat = chance.choice(match.waiting())
        actions = legal(match.state, seat)
        step = type(pending(match.state, seat)).__name__
        if step not in known or chance.random() < 0.04:  # each kind of question at least once
            look(board, game.view(match.state, seat), seat, actions)
        known.add(step)
        choices = [game.words.text(action) for action in actions]
        lively = [text for text in choices if text.partition(" ")[0] not in SHY]
        match.submit(seat, chance.choice(lively or choices))


# Texts of the cards


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_of_the_data_can_be_read(game: Game, lang: str) -> None:
    says = speaker(lang, game)
    cards = game.cards()
    assert len(cards) == 165
    for card in cards:
        face = says.face(card)
        for part in ("name", "about", "short", "text"):
            assert not unfit(face[part]), f"{card['id']}.{part}: {face[part]}"
        assert bool(face["doubt"]) == bool(card["reconstructed"])
        assert face["about"].count(" · ") == 4
        for number in re.findall(r"\d+", str(game.data.tables["cards"][card["id"]]["effect"])):
            if number not in ("0", "1"):
                assert number in face["text"] or (number == "2" and "paire" in face["text"]), face["text"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_effects_share_a_text(game: Game, lang: str) -> None:
    effects: dict[str, dict[str, Any]] = {}
    for card in game.cards():
        words = {key: value for key, value in card["effect"].items() if key != "activation"}
        assert effects.setdefault(texts(lang)[card["id"]], words) == words


@cache
def texts(lang: str) -> dict[str, str]:
    """Return the texts of all cards in a language."""
    game = games.load("bruges")
    says = speaker(lang, game)
    return {card["id"]: says.face(card)["text"] for card in game.cards()}


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("fuerst", "Gagnez 1 point + 2 florins"),
        ("koch", "Gagnez 4 ouvriers au choix"),
        ("pilger", "Piochez 2 cartes"),
        ("archivar", "Gagnez 2 florins et piochez 1 carte"),
        ("floetist", "Une fois par manche : gagnez 1 ouvrier violet"),
        ("bischof", "Fin de partie : 1 point par paire d’ouvriers de votre réserve"),
        ("kanzler", "Fin de partie : 1 point par paire de personnages"),
        ("bankier", "Fin de partie : 1 point par lot de 3 florins de votre réserve"),
        ("weber", "Fin de partie : 2 points par maison violette"),
        ("totengraeber", "Fin de partie : 2 points par maison brune"),
        ("hofmarschall", "Fin de partie : 2 points par personnage du groupe Cour du Roi"),
        ("mundschenk", "Fin de partie : 5 points si vous avez au moins une maison de chaque couleur"),
        ("sattler", "Gagnez 1 florin par groupe différent parmi vos personnages"),
        ("ritter", "Avancez d’un niveau sur la piste de progrès, gratuitement"),
        ("gesandter", "Avancez de 2 niveaux sur la piste de progrès, gratuitement"),
        ("nachtwaechter", "Une fois par manche : retirez 1 marqueur Menace violet (1 point)"),
        ("stadtvogt", "Retirez 3 marqueurs Menace au choix (1 point chacun)"),
        ("mathematiker", "Piochez 4 cartes, puis défaussez 4 cartes de votre main"),
        ("pulvermacher", "Une fois par manche : gagnez 1 ouvrier brun si le dé brun montre 5 ou 6"),
        ("schoeffe", "Gagnez 2 florins par maison jaune"),
        ("advokat", "À chaque action « Prendre des ouvriers » : gagnez 1 ouvrier de la couleur de la carte"),
        ("henker", "À chaque action « Retirer une menace » : gagnez 2 ouvriers de la couleur de la carte"),
        ("makler", "Vos personnages vous coûtent 1 florin de moins"),
        ("maezen", "Vos personnages du groupe Artiste vous coûtent 2 florins de moins"),
        ("hehler", "Une fois par manche : échangez jusqu’à 2 ouvriers"),
        ("dieb", "Chaque adversaire vous donne 3 florins"),
        ("bettler", "Chaque adversaire vous donne 2 ouvriers de son choix"),
    ],
)
def test_french_card_texts(name: str, text: str) -> None:
    assert texts("fr")[name].replace("\u202f", " ") == text


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("koenigin", "Once per round: gain 1 point"),
        ("herzog", "Gain 2 points"),
        ("mathematiker", "Draw 4 cards, then discard 4 cards from your hand"),
        ("pulvermacher", "Once per round: gain 1 brown worker if the brown die shows 5 or 6"),
        ("vikar", "Gain 1 point per Church character"),
        ("dekan", "Gain 1 point per 2 Church characters"),
        ("gaertner", "End of the game: 2 points per blue house"),
        ("kerkermeister", "Return as many threat markers as you have characters (1 point each)"),
        ("kaplan", "Once per round: return 1 brown threat marker (1 point)"),
        ("akrobat", "Build 1 canal tile without a card, at twice its price"),
        ("notar", "Advancing at the price of the dice costs you 2 florins less"),
        ("geldverleiher", "Give 1 florin to each opponent; 1 point per florin given"),
    ],
)
def test_english_card_texts(name: str, text: str) -> None:
    assert texts("en")[name] == text


@pytest.mark.parametrize(
    ("effect", "french", "english"),
    [
        ({"do": "gain", "points": 1, "florins": 1, "workers": 2, "worker_color": "blue", "cards": 1},
         "gagnez 1 point + 1 florin + 2 ouvriers bleus et piochez 1 carte",
         "gain 1 point + 1 florin + 2 blue workers and draw 1 card"),
        ({"do": "gain_per", "resource": "points", "amount": 1, "per": "houses_color", "per_n": 2, "color": "purple",
          "activation": "laurel"},
         "1 point par paire de maisons violettes", "1 point per 2 purple houses"),
        ({"do": "discard_threats", "count": 2, "color": "purple", "activation": "worker", "each": 2},
         "retirez 2 marqueurs Menace violets (2 points chacun)",
         "return 2 purple threat markers (2 points each)"),
        ({"do": "cost_modifier", "target": "person", "less": 0, "more": 1},
         "vos personnages vous coûtent 1 florin de plus", "your characters cost you 1 florin more"),
        ({"do": "on_event", "event": "build_house", "scope": "action", "workers": 1, "worker_color": "event"},
         "à chaque action « Construire une maison » : gagnez 1 ouvrier de la couleur de la maison",
         "whenever you take the action “House”: gain 1 worker of the house’s color"),
        ({"do": "opponents_lose_canal", "count": 2},
         "chaque adversaire perd 2 tuiles Canal, au bout de sections de son choix",
         "each opponent loses 2 canal tiles, the last ones of sections of their choice"),
        ({"do": "gain", "points": 2, "die": "red", "face": 1},
         "gagnez 2 points si le dé rouge montre 1", "gain 2 points if the red die shows 1"),
        ({"do": "sift", "draw": 1, "discard": 1},
         "piochez 1 carte, puis défaussez 1 carte de votre main", "draw 1 card, then discard 1 card from your hand"),
        ({"do": "exchange_workers", "max": 1}, "échangez 1 ouvrier", "exchange 1 worker"),
    ],
)  # fmt: skip
def test_effects_of_data_packs_are_composed_too(game: Game, effect: dict[str, Any], french: str, english: str) -> None:
    assert speaker("fr", game).effect(effect).replace("\u202f", " ") == french
    assert speaker("en", game).effect(effect) == english


# Grammar and typography


def test_elision_and_gender(game: Game) -> None:
    says = speaker("fr", game)
    assert says.action("activate", {"card": "alchemist"}) == "Activer l’Alchimiste"
    assert says.action("activate", {"card": "herold"}) == "Activer le Héraut"
    assert says.action("bury", {"card": "hellebardier"}) == "Défausser le Hallebardier"
    assert says.action("lay", {"card": "koenigin"}) == "Poser la Reine comme maison"
    assert says.action("play", {"card": "giftmischerin", "use": "florins"}) == (
        "Jouer l’Empoisonneuse pour prendre des florins"
    )
    assert says.action("suffer", {"threat": "raid"}) == "Subir l’Agression"
    assert says.action("pick-color", {"color": "purple"}) == "Jouer une carte violette"
    told = {"what": "flashed", "seat": 0, "card": "bettler"}
    assert says.event(told, NAMES) == "Ada applique l’éclair du Mendiant"
    assert says.event(told | {"card": "student"}, NAMES, 0) == "Vous appliquez l’éclair de l’Étudiant"
    workers = {"what": "workers", "seat": 1, "number": 2, "color": "purple"}
    assert says.event(workers, NAMES) == "Bo prend 2 ouvriers violets"
    assert says.event(workers | {"number": 1}, NAMES) == "Bo prend 1 ouvrier violet"


def test_no_name_is_called_with_the_wrong_article(game: Game) -> None:
    says = speaker("fr", game)
    for card in real(game, "card"):
        name, the, of = (says.noun("card", card)[form] for form in ("card", "card-the", "card-of-the"))
        vowel = name[0] in "AEIOUÉÈÊÂÎ"
        assert the.startswith("l’") == vowel, the
        assert (the, of) in [
            (f"l’{name}", f"de l’{name}"), (f"le {name}", f"du {name}"), (f"la {name}", f"de la {name}"),
        ]  # fmt: skip
        if re.search(r"(esse|euse|ine|onne|ante|elle)( |$)", name.partition(" ")[0] + " ") and not vowel:
            assert the.startswith("la ") or name in ("Moine", "Chanoine", "Capitaine"), the


def test_players_are_called_by_their_names(game: Game) -> None:
    says = speaker("fr", game)
    assert says.action("lend", {"seat": "2"}) == "Donner au joueur 3"
    says.players = NAMES
    assert says.action("lend", {"seat": "2"}) == "Donner à Cy"
    told = {"what": "gave-florins", "seat": 0, "number": 1, "receiver": "1"}
    assert says.event(told, NAMES) == "Ada donne 1 florin à Bo"
    assert says.event(told, NAMES, 0) == "Vous donnez 1 florin à Bo"
    assert says.event(told, NAMES, 1) == "Ada donne 1 florin à vous"


def test_a_house_laid_by_others_keeps_its_face(game: Game) -> None:
    says = speaker("en", game)
    assert says.event({"what": "laid", "seat": 0, "color": "blue"}, NAMES, 1) == "Ada lays a blue card as a house"
    own = {"what": "laid", "seat": 0, "color": "blue", "card": "dieb"}
    assert says.event(own, NAMES, 0) == "You lay the Thief as a blue house"
