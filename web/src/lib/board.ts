/**
 * What the table gives to the board of a game, and what it expects from it. README.md has the details.
 *
 * A board draws a view. It knows no rules: it never asks whether something is legal, it only puts a `data-id` on
 * everything that a player could ever click, and the table lights what can be clicked now.
 */
import { getContext, type Component } from "svelte";
import type { Messages } from "./messages";
import type { AnyView } from "./views.gen";
import type { Line } from "./wire.gen";

/** One legal option: its text, and what a player clicks to choose it, in order. */
export interface Choice {
  text: string; // "place ship.2 monk"
  targets: string[]; // ["slot:ship.2", "kind:monk"]
}

/** A tincture; `var(--azure)` and `url(#azure)` (hatched) paint it, `var(--on-azure)` is readable on it. */
export type Tincture = "azure" | "gules" | "or" | "vert" | "purpure" | "tenne";

/** Context of the second of two boards on one page: the prefix of its ids, so that no id occurs twice. */
export const TWIN = "twin";

export const twinOf = (): string => getContext<string | undefined>(TWIN) ?? "";

/** One seat, in seat order. */
export interface Player {
  seat: number;
  name: string;
  color: Tincture;
  letter: string; // of the tincture in the reader's language; drawn on pieces beside the color
  mine: boolean;
  bot: boolean;
  waiting: boolean; // the table waits for this seat
}

/** Facts of a sentence: names become nouns (`kind: "monk"`), numbers stay numbers. */
export type Facts = Record<string, string | number | readonly string[] | Readonly<Record<string, number>>>;

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- every game has its own data
export type Catalog = Record<string, any>;

/** The view before the first message. */
export const NO_VIEW: AnyView = { round: 0, awaited: [], phase: "", players: [] };

/** A line of the log, with the events of one game. */
export type LineOf<Told> = Omit<Line, "told"> & { told: Told };

/** What a board knows of its game: its view, its data, the steps that ask, what happens. See `view.gen.ts` of a game. */
export interface BoardProps<
  View extends AnyView = AnyView,
  Book = Catalog,
  Step extends string = string,
  Told = Line["told"],
> {
  view: View; // game.view(state, viewer), as the engine wrote it
  catalog: Book; // component data of the game with provenance, from /api/games/{key}/catalog
  viewer: number; // the viewing seat; -1 for a spectator
  lit: Set<string>; // targets that can be clicked now
  chosen: string[]; // targets clicked so far, in order of clicking
  onpick: (target: string) => void; // for drag and drop and other gestures; plain clicks need no call
  say: (key: string, facts?: Facts) => string; // a message of the house or of this game
  name: (domain: string, name: string) => string; // a noun: name("kind", "farmer*"), name("slot", "ship.2")
  messages: Messages; // more words: a key of the view, an action as a sentence, what a card does
  players: Player[];
  options: Choice[]; // every option of the viewer's current decision, empty when nothing is asked
  prompt: Step | ""; // the step that asks the viewer, "" when nothing is asked
  turn: number; // a new one for every question, -1 when nothing is asked: resets what is in front
  phone: boolean; // narrow screen: show tabs instead of everything side by side
  lines?: readonly LineOf<Told>[]; // the log so far, for boards that explain what just happened
}

/** `src/games/<key>/Board.svelte` */
export type Board = Component<BoardProps>;

/** `src/games/<key>/Seat.svelte`, if there is one: key resources of a player on one line of the players panel. */
export interface SeatProps<View extends AnyView = AnyView> {
  view: View;
  seat: number;
  viewer: number;
  say: BoardProps["say"];
  name: BoardProps["name"];
}

/** `src/games/<key>/Icon.svelte`, if there is one: the sign of a name at 20 px, for buttons and log lines. */
export interface IconProps {
  domain: string; // "kind"
  name: string; // "monk"
}

/** `src/games/<key>/Entry.svelte`, if there is one: a drawing of a data entry, for the owner's desk. */
export interface EntryProps {
  table: string; // of the data: "cards"
  name: string; // in that table: "koenig"
  data: Record<string, unknown>; // all of the entry, as typed just now
  catalog: Catalog;
  messages: Messages;
  title: string;
  texts: readonly string[]; // what it does in words, in the reader's language
}

/** The verb of an id, if any, and its targets: a name may itself contain a plus, `"heard:2+3"` is one target. */
export function split(id: string): [verb: string, targets: string[]] {
  const slash = id.indexOf("/");
  return [id.slice(0, Math.max(0, slash)), id.slice(slash + 1).split(/\+(?=\w+:)/)];
}

/**
 * Domain and name of an id: `"slot:ship.2"` is the domain `slot` and the name `ship.2`; of several
 * targets, the last and most specific one, `"village:2+copy:1"` is `copy` and `1`.
 */
export function parts(target: string): [domain: string, name: string] {
  const plain = split(target)[1].at(-1) ?? "";
  const at = plain.indexOf(":");
  return at < 0 ? ["", plain] : [plain.slice(0, at), plain.slice(at + 1)];
}
