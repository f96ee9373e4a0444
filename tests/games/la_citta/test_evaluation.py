"""The evaluation of La Città: what is counted, when a state is quiet, the odds of the wishes."""

from __future__ import annotations

from itertools import combinations, product
from math import isfinite
from typing import Any

import pytest
from librt.vecs import vec

from beffroi.games.la_citta.bot.evaluation import CittaEvaluation
from beffroi.games.la_citta.bot.features import NAMES
from beffroi.games.la_citta.bot.odds import odds_now
from beffroi.games.la_citta.state import CittaState
from tests.games.la_citta.table import ALPHA1, ALPHA2, BETA1, PLAIN, TIED, city, owner, playing
from tests.kit import Table, la_citta

FAR = owner(city("4,11", 3))
VOICE = ["culture", "health", "education", "health"]


def evaluator(table: Table) -> CittaEvaluation:
    """Return the evaluation of a table's game."""
    found = table.game.evaluation()
    assert isinstance(found, CittaEvaluation)
    return found


def counted(table: Table, side: int = 0) -> dict[str, float]:
    """Return the features of a side by name."""
    out = vec[float]([0.0] * len(NAMES))
    evaluator(table).count(table.match.state, side, out)
    return dict(zip(NAMES, out, strict=True))


def position(*cities: dict[str, Any], other: dict[str, Any] = FAR, **more: Any) -> Table:
    """Return a table where seat 0 moves with these cities."""
    keys = ("year", "round", "voice", "display")
    document = {key: more.pop(key) for key in keys if key in more}
    return la_citta(players=[owner(*cities, **more), other], **document)


def rises(name: str, less: Table, more: Table) -> None:
    """Demand that a feature is higher at the second table."""
    assert counted(less)[name] < counted(more)[name], name


def test_every_feature_is_named_once_and_has_its_weights() -> None:
    assert len(set(NAMES)) == len(NAMES)
    weights = evaluator(la_citta()).weights
    assert sorted(weights) == [2, 3, 4, 5]
    for one in weights.values():
        assert len(one.early) == len(one.late) == len(NAMES)


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {"map": "random"}), (5, {"sites": "free"})])
def test_features_are_finite_and_judging_changes_nothing(seats: int, options: dict[str, str]) -> None:
    for table in playing(seats, 7, **options):
        before = table.game.digest(table.match.state)
        for side in range(seats):
            assert all(isfinite(value) for value in counted(table, side).values())
        assert 0.0 <= evaluator(table).progress(table.match.state) <= 1.0
        assert table.game.digest(table.match.state) == before


def test_a_turn_and_the_placing_of_a_castello_are_calm_and_choices_within_a_card_are_not() -> None:
    quiet: dict[str, set[bool]] = {}
    for seats, options in product((2, 4), ({}, {"sites": "free"})):
        for table in playing(seats, 3, **options):
            if table.asked():
                step = type(table.match.state.agenda[-1]).__name__
                quiet.setdefault(step, set()).add(evaluator(table).quiet(table.match.state))
    assert {step for step, found in quiet.items() if found == {True}} == {"Turn", "Place"}
    assert {"Put", "Site", "From", "Wish"} <= {step for step, found in quiet.items() if found == {False}}


@pytest.mark.parametrize(
    ("name", "less", "more"),
    [
        ("citizens", position(city(BETA1, 3)), position(city(BETA1, 4))),
        ("predicted_lack", position(city(BETA1, 5)), position(city(BETA1, 5, {"8,9": "market"}))),
        ("markets", position(city(BETA1, 5)), position(city(BETA1, 5, {"8,9": "market"}))),
        ("watered", position(city(BETA1, 5, {"8,9": "market"})),
         position(city(BETA1, 5, {"8,9": "market", "7,8": "fountain"}))),
        ("cities", position(city(ALPHA1, 6)), position(city(ALPHA1, 3), city(ALPHA2, 3))),
        ("colorful", position(city(BETA1, 5, {"8,9": "statue", "7,8": "fountain"})),
         position(city(BETA1, 5, {"8,9": "statue", "7,8": "hospital"}))),
        ("arches", position(city(BETA1, 5, {"8,9": "statue"})), position(city(BETA1, 5, {"8,9": "cathedral"}))),
        ("predicted", position(city(BETA1, 6)), position(city(BETA1, 6, {"8,9": "farm"}))),
        ("predicted_leftover", position(city(BETA1, 2)), position(city(BETA1, 2, {"8,9": "farm"}))),
        ("spare", position(city(BETA1, 3, {"8,9": "farm"})), position(city(BETA1, 3))),
        ("gold", position(city(BETA1, 3)), position(city(BETA1, 3), gold=4)),
        ("actions", position(city(BETA1, 3), actions=1), position(city(BETA1, 3))),
        ("foundings", position(city(BETA1, 3), year=6, founded=True), position(city(BETA1, 3), year=6)),
        ("turns", position(city(BETA1, 3), round=4), position(city(BETA1, 3), round=2)),
        ("hunger", position(city(BETA1, 8), round=1), position(city(BETA1, 8), round=5)),
        ("last_hunger", position(city(BETA1, 1), year=6), position(city(BETA1, 8), year=6)),
    ],
)  # fmt: skip
def test_a_feature_rises_with_what_it_counts(name: str, less: Table, more: Table) -> None:
    rises(name, less, more)


