"""Who may know which face (BRU-4, BRU-18.20): every name in views, events and lists of whole games is accounted for."""

from __future__ import annotations

from typing import Any

import pytest

from beffroi.kernel.laws import choose, secrecy_laws
from beffroi.kernel.search import playing_rng
from tests.games.bruges.table import CARDS, GAME, at, faces, hand, own, playing, public
from tests.kit import Table, bruges


def open_faces(doc: dict[str, Any]) -> set[str]:
    """Return the cards that lie open for everybody: discarded ones, characters, and the one that looks for a house."""
    out = set(doc["discard"])
    for player in doc["players"]:
        out.update([*player["characters"], *([player["placing"]] if "placing" in player else [])])
        out.update(house.split(": ")[1] for house in player["houses"] if ": " in house)
    return out


def known(doc: dict[str, Any], viewer: int) -> set[str]:
    """Return the cards whose face a viewer may know: not the fresh ones, though they are its own."""
    out = open_faces(doc)
    if viewer >= 0:
        player = doc["players"][viewer]
        out.update(player["hand"])
        out.update(house.split(": ")[0] for house in player["houses"])
    return out


def told_now(table: Table, viewer: int) -> list[dict[str, Any]]:
    """Return what a viewer is told of the last move."""
    return [table.game.words.told(event, viewer) for event in table.match.moves[-1].events]


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3), (2, 11), (3, 12)])
def test_no_view_event_or_list_tells_more_than_it_may(seats: int, seed: int) -> None:
    table = bruges(seats=seats, seed=seed)
    rng = playing_rng(seed)
    game = table.game
    viewers = range(-1, seats)
    allowed = {viewer: known(table.doc(), viewer) for viewer in viewers}
    steps = 0
    while table.asked() and steps < 260:
        seat = table.asked()[0]
        if steps % 3 == 0:
            for viewer in viewers:
                assert faces(table.view(viewer)) <= allowed[viewer]
        assert faces(table.legal(seat)) <= allowed[seat]
        assert [table.legal(other) for other in range(seats) if other != seat] == [[]] * (seats - 1)
        table.do(f"{seat} {game.words.text(choose(game, table.match.state, seat, rng, True))}")
        steps += 1
        before = allowed
        allowed = {viewer: known(table.doc(), viewer) for viewer in viewers}
        for viewer in viewers:
            told = told_now(table, viewer)
            back = {event["card"] for event in told if event["what"] == "went-back"}  # seen by all before (BRU-4.7)
            assert faces(told) <= allowed[viewer] | before[viewer]
            assert back <= open_faces_before(before, viewer)


