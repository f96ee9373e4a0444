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


def test_cit_10_2_only_the_two_colors_and_the_choice_holds() -> None:
    table = revealed(TIED, owner(city(BETA1, 3, {"8,9": "statue"})), owner(city("10,9", 3)))
    assert table.legal(0) == ["wish 0.1 culture", "wish 0.1 health"]
    table.refuses("0 wish 0.1 education")
    assert table.asked() == [0]
    table.do("0 wish 0.1 culture")
    assert told(table, "chose", 1) == [{"what": "chose", "seat": 0, "city": "0.1", "wish": "culture"}]
    assert table.view(1)["players"][0]["cities"][0]["wish"] == "culture"
    table.do("1 wish 1.1 health")
    assert (town(table, "0.1")["wish"], town(table, "1.1")["wish"]) == ("culture", "health")


def test_cit_10_2_choices_are_forgotten_next_year() -> None:
    table = la_citta(phase="reveal_voice", year=1, voice=TIED, players=[owner(city(BETA1, 3)), owner(city(BETA2, 2))])
    table.do("0 wish 0.1 culture", "1 wish 1.1 health")
    assert table.view(-1)["year"] == 2
    assert (town(table, "0.1")["wish"], town(table, "0.1")["attraction"]) == (None, None)


@pytest.mark.parametrize("wish", WISHES)
def test_cit_10_3_attraction_is_arches_of_the_wish(wish: str) -> None:
    tiles = {"8,9": "palace", "8,7": "hospital", "7,8": "bathhouse", "8,10": "statue"}
    arches = {"culture": 2, "education": 2, "health": 4}
    for feast in ([], ["bread_and_circuses"]):
        mine = owner(city(BETA1, 6, tiles, circuses=feast), taken=feast)
        table = la_citta(phase="reveal_voice", agenda=[["Reveal"]], voice=[wish] * 4, players=[mine, owner()])
        assert town(table, "0.1")["attraction"] == arches[wish] + 2 * len(feast)


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


def test_cit_10_5_different_colors_are_compared() -> None:
    mine = owner(city("10,9", 4, {"10,10": "statue", "11,8": "statue"}))
    theirs = owner(city(BETA1, 4, {"8,9": "farm", "7,8": "fountain"}))
    table = revealed(TIED, mine, theirs).do("0 wish 0.1 culture", "1 wish 1.1 health")
    assert people(table, "0.1", "1.1") == [5, 3]
    other = revealed(TIED, mine, theirs).do("0 wish 0.1 health", "1 wish 1.1 health")
    assert people(other, "0.1", "1.1") == [3, 5]


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


def test_cit_10_7_the_taker_chooses_the_order() -> None:
    table = cross()
    assert table.legal(0) == ["claim 0.1 1.1", "claim 0.1 1.2"]
    assert [(each["city"], each["giver"]) for each in table.view(1)["claims"]] == [("0.1", "1.1"), ("0.1", "1.2")]
    table.do("0 claim 0.1 1.2")
    assert people(table, "0.1", "1.1", "1.2") == [5, 3, 2]
    assert told(table, "lapsed") == [{"what": "lapsed", "seat": 0, "city": "0.1", "giver": "1.1"}]


def test_cit_10_8_a_claim_needs_a_giver_and_room() -> None:
    room = culture(owner(city("10,9", 3, {"10,10": "statue"})), owner(city("8,10", 3), city("12,8", 3)))
    room.do("0 claim 0.1 1.1")  # then the other by itself: a single live claim is no choice
    assert people(room, "0.1", "1.1", "1.2") == [5, 2, 2]
    assert room.asked() == []
    nobody = la_citta(
        phase="migration",
        agenda=[["Migration"]],
        players=[owner(city("10,9", 3, {"10,10": "statue"}, wish="culture")), owner(city("8,10", 0, wish="culture"))],
    )
    assert people(nobody, "0.1", "1.1") == [3, 0]
    assert told(nobody, "lapsed") == [{"what": "lapsed", "seat": 0, "city": "0.1", "giver": "1.1"}]


def test_cit_10_8_taking_is_compulsory() -> None:
    """A strong city takes the mouth although it cannot feed it; nobody may decline."""
    table = culture(owner(city("14,4", 3)), owner(city("12,6", 3, {"12,5": "statue"})))
    assert people(table, "0.1", "1.1") == [2, 4]
    choice = cross()
    assert all(text.startswith("claim ") for text in choice.legal(0))


