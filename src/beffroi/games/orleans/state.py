"""The state of a game of Orléans: the common stock, and who owns what; the frozen book is in book.py."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from beffroi.games.orleans.book import Book, Edition
from beffroi.games.orleans.player import Player
from beffroi.games.orleans.tables import EMPTY, N_FIGURES, N_TRACKS, UNLIMITED
from beffroi.games.orleans.words import Told
from beffroi.kernel.flow import State
from beffroi.kernel.vectors import clockwise


def total_of(counts: vec[i64]) -> i64:
    """Return the sum of some counts."""
    total: i64 = 0
    for count in counts:
        total += count
    return total


@final
@mypyc_attr(acyclic=True)
class OrleansState(State):
    """A whole game. `book`, `edition` and `hourglass` never change, so clones share them."""

    def __init__(
        self,
        before: State | None,
        book: Book,
        edition: Edition,
        simultaneous: bool,
        players: list[Player],
        hourglass: vec[i64],
        first: i64,
        round: i64,
        phase: i64,
        supply: vec[i64],
        lost: vec[i64],
        goods: vec[i64],
        lost_goods: vec[i64],
        technology: i64,
        lost_technology: i64,
        spaces: vec[i64],
        towns: vec[i64],
        deeds: vec[i64],
        citizens: i64,
        tiles: i64,
        excluded: i64,
        lost_tiles: i64,
        bank: i64,
        money: i64,
    ) -> None:
        super().__init__(before)
        self.book = book
        self.edition = edition
        self.simultaneous = simultaneous  # planning_mode of ORL-3.3
        self.players = players
        self.hourglass = hourglass  # event * MAX_GRADES + grade for each round
        self.first = first  # who holds the first-player tile
        self.round = round
        self.phase = phase
        self.supply = supply  # neutral characters on the board, by figure
        self.lost = lost  # neutral characters out of the game, by figure
        self.goods = goods  # in the supply
        self.lost_goods = lost_goods
        self.technology = technology
        self.lost_technology = lost_technology
        self.spaces = spaces  # the good on each goods space of the map, or EMPTY
        self.towns = towns  # bit set of the seats with a post in each town
        self.deeds = deeds  # free deed spaces, index deed * N_FIGURES + figure
        self.citizens = citizens  # bit set of those that nobody has
        self.tiles = tiles  # bit set of the tiles in the two piles
        self.excluded = excluded
        self.lost_tiles = lost_tiles
        self.bank = bank  # UNLIMITED in 2020
        self.money = money  # bank and players together, UNLIMITED in 2020

    def clone(self) -> OrleansState:
        return OrleansState(
            self,
            self.book,
            self.edition,
            self.simultaneous,
            [player.clone() for player in self.players],
            self.hourglass,
            self.first,
            self.round,
            self.phase,
            self.supply[:],
            self.lost[:],
            self.goods[:],
            self.lost_goods[:],
            self.technology,
            self.lost_technology,
            self.spaces[:],
            self.towns[:],
            self.deeds[:],
            self.citizens,
            self.tiles,
            self.excluded,
            self.lost_tiles,
            self.bank,
            self.money,
        )

    def score(self, seat: i64) -> i64:
        return self.players[seat].score(self.book)

    def ints(self) -> list[int]:
        out = [
            int(self.simultaneous),
            self.first,
            self.round,
            self.phase,
            self.technology,
            self.lost_technology,
        ]
        out += [self.citizens, self.tiles, self.excluded, self.lost_tiles, self.bank, self.money]
        for common in (self.hourglass, self.supply, self.lost, self.goods, self.lost_goods):
            out.extend(common)
        for common in (self.spaces, self.towns, self.deeds):
            out.extend(common)
        for player in self.players:
            out.extend(player.ints())
        return out

    def turn_order(self) -> vec[i64]:
        """Return the seats from the first player clockwise (ORL-2.15)."""
        return clockwise(self.first, len(self.players))

    def receive(self, seat: i64, coins: i64) -> None:
        """Pay a player from the bank; if it cannot pay in full, it pays nothing (ORL-17.4)."""
        if coins == 0:
            return
        if self.bank != UNLIMITED:
            if coins > self.bank:
                self.tell(Told.UNPAID, seat, coins)
                return
            self.bank -= coins
        self.players[seat].coins += coins
        self.tell(Told.COINS, seat, coins)

    def spend(self, seat: i64, coins: i64) -> None:
        """Make a player who has enough coins pay the bank."""
        if coins == 0:
            return
        self.players[seat].coins -= coins
        if self.bank != UNLIMITED:
            self.bank += coins
        self.tell(Told.PAID, seat, coins)

    def gain_citizen(self, seat: i64, citizen: i64) -> bool:
        """Give a player a citizen if it is still there; return whether it was."""
        if (self.citizens >> citizen) & 1 == 0:
            return False
        self.citizens &= ~(1 << citizen)
        self.players[seat].citizens += 1
        self.tell(Told.CITIZEN, seat, citizen)
        return True

    def develop(self, seat: i64, points: i64) -> None:
        """Move the development marker step by step; points past the end are lost (ORL-12.7)."""
        book = self.book
        player = self.players[seat]
        for _ in range(min(points, book.development_max - player.development)):
            player.development += 1
            self.tell(Told.DEVELOPED, seat, player.development)
            self.receive(seat, book.space_coins[player.development])
            citizen = book.space_citizen[player.development]
            if citizen != EMPTY:
                self.gain_citizen(seat, citizen)

    def gain_good(self, seat: i64, good: i64) -> None:
        """Give a player a good from the supply."""
        self.goods[good] -= 1
        self.players[seat].goods[good] += 1
        self.tell(Told.GOOD, seat, good)

    def gain_technology(self, seat: i64) -> None:
        """Give a player a technology tile to place at the end of phase 5 (ORL-11.1)."""
        self.technology -= 1
        self.players[seat].held += 1
        self.tell(Told.TECHNOLOGY, seat)

    def event_tile(self) -> i64:
        """Return the tile for this round: event * MAX_GRADES + grade."""
        return self.hourglass[self.round - 1]

    def tiles_of(self, piles: i64) -> i64:
        """Return the bit set of the tiles left in some piles (bit 0: I, bit 1: II)."""
        out: i64 = 0
        for tile in range(len(self.book.tile_names)):
            if (self.tiles >> tile) & 1 and (piles >> self.book.pile[tile]) & 1:
                out |= 1 << tile
        return out


assert N_TRACKS + 1 == N_FIGURES  # the monk, the last figure, has no track
