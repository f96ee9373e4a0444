"""Forced payments, and Torture for the coins that are missing (ORL-16)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from beffroi.games.orleans.state import OrleansState, total_of
from beffroi.games.orleans.tables import EMPTY, N_BOARD, N_FIGURES, N_GOODS, N_KINDS, TECH
from beffroi.games.orleans.words import Act, Stream, Told
from beffroi.kernel.flow import Step


def pay(state: OrleansState, seat: i64, coins: i64) -> None:
    """Make a player pay; what the purse cannot meet is settled by Torture (ORL-16.1, 16.10)."""
    paid = min(coins, state.players[seat].coins)
    state.spend(seat, paid)
    if coins > paid:
        state.tell(Told.TORTURE, seat, coins - paid)
        torture(state, seat, coins - paid)


def torture(state: OrleansState, seat: i64, debt: i64) -> None:
    """Ask for an item, or waive the debt of a player who has nothing left to give (ORL-16.9)."""
    if has_something(state, seat):
        state.push(Torture(seat, debt))
    else:
        state.tell(Told.WAIVED, seat, debt)


def has_something(state: OrleansState, seat: i64) -> bool:
    """Return whether a player has any item of the list (ORL-16.2)."""
    player = state.players[seat]
    if player.posts > 0 or player.built > 0 or player.held > 0 or player.tiles != 0:
        return True
    if total_of(player.goods) > 0 or neutrals_in_bag(state, seat) > 0 or may_regress(state, seat):
        return True
    for held in player.slots:
        if held == TECH:
            return True
    return False


def may_regress(state: OrleansState, seat: i64) -> bool:
    """Return whether the development marker may go one space back (ORL-16.6)."""
    position = state.players[seat].development
    coins = state.book.space_coins
    return position > 0 and coins[position] == 0 and coins[position - 1] == 0


def neutrals_in_bag(state: OrleansState, seat: i64) -> i64:
    """Return how many characters in the bag may be lost (ORL-1.3)."""
    total: i64 = 0
    bag = state.players[seat].bag
    for figure in range(N_FIGURES):
        total += bag[figure]
    return total


@final
class Torture(Step[OrleansState]):
    """Give one item for one missing coin; with nothing left to give the debt is waived (ORL-16.2, 16.9)."""

    def __init__(self, seat: i64, debt: i64) -> None:
        super().__init__(seat)
        self.debt = debt

    def args(self) -> list[int]:
        return [self.seat, self.debt]

    def options(self, state: OrleansState) -> None:
        book = state.book
        player = state.players[self.seat]
        if player.posts > 0:
            state.offer(Act.GIVE_POST)
        if neutrals_in_bag(state, self.seat) > 0:  # ORL-16.5
            state.offer(Act.GIVE_FOLLOWER)
        if may_regress(state, self.seat):
            state.offer(Act.GIVE_DEVELOPMENT)
        if player.held > 0:
            state.offer(Act.GIVE_HELD)
        for town in range(len(book.town_names)):
            if (state.towns[town] >> self.seat) & 1:
                state.offer(Act.GIVE_BUILT + town)
        for good in range(N_GOODS):
            if player.goods[good] > 0:
                state.offer(Act.GIVE_GOOD + good)
        for tile in range(len(book.tile_names)):
            if (player.tiles >> tile) & 1:
                state.offer(Act.GIVE_TILE + tile)
        for place in range(book.n_places):
            for slot in range(book.first_slot[place], book.first_slot[place + 1]):
                if player.slots[slot] == TECH:
                    state.offer(Act.GIVE_TECH + place)

    def resolve(self, state: OrleansState, action: i64) -> None:
        self.give(state, action)
        if self.debt > 1:
            torture(state, self.seat, self.debt - 1)

    def give(self, state: OrleansState, action: i64) -> None:
        """Take the chosen item out of the game (ORL-16.3)."""
        if action == Act.GIVE_POST:
            state.players[self.seat].posts -= 1
            state.tell(Told.GAVE_POST, self.seat)
        elif action == Act.GIVE_FOLLOWER:
            self.give_follower(state)
        elif action == Act.GIVE_DEVELOPMENT:
            state.players[self.seat].development -= 1
            state.tell(Told.GAVE_DEVELOPMENT, self.seat, state.players[self.seat].development)
        elif action == Act.GIVE_HELD:
            state.players[self.seat].held -= 1
            state.lost_technology += 1
            state.tell(Told.GAVE_HELD, self.seat)
        elif action < Act.GIVE_GOOD:
            self.give_built(state, action - Act.GIVE_BUILT)
        elif action < Act.GIVE_TILE:
            self.give_good(state, action - Act.GIVE_GOOD)
        elif action < Act.GIVE_TECH:
            self.give_tile(state, action - Act.GIVE_TILE)
        else:
            self.give_technology(state, action - Act.GIVE_TECH)

    def give_follower(self, state: OrleansState) -> None:
        """Draw a neutral character from the bag; own-color ones would be put back (ORL-16.5)."""
        bag = state.players[self.seat].bag
        rng = state.chance[Stream.BAG + self.seat]
        kind = rng.pick(bag, neutrals_in_bag(state, self.seat))
        bag[kind] -= 1
        state.lost[kind] += 1
        state.tell(Told.GAVE_FOLLOWER, self.seat, kind)

    def give_built(self, state: OrleansState, town: i64) -> None:
        """Take a post off the map: the town is free again (ORL-13.7)."""
        state.towns[town] &= ~(1 << self.seat)
        state.players[self.seat].built -= 1
        state.tell(Told.GAVE_BUILT, self.seat, town)

    def give_good(self, state: OrleansState, good: i64) -> None:
        """Lose a good; it does not return to the supply (ORL-16.3)."""
        state.players[self.seat].goods[good] -= 1
        state.lost_goods[good] += 1
        state.tell(Told.GAVE_GOOD, self.seat, good)

    def give_tile(self, state: OrleansState, tile: i64) -> None:
        """Lose a place tile: its characters go to the bag, its technology goes with it (ORL-16.7)."""
        book = state.book
        player = state.players[self.seat]
        place = tile + N_BOARD
        player.release(book, place)
        for slot in range(book.first_slot[place], book.first_slot[place + 1]):
            if player.slots[slot] == TECH:
                player.put(slot, EMPTY)
                state.lost_technology += 1
        player.tiles &= ~(1 << tile)
        if book.storage[place] > 0 and total_of(player.tower) > player.tower_spaces(book):
            for kind in range(N_KINDS):
                player.bag[kind] += player.tower[kind]
                player.tower[kind] = 0
        state.lost_tiles |= 1 << tile
        state.tell(Told.GAVE_TILE, self.seat, tile)

    def give_technology(self, state: OrleansState, place: i64) -> None:
        """Lose a placed technology tile: its slot needs a character again (ORL-16.8)."""
        book = state.book
        player = state.players[self.seat]
        for slot in range(book.first_slot[place], book.first_slot[place + 1]):
            if player.slots[slot] == TECH:
                player.put(slot, EMPTY)
        state.lost_technology += 1
        state.tell(Told.GAVE_TECH, self.seat, place)
