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

describe("La Città", () => {
  const folder = join(ROOT, "src/beffroi/games/la_citta/locale");
  const citta = (lang: "fr" | "en") => new Messages(lang, [read(HOUSE, lang), read(folder, lang)], "la_citta");
  const clean = /[{}[\]]|undefined|NaN/;

  it("calls a city by the letter of its seat and its number, also one that gives", () => {
    expect(citta("en").name("city", "0.2")).toBe("A2");
    expect(citta("fr").name("giver", "2.1")).toBe("C1");
    expect(citta("en").action("claim 0.1 1.2", ["city:0.1", "giver:1.2"])).toBe("A1 takes a citizen from B2");
  });
  it("calls a space as actions do", () => {
    expect(citta("en").name("space", "8,9")).toBe("8,9");
    expect(citta("en").action("at 8,9", ["space:8,9"])).toBe("Build on 8,9");
  });
  it("names several cards by one word with +", () => {
    expect(citta("en").name("heard", "2+4")).toBe("cards 2 and 4");
    expect(citta("fr").action("listen 2+3+4", ["heard:2+3+4"])).toContain("les cartes 2, 3 et 4");
  });
  it("knows that the other of two wishes is a wish", () => {
    const told = citta("fr").event({ what: "tie", seat: -1, wish: "culture", other: "health" }, ["Ada"]);
    expect(told).toContain("la culture");
    expect(told).toContain("la santé");
  });
  it("tells prices as a list of numbers, and how many there are", () => {
    expect(citta("en").effect({ do: "population", prices: [0, 1, 3] })).toBe(
      "1 to 3 new citizens for 0/1/3 gold, all in one city",
    );
    expect(citta("en").effect({ do: "harvest", times: 2, barred_years: [6] })).toMatch(/double.*not in year 6/);
    expect(citta("en").effect({ do: "harvest", times: 3, barred_years: [] })).not.toMatch(/not in year/);
  });
  it("tells every kind of event without a gap", () => {
    const facts = {
      city: "0.1",
      giver: "1.2",
      space: "8,9",
      building: "farm",
      card: "listen",
      wish: "culture",
      other: "health",
    };
    const more = { heard: "2+3", number: 2, place: 3, food: 4, demand: 5 };
    for (const lang of ["fr", "en"] as const) {
      const kinds = [...read(folder, lang).matchAll(/^la_citta-told-([\w]+) =/gm)].map((m) => m[1] ?? "");
      expect(kinds.length).toBeGreaterThan(30);
      for (const what of kinds) {
        for (const viewer of [-1, 0])
          expect(citta(lang).event({ what, seat: 0, ...facts, ...more }, ["Ada", "Bo"], viewer)).not.toMatch(clean);
      }
    }
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
  const used = new Set(
    sources(join(ROOT, "web/src")).flatMap((text) => [...text.matchAll(/["'`](web-[\w-]*\w)/g)].map((m) => m[1] ?? "")),
  );
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
    const lines = read(HOUSE, "fr")
      .split("\n")
      .filter((line) => line.startsWith("web-"));
    expect(lines.filter((line) => /'|[^\u202f] ?[;?!»](?![^{]*\})|« /.test(line.split(" = ")[1] ?? ""))).toEqual([]);
  });
});
