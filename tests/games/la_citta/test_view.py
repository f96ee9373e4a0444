"""What a view tells beyond the table: who would draw whom, what a question is about, why something is barred."""

from __future__ import annotations

from typing import Any

import pytest

from beffroi.games.la_citta.migration import claims_of
from beffroi.games.la_citta.naming import CITIES
from beffroi.games.la_citta.state import CittaState
from beffroi.games.la_citta.tables import MAX_CITIES, WISHES, City
from tests.games.la_citta.table import ALPHA1, ALPHA2, BETA1, BETA2, PLAIN, TIED, city, owner, playing, town
from tests.kit import Table, la_citta

VERBS = {"place": "space", "site": "space", "at": "space", "build": "building", "take": "card"}


def barred(table: Table, seat: int) -> dict[tuple[str, str], tuple[str, str]]:
    """Return the reason and the rule of everything a seat cannot choose."""
    return {
        (entry["domain"], name): (entry["why"], entry["rule"])
        for entry in table.view(seat)["barred"]
        for name in entry["names"]
    }


def offered(table: Table, seat: int) -> set[tuple[str, str]]:
    """Return the spaces, buildings and cards a seat can choose."""
    found = [text.partition(" ") for text in table.legal(seat)]
    return {(VERBS[verb], name) for verb, _, name in found if verb in VERBS}


@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (4, 8)])
def test_what_cannot_be_chosen_has_a_reason_and_nothing_else_has(seats: int, seed: int) -> None:
    small = set(la_citta().game.data.tables["buildings"]) - {"castello", *PLAIN}
    asked = set[str]()
    for table in playing(seats, seed, map="random"):
        for seat in table.asked():
            can, cannot = offered(table, seat), set(barred(table, seat))
            view = table.view(seat)
            verbs = {text.partition(" ")[0] for text in table.legal(seat)}
            everything = set[tuple[str, str]]()
            if verbs & {"place", "site", "at"}:
                everything = {("space", name) for name in view["spaces"]}
            elif verbs & {"take", "gold", "pass"}:
                everything = {("building", name) for name in small} | {("card", name) for name in view["display"]}
            elif "build" in verbs:
                everything = {("building", name) for name in small | set(PLAIN)}
            assert not can & cannot
            assert can | cannot == everything
            asked |= verbs
    assert {"place", "at", "take", "build"} <= asked


@pytest.mark.parametrize(
    ("step", "phase", "about"),
    [
        (["Turn", 0], "politics", {}),
        (["Put", 0, 1], "politics", {"building": "farm"}),
        (["Welcome", 0, 1], "politics", {"left": 1}),
        (["Circus", 0, 7, 3], "politics", {"left": 3}),
        (["Wish", 0, 1], "migration", {"city": "0.2"}),
        (["Raze", 0, 0], "migration", {"city": "0.1"}),
        (["Starve", 0, 2], "feeding", {"left": 2}),
    ],
)
def test_a_question_says_what_it_is_about(step: list[Any], phase: str, about: dict[str, Any]) -> None:
    """What to build, which city, how many are still to go: to the seat that is asked alone."""
    mine = owner(city(ALPHA1, 4, {"12,11": "statue", "10,12": "statue"}), city(ALPHA2, 4))
    table = la_citta(phase=phase, agenda=[step], voice=TIED, players=[mine, owner(city(BETA1, 4))])
    assert table.asked() == [0]
    assert table.view(0)["asked"] == about
    assert table.view(1)["asked"] == table.view(-1)["asked"] == {}


def test_cit_7_12_who_founds_a_city_is_told_its_site() -> None:
    table = la_citta(players=[owner(city(ALPHA1, 4)), owner(city(BETA1, 4))]).do("0 found", "0 site 18,7")
    assert table.view(0)["asked"] == {"space": "18,7"}


def test_nobody_else_is_told_reasons() -> None:
    table = la_citta(players=[owner(city(ALPHA1, 4)), owner(city(BETA1, 4))])
    assert table.view(0)["barred"]
    assert table.view(1)["barred"] == table.view(-1)["barred"] == []


