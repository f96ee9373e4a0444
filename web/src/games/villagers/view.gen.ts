// Written by tools/gen_types.py from src/beffroi/games/villagers/shape.py, and from the steps and events of the game: change it there, then run `make types`.

import type { AnySeat, AnyTable } from "../../lib/views.gen";

export const PHASE_NAMES = ["setup", "draft", "arrivals", "build", "events", "market", "over"] as const;
export type PhaseName = (typeof PHASE_NAMES)[number];

export const FAMILY_NAMES = ["wood", "hay", "ore", "grape", "wool", "leather", "grain", "solitary", "special"] as const;
export type FamilyName = (typeof FAMILY_NAMES)[number];

export const MARKET_NAMES = ["first", "second"] as const;
export type MarketName = (typeof MARKET_NAMES)[number];

/** A stack of cards face down. */
export interface Pile {
  /** cards */
  size: number;
  /** of the top card */
  back: FamilyName | null;
  /** of a reserve made of discarded villagers, sorted; only in your own view */
  cards?: string[];
}

/** A villager on the road. */
export interface Traveler {
  /** its name */
  card: string;
  /** lying on it */
  coins: number;
}

/** A card seen to go back under or onto a pile, and not drawn since. */
export interface Returned {
  /** where it lies */
  pile: string;
  /** cards above it */
  depth: number;
  /** seat that returned it */
  by: number;
  /** when */
  round: number;
  /** its back */
  family: FamilyName;
  /** its name; only if you returned it */
  card?: string;
}

/** A card in hand that everybody saw being drafted. */
export interface Seen {
  /** its name */
  card: string;
  /** when */
  round: number;
}

/** A card of a village; what lies on it follows it with a greater depth. */
export interface Spot {
  /** its name, and which of that name */
  spot: string;
  /** its name */
  card: string;
  /** the villager that a stand-in is played as */
  stands_for: string | null;
  /** the side that is up, of cards with two of them */
  side: string | null;
  /** how many lie below it */
  depth: number;
  /** whether nothing lies on it */
  top: boolean;
  /** cards that may still be placed on it */
  free: number;
  /** lying on it */
  coins: number;
  /** symbols, if nothing lies on it */
  gold: number;
  /** worth of its silver now, if nothing lies on it */
  silver: number;
}

/** What a market would bring now. */
export interface Income {
  /** gold */
  first_market: number;
  /** gold and silver */
  second_market: number;
}

/** Cards still in the stacks that must be empty for each market to come. */
export interface Until {
  /** left out once it was held */
  first_market?: number;
  /** left out once it was held */
  second_market?: number;
}

/** What an event would do now. */
export interface Outlook {
  /** 1 while it is being carried out */
  begun: number;
  /** 1 if it was bought off */
  bought: number;
  /** 1 if a choice decides */
  open: number;
  /** symbols, villagers or cards; -1 where nothing is counted */
  counted: number;
  /** gold asked for, given or laid down */
  least: number;
  /** the same, where a choice decides */
  most: number;
  /** gold that the bank pays you */
  own: number;
  /** that may be taken or chosen; 1 where the event can be bought off */
  cards: number;
}

/** What the question to you is about; what does not matter is left out. */
export interface Asked {
  /** of your own */
  card?: string;
  /** common villager that you take */
  common?: string;
  /** where the exchanged card goes */
  pile?: string;
  /** that you suffer */
  event?: string;
}

/** What lies open of a village. */
export interface Village {
  /** gold held */
  treasury: number;
  /** in the notation of positions */
  village: string;
  /** in reading order */
  cards: Spot[];
  /** symbols */
  food: number;
  /** symbols */
  houses: number;
  /** symbols, worth that much at each market */
  gold: number;
  /** lying on cards */
  coins: number;
  /** cards with gold */
  gold_symbols: number;
  /** symbols */
  padlocks: number;
  /** what all silver is worth now */
  silver: number;
  /** if a market were held now */
  income: Income;
  /** of each family */
  symbols: Record<FamilyName, number>;
  /** cards in the village */
  villagers: number;
}

/** A player. */
export interface Seat extends AnySeat, Village {
  /** cards in hand */
  hand_size: number;
  /** families of the hand, without zeros */
  backs: Partial<Record<FamilyName, number>>;
  /** cards of the hand that everybody knows */
  seen: Seen[];
  /** villagers on the village square */
  square: string[];
  /** villagers to draft in a round */
  capacity: number;
  /** villagers still to draft */
  due: number;
  /** villagers to place in a round */
  limit: number;
  /** villagers placed in this round */
  placed: number;
  /** still allowed in this turn */
  exchanges: number;
  /** whether padlocks cost nothing now */
  free_unlock: boolean;
  /** cards; only in your own view */
  hand?: string[];
  /** what silver cards in reach would be worth; only in your own view */
  silver_of?: Record<string, number>;
  /** what you are asked about; only in your own view */
  asked?: Asked;
}

