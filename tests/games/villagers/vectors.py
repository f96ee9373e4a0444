"""The worked cases of the solo events: read from examples.md and played as they stand there, with their variants."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from functools import cache
from typing import Any

from beffroi import games
from tests.games.villagers.table import countess, gold, hand, public, reserve, road, sizes, village
from tests.kit import Table, villagers

CHOICES = {"lose", "hand-over", "from", "point", "yield"}
SPOT = re.compile(r"^(countess\.)?([a-z_]+)$")


@cache
def cases() -> dict[str, dict[str, Any]]:
    """Return every case of examples.md by its id."""
    text = (games.folder("villagers") / "examples.md").read_text(encoding="utf-8")
    found = [tomllib.loads(block) for block in re.findall(r"```toml\n(.*?)```", text, re.DOTALL)]
    return {case["id"]: case for case in found}


def variants(name: str) -> list[tuple[str, dict[str, Any], list[dict[str, Any]], dict[str, Any], dict[str, Any]]]:
    """Return the main case and its variants: name, table before, sequence, table after, and the case itself."""
    case = cases()[name]
    steps = list(case["decision"].get("sequence", []))
    out = [("main", dict(case["before"]), steps, dict(case["after"]), case["decision"] | {"mode": case.get("mode")})]
    for key, variant in case.items():
        if not key.startswith("variant"):
            continue
        before = case["before"] | {k: v for k, v in variant.items() if k not in OF_VARIANT}
        own = variant.get("sequence", steps)
        if "last" in variant:
            own = [*own[:-1], variant["last"]]
        elif "choice" in variant:
            last = {k: v for k, v in own[-1].items() if k not in ("choice", "legal")}
            own = [*own[:-1], last | {k: variant[k] for k in ("choice", "legal") if k in variant}]
        elif any(k.startswith("village") or k in ("hand_you", "discard", "stacks", "jester") for k in variant):
            own = [{k: v for k, v in step.items() if k not in ("choice", "legal")} for step in own]
        after = case["after"] | variant["after"] if "sequence" in variant or "mode" in variant else variant["after"]
        decision = {k: variant[k] for k in ("legal_place", "mode") if k in variant}
        out.append((key, before, own, after, {"mode": variant.get("mode", case.get("mode"))} | decision))
    return out


OF_VARIANT = {"after", "last", "choice", "legal", "sequence", "note", "mode", "legal_place"}


def document(before: dict[str, Any], steps: list[dict[str, Any]], mode: str | None) -> dict[str, Any]:
    """Return the position of a table before."""
    player: dict[str, Any] = {}
    out: dict[str, Any] = {"seats": 1, "phase": before.get("phase", "events"), "players": [player]}
    out["options"] = {"first": "0"} | ({"mode": mode} if mode else {})
    for key, name in {"village_you": "village", "treasury_you": "treasury", "hand_you": "hand"}.items():
        if key in before:
            player[name] = before[key]
    if "picks_left" in before:
        player["due"] = before["picks_left"]
    hers = {name: before[f"{name}_countess"] for name in ("village", "treasury") if f"{name}_countess" in before}
    if hers:
        out["countess"] = hers
    for key in ("events", "jester", "road", "commons", "begun"):
        if key in before:
            out[key] = before[key]
    out["jester"] = before.get("jester", mode != "hard")
    if before.get("first_market_done"):
        out["markets"] = ["first"]
    out |= decks(before) | piles(before)
    if isinstance(before.get("discard"), int):
        rest = villagers(**(out | {"agenda": [], "players": [player | {"hand": []}]})).doc()["discard"]
        out["discard"] = rest[: before["discard"]]
        player["hand"] = rest[before["discard"] :]  # the cards must be somewhere
    stops = not any("step_2" in step or "step_1_ends" in step for step in steps)
    if out["phase"] == "events" and stops:
        out["agenda"] = [["Resolve", 0]]
    return out


def decks(before: dict[str, Any]) -> dict[str, Any]:
    """Return the event decks: named from the top, or what is left over once the discards are many enough."""
    events = games.load("villagers").data.tables["events"]
    out: dict[str, Any] = {}
    for season in ("summer", "winter"):
        named = before.get(f"{season}_deck")
        own = [name for name, entry in events.items() if entry["season"] == season]
        own = [name for name in own if name not in before.get("events", [])]
        if isinstance(named, list):
            out[season] = named
        elif named == 0:
            assert len(own) == before[f"spent_{season}"]
            out[season] = []
    return out


def piles(before: dict[str, Any]) -> dict[str, Any]:
    """Return stacks, reserve and discard with the cards given on top; a number of discards takes the rest."""
    out: dict[str, Any] = {}
    if "stacks" in before:
        out["stacks"] = list(before["stacks"])
        for i in range(6):
            top = before.get(f"stack{i + 1}_top")
            if top is not None:
                out["stacks"][i] = {"size": before["stacks"][i], "top": [top] if isinstance(top, str) else top}
    if "reserve" in before:
        out["reserve"] = before["reserve"]
        if "reserve_top" in before:
            out["reserve"] = {"size": before["reserve"], "top": before["reserve_top"]}
    return out


def text_of(table: Table, step: dict[str, Any], choice: str) -> str:
    """Return the action of a choice: a pile, a villager of a village, or a hand card."""
    if choice.startswith("stack ") or choice == "reserve":
        return f"from {choice.removeprefix('stack ')}"
    found = SPOT.match(choice)
    assert found is not None, choice
    options = table.legal(0)
    if found[1]:
        return f"point countess {found[2]}.1"
    for text in (f"lose {found[2]}.1", f"hand-over {found[2]}", f"point 0 {found[2]}.1"):
        if text in options:
            return text
    raise AssertionError(f"{choice} is not among {options}")


def legal_texts(table: Table, step: dict[str, Any]) -> set[str]:
    """Return the actions that a case calls legal."""
    words = {"pay": "ransom", "accept": "submit", "no coin": "skip"}
    out = set[str]()
    for item in step["legal"]:
        verb, _, rest = item.partition(" ")
        if item in words:
            out.add(words[item])
        elif verb in ("resolve", "let"):
            out.add(f"event {rest}")
        elif verb == "jester":
            out.add(f"jest {rest}")
        elif verb == "coin":
            card = road(table)[int(rest) - 1]
            out.add(f"coin {rest} {card}")
        else:
            out.add(text_of(table, step, item))
    return out


def resolve(table: Table, step: dict[str, Any]) -> None:
    """Choose an event of step 1, then what it leaves open; else nothing is asked but the next event."""
    table.do(f"0 event {step['resolve']}")
    if "choice" not in step:
        assert not [text for text in table.legal(0) if text.partition(" ")[0] in CHOICES], step
    else:
        assert "legal" not in step or set(table.legal(0)) == legal_texts(table, step)
        table.do(f"0 {text_of(table, step, step['choice'])}")


def place(table: Table, step: dict[str, Any]) -> None:
    """Place a villager and open its padlock."""
    table.do(f"0 place {step['place']}")
    if step["on"] != "table":
        table.do(f"0 on {step['on']}.1")
    ways = {"bank": "bank"} | {f"countess.{step['unlock'].rpartition('.')[2]}": "unlock countess 1"}
    assert table.legal(0) == [ways[way] for way in step["legal"]]
    table.do(f"0 {ways[step['unlock']]}")


def exchange(table: Table, step: dict[str, Any]) -> None:
    """Exchange a hand card for a common villager; without a stack it goes to the Countess."""
    table.do(f"0 exchange {step['take']}")
    if "stack" in step:
        table.do(f"0 onto {step['stack']}")
    table.do(f"0 return {step['exchange']}")


def play(table: Table, step: dict[str, Any]) -> None:
    """Play one step of a sequence."""
    if "legal" in step and not ("resolve" in step or "place" in step):
        assert set(table.legal(0)) == legal_texts(table, step)
    if "resolve" in step:
        resolve(table, step)
    elif "jester" in step:
        table.do(f"0 jest {step['jester']}")
    elif "let" in step:
        table.do(f"0 event {step['let']}")
    elif "buyoff" in step:
        table.do("0 ransom" if step["pay"] else "0 submit")
    elif "place" in step:
        place(table, step)
    elif "exchange" in step:
        exchange(table, step)
    elif "road_coin" in step:
        table.do("0 skip")
    else:
        assert "step_2" in step or "step_1_ends" in step


def found(table: Table, key: str) -> Any:
    """Return what a case names, of the table as it is now."""
    view = table.view(0)
    doc = table.doc()
    plain: dict[str, Callable[[], Any]] = {
        "treasury_you": lambda: gold(table), "treasury_countess": lambda: countess(table)["treasury"],
        "village_you": lambda: village(table), "village_countess": lambda: countess(table)["village"],
        "villagers_countess": lambda: countess(table)["villagers"], "hand_you": lambda: hand(table),
        "events": lambda: sorted(view["events"]), "events_face_up": lambda: len(view["events"]),
        "jester": lambda: view["jester"], "stacks": lambda: sizes(table), "reserve": lambda: reserve(table),
        "commons": lambda: view["commons"], "road": lambda: road(table), "limit_you": lambda: public(table)["limit"],
        "capacity_you": lambda: public(table)["capacity"], "food_you": lambda: public(table)["food"],
        "gold_you": lambda: public(table)["gold"], "exchanges": lambda: 3 - public(table)["exchanges"],
        "picks_left": lambda: public(table)["due"], "countess_gets": lambda: public(table)["due"],
        "it_was_you_in_game": lambda: "it_was_you" in doc["winter"] + doc["events"] + doc["spent"],
        "next_phase": lambda: "second_market" if view["phase"] == "over" else view["phase"],
        "legal_jester": lambda: [f"jester {text[5:]}" for text in table.legal(0) if text.startswith("jest ")],
        "legal_next": lambda: sorted(table.legal(0)),
    }  # fmt: skip
    if key in plain:
        return plain[key]()
    if key.endswith("_deck"):
        return doc[key.removesuffix("_deck")]
    events = table.game.data.tables["events"]
    return len([name for name in view["spent"] if events[name]["season"] == key.removeprefix("spent_")])


def check(table: Table, after: dict[str, Any], ended: set[str]) -> None:
    """Compare the table with what a case says of it after."""
    for key, wanted in after.items():
        if key == "spent":
            assert set(wanted) <= set(table.view(0)["spent"]), key
        elif key == "discard":
            cards = table.view(0)["discard"]
            assert (
                (len(cards) == wanted) if isinstance(wanted, int) else (cards[-len(wanted) or len(cards) :] == wanted)
            )
        elif key == "events" and ended:
            assert not set(table.view(0)["events"]) & ended  # step 2 has revealed others
        elif key == "legal_next":
            assert found(table, key) == sorted(legal_texts(table, {"legal": wanted}))
        elif key in ("events", "hand_you"):
            assert found(table, key) == sorted(wanted), key
        elif key.endswith("_deck") and isinstance(wanted, int):
            assert len(found(table, key)) == wanted, key
        else:
            assert found(table, key) == wanted, key


def run(name: str, only: str = "") -> None:
    """Play a case with its variants, or one of them."""
    for variant, before, steps, after, decision in variants(name):
        if only and variant != only:
            continue
        table = villagers(**document(before, steps, decision["mode"]))
        for key in ("silver_you", "silver_countess", "gold_symbols_you", "limit_you"):
            if key in before:
                seen = countess(table) if key.endswith("countess") else public(table)
                assert seen[key.rpartition("_")[0]] == before[key], f"{name} {variant}: {key}"
        if "legal_place" in decision:
            places = [text[6:] for text in table.legal(0) if text.startswith("place ")]
            assert places == decision["legal_place"], f"{name} {variant}"
        if "legal_jester" in decision:
            assert found(table, "legal_jester") == decision["legal_jester"]
        for step in steps:
            play(table, step)
        ended = set(before["events"]) if any("step_1_ends" in step for step in steps) else set()
        check(table, after, ended)
