"""A second bookkeeping of the solo events, written from the rules alone: plain names, lists and dicts of a position.

It reads what a position says before a decision, works out what may be decided and what comes of it, and shares no
line with the rules of the game; only the raw data and the generator of chance are the same.
"""

from __future__ import annotations

import copy
import re
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from beffroi import games
from beffroi.kernel.chance import Rng

DATA = games.load("villagers").data.tables
CARDS = DATA["villagers"]
EVENTS = DATA["events"]
ORDER = list(CARDS)
TURN_OF_JESTER = {"BuyOff", "Pick", "Give", "PlaceCoin", "Turn", "Resolve"}  # VIL-11.29
EVENTS_STREAM, RESERVE_STREAM = 3, 5
Doc = dict[str, Any]
Node = dict[str, Any]  # card, side, coins, kids


# Villages


def parse(text: str) -> list[Node]:
    """Return the piles of a village."""
    tokens = re.findall(r"[a-z_]+(?::[a-z_]+)?(?:\{\d+\})?|[>;|()]", text)
    at = 0

    def card() -> Node:
        nonlocal at
        name, coins = re.fullmatch(r"([a-z_:]+)(?:\{(\d+)\})?", tokens[at]).groups()  # type: ignore[union-attr]
        at += 1
        plain, _, side = name.partition(":")
        node: Node = {"card": plain, "side": side, "coins": int(coins or 0), "kids": []}
        if at < len(tokens) and tokens[at] == ">":
            at += 1
            if tokens[at] != "(":
                node["kids"].append(card())
                return node
            while tokens[at] in "(|":
                at += 1
                node["kids"].append(card())
            at += 1
        return node

    piles = [card()]
    while at < len(tokens):
        at += 1
        piles.append(card())
    return piles


def written(piles: list[Node]) -> str:
    """Return piles as the text of a village."""

    def one(node: Node) -> str:
        text = node["card"] + (f":{node['side']}" if node["side"] else "")
        text += f"{{{node['coins']}}}" if node["coins"] else ""
        kids = [one(kid) for kid in node["kids"]]
        if len(kids) > 1:
            return f"{text} > ({' | '.join(kids)})"
        return f"{text} > {kids[0]}" if kids else text

    return "; ".join(one(pile) for pile in piles)


def every(piles: list[Node]) -> list[Node]:
    """Return all cards in reading order."""
    return [node for pile in piles for node in [pile, *every(pile["kids"])]]


def tops(piles: list[Node]) -> list[Node]:
    """Return the cards on which nothing lies."""
    return [node for node in every(piles) if not node["kids"]]


def fact(node: Node, key: str) -> int:
    """Return a number printed on a card; of Founders and Countess on the side that is up."""
    if node["card"] in ("founders", "countess"):
        return int(DATA[node["card"]][node["side"]].get(key, 0))
    return int(CARDS[node["card"]].get(key, 0))


def family(node: Node) -> str:
    """Return the family of a card; the Countess has none."""
    if node["card"] == "founders":
        return "grain"
    return "" if node["card"] == "countess" else str(CARDS[node["card"]]["family"])


def shown(piles: list[Node], key: str) -> int:
    """Return the symbols of top cards."""
    return sum(fact(node, key) for node in tops(piles))


