"""Rules CIT-10: the wish of the year and migration."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from tests.games.la_citta.geometry import gap
from tests.games.la_citta.table import (
    ALPHA1,
    BETA1,
    BETA2,
    TIED,
    city,
    culture,
    names,
    owner,
    public,
    revealed,
    shape,
    told,
    town,
)
from tests.kit import Table, la_citta

WISHES = ["culture", "education", "health"]
WEST = {"8,9": "farm", "8,10": "statue"}  # of a castello on 8,8: culture 1, gap 1 to 10,9


def people(table: Table, *wanted: str) -> list[int]:
    """Return populations."""
    return [town(table, each)["citizens"] for each in wanted]


def test_cit_10_1_the_most_frequent_color_wins() -> None:
    for voice in product(WISHES, repeat=4):
        table = la_citta(phase="reveal_voice", agenda=[["Reveal"]], voice=list(voice))
        counts = sorted((voice.count(wish), wish) for wish in WISHES)
        view = table.view(-1)
        if counts[2][0] == counts[1][0]:
            assert (view["wish"], set(view["tie"])) == (None, {counts[1][1], counts[2][1]})
            assert told(table, "tie") == [
                {"what": "tie", "seat": -1, "wish": view["tie"][0], "other": view["tie"][1]}
            ]  # fmt: skip
        else:
            assert (view["wish"], view["tie"], table.asked()) == (counts[2][1], [], [])
            assert {each["wish"] for own in view["players"] for each in own["cities"]} == {counts[2][1]}


def test_cit_10_1_all_four_cards_become_open() -> None:
    voice = ["culture", "health", "health", "education"]
    table = la_citta(phase="reveal_voice", agenda=[["Reveal"]], voice=voice)
    for viewer in (-1, 0, 1):
        assert [card["wish"] for card in table.view(viewer)["voice"]] == voice
        assert all(card["open"] for card in table.view(viewer)["voice"])
        found = [(event["place"], event["wish"]) for event in told(table, "revealed", viewer)]
        assert found == [(2, "health"), (3, "health"), (4, "education")]


BOTH = (
    owner(city("10,9", 4, {"10,10": "hospital", "11,8": "statue"})),
    owner(city(BETA1, 4, {"8,9": "palace"})),
)  # 0.1 attracts more in health, 1.1 in culture


def test_cit_10_2_only_the_two_colors_and_on_ones_own_turn() -> None:
    table = revealed(TIED, *BOTH)
    assert table.view(-1)["phase"] == "migration"
    assert table.legal(0) == ["wish 0.1 culture", "wish 0.1 health"]
    table.refuses("0 wish 0.1 education")
    table.refuses("1 wish 1.1 culture")
    table.do("0 wish 0.1 health")
    assert told(table, "chose", 1) == [{"what": "chose", "seat": 0, "city": "0.1", "wish": "health"}]
    assert people(table, "0.1", "1.1") == [5, 3]  # before the other is asked
    assert (town(table, "0.1")["wish"], town(table, "1.1")["wish"]) == ("health", None)
    assert table.asked() == [1]


def test_cit_10_2_one_may_choose_the_weaker_color() -> None:
    table = revealed(TIED, *BOTH).do("0 wish 0.1 culture", "1 wish 1.1 health")
    assert (people(table, "0.1", "1.1"), told(table, "moved")) == ([4, 4], [])


def test_cit_10_2_choices_are_forgotten_next_year() -> None:
    table = la_citta(phase="reveal_voice", year=1, voice=TIED, players=list(BOTH))
    table.do("0 wish 0.1 health", "1 wish 1.1 health")
    while table.view(-1)["year"] == 1:
        table.do(f"{table.asked()[0]} {table.legal(table.asked()[0])[0]}")
    assert (town(table, "0.1")["wish"], town(table, "0.1")["attraction"]) == (None, None)


@pytest.mark.parametrize("wish", WISHES)
def test_cit_10_3_arches_and_notables_of_the_color(wish: str) -> None:
    tiles = {"8,9": "palace", "8,7": "hospital", "7,8": "bathhouse", "8,10": "statue"}
    arches = {"culture": 3, "education": 1, "health": 3}
    for feast, more in (([], 0), ([["8,7", "health", 2], ["7,8", "health", 1]], 3)):
        mine = owner(city(BETA1, 6, tiles), circuses=feast)
        table = la_citta(phase="reveal_voice", agenda=[["Reveal"]], voice=[wish] * 4, players=[mine, owner()])
        assert town(table, "0.1")["attraction"] == arches[wish] + more * (wish == "health")


@pytest.mark.parametrize(
    ("castello", "between"),
    [("9,10", 1), ("10,9", 2), ("10,10", 2), ("10,11", 3), ("11,8", 3)],
)
def test_cit_10_4_a_gap_of_less_than_three(castello: str, between: int) -> None:
    table = culture(owner(city(castello, 3)), owner(city(BETA1, 3, {"8,9": "statue"})))
    assert gap([castello], [BETA1, "8,9"], 2) == between
    assert people(table, "0.1", "1.1") == ([2, 4] if between < 3 else [3, 3])
    assert town(table, "0.1")["neighbors"] == (["1.1"] if between < 3 else [])
    assert town(table, "1.1")["neighbors"] == (["0.1"] if between < 3 else [])


def test_cit_10_4_not_between_cities_of_one_player() -> None:
    table = culture(owner(city("10,9", 3), city(BETA1, 3, WEST)), owner(city(BETA2, 3)))
    assert people(table, "0.1", "0.2") == [3, 3]
    assert town(table, "0.1")["neighbors"] == []


def test_cit_10_5_exactly_one_citizen_however_large_the_difference() -> None:
    strong = {"8,9": "cathedral", "8,10": "cathedral"}
    table = culture(owner(city("10,9", 4)), owner(city(BETA1, 3, strong)))
    assert people(table, "0.1", "1.1") == [3, 4]
    equal = culture(owner(city("10,9", 4, {"10,10": "statue"})), owner(city(BETA1, 3, WEST)))
    assert people(equal, "0.1", "1.1") == [4, 3]
    assert told(equal, "moved") == []  # nor does each take one of the other


def test_cit_10_5_both_are_compared_in_the_color_of_the_taker() -> None:
    """Two statues against a fountain: in culture the one takes, in health the other."""
    mine = owner(city("10,9", 4, {"10,10": "statue", "11,8": "statue"}))
    theirs = owner(city(BETA1, 4, {"8,9": "farm", "7,8": "fountain"}))
    for own, other, expected in (
        ("culture", "health", [4, 4]),
        ("health", "health", [3, 5]),
        ("culture", "culture", [5, 3]),
    ):
        table = revealed(TIED, mine, theirs).do(f"0 wish 0.1 {own}", f"1 wish 1.1 {other}")
        assert people(table, "0.1", "1.1") == expected


def test_cit_10_6_two_neighbors_may_each_take_one_of_the_other() -> None:
    table = revealed(TIED, *BOTH).do("0 wish 0.1 health", "1 wish 1.1 culture")
    moved = [(event["city"], event["giver"]) for event in told(table, "moved")]
    assert moved == [("0.1", "1.1"), ("1.1", "0.1")]


def chain(**document: Any) -> Table:
    """Return three cities in a row on the board for three: 0.1 weakest, 1.1 in the middle, 2.1 strongest."""
    west = city("8,9", 2, {"8,10": "farm"})
    middle = city("10,9", 2, {"10,10": "statue"})
    east = city("13,8", 2, {"12,8": "cathedral"})
    return culture(owner(west), owner(middle), owner(east), **document)


def test_cit_10_6_claims_are_fixed_first_and_tiles_go_last() -> None:
    """The middle takes one and gives one: its statue stands until all claims are done, and after."""
    table = chain()
    moved = [(event["city"], event["giver"]) for event in told(table, "moved")]
    assert moved == [("1.1", "0.1"), ("2.1", "1.1")]
    assert (shape(table, "0.1"), shape(table, "1.1"), shape(table, "2.1")) == ((1, 1), (2, 2), (3, 2))
    kinds = [event["what"] for event in table.told() if event["what"] in ("moved", "razed")]
    assert kinds == ["moved", "moved", "razed"]


def test_cit_10_6_a_loss_does_not_change_later_claims() -> None:
    """Start player 2: the strong city empties the middle one, whose own claim still counts its statue."""
    table = chain(first=2)
    assert [(event["city"], event["giver"]) for event in told(table, "moved")] == [("2.1", "1.1"), ("1.1", "0.1")]


def test_cit_10_7_player_order_of_the_takers() -> None:
    for first, order in ((0, ["1.1", "2.1"]), (1, ["1.1", "2.1"]), (2, ["2.1", "1.1"])):
        assert [event["city"] for event in told(chain(first=first), "moved")] == order


def cross() -> Table:
    """Return a strong city of seat 0 between two weak ones of seat 1, with room for one citizen."""
    mine = city("10,9", 4, {"10,10": "statue"})
    return culture(owner(mine), owner(city("8,10", 3), city("12,8", 3)))


def test_cit_10_8_where_no_room_is_left_the_citizen_goes_to_the_supply() -> None:
    """Whoever comes first finds the one place; nobody is asked, for all orders end alike."""
    table = cross()
    assert table.asked() == []
    assert people(table, "0.1", "1.1", "1.2") == [5, 2, 2]
    assert [event["giver"] for event in told(table, "moved")] == ["1.1"]
    assert told(table, "lost") == [{"what": "lost", "seat": 0, "city": "0.1", "giver": "1.2"}]


def test_cit_10_8_a_claim_lapses_without_a_giver() -> None:
    nobody = la_citta(
        phase="migration",
        agenda=[["Migration"]],
        voice=["culture"] * 4,
        players=[owner(city("10,9", 3, {"10,10": "statue"})), owner(city("8,10", 0))],
    )
    assert people(nobody, "0.1", "1.1") == [3, 0]
    assert told(nobody, "lapsed") == [{"what": "lapsed", "seat": 0, "city": "0.1", "giver": "1.1"}]


def test_cit_10_8_taking_is_compulsory() -> None:
    """A strong city takes the mouth although it cannot feed it; nobody may decline."""
    table = culture(owner(city("14,4", 3)), owner(city("12,6", 3, {"12,5": "statue"})))
    assert people(table, "0.1", "1.1") == [2, 4]
    assert all(text.startswith("claim ") for text in rivals().legal(0))


def test_cit_10_9_a_city_may_give_and_take_several() -> None:
    """Two takers of one giver; one taker of two givers."""
    weak = owner(city("10,9", 3))
    table = culture(weak, owner(city("8,9", 3, {"8,10": "statue"})), owner(city("13,8", 3, {"12,8": "statue"})))
    assert people(table, "0.1", "1.1", "2.1") == [1, 4, 4]


def test_cit_10_9_the_citizen_stands_on_the_castello() -> None:
    table = culture(owner(city("10,9", 3)), owner(city(BETA1, 3, WEST)))
    assert (shape(table, "1.1"), town(table, "1.1")["idle"]) == ((4, 3), 2)


def test_cit_10_9_an_empty_city_may_take_and_survive() -> None:
    """1.1 has two citizens: the start player takes both, then 1.1 takes one of 0.1 and stands."""
    players = [
        owner(city("8,9", 3)),
        owner(city("10,9", 2, {"10,10": "statue"})),
        owner(city("13,8", 2, {"12,8": "cathedral"}), city("10,12", 2, {"11,12": "cathedral"})),
    ]
    table = culture(*players, first=2)
    moved = [(event["city"], event["giver"]) for event in told(table, "moved")]
    assert moved == [("2.1", "1.1"), ("2.2", "1.1"), ("1.1", "0.1")]
    assert names(table) == ["0.1", "1.1", "2.1", "2.2"]
    assert people(table, "0.1", "1.1", "2.1", "2.2") == [2, 1, 3, 3]


def test_cit_10_10_city_by_city_in_order_of_founding_and_only_where_it_matters() -> None:
    pairs = [city("10,9", 4, {"10,10": "palace"}, city="0.2"), city("16,10", 4, {"16,11": "palace"}, city="0.1")]
    players = [
        owner(*pairs, city(BETA2, 3, city="0.3")),  # the third has no neighbor
        owner(city(BETA1, 4, {"8,9": "hospital"}), city("14,10", 4, {"14,9": "hospital"})),
    ]
    table = revealed(TIED, *players, first=1)
    order = []
    while table.asked():
        text = table.legal(table.asked()[0])[1]
        order.append((table.asked()[0], text.split()[1]))
        table.do(f"{table.asked()[0]} {text}")
    assert order == [(1, "1.1"), (1, "1.2"), (0, "0.2"), (0, "0.1")]


def test_cit_10_10_colors_with_the_same_claims_are_not_asked_for() -> None:
    mine = owner(city("10,9", 4, {"10,10": "cathedral", "11,8": "hospital"}))
    table = revealed(TIED, mine, owner(city(BETA1, 3, {"8,9": "farm"})))
    assert (table.asked(), people(table, "0.1", "1.1")) == ([], [5, 2])
    assert told(table, "chose") == []


def test_cit_10_10_a_player_without_cities_is_not_asked() -> None:
    table = revealed(TIED, owner(), *BOTH)
    assert table.asked() == [1]
    table.do("1 wish 1.1 health", "2 wish 2.1 culture")
    assert table.asked() == []


def rivals() -> Table:
    """Return two strong cities of seat 0 that both claim the last citizen of 1.1."""
    mine = owner(city("8,9", 3, {"8,10": "statue"}), city("13,8", 3, {"12,8": "statue"}))
    return culture(mine, owner(city("10,9", 1)), owner(city(ALPHA1, 3)))


def test_cit_10_11_claims_and_moves_are_open() -> None:
    table = rivals()
    for viewer in (-1, 0, 1):
        claims = table.view(viewer)["claims"]
        assert [(each["city"], each["giver"]) for each in claims] == [("0.1", "1.1"), ("0.2", "1.1")]
        assert table.view(viewer)["awaited"] == [0]
    table.do("0 claim 0.1 1.1")
    for viewer in (-1, 0, 1):
        assert {"what": "moved", "seat": 0, "city": "0.1", "giver": "1.1"} in table.told(viewer)
        assert {"what": "lapsed", "seat": 0, "city": "0.2", "giver": "1.1"} in table.told(viewer)
        assert table.view(viewer)["claims"] == []


def test_cit_10_11_a_lapsed_claim_does_not_come_back() -> None:
    """1.1 is empty when 2.1 takes; then it takes one of 0.1 itself, too late for the claim."""
    players = [
        owner(city("8,9", 3)),
        owner(city("10,9", 1, {"10,10": "statue"})),
        owner(city("13,8", 2, {"12,8": "cathedral"}), city("10,12", 2, {"11,12": "cathedral"})),
    ]
    table = la_citta(
        phase="migration",
        agenda=[["Migration"]],
        voice=["culture"] * 4,
        first=2,
        players=players,
    )
    table.do("2 claim 2.1 1.1")
    assert [(event["city"], event["giver"]) for event in told(table, "lapsed")] == [("2.2", "1.1")]
    assert people(table, "0.1", "1.1", "2.1", "2.2") == [2, 1, 3, 2]


def test_cit_10_7_claims_of_several_own_cities_are_one_list() -> None:
    table = rivals()
    assert table.legal(0) == ["claim 0.1 1.1", "claim 0.2 1.1"]
    table.do("0 claim 0.2 1.1")
    assert people(table, "0.1", "0.2") == [3, 4]
    assert names(table) == ["0.1", "0.2", "2.1"]
    assert public(table, 1)["castelli"] == 4


@pytest.mark.parametrize(("citizens", "asked"), [(1, True), (2, False), (3, False)])
def test_cit_10_12_asked_only_while_a_giver_cannot_serve_all(citizens: int, asked: bool) -> None:
    mine = owner(city("8,9", 3, {"8,10": "statue"}), city("13,8", 3, {"12,8": "statue"}))
    table = culture(mine, owner(city("10,9", citizens)), owner(city(ALPHA1, 3)))
    assert bool(table.asked()) is asked
    if not asked:
        assert people(table, "0.1", "0.2") == [4, 4]
