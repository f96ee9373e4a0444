/** Boards and their parts, found by folder and loaded when a table needs them. */
import type { Component } from "svelte";
import GuestBoard from "../parts/GuestBoard.svelte";
import PlainBoard from "../parts/PlainBoard.svelte";
import type { Board, EntryProps, IconProps, SeatProps } from "./board";
import { hasGuestBoard } from "./guest";

type Loader<T> = Record<string, () => Promise<{ default: T }>>;

const boards = import.meta.glob("../games/*/Board.svelte") as Loader<Board>;
const seats = import.meta.glob("../games/*/Seat.svelte") as Loader<Component<SeatProps>>;
const entries = import.meta.glob("../games/*/Entry.svelte") as Loader<Component<EntryProps>>;
const icons = import.meta.glob("../games/*/Icon.svelte") as Loader<Component<IconProps>>;

async function load<T>(from: Loader<T>, game: string, part: string): Promise<T | null> {
  const loader = from[`../games/${game}/${part}.svelte`];
  return loader ? (await loader()).default : null;
}

/** The board of a game: of this house, of its own package, or in plain words. */
export const boardOf = async (game: string): Promise<Board> =>
  (await load(boards, game, "Board")) ?? (hasGuestBoard(game) ? GuestBoard : PlainBoard);
export const seatOf = (game: string) => load(seats, game, "Seat");
export const entryOf = (game: string) => load(entries, game, "Entry");
export const iconOf = (game: string) => load(icons, game, "Icon");
