/** Bots by name: the levels are called in the reader's language, bots from outside by their own names. */
import type { GameInfo } from "./wire.gen";
import { settings } from "./settings.svelte";
import { t } from "./words.svelte";

const LEVELS: Record<string, string> = {
  random: "level-random",
  apprentice: "level-apprentice",
  journeyman: "level-journeyman",
  master: "level-master",
};

export function levelName(bot: string): string {
  return LEVELS[bot] ? t(LEVELS[bot]) : bot;
}

/** The bot that this browser chose last, if the house has it, or the usual one. */
export function likedBot(game: GameInfo | undefined): string {
  return game?.bots.includes(settings.bot) ? settings.bot : (game?.bot ?? "");
}
