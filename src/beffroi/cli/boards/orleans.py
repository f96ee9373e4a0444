"""The board of Orléans in the terminal, drawn from the view of one seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from beffroi.cli.boards.orleans_map import drawn_map, ways_from
from beffroi.cli.boards.plain import Board
from beffroi.cli.screen import table
from beffroi.games.orleans.shape import Hour, Seat
from beffroi.games.orleans.shape import Table as View

FILLED = "bold green"
MISSING = "dim"
PASSED = "–"  # before the name of a player who has passed
LETTERS = 3  # of a figure's name, where there is little room


class OrleansWords(Board[View]):
    """Places, ways and stocks, in a few words."""

    def happening(self, view: View, event: Hour) -> str:
        """Return what an event does in this edition and grade."""
        facts = self.tables["events"][event["name"]]
        amount = facts.get("amount", {}).get(view["edition"], 0)
        if isinstance(amount, dict):
            amount = amount.get(event["grade"], 0)
        return self.says.happening(facts, amount)

    def counts(self, domain: str, counts: Mapping[Any, int]) -> str:
        """Return things with their numbers: « 2 fermiers, 1 batelier* »."""
        return ", ".join(f"{n} {self.counted(domain, name, n)}" for name, n in counts.items()) or "–"

    def counted(self, domain: str, name: str, count: int) -> str:
        """Return a thing as it is called in this number."""
        if domain in ("kind", "figure") and count > 1:
            star = "*" if name.endswith("*") else ""
            return str(self.says.noun("figure", name.rstrip("*"))["figure-many"]) + star
        return self.label(domain, name)

    def label(self, domain: str, name: str) -> str:
        if domain == "kind":
            return self.says.name("figure", name.rstrip("*")) + ("*" if name.endswith("*") else "")
        return super().label(domain, name)

    def short(self, figure: str) -> str:
        """Return a figure in three letters; what asks for nobody in particular in a word."""
        if figure in ("any", "any_neutral", "tech"):
            return self.term(f"short-{figure}")
        star = "*" if figure.endswith("*") else ""
        return self.says.name("figure", figure.rstrip("*"))[:LETTERS] + star

    def slots(self, place: str, held: Sequence[str | None] | None) -> Text:
        """Return the slots of a place: [who stands there], (who is missing)."""
        text = Text()
        entry = self.entry(place)
        needs = entry.get("slots", [])
        for i, need in enumerate(needs):
            piece = held[i] if held is not None and i < len(held) else None
            if text:
                text.append(" ")
            if piece is None:
                text.append(f"({self.short(need)})", style=MISSING)
            else:
                text.append(f"[{self.short(piece)}]", style=FILLED)
        if not needs:
            text.append(f"({self.term('permanent')})", style=MISSING)
        return text

    def entry(self, place: str) -> dict[str, Any]:
        """Return the data of a place of the player board or of a tile."""
        found: dict[str, Any] = self.tables["places"].get(place) or self.tables["tiles"].get(place) or {}
        return found

    def complete(self, place: str, held: Sequence[str | None]) -> bool:
        """Return whether enough characters stand on a place to use it."""
        needs = self.entry(place).get("slots", [])
        filled = sum(piece is not None for piece in held[: len(needs)])
        return bool(needs) and filled >= self.entry(place).get("least_filled", len(needs))

    def merchant(self, player: Seat) -> str:
        """Return where a merchant stands and how many posts are left."""
        town = self.says.name("town", player["merchant"])
        return self.term("merchant", town=town, posts=player["posts"])

    def owners(self, view: View, town: str) -> str:
        """Return who has a post in a town."""
        seats = view["posts"].get(town, [])
        return self.term("posts-of", players=self.says.listed([self.names[s] for s in seats])) if seats else ""


class OrleansBoard(OrleansWords):
    """Round and event, everybody's tracks, then one's own followers, places, merchant; then deeds and supply."""

    pages = ("places", "map", "deeds", "tiles")

    def term(self, key: str, **facts: Any) -> str:
        """Return a word of this board."""
        return self.says.say(f"cli-orleans-{key}", **facts)

    def title(self, view: View) -> str:
        phase = self.says.say(f"orleans-phase-{view['phase']}")
        where = self.says.say("table-phase", number=view["round"], last=view["rounds"], phase=phase)
        return f"{self.says.say('orleans-title')} {view['edition']} · {where}"

    def sections(self, view: View, seat: int) -> list[RenderableType]:
        return [
            Group(self.event_line(view), Text("")),
            Group(self.tracks(view, seat), Text("")),
            Group(*self.own_lines(view, seat)),
            Group(self.places(view, seat), Text("")),
            Group(self.travel(view, seat), Text("")),
            Group(self.supply(view), Text("")),
            self.short_deeds(view),
        ]

    # The table

    def event_line(self, view: View) -> RenderableType:
        """Return the event of the round with its grade and what it does, what is next, who is first."""
        text = Text()
        event = view["event"]
        if event is not None:
            grade = "" if event["grade"] == "none" else f" {event['grade']}"
            name = f"{self.says.name('event', event['name'])}{grade}"
            text.append(self.says.say("card", name=name, text=self.happening(view, event)))
            text.stylize("bold yellow", 0, len(name))
        else:
            text.append(self.term("no-event"))
        order = Text(self.term("first", player=self.names[view["first"]]), style="dim")
        if view["next_grade"] not in (None, "none"):
            order.append(f" · {self.term('next', grade=view['next_grade'])}")
        return Group(text, order)

    def tracks(self, view: View, seat: int) -> RenderableType:
        """Return all players, one line each: tracks, development, level, coins, posts, citizens, bag, points."""
        figures = list(view["players"][0]["tracks"])
        heads = [self.short(figure) for figure in figures]
        heads += [self.term(f"head-{key}") for key in ("development", "level", "coins", "posts", "citizens")]
        heads += [self.term(f"head-{key}") for key in ("goods", "bag", "score")]
        rows = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
        rows.add_column("", no_wrap=True, overflow="ellipsis", min_width=10, max_width=18)
        for head in heads:
            rows.add_column(head, justify="right", no_wrap=True, min_width=len(head))
        for number, player in enumerate(view["players"]):
            mark = PASSED if player["passed"] else "▸" if number == seat else " "
            name = Text(f"{mark} {self.names[number]}", style="bold" if number == seat else "")
            cells = [player["tracks"][figure] for figure in figures]
            cells += [player[key] for key in ("development", "level", "coins", "built", "citizens")]
            cells += [sum(player["goods"].values()), player["bag_size"], player["total"]]
            rows.add_row(name, *[str(cell) for cell in cells])
        return rows

    def everybody(self, view: View, seat: int) -> RenderableType:
        parts: list[RenderableType] = [self.tracks(view, seat)]
        for number, player in enumerate(view["players"]):
            if number != seat:
                parts += [Text(""), Text(self.names[number], style="bold")]
                parts += [*self.own_lines(view, number), self.places(view, number)]
                parts.append(Text(self.merchant(player), style="dim"))
        return Group(*parts)

    # One player

    def own_lines(self, view: View, seat: int) -> list[RenderableType]:
        """Return market, bag, tower and goods of one player; a bag that is not shown by its size."""
        player = view["players"][seat]
        spaces = self.tables["numbers"]["market_spaces"]["value"]
        market = self.term("market", count=sum(player["market"].values()), spaces=spaces)
        bag = self.term("bag", count=player["bag_size"])
        lines = [(market, self.counts("kind", player["market"]))]
        if player["fresh"]:
            lines.append((self.term("fresh"), self.counts("kind", player["fresh"])))
        if player["tower"]:
            lines.append((self.term("tower"), self.counts("kind", player["tower"])))
        if "bag" in player:
            lines.append((bag, self.counts("kind", player["bag"])))
        else:
            lines.append((bag, self.term("secret")))
        lines.append((self.term("goods"), self.counts("good", player["goods"])))
        if player["held"]:
            lines.append((self.term("held"), str(player["held"])))
        grid = Table.grid(padding=(0, 1))
        grid.add_column(no_wrap=True, style="bold")
        grid.add_column()
        for label, content in lines:
            grid.add_row(label, content)
        return [grid, Text("")]

    def places(self, view: View, seat: int) -> RenderableType:
        """Return the places of a player side by side: a mark when they can be used, slots with who is missing."""
        cells: list[RenderableType] = []
        for place, held in view["players"][seat]["slots"].items():
            grid = Table.grid(padding=(0, 1))
            grid.add_column(width=18, no_wrap=True, overflow="ellipsis")
            grid.add_column(width=20, no_wrap=True)
            ready = self.complete(place, held)
            mark = "●" if ready else "○" if any(held) else " "
            name = Text(f"{mark} {self.says.name('place', place)}", style="bold" if ready else "")
            grid.add_row(name, self.slots(place, held))
            cells.append(grid)
        return Columns(cells, padding=(0, 1), column_first=True)

    def travel(self, view: View, seat: int) -> RenderableType:
        """Return the ways from the merchant's town, with the goods on them and who has posts at their ends."""
        player = view["players"][seat]
        grid = Table.grid(padding=(0, 1))
        grid.add_column(no_wrap=True)
        grid.add_column()
        for kind in ("river", "road"):
            ways = ways_from(self.tables["edges"], player["merchant"], kind)
            if ways:
                texts = [self.way(view, name, town) for name, town in ways]
                grid.add_row(Text(f"  {self.term(f'by-{kind}')}"), Text(" · ").join(texts))
        here = Text(self.merchant(player), style="bold")
        owners = self.owners(view, player["merchant"])
        if owners:
            here.append(f" · {owners}")
        return Group(here, grid)

    def way(self, view: View, edge: str, town: str) -> Text:
        """Return one way: where it leads, what lies on it, whose posts stand there."""
        goods = ", ".join(self.says.name("good", good) for good in view["map"].get(edge, []))
        text = Text(self.says.name("town", town).replace(" ", "\u00a0"))
        text.append(f"\u00a0[{goods or '–'}]", style="" if goods else "dim")
        owners = self.owners(view, town)
        if owners:
            text.append(f" {owners}", style="dim")
        return text

    # Supply, deeds, tiles

    def supply(self, view: View) -> RenderableType:
        """Return what is left in the common supply."""
        figures = self.counts("figure", view["supply"])
        technology = self.term("technology", count=view["technology"])
        bank = "" if view["bank"] is None else f" · {self.term('bank', count=view['bank'])}"
        grid = Table.grid(padding=(0, 1))
        grid.add_column(no_wrap=True, style="bold")
        grid.add_column()
        grid.add_row(self.term("supply"), f"{figures} · {technology}{bank}")
        grid.add_row("", self.counts("good", view["goods"]))
        return grid

    def short_deeds(self, view: View) -> RenderableType:
        """Return the deeds with what each still needs, in a few lines."""
        text = Text(f"{self.term('deeds')} ", style="bold")
        for i, (name, deed) in enumerate(view["deeds"].items()):
            free = " ".join(f"{n}{self.short(figure)}" for figure, n in deed["free"].items())
            text.append(" · " if i else "", style="not bold")
            text.append(self.says.name("deed", name), style="not bold" if free else "not bold dim strike")
            text.append(f" ({free})" if free else f" ({self.term('done')})", style="not bold dim")
        return text

    def page(self, name: str, view: View, seat: int) -> RenderableType:
        match name:
            case "places":
                return self.places_page(view, seat)
            case "deeds":
                return self.deeds_page(view)
            case "tiles":
                return self.tiles_page(view)
        return drawn_map(self, view)

    def places_page(self, view: View, seat: int) -> RenderableType:
        """Return one's places with what they do."""
        rows = table(self.term("head-place"), self.term("head-slots"), self.term("head-effect"))
        for place, held in view["players"][seat]["slots"].items():
            effect = self.says.effect(self.entry(place)["effect"])
            rows.add_row(self.says.name("place", place), self.slots(place, held), effect)
        return rows

    def deeds_page(self, view: View) -> RenderableType:
        """Return every deed: free spaces out of all, what each character brings, the citizen."""
        heads = [self.term(f"head-{key}") for key in ("deed", "free", "reward", "citizen")]
        rows = table(*heads)
        for name, deed in view["deeds"].items():
            spaces = [
                f"{deed['free'].get(figure, 0)}/{n} {self.says.name('figure', figure)}"
                for figure, n in deed["spaces"].items()
            ]
            reward = [self.says.effect({"do": "gain", key: deed[key]}) for key in ("coins", "development") if deed[key]]
            citizen = self.term("yes") if deed["citizen"] else "–"
            joined = self.says.listed(reward, "list-or")
            rows.add_row(self.says.name("deed", name), ", ".join(spaces), joined, citizen)
        return rows

    def tiles_page(self, view: View) -> RenderableType:
        """Return the place tiles that can still be taken, with what they ask for and do."""
        heads = [self.term(f"head-{key}") for key in ("pile", "place", "slots", "effect")]
        rows = table(*heads)
        for pile, tiles in view["tiles"].items():
            for tile in tiles:
                effect = self.says.effect(self.entry(tile)["effect"])
                rows.add_row(pile, self.says.name("tile", tile), self.slots(tile, None), effect)
        return rows

    def note(self, domain: str, name: str, view: View, seat: int) -> str:
        """Return who is missing on a place to plan on, the effect of one to use or to take, who stands on a slot."""
        if domain == "slot":
            place, _, number = name.rpartition(".")
            held = view["players"][seat]["slots"].get(place, [])
            piece = held[int(number) - 1] if int(number) <= len(held) else None
            return self.label("kind", piece) if piece not in (None, "tech") else ""
        if domain == "place":
            if view["phase"] == "planning":
                return self.slots(name, view["players"][seat]["slots"].get(name)).plain
            return self.says.effect(self.entry(name)["effect"])
        if domain == "tile":
            return f"{self.slots(name, None).plain} {self.says.effect(self.entry(name)['effect'])}"
        return ""


BOARD = OrleansBoard
