/** The players of a table as its pages show them: seat, name, color and the letter that stands for it. */
import type { Player, Tincture } from "./board";
import { tincture } from "./house.svelte";
import { t } from "./words.svelte";
import type { TableInfo } from "./wire.gen";

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

export function playersOf(table: TableInfo, waiting: readonly number[] = table.waiting): Player[] {
  return table.seats.map((seat, i) => {
    const color = tincture(seat.color);
    return {
      seat: i,
      name: seat.name || t("web-seat-nobody"),
      color,
      letter: letter(color),
      mine: seat.mine,
      bot: seat.kind === "bot",
      waiting: waiting.includes(i),
    };
  });
}
