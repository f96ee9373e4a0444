"""What belongs to a player of Orléans: characters by kind, goods, places, what is left to do in a phase."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from beffroi.games.orleans.book import Book
from beffroi.games.orleans.tables import (
    EMPTY,
    N_BOARD,
    N_FIGURES,
    N_GOODS,
    N_KINDS,
    N_STARTERS,
    TECH,
    Figure,
    Need,
)


@final
@mypyc_attr(acyclic=True)
class Player:
    """One seat. Characters are counted by kind; `tiles` is a bit set of place tiles.

    `fresh` holds characters between the bag and their space (phase 3, Bathhouse). `before` is this player as of
    the start of a simultaneous phase, which others still see; it never changes, so clones share it.
    """

    def __init__(
        self,
        bag: vec[i64],
        market: vec[i64],
        tower: vec[i64],
        fresh: vec[i64],
        slots: vec[i64],
        tracks: vec[i64],
        goods: vec[i64],
        tiles: i64,
        coins: i64,
        development: i64,
        merchant: i64,
        posts: i64,
        built: i64,
        citizens: i64,
        held: i64,
        automated: bool,
        passed: bool,
        before: Player | None,
    ) -> None:
        self.bag = bag
        self.market = market
        self.tower = tower
        self.fresh = fresh
        self.slots = slots
        self.tracks = tracks
        self.goods = goods
        self.tiles = tiles
        self.coins = coins
        self.development = development
        self.merchant = merchant
        self.posts = posts  # in the personal reserve
        self.built = built
        self.citizens = citizens
        self.held = held  # technology tiles not yet placed
        self.automated = automated  # whether any technology tile has been placed (ORL-11.3)
        self.passed = passed
        self.before = before
        self.lent = False  # whether a clone shares the same slots

    def copy(self, before: Player | None) -> Player:
        """Return a copy with another `before`."""
        self.lent = True
        twin = Player(
            self.bag[:],
            self.market[:],
            self.tower[:],
            self.fresh[:],
            self.slots,
            self.tracks[:],
            self.goods[:],
            self.tiles,
            self.coins,
            self.development,
            self.merchant,
            self.posts,
            self.built,
            self.citizens,
            self.held,
            self.automated,
            self.passed,
            before,
        )
        twin.lent = True
        return twin

    def clone(self) -> Player:
        """Return an independent copy."""
        return self.copy(self.before)

    def ints(self) -> list[int]:
        """Return everything as integers, for digests."""
        out = [int(self.automated), int(self.passed)]
        out += [self.tiles, self.coins, self.development, self.merchant, self.posts, self.built]
        out += [self.citizens, self.held]
        for own in (self.bag, self.market, self.tower, self.fresh, self.slots, self.tracks, self.goods):
            out.extend(own)
        if self.before is not None:
            out.extend(self.before.ints())
        return out

    def put(self, slot: i64, held: i64) -> None:
        """Put a character, technology or nothing on a slot; copy slots first if a clone shares them."""
        if self.lent:
            self.slots = self.slots[:]
            self.lent = False
        self.slots[slot] = held

    def owns(self, place: i64) -> bool:
        """Return whether this player has a place."""
        return place < N_BOARD or (self.tiles >> (place - N_BOARD)) & 1 == 1

    def activated(self, book: Book, place: i64) -> bool:
        """Return whether enough slots of a place hold a character or technology (ORL-8.1)."""
        missing = book.needs_filled[place]
        slots = self.slots
        for slot in range(book.first_slot[place], book.first_slot[place + 1]):
            if slots[slot] != EMPTY:
                missing -= 1
        return missing <= 0

    def fitting(self, book: Book, need: i64) -> i64:
        """Return the bit set of kinds that this player may put on a slot with this need (ORL-7.2)."""
        fits = fitting_always(need)
        passive = self.tiles & book.passive
        if passive != 0:
            for tile in range(len(book.tile_names)):
                place = tile + N_BOARD
                if (passive >> tile) & 1 and (book.stand_in_for[place] >> need) & 1:
                    fits |= both_rims(book.stand_in[place])
        return fits

    def release(self, book: Book, place: i64) -> None:
        """Return the characters of a place to the bag; technology stays (ORL-8.5)."""
        for slot in range(book.first_slot[place], book.first_slot[place + 1]):
            kind = self.slots[slot]
            if kind != TECH and kind != EMPTY:
                self.bag[kind] += 1
                self.put(slot, EMPTY)

    def tower_spaces(self, book: Book) -> i64:
        """Return how many spaces the player's tiles add to the market (ORL-10.13)."""
        spaces: i64 = 0
        if self.tiles & book.passive != 0:
            for tile in range(len(book.tile_names)):
                if (self.tiles >> tile) & 1:
                    spaces += book.storage[tile + N_BOARD]
        return spaces

    def may_automate(self, book: Book, slot: i64) -> bool:
        """Return whether a technology tile may be placed on a slot (ORL-11.3, 11.4)."""
        place = book.slot_place[slot]
        need = book.slot_need[slot]
        if need == Figure.MONK or not self.owns(place) or book.needs_filled[place] < 2:
            return False
        for other in range(book.first_slot[place], book.first_slot[place + 1]):
            if self.slots[other] == TECH:
                return False
        return self.automated or need == Figure.FARMER

    def level(self, book: Book) -> i64:
        """Return the development level at the marker's current space (ORL-12.6, 12.9)."""
        return book.level[self.development]

    def score(self, book: Book) -> i64:
        """Return the victory points as of now (ORL-18.3)."""
        total = self.coins + (self.built + self.citizens) * book.level[self.development]
        for good in range(N_GOODS):
            total += self.goods[good] * book.good_points[good]
        return total


def both_rims(figure: i64) -> i64:
    """Return the bit set of a figure's neutral and own-color character."""
    fits: i64 = 1 << figure
    if figure < N_STARTERS:
        fits |= 1 << (N_FIGURES + figure)
    return fits


def fitting_always(need: i64) -> i64:
    """Return the bit set of kinds that fit a slot regardless of tiles (ORL-7.2)."""
    if need == Need.ANY:
        return (1 << N_KINDS) - 1
    if need == Need.ANY_NEUTRAL:
        return (1 << N_FIGURES) - 1
    return both_rims(need) | (1 << Figure.MONK)
