/**
 * The tour of the screen: stops in reading order, each a part of the real board and a message about it. A game declares
 * its own in `src/games/<key>/tour.ts`; the frame of the table adds those that are the same everywhere.
 */
export interface Stop {
  at: string; // selector of the part; the first match in sight is used; without one, the stop is skipped
  say: string; // key of the message; its attribute `title` is the heading
  rule?: string; // the rule about it
  phone?: { at?: string; tab?: string }; // on a phone: another selector, and the tab that must be open
}

/** `src/games/<key>/tour.ts` */
export type Tour = readonly Stop[];

const tours = import.meta.glob("../games/*/tour.ts") as Record<string, () => Promise<{ tour: Tour }>>;

export const hasTour = (game: string): boolean => `../games/${game}/tour.ts` in tours;

const FIRST: Tour = [{ at: ".foot .bar", say: "web-tour-prompt" }];
const LAST: Tour = [
  { at: ".table > .side > section", say: "web-tour-players", phone: { at: ".table > .strip" } },
  { at: ".head > button:last-of-type", say: "web-tour-menu" },
];

/** All stops at a table of a game. */
export async function tourOf(game: string): Promise<Stop[]> {
  const own = await tours[`../games/${game}/tour.ts`]?.();
  return [...FIRST, ...(own?.tour ?? []), ...LAST];
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

/** How far apart two boxes are. */
const apart = (a: Box, b: Box): number =>
  Math.hypot(
    Math.max(0, b.x - a.x - a.width, a.x - b.x - b.width),
    Math.max(0, b.y - a.y - a.height, a.y - b.y - b.height),
  );

const MARGIN = 10;
const GAP = 26; // room for the arrow
const STEPS = 16;

/**
 * Where a sheet of this size covers least: if there is room, never its subject; then as little as possible of
 * what is asked and can be clicked; then close to its subject.
 */
export function place(
  size: { width: number; height: number },
  target: Box,
  spare: readonly Box[],
  screen: { width: number; height: number },
): { x: number; y: number } {
  const [wide, high] = [screen.width - size.width - MARGIN, screen.height - size.height - MARGIN];
  const kept = { x: target.x - GAP, y: target.y - GAP, width: target.width + 2 * GAP, height: target.height + 2 * GAP };
  let best = { x: MARGIN, y: MARGIN };
  let least = Infinity;
  for (let i = 0; i <= STEPS; i++) {
    for (let j = 0; j <= STEPS; j++) {
      const at = { x: MARGIN + ((wide - MARGIN) * i) / STEPS, y: MARGIN + ((high - MARGIN) * j) / STEPS };
      const here = { ...at, ...size };
      const cost =
        1000 * overlap(here, target) +
        20 * overlap(here, kept) +
        30 * spare.reduce((sum, one) => sum + overlap(here, one), 0) +
        apart(here, kept);
      if (cost < least) [least, best] = [cost, at];
    }
  }
  return best;
}

/** An arrow from the edge of one box to the edge of another; empty if they touch. */
export function arrow(from: Box, to: Box): { x1: number; y1: number; x2: number; y2: number } | null {
  if (apart(from, to) < 8) return null;
  const [x1, x2] = ends(from.x, from.width, to.x, to.width);
  const [y1, y2] = ends(from.y, from.height, to.y, to.height);
  return { x1, y1, x2, y2 };
}

function ends(a: number, wide: number, b: number, broad: number): [number, number] {
  if (a + wide < b) return [a + wide, b];
  if (b + broad < a) return [a, b + broad];
  const middle = (Math.max(a, b) + Math.min(a + wide, b + broad)) / 2;
  return [middle, middle];
}
