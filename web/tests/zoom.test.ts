import { describe, expect, it } from "vitest";
import { kept, within } from "../src/lib/zoom";

describe("zoom", () => {
  it("stays between its bounds", () => {
    expect(within(0.4)).toBe(1);
    expect(within(7)).toBe(3);
    expect(within(1.7)).toBe(1.7);
    expect(within(7, 1, 5)).toBe(5);
  });

  it("keeps what is under the fingers where it is", () => {
    // 300 wide, not scrolled, fingers at 100: twice as large, that point lies at 200 and must be shown at 100
    expect(kept(0, 100, 300, 600)).toBe(100);
    // and back again
    expect(kept(100, 100, 600, 300)).toBe(0);
  });
});
