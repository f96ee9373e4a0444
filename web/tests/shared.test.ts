import { describe, expect, it } from "vitest";
import { shared } from "../src/lib/shared";

const view = () => ({
  round: 1,
  players: [
    { coins: 3, hand: ["a", "b"] },
    { coins: 5, hand: [] as string[] },
  ],
  dice: { red: 2, blue: 4 },
  won: null,
});

describe("what is as before", () => {
  it("stays itself", () => {
    const before = view();
    expect(shared(before, view())).toBe(before);
  });

  it("stays itself beside what changed", () => {
    const [before, came] = [view(), view()];
    came.players[0]!.coins = 4;
    const seen = shared(before, came);
    expect(seen).toEqual({
      ...view(),
      players: [
        { coins: 4, hand: ["a", "b"] },
        { coins: 5, hand: [] },
      ],
    });
    expect(seen).not.toBe(before);
    expect(seen.players).not.toBe(before.players);
    expect(seen.players[0]!.hand).toBe(before.players[0]!.hand);
    expect(seen.players[1]).toBe(before.players[1]);
    expect(seen.dice).toBe(before.dice);
    expect(before).toEqual(view());
  });

  it("is told apart by what is missing, new, shorter or in another order", () => {
    const before: Record<string, unknown> = { a: 1, b: undefined, c: [1, 2], d: { x: 1, y: 2 }, e: { x: 1 }, f: [] };
    const came = { a: 1, c: [1], d: { y: 2, x: 1 }, e: { x: 1, y: 2 }, f: {} };
    expect(shared(before, structuredClone(came))).toEqual(came);
    expect(Object.keys(shared(before, structuredClone(came))["d"] as object)).toEqual(["y", "x"]);
    expect(shared(null, came)).toBe(came);
    expect(shared<unknown>({ a: 1 }, null)).toBe(null);
    expect(shared<unknown>(came, 3)).toBe(3);
  });
});
