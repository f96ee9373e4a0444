// Sentences of the board, from the language files of the game.
import type { BoardProps, Facts } from "../../lib/board";
import type { Book, Effect, Kit, Place } from "./kit";
import { figureOf } from "./art/signs";

/** What the parts of the board share: sentences, effects in words, initials. */
export function kitOf(props: Pick<BoardProps, "say" | "name">, book: Book): Kit {
  const say = props.say;
  const place = (name: string): Place | undefined => book.places[name] ?? book.tiles[name];
  return {
    say,
    name: props.name,
    place,
    initial: (kind) => say(`orleans-initial-${figureOf(kind)}`),
    effect: (name) => effectText(say, place(name)?.effect),
  };
}

function effectText(say: Kit["say"], effect: Effect | undefined): string {
  if (!effect) return "";
  const { do: verb, ...facts } = effect;
  return sentence(say(`orleans-effect-${verb}`, { coins: 0, development: 0, ...facts }));
}

/** What an event does, in words. */
export function eventText(say: Kit["say"], book: Book, edition: string, name: string, grade: string): string {
  const event = book.events[name];
  if (!event) return "";
  const amount = event.amount?.[edition] ?? 0;
  const facts: Facts = { amount: typeof amount === "number" ? amount : (amount[grade] ?? 0) };
  for (const [key, value] of Object.entries(event)) {
    if (typeof value === "number" || (typeof value === "string" && key === "figure")) facts[key] = value;
  }
  return sentence(say(`orleans-happening-${event.do}`, facts));
}

/** With an initial capital. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
