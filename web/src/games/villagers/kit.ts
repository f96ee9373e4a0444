// What every part of the board of Villagers is given.
import type { Choice, Facts, Player } from "../../lib/board";
import { FAMILY_NAMES as FAMILIES, type Spot } from "./view.gen";

export { FAMILIES };
export type { FamilyName, Pile, Seat, StepName, Table, Told, Village } from "./view.gen";
export type { Spot };

export const COUNTESS = "countess";

export type Counts = Record<string, number>;

export type Effect = { do: string } & Record<string, string | number | boolean>;

export interface Villager {
  family: string;
  symbols?: number;
  placed_on?: string;
  slots?: number;
  lock?: string;
  keychain?: number;
  gold?: number;
  food?: number;
  houses?: number;
  silver?: Effect;
  special?: Effect;
  common?: boolean;
  fr_source?: string;
}

export interface Event {
  season: string;
  phase: string;
  effect: Effect;
  source?: string;
  fr_source?: string;
  note?: string; // ends in the number of its rule
}

export interface Book {
  villagers: Record<string, Villager>;
  founders: Record<string, Partial<Villager>>;
  countess: Record<string, Partial<Villager>>;
  events: Record<string, Event>;
  jester: Record<string, { effect?: Effect }>;
  numbers: Record<string, { value: number }>;
}

/** Who holds a key of some kind: villages in table order, my own first. */
export interface Holder {
  village: string; // a seat, or "countess"
  own: boolean;
  copies: number;
}

/** What the parts of the board share. */
export interface Kit {
  say: (key: string, facts?: Facts) => string;
  put: (key: string, facts: Record<string, string | number>) => string; // with facts that are not names
  name: (domain: string, name: string) => string;
  card: (name: string, side?: string | null) => Villager; // what is printed on it; for Founders and Countess, the side facing up
  chain: (name: string) => string[]; // from the first card of its chain to the one below it
  opens: (name: string) => string[]; // the villagers whose padlock it opens
  holders: (key: string) => Holder[];
  letter: (family: string) => string;
  effect: (effect: Effect) => string;
  event: (name: string) => Event | undefined;
  happening: (name: string) => string; // what an event does
  outlook: (name: string) => string; // what it would do now, if that adds anything
  bank: () => number; // what the bank charges for a padlock
  held: (market: string) => boolean; // whether it is over
  french: boolean;
  number: (name: string) => number;
}

export type { Choice, Player };

/** A card with what is on it. */
export interface Branch extends Spot {
  kids: Branch[];
}

/** The piles of a village, from its cards in reading order. */
export function piles(cards: readonly Spot[]): Branch[] {
  const roots: Branch[] = [];
  const path: Branch[] = [];
  for (const card of cards) {
    const branch: Branch = { ...card, kids: [] };
    path.length = card.depth;
    (path[card.depth - 1]?.kids ?? roots).push(branch);
    path.push(branch);
  }
  return roots;
}

/** How many cards are side by side on top of a pile. */
export function breadth(branch: Branch): number {
  return branch.kids.length ? branch.kids.reduce((sum, kid) => sum + breadth(kid), 0) : 1;
}

/** How many name strips are above the lowest full card of a pile. */
export function strips(branch: Branch): number {
  return branch.kids.length ? 1 + Math.max(...branch.kids.map(strips)) : 0;
}
