// What every part of the board of Bruges is given.
import type { Facts, Player, Tincture } from "../../lib/board";
import type { CardFace } from "../../lib/wire.gen";
import {
  COLOR_NAMES as COLORS,
  FIELD_NAMES as FIELDS,
  SECTION_NAMES as SECTIONS,
  type ColorName as Color,
  type Seat,
  type SectionName as Section,
} from "./view.gen";

export { COLORS, FIELDS, SECTIONS };
export type { Character, House, StepName, Table, Told } from "./view.gen";
export type { Color, Seat, Section };

export const USES = ["workers", "florins", "threat", "canal", "house", "character"] as const;

export type Use = (typeof USES)[number];
export type Counts = Partial<Record<Color, number>>;

export interface CardData {
  color: Color;
  price: number;
  group: string;
  activation: "flash" | "worker" | "infinity" | "laurel";
  worker_color?: Color;
  infinity_type?: number;
}

export interface Book {
  cards: Record<string, CardData>;
  threats: Record<string, { color: Color; effect: { do: string } & Record<string, string | number> }>;
  canals: Record<string, Record<Section, { colors: Color[]; costs: number[]; source: string }>>;
  progress: { track: { points: number[]; source: string } };
  numbers: Record<string, { value: number }>;
}

/** What the parts of the board share: words, data, cards in words. */
export interface Kit {
  say: (key: string, facts?: Facts) => string;
  name: (domain: string, name: string) => string;
  book: Book;
  face: (card: string) => CardFace;
  letter: (color: Color) => string;
  number: (key: string) => number;
  threat: (color: Color) => string; // the disaster of a color
  happening: (threat: string) => string; // what it does, as a sentence
}

/** What opens over the town; a number is the seat of another player. */
export type SheetName = "" | "discard" | number;

export type { Player };

/** The heraldic tincture of a color of the game. */
export const TINCTURES: Record<Color, Tincture> = {
  blue: "azure",
  brown: "tenne",
  yellow: "or",
  red: "gules",
  purple: "purpure",
};

export const total = (counts: Counts): number => Object.values(counts).reduce((sum, n) => sum + n, 0);

/** What it would cost to place a card of the hand now, with what characters change. */
export function priceOf(seat: Seat, card: string): number | undefined {
  return seat.prices?.[seat.hand?.indexOf(card) ?? -1];
}

/** Colors one by one: `{blue: 2}` is blue, blue. */
export function each(counts: Counts): Color[] {
  return COLORS.flatMap((color) => Array<Color>(counts[color] ?? 0).fill(color));
}

/** A hand in the order in which people hold it: by color, then by price. */
export function sorted(hand: readonly string[], book: Book): string[] {
  const rank = (card: string): number => {
    const data = book.cards[card];
    return data ? COLORS.indexOf(data.color) * 100 + data.price : 0;
  };
  return [...hand].sort((a, b) => rank(a) - rank(b));
}
