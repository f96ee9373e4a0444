"""Data packs of Orléans: what an owner may correct, and how mistakes are told."""

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
        games.load("orleans", pack(folder, text))
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_a_pack_corrects_one_tile(tmp_path: Path) -> None:
    game = games.load("orleans", pack(tmp_path, '[tiles.bathhouse]\nslots = ["boatman"]\nsource = "seed"\n'))
    document = {"phase": "planning", "players": [{"tiles": ["bathhouse"], "market": ["farmer*", "boatman*"]}, {}]}
    state = read_position(game, document).state
    texts = [game.words.text(action) for action in legal(state, 0)]
    assert "place bathhouse.1 boatman*" in texts
    assert "place bathhouse.1 farmer*" not in texts
    assert game.fingerprint != games.load("orleans").fingerprint
    assert "tiles.bathhouse.slots" not in [row.path for row in game.data.provenance() if row.source == "reconstructed"]


def test_a_pack_corrects_the_bank_of_2014(tmp_path: Path) -> None:
    game = games.load("orleans", pack(tmp_path, "[coins.2014]\nbank_value = 60\n"))
    state = game.new(3, {"edition": "2014"}, 1)
    assert game.view(state, -1)["bank"] == 60 - 15


def test_a_note_is_no_change_of_play(tmp_path: Path) -> None:
    game = games.load("orleans", pack(tmp_path, '[tiles.bathhouse]\nnote = "seen in my box"\n'))
    assert game.fingerprint == games.load("orleans").fingerprint


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('[tiles.bathhouse]\nslots = ["sailor"]', "mine.toml: tiles.bathhouse.slots[0]: «sailor» is unknown"),
        ("[tiles.bathhouse]\nslots = 3", "mine.toml: tiles.bathhouse.slots: expected a list"),
        ("[tiles.bathhouse]\ncolor = 3", "mine.toml: tiles.bathhouse.color: is not a known key"),
        ('[tiles.bathhouse]\nsource = "rumour"', "mine.toml: tiles.bathhouse.source: «rumour» is unknown"),
        ('[tiles.bathhouse]\neffect = { do = "dance" }', "effect.do: «dance» is unknown"),
        ('[tiles.new]\npile = "I"\nslots = []', "mine.toml: tiles.new.effect: is missing"),
        ('[places.ship]\neffect = { do = "storage" }', "is a word only for place tiles"),
        ("[numbers.rounds]\nvalue = 12", "hold 18 tiles; a game has 12 rounds"),
        ('[edges.x]\nkind = "road"\na = "tours"\nb = "tours"\nspaces = []', "joins a town with itself"),
        ('[edges.x]\nkind = "road"\na = "blois"\nb = "vierzon"\nspaces = []', "is a second road between"),
        ("[towns.tours]\nstart = true", "exactly one town has start = true, not 2"),
        ("[goods.silk]\ncount = 1", "it must hold exactly grain, cheese, wine, wool, brocade"),
        ("[figures.nun]\ncolor = 1", "farmer, boatman"),
        ("[tracks.knight]\ndraws = [4]", "one number for each position, 6 in all"),
        ("[tracks.scholar]\nmax = 3", "5 rewards for 3 positions"),
        ("[development.spaces.40]\ncoins = 1", "is not a space; spaces go from 1 to 30"),
        ("[deeds.astronomy]\nrewards = []", "must give coins, development"),
        ("[colours]\na = 1", "mine.toml: colours: is not a table of this game"),
    ],
)
def test_a_bad_pack_is_told_precisely(tmp_path: Path, text: str, reason: str) -> None:
    assert reason in refused(tmp_path, text)


def test_every_entry_says_where_it_comes_from() -> None:
    data = games.load("orleans").data
    for table, entries in data.tables.items():
        if table == "development":
            continue
        for name, entry in entries.items():
            assert "source" in entry, f"{table}.{name}"


def test_what_is_reconstructed_is_known() -> None:
    """RULES.md section 26: what may differ from the printed game."""
    sources = games.load("orleans").data.provenance()
    found = {path for path, source, _, _ in sources if source == "reconstructed" and not path.startswith("towns.")}
    assert found == {
        "tiles.bathhouse.slots",
        "tracks.boatman.rewards[4]",  # coins for those who come later
        "coins.2014.bank_value",
        "hourglass.2020.groups",
        "colors.black.editions",
        "figures.craftsman.color",
        "figures.trader.color",
        "figures.scholar.color",
    }
