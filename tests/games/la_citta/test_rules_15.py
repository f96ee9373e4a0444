"""Rules CIT-15: randomness, and who knows what."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from beffroi.kernel.flow import State
from tests.games.la_citta.table import BETA1, PLAIN, city, owner, playing, told
from tests.kit import Table, la_citta

VOICE = ["culture", "health", "education", "health"]
PAST = ["education", "education", "culture", "health"]


def worlds(table: Table, viewer: int, count: int = 40) -> list[dict[str, Any]]:
    """Return whole documents of sampled worlds."""
    game = table.game
    return [game.write(game.sample(table.match.state, viewer, seed)) for seed in range(count)]


def listening(**document: Any) -> Table:
    """Return a table where seat 0 has looked at places 2 and 4, in the second year."""
    table = la_citta(
        year=2,
        voice=VOICE,
        voice_past=PAST,
        display=["listen", "listen", *PLAIN[:5]],
        players=[owner(city(BETA1, 4), gold=3), owner(city("18,7", 4), gold=3), {"cities": []}],
        **document,
    )
    return table.do("0 take listen", "0 listen 2+4")


def replayed(seed: int, seats: int) -> list[str]:
    """Play a game by a rule of thumb; return its digests."""
    return [table.game.digest(table.match.state) for table in playing(seats, seed, map="random", first="random")]


@pytest.mark.parametrize("seats", [2, 4])
def test_cit_15_1_seed_and_decisions_give_the_game(seats: int) -> None:
    assert replayed(11, seats) == replayed(11, seats)
    assert replayed(11, seats)[0] != replayed(12, seats)[0]


def test_cit_15_1_everything_random_follows_the_seed() -> None:
    keys = ("first", "land", "display", "pile", "voice_pile")
    options = {"map": "random", "first": "random"}
    found = [la_citta(options, seats=5, seed=seed).doc() for seed in range(8)]
    for key in keys:
        assert len({json.dumps(document[key]) for document in found}) > 1, key
    again = la_citta(options, seats=5, seed=3).doc()
    assert [again[key] for key in keys] == [found[3][key] for key in keys]


def test_cit_15_2_face_down_cards_show_only_to_who_looked() -> None:
    table = listening()
    assert [card["wish"] for card in table.view(0)["voice"]] == ["culture", "health", None, "health"]
    for viewer in (-1, 1, 2):
        assert [card["wish"] for card in table.view(viewer)["voice"]] == ["culture", None, None, None]
    table.do("1 take listen", "1 listen 3+4")
    assert [card["wish"] for card in table.view(1)["voice"]] == ["culture", None, "education", "health"]
    assert [card["wish"] for card in table.view(0)["voice"]] == ["culture", "health", None, "health"]


def test_cit_15_2_a_spectator_looks_over_nobodys_shoulder() -> None:
    table = la_citta(seats=2, voice=VOICE, players=[{}, {"looked": [2, 3, 4]}])
    assert [card["wish"] for card in table.view(1)["voice"]] == VOICE
    assert [card["wish"] for card in table.view(-1)["voice"]] == ["culture", None, None, None]
    observed = [list(table.game.observe(table.match.state, viewer)) for viewer in (-1, 1)]
    assert observed[0] != observed[1]
    blind = la_citta(seats=2, voice=VOICE)  # whoever looked at nothing, last in turn, sees what spectators see
    assert list(blind.game.observe(blind.match.state, -1)) == list(blind.game.observe(blind.match.state, 1))
    assert {tuple(world["voice"]) for world in worlds(table, 1)} == {tuple(VOICE)}
    assert len({tuple(world["voice"]) for world in worlds(table, -1)}) > 1


def test_cit_15_2_knowledge_ends_with_the_year() -> None:
    table = la_citta(
        phase="feeding",
        year=2,
        voice=VOICE,
        players=[owner(city(BETA1, 3), looked=[2, 3, 4]), owner(city("18,7", 2))],
    )
    assert table.view(0)["year"] == 3
    assert [card["wish"] is None for card in table.view(0)["voice"]] == [False, True, True, True]


def test_cit_15_3_a_look_tells_places_and_gold_only() -> None:
    table = listening()
    for viewer in (-1, 1, 2):
        events = table.told(viewer)
        assert {"what": "listened", "seat": 0, "heard": "2+4"} in events
        assert not [event for event in events if event["what"] == "paid"]  # two are free
        text = json.dumps([event for event in events if event["what"] in ("heard", "listened", "paid")])
        assert not [wish for wish in ("culture", "education", "health") if wish in text]
    assert [(event["place"], event["wish"]) for event in told(table, "heard", 0)] == [(2, "health"), (4, "health")]


def test_cit_15_3_in_phase_6_all_know_everything() -> None:
    table = la_citta(phase="reveal_voice", agenda=[["Reveal"]], voice=VOICE, players=[{"looked": [3]}, {}])
    for viewer in (-1, 0, 1):
        assert [card["wish"] for card in table.view(viewer)["voice"]] == VOICE
        assert [event["wish"] for event in told(table, "revealed", viewer)] == VOICE[1:]


@pytest.mark.parametrize("viewer", [-1, 0, 1, 2])
def test_cit_15_3_nothing_seen_depends_on_what_is_hidden(viewer: int) -> None:
    """Views, observations, offers and news are the same in every world that the viewer holds possible."""
    table = listening()
    game, state = table.game, table.match.state
    different = 0
    for seed in range(20):
        world = game.sample(state, viewer, seed)
        assert game.view(world, viewer) == game.view(state, viewer)
        assert list(game.observe(world, viewer)) == list(game.observe(state, viewer))
        different += world.ints() != state.ints()
    assert different == 20


def test_cit_15_3_offers_do_not_depend_on_hidden_cards() -> None:
    base: dict[str, Any] = {
        "year": 2,
        "display": ["listen", *PLAIN[:6]],
        "players": [{"gold": 3}, {}],
        "voice_past": PAST,
    }
    found = set()
    for hidden, top in (("health", "population"), ("culture", "builders"), ("education", "listen")):
        table = la_citta(voice=["culture", hidden, hidden, "health"], pile={"top": [top]}, **base)
        found.add((tuple(table.legal(0)), tuple(table.do("0 take listen").legal(0))))
    assert len(found) == 1


def test_cit_15_3_sampled_worlds_depend_on_the_view_alone() -> None:
    """Two tables that look alike to a viewer give the same worlds."""
    hidden = [VOICE, ["culture", "education", "health", "education"]]
    documents: list[dict[str, Any]] = [
        {"year": 2, "voice": voice, "voice_past": PAST, "display": PLAIN, "pile": {"top": top}, "seed": seed}
        for voice, top, seed in ((hidden[0], ["listen"], 1), (hidden[1], ["builders", "population"], 2))
    ]
    tables = [la_citta(seats=3, **document) for document in documents]
    assert tables[0].view(2) == tables[1].view(2)
    assert tables[0].doc()["voice"] != tables[1].doc()["voice"]
    for seed in range(10):
        found = [table.game.sample(table.match.state, 2, seed) for table in tables]
        assert found[0].ints() == found[1].ints()
        assert streams(found[0]) == streams(found[1])


def streams(state: State) -> list[list[int]]:
    """Return what the chance to come is drawn from."""
    return [[int(rng.a), int(rng.b), int(rng.c), int(rng.d)] for rng in state.chance]


def test_cit_15_3_chance_to_come_is_no_part_of_a_sampled_world() -> None:
    """The next shuffle of the discard pile is hidden too."""
    table = listening()
    state = table.match.state
    found = [streams(table.game.sample(state, 0, seed)) for seed in range(101, 106)]
    for stream in range(len(found[0])):
        assert streams(state)[stream][:3] not in [world[stream][:3] for world in found]
        assert len({tuple(world[stream]) for world in found}) == 5


def test_cit_15_4_colors_left_are_known() -> None:
    table = listening()
    counts = Counter(PAST + VOICE[:1])
    left = {wish: 9 - counts[wish] for wish in ("culture", "education", "health")}
    assert table.view(1)["voice_left"] == table.view(-1)["voice_left"] == left
    assert table.view(0)["voice_left"] == left | {"health": left["health"] - 2}


def test_cit_15_4_worlds_keep_what_is_known_and_mix_the_rest() -> None:
    table = listening()
    for viewer, known in ((0, {0: "culture", 1: "health", 3: "health"}), (1, {0: "culture"})):
        found = worlds(table, viewer)
        for world in found:
            assert world["voice_past"] == PAST
            assert all(world["voice"][place] == wish for place, wish in known.items())
            deck = Counter(world["voice"] + world["voice_past"] + world["voice_pile"])
            assert deck == {"culture": 9, "education": 9, "health": 9}
        for place in set(range(4)) - set(known):
            assert {world["voice"][place] for world in found} == {"culture", "education", "health"}
        assert len({tuple(world["voice_pile"]) for world in found}) > 30


def test_cit_15_4_the_three_cards_never_drawn_stay_unknown() -> None:
    table = la_citta(phase="over", year=6, seats=2)
    assert (len(table.view(-1)["voice_past"]), sum(table.view(-1)["voice_left"].values())) == (24, 3)
    found = worlds(table, 0)
    assert {tuple(world["voice_past"] + world["voice"]) for world in found} == {tuple(table.view(0)["voice_past"])}
    assert {tuple(sorted(world["voice_pile"])) for world in found} == {tuple(sorted(table.doc()["voice_pile"]))}


def test_cit_15_4_the_order_of_the_politics_pile_is_hidden() -> None:
    table = la_citta(seats=2, pile={"top": ["listen", "listen"]}, display=PLAIN)
    real = table.doc()["pile"]
    found = worlds(table, 0)
    assert all(Counter(world["pile"]) == Counter(real) for world in found)
    assert len({tuple(world["pile"]) for world in found}) == 40
    tops = Counter(world["pile"][0] for world in found)
    assert tops["listen"] < 20
    view = json.dumps(table.view(0))
    assert '"pile": 25' in view


def test_cit_15_4_a_card_on_top_shows_nowhere() -> None:
    """Only its number is told: the view of a pile is a size."""
    first = la_citta(year=1, display=PLAIN, pile={"top": ["listen"]}, voice=VOICE, seats=2)
    other = la_citta(year=1, display=PLAIN, pile={"top": ["builders"]}, voice=VOICE, seats=2)
    for viewer in (-1, 0, 1):
        assert first.view(viewer) == other.view(viewer)
        assert list(first.game.observe(first.match.state, viewer)) == list(
            other.game.observe(other.match.state, viewer)
        )  # fmt: skip


@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_cit_15_5_a_card_drawn_face_down_is_one_of_the_unseen_for_everybody(viewer: int) -> None:
    """Even for the player who drew it: worlds deal it from all unseen cards, and nothing else reveals it."""
    base: dict[str, Any] = {"year": 2, "display": PLAIN, "discard": [], "voice": VOICE, "voice_past": PAST}
    tables = [
        la_citta(players=[owner(city(BETA1, 4), actions=0, gold=3, drawn=[card]), owner(city("18,7", 4))], **base)
        for card in ("listen", "builders")
    ]
    seen = [(table.view(viewer), table.legal(0), table.told(viewer)) for table in tables]
    assert seen[0] == seen[1]
    observed = [list(table.game.observe(table.match.state, viewer)) for table in tables]
    assert observed[0] == observed[1]
    assert tables[0].view(viewer)["players"][0]["drawn"] == 1
    for table in tables:
        found = {world["players"][0]["drawn"][0] for world in worlds(table, viewer)}
        assert len(found) > 3
        assert all(
            Counter(world["pile"] + world["players"][0]["drawn"]).total() == 25 for world in worlds(table, viewer, 3)
        )
