"""Games in words: rules on a page, what a seat sees, options by name, answers parsed."""

from __future__ import annotations

import pytest

from beffroi import games
from beffroi.i18n.rulebook import book_file
from beffroi.kernel.errors import Illegal
from beffroi.kernel.flow import legal
from beffroi.rl.text import chosen, named_actions, observed, rules, told


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("key", games.keys())
def test_rules_fit_on_a_page_without_numbers_of_rules(key: str, lang: str) -> None:
    text = rules(games.load(key), lang)
    book = book_file(games.folder(key), "RULES", lang)
    assert book is not None
    assert min(1_500, len(book.read_text(encoding="utf-8")) // 3) < len(text) < 9_000
    assert "(VIL-" not in text
    assert "-1." not in text
    assert rules(games.load(key), "en") != rules(games.load(key), "fr")


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("key", games.keys())
def test_a_seat_reads_its_view_and_its_options(key: str, lang: str) -> None:
    game = games.load(key)
    state = game.new(2, {}, 1)
    seat = int(state.asked)
    text = observed(game, state, seat, lang)
    assert f"You are seat {seat}." in text
    names = named_actions(game, state, seat, lang)
    assert len(names) == len(legal(state, seat))
    for number, (name, sentence) in enumerate(names.items(), 1):
        assert f"{number}. {name} — {sentence}" in text
        assert chosen(game, state, seat, name) == chosen(game, state, seat, f" {number}. ") == game.words.parse(name)


def test_a_seat_reads_what_it_is_asked() -> None:
    game = games.load("villagers")
    state = game.new(2, {}, 1)
    seat = int(state.asked)
    assert "Draft a villager from the road, or the top card of a stack unseen:" in observed(game, state, seat)
    assert "You are not asked now:" in observed(game, state, 1 - seat)


def test_secrets_of_others_are_not_told() -> None:
    game = games.load("villagers")
    state = game.new(2, {}, 1)
    hand = game.view(state, 0)["players"][0]["hand"]
    assert f"hand: {', '.join(hand)}" in observed(game, state, 0)
    assert f"hand: {', '.join(hand)}" not in observed(game, state, 1)


@pytest.mark.parametrize("answer", ["0", "999", "fly away", "pass", ""])
def test_answers_that_are_no_option_are_refused(answer: str) -> None:
    game = games.load("bruges")
    state = game.new(2, {}, 1)
    with pytest.raises(Illegal):
        chosen(game, state, int(state.asked), answer)


def test_views_are_told_in_lines() -> None:
    view = {"round": 2, "empty": [], "none": None, "flag": False, "goods": {"wool": 2, "wine": 0}, "names": ["a", "b"],
            "players": [{"coins": 3, "cards": {"x": 1}}, {"coins": 0, "cards": {"y": 1, "z": 2}}],
            "road": [None, {"card": "miner", "coins": 1}], "lines": [["gold", 3], ["silver", 0]]}  # fmt: skip
    assert told(view).splitlines() == [
        "round: 2",
        "flag: no",
        "goods: wool 2, wine 0",
        "names: a, b",
        "players 0:",
        "  coins: 3",
        "  cards: x 1",
        "players 1:",
        "  coins: 0",
        "  cards: y 1, z 2",
        "road: -; card miner, coins 1",
        "lines: gold 3, silver 0",
    ]
