// The shape of a view of Orléans, as the engine writes it, and what every part of the board is given.
import type { BoardProps, Choice, Facts, Player } from "../../lib/board";

export const FIGURES = ["farmer", "boatman", "craftsman", "trader", "knight", "scholar", "monk"] as const;
export const TRACKS = ["farmer", "boatman", "craftsman", "trader", "knight", "scholar"] as const;
export const GOODS = ["grain", "cheese", "wine", "wool", "brocade"] as const;
export const KINDS = [...FIGURES, "farmer*", "boatman*", "craftsman*", "trader*"];

export type Counts = Record<string, number>;

export interface Hour {
  name: string;
  grade: string;
}

export interface Deed {
  free: Counts;
  spaces: Counts;
  coins: number;
  development: number;
  citizen: boolean;
}

export interface Seat {
  coins: number;
  bag_size: number;
  bag?: Counts;
  market: Counts;
  tower: Counts;
  fresh: Counts;
  slots: Record<string, (string | null)[]>;
  tiles: string[];
  tracks: Counts;
  draws: number;
  development: number;
  level: number;
  goods: Counts;
  merchant: string;
  posts: number;
  built: number;
  citizens: number;
  held: number;
  automated: boolean;
  passed: boolean;
  score: number;
  lines: [string, number][];
}

export interface Table {
  edition: string;
  planning: string;
  round: number;
  rounds: number;
  phase: string;
  first: number;
  waiting: number[];
  event: Hour | null;
  past: Hour[];
  next_grade: string | null;
  supply: Counts;
  lost: Counts;
  technology: number;
  goods: Counts;
  bank: number | null;
  map: Record<string, string[]>;
  posts: Record<string, number[]>;
  deeds: Record<string, Deed>;
  citizens: string[];
  tiles: Record<string, string[]>;
  excluded: string[];
  lost_tiles: string[];
  players: Seat[];
}

export type Effect = { do: string } & Record<string, string | number | string[]>;

export interface Place {
  slots: string[];
  effect: Effect;
  least_filled?: number;
  pile?: string;
  source?: string;
  confidence?: string;
}

export interface Town {
  x: number;
  y: number;
  posts: string;
}

export interface Edge {
  kind: "river" | "road";
  a: string;
  b: string;
  spaces: number[];
}

export interface Reward {
  good?: string;
  coins?: number;
  citizen?: string;
  technology?: number;
  place_tile?: string[];
  development?: number;
}

export interface Stone {
  citizen?: string;
  coins?: number;
  level?: number;
}

export interface Book {
  places: Record<string, Place>;
  tiles: Record<string, Place>;
  towns: Record<string, Town>;
  edges: Record<string, Edge>;
  tracks: Record<string, { max: number; rewards: Reward[]; draws?: number[] }>;
  development: { max: number; spaces: Record<string, Stone> };
  events: Record<string, { do: string; amount?: Record<string, number | Counts> } & Record<string, unknown>>;
  hourglass: Record<string, { groups: { name: string; tiles: string[] }[]; source?: string }>;
  goods: Record<string, { vp: number; food: boolean }>;
  numbers: Record<string, { value: number }>;
}

/** What the parts of the board share. */
export interface Kit {
  say: (key: string, facts?: Facts) => string;
  name: BoardProps["name"];
  initial: (kind: string) => string;
  effect: (place: string) => string;
  place: (name: string) => Place | undefined;
}

/** What folds out over the town; a number is the seat of another player. */
export type SheetName = "" | "deeds" | "tiles" | "hourglass" | number;

export type { Choice, Player };

/** Kinds one by one: `{monk: 2}` is monk, monk. */
export function each(counts: Counts, order: readonly string[] = KINDS): string[] {
  return order.flatMap((kind) => Array<string>(counts[kind] ?? 0).fill(kind));
}

export function total(counts: Counts): number {
  return Object.values(counts).reduce((sum, n) => sum + n, 0);
}

/** Tells whether a player has finished what all do at the same time. */
export function isReady(view: Table, seat: number): boolean {
  return (view.phase === "planning" || view.phase === "followers") && !view.waiting.includes(seat);
}

/** Tells whether a place will work: every slot is filled, or as many as it needs at least (ORL-8.1). */
export function complete(place: Place | undefined, slots: readonly (string | null)[]): boolean {
  const filled = slots.filter((piece) => piece !== null).length;
  return slots.length > 0 && filled >= (place?.least_filled ?? slots.length);
}
