"""What travels between browser and server: every struct of the protocol, the one source of the browser's types.

Names only: rules live in the engine, secrets never leave it. docs/wire.md tells the story of an exchange.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

SeatKind = Literal["human", "open", "bot"]


class Struct(msgspec.Struct):
    """What the server sends: every field is always there."""


class Given(msgspec.Struct, forbid_unknown_fields=True):
    """What a browser sends: fields with a default may be left out, one that nobody knows is refused."""


# --- who plays -------------------------------------------------------------------------------------------------------


class Me(Struct):
    """The guest behind a cookie."""

    id: str
    name: str
    color: str  # a tincture: azure, gules, or, vert, purpure, tenne


class NewMe(Given):
    """What a guest may change."""

    name: str
    color: str


class Seat(Struct):
    """One seat of a table, as everybody sees it."""

    kind: SeatKind
    name: str
    color: str
    mine: bool  # played from this browser
    online: bool
    bot: str = ""  # level or name, where a bot plays, or will play if nobody takes the seat
    away: bool = False  # a bot stands in for a player who left
    hints: bool = False  # its player agrees to hints for everybody


# --- games -----------------------------------------------------------------------------------------------------------


class OptionInfo(Struct):
    """One option of a game: words to choose from, or a number between two bounds."""

    name: str
    default: str
    words: list[str]
    low: int
    high: int


class GameInfo(Struct):
    """A game the house has; titles and explanations come from its language files."""

    key: str
    rules: int
    data: str  # fingerprint
    options: list[OptionInfo]
    seats: tuple[int, int]
    seats_by_option: dict[str, tuple[int, int]]  # "edition=2014": (2, 4)
    reconstructed: list[str]
    bots: list[str]  # levels, weakest first, then bots from outside by their names
    bot: str  # the usual one
    board: str  # address of the board that the package of the game brings along, or nothing


class Catalog(Struct):
    """The component data of a game, table by table; and what an owner's pack calls otherwise than we do."""

    tables: dict[str, Any]
    renamed: dict[str, dict[str, str]]  # by entry, then by language


class CardFace(Struct):
    """A card in words, composed from its data."""

    id: str
    name: str
    about: str  # one line: "Nobility · purple · 9 florins · 3 points · yellow worker"
    text: str  # what it does
    doubt: str  # what of it is reconstructed; empty when nothing is


class Rule(Struct):
    """A numbered rule."""

    id: str
    text: str


class RuleSection(Struct):
    """A chapter of the rules, or a part of one: then it has a heading of its own."""

    number: int
    title: str
    part: str
    rules: list[Rule]


class SummaryPart(Struct):
    """A heading of the rules on one page; each line is a paragraph or an item, with the marks of Markdown."""

    title: str
    lines: list[str]


# --- tables ----------------------------------------------------------------------------------------------------------


class NewSeat(Given):
    """What a new table wants in a seat: me, another person here (hot-seat), anybody who comes, or a bot."""

    kind: Literal["me", "here", "open", "bot"]
    name: str = ""
    bot: str = ""  # the usual one when nothing is said; in an open seat, who plays if nobody comes


class NewTable(Given):
    """A table to be opened."""

    game: str
    options: dict[str, str]
    seats: list[NewSeat]
    listed: bool = False
    confirm: bool = False  # ask to confirm before a turn is final
    pack: str = ""  # id of an owner's pack to play with


class Origin(Struct):
    """Where a table that plays on from a game that is over left it: what follows is for study."""

    table: str  # its id; a record from elsewhere may name one that is not here
    n: int  # entries that are the same


class TableInfo(Struct):
    """A table in a list."""

    id: str
    game: str
    options: dict[str, str]
    seats: list[Seat]
    state: Literal["open", "playing", "over"]
    waiting: list[int]
    round: int
    rounds: int
    listed: bool
    seed_hash: str  # SHA-256 of the seed, shown from the start
    playable: bool  # false when it was played by other rules or data than those installed: it rests
    rules: int  # version of the rules that it is played by
    release: str  # the Beffroi that plays by these rules, where they are older than ours; else empty
    pack: str  # id of the owner's pack that it is played with, or nothing
    confirm: bool  # whether a turn is confirmed before it is final
    hints: bool  # whether players may ask for hints: one person against bots, or all people agreed
    owner: bool  # opened from this browser: may start it
    rematch: str  # id of the table where these people play again, if any
    origin: Origin | None  # of a "what if": no other table has one
    changed: float  # seconds since the epoch


class SeatLink(Struct):
    """A secret by which another device takes the same seats over."""

    path: str


class Join(Given):
    """Take an open seat, or one's own back from a bot."""

    seat: int


class SeatBot(Given):
    """Who plays in a bot's seat, or in an open one if nobody comes; before the game begins."""

    seat: int
    bot: str


