/** The sheets over a table: which one is open, and what their buttons do. */
import { api } from "./api";
import { path, router } from "./route.svelte";
import { settings } from "./settings.svelte";
import type { TableSession } from "./table.svelte";
import { tourOf, type Stop } from "./tour";
import { reason } from "./words.svelte";

export type SheetName =
  | ""
  | "menu"
  | "rules"
  | "settings"
  | "share"
  | "seat"
  | "scores"
  | "choices"
  | "players"
  | "log"
  | "chat"
  | "hints"
  | "pack"
  | "leave";

export class Sheets {
  open = $state<SheetName>("");
  rule = $state(""); // the rule to open the rules at
  unasked = $state(false); // the scores opened by themselves
  tour = $state.raw<{ Sheet: typeof import("../parts/ScreenTour.svelte").default; stops: Stop[] } | null>(null);
  private sawPlay = false; // the game was played here, so its scores open by themselves
  private shownEnd = false;

  constructor(private readonly session: TableSession) {
    $effect(() => {
      if (session.state) this.end(session.table?.state === "over", session.state.ranks.length > 0);
    });
    $effect(() => {
      if (session.curtain >= 0) this.tour = null;
    });
  }

  private end(over: boolean, ranked: boolean): void {
    this.sawPlay ||= !over;
    if (!over || this.shownEnd) return;
    this.shownEnd = true;
    this.unasked = this.sawPlay;
    if (ranked) this.open = "scores";
  }

  /** Close a sheet, unless another one has taken its place. */
  close(name: SheetName): void {
    if (this.open === name) this.open = "";
  }

  rules(number = ""): void {
    this.rule = number;
    this.open = "rules";
  }

  scores(): void {
    this.unasked = false;
    this.open = "scores";
  }

  async startTour(): Promise<void> {
    const game = this.session.game;
    if (!game) return;
    this.open = "";
    settings.knows(game);
    const [{ default: Sheet }, stops] = await Promise.all([import("../parts/ScreenTour.svelte"), tourOf(game)]);
    this.tour = { Sheet, stops };
  }

  /** Ask the server to do something; if it refuses, the table says why. */
  private async tried(act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (problem) {
      this.open = "";
      this.session.tell(reason(problem));
    }
  }

  leave(): Promise<void> {
    return this.tried(async () => {
      const seat = this.session.mine[0];
      if (seat === undefined) return;
      await api.leave(this.session.id, seat);
      router.go(path.home);
    });
  }

  takeBack(): Promise<void> {
    return this.tried(async () => {
      const seat = this.session.away[0];
      if (seat === undefined) return;
      await api.join(this.session.id, seat);
      location.reload();
    });
  }

  rematch(): Promise<void> {
    return this.tried(async () => {
      router.go(path.table(this.session.table?.rematch || (await api.rematch(this.session.id)).id));
    });
  }
}
