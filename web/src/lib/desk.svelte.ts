/** The owner's desk of one game: what was typed but not saved, what it would change, why it is refused. */
import { api, ApiError } from "./api";
import { reason, t, words } from "./words.svelte";
import type { Desk, DeskEntry, DeskField, DeskRefusal, DeskValues } from "./wire.gen";

export const OWN = /^desk\.toml: /; // how the reader refers to what was typed here

export type Typed = string | Record<string, string>;

const PAUSE = 300; // milliseconds after the last key before the values are tried
const LATER = 1500; // and before they are tried again after too many requests

/** The content of a field: as typed, or as saved. */
export function shownIn(field: DeskField, typed: Typed | undefined): Typed {
  return typed ?? (Object.keys(field.parts).length ? field.parts : field.text);
}

const same = (one: Typed, other: Typed): boolean => JSON.stringify(one) === JSON.stringify(other);

export class DeskSession {
  desk = $state.raw<Desk | null>(null);
  typed = $state.raw<Record<string, Typed>>({}); // by path
  dropped = $state.raw<string[]>([]); // paths of saved values to reset to the built-in ones
  refusal = $state.raw<DeskRefusal | null>(null);
  failed = $state(""); // what went wrong with the last save or load
  done = $state<"" | "saved" | "uploaded">("");
  busy = $state(false);
  lost = $state.raw<unknown>(null); // why there is no desk at all
  private tried = $state.raw<Record<string, DeskEntry>>({});
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  readonly count = $derived(Object.keys(this.typed).length + this.dropped.length);
  /** Every entry, with typed values applied. */
  readonly entries = $derived((this.desk?.entries ?? []).map((entry) => this.tried[entry.path] ?? entry));

  constructor(readonly game: string) {}

  private get place(): string {
    return `beffroi-desk-${this.game}`;
  }

  async load(): Promise<void> {
    try {
      this.desk = await api.desk(this.game);
      this.recall();
    } catch (problem) {
      this.lost = problem;
    }
  }

  close(): void {
    clearTimeout(this.timer);
    this.asked++;
  }

  kept(path: string): DeskField | undefined {
    const [entry, key] = [path.slice(0, path.lastIndexOf(".")), path.slice(path.lastIndexOf(".") + 1)];
    return this.desk?.entries.find((one) => one.path === entry)?.fields.find((field) => field.key === key);
  }

  /** Type a value; an unchanged one does not count, unless the owner confirms it. */
  type(path: string, value: Typed, confirmed = false): void {
    const field = this.kept(path);
    const { [path]: _, ...others } = this.typed;
    this.typed = field && !confirmed && same(shownIn(field, undefined), value) ? others : { ...others, [path]: value };
    this.dropped = this.dropped.filter((one) => one !== path);
    this.changed();
  }

  /** Go back to the built-in value, or to the saved one if a value is only typed. */
  drop(path: string): void {
    const { [path]: typed, ...others } = this.typed;
    this.typed = others;
    if (typed === undefined && this.kept(path)?.own && !this.dropped.includes(path))
      this.dropped = [...this.dropped, path];
    else this.dropped = this.dropped.filter((one) => one !== path);
    this.changed();
  }

  forget(): void {
    [this.typed, this.dropped] = [{}, []];
    this.changed();
  }

  async save(): Promise<void> {
    if (this.count) await this.change(() => api.keepValues(this.game, this.values()), "saved");
  }

  bring(files: Record<string, string>): Promise<void> {
    return this.change(() => api.bringPack(this.game, files), "uploaded");
  }

  clear(): Promise<void> {
    return this.change(() => api.clearDesk(this.game), "saved");
  }

  private values(): DeskValues {
    return { values: this.typed, dropped: this.dropped };
  }

  private async change(call: () => Promise<Desk>, done: "saved" | "uploaded"): Promise<void> {
    if (this.busy) return;
    [this.busy, this.failed, this.done] = [true, "", ""];
    try {
      this.desk = await call();
      this.forget();
      this.done = done;
    } catch (problem) {
      this.failed = this.why(problem);
    }
    this.busy = false;
  }

  /** Why something was refused, in the words of the game if its reader refused it. */
  private why(problem: unknown): string {
    if (!(problem instanceof ApiError) || problem.error !== "refused") return reason(problem);
    const { path = "", key = "", reason: text = "", ...rest } = problem.facts;
    const facts = Object.fromEntries(
      Object.entries(rest).map(([name, one]) => [name, /^-?\d+$/.test(one) ? Number(one) : one]),
    );
    return `${path.replace(OWN, "")} · ${t("web-desk.refused", { reason: words.games[this.game]?.refused({ key, facts, text }) ?? text })}`;
  }

  private changed(): void {
    [this.done, this.failed] = ["", ""];
    this.remember();
    clearTimeout(this.timer);
    if (this.count) this.timer = setTimeout(() => void this.attempt(), PAUSE);
    else {
      this.asked++;
      [this.tried, this.refusal] = [{}, null];
    }
  }

  private async attempt(): Promise<void> {
    const asked = ++this.asked;
    try {
      const { entries, refusal } = await api.tryValues(this.game, this.values());
      if (asked !== this.asked) return;
      this.refusal = refusal;
      if (!refusal) this.tried = Object.fromEntries(entries.map((entry) => [entry.path, entry]));
    } catch (problem) {
      if (asked !== this.asked) return;
      if (problem instanceof ApiError && problem.status === 429)
        this.timer = setTimeout(() => void this.attempt(), LATER);
      else this.failed = reason(problem);
    }
  }

  // What is typed survives a reload, if the browser can store anything.

  private remember(): void {
    try {
      if (this.count) localStorage.setItem(this.place, JSON.stringify(this.values()));
      else localStorage.removeItem(this.place);
    } catch {
      // a browser without storage
    }
  }

  private recall(): void {
    try {
      const { values, dropped } = JSON.parse(localStorage.getItem(this.place) ?? "{}") as Partial<DeskValues>;
      this.typed = values ?? {};
      this.dropped = (dropped ?? []).filter((path) => this.kept(path)?.own);
      if (this.count) this.changed();
    } catch {
      // not written by us
    }
  }
}
