import { describe, expect, it } from "vitest";
import {
  compareDates,
  curvesOf,
  dateOf,
  measuresOf,
  nextDate,
  positionOf,
  rangeOf,
  roundAt,
  roundsOf,
  seriesOf,
  signed,
  ticksOf,
  TOTAL,
} from "../src/lib/chart";
import type { Player } from "../src/lib/board";
import { Messages } from "../src/lib/messages";
import type { Chart, Told } from "../src/lib/wire.gen";

const chart: Chart = {
  lines: ["coins", "posts"],
  resources: ["coins", "goods"],
  rivals: [],
  points: [
    {
      n: 0,
      date: { round: 1 },
      scores: [
        [5, 0],
        [5, 0],
      ],
      resources: [
        [5, 0],
        [5, 0],
      ],
      rivals: [],
    },
    {
      n: 10,
      date: { round: 2 },
      scores: [
        [7, 2],
        [4, 0],
      ],
      resources: [
        [7, 1],
        [4, 0],
      ],
      rivals: [],
    },
    {
      n: 30,
      date: {},
      scores: [
        [6, 8],
        [-3, 0],
      ],
      resources: [
        [6, 3],
        [0, 0],
      ],
      rivals: [],
    },
  ],
};
const house = "web-chart-end = End\nweb-round = Round { $number }\n";
const messages = new Messages("en", [house, "orleans-score-coins = Coins\norleans-view-goods = Goods\n"], "orleans");

describe("a chart", () => {
  it("draws the total, a score line or a resource of each seat", () => {
    expect(seriesOf(chart, TOTAL)).toEqual([
      [5, 9, 14],
      [5, 4, -3],
    ]);
    expect(seriesOf(chart, "score:posts")).toEqual([
      [0, 2, 8],
      [0, 0, 0],
    ]);
    expect(seriesOf(chart, "view:goods")).toEqual([
      [0, 1, 3],
      [0, 0, 0],
    ]);
    expect(seriesOf(chart, "view:camels")).toEqual([]);
  });

  it("offers what the game names, in its words", () => {
    expect(measuresOf(chart, messages)).toEqual({
      lines: [
        { key: "score:coins", name: "Coins" },
        { key: "score:posts", name: "posts" },
      ],
      resources: [
        { key: "view:coins", name: "coins" },
        { key: "view:goods", name: "Goods" },
      ],
    });
  });

  it("draws opponents without a seat where points are told, after the seats, and gives them no round of their own", () => {
    const rivals = [
      [1, 2],
      [3, 4],
      [5, 6],
    ].map((lines) => [lines]);
    const duel: Chart = {
      ...chart,
      rivals: ["countess"],
      points: chart.points.map((point, i) => ({ ...point, rivals: rivals[i] ?? [] })),
    };
    expect(seriesOf(duel, TOTAL)[2]).toEqual([3, 7, 11]);
    expect(seriesOf(duel, "score:posts")[2]).toEqual([2, 4, 6]);
    expect(seriesOf(duel, "view:goods")).toHaveLength(2);
    const players = ["Anne", "Bert"].map((name, seat) => ({ ...({} as Player), name, seat, color: "azure" as const }));
    const said = new Messages("en", ["villagers-rival-countess = The Countess\n"], "villagers");
    expect(curvesOf(duel, TOTAL, players, said).map(({ name, color }) => [name, color])).toEqual([
      ["Anne", "azure"],
      ["Bert", "azure"],
      ["The Countess", null],
    ]);
    expect(roundsOf(duel, []).map((round) => round.gains.length)).toEqual([2, 2]);
  });

  it("marks a moment between two rounds", () => {
    expect([0, 5, 10, 25, 30, 99].map((n) => positionOf(chart, n))).toEqual([0, 0.5, 1, 1.75, 2, 2]);
  });

  it("has round numbers on its axis, and nothing outside of it", () => {
    expect(ticksOf(0, 43, 5)).toEqual([0, 10, 20, 30, 40, 50]);
    expect(ticksOf(0, 1, 5)).toEqual([0, 1]);
    expect(ticksOf(-3, 14, 5)).toEqual([-5, 0, 5, 10, 15]);
    for (let low = -30; low <= 0; low += 7) {
      for (let high = 1; high < 300; high += 13) {
        const ticks = ticksOf(low, high, 5);
        expect(ticks[0]).toBeLessThanOrEqual(low);
        expect(ticks[ticks.length - 1]).toBeGreaterThanOrEqual(high);
        expect(ticks.length).toBeLessThanOrEqual(8);
      }
    }
    expect(rangeOf(seriesOf(chart, TOTAL))).toEqual([-3, 14]);
    expect(rangeOf([])).toEqual([0, 1]);
  });

  it("calls a round as the game counts time", () => {
    expect(dateOf(messages, { round: 3 })).toBe("Round 3");
    expect(dateOf(messages, { round: 3 }, true)).toBe("3");
    expect(dateOf(messages, {})).toBe("End");
    const years = new Messages(
      "en",
      [house, "la_citta-date = Year { $year }, round { $round }\n    .short = { $year }.{ $round }\n"],
      "la_citta",
    );
    expect(dateOf(years, { year: 2, round: 1 })).toBe("Year 2, round 1");
    expect(dateOf(years, { year: 2, round: 1 }, true)).toBe("2.1");
  });
});