/** What only the solo duel has. */
export interface Duel {
  /** what she owns */
  countess?: Village;
  /** whether it can still be played */
  jester?: boolean;
  /** events face up */
  events?: string[];
  /** events being carried out */
  begun?: string[];
  /** events bought off */
  bought?: string[];
  /** whether the Jester must be played */
  duty?: boolean;
  /** what the events face up would do now */
  outlook?: Record<string, Outlook>;
  /** events that are over */
  spent?: string[];
  /** summer events to come */
  summer?: number;
  /** winter events to come */
  winter?: number;
  /** null until the end */
  won?: boolean | null;
}

/** The table. */
export interface Table extends AnyTable, Duel {
  /** of the solo duel; null in other games */
  mode: string | null;
  /** where the round stands */
  phase: PhaseName;
  /** seat of the first player */
  first: number;
  /** held so far */
  markets: MarketName[];
  /** how long the next markets are away */
  until: Until;
  /** villagers on offer, place by place */
  road: (Traveler | null)[];
  /** of the six */
  stacks: Pile[];
  /** cards that are not in a stack */
  reserve: Pile;
  /** cards seen to go back, not drawn since */
  returned: Returned[];
  /** common villagers left */
  commons: Record<string, number>;
  /** cards */
  discard: string[];
  /** gold for a padlock */
  bank_price: number;
  /** in seat order */
  players: Seat[];
}

/** The steps that ask a seat, as its prompt calls them. */
export type StepName = "Allow" | "Begin" | "BuyOff" | "Choose" | "ChooseSide" | "Cover" | "Dismiss" | "Give" | "Loss" | "Next" | "Onto" | "Pick" | "PlaceCoin" | "Point" | "Ransom" | "Refill" | "Resolve" | "Return" | "Sell" | "Serve" | "Swap" | "Turn" | "TurnedUp" | "Unlock" | "Where";

/** A line of the log; secret facts are told to their seat alone. */
export type Told =
  | { what: "round"; seat: number; number: number }
  | { what: "drafted"; seat: number; card: string; place: string }
  | { what: "drew"; seat: number; card: string; pile: string }
  | { what: "coins"; seat: number; number: number }
  | { what: "arrived"; seat: number; card: string; place: string }
  | { what: "ready"; seat: number; number: number }
  | { what: "left"; seat: number; card: string; place: string }
  | { what: "coin"; seat: number; card: string; place: string }
  | { what: "limit"; seat: number; number: number }
  | { what: "placed"; seat: number; card: string }
  | { what: "monks"; seat: number; number: number }
  | { what: "unlocked"; seat: number; card: string; village: string }
  | { what: "opened"; seat: number; card: string }
  | { what: "paid-bank"; seat: number; number: number }
  | { what: "freed"; seat: number }
  | { what: "returned"; seat: number; heap: string; family: string; card?: string }
  | { what: "common"; seat: number; card: string }
  | { what: "played"; seat: number; card: string }
  | { what: "swapped"; seat: number; spot: string; village: string }
  | { what: "side"; seat: number; side: string }
  | { what: "sold"; seat: number; spot: string; number: number }
  | { what: "built"; seat: number }
  | { what: "turned"; seat: number }
  | { what: "first"; seat: number }
  | { what: "market"; seat: number; held: string }
  | { what: "income"; seat: number; number: number }
  | { what: "silver"; seat: number; number: number }
  | { what: "cashed"; seat: number; number: number }
  | { what: "gave"; seat: number; card: string; place: string }
  | { what: "revealed"; seat: number; event: string }
  | { what: "event"; seat: number; event: string }
  | { what: "jester"; seat: number; event: string }
  | { what: "paid-countess"; seat: number; number: number }
  | { what: "treasure"; seat: number; number: number }
  | { what: "lost"; seat: number; card: string }
  | { what: "taken"; seat: number; card: string }
  | { what: "bought"; seat: number; event: string }
  | { what: "joined"; seat: number; card: string; number: number }
  | { what: "countess"; seat: number; number: number }
  | { what: "back"; seat: number; card: string }
  | { what: "over"; seat: number }
  | { what: "replaced"; seat: number; event: string }
  | { what: "received"; seat: number; number: number }
  | { what: "laid"; seat: number; card: string; village: string; number: number }
  | { what: "late"; seat: number; event: string }
  | { what: "recycled"; seat: number; number: number }
  | { what: "gone"; seat: number };