def test_migration_counts_neighbors_by_the_odds_of_the_wishes() -> None:
    weak = owner(city("10,9", 3))
    statue = city(BETA1, 4, {"8,9": "farm", "8,10": "statue"})
    likely = position(statue, other=weak, voice=["culture", "culture", "health", "education"])
    unlikely = position(statue, other=weak, voice=VOICE[1:] + VOICE[:1])
    assert counted(likely)["contacts"] == counted(likely, 1)["contacts"] == 1
    assert 4 < counted(unlikely)["citizens"] < counted(likely)["citizens"] < 5
    assert counted(likely)["pull"] == pytest.approx(-counted(likely, 1)["pull"])
    assert counted(likely)["pull"] > 0
    full = position(city(BETA1, 5, {"8,9": "farm", "8,10": "statue"}), other=weak, voice=["culture"] * 4)
    assert counted(full)["citizens"] == pytest.approx(5)  # at its cap a city wins nobody


def test_every_figure_of_a_city_and_its_neighbor_compiled_or_not() -> None:
    own = city(BETA1, 6, {"8,9": "market", "7,8": "fountain", "8,10": "palace"})
    other = owner(city("10,9", 4))
    table = position(own, other=other, voice=VOICE, display=PLAIN, year=3, round=2, gold=3)
    assert {name: round(value, 6) for name, value in counted(table).items() if value} == {
        "citizens": 5.333824, "lack": 2.333824, "hunger": 0.4, "predicted": 3, "predicted_lack": 7.556046, "cities": 1,
        "foundings": 3, "markets": 1, "watered": 1, "farm_site": 2, "farm_sites": 3, "spare": 2, "able": 1,
        "one_short": 1, "arches": 3, "pull": 2.222222, "gold": 3, "actions": 3, "turns": 4, "contacts": 1, "open": 3,
        "payable": 7,
    }  # fmt: skip


def test_a_city_that_one_building_would_make_a_neighbor_is_a_prospect() -> None:
    table = position(city(BETA1, 4, {"8,9": "statue"}), other=owner(city("11,8", 3)))
    found = counted(table)
    assert (found["contacts"], found["prospect"] > 0) == (0, True)


def test_a_card_that_somebody_saw_makes_an_outcome_certain() -> None:
    blind = la_citta(voice=["culture"] * 4)
    seen = la_citta(voice=["culture"] * 4, players=[{"looked": [2, 3]}, {}])
    odds = [odds_now(state_of(table)) for table in (blind, seen)]
    assert all(abs(sum(each) - 1) < 1e-9 for each in odds)
    assert odds[0][0] < odds[1][0] == 1.0


def test_odds_of_an_unknown_year_agree_with_counting_all_deals() -> None:
    table = la_citta(voice=TIED)
    rest = ["culture"] * 8 + ["education"] * 9 + ["health"] * 9
    deals = [["culture", *hidden] for hidden in combinations(rest, 3)]
    wins = sum(deal.count("culture") > max(deal.count("education"), deal.count("health")) for deal in deals)
    assert abs(odds_now(state_of(table))[0] - wins / len(deals)) < 1e-9


def state_of(table: Table) -> CittaState:
    """Return the state of a table."""
    state = table.match.state
    assert isinstance(state, CittaState)
    return state
