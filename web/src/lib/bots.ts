/** Bots by name: levels in the reader's language, external bots by their own names. */
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

/** The bot last chosen in this browser, if the server has it, or the default. */
export function likedBot(game: GameInfo | undefined): string {
  return game?.bots.includes(settings.bot) ? settings.bot : (game?.bot ?? "");
}
