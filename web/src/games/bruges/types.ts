// The shape of a view of Bruges, as the engine writes it, and what every part of the board is given.
import type { Facts, Player, Tincture } from "../../lib/board";
import type { CardFace } from "../../lib/wire.gen";

export const COLORS = ["blue", "brown", "yellow", "red", "purple"] as const;
export const SECTIONS = ["left", "right"] as const;
export const USES = ["workers", "florins", "threat", "canal", "house", "character"] as const;
export const FIELDS = ["progress", "characters", "canal"] as const;

export type Color = (typeof COLORS)[number];
export type Section = (typeof SECTIONS)[number];
export type Use = (typeof USES)[number];
export type Counts = Partial<Record<Color, number>>;

export interface House {
  number: number;
  color: Color;
  character: string | null;
  card?: string; // its face, for its owner
}

export interface Character {
  card: string;
  house: number | null;
  used: boolean;
}

export interface Seat {
  score: number;
  florins: number;
  workers: Counts;
  markers: Counts;
  progress: number;
  hand_size: number;
  backs: Counts;
  fresh: Counts;
  houses: House[];
  characters: Character[];
  canals: Record<Section, number>;
  canal_costs: Record<Section, number | null>;
  progress_price: number | null;
  completed: Section[];
  statues: number[];
  majorities: string[];
  built: boolean; // whether a canal tile was ever built (BRU-13.5)
  points: number;
  lines: [string, number][];
  hand?: string[];
  prices?: number[]; // of the hand, card by card, as characters
}

export interface Table {
  round: number;
  phase: string;
  first: number;
  active: number | null;
  cycle: number;
  played: boolean;
  last_round: number | null;
  dice: Counts;
  price: number | null;
  piles: Record<"a" | "b", { size: number; color: Color | null }>;
  reserve: number;
  discard: string[];
  statues: number[];
  supply: Counts;
  players: Seat[];
}

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

/** What folds out over the town; a number is the seat of another player. */
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
