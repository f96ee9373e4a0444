// Sentences of the board, from the language files and the data of the game.
import type { BoardProps, LineOf } from "../../lib/board";
import { guessed } from "../../lib/provenance";
import { WISHES, type Book, type Kit, type Table, type Why, type Told } from "./kit";

type Props = Pick<BoardProps, "say" | "name" | "messages">;

export const DOT = " · ";

/** What cannot be chosen now, and why. */
export function barredOf(say: Props["say"], barred: Table["barred"]): Map<string, Why> {
  return new Map(
    barred.flatMap((entry) => {
      const why = { text: say(`la_citta-why-${entry.why}`), rule: entry.rule };
      return entry.names.map((one): [string, Why] => [`${entry.domain}:${one}`, why]);
    }),
  );
}

/**
 * What the parts of the board share: names, prices, what cards and buildings do, what a space touches. It stays the same
 * while the land does; `why` looks up what is barred when asked.
 */
export function kitOf({ say, name, messages }: Props, book: Book, slots: Table["slots"], why: Kit["why"]): Kit {
  const touches = new Map(book.map.spaces.list.map((entry) => [entry.at.join(","), entry.touches]));
  const lands = new Map(slots.map((slot) => [slot.slot, slot]));
  const wish = (one: string): string => name("wish", one);

  function gives(building: string): string {
    const entry = book.buildings[building];
    if (!entry) return "";
    const out = WISHES.flatMap((one, i) => {
      const count = entry.arches[i] ?? 0;
      return count ? [messages.say("la_citta-tip-gives", { count, wish: wish(one).toLowerCase() })] : [];
    });
    if (entry.feeds) out.push(say("la_citta-board-feeds"));
    if (entry.mines) out.push(say("la_citta-board-mines"));
    if (entry.citizen === "supply") out.push(say("la_citta-board-brings"));
    if (entry.cap_step)
      out.push(say(`la_citta-board-cap-${entry.cap_step}`, { cap: book.numbers["cap_market"]?.value ?? 0 }));
    const where = entry.at ? [sentence(say(`la_citta-board-at-${entry.at}`))] : [];
    return [...where, sentence(out.join(", "))].filter(Boolean).join(DOT);
  }

  function does(card: string): string {
    const effect = book.politics[card]?.effect;
    if (!effect) return "";
    return effect.building ? gives(effect.building) : sentence(messages.effect(effect));
  }

  function price(card: string): string {
    const entry = book.politics[card];
    return entry?.effect.prices ? Object.values(entry.effect.prices).join("/") : String(entry?.cost ?? 0);
  }

  function touched(space: string): string {
    const near = (touches.get(space) ?? []).flatMap((slot) => lands.get(slot) ?? []);
    const wheat = near.reduce((sum, slot) => sum + slot.wheat, 0);
    const out = wheat ? [say("la_citta-board-wheat", { count: wheat })] : [];
    for (const kind of ["mountain", "water"] as const) {
      const count = near.filter((slot) => slot.kind === kind).length;
      if (count) out.push(name("land", kind) + (count > 1 ? ` ×${count}` : ""));
    }
    return out.length ? messages.say("la_citta-tip-touches", { what: out.join(", ") }) : say("la_citta-tip-bare");
  }

  return {
    say,
    name,
    wish,
    initial: (one) => wish(one).charAt(0),
    city: (one) => name("city", one),
    price,
    does,
    gives,
    touched,
    feast: (mark) => say("la_citta-board-marked", { count: mark.number, wish: mark.wish }),
    why,
    guessed,
  };
}

const LAID = new Set<Told["what"]>(["placed", "founded", "built"]);
const ACTS = new Set<Told["what"]>([...LAID, "gold", "took", "drew", "skipped"]); // what a turn starts with

/** Spaces on which others laid a tile since the viewer's last turn; a spectator sees the latest one. */
export function freshOf(lines: readonly LineOf<Told>[], viewer: number): Set<string> {
  const laid = lines.filter((line) => line.told.seat !== viewer && LAID.has(line.told.what));
  const since = lines.findLast((line) => line.told.seat === viewer && ACTS.has(line.told.what))?.n ?? 0;
  const shown = viewer < 0 ? laid.slice(-1) : laid.filter((line) => line.n > since);
  return new Set(shown.flatMap(({ told }) => ("space" in told ? [told.space] : [])));
}

/** The rule of what a politics card does (CIT-9). */
const RULES: Record<string, string> = {
  build: "9.1",
  population: "9.2",
  harvest: "9.3",
  games: "9.4",
  listen: "9.5",
  builders: "9.6",
};

export function ruleOf(book: Book, card: string): string {
  return `CIT-${RULES[book.politics[card]?.effect.do ?? ""] ?? "8.3"}`;
}

/** With an initial capital. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
