// Keys for characters, which have no identity: a token that stays keeps its key, one that moved takes the freed key.
import { each, type Seat } from "./kit";

export type Spots = Record<string, string>; // where -> kind
export type Names = Record<string, string>; // where -> name

export function spotsOf(seat: Seat): Spots {
  const out: Spots = {};
  for (const where of ["market", "tower", "fresh"] as const)
    each(seat[where]).forEach((kind, i) => (out[`${where}:${i}`] = kind));
  for (const [place, slots] of Object.entries(seat.slots)) {
    slots.forEach((piece, i) => {
      if (piece !== null && piece !== "tech") out[`slot:${place}.${i}`] = piece;
    });
  }
  return out;
}

let last = 0;

/** Assign keys to the tokens of a view, given those of the previous view. */
export function renamed(before: { spots: Spots; names: Names }, spots: Spots): Names {
  const names: Names = {};
  const free: Record<string, string[]> = {};
  for (const [where, kind] of Object.entries(before.spots)) {
    const name = before.names[where] ?? "";
    if (spots[where] === kind) names[where] = name;
    else (free[kind] ??= []).push(name);
  }
  for (const [where, kind] of Object.entries(spots)) {
    names[where] ??= free[kind]?.shift() ?? `token-${kind}-${(last += 1)}`;
  }
  return names;
}
