// Written by tools/gen_types.py from src/beffroi/server/wire.py: change it there, then run `make types`.

import type { AnyView } from "./views.gen";

export type SeatKind = "human" | "open" | "bot";

/** The guest behind a cookie. */
export interface Me {
  id: string;
  name: string;
  /** a tincture: azure, gules, or, vert, purpure, tenne */
  color: string;
}

/** What a guest may change. */
export interface NewMe {
  name: string;
  color: string;
}

/** One seat of a table, as everybody sees it. */
export interface Seat {
  kind: SeatKind;
  name: string;
  color: string;
  /** played from this browser */
  mine: boolean;
  online: boolean;
  /** level or name, where a bot plays, or will play if nobody takes the seat */
  bot: string;
  /** a bot stands in for a player who left */
  away: boolean;
  /** its player agrees to hints for everybody */
  hints: boolean;
}

/** One option of a game: words to choose from, or a number between two bounds. */
export interface OptionInfo {
  name: string;
  default: string;
  words: string[];
  low: number;
  high: number;
}

/** A game the house has; titles and explanations come from its language files. */
export interface GameInfo {
  key: string;
  rules: number;
  /** fingerprint */
  data: string;
  options: OptionInfo[];
  seats: [number, number];
  /** "edition=2014": (2, 4) */
  seats_by_option: Record<string, [number, number]>;
  reconstructed: string[];
  /** levels, weakest first, then bots from outside by their names */
  bots: string[];
  /** the usual one */
  bot: string;
  /** address of the board that the package of the game brings along, or nothing */
  board: string;
}

/** The component data of a game, table by table; and what an owner's pack calls otherwise than we do. */
export interface Catalog {
  tables: Record<string, unknown>;
  /** by entry, then by language */
  renamed: Record<string, Record<string, string>>;
}

/** A card in words, composed from its data. */
export interface CardFace {
  id: string;
  name: string;
  /** one line: "Nobility · purple · 9 florins · 3 points · yellow worker" */
  about: string;
  /** what it does */
  text: string;
  /** what of it is reconstructed; empty when nothing is */
  doubt: string;
}

/** A numbered rule. */
export interface Rule {
  id: string;
  text: string;
}

/** A chapter of the rules, or a part of one: then it has a heading of its own. */
export interface RuleSection {
  number: number;
  title: string;
  part: string;
  rules: Rule[];
}

/** A heading of the rules on one page; each line is a paragraph or an item, with the marks of Markdown. */
export interface SummaryPart {
  title: string;
  lines: string[];
}

/** What a new table wants in a seat: me, another person here (hot-seat), anybody who comes, or a bot. */
export interface NewSeat {
  kind: "me" | "here" | "open" | "bot";
  name?: string;
  /** the usual one when nothing is said; in an open seat, who plays if nobody comes */
  bot?: string;
}

/** A table to be opened. */
export interface NewTable {
  game: string;
  options: Record<string, string>;
  seats: NewSeat[];
  listed?: boolean;
  /** ask to confirm before a turn is final */
  confirm?: boolean;
  /** id of an owner's pack to play with */
  pack?: string;
}

/** Where a table that plays on from a game that is over left it: what follows is for study. */
export interface Origin {
  /** its id; a record from elsewhere may name one that is not here */
  table: string;
  /** entries that are the same */
  n: number;
}

/** A table in a list. */
export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, string>;
  seats: Seat[];
  state: "open" | "playing" | "over";
  waiting: number[];
  round: number;
  rounds: number;
  listed: boolean;
  /** SHA-256 of the seed, shown from the start */
  seed_hash: string;
  /** false when it was played by other rules or data than those installed: it rests */
  playable: boolean;
  /** version of the rules that it is played by */
  rules: number;
  /** the Beffroi that plays by these rules, where they are older than ours; else empty */
  release: string;
  /** id of the owner's pack that it is played with, or nothing */
  pack: string;
  /** whether a turn is confirmed before it is final */
  confirm: boolean;
  /** whether players may ask for hints: one person against bots, or all people agreed */
  hints: boolean;
  /** opened from this browser: may start it */
  owner: boolean;
  /** id of the table where these people play again, if any */
  rematch: string;
  /** of a "what if": no other table has one */
  origin: Origin | null;
  /** seconds since the epoch */
  changed: number;
}

/** A secret by which another device takes the same seats over. */
export interface SeatLink {
  path: string;
}

/** Take an open seat, or one's own back from a bot. */
export interface Join {
  seat: number;
}

/** Who plays in a bot's seat, or in an open one if nobody comes; before the game begins. */
export interface SeatBot {
  seat: number;
  bot: string;
}

/** Agree to hints for everybody at the table, or withdraw that. */
export interface Agree {
  seat: number;
  agreed: boolean;
}

