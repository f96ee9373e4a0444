/** How this browser likes it: kept in the browser, applied to the page. */
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
  toured = $state.raw<readonly string[]>([]); // games whose tour was taken, or declined
  bot = $state(""); // chosen last for the seats of bots; empty for the usual one
  hint = $state<Strength>("matters"); // how much a hint tells
  private systemDark = $state(false);
  private systemStill = $state(false);
  private paper = $state(false); // what is printed is printed in the colors of the day

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
      this.apply(); // at once: the page is printed before effects run
    });
    $effect.root(() => {
      $effect(() => this.apply());
    });
    this.apply();
    document.documentElement.lang = this.lang; // of the very first words; then the words say when another is spoken
  }

  get dark(): boolean {
    if (this.paper) return false;
    return this.theme === "dark" || (this.theme === "system" && this.systemDark);
  }

  /** Remember that somebody knows the screen of a game. */
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
      // a browser that keeps nothing still plays
    }
  }
}

export const settings = new Settings();
