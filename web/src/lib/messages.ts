/** What people read: messages of the house and of a game, in the reader's language, with nouns as facts. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Facts } from "./board";

export type Language = "fr" | "en";

// Domains without nouns of their own, or whose nouns are partly those of another.
const BORROWED: Record<string, string> = {
  tile: "place",
  kind: "figure",
  load: "good",
  need: "figure",
  heap: "pile",
  ransom_to: "payee",
  buyoff_to: "payee",
  giver: "city",
};
// Facts of an effect that are named after their role, and the domain of the names they hold.
const ROLES: Record<string, string> = {
  from: "figure",
  to: "figure",
  figures: "figure",
  events: "event",
  worker_color: "color",
  die: "color",
  receiver: "seat",
  other: "wish",
};
const LISTS: Record<string, string> = { on: "building" }; // the same for lists of names
const PROVENANCE = new Set(["do", "source", "confidence", "refs", "note"]);
// What stands between the game and the name in keys that are no nouns.
const NO_NOUNS = new Set([
  "action",
  "told",
  "prompt",
  "option",
  "score",
  "effect",
  "happening",
  "board",
  "view",
  "outlook",
  "tip",
  "why",
  "feature",
  "tiebreak",
  "desk",
  "part",
  "refused",
]);

const MOST = 3000; // sentences that are kept

type Values = Record<string, string | number>;
type Entry = Record<string, unknown>;
type Titles = Record<string, Record<string, string>>;

/** Every source is read once: the house speaks in every game, and who changes the language may change it back. */
const known = new Map<string, FluentResource>();

function read(source: string): FluentResource {
  const found = known.get(source) ?? new FluentResource(source);
  known.set(source, found);
  return found;
}

export class Messages {
  readonly lang: Language;
  readonly game: string;
  pack = ""; // id of the owner's pack whose names these are
  private readonly bundles: FluentBundle[] = [];
  private readonly nouns = new Map<string, Values>();
  private readonly titles: Titles;
  private readonly needs: Record<string, string>;
  private readonly domains = new Map<string, string[]>(); // of every name that a noun of the game has
  private players: readonly string[] = []; // who sits at the table, where an action names a village
  private viewer = -1;
  private readonly told = new Map<string, string>(); // sentences said before: a board says most of them with every move

