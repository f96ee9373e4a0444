"""The board of La Città in the terminal, drawn from the view of one seat."""

from __future__ import annotations

from itertools import count
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from beffroi.cli.boards.la_citta_map import OWNERS, cells, drawn_map, letter
from beffroi.cli.boards.la_citta_pages import buildings_page, cards_page, cities_page
from beffroi.cli.boards.plain import Board, View

DOT = " · "
NONE = "–"
UNKNOWN = "?"
LINE = 66  # columns beside a label
SHORT = 2  # letters of a building on the map
WEALTH = ("gold", "income", "demand", "food", "balance", "actions", "castelli", "notables", "total")
WISH_STYLES = {"culture": "bold", "education": "bold magenta", "health": "bold blue"}

City = dict[str, Any]


class LaCittaBoard(Board):
    """Voice of the people, map, everybody in a line, display, then one's own cities and those of others."""

    pages = ("spaces", "cities", "cards", "buildings")
    gathered = ("place", "site", "at")

    @property
    def tables(self) -> dict[str, Any]:
        """Return the component data: what buildings and cards do, which landscapes a space touches."""
        return self.game.data.tables

    def term(self, key: str, **facts: Any) -> str:
        """Return a word of this board."""
        return self.says.say(f"la_citta-board-{key}", **facts)

    def title(self, view: View) -> str:
        phase = self.says.say(f"la_citta-phase-{view['phase']}")
        out = [self.says.say("la_citta-title")]
        if view["year"]:
            out.append(self.term("year", number=view["year"], last=view["years"]))
        if view["phase"] == "politics":
            phase = self.term("round", phase=phase, number=view["round"], last=view["rounds"])
        out.append(phase)
        return DOT.join(out)

    def sections(self, view: View, seat: int) -> list[RenderableType]:
        players = range(len(view["players"]))
        groups = [[number for number in players if number == seat], [number for number in players if number != seat]]
        parts: list[RenderableType] = [
            Group(*self.people(view, seat), Text("")),
            Group(self.chart(view), Text("")),
            Group(self.wealth(view, seat), Text("")),
            Group(self.display(view), Text("")),
        ]
        for seats in groups:
            if any(view["players"][number]["cities"] for number in seats):
                parts.append(Group(self.city_rows(view, seats), Text("")))
        return [*parts, self.stocks(view)]

    def everybody(self, view: View, seat: int) -> RenderableType:
        parts: list[RenderableType] = [self.wealth(view, seat)]
        for number, player in enumerate(view["players"]):
            head = Text(f"{letter(number)} {self.names[number]}", style=f"bold {OWNERS[number]}")
            parts += [Text(""), head, self.city_rows(view, [number])]
            taken = ", ".join(self.times(self.card(name), count) for name, count in player["taken"].items())
            if player["drawn"]:
                taken = f"{taken or NONE} {self.term('drawn', count=player['drawn'])}"
            parts.append(Text(self.term("taken", cards=taken or NONE), style="dim"))
            spots = ", ".join(entry["space"] for entry in player["harvests"])
            if spots:
                parts.append(Text(self.term("harvests", spaces=spots), style="dim"))
        return Group(*parts)

    # The people

    def people(self, view: View, seat: int) -> list[RenderableType]:
        """Return the voice cards as this seat knows them, the wish, and what is left to draw from."""
        text = Text(self.term("voice"), style="bold")
        for entry in view["voice"]:
            text.append("  ").append_text(self.voice_card(entry, seat))
        if not view["voice"]:
            text.append(f" {NONE}", style="not bold")
        cards = ", ".join(f"{self.wish(wish)} {count}" for wish, count in view["voice_left"].items())
        lines: list[RenderableType] = [text]
        if view["wish"] is not None:
            lines.append(Text(self.term("wish", wish=self.wish(view["wish"]))))
        elif view["tie"]:
            both = self.says.listed([self.wish(wish) for wish in view["tie"]])
            lines.append(Text(self.term("tie", wishes=both)))
        lines.append(Text(self.term("unseen", cards=cards, supply=view["supply"]), style="dim"))
        return [*lines, self.own(view["players"][seat], seat)] if seat >= 0 else lines

    def own(self, player: dict[str, Any], seat: int) -> Text:
        """Return what a small screen must not leave out: one's own gold, food and action cards."""
        facts = {key: player[key] for key in ("gold", "food", "demand", "actions")}
        text = Text(f"▸ {letter(seat)} {self.names[seat]}{DOT}{self.term('own', **facts)}")
        text.stylize("bold red" if player["food"] < player["demand"] else "bold")
        return text

    def voice_card(self, entry: dict[str, Any], viewer: int) -> Text:
        """Return one voice card: open, known to this seat alone, or hidden; and who else looked at it."""
        text = Text(f"{entry['place']} ", style="not bold")
        wish = entry["wish"]
        if wish is None:
            text.append(UNKNOWN, style="dim")
        else:
            name = self.wish(wish)
            text.append(name if entry["open"] else f"({name})", style=WISH_STYLES[wish])
        seats = ", ".join(letter(seat) for seat in entry["looked"] if seat != viewer)
        if seats and not entry["open"]:
            text.append(f" {self.term('looked', players=seats)}", style="dim")
        return text

    def wish(self, name: str) -> str:
        """Return the name of a wish."""
        return self.says.name("wish", name)

    # The map

    def chart(self, view: View) -> RenderableType:
        """Return the map with what may be chosen now, and what its signs mean."""
        shorts = {name: self.says.name("building", name)[:SHORT].lower() for name in self.tables["buildings"]}
        spaces, cities = self.offered()
        written = cells(view, shorts, spaces, cities)
        return Group(drawn_map(view, written), Text(self.term("legend"), style="dim"))

    def offered(self) -> tuple[set[str], set[str]]:
        """Return the spaces and the cities that the options of this seat name."""
        spaces: set[str] = set()
        cities: set[str] = set()
        for action in self.offers:
            for domain, name in self.game.words.arguments(action).items():
                if domain == "space":
                    spaces.add(name)
                elif domain in ("city", "giver"):
                    cities.add(name)
        return spaces, cities

    def touched(self, view: View, space: str) -> str:
        """Return what a space touches: the wheat of its fields, mountains, water."""
        slots = {slot["slot"]: slot for slot in view["slots"]}
        found = next(entry for entry in self.tables["map"]["spaces"]["list"] if "{},{}".format(*entry["at"]) == space)
        near = [slots[name] for name in found["touches"]]
        wheat = sum(slot["wheat"] for slot in near)
        out = [self.term("wheat", count=wheat)] if wheat else []
        for kind in ("mountain", "water"):
            count = sum(slot["kind"] == kind for slot in near)
            if count:
                out.append(self.times(self.says.say(f"la_citta-land-{kind}"), count))
        return " ".join(out) or self.term("bare")

    def times(self, name: str, count: int) -> str:
        """Return a name with its number, where there are several."""
        return name if count == 1 else f"{name} ×{count}"

    # Players and cities

    def wealth(self, view: View, seat: int) -> RenderableType:
        """Return all players, one line each: gold, citizens and their food, cards and pieces in hand, points."""
        rows = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
        rows.add_column(self.term("head-first"), no_wrap=True, overflow="ellipsis", min_width=22, max_width=22)
        for key in WEALTH:
            head = self.term(f"head-{key}")
            rows.add_column(head, justify="right", no_wrap=True, min_width=len(head))
        rows.add_column("", no_wrap=True)
        for number, player in enumerate(view["players"]):
            marks = f"{'1' if number == view['first'] else ' '}{'▸' if number == seat else ' '}"
            name = Text(f"{marks} {letter(number)} ", style=f"bold {OWNERS[number]}")
            name.append(self.names[number], style="bold default" if number == seat else "not bold default")
            balance = player["food"] - player["demand"]
            values = player | {"balance": f"{balance:+d}" if balance else "0"}
            state = [self.term(key) for key in ("hungry", "founded") if player[key]]
            rows.add_row(name, *[str(values[key]) for key in WEALTH], Text(", ".join(state), style="bold red"))
        return rows

    def city_rows(self, view: View, seats: list[int]) -> RenderableType:
        """Return the cities of some players, one line each."""
        rows = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
        rows.add_column(self.term("head-city"), no_wrap=True)
        for key in ("space", "people", "spare", "food", "arches"):
            rows.add_column(self.term(f"head-{key}"), no_wrap=True, justify="right")
        rows.add_column(self.term("head-buildings"), ratio=1)
        rows.add_column(self.term("head-neighbors"), no_wrap=False)
        for seat in seats:
            for city in view["players"][seat]["cities"]:
                name = Text(self.city(city["city"]), style=f"bold {OWNERS[seat]}")
                numbers = [self.people_of(city), str(spare(city)), str(city["food"]), self.arches(city)]
                near = " ".join(self.city(other) for other in city["neighbors"])
                rows.add_row(name, city["castello"], *numbers, self.tiles(view, city), near or NONE)
        return rows

    def city(self, name: str) -> str:
        """Return the name of a city as the map shows it."""
        return self.says.name("city", name)

    def people_of(self, city: City) -> str:
        """Return population and cap: `6/8`, or `9/∞`."""
        return f"{city['citizens']}/{'∞' if city['cap'] is None else city['cap']}"

    def arches(self, city: City) -> str:
        """Return the arches of a city, in the order of the wishes."""
        return " ".join(str(count) for count in city["arches"].values())

    def tiles(self, view: View, city: City) -> str:
        """Return the buildings of a city beside the castello, the notables on arches, and what counts in a tie."""
        spaces = {tile["space"] for tile in city["tiles"]}
        counts: dict[str, int] = {}
        for tile in city["tiles"][1:]:
            counts[tile["building"]] = counts.get(tile["building"], 0) + 1
        out = [self.times(self.says.name("building", name).lower(), count) for name, count in counts.items()]
        feasts = [mark for player in view["players"] for mark in player["circuses"] if mark["space"] in spaces]
        out += [self.term("marked", count=mark["number"], wish=self.wish(mark["wish"]).lower()) for mark in feasts]
        if view["tie"] and city["wish"] is not None:
            out.append(self.term("counts", wish=self.wish(city["wish"]), number=city["attraction"]))
        return ", ".join(out) or NONE

    # Cards and buildings

    def card(self, name: str) -> str:
        """Return the name of a politics card."""
        return self.says.name("card", name)

    def price(self, name: str) -> str:
        """Return what a politics card costs, or the steps of its price."""
        entry = self.tables["politics"][name]
        prices = entry["effect"].get("prices")
        steps = list(prices.values()) if isinstance(prices, dict) else prices
        return "/".join(str(price) for price in steps) if steps else str(entry.get("cost", 0))

    def display(self, view: View) -> RenderableType:
        """Return the open politics cards with their prices, and the piles; what cannot be taken now is dim."""
        arguments = [self.game.words.arguments(action) for action in self.offers]
        takable = {given["card"] for given in arguments if "card" in given}
        items = []
        for name in view["display"]:
            label = NONE if name is None else self.term("priced", card=self.card(name), price=self.price(name))
            items.append(Text(label, style="dim" if name is None or (takable and name not in takable) else ""))
        discard = sum(view["discard"].values())
        items.append(Text(self.term("piles", pile=view["pile"], discard=discard), style="dim"))
        return labeled(self.term("display"), items)

    def does(self, name: str) -> str:
        """Return what a politics card does; of a building card, what its building gives."""
        effect = self.tables["politics"][name]["effect"]
        return self.gives(effect["building"]) if "building" in effect else self.says.effect(effect)

    def offer(self, name: str) -> str:
        """Return price and effect of a politics card; the steps of a price are part of the effect."""
        entry = self.tables["politics"][name]
        if "prices" in entry["effect"]:
            return self.does(name)
        return f"{self.term('gold', count=entry.get('cost', 0))}{DOT}{self.does(name)}"

    def gives(self, name: str) -> str:
        """Return what a building needs and gives, in a few words."""
        entry = self.tables["buildings"][name]
        wishes = list(self.tables["wishes"])
        out = [
            self.term("arches", count=count, wish=self.says.say(f"la_citta-wish-{wish}").lower())
            for wish, count in zip(wishes, entry["arches"], strict=True)
            if count
        ]
        out += [self.term(key) for key in ("feeds", "mines") if entry.get(key)]
        if entry.get("citizen") == "supply":
            out.append(self.term("brings"))
        if entry.get("cap_step"):
            out.append(self.term(f"cap-{entry['cap_step']}", cap=self.tables["numbers"]["cap_market"]["value"]))
        where = f"{self.term('at-' + entry['at'])}{DOT}" if "at" in entry else ""
        return where + ", ".join(out)

    def stocks(self, view: View) -> RenderableType:
        """Return the tiles left: twin buildings share theirs."""
        items = [Text(f"{self.stock(stock)} {count}", style="dim") for stock, count in view["stocks"].items()]
        return labeled(self.term("stocks"), items)

    def stock(self, stock: str) -> str:
        """Return a stock, called by the buildings of its tiles."""
        names = [name for name, entry in self.tables["buildings"].items() if entry.get("stock") == stock]
        return "/".join(self.says.name("building", name).lower() for name in names)

    def page(self, name: str, view: View, seat: int) -> RenderableType:
        match name:
            case "cities":
                return cities_page(self, view)
            case "cards":
                return cards_page(self)
            case "buildings":
                return buildings_page(self, view)
        return Group(self.chart(view), Text(""), Text(self.term("signs")), self.stocks(view))

    # Options

    def note(self, domain: str, name: str, view: View, seat: int) -> str:
        """Return what an option costs or gives: a building, a card, a space, a city, a number of citizens or cards."""
        match domain:
            case "verb":
                gold = self.tables["numbers"]["action_gold"]["value"]
                return self.term("gold", count=gold) if name == "gold" else ""
            case "building":
                return self.gives(name)
            case "card":
                return self.offer(name)
            case "space":
                return self.standing(view, name) or self.promised(view, name)
            case "city" | "giver":
                return self.about(view, name)
            case "count":
                return self.step_price("population", int(name))
            case "notables":
                return self.step_price("games", int(name))
            case "heard":
                return self.step_price("listen", len(name.split("+")))
        return ""

    def promised(self, view: View, space: str) -> str:
        """Return what a free space touches, or that a farm or quarry there would give nothing."""
        return self.term("useless") if view["yields"].get(space) == 0 else self.touched(view, space)

    def standing(self, view: View, space: str) -> str:
        """Return the building on a space and what the space touches; nothing for a free one."""
        for player in view["players"]:
            for city in player["cities"]:
                for tile in city["tiles"]:
                    if tile["space"] == space:
                        name = self.says.name("building", tile["building"])
                        return f"{name} ({self.city(city['city'])}){DOT}{self.touched(view, space)}"
        return ""

    def about(self, view: View, name: str) -> str:
        """Return people, spare citizens and arches of a city."""
        seat = int(name.partition(".")[0])
        for city in view["players"][seat]["cities"]:
            if city["city"] == name:
                return self.term("about", people=self.people_of(city), spare=spare(city), arches=self.arches(city))
        return ""

    def step_price(self, word: str, steps: int) -> str:
        """Return the price of so many steps of a card, where all cards with this word agree."""
        effects = [entry["effect"] for entry in self.tables["politics"].values() if entry["effect"]["do"] == word]
        steps_of = [dict(zip(effect.get("looks", count(1)), effect["prices"], strict=False)) for effect in effects]
        prices = {found[steps] for found in steps_of if steps in found}
        return self.term("gold", count=prices.pop()) if len(prices) == 1 else ""


def spare(city: City) -> int:
    """Return the citizens that may leave the castello, which keeps one."""
    return max(0, int(city["idle"]) - 1)


def labeled(label: str, items: list[Text]) -> RenderableType:
    """Return things side by side behind a label, none of them cut at the end of a line."""
    lines = [Text()]
    for item in items:
        if lines[-1] and len(lines[-1]) + len(DOT) + len(item) > LINE:
            lines.append(Text())
        elif lines[-1]:
            lines[-1].append(DOT, style="dim")
        lines[-1].append_text(item)
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True, style="bold")
    grid.add_column()
    grid.add_row(label, Text("\n").join(lines))
    return grid


BOARD = LaCittaBoard
