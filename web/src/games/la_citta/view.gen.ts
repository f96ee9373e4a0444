// Written by tools/gen_types.py from src/beffroi/games/la_citta/shape.py, and from the steps and events of the game: change it there, then run `make types`.

import type { AnySeat, AnyTable } from "../../lib/views.gen";

export const PHASE_NAMES = ["setup", "start_player", "lay_voice", "income", "growth", "politics", "reveal_voice", "migration", "feeding", "over"] as const;
export type PhaseName = (typeof PHASE_NAMES)[number];

export const WISH_NAMES = ["culture", "education", "health"] as const;
export type WishName = (typeof WISH_NAMES)[number];

export const MAP_NAMES = ["beginner", "random"] as const;
export type MapName = (typeof MAP_NAMES)[number];

export const DOMAIN_NAMES = ["space", "building", "card"] as const;
export type DomainName = (typeof DOMAIN_NAMES)[number];

export const LAND_NAMES = ["field", "mountain", "water"] as const;
export type LandName = (typeof LAND_NAMES)[number];

/** A place of the map, with the landscape tile on it. */
export interface Slot {
  /** its name */
  slot: string;
  /** the tile */
  land: string;
  /** its terrain */
  kind: LandName;
  /** sheaves on the tile */
  wheat: number;
  /** where to draw it: columns and rows */
  hexes: [number, number][];
}

/** A voice card of this year. */
export interface Voice {
  /** from 1 */
  place: number;
  /** null where you do not know it */
  wish: WishName | null;
  /** whether it lies face up */
  open: boolean;
  /** seats that have looked at it */
  looked: number[];
}

/** A citizen who will move. */
export interface Migration {
  /** where to */
  city: string;
  /** where from */
  giver: string;
}

/** A citizen who would move if the year ended now. */
export interface Prospect extends Migration {
  /** no room there: the citizen would go back to the supply */
  full: boolean;
}

/** A building on the map. */
export interface Site {
  /** where */
  space: string;
  /** its name */
  building: string;
}

/** A building that feeds more this year. */
export interface Harvest {
  /** where */
  space: string;
  /** the politics card that says so */
  card: string;
}

/** An arch with notables on it. */
export interface Circus {
  /** where */
  space: string;
  /** of the arch */
  wish: WishName;
  /** of notables */
  number: number;
}

/** What the question to you is about; what does not matter is left out. */
export interface Asked {
  /** politics card */
  card?: string;
  /** to be placed */
  building?: string;
  /** where a city will be founded */
  space?: string;
  /** city that chooses */
  city?: string;
  /** how many still to choose */
  left?: number;
}

/** What you cannot choose now, and why. */
export interface Barred {
  /** of the names */
  domain: DomainName;
  /** message la_citta-why-<why> */
  why: string;
  /** its number */
  rule: string;
  /** what cannot be chosen for this reason */
  names: string[];
}

/** A city. */
export interface Town {
  /** its name */
  city: string;
  /** the space where it was founded */
  castello: string;
  /** population */
  citizens: number;
  /** buildings, the castello included */
  size: number;
  /** citizens in the castello */
  idle: number;
  /** most citizens; null where nothing limits them */
  cap: number | null;
  /** citizens it can feed */
  food: number;
  /** gold each year */
  income: number;
  /** printed on its buildings */
  arches: Record<WishName, number>;
  /** what it has to offer for each wish */
  attractions: Record<WishName, number>;
  /** for the wish that counts, once that is known */
  attraction: number | null;
  /** the wish that counts for it, once that is known */
  wish: WishName | null;
  /** the castello first */
  tiles: Site[];
  /** cities */
  neighbors: string[];
}

/** A player: everything lies open. */
export interface Seat extends AnySeat {
  /** in hand */
  gold: number;
  /** action cards left this year */
  actions: number;
  /** in reserve */
  castelli: number;
  /** in reserve */
  notables: number;
  /** whether somebody went unfed last year */
  hungry: boolean;
  /** whether a city was founded this year */
  founded: boolean;
  /** politics cards taken this year */
  taken: Record<string, number>;
  /** politics cards taken face down, which nobody knows */
  drawn: number;
  /** citizens that can be fed */
  food: number;
  /** citizens to feed */
  demand: number;
  /** gold each year */
  income: number;
  /** of this year */
  harvests: Harvest[];
  /** of this year */
  circuses: Circus[];
  /** in the order they were founded */
  cities: Town[];
}

