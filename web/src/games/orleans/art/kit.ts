// One style for all pieces: a sign is a list of parts in a square of 24, each with a letter that says how it is inked.
//   f  filled with the piece's color and outlined     k  solid ink
//   l  a line only                                     s  the shadow tone (ink at 12 %)
//   w  filled with paper and outlined

export type Part = readonly [ink: "f" | "k" | "l" | "s" | "w", d: string];
export type Sign = readonly Part[];

/** A circle as a path. */
export function o(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

/** A rectangle as a path. */
export function box(x: number, y: number, w: number, h: number): string {
  return `M${x} ${y}h${w}v${h}h${-w}Z`;
}

/** An ear of corn: a leaf from base to tip, with a width on either side. */
export function ear(x0: number, y0: number, x1: number, y1: number, wide: number): string {
  const length = Math.hypot(x1 - x0, y1 - y0);
  const nx = (-(y1 - y0) / length) * wide;
  const ny = ((x1 - x0) / length) * wide;
  const mx = x0 + (x1 - x0) * 0.45;
  const my = y0 + (y1 - y0) * 0.45;
  const two = (n: number): number => Math.round(n * 100) / 100;
  return `M${x0} ${y0}Q${two(mx + nx)} ${two(my + ny)} ${x1} ${y1}Q${two(mx - nx)} ${two(my - ny)} ${x0} ${y0}Z`;
}
