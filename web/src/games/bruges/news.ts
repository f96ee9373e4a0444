// What the dice of a round brought: disasters and what they took, read from the log.
import type { Line } from "../../lib/wire.gen";

export interface Blow {
  seat: number;
  threat: string;
  lines: Line[]; // what was lost, up to the markers that go back
}

/** The disasters of the present round, in the order in which they struck. */
export function blows(lines: readonly Line[]): Blow[] {
  const from = lines.findLastIndex((line) => line.told["what"] === "round");
  const out: Blow[] = [];
  let open: Blow | null = null;
  for (const line of lines.slice(from + 1)) {
    const { what, seat, threat } = line.told;
    if (what === "disaster") out.push((open = { seat: Number(seat), threat: String(threat), lines: [] }));
    else if (open && seat === open.seat) {
      open.lines.push(line);
      if (what === "calmed") open = null;
    }
  }
  return out;
}
