// What others added to their villages since the viewer last built, read from the log.
import type { LineOf } from "../../lib/board";
import { COUNTESS, type Table, type Told } from "./kit";

type Line = LineOf<Told>;

// Lines about a card joining a village, and whose village it is: the acting player's or the Countess's.
const JOINS: Partial<Record<Told["what"], "seat" | typeof COUNTESS>> = {
  placed: "seat",
  common: "seat",
  gave: COUNTESS,
  joined: COUNTESS,
  taken: COUNTESS,
};

/** Where the newest cards of the other villages lie, as "village/spot"; for a spectator, all of this round. */
export function freshOf(view: Table, lines: readonly Line[], viewer: number): Set<string> {
  const since = ({ told }: Line): boolean =>
    viewer >= 0 ? told.what === "built" && told.seat === viewer : told.what === "round";
  const out = new Set<string>();
  for (const { told } of lines.slice(lines.findLastIndex(since) + 1)) {
    const where = JOINS[told.what];
    if (!where || !("card" in told)) continue;
    const owner = where === COUNTESS ? COUNTESS : String(told.seat);
    if (owner === String(viewer)) continue;
    const cards = (owner === COUNTESS ? view.countess : view.players[Number(owner)])?.cards ?? [];
    const spot = cards.findLast((one) => one.card === told.card && !out.has(`${owner}/${one.spot}`))?.spot;
    if (spot) out.add(`${owner}/${spot}`);
  }
  return out;
}
