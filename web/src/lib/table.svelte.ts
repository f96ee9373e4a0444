/** One table as one player sees it: the latest state, what was clicked, what is asked. */
import { api, ApiError } from "./api";
import { NO_VIEW, type Choice, type Player } from "./board";
import { closing } from "./closing.svelte";
import { drawn, painted } from "./marks";
import { present, type Complete } from "./news";
import { agreeing, lighting, meant } from "./picker";
import { playersOf } from "./players";
import { settings } from "./settings.svelte";
import { shared } from "./shared";
import { TableSocket, type Status, type Wire } from "./socket";
import { ring } from "./sound";
import { reason, t, words, wordsOf } from "./words.svelte";
import type { Chat, Decision, Line, TableInfo } from "./wire.gen";

/** One sentence above the prompt bar: why not, or what went wrong. */
export interface Notice {
  text: string;
  rule: string;
  n: number;
}

const STEP = 240; // milliseconds for which a move of another player is shown before the next one
const ALL = 2600; // and at most for all of them together
const CROWD = 24; // more than this many are not played back one by one
const PROMPT = 100; // milliseconds within which an answer seems instant: until then, no waiting state is drawn

const LOST = { open: "", lost: "web-connection-lost", crowded: "web-connection-crowded" } as const;

/** The turn in which a state asks its viewer something. */
function turnOf(state: Complete): number | undefined {
  return state.decisions.find((decision) => decision.seat === state.viewer)?.turn;
}

