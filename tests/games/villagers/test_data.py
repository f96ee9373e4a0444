"""Data packs of Villagers: what an owner may correct, and how mistakes are told."""

from __future__ import annotations

from pathlib import Path

import pytest

from beffroi import games
from beffroi.kernel.errors import DataError
from beffroi.kernel.flow import legal
from beffroi.kernel.position import read_position


def pack(folder: Path, text: str) -> Path:
    """Write a data pack of one file."""
    (folder / "mine.toml").write_text(text, encoding="utf-8")
    return folder


def refused(folder: Path, text: str) -> str:
    """Return the error of a pack that must be refused."""
    with pytest.raises(DataError) as caught:
        games.load("villagers", pack(folder, text))
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_a_pack_corrects_an_event(tmp_path: Path) -> None:
    text = '[events.land_claim]\neffect = { do = "gold_transfer", payer = "player", payee = "bank", base = 6 }\n'
    game = games.load("villagers", pack(tmp_path, text + 'source = "seed"\n'))
    document = {"phase": "events", "events": ["land_claim"], "jester": False, "agenda": [["Resolve", 0]]}
    state = read_position(game, document).state
    assert [game.words.text(action) for action in legal(state, 0)] == ["event land_claim"]
    assert game.fingerprint != games.load("villagers").fingerprint
    assert ("events.land_claim.effect", "seed") in [(path, source) for path, source, _, _ in game.data.provenance()]


def test_a_pack_adds_a_villager(tmp_path: Path) -> None:
    text = (
        '[villagers.baker]\nfr = "Boulanger"\nen = "Baker"\nfamily = "grain"\nplaced_on = "founders"\nfood = 1\n'
        'silver = { do = "per_symbol", symbol = "grain", group = 1, gold = 2 }\nsource = "recalled"\n'
    )
    game = games.load("villagers", pack(tmp_path, text))
    players = [{"village": "founders:food", "hand": ["baker"]}, {}]
    document = {"phase": "build", "options": {"first": "0"}, "players": players}
    state = read_position(game, document).state
    assert "place baker" in [game.words.text(action) for action in legal(state, 0)]
    assert game.book.titles["baker"] == {"fr": "Boulanger", "en": "Baker"}  # type: ignore[attr-defined]


def test_a_note_is_no_change_of_play(tmp_path: Path) -> None:
    game = games.load("villagers", pack(tmp_path, '[villagers.cooper]\nnote = "seen in my box"\nfr = "Autre"\n'))
    assert game.fingerprint == games.load("villagers").fingerprint


def event(effect: str, phase: str = "event") -> str:
    """Return a pack with another effect of an event."""
    return f'[events.customs]\nphase = "{phase}"\neffect = {{ {effect} }}'


