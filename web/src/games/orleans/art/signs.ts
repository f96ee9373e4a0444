// From the name of anything to its sign and its color.
import { FIGURE_SIGNS, GOOD_SIGNS, PIECE_SIGNS } from "./figures";
import type { Sign } from "./kit";
import { EVENT_SIGNS, PLACE_SIGNS } from "./places";

const SHELVES: Record<string, Record<string, Sign>> = {
  figure: FIGURE_SIGNS,
  kind: FIGURE_SIGNS,
  need: FIGURE_SIGNS,
  good: GOOD_SIGNS,
  load: { ...GOOD_SIGNS, none: PIECE_SIGNS["none"] ?? [] },
  reward: { coins: PIECE_SIGNS["coin"] ?? [], development: PIECE_SIGNS["development"] ?? [] },
  place: PLACE_SIGNS,
  tile: PLACE_SIGNS,
  event: EVENT_SIGNS,
  piece: PIECE_SIGNS,
};

const TONED = new Set(["coin", "citizen", "cog"]);
const REWARD: Record<string, string> = { coins: "coin", development: "citizen" };

/** The figure of a kind: `farmer*` is a farmer. */
export function figureOf(kind: string): string {
  return kind.replace("*", "");
}

export function signOf(domain: string, name: string): Sign {
  const shelf = SHELVES[domain];
  return shelf?.[figureOf(name)] ?? shelf?.["other"] ?? PIECE_SIGNS["tile"] ?? [];
}

export function hasSign(domain: string, name: string): boolean {
  return SHELVES[domain]?.[figureOf(name)] !== undefined;
}

/** The color of a piece as a CSS value; other things stay uncolored. */
export function toneOf(domain: string, name: string): string {
  if (domain === "figure" || domain === "kind") return `var(--orl-${figureOf(name)})`;
  if (domain === "good" || (domain === "load" && name !== "none")) return `var(--orl-${name})`;
  if (domain === "reward") return `var(--orl-${REWARD[name] ?? "coin"})`;
  if (domain === "piece" && TONED.has(name)) return `var(--orl-${name})`;
  return "";
}
