// Keys for cards, of which several are alike: one that stays keeps its key, one that moved takes the freed key.
import { COUNTESS, type Table, type Village } from "./kit";

export type Spots = Record<string, string>; // where -> card
export type Names = Record<string, string>; // where -> name

/** Where every card is that the viewer sees. */
export function spotsOf(view: Table, viewer: number): Spots {
  const out: Spots = {};
  const village = (owner: string, found: Village | undefined): void =>
    found?.cards.forEach((card) => (out[`${owner}/${card.spot}`] = card.card));
  view.road.forEach((held, i) => held && (out[`road/${i}`] = held.card));
  view.players.forEach((player, seat) => {
    player.square.forEach((card, i) => (out[`square/${seat}.${i}`] = card));
    if (seat === viewer) player.hand?.forEach((card, i) => (out[`hand/${i}`] = card));
    village(String(seat), player);
  });
  village(COUNTESS, view.countess);
  return out;
}

let last = 0;

/** Assign keys to the cards of a view, given those of the previous view. */
export function renamed(before: { spots: Spots; names: Names }, spots: Spots): Names {
  const names: Names = {};
  const free: Record<string, string[]> = {};
  for (const [where, card] of Object.entries(before.spots)) {
    const name = before.names[where] ?? "";
    if (spots[where] === card) names[where] = name;
    else (free[card] ??= []).push(name);
  }
  for (const [where, card] of Object.entries(spots)) names[where] ??= free[card]?.shift() ?? `${card}-${(last += 1)}`;
  return names;
}
