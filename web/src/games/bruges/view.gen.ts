// Written by tools/gen_types.py from src/beffroi/games/bruges/shape.py, and from the steps and events of the game: change it there, then run `make types`.

import type { AnySeat, AnyTable } from "../../lib/views.gen";

export const PHASE_NAMES = ["setup", "draw", "dice", "threats", "progress", "play", "majorities", "over"] as const;
export type PhaseName = (typeof PHASE_NAMES)[number];

export const COLOR_NAMES = ["blue", "brown", "yellow", "red", "purple"] as const;
export type ColorName = (typeof COLOR_NAMES)[number];

export const SECTION_NAMES = ["left", "right"] as const;
export type SectionName = (typeof SECTION_NAMES)[number];

export const FIELD_NAMES = ["progress", "characters", "canal"] as const;
export type FieldName = (typeof FIELD_NAMES)[number];

export const PILE_NAMES = ["a", "b"] as const;
export type PileName = (typeof PILE_NAMES)[number];

/** A pile to draw from. */
export interface Pile {
  /** cards */
  size: number;
  /** of the top card */
  color: ColorName | null;
}

/** A house. */
export interface House {
  /** from 1, in the order they were built */
  number: number;
  /** of its card */
  color: ColorName;
  /** who lives there */
  character: string | null;
  /** its face; only in your own view */
  card?: string;
}

/** A character in play. */
export interface Character {
  /** its name */
  card: string;
  /** number of the house it lives in */
  house: number | null;
  /** whether its ability was used in this round */
  used: boolean;
}

/** A player. */
export interface Seat extends AnySeat {
  /** on the score track: points already scored */
  score: number;
  /** in hand */
  florins: number;
  /** in hand */
  workers: Record<ColorName, number>;
  /** threat markers */
  markers: Record<ColorName, number>;
  /** level of progress */
  progress: number;
  /** cards in hand */
  hand_size: number;
  /** colors of the hand, without zeros */
  backs: Partial<Record<ColorName, number>>;
  /** colors of the cards just drawn, which nobody has looked at yet */
  fresh: Partial<Record<ColorName, number>>;
  /** in the order they were built */
  houses: House[];
  /** in play */
  characters: Character[];
  /** canal tiles built, by section */
  canals: Record<SectionName, number>;
  /** florins for the next tile; null when complete */
  canal_costs: Record<SectionName, number | null>;
  /** florins for a level by the dice of this round; null where none is for sale */
  progress_price: number | null;
  /** sections that had their statue */
  completed: SectionName[];
  /** their points */
  statues: number[];
  /** markers turned up */
  majorities: FieldName[];
  /** whether a canal tile was ever built */
  built: boolean;
  /** cards; only in your own view */
  hand?: string[];
  /** florins for each card of the hand as a character; only in your own view */
  prices?: number[];
}

/** The table. */
export interface Table extends AnyTable {
  /** where the round stands */
  phase: PhaseName;
  /** seat of the start player */
  first: number;
  /** seat whose turn it is */
  active: number | null;
  /** which of the four turns of the round: 1 to 4 */
  cycle: number;
  /** whether the card of this turn has been played */
  played: boolean;
  /** null until it is known */
  last_round: number | null;
  /** empty before they are thrown */
  dice: Partial<Record<ColorName, number>>;
  /** florins for a level of progress by the dice; null where none is for sale */
  price: number | null;
  /** to draw from */
  piles: Record<PileName, Pile>;
  /** cards in the reserve pile */
  reserve: number;
  /** cards, sorted */
  discard: string[];
  /** points of those left */
  statues: number[];
  /** threat markers left */
  supply: Record<ColorName, number>;
  /** in seat order */
  players: Seat[];
}

/** The steps that ask a seat, as its prompt calls them. */
export type StepName = "Begin" | "Burn" | "Bury" | "BuyProgress" | "Calm" | "ChooseDisaster" | "Climb" | "Demand" | "Discard" | "Draw" | "Flash" | "FlashAgain" | "Give" | "HandIn" | "Into" | "Lay" | "Lend" | "Look" | "LoseTile" | "LoseTiles" | "PayWorker" | "PlayCard" | "PlayColor" | "PutDown" | "React" | "Refill" | "ReturnOne" | "Section" | "Sort" | "Take" | "Threaten" | "Turn";

/** A line of the log; secret facts are told to their seat alone. */
export type Told =
  | { what: "round"; seat: number; number: number }
  | { what: "drew"; seat: number; pile: string; color: string }
  | { what: "looked"; seat: number; number: number }
  | { what: "reserve"; seat: number; pile: string }
  | { what: "last-round"; seat: number; number: number }
  | { what: "split"; seat: number; pile: string }
  | { what: "rolled"; seat: number; color: string; number: number }
  | { what: "threatened"; seat: number; color: string }
  | { what: "disaster"; seat: number; threat: string }
  | { what: "calmed"; seat: number; color: string; number: number }
  | { what: "lost-workers"; seat: number; number: number }
  | { what: "lost-florins"; seat: number; number: number }
  | { what: "lost-points"; seat: number; number: number }
  | { what: "lost-character"; seat: number; card: string }
  | { what: "lost-house"; seat: number; card: string }
  | { what: "lost-tile"; seat: number; section: string }
  | { what: "went-back"; seat: number; card: string }
  | { what: "advanced"; seat: number; number: number }
  | { what: "paid"; seat: number; number: number }
  | { what: "played"; seat: number; card: string; use: string }
  | { what: "laid"; seat: number; color: string; card?: string }
  | { what: "workers"; seat: number; number: number; color: string }
  | { what: "florins"; seat: number; number: number }
  | { what: "points"; seat: number; number: number }
  | { what: "returned"; seat: number; color: string }
  | { what: "built"; seat: number; section: string; number: number }
  | { what: "statue"; seat: number; number: number }
  | { what: "placed"; seat: number; card: string; house: string }
  | { what: "activated"; seat: number; card: string }
  | { what: "flashed"; seat: number; card: string }
  | { what: "reacted"; seat: number; card: string }
  | { what: "spent-worker"; seat: number; color: string }
  | { what: "handed-in"; seat: number; color: string }
  | { what: "gave-workers"; seat: number; number: number; color: string; receiver: string }
  | { what: "gave-florins"; seat: number; number: number; receiver: string }
  | { what: "majority"; seat: number; field: string }
  | { what: "first"; seat: number }
  | { what: "over"; seat: number }
  | { what: "put-down"; seat: number; card: string };
