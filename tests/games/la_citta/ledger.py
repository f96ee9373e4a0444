"""A second bookkeeping of La Città: what the news of a game tell, added up by the rules alone."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.games.la_citta.geometry import DATA, gap
from tests.games.la_citta.oracle import STOCK, Oracle

ARCHES: dict[str, dict[str, int]] = {
    kind: dict(zip(DATA["wishes"], entry["arches"], strict=True)) for kind, entry in DATA["buildings"].items()
}


class Ledger:
    """Cities, gold, cards and turns as the news tell them; it protests where they break a rule."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.ground = Oracle(view)  # for terrain only
        self.seats = len(view["players"])
        self.supply = 130
        self.people: dict[str, int] = {}
        self.tiles: dict[str, dict[str, str]] = {}  # of each city, castello included
        self.order: list[str] = []  # of founding
        self.gold = [1] * self.seats
        self.actions = [3] * self.seats
        self.taken = [Counter[str]() for _ in range(self.seats)]
        self.notables = [4] * self.seats
        self.marks: list[tuple[int, str, str]] = []  # seat, what stands under a notable, card
        self.hungry = [False] * self.seats
        self.turns = [0] * self.seats
        self.founded = [0] * self.seats
        self.wishes: dict[str, str] = {}
        self.card = ""  # the politics card being carried out
        self.first: int = view["first"]  # in the first year
        self.year = self.round = 0
        self.drawn: list[str] = []
        self.shortage = [0] * self.seats
        self.feed_limit = [0] * self.seats
        self.phase = "setup"
        self.moving = 0  # citizens on the board when migration began
        self.open: set[tuple[str, str]] = set()  # claims of this year that are not settled yet
        self.turn_of = 0  # how far player order has come in migration
        self.grown: set[str] = set()
        self.paid: set[int] = set()
        if view["phase"] != "setup":
            self.take_sites()

    def take_sites(self) -> None:
        """Put the castelli on the start sites of the beginners' map, before there is any news (CIT-3.10)."""
        for i, sites in enumerate(DATA["layouts"][str(self.seats)]["sites"]):
            for number, space in enumerate(sites, 1):
                self.add_city(f"{(self.first + i) % self.seats}.{number}", space, 3)
                self.supply -= 3

    def read(self, event: dict[str, Any]) -> None:
        """Enter one piece of news."""
        getattr(self, f"on_{event['what']}")(event["seat"], event)

    def own(self, seat: int) -> list[str]:
        """Return the cities of a seat in order of founding."""
        return [city for city in self.order if city.startswith(f"{seat}.")]

    def cap(self, city: str) -> int:
        """Return what a city may hold."""
        has = set(self.tiles[city].values())
        return 5 if "market" not in has else 999 if has & {"fountain", "bathhouse"} else 8

    def food(self, seat: int) -> int:
        """Return what a seat feeds."""
        fields = [space for city in self.own(seat) for space, kind in self.tiles[city].items()
                  if kind in ("castello", "farm")]  # fmt: skip
        doubled = [where for who, where, card in self.marks if who == seat and card == "rich_harvest"]
        return sum(self.ground.wheat(space) for space in fields + doubled)

    def attraction(self, city: str) -> int:
        """Return what a city attracts with."""
        arches = sum(ARCHES[kind][self.wishes[city]] for kind in self.tiles[city].values())
        return arches + 2 * sum(where == city for _, where, _ in self.marks)

    def spend_turn(self, seat: int, card: bool) -> None:
        """A turn was used, with an action card or without."""
        assert self.phase == "politics"
        self.turns[seat] += 1
        assert self.turns[seat] == self.round
        self.actions[seat] -= card
        assert self.actions[seat] >= 0

    def on_placed(self, seat: int, event: dict[str, Any]) -> None:
        self.add_city(event["city"], event["space"], 3)
        self.supply -= 3

    def add_city(self, city: str, space: str, people: int) -> None:
        """Found a city, three spaces from all others."""
        for other in self.tiles.values():
            assert gap([space], other, self.seats) >= 3
        self.people[city], self.tiles[city] = people, {space: "castello"}
        self.order.append(city)

    def on_year(self, seat: int, event: dict[str, Any]) -> None:
        if self.year:
            self.close_year()
        self.year += 1
        assert event["number"] == self.year <= 6
        self.phase = "start_player"

    def close_year(self) -> None:
        """What the end of a year must have kept and gives back (I2, I11, I17, CIT-12.6)."""
        assert self.turns == [5] * self.seats
        for city in self.order:
            assert self.people[city] >= len(self.tiles[city])
        for seat in range(self.seats):
            assert sum(self.people[city] for city in self.own(seat)) <= self.feed_limit[seat]
        self.turns, self.founded = [0] * self.seats, [0] * self.seats
        self.actions, self.notables, self.marks = [3] * self.seats, [4] * self.seats, []
        self.taken = [Counter() for _ in range(self.seats)]
        self.round = 0

    def on_first(self, seat: int, event: dict[str, Any]) -> None:
        assert self.year == 1 or seat == (self.first + 1) % self.seats
        self.first = seat

    def on_voice(self, seat: int, event: dict[str, Any]) -> None:
        self.drawn.append(event["wish"])
        self.wishes = {}
        self.grown, self.paid = set(), set()
        self.phase = "income"

    def on_income(self, seat: int, event: dict[str, Any]) -> None:
        assert event["number"] == self.income(seat)
        self.gold[seat] += event["number"]
        self.paid.add(seat)

    def income(self, seat: int) -> int:
        """Return the gold of the quarries of a seat (CIT-5.3)."""
        quarries = [space for city in self.own(seat) for space, kind in self.tiles[city].items() if kind == "quarry"]
        return sum(self.ground.mountains(space) for space in quarries)

    def on_grew(self, seat: int, event: dict[str, Any]) -> None:
        assert event["city"] not in self.grown
        self.gain(event["city"])
        self.grown.add(event["city"])
        assert event["number"] == self.people[event["city"]]

    def gain(self, city: str) -> None:
        """A citizen of the supply comes, below the cap (I15)."""
        assert self.people[city] < self.cap(city)
        self.people[city] += 1
        self.supply -= 1

    def on_round(self, seat: int, event: dict[str, Any]) -> None:
        if self.round == 0:  # nobody was forgotten in phases 3 and 4
            assert self.paid == {who for who in range(self.seats) if self.income(who)}
            for city in set(self.order) - self.grown:
                assert self.people[city] >= self.cap(city) or self.supply == 0
        self.round += 1
        assert event["number"] == self.round <= 5
        self.phase = "politics"

    def on_skipped(self, seat: int, event: dict[str, Any]) -> None:
        assert self.hungry[seat]
        assert self.round == 1
        self.hungry[seat] = False
        self.spend_turn(seat, True)

    def on_passed(self, seat: int, event: dict[str, Any]) -> None:
        self.spend_turn(seat, False)

    def on_gold(self, seat: int, event: dict[str, Any]) -> None:
        assert event["number"] == 2
        self.gold[seat] += 2
        self.spend_turn(seat, True)

    def on_founded(self, seat: int, event: dict[str, Any]) -> None:
        self.founded[seat] += 1
        assert self.founded[seat] == 1
        more = min(2, self.supply)
        self.supply -= more
        self.people[event["giver"]] -= 1
        assert self.people[event["giver"]] >= len(self.tiles[event["giver"]])
        self.add_city(event["city"], event["space"], 1 + more)
        assert len(self.own(seat)) <= 4
        self.spend_turn(seat, True)

    def on_built(self, seat: int, event: dict[str, Any]) -> None:
        city, space, kind = event["city"], event["space"], event["building"]
        assert gap([space], self.tiles[city], self.seats) == 0
        assert all(gap([space], tiles, self.seats) >= 1 for other, tiles in self.tiles.items() if other != city)
        assert not [tiles for tiles in self.tiles.values() if space in tiles]
        if kind == "market":
            assert "market" not in self.tiles[city].values()
            self.people[city] += 1
            self.supply -= 1
        self.tiles[city][space] = kind
        assert self.people[city] >= len(self.tiles[city])
        if not self.card:
            self.spend_turn(seat, True)

    def on_took(self, seat: int, event: dict[str, Any]) -> None:
        self.card = event["card"]
        self.gold[seat] -= event["number"]
        self.taken[seat][self.card] += 1
        self.spend_turn(seat, False)
        assert not (self.year == 6 and self.card == "rich_harvest")

    def on_paid(self, seat: int, event: dict[str, Any]) -> None:
        self.gold[seat] -= event["number"]
        assert self.card in ("population", "listen")

    def on_welcomed(self, seat: int, event: dict[str, Any]) -> None:
        self.gain(event["city"])

    def on_harvest(self, seat: int, event: dict[str, Any]) -> None:
        assert event["number"] == self.ground.wheat(event["space"]) > 0
        self.mark(seat, event["space"])

    def on_circus(self, seat: int, event: dict[str, Any]) -> None:
        self.mark(seat, event["city"])

    def mark(self, seat: int, where: str) -> None:
        """A notable is put somewhere, once for each card."""
        assert (seat, where, self.card) not in self.marks
        self.marks.append((seat, where, self.card))
        self.notables[seat] -= 1
        assert self.notables[seat] >= 0

    def on_listened(self, seat: int, event: dict[str, Any]) -> None:
        assert self.card == "listen"

    def on_heard(self, seat: int, event: dict[str, Any]) -> None:
        assert event.get("wish") is None

    def on_shuffled(self, seat: int, event: dict[str, Any]) -> None:
        assert event["number"] > 0

    def on_refilled(self, seat: int, event: dict[str, Any]) -> None:
        self.card = ""

    def on_revealed(self, seat: int, event: dict[str, Any]) -> None:
        self.drawn.append(event["wish"])
        assert len(self.drawn) == 4 * (self.year - 1) + event["place"]
        self.phase = "reveal_voice"

    def on_wish(self, seat: int, event: dict[str, Any]) -> None:
        now = Counter(self.drawn[-4:])
        assert all(now[event["wish"]] > now[wish] for wish in now if wish != event["wish"])
        self.wishes = dict.fromkeys(self.order, event["wish"])
        self.moving = sum(self.people.values())

    def on_tie(self, seat: int, event: dict[str, Any]) -> None:
        assert Counter(self.drawn[-4:]) == {event["wish"]: 2, event["other"]: 2}
        self.moving = sum(self.people.values())

    def on_chose(self, seat: int, event: dict[str, Any]) -> None:
        self.wishes[event["city"]] = event["wish"]
        assert event["wish"] in self.drawn[-4:]

    def on_moved(self, seat: int, event: dict[str, Any]) -> None:
        taker, giver = event["city"], event["giver"]
        self.settle(seat, taker, giver)
        assert self.people[giver] > 0
        assert self.people[taker] < self.cap(taker)
        self.people[giver] -= 1
        self.people[taker] += 1

    def begin_migration(self) -> None:
        """Fix all claims before the first citizen moves (CIT-10.6)."""
        if self.phase == "reveal_voice":
            self.phase = "migration"
            self.turn_of = 0
            self.open = {(a, b) for a in self.order for b in self.order if self.claims(a, b)}

    def settle(self, seat: int, taker: str, giver: str) -> None:
        """A claim is carried out or lapses, in player order of the takers (CIT-10.7)."""
        self.begin_migration()
        assert taker.startswith(f"{seat}.")
        self.open.remove((taker, giver))
        now = (seat - self.first) % self.seats
        assert now >= self.turn_of
        self.turn_of = now

    def end_migration(self) -> None:
        """No claim is left when cities are put right."""
        self.begin_migration()
        assert not self.open

    def claims(self, taker: str, giver: str) -> bool:
        """Tell whether one city takes of another (CIT-10.4, 10.5); no tile has gone yet."""
        apart = gap(self.tiles[taker], self.tiles[giver], self.seats)
        return taker[0] != giver[0] and apart < 3 and self.attraction(taker) > self.attraction(giver)

    def on_lapsed(self, seat: int, event: dict[str, Any]) -> None:
        taker, giver = event["city"], event["giver"]
        self.settle(seat, taker, giver)
        assert self.people[giver] == 0 or self.people[taker] >= self.cap(taker)

    def on_razed(self, seat: int, event: dict[str, Any]) -> None:
        self.end_migration()
        city = event["city"]
        assert self.people[city] < len(self.tiles[city])
        assert self.tiles[city].pop(event["space"]) == event["building"] != "castello"
        self.unmark(event["space"])

    def unmark(self, where: str) -> None:
        """Notables of something that goes return (CIT-9.7)."""
        for seat, place, _ in [mark for mark in self.marks if mark[1] == where]:
            self.notables[seat] += 1
            self.marks = [mark for mark in self.marks if mark[1] != place]

    def on_died(self, seat: int, event: dict[str, Any]) -> None:
        self.end_migration()
        city = event["city"]
        assert self.people.pop(city) == 0
        for where in [city, *self.tiles.pop(city)]:
            self.unmark(where)
        self.order.remove(city)

    def on_fed(self, seat: int, event: dict[str, Any]) -> None:
        self.check_food(seat, event)
        assert event["food"] >= event["demand"]

    def on_hungry(self, seat: int, event: dict[str, Any]) -> None:
        self.check_food(seat, event)
        assert event["food"] < event["demand"]
        self.hungry[seat] = True
        self.shortage[seat] = event["demand"] - event["food"]

    def check_food(self, seat: int, event: dict[str, Any]) -> None:
        """Food and demand are what the board gives (CIT-12.1); migration has kept all citizens (I16)."""
        self.end_migration()
        if self.phase == "migration":
            assert sum(self.people.values()) == self.moving
            assert all(self.people[city] >= len(self.tiles[city]) for city in self.order)
        self.phase = "feeding"
        assert (event["food"], event["demand"]) == (self.food(seat), sum(self.people[c] for c in self.own(seat)))
        self.feed_limit[seat] = event["food"]

    def on_starved(self, seat: int, event: dict[str, Any]) -> None:
        self.people[event["city"]] -= 1
        assert self.people[event["city"]] >= 0
        self.supply += 1
        self.shortage[seat] -= 1
        assert self.shortage[seat] >= 0

    def on_over(self, seat: int, event: dict[str, Any]) -> None:
        assert self.year == 6
        assert self.shortage == [0] * self.seats
        self.close_year()

    def stocks(self) -> dict[str, int]:
        """Return the tiles left in each stock."""
        used = Counter(STOCK[kind] for tiles in self.tiles.values() for kind in tiles.values())
        return {stock: entry["count"] - used[stock] for stock, entry in DATA["stocks"].items()}

    def agrees(self, view: dict[str, Any]) -> None:
        """Demand that a view shows what the news told."""
        assert (view["supply"], view["stocks"], view["year"], view["first"]) == (
            self.supply, self.stocks(), self.year, self.first,
        )  # fmt: skip
        assert self.supply + sum(self.people.values()) == 130
        for seat, player in enumerate(view["players"]):
            shown = [(city["city"], city["citizens"], city["size"]) for city in player["cities"]]
            assert shown == [(city, self.people[city], len(self.tiles[city])) for city in self.own(seat)]
            tiles = {tile["space"]: tile["building"] for city in player["cities"] for tile in city["tiles"]}
            assert tiles == {space: kind for city in self.own(seat) for space, kind in self.tiles[city].items()}
            assert (player["gold"], player["actions"], player["notables"]) == (
                self.gold[seat], self.actions[seat], self.notables[seat],
            )  # fmt: skip
            assert (player["taken"], player["hungry"]) == (dict(self.taken[seat]), self.hungry[seat])
            assert (player["food"], player["castelli"]) == (self.food(seat), 4 - len(self.own(seat)))
            for city in player["cities"]:
                near = [other for other in self.order if other[0] != city["city"][0]
                        and gap(self.tiles[city["city"]], self.tiles[other], self.seats) < 3]  # fmt: skip
                assert sorted(city["neighbors"]) == sorted(near)

    def score(self, seat: int) -> int:
        """Return the points of a seat (CIT-13.1)."""
        points = sum(self.people[city] for city in self.own(seat)) - 5 * self.hungry[seat]
        for city in self.own(seat):
            colors = [wish for wish in DATA["wishes"] if any(ARCHES[kind][wish] for kind in self.tiles[city].values())]
            points += 3 * (len(colors) == 3)
        return points
