// Sentences of the board, from the language files of the game, and the cards in words.
import type { BoardProps } from "../../lib/board";
import type { CardFace } from "../../lib/wire.gen";
import type { Book, Color, Kit } from "./kit";

export function kitOf(props: Pick<BoardProps, "say" | "name">, book: Book, faces: Record<string, CardFace>): Kit {
  const { say, name } = props;
  return {
    say,
    name,
    book,
    face: (card) => faces[card] ?? { id: card, name: name("card", card), about: "", text: "", doubt: "" },
    letter: (color) => say(`bruges-color-${color}.letter`),
    number: (key) => book.numbers[key]?.value ?? 0,
    threat: (color) => Object.keys(book.threats).find((threat) => book.threats[threat]?.color === color) ?? "",
    happening: (threat) => {
      const { do: word = "", ...facts } = book.threats[threat]?.effect ?? {};
      return word ? sentence(say(`bruges-happening-${word}`, facts)) : "";
    },
  };
}

/** With an initial capital. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const NARROW = new Set("ijltfrI’'");
const WIDE = new Set("mwMW");

function ems(letter: string): number {
  if (NARROW.has(letter)) return 0.33;
  if (WIDE.has(letter)) return 0.85;
  return letter === letter.toLowerCase() ? 0.5 : 0.68;
}

/** How wide the widest word of a name is, in ems of the bold serif: its frame is never narrower, so no word is split. */
export function widestWord(name: string): number {
  const widths = name.split(/[\s-]/).map((word) => [...word].reduce((sum, letter) => sum + ems(letter), 0));
  return Math.max(...widths);
}

/** Everything about a card in a few lines, for its tip. */
export function about(kit: Kit, card: string, ...more: string[]): string {
  const face = kit.face(card);
  const title = face.about ? `${face.name} · ${face.about}` : face.name;
  return [title, face.text, ...more, face.doubt ? `◇ ${sentence(face.doubt)}` : ""].filter(Boolean).join("\n");
}

/** Counts by color in words: « 2 bleues, 1 rouge ». */
export function colored(kit: Kit, counts: Partial<Record<Color, number>>): string {
  return Object.entries(counts)
    .filter(([, count]) => count)
    .map(([color, count]) => `${count} ${kit.name("color", color)}`)
    .join(", ");
}
