/** The players of a table as its pages show them: seat, name, color and the letter that stands for it. */
import type { Player, Tincture } from "./board";
import { tincture } from "./house.svelte";
import { t } from "./words.svelte";
import type { Seat, TableInfo } from "./wire.gen";

const LETTERS: Record<Tincture, string> = {
  azure: "web-letter-azure",
  gules: "web-letter-gules",
  or: "web-letter-or",
  vert: "web-letter-vert",
  purpure: "web-letter-purpure",
  tenne: "web-letter-tenne",
};

export function letter(color: Tincture): string {
  return t(LETTERS[color]);
}

/** The name at a seat; a person who was forgotten has none. */
export function nameOf(seat: Seat): string {
  return seat.name || t(seat.kind === "human" ? "web-seat-gone" : "web-seat-nobody");
}

export function playersOf(table: TableInfo, waiting: readonly number[] = table.waiting): Player[] {
  return table.seats.map((seat, i) => {
    const color = tincture(seat.color);
    return {
      seat: i,
      name: nameOf(seat),
      color,
      letter: letter(color),
      mine: seat.mine,
      bot: seat.kind === "bot",
      waiting: waiting.includes(i),
    };
  });
}