class Agree(Given):
    """Agree to hints for everybody at the table, or withdraw that."""

    seat: int
    agreed: bool


# --- one decision ----------------------------------------------------------------------------------------------------


class Choice(Struct):
    """One legal option: its text, and what a player clicks for it, in order."""

    text: str
    targets: list[str]


class Decision(Struct):
    """What is asked of one seat."""

    seat: int
    turn: int  # number of this seat's own entries, undo included; an answer names it
    prompt: str  # class of the step: message <game>-prompt-<Step>
    args: list[int]
    options: list[Choice]


class Line(Struct):
    """A line of the log: what a viewer was told (`what`, `seat` and its facts)."""

    n: int
    told: dict[str, Any]


class Chat(Struct):
    """Something said at the table."""

    n: int
    seat: int  # -1 for a spectator
    name: str
    text: str
    at: float
    kind: str = ""  # of what the table itself says: message web-chat-<kind>


# --- help ------------------------------------------------------------------------------------------------------------


class AskHint(Given):
    """Ask for a hint on the present decision of an own seat: what matters, the best options, or the move."""

    seat: int
    strength: Literal["matters", "options", "move"]


class AskMove(Given):
    """Ask what the last move of a bot brought it, through the eyes of an own seat or, with -1, of a spectator."""

    seat: int
    eyes: int = -1


class Change(Struct):
    """By how much something changes a feature of a seat (message <game>-feature-<feature>), and what that is worth."""

    feature: str
    amount: float
    worth: float  # points


class HintOption(Struct):
    """An option, the share of victories that a search gives it, and what it brings."""

    text: str
    targets: list[str]
    chance: float  # 0 to 1
    changes: list[Change]  # the weightiest first


class Hint(Struct):
    """As much of a hint as was asked for."""

    turn: int  # of the decision
    matters: list[str]  # features by which the options differ most
    options: list[HintOption]  # the best first: none, some, or the move alone


class Explanation(Struct):
    """The last move of a bot, as the asker was told it, and what it brought the bot as far as the asker can know."""

    told: dict[str, Any]
    changes: list[Change]


# --- from the server -------------------------------------------------------------------------------------------------


class Ahead(Struct):
    """A tie-breaker that kept seats with the winners' points from winning."""

    tiebreak: str  # message <game>-tiebreak-<tiebreak>
    own: int  # what the winners have of it
    others: list[tuple[int, int]]  # each of those seats, and what it has


class State(Struct, tag="state"):
    """Everything a viewer may know now; sent whole after every entry."""

    seq: int  # entries this viewer may know of: plans of others count when they are shown
    viewer: int  # whose eyes; -1 for a spectator
    view: Mapping[str, Any]
    table: TableInfo
    decisions: list[Decision]  # of the seats played from here that the viewer may answer for now
    undo: list[int]  # own seats that may take something back
    turn: int  # number of the viewer's own entries: what an undo names when there is no decision
    lines: list[Line]  # new since what the client has
    first_line: int  # keep the lines below this number, then add those sent: an undo takes lines back
    scores: list[list[tuple[str, int]]]  # empty until the game is over: before, the view shows what is open
    ranks: list[int]  # empty until the game is over
    untied: list[tuple[str, list[int | None]]] = []  # tie-breakers that set equals apart, with what those seats have
    ahead: list[Ahead] = []  # by what the winners are ahead of their equals; empty until the game is over
    seed: str = ""  # revealed when the game is over


class Acked(Struct, tag="acked"):
    """An entry is on disk."""

    key: str
    seq: int


class Refused(Struct, tag="refused"):
    """An entry was not taken; nothing changed. `error` names the message error-<error>."""

    key: str
    error: str
    text: str
    facts: dict[str, str]


class Said(Struct, tag="said"):
    """New chat lines."""

    lines: list[Chat]


class Thinking(Struct, tag="thinking"):
    """Bots that are choosing now."""

    seats: list[int]


FromServer = State | Acked | Refused | Said | Thinking


# --- from the browser ------------------------------------------------------------------------------------------------


class Hello(Given, tag="hello"):
    """First message of a connection, and again to get everything once more: through whose eyes the client looks."""

    seat: int = -1  # one of the own seats (hot-seat: the one in front of the curtain), or -1


class Act(Given, tag="act"):
    """An action, or `undo`; `key` makes sending it twice harmless."""

    key: str
    seat: int
    turn: int
    text: str


class Say(Given, tag="say"):
    """A line of chat."""

    text: str


FromBrowser = Hello | Act | Say


# --- replay ----------------------------------------------------------------------------------------------------------


class Frame(Struct):
    """One moment of a game that is over, or of the public side of one under way."""

    n: int
    of: int
    seat: int  # who acted, -1 at the beginning
    text: str
    targets: list[str]  # of what was done, as in a choice
    told: list[dict[str, Any]]
    view: Mapping[str, Any]
    scores: list[list[tuple[str, int]]]
    round: int


