/** A finished game, watched move by move: the current move, the point of view, and the log so far. */
// A library's SHA-256, because browsers only offer theirs on https and localhost, and phones use plain http.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Component } from "svelte";
import { api } from "./api";
import type { IconProps, SeatProps } from "./board";
import { iconOf, seatOf } from "./boards";
import { roundAt, type Moment } from "./chart";
import type { Messages } from "./messages";
import { playersOf } from "./players";
import { settings } from "./settings.svelte";
import { shared } from "./shared";
import { t, words, wordsOf } from "./words.svelte";
import type { Chart, Frame, Line, ReplayInfo, Told } from "./wire.gen";

const MOST_FRAMES = 400;
const PACE = 900; // milliseconds per move in automatic playback

/** Where an address leads: an invalid number means the start, or a spectator. */
export function momentOf(search: string): { at: number; eyes: number } {
  const asked = new URLSearchParams(search);
  const whole = (name: string, other: number): number => {
    const text = asked.get(name) ?? "";
    return /^-?\d{1,9}$/.test(text) ? Number(text) : other;
  };
  return { at: whole("at", 0), eyes: whole("eyes", -1) };
}

/** Created with a page: its effects end with the page. */
export class Film {
  info = $state.raw<ReplayInfo | null>(null);
  frame = $state.raw<Frame | null>(null);
  failed = $state.raw<unknown>(null);
  chart = $state.raw<Chart | null>(null);
  n = $state(0);
  eyes = $state(-1);
  running = $state(false);
  told = $state.raw<Told[]>([]); // the whole story as this viewer was told it
  far = $state(0); // the furthest move seen, so that nothing later is given away
  Icon = $state.raw<Component<IconProps> | null>(null);
  SeatLine = $state.raw<Component<SeatProps> | null>(null);
  private own = $state.raw<Messages | null>(null);
  private readonly kept = new Map<string, Promise<Frame>>();

  readonly last = $derived(this.info?.entries.length ?? 0);
  readonly table = $derived(this.info?.table);
  readonly messages = $derived(this.own ?? (this.table ? words.games[wordsOf(this.table)] : undefined));
  readonly players = $derived(
    this.table && this.frame ? playersOf(this.table, this.frame.seat >= 0 ? [this.frame.seat] : []) : [],
  );
  readonly points = $derived(
    this.players.map((player) => (this.frame?.scores[player.seat] ?? []).reduce((sum, [, worth]) => sum + worth, 0)),
  );
  readonly names = $derived(this.players.map((player) => player.name));
  readonly lines = $derived(
    this.told.filter((line) => line.n <= this.far).map((line, i): Line => ({ n: i, told: line.told })),
  );
  /** The lines of the current move, or of the last one before it that has any. */
  readonly current = $derived.by((): [number, number] => {
    const to = this.told.findLastIndex((line) => line.n <= this.n);
    return [this.told.findIndex((line) => line.n === this.told[to]?.n), to];
  });
  readonly round = $derived(this.info ? this.info.rounds.findLastIndex((first) => first <= this.n) : -1);
  readonly date = $derived<Moment>(this.info?.dates[this.round] ?? {});
  readonly computed = $derived(this.info ? bytesToHex(sha256(utf8ToBytes(this.info.seed))) : "");
  readonly sentence = $derived.by(() => {
    const [frame, said] = [this.frame, this.messages];
    if (!frame || !said) return "";
    if (frame.told.length) return frame.told.map((line) => said.event(line, this.names, this.eyes)).join(" · ");
    if (frame.n === 0) return t("web-replay-start");
    if (frame.seat === this.eyes) return said.action(frame.text, frame.targets);
    return t("web-replay-secret", { player: this.names[frame.seat] ?? "" });
  });

