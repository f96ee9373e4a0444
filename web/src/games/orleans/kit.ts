// What every part of the board of Orléans is given.
import type { BoardProps, Choice, Facts, Player } from "../../lib/board";
import { FIGURE_NAMES as FIGURES, GOOD_NAMES as GOODS, KIND_NAMES as KINDS, type Seat, type Table } from "./view.gen";

export { FIGURES, GOODS, KINDS };
export type { Deed, FigureName, GoodName, KindName, StepName } from "./view.gen";
export type { Seat, Table };

export const TRACKS = FIGURES.filter((figure) => figure !== "monk");

export type Counts = Record<string, number>;

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

/** What opens over the town; a number is the seat of another player. */
export type SheetName = "" | "deeds" | "tiles" | "hourglass" | number;

export type { Choice, Player };

/** Kinds one by one: `{monk: 2}` is monk, monk. */
export function each(counts: Counts, order: readonly string[] = KINDS): string[] {
  return order.flatMap((kind) => Array<string>(counts[kind] ?? 0).fill(kind));
}

export function total(counts: Counts): number {
  return Object.values(counts).reduce((sum, n) => sum + n, 0);
}

/** Returns whether a player has finished a simultaneous phase. */
export function isReady(view: Table, seat: number): boolean {
  return (view.phase === "planning" || view.phase === "followers") && !view.awaited.includes(seat);
}

/** Returns whether a place can act: every slot is filled, or at least as many as it needs (ORL-8.1). */
export function complete(place: Place | undefined, slots: readonly (string | null)[]): boolean {
  const filled = slots.filter((piece) => piece !== null).length;
  return slots.length > 0 && filled >= (place?.least_filled ?? slots.length);
}