/** One legal option: its text, and what a player clicks for it, in order. */
export interface Choice {
  text: string;
  targets: string[];
}

/** What is asked of one seat. */
export interface Decision {
  seat: number;
  /** number of this seat's own entries, undo included; an answer names it */
  turn: number;
  /** class of the step: message <game>-prompt-<Step> */
  prompt: string;
  args: number[];
  options: Choice[];
}

/** A line of the log: what a viewer was told (`what`, `seat` and its facts). */
export interface Line {
  n: number;
  told: Record<string, unknown>;
}

/** Something said at the table. */
export interface Chat {
  n: number;
  /** -1 for a spectator */
  seat: number;
  name: string;
  text: string;
  at: number;
  /** of what the table itself says: message web-chat-<kind> */
  kind: string;
}

/** Ask for a hint on the present decision of an own seat: what matters, the best options, or the move. */
export interface AskHint {
  seat: number;
  strength: "matters" | "options" | "move";
}

/** Ask what the last move of a bot brought it, through the eyes of an own seat or, with -1, of a spectator. */
export interface AskMove {
  seat: number;
  eyes?: number;
}

/** By how much something changes a feature of a seat (message <game>-feature-<feature>), and what that is worth. */
export interface Change {
  feature: string;
  amount: number;
  /** points */
  worth: number;
}

/** An option, the share of victories that a search gives it, and what it brings. */
export interface HintOption {
  text: string;
  targets: string[];
  /** 0 to 1 */
  chance: number;
  /** the weightiest first */
  changes: Change[];
}

/** As much of a hint as was asked for. */
export interface Hint {
  /** of the decision */
  turn: number;
  /** features by which the options differ most */
  matters: string[];
  /** the best first: none, some, or the move alone */
  options: HintOption[];
}

/** The last move of a bot, as the asker was told it, and what it brought the bot as far as the asker can know. */
export interface Explanation {
  told: Record<string, unknown>;
  changes: Change[];
}

/** A tie-breaker that kept seats with the winners' points from winning. */
export interface Ahead {
  /** message <game>-tiebreak-<tiebreak> */
  tiebreak: string;
  /** what the winners have of it */
  own: number;
  /** each of those seats, and what it has */
  others: [number, number][];
}

/** Everything a viewer may know now; sent whole after every entry. */
export interface State {
  type: "state";
  /** entries this viewer may know of: plans of others count when they are shown */
  seq: number;
  /** whose eyes; -1 for a spectator */
  viewer: number;
  view: AnyView;
  table: TableInfo;
  /** of the seats played from here that the viewer may answer for now */
  decisions: Decision[];
  /** own seats that may take something back */
  undo: number[];
  /** number of the viewer's own entries: what an undo names when there is no decision */
  turn: number;
  /** new since what the client has */
  lines: Line[];
  /** keep the lines below this number, then add those sent: an undo takes lines back */
  first_line: number;
  /** empty until the game is over: before, the view shows what is open */
  scores: [string, number][][];
  /** empty until the game is over */
  ranks: number[];
  /** tie-breakers that set equals apart, with what those seats have */
  untied: ([string, (number | null)[]])[];
  /** by what the winners are ahead of their equals; empty until the game is over */
  ahead: Ahead[];
  /** revealed when the game is over */
  seed: string;
}

/** An entry is on disk. */
export interface Acked {
  type: "acked";
  key: string;
  seq: number;
}

/** An entry was not taken; nothing changed. `error` names the message error-<error>. */
export interface Refused {
  type: "refused";
  key: string;
  error: string;
  text: string;
  facts: Record<string, string>;
}

/** New chat lines. */
export interface Said {
  type: "said";
  lines: Chat[];
}

/** Bots that are choosing now. */
export interface Thinking {
  type: "thinking";
  seats: number[];
}

export type FromServer = State | Acked | Refused | Said | Thinking;

/** First message of a connection, and again to get everything once more: through whose eyes the client looks. */
export interface Hello {
  type: "hello";
  /** one of the own seats (hot-seat: the one in front of the curtain), or -1 */
  seat?: number;
}

/** An action, or `undo`; `key` makes sending it twice harmless. */
export interface Act {
  type: "act";
  key: string;
  seat: number;
  turn: number;
  text: string;
}

/** A line of chat. */
export interface Say {
  type: "say";
  text: string;
}

export type FromBrowser = Hello | Act | Say;

/** One moment of a game that is over, or of the public side of one under way. */
export interface Frame {
  n: number;
  of: number;
  /** who acted, -1 at the beginning */
  seat: number;
  text: string;
  /** of what was done, as in a choice */
  targets: string[];
  told: Record<string, unknown>[];
  view: AnyView;
  scores: [string, number][][];
  round: number;
}

/** A line of the story of a game that is over, and the entry that it belongs to. */
export interface Told {
  n: number;
  told: Record<string, unknown>;
}

