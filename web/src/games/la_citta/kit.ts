// What every part of the board of La Città is given.
import type { BoardProps, Choice, Player } from "../../lib/board";
import {
  WISH_NAMES as WISHES,
  type Circus,
  type Migration,
  type Prospect,
  type Seat,
  type Table,
  type Town,
} from "./view.gen";

export { WISHES };
export type { Slot, StepName, Told, Voice, WishName } from "./view.gen";
export type { Seat, Table, Town };

/** A citizen who will move, or would. */
export type Draw = Migration & Partial<Prospect>;

export type Counts = Record<string, number>;

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
  feast: (mark: Circus) => string; // notables on an arch
  why: (target: string) => Why | undefined;
  guessed: (entry: object | undefined, keys?: string[]) => string | undefined; // data-reconstructed, or undefined
}

/** What opens over the map; a number is the seat of another player. */
export type SheetName = "" | "pairs" | "cards" | "buildings" | number;

export type { Choice, Player };

export function seatOf(city: string): number {
  return Number(city.split(".", 1)[0]);
}

/** People and cap: 6/8, or 9 if nothing limits them. */
export function people(city: Town): string {
  return city.cap === null ? String(city.citizens) : `${city.citizens}/${city.cap}`;
}

/** With its sign: +3, −2, 0. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0";
}
