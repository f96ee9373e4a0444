"""What a player may do in La Città, worked out from the view and the rules alone: a second opinion on the engine."""

from __future__ import annotations

from typing import Any

from tests.games.la_citta.geometry import DATA, beside, distances, lanes, name, place_of

SMALL = ["farm", "quarry", "market", "statue", "school", "fountain"]
NEEDS = {"farm": "field", "quarry": "mountain", "fountain": "water", "bathhouse": "water"}
STOCK = {kind: entry.get("stock", "") for kind, entry in DATA["buildings"].items()}
PRICES = {"palace": 1, "hospital": 1, "cathedral": 2, "university": 2, "bathhouse": 2, "builders": 1}
INVITE = [0, 1, 3]
HEARD = ["2", "3", "4", "2+3", "2+4", "3+4", "2+3+4"]
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
        return {self.slots[slot]["kind"] for slot in TOUCHES[space] if slot in self.slots}

    def wheat(self, space: str) -> int:
        """Return the wheat of the fields at a space (CIT-3.11)."""
        return sum(self.slots[slot]["wheat"] for slot in TOUCHES[space] if slot in self.slots)

    def mountains(self, space: str) -> int:
        """Return how many mountains a space touches (CIT-5.3)."""
        return sum(self.slots[slot]["kind"] == "mountain" for slot in TOUCHES[space] if slot in self.slots)

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
        """Tell whether a space touches what a building needs (CIT-7.7)."""
        return building not in NEEDS or NEEDS[building] in self.kinds(space)

    def builds(self, city: str, building: str) -> bool:
        """Tell whether a city has the citizen for a building, and no second market (CIT-7.5, 7.6, 7.8)."""
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

    def places(self, seat: int) -> int:
        """Return how many citizens can be placed."""
        return sum(self.room(city) for city in self.own(seat))

    def harvests(self, seat: int) -> set[str]:
        """Return the targets of a rich harvest (CIT-9.3)."""
        marked = {mark["space"] for mark in self.players[seat]["harvests"]}
        mine = {space for space, (city, kind) in self.tiles.items()
                if city.startswith(f"{seat}.") and kind in ("castello", "farm")}  # fmt: skip
        return {space for space in mine - marked if self.wheat(space) > 0}

    def circuses(self, seat: int) -> set[str]:
        """Return the targets of bread and circuses (CIT-9.4)."""
        return {city["city"] for city in self.own(seat) if not city["circuses"]}

    def possible(self, seat: int, card: str) -> bool:
        """Tell whether a politics card can be paid and carried out (CIT-8.3)."""
        player = self.players[seat]
        if player["gold"] < PRICES.get(card, 0):
            return False
        match card:
            case "population":
                return self.places(seat) > 0 and self.view["supply"] > 0
            case "rich_harvest":
                return self.view["year"] < 6 and player["notables"] > 0 and bool(self.harvests(seat))
            case "bread_and_circuses":
                return player["notables"] > 0 and bool(self.circuses(seat))
            case "listen":
                return True
            case "builders":
                return bool(self.small(seat))
        return bool(self.spots(seat, card))

    def turn(self, seat: int) -> set[str]:
        """Return what a turn offers (CIT-8.2, 8.5)."""
        player = self.players[seat]
        out = {"pass"} if self.voluntary else set()
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
        """Tell whether tiles hang together."""
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
                found = self.circuses(seat)
            case "invite" | "welcome" | "listen":
                found = self.bought(seat, verb)
            case "wish" | "claim" | "raze" | "starve":
                found = self.fated(seat, verb)
            case _:
                return self.turn(seat)
        return {f"{verb} {text}" for text in found}

    def bought(self, seat: int, verb: str) -> set[str]:
        """Return how many citizens, for which city, or which voice cards (CIT-9.2, 9.5)."""
        purse = self.players[seat]["gold"]
        if verb == "invite":
            most = min(self.places(seat), self.view["supply"], 3)
            return {str(n) for n in range(1, most + 1) if INVITE[n - 1] <= purse}
        if verb == "welcome":
            return {city["city"] for city in self.own(seat) if self.room(city)}
        return {places for places in HEARD if places.count("+") <= purse}

    def fated(self, seat: int, verb: str) -> set[str]:
        """Return the choices of phases 6 to 8 (CIT-10 to 12)."""
        own = self.own(seat)
        if verb == "wish":
            asked = next(city["city"] for city in own if city["wish"] is None)
            return {f"{asked} {wish}" for wish in self.view["tie"]}
        if verb == "claim":
            return {f"{claim['city']} {claim['giver']}" for claim in self.live(seat)}
        if verb == "raze":
            return self.removable(next(city for city in own if city["citizens"] < city["size"]))
        return {city["city"] for city in own if city["citizens"]}

    def live(self, seat: int) -> list[dict[str, str]]:
        """Return the claims of a seat that can be carried out (CIT-10.8)."""
        return [
            claim
            for claim in self.view["claims"]
            if claim["city"].startswith(f"{seat}.")
            and self.cities[claim["giver"]]["citizens"] > 0
            and self.room(self.cities[claim["city"]])
        ]
