import { describe, expect, it } from "vitest";
import { completed, merged, present, type Complete } from "../src/lib/news";
import type { AnyView } from "../src/lib/views.gen";
import type { State, TableInfo } from "../src/lib/wire.gen";

const player = (total: number) => ({ total, lines: [["coins", total]] as [string, number][] });
const view = () => ({ round: 2, awaited: [0], phase: "farm", players: [player(3), player(5)], town: { houses: 4 } });
const table = (more: object = {}) =>
  ({
    state: "playing",
    waiting: [0],
    round: 2,
    rounds: 18,
    seats: [
      { kind: "human", online: true },
      { kind: "human", online: false },
      { kind: "bot", online: true },
    ],
    ...more,
  }) as unknown as TableInfo;
const state = (more: object = {}) =>
  ({
    type: "state",
    seq: 1,
    viewer: 0,
    view: view(),
    whole: true,
    table: table(),
    lines: [],
    ...more,
  }) as unknown as State;
const before = state() as Complete;
const change = (seen: object, more: object = {}) => state({ view: seen, whole: false, table: null, ...more });

describe("a view", () => {
  it("keeps what did not change, as the same objects", () => {
    const old = view();
    const seen = merged(old, { phase: "trade", players: [null, player(6)] }) as ReturnType<typeof view>;
    expect(seen).toEqual({ ...view(), phase: "trade", players: [player(3), player(6)] });
    expect(seen.players[0]).toBe(old.players[0]);
    expect(seen.town).toBe(old.town);
    expect(seen.awaited).toBe(old.awaited);
    expect(Object.keys(seen)).toEqual(Object.keys(old));
    expect(old).toEqual(view());
  });

  it("keeps all players when none of them changed", () => {
    const old = view();
    expect(merged(old, { round: 3 }).players).toBe(old.players);
    expect(merged(old, {})).toEqual(old);
  });
});

describe("a state", () => {
  it("is taken as it is when it is whole", () => {
    expect(completed(null, state())).toEqual(state());
    const other = { view: { ...view(), phase: "other" }, table: table({ state: "over" }) };
    expect(completed(before, state(other))).toEqual(state(other));
  });

  it("has everything of the state before that is not sent", () => {
    const came = completed(before, change({ phase: "trade" }, { seq: 2 }));
    expect(came).toEqual(state({ seq: 2, view: { ...view(), phase: "trade" } }));
    const later = completed(came, change({}, { seq: 3, table: table({ confirm: true }) }));
    expect(later?.view).toEqual(came?.view);
    expect(later?.table).toEqual(table({ confirm: true }));
  });

  it("tells by its view whose turn it is, and the round or the year", () => {
    const came = completed(before, change({ round: 3, awaited: [1, 2] }));
    expect(came?.table).toEqual(table({ round: 3, waiting: [1, 2] }));
    const year = { ...view(), year: 4, years: 6 } as AnyView;
    expect(completed(before, state({ view: year, table: null }))?.table.round).toBe(4);
  });

  it("is nothing without what it builds on", () => {
    expect(completed(null, change({ phase: "trade" }))).toBe(null);
    expect(completed(null, change({}, { table: table() }))).toBe(null);
    expect(completed(null, state({ table: null }))).toBe(null);
  });
});

describe("a table", () => {
  it("knows who is there; bots always are", () => {
    expect(present(table(), [1]).seats.map((seat) => seat.online)).toEqual([false, true, true]);
    expect(present(table(), []).seats.map((seat) => seat.online)).toEqual([false, false, true]);
  });
});