NEW = '[villagers.new]\nfamily = "wood"\nplaced_on = "lumberjack"\n'


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('[villagers.cooper]\nfamily = "wine"', "mine.toml: villagers.cooper.family: «wine» is unknown"),
        ("[villagers.cooper]\ngold = true", "mine.toml: villagers.cooper.gold: expected a whole number"),
        ("[villagers.cooper]\ncolor = 3", "mine.toml: villagers.cooper.color: is not a known key"),
        ('[villagers.cooper]\nsource = "rumour"', "mine.toml: villagers.cooper.source: «rumour» is unknown"),
        ('[villagers.cooper]\nlock = "nobody"', "«nobody» is unknown"),
        ('[villagers.cooper]\nlock = "cooper"', "keychain: 6, but it opens 8 cards"),
        ('[villagers.cooper]\nlock = "hunter"', "villagers.blacksmith.keychain: 10, but it opens 8 cards"),
        ("[villagers.blacksmith]\nslots = 1", "a key carries no villager (VIL-7.21)"),
        ("[villagers.blacksmith]\nstart_copies = 0", "5 starting villagers; the road has 6 places"),
        ("[villagers.wheeler]\nslots = 0", "nothing can be put on wheeler: it has no slots"),
        ('[villagers.wheeler]\nplaced_on = "cartwright"', "nothing can be put on cartwright"),
        ("[villagers.cartwright]\nkeychain = 0", "keychain: 0, but it opens 2 cards"),
        ('[villagers.grocer]\nsilver = { do = "dance" }', "silver.do: «dance» is unknown"),
        ('[villagers.grocer]\nsilver = { do = "per_symbol", gold = 3 }', "silver.symbol: is missing"),
        ('[villagers.grocer]\nsilver = { do = "max_coins", gold = 3 }', "silver.gold: is not a known key"),
        ('[villagers.monk]\nspecial = { do = "fly" }', "special.do: «fly» is unknown"),
        ("[villagers.tinner]\ndiscard = false", "this special leaves the game when played"),
        ("[villagers.monk]\ndiscard = true", "this special stays in a village"),
        ("[villagers.miner]\nstart_copies = 1", "7 starting villagers"),
        ('[villagers.table]\nfamily = "wood"\nplaced_on = "table"', "is the name of another card"),
        (NEW + "copies = 99", "villagers.new.copies: 99 is out of bounds"),
        ("[setup.5]\nstack_size = 15", "stacks and hands need 115 cards; there are 94"),
        ('[families.salt]\nfr = "Sel"', "exactly wood, hay, ore"),
        ("[modes.easy]\njester = true", "it must hold exactly normal, beginner, hard"),
        ('[modes.hard]\nremoved_events = ["rain"]', "removed_events[0]: «rain» is unknown"),
        ("[reveals.worthless]\nfrom = 1", "one row must have from = 0"),
        ('[events.customs]\nseason = "autumn"', "«autumn» is unknown; choose one of: summer, winter"),
        ('[events.customs]\neffect = { do = "rain" }', "events.customs.effect.do: «rain» is unknown"),
        ('[events.customs]\nphase = "night"', "«night» is unknown; choose one of: reveal, draft, build, event, round"),
        ('[events.tithe]\neffect = { do = "force_jester" }', "events.tithe: was withdrawn with rules version 2"),
        (event('do = "gold_transfer", payer = "bank", payee = "bank", base = 1'), "the bank cannot pay the bank"),
        (event('do = "gold_transfer", payer = "player", payee = "owner"'), "«owner» goes with payer = «bank»"),
        (event('do = "gold_transfer", payer = "bank", payee = "countess", whose = "both"'), "«both» goes with"),
        (
            event('do = "gold_transfer", payer = "bank", payee = "owner", whose = "both", count = "one_silver"'),
            "«both» goes with payee = «owner» and a count without a choice",
        ),
        (
            event('do = "gold_transfer", payer = "bank", payee = "countess", whose = "countess", count = "hand"'),
            "this count is of the player alone",
        ),
        (
            event('do = "card_transfer", take = "hand", give = "discard", pick = "top"'),
            "«top» goes with take = «stack»",
        ),
        (event('do = "card_transfer", take = "pile", give = "countess", pick = "random"'), "goes with «player»"),
        (event('do = "modifier", key = "luck", delta = 1'), "key: «luck» is unknown"),
        (event('do = "modifier", key = "build_limit"', "build"), "give «delta» or «set», one of the two"),
        (event('do = "modifier", key = "build_limit", set = 1, delta = 1', "build"), "give «delta» or «set»"),
        (event('do = "modifier", key = "build_limit", delta = 1'), "build_limit acts in «build», not in «event»"),
        (event('do = "modifier", key = "build_limit", delta = 1', "draft"), "build_limit acts in «build»"),
        (event('do = "replace", count = 1, at_once = true', "reveal"), "acts in «event», not in «reveal»"),
        (event('do = "replace", count = 1, at_once = false'), "acts in «reveal», not in «event»"),
        (event('do = "force_jester"'), "acts in «round», not in «event»"),
        (event('do = "coins", whose = "countess", on = "one", amount = 3'), "coins lie on villagers in multiples of 2"),
        (event('do = "coins", whose = "countess", on = "one", amount = "all"'), "amount: «all» is unknown"),
        (event('do = "coins", whose = "both", on = "one", amount = 2'), "whose: «both» is unknown"),
        ('[jester.card]\neffect = { do = "dance" }', "effect.do: «dance» is unknown"),
        ("[numbers.road_size]\nvalue = 7", "7 is out of bounds; expected 6 to 6"),
        ("[wolves]\na = 1", "mine.toml: wolves: is not a table of this game"),
    ],
)
def test_a_bad_pack_is_told_precisely(tmp_path: Path, text: str, reason: str) -> None:
    assert reason in refused(tmp_path, text)


