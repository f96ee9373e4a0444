/** A finished game in figures: what can be drawn, its lines, its axes, and what each round brought. */
import type { Player } from "./board";
import type { Messages } from "./messages";
import type { Chart, Told } from "./wire.gen";

/** Something to draw: the total, a score line, or a resource of the game. */
export interface Measure {
  key: string; // "total", "score:coins", "view:coins"
  name: string;
}

export interface Measures {
  lines: Measure[];
  resources: Measure[];
}

/** A date in the calendar of a game: {"round": 3}, {"year": 2, "round": 1}. */
export type Moment = Record<string, number>;

export const TOTAL = "total";

export function measuresOf(chart: Chart, messages: Messages): Measures {
  return {
    lines: chart.lines.map((line) => ({ key: `score:${line}`, name: messages.score(line) })),
    resources: chart.resources.map((name) => ({ key: `view:${name}`, name: messages.label(name) || name })),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const seatsOf = (chart: Chart): number => chart.points[0]?.scores.length ?? 0;

/**
 * The figures of each seat, one per point, followed for points by those of opponents without a seat; null if this
 * chart does not know the measure.
 */
export function seriesOf(chart: Chart, measure: string): number[][] {
  const [kind = "", name = ""] = measure.split(":");
  const index = kind === "score" ? chart.lines.indexOf(name) : kind === "view" ? chart.resources.indexOf(name) : 0;
  if (index < 0) return [];
  const count = seatsOf(chart) + (kind === "view" ? 0 : chart.rivals.length);
  return Array.from({ length: count }, (_, i) =>
    chart.points.map((point) => {
      if (kind === "view") return point.resources[i]?.[index] ?? 0;
      const lines = [...point.scores, ...point.rivals][i] ?? [];
      return kind === TOTAL ? sum(lines) : (lines[index] ?? 0);
    }),
  );
}

/** One line of a chart, of a player or of an opponent without a seat, who has no tincture. */
export interface Curve {
  index: number; // among all lines: determines dash and mark
  name: string;
  color: Player["color"] | null;
  values: number[];
}

export function curvesOf(chart: Chart, measure: string, players: readonly Player[], messages: Messages): Curve[] {
  return seriesOf(chart, measure).map((values, index): Curve => {
    const player = players[index];
    const name = player?.name ?? messages.say(`${messages.game}-rival-${chart.rivals[index - seatsOf(chart)]}`);
    return { index, name, color: player?.color ?? null, values };
  });
}

/** The position of a moment between the points: 2.5 is the middle of the third round. */
export function positionOf(chart: Chart, n: number): number {
  const i = chart.points.findLastIndex((point) => point.n <= n);
  const [from, to] = [chart.points[i], chart.points[i + 1]];
  if (!from) return 0;
  return to ? i + (n - from.n) / (to.n - from.n) : i;
}

/** Round numbers between two bounds, at most `most` steps apart: 0, 5, 10, 15. */
export function ticksOf(low: number, high: number, most: number): number[] {
  const rough = Math.max(1, (high - low) / Math.max(1, most));
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? 10 * power;
  const first = Math.floor(low / step) * step;
  const count = Math.max(1, Math.ceil((high - first) / step));
  return Array.from({ length: count + 1 }, (_, i) => first + i * step);
}

/** The bounds of what is drawn; zero is always included. */
export function rangeOf(series: readonly (readonly number[])[]): [low: number, high: number] {
  const all = series.flat();
  return [Math.min(0, ...all), Math.max(1, ...all)];
}

/** When a round started, in words: "Round 3", or in the game's own calendar; `short` for the axis of a chart. */
export function dateOf(messages: Messages, date: Moment, short = false): string {
  const own = `${messages.game}-date${short ? ".short" : ""}`;
  if (!Object.keys(date).length) return messages.say("web-chart-end");
  if (messages.has(own)) return messages.say(own, date);
  const number = date["round"] ?? 0;
  return short ? String(number) : messages.say("web-round", { number });
}

/** Compare two dates, whose longest unit of time comes first: below 0, 0, or above. */
export function compareDates(one: Moment, other: Moment): number {
  const [left, right] = [Object.values(one), Object.values(other)];
  const i = left.findIndex((value, at) => value !== right[at]);
  return i < 0 ? 0 : (left[i] ?? 0) - (right[i] ?? 0);
}

/** The round of a game that starts at a date, or the next one, since a round without decisions has no moment. */
export function roundAt(dates: readonly Moment[], date: Moment): number {
  const found = dates.findIndex((one) => compareDates(one, date) >= 0);
  return found < 0 ? dates.length : found;
}

/** The nearest date after the latest of some moments (or before it) at which a round of any game starts. */
export function nextDate(games: readonly (readonly Moment[])[], now: readonly Moment[], step: 1 | -1): Moment | null {
  const latest = [...now].sort(compareDates)[now.length - 1] ?? {};
  const others = games
    .flat()
    .filter((date) => compareDates(date, latest) * step > 0)
    .sort(compareDates);
  return (step > 0 ? others[0] : others[others.length - 1]) ?? null;
}

/** What a seat won or lost in a round. */
export interface Gain {
  seat: number;
  points: number;
  resources: { key: string; change: number }[]; // those that changed
}

export interface RoundGains {
  index: number; // of the point where it started
  n: number;
  date: Moment;
  gains: Gain[];
  lines: Told[]; // its log lines
}

/** The round a story line belongs to: lines before a round is announced belong to the previous one. */
function roundOf(chart: Chart, told: readonly Told[], at: number): number {
  const line = told[at] as Told;
  const i = chart.points.findLastIndex((point) => point.n <= line.n);
  const round = Math.min(i, chart.points.length - 2);
  if (round <= 0 || chart.points[round]?.n !== line.n) return Math.max(0, round);
  for (let next = at + 1; told[next]?.n === line.n; next++) if (told[next]?.told["what"] === "round") return round - 1;
  return round;
}

export function roundsOf(chart: Chart, told: readonly Told[]): RoundGains[] {
  const totals = seriesOf(chart, TOTAL).slice(0, seatsOf(chart));
  const rounds = chart.points.slice(0, -1).map((point, index): RoundGains => {
    const after = chart.points[index + 1];
    const gains = totals.map((total, seat): Gain => {
      const changes = chart.resources.map((key, i) => ({
        key,
        change: (after?.resources[seat]?.[i] ?? 0) - (point.resources[seat]?.[i] ?? 0),
      }));
      return {
        seat,
        points: (total[index + 1] ?? 0) - (total[index] ?? 0),
        resources: changes.filter((one) => one.change),
      };
    });
    return { index, n: point.n, date: point.date, gains, lines: [] };
  });
  told.forEach((line, at) => rounds[roundOf(chart, told, at)]?.lines.push(line));
  return rounds;
}

/** A change with its sign, using a true minus for losses. */
export const signed = (change: number): string => (change > 0 ? `+${change}` : change < 0 ? `−${-change}` : "0");
