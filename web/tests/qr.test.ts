import { describe, expect, it } from "vitest";
import { qr } from "../src/lib/qr";

const FINDER = ["1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111"];
const text = (rows: boolean[][], top: number, left: number): string[] =>
  FINDER.map(
    (_, r) =>
      rows[top + r]
        ?.slice(left, left + 7)
        .map(Number)
        .join("") ?? "",
  );

describe("qr", () => {
  it.each([
    [10, 21],
    [60, 33],
    [120, 45],
    [200, 57],
  ])("of %i characters is a square of %i with three finders", (length, size) => {
    const rows = qr("x".repeat(length));
    expect(rows).toHaveLength(size);
    expect(rows.every((row) => row.length === size)).toBe(true);
    expect(text(rows, 0, 0)).toEqual(FINDER);
    expect(text(rows, 0, size - 7)).toEqual(FINDER);
    expect(text(rows, size - 7, 0)).toEqual(FINDER);
  });
  it("refuses what does not fit", () => {
    expect(() => qr("x".repeat(400))).toThrow(RangeError);
  });
  it("stays what scanners read", () => {
    const bits = qr("http://192.168.1.2:8765/table/k3").flat().map(Number).join("");
    let sum = 0;
    for (const bit of bits) sum = (sum * 31 + Number(bit) + 7) >>> 0;
    expect(sum).toMatchInlineSnapshot(`2965084834`);
  });
});