  /** Sources come in order: the first that has a key speaks. `catalog` is the component data of the game, `renamed` what an owner's pack calls otherwise. */
  constructor(
    lang: Language,
    sources: readonly string[],
    game = "",
    catalog: Entry = {},
    private readonly renamed: Titles = {},
  ) {
    this.lang = lang;
    this.game = game;
    this.titles = titlesOf(catalog);
    this.needs = slotNeeds(catalog);
    const bundle = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources) bundle.addResource(read(source));
    this.bundles.push(bundle);
    for (const source of sources) this.collect(source);
  }

  private collect(source: string): void {
    if (!this.game) return;
    for (const [, key = ""] of source.matchAll(/^([a-z][\w-]*) *=/gm)) {
      if (!key.startsWith(`${this.game}-`)) continue;
      const rest = key.slice(this.game.length + 1);
      const dash = rest.indexOf("-");
      const domain = rest.slice(0, dash);
      if (dash < 0 || NO_NOUNS.has(domain)) continue;
      const name = rest.slice(dash + 1).replace(/-own$/, "*");
      this.domains.set(name, [...(this.domains.get(name) ?? []), domain]);
    }
  }

  /** Tell who sits at the table and who reads, for sentences about somebody's village. */
  seat(players: readonly string[], viewer: number): void {
    this.told.clear();
    this.players = players;
    this.viewer = viewer;
  }

  /** Speak another language where this one is silent. */
  fallBack(lang: Language, sources: readonly string[]): void {
    this.told.clear();
    const bundle = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources) bundle.addResource(read(source));
    this.bundles.push(bundle);
  }

  /** Why the game's reader does not take a value, in this language; what has no words of its own is said as it came. */
  refused({ key, facts, text }: { key: string; facts: Values; text: string }): string {
    const found = [`${this.game}-refused-${key}`, `refused-${key}`].find((one) => key && this.has(one));
    return found ? this.say(found, facts) : text;
  }

  has(key: string): boolean {
    return this.find(key) !== null;
  }

  private find(key: string) {
    const dot = key.indexOf(".");
    const id = dot < 0 ? key : key.slice(0, dot);
    for (const bundle of this.bundles) {
      const message = bundle.getMessage(id);
      const pattern = dot < 0 ? message?.value : message?.attributes[key.slice(dot + 1)];
      if (message && pattern !== null && pattern !== undefined) return { bundle, message, pattern };
    }
    return null;
  }

  /** A message with plain facts; an unknown key comes back in brackets. */
  say(key: string, facts: Values = {}): string {
    const found = this.find(key);
    if (!found) return `[${key}]`;
    return found.bundle.formatPattern(found.pattern, facts, []);
  }

  /** A message whose facts may be names of things: they become nouns with their forms. */
  tell(key: string, facts: Facts = {}): string {
    const id = `${key}\n${JSON.stringify(facts)}`;
    let text = this.told.get(id);
    if (text === undefined) {
      if (this.told.size >= MOST) this.told.clear();
      text = this.say(key, this.expanded(facts));
      this.told.set(id, text);
    }
    return text;
  }

  name(domain: string, name: string): string {
    return String(this.noun(domain, name)[domain] ?? name);
  }

  /** A noun as facts: `$kind`, its forms `$kind-a`, `$kind-of`…, and `$kind-id`. */
  noun(domain: string, name: string, role = domain): Values {
    if (domain === "number") return { [role]: Number(name) };
    if (domain === "seat") return this.person(name, role, this.players, this.viewer);
    if (domain === "village") return this.village(name, this.players, this.viewer);
    const id = `${domain}:${name}`;
    let found = this.nouns.get(id);
    if (!found) {
      found = this.made(BORROWED[domain] ?? domain, name) ?? this.word(domain, name);
      this.nouns.set(id, found);
    }
    const out: Values = { [`${role}-id`]: name };
    for (const [form, text] of Object.entries(found)) out[role + form] = text;
    return out;
  }

  /** A noun that is made of parts: a slot, a card of a village, a city, a space. */
  private made(domain: string, name: string): Values | null {
    if (domain === "slot") return this.slot(name);
    if (domain === "spot") return this.spot(name);
    if (domain === "city") return this.city(name);
    return domain === "space" && this.has(`${this.game}-space`) ? this.shaped(`${this.game}-space`, { name }) : null;
  }

  private word(domain: string, name: string): Values {
    const key = this.nounKey(domain, name);
    if (key && !this.renamed[name]) return this.shaped(key);
    const counted = `${this.game}-${domain}-number`;
    if (/^\d+$/.test(name) && this.has(counted)) return this.shaped(counted, { number: Number(name) });
    const titles = this.renamed[name] ?? this.titles[name] ?? {};
    const plain = name.replaceAll("_", " ");
    const title = titles[this.lang] ?? titles["en"] ?? plain.charAt(0).toUpperCase() + plain.slice(1);
    const other = this.nounKey(domain, "other");
    return other ? this.shaped(other, { title }) : { "": title };
  }

  /** A seat, called by its player's name, or by its number where nobody is known; whoever reads is addressed. */
  private person(name: string, role: string, players: readonly string[] = [], viewer = -1): Values {
    const seat = Number(name);
    const player = players[seat];
    const found =
      seat === viewer
        ? this.word("seat", "own")
        : player === undefined
          ? this.shaped(`${this.game}-seat-seat`, { number: seat + 1 })
          : this.shaped(`${this.game}-seat-player`, { player });
    const out: Values = { [`${role}-id`]: name };
    for (const [form, text] of Object.entries(found)) out[role + form] = text;
    return out;
  }

  private shaped(key: string, facts: Values = {}): Values {
    const out: Values = { "": this.say(key, facts) };
    for (const form of Object.keys(this.find(key)?.message.attributes ?? {})) {
      out[`-${form}`] = this.say(`${key}.${form}`, facts);
    }
    return out;
  }

  nounKey(domain: string, name: string): string {
    const word = name.replaceAll("*", "-own").replaceAll("+", "-");
    for (const where of [domain, BORROWED[domain] ?? ""]) {
      const key = `${this.game}-${where}-${word}`;
      if (where && this.has(key)) return key;
    }
    return "";
  }

  private slot(name: string): Values {
    const dot = name.lastIndexOf(".");
    const place = name.slice(0, dot);
    const facts: Values = { ...this.noun("place", place), number: Number(name.slice(dot + 1)) };
    const need = this.needs[name];
    const plain = `${this.game}-slot`;
    if (need === undefined) return this.has(plain) ? this.shaped(plain, facts) : { "": name };
    const alike = Object.entries(this.needs).filter(([slot, other]) => other === need && slot.startsWith(`${place}.`));
    const key = alike.length === 1 ? `${plain}-asking` : `${plain}-twin`;
    return this.shaped(key, { ...facts, ...this.noun("need", need) });
  }

  /** A card of a village, `blacksmith.2`: its name, and which of its kind it is. */
  private spot(name: string): Values {
    const dot = name.lastIndexOf(".");
    const key = `${this.game}-spot`;
    if (dot < 0 || !this.has(key)) return this.word("spot", name);
    return this.shaped(key, { ...this.noun("card", name.slice(0, dot)), number: Number(name.slice(dot + 1)) });
  }

  /** A city, `0.2`: the letter of its seat and its number, A2. */
  private city(name: string): Values | null {
    const [seat = "", number = ""] = name.split(".");
    const key = `${this.game}-city`;
    if (!/^\d+$/.test(seat) || !this.has(key)) return null;
    return this.shaped(key, { letter: String.fromCharCode(65 + Number(seat)), number });
  }

  /** A village: of a seat, called by its player's name or its number, of the reader, or of nobody. */
  private village(name: string, players: readonly string[], viewer: number): Values {
    const seat = /^\d+$/.test(name) ? Number(name) : -1;
    const player = players[seat];
    const found =
      seat < 0
        ? this.word("village", name)
        : seat === viewer
          ? this.word("village", "own")
          : player !== undefined
            ? this.shaped(`${this.game}-village-player`, { player })
            : this.shaped(`${this.game}-village-seat`, { number: seat + 1 });
    const out: Values = { "village-id": name };
    for (const [form, text] of Object.entries(found)) out[`village${form}`] = text;
    return out;
  }

  // A view in plain words, for games without a board

  /** What a key of a view, or of the data, is called; nothing where no language file says it. */
  label(key: string): string {
    for (const id of [`${this.game}-view-${key}`, `${this.game}-board-${key}`]) {
      if (this.has(id) && this.variables(id).size === 0) return this.say(id);
    }
    return "";
  }

  /** The noun of a name that stands in a view under some key; nothing where it names nothing. */
  called(name: string, key: string): string {
    const one = key.replace(/s$/, "");
    const known = this.domains.get(name) ?? [];
    const domain = [key, one, BORROWED[one] ?? ""].find((hint) => known.includes(hint)) ?? known[0];
    if (domain) return this.name(domain, name);
    if (/\.\d+$/.test(name) && (key === "spot" || key === "slot")) return this.name(key, name);
    const titles = this.titles[name];
    return titles?.[this.lang] ?? titles?.["en"] ?? "";
  }

  expanded(facts: Facts): Values {
    const out: Values = {};
    for (const [role, value] of Object.entries(facts)) {
      const domain = ROLES[role] ?? role;
      if (typeof value === "string") Object.assign(out, this.noun(domain, value, role));
      else if (typeof value === "number") out[role] = value;
      else if (Array.isArray(value))
        Object.assign(
          out,
          value.some((one) => typeof one === "string")
            ? this.several(role, LISTS[role] ?? domain, value as string[])
            : numbers(role, value),
        );
      else if (value && typeof value === "object")
        Object.assign(out, table(role, value as Readonly<Record<string, number>>));
    }
    return out;
  }

  private several(role: string, domain: string, names: readonly string[]): Values {
    const found = names.map((name) => this.noun(domain, name, role));
    const out: Values = {};
    for (const key of Object.keys(found[0] ?? {})) {
      if (found.every((noun) => key in noun))
        out[key] = this.listed(
          found.map((noun) => String(noun[key])),
          "list-or",
        );
    }
    return out;
  }

  /** « a, b et c », or with `list-or` « a, b ou c ». */
  listed(items: readonly string[], key: "list-and" | "list-or" = "list-and"): string {
    if (items.length < 2) return items.join("");
    return this.say(key, { rest: items.slice(0, -1).join(", "), last: items[items.length - 1] ?? "" });
  }

  /** An option of a decision as a sentence. Its targets name the domain and the name of each argument. */
  action(text: string, targets: readonly string[]): string {
    const verb = text.split(" ", 1)[0] ?? text;
    const key = `${this.game}-action-${verb}`;
    if (!this.has(key)) return text;
    const facts: Record<string, string> = {};
    for (const target of targets) {
      const at = target.indexOf(":");
      facts[target.slice(0, at)] = target.slice(at + 1);
    }
    return this.tell(key, facts);
  }

  /** A line of the log; the viewer's own acts are told in the second person. */
  event(told: Record<string, unknown>, players: readonly string[], viewer = -1): string {
    const seat = typeof told["seat"] === "number" ? told["seat"] : -1;
    const facts: Record<string, string | number> = {};
    for (const [role, value] of Object.entries(told)) {
      if (role !== "what" && role !== "seat" && (typeof value === "string" || typeof value === "number"))
        facts[role] = value;
    }
    let key = `${this.game}-told-${String(told["what"])}`;
    if (!this.has(key)) key = `table-${String(told["what"])}`;
    if (seat >= 0 && seat === viewer && this.has(`${key}.own`)) key += ".own";
    const village = "village" in facts ? this.village(String(facts["village"]), players, viewer) : {};
    const said: Values = { ...this.expanded(facts), ...village, player: players[seat] ?? "" };
    for (const [role, value] of Object.entries(facts)) {
      if (ROLES[role] === "seat") Object.assign(said, this.person(String(value), role, players, viewer));
    }
    return this.say(key, said);
  }

  /** What is asked; where the view tells what it is about (`asked`), the form `.about` says that too. */
  prompt(step: string, view: Entry = {}): string {
    const key = `${this.game}-prompt-${step}`;
    const about = (view["asked"] ?? {}) as Facts;
    return Object.keys(about).length && this.has(`${key}.about`) ? this.tell(`${key}.about`, about) : this.say(key);
  }

  /** What a card or place does, from its words in the data: `{do: "gain", coins: 2}`. */
  effect(facts: Entry): string {
    return this.doing("effect", facts);
  }

  happening(facts: Entry, amount = 0): string {
    const own = typeof facts["amount"] === "object" ? undefined : facts["amount"];
    return this.doing("happening", { ...facts, amount: own ?? amount });
  }

  /** What an event would do now, from its words and the numbers of the view; nothing where its words say it all. */
  outlook(facts: Entry, now: Record<string, number>): string {
    return now["bought"] ? this.say(`${this.game}-outlook-bought`) : this.doing("outlook", { ...facts, ...now });
  }

  private doing(kind: string, facts: Entry): string {
    const key = `${this.game}-${kind}-${String(facts["do"])}`;
    const blank: Values = {};
    for (const name of this.variables(key)) blank[name] = 0;
    const given: Facts = {};
    for (const [role, value] of Object.entries(facts)) {
      if (typeof value === "boolean") given[role] = Number(value);
      else if (
        !PROVENANCE.has(role) &&
        (typeof value === "string" || typeof value === "number" || Array.isArray(value))
      ) {
        given[role] = value as string | number | string[];
      }
    }
    return this.say(key, { ...blank, ...this.expanded(given) });
  }

  private variables(key: string): Set<string> {
    const out = new Set<string>();
    const seen = new Set<string>();
    const walk = (node: unknown): void => {
      if (Array.isArray(node)) node.forEach(walk);
      else if (node !== null && typeof node === "object") {
        const part = node as Entry;
        if (part["type"] === "var") out.add(String(part["name"]));
        if (part["type"] === "mesg") look(String(part["name"])); // a message knows the facts of those it refers to
        Object.values(part).forEach(walk);
      }
    };
    const look = (name: string): void => {
      if (seen.has(name)) return;
      seen.add(name);
      walk(this.find(name)?.pattern);
    };
    look(key);
    return out;
  }

  option(name: string, value = ""): string {
    const key = `${this.game}-option-${name}`;
    if (!value) return this.has(key) ? this.say(key) : name;
    return this.has(`${key}-${value}`) ? this.say(`${key}-${value}`) : value;
  }

  /** What an option is about, or what one of its values means. */
  optionHelp(name: string, value = ""): string {
    const key = `${this.game}-option-${name}${value ? `-${value}` : ""}.help`;
    return this.has(key) ? this.say(key) : "";
  }

  score(line: string): string {
    const key = `${this.game}-score-${line}`;
    return this.has(key) ? this.say(key) : line;
  }

  /** What decides among equal points; with the form `by`, how somebody was ahead: "by florins". */
  tiebreak(name: string, form: "" | "by" = ""): string {
    const key = `${this.game}-tiebreak-${name}${form && `.${form}`}`;
    if (this.has(key)) return this.say(key);
    const plain = name.replaceAll("_", " ");
    return form ? this.say(`table-tiebreak.${form}`, { name: plain }) : plain;
  }

  /** What bots and hints count: "gold at the first market". */
  feature(name: string): string {
    const key = `${this.game}-feature-${name.replaceAll("_", "-")}`;
    return this.has(key) ? this.say(key) : name.replaceAll("_", " ");
  }

  title(): string {
    const key = `${this.game}-title`;
    if (this.has(key)) return this.say(key);
    const plain = this.game.replaceAll("_", " ");
    return plain.charAt(0).toUpperCase() + plain.slice(1);
  }

  summary(): string {
    const key = `${this.game}-summary`;
    return this.has(key) ? this.say(key) : "";
  }
}

