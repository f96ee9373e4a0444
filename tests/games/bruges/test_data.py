"""Data of Bruges: counts of the box, what is reconstructed, what an owner may correct, how mistakes are told."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from beffroi import games
from beffroi.kernel.errors import DataError
from beffroi.kernel.provenance import SOURCES
from tests.games.bruges.table import (
    CARDS,
    COLORS,
    DATA,
    GAME,
    Packed,
    florins,
    laid_out,
    level,
    lines,
    score,
    sizes,
    statues,
    tiles,
    workers,
)

WORDS = {
    "gain",
    "gain_per",
    "take_from_opponents",
    "give_opponents",
    "discard_threats",
    "opponents_lose_canal",
    "build_canal",
    "build_house",
    "play_extra_card",
    "exchange_workers",
    "advance_progress",
    "sift",
    "on_event",
    "cost_modifier",
    "hand_limit",
    "double_flash",
    "progress_without_dice",
    "majority_on_tie",
}
NAMED = [  # in the French rules, with their effects but for the last two
    "fuerst alchemist knecht buchhalter erfinder bischof kutscher bote herold schreiber",
    "stallbursche buergermeister bettler dieb geldverleiher kerkermeister unruhestifter akrobat gaukler spielmann",
    "taenzerin koehler maurer mueller schuhmacher winzer ladenmeister sattler astronom brunnenbauer",
    "earl feuerspucker notar prediger richter stuckateur tuermer geograph graveur mundschenk",
    "schoeffe architekt",
]
NAMELESS = ["advokat", "koenig", "nonne", "inquisitor"]  # an effect without a name, names without effects
ENGLISH = ["koenigin", "mathematiker", "vikar", "pulvermacher"]  # in the English rulebook only


def pack(folder: Path, text: str) -> Path:
    """Write a data pack of one file."""
    (folder / "mine.toml").write_text(text, encoding="utf-8")
    return folder


def refused(folder: Path, text: str) -> str:
    """Return the error of a pack that must be refused."""
    with pytest.raises(DataError) as caught:
        games.load("bruges", pack(folder, text))
    assert "\n" not in str(caught.value)
    return str(caught.value)


def sources(card: str, key: str) -> str:
    """Return where a value of a card comes from."""
    return str(CARDS[card].get(f"{key}_source", CARDS[card]["source"]))


def test_165_cards_in_eleven_groups_and_five_colors() -> None:
    assert len(CARDS) == 165
    assert Counter(card["group"] for card in CARDS.values()) == Counter(dict.fromkeys(DATA["groups"], 15))
    assert Counter(card["color"] for card in CARDS.values()) == Counter(dict.fromkeys(COLORS, 33))
    assert {card["price"] for card in CARDS.values()} == {0, 3, 6, 9, 12}
    assert {card["worker_color"] for card in CARDS.values() if "worker_color" in card} == set(COLORS)


def test_at_most_one_card_in_ten_is_outside_the_language() -> None:
    """Here none is: every effect is a word of section 12, and every word is used."""
    outside = [card for card, entry in CARDS.items() if entry["effect"]["do"] not in WORDS]
    assert len(outside) * 10 <= len(CARDS)
    assert outside == []
    assert {entry["effect"]["do"] for entry in CARDS.values()} == WORDS


def test_activation_and_word_agree() -> None:
    automatic = {"on_event", "cost_modifier", "hand_limit", "double_flash", "progress_without_dice", "majority_on_tie"}
    for name, card in CARDS.items():
        by_itself = card.get("infinity_type") in (2, 3)
        assert (card["effect"]["do"] in automatic) is by_itself, name
        if card["activation"] == "laurel":
            assert (card["effect"]["do"], card["effect"]["resource"]) == ("gain_per", "points"), name


def test_names_are_there_in_three_languages_and_differ() -> None:
    for key in ("fr", "en", "de"):
        found = [card[key] for card in CARDS.values()]
        assert all(found)
        assert len(set(found)) == 165, key


def test_every_entry_says_where_it_comes_from() -> None:
    for table, entries in DATA.items():
        for name, entry in entries.items():
            parts = entry.values() if table == "canals" else [entry]
            for part in parts:
                assert part["source"] in SOURCES, f"{table}.{name}"


def test_what_the_rules_name_is_marked_and_all_else_is_reconstructed() -> None:
    named = " ".join(NAMED).split()
    assert len(named) == 42
    for card in named:
        assert sources(card, "fr") == "seed", card
    for card in named[:-2]:
        assert (sources(card, "effect"), sources(card, "activation")) == ("seed", "seed"), card
    others = [card for card in CARDS if card not in named + NAMELESS + ENGLISH]
    assert len(others) == 165 - 50
    for card in others:
        for key in ("color", "price", "group", "activation", "effect", "fr", "de"):
            assert sources(card, key) == "reconstructed", f"{card}.{key}"
    assert [sources(card, "de") for card in ("koenig", "nonne", "inquisitor")] == ["public"] * 3
    assert (sources("advokat", "effect"), sources("advokat", "fr")) == ("seed", "reconstructed")
    for card in ENGLISH:
        assert (sources(card, "en"), sources(card, "activation")) == ("public", "public"), card
        assert (sources(card, "group"), sources(card, "fr")) == ("reconstructed", "reconstructed"), card
    assert [sources(card, "effect") for card in ENGLISH] == ["public", "public", "reconstructed", "reconstructed"]
    prices = {card: sources(card, "price") for card in ("schoeffe", "vikar", "pulvermacher", "bettler")}
    assert set(prices.values()) == {"public"}


def test_canals_and_most_levels_are_marked_as_reconstructed() -> None:
    assert DATA["progress"]["track"]["source"] == "reconstructed"
    for seat in range(4):
        for section in ("left", "right"):
            assert DATA["canals"][str(seat)][section]["source"] == "reconstructed"
    found = [path for path, source, _, _ in GAME.data.provenance() if source == "reconstructed"]
    assert "canals.0.left.colors[0]" not in found, "beside the red seal, in both rulebooks"
    assert {"canals.0.left.colors[1]", "canals.0.right.colors", "canals.3.right.costs"} <= set(found)
    levels = [f"progress.track.points[{level}]" for level in range(13)]
    assert [level for level in range(13) if levels[level] not in found] == [0, 1, 6, 7, 12]
    tables = {"cards", "groups", "canals", "progress", "threats", "majorities", "box"}
    assert {path.split(".")[0] for path in found} <= tables
    cards = {path.split(".")[1] for path in found if path.startswith("cards.")}
    assert set(CARDS) - cards == {"fuerst"}, "the only card of which everything is known"


def test_the_box_agrees_with_the_data(tmp_path: Path) -> None:
    box = DATA["box"]["pieces"]
    assert (box["cards"], box["statue_tiles"]) == (len(CARDS), len(DATA["statues"]["stack"]["values"]))
    assert box["threat_markers_per_color"] == DATA["numbers"]["markers_per_color"]["value"] == 9
    assert (box["workers"], box["workers_per_color"], box["threat_markers"], box["canal_tiles"]) == (50, 10, 45, 40)
    assert (box["coins_1"], box["coins_3"], box["dice"], box["score_tiles"]) == (20, 24, 5, 4)
    assert "cards" in refused(tmp_path, "[box.pieces]\ncards = 166\n")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("start_score", 5),
        ("start_florins", 5),
        ("start_workers", 1),
        ("hand_target", 5),
        ("turns", 4),
        ("threat_from", 5),
        ("progress_to", 2),
        ("markers_for_disaster", 3),
        ("points_per_marker", 1),
        ("markers_per_color", 9),
        ("take_workers", 2),
        ("house_workers", 1),
        ("house_points", 1),
        ("majority_points", 4),
        ("third_space_points", 3),
        ("price_per_point", 3),
    ],
)
def test_numbers_of_the_rules(name: str, value: int) -> None:
    assert DATA["numbers"][name]["value"] == value


def test_canal_colors_are_balanced_over_the_seats() -> None:
    for space in range(5):
        sections = [DATA["canals"][str(seat)][side] for seat in range(4) for side in ("left", "right")]
        found = Counter(section["colors"][space] for section in sections)
        assert len(found) == 5
        assert max(found.values()) <= 2


def test_a_pack_corrects_a_card(tmp_path: Path) -> None:
    text = '[cards.graf]\nprice = 12\neffect = { do = "gain", florins = 7 }\nsource = "seed"\n'
    own = {"hand": ["graf"], "houses": ["red"], "florins": 12, "score": 0}
    table = Packed(tmp_path, text, **laid_out("play", own)).do("0 play graf character")
    assert (florins(table), score(table), lines(table)["characters"]) == (7, 0, 4)
    assert table.game.fingerprint != GAME.fingerprint
    found = [row.path for row in table.game.data.provenance() if row.source == "reconstructed"]
    graf = {path.removeprefix("cards.graf.") for path in found if path.startswith("cards.graf.")}
    assert graf == {"fr", "en", "de", "color", "group", "activation"}, "what the pack does not name is still a guess"


def test_a_pack_corrects_the_board(tmp_path: Path) -> None:
    text = (
        '[canals.0.left]\ncolors = ["red", "red", "red", "red", "red"]\ncosts = [0, 1, 1, 1, 1]\nsource = "seed"\n'
        "[statues.stack]\nvalues = [9, 4]\n[progress.track]\npoints = [0, 5, 6]\n"
    )
    own = {"hand": ["herold"], "canals": {"left": 4}, "florins": 1, "progress": 2, "characters": ["ritter"]}
    table = Packed(tmp_path, text, **laid_out("play", own)).do("0 play herold canal")
    assert (tiles(table), florins(table), statues(table)) == ((5, 0), 0, [9])
    assert (lines(table)["progress"], lines(table)["canals"], level(table)) == (6, 12, 2)


def test_a_pack_corrects_numbers_and_threats(tmp_path: Path) -> None:
    text = (
        "[numbers.take_workers]\nvalue = 3\n[numbers.threat_from]\nvalue = 6\n[numbers.majority_points]\nvalue = 5\n"
        '[threats.intrigue]\neffect = { do = "lose_points", points = 4 }\n'
    )
    own = {"hand": ["herold"], "workers": {}, "majorities": ["canal"], "score": 9, "markers": {"purple": 2}}
    table = Packed(tmp_path, text, **laid_out("threats", own, dice={"purple": 6, "red": 5}))
    assert (score(table), lines(table)["majorities"]) == (5, 5)
    table.do("0 play herold workers")
    assert workers(table) == {"red": 3}


def test_a_pack_may_bring_other_piles(tmp_path: Path) -> None:
    table = Packed(tmp_path, "[setup.2]\npiles = 1\n", seats=2)
    assert sizes(table) == (17, 16, 132)


def test_a_note_is_no_change_of_play(tmp_path: Path) -> None:
    game = games.load("bruges", pack(tmp_path, '[cards.graf]\nnote = "seen in my box"\nfr = "Autre"\n'))
    assert game.fingerprint == GAME.fingerprint


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('[cards.graf]\ncolor = "pink"', "mine.toml: cards.graf.color: «pink» is unknown"),
        ("[cards.graf]\nprice = 4", "mine.toml: cards.graf.price: is not a multiple of 3 (BRU-1.5)"),
        ("[cards.graf]\nprice = -3", "mine.toml: cards.graf.price: -3 is out of bounds"),
        ("[cards.graf]\nprice = true", "mine.toml: cards.graf.price: expected a whole number"),
        ('[cards.graf]\ngroup = "pirates"', "mine.toml: cards.graf.group: «pirates» is unknown"),
        ('[cards.graf]\ngroup = "church"', "groups.nobility.cards: 15, but 14 cards"),
        ('[cards.graf]\nactivation = "magic"', "mine.toml: cards.graf.activation: «magic» is unknown"),
        ('[cards.graf]\nactivation = "worker"', "mine.toml: cards.graf.worker_color: is missing"),
        ('[cards.graf]\nactivation = "infinity"', "mine.toml: cards.graf.infinity_type: is missing"),
        ('[cards.graf]\nactivation = "infinity"\ninfinity_type = 4', "cards.graf.infinity_type: 4 is out of bounds"),
        ('[cards.graf]\nactivation = "infinity"\ninfinity_type = 2', "mine.toml: cards.graf.effect.do: "),
        ('[cards.graf]\nactivation = "laurel"', "mine.toml: cards.graf.effect.do: a laurel counts points"),
        ('[cards.graf]\nworker_color = "red"', "mine.toml: cards.graf.worker_color: is not a known key"),
        ("[cards.graf]\ninfinity_type = 1", "mine.toml: cards.graf.infinity_type: is not a known key"),
        ('[cards.graf]\ncolour = "red"', "mine.toml: cards.graf.colour: is not a known key"),
        ('[cards.graf]\nsource = "rumour"', "mine.toml: cards.graf.source: «rumour» is unknown"),
        ("[cards.graf]\neffect = 4", "mine.toml: cards.graf.effect: expected a table"),
        ('[cards.graf]\neffect = { do = "dance" }', "mine.toml: cards.graf.effect.do: «dance» is unknown"),
        (
            '[cards.graf]\neffect = { do = "gain", rubies = 2 }',
            "mine.toml: cards.graf.effect.rubies: is not a known key",
        ),
        ('[cards.graf]\neffect = { do = "gain", points = -1 }', "cards.graf.effect.points: -1 is out of bounds"),
        ('[cards.graf]\neffect = { do = "gain" }', "mine.toml: cards.graf.effect"),
        ('[cards.graf]\neffect = { do = "gain", workers = 2 }', "cards.graf.effect.worker_color: is missing"),
        ('[cards.graf]\neffect = { do = "gain", points = 1, worker_color = "red" }', "cards.graf.effect.worker"),
        (
            '[cards.baronin]\neffect = { do = "on_event", event = "place_person", scope = "any" }',
            "mine.toml: cards.baronin.effect",
        ),
        (
            '[cards.graf]\neffect = { do = "gain", workers = 2, worker_color = "event" }',
            "mine.toml: cards.graf.effect.worker_color: «event» is unknown",
        ),
        (
            '[cards.graf]\neffect = { do = "gain_per", resource = "points", amount = 1, per = "luck", per_n = 1 }',
            "mine.toml: cards.graf.effect.per: «luck» is unknown",
        ),
        (
            '[cards.graf]\neffect = { do = "gain_per", resource = "points", amount = 1, per = "houses", per_n = 0 }',
            "mine.toml: cards.graf.effect.per_n: 0 is out of bounds",
        ),
        (
            '[cards.graf]\neffect = { do = "gain_per", resource = "points", amount = 1, per = "persons_group" }',
            "mine.toml: cards.graf.effect.group: is missing",
        ),
        (
            '[cards.koenig]\neffect = { do = "gain_per", resource = "florins", amount = 1, per = "houses", per_n = 1 }',
            "mine.toml: cards.koenig.effect",
        ),
        (
            '[cards.baronin]\neffect = { do = "on_event", event = "rain", scope = "any", points = 1 }',
            "mine.toml: cards.baronin.effect.event: «rain» is unknown",
        ),
        ('[cards.notar]\neffect = { do = "cost_modifier", target = "sun" }', "notar.effect.target: «sun» is unknown"),
        ('[cards.notar]\neffect = { do = "cost_modifier", target = "progress" }', "cards.notar.effect.florins_add"),
        ('[cards.kaplan]\neffect = { do = "discard_threats", count = 0, color = "red" }', "kaplan.effect.count: 0 is"),
        ('[cards.akrobat]\neffect = { do = "build_canal", cost = "triple" }', "cards.akrobat.effect.cost: «triple» is"),
        ('[colors.green]\nfr = "vert"', "mine.toml: colors: "),
        ('[groups.pirates]\nfr = "Pirates"', "mine.toml: groups: "),
        ("[statues.stack]\nvalues = [7, 6, 5, 4, 3, 3]", "mine.toml: statues.stack.values: "),
        ("[statues.stack]\nvalues = [70, 6]", "mine.toml: statues.stack.values[0]: 70 is out of bounds"),
        ("[progress.track]\npoints = [0]", "mine.toml: progress.track.points: "),
        ('[canals.0.left]\ncolors = ["blue"]', "mine.toml: canals.0.left: a section has 5 spaces"),
        ("[canals.0.left]\ncosts = [1, 2, 3, 4, -5]", "mine.toml: canals.0.left.costs[4]: -5 is out of bounds"),
        ("[canals.0.middle]\ncosts = [1]", "mine.toml: canals.0.middle: is not a known key"),
        ('[threats.flood]\ncolor = "red"', "mine.toml: threats.flood.color: "),
        ('[threats.flood]\neffect = { do = "rain" }', "mine.toml: threats.flood.effect.do: «rain» is unknown"),
        ('[threats.intrigue]\neffect = { do = "lose_points" }', "threats.intrigue.effect.points: is missing"),
        ("[majorities.gold]\nleast = 1", "mine.toml: majorities: "),
        ("[numbers.turns]\nvalue = 0", "mine.toml: numbers.turns.value: 0 is out of bounds"),
        ("[numbers.luck]\nvalue = 1", "mine.toml: numbers.luck: is not a known key"),
        ("[numbers.markers_per_color]\nvalue = 8", "mine.toml: numbers.markers_per_color"),
        ("[setup.2]\npiles = 6", "mine.toml: setup.2.piles: 6 is out of bounds"),
        ("[setup.piles]\nsize = 34", "mine.toml: setup.piles.size: 5 piles of 34, but there are 165 cards"),
        ("[wolves]\na = 1", "mine.toml: wolves: is not a table of this game"),
        ("[cards.graf", "mine.toml: is not valid TOML"),
    ],
)
def test_a_bad_pack_is_told_precisely(tmp_path: Path, text: str, reason: str) -> None:
    assert reason in refused(tmp_path, text)


def test_a_new_card_needs_its_place_in_group_and_piles(tmp_path: Path) -> None:
    text = (
        '[cards.wanderer]\nfr = "Voyageur"\nen = "Traveler"\nde = "Wanderer"\ncolor = "red"\nprice = 3\n'
        'group = "church"\n'
        'activation = "flash"\neffect = { do = "gain", points = 1 }\nsource = "recalled"\n'
    )
    assert "groups.church.cards: 15, but 16 cards" in refused(tmp_path, text)
