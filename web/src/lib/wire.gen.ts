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

/** One seat of a table, visible to everybody. */
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
  /** its player has agreed to hints for everybody */
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

/** A game that is installed; titles and explanations come from its language files. */
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
  /** levels, weakest first, then external bots by name */
  bots: string[];
  /** the default one */
  bot: string;
  /** address of the board that the package of the game brings, or nothing */
  board: string;
}

/** The component data of a game, table by table, and what an owner's pack renames. */
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
  /** what part of it is reconstructed; empty if none is */
  doubt: string;
}

/** A numbered rule. */
export interface Rule {
  id: string;
  text: string;
}

/** A chapter of the rules, or a part of one with its own heading. */
export interface RuleSection {
  number: number;
  title: string;
  part: string;
  rules: Rule[];
}

/** A heading of the one-page rules; each line is a paragraph or a list item, in Markdown. */
export interface SummaryPart {
  title: string;
  lines: string[];
}

/** Who a seat of a new table is for: me, another person here (hot-seat), anybody who joins, or a bot. */
export interface NewSeat {
  kind: "me" | "here" | "open" | "bot";
  name?: string;
  /** empty for the default; in an open seat, who plays if nobody joins */
  bot?: string;
}

/** A table to be opened. */
export interface NewTable {
  game: string;
  options: Record<string, string>;
  seats: NewSeat[];
  listed?: boolean;
  /** ask for confirmation before a turn is final */
  confirm?: boolean;
  /** id of the owner's pack to play with */
  pack?: string;
}

/** Where a what-if table leaves the finished game it continues; what follows is for study. */
export interface Origin {
  /** its id; a record from elsewhere may name a table that is not here */
  table: string;
  /** number of shared entries */
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
  /** false if it was played with other rules or data than those installed: it cannot go on */
  playable: boolean;
  /** version of the rules it is played with */
  rules: number;
  /** the Beffroi release with these rules, if they are older than ours; else empty */
  release: string;
  /** id of the owner's pack it is played with, or empty */
  pack: string;
  /** whether turns are confirmed before they are final */
  confirm: boolean;
  /** whether players may ask for hints: one person against bots, or all people have agreed */
  hints: boolean;
  /** opened from this browser, which may start it */
  owner: boolean;
  /** id of the rematch table, if any */
  rematch: string;
  /** for a "what if" table; None for all others */
  origin: Origin | null;
  /** seconds since the epoch */
  changed: number;
}

/** A secret that lets another device play the same seats. */
export interface SeatLink {
  path: string;
}

/** The secret of a seat link. */
export interface OpenLink {
  secret: string;
}

/** Take an open seat, or take mine back from a bot. */
export interface Join {
  seat: number;
}

/** Who plays in a bot's seat, or in an open one if nobody joins; only before the game starts. */
export interface SeatBot {
  seat: number;
  bot: string;
}

/** Agree to hints for everybody at the table, or withdraw consent. */
export interface Agree {
  seat: number;
  agreed: boolean;
}

/** One legal option: its text, and what a player clicks to choose it, in order. */
export interface Choice {
  text: string;
  targets: string[];
}

/** What is asked of one seat. */
export interface Decision {
  seat: number;
  /** number of this seat's entries, undo included; an answer must repeat it */
  turn: number;
  /** class of the step: message <game>-prompt-<Step> */
  prompt: string;
  args: number[];
  options: Choice[];
}

/** A log line: what a viewer was told (`what`, `seat` and its facts). */
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
  /** for what the table itself says: message web-chat-<kind> */
  kind: string;
}

/** Ask for a hint for the current decision of one of my seats: what matters, the best options, or the move. */
export interface AskHint {
  seat: number;
  strength: "matters" | "options" | "move";
}

/** Ask what a bot's last move gained, as seen by one of my seats or, with -1, by a spectator. */
export interface AskMove {
  seat: number;
  eyes?: number;
}

/** How much something changes a feature of a seat (message <game>-feature-<feature>), and what that is worth. */
export interface Change {
  feature: string;
  amount: number;
  /** points */
  worth: number;
}

