/** How a game ended, in one sentence: who won with how many points, ahead of equals by what, or that nobody here did. */
import type { Player } from "./board";
import type { Messages } from "./messages";
import type { State } from "./wire.gen";

export type End = Pick<State, "scores" | "ranks" | "tiebreaks">;
/** A tie-breaker that set equals apart, with what those seats have of it; null for all others. */
export type Untied = [name: string, numbers: (number | null)[]];

export const totals = (end: End): number[] => end.scores.map((lines) => lines.reduce((sum, [, worth]) => sum + worth, 0));

export function untied(end: End): Untied[] {
  let keys = totals(end).map(String);
  const out: Untied[] = [];
  for (const [name, numbers] of end.tiebreaks) {
    const apart = (seat: number) => numbers.some((other, i) => keys[i] === keys[seat] && other !== numbers[seat]);
    const found = numbers.map((number, seat) => (apart(seat) ? Math.abs(number) : null)); // the fewest is counted below zero
    if (found.some((number) => number !== null)) out.push([name, found]);
    keys = keys.map((key, seat) => `${key} ${numbers[seat]}`);
  }
  return out;
}

export function outcome(players: readonly Player[], end: End, messages: Messages): string {
  if (!end.ranks.length) return messages.say("table-over");
  const named = (seats: readonly number[]) => messages.listed(players.filter((player) => seats.includes(player.seat)).map((player) => player.name));
  const best = players.map((player) => player.seat).filter((seat) => end.ranks[seat] === 1);
  const [first] = best;
  if (first === undefined) return messages.say("table-lost");
  const points = totals(end);
  let said = messages.say(best.length > 1 ? "table-shared" : "table-winner", { players: named(best), points: points[first] ?? 0 });
  let left = points.flatMap((worth, seat) => (worth === points[first] && !best.includes(seat) ? [seat] : []));
  for (const [name, numbers] of untied(end)) {
    const own = numbers[first] ?? null;
    const behind = left.filter((seat) => numbers[seat] !== null && numbers[seat] !== own);
    if (own === null || !behind.length) continue;
    const theirs = messages.listed([...new Set(behind.map((seat) => String(numbers[seat])))]);
    said = messages.say("table-ahead", { outcome: said, others: named(behind), by: messages.tiebreak(name, "by"), own, theirs });
    left = left.filter((seat) => !behind.includes(seat));
  }
  return said;
}
