import { describe, expect, it } from "vitest";
import { renamed } from "../src/games/villagers/identity";
import { columnOf, cutOf, heightOf, needed, sharedCut } from "../src/games/villagers/layout";
import { freshOf } from "../src/games/villagers/news";
import type { Told } from "../src/games/villagers/kit";
import { breadth, piles, strips, type Spot, type Table } from "../src/games/villagers/kit";
import { Messages } from "../src/lib/messages";

const card = (spot: string, depth: number, top = true): Spot => ({
  spot,
  card: spot.split(".")[0] ?? "",
  stands_for: null,
  side: null,
  depth,
  top,
  free: 0,
  coins: 0,
  gold: 0,
  silver: 0,
});
const VILLAGE = [
  card("founders.1", 0, false),
  card("swineherd.1", 1, false),
  card("truffler.1", 2),
  card("brewer.1", 1),
  card("hunter.1", 0),
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

describe("several villages in one column", () => {
  const block = { piles: piles(VILLAGE), above: 70 };
  it("are drawn as large as fits all of them", () => {
    const [one, two] = [sharedCut([block], 300, 560, 160), sharedCut([block, block], 300, 560, 160)];
    expect(one).toEqual({ width: 147, short: false, ratio: 1.36 });
    expect(two.short).toBe(false);
    expect(two.width).toBeLessThan(one.width);
    expect(2 * (70 + needed(block.piles, two, 300))).toBeLessThanOrEqual(560);
  });
  it("give up the pictures where they cannot all be seen", () => {
    expect(sharedCut([block, block, block, block], 300, 560, 160)).toEqual({ width: 96, short: true });
  });
  it("get a wider column where they would have to be scrolled", () => {
    const seat = { cards: Array.from({ length: 12 }, (_, i) => card(`hunter.${i + 1}`, 0)), square: [] };
    const view = { players: [seat, seat, seat] } as unknown as Table;
    const column = (height: number): number => columnOf(view, 0, [400, 500, 600], height, 160);
    expect([700, 492, 350, 100].map(column)).toEqual([400, 400, 600, 600]);
  });
});

describe("news", () => {
  const line = (n: number, told: Told) => ({ n, told });
  const village = (...spots: string[]) => ({ cards: spots.map((spot) => card(spot, 0)) });
  const view = {
    players: [village("hunter.1"), village("hunter.1", "hunter.2", "miner.1")],
    countess: village("hunter.1"),
  } as unknown as Table;
  const lines = [
    line(0, { what: "round", seat: -1, number: 1 }),
    line(1, { what: "placed", seat: 1, card: "hunter" }),
    line(2, { what: "built", seat: 0 }),
    line(3, { what: "placed", seat: 1, card: "hunter" }),
    line(4, { what: "common", seat: 1, card: "miner" }),
    line(5, { what: "income", seat: 0, number: 4 }),
    line(6, { what: "joined", seat: -1, card: "hunter", number: 3 }),
  ];
  it("are what came to the villages of others since I last built", () => {
    expect([...freshOf(view, lines, 0)]).toEqual(["1/hunter.2", "1/miner.1", "countess/hunter.1"]);
    expect([...freshOf(view, lines, 1)]).toEqual(["countess/hunter.1"]);
  });
  it("are all of the round to a spectator", () => {
    expect([...freshOf(view, lines, -1)]).toEqual(["1/hunter.2", "1/hunter.1", "1/miner.1", "countess/hunter.1"]);
  });
});

describe("identity", () => {
  it("follows a card from place to place and keeps two of a kind apart", () => {
    const before = {
      spots: { "road/0": "cooper", "hand/0": "cooper", "road/1": "agent" },
      names: { "road/0": "a", "hand/0": "b", "road/1": "c" },
    };
    expect(renamed(before, { "square/0.0": "cooper", "hand/0": "cooper", "road/1": "agent" })).toEqual({
      "square/0.0": "a",
      "hand/0": "b",
      "road/1": "c",
    });
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