def silver(node: Node, piles: list[Node]) -> int:
    """Return what the silver of a top card is worth (VIL-12.1)."""
    word = CARDS[node["card"]]["silver"]
    if word["do"] == "max_coins":
        return int(max(other["coins"] for other in every(piles)))
    if word["do"] == "sum_gold":
        return sum(fact(other, "gold") for other in tops(piles) if family(other) == word["family"])
    symbol = word["symbol"]
    if symbol == "food":
        count = shown(piles, "food")
    elif symbol == "house":
        count = shown(piles, "houses")
    elif symbol == "gold":
        count = len([other for other in tops(piles) if fact(other, "gold")])
    elif symbol == "padlock":
        count = len([other for other in every(piles) if CARDS.get(other["card"], {}).get("lock")])
    else:
        own = [other for other in every(piles) if family(other) == symbol]
        count = sum(int(CARDS.get(other["card"], {}).get("symbols", 1)) for other in own)
    return int(word["gold"]) * (count // int(word.get("group", 1)))


def silvers(piles: list[Node]) -> list[Node]:
    """Return the top cards with a silver symbol."""
    return [node for node in tops(piles) if "silver" in CARDS.get(node["card"], {})]


def keys_of(piles: list[Node]) -> list[Node]:
    """Return the villagers with a keychain."""
    return [node for node in every(piles) if CARDS.get(node["card"], {}).get("keychain")]


def spot(node: Node, piles: list[Node]) -> str:
    """Return how actions call a card: its name and its number in reading order."""
    alike = [other for other in every(piles) if other["card"] == node["card"]]
    number = next(i for i, other in enumerate(alike) if other is node)
    return f"{node['card']}.{number + 1}"


def at_spot(name: str, piles: list[Node]) -> Node:
    """Return the card that is called so."""
    return next(node for node in every(piles) if spot(node, piles) == name)


# The table


class Ledger:
    """One table of the duel, and what a decision makes of it."""

    def __init__(self, doc: Doc) -> None:
        self.doc = copy.deepcopy(doc)
        self.you = self.doc["players"][0]
        self.own = parse(self.you["village"])
        self.hers = parse(self.doc["countess"]["village"])
        self.step: list[Any] = self.doc["agenda"][0] if self.doc["agenda"] else [""]
        self.mode = DATA["modes"][doc["options"]["mode"]]

    def done(self) -> Doc:
        """Return the document with the villages as they are now."""
        self.you["village"] = written(self.own)
        self.doc["countess"]["village"] = written(self.hers)
        return self.doc

    # What may be decided

    def options(self) -> set[str] | None:
        """Return all options of a question that an event asks; None for the others."""
        name = self.step[0]
        if name == "BuyOff":
            return {"ransom", "submit"} | self.jests()
        if name == "Resolve":
            return {f"event {event}" for event in self.ready()} | self.jests()
        if name == "Allow":
            return {f"event {self.step[2]}", f"jest {self.step[2]}"}
        if name == "Dismiss":
            return {f"jest {event}" for event in self.doc["events"]}
        if name in ("Choose", "Point"):
            return set(self.open(self.step[2]))
        return None

    def jests(self) -> set[str]:
        """Return what the Jester may do with a decision (VIL-11.29)."""
        if not self.doc["jester"] or self.step[0] not in TURN_OF_JESTER:
            return set()
        return {f"jest {event}" for event in self.doc["events"] if event not in self.doc["begun"]}

    def ready(self) -> list[str]:
        """Return the face-up events of the event phase."""
        return [event for event in self.doc["events"] if EVENTS[event]["phase"] == "event"]

    def bank_price(self) -> int:
        """Return what the bank asks for a padlock (VIL-11.51)."""
        return 3 if "countess_bank" in self.doc["events"] else 2

    def open(self, event: str) -> dict[str, Any]:
        """Return what an event leaves open: each choice, and what tells tables apart that come of it (VIL-11.35)."""
        treasury = self.you["treasury"]
        if event in ("betrayer", "arrest"):
            safe = ("founders", *[card for card in CARDS if CARDS[card].get("common")])
            found = [node for node in tops(self.own) if node["card"] not in safe]
            roots = [id(pile) for pile in self.own]
            return {
                f"lose {spot(node, self.own)}": (node["card"], node["coins"]) if id(node) in roots else id(node)
                for node in found
            }
        if event == "abduction":
            return {f"hand-over {card}": card for card in self.you["hand"]}
        if event == "conscription":
            piles = [str(i + 1) for i, stack in enumerate(self.doc["stacks"]) if stack]
            return {f"from {pile}": pile for pile in piles + (["reserve"] if self.doc["reserve"] else [])}
        if event == "bribes":
            return {f"point countess {spot(n, self.hers)}": (n["card"], n["coins"]) for n in keys_of(self.hers)}
        if event == "trade_network":
            return {f"point countess {spot(n, self.hers)}": silver(n, self.hers) for n in silvers(self.hers)}
        if event == "spy_network":
            return {f"point 0 {spot(n, self.own)}": silver(n, self.own) for n in silvers(self.own)}
        if event == "protection_money":
            found = [node for node in every(self.own) if node["coins"]]
            return {f"point 0 {spot(node, self.own)}": min(node["coins"], treasury) for node in found}
        return {}

    # What comes of it

    def play(self, move: str) -> bool:
        """Carry out a decision; tell whether all that follows from it is known here."""
        verb, _, rest = move.partition(" ")
        name = self.step[0]
        if verb == "jest":
            self.jest(rest, name)
        elif verb == "event":
            self.begin(rest)
        elif name == "BuyOff":
            self.answer(verb == "ransom")
        elif name in ("Choose", "Point"):
            self.chosen(self.step[2], move)
            self.go_on()
        elif verb == "done":
            self.end_of_build()
        elif name == "Serve":
            self.give_up(rest)
        else:
            if verb == "bank":
                self.you["treasury"] -= self.bank_price()
                self.use("countess_bank")
            if verb == "exchange":
                self.use("serfdom")
            return False
        return True

    def use(self, event: str) -> None:
        """Note that an event has begun."""
        if event in self.doc["events"] and event not in self.doc["begun"]:
            self.doc["begun"].append(event)

    def spend(self, event: str) -> None:
        """Discard a face-up event."""
        for zone in ("events", "begun", "bought"):
            if event in self.doc[zone]:
                self.doc[zone].remove(event)
        self.doc["spent"].append(event)

    def jest(self, event: str, step: str) -> None:
        """The Jester discards an event; the decision comes again unless it belonged to that event."""
        self.spend(event)
        self.doc["jester"] = False
        self.doc["duty"] = False
        if step == "BuyOff" and event == self.step[2]:
            self.begin_phase()
        elif step in ("Resolve", "Allow"):
            self.go_on()
        elif step == "Dismiss":
            self.market()

    def answer(self, pays: bool) -> None:
        """Buy an event off, or accept it (VIL-11.32)."""
        event = self.step[2]
        self.use(event)
        if pays:
            self.doc["bought"].append(event)
            self.you["treasury"] -= min(3, self.you["treasury"])
        self.begin_phase()

    def begin_phase(self) -> None:
        """Fix how many villagers may be drafted or placed."""
        against = {"draft": "rats", "build": "arson"}[self.doc["phase"]]
        less = int(against in self.doc["events"] and against not in self.doc["bought"])
        if self.doc["phase"] == "draft":
            self.you["due"] = min(5, 2 + shown(self.own, "food")) - less
        else:
            self.you["limit"] = min(5, 2 + shown(self.own, "houses")) - less
            self.you["exchanges"] = 3

    def give_up(self, card: str) -> None:
        """Serfdom: the hand card goes to the Countess, the common villager comes (VIL-11.47)."""
        common = self.step[2]
        self.you["hand"].remove(card)
        self.join(card)
        self.own.append({"card": common, "side": "", "coins": 0, "kids": []})
        self.doc["commons"][common] -= 1
        self.you["exchanges"] -= 1

    def join(self, card: str) -> Node:
        """A villager joins the Countess."""
        node: Node = {"card": card, "side": "", "coins": 0, "kids": []}
        self.hers.append(node)
        return node

    def end_of_build(self) -> None:
        """The build turn ends: the food check, then step 1."""
        self.you |= {"limit": 0, "placed": 0, "exchanges": 0, "free": False}
        if shown(self.own, "food") == 0:
            for node in every(self.own):
                if node["card"] == "founders":
                    node["side"] = "food"
        self.doc["phase"] = "events"
        self.go_on()

    def begin(self, event: str) -> None:
        """An event of the event phase begins (VIL-11.31)."""
        self.spend(event)
        if event == "mood_swing":
            self.mood_swing()
            return
        choices = self.open(event)
        if choices:
            if len(set(choices.values())) > 1:
                return  # asked
            self.chosen(event, next(iter(choices)))
        elif event == "conscription":
            if self.renew_reserve():
                self.join(self.doc["reserve"].pop(0))
        else:
            self.happen(event)
        self.go_on()

    def mood_swing(self) -> None:
        """It is replaced by a summer event, which acts at once (VIL-11.41)."""
        new = self.reveal("summer", 1)
        if not new:
            self.go_on()
        elif EVENTS[new[0]]["phase"] != "event":
            self.spend(new[0])
            self.go_on()
        elif not self.doc["jester"]:
            self.begin(new[0])

    def happen(self, event: str) -> None:
        """Carry out an event that leaves nothing open."""
        hand, own, hers = self.you["hand"], self.own, self.hers
        commons = [node for node in every(own) if CARDS.get(node["card"], {}).get("common")]
        sizes = [len([n for n in every(own) if family(n) == name]) for name in {family(n) for n in every(own)}]
        owed = {
            "value_added_tax": len([node for node in tops(own) if fact(node, "gold")]),
            "land_claim": 2 * len(commons),
            "customs": max(sizes),
            "tribute": len(hand),
        }
        given = {
            "sinister_banquet": 2 * shown(hers, "food"),
            "temporary_employment": 2 * len({CARDS[card]["family"] for card in hand}),
            "blackmail": max(fact(node, "gold") for node in tops(own)),
        }
        if event in owed:
            self.pay_countess(owed[event])
        elif event in given:
            self.doc["countess"]["treasury"] += given[event]
        elif event == "guild_conspiracy":
            for node in keys_of(hers):
                node["coins"] += 2
        elif event == "black_market":
            self.you["treasury"] += sum(silver(node, own) for node in silvers(own))
            self.doc["countess"]["treasury"] += sum(silver(node, hers) for node in silvers(hers))
        else:  # nothing that it could take, choose or point at
            assert event in ("betrayer", "arrest", "abduction", "bribes", "protection_money") or "network" in event

    def pay_countess(self, amount: int) -> None:
        """You pay her, as far as your treasury goes (VIL-11.16)."""
        paid = min(amount, self.you["treasury"])
        self.you["treasury"] -= paid
        self.doc["countess"]["treasury"] += paid

    def chosen(self, event: str, move: str) -> None:
        """Carry out what was chosen for an event."""
        what = move.rpartition(" ")[2]
        if event in ("betrayer", "arrest"):
            node = at_spot(what, self.own)
            self.take_off(node, self.own)
            self.you["treasury"] += node["coins"]
            if event == "betrayer":
                self.join(node["card"])
            else:
                self.doc["discard"].append(node["card"])
        elif event == "abduction":
            self.you["hand"].remove(what)
            self.doc["discard"].append(what)
        elif event == "conscription":
            pile = self.doc["reserve"] if what == "reserve" else self.doc["stacks"][int(what) - 1]
            self.join(pile.pop(0).partition("@")[0])
        elif event == "bribes":
            node = at_spot(what, self.hers)
            node["coins"] += CARDS[node["card"]]["keychain"]
        elif event == "trade_network":
            self.doc["countess"]["treasury"] += silver(at_spot(what, self.hers), self.hers)
        elif event == "spy_network":
            self.doc["countess"]["treasury"] += silver(at_spot(what, self.own), self.own)
        else:
            assert event == "protection_money"
            self.pay_countess(at_spot(what, self.own)["coins"])

    def take_off(self, node: Node, piles: list[Node]) -> None:
        """Remove a top card, wherever it lies."""
        for i, pile in enumerate(piles):
            if pile is node:
                del piles[i]
                return
            self.take_off(node, pile["kids"])

    # Step 1 ends; step 2, duty, market, next round

    def go_on(self) -> None:
        """Go on with step 1, or end it."""
        if self.ready():
            return
        duty = self.doc["jester"] and "it_was_you" in self.doc["events"]
        for event in list(self.doc["events"]):
            self.spend(event)
        if any(self.doc["stacks"]):
            self.step_two()
        self.doc["duty"] = duty
        if duty and len(self.doc["events"]) > 1:
            return  # asked
        if duty:
            for event in list(self.doc["events"]):
                self.spend(event)
            self.doc["jester"] = self.doc["duty"] = False
        self.market()

    def step_two(self) -> None:
        """The Countess takes a card, and events are revealed by its value (VIL-11.11, 11.12)."""
        if self.renew_reserve():
            card = self.doc["reserve"].pop(0)
        else:
            card = next(stack for stack in self.doc["stacks"] if stack).pop(0)
        node = self.join(card.partition("@")[0])
        value = fact(node, "gold")
        if "silver" in CARDS[node["card"]] and not value:
            value = silver(node, self.hers)
        number = 3 if value == 0 else 2 if value < 10 else 1
        season = "winter" if "first" in self.doc["markets"] else "summer"
        self.reveal(season, 1 if self.mode["fixed_events"] else number)

    def shuffled(self, stream: int, names: list[str], order: list[str]) -> list[str]:
        """Return names as chance lays them, the top first."""
        a, b, c, d = self.doc["chance"][stream]
        rng = Rng(a, b, c, d)
        cards = vec[i64]([i64(number) for number in sorted(order.index(name) for name in names)])
        rng.shuffle(cards)
        self.doc["chance"][stream] = [int(rng.a), int(rng.b), int(rng.c), int(rng.d)]
        return [order[int(card)] for card in cards][::-1]

    def renew_reserve(self) -> bool:
        """Make a new reserve of all discarded villagers if it is empty (VIL-11.33); tell whether there is one."""
        if not self.doc["reserve"]:
            cards = self.doc["discard"] + [card.partition("@")[0] for card in self.doc["buried"]]
            if cards:
                self.doc["reserve"] = self.shuffled(RESERVE_STREAM, cards, ORDER)
                self.doc["discard"], self.doc["buried"] = [], []
                self.doc["recycled"] = True
        return bool(self.doc["reserve"])

    def reveal(self, season: str, number: int) -> list[str]:
        """Reveal events; Dark Mood gives way to two others (VIL-11.13, 11.52)."""
        out: list[str] = []
        while number:
            number -= 1
            if not self.doc[season]:
                gone = [event for event in self.doc["spent"] if EVENTS[event]["season"] == season]
                if not [event for event in gone if event not in ("mood_swing", "dark_mood")]:
                    break
                self.doc[season] = self.shuffled(EVENTS_STREAM, gone, list(EVENTS))
                self.doc["spent"] = [event for event in self.doc["spent"] if event not in gone]
            event = self.doc[season].pop(0)
            if event == "dark_mood":
                self.doc["spent"].append(event)
                number += 2
            else:
                self.doc["events"].append(event)
                out.append(event)
        return out

    def market(self) -> None:
        """Hold the markets that are due; else the next round begins."""
        stacks = self.doc["stacks"]
        if not stacks[0] and not stacks[1] and not self.doc["markets"]:
            self.doc["markets"].append("first")
            self.doc["phase"] = "market"
            for owner, piles in ((self.you, self.own), (self.doc["countess"], self.hers)):
                income = shown(piles, "gold") + sum(node["coins"] for node in every(piles))
                owner["treasury"] += income
                owner["income"] |= {"first": income} if income else {}
        if any(stacks):
            self.doc["round"] += 1
            self.doc["phase"] = "draft"
            if "rats" not in self.doc["events"]:
                self.begin_phase()
            return
        for owner, piles in ((self.you, self.own), (self.doc["countess"], self.hers)):
            gold, coins = shown(piles, "gold"), sum(node["coins"] for node in every(piles))
            worth = sum(silver(node, piles) for node in silvers(piles))
            owner["treasury"] += gold + worth + coins
            brought = {"gold": gold, "silver": worth, "coins": coins}
            owner["income"] |= {name: income for name, income in brought.items() if income}
            for node in every(piles):
                node["coins"] = 0
        self.doc["markets"].append("second")
        self.doc["phase"] = "over"