  /** `apart`: the page shows two games, so this one has its own messages, which know its players. */
  constructor(
    readonly id: string,
    private readonly start: { at: number; eyes: number },
    private readonly apart = false,
  ) {
    $effect(() => void this.load());
    $effect(() => this.look());
    $effect(() => this.listen());
    $effect(() => this.run());
    $effect(() => {
      const [game, lang] = [wordsOf(this.table), settings.lang];
      if (game && this.apart) void words.copy(game, lang).then((own) => lang === settings.lang && (this.own = own));
    });
  }

  private async load(): Promise<void> {
    try {
      const found = await api.replay(this.id);
      await words.game(wordsOf(found.table), true);
      if (this.apart) this.own = await words.copy(wordsOf(found.table), settings.lang);
      void iconOf(found.table.game).then((icon) => (this.Icon = icon));
      void seatOf(found.table.game).then((line) => (this.SeatLine = line));
      this.info = found;
      this.go(this.start.at);
      this.eyes = Math.max(-1, Math.min(found.table.seats.length - 1, this.start.eyes));
    } catch (problem) {
      this.failed = problem;
    }
  }

  private fetched(number: number, seat: number): Promise<Frame> {
    const key = `${number} ${seat}`;
    let found = this.kept.get(key);
    if (!found) {
      found = api.frame(this.id, number, seat);
      found.catch(() => this.kept.delete(key));
      this.kept.set(key, found);
      if (this.kept.size > MOST_FRAMES) this.kept.delete(this.kept.keys().next().value ?? "");
    }
    return found;
  }

  private look(): void {
    if (!this.info) return;
    const [number, seat, last] = [this.n, this.eyes, this.last];
    this.fetched(number, seat)
      .then((found) => {
        if (number !== this.n || seat !== this.eyes) return;
        this.frame = shared(this.frame, found);
        for (const next of [number + 1, number - 1])
          if (next >= 0 && next <= last) void this.fetched(next, seat).catch(() => null);
      })
      .catch((problem: unknown) => {
        this.running = false;
        this.failed = problem;
      });
  }

  private listen(): void {
    if (!this.info) return;
    const seat = this.eyes;
    api
      .story(this.id, seat)
      .then((story) => seat === this.eyes && (this.told = story.lines))
      .catch(() => null); // stepping through the board still works
  }

  private run(): (() => void) | undefined {
    if (!this.running) return undefined;
    const timer = setInterval(() => (this.n < this.last ? this.go(this.n + 1) : (this.running = false)), PACE);
    return () => clearInterval(timer);
  }

  /** Fetch the chart, once. */
  figures(): void {
    if (!this.chart)
      api
        .chart(this.id)
        .then((chart) => (this.chart = chart))
        .catch((problem: unknown) => (this.failed = problem));
  }

  go(to: number): void {
    this.n = Math.max(0, Math.min(this.last, to));
    this.far = Math.max(this.far, this.n);
  }

  /** Go to the start of a round, counted from 0; past the last one, to the end. */
  goRound(round: number): void {
    this.running = false;
    this.go(this.info?.rounds[Math.max(0, round)] ?? this.last);
  }

  /** Go to the round that starts at a date, or the next one; without a date, or past the last one, to the end. */
  goDate(date: Moment | null): void {
    this.goRound(date ? roundAt(this.info?.dates ?? [], date) : Number.MAX_SAFE_INTEGER);
  }

  /** Go to the move that a log line is about. */
  jump(line: number): void {
    this.running = false;
    this.go(this.told[line]?.n ?? 0);
  }

  /** Keys that step through any replay; returns whether this one did. */
  key(name: string): boolean {
    const rounds = this.info?.rounds ?? [];
    if (name === "ArrowRight") this.go(this.n + 1);
    else if (name === "ArrowLeft") this.go(this.n - 1);
    else if (name === "Home") this.go(0);
    else if (name === "End") this.go(this.last);
    else if (name === "PageDown") this.go(rounds.find((first) => first > this.n) ?? this.last);
    else if (name === "PageUp") this.go([...rounds].reverse().find((first) => first < this.n) ?? 0);
    else return false;
    return true;
  }
}
