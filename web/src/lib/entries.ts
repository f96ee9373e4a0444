/** Entries of the component data of a game. */
export type Entry = Record<string, unknown>;
export type Titles = Record<string, Record<string, string>>;

const isEntry = (thing: unknown): thing is Entry =>
  thing !== null && typeof thing === "object" && !Array.isArray(thing);

/** Every entry of every table, by name. */
export function entriesOf(catalog: Entry): [string, Entry][] {
  return Object.values(catalog)
    .filter(isEntry)
    .flatMap((table) => Object.entries(table).filter((pair): pair is [string, Entry] => isEntry(pair[1])));
}

/** Names that entries define. */
export function titlesOf(catalog: Entry): Titles {
  const out: Titles = {};
  for (const [name, entry] of entriesOf(catalog)) {
    const titles: Record<string, string> = {};
    for (const lang of ["fr", "en"]) {
      const text = entry[lang];
      if (typeof text === "string") titles[lang] = text;
    }
    if (Object.keys(titles).length) out[name] = titles;
  }
  return out;
}
