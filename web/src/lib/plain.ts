/** A view in plain words: describes any part of it, without knowing the game. */
import type { Catalog, Choice, Player } from "./board";
import type { Messages } from "./messages";
import { remaining, verbOf } from "./picker";

/** Something small: a name or a number, with what else is known about it. */
export interface Chip {
  text: string;
  notes: string[];
  count?: number;
  tip: string;
}

export interface Fact {
  key: string;
  label: string;
  value: string;
}

/** A part of a view: facts in a row, lists of chips, and parts with their own heading. */
export interface Part {
  label: string;
  facts: Fact[];
  lists: { key: string; label: string; numbered: boolean; chips: Chip[] }[];
  parts: Part[];
}

// The frame of the table shows these; notation and identities are for programs.
const ELSEWHERE = new Set(["players", "phase", "awaited", "round", "rounds", "total", "lines", "spot", "hexes"]);
const SEATS = new Set(["first", "by", "seat", "owner", "looked", "posts", "winner"]);
const PROVENANCE = /^(source|refs|note|confidence|fr|en)$|_source$/;

type Entry = Record<string, unknown>;
const isEntry = (value: unknown): value is Entry =>
  value !== null && typeof value === "object" && !Array.isArray(value);
const isFlat = (value: unknown): boolean => value === null || typeof value !== "object";
const isNothing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === "" ||
  (typeof value === "object" && Object.keys(value as object).length === 0);

export class Plain {
  constructor(
    private readonly messages: Messages,
    private readonly catalog: Catalog,
    private readonly players: readonly Player[],
  ) {}

  label(key: string): string {
    const text = this.messages.label(key) || this.messages.called(key, "") || key.replaceAll("_", " ");
    return text.charAt(0).toUpperCase() + text.slice(1);
  }

  /** A name in words; a route between two places is named after them. */
  name(name: string, key: string): string {
    const found = this.messages.called(name, key);
    if (found) return found;
    const ends = this.entry(name);
    if (typeof ends?.["a"] === "string" && typeof ends["b"] === "string")
      return `${this.name(ends["a"], "town")} – ${this.name(ends["b"], "town")}`;
    return name.replaceAll("_", " ");
  }

  /** What is printed on something, from the data, if the language files have words for it. */
  tip(name: string): string {
    const out: string[] = [];
    for (const [key, value] of Object.entries(this.entry(name) ?? {})) {
      if (PROVENANCE.test(key)) continue;
      if (
        isEntry(value) &&
        typeof value["do"] === "string" &&
        this.messages.has(`${this.messages.game}-effect-${value["do"]}`)
      ) {
        out.push(this.messages.effect(value));
      } else if (this.messages.label(key) && (typeof value === "number" || typeof value === "string")) {
        out.push(
          this.messages.say("card", {
            name: this.label(key),
            text: typeof value === "string" ? this.name(value, key) : String(value),
          }),
        );
      }
    }
    return out.join(" · ");
  }

  private entry(name: string): Entry | undefined {
    for (const table of Object.values(this.catalog)) {
      if (isEntry(table) && isEntry(table[name])) return table[name];
    }
    return undefined;
  }

  private word(value: unknown, key: string): string {
    if (typeof value === "number")
      return SEATS.has(key) ? (this.players[value]?.name ?? String(value + 1)) : String(value);
    if (typeof value === "boolean") return this.messages.say(value ? "web-yes" : "web-no");
    return typeof value === "string" ? this.name(value, key) : "–";
  }

  /** Whether a text is notation: it names nothing and is not a single word. */
  private notation(value: unknown, key: string): boolean {
    return typeof value === "string" && !this.messages.called(value, key) && /[\s:;>]/.test(value);
  }

  /** A part of a view; `first` are the keys whose lists come first: what only the viewer sees. */
  part(value: object, label = "", numbered = false, first: ReadonlySet<string> = new Set()): Part {
    const out: Part = { label, facts: [], lists: [], parts: [] };
    const entries = Object.entries(value).sort(([a], [b]) => Number(first.has(b)) - Number(first.has(a)));
    for (const [key, item] of entries) {
      if (ELSEWHERE.has(key) || isNothing(item) || item === false || this.notation(item, key)) continue;
      if (isFlat(item)) out.facts.push({ key, label: this.label(key), value: this.word(item, key) });
      else if (Array.isArray(item))
        out.lists.push({
          key,
          label: this.label(key),
          numbered: numbered && item.some(isEntry),
          chips: this.chips(item, key),
        });
      else this.under(out, key, item as Entry);
    }
    return out;
  }

