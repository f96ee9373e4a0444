// Hexes with a corner on top, with the coordinates of the data: [q, r], r grows downward.

export interface Point {
  x: number;
  y: number;
}

export type Hex = readonly [q: number, r: number];

/** The position of the map in its drawing: `s` is the length of a side of a hex. */
export interface Frame {
  s: number;
  dx: number;
  dy: number;
}

/** Land and spaces are drawn at one size and scaled together: zooming changes one element, not a thousand. */
export const GROUND: Frame = { s: 24, dx: 0, dy: 0 };

const SQRT3 = Math.sqrt(3);
// The neighbor behind the side that goes from corner i to corner i + 1, corners clockwise from the top.
const BEHIND: Hex[] = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
];

export function hexOf(space: string): Hex {
  const [q = 0, r = 0] = space.split(",").map(Number);
  return [q, r];
}

export function middleOf([q, r]: Hex, frame: Frame): Point {
  return { x: frame.dx + frame.s * SQRT3 * (q + r / 2), y: frame.dy + frame.s * 1.5 * r };
}

/** The frame around all hexes, as large as the space allows, centered. */
export function frameOf(hexes: readonly Hex[], width: number, height: number, margin = 6): Frame {
  const unit: Frame = { s: 1, dx: 0, dy: 0 };
  const at = hexes.map((hex) => middleOf(hex, unit));
  const [x0, x1] = [Math.min(...at.map((p) => p.x)) - SQRT3 / 2, Math.max(...at.map((p) => p.x)) + SQRT3 / 2];
  const [y0, y1] = [Math.min(...at.map((p) => p.y)) - 1, Math.max(...at.map((p) => p.y)) + 1];
  const s = Math.max(1, Math.min((width - 2 * margin) / (x1 - x0), (height - 2 * margin) / (y1 - y0)));
  return { s, dx: width / 2 - (s * (x0 + x1)) / 2, dy: height / 2 - (s * (y0 + y1)) / 2 };
}

function corner(at: Point, s: number, i: number): Point {
  const angle = (Math.PI / 3) * i - Math.PI / 2;
  return { x: at.x + s * Math.cos(angle), y: at.y + s * Math.sin(angle) };
}

/** A hex around a point. */
export function hexPath(s: number, at: Point = { x: 0, y: 0 }): string {
  return path(Array.from({ length: 6 }, (_, i) => corner(at, s, i)));
}

/** The outline of adjacent hexes; several outlines if they are not all adjacent. */
export function outline(hexes: readonly Hex[], frame: Frame): string {
  const inside = new Set(hexes.map(([q, r]) => `${q},${r}`));
  const next = new Map<string, { to: string; at: Point }>();
  const key = (p: Point): string => `${Math.round(p.x * 8)} ${Math.round(p.y * 8)}`;
  for (const hex of hexes) {
    const at = middleOf(hex, frame);
    BEHIND.forEach(([dq, dr], i) => {
      if (inside.has(`${hex[0] + dq},${hex[1] + dr}`)) return;
      const from = corner(at, frame.s, i);
      next.set(key(from), { to: key(corner(at, frame.s, i + 1)), at: from });
    });
  }
  let out = "";
  for (;;) {
    const start = next.keys().next().value;
    if (start === undefined) return out;
    const points: Point[] = [];
    for (let now: string | undefined = start; now !== undefined;) {
      const step = next.get(now);
      next.delete(now);
      if (step) points.push(step.at);
      now = step?.to;
    }
    out += path(points);
  }
}

function path(points: readonly Point[]): string {
  return `M${points.map((p) => `${round(p.x)} ${round(p.y)}`).join("L")}Z`;
}

/** A curved arrow between two points, with a gap at both ends: the line and the head. */
export function arrow(from: Point, to: Point, away: number, head: number): { line: string; head: string; mid: Point } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.max(1, Math.hypot(dx, dy));
  const [ux, uy] = [dx / length, dy / length];
  const bow = Math.min(26, length * 0.14);
  const control = { x: (from.x + to.x) / 2 + uy * bow, y: (from.y + to.y) / 2 - ux * bow };
  const leave = toward(from, control, away);
  const tip = toward(to, control, away);
  const neck = toward(tip, control, head);
  const turn = Math.atan2(tip.y - neck.y, tip.x - neck.x);
  const wing = (side: number): Point => ({
    x: neck.x - side * Math.sin(turn) * head * 0.6,
    y: neck.y + side * Math.cos(turn) * head * 0.6,
  });
  return {
    line: `M${round(leave.x)} ${round(leave.y)}Q${round(control.x)} ${round(control.y)} ${round(neck.x)} ${round(neck.y)}`,
    head: path([tip, wing(1), wing(-1)]),
    mid: { x: (leave.x + 2 * control.x + neck.x) / 4, y: (leave.y + 2 * control.y + neck.y) / 4 },
  };
}

function toward(from: Point, to: Point, far: number): Point {
  const length = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
  return { x: from.x + ((to.x - from.x) / length) * far, y: from.y + ((to.y - from.y) / length) * far };
}

/** The point closest to the center of all given points. */
export function central(points: readonly Point[]): Point | undefined {
  const mid = (numbers: number[]): number => (Math.min(...numbers) + Math.max(...numbers)) / 2;
  const middle = { x: mid(points.map((p) => p.x)), y: mid(points.map((p) => p.y)) };
  const far = (p: Point): number => Math.hypot(p.x - middle.x, p.y - middle.y);
  return [...points].sort((p, q) => far(p) - far(q))[0];
}

function round(n: number): number {
  return Math.round(n * 10) / 10;
}
