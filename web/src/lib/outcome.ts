/** How a game ended, in one sentence: who won with how many points, by which tie-breaker, or that nobody here did. */
import type { Player } from "./board";
import type { Messages } from "./messages";
import type { State } from "./wire.gen";

export type End = Pick<State, "scores" | "ranks" | "untied" | "ahead">;

export const totals = (end: End): number[] =>
  end.scores.map((lines) => lines.reduce((sum, [, worth]) => sum + worth, 0));

export function outcome(players: readonly Player[], end: End, messages: Messages): string {
  if (!end.ranks.length) return messages.say("table-over");
  const named = (seats: readonly number[]) =>
    messages.listed(players.filter((player) => seats.includes(player.seat)).map((player) => player.name));
  const best = players.map((player) => player.seat).filter((seat) => end.ranks[seat] === 1);
  const [first] = best;
  if (first === undefined) return messages.say("table-lost");
  let said = messages.say(best.length > 1 ? "table-shared" : "table-winner", {
    players: named(best),
    points: totals(end)[first] ?? 0,
  });
  for (const { tiebreak, own, others } of end.ahead) {
    const theirs = messages.listed([...new Set(others.map(([, number]) => String(number)))]);
    said = messages.say("table-ahead", {
      outcome: said,
      others: named(others.map(([seat]) => seat)),
      by: messages.tiebreak(tiebreak, "by"),
      own,
      theirs,
    });
  }
  return said;
}
