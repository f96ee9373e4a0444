import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TableSocket, newKey, type Ears, type Wire } from "../src/lib/socket";
import type { Complete } from "../src/lib/news";
import type { FromServer, State, TableInfo } from "../src/lib/wire.gen";

class FakeWire implements Wire {
  static all: FakeWire[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    FakeWire.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  lose(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  hear(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message as FromServer) });
  }
}

const seat = (kind: "human" | "bot") => ({ kind, online: kind === "bot" });
const table = { state: "playing", waiting: [0], round: 1, seats: [seat("human"), seat("human"), seat("bot")] };

/** The answer to a hello; a later state only has what changed. */
function state(seq: number, first: number, lines: number, viewer = 0, note = "", turn = 0): Partial<State> {
  const told = Array.from({ length: lines }, (_, i) => ({ n: first + i, told: { what: "x", seat: 1 } }));
  const view = { round: seq, awaited: [], phase: note, players: [], town: 'Orléans "}{"' };
  return {
    type: "state",
    seq,
    viewer,
    view,
    whole: true,
    table: table as unknown as TableInfo,
    turn,
    first_line: first,
    lines: told,
  };
}

/** What is new since the last state: a view without what is as before, and no table. */
function change(seq: number, first: number, view: object, viewer = 0): object {
  return { type: "state", seq, viewer, view, whole: false, table: null, turn: 0, first_line: first, lines: [] };
}

let heard: {
  states: [Complete, boolean][];
  refused: string[];
  status: string[];
  pending: number[];
  online: number[][];
  ended: [number, string][];
  unsaid: number[][];
  notices: string[];
};

function ears(): Ears {
  heard = { states: [], refused: [], status: [], pending: [], online: [], ended: [], unsaid: [], notices: [] };
  return {
    state: (got, afresh) => heard.states.push([got, afresh]),
    refused: (refused) => heard.refused.push(refused.error),
    presence: (online) => heard.online.push(online),
    said: () => undefined,
    unsaid: (lines) => heard.unsaid.push(lines),
    notice: (notice) => heard.notices.push(notice.text),
    thinking: () => undefined,
    status: (status) => heard.status.push(status),
    pending: (count) => heard.pending.push(count),
    ended: (...why) => heard.ended.push(why),
  };
}

function wire(index = FakeWire.all.length - 1): FakeWire {
  const found = FakeWire.all[index];
  if (!found) throw new Error("no connection");
  return found;
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeWire.all = [];
});
afterEach(() => vi.useRealTimers());