export class TableSession {
  // The latest state. Parts of it are also kept separately: most moves leave most of them unchanged, and what
  // depends on such a part need not be updated.
  state = $state.raw<Complete | null>(null);
  table = $state.raw<TableInfo | null>(null);
  view = $state.raw(NO_VIEW);
  viewer = $state(-1);
  game = $state("");
  lines = $state.raw<Line[]>([]);
  chats = $state.raw<Chat[]>([]);
  unread = $state(0);
  thinking = $state.raw<number[]>([]);
  ahead = $state(0); // choices of bots at other tables that come first
  status = $state<Status>("connecting");
  lost = $state(""); // why there is no connection, from when it is lost until it is back: a message
  failed = $state.raw<unknown>(null);
  clicks = $state.raw<string[]>([]);
  staged = $state.raw<Choice | null>(null);
  notice = $state.raw<Notice | null>(null);
  seat = $state(-1); // the viewing seat
  curtain = $state(-1); // my seat that must take over, or -1
  playing = $state(false); // moves of others are being shown one after another
  private slow = $state(false); // a move has been on its way long enough to show it
  private sent = -1; // the turn that it is for
  private pending = 0; // moves not yet acknowledged
  private socket: TableSocket | null = null;
  private queue: Complete[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private frame = 0; // the animation frame in which new states will be shown
  private polling: ReturnType<typeof setInterval> | undefined;
  private notices = 0;
  private quiet: ReturnType<typeof setTimeout> | undefined;
  private waited: ReturnType<typeof setTimeout> | undefined;
  private wasMine = false;
  private seated: Player[] = [];
  private over = false;

  constructor(readonly id: string) {}

  // What is shown

  readonly players = $derived.by(() => (this.seated = shared(this.seated, this.table ? playersOf(this.table) : [])));
  /** Seats played from here; if a bot stands in for me, I only watch. */
  readonly mine = $derived(
    this.players
      .filter((player) => player.mine && !player.bot && !this.table?.seats[player.seat]?.away)
      .map((player) => player.seat),
  );
  readonly away = $derived(
    this.players.filter((player) => player.mine && this.table?.seats[player.seat]?.away).map((player) => player.seat),
  );
  readonly decision = $derived.by((): Decision | null => {
    const found = this.state?.decisions.find((decision) => decision.seat === this.state?.viewer) ?? null;
    return this.slow && found?.turn === this.sent ? null : found;
  });
  readonly options = $derived(this.decision?.options ?? []);
  readonly left = $derived(agreeing(this.options, this.clicks));
  readonly lit = $derived(this.staged ? new Set<string>() : lighting(this.options, this.clicks));
  readonly canUndo = $derived(!!this.state && !this.slow && this.state.undo.includes(this.state.viewer));
  readonly busy = $derived(this.slow);

  // Coming and going

  async open(): Promise<void> {
    try {
      const info = await api.table(this.id);
      this.table = info;
      this.game = info.game;
      await words.game(wordsOf(info), true);
    } catch (problem) {
      this.failed = problem;
      return;
    }
    if (this.over) return;
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    if (this.table.state === "open") this.wait();
    else if (this.table.playable) this.begin(); // else nobody can move, so nothing is awaited
  }

  private readonly wake = (): void => {
    if (document.visibilityState === "visible") this.socket?.wake();
    else this.flush();
  };

  /** Before the start: poll for who has joined. */
  private wait(): void {
    this.polling = setInterval(() => void this.refresh(), 2000);
  }

  async refresh(): Promise<void> {
    const info = await api.table(this.id).catch(() => null);
    if (info) this.learn(info);
  }

  /** Store a table that a call returned. */
  learn(info: TableInfo): void {
    if (!this.state) this.table = info;
    if (info.state !== "open" && !this.socket && !this.over) {
      clearInterval(this.polling);
      this.begin();
    }
  }

  private begin(): void {
    const own = this.mine.length ? this.mine : this.away;
    const first = own.find((seat) => this.table?.waiting.includes(seat)) ?? own[0] ?? -1;
    if (this.mine.length > 1 && this.table?.state === "playing") this.curtain = first;
    this.seat = first;
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const url = `${scheme}//${location.host}/ws/tables/${encodeURIComponent(this.id)}`;
    this.socket = new TableSocket(
      () => new WebSocket(url) as unknown as Wire,
      {
        state: (state, afresh, came) => this.hear(state, afresh, came),
        presence: (online) => this.meet(online),
        refused: (refused) => {
          this.sent = -1;
          this.clicks = [];
          this.staged = null;
          this.awaited();
          this.tell(reason(refused));
        },
        said: (lines) => {
          const last = this.chats[this.chats.length - 1]?.n ?? -1;
          const fresh = lines.filter((line) => line.n > last);
          this.chats = [...this.chats, ...fresh];
          if (last >= 0 || this.chats.length > fresh.length) this.unread += fresh.length;
        },
        unsaid: (lines) => (this.chats = this.chats.filter((line) => !lines.includes(line.n))),
        notice: (notice) => closing.hear(notice),
        thinking: (seats, ahead) => {
          this.thinking = seats;
          this.ahead = ahead;
        },
        status: (status) => {
          this.status = status;
          if (status !== "connecting") this.lost = LOST[status];
        },
        pending: (count) => {
          this.pending = count;
          this.awaited();
        },
        ended: (status, error) => (this.failed = new ApiError(status, error, "")),
      },
      this.seat,
    );
  }

  close(): void {
    this.over = true;
    clearInterval(this.polling);
    clearTimeout(this.timer);
    cancelAnimationFrame(this.frame);
    clearTimeout(this.quiet);
    clearTimeout(this.waited);
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    this.socket?.close();
  }

  // What comes in

  /** Somebody came or left, which no state tells: those that are still to be shown must know it, too. */
  private meet(online: number[]): void {
    if (this.table) this.table = present(this.table, online);
    this.queue = this.queue.map((state) => ({ ...state, table: present(state.table, online) }));
  }

  private hear(state: Complete, afresh: boolean, came: number): void {
    const others = state.lines.some((line) => line.told["seat"] !== state.viewer);
    const calm = afresh || settings.motionless || document.visibilityState === "hidden";
    if (calm || (!others && !this.playing)) {
      this.queue.push(state);
      this.atNextFrame(came);
    } else {
      if (this.frame) this.flush();
      this.queue.push(state);
      if (this.queue.length > CROWD) this.flush();
      else if (!this.playing) this.playNext();
    }
  }

  /** Show everything received at the next animation frame: states that nobody can see need not be drawn. */
  private atNextFrame(came: number): void {
    if (document.visibilityState === "hidden") {
      this.flush(); // a page in the background has no frames
    } else if (!this.frame) {
      this.frame = requestAnimationFrame(() => {
        this.flush();
        painted(came);
      });
    }
  }

  private playNext(): void {
    const state = this.queue.shift();
    this.playing = !!state;
    if (!state) return;
    const since = performance.now(); // its message was delayed on purpose
    this.show([state]);
    drawn(since);
    const pause = Math.max(60, Math.min(STEP, ALL / (this.queue.length + 1)));
    this.timer = setTimeout(() => this.playNext(), pause);
  }

  /** Show right away what was still to be played back. */
  skip(): void {
    this.flush();
  }

  private flush(): void {
    clearTimeout(this.timer);
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    this.playing = false;
    const states = this.queue;
    this.queue = [];
    this.show(states);
  }

  /** Show the last of some states; what the others told is in the log. */
  private show(states: readonly Complete[]): void {
    const last = states[states.length - 1];
    if (!last) return;
    const before = this.state;
    const state = shared(before, last);
    this.lines = states.reduce(
      (lines, { first_line, lines: more }) => [...lines.slice(0, first_line), ...more],
      this.lines,
    );
    this.state = state;
    this.table = state.table;
    this.view = state.view;
    this.viewer = state.viewer;
    this.seat = state.viewer;
    const turn = turnOf(state);
    if (turn !== before?.decisions[0]?.turn || before?.viewer !== state.viewer) {
      this.clicks = [];
      this.staged = null;
    }
    if (turn !== this.sent) this.sent = -1;
    this.awaited();
    this.handOver(state);
    for (const mine of states.map((one) => turnOf(one) !== undefined)) {
      if (mine && !this.wasMine && before && settings.sounds) ring();
      this.wasMine = mine;
    }
  }

  /** Hot-seat: if this seat has nothing to do and another of mine has, drop the curtain. */
  private handOver(state: Complete): void {
    if (this.mine.length < 2 || state.table.state !== "playing") {
      this.curtain = -1;
      return;
    }
    const waiting = this.mine.filter((seat) => state.table.waiting.includes(seat));
    if (state.decisions.length === 0 && waiting.length && !waiting.includes(state.viewer)) {
      const after = waiting.find((seat) => seat > state.viewer) ?? waiting[0] ?? -1;
      this.curtain = after;
    }
  }

  /** The next player sits down: from now on the table is shown as they see it. */
  lift(): void {
    const seat = this.curtain;
    this.curtain = -1;
    if (seat < 0 || seat === this.state?.viewer) return;
    this.state = null;
    this.view = NO_VIEW;
    this.viewer = -1;
    this.lines = [];
    this.clicks = [];
    this.seat = seat;
    this.socket?.look(seat);
  }

  // What goes out

  /** Show that an answer is awaited, but only if it takes a while, to avoid a flicker. */
  private awaited(): void {
    if (this.pending === 0 && this.sent < 0) {
      clearTimeout(this.waited);
      this.waited = undefined;
      this.slow = false;
    } else {
      this.waited ??= setTimeout(() => {
        this.slow = true;
        this.clicks = [];
        this.staged = null;
      }, PROMPT);
    }
  }

  /** What is asked has been answered already. */
  private get answered(): boolean {
    return this.sent >= 0 && this.decision?.turn === this.sent;
  }

  pick(target: string): void {
    if (this.playing) this.skip();
    if (this.staged || this.answered) return;
    if (this.lit.has(target)) {
      this.notice = null;
      const clicks = [...this.clicks, target];
      const option = meant(this.options, clicks);
      if (option) this.play(option);
      else this.clicks = clicks;
    } else if (this.clicks.includes(target)) {
      this.clicks = this.clicks.filter((click) => click !== target);
    }
  }

  /** An option is complete: send it, or ask for confirmation. */
  play(option: Choice): void {
    if (this.answered) return;
    const asks =
      settings.confirm === "always" ||
      ((settings.confirm === "final" || this.table?.confirm) && !option.targets.length);
    if (asks && this.staged !== option) {
      this.staged = option;
      return;
    }
    const decision = this.decision;
    if (!decision || !this.socket) return;
    this.sent = decision.turn;
    this.socket.act(decision.seat, decision.turn, option.text);
    this.notice = null;
  }

  back(): boolean {
    if (this.staged) this.staged = null;
    else if (this.clicks.length) this.clicks = this.clicks.slice(0, -1);
    else return false;
    return true;
  }

  undo(): void {
    const state = this.state;
    if (!state || !this.canUndo || this.pending) return;
    this.socket?.act(state.viewer, this.decision?.turn ?? state.turn, "undo");
    this.clicks = [];
    this.staged = null;
    this.curtain = -1;
  }

  chat(text: string): boolean {
    const sent = this.socket?.say(text) ?? false;
    if (!sent) this.tell(t("web-error-offline"));
    return sent;
  }

  tell(text: string, rule = ""): void {
    this.notice = { text, rule, n: ++this.notices };
    clearTimeout(this.quiet);
    this.quiet = setTimeout(() => (this.notice = null), 7000);
  }
}