/** Several numbers as facts: `$prices` « 0/1/3 », and how many there are, `$prices-count`. */
function numbers(role: string, values: readonly unknown[]): Values {
  return { [role]: values.join("/"), [`${role}-count`]: values.length };
}

/** A table of numbers as facts: `$prices-small`…, and `$prices-count`. */
function table(role: string, entries: Readonly<Record<string, number>>): Values {
  const named = Object.entries(entries).map(([key, value]) => [`${role}-${key}`, value]);
  return { ...Object.fromEntries(named), [`${role}-count`]: named.length };
}

function entriesOf(catalog: Entry): [string, Entry][] {
  const out: [string, Entry][] = [];
  for (const table of Object.values(catalog)) {
    if (table === null || typeof table !== "object" || Array.isArray(table)) continue;
    for (const [name, entry] of Object.entries(table as Entry)) {
      if (entry !== null && typeof entry === "object" && !Array.isArray(entry)) out.push([name, entry as Entry]);
    }
  }
  return out;
}

/** What every slot asks for: entries of the data with a list `slots`. */
export function slotNeeds(catalog: Entry): Record<string, string> {
  const out: Record<string, string> = {};
  for (const [name, entry] of entriesOf(catalog)) {
    const slots = entry["slots"];
    if (Array.isArray(slots)) slots.forEach((need, i) => (out[`${name}.${i + 1}`] = String(need)));
  }
  return out;
}

/** Names that entries of a data pack bring along. */
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
