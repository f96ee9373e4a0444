import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TableSocket, newKey, type Ears, type Wire } from "../src/lib/socket";
import type { FromServer, State } from "../src/lib/wire.gen";

class FakeWire implements Wire {
  static all: FakeWire[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
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
  lose(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  hear(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message as FromServer) });
  }
}

function state(seq: number, first: number, lines: number, viewer = 0, note = "", turn = 0): Partial<State> {
  const told = Array.from({ length: lines }, (_, i) => ({ n: first + i, told: { what: "x", seat: 1 } }));
  const view = { round: seq, awaited: [], phase: note, players: [], town: 'Orléans "}{"' };
  return {
    type: "state",
    seq,
    viewer,
    view,
    turn,
    first_line: first,
    lines: told,
  };
}

let heard: { states: [State, boolean][]; refused: string[]; status: string[]; pending: number[] };

function ears(): Ears {
  heard = { states: [], refused: [], status: [], pending: [] };
  return {
    state: (got, afresh) => heard.states.push([got, afresh]),
    refused: (refused) => heard.refused.push(refused.error),
    said: () => undefined,
    thinking: () => undefined,
    status: (status) => heard.status.push(status),
    pending: (count) => heard.pending.push(count),
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
