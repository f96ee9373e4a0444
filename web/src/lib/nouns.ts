/** What games declare about their nouns: which are borrowed, which are composed, which are people. */
import type { Messages } from "./messages";

/** A noun as facts: its name and its forms. */
export type Values = Record<string, string | number>;

export interface Nouns {
  borrowed?: Record<string, string>; // domains without nouns of their own, or whose nouns are partly those of another
  roles?: Record<string, string>; // facts that are named after their role, with the domain of their values
  lists?: Record<string, string>; // the same for lists of names
  people?: readonly string[]; // domains named after who sits there, besides seats
  made?: Record<string, (name: string, says: Messages) => Values | null>; // composed of parts; null if a name is not one of these
}

const found: Record<string, Nouns> = import.meta.glob("../games/*/nouns.ts", { eager: true, import: "default" });

/** The nouns of a game, all optional. */
export function nounsOf(game: string): Required<Nouns> {
  const own = found[`../games/${game}/nouns.ts`];
  return { borrowed: {}, roles: {}, lists: {}, people: [], made: {}, ...own };
}

/** Several numbers as facts: `$prices` « 0/1/3 », and how many there are, `$prices-count`. */
export function numbers(role: string, values: readonly unknown[]): Values {
  return { [role]: values.join("/"), [`${role}-count`]: values.length };
}

/** A table of numbers as facts: `$prices-small`…, and `$prices-count`. */
export function table(role: string, entries: Readonly<Record<string, number>>): Values {
  const named = Object.entries(entries).map(([key, value]) => [`${role}-${key}`, value]);
  return { ...Object.fromEntries(named), [`${role}-count`]: named.length };
}

/** A noun in a role: `$from`, `$from-of`…, and `$from-id`. */
export function inRole(role: string, name: string, found: Values): Values {
  const out: Values = { [`${role}-id`]: name };
  for (const [form, text] of Object.entries(found)) out[role + form] = text;
  return out;
}
