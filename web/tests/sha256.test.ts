import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { sha256 } from "../src/lib/sha256";

describe("sha256", () => {
  it.each([0, 1, 54, 55, 56, 63, 64, 65, 119, 120, 1000, 9000])("agrees with the library's on %i letters", (length) => {
    const text = "Orléans 1429 ".repeat(1 + length / 12).slice(0, length);
    expect(sha256(text)).toBe(createHash("sha256").update(text).digest("hex"));
  });
});
