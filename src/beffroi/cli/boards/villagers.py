"""The board of Villagers in the terminal, drawn from the view of one seat."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from beffroi.cli.boards.plain import Board
from beffroi.cli.screen import table
from beffroi.games.villagers.shape import Pile, Seat, Spot, Village
from beffroi.games.villagers.shape import Table as View
from beffroi.i18n.messages import Messages
from beffroi.kernel.game import Game

TOP = "bold"
COVERED = "dim"
GOLD = "yellow"
LINK = " › "  # the right one lies on the left one
BESIDE = " | "  # both lie on the same one
DOT = " · "
NONE = "–"
FREE = "+"  # so many villagers may still lie on a card
WEALTH = ("treasury", "food", "houses", "capacity", "limit", "gold", "silver", "coins", "villagers", "hand_size")


class VillagersWords(Board[View]):
    """What stands on villagers and events, in a few words."""

    def mark(self, view: View, stack: int) -> str:
        """Return the mark of a market whose card lies under a stack, until it was held."""
        for held in ("first", "second"):
            if held not in view["markets"] and stack == self.last_stack(held):
                return self.term(f"mark-{held}")
        return ""

    def last_stack(self, held: str) -> int:
        """Return the stack over the card of a market: it is held when this one and all before it are empty."""
        number = "market1_stack" if held == "first" else "market2_stack"
        return int(self.tables["numbers"][number]["value"]) - 1

    def pile(self, pile: Pile) -> str:
        """Return a pile that lies face down: its size and the back on top."""
        if pile["back"] is None:
            return NONE
        return f"{pile['size']} {self.says.name('family', pile['back'])}"

    def card(self, name: str) -> str:
        """Return the name of a card."""
        return self.says.name("card", name)

    def entry(self, card: str) -> dict[str, Any]:
        """Return the data of a villager; nothing for other cards."""
        found: dict[str, Any] = self.tables["villagers"].get(card, {})
        return found

    def face(self, card: str, side: str | None = None) -> dict[str, Any]:
        """Return what a card shows: of Founders and the Countess the side that is up."""
        if side is None:
            return self.entry(card)
        found: dict[str, Any] = self.tables["countess" if card == "countess" else "founders"].get(side, {})
        return found

    def printed(self, face: dict[str, Any]) -> list[str]:
        """Return the symbols with a number: gold, food, houses, keychain."""
        return [self.term(key, count=face[key]) for key in ("gold", "food", "houses", "keychain") if face.get(key)]

    def symbols(self, card: str, side: str | None = None) -> list[str]:
        """Return everything below the name of a card, in words."""
        face = self.face(card, side)
        return self.printed(face) + [self.says.effect(face[key]) for key in ("silver", "special") if key in face]

    def needs(self, card: str) -> list[str]:
        """Return what a villager asks for: a card to lie on, a key for its padlock."""
        entry = self.entry(card)
        out = []
        if "placed_on" in entry and entry["placed_on"] not in ("table", "any", "swap", "discard"):
            out.append(self.term("on", card=self.card(entry["placed_on"])))
        if entry.get("lock"):
            out.append(self.term("lock", card=self.card(entry["lock"])))
        return out

    def shows(self, card: str) -> str:
        """Return everything about a villager except its name."""
        return DOT.join([*self.symbols(card), *self.needs(card)])

    def label(self, domain: str, name: str) -> str:
        if domain == "card":
            about = DOT.join(self.printed(self.entry(name) | {"keychain": 0}))
            return f"{self.card(name)} ({about})" if about else self.card(name)
        return super().label(domain, name)

    def counts(self, village: Village, player: Seat | None = None) -> str:
        """Return what silver may count in a village, and what is left of a draft or of a build turn."""
        found = [f"{self.says.name('family', name)} {count}" for name, count in village["symbols"].items() if count]
        found += [self.term(key, count=village[key]) for key in ("gold_symbols", "padlocks") if village[key]]
        if player and player["due"]:
            found.append(self.term("due", count=player["due"]))
        if player and (player["placed"] or player["exchanges"]):
            left = player["limit"] - player["placed"]
            found.append(self.term("turn", count=left, exchanges=player["exchanges"]))
        if player and player["free_unlock"]:
            found.append(self.term("free"))
        return self.term("village", counts=DOT.join(found) or NONE)

    def chains(self, piles: list[dict[str, Any]]) -> list[Text]:
        """Return piles as texts, those that look alike once, with their number."""
        texts = [self.chain(pile) for pile in piles]
        counts = Counter(text.plain for text in texts)
        once = {text.plain: text for text in reversed(texts)}
        return [once[plain].append(f" ×{count}" if count > 1 else "") for plain, count in counts.items()]

    def chain(self, node: dict[str, Any]) -> Text:
        """Return a card and what lies on it: `Lumberjack › (Carpenter [1 house] | Wheeler › Cartwright [9 gold])`."""
        text = Text()
        name = self.card(node["card"])
        if node["stands_for"]:
            name = self.term("stands-for", card=name, role=self.card(node["stands_for"]))
        text.append(name, style=TOP if node["top"] else COVERED)
        if node["free"]:
            text.append(f" {FREE}{node['free']}", style="green")
        shown = self.symbols(node["card"], node["side"]) if node["top"] else []
        if shown:
            text.append(f" [{DOT.join(shown)}]")
        if node["coins"]:
            text.append(f" {self.term('lying', count=node['coins'])}", style=GOLD)
        above = [self.chain(card) for card in node["above"]]
        if len(above) == 1:
            text.append(LINK).append_text(above[0])
        elif above:
            text.append(f"{LINK}(").append_text(Text(BESIDE).join(above)).append(")")
        return text

    def backs(self, player: Seat) -> str:
        """Return the backs of a hand, and which of its cards everybody has seen."""
        backs = ", ".join(f"{count} {self.says.name('family', name)}" for name, count in player["backs"].items())
        seen = ", ".join(self.card(entry["card"]) for entry in player["seen"])
        return (backs or NONE) + (f"{DOT}{self.term('seen', cards=seen)}" if seen else "")

    def event(self, name: str) -> str:
        """Return what an event does."""
        return self.says.happening(self.tables["events"][name]["effect"])

    def when(self, name: str) -> str:
        """Return the phase in which an event acts."""
        return self.says.say(f"villagers-when-{self.tables['events'][name]['phase']}")


class VillagersBoard(VillagersWords):
    """Road, markets and events, everybody in a line, then one's own village and hand; then the others."""

    pages = ("cards", "events")
    last = (*Board.last, "skip")

    def __init__(self, game: Game, says: Messages, names: list[str]) -> None:
        super().__init__(game, says, names)
        says.players = names  # so that actions can say whose village they mean

    def title(self, view: View) -> str:
        phase = self.says.say(f"villagers-phase-{view['phase']}")
        mode = "" if view["mode"] is None else f"{DOT}{self.term('mode-' + view['mode'])}"
        return f"{self.says.say('villagers-title')}{mode}{DOT}{self.term('round', number=view['round'], phase=phase)}"

    def sections(self, view: View, seat: int) -> list[RenderableType]:
        parts: list[RenderableType] = [Group(self.road(view), self.supply(view), Text(""))]
        if view["mode"] is not None:
            parts.append(Group(*self.event_lines(view), Text("")))
        parts.append(Group(self.wealth(view, seat), Text("")))
        parts.append(Group(*self.village(view["players"][seat]), Text("")))
        parts.append(Group(self.hand(view, seat)))
        if view["mode"] is not None:
            parts.append(Group(Text(""), *self.countess(view)))
        parts += [Group(Text(""), self.other(view, number)) for number in range(len(view["players"])) if number != seat]
        return parts

    def everybody(self, view: View, seat: int) -> RenderableType:
        parts: list[RenderableType] = [self.wealth(view, seat)]
        for number, player in enumerate(view["players"]):
            if number != seat:
                parts += [Text(""), Text(self.names[number], style="bold"), *self.village(player)]
                parts.append(self.hand(view, number))
        if view["mode"] is not None:
            parts += [Text(""), *self.countess(view)]
        return Group(*parts)

    # The road

    def road(self, view: View) -> RenderableType:
        """Return the six places from left to right: stack above with its back, villager, coins, what it shows."""
        rows = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
        rows.add_column("", justify="right", no_wrap=True, style="dim")
        rows.add_column(self.term("head-stack"), no_wrap=True)
        rows.add_column(self.term("head-road"), no_wrap=True)
        rows.add_column(self.term("head-coins"), justify="right", no_wrap=True, style=GOLD)
        rows.add_column(self.term("head-shows"))
        for i, (stack, held) in enumerate(zip(view["stacks"], view["road"], strict=True)):
            above = Text(self.pile(stack), style="" if stack["size"] else "dim")
            mark = self.mark(view, i)
            if mark:
                above.append(f" {mark}", style="bold")
            if held is None:
                rows.add_row(str(i + 1), above, Text(NONE, style="dim"), "", "")
                continue
            coins = str(held["coins"]) if held["coins"] else ""
            rows.add_row(str(i + 1), above, Text(self.card(held["card"]), style=TOP), coins, self.shows(held["card"]))
        return rows

    def supply(self, view: View) -> RenderableType:
        """Return how far the markets are, the reserve and the common villagers."""
        clocks = []
        for held in ("first", "second"):
            left = sum(stack["size"] for stack in view["stacks"][: self.last_stack(held) + 1])
            key = "done" if held in view["markets"] else "left"
            clocks.append(self.term(f"market-{key}", market=self.says.name("held", held), count=left))
        commons = ", ".join(f"{self.card(name)} {count}" for name, count in view["commons"].items())
        reserve = self.term("reserve", pile=self.pile(view["reserve"]))
        return Group(*[Text(line, style="dim") for line in (DOT.join(clocks), DOT.join([reserve, commons]))])

    # Cards

    # Villages

    def wealth(self, view: View, seat: int) -> RenderableType:
        """Return all players, one line each: treasury, food, houses, what they allow, what the village earns."""
        rows = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
        head = self.term("head-first") if view["mode"] is None else ""
        rows.add_column(head, no_wrap=True, overflow="ellipsis", min_width=18, max_width=18)
        for key in WEALTH:
            head = self.term("head-lying" if key == "coins" else f"head-{key}")
            rows.add_column(head, justify="right", no_wrap=True, min_width=len(head))
        for number, player in enumerate(view["players"]):
            first = "1" if number == view["first"] and view["mode"] is None else " "
            name = Text(f"{first}{'▸' if number == seat else ' '} {self.names[number]}")
            name.stylize("bold" if number == seat else "")
            rows.add_row(name, *[str(player[key]) for key in WEALTH])  # type: ignore[literal-required]
        if view["mode"] is not None:
            countess = view["countess"]
            rows.add_row(f"   {self.card('countess')}", *[str(countess.get(key, NONE)) for key in WEALTH])
        return rows

    def village(self, player: Seat) -> list[RenderableType]:
        """Return a village: each pile on a line, and what all its cards count together."""
        lines: list[RenderableType] = [Text(self.counts(player, player), style="dim")]
        lines += [Padding(text, (0, 0, 0, 2)) for text in self.chains(piles_of(player["cards"]))]
        if player.get("square"):
            lines.append(Text(self.term("square", cards=", ".join(self.card(card) for card in player["square"]))))
        return lines

    def countess(self, view: View) -> list[RenderableType]:
        """Return the Countess's village: her cards stand separately."""
        countess = view["countess"]
        head = Text(self.term("countess", gold=countess["treasury"]), style="bold")
        cards = Text(DOT).join(self.chains([node | {"above": [], "free": 0} for node in countess["cards"]]))
        return [head, Text(self.counts(countess), style="dim"), Padding(cards, (0, 0, 0, 2))]

    def hand(self, view: View, seat: int) -> RenderableType:
        """Return a hand by family: one's own with what each card shows, another one as its backs."""
        player = view["players"][seat]
        head = self.term("hand", count=player["hand_size"])
        if "hand" not in player:
            return Text(f"{head}{DOT}{self.backs(player)}")
        cards = Counter(player["hand"])
        families = list(self.tables["families"])
        order = sorted(cards, key=lambda card: (families.index(self.entry(card)["family"]), self.card(card)))
        rows = Table.grid(padding=(0, 1))
        rows.add_column(no_wrap=True, style="dim", min_width=10)
        rows.add_column(no_wrap=True)
        rows.add_column()
        last = ""
        for card in order:
            family = self.entry(card)["family"]
            name = self.card(card) if cards[card] == 1 else f"{self.card(card)} ×{cards[card]}"
            label = self.says.name("family", family) if family != last else ""
            rows.add_row(f"  {label}", Text(name, style=TOP), self.shows(card))
            last = family
        return Group(Text(head, style="bold"), rows)

    def other(self, view: View, seat: int) -> RenderableType:
        """Return another player in short: the top villagers with what they show, and the hand."""
        player = view["players"][seat]
        tops = self.chains([node | {"above": []} for node in player["cards"] if node["top"]])
        line = Text(self.names[seat], style="bold")
        text = Text(" ").join([line, Text(DOT).join(tops)])
        hand = f"{self.term('hand', count=player['hand_size'])}{DOT}{self.backs(player)}"
        return Group(text, Padding(Text(hand, style="dim"), (0, 0, 0, 2)))

    # Events

    def event_lines(self, view: View) -> list[RenderableType]:
        """Return the face-up events with their phase and what they do, the decks and the Jester."""
        lines: list[RenderableType] = []
        if view["won"] is not None:
            lines.append(Text(self.term("won" if view["won"] else "lost"), style="bold"))
        for name in view["events"]:
            text = Text(self.says.name("event", name), style="bold yellow")
            text.append(f" ({self.when(name)})", style="not bold dim")
            text.append(f" {self.event(name)}", style="not bold default")
            now = self.outlook(view, name)
            if now:
                text.append(f"{DOT}{now}", style="not bold green")
            lines.append(text)
        if view["duty"]:
            lines.append(Text(self.says.say("villagers-view-duty"), style="bold"))
        if not lines:
            lines.append(Text(self.term("no-event"), style="dim"))
        decks = [self.term(f"deck-{season}", count=view[season]) for season in ("summer", "winter")]
        decks.append(self.term("jester" if view["jester"] else "no-jester"))
        lines.append(Text(DOT.join(decks), style="dim"))
        return lines

    def outlook(self, view: View, name: str) -> str:
        """Return what an event that lies open would do now, where its own words do not say it all."""
        if name not in view["outlook"]:
            return ""
        return self.says.outlook(self.tables["events"][name]["effect"], cast("dict[str, int]", view["outlook"][name]))

    def at_stake(self, view: View, seat: int, pays: bool) -> str:
        """Return the event that a player may pay for, and what that costs where it lies open."""
        event = view["players"][seat]["asked"].get("event", "")
        if not event:
            return ""
        name = self.says.name("event", event)
        priced = pays and event in view["outlook"]
        return f"{name}{DOT}{self.term('gold', count=view['outlook'][event]['most'])}" if priced else name

    def page(self, name: str, view: View, seat: int) -> RenderableType:
        return self.events_page(view) if name == "events" else self.cards_page()

    def events_page(self, view: View) -> RenderableType:
        """Return all events by season: what they do, when, and whether they lie face up or are spent."""
        if view["mode"] is None:
            return Text(self.term("solo-only"))
        rows = table(*[self.term(f"head-{key}") for key in ("season", "event", "when", "effect")])
        for name, entry in self.tables["events"].items():
            style = "bold yellow" if name in view["events"] else "dim" if name in view["spent"] else ""
            mark = "▸ " if name in view["events"] else "– " if name in view["spent"] else "  "
            title = Text(f"{mark}{self.says.name('event', name)}", style=style)
            season = self.says.say(f"villagers-season-{entry['season']}")
            rows.add_row(season, title, self.when(name), self.event(name))
        return rows

    def cards_page(self) -> RenderableType:
        """Return all villagers by family, with what they show and ask for."""
        rows = table(*[self.term(f"head-{key}") for key in ("family", "villager", "shows", "needs")])
        for family in self.tables["families"]:
            for name, entry in self.tables["villagers"].items():
                if entry["family"] == family:
                    shown, needed = DOT.join(self.symbols(name)), DOT.join(self.needs(name))
                    rows.add_row(self.says.name("family", family), self.card(name), shown, needed)
        return rows

    def note(self, domain: str, name: str, view: View, seat: int) -> str:
        """Return what a card shows, the coins of a place, the size of a pile, who pays a key, what an event does."""
        match domain:
            case "card":
                return self.shows(name)
            case "spot":
                return DOT.join(self.symbols(name.rpartition(".")[0]))
            case "place":
                held = view["road"][int(name) - 1]
                return self.term("lying", count=held["coins"]) if held and held["coins"] else ""
            case "pile" | "heap":
                if not name.isdigit():
                    return self.pile(view["reserve"]) if name == "reserve" else ""
                return self.pile(view["stacks"][int(name) - 1])
            case "village":
                return self.term("own-key" if name == str(seat) else "other-key")
            case "event":
                return self.outlook(view, name) or self.event(name)
            case "verb" if name in ("ransom", "submit"):
                return self.at_stake(view, seat, name == "ransom")
        return ""


def piles_of(cards: list[Spot]) -> list[dict[str, Any]]:
    """Return the piles of a village, each card with those `above` it; they come with every pile from the bottom up."""
    roots: list[dict[str, Any]] = []
    below: list[dict[str, Any]] = []
    for card in cards:
        node: dict[str, Any] = {**card, "above": []}
        del below[card["depth"] :]
        (below[-1]["above"] if below else roots).append(node)
        below.append(node)
    return roots


BOARD = VillagersBoard
