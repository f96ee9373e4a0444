/** The settings of this browser: stored in the browser, applied to the page. */
import type { Language } from "./messages";
import type { AskHint } from "./wire.gen";

export type Theme = "system" | "light" | "dark";
export type Confirm = "never" | "final" | "always";
export type Strength = AskHint["strength"];
export const STRENGTHS: readonly Strength[] = ["matters", "options", "move"];
export const SIZES = [87, 100, 112, 125] as const;

interface Kept {
  lang: Language;
  theme: Theme;
  size: number;
  sounds: boolean;
  still: boolean;
  confirm: Confirm;
  plain: boolean;
  toured: string[];
  bot: string;
  hint: Strength;
}

const PLACE = "beffroi.settings";

function kept(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

class Settings {
  lang = $state<Language>("en");
  theme = $state<Theme>("system");
  size = $state(100);
  sounds = $state(false);
  still = $state(false); // no motion, whatever the system says
  confirm = $state<Confirm>("never");
  plain = $state(false); // every board as labelled lists
  toured = $state.raw<readonly string[]>([]); // games whose tour was taken or declined
  bot = $state(""); // last chosen for bot seats; empty for the default
  hint = $state<Strength>("matters"); // how much a hint tells
  private systemDark = $state(false);
  private systemStill = $state(false);
  private paper = $state(false); // printing uses the light theme

  constructor() {
    this.take(kept());
    addEventListener("storage", (event) => event.key === PLACE && this.take(kept())); // changed in another tab
    const dark = matchMedia("(prefers-color-scheme: dark)");
    const still = matchMedia("(prefers-reduced-motion: reduce)");
    this.systemDark = dark.matches;
    this.systemStill = still.matches;
    dark.addEventListener("change", () => (this.systemDark = dark.matches));
    still.addEventListener("change", () => (this.systemStill = still.matches));
    const paper = matchMedia("print");
    paper.addEventListener("change", () => {
      this.paper = paper.matches;
      this.apply(); // right away: the page is printed before effects run
    });
    $effect.root(() => {
      $effect(() => this.apply());
    });
    this.apply();
    document.documentElement.lang = this.lang; // for the first texts; later it follows the loaded texts
  }

  get dark(): boolean {
    if (this.paper) return false;
    return this.theme === "dark" || (this.theme === "system" && this.systemDark);
  }

  /** Remember that the tour of a game was seen. */
  knows(game: string): void {
    if (!this.toured.includes(game)) this.toured = [...this.toured, game];
  }

  get motionless(): boolean {
    return this.still || this.systemStill;
  }

  private take(old: Partial<Kept>): void {
    const wish = navigator.languages.map((lang) => lang.slice(0, 2)).find((lang) => lang === "fr" || lang === "en");
    this.lang = old.lang === "fr" || old.lang === "en" ? old.lang : wish === "fr" ? "fr" : "en";
    this.theme = old.theme === "light" || old.theme === "dark" ? old.theme : "system";
    this.size = SIZES.find((size) => size === old.size) ?? 100;
    this.sounds = old.sounds === true;
    this.still = old.still === true;
    this.confirm = old.confirm === "final" || old.confirm === "always" ? old.confirm : "never";
    this.plain = old.plain === true;
    this.bot = typeof old.bot === "string" ? old.bot : "";
    this.hint = STRENGTHS.find((strength) => strength === old.hint) ?? "matters";
    this.toured = Array.isArray(old.toured) ? old.toured.filter((game) => typeof game === "string") : [];
  }

  private apply(): void {
    const { lang, theme, size, sounds, still, confirm, plain, toured, bot, hint } = this;
    const page = document.documentElement;
    page.dataset["theme"] = this.dark ? "dark" : "light";
    page.dataset["motion"] = this.motionless ? "reduced" : "full";
    page.style.setProperty("--text", `${size}%`);
    try {
      localStorage.setItem(
        PLACE,
        JSON.stringify({ lang, theme, size, sounds, still, confirm, plain, toured, bot, hint }),
      );
    } catch {
      // playing works without storage, too
    }
  }
}

export const settings = new Settings();
