// How large the cards of a village can be, so that all of it is in sight.
import { breadth, strips, type Branch } from "./types";

export const STRIP = 25; // height of the name strip of a covered card
export const GAP = 6;

export interface Cut {
  width: number;
  short: boolean; // name and numbers only, without the picture
}

const CUTS: Cut[] = [
  ...[150, 138, 126, 116, 108, 100, 92].map((width) => ({ width, short: false })),
  ...[116, 108, 100, 92, 86].map((width) => ({ width, short: true })),
];

export const heightOf = (cut: Cut): number => (cut.short ? 52 : Math.round(cut.width * 1.36));

/** The height that piles need when they stand side by side, row by row. */
export function needed(piles: readonly Branch[], cut: Cut, width: number): number {
  let [total, row, used] = [0, 0, 0];
  for (const pile of piles) {
    const wide = breadth(pile) * (cut.width + 4) - 4;
    const high = strips(pile) * STRIP + heightOf(cut);
    if (used > 0 && used + GAP + wide > width) {
      total += row + GAP;
      [row, used] = [0, 0];
    }
    used += (used > 0 ? GAP : 0) + wide;
    row = Math.max(row, high);
  }
  return total + row;
}

/** The largest cut with which a village fits into its room; the smallest where none does. */
export function cutOf(piles: readonly Branch[], width: number, height: number, cuts: readonly Cut[] = CUTS): Cut {
  return cuts.find((cut) => needed(piles, cut, width) <= height) ?? cuts[cuts.length - 1] ?? { width: 86, short: true };
}
