import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Choice, Player } from "../src/lib/board";
import { Messages } from "../src/lib/messages";
import { Plain, ways } from "../src/lib/plain";

const ROOT = join(import.meta.dirname, "..", "..", "src/beffroi");
const read = (folder: string, lang: string) => readFileSync(join(ROOT, folder, "locale", `${lang}.ftl`), "utf8");
const speak = (lang: "fr" | "en", game = "villagers", catalog = {}) =>
  new Messages(lang, [read("i18n", lang), read(`games/${game}`, lang)], game, catalog);
const player = (seat: number, name: string): Player => ({
  seat,
  name,
  color: "azure",
  letter: "B",
  mine: false,
  bot: false,
  waiting: false,
});
const PLAYERS = [player(0, "Aude"), player(1, "Colin")];
const CATALOG = {
  villagers: {
    mason: { fr: "Maçon", en: "Mason", family: "ore", placed_on: "miner", gold: 2, houses: 1, gold_source: "seed" },
  },
  edges: { way: { a: "orleans", b: "briare", kind: "river" } },
};

describe("words of a village", () => {
  it("names a card of a village, and which of its kind it is", () => {
    expect(speak("fr").name("spot", "miner.1")).toBe("Mineur");
    expect(speak("fr").action("on miner.2", ["spot:miner.2"])).toBe("Sur le Mineur n° 2");
  });
  it("says whose village it is: the reader's, another player's, the Countess's", () => {
    const said = speak("en");
    said.seat(["Aude", "Colin"], 0);
    expect(said.noun("village", "0")["village"]).toBe("you");
    expect(said.noun("village", "1")["village"]).toBe("Colin");
    expect(said.noun("village", "7")["village"]).toBe("player 8");
    expect(said.noun("village", "countess")["village"]).toBe("Countess");
  });
});

describe("plain views", () => {
  it("has words for keys and names, in the reader's language", () => {
    const part = new Plain(speak("fr"), {}, PLAYERS).part({
      treasury: 8,
      first: 1,
      hand: ["miner", "miner", "mason"],
      total: 3,
    });
    expect(part.facts).toEqual([
      { key: "treasury", label: "Trésor", value: "8" },
      { key: "first", label: "Premier joueur", value: "Colin" },
    ]);
    expect(part.lists[0]?.label).toBe("Main");
    expect(part.lists[0]?.chips.map((chip) => [chip.text, chip.count])).toEqual([
      ["Mineur", 2],
      ["Maçon", undefined],
    ]);
  });
  it("makes chips of entries and of counts, and leaves out what is nothing", () => {
    const part = new Plain(speak("en"), {}, PLAYERS).part({
      road: [{ card: "mason", coins: 2 }, null, { card: "miner", coins: 0 }],
      symbols: { wood: 0, ore: 2 },
      village: "founders:gold > miner; mason",
      markets: [],
      mode: null,
    });
    expect(part.lists.map((list) => list.key)).toEqual(["road", "symbols"]);
    expect(part.lists[0]?.chips.map((chip) => chip.text)).toEqual(["Mason", "–", "Miner"]);
    expect(part.lists[0]?.chips[0]?.notes).toEqual(["Gold lying on it 2"]);
    expect(part.lists[1]?.chips.map((chip) => [chip.text, chip.count])).toEqual([["Ore", 2]]);
    expect(part.facts).toEqual([]);
  });
  it("puts first what only the viewer sees", () => {
    const part = new Plain(speak("en"), {}, PLAYERS).part(
      { discard: ["miner"], hand: ["mason"] },
      "",
      false,
      new Set(["hand"]),
    );
    expect(part.lists.map((list) => list.key)).toEqual(["hand", "discard"]);
  });
  it("tells what is printed on a card from the data", () => {
    expect(new Plain(speak("fr"), CATALOG, PLAYERS).tip("mason")).toBe(
      "Famille : Minerai · Se place sur : Mineur · Or : 2 · Maisons : 1".replaceAll(" :", "\u202f:"),
    );
    expect(new Plain(speak("fr"), CATALOG, PLAYERS).tip("nobody")).toBe("");
  });
  it("calls a way after its ends", () => {
    expect(new Plain(speak("fr", "orleans", CATALOG), CATALOG, PLAYERS).name("way", "map")).toBe("Orléans – Briare");
  });
});

describe("choices", () => {
  const options: Choice[] = [
    { text: "done", targets: [] },
    { text: "draft 1 mason", targets: ["place:1", "card:mason"] },
    { text: "swap 1 miner.1", targets: ["village:1", "spot:miner.1"] },
    { text: "swap 1 mason.1", targets: ["village:1", "spot:mason.1"] },
  ];
  it("offers one click for one option, and the first step where several begin alike", () => {
    const found = ways(options, []);
    expect([...found.keys()]).toEqual(["draft", "swap"]);
    expect(found.get("swap")?.map((way) => [way.id, way.options.length])).toEqual([["swap/village:1", 2]]);
  });
  it("goes on with the next step", () => {
    expect(
      ways(options, ["swap/village:1"])
        .get("swap")
        ?.map((way) => way.id),
    ).toEqual(["swap/spot:miner.1", "swap/spot:mason.1"]);
  });
});
