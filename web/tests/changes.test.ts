/** What options and moves bring, in words. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { changeText, differing, explanationText, sides, signed } from "../src/lib/changes";
import { Messages, type Language } from "../src/lib/messages";

const ROOT = join(__dirname, "../../src/beffroi");
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

function villagers(lang: Language): Messages {
  return new Messages(lang, [read(`i18n/locale/${lang}.ftl`), read(`games/villagers/locale/${lang}.ftl`)], "villagers");
}

const change = (feature: string, amount: number, worth: number) => ({ feature, amount, worth });

describe("changes in words", () => {
  it("have a sign and tenths", () => {
    expect([signed("en", 3), signed("en", -1.25), signed("fr", 0.26)]).toEqual(["+3", "−1.3", "+0,3"]);
  });

  it("name the feature in both languages", () => {
    expect(changeText(villagers("en"), change("first_market", 3, 2))).toBe("gold at the first market +3");
    expect(changeText(villagers("fr"), change("first_market", -2, 2))).toBe("or au premier marché −2");
    expect(changeText(villagers("en"), change("not_there", 1, 1))).toBe("not there +1");
  });

  it("leave out what all options have in common", () => {
    const option = (text: string, changes: ReturnType<typeof change>[]) => ({
      text,
      targets: [],
      chance: 0.5,
      changes,
    });
    const [food, gold] = [change("food", 1, 1), change("gold", 2, 2)];
    expect(differing([option("a", [food, gold]), option("b", [food])])).toEqual([[gold], []]);
    expect(differing([option("a", [food, gold])])).toEqual([[food, gold]]);
  });

  it("stand for or against an option by what they are worth, whatever their sign", () => {
    const [city, food] = [change("cities", 1, -0.4), change("food", 1, 0.6)];
    expect(sides([city, food])).toEqual([
      { key: "hint-for", changes: [food] },
      { key: "hint-against", changes: [city] },
    ]);
    expect(sides([city])).toEqual([{ key: "hint-against", changes: [city] }]);
    expect(sides([])).toEqual([]);
  });

  it("explain a move in one sentence", () => {
    const changes = [change("gold", 3, 3.4), change("food", 1, 0.8)];
    expect(explanationText(villagers("en"), "Colin drafts the Cooper", changes)).toBe(
      "Colin drafts the Cooper: gold at the second market +3, food that counts +1; all in all worth about 4 points",
    );
    expect(explanationText(villagers("fr"), "Colin recrute le Tonnelier", [change("gold", 1, 1)])).toBe(
      "Colin recrute le Tonnelier\u202f: or au second marché +1\u202f; le tout vaut environ 1 point",
    );
    expect(explanationText(villagers("en"), "Colin passes", [])).toBe("Colin passes: nothing that matters yet");
  });
});
