# mypyc: skip
"""What every number of an observation of Orléans means, in the order in which view.observe() writes them."""

from __future__ import annotations

from beffroi.games.orleans.book import Book
from beffroi.games.orleans.tables import FIGURES, GOODS, GRADES, KINDS, MAX_TILES, N_TRACKS, PHASES
from beffroi.kernel.layout import CHOICE, FLAG, NONE, SET, Section, padded, relative, seats_from_own

NUMBERS = ["posts", "built", "citizens", "held"]


def sections(book: Book, seats: int) -> list[Section]:
    """Return the table, the viewer's bag, then every player from the viewer on."""
    tiles = padded(book.tile_names, int(MAX_TILES))
    events = [f"{name}:{grade}" for name in book.event_names for grade in GRADES]
    out = [
        Section("round", ["round"]),
        Section("phase", ["phase"], CHOICE, PHASES),
        Section("event", ["event"], CHOICE, [NONE, *events], -1),
        relative("first", seats),
        Section("waiting", seats_from_own(seats), FLAG),
        Section("technology", ["technology"]),
        Section("bank", ["bank"]),
        Section("citizens", ["citizens"], SET, book.citizen_names, meaning="citizen"),
        *[Section(name, [name], SET, tiles, meaning="tile") for name in ("tiles", "excluded", "lost_tiles")],
        Section("supply", FIGURES, domain="figure"),
        Section("lost", FIGURES, domain="figure"),
        Section("goods", GOODS, domain="good"),
        Section("map", spaces(book), CHOICE, [NONE, *GOODS], -1, "", "good"),
        Section("deeds", [f"{deed}:{figure}" for deed in book.deed_names for figure in FIGURES]),
        Section("posts", book.town_names, SET, seats_from_own(seats), domain="town"),
        Section("bag", KINDS, domain="kind"),
    ]
    for player in range(seats):
        out += of_player(book, tiles, player)
    return out


def spaces(book: Book) -> list[str]:
    """Return the goods spaces of the map: a connection and a number."""
    first = book.first_space
    return [f"{name}.{k + 1}" for i, name in enumerate(book.edge_names) for k in range(first[i + 1] - first[i])]


def slots(book: Book) -> list[str]:
    """Return the slots of all places, as actions name them."""
    first = book.first_slot
    return [f"{name}.{k + 1}" for i, name in enumerate(book.place_names) for k in range(first[i + 1] - first[i])]


def of_player(book: Book, tiles: list[str], player: int) -> list[Section]:
    """Return what the viewer sees of a player."""
    held = [NONE, *KINDS, "tech"]
    return [
        *[Section(name, KINDS, domain="kind", player=player) for name in ("market", "tower", "fresh")],
        Section("slots", slots(book), CHOICE, held, -1, "slot", player=player),
        Section("tracks", FIGURES[:N_TRACKS], domain="figure", player=player),
        Section("goods", GOODS, domain="good", player=player),
        Section("bag_size", ["bag_size"], player=player),
        Section("tiles", ["tiles"], SET, tiles, meaning="tile", player=player),
        Section("coins", ["coins"], player=player),
        Section("development", ["development"], player=player),
        Section("merchant", ["merchant"], CHOICE, book.town_names, 0, "", "town", player),
        *[Section(name, [name], player=player) for name in NUMBERS],
        Section("automated", ["automated"], FLAG, player=player),
        Section("passed", ["passed"], FLAG, player=player),
    ]
