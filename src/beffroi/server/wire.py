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
    """What a browser sends: fields with a default may be left out; unknown fields are refused."""


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
    """One seat of a table, visible to everybody."""

    kind: SeatKind
    name: str
    color: str
    mine: bool  # played from this browser
    online: bool
    bot: str = ""  # level or name, where a bot plays, or will play if nobody takes the seat
    away: bool = False  # a bot stands in for a player who left
    hints: bool = False  # its player has agreed to hints for everybody


# --- games -----------------------------------------------------------------------------------------------------------


class OptionInfo(Struct):
    """One option of a game: words to choose from, or a number between two bounds."""

    name: str
    default: str
    words: list[str]
    low: int
    high: int


class GameInfo(Struct):
    """A game that is installed; titles and explanations come from its language files."""

    key: str
    rules: int
    data: str  # fingerprint
    options: list[OptionInfo]
    seats: tuple[int, int]
    seats_by_option: dict[str, tuple[int, int]]  # "edition=2014": (2, 4)
    reconstructed: list[str]
    bots: list[str]  # levels, weakest first, then external bots by name
    bot: str  # the default one
    board: str  # address of the board that the package of the game brings, or nothing


class Catalog(Struct):
    """The component data of a game, table by table, and what an owner's pack renames."""

    tables: dict[str, Any]
    renamed: dict[str, dict[str, str]]  # by entry, then by language


class CardFace(Struct):
    """A card in words, composed from its data."""

    id: str
    name: str
    about: str  # one line: "Nobility · purple · 9 florins · 3 points · yellow worker"
    text: str  # what it does
    doubt: str  # what part of it is reconstructed; empty if none is


class Rule(Struct):
    """A numbered rule."""

    id: str
    text: str


class RuleSection(Struct):
    """A chapter of the rules, or a part of one with its own heading."""

    number: int
    title: str
    part: str
    rules: list[Rule]


class SummaryPart(Struct):
    """A heading of the one-page rules; each line is a paragraph or a list item, in Markdown."""

    title: str
    lines: list[str]


# --- tables ----------------------------------------------------------------------------------------------------------


class NewSeat(Given):
    """Who a seat of a new table is for: me, another person here (hot-seat), anybody who joins, or a bot."""

    kind: Literal["me", "here", "open", "bot"]
    name: str = ""
    bot: str = ""  # empty for the default; in an open seat, who plays if nobody joins


class NewTable(Given):
    """A table to be opened."""

    game: str
    options: dict[str, str]
    seats: list[NewSeat]
    listed: bool = False
    confirm: bool = False  # ask for confirmation before a turn is final
    pack: str = ""  # id of the owner's pack to play with


class Origin(Struct):
    """Where a what-if table leaves the finished game it continues; what follows is for study."""

    table: str  # its id; a record from elsewhere may name a table that is not here
    n: int  # number of shared entries


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
    playable: bool  # false if it was played with other rules or data than those installed: it cannot go on
    rules: int  # version of the rules it is played with
    release: str  # the Beffroi release with these rules, if they are older than ours; else empty
    pack: str  # id of the owner's pack it is played with, or empty
    confirm: bool  # whether turns are confirmed before they are final
    hints: bool  # whether players may ask for hints: one person against bots, or all people have agreed
    owner: bool  # opened from this browser, which may start it
    rematch: str  # id of the rematch table, if any
    origin: Origin | None  # for a "what if" table; None for all others
    changed: float  # seconds since the epoch


class SeatLink(Struct):
    """A secret that lets another device play the same seats."""

    path: str


class OpenLink(Given):
    """The secret of a seat link."""

    secret: str


class Join(Given):
    """Take an open seat, or take mine back from a bot."""

    seat: int


class SeatBot(Given):
    """Who plays in a bot's seat, or in an open one if nobody joins; only before the game starts."""

    seat: int
    bot: str


class Agree(Given):
    """Agree to hints for everybody at the table, or withdraw consent."""

    seat: int
    agreed: bool


# --- one decision ----------------------------------------------------------------------------------------------------


class Choice(Struct):
    """One legal option: its text, and what a player clicks to choose it, in order."""

    text: str
    targets: list[str]


class Decision(Struct):
    """What is asked of one seat."""

    seat: int
    turn: int  # number of this seat's entries, undo included; an answer must repeat it
    prompt: str  # class of the step: message <game>-prompt-<Step>
    args: list[int]
    options: list[Choice]


class Line(Struct):
    """A log line: what a viewer was told (`what`, `seat` and its facts)."""

    n: int
    told: dict[str, Any]


