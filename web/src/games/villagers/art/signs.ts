// Families, symbols of the cards and small pieces; and from the name of anything to its sign.
import { leaf, o, type Sign } from "./kit";
import { STRANGER, TRADES } from "./trades";

export const FAMILY_SIGNS: Record<string, Sign> = {
  wood: [["k", "M10.6 16H13.4V22.4H10.6Z"], ["f", "M12 1.4L18.4 9.2H15.4L20.8 17.4H3.2L8.6 9.2H5.6Z"]],
  hay: [["f", "M3 21.8C2.4 13 6.4 5 12 2.2C17.6 5 21.6 13 21 21.8Z"], ["l", "M4.4 13c5 2.4 10.2 2.4 15.2 0M3.2 18c5.8 2.4 11.8 2.4 17.6 0M8.2 6.6c2.6 1.2 5 1.2 7.6 0"]],
  ore: [["f", "M2.4 17L6.4 7L13 3L20.4 8.6L22 17L15.4 21.6H7Z"], ["l", "M6.4 7L11.4 12.8L2.4 17M11.4 12.8L20.4 8.6M11.4 12.8L15.4 21.6"]],
  grape: [["l", "M12 6.4V1.8M12 4.4C14 1.8 17 1.6 19 2.8"], ["f", `${o(7.2, 9, 2.9)}${o(12, 9, 2.9)}${o(16.8, 9, 2.9)}${o(9.6, 13.8, 2.9)}${o(14.4, 13.8, 2.9)}${o(12, 18.6, 2.9)}`]],
  wool: [["f", o(12, 12, 9.6)], ["l", "M3.4 8.6C9 6.8 16 9.8 19.6 17.6M2.6 13.4C8 11.4 13.6 14.6 16 20.4M7 4C13 3.6 19 7.2 21.4 12.8"]],
  leather: [["f", "M7.8 1.8L12 4L16.2 1.8L17.4 5.8L22 6.4L19.8 11.4L22 17L17.4 17.8L16 22.2L12 19.8L8 22.2L6.6 17.8L2 17L4.2 11.4L2 6.4L6.6 5.8Z"]],
  grain: [
    ["l", "M12 22.4V6"],
    ["f", leaf(12, 8, 12, 0.8, 3.4) + leaf(11.6, 12, 5.4, 6.2, 3) + leaf(12.4, 12, 18.6, 6.2, 3) + leaf(11.6, 17, 5, 11.6, 3) + leaf(12.4, 17, 19, 11.6, 3)],
  ],
  solitary: [["f", "M4.4 22.2C4.4 15.4 7.6 12.8 12 12.8S19.6 15.4 19.6 22.2Z"], ["f", o(12, 7, 4.8)]],
  special: [["f", "M12 1.2L15.2 8.4L23 9.2L17.2 14.4L18.8 22L12 18.2L5.2 22L6.8 14.4L1 9.2L8.8 8.4Z"]],
};

