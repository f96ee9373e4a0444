/** Keys at a table: numbers pick lit targets, Escape steps back, letters open sheets. */
import type { HintDesk } from "./hints.svelte";
import type { Sheets } from "./sheets.svelte";
import type { TableSession } from "./table.svelte";

/** Where numbers pick: first on the board, then in the prompt bar. */
interface Pickers {
  stage: { count(): number; press(n: number): boolean } | undefined;
  bar: { press(n: number): boolean } | undefined;
}

export class TableKeys {
  constructor(
    private readonly session: TableSession,
    private readonly sheets: Sheets,
    private readonly desk: HintDesk,
    private readonly pickers: () => Pickers,
  ) {}

  press(event: KeyboardEvent): void {
    const { session, sheets } = this;
    if (sheets.open || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target;
    if (target instanceof HTMLElement && target.closest("input:not([type=radio]), textarea, select")) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (session.playing && (key === "Escape" || key === " ")) session.skip();
    if (/^[1-9]$/.test(key)) {
      if (this.pick(Number(key))) event.preventDefault();
    } else if (key === "Escape") {
      if (session.back()) event.preventDefault();
      session.notice = null;
    } else if (key === "Enter" && session.staged && !(target instanceof HTMLButtonElement))
      session.play(session.staged);
    else if (key === "u") session.undo();
    else if (key === "l" && session.options.length) sheets.open = "choices";
    else if (key === "r") sheets.rules();
    else if (key === "h" && session.mine.length) this.hint();
  }

  private pick(n: number): boolean | undefined {
    const { stage, bar } = this.pickers();
    const onBoard = stage?.count() ?? 0;
    return n <= onBoard ? stage?.press(n) : bar?.press(n - onBoard);
  }

  private hint(): void {
    if (this.desk.why) this.session.tell(this.desk.why);
    else this.desk.toggle();
  }
}