/** An option, its win rate according to a search, and what it changes. */
export interface HintOption {
  text: string;
  targets: string[];
  /** 0 to 1 */
  chance: number;
  /** largest first */
  changes: Change[];
}

/** As much of a hint as was asked for. */
export interface Hint {
  /** of the decision */
  turn: number;
  /** features in which the options differ most */
  matters: string[];
  /** best first: none, some, or only the move */
  options: HintOption[];
}

/** A bot's last move as the asker was told it, and what it gained, as far as the asker can know. */
export interface Explanation {
  told: Record<string, unknown>;
  changes: Change[];
}

/** A tie-breaker that decided against seats with as many points as the winners. */
export interface Ahead {
  /** message <game>-tiebreak-<tiebreak> */
  tiebreak: string;
  /** the winners' value */
  own: number;
  /** each of those seats and its value */
  others: [number, number][];
}

/** Everything a viewer may know now; after the first one, only what changed in view and table is sent. */
export interface State {
  type: "state";
  /** number of entries this viewer may know of; others' plans count once they are shown */
  seq: number;
  /** the viewing seat; -1 for a spectator */
  viewer: number;
  /** unless `whole`, only the fields that changed; of `players`, null for those who did not */
  view: AnyView;
  whole: boolean;
  /** None if the page has it */
  table: TableInfo | null;
  /** of the seats played from here that may answer now */
  decisions: Decision[];
  /** my seats that may take something back */
  undo: number[];
  /** number of the viewer's entries: what an undo repeats when there is no decision */
  turn: number;
  /** those the client does not have yet */
  lines: Line[];
  /** keep the lines below this number, then add those sent: an undo takes lines back */
  first_line: number;
  /** empty until the game is over; until then the view shows what is public */
  scores: [string, number][][];
  /** empty until the game is over */
  ranks: number[];
  /** tie-breakers that separated tied seats, with their values */
  untied: ([string, (number | null)[]])[];
  /** how the winners beat seats with equal points; empty until the game is over */
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

/** An entry was refused; nothing changed. `error` names the message error-<error>. */
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

/** Seats whose player has the table open; sent when that changes. */
export interface Presence {
  type: "presence";
  online: number[];
}

/** Chat lines that were deleted. */
export interface Unsaid {
  type: "unsaid";
  lines: number[];
}

/** When the host closes the server for maintenance, and why; `at` is 0 if it is open and stays so. */
export interface Notice {
  type: "notice";
  /** seconds since the epoch; from then on nobody can play, but everybody can look on */
  at: number;
  /** the host's own words, plain text; may be empty */
  text: string;
  /** that time has come */
  closed: boolean;
}

/** Bots that are choosing now, or wait for a process to do so. */
export interface Thinking {
  type: "thinking";
  seats: number[];
  /** choices at other tables that come before theirs */
  ahead: number;
}

export type FromServer = State | Acked | Refused | Said | Unsaid | Presence | Notice | Thinking;

/** The first message of a connection, sent again to get everything once more: which seat the client views. */
export interface Hello {
  type: "hello";
  /** one of my seats (hot-seat: the one in front of the curtain), or -1 */
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

/** One moment of a finished game, or of the public side of one in progress. */
export interface Frame {
  n: number;
  of: number;
  /** who acted; -1 at the start */
  seat: number;
  text: string;
  /** of the action, as in Choice */
  targets: string[];
  told: Record<string, unknown>[];
  view: AnyView;
  scores: [string, number][][];
  round: number;
}

/** A log line of a finished game, and the entry it belongs to. */
export interface Told {
  n: number;
  told: Record<string, unknown>;
}

/** Everything a viewer was told from start to finish, including what was taken back. */
export interface Story {
  lines: Told[];
}

/** The whole of a replay: who acted when, and in which round; frames are fetched one by one. */
export interface ReplayInfo {
  table: TableInfo;
  entries: [number, string][];
  /** number of the first entry of each round */
  rounds: number[];
  /** the date of each in the game's calendar: {"round": 3}, {"year": 2, "round": 1} */
  dates: Record<string, number>[];
  seed: string;
  seed_hash: string;
  /** replayed from its record and seed with the same final digest */
  verified: boolean;
}

/** Everybody's standing at the start of a round, or at the end. */
export interface Point {
  /** number of entries so far */
  n: number;
  /** in the game's calendar; empty at the end */
  date: Record<string, number>;
  /** for each seat, the points of each score line */
  scores: number[][];
  /** for each seat, the amount of each resource */
  resources: number[][];
  /** for each opponent without a seat, the points of each score line */
  rivals: number[][];
}

/** A finished game in figures: score lines and key resources of every seat, round by round. */
export interface Chart {
  /** messages <game>-score-<line> */
  lines: string[];
  /** messages <game>-view-<resource> */
  resources: string[];
  /** opponents without a seat, messages <game>-rival-<rival> */
  rivals: string[];
  /** the start of every round, and the end */
  points: Point[];
}

/** Continue a finished game from one of its moments, playing one seat; bots play the others. */
export interface PlayOn {
  /** number of entries to keep */
  n: number;
  seat: number;
  bot?: string;
}

/** A value that the owner of a box may correct, as typed: words, numbers, lists with commas, else TOML. */
export interface DeskField {
  /** the last part of its path */
  key: string;
  /** number, flag, text, list, table, nothing */
  kind: string;
  text: string;
  /** for a table such as an effect: each key with its text; else empty */
  parts: Record<string, string>;
  /** the value without the pack */
  built_in: string;
  /** no source gives it */
  guess: boolean;
  /** a box could settle it: it is a guess or in doubt */
  asked: boolean;
  /** the pack gives it */
  own: boolean;
}

/** A card, a tile or another entry of the data with values to correct. */
export interface DeskEntry {
  /** "cards.koenig" */
  path: string;
  /** by language */
  titles: Record<string, string>;
  /** what it does, in words, by language */
  texts: Record<string, string[]>;
  /** what is known about it */
  note: string;
  /** the whole entry, for drawing */
  data: Record<string, unknown>;
  fields: DeskField[];
}

/** Why the game's reader refuses it; `key` names a message <game>-refused-<key> or refused-<key>. */
export interface DeskRefusal {
  path: string;
  key: string;
  facts: Record<string, string | number>;
  text: string;
}

/** What somebody's box could settle in a game, and what it has settled so far. */
export interface Desk {
  /** id of the pack on this desk, or empty */
  pack: string;
  /** number of values still guessed */
  guesses: number;
  /** number of values the pack sets */
  own: number;
  entries: DeskEntry[];
  /** title of each table, by language */
  headings: Record<string, Record<string, string>>;
  /** words in use, by table and key: "cards.color" */
  known: Record<string, string[]>;
  /** keys used beside each word of `do`, by table and key: "cards.effect" */
  shapes: Record<string, Record<string, string[]>>;
  /** why the pack can no longer be read, if so */
  refusal: DeskRefusal | null;
}

/** What an owner typed, by path; for a table such as an effect, the text of each key. */
export interface DeskValues {
  values: Record<string, string | Record<string, string>>;
  /** paths of values to remove from the pack */
  dropped?: string[];
}

/** The result of trying values: the entries they concern, or why they are refused. */
export interface DeskTrial {
  entries: DeskEntry[];
  refusal: DeskRefusal | null;
}

/** A pack to upload: the text of each of its files. */
export interface PackFiles {
  files: Record<string, string>;
}

/** A value in which a pack differs from the built-in data. */
export interface PackChange {
  path: string;
  before: string;
  after: string;
}

/** An owner's pack, as visible to everybody at a table that plays with it. */
export interface PackInfo {
  id: string;
  game: string;
  changes: PackChange[];
}

/** Where phones on the local network find this server; empty if it listens on its own machine only. */
export interface Network {
  url: string;
}

/** A link to draw as a QR code. */
export interface Link {
  url: string;
}

/** A QR code, without its white border. */
export interface Code {
  /** of 0 and 1; 1 is a dark square */
  rows: string[];
}

/** An error, in one sentence; `error` names the message error-<error> if there is one. */
export interface Problem {
  error: string;
  text: string;
  /** for that message */
  facts: Record<string, string>;
}
