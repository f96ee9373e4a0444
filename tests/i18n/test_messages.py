"""Sentences: articles, elision, number, borrowed names, titles of data packs, and the choice of a language."""

from __future__ import annotations

from pathlib import Path

import pytest

from beffroi import games
from beffroi.i18n import Messages, UnknownMessage, amount_of, pick_language, slot_needs, titles_of

TABLES = games.load("orleans").data.tables
NEEDS = slot_needs(TABLES)
FR = Messages("fr", "orleans", needs=NEEDS, strict=True)
EN = Messages("en", "orleans", needs=NEEDS, strict=True)
NNBSP = "\u202f"


@pytest.mark.parametrize(
    ("domain", "name", "form", "text"),
    [
        ("figure", "craftsman", "of", "d’artisan"),
        ("figure", "craftsman", "the", "l’artisan"),
        ("figure", "scholar", "of-the", "de l’érudit"),
        ("figure", "scholar", "of-many", "d’érudits"),
        ("figure", "knight", "of-the", "du chevalier"),
        ("kind", "craftsman*", "the", "l’artisan marqué"),
        ("kind", "monk", "a", "un moine"),
        ("good", "grain", "some", "des céréales"),
        ("good", "wool", "some", "de la laine"),
        ("place", "university", "from", "de l’Université"),
        ("place", "bathhouse", "at", "aux Bains publics"),
        ("tile", "hospital", "the", "l’Hôpital"),
        ("tile", "school", "at", "à l’École"),
        ("town", "le_mans", "at", "au Mans"),
        ("town", "la_chatre", "at", "à La Châtre"),
        ("deed", "canals", "to", "aux canalisations"),
        ("event", "taxes", "the", "les Taxes"),
    ],
)
def test_french_nouns_carry_their_forms(domain: str, name: str, form: str, text: str) -> None:
    assert FR.noun(domain, name)[f"{domain}-{form}"] == text


@pytest.mark.parametrize(
    ("verb", "arguments", "french", "english"),
    [
        (
            "place",
            {"slot": "ship.3", "kind": "scholar"},
            "Poser un érudit au Bateau, case de chevalier",
            "Place a scholar at the Ship, knight slot",
        ),
        (
            "place",
            {"slot": "windmill.2", "kind": "craftsman*"},
            f"Poser un artisan marqué au Moulin, case d’artisan n°{NNBSP}2",
            "Place an own-color craftsman at the Windmill, craftsman slot 2",
        ),
        (
            "withdraw",
            {"slot": "university.2"},
            "Reprendre votre personnage de l’Université, case d’artisan",
            "Take back your character from the University, craftsman slot",
        ),
        ("draw", {"number": "0"}, "Ne piocher personne", "Draw nobody"),
        ("draw", {"number": "1"}, "Piocher 1 personnage", "Draw 1 character"),
        ("draw", {"number": "4"}, "Piocher 4 personnages", "Draw 4 characters"),
        (
            "move",
            {"town": "le_blanc", "load": "wool"},
            "Aller au Blanc et prendre de la laine",
            "Go to Le Blanc and take wool",
        ),
        (
            "move",
            {"town": "orleans", "load": "none"},
            "Aller à Orléans sans rien prendre",
            "Go to Orléans and take no good",
        ),
        (
            "send",
            {"figure": "monk", "deed": "papal_conclave", "reward": "coins"},
            "Envoyer un moine au conclave, contre des pièces",
            "Send a monk to the Papal Conclave, for coins",
        ),
    ],
)
def test_options_are_sentences(verb: str, arguments: dict[str, str], french: str, english: str) -> None:
    assert FR.action(verb, arguments) == french
    assert EN.action(verb, arguments) == english


def test_slot_is_numbered_while_nobody_says_what_it_asks_for() -> None:
    assert Messages("en", "orleans").name("slot", "ship.2") == "Ship, slot 2"
    assert Messages("fr", "orleans").name("slot", "ship.2") == "Bateau, case 2"


def test_log_names_the_player_and_speaks_to_the_reader() -> None:
    told = {"what": "coins", "seat": 1, "number": 1}
    assert EN.event(told, ["Ada", "Bo"]) == "Bo receives 1 coin"
    assert EN.event(told, ["Ada", "Bo"], viewer=1) == "You receive 1 coin"
    assert FR.event(told | {"number": 3}, ["Ada", "Bo"], viewer=0) == "Bo reçoit 3 pièces"
    assert FR.event(told | {"number": 3}, ["Ada", "Bo"], viewer=1) == "Vous recevez 3 pièces"


