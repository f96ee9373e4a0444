import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Messages } from "../src/lib/messages";

const ROOT = join(import.meta.dirname, "..", "..");
const HOUSE = join(ROOT, "src/beffroi/i18n/locale");
const ORLEANS = join(ROOT, "src/beffroi/games/orleans/locale");
const read = (folder: string, lang: string) => readFileSync(join(folder, `${lang}.ftl`), "utf8");
const CATALOG = {
  places: {
    ship: { slots: ["farmer", "boatman", "knight"] },
    hospital: { slots: ["any", "any"] },
    pack_only: { en: "Brewery", fr: "Brasserie" },
  },
};
const speak = (lang: "fr" | "en") => new Messages(lang, [read(HOUSE, lang), read(ORLEANS, lang)], "orleans", CATALOG);

describe("nouns", () => {
  it("carries the forms of its language as facts", () => {
    const facts = speak("fr").noun("kind", "craftsman*");
    expect(facts["kind"]).toBe("artisan marqué");
    expect(facts["kind-the"]).toBe("l’artisan marqué");
    expect(facts["kind-id"]).toBe("craftsman*");
  });
  it("borrows from the figure where a kind has no noun", () => {
    expect(speak("en").name("kind", "monk")).toBe("monk");
  });
  it("gives what only a data pack knows its title", () => {
    expect(speak("fr").name("place", "pack_only")).toBe("Brasserie");
    expect(speak("en").name("place", "quite_new")).toBe("Quite new");
  });
});

describe("sentences", () => {
  it("says an option with its targets as facts", () => {
    const text = speak("en").action("place ship.3 knight", ["slot:ship.3", "kind:knight"]);
    expect(text).toContain("knight");
    expect(text).not.toMatch(/[{}[\]]/);
  });
  it("tells the viewer's own acts in the second person", () => {
    const told = { what: "recruited", seat: 1, figure: "scholar" };
    const says = speak("fr");
    expect(says.event(told, ["Ada", "Bo"], 0)).toContain("Bo");
    expect(says.event(told, ["Ada", "Bo"], 1)).toMatch(/^Vous/);
  });
  it("counts as the language counts", () => {
    const says = speak("fr");
    expect(says.event({ what: "coins", seat: 0, number: 1 }, ["Ada"])).toMatch(/1 pièce$/);
    expect(says.event({ what: "coins", seat: 0, number: 0 }, ["Ada"])).toMatch(/0 pièce$/);
    expect(says.event({ what: "coins", seat: 0, number: 3 }, ["Ada"])).toMatch(/3 pièces$/);
  });
  it("fills a number that the data leaves out with 0", () => {
    expect(speak("en").effect({ do: "gain", development: 2, source: "seed" })).toBe("2 development points");
  });
  it("says an unknown key in brackets, and falls back where it can", () => {
    const says = new Messages("fr", ["a = un"]);
    expect(says.say("b")).toBe("[b]");
    says.fallBack("en", ["b = two"]);
    expect(says.say("b")).toBe("two");
    expect(says.say("a")).toBe("un");
  });
  it("joins words", () => {
    expect(speak("fr").listed(["a", "b", "c"])).toBe("a, b et c");
    expect(speak("en").listed(["a"], "list-or")).toBe("a");
  });
});

describe("seats, numbers and sentences made of sentences", () => {
  const folder = join(ROOT, "src/beffroi/games/bruges/locale");
  const bruges = (lang: "fr" | "en") => new Messages(lang, [read(HOUSE, lang), read(folder, lang)], "bruges");
  it("calls a seat by its player, by its number, or as the reader", () => {
    const told = { what: "gave-florins", seat: 0, number: 1, receiver: "1" };
    expect(bruges("fr").event(told, ["Ada", "Bo"])).toBe("Ada donne 1 florin à Bo");
    expect(bruges("fr").event(told, ["Ada", "Bo"], 1)).toBe("Ada donne 1 florin à vous");
    expect(bruges("fr").action("lend 2", ["seat:2"])).toBe("Donner au joueur 3");
  });
  it("names what is counted", () => {
    expect(bruges("en").action("burn-house 3", ["house:3"])).toBe("Lose house 3");
  });
  it("knows the facts of the sentences that a sentence refers to", () => {
    const event = { do: "on_event", event: "build_canal", scope: "any", workers: 1, worker_color: "any" };
    expect(bruges("en").effect(event)).toBe("whenever you build a canal tile: gain 1 worker of any color");
    expect(bruges("fr").effect({ do: "gain", florins: 2, workers: 2, worker_color: "purple", cards: 1 })).toBe(
      "gagnez 2 florins + 2 ouvriers violets et piochez 1 carte",
    );
  });
});

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return sources(path);
    return /\.(ts|svelte)$/.test(name) ? [readFileSync(path, "utf8")] : [];
  });
}

describe("texts of the pages", () => {
  const used = new Set(sources(join(ROOT, "web/src")).flatMap((text) => [...text.matchAll(/["'`](web-[\w-]*\w)/g)].map((m) => m[1] ?? "")));
  for (const lang of ["fr", "en"]) {
    const text = read(HOUSE, lang);
    const keys = new Set([...text.matchAll(/^(web-[\w-]+) =/gm)].map((m) => m[1] ?? ""));
    it(`are all there (${lang})`, () => {
      expect([...used].filter((key) => !keys.has(key))).toEqual([]);
    });
    it(`are all used (${lang})`, () => {
      expect([...keys].filter((key) => !used.has(key))).toEqual([]);
    });
  }
  it("follow French typography", () => {
    const lines = read(HOUSE, "fr").split("\n").filter((line) => line.startsWith("web-"));
    expect(lines.filter((line) => /'|[^\u202f] ?[;?!»](?![^{]*\})|« /.test(line.split(" = ")[1] ?? ""))).toEqual([]);
  });
});
