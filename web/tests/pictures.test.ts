/** The pictures of the rules: of chapters and lines that are there, of pieces that have a name. */
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parts } from "../src/lib/board";
import { Messages } from "../src/lib/messages";
import { pictures as bruges } from "../src/games/bruges/pictures";
import { pictures as laCitta } from "../src/games/la_citta/pictures";
import { pictures as orleans } from "../src/games/orleans/pictures";
import { pictures as villagers } from "../src/games/villagers/pictures";

const GAMES = { bruges, la_citta: laCitta, orleans, villagers };
const read = (game: string, path: string): string =>
  readFileSync(new URL(`../../src/beffroi/games/${game}/${path}`, import.meta.url), "utf-8");

describe.each(Object.entries(GAMES))("pictures of %s", (game, pictures) => {
  it("belong to chapters of the rules", () => {
    const chapters = [...read(game, "RULES.md").matchAll(/^## (\d+)\./gm)].map((found) => Number(found[1]));
    expect(
      Object.keys(pictures.chapters)
        .map(Number)
        .filter((number) => !chapters.includes(number)),
    ).toEqual([]);
  });
  it.each(["SUMMARY.md", "SUMMARY.fr.md"])("belong to the lines of %s", (file) => {
    const parts = read(game, file)
      .split(/^## .*$/m)
      .slice(1)
      .map((part) => part.split("\n").filter((line) => line.trim()).length);
    expect(pictures.summary.map((lines) => lines.length)).toEqual(parts);
  });
  it.each(["fr", "en"] as const)("have names in %s", (lang) => {
    const says = new Messages(lang, [read(game, `locale/${lang}.ftl`)], game);
    for (const one of Object.values(pictures.chapters).flat()) {
      if (typeof one !== "string") expect(says.has(one[1]), one[1]).toBe(true);
      else expect(says.nounKey(...parts(one)), one).toBeTruthy();
    }
  });
  it("are drawn by the game", () => {
    expect(existsSync(new URL(`../src/games/${game}/Picture.svelte`, import.meta.url))).toBe(true);
  });
});
