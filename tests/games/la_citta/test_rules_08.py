"""Rules CIT-8: political rounds."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.la_citta.table import (
    ALPHA1,
    BETA1,
    PLAIN,
    city,
    culture,
    gold,
    owner,
    playing,
    public,
    told,
)
from tests.kit import Table, la_citta

VOICE = ["culture", "health", "education", "health"]


def shown(*cards: str) -> list[str]:
    """Return a display with these cards first and buildings after them."""
    rest = [*PLAIN]
    for card in cards:
        if card in rest:
            rest.remove(card)
    return [*cards, *rest][:7]


def turn(*cities: dict[str, Any], cards: tuple[str, ...] = (), **more: Any) -> Table:
    """Return a table where seat 0 moves with these cities and these cards in the display."""
    keys = ("supply", "stocks", "land", "year", "pile", "voice", "discard", "round")
    document = {key: more.pop(key) for key in keys if key in more}
    other = owner(city("4,11", 3))
    return la_citta(display=shown(*cards), players=[owner(*cities, **more), other], **document)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_cit_8_1_five_rounds_of_one_turn_each(seats: int) -> None:
    turns: Counter[tuple[int, int, int]] = Counter()
    for table in playing(seats, 4):
        view = table.view(-1)
        if view["phase"] == "politics" and any(text in ("gold", "pass") or text.startswith("take ")
                                               for text in table.legal(table.asked()[0])):  # fmt: skip
            turns[view["year"], view["round"], table.asked()[0]] += 1
    told_ = table.told()
    year = number = 0
    for event in told_:
        year = event["number"] if event["what"] == "year" else year
        number = event["number"] if event["what"] == "round" else number
        if event["what"] in ("drew", "skipped"):
            turns[year, number, event["seat"]] += 1
    assert set(turns.values()) <= {1, 2}  # a draw that was chosen is a question and an event
    turns = Counter(dict.fromkeys(turns, 1))
    assert turns == {(y, r, s): 1 for y in range(1, 7) for r in range(1, 6) for s in range(seats)}


def test_cit_8_1_player_order_within_a_round() -> None:
    table = la_citta(seats=3, first=1, year=1)
    order = []
    for _ in range(6):
        order.append(table.asked()[0])
        table.do(f"{order[-1]} gold")
    assert order == [1, 2, 0, 1, 2, 0]
    assert [event["number"] for event in told(table, "round")] == [2, 3]


def test_cit_8_2_an_action_card_or_a_politics_card() -> None:
    table = turn(city(BETA1, 4), cards=("listen",))
    table.do("0 gold")
    assert (public(table)["actions"], public(table)["taken"]) == (2, {})
    table.do("1 gold", "0 take listen", "0 listen 2+3")
    assert (public(table)["actions"], public(table)["taken"]) == (2, {"listen": 1})
    none = turn(city(BETA1, 4), cards=("listen",), actions=0)
    assert {text.split()[0] for text in none.legal(0)} == {"pass", "take"}


def test_cit_8_3_only_cards_that_can_be_carried_out() -> None:
    """Price, target, stock and citizens."""
    cards = ("palace", "population", "rich_harvest", "bread_and_circuses", "builders")
    able = turn(city(BETA1, 4, {"8,9": "farm", "8,10": "statue"}), cards=cards, gold=1)
    assert {f"take {card}" for card in cards} <= set(able.legal(0))
    assert "take palace" not in turn(city(BETA1, 3), cards=cards, gold=0).legal(0)
    assert "take palace" not in turn(city(BETA1, 1), cards=cards, gold=1).legal(0)
    assert "take palace" not in turn(city(BETA1, 3), cards=cards, gold=1, stocks={"palace_hospital": 0}).legal(0)
    assert "take population" not in turn(city(BETA1, 3), cards=cards, gold=1, supply=0).legal(0)
    assert "take population" not in turn(city(BETA1, 5), cards=cards, gold=1).legal(0)
    assert not {"take rich_harvest", "take bread_and_circuses"} & set(turn(city(BETA1, 3), cards=cards).legal(0))
    assert "take builders" not in turn(city(BETA1, 3), cards=cards, gold=0).legal(0)
    assert "take hospital" in turn(city(BETA1, 3), cards=("hospital",), gold=1).legal(0)


def test_cit_8_3_a_price_is_paid_only_for_what_is_shown() -> None:
    table = turn(city(BETA1, 4), cards=("listen", "population"), gold=9)
    taken = {text for text in table.legal(0) if text.startswith("take ")}
    assert taken == {f"take {card}" for card in shown("listen", "population")}


def test_cit_8_4_the_place_is_filled_from_the_pile() -> None:
    table = turn(city(BETA1, 4), cards=("palace", "listen"), pile={"top": ["population", "builders"]})
    before = table.view(-1)["display"]
    table.do("0 take listen", "0 listen 2+3")
    now = table.view(-1)
    assert now["display"] == [before[0], "population", *before[2:]]
    assert now["pile"] == 24
    assert told(table, "refilled") == [{"what": "refilled", "seat": -1, "card": "population", "place": 2}]
    assert now["discard"] == {}


def spread(cards: list[str]) -> list[dict[str, Any]]:
    """Return five players with cards dealt out before them, one after the other."""
    return [{"taken": cards[seat::5]} for seat in range(5)]


BEFORE = ["palace", "palace", "hospital", "hospital", "bathhouse", "bathhouse", "cathedral", "university", "population",
          "population", "rich_harvest", "rich_harvest", "bread_and_circuses", "bread_and_circuses", "listen", "listen",
          "builders", "builders"]  # fmt: skip


def test_cit_8_4_an_empty_pile_is_made_of_the_discarded_cards() -> None:
    """Not before a card is needed, and without those that lie before players."""
    gone = {"builders": 2, "cathedral": 2, "university": 2}
    tops = set()
    for seed in range(12):
        table = la_citta(
            year=2, seed=seed, display=["listen", *PLAIN[:6]], pile=["listen"], discard=gone, players=spread(BEFORE)
        )
        table.do("0 take listen", "0 listen 2+3")
        assert (table.view(-1)["pile"], table.view(-1)["discard"], told(table, "shuffled")) == (0, gone, [])
        table.do("1 take listen", "1 listen 2+3")
        assert told(table, "shuffled") == [{"what": "shuffled", "seat": -1, "number": 6}]
        assert (table.view(-1)["pile"], table.view(-1)["discard"]) == (5, {})
        tops.add(table.view(-1)["display"][0])
        assert sum(sum(own["taken"].values()) for own in table.view(-1)["players"]) == 20
    assert tops == set(gone)


def test_cit_8_4_there_is_always_a_card() -> None:
    """In the last turn of a year of five all others may lie before players and in the display."""
    rest = [*BEFORE, "builders", "builders", "listen", "cathedral", "cathedral", "university"]
    table = la_citta(
        phase="politics",
        year=2,
        round=5,
        display=["listen", *PLAIN[:6]],
        pile=[],
        players=spread(rest),
        agenda=[["Turn", 4]],
    )
    assert (table.view(-1)["pile"], table.view(-1)["discard"]) == (0, {"university": 1})
    table.do("4 take listen", "4 listen 2+4")
    assert (table.view(-1)["display"][0], table.view(-1)["pile"]) == ("university", 0)


def test_cit_8_2_only_who_has_the_turn_may_act() -> None:
    table = la_citta(seats=3, first=1, year=1)
    assert (table.legal(0), table.legal(2)) == ([], [])
    for seat in (0, 2):
        table.refuses(f"{seat} gold")
    table.do("1 found")
    for move in ("0 gold", "2 gold", "1 gold", "1 found"):
        table.refuses(move)


def test_cit_8_5_the_three_uses_of_an_action_card() -> None:
    table = turn(city(BETA1, 4), gold=0)
    texts = table.legal(0)
    assert {text.split()[0] for text in texts} == {"gold", "found", "build"}
    table.do("0 gold")
    assert gold(table) == 2
    assert told(table, "gold") == [{"what": "gold", "seat": 0, "number": 2}]


def test_cit_8_6_no_draw_with_an_action_card() -> None:
    assert "pass" not in la_citta(seats=2).legal(0)
    la_citta(seats=2).refuses("0 pass")


def test_cit_8_6_who_can_do_nothing_draws() -> None:
    table = turn(city(BETA1, 4), actions=0, gold=0, pile=12)
    assert table.asked() == [1]
    assert told(table, "drew") == [{"what": "drew", "seat": 0}]
    assert (public(table)["taken"], public(table)["drawn"], table.view(-1)["pile"]) == ({}, 1, 11)
    able = turn(city(BETA1, 4), actions=0, gold=1, pile=12)
    assert able.asked() == [0]  # a palace can be paid
    assert able.legal(0)[0] == "pass"
    able.do("0 pass")
    assert (public(able)["drawn"], gold(able), able.view(-1)["display"]) == (1, 1, shown())


def test_cit_8_11_nobody_looks_and_the_card_is_discarded_at_the_end_of_the_year() -> None:
    mine = owner(city(BETA1, 3), actions=0, gold=0, drawn=["palace", "listen"])
    table = la_citta(phase="feeding", year=2, discard=[], agenda=[["YearEnd"]], players=[mine, owner(city(ALPHA1, 2))])
    assert [(event["seat"], event["card"]) for event in told(table, "uncovered", 1)] == [(0, "palace"), (0, "listen")]
    assert (public(table)["drawn"], public(table)["actions"]) == (0, 3)
    assert table.view(-1)["discard"] == {"palace": 1, "listen": 1}


def test_cit_8_11_a_draw_can_be_taken_back_for_it_shows_nothing() -> None:
    table = turn(city(BETA1, 4), actions=0, gold=1, pile=12).do("0 pass")
    assert table.match.may_undo(0)
    before = table.player(0)["drawn"]
    table.match.submit(0, "undo")
    assert (public(table)["drawn"], table.view(-1)["pile"]) == (0, 12)
    table.do("0 pass")
    assert table.player(0)["drawn"] == before  # the same card, so nothing was won by it
    reshuffled = turn(city(BETA1, 4), actions=0, gold=1, pile=[]).do("0 pass")
    assert not reshuffled.match.may_undo(0)


def test_cit_8_12_the_draw_of_the_2025_edition_is_an_option() -> None:
    table = la_citta({"pass": "voluntary"}, seats=2)
    assert table.legal(0)[0] == "pass"
    table.do("0 pass")
    assert told(table, "drew") == [{"what": "drew", "seat": 0}]
    assert (table.asked(), public(table)["actions"], gold(table), public(table)["drawn"]) == ([1], 3, 1, 1)
    for _ in range(8):
        table.do(f"{table.asked()[0]} pass")
    assert (table.view(-1)["round"], table.asked(), table.view(-1)["pile"]) == (5, [1], 25 - 9)


def test_cit_8_7_hunger_costs_a_turn_and_an_action_card() -> None:
    table = la_citta(year=2, seats=3, players=[{"hungry": True}, {}, {"hungry": True}])
    assert table.asked() == [1]
    assert [event["seat"] for event in told(table, "skipped")] == [0]
    assert [(public(table, seat)["actions"], public(table, seat)["hungry"]) for seat in range(3)] == [
        (2, False),
        (3, False),
        (3, True),
    ]
    table.do("1 gold")
    assert (table.asked(), table.view(-1)["round"]) == ([0], 2)
    assert (public(table, 2)["actions"], public(table, 2)["hungry"]) == (2, False)
    assert (gold(table), public(table)["taken"]) == (1, {})


def test_cit_8_7_the_mark_is_for_hunger_alone() -> None:
    """Losing citizens to a neighbor marks nobody."""
    table = culture(owner(city("10,9", 3, {"10,10": "farm"})), owner(city(BETA1, 4, {"8,9": "farm", "8,10": "statue"})))
    assert told(table, "moved")
    assert not public(table)["hungry"]


def test_cit_8_7_hunger_of_one_year_is_paid_in_the_next() -> None:
    table = la_citta(phase="feeding", year=1, players=[owner(city(BETA1, 4)), owner(city(ALPHA1, 3))])
    assert told(table, "hungry") == [{"what": "hungry", "seat": 0, "food": 3, "demand": 4}]
    assert (table.view(-1)["year"], table.asked()) == (2, [1])
    assert public(table)["hungry"]
    table.do("1 gold")
    assert told(table, "skipped") == [{"what": "skipped", "seat": 0}]
    assert (table.asked(), table.view(-1)["round"]) == ([1], 2)
    table.do("1 gold")
    assert table.asked() == [0]


def test_cit_8_8_the_display_stays_over_the_years() -> None:
    table = la_citta(phase="feeding", year=2, display=shown("listen", "population"))
    while table.view(-1)["year"] == 2:
        table.do(f"{table.asked()[0]} {table.legal(table.asked()[0])[0]}")
    assert table.view(-1)["display"] == shown("listen", "population")


def test_cit_8_9_pay_first_refill_last() -> None:
    table = turn(city(BETA1, 4), cards=("cathedral",), gold=3, pile={"top": ["listen"]})
    table.do("0 take cathedral")
    view = table.view(1)
    assert (gold(table), view["display"][0], view["players"][0]["taken"]) == (0, None, {"cathedral": 1})
    assert "listen" not in str(table.view(0)["display"])
    assert told(table, "refilled") == []
    table.do("0 at 8,9")
    assert table.view(-1)["display"][0] == "listen"
    assert [event["what"] for event in table.told()] == ["took", "built", "refilled"]


def test_cit_8_9_a_price_that_depends_on_a_choice_is_paid_with_it() -> None:
    table = turn(city(BETA1, 4), cards=("builders",), gold=3).do("0 take builders")
    assert gold(table) == 3
    table.do("0 build hospital")
    assert (gold(table), told(table, "paid")) == (1, [{"what": "paid", "seat": 0, "number": 2}])


def test_cit_8_9_undo_until_the_refill() -> None:
    table = turn(city(BETA1, 4), cards=("cathedral",), gold=3).do("0 take cathedral")
    assert table.match.may_undo(0)
    table.match.submit(0, "undo")
    assert "take cathedral" in table.legal(0)
    table.do("0 take cathedral", "0 at 8,9")
    assert not table.match.may_undo(0)


def test_cit_8_10_forced_draw_and_lost_turn_are_no_decisions() -> None:
    table = la_citta(
        year=3,
        round=1,
        display=shown(),
        players=[{"hungry": True, "gold": 0}, {}, {}],
    )
    assert table.asked() == [1]
    assert [(event["what"], event["seat"]) for event in table.told() if event["seat"] >= 0] == [("skipped", 0)]
    late = la_citta(year=3, display=shown(), players=[{"actions": 0, "gold": 0}, {"actions": 0, "gold": 0}, {}])
    assert late.asked() == [2]
    for viewer in (-1, 0, 1, 2):
        assert late.told(viewer) == [{"what": "drew", "seat": 0}, {"what": "drew", "seat": 1}]