class Told(Struct):
    """A line of the story of a game that is over, and the entry that it belongs to."""

    n: int
    told: dict[str, Any]


class Story(Struct):
    """Everything that a viewer was told from the beginning to the end; what was taken back is told, too."""

    lines: list[Told]


class ReplayInfo(Struct):
    """The whole of a replay: who acted when, and in which round; frames are fetched one by one."""

    table: TableInfo
    entries: list[tuple[int, str]]
    rounds: list[int]  # number of the first entry of each round
    dates: list[dict[str, int]]  # what the calendar of the game says there: {"round": 3}, {"year": 2, "round": 1}
    seed: str
    seed_hash: str
    verified: bool  # replayed from its record and seed with the same final digest


class Point(Struct):
    """How everybody stood when a round began, or at the end."""

    n: int  # entries until then
    date: dict[str, int]  # what the calendar of the game says; empty at the end
    scores: list[list[int]]  # of each seat, what each score line is worth
    resources: list[list[int]]  # of each seat, how much of each resource it has
    rivals: list[list[int]]  # of each opponent without a seat, what each score line is worth


class Chart(Struct):
    """A game that is over in figures: score lines and key resources of every seat, round by round."""

    lines: list[str]  # messages <game>-score-<line>
    resources: list[str]  # messages <game>-view-<resource>
    rivals: list[str]  # opponents without a seat, messages <game>-rival-<rival>
    points: list[Point]  # the beginning of every round, and the end


class PlayOn(Given):
    """Play a game that is over on from one of its moments, with a seat of one's own; bots have the others."""

    n: int  # entries that stay as they were
    seat: int
    bot: str = ""


# --- the owner's desk ------------------------------------------------------------------------------------------------


class DeskField(Struct):
    """A value that the owner of a box may correct, as one types it: words, numbers, lists with commas, else TOML."""

    key: str  # the last part of its path
    kind: str  # number, flag, text, list, table, nothing
    text: str
    parts: dict[str, str]  # of a table such as an effect: each key with its text; else empty
    built_in: str  # what stands there without the pack
    guess: bool  # no source gives it
    asked: bool  # a box could settle it: it is a guess, or in doubt
    own: bool  # the pack gives it


class DeskEntry(Struct):
    """A card, a tile or another entry of the data with values to correct."""

    path: str  # "cards.koenig"
    titles: dict[str, str]  # what it is called, by language
    texts: dict[str, list[str]]  # what it does in words, by language
    note: str  # what is known about it
    data: dict[str, Any]  # all of it, for drawing
    fields: list[DeskField]


class DeskRefusal(Struct):
    """Why the game's reader does not take it; `key` names a message <game>-refused-<key> or refused-<key>."""

    path: str
    key: str
    facts: dict[str, str | int]
    text: str


class Desk(Struct):
    """What somebody's box could settle in a game, and what it has settled."""

    pack: str  # id of the pack on this desk, or nothing
    guesses: int  # values that nothing and nobody gives yet
    own: int  # values that the pack gives
    entries: list[DeskEntry]
    headings: dict[str, dict[str, str]]  # what each table is called, by language
    known: dict[str, list[str]]  # words that stand somewhere, by table and key: "cards.color"
    shapes: dict[str, dict[str, list[str]]]  # keys that stand beside each word `do`, by table and key: "cards.effect"
    refusal: DeskRefusal | None  # why the pack is read no longer, where that is so


class DeskValues(Given):
    """What an owner typed, by path; of a table such as an effect, the text of each key."""

    values: dict[str, str | dict[str, str]]
    dropped: list[str] = []  # paths of own values that are taken back


class DeskTrial(Struct):
    """What came of values that were only tried: the entries they are about, or why they cannot be."""

    entries: list[DeskEntry]
    refusal: DeskRefusal | None


class PackFiles(Given):
    """A pack that somebody brings along: the text of each of its files."""

    files: dict[str, str]


class PackChange(Struct):
    """A value in which a pack differs from what is built in."""

    path: str
    before: str
    after: str


class PackInfo(Struct):
    """An owner's pack, as everybody at a table that plays with it may see it."""

    id: str
    game: str
    changes: list[PackChange]


# --- network ---------------------------------------------------------------------------------------------------------


class Network(Struct):
    """Where phones in the local network find this house; empty when it only listens to its own machine."""

    url: str


class Link(Given):
    """A link to be drawn as a QR code."""

    url: str


class Code(Struct):
    """A QR code, without the white edge around it."""

    rows: list[str]  # of 0 and 1, the dark squares


class Problem(Struct):
    """An error, in one sentence; `error` names a message error-<error> where there is one."""

    error: str
    text: str
    facts: dict[str, str] = msgspec.field(default_factory=dict)  # by which that message is said
