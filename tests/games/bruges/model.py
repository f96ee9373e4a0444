"""What the words of the card language should do, redone with plain numbers: the tests of all cards compare with it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.games.bruges.table import CARDS, COLORS, DATA
from tests.kit import Table

Effect = dict[str, Any]
TOP = len(DATA["progress"]["track"]["points"]) - 1


class Side:
    """One player as plain numbers."""

    def __init__(self, seen: dict[str, Any]) -> None:
        self.florins: int = seen["florins"]
        self.score: int = seen["score"]
        self.level: int = seen["progress"]
        self.cards: int = seen["hand_size"]
        self.workers = Counter({color: seen["workers"][color] for color in COLORS})
        self.markers = Counter({color: seen["markers"][color] for color in COLORS})
        self.tiles: dict[str, int] = dict(seen["canals"])
        self.statues: list[int] = sorted(seen["statues"])
        self.houses: list[str] = [house["color"] for house in seen["houses"]]
        self.characters: list[str] = sorted(character["card"] for character in seen["characters"])
        self.majorities: list[str] = sorted(seen["majorities"])

    def told(self) -> dict[str, Any]:
        """Return all numbers, to be compared."""
        return {
            key: {name: count for name, count in value.items() if count} if isinstance(value, dict) else value
            for key, value in vars(self).items()
        }

    def counted(self, effect: Effect) -> int:
        """Return a counter of section 12."""
        groups = [CARDS[card]["group"] for card in self.characters]
        per = effect["per"]
        simple = {
            "workers": self.workers.total(),
            "florins": self.florins,
            "houses": len(self.houses),
            "houses_color": self.houses.count(effect.get("color", "")),
            "distinct_house_colors": len(set(self.houses)),
            "all_house_colors": int(set(self.houses) == set(COLORS)),
            "persons": len(groups),
            "persons_group": groups.count(effect.get("group", "")),
            "distinct_groups": len(set(groups)),
            "canal_tiles": sum(self.tiles.values()),
            "complete_sections": list(self.tiles.values()).count(5),
            "statues": len(self.statues),
            "third_spaces_and_statues": sum(n >= 3 for n in self.tiles.values()) + len(self.statues),
            "progress_level": self.level,
            "majority_markers": len(self.majorities),
        }
        return effect["amount"] * (simple[per] // effect["per_n"])  # type: ignore[no-any-return]

    def lose(self, pieces: Counter[str], count: int) -> Counter[str]:
        """Give away pieces, the first colors first; return them."""
        out: list[str] = []
        for color in COLORS:
            out += [color] * min(pieces[color], count - len(out))
        pieces.subtract(out)
        return Counter(out)

    def calm(self, count: int, color: str) -> None:
        """Return markers, the first colors first, for a point each."""
        allowed = self.markers if color == "any" else Counter({color: self.markers[color]})
        gone = self.lose(allowed, count)
        if allowed is not self.markers:
            self.markers.subtract(gone)
        self.score += gone.total()

    def gain(self, effect: Effect, color: str = "") -> None:
        """Gain points, florins, workers (any: purple ones) and cards."""
        self.score += effect.get("points", 0)
        self.florins += effect.get("florins", 0)
        shade = str(effect.get("worker_color", ""))
        shade = {"any": "purple", "event": color}.get(shade, shade)
        self.workers[shade] += effect.get("workers", 0)
        self.cards += effect.get("cards", 0)

    def build(self, seat: int, section: str, cost: int, stack: list[int]) -> str:
        """Build the next space of a section for so many times its price; return its color."""
        gate = DATA["canals"][str(seat)][section]
        space = self.tiles[section]
        self.florins -= cost * gate["costs"][space]
        self.tiles[section] += 1
        if self.tiles[section] == 5:
            self.statues = sorted([*self.statues, stack.pop(0)])
        return str(gate["colors"][space])


class Model:
    """A table as plain numbers; seat 0 owns the character."""

    def __init__(self, table: Table) -> None:
        view = table.view(-1)
        self.dice: dict[str, int] = dict(view["dice"])
        self.stack: list[int] = list(view["statues"])
        self.discard: int = len(view["discard"])
        self.sides = [Side(seen) for seen in view["players"]]
        self.me = self.sides[0]

    def told(self) -> list[dict[str, Any]]:
        """Return all numbers, to be compared."""
        return [{"discard": self.discard}, *[side.told() for side in self.sides]]

    def place(self, card: str) -> None:
        """Pay a character and let it move in."""
        self.me.florins -= CARDS[card]["price"]
        self.me.cards -= 1
        self.me.characters = sorted([*self.me.characters, card])

    def carry_out(self, effect: Effect) -> None:
        """Carry out an effect, with the answers of `settle`."""
        getattr(self, "do_" + effect["do"])(effect)

    def do_gain(self, effect: Effect) -> None:
        """BRU-12.1."""
        if "die" not in effect or self.dice[effect["die"]] in (effect["face"], effect["or_face"]):
            self.me.gain(effect)

    def do_sift(self, effect: Effect) -> None:
        """BRU-12.25; the hand is larger than what goes."""
        self.me.cards += effect["draw"] - effect["discard"]
        self.discard += effect["discard"]

    def do_gain_per(self, effect: Effect) -> None:
        """BRU-12.2."""
        worth = self.me.counted(effect)
        if effect["resource"] == "points":
            self.me.score += worth
        else:
            self.me.florins += worth

    def do_take_from_opponents(self, effect: Effect) -> None:
        """BRU-12.3."""
        for side in self.sides[1:]:
            if effect["resource"] == "florins":
                part = min(side.florins, effect["amount"])
                side.florins -= part
                self.me.florins += part
            else:
                self.me.workers += side.lose(side.workers, effect["amount"])

    def do_give_opponents(self, effect: Effect) -> None:
        """BRU-12.4."""
        for side in self.sides[1:]:
            if self.me.florins >= effect["florins"]:
                self.me.florins -= effect["florins"]
                side.florins += effect["florins"]
                self.me.score += effect["florins"] * effect["points_per_florin"]

    def do_discard_threats(self, effect: Effect) -> None:
        """BRU-12.5."""
        count = len(self.me.characters) if effect["count"] == "persons" else effect["count"]
        self.me.calm(count, effect["color"])

    def do_opponents_lose_canal(self, effect: Effect) -> None:
        """BRU-12.6."""
        for side in self.sides[1:]:
            for _ in range(effect["count"]):
                section = "left" if side.tiles["left"] else "right"
                side.tiles[section] = max(0, side.tiles[section] - 1)

    def do_build_canal(self, effect: Effect) -> None:
        """BRU-12.7."""
        self.me.build(0, "left", {"double": 2, "free": 0}[effect["cost"]], self.stack)

    def do_build_house(self, effect: Effect) -> None:
        """BRU-12.8, with the first card of the hand: a blue one."""
        assert effect["worker"] == "none"
        self.me.cards -= 1
        self.me.houses.append("blue")

    def do_play_extra_card(self, effect: Effect) -> None:
        """BRU-12.9, for the florins of the first card: a blue one."""
        assert effect == {"do": "play_extra_card"}
        self.discard += 1
        self.me.cards -= 1
        self.me.florins += self.dice["blue"]

    def do_exchange_workers(self, effect: Effect) -> None:
        """BRU-12.10, one worker of the first color for a purple one."""
        assert effect["max"] != 1
        self.me.lose(self.me.workers, 1)
        self.me.workers["purple"] += 1

    def do_advance_progress(self, effect: Effect) -> None:
        """BRU-12.11."""
        self.me.florins -= effect["cost"]
        self.me.level = min(TOP, self.me.level + effect["levels"])

    def react(self, effect: Effect, color: str) -> None:
        """BRU-12.12."""
        self.me.gain(effect, color)
        if "threat" in effect:
            self.me.calm(1, color if effect["threat"] == "event" else "any")


def settle(table: Table) -> Table:
    """Answer every question in the simplest way until the turn may be ended."""
    wanted = [
        "draw a",
        "take purple",
        "return ",
        "give ",
        "lend ",
        "lose-tile ",
        "section ",
        "hand-in ",
        "lay ",
        "put-down ",
    ]
    while "end-turn" not in table.legal(0):
        seat = table.asked()[0]
        options = table.legal(seat)
        if "hand-in" in options[-1] and "stop" in options:
            wanted.insert(0, "stop")
        answers = [text for word in wanted for text in options if text.startswith(word)]
        answers += [text for text in options if text.endswith(" florins")]
        table.do(f"{seat} {answers[0]}")
    return table
