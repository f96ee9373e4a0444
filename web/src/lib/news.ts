/** What a page knows of a table, kept up to date by messages that only say what changed. */
import type { AnySeat, AnyView } from "./views.gen";
import type { State, TableInfo } from "./wire.gen";

/** A state with everything in it. */
export type Complete = State & { table: TableInfo };

type Changes = Partial<Omit<AnyView, "players">> & { players?: (AnySeat | null)[] };

/**
 * A view with what changed in it, as `merged` in src/beffroi/server/sight.py. Everything else is the same object as
 * before, so that it need not be compared.
 */
export function merged(before: AnyView, changes: Changes): AnyView {
  const players = changes.players?.map((player, i) => player ?? (before.players[i] as AnySeat));
  return { ...before, ...changes, players: players ?? before.players };
}

/** A table that is not sent again: whose turn it is, and its round or year, stand in every view. */
function later(table: TableInfo, view: AnyView & { year?: number }): TableInfo {
  return { ...table, waiting: view.awaited, round: view.year ?? view.round };
}

/** The state a message leads to, or null if the page lacks what the message builds on: it asked for everything anew. */
export function completed(before: Complete | null, came: State): Complete | null {
  const view = came.whole ? came.view : before && merged(before.view, came.view as Changes);
  const table = came.table ?? (before && view && later(before.table, view));
  return view && table ? { ...came, whole: true, view, table } : null;
}

/** A table with the seats whose player has it open; bots are always there. */
export function present(table: TableInfo, online: readonly number[]): TableInfo {
  const seats = table.seats.map((seat, i) => ({ ...seat, online: seat.kind === "bot" || online.includes(i) }));
  return { ...table, seats };
}
