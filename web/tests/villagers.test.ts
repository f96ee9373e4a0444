import { describe, expect, it } from "vitest";
import { renamed } from "../src/games/villagers/identity";
import { cutOf, heightOf, needed } from "../src/games/villagers/layout";
import { breadth, piles, strips, type Spot } from "../src/games/villagers/types";
import { Messages } from "../src/lib/messages";

const card = (spot: string, depth: number, top = true): Spot => ({
  spot, card: spot.split(".")[0] ?? "", stands_for: null, side: null, depth, top, free: 0, coins: 0, gold: 0, silver: 0,
});
const VILLAGE = [
  card("founders.1", 0, false), card("swineherd.1", 1, false), card("truffler.1", 2), card("brewer.1", 1), card("hunter.1", 0),
];

describe("piles", () => {
  it("lays cards on the one below them", () => {
    const found = piles(VILLAGE);
    expect(found.map((pile) => pile.card)).toEqual(["founders", "hunter"]);
    expect(found[0]?.kids.map((kid) => kid.card)).toEqual(["swineherd", "brewer"]);
    expect(found[0]?.kids[0]?.kids.map((kid) => kid.card)).toEqual(["truffler"]);
  });
  it("knows how wide and how deep they are", () => {
    expect(piles(VILLAGE).map(breadth)).toEqual([2, 1]);
    expect(piles(VILLAGE).map(strips)).toEqual([2, 0]);
  });
});

describe("the size of a village", () => {
  const many = piles(Array.from({ length: 18 }, (_, i) => card(`hunter.${i + 1}`, 0)));
  it("is the largest that fits, up to a width", () => {
    const cut = cutOf(piles(VILLAGE), 640, 280, 110);
    expect(cut).toEqual({ width: 110, short: false });
    expect(needed(piles(VILLAGE), cut, 640)).toBe(2 * 25 + heightOf(cut));
  });
  it("gives up the pictures before anything is out of sight", () => {
    const cut = cutOf(many, 640, 280, 110);
    expect(cut.short).toBe(true);
    expect(needed(many, cut, 640)).toBeLessThanOrEqual(280);
  });
});

describe("identity", () => {
  it("follows a card from place to place and keeps two of a kind apart", () => {
    const before = { spots: { "road/0": "cooper", "hand/0": "cooper", "road/1": "agent" }, names: { "road/0": "a", "hand/0": "b", "road/1": "c" } };
    expect(renamed(before, { "square/0.0": "cooper", "hand/0": "cooper", "road/1": "agent" })).toEqual({ "square/0.0": "a", "hand/0": "b", "road/1": "c" });
  });
});

describe("words", () => {
  const source = [
    "villagers-pile-1 = stack 1",
    "    .onto = to stack 1",
    "villagers-payee-bank = bank",
    "    .to = the bank",
    "villagers-told-returned = returns { $heap-onto }",
    "villagers-happening-card_transfer = or pay { $ransom_to-to } { $ransom } gold",
  ].join("\n");
  const messages = new Messages("en", [source], "villagers");
  it("calls a heap after its pile, and who gets a ransom after who is paid", () => {
    expect(messages.event({ what: "returned", seat: 0, heap: "1" }, ["Ann"])).toBe("returns to stack 1");
    expect(messages.happening({ do: "card_transfer", ransom: 4, ransom_to: "bank" })).toBe("or pay the bank 4 gold");
  });
});
