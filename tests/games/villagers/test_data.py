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
    text = '[events.road_toll]\neffect = { do = "gold_transfer", payer = "player", payee = "bank", base = 6 }\n'
    game = games.load("villagers", pack(tmp_path, text + 'source = "seed"\n'))
    document = {"phase": "events", "events": ["road_toll"], "jester": False, "agenda": [["Resolve", 0]]}
    state = read_position(game, document).state
    assert [game.words.text(action) for action in legal(state, 0)] == ["event road_toll"]
    assert game.fingerprint != games.load("villagers").fingerprint
    assert "events.road_toll" not in [p for p, source, _, _ in game.data.provenance() if source == "reconstructed"]


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


NEW = '[villagers.new]\nfamily = "wood"\nplaced_on = "lumberjack"\n'


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('[villagers.cooper]\nfamily = "wine"', "mine.toml: villagers.cooper.family: «wine» is unknown"),
        ("[villagers.cooper]\ngold = true", "mine.toml: villagers.cooper.gold: a whole number is expected"),
        ("[villagers.cooper]\ncolor = 3", "mine.toml: villagers.cooper.color: is not a key"),
        ('[villagers.cooper]\nsource = "rumour"', "mine.toml: villagers.cooper.source: «rumour» is unknown"),
        ('[villagers.cooper]\nlock = "nobody"', "«nobody» is unknown"),
        ('[villagers.cooper]\nlock = "cooper"', "keychain: 6, but it opens 8 cards"),
        ('[villagers.cooper]\nlock = "hunter"', "villagers.blacksmith.keychain: 10, but it opens 8 cards"),
        ("[villagers.blacksmith]\nslots = 1", "a key carries no villager (VIL-7.21)"),
        ("[villagers.blacksmith]\nstart_copies = 0", "5 starting villagers; the road has 6 places"),
        ("[villagers.wheeler]\nslots = 0", "nothing lies on wheeler: it has no slots"),
        ('[villagers.wheeler]\nplaced_on = "cartwright"', "nothing lies on cartwright"),
        ("[villagers.cartwright]\nkeychain = 0", "keychain: 0, but it opens 2 cards"),
        ('[villagers.grocer]\nsilver = { do = "dance" }', "silver.do: «dance» is unknown"),
        ('[villagers.grocer]\nsilver = { do = "per_symbol", gold = 3 }', "silver.symbol: is missing"),
        ('[villagers.grocer]\nsilver = { do = "max_coins", gold = 3 }', "silver.gold: is not a key"),
        ('[villagers.monk]\nspecial = { do = "fly" }', "special.do: «fly» is unknown"),
        ("[villagers.tinner]\ndiscard = false", "this special leaves the game when played"),
        ("[villagers.monk]\ndiscard = true", "this special stays in a village"),
        ("[villagers.miner]\nstart_copies = 1", "7 starting villagers"),
        ('[villagers.table]\nfamily = "wood"\nplaced_on = "table"', "is a name of another card"),
        (NEW + "copies = 99", "villagers.new.copies: 99 is out of bounds"),
        ("[setup.5]\nstack_size = 15", "stacks and hands need 115 cards, there are 94"),
        ('[families.salt]\nfr = "Sel"', "exactly wood, hay, ore"),
        ("[modes.easy]\njester = true", "exactly normal, beginner, hard is needed"),
        ('[modes.hard]\nremoved_events = ["rain"]', "removed_events[0]: «rain» is unknown"),
        ("[reveals.worthless]\nfrom = 1", "a row must begin from 0"),
        ('[events.tithe]\nseason = "autumn"', "«autumn» is unknown; known are: summer, winter"),
        ('[events.tithe]\neffect = { do = "rain" }', "events.tithe.effect.do: «rain» is unknown"),
        (
            '[events.tithe]\neffect = { do = "gold_transfer", payer = "bank", payee = "bank", base = 1 }',
            "the bank cannot pay the bank",
        ),
        (
            '[events.tithe]\neffect = { do = "card_transfer", take = "hand", give = "discard", pick = "top" }',
            "«top» goes with take = «stack»",
        ),
        ('[events.tithe]\neffect = { do = "modifier", key = "luck", delta = 1 }', "key: «luck» is unknown"),
        ('[jester.card]\neffect = { do = "dance" }', "effect.do: «dance» is unknown"),
        ("[numbers.road_size]\nvalue = 7", "7 is out of bounds, 6 to 6 is possible"),
        ("[wolves]\na = 1", "mine.toml: wolves: is no table of this game"),
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
    assert "more than 191 copies together" not in refused(tmp_path, many)
    other = tmp_path / "other"
    other.mkdir()
    many += "".join(f"[villagers.{name}]\ncopies = 10\n" for name in ("tinner", "thatcher", "wheeler", "wattler"))
    assert "more than 191 copies together" in refused(other, many)


def test_every_entry_says_where_it_comes_from() -> None:
    for table, entries in games.load("villagers").data.tables.items():
        for name, entry in entries.items():
            assert "source" in entry, f"{table}.{name}"


def test_what_is_reconstructed_is_known() -> None:
    """RULES.md section 17: 15 French names, and the events but for two names and one season."""
    sources = games.load("villagers").data.provenance()
    found = [path for path, source, _, _ in sources if source == "reconstructed"]
    assert len([path for path in found if path.startswith("villagers.") and path.endswith(".fr")]) == 15
    events = {path for path in found if path.startswith("events.")}
    assert len({path.split(".")[1] for path in events}) == 24
    assert {path.split(".")[0] for path in found} == {"villagers", "events"}
    assert not [path for path in found if path.startswith("villagers.") and not path.endswith(".fr")]