def test_log_gives_the_letter_of_an_event_where_there_is_one() -> None:
    told = {"what": "round", "seat": -1, "number": 7, "event": "harvest", "grade": "B"}
    assert FR.event(told, []) == f"Manche 7{NNBSP}: Moisson (B)"
    assert EN.event(told | {"grade": "none"}, []) == "Round 7: Harvest"


@pytest.mark.parametrize(
    ("tile", "french", "english"),
    [
        ("windmill", "Moulin : 2 pièces et 1 point de développement", "Windmill: 2 coins and 1 development point"),
        ("brewery", "Brasserie : 2 pièces", "Brewery: 2 coins"),
        ("library", "Bibliothèque : 2 points de développement", "Library: 2 development points"),
        (
            "herb_garden",
            "Jardin potager : vos bateliers peuvent tenir lieu d’artisans, de commerçants ou de fermiers",
            "Herb Garden: your boatmen can stand in for craftsmen, traders or farmers",
        ),
    ],
)
def test_card_says_what_its_data_say(tile: str, french: str, english: str) -> None:
    effect = TABLES["tiles"][tile]["effect"]
    assert FR.card(tile, effect) == french.replace(" :", f"{NNBSP}:")
    assert EN.card(tile, effect) == english


def test_event_says_how_much_it_amounts_to() -> None:
    taxes = TABLES["events"]["taxes"]
    assert FR.happening(taxes, amount_of(taxes, "2014", "none")) == "payez 1 pièce par lot de 3 marchandises"
    assert EN.happening(taxes, amount_of(taxes, "2020", "A")) == "pay 1 coin for each good"


def test_data_pack_names_its_own_tiles() -> None:
    tables = {"tiles": {"tilery": {"fr": "Tuilerie", "en": "Tilery", "slots": ["monk"]}}}
    for lang, text in [
        ("fr", "Poser un moine au lieu Tuilerie, case de moine"),
        ("en", "Place a monk at Tilery, monk slot"),
    ]:
        says = Messages(lang, "orleans", titles_of(tables), needs=slot_needs(tables), strict=True)
        assert says.action("place", {"slot": "tilery.1", "kind": "monk"}) == text


def test_thing_without_any_name_is_still_readable() -> None:
    assert Messages("en", "orleans").action("take", {"tile": "new_mill"}) == "Take New mill"
    with pytest.raises(UnknownMessage, match="new_mill"):
        EN.action("take", {"tile": "new_mill"})


def test_unknown_key_is_shown_in_brackets_or_refused() -> None:
    assert Messages("en").say("no-such-key") == "[no-such-key]"
    with pytest.raises(UnknownMessage, match="no-such-key"):
        EN.say("no-such-key")
    with pytest.raises(UnknownMessage, match="table-turn"):
        EN.say("table-turn")


def test_game_of_others_brings_its_own_folder(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("go-title = Go\n", encoding="utf-8")
    says = Messages("fr", "go", folders=[tmp_path])
    assert says.say("go-title") == "Go", "the other language answers for what is not translated"
    assert says.has("table-over")
    assert not says.has("orleans-title")


def test_options_of_a_table_have_names_values_and_help() -> None:
    assert FR.option("planning", "turn_order") == "ouverte, dans l’ordre du tour"
    assert FR.option("bank", "215") == "215"
    assert EN.option("exclusion") == "Exclusion"
    assert EN.say("orleans-option-bank.help")


def test_lists_are_joined_as_the_language_does() -> None:
    assert FR.listed(["a", "b", "c"]) == "a, b et c"
    assert EN.listed(["a", "b"], "list-or") == "a or b"
    assert EN.listed(["a"]) == "a"
    assert EN.listed([]) == ""


@pytest.mark.parametrize(
    ("asked", "environ", "lang"),
    [
        ("fr", {"LANG": "en_US.UTF-8"}, "fr"),
        ("en", {"BEFFROI_LANG": "fr"}, "en"),
        (None, {"BEFFROI_LANG": "fr", "LC_ALL": "C"}, "fr"),
        (None, {"LC_ALL": "C.UTF-8", "LANG": "fr_FR.UTF-8"}, "en"),
        (None, {"LC_MESSAGES": "fr_CA", "LANG": "en_US"}, "fr"),
        (None, {"LC_ALL": "", "LANG": "fr.UTF-8"}, "fr"),
        (None, {"LANG": "fra-like"}, "en"),
        (None, {"LANG": "fr-BE"}, "fr"),
        (None, {}, "en"),
    ],
)
def test_language_is_the_first_that_is_named(asked: str | None, environ: dict[str, str], lang: str) -> None:
    assert pick_language(asked, environ) == lang