  private under(out: Part, key: string, item: Entry): void {
    const values = Object.values(item);
    if (values.every((value) => typeof value === "number" || (Array.isArray(value) && value.every(isFlat)))) {
      const chips = Object.entries(item)
        .filter(([, value]) => value !== 0 && !isNothing(value))
        .map(([name, value]) => this.counted(name, key, value));
      if (chips.length) out.lists.push({ key, label: this.label(key), numbered: false, chips });
    } else if (values.every(isFlat)) {
      out.lists.push({ key, label: this.label(key), numbered: false, chips: [this.chip(item, key)] });
    } else if (values.every(isEntry)) {
      const chips = Object.entries(item).map(([name, value]) => ({
        ...this.chip(value as Entry, name),
        text: this.name(name, key),
      }));
      out.lists.push({ key, label: this.label(key), numbered: false, chips });
    } else out.parts.push(this.part(item, this.label(key)));
  }

  /** A name with a number, or with what is there. */
  private counted(name: string, key: string, value: unknown): Chip {
    const chip: Chip = { text: this.name(name, key), notes: [], tip: this.tip(name) };
    if (typeof value === "number") chip.count = value;
    else chip.notes = (value as unknown[]).map((one) => this.word(one, SEATS.has(key) ? key : ""));
    return chip;
  }

  private chips(items: unknown[], key: string): Chip[] {
    if (items.some(isEntry))
      return items.map((item) => (isEntry(item) ? this.chip(item, key) : { text: "–", notes: [], tip: "" }));
    const out = new Map<string, Chip>();
    for (const item of items) {
      const text = Array.isArray(item) ? item.map((one) => this.word(one, key)).join(" ") : this.word(item, key);
      const known = out.get(text);
      if (known) known.count = (known.count ?? 1) + 1;
      else out.set(text, { text, notes: [], tip: typeof item === "string" ? this.tip(item) : "" });
    }
    return [...out.values()];
  }

  /** An entry as a chip: its first name, then everything else that is not empty. */
  private chip(item: Entry, key: string): Chip {
    const out: Chip = { text: "", notes: [], tip: "" };
    for (const [inside, value] of Object.entries(item)) {
      if (ELSEWHERE.has(inside) && inside !== "round") continue;
      if (isNothing(value) || value === 0 || value === false || this.notation(value, inside)) continue;
      if (typeof value === "string" && !out.text) {
        out.text = this.name(value, inside);
        out.tip = this.tip(value);
      } else if (value === true) out.notes.push(this.label(inside));
      else if (typeof value === "string") out.notes.push(this.name(value, inside));
      else if (isFlat(value)) out.notes.push(`${this.label(inside)} ${this.word(value, inside)}`);
      else if (isEntry(value))
        out.notes.push(...Object.entries(value).map(([name, n]) => `${this.name(name, inside)} ${this.word(n, "")}`));
      else if (Array.isArray(value))
        out.notes.push(
          `${this.label(inside)} ${value.map((one) => (isFlat(one) ? this.word(one, inside) : "…")).join(", ")}`,
        );
    }
    if (!out.text) out.text = out.notes.shift() ?? (key ? "–" : "");
    return out;
  }
}

/** A choice to click: one option as a sentence, or the first thing that several options begin with. */
export interface Way {
  id: string; // what a click on it picks: "draft/place:1"
  options: Choice[];
}

/** The options that need a click, by verb and by what is clicked next; those that need none stand in the prompt bar. */
export function ways(options: readonly Choice[], chosen: readonly string[]): Map<string, Way[]> {
  const out = new Map<string, Way[]>();
  const known = new Map<string, Way>();
  for (const option of options) {
    const next = remaining(option, chosen)?.[0];
    if (next === undefined) continue;
    const verb = verbOf(option);
    const id = `${verb}/${next}`;
    const way = known.get(id);
    if (way) way.options.push(option);
    else {
      const made = { id, options: [option] };
      known.set(id, made);
      out.set(verb, [...(out.get(verb) ?? []), made]);
    }
  }
  return out;
}
