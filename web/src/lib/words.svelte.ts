/** The messages of the page: shared ones, and those of each game on first use. */
import { api } from "./api";
import { Messages, type Language } from "./messages";
import { settings } from "./settings.svelte";
import type { Catalog } from "./wire.gen";

type Values = Record<string, string | number>;

/** The key for words and data of a game: its key, and the owner's pack of the table. */
export function wordsOf(table: { game: string; pack: string; playable: boolean } | null | undefined): string {
  return table ? (table.pack && table.playable ? `${table.game}@${table.pack}` : table.game) : "";
}

class Words {
  house = $state.raw<Messages | null>(null);
  games = $state.raw<Record<string, Messages>>({}); // by wordsOf() of a table
  catalogs = $state.raw<Record<string, Record<string, unknown>>>({}); // likewise
  private readonly renamed: Record<string, Catalog["renamed"]> = {};
  private texts = "";

  /** Switch to the language of the settings; the old texts stay until the new ones arrive. */
  async load(): Promise<void> {
    const lang = settings.lang;
    const texts = await api.texts(lang);
    if (lang !== settings.lang) return;
    this.texts = texts;
    const games = Object.keys(this.games);
    const spoken = await Promise.all(games.map((game) => this.read(game, lang)));
    this.house = new Messages(lang, [texts]);
    document.documentElement.lang = lang; // not before the texts are loaded
    this.games = Object.fromEntries(games.map((game, i) => [game, spoken[i] as Messages]));
  }

  /** Load the words of a game, and with `catalog` the component data that names its slots. */
  async game(key: string, catalog = false): Promise<Messages> {
    if (catalog && !this.catalogs[key]) {
      const [game = "", pack = ""] = key.split("@");
      const found = await api.catalog(game, pack).catch((problem: unknown) => {
        if (!pack) throw problem;
        return api.catalog(game); // today's rules refuse an old pack, but a game that is over can still be watched
      });
      this.renamed[key] = found.renamed;
      this.catalogs = { ...this.catalogs, [key]: found.tables };
    } else if (this.games[key]) return this.games[key];
    const spoken = await this.read(key, settings.lang);
    this.games = { ...this.games, [key]: spoken };
    return spoken;
  }

  /** Words of a game for one table, on a page that shows two: they know its players. */
  copy(key: string, lang: Language): Promise<Messages> {
    return this.read(key, lang);
  }

  private async read(key: string, lang: Language): Promise<Messages> {
    const [game = "", pack = ""] = key.split("@");
    const own = await api.gameTexts(game, lang).catch(() => "");
    const spoken = new Messages(lang, [this.texts, own], game, this.catalogs[key] ?? {}, this.renamed[key]);
    spoken.pack = pack;
    if (!own) {
      const other = lang === "fr" ? "en" : "fr";
      spoken.fallBack(other, [await api.gameTexts(game, other).catch(() => "")]);
    }
    return spoken;
  }
}

export const words = new Words();

/** A shared message. */
export function t(key: string, facts: Values = {}): string {
  return words.house?.say(key, facts) ?? "";
}

/** The title of a game; its other words need not be loaded. */
export function titleOf(game: string): string {
  return words.house?.has(`${game}-title`) ? t(`${game}-title`) : new Messages(settings.lang, [], game).title();
}

export function summaryOf(game: string): string {
  return words.house?.has(`${game}-summary`) ? t(`${game}-summary`) : "";
}

/** Why something failed, in the reader's language. */
export function reason(problem: unknown): string {
  const {
    error = "",
    text = "",
    status = 0,
    facts = {},
  } = (problem ?? {}) as {
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