/** The table. */
export interface Table extends AnyTable {
  /** which map is played */
  map: MapName;
  /** 0 before the first */
  year: number;
  /** in the whole game */
  years: number;
  /** in a year */
  rounds: number;
  /** where the year stands */
  phase: PhaseName;
  /** seat of the start player */
  first: number;
  /** citizens left */
  supply: number;
  /** landscape tiles */
  slots: Slot[];
  /** spaces in play */
  spaces: string[];
  /** buildings left */
  stocks: Record<string, number>;
  /** politics cards on offer, place by place */
  display: (string | null)[];
  /** politics cards face down */
  pile: number;
  /** politics cards, without zeros */
  discard: Record<string, number>;
  /** of this year; empty before they are laid */
  voice: Voice[];
  /** voice cards of earlier years */
  voice_past: WishName[];
  /** voice cards you have not seen */
  voice_left: Record<WishName, number>;
  /** of the year; null until it is known, or while two are tied */
  wish: WishName | null;
  /** wishes between which owners choose */
  tie: WishName[];
  /** moves still to be made */
  claims: Migration[];
  /** who would move if that wish counted */
  outlook: Record<WishName, Prospect[]>;
  /** what the question to you is about */
  asked: Asked;
  /** by space on offer: wheat of a farm, gold of a quarry */
  yields: Record<string, number>;
  /** what you cannot choose now */
  barred: Barred[];
  /** in seat order */
  players: Seat[];
}

/** The steps that ask a seat, as its prompt calls them. */
export type StepName = "Begin" | "Circus" | "Claim" | "Feed" | "From" | "Gather" | "Harvest" | "Invite" | "Listen" | "Master" | "Migrate" | "Place" | "Put" | "Raze" | "Site" | "Stage" | "Starve" | "Tend" | "Tidy" | "Turn" | "Welcome" | "Wish";

/** A line of the log; secret facts are told to their seat alone. */
export type Told =
  | { what: "year"; seat: number; number: number }
  | { what: "first"; seat: number }
  | { what: "placed"; seat: number; space: string; city: string }
  | { what: "voice"; seat: number; wish: string }
  | { what: "income"; seat: number; number: number }
  | { what: "grew"; seat: number; city: string; number: number }
  | { what: "round"; seat: number; number: number }
  | { what: "skipped"; seat: number }
  | { what: "drew"; seat: number }
  | { what: "gold"; seat: number; number: number }
  | { what: "founded"; seat: number; space: string; city: string; giver: string }
  | { what: "built"; seat: number; building: string; space: string; city: string }
  | { what: "took"; seat: number; card: string; number: number }
  | { what: "paid"; seat: number; number: number }
  | { what: "welcomed"; seat: number; city: string; number: number }
  | { what: "harvest"; seat: number; space: string; number: number }
  | { what: "circus"; seat: number; space: string; wish: string; number: number }
  | { what: "listened"; seat: number; heard: string }
  | { what: "heard"; seat: number; place: number; wish?: string }
  | { what: "shuffled"; seat: number; number: number }
  | { what: "refilled"; seat: number; card: string; place: number }
  | { what: "revealed"; seat: number; wish: string; place: number }
  | { what: "wish"; seat: number; wish: string }
  | { what: "tie"; seat: number; wish: string; other: string }
  | { what: "chose"; seat: number; city: string; wish: string }
  | { what: "moved"; seat: number; city: string; giver: string }
  | { what: "lost"; seat: number; city: string; giver: string }
  | { what: "lapsed"; seat: number; city: string; giver: string }
  | { what: "razed"; seat: number; building: string; space: string; city: string }
  | { what: "died"; seat: number; city: string; space: string }
  | { what: "fed"; seat: number; food: number; demand: number }
  | { what: "hungry"; seat: number; food: number; demand: number }
  | { what: "starved"; seat: number; city: string }
  | { what: "uncovered"; seat: number; card: string }
  | { what: "over"; seat: number };
