"""What a player may do in La Città, worked out from the view and the rules alone: a second opinion on the engine."""

from __future__ import annotations

from typing import Any

from tests.games.la_citta.geometry import DATA, beside, distances, lanes, name, place_of

SMALL = ["farm", "quarry", "market", "statue", "school", "fountain"]
SIZES = dict.fromkeys(SMALL, 1) | {"palace": 2, "hospital": 2, "bathhouse": 2, "cathedral": 4, "university": 4}
ARCHED = {
    "statue": ["culture"], "school": ["education"], "fountain": ["health"], "palace": ["culture"],
    "hospital": ["education", "health"], "bathhouse": ["health"], "cathedral": ["culture"], "university": ["education"],
}  # fmt: skip
NEEDS = {"fountain": "water", "bathhouse": "water"}
STOCK = {kind: entry.get("stock", "") for kind, entry in DATA["buildings"].items()}
PRICES = {"palace": 1, "hospital": 1, "cathedral": 3, "university": 3, "bathhouse": 1}
STEPS = [0, 2, 5]  # one, two or three citizens or notables
HEARD = {"2+3": 0, "2+4": 0, "3+4": 0, "2+3+4": 2}
TOUCHES = {f"{row['at'][0]},{row['at'][1]}": row["touches"] for row in DATA["map"]["spaces"]["list"]}