class Chat(Struct):
    """Something said at the table."""

    n: int
    seat: int  # -1 for a spectator
    name: str
    text: str
    at: float
    kind: str = ""  # for what the table itself says: message web-chat-<kind>


# --- help ------------------------------------------------------------------------------------------------------------


class AskHint(Given):
    """Ask for a hint for the current decision of one of my seats: what matters, the best options, or the move."""

    seat: int
    strength: Literal["matters", "options", "move"]


class AskMove(Given):
    """Ask what a bot's last move gained, as seen by one of my seats or, with -1, by a spectator."""

    seat: int
    eyes: int = -1


class Change(Struct):
    """How much something changes a feature of a seat (message <game>-feature-<feature>), and what that is worth."""

    feature: str
    amount: float
    worth: float  # points


class HintOption(Struct):
    """An option, its win rate according to a search, and what it changes."""

    text: str
    targets: list[str]
    chance: float  # 0 to 1
    changes: list[Change]  # largest first


class Hint(Struct):
    """As much of a hint as was asked for."""

    turn: int  # of the decision
    matters: list[str]  # features in which the options differ most
    options: list[HintOption]  # best first: none, some, or only the move


class Explanation(Struct):
    """A bot's last move as the asker was told it, and what it gained, as far as the asker can know."""

    told: dict[str, Any]
    changes: list[Change]


# --- from the server -------------------------------------------------------------------------------------------------


class Ahead(Struct):
    """A tie-breaker that decided against seats with as many points as the winners."""

    tiebreak: str  # message <game>-tiebreak-<tiebreak>
    own: int  # the winners' value
    others: list[tuple[int, int]]  # each of those seats and its value


class State(Struct, tag="state"):
    """Everything a viewer may know now; after the first one, only what changed in view and table is sent."""

    seq: int  # number of entries this viewer may know of; others' plans count once they are shown
    viewer: int  # the viewing seat; -1 for a spectator
    view: Mapping[str, Any]  # unless `whole`, only the fields that changed; of `players`, null for those who did not
    whole: bool
    table: TableInfo | None  # None if the page has it
    decisions: list[Decision]  # of the seats played from here that may answer now
    undo: list[int]  # my seats that may take something back
    turn: int  # number of the viewer's entries: what an undo repeats when there is no decision
    lines: list[Line]  # those the client does not have yet
    first_line: int  # keep the lines below this number, then add those sent: an undo takes lines back
    scores: list[list[tuple[str, int]]]  # empty until the game is over; until then the view shows what is public
    ranks: list[int]  # empty until the game is over
    untied: list[tuple[str, list[int | None]]] = []  # tie-breakers that separated tied seats, with their values
    ahead: list[Ahead] = []  # how the winners beat seats with equal points; empty until the game is over
    seed: str = ""  # revealed when the game is over


class Acked(Struct, tag="acked"):
    """An entry is on disk."""

    key: str
    seq: int


class Refused(Struct, tag="refused"):
    """An entry was refused; nothing changed. `error` names the message error-<error>."""

    key: str
    error: str
    text: str
    facts: dict[str, str]


class Said(Struct, tag="said"):
    """New chat lines."""

    lines: list[Chat]


class Presence(Struct, tag="presence"):
    """Seats whose player has the table open; sent when that changes."""

    online: list[int]


class Unsaid(Struct, tag="unsaid"):
    """Chat lines that were deleted."""

    lines: list[int]


class Notice(Struct, tag="notice"):
    """When the host closes the server for maintenance, and why; `at` is 0 if it is open and stays so."""

    at: float  # seconds since the epoch; from then on nobody can play, but everybody can look on
    text: str  # the host's own words, plain text; may be empty
    closed: bool  # that time has come


class Thinking(Struct, tag="thinking"):
    """Bots that are choosing now, or wait for a process to do so."""

    seats: list[int]
    ahead: int = 0  # choices at other tables that come before theirs


FromServer = State | Acked | Refused | Said | Unsaid | Presence | Notice | Thinking


# --- from the browser ------------------------------------------------------------------------------------------------


class Hello(Given, tag="hello"):
    """The first message of a connection, sent again to get everything once more: which seat the client views."""

    seat: int = -1  # one of my seats (hot-seat: the one in front of the curtain), or -1


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
    """One moment of a finished game, or of the public side of one in progress."""

    n: int
    of: int
    seat: int  # who acted; -1 at the start
    text: str
    targets: list[str]  # of the action, as in Choice
    told: list[dict[str, Any]]
    view: Mapping[str, Any]
    scores: list[list[tuple[str, int]]]
    round: int


