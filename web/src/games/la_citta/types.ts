// The shape of a view of La Città, as the engine writes it, and what every part of the board is given.
import type { BoardProps, Choice, Player } from "../../lib/board";

export const WISHES = ["culture", "education", "health"] as const;

export type Counts = Record<string, number>;

export interface Slot {
  slot: string;
  land: string;
  kind: "field" | "mountain" | "water";
  wheat: number;
  hexes: [number, number][];
}

export interface Voice {
  place: number;
  wish: string | null;
  open: boolean;
  looked: number[];
}

export interface Town {
  city: string;
  castello: string;
  citizens: number;
  size: number;
  idle: number;
  cap: number | null;
  food: number;
  income: number;
  arches: Counts;
  attractions: Counts;
  attraction: number | null;
  wish: string | null;
  tiles: { space: string; building: string }[];
  neighbors: string[];
}

export interface Seat {
  gold: number;
  actions: number;
  castelli: number;
  notables: number;
  hungry: boolean;
  founded: boolean;
  taken: Counts;
  drawn: number; // politics cards face down, which nobody knows
  food: number;
  demand: number;
  income: number;
  harvests: { space: string; card: string }[];
  circuses: { space: string; wish: string; number: number }[];
  score: number;
  lines: [string, number][];
  cities: Town[];
}

/** A citizen who would move, or will: `city` takes from `giver`; where it is full, the citizen is lost to the supply. */
export interface Draw {
  city: string;
  giver: string;
  full?: boolean;
}

/** What the viewer's question is about: a card, what to build, the site to settle, a city, how many. */
export interface Asked {
  card?: string;
  building?: string;
  space?: string;
  city?: string;
  left?: number;
}

export interface Barred {
  domain: string;
  why: string;
  rule: string;
  names: string[];
}

export interface Table {
  map: string;
  year: number;
  years: number;
  round: number;
  rounds: number;
  phase: string;
  first: number;
  waiting: number[];
  supply: number;
  slots: Slot[];
  spaces: string[];
  stocks: Counts;
  display: (string | null)[];
  pile: number;
  discard: Counts;
  voice: Voice[];
  voice_past: string[];
  voice_left: Counts;
  wish: string | null;
  tie: string[];
  claims: Draw[];
  outlook: Record<string, Draw[]>;
  asked: Asked;
  yields: Counts; // of the spaces on offer for a farm or quarry: wheat or gold
  barred: Barred[];
  players: Seat[];
}

export interface Building {
  size: "castello" | "small" | "medium" | "large";
  cost?: number;
  stock?: string;
  arches: number[];
  at?: string;
  feeds?: boolean;
  mines?: boolean;
  cap_step?: number;
  citizen?: string;
  source?: string;
}

export type Effect = { do: string; building?: string; prices?: number[] | Counts } & Record<string, unknown>;

export interface Card {
  copies: number;
  cost?: number;
  effect: Effect;
  source?: string;
}

export interface Book {
  wishes: Record<string, unknown>;
  buildings: Record<string, Building>;
  politics: Record<string, Card>;
  voice: Record<string, { copies: number }>;
  map: { spaces: { list: { at: [number, number]; touches: string[] }[] } };
  numbers: Record<string, { value: number }>;
}

/** Why something cannot be chosen, and the rule that says so. */
export interface Why {
  text: string;
  rule: string;
}

/** What the parts of the board share. */
export interface Kit {
  say: BoardProps["say"];
  name: BoardProps["name"];
  city: (name: string) => string;
  wish: (name: string) => string;
  initial: (wish: string) => string;
  price: (card: string) => string;
  does: (card: string) => string;
  gives: (building: string) => string;
  touched: (space: string) => string;
  feast: (mark: Seat["circuses"][number]) => string; // notables on an arch
  why: (target: string) => Why | undefined;
  guessed: (entry: object | undefined, keys?: string[]) => string | undefined; // data-reconstructed, or nothing
}

/** What folds out over the map; a number is the seat of another player. */
export type SheetName = "" | "pairs" | "cards" | "buildings" | number;

export type { Choice, Player };

export function seatOf(city: string): number {
  return Number(city.split(".", 1)[0]);
}

/** People and cap: 6/8, or 9 where nothing limits them. */
export function people(city: Town): string {
  return city.cap === null ? String(city.citizens) : `${city.citizens}/${city.cap}`;
}

/** With its sign: +3, −2, 0. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0";
}