/** Everything that a viewer was told from the beginning to the end; what was taken back is told, too. */
export interface Story {
  lines: Told[];
}

/** The whole of a replay: who acted when, and in which round; frames are fetched one by one. */
export interface ReplayInfo {
  table: TableInfo;
  entries: [number, string][];
  /** number of the first entry of each round */
  rounds: number[];
  /** what the calendar of the game says there: {"round": 3}, {"year": 2, "round": 1} */
  dates: Record<string, number>[];
  seed: string;
  seed_hash: string;
  /** replayed from its record and seed with the same final digest */
  verified: boolean;
}

/** How everybody stood when a round began, or at the end. */
export interface Point {
  /** entries until then */
  n: number;
  /** what the calendar of the game says; empty at the end */
  date: Record<string, number>;
  /** of each seat, what each score line is worth */
  scores: number[][];
  /** of each seat, how much of each resource it has */
  resources: number[][];
  /** of each opponent without a seat, what each score line is worth */
  rivals: number[][];
}

/** A game that is over in figures: score lines and key resources of every seat, round by round. */
export interface Chart {
  /** messages <game>-score-<line> */
  lines: string[];
  /** messages <game>-view-<resource> */
  resources: string[];
  /** opponents without a seat, messages <game>-rival-<rival> */
  rivals: string[];
  /** the beginning of every round, and the end */
  points: Point[];
}

/** Play a game that is over on from one of its moments, with a seat of one's own; bots have the others. */
export interface PlayOn {
  /** entries that stay as they were */
  n: number;
  seat: number;
  bot?: string;
}

/** A value that the owner of a box may correct, as one types it: words, numbers, lists with commas, else TOML. */
export interface DeskField {
  /** the last part of its path */
  key: string;
  /** number, flag, text, list, table, nothing */
  kind: string;
  text: string;
  /** of a table such as an effect: each key with its text; else empty */
  parts: Record<string, string>;
  /** what stands there without the pack */
  built_in: string;
  /** no source gives it */
  guess: boolean;
  /** a box could settle it: it is a guess, or in doubt */
  asked: boolean;
  /** the pack gives it */
  own: boolean;
}

/** A card, a tile or another entry of the data with values to correct. */
export interface DeskEntry {
  /** "cards.koenig" */
  path: string;
  /** what it is called, by language */
  titles: Record<string, string>;
  /** what it does in words, by language */
  texts: Record<string, string[]>;
  /** what is known about it */
  note: string;
  /** all of it, for drawing */
  data: Record<string, unknown>;
  fields: DeskField[];
}

/** Why the game's reader does not take it; `key` names a message <game>-refused-<key> or refused-<key>. */
export interface DeskRefusal {
  path: string;
  key: string;
  facts: Record<string, string | number>;
  text: string;
}

/** What somebody's box could settle in a game, and what it has settled. */
export interface Desk {
  /** id of the pack on this desk, or nothing */
  pack: string;
  /** values that nothing and nobody gives yet */
  guesses: number;
  /** values that the pack gives */
  own: number;
  entries: DeskEntry[];
  /** what each table is called, by language */
  headings: Record<string, Record<string, string>>;
  /** words that stand somewhere, by table and key: "cards.color" */
  known: Record<string, string[]>;
  /** keys that stand beside each word `do`, by table and key: "cards.effect" */
  shapes: Record<string, Record<string, string[]>>;
  /** why the pack is read no longer, where that is so */
  refusal: DeskRefusal | null;
}

/** What an owner typed, by path; of a table such as an effect, the text of each key. */
export interface DeskValues {
  values: Record<string, string | Record<string, string>>;
  /** paths of own values that are taken back */
  dropped?: string[];
}

/** What came of values that were only tried: the entries they are about, or why they cannot be. */
export interface DeskTrial {
  entries: DeskEntry[];
  refusal: DeskRefusal | null;
}

/** A pack that somebody brings along: the text of each of its files. */
export interface PackFiles {
  files: Record<string, string>;
}

/** A value in which a pack differs from what is built in. */
export interface PackChange {
  path: string;
  before: string;
  after: string;
}

/** An owner's pack, as everybody at a table that plays with it may see it. */
export interface PackInfo {
  id: string;
  game: string;
  changes: PackChange[];
}

/** Where phones in the local network find this house; empty when it only listens to its own machine. */
export interface Network {
  url: string;
}

/** A link to be drawn as a QR code. */
export interface Link {
  url: string;
}

/** A QR code, without the white edge around it. */
export interface Code {
  /** of 0 and 1, the dark squares */
  rows: string[];
}

/** An error, in one sentence; `error` names a message error-<error> where there is one. */
export interface Problem {
  error: string;
  text: string;
  /** by which that message is said */
  facts: Record<string, string>;
}
