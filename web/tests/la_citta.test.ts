import { describe, expect, it } from "vitest";
import { archesOf } from "../src/games/la_citta/art/signs";
import { arrow, central, frameOf, hexOf, middleOf, outline, type Hex } from "../src/games/la_citta/geometry";

const UNIT = { s: 10, dx: 0, dy: 0 };
const corners = (path: string) => (path.match(/[ML]/g) ?? []).length;

describe("hexes", () => {
  it("lie where the data count them", () => {
    expect(hexOf("8,9")).toEqual([8, 9]);
    const [a, b] = [middleOf([3, 4], UNIT), middleOf([4, 4], UNIT)];
    expect(b.x - a.x).toBeCloseTo(10 * Math.sqrt(3));
    expect(middleOf([3, 5], UNIT).y - a.y).toBeCloseTo(15);
  });
  it("fill the room they are given and stay inside", () => {
    const hexes: Hex[] = [
      [0, 0],
      [5, 0],
      [0, 4],
      [5, 4],
    ];
    const frame = frameOf(hexes, 400, 300);
    for (const hex of hexes) {
      const at = middleOf(hex, frame);
      expect(at.x - frame.s * 0.866).toBeGreaterThan(5.9);
      expect(at.x + frame.s * 0.866).toBeLessThan(394.1);
      expect(at.y - frame.s).toBeGreaterThan(5.9);
      expect(at.y + frame.s).toBeLessThan(294.1);
    }
  });
});

describe("the line around hexes", () => {
  it("has six corners for one, ten for two neighbors", () => {
    expect(corners(outline([[0, 0]], UNIT))).toBe(6);
    expect(
      corners(
        outline(
          [
            [0, 0],
            [1, 0],
          ],
          UNIT,
        ),
      ),
    ).toBe(10);
  });
  it("goes round a triangle of six in one piece", () => {
    const path = outline(
      [
        [5, 3],
        [6, 3],
        [7, 3],
        [5, 4],
        [6, 4],
        [5, 5],
      ],
      UNIT,
    );
    expect(path.match(/M/g)).toHaveLength(1);
    expect(corners(path)).toBe(18);
  });
  it("falls into two where they lie apart", () => {
    expect(
      outline(
        [
          [0, 0],
          [5, 5],
        ],
        UNIT,
      ).match(/M/g),
    ).toHaveLength(2);
  });
});

describe("arrows", () => {
  it("keep their distance from both ends and point to the taker", () => {
    const { line, head } = arrow({ x: 0, y: 0 }, { x: 100, y: 0 }, 20, 8);
    const [x = 0] = line.slice(1).split(" ").map(Number);
    expect(x).toBeGreaterThan(15);
    const [tip = 0] = head.slice(1).split(" ").map(Number);
    expect(tip).toBeGreaterThan(75);
    expect(tip).toBeLessThan(85);
  });
});

describe("the point to come close to", () => {
  it("is one of those that can be chosen", () => {
    const points = [
      { x: 0, y: 0 },
      { x: 40, y: 10 },
      { x: 100, y: 0 },
    ];
    expect(central(points)).toEqual({ x: 40, y: 10 });
    expect(central([])).toBeUndefined();
  });
});

describe("arches", () => {
  it("are as many as the data say, in their colors", () => {
    const found = archesOf([1, 1, 0], ["culture", "education", "health"]);
    expect(found.map((one) => one.wish)).toEqual(["culture", "education"]);
    expect(archesOf([0, 0, 3], ["culture", "education", "health"])).toHaveLength(3);
    expect(new Set(found.map((one) => one.d)).size).toBe(2);
  });
});