class Told(Struct):
    """A log line of a finished game, and the entry it belongs to."""

    n: int
    told: dict[str, Any]


class Story(Struct):
    """Everything a viewer was told from start to finish, including what was taken back."""

    lines: list[Told]


class ReplayInfo(Struct):
    """The whole of a replay: who acted when, and in which round; frames are fetched one by one."""

    table: TableInfo
    entries: list[tuple[int, str]]
    rounds: list[int]  # number of the first entry of each round
    dates: list[dict[str, int]]  # the date of each in the game's calendar: {"round": 3}, {"year": 2, "round": 1}
    seed: str
    seed_hash: str
    verified: bool  # replayed from its record and seed with the same final digest


class Point(Struct):
    """Everybody's standing at the start of a round, or at the end."""

    n: int  # number of entries so far
    date: dict[str, int]  # in the game's calendar; empty at the end
    scores: list[list[int]]  # for each seat, the points of each score line
    resources: list[list[int]]  # for each seat, the amount of each resource
    rivals: list[list[int]]  # for each opponent without a seat, the points of each score line


class Chart(Struct):
    """A finished game in figures: score lines and key resources of every seat, round by round."""

    lines: list[str]  # messages <game>-score-<line>
    resources: list[str]  # messages <game>-view-<resource>
    rivals: list[str]  # opponents without a seat, messages <game>-rival-<rival>
    points: list[Point]  # the start of every round, and the end


class PlayOn(Given):
    """Continue a finished game from one of its moments, playing one seat; bots play the others."""

    n: int  # number of entries to keep
    seat: int
    bot: str = ""


# --- the owner's desk ------------------------------------------------------------------------------------------------


class DeskField(Struct):
    """A value that the owner of a box may correct, as typed: words, numbers, lists with commas, else TOML."""

    key: str  # the last part of its path
    kind: str  # number, flag, text, list, table, nothing
    text: str
    parts: dict[str, str]  # for a table such as an effect: each key with its text; else empty
    built_in: str  # the value without the pack
    guess: bool  # no source gives it
    asked: bool  # a box could settle it: it is a guess or in doubt
    own: bool  # the pack gives it


class DeskEntry(Struct):
    """A card, a tile or another entry of the data with values to correct."""

    path: str  # "cards.koenig"
    titles: dict[str, str]  # by language
    texts: dict[str, list[str]]  # what it does, in words, by language
    note: str  # what is known about it
    data: dict[str, Any]  # the whole entry, for drawing
    fields: list[DeskField]


class DeskRefusal(Struct):
    """Why the game's reader refuses it; `key` names a message <game>-refused-<key> or refused-<key>."""

    path: str
    key: str
    facts: dict[str, str | int]
    text: str


class Desk(Struct):
    """What somebody's box could settle in a game, and what it has settled so far."""

    pack: str  # id of the pack on this desk, or empty
    guesses: int  # number of values still guessed
    own: int  # number of values the pack sets
    entries: list[DeskEntry]
    headings: dict[str, dict[str, str]]  # title of each table, by language
    known: dict[str, list[str]]  # words in use, by table and key: "cards.color"
    shapes: dict[str, dict[str, list[str]]]  # keys used beside each word of `do`, by table and key: "cards.effect"
    refusal: DeskRefusal | None  # why the pack can no longer be read, if so


class DeskValues(Given):
    """What an owner typed, by path; for a table such as an effect, the text of each key."""

    values: dict[str, str | dict[str, str]]
    dropped: list[str] = []  # paths of values to remove from the pack


class DeskTrial(Struct):
    """The result of trying values: the entries they concern, or why they are refused."""

    entries: list[DeskEntry]
    refusal: DeskRefusal | None


class PackFiles(Given):
    """A pack to upload: the text of each of its files."""

    files: dict[str, str]


class PackChange(Struct):
    """A value in which a pack differs from the built-in data."""

    path: str
    before: str
    after: str


class PackInfo(Struct):
    """An owner's pack, as visible to everybody at a table that plays with it."""

    id: str
    game: str
    changes: list[PackChange]


# --- network ---------------------------------------------------------------------------------------------------------


class Network(Struct):
    """Where phones on the local network find this server; empty if it listens on its own machine only."""

    url: str


class Link(Given):
    """A link to draw as a QR code."""

    url: str


class Code(Struct):
    """A QR code, without its white border."""

    rows: list[str]  # of 0 and 1; 1 is a dark square


class Problem(Struct):
    """An error, in one sentence; `error` names the message error-<error> if there is one."""

    error: str
    text: str
    facts: dict[str, str] = msgspec.field(default_factory=dict)  # for that message