def test_too_many_villagers_or_events_are_refused(tmp_path: Path) -> None:
    many = "".join(f'[villagers.n{i}]\nfamily = "wood"\nplaced_on = "lumberjack"\n' for i in range(8))
    assert "there is room for 60" in refused(tmp_path, many)
    many = "".join(
        f'[events.n{i}]\nseason = "summer"\nphase = "draft"\n'
        'effect = { do = "modifier", key = "draft_capacity", delta = -1 }\n'
        for i in range(9)
    )
    other = tmp_path / "other"
    other.mkdir()
    assert "there is room for 32" in refused(other, many)


def test_a_village_has_a_number_for_every_copy_of_the_box(tmp_path: Path) -> None:
    words = games.load("villagers").words
    spots = words.names["spot"]
    named = [name for name in spots if not name.startswith("spare")]
    assert len(named) == 131  # VIL-1.2: 130 villagers; and the Founders of the village
    assert (named[0].partition(".")[2], named[-1]) == ("1", "founders.1")
    assert words.text(words.parse("swap 1 miner.10")) == "swap 1 miner.10"
    many = "".join(f"[villagers.{name}]\ncopies = 10\n" for name in ("weaver", "vintner", "cooper", "graper", "hunter"))
    assert "more than 191 copies in all" not in refused(tmp_path, many)
    other = tmp_path / "other"
    other.mkdir()
    many += "".join(f"[villagers.{name}]\ncopies = 10\n" for name in ("tinner", "thatcher", "wheeler", "wattler"))
    assert "more than 191 copies in all" in refused(other, many)


def test_every_entry_says_where_it_comes_from() -> None:
    for table, entries in games.load("villagers").data.tables.items():
        for name, entry in entries.items():
            assert "source" in entry, f"{table}.{name}"


def test_what_is_reconstructed_is_known() -> None:
    """RULES.md section 17: 15 French names of villagers, 22 of events."""
    sources = games.load("villagers").data.provenance()
    found = [path for path, source, _, _ in sources if source == "reconstructed"]
    assert len([path for path in found if path.startswith("villagers.") and path.endswith(".fr")]) == 15
    assert len([path for path in found if path.startswith("events.") and path.endswith(".fr")]) == 22
    assert {path.split(".")[0] for path in found} == {"villagers", "events"}
    assert not [path for path in found if not path.endswith(".fr")]


def test_an_event_of_the_first_rules_may_be_kept_as_ones_own(tmp_path: Path) -> None:
    words = 'effect = { do = "gold_transfer", payer = "player", payee = "countess", per = 1, count = "food" }'
    text = f'[events.tithe]\nseason = "summer"\nphase = "event"\n{words}\nsource = "reconstructed"\n'
    assert "tithe" in games.load("villagers", pack(tmp_path, text)).words.names["event"]


def test_a_season_of_events_that_only_call_for_others_is_refused(tmp_path: Path) -> None:
    tables = games.load("villagers").data.tables["events"]
    winter = [name for name, entry in tables.items() if entry["season"] == "winter" and name != "dark_mood"]
    text = "".join(f'[events.{name}]\nseason = "summer"\n' for name in winter)
    assert "winter needs an event without «replace»" in refused(tmp_path, text)
