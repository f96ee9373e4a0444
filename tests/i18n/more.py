"""Words that a game of the house needs beyond those of every game: for its data language, cards and views."""

from __future__ import annotations

import re
from pathlib import Path

from beffroi import games
from beffroi.games.bruges.effects import ACTIVE
from beffroi.games.bruges.standing import STANDING
from beffroi.games.bruges.tables import (
    ACTIVATIONS,
    COLORS,
    COUNTERS,
    FIELDS,
    GROUPS,
    LINES,
    TARGETS,
    USES,
)
from beffroi.games.bruges.tables import HAPPENINGS as BRUGES_EVENTS
from beffroi.games.bruges.tables import PHASES as BRUGES_PHASES
from beffroi.games.bruges.threats import DISASTERS
from beffroi.games.la_citta import reasons
from beffroi.games.la_citta.tables import LANDS, SIZES
from beffroi.games.la_citta.tables import PHASES as CITTA_PHASES
from beffroi.games.orleans.effects import WORDS
from beffroi.games.orleans.tables import NEEDS, PHASES, ROUTES
from beffroi.games.villagers.counting import COUNTS
from beffroi.games.villagers.effects import SILVER_WORDS, SPECIAL_WORDS
from beffroi.games.villagers.happenings import ON, PAYERS, RECEIVERS, WHOSE
from beffroi.games.villagers.happenings import WORDS as HAPPENINGS
from beffroi.games.villagers.tables import EVENT_PHASES, KEYS, SEASONS, SYMBOLS
from beffroi.games.villagers.tables import PHASES as VILLAGERS_PHASES
from beffroi.games.villagers.transfers import PICKS, SOURCES
from beffroi.games.villagers.transfers import TARGETS as VILLAGERS_TARGETS
from beffroi.i18n import Messages

REASON = re.compile(r'\("(\w+)", "CIT-')  # a reason and its rule, as the module writes them


def of_orleans() -> list[str]:
    """Return what the data language of Orléans needs, and names that no action mentions."""
    says = Messages("en", "orleans")
    out = ["slot", "slot-asking", "slot-twin"] + [f"effect-{word}" for word in WORDS]
    out += [f"happening-{event['do']}" for event in games.load("orleans").data.tables["events"].values()]
    out += [f"phase-{phase}" for phase in PHASES] + [f"route-{route}" for route in ROUTES]
    out += [f"{domain}-other" for domain in ("place", "town", "deed", "event", "citizen")]
    return named("orleans", out) + [says.noun_key("need", need) or f"orleans-need-{need}" for need in NEEDS]


def of_la_citta() -> list[str]:
    """Return what the data, reasons and board of La Città need."""
    lands = [kind for kind in LANDS if kind != "any"]
    why = sorted(set(REASON.findall(Path(reasons.__file__).read_text(encoding="utf-8"))))
    out = ["clock", "city", "space", "building-other", "card-other"]
    out += [f"effect-{entry['effect']['do']}" for entry in games.load("la_citta").data.tables["politics"].values()]
    out += [f"phase-{phase}" for phase in CITTA_PHASES] + [f"why-{word}" for word in why]
    out += [f"land-{kind}" for kind in lands] + [f"board-at-{kind}" for kind in lands]
    return named("la_citta", out + [f"board-size-{size}" for size in SIZES])


def of_villagers() -> list[str]:
    """Return what the effects and events of Villagers need."""
    words: dict[str, list[str]] = {
        "payer": PAYERS, "payee": RECEIVERS, "count": list(COUNTS), "whose": WHOSE, "on": ON, "amount": ["keychain"],
        "take": SOURCES, "give": VILLAGERS_TARGETS, "pick": PICKS, "key": KEYS, "symbol": SYMBOLS,
        "phase": VILLAGERS_PHASES, "when": EVENT_PHASES, "season": SEASONS, "rounding": ["up", "down"],
        "village": ["player", "seat", "own", "countess"], "effect": [*SILVER_WORDS, *SPECIAL_WORDS, "cancel_event"],
        "happening": list(HAPPENINGS), "outlook": [*HAPPENINGS, "bought"],
        "card": ["founders", "countess", "other"], "event": ["other"],
    }  # fmt: skip
    out = ["spot", "spot.the", "spot.of-the", "rival-countess"]
    return named("villagers", out + [f"{role}-{word}" for role, known in words.items() for word in known])


def of_bruges() -> list[str]:
    """Return what the card texts of Bruges need."""
    words: dict[str, list[str]] = {
        "face": ["about", "short", "doubt"], "score": LINES, "phase": BRUGES_PHASES, "effect": [*ACTIVE, *STANDING],
        "happening": list(DISASTERS), "group": GROUPS, "activation": ACTIVATIONS, "color": [*COLORS, "any", "event"],
        "threat": ["any", "event"], "per": COUNTERS, "event": BRUGES_EVENTS, "target": TARGETS, "field": FIELDS,
        "resource": ["points", "florins", "workers"], "scope": ["action", "any"], "count": ["persons"],
        "cost": ["double", "free"], "worker": ["none", "any"], "why": USES, "seat": ["player", "seat", "own"],
        "part": ["all", "color", "price", "group", "activation", "worker_color", "effect"],
        "view": ["group", "activation", "worker_color", "price", "color"], "card": ["other"], "house": ["number"],
    }  # fmt: skip
    face = [f"face.{form}" for form in words.pop("face")]
    return named("bruges", ["face", *face, *[f"{role}-{word}" for role, known in words.items() for word in known]])


def named(game: str, keys: list[str]) -> list[str]:
    """Return keys with the name of their game."""
    return [f"{game}-{key}" for key in keys]


MORE = {"bruges": of_bruges, "la_citta": of_la_citta, "orleans": of_orleans, "villagers": of_villagers}
