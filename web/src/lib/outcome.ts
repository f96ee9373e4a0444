/** How a game ended, in one sentence: who won with how many points, or that an opponent without a seat did. */
import type { Player } from "./board";
import type { Messages } from "./messages";

export function outcome(players: readonly Player[], scores: readonly (readonly [string, number][])[], ranks: readonly number[], messages: Messages): string {
  if (!ranks.length) return messages.say("table-over");
  const best = players.filter((player) => ranks[player.seat] === 1);
  if (!best.length) return messages.say("table-lost");
  const points = (scores[best[0]?.seat ?? 0] ?? []).reduce((sum, [, worth]) => sum + worth, 0);
  const facts = { players: messages.listed(best.map((player) => player.name)), points };
  return messages.say(best.length > 1 ? "table-shared" : "table-winner", facts);
}
