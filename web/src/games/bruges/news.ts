// What the dice of a round caused: disasters and losses, read from the log.
import type { LineOf } from "../../lib/board";
import type { Told } from "./kit";

type Line = LineOf<Told>;

export interface Blow {
  seat: number;
  threat: string;
  lines: Line[]; // what was lost, up to the markers that go back
}

/** The disasters of the current round, in the order in which they struck. */
export function blows(lines: readonly Line[]): Blow[] {
  const from = lines.findLastIndex((line) => line.told.what === "round");
  const out: Blow[] = [];
  let open: Blow | null = null;
  for (const line of lines.slice(from + 1)) {
    const { told } = line;
    if (told.what === "disaster") out.push((open = { seat: told.seat, threat: told.threat, lines: [] }));
    else if (open && told.seat === open.seat) {
      open.lines.push(line);
      if (told.what === "calmed") open = null;
    }
  }
  return out;
}