def test_cit_10_9_a_city_may_give_and_take_several() -> None:
    """Two takers of one giver; one taker of two givers."""
    weak = owner(city("10,9", 3))
    table = culture(weak, owner(city("8,9", 3, {"8,10": "statue"})), owner(city("13,8", 3, {"12,8": "statue"})))
    assert people(table, "0.1", "1.1", "2.1") == [1, 4, 4]


def test_cit_10_9_the_citizen_stands_on_the_castello() -> None:
    table = culture(owner(city("10,9", 3)), owner(city(BETA1, 3, WEST)))
    assert (shape(table, "1.1"), town(table, "1.1")["idle"]) == ((4, 3), 2)


def test_cit_10_9_an_empty_city_may_take_and_survive() -> None:
    """1.1 has one citizen: the start player takes it, then 1.1 takes one of 0.1 and stands."""
    weak = city("8,9", 3)
    middle = city("10,9", 1)
    document: dict[str, Any] = {"year": 2, "voice": ["culture"] * 4}
    feast = {"circuses": ["bread_and_circuses"]}
    players = [
        owner(weak),
        owner(middle | feast, taken=["bread_and_circuses"]),
        owner(city("13,8", 2, {"12,8": "cathedral"})),
    ]
    table = revealed(document["voice"], *players, year=2, first=2)
    moved = [(event["city"], event["giver"]) for event in told(table, "moved")]
    assert gap(["8,9"], ["10,9"], 3) == 2
    assert moved == [("2.1", "1.1"), ("1.1", "0.1")]
    assert names(table) == ["0.1", "1.1", "2.1"]
    assert people(table, "0.1", "1.1", "2.1") == [2, 1, 3]


def test_cit_10_10_all_cities_are_asked_in_order() -> None:
    players = [
        owner(city("10,9", 3, city="0.2"), city("18,7", 3, city="0.1")),
        owner(city(BETA1, 3), city(BETA2, 3)),
    ]
    table = revealed(TIED, *players, first=1)
    order = []
    while table.asked():
        text = table.legal(table.asked()[0])[1]
        order.append((table.asked()[0], text.split()[1]))
        table.do(f"{table.asked()[0]} {text}")
    assert order == [(1, "1.1"), (1, "1.2"), (0, "0.2"), (0, "0.1")]


def test_cit_10_10_a_player_without_cities_is_not_asked() -> None:
    table = revealed(TIED, owner(), owner(city(BETA1, 3)))
    assert table.asked() == [1]
    table.do("1 wish 1.1 health")
    assert table.asked() == []


def test_cit_10_11_claims_and_moves_are_open() -> None:
    table = cross()
    for viewer in (-1, 0, 1):
        assert len(table.view(viewer)["claims"]) == 2
        assert table.view(viewer)["waiting"] == [0]
    table.do("0 claim 0.1 1.1")
    for viewer in (-1, 0, 1):
        assert {"what": "moved", "seat": 0, "city": "0.1", "giver": "1.1"} in table.told(viewer)


def test_cit_10_11_a_lapsed_claim_does_not_revive() -> None:
    """0.1 is full when its turn comes and its claim lapses; then it gives one away and has room, too late."""
    full = city("10,9", 5, {"10,10": "statue"})
    weak = city("8,10", 3)
    strong = city("13,8", 2, {"12,8": "cathedral"})
    table = culture(owner(full), owner(weak), owner(strong))
    assert [event["giver"] for event in told(table, "lapsed")] == ["1.1"]
    assert people(table, "0.1", "1.1", "2.1") == [4, 3, 3]
    late = culture(owner(full), owner(weak), owner(strong), first=2)
    assert people(late, "0.1", "1.1", "2.1") == [5, 2, 3]


def test_cit_10_7_claims_of_several_own_cities_are_one_list() -> None:
    mine = owner(city("8,9", 3, {"8,10": "statue"}), city("13,8", 3, {"12,8": "statue"}))
    table = culture(mine, owner(city("10,9", 1)), owner(city(ALPHA1, 3)))
    assert table.legal(0) == ["claim 0.1 1.1", "claim 0.2 1.1"]
    table.do("0 claim 0.2 1.1")
    assert people(table, "0.1", "0.2") == [3, 4]
    assert names(table) == ["0.1", "0.2", "2.1"]
    assert public(table, 1)["castelli"] == 4
