/** Hints at a table: what was asked for this decision, and what the server answered. */
import { api } from "./api";
import { lighting } from "./picker";
import { settings, type Strength } from "./settings.svelte";
import type { TableSession } from "./table.svelte";
import type { Choice } from "./board";
import type { Hint } from "./wire.gen";
import { reason, t } from "./words.svelte";

export class HintDesk {
  private asked = $state(-1); // turn of the decision it is open for
  private answers = $state.raw<Partial<Record<Strength, Hint>>>({});
  failed = $state("");

  constructor(private readonly session: TableSession) {}

  private readonly turn = $derived.by(() => this.session.decision?.turn ?? -1);
  readonly open = $derived.by(() => this.turn >= 0 && this.asked === this.turn);
  readonly answer = $derived.by((): Hint | null => (this.open ? (this.answers[settings.hint] ?? null) : null));
  /** The option of the strongest hint, while it is shown. */
  readonly move = $derived.by((): Choice | null => {
    const text = settings.hint === "move" ? this.answer?.options[0]?.text : undefined;
    return this.session.options.find((option) => option.text === text) ?? null;
  });
  readonly lit = $derived.by((): Set<string> => (this.move ? lighting([this.move], this.session.clicks) : new Set()));
  /** Why no hint is available now; empty if one is. */
  readonly why = $derived.by((): string => {
    if (!this.session.table?.hints) return t("web-hint-off");
    return this.session.decision ? "" : t("web-hint-none");
  });

  async ask(strength: Strength = settings.hint): Promise<void> {
    const decision = this.session.decision;
    if (!decision || this.why) return;
    if (this.asked !== decision.turn) this.answers = {};
    settings.hint = strength;
    this.asked = decision.turn;
    this.failed = "";
    if (this.answers[strength]) return;
    try {
      const found = await api.hint(this.session.id, decision.seat, strength);
      if (this.asked === found.turn) this.answers = { ...this.answers, [strength]: found };
    } catch (problem) {
      if (this.asked === decision.turn) this.failed = reason(problem);
    }
  }

  toggle(): void {
    if (this.open) this.close();
    else void this.ask();
  }

  close(): void {
    this.asked = -1;
  }
}
