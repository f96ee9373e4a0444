// Written by tools/gen_types.py from src/beffroi/games/orleans/shape.py, and from the steps and events of the game: change it there, then run `make types`.

import type { AnySeat, AnyTable } from "../../lib/views.gen";

export const PHASE_NAMES = ["exclusion", "hourglass", "census", "followers", "planning", "actions", "event", "start_player", "over"] as const;
export type PhaseName = (typeof PHASE_NAMES)[number];

export const GRADE_NAMES = ["none", "A", "B", "C"] as const;
export type GradeName = (typeof GRADE_NAMES)[number];

export const FIGURE_NAMES = ["farmer", "boatman", "craftsman", "trader", "knight", "scholar", "monk"] as const;
export type FigureName = (typeof FIGURE_NAMES)[number];

export const KIND_NAMES = ["farmer", "boatman", "craftsman", "trader", "knight", "scholar", "monk", "farmer*", "boatman*", "craftsman*", "trader*"] as const;
export type KindName = (typeof KIND_NAMES)[number];

export type HeldName = KindName | "tech";

export const GOOD_NAMES = ["grain", "cheese", "wine", "wool", "brocade"] as const;
export type GoodName = (typeof GOOD_NAMES)[number];

export const EDITION_NAMES = ["2014", "2020"] as const;
export type EditionName = (typeof EDITION_NAMES)[number];

export const PILE_NAMES = ["I", "II"] as const;
export type PileName = (typeof PILE_NAMES)[number];

/** An hourglass tile. */
export interface Hour {
  /** of its event */
  name: string;
  /** how hard the event is */
  grade: GradeName;
}

/** A beneficial deed. */
export interface Deed {
  /** figures that can still be sent */
  free: Partial<Record<FigureName, number>>;
  /** figures it takes in all */
  spaces: Partial<Record<FigureName, number>>;
  /** for each figure sent */
  coins: number;
  /** for each figure sent */
  development: number;
  /** whether its citizen still waits for whoever fills it */
  citizen: boolean;
}

/** A player; while all plan together, the others are shown as they stood before. */
export interface Seat extends AnySeat {
  /** in hand */
  coins: number;
  /** followers in the bag */
  bag_size: number;
  /** followers in the bag; only in your own view */
  bag?: Partial<Record<KindName, number>>;
  /** followers in the market; «farmer*» is the farmer of one's own color, and so on */
  market: Partial<Record<KindName, number>>;
  /** followers in the Gunpowder Tower */
  tower: Partial<Record<KindName, number>>;
  /** followers drawn at the Bathhouse, one of them to be kept */
  fresh: Partial<Record<KindName, number>>;
  /** what stands on each place of one's own, slot by slot */
  slots: Record<string, (KindName | "tech" | null)[]>;
  /** place tiles */
  tiles: string[];
  /** position on the track of each figure */
  tracks: Partial<Record<FigureName, number>>;
  /** followers to draw in a round */
  draws: number;
  /** position on the track of development */
  development: number;
  /** of development */
  level: number;
  /** goods tiles */
  goods: Partial<Record<GoodName, number>>;
  /** the town where the merchant stands */
  merchant: string;
  /** trading posts left in the reserve */
  posts: number;
  /** trading posts on the map */
  built: number;
  /** citizen tiles */
  citizens: number;
  /** technology tiles not yet placed */
  held: number;
  /** whether a technology tile was ever placed */
  automated: boolean;
  /** out of the actions of this round */
  passed: boolean;
}

/** The table. */
export interface Table extends AnyTable {
  /** which edition is played */
  edition: EditionName;
  /** how followers are placed */
  planning: "simultaneous" | "turn_order";
  /** in the whole game */
  rounds: number;
  /** where the round stands */
  phase: PhaseName;
  /** seat of the start player */
  first: number;
  /** of this round */
  event: Hour | null;
  /** of earlier rounds */
  past: Hour[];
  /** on the back of the next hourglass tile */
  next_grade: GradeName | null;
  /** followers left */
  supply: Partial<Record<FigureName, number>>;
  /** followers out of the game */
  lost: Partial<Record<FigureName, number>>;
  /** technology tiles left */
  technology: number;
  /** goods tiles left */
  goods: Partial<Record<GoodName, number>>;
  /** coins left; null where they never run out */
  bank: number | null;
  /** goods on each connection */
  map: Record<string, GoodName[]>;
  /** seats with a trading post, by town; towns without one are left out */
  posts: Record<string, number[]>;
  /** beneficial deeds by name */
  deeds: Record<string, Deed>;
  /** citizen tiles not yet taken */
  citizens: string[];
  /** place tiles on offer, by pile */
  tiles: Record<PileName, string[]>;
  /** place tiles taken out before the game */
  excluded: string[];
  /** place tiles lost to events */
  lost_tiles: string[];
  /** in seat order */
  players: Seat[];
}

/** The steps that ask a seat, as its prompt calls them. */
export type StepName = "Automate" | "Buy" | "ChooseFigure" | "Dismiss" | "Exclude" | "Feed" | "Gather" | "Hire" | "Meet" | "Plan" | "Send" | "Shelter" | "Store" | "TakeTile" | "Torture" | "Travel" | "Turn";

/** A line of the log; secret facts are told to their seat alone. */
export type Told =
  | { what: "round"; seat: number; number: number; event: string; grade: string }
  | { what: "census-gain"; seat: number }
  | { what: "census-loss"; seat: number }
  | { what: "drew"; seat: number; kind: string }
  | { what: "recalled"; seat: number; slot: string; kind: string }
  | { what: "stored"; seat: number; kind: string }
  | { what: "placed"; seat: number; slot: string; kind: string }
  | { what: "withdrew"; seat: number; slot: string; kind: string }
  | { what: "ready"; seat: number }
  | { what: "acted"; seat: number; place: string }
  | { what: "passed"; seat: number }
  | { what: "recruited"; seat: number; figure: string }
  | { what: "good"; seat: number; good: string }
  | { what: "coins"; seat: number; number: number }
  | { what: "unpaid"; seat: number; number: number }
  | { what: "paid"; seat: number; number: number }
  | { what: "developed"; seat: number; number: number }
  | { what: "citizen"; seat: number; citizen: string }
  | { what: "technology"; seat: number }
  | { what: "took-tile"; seat: number; tile: string }
  | { what: "moved"; seat: number; town: string; load: string }
  | { what: "built"; seat: number; town: string }
  | { what: "sent"; seat: number; figure: string; deed: string }
  | { what: "deed-done"; seat: number; deed: string }
  | { what: "bath"; seat: number; kind: string }
  | { what: "automated"; seat: number; slot: string }
  | { what: "kept"; seat: number }
  | { what: "event"; seat: number; event: string; grade: string }
  | { what: "protected"; seat: number }
  | { what: "fed"; seat: number; good: string }
  | { what: "plague"; seat: number; kind: string }
  | { what: "spared"; seat: number; kind: string }
  | { what: "torture"; seat: number; number: number }
  | { what: "gave-post"; seat: number }
  | { what: "gave-built"; seat: number; town: string }
  | { what: "gave-follower"; seat: number; kind: string }
  | { what: "gave-development"; seat: number; number: number }
  | { what: "gave-good"; seat: number; good: string }
  | { what: "gave-tile"; seat: number; tile: string }
  | { what: "gave-held"; seat: number }
  | { what: "gave-tech"; seat: number; place: string }
  | { what: "waived"; seat: number; number: number }
  | { what: "excluded"; seat: number; tile: string }
  | { what: "first"; seat: number }
  | { what: "majority"; seat: number }
  | { what: "over"; seat: number };
