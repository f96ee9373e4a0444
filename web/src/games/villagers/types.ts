// The shape of a view of Villagers, as the engine writes it, and what the parts of the board share.
import type { Choice, Facts, Player } from "../../lib/board";

export const FAMILIES = ["wood", "hay", "ore", "grape", "wool", "leather", "grain", "solitary", "special"] as const;
export const COUNTESS = "countess";

export type Counts = Record<string, number>;

export interface Pile {
  size: number;
  back: string | null;
  cards?: string[]; // of a reserve that was made of discarded villagers, in no order (VIL-11.33)
}

/** One card of a village; what lies on it follows it with a greater depth. */
export interface Spot {
  spot: string; // "blacksmith.2"
  card: string;
  stands_for: string | null;
  side: string | null;
  depth: number;
  top: boolean;
  free: number;
  coins: number;
  gold: number;
  silver: number;
}

export interface Market {
  first_market: number;
  second_market: number;
}

export interface Village {
  treasury: number;
  cards: Spot[];
  food: number;
  houses: number;
  gold: number;
  coins: number;
  gold_symbols: number;
  padlocks: number;
  silver: number;
  income: Market;
  symbols: Counts;
  villagers: number;
}

export interface Seat extends Village {
  hand_size: number;
  backs: Counts;
  seen: { card: string; round: number }[];
  square: string[];
  capacity: number;
  due: number;
  limit: number;
  placed: number;
  exchanges: number;
  free_unlock: boolean;
  score: number;
  lines: [string, number][];
  hand?: string[];
  silver_of?: Counts;
  asked?: { card?: string; common?: string; pile?: string; event?: string };
}

export interface Table {
  mode: string | null;
  round: number;
  phase: string;
  first: number;
  waiting: number[];
  markets: string[];
  until: Partial<Market>;
  road: ({ card: string; coins: number } | null)[];
  stacks: Pile[];
  reserve: Pile;
  returned: { pile: string; depth: number; by: number; round: number; family: string; card?: string }[];
  commons: Counts;
  discard: string[];
  players: Seat[];
  countess?: Village;
  jester?: boolean;
  bank_price: number; // of a padlock (VIL-7.16, 11.51)
  events?: string[];
  begun?: string[];
  bought?: string[];
  duty?: boolean; // the Jester must be played
  outlook?: Record<string, Record<string, number>>; // what each open event would do now
  spent?: string[];
  summer?: number;
  winter?: number;
  won?: boolean | null;
}

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

/** Who holds a key of some kind: villages in the order of the table, own one first. */
export interface Holder {
  village: string; // a seat, or "countess"
  own: boolean;
  copies: number;
}

/** What the parts of the board share. */
export interface Kit {
  say: (key: string, facts?: Facts) => string;
  put: (key: string, facts: Record<string, string | number>) => string; // with facts that are no names
  name: (domain: string, name: string) => string;
  card: (name: string, side?: string | null) => Villager; // what is printed on it; of Founders and Countess the side that is up
  chain: (name: string) => string[]; // from the first card of its chain to the one below it
  opens: (name: string) => string[]; // the villagers whose padlock it opens
  holders: (key: string) => Holder[];
  letter: (family: string) => string;
  effect: (effect: Effect) => string;
  event: (name: string) => Event | undefined;
  happening: (name: string) => string; // what an event does
  outlook: (name: string) => string; // what it would do now, where that is more to say
  bank: () => number; // what the bank asks for a padlock
  held: (market: string) => boolean; // it lies in the past
  french: boolean;
  number: (name: string) => number;
}

export type { Choice, Player };

/** A card with what lies on it. */
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

/** How many cards lie side by side on top of a pile. */
export function breadth(branch: Branch): number {
  return branch.kids.length ? branch.kids.reduce((sum, kid) => sum + breadth(kid), 0) : 1;
}

/** How many name strips lie above the lowest full card of a pile. */
export function strips(branch: Branch): number {
  return branch.kids.length ? 1 + Math.max(...branch.kids.map(strips)) : 0;
}
