// How large the cards of a village can be, so that all of it is in sight.
import { breadth, strips, type Branch } from "./types";

export const STRIP = 25; // height of the name strip of a covered card
export const GAP = 6;

export interface Cut {
  width: number;
  short: boolean; // name and numbers only, without the picture
  ratio?: number; // of height to width, where there is a picture
}

export const RATIO = 1.36;
const SQUAT = 1.08;

const CUTS: Cut[] = [
  ...[150, 138, 126, 118, 110, 102, 94, 88].map((width) => ({ width, short: false })),
  ...[126, 118, 110, 102, 94].map((width) => ({ width, short: false, ratio: SQUAT })),
  ...[118, 110, 102, 94, 88].map((width) => ({ width, short: true })),
];

export const heightOf = (cut: Cut): number => (cut.short ? 52 : Math.round(cut.width * (cut.ratio ?? RATIO)));

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

/** The largest cut, up to a width, with which a village fits into its room; the smallest where none does. */
export function cutOf(piles: readonly Branch[], width: number, height: number, most: number): Cut {
  const found = CUTS.find((cut) => cut.width <= most && needed(piles, cut, width) <= height);
  return found ?? { width: 88, short: true };
}