export const PIECE_SIGNS: Record<string, Sign> = {
  gold: [["g", o(12, 12, 9.8)], ["l", o(12, 12, 6.6)]],
  silver: [["w", "M8 2.2H16L21.8 8V16L16 21.8H8L2.2 16V8Z"], ["l", "M9.4 6H14.6L18 9.4V14.6L14.6 18H9.4L6 14.6V9.4Z"]],
  food: [["g", "M1.8 14.4C1.8 9 6.2 6 12 6S22.2 9 22.2 14.4C22.2 18.4 19.6 19 12 19S1.8 18.4 1.8 14.4Z"], ["l", "M8 8.6L6.2 13M12.8 8.2L11 13M17.6 8.6L15.8 13"]],
  house: [["w", "M3.4 11.8L12 3L20.6 11.8V21.6H3.4Z"], ["k", "M9.6 21.6V15.4H14.4V21.6Z"], ["l", "M1.6 13.4L12 3L22.4 13.4"]],
  key: [["l", "M10.6 11.6L20.6 21.6M15.6 16.6L18.4 13.8M18.4 19.4L21.2 16.6"], ["g", o(7.4, 8.4, 5.6)], ["w", o(7.4, 8.4, 2)]],
  lock: [["l", "M7.2 11V7.4a4.8 4.8 0 0 1 9.6 0V11"], ["g", "M4 11H20V21.8H4Z"], ["k", `${o(12, 15.2, 1.8)}M11.2 15.6H12.8L13.6 19.4H10.4Z`]],
  open: [["l", "M7.2 11V6.4a4.8 4.8 0 0 1 9.6 0V7.4"], ["w", "M4 11H20V21.8H4Z"], ["k", `${o(12, 15.2, 1.8)}M11.2 15.6H12.8L13.6 19.4H10.4Z`]],
  bank: [["w", "M2 9.4L12 3L22 9.4Z"], ["l", "M5 10V18M9.7 10V18M14.3 10V18M19 10V18"], ["w", "M2.4 18H21.6V21.6H2.4Z"]],
  market: [["l", "M4.6 10V21.8M19.4 10V21.8M4.6 15.6H19.4"], ["w", "M4.4 3H19.6L22.2 9.6C22.2 12 18.8 12 18.8 9.8C18.8 12 15.4 12 15.4 9.8C15.4 12 12 12 12 9.8C12 12 8.6 12 8.6 9.8C8.6 12 5.2 12 5.2 9.8C5.2 12 1.8 12 1.8 9.6Z"]],
  purse: [["g", "M9 8C5.4 10.4 3.4 14 4 18C4.4 21 8 21.8 12 21.8S19.6 21 20 18C20.6 14 18.6 10.4 15 8Z"], ["l", "M8.6 8H15.4M9.6 8L7.6 3.4C10 2.2 14 2.2 16.4 3.4L14.4 8"]],
  hand: [["w", "M2.4 8.6L10 4.6L15.4 18.4L7.8 22Z"], ["w", "M8.4 4.2H16.8V19.2H8.4Z"], ["w", "M14.4 4.4L22 8.4L16.6 22L9.6 18.6Z"]],
  stack: [["w", "M6.6 2.4H20.4V17.2H6.6Z"], ["w", "M5 4.4H18.8V19.2H5Z"], ["w", "M3.4 6.6H17.2V21.6H3.4Z"]],
  villager: [["w", "M4.4 22.2C4.4 15.4 7.6 12.8 12 12.8S19.6 15.4 19.6 22.2Z"], ["w", o(12, 7, 4.8)]],
  jester: [
    ["f", "M4 17.4C4.6 11.6 3.6 8.4 1.8 6.2C6.2 5.4 8.6 7.4 10 10.4C10.4 7 11 4.6 12 2.6C13 4.6 13.6 7 14 10.4C15.4 7.4 17.8 5.4 22.2 6.2C20.4 8.4 19.4 11.6 20 17.4Z"],
    ["f", "M3.6 17.4H20.4V21.4H3.6Z"],
    ["g", `${o(2.4, 6.2, 1.6)}${o(12, 2.6, 1.6)}${o(21.6, 6.2, 1.6)}`],
  ],
  summer: [["l", "M12 1V4.4M12 19.6V23M1 12H4.4M19.6 12H23M4.2 4.2L6.6 6.6M17.4 17.4L19.8 19.8M19.8 4.2L17.4 6.6M6.6 17.4L4.2 19.8"], ["g", o(12, 12, 5)]],
  winter: [["l", "M12 1.6V22.4M3 6.8L21 17.2M21 6.8L3 17.2M9 3.4L12 6L15 3.4M9 20.6L12 18L15 20.6M3.2 10.6L6.8 9L6.4 5.2M20.8 13.4L17.2 15L17.6 18.8M20.8 10.6L17.2 9L17.6 5.2M3.2 13.4L6.8 15L6.4 18.8"]],
  gold_transfer: [["g", o(8, 9, 5.6)], ["l", "M13.6 17.6H21.6M18.4 14L22 17.6L18.4 21.2"], ["g", o(9.6, 17, 4.4)]],
  card_transfer: [["w", "M2.4 3.4H12.4V17.4H2.4Z"], ["l", "M9.6 12H21.6M17.6 8L21.8 12L17.6 16"], ["k", o(7.4, 8, 2)]],
  modifier: [["w", "M5 2.2H19L14 11.4V12.6L19 21.8H5L10 12.6V11.4Z"], ["k", "M8 18.6L12 14.4L16 18.6V20.4H8Z"]],
  discard: [["w", "M3.6 6.4H20.4L18.6 22H5.4Z"], ["l", "M2 6.4H22M9 2.4H15M9.4 10.4L10 18.4M14.6 10.4L14 18.4"]],
  first: [["f", "M5 22V2.4H19.4L15.6 7.6L19.4 12.8H5"], ["l", "M5 22.4V2"]],
  swap: [["l", "M3 8.4H19M15 4L19.4 8.4L15 12.8M21 15.6H5M9 11.2L4.6 15.6L9 20"]],
  close: [["l", "M5 5L19 19M19 5L5 19"]],
  arrow: [["l", "M3 12H20M14 6L20 12L14 18"]],
  tick: [["l", "M4 12.6L9.6 18.4L20.4 6"]],
};

/** All signs by the id they are drawn once under: `card-cooper`, `family-wood`, `piece-key`. */
export function shelf(): [id: string, sign: Sign][] {
  const out: [string, Sign][] = [["card-other", STRANGER]];
  for (const [name, sign] of Object.entries(TRADES)) out.push([`card-${name}`, sign]);
  for (const [name, sign] of Object.entries(FAMILY_SIGNS)) out.push([`family-${name}`, sign]);
  for (const [name, sign] of Object.entries(PIECE_SIGNS)) out.push([`piece-${name}`, sign]);
  return out;
}

/** The id of a sign; nothing where there is none. */
export function idOf(domain: string, name: string): string {
  if (domain === "card") return `vil-card-${TRADES[name] ? name : "other"}`;
  if (domain === "family" && FAMILY_SIGNS[name]) return `vil-family-${name}`;
  if (domain === "piece" && PIECE_SIGNS[name]) return `vil-piece-${name}`;
  return "";
}
