/** The messages of the page: those of the house, and of each game when it is first needed. */
import { api } from "./api";
import { Messages, type Language } from "./messages";
import { settings } from "./settings.svelte";

type Values = Record<string, string | number>;

class Words {
  house = $state.raw<Messages | null>(null);
  games = $state.raw<Record<string, Messages>>({});
  catalogs = $state.raw<Record<string, Record<string, unknown>>>({});
  private texts = "";

  /** Speak the language of the settings; what was loaded stays until the new texts are here. */
  async load(): Promise<void> {
    const lang = settings.lang;
    const texts = await api.texts(lang);
    if (lang !== settings.lang) return;
    this.texts = texts;
    const games = Object.keys(this.games);
    const spoken = await Promise.all(games.map((game) => this.read(game, lang)));
    this.house = new Messages(lang, [texts]);
    document.documentElement.lang = lang; // not before it is spoken
    this.games = Object.fromEntries(games.map((game, i) => [game, spoken[i] as Messages]));
  }

  /** Load the words of a game, and with `catalog` the component data that names its slots. */
  async game(key: string, catalog = false): Promise<Messages> {
    if (catalog && !this.catalogs[key]) this.catalogs = { ...this.catalogs, [key]: await api.catalog(key) };
    else if (this.games[key]) return this.games[key];
    const spoken = await this.read(key, settings.lang);
    this.games = { ...this.games, [key]: spoken };
    return spoken;
  }

  /** Words of a game for one table alone, where a page shows two: they know who sits there. */
  copy(key: string, lang: Language): Promise<Messages> {
    return this.read(key, lang);
  }

  private async read(key: string, lang: Language): Promise<Messages> {
    const own = await api.gameTexts(key, lang).catch(() => "");
    const spoken = new Messages(lang, [this.texts, own], key, this.catalogs[key] ?? {});
    if (!own) {
      const other = lang === "fr" ? "en" : "fr";
      spoken.fallBack(other, [await api.gameTexts(key, other).catch(() => "")]);
    }
    return spoken;
  }
}

export const words = new Words();

/** A message of the house. */
export function t(key: string, facts: Values = {}): string {
  return words.house?.say(key, facts) ?? "";
}

/** What a game is called; its other words need not be here. */
export function titleOf(game: string): string {
  return words.house?.has(`${game}-title`) ? t(`${game}-title`) : new Messages(settings.lang, [], game).title();
}

export function summaryOf(game: string): string {
  return words.house?.has(`${game}-summary`) ? t(`${game}-summary`) : "";
}

/** Why something failed, in the reader's language. */
export function reason(problem: unknown): string {
  const { error = "", text = "", status = 0, facts = {} } = (problem ?? {}) as {
    error?: string;
    text?: string;
    status?: number;
    facts?: Values;
  };
  if (error && words.house?.has(`error-${error}`)) return t(`error-${error}`, facts);
  if (error === "offline" || (status === 0 && !text)) return t("web-error-offline");
  if (status === 404) return t("web-error-404");
  if (status === 403) return t("web-error-403");
  if (status === 429) return t("web-error-429");
  if (status >= 500) return t("web-error-500");
  return text || t("web-error-500");
}