describe("TableSocket", () => {
  const start = () =>
    new TableSocket(
      () => new FakeWire(),
      ears(),
      0,
      () => 0.5,
    );

  it("says hello first", () => {
    start();
    wire().open();
    expect(wire().sent).toEqual([{ type: "hello", seat: 0 }]);
  });

  it("sends an act again with the same key after a lost connection, until it is acknowledged", () => {
    const socket = start();
    wire().open();
    wire().hear(state(3, 0, 2));
    const key = socket.act(0, 5, "act farm");
    expect(wire().sent[1]).toEqual({ type: "act", key, seat: 0, turn: 5, text: "act farm" });
    wire().lose();
    expect(heard.status.at(-1)).toBe("lost");
    vi.advanceTimersByTime(400);
    expect(FakeWire.all).toHaveLength(2);
    wire().open();
    expect(wire().sent).toEqual([
      { type: "hello", seat: 0 },
      { type: "act", key, seat: 0, turn: 5, text: "act farm" },
    ]);
    wire().hear({ type: "acked", key, seq: 4 });
    expect(heard.pending).toEqual([1, 0]);
    wire().lose();
    vi.advanceTimersByTime(400);
    wire().open();
    expect(wire().sent.filter((m) => m["type"] === "act")).toEqual([]);
  });

  it("keeps an act made while disconnected", () => {
    const socket = start();
    const key = socket.act(0, 0, "ready");
    expect(wire().sent).toEqual([]);
    wire().open();
    expect(wire().sent.map((m) => m["key"] ?? m["type"])).toEqual(["hello", key]);
  });

  it("waits longer after each failure, at most eight seconds, and at once when woken", () => {
    const socket = start();
    for (const pause of [300, 600, 1200, 2400, 4800, 8000, 8000]) {
      const before = FakeWire.all.length;
      wire().lose();
      vi.advanceTimersByTime(pause - 1);
      expect(FakeWire.all).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(FakeWire.all).toHaveLength(before + 1);
    }
    wire().lose();
    socket.wake();
    expect(FakeWire.all).toHaveLength(9);
  });

  it("leaves out what was sent before its hello was heard", () => {
    const socket = start();
    wire().open();
    wire().hear(state(1, 0, 2));
    socket.look(1);
    socket.look(0);
    wire().hear(state(2, 2, 1));
    wire().hear(state(2, 0, 3));
    expect(heard.states.map(([got, afresh]) => [got.first_line, afresh])).toEqual([
      [0, true],
      [0, true],
    ]);
  });

  it("asks again when what was acknowledged does not show", () => {
    const socket = start();
    wire().open();
    wire().hear(state(1, 0, 0, 0, "", 4));
    const first = socket.act(0, 4, "act farm");
    wire().hear({ type: "acked", key: first, seq: 2 });
    wire().hear(state(2, 0, 0, 0, "", 5));
    vi.advanceTimersByTime(5000);
    expect(wire().sent.at(-1)?.["type"]).toBe("act");
    const second = socket.act(0, 5, "act farm");
    wire().hear({ type: "acked", key: second, seq: 3 });
    vi.advanceTimersByTime(5000);
    expect(wire().sent.at(-1)).toEqual({ type: "hello", seat: 0 });
  });

  it("takes what is new though no entry may be known: others are ready", () => {
    start();
    wire().open();
    wire().hear(state(1, 0, 2));
    wire().hear(state(1, 2, 0, 0, "other"));
    expect(heard.states).toHaveLength(2);
  });

  it("completes what only says what changed, in the order in which it came", () => {
    start();
    wire().open();
    wire().hear(state(1, 0, 2, 0, "first"));
    wire().hear(change(2, 2, { round: 2, awaited: [1] }));
    wire().hear({ ...change(3, 2, { phase: "second" }), table: { ...table, state: "over" } });
    const views = heard.states.map(([got]) => [got.view.round, got.view.phase, got.table.state, got.table.waiting]);
    expect(views).toEqual([
      [1, "first", "playing", [0]],
      [2, "first", "playing", [1]],
      [2, "second", "over", [0]],
    ]);
    expect(heard.states.every(([got]) => got.whole)).toBe(true);
  });

  it("builds nothing on what it left out", () => {
    const socket = start();
    wire().open();
    wire().hear(state(1, 0, 2, 0, "mine"));
    socket.look(1);
    wire().hear(change(2, 2, { phase: "still mine" }));
    wire().hear(state(2, 0, 2, 0, "mine, whole"));
    wire().hear(change(3, 0, { phase: "theirs, but of before" }, 1));
    socket.look(0);
    wire().hear(state(3, 0, 2, 1, "theirs"));
    wire().hear(change(4, 2, { phase: "theirs, changed" }, 1));
    wire().hear(change(4, 0, { phase: "mine, but of before" }));
    wire().hear(state(4, 0, 2, 0, "mine again"));
    wire().hear(change(5, 2, { round: 9 }));
    expect(heard.states.map(([got, afresh]) => [got.view.phase, got.view.round, afresh])).toEqual([
      ["mine", 1, true],
      ["mine again", 4, true],
      ["mine again", 9, false],
    ]);
  });

  it("builds nothing on what an earlier connection said", () => {
    start();
    wire().open();
    wire().hear(state(1, 0, 2));
    wire().lose();
    vi.advanceTimersByTime(400);
    wire().open();
    wire().hear(change(2, 0, { round: 7 }));
    wire().hear(state(3, 0, 4));
    expect(heard.states.map(([got]) => got.seq)).toEqual([1, 3]);
  });

  it("keeps who is there for the states that follow", () => {
    start();
    wire().open();
    wire().hear(state(1, 0, 0));
    wire().hear({ type: "presence", online: [1] });
    wire().hear(change(2, 0, { round: 2 }));
    expect(heard.online).toEqual([[1]]);
    expect(heard.states.at(-1)?.[0].table.seats.map((one) => one.online)).toEqual([false, true, true]);
  });

  it("takes lines back after an undo", () => {
    start();
    wire().open();
    wire().hear(state(5, 0, 6));
    wire().hear(state(6, 4, 0));
    wire().hear(state(7, 4, 1));
    expect(heard.states).toHaveLength(3);
  });

  it("drops what is meant for another seat", () => {
    const socket = start();
    wire().open();
    wire().hear(state(5, 0, 1));
    socket.look(2);
    expect(wire().sent.at(-1)).toEqual({ type: "hello", seat: 2 });
    wire().hear(state(6, 1, 0, 0));
    wire().hear(state(6, 0, 3, 2));
    expect(heard.states.map(([got]) => got.viewer)).toEqual([0, 2]);
  });

  it("forgets a refused act, tells why, and looks again", () => {
    const socket = start();
    wire().open();
    wire().hear(state(1, 0, 0));
    const key = socket.act(0, 1, "act farm");
    wire().hear({ type: "refused", key, error: "stale", text: "", facts: {} });
    expect(heard.refused).toEqual(["stale"]);
    expect(heard.pending.at(-1)).toBe(0);
    expect(wire().sent.at(-1)?.["type"]).toBe("hello");
  });

  it("tells of lines that were deleted, and when the host closes the server", () => {
    start();
    wire().open();
    wire().hear({ type: "unsaid", lines: [1, 2] });
    wire().hear({ type: "notice", at: 1, text: "a new disk", closed: true });
    expect([heard.unsaid, heard.notices]).toEqual([[[1, 2]], ["a new disk"]]);
  });

  it("does not come again when that is of no use, and says why", () => {
    for (const [code, why] of [
      [4404, [404, "no-table"]],
      [4403, [403, "wrong-origin"]],
      [4400, [400, "bad-request"]],
      [4423, [423, "banned"]],
    ] as const) {
      const socket = start();
      wire().open();
      const before = FakeWire.all.length;
      wire().lose(code);
      vi.advanceTimersByTime(200_000);
      socket.wake();
      expect(heard.ended).toEqual([why]);
      expect(FakeWire.all).toHaveLength(before);
    }
  });

  it("comes again after every other end, ever later while it is let in and turned away", () => {
    start();
    for (const [i, code] of [1011, 1012, 1013, 4408, 1000].entries()) {
      wire().open();
      wire().hear(state(1, 0, 0));
      wire().lose(code);
      vi.advanceTimersByTime(300);
      expect(FakeWire.all).toHaveLength(i + 2);
    }
    for (const pause of [300, 600, 1200]) {
      const before = FakeWire.all.length;
      wire().open();
      wire().lose(1011);
      vi.advanceTimersByTime(pause - 1);
      expect(FakeWire.all).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(FakeWire.all).toHaveLength(before + 1);
    }
  });

  it("waits longer when too many pages are open, and says so", () => {
    start();
    wire().lose();
    vi.advanceTimersByTime(300);
    for (const pause of [5000, 10_000, 20_000, 40_000, 60_000, 60_000]) {
      const before = FakeWire.all.length;
      wire().open();
      wire().lose(4429);
      expect(heard.status.at(-1)).toBe("crowded");
      vi.advanceTimersByTime(pause - 1);
      expect(FakeWire.all).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(FakeWire.all).toHaveLength(before + 1);
    }
    expect(heard.status).not.toContain("open");
    wire().open();
    wire().hear(state(1, 0, 0));
    expect(heard.status.at(-1)).toBe("open");
  });

  it("stays closed when closed", () => {
    const socket = start();
    wire().open();
    socket.close();
    vi.advanceTimersByTime(20000);
    expect(FakeWire.all).toHaveLength(1);
  });
});

describe("newKey", () => {
  it("works without randomUUID, as on plain http", () => {
    const real = crypto.randomUUID;
    Object.defineProperty(crypto, "randomUUID", { value: undefined, configurable: true });
    try {
      expect(newKey()).toMatch(/^[0-9a-f]{32}$/);
      expect(newKey()).not.toBe(newKey());
    } finally {
      Object.defineProperty(crypto, "randomUUID", { value: real, configurable: true });
    }
  });
});