describe("rounds in short", () => {
  const line = (n: number, what: string): Told => ({ n, told: { what, seat: -1 } });

  it("tell what everybody gained and lost", () => {
    const rounds = roundsOf(chart, []);
    expect(rounds.map((round) => round.n)).toEqual([0, 10]);
    expect(rounds[0]?.gains[0]).toEqual({
      seat: 0,
      points: 4,
      resources: [
        { key: "coins", change: 2 },
        { key: "goods", change: 1 },
      ],
    });
    expect(rounds[1]?.gains[1]).toEqual({ seat: 1, points: -7, resources: [{ key: "coins", change: -4 }] });
    expect([3, 0, -2].map(signed)).toEqual(["+3", "0", "−2"]);
  });

  it("keep what was told before the next one is announced", () => {
    const told = [
      line(0, "round"),
      line(4, "event"),
      line(10, "paid"),
      line(10, "round"),
      line(12, "event"),
      line(30, "over"),
    ];
    expect(roundsOf(chart, told).map((round) => round.lines.map((one) => one.told["what"]))).toEqual([
      ["round", "event", "paid"],
      ["round", "event", "over"],
    ]);
  });
});

describe("two games side by side", () => {
  const years = [
    [1, 1],
    [1, 2],
    [2, 1],
    [2, 2],
  ].map(([year = 0, round = 0]) => ({ year, round }));
  const lacking = years.filter(({ year, round }) => year !== 2 || round !== 1);
  const [first = { year: 0, round: 0 }, second = first, third = first, fourth = first] = years;

  it("meet at the same date, or at the next one", () => {
    expect(compareDates(third, second)).toBeGreaterThan(0);
    expect(compareDates(first, second)).toBeLessThan(0);
    expect(compareDates(first, { ...first })).toBe(0);
    expect(roundAt(years, third)).toBe(2);
    expect(roundAt(lacking, third)).toBe(2); // year 2, round 2
    expect(roundAt(lacking, { year: 3, round: 1 })).toBe(3); // beyond its end
  });

  it("go on to the next round of either", () => {
    expect(nextDate([years, lacking], [second, second], 1)).toEqual(third);
    expect(nextDate([years, lacking], [third, fourth], -1)).toEqual(third);
    expect(nextDate([years, lacking], [fourth, fourth], 1)).toBeNull();
    expect(nextDate([years, lacking], [first, first], -1)).toBeNull();
  });
});