class Oracle:
    """The table of one moment, as everybody sees it."""

    def __init__(self, view: dict[str, Any], voluntary: bool = False) -> None:
        self.view = view
        self.voluntary = voluntary
        self.players: list[dict[str, Any]] = view["players"]
        self.seats = len(self.players)
        self.slots = {slot["slot"]: slot for slot in view["slots"]}
        self.tiles: dict[str, tuple[str, str]] = {}
        self.cities: dict[str, dict[str, Any]] = {}
        for player in self.players:
            for city in player["cities"]:
                self.cities[city["city"]] = city
                for tile in city["tiles"]:
                    self.tiles[tile["space"]] = (city["city"], tile["building"])

    def kinds(self, space: str) -> set[str]:
        """Return the kinds of landscape at a space (CIT-2.5)."""
        return {self.slots[slot]["kind"] for slot in TOUCHES[space]}

    def wheat(self, space: str) -> int:
        """Return the wheat of the fields at a space (CIT-3.11)."""
        return sum(self.slots[slot]["wheat"] for slot in TOUCHES[space])

    def mountains(self, space: str) -> int:
        """Return how many mountains a space touches (CIT-5.3)."""
        return sum(self.slots[slot]["kind"] == "mountain" for slot in TOUCHES[space])

    def own(self, seat: int) -> list[dict[str, Any]]:
        """Return the cities of a seat in order of founding."""
        return list(self.players[seat]["cities"])

    def cap(self, city: str) -> int:
        """Return how many citizens a city may hold (CIT-6.2)."""
        has = {building for where, building in self.tiles.values() if where == city}
        if "market" not in has:
            return 5
        return 999 if has & {"fountain", "bathhouse"} else 8

    def room(self, city: dict[str, Any]) -> int:
        """Return how many citizens a city may gain."""
        return max(0, self.cap(city["city"]) - int(city["citizens"]))

    def spots(self, seat: int, building: str) -> set[str]:
        """Return where a seat may build (CIT-7.3 to 7.8)."""
        if self.view["stocks"][STOCK[building]] == 0:
            return set()
        out = set()
        for space in self.view["spaces"]:
            near = {self.tiles[other][0] for other in beside(space, self.seats) if other in self.tiles}
            if space in self.tiles or len(near) != 1:
                continue
            city = near.pop()
            if city.startswith(f"{seat}.") and self.builds(city, building) and self.fits(space, building):
                out.add(space)
        return out

    def fits(self, space: str, building: str) -> bool:
        """Return whether a space touches what a building needs (CIT-7.7)."""
        return building not in NEEDS or NEEDS[building] in self.kinds(space)

    def builds(self, city: str, building: str) -> bool:
        """Return whether a city has the citizen for a building, and no second market (CIT-7.5, 7.6, 7.8)."""
        if building == "market":
            has = {kind for where, kind in self.tiles.values() if where == city}
            return self.view["supply"] > 0 and "market" not in has
        size = sum(where == city for where, _ in self.tiles.values())
        return bool(self.cities[city]["citizens"] >= size + 1)

    def sites(self) -> set[str]:
        """Return the spaces with a gap of three to every tile (CIT-3.7, 7.12)."""
        out = {name(place) for place in lanes(self.seats)}
        for tile in self.tiles:
            found = distances(place_of(tile), self.seats)
            out -= {space for space in out if found[place_of(space)] - 1 < 3}
        return out

    def givers(self, seat: int) -> list[str]:
        """Return the cities that may send a founder."""
        return [city["city"] for city in self.own(seat) if city["citizens"] - city["size"] >= 1]

    def small(self, seat: int) -> set[str]:
        """Return the small buildings that can be built."""
        return {f"build {building}" for building in SMALL if self.spots(seat, building)}

    def anything(self, seat: int) -> set[str]:
        """Return what the master builder can build and the seat can pay (CIT-9.6)."""
        purse = self.players[seat]["gold"]
        return {f"build {kind}" for kind, price in SIZES.items() if price <= purse and self.spots(seat, kind)}

    def room_of_one(self, seat: int) -> int:
        """Return how many citizens one city can take."""
        return max([self.room(city) for city in self.own(seat)], default=0)

    def harvests(self, seat: int) -> set[str]:
        """Return the targets of a rich harvest (CIT-9.3)."""
        marked = {mark["space"] for mark in self.players[seat]["harvests"]}
        mine = {space for space, (city, kind) in self.tiles.items() if city.startswith(f"{seat}.") and kind == "farm"}
        return mine - marked

    def arches(self, seat: int) -> set[str]:
        """Return the arches for bread and games (CIT-9.4)."""
        mine = {space: kind for space, (city, kind) in self.tiles.items() if city.startswith(f"{seat}.")}
        return {f"{space} {wish}" for space, kind in mine.items() for wish in ARCHED.get(kind, [])}

    def possible(self, seat: int, card: str) -> bool:
        """Return whether a politics card can be paid and carried out (CIT-8.3)."""
        player = self.players[seat]
        if player["gold"] < PRICES.get(card, 0):
            return False
        match card:
            case "population":
                return self.room_of_one(seat) > 0 and self.view["supply"] > 0
            case "rich_harvest":
                return self.view["year"] < 6 and player["notables"] > 0 and bool(self.harvests(seat))
            case "bread_and_circuses":
                return player["notables"] > 0 and bool(self.arches(seat))
            case "listen":
                return True
            case "builders":
                return bool(self.anything(seat))
        return bool(self.spots(seat, card))

    def turn(self, seat: int) -> set[str]:
        """Return what a turn offers (CIT-8.2, 8.5, 8.6, 8.12)."""
        player = self.players[seat]
        out = {"pass"} if self.voluntary or not player["actions"] else set()
        if player["actions"]:
            out |= {"gold"} | self.small(seat)
            if not player["founded"] and player["castelli"] and self.givers(seat) and self.sites():
                out.add("found")
        return out | {f"take {card}" for card in set(self.view["display"]) - {None} if self.possible(seat, card)}

    def removable(self, city: dict[str, Any]) -> set[str]:
        """Return the outer buildings of a city (CIT-11.2, 11.4)."""
        tiles = {tile["space"] for tile in city["tiles"]}
        return {space for space in tiles - {city["castello"]} if self.connected(tiles - {space})}

    def connected(self, tiles: set[str]) -> bool:
        """Return whether tiles hang together."""
        todo = [min(tiles)]
        seen = set(todo)
        while todo:
            more = (beside(todo.pop(), self.seats) & tiles) - seen
            seen |= more
            todo += more
        return seen == tiles

    def expected(self, seat: int, verb: str, last: str) -> set[str]:
        """Return what must be offered, given the first word that is offered and what the seat did last."""
        match verb:
            case "place" | "site":
                found = self.sites()
            case "from":
                found = set(self.givers(seat))
            case "at":
                found = self.spots(seat, last.rpartition(" ")[2])
            case "harvest":
                found = self.harvests(seat)
            case "circus":
                found = self.arches(seat)
            case "invite" | "welcome" | "stage" | "listen":
                found = self.bought(seat, verb, last)
            case "build" if last == "take builders":
                return self.anything(seat)
            case "wish" | "claim" | "raze" | "starve":
                found = self.fated(seat, verb)
            case _:
                return self.turn(seat)
        return {f"{verb} {text}" for text in found}

    def bought(self, seat: int, verb: str, last: str) -> set[str]:
        """Return how many citizens or notables, for which city, or which voice cards (CIT-9.2, 9.4, 9.5)."""
        purse = self.players[seat]["gold"]
        if verb == "listen":
            return {places for places, price in HEARD.items() if price <= purse}
        if verb == "welcome":
            return {city["city"] for city in self.own(seat) if self.room(city) >= int(last.split()[1])}
        most = min(self.room_of_one(seat), self.view["supply"]) if verb == "invite" else self.players[seat]["notables"]
        return {str(n) for n in range(1, min(most, 3) + 1) if STEPS[n - 1] <= purse}

    def fated(self, seat: int, verb: str) -> set[str]:
        """Return the choices of phases 6 to 8 (CIT-10 to 12)."""
        own = self.own(seat)
        if verb == "wish":
            tie = self.view["tie"]
            asked = next(
                city for city in own if city["wish"] is None and self.robs(city, tie[0]) != self.robs(city, tie[1])
            )
            return {f"{asked['city']} {wish}" for wish in tie}
        if verb == "claim":
            return {f"{claim['city']} {claim['giver']}" for claim in self.contested()}
        if verb == "raze":
            return self.removable(next(city for city in own if city["citizens"] < city["size"]))
        return {city["city"] for city in own if city["citizens"]}

    def robs(self, city: dict[str, Any], wish: str) -> set[str]:
        """Return the neighbors from which a city takes in a color (CIT-10.5)."""
        pull = city["attractions"][wish]
        return {other for other in city["neighbors"] if self.cities[other]["attractions"][wish] < pull}

    def contested(self) -> list[dict[str, str]]:
        """Return the claims on cities that have fewer citizens than claims on them (CIT-10.12)."""
        claims: list[dict[str, str]] = self.view["claims"]
        asked = [claim["giver"] for claim in claims]
        return [claim for claim in claims if 0 < self.cities[claim["giver"]]["citizens"] < asked.count(claim["giver"])]
