/**
 * One connection to one table. It says hello, sends moves until they are acknowledged, and reconnects by itself. Messages
 * of a connection arrive in order and none is lost; every hello is answered with the full state.
 */
import type { Act, Chat, FromBrowser, FromServer, Refused, State } from "./wire.gen";

export type Status = "connecting" | "open" | "lost";

/** The part of a WebSocket that is used here, so that tests can bring their own. */
export interface Wire {
  readonly readyState: number;
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
}

export interface Ears {
  state(state: State, afresh: boolean, came: number): void; // when its message came, by performance.now()
  refused(refused: Refused, act: Act | undefined): void;
  said(lines: Chat[]): void;
  thinking(seats: number[]): void;
  status(status: Status): void;
  pending(count: number): void;
}

const OPEN = 1;
const FIRST_PAUSE = 300;
const LAST_PAUSE = 8000;
const PATIENCE = 4000; // milliseconds between an acknowledgement and the state it leads to

export class TableSocket {
  private wire: Wire | null = null;
  private readonly unacknowledged = new Map<string, Act>();
  private turn = -1; // of the latest state
  private afresh = true; // the next state is the answer to a hello
  private tries = 0;
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly connectWire: () => Wire,
    private readonly ears: Ears,
    private seat: number,
    private readonly chance: () => number = Math.random,
  ) {
    this.connect();
  }

  /** Switch to another of my seats. */
  look(seat: number): void {
    this.seat = seat;
    this.hello();
  }

  /** Send a move, now or when the connection is back; the same key makes sending it twice harmless. */
  act(seat: number, turn: number, text: string): string {
    const act: Act = { type: "act", key: newKey(), seat, turn, text };
    this.unacknowledged.set(act.key, act);
    this.ears.pending(this.unacknowledged.size);
    this.send(act);
    return act.key;
  }

  say(text: string): boolean {
    return this.send({ type: "say", text });
  }

  /** Reconnect right away: the network came back, or the page is visible again. */
  wake(): void {
    if (this.closed || this.wire?.readyState === OPEN) return;
    clearTimeout(this.timer);
    this.tries = 0;
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.watch);
    this.drop();
  }

  private drop(): void {
    const wire = this.wire;
    this.wire = null;
    if (!wire) return;
    wire.onopen = wire.onmessage = wire.onclose = null;
    wire.close();
  }

  private connect(): void {
    this.drop();
    this.ears.status("connecting");
    const wire = this.connectWire();
    this.wire = wire;
    wire.onopen = () => {
      this.tries = 0;
      this.ears.status("open");
      this.hello();
      for (const act of this.unacknowledged.values()) this.send(act);
    };
    wire.onmessage = (event) => this.hear(performance.now(), JSON.parse(event.data) as FromServer);
    wire.onclose = () => {
      if (this.wire === wire) this.wire = null;
      if (this.closed) return;
      this.ears.status("lost");
      const pause = Math.min(LAST_PAUSE, FIRST_PAUSE * 2 ** this.tries++);
      this.timer = setTimeout(() => this.connect(), pause * (0.75 + this.chance() / 2));
    };
  }

  private hello(): void {
    this.afresh = true;
    this.send({ type: "hello", seat: this.seat });
  }

  private send(message: FromBrowser): boolean {
    if (this.wire?.readyState !== OPEN) return false;
    this.wire.send(JSON.stringify(message));
    return true;
  }

  private hear(came: number, message: FromServer): void {
    switch (message.type) {
      case "state":
        this.take(message, came);
        break;
      case "acked":
        this.expect(this.unacknowledged.get(message.key));
        this.settle(message.key);
        break;
      case "refused": {
        const act = this.unacknowledged.get(message.key);
        this.settle(message.key);
        this.ears.refused(message, act);
        if (message.key === "" && message.error === "not-yours")
          this.look(-1); // a seat link was revoked: only watch
        else if (act) this.hello(); // what we show may be out of date
        break;
      }
      case "said":
        this.ears.said(message.lines);
        break;
      case "thinking":
        this.ears.thinking(message.seats);
        break;
    }
  }

  private settle(key: string): void {
    if (this.unacknowledged.delete(key)) this.ears.pending(this.unacknowledged.size);
  }

  /** What is acknowledged must show: if no state with it arrives, ask for one. */
  private expect(act: Act | undefined): void {
    if (!act) return;
    clearTimeout(this.watch);
    this.watch = setTimeout(() => act.seat === this.seat && this.turn <= act.turn && this.hello(), PATIENCE);
  }

  private take(state: State, came: number): void {
    if (state.viewer !== this.seat) return; // meant for the seat before the curtain
    if (this.afresh && state.first_line > 0) return; // sent before the hello was received
    const afresh = this.afresh;
    this.afresh = false;
    this.turn = state.turn;
    this.ears.state(state, afresh, came);
  }
}

/** A key of our own making; plain http in a local network has no randomUUID. */
export function newKey(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
