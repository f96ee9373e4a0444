/**
 * One connection to one table. It says hello, sends moves until they are acknowledged, and reconnects by itself. Messages
 * of a connection arrive in order and none is lost. Every hello is answered with the whole state, later messages only say
 * what changed; what leaves here is always whole.
 */
import { completed, present, type Complete } from "./news";
import type { Act, Chat, FromBrowser, FromServer, Notice, Refused, State } from "./wire.gen";

/** "crowded": the server turned this page away because too many are open. */
export type Status = "connecting" | "open" | "lost" | "crowded";

/** The part of a WebSocket that is used here, so that tests can bring their own. */
export interface Wire {
  readonly readyState: number;
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

export interface Ears {
  state(state: Complete, afresh: boolean, came: number): void; // when its message came, by performance.now()
  presence(online: number[]): void; // seats
  refused(refused: Refused, act: Act | undefined): void;
  said(lines: Chat[]): void;
  unsaid(lines: number[]): void;
  notice(notice: Notice): void; // the host closes the server, or opens it again
  thinking(seats: number[], ahead: number): void; // bots, and choices at other tables before theirs
  status(status: Status): void;
  pending(count: number): void;
  ended(status: number, error: string): void; // it will not come again
}

const OPEN = 1;
// Codes with which the server closes: after these, coming again is of no use; the messages error-<name> say why.
const FINAL: Record<number, string> = {
  4400: "bad-request",
  4403: "wrong-origin",
  4404: "no-table",
  4423: "banned",
};
const CROWDED = 4429;
const PAUSES = { usual: [300, 8000], crowded: [5000, 60000] } as const; // milliseconds, the first and the longest
const PATIENCE = 4000; // milliseconds between an acknowledgement and the state it leads to

export class TableSocket {
  private wire: Wire | null = null;
  private readonly unacknowledged = new Map<string, Act>();
  private latest: Complete | null = null; // what changes build on; null until a hello is answered
  private tries = 0; // without an answer, in a row and for the same reason
  private code = 0; // with which the connection was closed last
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
      this.hello();
      for (const act of this.unacknowledged.values()) this.send(act);
    };
    let answered = false;
    wire.onmessage = (event) => {
      const came = performance.now();
      if (!answered) this.welcome();
      answered = true;
      this.hear(came, JSON.parse(event.data) as FromServer);
    };
    wire.onclose = ({ code }) => {
      if (this.wire === wire) this.wire = null;
      if (!this.closed) this.lose(code);
    };
  }

  /** The server lets us in; until it says something, it may still turn us away. */
  private welcome(): void {
    this.tries = this.code = 0;
    this.ears.status("open");
  }

  /** Come again after a pause that grows, unless the server says that this is of no use. */
  private lose(code: number): void {
    const why = FINAL[code];
    if (why) {
      this.close();
      this.ears.ended(code - 4000, why);
      return;
    }
    if (code !== this.code) this.tries = 0;
    this.code = code;
    const [first, longest] = code === CROWDED ? PAUSES.crowded : PAUSES.usual;
    this.ears.status(code === CROWDED ? "crowded" : "lost");
    const pause = Math.min(longest, first * 2 ** this.tries++);
    this.timer = setTimeout(() => this.connect(), pause * (0.75 + this.chance() / 2));
  }

  private hello(): void {
    this.latest = null;
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
      case "unsaid":
        this.ears.unsaid(message.lines);
        break;
      case "notice":
        this.ears.notice(message);
        break;
      case "presence":
        if (this.latest) this.latest = { ...this.latest, table: present(this.latest.table, message.online) };
        this.ears.presence(message.online);
        break;
      case "thinking":
        this.ears.thinking(message.seats, message.ahead);
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
    this.watch = setTimeout(() => {
      if (act.seat === this.seat && (this.latest?.turn ?? -1) <= act.turn) this.hello();
    }, PATIENCE);
  }

  /** Complete a state and pass it on. What was sent before our last hello was received neither shows nor counts. */
  private take(sent: State, came: number): void {
    if (sent.viewer !== this.seat) return; // meant for the seat before the curtain
    const afresh = !this.latest;
    if (afresh && sent.first_line > 0) return;
    const state = completed(this.latest, sent);
    if (!state) return;
    this.latest = state;
    this.ears.state(state, afresh, came);
  }
}

/** A key of our own making; plain http in a local network has no randomUUID. */
export function newKey(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
