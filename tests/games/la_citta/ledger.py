"""A second bookkeeping of La Città: what the news of a game tell, added up by the rules alone."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.games.la_citta.geometry import DATA, gap
from tests.games.la_citta.oracle import HEARD, PRICES, SIZES, STEPS, STOCK, Oracle

ARCHES: dict[str, dict[str, int]] = {
    kind: dict(zip(DATA["wishes"], entry["arches"], strict=True)) for kind, entry in DATA["buildings"].items()
}


class Ledger:
    """Cities, gold, cards and turns as the news tell them; it protests where they break a rule."""

    def __init__(self, view: dict[str, Any], voluntary: bool = False) -> None:
        self.voluntary = voluntary
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
        self.marks: list[tuple[int, str, str]] = []  # seat, space under a notable, color of its arch or "harvest"
        self.hungry = [False] * self.seats
        self.turns = [0] * self.seats
        self.founded = [0] * self.seats
        self.wishes: dict[str, str] = {}
        self.card = ""  # the politics card being carried out
        self.bill = 0  # gold paid for a choice that it left open
        self.pile, self.discard, self.unseen = 25, Counter[str](), [0] * self.seats
        self.free = view["phase"] == "setup"  # castelli are placed by the players
        self.first: int = view["first"]  # in the first year
        self.placing = [(self.first - i) % self.seats for i in range(self.seats)] if self.free else []
        self.placing += self.placing[::-1]
        self.year = self.round = 0
        self.drawn: list[str] = []
        self.shortage = [0] * self.seats
        self.feed_limit = [0] * self.seats
        self.phase = "setup"
        self.moving = 0  # citizens on the board when migration began
        self.lost = 0  # citizens whom full cities could not take
        self.open: set[tuple[str, str]] = set()  # claims of the player on turn that are not settled yet
        self.turn_of = -1  # how far player order has come in migration
        self.colors: list[str] = []  # of the year: one, or two after two and two
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
        doubled = [where for who, where, what in self.marks if who == seat and what == "harvest"]
        return sum(self.ground.wheat(space) for space in fields + doubled)

    def attraction(self, city: str, wish: str) -> int:
        """Return what a city attracts with in a color (CIT-10.3)."""
        arches = sum(ARCHES[kind][wish] for kind in self.tiles[city].values())
        return arches + sum(where in self.tiles[city] and what == wish for _, where, what in self.marks)

    def spend_turn(self, seat: int, card: bool) -> None:
        """A turn was used, with an action card or without."""
        assert self.phase == "politics"
        self.turns[seat] += 1
        assert self.turns[seat] == self.round
        self.actions[seat] -= card
        assert self.actions[seat] >= 0

    def on_placed(self, seat: int, event: dict[str, Any]) -> None:
        assert seat == self.placing.pop(0)
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
        assert self.unseen == [0] * self.seats
        for city in self.order:
            assert self.people[city] >= len(self.tiles[city])
        for seat in range(self.seats):
            assert sum(self.people[city] for city in self.own(seat)) <= self.feed_limit[seat]
        self.turns, self.founded = [0] * self.seats, [0] * self.seats
        self.actions, self.notables, self.marks = [3] * self.seats, [4] * self.seats, []
        for taken in self.taken:
            self.discard += taken
        self.taken = [Counter() for _ in range(self.seats)]
        self.round, self.lost = 0, 0

    def on_first(self, seat: int, event: dict[str, Any]) -> None:
        assert not self.placing
        assert seat == (self.first + (self.year > 1 or self.free)) % self.seats
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

    def on_drew(self, seat: int, event: dict[str, Any]) -> None:
        assert self.voluntary or self.actions[seat] == 0
        assert set(event) == {"what", "seat"}
        self.spend_turn(seat, False)
        self.draw()
        self.unseen[seat] += 1

    def draw(self) -> None:
        """A card leaves the pile, which is never empty then (CIT-8.4)."""
        assert self.pile > 0
        self.pile -= 1

    def on_uncovered(self, seat: int, event: dict[str, Any]) -> None:
        self.unseen[seat] -= 1
        self.discard[event["card"]] += 1
        assert self.discard[event["card"]] <= DATA["politics"][event["card"]]["copies"]

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
            assert kind in SIZES
            assert SIZES[kind] == 1
            self.spend_turn(seat, True)
        elif self.card == "builders":
            assert self.bill == SIZES[kind]
        else:
            assert (self.card, self.bill) == (kind, 0)
        if kind in ("fountain", "bathhouse"):
            assert "water" in self.ground.kinds(space)

    def on_took(self, seat: int, event: dict[str, Any]) -> None:
        self.card, self.bill = event["card"], 0
        assert event["number"] == PRICES.get(self.card, 0)
        self.gold[seat] -= event["number"]
        self.taken[seat][self.card] += 1
        self.spend_turn(seat, False)
        assert not (self.year == 6 and self.card == "rich_harvest")

    def on_paid(self, seat: int, event: dict[str, Any]) -> None:
        self.gold[seat] -= event["number"]
        assert self.gold[seat] >= 0
        assert self.bill == 0
        self.bill = event["number"]

    def on_welcomed(self, seat: int, event: dict[str, Any]) -> None:
        assert self.card == "population"
        new = event["number"] - self.people[event["city"]]
        assert self.bill == STEPS[new - 1]
        for _ in range(new):
            self.gain(event["city"])

    def on_harvest(self, seat: int, event: dict[str, Any]) -> None:
        assert event["number"] == self.ground.wheat(event["space"])
        assert "farm" in [self.tiles[city].get(event["space"]) for city in self.own(seat)]
        assert (seat, event["space"], "harvest") not in self.marks
        self.mark(seat, event["space"], "harvest")

    def on_circus(self, seat: int, event: dict[str, Any]) -> None:
        kind = next(tiles[event["space"]] for tiles in self.tiles.values() if event["space"] in tiles)
        assert ARCHES[kind][event["wish"]] > 0
        assert self.bill == STEPS[event["number"] - 1]
        for _ in range(event["number"]):
            self.mark(seat, event["space"], event["wish"])

    def mark(self, seat: int, where: str, what: str) -> None:
        """A notable is put on a building of one's own."""
        assert any(where in self.tiles[city] for city in self.own(seat))
        self.marks.append((seat, where, what))
        self.notables[seat] -= 1
        assert self.notables[seat] >= 0

    def on_listened(self, seat: int, event: dict[str, Any]) -> None:
        assert self.card == "listen"
        assert self.bill == HEARD[event["heard"]]

    def on_heard(self, seat: int, event: dict[str, Any]) -> None:
        assert event.get("wish") is None

    def on_shuffled(self, seat: int, event: dict[str, Any]) -> None:
        assert self.pile == 0
        assert event["number"] == self.discard.total() > 0
        self.pile, self.discard = event["number"], Counter()

    def on_refilled(self, seat: int, event: dict[str, Any]) -> None:
        self.card = ""
        self.draw()

    def on_revealed(self, seat: int, event: dict[str, Any]) -> None:
        self.drawn.append(event["wish"])
        assert len(self.drawn) == 4 * (self.year - 1) + event["place"]
        self.phase = "reveal_voice"

    def on_wish(self, seat: int, event: dict[str, Any]) -> None:
        now = Counter(self.drawn[-4:])
        assert all(now[event["wish"]] > now[wish] for wish in now if wish != event["wish"])
        self.colors = [event["wish"]]
        self.moving = sum(self.people.values())

    def on_tie(self, seat: int, event: dict[str, Any]) -> None:
        assert Counter(self.drawn[-4:]) == {event["wish"]: 2, event["other"]: 2}
        self.colors = [event["wish"], event["other"]]
        self.moving = sum(self.people.values())

    def on_chose(self, seat: int, event: dict[str, Any]) -> None:
        self.begin_migration()
        assert (seat - self.first) % self.seats > self.turn_of
        later = self.own(seat)[self.own(seat).index(event["city"]) + 1 :]
        assert not [city for city in later if city in self.wishes]
        self.wishes[event["city"]] = event["wish"]
        assert event["wish"] in self.colors

    def on_moved(self, seat: int, event: dict[str, Any]) -> None:
        taker, giver = event["city"], event["giver"]
        self.settle(seat, taker, giver)
        assert self.people[giver] > 0
        assert self.people[taker] < self.cap(taker)
        self.people[giver] -= 1
        self.people[taker] += 1

    def on_lost(self, seat: int, event: dict[str, Any]) -> None:
        taker, giver = event["city"], event["giver"]
        self.settle(seat, taker, giver)
        assert self.people[giver] > 0
        assert self.people[taker] >= self.cap(taker)
        self.people[giver] -= 1
        self.supply += 1
        self.lost += 1

    def begin_migration(self) -> None:
        """Phase 7 begins with the first choice or the first citizen who moves."""
        if self.phase == "reveal_voice":
            self.phase = "migration"
            self.turn_of = -1
            self.open = set()

    def settle(self, seat: int, taker: str, giver: str) -> None:
        """A claim is carried out or lapses, on the turn of its player (CIT-10.5, 10.7)."""
        assert taker.startswith(f"{seat}.")
        self.go_on_to((seat - self.first) % self.seats)
        self.open.remove((taker, giver))

    def go_on_to(self, turn: int) -> None:
        """End turns and begin others up to one in player order; each ends with no claim left."""
        self.begin_migration()
        assert self.turn_of <= turn
        while self.turn_of < turn:
            assert not self.open
            self.turn_of += 1
            self.open = set()
            for city in self.own((self.first + self.turn_of) % self.seats):
                choices = [self.weaker(city, color) for color in self.colors]
                asked = choices[0] != choices[-1]
                assert (city in self.wishes) == asked
                taken = choices[self.colors.index(self.wishes[city])] if asked else choices[0]
                self.open |= {(city, other) for other in taken}

    def end_migration(self) -> None:
        """No claim is left when cities are put right."""
        if self.phase in ("reveal_voice", "migration"):
            self.go_on_to(self.seats - 1)
            assert not self.open

    def weaker(self, taker: str, wish: str) -> set[str]:
        """Return the neighbors that attract less than a city in a color (CIT-10.4, 10.5); no tile has gone yet."""
        own = self.attraction(taker, wish)
        return {
            other
            for other in self.order
            if other[0] != taker[0]
            and gap(self.tiles[taker], self.tiles[other], self.seats) < 3
            and self.attraction(other, wish) < own
        }

    def on_lapsed(self, seat: int, event: dict[str, Any]) -> None:
        self.settle(seat, event["city"], event["giver"])
        assert self.people[event["giver"]] == 0

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
        for where in self.tiles.pop(city):
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
            assert sum(self.people.values()) == self.moving - self.lost
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
        assert (view["pile"], view["discard"]) == (self.pile, dict(self.discard))
        before = sum(taken.total() for taken in self.taken) + sum(self.unseen)
        assert self.pile + len(view["display"]) + self.discard.total() + before == 32
        for seat, player in enumerate(view["players"]):
            shown = [(city["city"], city["citizens"], city["size"]) for city in player["cities"]]
            assert shown == [(city, self.people[city], len(self.tiles[city])) for city in self.own(seat)]
            tiles = {tile["space"]: tile["building"] for city in player["cities"] for tile in city["tiles"]}
            assert tiles == {space: kind for city in self.own(seat) for space, kind in self.tiles[city].items()}
            assert (player["gold"], player["actions"], player["notables"]) == (
                self.gold[seat], self.actions[seat], self.notables[seat],
            )  # fmt: skip
            assert (player["taken"], player["hungry"]) == (dict(self.taken[seat]), self.hungry[seat])
            assert player["drawn"] == self.unseen[seat]
            assert (player["food"], player["castelli"]) == (self.food(seat), 4 - len(self.own(seat)))
            for city in player["cities"]:
                assert city["attractions"] == {wish: self.attraction(city["city"], wish) for wish in DATA["wishes"]}
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
