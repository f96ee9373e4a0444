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
  ...[168, 160, 150, 138, 126, 118, 110, 102, 94, 88].map((width) => ({ width, short: false })),
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

/** One of several villages that share a column: its piles, and the height of what stands above them. */
export interface Block {
  piles: readonly Branch[];
  above: number;
}

const LEAST = 88;

/** The largest cut with which several villages fit into one column; where none does, name and numbers only, as many a row as can be read. */
export function sharedCut(blocks: readonly Block[], width: number, height: number, most: number): Cut {
  const columns = Math.max(1, Math.floor((width + GAP) / (LEAST + GAP)));
  const wide = (count: number): number => Math.min(most, Math.floor((width + GAP) / count) - GAP);
  const fits = (cut: Cut): boolean => blocks.reduce((sum, { piles, above }) => sum + above + needed(piles, cut, width), 0) <= height;
  const counts = Array.from({ length: columns }, (_, i) => i + 1).filter((count) => count > 1);
  const cuts = [RATIO, SQUAT].flatMap((ratio) => counts.map((count): Cut => ({ width: wide(count), short: false, ratio })));
  return cuts.find(fits) ?? { width: wide(columns), short: true };
}

/** The largest cut, up to a width, with which a village fits into its room; the smallest where none does. */
export function cutOf(piles: readonly Branch[], width: number, height: number, most: number): Cut {
  const found = CUTS.find((cut) => cut.width <= most && needed(piles, cut, width) <= height);
  return found ?? { width: 88, short: true };
}
