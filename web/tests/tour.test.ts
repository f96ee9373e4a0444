/** The tour of the screen: sheets that stay clear, arrows that point, and stops that are said and ruled. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Messages } from "../src/lib/messages";
import { arrow, place, type Box } from "../src/lib/tour";
import { tour as bruges } from "../src/games/bruges/tour";
import { tour as laCitta } from "../src/games/la_citta/tour";
import { tour as orleans } from "../src/games/orleans/tour";
import { tour as villagers } from "../src/games/villagers/tour";

const GAMES = { bruges, la_citta: laCitta, orleans, villagers };
const SCREEN = { width: 1280, height: 800 };
const SHEET = { width: 336, height: 220 };
const read = (path: string): string => readFileSync(new URL(`../../src/beffroi/${path}`, import.meta.url), "utf-8");

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe("the sheet", () => {
  const foot = { x: 0, y: 712, width: 1280, height: 88 };
  it.each([
    { x: 1, y: 49, width: 662, height: 584 },
    { x: 0, y: 712, width: 1280, height: 88 },
    { x: 940, y: 0, width: 340, height: 700 },
    { x: 205, y: 517, width: 738, height: 194 },
    { x: 600, y: 350, width: 40, height: 40 },
  ])("covers neither what it speaks of nor what is asked: %o", (target) => {
    const at = { ...place(SHEET, target, [foot], SCREEN), ...SHEET };
    expect(overlap(at, target)).toBe(false);
    expect(overlap(at, foot)).toBe(false);
    expect(at.x >= 0 && at.y >= 0 && at.x + at.width <= SCREEN.width && at.y + at.height <= SCREEN.height).toBe(true);
  });
  it("leaves what can be clicked alone where there is another place", () => {
    const lit = { x: 700, y: 40, width: 560, height: 330 };
    const at = { ...place(SHEET, { x: 400, y: 300, width: 100, height: 100 }, [lit, foot], SCREEN), ...SHEET };
    expect(overlap(at, lit)).toBe(false);
  });
});

describe("the arrow", () => {
  const box = { x: 100, y: 100, width: 100, height: 100 };
  it("goes from edge to edge", () => {
    expect(arrow(box, { x: 300, y: 120, width: 50, height: 40 })).toEqual({ x1: 200, x2: 300, y1: 140, y2: 140 });
    expect(arrow(box, { x: 0, y: 0, width: 40, height: 40 })).toEqual({ x1: 100, x2: 40, y1: 100, y2: 40 });
  });
  it("is left out where both touch", () => {
    expect(arrow(box, { x: 150, y: 150, width: 300, height: 10 })).toBeNull();
  });
});

describe.each(Object.entries(GAMES))("the tour of %s", (game, tour) => {
  it("has six to nine stops with those of the table, of those that go together", () => {
    const together = tour.filter((stop) => stop.say !== "villagers-tour-countess"); // alone, instead of the other villages
    expect(together.length + 3).toBeGreaterThanOrEqual(6);
    expect(together.length + 3).toBeLessThanOrEqual(9);
  });
  it("cites rules that are there", () => {
    for (const lang of ["RULES.md", "RULES.fr.md"]) {
      const rules = read(`games/${game}/${lang}`);
      for (const stop of tour) expect(rules, stop.say).toContain(`**${stop.rule}**`);
    }
  });
  it.each(["fr", "en"] as const)("is told in two or three short sentences in %s", (lang) => {
    const says = new Messages(lang, [read(`games/${game}/locale/${lang}.ftl`)], game);
    for (const stop of tour) {
      expect(says.has(`${stop.say}.title`), stop.say).toBe(true);
      expect(says.say(stop.say).split(/[.] /).length, stop.say).toBeLessThanOrEqual(3);
      expect(says.say(stop.say).length, stop.say).toBeLessThan(230);
    }
  });
});
