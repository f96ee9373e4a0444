"""The board of Bruges in the terminal, drawn from the view of one seat."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from beffroi.cli.boards.plain import Board, View
from beffroi.cli.rulebook import folded
from beffroi.i18n.messages import Messages
from beffroi.kernel.game import Game

# Colors only repeat what words say.
STYLES = {"blue": "blue", "brown": "color(130)", "yellow": "yellow", "red": "red", "purple": "magenta"}
DOT = " · "
NONE = "–"
BUILT = "■"
NEXT = "▸"
USED = "↷"  # turned sideways for this round
DOUBTFUL = "°"  # what this card does is reconstructed
THREAT = "!"  # this die brings a marker
PRICED = "+"  # this die counts for the price of progress


class BrugesBoard(Board):
    """Piles, dice and statues, everybody in a line, then one's own houses, hand and canals; then the others."""

    pages = ("cards", "canals")
    searched = ("cards",)
    last = (*Board.last, "end-turn", "stay", "enough")
    widths = (24, 15)

    def __init__(self, game: Game, says: Messages, names: list[str]) -> None:
        super().__init__(game, says, names)
        says.players = names  # so that actions can say whom they mean
        self.cards = {card["id"]: card for card in game.cards()}
        self.faces: dict[str, dict[str, str]] = {}

    @property
    def tables(self) -> dict[str, Any]:
        """Return the component data: colors, canals, disasters, the progress track."""
        return self.game.data.tables

    def term(self, key: str, **facts: Any) -> str:
        """Return a word of this board."""
        return self.says.say(f"bruges-board-{key}", **facts)

    def title(self, view: View) -> str:
        phase = self.says.say(f"bruges-phase-{view['phase']}")
        parts = [self.says.say("bruges-title"), self.term("round", number=view["round"], phase=phase)]
        if view["cycle"]:
            parts.append(self.term("turn", number=view["cycle"], last=self.tables["numbers"]["turns"]["value"]))
        if view["last_round"]:
            key = "last-now" if view["last_round"] == view["round"] else "last-next"
            parts.append(self.term(key))
        return DOT.join(parts)

    def sections(self, view: View, seat: int) -> list[RenderableType]:
        own = view["players"][seat]
        parts: list[RenderableType] = [Group(*self.middle(view), Text(""))]
        parts.append(Group(self.wealth(view, seat), Text("")))
        parts.append(Group(self.houses(own), Text("")))
        parts.append(Group(self.hand(own), Text("")))
        parts.append(Group(*self.canal_lines(own, seat), Text("")))
        parts += [self.other(view, number) for number in range(len(view["players"])) if number != seat]
        parts.append(Text(self.term("legend"), style="dim"))
        return parts

    def everybody(self, view: View, seat: int) -> RenderableType:
        parts: list[RenderableType] = [self.wealth(view, seat)]
        for number, player in enumerate(view["players"]):
            parts += [Text(""), Text(self.names[number], style="bold"), *self.canal_lines(player, number)]
            parts += [self.houses(player), Text(self.backs(player))]
        return Group(*parts)

    # The middle of the table

    def middle(self, view: View) -> list[RenderableType]:
        """Return the piles with the color on top, the dice from low to high, statues and markers left."""
        piles = Text(self.term("piles"))
        for name, pile in view["piles"].items():
            piles.append(f" {self.says.noun('pile', name)['pile-short']} {pile['size']} ")
            piles.append_text(self.color(pile["color"]) if pile["size"] else Text(NONE)).append(DOT.rstrip())
        discard = self.term("discard", count=len(view["discard"]))
        piles.append(f" {self.term('reserve', count=view['reserve'])}{DOT}{discard}")
        statues = " ".join(str(value) for value in view["statues"]) or NONE
        supply = Text(self.term("statues", values=statues)).append(DOT).append(self.term("supply"))
        for color, count in view["supply"].items():
            supply.append(" ").append_text(self.color(color, "short")).append(f" {count}")
        return [piles, self.dice(view), supply]

    def dice(self, view: View) -> Text:
        """Return the dice from low to high, what they bring, and the price of progress."""
        line = Text(self.term("dice"))
        if not view["dice"]:
            return line.append(f" {NONE}")
        numbers = self.tables["numbers"]
        for color, value in sorted(view["dice"].items(), key=lambda die: die[1]):
            sign = THREAT if value >= numbers["threat_from"]["value"] else ""
            sign = PRICED if value <= numbers["progress_to"]["value"] else sign
            line.append(" ").append_text(self.color(color)).append(f" {value}{sign}", style="bold").append(DOT.rstrip())
        price = view["price"]
        return line.append(f" {self.term('no-price') if price is None else self.term('price', count=price)}")

    def color(self, color: str, form: str = "") -> Text:
        """Return a color in its own color, or a short form of its name."""
        noun = self.says.noun("color", color)
        return Text(str(noun[f"color-{form}" if form else "color"]), style=STYLES.get(color, ""))

    # Everybody

    def wealth(self, view: View, seat: int) -> RenderableType:
        """Return all players, one line each; workers and markers by color."""
        rows = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
        rows.add_column(self.term("head-first"), no_wrap=True, overflow="ellipsis", min_width=12, max_width=12)
        heads = ["points", "florins", "workers", "markers", "progress", "houses", "characters", "canals", "majorities"]
        for head in [*heads, "hand"]:
            text = Text(self.term(f"head-{head}"))
            if head in ("workers", "markers"):
                text.append("\n").append_text(Text(" ").join(self.color(color, "short") for color in STYLES))
            rows.add_column(text, justify="right", no_wrap=True)
        for number, player in enumerate(view["players"]):
            first = "1" if number == view["first"] else " "
            mark = NEXT if number == seat else " "
            name = Text(f"{first}{mark} {self.names[number]}", style="bold" if number == seat else "")
            rows.add_row(
                name, str(player["total"]), str(player["florins"]), self.counts(player["workers"]),
                self.counts(player["markers"], 2), str(player["progress"]), str(len(player["houses"])),
                str(len(player["characters"])), "/".join(str(count) for count in player["canals"].values()),
                self.majorities(player), str(player["hand_size"]),
            )  # fmt: skip
        return rows

    def counts(self, counts: dict[str, int], alarm: int = 99) -> Text:
        """Return counts by color under the heads of the colors; those that are dangerous stand out."""
        out = Text()
        for color in STYLES:
            count = counts.get(color, 0)
            style = "bold red" if count >= alarm else "" if count else "dim"
            out.append(f"{count:>2}", style=style).append(" ")
        out.rstrip()
        return out

    def majorities(self, player: dict[str, Any]) -> str:
        """Return the majority markers whose colored side is up, in short."""
        return "".join(str(self.says.noun("field", field)["field-short"]) for field in player["majorities"]) or NONE

    # Cards

    def face(self, card: str) -> dict[str, str]:
        """Return a card in words."""
        if card not in self.faces:
            self.faces[card] = self.says.face(self.cards[card])
        return self.faces[card]

    def named(self, card: str) -> Text:
        """Return the name of a card in its color, marked where what it does is reconstructed."""
        entry = self.cards[card]
        doubtful = {"all", "effect"} & set(entry["reconstructed"])
        return Text(self.face(card)["name"], style=f"bold {STYLES[entry['color']]}").append(
            DOUBTFUL if doubtful else "", style="not bold"
        )

    def houses(self, player: dict[str, Any]) -> RenderableType:
        """Return the houses in the order laid, with who lives in them and what that brings."""
        if not player["houses"]:
            return Text(self.term("no-house"), style="dim")
        used = {entry["card"] for entry in player["characters"] if entry["used"]}
        rows = Table.grid(padding=(0, 1))
        for wrap in (True, True, True, False):
            rows.add_column(no_wrap=wrap)
        for house in player["houses"]:
            card = house["character"]
            head = f"{house['number']:>2}"
            if card is None:
                rows.add_row(head, self.color(house["color"], "f"), Text(self.term("empty"), style="dim"), "")
                continue
            face = self.face(card)
            name = self.named(card).append(f" {USED}" if card in used else "")
            about = Text(f"{face['short']}{DOT}{face['text']}", style="dim" if card in used else "")
            rows.add_row(head, self.color(house["color"], "f"), name, about)
        return Group(Text(self.term("houses"), style="bold"), rows)

    def hand(self, player: dict[str, Any]) -> RenderableType:
        """Return one's own hand with what each card is and does, and what is drawn but not yet looked at."""
        head = Text(self.term("hand", count=player["hand_size"]), style="bold")
        fresh = self.by_color(player["fresh"])
        if fresh:
            head.append(f"{DOT}{self.term('fresh', cards=fresh)}", style="not bold")
        rows = Table.grid(padding=(0, 1))
        for wrap in (True, True, False):
            rows.add_column(no_wrap=wrap)
        order = list(STYLES)
        for card in sorted(player.get("hand", []), key=lambda card: order.index(self.cards[card]["color"])):
            face = self.face(card)
            price = self.term("price-short", count=self.cards[card]["price"])
            rows.add_row(
                Text("  ").append_text(self.color(self.cards[card]["color"])),
                self.named(card),
                f"{price}{DOT}{face['short']}{DOT}{face['text']}",
            )
        return Group(head, rows)

    def by_color(self, counts: dict[str, int]) -> str:
        """Return backs: `2 blue, 1 red`; cards are feminine in French."""
        shown = [(count, self.says.noun("color", color)) for color, count in counts.items() if count]
        return ", ".join(f"{count} {noun['color-f' if count == 1 else 'color-fs']}" for count, noun in shown)

    def backs(self, player: dict[str, Any]) -> str:
        """Return a hand as others see it."""
        return f"{self.term('hand', count=player['hand_size'])}{DOT}{self.by_color(player['backs']) or NONE}"

    # Canals and others

    def canal_lines(self, player: dict[str, Any], seat: int) -> list[RenderableType]:
        """Return both sections from the gate outwards: built tiles, then the colors and costs that come next."""
        lines: list[RenderableType] = []
        for section, built in player["canals"].items():
            printed = self.tables["canals"][str(seat)][section]
            line = Text(f"{self.says.name('section', section).capitalize()}", style="bold")
            for i, (color, cost) in enumerate(zip(printed["colors"], printed["costs"], strict=True)):
                line.append(" ")
                if i < built:
                    line.append(BUILT, style=f"not bold {STYLES[color]}")
                    continue
                line.append(NEXT if i == built else "", style="not bold")
                line.append_text(self.color(color)).append(f" {cost}", style="not bold")
            lines.append(line)
        if player["built"] and not any(player["canals"].values()):
            lines.append(Text(self.term("built"), style="dim"))
        if player["statues"]:
            lines.append(Text(self.term("owned-statues", values=" ".join(str(value) for value in player["statues"]))))
        return lines

    def other(self, view: View, seat: int) -> RenderableType:
        """Return another player in short: who lives there, empty houses, and the backs of the hand."""
        player = view["players"][seat]
        line = Text(self.names[seat], style="bold")
        living = [house["character"] for house in player["houses"] if house["character"] is not None]
        used = {entry["card"] for entry in player["characters"] if entry["used"]}
        for card in living:
            line.append(DOT, style="not bold").append_text(self.named(card)).append(f" {USED}" if card in used else "")
        free = [house["color"] for house in player["houses"] if house["character"] is None]
        if free:
            line.append(DOT, style="not bold").append(self.term("empty-houses"), style="not bold")
            for color in free:
                line.append(" ").append_text(self.color(color, "f"))
        return Group(line, Padding(Text(self.backs(player), style="dim"), (0, 0, 0, 2)))

    # Pages and notes

    def page(self, name: str, view: View, seat: int) -> RenderableType:
        if name == "cards":
            return self.look(name, "")
        parts: list[RenderableType] = []
        for number, player in enumerate(view["players"]):
            parts += [Text(self.names[number], style="bold"), *self.canal_lines(player, number), Text("")]
        if any(part["source"] == "reconstructed" for seat in self.tables["canals"].values() for part in seat.values()):
            parts.append(Text(self.term("canals-doubt"), style="dim"))
        return Group(*parts)

    def look(self, name: str, words: str) -> RenderableType:
        wanted = [folded(word) for word in words.split()]
        parts: list[RenderableType] = []
        for card in self.cards:
            face = self.face(card)
            if all(word in folded(" ".join(face.values())) for word in wanted):
                parts.append(self.named(card).append(f"{DOT}{face['about']}", style="not bold default"))
                parts.append(Padding(Text(face["text"]), (0, 0, 0, 2)))
        return Group(*parts or [Text(self.term("no-card"))])

    def note(self, domain: str, name: str, view: View, seat: int) -> str:
        """Return what a card costs or brings, who lives in a house, the top of a pile, what a section asks next."""
        player = view["players"][seat]
        match domain:
            case "card":
                entry = self.cards[name]
                if name not in player.get("hand", []):
                    return self.face(name)["text"]
                price = self.term("price-short", count=entry["price"])
                return f"{self.says.name('color', entry['color'])}{DOT}{price}"
            case "house":
                house = player["houses"][int(name) - 1]
                who = self.term("empty") if house["character"] is None else self.face(house["character"])["name"]
                return f"{self.says.name('color', house['color'])}{DOT}{who}"
            case "pile":
                pile = view["piles"][name]
                return f"{self.says.name('color', pile['color'])}, {pile['size']}" if pile["size"] else ""
            case "section":
                return self.next_space(seat, name, player["canals"][name])
            case "threat":
                return self.says.happening(self.tables["threats"][name]["effect"])
            case "seat":
                return self.term("price-short", count=view["players"][int(name)]["florins"])
        return ""

    def next_space(self, seat: int, section: str, built: int) -> str:
        """Return how far a section is, and the color and cost of its next space."""
        printed = self.tables["canals"][str(seat)][section]
        if built == len(printed["colors"]):
            return self.term("complete")
        color = self.says.name("color", printed["colors"][built])
        return self.term("next-space", built=built, color=color, cost=printed["costs"][built])


BOARD = BrugesBoard
