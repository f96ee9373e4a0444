import { expect, test } from "vitest";
import { guessed, isGuess } from "../src/lib/provenance";

const tile = {
  slots: ["any"],
  effect: { do: "hire" },
  pile: "I",
  source: "reconstructed",
  effect_source: "seed",
  pile_source: "public",
};
const track = { points: [0, 1, 2], source: "reconstructed", points_source: ["seed", "reconstructed", "public"] };

test("a guess is told by its key, not by its entry", () => {
  expect(guessed(tile)).toBe("slots");
  expect(guessed(tile, ["effect", "pile"])).toBeUndefined();
  expect(guessed({ a: 1, source: "seed", a_source: "reconstructed" })).toBe("a");
  expect(guessed(undefined)).toBeUndefined();
});

test("the items of a list are told apart", () => {
  expect([0, 1, 2].map((place) => isGuess(track, "points", place))).toEqual([false, true, false]);
  expect(guessed(track, ["points"], 1)).toBe("points");
  expect(guessed(track, ["points"], 2)).toBeUndefined();
  expect(isGuess(track, "points")).toBe(true);
});