@pytest.mark.parametrize(
    ("building", "reason", "spaces"),
    [
        ("statue", ("surplus", "CIT-7.5"), {"18,6", "17,8"}),  # both beside ALPHA2, which has nobody to spare
        ("fountain", ("water", "CIT-7.7"), {"18,6", "17,8", "10,12"}),
        ("market", ("once", "CIT-7.8"), {"12,12", "10,12", "13,10"}),
    ],
)
def test_reasons_of_spaces(building: str, reason: tuple[str, str], spaces: set[str]) -> None:
    tiles = {"12,11": "market"} if building == "market" else {}
    first = owner(city(ALPHA1, 4, tiles), city(ALPHA2, 1))
    table = la_citta(players=[first, owner(city(BETA1, 4), city(BETA2, 4))]).do(f"0 build {building}")
    reasons = {name: found for (_, name), found in barred(table, 0).items()}
    assert reasons[ALPHA1] == reasons[BETA1] == ("taken", "CIT-7.3")
    assert reasons["11,2"] == ("apart", "CIT-7.3")  # beside a city of another player alone
    assert {name for name, found in reasons.items() if found == reason} == spaces


def test_cit_7_4_reason_of_a_space_between_two_cities() -> None:
    """The space 13,10 lies between the tiles 12,11 and 14,10."""
    first = owner(city(ALPHA1, 4, {"12,11": "statue"}))
    table = la_citta(players=[first, owner(city("14,10", 4))]).do("0 build statue")
    assert barred(table, 0)["space", "13,10"] == ("between", "CIT-7.4")


def test_cit_3_7_reason_of_a_site_too_close() -> None:
    table = la_citta({"sites": "free"}, seats=2)
    seat = table.asked()[0]
    table.do(f"{seat} place {ALPHA1}")
    reasons = barred(table, table.asked()[0])
    assert reasons["space", ALPHA1] == ("taken", "CIT-7.3")
    assert {reason for (_, name), reason in reasons.items() if name != ALPHA1} == {("close", "CIT-3.7")}


@pytest.mark.parametrize(
    ("card", "more", "reason"),
    [
        ("cathedral", {"gold": 1}, ("gold", "CIT-8.3")),
        ("palace", {"gold": 3, "cities": [city(ALPHA1, 1)]}, ("surplus", "CIT-7.5")),
        ("population", {"cities": [city(ALPHA1, 5)]}, ("cap", "CIT-6.3")),
        ("rich_harvest", {}, ("year", "CIT-9.3")),
        ("builders", {"gold": 1, "cities": []}, ("nothing", "CIT-9.6")),
        ("builders", {"gold": 0}, ("gold", "CIT-8.3")),
        ("bread_and_circuses", {}, ("arch", "CIT-9.4")),
    ],
)
def test_reasons_of_cards(card: str, more: dict[str, Any], reason: tuple[str, str]) -> None:
    player = owner(city(ALPHA1, 4)) | more
    table = la_citta(year=6, display=[card, *PLAIN[:6]], players=[player, owner(city(BETA1, 4))])
    assert barred(table, 0)["card", card] == reason


def test_reasons_of_buildings() -> None:
    table = la_citta(players=[owner(city(ALPHA1, 4), actions=0, gold=9), owner(city(BETA1, 4))])
    assert barred(table, 0)["building", "statue"] == ("actions", "CIT-8.2")
    table = la_citta(stocks={"statue_cathedral": 0}, players=[owner(city(ALPHA1, 4)), owner(city(BETA1, 4))])
    assert barred(table, 0)["building", "statue"] == ("stock", "CIT-1.7")


def claims(table: Table, wish: int) -> list[tuple[str, str]]:
    """Return the claims that phase 7 would fix if a wish counted for all."""
    state = table.match.state.clone()
    assert isinstance(state, CittaState)
    for one in range(state.seats * MAX_CITIES):
        state.cities[one * City.COUNT + City.WISH] = wish
    found = [claim for seat in range(state.seats) for claim in claims_of(state, seat)]
    return [(CITIES[claim // len(CITIES)], CITIES[claim % len(CITIES)]) for claim in found]


def test_cit_10_5_the_outlook_is_what_migration_would_claim() -> None:
    seen = 0
    for table in playing(4, 5):
        view = table.view(-1)
        full = {
            one["city"]
            for player in view["players"]
            for one in player["cities"]
            if one["citizens"] >= (one["cap"] or 999)
        }
        for wish, name in enumerate(WISHES):
            found = view["outlook"][name]
            assert [(entry["city"], entry["giver"]) for entry in found] == claims(table, wish)
            assert all(entry["full"] == (entry["city"] in full) for entry in found)
            seen += len(found)
    assert seen > 50


def test_cit_9_4_circuses_count_in_the_color_of_their_arch() -> None:
    mine = owner(city(ALPHA1, 3, {"12,11": "hospital"}), notables=2, circuses=[["12,11", "health", 2]])
    one = town(la_citta(players=[mine, owner(city(BETA1, 3))]), "0.1")
    assert one["arches"] == {"culture": 0, "education": 1, "health": 1}
    assert one["attractions"] == {"culture": 0, "education": 1, "health": 3}
