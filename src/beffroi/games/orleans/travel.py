"""The merchant's ways and the posts in the towns (ORL-13)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from beffroi.games.orleans.state import OrleansState
from beffroi.games.orleans.tables import EMPTY, N_GOODS, Load
from beffroi.games.orleans.words import Act, Told
from beffroi.kernel.flow import Step


def has_route(state: OrleansState, seat: i64, route: i64) -> bool:
    """Return whether a way of this kind leads from the merchant's town (ORL-13.8)."""
    book = state.book
    town = state.players[seat].merchant
    for i in range(book.first_edge[town], book.first_edge[town + 1]):
        if book.edge_route[book.town_edge[i]] == route:
            return True
    return False


def may_build(state: OrleansState, seat: i64) -> bool:
    """Return whether a post may be built where the merchant stands (ORL-13.5, 13.6)."""
    player = state.players[seat]
    posts = state.towns[player.merchant]
    if state.book.many_posts[player.merchant] == 1:
        posts &= 1 << seat
    return player.posts > 0 and posts == 0


def build(state: OrleansState, seat: i64) -> None:
    """Put a post from the reserve into the merchant's town."""
    player = state.players[seat]
    player.posts -= 1
    player.built += 1
    state.towns[player.merchant] |= 1 << seat
    state.tell(Told.BUILT, seat, player.merchant)


@final
class Travel(Step[OrleansState]):
    """Move the merchant along one river or road, and take one good from it or none (ORL-13.2 to 13.4)."""

    def __init__(self, seat: i64, route: i64) -> None:
        super().__init__(seat)
        self.route = route

    def args(self) -> list[int]:
        return [self.seat, self.route]

    def options(self, state: OrleansState) -> None:
        book = state.book
        town = state.players[self.seat].merchant
        for i in range(book.first_edge[town], book.first_edge[town + 1]):
            edge = book.town_edge[i]
            if book.edge_route[edge] != self.route:
                continue
            base = Act.MOVE + (book.edge_ends[edge] - town) * Load.COUNT
            goods: i64 = 0
            for space in range(book.first_space[edge], book.first_space[edge + 1]):
                if state.spaces[space] != EMPTY:
                    goods |= 1 << state.spaces[space]
            for good in range(N_GOODS):
                if (goods >> good) & 1:
                    state.offer(base + good)
            state.offer(base + Load.NONE)

    def resolve(self, state: OrleansState, action: i64) -> None:
        player = state.players[self.seat]
        town = (action - Act.MOVE) // Load.COUNT
        good = (action - Act.MOVE) % Load.COUNT
        state.tell(Told.MOVED, self.seat, town, good)
        if good != Load.NONE:
            self.load(state, town, good)
            player.goods[good] += 1
        player.merchant = town

    def load(self, state: OrleansState, town: i64, good: i64) -> None:
        """Take a good off the way to a town; the goods left move up, so that documents always write them the same."""
        book = state.book
        here = state.players[self.seat].merchant
        for i in range(book.first_edge[here], book.first_edge[here + 1]):
            edge = book.town_edge[i]
            if book.edge_route[edge] == self.route and book.edge_ends[edge] - here == town:
                space = book.first_space[edge]
                while state.spaces[space] != good:
                    space += 1
                while space + 1 < book.first_space[edge + 1]:
                    state.spaces[space] = state.spaces[space + 1]
                    space += 1
                state.spaces[space] = EMPTY
                return
