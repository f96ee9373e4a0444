// One style for all signs: a list of parts in a square of 24, each with a letter that says how it is inked.
//   f  filled with the tone of its family and outlined     k  solid ink
//   l  a line only                                         w  filled with paper and outlined
//   g  filled with gold and outlined

export type Part = readonly [ink: "f" | "k" | "l" | "w" | "g", d: string];
export type Sign = readonly Part[];

/** A circle as a path. */
export function o(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

/** A leaf or an ear of corn: from base to tip, with a width on either side. */
export function leaf(x0: number, y0: number, x1: number, y1: number, wide: number): string {
  const length = Math.hypot(x1 - x0, y1 - y0);
  const two = (n: number): number => Math.round(n * 100) / 100;
  const nx = (-(y1 - y0) / length) * wide;
  const ny = ((x1 - x0) / length) * wide;
  const mx = x0 + (x1 - x0) * 0.45;
  const my = y0 + (y1 - y0) * 0.45;
  return `M${x0} ${y0}Q${two(mx + nx)} ${two(my + ny)} ${x1} ${y1}Q${two(mx - nx)} ${two(my - ny)} ${x0} ${y0}Z`;
}
