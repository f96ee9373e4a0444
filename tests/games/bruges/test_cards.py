"""All 165 cards: each is laid, placed and does what its data say, by a model of its own that knows no engine."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from beffroi import games
from tests.games.bruges.model import Effect, Model, settle
from tests.games.bruges.table import (
    CARDS,
    COLORS,
    Packed,
    at,
    characters,
    florins,
    laid_out,
    level,
    lines,
    majorities,
    own,
    phase,
    playing,
    public,
    starting,
    tiles,
    uses,
    workers,
)
from tests.kit import Table, bruges

LAURELS = ["koenig", "bischof", "zunftmeister", "hauptmann", "kaufmann"]
HAND = ["buergermeister", "prinzessin", "maler", "prinzipal"]  # blue, without a flash
OTHERS: list[dict[str, Any]] = [
    {"florins": 7, "workers": {"blue": 1, "red": 3}, "canals": {"left": 2, "right": 1}},
    {"florins": 1, "workers": {}, "canals": {"right": 1}},
]


def kind(card: str) -> str:
    """Return the word of a card."""
    return str(CARDS[card]["effect"]["do"])


def automatic(card: str) -> bool:
    """Return whether a card works by itself (infinity 2 and 3)."""
    return CARDS[card].get("infinity_type", 0) in (2, 3)


FLASH = [card for card in CARDS if CARDS[card]["activation"] == "flash"]
LAUREL = [card for card in CARDS if CARDS[card]["activation"] == "laurel"]
ACTIVATED = [card for card in CARDS if CARDS[card]["activation"] == "worker" or CARDS[card].get("infinity_type") == 1]
REACTING = [card for card in CARDS if automatic(card) and kind(card) == "on_event"]
QUIET = [card for card in CARDS if automatic(card) and kind(card) != "on_event"]
TARGETS = {card: CARDS[card]["effect"].get("target", "") for card in QUIET}
STANDING_WORDS = ["hand_limit", "double_flash", "progress_without_dice", "majority_on_tie"]
STANDING = [card for card in TARGETS if TARGETS[card] in ("canal", "progress", "person", "house")]
STANDING += [card for card in TARGETS if kind(card) in STANDING_WORDS]


def rich(card: str, **more: Any) -> dict[str, Any]:
    """Return an area in which every word finds something to do; three inert characters live there."""
    company = [name for name in LAURELS if name != card][:3]
    area = {
        "hand": [name for name in HAND if name != card][:3],
        "characters": company,
        "houses": ["yellow"],
        "florins": 24,
        "score": 10,
        "workers": dict.fromkeys(COLORS, 2),
        "markers": dict.fromkeys(COLORS, 1) | {"blue": 2},
        "canals": {"left": 4, "right": 5},
        "statues": [7],
        "progress": 3,
        "majorities": ["canal"],
    }
    return area | more


def document(card: str, effect: Effect) -> dict[str, Any]:
    """Return a position in which seat 0 may place or activate a card."""
    mine = rich(card)
    if CARDS[card]["activation"] == "flash":
        mine["hand"] = [card, *mine["hand"]]
        return laid_out("play", mine, *OTHERS, dice={"blue": 4, "brown": 6})
    mine["characters"] = [card, *mine["characters"]]
    if effect.get("group"):
        kin = [name for name in LAUREL if CARDS[name]["group"] == effect["group"] and name not in mine["characters"]]
        mine["characters"] += kin[:1]
    return laid_out("play", mine, *OTHERS, dice={"blue": 4, "brown": 6}, played=True)


def expected(table: Table, card: str, effect: Effect) -> Model:
    """Return what should come of placing or activating a card; it must be more than its cost."""
    model = Model(table)
    if CARDS[card]["activation"] == "flash":
        model.place(card)
    elif CARDS[card]["activation"] == "worker":
        model.me.workers[CARDS[card]["worker_color"]] -= 1
    cost = model.told()
    model.carry_out(effect)
    assert model.told() != cost, f"{card} would do nothing here"
    return model


def tried(table: Table, card: str, effect: Effect) -> None:
    """Place or activate a card and compare the whole table with the model."""
    model = expected(table, card, effect)
    flash = CARDS[card]["activation"] == "flash"
    table.do(f"0 play {card} character" if flash else f"0 activate {card}")
    assert Model(settle(table)).told() == model.told()


@pytest.mark.parametrize("card", CARDS)
def test_every_card_is_laid_as_a_house(card: str) -> None:
    color = CARDS[card]["color"]
    table = playing([card], workers={color: 1}, florins=3).do(f"0 play {card} house")
    assert (own(table)["houses"], workers(table), florins(table)) == (
        [{"number": 1, "color": color, "character": None, "card": card}],
        {},
        3,
    )


@pytest.mark.parametrize("card", [card for card in CARDS if card not in FLASH])
def test_every_other_card_is_placed_for_its_price(card: str) -> None:
    table = bruges(**laid_out("play", rich(card, hand=[card]), *OTHERS))
    model = Model(table)
    model.place(card)
    table.do(f"0 play {card} character")
    assert Model(table).told() == model.told()
    assert "end-turn" in table.legal(0)
    price = CARDS[card]["price"]
    poor = bruges(**laid_out("play", rich(card, hand=[card], florins=max(0, price - 1))))
    assert ("character" in uses(poor, card)) is (price == 0)


@pytest.mark.parametrize("card", FLASH)
def test_every_flash_card_does_what_its_data_say(card: str) -> None:
    effect = CARDS[card]["effect"]
    tried(bruges(**document(card, effect)), card, effect)


@pytest.mark.parametrize("card", ACTIVATED)
def test_every_activated_card_does_what_its_data_say(card: str) -> None:
    effect = CARDS[card]["effect"]
    table = bruges(**document(card, effect))
    tried(table, card, effect)
    assert f"activate {card}" not in table.legal(0)
    assert [entry["card"] for entry in public(table)["characters"] if entry["used"]] == [card]


@pytest.mark.parametrize("card", LAUREL)
def test_every_laurel_card_counts_what_its_data_say(card: str) -> None:
    effect = CARDS[card]["effect"]
    group = [name for name in FLASH if CARDS[name]["group"] == effect.get("group")][:2]
    houses = [*COLORS, effect.get("color", "red")]
    mine = rich(card, characters=[card, "graf", "koehler", "priester", *group], houses=houses, florins=13, hand=[])
    mine["characters"] = list(dict.fromkeys(mine["characters"]))
    table = bruges(**laid_out("over", mine, *OTHERS))
    worth = Model(table).me.counted(effect)
    assert effect["resource"] == "points"
    assert worth > 0
    assert lines(table)["laurels"] == worth
    without = bruges(**laid_out("over", mine | {"characters": mine["characters"][1:]}, *OTHERS))
    assert lines(without)["laurels"] == 0


def happened(event: str, card: str, effect: Effect) -> tuple[Table, Model, str]:
    """Make an event happen; return the table, what should come of the action alone, and its color."""
    mine = rich(card, canals={"left": 2, "right": 5}, characters=[card, "priester", "abt", "herold"])
    mine["hand"] = ["taenzerin", "koenigin"]
    table = bruges(**laid_out("play", mine, *OTHERS, dice={"purple": 4}))
    model = Model(table)
    me = model.me
    color = "purple"
    if event == "advance_progress":
        table.do("0 activate abt")
        me.florins -= 3
        me.level += 1
        return table, model, ""
    me.cards -= 1
    model.discard += event not in ("place_person", "build_house")
    if event == "place_person":
        table.do("0 play koenigin character")
        me.florins -= 12
        me.characters = sorted([*me.characters, "koenigin"])
        return table, model, "red"
    use = {"take_workers": "workers", "take_florins": "florins", "discard_threat": "threat"}
    table.do(f"0 play taenzerin {use.get(event, event.removeprefix('build_'))}")
    if event == "take_workers":
        me.workers[color] += 2
    elif event == "take_florins":
        me.florins += 4
    elif event == "discard_threat":
        me.calm(1, color)
    elif event == "build_canal":
        assert me.build(0, "left", 1, model.stack) == color
    else:
        assert event == "build_house"
        me.workers[color] -= 1
        me.houses.append(color)
    return table, model, color


@pytest.mark.parametrize("card", REACTING)
def test_every_reacting_card_does_what_its_data_say(card: str) -> None:
    effect = CARDS[card]["effect"]
    table, model, color = happened(effect["event"], card, effect)
    if effect["event"] == "advance_progress":
        table = answered(table)
    before = model.told()
    model.react(effect, color)
    assert model.told() != before
    assert Model(answered(table)).told() == model.told()


def answered(table: Table) -> Table:
    """Answer a reaction: return the first marker, take purple."""
    while starting(table, "return", "take"):
        table.do(f"0 {starting(table, 'return', 'take')[0 if starting(table, 'return') else -1]}")
    return table


@pytest.mark.parametrize("card", STANDING)
def test_every_standing_card_does_what_its_data_say(card: str) -> None:
    effect = CARDS[card]["effect"]
    CHECKS[TARGETS[card] or effect["do"]](card, effect)


def canal_cost(card: str, effect: Effect) -> None:
    """Compare a canal with and without the card."""
    assert florins(playing(["dieb"], florins=9).do("0 play dieb canal")) == 8
    assert florins(playing(["dieb"], florins=9, characters=[card]).do("0 play dieb canal")) == 9 - effect["florins_set"]


def progress_cost(card: str, effect: Effect) -> None:
    """Compare an advance with the dice price."""
    table = at("progress", dice={"red": 2, "blue": 2, "brown": 1}, florins=9, characters=[card]).do("0 advance")
    assert florins(table) == 9 - (5 + effect["florins_add"])


def person_cost(card: str, effect: Effect) -> None:
    """Compare the price of characters, of its group and of another."""
    for placed in ("maler", "graf"):
        less = effect["florins_add"] if effect.get("group", CARDS[placed]["group"]) == CARDS[placed]["group"] else 0
        table = playing([placed], houses=["red"], florins=20, characters=[card]).do(f"0 play {placed} character")
        assert florins(table) == 20 - CARDS[placed]["price"] - less


def house_cost(card: str, effect: Effect) -> None:
    """Pay a house with a worker of another color."""
    assert effect["worker"] == "any"
    table = playing(["dieb"], workers={"purple": 1}, characters=[card]).do("0 play dieb house")
    assert (workers(table), public(table)["houses"][-1]["color"]) == ({}, "blue")


def hand_limit(card: str, effect: Effect) -> None:
    """Draw up to the limit."""
    table = at("draw", {"hand": []}, hand=[], characters=[card]).do(*["0 draw a"] * effect["value"])
    assert (public(table)["hand_size"], table.asked()) == (effect["value"], [1])


def double_flash(card: str, effect: Effect) -> None:
    """Let a flash come twice."""
    assert effect == {"do": "double_flash"}
    table = playing(["graf"], houses=["red"], florins=9, characters=[card]).do("0 play graf character")
    assert table.legal(0) == ["again", "enough"]


def without_dice(card: str, effect: Effect) -> None:
    """Advance without a dice price."""
    table = at("progress", florins=9, characters=[card]).do("0 advance")
    assert (florins(table), level(table), phase(table)) == (9 - effect["cost"], 1, "play")


def on_tie(card: str, effect: Effect) -> None:
    """Turn a marker on a tie."""
    assert effect == {"do": "majority_on_tie"}
    table = at("majorities", {"progress": 2}, progress=2, characters=[card])
    assert "progress" in majorities(table)


CHECKS = {
    "canal": canal_cost,
    "progress": progress_cost,
    "person": person_cost,
    "house": house_cost,
    "hand_limit": hand_limit,
    "double_flash": double_flash,
    "progress_without_dice": without_dice,
    "majority_on_tie": on_tie,
}


def test_no_card_is_left_out() -> None:
    exercised = [*FLASH, *ACTIVATED, *LAUREL, *REACTING, *STANDING]
    assert len(exercised) == len(set(exercised))
    assert len([card for card in CARDS if card not in exercised]) == 0
    assert (len(CARDS), sorted(exercised)) == (165, sorted(CARDS))


def rotated(folder: Path, cards: list[str]) -> dict[str, Effect]:
    """Write a pack in which every card has the effect of the next; return the effects."""
    effects = {card: CARDS[after]["effect"] for card, after in zip(cards, [*cards[1:], cards[0]], strict=True)}
    text = "".join(f"[cards.{card}]\neffect = {inline(effect)}\n" for card, effect in effects.items())
    (folder / "mine.toml").write_text(text, encoding="utf-8")
    return effects


def inline(effect: Effect) -> str:
    """Return an effect as a table of TOML on one line."""
    return "{ " + ", ".join(f"{key} = {json.dumps(value)}" for key, value in effect.items()) + " }"


@pytest.mark.parametrize("cards", [FLASH, ACTIVATED], ids=["flash", "activated"])
def test_cards_are_their_data_and_nothing_else(tmp_path: Path, cards: list[str]) -> None:
    """With effects passed on to the next card, each does what it has got: no name is known to the code."""
    effects = rotated(tmp_path, cards)
    text = (tmp_path / "mine.toml").read_text(encoding="utf-8")
    for card, effect in effects.items():
        tried(Packed(tmp_path, text, **document(card, effect)), card, effect)
    assert games.load("bruges", tmp_path).fingerprint != games.load("bruges").fingerprint


def alike() -> list[list[str]]:
    """Return groups of cards with the same word and the same kind of activation."""
    found: dict[str, list[str]] = {}
    for card in [*FLASH, *ACTIVATED]:
        effect = json.dumps(CARDS[card]["effect"], sort_keys=True)
        found.setdefault(f"{CARDS[card]['activation']} {effect}", []).append(card)
    return [cards for cards in found.values() if len(cards) > 1]


@pytest.mark.parametrize("cards", alike(), ids="-".join)
def test_cards_with_the_same_effect_behave_alike(cards: list[str]) -> None:
    """Their prices and workers given back, the table is the same whoever it was."""
    outcomes = []
    for card in cards:
        table = bruges(**document(card, CARDS[card]["effect"]))
        before = Model(table)
        flash = CARDS[card]["activation"] == "flash"
        after = Model(settle(table.do(f"0 play {card} character" if flash else f"0 activate {card}")))
        if flash:
            after.me.florins += CARDS[card]["price"]
        if CARDS[card]["activation"] == "worker":
            after.me.workers[CARDS[card]["worker_color"]] += 1
        assert after.told() != before.told()
        for side in after.sides:
            side.characters = []
            side.houses = [str(len(side.houses))]
        outcomes.append(after.told())
    assert outcomes == [outcomes[0]] * len(cards)
    assert len(alike()) == 5


def test_some_cards_in_sight_do_nothing_by_themselves() -> None:
    """The three inert characters of these tables really are inert."""
    table = playing(["dieb"], characters=LAURELS, florins=9).do("0 play dieb canal")
    assert (florins(table), tiles(table), characters(table)) == (8, (1, 0), LAURELS)
    assert starting(table, "activate") == []
