import { describe, expect, it } from "vitest";
import { blows } from "../src/games/bruges/news";
import { each, priceOf, sorted, type Book, type Seat } from "../src/games/bruges/kit";
import { widestWord } from "../src/games/bruges/words";
import type { LineOf } from "../src/lib/board";
import type { Told } from "../src/games/bruges/kit";

const log = (...told: Told[]): LineOf<Told>[] => told.map((one, n) => ({ n, told: one }));

describe("disasters of a round", () => {
  it("holds what each took, up to the markers that go back", () => {
    const found = blows(
      log(
        { what: "disaster", seat: 0, threat: "raid" },
        { what: "round", seat: -1, number: 2 },
        { what: "disaster", seat: 1, threat: "flood" },
        { what: "lost-workers", seat: 1, number: 4 },
        { what: "calmed", seat: 1, color: "blue", number: 3 },
        { what: "points", seat: 1, number: 1 },
        { what: "disaster", seat: 1, threat: "fire" },
      ),
    );
    expect(found.map((blow) => [blow.seat, blow.threat, blow.lines.length])).toEqual([
      [1, "flood", 2],
      [1, "fire", 0],
    ]);
  });
  it("is empty before anything was told", () => expect(blows([])).toEqual([]));
});

describe("a hand", () => {
  const book = {
    cards: { a: { color: "red", price: 3 }, b: { color: "blue", price: 9 }, c: { color: "blue", price: 0 } },
  } as unknown as Book;
  it("is held by colour, then by price", () => expect(sorted(["a", "b", "c"], book)).toEqual(["c", "b", "a"]));
  it("knows what each card costs now", () => {
    const seat = { hand: ["a", "b"], prices: [3, 7] } as unknown as Seat;
    expect([priceOf(seat, "b"), priceOf(seat, "c")]).toEqual([7, undefined]);
  });
  it("is counted by its backs", () => expect(each({ red: 1, blue: 2 })).toEqual(["blue", "blue", "red"]));
});

describe("the frame of a name", () => {
  it("holds its widest word, not all of it", () => {
    expect(widestWord("Bandit de grand chemin")).toBeLessThan(widestWord("Prestidigitateur"));
    expect(widestWord("Lady-in-Waiting")).toBe(widestWord("Waiting"));
    expect(widestWord("mmm")).toBeGreaterThan(widestWord("lllll"));
  });
});
