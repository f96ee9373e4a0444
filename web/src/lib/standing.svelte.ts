/** The state of a table, as shown beside its board: points, phase, clock, who is ready, what is read aloud. */
import type { Component } from "svelte";
import type { IconProps, SeatProps } from "./board";
import { iconOf, seatOf } from "./boards";
import type { TableSession } from "./table.svelte";
import { t, words, wordsOf } from "./words.svelte";

const MOST = 8; // lines read aloud at once

export class Standing {
  Icon = $state.raw<Component<IconProps> | null>(null);
  Line = $state.raw<Component<SeatProps> | null>(null); // what a player has, in one line
  aloud = $state(""); // the newest lines, then what is asked
  private read = -1; // lines so far
  // In a simultaneous phase, those who are no longer awaited are ready.
  private together = $state.raw<{ phase: string; seats: number[] }>({ phase: "", seats: [] });

  constructor(private readonly session: TableSession) {
    $effect(() => this.gather());
    $effect(() => this.speak());
    $effect(() => {
      const game = session.game;
      if (!game) return;
      void iconOf(game)
        .then((found) => (this.Icon = found))
        .catch(() => null);
      void seatOf(game)
        .then((found) => (this.Line = found))
        .catch(() => null);
    });
  }

  readonly messages = $derived.by(() => words.games[wordsOf(this.session.table)]);
  readonly catalog = $derived.by(() => words.catalogs[wordsOf(this.session.table)] ?? {});
  readonly over = $derived.by(() => this.session.table?.state === "over");

  readonly points = $derived.by(() =>
    this.session.players.map((player): number | null => {
      const lines = this.session.state?.scores[player.seat];
      if (lines) return lines.reduce((sum, [, worth]) => sum + worth, 0);
      return this.session.view.players[player.seat]?.total ?? null;
    }),
  );

  readonly phase = $derived.by(() => {
    const key = `${this.session.table?.game ?? ""}-phase-${this.session.view.phase}`;
    return this.messages?.has(key) ? this.messages.say(key) : "";
  });

  /** A game may have its own word for what the table counts: years, where others have rounds. */
  readonly clock = $derived.by(() => {
    const { game, round: number, rounds: last } = this.session.table ?? { game: "", round: 0, rounds: 0 };
    if (last <= 0 || number <= 0) return "";
    const key = `${game}-clock`;
    return this.messages?.has(key) ? this.messages.say(key, { number, last }) : t("table-round", { number, last });
  });

  readonly ready = $derived.by(() =>
    this.over ? [] : this.together.seats.filter((seat) => !this.session.table?.waiting.includes(seat)),
  );

  /** What the others did last. */
  readonly latest = $derived.by(() => {
    const { lines, viewer } = this.session;
    const line = lines.findLast((one) => one.told["seat"] !== viewer && one.told["what"] !== "round");
    return line && this.messages
      ? { seat: Number(line.told["seat"] ?? -1), text: this.messages.event(line.told, this.names, viewer) }
      : null;
  });

  readonly title = $derived.by(() => {
    const game = this.messages?.title() ?? t("game-beffroi");
    return this.session.decision && !this.session.busy ? `● ${t("web-your-turn")} · ${game}` : game;
  });

  private get names(): string[] {
    return this.session.players.map((player) => player.name);
  }

  private gather(): void {
    const waiting = this.session.table?.waiting ?? [];
    const here = `${this.session.table?.round ?? 0} ${this.session.view.phase}`;
    const { phase, seats: before } = this.together;
    const same = phase === here;
    if (waiting.length > 1) {
      const seats = same ? [...new Set([...before, ...waiting])] : [...waiting];
      if (!same || seats.length !== before.length) this.together = { phase: here, seats };
    } else if (before.length && (!same || waiting.some((seat) => !before.includes(seat)))) {
      this.together = { phase: "", seats: [] };
    }
  }

  private speak(): void {
    const { session, messages } = this;
    const lines = session.lines;
    if (!messages || !lines.length || session.playing) return;
    const fresh = this.read < 0 ? [] : lines.slice(Math.max(this.read, lines.length - MOST));
    this.read = lines.length;
    const said = fresh.map((line) => messages.event(line.told, this.names, session.viewer));
    const asked = session.decision ? messages.prompt(session.decision.prompt, session.view) : "";
    this.aloud = [...said, asked].filter(Boolean).join(". ");
  }
}
