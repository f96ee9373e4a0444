/** How a game ended, in words. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Player } from "../src/lib/board";
import { Messages, type Language } from "../src/lib/messages";
import { outcome, type End } from "../src/lib/outcome";

const ROOT = join(__dirname, "../../src/beffroi");
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const messages = (game: string, lang: Language) =>
  new Messages(lang, [read(`i18n/locale/${lang}.ftl`), read(`games/${game}/locale/${lang}.ftl`)], game);
const players = ["Robin", "Anne", "Paul"].map((name, seat) => ({ seat, name }) as Player);
const end = (points: number[], ranks: number[], ...ahead: End["ahead"]): End => ({
  scores: points.map((worth) => [["track", worth]]),
  ranks,
  untied: [],
  ahead,
});

describe("the end of a game", () => {
  it("names the winner, and nothing more where points decide", () => {
    expect(outcome(players, end([61, 60, 40], [1, 2, 3]), messages("bruges", "en"))).toBe("Robin wins with 61 points");
    expect(outcome(players, end([61], []), messages("bruges", "en"))).toBe("The game is over");
    expect(outcome(players, end([30], [2]), messages("villagers", "en"))).toBe("Nobody at this table has won");
  });

  it("says what set equals apart, in every game and both languages", () => {
    const said = (game: string, lang: Language, tiebreak: string, own: number, theirs: number) =>
      outcome(players, end([61, 61, 40], [1, 2, 3], { tiebreak, own, others: [[1, theirs]] }), messages(game, lang));
    expect(said("bruges", "en", "florins", 7, 4)).toBe("Robin wins with 61 points, ahead of Anne by florins (7 to 4)");
    expect(said("bruges", "fr", "florins", 7, 4)).toBe(
      "Robin gagne avec 61 points, devant Anne grâce aux florins (7 contre 4)",
    );
    expect(said("la_citta", "en", "gold", 3, 2)).toBe("Robin wins with 61 points, ahead of Anne by gold (3 to 2)");
    expect(said("la_citta", "fr", "gold", 3, 2)).toBe(
      "Robin gagne avec 61 points, devant Anne grâce à l’or (3 contre 2)",
    );
    expect(said("orleans", "en", "development", 20, 19)).toBe(
      "Robin wins with 61 points, ahead of Anne on the development track (20 to 19)",
    );
    expect(said("villagers", "en", "villagers", 8, 10)).toBe(
      "Robin wins with 61 points, ahead of Anne with fewer villagers (8 to 10)",
    );
    expect(said("villagers", "fr", "villagers", 8, 10)).toBe(
      "Robin gagne avec 61 points, devant Anne avec moins de villageois (8 contre 10)",
    );
    expect(said("bruges", "en", "left_hand", 2, 1)).toBe(
      "Robin wins with 61 points, ahead of Anne by left hand (2 to 1)",
    );
  });

  it("keeps shared victories, and names all who were behind", () => {
    const english = messages("bruges", "en");
    const florins = (...others: [number, number][]) => ({ tiebreak: "florins", own: 7, others });
    expect(outcome(players, end([61, 61, 61], [1, 1, 3], florins([2, 4])), english)).toBe(
      "Robin and Anne share the victory with 61 points, ahead of Paul by florins (7 to 4)",
    );
    expect(outcome(players, end([61, 61, 61], [1, 1, 1]), english)).toBe(
      "Robin, Anne and Paul share the victory with 61 points",
    );
    expect(outcome(players, end([61, 61, 61], [1, 2, 3], florins([1, 5], [2, 4])), english)).toBe(
      "Robin wins with 61 points, ahead of Anne and Paul by florins (7 to 5 and 4)",
    );
    expect(outcome(players, end([61, 61, 61], [1, 2, 2], florins([1, 4], [2, 4])), english)).toBe(
      "Robin wins with 61 points, ahead of Anne and Paul by florins (7 to 4)",
    );
    const twice = end(
      [9, 9, 9],
      [1, 2, 3],
      { tiebreak: "gold", own: 5, others: [[2, 3]] },
      { tiebreak: "cards", own: 2, others: [[1, 1]] },
    );
    expect(outcome(players, twice, english)).toBe(
      "Robin wins with 9 points, ahead of Paul by gold (5 to 3), ahead of Anne by cards (2 to 1)",
    );
  });
});
