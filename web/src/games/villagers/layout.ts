// How large the cards of a village can be, so that all of it is in sight.
import { breadth, piles, strips, type Branch, type Seat, type Table } from "./kit";

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

/** One of several villages that share a column: its piles, and the height of what is above them. */
export interface Block {
  piles: readonly Branch[];
  above: number;
}

const LEAST = 88;
export const PADDING = 14; // of a village in a column, on both sides

// Frame, bar and padding above and below the piles of one village.
const COUNTESS_ABOVE = 54;
const aboveOf = (width: number): number => (width > 500 ? COUNTESS_ABOVE : 78);

/** The drafted cards of a seat, which are above its piles. */
function squareOf(seat: Seat, width: number): number {
  const columns = Math.max(1, Math.floor((width - PADDING + 4) / 100));
  return seat.square.length ? Math.ceil(seat.square.length / columns) * (STRIP + 4) + 12 : 0;
}

/** The villages of all others, in a column of some width: the Countess's first, then from the left neighbor on. */
export function blocksOf(view: Table, me: number, width: number): Block[] {
  const others = [...view.players.slice(me + 1), ...view.players.slice(0, me)];
  const blocks = others.map((other): Block => ({
    piles: piles(other.cards),
    above: aboveOf(width) + squareOf(other, width),
  }));
  return view.countess ? [{ piles: piles(view.countess.cards), above: COUNTESS_ABOVE }, ...blocks] : blocks;
}

const heightOfAll = (blocks: readonly Block[], cut: Cut, width: number): number =>
  blocks.reduce((sum, { piles, above }) => sum + above + needed(piles, cut, width), 0);

/** The largest cut with which several villages fit into one column; if none fits, only names and numbers, as many per row as stay readable. */
export function sharedCut(blocks: readonly Block[], width: number, height: number, most: number): Cut {
  const columns = Math.max(1, Math.floor((width + GAP) / (LEAST + GAP)));
  const wide = (count: number): number => Math.min(most, Math.floor((width + GAP) / count) - GAP);
  const fits = (cut: Cut): boolean => heightOfAll(blocks, cut, width) <= height;
  const counts = Array.from({ length: columns }, (_, i) => i + 1).filter((count) => count > 1);
  const cuts = [RATIO, SQUAT].flatMap((ratio) =>
    counts.map((count): Cut => ({ width: wide(count), short: false, ratio })),
  );
  return cuts.find(fits) ?? { width: wide(columns), short: true };
}

/** The narrowest of some columns in which the villages of all others fit; the widest if none fits. */
export function columnOf(view: Table, me: number, widths: readonly number[], height: number, most: number): number {
  const fits = (wide: number): boolean => {
    const [blocks, width] = [blocksOf(view, me, wide), wide - PADDING];
    return heightOfAll(blocks, sharedCut(blocks, width, height, most), width) <= height;
  };
  return widths.find(fits) ?? widths[widths.length - 1] ?? 0;
}

/** The largest cut, up to a width, with which a village fits into its room; the smallest if none fits. */
export function cutOf(piles: readonly Branch[], width: number, height: number, most: number): Cut {
  const found = CUTS.find((cut) => cut.width <= most && needed(piles, cut, width) <= height);
  return found ?? { width: 88, short: true };
}
