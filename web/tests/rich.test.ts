import { describe, expect, it } from "vitest";
import { answers, askedFor, folded, hits, parts, richText } from "../src/lib/rich";

describe("rich text of rules", () => {
  it("knows strong, emphasis, code, other rules and where a rule comes from", () => {
    expect(parts("See **ORL-5.2** and ORL-7.1, *never* `x`. [seed 2020]")).toEqual([
      { text: "See " },
      { text: "ORL-5.2", strong: true },
      { text: " and " },
      { text: "ORL-7.1", rule: true },
      { text: ", " },
      { text: "never", em: true },
      { text: " " },
      { text: "x", code: true },
      { text: ". " },
      { text: "[seed 2020]", tag: true },
    ]);
  });
  it("leaves the star of an own-color character alone", () => {
    expect(parts("F* and B* stay")).toEqual([{ text: "F* and B* stay" }]);
  });
  it("keeps tables together and drops their rule", () => {
    const blocks = richText("Supply:\n  | a | b |\n  |---|---|\n  | 1 | 2 |\n  - item");
    expect(blocks.map((block) => block.rows?.length ?? (block.item ? "item" : "text"))).toEqual(["text", 2, "item"]);
  });
});

describe("searching the rules", () => {
  it("compares without accents and capitals, letter for letter", () => {
    expect(folded("Érudit Œuvre ÇA")).toBe("erudit œuvre ca");
    expect(folded("L’Été").length).toBe("L’Été".length);
  });
  it("takes a number for the rule or the chapter it names, and nothing else", () => {
    const found = (text: string, id: string) => answers(askedFor(text), id, "Census", "see ORL-5.2, or 5.2");
    expect([
      found("5.2", "ORL-5.2"),
      found("orl-5.2", "ORL-5.2"),
      found("5", "ORL-5.2"),
      found("ORL-5", "ORL-5.7"),
    ]).toEqual([true, true, true, true]);
    expect([found("5.2", "ORL-15.2"), found("5.2", "ORL-5.21"), found("5", "ORL-15.2"), found("2", "ORL-5.2")]).toEqual(
      [false, false, false, false],
    );
  });
  it("wants every word, in the rule or in its headings", () => {
    const asked = askedFor("  ville MARCHE ");
    expect(answers(asked, "CIT-7.6", "Villes et bâtiments", "Un Marché prend son citoyen")).toBe(true);
    expect(answers(asked, "CIT-7.7", "Villes et bâtiments", "Une Ferme doit toucher un champ")).toBe(false);
  });
  it("marks what it found", () => {
    expect(hits("Un Marché, des marchés", ["marche"])).toEqual([
      { text: "Un ", hit: false },
      { text: "Marché", hit: true },
      { text: ", des ", hit: false },
      { text: "marché", hit: true },
      { text: "s", hit: false },
    ]);
    expect(hits("as it is", [])).toEqual([{ text: "as it is", hit: false }]);
  });
});
