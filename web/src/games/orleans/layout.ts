// Where things lie on the map: the data gives every town an x and a y, this file only keeps names, routes and goods apart.
import type { Book, Edge } from "./kit";

export interface Point {
  x: number;
  y: number;
}

export interface Way {
  id: string;
  edge: Edge;
  d: string;
  spots: Point[];
  apart: Point[]; // the same, far enough apart for fingers
  mid: Point;
}

/** The side of a town's name. */
export type Side = "n" | "s" | "e" | "w" | "ne" | "nw" | "se" | "sw";

const SIDES: Record<string, Side> = {
  le_mans: "n",
  chartres: "n",
  etampes: "n",
  chateaudun: "n",
  orleans: "ne",
  montargis: "e",
  vendome: "sw",
  blois: "s",
  briare: "e",
  tours: "n",
  montrichard: "n",
  vierzon: "ne",
  sancerre: "e",
  bourges: "se",
  nevers: "s",
  chinon: "n",
  loches: "s",
  chateauroux: "e",
  chatellerault: "s",
  le_blanc: "n",
  argenton: "s",
  la_chatre: "s",
  st_amand: "se",
};

/** Small shifts of towns, in thousandths of the map, where printed routes would overlap. */
const NUDGES: Record<string, [number, number]> = {
  montrichard: [36, 26],
  loches: [-4, 32],
  bourges: [26, -2],
  le_blanc: [0, -44],
  argenton: [14, 6],
  tours: [-8, -8],
  chinon: [0, -10],
  chatellerault: [-12, 14],
};

/** How far a route bends to its left, from a to b, as a share of its length. */
const BENDS: Record<string, number> = {
  river_orleans_briare: -0.16,
  river_briare_sancerre: -0.12,
  river_sancerre_nevers: 0.14,
  river_orleans_blois: 0.14,
  river_blois_tours: -0.1,
  river_tours_montrichard: -0.14,
  river_montrichard_vierzon: -0.1,
  river_vierzon_bourges: 0.22,
  river_vierzon_st_amand: -0.24,
  river_tours_loches: -0.12,
  river_tours_chinon: -0.14,
  river_chinon_chatellerault: -0.34,
  road_chinon_chatellerault: 0.16,
  river_chinon_le_blanc: 0.24,
  river_le_blanc_argenton: -0.1,
  road_chatellerault_argenton: -0.31,
  road_chartres_le_mans: -0.12,
  road_etampes_montargis: 0.12,
  road_st_amand_nevers: -0.2,
  road_bourges_nevers: 0.2,
  road_le_mans_tours: 0.12,
  road_le_mans_vendome: -0.12,
  road_la_chatre_st_amand: -0.12,
  road_vendome_blois: 0.1,
  road_orleans_vierzon: 0.08,
  road_blois_vierzon: 0.14,
  road_le_blanc_chateauroux: 0.16,
  road_loches_chateauroux: 0.08,
  road_chateauroux_argenton: 0.1,
};

const FINGER = 40; // CSS pixels

export interface Frame {
  width: number;
  height: number;
  unit: number; // 1 where the map is about 560 by 400
}

export function frameOf(width: number, height: number): Frame {
  return { width, height, unit: Math.max(0.72, Math.min(1.7, Math.min(width / 560, height / 370))) };
}

export function townAt(book: Book, town: string, frame: Frame): Point {
  const found = book.towns[town];
  const [dx, dy] = NUDGES[town] ?? [0, 0];
  const left = 46 * frame.unit;
  const top = 26 * frame.unit;
  const across = frame.width - left - 62 * frame.unit;
  const down = frame.height - top - 33 * frame.unit;
  return {
    x: left + (((found?.x ?? 500) + dx - 50) / 900) * across,
    y: top + (((found?.y ?? 500) + dy - 50) / 900) * down,
  };
}

/** The point in the middle of some towns. */
export function middleOf(book: Book, towns: readonly string[], frame: Frame): Point {
  const at = towns.map((town) => townAt(book, town, frame));
  const middle = (numbers: number[]): number => (Math.min(...numbers) + Math.max(...numbers)) / 2;
  return { x: middle(at.map((p) => p.x)), y: middle(at.map((p) => p.y)) };
}

/** How far the map can zoom in with these towns all in sight, and room for fingers and names around them. */
export function closeUp(book: Book, towns: readonly string[], width: number, height: number): number {
  for (let scale = 2.2; scale > 1; scale -= 0.1) {
    const frame = frameOf(width * scale, height * scale);
    const at = towns.map((town) => townAt(book, town, frame));
    const across = Math.max(...at.map((p) => p.x)) - Math.min(...at.map((p) => p.x));
    const down = Math.max(...at.map((p) => p.y)) - Math.min(...at.map((p) => p.y));
    if (across + 90 <= width && down + 80 <= height) return scale;
  }
  return 1;
}

export function sideOf(town: string): Side {
  return SIDES[town] ?? "s";
}

/** A route between two towns as a curve, with the spots of its goods. */
export function wayOf(book: Book, id: string, frame: Frame): Way {
  const edge = book.edges[id] as Edge;
  const a = townAt(book, edge.a, frame);
  const b = townAt(book, edge.b, frame);
  const bend = BENDS[id] ?? 0;
  const control = {
    x: (a.x + b.x) / 2 + (b.y - a.y) * bend,
    y: (a.y + b.y) / 2 - (b.x - a.x) * bend,
  };
  const at = (t: number): Point => ({
    x: (1 - t) * (1 - t) * a.x + 2 * t * (1 - t) * control.x + t * t * b.x,
    y: (1 - t) * (1 - t) * a.y + 2 * t * (1 - t) * control.y + t * t * b.y,
  });
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const gap = edge.spaces.length > 1 ? Math.min(0.17, (11.5 * frame.unit) / length) : 0;
  const wide = edge.spaces.length > 1 ? Math.min(0.26, Math.max(gap, FINGER / 2 / length)) : 0;
  return {
    id,
    edge,
    d: `M${r(a.x)} ${r(a.y)}Q${r(control.x)} ${r(control.y)} ${r(b.x)} ${r(b.y)}`,
    spots: edge.spaces.map((_, i) => at(0.5 + (i === 0 ? -gap : gap))),
    apart: edge.spaces.map((_, i) => at(0.5 + (i === 0 ? -wide : wide))),
    mid: at(0.5),
  };
}

function r(n: number): number {
  return Math.round(n * 10) / 10;
}
