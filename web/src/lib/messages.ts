/** What people read: shared messages and those of a game, in the reader's language, with nouns as facts. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Facts } from "./board";
import { titlesOf, type Entry, type Titles } from "./entries";
import { inRole, nounsOf, numbers, table, type Nouns, type Values } from "./nouns";
import type { AnyView } from "./views.gen";

export type Language = "fr" | "en";

const PROVENANCE = new Set(["do", "source", "confidence", "refs", "note"]);
// What comes between game and name in keys that are not nouns.
const NO_NOUNS = new Set(
  "action told prompt option score effect happening board view outlook tip why feature tiebreak desk part refused".split(
    " ",
  ),
);

const MOST = 3000; // cached sentences

/** Every source is parsed once: shared messages serve every game, and a changed language may be changed back. */
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
  private readonly own: Required<Nouns>; // what the game declares about its nouns
  private readonly domains = new Map<string, string[]>(); // of every name that has a noun in this game
  private players: readonly string[] = []; // the players, for actions that name a village
  private viewer = -1;
  private readonly told = new Map<string, string>(); // cached sentences: a board repeats most of them with every move

  /** Sources come in order: the first that has a key is used. `catalog` is the component data of the game, `renamed` the names an owner's pack changes. */
  constructor(
    lang: Language,
    sources: readonly string[],
    game = "",
    readonly catalog: Entry = {},
    private readonly renamed: Titles = {},
  ) {
    this.lang = lang;
    this.game = game;
    this.titles = titlesOf(catalog);
    this.own = nounsOf(game);
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

  /** Set the players and the reader, for sentences about somebody's village. */
  seat(players: readonly string[], viewer: number): void {
    this.told.clear();
    this.players = players;
    this.viewer = viewer;
  }

  /** Fall back to another language for missing messages. */
  fallBack(lang: Language, sources: readonly string[]): void {
    this.told.clear();
    const bundle = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources) bundle.addResource(read(source));
    this.bundles.push(bundle);
  }

  /** Why the game's reader refuses a value, in this language; without a message, the given reason. */
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

  /** A message with plain facts; an unknown key is returned in brackets. */
  say(key: string, facts: Values = {}): string {
    const found = this.find(key);
    if (!found) return `[${key}]`;
    return found.bundle.formatPattern(found.pattern, facts, []);
  }

  /** A message whose facts may be names of things, which become nouns with their forms. */
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
    if (this.isPerson(domain)) return this.person(domain, name, role, this.players, this.viewer);
    const id = `${domain}:${name}`;
    let found = this.nouns.get(id);
    if (!found) {
      found = this.own.made[this.own.borrowed[domain] ?? domain]?.(name, this) ?? this.word(domain, name);
      this.nouns.set(id, found);
    }
    return inRole(role, name, found);
  }

  /** The noun of a name: its own, one with its number, or its title. */
  word(domain: string, name: string): Values {
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

  private isPerson(domain: string): boolean {
    return domain === "seat" || this.own.people.includes(domain);
  }

  /** A seat, or what belongs to one: named after its player, or by number if unknown; the reader is addressed directly. */
  private person(domain: string, name: string, role: string, players: readonly string[], viewer: number): Values {
    const key = `${this.game}-${domain}`;
    const seat = /^\d+$/.test(name) ? Number(name) : -1;
    const player = players[seat];
    const found =
      seat < 0
        ? this.word(domain, name)
        : seat === viewer
          ? this.word(domain, "own")
          : player === undefined
            ? this.shaped(`${key}-seat`, { number: seat + 1 })
            : this.shaped(`${key}-player`, { player });
    return inRole(role, name, found);
  }

  /** A message and all its forms, as facts. */
  shaped(key: string, facts: Values = {}): Values {
    const out: Values = { "": this.say(key, facts) };
    for (const form of Object.keys(this.find(key)?.message.attributes ?? {})) {
      out[`-${form}`] = this.say(`${key}.${form}`, facts);
    }
    return out;
  }

  nounKey(domain: string, name: string): string {
    const word = name.replaceAll("*", "-own").replaceAll("+", "-");
    for (const where of [domain, this.own.borrowed[domain] ?? ""]) {
      const key = `${this.game}-${where}-${word}`;
      if (where && this.has(key)) return key;
    }
    return "";
  }

  // A view in plain words, for games without a board

  /** The name of a key of a view or of the data; empty if no language file has it. */
  label(key: string): string {
    for (const id of [`${this.game}-view-${key}`, `${this.game}-board-${key}`]) {
      if (this.has(id) && this.variables(id).size === 0) return this.say(id);
    }
    return "";
  }

  /** The noun of a name found in a view under some key; empty if it names nothing. */
  called(name: string, key: string): string {
    const one = key.replace(/s$/, "");
    const known = this.domains.get(name) ?? [];
    const domain = [key, one, this.own.borrowed[one] ?? ""].find((hint) => known.includes(hint)) ?? known[0];
    if (domain) return this.name(domain, name);
    if (/\.\d+$/.test(name) && this.own.made[key]) return this.name(key, name);
    const titles = this.titles[name];
    return titles?.[this.lang] ?? titles?.["en"] ?? "";
  }

  expanded(facts: Facts): Values {
    const out: Values = {};
    for (const [role, value] of Object.entries(facts)) {
      const domain = this.own.roles[role] ?? role;
      if (typeof value === "string") Object.assign(out, this.noun(domain, value, role));
      else if (typeof value === "number") out[role] = value;
      else if (Array.isArray(value))
        Object.assign(
          out,
          value.some((one) => typeof one === "string")
            ? this.several(role, this.own.lists[role] ?? domain, value as string[])
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
    const said: Values = { ...this.expanded(facts), player: players[seat] ?? "" };
    for (const [role, value] of Object.entries(facts)) {
      const domain = this.own.roles[role] ?? role;
      if (this.isPerson(domain)) Object.assign(said, this.person(domain, String(value), role, players, viewer));
    }
    return this.say(key, said);
  }

  /** What is asked; if the view says what it is about (`asked`), the form `.about` says that, too. */
  prompt(step: string, view: Partial<AnyView> = {}): string {
    const key = `${this.game}-prompt-${step}`;
    const about = (view.asked ?? {}) as Facts;
    return Object.keys(about).length && this.has(`${key}.about`) ? this.tell(`${key}.about`, about) : this.say(key);
  }

  /** What a card or place does, from its data: `{do: "gain", coins: 2}`. */
  effect(facts: Entry): string {
    return this.doing("effect", facts);
  }

  happening(facts: Entry, amount = 0): string {
    const own = typeof facts["amount"] === "object" ? undefined : facts["amount"];
    return this.doing("happening", { ...facts, amount: own ?? amount });
  }

  /** What an event would do now, from its data and the numbers of the view; empty if that adds nothing. */
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
        if (part["type"] === "mesg") look(String(part["name"])); // a message has the variables of those it refers to
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

  /** The name of an option, or of one of its values. */
  optionHelp(name: string, value = ""): string {
    const key = `${this.game}-option-${name}${value ? `-${value}` : ""}.help`;
    return this.has(key) ? this.say(key) : "";
  }

  score(line: string): string {
    const key = `${this.game}-score-${line}`;
    return this.has(key) ? this.say(key) : line;
  }

  /** The name of a tie-breaker; with the form `by`, how somebody was ahead: "by florins". */
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