def open_faces_before(allowed: dict[int, set[str]], viewer: int) -> set[str]:
    """Return what a viewer knew: who goes back to a hand lay open before."""
    return allowed[viewer] & allowed[-1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_laws_of_secrets_hold(seats: int) -> None:
    table = bruges(seats=seats, seed=seats + 30)
    rng = playing_rng(seats)
    game = table.game
    for step in range(240):
        if not table.asked():
            break
        seat = table.asked()[0]
        if step % 8 == 0:
            for viewer in range(-1, seats):
                assert secrecy_laws(game, table.match.state, viewer, step) == []
        table.do(f"{seat} {game.words.text(choose(game, table.match.state, seat, rng, True))}")


def test_what_is_known_can_be_too_much() -> None:
    """The check of names really finds names: a view with a hand in it would be caught."""
    table = playing(["graf", "koch"], houses=["dieb"])
    doc = table.doc()
    assert faces(table.view(0)) == {"graf", "koch", "dieb"} == known(doc, 0)
    assert faces(table.view(1)) == set() == known(doc, 1)
    leaked = table.view(1) | {"oops": [{"cards": ["graf"]}]}
    assert not faces(leaked) <= known(doc, 1)
    assert faces(["play graf workers"]) == {"graf"}


def test_the_middle_of_a_draw_of_three_is_hidden_from_the_drawer() -> None:
    pile = ["dieb", "abt", "arzt", "earl"]
    table = playing(["zauberkuenstler", "koch"], houses=["red"], florins=6, piles={"a": pile, "b": 9})
    table.do("0 play zauberkuenstler character")
    for drawn in range(3):
        assert hand(table) == ["koch"]
        assert own(table)["fresh"].get("blue", 0) == drawn
        assert not faces(table.view(0)) & set(pile)
        assert not faces(table.told(0)) & set(pile)
        worlds = [GAME.sample(table.match.state, 0, seed) for seed in range(12)]
        if drawn:
            assert len({tuple(world.players[0].fresh) for world in worlds}) > 3  # type: ignore[attr-defined]
        table.do("0 draw a")
    assert hand(table) == ["abt", "arzt", "dieb", "koch"]


def test_the_middle_of_a_draw_under_a_sixth_card() -> None:
    pile = ["dieb", "abt", "arzt", "earl", "graf", "schreiber"]
    table = at("draw", {"hand": ["koch"]}, hand=[], characters=["erfinder"], piles={"a": pile, "b": 9})
    table.do(*["0 draw a"] * 5)
    assert not faces([table.view(0), table.told(0), table.legal(0)]) - {"erfinder"} & set(pile)
    table.do("0 stop")
    assert hand(table) == sorted(pile[:5])
    assert not faces(table.view(1)) & set(pile)


def test_the_order_of_a_hand_tells_nothing() -> None:
    """Others see colors only, in the order of the colors, whatever was drawn first."""
    one = playing(["graf", "herold", "koch"])
    other = playing(["koch", "graf", "herold"])
    assert one.view(1)["players"][0] == other.view(1)["players"][0]
    assert list(public(other)["backs"]) == ["blue", "brown", "red"]


def test_a_legal_list_of_one_seat_is_not_for_another() -> None:
    table = playing(["graf"], {"hand": ["koch"]})
    assert table.legal(1) == []
    assert faces(table.legal(0)) == {"graf"}


def test_asking_for_markers_or_workers_tells_no_faces() -> None:
    table = playing(["bettler"], {"hand": ["koch", "abt"]}, houses=["red"], florins=6).do("0 play bettler character")
    assert table.asked() == [1]
    assert faces(table.legal(1)) == set()


def test_houses_of_the_same_color_look_alike() -> None:
    blue = [name for name, card in CARDS.items() if card["color"] == "blue"]
    views = {str(playing(["koch"], houses=[name], seed=3).view(1)["players"][0]) for name in blue[:8]}
    assert len(views) == 1


def test_a_view_tells_what_things_cost_now() -> None:
    """Only the owner sees prices in the hand; everyone sees the next canal spaces and levels."""
    plain = playing(["graf", "maler"], dice={"red": 1, "blue": 2})
    assert (own(plain)["prices"], own(plain)["hand"]) == (
        [CARDS[card]["price"] for card in ("graf", "maler")],
        ["graf", "maler"],
    )
    assert "prices" not in public(plain)
    assert "prices" not in plain.view(1)["players"][0]
    assert (public(plain)["canal_costs"], public(plain)["progress_price"]) == ({"left": 1, "right": 1}, 3)
    helped = playing(["graf", "maler"], characters=["maezen", "brunnenbauer", "notar"], dice={"red": 1, "blue": 2})
    assert own(helped)["prices"] == [CARDS["graf"]["price"], CARDS["maler"]["price"] - 2]
    assert (public(helped)["canal_costs"], public(helped)["progress_price"]) == ({"left": 0, "right": 0}, 1)
    done = playing(["graf"], canals={"left": 5, "right": 2}, progress=12, dice={"red": 1})
    assert (public(done)["canal_costs"], public(done)["progress_price"]) == ({"left": None, "right": 3}, None)
    assert public(at("draw"))["progress_price"] is None  # the dice are not rolled yet
