import { describe, expect, it } from "vitest";
import { parts, richText } from "../src/lib/rich";

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
  it("leaves the star of an own-colour character alone", () => {
    expect(parts("F* and B* stay")).toEqual([{ text: "F* and B* stay" }]);
  });
  it("keeps tables together and drops their rule", () => {
    const blocks = richText("Supply:\n  | a | b |\n  |---|---|\n  | 1 | 2 |\n  - item");
    expect(blocks.map((block) => block.rows?.length ?? (block.item ? "item" : "text"))).toEqual(["text", 2, "item"]);
  });
});
